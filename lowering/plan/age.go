package plan

import (
	"math/bits"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
)

// grownOld is p as the next iteration of the loop sees it: what was done in the loop
// is old there, and stale if it moves.
func (b *barriers) grownOld(p *pending, loop *ast.Op) *pending {
	old := *p
	inside := b.time.spans[loop]
	first, last := inside.from<<reachBits, inside.to<<reachBits|1<<reachBits-1
	for _, list := range [...]*sharedSet{&old.loads, &old.global} {
		part := list.part(first, last)
		rest := list.minus(part)
		part.root = b.aged(part.root, 0, part.height, inside.from)
		*list = rest.union(part)
	}
	return &old
}

// accesses is what is known of all accesses to global memory in a node. Most of what
// is pending at the end of one loop is so at that of the loop around it.
type accesses struct {
	low, high  int      // the least and the most of movingIn
	old, stale *setNode // what becomes of them if none of them moves, and if all do
	class      int      // that of each: see classOf
}

// aged is a node, whose words begin with number at, at the end of the loop whose
// number is given.
func (b *barriers) aged(n *setNode, at int, height uint, loop int) *setNode {
	if n == nil {
		return nil
	}
	a := b.accessesOf(n, at, height)
	switch {
	case loop > a.high:
		if a.old == nil {
			a.old = b.agedParts(n, at, height, loop)
		}
		return a.old
	case loop <= a.low:
		if a.stale == nil {
			a.stale = b.agedParts(n, at, height, loop)
		}
		return a.stale
	}
	return b.agedParts(n, at, height, loop)
}

func (b *barriers) agedParts(n *setNode, at int, height uint, loop int) *setNode {
	if n.kids == nil {
		return n.like(leaf(b.agedWord(n.word, at, loop)))
	}
	height -= 4
	return n.each16(func(k int, kid *setNode) *setNode { return b.aged(kid, at+k<<height, height, loop) })
}

// An op has as many bits of a word.
const (
	opWidth = 1 << reachBits
	opBits  = 1<<opWidth - 1
)

// agedWord is a word of accesses at the end of a loop.
func (b *barriers) agedWord(word uint64, at, loop int) (aged uint64) {
	for i := 0; i < 64; i += opWidth {
		one := word >> i & opBits
		switch {
		case one == 0:
		case b.movingIn(at<<6|i) >= loop:
			aged |= 1 << (oldBit | staleBit) << i
		default:
			aged |= (one&^1 | one&1<<oldBit) << i
		}
	}
	return aged
}

func (b *barriers) accessesOf(n *setNode, at int, height uint) *accesses {
	a := b.nodes[n]
	if a != nil {
		return a
	}
	a = &accesses{low: b.time.end, class: -1}
	add := func(low, high, class int) {
		a.low, a.high = min(a.low, low), max(a.high, high)
		if a.class < 0 {
			a.class = class
		} else if a.class != class {
			a.class = 0
		}
	}
	if n.kids == nil {
		for w := n.word; w != 0; w &= w - 1 {
			i := at<<6 | bits.TrailingZeros64(w)
			add(b.movingIn(i), b.movingIn(i), b.classOf(b.reachOf(i)))
		}
	} else {
		height -= 4
		for k, kid := range n.kids {
			if kid != nil {
				of := b.accessesOf(kid, at+k<<height, height)
				add(of.low, of.high, of.class)
			}
		}
	}
	b.nodes[n] = a
	return a
}

// movingIn returns the number of the innermost loop around an access in each of whose
// iterations it is at another place, which may overlap the one before; 0 if there is
// none. In the loops around that one it is so too. The loop makes its view, or its
// index, and the elements of the view share addresses.
func (b *barriers) movingIn(number int) int {
	op := b.reachOf(number).op
	if at, ok := b.moving[op]; ok {
		return at
	}
	at := 0
	if view, index, _ := viewAccess(op); view != nil {
		makes := []*ast.Value{view}
		if t, ok := view.Type.(*ast.PartitionViewType); !ok || !spread(t.View) {
			makes = slices.Concat(makes, index)
		}
		for _, v := range makes {
			at = max(at, b.madeIn(v))
		}
	}
	b.moving[op] = at
	return at
}

// madeIn is the number of the innermost loop that makes a value, or 0.
func (b *barriers) madeIn(v *ast.Value) int {
	loop := b.time.inner[v.Def()]
	if v.Def() == nil {
		if loop = v.ArgOf().Parent(); !analysis.IsLoop(loop) {
			loop = b.time.inner[loop]
		}
	}
	return b.time.spans[loop].from
}

// classOf numbers the accesses that touch each address by the same thread: they go
// through one view at one index under one layout, which no two threads share elements
// in. (One of two is a store, and storing one tile to an address twice is undefined, so
// different elements are different addresses.) It is 0 for what may meet others of its
// kind all the same.
func (b *barriers) classOf(r reach) int {
	if r.stale || acquires(r.op) {
		return 0
	}
	class, ok := b.classes[r.op]
	if !ok {
		class = b.newClass(r.op)
		b.classes[r.op] = class
	}
	return class
}

// kind is the kind of accesses of which one thing more is known.
type kind struct {
	class int
	by    *ast.Value
	in    string
}

func (b *barriers) newClass(op *ast.Op) int {
	view, index, tile := viewAccess(op)
	if view == nil {
		return 0
	}
	if _, ok := view.Type.(*ast.PartitionViewType); !ok {
		return 0 // other views may reach an element by two indices
	}
	l, err := gpu.LayoutOf(tile, b.Warps)
	if err != nil {
		return 0
	}
	if lanes, warps := l.Copies(); lanes|warps != 0 {
		return 0
	}
	class := b.kindOf(kind{by: view})
	for _, v := range index {
		class = b.kindOf(kind{class: class, by: v})
	}
	return b.kindOf(kind{class: class, in: string(gpu.AppendLayout(nil, l))})
}

func (b *barriers) kindOf(k kind) int {
	n, ok := b.kinds[k]
	if !ok {
		n = len(b.kinds) + 1
		b.kinds[k] = n
	}
	return n
}
