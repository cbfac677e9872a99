package expand

import (
	"maps"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// A role is a slice of the entry: the loops around the places where rings are filled, what the role computes there, and
// what it does. Each role does something else there (filler); the slices are written alike.

// newRole writes an empty role before an op.
func (s *roleSplitter) newRole(before *ast.Op, name string) *ast.Op {
	role := gpu.New(s.Op, gpu.Role, nil)
	role.Pos = s.loads[0].Load.Pos
	role.SetAttr(gpu.KeyRole, ast.StringAttr(name))
	ast.InsertBefore(before, role)
	return role
}

// write writes what a role does.
func (s *roleSplitter) write(role *ast.Op, slice *analysis.ProgramSlice, does filler) {
	body := role.AddRegion().AddBlock()
	w := &roleWriter{filler: does, splitter: s, slice: slice, now: map[*ast.Value]*ast.Value{}, at: map[*schedule.Ring]cursor{}}
	w.block(s.Op.Body(0), body)
}

// filler is what a role does where a ring is filled.
type filler interface {
	// rings lists those of which the role counts stages, for one that the entry's warps read: what it reads, what it fills.
	rings(r *schedule.Ring) (reads, fills *schedule.Ring)
	// fill writes it.
	fill(w *roleWriter, a build.At, f *schedule.Filling)
}

// roleWriter writes a role: a slice of the entry, and what it does where rings are filled.
type roleWriter struct {
	filler
	splitter *roleSplitter
	slice    *analysis.ProgramSlice
	now      map[*ast.Value]*ast.Value // what stands in the role for a value of the entry
	at       map[*schedule.Ring]cursor
}

// counted lists the rings of which the role counts stages that are filled in a loop, or anywhere.
func (p *roleWriter) counted(in func(*schedule.Filling) bool) (list []*schedule.Ring) {
	for _, r := range p.splitter.rings {
		if !slices.ContainsFunc(r.Fillings, in) {
			continue
		}
		reads, fills := p.rings(r)
		for _, r := range []*schedule.Ring{reads, fills} {
			if r != nil {
				list = append(list, r)
			}
		}
	}
	return list
}

// start has the role begin with the first stages: those to read are not full yet, those to fill are empty.
func (p *roleWriter) start(a build.At) {
	for _, r := range p.splitter.rings {
		reads, fills := p.rings(r)
		if reads != nil {
			p.at[reads] = cursor{a.Constant(num.I32, 0), a.Constant(num.I32, 0)}
		}
		if fills != nil {
			p.at[fills] = cursor{a.Constant(num.I32, 0), a.Constant(num.I32, 1)}
		}
	}
}

// block writes what the slice has of a block.
func (p *roleWriter) block(from, to *ast.Block) {
	build.AtEnd(to, p.splitter.Op, func(a build.At) { p.ops(a, from) })
}

// ops writes that of a block at a place.
func (p *roleWriter) ops(a build.At, from *ast.Block) {
	s := p.splitter
	if from == s.Op.Body(0) {
		p.start(a)
	}
	for op := range from.Ops() {
		switch {
		case p.slice.Loops[op]:
			p.loop(a, op)
		case gpu.Is(op, gpu.Team) && p.slice.Ops[op]:
			p.now[op.Value()] = longest(a.Mark, op.Value(), loopsOfAll(s.rings), p.now, gpu.TeamsOf(s.Op))
		case p.slice.Ops[op]:
			ast.InsertBefore(a.Mark, op.Clone(p.now))
		}
		for _, r := range s.rings {
			for _, f := range r.Fillings {
				if op == lastLoad(f) {
					p.fillForTeams(a, f)
				}
			}
		}
	}
}

// fillForTeams fills a ring where its loads stand: for each team, where they are not for all.
func (p *roleWriter) fillForTeams(a build.At, f *schedule.Filling) {
	if _, abreast := gpu.AbreastOf(p.splitter.Op); !abreast || !ofOneTeam(f.Ring) {
		p.fill(p, a, f)
		return
	}
	now := p.now
	for i := range gpu.TeamsOf(p.splitter.Op) {
		t := valuesFor(a.Mark, teamOf(f.Loops[0]), i, now, false)
		p.now = maps.Clone(now)
		for _, l := range f.Loads {
			for _, v := range schedule.Addresses(l.Load) {
				p.now[v] = t.value(v)
			}
		}
		p.fill(p, a, f)
	}
	p.now = now
}

// lastLoad is the load of a filling behind which all are that come and go together: operands may be loaded in either order.
func lastLoad(f *schedule.Filling) *ast.Op {
	last := f.Loads[0].Load
	for _, l := range f.Loads[1:] {
		if last.IsBefore(l.Load) {
			last = l.Load
		}
	}
	return last
}

// loop writes a loop of the slice: it carries what the slice needs, and the cursors
// of the rings that are filled in it.
func (p *roleWriter) loop(a build.At, op *ast.Op) {
	operands := make([]*ast.Value, 0, 3)
	for _, v := range op.Bounds() {
		operands = append(operands, build.Renamed(v, p.now))
	}
	body := op.Body(0)
	carried := p.slice.CarriedBy(op)
	var types []ast.Type
	for _, i := range carried {
		operands = append(operands, build.Renamed(op.List(ast.InInitValues)[i], p.now))
		types = append(types, op.Carried()[i].Type)
	}
	rings := p.counted(func(f *schedule.Filling) bool { return slices.Contains(f.Loops, op) })
	for _, r := range rings {
		operands = append(operands, p.at[r].slot, p.at[r].phase)
		types = append(types, p.at[r].slot.Type, p.at[r].phase.Type)
	}
	loop := ast.NewOp(ast.OpFor, operands, types)
	loop.Pos, loop.Loc = op.Pos, op.Loc
	if u := op.Attr(ast.KeyUnsignedCmp); u != nil {
		loop.SetAttr(ast.KeyUnsignedCmp, u)
	}
	ast.InsertBefore(a.Mark, loop)
	to := loop.AddRegion().AddBlock()
	iv := op.InductionVariable()
	p.now[iv] = to.AddArg(iv.Type)
	for k, i := range carried {
		p.now[op.Carried()[i]] = to.AddArg(types[k])
	}
	for _, r := range rings {
		p.at[r] = cursor{to.AddArg(p.at[r].slot.Type), to.AddArg(p.at[r].phase.Type)}
	}
	p.block(body, to)
	var next []*ast.Value
	for _, i := range carried {
		next = append(next, build.Renamed(body.Last().Operand(i), p.now))
	}
	for k, r := range rings {
		next = append(next, p.at[r].slot, p.at[r].phase)
		n := len(carried) + 2*k
		p.at[r] = cursor{loop.Result(n), loop.Result(n + 1)}
	}
	end := ast.NewOp(ast.OpContinue, next, nil)
	end.Pos, end.Loc = op.Pos, op.Loc
	to.Append(end)
}
