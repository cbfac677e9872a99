package expand

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
)

// Persist writes the loop over tile blocks of an entry whose CTAs are persistent: all that
// the entry does stands in it, but for scalars, views and constants that are the same for
// all tile blocks.
func Persist(c *pass.Context) error {
	if !gpu.IsPersistent(c.Op) {
		for _, loop := range schedule.Walks(c.Op) {
			loadAhead(c, loop)
		}
		return nil
	}
	if err := schedule.CheckPersistent(c); err != nil {
		return err
	}
	body := c.Op.Body(0)
	var ops []*ast.Op
	for op := range body.Ops() {
		if op != body.Last() {
			ops = append(ops, op)
		}
	}
	loop := loopOverBlocks(c.Op, body.Last())
	inside := loop.Body(0)
	number := inside.Args[0]
	end := inside.Last()
	at, coordinates := tileBlock(c.Op, number, end)
	for _, op := range ops {
		if !sameForBlocks(op, body) {
			op.Unlink()
			ast.InsertBefore(end, op)
		}
	}
	if err := streamParts(c, loop, at); err != nil {
		return err
	}
	if d, ok := gpu.AbreastOf(c.Op); ok {
		coordinates[d] = withinGrid(loop, at, coordinates[d], d)
	}
	replaceIDs(c, coordinates)
	loadAhead(c, loop)
	loadOnce(loop)
	return nil
}

// tileBlock says before an op where the tile block of a number stands: of teams that run neighbours abreast, the team's own.
func tileBlock(entry *ast.Op, number *ast.Value, before *ast.Op) (at *ast.Op, coordinates []*ast.Value) {
	var team []*ast.Value
	if _, abreast := gpu.AbreastOf(entry); abreast {
		team = append(team, teamBefore(before))
	}
	at = gpu.NewTileBlock(entry, number, team...)
	ast.InsertBefore(before, at)
	coordinates = bounded(before, at.Results())
	if d, _ := gpu.AbreastOf(entry); gpu.AbreastFromEnd(entry) {
		coordinates[d] = at.Result(d)
	}
	return at, coordinates
}

// loopOverBlocks writes an empty loop over the tile blocks of a CTA before an op.
func loopOverBlocks(entry, before *ast.Op) *ast.Op {
	blocks := gpu.NewTileBlocks(entry)
	ast.InsertBefore(before, blocks)
	loop := ast.NewOp(ast.OpFor, blocks.Results(), nil)
	loop.Pos, loop.Loc = entry.Pos, entry.Loc
	ast.InsertBefore(before, loop)
	inside := loop.AddRegion().AddBlock()
	inside.AddArg(ast.Tile(num.I32))
	end := ast.NewOp(ast.OpContinue, nil, nil)
	end.Pos, end.Loc = entry.Pos, entry.Loc
	inside.Append(end)
	return loop
}

// sameForBlocks reports whether an op of the entry's block computes the same for all tile
// blocks of operands that stay there, and holds little: no tile but of one element, or of
// which all are constant.
func sameForBlocks(op *ast.Op, body *ast.Block) bool {
	if op.Opcode == ast.OpGetTileBlockId || !analysis.Repeatable(op) && op.Opcode != ast.OpAssume {
		return false
	}
	for _, v := range op.Operands() {
		if v.ArgOf() != body && (v.Def() == nil || v.Def().Block() != body) {
			return false
		}
	}
	for _, v := range op.Results() {
		if t := ast.AsTile(v.Type); t != nil && t.NumElements() > 1 && op.Opcode != ast.OpConstant {
			return false
		}
	}
	return true
}

// replaceIDs has what reads the tile block's own coordinates read those of the loop.
func replaceIDs(c *pass.Context, coordinates []*ast.Value) {
	var ids []*ast.Op
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpGetTileBlockId {
			ids = append(ids, op)
		}
	})
	for _, id := range ids {
		for d, r := range id.Results() {
			r.ReplaceAllUses(coordinates[d])
		}
		id.Erase()
	}
}
