package plan

import (
	"maps"

	"tileir/ast"
	"tileir/lowering/layout"
)

// placeBarriers makes threads wait for each other where one may read or write
// what another wrote or read. What a thread did since the last barrier is
// "pending"; an op that conflicts with something pending gets a barrier before
// it. Three things can conflict:
//
//   - a tile in shared memory, written by gpu.store_shared and read by
//     gpu.load_shared and gpu.mma (staged copies bring their own barriers);
//   - the scratch area of conversions and broadcasts, written and read by each
//     op that uses it;
//   - global memory, where a token orders two accesses of which one writes:
//     different threads may touch the same address.
//
// A loop's body is looked at twice: what is pending at its end is pending at
// its start.
func (e *entry) placeBarriers() error {
	b := &barriers{entry: e}
	b.block(e.op.Body(0), &pending{}, true)
	return nil
}

// pending is what has been done since the last barrier.
type pending struct {
	read, written map[*ast.Op]bool // tiles in shared memory, by gpu.alloc_shared
	scratch       bool
	loads, stores map[*ast.Op]bool // accesses to global memory
}

func (p *pending) clear() { *p = pending{} }

func (p *pending) merge(q *pending) {
	for op := range q.read {
		mark(&p.read, op)
	}
	for op := range q.written {
		mark(&p.written, op)
	}
	for op := range q.loads {
		mark(&p.loads, op)
	}
	for op := range q.stores {
		mark(&p.stores, op)
	}
	p.scratch = p.scratch || q.scratch
}

func (p *pending) clone() *pending {
	c := *p
	c.read, c.written = maps.Clone(p.read), maps.Clone(p.written)
	c.loads, c.stores = maps.Clone(p.loads), maps.Clone(p.stores)
	return &c
}

func mark(m *map[*ast.Op]bool, op *ast.Op) {
	if *m == nil {
		*m = map[*ast.Op]bool{}
	}
	(*m)[op] = true
}

type barriers struct {
	*entry
	leaves []*pending // per loop around: what is pending where the body is left
}

// block walks the ops in order; insert is false on the first look at a loop.
func (b *barriers) block(blk *ast.Block, p *pending, insert bool) {
	for op := range blk.Ops() {
		b.op(op, p, insert)
	}
}

func (b *barriers) op(op *ast.Op, p *pending, insert bool) {
	switch op.Opcode {
	case ast.OpFor, ast.OpLoop:
		once := p.clone()
		b.body(op, once, false)
		p.merge(once)
		b.body(op, p, insert)
		p.merge(once) // the loop may run no iteration
		return
	case ast.OpContinue, ast.OpBreak:
		b.leaves[len(b.leaves)-1].merge(p)
		return
	case ast.OpIf:
		b.branch(op, p, insert)
		return
	}
	if Is(op, Barrier) {
		if b.cluster > 1 && op.Has(AttrLocal) {
			p.read, p.written = nil, nil
		} else {
			p.clear()
		}
		return
	}
	if b.conflicts(op, p) {
		p.clear()
		if insert {
			ast.InsertBefore(op, newOp(op, Barrier, nil))
		}
	}
	b.record(op, p)
}

// body walks a loop's body and adds what is pending wherever it is left: at a
// break or continue in the middle other things may be than at the end.
func (b *barriers) body(loop *ast.Op, p *pending, insert bool) {
	leaves := &pending{}
	b.leaves = append(b.leaves, leaves)
	b.block(loop.Body(0), p, insert)
	b.leaves = b.leaves[:len(b.leaves)-1]
	p.merge(leaves)
}

// branch merges what the two sides leave pending.
func (b *barriers) branch(op *ast.Op, p *pending, insert bool) {
	start := p.clone()
	for i := range op.Regions() {
		if body := op.Body(i); body != nil {
			side := start.clone()
			b.block(body, side, insert)
			p.merge(side)
		}
	}
}

// conflicts reports whether op must not run before all threads have done what
// is pending.
func (b *barriers) conflicts(op *ast.Op, p *pending) bool {
	if b.UsesScratch(op) && p.scratch {
		return true
	}
	switch {
	case Is(op, StoreShared):
		alloc := op.Operand(1).Def()
		return p.read[alloc] || p.written[alloc]
	case Is(op, LoadShared):
		return p.written[op.Operand(0).Def()]
	case Is(op, Mma):
		for _, v := range op.Operands()[:2] {
			if d := v.Def(); Is(d, AllocShared) && p.written[d] {
				return true
			}
		}
		return false
	}
	if token := tokenOperand(op); token != nil {
		before := tokenOrder{}
		before.follow(token)
		return b.meets(op, before, p.stores) || writesMemory(op) && b.meets(op, before, p.loads)
	}
	return false
}

// tokenOrder is the set of ops that a token puts before its reader.
type tokenOrder struct {
	ops     map[*ast.Op]bool
	unknown bool // the token comes through control flow: any op may be among them
}

func (t *tokenOrder) follow(v *ast.Value) {
	op := v.Def()
	if op == nil || len(op.Regions()) > 0 {
		t.unknown = true
		return
	}
	if t.ops[op] {
		return
	}
	mark(&t.ops, op)
	for _, o := range op.Operands() {
		if _, ok := o.Type.(ast.TokenType); ok {
			t.follow(o)
		}
	}
}

// meets reports whether op may touch, in another thread, an address that one
// of the pending accesses before it touched.
func (b *barriers) meets(op *ast.Op, before tokenOrder, pending map[*ast.Op]bool) bool {
	for q := range pending {
		if (before.unknown || before.ops[q]) && !b.sameThread(op, q) {
			return true
		}
	}
	return false
}

// sameThread proves that two accesses touch each address by the same thread:
// they go through one view at one index under one layout, which no two threads
// share elements in. (One of the two is a store, and storing one tile to an
// address twice is undefined, so different elements are different addresses.)
func (b *barriers) sameThread(p, q *ast.Op) bool {
	pv, pi, pt := viewAccess(p)
	qv, qi, qt := viewAccess(q)
	if pv == nil || pv != qv || len(pi) != len(qi) {
		return false
	}
	for i := range pi {
		if pi[i] != qi[i] {
			return false
		}
	}
	if _, ok := pv.Type.(*ast.PartitionViewType); !ok {
		return false // other views may reach an element by two indices
	}
	pl, err1 := LayoutOf(pt, b.warps)
	ql, err2 := LayoutOf(qt, b.warps)
	if err1 != nil || err2 != nil || !pl.Equal(ql) {
		return false
	}
	lanes, warps := pl.Copies()
	return lanes|warps == 0
}

// viewAccess takes an access through a view apart: the view, the index, and
// the tile that is moved.
func viewAccess(op *ast.Op) (view *ast.Value, index []*ast.Value, tile *ast.Value) {
	switch op.Opcode {
	case ast.OpLoadViewTko:
		return op.Group(0)[0], op.Group(1), op.Results[0]
	case ast.OpStoreViewTko:
		return op.Group(1)[0], op.Group(2), op.Group(0)[0]
	}
	return nil, nil, nil
}

// record adds what op does to what is pending.
func (b *barriers) record(op *ast.Op, p *pending) {
	switch {
	case Is(op, StoreShared):
		mark(&p.written, op.Operand(1).Def())
	case Is(op, LoadShared):
		if len(op.Operands()) == 1 {
			mark(&p.read, op.Operand(0).Def())
		}
	case Is(op, Mma):
		for _, v := range op.Operands()[:2] {
			if d := v.Def(); Is(d, AllocShared) {
				mark(&p.read, d)
			}
		}
	}
	if b.UsesScratch(op) {
		// The op waits once between writing and reading the area, so what
		// was pending before is done; its own reads are pending now.
		p.clear()
		p.scratch = true
	}
	if touchesMemory(op) {
		if writesMemory(op) {
			mark(&p.stores, op)
		} else {
			mark(&p.loads, op)
		}
	}
}

func writesMemory(op *ast.Op) bool {
	return touchesMemory(op) && op.Opcode != ast.OpLoadPtrTko && op.Opcode != ast.OpLoadViewTko
}

// tokenOperand returns the token that op waits for, or nil.
func tokenOperand(op *ast.Op) *ast.Value {
	if !touchesMemory(op) {
		return nil
	}
	for _, v := range op.Operands() {
		if _, ok := v.Type.(ast.TokenType); ok {
			return v
		}
	}
	return nil
}

// UsesScratch reports whether op moves data between threads through the
// scratch area: a conversion that is not a renaming of registers, or an access
// that one thread makes for several that need the result.
func (e *entry) UsesScratch(op *ast.Op) bool { return e.scratchBytes(op) > 0 }

// scratchBytes returns the bytes of scratch that op needs.
func (e *entry) scratchBytes(op *ast.Op) int {
	if Is(op, Convert) {
		src, err1 := LayoutOf(op.Operand(0), e.warps)
		dst, err2 := LayoutOf(op.Results[0], e.warps)
		if err1 != nil || err2 != nil {
			return 0
		}
		if _, ok := layout.RegisterMap(src, dst); ok {
			return 0
		}
		return tileBytes(op.Results[0])
	}
	if NeedsBroadcast(op, e.warps) {
		return tileBytes(op.Results[0])
	}
	switch op.Opcode {
	case ast.OpExtract, ast.OpInsert:
		return tileBytes(op.Operand(0))
	case ast.OpPack, ast.OpUnpack: // elements of 4 bits take a byte there
		return max(tileBytes(op.Operand(0)), tileBytes(op.Results[0]))
	case ast.OpReduce:
		return e.reduceBytes(op)
	}
	if op.Opcode == ast.OpAssert && e.cluster > 1 && isTile(op.Operand(0)) {
		return 4 * e.cluster // what each CTA found
	}
	if op.Opcode == ast.OpPrintTko {
		// The threads share the address of the record that they write.
		for _, v := range op.Operands() {
			if isTile(v) {
				return 8
			}
		}
	}
	return 0
}

// reduceBytes is what a reduction whose dimension several warps share needs:
// the partial results of each of them.
func (e *entry) reduceBytes(op *ast.Op) int {
	l, err := LayoutOf(op.Operand(0), e.warps)
	if err != nil {
		return 0
	}
	parts := ReduceWarps(l, int(op.Int("dim", 0)))
	if parts == 1 {
		return 0
	}
	n := 0
	for _, r := range op.Results {
		n += roundUp(tileBytes(r)*parts, 16)
	}
	return n
}

// ReduceWarps returns how many warps share dimension dim under a layout.
func ReduceWarps(l layout.Layout, dim int) int {
	n := 1
	for _, c := range l.Warp {
		if layout.DimPart(l.Shape, dim, c) != 0 {
			n *= 2
		}
	}
	return n
}

func tileBytes(v *ast.Value) int {
	t := ast.AsTile(v.Type)
	return int(t.NumElements()) * ElemBytes(t.Elem)
}

// NeedsBroadcast reports whether op is an access that must be made once per
// element, while several threads hold the result: an atomic, or a load that
// other tile blocks may write concurrently, whose result is used.
func NeedsBroadcast(op *ast.Op, warps int) bool {
	switch op.Opcode {
	case ast.OpAtomicCASTko, ast.OpAtomicRMWTko:
	case ast.OpLoadPtrTko, ast.OpLoadViewTko:
		if op.Enum("memory_ordering_semantics", ast.OrderWeak) == ast.OrderWeak {
			return false
		}
	default:
		return false
	}
	if len(op.Results[0].Uses()) == 0 {
		return false
	}
	l, err := LayoutOf(op.Results[0], warps)
	if err != nil {
		return false
	}
	lanes, w := l.Copies()
	return lanes|w != 0
}
