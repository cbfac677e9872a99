package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
	"tileir/lowering/remark"
)

// Pipeline turns loads that feed products inside a loop into copies to
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
func Pipeline(c *pass.Context) error {
	var loops []*ast.Op
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpFor && len(copiedIn(op)) > 0 {
			loops = append(loops, op)
		}
	})
	for _, loop := range loops {
		if err := pipelineLoop(c, loop); err != nil {
			return err
		}
	}
	return nil
}

// copiedIn lists what is staged in a loop from loads that are scheduled for copies by
// threads.
func copiedIn(loop *ast.Op) (list []*schedule.StagedTile) {
	for _, store := range schedule.Directly(loop.Body(0), gpu.StoreShared) {
		if t := schedule.Staged(store); schedule.CopyOf(t) == gpu.CopyThreads {
			list = append(list, t)
		}
	}
	return list
}

// pipelineLoop rewrites one loop.
func pipelineLoop(c *pass.Context, loop *ast.Op) error {
	tiles := copiedIn(loop)
	if no := schedule.PlainLoop(loop); no != nil {
		return schedule.Impossible(c, tiles[0].Source(), no)
	}
	rebasePointers(c, loop)
	ahead, tokens := analysis.LoopSlice{Loop: loop}, analysis.NewLoopTokens(loop)
	stages := tiles[0].Source().Int(gpu.AttrStages, 2)
	var loads []*schedule.StagedLoad
	for _, t := range tiles {
		load := t.Source()
		if n := load.Int(gpu.AttrStages, 2); n != stages || n < 2 {
			return c.Wrong(load, "%s = %d, where copies of a loop have the same number, at least 2", gpu.AttrStages, n)
		}
		if err := schedule.CheckPlace(c, t); err != nil {
			return err
		}
		l, no := schedule.StagedLoadOf(c, &ahead, tokens, t)
		if no == nil {
			l.From = copiedFrom(c, load)
			if by := ahead.Add(l.From); by != nil {
				no = pass.Refuse(load, remark.CopyIndex, "by", *by)
			}
		}
		if no != nil {
			return schedule.Impossible(c, load, no)
		}
		loads = append(loads, l)
	}
	p := pipeliner{loop: loop, loads: loads, slice: ahead, stages: int(stages), token: joined(build.At{Mark: loop}, tokens.Outside)}
	p.run()
	dce.RemoveCarried(c) // pointers that only the loads moved along
	return nil
}

// copiedFrom lists what the copies that stand for a load read: a view and the
// index, or pointers and the extents that are not masked, or the mask itself.
func copiedFrom(c *pass.Context, load *ast.Op) []*ast.Value {
	from := schedule.Addresses(load)
	if load.Opcode != ast.OpLoadPtrTko {
		return from
	}
	bounds, ok := schedule.Limits(c, load)
	if !ok {
		return from
	}
	at := build.At{Mark: load}
	shape := ast.AsTile(load.Get(ast.OutResult).Type).Shape
	from = from[:1]
	for d, n := range build.NewScalars(c.Facts).Extents(at, shape, bounds) {
		if n == nil {
			n = at.Constant(num.I64, shape[d])
		}
		from = append(from, n)
	}
	return from
}

// joined is one token for those of a list that anything is behind, or nil.
func joined(a build.At, tokens []*ast.Value) *ast.Value {
	nothing := analysis.NewLoopTokens(nil)
	tokens = slices.DeleteFunc(slices.Clone(tokens), nothing.Add)
	switch len(tokens) {
	case 0:
		return nil
	case 1:
		return tokens[0]
	}
	return a.Op(ast.OpJoinTokens, ast.TokenType{}, tokens...).Value()
}

// pipeliner rewrites one loop.
type pipeliner struct {
	loop    *ast.Op
	loads   []*schedule.StagedLoad
	slice   analysis.LoopSlice
	stages  int
	token   *ast.Value   // what the copies wait for, or nil
	cursors []*ast.Value // what the slice's carried values are, stages-1 iterations on
	groups  []*ast.Value // of copies under way, the oldest first
}

func (p *pipeliner) run() {
	for _, l := range p.loads {
		l.Shared.Stages = p.stages
		p.replaceAlloc(l)
	}
	p.prologue()
	read := p.addCounter(0)
	write := p.addCounter(p.stages - 1)
	for i, v := range p.cursors {
		p.cursors[i] = p.carry(v)
	}
	for i, g := range p.groups {
		p.groups[i] = p.carry(g)
	}
	next := p.steadyState(read, write)
	p.advance(read)
	p.advance(write)
	p.loop.Body(0).Last().AddOperands(next...)
	p.loop.Body(0).Last().AddOperands(p.groups[1:]...)
	p.drain()
}

// drain waits behind the loop for the copies that are under way there.
func (p *pipeliner) drain() {
	results := p.loop.Results()
	wait := gpu.New(p.loop, gpu.Wait, results[len(results)-(p.stages-1):])
	wait.SetAttr(gpu.KeyPending, gpu.Int(0))
	ast.InsertAfter(p.loop, wait)
}

// replaceAlloc gives a staged tile its stages.
func (p *pipeliner) replaceAlloc(l *schedule.StagedLoad) {
	a := gpu.NewAllocShared(l.Alloc, l.Shared)
	ast.InsertBefore(l.Alloc, a)
	l.Alloc.Value().ReplaceAllUses(a.Value())
	l.Alloc.Erase()
	l.Alloc = a
}

// ahead returns the induction variable n steps after start, and whether the
// loop gets there. The comparison is made in 64 bits, where it cannot wrap.
func (p *pipeliner) ahead(a build.At, start *ast.Value, n int) (iv, guard *ast.Value) {
	elem := ast.AsTile(start.Type).ElemNum()
	iv = start
	far := a.Widen(start)
	if n > 0 {
		iv = a.Binary(ast.OpAddI, start, a.Binary(ast.OpMulI, p.loop.Get(ast.InStep), a.Constant(elem, int64(n))))
		far = a.Binary(ast.OpAddI, far, a.Binary(ast.OpMulI, a.Widen(p.loop.Get(ast.InStep)), a.Constant(num.I64, int64(n))))
	}
	return iv, a.Compare(ast.CmpLess, far, a.Widen(p.loop.Get(ast.InUpperBound)))
}

// copies emits the copies of one iteration into a slot, which are a group more under way,
// and returns what the next iteration has for the slice's carried values.
func (p *pipeliner) copies(a build.At, iv, guard, slot *ast.Value, carried []*ast.Value) []*ast.Value {
	var copies []*ast.Value
	now := p.slice.Clone(a.Mark, iv, carried)
	for _, l := range p.loads {
		operands := []*ast.Value{build.Renamed(l.From[0], now), l.Alloc.Value(), slot, guard}
		for _, v := range l.From[1:] {
			operands = append(operands, build.Renamed(v, now))
		}
		if p.token != nil {
			operands = append(operands, p.token)
		}
		c := gpu.New(l.Load, gpu.CopyAsync, operands, ast.TokenType{})
		if inside := l.Load.Attr(ast.KeyInbounds); inside != nil {
			c.SetAttr(ast.KeyInbounds, inside)
		}
		gpu.KeepWhy(c, l.Load)
		ast.InsertBefore(a.Mark, c)
		copies = append(copies, c.Value())
	}
	group := gpu.New(a.Mark, gpu.Commit, copies, ast.TokenType{})
	ast.InsertBefore(a.Mark, group)
	p.groups = append(p.groups, group.Value())
	return p.slice.Advanced(now)
}

// prologue fills all slots but one before the loop.
func (p *pipeliner) prologue() {
	a := build.At{Mark: p.loop}
	for _, arg := range p.slice.Carried {
		p.cursors = append(p.cursors, arg.Initial())
	}
	for s := range p.stages - 1 {
		iv, guard := p.ahead(a, p.loop.Get(ast.InLowerBound), s)
		p.cursors = p.copies(a, iv, guard, a.Constant(num.I32, int64(s)), p.cursors)
	}
}

// addCounter adds a loop-carried i32 that starts at n.
func (p *pipeliner) addCounter(n int) *ast.Value {
	return p.carry(build.At{Mark: p.loop}.Constant(num.I32, int64(n)))
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
	a := build.At{Mark: body.First()}
	p.wait(a)
	top := gpu.NewLocalBarrier(a.Mark)
	top.SetAttr(gpu.KeyWhy, ast.StringAttr("the copies waited for are read, and what was read last is copied over"))
	ast.InsertBefore(a.Mark, top)
	// Copies are started before the product even where that runs by itself:
	// memory is the narrower of the two.
	iv, guard := p.ahead(a, p.loop.InductionVariable(), p.stages-1)
	next := p.copies(a, iv, guard, write, p.cursors)
	for _, l := range p.loads {
		for _, r := range l.Readers {
			if gpu.Is(r, gpu.Mma) {
				setSlot(r, l.Alloc.Value(), read)
			} else {
				r.AddOperands(read)
			}
		}
		reshaped := gpu.Get(l.Store, gpu.InTile).Def()
		l.Store.Erase()
		if reshaped != l.Load {
			reshaped.Erase()
		}
		l.Load.Erase()
	}
	return next
}

// wait emits the wait for the copies of an iteration, which takes the loads' place
// for all who wait for them.
func (p *pipeliner) wait(a build.At) {
	var results []ast.Type
	if slices.ContainsFunc(p.loads, awaited) {
		results = append(results, ast.TokenType{})
	}
	wait := gpu.New(a.Mark, gpu.Wait, p.groups[:1], results...)
	ast.InsertBefore(a.Mark, wait)
	wait.SetAttr(gpu.KeyPending, gpu.Int(p.stages-2))
	for _, l := range p.loads {
		if l.Store.Has(gpu.AttrAsync) {
			wait.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
		}
		if awaited(l) {
			awaitCopies(l, wait.Value())
		}
	}
}

// awaited reports whether anything waits for the load.
func awaited(l *schedule.StagedLoad) bool { return len(l.Load.Get(ast.OutToken).Uses()) > 0 }

// awaitCopies has those who wait for the load wait for the copies, and for what the
// load waited for.
func awaitCopies(l *schedule.StagedLoad, copied *ast.Value) {
	if before := gpu.TokenOperand(l.Load); before != nil {
		copied = build.At{Mark: l.Load}.Op(ast.OpJoinTokens, ast.TokenType{}, before, copied).Value()
	}
	l.Load.Get(ast.OutToken).ReplaceAllUses(copied)
}

// setSlot makes a product read the operand that is in shared at the slot.
func setSlot(mma *ast.Op, shared, slot *ast.Value) {
	var slots []*ast.Value
	for i := range 2 {
		if at := gpu.SlotOf(mma, i); mma.Operand(i) == shared {
			slots = append(slots, slot)
		} else if at != nil {
			slots = append(slots, at)
		}
	}
	for i, name := range []string{gpu.KeySlotA, gpu.KeySlotB} {
		if mma.Operand(i) == shared {
			mma.SetAttr(name, ast.UnitAttr{})
		}
	}
	mma.SetOperands(slices.Concat(gpu.Factors(mma), []*ast.Value{gpu.Get(mma, gpu.InAcc)}, slices.Compact(slots))...)
}

// advance carries counter + 1, or 0 past the last slot, to the next iteration.
func (p *pipeliner) advance(counter *ast.Value) {
	last := p.loop.Body(0).Last()
	a := build.At{Mark: last}
	next := a.Binary(ast.OpAddI, counter, a.Constant(num.I32, 1))
	wrapped := a.Compare(ast.CmpEqual, next, a.Constant(num.I32, int64(p.stages)))
	last.AddOperands(a.Op(ast.OpSelect, counter.Type, wrapped, a.Constant(num.I32, 0), next).Value())
}
