package ptxsim

import (
	"math"
	"sync"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// place says which element of a matrix is element i of a lane's part of it. The
// formulas are those of the PTX ISA, "Matrix Fragments for mma.m16n8k16" and so on,
// with group = lane / 4 and in = lane % 4.
type place func(group, in, i int) (row, col int)

// shape is an mma.sync instruction: rows, columns, and how fragments hold them.
type shape struct {
	m, n, k int
	a, b, c place
}

// shapes are those of mma.sync by the shape's name and the bits of an element of
// A. A fragment of A holds rows group and group+8; one of B has the column group.
var shapes = map[string]map[int]shape{
	"m8n8k4": {64: {8, 8, 4,
		func(group, in, _ int) (int, int) { return group, in },
		func(group, in, _ int) (int, int) { return in, group },
		func(group, in, i int) (int, int) { return group, 2*in + i },
	}},
	"m16n8k4": {32: {16, 8, 4,
		func(group, in, i int) (int, int) { return group + 8*i, in },
		func(group, in, _ int) (int, int) { return in, group },
		accumulator,
	}},
	"m16n8k8": {
		64: {16, 8, 8, rowsByTwo, columnsByFour, accumulator},
		32: {16, 8, 8,
			func(group, in, i int) (int, int) { return group + 8*(i%2), in + 4*(i/2) },
			func(group, in, i int) (int, int) { return in + 4*i, group },
			accumulator,
		},
		16: {16, 8, 8,
			func(group, in, i int) (int, int) { return group + 8*(i/2), 2*in + i%2 },
			func(group, in, i int) (int, int) { return 2*in + i, group },
			accumulator,
		},
	},
	"m16n8k16": {
		64: {16, 8, 16, rowsByTwo, columnsByFour, accumulator},
		16: {16, 8, 16,
			func(group, in, i int) (int, int) { return group + 8*(i/2%2), 2*in + i%2 + 8*(i/4) },
			func(group, in, i int) (int, int) { return 2*in + i%2 + 8*(i/2), group },
			accumulator,
		},
		8: {16, 8, 16,
			func(group, in, i int) (int, int) { return group + 8*(i/4), 4*in + i%4 },
			func(group, in, i int) (int, int) { return 4*in + i, group },
			accumulator,
		},
	},
	"m16n8k32": {8: {16, 8, 32,
		func(group, in, i int) (int, int) { return group + 8*(i/4%2), 4*in + i%4 + 16*(i/8) },
		func(group, in, i int) (int, int) { return 4*in + i%4 + 16*(i/4), group },
		accumulator,
	}},
}

// rowsByTwo and columnsByFour are the places of f64 operands of 16 rows and 8 columns.
func rowsByTwo(group, in, i int) (int, int)     { return group + 8*(i%2), in + 4*(i/2) }
func columnsByFour(group, in, i int) (int, int) { return in + 4*i, group }

// accumulator is the place of a result of 16 rows and 8 columns.
func accumulator(group, in, i int) (int, int) { return group + 8*(i/2), 2*in + i%2 }

// numbers turns the bits of an element into a number and back.
type numbers struct {
	bits   int
	decode func(v uint64) float64
	encode func(x float64) uint64
	table  *[1 << 16]float32 // what decode reads of 16 bits; nil: it computes
}

// numbersOf returns how the elements of a matrix are read. Products of those narrower than
// f64 are added in f64, in which they are exact or nearly so, and rounded once: GPUs round
// in ways that the PTX ISA leaves open.
func numbersOf(t ptx.Type) (numbers, bool) {
	width := t.Bits()
	switch t {
	case ptx.S8, ptx.S32:
		return numbers{width, func(v uint64) float64 { return float64(signed(v, width)) }, func(x float64) uint64 { return uint64(int64(x)) & mask(width) }, nil}, true
	case ptx.U8:
		return numbers{width, func(v uint64) float64 { return float64(v & 0xff) }, nil, nil}, true
	case ptx.F32:
		return numbers{width, func(v uint64) float64 { return float64(f32(v)) }, func(x float64) uint64 { return bits32(float32(x)) }, nil}, true
	case ptx.F64:
		return numbers{width, f64, func(x float64) uint64 { return bits64(x, 0, 0, 0) }, nil}, true
	case ptx.F16:
		return numbers{width, f16Decoder(), encoder(num.F16), f16Table()}, true
	case ptx.BF16:
		return numbers{width, func(v uint64) float64 { return float64(math.Float32frombits(uint32(v) << 16)) }, encoder(num.BF16), nil}, true
	case ptx.TF32: // the 13 low bits are not read
		return numbers{32, func(v uint64) float64 { return float64(f32(v &^ 0x1fff)) }, nil, nil}, true
	case ptx.E4M3, ptx.E5M2:
		f := numTypes[t]
		var table [256]float64
		for i := range table {
			table[i] = num.Decode(f, uint64(i))
		}
		return numbers{width, func(v uint64) float64 { return table[v&0xff] }, nil, nil}, true
	}
	return numbers{}, false
}

func encoder(t num.Type) func(x float64) uint64 {
	f := float{t: t}
	return func(x float64) uint64 { return f.out(num.Encode(t, x, num.NearestEven), 0, 0, 0) }
}

// f16Table holds the values of all encodings of f16.
var f16Table = sync.OnceValue(func() *[1 << 16]float32 {
	var table [1 << 16]float32
	for i := range table {
		table[i] = float32(num.DecodeF16(uint16(i)))
	}
	return &table
})

func f16Decoder() func(v uint64) float64 {
	table := f16Table()
	return func(v uint64) float64 { return float64(table[uint16(v)]) }
}
