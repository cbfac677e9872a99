package conformance

import (
	"fmt"
	"math/big"

	"tileir/ast"
	"tileir/ast/num"
)

// Integers are computed without bounds and cut to their width at the end.

// value reads a pattern as a signed or unsigned integer.
func value(t num.Type, p uint64, signed bool) *big.Int {
	v := new(big.Int).SetUint64(p & mask(t.Bits()))
	if signed && v.Bit(t.Bits()-1) == 1 {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits())))
	}
	return v
}

// wrapped returns the low bits of an integer.
func wrapped(t num.Type, v *big.Int) uint64 {
	m := new(big.Int).Lsh(big.NewInt(1), uint(t.Bits()))
	return new(big.Int).Mod(v, m).Uint64()
}

// fits reports whether an integer is in a type's range.
func fits(t num.Type, v *big.Int, signed bool) bool {
	return value(t, wrapped(t, v), signed).Cmp(v) == 0
}

func signName(signed bool) string {
	if signed {
		return "signed"
	}
	return "unsigned"
}

var bothSigns = []bool{false, true}

// integerOp is a result in unbounded integers.
type integerOp struct {
	op ast.Opcode
	of func(a, b *big.Int) *big.Int
}

var wrappingOps = []integerOp{
	{ast.OpAddI, func(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) }},
	{ast.OpSubI, func(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) }},
	{ast.OpMulI, func(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }},
	{ast.OpShLI, func(a, b *big.Int) *big.Int { return new(big.Int).Lsh(a, uint(b.Uint64())) }},
}

// overflowRows have every overflow attribute; where one promises that nothing
// is lost, the second operand becomes zero if something would be.
func overflowRows() []rowwise {
	var rows []rowwise
	for _, o := range wrappingOps {
		for _, t := range everyInt {
			for flags, name := range ast.EnumOverflow.Info().Names {
				text := ast.Table[o.op].Name + " %a, %b"
				if flags != ast.OverflowNone {
					text += " overflow<" + name + ">"
				}
				rows = append(rows, rowwise{op: o.op, text: text, types: "$r", ins: repeat(t, 2), out: t,
					eval: func(v []uint64) uint64 { return wrapped(t, o.of(value(t, v[0], true), secondOf(o.op, t, v[1]))) },
					fix: func(v []uint64) {
						keepShiftBelowWidth(o.op, t, v)
						for _, signed := range bothSigns {
							promised := flags&map[bool]int{true: ast.NoSignedWrap, false: ast.NoUnsignedWrap}[signed] != 0
							if b := value(t, v[1], signed && o.op != ast.OpShLI); promised && !fits(t, o.of(value(t, v[0], signed), b), signed) {
								v[1] = 0
							}
						}
					}})
			}
		}
	}
	return rows
}

// secondOf reads the second operand: a shift counts from zero up.
func secondOf(op ast.Opcode, t num.Type, p uint64) *big.Int {
	return value(t, p, op != ast.OpShLI && op != ast.OpShRI)
}

// keepShiftBelowWidth: a shift by the width or more is not defined.
func keepShiftBelowWidth(op ast.Opcode, t num.Type, v []uint64) {
	if op == ast.OpShLI || op == ast.OpShRI {
		v[1] %= uint64(t.Bits())
	}
}

// signedOps read their operands by the op's signedness.
var signedOps = []integerOp{
	{ast.OpMaxI, func(a, b *big.Int) *big.Int {
		if a.Cmp(b) > 0 {
			return a
		}
		return b
	}},
	{ast.OpMinI, func(a, b *big.Int) *big.Int {
		if a.Cmp(b) < 0 {
			return a
		}
		return b
	}},
	{ast.OpRemI, func(a, b *big.Int) *big.Int { return new(big.Int).Rem(a, b) }},
	{ast.OpShRI, func(a, b *big.Int) *big.Int { return new(big.Int).Rsh(a, uint(b.Uint64())) }},
}

func signedRows() []rowwise {
	var rows []rowwise
	for _, o := range signedOps {
		for _, t := range everyInt {
			for _, signed := range bothSigns {
				rows = append(rows, rowwise{op: o.op, text: ast.Table[o.op].Name + " %a, %b " + signName(signed), types: "$r", ins: repeat(t, 2), out: t,
					eval: func(v []uint64) uint64 {
						return wrapped(t, o.of(value(t, v[0], signed), value(t, v[1], signed && o.op != ast.OpShRI)))
					},
					fix: func(v []uint64) {
						keepShiftBelowWidth(o.op, t, v)
						if o.op == ast.OpRemI {
							keepQuotientDefined(t, v, signed)
						}
					}})
			}
		}
	}
	return append(rows, divisionRows()...)
}

// keepQuotientDefined: no division by zero, no quotient beyond the range.
func keepQuotientDefined(t num.Type, v []uint64, signed bool) {
	if v[1] == 0 {
		v[1] = 1
	}
	if a, b := value(t, v[0], signed), value(t, v[1], signed); !fits(t, new(big.Int).Quo(a, b), signed) {
		v[0] = 0
	}
}

func divisionRows() []rowwise {
	var rows []rowwise
	for _, t := range everyInt {
		for _, signed := range bothSigns {
			for _, mode := range []uint32{ast.RoundZero, ast.RoundNegInf, ast.RoundPosInf} {
				if mode == ast.RoundNegInf && !signed {
					continue // not a form of the language
				}
				text := "divi %a, %b " + signName(signed) + roundingText(mode)
				if mode == ast.RoundZero {
					text = "divi %a, %b " + signName(signed)
				}
				rows = append(rows, rowwise{op: ast.OpDivI, text: text, types: "$r", ins: repeat(t, 2), out: t,
					eval: func(v []uint64) uint64 {
						return wrapped(t, divided(value(t, v[0], signed), value(t, v[1], signed), mode))
					},
					fix: func(v []uint64) {
						if keepQuotientDefined(t, v, signed); !fits(t, divided(value(t, v[0], signed), value(t, v[1], signed), mode), signed) {
							v[0] = 0
						}
					}})
			}
		}
	}
	return rows
}

// divided is the quotient rounded down, up or towards zero.
func divided(a, b *big.Int, mode uint32) *big.Int {
	q, r := new(big.Int).QuoRem(a, b, new(big.Int))
	below := r.Sign() != 0 && a.Sign()*b.Sign() < 0
	above := r.Sign() != 0 && a.Sign()*b.Sign() > 0
	switch {
	case mode == ast.RoundNegInf && below:
		q.Sub(q, big.NewInt(1))
	case mode == ast.RoundPosInf && above:
		q.Add(q, big.NewInt(1))
	}
	return q
}

func plainIntegerRows() []rowwise {
	var rows []rowwise
	for _, t := range everyInt {
		two := func(op ast.Opcode, eval func(a, b uint64) uint64) {
			rows = append(rows, rowwise{op: op, text: ast.Table[op].Name + " %a, %b", types: "$r", ins: repeat(t, 2), out: t,
				eval: func(v []uint64) uint64 { return eval(v[0], v[1]) }})
		}
		two(ast.OpAndI, func(a, b uint64) uint64 { return a & b })
		two(ast.OpOrI, func(a, b uint64) uint64 { return a | b })
		two(ast.OpXOrI, func(a, b uint64) uint64 { return a ^ b })
		two(ast.OpMulhiI, func(a, b uint64) uint64 {
			p := new(big.Int).Mul(value(t, a, false), value(t, b, false))
			return wrapped(t, p.Rsh(p, uint(t.Bits())))
		})
		rows = append(rows, rowwise{op: ast.OpAbsI, text: "absi %a", types: "$r", ins: repeat(t, 1), out: t,
			eval: func(v []uint64) uint64 { a := value(t, v[0], true); return wrapped(t, a.Abs(a)) }})
		for _, name := range []string{"none", "no_signed_wrap", "no_wrap"} {
			text := "negi %a"
			if name != "none" {
				text += " overflow<" + name + ">"
			}
			rows = append(rows, rowwise{op: ast.OpNegI, text: text, types: "$r", ins: repeat(t, 1), out: t,
				eval: func(v []uint64) uint64 { a := value(t, v[0], true); return wrapped(t, a.Neg(a)) },
				fix: func(v []uint64) {
					a := value(t, v[0], true)
					if name == "no_wrap" || name == "no_signed_wrap" && !fits(t, a.Neg(a), true) {
						v[0] = 0 // the only number whose negative an unsigned type holds
					}
				}})
		}
	}
	return rows
}

func compareIntegerRows() []rowwise {
	var rows []rowwise
	for p, name := range ast.EnumCmpPredicate.Info().Names {
		for _, t := range everyInt {
			for _, signed := range bothSigns {
				rows = append(rows, rowwise{op: ast.OpCmpI, text: fmt.Sprintf("cmpi %s %%a, %%b, %s", name, signName(signed)), types: "$a -> $r",
					ins: repeat(t, 2), out: num.I1,
					eval: func(v []uint64) uint64 { return bit(holds[p](value(t, v[0], signed).Cmp(value(t, v[1], signed)))) }})
			}
		}
	}
	return rows
}
