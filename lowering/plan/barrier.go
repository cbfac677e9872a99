package plan

import (
	"cmp"
	"math"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/lowering/gpu"
)

// placeBarriers makes threads wait for each other where one may read or write
// what another wrote or read: bytes of shared memory, or an address in global
// memory, where a token orders two accesses of which one writes.
//
// What threads did since they last waited is pending. An op that conflicts with
// something pending gets a barrier right before it; so no barrier stands where
// another on the way does its work. A loop's body is looked at until what is
// pending at its end, which is pending at its start too, does not grow. A barrier
// placed for the first iteration may be idle once later iterations have brought
// others, so those of a loop are taken away one by one to see whether a conflict
// is left. Each barrier says what it is for, in its attribute why.
//
// A gpu.copy_async writes until a gpu.wait. The slots of a pipeline are kept
// apart by the barrier that the pipeline pass places.
func (e *entry) placeBarriers() error {
	b := &barriers{entry: e, time: e.newTimeline(), known: map[*ast.Op]*knownLoop{}, numbers: map[touch]int{}}
	b.block(e.op.Body(0), &pending{})
	return nil
}

type barriers struct {
	*entry
	time    *timeline
	loops   []*loopEnds
	placed  []*ast.Op // by this pass, in the outermost loop at hand
	trial   bool      // nothing is placed, and the first conflict ends it
	left    bool      // a conflict was found in a trial
	changes int       // barriers placed or taken away so far
	known   map[*ast.Op]*knownLoop
	seen    *notes

	numbers   map[touch]int
	touchList []touch
}

// loopEnds is what is pending where a loop's body goes on to the next iteration
// and where it leaves the loop.
type loopEnds struct{ next, exit *pending }

func (b *barriers) block(blk *ast.Block, p *pending) { b.from(blk.First(), p) }

// from goes from an op to the end of its block.
func (b *barriers) from(op *ast.Op, p *pending) {
	for ; op != nil && !(b.trial && b.left); op = op.Next() {
		halt.If(b.ctx)
		b.op(op, p)
	}
}

func (b *barriers) op(op *ast.Op, p *pending) {
	switch op.Opcode {
	case ast.OpFor, ast.OpLoop:
		b.loop(op, p)
		return
	case ast.OpIf:
		b.branch(op, p)
		return
	case ast.OpContinue:
		b.loops[len(b.loops)-1].next.merge(p)
		*p = *nowhere()
		return
	case ast.OpBreak:
		b.loops[len(b.loops)-1].exit.merge(p)
		*p = *nowhere()
		return
	case ast.OpReturn:
		*p = *nowhere()
		return
	}
	if gpu.Is(op, gpu.Role) {
		p.clear() // all threads wait before it; what it does itself, mbarriers keep apart
		return
	}
	if gpu.Is(op, gpu.Barrier) {
		if len(b.loops) == 1 {
			b.seen.at[op] = p.clone()
		}
		b.pass(op, p)
		return
	}
	if bar := b.needed(op, p); bar != nil {
		b.pass(bar, p)
		b.place(op, bar)
	}
	b.record(op, p)
}

// place puts a barrier before op.
func (b *barriers) place(op, bar *ast.Op) {
	if b.trial {
		b.left = true
		return
	}
	ast.InsertBefore(op, bar)
	b.placed = append(b.placed, bar)
	b.changed(op)
}

// changed notes that the barriers of the loops around op are others now.
func (b *barriers) changed(op *ast.Op) {
	b.changes++
	for ; op != nil && op != b.entry.op; op = op.Parent() {
		if k := b.known[op]; k != nil {
			k.version = b.changes
		}
	}
}

// pass is what is pending after a barrier. One of the threads of a CTA leaves
// what those of its cluster may be doing.
func (b *barriers) pass(bar *ast.Op, p *pending) {
	if b.cluster == 1 || !bar.Has(gpu.AttrLocal) {
		p.clear()
		return
	}
	before := [...]sharedSet{p.reads, p.writes}
	p.reads, p.writes = sharedSet{}, sharedSet{}
	for _, list := range before {
		for i := range list.all() {
			t := b.touchList[i]
			t.met = t.tile != nil
			b.addTouch(p, t)
		}
	}
}

// knownLoop is what a loop was found to do to what is pending before it. The
// loops of a nest are gone through again and again; most find what they found
// before.
type knownLoop struct {
	version int // of the barriers in the loop
	runs    []loopRun
}

// loopRun is a loop with all its barriers: what is pending before it, at the start
// of its body in any iteration, and after it.
type loopRun struct {
	version              int
	before, start, after *pending
}

// maxRuns is how many runs of a loop are remembered.
const maxRuns = 16

// loop places the barriers of a loop and leaves what is pending after it.
func (b *barriers) loop(op *ast.Op, p *pending) {
	if len(b.loops) > 0 || b.trial {
		*p = *b.inner(op, p).clone()
		return
	}
	b.placed, b.seen = nil, newNotes()
	after, _ := b.settle(op, p, p)
	if b.removeIdle(op, p) {
		after, _ = b.settle(op, p, p)
	}
	*p = *after
}

// inner is what is pending after a loop in a loop.
func (b *barriers) inner(op *ast.Op, p *pending) *pending {
	k := b.known[op]
	if k == nil {
		k = &knownLoop{}
		b.known[op] = k
	}
	i := slices.IndexFunc(k.runs, func(r loopRun) bool { return r.version == k.version && r.before.equal(p) })
	if i < 0 {
		run := loopRun{before: p.clone()}
		run.after, run.start = b.settle(op, p, k.startFor(p))
		if b.trial && b.left {
			return run.after
		}
		run.version = k.version
		k.runs = append(k.runs, run)
		k.runs = k.runs[max(0, len(k.runs)-maxRuns):]
		i = len(k.runs) - 1
	}
	if len(b.loops) == 1 {
		b.seen.loops[op] = k.runs[i]
	}
	return k.runs[i].after
}

// startFor is what is pending at the start of the loop's body at least, if p is
// before the loop: what is when less is before it.
func (k *knownLoop) startFor(p *pending) *pending {
	start := p.clone()
	for _, r := range slices.Backward(k.runs) {
		if r.version == k.version && r.before.within(p) {
			start.merge(r.start)
			break
		}
	}
	return start
}

// settle goes through the body until no barrier is added and nothing new is
// pending at its start, which is start at first.
func (b *barriers) settle(op *ast.Op, p, start *pending) (after, all *pending) {
	for {
		n := len(b.placed)
		after, all = b.iterate(op, p, start)
		if len(b.placed) == n {
			return after, all
		}
		start = p
	}
}

func (b *barriers) iterate(op *ast.Op, p, first *pending) (after, start *pending) {
	start = first.clone()
	for {
		ends := &loopEnds{nowhere(), nowhere()}
		b.loops = append(b.loops, ends)
		state := start.clone()
		b.block(op.Body(0), state)
		ends.next.merge(state)
		b.loops = b.loops[:len(b.loops)-1]
		if b.trial && b.left {
			return ends.exit, start
		}
		if op.Opcode == ast.OpFor {
			ends.exit.merge(ends.next)
			if !runs(op) {
				ends.exit.merge(p)
			}
		}
		n := start.size()
		start.merge(b.grownOld(ends.next, op))
		if start.size() == n {
			return ends.exit, start
		}
	}
}

// runs reports whether a for is known to run an iteration.
func runs(loop *ast.Op) bool {
	var bounds [2]int64
	for i := range bounds {
		c := loop.Operand(i).Def()
		if c == nil || c.Opcode != ast.OpConstant {
			return false
		}
		d := c.Attr("value").(*ast.DenseAttr)
		bounds[i] = num.Signed(d.Type.ElemNum(), d.Elem(0))
	}
	return !loop.Has("unsignedCmp") && bounds[0] < bounds[1]
}

// grownOld is p as the next iteration of the loop sees it.
func (b *barriers) grownOld(p *pending, loop *ast.Op) *pending {
	old := p.clone()
	inside := b.time.spans[loop]
	first, last := inside.from<<reachBits, inside.to<<reachBits|1<<reachBits-1
	for _, list := range [...]*sharedSet{&old.loads, &old.global} {
		now := *list
		*list = sharedSet{}
		for i := range now.between(first, last) {
			halt.If(b.ctx)
			r := b.reachOf(i)
			r.old, r.stale = true, r.stale || moves(r.op, loop)
			*list = list.with(b.numberOf(r))
		}
		*list = list.union(now.without(first, last))
	}
	return old
}

// branch merges what the two sides leave pending.
func (b *barriers) branch(op *ast.Op, p *pending) {
	after := nowhere()
	if len(op.Regions()) < 2 || op.Body(1) == nil {
		after.merge(p)
	}
	noted := len(b.loops) == 1
	if noted {
		b.seen.ifs[op] = p.clone()
	}
	for i := range op.Regions() {
		if body := op.Body(i); body != nil {
			side := p.clone()
			b.block(body, side)
			after.merge(side)
			if noted {
				b.seen.sides[body] = side
			}
		}
	}
	*p = *after
}

// needed is the barrier that must stand before op, since threads may not have
// done what is pending, or nil.
func (b *barriers) needed(op *ast.Op, p *pending) *ast.Op {
	local, why := true, ""
	first, _, _ := b.touches(op)
	for _, t := range first {
		var with *touch
		against := [...]sharedSet{p.writes, p.reads}
		for _, list := range against[:1+btoi(t.write)] {
			for i := range list.all() {
				if u := b.touchList[i]; t.meets(u) {
					local = local && t.tile != nil && u.tile != nil
					if with == nil || b.earlier(u, *with) {
						with = &u
					}
				}
			}
		}
		if with != nil && why == "" {
			why = t.because(*with)
		}
	}
	if with := b.reused(op, p); with != nil {
		local = false
		if why == "" {
			why = "alloca makes the memory anew that " + with.ShortName() + " may still reach"
		}
	}
	if with := b.ordered(op, p); with != nil {
		local = false
		if why == "" {
			why = op.ShortName() + " comes after " + with.ShortName() + " by a token, and " + whatFor(with, op)
		}
	}
	if why == "" {
		return nil
	}
	bar := gpu.New(op, gpu.Barrier, nil)
	if b.cluster > 1 && local {
		bar = localBarrier(op)
	}
	bar.SetAttr("why", ast.StringAttr(why))
	return bar
}

// ordered returns a pending access to global memory that a token puts before op
// and that may have been made by another thread, or nil. The two need not meet if
// the first acquires or the second releases: what a thread acquires it acquires
// for all, and it releases what all have done.
func (b *barriers) ordered(op *ast.Op, p *pending) (with *ast.Op) {
	token := tokenOperand(op)
	if token == nil || p.global.empty() && p.loads.empty() {
		return nil
	}
	meets := func(r reach) bool {
		meet := (writesMemory(op) || writesMemory(r.op)) && !apart(op, r.op) && (r.stale || !b.sameThread(op, r.op))
		return meet || acquires(r.op) || releases(op)
	}
	order := &tokenOrder{entry: b.entry, time: b.time, most: fewTokens}
	order.from(token)
	with = b.firstBefore(order, b.pendingAmong(order, p, meets))
	if with == nil && (order.unknown || order.most == 0) {
		with = b.firstBefore(b.orderedAmong(op, token, p, meets))
	}
	return with
}

// firstBefore returns the first of the accesses that the order puts before.
func (b *barriers) firstBefore(order *tokenOrder, list []reach) (with *ast.Op) {
	for _, r := range list {
		if order.before(r) && (with == nil || b.time.spans[r.op].from < b.time.spans[with].from) {
			with = r.op
		}
	}
	return with
}

// pendingAmong lists the pending accesses that the order knows of and of which
// something holds.
func (b *barriers) pendingAmong(order *tokenOrder, p *pending, holds func(reach) bool) (list []reach) {
	add := func(r reach) {
		if touchesMemory(r.op) && b.reached(p, r) && holds(r) {
			list = append(list, r)
		}
	}
	for op := range order.ops {
		add(reach{op: op})
	}
	for _, ops := range [...]map[*ast.Op]bool{order.ops, order.earlier} {
		for op := range ops {
			add(reach{op, true, false})
			add(reach{op, true, true})
		}
	}
	return list
}

// orderedAmong looks at all that is pending first, and then for what of it the
// token puts before op: the token leads from many ops.
func (b *barriers) orderedAmong(op *ast.Op, token *ast.Value, p *pending, meets func(reach) bool) (*tokenOrder, []reach) {
	var meeting []reach
	order := &tokenOrder{entry: b.entry, time: b.time, most: -1, wanted: map[*ast.Op]bool{}, earliest: b.time.end}
	against := [...]sharedSet{p.global, p.loads}
	for _, list := range against[:1+btoi(writesMemory(op) || releases(op))] {
		for i := range list.all() {
			halt.If(b.ctx)
			if r := b.reachOf(i); meets(r) {
				meeting = append(meeting, r)
				order.wanted[r.op] = true
				order.earliest = min(order.earliest, b.time.spans[r.op].from)
			}
		}
	}
	order.from(token)
	return order, meeting
}

// whatFor says why threads wait between two accesses that a token orders.
func whatFor(p, q *ast.Op) string {
	switch {
	case acquires(p):
		return "all threads see what that acquired"
	case releases(q):
		return "releases what all threads have done"
	}
	return "may meet it at an address in another thread"
}

func acquires(op *ast.Op) bool {
	o := op.Enum("memory_ordering_semantics", ast.OrderWeak)
	return o == ast.OrderAcquire || o == ast.AcqRel
}

func releases(op *ast.Op) bool {
	o := op.Enum("memory_ordering_semantics", ast.OrderWeak)
	return o == ast.OrderRelease || o == ast.AcqRel
}

// moves reports whether an access is at another place in each iteration of the
// loop, and that may overlap the one before: the loop makes its view, or its
// index, and the elements of the view share addresses.
func moves(op, loop *ast.Op) bool {
	view, index, _ := viewAccess(op)
	inside := func(v *ast.Value) bool { return insideLoop(v, loop) }
	if view == nil || inside(view) {
		return view != nil
	}
	t, ok := view.Type.(*ast.PartitionViewType)
	return !(ok && spread(t.View)) && slices.ContainsFunc(index, inside)
}

// spread reports whether the elements of a tensor are known to be at different
// addresses: each stride leads beyond all that the smaller ones lead to.
func spread(t *ast.TensorViewType) bool {
	var dims []int
	for d, n := range t.Shape {
		if n != 1 {
			dims = append(dims, d)
		}
	}
	slices.SortFunc(dims, func(c, d int) int { return cmp.Compare(t.Strides[c], t.Strides[d]) })
	last := int64(0)
	for i, d := range dims {
		n, stride := t.Shape[d], t.Strides[d]
		if stride == ast.Dynamic || stride <= last {
			return false
		}
		if i == len(dims)-1 {
			break
		}
		if n == ast.Dynamic || n > (math.MaxInt64-last)/stride {
			return false
		}
		last += (n - 1) * stride
	}
	return true
}

// reused returns a pending access to the memory that op, an alloca, made when it
// ran before, or nil. That memory's life has ended, and it is given out again: no
// token says so.
func (b *barriers) reused(op *ast.Op, p *pending) (with *ast.Op) {
	if op.Opcode != ast.OpAlloca {
		return nil
	}
	for _, list := range [...]sharedSet{p.global, p.loads} {
		for i := range list.all() {
			r := b.reachOf(i)
			if root := rootOf(pointerOf(r.op)); (root == nil || root == op) &&
				(with == nil || b.time.spans[r.op].from < b.time.spans[with].from) {
				with = r.op
			}
		}
	}
	return with
}

// apart reports whether two accesses cannot meet since one is to the memory of
// an alloca and the other to something else.
func apart(p, q *ast.Op) bool {
	a, b := rootOf(pointerOf(p)), rootOf(pointerOf(q))
	return a != nil && b != nil && a != b && (a.Opcode == ast.OpAlloca || b.Opcode == ast.OpAlloca)
}

// pointerOf returns the pointers or the view that an access goes through; nil for
// those of copies that are waited for.
func pointerOf(access *ast.Op) *ast.Value {
	switch {
	case access.Opcode == ast.OpStoreViewTko:
		return access.Group(1)[0]
	case gpu.Is(access, gpu.CopyAsync):
		return gpu.Operand(access, "source")
	case gpu.Is(access, gpu.Wait):
		return nil // copies through any
	}
	return access.Group(0)[0]
}

// rootOf returns the op that pointers or a view come from: an alloca, a
// get_global, the entry for its parameters; nil if that is not to be seen.
func rootOf(v *ast.Value) *ast.Op {
	if v == nil {
		return nil
	}
	op := v.Def()
	if op == nil {
		if at := v.ArgOf().Parent(); at.Opcode == ast.OpEntry {
			return at
		}
		return nil
	}
	switch op.Opcode {
	case ast.OpAlloca, ast.OpGetGlobal:
		return op
	case ast.OpOffset, ast.OpBroadcast, ast.OpReshape, ast.OpPermute, ast.OpAssume, ast.OpPtrToPtr, ast.OpExtract,
		ast.OpMakeTensorView, ast.OpMakePartitionView, ast.OpMakeStridedView, ast.OpMakeGatherScatterView:
		return rootOf(op.Operand(0))
	}
	if gpu.Is(op, gpu.Convert) {
		return rootOf(op.Operand(0))
	}
	return nil
}

// earlier is an order of pending accesses, so that the same one is named always.
func (b *barriers) earlier(t, u touch) bool {
	if c := cmp.Compare(b.time.spans[t.op].from, b.time.spans[u.op].from); c != 0 {
		return c < 0
	}
	return t.from < u.from || t.from == u.from && t.write && !u.write
}

// sameThread proves that two accesses touch each address by the same thread:
// they go through one view at one index under one layout, which no two threads
// share elements in. (One of the two is a store, and storing one tile to an
// address twice is undefined, so different elements are different addresses.)
func (b *barriers) sameThread(p, q *ast.Op) bool {
	pv, pi, pt := viewAccess(p)
	qv, qi, qt := viewAccess(q)
	if pv == nil || pv != qv || len(pi) != len(qi) {
		return false
	}
	for i := range pi {
		if pi[i] != qi[i] {
			return false
		}
	}
	if _, ok := pv.Type.(*ast.PartitionViewType); !ok {
		return false // other views may reach an element by two indices
	}
	pl, err1 := gpu.LayoutOf(pt, b.warps)
	ql, err2 := gpu.LayoutOf(qt, b.warps)
	if err1 != nil || err2 != nil || !pl.Equal(ql) {
		return false
	}
	lanes, warps := pl.Copies()
	return lanes|warps == 0
}

// viewAccess takes an access through a view apart: the view, the index, and
// the tile that is moved.
func viewAccess(op *ast.Op) (view *ast.Value, index []*ast.Value, tile *ast.Value) {
	switch op.Opcode {
	case ast.OpLoadViewTko:
		return op.Group(0)[0], op.Group(1), op.Result(0)
	case ast.OpStoreViewTko:
		return op.Group(1)[0], op.Group(2), op.Group(0)[0]
	}
	return nil, nil, nil
}

// record adds what op does to what is pending.
func (b *barriers) record(op *ast.Op, p *pending) {
	first, last, waits := b.touches(op)
	if waits {
		p.clear()
		first = last
	}
	for _, t := range first {
		if t.done == gpu.ByGroup {
			var under pending
			b.addTouch(&under, t)
			p.copies = p.copies.union(under.writes)
		} else {
			b.addTouch(p, t)
		}
	}
	if waitsForAll(op) {
		p.writes, p.copies = p.writes.union(p.copies), sharedSet{}
	}
	if touchesMemory(op) && !waits { // else it waited since
		b.addReach(p, reach{op: op})
	}
}

func writesMemory(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpLoadPtrTko, ast.OpLoadViewTko, ast.OpUnregistered:
		return false
	}
	return touchesMemory(op)
}

// tokenOperand returns the token that op waits for, or nil.
func tokenOperand(op *ast.Op) *ast.Value {
	if !touchesMemory(op) {
		return nil
	}
	for _, v := range op.Operands() {
		if _, ok := v.Type.(ast.TokenType); ok {
			return v
		}
	}
	return nil
}
