package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
)

// Where CTAs draw their tile blocks (gpu/dynamic.go), the loops over them, of the role and of the entry, go on by what the role has
// drawn. Besides the number it tells the entry's warps where that tile block stands, and, where teams follow the one that
// iterates most, how often that did at the last: to divide numbers takes each warp some hundred cycles, in which the role waits anyway.

// toldStages is how many tile blocks may be told of before the warps have read it: the role is one ahead, or begins a second.
const toldStages = 2

// tellBlocks has the loops over tile blocks go on so.
func (s *roleSplitter) tellBlocks() error {
	_, drawn := gpu.DynamicOf(s.Op)
	if !gpu.TellsBlocks(s.Op) {
		return nil
	}
	if n := len(gpu.RolesOf(s.Op)); drawn && n != 1 {
		return s.Wrong(s.Op, "%s, which is not possible: one role draws for the entry's warps, of %d roles", gpu.AttrDynamic, n)
	}
	init := s.role.Prev()
	alloc := func(arrivals int) *ast.Op {
		op := gpu.NewAllocMbarrier(s.role, toldStages, arrivals)
		ast.InsertBefore(init, op)
		init.AddOperands(op.Value())
		return op
	}
	told, free := alloc(1), alloc(s.Warps*gpu.TeamsOf(s.Op))
	producer := newDrawnLoop(loopOverBlocksIn(s.role.Body(0)), 1)
	consumers := newDrawnLoop(loopOverBlocksIn(s.Op.Body(0)), 0)
	tell := teller{drawn: drawn, told: told.Value(), free: free.Value(), dims: consumers.standsAlong(), left: s.left}
	told.SetAttr(gpu.KeyWords, gpu.Int(tell.words()))
	tell.produce(producer, consumers)
	tell.consume(consumers)
	producer.write()
	consumers.write()
	dce.RemoveDead(s.Context)
	return nil
}

// loopOverBlocksIn is the loop over tile blocks in a block.
func loopOverBlocksIn(b *ast.Block) *ast.Op {
	for op := range b.Ops() {
		if op.Opcode == ast.OpFor && gpu.Is(op.Get(ast.InLowerBound).Def(), gpu.TileBlocks) {
			return op
		}
	}
	panic("BUG: expand.loopOverBlocksIn: there is none")
}

// drawnLoop is a loop over tile blocks from one number to the next as they are drawn, in place of one from step to step.
type drawnLoop struct {
	from, loop *ast.Op
	body       *ast.Block // of the new loop, empty until it is written

	number *ast.Value    // of the tile block
	at     [3]*ast.Value // where it stands; the first of those that teams run abreast
	cursor cursor        // of what is told

	next   *ast.Value    // the number that is drawn
	nextAt [3]*ast.Value // where that stands
}

// newDrawnLoop begins one, which carries all that, and then what the other one does. The cursor begins in a phase.
func newDrawnLoop(from *ast.Op, phase int64) *drawnLoop {
	a := build.At{Mark: from}
	first := from.Get(ast.InLowerBound)
	inits := slices.Concat([]*ast.Value{first}, standsAt(from, first), []*ast.Value{a.Constant(num.I32, 0), a.Constant(num.I32, phase)})
	var types []ast.Type
	for _, v := range from.Results() {
		types = append(types, v.Type)
	}
	loop := ast.NewOp(ast.OpLoop, slices.Concat(inits, from.List(ast.InInitValues)), types)
	loop.Pos, loop.Loc = from.Pos, from.Loc
	ast.InsertBefore(from, loop)
	d := &drawnLoop{from: from, loop: loop, body: loop.AddRegion().AddBlock()}
	for _, v := range inits {
		d.body.AddArg(v.Type)
	}
	args := d.body.Args
	d.number, d.at, d.cursor = args[0], [3]*ast.Value(args[1:4]), cursor{args[4], args[5]}
	return d
}

// standsAt says before an op where the tile block of a number stands: the first, where teams run neighbours.
func standsAt(before *ast.Op, number *ast.Value) []*ast.Value {
	var team []*ast.Value
	if _, abreast := gpu.AbreastOf(entryOf(before)); abreast {
		team = append(team, build.At{Mark: before}.Constant(num.I32, 0))
	}
	at := gpu.NewTileBlock(before, number, team...)
	ast.InsertBefore(before, at)
	return at.Results()
}

// standsAlong lists the dimensions of the grid along which the loop asks where its tile blocks stand.
func (d *drawnLoop) standsAlong() (dims []int) {
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
func (d *drawnLoop) asks() (list []*ast.Op) {
	d.from.Walk(func(op *ast.Op) {
		if gpu.Is(op, gpu.TileBlock) && gpu.Get(op, gpu.InNumber) == d.from.InductionVariable() {
			list = append(list, op)
		}
	})
	return list
}

// write moves what the loop does to the new one, which is left where the number is none of a tile block.
func (d *drawnLoop) write() {
	for _, op := range d.asks() {
		d.answer(op)
	}
	d.from.InductionVariable().ReplaceAllUses(d.number)
	var carried []*ast.Value
	for _, v := range d.from.Carried() {
		arg := d.body.AddArg(v.Type)
		v.ReplaceAllUses(arg)
		carried = append(carried, arg)
	}
	for op := d.from.Body(0).First(); op != nil; op = d.from.Body(0).First() {
		op.Unlink()
		d.body.Append(op)
	}
	end := d.body.Last()
	c := d.cursor.next(build.At{Mark: end}, toldStages)
	end.SetOperands(slices.Concat([]*ast.Value{d.next}, d.nextAt[:], []*ast.Value{c.slot, c.phase}, end.Operands())...)
	leaveAt(build.At{Mark: d.body.First()}, d.number, d.from.Get(ast.InUpperBound), carried)
	for i, v := range d.from.Results() {
		v.ReplaceAllUses(d.loop.Result(i))
	}
	d.from.Erase()
}

// answer puts what the loop carries in place of an op that says where its tile block stands: along the dimension along which teams run
// neighbours the team's is so many further on.
func (d *drawnLoop) answer(op *ast.Op) {
	for k, v := range op.Results() {
		at := d.at[k]
		if dim, abreast := gpu.AbreastOf(entryOf(op)); abreast && k == dim {
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

// teller is what the role tells the entry's warps behind each tile block: the number that it has drawn, where that tile block stands
// along the dimensions that they ask for, and how often the team did that iterated most, where others let go what is left for it.
type teller struct {
	drawn      bool
	told, free *ast.Value // mbarriers beside which that is told, and at which it is told that it has been read
	dims       []int
	left       *ast.Op
}

// words is how many numbers that are.
func (t *teller) words() int {
	if t.left != nil {
		return 1 + len(t.dims) + 1
	}
	return 1 + len(t.dims)
}

// produce draws a number where all that a tile block reads is on its way, and tells it: while the threads compute what is left of
// that, it comes. A role that drew where the tile block begins would take the next one long before others might.
func (t *teller) produce(d, consumers *drawnLoop) {
	end := d.from.Body(0).Last()
	if t.drawn {
		draw := gpu.NewDrawTileBlock(end)
		ast.InsertBefore(end, draw)
		d.next = draw.Value()
	} else {
		d.next = build.At{Mark: end}.Binary(ast.OpAddI, d.from.InductionVariable(), d.from.Get(ast.InStep))
	}
	var most []*ast.Value
	if t.left != nil { // while the number comes
		most = append(most, copied(end, t.left.Get(ast.InUpperBound), map[*ast.Value]*ast.Value{consumers.from.InductionVariable(): d.from.InductionVariable()}))
	}
	d.nextAt = [3]*ast.Value(standsAt(end, d.next))
	wait := gpu.NewMbarrierWait(end, t.free, d.cursor.slot, d.cursor.phase)
	ast.InsertBefore(end, wait)
	numbers := []*ast.Value{d.next}
	for _, k := range t.dims {
		numbers = append(numbers, d.nextAt[k])
	}
	ast.InsertBefore(end, gpu.NewMbarrierTell(end, t.told, wait.Value(), slices.Concat(numbers, most)...))
}

// lastReleased is the last op of a block itself that lets a stage go, or nil.
func lastReleased(b *ast.Block) (last *ast.Op) {
	for op := range b.Ops() {
		if gpu.Is(op, gpu.MbarrierArrive) {
			last = op
		}
	}
	return last
}

// consume reads what is told: in front of the loop in which that is let go which is left for others, or where the tile block has read all that
// it does, so that it is there when the next one begins.
func (t *teller) consume(d *drawnLoop) {
	mark := d.from.Body(0).Last()
	if t.left != nil {
		mark = t.left
	} else if last := lastReleased(d.from.Body(0)); last != nil {
		mark = last.Next()
	}
	wait := gpu.NewMbarrierWait(mark, t.told, d.cursor.slot, d.cursor.phase)
	ast.InsertBefore(mark, wait)
	told := gpu.NewMbarrierTold(mark, t.told, wait.Value())
	ast.InsertBefore(mark, told)
	ast.InsertBefore(mark, gpu.New(mark, gpu.MbarrierArrive, []*ast.Value{t.free, wait.Value()}))
	numbers := told.Results()
	d.next, d.nextAt = numbers[0], d.at
	for i, k := range t.dims {
		d.nextAt[k] = numbers[1+i]
	}
	if t.left != nil {
		t.left.SetOperand(t.left.At(ast.InUpperBound), told.LastResult())
	}
}

// copied computes a value before a mark, of what stands there for others: for itself each argument of the entry.
func copied(mark *ast.Op, v *ast.Value, now map[*ast.Value]*ast.Value) *ast.Value {
	def := v.Def()
	switch {
	case now[v] != nil:
		return now[v]
	case def == nil:
		return v
	}
	for _, o := range def.Operands() {
		now[o] = copied(mark, o, now)
	}
	ast.InsertBefore(mark, def.Clone(now))
	return now[v]
}

// entryOf is the entry that an op is in.
func entryOf(op *ast.Op) *ast.Op {
	for op.Opcode != ast.OpEntry {
		op = op.Parent()
	}
	return op
}
