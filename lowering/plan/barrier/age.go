package barrier

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/live"
)

// ageAround is the age of what was done in an earlier iteration of a loop; loopOf is
// the number of that loop.
func ageAround(t *live.Timeline, loop *ast.Op) age { return now + age(t.End-t.Spans[loop].From) + 1 }

func loopOf(t *live.Timeline, a age) int { return t.End + 1 - int(a-now) }

// grownOld is p as the next iteration of the loop sees it: what was done in the loop
// is old there.
func grownOld(time *live.Timeline, p *pending, loop *ast.Op) *pending {
	old := *p
	inside, a := time.Spans[loop], ageAround(time, loop)
	old.loads = old.loads.aged(inside.From, inside.To, a)
	old.global = old.global.aged(inside.From, inside.To, a)
	return &old
}

// sameClass is the class of all accesses of a part, which begins with a number, or 0.
func (g *ages) sameClass(p agedPart, from int, height uint) int {
	a := g.nodes[p.node]
	if a == nil {
		a = g.accessesOf(p.node, from, height)
		g.nodes[p.node] = a
	}
	if p.least > now && a.moving >= loopOf(g.time, p.least) {
		return 0 // one is stale
	}
	return a.class
}

func (g *ages) accessesOf(n *agedNode, from int, height uint) *accesses {
	a := &accesses{class: -1}
	add := func(class, moving int) {
		if a.class < 0 {
			a.class = class
		} else if a.class != class {
			a.class = 0
		}
		a.moving = max(a.moving, moving)
	}
	if n.ages != nil {
		for i, age := range n.ages {
			if age != never {
				op := g.time.Ops[from+i]
				add(g.classOf(globalAccess{op, age}), g.movingIn(op))
			}
		}
		return a
	}
	for k, part := range n.parts {
		if part.node != nil {
			class := g.sameClass(part, from+k<<height, height-4)
			add(class, g.nodes[part.node].moving)
		}
	}
	return a
}

// stale reports whether an access was made at another place than it is made at in this
// iteration, which may overlap it.
func (g *ages) stale(r globalAccess) bool {
	return r.age > now && g.movingIn(r.op) >= loopOf(g.time, r.age)
}

// movingIn returns the number of the innermost loop around an access in each of whose
// iterations it is at another place, which may overlap the one before; 0 if there is
// none. In the loops around that one it is so too. The loop makes its view, or its
// index, and the elements of the view share addresses.
func (g *ages) movingIn(op *ast.Op) int {
	if at, ok := g.moving[op]; ok {
		return at
	}
	at := 0
	if view, index, _ := viewAccess(op); view != nil {
		makes := []*ast.Value{view}
		if t, ok := view.Type.(*ast.PartitionViewType); !ok || !spread(t.View) {
			makes = slices.Concat(makes, index)
		}
		for _, v := range makes {
			at = max(at, g.madeIn(v))
		}
	}
	g.moving[op] = at
	return at
}

// madeIn is the number of the innermost loop that makes a value, or 0.
func (g *ages) madeIn(v *ast.Value) int {
	loop := g.time.Inner[v.Def()]
	if v.Def() == nil {
		if loop = v.ArgOf().Parent(); !analysis.IsLoop(loop) {
			loop = g.time.Inner[loop]
		}
	}
	return g.time.Spans[loop].From
}

// classOf numbers the accesses to each address by the same thread: they go
// through one view at one index under one layout, which no two threads share elements
// in. (One of two is a store, and storing one tile to an address twice is undefined, so
// different elements are different addresses.) It is 0 for what may meet others of its
// kind all the same.
func (g *ages) classOf(r globalAccess) int {
	if acquires(r.op) || g.stale(r) {
		return 0
	}
	class, ok := g.classes[r.op]
	if !ok {
		class = g.newClass(r.op)
		g.classes[r.op] = class
	}
	return class
}

func (g *ages) newClass(op *ast.Op) int {
	view, index, tile := viewAccess(op)
	if view == nil {
		return 0
	}
	if _, ok := view.Type.(*ast.PartitionViewType); !ok {
		return 0 // other views may have an element by two indices
	}
	l, err := gpu.LayoutOf(tile, g.warps)
	if err != nil {
		return 0
	}
	if lanes, warps := l.Copies(); lanes|warps != 0 {
		return 0
	}
	class := g.kindOf(kind{by: view})
	for _, v := range index {
		class = g.kindOf(kind{class: class, by: v})
	}
	return g.kindOf(kind{class: class, in: string(gpu.AppendLayout(nil, l))})
}

func (g *ages) kindOf(k kind) int {
	n, ok := g.kinds[k]
	if !ok {
		n = len(g.kinds) + 1
		g.kinds[k] = n
	}
	return n
}
