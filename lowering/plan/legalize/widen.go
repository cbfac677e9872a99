package legalize

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
)

// Two neighbours along a dimension of the grid do the work of one tile block whose tiles
// are twice as large along one of theirs, where their number along it is nothing but the
// index of views:
//
//	%b = load %v[%k, %y] : partition_view<tile=(64x128), …>       tile=(64x256)
//	%s = mmaf %a, %b, %acc : 128x64, 64x128, 128x128              128x64, 64x256, 128x256
//	store %s, %w[%x, %y] : partition_view<tile=(128x128), …>      tile=(128x256)
//
// Tiles of a partition lie one beside the other, so tile y of the wide ones is tiles 2y and
// 2y+1 of the others, elements beyond the tensor among them.

// widening is what becomes of an entry's tiles.
type widening struct {
	entry *ast.Op
	dim   int                // of the grid
	wide  map[*ast.Value]int // along which dimension a tile doubles
	views map[*ast.Op]int    // and the tiles that an access moves
	todo  []*ast.Value
	pairs *pairing // where what is computed of a number is an index, not the number
	why   string   // what stands against it
}

// widen finds which tiles double where tile blocks along a dimension of the grid are merged;
// the reason is empty if that can be.
func widen(entry *ast.Op, dim int) *widening {
	w := newWidening(entry)
	w.dim = dim
	entry.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpGetTileBlockId {
			w.number(op.Result(dim))
		}
	})
	w.follow()
	return w
}

// widenPairs is widen for tile blocks whose numbers come in pairs.
func widenPairs(p *pairing) *widening {
	w := newWidening(p.entry)
	w.pairs = p
	for _, v := range p.next {
		w.number(v)
	}
	w.follow()
	return w
}

func newWidening(entry *ast.Op) *widening {
	return &widening{entry: entry, wide: map[*ast.Value]int{}, views: map[*ast.Op]int{}}
}

// follow goes on from the tiles that double to all that is made of them, and checks the rest.
func (w *widening) follow() {
	for len(w.todo) > 0 && w.why == "" {
		v := w.todo[len(w.todo)-1]
		w.todo = w.todo[:len(w.todo)-1]
		for _, u := range v.Uses() {
			w.use(u.Op, u.Index, w.wide[v])
		}
	}
	if len(w.views) == 0 {
		w.refuse("no view has its number as an index")
	}
	if w.why == "" {
		w.check()
	}
}

func (w *widening) refuse(format string, args ...any) {
	if w.why == "" {
		w.why = fmt.Sprintf(format, args...)
	}
}

// number follows a tile block's number to the views that it is an index of.
func (w *widening) number(v *ast.Value) {
	for _, u := range v.Uses() {
		op := u.Op
		switch {
		case w.pairs != nil && w.pairs.computes(op):
		case op.Opcode == ast.OpAssume && boundedFromZero(op):
			w.number(op.Value())
		case op.ThroughView() && (op.IsLoad() || op.IsStore()):
			w.access(op, u.Index-op.At(ast.InIndex))
		default:
			w.refuse("%s reads more of its number than which tile of a view is meant", op.ShortName())
		}
	}
}

// boundedFromZero reports whether what an assume says of a number holds for smaller ones.
func boundedFromZero(op *ast.Op) bool {
	b, ok := op.Attr(ast.KeyPredicate).(ast.BoundedAttr)
	return ok && (b.Lo == nil || *b.Lo <= 0)
}

// access doubles the tile of a load or store along the dimension of an index.
func (w *widening) access(op *ast.Op, index int) {
	view := op.Get(ast.InView).Def()
	_, twice := w.views[op]
	switch {
	case index < 0 || index >= len(op.List(ast.InIndex)):
		w.refuse("%s reads its number, and not as an index", op.ShortName())
	case view == nil || view.Opcode != ast.OpMakePartitionView:
		w.refuse("%s goes through another view than a partition", op.ShortName())
	case twice:
		w.refuse("%s has its number as two indices", op.ShortName())
	default:
		w.views[op] = index
		if op.IsLoad() {
			w.add(op.Loaded(), index)
		}
	}
}

// add doubles a tile along a dimension.
func (w *widening) add(v *ast.Value, dim int) {
	if old, ok := w.wide[v]; ok {
		if old != dim {
			w.refuse("a tile would double along two dimensions")
		}
		return
	}
	w.wide[v] = dim
	w.todo = append(w.todo, v)
}

// use goes on to what an op makes of a tile that doubles along a dimension.
func (w *widening) use(op *ast.Op, operand, dim int) {
	switch {
	case op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI:
		w.product(op, operand, dim)
	case op.Opcode == ast.OpContinue && op.Parent().Opcode == ast.OpFor && op.Block() == op.Parent().Body(0):
		w.carried(op.Parent(), operand, dim)
	case op.Opcode == ast.OpFor && operand >= op.At(ast.InInitValues):
		w.carried(op, operand-op.At(ast.InInitValues), dim)
	case renames(op):
		if to, ok := resultDim(op, dim); ok {
			w.add(op.Value(), to)
		} else {
			w.refuse("%s takes a tile apart", op.ShortName())
		}
	case op.Opcode == ast.OpBroadcast && ast.AsTile(op.Value().Type).Shape[dim] == ast.AsTile(op.Source().Type).Shape[dim]:
		w.add(op.Value(), dim)
	case op.ThroughView() && op.IsStore(): // see store
	case analysis.IsElementwise(op) && op.Opcode != ast.OpAssume && op.Opcode != ast.OpOffset:
		w.add(op.Value(), dim)
	default:
		w.refuse("%s makes more of a tile than its elements one by one", op.ShortName())
	}
}

// product doubles the rows or columns of a product with those of an operand. Operands of rank
// 3 have a batch before them.
func (w *widening) product(op *ast.Op, operand, dim int) {
	batch := ast.AsTile(op.Value().Type).Rank() - 2
	switch {
	case operand == op.At(ast.InLhs) && dim == batch, operand == op.At(ast.InRhs) && dim == batch+1, operand == op.At(ast.InAcc):
		w.add(op.Value(), dim)
	default:
		w.refuse("what its product is summed over, or a batch, would double")
	}
}

// carried doubles what a loop carries.
func (w *widening) carried(loop *ast.Op, i, dim int) {
	w.add(loop.Carried()[i], dim)
	w.add(loop.Result(i), dim)
}

// check demands of the entry that all that it does is done once for two tile blocks as it is
// for each: what it writes is wide, and all tiles that meet are, or are equal along what doubles.
func (w *widening) check() {
	last := w.entry.Body(0).Last()
	w.entry.Walk(func(op *ast.Op) {
		switch {
		case op == w.entry || op == last || op.Opcode == ast.OpFor || op.Opcode == ast.OpContinue:
		case op.Opcode == ast.OpGetNumTileBlocks && (w.pairs == nil || w.pairs.walk == nil):
			w.refuse("it asks how many there are")
		case op.ThroughView() && op.IsWeakLoad():
		case op.ThroughView() && op.IsStore() && op.IsWeak():
			w.store(op)
		case op.Opcode == ast.OpAssume, analysis.Repeatable(op):
		default:
			w.refuse("%s may be done for each alone", op.ShortName())
		}
		w.meet(op)
	})
}

// store demands that what is stored is what two tile blocks store.
func (w *widening) store(op *ast.Op) {
	at, ok := w.views[op]
	dim, wide := w.wide[op.Moved()]
	if !ok || !wide || at != dim {
		w.refuse("%s stores the same for both, or another part than its number says", op.ShortName())
	}
}

// meet demands that tiles of an op that doubles its result double too, or are constant.
func (w *widening) meet(op *ast.Op) {
	for i, v := range op.Operands() {
		if !w.isWide(v) && w.mustBeWide(op, i) && splat(v) == nil && !spreadAlong(v, w.meetsAlong(op, i)) {
			w.refuse("a tile that is the same for both meets one that is not")
		}
	}
}

// mustBeWide reports whether an operand of an op has to double with its result.
func (w *widening) mustBeWide(op *ast.Op, operand int) bool {
	switch op.Opcode {
	case ast.OpMmaF, ast.OpMmaI:
		dim, wide := w.wide[op.Value()]
		rows := dim == ast.AsTile(op.Value().Type).Rank()-2
		return wide && (operand == op.At(ast.InAcc) || operand == op.At(ast.InLhs) && rows || operand == op.At(ast.InRhs) && !rows)
	case ast.OpFor:
		i := operand - op.At(ast.InInitValues)
		return i >= 0 && w.isWide(op.Carried()[i])
	case ast.OpContinue:
		loop := op.Parent()
		return loop.Opcode == ast.OpFor && w.isWide(loop.Carried()[operand])
	case ast.OpReshape, ast.OpBroadcast:
		return w.isWide(op.Value())
	}
	return analysis.IsElementwise(op) && w.isWide(op.Value()) && ast.AsTile(op.Operand(operand).Type).Rank() > 0
}

func (w *widening) isWide(v *ast.Value) bool {
	_, wide := w.wide[v]
	return wide
}

// spreadAlong reports whether a value is a broadcast that makes the extent along a dimension: it
// can make twice as much.
func spreadAlong(v *ast.Value, dim int) bool {
	def := v.Def()
	return def != nil && def.Opcode == ast.OpBroadcast && ast.AsTile(def.Source().Type).Shape[dim] == 1
}

// apply doubles the tiles.
func (w *widening) apply() {
	var ops []*ast.Op
	w.entry.Walk(func(op *ast.Op) { ops = append(ops, op) })
	for _, op := range ops {
		for i, v := range op.Operands() {
			if !w.isWide(v) && w.mustBeWide(op, i) {
				op.SetOperand(i, again(op, v, w.meetsAlong(op, i)))
			}
		}
		if index, ok := w.views[op]; ok {
			op.SetOperand(op.At(ast.InView), resizedView(op.Get(ast.InView).Def(), index, func(n int32) int32 { return 2 * n }))
		}
	}
	for v, dim := range w.wide {
		v.Type = doubled(v.Type, dim)
	}
}

// meetsAlong is along which dimension an operand has to double.
func (w *widening) meetsAlong(op *ast.Op, operand int) int {
	switch op.Opcode {
	case ast.OpFor:
		return w.wide[op.Carried()[operand-op.At(ast.InInitValues)]]
	case ast.OpContinue:
		return w.wide[op.Parent().Carried()[operand]]
	case ast.OpReshape:
		dim, _ := sourceDim(op, w.wide[op.Value()])
		return dim
	}
	return w.wide[op.Value()]
}

// again writes a constant or a broadcast with twice the elements before an op.
func again(before *ast.Op, v *ast.Value, dim int) *ast.Value {
	t := doubled(v.Type, dim)
	if spreadAlong(v, dim) {
		return build.At{Mark: before}.Op(ast.OpBroadcast, t, v.Def().Source()).Value()
	}
	c := build.At{Mark: before}.Op(ast.OpConstant, t)
	c.SetAttr(ast.KeyValue, splatOf(t, v))
	return c.Value()
}

// doubled is a tile type of twice the extent along a dimension.
func doubled(t ast.Type, dim int) *ast.TileType {
	tile := *ast.AsTile(t)
	tile.Shape = slices.Clone(tile.Shape)
	tile.Shape[dim] *= 2
	return &tile
}
