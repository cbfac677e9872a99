package ptxgen

import (
	"math/bits"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// intOp describes an integer operation: its opcodes for 16, 32 and 64 bits, and
// what an i8 in a 16-bit register needs before and after.
type intOperation struct {
	opcodes   [3]string
	signed    bool // i8 operands must be sign-extended
	overflows bool // the result may leave the i8 range
	shift     bool // the second operand is 32 bits wide
}

var intOperations = [numNodeOps]intOperation{
	opAdd:  {opcodes: [3]string{"add.s16", "add.s32", "add.s64"}, overflows: true},
	opSub:  {opcodes: [3]string{"sub.u16", "sub.s32", "sub.s64"}, overflows: true},
	opMul:  {opcodes: [3]string{"mul.lo.s16", "mul.lo.s32", "mul.lo.s64"}, overflows: true},
	opUDiv: {opcodes: [3]string{"div.u16", "div.u32", "div.u64"}},
	opSDiv: {opcodes: [3]string{"div.s16", "div.s32", "div.s64"}, signed: true, overflows: true},
	opURem: {opcodes: [3]string{"rem.u16", "rem.u32", "rem.u64"}},
	opSRem: {opcodes: [3]string{"rem.s16", "rem.s32", "rem.s64"}, signed: true, overflows: true},
	opShl:  {opcodes: [3]string{"shl.b16", "shl.b32", "shl.b64"}, overflows: true, shift: true},
	opLShr: {opcodes: [3]string{"shr.u16", "shr.u32", "shr.u64"}, shift: true},
	opAShr: {opcodes: [3]string{"shr.s16", "shr.s32", "shr.s64"}, signed: true, overflows: true, shift: true},
	opAnd:  {opcodes: [3]string{"and.b16", "and.b32", "and.b64"}},
	opOr:   {opcodes: [3]string{"or.b16", "or.b32", "or.b64"}},
	opXor:  {opcodes: [3]string{"xor.b16", "xor.b32", "xor.b64"}},
}

// floatOperation holds the opcodes of a floating-point operation: with the
// rounding spelled out, which forbids fusing, and without.
type floatOperation struct {
	strict, free [numKinds]string
	packed       [numKinds]string // of two elements in a word
}

var floatOperations = [numNodeOps]floatOperation{
	opFAdd: {
		strict: [numKinds]string{kF16: "add.rn.f16", kBF16: "add.rn.bf16", kF32: "add.rn.f32", kF64: "add.rn.f64"},
		free:   [numKinds]string{kF16: "add.f16", kBF16: "add.bf16", kF32: "add.f32", kF64: "add.f64"},
		packed: [numKinds]string{kF16: "add.rn.f16x2", kBF16: "add.rn.bf16x2"},
	},
	opFSub: {
		strict: [numKinds]string{kF16: "sub.rn.f16", kBF16: "sub.rn.bf16", kF32: "sub.rn.f32", kF64: "sub.rn.f64"},
		free:   [numKinds]string{kF16: "sub.f16", kBF16: "sub.bf16", kF32: "sub.f32", kF64: "sub.f64"},
		packed: [numKinds]string{kF16: "sub.rn.f16x2", kBF16: "sub.rn.bf16x2"},
	},
	opFMul: {
		strict: [numKinds]string{kF16: "mul.rn.f16", kBF16: "mul.rn.bf16", kF32: "mul.rn.f32", kF64: "mul.rn.f64"},
		free:   [numKinds]string{kF16: "mul.f16", kBF16: "mul.bf16", kF32: "mul.f32", kF64: "mul.f64"},
		packed: [numKinds]string{kF16: "mul.rn.f16x2", kBF16: "mul.rn.bf16x2"},
	},
	opFDiv: {
		strict: [numKinds]string{kF32: "div.rn.f32", kF64: "div.rn.f64"},
		free:   [numKinds]string{kF32: "div.rn.f32", kF64: "div.rn.f64"},
	},
}

// widthIndex selects an opcode of an intOperation.
func widthIndex(k kind) int {
	switch k.class() {
	case B32:
		return 1
	case B64:
		return 2
	}
	return 0
}

// lowerBinary lowers an operation of two operands of one type.
func (g *funcGen) lowerBinary(n *node) {
	if n.kind == kNone {
		g.lowerVectorBinary(n)
		return
	}
	if n.op == opMul || n.op == opShl {
		if x, y, signed, ok := g.wideOperands(n); ok {
			n.val = g.multiplyWide(n, x, y, signed)
			return
		}
	}
	if g.kindOf(n.args[1]) != n.kind {
		g.fail(n, "operands of different types")
	}
	n.val = g.binaryOperation(n, n.kind, g.value(n.args[0]), g.value(n.args[1]))
}

// multiplyWide lowers a 64-bit product of 32-bit factors.
func (g *funcGen) multiplyWide(n *node, x, y arg, signed bool) operand {
	opcode := "mul.wide.u32"
	if signed {
		opcode = "mul.wide.s32"
	}
	factor := g.value(y)
	if n.op == opShl {
		factor = intOp(1 << factor.Val)
	}
	if o := g.value(x); o.Kind == operandInt && factor.Kind == operandInt {
		if signed {
			return intOp(o.Val * factor.Val)
		}
		return intOp(int64(uint64(uint32(o.Val)) * uint64(uint32(factor.Val))))
	}
	return g.compute(B64, opcode, g.register(x), factor)
}

// lowerVectorBinary lowers an operation element by element, or two elements at
// a time where the hardware has packed arithmetic.
func (g *funcGen) lowerVectorBinary(n *node) {
	s := g.shapeOf(n, n.typ)
	x, y := g.values(n.args[0]), g.values(n.args[1])
	if !s.vector || len(x) != len(s.slots) || len(y) != len(s.slots) {
		g.fail(n, "operands of different types")
	}
	k := s.slots[0].kind
	if s.packed > 0 {
		if compute := g.packedOperation(n, k); compute != nil {
			words := g.packWords(x, s)
			for i, y := range g.packWords(y, s) {
				words[i] = compute(g.inRegister(words[i], B32), g.inRegister(y, B32))
			}
			n.slots = unpackedSlots(words, s)
			return
		}
	}
	n.slots = make([]operand, len(x))
	for i := range x {
		n.slots[i] = g.binaryOperation(n, k, g.unpacked(x[i]), g.unpacked(y[i]))
	}
}

// packedOperation returns what does n's operation on whole words, or nil.
func (g *funcGen) packedOperation(n *node, k kind) func(x, y operand) operand {
	opcode := floatOperations[n.op].packed[k]
	switch n.op {
	case opAnd, opOr, opXor:
		opcode = intOperations[n.op].opcodes[1]
	case opFAdd, opFSub, opFMul:
		if k == kBF16 && !g.moduleGen.has(opcode) {
			return func(x, y operand) operand { return g.bfloatByFMA(n.op, B32, x, y) }
		}
	}
	if opcode == "" {
		return nil
	}
	return func(x, y operand) operand { return g.compute(B32, opcode, x, y) }
}

// binaryOperation emits one scalar operation.
func (g *funcGen) binaryOperation(n *node, k kind, x, y operand) operand {
	switch {
	case n.op >= opFAdd && n.op <= opFDiv:
		if !k.isFloat() {
			g.fail(n, "operands are not floating-point numbers")
		}
		return g.floatBinary(n.op, k, n.flags, x, y)
	case k == kI1:
		return g.predicateBinary(n, x, y)
	case k.isInt():
		return g.intBinary(n.op, k, x, y)
	}
	g.fail(n, "operands are not integers")
	return operand{}
}

// floatBinary emits a floating-point operation.
func (g *funcGen) floatBinary(op nodeOp, k kind, flags nodeFlags, x, y operand) operand {
	if k == kF16 || k == kBF16 {
		if op == opFDiv {
			// Correct: the quotient of two halves is no tie of a half in single
			// precision unless it is exact.
			return g.narrowFloat(g.floatBinary(op, kF32, flags, g.widenFloat(x, k), g.widenFloat(y, k)), k)
		}
		x, y = g.inRegister(x, B16), g.inRegister(y, B16)
		if k == kBF16 && !g.moduleGen.has(floatOperations[op].strict[k]) {
			return g.bfloatByFMA(op, B16, x, y)
		}
	}
	opcode := floatOperations[op].strict[k]
	switch {
	case op == opFDiv && k == kF32 && flags&flagApprox != 0:
		opcode = "div.full.f32"
	case flags&flagContract != 0:
		opcode = floatOperations[op].free[k]
	}
	if x.isImm() && y.isImm() {
		x = g.inRegister(x, k.class())
	}
	return g.compute(k.class(), opcode, x, y)
}

// bfloatByFMA computes on bfloat, or on two in a word, where only the fused
// operation exists. It rounds once, as the operation itself would: x·1 is x, and
// x·y + (−0) is x·y, of either sign where it is zero.
func (g *funcGen) bfloatByFMA(op nodeOp, c Class, x, y operand) operand {
	const one, minusOne, minusZero = 0x3F80, -0x4080, -0x8000
	opcode := "fma.rn.bf16"
	constant := func(v int64) operand { return g.inRegister(intOp(v), c) }
	if c == B32 {
		opcode = "fma.rn.bf16x2"
		constant = func(v int64) operand {
			return g.inRegister(intOp(canonical(v<<16|v&0xFFFF, kI32)), c)
		}
	}
	switch op {
	case opFAdd:
		return g.compute(c, opcode, x, constant(one), y)
	case opFSub:
		return g.compute(c, opcode, y, constant(minusOne), x)
	}
	return g.compute(c, opcode, x, y, constant(minusZero))
}

// predicateBinary emits an operation on predicates.
func (g *funcGen) predicateBinary(n *node, x, y operand) operand {
	if x.isImm() {
		x, y = y, x
	}
	switch n.op {
	case opAnd, opMul:
		if y.isImm() {
			return choose(y.Val != 0, x, intOp(0))
		}
		return g.compute(Pred, "and.pred", x, y)
	case opOr:
		if y.isImm() {
			return choose(y.Val != 0, intOp(1), x)
		}
		return g.compute(Pred, "or.pred", x, y)
	case opXor, opAdd, opSub:
		switch {
		case x.isImm():
			return intOp(x.Val ^ y.Val)
		case y.isInt(0):
			return x
		case y.isImm():
			return g.compute(Pred, "not.pred", x)
		}
		return g.compute(Pred, "xor.pred", x, y)
	}
	g.fail(n, "unsupported operation on i1")
	return operand{}
}

func choose(c bool, x, y operand) operand {
	if c {
		return x
	}
	return y
}

// commutes are the operations whose operands may be exchanged.
var commutes = [numNodeOps]bool{opAdd: true, opMul: true, opAnd: true, opOr: true, opXor: true}

// intBinary emits an integer operation, unless constants decide it.
func (g *funcGen) intBinary(op nodeOp, k kind, x, y operand) operand {
	if x.isImm() && commutes[op] {
		x, y = y, x
	}
	if o, ok := foldInt(op, k, x, y); ok {
		return o
	}
	if o, ok := g.divideByConstant(op, k, x, y); ok {
		return o
	}
	spec := &intOperations[op]
	opcode := spec.opcodes[widthIndex(k)]
	if k == kI8 && spec.signed {
		x = g.signExtendByte(x)
		if !spec.shift {
			y = g.signExtendByte(y)
		}
	}
	if spec.shift {
		y = g.shiftAmount(y, k)
	}
	switch {
	case op == opSub && x.isInt(0) && k == kI16:
		// Of neg.s16 and sub.s16 from 0 ptxas assumes that they do not overflow:
		// sign-extended, -(-32768) would be 32768.
		return g.compute(k.class(), opcode, x, y)
	case op == opSub && x.isInt(0) && k != kI8:
		return g.compute(k.class(), "neg."+k.info().s, y)
	case x.isImm() && y.isImm():
		x = g.inRegister(x, k.class())
	case op == opMul && y.isImm() && y.Val > 0 && y.Val&(y.Val-1) == 0:
		opcode, y = intOperations[opShl].opcodes[widthIndex(k)], intOp(int64(bits.TrailingZeros64(uint64(y.Val))))
	case op == opSub && y.isImm() && k != kI8:
		opcode, y = intOperations[opAdd].opcodes[widthIndex(k)], intOp(canonical(-y.Val, k))
	}
	d := g.compute(k.class(), opcode, x, y)
	if k == kI8 && spec.overflows {
		return g.compute(B16, "and.b16", d, intOp(0xFF))
	}
	return d
}

// signExtendByte turns the zero-extended i8 of a register into a signed one.
func (g *funcGen) signExtendByte(x operand) operand {
	if x.isImm() {
		return intOp(int64(int8(x.Val)))
	}
	return g.compute(B16, "cvt.s16.s8", x)
}

// shiftAmount returns a shift amount as 32 bits.
func (g *funcGen) shiftAmount(y operand, k kind) operand {
	if y.isImm() {
		return intOp(y.Val & 63)
	}
	switch k.class() {
	case B16:
		return g.compute(B32, "cvt.u32.u16", y)
	case B64:
		return g.compute(B32, "cvt.u32.u64", y)
	}
	return y
}

// foldInt decides an operation whose operands are constants, or whose second
// operand makes it trivial.
func foldInt(op nodeOp, k kind, x, y operand) (operand, bool) {
	if y.Kind != operandInt {
		return operand{}, false
	}
	if x.Kind == operandInt {
		v, ok := evalInt(op, k, x.Val, y.Val)
		return intOp(canonical(v, k)), ok
	}
	switch op {
	case opAdd, opSub, opShl, opLShr, opAShr, opOr, opXor:
		return x, y.Val == 0
	case opMul:
		if y.Val == 0 {
			return y, true
		}
		return x, y.Val == 1
	case opUDiv, opSDiv:
		return x, y.Val == 1
	case opAnd:
		if y.Val == 0 {
			return y, true
		}
		return x, y.Val == canonical(-1, k)
	}
	return operand{}, false
}

// evalInt computes an operation on two constants; divisions and shifts that
// LLVM leaves undefined are left to the hardware.
func evalInt(op nodeOp, k kind, x, y int64) (int64, bool) {
	width := int64(k.info().bits)
	unsigned := func(v int64) uint64 { return uint64(v) & (^uint64(0) >> (64 - width)) }
	signed := x
	if k == kI8 {
		signed = int64(int8(x))
	}
	switch op {
	case opAdd:
		return x + y, true
	case opSub:
		return x - y, true
	case opMul:
		return x * y, true
	case opAnd:
		return x & y, true
	case opOr:
		return x | y, true
	case opXor:
		return x ^ y, true
	case opShl:
		return x << (y & 63), y >= 0 && y < width
	case opLShr:
		return int64(unsigned(x) >> (y & 63)), y >= 0 && y < width
	case opAShr:
		return signed >> (y & 63), y >= 0 && y < width
	case opUDiv:
		if y != 0 {
			return int64(unsigned(x) / unsigned(y)), true
		}
	case opURem:
		if y != 0 {
			return int64(unsigned(x) % unsigned(y)), true
		}
	}
	return 0, false
}

// lowerFNeg lowers a change of sign.
func (g *funcGen) lowerFNeg(n *node) {
	if n.kind != kNone {
		n.val = g.negate(n, n.kind, g.value(n.args[0]))
		return
	}
	s := g.shapeOf(n, n.typ)
	x := g.values(n.args[0])
	if s.packed > 0 && s.slots[0].kind.isFloat() {
		words := g.packWords(x, s)
		for i, w := range words {
			words[i] = g.intBinary(opXor, kI32, w, intOp(-0x7FFF8000))
		}
		n.slots = unpackedSlots(words, s)
		return
	}
	n.slots = make([]operand, len(x))
	for i := range x {
		n.slots[i] = g.negate(n, s.slots[i].kind, g.unpacked(x[i]))
	}
}

func (g *funcGen) negate(n *node, k kind, x operand) operand {
	switch k {
	case kF16, kBF16:
		return g.intBinary(opXor, kI16, x, intOp(-0x8000))
	case kF32, kF64:
		if x.isImm() {
			return retype(intOp(x.Val^-1<<(k.info().bits-1)), k)
		}
		return g.compute(k.class(), "neg."+k.info().s, x)
	}
	g.fail(n, "operand is no floating-point number")
	return operand{}
}

// intComparison is a comparison's name and signedness.
type intComparison struct {
	name   string
	signed bool
}

var intComparisons = map[enum.IPred]intComparison{
	enum.IPredEQ: {"eq", false}, enum.IPredNE: {"ne", false},
	enum.IPredUGE: {"ge", false}, enum.IPredUGT: {"gt", false},
	enum.IPredULE: {"le", false}, enum.IPredULT: {"lt", false},
	enum.IPredSGE: {"ge", true}, enum.IPredSGT: {"gt", true},
	enum.IPredSLE: {"le", true}, enum.IPredSLT: {"lt", true},
}

// swapped names the comparison with its operands exchanged.
var swapped = map[string]string{"eq": "eq", "ne": "ne", "lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}

// lowerICmp lowers an integer or pointer comparison.
func (g *funcGen) lowerICmp(n *node) {
	p, ok := intComparisons[n.inst.(*ir.InstICmp).Pred]
	if !ok {
		g.fail(n, "unknown predicate")
	}
	g.lowerComparison(n, func(k kind, x, y operand) operand {
		if k.isFloat() {
			g.fail(n, "operands are not integers")
		}
		return g.compareInt(n, p, k, x, y)
	})
}

// lowerComparison applies a comparison to all elements.
func (g *funcGen) lowerComparison(n *node, compare func(k kind, x, y operand) operand) {
	x, y := g.values(n.args[0]), g.values(n.args[1])
	if len(x) != len(y) {
		g.fail(n, "operands of different types")
	}
	if n.kind != kNone {
		k := g.kindOf(n.args[0])
		if k == kNone || k.class() != g.kindOf(n.args[1]).class() {
			g.fail(n, "operands of different types")
		}
		n.val = compare(k, g.unpacked(x[0]), g.unpacked(y[0]))
		return
	}
	s := g.shapeOf(n, g.typeOf(n.args[0]))
	n.slots = make([]operand, len(x))
	for i := range x {
		n.slots[i] = compare(s.slots[i].kind, g.unpacked(x[i]), g.unpacked(y[i]))
	}
}

func (g *funcGen) compareInt(n *node, p intComparison, k kind, x, y operand) operand {
	if k == kI1 {
		return g.comparePredicates(n, p, x, y)
	}
	if k == kI8 && p.signed {
		x, y = g.signExtendByte(x), g.signExtendByte(y)
	}
	if x.isImm() {
		x, y = y, x
		p.name = swapped[p.name]
	}
	x = g.inRegister(x, k.class())
	suffix := k.info().u
	switch {
	case p.name == "eq" || p.name == "ne":
		suffix = k.info().b
	case p.signed:
		suffix = k.info().s
	}
	return g.compute(Pred, "setp."+p.name+"."+suffix, x, y)
}

// comparePredicates reduces comparisons of predicates to logic.
func (g *funcGen) comparePredicates(n *node, p intComparison, x, y operand) operand {
	op := &node{op: opXor, inst: n.inst, block: n.block}
	differ := func() operand { return g.predicateBinary(op, x, y) }
	not := func(o operand) operand { return g.predicateBinary(op, o, intOp(1)) }
	// As signed numbers, true is -1: the order is reversed.
	name := p.name
	if p.signed {
		name = swapped[name]
	}
	switch name {
	case "eq":
		return not(differ())
	case "ne":
		return differ()
	case "gt", "le":
		x, y = y, x
	}
	// lt and ge compare x < y, that is, y and not x.
	and := &node{op: opAnd, inst: n.inst, block: n.block}
	less := g.predicateBinary(and, not(x), y)
	if name == "ge" || name == "le" {
		return not(less)
	}
	return less
}

var floatComparisons = map[enum.FPred]string{
	enum.FPredOEQ: "eq", enum.FPredOGE: "ge", enum.FPredOGT: "gt", enum.FPredOLE: "le",
	enum.FPredOLT: "lt", enum.FPredONE: "ne", enum.FPredORD: "num",
	enum.FPredUEQ: "equ", enum.FPredUGE: "geu", enum.FPredUGT: "gtu", enum.FPredULE: "leu",
	enum.FPredULT: "ltu", enum.FPredUNE: "neu", enum.FPredUNO: "nan",
}

// lowerFCmp lowers a floating-point comparison.
func (g *funcGen) lowerFCmp(n *node) {
	pred := n.inst.(*ir.InstFCmp).Pred
	g.lowerComparison(n, func(k kind, x, y operand) operand {
		switch {
		case !k.isFloat():
			g.fail(n, "operands are not floating-point numbers")
		case pred == enum.FPredTrue:
			return intOp(1)
		case pred == enum.FPredFalse:
			return intOp(0)
		}
		return g.compareFloat(floatComparisons[pred], k, x, y)
	})
}

func (g *funcGen) compareFloat(name string, k kind, x, y operand) operand {
	if k == kBF16 && !g.moduleGen.has("setp."+name+".bf16") {
		x, y, k = g.widenFloat(x, k), g.widenFloat(y, k), kF32
	}
	if k == kF16 || k == kBF16 {
		y = g.inRegister(y, B16)
	}
	return g.compute(Pred, "setp."+name+"."+k.info().s, g.inRegister(x, k.class()), y)
}

// selectOpcodes choose between two values of a kind.
var selectOpcodes = [numKinds]string{
	kI8: "selp.b16", kI16: "selp.b16", kI32: "selp.b32", kI64: "selp.b64", kF16: "selp.b16", kBF16: "selp.b16",
	kF32: "selp.f32", kF64: "selp.f64", kPtr: "selp.b64", kPtr32: "selp.b32",
}

// lowerSelect lowers a choice between two values.
func (g *funcGen) lowerSelect(n *node) {
	x, y := g.values(n.args[1]), g.values(n.args[2])
	if len(x) != len(y) {
		g.fail(n, "operands of different types")
	}
	condArg, negated := g.peelNot(n.args[0])
	if g.kindOf(condArg) == kI1 {
		cond := g.value(condArg)
		if negated {
			x, y = y, x
		}
		g.selectAll(n, cond, x, y)
		return
	}
	conds := g.values(n.args[0])
	s := g.shapeOf(n, n.typ)
	ct, ok := g.typeOf(n.args[0]).(*types.VectorType)
	if !ok || len(conds) != len(x) || scalarKind(ct.ElemType) != kI1 {
		g.fail(n, "condition of another shape than the values")
	}
	n.slots = make([]operand, len(x))
	for i := range x {
		n.slots[i] = g.selectOne(n, s.slots[i].kind, conds[i], g.unpacked(x[i]), g.unpacked(y[i]))
	}
}

// selectAll chooses between two values by one condition, words at a time.
func (g *funcGen) selectAll(n *node, cond operand, x, y []operand) {
	if n.kind != kNone {
		n.val = g.selectOne(n, n.kind, cond, g.unpacked(x[0]), g.unpacked(y[0]))
		return
	}
	s := g.shapeOf(n, n.typ)
	if s.packed > 0 {
		xs, ys := g.packWords(x, s), g.packWords(y, s)
		for i := range xs {
			xs[i] = g.selectOne(n, kI32, cond, xs[i], ys[i])
		}
		n.slots = unpackedSlots(xs, s)
		return
	}
	n.slots = make([]operand, len(x))
	for i := range x {
		n.slots[i] = g.selectOne(n, s.slots[i].kind, cond, g.unpacked(x[i]), g.unpacked(y[i]))
	}
}

func (g *funcGen) selectOne(n *node, k kind, cond, x, y operand) operand {
	switch {
	case cond.isImm():
		return choose(cond.Val != 0, x, y)
	case x == y:
		return x
	case k == kI1:
		return g.selectPredicate(n, cond, x, y)
	}
	return g.compute(k.class(), selectOpcodes[k], x, y, cond)
}

// selectPredicate computes cond and x, or not cond and y.
func (g *funcGen) selectPredicate(n *node, cond, x, y operand) operand {
	and := &node{op: opAnd, inst: n.inst, block: n.block}
	or := &node{op: opOr, inst: n.inst, block: n.block}
	if x.isInt(1) {
		return g.predicateBinary(or, cond, y)
	}
	if y.isInt(0) {
		return g.predicateBinary(and, cond, x)
	}
	not := g.compute(Pred, "not.pred", cond)
	if x.isInt(0) {
		return g.predicateBinary(and, not, y)
	}
	if y.isInt(1) {
		return g.predicateBinary(or, not, x)
	}
	return g.predicateBinary(or, g.predicateBinary(and, cond, x), g.predicateBinary(and, not, y))
}

// lowerFreeze passes the value on: PTX registers are never poison.
func (g *funcGen) lowerFreeze(n *node) {
	if n.kind != kNone {
		n.val = g.value(n.args[0])
	} else {
		n.slots = g.values(n.args[0])
	}
}
