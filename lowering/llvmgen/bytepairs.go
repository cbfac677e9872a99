package llvmgen

import (
	"math"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ptxgen/asm"
)

// Where the hardware rounds to numbers of 8 bits, one instruction makes two of them. It saturates
// where the language says NaN or infinity, which few programs ever see: the bits of all of a thread's
// numbers, or-ed together, are at least those of the greatest, and a warp none of whose threads has one
// that may be too large goes around what makes it right.

// bytePair is where a byte is one of two that an instruction made: the lower or the upper one.
type bytePair struct {
	both  value.Value // of 16 bits
	upper bool
}

// narrowByPairs rounds a tile to numbers of 8 bits, two at a time.
func (g *gen) narrowByPairs(op *ast.Op, f *smallFormat) error {
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	from := operandElem(op)
	x := make([]value.Value, t.layout.NumRegs())
	for r, v := range g.regs(op.Source()) {
		x[r] = g.inline(func(c *calc) value.Value { return c.widen(v, from) })
	}
	if len(x) == 1 {
		t.regs = []value.Value{g.inline(func(c *calc) value.Value { return c.narrowNative(x[0], f) })}
		g.tiles[op.Value()] = t
		return nil
	}
	var pairs []value.Value
	for r := 0; r < len(x); r += 2 {
		pairs = append(pairs, g.asm(asm.ConvertPair(f.pair), types.I16, x[r+1], x[r])[0])
	}
	before, mend, join := g.b, g.newBlock("overflow"), g.newBlock("narrowed")
	before.NewCondBr(g.anyOverflow(x, f), mend, join)
	g.b = mend
	mended := make([]value.Value, len(pairs))
	for i, p := range pairs {
		mended[i] = g.inline(func(c *calc) value.Value { return c.overflowed(c.overflowed(p, x[2*i], f, 0), x[2*i+1], f, 8) })
	}
	end := g.b
	end.NewBr(join)
	g.b = join
	for i, p := range pairs {
		pairs[i] = join.NewPhi(ir.NewIncoming(mended[i], end), ir.NewIncoming(p, before))
	}
	for _, p := range pairs {
		t.regs = append(t.regs, g.bytesOf(p)...)
	}
	g.tiles[op.Value()] = t
	return nil
}

// anyOverflow reports whether a thread of the warp may hold a number that overflows. NaN is taken for one.
func (g *gen) anyOverflow(x []value.Value, f *smallFormat) value.Value {
	var all value.Value
	for _, v := range x {
		bits := value.Value(g.b.NewBitCast(v, types.I32))
		if all != nil {
			bits = g.b.NewOr(all, bits)
		}
		all = bits
	}
	magnitude := g.b.NewAnd(all, i32(math.MaxInt32))
	found := g.b.NewICmp(enum.IPredUGE, magnitude, i32(int64(math.Float32bits(float32(f.end)))))
	vote := g.intrinsic("llvm.nvvm.vote.any.sync", types.I1, types.I32, types.I1)
	return g.b.NewCall(vote, i32(-1), found)
}

// overflowed makes of a byte of a pair, from bit shift on, what f has for a number as great as x.
func (c *calc) overflowed(pair, x value.Value, f *smallFormat, shift int) value.Value {
	k := func(n int64) *constant.Int { return constant.NewInt(types.I16, int64(int16(n<<shift))) }
	over := c.cmp(enum.FPredOGE, c.abs(x), single.k(f.end))
	beyond := c.b.NewOr(c.b.NewAnd(pair, constant.NewInt(types.I16, int64(int16(^(0x7f<<shift))))), k(f.overflow))
	return c.pick(over, beyond, pair)
}

// bytesOf takes a pair of bytes apart.
func (g *gen) bytesOf(both value.Value) []value.Value {
	low := g.b.NewTrunc(both, types.I8)
	high := g.b.NewTrunc(g.b.NewLShr(both, constant.NewInt(types.I16, 8)), types.I8)
	g.bytePairs[low], g.bytePairs[high] = bytePair{both, false}, bytePair{both, true}
	return []value.Value{low, high}
}

// joined makes a word of four bytes that are two pairs, or nil.
func (g *gen) joined(bytes []value.Value) value.Value {
	var both [2]value.Value
	for i := range both {
		low, ok := g.bytePairs[bytes[2*i]]
		high := g.bytePairs[bytes[2*i+1]]
		if !ok || low.upper || !high.upper || low.both != high.both {
			return nil
		}
		both[i] = low.both
	}
	vec := value.Value(constant.NewUndef(types.NewVector(2, types.I16)))
	for i, p := range both {
		vec = g.b.NewInsertElement(vec, p, i32(int64(i)))
	}
	return g.b.NewBitCast(vec, types.I32)
}
