package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// A CTA starts with as many registers for each thread. The warps that multiply may need
// more than that, and a role that copies needs few: it gives the others away, if it is a
// warpgroup. So three warps that do nothing are the price, which is paid where the results
// and operands of products would not fit otherwise.

// roleRegisters is what a thread keeps that tells the copy engine what to copy: places in
// a tensor, the cursors of rings, and the counters of loops.
const roleRegisters = 40

// fewRoleRegisters is the same beside four warpgroups, of which each gets a fourth of what a role keeps: less cannot be kept
// (PTX ISA, "setmaxnreg"), and the assembler does with it.
const fewRoleRegisters = 24

// roleRegistersOfThree is the same beside three warpgroups, of which a thread has 160 then, and 152 if it were more.
const roleRegistersOfThree = 32

// keptByRole is how many registers a thread of a role keeps beside a CTA's own warps.
func keptByRole(c *pass.Context) int {
	switch warps := ownWarps(c); {
	case warps >= alternating*machine.Warpgroup:
		return fewRoleRegisters
	case warps > 2*machine.Warpgroup:
		return roleRegistersOfThree
	}
	return roleRegisters
}

// mostRegisters is how many registers a thread can have that multiplies, of an entry with
// a role, if so many CTAs shall fit on a multiprocessor.
func mostRegisters(c *pass.Context, ctas int) int {
	n := c.Machine.RegistersFor(ctas * (ownWarps(c) + roleWarps(c.Op)))
	if c.Op.Has(gpu.AttrRoleWarps) && len(byRole(c.Op)) == 0 {
		return n
	}
	return max(n, c.Machine.RegistersBeside(ctas, ownWarps(c), machine.Warpgroup, keptByRole(c)))
}

// roleWarps is how many warps the schedule gives to roles: a warpgroup, where one of them transforms.
func roleWarps(entry *ast.Op) int {
	usual := int64(1)
	if len(byRole(entry)) > 0 {
		usual = machine.Warpgroup
	}
	return int(entry.Int(gpu.AttrRoleWarps, usual))
}

// ownWarps is how many warps a CTA has beside those of a role: of all teams.
func ownWarps(c *pass.Context) int { return c.Warps * gpu.TeamsOf(c.Op) }

// chooseRegisters has a role give registers away, where the warps that multiply need more
// than they start with. What is written by hand stands. It reports whether they have to do with too few, as idle warps
// would cost more.
func chooseRegisters(c *pass.Context, ctas int) (lacking bool) {
	need, start := registers(c), c.Machine.RegistersFor(ctas*(ownWarps(c)+roleWarps(c.Op)))
	own, role, given := gpu.RegistersOf(c.Op)
	switch {
	case given:
		c.Remark(c.Op, remark.Registers, "start", gpu.StartRegisters(c.Op, c.Machine), "own", own, "role", role[0], "why", "written by hand")
		return false
	case len(byRole(c.Op)) > 0 && roleWarps(c.Op) == machine.Warpgroup: // those that hand on do something besides
		c.Op.SetAttr(gpu.AttrRoleWarps, gpu.Int(machine.Warpgroup))
	case need.Total() <= start || c.Op.Has(gpu.AttrRoleWarps):
		return false
	}
	own = c.Machine.RegistersBeside(ctas, ownWarps(c), machine.Warpgroup, keptByRole(c))
	if own <= start {
		c.Remark(c.Op, remark.RegistersKept, "need", need.Total(), "has", start, "others", own)
		return true
	}
	if kept, handed := need.HandingOn(start, own); kept <= handed && len(byRole(c.Op)) == 0 && !mayScaleEarly(c, ctas) {
		c.Remark(c.Op, remark.RegistersEnough, "need", need.Total(), "has", start, "kept", int(kept), "handed", int(handed))
		return true
	}
	c.Op.SetAttr(gpu.AttrRoleWarps, gpu.Int(machine.Warpgroup))
	c.Op.SetAttr(gpu.AttrRegisters, gpu.Ints(own, keptByRole(c)))
	c.Remark(c.Op, remark.Registers, "start", gpu.StartRegisters(c.Op, c.Machine), "own", own, "role", keptByRole(c), "why", registersWhy(need.Total(), start))
	return false
}

// mayScaleEarly reports whether a product adds to a sum that may be scaled in the iteration before (gpu.overlap = "scaled").
// What a thread computes meanwhile lives around the wait for it, and where another loop goes on: 8 registers that lack cost more
// than idle warps do there. attention_grouped takes 655 µs without them, and 637 with them (one H200, 28 November 2026).
func mayScaleEarly(c *pass.Context, ctas int) bool {
	return ctas == 1 && slices.ContainsFunc(Products(c), func(p *ast.Op) bool {
		return fromProduct(p.Get(ast.InLhs)) && gpu.RunsBeside(p) && p.Parent().Opcode == ast.OpFor && whyNotScaled(p) == "" && fewScaled(p)
	})
}

func registersWhy(need, start int) string {
	return fmt.Sprintf("one that multiplies needs about %d, and has %d beside a role of one warp", need, start)
}

// ThreadRegisters is how many registers a thread of the entry's own warps has, in all that
// the schedule says.
func ThreadRegisters(c *pass.Context) int {
	if own, _, ok := gpu.RegistersOf(c.Op); ok {
		return own
	}
	return c.Machine.RegistersFor((ownWarps(c) + roleWarps(c.Op)) * int(max(c.Op.Int(gpu.AttrOccupancy, 1), 1)))
}

// checkRole refuses what is said of a role, if the schedule makes none for another reason
// than that the pass is left out.
func checkRole(c *pass.Context) error {
	if c.Disabled["roles"] {
		return nil
	}
	for _, name := range []string{gpu.AttrRoleWarps, gpu.AttrRegisters} {
		if c.Op.Has(name) && !hasRole(c) {
			return c.Wrong(c.Op, "%s, but the copy engine copies nothing for it, so it has no role", name)
		}
	}
	return nil
}

// hasRole reports whether a load is scheduled for the copy engine.
func hasRole(c *pass.Context) (found bool) {
	c.Walk(c.Op, func(op *ast.Op) { found = found || op.Str(gpu.AttrCopy) == gpu.CopyEngine })
	return found
}
