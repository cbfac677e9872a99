package analysis

import (
	"context"
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
	Steps []Step
	exact bool
}

// Step is by·factor, where factor is an integer that is the same for all
// elements, read as signed; nil stands for 1.
type Step struct {
	By     int64
	Factor *ast.Value
}

func (s Step) zero() bool { return s.By == 0 }

// times multiplies a step by a uniform number.
func (s Step) times(n Step) (Step, bool) {
	by, fits := mulFits(s.By, n.By)
	switch {
	case s.zero():
		return s, true
	case !fits || s.Factor != nil && n.Factor != nil:
		return s, false
	case s.Factor != nil:
		return Step{by, s.Factor}, true
	}
	return Step{by, n.Factor}, true
}

// plus adds steps of one factor.
func (s Step) plus(t Step) (Step, bool) {
	switch {
	case s.zero():
		return t, true
	case t.zero():
		return s, true
	}
	by, fits := addFits(s.By, t.By)
	return Step{by, s.Factor}, fits && s.Factor == t.Factor
}

// uniform reports whether all elements are equal.
func (a *affine) uniform() bool {
	for _, s := range a.Steps {
		if !s.zero() {
			return false
		}
	}
	return true
}

func equal(rank int) *affine { return &affine{make([]Step, rank), true} }

// affineForms knows which tiles are affine functions of their coordinates. That no element wraps
// follows from where they are, and what divides them.
type affineForms struct {
	*axes
	*ranges
	ctx   context.Context
	forms memo[*affine] // of Affine
}

// Affine returns how v depends on its coordinates, or nil if nothing is known.
func (f *affineForms) Affine(v *ast.Value) *affine {
	if a, ok := f.forms.get(v); ok {
		return a
	}
	halt.If(f.ctx)
	f.forms.begin(v, nil)
	a := f.findAffine(v)
	if a != nil && !a.exact {
		a = &affine{a.Steps, f.fits(v, a)}
	}
	f.forms.end(v, a)
	return a
}

func (f *affineForms) IsUniform(v *ast.Value) bool {
	a := f.Affine(v)
	return a != nil && a.uniform()
}

func (f *affineForms) findAffine(v *ast.Value) *affine {
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
		if c, ok := op.Attr(ast.KeyValue).(*ast.DenseAttr); ok && c.Splat {
			return equal(t.Rank())
		}
		return nil
	case ast.OpIota:
		return &affine{[]Step{{By: 1}}, false}
	case ast.OpAssume, ast.OpPtrToPtr:
		return f.Affine(op.Source())
	case ast.OpReshape:
		return f.reshapedAffine(op)
	case ast.OpBroadcast, ast.OpPermute:
		return f.movedAffine(op)
	case ast.OpFor:
		return f.Affine(op.Carried()[v.Index()])
	}
	if !IsElementwise(op) {
		return nil
	}
	for _, o := range op.Operands() {
		if !f.IsUniform(o) {
			return f.arithmetic(op)
		}
	}
	return equal(t.Rank())
}

// arithmetic is the affine function that an op makes of others.
func (f *affineForms) arithmetic(op *ast.Op) *affine {
	switch op.Opcode {
	case ast.OpExtI:
		if a := f.Affine(op.Source()); a != nil && a.exact && IsSigned(op) {
			return a
		}
	case ast.OpAddI:
		return f.sum(op, Step{By: 1})
	case ast.OpSubI:
		return f.sum(op, Step{By: -1})
	case ast.OpOffset:
		by := f.Affine(op.Get(ast.InOffset))
		if by != nil && (by.exact || ast.AsTile(op.Get(ast.InOffset).Type).ElemNum().Bits() == 64) {
			size := ast.AsTile(op.Value().Type).Pointee().MemBits() / 8
			if size == 0 {
				return nil // half a byte
			}
			return f.sum(op, Step{By: int64(size)})
		}
	case ast.OpMulI:
		if f.IsUniform(op.Get(ast.InRhs)) {
			return f.scaled(op, 0, uniformStep(op.Get(ast.InRhs)))
		}
		if f.IsUniform(op.Get(ast.InLhs)) {
			return f.scaled(op, 1, uniformStep(op.Get(ast.InLhs)))
		}
	}
	return nil
}

// sum adds factor times the second operand to the first.
func (f *affineForms) sum(op *ast.Op, factor Step) *affine {
	a, b := f.Affine(op.Operand(0)), f.Affine(op.Operand(1))
	if a == nil || b == nil {
		return nil
	}
	out := &affine{make([]Step, len(a.Steps)), neverWraps(op) && a.exact && b.exact}
	for d := range a.Steps {
		s, ok1 := b.Steps[d].times(factor)
		s, ok2 := a.Steps[d].plus(s)
		if !ok1 || !ok2 {
			return nil
		}
		out.Steps[d] = s
	}
	return out
}

// scaled multiplies operand i by a uniform factor.
func (f *affineForms) scaled(op *ast.Op, i int, factor Step) *affine {
	a := f.Affine(op.Operand(i))
	if a == nil {
		return nil
	}
	out := &affine{make([]Step, len(a.Steps)), neverWraps(op) && a.exact}
	for d := range a.Steps {
		s, ok := a.Steps[d].times(factor)
		if !ok {
			return nil
		}
		out.Steps[d] = s
	}
	return out
}

// uniformStep is a uniform integer as a factor: the number, if it is constant,
// else the value that was spread over the tile.
func uniformStep(v *ast.Value) Step {
	for {
		op := v.Def()
		if op == nil {
			return Step{1, v}
		}
		switch {
		case op.Opcode == ast.OpReshape, op.Opcode == ast.OpBroadcast, op.Opcode == ast.OpExtI && IsSigned(op):
			v = op.Source()
			continue
		case op.Opcode == ast.OpConstant:
			c := op.Attr(ast.KeyValue).(*ast.DenseAttr)
			return Step{signedBits(c.Elem(0), c.Type.ElemNum().Bits()), nil}
		}
		return Step{1, v}
	}
}

// movedAffine is that of a broadcast or permutation.
func (f *affineForms) movedAffine(op *ast.Op) *affine {
	a := f.Affine(op.Source())
	if a == nil || op.Opcode == ast.OpBroadcast {
		return a // what is repeated has extent 1 and step 0
	}
	out := &affine{nil, a.exact}
	for _, p := range Permutation(op) {
		out.Steps = append(out.Steps, a.Steps[p])
	}
	return out
}

// reshapedAffine splits dimensions: the step along a part is that of the whole
// times the extents of the parts inside it. Dimensions are merged only where
// one of them has extent 1.
func (f *affineForms) reshapedAffine(op *ast.Op) *affine {
	a := f.Affine(op.Source())
	if a == nil {
		return nil
	}
	to := ast.AsTile(op.Value().Type).Shape
	parts, ok := SplitDims(ast.AsTile(op.Source().Type).Shape, to)
	if !ok {
		if a.uniform() {
			return equal(len(to))
		}
		return nil
	}
	out := &affine{make([]Step, len(to)), a.exact}
	for k, p := range parts {
		if to[k] == 1 {
			continue
		}
		s, fits := a.Steps[p.dim].times(Step{By: p.scale})
		if !fits {
			return nil
		}
		out.Steps[k] = s
	}
	return out
}

// part says which dimension of a reshape's operand a dimension of its result
// is part of, and how many elements along that it counts in.
type part struct {
	dim   int
	scale int64
}

// SplitDims matches the dimensions of a reshape's result with those of its
// operand; ok is false if dimensions are merged. Dimensions of extent 1 match
// none.
func SplitDims(from, to []int64) (parts []part, ok bool) {
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
func (f *affineForms) carriedAffine(v *ast.Value) *affine {
	loop := v.ArgOf().Parent()
	if loop == nil || loop.Opcode != ast.OpFor || v.Index() == 0 {
		return nil
	}
	i := v.Index() - 1
	guess := f.Affine(loop.List(ast.InInitValues)[i])
	g := f.forms.guess(v)
	defer g.close()
	for guess != nil {
		g.assume(guess)
		next := f.passedOn(loop, i)
		switch {
		case next == nil || !sameForm(next.Steps, guess.Steps):
			guess = nil
		case guess.exact && !next.exact:
			guess = &affine{guess.Steps, false}
		default:
			return guess
		}
	}
	g.giveUp()
	return nil
}

// passedOn returns what all continues of a loop pass on as value i, or nil if
// they differ.
func (f *affineForms) passedOn(loop *ast.Op, i int) *affine {
	var all *affine
	for _, t := range f.Terminators(loop) {
		if t.Opcode != ast.OpContinue {
			return nil
		}
		a := f.Affine(t.Operand(i))
		if a == nil || all != nil && !sameForm(a.Steps, all.Steps) {
			return nil
		}
		all = &affine{a.Steps, a.exact && (all == nil || all.exact)}
	}
	return all
}

func sameForm(a, b []Step) bool {
	for d := range a {
		if a[d] != b[d] && !(a[d].zero() && b[d].zero()) {
			return false
		}
	}
	return len(a) == len(b)
}

// fits reports whether no element of an integer tile with these steps wraps.
func (f *affineForms) fits(v *ast.Value, a *affine) bool {
	t := ast.AsTile(v.Type)
	if !t.ElemNum().IsInt() {
		return false
	}
	w := t.ElemNum().Bits()
	var rest integers
	for d, s := range a.Steps {
		rest = rest.plus(f.stepRange(s, t.Shape[d]))
	}
	if rest == everything {
		return false
	}
	if all := f.Range(v).plus(rest); all != everything && all.within(signedRange(w)) {
		return true
	}
	x := f.Axis(v)
	return x != nil && rest.lo >= 0 && uint64(rest.hi) < min(x.base, 1<<(w-1))
}

// stepRange bounds step·c for coordinates c below n.
func (f *affineForms) stepRange(s Step, n int64) integers {
	if s.zero() || n == 1 {
		return integers{}
	}
	factor := integers{1, 1}
	if s.Factor != nil {
		factor = f.Range(s.Factor)
	}
	r := factor.times(integers{s.By, s.By}).times(integers{n - 1, n - 1})
	if r == everything || r.lo == math.MinInt64 {
		return everything
	}
	return r.union(integers{})
}
