package expand

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// rebasePointers makes a for carry how far pointers have moved in place of the
// pointers. A tile of pointers to which every iteration adds what is the same
// for all elements is, in each iteration, the first tile moved by one number:
//
//	p₀, p₁ = p₀ + s₀, p₂ = p₁ + s₁, …   =   p₀ + d,  d = 0, s₀, s₀ + s₁, …
//
// Sums of addresses wrap at 64 bits on either side, so that this always holds,
// whatever the elements of p₀ are. Only pointers that copies are made through
// are worth it: they are the same in all stages, but for d.
func rebasePointers(c *pass.Context, loop *ast.Op) {
	f := build.NewScalars(c.Facts)
	body := loop.Body(0)
	for i, p := range loop.Carried() {
		if !copiedThrough(c, p) {
			continue
		}
		if moves, ok := moves(c, body.Last().Operand(i), p); ok {
			rebase(f, loop, i, moves)
		}
	}
}

// copiedThrough reports whether a load that is copied ahead goes through the
// pointers p.
func copiedThrough(c *pass.Context, p *ast.Value) bool {
	for _, u := range p.Uses() {
		if u.Op.Opcode == ast.OpLoadPtrTko && u.Op.Str(gpu.AttrCopy) == gpu.CopyThreads {
			return true
		}
	}
	return false
}

// moves lists the offsets, each the same for all elements, by which v lies
// after p; ok is false if it does not.
func moves(c *pass.Context, v, p *ast.Value) (offsets []*ast.Value, ok bool) {
	for v != p {
		op := v.Def()
		if op == nil || op.Opcode != ast.OpOffset || !c.IsUniform(op.Get(ast.InOffset)) {
			return nil, false
		}
		offsets = append(offsets, op.Get(ast.InOffset))
		v = op.Get(ast.InPtr)
	}
	return offsets, true
}

// rebase rewrites value i that a for carries.
func rebase(f *build.Scalars, loop *ast.Op, i int, moves []*ast.Value) {
	body, first := loop.Body(0), loop.List(ast.InInitValues)[i]
	p, after := loop.Carried()[i], loop.Result(i)
	t := ast.Tile(num.I64)
	loop.AddOperands(build.At{Mark: loop}.Constant(num.I64, 0))
	distance, total := body.AddArg(t), loop.AddResult(t)
	end := build.At{Mark: body.Last()}
	next := distance
	for _, m := range moves {
		next = end.Binary(ast.OpAddI, next, end.Wide(f.Of(m)))
	}
	body.Last().AddOperands(next)
	p.ReplaceAllUses(moved(build.At{Mark: body.First()}, first, distance))
	if len(after.Uses()) > 0 {
		after.ReplaceAllUses(moved(build.At{Mark: loop.Next()}, first, total))
	}
}

// moved adds a scalar offset to a tile of pointers.
func moved(a build.At, pointers, by *ast.Value) *ast.Value {
	t := ast.AsTile(pointers.Type)
	ones := make([]int64, t.Rank())
	for d := range ones {
		ones[d] = 1
	}
	one := a.Op(ast.OpReshape, ast.Tile(num.I64, ones...), by).Value()
	all := a.Op(ast.OpBroadcast, ast.Tile(num.I64, t.Shape...), one).Value()
	return a.Op(ast.OpOffset, pointers.Type, pointers, all).Value()
}
