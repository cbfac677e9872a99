package gpu

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/machine"
)

// Registers go from one role to another: a CTA starts with as many for each thread, a
// warpgroup that needs few gives the others back, and one that needs many waits until it
// can take them (PTX ISA, "setmaxnreg").
//
//	entry's own warps     setmaxnreg.inc own
//	each role's warps     setmaxnreg.dec role
//
// An entry without roles has nobody to take them from; all keep what they start with.

// RegistersOf returns the registers of a thread of the entry's own warps and of those of
// each role, once they have gone their ways; ok is false if all keep what they start with.
func RegistersOf(entry *ast.Op) (own int, roles []int, ok bool) {
	list := IntsOf(entry, AttrRegisters)
	if len(list) < 2 {
		return 0, nil, false
	}
	return list[0], list[1:], true
}

// StartRegisters is how many registers each thread of an entry with roles starts with:
// what the assembler gives them, if as many CTAs fit on a multiprocessor as the plan says.
func StartRegisters(entry *ast.Op, m machine.Machine) int {
	warps := OwnWarps(entry) + sum(warpsOfRoles(entry))
	return m.RegistersFor(warps * int(max(entry.Int(AttrOccupancy, 1), 1)))
}

// warpsOfRoles lists the warps of each role: of the one that a schedule asks for, before
// there is any.
func warpsOfRoles(entry *ast.Op) (list []int) {
	for _, role := range RolesOf(entry) {
		list = append(list, WarpsOfRole(role))
	}
	if len(list) == 0 {
		list = []int{int(entry.Int(AttrRoleWarps, 1))}
	}
	return list
}

// inWarpgroups reports whether roles of so many warps are whole warpgroups, each of one role or of several whose threads have
// as many registers, and how many warps the one has that is none.
func inWarpgroups(registers, warps []int) (n int, whole bool) {
	for i := range warps {
		if n > 0 && registers[i] != registers[i-1] {
			return n, false
		}
		if n += warps[i]; n%machine.Warpgroup == 0 {
			n = 0
		}
	}
	return n, n == 0
}

func sum(list []int) (n int) {
	for _, m := range list {
		n += m
	}
	return n
}

// occupancy checks that a multiprocessor holds as many CTAs as are asked for: of the
// entry's warps and those of its roles, or of the one that a schedule asks for.
func (c *checker) occupancy(op *ast.Op) {
	warps := max(OwnWarps(op), 1) + RoleWarps(op)
	if len(RolesOf(op)) == 0 && op.Has(AttrWarps) {
		warps += int(op.Int(AttrRoleWarps, 0))
	}
	if n, most := op.Int(AttrOccupancy, 1), c.limits.Machine.CTAsOf(warps); n > int64(most) {
		c.fail(op, "expected %s of at most %d, as many CTAs of %d warps a multiprocessor of %s holds, got %d", AttrOccupancy, most, warps, c.limits.Machine.Name, n)
	}
}

// roleWarps checks that there is room for the warps of the role that a schedule asks for.
func (c *checker) roleWarps(op *ast.Op) {
	if len(RolesOf(op)) == 0 {
		c.warpsOfRole(op, AttrRoleWarps, int(op.Int(AttrRoleWarps, 1)), int(op.Int(AttrRoleWarps, 1)))
	}
}

// warpsOfRole checks the warps of a role, and of all of an entry.
func (c *checker) warpsOfRole(op *ast.Op, name string, warps, all int) {
	switch most := c.limits.Machine.WarpsPerCTA - OwnWarps(c.entry.op); {
	case !isPowerOfTwo(int64(warps)):
		c.fail(op, "expected %s to be a power of two, got %d", name, warps)
	case all > most:
		c.fail(op, "expected at most %d warps of roles beside the entry's %d, got %d", most, c.entry.warps*TeamsOf(c.entry.op), all)
	}
}

// registers checks that the warps of an entry can hand each other registers as its plan
// says: by whole warpgroups, and no more than all of them start with.
func (c *checker) registers(op *ast.Op) {
	m := c.limits.Machine
	own, of, _ := RegistersOf(op)
	e, roles := c.entry, warpsOfRoles(op)
	switch {
	case !m.SetRegisters:
		c.fail(op, "expected no %s: on %s no warp hands registers to another", AttrRegisters, m.Name)
		return
	case e.cluster > 1:
		c.fail(op, "expected one CTA where %s is, got a cluster of %d", AttrRegisters, e.cluster)
		return
	case len(of) != len(roles):
		c.fail(op, "expected %s to have %d numbers, for the entry's own warps and for each role, got %d", AttrRegisters, 1+len(roles), len(IntsOf(op, AttrRegisters)))
		return
	case !op.Has(AttrWarps) || len(RolesOf(op)) == 0 && !op.Has(AttrRoleWarps):
		c.fail(op, "expected %s and %s beside %s, which says how many registers a thread of each has", AttrWarps, AttrRoleWarps, AttrRegisters)
		return
	}
	if n, whole := inWarpgroups(of, roles); e.warps%machine.Warpgroup != 0 || !whole {
		c.fail(op, "expected warpgroups of %d warps, which hand each other registers, got %d warps and %d of a role", machine.Warpgroup, e.warps, n)
		return
	}
	most := m.RegistersPerThread / m.RegisterStep * m.RegisterStep
	for _, n := range IntsOf(op, AttrRegisters) {
		if n%m.RegisterStep != 0 || n < machine.LeastSetRegisters || n > most {
			c.fail(op, "expected registers in multiples of %d, from %d to %d, got %d", m.RegisterStep, machine.LeastSetRegisters, most, n)
			return
		}
	}
	mine := OwnWarps(op)
	warps, asked := mine+sum(roles), mine*own
	list := fmt.Sprintf("%d of %d warps", own, mine)
	for i, n := range of {
		asked += roles[i] * n
		list += fmt.Sprintf(" and %d of %d", n, roles[i])
	}
	if start := StartRegisters(op, m); asked > warps*start {
		c.fail(op, "expected at most the %d registers that a lane of %d warps starts with, %d each, got %s: %d", warps*start, warps, start, list, asked)
	}
}
