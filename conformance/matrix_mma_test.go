package conformance

import (
	"fmt"
	"math/big"

	"tileir/ast"
	"tileir/ast/num"
)

// extents of a product: batch (0 for matrices), rows, columns, depth.
type extents struct{ batch, m, n, k int }

func (e extents) with(dims ...int) []int {
	if e.batch > 0 {
		return append([]int{e.batch}, dims...)
	}
	return dims
}

func (e extents) String() string {
	s := fmt.Sprintf("%dx%dx%d", e.m, e.n, e.k)
	if e.batch > 0 {
		s = fmt.Sprintf("%d of ", e.batch) + s
	}
	return s
}

// The sizes below, at and above those of the hardware's instructions.
var productExtents = []extents{{0, 16, 16, 16}, {0, 64, 64, 32}, {0, 32, 8, 64}, {0, 16, 8, 8}, {0, 128, 64, 64}, {0, 8, 8, 8}, {0, 1, 1, 1},
	{0, 64, 128, 16}, {0, 2, 4, 32}, {0, 16, 16, 1}, {2, 16, 16, 16}, {1, 64, 32, 32}}

// productTypes are the operand types and accumulators of mmaf.
var productTypes = []struct{ in, acc num.Type }{
	{num.F8E4M3FN, num.F16}, {num.F8E4M3FN, num.F32}, {num.F8E5M2, num.F16}, {num.F8E5M2, num.F32}, {num.F16, num.F16}, {num.F16, num.F32},
	{num.BF16, num.F32}, {num.TF32, num.F32}, {num.F32, num.F32}, {num.F64, num.F64},
}

func productCases() []*matrixCase {
	var cases []*matrixCase
	for i, p := range productTypes {
		for j, e := range productExtents {
			if !fullMatrix() && (i+j)%2 == 1 && j > 2 {
				continue
			}
			cases = append(cases, exactProduct(p.in, p.acc, e, false))
		}
		cases = append(cases, exactProduct(p.in, p.acc, productExtents[0], true), roundedProduct(p.in, p.acc, extents{0, 32, 32, 64}))
	}
	for _, a := range bothSigns {
		for _, b := range bothSigns {
			for _, e := range productExtents {
				cases = append(cases, intProduct(a, b, e))
			}
		}
	}
	return append(cases, scaledProducts()...)
}

// product writes an mmaf and its operands, and the model that adds exactly and
// rounds once.
func productCase(op ast.Opcode, e extents, name, form string, in, acc num.Type, a, b, z []uint64) *matrixCase {
	c := newCase(op, 1, "%s", name)
	s := c.entry
	as, bs, zs := e.with(e.m, e.k), e.with(e.k, e.n), e.with(e.m, e.n)
	x, y, w := s.load(c.input(in, a), in, as, 1), s.load(c.input(in, b), in, bs, 1), s.load(c.input(acc, z), acc, zs, 1)
	s.op("%%r = %s %s, %s, %s%s : %s, %s, %s", ast.Table[op].Name, x, y, w, form, tileOf(in, as), tileOf(in, bs), tileOf(acc, zs))
	s.store("%r", c.output(acc, len(z)), acc, zs, 1)
	return c
}

// eachSum calls f for each element of a product with the places of the pairs
// that it is the sum of.
func (e extents) eachSum(f func(at int, pair func(k int) (a, b int))) {
	for batch := range max(1, e.batch) {
		for i := range e.m {
			for j := range e.n {
				f((batch*e.m+i)*e.n+j, func(k int) (int, int) {
					return (batch*e.m+i)*e.k + k, (batch*e.k+k)*e.n + j
				})
			}
		}
	}
}

func (e extents) sizes() (a, b, z int) {
	n := max(1, e.batch)
	return n * e.m * e.k, n * e.k * e.n, n * e.m * e.n
}

// halves draws multiples of ½ from -1.5 to 1.5, which every type has, and whose
// products of any size here add up exactly in every accumulator.
func halves(t num.Type, n int, seed uint64) []uint64 {
	bits := sampleColumns(seed, []num.Type{num.I32}, n)[0]
	for k, v := range bits {
		bits[k] = encode(t, dyadic(int64((v^v>>9^uint64(k))%7)-3, -1), ast.RoundNearestEven)
	}
	return bits
}

func exactProduct(in, acc num.Type, e extents, fast bool) *matrixCase {
	na, nb, nz := e.sizes()
	a, b, z := halves(in, na, 11), halves(in, nb, 12), halves(acc, nz, 13)
	form := ""
	if fast {
		form = " fast_acc"
	}
	c := productCase(ast.OpMmaF, e, fmt.Sprintf("%s to %s %s exact%s", in, acc, e, form), form, in, acc, a, b, z)
	c.model = productModel(in, acc, e, a, b, z)
	return c
}

// roundedProduct has numbers of any fraction, all positive, so that what the
// order of additions changes stays small: at most one unit in the last place of
// the accumulator, or of what the hardware adds in, for each addition.
func roundedProduct(in, acc num.Type, e extents) *matrixCase {
	na, nb, nz := e.sizes()
	a, b, z := between1And2(in, na, 21), between1And2(in, nb, 22), between1And2(acc, nz, 23)
	c := productCase(ast.OpMmaF, e, fmt.Sprintf("%s to %s %s rounded", in, acc, e), "", in, acc, a, b, z)
	c.model = productModel(in, acc, e, a, b, z)
	c.steps = 1
	if in == num.F64 { // nothing wider to add in
		c.steps = uint64(e.k)
	}
	c.onGPU = uint64(e.k)
	if layouts[in].frac <= 3 { // fp8 is added up in fewer bits on sm_90
		c.onGPU <<= 10
	}
	if acc == num.F16 {
		c.onGPU = uint64(e.k)
	}
	return c
}

func between1And2(t num.Type, n int, seed uint64) []uint64 {
	bits := sampleColumns(seed, []num.Type{num.I64}, n)[0]
	l := layouts[t]
	for k, v := range bits {
		bits[k] = l.pattern(uint64(l.bias)<<l.frac|(v^v>>17^uint64(k))&mask(l.frac), false)
	}
	return bits
}

// productModel adds in integers: all elements are multiples of 2^-unit.
func productModel(in, acc num.Type, e extents, a, b, z []uint64) func(mem [][]uint64) {
	return func(mem [][]uint64) {
		e.addProducts(acc, numbers(in, a), numbers(in, b), z, mem[len(mem)-1])
	}
}

// addProducts rounds each element of z and what is added to it once. None of the numbers is
// infinite, so that all products are multiples of one power of two.
func (e extents) addProducts(acc num.Type, a, b []exact, z, to []uint64) {
	x, unitX := multiples(a)
	y, unitY := multiples(b)
	added, term := new(big.Int), new(big.Int)
	e.eachSum(func(at int, pair func(k int) (int, int)) {
		added.SetInt64(0)
		for k := range e.k {
			i, j := pair(k)
			added.Add(added, term.Mul(x[i], y[j]))
		}
		products := exact{neg: added.Sign() < 0, m: new(big.Int).Abs(added), e: unitX + unitY}
		to[at] = encode(acc, sum(decode(acc, z[at]), products, ast.RoundNearestEven), ast.RoundNearestEven)
	})
}

// multiples writes finite numbers as multiples of one power of two.
func multiples(list []exact) (m []*big.Int, unit int) {
	unit = list[0].e
	for _, x := range list {
		unit = min(unit, x.e)
	}
	for _, x := range list {
		n := new(big.Int).Lsh(x.m, uint(x.e-unit))
		if x.neg {
			n.Neg(n)
		}
		m = append(m, n)
	}
	return m, unit
}

func intProduct(signedA, signedB bool, e extents) *matrixCase {
	na, nb, nz := e.sizes()
	a, b := sampleColumns(31, []num.Type{num.I8}, na)[0], sampleColumns(32, []num.Type{num.I8}, nb)[0]
	z := sampleColumns(33, []num.Type{num.I32}, nz)[0]
	form := " " + signName(signedA) + " " + signName(signedB)
	c := productCase(ast.OpMmaI, e, e.String()+form, form, num.I8, num.I32, a, b, z)
	c.model = func(mem [][]uint64) {
		x, y := integers(num.I8, a, signedA), integers(num.I8, b, signedB)
		term := new(big.Int)
		e.eachSum(func(at int, pair func(k int) (int, int)) {
			total := value(num.I32, z[at], true)
			for k := range e.k {
				i, j := pair(k)
				total.Add(total, term.Mul(x[i], y[j]))
			}
			mem[3][at] = wrapped(num.I32, total)
		})
	}
	return c
}

func integers(t num.Type, bits []uint64, signed bool) (list []*big.Int) {
	for _, v := range bits {
		list = append(list, value(t, v, signed))
	}
	return list
}

// scaledProducts: every type of operands and scales, and every number of
// elements that share one.
func scaledProducts() []*matrixCase {
	var cases []*matrixCase
	for _, p := range []struct {
		in, scale num.Type
		block     int
	}{{num.F8E4M3FN, num.F8E8M0FNU, 32}, {num.F8E5M2, num.F8E8M0FNU, 32}, {num.F4E2M1FN, num.F8E8M0FNU, 32}, {num.F4E2M1FN, num.F8E8M0FNU, 16}, {num.F4E2M1FN, num.F8E4M3FN, 16}, {num.F4E2M1FN, num.F8E5M3FNU, 16}, {num.F4E2M1FN, num.F8E5M3FNU, 32}} {
		for _, e := range []extents{{0, 16, 16, 64}, {0, 64, 32, 32}, {0, 8, 128, 128}, {2, 16, 16, 32}} {
			cases = append(cases, scaledProduct(p.in, p.scale, p.block, e))
		}
	}
	return cases
}

func scaledProduct(in, scale num.Type, block int, e extents) *matrixCase {
	na, nb, nz := e.sizes()
	a, b, z := halves(in, na, 41), halves(in, nb, 42), halves(num.F32, nz, 43)
	groups := e.k / block
	sa, sb := scales(scale, max(1, e.batch)*e.m*groups, 44), scales(scale, max(1, e.batch)*groups*e.n, 45)
	c := newCase(ast.OpMmaFScaled, 1, "%s by %s of %d %s", in, scale, block, e)
	s := c.entry
	shapes := [][]int{e.with(e.m, e.k), e.with(e.k, e.n), e.with(e.m, e.n), e.with(e.m, groups), e.with(groups, e.n)}
	types := []num.Type{in, in, num.F32, scale, scale}
	var names, spelled []any
	for i, bits := range [][]uint64{a, b, z, sa, sb} {
		names = append(names, s.load(c.input(types[i], bits), types[i], shapes[i], 1))
		spelled = append(spelled, tileOf(types[i], shapes[i]))
	}
	s.op("%%r = mmaf_scaled %s, %s, %s, %s, %s : %s, %s, %s, %s, %s", append(names, spelled...)...)
	s.store("%r", c.output(num.F32, nz), num.F32, shapes[2], 1)
	c.model = func(mem [][]uint64) {
		x, y := numbers(in, a), numbers(in, b)
		for i := range x {
			row, k := i/e.k, i%e.k // rows of all batches
			x[i] = product(x[i], decode(scale, sa[row*groups+k/block]))
		}
		for j := range y {
			batch, k, col := j/(e.k*e.n), j/e.n%e.k, j%e.n
			y[j] = product(y[j], decode(scale, sb[(batch*groups+k/block)*e.n+col]))
		}
		e.addProducts(num.F32, x, y, z, mem[5])
	}
	return c
}

// scales draws powers of two from ¼ to 4.
func scales(t num.Type, n int, seed uint64) []uint64 {
	bits := sampleColumns(seed, []num.Type{num.I32}, n)[0]
	for k, v := range bits {
		bits[k] = encode(t, dyadic(1, int((v^v>>7^uint64(k))%5)-2), ast.RoundZero)
	}
	return bits
}
