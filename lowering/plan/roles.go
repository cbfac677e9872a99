package plan

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/remark"
)

// splitRoles gives the copies that feed products to a role of their own: one thread
// of a warp beside the entry's has the copy engine bring tiles to a ring, as far
// ahead as the ring has stages, and the entry's warps multiply them. See gpu/role.go
// for how a ring is kept.
//
// What the role does is a slice of the entry: the loops around the loads, what the
// copies' places are computed of, and the copies. It runs from the entry's beginning,
// so no load may have to wait for anything that the entry does (see
// analysis.LoopTokens), and a persistent entry's loop over tile blocks is sliced as
// its loop over k is: the next tile block's copies begin under the last one's end.
//
// The engine copies boxes of tensors that the launcher describes to it. So a load is
// taken if it is a weak one through a partition view, padded by zeros, of a tensor of
// which base, extents and strides are computed from the entry's arguments, in rows of
// whole 16 bytes.
func (e *entry) splitRoles() error {
	if !splitsRoles(e.machine) || !e.hasProductBeside() {
		return nil
	}
	if no := e.straight(); no != nil {
		e.say(no)
		return nil
	}
	s := &roleSplitter{entry: e, slice: newProgramSlice(e.op)}
	s.findLoads()
	s.dropHalves()
	if !s.worthwhile() {
		return nil // a remark at each load says why
	}
	s.makeRings()
	if no := s.chooseStages(); no != nil {
		e.say(no)
		return nil
	}
	s.remarkRings()
	s.produce()
	for _, r := range s.rings {
		s.consume(r)
	}
	e.removeCarried()
	return nil
}

// splitsRoles reports whether a machine has what a role is made for: a copy engine that
// takes tensor maps, and products that run beside the threads.
func splitsRoles(m machine.Machine) bool { return m.CopyTensor && m.Products.Has(machine.WGMMA) }

// hasProductBeside reports whether a product in a loop runs beside the threads.
func (e *entry) hasProductBeside() bool {
	found := false
	e.op.Walk(func(op *ast.Op) { found = found || runsBeside(op) && op.Parent() != e.op })
	return found
}

// straight refuses the entry unless it runs to its end on one CTA: no return leaves
// it before, and no memory of an alloca has to be waited for.
func (e *entry) straight() (no *refusal) {
	if e.cluster > 1 {
		return refuse(e.op, remark.RolesEntry, "why", "its tile blocks run on clusters")
	}
	last := e.op.Body(0).Last()
	e.op.Walk(func(op *ast.Op) {
		if no == nil && (op.Opcode == ast.OpReturn && op != last || op.Opcode == ast.OpAlloca || op.Opcode == ast.OpAssert) {
			no = refuse(op, remark.RolesEntry, "why", op.ShortName()+" may end a tile block early, or has to be waited for")
		}
	})
	return no
}

// roleSplitter splits one entry.
type roleSplitter struct {
	*entry
	slice *programSlice
	loads []*ringLoad
	rings []*ring
	role  *ast.Op
}

// ringLoad is a load that becomes copies to a ring.
type ringLoad struct {
	load, store, alloc *ast.Op
	shared             gpu.Shared
	readers            []*ast.Op // gpu.mma, gpu.load_shared
	resident           bool      // some of them are in loops that the load is not in
	tensorMap          *ast.Value
	ring               *ring
}

// ring is one or several loads that come and go together: they stand in one block,
// and the same ops read them.
type ring struct {
	loads       []*ringLoad
	loops       []*ast.Op // around them, the outermost first
	stages      int
	full, empty *ast.Value
}

// staged reports whether the ring has several stages: it is filled again and again
// by loads that stand beside all that read it.
func (r *ring) staged() bool { return len(r.loops) > 0 && !r.loads[0].resident }

// block is the block that the ring's loads stand in.
func (r *ring) block() *ast.Block { return r.loads[0].load.Block() }

// bytes is what copies bring to one stage.
func (r *ring) bytes() (n int) {
	for _, l := range r.loads {
		n += l.shared.StageBytes()
	}
	return n
}

// findLoads collects the loads that can be copies of the role.
func (s *roleSplitter) findLoads() {
	s.op.Walk(func(op *ast.Op) {
		if gpu.Is(op, gpu.StoreShared) {
			l, no := s.ringLoad(op)
			if no != nil {
				s.say(no)
				return
			}
			s.loads = append(s.loads, l)
		}
	})
}

// ringLoad recognizes gpu.store_shared(load) that can be copies of the role, and
// adds what they are computed of to the slice.
func (s *roleSplitter) ringLoad(store *ast.Op) (*ringLoad, *refusal) {
	l := &ringLoad{store: store, alloc: store.Operand(1).Def()}
	var err error
	if l.shared, err = gpu.SharedOf(l.alloc); err != nil {
		panic("BUG: roles: " + err.Error())
	}
	var no *refusal
	if l.load, no = s.boxedLoad(store, l.shared); no != nil {
		return nil, no
	}
	for _, u := range l.alloc.Result(0).Uses() {
		if u.Op == store {
			continue
		}
		if !within(u.Op, store.Block()) || !gpu.Is(u.Op, gpu.LoadShared) && !gpu.Is(u.Op, gpu.Mma) {
			return nil, refuse(l.load, remark.CopyPlace)
		}
		l.readers = append(l.readers, u.Op)
		l.resident = l.resident || u.Op.Block() != store.Block()
	}
	loops, ok := s.loopsAround(store)
	switch {
	case !ok || len(l.readers) == 0:
		return nil, refuse(l.load, remark.EngineLoops)
	case !waitsForNothing(l.load):
		return nil, refuse(l.load, remark.EngineToken)
	}
	tensor := tensorOf(l.load)
	if tensor == nil {
		return nil, refuse(l.load, remark.EngineTensor)
	}
	if _, ok := gpu.HostTensorOf(s.op, tensor); !ok {
		return nil, refuse(l.load, remark.EngineTensor)
	}
	if !s.slice.add(loops, slices.Concat(l.load.Group(0), l.load.Group(1))) {
		return nil, refuse(l.load, remark.EngineIndex)
	}
	return l, nil
}

// boxedLoad returns the load whose tile, or what is left of it without dimensions of
// one element, a gpu.store_shared writes, if each panel of the shared tile is a box of
// the tensor: a weak load of whole 16-byte chunks that lie in memory as they do in
// shared memory, with nothing or zero for what is outside.
func (e *entry) boxedLoad(store *ast.Op, s gpu.Shared) (*ast.Op, *refusal) {
	v := store.Operand(0)
	if def := v.Def(); def != nil && def.Opcode == ast.OpReshape && len(v.Uses()) == 1 {
		v = def.Operand(0)
	}
	load := v.Def()
	switch {
	case load == nil:
		return nil, refuse(store, remark.CopyComputed, "by", "what the loop carries")
	case !isLoad(load):
		return nil, refuse(load, remark.CopyComputed, "by", load.ShortName())
	case !isWeakLoad(load):
		return nil, refuse(load, remark.CopyOrdered, "order", ast.EnumMemoryOrdering.Info().Names[load.Enum("memory_ordering_semantics", ast.OrderWeak)])
	case len(v.Uses()) != 1:
		return nil, refuse(load, remark.CopyReaders, "readers", len(v.Uses()))
	case load.Opcode != ast.OpLoadViewTko:
		return nil, refuse(load, remark.EnginePointers)
	case load.Block() != store.Block():
		return nil, refuse(load, remark.CopyOutside)
	}
	m, no := e.copied(load)
	if no != nil {
		return nil, no
	}
	view := load.Group(0)[0].Type.(*ast.PartitionViewType)
	dims, same := gpu.ViewDims(view, s)
	switch {
	case !same:
		return nil, refuse(load, remark.CopyReshaped)
	case !boxable(view, s):
		return nil, refuse(load, remark.EngineBox, "rank", gpu.MaxMapRank, "extent", gpu.MaxBox)
	case m.fast != dims[s.Fast]:
		return nil, refuse(load, remark.CopyContiguous)
	case s.RowBytes() < copyBytes:
		return nil, refuse(load, remark.CopyRow, "bytes", s.RowBytes())
	case m.bytes < copyBytes:
		return nil, e.narrow(load, m, remark.CopyAligned)
	}
	return load, nil
}

// boxable reports whether each panel of a shared tile is a box of the view's tensor.
func boxable(view *ast.PartitionViewType, s gpu.Shared) bool {
	if len(view.Tile) > gpu.MaxMapRank || s.Slices > 1 {
		return false
	}
	for d, n := range s.Shape {
		if d != s.Fast && n > gpu.MaxBox {
			return false
		}
	}
	return true
}

// dropHalves leaves out loads of which a product's other operand is loaded beside
// them in another way: the threads that load that copy both ahead, at one pace.
func (s *roleSplitter) dropHalves() {
	for n := -1; n != len(s.loads); {
		n = len(s.loads)
		s.loads = slices.DeleteFunc(s.loads, func(l *ringLoad) bool {
			half := slices.ContainsFunc(l.readers, func(r *ast.Op) bool { return s.halfLoaded(l, r) })
			if half {
				s.remark(l.load, remark.EngineHalf)
			}
			return half
		})
	}
}

// halfLoaded reports whether an operand of a reader, other than l, is staged in l's
// block from a load that is none of the role's.
func (s *roleSplitter) halfLoaded(l *ringLoad, reader *ast.Op) bool {
	if !gpu.Is(reader, gpu.Mma) {
		return false
	}
	for _, v := range reader.Operands()[:2] {
		if v == l.alloc.Result(0) || !gpu.Is(v.Def(), gpu.AllocShared) {
			continue
		}
		for _, u := range v.Uses() {
			if gpu.Is(u.Op, gpu.StoreShared) && u.Op.Block() == l.store.Block() && loadedBy(u.Op.Operand(0)) != nil &&
				!slices.ContainsFunc(s.loads, func(o *ringLoad) bool { return o.store == u.Op }) {
				return true
			}
		}
	}
	return false
}

// loadedBy returns the load that a value is, or is in another shape, or nil.
func loadedBy(v *ast.Value) *ast.Op {
	if def := v.Def(); def != nil && def.Opcode == ast.OpReshape {
		v = def.Operand(0)
	}
	if isLoad(v.Def()) {
		return v.Def()
	}
	return nil
}

// tensorOf returns the tensor that a load through a partition view reads, or nil.
func tensorOf(load *ast.Op) *ast.Value {
	if view := load.Group(0)[0].Def(); view != nil && view.Opcode == ast.OpMakePartitionView {
		return view.Operand(0)
	}
	return nil
}

// loopsAround returns the loops around an op, the outermost first; ok is false if
// there is anything else around it, or if one of them may end early.
func (e *entry) loopsAround(op *ast.Op) (loops []*ast.Op, ok bool) {
	for p := op.Parent(); p != e.op; p = p.Parent() {
		if p.Opcode != ast.OpFor || !runsThrough(p) {
			return nil, false
		}
		loops = append(loops, p)
	}
	slices.Reverse(loops)
	return loops, true
}

// runsThrough reports whether every iteration of a for runs to the end of its body.
func runsThrough(loop *ast.Op) bool {
	last := loop.Body(0).Last()
	for _, t := range analysis.LoopTerminators(loop) {
		if t != last {
			return false
		}
	}
	return last != nil && last.Opcode == ast.OpContinue
}

// waitsForNothing reports whether a load may be made at the beginning of the entry.
func waitsForNothing(load *ast.Op) bool {
	token := tokenOperand(load)
	return token == nil || analysis.NewLoopTokens(nil).Add(token)
}

// worthwhile reports whether a product in a loop, by an instruction that runs beside
// the threads, reads one of the loads there.
func (s *roleSplitter) worthwhile() bool {
	return slices.ContainsFunc(s.loads, func(l *ringLoad) bool {
		return l.load.Parent() != s.op && !l.resident && slices.ContainsFunc(l.readers, feedsBeside)
	})
}

// runsBeside reports whether op is a product that runs beside the threads.
func runsBeside(op *ast.Op) bool {
	instr, ok := gpu.InstructionByName(op.Str("instruction"))
	return gpu.Is(op, gpu.Mma) && ok && instr.Group
}

// makeRings puts loads together that the same ops read.
func (s *roleSplitter) makeRings() {
	for _, l := range s.loads {
		i := slices.IndexFunc(s.rings, func(r *ring) bool {
			return r.block() == l.load.Block() && slices.Equal(r.loads[0].readers, l.readers)
		})
		if i < 0 {
			loops, _ := s.loopsAround(l.store)
			s.rings = append(s.rings, &ring{loops: loops})
			i = len(s.rings) - 1
		}
		l.ring = s.rings[i]
		l.ring.loads = append(l.ring.loads, l)
	}
}

// maxRingStages bounds the depth of a ring: past eight, the copies under way are
// more than memory's latency asks for.
const maxRingStages = 8

// multiplyingWarps is how many warps of a multiprocessor multiply at best: four
// groups, of which some multiply while others do what is between their products.
const multiplyingWarps = 16

// chooseStages gives rings that have them as many stages as memory allows, with as
// many CTAs on a multiprocessor as its registers are enough for. It refuses if they
// would have one.
func (s *roleSplitter) chooseStages() *refusal {
	fixed, each := 0, 0
	s.op.Walk(func(op *ast.Op) {
		if gpu.Is(op, gpu.AllocShared) {
			if a, err := gpu.SharedOf(op); err == nil {
				fixed += a.StageStride() * a.Stages
			}
		}
	})
	for _, r := range s.rings {
		if r.staged() {
			each += r.bytes()
			fixed -= r.bytes()
		}
	}
	const mbarriers = 256
	for ctas := max(2, multiplyingWarps/s.warps); ctas > 0; ctas-- {
		n := min(maxRingStages, (s.machine.SharedFor(ctas)-fixed-mbarriers)/each)
		if n < 2 || n < 3 && ctas > 1 || ctas > 1 && max(s.registers(), leastRegisters) > s.registersFor(ctas) {
			continue
		}
		for _, r := range s.rings {
			r.stages = 1
			if r.staged() {
				r.stages = n
			}
		}
		// A hint for more would make threads spill: it counts on fewer warps.
		s.op.SetAttr(gpu.AttrOccupancy, gpu.Int(ctas))
		return nil
	}
	return refuse(s.loads[0].load, remark.EngineRoom, "bytes", each, "room", max(s.machine.SharedFor(1)-fixed-mbarriers, 0))
}

// remarkRings says at each loop what is copied in it.
func (s *roleSplitter) remarkRings() {
	for _, r := range s.rings {
		at := r.loads[0].load
		if len(r.loops) > 0 {
			at = r.loops[len(r.loops)-1]
		}
		s.remark(at, remark.Engine, "tiles", len(r.loads), "stages", r.stages, "bytes", r.bytes())
	}
}

// What a thread needs registers for beside the results of products: addresses and
// counters, and what is computed between products, for a piece at a time.
const (
	fewRegisters     = 24
	betweenRegisters = 24
)

// leastRegisters is what ptxas wants for any kernel with such products.
const leastRegisters = 96

// registers estimates the registers of a thread: what the products of a block hold at
// a time, those of the block where it is most.
func (s *roleSplitter) registers() int {
	most := map[*ast.Block]int{}
	s.op.Walk(func(op *ast.Op) {
		if !gpu.Is(op, gpu.Mma) || !sumsFirst(op) {
			return
		}
		n := tileBytes(op.Result(0)) / 4
		if addedByThreads(op) {
			n *= 2 // what it is added to has registers of its own
		}
		if isTile(op.Operand(0)) {
			n += tileBytes(op.Operand(0))/4 + betweenRegisters*32*s.warps
		}
		most[op.Block()] += n / (32 * s.warps)
	})
	n := 0
	for _, m := range most {
		n = max(n, m)
	}
	return n + fewRegisters
}

// partitions is the parts of a multiprocessor: a warp has its registers in one.
const partitions = 4

// registersFor is how many registers a thread can have if so many CTAs shall fit on
// a multiprocessor.
func (s *roleSplitter) registersFor(ctas int) int {
	const step = 8 // ptxas hands out so many at a time
	warps := (ctas*(s.warps+1) + partitions - 1) / partitions
	return min(s.machine.RegistersPerThread, s.machine.RegistersPerSM/partitions/(32*warps)/step*step)
}

// produce writes the role and all that it needs: stages, mbarriers and tensor maps.
func (s *roleSplitter) produce() {
	first := s.op.Body(0).First()
	for gpu.Is(first, gpu.AllocShared) {
		first = first.Next()
	}
	for _, r := range s.rings {
		full := gpu.NewAllocMbarrier(r.loads[0].load, r.stages, 1)
		empty := gpu.NewAllocMbarrier(r.loads[0].load, r.stages, s.warps)
		ast.InsertBefore(first, full)
		ast.InsertBefore(first, empty)
		r.full, r.empty = full.Result(0), empty.Result(0)
		for _, l := range r.loads {
			s.replaceAlloc(l, r.stages)
		}
	}
	maps := newProgramSlice(s.op)
	for _, l := range s.loads {
		maps.add(nil, []*ast.Value{tensorOf(l.load)})
	}
	s.role = gpu.New(s.op, gpu.Role, nil)
	s.role.Pos = s.loads[0].load.Pos
	s.role.SetAttr("role", ast.StringAttr("producer"))
	ast.InsertBefore(first, s.role)
	now := maps.cloneBefore(s.role)
	for _, l := range s.loads {
		view := l.load.Group(0)[0].Type.(*ast.PartitionViewType)
		m := gpu.NewTensorMap(l.load, renamed(tensorOf(l.load), now), view, l.shared)
		ast.InsertBefore(s.role, m)
		l.tensorMap = m.Result(0)
	}
	body := s.role.AddRegion().AddBlock()
	p := &producer{splitter: s, now: map[*ast.Value]*ast.Value{}, at: map[*ring]cursor{}}
	p.block(s.op.Body(0), body)
}

// replaceAlloc gives a load's tile in shared memory its stages.
func (s *roleSplitter) replaceAlloc(l *ringLoad, stages int) {
	l.shared.Stages = stages
	a := gpu.NewAllocShared(l.alloc, l.shared)
	ast.InsertBefore(l.alloc, a)
	l.alloc.Result(0).ReplaceAllUses(a.Result(0))
	l.alloc.Erase()
	l.alloc = a
}

// cursor is which stage of a ring comes next, and the parity of its phase.
type cursor struct{ slot, phase *ast.Value }

// next returns the cursor of the stage after c: past the last slot comes the first,
// in its next phase.
func (c cursor) next(a at, stages int) cursor {
	one := a.constant(num.I32, 1)
	other := a.binary(ast.OpSubI, one, c.phase)
	if stages == 1 {
		return cursor{c.slot, other}
	}
	slot := a.binary(ast.OpAddI, c.slot, one)
	last := a.compare(ast.CmpEqual, slot, a.constant(num.I32, int64(stages)))
	choose := func(x, y *ast.Value) *ast.Value { return a.op(ast.OpSelect, x.Type, last, x, y).Result(0) }
	return cursor{choose(a.constant(num.I32, 0), slot), choose(other, c.phase)}
}

// producer writes the role: the slice of the entry that its copies are.
type producer struct {
	splitter *roleSplitter
	now      map[*ast.Value]*ast.Value // what stands in the role for a value of the entry
	at       map[*ring]cursor
}

// block writes what the slice has of a block.
func (p *producer) block(from, to *ast.Block) {
	s := p.splitter
	mark := gpu.New(s.op, gpu.Commit, nil) // a place to write before
	to.Append(mark)
	a := at{mark}
	if from == s.op.Body(0) {
		for _, r := range s.rings {
			p.at[r] = cursor{a.constant(num.I32, 0), a.constant(num.I32, 1)}
		}
	}
	for op := range from.Ops() {
		switch {
		case s.slice.loops[op]:
			p.loop(a, op)
		case s.slice.ops[op]:
			c := cloneOp(op, p.now)
			ast.InsertBefore(mark, c)
		}
		for _, r := range s.rings {
			if op == r.loads[len(r.loads)-1].load {
				p.copies(a, r)
			}
		}
	}
	mark.Erase()
}

// copies fills the next stage of a ring.
func (p *producer) copies(a at, r *ring) {
	c := p.at[r]
	wait := gpu.New(r.loads[0].load, gpu.MbarrierWait, []*ast.Value{r.empty, c.slot, c.phase})
	ast.InsertBefore(a.mark, wait)
	expect := gpu.New(r.loads[0].load, gpu.MbarrierExpect, []*ast.Value{r.full, c.slot})
	expect.SetAttr("bytes", gpu.Int(r.bytes()))
	ast.InsertBefore(a.mark, expect)
	for _, l := range r.loads {
		operands := []*ast.Value{renamed(l.load.Group(0)[0], p.now), l.tensorMap, l.alloc.Result(0), r.full, c.slot}
		for _, v := range l.load.Group(1) {
			operands = append(operands, renamed(v, p.now))
		}
		ast.InsertBefore(a.mark, gpu.New(l.load, gpu.CopyTensor, operands))
	}
	p.at[r] = c.next(a, r.stages)
}

// loop writes a loop of the slice: it carries what the slice needs, and the cursors
// of the rings that are filled in it.
func (p *producer) loop(a at, op *ast.Op) {
	s := p.splitter
	operands := make([]*ast.Value, 0, 3)
	for _, v := range op.Operands()[:3] {
		operands = append(operands, renamed(v, p.now))
	}
	body := op.Body(0)
	carried := s.slice.carriedBy(op)
	var types []ast.Type
	for _, i := range carried {
		operands = append(operands, renamed(op.Operand(3+i), p.now))
		types = append(types, body.Args[1+i].Type)
	}
	var rings []*ring
	for _, r := range s.rings {
		if slices.Contains(r.loops, op) {
			rings = append(rings, r)
			operands = append(operands, p.at[r].slot, p.at[r].phase)
			types = append(types, p.at[r].slot.Type, p.at[r].phase.Type)
		}
	}
	loop := ast.NewOp(ast.OpFor, operands, types)
	loop.Pos, loop.Loc = op.Pos, op.Loc
	if u := op.Attr("unsignedCmp"); u != nil {
		loop.SetAttr("unsignedCmp", u)
	}
	ast.InsertBefore(a.mark, loop)
	to := loop.AddRegion().AddBlock()
	p.now[body.Args[0]] = to.AddArg(body.Args[0].Type)
	for k, i := range carried {
		p.now[body.Args[1+i]] = to.AddArg(types[k])
	}
	for _, r := range rings {
		p.at[r] = cursor{to.AddArg(p.at[r].slot.Type), to.AddArg(p.at[r].phase.Type)}
	}
	p.block(body, to)
	var next []*ast.Value
	for _, i := range carried {
		next = append(next, renamed(body.Last().Operand(i), p.now))
	}
	for k, r := range rings {
		next = append(next, p.at[r].slot, p.at[r].phase)
		n := len(carried) + 2*k
		p.at[r] = cursor{loop.Result(n), loop.Result(n + 1)}
	}
	end := ast.NewOp(ast.OpContinue, next, nil)
	end.Pos, end.Loc = op.Pos, op.Loc
	to.Append(end)
}
