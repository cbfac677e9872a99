package schedule

import (
	"cmp"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Which tile block is a persistent CTA's next one, and where it stands, takes several divisions, which every warp
// waits for where it begins one. So the role that brings what tile blocks read tells it to the warps (gpu.told), where
// tile blocks are not equally long: their order takes the most to compute. Then the role can as well draw the next one
// from a counter in memory (gpu.dynamic), and CTAs end at about the same time.
//
// Thousands of cycles, on average and of the slowest multiprocessor, causal attention in bf16, 2048 and 8192 positions
// (one H200, 29 November 2026): 64 features by three teams, each CTA with its share, 280 to 293 and 897 to 924;
// drawn, 285 to 291 and 900 to 911; drawn and told, 271 to 277 and 883 to 893. 128 features by two warpgroups, with shares, 360 to
// 369 and 1203 to 1214; told, 357 to 366 and 1200 to 1210; drawn and told, 370 to 378 and 1213 to 1230: all CTAs come to the short ones
// at a time, which ask memory for more than it gives. With shares each has long and short ones.

// drawnOfSection is about how many tile blocks each CTA draws of a section: of three times 64 queries, with keys and values
// of 64 features and 16 bits, what those of 132 CTAs read are 39 MB. 3 to 6 of them take as long, within 1 %; 8 have more than twice as much
// come from memory.
const drawnOfSection = 6

// chooseDynamic has the role draw tile blocks that are not equally long, or tell those of the CTA's share.
func chooseDynamic(c *pass.Context, dim int) {
	_, abreast := gpu.AbreastOf(c.Op)
	told := whyNotTold(c) == ""
	if told && abreast && !c.Op.Has(gpu.AttrOrder) && whyNotDrawn(c) == "" {
		c.Op.SetAttr(gpu.AttrDynamic, gpu.Int(dim))
		c.Op.SetAttr(gpu.AttrSection, gpu.Int(drawnOfSection))
		c.Remark(c.Op, remark.Dynamic, "dim", gridDims[dim])
		return
	}
	c.Op.SetAttr(gpu.AttrMirrored, gpu.Int(dim))
	if told {
		c.Op.SetAttr(gpu.AttrTold, ast.BoolAttr(true))
	}
	c.Remark(c.Op, remark.Mirrored, "dim", gridDims[dim])
}

// whyNotTold says why no role can tell an entry's warps which tile block is the next.
func whyNotTold(c *pass.Context) string {
	_, abreast := gpu.AbreastOf(c.Op)
	told, given := c.Op.Attr(gpu.AttrTold).(ast.BoolAttr)
	switch {
	case given && !bool(told):
		return "by " + gpu.AttrTold + " = false no role is to"
	case c.Disabled["roles"] || c.Disabled["persist"]:
		return "without the passes persist and roles there is no role that is ahead"
	case !copiesByEngine(c):
		return "the copy engine copies nothing for it, so there is no role that is ahead"
	case gpu.TeamsOf(c.Op) > 1 && !abreast:
		return "teams run tile blocks in turn"
	}
	return ""
}

// whyNotDrawn says what of an entry counts on which tile block is the next, or asks which one it is beside the entry's warps.
func whyNotDrawn(c *pass.Context) (why string) {
	c.Walk(c.Op, func(op *ast.Op) {
		switch {
		case op.Int(gpu.AttrTransformed, 0) > 0:
			why = "another role transforms what is copied, and one draws for the entry's warps alone"
		case op.Str(gpu.AttrCopy) == gpu.CopyRegisters:
			why = op.ShortName() + " is of the next tile block, which nobody knows yet"
		}
	})
	return why
}

// copiesByEngine reports whether a load of an entry is the copy engine's.
func copiesByEngine(c *pass.Context) (found bool) {
	c.Walk(c.Op, func(op *ast.Op) { found = found || op.Str(gpu.AttrCopy) == gpu.CopyEngine })
	return found
}

// checkTold refuses that tile blocks are told or drawn where that is asked for and cannot be.
func checkTold(c *pass.Context) error {
	if !gpu.TellsBlocks(c.Op) {
		return nil
	}
	name, why := gpu.AttrTold, whyNotTold(c)
	if c.Op.Has(gpu.AttrDynamic) {
		name, why = gpu.AttrDynamic, cmp.Or(why, whyNotDrawn(c))
	}
	if why != "" {
		return c.Wrong(c.Op, "%s, which is not possible: %s", name, why)
	}
	return nil
}
