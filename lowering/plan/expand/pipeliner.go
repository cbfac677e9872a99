package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

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
	p.takePlaces()
	p.prologue(p.stages - 1)
	read := p.addCounter(0)
	write := p.addCounter(p.stages - 1)
	p.carryAll(p.cursors)
	p.carryAll(p.groups)
	next := p.steadyState(read, write)
	last := p.loop.Body(0).Last()
	end := build.At{Mark: last}
	last.AddOperands(p.after(end, read), p.after(end, write))
	last.AddOperands(next...)
	last.AddOperands(p.groups[1:]...)
	p.drain()
}

// drain waits behind the loop for the copies that are under way there.
func (p *pipeliner) drain() {
	results := p.loop.Results()
	wait := gpu.New(p.loop, gpu.Wait, results[len(results)-(p.stages-1):])
	wait.SetAttr(gpu.KeyPending, gpu.Int(0))
	ast.InsertAfter(p.loop, wait)
}

// takePlaces gives the staged tiles their stages.
func (p *pipeliner) takePlaces() {
	for _, l := range p.loads {
		l.Shared.Stages = p.stages
		p.replaceAlloc(l)
	}
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

// prologue fills the first slots before the loop.
func (p *pipeliner) prologue(slots int) {
	a := build.At{Mark: p.loop}
	for _, arg := range p.slice.Carried {
		p.cursors = append(p.cursors, arg.Initial())
	}
	for s := range slots {
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

// carryAll has the loop carry all of a list, which holds what the loop's body has of them then.
func (p *pipeliner) carryAll(list []*ast.Value) {
	for i, v := range list {
		list[i] = p.carry(v)
	}
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
		eraseLoad(l)
	}
	return next
}

// eraseLoad erases a load for which copies stand, and what staged its tile.
func eraseLoad(l *schedule.StagedLoad) {
	reshaped := gpu.Get(l.Store, gpu.InTile).Def()
	l.Store.Erase()
	if reshaped != l.Load {
		reshaped.Erase()
	}
	l.Load.Erase()
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

// after is counter + 1, or 0 past the last slot.
func (p *pipeliner) after(a build.At, counter *ast.Value) *ast.Value {
	next := a.Binary(ast.OpAddI, counter, a.Constant(num.I32, 1))
	wrapped := a.Compare(ast.CmpEqual, next, a.Constant(num.I32, int64(p.stages)))
	return a.Op(ast.OpSelect, counter.Type, wrapped, a.Constant(num.I32, 0), next).Value()
}
