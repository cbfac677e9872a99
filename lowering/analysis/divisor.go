package analysis

import (
	"context"
	"math/bits"

	"tileir/ast"
	"tileir/halt"
	"tileir/views"
)

// maxDivisor stands for "divisible by every power of two that matters".
const maxDivisor = 1 << 20

// divisors knows what divides values.
type divisors struct {
	*loopEnds
	ctx     context.Context
	entry   *ast.Op
	divides func(argument int) uint64 // a power of two that divides an argument of the entry
	div     memo[uint64]              // of Divisor
}

// Divisor returns the largest power of two that is known to divide every
// element of v: of addresses, in bytes. It follows assume, constants and
// integer arithmetic; what it does not know is divisible by 1.
func (f *divisors) Divisor(v *ast.Value) uint64 {
	if d, ok := f.div.get(v); ok {
		return d
	}
	halt.If(f.ctx)
	f.div.begin(v, 1) // a loop-carried value that depends on itself
	d := f.findDivisor(v)
	f.div.end(v, d)
	return d
}

func (f *divisors) findDivisor(v *ast.Value) uint64 {
	def := v.Def()
	if def == nil {
		if v.ArgOf() == f.entry.Body(0) {
			return f.divides(v.Index())
		}
		return f.carriedDivisor(v)
	}
	arg := func(i int) uint64 { return f.Divisor(def.Operand(i)) }
	switch def.Opcode {
	case ast.OpAssume:
		d := arg(0)
		if def.AssumesConstant() {
			return d
		}
		if p, ok := def.Attr(ast.KeyPredicate).(ast.DivByAttr); ok && !p.Grouped {
			d = max(d, powerOfTwo(p.Divisor))
		}
		return d
	case ast.OpConstant:
		c, ok := def.Attr(ast.KeyValue).(*ast.DenseAttr)
		if !ok || !c.Splat {
			return 1
		}
		return powerOfTwo(c.Elem(0))
	case ast.OpReshape, ast.OpBroadcast, ast.OpPermute, ast.OpExtI:
		return arg(0)
	case ast.OpMulI:
		return min(arg(0)*arg(1), maxDivisor)
	case ast.OpAddI, ast.OpSubI, ast.OpSelect, ast.OpMaxI, ast.OpMinI:
		n := len(def.Operands())
		return min(arg(n-2), arg(n-1))
	case ast.OpFor:
		return f.Divisor(def.Carried()[v.Index()])
	case ast.OpOffset:
		size := uint64(ast.AsTile(v.Type).Pointee().MemBits() / 8)
		return min(arg(0), max(arg(1)*size, 1))
	}
	return 1
}

// carriedDivisor is that of a value that a for carries: what divides the first
// one and, as long as it divides one, the next. The variable that counts has
// the lower bound for first and the step for what is added.
func (f *divisors) carriedDivisor(v *ast.Value) uint64 {
	loop := v.ArgOf().Parent()
	if loop == nil || loop.Opcode != ast.OpFor {
		return 1
	}
	if v.Index() == 0 {
		return min(f.Divisor(loop.Get(ast.InLowerBound)), f.Divisor(loop.Get(ast.InStep)))
	}
	i := v.Index() - 1
	guess := f.Divisor(loop.List(ast.InInitValues)[i])
	g := f.div.guess(v)
	defer g.close()
	for {
		g.assume(guess)
		next := guess
		for _, t := range f.Terminators(loop) {
			next = min(next, f.Divisor(t.Operand(i)))
		}
		if next == guess {
			return guess
		}
		guess = next
	}
}

// powerOfTwo returns the largest power of two that divides n; zero is
// divisible by all.
func powerOfTwo(n uint64) uint64 {
	if n == 0 {
		return maxDivisor
	}
	return min(uint64(1)<<bits.TrailingZeros64(n), maxDivisor)
}

// ViewAlignment returns the alignment in bytes of the first element of every
// run along the contiguous tile dimension, for an access through a view at an index. The
// tiles of a view start in steps, whatever the index; those of a gather where the
// index says. Elements that share bytes count as one byte each, so that a byte of
// memory has two.
func (f *divisors) ViewAlignment(view *ast.Value, index []*ast.Value, contiguous int) limit {
	t := view.Type.(ast.View)
	bits := uint64(t.Tensor().Elem.MemBits())
	size := max(bits/8, 1)
	tv := tensorMaker(view)
	if tv == nil {
		return limit{1, LimitView, contiguous}
	}
	m := views.Of(t)
	known := limit{f.Divisor(tv.Get(ast.InBase)) * 8 * size / bits, LimitAddress, contiguous}
	dynamic := tv.List(ast.InStrides)
	for d, s := range t.Tensor().Strides {
		step, by := powerOfTwo(uint64(s)), LimitStride
		if s == ast.Dynamic {
			step = f.Divisor(dynamic[0])
			dynamic = dynamic[1:]
		}
		if d == TensorDim(t, contiguous) {
			step, by = step*powerOfTwo(uint64(m.Step[contiguous])), LimitTile
			if !m.Bounded() {
				step, by = step*f.Divisor(index[contiguous]), LimitIndex
			}
		}
		known.AtMost(max(step*size, 1), by, d)
	}
	return known
}

// tensorMaker returns the op that makes the tensor of a view, or nil if it is not seen.
func tensorMaker(view *ast.Value) *ast.Op {
	mk := view.Def()
	if mk == nil || len(mk.Operands()) == 0 {
		return nil
	}
	if tv := mk.Source().Def(); tv != nil && tv.Opcode == ast.OpMakeTensorView {
		return tv
	}
	return nil
}

// extentDivisor returns the largest power of two known to divide the extent of
// the tensor along tile dimension d of a view.
func (f *divisors) extentDivisor(view *ast.Value, d int) uint64 {
	t := view.Type.(ast.View)
	dim := TensorDim(t, d)
	if n := t.Tensor().Shape[dim]; n != ast.Dynamic {
		return powerOfTwo(uint64(n))
	}
	tv := tensorMaker(view)
	if tv == nil {
		return 1
	}
	i := 0
	for _, n := range t.Tensor().Shape[:dim] {
		if n == ast.Dynamic {
			i++
		}
	}
	return f.Divisor(tv.List(ast.InExtents)[i])
}
