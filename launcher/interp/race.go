package interp

import (
	"fmt"
	"slices"

	"tileir/ast"
)

// Races are found as memory is accessed: an event tests what shadow memory
// remembers of a location against its own history, then takes its place there.
// Weak accesses do so row by row before they move the data, atomic ones element
// by element.

// site is a memory op of an entry.
type site struct {
	op       *ast.Op
	id       int32
	in, out  int32 // slots of the tokens; -1 where there is none, or nobody reads it
	weak     bool
	narrow   bool // its scope is the tile block
	acquires bool
	releases bool
	reads    bool
	writes   bool

	subsumed bool // update.go: a store is noted instead
}

// fragile says that not even atomic accesses go well with the site's.
func (s *site) fragile() bool { return s.weak || s.narrow }

// tracksTokens reports whether tokens have histories.
func (c *compiler) tracksTokens() bool { return !c.unchecked(CheckRaces) }

// noted are the checks for which memory remembers accesses.
const noted = CheckRaces | CheckTwice

// site numbers a memory op; nil if nothing is to be checked about its accesses.
func (c *compiler) site(op *ast.Op, reads, writes bool) *site {
	o := &c.device.options
	if o.Unchecked&noted == noted && !o.Poison && o.Schedule == nil {
		return nil
	}
	order := op.Enum("memory_ordering_semantics", ast.OrderWeak)
	s := &site{
		op: op, id: int32(len(c.current.sites)), in: -1, out: -1, reads: reads, writes: writes,
		weak:     order == ast.OrderWeak,
		narrow:   order != ast.OrderWeak && op.Enum("memory_scope", ast.ScopeDevice) == ast.ScopeTileBlock,
		acquires: order == ast.OrderAcquire || order == ast.AcqRel,
		releases: order == ast.OrderRelease || order == ast.AcqRel,
	}
	s.in, s.out = c.tokenSlots(op)
	c.current.sites = append(c.current.sites, s)
	c.subsumption.see(s)
	return s
}

// tokenSlots returns the slots of an op's token operand and result; -1 for an
// operand that is not there and a result that nobody reads.
func (c *compiler) tokenSlots(op *ast.Op) (in, out int32) {
	in, out = -1, -1
	if !c.tracksTokens() {
		return in, out
	}
	for _, v := range op.Operands() {
		if _, ok := v.Type.(ast.TokenType); ok {
			in = c.slot(v)
		}
	}
	for _, v := range op.Results() {
		if _, ok := v.Type.(ast.TokenType); ok && len(v.Uses()) > 0 {
			out = c.slot(v)
		}
	}
	return in, out
}

// event is the execution of a memory op. A frame has one at a time.
type event struct {
	*site
	frame  *frame
	block  int64
	n      uint32
	h      history // H of the event
	self   *group  // the event alone
	writes bool    // this access does

	near *shadow // found last

	// What the event made last of a memo; none yet if to is nil.
	from, to *memo

	// Groups that are known to come before the event, and what joining it to
	// one made: neighbours often have the same.
	fineWrites, fineReads *group
	joinedFrom, joinedTo  *group

	found finding
}

// finding is what is wrong with an access.
type finding struct {
	kind  findingKind
	at    uint64 // address
	other span   // of a race
	wrote bool   // other is a write
}

type findingKind uint8

const (
	fine findingKind = iota
	race
	twice     // one op writes an element twice
	unwritten // memory is read that nobody has written
	trespass  // memory is another tile block's own
)

// begin makes the event of an execution of a memory op; nil if nothing is to be
// checked.
func (f *frame) begin(s *site) *event {
	if s == nil {
		return nil
	}
	f.shake()
	e := &f.event
	*e = event{site: s, frame: f, block: f.index, writes: s.writes}
	if f.run.checked {
		f.counts[s.id]++
		e.n = f.counts[s.id]
		e.h = f.historyOf(s.in)
		e.self = newGroup(span{e.block, s.id, e.n, e.n}, s.fragile(), nil)
	}
	return e
}

// end gives the op's token its history.
func (e *event) end() {
	if e != nil && e.out >= 0 {
		h := e.h
		h.own = h.own.with(e.id, e.n)
		e.frame.set(e.out, newToken(h))
	}
}

// noted reports whether shadow memory is to learn of the event.
func (e *event) noted() bool { return e.frame.run.checked && !e.subsumed }

// touch notes a weak access of memory that lies in one allocation, and reports
// whether it is fine; if not, found says why.
func (e *event) touch(address uint64, bytes int64) bool {
	a := e.frame.run.memory.find(address)
	if a == nil {
		return true
	}
	from := int64(address-a.base) * 2
	return e.touchUnits(a, from, from+bytes*2)
}

// touchUnits is touch for units of 4 bits.
func (e *event) touchUnits(a *allocation, from, to int64) bool {
	if a.written != nil && !e.initialized(a, from, to) {
		return false
	}
	if !e.noted() {
		return true
	}
	s := e.frame.run.shadowOf(a)
	if s == nil {
		return true
	}
	if s.foreign(e) {
		return e.trespasses(a, from)
	}
	if !s.paged.Load() {
		s.spread()
	}
	return s.touch(from, to, e)
}

// trespasses says that the event accesses another tile block's own memory.
func (e *event) trespasses(a *allocation, from int64) bool {
	e.found = finding{kind: trespass, at: a.base + uint64(from/2)}
	return false
}

// atomic performs an atomic access of one element and notes it; do reports
// whether it wrote.
func (e *event) atomic(address uint64, bytes int64, do func() bool) bool {
	a := e.frame.run.memory.find(address)
	from := int64(address-a.base) * 2
	return e.atomicUnits(a, from, from+bytes*2, do)
}

// atomicUnits is atomic for units of 4 bits, of one page. The access and its
// note happen under the lock of the page if tile blocks synchronize: the L(x)
// that an acquire sees is then that of the value which it reads.
func (e *event) atomicUnits(a *allocation, from, to int64, do func() bool) bool {
	if a.written != nil && !e.initialized(a, from, to) {
		return false
	}
	s := e.frame.run.shadowOf(a)
	if s == nil || !e.frame.run.checked {
		do()
		return true
	}
	if s.foreign(e) {
		return e.trespasses(a, from)
	}
	i := from >> pageShift
	start := i << pageShift
	lo, hi := uint16(from-start), uint16(to-start)
	if p := s.page(i); e.frame.run.entry.synchronizes {
		p.mu.Lock()
		e.does(do())
		p.touchLocked(lo, hi, e)
		p.mu.Unlock()
	} else {
		e.does(do())
		p.touch(lo, hi, e)
	}
	if e.found.kind != fine {
		e.found.at += a.base + uint64(start/2)
		return false
	}
	return true
}

// does notes whether the access at hand writes.
func (e *event) does(write bool) {
	if write != e.writes {
		e.writes, e.to = write, nil
	}
}

// meet tests the event against what a location remembers, and returns what it
// remembers from then on; false if something is found.
func (e *event) meet(m *memo) (*memo, bool) {
	if m == e.from && e.to != nil {
		return e.to, true
	}
	var old memo
	if m != nil {
		old = *m
	}
	if !e.admits(&old) {
		return nil, false
	}
	next := old
	switch {
	case !e.writes:
		next.reads = e.join(old.reads)
	case e.weak:
		next = memo{writes: e.self}
	default:
		next.writes = e.join(old.writes)
		next.sync = e.publish(old.sync)
	}
	e.from, e.to = m, m
	if next != old {
		e.to = &next
	}
	return e.to, true
}

// admits reports whether the event may come after all that a memo holds.
func (e *event) admits(m *memo) bool {
	unchecked := e.frame.run.unchecked
	if e.weak && e.writes && m.writes == e.self {
		if unchecked.has(CheckTwice) {
			return true
		}
		e.found = finding{kind: twice}
		return false
	}
	if unchecked.has(CheckRaces) {
		return true
	}
	if m.sync != nil && e.acquires && e.reads {
		e.acquire(m.sync)
	}
	if m.writes != nil && m.writes != e.fineWrites {
		if !e.comesAfter(m.writes, true) {
			return false
		}
		e.fineWrites = m.writes
	}
	if e.writes && m.reads != nil && m.reads != e.fineReads {
		if !e.comesAfter(m.reads, false) {
			return false
		}
		e.fineReads = m.reads
	}
	return true
}

// comesAfter reports whether the event comes after those of a group that it
// conflicts with.
func (e *event) comesAfter(g *group, wrote bool) bool {
	if !g.fragile && !e.fragile() {
		return true
	}
	for ; g != nil; g = g.before {
		if x := g.span(); e.conflicts(x) && !e.follows(x) {
			e.found = finding{kind: race, other: x, wrote: wrote}
			return false
		}
	}
	return true
}

// locate says that what was found concerns the units from lo on of a page.
func (e *event) locate(lo uint16) { e.found.at = uint64(lo / 2) }

// conflicts says of an event at the same location, where one of the two writes,
// whether one is weak. An atomic whose scope does not take in the other's tile
// block is as good as weak.
func (e *event) conflicts(x span) bool {
	o := e.frame.run.entry.sites[x.site]
	return e.weak || o.weak || x.block != e.block && (e.narrow || o.narrow)
}

// follows reports whether events are in the history of this one.
func (e *event) follows(x span) bool {
	if x.block == e.block {
		return e.h.own.covers(x.site, x.lo, x.hi)
	}
	return e.h.others.of(x.block, e.frame.run.height).covers(x.site, x.lo, x.hi)
}

// join adds the event to a group.
func (e *event) join(g *group) *group {
	switch {
	case g == nil:
		return e.self
	case g == e.joinedFrom:
		return e.joinedTo
	}
	e.joinedFrom, e.joinedTo = g, e.joined(g)
	return e.joinedTo
}

// joined leaves out of a group, from its latest events on, those that the
// event continues or replaces.
func (e *event) joined(g *group) *group {
	if g.many && !e.frame.run.entry.synchronizes && (!g.robust || !e.fragile()) {
		return g // it is settled
	}
	self := span{e.block, e.id, e.n, e.n}
	for all := g; g != nil; g = g.before {
		if x := g.span(); e.continues(x) {
			if e.n <= x.hi {
				return all
			}
			self.lo = min(self.lo, x.lo)
		} else if !e.replaces(x) {
			break
		}
	}
	switch {
	case g == nil && self.lo == e.n:
		return e.self
	case g != nil && g.len == maxSpans:
		return e.shortened(g, self)
	}
	return newGroup(self, e.fragile(), g)
}

// continues reports whether a span holds the event, or may.
func (e *event) continues(x span) bool {
	return x.block == e.block && x.site == e.id && x.lo <= e.n && e.n <= x.hi+1
}

// shortened is the event, whose span is self, and what it does not continue or
// replace of a full group: if that is still too much, the first and the later
// half.
func (e *event) shortened(g *group, self span) *group {
	var keep []span // latest first
	for ; g != nil; g = g.before {
		if x := g.span(); e.continues(x) {
			self.lo = min(self.lo, x.lo)
		} else if !e.replaces(x) {
			keep = append(keep, x)
		}
	}
	if n := len(keep); n >= maxSpans {
		keep = append(keep[:n/2], keep[n-1])
	}
	var out *group
	for _, x := range slices.Backward(keep) {
		out = newGroup(x, e.frame.run.entry.sites[x.site].fragile(), out)
	}
	return newGroup(self, e.fragile(), out)
}

// replaces reports whether whoever conflicts with an earlier event, and does
// not come after it, is in a race with this one too.
func (e *event) replaces(x span) bool {
	o := e.frame.run.entry.sites[x.site]
	return (e.weak || !o.weak && !o.narrow) && e.follows(x)
}

// acquire adds what a location publishes to the history, unless scopes keep
// the two apart.
func (e *event) acquire(l *published) {
	if l.by != e.block && (l.private || e.narrow) {
		return
	}
	e.h = e.h.union(history{own: l.knows.of(e.block, e.frame.run.height), others: l.knows})
	e.fineWrites, e.fineReads, e.to = nil, nil, nil
}

// publish returns L of a location that the event writes.
func (e *event) publish(old *published) *published {
	updates := e.reads
	if !e.releases {
		if old != nil && !updates && old.by != e.block {
			return nil
		}
		return old
	}
	l := &published{by: e.block, private: e.narrow}
	l.knows = e.h.others.with(e.block, e.frame.run.height, e.h.own.with(e.id, e.n))
	if updates && old != nil {
		l.private = e.narrow && old.private && old.by == e.block
		l.knows = old.knows.union(l.knows)
	}
	return l
}

// fault turns what was found into an error. element is the flat index of the
// element within the op's tile, or -1.
func (e *event) fault(shape []int64, element int) error {
	switch e.found.kind {
	case race:
		return e.raceError(shape, element)
	case twice:
		return e.at(e.frame.fault(e.op, shape, element, "the op writes address %#x %stwice: no order is defined among the elements of a tile, even if they are equal", e.found.at, e.frame.run.within(e.found.at)))
	case trespass:
		return e.at(e.frame.fault(e.op, shape, element, "access of address %#x %sof another tile block: it is not global", e.found.at, e.frame.run.within(e.found.at)))
	}
	return e.at(e.frame.fault(e.op, shape, element, "read of address %#x %sthat nobody has written", e.found.at, e.frame.run.within(e.found.at)))
}

// at completes an error.
func (e *event) at(u *UBError) *UBError {
	u.Address = e.found.at
	if a := e.frame.run.memory.find(e.found.at); a != nil {
		u.Buffer = e.frame.run.bufferName(a)
	}
	return u
}

// within says where in a buffer an address lies: "(byte 8 of alloca) ".
func (r *launch) within(address uint64) string {
	a := r.memory.find(address)
	if a == nil {
		return ""
	}
	return fmt.Sprintf("(byte %d of %s) ", address-a.base, r.bufferName(a))
}

// party is one side of a race.
type party struct {
	*site
	block int64
	verb  string
}

// raceError reports a race at the op that comes later in the text, so that it
// is the same whichever of the two was executed first.
func (e *event) raceError(shape []int64, element int) error {
	r := e.frame.run
	verbs := map[bool]string{true: "write", false: "read"}
	this := party{e.site, e.block, verbs[e.writes]}
	other := party{r.entry.sites[e.found.other.site], e.found.other.block, verbs[e.found.wrote]}
	if other.op.Pos > this.op.Pos || other.op == this.op && other.block > this.block {
		this, other = other, this
		element = -1
	}
	what := "nothing orders them"
	if this.block == other.block {
		what = "no token orders them, and within a tile block nothing else does"
	}
	line, _ := r.program.source.Position(other.op.Pos)
	u := e.frame.faultIn(r.coordinates(this.block), this.op, shape, element,
		"race at address %#x %sbetween this %s and the %s by %s in line %d in %s: %s", e.found.at, r.within(e.found.at),
		this.describe(), other.describe(), other.op.ShortName(), line, blockName(r.coordinates(other.block)), what)
	u.Notes = append(u.Notes, r.program.diagnostic(other.op, "the other access, in %s", blockName(r.coordinates(other.block))))
	u.Notes[len(u.Notes)-1].Severity = ast.Note
	return e.at(u)
}

// describe names the access of a party: "weak read".
func (p party) describe() string {
	switch {
	case p.weak:
		return "weak " + p.verb
	case p.narrow:
		return "atomic " + p.verb + " of scope tl_blk"
	}
	return "atomic " + p.verb
}
