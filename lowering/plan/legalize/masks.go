package legalize

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// A mask beside a product compares every column with a bound, often with two: attention's with the
// length and with the row. Of n×m numbers that is done per number, so two things are written otherwise.
//
// One bound for two. With x the column, the same in both, a the length and b the row,
//
//	x < a and x ≤ b   is   x < l,   l = b < a ? b + 1 : a
//
// where b + 1 does not wrap, as b < a. l is one number for each row.
//
// Numbers within a tile. Columns are p + k, with p one number for the tile and k from 0 to n - 1. If n divides
// p then p + k does not wrap, so
//
//	p + k < l   is   k < d,   d = p < l ? min(l - p, n) : 0
//	p + k ≤ l   is   k < d,   d = p ≤ l ? min(l - p, n - 1) + 1 : 0
//
// with l - p, which is not negative there, as a number without a sign. A thread knows k of each of its
// elements up to one number for all, which the code generator takes from d: each is compared with a constant.
//
// On an H200 causal attention of 128 features takes 217.7 thousand cycles of 221.5 for 1024 positions, and 2,329 of 2,318
// for 16384, where few iterations have a mask. In all others the assembler orders the same instructions otherwise
// then, which two kinds suffer from: products of 8 bits, 201.5 of 198.2 and 595 of 579 (4096 positions), and those that add
// up 64 features, 173.7 of 176.6 but 1,931 of 1,890. They keep their masks.

// Masks has masks beside products compare each number once, with constants.
func Masks(c *pass.Context) {
	m := masks{c, map[*ast.Value]bool{}}
	beside := map[*ast.Block]bool{}
	for _, p := range products(c) {
		if beside[p.Block()] || p.Parent() == c.Op {
			continue
		}
		beside[p.Block()] = true
		m.block(p.Block())
	}
}

type masks struct {
	*pass.Context
	compared map[*ast.Value]bool // memory of onlyCompared: comparisons go, and no other readers come
}

// block writes the masks of a block anew.
func (m masks) block(b *ast.Block) {
	kept := whyKept(b)
	for op := range b.Ops() {
		if op.Opcode == ast.OpAndI && m.boundsOf(op) != nil {
			m.rewrite(op, kept, remark.OneBound, m.oneBound)
		}
	}
	for op := range b.Ops() {
		if _, ok := m.placesOf(op); ok {
			m.rewrite(op, kept, remark.WithinTile, m.within)
		}
	}
}

// rewrite puts what write makes of op in its place.
func (m masks) rewrite(op *ast.Op, kept string, why remark.Reason, write func(*ast.Op) *ast.Value) {
	if kept != "" {
		m.Remark(op, remark.MaskKept, "why", kept)
		return
	}
	m.Remark(op, why)
	op.Value().ReplaceAllUses(write(op))
	dce.Erase(op)
}

// fewFeatures is how many columns of a sum are too few for its loop to gain by what its masks save.
const fewFeatures = 64

// rowsAbreast is of how many rows three tile blocks run side by side (plan/schedule/abreast.go): columns that threads keep
// would take registers there that they lack, 52 bytes of each.
const rowsAbreast = 64

// whyKept says why masks of a block stay as they are; empty if they do not.
func whyKept(b *ast.Block) string {
	for op := range b.Ops() {
		switch {
		case !gpu.IsProduct(op):
		case ast.AsTile(op.Get(ast.InRhs).Type).ElemNum().MemBits() < 16:
			return "products beside it are of 8 bits"
		case computedIn(b, op.Get(ast.InLhs)) && lastExtent(op.Value()) <= fewFeatures && ast.AsTile(op.Value().Type).Shape[0] != rowsAbreast:
			return fmt.Sprintf("a product of what it leaves adds up %d columns", lastExtent(op.Value()))
		}
	}
	return ""
}

// computedIn reports whether a product's left operand is computed beside it, and not loaded.
func computedIn(b *ast.Block, v *ast.Value) bool {
	for v.Def() != nil && v.Def().Block() == b && (v.Def().Opcode == ast.OpReshape || v.Def().Opcode == ast.OpPermute) {
		v = v.Def().Source()
	}
	return v.Def() != nil && v.Def().Block() == b && !v.Def().IsLoad()
}

// bound says that x < limit or x ≤ limit.
type bound struct {
	x, limit *ast.Value
	strict   bool
}

// upper reads a comparison of signed numbers as a bound of its left or of its right side.
func upper(cmp *ast.Op, right bool) (b bound, ok bool) {
	p := cmp.Enum(ast.KeyComparisonPredicate, ast.CmpEqual)
	l, r := root(cmp.Get(ast.InLhs)), root(cmp.Get(ast.InRhs))
	less := p == ast.CmpLess || p == ast.CmpLessEqual
	greater := p == ast.CmpGreater || p == ast.CmpGreaterEqual
	strict := p == ast.CmpLess || p == ast.CmpGreater
	switch {
	case cmp.Enum(ast.KeySignedness, ast.Signed) != ast.Signed || ast.AsTile(l.Type).ElemNum() != num.I32:
		return b, false
	case right:
		return bound{r, l, strict}, greater
	}
	return bound{l, r, strict}, less
}

// boundsOf returns the two bounds of one tile's numbers that op says hold together, if one for both is a
// number for many; else nil.
func (m masks) boundsOf(op *ast.Op) []bound {
	a, b := root(op.Get(ast.InLhs)).Def(), root(op.Get(ast.InRhs)).Def()
	if a == nil || b == nil || a.Opcode != ast.OpCmpI || b.Opcode != ast.OpCmpI || a == b {
		return nil
	}
	for _, sides := range [][2]bool{{false, false}, {false, true}, {true, false}, {true, true}} {
		x, okX := upper(a, sides[0])
		y, okY := upper(b, sides[1])
		if okX && okY && x.x == y.x {
			if together(x.limit, y.limit).NumElements() < elements(op.Value()) {
				return []bound{x, y}
			}
		}
	}
	return nil
}

// oneBound writes one comparison for two.
func (m masks) oneBound(op *ast.Op) *ast.Value {
	list := m.boundsOf(op)
	at := build.At{Mark: op}
	t := together(list[0].limit, list[1].limit)
	a, b := spread(at, list[0].limit, t.Shape), spread(at, list[1].limit, t.Shape)
	strict := list[0].strict
	var limit *ast.Value
	switch {
	case strict == list[1].strict:
		limit = at.Signed(ast.OpMinI, a, b)
	default:
		if !strict {
			a, b = b, a
		}
		one := at.Op(ast.OpAddI, t, b, filled(at, t, 1)).Value()
		limit = at.Op(ast.OpSelect, t, at.Compare(ast.CmpLess, b, a), one, a).Value()
		strict = true
	}
	return compareBelow(at, op, list[0].x, limit, strict)
}

// compareBelow writes x < limit or x ≤ limit for all of what op is for.
func compareBelow(at build.At, op *ast.Op, x, limit *ast.Value, strict bool) *ast.Value {
	shape := ast.AsTile(op.Value().Type).Shape
	predicate := uint32(ast.CmpLessEqual)
	if strict {
		predicate = ast.CmpLess
	}
	return at.Compare(predicate, spread(at, x, shape), spread(at, limit, shape))
}

// places is a comparison of numbers base + index with a limit.
type places struct {
	base, index *ast.Value
	limit       *ast.Value
	predicate   uint32 // of base + index and the limit
}

// placesOf reads a comparison as one of such numbers, of which nothing is asked but that: the index counts
// from 0 along the last dimension, of which a thread has the most, and as many as there are divide the base.
func (m masks) placesOf(op *ast.Op) (places, bool) {
	if op.Opcode != ast.OpCmpI || op.Enum(ast.KeySignedness, ast.Signed) != ast.Signed || ast.AsTile(op.Get(ast.InLhs).Type).ElemNum() != num.I32 {
		return places{}, false
	}
	p := op.Enum(ast.KeyComparisonPredicate, ast.CmpEqual)
	if p == ast.CmpEqual || p == ast.CmpNotEqual {
		return places{}, false
	}
	for i, side := range sides {
		sum, limit := root(op.Get(side.one)).Def(), root(op.Get(side.other))
		if sum == nil || sum.Opcode != ast.OpAddI || !m.onlyCompared(sum.Value()) || elements(limit) >= elements(op.Value()) {
			continue
		}
		for _, of := range sides {
			base, index := scalarOf(sum.Get(of.one)), sum.Get(of.other)
			n, ok := counts(index)
			if base == nil || !ok || !alongLast(index) || m.Divisor(base)%n != 0 {
				continue
			}
			if i == 1 {
				p = mirrored[p]
			}
			return places{base, root(index), limit, p}, true
		}
	}
	return places{}, false
}

// mirrored is what relation the right side has to the left one.
var mirrored = map[uint32]uint32{
	ast.CmpLess: ast.CmpGreater, ast.CmpGreater: ast.CmpLess, ast.CmpLessEqual: ast.CmpGreaterEqual, ast.CmpGreaterEqual: ast.CmpLessEqual,
}

// within writes a comparison of base + index as one of the index.
func (m masks) within(op *ast.Op) *ast.Value {
	p, _ := m.placesOf(op)
	at := build.At{Mark: op}
	n, _ := counts(p.index)
	t := ast.AsTile(p.limit.Type)
	base := spread(at, reshaped(at, p.base, len(t.Shape)), t.Shape)
	left := at.Binary(ast.OpSubI, p.limit, base)
	// Not below is at least, not up to is above.
	strict := p.predicate == ast.CmpLess || p.predicate == ast.CmpGreaterEqual
	relation, most := uint32(ast.CmpLessEqual), n-1
	if strict {
		relation, most = ast.CmpLess, n
	}
	d := at.Unsigned(ast.OpMinI, left, filled(at, t, int64(most)))
	if !strict {
		d = at.Op(ast.OpAddI, t, d, filled(at, t, 1)).Value()
	}
	d = at.Op(ast.OpSelect, t, at.Compare(relation, base, p.limit), d, filled(at, t, 0)).Value()
	shape := ast.AsTile(op.Value().Type).Shape
	predicate := uint32(ast.CmpLess)
	if p.predicate == ast.CmpGreater || p.predicate == ast.CmpGreaterEqual {
		predicate = ast.CmpGreaterEqual
	}
	return at.Compare(predicate, spread(at, p.index, shape), spread(at, d, shape))
}

// root is what v is broadcast from.
func root(v *ast.Value) *ast.Value {
	for v.Def() != nil && v.Def().Opcode == ast.OpBroadcast {
		v = v.Def().Source()
	}
	return v
}

// scalarOf is the number that all elements of v are copies of, or nil.
func scalarOf(v *ast.Value) *ast.Value {
	for v.Def() != nil && (v.Def().Opcode == ast.OpBroadcast || v.Def().Opcode == ast.OpReshape) {
		v = v.Def().Source()
	}
	if elements(v) != 1 {
		return nil
	}
	return v
}

// counts reports whether v counts from 0 along one dimension, and how far.
func counts(v *ast.Value) (n uint64, ok bool) {
	for v.Def() != nil && (v.Def().Opcode == ast.OpBroadcast || v.Def().Opcode == ast.OpReshape && elements(v) == elements(v.Def().Source()) && isRow(v)) {
		v = v.Def().Source()
	}
	if v.Def() == nil || v.Def().Opcode != ast.OpIota {
		return 0, false
	}
	return uint64(elements(v)), true
}

// alongLast reports whether all elements of a tile lie along its last dimension.
func alongLast(v *ast.Value) bool {
	return lastExtent(root(v)) == elements(root(v))
}

// lastExtent is the extent of a tile's last dimension, 1 of one number.
func lastExtent(v *ast.Value) int64 {
	shape := ast.AsTile(v.Type).Shape
	if len(shape) == 0 {
		return 1
	}
	return shape[len(shape)-1]
}

// isRow reports whether at most one dimension has more than one element.
func isRow(v *ast.Value) bool {
	return int64(slices.Max(append(slices.Clone(ast.AsTile(v.Type).Shape), 1))) == elements(v)
}

// onlyCompared reports whether nothing is done with numbers but to compare them.
func (m masks) onlyCompared(v *ast.Value) bool {
	only, known := m.compared[v]
	if known {
		return only
	}
	only = true
	for _, u := range v.Uses() {
		only = only && (u.Op.Opcode == ast.OpCmpI || u.Op.Opcode == ast.OpBroadcast && m.onlyCompared(u.Op.Value()))
	}
	m.compared[v] = only
	return only
}

// together is the type of what two tiles of numbers are broadcast to that have as many dimensions.
func together(a, b *ast.Value) *ast.TileType {
	shape := slices.Clone(ast.AsTile(a.Type).Shape)
	for d, n := range ast.AsTile(b.Type).Shape {
		shape[d] = max(shape[d], n)
	}
	return ast.Tile(num.I32, shape...)
}

func elements(v *ast.Value) int64 { return ast.AsTile(v.Type).NumElements() }

// spread broadcasts a tile to a shape, unless it has that.
func spread(at build.At, v *ast.Value, shape []int64) *ast.Value {
	t := ast.AsTile(v.Type)
	if slices.Equal(t.Shape, shape) {
		return v
	}
	return at.Op(ast.OpBroadcast, ast.Tile(t.ElemNum(), shape...), v).Value()
}

// reshaped makes one number a tile of so many dimensions.
func reshaped(at build.At, v *ast.Value, rank int) *ast.Value {
	t := ast.AsTile(v.Type)
	if len(t.Shape) == rank {
		return v
	}
	ones := slices.Repeat([]int64{1}, rank)
	return at.Op(ast.OpReshape, ast.Tile(t.ElemNum(), ones...), v).Value()
}

// filled is a tile of one number.
func filled(at build.At, t *ast.TileType, n int64) *ast.Value {
	return spread(at, reshaped(at, at.Constant(num.I32, n), len(t.Shape)), t.Shape)
}
