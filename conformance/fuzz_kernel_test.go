package conformance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// A random kernel is grown from its results: for a wanted type the generator
// picks a value that there is, or an op with results of that type, and wants
// its operands. The fuel bounds the number of ops. Every op is kept where it is
// defined, and every float result is exactly rounded, so that all devices must
// agree to the bit (but for the payload of NaN, which nothing looks at).

// tileType is what the generator wants.
type tileType struct {
	elem  num.Type
	shape []int
}

func (t tileType) String() string { return tileOf(t.elem, t.shape) }

func (t tileType) is(u tileType) bool { return t.elem == u.elem && slices.Equal(t.shape, u.shape) }

func (t tileType) with(elem num.Type) tileType { return tileType{elem, t.shape} }

// grower is the state of the generator.
type grower struct {
	*matrixCase
	rng    *rand.Rand
	fuel   int
	blocks int
	widest int     // elements of the largest tile in memory
	pool   []named // values in scope
	depth  int     // of regions
}

type named struct {
	name string
	typ  tileType
}

var (
	fuzzElems   = []num.Type{num.I32, num.F32, num.I8, num.F16, num.I64, num.BF16, num.I16, num.F64, num.I1}
	resultElems = append([]num.Type{num.F32, num.F32, num.I32, num.F16}, fuzzElems...)
	narrowElems = []num.Type{num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU, num.TF32, num.F4E2M1FN, num.I4}
	fuzzShapes  = [][]int{{32, 64}, {64, 16}, {64}, {128}, {16, 8}, {32, 32}, {8, 64}, {1, 32}, {128, 2}, {4, 8, 4}, {256}, {1}, {2, 2, 2, 2}, {16, 16}, {1024}, {}}
)

// fuzzKernel grows the kernel of a seed.
func fuzzKernel(seed uint64) *matrixCase {
	g := &grower{rng: rand.New(rand.NewPCG(seed, 99)), matrixCase: newCase(ast.OpEntry, 1, "seed %d", seed)}
	g.blocks, g.fuel, g.widest = 1+g.rng.IntN(4), 6+g.rng.IntN(40), 4096
	if g.chance(5) {
		g.widest = 16384
	}
	if g.chance(40) {
		g.entry.hints = fmt.Sprintf(" optimization_hints=<default = {num_worker_warps_per_cta = %d}>", 1<<g.rng.IntN(4))
	}
	crowd := g.chance(1)
	if crowd { // tile blocks of one warp, so many that several share a CTA
		g.blocks, g.fuel, g.widest = 5003, 6, 64
		g.entry.hints = " optimization_hints=<default = {num_worker_warps_per_cta = 1}>"
	}
	g.grid = along(g.blocks)
	g.entry.op("%%one = constant <i32: 1> : tile<i32>")
	g.pool = []named{{"%bx", tileType{num.I32, nil}}, {"%zero", tileType{num.I32, nil}}, {"%one", tileType{num.I32, nil}}}
	if crowd {
		g.remember()
		return g.matrixCase
	}
	for range 1 + g.rng.IntN(3) {
		if g.chance(45) {
			g.remember()
			continue
		}
		g.result()
	}
	return g.matrixCase
}

// result stores one tile.
func (g *grower) result() {
	t := tileType{pick(g.rng, resultElems), pick(g.rng, fuzzShapes)}
	switch {
	case len(t.shape) > 0 && g.chance(25):
		g.storeEdges(t)
		return
	case (t.elem == num.I32 || t.elem == num.I64) && g.chance(15):
		g.accumulate(t)
		return
	}
	if g.chance(12) && extent(t.shape) >= 2 {
		t.elem = pick(g.rng, narrowElems)
	}
	v := g.want(t)
	if !wholeBytes(t.elem) {
		v, t = g.bytes(v, t)
	}
	if g.chance(5) {
		g.asserted(t)
	}
	if g.chance(25) {
		g.storeMasked(v, t)
		return
	}
	g.entry.store(v, g.output(t.elem, g.blocks*extent(t.shape)), t.elem, t.shape, g.blocks)
}

func pick[T any](rng *rand.Rand, list []T) T { return list[rng.IntN(len(list))] }

func (g *grower) chance(percent int) bool { return g.rng.IntN(100) < percent }

// define writes "name = text" and puts the value into the pool.
func (g *grower) define(t tileType, format string, args ...any) string {
	name := g.entry.fresh()
	g.entry.op("%s = %s", name, fmt.Sprintf(format, args...))
	g.pool = append(g.pool, named{name, t})
	return name
}

// want returns a value of a type.
func (g *grower) want(t tileType) string {
	var have []string
	for _, v := range g.pool {
		if v.typ.is(t) {
			have = append(have, v.name)
		}
	}
	reuse := 30
	if len(t.shape) == 0 { // conditions and bounds: seldom worth an expression
		reuse = 75
	}
	if len(have) > 0 && (g.fuel <= 0 || g.chance(reuse)) {
		return pick(g.rng, have)
	}
	if g.fuel <= 0 {
		return g.leaf(t)
	}
	g.fuel--
	for {
		if v := g.growth(t.elem).make(g, t); v != "" {
			return v
		}
	}
}

// growths are the ways to make a value, the likelier the greater the weight;
// each returns "" for types that it does not make. The table is filled in when
// the program starts, for its functions use it.
var growths []growth

type growth struct {
	weight int
	make   func(g *grower, t tileType) string
	takes  func(t num.Type) bool // the element types; nil for those that arithmetic has
}

func init() {
	growths = []growth{
		{10, (*grower).leaf, anyElem}, {40, (*grower).arithmetic, nil}, {12, (*grower).convert, nil}, {6, (*grower).choose, nil},
		{4, (*grower).reshaped, anyElem}, {5, (*grower).broadcasted, wholeBytes}, {8, (*grower).permuted, anyElem}, {4, (*grower).joined, anyElem},
		{4, (*grower).cut, anyElem}, {5, (*grower).inserted, anyElem}, {3, (*grower).packed, nil}, {3, (*grower).unpacked, nil}, {4, (*grower).recast, wholeBytes},
		{7, (*grower).reduced, nil}, {3, (*grower).greatest, nil}, {7, (*grower).scanned, nil}, {4, (*grower).segmented, nil}, {4, (*grower).foldedTogether, nil},
		{40, (*grower).multiplied, nil}, {15, (*grower).multipliedScaled, nil},
		{8, (*grower).loadEdges, wholeBytes}, {8, (*grower).loadBox, wholeBytes}, {4, (*grower).gathered, wholeBytes}, {3, (*grower).gatheredRows, wholeBytes},
		{5, (*grower).throughMemory, wholeBytes}, {3, (*grower).branched, anyElem}, {5, (*grower).counted, anyElem}, {3, (*grower).looped, anyElem},
		{2, (*grower).promised, nil},
	}
}

func anyElem(num.Type) bool          { return true }
func wholeBytes(t num.Type) bool     { return t != num.I4 && t != num.F4E2M1FN }
func arithmeticElem(t num.Type) bool { return slices.Contains(fuzzElems, t) }

// growth draws a way to make a value of an element type.
func (g *grower) growth(t num.Type) growth {
	for {
		w := g.anyGrowth()
		if takes := w.takes; takes == nil && arithmeticElem(t) || takes != nil && takes(t) {
			return w
		}
	}
}

func (g *grower) anyGrowth() growth {
	total := 0
	for _, w := range growths {
		total += w.weight
	}
	n := g.rng.IntN(total)
	for _, w := range growths {
		if n -= w.weight; n < 0 {
			return w
		}
	}
	panic("BUG: fuzz: weights")
}

// leaf makes a value of no others.
func (g *grower) leaf(t tileType) string {
	switch {
	case !wholeBytes(t.elem):
		return g.halves(t)
	case t.elem == num.I32 && len(t.shape) == 0 && g.chance(50):
		return g.extents(t)
	case t.elem == num.I32 && len(t.shape) == 0 && g.chance(50):
		return g.define(t, "addi %s, %%bx : %s", g.number(num.I32, g.rng.Uint64()&mask(5)), t)
	case len(t.shape) == 1 && t.elem.IsInt() && (t.elem.Bits() > 8 || t.shape[0] <= 1<<t.elem.Bits()) && g.chance(30):
		return g.define(t, "iota : %s", t)
	case g.chance(25) || g.blocks*extent(t.shape) > 1<<19: // no buffers of megabytes
		return g.define(t, "constant <%s: %s> : %s", t.elem, literal(t.elem, pick(g.rng, specialsOf(t.elem))), t)
	}
	bits := g.random(t.elem, g.blocks*extent(t.shape))
	v := g.entry.load(g.input(t.elem, bits), t.elem, t.shape, g.blocks)
	g.pool = append(g.pool, named{v, t})
	return v
}

func (g *grower) random(t num.Type, n int) []uint64 {
	specials := specialsOf(t)
	bits := make([]uint64, n)
	for k := range bits {
		bits[k] = drawn(g.rng, t, specials)
	}
	return bits
}

// constantOf is a splat of a small whole number.
func (g *grower) constantOf(t tileType, n int64) string {
	text := fmt.Sprint(n)
	if t.elem.IsFloat() {
		text += ".0"
	}
	return g.define(t, "constant <%s: %s> : %s", t.elem, text, t)
}

var (
	fuzzIntOps   = []string{"addi", "subi", "muli", "andi", "ori", "xori"}
	fuzzFloatOps = []string{"addf", "subf", "mulf", "divf"}
)

func (g *grower) arithmetic(t tileType) string {
	switch {
	case t.elem == num.I1:
		return g.booleans(t)
	case t.elem.IsInt():
		return g.integers(t)
	}
	return g.floats(t)
}

func (g *grower) booleans(t tileType) string {
	if g.chance(30) {
		return g.define(t, "%s %s, %s : %s", pick(g.rng, []string{"andi", "ori", "xori"}), g.want(t), g.want(t), t)
	}
	of := t.with(pick(g.rng, fuzzElems[:8]))
	predicate := pick(g.rng, ast.EnumCmpPredicate.Info().Names)
	a, b := g.want(of), g.want(of)
	if of.elem.IsFloat() {
		return g.define(t, "cmpf %s %s %s, %s : %s -> %s", predicate, pick(g.rng, ast.EnumCmpOrdering.Info().Names), a, b, of, t)
	}
	return g.define(t, "cmpi %s %s, %s, %s : %s -> %s", predicate, a, b, g.sign(), of, t)
}

func (g *grower) sign() string { return signName(g.chance(50)) }

func (g *grower) integers(t tileType) string {
	switch g.rng.IntN(9) {
	case 0:
		return g.define(t, "%s %s, %s %s : %s", pick(g.rng, []string{"maxi", "mini"}), g.want(t), g.want(t), g.sign(), t)
	case 1: // amounts below the width
		width := g.constantOf(t, int64(t.elem.Bits()-1))
		n := g.define(t, "andi %s, %s : %s", g.want(t), width, t)
		if g.chance(50) {
			return g.define(t, "shli %s, %s : %s", g.want(t), n, t)
		}
		return g.define(t, "shri %s, %s %s : %s", g.want(t), n, g.sign(), t)
	case 2: // divisors from 1 to 15
		low := g.define(t, "andi %s, %s : %s", g.want(t), g.constantOf(t, 15), t)
		n := g.define(t, "ori %s, %s : %s", low, g.constantOf(t, 1), t)
		return g.define(t, "%s %s, %s %s : %s", pick(g.rng, []string{"divi", "remi"}), g.want(t), n, g.sign(), t)
	case 3:
		return g.define(t, "%s %s : %s", pick(g.rng, []string{"absi", "negi"}), g.want(t), t)
	case 4:
		return g.define(t, "mulhii %s, %s : %s", g.want(t), g.want(t), t)
	}
	return g.define(t, "%s %s, %s : %s", pick(g.rng, fuzzIntOps), g.want(t), g.want(t), t)
}

func (g *grower) floats(t tileType) string {
	mode := ""
	if g.chance(25) {
		mode = roundingText(pick(g.rng, ieeeModes))
	}
	switch g.rng.IntN(8) {
	case 0:
		return g.define(t, "%s %s, %s%s : %s", pick(g.rng, []string{"maxf", "minf"}), g.want(t), g.want(t), pick(g.rng, []string{"", " propagate_nan"}), t)
	case 1:
		return g.define(t, "fma %s, %s, %s%s : %s", g.want(t), g.want(t), g.want(t), mode, t)
	case 2:
		return g.define(t, "%s %s : %s", pick(g.rng, []string{"absf", "negf", "floor", "ceil"}), g.want(t), t)
	case 3:
		return g.define(t, "sqrt %s%s : %s", g.want(t), mode, t)
	case 4:
		if g.chance(20) {
			return g.define(t, "remf %s, %s : %s", g.want(t), g.want(t), t)
		}
	}
	return g.define(t, "%s %s, %s%s : %s", pick(g.rng, fuzzFloatOps), g.want(t), g.want(t), mode, t)
}

// convert makes a value from one of another element type.
func (g *grower) convert(t tileType) string {
	from := t.with(pick(g.rng, fuzzElems))
	switch {
	case t.elem.IsInt() && t.elem.Bits() > 4 && extent(t.shape) > 1 && g.chance(8):
		from.elem = num.I4
		return g.define(t, "exti %s %s : %s -> %s", g.want(from), g.sign(), from, t)
	case (t.elem == num.F32 || t.elem == num.F16) && g.chance(15):
		from.elem = pick(g.rng, narrowElems[:2])
		return g.define(t, "ftof %s : %s -> %s", g.want(from), from, t)
	case from.elem == t.elem:
		return ""
	case t.elem.IsInt() && from.elem.IsInt() && from.elem.Bits() > t.elem.Bits():
		return g.define(t, "trunci %s : %s -> %s", g.want(from), from, t)
	case t.elem.IsInt() && from.elem.IsInt():
		return g.define(t, "exti %s %s : %s -> %s", g.want(from), g.sign(), from, t)
	case from.elem.IsInt():
		return g.define(t, "itof %s %s : %s -> %s", g.want(from), g.sign(), from, t)
	case !t.elem.IsInt():
		return g.define(t, "ftof %s : %s -> %s", g.want(from), from, t)
	case t.elem == num.I1:
		return ""
	}
	// Within the range of i8: NaN loses against a number.
	low := g.define(from, "maxf %s, %s : %s", g.want(from), g.constantOf(from, 0), from)
	high := g.define(from, "minf %s, %s : %s", low, g.constantOf(from, 100), from)
	return g.define(t, "ftoi %s %s : %s -> %s", high, g.sign(), from, t)
}

func (g *grower) choose(t tileType) string {
	return g.define(t, "select %s, %s, %s : %s, %s", g.want(t.with(num.I1)), g.want(t), g.want(t), t.with(num.I1), t)
}

// Elements of tiles that are not results are kept few.
const fuzzElements = 2048

func (g *grower) reshaped(t tileType) string {
	n := extent(t.shape)
	var shape []int
	for n > 1 && len(shape) < 3 && g.chance(70) {
		d := 1 << g.rng.IntN(4)
		if d <= n {
			shape, n = append(shape, d), n/d
		}
	}
	from := tileType{t.elem, append(shape, n)}
	return g.define(t, "reshape %s : %s -> %s", g.want(from), from, t)
}

func (g *grower) broadcasted(t tileType) string {
	if len(t.shape) == 0 {
		return ""
	}
	from := tileType{t.elem, slices.Clone(t.shape)}
	for d := range from.shape {
		if g.chance(60) {
			from.shape[d] = 1
		}
	}
	return g.define(t, "broadcast %s : %s -> %s", g.want(from), from, t)
}

func (g *grower) permuted(t tileType) string {
	if len(t.shape) < 2 {
		return ""
	}
	perm := g.rng.Perm(len(t.shape))
	from := tileType{t.elem, make([]int, len(t.shape))}
	for d, p := range perm {
		from.shape[p] = t.shape[d]
	}
	return g.define(t, "permute %s [%s] : %s -> %s", g.want(from), dims(perm, ", "), from, t)
}

func (g *grower) joined(t tileType) string {
	if len(t.shape) == 0 {
		return ""
	}
	d := g.rng.IntN(len(t.shape))
	if t.shape[d] < 2 {
		return ""
	}
	half := tileType{t.elem, slices.Clone(t.shape)}
	half.shape[d] /= 2
	if !wholeBytes(t.elem) && extent(half.shape) < 2 {
		return ""
	}
	return g.define(t, "cat %s, %s dim = %d : %s, %s -> %s", g.want(half), g.want(half), d, half, half, t)
}

func (g *grower) cut(t tileType) string {
	from := tileType{t.elem, slices.Clone(t.shape)}
	var index []string
	for d := range from.shape {
		parts := 1 << g.rng.IntN(3)
		from.shape[d] *= parts
		index = append(index, g.define(tileType{num.I32, nil}, "remi %s, %s unsigned : tile<i32>",
			g.want(tileType{num.I32, nil}), g.constantOf(tileType{num.I32, nil}, int64(parts))))
	}
	if len(t.shape) == 0 || extent(from.shape) > fuzzElements {
		return ""
	}
	return g.define(t, "extract %s[%s] : %s -> %s", g.want(from), strings.Join(index, ", "), from, t)
}

// combinerFor picks a body whose order does not matter for any elements.
func (g *grower) combinerFor(t num.Type) combiner {
	var list []combiner
	for _, c := range combiners() {
		if c.exact == nil && slices.Contains(c.elems, t) {
			list = append(list, c)
		}
	}
	return pick(g.rng, list)
}

// fold writes a reduce or scan of tiles of these element types and returns the
// result of the last. Each is combined by itself.
func (g *grower) fold(op string, elems []num.Type, to, from []int, dim int, more string) string {
	var names, values, identities, types, results, params, body, sums, scalars []string
	for _, elem := range elems {
		c, scalar := g.combinerFor(elem), tileOf(elem, nil)
		name, v := g.entry.fresh(), g.want(tileType{elem, from})
		x, acc, s := g.entry.fresh(), g.entry.fresh(), g.entry.fresh()
		names, values = append(names, name), append(values, v)
		identities = append(identities, identityText(elem, c.start(elem)))
		types, results = append(types, tileOf(elem, from)), append(results, tileOf(elem, to))
		params = append(params, x+": "+scalar, acc+": "+scalar)
		body = append(body, s+" = "+strings.NewReplacer("%x", x, "%acc", acc).Replace(c.text(elem)))
		sums, scalars = append(sums, s), append(scalars, scalar)
	}
	list := func(words []string) string { return strings.Join(words, ", ") }
	g.entry.op("%s = %s %s dim=%d %sidentities=[%s] : %s -> %s (%s) {", list(names), op, list(values), dim, more,
		list(identities), list(types), list(results), list(params))
	for _, line := range body {
		g.entry.op("  %s", line)
	}
	g.entry.op("  yield %s : %s", list(sums), list(scalars))
	g.entry.op("}")
	for i, name := range names {
		g.pool = append(g.pool, named{name, tileType{elems[i], to}})
	}
	return names[len(names)-1]
}

func (g *grower) reduced(t tileType) string { return g.reducedOf(t, t.elem) }

func (g *grower) reducedOf(t tileType, elems ...num.Type) string {
	dim := g.rng.IntN(len(t.shape) + 1)
	from := slices.Insert(slices.Clone(t.shape), dim, 1<<g.rng.IntN(7))
	if extent(from) > fuzzElements || len(from) > 4 {
		return ""
	}
	return g.fold("reduce", elems, t.shape, from, dim, "")
}

func (g *grower) scanned(t tileType) string { return g.scannedOf(t, t.elem) }

func (g *grower) scannedOf(t tileType, elems ...num.Type) string {
	if len(t.shape) == 0 {
		return ""
	}
	return g.fold("scan", elems, t.shape, t.shape, g.rng.IntN(len(t.shape)), fmt.Sprintf("reverse=%v ", g.chance(50)))
}

// foldedTogether folds two to four tiles in one op.
func (g *grower) foldedTogether(t tileType) string {
	var elems []num.Type
	for range 1 + g.rng.IntN(3) {
		elems = append(elems, pick(g.rng, fuzzElems))
	}
	elems = append(elems, t.elem)
	if g.chance(50) {
		return g.reducedOf(t, elems...)
	}
	return g.scannedOf(t, elems...)
}
