package legalize

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// rowsOfPart writes what a CTA computes and stores of its rows, where the tiles of an entry are
// divided among several: each op once more, of a part of its tile along one dimension. Tiles of
// a partition lie one beside the other, so part p of tile i is tile parts·i + p of those that
// are so much smaller.
type rowsOfPart struct {
	*pass.Context
	parts int
	part  *ast.Value               // which the CTA has
	mark  *ast.Op                  // before which sums are added up
	sums  []*ast.Value             // which come from all CTAs
	along map[*ast.Value]int       // by which dimension each of them is divided
	made  map[rowsKey]*ast.Value   // what was written
	loads map[*ast.Op][]*ast.Value // of loads of which rows are loaded: the tokens of those
	why   string                   // what stands against it
}

// rowsKey is a tile and the dimension along which it is divided.
type rowsKey struct {
	v   *ast.Value
	dim int
}

func (r *rowsOfPart) refuse(format string, args ...any) *ast.Value {
	if r.why == "" {
		r.why = fmt.Sprintf(format, args...)
	}
	return nil
}

// store has a CTA store its rows alone, or says why it cannot.
func (r *rowsOfPart) store(op *ast.Op) (why string) {
	dim := r.dimOf(ast.AsTile(op.Stored().Type))
	if dim < 0 {
		return fmt.Sprintf("%s stores %s, which has fewer rows than there are CTAs", op.ShortName(), op.Stored().Type)
	}
	r.access(op, dim)
	return r.why
}

// dimOf is the dimension along which CTAs divide a tile that is stored: its rows, or else
// columns; -1 if neither are enough.
func (r *rowsOfPart) dimOf(t *ast.TileType) int {
	for _, d := range []int{t.Rank() - 2, t.Rank() - 1} {
		if d >= 0 && t.Shape[d] >= int64(r.parts) {
			return d
		}
	}
	return -1
}

// access has a load or store, which is this CTA's, move its rows.
func (r *rowsOfPart) access(op *ast.Op, dim int) {
	if op.ThroughView() {
		r.throughView(op, dim)
	}
	for i, v := range op.Operands() {
		if t := ast.AsTile(v.Type); t != nil && t.Rank() > 0 && r.why == "" {
			if rows := r.of(v, dim); rows != nil {
				op.SetOperand(i, rows)
			}
		}
	}
}

// throughView has an access go through a view of smaller tiles.
func (r *rowsOfPart) throughView(op *ast.Op, dim int) {
	view := op.Get(ast.InView).Def()
	if view == nil || view.Opcode != ast.OpMakePartitionView {
		r.refuse("%s goes through another view than a partition", op.ShortName())
		return
	}
	op.SetOperand(op.At(ast.InView), resizedView(view, dim, func(n int32) int32 { return n / int32(r.parts) }))
	at, i := build.At{Mark: op}, op.At(ast.InIndex)+dim
	index := op.Operand(i)
	elem := ast.AsTile(index.Type).ElemNum()
	part := r.part
	switch {
	case elem == num.I64:
		part = at.Widen(part)
	case elem != num.I32:
		r.refuse("%s has an index of %s", op.ShortName(), elem)
		return
	}
	first := at.Binary(ast.OpMulI, index, at.Constant(elem, int64(r.parts)))
	op.SetOperand(i, at.Binary(ast.OpAddI, first, part))
}

// of returns the rows of a tile that this CTA has: its part along a dimension; nil if they
// cannot be had.
func (r *rowsOfPart) of(v *ast.Value, dim int) *ast.Value {
	key := rowsKey{v, dim}
	if rows := r.made[key]; rows != nil || r.why != "" {
		return rows
	}
	rows := r.make(v, dim)
	if rows != nil {
		rows.Name = v.Name
		r.made[key] = rows
	}
	return rows
}

func (r *rowsOfPart) make(v *ast.Value, dim int) *ast.Value {
	op := v.Def()
	switch {
	case slices.Contains(r.sums, v):
		return r.exchanged(v, dim)
	case op == nil:
		return r.refuse("a tile that a loop carries meets the sum")
	case op.Opcode == ast.OpConstant && splat(v) != nil:
		t := gpu.RowsOfPart(ast.AsTile(v.Type), dim, r.parts)
		return r.again(op, t, func(c *ast.Op) {
			c.SetAttr(ast.KeyValue, splatOf(t, v))
		})
	case op.Opcode == ast.OpAssume:
		return r.of(op.Source(), dim)
	case op.Opcode == ast.OpIota:
		return r.counted(op)
	case op.Opcode == ast.OpBroadcast && ast.AsTile(op.Source().Type).Shape[dim] == 1:
		return r.again(op, r.typeOf(v, dim), func(*ast.Op) {})
	case op.Opcode == ast.OpBroadcast:
		return r.computed(op, dim, dim)
	case renames(op):
		from, ok := sourceDim(op, dim)
		if !ok {
			return r.refuse("%s takes a tile apart", op.ShortName())
		}
		return r.computed(op, dim, from)
	case op.IsWeakLoad() && v == op.Loaded():
		return r.loaded(op, dim)
	case analysis.IsElementwise(op):
		return r.computed(op, dim, dim)
	}
	return r.refuse("%s makes more of a tile than its elements one by one", op.ShortName())
}

func (r *rowsOfPart) typeOf(v *ast.Value, dim int) *ast.TileType {
	return gpu.RowsOfPart(ast.AsTile(v.Type), dim, r.parts)
}

// again writes an op once more before it, with another result.
func (r *rowsOfPart) again(op *ast.Op, t ast.Type, change func(*ast.Op)) *ast.Value {
	c := op.Clone(map[*ast.Value]*ast.Value{})
	c.FirstResult().Type = t
	ast.InsertBefore(op, c)
	change(c)
	return c.FirstResult()
}

// computed writes an op that computes the rows along one dimension of those of its operands
// along another.
func (r *rowsOfPart) computed(op *ast.Op, dim, from int) *ast.Value {
	operands := slices.Clone(op.Operands())
	for i, v := range operands {
		if ast.AsTile(v.Type).Rank() > 0 {
			if operands[i] = r.of(v, from); operands[i] == nil {
				return nil
			}
		}
	}
	return r.again(op, r.typeOf(op.Value(), dim), func(c *ast.Op) { c.SetOperands(operands...) })
}

// loaded writes a load of the rows.
func (r *rowsOfPart) loaded(op *ast.Op, dim int) *ast.Value {
	if op.Block() != r.Op.Body(0) {
		return r.refuse("%s stands in a loop or a branch", op.ShortName())
	}
	return r.again(op, r.typeOf(op.Loaded(), dim), func(c *ast.Op) {
		r.access(c, dim)
		r.loads[op] = append(r.loads[op], c.Get(ast.OutToken))
	})
}

// counted writes the numbers of the rows.
func (r *rowsOfPart) counted(op *ast.Op) *ast.Value {
	t := r.typeOf(op.Value(), 0)
	elem := t.ElemNum()
	if elem != num.I32 {
		return r.refuse("iota counts in %s", elem)
	}
	rows := r.again(op, t, func(*ast.Op) {})
	at := build.At{Mark: op}
	first := at.Binary(ast.OpMulI, r.part, at.Constant(elem, t.Shape[0]))
	one := at.Op(ast.OpReshape, ast.Tile(elem, 1), first)
	return at.Binary(ast.OpAddI, rows, at.Op(ast.OpBroadcast, t, one.Value()).Value())
}

// exchanged writes how the CTAs give each other what they have of a sum, and adds it up: what
// the loop began with first, if that is not nothing, then the parts in their order.
func (r *rowsOfPart) exchanged(sum *ast.Value, dim int) *ast.Value {
	if along, ok := r.along[sum]; ok && along != dim {
		return r.refuse("a sum is stored by rows and by columns")
	}
	r.along[sum] = dim
	op := gpu.NewSplitExchange(r.mark, sum, dim, r.parts)
	ast.InsertBefore(r.mark, op)
	list := op.Results()
	if first := sum.Def().List(ast.InInitValues)[sum.Index()]; !isZeros(first) {
		rows := r.of(first, dim)
		if rows == nil {
			return nil
		}
		list = slices.Concat([]*ast.Value{rows}, list)
		sum.Def().SetOperand(sum.Def().At(ast.InInitValues)+sum.Index(), build.At{Mark: sum.Def()}.Zeros(ast.AsTile(sum.Type)))
	}
	total := list[0]
	for _, v := range list[1:] {
		total = addTiles(build.At{Mark: r.mark}, total, v)
	}
	return total
}

// addTiles writes the sum of two tiles.
func addTiles(at build.At, x, y *ast.Value) *ast.Value {
	if ast.AsTile(x.Type).ElemNum().IsInt() {
		return at.Binary(ast.OpAddI, x, y)
	}
	op := at.Op(ast.OpAddF, x.Type, x, y)
	op.SetAttr(ast.KeyRoundingMode, ast.EnumAttr{Enum: ast.EnumRounding, Value: ast.RoundNearestEven})
	return op.Value()
}

// isZeros reports whether a value is a constant of nothing but zeros, none of them negative.
func isZeros(v *ast.Value) bool {
	c := splat(v)
	return c != nil && !slices.ContainsFunc(c.Data, func(b byte) bool { return b != 0 })
}
