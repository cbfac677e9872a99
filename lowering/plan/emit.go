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

// renamed is what stands for v now: itself, unless something else does.
func renamed(v *ast.Value, now map[*ast.Value]*ast.Value) *ast.Value {
	if n := now[v]; n != nil {
		return n
	}
	return v
}
