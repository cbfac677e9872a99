package race

// fanout is into how many branches a node of units divides: five bits of a unit's number.
const (
	fanoutBits = 5
	fanout     = 1 << fanoutBits
)

// units is what is known of units, by their numbers: a tree whose nodes are never changed once
// another history may have them, only replaced. Two histories that have come from one share
// what is alike in them, and joining them looks only at where they differ: of thousands of
// tile blocks that wait for each other in turn, each adds its own path.
type units struct {
	levels int // 0: of no unit
	root   *node
}

// node is of one level: the lowest has clocks, the others have branches.
type node struct {
	branches [fanout]*node
	clocks   *[fanout]*clocks
}

// room is one more than the highest unit that fits in a tree.
func (t units) room() uint64 { return 1 << (fanoutBits * t.levels) }

// of is what is known of a unit; nil is nothing.
func (t units) of(unit uint32) *clocks {
	if uint64(unit) >= t.room() {
		return nil
	}
	n := t.root
	for level := t.levels - 1; n != nil; level-- {
		i := unit >> (fanoutBits * level) % fanout
		if level == 0 {
			return n.clocks[i]
		}
		n = n.branches[i]
	}
	return nil
}

// only is the tree that knows of one unit.
func only(unit uint32, c *clocks) units {
	n := &node{clocks: new([fanout]*clocks)}
	n.clocks[unit%fanout] = c
	t := units{levels: 1, root: n}
	for uint64(unit) >= t.room() {
		up := new(node)
		up.branches[unit>>(fanoutBits*t.levels)%fanout] = t.root
		t = units{levels: t.levels + 1, root: up}
	}
	return t
}

// raised is a tree with as many levels at least.
func (t units) raised(levels int) units {
	if t.root == nil {
		return units{levels: max(t.levels, levels)}
	}
	for t.levels < levels {
		up := new(node)
		up.branches[0] = t.root
		t = units{levels: t.levels + 1, root: up}
	}
	return t
}

// join returns what both know.
func (t units) join(o units) units {
	levels := max(t.levels, o.levels)
	t, o = t.raised(levels), o.raised(levels)
	return units{levels: levels, root: t.root.join(o.root)}
}

// join returns what two nodes of a level know: one of them if that is all.
func (n *node) join(o *node) *node {
	switch {
	case o == nil || n == o:
		return n
	case n == nil:
		return o
	case n.clocks == nil:
		var out [fanout]*node
		for i := range out {
			out[i] = n.branches[i].join(o.branches[i])
		}
		return oneOf(n, o, &out, &n.branches, &o.branches, func() *node { return &node{branches: out} })
	}
	var out [fanout]*clocks
	for i := range out {
		out[i] = joined(n.clocks[i], o.clocks[i])
	}
	return oneOf(n, o, &out, n.clocks, o.clocks, func() *node { return &node{clocks: &out} })
}

// oneOf returns that of two nodes which has what was joined of both, or a new one.
func oneOf[T comparable](n, o *node, out, of, other *[fanout]T, both func() *node) *node {
	switch *out {
	case *other:
		return o
	case *of:
		return n
	}
	return both()
}

// joined returns what two clocks of a unit know: one of them, the second rather, if that is all.
func joined(a, b *clocks) *clocks {
	switch {
	case b == nil || a == b:
		return a
	case a == nil || b.know(a):
		return b
	case a.know(b):
		return a
	}
	both := a.clone()
	both.join(b)
	return both
}
