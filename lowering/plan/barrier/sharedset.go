package barrier

import (
	"iter"
	"math/bits"
)

// sharedSet is a set of numbers that is never changed, only replaced: sets that
// were made from each other have in common what they hold in common. So a set of
// n costs no more to copy than one of none, and a union with what is nearly the
// same costs what the two differ in. The barriers pass has one at every branch.
//
// It is a tree of words of 64 numbers, in which four bits of a word's index
// choose the branch. The zero value is empty.
type sharedSet struct {
	root   *setNode
	height uint // bits that the tree branches on
}

// setNode is a word, or up to 16 nodes below.
type setNode struct {
	word uint64
	kids *[16]*setNode // nil in a leaf
	n    int           // how many numbers
}

func (s sharedSet) empty() bool { return s.root == nil }

func (s sharedSet) len() int { return s.root.len() }

func (n *setNode) len() int {
	if n == nil {
		return 0
	}
	return n.n
}

// has reports whether i is in the set.
func (s sharedSet) has(i int) bool {
	w := i >> 6
	if w>>s.height != 0 {
		return false
	}
	n := s.root
	for h := s.height; n != nil && h > 0; {
		h -= 4
		n = n.kids[w>>h&15]
	}
	return n != nil && n.word>>(i&63)&1 != 0
}

// with is the set and i.
func (s sharedSet) with(i int) sharedSet {
	for h := s.height; i>>6>>h != 0; h += 4 {
		s = s.raised(h + 4)
	}
	s.root = s.root.with(i>>6, s.height, 1<<(i&63))
	return s
}

// raised is the same set as a tree of a height.
func (s sharedSet) raised(height uint) sharedSet {
	for ; s.height < height; s.height += 4 {
		if n := s.root; n != nil {
			s.root = &setNode{kids: &[16]*setNode{n}, n: n.n}
		}
	}
	return s
}

func (n *setNode) with(w int, height uint, word uint64) *setNode {
	if height == 0 {
		if n != nil {
			if word |= n.word; word == n.word {
				return n
			}
		}
		return &setNode{word: word, n: bits.OnesCount64(word)}
	}
	var kids [16]*setNode
	if n != nil {
		kids = *n.kids
	}
	height -= 4
	kid := &kids[w>>height&15]
	old := *kid
	if *kid = old.with(w, height, word); *kid == old {
		return n
	}
	return &setNode{kids: &kids, n: n.len() - old.len() + (*kid).n}
}

// union returns one of the two if that holds all of the other.
func (s sharedSet) union(t sharedSet) sharedSet {
	h := max(s.height, t.height)
	return sharedSet{s.raised(h).root.union(t.raised(h).root), h}
}

func (n *setNode) union(m *setNode) *setNode {
	switch {
	case n == m || m == nil:
		return n
	case n == nil:
		return m
	case n.kids == nil:
		return n.like(m.like(leaf(n.word | m.word)))
	}
	out := &setNode{kids: new([16]*setNode)}
	mine, theirs := true, true
	for i := range out.kids {
		a, b := n.kids[i], m.kids[i]
		u := a.union(b)
		out.kids[i] = u
		out.n += u.len()
		mine, theirs = mine && u == a, theirs && u.len() == b.len()
	}
	switch {
	case mine:
		return n
	case theirs:
		return m
	}
	return out
}

// minus is the set but for what is in another.
func (s sharedSet) minus(t sharedSet) sharedSet {
	h := max(s.height, t.height)
	return sharedSet{s.raised(h).root.minus(t.raised(h).root), h}
}

func (n *setNode) minus(m *setNode) *setNode {
	switch {
	case n == m:
		return nil
	case n == nil || m == nil:
		return n
	case n.kids == nil:
		return n.like(leaf(n.word &^ m.word))
	}
	return n.each16(func(k int, kid *setNode) *setNode { return kid.minus(m.kids[k]) })
}

// leaf is a word of numbers, nil for none.
func leaf(word uint64) *setNode {
	if word == 0 {
		return nil
	}
	return &setNode{word: word, n: bits.OnesCount64(word)}
}

// like is m, or n if that is a leaf of the same numbers.
func (n *setNode) like(m *setNode) *setNode {
	if m != nil && n.word == m.word {
		return n
	}
	return m
}

// each16 is a node with what f makes of those below: n if they stay the same, and nil
// if nothing is left.
func (n *setNode) each16(f func(k int, kid *setNode) *setNode) *setNode {
	out := &setNode{kids: new([16]*setNode)}
	same := true
	for k, kid := range n.kids {
		to := f(k, kid)
		out.kids[k] = to
		out.n += to.len()
		same = same && to == kid
	}
	switch {
	case same:
		return n
	case out.n == 0:
		return nil
	}
	return out
}

// all lists the numbers in order.
func (s sharedSet) all() iter.Seq[int] { return s.between(0, 1<<(s.height+6)-1) }

// between lists the numbers from the first to the last, in order.
func (s sharedSet) between(first, last int) iter.Seq[int] {
	return func(yield func(int) bool) { s.root.each(0, s.height+6, first, last, yield) }
}

// each lists those of a node whose numbers begin at from and have as many bits.
func (n *setNode) each(from int, width uint, first, last int, yield func(int) bool) bool {
	if n == nil || from > last || from+1<<width <= first {
		return true
	}
	if n.kids == nil {
		for w := n.word; w != 0; w &= w - 1 {
			if i := from + bits.TrailingZeros64(w); first <= i && i <= last && !yield(i) {
				return false
			}
		}
		return true
	}
	for k, kid := range n.kids {
		if !kid.each(from+k<<(width-4), width-4, first, last, yield) {
			return false
		}
	}
	return true
}
