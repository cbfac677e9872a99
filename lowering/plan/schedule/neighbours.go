package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// Teams abreast (gpu/abreast.go) run neighbours along a dimension of the grid, and read together what is copied in loops.
// All have to ask for the same tiles in the same order, of which some may need more than others: from the first iteration
// of a loop to the last one of the last loop that goes on where it ends.

// teamsAbreast is how many teams of an entry run neighbours abreast; 1 if none do.
func teamsAbreast(entry *ast.Op) int {
	if _, abreast := gpu.AbreastOf(entry); abreast {
		return gpu.TeamsOf(entry)
	}
	return 1
}

// readOwn reports whether neighbours along a dimension read something else for each: those along one that an entry does not
// ask for do all the same, and there may be one of them.
func readOwn(rings []*Ring, dim int) bool {
	n := neighbours{dim, map[*ast.Value]bool{}}
	return slices.ContainsFunc(rings, func(r *Ring) bool {
		return !r.staged() && slices.ContainsFunc(r.Fillings[0].Loads, func(l *RingLoad) bool { return slices.ContainsFunc(Addresses(l.Load), n.differ) })
	})
}

// iterateAlike reports whether the loops with products iterate as often for neighbours along a dimension of the grid.
func iterateAlike(c *pass.Context, dim int) bool {
	n := neighbours{dim, map[*ast.Value]bool{}}
	return !slices.ContainsFunc(Products(c), func(p *ast.Op) bool {
		loop := p.Parent()
		return loop.Opcode == ast.OpFor && slices.ContainsFunc(loop.Bounds(), n.differ)
	})
}

// whyNotAbreast says why teams cannot; empty if they can.
func whyNotAbreast(entry *ast.Op, rings []*Ring, loops int) string {
	dim, _ := gpu.AbreastOf(entry)
	n := neighbours{dim, map[*ast.Value]bool{}}
	var common []*ast.Op
	for _, r := range rings {
		in := loopsAround(r, loops)
		switch {
		case r.Copied != nil:
			return "a role transforms what is copied"
		case len(in) == 0 && len(r.Fillings) == 1 && len(r.Fillings[0].Loops) == loops-1:
			continue // each team's own
		case len(in) != len(r.Fillings):
			return fmt.Sprintf("%s is not in one loop of the tile block", r.Fillings[0].Loads[0].Load.ShortName())
		case common != nil && !slices.Equal(common, in):
			return "loops read some of its rings, and not others"
		}
		common = in
		for _, loop := range in {
			n.of[loop.InductionVariable()] = false // of the same iteration
		}
		if why := n.whyNotTheSame(r); why != "" {
			return why
		}
	}
	if common == nil {
		return "nothing that is copied in loops is there for teams to read together"
	}
	return n.whyNotOneBehindOther(common)
}

// loopsAround are the innermost loops around the places where a ring is filled, so many deep; nil if one is not.
func loopsAround(r *Ring, loops int) (in []*ast.Op) {
	for _, f := range r.Fillings {
		if f.Loads[0].Resident || len(f.Loops) != loops {
			return nil
		}
		in = append(in, f.Loops[loops-1])
	}
	return in
}

// neighbours tells what neighbours along a dimension of the grid have in common.
type neighbours struct {
	dim int
	of  map[*ast.Value]bool // whether a value is another one for each
}

// differ reports whether a value may be another one for each of them, in the same iteration of a loop: of what a loop
// carries, and of what regions compute, that is not looked into.
func (n neighbours) differ(v *ast.Value) bool {
	known, seen := n.of[v]
	if !seen {
		known = n.find(v)
		n.of[v] = known
	}
	return known
}

func (n neighbours) find(v *ast.Value) bool {
	def := v.Def()
	switch {
	case def == nil && v.ArgOf().Parent().Opcode == ast.OpFor && v.Index() == 0:
		loop := v.ArgOf().Parent()
		return n.differ(loop.Get(ast.InLowerBound)) || n.differ(loop.Get(ast.InStep))
	case def == nil:
		return v.ArgOf().Parent().Opcode != ast.OpEntry
	case def.Opcode == ast.OpGetTileBlockId || gpu.Is(def, gpu.TileBlock):
		return v.Index() == n.dim
	}
	return len(def.Regions()) > 0 || slices.ContainsFunc(def.Operands(), n.differ)
}

// whyNotTheSame says why the tiles of a ring are others for each of them.
func (n neighbours) whyNotTheSame(r *Ring) string {
	first := r.Fillings[0]
	for _, f := range r.Fillings {
		for i, l := range f.Loads {
			at, of := Addresses(l.Load), Addresses(first.Loads[i].Load)
			if slices.ContainsFunc(at, n.differ) {
				return fmt.Sprintf("%s reads something else for each", l.Load.ShortName())
			}
			for k := range at {
				if !(alike{loopOf(f), loopOf(first)}).computed(at[k], of[k]) {
					return fmt.Sprintf("%s goes on with something else than the loop before", l.Load.ShortName())
				}
			}
		}
	}
	return ""
}

// loopOf is the innermost loop around a place where a ring is filled.
func loopOf(f *Filling) *ast.Op { return f.Loops[len(f.Loops)-1] }

// alike compares values in two loops: whether they are computed alike, of the same ones, or of the loops' induction variables.
type alike struct{ loop, other *ast.Op }

func (l alike) computed(u, v *ast.Value) bool {
	a, b := u.Def(), v.Def()
	switch {
	case u == v:
		return true
	case a == nil && b == nil:
		return u == l.loop.InductionVariable() && v == l.other.InductionVariable()
	case a == nil || b == nil || a.Opcode != b.Opcode || u.Index() != v.Index() || len(a.Operands()) != len(b.Operands()):
		return false
	case !analysis.Repeatable(a) && a.Opcode != ast.OpAssume || !slices.EqualFunc(a.Attrs, b.Attrs, sameAttr):
		return false
	}
	for i, o := range a.Operands() {
		if !l.computed(o, b.Operand(i)) {
			return false
		}
	}
	return true
}

func sameAttr(a, b ast.NamedAttr) bool { return a.Name == b.Name && ast.SameAttr(a.Value, b.Value) }

// whyNotOneBehindOther says why loops are not one sequence of iterations that begins alike for all neighbours.
func (n neighbours) whyNotOneBehindOther(loops []*ast.Op) string {
	for i, loop := range loops {
		b := loop.Bounds()
		switch {
		case ast.AsTile(b[0].Type).ElemNum() != num.I32:
			return "a loop counts by " + ast.AsTile(b[0].Type).ElemNum().String()
		case n.differ(b[2]) || i == 0 && n.differ(b[0]):
			return "loops begin elsewhere for each"
		case i > 1 || i == 1 && !goesOn(loops[0], loop):
			return "a loop does not go on where the one before ends"
		}
	}
	return ""
}

// goesOn reports whether a loop goes on where the one before it ends: both have parts of the same iterations, as those
// have that a loop was split into.
//
//	from a to min(m, e), from max(a, m) to e
func goesOn(before, loop *ast.Op) bool {
	first, last := before.Bounds(), loop.Bounds()
	step, known := analysis.SplatValue(last[2])
	if !known || step != 1 || last[2] != first[2] || before.Has(ast.KeyUnsignedCmp) || loop.Has(ast.KeyUnsignedCmp) {
		return false
	}
	until, from := otherOf(first[1], ast.OpMinI, last[1]), otherOf(last[0], ast.OpMaxI, first[0])
	return until != nil && until == from
}

// otherOf is the other one of two signed numbers of which a value is the lesser or the greater, or nil.
func otherOf(v *ast.Value, code ast.Opcode, one *ast.Value) *ast.Value {
	def := v.Def()
	if def == nil || def.Opcode != code || def.Enum(ast.KeySignedness, ast.Signed) != ast.Signed {
		return nil
	}
	switch l, r := def.Get(ast.InLhs), def.Get(ast.InRhs); one {
	case l:
		return r
	case r:
		return l
	}
	return nil
}
