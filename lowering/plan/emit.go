package plan

import (
	"tileir/ast"
	"tileir/ast/num"
)

// at emits ops before a mark.
type at struct{ mark *ast.Op }

func (a at) op(code ast.Opcode, result ast.Type, operands ...*ast.Value) *ast.Op {
	op := ast.NewOp(code, operands, []ast.Type{result})
	op.Pos, op.Loc = a.mark.Pos, a.mark.Loc
	ast.InsertBefore(a.mark, op)
	return op
}

func (a at) constant(t num.Type, v int64) *ast.Value {
	tile := ast.Tile(t)
	data := make([]byte, t.MemBits()/8)
	for i := range data {
		data[i] = byte(v >> (8 * i))
	}
	op := a.op(ast.OpConstant, tile)
	op.SetAttr("value", &ast.DenseAttr{Type: tile, Splat: true, Data: data})
	return op.Result(0)
}

func (a at) compare(predicate uint32, x, y *ast.Value) *ast.Value {
	op := a.op(ast.OpCmpI, ast.Tile(num.I1), x, y)
	op.SetAttr("comparison_predicate", ast.EnumAttr{Enum: ast.EnumCmpPredicate, Value: predicate})
	op.SetAttr("signedness", ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	return op.Result(0)
}

func (a at) widen(x *ast.Value) *ast.Value {
	op := a.op(ast.OpExtI, ast.Tile(num.I64), x)
	op.SetAttr("signedness", ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	return op.Result(0)
}

func (a at) binary(code ast.Opcode, x, y *ast.Value) *ast.Value {
	return a.op(code, x.Type, x, y).Result(0)
}

// cloneOp copies an op without regions, reading through the renaming, and
// records its results in it.
func cloneOp(op *ast.Op, rename map[*ast.Value]*ast.Value) *ast.Op {
	operands := make([]*ast.Value, len(op.Operands()))
	for i, v := range op.Operands() {
		if n := rename[v]; n != nil {
			v = n
		}
		operands[i] = v
	}
	types := make([]ast.Type, len(op.Results()))
	for i, r := range op.Results() {
		types[i] = r.Type
	}
	c := ast.NewOp(op.Opcode, operands, types)
	c.Pos, c.Loc = op.Pos, op.Loc
	c.SetName(op.Name())
	c.SetSegments(op.Segments())
	c.Attrs = append(c.Attrs, op.Attrs...)
	for i, r := range op.Results() {
		rename[r] = c.Result(i)
		c.Result(i).Name = r.Name
	}
	return c
}

func renamed(v *ast.Value, now map[*ast.Value]*ast.Value) *ast.Value {
	if n := now[v]; n != nil {
		return n
	}
	return v
}
