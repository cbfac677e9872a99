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
	p := &pipeliner{loop: loop, loads: loads, slice: ahead, stages: int(stages), token: joined(build.At{Mark: loop}, tokens.Outside)}
	switch w, product, why := piecesOf(p); {
	case w != nil:
		w.run()
	case product != nil:
		return c.Wrong(product, "%s = %q, which is not possible: %s", gpu.AttrOverlap, gpu.OverlapPieces, why)
	default:
		p.run()
	}
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
