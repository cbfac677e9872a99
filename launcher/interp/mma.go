package interp

import (
	"tileir/ast"
	"tileir/ast/num"
)

// A matrix product decodes its operands to float64 once, in the order in which
// the kernel reads them, and keeps 4×2 sums in registers. Every product of two
// elements narrower than f64 is exact in float64; the sums are float64 sums
// over k from 0 on, to which the accumulator is added last, and the total is
// rounded once to the accumulator's type.
//
// The left rows are taken a block at a time that stays in the cache while all
// right columns pass by. Between two blocks the launch may be stopped.

// product is the shape of a product: batch times m×k by k×n.
type product struct {
	batch, m, n, k int
}

func (c *compiler) product(op *ast.Op) product {
	a, b := c.info(op.Operand(0)).shape, c.info(op.Operand(1)).shape
	p := product{batch: 1}
	if len(a) == 3 {
		p.batch = int(a[0])
		a, b = a[1:], b[1:]
	}
	p.m, p.k, p.n = int(a[0]), int(a[1]), int(b[1])
	return p
}

const (
	rowsAtOnce   = 4
	colsAtOnce   = 2
	blockNumbers = 1 << 15 // float64 of a block of rows, at least rowsAtOnce rows
)

func roundUp(n, to int) int { return (n + to - 1) / to * to }

func compileMmaF(c *compiler, op *ast.Op) step {
	p := c.product(op)
	a, b, z, r := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.in(op.Operand(2)), c.out(op.Result(0))
	t, acc := c.info(op.Operand(0)).elem, c.info(op.Result(0)).elem
	return func(f *frame) error {
		x := f.floats(0, p.batch*p.m*p.k)
		decodeTile(t, x, f.slots[a])
		y := f.floats(1, p.batch*p.k*p.n)
		decodeTile(t, y, f.slots[b])
		p.tell(f, t, f.slots[a], f.slots[b])
		return p.finish(f, x, y, z, r, acc)
	}
}

// compileMmaFScaled multiplies each element by the scale of its block along k;
// that product is exact in float64 too.
func compileMmaFScaled(c *compiler, op *ast.Op) step {
	p := c.product(op)
	var slots [5]int32
	copy(slots[:], c.slotsOf(op.Operands()))
	z, r := c.in(op.Operand(2)), c.out(op.Result(0))
	t, scale, acc := c.info(op.Operand(0)).elem, c.info(op.Operand(3)).elem, c.info(op.Result(0)).elem
	na, nb := c.info(op.Operand(3)).n, c.info(op.Operand(4)).n
	ka := na / (p.batch * p.m) // scales along k
	kb := nb / (p.batch * p.n)
	if ka == 0 || kb == 0 || p.k%ka != 0 || p.k%kb != 0 {
		return c.fail(op, "mmaf_scaled: the scales do not divide the k dimension of %d", p.k)
	}
	return func(f *frame) error {
		x, y := f.floats(0, p.batch*p.m*p.k), f.floats(1, p.batch*p.k*p.n)
		s := f.floats(2, max(na, nb))
		p.tell(f, t, f.slots[slots[0]], f.slots[slots[1]])
		decodeTile(t, x, f.slots[slots[0]])
		decodeTile(scale, s[:na], f.slots[slots[3]])
		for i := range x {
			x[i] *= s[i/p.k*ka+i%p.k/(p.k/ka)]
		}
		decodeTile(t, y, f.slots[slots[1]])
		decodeTile(scale, s[:nb], f.slots[slots[4]])
		for i := range y {
			row, col := i/p.n, i%p.n
			y[i] *= s[(row/p.k*kb+row%p.k/(p.k/kb))*p.n+col]
		}
		return p.finish(f, x, y, z, r, acc)
	}
}

// finish multiplies the decoded operands, adds the accumulator and rounds.
func (p product) finish(f *frame, x, y []float64, z in, r out, acc num.Type) error {
	m, n := roundUp(p.m, rowsAtOnce), roundUp(p.n, colsAtOnce)
	work := f.floats(2, p.batch*p.m*p.n+m*p.k+p.k*n)
	sums, work := work[:p.batch*p.m*p.n], work[p.batch*p.m*p.n:]
	left, right := work[:m*p.k], work[m*p.k:]
	decodeTile(acc, sums, f.slots[z.slot])
	for b := range p.batch {
		packRows(left, x[b*p.m*p.k:], p.m, p.k)
		packCols(right, y[b*p.k*p.n:], p.k, p.n)
		rows := max(rowsAtOnce, blockNumbers/p.k/rowsAtOnce*rowsAtOnce)
		for i := 0; i < p.m; i += rows {
			if f.run.stop.Load() {
				return errStopped
			}
			p.multiply(sums[b*p.m*p.n:], left, right, i, min(i+rows, p.m))
		}
	}
	encodeTile(acc, f.resultOver(r, z), sums)
	return nil
}

// packRows lays rows out four by four: for each k the four elements.
func packRows(dst, src []float64, m, k int) {
	for i0 := 0; i0 < m; i0 += rowsAtOnce {
		panel := dst[i0*k : (i0+rowsAtOnce)*k]
		for r := range rowsAtOnce {
			if i0+r >= m {
				for j := range k {
					panel[j*rowsAtOnce+r] = 0
				}
				continue
			}
			row := src[(i0+r)*k : (i0+r+1)*k]
			for j, v := range row {
				panel[j*rowsAtOnce+r] = v
			}
		}
	}
}

// packCols lays columns out two by two: for each k the two elements.
func packCols(dst, src []float64, k, n int) {
	if n == 1 {
		for j := range k {
			dst[2*j], dst[2*j+1] = src[j], 0
		}
		return
	}
	for j := range k {
		row := src[j*n : (j+1)*n]
		for c := 0; c+1 < n; c += colsAtOnce {
			at := c*k + j*colsAtOnce
			dst[at], dst[at+1] = row[c], row[c+1]
		}
	}
}

// multiply adds rows from to to-1 of the product of the packed operands to sums.
func (p product) multiply(sums, left, right []float64, from, to int) {
	for j0 := 0; j0 < p.n; j0 += colsAtOnce {
		b := right[j0*p.k : (j0+colsAtOnce)*p.k]
		for i0 := from; i0 < to; i0 += rowsAtOnce {
			c := kernel(left[i0*p.k:(i0+rowsAtOnce)*p.k], b)
			for r := range min(rowsAtOnce, to-i0) {
				row := sums[(i0+r)*p.n:]
				row[j0] = c[r][0] + row[j0]
				if j0+1 < p.n {
					row[j0+1] = c[r][1] + row[j0+1]
				}
			}
		}
	}
}

// kernel computes 4×2 sums over k.
func kernel(a, b []float64) (c [rowsAtOnce][colsAtOnce]float64) {
	var c00, c01, c10, c11, c20, c21, c30, c31 float64
	for len(a) >= 4 && len(b) >= 2 {
		b0, b1 := b[0], b[1]
		a0, a1, a2, a3 := a[0], a[1], a[2], a[3]
		c00 += a0 * b0
		c01 += a0 * b1
		c10 += a1 * b0
		c11 += a1 * b1
		c20 += a2 * b0
		c21 += a2 * b1
		c30 += a3 * b0
		c31 += a3 * b1
		a, b = a[4:], b[2:]
	}
	return [4][2]float64{{c00, c01}, {c10, c11}, {c20, c21}, {c30, c31}}
}

// compileMmaI multiplies i8 and accumulates in i32, wrapping.
func compileMmaI(c *compiler, op *ast.Op) step {
	p := c.product(op)
	a, b, z, r := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.in(op.Operand(2)), c.out(op.Result(0))
	signedA := op.Enum("signedness_lhs", ast.Signed) == ast.Signed
	signedB := op.Enum("signedness_rhs", ast.Signed) == ast.Signed
	return func(f *frame) error {
		p.tell(f, num.I8, f.slots[a], f.slots[b])
		n := p.batch * p.m * p.n
		x, y := elems[uint8](f.slots[a], p.batch*p.m*p.k), elems[uint8](f.slots[b], p.batch*p.k*p.n)
		acc := elems[int32](f.slots[z.slot], n)
		d := elems[int32](f.resultOver(r, z), n)
		copy(d, acc)
		for i := range p.batch * p.m {
			if f.run.stop.Load() {
				return errStopped
			}
			out := d[i*p.n : (i+1)*p.n]
			for k := range p.k {
				v := widen(x[i*p.k+k], signedA)
				from := y[(i/p.m*p.k+k)*p.n:][:p.n]
				if signedB {
					for j := range out {
						out[j] += v * int32(int8(from[j]))
					}
					continue
				}
				for j := range out {
					out[j] += v * int32(from[j])
				}
			}
		}
		return nil
	}
}

func widen(v uint8, signed bool) int32 {
	if signed {
		return int32(int8(v))
	}
	return int32(v)
}
