package lowering

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan"
	"tileir/lowering/plan/schedule"
	"tileir/lowering/plan/smem"
)

// An entry says in gpu.planned which planning pass it went through last. So a dump
// can be read back, changed or not, and compiling goes on where it stopped.

// wentThrough reports whether an entry has a pass behind it.
func (c *compilation) wentThrough(entry *ast.Op, pass string) bool {
	return c.places[entry.Str(gpu.AttrPlanned)] >= c.places[pass]
}

// isDone reports whether a step has nothing to do: all entries have it behind them.
func (c *compilation) isDone(s step) bool {
	done := s.stage == StagePlan
	c.walk(c.result.Plan, func(op *ast.Op) {
		if op.Opcode == ast.OpEntry && !c.wentThrough(op, s.name) {
			done = false
		}
	})
	return done
}

// resume finds out what the entries of the module have gone through, and refuses
// plans that are none. Those that do not say it were planned up to the pass start,
// if that is not empty.
func (c *compilation) resume(start string) error {
	if start != "" && c.places[start] == 0 {
		return fmt.Errorf("there is no planning pass %q to start after: expected one of %s", start, strings.Join(c.planningPasses(), ", "))
	}
	var found ast.Diagnostics
	anyPlan := false
	c.walk(c.result.Plan, func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			found = append(found, c.resumeEntry(op, start)...)
			anyPlan = anyPlan || op.Has(gpu.AttrPlanned)
		}
	})
	if len(found) > 0 {
		return found
	}
	if start != "" && !anyPlan {
		return fmt.Errorf("there is nothing to start after pass %s: no entry of the module has a plan", start)
	}
	if err := c.checkPlan(); err != nil {
		return err
	}
	return c.checkScratch()
}

// checkScratch holds plans that were read, with places in shared memory, to having scratch.
func (c *compilation) checkScratch() error {
	var found ast.Diagnostics
	c.walk(c.result.Plan, func(op *ast.Op) {
		if op.Opcode == ast.OpEntry && c.wentThrough(op, plan.MadeBy(plan.Places)) {
			found = append(found, smem.CheckScratch(op, c.result.Plan.Source)...)
		}
	})
	if len(found) > 0 {
		return found
	}
	return nil
}

// resumeEntry finds out what one entry has gone through.
func (c *compilation) resumeEntry(op *ast.Op, start string) ast.Diagnostics {
	fail := func(at *ast.Op, format string, args ...any) ast.Diagnostics {
		return ast.Diagnostics{{Severity: ast.Error, Code: gpu.Code, Source: c.result.Plan.Source, Pos: at.Pos, Message: fmt.Sprintf(format, args...)}}
	}
	said, isString := op.Attr(gpu.AttrPlanned).(ast.StringAttr)
	switch {
	case op.Has(gpu.AttrPlanned) && (!isString || c.places[string(said)] == 0):
		return fail(op, "%s: expected a planning pass as %s, one of %s", op.ShortName(), gpu.AttrPlanned, strings.Join(c.planningPasses(), ", "))
	case isString && start != "" && string(said) != start:
		return fail(op, "%s: expected to start after pass %s, got an entry that went through %s", op.ShortName(), start, said)
	case isString:
		goneThrough(op, string(said))
		return nil
	}
	marks := gpu.Plans
	if c.places[start] >= c.places[schedule.Pass] { // what that writes may stand in any source
		marks = func(name string) bool { return gpu.Plans(name) || gpu.ByHand(name) }
	}
	at := c.firstPlanned(op, marks)
	switch {
	case at == nil:
		return nil
	case start == "":
		return fail(at, "%s: expected %s on the entry or a pass to start after: there is a plan here, and nothing says how far it went", at.ShortName(), gpu.AttrPlanned)
	}
	goneThrough(op, start)
	return nil
}

// goneThrough writes down how far an entry has gone. One that has a schedule, and nothing
// made of it, goes through that pass again: what is written there may have been changed,
// and is kept or refused as in a source.
func goneThrough(entry *ast.Op, pass string) {
	at := func(name string) int {
		return slices.IndexFunc(plan.Passes, func(p plan.Pass) bool { return p.Name == name })
	}
	scheduled, carriedOut := at(schedule.Pass), at(plan.MadeBy(plan.Walks))
	if i := at(pass); scheduled <= i && i < carriedOut {
		pass = plan.Passes[scheduled-1].Name
	}
	entry.SetAttr(gpu.AttrPlanned, ast.StringAttr(pass))
}

// firstPlanned returns the first op of an entry that a pass has left its mark on, an op or
// an attribute, or nil.
func (c *compilation) firstPlanned(entry *ast.Op, marks func(attribute string) bool) (first *ast.Op) {
	c.walk(entry, func(op *ast.Op) {
		if first != nil {
			return
		}
		if gpu.KindOf(op) != gpu.None || slices.ContainsFunc(op.Attrs, func(a ast.NamedAttr) bool { return marks(a.Name) }) {
			first = op
		}
	})
	return first
}

func (c *compilation) planningPasses() (names []string) {
	for _, s := range pipeline() {
		if s.stage == StagePlan {
			names = append(names, s.name)
		}
	}
	return names
}

// checkPlan holds what is planned to the dialect and to the target.
func (c *compilation) checkPlan() error {
	made := func(f plan.Fact) func(*ast.Op) bool {
		return func(entry *ast.Op) bool { return c.wentThrough(entry, plan.MadeBy(f)) }
	}
	return gpu.Check(c.ctx, c.result.Plan, gpu.Limits{
		Machine:   c.machine,
		Scheduled: made(plan.Scheduled),
		Walks:     made(plan.Walks),
		Layouts:   made(plan.Layouts),
		Transfers: made(plan.Transfers),
		Placed:    made(plan.Places),
		Ordered:   func(entry *ast.Op) bool { return c.wentThrough(entry, plan.Barriers) },
	})
}
