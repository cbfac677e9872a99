package build

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
)

// Scalars writes the first elements of tiles, those at coordinate zero, as
// scalars: each op of a tile's computation once more, for one element, right
// before the op itself. A tile that a for carries makes it carry a scalar too.
type Scalars struct {
	*analysis.Facts
	made map[*ast.Value]*ast.Value
}

// NewScalars has written none yet.
func NewScalars(facts *analysis.Facts) *Scalars {
	return &Scalars{facts, map[*ast.Value]*ast.Value{}}
}

// Of returns the first element of v, which has an affine form or a single
// element.
func (f *Scalars) Of(v *ast.Value) *ast.Value {
	if ast.AsTile(v.Type).Rank() == 0 {
		return v
	}
	if s := f.made[v]; s != nil {
		return s
	}
	s := f.make(v)
	f.made[v] = s
	return s
}

func (f *Scalars) make(v *ast.Value) *ast.Value {
	op := v.Def()
	if op == nil {
		return f.carried(v.ArgOf().Parent(), v.CarriedIndex()).arg
	}
	switch {
	case op.Opcode == ast.OpReshape, op.Opcode == ast.OpBroadcast, op.Opcode == ast.OpPermute:
		return f.Of(op.Source())
	case op.Opcode == ast.OpConstant:
		return At{op}.Constant(ast.AsTile(v.Type).ElemNum(), int64(op.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0)))
	case op.Opcode == ast.OpIota:
		return At{op}.Constant(ast.AsTile(v.Type).ElemNum(), 0)
	case op.Opcode == ast.OpFor:
		return f.carried(op, v.Index()).result
	case op.Opcode == ast.OpAssume:
		return f.assumption(op)
	case analysis.IsElementwise(op):
		return f.elementwise(op)
	}
	// A tile of one element that is made otherwise.
	s := ast.NewOp(ast.OpReshape, []*ast.Value{v}, []ast.Type{scalarOf(v)})
	s.Pos, s.Loc = op.Pos, op.Loc
	ast.InsertAfter(op, s)
	return s.Value()
}

// scalarOf is the type of one element of v.
func scalarOf(v *ast.Value) ast.Type { return &ast.TileType{Elem: ast.AsTile(v.Type).Elem} }

func (f *Scalars) elementwise(op *ast.Op) *ast.Value {
	operands := make([]*ast.Value, len(op.Operands()))
	for i, v := range op.Operands() {
		operands[i] = f.Of(v)
	}
	for i, v := range operands {
		switch op.Opcode {
		case ast.OpAddI, ast.OpOffset:
			if analysis.IsZeroScalar(v) {
				return operands[1-i]
			}
		case ast.OpMulI:
			if analysis.IsZeroScalar(v) {
				return v
			}
		}
	}
	if n, ok := analysis.SplatValue(operands[0]); ok && op.Opcode == ast.OpExtI && analysis.IsSigned(op) {
		return At{op}.Constant(ast.AsTile(op.Value().Type).ElemNum(), n)
	}
	s := ast.NewOp(op.Opcode, operands, []ast.Type{scalarOf(op.Value())})
	s.Pos, s.Loc = op.Pos, op.Loc
	s.SetSegments(op.Segments())
	s.Attrs = append(s.Attrs, op.Attrs...)
	ast.InsertBefore(op, s)
	return s.Value()
}

// assumption keeps what is promised of all elements, or of those that runs
// start with.
func (f *Scalars) assumption(op *ast.Op) *ast.Value {
	v := f.Of(op.Source())
	p := op.Attr(ast.KeyPredicate)
	switch q := p.(type) {
	case ast.DivByAttr:
		p = ast.DivByAttr{Divisor: q.Divisor}
	case ast.BoundedAttr:
	default:
		return v
	}
	s := At{op}.Op(ast.OpAssume, v.Type, v)
	s.SetAttr(ast.KeyPredicate, p)
	return s.Value()
}

// carriedFirst is the first element of what a loop carries: in the body, and
// after the loop.
type carriedFirst struct{ arg, result *ast.Value }

// carried makes a for carry the first element of the value that it carries as
// number i.
func (f *Scalars) carried(loop *ast.Op, i int) carriedFirst {
	arg, result := loop.Carried()[i], loop.Result(i)
	if s := f.made[arg]; s != nil {
		return carriedFirst{s, f.made[result]}
	}
	t := scalarOf(arg)
	loop.AddOperands(f.Of(loop.List(ast.InInitValues)[i]))
	c := carriedFirst{loop.Body(0).AddArg(t), loop.AddResult(t)}
	f.made[arg], f.made[result] = c.arg, c.result
	// What the next value depends on may be carried by the same loop; so each
	// takes its place before it is looked at.
	at := len(loop.List(ast.InInitValues)) - 1
	for _, t := range f.Terminators(loop) {
		t.AddOperands(c.arg)
	}
	for _, t := range f.Terminators(loop) {
		t.SetOperand(at, f.Of(t.Operand(i)))
	}
	return c
}

// Extents computes how far each dimension is in bounds, max(end, start) − start;
// nil where it is without end. A condition on all elements counts for the first
// dimension.
func (f *Scalars) Extents(at At, shape []int64, bounds []analysis.Bound) []*ast.Value {
	out := make([]*ast.Value, len(shape))
	least := func(d int, n *ast.Value) {
		if out[d] != nil {
			n = at.Signed(ast.OpMinI, out[d], n)
		}
		out[d] = n
	}
	for _, c := range bounds {
		if c.Cond != nil {
			all := at.Constant(num.I64, shape[0])
			least(0, at.Op(ast.OpSelect, all.Type, f.Of(c.Cond), all, at.Constant(num.I64, 0)).Value())
			continue
		}
		start, end := at.Wide(f.Of(c.Start)), at.Wide(f.Of(c.End))
		if c.More != 0 {
			end = at.Binary(ast.OpAddI, end, at.Constant(num.I64, c.More))
		}
		left := at.Signed(ast.OpMaxI, end, start)
		if !analysis.IsZeroScalar(start) {
			left = at.Binary(ast.OpSubI, left, start)
		}
		least(c.Dim, left)
	}
	return out
}
