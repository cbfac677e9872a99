package expand

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// A team reads rings in the tile blocks that are its own, and behind each goes on where the others
// have read theirs meanwhile: as many stages further for each of them as a tile block takes.

// teamBefore says before a loop which team runs.
func teamBefore(loop *ast.Op) *ast.Value {
	team := gpu.NewTeam(loop)
	ast.InsertBefore(loop, team)
	return team.Value()
}

// startOf is the cursor with which a team begins to read a ring, before the loop over tile
// blocks, and what it is to go on by behind each tile block of its own.
func startOf(r *schedule.Ring, blocks *ast.Op) (c cursor, further *ast.Value) {
	a := build.At{Mark: blocks}
	c = cursor{a.Constant(num.I32, 0), a.Constant(num.I32, 0)}
	teams := gpu.TeamsOf(blocks.Parent())
	if teams == 1 || teamsReading(blocks.Parent(), r) == teams {
		return c, nil
	}
	each := stagesOfBlock(a, r)
	c = c.further(a, r.Stages, a.Binary(ast.OpMulI, each, teamBefore(blocks)))
	return c, a.Binary(ast.OpMulI, each, a.Constant(num.I32, int64(teams-1)))
}

// stagesOfBlock is how many stages of a ring a tile block takes, up to a multiple of as many as
// bring a cursor back: less than that for each of its loops.
func stagesOfBlock(a build.At, r *schedule.Ring) *ast.Value {
	if ofOneTeam(r) {
		return a.Constant(num.I32, 1)
	}
	all := a.Constant(num.I32, 0)
	for _, f := range r.Fillings {
		rest := without(a, ast.OpRemI, iterations(a, f.Loops[1], f.Loops[1].Bounds()), a.Constant(num.I32, int64(2*r.Stages)))
		all = a.Binary(ast.OpAddI, all, rest)
	}
	return all
}

// iterations is how often a loop of 32-bit numbers iterates between bounds. How far it is from one
// to the other is a number of 32 bits without a sign, which sums of numbers with one leave out.
func iterations(a build.At, loop *ast.Op, b []*ast.Value) *ast.Value {
	any := a.Compare(ast.CmpLess, b[0], b[1])
	if loop.Has(ast.KeyUnsignedCmp) {
		any.Def().SetAttr(ast.KeySignedness, unsigned)
	}
	one := a.Constant(num.I32, 1)
	steps := a.Binary(ast.OpSubI, b[1], b[0])
	if step, known := analysis.SplatValue(b[2]); !known || step != 1 {
		further := without(a, ast.OpDivI, a.Binary(ast.OpSubI, steps, one), b[2])
		steps = a.Binary(ast.OpAddI, further, one)
	}
	return a.Op(ast.OpSelect, steps.Type, any, steps, a.Constant(num.I32, 0)).Value()
}

var unsigned = ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Unsigned}

// without is an op of two numbers without a sign: divi or remi.
func without(a build.At, code ast.Opcode, x, y *ast.Value) *ast.Value {
	op := a.Op(code, x.Type, x, y)
	op.SetAttr(ast.KeySignedness, unsigned)
	return op.Value()
}

// further returns the cursor so many stages after c.
func (c cursor) further(a build.At, stages int, n *ast.Value) cursor {
	s := a.Constant(num.I32, int64(stages))
	at := a.Binary(ast.OpAddI, a.Binary(ast.OpAddI, c.slot, a.Binary(ast.OpMulI, c.phase, s)), n)
	round := without(a, ast.OpDivI, at, s)
	return cursor{without(a, ast.OpRemI, at, s), without(a, ast.OpRemI, round, a.Constant(num.I32, 2))}
}
