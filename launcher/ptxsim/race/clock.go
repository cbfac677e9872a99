package race

import "maps"

// Agent is who accesses memory, by a number within its unit.
type Agent uint16

// Lanes is how many threads a warp has.
const Lanes = 32

// clock is of each agent how far it has come. Of some agents only the accesses of
// single lanes may be known further than those of all.
type clock struct {
	all   []uint32
	lanes map[Agent]*[Lanes]uint32
}

// of is how far an agent has come in all of its lanes.
func (c *clock) of(a Agent) uint32 {
	if int(a) < len(c.all) {
		return c.all[a]
	}
	return 0
}

// covers reports whether an access of a lane at a time of its agent has happened.
func (c *clock) covers(a Agent, lane uint8, at uint32) bool {
	if at <= c.of(a) {
		return true
	}
	own := c.lanes[a]
	return own != nil && at <= own[lane%Lanes]
}

// reach says that an agent has come as far.
func (c *clock) reach(a Agent, at uint32) {
	if n := int(a) + 1; n > len(c.all) {
		c.all = append(c.all, make([]uint32, n-len(c.all))...)
	}
	c.all[a] = max(c.all[a], at)
}

// reachLanes says that some lanes of an agent have come as far.
func (c *clock) reachLanes(a Agent, lanes uint32, at uint32) {
	own := [Lanes]uint32{}
	if before := c.lanes[a]; before != nil {
		own = *before
	}
	for i := range own {
		if lanes>>i&1 != 0 {
			own[i] = max(own[i], at)
		}
	}
	c.setLanes(a, &own)
}

// setLanes replaces what is known of single lanes; clones share the old.
func (c *clock) setLanes(a Agent, own *[Lanes]uint32) {
	if c.lanes == nil {
		c.lanes = map[Agent]*[Lanes]uint32{}
	} else {
		c.lanes = maps.Clone(c.lanes)
	}
	c.lanes[a] = own
}

// join takes in another clock.
func (c *clock) join(o *clock) {
	if n := len(o.all); n > len(c.all) {
		c.all = append(c.all, make([]uint32, n-len(c.all))...)
	}
	for i, at := range o.all {
		c.all[i] = max(c.all[i], at)
	}
	for a, other := range o.lanes {
		own := *other
		if before := c.lanes[a]; before != nil {
			for i := range own {
				own[i] = max(own[i], before[i])
			}
		}
		c.setLanes(a, &own)
	}
}

// knows reports whether a clock has come as far as another everywhere.
func (c *clock) knows(o *clock) bool {
	for a, at := range o.all {
		if at > c.of(Agent(a)) {
			return false
		}
	}
	for a, lanes := range o.lanes {
		for lane, at := range lanes {
			if !c.covers(a, uint8(lane), at) {
				return false
			}
		}
	}
	return true
}

// clone returns a clock of its own with the same content.
func (c *clock) clone() clock {
	return clock{all: append([]uint32(nil), c.all...), lanes: c.lanes}
}

// clocks is what has happened, and of it what a fence between the proxies has
// followed.
type clocks struct{ happened, fenced clock }

func (c *clocks) join(o *clocks) {
	c.happened.join(&o.happened)
	c.fenced.join(&o.fenced)
}

func (c *clocks) know(o *clocks) bool {
	return c.happened.knows(&o.happened) && c.fenced.knows(&o.fenced)
}

func (c *clocks) clone() *clocks {
	return &clocks{happened: c.happened.clone(), fenced: c.fenced.clone()}
}

// History is what has happened before some point. It is not changed once it has
// been told.
type History struct {
	unit    uint32
	own     *clocks // of the unit
	foreign units   // of others; of the unit itself, what others know of it, which own knows too
}

func (h *History) clone() *History {
	return &History{unit: h.unit, own: h.own.clone(), foreign: h.foreign}
}

// Join is the history of what two have in common to come after; nil is nothing.
func Join(a, b *History) *History {
	if a == nil || b == nil || a == b {
		if a == nil {
			return b
		}
		return a
	}
	out := a.clone()
	out.take(b)
	return out
}

// Gather is Join where nobody has been told of a yet: it may become what is returned.
func Gather(a, b *History) *History {
	if a == nil || b == nil {
		return Join(a, b)
	}
	a.take(b)
	return a
}

// take takes in another history.
func (h *History) take(o *History) {
	if o.unit == h.unit {
		h.own.join(o.own)
	} else {
		h.foreign = h.foreign.join(only(o.unit, o.own))
		if mine := o.foreign.of(h.unit); mine != nil {
			h.own.join(mine)
		}
	}
	h.foreign = h.foreign.join(o.foreign)
}
