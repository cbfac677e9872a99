package race

// Scope is who a strong access, a fence or a release is for.
type Scope uint8

const (
	Weak Scope = iota // an access that is for nobody
	CTA
	Cluster
	Device // and wider
	scopes
)

// Warp is what the threads of a warp know.
type Warp struct {
	agent  Agent
	cta    int    // in the unit
	ctas   int    // warps of one
	now    uint32 // the clock of its accesses
	synced uint32 // accesses of its lanes before this clock come before those of the others
	known  History

	// Lanes that have not waited where others of the warp have know less, until all meet.
	behind uint32
	then   History

	// Repeated is the lanes in which an instruction writes to a place to which it has
	// written in another lane, or in another warp, and nothing orders the two. Which of
	// them stays is not defined (CUDA C++ Programming Guide, "SIMT Architecture"): whoever
	// executes it has to see to it that both write the same.
	Repeated uint32

	released [scopes]*History // what its last fences of each scope, or wider, have released
	acquired [scopes]*History // what its next ones will acquire
}

// NewWarp starts a warp of a unit, whose CTAs have so many warps each.
func NewWarp(unit uint32, a Agent, warpsOfCTA int) *Warp {
	return &Warp{agent: a, cta: int(a) / warpsOfCTA, ctas: warpsOfCTA, now: 1, synced: 1, known: History{unit: unit, own: &clocks{}}}
}

// Access is an access of some lanes of the warp itself.
func (w *Warp) Access(site int32, lane int, strength Scope) Access {
	return Access{Clock: w.now, Unit: w.known.unit, Site: site, party: party{w.agent, uint8(lane), kind(strength) << strengthShift}}
}

// Together says that other lanes of the warp make the access, too.
func (a *Access) Together() { a.kind |= several }

// Begun is an access by what the warp begins now and what goes on beside it: it has
// happened when somebody knows that the agent has come as far as clock. byEngine says
// that it is of the asynchronous proxy.
func (w *Warp) Begun(site int32, lane int, agent Agent, clock uint32, byEngine bool) Access {
	a := Access{Clock: clock, Unit: w.known.unit, Site: site, party: party{Agent: agent, Lane: uint8(lane)}}
	if byEngine {
		a.kind = async
	}
	return a
}

// Release is what happens before what comes after it: all that the lanes have done
// and the warp knows. alive are the lanes that there are.
func (w *Warp) Release(lanes, alive uint32) *History {
	h := w.known.clone()
	if w.behind != 0 && lanes&^w.behind == 0 {
		h = w.then.clone()
	}
	w.include(&h.own.happened, lanes, alive)
	w.now++
	return h
}

// include adds what the lanes have done by now.
func (w *Warp) include(c *clock, lanes, alive uint32) {
	if lanes == alive {
		c.reach(w.agent, w.now)
		return
	}
	c.reach(w.agent, w.synced-1)
	c.reachLanes(w.agent, lanes, w.now)
}

// Acquire makes lanes come after a history; nil is nothing.
func (w *Warp) Acquire(h *History, lanes, alive uint32) {
	if h == nil {
		return
	}
	w.part(lanes, alive)
	w.known.take(h)
	if w.behind&lanes != 0 {
		w.then.take(h)
	}
}

// part notes what lanes know that others now learn more than. There are two such sets at
// most: lanes that are behind and learn something know what all of them learn.
func (w *Warp) part(lanes, alive uint32) {
	if w.behind == 0 && lanes&alive != alive {
		w.behind, w.then = alive&^lanes, *w.known.clone()
	}
}

// ReachBy is Reach for some lanes.
func (w *Warp) ReachBy(a Agent, clock, lanes, alive uint32) {
	w.part(lanes, alive)
	w.known.own.happened.reach(a, clock)
	if w.behind&lanes != 0 {
		w.then.own.happened.reach(a, clock)
	}
}

// of is what is known where an access is made, of all of its lanes.
func (w *Warp) of(a *Access) *History {
	if w.behind != 0 && (w.behind>>(a.Lane%Lanes)&1 != 0 || a.is(several) || a.kind.layout() != oneLane.layout()) {
		return &w.then
	}
	return &w.known
}

// Reach makes the warp come after what an agent of its unit has done up to a clock.
func (w *Warp) Reach(a Agent, clock uint32) {
	w.known.own.happened.reach(a, clock)
	if w.behind != 0 {
		w.then.own.happened.reach(a, clock)
	}
}

// ReachLane makes the warp come after what an agent of its unit has done for one lane.
func (w *Warp) ReachLane(a Agent, lane int, clock uint32) {
	w.known.own.happened.reachLanes(a, 1<<lane, clock)
	if w.behind != 0 {
		w.then.own.happened.reachLanes(a, 1<<lane, clock)
	}
}

// Meet orders what the lanes of the warp have done before what they do from now on.
func (w *Warp) Meet() {
	w.now++
	w.synced, w.behind = w.now, 0
}

// Fence releases to the scope what comes before, by the next strong writes, and
// acquires what strong reads before have seen.
func (w *Warp) Fence(s Scope, lanes, alive uint32) {
	for i := CTA; i <= s; i++ {
		w.Acquire(w.acquired[i], lanes, alive)
		w.acquired[i] = nil
	}
	h := w.Release(lanes, alive)
	for i := CTA; i <= s; i++ {
		w.released[i] = h
	}
}

// FenceProxy lets the asynchronous proxy see what comes before.
func (w *Warp) FenceProxy(lanes, alive uint32) {
	for _, h := range []*History{&w.known, &w.then} {
		if h == &w.then && w.behind&lanes == 0 {
			continue
		}
		h.own.fenced.join(&h.own.happened)
		w.include(&h.own.fenced, lanes, alive)
	}
	w.now++
}

// Order is why an access does not come after another.
type Order uint8

const (
	Ordered   Order = iota
	Unordered       // nothing orders the two
	NoProxy         // no fence between the proxies does
	NoMeeting       // the lanes of a warp have not met in between
)

// order says whether the warp, when it does or begins an access, comes after one
// before.
func (w *Warp) order(before, a *Access, wrote bool) Order {
	if before.Unit != w.known.unit {
		return w.orderForeign(before, a, wrote)
	}
	proxies := a.is(async) && wrote && !before.is(async)
	if before.Agent == w.agent {
		switch {
		case proxies && !w.of(a).own.fenced.covers(before.Agent, before.Lane, before.Clock):
			return NoProxy
		case before.Clock >= w.synced && (before.is(several) || a.is(several) || before.Lane != a.Lane):
			return w.repeated(before, a, wrote && before.Clock == a.Clock, NoMeeting)
		}
		return Ordered
	}
	switch own := w.of(a).own; {
	case wrote && before.Agent == a.Agent && before.Site == a.Site && before.Clock == a.Clock && before.Lane != a.Lane:
		return Ordered // the copies that one instruction makes for several lanes
	case !own.happened.covers(before.Agent, before.Lane, before.Clock):
		return w.repeated(before, a, wrote && a.Agent == w.agent, Unordered)
	case proxies && !own.fenced.covers(before.Agent, before.Lane, before.Clock):
		return NoProxy
	}
	return Ordered
}

// repeated is Ordered for the same instruction's writes, of which the warp is told.
func (w *Warp) repeated(before, a *Access, may bool, why Order) Order {
	if !may || before.Site != a.Site {
		return why
	}
	w.Repeated |= 1 << a.Lane
	return Ordered
}

func (w *Warp) orderForeign(before, a *Access, wrote bool) Order {
	switch c := w.of(a).foreign.of(before.Unit); {
	case c == nil || !c.happened.covers(before.Agent, before.Lane, before.Clock):
		return Unordered
	case a.is(async) && wrote && !before.is(async) && !c.fenced.covers(before.Agent, before.Lane, before.Clock):
		return NoProxy
	}
	return Ordered
}

// strong reports whether two accesses are both strong, each for the other.
func (w *Warp) strong(before, a *Access) bool {
	least := min(before.kind.strength(), a.kind.strength())
	switch {
	case least == Weak:
		return false
	case before.Unit != a.Unit:
		return least == Device
	case int(before.Agent)/w.ctas != w.cta:
		return least >= Cluster
	}
	return true
}
