package interp

import (
	"math/rand/v2"
	"testing"
)

// A past holds what a set would, and is sorted into runs that do not touch.
func TestPastIsASet(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for round := range 300 {
		var p, q past
		all := map[[2]uint32]bool{}
		sites := []int32{3, 3, 200, 5000}[round%4] // a list, or a tree of some height
		for range r.IntN(40 * (1 + round%4)) {
			site, n := r.Int32N(sites), 1+r.Uint32N(20)
			all[[2]uint32{uint32(site), n}] = true
			if r.IntN(2) == 0 {
				p = p.with(site, n)
			} else {
				q = q.with(site, n)
			}
		}
		u := p.union(q)
		for site := range sites {
			for n := range uint32(22) {
				if got := u.covers(site, n, n); got != all[[2]uint32{uint32(site), n}] {
					t.Fatalf("%v ∪ %v = %v: event %d of site %d: got %v", p, q, u, n, site, got)
				}
			}
		}
		for i := 1; i < len(u.runs); i++ {
			if a, b := u.runs[i-1], u.runs[i]; a.site > b.site || a.site == b.site && a.hi+1 >= b.lo {
				t.Fatalf("%v ∪ %v = %v, which is not in order", p, q, u)
			}
		}
		if !u.includes(p) || !u.includes(q) || !u.includes(u.union(q)) {
			t.Fatalf("%v does not include %v and %v", u, p, q)
		}
		if len(all) > 0 && (p.includes(u) && q.includes(u)) != (p.includes(q) && q.includes(p)) {
			t.Fatalf("%v and %v are the same or not", p, q)
		}
	}
}

// A past that falls to pieces is replaced by one that is larger, never smaller.
func TestPastIsBounded(t *testing.T) {
	var p past
	for n := range uint32(3 * maxRuns) {
		p = p.with(1, 2*n+2)
		if len(p.runs) > maxRuns || !p.covers(1, 2, 2) || !p.covers(1, 2*n+2, 2*n+2) {
			t.Fatalf("after %d events: %d runs", n+1, len(p.runs))
		}
	}
}

// The histories of a token that leads through many ops share what they have in
// common: one more event costs a path of the tree.
func TestPastsShare(t *testing.T) {
	var p past
	for site := range int32(10 * maxList) {
		p = p.with(site, 1)
	}
	q := p.with(10*maxList, 1)
	if q.sites == nil {
		t.Fatal("the events of many sites are in a list")
	}
	if n := testing.AllocsPerRun(10, func() { p.with(10*maxList, 1) }); n > 30 {
		t.Errorf("one more event takes %v allocations", n)
	}
	if n := testing.AllocsPerRun(10, func() { p.union(q) }); n > 60 {
		t.Errorf("the union with one more event takes %v allocations", n)
	}
}

// Knowledge of many tile blocks holds what a map would, and shares what it can.
func TestKnowledgeIsAMap(t *testing.T) {
	const blocks = 1000
	height := heightFor(blocks)
	r := rand.New(rand.NewPCG(3, 4))
	for range 50 {
		var trees [2]*knowledge
		var maps [2]map[int64]past
		for i := range trees {
			maps[i] = map[int64]past{}
			for range r.IntN(60) {
				b, p := r.Int64N(blocks), past{}.with(r.Int32N(3), 1+r.Uint32N(5))
				trees[i] = trees[i].with(b, height, p)
				maps[i][b] = maps[i][b].union(p)
			}
		}
		u := trees[0].union(trees[1])
		for b := range int64(blocks) {
			want := maps[0][b].union(maps[1][b])
			if got := u.of(b, height); !got.includes(want) || !want.includes(got) {
				t.Fatalf("tile block %d: got %v, want %v", b, got, want)
			}
		}
		if u.union(trees[0]) != u || trees[1].union(u) != u || u.with(7, height, u.of(7, height)) != u && len(u.of(7, height).runs) > 0 {
			t.Fatal("a union with a part of itself is a new tree")
		}
	}
}
