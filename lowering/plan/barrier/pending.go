package barrier

import (
	"tileir/ast"
	"tileir/lowering/plan/live"
)

// pending is what has been done since the last barrier on any path to a place;
// nothing leads there if it is unreachable. Reads are kept apart from the rest,
// as most ops need not look at them: there may be any number.
type pending struct {
	unreachable bool
	reads       sharedSet // accesses to shared memory
	writes      sharedSet
	copies      sharedSet // writes under way, whatever barriers there were
	loads       agedSet   // accesses to global memory, but for those that acquire
	global      agedSet   // the other accesses to it
}

func (p *pending) clear() {
	p.reads, p.writes = sharedSet{}, sharedSet{}
	p.loads, p.global = agedSet{}, agedSet{}
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

// addShared adds an access to shared memory.
func (b *barriers) addShared(p *pending, t sharedAccess) {
	i, ok := b.numbers[t]
	if !ok {
		i = len(b.sharedList)
		b.numbers[t] = i
		b.sharedList = append(b.sharedList, t)
	}
	if t.write {
		p.writes = p.writes.with(i)
	} else {
		p.reads = p.reads.with(i)
	}
}

// addGlobal adds an access to global memory that is made now. Its number is its op's.
func addGlobal(time *live.Timeline, p *pending, op *ast.Op) {
	at := time.Spans[op].From
	if op.WritesMemory() || acquires(op) {
		p.global = p.global.with(at, now)
	} else {
		p.loads = p.loads.with(at, now)
	}
}

// globalAge returns how long ago an access to global memory was made that is pending:
// never if it is not.
func globalAge(time *live.Timeline, p *pending, op *ast.Op) age {
	at := time.Spans[op].From
	return max(p.global.ageOf(at), p.loads.ageOf(at))
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
