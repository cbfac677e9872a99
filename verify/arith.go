package verify

import (
	"slices"

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
	case !slices.Contains(conversionModes(from, to), mode):
		c.fail(op, codeConvertRounding, "expected rounding %s for a conversion from %s to %s, got <%s>",
			modeList(conversionModes(from, to)), from, to, roundingName(mode))
	}
}

// conversionModes lists the rounding modes of a conversion between different
// floating-point types. The table of the specification has no row for results
// of f8E5M3FNU, which are taken like those of the other 8-bit types. It admits
// every mode from f32 to f64, where nothing is rounded; the directed ones, which
// the public verifier refuses there, stay refused: they have nothing to say.
func conversionModes(from, to num.Type) []uint32 {
	switch {
	case to == num.F8E8M0FNU:
		return []uint32{ast.RoundZero, ast.RoundPosInf}
	case to.Bits() <= 8:
		return []uint32{ast.RoundNearestEven}
	case from == num.F32 && to == num.F64:
		return []uint32{ast.RoundNearestEven, ast.RoundZero, ast.RoundNearestAway}
	case widens(from, to): // nothing is rounded
		return []uint32{ast.RoundNearestEven, ast.RoundZero, ast.RoundNegInf, ast.RoundPosInf, ast.RoundNearestAway}
	case from == num.F64 && to == num.F32:
		return []uint32{ast.RoundNearestEven, ast.RoundZero, ast.RoundNegInf, ast.RoundPosInf}
	case from == num.F32 && to == num.TF32:
		return []uint32{ast.RoundNearestEven, ast.RoundZero, ast.RoundNearestAway}
	}
	return []uint32{ast.RoundNearestEven, ast.RoundZero}
}

// reach is what a floating-point type can hold: bits of precision and the least
// and greatest exponent of its normal numbers.
type reach struct{ precision, least, greatest int }

var reaches = [num.NumTypes]reach{
	num.F16:       {11, -14, 15},
	num.BF16:      {8, -126, 127},
	num.F32:       {24, -126, 127},
	num.TF32:      {11, -126, 127},
	num.F64:       {53, -1022, 1023},
	num.F8E4M3FN:  {4, -6, 8},
	num.F8E5M2:    {3, -14, 15},
	num.F8E8M0FNU: {1, -127, 127},
	num.F8E5M3FNU: {4, -14, 16},
	num.F4E2M1FN:  {2, 0, 2},
}

// widens reports whether the format of to holds every number of from. That
// 2^-127 of f8E8M0FNU is a subnormal number of f32 does not count.
func widens(from, to num.Type) bool {
	a, b := reaches[from], reaches[to]
	return a.precision <= b.precision && a.least >= b.least && a.greatest <= b.greatest
}

// modeList spells rounding modes as "<zero> or <positive_inf>".
func modeList(modes []uint32) string {
	words := make([]string, len(modes))
	for i, m := range modes {
		words[i] = "<" + roundingName(m) + ">"
	}
	return list(words)
}

func roundingName(mode uint32) string { return ast.EnumRounding.Info().Names[mode] }

func checkIToF(c *checker, op *ast.Op) {
	mode := op.Enum("rounding_mode", ast.RoundNearestEven)
	switch {
	case resultElem(op) == num.F8E8M0FNU || resultElem(op) == num.F8E5M3FNU:
		c.fail(op, codeNoConversion, "expected a floating-point type with a sign, got %s: convert to another type first", resultElem(op))
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
