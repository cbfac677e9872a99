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
// where the language says NaN or infinity, which few programs ever see. A warp none of whose threads has a number of two or
// more goes around all that mends it, by a look at what it has made. If one has, the bits of all of a thread's numbers, or-ed
// together, are at least those of the greatest, and a warp none of whose threads has one that may be too large goes on.

// bytePair is where a byte is one of two that an instruction made: the lower or the upper one.
type bytePair struct {
	both  value.Value // of 16 bits
	upper bool
}

// narrowing is a thread's numbers on their way to 8 bits.
type narrowing struct {
	*gen
	f *smallFormat
	x []value.Value
}

// narrowByPairs rounds a tile to numbers of 8 bits, two at a time.
func (g *gen) narrowByPairs(op *ast.Op, f *smallFormat) error {
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	from := operandElem(op)
	n := &narrowing{g, f, make([]value.Value, t.layout.NumRegs())}
	for r, v := range g.regs(op.Source()) {
		n.x[r] = g.inline(func(c *calc) value.Value { return c.widen(v, from) })
	}
	switch {
	case len(n.x) == 1:
		t.regs = []value.Value{g.inline(func(c *calc) value.Value { return c.narrowNative(n.x[0], f) })}
	case len(n.x) == 2:
		t.regs = g.bytesOf(n.rounded()[0])
	default:
		t.words = n.rounded()
	}
	g.tiles[op.Value()] = t
	return nil
}

// rounded is the numbers as words of four, or as a pair if they are two.
func (n *narrowing) rounded() []value.Value {
	fits := n.packed(n.pairs())
	before, large, mend, join := n.b, n.newBlock("large"), n.newBlock("overflow"), n.newBlock("narrowed")
	before.NewCondBr(n.anyLarge(fits), large, join)
	n.b = large
	large.NewCondBr(n.anyOverflow(), mend, join)
	n.b = mend
	mended := n.mended(fits)
	end := n.b
	end.NewBr(join)
	n.b = join
	both := make([]value.Value, len(fits))
	for i, v := range fits {
		both[i] = join.NewPhi(ir.NewIncoming(mended[i], end), ir.NewIncoming(v, before), ir.NewIncoming(v, large))
	}
	return both
}

// pairs rounds the numbers two at a time.
func (n *narrowing) pairs() (list []value.Value) {
	for r := 0; r < len(n.x); r += 2 {
		list = append(list, n.asm(asm.ConvertPair(n.f.pair), types.I16, n.x[r+1], n.x[r])[0])
	}
	return list
}

// packed makes words of pairs, two in each: in the block that makes those, so that an instruction puts one beside
// the other. One pair stays what it is.
func (n *narrowing) packed(pairs []value.Value) (words []value.Value) {
	if len(pairs) == 1 {
		return pairs
	}
	for i := 0; i < len(pairs); i += 2 {
		words = append(words, n.wordOf(pairs[i], pairs[i+1]))
	}
	return words
}

// mended makes of each number that overflows what it is to be, in words: of their pairs, which the assembler would keep beside
// them, wherever they are needed.
func (n *narrowing) mended(words []value.Value) (list []value.Value) {
	each := len(n.x) / len(words)
	for i, w := range words {
		for k, x := range n.x[i*each : (i+1)*each] {
			w = n.inline(func(c *calc) value.Value { return c.overflowed(w, x, n.f, 8*k) })
		}
		list = append(list, w)
	}
	return list
}

// anyLarge reports whether a thread of the warp may hold a number of two or more, among which are all that overflow:
// the highest bit of its exponent is set.
func (n *narrowing) anyLarge(numbers []value.Value) value.Value {
	all := n.anyOf(numbers)
	t := all.Type().(*types.IntType)
	bits := n.b.NewAnd(all, constant.NewInt(t, 0x40404040&(1<<t.BitSize-1)))
	return n.any(n.b.NewICmp(enum.IPredNE, bits, constant.NewInt(t, 0)))
}

// anyOf is the bits that are set in any of a list of words, or a pair.
func (n *narrowing) anyOf(words []value.Value) value.Value {
	all := words[0]
	for words = words[1:]; len(words) > 1; words = words[2:] {
		all = n.asm(asm.OrThree{}, types.I32, all, words[0], words[1])[0]
	}
	if len(words) > 0 {
		all = n.b.NewOr(all, words[0])
	}
	return all
}

// anyOverflow reports whether a thread of the warp may hold a number that overflows. NaN is taken for one.
func (n *narrowing) anyOverflow() value.Value {
	var all value.Value
	for _, v := range n.x {
		bits := value.Value(n.b.NewBitCast(v, types.I32))
		if all != nil {
			bits = n.b.NewOr(all, bits)
		}
		all = bits
	}
	magnitude := n.b.NewAnd(all, i32(math.MaxInt32))
	return n.any(n.b.NewICmp(enum.IPredUGE, magnitude, i32(int64(math.Float32bits(float32(n.f.end))))))
}

// any reports whether something is so in a thread of the warp.
func (n *narrowing) any(is value.Value) value.Value {
	return n.b.NewCall(n.intrinsic("llvm.nvvm.vote.any.sync", types.I1, types.I32, types.I1), i32(-1), is)
}

// overflowed makes of a byte of a word, from bit shift on, what f has for a number as great as x.
func (c *calc) overflowed(word, x value.Value, f *smallFormat, shift int) value.Value {
	t := word.Type().(*types.IntType)
	k := func(n int64) *constant.Int { return constant.NewInt(t, n<<(64-t.BitSize)>>(64-t.BitSize)) }
	over := c.cmp(enum.FPredOGE, c.abs(x), single.k(f.end))
	beyond := c.b.NewOr(c.b.NewAnd(word, k(^(0x7f<<shift))), k(f.overflow<<shift))
	return c.pick(over, beyond, word)
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
	return g.wordOf(both[0], both[1])
}

// wordOf puts two pairs into a word.
func (g *gen) wordOf(low, high value.Value) value.Value {
	vec := value.Value(constant.NewUndef(types.NewVector(2, types.I16)))
	for i, p := range []value.Value{low, high} {
		vec = g.b.NewInsertElement(vec, p, i32(int64(i)))
	}
	return g.b.NewBitCast(vec, types.I32)
}
