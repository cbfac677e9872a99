package schedule

import (
	"cmp"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
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

// maxStages bounds how many stages threads copy ahead through. Past four, shared memory
// buys fewer CTAs per multiprocessor and no more overlap.
const maxStages = 4

// threadStages is through how many stages threads copy ahead in a loop, for stages of
// so many bytes: as many as are asked for, or as memory allows while as many CTAs fit on a
// multiprocessor as should. Where not even two stages fit then, fewer CTAs must do: one
// that copies ahead waits less than two that do not, unless so many are asked for.
func (k threadCopies) threadStages(loop *ast.Op, loads []*StagedLoad, bytes, asked int) (int, *pass.Refusal) {
	goal, fewest, least := min(residentCTAs(k.Context, loads), launchedCTAs(k.Context)), 1, max(asked, 2)
	if k.byHand {
		goal = int(k.Op.Int(gpu.AttrOccupancy, 1))
		fewest = goal
	}
	for ctas := goal; ctas >= fewest; ctas-- {
		room := k.sharedBudget(bytes, ctas)
		if room < least*bytes {
			continue
		}
		n := min(maxStages, room/bytes)
		if asked > 0 {
			n = asked
		}
		k.Remark(loop, remark.Ahead, "tiles", len(loads), "ahead", n-1, "stages", n, "bytes", bytes, "ctas", ctas)
		if n < maxStages && asked == 0 {
			k.Remark(loop, remark.FewerStages, "stages", n, "most", maxStages, "ctas", ctas, "room", room, "bytes", bytes)
		}
		if ctas < goal {
			k.Remark(loop, remark.FewerCTAs, "ctas", ctas, "goal", goal, "why", noFit(least, bytes))
		}
		return n, nil
	}
	return 0, pass.Refuse(loop, remark.AheadNoRoom, "stages", least, "bytes", bytes, "room", max(k.sharedBudget(bytes, fewest), 0), "ctas", fewest)
}

// sharedBudget returns the shared memory that the stages of a loop may take, of which
// each takes some bytes: its share, if so many CTAs are to fit on a multiprocessor, less
// what is in shared memory besides, or is kept free.
func (k threadCopies) sharedBudget(bytes, ctas int) int {
	rest := k.Machine.SharedFor(ctas) + bytes - k.KeptFree
	for _, t := range k.tiles {
		if !t.placed {
			rest -= t.Shared.StageBytes() * t.Shared.Stages
		}
	}
	return rest
}

// residentCTAs is how many CTAs should fit on a multiprocessor where threads copy
// ahead: two, of which one computes while the other waits. Where threads multiply
// themselves it takes more of them to hide how long that takes: 4096³ in f32 on an H200
// makes 44 TFLOP/s with three CTAs and two stages, 41 with two and three. So it does where
// a CTA is one warpgroup: experts' products of gathered rows make 417 with three CTAs and
// three stages, 398 with two and four.
func residentCTAs(c *pass.Context, loads []*StagedLoad) int {
	for _, l := range loads {
		if l.direct && (c.Warps <= machine.Warpgroup || !slices.ContainsFunc(l.Readers, gpu.RunsBeside)) {
			return 3
		}
	}
	return 2
}

// nothingAhead says of a loop with products that it copies none of their operands
// ahead: what stands against it in the loop, or why the first of them is not copied.
func (k threadCopies) nothingAhead(loop *ast.Op, no *pass.Refusal) {
	if !k.Listening() {
		return
	}
	products := 0
	for _, p := range Products(k.Context) {
		if analysis.DirectlyIn(p.Block(), loop.Body(0)) {
			products++
		}
	}
	switch {
	case products == 0 || engineFeeds(k.tiles, loop):
	case no == nil:
		k.Remark(loop, remark.NothingAhead, "products", products, "why", "no operand goes through shared memory")
	case no.Op == loop:
		k.Say(no)
	default:
		k.Remark(loop, remark.NothingAhead, "products", products, "why", remark.Table[no.Reason].Title)
	}
}

// engineFeeds reports whether the copy engine brings an operand of a product in a loop.
func engineFeeds(tiles []*StagedTile, loop *ast.Op) bool {
	return slices.ContainsFunc(tiles, func(t *StagedTile) bool {
		return CopyOf(t) == gpu.CopyEngine && slices.ContainsFunc(t.Readers, func(r *ast.Op) bool { return analysis.DirectlyIn(r.Block(), loop.Body(0)) })
	})
}
