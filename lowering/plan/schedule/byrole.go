package schedule

import (
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
				addByThreads(p)
				chosen = append(chosen, load)
			}
		case ByRole(load):
			return nil, c.Wrong(load, "%s = %d, which is not possible: %s", gpu.AttrTransformed, load.Int(gpu.AttrTransformed, 0), why)
		}
	}
	for _, load := range byRole(c.Op) {
		switch {
		case !splitsRoles(c.Machine):
			return nil, c.Wrong(load, "%s = %d, which %s cannot do: it has no copy engine beside which warps multiply", gpu.AttrTransformed, load.Int(gpu.AttrTransformed, 0), c.Machine.Name)
		case !used[load]:
			return nil, c.Wrong(load, "%s = %d, but no product reads its tile, of bytes that lie across what it sums over, beside a left operand that threads compute of another product in its loop",
				gpu.AttrTransformed, load.Int(gpu.AttrTransformed, 0))
		}
	}
	return chosen, nil
}

// addByThreads has threads add up a product that its instruction might, as fast_acc allows: it has not to wait
// then until they have scaled what it is added to. Attention of 128 features in 8 bits, all of 4096 keys count, takes
// 2,230 thousand cycles of an H200 so, and 2,400 if the instruction adds.
func addByThreads(p *ast.Op) {
	instr, _, _ := OfProduct(p)
	if k := ast.AsTile(p.Get(ast.InLhs).Type).Shape[1]; int(k) <= instr.MostK() {
		p.RemoveAttr(ast.KeyFastAcc)
	}
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

// sayByRole says of loads which role transforms them.
func sayByRole(c *pass.Context) {
	for _, load := range byRole(c.Op) {
		c.Remark(load, remark.TransformedByRole, "stages", int(load.Int(gpu.AttrTransformed, 0)), "warps", roleWarps(c.Op)/2)
	}
}
