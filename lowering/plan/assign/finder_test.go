package assign

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// graph is a graph of numbered nodes: the edges of both stages, and labels.
type graph struct {
	to     [2][][]int
	labels map[int]int
}

// randomGraph makes one of n nodes with about so many edges each; without cycles if all
// lead to smaller numbers.
func randomGraph(r *rand.Rand, n, degree int, cycles bool) *graph {
	g := &graph{labels: map[int]int{}}
	for stage := range g.to {
		g.to[stage] = make([][]int, n)
		for i := range n {
			for range r.IntN(degree + 1) {
				if cycles {
					g.to[stage][i] = append(g.to[stage][i], r.IntN(n))
				} else if i > 0 {
					g.to[stage][i] = append(g.to[stage][i], r.IntN(i))
				}
			}
		}
	}
	return g
}

func (g *graph) edges() (n int) {
	for _, stage := range g.to {
		for _, list := range stage {
			n += len(list)
		}
	}
	return n
}

// at looks at a node. A label comes back along an edge with a one added, so that it shows
// from how far it came.
func (g *graph) at(n, stage int) (l look[int, int]) {
	for _, to := range g.to[stage][n] {
		l.edges = append(l.edges, edge[int, int]{to, func(l int) int { return l + 1 }})
	}
	return l
}

// reaches reports whether a label can be reached from a node.
func (g *graph) reaches(n int) bool {
	seen := make([]bool, len(g.to[0]))
	for list := []int{n}; len(list) > 0; {
		n := list[len(list)-1]
		list = list[:len(list)-1]
		if _, ok := g.labels[n]; ok {
			return true
		}
		if seen[n] {
			continue
		}
		seen[n] = true
		list = append(append(list, g.to[0][n]...), g.to[1][n]...)
	}
	return false
}

// first is the label that a search finds that goes depth first, where there are no cycles.
func (g *graph) first(n int, known map[int]*int) *int {
	if l, ok := known[n]; ok {
		return l
	}
	var found *int
	if l, ok := g.labels[n]; ok {
		found = &l
	} else {
		for _, to := range slices.Concat(g.to[0][n], g.to[1][n]) {
			if l := g.first(to, known); l != nil {
				sum := *l + 1
				found = &sum
				break
			}
		}
	}
	known[n] = found
	return found
}

// TestFinderReaches: in graphs with cycles, where nodes are labelled while others are asked
// about, a label is found if and only if one can be reached, and no edge is looked at more
// often than twice.
func TestFinderReaches(t *testing.T) {
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 0))
		n := 2 + r.IntN(60)
		g := randomGraph(r, n, 1+r.IntN(2), true)
		f := newFinder(2, g.at)
		for range 3 * n {
			node := r.IntN(n)
			if r.IntN(8) == 0 {
				g.labels[node] = 1000 * node
				f.give(node, 1000*node)
			}
			node = r.IntN(n)
			if _, ok := f.find(node); ok != g.reaches(node) {
				t.Fatalf("seed %d: from node %d a label is found: %v; it can be reached: %v", seed, node, ok, !ok)
			}
		}
		if most := 2 * g.edges(); f.looks > most {
			t.Errorf("seed %d: %d looks at %d edges", seed, f.looks, most/2)
		}
	}
}

// TestFinderOrder: in graphs without cycles, the label is that which a search finds that
// goes depth first.
func TestFinderOrder(t *testing.T) {
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := 2 + r.IntN(60)
		g := randomGraph(r, n, 2, false)
		f := newFinder(2, g.at)
		for range r.IntN(5) {
			node := r.IntN(n)
			g.labels[node] = 1000 * node
			f.give(node, 1000*node)
		}
		known := map[int]*int{}
		for _, node := range r.Perm(n) {
			l, ok := f.find(node)
			if want := g.first(node, known); ok != (want != nil) || ok && l != *want {
				t.Fatalf("seed %d: node %d has %d (%v)", seed, node, l, ok)
			}
		}
	}
}

// TestFinderDead: what is asked for in a long ring that leads nowhere, from every node and
// after every label elsewhere, is looked at once.
func TestFinderDead(t *testing.T) {
	const n = 10_000
	g := &graph{}
	g.to[0], g.to[1] = make([][]int, n), make([][]int, n)
	for i := range n {
		g.to[0][i], g.to[1][i] = []int{(i + 1) % n}, []int{(i + n/2) % n}
	}
	f := newFinder(2, g.at)
	for i := range n {
		f.give(n+i, 0)
		if _, ok := f.find(i); ok {
			t.Fatalf("node %d has a label", i)
		}
	}
	if f.looks != g.edges() {
		t.Errorf("%d looks at %d edges", f.looks, g.edges())
	}
	f.give(7, 42)
	for i := range n {
		if _, ok := f.find(i); !ok {
			t.Fatalf("node %d has no label", i)
		}
	}
	if f.looks > 2*g.edges() {
		t.Errorf("%d looks at %d edges", f.looks, g.edges())
	}
}
