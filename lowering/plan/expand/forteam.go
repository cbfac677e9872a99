package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
)

// forTeam computes values of a tile block as they are for another team.
type forTeam struct {
	mark *ast.Op                   // before which they are computed
	now  map[*ast.Value]*ast.Value // what stands for values there, of whichever team
	own  map[*ast.Value]*ast.Value // the same of the team's: of gpu.team, and what follows from it
	of   map[*ast.Value]bool       // whether a value is another one for each team
	here bool                      // values that are the same for all teams are there as they are
}

// valuesFor begins to compute what is different for a number of a team.
func valuesFor(mark *ast.Op, team *ast.Value, number int, now map[*ast.Value]*ast.Value, here bool) *forTeam {
	n := build.At{Mark: mark}.Constant(num.I32, int64(number))
	return &forTeam{mark, now, map[*ast.Value]*ast.Value{team: n}, map[*ast.Value]bool{team: true}, here}
}

// differs reports whether a value is another one for each team.
func (t *forTeam) differs(v *ast.Value) bool {
	known, seen := t.of[v]
	if !seen {
		t.of[v] = false
		if def := v.Def(); def != nil {
			for _, o := range def.Operands() {
				known = known || t.differs(o)
			}
		}
		t.of[v] = known
	}
	return known
}

// value is what a value is for the team.
func (t *forTeam) value(v *ast.Value) *ast.Value {
	def := v.Def()
	switch {
	case t.own[v] != nil:
		return t.own[v]
	case !t.differs(v) && (t.here || t.now[v] != nil || def == nil):
		return build.Renamed(v, t.now)
	}
	in := map[*ast.Value]*ast.Value{}
	for _, o := range def.Operands() {
		in[o] = t.value(o)
	}
	ast.InsertBefore(t.mark, def.Clone(in))
	for _, r := range def.Results() {
		t.own[r] = in[r]
	}
	return t.own[v]
}

// iterationsOf is how often loops that follow each other iterate for the team.
func (t *forTeam) iterationsOf(loops []*ast.Op) *ast.Value {
	a := build.At{Mark: t.mark}
	all := a.Constant(num.I32, 0)
	for _, loop := range loops {
		var bounds []*ast.Value
		for _, v := range loop.Bounds() {
			bounds = append(bounds, t.value(v))
		}
		all = a.Binary(ast.OpAddI, all, iterations(a, loop, bounds))
	}
	return all
}

// iterates reports whether a loop iterates in other numbers for each team.
func (t *forTeam) iterates(loop *ast.Op) bool { return slices.ContainsFunc(loop.Bounds(), t.differs) }

// most is how often the loops iterate for each team, how often for the one for which they do most often, and which one that is.
func most(mark *ast.Op, loops []*ast.Op, of func(team int) *forTeam, teams int) (counts []*ast.Value, n, team *ast.Value) {
	a := build.At{Mark: mark}
	n, team = of(0).iterationsOf(loops), a.Constant(num.I32, 0)
	counts = append(counts, n)
	for i := 1; i < teams; i++ {
		next := of(i).iterationsOf(loops)
		counts = append(counts, next)
		more := a.Compare(ast.CmpLess, n, next)
		more.Def().SetAttr(ast.KeySignedness, unsigned)
		team = a.Op(ast.OpSelect, team.Type, more, a.Constant(num.I32, int64(i)), team).Value()
		n = a.Op(ast.OpSelect, n.Type, more, next, n).Value()
	}
	return counts, n, team
}

// iterationsOfTeams is how often loops that follow each other iterate for a team, and for the one for which they do most
// often; differ is false if that is the same for all.
func iterationsOfTeams(loops []*ast.Op, mark *ast.Op) (own, all *ast.Value, differ bool) {
	blocks := loops[0].Parent()
	of := func(i int) *forTeam { return valuesFor(mark, teamOf(blocks), i, nil, true) }
	if !slices.ContainsFunc(loops, of(0).iterates) {
		return nil, nil, false
	}
	counts, all, _ := most(mark, loops, of, gpu.TeamsOf(blocks.Parent()))
	a := build.At{Mark: mark}
	own = counts[0]
	for i, n := range counts[1:] {
		is := a.Compare(ast.CmpEqual, teamOf(blocks), a.Constant(num.I32, int64(i+1)))
		own = a.Op(ast.OpSelect, n.Type, is, n, own).Value()
	}
	return own, all, true
}

// longest is the team for which a role runs its loops in a tile block, before a mark.
func longest(mark *ast.Op, team *ast.Value, loops []*ast.Op, now map[*ast.Value]*ast.Value, teams int) *ast.Value {
	of := func(i int) *forTeam { return valuesFor(mark, team, i, now, false) }
	if !slices.ContainsFunc(loops, of(0).iterates) {
		return build.At{Mark: mark}.Constant(num.I32, 0)
	}
	_, _, longest := most(mark, loops, of, teams)
	return longest
}
