package legalize

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// An instruction that reads its right operand from shared memory along k alone takes the left
// one from registers as well, however it lies in memory. So a product of which the right
// operand lies across k, and the left one along it, is computed as its transpose:
//
//	for iter_values(%acc = %zero : m×n) {      %r = for iter_values(%acct = %zero' : n×m) {
//	  %a = load …                                %a = load …
//	  %b = load …                                %b = load …
//	                                             %bt = permute %b [1, 0]
//	                                             %at = permute %a [1, 0]
//	  %s = mmaf %a, %b, %acc                     %st = mmaf %bt, %at, %acct
//	  continue %s                                continue %s
//	}                                          }
//	                                           %sum = permute %r [1, 0]
//
// Nothing is transposed in shared memory then: of 4096³ on an H200 tf32 with tiles of
// 256×128×32 makes 400 TFLOP/s, where it made 302, and e4m3 with tiles of 128×128×128 1090,
// where it made 877.

// transposeProducts does so for the products of an entry that gain by it.
func transposeProducts(c *pass.Context) {
	if c.Disabled["roles"] {
		return // what gains is what the copy engine brings
	}
	var found []*ast.Op
	c.Walk(c.Op, func(op *ast.Op) {
		if gpu.IsProduct(op) && liesAcross(c, op) {
			found = append(found, op)
		}
	})
	for _, op := range found {
		if why := whyNotTransposed(c, op); why != "" {
			c.Remark(op, remark.ProductUntransposed, "why", why)
			continue
		}
		c.Remark(op, remark.ProductTransposed)
		transpose(op)
	}
}

// onClusters reports whether the entry asks for tile blocks on several CTAs.
func onClusters(c *pass.Context) bool {
	if c.Cluster > 1 {
		return true
	}
	hints, _ := c.Op.Attr(ast.KeyOptimizationHints).(ast.HintsAttr)
	for _, target := range hints.Targets {
		list, _ := target.Value.(ast.DictAttr)
		if n, ok := list.Get("num_cta_in_cga").(ast.IntAttr); ok && n.Value > 1 {
			return true
		}
	}
	return false
}

// liesAcross reports whether a product's right operand lies across k in memory, where its
// instruction reads it along k alone.
func liesAcross(c *pass.Context, op *ast.Op) bool {
	acc := ast.AsTile(op.Value().Type)
	if acc.Rank() != 2 {
		return false
	}
	i, ok := instructionOf(c, op, acc.Shape[0], acc.Shape[1])
	if !ok || !i.AlongK() {
		return false
	}
	v := op.Get(ast.InRhs)
	if analysis.IsConversion(v.Def()) {
		v = v.Def().Source()
	}
	across, known := c.ContiguousDim(v)
	return known && across == 1
}

// instructionOf is the instruction for a product's types that makes m×n results.
func instructionOf(c *pass.Context, op *ast.Op, m, n int64) (gpu.Instruction, bool) {
	a, acc := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	return gpu.InstructionFor(c.Machine, a.ElemNum(), acc.ElemNum(), m, n, a.Shape[1])
}

// whyNotTransposed says why a product whose right operand lies across k is not of the form above,
// or no faster so; empty if it is.
func whyNotTransposed(c *pass.Context, op *ast.Op) string {
	a, b, acc := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Get(ast.InRhs).Type), ast.AsTile(op.Value().Type)
	left, right := loadedFor(op.Get(ast.InLhs)), loadedFor(op.Get(ast.InRhs))
	i, ok := instructionOf(c, op, acc.Shape[1], acc.Shape[0])
	switch {
	case onClusters(c):
		return "on a cluster each CTA has a part of its operands"
	case !ok || !i.AlongK() || !i.TakesEither() || a.ElemNum() != b.ElemNum():
		return fmt.Sprintf("no such instruction makes %d×%d results of its types", acc.Shape[1], acc.Shape[0])
	case i.MostK() > 0 && a.Shape[1] > int64(i.MostK()):
		return fmt.Sprintf("it sums over %d at a time, where %d fit into one sum: its left operand would have to wait in registers", a.Shape[1], i.MostK())
	case !summedAlone(op):
		return "its result is more than summed up in a for, from a constant of equal elements on"
	case left == nil || right == nil:
		return "an operand is not loaded for it alone, through a partition view that is made in the entry, or is scheduled by hand"
	case right != op.Get(ast.InRhs) && ast.AsTile(right.Type).ElemNum().MemBits() != a.ElemNum().MemBits():
		return "its right operand is converted from elements of another width"
	}
	if alongK, known := c.ContiguousDim(left); !known || alongK != 1 {
		return "its left operand does not lie along what is summed over either"
	}
	return ""
}

// loadedFor returns the tile that a load through a partition view made for an operand of a
// product alone, be it converted since; or nil.
func loadedFor(v *ast.Value) *ast.Value {
	if def := v.Def(); analysis.IsConversion(def) && len(v.Uses()) == 1 {
		v = def.Source()
	}
	load := v.Def()
	if load == nil || load.Opcode != ast.OpLoadViewTko || len(v.Uses()) != 1 {
		return nil
	}
	if load.Has(gpu.AttrCopy) || load.Has(gpu.AttrRounded) {
		return nil // what is scheduled by hand is scheduled for the product as it stands
	}
	view := load.Get(ast.InView).Def()
	if view == nil || view.Opcode != ast.OpMakePartitionView {
		return nil
	}
	return v
}

// summedAlone reports whether all that is done with a product's sum is that a for carries it,
// from a constant of equal elements on.
func summedAlone(op *ast.Op) bool {
	if !carriedAlone(op) {
		return false
	}
	first := op.Get(ast.InAcc).Initial().Def()
	if first == nil || first.Opcode != ast.OpConstant {
		return false
	}
	value, ok := first.Attr(ast.KeyValue).(*ast.DenseAttr)
	return ok && value.Splat
}

// carriedAlone reports whether all that is done with a product's sum is that a for, which
// runs to its end, carries it.
func carriedAlone(op *ast.Op) bool {
	acc, loop := op.Get(ast.InAcc), op.Parent()
	if loop.Opcode != ast.OpFor || acc.ArgOf() != loop.Body(0) || len(acc.Uses()) != 1 {
		return false
	}
	uses, ends := op.Value().Uses(), loop.Terminators()
	return len(ends) == 1 && len(uses) == 1 && uses[0].Op == ends[0] && ends[0].Block() == loop.Body(0) && uses[0].Index == acc.CarriedIndex()
}

// transpose computes a product as its transpose.
func transpose(op *ast.Op) {
	acc, loop := op.Get(ast.InAcc), op.Parent()
	sum := loop.Result(acc.CarriedIndex())
	readers := slices.Clone(sum.Uses())
	before := acc.Type
	typ := transposed(before)

	first := build.At{Mark: loop}.Op(ast.OpConstant, typ)
	same := acc.Initial().Def().Attr(ast.KeyValue).(*ast.DenseAttr)
	first.SetAttr(ast.KeyValue, &ast.DenseAttr{Type: typ, Splat: true, Data: same.Data})
	loop.SetOperand(loop.At(ast.InInitValues)+acc.CarriedIndex(), first.Value())
	acc.Type, sum.Type, op.Value().Type = typ, typ, typ

	a, b := op.Get(ast.InLhs), op.Get(ast.InRhs)
	left, loadLeft := transposeOperand(op, b)
	right, loadRight := transposeOperand(op, a)
	op.SetOperand(op.At(ast.InLhs), left)
	op.SetOperand(op.At(ast.InRhs), right)
	swapSigns(op)
	for _, v := range []*ast.Value{a, b} {
		if analysis.IsConversion(v.Def()) {
			v.Def().Erase()
		}
	}
	loadAsPermuted(loadLeft)
	loadAsPermuted(loadRight)

	back := permute(build.At{Mark: loop.Next()}, sum, before)
	for _, u := range readers {
		u.Op.SetOperand(u.Index, back.Value())
	}
}

// swapSigns has each operand of a product of integers keep its sign at its new place.
func swapSigns(op *ast.Op) {
	left, right := op.Attr(ast.KeySignednessLHS), op.Attr(ast.KeySignednessRHS)
	if left != nil && right != nil {
		op.SetAttr(ast.KeySignednessLHS, right)
		op.SetAttr(ast.KeySignednessRHS, left)
	}
}

// transposeOperand transposes what is loaded for an operand, before it is converted if it is, and
// returns the permute of what is loaded as well.
func transposeOperand(product *ast.Op, v *ast.Value) (operand *ast.Value, loaded *ast.Op) {
	from, at := loadedFor(v), build.At{Mark: product}
	loaded = permute(at, from, transposed(from.Type))
	if v == from {
		return loaded.Value(), loaded
	}
	convert := at.Op(v.Def().Opcode, transposed(v.Type), loaded.Value())
	convert.Attrs = slices.Clone(v.Def().Attrs)
	return convert.Value(), loaded
}

// transposed is the type of the transpose of a matrix.
func transposed(t ast.Type) *ast.TileType {
	m := ast.AsTile(t)
	return ast.Tile(m.ElemNum(), m.Shape[1], m.Shape[0])
}

// permute writes the op that transposes a matrix.
func permute(at build.At, v *ast.Value, to ast.Type) *ast.Op {
	op := at.Op(ast.OpPermute, to, v)
	op.SetAttr(ast.KeyPermutation, ast.DenseArrayAttr{Elem: num.I32, Values: []int64{1, 0}})
	return op
}
