package ptxgen

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"

	"tileir/halt"
	"tileir/ptxgen/ptx"
)

// Error says why a module cannot be compiled, and where.
type Error struct {
	Func   string // the function's name, or empty
	Block  string // the block's label, or empty
	Inst   string // the instruction as LLVM text, or empty
	Reason string
}

// Error returns the whole message on one line.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString("ptxgen: ")
	if e.Func != "" {
		fmt.Fprintf(&b, "function @%s: ", e.Func)
	}
	if e.Block != "" {
		fmt.Fprintf(&b, "block %s: ", e.Block)
	}
	if e.Inst != "" {
		fmt.Fprintf(&b, "%s: ", e.Inst)
	}
	b.WriteString(e.Reason)
	return b.String()
}

// moduleGen compiles one module.
type moduleGen struct {
	ctx     context.Context
	in      *ir.Module
	out     *ptx.Module
	types   *typeTable
	opcodes map[string]ptx.Op
	had     map[string]bool // whether the target has an instruction
	symbols map[string]uint32
	kernels map[*ir.Func]*kernelInfo
	globals map[string]*ir.Global
	// asmSpecs holds the constraint strings parsed so far.
	asmSpecs map[string]*asmSpec
	// asmTemplates holds the templates read so far.
	asmTemplates map[asmKey]*asmTemplate
	lines        lineGen
}

// Compile translates a module for a target. The error, if any, is an *Error, or
// that of ctx. The module is read only, but for what llir caches in it.
func Compile(ctx context.Context, m *ir.Module, t Target) (out *ptx.Module, err error) {
	defer halt.Catch(&err)
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Error:
			out, err = nil, r
		default:
			panic(r)
		}
	}()
	version, ok := t.Oldest()
	if !ok {
		_, err := ParseTarget(t.String())
		return nil, &Error{Reason: err.Error()}
	}
	g := newModuleGen(ctx, m, t, version)
	g.readAnnotations()
	g.compileGlobals()
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			g.compileFunc(f)
		}
	}
	g.items()
	return g.out, nil
}

func newModuleGen(ctx context.Context, m *ir.Module, t Target, version Version) *moduleGen {
	g := &moduleGen{
		ctx:     ctx,
		in:      m,
		out:     ptx.NewModule(version, t),
		types:   &typeTable{shapes: map[types.Type]*shape{}, sharedPtrSize: 8},
		opcodes: map[string]ptx.Op{},
		had:     map[string]bool{},
		symbols: map[string]uint32{},
		kernels: map[*ir.Func]*kernelInfo{},
		globals: map[string]*ir.Global{},

		asmSpecs:     map[string]*asmSpec{},
		asmTemplates: map[asmKey]*asmTemplate{},
		lines:        newLineGen(),
	}
	if strings.Contains(m.DataLayout, "p3:32:32") {
		g.types.sharedPtrSize = 4
	}
	return g
}

// require raises the module's PTX version.
func (g *moduleGen) require(v Version, reason string) {
	if ptx.MaxVersion.Less(v) {
		panic(&Error{Reason: fmt.Sprintf("%s needs PTX %s, newer than %s", reason, v, ptx.MaxVersion)})
	}
	if g.out.Version.Less(v) {
		g.out.Version = v
	}
}

// opcode returns the number of a mnemonic.
func (g *moduleGen) opcode(name string) ptx.Op {
	if op, ok := g.opcodes[name]; ok {
		return op
	}
	return g.newOpcode(ptx.NewMnemonic(name))
}

// newOpcode numbers a mnemonic, and raises the module's version to what it needs.
func (g *moduleGen) newOpcode(mnemonic ptx.Mnemonic) ptx.Op {
	if len(g.out.Ops) == ptx.MaxOps {
		panic("BUG: ptxgen newOpcode: more mnemonics than an Op can number")
	}
	if mnemonic.Err != nil {
		panic(&Error{Reason: mnemonic.Err.Error()})
	}
	version, _ := mnemonic.Needs(g.out.Target.SM)
	g.require(version, mnemonic.Text)
	op := g.out.AddOp(mnemonic)
	g.opcodes[mnemonic.Text] = op
	return op
}

// has reports whether the target has an instruction. What depends on the target asks the
// table of instructions.
func (g *moduleGen) has(instruction string) bool {
	is, asked := g.had[instruction]
	if !asked {
		is = g.out.Target.Has(instruction)
		g.had[instruction] = is
	}
	return is
}

// symbol returns the number of a name or text.
func (g *moduleGen) symbol(name string) uint32 {
	if id, ok := g.symbols[name]; ok {
		return id
	}
	id := uint32(len(g.out.Symbols))
	g.out.Symbols = append(g.out.Symbols, name)
	g.symbols[name] = id
	return id
}

// ptxName turns an LLVM name into one that PTX accepts.
func ptxName(name string) string {
	valid := func(i int, c byte) bool {
		return c == '_' || c == '$' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || i > 0 && '0' <= c && c <= '9'
	}
	ok := name != ""
	for i := 0; i < len(name); i++ {
		ok = ok && valid(i, name[i])
	}
	if ok {
		return name
	}
	var b strings.Builder
	b.WriteString("_$")
	for i := 0; i < len(name); i++ {
		if valid(1, name[i]) && name[i] != '$' {
			b.WriteByte(name[i])
		} else {
			fmt.Fprintf(&b, "$%02x", name[i])
		}
	}
	return b.String()
}

// kernelInfo is what annotations say about a kernel.
type kernelInfo struct {
	kernel bool
	values map[string]int64
}

// readAnnotations collects nvvm.annotations and calling conventions.
func (g *moduleGen) readAnnotations() {
	for _, f := range g.in.Funcs {
		info := &kernelInfo{values: map[string]int64{}}
		info.kernel = f.CallingConv == enum.CallingConvPTXKernel
		g.kernels[f] = info
	}
	def := g.in.NamedMetadataDefs["nvvm.annotations"]
	if def == nil {
		return
	}
	for _, node := range def.Nodes {
		if t, ok := node.(*metadata.Tuple); ok {
			g.readAnnotation(t)
		}
	}
}

// readAnnotation reads one tuple: a function, then pairs of name and number.
func (g *moduleGen) readAnnotation(t *metadata.Tuple) {
	if len(t.Fields) == 0 {
		return
	}
	f, ok := unwrapMetadata(t.Fields[0]).(*ir.Func)
	if !ok || g.kernels[f] == nil {
		return
	}
	info := g.kernels[f]
	for i := 1; i+1 < len(t.Fields); i += 2 {
		key, ok := unwrapMetadata(t.Fields[i]).(*metadata.String)
		if !ok {
			continue
		}
		c, ok := unwrapMetadata(t.Fields[i+1]).(*constant.Int)
		if !ok || !c.X.IsInt64() {
			continue
		}
		info.values[key.Value] = c.X.Int64()
		if key.Value == "kernel" {
			info.kernel = c.X.Sign() != 0
		}
	}
}

// unwrapMetadata returns the value inside a metadata field.
func unwrapMetadata(f any) any {
	for {
		v, ok := f.(*metadata.Value)
		if !ok {
			return f
		}
		f = v.Value
	}
}

// directives returns the performance directives that annotations ask for.
func (g *moduleGen) directives(info *kernelInfo) []ptx.Directive {
	var list []ptx.Directive
	triple := func(directive, x, y, z string) {
		if _, ok := info.values[x]; !ok {
			return
		}
		get := func(key string) int64 {
			if v, ok := info.values[key]; ok {
				return v
			}
			return 1
		}
		list = append(list, ptx.Directive{Name: directive, Args: []int64{get(x), get(y), get(z)}})
	}
	single := func(directive, key string) {
		if v, ok := info.values[key]; ok {
			list = append(list, ptx.Directive{Name: directive, Args: []int64{v}})
		}
	}
	triple(".maxntid", "maxntidx", "maxntidy", "maxntidz")
	triple(".reqntid", "reqntidx", "reqntidy", "reqntidz")
	single(".minnctapersm", "minctasm")
	single(".maxnreg", "maxnreg")
	if _, ok := info.values["cluster_dim_x"]; ok {
		g.require(Version{Major: 7, Minor: 8}, ".reqnctapercluster")
		list = append(list, ptx.Directive{Name: ".explicitcluster"})
		triple(".reqnctapercluster", "cluster_dim_x", "cluster_dim_y", "cluster_dim_z")
	}
	if _, ok := info.values["maxclusterrank"]; ok {
		g.require(Version{Major: 7, Minor: 8}, ".maxclusterrank")
		single(".maxclusterrank", "maxclusterrank")
	}
	return list
}

// compileFunc compiles one function with a body.
func (g *moduleGen) compileFunc(f *ir.Func) {
	fg := &funcGen{
		moduleGen: g,
		f:         f,
		out:       &ptx.Func{Name: ptxName(f.Name()), Kernel: g.kernels[f].kernel},
		phiIndex:  map[*node]map[int32]int{},
		symRegs:   map[symKey]Reg{},
		here:      noLoc,
		inForce:   noLoc,
	}
	fg.orderBlocks()
	fg.buildNodes()
	fg.markNeeded()
	fg.findTies()
	fg.findUnrollPragmas()
	fg.signature()
	fg.declareClasses()
	fg.lowerBlocks()
	fg.build()
	g.out.Funcs = append(g.out.Funcs, fg.out)
}

// declareClasses declares the register classes; how many registers there are of
// each is known in the end.
func (g *funcGen) declareClasses() {
	for c := range numClasses {
		g.out.Regs = append(g.out.Regs, ptx.RegDecl{Type: regType[c], Prefix: regPrefix[c]})
	}
}

// signature fills in parameters, result and directives.
func (g *funcGen) signature() {
	f := g.f
	g.out.Params = make([]ptx.Param, len(f.Params))
	for i, p := range f.Params {
		g.out.Params[i] = g.param(i, p)
	}
	if g.out.Kernel {
		if !types.IsVoid(f.Sig.RetType) {
			panic(&Error{Func: f.Name(), Reason: "kernel returns a value"})
		}
		g.out.Linkage = ".visible"
		g.out.Directives = g.directives(g.kernels[f])
		return
	}
	if types.IsVoid(f.Sig.RetType) {
		return
	}
	g.returns, g.result = true, g.scalarClass(f.Sig.RetType)
	g.out.Results = []ptx.Param{{Name: resultName, Space: ptx.ParamSpace, Type: regType[g.result]}}
}

// scalarClass returns the class of a type that a device function may take or
// return. Less than 32 bits travel as 32.
func (g *funcGen) scalarClass(t types.Type) Class {
	k := scalarKind(t)
	if k == kNone {
		panic(&Error{Func: g.f.Name(), Reason: fmt.Sprintf("device function takes or returns %s, which is no scalar", t)})
	}
	return max(k.class(), B32)
}

func (g *funcGen) param(i int, p *ir.Param) ptx.Param {
	out := ptx.Param{Name: g.out.Name + "_param_" + strconv.Itoa(i), Space: ptx.ParamSpace}
	if !g.out.Kernel {
		out.Type = regType[g.scalarClass(p.Typ)]
		return out
	}
	align := int64(0)
	for _, a := range p.Attrs {
		switch a := a.(type) {
		case ir.Align:
			align = int64(a)
		case ir.Byval:
			g.blobParam(&out, p, a)
		}
	}
	if out.Dims != nil {
		out.Align = max(out.Align, align)
		return out
	}
	k := scalarKind(p.Typ)
	if k == kNone {
		panic(&Error{Func: g.f.Name(), Reason: fmt.Sprintf("kernel parameter of type %s, which is no scalar", p.Typ)})
	}
	out.Type = ptx.ParseType(k.info().loadStoreType)
	switch k {
	case kI1, kI8:
		out.Type = ptx.U8
	case kPtr, kPtr32:
		out.Type = ptx.U64
		// Of the other spaces, drivers refuse some.
		if p.Typ.(*types.PointerType).AddrSpace == spaceGlobal {
			out.Ptr, out.PtrSpace, out.PtrAlign = true, ptx.GlobalSpace, max(align, 1)
		}
	}
	return out
}

// blobParam makes a parameter that is passed by value in parameter space.
func (g *funcGen) blobParam(out *ptx.Param, p *ir.Param, a ir.Byval) {
	t := a.Typ
	if ptr, ok := p.Typ.(*types.PointerType); ok && t == nil {
		t = ptr.ElemType
	}
	size, align, ok := g.types.sizeAlign(t)
	if !ok || size == 0 || scalarKind(p.Typ) != kPtr {
		panic(&Error{Func: g.f.Name(), Reason: fmt.Sprintf("byval parameter of type %s", p.Typ)})
	}
	out.Type, out.Dims, out.Align = ptx.B8, []int64{size}, align
}

// failAt reports a reason against an instruction of a block.
func (g *funcGen) failAt(b *ir.Block, inst any, format string, args ...any) {
	e := &Error{Func: g.f.Name(), Reason: fmt.Sprintf(format, args...)}
	if b != nil {
		e.Block = strings.TrimPrefix(b.Ident(), "%")
	}
	if s, ok := inst.(ir.LLStringer); ok {
		e.Inst = s.LLString()
	}
	panic(e)
}

// fail reports a reason against a node.
func (g *funcGen) fail(n *node, format string, args ...any) {
	var b *ir.Block
	if n.block >= 0 {
		b = g.order[n.block]
	}
	g.failAt(b, n.inst, format, args...)
}
