package ptxsim

import (
	"bytes"
	"fmt"
)

// operands are the matrices that a CTA's products by wgmma read from shared memory, as
// numbers, and room for them.
type operands struct {
	a, c []float64 // of the product that is computed
	raw  []byte    // of the operand that is read
	b    [operandsKept]operandB
	next int // of b, that gives way to another one
}

// operandsKept is how many operands B are remembered: those of the products that a warp
// computes before the next one computes the same.
const operandsKept = 16

// operandB is matrix B of a product. The four warps of a warpgroup multiply by the same, one
// after the other, unless what is in shared memory has changed.
type operandB struct {
	form   *groupForm
	desc   descriptor
	raw    []byte    // as it was in shared memory, unit by unit
	values []float64 // k by n
}

// numbersIn makes room for n numbers.
func numbersIn(room *[]float64, n int) []float64 {
	if cap(*room) < n {
		*room = make([]float64, n)
	}
	return (*room)[:n]
}

// readA reads the warp's rows of A, from registers or from shared memory.
func (r *operands) readA(g *warpgroupProduct, w *warp) ([]float64, error) {
	a := numbersIn(&r.a, 16*g.k)
	if g.fragment != nil {
		g.fragmentA.read(g.words, a)
		return a, nil
	}
	first := w.index % 4 * 16
	if err := r.read(g.descA, w.cta.shared, g.transA, g.k, g.operand, first, 16); err != nil {
		return nil, err
	}
	eachElement(r.raw, g.transA, g.k, g.operand, first, 16, func(row, k int, v uint64) { a[(row-first)*g.k+k] = g.a.decode(v) })
	return a, nil
}

// readB reads B.
func (r *operands) readB(g *warpgroupProduct, s *sharedMemory) ([]float64, error) {
	if err := r.read(g.descB, s, g.transB, g.k, g.operand, 0, g.n); err != nil {
		return nil, err
	}
	for i := range r.b {
		if o := &r.b[i]; o.form == g.groupForm && o.desc == g.descB && bytes.Equal(o.raw, r.raw) {
			return o.values, nil
		}
	}
	o := &r.b[r.next]
	r.next = (r.next + 1) % operandsKept
	o.form, o.desc, o.raw = g.groupForm, g.descB, append(o.raw[:0], r.raw...)
	b := numbersIn(&o.values, g.k*g.n)
	eachElement(r.raw, g.transB, g.k, g.operand, 0, g.n, func(col, k int, v uint64) { b[k*g.n+col] = g.b.decode(v) })
	return b, nil
}

// read reads the units of count rows or columns, from first on, of a matrix of elements of
// so many bytes.
func (r *operands) read(d descriptor, s *sharedMemory, mnMajor bool, k, size, first, count int) error {
	if d.base() != 0 {
		return fmt.Errorf("the descriptor %#x has a base offset, which the simulator does not implement", uint64(d))
	}
	if err := d.check(k, size, mnMajor); err != nil {
		return err
	}
	var wrong error
	r.raw = r.raw[:0]
	d.units(mnMajor, k, size, first, count, func(at, x, i int) {
		b, err := s.read(s.base|uint32(at), unitBytes, unitBytes)
		if err == nil {
			err = s.swizzledBy(at, d.swizzle(), "the descriptor")
		}
		if err != nil && wrong == nil {
			wrong = fmt.Errorf("element (%d, %d) by the descriptor %#x: %w", x, i, uint64(d), err)
		}
		r.raw = append(r.raw, b...)
	})
	return wrong
}

// eachElement calls give with the elements of units.
func eachElement(raw []byte, mnMajor bool, k, size, first, count int, give func(x, k int, v uint64)) {
	eachUnit(mnMajor, k, size, first, count, func(x, i int) {
		b := raw[:unitBytes]
		raw = raw[unitBytes:]
		for ; len(b) > 0; b = b[size:] {
			give(x, i, load(b[:size]))
			if mnMajor {
				x++
			} else {
				i++
			}
		}
	})
}
