package ptxsim

import (
	"math/bits"
	"slices"

	"tileir/launcher/ptxsim/race"
)

// order is the memory semantics of an access: for whom it is strong, and whether it
// acquires and releases (PTX ISA, "Memory Consistency Model").
type order struct {
	scope              race.Scope
	acquires, releases bool
}

// scopesByName are the scopes of accesses and fences. One CTA is a cluster of its own.
var scopesByName = map[string]race.Scope{"cta": race.CTA, "cluster": race.Cluster, "gpu": race.Device, "gl": race.Device, "sys": race.Device}

// takeScope removes the scope; race.Weak is none.
func (d *decoder) takeScope() race.Scope {
	return scopesByName[d.takeOne("cta", "cluster", "gpu", "gl", "sys")]
}

// takeOrder removes the memory semantics and the scope.
func (d *decoder) takeOrder() order {
	sem := d.takeOne("relaxed", "acquire", "release", "acq_rel", "volatile")
	d.take("weak")
	o := order{scope: d.takeScope(), acquires: sem == "acquire" || sem == "acq_rel", releases: sem == "release" || sem == "acq_rel"}
	if sem == "volatile" {
		o.scope = race.Device
	}
	return o
}

// atomic makes the order that of an atomic operation, which is relaxed and for the
// whole GPU unless it says something else.
func (o *order) atomic() {
	if o.scope == race.Weak {
		o.scope = race.Device
	}
}

// place is what has been released to a location.
func (p *path) place(s space, addr uint64) *race.Place {
	u := p.warp.cta.unit
	places := u.run.places
	switch {
	case s == sharedSpace || s == clusterSpace:
		places = u.races.places
	case s == genericSpace && addr>>32 == sharedWindow>>32:
		places, addr = u.races.places, addr-sharedWindow
	}
	const unit = wordBytes // of locations that are told apart
	x := places[addr/unit]
	if x == nil {
		x = &race.Place{}
		places[addr/unit] = x
	}
	return x
}

// observe is strong reads of locations.
func (p *path) observe(o order, s space, base *vec, offset uint64, m uint32) {
	w := p.warp.races
	if w == nil || s == paramSpace {
		return
	}
	for m != 0 { // lanes that read the same location do so together
		first := bits.TrailingZeros32(m)
		lanes := uint32(0)
		for l := m; l != 0; l &= l - 1 {
			if i := bits.TrailingZeros32(l); base[i] == base[first] {
				lanes |= 1 << i
			}
		}
		m &^= lanes
		w.Observe(p.place(s, base[first]+offset), o.scope, o.acquires, lanes, p.warp.alive)
	}
}

// publish is strong writes to locations.
func (p *path) publish(o order, s space, base *vec, offset uint64, m uint32, updates bool) {
	w := p.warp.races
	if w == nil || s == paramSpace {
		return
	}
	for ; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		w.Publish(p.place(s, base[i]+offset), o.scope, o.releases, updates, 1<<i, p.warp.alive)
	}
}

// fence orders the accesses of a thread: those through the same proxy, or what the
// generic one has written before what the asynchronous one accesses.
func (d *decoder) fence() {
	d.s.aligned = slices.Contains(d.mods, "aligned")
	proxy := d.take("proxy")
	kind := ""
	if proxy {
		kind = d.takeOne("async", "alias")
		d.takeOne("global", "shared::cta", "shared::cluster")
	}
	d.takeOne("sc", "acq_rel", "acquire", "release")
	made := d.take("mbarrier_init") // the copy engine may be told of mbarriers
	d.takeOne("sync_restrict::shared::cta", "sync_restrict::shared::cluster")
	scope := d.takeScope()
	d.s.exec = func(p *path, m uint32) {
		switch w := p.warp.races; {
		case w == nil || kind == "alias":
		case kind == "async" || made:
			w.FenceProxy(m, p.warp.alive)
		default:
			w.Fence(scope, m, p.warp.alive)
		}
	}
}
