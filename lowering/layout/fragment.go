package layout

import "slices"

// Fragment is how one warp holds one operand of an mma instruction. Dim 0 is
// the row and dim 1 the column of the matrix as it is multiplied: A is m×k, B
// is k×n, C is m×n.
type Fragment struct {
	Rows, Cols int
	Reg, Lane  []Bit
}

// Bit is a column of a fragment: a power of two along rows or along columns.
type Bit struct {
	Row, Col int
}

func row(n int) Bit { return Bit{Row: n} }
func col(n int) Bit { return Bit{Col: n} }

// The fragments of mma.sync that products use, from the figures of the PTX ISA, "Matrix
// Fragments for mma". In all of them lane = 4g + t; the comments give the
// element of register i.
var (
	// C16x8 holds 32-bit results of m16n8*: (g + 8·i1, 2t + i0).
	C16x8 = Fragment{16, 8, []Bit{col(1), row(8)}, []Bit{col(2), col(4), row(1), row(2), row(4)}}
	// A16x16 holds 16-bit operands of m16n8k16: (g + 8·i1, 2t + i0 + 8·i2).
	A16x16 = Fragment{16, 16, []Bit{col(1), row(8), col(8)}, []Bit{col(2), col(4), row(1), row(2), row(4)}}
	// B16x8 holds 16-bit operands of m16n8k16: (2t + i0 + 8·i1, g).
	B16x8 = Fragment{16, 8, []Bit{row(1), row(8)}, []Bit{row(2), row(4), col(1), col(2), col(4)}}
	// A16x32 holds 8-bit operands of m16n8k32: (g + 8·i2, 4t + i1i0 + 16·i3).
	A16x32 = Fragment{16, 32, []Bit{col(1), col(2), row(8), col(16)}, []Bit{col(4), col(8), row(1), row(2), row(4)}}
	// B32x8 holds 8-bit operands of m16n8k32: (4t + i1i0 + 16·i2, g).
	B32x8 = Fragment{32, 8, []Bit{row(1), row(2), row(16)}, []Bit{row(4), row(8), col(1), col(2), col(4)}}
	// A16x8 holds tf32 operands of m16n8k8: (g + 8·i0, t + 4·i1).
	A16x8 = Fragment{16, 8, []Bit{row(8), col(4)}, []Bit{col(1), col(2), row(1), row(2), row(4)}}
	// B8x8 holds tf32 operands of m16n8k8: (t + 4·i0, g).
	B8x8 = Fragment{8, 8, []Bit{row(4)}, []Bit{row(1), row(2), col(1), col(2), col(4)}}
	// A16x16F64 holds f64 operands of m16n8k16, (g + 8·i0, t + 4·i2i1) by the figure. Here the bits of
	// t count columns 1 and 4, i1 and i2 2 and 8, and the bits of g rows 1, 4 and 2: to a sum it is all
	// the same in which order its terms come, and to a product in which its rows and columns do. So
	// sixteen lanes, as many as read 8 bytes each at a time, find theirs in different banks, whichever
	// way an operand lies in shared memory: of its place there in a row one bit counts halves of 16
	// bytes, and a swizzle has rows 1 and 4 change bits 0 and 2 of the chunk.
	A16x16F64 = Fragment{16, 16, []Bit{row(8), col(2), col(8)}, []Bit{col(1), col(4), row(1), row(4), row(2)}}
	// B16x8F64 holds f64 operands of m16n8k16, (t + 4·i1i0, g): rows as columns of A16x16F64, columns as
	// its rows.
	B16x8F64 = Fragment{16, 8, []Bit{row(2), row(8)}, []Bit{row(1), row(4), col(1), col(4), col(2)}}
	// A16x8F64 and B8x8F64 hold f64 operands of m16n8k8, as the first half of m16n8k16's.
	A16x8F64 = Fragment{16, 8, []Bit{row(8), col(2)}, []Bit{col(1), col(4), row(1), row(4), row(2)}}
	B8x8F64  = Fragment{8, 8, []Bit{row(2)}, []Bit{row(1), row(4), col(1), col(4), col(2)}}
	// C16x8F64 holds f64 results of m16n8k8 and m16n8k16, (g + 8·i1, 2t + i0): rows as A16x16F64, columns as B16x8F64.
	C16x8F64 = Fragment{16, 8, []Bit{col(1), row(8)}, []Bit{col(4), col(2), row(1), row(4), row(2)}}
	// C8x8 holds f64 results of m8n8k4: (g, 2t + i0).
	C8x8 = Fragment{8, 8, []Bit{col(1)}, []Bit{col(2), col(4), row(1), row(2), row(4)}}
	// A8x4 holds f64 operands of m8n8k4: (g, t).
	A8x4 = Fragment{8, 4, nil, []Bit{col(1), col(2), row(1), row(2), row(4)}}
	// B4x8 holds f64 operands of m8n8k4: (t, g).
	B4x8 = Fragment{4, 8, nil, []Bit{row(1), row(2), col(1), col(2), col(4)}}
)

// Spread covers a rows×cols tile with copies of the fragment: first over the
// warps, warpRows of them one below the other and then warpCols side by side,
// then over further registers, columns before rows. A direction in which there
// is one fragment only, or none left for a warp, is shared by the warps.
func (f Fragment) Spread(rows, cols, warpRows, warpCols int) Layout {
	unit := func(b Bit) uint32 { return uint32(b.Row*cols + b.Col) }
	l := Layout{Shape: []int{rows, cols}}
	for _, b := range f.Reg {
		l.Reg = append(l.Reg, unit(b))
	}
	for _, b := range f.Lane {
		l.Lane = append(l.Lane, unit(b))
	}
	// Each warp owns a contiguous part, so that its fragments are neighbours.
	ownRows, ownCols := max(rows/warpRows, f.Rows), max(cols/warpCols, f.Cols)
	for n := f.Cols; n < ownCols; n *= 2 {
		l.Reg = append(l.Reg, unit(col(n)))
	}
	for n := f.Rows; n < ownRows; n *= 2 {
		l.Reg = append(l.Reg, unit(row(n)))
	}
	for i := range Log2(warpRows) {
		l.Warp = append(l.Warp, within(unit(row(ownRows<<i)), uint32(rows*cols)))
	}
	for i := range Log2(warpCols) {
		n := ownCols << i
		if n >= cols {
			l.Warp = append(l.Warp, 0)
			continue
		}
		l.Warp = append(l.Warp, unit(col(n)))
	}
	return l
}

// within is e, or zero if e lies outside a tile of n elements.
func within(e, n uint32) uint32 {
	if e >= n {
		return 0
	}
	return e
}

// SpreadA covers the m×k operand of a product whose m×n result is spread over
// warpRows×warpCols warps: warps of one row share it.
func (f Fragment) SpreadA(rows, cols, warpRows, warpCols int) Layout {
	l := f.Spread(rows, cols, warpRows, 1)
	l.Warp = append(l.Warp, make([]uint32, Log2(warpCols))...)
	return l
}

// SpreadB covers the k×n operand: warps of one column share it.
func (f Fragment) SpreadB(rows, cols, warpRows, warpCols int) Layout {
	l := f.Spread(rows, cols, 1, warpCols)
	l.Warp = slices.Concat(make([]uint32, Log2(warpRows)), l.Warp)
	return l
}
