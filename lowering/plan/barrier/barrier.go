package barrier

import (
	"cmp"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/live"
)

// pass is what is pending after a barrier. One of the threads of a CTA leaves
// what those of its cluster may be doing.
func (b *barriers) pass(bar *ast.Op, p *pending) {
	if b.Cluster == 1 || !bar.Has(gpu.AttrLocal) {
		p.clear()
		return
	}
	before := [...]sharedSet{p.reads, p.writes}
	p.reads, p.writes = sharedSet{}, sharedSet{}
	for _, list := range before {
		for i := range list.all() {
			t := b.sharedList[i]
			t.met = t.tile != nil
			b.addShared(p, t)
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
		d := c.Attr(ast.KeyValue).(*ast.DenseAttr)
		bounds[i] = num.Signed(d.Type.ElemNum(), d.Elem(0))
	}
	return !loop.Has(ast.KeyUnsignedCmp) && bounds[0] < bounds[1]
}

// needed is the barrier that must stand before op, since threads may not have
// done what is pending, or nil. It names the first of what is pending that op meets,
// or any, which is found sooner.
func (b *barriers) needed(op *ast.Op, p *pending, first bool) *ast.Op {
	local, why := true, ""
	list, _, _ := sharedAccesses(op)
	for _, t := range list {
		with, tiles := b.meeting(t, p, first)
		local = local && tiles
		if with != nil && why == "" {
			why = t.because(*with)
		}
	}
	if with := b.reused(op, p); with != nil {
		local = false
		if why == "" {
			why = op.ShortName() + " gives out the memory that " + with.ShortName() + " may still access"
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
	if b.Cluster > 1 && local {
		bar = gpu.NewLocalBarrier(op)
	}
	bar.SetAttr(gpu.KeyWhy, ast.StringAttr(why))
	return bar
}

// meeting returns the first of the pending accesses to shared memory that must be kept
// apart from t, if there is one, and reports whether all of them are to tiles, which
// matters in a cluster. Without first, any will do. Accesses are numbered in the order
// of the text, so that not all have to be looked at.
func (b *barriers) meeting(t sharedAccess, p *pending, first bool) (with *sharedAccess, tiles bool) {
	tiles = true
	against := [...]sharedSet{p.writes, p.reads}
	for _, list := range against[:1+btoi(t.write)] {
		found := false
		for i := range list.all() {
			u := &b.sharedList[i]
			if found && b.Cluster == 1 && u.op != with.op {
				break
			}
			if !t.meets(u) {
				continue
			}
			tiles = tiles && t.tile != nil && u.tile != nil
			if with == nil || earlier(b.time, u, with) {
				with, found = u, true
			}
			if !first {
				return with, tiles
			}
		}
	}
	return with, tiles
}

// ordered returns a pending access to global memory that a token puts before op
// and that may have been made by another thread, or nil. The two need not meet if
// the first acquires or the second releases: what a thread acquires it acquires
// for all, and it releases what all have done.
func (b *barriers) ordered(op *ast.Op, p *pending) (with *ast.Op) {
	token := gpu.TokenOperand(op)
	if token == nil || p.global.empty() && p.loads.empty() {
		return nil
	}
	class := b.ages.classOf(globalAccess{op, now})
	meets := func(r globalAccess) bool {
		meet := (op.WritesMemory() || r.op.WritesMemory()) && !b.roots.apart(op, r.op) && (class == 0 || class != b.ages.classOf(r))
		return meet || acquires(r.op) || releases(op)
	}
	order := &tokenOrder{Context: b.Context, time: b.time, most: fewTokens}
	order.from(token)
	with = firstBefore(b.time, order, pendingAmong(b.time, order, p, meets))
	if with == nil && (order.unknown || order.most == 0) {
		order, list := b.orderedAmong(op, token, p, meets)
		with = firstBefore(b.time, order, list)
	}
	return with
}

// firstBefore returns the first of the accesses that the order puts before.
func firstBefore(time *live.Timeline, order *tokenOrder, list []globalAccess) (with *ast.Op) {
	for _, r := range list {
		if order.before(r) && (with == nil || time.Spans[r.op].From < time.Spans[with].From) {
			with = r.op
		}
	}
	return with
}

// pendingAmong lists the pending accesses that the order knows of and of which
// something holds.
func pendingAmong(time *live.Timeline, order *tokenOrder, p *pending, holds func(globalAccess) bool) (list []globalAccess) {
	add := func(op *ast.Op) {
		if !gpu.AccessesMemory(op) {
			return
		}
		if r := (globalAccess{op, globalAge(time, p, op)}); r.age != never && holds(r) {
			list = append(list, r)
		}
	}
	for op := range order.ops {
		add(op)
	}
	for op := range order.earlier {
		if !order.ops[op] {
			add(op)
		}
	}
	return list
}

// orderedAmong looks at all that is pending first, and then for what of it the
// token puts before op: the token leads from many ops.
func (b *barriers) orderedAmong(op *ast.Op, token *ast.Value, p *pending, meets func(globalAccess) bool) (*tokenOrder, []globalAccess) {
	var meeting []globalAccess
	order := &tokenOrder{Context: b.Context, time: b.time, most: -1, demanded: map[*ast.Op]bool{}, earliest: b.time.End}
	class := b.ages.classOf(globalAccess{op, now})
	same := func(part agedPart, from int, height uint) bool {
		return class != 0 && !releases(op) && b.ages.sameClass(part, from, height) == class
	}
	against := [...]agedSet{p.global, p.loads}
	for _, list := range against[:1+btoi(op.WritesMemory() || releases(op))] {
		for i, old := range list.butFor(same) {
			halt.If(b.Ctx)
			if r := (globalAccess{b.time.Ops[i], old}); meets(r) {
				meeting = append(meeting, r)
				order.demanded[r.op] = true
				order.earliest = min(order.earliest, b.time.Spans[r.op].From)
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

// reused returns a pending access to the memory that op, an alloca, made when it
// ran before, or nil; of gpu.free_workspace, to that of any. That memory's life has ended, and
// it is given out again: no token says so.
func (b *barriers) reused(op *ast.Op, p *pending) (with *ast.Op) {
	frees := gpu.Is(op, gpu.FreeWorkspace)
	if op.Opcode != ast.OpAlloca && !frees {
		return nil
	}
	for _, list := range [...]agedSet{p.global, p.loads} {
		for i := range list.all() {
			access := b.time.Ops[i]
			if root := b.roots.rootOf(pointerOf(access)); (root == nil || root == op || frees && root.Opcode == ast.OpAlloca) && (with == nil || i < b.time.Spans[with].From) {
				with = access
			}
		}
	}
	return with
}

// apart reports whether two accesses cannot meet since one is to the memory of
// an alloca and the other to something else.
func (known roots) apart(p, q *ast.Op) bool {
	r, s := known.rootOf(pointerOf(p)), known.rootOf(pointerOf(q))
	return r != nil && s != nil && r != s && (r.Opcode == ast.OpAlloca || s.Opcode == ast.OpAlloca)
}

// rootOf returns the op that pointers or a view come from: an alloca, a
// get_global, the entry for its parameters; nil if that is not to be seen.
func (known roots) rootOf(v *ast.Value) *ast.Op {
	if v == nil {
		return nil
	}
	root, ok := known[v]
	if !ok {
		root = known.findRoot(v)
		known[v] = root
	}
	return root
}

func (known roots) findRoot(v *ast.Value) *ast.Op {
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
		return known.rootOf(op.Operand(0))
	}
	if gpu.Is(op, gpu.Convert) {
		return known.rootOf(op.Source())
	}
	return nil
}

// earlier is an order of pending accesses, so that the same one is named always.
func earlier(time *live.Timeline, t, u *sharedAccess) bool {
	if c := cmp.Compare(time.Spans[t.op].From, time.Spans[u.op].From); c != 0 {
		return c < 0
	}
	return t.from < u.from || t.from == u.from && t.write && !u.write
}

// record adds what op does to what is pending, as a whole, or only ends what it waits
// for.
func (b *barriers) record(op *ast.Op, p *pending, adds bool) {
	first, last, waits := sharedAccesses(op)
	if waits {
		p.clear()
		first = last
	}
	if !adds {
		first = nil
	}
	for _, t := range first {
		if t.done == gpu.ByGroup {
			var under pending
			b.addShared(&under, t)
			p.copies = p.copies.union(under.writes)
		} else {
			b.addShared(p, t)
		}
	}
	if gpu.WaitsFor(op) == gpu.ByGroup {
		b.copied(op, p)
	}
	if adds && gpu.AccessesMemory(op) && !waits && (b.all || leads(op)) { // else it waited since, or nothing asks
		addGlobal(b.time, p, op)
	}
}

// copied ends the copies that a gpu.wait waits for: what they wrote is to be kept apart
// from what is done behind the next barrier. Those of later iterations may be under way.
func (b *barriers) copied(wait *ast.Op, p *pending) {
	done := gpu.CopiesOf(wait)
	for i := range p.copies.all() {
		if t := b.sharedList[i]; slices.Contains(done, t.op) {
			b.addShared(p, t)
		}
	}
}

// numbers is a heap, the least first.
type numbers []int

// sharedAccesses lists the accesses that op makes until it first makes all threads
// wait, and those after it last does. waits is false for an op that never does;
// all its accesses are in first.
func sharedAccesses(op *ast.Op) (first, last []sharedAccess, waits bool) {
	if offset, bytes, ok := gpu.ScratchOf(op); ok {
		write := sharedAccess{op: op, from: offset, to: offset + bytes, write: true}
		read := write
		read.write = false
		switch waits = gpu.WaitsOf(op) > 0; {
		case gpu.WaitsLast(op):
			return []sharedAccess{write}, nil, waits
		case waits:
			return []sharedAccess{write}, []sharedAccess{read}, waits
		}
		return []sharedAccess{write, read}, nil, waits
	}
	if op.Opcode == ast.OpAssert || gpu.Is(op, gpu.MbarrierInit) {
		return nil, nil, gpu.WaitsOf(op) > 0
	}
	by := []*ast.Op{op}
	if gpu.WaitsFor(op) == gpu.ByProduct {
		by = gpu.ProductsOf(gpu.Get(op, gpu.InProduct)) // they read until here
	}
	for _, reader := range by {
		for _, x := range gpu.SharedEffects(reader) {
			if x.Done != gpu.ByMbarrier { // which keeps them apart
				first = append(first, tileAccess(op, x))
			}
		}
	}
	return first, nil, false
}
