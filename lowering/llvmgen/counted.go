package llvmgen

import (
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
)

// A comparison of numbers that count from 0 with small ones, as masks are written (plan/legalize/masks.go):
//
//	k < d   with   k = t + c      t the thread's part, c known for each of its elements
//	c < d - t                     is with a constant, and d - t is one number for many elements
//
// Neither t nor d is so large that the difference wraps.

// counted is such a comparison: along which dimension its left side counts.
type counted struct{ dim int }

// countedSide reads a comparison of signed numbers as one.
func countedSide(op *ast.Op) (counted, bool) {
	if operandElem(op) != num.I32 || !isSmall(op.Get(ast.InRhs)) {
		return counted{}, false
	}
	v := op.Get(ast.InLhs)
	for v.Def() != nil && v.Def().Opcode == ast.OpBroadcast {
		v = v.Def().Source()
	}
	row := ast.AsTile(v.Type)
	if v.Def() != nil && v.Def().Opcode == ast.OpReshape {
		v = v.Def().Source()
	}
	if v.Def() == nil || v.Def().Opcode != ast.OpIota || row.NumElements() < 2 || row.NumElements() > smallNumber {
		return counted{}, false
	}
	for d, n := range row.Shape {
		if int64(n) == row.NumElements() {
			return counted{d}, true
		}
	}
	return counted{}, false
}

// smallNumber bounds what differences do not wrap of.
const smallNumber = 1 << 24

// isSmall reports whether all elements of a tile are known to be numbers from 0 to a small one.
func isSmall(v *ast.Value) bool {
	if n, ok := numberIn(v); ok {
		return 0 <= n && n <= smallNumber
	}
	def := v.Def()
	if def == nil {
		return false
	}
	switch def.Opcode {
	case ast.OpReshape, ast.OpBroadcast:
		return isSmall(def.Source())
	case ast.OpMinI:
		least := isSmall(def.Get(ast.InLhs)) || isSmall(def.Get(ast.InRhs))
		return least && def.Enum(ast.KeySignedness, ast.Signed) == ast.Unsigned
	case ast.OpSelect:
		return isSmall(def.Get(ast.InValIfTrue)) && isSmall(def.Get(ast.InValIfFalse))
	case ast.OpAddI:
		n, ok := numberIn(def.Get(ast.InRhs))
		return ok && n == 1 && isSmall(def.Get(ast.InLhs)) // twice as much is small enough, too
	}
	return false
}

// numberIn returns the number that all elements of a tile of i32 are, if that is a constant.
func numberIn(v *ast.Value) (int64, bool) {
	for v.Def() != nil && (v.Def().Opcode == ast.OpReshape || v.Def().Opcode == ast.OpBroadcast) {
		v = v.Def().Source()
	}
	if v.Def() == nil || v.Def().Opcode != ast.OpConstant {
		return 0, false
	}
	d, ok := v.Def().Attr(ast.KeyValue).(*ast.DenseAttr)
	if !ok || !d.Splat && d.Type.NumElements() != 1 {
		return 0, false
	}
	return num.Signed(num.I32, d.Elem(0)), true
}

// compareCounted writes it.
func compareCounted(g *gen, op *ast.Op, pred enum.IPred, side counted) error {
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	index, limits := coordinate(t.layout, side.dim), g.unpacked(op.Get(ast.InRhs))
	g.tiles[op.Value()] = t
	type places struct{ limit, base value.Value }
	left := map[places]value.Value{}
	g.make(op, t, func(r int) {
		base, offset := g.at(index, r)
		at := places{g.reg(limits, r), base}
		if left[at] == nil || op.Has(gpu.AttrBatched) { // a batch may be in another block
			left[at] = at.limit
			if c, ok := base.(*constant.Int); !ok || c.X.Sign() != 0 {
				left[at] = g.b.NewSub(at.limit, base)
			}
		}
		t.regs[r] = g.icmp(pred, i32(offset), left[at])
	})
	return nil
}
