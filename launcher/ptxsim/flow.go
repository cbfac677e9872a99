package ptxsim

import "strings"

// Lanes of a warp that part at a branch meet again at the branch's immediate
// postdominator: the first step that all ways from it to the function's end go
// through. The last step of a function, a return, is where all ends meet.

// joins computes where the lanes meet for each branch with a guard.
func joins(f *function) {
	g := flowGraph(f)
	g.postdominators()
	for i := range f.steps {
		s := &f.steps[i]
		if s.kind == stepBranch && s.guard >= 0 {
			s.join = int32(len(f.steps) - 1)
			if b := g.ipdom[g.block[i]]; b >= 0 {
				s.join = g.first[b]
			}
			s.retries = g.retries(f, int32(i))
		}
	}
}

// retries reports whether the lanes that a branch divides may come to it again before
// they meet, in a loop in which threads wait for what others do to memory.
func (g *graph) retries(f *function, branch int32) bool {
	from, join := g.block[branch], g.block[f.steps[branch].join]
	seen := make(map[int32]bool)
	loops, waits := false, false
	for stack := []int32{from}; len(stack) > 0; {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, next := range g.succ[b] {
			loops = loops || next == from
			if next >= 0 && next != join && !seen[next] {
				seen[next] = true
				waits = waits || g.waits(f, next)
				stack = append(stack, next)
			}
		}
	}
	return loops && waits
}

// waits reports whether a block has an atomic operation that returns what it found.
func (g *graph) waits(f *function, block int32) bool {
	end := len(f.steps)
	if int(block)+1 < len(g.first) {
		end = int(g.first[block+1])
	}
	for i := g.first[block]; int(i) < end; i++ {
		if strings.HasPrefix(f.steps[i].name, "atom.") {
			return true
		}
	}
	return false
}

// graph is the basic blocks of a function. The last is the one of its last step.
type graph struct {
	first []int32 // step that the block begins with
	block []int32 // of each step
	succ  [][2]int32
	pred  [][]int32
	ipdom []int32
}

// flowGraph cuts a function into blocks.
func flowGraph(f *function) *graph {
	n := len(f.steps)
	leader := make([]bool, n+1)
	leader[0], leader[n-1] = true, true
	for i := range f.steps {
		switch s := &f.steps[i]; s.kind {
		case stepBranch:
			leader[s.target], leader[i+1] = true, true
		case stepReturn:
			leader[i+1] = true
		}
	}
	g := &graph{block: make([]int32, n)}
	for i := range n {
		if leader[i] {
			g.first = append(g.first, int32(i))
		}
		g.block[i] = int32(len(g.first) - 1)
	}
	g.succ = make([][2]int32, len(g.first))
	g.pred = make([][]int32, len(g.first))
	for b := range g.first {
		g.succ[b] = g.successors(f, b)
		for _, s := range g.succ[b] {
			if s >= 0 {
				g.pred[s] = append(g.pred[s], int32(b))
			}
		}
	}
	return g
}

// successors are the blocks after b, -1 where there is none. A return goes to the
// last block, where the ends meet.
func (g *graph) successors(f *function, b int) [2]int32 {
	end := len(f.steps)
	if b+1 < len(g.first) {
		end = int(g.first[b+1])
	}
	last := int32(len(g.first) - 1)
	if int32(b) == last {
		return [2]int32{-1, -1}
	}
	s := &f.steps[end-1]
	switch {
	case s.kind == stepReturn && s.guard < 0:
		return [2]int32{last, -1}
	case s.kind == stepReturn:
		return [2]int32{last, int32(b + 1)}
	case s.kind == stepBranch && s.guard < 0:
		return [2]int32{g.block[s.target], -1}
	case s.kind == stepBranch:
		return [2]int32{g.block[s.target], int32(b + 1)}
	}
	return [2]int32{int32(b + 1), -1}
}

// postdominators computes the immediate postdominator of each block, -1 for the
// last one and those from which it cannot be reached (Cooper, Harvey, Kennedy: "A
// Simple, Fast Dominance Algorithm").
func (g *graph) postdominators() {
	order := g.reversePostorder()
	rank := make([]int, len(g.first))
	for i := range rank {
		rank[i] = -1
	}
	for i, b := range order {
		rank[b] = i
	}
	g.ipdom = make([]int32, len(g.first))
	for i := range g.ipdom {
		g.ipdom[i] = -1
	}
	last := order[0]
	g.ipdom[last] = last
	meet := func(a, b int32) int32 {
		for a != b {
			for rank[a] > rank[b] {
				a = g.ipdom[a]
			}
			for rank[b] > rank[a] {
				b = g.ipdom[b]
			}
		}
		return a
	}
	for changed := true; changed; {
		changed = false
		for _, b := range order[1:] {
			best := int32(-1)
			for _, s := range g.succ[b] {
				switch {
				case s < 0 || g.ipdom[s] < 0:
				case best < 0:
					best = s
				default:
					best = meet(best, s)
				}
			}
			if best != g.ipdom[b] {
				g.ipdom[b], changed = best, true
			}
		}
	}
	g.ipdom[last] = -1
}

// reversePostorder orders the blocks that reach the last one, beginning with it,
// along the edges turned round.
func (g *graph) reversePostorder() []int32 {
	type visit struct {
		block int32
		next  int
	}
	last := int32(len(g.first) - 1)
	seen := make([]bool, len(g.first))
	seen[last] = true
	stack := []visit{{last, 0}}
	var post []int32
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		if v.next == len(g.pred[v.block]) {
			post = append(post, v.block)
			stack = stack[:len(stack)-1]
			continue
		}
		b := g.pred[v.block][v.next]
		v.next++
		if !seen[b] {
			seen[b] = true
			stack = append(stack, visit{b, 0})
		}
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	return post
}
