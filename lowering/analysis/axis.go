package analysis

import (
	"context"
	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
)

// axis describes how the elements of an integer or pointer tile depend on their
// coordinates, as far as it is an affine function:
//
//	element(c) = element(0) + Σ step[d]·c[d]
//
// Pointers and their steps are counted in bytes. base is a power of two that
// divides element(0). A step is exact, or known only to be a multiple of a
// power of two; then the elements need not be an affine function, as long as
// neighbours differ by such multiples: rows modulo something, or from a table. Arithmetic that wraps does not disturb what is concluded from
// it: within a run of 2^n elements from a multiple of 2^n on nothing wraps.
type axis struct {
	base  uint64
	steps []axisStep
}

type axisStep struct {
	exact bool
	by    int64 // the step, or what it is a multiple of
}

func (s axisStep) zero() bool { return s.exact && s.by == 0 }

// multiple returns a power of two that divides the step.
func (s axisStep) multiple() uint64 { return powerOfTwo(uint64(s.by)) }

// uniform is the axis of a tile whose elements are all equal.
func uniform(base uint64, rank int) *axis {
	steps := make([]axisStep, rank)
	for i := range steps {
		steps[i].exact = true
	}
	return &axis{base, steps}
}

// axes knows how elements depend on their coordinates, and so how many of them follow each other.
type axes struct {
	*divisors
	ctx    context.Context
	axisOf memo[*axis]      // of Axis
	runs   map[along]uint64 // memory of run
}

// Axis returns v's axis, or nil if it holds no integers and pointers, or is
// being looked at.
func (f *axes) Axis(v *ast.Value) *axis {
	if a, ok := f.axisOf.get(v); ok {
		return a
	}
	halt.If(f.ctx)
	f.axisOf.begin(v, nil)
	a := f.findAxis(v)
	if a == nil {
		a = anyAxis(v)
	}
	f.axisOf.end(v, a)
	return a
}

// anyAxis is that of an integer or pointer tile of which nothing is known: its
// elements differ by multiples of one.
func anyAxis(v *ast.Value) *axis {
	t := ast.AsTile(v.Type)
	if t == nil || t.Pointee() == num.Invalid && !t.ElemNum().IsInt() {
		return nil
	}
	a := uniform(1, t.Rank())
	for d, n := range t.Shape {
		if n > 1 {
			a.steps[d] = axisStep{false, 1}
		}
	}
	return a
}

func (f *axes) findAxis(v *ast.Value) *axis {
	t := ast.AsTile(v.Type)
	if t == nil {
		return nil
	}
	if t.NumElements() == 1 {
		return uniform(f.Divisor(v), t.Rank())
	}
	op := v.Def()
	if op == nil {
		return f.carriedAxis(v)
	}
	switch op.Opcode {
	case ast.OpConstant:
		if c, ok := op.Attr(ast.KeyValue).(*ast.DenseAttr); ok && c.Splat {
			return uniform(powerOfTwo(c.Elem(0)), t.Rank())
		}
	case ast.OpIota:
		return &axis{maxDivisor, []axisStep{{true, 1}}}
	case ast.OpAssume, ast.OpExtI, ast.OpPtrToPtr:
		return f.Axis(op.Source())
	case ast.OpReshape:
		return f.reshapedAxis(op)
	case ast.OpBroadcast:
		return f.broadcastAxis(op)
	case ast.OpPermute:
		return f.permutedAxis(op)
	case ast.OpAddI, ast.OpSubI:
		return sumAxes(f.Axis(op.Get(ast.InLhs)), f.Axis(op.Get(ast.InRhs)), 1, op.Opcode == ast.OpSubI)
	case ast.OpOffset:
		size := int64(t.Pointee().MemBits() / 8)
		if size == 0 {
			return nil // half a byte
		}
		return sumAxes(f.Axis(op.Get(ast.InPtr)), f.Axis(op.Get(ast.InOffset)), size, false)
	case ast.OpMulI:
		return f.productAxis(op, t.Rank())
	case ast.OpFor:
		return f.Axis(op.Carried()[v.Index()])
	}
	return nil
}

// sumAxes adds size·b to a, or subtracts it.
func sumAxes(a, b *axis, size int64, minus bool) *axis {
	if a == nil || b == nil {
		return nil
	}
	sum := &axis{min(a.base, max(b.base*uint64(size), 1)), make([]axisStep, len(a.steps))}
	sum.base = min(sum.base, maxDivisor)
	for d := range a.steps {
		x, y := a.steps[d], b.steps[d]
		y.by *= size
		if minus {
			y.by = -y.by
		}
		if x.exact && y.exact {
			sum.steps[d] = axisStep{true, x.by + y.by}
		} else {
			sum.steps[d] = axisStep{false, int64(min(x.multiple(), y.multiple()))}
		}
	}
	return sum
}

// productAxis multiplies by a tile that is the same everywhere: a constant
// gives exact steps, another number multiples.
func (f *axes) productAxis(op *ast.Op, rank int) *axis {
	a, b := f.Axis(op.Get(ast.InLhs)), f.Axis(op.Get(ast.InRhs))
	factor := op.Get(ast.InRhs)
	if a == nil || b == nil {
		return nil
	}
	if !constantAxis(b) {
		a, b, factor = b, a, op.Get(ast.InLhs)
	}
	if !constantAxis(b) {
		return nil
	}
	out := &axis{min(a.base*b.base, maxDivisor), make([]axisStep, rank)}
	n, known := SplatValue(factor)
	for d, s := range a.steps {
		switch {
		case s.zero():
			out.steps[d] = s
		case known:
			out.steps[d] = axisStep{s.exact, s.by * n}
		default:
			out.steps[d] = axisStep{false, int64(min(s.multiple()*b.base, maxDivisor))}
		}
	}
	return out
}

func constantAxis(a *axis) bool {
	for _, s := range a.steps {
		if !s.zero() {
			return false
		}
	}
	return true
}

// SplatValue returns the number that every element of v is, if v is made from a
// constant.
func SplatValue(v *ast.Value) (int64, bool) {
	op := v.Def()
	if op == nil {
		return 0, false
	}
	switch op.Opcode {
	case ast.OpReshape, ast.OpBroadcast:
		return SplatValue(op.Source())
	case ast.OpConstant:
		c, ok := op.Attr(ast.KeyValue).(*ast.DenseAttr)
		if !ok || !c.Splat && c.Type.NumElements() != 1 {
			return 0, false
		}
		s := 64 - uint(c.Type.ElemNum().Bits())
		return int64(c.Elem(0)<<s) >> s, true
	}
	return 0, false
}

// broadcastAxis: a dimension of extent 1 becomes one along which nothing
// changes.
func (f *axes) broadcastAxis(op *ast.Op) *axis {
	a := f.Axis(op.Source())
	if a == nil {
		return nil
	}
	src := ast.AsTile(op.Source().Type)
	out := &axis{a.base, append([]axisStep(nil), a.steps...)}
	for d, n := range src.Shape {
		if n == 1 {
			out.steps[d] = axisStep{exact: true}
		}
	}
	return out
}

func (f *axes) permutedAxis(op *ast.Op) *axis {
	a := f.Axis(op.Source())
	if a == nil {
		return nil
	}
	out := &axis{base: a.base}
	for _, p := range Permutation(op) {
		out.steps = append(out.steps, a.steps[p])
	}
	return out
}

// reshapedAxis splits dimensions: the step along a part is that of the whole
// times the extents of the parts inside it. Dimensions are merged only where
// one of them has extent 1.
func (f *axes) reshapedAxis(op *ast.Op) *axis {
	a := f.Axis(op.Source())
	if a == nil {
		return nil
	}
	from, to := ast.AsTile(op.Source().Type).Shape, ast.AsTile(op.Value().Type).Shape
	out := &axis{a.base, make([]axisStep, len(to))}
	for i := range out.steps {
		out.steps[i].exact = true
	}
	k := len(to) - 1
	for d := len(from) - 1; d >= 0; d-- {
		if from[d] == 1 {
			continue
		}
		left, scale := from[d], int64(1)
		for left > 1 {
			if k < 0 || to[k] > left {
				return nil
			}
			if to[k] > 1 {
				out.steps[k] = axisStep{a.steps[d].exact, a.steps[d].by * scale}
			}
			left /= to[k]
			scale *= to[k]
			k--
		}
	}
	return out
}

// carriedAxis is that of a value that a loop carries: the first one's, if what
// the loop passes on has the same steps.
func (f *axes) carriedAxis(v *ast.Value) *axis {
	op := v.ArgOf().Parent()
	if op == nil || op.Opcode != ast.OpFor || v.Index() == 0 {
		return nil
	}
	i := v.Index() - 1
	first := f.Axis(op.List(ast.InInitValues)[i])
	if first == nil {
		return nil
	}
	// Assume that the steps stay, with the base that the first addition to it
	// leaves, and see whether that holds.
	guess := *first
	g := f.axisOf.guess(v)
	defer g.close()
	for range 3 {
		g.assume(&guess)
		holds := true
		for _, t := range f.Terminators(op) {
			if t.Opcode != ast.OpContinue {
				continue
			}
			next := f.Axis(t.Operand(i))
			if next == nil || !sameSteps(next.steps, guess.steps) {
				g.giveUp()
				return nil
			}
			if next.base < guess.base {
				guess.base = next.base
				holds = false
			}
		}
		if holds {
			return &guess
		}
	}
	g.giveUp()
	return nil
}

func sameSteps(a, b []axisStep) bool {
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return len(a) == len(b)
}

// along is a dimension of a tile.
type along struct {
	v   *ast.Value
	dim int
}

// run returns how many elements along dimension dim, from a multiple of that
// number on, are known to be equal. What was found is remembered, as masks are
// made of each other.
func (f *axes) run(v *ast.Value, dim int) uint64 {
	n, ok := f.runs[along{v, dim}]
	if !ok {
		n = f.findRun(v, dim)
		if f.runs == nil {
			f.runs = map[along]uint64{}
		}
		f.runs[along{v, dim}] = n
	}
	return n
}

func (f *axes) findRun(v *ast.Value, dim int) uint64 {
	op := v.Def()
	t := ast.AsTile(v.Type)
	if t.Shape[dim] == 1 {
		return maxDivisor
	}
	if a := f.Axis(v); a != nil && a.steps[dim].zero() {
		return maxDivisor
	}
	if op == nil {
		return 1
	}
	switch op.Opcode {
	case ast.OpConstant:
		if c, ok := op.Attr(ast.KeyValue).(*ast.DenseAttr); ok && c.Splat {
			return maxDivisor
		}
	case ast.OpAndI, ast.OpOrI, ast.OpXOrI:
		return min(f.run(op.Get(ast.InLhs), dim), f.run(op.Get(ast.InRhs), dim))
	case ast.OpBroadcast:
		return f.run(op.Source(), dim)
	case ast.OpReshape:
		if d, ok := sameDim(op, dim); ok {
			return f.run(op.Source(), d)
		}
	case ast.OpCmpI:
		return f.compareRun(op, dim)
	}
	return 1
}

// compareRun: x < n and x ≥ n are the same for all x of a run that starts at a
// multiple of its length, if n is one too.
func (f *axes) compareRun(op *ast.Op, dim int) uint64 {
	x, y := f.Axis(op.Get(ast.InLhs)), f.Axis(op.Get(ast.InRhs))
	if x == nil || y == nil {
		return 1
	}
	p := op.Enum(ast.KeyComparisonPredicate, ast.CmpEqual)
	forward := p == ast.CmpLess || p == ast.CmpGreaterEqual
	backward := p == ast.CmpGreater || p == ast.CmpLessEqual
	one := axisStep{true, 1}
	switch {
	case x.steps[dim].zero() && y.steps[dim].zero():
		return maxDivisor
	case forward && x.steps[dim] == one && y.steps[dim].zero(), backward && y.steps[dim] == one && x.steps[dim].zero():
		n := min(x.base, y.base)
		for d := range x.steps {
			if d != dim {
				n = min(n, x.steps[d].multiple(), y.steps[d].multiple())
			}
		}
		return n
	}
	return 1
}

// sameDim finds the operand's dimension that a reshape leaves as dimension dim
// of the result.
func sameDim(op *ast.Op, dim int) (int, bool) {
	from, to := ast.AsTile(op.Source().Type).Shape, ast.AsTile(op.Value().Type).Shape
	inner := int64(1)
	for _, n := range to[dim+1:] {
		inner *= n
	}
	own := int64(1)
	for d := len(from) - 1; d >= 0; d-- {
		if own == inner && from[d] == to[dim] {
			return d, true
		}
		own *= from[d]
	}
	return 0, false
}

// elemBytes returns the bytes that an element takes in memory.
func elemBytes(t ast.Type) int {
	if n, ok := t.(ast.NumType); ok {
		return max(n.Num().MemBits()/8, 1)
	}
	return 8 // an address
}
