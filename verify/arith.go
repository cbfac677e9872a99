package verify

import (
	"tileir/ast"
	"tileir/ast/num"
)

// resultElem returns the element type of op's first result.
func resultElem(op *ast.Op) num.Type { return ast.AsTile(op.Result(0).Type).ElemNum() }

// checkFlush holds flush_to_zero to f32, the only type whose instructions have
// it.
func checkFlush(c *checker, op *ast.Op) {
	if op.Has("flush_to_zero") && resultElem(op) != num.F32 {
		c.fail(op, codeFlush, "expected f32 with flush_to_zero, got %s", resultElem(op))
	}
}

// checkApprox holds the approximations to f32.
func checkApprox(c *checker, op *ast.Op) {
	if op.Enum("rounding_mode", ast.RoundFull) == ast.RoundApprox && resultElem(op) != num.F32 {
		c.fail(op, codeApprox, "expected f32 with rounding<approx>, got %s", resultElem(op))
	}
}

// checkApproxAndFlush holds both modifiers of divf and sqrt, and full
// precision below that of IEEE, to f32.
func checkApproxAndFlush(c *checker, op *ast.Op) {
	checkFlush(c, op)
	mode := op.Enum("rounding_mode", ast.RoundNearestEven)
	if (mode == ast.RoundApprox || mode == ast.RoundFull) && resultElem(op) != num.F32 {
		c.fail(op, codeApprox, "expected f32 with rounding<%s>, got %s", ast.EnumRounding.Info().Names[mode], resultElem(op))
	}
}

func checkNegI(c *checker, op *ast.Op) {
	if op.Enum("overflow", ast.OverflowNone) == ast.NoUnsignedWrap {
		c.fail(op, codeNegOverflow, "expected overflow<none>, <no_signed_wrap> or <no_wrap>, got <no_unsigned_wrap>")
	}
}

func checkDivI(c *checker, op *ast.Op) {
	if op.Enum("rounding", ast.RoundZero) == ast.RoundNegInf && op.Enum("signedness", ast.Signed) == ast.Unsigned {
		c.fail(op, codeDivRounding, "expected rounding<zero> or <positive_inf> with unsigned, got <negative_inf>")
	}
	checkDivisor(c, op)
}

func widths(op *ast.Op) (from, to num.Type) {
	return ast.AsTile(op.Operand(0).Type).ElemNum(), resultElem(op)
}

func checkExtI(c *checker, op *ast.Op) {
	if from, to := widths(op); to.Bits() <= from.Bits() {
		c.fail(op, codeWidth, "expected a result wider than %s, got %s", from, to)
	}
}

func checkTruncI(c *checker, op *ast.Op) {
	if from, to := widths(op); to.Bits() >= from.Bits() {
		c.fail(op, codeWidth, "expected a result narrower than %s, got %s", from, to)
	}
}

func checkBitcast(c *checker, op *ast.Op) {
	if from, to := widths(op); from.Bits() != to.Bits() {
		c.fail(op, codeBitcast, "expected a result of %d bits per element as %s has, got %s of %d bits", from.Bits(), from, to, to.Bits())
	}
}

func checkFToF(c *checker, op *ast.Op) {
	from, to := widths(op)
	mode := op.Enum("rounding_mode", ast.RoundNearestEven)
	switch {
	case from == to:
		c.fail(op, codeNoOp, "expected another element type than %s, got the same", from)
	case to == num.F8E8M0FNU && mode != ast.RoundZero && mode != ast.RoundPosInf:
		c.fail(op, codeConvertRounding, "expected rounding<zero> or <positive_inf> for a conversion to f8E8M0FNU, got <%s>", roundingName(mode))
	case to != num.F8E8M0FNU && mode != ast.RoundNearestEven:
		c.fail(op, codeConvertRounding, "expected rounding<nearest_even> for a conversion to %s, got <%s>", to, roundingName(mode))
	}
}

func roundingName(mode uint32) string { return ast.EnumRounding.Info().Names[mode] }

func checkIToF(c *checker, op *ast.Op) {
	mode := op.Enum("rounding_mode", ast.RoundNearestEven)
	switch {
	case resultElem(op) == num.F8E8M0FNU:
		c.fail(op, codeNoConversion, "expected a floating-point type with a sign, got f8E8M0FNU: convert to another type first")
	case mode != ast.RoundNearestEven:
		c.fail(op, codeConvertRounding, "expected rounding<nearest_even>, got <%s>", roundingName(mode))
	}
}

// checkPack checks pack and unpack: rank 1, other width, same number of bytes.
func checkPack(c *checker, op *ast.Op) {
	from, to := ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Result(0).Type)
	a, b := packedBits(from), packedBits(to)
	switch {
	case from.Rank() != 1:
		c.fail(op, codePack, "expected tiles of rank 1, got rank %d", from.Rank())
	case from.ElemNum().Bits() == to.ElemNum().Bits():
		c.fail(op, codePack, "expected element types of different width, got %s and %s", from.ElemNum(), to.ElemNum())
	case a%8 != 0 || b%8 != 0:
		c.fail(op, codePack, "expected whole bytes, got %d and %d bits", a, b)
	case a != b:
		c.fail(op, codePack, "expected as many bytes in source and result, got %d and %d", a/8, b/8)
	}
}

// packedBits returns how many bits a tile takes without gaps; tf32 fills 32.
func packedBits(t *ast.TileType) int64 {
	w := t.ElemNum().Bits()
	if t.ElemNum() == num.TF32 {
		w = 32
	}
	return int64(w) * t.NumElements()
}
