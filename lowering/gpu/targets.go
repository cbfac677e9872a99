package gpu

import (
	"context"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/machine"
)

// AttrSchedule holds, by target, attributes that say how an entry shall run: those that
// may be given on the op that has it.
//
//	mmaf … {gpu.schedule = {sm_90a = {gpu.instruction = "wgmma.m64k16.f32.f16", …}, default = {…}}}
const AttrSchedule = "gpu.schedule"

// defaultTarget stands for all targets that are not named.
const defaultTarget = "default"

// ForTarget writes what the gpu.schedule of each op says for a machine into the op, in
// place of it: what is under the machine's own name, else under that of its generation,
// else under default, else nothing. The error is an ast.Diagnostics, or that of ctx; what
// is said for other targets is held to the table, too.
func ForTarget(ctx context.Context, m *ast.Module, t machine.Machine) (err error) {
	defer halt.Catch(&err)
	c := &checker{limits: Limits{Machine: t}, src: m.Source}
	m.Walk(func(op *ast.Op) {
		halt.If(ctx)
		if a := op.Attr(AttrSchedule); a != nil && len(c.diags) < maxFindings {
			c.forTarget(op, a)
		}
	})
	return c.diags.Err()
}

func (c *checker) forTarget(op *ast.Op, a ast.Attr) {
	targets, ok := a.(ast.DictAttr)
	if !ok {
		c.fail(op, "expected %s to be %s", AttrSchedule, SchedulesAttr)
		return
	}
	n := len(c.diags)
	for _, target := range targets {
		c.givenFor(op, target)
	}
	if len(c.diags) > n {
		return
	}
	op.RemoveAttr(AttrSchedule)
	for _, name := range []string{c.limits.Machine.Name, c.limits.Machine.Generation, defaultTarget} {
		if list, ok := targets.Get(name).(ast.DictAttr); ok {
			for _, given := range list {
				op.SetAttr(given.Name, given.Value)
			}
			return
		}
	}
}

// givenFor checks what is said for one target.
func (c *checker) givenFor(op *ast.Op, target ast.NamedAttr) {
	if _, known := machine.Of(target.Name); !known && target.Name != defaultTarget {
		c.fail(op, "expected targets or %s in %s, got %s%s", defaultTarget, AttrSchedule, target.Name, suggest(target.Name, append(machine.Names(), defaultTarget)))
		return
	}
	list, ok := target.Value.(ast.DictAttr)
	if !ok {
		c.fail(op, "expected the schedule for %s to be a dictionary of attributes", target.Name)
		return
	}
	for _, a := range list {
		row := langAttr(a.Name)
		switch {
		case row == nil || !row.Given || a.Name == AttrSchedule:
			c.fail(op, "expected an attribute that may be given in the schedule for %s, got %s%s", target.Name, a.Name, suggestGiven(a.Name))
		case !slices.ContainsFunc(row.On, func(p Place) bool { return stands(p, op, None) }):
			c.fail(op, "%s is for %s", a.Name, row.On[0])
		case op.Has(a.Name):
			c.fail(op, "expected %s in %s or beside it, not both", a.Name, AttrSchedule)
		default:
			c.attr(op, &row.AttrInfo, a.Value)
		}
	}
}

// suggestGiven asks whether the nearest attribute of a schedule is meant, which all begin
// alike.
func suggestGiven(name string) string {
	if !strings.HasPrefix(name, "gpu.") {
		name = "gpu." + name
	}
	return suggest(name, givenNames())
}

// givenNames lists the attributes that a schedule may have.
func givenNames() (names []string) {
	for _, a := range Attrs {
		if a.Given && a.Name != AttrSchedule {
			names = append(names, a.Name)
		}
	}
	return names
}
