package plan

import (
	"slices"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
)

// naturalOr returns v's natural layout, or the blocked one if it has none.
func (a *assigner) naturalOr(v *ast.Value) layout.Layout {
	if l := a.natural(v); l != nil {
		return *l
	}
	return a.blocked(v)
}

// natural returns the layout that v should have for the sake of the product or
// memory access nearest to it, or nil if there is none. A value's origin
// counts for more than its readers: what was computed by tensor cores stays
// there until it is stored.
//
// The search goes to and fro between origins and readers. What it has been at in
// vain it does not look at again: all that can be reached from there was looked
// at, or is being looked at. Once something is found this is forgotten, since
// from then on more is known.
func (a *assigner) natural(v *ast.Value) *layout.Layout {
	if l, ok := a.memo[v]; ok {
		return l
	}
	if a.busy[v] || a.vain[v] || !isTile(v) {
		return nil
	}
	if len(a.busy) == 0 {
		a.steps = max(a.budget, nearSteps)
		defer func(had int) { a.budget -= had - a.steps }(a.steps)
	}
	if a.steps == 0 || len(a.busy) == maxFar {
		return nil
	}
	halt.If(a.ctx)
	a.steps--
	a.busy[v] = true
	l := a.fromOrigin(v)
	if l == nil {
		l = a.fromReaders(v)
	}
	delete(a.busy, v)
	if l != nil || len(a.busy) == 0 {
		a.memo[v] = l
		clear(a.vain)
	} else {
		a.vain[v] = true
	}
	return l
}

// Searches are bounded, since where there are no products and no accesses to
// memory each of them looks at all there is: together they may look at as many
// values as searchSteps times the ops of the entry, and after that at nearSteps
// each. A way over more than maxFar values is as good as none.
const (
	searchSteps = 64
	fewestSteps = 1 << 16 // of all searches in a small entry
	nearSteps   = 64
	maxFar      = 1 << 14
)

// fromOrigin looks at how v is made.
func (a *assigner) fromOrigin(v *ast.Value) *layout.Layout {
	if b := v.ArgOf(); b != nil {
		return a.fromIteration(v, b)
	}
	op := v.Def()
	if l, ok := a.have[v]; ok {
		return &l
	}
	switch {
	case gpu.Is(op, gpu.Mma):
		if _, _, _, c, err := gpu.MmaLayouts(op); err == nil {
			return &c
		}
		return nil
	case gpu.Is(op, gpu.MmaWait):
		return a.natural(op.Operand(0))
	case op.Opcode == ast.OpLoadViewTko || op.Opcode == ast.OpLoadPtrTko:
		l := a.memoryLayout(op)
		return &l
	case op.Opcode == ast.OpReduce, op.Opcode == ast.OpScan, op.Opcode == ast.OpCat:
		l := a.folded(op)
		return &l
	case op.Opcode == ast.OpReshape:
		if l := a.natural(op.Operand(0)); l != nil {
			r := l.Reshape(gpu.Shape(ast.AsTile(v.Type)))
			return &r
		}
	case op.Opcode == ast.OpPermute:
		if l := a.natural(op.Operand(0)); l != nil {
			r := l.Permute(Permutation(op))
			return &r
		}
	case op.Opcode == ast.OpFor:
		return a.natural(op.Body(0).Args[1+v.Index()])
	case op.Opcode == ast.OpIf:
		for i := range op.Regions() {
			if b := op.Body(i); b != nil && b.Last() != nil && b.Last().Opcode == ast.OpYield {
				if l := a.natural(b.Last().Operand(v.Index())); l != nil {
					return l
				}
			}
		}
	case isElementwise(op):
		for _, o := range op.Operands() {
			if isTile(o) && !rematerializable(o, 4) {
				if l := a.natural(o); l != nil && layout.Size(l.Shape) == int(ast.AsTile(v.Type).NumElements()) {
					return l
				}
			}
		}
	}
	return nil
}

// fromIteration looks at the next iteration's value of a loop-carried v, then
// at the first one.
func (a *assigner) fromIteration(v *ast.Value, b *ast.Block) *layout.Layout {
	op := b.Parent()
	if op == nil || op.Opcode != ast.OpFor && op.Opcode != ast.OpLoop {
		return nil
	}
	i := v.Index()
	first := op.Operands()
	if op.Opcode == ast.OpFor {
		i--
		first = first[3:]
	}
	for _, t := range a.terminators(op) {
		if t.Opcode == ast.OpContinue && i < len(t.Operands()) {
			if l := a.natural(t.Operand(i)); l != nil {
				return l
			}
		}
	}
	if rematerializable(first[i], 4) {
		return nil
	}
	return a.natural(first[i])
}

// fromReaders looks at what is done with v.
func (a *assigner) fromReaders(v *ast.Value) *layout.Layout {
	for _, u := range v.Uses() {
		op := u.Op
		switch {
		case gpu.Is(op, gpu.Mma) && u.Index == 2:
			if _, _, _, c, err := gpu.MmaLayouts(op); err == nil {
				return &c
			}
		case gpu.Is(op, gpu.CopyAsync):
			if s, err := gpu.SharedOf(op.Operand(1).Def()); err == nil {
				l := CopyLayout(s, a.warps, a.cluster)
				return &l
			}
		case op.Opcode == ast.OpLoadPtrTko:
			if l, ok := a.have[op.Result(0)]; ok {
				return &l
			}
			l := a.memoryLayout(op)
			return &l
		case op.Opcode == ast.OpStorePtrTko || op.Opcode == ast.OpStoreViewTko:
			// Row numbers of a scatter are not dealt out as what is stored is.
			if l := a.memoryLayout(op); slices.Equal(l.Shape, gpu.Shape(ast.AsTile(v.Type))) {
				return &l
			}
		case isElementwise(op):
			if l := a.natural(op.Result(0)); l != nil {
				return l
			}
		}
	}
	return nil
}

// isElementwise reports whether op computes each element of its result from
// the elements at the same place of its operands.
func isElementwise(op *ast.Op) bool {
	info := op.Info()
	if info == nil || len(op.Results()) != 1 {
		return false
	}
	switch op.Opcode {
	case ast.OpSelect, ast.OpOffset, ast.OpAssume:
		return true
	}
	return info.Is(ast.Elementwise)
}

// rematerializable reports whether v costs so little that every reader may
// make its own: constants, index tiles, copies of scalars, and a few integer
// ops on them.
func rematerializable(v *ast.Value, depth int) bool {
	if !isTile(v) {
		return true
	}
	op := v.Def()
	if op == nil || depth == 0 {
		return false
	}
	switch op.Opcode {
	case ast.OpConstant, ast.OpIota:
		return true
	case ast.OpReshape, ast.OpBroadcast, ast.OpPermute:
		return rematerializable(op.Operand(0), depth)
	case ast.OpAddI, ast.OpSubI, ast.OpMulI, ast.OpShLI, ast.OpAndI, ast.OpOrI, ast.OpXOrI,
		ast.OpCmpI, ast.OpExtI, ast.OpTruncI, ast.OpOffset:
		for _, o := range op.Operands() {
			if !rematerializable(o, depth-1) {
				return false
			}
		}
		return true
	}
	return false
}

// blocked is the layout of a tile of which nothing is known: 16 bytes to a
// thread along the last dimension.
func (a *assigner) blocked(v *ast.Value) layout.Layout {
	t := ast.AsTile(v.Type)
	return layout.Blocked(gpu.Shape(t), layout.RowMajor(t.Rank()), a.vectorFor(t, copyBytes), a.warps)
}

// vectorFor returns how many elements make up an access of the given bytes,
// but no more than leaves every thread its share.
func (a *assigner) vectorFor(t *ast.TileType, bytes int) int {
	share := max(int(t.NumElements())/(32*a.warps), 1)
	return min(max(bytes/gpu.ElemBytes(t.Elem), 1), share)
}

// access describes what a memory op moves: the tile's type as it is in memory,
// its contiguous dimension (-1 if unknown), and how many bytes one thread may
// move at once.
type access struct {
	tile  *ast.TileType
	fast  int
	bytes int
	known limit // why they are no more
}

func (a *assigner) access(op *ast.Op) access {
	switch op.Opcode {
	case ast.OpLoadViewTko:
		return a.viewAccess(op, op.Group(0)[0], op.Group(1), ast.AsTile(op.Result(0).Type))
	case ast.OpStoreViewTko:
		return a.viewAccess(op, op.Group(1)[0], op.Group(2), ast.AsTile(op.Group(0)[0].Type))
	case ast.OpLoadPtrTko:
		return a.pointerAccess(ast.AsTile(op.Result(0).Type), op.Group(0)[0], op.Opt(1), op.Opt(2))
	case ast.OpStorePtrTko:
		return a.pointerAccess(ast.AsTile(op.Group(1)[0].Type), op.Group(0)[0], op.Opt(2))
	case ast.OpAtomicRedViewTko:
		return a.reduced(op, a.viewAccess(op, op.Group(0)[0], op.Group(1), ast.AsTile(op.Group(2)[0].Type)))
	case ast.OpAtomicRMWTko:
		return a.reduced(op, a.pointerAccess(ast.AsTile(op.Result(0).Type), op.Group(0)[0], op.Opt(2)))
	}
	return access{tile: ast.AsTile(op.Result(0).Type), fast: -1}
}

// reduced limits what memory allows to what an atomic op combines by one
// instruction, if that is more than an element.
func (a *assigner) reduced(op *ast.Op, m access) access {
	m.known.atMost(uint64(reductionBytes(a.machine, op, m.tile)), limitAtomic, m.fast)
	m.bytes = min(m.bytes, int(m.known.bytes))
	if m.bytes <= gpu.ElemBytes(m.tile.Elem) {
		return access{tile: m.tile, fast: -1, known: m.known}
	}
	return m
}

func (f *Facts) viewAccess(op *ast.Op, view *ast.Value, index []*ast.Value, t *ast.TileType) access {
	fast, ok := viewFastDim(view.Type.(ast.View))
	if rows, gathers := view.Type.(*ast.GatherScatterViewType); gathers && int(rows.SparseDim) == fast {
		ok = false // neighbours in the tile are none in memory
	}
	if !ok {
		return access{tile: t, fast: -1}
	}
	known := f.viewAlignment(view, index, fast)
	if !op.InBounds(fast) { // neighbours that move together are in or out of bounds together
		known.atMost(f.extentDivisor(view, fast)*uint64(elemBytes(t.Elem)), limitExtent, fast)
	}
	return access{t, fast, min(int(known.bytes), f.widest), known}
}

// memoryLayout deals a tile out so that a warp moves consecutive addresses.
func (a *assigner) memoryLayout(op *ast.Op) layout.Layout {
	m := a.access(op)
	order := layout.RowMajor(m.tile.Rank())
	if m.fast >= 0 {
		order = fastFirst(order, m.fast)
	}
	return layout.Blocked(gpu.Shape(m.tile), order, a.vectorFor(m.tile, m.bytes), a.warps)
}

// fastFirst moves dimension d to the front of an order.
func fastFirst(order []int, d int) []int {
	out := []int{d}
	for _, x := range order {
		if x != d {
			out = append(out, x)
		}
	}
	return out
}

// segmentBytes returns how many consecutive bytes along the contiguous
// dimension one access of a warp covers under a layout. 32 bytes are a sector
// of the memory system: less wastes bandwidth.
func (a *assigner) segmentBytes(op *ast.Op, l layout.Layout) int {
	m := a.access(op)
	d := m.fast
	if d < 0 {
		d = m.tile.Rank() - 1
	}
	n := l.Contiguous(d)
	for _, c := range l.Lane {
		if c == uint32(n)<<layout.DimShift(l.Shape, d) {
			n *= 2
		}
	}
	return n * gpu.ElemBytes(m.tile.Elem)
}

// storeLayout keeps the stored value where it is if that writes whole sectors,
// and otherwise asks for the layout that memory likes best.
func (a *assigner) storeLayout(op *ast.Op) layout.Layout {
	value := op.Group(1)
	switch op.Opcode {
	case ast.OpStoreViewTko:
		value = op.Group(0)
	case ast.OpAtomicRedViewTko:
		value = op.Group(2)
	}
	own := a.memoryLayout(op)
	if l := a.natural(value[0]); l != nil && a.segmentBytes(op, *l) >= min(32, a.segmentBytes(op, own)) {
		return *l
	}
	return own
}
