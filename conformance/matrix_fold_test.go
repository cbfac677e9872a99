package conformance

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// The order in which reduce and scan combine elements is open. The cases use
// functions for which it does not matter: integers, extrema, sums and products
// of floats that are exact. The first result of a scan is that of the first
// element and the identity; a reduction has nothing to do with its identity.

// combiner is the body of a fold of one operand.
type combiner struct {
	name  string
	body  string // from %x (element) and %acc to %s; $t is the scalar type
	of    func(t num.Type, a, b uint64) uint64
	start func(t num.Type) uint64
	elems []num.Type
	exact func(t num.Type, rng uint64) uint64 // elements that make it exact, from random bits; nil for any
	fill  func(n int) []uint64                // the elements themselves, if not nil
}

func intCombiner(name, body string, start func(t num.Type) uint64, of func(t num.Type, a, b uint64) uint64) combiner {
	return combiner{name: name, body: body, start: start, of: of, elems: everyInt}
}

func allOnes(t num.Type) uint64  { return mask(t.Bits()) }
func none(num.Type) uint64       { return 0 }
func leastInt(t num.Type) uint64 { return 1 << (t.Bits() - 1) }
func mostInt(t num.Type) uint64  { return mask(t.Bits()) >> 1 }

func viaRows(rows []rowwise, text string) func(t num.Type, a, b uint64) uint64 {
	return func(t num.Type, a, b uint64) uint64 {
		for _, r := range rows {
			if r.out == t && r.text == text {
				return r.eval([]uint64{a, b})
			}
		}
		panic("no row " + text)
	}
}

func combiners() []combiner {
	sums, signs, bits := overflowRows(), signedRows(), plainIntegerRows()
	list := []combiner{
		intCombiner("add", "addi %x, %acc : $t", none, viaRows(sums, "addi %a, %b")),
		intCombiner("mul", "muli %x, %acc : $t", func(num.Type) uint64 { return 1 }, viaRows(sums, "muli %a, %b")),
		intCombiner("and", "andi %x, %acc : $t", allOnes, viaRows(bits, "andi %a, %b")),
		intCombiner("or", "ori %x, %acc : $t", none, viaRows(bits, "ori %a, %b")),
		intCombiner("xor", "xori %x, %acc : $t", none, viaRows(bits, "xori %a, %b")),
		intCombiner("max signed", "maxi %x, %acc signed : $t", leastInt, viaRows(signs, "maxi %a, %b signed")),
		intCombiner("min signed", "mini %x, %acc signed : $t", mostInt, viaRows(signs, "mini %a, %b signed")),
		intCombiner("max unsigned", "maxi %x, %acc unsigned : $t", none, viaRows(signs, "maxi %a, %b unsigned")),
		intCombiner("min unsigned", "mini %x, %acc unsigned : $t", allOnes, viaRows(signs, "mini %a, %b unsigned")),
	}
	return append(list, floatCombiners()...)
}

func someNaN(t num.Type) uint64 { return layouts[t].quietNaN() }

func floatCombiners() []combiner {
	inf := func(neg bool) func(t num.Type) uint64 {
		return func(t num.Type) uint64 { return layouts[t].beyond(neg) }
	}
	extremumOf := func(most, wins bool) func(t num.Type, a, b uint64) uint64 {
		return func(t num.Type, a, b uint64) uint64 { return extremum(t, a, b, most, wins) }
	}
	return []combiner{
		{name: "addf", body: "addf %x, %acc : $t", start: none, elems: plainFloats, exact: smallWhole,
			of: func(t num.Type, a, b uint64) uint64 {
				return encode(t, sum(decode(t, a), decode(t, b), 0), ast.RoundNearestEven)
			}},
		{name: "mulf", body: "mulf %x, %acc : $t", start: func(t num.Type) uint64 { return encode(t, dyadic(1, 0), 0) }, elems: plainFloats,
			exact: func(t num.Type, r uint64) uint64 { return encode(t, dyadic(1-2*int64(r&1), 0), 0) },
			of: func(t num.Type, a, b uint64) uint64 {
				return encode(t, product(decode(t, a), decode(t, b)), ast.RoundNearestEven)
			}},
		// NaN, which loses against every number, is what changes nothing.
		{name: "maxf", body: "maxf %x, %acc : $t", start: someNaN, elems: plainFloats, of: extremumOf(true, false)},
		{name: "minf", body: "minf %x, %acc : $t", start: someNaN, elems: plainFloats, of: extremumOf(false, false)},
		{name: "maxf from infinity", body: "maxf %x, %acc : $t", start: inf(true), elems: plainFloats, of: extremumOf(true, false)},
		{name: "minf from infinity", body: "minf %x, %acc : $t", start: inf(false), elems: plainFloats, of: extremumOf(false, false)},
		{name: "maxf propagate_nan", body: "maxf %x, %acc propagate_nan : $t", start: inf(true), elems: plainFloats, of: extremumOf(true, true)},
		{name: "minf propagate_nan", body: "minf %x, %acc propagate_nan : $t", start: inf(false), elems: plainFloats, of: extremumOf(false, true)},
	}
}

// smallWhole is a whole number from -1 to 2: bf16 adds 64 of them exactly.
func smallWhole(t num.Type, r uint64) uint64 { return encode(t, dyadic(int64(r%4)-1, 0), 0) }

// foldShape is a tile and the dimension that is folded.
type foldShape struct {
	shape []int
	dim   int
}

var foldShapes = []foldShape{{[]int{64}, 0}, {[]int{8, 16}, 1}, {[]int{8, 16}, 0}, {[]int{64, 64}, 1}, {[]int{64, 64}, 0}, {[]int{1}, 0},
	{[]int{128, 2}, 1}, {[]int{64, 2}, 0}, {[]int{4, 8, 16}, 1}, {[]int{2, 2, 2, 2}, 2}, {[]int{1, 64}, 0}, {[]int{4, 1, 32}, 1}, {[]int{2}, 0}}

func (f foldShape) reduced() []int { return slices.Delete(slices.Clone(f.shape), f.dim, f.dim+1) }

// fold applies step to each row along the dimension: k is the place of an
// element, row that of its result.
func (f foldShape) fold(reverse bool, step func(k, row int, first bool)) {
	strides := rowMajorStrides(f.shape)
	n := f.shape[f.dim]
	for k := range extent(f.shape) {
		index := coordinates(k, f.shape)
		if index[f.dim] != 0 {
			continue
		}
		row := flat(slices.Delete(index, f.dim, f.dim+1), f.reduced())
		for i := range n {
			at := i
			if reverse {
				at = n - 1 - i
			}
			step(k+at*strides[f.dim], row, i == 0)
		}
	}
}

func foldCases() []*matrixCase {
	var cases []*matrixCase
	n := 0
	for _, c := range combiners() {
		for _, t := range c.elems {
			for range 2 {
				cases = append(cases, reduceCase(c, t, foldShapes[n%len(foldShapes)]))
				n++
			}
			cases = append(cases, scanCase(c, t, foldShapes[(n+3)%len(foldShapes)], n%2 == 1))
		}
	}
	cases = append(cases, uniformFolds()...)
	for i, f := range foldShapes { // every shape, whatever fell to it above
		c := combiners()[0]
		cases = append(cases, reduceCase(c, num.I32, f), scanCase(c, num.I32, f, i%2 == 0))
		cases = append(cases, argMaxCase(f), pairScanCase(f))
	}
	return cases
}

// uniformFolds are folds of tiles that an identity could change, or that are made
// of nothing else: NaN, -0 and the identity, alone and all but one element.
func uniformFolds() []*matrixCase {
	var cases []*matrixCase
	for i, c := range combiners() {
		for j, t := range c.elems {
			f := foldShapes[(3*i+j)%len(foldShapes)]
			for _, all := range c.uniform(t) {
				cases = append(cases, reduceCase(all, t, f), scanCase(all, t, f, (i+j)%2 == 1))
			}
		}
	}
	return cases
}

// uniform are variants of a combiner whose tiles have one element all over, and
// another one here and there.
func (c combiner) uniform(t num.Type) []combiner {
	elements := []uint64{c.start(t)}
	if t.IsFloat() {
		elements = append(elements, someNaN(t), layouts[t].pattern(0, true))
	}
	var list []combiner
	for i, e := range elements {
		for _, other := range elements[i:] {
			v := c
			v.name = fmt.Sprintf("%s of %s and %s", c.name, identityText(t, e), identityText(t, other))
			v.fill = func(n int) []uint64 {
				bits := slices.Repeat([]uint64{e}, n)
				for k := n / 2; k < n; k += 37 { // some rows have none, some more than one
					bits[k] = other
				}
				return bits
			}
			list = append(list, v)
		}
	}
	return list
}

func (c combiner) elements(t num.Type, n int) []uint64 {
	if c.fill != nil {
		return c.fill(n)
	}
	bits := sampleColumns(uint64(n)+uint64(t), []num.Type{t}, n)[0]
	if c.exact != nil {
		for k := range bits {
			bits[k] = c.exact(t, bits[k]>>3^bits[k]^uint64(k))
		}
	}
	return bits
}

func (c combiner) text(t num.Type) string {
	return strings.ReplaceAll(c.body, "$t", tileOf(t, nil))
}

func identityText(t num.Type, p uint64) string {
	if t.IsInt() {
		return fmt.Sprintf("%s : %s", value(t, p, t != num.I1), t)
	}
	return fmt.Sprintf("%s : %s", literal(t, p), t)
}

func reduceCase(b combiner, t num.Type, f foldShape) *matrixCase {
	c := newCase(ast.OpReduce, shapeBlocks, "%s %s %s dim %d", b.name, t, shapeName(f.shape), f.dim)
	in, out := b.elements(t, shapeBlocks*extent(f.shape)), f.reduced()
	v := c.entry.load(c.input(t, in), t, f.shape, shapeBlocks)
	c.entry.op("%%r = reduce %s dim=%d identities=[%s] : %s -> %s (%%x: %s, %%acc: %s) {", v, f.dim, identityText(t, b.start(t)),
		tileOf(t, f.shape), tileOf(t, out), tileOf(t, nil), tileOf(t, nil))
	c.entry.op("  %%s = %s", b.text(t))
	c.entry.op("  yield %%s : %s", tileOf(t, nil))
	c.entry.op("}")
	c.entry.store("%r", c.output(t, shapeBlocks*extent(out)), t, out, shapeBlocks)
	c.model = func(mem [][]uint64) {
		for block := range shapeBlocks {
			elements, results := in[block*extent(f.shape):], mem[1][block*extent(out):]
			f.fold(false, func(k, row int, first bool) {
				if first {
					results[row] = elements[k] // no identity
				} else {
					results[row] = b.of(t, elements[k], results[row])
				}
			})
		}
	}
	return c
}

func scanCase(b combiner, t num.Type, f foldShape, reverse bool) *matrixCase {
	c := newCase(ast.OpScan, shapeBlocks, "%s %s %s dim %d reverse=%v", b.name, t, shapeName(f.shape), f.dim, reverse)
	in := b.elements(t, shapeBlocks*extent(f.shape))
	v := c.entry.load(c.input(t, in), t, f.shape, shapeBlocks)
	c.entry.op("%%r = scan %s dim=%d reverse=%v identities=[%s] : %s -> %s (%%x: %s, %%acc: %s) {", v, f.dim, reverse, identityText(t, b.start(t)),
		tileOf(t, f.shape), tileOf(t, f.shape), tileOf(t, nil), tileOf(t, nil))
	c.entry.op("  %%s = %s", b.text(t))
	c.entry.op("  yield %%s : %s", tileOf(t, nil))
	c.entry.op("}")
	c.entry.store("%r", c.output(t, len(in)), t, f.shape, shapeBlocks)
	c.model = func(mem [][]uint64) {
		for block := range shapeBlocks {
			at := block * extent(f.shape)
			last := uint64(0)
			f.fold(reverse, func(k, _ int, first bool) {
				if first {
					last = b.start(t)
				}
				last = b.of(t, in[at+k], last)
				mem[1][at+k] = last
			})
		}
	}
	return c
}

// argMaxCase folds two operands: the greatest element and its place, the first
// of several.
func argMaxCase(f foldShape) *matrixCase {
	c := newCase(ast.OpReduce, 1, "greatest and place %s dim %d", shapeName(f.shape), f.dim)
	n, out := extent(f.shape), f.reduced()
	in := sampleColumns(5, []num.Type{num.I16}, n)[0]
	places := make([]uint64, n)
	for k := range places {
		places[k] = uint64(k)
	}
	s := c.entry
	v, p := s.load(c.input(num.I16, in), num.I16, f.shape, 1), s.load(c.input(num.I32, places), num.I32, f.shape, 1)
	a, b := tileOf(num.I16, nil), tileOf(num.I32, nil)
	s.op("%%r, %%q = reduce %s, %s dim=%d identities=[-32768 : i16, 2147483647 : i32] : %s, %s -> %s, %s (%%x: %s, %%xm: %s, %%y: %s, %%ym: %s) {",
		v, p, f.dim, tileOf(num.I16, f.shape), tileOf(num.I32, f.shape), tileOf(num.I16, out), tileOf(num.I32, out), a, a, b, b)
	s.op("  %%more = cmpi greater_than %%x, %%xm, signed : %s -> tile<i1>", a)
	s.op("  %%same = cmpi equal %%x, %%xm, signed : %s -> tile<i1>", a)
	s.op("  %%before = cmpi less_than %%y, %%ym, signed : %s -> tile<i1>", b)
	s.op("  %%tie = andi %%same, %%before : tile<i1>")
	s.op("  %%take = ori %%more, %%tie : tile<i1>")
	s.op("  %%g = select %%take, %%x, %%xm : tile<i1>, %s", a)
	s.op("  %%h = select %%take, %%y, %%ym : tile<i1>, %s", b)
	s.op("  yield %%g, %%h : %s, %s", a, b)
	s.op("}")
	s.store("%r", c.output(num.I16, extent(out)), num.I16, out, 1)
	s.store("%q", c.output(num.I32, extent(out)), num.I32, out, 1)
	c.model = func(mem [][]uint64) {
		f.fold(false, func(k, row int, first bool) {
			if first || value(num.I16, in[k], true).Cmp(value(num.I16, mem[2][row], true)) > 0 {
				mem[2][row], mem[3][row] = in[k], places[k]
			}
		})
		// -32768 everywhere ties with the identity, whose place is later.
	}
	return c
}

// pairScanCase scans a linear recurrence: (a, b) after (c, d) is (a·c, a·d + b),
// which is associative and does not commute.
func pairScanCase(f foldShape) *matrixCase {
	c := newCase(ast.OpScan, 1, "linear maps %s dim %d", shapeName(f.shape), f.dim)
	n := extent(f.shape)
	in := sampleColumns(6, []num.Type{num.I32, num.I32}, n)
	s := c.entry
	v, w := s.load(c.input(num.I32, in[0]), num.I32, f.shape, 1), s.load(c.input(num.I32, in[1]), num.I32, f.shape, 1)
	t, a := tileOf(num.I32, f.shape), tileOf(num.I32, nil)
	s.op("%%r, %%q = scan %s, %s dim=%d reverse=false identities=[1 : i32, 0 : i32] : %s, %s -> %s, %s (%%a: %s, %%c: %s, %%b: %s, %%d: %s) {",
		v, w, f.dim, t, t, t, t, a, a, a, a)
	s.op("  %%ac = muli %%a, %%c : %s", a)
	s.op("  %%ad = muli %%a, %%d : %s", a)
	s.op("  %%adb = addi %%ad, %%b : %s", a)
	s.op("  yield %%ac, %%adb : %s, %s", a, a)
	s.op("}")
	s.store("%r", c.output(num.I32, n), num.I32, f.shape, 1)
	s.store("%q", c.output(num.I32, n), num.I32, f.shape, 1)
	c.model = func(mem [][]uint64) {
		var x, y uint32
		f.fold(false, func(k, _ int, first bool) {
			if first {
				x, y = 1, 0
			}
			p, q := uint32(in[0][k]), uint32(in[1][k])
			x, y = p*x, p*y+q
			mem[2][k], mem[3][k] = uint64(x), uint64(y)
		})
	}
	return c
}
