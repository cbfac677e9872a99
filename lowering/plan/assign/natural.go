package assign

import (
	"slices"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
)

// naturalOr returns v's natural layout, or the blocked one if it has none.
func (n *naturals) naturalOr(v *ast.Value) layout.Layout {
	if l := n.natural(v); l != nil {
		return *l
	}
	return blocked(n.Warps, v)
}

// natural returns the layout that v was given, or else the one that it should have for
// the sake of the product or memory access that a search finds first, or nil if there is
// none. A value's origin counts for more than its readers: what was computed by tensor
// cores stays there until it is stored.
func (n *naturals) natural(v *ast.Value) *layout.Layout {
	if !analysis.IsTile(v) {
		return nil
	}
	if l, ok := n.near.find(v); ok {
		return &l
	}
	return nil
}

// give lays down the layout of a value.
func (n *naturals) give(v *ast.Value, l layout.Layout) {
	n.have[v] = l
	n.near.give(v, l)
}

// The search for natural layouts looks at how a value is made, and if that leads to none,
// at its readers.
type (
	edgeTo = edge[*ast.Value, layout.Layout]
	looked = look[*ast.Value, layout.Layout]
)

const naturalStages = 2

func (n *naturals) lookAt(v *ast.Value, stage int) looked {
	halt.If(n.Ctx)
	if stage == 1 {
		return n.readers(v)
	}
	if b := v.ArgOf(); b != nil {
		return looked{edges: n.iterations(v, b)}
	}
	return n.origin(v, v.Def())
}

// to lists edges to those values that are tiles, from where their layout comes as it is.
func to(list ...*ast.Value) (edges []edgeTo) {
	for _, v := range list {
		if analysis.IsTile(v) {
			edges = append(edges, edgeTo{to: v})
		}
	}
	return edges
}

// mapped is an edge to a value of whose layout a function makes that of this one.
func mapped(v *ast.Value, apply func(layout.Layout) layout.Layout) looked {
	if !analysis.IsTile(v) {
		return looked{}
	}
	return looked{edges: []edgeTo{{v, apply}}}
}

// ends is where a layout is found.
func ends(l layout.Layout) looked { return looked{own: &l} }

// origin looks at the op that makes v.
func (n *naturals) origin(v *ast.Value, op *ast.Op) looked {
	switch {
	case gpu.Is(op, gpu.Mma):
		if _, _, _, c, err := gpu.MmaLayouts(op); err == nil {
			return ends(c)
		}
	case gpu.Is(op, gpu.SplitJoin):
		return looked{edges: to(op.Operand(v.Index()))}
	case gpu.Is(op, gpu.StreamJoin):
		return looked{edges: to(gpu.SumOf(op, v))}
	case gpu.Is(op, gpu.MmaWait):
		return looked{edges: to(op.Source())}
	case op.IsLoad():
		return ends(memoryLayout(n.Context, op))
	case op.Opcode == ast.OpScan:
		return ends(scanned(n.Warps, op))
	case op.Opcode == ast.OpReduce, op.Opcode == ast.OpCat:
		l := mapped(folds(op), func(l layout.Layout) layout.Layout { return foldedFrom(n.Warps, op, l) })
		own := foldedFrom(n.Warps, op, blocked(n.Warps, folds(op)))
		l.own = &own
		return l
	case op.Opcode == ast.OpReshape:
		return mapped(op.Source(), func(l layout.Layout) layout.Layout { return l.Reshape(gpu.Shape(ast.AsTile(v.Type))) })
	case op.Opcode == ast.OpPermute:
		return mapped(op.Source(), func(l layout.Layout) layout.Layout { return l.Permute(analysis.Permutation(op)) })
	case op.Opcode == ast.OpFor:
		return looked{edges: to(op.Carried()[v.Index()])}
	case op.Opcode == ast.OpIf:
		var list []*ast.Value
		for i := range op.Regions() {
			if b := op.Body(i); b != nil && b.Last() != nil && b.Last().Opcode == ast.OpYield {
				list = append(list, b.Last().Operand(v.Index()))
			}
		}
		return looked{edges: to(list...)}
	case analysis.IsElementwise(op):
		var list []*ast.Value
		for _, o := range op.Operands() {
			if analysis.IsTile(o) && !analysis.Rematerializable(o, 4) && ast.AsTile(o.Type).NumElements() == ast.AsTile(v.Type).NumElements() {
				list = append(list, o)
			}
		}
		return looked{edges: to(list...)}
	}
	return looked{}
}

// iterations looks at the next iteration's value of a loop-carried v, then
// at the first one.
func (n *naturals) iterations(v *ast.Value, b *ast.Block) []edgeTo {
	op := b.Parent()
	if op == nil || op.Opcode != ast.OpFor && op.Opcode != ast.OpLoop {
		return nil
	}
	i := v.CarriedIndex()
	var list []*ast.Value
	for _, t := range n.Terminators(op) {
		if t.Opcode == ast.OpContinue && i < len(t.Operands()) {
			list = append(list, t.Operand(i))
		}
	}
	if first := v.Initial(); !analysis.Rematerializable(first, 4) {
		list = append(list, first)
	}
	return to(list...)
}

// readers looks at what is done with v.
func (n *naturals) readers(v *ast.Value) (seen looked) {
	for _, u := range v.Readers() {
		op := u.Op
		switch {
		case gpu.Is(op, gpu.Mma) && u.Index == 2:
			if _, _, _, c, err := gpu.MmaLayouts(op); err == nil {
				seen.own = &c
			}
		case gpu.Is(op, gpu.Mma): // in registers
			if _, left, right, _, err := gpu.MmaLayouts(op); err == nil {
				seen.own = &[]layout.Layout{left, right}[u.Index]
			}
		case gpu.Is(op, gpu.CopyAsync):
			if s, err := gpu.SharedOf(gpu.Get(op, gpu.InSharedTile).Def()); err == nil {
				l := gpu.CopyLayout(s, n.Warps, n.Cluster)
				seen.own = &l
			}
		case op.IsLoad() && !op.ThroughView():
			l, ok := n.have[op.Loaded()]
			if !ok {
				l = memoryLayout(n.Context, op)
			}
			seen.own = &l
		case op.IsStore():
			// Row numbers of a scatter are not distributed as what is stored is.
			if l := memoryLayout(n.Context, op); slices.Equal(l.Shape, gpu.Shape(ast.AsTile(v.Type))) {
				seen.own = &l
			}
		case analysis.IsElementwise(op):
			seen.edges = append(seen.edges, to(op.Value())...)
		}
		if seen.own != nil {
			return seen
		}
	}
	return seen
}

// blocked is the layout of a tile of which nothing is known: 16 bytes to a
// thread along the last dimension.
func blocked(warps int, v *ast.Value) layout.Layout {
	t := ast.AsTile(v.Type)
	return layout.Blocked(gpu.Shape(t), layout.RowMajor(t.Rank()), vectorFor(warps, t, gpu.CopyBytes), warps)
}

// vectorFor returns how many elements make up an access of the given bytes,
// but no more than leaves every thread its share.
func vectorFor(warps int, t *ast.TileType, bytes int) int {
	share := max(int(t.NumElements())/(32*warps), 1)
	return min(max(bytes/gpu.ElemBytes(t.Elem), 1), share)
}

func access(c *pass.Context, op *ast.Op) analysis.Access {
	t := ast.AsTile(op.Moved().Type)
	if !vectorizable(op) {
		return analysis.Access{Tile: t, Contiguous: -1}
	}
	var m analysis.Access
	if op.ThroughView() {
		m = c.ViewAccess(op, op.Get(ast.InView), op.List(ast.InIndex), t)
	} else {
		m = c.PointerAccess(t, op.Accessed(), besides(op)...)
	}
	if op.IsAtomic() {
		return reduced(c.Machine, op, m)
	}
	return m
}

// vectorizable reports whether op accesses memory and may move several elements of a tile
// by one instruction: those of a compare and swap go one by one.
func vectorizable(op *ast.Op) bool {
	return op.AccessesMemory() && op.Opcode != ast.OpAtomicCASTko
}

// besides lists the tiles that say which elements an access through pointers moves, and
// what stands for the others.
func besides(op *ast.Op) (list []*ast.Value) {
	for _, p := range []ast.Part{ast.InMask, ast.InPaddingValue} {
		if op.Info().OperandIndex(string(p)) >= 0 {
			list = append(list, op.Get(p))
		}
	}
	return list
}

// reduced limits what memory allows to what an atomic op combines by one
// instruction, if that is more than an element.
func reduced(on machine.Machine, op *ast.Op, m analysis.Access) analysis.Access {
	bytes, _ := reductionBytes(on, op, m.Tile)
	m.Known.AtMost(uint64(bytes), analysis.LimitAtomic, m.Contiguous)
	m.Bytes = min(m.Bytes, int(m.Known.Bytes))
	if m.Bytes <= gpu.ElemBytes(m.Tile.Elem) {
		return analysis.Access{Tile: m.Tile, Contiguous: -1, Known: m.Known}
	}
	return m
}

// memoryLayout distributes a tile so that a warp moves consecutive addresses.
func memoryLayout(c *pass.Context, op *ast.Op) layout.Layout {
	m := access(c, op)
	order := layout.RowMajor(m.Tile.Rank())
	if m.Contiguous >= 0 {
		order = layout.WithFirst(order, m.Contiguous)
	}
	return layout.Blocked(gpu.Shape(m.Tile), order, vectorFor(c.Warps, m.Tile, m.Bytes), c.Warps)
}

// segmentBytes returns how many consecutive bytes along the contiguous
// dimension one access of a warp covers under a layout. 32 bytes are a sector
// of the memory system: less wastes bandwidth.
func segmentBytes(c *pass.Context, op *ast.Op, l layout.Layout) int {
	m := access(c, op)
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
// and otherwise asks for the layout that memory likes best; where warps gain by staying
// apart, of those by which each warp stores what it has.
func (a *assigner) storeLayout(op *ast.Op) layout.Layout {
	own := memoryLayout(a.Context, op)
	if l := a.natural(op.Stored()); l != nil && segmentBytes(a.Context, op, *l) >= min(32, segmentBytes(a.Context, op, own)) {
		return *l
	} else if l != nil && apart(a.Op, op) {
		if rows, ok := rowsOfWarps(a.Context, op, *l); ok && segmentBytes(a.Context, op, rows) >= min(32, segmentBytes(a.Context, op, own)) {
			return rows
		}
	}
	return own
}

// rowsOfWarps is a layout for a store by which each warp stores what it has, in rows: warps
// that do not wait for each other go on with the next tile block as they come.
func rowsOfWarps(c *pass.Context, op *ast.Op, l layout.Layout) (layout.Layout, bool) {
	m := access(c, op)
	if m.Contiguous < 0 {
		return l, false
	}
	return l.WithinWarps(m.Contiguous, vectorFor(c.Warps, m.Tile, m.Bytes))
}

// reducedFrom is the layout that a reduction wants of its operands, the first of which lies
// as l says: any in which it can treat each bit of a place on its own.
func reducedFrom(warps int, op *ast.Op, l layout.Layout) layout.Layout {
	if l.Separable(int(op.Int(ast.KeyDim, 0))) {
		return l
	}
	return blocked(warps, folds(op))
}

// foldedFrom is that of the result of a reduce or cat whose first operand lies as l says.
func foldedFrom(warps int, op *ast.Op, l layout.Layout) layout.Layout {
	dim := int(op.Int(ast.KeyDim, 0))
	if op.Opcode == ast.OpCat {
		return l.Double(dim)
	}
	l, _ = reducedFrom(warps, op, l).Slice(dim)
	return l
}
