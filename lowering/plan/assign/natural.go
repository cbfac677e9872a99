package assign

import (
	"slices"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/analysis"
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
	if a.busy[v] || a.vain[v] || !analysis.IsTile(v) {
		return nil
	}
	if len(a.busy) == 0 {
		a.steps = max(a.budget, nearSteps)
		defer func(had int) { a.budget -= had - a.steps }(a.steps)
	}
	if a.steps == 0 || len(a.busy) == maxFar {
		return nil
	}
	halt.If(a.Ctx)
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
		return a.natural(op.Source())
	case op.Opcode == ast.OpLoadViewTko || op.Opcode == ast.OpLoadPtrTko:
		l := a.memoryLayout(op)
		return &l
	case op.Opcode == ast.OpReduce, op.Opcode == ast.OpScan, op.Opcode == ast.OpCat:
		l := a.folded(op)
		return &l
	case op.Opcode == ast.OpReshape:
		if l := a.natural(op.Source()); l != nil {
			r := l.Reshape(gpu.Shape(ast.AsTile(v.Type)))
			return &r
		}
	case op.Opcode == ast.OpPermute:
		if l := a.natural(op.Source()); l != nil {
			r := l.Permute(analysis.Permutation(op))
			return &r
		}
	case op.Opcode == ast.OpFor:
		return a.natural(op.Carried()[v.Index()])
	case op.Opcode == ast.OpIf:
		for i := range op.Regions() {
			if b := op.Body(i); b != nil && b.Last() != nil && b.Last().Opcode == ast.OpYield {
				if l := a.natural(b.Last().Operand(v.Index())); l != nil {
					return l
				}
			}
		}
	case analysis.IsElementwise(op):
		for _, o := range op.Operands() {
			if analysis.IsTile(o) && !analysis.Rematerializable(o, 4) {
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
	i := v.CarriedIndex()
	for _, t := range a.Terminators(op) {
		if t.Opcode == ast.OpContinue && i < len(t.Operands()) {
			if l := a.natural(t.Operand(i)); l != nil {
				return l
			}
		}
	}
	if analysis.Rematerializable(v.Initial(), 4) {
		return nil
	}
	return a.natural(v.Initial())
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
			if s, err := gpu.SharedOf(gpu.Get(op, gpu.InSharedTile).Def()); err == nil {
				l := gpu.CopyLayout(s, a.Warps, a.Cluster)
				return &l
			}
		case op.Opcode == ast.OpLoadPtrTko:
			if l, ok := a.have[op.Get(ast.OutResult)]; ok {
				return &l
			}
			l := a.memoryLayout(op)
			return &l
		case op.Opcode == ast.OpStorePtrTko || op.Opcode == ast.OpStoreViewTko:
			// Row numbers of a scatter are not dealt out as what is stored is.
			if l := a.memoryLayout(op); slices.Equal(l.Shape, gpu.Shape(ast.AsTile(v.Type))) {
				return &l
			}
		case analysis.IsElementwise(op):
			if l := a.natural(op.Value()); l != nil {
				return l
			}
		}
	}
	return nil
}

// blocked is the layout of a tile of which nothing is known: 16 bytes to a
// thread along the last dimension.
func (a *assigner) blocked(v *ast.Value) layout.Layout {
	t := ast.AsTile(v.Type)
	return layout.Blocked(gpu.Shape(t), layout.RowMajor(t.Rank()), a.vectorFor(t, gpu.CopyBytes), a.Warps)
}

// vectorFor returns how many elements make up an access of the given bytes,
// but no more than leaves every thread its share.
func (a *assigner) vectorFor(t *ast.TileType, bytes int) int {
	share := max(int(t.NumElements())/(32*a.Warps), 1)
	return min(max(bytes/gpu.ElemBytes(t.Elem), 1), share)
}

func (a *assigner) access(op *ast.Op) analysis.Access {
	switch op.Opcode {
	case ast.OpLoadViewTko:
		return a.ViewAccess(op, op.Get(ast.InView), op.List(ast.InIndex), ast.AsTile(op.Get(ast.OutTile).Type))
	case ast.OpStoreViewTko:
		return a.ViewAccess(op, op.Get(ast.InView), op.List(ast.InIndex), ast.AsTile(op.Get(ast.InTile).Type))
	case ast.OpLoadPtrTko:
		return a.PointerAccess(ast.AsTile(op.Get(ast.OutResult).Type), op.Get(ast.InSource), op.Get(ast.InMask), op.Get(ast.InPaddingValue))
	case ast.OpStorePtrTko:
		return a.PointerAccess(ast.AsTile(op.Get(ast.InValue).Type), op.Get(ast.InDestination), op.Get(ast.InMask))
	case ast.OpAtomicRedViewTko:
		return a.reduced(op, a.ViewAccess(op, op.Get(ast.InView), op.List(ast.InIndex), ast.AsTile(op.Get(ast.InValue).Type)))
	case ast.OpAtomicRMWTko:
		return a.reduced(op, a.PointerAccess(ast.AsTile(op.Get(ast.OutResult).Type), op.Get(ast.InPointers), op.Get(ast.InMask)))
	}
	return analysis.Access{Tile: ast.AsTile(op.Loaded().Type), Contiguous: -1}
}

// reduced limits what memory allows to what an atomic op combines by one
// instruction, if that is more than an element.
func (a *assigner) reduced(op *ast.Op, m analysis.Access) analysis.Access {
	m.Known.AtMost(uint64(reductionBytes(a.Machine, op, m.Tile)), analysis.LimitAtomic, m.Contiguous)
	m.Bytes = min(m.Bytes, int(m.Known.Bytes))
	if m.Bytes <= gpu.ElemBytes(m.Tile.Elem) {
		return analysis.Access{Tile: m.Tile, Contiguous: -1, Known: m.Known}
	}
	return m
}

// memoryLayout deals a tile out so that a warp moves consecutive addresses.
func (a *assigner) memoryLayout(op *ast.Op) layout.Layout {
	m := a.access(op)
	order := layout.RowMajor(m.Tile.Rank())
	if m.Contiguous >= 0 {
		order = layout.WithFirst(order, m.Contiguous)
	}
	return layout.Blocked(gpu.Shape(m.Tile), order, a.vectorFor(m.Tile, m.Bytes), a.Warps)
}

// segmentBytes returns how many consecutive bytes along the contiguous
// dimension one access of a warp covers under a layout. 32 bytes are a sector
// of the memory system: less wastes bandwidth.
func (a *assigner) segmentBytes(op *ast.Op, l layout.Layout) int {
	m := a.access(op)
	d := m.Contiguous
	if d < 0 {
		d = m.Tile.Rank() - 1
	}
	n := l.Contiguous(d)
	if n == 1 && m.Bytes > 1 && analysis.SharesBytes(m.Tile.Elem) {
		return 0 // by parts of bytes, which costs more than to go elsewhere
	}
	for _, c := range l.Lane {
		if c == uint32(n)<<layout.DimShift(l.Shape, d) {
			n *= 2
		}
	}
	return n * gpu.ElemBytes(m.Tile.Elem)
}

// storeLayout keeps the stored value where it is if that writes whole sectors,
// and otherwise asks for the layout that memory likes best.
func (a *assigner) storeLayout(op *ast.Op) layout.Layout {
	own := a.memoryLayout(op)
	if l := a.natural(op.Stored()); l != nil && a.segmentBytes(op, *l) >= min(32, a.segmentBytes(op, own)) {
		return *l
	}
	return own
}
