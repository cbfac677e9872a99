package race

// Place is a location that strong accesses release to and acquire from: by scope,
// what those that it is for may acquire.
type Place struct {
	last    uint32 // the unit and the agent that wrote it last
	agent   Agent
	written bool
	told    map[reach]*History
}

// reach is who may acquire a history: a CTA, a cluster, or everybody.
type reach struct {
	scope Scope
	unit  uint32
	cta   int
}

func (w *Warp) reach(s Scope) reach {
	switch s {
	case CTA:
		return reach{CTA, w.known.unit, w.cta}
	case Cluster:
		return reach{Cluster, w.known.unit, 0}
	}
	return reach{scope: Device}
}

// Observe is a strong read of a location by lanes, for a scope.
func (w *Warp) Observe(p *Place, s Scope, acquires bool, lanes, alive uint32) {
	for i := CTA; i <= s; i++ {
		h := p.told[w.reach(i)]
		if acquires {
			w.Acquire(h, lanes, alive)
			continue
		}
		w.acquired[i] = Join(w.acquired[i], h)
	}
}

// Publish is a strong write to a location, for a scope. One that updates what is
// there continues what others have released, and so does a store after the same
// warp's own.
func (w *Warp) Publish(p *Place, s Scope, releases, updates bool, lanes, alive uint32) {
	same := p.written && p.last == w.known.unit && p.agent == w.agent
	if !updates && !same {
		p.told = nil
	}
	p.last, p.agent, p.written = w.known.unit, w.agent, true
	var now *History
	if releases {
		now = w.Release(lanes, alive)
	}
	for i := CTA; i <= s; i++ {
		h := now
		if h == nil {
			h = w.released[i]
		}
		if h != nil {
			if p.told == nil {
				p.told = map[reach]*History{}
			}
			p.told[w.reach(i)] = Join(p.told[w.reach(i)], h)
		}
	}
}
