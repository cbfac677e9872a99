package expand

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// meetTeams has teams read rings one after the other, or together those that are filled for all of them.
func (s *roleSplitter) meetTeams() {
	if _, abreast := gpu.AbreastOf(s.Op); abreast {
		s.followLongest()
		return
	}
	s.takeTurns()
}

// takeTurns has teams read rings one after the other, from the first loop of a tile block that
// reads one to the end of the last.
func (s *roleSplitter) takeTurns() {
	teams := gpu.TeamsOf(s.Op)
	if teams == 1 {
		return
	}
	blocks, first, last := readingLoops(s.rings)
	turns := gpu.NewAllocMbarrier(s.Op, teams, s.Warps)
	ast.InsertBefore(s.role.Prev(), turns)
	s.role.Prev().AddOperands(turns.Value())

	a := build.At{Mark: blocks}
	firstTeam := a.Compare(ast.CmpEqual, teamBefore(blocks), a.Constant(num.I32, 0))
	phase := carryThrough(blocks, a.Op(ast.OpSelect, ast.Tile(num.I32), firstTeam, a.Constant(num.I32, 1), a.Constant(num.I32, 0)).Value())
	end := build.At{Mark: blocks.Body(0).Last()}
	blocks.Body(0).Last().AddOperands(end.Binary(ast.OpSubI, end.Constant(num.I32, 1), phase))

	ast.InsertBefore(first, gpu.NewTakeTurn(s.Op, turns.Value(), phase))
	ast.InsertAfter(last, gpu.NewEndTurn(s.Op, turns.Value()))
}

// readingLoops are the loop over tile blocks, and the first and the last loop in it that reads a ring.
func readingLoops(rings []*schedule.Ring) (blocks, first, last *ast.Op) {
	for _, r := range rings {
		for _, f := range r.Fillings {
			loop := f.Loops[1]
			if first == nil || loop.IsBefore(first) {
				first = loop
			}
			if last == nil || last.IsBefore(loop) {
				last = loop
			}
		}
	}
	return first.Parent(), first, last
}
