package analysis

import "tileir/ast"

// memo remembers what was found of values. Of a value that a loop carries something
// is guessed first, to be held against what the loop passes on: what is found
// meanwhile counts on the guess, and is forgotten if it is given up. So nothing is
// looked at again but what had to do with it.
type memo[T any] struct {
	found map[*ast.Value]finding[T]
	log   []*ast.Value // those found, in order
	clock int          // counts searches and guesses
	open  []int        // when the guesses began that are open
}

// finding is what is known of a value: to the end, or, while it is being looked
// for, what to take it for.
type finding[T any] struct {
	is    T
	began int // when the search began; 0 after its end
}

// get returns what is known of v. A search that began before the last guess says
// nothing: with that more is known.
func (m *memo[T]) get(v *ast.Value) (is T, ok bool) {
	f, ok := m.found[v]
	if n := len(m.open); f.began > 0 && n > 0 && f.began < m.open[n-1] {
		return is, false
	}
	return f.is, ok
}

// begin begins a search, until whose end v is taken for something.
func (m *memo[T]) begin(v *ast.Value, is T) {
	if m.found == nil {
		m.found = map[*ast.Value]finding[T]{}
	}
	m.clock++
	m.found[v] = finding[T]{is, m.clock}
}

// end ends a search.
func (m *memo[T]) end(v *ast.Value, is T) {
	m.found[v] = finding[T]{is: is}
	m.log = append(m.log, v)
}

// guess is something assumed of a value that a loop carries.
type guess[T any] struct {
	m    *memo[T]
	v    *ast.Value
	mark int // how much was known before
}

// guess begins to assume something of v.
func (m *memo[T]) guess(v *ast.Value) guess[T] {
	m.clock++
	m.open = append(m.open, m.clock)
	return guess[T]{m, v, len(m.log)}
}

// assume takes v for something, and forgets what was found when it was taken for
// something else.
func (g guess[T]) assume(is T) {
	g.giveUp()
	g.m.found[g.v] = finding[T]{is: is}
}

// giveUp forgets what was found since the guess.
func (g guess[T]) giveUp() {
	for _, v := range g.m.log[g.mark:] {
		delete(g.m.found, v)
	}
	g.m.log = g.m.log[:g.mark]
}

// close ends the guess.
func (g guess[T]) close() { g.m.open = g.m.open[:len(g.m.open)-1] }
