package gpu

import (
	"tileir/ast"
	"tileir/lowering/machine"
)

// Registers go from one role to another: a CTA starts with as many for each thread, a
// warpgroup that needs few gives the others back, and one that needs many waits until it
// can take them (PTX ISA, "setmaxnreg").
//
//	entry's own warps     setmaxnreg.inc own
//	role's warps          setmaxnreg.dec role
//
// An entry without a role has nobody to take them from; all keep what they start with.

// RegistersOf returns the registers of a thread of the entry's own warps and of its role's,
// once they have gone their ways; ok is false if all keep what they start with.
func RegistersOf(entry *ast.Op) (own, role int, ok bool) {
	list := IntsOf(entry, AttrRegisters)
	if len(list) != 2 {
		return 0, 0, false
	}
	return list[0], list[1], true
}

// StartRegisters is how many registers each thread of an entry with a role starts with:
// what the assembler gives them, if as many CTAs fit on a multiprocessor as the plan says.
func StartRegisters(entry *ast.Op, m machine.Machine) int {
	warps := int(entry.Int(AttrWarps, 1)) + int(entry.Int(AttrRoleWarps, 1))
	return m.RegistersFor(warps * int(entry.Int(AttrOccupancy, 1)))
}

// occupancy checks that a multiprocessor has the warps of as many CTAs as are asked for.
func (c *checker) occupancy(op *ast.Op) {
	warps, all := max(c.entry.warps/c.entry.cluster, 1), c.limits.Machine.WarpsPerSM
	if n := op.Int(AttrOccupancy, 1); n > int64(all/warps) {
		c.fail(op, "expected %s of at most %d, as a multiprocessor of %s has %d warps and a CTA %d, got %d", AttrOccupancy, all/warps, c.limits.Machine.Name, all, warps, n)
	}
}

// roleWarps checks that warps of a role which nobody needs are not asked for in vain.
func (c *checker) roleWarps(op *ast.Op) {
	n := op.Int(AttrRoleWarps, 1)
	switch most := int64(c.limits.Machine.WarpsPerCTA - c.entry.warps/c.entry.cluster); {
	case !isPowerOfTwo(n):
		c.fail(op, "expected %s to be a power of two, got %d", AttrRoleWarps, n)
	case n > most:
		c.fail(op, "expected at most %d warps of a role beside the entry's %d, got %d", most, c.entry.warps, n)
	}
}

// registers checks that the warps of an entry can hand each other registers as its plan
// says: by whole warpgroups, and no more than all of them start with.
func (c *checker) registers(op *ast.Op) {
	m := c.limits.Machine
	own, role, _ := RegistersOf(op)
	e, roleWarps := c.entry, int(op.Int(AttrRoleWarps, 1))
	switch {
	case !m.SetRegisters:
		c.fail(op, "expected no %s: on %s no warp hands registers to another", AttrRegisters, m.Name)
		return
	case e.cluster > 1:
		c.fail(op, "expected one CTA where %s is, got a cluster of %d", AttrRegisters, e.cluster)
		return
	case !op.Has(AttrWarps) || !op.Has(AttrRoleWarps):
		c.fail(op, "expected %s and %s beside %s, which says how many registers a thread of each has", AttrWarps, AttrRoleWarps, AttrRegisters)
		return
	case e.warps%machine.Warpgroup != 0 || roleWarps%machine.Warpgroup != 0:
		c.fail(op, "expected warpgroups of %d warps, which hand each other registers, got %d warps and %d of the role", machine.Warpgroup, e.warps, roleWarps)
		return
	}
	most := m.RegistersPerThread / m.RegisterStep * m.RegisterStep
	for _, n := range []int{own, role} {
		if n%m.RegisterStep != 0 || n < machine.LeastSetRegisters || n > most {
			c.fail(op, "expected registers in multiples of %d, from %d to %d, got %d", m.RegisterStep, machine.LeastSetRegisters, most, n)
			return
		}
	}
	start := StartRegisters(op, m)
	if asked, has := e.warps*own+roleWarps*role, (e.warps+roleWarps)*start; asked > has {
		c.fail(op, "expected at most the %d registers that a lane of %d warps starts with, %d each, got %d of %d warps and %d of %d: %d",
			has, e.warps+roleWarps, start, own, e.warps, role, roleWarps, asked)
	}
}
