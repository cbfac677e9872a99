package build

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
)

// At emits ops before a mark.
type At struct{ Mark *ast.Op }

// AtEnd has write emit ops at the end of a block, which come from where another op does.
func AtEnd(b *ast.Block, like *ast.Op, write func(a At)) {
	mark := ast.NewOp(ast.OpReturn, nil, nil)
	mark.Pos, mark.Loc = like.Pos, like.Loc
	b.Append(mark)
	write(At{Mark: mark})
	mark.Erase()
}

func (a At) Op(code ast.Opcode, result ast.Type, operands ...*ast.Value) *ast.Op {
	op := ast.NewOp(code, operands, []ast.Type{result})
	op.Pos, op.Loc = a.Mark.Pos, a.Mark.Loc
	ast.InsertBefore(a.Mark, op)
	return op
}

func (a At) Constant(t num.Type, v int64) *ast.Value {
	tile := ast.Tile(t)
	data := make([]byte, t.MemBits()/8)
	for i := range data {
		data[i] = byte(v >> (8 * i))
	}
	op := a.Op(ast.OpConstant, tile)
	op.SetAttr(ast.KeyValue, &ast.DenseAttr{Type: tile, Splat: true, Data: data})
	return op.Value()
}

// Compare compares signed numbers, or two tiles of them element by element.
func (a At) Compare(predicate uint32, x, y *ast.Value) *ast.Value {
	op := a.Op(ast.OpCmpI, ast.Tile(num.I1, ast.AsTile(x.Type).Shape...), x, y)
	op.SetAttr(ast.KeyComparisonPredicate, ast.EnumAttr{Enum: ast.EnumCmpPredicate, Value: predicate})
	op.SetAttr(ast.KeySignedness, ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	return op.Value()
}

func (a At) Widen(x *ast.Value) *ast.Value {
	op := a.Op(ast.OpExtI, ast.Tile(num.I64), x)
	op.SetAttr(ast.KeySignedness, ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	return op.Value()
}

func (a At) Binary(code ast.Opcode, x, y *ast.Value) *ast.Value {
	return a.Op(code, x.Type, x, y).Value()
}

// Renamed is what stands for v now: itself, unless something else does.
func Renamed(v *ast.Value, now map[*ast.Value]*ast.Value) *ast.Value {
	if n := now[v]; n != nil {
		return n
	}
	return v
}

// Signed is an op of two signed numbers: maxi, mini, divi or shri.
func (a At) Signed(code ast.Opcode, x, y *ast.Value) *ast.Value {
	op := a.Op(code, x.Type, x, y)
	op.SetAttr(ast.KeySignedness, ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	return op.Value()
}

// Unsigned is the same of two unsigned numbers.
func (a At) Unsigned(code ast.Opcode, x, y *ast.Value) *ast.Value {
	op := a.Op(code, x.Type, x, y)
	op.SetAttr(ast.KeySignedness, ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Unsigned})
	return op.Value()
}

// Wide returns a scalar integer as a signed number of 64 bits.
func (a At) Wide(v *ast.Value) *ast.Value {
	if ast.AsTile(v.Type).ElemNum() == num.I64 {
		return v
	}
	if n, ok := analysis.SplatValue(v); ok {
		return a.Constant(num.I64, n)
	}
	return a.Widen(v)
}

// Zeros writes a tile of them.
func (a At) Zeros(t *ast.TileType) *ast.Value {
	op := a.Op(ast.OpConstant, t)
	op.SetAttr(ast.KeyValue, &ast.DenseAttr{Type: t, Splat: true, Data: make([]byte, t.ElemNum().MemBits()/8)})
	return op.Value()
}
