package schedule

import (
	"tileir/ast"
)

// A product may add to the sum that its loop carries, times a factor of each row. Begun an iteration later, what it adds to may
// be scaled in the iteration that computes the factor (expand/scaled.go).

// NotScaled is what stands against a sum being scaled in the iteration before the one that adds to it.
const NotScaled = "what it adds to is not the sum that its loop carries, for it alone, multiplied by factors of its rows"

// whyNotScaled says what stands against what a product adds to being scaled in the iteration before: as soon as
// its factors are known, and the product of that iteration has come.
func whyNotScaled(p *ast.Op) string {
	op := p.Get(ast.InAcc).Def()
	if op == nil || op.Opcode != ast.OpMulF || op.Block() != p.Block() || len(op.Value().Uses()) != 1 || addedByThreads(p) {
		return NotScaled
	}
	r := NewRotation(p.Parent(), p)
	r.Late[p] = true
	r.Close()
	scaled := func(v, by *ast.Value) bool {
		return v.ArgOf() == p.Block() && len(v.Uses()) == 1 && isBroadcast(by) && !r.IsLate(by)
	}
	if x, y := op.Get(ast.InLhs), op.Get(ast.InRhs); scaled(x, y) || scaled(y, x) {
		return ""
	}
	return NotScaled
}

// fewScaled reports whether little is scaled beside what is computed meanwhile, so that doing so always, and not only where
// a factor is not one, costs little: 256 columns beside 64 take 949 µs of 914 so (attention_256, one H200, 28
// November 2026), 128 beside 64 661 of 668 (latent_prefill).
func fewScaled(p *ast.Op) bool {
	columns := func(v *ast.Value) int64 { return ast.AsTile(v.Type).Shape[1] }
	return columns(p.Value()) <= 2*columns(p.Get(ast.InLhs))
}
