package plan

import (
	"cmp"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/remark"
)

// maxStages bounds the depth of a pipeline. Past four, shared memory buys
// fewer CTAs per multiprocessor and no more overlap.
const maxStages = 4

// copyBytes is what one cp.async moves; copying is worth it at its largest.
const copyBytes = 16

// pipelineLoops turns loads that feed products inside a loop into copies to
// shared memory that run S-1 iterations ahead. With slot(i) = i mod S:
//
//	before   for i < S-1: copy tile i into slot(i); commit
//	top      wait until at most S-2 groups are pending; barrier
//	         copy tile i+S-1 into slot(i+S-1); commit
//	         read slot(i), multiply
//
// One barrier per iteration is enough: slot(i+S-1) is slot(i-1), which every
// thread finished reading before the barrier of iteration i.
//
// A copy stands for a load S-1 iterations on, so it may not have to wait for what
// happens in the loop until then: tokens that lead to a store or an atomic of the
// loop keep a load where it is, tokens from outside become the copies' own (see
// analysis.LoopTokens). What waits for the load waits for the gpu.wait at the top:
// all that tile i is made of has been read there.
func (e *entry) pipelineLoops() error {
	var loops []*ast.Op
	e.walk(e.op, func(op *ast.Op) {
		if op.Opcode == ast.OpFor {
			loops = append(loops, op)
		}
	})
	for _, loop := range loops {
		e.pipelineLoop(loop)
	}
	e.remarkLoops()
	return nil
}

// stagedLoad is a load that goes straight into shared memory.
type stagedLoad struct {
	load, store *ast.Op
	reads       []*ast.Op // gpu.load_shared, gpu.mma
	alloc       *ast.Op
	shared      gpu.Shared
	from        []*ast.Value // what is read: a view and the index, or pointers and what limits them
}

func (e *entry) pipelineLoop(loop *ast.Op) {
	body := loop.Body(0)
	if no := plainLoop(loop); no != nil {
		e.nothingAhead(loop, no)
		return
	}
	e.anchorPointers(loop)
	ahead := slice{loop: loop}
	tokens := analysis.NewLoopTokens(loop)
	var loads []*stagedLoad
	var first *refusal
	bytes := 0
	for _, op := range directly(body, gpu.StoreShared) {
		l, no := e.stagedLoad(&ahead, tokens, op)
		if no != nil {
			e.say(no)
			first = cmp.Or(first, no)
			continue
		}
		loads = append(loads, l)
		bytes += l.shared.StageBytes()
	}
	if len(loads) == 0 {
		e.nothingAhead(loop, first)
		return
	}
	stages, no := e.stages(loop, loads, bytes)
	if no != nil {
		e.nothingAhead(loop, no)
		return
	}
	p := pipeliner{e: e, loop: loop, loads: loads, slice: ahead, stages: stages, token: joined(at{loop}, tokens.Outside)}
	p.run()
	e.removeCarried() // pointers that only the loads moved along
}

// joined is one token for those of a list that anything is behind, or nil.
func joined(a at, tokens []*ast.Value) *ast.Value {
	nothing := analysis.NewLoopTokens(nil)
	tokens = slices.DeleteFunc(slices.Clone(tokens), nothing.Add)
	switch len(tokens) {
	case 0:
		return nil
	case 1:
		return tokens[0]
	}
	return a.op(ast.OpJoinTokens, ast.TokenType{}, tokens...).Result(0)
}

// stages is how deep the pipeline of a loop is, for stages of so many bytes: as deep
// as memory allows while as many CTAs fit on a multiprocessor as should. Where not
// even two stages fit then, fewer CTAs must do: one that copies ahead waits less than
// two that do not.
func (e *entry) stages(loop *ast.Op, loads []*stagedLoad, bytes int) (int, *refusal) {
	wanted := residentCTAs(loads)
	for ctas := wanted; ctas > 0; ctas-- {
		room := e.sharedBudget(loads, ctas)
		if room < 2*bytes {
			continue
		}
		n := min(maxStages, room/bytes)
		e.remark(loop, remark.Ahead, "tiles", len(loads), "ahead", n-1, "stages", n, "bytes", bytes, "ctas", ctas)
		if n < maxStages {
			e.remark(loop, remark.FewerStages, "stages", n, "most", maxStages, "ctas", ctas, "room", room, "bytes", bytes)
		}
		if ctas < wanted {
			e.remark(loop, remark.FewerCTAs, "ctas", ctas, "wanted", wanted, "bytes", bytes)
		}
		return n, nil
	}
	return 0, refuse(loop, remark.AheadNoRoom, "bytes", bytes, "room", max(e.sharedBudget(loads, 1), 0))
}

// sharedBudget returns the shared memory that the pipeline may take: its share,
// if so many CTAs are to fit on a multiprocessor, less what is allocated besides.
func (e *entry) sharedBudget(loads []*stagedLoad, ctas int) int {
	rest := e.machine.SharedFor(ctas)
	e.walk(e.op, func(op *ast.Op) {
		if gpu.Is(op, gpu.AllocShared) {
			if s, err := gpu.SharedOf(op); err == nil {
				rest -= s.StageBytes() * s.Stages
			}
		}
	})
	for _, l := range loads {
		rest += l.shared.StageBytes()
	}
	return rest
}

// residentCTAs is how many CTAs should fit on a multiprocessor: two, of which one
// computes while the other waits. Where threads multiply themselves it takes more
// of them to hide how long that takes: 4096³ in f32 on an H200 makes 44 TFLOP/s
// with three CTAs and two stages, 41 with two and three.
func residentCTAs(loads []*stagedLoad) int {
	for _, l := range loads {
		for _, r := range l.reads {
			if gpu.Is(r, gpu.Mma) && !l.store.Has(gpu.AttrAsync) {
				return 3
			}
		}
	}
	return 2
}

// plainLoop refuses a loop unless every iteration runs to the end of the body, with
// a 32-bit signed induction variable or a shorter one.
func plainLoop(loop *ast.Op) (no *refusal) {
	if elem := ast.AsTile(loop.Operand(0).Type).ElemNum(); loop.Has("unsignedCmp") || elem > num.I32 {
		unsigned := ""
		if loop.Has("unsignedCmp") {
			unsigned = ", unsigned"
		}
		return refuse(loop, remark.LoopIndex, "type", elem.String(), "unsigned", unsigned)
	}
	last, left := loop.Body(0).Last(), false
	// nests reports whether there is a loop in a block, and notes what leaves one.
	var nests func(b *ast.Block) bool
	nests = func(b *ast.Block) bool {
		for op := range b.Ops() {
			switch op.Opcode {
			case ast.OpFor, ast.OpLoop:
				return true
			case ast.OpReturn, ast.OpBreak, ast.OpContinue:
				left = left || op != last
			}
			for i := range op.Regions() {
				if body := op.Body(i); body != nil && nests(body) {
					return true
				}
			}
		}
		return false
	}
	switch {
	case nests(loop.Body(0)):
		return refuse(loop, remark.LoopNested) // the outer loops of a nest are left as they are
	case left:
		return refuse(loop, remark.LoopLeft)
	}
	return nil
}

// copyable refuses a gpu.store_shared unless it can be made by copies: of a weak
// load of whole 16-byte chunks that lie in memory as they do in shared memory, with
// nothing or zero for what is not read.
func (e *entry) copyable(store *ast.Op) *refusal {
	load := store.Operand(0).Def()
	s, err := gpu.SharedOf(store.Operand(1).Def())
	switch {
	case err != nil || load == nil:
		return refuse(store, remark.CopyComputed, "by", "what the loop carries")
	case load.Opcode == ast.OpReshape && isLoad(load.Operand(0).Def()):
		return refuse(load, remark.CopyReshaped)
	case !isLoad(load):
		return refuse(load, remark.CopyComputed, "by", load.ShortName())
	case !isWeakLoad(load):
		order := ast.EnumMemoryOrdering.Info().Names[load.Enum("memory_ordering_semantics", ast.OrderWeak)]
		return refuse(load, remark.CopyOrdered, "order", order)
	case len(load.Result(0).Uses()) != 1:
		return refuse(load, remark.CopyReaders, "readers", len(load.Result(0).Uses()))
	}
	m, no := e.copied(load)
	chunk := int64(copyBytes * 8 / s.Elem.MemBits())
	switch {
	case no != nil:
		return no
	case m.fast != s.Fast:
		return refuse(load, remark.CopyContiguous)
	case m.tile.Shape[m.fast] < chunk:
		return refuse(load, remark.CopyRow, "bytes", m.tile.Shape[m.fast]*copyBytes/chunk)
	case m.bytes < copyBytes:
		return e.narrow(load, m, remark.CopyAligned)
	}
	return nil
}

func isLoad(op *ast.Op) bool {
	return op != nil && (op.Opcode == ast.OpLoadViewTko || op.Opcode == ast.OpLoadPtrTko)
}

// copied describes what copies in place of a load would read.
func (e *entry) copied(load *ast.Op) (m access, no *refusal) {
	tile := ast.AsTile(load.Result(0).Type)
	if load.Opcode == ast.OpLoadPtrTko {
		if p := load.Opt(2); p != nil {
			if bits, ok := splatBits(p); !ok || bits != 0 {
				return m, refuse(load, remark.CopyPadding)
			}
		}
		if e.cluster > 1 {
			return m, refuse(load, remark.CopyCluster) // its CTAs hold parts of the pointers
		}
		masks := load.Group(1)
		if _, ok := e.limits(load); ok {
			masks = nil
		}
		return e.pointerAccess(tile, load.Group(0)[0], masks...), nil
	}
	view := load.Group(0)[0]
	t, ok := view.Type.(*ast.PartitionViewType)
	if !ok {
		return m, refuse(load, remark.CopyView, "view", viewName(view.Type))
	}
	fast, ok := viewFastDim(t)
	switch {
	case !ok:
		return access{tile: tile, fast: -1}, nil
	case t.Padding != ast.PadNone && t.Padding != ast.PadZero:
		return m, refuse(load, remark.CopyPadding)
	}
	known := e.viewAlignment(view, load.Group(1), fast)
	return access{tile, fast, int(known.bytes), known}, nil
}

// viewName is what the language calls the type of a view.
func viewName(t ast.Type) string {
	name, _, _ := strings.Cut(t.String(), "<")
	return name
}

// limits takes the mask of a load through pointers for bounds of its
// coordinates, where it may end in the middle of a chunk: that is then read in
// part. ok is false if it does not, or is no box; to test a mask is cheaper.
func (e *entry) limits(load *ast.Op) (w box, ok bool) {
	w.tile = ast.AsTile(load.Result(0).Type)
	mask := load.Opt(1)
	if mask == nil || e.pointerAccess(w.tile, load.Group(0)[0], mask).bytes >= copyBytes {
		return w, false
	}
	w.bounds, ok = newBoxes(e).boundsOf(mask)
	return w, ok
}

// copiedFrom lists what the copies that stand for a load read: a view and the
// index, or pointers and the extents that are not masked, or the mask itself.
func (e *entry) copiedFrom(load *ast.Op) []*ast.Value {
	from := append([]*ast.Value{load.Group(0)[0]}, load.Group(1)...)
	if load.Opcode != ast.OpLoadPtrTko {
		return from
	}
	w, ok := e.limits(load)
	if !ok {
		return from
	}
	at := at{load}
	from = from[:1]
	for d, n := range newBoxes(e).extents(at, w) {
		if n == nil {
			n = at.constant(num.I64, w.tile.Shape[d])
		}
		from = append(from, n)
	}
	return from
}

// stagedLoad recognizes gpu.store_shared(load) that can be made by copies, from
// a place that can be computed ahead. What computes it is added to the slice, what
// the copies have to wait for to the tokens.
func (e *entry) stagedLoad(ahead *slice, tokens *analysis.LoopTokens, store *ast.Op) (*stagedLoad, *refusal) {
	body := ahead.loop.Body(0)
	if no := e.copyable(store); no != nil {
		return nil, no
	}
	load, alloc := store.Operand(0).Def(), store.Operand(1).Def()
	switch {
	case store.Block() != body:
		return nil, refuse(load, remark.CopyBranch)
	case load.Block() != body:
		return nil, refuse(load, remark.CopyOutside)
	}
	s, err := gpu.SharedOf(alloc)
	if err != nil {
		return nil, refuse(load, remark.CopyPlace)
	}
	l := &stagedLoad{load: load, store: store, alloc: alloc, shared: s}
	for _, u := range alloc.Result(0).Uses() {
		if u.Op == store {
			continue
		}
		if u.Op.Block() != body || !gpu.Is(u.Op, gpu.LoadShared) && !gpu.Is(u.Op, gpu.Mma) {
			return nil, refuse(load, remark.CopyPlace)
		}
		if gpu.Is(u.Op, gpu.Mma) && len(u.Op.Operands()) > 3 {
			return nil, refuse(load, remark.CopyPlace) // its other operand has a slot of its own
		}
		l.reads = append(l.reads, u.Op)
	}
	if token := tokenOperand(load); token != nil && !tokens.Add(token) {
		return nil, refuse(load, remark.CopyToken)
	}
	l.from = e.copiedFrom(load)
	if by := ahead.add(l.from); by != nil {
		return nil, refuse(load, remark.CopyIndex, "by", *by)
	}
	return l, nil
}

// insideLoop reports whether v is defined in the loop's body.
func insideLoop(v *ast.Value, loop *ast.Op) bool {
	b := v.ArgOf()
	if b == nil {
		b = v.Def().Block()
	}
	for b != nil {
		if b == loop.Body(0) {
			return true
		}
		op := b.Parent()
		if op == nil {
			return false
		}
		b = op.Block()
	}
	return false
}

// slice is what has to be computed for some values of a later iteration: pure
// ops of the body, in order, on values defined outside, on the induction variable
// and on values that the loop carries, with what computes their next ones.
type slice struct {
	loop    *ast.Op
	ops     []*ast.Op
	carried []*ast.Value // arguments of the body
}

// add extends the slice to compute vs. If that cannot be it leaves the slice as it
// is, and names what stands against it.
func (s *slice) add(vs []*ast.Value) (by *string) {
	more := slice{s.loop, slices.Clone(s.ops), slices.Clone(s.carried)}
	for _, v := range vs {
		if by := more.value(v); by != nil {
			return by
		}
	}
	*s = more
	return nil
}

func (s *slice) value(v *ast.Value) (by *string) {
	body := s.loop.Body(0)
	switch {
	case !insideLoop(v, s.loop) || v == body.Args[0] || slices.Contains(s.carried, v):
		return nil
	case v.ArgOf() == body:
		s.carried = append(s.carried, v)
		return s.value(s.next(v))
	}
	def := v.Def()
	if def == nil || def.Block() != body || !repeatable(def) {
		name := "what an inner block carries"
		if def != nil {
			name = def.ShortName()
		}
		return &name
	}
	if slices.Contains(s.ops, def) {
		return nil
	}
	for _, o := range def.Operands() {
		if by := s.value(o); by != nil {
			return by
		}
	}
	s.ops = append(s.ops, def)
	return nil
}

// repeatable reports whether op may run ahead of its iteration, or for one that
// never comes: what it does where the language leaves its result undefined is,
// on a GPU, a number.
func repeatable(op *ast.Op) bool {
	info := op.Info()
	return info != nil && info.Traits&(ast.Pure|ast.NoEffect) != 0 && !info.Is(ast.Terminator) && len(op.Regions()) == 0
}

// next returns what the next iteration gets for an argument of the body, of
// which the only continue is at its end.
func (s *slice) next(arg *ast.Value) *ast.Value {
	return s.loop.Body(0).Last().Operand(arg.Index() - 1)
}

// first returns what the first iteration gets for an argument.
func (s *slice) first(arg *ast.Value) *ast.Value { return s.loop.Operand(2 + arg.Index()) }

// clone computes the slice before a mark, for other values of the arguments,
// and returns what stands for each value then.
func (s *slice) clone(mark *ast.Op, iv *ast.Value, carried []*ast.Value) map[*ast.Value]*ast.Value {
	now := map[*ast.Value]*ast.Value{s.loop.Body(0).Args[0]: iv}
	for i, arg := range s.carried {
		now[arg] = carried[i]
	}
	for _, op := range s.ops {
		ast.InsertBefore(mark, cloneOp(op, now))
	}
	return now
}

// advanced returns what the iteration after that of now gets for what is carried.
func (s *slice) advanced(now map[*ast.Value]*ast.Value) []*ast.Value {
	out := make([]*ast.Value, len(s.carried))
	for i, arg := range s.carried {
		out[i] = renamed(s.next(arg), now)
	}
	return out
}

func renamed(v *ast.Value, now map[*ast.Value]*ast.Value) *ast.Value {
	if n := now[v]; n != nil {
		return n
	}
	return v
}

// pipeliner rewrites one loop.
type pipeliner struct {
	e       *entry
	loop    *ast.Op
	loads   []*stagedLoad
	slice   slice
	stages  int
	token   *ast.Value   // what the copies wait for, or nil
	cursors []*ast.Value // what the slice's carried values are, stages-1 iterations on
}

func (p *pipeliner) run() {
	for _, l := range p.loads {
		l.shared.Stages = p.stages
		p.replaceAlloc(l)
	}
	p.prologue()
	read := p.addCounter(0)
	write := p.addCounter(p.stages - 1)
	for i, v := range p.cursors {
		p.cursors[i] = p.carry(v)
	}
	next := p.steadyState(read, write)
	p.advance(read)
	p.advance(write)
	p.loop.Body(0).Last().AddOperands(next...)
	drain := gpu.New(p.loop, gpu.Wait, nil)
	drain.SetAttr("pending", gpu.Int(0))
	ast.InsertAfter(p.loop, drain)
}

// replaceAlloc gives a staged tile its stages.
func (p *pipeliner) replaceAlloc(l *stagedLoad) {
	a := gpu.NewAllocShared(l.alloc, l.shared)
	ast.InsertBefore(l.alloc, a)
	l.alloc.Result(0).ReplaceAllUses(a.Result(0))
	l.alloc.Erase()
	l.alloc = a
}

// at emits ops before a mark.
type at struct{ mark *ast.Op }

func (a at) op(code ast.Opcode, result ast.Type, operands ...*ast.Value) *ast.Op {
	op := ast.NewOp(code, operands, []ast.Type{result})
	op.Pos, op.Loc = a.mark.Pos, a.mark.Loc
	ast.InsertBefore(a.mark, op)
	return op
}

func (a at) constant(t num.Type, v int64) *ast.Value {
	tile := ast.Tile(t)
	data := make([]byte, t.MemBits()/8)
	for i := range data {
		data[i] = byte(v >> (8 * i))
	}
	op := a.op(ast.OpConstant, tile)
	op.SetAttr("value", &ast.DenseAttr{Type: tile, Splat: true, Data: data})
	return op.Result(0)
}

func (a at) compare(predicate uint32, x, y *ast.Value) *ast.Value {
	op := a.op(ast.OpCmpI, ast.Tile(num.I1), x, y)
	op.SetAttr("comparison_predicate", ast.EnumAttr{Enum: ast.EnumCmpPredicate, Value: predicate})
	op.SetAttr("signedness", ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	return op.Result(0)
}

func (a at) widen(x *ast.Value) *ast.Value {
	op := a.op(ast.OpExtI, ast.Tile(num.I64), x)
	op.SetAttr("signedness", ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	return op.Result(0)
}

func (a at) binary(code ast.Opcode, x, y *ast.Value) *ast.Value {
	return a.op(code, x.Type, x, y).Result(0)
}

// ahead returns the induction variable n steps after start, and whether the
// loop gets there. The comparison is made in 64 bits, where it cannot wrap.
func (p *pipeliner) ahead(a at, start *ast.Value, n int) (iv, guard *ast.Value) {
	elem := ast.AsTile(start.Type).ElemNum()
	iv = start
	far := a.widen(start)
	if n > 0 {
		iv = a.binary(ast.OpAddI, start, a.binary(ast.OpMulI, p.loop.Operand(2), a.constant(elem, int64(n))))
		far = a.binary(ast.OpAddI, far, a.binary(ast.OpMulI, a.widen(p.loop.Operand(2)), a.constant(num.I64, int64(n))))
	}
	return iv, a.compare(ast.CmpLess, far, a.widen(p.loop.Operand(1)))
}

// copies emits the copies of one iteration into a slot, and returns what the
// next iteration has for the slice's carried values.
func (p *pipeliner) copies(a at, iv, guard, slot *ast.Value, carried []*ast.Value) []*ast.Value {
	now := p.slice.clone(a.mark, iv, carried)
	for _, l := range p.loads {
		operands := []*ast.Value{renamed(l.from[0], now), l.alloc.Result(0), slot, guard}
		for _, v := range l.from[1:] {
			operands = append(operands, renamed(v, now))
		}
		if p.token != nil {
			operands = append(operands, p.token)
		}
		c := gpu.New(l.load, gpu.CopyAsync, operands)
		if inside := l.load.Attr("inbounds"); inside != nil {
			c.SetAttr("inbounds", inside)
		}
		ast.InsertBefore(a.mark, c)
	}
	ast.InsertBefore(a.mark, gpu.New(a.mark, gpu.Commit, nil))
	return p.slice.advanced(now)
}

// cloneOp copies an op without regions, reading through the renaming, and
// records its results in it.
func cloneOp(op *ast.Op, rename map[*ast.Value]*ast.Value) *ast.Op {
	operands := make([]*ast.Value, len(op.Operands()))
	for i, v := range op.Operands() {
		if n := rename[v]; n != nil {
			v = n
		}
		operands[i] = v
	}
	types := make([]ast.Type, len(op.Results()))
	for i, r := range op.Results() {
		types[i] = r.Type
	}
	c := ast.NewOp(op.Opcode, operands, types)
	c.Pos, c.Loc = op.Pos, op.Loc
	c.SetName(op.Name())
	c.SetSegments(op.Segments())
	c.Attrs = append(c.Attrs, op.Attrs...)
	for i, r := range op.Results() {
		rename[r] = c.Result(i)
		c.Result(i).Name = r.Name
	}
	return c
}

// prologue fills all slots but one before the loop.
func (p *pipeliner) prologue() {
	a := at{p.loop}
	for _, arg := range p.slice.carried {
		p.cursors = append(p.cursors, p.slice.first(arg))
	}
	for s := range p.stages - 1 {
		iv, guard := p.ahead(a, p.loop.Operand(0), s)
		p.cursors = p.copies(a, iv, guard, a.constant(num.I32, int64(s)), p.cursors)
	}
}

// addCounter adds a loop-carried i32 that starts at n.
func (p *pipeliner) addCounter(n int) *ast.Value {
	return p.carry(at{p.loop}.constant(num.I32, int64(n)))
}

// carry adds a value that the loop carries and starts with first.
func (p *pipeliner) carry(first *ast.Value) *ast.Value {
	p.loop.AddOperands(first)
	p.loop.AddResult(first.Type)
	return p.loop.Body(0).AddArg(first.Type)
}

// steadyState rewrites the loop's body, and returns the next of what is ahead.
func (p *pipeliner) steadyState(read, write *ast.Value) []*ast.Value {
	body := p.loop.Body(0)
	a := at{body.First()}
	p.wait(a)
	top := localBarrier(a.mark)
	top.SetAttr("why", ast.StringAttr("the copies waited for are read, and what was read last is copied over"))
	ast.InsertBefore(a.mark, top)
	// Copies are started before the product even where that runs by itself:
	// memory is the narrower of the two.
	iv, guard := p.ahead(a, body.Args[0], p.stages-1)
	next := p.copies(a, iv, guard, write, p.cursors)
	for _, l := range p.loads {
		for _, r := range l.reads {
			if gpu.Is(r, gpu.Mma) {
				setSlot(r, l.alloc.Result(0), read)
			} else {
				r.AddOperands(read)
			}
		}
		l.store.Erase()
		l.load.Erase()
	}
	return next
}

// wait emits the wait for the copies of an iteration, which takes the loads' place
// for all who wait for them.
func (p *pipeliner) wait(a at) {
	var results []ast.Type
	if slices.ContainsFunc(p.loads, (*stagedLoad).awaited) {
		results = append(results, ast.TokenType{})
	}
	wait := gpu.New(a.mark, gpu.Wait, nil, results...)
	ast.InsertBefore(a.mark, wait)
	wait.SetAttr("pending", gpu.Int(p.stages-2))
	for _, l := range p.loads {
		if l.store.Has(gpu.AttrAsync) {
			wait.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
		}
		if l.awaited() {
			l.handOver(wait.Result(0))
		}
	}
}

// awaited reports whether anything waits for the load.
func (l *stagedLoad) awaited() bool { return len(l.load.Result(1).Uses()) > 0 }

// handOver has those who wait for the load wait for the copies, and for what the
// load waited for.
func (l *stagedLoad) handOver(copied *ast.Value) {
	if before := tokenOperand(l.load); before != nil {
		copied = at{l.load}.op(ast.OpJoinTokens, ast.TokenType{}, before, copied).Result(0)
	}
	l.load.Result(1).ReplaceAllUses(copied)
}

// setSlot makes a product read the operand that is in shared at the slot.
func setSlot(mma *ast.Op, shared, slot *ast.Value) {
	if len(mma.Operands()) == 3 {
		mma.AddOperands(slot)
	}
	for i, name := range []string{"slot_a", "slot_b"} {
		if mma.Operand(i) == shared {
			mma.SetAttr(name, ast.UnitAttr{})
		}
	}
}

// advance carries counter + 1, or 0 past the last slot, to the next iteration.
func (p *pipeliner) advance(counter *ast.Value) {
	last := p.loop.Body(0).Last()
	a := at{last}
	next := a.binary(ast.OpAddI, counter, a.constant(num.I32, 1))
	wrapped := a.compare(ast.CmpEqual, next, a.constant(num.I32, int64(p.stages)))
	last.AddOperands(a.op(ast.OpSelect, counter.Type, wrapped, a.constant(num.I32, 0), next).Result(0))
}

// CopyLayout is how the threads of a CTA deal a tile in shared memory out among
// them: one 16-byte chunk to a thread at a time, along the contiguous dimension
// first. The CTAs of a cluster each do so with their part.
func CopyLayout(s gpu.Shared, warps, cluster int) layout.Layout {
	chunk := max(copyBytes*8/s.Elem.MemBits(), 1)
	l := layout.Blocked(s.Part(), fastFirst(layout.RowMajor(len(s.Shape)), s.Fast), chunk, warps/cluster)
	l = l.Embed(s.Shape)
	for i := range layout.Log2(cluster) {
		c := 0
		if n := i - s.RankBit; n >= 0 && n < layout.Log2(s.Slices) {
			c = s.Part()[s.Along] << n << layout.DimShift(s.Shape, s.Along)
		}
		l.Warp = append(l.Warp, uint32(c))
	}
	return l
}
