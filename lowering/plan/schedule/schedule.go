package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// Choose writes down how the entry will run, before anything is made of it:
// attributes of the entry and of its ops, which the passes behind it carry out and
// which a person, or a tuner, may write or change.
//
//	entry     gpu.cluster      CTAs of a tile block
//	          gpu.warps        warps of a tile block that multiply
//	          gpu.teams        teams of so many, of which each runs tile blocks of its own, if that is asked for
//	          gpu.abreast      along which dimension of the grid teams run neighbours at the same time, and not in turn
//	          gpu.alternate    whether warpgroups begin products one after the other
//	          gpu.occupancy    CTAs that a multiprocessor should hold
//	          gpu.role_warps   warps of the role that tells the copy engine what to copy
//	          gpu.registers    registers of a thread that multiplies, and of the role
//	          gpu.order        in which order tile blocks follow each other,
//	          gpu.band         and in how wide bands
//	          gpu.persistent   whether a CTA runs one tile block after the other
//	          gpu.multicast    CTAs of a cluster that bring each other what their tile blocks share, if that is asked for
//	          gpu.dependent    whether a launch may begin before the one before it has ended
//	product   gpu.instruction  which instruction computes it
//	          gpu.grid         rows and columns of warps that share its result
//	          gpu.overlap      until when it is under way
//	load      gpu.copy         by what its tile comes to shared memory, or to registers, ahead
//	                           of time; without it, threads load it when its turn comes
//	          gpu.ring         which stages it shares with loads of other loops
//	          gpu.stages       how many of its tiles shared memory holds
//	          gpu.rounded      whether the copy engine rounds them to tf32
//	          gpu.transformed  in how many stages a role of its own transposes them
//	          gpu.realigned    whether the launcher copies its tensor first, for the engine
//	          gpu.evict_first  whether L2 forgets first what the engine has read of it
//
// Who reads plans finds the reasons beside them, in gpu.why.
//
// What is there already is kept, and the rest chosen to go with it. What cannot be
// kept is an error at its place.
func Choose(c *pass.Context) error {
	if !c.Reasons {
		return choose(c)
	}
	given, mark := givenChoices(c), c.Remarks.Mark()
	if err := choose(c); err != nil {
		return err
	}
	writeReasons(c, given, c.Remarks.Since(mark))
	return nil
}

// choose makes the choices in their order: those behind depend on those before.
func choose(c *pass.Context) error {
	s := &chooser{residency: residency{Context: c, byHand: c.Op.Has(gpu.AttrOccupancy)}, refused: map[*ast.Op]*pass.Refusal{}}
	s.free = !c.ByRecipe && !scheduledByHand(c)
	rounded, err := chooseRounded(c)
	if err != nil {
		return err
	}
	if err := checkMerged(c); err != nil {
		return err
	}
	if c.Disabled["roles"] || c.Disabled["persist"] {
		c.Op.RemoveAttr(gpu.AttrTeams) // nobody would fill what they read, or give them tile blocks
		c.Op.RemoveAttr(gpu.AttrAbreast)
	}
	chooseWarps(c)
	if err := checkSplit(c); err != nil {
		return err
	}
	if err := checkStream(c); err != nil {
		return err
	}
	if err := checkPersistent(c); err != nil {
		return err
	}
	if err := chooseInstructions(c); err != nil {
		return err
	}
	remarkSlices(c)
	transformed, err := chooseByRole(c)
	if err != nil {
		return err
	}
	s.tiles = stagedTiles(c)
	s.once = readOnce(c, loopReads(c, s.tiles))
	if err := checkRows(c, s.tiles); err != nil {
		return err
	}
	if err := checkCopies(c, s.tiles); err != nil {
		return err
	}
	if err := s.copyAhead(rounded, transformed); err != nil {
		return err
	}
	if err := checkRounded(c); err != nil {
		return err
	}
	if err := checkByRole(c); err != nil {
		return err
	}
	if err := checkOfEngine(c); err != nil {
		return err
	}
	if err := checkRole(c); err != nil {
		return err
	}
	if err := (threadCopies{s.residency, s.tiles}).copyByThreads(); err != nil {
		return err
	}
	if err := (overlaps{c, s.tiles, s.rings}).chooseOverlaps(); err != nil {
		return err
	}
	if err := chooseAlternate(c, s.tiles); err != nil {
		return err
	}
	if s.free {
		s.chooseTeams()
	}
	if err := checkTeams(c, s.tiles, s.rings); err != nil {
		return err
	}
	if err := loadAhead(c); err != nil {
		return err
	}
	chooseFactors(c)
	if err := checkOrder(c); err != nil {
		return err
	}
	chooseOrder(c, loopReads(c, s.tiles), s.once)
	chooseDescending(c)
	if err := checkTold(c); err != nil {
		return err
	}
	chooseMulticast(c, s.tiles, s.rings)
	chooseInOrder(c)
	if err := chooseDependent(c); err != nil {
		return err
	}
	s.remarkResidency()
	remarkOnTheWay(c, s.tiles)
	sayByRole(c)
	return nil
}

// checkMerged refuses tile blocks that are to be merged and have not been, by the pass before.
func checkMerged(c *pass.Context) error {
	if c.Op.Has(gpu.AttrMerge) && !c.Op.Has(gpu.AttrMerged) {
		return c.Wrong(c.Op, "%s, behind the pass merge or without it", gpu.AttrMerge)
	}
	return nil
}

// checkSplit refuses sums that are to be split and have not been, by the pass before, and those of
// tile blocks whose warps several CTAs share.
func checkSplit(c *pass.Context) error {
	if gpu.SplitOf(c.Op) == 1 {
		return nil
	}
	if c.Cluster > 1 {
		return c.Wrong(c.Op, "%s = %d, which is not possible: a tile block's warps are those of %d CTAs", gpu.AttrSplitK, gpu.SplitOf(c.Op), c.Cluster)
	}
	split := false
	c.Walk(c.Op, func(op *ast.Op) { split = split || gpu.Is(op, gpu.SplitExchange) || gpu.Is(op, gpu.SplitJoin) })
	if !split {
		return c.Wrong(c.Op, "%s = %d, behind the pass split-k or without it", gpu.AttrSplitK, gpu.SplitOf(c.Op))
	}
	return nil
}

// checkStream refuses iterations that are to be divided among CTAs and have not been, by the pass before,
// and those that nobody will run one after the other.
func checkStream(c *pass.Context) error {
	switch {
	case !gpu.Streams(c.Op):
	case gpu.JoinOf(c.Op) == nil:
		return c.Wrong(c.Op, "%s = %d, behind the pass split-k or without it", gpu.AttrStreamK, gpu.StreamsOf(c.Op))
	case c.Disabled["persist"]:
		return c.Wrong(c.Op, "%s = %d, which is not possible: without the pass persist a CTA runs one tile block", gpu.AttrStreamK, gpu.StreamsOf(c.Op))
	}
	return nil
}

// checkRows refuses an instruction that is asked for and does not read rows as short as those of a tile in shared memory.
func checkRows(c *pass.Context, tiles []*StagedTile) error {
	for _, t := range tiles {
		for _, p := range t.Readers {
			if instr, _, _ := OfProduct(p); t.Shared.RowBytes() < instr.LeastRow() {
				return c.Wrong(p, "%s = %q, which reads rows of %d bytes at least, and an operand has %d", gpu.AttrInstruction, instr.Name, instr.LeastRow(), t.Shared.RowBytes())
			}
		}
	}
	return nil
}

// checkCopies refuses what is said of loads that no product reads from shared memory.
func checkCopies(c *pass.Context, tiles []*StagedTile) (err error) {
	fed := map[*ast.Op]bool{}
	for _, t := range tiles {
		fed[t.Source()] = true
	}
	c.Walk(c.Op, func(op *ast.Op) {
		copy := op.Str(gpu.AttrCopy)
		if err == nil && !fed[op] && (copy == gpu.CopyThreads || copy == gpu.CopyEngine) {
			err = c.Wrong(op, "%s = %q, but no product reads its tile from shared memory", gpu.AttrCopy, copy)
		}
	})
	return err
}
