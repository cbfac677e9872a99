package legalize

import (
	"math"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/opt"
)

// A mask compares numbers that lie close together, as those of a tile's columns with those of its rows, and how far the loop has come
// decides that for all of them at once, but in few iterations. With j the loop's index, w > 0, and
//
//	x = w·j + a + [p, q]     and     y = b + [r, s]
//
// all x ≤ y where w·j + a + q ≤ b + r, and all x ≥ y where w·j + a + p ≥ b + s, which is so of each j
//
//	below  ⌊(b + r - a - q) / w⌋ + 1     and from     ⌊(b + s - a - p - 1) / w⌋ + 1     on
//
// For x < y and x > y the numbers to be divided are one less and one more. The loop is cut there, and has no mask in the part in which that
// leaves all of a product's result.
//
// The program's sums wrap at 32 bits, and are x and y as long as those fit. Of y both ends have to. Below, x ≤ y: the greatest x fits as it is
// at most a y, and the least has to in the first iteration. From there on, x ≥ y: the least fits, and the greatest has to in the
// last. Where one does not, all iterations have the mask. All of that is computed in 64 bits, in front of the loop.

// splitAtMask cuts a loop where masks of a product's result begin to matter, or end to, and returns the second of the two
// loops that come of it, or nil.
func splitAtMask(loop *ast.Op) *ast.Op {
	if !countsInOnes(loop) || goesOn(loop) {
		return nil
	}
	l := &maskedLoop{loop: loop, linear: map[*ast.Value]*linear{}}
	ofProducts := map[*ast.Op]bool{}
	of := func(v *ast.Value) bool { return ofProducts[v.Def()] }
	for op := range loop.Body(0).Ops() {
		ofProducts[op] = gpu.IsProduct(op) || len(op.Regions()) == 0 && !op.IsLoad() && slices.ContainsFunc(op.Operands(), of)
		if op.Opcode != ast.OpSelect || !ofProducts[op] {
			continue
		}
		if list := l.masks(op.Get(ast.InCond), of(op.Get(ast.InValIfTrue)), deepest); len(list) > 0 {
			return opt.SplitAround(branchAt(op, alike(list)))
		}
	}
	return nil
}

// countsInOnes reports whether a loop counts by signed numbers of 32 bits, in ones.
func countsInOnes(loop *ast.Op) bool {
	n, known := analysis.SplatValue(loop.Get(ast.InStep))
	return known && n == 1 && !loop.Has(ast.KeyUnsignedCmp) && ast.AsTile(loop.InductionVariable().Type).ElemNum() == num.I32
}

// goesOn reports whether a loop goes on with what another one carried: the program has cut it already, and masks what is left.
func goesOn(loop *ast.Op) bool {
	return slices.ContainsFunc(loop.List(ast.InInitValues), func(v *ast.Value) bool { return v.Def() != nil && v.Def().Opcode == ast.OpFor })
}

// maskedLoop is a loop in which masks are looked for.
type maskedLoop struct {
	loop   *ast.Op
	linear map[*ast.Value]*linear // memory of linearOf
}

// mask is a comparison that is the same for all numbers in the loop's iterations below some number, or from it on.
type mask struct {
	loop, cmp *ast.Op
	x, y      linear
	below     bool
	strict    bool // x and y are not equal there
	is        bool // what the comparison is there
}

// deepest is how many ops at most put a condition together in which a mask is looked for.
const deepest = 8

// masks finds them in a condition that is to be true, or false, or in what that is put together from.
func (l *maskedLoop) masks(cond *ast.Value, is bool, depth int) []*mask {
	def := cond.Def()
	switch {
	case def == nil || depth == 0:
	case def.Opcode == ast.OpCmpI:
		if m := l.compared(def, is); m != nil {
			return []*mask{m}
		}
	case def.Opcode == ast.OpBroadcast || def.Opcode == ast.OpReshape:
		return l.masks(def.Source(), is, depth-1)
	case def.Opcode == ast.OpAndI && is || def.Opcode == ast.OpOrI && !is: // otherwise one of them is not enough
		return append(l.masks(def.Get(ast.InLhs), is, depth-1), l.masks(def.Get(ast.InRhs), is, depth-1)...)
	}
	return nil
}

// alike is the first of a list and those that end where it does, at the same end of the loop.
func alike(list []*mask) []*mask {
	below := list[0].below
	return slices.DeleteFunc(list, func(m *mask) bool { return m.below != below })
}

// compared reads a comparison as a mask.
func (l *maskedLoop) compared(cmp *ast.Op, is bool) *mask {
	p := cmp.Enum(ast.KeyComparisonPredicate, ast.CmpEqual)
	if cmp.Block() != l.loop.Body(0) || elements(cmp.Value()) == 1 || cmp.Enum(ast.KeySignedness, ast.Signed) != ast.Signed || p == ast.CmpEqual || p == ast.CmpNotEqual {
		return nil
	}
	x, y := l.linearOf(cmp.Get(ast.InLhs)), l.linearOf(cmp.Get(ast.InRhs))
	if x == nil || y == nil {
		return nil
	}
	if x.times == 0 {
		x, y, p = y, x, mirrored[p]
	}
	if x.times <= 0 || y.times != 0 {
		return nil
	}
	m := &mask{loop: l.loop, cmp: cmp, x: *x, y: *y, is: is}
	less := p == ast.CmpLess || p == ast.CmpLessEqual
	m.below = less == is
	m.strict = (p == ast.CmpLess || p == ast.CmpGreater) == is
	return m
}

// decided computes in front of an op whether each of a list of masks is the same for all numbers in this iteration.
func decided(op *ast.Op, list []*mask) *ast.Value {
	relation, first := uint32(ast.CmpGreaterEqual), ast.OpMaxI
	if list[0].below {
		relation, first = ast.CmpLess, ast.OpMinI
	}
	loop := list[0].loop
	before := build.At{Mark: loop}
	end := list[0].end(before)
	for _, m := range list[1:] {
		end = before.Signed(first, end, m.end(before))
	}
	return build.At{Mark: op}.Compare(relation, loop.InductionVariable(), end)
}

// branchAt writes a select that masks are in as an if: without them where they are decided.
func branchAt(sel *ast.Op, list []*mask) *ast.Op {
	branch := ast.NewOp(ast.OpIf, []*ast.Value{decided(sel, list)}, []ast.Type{sel.Value().Type})
	branch.Pos, branch.Loc = sel.Pos, sel.Loc
	ast.InsertBefore(sel, branch)
	side := func(value func(at build.At) *ast.Value) {
		block := branch.AddRegion().AddBlock()
		var v *ast.Value
		build.AtEnd(block, sel, func(at build.At) { v = value(at) })
		yield := ast.NewOp(ast.OpYield, []*ast.Value{v}, nil)
		yield.Pos, yield.Loc = sel.Pos, sel.Loc
		block.Append(yield)
	}
	cond, yes, no := sel.Get(ast.InCond), sel.Get(ast.InValIfTrue), sel.Get(ast.InValIfFalse)
	side(func(at build.At) *ast.Value {
		switch left, state := without(at, list, cond, deepest); state {
		case allTrue:
			return yes
		case allFalse:
			return no
		default:
			return at.Op(ast.OpSelect, yes.Type, left, yes, no).Value()
		}
	})
	side(func(at build.At) *ast.Value { return at.Op(ast.OpSelect, yes.Type, cond, yes, no).Value() })
	sel.Value().ReplaceAllUses(branch.Value())
	sel.Erase()
	return branch
}

// truth is what is known of a condition.
type truth int

const (
	unknown truth = iota
	allTrue
	allFalse
)

// without is what is left of a condition where each of a list of masks is the same for all, if that is not known.
func without(at build.At, list []*mask, cond *ast.Value, depth int) (left *ast.Value, state truth) {
	def := cond.Def()
	if def == nil || depth == 0 {
		return cond, unknown
	}
	switch def.Opcode {
	case ast.OpCmpI:
		i := slices.IndexFunc(list, func(m *mask) bool { return m.cmp == def })
		switch {
		case i < 0:
		case list[i].is:
			return nil, allTrue
		default:
			return nil, allFalse
		}
	case ast.OpBroadcast, ast.OpReshape:
		left, state := without(at, list, def.Source(), depth-1)
		if state != unknown || left == def.Source() {
			return cond, state
		}
		return at.Op(def.Opcode, cond.Type, left).Value(), unknown
	case ast.OpAndI:
		return joined(at, list, def, allTrue, depth)
	case ast.OpOrI:
		return joined(at, list, def, allFalse, depth)
	}
	return cond, unknown
}

// joined is that of two conditions together, of which each is the other where it is as neutral says, and else both.
func joined(at build.At, list []*mask, op *ast.Op, neutral truth, depth int) (left *ast.Value, state truth) {
	a, ofA := without(at, list, op.Get(ast.InLhs), depth-1)
	b, ofB := without(at, list, op.Get(ast.InRhs), depth-1)
	switch {
	case ofA == neutral:
		return b, ofB
	case ofB == neutral:
		return a, ofA
	case ofA != unknown:
		return nil, ofA
	case ofB != unknown:
		return nil, ofB
	case a == op.Get(ast.InLhs) && b == op.Get(ast.InRhs):
		return op.Value(), unknown
	}
	return at.Op(op.Opcode, a.Type, a, b).Value(), unknown
}

// end computes, in front of the loop, the number of the iteration below which the mask is the same for all, or from which on it is.
func (m *mask) end(at build.At) *ast.Value {
	plus := func(v *ast.Value, n int64) *ast.Value { return at.Binary(ast.OpAddI, v, at.Constant(num.I64, n)) }
	times, a, b := at.Constant(num.I64, m.x.times), m.x.sum(at), m.y.sum(at)
	least, greatest := at.Constant(num.I64, math.MinInt32), at.Constant(num.I64, math.MaxInt32)
	xOf := func(j *ast.Value, n int64) *ast.Value {
		return plus(at.Binary(ast.OpAddI, at.Binary(ast.OpMulI, j, times), a), n)
	}

	var apart int64
	var otherwise, exact *ast.Value
	if m.below {
		apart, otherwise = m.y.low-m.x.high, at.Wide(m.loop.Get(ast.InLowerBound))
		exact = at.Compare(ast.CmpGreaterEqual, xOf(otherwise, m.x.low), least)
	} else {
		apart, otherwise = m.y.high-m.x.low-1, at.Wide(m.loop.Get(ast.InUpperBound))
		exact = at.Compare(ast.CmpLessEqual, xOf(plus(otherwise, -1), m.x.high), greatest)
	}
	switch {
	case m.strict && m.below:
		apart--
	case m.strict:
		apart++
	}
	exact = at.Binary(ast.OpAndI, exact, at.Compare(ast.CmpGreaterEqual, plus(b, m.y.low), least))
	exact = at.Binary(ast.OpAndI, exact, at.Compare(ast.CmpLessEqual, plus(b, m.y.high), greatest))

	whole := at.Signed(ast.OpDivI, plus(at.Binary(ast.OpSubI, b, a), apart), times)
	whole.Def().SetAttr(ast.KeyRounding, ast.EnumOf(ast.EnumRounding, ast.RoundNegInf))
	end := at.Op(ast.OpSelect, times.Type, exact, plus(whole, 1), otherwise).Value()
	end = at.Signed(ast.OpMaxI, at.Signed(ast.OpMinI, end, greatest), least)
	return at.Op(ast.OpTruncI, ast.Tile(num.I32), end).Value()
}

// linear says of the numbers of a tile that they lie between low and high, of which both are one, and may be any, on from times
// the loop's index and terms that the loop does not change.
type linear struct {
	times     int64
	terms     []linearTerm
	low, high int64
}

type linearTerm struct {
	v     *ast.Value // one number
	times int64
}

// Factors and numbers are at most so great, and terms so many, that no sum of products with numbers of 32 bits needs more than 64.
const (
	mostTimes = 1 << 28
	mostTerms = 8
)

// linearOf reads a tile of numbers of 32 bits as such, or returns nil.
func (l *maskedLoop) linearOf(v *ast.Value) *linear {
	line, known := l.linear[v]
	if !known {
		if line = l.read(v); line != nil && !line.isSmall() {
			line = nil
		}
		l.linear[v] = line
	}
	return line
}

func (l *maskedLoop) read(v *ast.Value) *linear {
	if ast.AsTile(v.Type).ElemNum() != num.I32 {
		return nil
	}
	if n, ok := analysis.SplatValue(v); ok {
		return &linear{low: n, high: n}
	}
	def := v.Def()
	switch {
	case v == l.loop.InductionVariable():
		return &linear{times: 1}
	case elements(v) == 1 && !analysis.DefinedIn(v, l.loop):
		return &linear{terms: []linearTerm{{v, 1}}}
	case def == nil:
		return nil
	}
	switch def.Opcode {
	case ast.OpBroadcast, ast.OpReshape:
		return l.linearOf(def.Source())
	case ast.OpIota:
		return &linear{high: elements(v) - 1}
	case ast.OpAddI, ast.OpSubI, ast.OpMulI:
		x, y := l.linearOf(def.Get(ast.InLhs)), l.linearOf(def.Get(ast.InRhs))
		if x == nil || y == nil {
			return nil
		}
		return x.with(def.Opcode, y)
	}
	return nil
}

// with is what an op makes of two, or nil.
func (l *linear) with(op ast.Opcode, o *linear) *linear {
	switch op {
	case ast.OpAddI:
		return l.plus(o)
	case ast.OpSubI:
		return l.plus(o.scaled(-1))
	}
	if n, ok := o.number(); ok {
		return l.scaled(n)
	}
	if n, ok := l.number(); ok {
		return o.scaled(n)
	}
	return nil
}

// number is the only one that they are.
func (l *linear) number() (n int64, ok bool) {
	return l.low, l.times == 0 && len(l.terms) == 0 && l.low == l.high
}

func (l *linear) isSmall() bool {
	small := func(n int64) bool { return -mostTimes <= n && n <= mostTimes }
	return small(l.times) && small(l.low) && small(l.high) && len(l.terms) <= mostTerms && !slices.ContainsFunc(l.terms, func(t linearTerm) bool { return !small(t.times) })
}

func (l *linear) plus(o *linear) *linear {
	return &linear{l.times + o.times, slices.Concat(l.terms, o.terms), l.low + o.low, l.high + o.high}
}

func (l *linear) scaled(n int64) *linear {
	s := &linear{times: l.times * n, low: l.low * n, high: l.high * n}
	if n < 0 {
		s.low, s.high = s.high, s.low
	}
	for _, t := range l.terms {
		s.terms = append(s.terms, linearTerm{t.v, t.times * n})
	}
	return s
}

// sum writes the terms added up.
func (l *linear) sum(at build.At) *ast.Value {
	sum := at.Constant(num.I64, 0)
	for _, t := range l.terms {
		v := t.v
		if len(ast.AsTile(v.Type).Shape) > 0 {
			v = at.Op(ast.OpReshape, ast.Tile(num.I32), v).Value()
		}
		sum = at.Binary(ast.OpAddI, sum, at.Binary(ast.OpMulI, at.Wide(v), at.Constant(num.I64, t.times)))
	}
	return sum
}
