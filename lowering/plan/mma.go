package plan

import (
	"context"
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/remark"
)

// entry is what the passes know of the kernel that they work on.
type entry struct {
	ctx     context.Context
	op      *ast.Op
	machine machine.Machine
	src     *ast.Source
	remarks *remark.List            // nil if nobody listens
	warps   int                     // of a tile block
	cluster int                     // CTAs of a tile block
	div     memo[uint64]            // of divisor
	axes    memo[*axis]             // of axisOf
	runs    map[along]uint64        // memory of run
	ranges  map[*ast.Value]integers // memory of rangeOf
	forms   memo[*affine]           // of affineOf
	ends    map[*ast.Op][]*ast.Op   // memory of terminators
	shared  map[string]*ast.Op      // places that products of a batch share
}

// unsupported is the located error for something that planning cannot do yet.
func (e *entry) unsupported(op *ast.Op, format string, args ...any) error {
	return ast.Diagnostics{{
		Severity: ast.Error, Code: "TIR0501", Source: e.src, Pos: op.Pos,
		Message: fmt.Sprintf("%s cannot be compiled for a GPU: %s", op.ShortName(), fmt.Sprintf(format, args...)),
	}}
}

// maxWarps is the largest CTA that the planner makes. Sixteen warps leave 128
// registers to a thread.
const maxWarps = 16

// chooseWarps sets how many warps compute the entry. A product by tensor cores
// wants 64 results per thread, for eight loads of fragments per 32 products; one
// by multiply-adds wants 16, a square of 4×4; without a product, eight elements
// per thread of the largest tile keep a memory-bound kernel's accesses wide and
// its occupancy high, but a transposition wants as many as make 16 bytes in
// either direction, and a reduction few warps. All this is for a tile block; the CTAs of a cluster
// share its warps.
func (e *entry) chooseWarps() {
	e.cluster = e.chooseCluster()
	if e.cluster > 1 {
		e.op.SetAttr(gpu.AttrCluster, gpu.Int(e.cluster))
	}
	elements := int64(8)
	var largest, product int64 = 1, 0
	e.walk(e.op, func(op *ast.Op) {
		for _, r := range op.Results() {
			if t := ast.AsTile(r.Type); t != nil && touchesMemory(op) {
				largest = max(largest, t.NumElements())
			}
		}
		for _, v := range op.Operands() {
			if t := ast.AsTile(v.Type); t != nil && touchesMemory(op) {
				largest = max(largest, t.NumElements())
			}
		}
		if op.Opcode == ast.OpReduce || op.Opcode == ast.OpScan {
			elements = max(elements, 32) // fewer warps have less to tell each other
		}
		if op.Opcode == ast.OpPermute {
			side := int64(copyBytes / gpu.ElemBytes(ast.AsTile(op.Result(0).Type).Elem))
			elements = max(elements, side*side)
		}
		if op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI {
			product = max(product, ast.AsTile(op.Result(0).Type).NumElements()/e.resultsPerThread(op))
		}
	})
	want := largest / (32 * elements)
	if product > 0 {
		want = max(product/32, int64(4*e.cluster))
	}
	e.warps = e.cluster
	for int64(e.warps) < want && e.warps < maxWarps*e.cluster {
		e.warps *= 2
	}
	if n, ok := e.hint(hintWarps); ok && n > 0 && n <= maxWarps && n&(n-1) == 0 {
		e.warps = int(n) * e.cluster
	}
	e.op.SetAttr(gpu.AttrWarps, gpu.Int(e.warps))
	e.remarkWarps(largest, product > 0)
	if n, ok := e.hint(hintOccupancy); ok && n > 0 {
		// More threads than a multiprocessor holds cannot be asked for.
		e.op.SetAttr(gpu.AttrOccupancy, gpu.Int(min(int(n), e.machine.WarpsPerSM/(e.warps/e.cluster))))
	}
}

// The hints that planning follows.
const (
	hintWarps     = "num_worker_warps_per_cta"
	hintCluster   = "num_cta_in_cga"
	hintOccupancy = "occupancy"
)

// hint returns an optimization hint of the entry: the one for the target, else
// the default one.
func (e *entry) hint(key string) (int64, bool) {
	hints, ok := e.op.Attr("optimization_hints").(ast.HintsAttr)
	if !ok {
		return 0, false
	}
	for _, target := range []string{e.machine.Generation, "default"} {
		list, _ := hints.Targets.Get(target).(ast.DictAttr)
		if n, ok := list.Get(key).(ast.IntAttr); ok {
			return n.Value, true
		}
	}
	return 0, false
}

// manyResults is from how many results of a product by groups of warps on a thread
// should hold 128: two groups then read what four would, 128×256 makes 694 TFLOP/s on
// an H200 where it made 685, and threads have registers left.
const manyResults = 128 * 256

// resultsPerThread is how many results of a product one thread should hold.
func (e *entry) resultsPerThread(op *ast.Op) int64 {
	a, c := ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Result(0).Type)
	if a.Rank() == 2 {
		i, ok := chooseInstruction(e.machine, a.ElemNum(), c.ElemNum(), c.Shape[0], c.Shape[1], a.Shape[1])
		if ok && i.Group && splitsRoles(e.machine) && c.NumElements() >= manyResults {
			return 128
		}
		if ok && (!i.FromSMEM || i.Group || i.C.MemBits() <= 32) {
			return 64
		}
	}
	return 16
}

// touchesMemory reports whether op reads or writes global memory, as far as tokens
// order it. Copies begin to read at the gpu.copy_async, which comes after its token,
// and have read at the gpu.wait, before what comes after that one's.
func touchesMemory(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpLoadPtrTko, ast.OpStorePtrTko, ast.OpLoadViewTko, ast.OpStoreViewTko,
		ast.OpAtomicCASTko, ast.OpAtomicRMWTko, ast.OpAtomicRedViewTko:
		return true
	}
	return gpu.Is(op, gpu.CopyAsync) && gpu.CopyToken(op) != nil || gpu.Is(op, gpu.Wait) && len(op.Results()) > 0
}

// mmaOps replaces mmaf and mmai by gpu.mma with the instruction chosen, and
// brings their operands to where the instruction reads them: every operand
// that has to be loaded or computed is staged in shared memory.
func (e *entry) mmaOps() error {
	var found []*ast.Op
	e.walk(e.op, func(op *ast.Op) {
		if op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI {
			found = append(found, op)
		}
	})
	for _, op := range found {
		halt.If(e.ctx)
		if err := e.lowerMma(op); err != nil {
			return err
		}
	}
	return nil
}

func (e *entry) lowerMma(op *ast.Op) error {
	a, b, acc := op.Operand(0), op.Operand(1), op.Operand(2)
	at, ct := ast.AsTile(a.Type), ast.AsTile(acc.Type)
	if at.Rank() != 2 {
		return e.unsupported(op, "only products of matrices are, not batches of rank %d", at.Rank())
	}
	m, n, k := ct.Shape[0], ct.Shape[1], at.Shape[1]
	instr, ok := chooseInstruction(e.machine, at.ElemNum(), ct.ElemNum(), m, n, k)
	if !ok {
		return e.unsupported(op, "there is no way to multiply %s into %s on %s", at.ElemNum(), ct.ElemNum(), e.machine.Generation)
	}
	var wm, wn int
	if instr.Group {
		wm, wn, ok = groupGrid(int(m), int(n), e.warps)
		if !ok || rowBytes(instr, int(n), int(k)) < minRowBytes || e.warps/e.cluster < 4 || e.whyNotAlongK(op, instr) != nil { // a group lies in one CTA
			instr, ok = e.withoutGroup(at.ElemNum(), ct.ElemNum(), m, n, k)
		}
		if !ok {
			return e.unsupported(op, "there is no way to multiply %s into %s by %d warps", at.ElemNum(), ct.ElemNum(), e.warps)
		}
	}
	if !instr.Group {
		wm, wn = warpGrid(instr, int(m), int(n), e.warps)
	}
	e.remarkProduct(op, instr, wm, wn)
	pa := e.stage(op, a, 0, instr, wm, wn)
	pb := e.stage(op, b, 1, instr, wm, wn)
	p := product{op: op, instr: instr, rows: wm, cols: wn, a: pa, b: pb}
	result := p.sum(acc, int(k))
	result.Name = op.Result(0).Name
	op.Result(0).ReplaceAllUses(result)
	op.Erase()
	eraseDead(a.Def()) // what was converted is read before now
	eraseDead(b.Def())
	return nil
}

// minRowBytes is the shortest row in shared memory that wgmma has a swizzle for.
const minRowBytes = 32

// rowBytes is the length of a row of the right operand in shared memory, if it lies
// there as it should for an instruction.
func rowBytes(i gpu.Instruction, n, k int) int {
	if i.AlongK() {
		n = k
	}
	return n * i.A.MemBits() / 8
}

// withoutGroup chooses an instruction that a single warp issues.
func (e *entry) withoutGroup(a, c num.Type, m, n, k int64) (gpu.Instruction, bool) {
	return chooseInstruction(e.machine.Without(machine.WGMMA), a, c, m, n, k)
}

// warpGrid deals an m×n result out to warps so that a warp's part is as square
// as may be: the operands that it reads are then fewest.
func warpGrid(i gpu.Instruction, m, n, warps int) (wm, wn int) {
	unitM, unitN := i.M, i.N
	if i.FromSMEM && !i.Group {
		unitM, unitN = min(gpu.OuterUnit[0], m), min(gpu.OuterUnit[1], n)
	}
	best := -1
	for rows := 1; rows <= warps; rows *= 2 {
		cols := warps / rows
		cost := max(m/rows, unitM) + max(n/cols, unitN)
		if m/rows < unitM || n/cols < unitN {
			cost += m + n // some warps would compute what others compute too
		}
		if best < 0 || cost < best {
			best, wm, wn = cost, rows, cols
		}
	}
	return wm, wn
}

// groupGrid does the same for groups of four warps, which lie one below the
// other. For each 64 rows of its part a group reads those and all columns of
// the part, at most 256. ok is false if there are too many groups.
func groupGrid(m, n, warps int) (wm, wn int, ok bool) {
	best := -1
	for rows := 1; rows <= warps/4; rows *= 2 {
		cols := warps / 4 / rows
		pm, pn := m/rows, n/cols
		if pm < 64 || pn < 8 || pn > 256 {
			continue
		}
		if cost := pm / 64 * (64 + pn); best < 0 || cost < best {
			best, wm, wn = cost, 4*rows, cols
		}
	}
	return wm, wn, best >= 0
}

// stage puts operand v of a product into shared memory and reads it back as
// the instruction wants it: the fragment tile, or the place in shared memory
// itself for instructions that read from there. Values that cost nothing to
// make stay in registers.
func (e *entry) stage(mma *ast.Op, v *ast.Value, which int, instr gpu.Instruction, wm, wn int) *ast.Value {
	if !instr.FromSMEM && rematerializable(v, 4) || which == 0 && instr.FromRegisters() && !instr.AlongK() && e.fromProduct(v) {
		return v
	}
	if op := e.convertedLoad(v); op != nil && !instr.FromSMEM {
		now := map[*ast.Value]*ast.Value{op.Operand(0): e.stage(mma, op.Operand(0), which, instr, wm, wn)}
		c := cloneOp(op, now)
		ast.InsertBefore(mma, c)
		return c.Result(0)
	}
	t := ast.AsTile(v.Type)
	s := gpu.Shared{Shape: gpu.Shape(t), Elem: t.ElemNum(), Stages: 1, Fast: which, Slices: 1}
	e.slice(&s, which, instr, wm, wn)
	r, ok := e.rawOperand(mma, v, which, instr)
	if ok {
		v = e.stageRaw(mma, r)
	}
	if ok && which == 0 && instr.AlongK() && instr.FromRegisters() {
		return v
	}
	if ok && !instr.AlongK() {
		s.Fast = r.fast
	} else if fast, ok := e.contiguousDim(v); ok && !instr.AlongK() {
		s.Fast = fast
	} else if !instr.FromSMEM || instr.Group {
		s.Fast = 1 - which // along k, as ldmatrix reads without transposing
	}
	if def := e.stagedOnce(mma, v); def != nil && instr.Group {
		return e.stageBehind(def, v, s)
	}
	alloc := e.stagingPlace(mma, which, s)
	store := gpu.New(mma, gpu.StoreShared, []*ast.Value{v, alloc.Result(0)})
	if instr.Group {
		store.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
	}
	ast.InsertBefore(mma, store)
	if instr.FromSMEM {
		return alloc.Result(0)
	}
	load := gpu.New(mma, gpu.LoadShared, []*ast.Value{alloc.Result(0)}, v.Type)
	ast.InsertBefore(mma, load)
	return load.Result(0)
}

// convertedLoad returns the op that makes v if it converts the elements of what was
// loaded for v alone. That is staged instead, so that it can be copied ahead of time, and
// the fragments are converted. Narrower elements are not: their fragments would be read
// from shared memory in pieces.
func (e *entry) convertedLoad(v *ast.Value) *ast.Op {
	op := v.Def()
	if op == nil || len(v.Uses()) != 1 {
		return nil
	}
	switch op.Opcode {
	case ast.OpFToF, ast.OpIToF, ast.OpExtI, ast.OpTruncI, ast.OpFToI:
		if from := op.Operand(0); isLoad(from.Def()) && len(from.Uses()) == 1 &&
			ast.AsTile(from.Type).ElemNum().MemBits() == ast.AsTile(v.Type).ElemNum().MemBits() {
			return op
		}
	}
	return nil
}

// productSearch is how many values are looked at for a product that one is computed of.
const productSearch = 64

// fromProduct reports whether a value is computed element by element of the result of a
// product that runs beside the threads, which lies as the next one reads it.
func (e *entry) fromProduct(v *ast.Value) bool {
	left := productSearch
	var visit func(v *ast.Value) bool
	visit = func(v *ast.Value) bool {
		def := v.Def()
		if left--; left < 0 || def == nil {
			return false
		}
		if gpu.Is(def, gpu.MmaWait) {
			return true
		}
		return isElementwise(def) && slices.ContainsFunc(def.Operands(), visit)
	}
	return visit(v)
}

// stagedOnce returns the op that makes operand v of a product outside of the loops
// around that: staged there it need not be staged in each iteration. It is nil if
// there is none.
func (e *entry) stagedOnce(mma *ast.Op, v *ast.Value) *ast.Op {
	def := v.Def()
	if def == nil || mma.Has(gpu.AttrPart) || rematerializable(v, 4) {
		return nil
	}
	for p := mma.Parent(); p != nil && p != e.op; p = p.Parent() {
		if isLoop(p) && p.Block() == def.Block() {
			return def
		}
	}
	return nil
}

// stageBehind stages a value behind the op that makes it, once for all products that
// read it from the same arrangement.
func (e *entry) stageBehind(def *ast.Op, v *ast.Value, s gpu.Shared) *ast.Value {
	key := fmt.Sprintf("%p %v", v, s)
	if alloc := e.shared[key]; alloc != nil {
		return alloc.Result(0)
	}
	alloc := gpu.NewAllocShared(def, s)
	ast.InsertBefore(e.op.Body(0).First(), alloc)
	store := gpu.New(def, gpu.StoreShared, []*ast.Value{v, alloc.Result(0)})
	store.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
	ast.InsertAfter(def, store)
	if e.shared == nil {
		e.shared = map[string]*ast.Op{}
	}
	e.shared[key] = alloc
	return alloc.Result(0)
}

// stagingPlace makes a place for operand which of a product. Products of a
// batch share theirs: barriers keep them apart.
func (e *entry) stagingPlace(mma *ast.Op, which int, s gpu.Shared) *ast.Op {
	key := fmt.Sprint(which, s)
	if alloc := e.shared[key]; alloc != nil && mma.Has(gpu.AttrPart) {
		return alloc
	}
	alloc := gpu.NewAllocShared(mma, s)
	ast.InsertBefore(e.op.Body(0).First(), alloc)
	if mma.Has(gpu.AttrPart) {
		if e.shared == nil {
			e.shared = map[string]*ast.Op{}
		}
		e.shared[key] = alloc
	}
	return alloc
}

// contiguousDim returns the tile dimension along which v was read from
// consecutive addresses, if v was loaded.
func (e *entry) contiguousDim(v *ast.Value) (int, bool) {
	def := v.Def()
	switch {
	case def == nil:
	case def.Opcode == ast.OpLoadViewTko:
		return viewFastDim(def.Group(0)[0].Type.(ast.View))
	case def.Opcode == ast.OpReshape:
		if fast, ok := e.contiguousDim(def.Operand(0)); ok {
			return keptDim(ast.AsTile(def.Operand(0).Type).Shape, ast.AsTile(v.Type).Shape, fast)
		}
	case def.Opcode == ast.OpLoadPtrTko:
		m := e.pointerAccess(ast.AsTile(v.Type), def.Group(0)[0])
		return m.fast, m.fast >= 0
	}
	return 0, false
}

// keptDim returns the dimension that dimension d of a shape is in another, which lacks
// some dimensions of one element or has more of them; ok is false if it differs
// otherwise.
func keptDim(from, to []int64, d int) (int, bool) {
	at, kept := 0, -1
	for i, n := range from {
		if n == 1 {
			continue
		}
		for at < len(to) && to[at] == 1 {
			at++
		}
		if at == len(to) || to[at] != n {
			return 0, false
		}
		if i == d {
			kept = at
		}
		at++
	}
	for _, n := range to[min(at, len(to)):] {
		if n != 1 {
			return 0, false
		}
	}
	return kept, kept >= 0
}

// viewFastDim returns the tile dimension that runs along the tensor dimension
// of stride 1.
func viewFastDim(t ast.View) (int, bool) {
	for d := range t.TileShape() {
		if t.Tensor().Strides[TensorDim(t, d)] == 1 {
			return d, true
		}
	}
	return 0, false
}

// TensorDim returns the tensor dimension that tile dimension d of a view runs
// along.
func TensorDim(t ast.View, d int) int {
	switch t := t.(type) {
	case *ast.PartitionViewType:
		if len(t.DimMap) > 0 {
			return int(t.DimMap[d])
		}
	case *ast.StridedViewType:
		if len(t.DimMap) > 0 {
			return int(t.DimMap[d])
		}
	}
	return d
}
