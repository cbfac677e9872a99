package legalize

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// streamK has CTAs divide the iterations of tile blocks among them, whichever tile block each is of: of
// one a CTA may run all, the first, the last, or some between. What comes behind the loop whoever has the
// whole sum does, as gpu/stream.go has it:
//
//	%sum = for %k in (%from to %end) …     %first, %last, %all, … = gpu.stream_part %n
//	store view %sum, %c[%x, %y]            %own = for %k in (%from + %first to %from + %last) …
//	                                       %sum, %goes_on = if %all { %own, %all } else { gpu.stream_join … %own }
//	                                       if %goes_on { store view %sum, %c[%x, %y] }
//
// The CTAs are persistent: the pass persist has each run what is its own.
func streamK(c *pass.Context) error {
	s := &splitting{Context: c, memory: true}
	if s.find(); s.why == "" {
		s.checkUniform()
	}
	if c.Op.Has(gpu.AttrPersistent) && !gpu.IsPersistent(c.Op) {
		s.refuse("each tile block has a CTA of its own, by %s = false", gpu.AttrPersistent)
	}
	if s.why != "" {
		return c.Wrong(c.Op, "%s = %d, which is not possible: %s", gpu.AttrStreamK, gpu.StreamsOf(c.Op), s.why)
	}
	c.Op.SetAttr(gpu.AttrPersistent, ast.BoolAttr(true))
	s.stream()
	c.Remark(s.loop, remark.StreamK, "ctas", gpu.StreamsOf(c.Op))
	return nil
}

// checkUniform demands that the loop has as many iterations in each tile block, counted from a constant.
func (s *splitting) checkUniform() {
	if first, known := analysis.SplatValue(s.loop.Get(ast.InLowerBound)); !known || first < 0 {
		s.refuse("its loop begins at no constant of at least 0")
	}
	if !s.uniform(s.loop.Get(ast.InUpperBound)) {
		s.refuse("tile blocks may differ in how many iterations its loop has")
	}
}

// uniform reports whether a scalar is the same in all tile blocks: computed of arguments and constants
// in the entry itself.
func (s *splitting) uniform(v *ast.Value) bool {
	body := s.Op.Body(0)
	def := v.Def()
	if def == nil {
		return v.ArgOf() == body
	}
	if def.Block() != body || def.Opcode == ast.OpGetTileBlockId || !analysis.Repeatable(def) && def.Opcode != ast.OpAssume {
		return false
	}
	if t := ast.AsTile(v.Type); t != nil && t.NumElements() > 1 && def.Opcode != ast.OpConstant {
		return false
	}
	for _, o := range def.Operands() {
		if !s.uniform(o) {
			return false
		}
	}
	return true
}

// stream has each CTA run its part, and whoever has the sum of all go on.
func (s *splitting) stream() {
	part := gpu.NewStreamPart(s.loop, s.trips())
	ast.InsertBefore(s.loop, part)
	for i, v := range s.partBounds(part) {
		s.loop.SetOperand(i, v)
	}
	either := s.either(part)
	has := either.Results()
	behind := s.branch(has[len(s.sums):], nil)
	for op := s.loop.Next(); op != s.Op.Body(0).Last(); {
		next := op.Next()
		op.Unlink()
		ast.InsertBefore(behind.Body(0).Last(), op)
		op = next
	}
	ast.InsertAfter(s.loop, behind)
	ast.InsertAfter(s.loop, either)
	s.replaceSums(either, has[:len(s.sums)], build.At{Mark: behind.Body(0).First()})
	dce.RemoveDead(s.Context)
}

// branch makes an if, with values that it gives where a condition holds.
func (s *splitting) branch(cond, gives []*ast.Value) *ast.Op {
	var types []ast.Type
	for _, v := range gives {
		types = append(types, v.Type)
	}
	op := ast.NewOp(ast.OpIf, cond, types)
	op.Pos, op.Loc = s.loop.Pos, s.loop.Loc
	op.AddRegion().AddBlock().Append(s.yield(gives))
	return op
}

func (s *splitting) yield(gives []*ast.Value) *ast.Op {
	op := ast.NewOp(ast.OpYield, gives, nil)
	op.Pos, op.Loc = s.loop.Pos, s.loop.Loc
	return op
}

// either has a CTA go on with what it has if that is all, and otherwise with the totals if it is the last: it
// makes what the sums are then, and whether it goes on.
func (s *splitting) either(part *ast.Op) *ast.Op {
	all := gpu.Out(part, gpu.OutAll)
	either := s.branch([]*ast.Value{all}, append(slices.Clone(s.sums), all))
	join := gpu.NewStreamJoin(part, s.sums)
	_, totals := gpu.SumsOf(join)
	otherwise := either.AddRegion().AddBlock()
	otherwise.Append(join)
	otherwise.Append(s.yield(append(slices.Clone(totals), gpu.Out(join, gpu.OutWhole))))
	return either
}

// trips computes how many iterations a tile block has. They are counted in 64 bits where steps may lead
// beyond 32.
func (s *splitting) trips() *ast.Value {
	a := build.At{Mark: s.loop}
	from, to := s.loop.Get(ast.InLowerBound), s.loop.Get(ast.InUpperBound)
	first, _ := analysis.SplatValue(from)
	step, _ := analysis.SplatValue(s.loop.Get(ast.InStep))
	n := a.Signed(ast.OpMaxI, to, from)
	if first > 0 {
		n = a.Binary(ast.OpSubI, n, from)
	}
	if step == 1 {
		return n
	}
	wide := a.Binary(ast.OpAddI, a.Wide(n), a.Constant(num.I64, step-1))
	return a.Op(ast.OpTruncI, ast.Tile(num.I32), a.Signed(ast.OpDivI, wide, a.Constant(num.I64, step))).Value()
}

// partBounds computes between which bounds the loop runs the iterations of a part.
func (s *splitting) partBounds(part *ast.Op) (bounds []*ast.Value) {
	a := build.At{Mark: s.loop}
	from, to := s.loop.Get(ast.InLowerBound), s.loop.Get(ast.InUpperBound)
	first, _ := analysis.SplatValue(from)
	step, _ := analysis.SplatValue(s.loop.Get(ast.InStep))
	for _, v := range []*ast.Value{gpu.Out(part, gpu.OutFrom), gpu.Out(part, gpu.OutTo)} {
		t := num.I32
		if step > 1 {
			t = num.I64
			v = a.Binary(ast.OpMulI, a.Wide(v), a.Constant(t, step))
		}
		if first > 0 {
			v = a.Binary(ast.OpAddI, v, a.Constant(t, first))
		}
		if step > 1 {
			end := a.Signed(ast.OpMaxI, a.Wide(to), a.Constant(t, first))
			v = a.Op(ast.OpTruncI, ast.Tile(num.I32), a.Signed(ast.OpMinI, v, end)).Value()
		}
		bounds = append(bounds, v)
	}
	zero := int64(0)
	assume := a.Op(ast.OpAssume, bounds[0].Type, bounds[0])
	assume.SetAttr(ast.KeyPredicate, ast.BoundedAttr{Lo: &zero})
	bounds[0] = assume.Value()
	return bounds
}
