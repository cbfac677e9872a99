package ptxsim

import (
	"math"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// mma is mma.sync: the 32 lanes of a warp multiply two matrices and add a third.
func (d *decoder) mma() {
	d.take("sync")
	d.s.aligned = d.take("aligned")
	if len(d.mods) != 7 || d.mods[1] != "row" || d.mods[2] != "col" {
		d.fail("the simulator multiplies .row by .col of four types")
		return
	}
	name := d.mods[0]
	var types [4]ptx.Type
	var elems [4]numbers
	for i := range types {
		types[i] = ptx.ParseType(d.mods[3+i])
		known := false
		if elems[i], known = numbersOf(types[i]); !known {
			d.fail("the simulator multiplies no .%s", d.mods[3+i])
			return
		}
	}
	s, ok := shapes[name][elems[1].bits]
	if !ok || elems[2].bits != elems[1].bits || types[0] != types[3] || elems[0].encode == nil || !d.operands(4) {
		d.fail("the simulator has no product of these types")
		return
	}
	d.mods = nil
	w := &warpProduct{shape: s, ints: types[0] == ptx.S32, elem: elementOf(types[1]),
		result: fragment{place: s.c, numbers: elems[0], rows: s.m, cols: s.n},
		a:      fragment{place: s.a, numbers: elems[1], rows: s.m, cols: s.k},
		b:      fragment{place: s.b, numbers: elems[2], rows: s.k, cols: s.n},
		c:      fragment{place: s.c, numbers: elems[3], rows: s.m, cols: s.n},
	}
	w.result.regs = d.results(0)
	w.a.src, w.b.src, w.c.src = d.sources(1, ptx.B32), d.sources(2, ptx.B32), d.sources(3, ptx.B32)
	if types[0] == ptx.F64 {
		w.a.src, w.b.src, w.c.src = d.sources(1, ptx.B64), d.sources(2, ptx.B64), d.sources(3, ptx.B64)
	}
	for i, f := range []*fragment{&w.result, &w.a, &w.b, &w.c} {
		f.index()
		if got, want := max(len(f.src), len(f.regs)), f.words(); got != want {
			d.fail("operand %d has %d registers, expected %d", i, got, want)
		}
	}
	d.s.cost.product = &productCost{flop: 2 * int64(s.m) * int64(s.n) * int64(s.k), bits: w.a.bits, result: w.result.regs}
	d.s.exec = w.run
}

// fragment is a matrix that the lanes of a warp hold the parts of.
type fragment struct {
	numbers
	place      place
	rows, cols int
	src        []source
	regs       []int32
	at         [][warpLanes]uint16 // of element i of each lane, its place in the matrix, row by row
}

// words is how many registers a lane's part takes.
func (f *fragment) words() int {
	return f.rows * f.cols / warpLanes / f.perWord()
}

// perWord is how many elements a register holds.
func (f *fragment) perWord() int { return max(1, 32/f.bits) }

// index computes the places of all elements.
func (f *fragment) index() {
	f.at = make([][warpLanes]uint16, f.rows*f.cols/warpLanes)
	for i := range f.at {
		for lane := range warpLanes {
			row, col := f.place(lane/4, lane%4, i)
			f.at[i][lane] = uint16(row*f.cols + col)
		}
	}
}

// read gathers the matrix, row by row.
func (f *fragment) read(regs []vec, m []float64) {
	per, low := f.perWord(), mask(f.bits)
	for w := range f.src {
		v := f.src[w].of(regs)
		for k := range per {
			at, shift := &f.at[w*per+k], k*f.bits
			if f.table != nil {
				for lane := range at {
					m[at[lane]] = float64(f.table[uint16(v[lane]>>shift)])
				}
				continue
			}
			for lane := range at {
				m[at[lane]] = f.decode(v[lane] >> shift & low)
			}
		}
	}
}

// write spreads the matrix over the lanes.
func (f *fragment) write(regs []vec, m []float64) {
	per := f.perWord()
	for w, r := range f.regs {
		x := &regs[r]
		clear(x[:])
		for k := range per {
			at, shift := &f.at[w*per+k], k*f.bits
			for lane := range at {
				x[lane] |= f.encode(m[at[lane]]) << shift
			}
		}
	}
}

// warpProduct is an mma.sync instruction.
type warpProduct struct {
	shape
	ints            bool
	elem            num.Type // of A and B
	result, a, b, c fragment
}

func (w *warpProduct) run(p *path, _ uint32) {
	var a, b [16 * 32]float64
	var c [16 * 8]float64
	regs := p.frame.regs
	if p.frame.origins != nil {
		w.check(p)
	}
	w.a.read(regs, a[:])
	w.b.read(regs, b[:])
	w.c.read(regs, c[:])
	switch {
	case w.ints:
		wrapping(a[:], b[:], c[:], w.m, w.n, w.k)
	case w.elem == num.F64:
		fused(a[:], b[:], c[:], w.m, w.n, w.k)
	default:
		multiply(a[:], b[:], c[:], w.m, w.n, w.k)
	}
	w.result.write(regs, c[:])
}

// multiply adds the product of an m×k and a k×n matrix to c, eight columns at a time, of
// which all shapes have a multiple.
func multiply(a, b, c []float64, m, n, k int) {
	for j := 0; j < n; j += 8 {
		for i := range m {
			sums := (*[8]float64)(c[i*n+j:])
			s0, s1, s2, s3, s4, s5, s6, s7 := sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7]
			for x, v := range a[i*k : i*k+k] {
				right := (*[8]float64)(b[x*n+j:])
				s0 += v * right[0]
				s1 += v * right[1]
				s2 += v * right[2]
				s3 += v * right[3]
				s4 += v * right[4]
				s5 += v * right[5]
				s6 += v * right[6]
				s7 += v * right[7]
			}
			*sums = [8]float64{s0, s1, s2, s3, s4, s5, s6, s7}
		}
	}
}

// fused is multiply on doubles: multiply-adds that round once each, in the order of k. The PTX
// ISA says that .f64 is as precise as fma and leaves the order open; so it is on an H200.
func fused(a, b, c []float64, m, n, k int) {
	for i := range m {
		for j := range n {
			sum := c[i*n+j]
			for x, v := range a[i*k : i*k+k] {
				sum = math.FMA(v, b[x*n+j], sum)
			}
			c[i*n+j] = sum
		}
	}
}

// wrapping is multiply on integers whose sums wrap to 32 bits.
func wrapping(a, b, c []float64, m, n, k int) {
	multiply(a, b, c, m, n, k)
	for i, v := range c {
		c[i] = float64(int32(int64(v)))
	}
}
