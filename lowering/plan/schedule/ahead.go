package schedule

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// A row that takes most registers of a CTA has a multiprocessor for itself: nobody else loads
// while it is folded, computed and stored. A CTA that is persistent can load the next row
// meanwhile, as it lies in memory, where there are registers for both: rows of 32768 f16 take
// 64 of a thread in f32, and 32 more as the next ones. On an H200 softmax of such rows makes
// 3824 GB/s, 2980 with a CTA for each, and layer normalization 3310 and 2645; of 16384 f16
// 3724 and 2372, 3375 and 2179. Rows of 32768 f32 would be spilled, and softmax of them slower
// by a third.

// loadAhead chooses the loads of the next tile block that a persistent CTA begins with, and
// has it be persistent for them.
func loadAhead(c *pass.Context) error {
	if given, err := givenAhead(c); given || err != nil {
		return err
	}
	switch {
	case c.Disabled["persist"], c.Op.Has(gpu.AttrPersistent) && !gpu.IsPersistent(c.Op):
		return nil
	case c.Cluster > 1, len(Products(c)) > 0, c.Op.Int(gpu.AttrOccupancy, 1) > 1:
		return nil
	}
	if walks(c) {
		loadWalkAhead(c)
		return nil
	}
	loads := foldedLoads(c.Op.Body(0))
	if len(loads) == 0 || !roomAhead(c, loads) {
		return nil
	}
	if no := oneTileBlock(c); no != nil {
		c.Say(no)
		return nil
	}
	for _, load := range loads {
		load.SetAttr(gpu.AttrCopy, ast.StringAttr(gpu.CopyRegisters))
		c.Remark(load, remark.LoadedAhead)
	}
	loadOnce(c)
	if c.Op.Has(gpu.AttrPersistent) {
		return nil
	}
	c.Op.SetAttr(gpu.AttrPersistent, ast.BoolAttr(true))
	c.Remark(c.Op, remark.Persistent, "ctas", max(1, c.Op.Int(gpu.AttrOccupancy, 1)))
	return nil
}

// loadWalkAhead chooses the same for loops in which the program itself has a CTA run one tile block after
// the other, if registers for the next ones leave room for a second CTA. On an H200 rms_norm_persistent makes
// 3783 GB/s so, and 3495 without.
func loadWalkAhead(c *pass.Context) {
	for _, loop := range Walks(c.Op) {
		loads := foldedLoads(loop.Body(0))
		if need := rowRegisters + measurePressure(c).live(c.Warps) + nextRegisters(c, loads); need > c.Machine.RegistersFor(2*c.Warps) {
			continue
		}
		for _, load := range loads {
			load.SetAttr(gpu.AttrCopy, ast.StringAttr(gpu.CopyRegisters))
			c.Remark(load, remark.LoadedAhead)
		}
	}
}

// Walks lists the loops of an entry's block that begin with the number of the tile block and go on by as
// many as there are.
func Walks(entry *ast.Op) (loops []*ast.Op) {
	for op := range entry.Body(0).Ops() {
		if op.Opcode != ast.OpFor || op.Has(ast.KeyUnsignedCmp) {
			continue
		}
		first, step := op.Get(ast.InLowerBound).Def(), op.Get(ast.InStep).Def()
		if first != nil && step != nil && first.Opcode == ast.OpGetTileBlockId && step.Opcode == ast.OpGetNumTileBlocks && runsThrough(op) {
			loops = append(loops, op)
		}
	}
	return loops
}

// A CTA that is alone on its multiprocessor, and whose rows are in registers, has shared memory
// that nobody uses. What all its tile blocks read, as the weights of a normalization, it can hold
// there: a row of 32768 f16 by weights and biases of f32 asks L2 for five times its bytes, and
// for three times with the weights held. An H200 normalizes such rows at 3767 GB/s, and
// at 3486 where both come with each row.

// loadOnce chooses loads of an entry whose CTAs are persistent that bring the same to all tile
// blocks, in their order, as long as they find room.
func loadOnce(c *pass.Context) {
	room := c.Machine.SharedPerCTA * onceShare / 4
	for load := range c.Op.Body(0).Ops() {
		if !load.IsLoad() || load.Has(gpu.AttrCopy) || !SameForAll(load) {
			continue
		}
		if n := gpu.TileBytes(load.Loaded()); n >= onceBytes && n <= room {
			room -= n
			load.SetAttr(gpu.AttrCopy, ast.StringAttr(gpu.CopyOnce))
			c.Remark(load, remark.LoadedOnce, "bytes", n)
		}
	}
}

const (
	onceShare = 3    // fourths of a CTA's shared memory that such tiles may take; exchanges need the rest
	onceBytes = 4096 // what is smaller L1 holds as well
)

// SameForAll reports whether a load of an entry's block can be made before all tile blocks, and
// brings them the same.
func SameForAll(load *ast.Op) bool {
	ops, ok := SliceAhead(load)
	return ok && analysis.IsTile(load.Loaded()) && !slices.ContainsFunc(ops, func(op *ast.Op) bool { return op.Opcode == ast.OpGetTileBlockId || gpu.SaysTileBlock(op) })
}

// givenAhead reports whether the schedule says of loads that they are made ahead, and refuses
// what cannot be.
func givenAhead(c *pass.Context) (given bool, err error) {
	c.Walk(c.Op, func(op *ast.Op) {
		copy := op.Str(gpu.AttrCopy)
		if err != nil || copy != gpu.CopyRegisters && copy != gpu.CopyOnce {
			return
		}
		given = true
		_, ok := SliceAhead(op)
		switch {
		case c.Disabled["persist"]: // nothing comes of it
		case copy == gpu.CopyRegisters && ok && slices.Contains(Walks(c.Op), op.Parent()):
		case !gpu.IsPersistent(c.Op):
			err = c.Wrong(op, "%s = %q, which takes a persistent CTA", gpu.AttrCopy, copy)
		case op.Block() != c.Op.Body(0) || !ok:
			err = c.Wrong(op, "%s = %q, where a weak load that waits for nothing can be, from a place that the tile block alone says", gpu.AttrCopy, copy)
		case copy == gpu.CopyOnce && !SameForAll(op):
			err = c.Wrong(op, "%s = %q, but what it brings depends on the tile block", gpu.AttrCopy, copy)
		}
	})
	return given, err
}

// foldedLoads lists the loads that a block without loops has to wait for before it folds its
// first tile; none if one of them cannot be made ahead.
func foldedLoads(body *ast.Block) (loads []*ast.Op) {
	fold := firstFold(body)
	if fold == nil {
		return nil
	}
	seen, ok := map[*ast.Op]bool{}, true
	var visit func(v *ast.Value)
	visit = func(v *ast.Value) {
		op := v.Def()
		switch {
		case op == nil || !analysis.IsTile(v) || seen[op] || op.Block() != body:
			return
		case op.IsLoad():
			_, can := SliceAhead(op)
			ok = ok && can && !op.Has(gpu.AttrCopy)
			loads = append(loads, op)
		default:
			for _, o := range op.Operands() {
				visit(o)
			}
		}
		seen[op] = true
	}
	for _, v := range fold.List(ast.InOperands) {
		visit(v)
	}
	if !ok {
		return nil
	}
	return loads
}

// firstFold is the first reduction of a block without loops, or nil.
func firstFold(body *ast.Block) (fold *ast.Op) {
	for op := range body.Ops() {
		switch {
		case analysis.IsLoop(op):
			return nil
		case fold == nil && op.Opcode == ast.OpReduce:
			fold = op
		}
	}
	return fold
}

// roomAhead reports whether a CTA is alone on its multiprocessor, and has registers for the
// tiles of some loads beside those that it folds.
func roomAhead(c *pass.Context, loads []*ast.Op) bool {
	p := measurePressure(c)
	return warpsBeside(c, p, c.Warps) <= c.Warps && rowRegisters+p.live(c.Warps)+nextRegisters(c, loads) <= c.Machine.RegistersFor(c.Warps)
}

// nextRegisters is how many registers of a thread the tiles of loads take as they lie in memory.
func nextRegisters(c *pass.Context, loads []*ast.Op) (n int) {
	for _, load := range loads {
		n += gpu.TileBytes(load.Loaded()) / (4 * 32 * c.Warps)
	}
	return n
}

// SliceAhead lists what computes the place of a load, and what it waits for, in its block, in
// order. ok is false if the load cannot be made while the CTA is at the tile block before.
func SliceAhead(load *ast.Op) (ops []*ast.Op, ok bool) {
	if !load.IsWeakLoad() || ast.AsTile(load.Loaded().Type).ElemNum().MemBits() < 8 { // pointers, for which nothing could stand in
		return nil, false
	}
	if token := gpu.TokenOperand(load); token != nil && !analysis.NewLoopTokens(nil).Add(token) {
		return nil, false
	}
	var add func(vs []*ast.Value) bool
	add = func(vs []*ast.Value) bool {
		for _, v := range vs {
			op := v.Def()
			if op == nil || op.Block() != load.Block() || slices.Contains(ops, op) {
				continue
			}
			if !tellsPlace(op) || !add(op.Operands()) {
				return false
			}
			ops = append(ops, op)
		}
		return true
	}
	ok = add(load.Operands())
	return ops, ok
}

// tellsPlace reports whether an op may be repeated for another tile block, of those that there
// are: what is assumed of one holds there.
func tellsPlace(op *ast.Op) bool {
	return analysis.Repeatable(op) || op.Opcode == ast.OpAssume || op.Opcode == ast.OpGetTileBlockId || gpu.SaysTileBlock(op)
}
