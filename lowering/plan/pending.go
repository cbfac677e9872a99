package plan

import "tileir/ast"

// pending is what has been done since the last barrier on any way to a place;
// nothing leads there if it is unreachable. Reads are kept apart from the rest,
// as most ops need not look at them: there may be any number.
type pending struct {
	unreachable bool
	reads       sharedSet // touches of shared memory
	writes      sharedSet
	copies      sharedSet // writes under way, whatever barriers there were
	loads       sharedSet // reaches of global memory, but for those that acquire
	global      sharedSet // the other accesses to it
}

// reach is an access to global memory. It is old if it was made in an earlier
// iteration of a loop, and stale if that was at another place, which this one may
// overlap: see moves.
type reach struct {
	op         *ast.Op
	old, stale bool
}

func (p *pending) clear() {
	p.reads, p.writes, p.loads, p.global = sharedSet{}, sharedSet{}, sharedSet{}, sharedSet{}
}

func (p *pending) merge(q *pending) {
	if q.unreachable {
		return
	}
	p.unreachable = false
	p.reads = p.reads.union(q.reads)
	p.writes = p.writes.union(q.writes)
	p.copies = p.copies.union(q.copies)
	p.loads = p.loads.union(q.loads)
	p.global = p.global.union(q.global)
}

// minus is p but for what is in q.
func (p *pending) minus(q *pending) pending {
	return pending{
		reads: p.reads.minus(q.reads), writes: p.writes.minus(q.writes), copies: p.copies.minus(q.copies),
		loads: p.loads.minus(q.loads), global: p.global.minus(q.global),
	}
}

func (p *pending) empty() bool {
	return p.reads.empty() && p.writes.empty() && p.copies.empty() && p.loads.empty() && p.global.empty()
}

func nowhere() *pending { return &pending{unreachable: true} }

// The numbers of accesses to global memory are those of their ops, with a bit for
// old and one for stale; those of touches count them as they come.
const (
	reachBits = 2
	oldBit    = 1
	staleBit  = 2
)

func (b *barriers) numberOf(r reach) int {
	return b.time.spans[r.op].from<<reachBits | oldBit*btoi(r.old) | staleBit*btoi(r.stale)
}

func (b *barriers) reachOf(i int) reach {
	return reach{b.time.ops[i>>reachBits], i&oldBit != 0, i&staleBit != 0}
}

// addTouch adds an access to shared memory.
func (b *barriers) addTouch(p *pending, t touch) {
	i, ok := b.numbers[t]
	if !ok {
		i = len(b.touchList)
		b.numbers[t] = i
		b.touchList = append(b.touchList, t)
	}
	if t.write {
		p.writes = p.writes.with(i)
	} else {
		p.reads = p.reads.with(i)
	}
}

// addReach adds an access to global memory.
func (b *barriers) addReach(p *pending, r reach) {
	if writesMemory(r.op) || acquires(r.op) {
		p.global = p.global.with(b.numberOf(r))
	} else {
		p.loads = p.loads.with(b.numberOf(r))
	}
}

// reached reports whether an access to global memory is pending.
func (b *barriers) reached(p *pending, r reach) bool {
	i := b.numberOf(r)
	return p.global.has(i) || p.loads.has(i)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
