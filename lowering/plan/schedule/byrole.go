package schedule

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Bytes that lie across what is summed over have to be transposed on their way to wgmma. Where the
// copy engine brings them, a role of its own can do so, ahead of the warps that multiply, which find
// them in a ring as if they had been copied there:
//
//	copy engine -> ring of what was copied -> transformer -> ring of what products read
//
// So who multiplies spends no registers, instructions or waits on them, and no warpgroup waits for
// another. That is done where threads have more to do than to multiply: where they compute the left
// operand of another product's result. The schedule says so at the load, by the stages of the second
// ring:
//
//	%t = load_view_tko … {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 4, gpu.transformed = 3}

// transformedStages is how many stages what a role transforms has. Of attention of 128 features in 8 bits, all of 4096
// keys count, an H200 takes 2,170 thousand cycles with four and 2,235 with three or two, where what is copied has
// three and four.
const transformedStages = 4

// ByRole reports whether the schedule has a role of its own transform what an op loads.
func ByRole(load *ast.Op) bool { return load != nil && load.Int(gpu.AttrTransformed, 0) > 0 }

// Copied is the tile of a stage as copies bring it.
func (l *RingLoad) Copied() gpu.Shared { return copiedTile(l.Load, l.Shared) }

// copiedTile is the tile in shared memory to which copies bring what is read as another, if a role
// makes that of it: it lies as in memory, across what is summed over.
func copiedTile(load *ast.Op, read gpu.Shared) gpu.Shared {
	if ByRole(load) {
		read.Contiguous, read.InLanes = 1-read.Contiguous, false
	}
	return read
}

// chooseByRole has a role transform the right operands of products that it can, and returns their
// loads. What the schedule says already is kept, and an error if it cannot be.
func chooseByRole(c *pass.Context) (chosen []*ast.Op, err error) {
	if c.Disabled["roles"] {
		for _, load := range byRole(c.Op) {
			load.RemoveAttr(gpu.AttrTransformed)
		}
		return nil, nil
	}
	used := map[*ast.Op]bool{}
	for _, p := range Products(c) {
		load, why := loadByRole(c, p)
		switch {
		case load == nil:
		case why == "":
			if used[load] = true; !load.Has(gpu.AttrTransformed) {
				load.SetAttr(gpu.AttrTransformed, gpu.Int(transformedStages))
				chosen = append(chosen, load)
			}
		case ByRole(load):
			return nil, c.Wrong(load, "%s = %d, which is not possible: %s", gpu.AttrTransformed, load.Int(gpu.AttrTransformed, 0), why)
		}
	}
	for _, load := range byRole(c.Op) {
		if !used[load] {
			return nil, c.Wrong(load, "%s = %d, but no product reads its tile, of bytes that lie across what it sums over, beside a left operand that threads compute of another product in its loop",
				gpu.AttrTransformed, load.Int(gpu.AttrTransformed, 0))
		}
	}
	return chosen, nil
}

// checkByRole refuses what a role is to transform by hand and the engine does not copy.
func checkByRole(c *pass.Context) error {
	for _, load := range byRole(c.Op) {
		if load.Str(gpu.AttrCopy) != gpu.CopyEngine {
			return c.Wrong(load, "%s = %d, but the copy engine does not bring its tile", gpu.AttrTransformed, load.Int(gpu.AttrTransformed, 0))
		}
	}
	return nil
}

// loadByRole returns the load of a product's right operand that a role could transform, or nil: of bytes
// across what it sums over, in its loop and for it alone. why says what else stands against it.
func loadByRole(c *pass.Context, p *ast.Op) (load *ast.Op, why string) {
	instr, _, _ := OfProduct(p)
	loop := p.Parent()
	if !splitsRoles(c.Machine) || !instr.Beside() || loop.Opcode != ast.OpFor || p.Block() != loop.Body(0) || !ordersByLanes(c, p) {
		return nil, ""
	}
	r, ok := rawOperand(c, p, p.Get(ast.InRhs), 1, instr)
	if !ok || r.Convert != nil {
		return nil, ""
	}
	load = analysis.LoadedBy(r.Load)
	switch {
	case load == nil || load.Block() != p.Block() || len(load.Loaded().Uses()) != 1 || len(r.Load.Uses()) != 1:
		return nil, ""
	case c.Warps < 2*machine.Warpgroup:
		return load, "one warpgroup has nobody to wait for, and other CTAs multiply while it transposes"
	case roleWarps(c.Op) < 2 && c.Op.Has(gpu.AttrRoleWarps):
		return load, "roles have one warp, which copies"
	case gpu.MulticastOf(c.Op) > 1 || gpu.TeamsOf(c.Op) > 1:
		return load, "CTAs bring each other tiles, or teams run tile blocks in turn"
	}
	return load, ""
}

// byRole lists the loads of an entry that a role transforms.
func byRole(entry *ast.Op) (list []*ast.Op) {
	entry.Walk(func(op *ast.Op) {
		if ByRole(op) {
			list = append(list, op)
		}
	})
	return list
}

// sayByRole says of loads which role transforms them.
func sayByRole(c *pass.Context) {
	for _, load := range byRole(c.Op) {
		c.Remark(load, remark.TransformedByRole, "stages", int(load.Int(gpu.AttrTransformed, 0)), "warps", roleWarps(c.Op)/2)
	}
}

// transformed reports whether a role transforms what fills a ring.
func (r *Ring) transformed() bool {
	return slices.ContainsFunc(r.Fillings[0].Loads, func(l *RingLoad) bool { return ByRole(l.Load) })
}

// transformedBytes is what the stages take that a role writes of a ring's tiles.
func (r *Ring) transformedBytes() (n int) {
	for _, l := range r.Fillings[0].Loads {
		n += int(l.Load.Int(gpu.AttrTransformed, 0)) * l.Shared.StageBytes()
	}
	return n
}

// Brought is where copies bring what a load loaded.
func (l *RingLoad) Brought() *ast.Op {
	if l.Raw != nil {
		return l.Raw
	}
	return l.Alloc
}
