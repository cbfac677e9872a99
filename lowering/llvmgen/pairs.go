package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
)

// Two numbers of 16 bits fill a register of the hardware, and one instruction
// computes on both: PTX's f16x2 and bf16x2. So ops on f16 and bf16 are written
// for registers 2i and 2i+1 together, as LLVM vectors of two. Vectors are put
// together before an op and taken apart after it; between two such ops, and
// between an op and a load or store of whole words, that is nothing in PTX:
// the word goes on as it is.
//
// A vector instruction rounds each half as the scalar one does, so results
// stay the same to the bit.

// isHalf reports whether two numbers of a type fill a word that PTX computes on.
func isHalf(t num.Type) bool { return t == num.F16 || t == num.BF16 }

func isPair(v value.Value) bool {
	_, ok := v.Type().(*types.VectorType)
	return ok
}

// eachPair writes an op that f computes on numbers and on vectors of them
// alike: f16 and bf16 in vectors, if a thread has two.
func (g *gen) eachPair(op *ast.Op, f func(a []value.Value) value.Value) error {
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	if !isHalf(resultElem(op)) || t.layout.NumRegs() == 1 {
		return g.each(op, f)
	}
	operands := make([]*tile, len(op.Operands()))
	for i, v := range op.Operands() {
		operands[i] = g.unpacked(v)
	}
	g.tiles[op.Value()] = t
	g.make(op, t, func(r int) {
		r &^= 1
		pairs := make([]value.Value, len(operands))
		for i, o := range operands {
			pairs[i] = g.pair(g.reg(o, r), g.reg(o, r+1))
		}
		copy(t.regs[r:], g.apart([]value.Value{f(pairs)}))
	})
	return nil
}

// apart takes vectors of two registers apart.
func (g *gen) apart(pairs []value.Value) []value.Value {
	regs := make([]value.Value, 0, 2*len(pairs))
	for _, p := range pairs {
		regs = append(regs, g.b.NewExtractElement(p, i32(0)), g.b.NewExtractElement(p, i32(1)))
	}
	return regs
}

// pairKey names a vector of two numbers that a block has put together.
type pairKey struct {
	block     *ir.Block
	low, high value.Value
}

// pair makes a vector of two numbers, once in a block. Numbers that were
// rounded to 16 bits for it are rounded by one instruction.
func (g *gen) pair(low, high value.Value) value.Value {
	key := pairKey{g.b, low, high}
	if v := g.pairs[key]; v != nil {
		return v
	}
	l, ok := low.(*ir.InstFPTrunc)
	h, ok2 := high.(*ir.InstFPTrunc)
	var v value.Value
	if ok && ok2 && types.Equal(l.From.Type(), types.Float) && types.Equal(h.From.Type(), types.Float) {
		v = g.b.NewFPTrunc(g.pair(l.From, h.From), types.NewVector(2, low.Type()))
	} else {
		v = g.b.NewInsertElement(constant.NewUndef(types.NewVector(2, low.Type())), low, i32(0))
		v = g.b.NewInsertElement(v, high, i32(1))
	}
	g.pairs[key] = v
	return v
}
