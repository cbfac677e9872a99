package llvmgen

import (
	"context"
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/launcher"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/machine"
	"tileir/ptxgen/asm"
)

const (
	globalSpace  types.AddrSpace = 1
	sharedSpace  types.AddrSpace = 3
	clusterSpace types.AddrSpace = 7 // the shared memory of all CTAs of a cluster
)

// Options says what else to write than the program.
type Options struct {
	LineInfo bool // the place in the source of each instruction
}

// Generate writes every entry of a planned module. The error is a list of
// located diagnostics if the module holds something that cannot be compiled, or
// that of ctx.
func Generate(ctx context.Context, m *ast.Module, t machine.Machine, o Options) (_ *ir.Module, _ []launcher.Kernel, err error) {
	defer halt.Catch(&err)
	mg := &moduleGen{
		ctx:        ctx,
		mod:        ir.NewModule(),
		source:     m.Source,
		machine:    t,
		intrinsics: map[string]*ir.Func{},
		globals:    map[string]*ir.Global{},
		variables:  map[variable]*ir.Global{},
		symbols:    map[string]bool{sharedSymbol: true},
		codes:      map[asm.Instruction]*asm.Code{},
		callees:    map[*asm.Code]*callee{},
	}
	if o.LineInfo {
		mg.debug = newDebugInfo(mg.mod)
	}
	mg.mod.TargetTriple = "nvptx64-nvidia-cuda"
	mg.mod.DataLayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
	if m.Source != nil {
		mg.mod.SourceFilename = m.Source.Name
	}
	var entries []*ast.Op
	m.Walk(func(op *ast.Op) {
		halt.If(ctx)
		switch op.Opcode {
		case ast.OpGlobal:
			mg.global(op)
		case ast.OpEntry:
			entries = append(entries, op)
		}
	})
	var kernels []launcher.Kernel
	for _, e := range entries {
		k, err := mg.kernel(e)
		if err != nil {
			return nil, nil, err
		}
		kernels = append(kernels, k)
	}
	return mg.mod, kernels, nil
}

// moduleGen is what the kernels of a module share.
type moduleGen struct {
	ctx        context.Context
	mod        *ir.Module
	source     *ast.Source
	machine    machine.Machine
	intrinsics map[string]*ir.Func
	globals    map[string]*ir.Global   // tables of numbers
	invariant  *metadata.Tuple         // for loads of such; nil if there are none
	variables  map[variable]*ir.Global // those of the program
	symbols    map[string]bool         // the names that they and the kernels have
	smem       *ir.Global
	codes      map[asm.Instruction]*asm.Code // see code
	callees    map[*asm.Code]*callee         // the last of each
	debug      *debugInfo                    // nil without line information
}

// variable names a global variable: by its module, and its name in there.
type variable struct {
	module *ast.Op
	name   string
}

// gen writes one kernel. Its methods, up to 300, are the rules of rules.go and gpuOps, one for each op,
// and the sequences of instructions that they share: all write to the block where instructions go,
// and move that. They decide nothing; what an op is made of stands in its rule's file.
type gen struct {
	*moduleGen
	entry        *ast.Op
	fn           *ir.Func
	top          *ir.Block // runs once; values of the thread alone are computed here
	b            *ir.Block // where instructions go; nil after a terminator
	warps        int       // of the tile block
	cluster      int       // CTAs of the tile block
	lane         value.Value
	warp         value.Value
	numbered     value.Value // the warp among those of all teams and roles of the CTA
	team         value.Value // nil if there is one alone
	shared       value.Value // address of the CTA's shared memory, i32
	first        value.Value // address of the shared memory of the cluster's first CTA, i32
	tiles        map[*ast.Value]*tile
	views        map[*ast.Value]*view
	allocs       map[*ast.Value]gpu.Shared
	bytePairs    map[value.Value]bytePair      // of bytes that are halves of a pair
	parts        map[threadColumns]value.Value // thread parts of linear maps, see threadPart
	partsAt      *ir.Block                     // where those are computed that are new,
	partsIn      int                           // in so many loops
	pairs        map[pairKey]value.Value
	loops        []*loopFrame
	folded       foldedRows     // of the first fold since the last wait for a product
	turns        turns          // of warpgroups that begin products one after the other
	gridX        *ir.Param      // tile blocks along x, where a CTA may run several
	blockX       value.Value    // the tile block's own x, where there is gridX
	blockAt      [3]value.Value // its coordinates, where tile blocks are renumbered
	grid         [3]value.Value // its extents in tile blocks, where CTAs are persistent
	share        *share         // of tile blocks that are of different length, what the CTA runs
	sections     *sections      // their order, where CTAs draw them
	counter      *ir.Param      // from which they do
	message      *ir.Param      // the message buffer, i8 addrspace(1)*
	kernelT      launcher.Kernel
	blocksPerCTA int // tile blocks along x that a CTA may run
	blocks       int
	pool         *pool   // memory of alloca ops, nil without
	sums         *sums   // memory through which CTAs share sums, nil without
	waits        int     // how often all threads are still to wait for each other in the op at hand
	batched      []*tile // those of the batch at hand, see batch.go
	lines        *lines  // nil without line information

	maps      map[*ast.Value]value.Value // addresses of tensor maps, i64
	mapParams map[*ast.Op]*ir.Param      // of gpu.tensor_map
	policy    value.Value                // by which L2 forgets first what is read; nil if nothing is
	remote    bool                       // shared memory is named by addresses among those of all CTAs of the cluster
	split     bool                       // a role has gone its way: the entry's own warps wait for each other alone
}

// tile is what a thread holds of a tile: register r is regs[r], or, where an
// instruction made whole 32-bit words of 16-bit or 8-bit elements, part of
// words[r·bits/32]. The registers of one that is made in batches are written when
// they are asked for, see batch.go.
type tile struct {
	typ    *ast.TileType
	layout layout.Layout
	regs   []value.Value
	words  []value.Value
	later  func(r int) // writes regs[r], and may write its neighbours
}

// global writes a global variable: its elements as bytes, so that every type
// is stored exactly.
func (mg *moduleGen) global(op *ast.Op) {
	c := op.Attr(ast.KeyValue).(*ast.DenseAttr)
	n := int(c.Type.NumElements())
	data := make([]byte, 0, n*c.ElemBytes())
	for i := range n {
		if isPacked(c.Type.Elem) && i%2 == 1 {
			data[i/2] |= byte(c.Elem(i) << 4)
			continue
		}
		data = appendElem(data, c, i)
	}
	g := mg.mod.NewGlobalDef(mg.symbolOf(op, "global$"), constant.NewCharArray(data))
	g.AddrSpace = globalSpace
	g.Typ = pointerTo(g.ContentType, globalSpace)
	g.Align = ir.Align(max(op.Int(ast.KeyAlignment, 0), 16))
	mg.variables[variable{op.Parent(), op.Str(ast.KeySymName)}] = g
}

func appendElem(data []byte, c *ast.DenseAttr, i int) []byte {
	bits := c.Elem(i)
	for k := range c.ElemBytes() {
		data = append(data, byte(bits>>(8*k)))
	}
	return data
}

// kernel writes one entry.
func (mg *moduleGen) kernel(op *ast.Op) (k launcher.Kernel, err error) {
	g := &gen{
		moduleGen: mg,
		entry:     op,
		warps:     int(op.Int(gpu.AttrWarps, 1)),
		cluster:   gpu.ClusterOf(op),
		tiles:     map[*ast.Value]*tile{},
		views:     map[*ast.Value]*view{},
		allocs:    map[*ast.Value]gpu.Shared{},
		bytePairs: map[value.Value]bytePair{},
		parts:     map[threadColumns]value.Value{},
		pairs:     map[pairKey]value.Value{},
		maps:      map[*ast.Value]value.Value{},
		mapParams: map[*ast.Op]*ir.Param{},
	}
	g.blocksPerCTA = int(op.Int(gpu.AttrBlocksPerCTA, 1))
	g.kernelT = launcher.Kernel{
		Entry:       op.Str(ast.KeySymName),
		Symbol:      mg.symbolOf(op, ""),
		Threads:     32 * (gpu.OwnWarps(op) + gpu.RoleWarps(op)),
		SharedBytes: int(op.Int(gpu.AttrShared, 0)),
		Params:      []launcher.Param{}, // also where there are none, in JSON
	}
	if gpu.InOrderOf(op) == gpu.InOrderAll {
		g.kernelT.PtxasLevel = 1
	}
	if n := gpu.ClusteredOf(op); n > 1 {
		g.kernelT.Cluster = [3]int{n, 1, 1}
	}
	if n := gpu.MulticastOf(op); n > 1 {
		g.kernelT.InStep = n
	}
	if gpu.SplitsByMemory(op) {
		g.kernelT.Parts = gpu.SplitOf(op)
	}
	if g.blocksPerCTA > 1 {
		g.kernelT.BlocksPerCTA = g.blocksPerCTA
	}
	copy(g.kernelT.Merged[:], gpu.IntsOf(op, gpu.AttrMerged))
	if op.Has(gpu.AttrPairs) && op.Has(gpu.AttrMerged) || gpu.MulticastOf(op) > 1 {
		copy(g.kernelT.OneGrid[:], gpu.IntsOf(op, gpu.AttrLaunch))
	}
	if err := g.function(); err != nil {
		return k, err
	}
	if err := g.block(op.Body(0)); err != nil {
		return k, err
	}
	if g.b != nil {
		g.b.NewRet(nil)
	}
	g.lines.mark()
	return g.kernelT, nil
}

// symbolOf names an entry or a global variable in PTX. Modules side by side may
// use a name each: whoever comes later has that of its module before its own.
func (mg *moduleGen) symbolOf(op *ast.Op, prefix string) string {
	name := op.Str(ast.KeySymName)
	s := prefix + symbol(name)
	if mg.symbols[s] {
		s = prefix + symbol(op.Parent().Str(ast.KeySymName)+"."+name)
	}
	for first, n := s, 2; mg.symbols[s]; n++ {
		s = fmt.Sprintf("%s$%d", first, n)
	}
	mg.symbols[s] = true
	return s
}

// symbol makes a name that PTX accepts of a Tile IR symbol, which may hold any
// character.
func symbol(s string) string {
	out := make([]byte, 0, len(s))
	for i := range len(s) {
		switch c := s[i]; {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c == '_', c >= '0' && c <= '9' && i > 0:
			out = append(out, c)
		default:
			out = fmt.Appendf(out, "$%02x", c)
		}
	}
	return string(out)
}

// function declares the kernel, reads its parameters and what the thread is.
func (g *gen) function() error {
	params, err := g.entryParams()
	if err != nil {
		return err
	}
	hidden := func(p *ir.Param, h launcher.Hidden) {
		params, g.kernelT.Hidden = append(params, p), append(g.kernelT.Hidden, h)
	}
	if g.blocksPerCTA > 1 {
		g.gridX = ir.NewParam("gridx", types.I32)
		hidden(g.gridX, launcher.Hidden{Kind: launcher.HiddenGridX})
	}
	g.addGrid(hidden)
	addCounter(g, hidden)
	if hasMessages(g.entry) {
		g.message = ir.NewParam("messages", pointerTo(types.I8, globalSpace))
		hidden(g.message, launcher.Hidden{Kind: launcher.HiddenPrintBuffer})
	}
	if g.pool, err = g.newPool(); err != nil {
		return err
	}
	if g.pool != nil {
		hidden(g.pool.workspace, launcher.Hidden{Kind: launcher.HiddenWorkspace, Bytes: g.pool.size, Align: g.pool.align})
	}
	if err := g.addSums(hidden); err != nil {
		return err
	}
	first := len(params)
	if err := g.addMaps(hidden); err != nil {
		return err
	}
	g.fn = g.mod.NewFunc(g.kernelT.Symbol, types.Void, params...)
	g.annotateKernel()
	g.annotateMaps(first, len(params))
	g.lines = newLines(g.debug, g.entry, g.fn, g.source)
	g.top = g.fn.NewBlock("top")
	g.lines.keepOpen(g.top)
	g.partsAt = g.top
	g.b = g.newBlock("body")
	g.top.NewBr(g.b)
	g.findThread()
	for i, arg := range g.entry.Body(0).Args {
		g.bindParam(arg, params[i])
	}
	return nil
}

// entryParams declares the parameters that the entry has in the source.
func (g *gen) entryParams() (params []*ir.Param, err error) {
	for i, arg := range g.entry.Body(0).Args {
		t := ast.AsTile(arg.Type)
		if t == nil || t.NumElements() != 1 {
			return nil, g.errorAt(arg.Pos, "an entry parameter must be a scalar tile, got %s", arg.Type)
		}
		p := launcher.Param{Name: arg.Name, Elem: t.ElemNum(), Pointer: t.Pointee() != num.Invalid}
		if d := gpu.DivisorOf(g.entry, i); d > 1 {
			p.Divisor = d
		}
		if v, ok := gpu.FixedOf(g.entry, i); ok {
			p.Value = &v
		}
		var lt types.Type
		if p.Pointer {
			p.Elem = t.Pointee()
			lt = pointerTo(types.I8, globalSpace)
		} else {
			lt = paramType(p.Elem)
		}
		params = append(params, ir.NewParam(fmt.Sprintf("p%d", i), lt))
		g.kernelT.Params = append(g.kernelT.Params, p)
	}
	return params, nil
}

// findThread computes which thread of which tile block runs.
func (g *gen) findThread() {
	tid := g.sreg("tid.x")
	g.lane = g.top.NewAnd(tid, i32(31))
	g.warp = g.top.NewLShr(tid, i32(5))
	g.findTeam()
	switch {
	case g.cluster > 1:
		g.joinCluster()
	case gpu.ClusteredOf(g.entry) > 1:
		g.annotateCluster()
	case gpu.MulticastOf(g.entry) > 1 && gpu.IsPersistent(g.entry):
		g.annotateCluster()
	case gpu.MulticastOf(g.entry) > 1:
		g.annotateCluster()
		g.reorder()
	case g.gridX != nil:
		g.joinCTA(tid)
	case gpu.IsPersistent(g.entry):
	default:
		g.reorder()
	}
}

// bindParam turns a kernel parameter into a tile of one element.
func (g *gen) bindParam(arg *ast.Value, p *ir.Param) {
	t := ast.AsTile(arg.Type)
	var v value.Value = p
	switch {
	case t.Pointee() != num.Invalid:
		v = g.top.NewPtrToInt(p, types.I64)
	case t.ElemNum() == num.I1:
		v = g.top.NewTrunc(p, types.I1)
	case !types.Equal(p.Typ, elemType(t.Elem)):
		v = g.top.NewBitCast(p, elemType(t.Elem))
	}
	g.tiles[arg] = &tile{typ: t, layout: layout.Scalar(gpu.Shape(t), g.warps), regs: []value.Value{v}}
}

// annotateKernel says what ptxas and the driver must know of the kernel.
func (g *gen) annotateKernel() {
	g.annotate("kernel", 1)
	bound, threads := "reqntid", g.kernelT.Threads
	if g.gridX != nil {
		bound, threads = "maxntid", threads*g.blocksPerCTA
	}
	g.annotate(bound+"x", threads)
	g.annotate(bound+"y", 1)
	g.annotate(bound+"z", 1)
	// Without a number ptxas saves registers for more CTAs than help.
	occupancy := int(g.entry.Int(gpu.AttrOccupancy, 1))
	g.annotate("minctasm", max(1, occupancy/g.blocksPerCTA))
}

func (g *gen) annotate(key string, n int) { g.annotateWith(key, i32(int64(n))) }

// annotateWith says something of the kernel that may be more than a number.
func (g *gen) annotateWith(key string, what metadata.Field) {
	const name = "nvvm.annotations"
	def := g.mod.NamedMetadataDefs[name]
	if def == nil {
		def = &metadata.NamedDef{Name: name}
		g.mod.NamedMetadataDefs[name] = def
	}
	tuple := &metadata.Tuple{
		MetadataID: metadata.MetadataID(len(g.mod.MetadataDefs)),
		Fields:     []metadata.Field{g.fn, &metadata.String{Value: key}, what},
	}
	g.mod.MetadataDefs = append(g.mod.MetadataDefs, tuple)
	def.Nodes = append(def.Nodes, tuple)
}

func (g *gen) newBlock(name string) *ir.Block {
	g.blocks++
	return g.fn.NewBlock(fmt.Sprintf("%s.%d", name, g.blocks))
}

// block writes the ops of a block until one of them ends it.
func (g *gen) block(b *ast.Block) error {
	for op := range b.Ops() {
		halt.If(g.ctx)
		if err := g.op(op); err != nil {
			return err
		}
		if g.b == nil {
			return nil
		}
	}
	return nil
}

// op writes an op. All threads wait for each other as often as the plan says, no less and no
// more.
func (g *gen) op(op *ast.Op) error {
	if b := g.entry.Body(0); op.Block() == b || gpu.IsPersistent(g.entry) && isLoop(op.Parent()) && op.Parent().Block() == b {
		g.placeParts(op)
	}
	g.betweenBatched(op)
	defer g.lines.enter(op)()
	around := g.waits
	g.waits = gpu.WaitsOf(op)
	if err := g.write(op); err != nil {
		return err
	}
	if g.waits != 0 {
		panic(fmt.Sprintf("BUG: llvmgen: in %s threads wait for each other %d times less than the plan says", op.ShortName(), g.waits))
	}
	g.waits = around
	return nil
}

func (g *gen) write(op *ast.Op) error {
	if op.Opcode == ast.OpUnregistered {
		f := gpuOps[gpu.KindOf(op)]
		if f == nil {
			return g.unsupported(op, "the op is not known")
		}
		return f(g, op)
	}
	rule := &rules[op.Opcode]
	if rule.gen == nil {
		return g.unsupported(op, "%s", rule.reason())
	}
	return rule.gen(g, op)
}

// placeParts has thread parts that are new computed from here on, where a loop of the entry, or of what it does for each
// tile block, with products lies behind, if the plan says so.
func (g *gen) placeParts(op *ast.Op) {
	before := op.Prev()
	switch {
	case g.partsAt == g.b:
	case g.partsAt != g.top:
		g.lines.close(g.partsAt)
		fallthrough
	case before != nil && g.entry.Has(gpu.AttrPlacesLate) && hasProducts(before):
		g.partsAt, g.partsIn = g.b, len(g.loops)
		g.lines.keepOpen(g.partsAt)
	}
}

// isLoop reports whether an op is a loop over tile blocks, of whichever kind.
func isLoop(op *ast.Op) bool { return op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop }

// hasProducts reports whether there are products in an op's regions.
func hasProducts(op *ast.Op) (found bool) {
	op.Walk(func(o *ast.Op) { found = found || o != op && gpu.Is(o, gpu.Mma) })
	return found
}

// unsupported is the located error for an op that cannot be compiled.
func (g *gen) unsupported(op *ast.Op, format string, args ...any) error {
	return g.errorAt(op.Pos, "%s cannot be compiled for a GPU: %s", op.ShortName(), fmt.Sprintf(format, args...))
}

func (g *gen) errorAt(pos ast.Pos, format string, args ...any) error {
	return ast.Diagnostics{{
		Severity: ast.Error, Code: "TIR0502", Source: g.source, Pos: pos, Message: fmt.Sprintf(format, args...),
	}}
}

// tile returns what the thread holds of v.
func (g *gen) tile(v *ast.Value) *tile {
	t := g.tiles[v]
	if t == nil {
		panic(fmt.Sprintf("BUG: llvmgen: %s has no registers", v.Type))
	}
	return t
}

// regs returns the registers of v, taking words apart where need be.
func (g *gen) regs(v *ast.Value) []value.Value {
	t := g.tile(v)
	if t.later != nil {
		g.force(t)
	}
	if t.regs != nil {
		return t.regs
	}
	return g.unpack(t)
}

// scalar returns the only element of v.
func (g *gen) scalar(v *ast.Value) value.Value { return g.regs(v)[0] }

// define gives a result its registers, in the layout that the plan says.
func (g *gen) define(v *ast.Value, regs []value.Value) error {
	t, err := g.newTile(v)
	if err != nil {
		return err
	}
	if len(regs) != t.layout.NumRegs() {
		panic(fmt.Sprintf("BUG: llvmgen: %d registers for layout %v", len(regs), t.layout))
	}
	t.regs = regs
	g.tiles[v] = t
	return nil
}

func (g *gen) newTile(v *ast.Value) (*tile, error) {
	l, err := gpu.LayoutOf(v, g.warps)
	if err != nil {
		return nil, g.errorAt(v.Pos, "the plan is incomplete: %v", err)
	}
	return &tile{typ: ast.AsTile(v.Type), layout: l}, nil
}

// sreg reads a special register at the top of the kernel.
func (g *gen) sreg(name string) value.Value {
	return g.top.NewCall(g.intrinsic("llvm.nvvm.read.ptx.sreg."+name, types.I32))
}

// intrinsic declares an LLVM intrinsic on first use.
func (mg *moduleGen) intrinsic(name string, ret types.Type, params ...types.Type) *ir.Func {
	f := mg.intrinsics[name]
	if f == nil {
		ps := make([]*ir.Param, len(params))
		for i, t := range params {
			ps[i] = ir.NewParam("", t)
		}
		f = mg.mod.NewFunc(name, ret, ps...)
		mg.intrinsics[name] = f
	}
	return f
}

// gpuOps is the code generator for the ops of a plan, by kind.
var gpuOps [gpu.NumKinds]func(*gen, *ast.Op) error

func init() {
	gpuOps = [gpu.NumKinds]func(*gen, *ast.Op) error{
		gpu.AllocShared: (*gen).allocShared,
		gpu.StoreShared: (*gen).storeShared,
		gpu.LoadShared:  (*gen).loadShared,
		gpu.CopyAsync:   (*gen).copyAsync,
		gpu.Commit:      (*gen).commit,
		gpu.Wait:        (*gen).wait,
		gpu.Barrier:     (*gen).barrierOp,

		gpu.LaunchWait:    (*gen).launchWait,
		gpu.LaunchNext:    (*gen).launchNext,
		gpu.TakeWorkspace: (*gen).takeWorkspace,
		gpu.FreeWorkspace: (*gen).freeWorkspace,

		gpu.Convert: (*gen).convertLayout,
		gpu.Mma:     (*gen).mma,
		gpu.MmaWait: (*gen).mmaWait,
		gpu.Print:   (*gen).print,

		gpu.Role:           (*gen).role,
		gpu.AllocMbarrier:  func(*gen, *ast.Op) error { return nil },
		gpu.MbarrierInit:   (*gen).mbarrierInit,
		gpu.MbarrierWait:   (*gen).mbarrierWait,
		gpu.MbarrierArrive: (*gen).mbarrierArrive,
		gpu.MbarrierExpect: (*gen).mbarrierExpect,
		gpu.MbarrierTell:   mbarrierTell,
		gpu.MbarrierTold:   mbarrierTold,
		gpu.TensorMap:      (*gen).tensorMap,
		gpu.CopyTensor:     (*gen).copyTensor,

		gpu.TileBlocks: (*gen).tileBlocks,
		gpu.TileBlock:  (*gen).tileBlock,

		gpu.DrawTileBlock: drawTileBlock,

		gpu.Team:     (*gen).teamOp,
		gpu.TakeTurn: (*gen).takeTurn,
		gpu.EndTurn:  (*gen).endTurn,

		gpu.AwaitTurn: awaitTurn,
		gpu.PassTurn:  passTurn,

		gpu.SplitPart:     (*gen).splitPart,
		gpu.SplitExchange: (*gen).splitExchange,
		gpu.SplitJoin:     (*gen).splitJoin,

		gpu.StreamPart: func(*gen, *ast.Op) error { panic("BUG: llvmgen: the pass persist computes what gpu.stream_part says") },
		gpu.StreamJoin: (*gen).streamJoin,
	}
}

func i32(n int64) *constant.Int { return constant.NewInt(types.I32, n) }
func i64(n int64) *constant.Int { return constant.NewInt(types.I64, n) }

// add folds what address arithmetic leaves to fold.
func (g *gen) add(x, y value.Value) value.Value {
	if isZero(x) {
		return y
	}
	if isZero(y) {
		return x
	}
	if a, b := asInt(x), asInt(y); a != nil && b != nil {
		return constant.NewInt(a.Typ, a.X.Int64()+b.X.Int64())
	}
	return g.b.NewAdd(x, y)
}

func (g *gen) mul(x, y value.Value) value.Value {
	a, b := asInt(x), asInt(y)
	switch {
	case a != nil && b != nil:
		return constant.NewInt(a.Typ, a.X.Int64()*b.X.Int64())
	case isZero(x) || b != nil && b.X.Int64() == 1:
		return x
	case isZero(y) || a != nil && a.X.Int64() == 1:
		return y
	}
	return g.b.NewMul(x, y)
}

func asInt(v value.Value) *constant.Int {
	c, _ := v.(*constant.Int)
	return c
}

func isZero(v value.Value) bool {
	c := asInt(v)
	return c != nil && c.X.Sign() == 0
}

// both is the conjunction of two conditions, of which nil is always true.
func (g *gen) both(x, y value.Value) value.Value {
	if x == nil {
		return y
	}
	if y == nil {
		return x
	}
	return g.b.NewAnd(x, y)
}

// icmp is shorthand for an integer comparison.
func (g *gen) icmp(p enum.IPred, x, y value.Value) value.Value { return g.b.NewICmp(p, x, y) }
