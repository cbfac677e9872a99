package analysis

import "tileir/ast"

// PointerAccess describes an access through a tile of pointers: along the
// dimension in which they are neighbours, as many bytes at a time as alignment
// allows and as one value of the mask covers.
func (f *Facts) PointerAccess(t *ast.TileType, pointers *ast.Value, others ...*ast.Value) Access {
	size := uint64(elemBytes(t.Elem))
	a := f.Axis(pointers)
	if a == nil || SharesBytes(t.Elem) { // of each byte pointers reach one half
		return Access{Tile: t, Contiguous: -1}
	}
	for d := len(a.steps) - 1; d >= 0; d-- {
		if t.Shape[d] == 1 || a.steps[d] != (axisStep{true, int64(size)}) {
			continue
		}
		known := limit{Bytes: uint64(f.widest)}
		known.AtMost(a.base, LimitAddress, d)
		for k, s := range a.steps {
			if k != d {
				known.AtMost(s.multiple(), LimitStep, k)
			}
		}
		for _, o := range others {
			if o != nil {
				known.AtMost(f.run(o, d)*size, LimitMask, d)
			}
		}
		return Access{t, d, int(max(known.Bytes, size)), known}
	}
	return Access{Tile: t, Contiguous: -1}
}

// SharesBytes reports whether elements have less than a byte in memory.
func SharesBytes(t ast.Type) bool {
	n, ok := t.(ast.NumType)
	return ok && n.Num().MemBits() < 8
}

// Access describes what a memory op moves: the tile's type as it is in memory,
// its contiguous dimension (-1 if unknown), and how many bytes one thread may
// move at once. Elements that share bytes count as one byte each.
type Access struct {
	Tile       *ast.TileType
	Contiguous int
	Bytes      int
	Known      limit // why they are no more
}

func (f *Facts) ViewAccess(op *ast.Op, view *ast.Value, index []*ast.Value, t *ast.TileType) Access {
	contiguous, ok := ViewContiguousDim(view.Type.(ast.View))
	if rows, gathers := view.Type.(*ast.GatherScatterViewType); gathers && int(rows.SparseDim) == contiguous {
		ok = false // neighbours in the tile are none in memory
	}
	if !ok {
		return Access{Tile: t, Contiguous: -1}
	}
	known := f.ViewAlignment(view, index, contiguous)
	if !op.InBounds(contiguous) { // neighbours that move together are in or out of bounds together
		known.AtMost(f.extentDivisor(view, contiguous)*uint64(elemBytes(t.Elem)), LimitExtent, contiguous)
	}
	return Access{t, contiguous, min(int(known.Bytes), f.widest), known}
}

// ContiguousDim returns the tile dimension along which v was read from
// consecutive addresses, if v was loaded.
func (f *Facts) ContiguousDim(v *ast.Value) (int, bool) {
	def := v.Def()
	switch {
	case def == nil:
	case def.IsLoad() && def.ThroughView():
		return ViewContiguousDim(def.Get(ast.InView).Type.(ast.View))
	case def.Opcode == ast.OpReshape:
		if contiguous, ok := f.ContiguousDim(def.Source()); ok {
			return keptDim(ast.AsTile(def.Source().Type).Shape, ast.AsTile(v.Type).Shape, contiguous)
		}
	case def.IsLoad():
		m := f.PointerAccess(ast.AsTile(v.Type), def.Accessed())
		return m.Contiguous, m.Contiguous >= 0
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

// ViewContiguousDim returns the tile dimension that runs along the tensor dimension
// of stride 1.
func ViewContiguousDim(t ast.View) (int, bool) {
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

// LoadedBy returns the load that a value is, or is in another shape, or nil.
func LoadedBy(v *ast.Value) *ast.Op {
	if def := v.Def(); def != nil && def.Opcode == ast.OpReshape {
		v = def.Source()
	}
	if v.Def().IsLoad() {
		return v.Def()
	}
	return nil
}

// TensorOf returns the tensor that a load through a partition view reads, or nil.
func TensorOf(load *ast.Op) *ast.Value {
	if view := load.Get(ast.InView).Def(); view != nil && view.Opcode == ast.OpMakePartitionView {
		return view.Source()
	}
	return nil
}
