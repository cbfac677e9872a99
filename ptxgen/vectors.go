package ptxgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// A vector of 8- or 16-bit elements that fills whole words lives in 32-bit
// registers. Its slots are operandSub references into them, unpacked where an
// element is read and packed where a word is.

// unpacked returns an operand as a register or immediate of its own.
func (g *funcGen) unpacked(o operand) operand {
	if o.Kind != operandSub {
		return o
	}
	key := unpackKey{o.Reg(), o.sub, o.bits}
	if r, ok := g.cache.unpack[key]; ok {
		return regOp(r)
	}
	if o.bits == 16 {
		lo, hi := g.newReg(B16), g.newReg(B16)
		g.emit("mov.b32", vectorOp(2), lo, hi, regOp(o.Reg()))
		g.cache.unpack[unpackKey{o.Reg(), 0, 16}] = lo.Reg()
		g.cache.unpack[unpackKey{o.Reg(), 1, 16}] = hi.Reg()
		g.cache.pack[[2]operand{lo, hi}] = o.Reg()
		return choose(o.sub == 0, lo, hi)
	}
	word := regOp(o.Reg())
	if o.sub != 0 {
		word = g.compute(B32, "bfe.u32", word, intOp(8*int64(o.sub)), intOp(8))
	}
	d := g.compute(B16, "cvt.u8.u32", word)
	g.cache.unpack[key] = d.Reg()
	return d
}

// packWords returns the words of a packed vector, as registers or immediates.
func (g *funcGen) packWords(slots []operand, s *shape) []operand {
	words := make([]operand, 0, len(slots)/s.packed)
	for i := 0; i < len(slots); i += s.packed {
		words = append(words, g.packWord(slots[i:i+s.packed]))
	}
	return words
}

// packWord returns the word that two halves or four bytes make up.
func (g *funcGen) packWord(elems []operand) operand {
	if w, ok := sameWord(elems); ok {
		return w
	}
	if len(elems) == 2 {
		return g.packHalves(elems[0], elems[1])
	}
	if w, ok := immediateWord(elems, 8); ok {
		return w
	}
	lo, hi := g.packHalves(elems[0], elems[1]), g.packHalves(elems[2], elems[3])
	return g.compute(B32, "prmt.b32", g.inRegister(lo, B32), g.inRegister(hi, B32), intOp(0x6420))
}

// sameWord recognizes the elements of one word in order.
func sameWord(elems []operand) (operand, bool) {
	for i, e := range elems {
		if e.Kind != operandSub || e.ID != elems[0].ID || int(e.sub) != i || int(e.bits) != 32/len(elems) {
			return operand{}, false
		}
	}
	return regOp(elems[0].Reg()), true
}

// immediateWord joins constants.
func immediateWord(elems []operand, bits int) (operand, bool) {
	var v int64
	for i, e := range elems {
		if e.Kind != operandInt {
			return operand{}, false
		}
		v |= e.Val & (1<<bits - 1) << (bits * i)
	}
	return intOp(canonical(v, kI32)), true
}

func (g *funcGen) packHalves(lo, hi operand) operand {
	if w, ok := immediateWord([]operand{lo, hi}, 16); ok {
		return w
	}
	lo, hi = g.unpacked(lo), g.unpacked(hi)
	key := [2]operand{lo, hi}
	if r, ok := g.cache.pack[key]; ok {
		return regOp(r)
	}
	w := g.compute(B32, "mov.b32", vectorOp(2), g.inRegister(lo, B16), g.inRegister(hi, B16))
	g.cache.pack[key] = w.Reg()
	return w
}

// unpackedSlots returns the elements of words without computing them.
func unpackedSlots(words []operand, s *shape) []operand {
	slots := make([]operand, 0, len(words)*s.packed)
	bits := 32 / s.packed
	for _, w := range words {
		for i := range s.packed {
			if w.isImm() {
				slots = append(slots, intOp(canonical(w.Val>>(bits*i), s.slots[0].kind)))
			} else {
				slots = append(slots, operand{Kind: operandSub, ID: w.ID, sub: uint8(i), bits: uint8(bits)})
			}
		}
	}
	return slots
}

// toWords returns a value of whole words as 32-bit operands, lowest first.
func (g *funcGen) toWords(n *node, x []operand, t types.Type) []operand {
	if k := scalarKind(t); k != kNone {
		return g.scalarWords(n, nil, x[0], k)
	}
	s := g.types.shape(t)
	if s == nil {
		g.fail(n, "value of type %s cannot be held in registers", t)
	}
	if s.packed > 0 {
		return g.packWords(x, s)
	}
	var words []operand
	for i, sl := range s.slots {
		words = g.scalarWords(n, words, x[i], sl.kind)
	}
	return words
}

func (g *funcGen) scalarWords(n *node, words []operand, x operand, k kind) []operand {
	switch {
	case k.info().bits == 32:
		return append(words, retype(x, kI32))
	case k.info().bits != 64:
		g.fail(n, "bitcast of values that do not fill whole registers")
	case x.isImm():
		return append(words, intOp(int64(int32(x.Val))), intOp(x.Val>>32))
	}
	key := unpackKey{x.Reg(), 0, 32}
	if lo, ok := g.cache.unpack[key]; ok {
		return append(words, regOp(lo), regOp(g.cache.unpack[unpackKey{x.Reg(), 1, 32}]))
	}
	lo, hi := g.newReg(B32), g.newReg(B32)
	g.emit("mov.b64", vectorOp(2), lo, hi, x)
	g.cache.unpack[key] = lo.Reg()
	g.cache.unpack[unpackKey{x.Reg(), 1, 32}] = hi.Reg()
	return append(words, lo, hi)
}

// fromWords makes the scalars of a type from 32-bit operands.
func (g *funcGen) fromWords(n *node, words []operand, t types.Type) []operand {
	s := &shape{slots: []slot{{kind: scalarKind(t)}}}
	if s.slots[0].kind == kNone {
		s = g.shapeOf(n, t)
	}
	if s.packed > 0 {
		if len(words)*s.packed != len(s.slots) {
			g.fail(n, "bitcast between types of different size")
		}
		return unpackedSlots(words, s)
	}
	list := make([]operand, len(s.slots))
	for i, sl := range s.slots {
		need := int(sl.kind.info().bits) / 32
		if need == 0 || len(words) < need {
			g.fail(n, "bitcast between types of different size")
		}
		list[i] = g.joinWords(words[:need], sl.kind)
		words = words[need:]
	}
	return list
}

// joinWords makes a scalar from one or two words.
func (g *funcGen) joinWords(words []operand, k kind) operand {
	if len(words) == 1 {
		return retype(words[0], k)
	}
	if words[0].isImm() && words[1].isImm() {
		return retype(intOp(int64(uint32(words[0].Val))|words[1].Val<<32), k)
	}
	return g.compute(B64, "mov.b64", vectorOp(2), g.inRegister(words[0], B32), g.inRegister(words[1], B32))
}

// lowerBitCast reinterprets bits, and passes pointers on.
func (g *funcGen) lowerBitCast(n *node) {
	if g.isPtrCast(n) {
		if n.need&needAddress != 0 {
			n.addr = g.base(n.args[0])
		}
		if n.need&needValue != 0 {
			n.val = g.value(n.args[0])
		}
		return
	}
	slots := g.bitCast(n, g.values(n.args[0]), g.typeOf(n.args[0]), n.typ)
	if n.kind != kNone {
		n.val = slots[0]
	} else {
		n.slots = slots
	}
}

// bitCast reinterprets the scalars of one type as those of another. n is nil
// for a constant expression.
func (g *funcGen) bitCast(n *node, x []operand, from, to types.Type) []operand {
	if n == nil {
		n = &node{block: g.curBlock}
	}
	fs, ts := g.slotsOf(n, from), g.slotsOf(n, to)
	same := len(fs) == len(ts)
	for i := range fs {
		same = same && fs[i].kind.info().bits == ts[i].kind.info().bits
	}
	if !same {
		return g.fromWords(n, g.toWords(n, x, from), to)
	}
	list := make([]operand, len(x))
	for i := range x {
		list[i] = retype(x[i], ts[i].kind)
	}
	return list
}

func (g *funcGen) slotsOf(n *node, t types.Type) []slot {
	if k := scalarKind(t); k != kNone {
		return []slot{{kind: k}}
	}
	return g.shapeOf(n, t).slots
}

// elementIndex returns a constant index, or ok false for a computed one.
func (g *funcGen) elementIndex(n *node, a arg, count int) (int, bool) {
	v, ok := constInt(a)
	if !ok {
		return 0, false
	}
	if v < 0 || v >= int64(count) {
		g.fail(n, "element index out of range")
	}
	return int(v), true
}

// lowerExtractElement reads an element; a computed index costs a comparison and
// a selection for each element.
func (g *funcGen) lowerExtractElement(n *node) {
	x := g.values(n.args[0])
	if i, ok := g.elementIndex(n, n.args[1], len(x)); ok {
		n.val = x[i]
		return
	}
	k := g.kindOf(n.args[1])
	if !k.isInt() || k == kI1 {
		g.fail(n, "element index is no integer")
	}
	index := g.register(n.args[1])
	n.val = g.unpacked(x[0])
	for i := 1; i < len(x); i++ {
		hit := g.compute(Pred, "setp.eq."+k.info().b, index, intOp(int64(i)))
		n.val = g.selectOne(n, n.kind, hit, g.unpacked(x[i]), n.val)
	}
}

// lowerInsertElement replaces an element.
func (g *funcGen) lowerInsertElement(n *node) {
	s := g.shapeOf(n, n.typ)
	x, elem := g.values(n.args[0]), g.values(n.args[1])
	if !s.vector || len(x) != len(s.slots) || len(elem) != 1 || g.kindOf(n.args[1]) != s.slots[0].kind {
		g.fail(n, "element of another type than the vector")
	}
	n.slots = append([]operand(nil), x...)
	if i, ok := g.elementIndex(n, n.args[2], len(x)); ok {
		n.slots[i] = elem[0]
		return
	}
	k := g.kindOf(n.args[2])
	if !k.isInt() || k == kI1 {
		g.fail(n, "element index is no integer")
	}
	index := g.register(n.args[2])
	for i := range x {
		hit := g.compute(Pred, "setp.eq."+k.info().b, index, intOp(int64(i)))
		n.slots[i] = g.selectOne(n, s.slots[i].kind, hit, g.unpacked(elem[0]), g.unpacked(x[i]))
	}
}

// lowerShuffleVector picks elements of two vectors.
func (g *funcGen) lowerShuffleVector(n *node) {
	s := g.shapeOf(n, n.typ)
	x, y := g.values(n.args[0]), g.values(n.args[1])
	n.slots = make([]operand, len(s.slots))
	elem := func(i int64) operand {
		switch {
		case i >= 0 && i < int64(len(x)):
			return x[i]
		case i >= 0 && i < int64(len(x)+len(y)):
			return y[i-int64(len(x))]
		}
		g.fail(n, "mask element out of range")
		return operand{}
	}
	switch mask := n.inst.(*ir.InstShuffleVector).Mask.(type) {
	case *constant.ZeroInitializer:
		for i := range n.slots {
			n.slots[i] = elem(0)
		}
	case *constant.Undef, *constant.Poison:
		for i, sl := range s.slots {
			n.slots[i] = retype(intOp(0), sl.kind)
		}
	case *constant.Vector:
		if len(mask.Elems) != len(n.slots) {
			g.fail(n, "mask of another length than the result")
		}
		for i, c := range mask.Elems {
			if v, ok := constInt(arg{node: -1, v: c}); ok {
				n.slots[i] = elem(v)
			} else {
				n.slots[i] = retype(intOp(0), s.slots[i].kind)
			}
		}
	default:
		g.fail(n, "mask is no constant vector")
	}
}

// lowerExtractValue reads a part of an aggregate.
func (g *funcGen) lowerExtractValue(n *node) {
	x := g.values(n.args[0])
	first, count := g.extracted(n)
	if first+count > len(x) || count == 0 {
		g.fail(n, "index out of range")
	}
	if n.kind != kNone {
		n.val = x[first]
	} else {
		n.slots = x[first : first+count]
	}
}

// extracted returns which scalars of an aggregate a node takes out. That there are such was
// found when it was decoded.
func (g *funcGen) extracted(n *node) (first, count int) {
	first, count, _, _ = g.types.slotRange(g.typeOf(n.args[0]), n.inst.(*ir.InstExtractValue).Indices)
	return first, count
}

// lowerInsertValue replaces a part of an aggregate.
func (g *funcGen) lowerInsertValue(n *node) {
	x, elem := g.values(n.args[0]), g.values(n.args[1])
	first, count, _, ok := g.types.slotRange(n.typ, n.inst.(*ir.InstInsertValue).Indices)
	if !ok || first+count > len(x) || count != len(elem) {
		g.fail(n, "index out of range, or an element of another type")
	}
	n.slots = append([]operand(nil), x...)
	copy(n.slots[first:], elem)
}
