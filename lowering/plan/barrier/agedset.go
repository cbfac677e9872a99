package barrier

import "iter"

// age says how long ago something was done: in this iteration of all loops around it,
// or in an earlier one of a loop that the age names. Of the loops around an op the outer
// ones are older: what was done in an earlier iteration of one may have been done in any
// iteration of those inside.
type age int

const (
	never age = iota
	now
)

// agedSet is a set of numbers, each with an age. Like a sharedSet it is never changed,
// only replaced, and sets that were made from each other have in common what they hold
// in common. A number has one age, the oldest that it was given: so a set holds no more
// in many loops than in one. All of a part grow old at once, without being looked at.
//
// It is a tree of leaves of 16 ages, in which four bits of a number choose the branch.
// The zero value is empty.
type agedSet struct {
	top    agedPart
	height uint // bits that the tree branches on
}

// agedPart is a node in which each age is at least a given one, which is never, or
// older than some of the node's.
type agedPart struct {
	node  *agedNode // nil for none
	least age
}

// agedNode is a leaf, or up to 16 parts below.
type agedNode struct {
	ages     *[16]age
	parts    *[16]agedPart
	youngest age
}

// atLeast is a node as a part.
func (n *agedNode) atLeast(a age) agedPart {
	if n == nil || a <= n.youngest {
		a = never
	}
	return agedPart{n, a}
}

// leafOf is a part of those ages, none if all are never.
func leafOf(ages [16]age) agedPart {
	n := &agedNode{ages: &ages}
	for _, a := range ages {
		n.addYoungest(a)
	}
	return n.unlessEmpty()
}

func branchOf(parts [16]agedPart) agedPart {
	n := &agedNode{parts: &parts}
	for _, p := range parts {
		if p.node != nil {
			n.addYoungest(max(p.node.youngest, p.least))
		}
	}
	return n.unlessEmpty()
}

func (n *agedNode) addYoungest(a age) {
	if a != never && (n.youngest == never || a < n.youngest) {
		n.youngest = a
	}
}

func (n *agedNode) unlessEmpty() agedPart {
	if n.youngest == never {
		return agedPart{}
	}
	return agedPart{node: n}
}

func (p agedPart) isLeaf() bool { return p.node.ages != nil }

// ages lists the ages of a leaf, or of nothing.
func (p agedPart) ages() (list [16]age) {
	if p.node == nil {
		return list
	}
	list = *p.node.ages
	for i, a := range list {
		if a != never {
			list[i] = max(a, p.least)
		}
	}
	return list
}

// parts lists the parts below one that is no leaf.
func (p agedPart) parts() (list [16]agedPart) {
	if p.node == nil {
		return list
	}
	list = *p.node.parts
	for i, q := range list {
		list[i] = q.node.atLeast(max(q.least, p.least))
	}
	return list
}

func (s agedSet) empty() bool { return s.top.node == nil }

// ageOf returns the age of a number: never if it is not in the set.
func (s agedSet) ageOf(i int) age {
	if i>>4>>s.height != 0 {
		return never
	}
	p := s.top
	for h := s.height; p.node != nil && h > 0; h -= 4 {
		q := p.node.parts[i>>h&15]
		p = agedPart{q.node, max(q.least, p.least)}
	}
	return p.ages()[i&15]
}

// with is the set and i, that is at least so old.
func (s agedSet) with(i int, a age) agedSet {
	for h := s.height; i>>4>>h != 0; h += 4 {
		s = s.grown(h + 4)
	}
	s.top = s.top.with(i, s.height, a)
	return s
}

// grown is the same set as a tree of a height.
func (s agedSet) grown(height uint) agedSet {
	for ; s.height < height; s.height += 4 {
		s.top = branchOf([16]agedPart{s.top})
	}
	return s
}

func (p agedPart) with(i int, height uint, a age) agedPart {
	if height == 0 {
		ages := p.ages()
		if ages[i&15] >= a {
			return p
		}
		ages[i&15] = a
		return leafOf(ages)
	}
	parts := p.parts()
	part := &parts[i>>height&15]
	with := part.with(i, height-4, a)
	if with == *part {
		return p
	}
	*part = with
	return branchOf(parts)
}

// union holds what is in either, as old as in the one where it is older. It is one of
// the two if that is the same.
func (s agedSet) union(t agedSet) agedSet {
	h := max(s.height, t.height)
	u, _, _ := s.grown(h).top.union(t.grown(h).top)
	return agedSet{u, h}
}

// union of two parts says whether it is the one, or the other: both if they are equal.
func (p agedPart) union(q agedPart) (u agedPart, isP, isQ bool) {
	switch {
	case p == q || q.node == nil:
		return p, true, p == q
	case p.node == nil:
		return q, false, true
	case p.node == q.node:
		if p.least > q.least {
			return p, true, false
		}
		return q, false, true
	case p.isLeaf():
		a, b := p.ages(), q.ages()
		of := a
		for i := range of {
			of[i] = max(of[i], b[i])
		}
		switch isP, isQ = of == a, of == b; {
		case isP:
			return p, isP, isQ
		case isQ:
			return q, isP, isQ
		}
		return leafOf(of), false, false
	}
	of, others := p.parts(), q.parts()
	isP, isQ = true, true
	for i := range of {
		part, first, second := of[i].union(others[i])
		of[i] = part
		isP, isQ = isP && first, isQ && second
	}
	switch {
	case isP:
		return p, isP, isQ
	case isQ:
		return q, isP, isQ
	}
	return branchOf(of), false, false
}

// aged is the set in which the numbers from the first to the last are at least so old.
func (s agedSet) aged(first, last int, a age) agedSet {
	s.top = s.top.aged(0, s.height+4, first, last, a)
	return s
}

// aged is of a part whose numbers begin at from and have as many bits.
func (p agedPart) aged(from int, width uint, first, last int, a age) agedPart {
	switch end := from + 1<<width - 1; {
	case p.node == nil || from > last || end < first:
		return p
	case first <= from && end <= last:
		return p.node.atLeast(max(p.least, a))
	case p.isLeaf():
		ages := p.ages()
		older := ages
		for i := max(first, from); i <= min(last, end); i++ {
			if of := &older[i-from]; *of != never {
				*of = max(*of, a)
			}
		}
		if older == ages {
			return p
		}
		return leafOf(older)
	}
	parts := p.parts()
	older := parts
	width -= 4
	for k, part := range parts {
		older[k] = part.aged(from+k<<width, width, first, last, a)
	}
	if older == parts {
		return p
	}
	return branchOf(older)
}

// minus holds what is not in the other set, or not so old there. It may hold more of a
// part of which it holds something.
func (s agedSet) minus(t agedSet) agedSet {
	h := max(s.height, t.height)
	return agedSet{s.grown(h).top.minus(t.grown(h).top), h}
}

func (p agedPart) minus(q agedPart) agedPart {
	switch {
	case p.node == nil || q.node == nil:
		return p
	case p.node == q.node:
		if p.least <= q.least {
			return agedPart{}
		}
		return p
	case p.isLeaf():
		ages, less := p.ages(), q.ages()
		left := ages
		for i := range left {
			if left[i] <= less[i] {
				left[i] = never
			}
		}
		if left == ages {
			return p
		}
		return leafOf(left)
	}
	parts, less := p.parts(), q.parts()
	left := parts
	for i := range left {
		left[i] = left[i].minus(less[i])
	}
	if left == parts {
		return p
	}
	return branchOf(left)
}

// all lists the numbers in order, with their ages.
func (s agedSet) all() iter.Seq2[int, age] {
	return s.butFor(func(agedPart, int, uint) bool { return false })
}

// butFor lists the numbers but for those of the parts that skip chooses, which is told
// a part's first number and its height.
func (s agedSet) butFor(skip func(p agedPart, from int, height uint) bool) iter.Seq2[int, age] {
	return func(yield func(int, age) bool) { s.top.each(0, s.height, skip, yield) }
}

func (p agedPart) each(from int, height uint, skip func(agedPart, int, uint) bool, yield func(int, age) bool) bool {
	switch {
	case p.node == nil || skip(p, from, height):
		return true
	case p.isLeaf():
		for i, a := range p.ages() {
			if a != never && !yield(from+i, a) {
				return false
			}
		}
		return true
	}
	for k, part := range p.parts() {
		if !part.each(from+k<<height, height-4, skip, yield) {
			return false
		}
	}
	return true
}
