package expand

import (
	"tileir/ast"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
)

// loadAhead has the loads of a loop over tile blocks that are scheduled for it made at the
// beginning of the iteration before:
//
//	%a, %at = if first < end { load for tile block first }
//	for %n in (first to end, step step) iter_values(%h = %a, %t = %at) {
//	  %b, %bt = if %n + step < end { load for tile block %n + step }
//	  … %h …
//	  continue %b, %bt
//	}
//
// Tile blocks do not wait for each other, so none has to see what another stores.
func loadAhead(c *pass.Context, loop *ast.Op) {
	body := loop.Body(0)
	var loads []*ast.Op
	for op := range body.Ops() {
		if op.Str(gpu.AttrCopy) == gpu.CopyRegisters {
			loads = append(loads, op)
		}
	}
	top := body.First()
	for _, load := range loads {
		ops, ok := schedule.SliceAhead(load)
		if !ok {
			panic("BUG: expand.loadAhead: the place of a load is not known ahead")
		}
		ops = append(ops, load)
		before, now := build.At{Mark: loop}, build.At{Mark: top}
		first, step, end := loop.Get(ast.InLowerBound), loop.Get(ast.InStep), loop.Get(ast.InUpperBound)
		begun := loadedFor(before, loop, ops, first, before.Compare(ast.CmpLess, first, end))
		next := now.Binary(ast.OpAddI, loop.InductionVariable(), step)
		there := now.Compare(ast.CmpLess, next, end) // the launcher keeps it within 31 bits
		if !gpu.IsPersistent(c.Op) {
			there = now.Compare(ast.CmpLess, step, now.Binary(ast.OpSubI, end, loop.InductionVariable()))
		}
		coming := loadedFor(now, loop, ops, next, there)
		for i, r := range load.Results() {
			loop.AddOperands(begun.Result(i))
			loop.AddResult(r.Type)
			r.ReplaceAllUses(body.AddArg(r.Type))
		}
		load.Erase()
		body.Last().AddOperands(coming.Results()...)
	}
}

// loadedFor writes what a load gives that ends a list of ops of a loop, for another tile
// block, if there is one of that number.
func loadedFor(a build.At, loop *ast.Op, ops []*ast.Op, number, there *ast.Value) *ast.Op {
	load := ops[len(ops)-1]
	tile, token := load.Loaded(), load.Get(ast.OutToken)
	branch := ast.NewOp(ast.OpIf, []*ast.Value{there}, []ast.Type{tile.Type, token.Type})
	branch.Pos, branch.Loc = load.Pos, load.Loc
	ast.InsertBefore(a.Mark, branch)
	then, now := branch.AddRegion().AddBlock(), map[*ast.Value]*ast.Value{loop.InductionVariable(): number}
	for _, op := range ops {
		then.Append(op.Clone(now))
	}
	yieldTo(then, load, build.Renamed(tile, now), build.Renamed(token, now))
	otherwise := branch.AddRegion().AddBlock()
	yieldTo(otherwise, load)
	none := build.At{Mark: otherwise.Last()}
	otherwise.Last().AddOperands(none.Zeros(ast.AsTile(tile.Type)), none.Op(ast.OpMakeToken, token.Type).Value())
	return branch
}

// yieldTo ends a side of a branch.
func yieldTo(side *ast.Block, load *ast.Op, values ...*ast.Value) {
	end := ast.NewOp(ast.OpYield, values, nil)
	end.Pos, end.Loc = load.Pos, load.Loc
	side.Append(end)
}
