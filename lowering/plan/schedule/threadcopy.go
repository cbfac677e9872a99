package schedule

import (
	"cmp"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// Threads copy by cp.async, in the loop that multiplies, for iterations to come. So a
// load can be theirs if it stands in a for of which every iteration comes to its end,
// reads whole chunks of 16 bytes, from a place that can be computed ahead, and does not
// wait for what the loop does.

// threadCopies chooses what threads copy ahead of the tiles that products read, and through how many
// stages.
type threadCopies struct {
	residency
	tiles []*StagedTile
}

// copyByThreads chooses the loads that threads copy ahead, loop by loop.
func (k threadCopies) copyByThreads() error {
	tiles := map[*ast.Block][]*StagedTile{} // by the loop's body, or the block that they are in otherwise
	for _, t := range k.tiles {
		body := outOfIfs(t.block)
		tiles[body] = append(tiles[body], t)
	}
	var err error
	k.Walk(k.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpFor && err == nil {
			err = k.copyInLoop(op, tiles[op.Body(0)])
		}
	})
	if err != nil {
		return err
	}
	for _, t := range k.tiles {
		if CopyOf(t) == gpu.CopyThreads && t.Shared.Stages == 1 {
			return k.Wrong(t.Source(), "%s = %q, which takes a for around the load", gpu.AttrCopy, gpu.CopyThreads)
		}
	}
	if err := checkStages(k.Context); err != nil {
		return err
	}
	remarkLoops(k.Context)
	return nil
}

// checkStages refuses stages of what is not copied ahead, unless the pass is left out that
// would.
func checkStages(c *pass.Context) (err error) {
	if c.Disabled["roles"] || c.Disabled["pipeline"] {
		return nil
	}
	c.Walk(c.Op, func(op *ast.Op) {
		if err == nil && op.Has(gpu.AttrStages) && !op.Has(gpu.AttrCopy) {
			err = c.Wrong(op, "%s = %d, but nothing copies its tile ahead", gpu.AttrStages, op.Int(gpu.AttrStages, 0))
		}
	})
	return err
}

// copyInLoop chooses what is copied ahead in one loop, of the tiles that are loaded there.
func (k threadCopies) copyInLoop(loop *ast.Op, tiles []*StagedTile) error {
	asked := slices.IndexFunc(tiles, func(t *StagedTile) bool { return t.block == loop.Body(0) && CopyOf(t) == gpu.CopyThreads })
	if asked < 0 && k.Disabled["pipeline"] {
		return nil
	}
	no := PlainLoop(loop)
	if no == nil {
		var loads []*StagedLoad
		var err error
		if loads, no, err = findCopies(k.Context, loop, tiles); err != nil {
			return err
		}
		if len(loads) > 0 {
			asked, err := askedOfThreads(k.Context, loads)
			if err != nil {
				return err
			}
			no = k.stageCopies(loop, loads, asked)
			if no == nil {
				return nil
			}
		}
	}
	if asked >= 0 {
		return Impossible(k.Context, tiles[asked].Source(), no)
	}
	k.nothingAhead(loop, no)
	return nil
}

// findCopies lists the loads of a loop that threads can copy ahead, and why the first
// of the others is none.
func findCopies(c *pass.Context, loop *ast.Op, tiles []*StagedTile) (loads []*StagedLoad, first *pass.Refusal, err error) {
	ahead, tokens := analysis.LoopSlice{Loop: loop}, analysis.NewLoopTokens(loop)
	for _, t := range tiles {
		by := CopyOf(t)
		if t.transformed || by != "" && by != gpu.CopyThreads {
			continue
		}
		l, no := StagedLoadOf(c, &ahead, tokens, t)
		switch {
		case no == nil:
			loads = append(loads, l)
		case by == gpu.CopyThreads:
			return nil, no, Impossible(c, t.Source(), no)
		default:
			c.Say(no)
			first = cmp.Or(first, no)
		}
	}
	return loads, first, nil
}

// askedOfThreads is how many stages the loads of a loop ask for, 0 if none does: as many
// for all, and two at least.
func askedOfThreads(c *pass.Context, loads []*StagedLoad) (asked int, err error) {
	for _, l := range loads {
		switch n := int(l.Load.Int(gpu.AttrStages, 0)); {
		case n == 1:
			return 0, c.Wrong(l.Load, "%s = %d, where what threads copy ahead has at least 2", gpu.AttrStages, n)
		case n > 0 && asked > 0 && n != asked:
			return 0, c.Wrong(l.Load, "%s = %d, where what is copied in its loop with it has %d", gpu.AttrStages, n, asked)
		default:
			asked = max(asked, n)
		}
	}
	return asked, nil
}

// stageCopies gives the loads of a loop their stages.
func (k threadCopies) stageCopies(loop *ast.Op, loads []*StagedLoad, asked int) *pass.Refusal {
	bytes := 0
	for _, l := range loads {
		bytes += l.Shared.StageBytes()
	}
	n, no := k.threadStages(loop, loads, bytes, asked)
	if no != nil {
		return no
	}
	for _, l := range loads {
		l.Shared.Stages = n
		l.Load.SetAttr(gpu.AttrCopy, ast.StringAttr(gpu.CopyThreads))
		l.Load.SetAttr(gpu.AttrStages, gpu.Int(n))
	}
	return nil
}
