package schedule

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
)

// A product that takes what its iteration computes of another product's result can run
// an iteration later: under what the next iteration computes. With E for what comes
// before it in an iteration, and L for the product and what depends on it:
//
//	for i { E(i); L(i) }      if there is an iteration {
//	                            E(first)
//	                            for i from the second { E(i) begins; L(i-1) begins; E(i) ends; L(i-1) ends }
//	                            L(last)
//	                          }
//
// Both of an iteration's products are under way at a time, and that of E, which was begun
// first, is waited for alone. What L reads of E is carried from iteration to iteration.
// Attention is such a loop: E is S = Q·K and what is made of it, L is the sum O·α + P·V.

// Rotation is a loop of which a part runs an iteration later.
type Rotation struct {
	Loop    *ast.Op
	Body    *ast.Block
	Product *ast.Op // that runs later
	Late    map[*ast.Op]bool
	Args    map[*ast.Value]bool // of the body, that only the later part computes
}

// NewRotation is one with an empty later part.
func NewRotation(loop, product *ast.Op) *Rotation {
	return &Rotation{Loop: loop, Body: loop.Body(0), Product: product, Late: map[*ast.Op]bool{}, Args: map[*ast.Value]bool{}}
}

// Close adds all that depends on what is in the later part.
func (r *Rotation) Close() {
	for changed := true; changed; {
		changed = false
		for op := range r.Body.Ops() {
			if r.Late[op] || op == r.Body.Last() {
				continue
			}
			Reads(op, func(v *ast.Value) { r.Late[op] = r.Late[op] || r.IsLate(v) })
			changed = changed || r.Late[op]
		}
		for _, arg := range r.Loop.Carried() {
			if !r.Args[arg] && r.IsLate(r.Next(arg)) {
				r.Args[arg], changed = true, true
			}
		}
	}
}

// WhyNot says what stands against the later part running later: something that nobody may
// put off, or nothing beside which it would run. beside reports whether an op is a product
// that runs beside the threads and is waited for in the body.
func (r *Rotation) WhyNot(beside func(*ast.Op) bool) string {
	found := false
	for op := range r.Body.Ops() {
		switch {
		case r.Late[op] && !r.mayBeLate(op):
			return op.ShortName() + " takes its result in the same iteration"
		case !r.Late[op] && beside(op) && op.IsBefore(r.Product):
			found = true
		}
	}
	if !found {
		return "no other product is begun before it in an iteration"
	}
	return ""
}

// mayBeLate reports whether an op may be put off behind what comes after it.
func (r *Rotation) mayBeLate(op *ast.Op) bool {
	switch gpu.KindOf(op) {
	case gpu.MmaWait, gpu.MbarrierWait, gpu.MbarrierArrive:
		return true
	}
	return op == r.Product || analysis.Repeatable(op) && !gpu.IsProduct(op)
}

// Reads calls f for every value that an op, or one inside of it, reads.
func Reads(op *ast.Op, f func(v *ast.Value)) {
	op.Walk(func(o *ast.Op) {
		for _, v := range o.Operands() {
			f(v)
		}
	})
}

// Next is what the next iteration gets for an argument of the body.
func (r *Rotation) Next(arg *ast.Value) *ast.Value { return arg.Next() }

// IsLate reports whether the later part computes a value.
func (r *Rotation) IsLate(v *ast.Value) bool { return r.Args[v] || r.Late[v.Def()] }
