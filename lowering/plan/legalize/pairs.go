package legalize

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// Tile blocks whose numbers are a distance apart become one (numbering.go says which may): the
// entry goes over pairs of numbers, and tiles of views double as in widen.go.

// merged is the entry with tile blocks merged whose numbers are so far apart, or why not.
func (n *numbering) merged(distance int) (*widening, string) {
	p := n.pair(distance)
	if p == nil {
		return nil, fmt.Sprintf("tile blocks whose numbers are %d apart are no neighbours", distance)
	}
	w := widenPairs(p)
	if w.why == "" && n.walk != nil && !n.storesApart(w) {
		w.refuse("two numbers store the same tile")
	}
	return w, w.why
}

// storesApart reports whether no two numbers store the same tile.
func (n *numbering) storesApart(w *widening) bool {
	for op := range w.views {
		if !op.IsStore() {
			continue
		}
		seen := map[string]bool{}
		for x := range n.count {
			var place []int64
			for _, v := range op.List(ast.InIndex) {
				if i := slices.Index(n.read, v); i >= 0 {
					place = append(place, n.values[i][x])
				}
			}
			key := fmt.Sprint(place)
			if seen[key] {
				return false
			}
			seen[key] = true
		}
	}
	return true
}

// choosePairs finds tile blocks of a row to merge, so that the product doubles along a
// dimension; without them it says why, if that is more than that they are no row.
func choosePairs(c *pass.Context, product *ast.Op, along int) (w *widening, why string) {
	if !c.Op.Has(gpu.AttrArguments) {
		return nil, ""
	}
	n, why := numberingOf(c)
	if why != "" {
		return nil, why
	}
	why = "no two of them share an operand whose numbers differ in one bit"
	for d := 1; 2*d <= n.count; d *= 2 {
		w, no := n.merged(d)
		switch {
		case w == nil:
		case no != "":
			why = no
		case w.wide[product.Value()] == along:
			return w, fewerRounds(n.count, c.Machine.SMs)
		}
	}
	return nil, why
}

// renumber has an entry go over pairs of numbers, once the tiles of views have doubled.
func (p *pairing) renumber(w *widening) {
	for _, v := range p.number {
		p.doubled(v)
	}
	half := map[*ast.Value]*ast.Value{}
	p.entry.Walk(func(op *ast.Op) { // in their order: what is written for two of them may stand in one place
		index, ok := w.views[op]
		if !ok {
			return
		}
		at := op.At(ast.InIndex) + index
		v := op.Operand(at)
		if half[v] == nil {
			half[v] = quotient(behind(v), v, 2)
		}
		op.SetOperand(at, half[v])
	})
	if p.walk != nil {
		end := p.walk.Get(ast.InUpperBound)
		p.walk.SetOperand(p.walk.At(ast.InUpperBound), quotient(p.walk, end, 2))
	}
	p.entry.SetAttr(gpu.AttrPairs, gpu.Int(p.distance))
	p.entry.SetAttr(gpu.AttrFixed, gpu.Ints(p.fixed()...))
}

// doubled has all that reads the number of a tile block read the first one's of its pair.
func (p *pairing) doubled(v *ast.Value) {
	uses := slices.Clone(v.Uses())
	at := build.At{Mark: behind(v)}
	first := v
	if p.distance > 1 {
		first = at.Binary(ast.OpMulI, quotient(at.Mark, v, p.distance), at.Constant(ast.AsTile(v.Type).ElemNum(), int64(p.distance)))
	}
	first = at.Binary(ast.OpAddI, v, first)
	for _, u := range uses {
		u.Op.SetOperand(u.Index, first)
	}
}

// quotient writes a number that is not negative, divided by another, before an op.
func quotient(before *ast.Op, v *ast.Value, by int) *ast.Value {
	at := build.At{Mark: before}
	q := at.Op(ast.OpDivI, v.Type, v, at.Constant(ast.AsTile(v.Type).ElemNum(), int64(by)))
	q.SetAttr(ast.KeySignedness, ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	return q.Value()
}

// behind is the first op behind where a value is made.
func behind(v *ast.Value) *ast.Op {
	if b := v.ArgOf(); b != nil {
		return b.First()
	}
	return v.Def().Next()
}

// fixed lists the arguments that the entry is compiled for: for each its number and its value.
func (p *pairing) fixed() (list []int) {
	seen := map[*ast.Value]bool{}
	var visit func(v *ast.Value)
	visit = func(v *ast.Value) {
		if seen[v] {
			return
		}
		seen[v] = true
		if v.Def() != nil {
			for _, o := range v.Def().Operands() {
				visit(o)
			}
		}
	}
	for _, op := range p.program {
		visit(op.Value())
	}
	if p.walk != nil {
		visit(p.walk.Get(ast.InUpperBound))
	}
	for i, v := range p.entry.Body(0).Args {
		if bits, ok := p.known[v]; ok && seen[v] {
			list = append(list, i, int(num.Signed(ast.AsTile(v.Type).ElemNum(), bits)))
		}
	}
	return list
}

// fewerRounds says what so many tile blocks have against being merged in pairs.
func fewerRounds(blocks, sms int) string {
	rounds := func(n int) int { return (n + sms - 1) / sms }
	if float64(2*rounds(blocks/2)) > mergedGain*float64(rounds(blocks)) {
		return "pairs of them keep fewer multiprocessors busy"
	}
	return ""
}

// mergedGain is how many times as fast pairs are, measured as above.
const mergedGain = 1.05
