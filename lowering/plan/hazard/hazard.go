// Package hazard checks the barriers of a planned entry by running through it.
//
// It walks through the entry many times, with branches and numbers of iterations
// chosen at random, and writes down what is done to shared and global memory and
// where all threads wait. Slots of pipelines are computed as the program computes
// them, and tokens are followed from op to op. Of two accesses to the same bytes,
// one a write, the second must not begin before all threads have waited since the
// first ended: if they have not, a barrier is missing. What the threads write and the
// asynchronous proxy reads must have gone through a fence between the two, or a fence
// is missing; and what is read of a tile in shared memory must have been written. A barrier is redundant if on no walk it is
// the only one between such a pair.
//
// The package shares no code with the pass that places barriers, and works
// otherwise: it must not know package plan's passes, only what their attributes
// mean. Nothing but tests uses it.
package hazard

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
)

// The number of walks before a barrier counts as redundant, the
// most ops of one walk, and the most pairs of accesses of all: if they do not show
// what a barrier is for, it is left alone.
const (
	fewest, most = 16, 600
	longest      = 20_000
	mostPairs    = 1 << 28
)

// walk is one walk through the entry.
type walk struct {
	entry    *ast.Op
	rng      *rand.Rand
	warps    int
	cluster  int
	split    bool // the CTAs of a cluster share a sum, and nothing else
	values   values
	now      int
	accesses []*access
	waits    []wait
	groups   []*group  // of copies that are under way, the oldest first
	bad      string    // what is wrong with how copies are waited for
	products []*group  // reads of products that are not waited for
	batch    []*access // those of the batch at hand, see gpu.AttrBatch
	views    int
	made     map[*ast.Value]int // how often a value was made
}

// values are those that are known at a place of the walk.
type values map[*ast.Value]value

// value is what is known of a scalar, token or view.
type value struct {
	known bool
	n     int64
	token *order
	view  int // views made by different runs of an op are different
	group *group
}

// group is what is under way as a value: the accesses of a copy, of a group of them, or of
// a product.
type group struct {
	by       *ast.Op
	accesses []*access
	before   *group // of a product, the one that it adds to
	done     bool   // somebody has waited for it
}

// order is a token: the access that made it, and what was before that.
type order struct {
	access *access
	after  []*order
	past   set // of the accesses up to here, once pastOf has been asked for it
}

// set is of accesses, by their number.
type set []uint64

func (s set) has(a *access) bool { return s != nil && s[a.number>>6]>>(a.number&63)&1 != 0 }

// access is what all threads do to some bytes, from begin to end.
type access struct {
	op         *ast.Op
	number     int // in the order of the walk
	begin, end int
	write      bool
	from, to   int     // bytes of shared memory
	tile       *ast.Op // its gpu.alloc_shared, if it is to a tile there
	async      bool    // by the asynchronous proxy
	fenced     bool    // what was written may be read by the asynchronous proxy
	own        bool    // each CTA has its own
	life       bool    // a CTA begins or ends, and with it its shared memory
	token      *order  // of an access to global memory, with what it waits for
	view       int
	index      []int   // which values the index had, see walk.made
	memory     *ast.Op // the alloca that the address comes from, where that is seen
	unseen     bool    // the address comes from anywhere
}

// wait is a place where all threads wait for each other: those of a CTA only if
// it is local.
type wait struct {
	at    int
	by    *ast.Op
	local bool
}

// signal says how a block ended.
type signal int

const (
	next signal = iota
	again
	leave
	stop
)

func (w *walk) run() {
	w.values, w.made = map[*ast.Value]value{}, map[*ast.Value]int{}
	w.now = 1
	w.live(w.entry)
	w.block(w.entry.Body(0))
	for _, a := range w.accesses {
		if a.end == 0 {
			a.end = w.now + 1 // never waited for
		}
	}
}

func (w *walk) block(b *ast.Block) (signal, []value) {
	for op := range b.Ops() {
		if w.now++; w.now > longest {
			return stop, nil
		}
		switch op.Opcode {
		case ast.OpContinue:
			return again, w.values.all(op.Operands())
		case ast.OpBreak:
			return leave, w.values.all(op.Operands())
		case ast.OpReturn:
			w.live(op)
			return stop, nil
		case ast.OpYield:
			return next, w.values.all(op.Operands())
		case ast.OpIf:
			if s, vs := w.branch(op); s != next {
				return s, vs
			}
		case ast.OpFor, ast.OpLoop:
			if w.loop(op) == stop {
				return stop, nil
			}
		default:
			w.op(op)
		}
	}
	return next, nil
}

func (known values) all(vs []*ast.Value) []value {
	out := make([]value, len(vs))
	for i, v := range vs {
		out[i] = known[v]
	}
	return out
}

func (w *walk) bind(vs []*ast.Value, to []value) {
	for i, v := range vs {
		w.made[v]++
		if i < len(to) {
			w.values[v] = to[i]
		}
	}
}

func (w *walk) branch(op *ast.Op) (signal, []value) {
	side := w.rng.IntN(2)
	if side >= len(op.Regions()) || op.Body(side) == nil {
		return next, nil
	}
	s, vs := w.block(op.Body(side))
	if s == next {
		w.bind(op.Results(), vs)
	}
	return s, vs
}

func (w *walk) loop(op *ast.Op) signal {
	body := op.Body(0)
	args, carried := op.Carried(), w.values.all(op.List(ast.InInitValues))
	times := longest
	if op.Opcode == ast.OpFor {
		times = []int{0, 1, 2, 3, 7}[w.rng.IntN(5)]
		if lo, hi := w.values[op.Get(ast.InLowerBound)], w.values[op.Get(ast.InUpperBound)]; lo.known && hi.known && lo.n < hi.n {
			times = max(times, 1)
		}
		w.values[op.InductionVariable()] = value{}
	}
	for range times {
		if op.Opcode == ast.OpFor {
			w.made[op.InductionVariable()]++
		}
		w.bind(args, carried)
		s, vs := w.block(body)
		switch s {
		case stop:
			return stop
		case leave:
			w.bind(op.Results(), vs)
			return next
		case again:
			carried = vs
		}
	}
	w.bind(op.Results(), carried)
	return next
}

// op writes down what an op does.
func (w *walk) op(op *ast.Op) {
	for _, r := range op.Results() {
		w.made[r]++
	}
	w.global(op)
	switch {
	case gpu.Is(op, gpu.Commit):
		w.commit(op)
	case gpu.WaitsFor(op) == gpu.ByGroup:
		w.groups = w.waitFor(op, w.groups)
	case gpu.WaitsFor(op) == gpu.ByProduct:
		w.products = w.waitFor(op, w.products)
	}
	w.tiles(op)
	w.steps(op)
	w.compute(op)
}

// live writes down that the CTAs of a cluster begin, or end.
func (w *walk) live(op *ast.Op) {
	if w.cluster > 1 || w.split {
		w.accesses = append(w.accesses, &access{op: op, begin: w.now, end: w.now, write: true, life: true, to: math.MaxInt})
	}
}

// meet has all threads wait for each other, n times.
func (w *walk) meet(op *ast.Op, n int) {
	local := w.cluster > 1 && op.Has(gpu.AttrLocal) || w.split && !gpu.Is(op, gpu.SplitExchange)
	for range n {
		w.now++
		w.waits = append(w.waits, wait{w.now, op, local})
		w.now++
	}
}

// commit makes a group of copies.
func (w *walk) commit(op *ast.Op) {
	g := &group{by: op}
	for _, v := range op.Operands() {
		if c := w.values[v].group; c != nil {
			g.accesses = append(g.accesses, c.accesses...)
		}
	}
	v := w.values[op.Value()]
	v.group = g
	w.values[op.Value()] = v
	w.groups = append(w.groups, g)
}

// waitFor ends the accesses of what op takes, of that which is under way in the order of
// the list, and returns what is left. The hardware waits for all but the youngest, as many
// as may be under way: nothing that op takes may be among them.
func (w *walk) waitFor(op *ast.Op, under []*group) []*group {
	under = under[max(0, len(under)-int(op.Int(gpu.KeyPending, 0))):]
	for _, v := range op.Operands() {
		g := w.values[v].group
		if g != nil && slices.Contains(under, g) && w.bad == "" {
			w.bad = fmt.Sprintf("missing: a wait: %s leaves what it takes under way", op.ShortName())
		}
		for ; g != nil && !g.done; g = g.before {
			g.done = true
			for _, a := range g.accesses {
				a.end, a.fenced = w.now, op.Has(gpu.AttrAsync)
			}
		}
	}
	return under
}

// tiles writes down what op does with tiles in shared memory, at once or until it is
// waited for. What mbarriers keep apart is for checkRings.
func (w *walk) tiles(op *ast.Op) {
	var under []*access
	for _, x := range gpu.SharedEffects(op) {
		switch x.Done {
		case gpu.AtOnce:
			w.shared(op, x)
		case gpu.ByGroup:
			a := w.shared(op, x)
			a.end = 0
			v := w.values[op.Value()]
			v.group = &group{by: op, accesses: []*access{a}}
			w.values[op.Value()] = v
		case gpu.ByProduct:
			a := w.shared(op, x)
			a.end = 0
			under = append(under, a)
		}
	}
	if len(under) > 0 {
		g := &group{by: op, accesses: under, before: w.values[gpu.Get(op, gpu.InAcc)].group}
		w.values[op.Value()] = value{group: g}
		w.products = append(w.products, g)
	}
}

// steps writes down what all threads do one after the other while an op runs: its scratch is
// written, waited for and read, and what is printed with it. Of what roles do, checkRings knows
// more.
func (w *walk) steps(op *ast.Op) {
	waits, last := gpu.WaitsOf(op), 0
	if gpu.WaitsLast(op) && waits > 0 {
		last = 1
	}
	offset, bytes, ok := gpu.ScratchOf(op)
	reach := func(write bool) {
		if ok {
			own := w.split && (write || !gpu.Is(op, gpu.SplitExchange))
			w.accesses = append(w.accesses, &access{op: op, begin: w.now, end: w.now, write: write, from: offset, to: offset + bytes, own: own})
		}
	}
	reach(true)
	w.meet(op, waits-last)
	reach(false)
	if gpu.Is(op, gpu.Print) {
		w.printed(op)
	}
	w.meet(op, last)
}

// printed is what a print reads of memory.
func (w *walk) printed(op *ast.Op) {
	args, err := gpu.PrintArgs(op)
	if err != nil {
		panic("BUG: hazard: " + err.Error())
	}
	for _, arg := range args {
		if arg.Memory {
			a := &access{op: op, begin: w.now, end: w.now, token: w.values.after(op)}
			a.memory, a.unseen = comesFrom(arg.Value)
			w.accesses = append(w.accesses, a)
		}
	}
}

// shared is an access to a stage of a tile, to all of them if the slot is not
// known.
func (w *walk) shared(op *ast.Op, x gpu.SharedEffect) *access {
	s, err := gpu.SharedOf(x.Tile)
	if err != nil {
		panic("BUG: hazard: " + err.Error())
	}
	a := &access{op: op, tile: x.Tile, begin: w.now, end: w.now, write: x.Writes, async: x.Async, fenced: op.Has(gpu.AttrAsync), own: true, from: s.Offset, to: s.Offset + s.Stages*s.StageStride()}
	if x.Slot != nil && w.values[x.Slot].known {
		a.from += int(w.values[x.Slot].n) * s.StageStride()
		a.to = a.from + s.StageStride()
	}
	w.accesses = append(w.accesses, a)
	return a
}

// global is an access to global memory; it and join_tokens make tokens.
func (w *walk) global(op *ast.Op) {
	made := w.values.after(op)
	if op.Opcode == ast.OpAlloca || gpu.Is(op, gpu.FreeWorkspace) { // it gives out memory that another run of it may have given out before, or all
		w.accesses = append(w.accesses, &access{op: op, begin: w.now, end: w.now, token: made, memory: op})
	}
	switch {
	case gpu.Is(op, gpu.CopyAsync): // it reads from here until it is waited for
		a := &access{op: op, begin: w.now, end: w.now, token: made}
		a.memory, a.unseen = comesFrom(gpu.Get(op, gpu.InSource))
		w.accesses = append(w.accesses, a)
	case gpu.Is(op, gpu.Wait) && len(op.Results()) > 0: // what comes after its token comes after those reads
		made.access = &access{op: op, begin: w.now, end: w.now, token: made, unseen: true}
		w.accesses = append(w.accesses, made.access)
	case op.AccessesMemory():
		made.access = &access{op: op, begin: w.now, end: w.now, write: op.WritesMemory(), token: made, view: w.values.viewOf(op)}
		made.access.memory, made.access.unseen = comesFrom(op.Accessed())
		index, _ := viewPart(op)
		for _, v := range index {
			made.access.index = append(made.access.index, w.made[v])
		}
		w.accesses = append(w.accesses, made.access)
		w.batched(op, made.access)
	}
	for _, r := range op.Results() {
		if _, is := r.Type.(ast.TokenType); is {
			w.values[r] = value{token: made}
		}
	}
}

// batched has the accesses of a batch take as long as all of it: each makes a part in its
// turn.
func (w *walk) batched(op *ast.Op, a *access) {
	switch {
	case op.Has(gpu.AttrBatched):
		w.batch = append(w.batch, a)
	case op.Has(gpu.AttrBatch):
		for _, b := range w.batch {
			a.begin, b.end = min(a.begin, b.begin), w.now
		}
		w.batch = nil
	}
}

// after is a token that comes after those that an op waits for.
func (known values) after(op *ast.Op) *order {
	made := &order{}
	for _, v := range op.Operands() {
		if t := known[v].token; t != nil {
			made.after = append(made.after, t)
		}
	}
	return made
}

// comesFrom follows an address to the alloca that made it; lost says that the path
// ends where it may have come from any.
func comesFrom(v *ast.Value) (alloca *ast.Op, lost bool) {
	for {
		op := v.Def()
		switch {
		case op == nil:
			return nil, v.ArgOf().Parent().Opcode != ast.OpEntry
		case op.Opcode == ast.OpAlloca:
			return op, false
		case op.Opcode == ast.OpGetGlobal:
			return nil, false
		case len(op.Operands()) == 0 || len(op.Regions()) > 0 || op.Opcode == ast.OpIntToPtr || op.Opcode == ast.OpSelect || op.IsLoad():
			return nil, true
		}
		v = op.Operand(0)
	}
}

func (known values) viewOf(op *ast.Op) int {
	for _, v := range op.Operands() {
		if _, is := v.Type.(*ast.PartitionViewType); is {
			return known[v].view
		}
	}
	return 0
}

// compute follows the integers that count slots, and numbers views.
func (w *walk) compute(op *ast.Op) {
	if len(op.Results()) != 1 {
		return
	}
	if _, is := op.Value().Type.(*ast.PartitionViewType); is {
		w.views++
		w.values[op.Value()] = value{view: w.views}
		return
	}
	t := ast.AsTile(op.Value().Type)
	if t == nil || t.Rank() > 0 {
		return
	}
	v := value{}
	in := w.values.all(op.Operands())
	known := func(n int) bool {
		return len(in) == n && !slices.ContainsFunc(in, func(v value) bool { return !v.known })
	}
	switch {
	case op.Opcode == ast.OpConstant && t.ElemNum() == num.I32:
		v = value{known: true, n: int64(int32(op.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0)))}
	case op.Opcode == ast.OpMulI && known(2):
		v = value{known: true, n: in[0].n * in[1].n}
	case op.Opcode == ast.OpDivI && known(2) && in[1].n != 0:
		v = value{known: true, n: in[0].n / in[1].n}
	case op.Opcode == ast.OpRemI && known(2) && in[1].n != 0:
		v = value{known: true, n: in[0].n % in[1].n}
	case gpu.Is(op, gpu.MbarrierWait):
		v = w.values[gpu.Get(op, gpu.InSlot)]
	case op.Opcode == ast.OpAddI && known(2):
		v = value{known: true, n: in[0].n + in[1].n}
	case op.Opcode == ast.OpSubI && known(2):
		v = value{known: true, n: in[0].n - in[1].n}
	case op.Opcode == ast.OpCmpI && known(2) && op.Enum(ast.KeyComparisonPredicate, 0) == ast.CmpEqual:
		v = value{known: true}
		if in[0].n == in[1].n {
			v.n = 1
		}
	case op.Opcode == ast.OpCmpI && known(2) && op.Enum(ast.KeyComparisonPredicate, 0) == ast.CmpLess:
		v = value{known: true}
		if in[0].n < in[1].n {
			v.n = 1
		}
	case op.Opcode == ast.OpSelect && known(3):
		v = in[2]
		if in[0].n != 0 {
			v = in[1]
		}
	}
	w.values[op.Value()] = v
}

// judge looks at all pairs of accesses that conflict: it reports one that nobody
// waits between, and tells which barriers a pair depends on.
func (w *walk) judge(needed func(bar *ast.Op)) (missing string) {
	latest := make([]int, len(w.accesses)) // the last end of the accesses up to each
	for i, a := range w.accesses {
		a.number = i
		latest[i] = a.end
		if i > 0 {
			latest[i] = max(latest[i], latest[i-1])
		}
	}
	for j, b := range w.accesses {
		if b.tile != nil && !b.write && !w.written(j) {
			return fmt.Sprintf("missing: a write of what %s reads (bytes %d to %d)", b.op.ShortName(), b.from, b.to)
		}
		var before set
		if b.token != nil {
			before = w.before(b.token)
		}
		for i := j - 1; i >= 0; i-- {
			if _, many := between(w.waits, latest[i], b.begin, false); many {
				break
			}
			a := w.accesses[i]
			if !conflict(w.warps, a, b, before) {
				continue
			}
			bar, many := between(w.waits, a.end, b.begin, a.own && b.own)
			switch {
			case bar == nil:
				return missingBetween("a barrier", a, b)
			case b.async && a.write && !a.async && !a.fenced && !overwritten(a, b, w.accesses[i+1:j]):
				return missingBetween("a fence", a, b)
			case !many:
				needed(bar)
			}
		}
	}
	return ""
}

// written reports whether anything was written to a tile in shared memory that is
// read. What mbarriers keep apart is for checkRings.
func (w *walk) written(read int) bool {
	b := w.accesses[read]
	for _, u := range b.tile.Value().Uses() {
		if gpu.Fills(u.Op, b.tile) {
			return true
		}
	}
	return slices.ContainsFunc(w.accesses[:read], func(a *access) bool { return a.write && a.tile == b.tile && a.from < b.to && b.from < a.to })
}

// overwritten reports whether what b reads is none of what a wrote: it is of another tile,
// which was written to these bytes since, behind a barrier and in front of a fence, or one of the accesses
// between has written all of it anew, which is looked at by itself.
func overwritten(a, b *access, between []*access) bool {
	if b.write || b.tile == nil {
		return false
	}
	return a.tile != b.tile || slices.ContainsFunc(between, func(w *access) bool {
		return w.write && w.begin >= a.end && w.end <= b.begin && w.from <= a.from && a.to <= w.to
	})
}

func missingBetween(what string, a, b *access) string {
	return fmt.Sprintf("missing: %s between %s and %s (bytes %d to %d, %d to %d)", what, a.op.ShortName(), b.op.ShortName(), a.from, a.to, b.from, b.to)
}

// before returns the accesses that come before a token's own.
func (w *walk) before(t *order) set {
	all := make(set, (len(w.accesses)+63)/64)
	for _, p := range t.after {
		for i, bits := range w.pastOf(p) {
			all[i] |= bits
		}
	}
	return all
}

// pastOf returns the accesses that come before a token, with its own.
func (w *walk) pastOf(t *order) set {
	if t.past == nil {
		past := w.before(t)
		if a := t.access; a != nil {
			past[a.number>>6] |= 1 << (a.number & 63)
		}
		t.past = past
	}
	return t.past
}

// between returns an op that makes all threads wait between two times, those of a
// CTA if local, and whether there are others.
func between(waits []wait, from, to int, local bool) (by *ast.Op, many bool) {
	i, _ := slices.BinarySearchFunc(waits, from, func(x wait, t int) int { return x.at - t })
	for ; i < len(waits) && waits[i].at <= to; i++ {
		if waits[i].local && !local {
			continue
		}
		if by != nil && by != waits[i].by {
			return by, true
		}
		by = waits[i].by
	}
	return by, false
}

// conflict reports whether b must not begin before all threads have done a.
func conflict(warps int, a, b *access, before set) bool {
	switch {
	case a.life || b.life: // of shared memory for which other CTAs reach
		return a.life != b.life && a.token == nil && b.token == nil && !a.own && !b.own
	case gpu.Is(b.op, gpu.FreeWorkspace):
		return a.op.Opcode != ast.OpAlloca && a.token != nil && (a.memory != nil || a.unseen)
	case b.op.Opcode == ast.OpAlloca || a.op.Opcode == ast.OpAlloca:
		return a.op.Opcode != ast.OpAlloca && a.token != nil && (a.memory == b.op || a.unseen)
	}
	if (a.token == nil) != (b.token == nil) {
		return false
	}
	if b.token != nil && before.has(a) && (has(a.op, ast.OrderAcquire) || has(b.op, ast.OrderRelease)) {
		return true // for all threads, wherever the two accesses are
	}
	if !a.write && !b.write {
		return false
	}
	if b.token != nil {
		apart := a.memory != b.memory && !a.unseen && !b.unseen
		return before.has(a) && !apart && !sameThread(warps, a, b)
	}
	if a.to <= b.from || b.to <= a.from {
		return false
	}
	if a.op == b.op && gpu.WithinWarps(a.op) {
		return false // each warp comes to its own part again
	}
	// The threads that copy to a place copy there again.
	return !(gpu.Is(a.op, gpu.CopyAsync) && gpu.Is(b.op, gpu.CopyAsync) && gpu.Get(a.op, gpu.InSharedTile) == gpu.Get(b.op, gpu.InSharedTile))
}

// has reports whether the memory order of an access is the one given, or both.
func has(op *ast.Op, order uint32) bool {
	o := op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)
	return o == order || o == ast.AcqRel
}

// sameThread reports whether every address is touched by the same thread: the
// accesses go through one view, at one index, and no two threads have the same
// element of the tile. At another index they are apart if no two elements of the
// tensor have the same address.
func sameThread(warps int, a, b *access) bool {
	if a.view == 0 || a.view != b.view {
		return false
	}
	ai, at := viewPart(a.op)
	bi, bt := viewPart(b.op)
	if at == nil || bt == nil || !slices.Equal(ai, bi) {
		return false
	}
	if !slices.Equal(a.index, b.index) && !distinct(a.op.Accessed()) {
		return false
	}
	al, err1 := gpu.LayoutOf(at, warps)
	bl, err2 := gpu.LayoutOf(bt, warps)
	if err1 != nil || err2 != nil || !al.Equal(bl) {
		return false
	}
	lanes, copies := al.Copies()
	return lanes == 0 && copies == 0
}

// distinct reports whether the elements of a partitioned tensor are at different
// addresses, by an order of the dimensions in which each contains those before.
func distinct(view *ast.Value) bool {
	t := view.Type.(*ast.PartitionViewType).View
	size := int64(1)
	for used := 0; ; {
		next := -1
		for d, n := range t.Shape {
			if n != 1 && used>>d&1 == 0 && (next < 0 || t.Strides[d] < t.Strides[next]) {
				next = d
			}
		}
		if next < 0 {
			return true
		}
		if size == ast.Dynamic || t.Strides[next] < size {
			return false
		}
		used |= 1 << next
		if size += (t.Shape[next] - 1) * t.Strides[next]; t.Shape[next] == ast.Dynamic {
			size = ast.Dynamic
		}
	}
}

func viewPart(op *ast.Op) (index []*ast.Value, tile *ast.Value) {
	if !op.ThroughView() || op.IsAtomic() {
		return nil, nil
	}
	return op.List(ast.InIndex), op.Moved()
}
