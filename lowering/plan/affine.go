package plan

import (
	"math"

	"tileir/ast"
	"tileir/halt"
)

// affine describes an integer or pointer tile whose elements are an affine
// function of their coordinates:
//
//	element(c) = element(0) + Σ step[d]·c[d]
//
// The equation holds modulo 2^w for elements of w bits, which is all that
// addresses need: pointers have 64 bits, and so have their sums. It holds
// between signed integers, if exact: no element wraps. Only then may the
// elements be widened or compared, and the equation be kept. That nothing wraps
// is promised by the op (no_signed_wrap), or follows from where element(0) and
// the others can be:
//
//	element(0) in [lo, hi], Σ in [0, m]   and lo, hi+m are numbers of w bits
//	2^n divides element(0), Σ in [0, 2^n) as no multiple of 2^n is passed, and
//	                                      the places to wrap at are multiples
//
// Steps of pointers are counted in bytes, those of a dimension of extent 1 are
// zero.
type affine struct {
	steps []step
	exact bool
}

// step is by·factor, where factor is an integer that is the same for all
// elements, read as signed; nil stands for 1.
type step struct {
	by     int64
	factor *ast.Value
}

func (s step) zero() bool { return s.by == 0 }

// times multiplies a step by a uniform number.
func (s step) times(n step) (step, bool) {
	by, fits := mulFits(s.by, n.by)
	switch {
	case s.zero():
		return s, true
	case !fits || s.factor != nil && n.factor != nil:
		return s, false
	case s.factor != nil:
		return step{by, s.factor}, true
	}
	return step{by, n.factor}, true
}

// plus adds steps of one factor.
func (s step) plus(t step) (step, bool) {
	switch {
	case s.zero():
		return t, true
	case t.zero():
		return s, true
	}
	by, fits := addFits(s.by, t.by)
	return step{by, s.factor}, fits && s.factor == t.factor
}

// uniform reports whether all elements are equal.
func (a *affine) uniform() bool {
	for _, s := range a.steps {
		if !s.zero() {
			return false
		}
	}
	return true
}

func equal(rank int) *affine { return &affine{make([]step, rank), true} }

// affineOf returns how v depends on its coordinates, or nil if nothing is known.
func (f *Facts) affineOf(v *ast.Value) *affine {
	if a, ok := f.forms.get(v); ok {
		return a
	}
	halt.If(f.ctx)
	f.forms.begin(v, nil)
	a := f.findAffine(v)
	if a != nil && !a.exact {
		a = &affine{a.steps, f.fits(v, a)}
	}
	f.forms.end(v, a)
	return a
}

func (f *Facts) isUniform(v *ast.Value) bool {
	a := f.affineOf(v)
	return a != nil && a.uniform()
}

func (f *Facts) findAffine(v *ast.Value) *affine {
	t := ast.AsTile(v.Type)
	if t == nil {
		return nil
	}
	if t.NumElements() == 1 {
		return equal(t.Rank())
	}
	op := v.Def()
	if op == nil {
		return f.carriedAffine(v)
	}
	switch op.Opcode {
	case ast.OpConstant:
		if c, ok := op.Attr("value").(*ast.DenseAttr); ok && c.Splat {
			return equal(t.Rank())
		}
		return nil
	case ast.OpIota:
		return &affine{[]step{{by: 1}}, false}
	case ast.OpAssume, ast.OpPtrToPtr:
		return f.affineOf(op.Operand(0))
	case ast.OpReshape:
		return f.reshapedAffine(op)
	case ast.OpBroadcast, ast.OpPermute:
		return f.movedAffine(op)
	case ast.OpFor:
		return f.affineOf(op.Body(0).Args[1+v.Index()])
	}
	if !isElementwise(op) {
		return nil
	}
	for _, o := range op.Operands() {
		if !f.isUniform(o) {
			return f.arithmetic(op)
		}
	}
	return equal(t.Rank())
}

// arithmetic is the affine function that an op makes of others.
func (f *Facts) arithmetic(op *ast.Op) *affine {
	switch op.Opcode {
	case ast.OpExtI:
		if a := f.affineOf(op.Operand(0)); a != nil && a.exact && isSigned(op) {
			return a
		}
	case ast.OpAddI:
		return f.sum(op, step{by: 1})
	case ast.OpSubI:
		return f.sum(op, step{by: -1})
	case ast.OpOffset:
		by := f.affineOf(op.Operand(1))
		if by != nil && (by.exact || ast.AsTile(op.Operand(1).Type).ElemNum().Bits() == 64) {
			size := ast.AsTile(op.Result(0).Type).Pointee().MemBits() / 8
			if size == 0 {
				return nil // half a byte
			}
			return f.sum(op, step{by: int64(size)})
		}
	case ast.OpMulI:
		if f.isUniform(op.Operand(1)) {
			return f.scaled(op, 0, f.uniformStep(op.Operand(1)))
		}
		if f.isUniform(op.Operand(0)) {
			return f.scaled(op, 1, f.uniformStep(op.Operand(0)))
		}
	}
	return nil
}

// sum adds factor times the second operand to the first.
func (f *Facts) sum(op *ast.Op, factor step) *affine {
	a, b := f.affineOf(op.Operand(0)), f.affineOf(op.Operand(1))
	if a == nil || b == nil {
		return nil
	}
	out := &affine{make([]step, len(a.steps)), neverWraps(op) && a.exact && b.exact}
	for d := range a.steps {
		s, ok1 := b.steps[d].times(factor)
		s, ok2 := a.steps[d].plus(s)
		if !ok1 || !ok2 {
			return nil
		}
		out.steps[d] = s
	}
	return out
}

// scaled multiplies operand i by a uniform factor.
func (f *Facts) scaled(op *ast.Op, i int, factor step) *affine {
	a := f.affineOf(op.Operand(i))
	if a == nil {
		return nil
	}
	out := &affine{make([]step, len(a.steps)), neverWraps(op) && a.exact}
	for d := range a.steps {
		s, ok := a.steps[d].times(factor)
		if !ok {
			return nil
		}
		out.steps[d] = s
	}
	return out
}

// uniformStep is a uniform integer as a factor: the number, if it is constant,
// else the value that was spread over the tile.
func (f *Facts) uniformStep(v *ast.Value) step {
	for {
		op := v.Def()
		if op == nil {
			return step{1, v}
		}
		switch {
		case op.Opcode == ast.OpReshape, op.Opcode == ast.OpBroadcast, op.Opcode == ast.OpExtI && isSigned(op):
			v = op.Operand(0)
			continue
		case op.Opcode == ast.OpConstant:
			c := op.Attr("value").(*ast.DenseAttr)
			return step{signedBits(c.Elem(0), c.Type.ElemNum().Bits()), nil}
		}
		return step{1, v}
	}
}

// movedAffine is that of a broadcast or permutation.
func (f *Facts) movedAffine(op *ast.Op) *affine {
	a := f.affineOf(op.Operand(0))
	if a == nil || op.Opcode == ast.OpBroadcast {
		return a // what is repeated has extent 1 and step 0
	}
	out := &affine{nil, a.exact}
	for _, p := range Permutation(op) {
		out.steps = append(out.steps, a.steps[p])
	}
	return out
}

// reshapedAffine splits dimensions: the step along a part is that of the whole
// times the extents of the parts inside it. Dimensions are merged only where
// one of them has extent 1.
func (f *Facts) reshapedAffine(op *ast.Op) *affine {
	a := f.affineOf(op.Operand(0))
	if a == nil {
		return nil
	}
	to := ast.AsTile(op.Result(0).Type).Shape
	parts, ok := splitDims(ast.AsTile(op.Operand(0).Type).Shape, to)
	if !ok {
		if a.uniform() {
			return equal(len(to))
		}
		return nil
	}
	out := &affine{make([]step, len(to)), a.exact}
	for k, p := range parts {
		if to[k] == 1 {
			continue
		}
		s, fits := a.steps[p.dim].times(step{by: p.scale})
		if !fits {
			return nil
		}
		out.steps[k] = s
	}
	return out
}

// part says which dimension of a reshape's operand a dimension of its result
// is part of, and how many elements along that it counts in.
type part struct {
	dim   int
	scale int64
}

// splitDims matches the dimensions of a reshape's result with those of its
// operand; ok is false if dimensions are merged. Dimensions of extent 1 match
// none.
func splitDims(from, to []int64) (parts []part, ok bool) {
	parts = make([]part, len(to))
	k := len(to) - 1
	for d := len(from) - 1; d >= 0; d-- {
		for left, scale := from[d], int64(1); left > 1; k-- {
			if k < 0 || to[k] > left {
				return nil, false
			}
			parts[k] = part{d, scale}
			left /= to[k]
			scale *= to[k]
		}
	}
	return parts, true
}

// carriedAffine is that of a tile that a for carries: the first one's, if what
// the loop passes on depends on its coordinates in the same way.
func (f *Facts) carriedAffine(v *ast.Value) *affine {
	loop := v.ArgOf().Parent()
	if loop == nil || loop.Opcode != ast.OpFor || v.Index() == 0 {
		return nil
	}
	i := v.Index() - 1
	guess := f.affineOf(loop.Operand(3 + i))
	g := f.forms.guess(v)
	defer g.close()
	for guess != nil {
		g.assume(guess)
		next := f.passedOn(loop, i)
		switch {
		case next == nil || !sameForm(next.steps, guess.steps):
			guess = nil
		case guess.exact && !next.exact:
			guess = &affine{guess.steps, false}
		default:
			return guess
		}
	}
	g.giveUp()
	return nil
}

// passedOn returns what all continues of a loop pass on as value i, or nil if
// they differ.
func (f *Facts) passedOn(loop *ast.Op, i int) *affine {
	var all *affine
	for _, t := range f.terminators(loop) {
		if t.Opcode != ast.OpContinue {
			return nil
		}
		a := f.affineOf(t.Operand(i))
		if a == nil || all != nil && !sameForm(a.steps, all.steps) {
			return nil
		}
		all = &affine{a.steps, a.exact && (all == nil || all.exact)}
	}
	return all
}

func sameForm(a, b []step) bool {
	for d := range a {
		if a[d] != b[d] && !(a[d].zero() && b[d].zero()) {
			return false
		}
	}
	return len(a) == len(b)
}

// fits reports whether no element of an integer tile with these steps wraps.
func (f *Facts) fits(v *ast.Value, a *affine) bool {
	t := ast.AsTile(v.Type)
	if !t.ElemNum().IsInt() {
		return false
	}
	w := t.ElemNum().Bits()
	var rest integers
	for d, s := range a.steps {
		rest = rest.plus(f.reach(s, t.Shape[d]))
	}
	if rest == everything {
		return false
	}
	if all := f.rangeOf(v).plus(rest); all != everything && all.within(signedRange(w)) {
		return true
	}
	x := f.axisOf(v)
	return x != nil && rest.lo >= 0 && uint64(rest.hi) < min(x.base, 1<<(w-1))
}

// reach bounds step·c for coordinates c below n.
func (f *Facts) reach(s step, n int64) integers {
	if s.zero() || n == 1 {
		return integers{}
	}
	factor := integers{1, 1}
	if s.factor != nil {
		factor = f.rangeOf(s.factor)
	}
	r := factor.times(integers{s.by, s.by}).times(integers{n - 1, n - 1})
	if r == everything || r.lo == math.MinInt64 {
		return everything
	}
	return r.union(integers{})
}
