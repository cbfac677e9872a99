package conformance

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
)

var (
	plainFloats = []num.Type{num.F16, num.BF16, num.F32, num.F64}
	everyFloat  = []num.Type{num.F16, num.BF16, num.F32, num.F64, num.TF32, num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU, num.F4E2M1FN}
	everyInt    = []num.Type{num.I1, num.I8, num.I16, num.I32, num.I64}
	ieeeModes   = []uint32{ast.RoundNearestEven, ast.RoundZero, ast.RoundNegInf, ast.RoundPosInf}
)

func roundingText(mode uint32) string {
	return " rounding<" + ast.EnumRounding.Info().Names[mode] + ">"
}

func repeat(t num.Type, n int) []num.Type {
	list := make([]num.Type, n)
	for i := range list {
		list[i] = t
	}
	return list
}

// numbers decodes a row of one type.
func numbers(t num.Type, v []uint64) []exact {
	list := make([]exact, len(v))
	for i := range v {
		list[i] = decode(t, v[i])
	}
	return list
}

// arithmetic is an op that rounds an exact result once.
type arithmetic struct {
	op    ast.Opcode
	arity int
	of    func(x []exact, mode uint32) exact
	modes []uint32
}

var arithmetics = []arithmetic{
	{ast.OpAddF, 2, func(x []exact, m uint32) exact { return sum(x[0], x[1], m) }, ieeeModes},
	{ast.OpSubF, 2, func(x []exact, m uint32) exact { return sum(x[0], x[1].negative(), m) }, ieeeModes},
	{ast.OpMulF, 2, func(x []exact, _ uint32) exact { return product(x[0], x[1]) }, ieeeModes},
	{ast.OpDivF, 2, func(x []exact, _ uint32) exact { return quotient(x[0], x[1]) }, ieeeModes},
	{ast.OpFma, 3, func(x []exact, m uint32) exact { return sum(product(x[0], x[1]), x[2], m) }, ieeeModes},
	{ast.OpSqrt, 1, func(x []exact, _ uint32) exact { return root(x[0]) }, ieeeModes},
	{ast.OpRemF, 2, func(x []exact, _ uint32) exact { return remainder(x[0], x[1]) }, []uint32{noRounding}},
}

// noRounding marks ops that have no such attribute.
const noRounding = 99

var operandTexts = [...]string{1: "%a", 2: "%a, %b", 3: "%a, %b, %c"}

func arithmeticRows() []rowwise {
	var rows []rowwise
	for _, a := range arithmetics {
		for _, t := range plainFloats {
			for _, mode := range a.modes {
				text := fmt.Sprintf("%s %s", ast.Table[a.op].Name, operandTexts[a.arity])
				if mode != noRounding {
					text += roundingText(mode)
				}
				row := rowwise{op: a.op, text: text, types: "$r", ins: repeat(t, a.arity), out: t,
					eval: func(v []uint64) uint64 { return encode(t, a.of(numbers(t, v), mode), mode) }}
				rows = append(rows, row)
				if t == num.F32 && mode != noRounding {
					rows = append(rows, flushing(row))
				}
			}
		}
	}
	return append(append(rows, approximateRows()...), extremumRows()...)
}

// flushing is the row with flush_to_zero: subnormal operands and results of f32
// become zero. The hardware decides that before it rounds: what rounds up to the
// least normal number may be zero there.
func flushing(r rowwise) rowwise {
	eval := r.eval
	r.text += " flush_to_zero"
	r.flushesEarly = true
	r.eval = func(v []uint64) uint64 {
		w := make([]uint64, len(v))
		for i := range v {
			w[i] = flushed(v[i])
		}
		return flushed(eval(w))
	}
	return r
}

// approximateRows: the bound of divf is 2 units in the last place, for divisors
// from 2^-126 to 2^126; approximate square roots are given 2 as well.
func approximateRows() []rowwise {
	var rows []rowwise
	const t, bound = num.F32, 2
	for _, mode := range []uint32{ast.RoundApprox, ast.RoundFull} {
		row := rowwise{op: ast.OpDivF, text: "divf %a, %b" + roundingText(mode), types: "$r", ins: repeat(t, 2), out: t, steps: bound,
			eval: func(v []uint64) uint64 {
				return encode(t, quotient(decode(t, v[0]), decode(t, v[1])), ast.RoundNearestEven)
			},
			fix: keepQuotientsNormal}
		rows = append(rows, row, flushing(row))
	}
	row := rowwise{op: ast.OpSqrt, text: "sqrt %a" + roundingText(ast.RoundApprox), types: "$r", ins: repeat(t, 1), out: t, steps: bound,
		eval: func(v []uint64) uint64 { return encode(t, root(decode(t, v[0])), ast.RoundNearestEven) },
		fix:  func(v []uint64) { v[0] = awayFromSubnormal(v[0]) }}
	return append(rows, row, flushing(row))
}

// awayFromSubnormal: an approximation may or may not flush what is subnormal.
func awayFromSubnormal(p uint64) uint64 {
	if p&0x7f800000 == 0 && p&0x7fffff != 0 {
		return p | 0x3f800000
	}
	return p
}

// keepQuotientsNormal moves both exponents to within 2^±60.
func keepQuotientsNormal(v []uint64) {
	for i := range v {
		field := v[i] >> 23 & 255
		if v[i]&0x7fffffff != 0 && field != 255 && (field < 67 || field > 187) {
			v[i] = v[i]&^0x7f800000 | (67+field%120)<<23
		}
	}
	if v[1]&0x7f800000 == 0x7f800000 && v[1]&0x7fffff == 0 {
		v[1] = 0x3f800000
	}
}

// extremumRows: maxf and minf order -0 below +0; NaN loses, or wins.
func extremumRows() []rowwise {
	var rows []rowwise
	for _, op := range []ast.Opcode{ast.OpMaxF, ast.OpMinF} {
		for _, t := range plainFloats {
			for _, wins := range []bool{false, true} {
				text := ast.Table[op].Name + " %a, %b"
				if wins {
					text += " propagate_nan"
				}
				row := rowwise{op: op, text: text, types: "$r", ins: repeat(t, 2), out: t,
					eval: func(v []uint64) uint64 { return extremum(t, v[0], v[1], op == ast.OpMaxF, wins) }}
				rows = append(rows, row)
				if t == num.F32 {
					rows = append(rows, flushing(row))
				}
			}
		}
	}
	return rows
}

func extremum(t num.Type, a, b uint64, most, nanWins bool) uint64 {
	x, y := decode(t, a), decode(t, b)
	switch {
	case x.isNaN() && y.isNaN() || nanWins && (x.isNaN() || y.isNaN()):
		return layouts[t].quietNaN()
	case x.isNaN():
		return b
	case y.isNaN():
		return a
	}
	if (ordinal(t, a) > ordinal(t, b)) == most {
		return a
	}
	return b
}

// functionBound is how many numbers a result may be from the right one. The
// specification names 2 for tanh of f32 and 1 of f64 and says nothing of the
// others; this holds the interpreter to what it promises: the right number or
// its neighbour, and more where the functions of f64 that it builds on err more.
func functionBound(op ast.Opcode, t num.Type) uint64 {
	if b := f64Bounds[op]; b > 0 && t == num.F64 {
		return b
	}
	return 1
}

var f64Bounds = map[ast.Opcode]uint64{ast.OpExp: 2, ast.OpSinH: 4, ast.OpCosH: 4, ast.OpTan: 4, ast.OpAtan2: 2, ast.OpPow: 4}

// gpuFunctionSteps is what CUDA's own functions of full precision promise at
// most.
const gpuFunctionSteps = 4

func functionRows() []rowwise {
	var rows []rowwise
	for op := ast.Opcode(0); op < ast.NumOps; op++ {
		f, ok := elementaries[op]
		if !ok {
			continue
		}
		for _, t := range plainFloats {
			row := rowwise{op: op, text: ast.Table[op].Name + " %a", types: "$r", ins: repeat(t, 1), out: t,
				steps: functionBound(op, t), onGPU: gpuFunctionSteps,
				eval: func(v []uint64) uint64 { return encode(t, f.call(decode(t, v[0])), ast.RoundNearestEven) }}
			rows = append(rows, row)
			rows = append(rows, functionForms(row, t)...)
		}
	}
	for _, t := range plainFloats {
		rows = append(rows,
			rowwise{op: ast.OpPow, text: "pow %a, %b", types: "$r", ins: repeat(t, 2), out: t, steps: functionBound(ast.OpPow, t), onGPU: gpuFunctionSteps,
				eval: func(v []uint64) uint64 {
					return encode(t, power(decode(t, v[0]), decode(t, v[1])), ast.RoundNearestEven)
				}},
			rowwise{op: ast.OpAtan2, text: "atan2 %a, %b", types: "$r", ins: repeat(t, 2), out: t, steps: functionBound(ast.OpAtan2, t), onGPU: gpuFunctionSteps,
				eval: func(v []uint64) uint64 {
					return encode(t, arcTangent2(decode(t, v[0]), decode(t, v[1])), ast.RoundNearestEven)
				}})
	}
	rows = append(rows, wholePowerRows()...)
	return append(rows, simpleFloatRows()...)
}

// wholePowerRows raise to signed integers.
func wholePowerRows() []rowwise {
	var rows []rowwise
	for _, t := range plainFloats {
		for _, n := range []num.Type{num.I1, num.I8, num.I16, num.I32} {
			rows = append(rows, rowwise{op: ast.OpFPowI, text: "fpowi %a, %b", types: "$a, $b", ins: []num.Type{t, n}, out: t,
				steps: functionBound(ast.OpPow, t), onGPU: gpuFunctionSteps,
				eval: func(v []uint64) uint64 {
					return encode(t, power(decode(t, v[0]), ofInteger(value(n, v[1], true))), ast.RoundNearestEven)
				}})
		}
	}
	return rows
}

// functionForms adds the attributes that a function of f32 has.
func functionForms(row rowwise, t num.Type) []rowwise {
	var rows []rowwise
	switch row.op {
	case ast.OpExp2, ast.OpRsqrt:
		if t == num.F32 {
			rows = append(rows, flushing(row))
		}
	case ast.OpExp, ast.OpTanH:
		full := row
		full.text += roundingText(ast.RoundFull)
		rows = append(rows, full)
		if t == num.F32 {
			approx := row
			approx.text += roundingText(ast.RoundApprox)
			// No bound is published; PTX's tanh.approx errs by 2^-11 of the
			// value, ex2.approx of a rounded product by up to 2^-16.
			approx.onGPU = 1 << 13
			approx.fix = func(v []uint64) { v[0] = moderate(v[0]) }
			rows = append(rows, approx)
		}
	}
	return rows
}

// moderate keeps a number of f32 within 2^±6, where approximations hold.
func moderate(p uint64) uint64 {
	field := p >> 23 & 255
	if field < 121 || field > 132 {
		p = p&^0x7f800000 | (121+field%11)<<23
	}
	return p
}

func simpleFloatRows() []rowwise {
	var rows []rowwise
	for _, t := range plainFloats {
		sign := layouts[t].signBit()
		add := func(op ast.Opcode, eval func(v []uint64) uint64) {
			rows = append(rows, rowwise{op: op, text: ast.Table[op].Name + " %a", types: "$r", ins: repeat(t, 1), out: t, eval: eval})
		}
		add(ast.OpAbsF, func(v []uint64) uint64 { return v[0] &^ sign })
		add(ast.OpNegF, func(v []uint64) uint64 { return v[0] ^ sign })
		add(ast.OpCeil, func(v []uint64) uint64 {
			return encode(t, whole(decode(t, v[0]), ast.RoundPosInf), ast.RoundNearestEven)
		})
		add(ast.OpFloor, func(v []uint64) uint64 {
			return encode(t, whole(decode(t, v[0]), ast.RoundNegInf), ast.RoundNearestEven)
		})
	}
	return rows
}

// holds says for each predicate whether it holds of an order below, at or above
// zero.
var holds = [...]func(c int) bool{
	ast.CmpEqual:        func(c int) bool { return c == 0 },
	ast.CmpNotEqual:     func(c int) bool { return c != 0 },
	ast.CmpLess:         func(c int) bool { return c < 0 },
	ast.CmpLessEqual:    func(c int) bool { return c <= 0 },
	ast.CmpGreater:      func(c int) bool { return c > 0 },
	ast.CmpGreaterEqual: func(c int) bool { return c >= 0 },
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func compareFloatRows() []rowwise {
	var rows []rowwise
	for p, name := range ast.EnumCmpPredicate.Info().Names {
		for o, ordering := range ast.EnumCmpOrdering.Info().Names {
			for _, t := range plainFloats {
				rows = append(rows, rowwise{op: ast.OpCmpF, text: fmt.Sprintf("cmpf %s %s %%a, %%b", name, ordering), types: "$a -> $r",
					ins: repeat(t, 2), out: num.I1,
					eval: func(v []uint64) uint64 {
						x, y := decode(t, v[0]), decode(t, v[1])
						if x.isNaN() || y.isNaN() {
							return bit(o == ast.CmpUnordered)
						}
						return bit(holds[p](compare(x, y)))
					}})
			}
		}
	}
	return rows
}
