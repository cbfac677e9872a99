package expand

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
)

// product is a product of which the instruction and the operands' places are known.
type product struct {
	op         *ast.Op // mmaf or mmai, before which it is written
	instr      gpu.Instruction
	rows, cols int // of warps
	a, b       *ast.Value
	across     bool // a lies transposed
}

// sum writes acc + a·b, of k products each. A sum that the instruction must keep short is
// made in parts: each starts from zero and is added by the threads, unless the program
// says fast_acc. There is nothing to add the first one to if all starts from zero.
//
//	%p = gpu.mma %a, %b, %zeros {sums_over = [0, 128]}
//	%s = gpu.mma_wait %p
//	%1 = addf %acc, %s
//	%p1 = gpu.mma %a, %b, %zeros {sums_over = [128, 128]}
//	…
func (p *product) sum(acc *ast.Value, k int) *ast.Value {
	most := p.instr.MostK()
	if most == 0 || p.op.Has(ast.KeyFastAcc) {
		return p.result(p.issue(acc))
	}
	for from := 0; from < k; from += most {
		part := p.issue(build.At{Mark: p.op}.Zeros(ast.AsTile(acc.Type)))
		if k > most {
			part.SetAttr(gpu.AttrSumsOver, gpu.Ints(from, most))
		}
		if bits, ok := analysis.SplatBits(acc); ok && bits == 0 {
			acc = p.result(part)
			continue
		}
		acc = p.add(acc, p.result(part))
	}
	return acc
}

// add writes the sum of what is there and a part. What is scaled for this sum alone is scaled and added in
// one step, which rounds once: no more than the instruction itself would lose.
func (p *product) add(acc, part *ast.Value) *ast.Value {
	at := build.At{Mark: p.op}
	scale := acc.Def()
	if scale == nil || scale.Opcode != ast.OpMulF || scale.Block() != p.op.Block() || len(acc.Uses()) != 1 || scale.Has(ast.KeyFlushToZero) {
		add := at.Op(ast.OpAddF, acc.Type, acc, part)
		add.SetAttr(ast.KeyRoundingMode, ast.EnumAttr{Enum: ast.EnumRounding, Value: ast.RoundNearestEven})
		return add.Value()
	}
	fma := at.Op(ast.OpFma, acc.Type, scale.Get(ast.InLhs), scale.Get(ast.InRhs), part)
	fma.SetAttr(ast.KeyRoundingMode, ast.EnumAttr{Enum: ast.EnumRounding, Value: ast.RoundNearestEven})
	return fma.Value()
}

// issue writes the gpu.mma.
func (p *product) issue(acc *ast.Value) *ast.Op {
	mma := gpu.New(p.op, gpu.Mma, []*ast.Value{p.a, p.b, acc}, acc.Type)
	mma.Attrs = []ast.NamedAttr{
		{Name: gpu.KeyInstruction, Value: ast.StringAttr(p.instr.Name)},
		{Name: gpu.KeyWarps, Value: gpu.Ints(p.rows, p.cols)},
	}
	if p.across {
		mma.SetAttr(gpu.KeyTransposedA, ast.UnitAttr{})
	}
	if overlap := p.op.Attr(gpu.AttrOverlap); overlap != nil {
		mma.SetAttr(gpu.KeyOverlap, overlap)
	}
	gpu.KeepWhy(mma, p.op)
	for _, s := range []string{"signedness_lhs", "signedness_rhs"} {
		if p.op.Has(s) {
			mma.Attrs = append(mma.Attrs, ast.NamedAttr{Name: s, Value: ast.BoolAttr(p.op.Enum(s, ast.Signed) == ast.Signed)})
		}
	}
	ast.InsertBefore(p.op, mma)
	return mma
}

// result is that of a product, once it is there.
func (p *product) result(mma *ast.Op) *ast.Value {
	if !p.instr.Beside() {
		return mma.Value()
	}
	w := gpu.New(p.op, gpu.MmaWait, []*ast.Value{mma.Value()}, mma.Value().Type)
	ast.InsertBefore(p.op, w)
	return w.Value()
}
