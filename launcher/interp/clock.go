package interp

import (
	"math/bits"

	"tileir/ast"
)

// Happens-before.
//
// An event is one execution of a memory op by one tile block: all elements of
// the tile together, for the language orders nothing among them. It is named by
// a triple (b, s, n): the n-th execution, n = 1, 2, …, of memory op s of the
// entry (its site) in tile block b.
//
// Program order orders no two events. What does:
//
//	token    e → e' if a token leads from e to e': as an operand, or through
//	         join_tokens, print_tko, the results and arguments of if, for, loop
//	sync     e → e' if e releases, e' acquires, and e' reads what e wrote or
//	         what atomic updates made of it, and each one's scope takes in the
//	         other's tile block
//
// Happens-before, e < e', is the transitive closure of both. The history of an
// event is H(e') = { e : e < e' }, that of a token the events that it leads
// from and all of their histories. So, with T the token operand of e, t its
// token result, and L(x) the history that location x publishes:
//
//	H(e)  = H(T) ∪ L(x) for each location x of e, if e acquires
//	H(t)  = H(e) ∪ {e}
//	L(x)  = H(e) ∪ {e}           after a release that stores
//	L(x) ∪= H(e) ∪ {e}           after a release that updates
//	L(x)  = ∅                    after another store, unless the same tile
//	                             block published L(x): its later stores
//	                             continue what its release began
//	L(x)                         stays under an update that does not release
//
// Two events conflict at x if one of them writes x and at least one is weak. A
// race is a conflict of events of which neither is in the other's history. As a
// tile block executes its ops in the order of the text, and an acquire comes
// after the release that it reads from, an event can only be in the history of
// one that is executed later: it is enough to test e ∈ H(e') when e' comes and
// x remembers e.
//
// A vector clock would hold one number per thread, for the events of a thread
// form a chain. Those of a tile block do not. But the events of one site that a
// history holds are nearly always a run lo..hi: {1..n} when the loop around the
// op carries a token or joins them all, {n} when each turn starts anew. So the
// part of a history that belongs to one tile block, a past, is a sorted list of
// runs, a few entries long; the other tile blocks' parts are in a tree that
// histories share. A past of many sites, as straight code has them, is in such a
// tree too, by site: a token that leads through n ops has n histories, of which
// each is the one before and an event.
//
// A site whose events fall to pieces, more than maxRuns of them, has their hull
// instead. That makes the history larger than it is: a race may go unseen, none
// is invented.

// run is the events lo to hi of one site.
type run struct {
	site   int32
	lo, hi uint32
}

// past is events of one tile block. It is never changed, only replaced.
type past struct {
	runs   []run      // in the order of their sites and numbers, no two of which touch
	sites  *knowledge // instead of runs: those of each site
	height uint       // of that tree
}

const (
	maxRuns = 512 // of a site
	maxList = 64  // of several sites in a list
)

// covers reports whether the events lo to hi of a site are in the past.
func (p past) covers(site int32, lo, hi uint32) bool {
	if p.sites != nil {
		return site>>p.height == 0 && p.sites.of(int64(site), p.height).covers(site, lo, hi)
	}
	for _, r := range p.runs {
		if r.site == site && r.lo <= lo && hi <= r.hi {
			return true
		}
	}
	return false
}

// with adds one event.
func (p past) with(site int32, n uint32) past {
	one := past{runs: []run{{site, n, n}}}
	switch {
	case p.covers(site, n, n):
		return p
	case p.sites == nil:
		return p.union(one)
	}
	p = p.bySite(max(p.height, one.treeHeight()))
	return past{sites: p.sites.with(int64(site), p.height, one), height: p.height}
}

// union returns p itself if q adds nothing.
func (p past) union(q past) past {
	if p.sites != nil || q.sites != nil {
		return p.unionOfTrees(q)
	}
	if p.includes(q) {
		return p
	}
	if q.includes(p) {
		return q
	}
	a, b := p.runs, q.runs
	out := make([]run, 0, len(a)+len(b))
	for len(a) > 0 || len(b) > 0 {
		var next run
		if len(b) == 0 || len(a) > 0 && before(a[0], b[0]) {
			next, a = a[0], a[1:]
		} else {
			next, b = b[0], b[1:]
		}
		if n := len(out); n > 0 && out[n-1].site == next.site && next.lo <= out[n-1].hi+1 {
			out[n-1].hi = max(out[n-1].hi, next.hi)
		} else {
			out = append(out, next)
		}
	}
	one := out[0].site == out[len(out)-1].site
	switch {
	case one && len(out) > maxRuns:
		return past{runs: []run{{out[0].site, out[0].lo, out[len(out)-1].hi}}}
	case !one && len(out) > maxList:
		p = past{runs: out}
		return p.bySite(p.treeHeight())
	}
	return past{runs: out}
}

func before(a, b run) bool {
	return a.site < b.site || a.site == b.site && a.lo < b.lo
}

// unionOfTrees is union where one of the two is a tree.
func (p past) unionOfTrees(q past) past {
	h := max(p.treeHeight(), q.treeHeight())
	all, mine, theirs := p.bySite(h).sites.unite(q.bySite(h).sites)
	switch {
	case mine:
		return p
	case theirs:
		return q
	}
	return past{sites: all, height: h}
}

// treeHeight is that of the past's tree, or of the lowest that holds its list.
func (p past) treeHeight() uint {
	n := len(p.runs)
	if p.sites != nil || n == 0 {
		return p.height
	}
	return heightFor(int64(p.runs[n-1].site) + 1)
}

// bySite is the past as a tree of a height, which is its own at least.
func (p past) bySite(height uint) past {
	out := past{sites: p.sites, height: height}
	for h := p.height; p.sites != nil && h < height; h += 4 {
		out.sites = &knowledge{kids: &[16]*knowledge{out.sites}}
	}
	for from, to := 0, 0; from < len(p.runs); from = to {
		site := p.runs[from].site
		for to = from; to < len(p.runs) && p.runs[to].site == site; to++ {
		}
		out.sites = out.sites.with(int64(site), height, past{runs: p.runs[from:to:to]})
	}
	return out
}

// includes reports whether all events of q are in p.
func (p past) includes(q past) bool {
	if p.sites != nil || q.sites != nil {
		h := max(p.treeHeight(), q.treeHeight())
		_, mine, _ := p.bySite(h).sites.unite(q.bySite(h).sites)
		return mine
	}
	if len(q.runs) > 0 && len(p.runs) == len(q.runs) && &p.runs[0] == &q.runs[0] {
		return true
	}
	i := 0
	for _, r := range q.runs {
		for i < len(p.runs) && (p.runs[i].site < r.site || p.runs[i].site == r.site && p.runs[i].hi < r.hi) {
			i++
		}
		if i == len(p.runs) || p.runs[i].site != r.site || r.lo < p.runs[i].lo {
			return false
		}
	}
	return true
}

// knowledge is what a history holds of tile blocks: a tree in which four bits
// of a block's index choose the branch, with pasts for leaves. Trees share what
// they have in common, and are never changed.
type knowledge struct {
	kids *[16]*knowledge // nil in a leaf
	past past
}

// heightFor returns the bits that the trees of a grid branch on.
func heightFor(blocks int64) uint {
	return uint(bits.Len64(uint64(max(blocks-1, 1)))+3) &^ 3
}

// of returns the past of a tile block.
func (k *knowledge) of(block int64, height uint) past {
	for k != nil && height > 0 {
		height -= 4
		k = k.kids[block>>height&15]
	}
	if k == nil {
		return past{}
	}
	return k.past
}

// with adds events of a tile block.
func (k *knowledge) with(block int64, height uint, p past) *knowledge {
	if height == 0 {
		if k == nil {
			return &knowledge{past: p}
		}
		if all := k.past.union(p); !k.past.includes(all) {
			return &knowledge{past: all}
		}
		return k
	}
	height -= 4
	i := block >> height & 15
	var kid *knowledge
	if k != nil {
		kid = k.kids[i]
	}
	next := kid.with(block, height, p)
	if next == kid {
		return k
	}
	kids := new([16]*knowledge)
	if k != nil {
		*kids = *k.kids
	}
	kids[i] = next
	return &knowledge{kids: kids}
}

// union returns one of its operands if that includes the other.
func (k *knowledge) union(o *knowledge) *knowledge {
	all, _, _ := k.unite(o)
	return all
}

// unite reports with the union which operands hold all of it: the union is
// then one of those.
func (k *knowledge) unite(o *knowledge) (all *knowledge, mine, theirs bool) {
	switch {
	case k == o:
		return k, true, true
	case o == nil:
		return k, true, false
	case k == nil:
		return o, false, true
	case k.kids == nil:
		past := k.past.union(o.past)
		mine, theirs = k.past.includes(past), o.past.includes(past)
		return choose(k, o, mine, theirs, func() *knowledge { return &knowledge{past: past} }), mine, theirs
	}
	var kids [16]*knowledge
	mine, theirs = true, true
	for i := range kids {
		var m, t bool
		kids[i], m, t = k.kids[i].unite(o.kids[i])
		mine, theirs = mine && m, theirs && t
	}
	return choose(k, o, mine, theirs, func() *knowledge { return &knowledge{kids: &kids} }), mine, theirs
}

func choose(k, o *knowledge, mine, theirs bool, fresh func() *knowledge) *knowledge {
	switch {
	case mine:
		return k
	case theirs:
		return o
	}
	return fresh()
}

// history is H of an event or a token of one tile block: its own part, and the
// others'.
type history struct {
	own    past
	others *knowledge
}

// union joins two histories of one tile block.
func (h history) union(o history) history {
	return history{own: h.own.union(o.own), others: h.others.union(o.others)}
}

// token is the value of a token. Its storage is never handed out again: the
// garbage collector takes tokens.
type token struct {
	tile
	history
}

func newToken(h history) *tile {
	t := &token{tile: tile{class: staticClass}, history: h}
	t.tile.token = t
	return &t.tile
}

// historyOf returns the history of the token in a slot; that of none is empty.
func (f *frame) historyOf(slot int32) history {
	if slot < 0 || f.slots[slot] == nil {
		return history{}
	}
	if t := f.slots[slot].token; t != nil {
		return t.history
	}
	return history{}
}

// compileToken joins the histories of its operands; make_token has none. A
// tile block executes its ops in the order of the text, which satisfies every
// order that tokens can ask for, so without checks there is nothing to do.
func compileToken(c *compiler, op *ast.Op) step {
	if !c.tracksTokens() || len(op.Operands()) == 0 {
		return nil
	}
	ins, out := c.slotsOf(op.Operands()), c.slot(op.Result(0))
	return func(f *frame) error {
		h := f.historyOf(ins[0])
		for _, s := range ins[1:] {
			h = h.union(f.historyOf(s))
		}
		f.set(out, newToken(h))
		return nil
	}
}
