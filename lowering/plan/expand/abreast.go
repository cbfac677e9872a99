package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// Teams that run neighbours abreast (gpu/abreast.go) read together what is copied in loops. The role brings as much as the team
// wants that iterates most; the others let go what is left, unread.

// followLongest has a team that has read all that it asks for let go what is copied for others besides.
func (s *roleSplitter) followLongest() {
	loops := loopsOfAll(s.rings)
	last := loops[len(loops)-1]
	blocks, mark := last.Parent(), last.Next()
	for gpu.Is(mark, gpu.MbarrierArrive) {
		mark = mark.Next()
	}
	own, all, differ := iterationsOfTeams(loops, mark)
	if !differ {
		return
	}
	left := upTo(own, all, mark)
	for _, r := range s.rings {
		if !ofOneTeam(r) {
			s.letGo(left, r, blocks.Body(0).Last())
		}
	}
}

// upTo writes an empty loop over numbers without a sign.
func upTo(from, to *ast.Value, mark *ast.Op) *ast.Op {
	loop := ast.NewOp(ast.OpFor, []*ast.Value{from, to, build.At{Mark: mark}.Constant(num.I32, 1)}, nil)
	loop.Pos, loop.Loc = mark.Pos, mark.Loc
	loop.SetAttr(ast.KeyUnsignedCmp, ast.UnitAttr{})
	ast.InsertBefore(mark, loop)
	body := loop.AddRegion().AddBlock()
	body.AddArg(ast.Tile(num.I32))
	end := ast.NewOp(ast.OpContinue, nil, nil)
	end.Pos, end.Loc = mark.Pos, mark.Loc
	body.Append(end)
	return loop
}

// letGo has a loop wait for the stages of a ring that come, and let them go. The next tile block begins with the cursor that
// it leaves.
func (s *roleSplitter) letGo(left *ast.Op, r *schedule.Ring, next *ast.Op) {
	through := func(v *ast.Value) *ast.Value {
		arg := carryThrough(left, v)
		readInstead(next, v, left.LastResult())
		return arg
	}
	c := cursor{through(s.ends[r].slot), through(s.ends[r].phase)}
	end := left.Body(0).Last()
	wait := gpu.NewMbarrierWait(left, r.Full, c.slot, c.phase)
	ast.InsertBefore(end, wait)
	release(r, wait, wait.Value())
	c = c.next(build.At{Mark: end}, r.Stages)
	end.AddOperands(c.slot, c.phase)
}

// readInstead has an op read another value.
func readInstead(op *ast.Op, v, other *ast.Value) {
	for _, u := range slices.Clone(v.Uses()) {
		if u.Op == op {
			op.SetOperand(u.Index, other)
		}
	}
}
