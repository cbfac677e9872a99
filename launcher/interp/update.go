package interp

import (
	"slices"

	"tileir/ast"
)

// Updates in place.
//
// Kernels often load a tile, compute, and store the result where the tile came
// from. Let R be the load and W the store, both weak, such that
//
//	places   W accesses the elements that R accesses
//	tokens   the token operand of W is the token result of R, so that
//	         H(W) = H(R) ∪ {R}
//	flow     W is executed if R is, unless a fault ends the launch: between
//	         them no op decides what is executed
//
// Then W subsumes R, and R need not be noted. For let X be another event that
// conflicts with R at x. As W writes x and is weak, X conflicts with W there.
// And as X is not R,
//
//	X < W  ⟹  X ∈ H(R) ∪ {R}  ⟹  X < R
//	W < X  ⟹  R < W < X       ⟹  R < X
//
// If neither X < R nor R < X, then neither X < W nor W < X: who is in a race
// with R is in a race with W, which is then reported. It makes no difference
// what the tile block does between R and W. A store whose token follows from
// more than R does not subsume it: X may come before W on the other way.
//
// All that is not about order is still tested of R: bounds, alignment, and
// whether anybody has written what it reads.

// subsumption finds loads whose checks stores subsume as ops are compiled: loads holds
// those since the last op that decides what is executed, by their tokens.
type subsumption struct {
	loads map[*ast.Value]*site
}

// placeGroups are the operand groups that say which elements a weak access
// accesses: pointers and mask, or view and index.
var placeGroups = map[ast.Opcode][2]int{
	ast.OpLoadPtrTko:   {0, 1},
	ast.OpLoadViewTko:  {0, 1},
	ast.OpStorePtrTko:  {0, 2},
	ast.OpStoreViewTko: {1, 2},
}

// storeToken is the operand group of a store's token, loadToken a load's result.
const storeToken, loadToken = 3, 1

// see takes in a memory op.
func (p *subsumption) see(s *site) {
	if !s.weak {
		return
	}
	switch {
	case s.op.IsLoad():
		if p.loads == nil {
			p.loads = map[*ast.Value]*site{}
		}
		p.loads[s.op.Result(loadToken)] = s
	case s.op.IsStore():
		if r := p.loads[s.op.Opt(storeToken)]; r != nil && slices.EqualFunc(places(r.op), places(s.op), sameValue) {
			r.subsumed = true
		}
	}
}

// forget says that what follows may be executed or not, or so may what was.
func (p *subsumption) forget() { p.loads = nil }

// places returns the operands that say which elements an op accesses.
func places(op *ast.Op) []*ast.Value {
	g := placeGroups[op.Opcode]
	return slices.Concat(op.Group(g[0]), op.Group(g[1]))
}

// sameValue reports whether two values are known to be the same: one value, or
// views made alike of the same.
func sameValue(a, b *ast.Value) bool {
	if a == b {
		return true
	}
	x, y := a.Def(), b.Def()
	return x != nil && y != nil && makesView(x) && x.Opcode == y.Opcode && ast.Same(a.Type, b.Type) &&
		slices.EqualFunc(x.Operands(), y.Operands(), sameValue)
}

func makesView(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpMakeTensorView, ast.OpMakePartitionView, ast.OpMakeStridedView, ast.OpMakeGatherScatterView:
		return true
	}
	return false
}
