package assign

// An edge leads from one node of a graph to another, and what is found there comes back
// along it: as it is, or as a function makes it.
type edge[N comparable, L any] struct {
	to    N
	apply func(L) L // nil leaves it as it is
}

func (e edge[N, L]) back(l L) L {
	if e.apply == nil {
		return l
	}
	return e.apply(l)
}

// A look is what is seen at a node: edges to others, to be tried in this order, and, where
// they all end in vain, perhaps a label of its own.
type look[N comparable, L any] struct {
	edges []edge[N, L]
	own   *L
}

// A finder finds a label for each node of a graph from which one can be reached: that
// which a search finds that goes depth first along the edges, in their order. The package
// comment says what that takes, and why.
type finder[N comparable, L any] struct {
	// at looks at a node, in up to so many stages: the edges of one stage are asked for
	// when all those of the stage before were in vain.
	at     func(n N, stage int) look[N, L]
	stages int

	found map[N]L
	dead  map[N]bool          // nodes from which no label can be reached
	from  map[N][]trace[N, L] // who looked at a node in vain

	looks int // how many edges were looked at, ever
}

// A trace is left on a node by one from which an edge leads to it.
type trace[N comparable, L any] struct {
	node N
	edge edge[N, L]
}

func newFinder[N comparable, L any](stages int, at func(N, int) look[N, L]) *finder[N, L] {
	return &finder[N, L]{at: at, stages: stages, found: map[N]L{}, dead: map[N]bool{}, from: map[N][]trace[N, L]{}}
}

// give labels a node, whatever was found for it before.
func (f *finder[N, L]) give(n N, l L) {
	f.found[n] = l
	f.revive(n)
}

// revive takes back that a node is dead, and all that led to it, since there is something
// new to be seen at it.
func (f *finder[N, L]) revive(n N) {
	for list := []N{n}; len(list) > 0; {
		n := list[len(list)-1]
		list = list[:len(list)-1]
		if !f.dead[n] {
			continue
		}
		delete(f.dead, n)
		for _, t := range f.from[n] {
			list = append(list, t.node)
		}
		delete(f.from, n)
	}
}

// find returns the label of a node, and whether there is one.
func (f *finder[N, L]) find(n N) (L, bool) {
	if l, ok := f.found[n]; ok || f.dead[n] {
		return l, ok
	}
	s := &search[N, L]{finder: f, index: map[N]int{}}
	s.enter(n)
	for len(s.path) > 0 {
		if l, ok := s.step(); ok {
			s.arrive(l)
		}
	}
	l, ok := f.found[n]
	return l, ok
}

// A search goes from one node until it finds a label. It is Tarjan's for strongly
// connected components: a component that it leaves without a label has none.
type search[N comparable, L any] struct {
	*finder[N, L]
	path  []place[N, L]
	index map[N]int // when a node was entered
	open  []N       // nodes that were entered and are not dead, in that order
}

// A place is a node that a search is at.
type place[N comparable, L any] struct {
	look[N, L]
	node  N
	next  int // the edge to try next
	stage int // and the stage after this one
	low   int // the first node, in the order of entering, that is reached from here
}

func (s *search[N, L]) enter(n N) {
	i := len(s.index)
	s.index[n] = i
	s.open = append(s.open, n)
	s.path = append(s.path, place[N, L]{node: n, low: i})
}

// step tries one edge of the node that the search is at, and returns the label that it
// leads to.
func (s *search[N, L]) step() (l L, ok bool) {
	p := &s.path[len(s.path)-1]
	if p.next == len(p.edges) {
		switch {
		case p.own != nil:
			return *p.own, true
		case p.stage < s.stages:
			p.look, p.next = s.at(p.node, p.stage), 0
			p.stage++
		default:
			s.leave()
		}
		return l, false
	}
	e := p.edges[p.next]
	p.next++
	s.looks++
	if l, ok := s.found[e.to]; ok {
		return e.back(l), true
	}
	s.from[e.to] = append(s.from[e.to], trace[N, L]{p.node, e})
	if s.dead[e.to] {
		return l, false
	}
	if i, ok := s.index[e.to]; ok {
		p.low = min(p.low, i)
		return l, false
	}
	s.enter(e.to)
	return l, false
}

// leave goes back from a node all of whose edges were in vain.
func (s *search[N, L]) leave() {
	p := s.path[len(s.path)-1]
	s.path = s.path[:len(s.path)-1]
	if i := s.index[p.node]; p.low < i { // it leads to where the search still is
		before := &s.path[len(s.path)-1]
		before.low = min(before.low, p.low)
		return
	}
	for {
		n := s.open[len(s.open)-1]
		s.open = s.open[:len(s.open)-1]
		s.dead[n] = true
		if n == p.node {
			return
		}
	}
}

// arrive ends a search with a label for the node that it is at. The nodes on its path
// have that as it comes back to them. All others that are open led to one of these, and
// have what they come to first on the edges that they tried.
func (s *search[N, L]) arrive(l L) {
	var list []N
	for i := len(s.path) - 1; ; i-- {
		s.found[s.path[i].node] = l
		list = append(list, s.path[i].node)
		if i == 0 {
			break
		}
		before := s.path[i-1]
		l = before.edges[before.next-1].back(l)
	}
	for i := 0; i < len(list); i++ {
		n := list[i]
		for _, t := range s.from[n] {
			if _, ok := s.found[t.node]; !ok {
				s.found[t.node] = t.edge.back(s.found[n])
				list = append(list, t.node)
			}
		}
		delete(s.from, n)
	}
	s.path = nil
}
