package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
)

// Where a role tells the entry's warps of tile blocks (gpu/dynamic.go), their loop goes on by what it tells, and its own by what it draws, or from step
// to step. Besides the next number it tells where that tile block stands: to divide numbers takes each warp some hundred cycles, in which the role waits
// anyway.

// tellBlocks has the loops over tile blocks go on so.
func (s *roleSplitter) tellBlocks() error {
	_, drawn := gpu.DynamicOf(s.Op)
	if !gpu.TellsBlocks(s.Op) {
		return nil
	}
	if n := len(gpu.RolesOf(s.Op)); drawn && n != 1 {
		return s.Wrong(s.Op, "%s, which is not possible: one role draws for the entry's warps, of %d roles", gpu.AttrDynamic, n)
	}
	from, to := loopOverBlocksIn(s.role.Body(0)), loopOverBlocksIn(s.Op.Body(0))
	if from == nil || to == nil {
		return s.Wrong(s.Op, "%s, which is not possible: the role copies nothing for each tile block", gpu.AttrTold)
	}
	producer, consumers := newToldLoop(s.Op, from), newToldLoop(s.Op, to)
	s.tellNext(producer, consumers, drawn)
	producer.write()
	consumers.write()
	dce.RemoveDead(s.Context)
	return nil
}

// tellNext tells where a tile block ends which one is the next, and where it stands along the dimensions that the entry's warps ask for. It is drawn
// where all that the tile block reads is on its way: while the threads compute what is left of that, it comes. A role that drew where the
// tile block begins would take the next one long before others might. They read it behind all rings, which the role fills first.
func (s *roleSplitter) tellNext(producer, consumers *toldLoop, drawn bool) {
	dims := consumers.standsAlong()
	m := s.newMessages(1 + len(dims))
	end := producer.from.Body(0).Last()
	if drawn {
		producer.next = gpu.NewDrawTileBlock(end).Value()
		ast.InsertBefore(end, producer.next.Def())
	} else {
		producer.next = build.At{Mark: end}.Binary(ast.OpAddI, producer.from.InductionVariable(), producer.from.Get(ast.InStep))
	}
	producer.nextAt = [3]*ast.Value(producer.standsAt(end, producer.next))
	numbers := []*ast.Value{producer.next}
	for _, k := range dims {
		numbers = append(numbers, producer.nextAt[k])
	}
	m.tell(producer.from, end, numbers)
	told := m.read(consumers.from, behindRings(consumers.from.Body(0)))
	consumers.next, consumers.nextAt = told[0], consumers.at
	for i, k := range dims {
		consumers.nextAt[k] = told[1+i]
	}
}

// behindRings is the op behind the last of a block that waits for a ring or lets a stage go, or has one in it that does.
func behindRings(b *ast.Block) *ast.Op {
	last := b.First()
	for op := range b.Ops() {
		op.Walk(func(o *ast.Op) {
			if gpu.Is(o, gpu.MbarrierWait) || gpu.Is(o, gpu.MbarrierArrive) {
				last = op
			}
		})
	}
	return last.Next()
}

// messages are numbers that the role tells the entry's warps once for each tile block.
type messages struct {
	told, free *ast.Value // mbarriers beside which that is told, and at which it is told that it has been read
}

// toldStages is how many tile blocks may be told of before the warps have read it: the role is one ahead, or begins a second.
const toldStages = 2

// newMessages makes mbarriers for messages of so many numbers.
func (s *roleSplitter) newMessages(words int) messages {
	init := s.role.Prev()
	alloc := func(arrivals int) *ast.Op {
		op := gpu.NewAllocMbarrier(s.role, toldStages, arrivals)
		ast.InsertBefore(init, op)
		init.AddOperands(op.Value())
		return op
	}
	told, free := alloc(1), alloc(s.Warps*gpu.TeamsOf(s.Op))
	told.SetAttr(gpu.KeyWords, gpu.Int(words))
	return messages{told.Value(), free.Value()}
}

// tell has the role, in a loop over tile blocks, tell numbers before an op.
func (m messages) tell(loop, before *ast.Op, numbers []*ast.Value) {
	at := countStages(loop, 1)
	wait := gpu.NewMbarrierWait(before, m.free, at.slot, at.phase)
	ast.InsertBefore(before, wait)
	ast.InsertBefore(before, gpu.NewMbarrierTell(before, m.told, wait.Value(), numbers...))
}

// read has the entry's warps, in theirs, read them before an op.
func (m messages) read(loop, before *ast.Op) []*ast.Value {
	at := countStages(loop, 0)
	wait := gpu.NewMbarrierWait(before, m.told, at.slot, at.phase)
	ast.InsertBefore(before, wait)
	told := gpu.NewMbarrierTold(before, m.told, wait.Value())
	ast.InsertBefore(before, told)
	ast.InsertBefore(before, gpu.New(before, gpu.MbarrierArrive, []*ast.Value{m.free, wait.Value()}))
	return told.Results()
}

// countStages has a loop carry the cursor of a message for each iteration, which begins in a phase.
func countStages(loop *ast.Op, phase int64) cursor {
	a, end := build.At{Mark: loop}, loop.Body(0).Last()
	c := cursor{carryThrough(loop, a.Constant(num.I32, 0)), carryThrough(loop, a.Constant(num.I32, phase))}
	next := c.next(build.At{Mark: end}, toldStages)
	end.AddOperands(next.slot, next.phase)
	return c
}

// loopOverBlocksIn is the loop over tile blocks in a block, or nil.
func loopOverBlocksIn(b *ast.Block) *ast.Op {
	for op := range b.Ops() {
		if op.Opcode == ast.OpFor && gpu.Is(op.Get(ast.InLowerBound).Def(), gpu.TileBlocks) {
			return op
		}
	}
	return nil
}

// toldLoop is a loop over tile blocks from one number to the next as they are told, in place of one from step to step.
type toldLoop struct {
	entry, from, loop *ast.Op
	body              *ast.Block // of the new loop, empty until it is written

	number *ast.Value    // of the tile block
	at     [3]*ast.Value // where it stands; the first of those that teams run abreast

	next   *ast.Value    // the number of the next one
	nextAt [3]*ast.Value // where that stands
}

// newToldLoop begins one, which carries the number and where that stands, and then what the other one does.
func newToldLoop(entry, from *ast.Op) *toldLoop {
	d := &toldLoop{entry: entry, from: from}
	first := from.Get(ast.InLowerBound)
	inits := append([]*ast.Value{first}, d.standsAt(from, first)...)
	d.loop = ast.NewOp(ast.OpLoop, inits, nil)
	d.loop.Pos, d.loop.Loc = from.Pos, from.Loc
	d.body = d.loop.AddRegion().AddBlock()
	for _, v := range inits {
		d.body.AddArg(v.Type)
	}
	args := d.body.Args
	d.number, d.at = args[0], [3]*ast.Value(args[1:])
	return d
}

// standsAt says before an op where the tile block of a number stands: the first, where teams run neighbours.
func (d *toldLoop) standsAt(before *ast.Op, number *ast.Value) []*ast.Value {
	var team []*ast.Value
	if _, abreast := gpu.AbreastOf(d.entry); abreast {
		team = append(team, build.At{Mark: before}.Constant(num.I32, 0))
	}
	at := gpu.NewTileBlock(before, number, team...)
	ast.InsertBefore(before, at)
	return at.Results()
}

// standsAlong lists the dimensions of the grid along which the loop asks where its tile blocks stand.
func (d *toldLoop) standsAlong() (dims []int) {
	var asked [3]bool
	for _, op := range d.asks() {
		for k, v := range op.Results() {
			asked[k] = asked[k] || len(v.Uses()) > 0
		}
	}
	for k, yes := range asked {
		if yes {
			dims = append(dims, k)
		}
	}
	return dims
}

// asks lists the ops of the loop that say where its tile block stands.
func (d *toldLoop) asks() (list []*ast.Op) {
	d.from.Walk(func(op *ast.Op) {
		if gpu.Is(op, gpu.TileBlock) && gpu.Get(op, gpu.InNumber) == d.from.InductionVariable() {
			list = append(list, op)
		}
	})
	return list
}

// write moves what the loop does to the new one, which is left where the number is none of a tile block.
func (d *toldLoop) write() {
	ast.InsertBefore(d.from, d.loop)
	for _, op := range d.asks() {
		d.answer(op)
	}
	d.from.InductionVariable().ReplaceAllUses(d.number)
	var carried []*ast.Value
	for i, v := range d.from.Carried() {
		d.loop.AddOperands(d.from.List(ast.InInitValues)[i])
		d.loop.AddResult(v.Type)
		arg := d.body.AddArg(v.Type)
		v.ReplaceAllUses(arg)
		carried = append(carried, arg)
	}
	for op := d.from.Body(0).First(); op != nil; op = d.from.Body(0).First() {
		op.Unlink()
		d.body.Append(op)
	}
	end := d.body.Last()
	end.SetOperands(slices.Concat([]*ast.Value{d.next}, d.nextAt[:], end.Operands())...)
	leaveAt(build.At{Mark: d.body.First()}, d.number, d.from.Get(ast.InUpperBound), carried)
	for i, v := range d.from.Results() {
		v.ReplaceAllUses(d.loop.Result(i))
	}
	d.from.Erase()
}

// answer puts what the loop carries in place of an op that says where its tile block stands: along the dimension along which teams run
// neighbours the team's is so many further on.
func (d *toldLoop) answer(op *ast.Op) {
	for k, v := range op.Results() {
		at := d.at[k]
		if dim, abreast := gpu.AbreastOf(d.entry); abreast && k == dim {
			at = build.At{Mark: op}.Binary(ast.OpAddI, at, gpu.Get(op, gpu.InTeam))
		}
		v.ReplaceAllUses(at)
	}
	op.Erase()
}

// leaveAt leaves a loop with values where a number is an end or more.
func leaveAt(a build.At, number, end *ast.Value, with []*ast.Value) {
	leave := ast.NewOp(ast.OpIf, []*ast.Value{a.Compare(ast.CmpGreaterEqual, number, end)}, nil)
	leave.Pos, leave.Loc = a.Mark.Pos, a.Mark.Loc
	ast.InsertBefore(a.Mark, leave)
	out := ast.NewOp(ast.OpBreak, with, nil)
	out.Pos, out.Loc = a.Mark.Pos, a.Mark.Loc
	leave.AddRegion().AddBlock().Append(out)
}
