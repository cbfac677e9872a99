package barrier

import (
	"maps"
	"math/rand/v2"
	"testing"
)

// An aged set holds what a map of the oldest ages would, and the sets it was made from
// stay as they are.
func TestAgedSet(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for round := range 300 {
		most := []int{10, 64, 3000, 100000}[round%4]
		one, other := randomAges(r, agedSet{}, map[int]age{}, most)
		if round%3 > 0 { // one that was made from it
			less, of := randomAges(r, one, maps.Clone(other), most)
			checkAges(t, less, of)
			checkUnion(t, one, other, less, of)
			checkMinus(t, one, other, less, of)
			checkMinus(t, less, of, one, other)
		}
		two, of := randomAges(r, agedSet{}, map[int]age{}, most)
		checkAges(t, one, other)
		checkUnion(t, one, other, two, of)
		checkMinus(t, one, other, two, of)
	}
}

// randomAges adds to a set and ages parts of it; what says what it holds.
func randomAges(r *rand.Rand, s agedSet, what map[int]age, most int) (agedSet, map[int]age) {
	for range r.IntN(60) {
		i, a := r.IntN(most), now+age(r.IntN(4))
		s, what[i] = s.with(i, a), max(what[i], a)
		if r.IntN(8) == 0 {
			first, last := r.IntN(most), r.IntN(most)
			s = s.aged(first, last, a)
			for i, was := range what {
				if first <= i && i <= last {
					what[i] = max(was, a)
				}
			}
		}
	}
	return s, what
}

func checkAges(t *testing.T, s agedSet, want map[int]age) {
	t.Helper()
	last := -1
	for i, a := range s.all() {
		if i <= last || a != want[i] || s.ageOf(i) != a {
			t.Fatalf("%d after %d: age %d, %d, want %d", i, last, a, s.ageOf(i), want[i])
		}
		last = i
	}
	if got := maps.Collect(s.all()); !maps.Equal(got, want) || s.empty() != (len(want) == 0) {
		t.Fatalf("got %v, want %v", got, want)
	}
	if last >= 0 && (s.ageOf(last+1) != never || s.ageOf(last<<8|1<<30) != never) {
		t.Fatalf("there is something behind %d", last)
	}
}

func checkUnion(t *testing.T, p agedSet, inP map[int]age, q agedSet, inQ map[int]age) {
	t.Helper()
	want := maps.Clone(inP)
	for i, a := range inQ {
		want[i] = max(want[i], a)
	}
	u := p.union(q)
	checkAges(t, u, want)
	if u.union(p) != u || u.union(q) != u {
		t.Fatal("a union with a part of itself is a new set")
	}
	if !p.minus(u).empty() || !q.minus(u).empty() {
		t.Fatal("something is not in the union")
	}
}

// checkMinus: all that is older is left, and of what is not, nothing is added; something
// is left only if something is older.
func checkMinus(t *testing.T, p agedSet, inP map[int]age, q agedSet, inQ map[int]age) {
	t.Helper()
	left := maps.Collect(p.minus(q).all())
	older := 0
	for i, a := range inP {
		if a > inQ[i] {
			older++
			if left[i] != a {
				t.Fatalf("%d of age %d is missing: got %d", i, a, left[i])
			}
		}
	}
	for i, a := range left {
		if inP[i] != a {
			t.Fatalf("%d of age %d is left, where it is %d", i, a, inP[i])
		}
	}
	if older == 0 && len(left) > 0 {
		t.Fatalf("nothing is older, and %v is left", left)
	}
}
