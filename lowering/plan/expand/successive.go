package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
)

// A loop may go on with what another one leaves, as over keys of which a mask hides some behind those that all
// count. Rotated each by itself the first ends with a product beside which nobody computes, and the
// second begins with one. So where both have iterations the last product of the first is under way beside the first
// iteration of the second:
//
//	if the first has one iteration at least {
//	  E(first)
//	  if it has several {
//	    for those from the second …
//	    if the second has one at least { its E(first), and L(last) of the first; what follows of the second }
//	    else { L(last) }
//	  } else { L(first) }
//	}
//	if the second has iterations, and they have not been run { all of them }

// rotateLoops has products begin an iteration later that are scheduled to.
func rotateLoops(c *pass.Context, rings []*schedule.Ring) error {
	taken := map[*ast.Op]bool{}
	_, abreast := gpu.AbreastOf(c.Op)
	for _, until := range []string{gpu.OverlapLater, gpu.OverlapHeld, gpu.OverlapScaled} {
		list, err := underWay(c, until, func(product *ast.Op) (*rotation, string) {
			loop := product.Parent()
			if taken[loop] {
				return nil, "another product of its loop is begun later already"
			}
			taken[loop] = true
			return rotationOf(c, rings, loop, product, until)
		})
		for _, r := range list {
			r.held, r.turns = until == gpu.OverlapHeld, gpu.Alternates(c.Op)
			r.twice = r.held || abreast && (r.turns || until == gpu.OverlapScaled)
		}
		_, _, handed := gpu.RegistersOf(c.Op)
		rotateAll(list, handed && !abreast)
		if err != nil {
			return err
		}
	}
	beginTurns(c.Op)
	return nil
}

// rotateAll rotates loops, two that follow each other together where a role hands its registers on: what both compute
// lives where the one goes into the other.
func rotateAll(list []*rotation, together bool) {
	for i := 0; i < len(list); i++ {
		if together && i+1 < len(list) && list[i].goesInto(list[i+1]) {
			successive{list[i], list[i+1]}.rotate()
			i++
			continue
		}
		list[i].rotate()
	}
}

// goesInto reports whether what a loop leaves is what another one of the same kind begins with, and nothing else
// comes between them, or reads it.
func (r *rotation) goesInto(next *rotation) bool {
	if r.scale == nil || next.scale == nil || r.Loop.Block() != next.Loop.Block() || !r.Loop.IsBefore(next.Loop) {
		return false
	}
	for op := r.Loop.Next(); op != next.Loop; op = op.Next() {
		if !analysis.Repeatable(op) {
			return false
		}
	}
	inits := next.Loop.List(ast.InInitValues)
	for i, arg := range next.Loop.Carried() {
		// What the earlier part of the second begins with the later one of the first must not make.
		of := r.argOf(inits[i])
		if (of != nil && of == r.sum()) != (arg == next.sum()) {
			return false
		}
		if of != nil && r.Args[of] && !next.Args[arg] {
			return false
		}
	}
	for _, v := range r.Loop.Results() {
		for _, u := range v.Uses() {
			if u.Op != next.Loop || u.Index < len(next.Loop.Operands())-len(inits) {
				return false
			}
		}
	}
	return true
}

// argOf is the argument of the loop whose last value it leaves as v, or nil.
func (r *rotation) argOf(v *ast.Value) *ast.Value {
	if i := slices.Index(r.Loop.Results(), v); i >= 0 {
		return r.Loop.Carried()[i]
	}
	return nil
}

// successive are two loops of which the second goes on with what the first leaves.
type successive struct{ first, second *rotation }

// rotate writes both.
func (j successive) rotate() {
	a, b := j.first, j.second
	some, more := a.runs(), b.runs()
	whole := j.branch(a.Loop, some)
	ast.InsertBefore(b.Loop, whole)
	w := a.writer(whole.AddRegion().AddBlock())
	w.yield(w.to, j.iterations(&w, more))
	none := a.writer(whole.AddRegion().AddBlock())
	none.yield(none.to, append(j.left(a.Loop.List(ast.InInitValues)), more))

	n := len(b.Loop.Results())
	rest := b.newBranch(whole.Result(n))
	ast.InsertBefore(b.Loop, rest)
	alone := b.writer(rest.AddRegion().AddBlock())
	alone.inits = whole.Results()[:n]
	alone.yield(alone.to, alone.iterations())
	done := b.writer(rest.AddRegion().AddBlock())
	done.yield(done.to, whole.Results()[:n])
	for i, v := range b.Loop.Results() {
		v.ReplaceAllUses(rest.Result(i))
	}
	b.Loop.Erase()
	a.Loop.Erase()
}

// branch makes a branch with what the second loop carries as results, and whether it is still to be run.
func (j successive) branch(at *ast.Op, condition *ast.Value) *ast.Op {
	branch := j.second.newBranch(condition)
	branch.AddResult(ast.Tile(num.I1))
	branch.Pos, branch.Loc = at.Pos, at.Loc
	return branch
}

// left is what the second loop begins with, if the first one leaves these values.
func (j successive) left(results []*ast.Value) (inits []*ast.Value) {
	for _, v := range j.second.Loop.List(ast.InInitValues) {
		if i := slices.Index(j.first.Loop.Results(), v); i >= 0 {
			v = results[i]
		}
		inits = append(inits, v)
	}
	return inits
}

// iterations writes those of the first loop, and behind several those of the second.
func (j successive) iterations(w *rotated, more *ast.Value) []*ast.Value {
	first := w.begin()
	second, many := w.second()
	branch := j.branch(w.Loop, many)
	w.to.Append(branch)

	steady := func(w *rotated) *ast.Op {
		loop := w.steady(first, second, w.Loop.Get(ast.InUpperBound))
		loop.SetAttr(gpu.AttrNonempty, ast.UnitAttr{})
		return loop
	}
	several := w.in(branch)
	on := j.branch(w.Loop, more)
	several.to.Append(on)
	both := several.in(on)
	both.yield(both.to, j.over(&both, steady(&both)))
	ends := several.in(on)
	ends.yield(ends.to, append(j.left(ends.others(steady(&ends))), more))
	several.yield(several.to, on.Results())

	one := w.in(branch)
	one.yield(one.to, append(j.left(one.only(first)), more))
	return branch.Results()
}

// over writes the second loop behind the first one's steady iterations.
func (j successive) over(w *rotated, steady *ast.Op) []*ast.Value {
	a, b := j.first, j.second
	before := w.behind(steady)
	// results are what the first loop leaves: of its earlier part at once, of its later one when that is written.
	results := func() []*ast.Value {
		list := slices.Clone(steady.Results()[:len(a.Loop.Results())])
		for i, arg := range a.Loop.Carried() {
			if a.Args[arg] {
				list[i] = build.Renamed(a.Next(arg), before)
			}
		}
		return j.left(list)
	}
	next := rotated{b, w.to, results()}
	now := next.firstOf()
	next.together(now, a, before)
	next.inits = results()
	list := next.oneOrMore(now)
	left := next.at(func(at build.At) *ast.Value { return at.Constant(num.I1, 0) })
	return append(list, left)
}
