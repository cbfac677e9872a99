package conformance

import (
	"fmt"
	"math/big"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// conversionRows: each pair of types that the language converts between, on
// every pattern of types of up to 8 bits.
func conversionRows() []rowwise {
	var rows []rowwise
	rows = append(rows, widthRows()...)
	rows = append(rows, floatToFloatRows()...)
	rows = append(rows, floatToIntRows()...)
	rows = append(rows, intToFloatRows()...)
	return append(append(rows, bitcastRows()...), selectRows()...)
}

var intsWithI4 = []num.Type{num.I1, num.I4, num.I8, num.I16, num.I32, num.I64}

func widthRows() []rowwise {
	var rows []rowwise
	for _, from := range intsWithI4 {
		for _, to := range intsWithI4 {
			switch {
			case to.Bits() > from.Bits():
				for _, signed := range bothSigns {
					rows = append(rows, rowwise{op: ast.OpExtI, text: "exti %a " + signName(signed), types: "$a -> $r", ins: []num.Type{from}, out: to,
						eval: func(v []uint64) uint64 { return wrapped(to, value(from, v[0], signed)) }})
				}
			case to.Bits() < from.Bits():
				rows = append(rows, truncRows(from, to)...)
			}
		}
	}
	return rows
}

func truncRows(from, to num.Type) []rowwise {
	var rows []rowwise
	for flags, name := range ast.EnumOverflow.Info().Names {
		text := "trunci %a"
		if flags != ast.OverflowNone {
			text += " overflow<" + name + ">"
		}
		rows = append(rows, rowwise{op: ast.OpTruncI, text: text, types: "$a -> $r", ins: []num.Type{from}, out: to,
			eval: func(v []uint64) uint64 { return wrapped(to, value(from, v[0], false)) },
			fix: func(v []uint64) {
				lost := flags&ast.NoSignedWrap != 0 && !fits(to, value(from, v[0], true), true) ||
					flags&ast.NoUnsignedWrap != 0 && !fits(to, value(from, v[0], false), false)
				if lost {
					v[0] = 0
				}
			}})
	}
	return rows
}

// ownChoice is said of conversions whose ends the language leaves open.
const ownChoice = "beyond the range of a type without infinity, and for types without a sign below zero, the language says nothing: " +
	"these elements repeat the table in ast/num/format.go"

func floatToFloatRows() []rowwise {
	var rows []rowwise
	for _, from := range everyFloat {
		for _, to := range everyFloat {
			if from == to {
				continue
			}
			for _, mode := range ftofModes(from, to) {
				row := rowwise{op: ast.OpFToF, text: "ftof %a" + roundingText(mode), types: "$a -> $r", ins: []num.Type{from}, out: to,
					eval: func(v []uint64) uint64 { return encode(to, decode(from, v[0]), mode) }}
				if layouts[to].top != topIEEE || to == num.F8E8M0FNU {
					row.borrow = ownChoice
				}
				rows = append(rows, row)
			}
		}
	}
	return rows
}

// ftofModes is the table of the specification, row by row: the first row that
// fits a conversion says which modes it has.
func ftofModes(from, to num.Type) []uint32 {
	even, zero, down, up, away := uint32(ast.RoundNearestEven), uint32(ast.RoundZero), uint32(ast.RoundNegInf), uint32(ast.RoundPosInf), uint32(ast.RoundNearestAway)
	switch {
	case to == num.F8E8M0FNU:
		return []uint32{zero, up}
	case to == num.F8E4M3FN, to == num.F8E5M2, to == num.F8E5M3FNU, to == num.F4E2M1FN:
		return []uint32{even}
	case from == num.F32 && to == num.F64: // without the directed modes: verify refuses them
		return []uint32{even, zero, away}
	case slices.Contains(strictlyWider[from], to):
		return []uint32{even, zero, down, up, away}
	case from == num.F64 && to == num.F32:
		return []uint32{even, zero, down, up}
	case from == num.F32 && to == num.TF32:
		return []uint32{even, zero, away}
	}
	return []uint32{even, zero}
}

// strictlyWider lists the formats of more than 8 bits that hold all numbers of
// another one as it holds them: normal numbers as normal numbers.
var strictlyWider = map[num.Type][]num.Type{
	num.F32:       {num.F64},
	num.TF32:      {num.F64, num.F32},
	num.F16:       {num.F64, num.F32, num.TF32},
	num.BF16:      {num.F64, num.F32, num.TF32},
	num.F8E4M3FN:  {num.F64, num.F32, num.TF32, num.BF16, num.F16},
	num.F8E5M2:    {num.F64, num.F32, num.TF32, num.BF16, num.F16},
	num.F8E8M0FNU: {num.F64},
	num.F8E5M3FNU: {num.F64, num.F32, num.TF32, num.BF16},
	num.F4E2M1FN:  {num.F64, num.F32, num.TF32, num.BF16, num.F16},
}

// floatToIntRows: with the modifier saturating everywhere, without it within the
// range of the integer, as the language defines nothing else. Unsigned truth
// values are those of numbers that are not zero.
func floatToIntRows() []rowwise {
	var rows []rowwise
	for _, from := range everyFloat {
		for _, to := range everyInt {
			for _, signed := range bothSigns {
				rows = append(rows, rowwise{op: ast.OpFToI, text: "ftoi %a " + signName(signed) + " saturating", types: "$a -> $r", ins: []num.Type{from}, out: to,
					eval: func(v []uint64) uint64 { return wrapped(to, clamped(decode(from, v[0]), to, signed)) }})
				if to == num.I1 && !signed {
					rows = append(rows, rowwise{op: ast.OpFToI, text: "ftoi %a unsigned", types: "$a -> $r", ins: []num.Type{from}, out: to,
						eval: func(v []uint64) uint64 { return bit(!decode(from, v[0]).isZero()) },
						fix: func(v []uint64) {
							if decode(from, v[0]).kind != finite {
								v[0] = smallNumber(from)
							}
						}})
					continue
				}
				rows = append(rows, rowwise{op: ast.OpFToI, text: "ftoi %a " + signName(signed), types: "$a -> $r", ins: []num.Type{from}, out: to,
					eval: func(v []uint64) uint64 { return wrapped(to, decode(from, v[0]).integer()) },
					fix: func(v []uint64) {
						if x := decode(from, v[0]); x.kind != finite || !fits(to, x.integer(), signed) {
							v[0] = smallNumber(from)
						}
					}})
			}
		}
	}
	return rows
}

// clamped is a number cut to a whole one within the range of an integer type;
// NaN gives 0.
func clamped(x exact, to num.Type, signed bool) *big.Int {
	least, most := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(to.Bits()))
	if signed {
		most.Rsh(most, 1)
		least.Neg(most)
	}
	most.Sub(most, big.NewInt(1))
	switch {
	case x.isNaN():
		return new(big.Int)
	case x.kind == infinite && x.neg:
		return least
	case x.kind == infinite:
		return most
	}
	v := x.integer()
	switch {
	case v.Cmp(least) < 0:
		return least
	case v.Cmp(most) > 0:
		return most
	}
	return v
}

// smallNumber is a number that every integer type holds, cut.
func smallNumber(t num.Type) uint64 {
	if t == num.F8E8M0FNU {
		return 126 // one half; there is no zero
	}
	return 0
}

func intToFloatRows() []rowwise {
	var rows []rowwise
	for _, from := range everyInt {
		for _, to := range everyFloat {
			if to == num.F8E8M0FNU || to == num.F8E5M3FNU {
				continue // not a form of the language
			}
			for _, signed := range bothSigns {
				row := rowwise{op: ast.OpIToF, text: "itof %a " + signName(signed), types: "$a -> $r", ins: []num.Type{from}, out: to,
					eval: func(v []uint64) uint64 { return encode(to, ofInteger(value(from, v[0], signed)), ast.RoundNearestEven) }}
				if to == num.F4E2M1FN {
					row.borrow = ownChoice
				}
				rows = append(rows, row)
			}
		}
	}
	return rows
}

func ofInteger(v *big.Int) exact {
	return exact{neg: v.Sign() < 0, m: new(big.Int).Abs(v)}
}

// bitcastRows: all pairs of different types of one width.
func bitcastRows() []rowwise {
	var rows []rowwise
	for _, from := range append(everyInt, everyFloat...) {
		for _, to := range append(everyInt, everyFloat...) {
			if from == to || from.Bits() != to.Bits() {
				continue
			}
			rows = append(rows, rowwise{op: ast.OpBitcast, text: "bitcast %a", types: "$a -> $r", ins: []num.Type{from}, out: to, nans: true,
				eval: func(v []uint64) uint64 { return v[0] }})
		}
	}
	return rows
}

func selectRows() []rowwise {
	var rows []rowwise
	for _, t := range append(everyInt, everyFloat...) {
		if t == num.F4E2M1FN {
			continue // not a form of the language
		}
		rows = append(rows, rowwise{op: ast.OpSelect, text: "select %a, %b, %c", types: "$a, $r", ins: []num.Type{num.I1, t, t}, out: t, nans: true,
			eval: func(v []uint64) uint64 { return v[2-v[0]] }})
	}
	return rows
}

// rowCases turns all rows into cases.
func rowCases() []*matrixCase {
	var rows []rowwise
	for _, list := range [][]rowwise{
		arithmeticRows(), functionRows(), compareFloatRows(),
		overflowRows(), signedRows(), plainIntegerRows(), compareIntegerRows(),
		conversionRows(),
	} {
		rows = append(rows, list...)
	}
	cases := make([]*matrixCase, len(rows))
	for i, r := range rows {
		cases[i] = r.matrixCase(i)
	}
	return cases
}

// uniqueNames numbers cases that are called alike.
func uniqueNames(cases []*matrixCase) {
	seen := map[string]int{}
	for _, c := range cases {
		if seen[c.name]++; seen[c.name] > 1 {
			c.name = fmt.Sprintf("%s #%d", c.name, seen[c.name])
		}
	}
}
