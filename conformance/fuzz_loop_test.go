package conformance

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/launcher"
)

// Random kernels of products in loops, as matrix products and attention are written.
// Their numbers are so chosen that every sum is exact in any order, and exp2 is taken
// of whole numbers alone: all devices agree to the bit.

// loopKernel grows the kernel of a seed: the sum of products over a loop, or two
// products in each turn, of which one takes what was made of the other's result.
func loopKernel(seed uint64) *matrixCase {
	g := &grower{rng: rand.New(rand.NewPCG(seed, 77)), matrixCase: newCase(ast.OpEntry, 1, "loop seed %d", seed)}
	g.grid = launcher.Grid{X: 1 + g.rng.IntN(3), Y: 1 + g.rng.IntN(2), Z: 1 + g.rng.IntN(2)}
	g.entry.op("%%one = constant <i32: 1> : tile<i32>")
	if g.chance(40) {
		g.entry.hints = fmt.Sprintf(" optimization_hints=<default = {%s}>", pick(g.rng, []string{
			"num_worker_warps_per_cta = 4", "num_worker_warps_per_cta = 8", "num_worker_warps_per_cta = 2", "occupancy = 2", "occupancy = 1", "num_cta_in_cga = 2"}))
	}
	if g.chance(55) {
		newChain(g).grow()
	} else {
		newSum(g).grow()
	}
	return g.matrixCase
}

// factors are element types of a product and of its sums, with the extent that an
// instruction takes along what is summed over.
type factors struct{ in, acc num.Type }

// multiplicand draws types that are multiplied.
func (g *grower) multiplicand() factors {
	return pick(g.rng, []factors{{num.F16, num.F32}, {num.F16, num.F32}, {num.F16, num.F32}, {num.F16, num.F16}, {num.BF16, num.F32}, {num.BF16, num.F32},
		{num.TF32, num.F32}, {num.TF32, num.F32}, {num.F8E4M3FN, num.F32}, {num.F8E4M3FN, num.F32}, {num.F8E5M2, num.F32}, {num.I8, num.I32}, {num.F32, num.F32}, {num.F64, num.F64}})
}

// product writes a·b + c.
func (f factors) product(g *grower, a, b, c string, m, n, k int) string {
	x, y, z := tileOf(f.in, []int{m, k}), tileOf(f.in, []int{k, n}), tileType{f.acc, []int{m, n}}
	if f.in == num.I8 {
		return g.define(z, "mmai %s, %s, %s signed signed : %s, %s, %s", a, b, c, x, y, z)
	}
	return g.define(z, "mmaf %s, %s, %s : %s, %s, %s", a, b, c, x, y, z)
}

// word is the name of an op for floats or integers: "add" gives addf or addi.
func word(op string, t num.Type) string {
	if t.IsInt() {
		return op + "i"
	}
	return op + "f"
}

// combine writes an op of two tiles.
func (g *grower) combine(op, a, b string, t tileType) string {
	sign := ""
	if t.elem.IsInt() && (op == "max" || op == "min") {
		sign = " signed"
	}
	return g.define(t, "%s %s, %s%s : %s", word(op, t.elem), a, b, sign, t)
}

// carriedValue is what a loop hands from turn to turn.
type carriedValue struct {
	start, name, next, result string
	typ                       tileType
}

func (g *grower) carry(start string, t tileType) *carriedValue {
	return &carriedValue{start: start, name: g.entry.fresh(), result: g.entry.fresh(), typ: t}
}

// turns writes a loop over i from a bound to another.
func (g *grower) turns(from, to string, values []*carriedValue, body func(i string)) {
	var results, starts, types, next []string
	for _, v := range values {
		results, starts, types = append(results, v.result), append(starts, v.name+" = "+v.start), append(types, v.typ.String())
	}
	list := func(words []string) string { return strings.Join(words, ", ") }
	i := g.entry.fresh()
	if len(values) == 0 {
		g.entry.op("for %s in (%s to %s, step %%one) : tile<i32> {", i, from, to)
	} else {
		g.entry.op("%s = for %s in (%s to %s, step %%one) : tile<i32> iter_values(%s) -> (%s) {", list(results), i, from, to, list(starts), list(types))
	}
	g.inside(func() { body(i) })
	for _, v := range values {
		next = append(next, v.next)
	}
	if len(values) == 0 {
		g.entry.op("  continue")
	} else {
		g.entry.op("  continue %s : %s", list(next), list(types))
	}
	g.entry.op("}")
}

// persistently runs a body for the row of tiles of the tile block, or for two of them, one
// after the other; rows is how many there are of a tile's height.
func (g *grower) persistently(twice bool, body func(row string)) {
	if !twice {
		body("%bx")
		return
	}
	i32 := tileType{num.I32, nil}
	two := g.constantOf(i32, 2)
	g.turns("%zero", two, nil, func(i string) {
		body(g.define(i32, "addi %s, %s : tile<i32>", g.define(i32, "muli %%bx, %s : tile<i32>", two), i))
	})
}

// bound is a number of turns: a constant, or a parameter.
func (g *grower) bound(n int) string {
	if g.chance(50) {
		return g.number(num.I32, uint64(n))
	}
	return g.constantOf(tileType{num.I32, nil}, int64(n))
}

// summed is a product summed over a loop, or two that share their left operand.
type summed struct {
	*grower
	factors
	m, n, k, turns int
	second, scaled bool
	twice          bool
}

// mostWork bounds the multiply-adds of a kernel, which the simulator executes one by one.
const mostWork = 3 << 20

func newSum(g *grower) *summed {
	for {
		s := &summed{grower: g, factors: g.multiplicand(), turns: g.rng.IntN(7), second: g.chance(20), twice: g.chance(20)}
		s.m = 16 << g.rng.IntN(4)
		s.n = 8 << g.rng.IntN(5)
		s.k = 16 << g.rng.IntN(3)
		if s.in == num.F8E4M3FN && g.chance(20) {
			s.k = 128
		}
		s.scaled = g.chance(12) && !s.in.IsInt() && s.acc != num.F16
		all := s.m * s.n * s.k * max(1, s.turns) * g.grid.X * g.grid.Y * g.grid.Z
		if s.in == num.F32 || s.in == num.F64 {
			all *= 8
		}
		if all <= mostWork {
			return s
		}
	}
}

func (s *summed) grow() {
	rows := s.grid.X
	if s.twice {
		rows *= 2
	}
	K := max(1, s.k*s.turns-s.partial(s.k))
	M, N := max(1, s.m*rows-s.partial(s.m)), max(1, s.n*s.grid.Y-s.partial(s.n))
	most, one := 3, 1
	if s.acc == num.F16 {
		most = 1
	}
	a := s.anyOperand(s.in, [2]int{s.m, s.k}, [2]int{M, K}).prepare(s.grower, most, one)
	b := s.anyOperand(s.in, [2]int{s.k, s.n}, [2]int{K, N}).prepare(s.grower, most, one)
	var b2 func(i, j string) string
	if s.second {
		b2 = s.anyOperand(s.in, [2]int{s.k, s.n}, [2]int{K, N}).prepare(s.grower, most, one)
	}
	t := tileType{s.acc, []int{s.m, s.n}}
	zero := s.constantOf(t, 0)
	end := s.bound(s.turns)
	store := s.stores(M, N, t)
	s.persistently(s.twice, func(row string) {
		sums := []*carriedValue{s.carry(zero, t)}
		if s.second {
			sums = append(sums, s.carry(zero, t))
		}
		s.turnsOf(end, sums, func(i string) {
			x, y := a(row, i), b(i, "%by")
			sums[0].next = s.added(x, y, sums[0].name, zero, t)
			if s.second {
				sums[1].next = s.product(s.grower, x, b2(i, "%by"), sums[1].name, s.m, s.n, s.k)
			}
		})
		v := sums[0].result
		if s.second {
			v = s.combine(pick(s.rng, []string{"add", "mul", "max"}), v, sums[1].result, t)
		}
		store(v, row)
	})
}

// turnsOf writes one loop, or two, of which the second goes on where the first ended.
func (s *summed) turnsOf(end string, sums []*carriedValue, body func(i string)) {
	if !s.chance(15) || s.turns < 2 {
		s.turns2("%zero", end, sums, body)
		return
	}
	middle := s.constantOf(tileType{num.I32, nil}, 1)
	s.turns2("%zero", middle, sums, body)
	for _, v := range sums {
		v.start, v.name, v.result = v.result, s.entry.fresh(), s.entry.fresh()
	}
	s.turns2(middle, end, sums, body)
}

func (s *summed) turns2(from, to string, sums []*carriedValue, body func(i string)) {
	s.grower.turns(from, to, sums, body)
}

// added is the sum with one more product, perhaps scaled row by row by a power of two.
func (s *summed) added(x, y, acc, zero string, t tileType) string {
	if !s.scaled {
		return s.product(s.grower, x, y, acc, s.m, s.n, s.k)
	}
	p := s.product(s.grower, x, y, zero, s.m, s.n, s.k)
	half := s.define(t, "constant <%s: 0.5> : %s", t.elem, t)
	return s.combine("add", acc, s.combine("mul", p, half, t), t)
}

// partial is how much of the last tile lies outside: nothing, often.
func (g *grower) partial(n int) int {
	if g.chance(55) {
		return 0
	}
	if g.chance(50) {
		return g.rng.IntN(n) &^ 7
	}
	return g.rng.IntN(n)
}

// stores writes the view of a result, and returns what stores a tile of it, after
// arithmetic on it and a conversion.
func (g *grower) stores(M, N int, t tileType) func(v, row string) {
	elem := t.elem
	if elem == num.F32 && g.chance(50) {
		elem = pick(g.rng, []num.Type{num.F16, num.BF16, num.F16, num.F8E4M3FN})
	}
	if elem == num.I32 && g.chance(30) {
		elem = num.I8
	}
	z := g.grid.Z
	pitch := N
	if g.chance(60) {
		pitch = (N + 15) &^ 15
	}
	ptr := g.output(elem, z*M*pitch)
	if g.chance(80) {
		p := g.entry.fresh()
		g.entry.op("%s = assume div_by<16>, %s : %s", p, ptr, pointersOf(elem, nil))
		ptr = p
	}
	tensor := fmt.Sprintf("tensor_view<%dx%dx%dx%s, strides=[%d,%d,1]>", z, M, N, elem, M*pitch, pitch)
	v, view := g.entry.fresh(), g.entry.fresh()
	g.entry.op("%s = make_tensor_view %s, shape = [%d, %d, %d], strides = [%d, %d, 1] : %s", v, ptr, z, M, N, M*pitch, pitch, tensor)
	viewType := fmt.Sprintf("partition_view<tile=(1x%s), %s>", dims(t.shape, "x"), tensor)
	g.entry.op("%s = make_partition_view %s : %s", view, v, viewType)
	return func(x, row string) {
		x = g.converted(g.adjusted(x, t), t, elem)
		to := tileOf(elem, append([]int{1}, t.shape...))
		x = g.define(tileType{elem, append([]int{1}, t.shape...)}, "reshape %s : %s -> %s", x, tileOf(elem, t.shape), to)
		g.entry.op("%s = store_view_tko weak %s, %s[%%bz, %s, %%by] : %s, %s, tile<i32> -> token", g.entry.fresh(), x, view, row, to, viewType)
	}
}

// adjusted is a result with a bias, or without negative numbers.
func (g *grower) adjusted(x string, t tileType) string {
	if g.chance(25) {
		x = g.combine("max", x, g.constantOf(t, 0), t)
	}
	if g.chance(20) {
		row := tileType{t.elem, []int{1, t.shape[1]}}
		n := t.shape[1]
		g.bias = 3
		bias := g.entry.load(g.input(t.elem, g.whole(t.elem, n*g.grid.X, int(g.bias), 1)), t.elem, []int{1, n}, g.grid.X)
		x = g.combine("add", x, g.define(t, "broadcast %s : %s -> %s", bias, row, t), t)
	}
	return x
}

// converted is a tile with elements of another type.
func (g *grower) converted(x string, t tileType, elem num.Type) string {
	to := t.with(elem)
	switch {
	case elem == t.elem:
		return x
	case elem.IsInt() && t.elem.IsInt():
		return g.define(to, "trunci %s : %s -> %s", x, t, to)
	}
	return g.define(to, "ftof %s : %s -> %s", x, t, to)
}

// chain is two products in a loop: what is made of the first one's result, row by row, is
// multiplied by the second.
type chain struct {
	*grower
	factors
	rows, keys, head, values int // extents of the tiles
	turns                    int
	also                     int // features of a second product that is added to the first's; 0: there is none
	form                     chainForm
	twice                    bool
	masked                   string // which elements of the first result count: "", "causal", "bound", "window"
	steep                    bool   // neighbours iterate more often than others by more than there are stages
	branched                 bool   // what is masked depends on how far the loop has come,
	since                    string // beside this
}

// chainForm says what is made of the first product's result.
type chainForm uint8

const (
	bySoftmax chainForm = iota // exp2 of what it is below the greatest of its row, and its sum
	bySteps                    // a number from 0 to 3
	backward                   // transposed: it is multiplied from the left by what its rows are loaded with
)

func newChain(g *grower) *chain {
	for {
		c := &chain{grower: g, factors: g.multiplicand(), turns: g.rng.IntN(5), twice: g.chance(15), form: pick(g.rng, []chainForm{bySoftmax, bySoftmax, bySoftmax, bySteps, backward})}
		if c.acc == num.F16 {
			continue
		}
		if c.in.IsInt() {
			c.form = max(c.form, bySteps)
		}
		c.rows, c.keys = 16<<g.rng.IntN(5), 16<<g.rng.IntN(4) // four warpgroups from 256 rows on
		c.head = 16 << g.rng.IntN(4)
		if c.values = c.head; g.chance(25) {
			c.values = 16 << g.rng.IntN(4)
		}
		if g.chance(15) {
			c.also = 16 << g.rng.IntN(2)
		}
		if g.chance(50) {
			c.masked = pick(g.rng, []string{"causal", "bound", "window"})
		}
		c.branched = g.chance(35)
		if g.chance(10) && c.form == bySoftmax {
			c.steep, c.masked, c.turns, c.keys = true, "causal", 6+g.rng.IntN(12), 16<<g.rng.IntN(2)
		}
		all := c.rows * c.keys * (c.head + c.also + c.values) * max(1, c.turns) * g.grid.X * g.grid.Y * g.grid.Z
		if c.in == num.F32 || c.in == num.F64 {
			all *= 8
		}
		if all <= mostWork {
			return c
		}
	}
}

func (c *chain) grow() {
	if c.form == backward {
		c.growTurned()
		return
	}
	blocks := c.grid.X
	if c.twice {
		blocks *= 2
	}
	S := max(1, c.keys*c.turns-c.partial(c.keys))
	M := max(1, c.rows*blocks-c.partial(c.rows))
	// Of one in four features at most, each product below 8 together.
	q := c.anyOperand(c.in, [2]int{c.rows, c.head}, [2]int{M, c.head}).prepare(c.grower, 1, 1+c.head/4)
	k := c.anyOperand(c.in, [2]int{c.head, c.keys}, [2]int{c.head, S}).prepare(c.grower, 1, 1)
	var q2, k2 func(i, j string) string
	if c.also > 0 {
		q2 = c.anyOperand(c.in, [2]int{c.rows, c.also}, [2]int{M, c.also}).prepare(c.grower, 1, 1+c.also/2)
		k2 = c.anyOperand(c.in, [2]int{c.also, c.keys}, [2]int{c.also, S}).prepare(c.grower, 1, 1)
	}
	v := c.anyOperand(c.in, [2]int{c.keys, c.values}, [2]int{S, c.values}).prepare(c.grower, 3, 1)
	scores, out := tileType{c.acc, []int{c.rows, c.keys}}, tileType{c.acc, []int{c.rows, c.values}}
	column := tileType{c.acc, []int{c.rows, 1}}
	noScores, none := c.constantOf(scores, 0), c.constantOf(out, 0)
	end := c.bound(c.turns)
	store := c.stores(M, c.values*c.grid.Y, out)
	inTurn := c.chance(20) // the left operand is loaded in every turn
	c.persistently(c.twice, func(row string) {
		var left, left2 string
		load := func() {
			if left = q(row, "%zero"); q2 != nil {
				left2 = q2(row, "%zero")
			}
		}
		if !inTurn {
			load()
		}
		result := c.carry(none, out)
		state := []*carriedValue{result}
		if c.form == bySoftmax {
			lowest := c.define(column, "constant <%s: %s> : %s", column.elem, pick(c.rng, []string{lowestOf(column.elem), "-1000.0"}), column)
			state = append(state, c.carry(lowest, column), c.carry(c.constantOf(column, 0), column))
		}
		if c.branched {
			c.since = c.firstMasked(row)
		}
		c.grower.turns("%zero", c.lastTurn(end, row), state, func(i string) {
			if inTurn {
				load()
			}
			s := c.product(c.grower, left, k("%zero", i), noScores, c.rows, c.keys, c.head)
			if q2 != nil {
				s = c.product(c.grower, left2, k2("%zero", i), s, c.rows, c.keys, c.also)
			}
			s = c.maskedSince(s, scores, row, i, S)
			p, acc := c.weights(s, scores, state)
			result.next = c.product(c.grower, p, v(i, "%zero"), acc, c.rows, c.values, c.keys)
		})
		store(c.finished(state, out, column), row)
	})
}

func lowestOf(t num.Type) string {
	if t == num.F64 {
		return "0xFFF0000000000000"
	}
	return "0xFF800000"
}

// lastTurn is the loop's bound: where it is causal, perhaps no more than the row's.
func (c *chain) lastTurn(end, row string) string {
	i32 := tileType{num.I32, nil}
	if c.masked != "causal" || !c.steep && c.chance(40) {
		return end
	}
	last := c.define(i32, "muli %s, %s : tile<i32>", c.define(i32, "addi %s, %%one : tile<i32>", row), c.constantOf(i32, int64(c.rows)))
	last = c.define(i32, "divi %s, %s signed rounding<positive_inf> : tile<i32>", last, c.constantOf(i32, int64(c.keys)))
	return c.define(i32, "mini %s, %s signed : tile<i32>", last, end)
}

// firstMasked is a turn in which masks may begin, or end: that of the row's diagonal, or any.
func (c *chain) firstMasked(row string) string {
	i32 := tileType{num.I32, nil}
	if c.chance(50) {
		return c.bound(c.rng.IntN(c.turns + 2))
	}
	first := c.define(i32, "muli %s, %s : tile<i32>", row, c.constantOf(i32, int64(c.rows)))
	return c.define(i32, "divi %s, %s signed : tile<i32>", first, c.constantOf(i32, int64(c.keys)))
}

// maskedSince masks in each turn, or on one side of an if that asks how far the loop has come.
func (c *chain) maskedSince(s string, t tileType, row, turn string, S int) string {
	if !c.branched || c.masked == "" {
		return c.mask(s, t, row, turn, S)
	}
	sides := [2]string{turn, c.since}
	if c.chance(20) {
		sides[0], sides[1] = sides[1], sides[0]
	}
	word := pick(c.rng, []string{"less_than", "less_than_or_equal", "greater_than", "greater_than_or_equal", "equal"})
	on := c.define(tileType{num.I1, nil}, "cmpi %s %s, %s, signed : tile<i32> -> tile<i1>", word, sides[0], sides[1])
	r := c.entry.fresh()
	c.entry.op("%s = if %s -> (%s) {", r, on, t)
	masks := c.chance(50)
	for _, side := range []bool{true, false} {
		v := s
		if side == masks {
			v = c.mask(s, t, row, turn, S)
		}
		c.entry.op("  yield %s : %s", v, t)
		if side {
			c.entry.op("} else {")
		}
	}
	c.entry.op("}")
	return r
}

// mask leaves the elements that count, and puts a low number in place of others.
func (c *chain) mask(s string, t tileType, row, turn string, S int) string {
	if c.masked == "" {
		return s
	}
	at := [2]string{}
	for d, index := range [2]string{row, turn} {
		x, line := c.coordinates(index, [2]int{c.rows, c.keys}, d)
		at[d] = c.define(t.with(num.I32), "broadcast %s : %s -> %s", x, line, t.with(num.I32))
	}
	i32, i1 := t.with(num.I32), t.with(num.I1)
	var counts string
	switch c.masked {
	case "bound":
		counts = c.define(i1, "cmpi less_than %s, %s, signed : %s -> %s", at[1], c.constantOf(i32, int64(max(1, S-c.rng.IntN(c.keys)))), i32, i1)
	default:
		counts = c.define(i1, "cmpi greater_than_or_equal %s, %s, signed : %s -> %s", at[0], at[1], i32, i1)
	}
	if c.masked == "window" {
		behind := c.define(i32, "subi %s, %s : %s", at[0], at[1], i32)
		near := c.define(i1, "cmpi less_than %s, %s, signed : %s -> %s", behind, c.constantOf(i32, int64(1+c.rng.IntN(2*c.keys))), i32, i1)
		counts = c.define(i1, "andi %s, %s : %s", counts, near, i1)
	}
	low := c.constantOf(t, 0)
	if c.form == bySoftmax {
		low = c.define(t, "constant <%s: %s> : %s", t.elem, pick(c.rng, []string{lowestOf(t.elem), "-2000.0"}), t)
	}
	return c.define(t, "select %s, %s, %s : %s, %s", counts, s, low, i1, t)
}

// alongRows folds each row of a tile.
func (c *chain) alongRows(op, x string, t tileType, identity string) string {
	line, column := tileType{t.elem, t.shape[:1]}, tileType{t.elem, []int{t.shape[0], 1}}
	r, a, b, y, scalar := c.entry.fresh(), c.entry.fresh(), c.entry.fresh(), c.entry.fresh(), tileOf(t.elem, nil)
	c.entry.op("%s = reduce %s dim=1 identities=[%s : %s] : %s -> %s (%s: %s, %s: %s) {", r, x, identity, t.elem, t, line, a, scalar, b, scalar)
	c.entry.op("  %s = %s %s, %s : %s", y, word(op, t.elem), a, b, scalar)
	c.entry.op("  yield %s : %s", y, scalar)
	c.entry.op("}")
	return c.define(column, "reshape %s : %s -> %s", r, line, column)
}

// weights makes the second product's left operand of the first one's result, and what
// it is added to.
func (c *chain) weights(s string, t tileType, state []*carriedValue) (p, acc string) {
	to := tileType{c.in, t.shape}
	if c.form == bySteps {
		high := c.combine("min", c.combine("max", s, c.constantOf(t, 0), t), c.constantOf(t, 3), t)
		return c.converted(high, t, to.elem), state[0].name
	}
	column, out := state[1].typ, state[0].typ
	flush := ""
	if t.elem == num.F32 && c.chance(50) {
		flush = " flush_to_zero"
	}
	exp2 := func(x string, t tileType) string { return c.define(t, "exp2 %s%s : %s", x, flush, t) }
	greatest := c.combine("max", state[1].name, c.alongRows("max", s, t, lowestOf(t.elem)), column)
	below := c.combine("sub", s, c.define(t, "broadcast %s : %s -> %s", greatest, column, t), t)
	p = exp2(below, t)
	shrinks := exp2(c.combine("sub", state[1].name, greatest, column), column)
	added := c.alongRows("add", p, t, "0.0")
	state[1].next = greatest
	state[2].next = c.combine("add", c.combine("mul", state[2].name, shrinks, column), added, column)
	acc = c.combine("mul", state[0].name, c.define(out, "broadcast %s : %s -> %s", shrinks, column, out), out)
	return c.converted(p, t, to.elem), acc
}

// finished is the result, divided by the sum of the weights perhaps.
func (c *chain) finished(state []*carriedValue, out, column tileType) string {
	if c.form != bySoftmax || c.chance(30) {
		return state[0].result
	}
	return c.combine("div", state[0].result, c.define(out, "broadcast %s : %s -> %s", state[2].result, column, out), out)
}

// growTurned is what goes backwards through attention: the transposed weights of a loop over
// rows multiply what is loaded beside them.
func (c *chain) growTurned() {
	blocks := c.grid.X
	if c.twice {
		blocks *= 2
	}
	S := max(1, c.keys*blocks-c.partial(c.keys))
	M := max(1, c.rows*c.turns-c.partial(c.rows))
	k := c.anyOperand(c.in, [2]int{c.head, c.keys}, [2]int{c.head, S}).prepare(c.grower, 1, 1+c.head/4)
	q := c.anyOperand(c.in, [2]int{c.rows, c.head}, [2]int{M, c.head}).prepare(c.grower, 1, 1)
	o := c.anyOperand(c.in, [2]int{c.rows, c.values}, [2]int{M, c.values}).prepare(c.grower, 3, 1)
	scores, out := tileType{c.acc, []int{c.rows, c.keys}}, tileType{c.acc, []int{c.keys, c.values}}
	noScores, none := c.constantOf(scores, 0), c.constantOf(out, 0)
	end := c.bound(c.turns)
	store := c.stores(S, c.values*c.grid.Y, out)
	c.persistently(c.twice, func(row string) {
		right := k("%zero", row)
		result := c.carry(none, out)
		c.grower.turns("%zero", end, []*carriedValue{result}, func(i string) {
			s := c.product(c.grower, q(i, "%zero"), right, noScores, c.rows, c.keys, c.head)
			s = c.combine("min", c.combine("max", s, c.constantOf(scores, -3), scores), c.constantOf(scores, 3), scores)
			p := c.converted(s, scores, c.in)
			back := tileType{c.in, []int{c.keys, c.rows}}
			p = c.define(back, "permute %s [1, 0] : %s -> %s", p, tileOf(c.in, scores.shape), back)
			result.next = c.product(c.grower, p, o(i, "%zero"), result.name, c.keys, c.values, c.rows)
		})
		store(result.result, row)
	})
}
