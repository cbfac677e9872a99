package schedule

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// Operands that wgmma cannot read as they are copied, since they lie across what is
// summed over or are of another type, go from one tile in shared memory to another: the
// entry's warps read the first, convert it, and write the second as wgmma wants it.
//
//	%raw = gpu.store_shared %tile               a copy ahead, in a loop
//	%t = gpu.load_shared %raw
//	%c = ftof %t                                if it is converted
//	gpu.store_shared %c, %transformed {gpu.async}
//	gpu.mma …, %transformed, …

// Raw is a load that is staged as it lies in memory, and the op that converts it, if there
// is one, before it is staged as a product wants it.
type Raw struct {
	Load    *ast.Value
	Convert *ast.Op
	Shared  gpu.Shared
}

// rawOperand reports whether an operand of a product goes from one tile in shared memory
// to another, and what is staged first.
func rawOperand(c *pass.Context, mma *ast.Op, v *ast.Value, which int, instr gpu.Instruction) (r Raw, ok bool) {
	if !instr.Beside() || c.Cluster > 1 || mma.Has(gpu.AttrPart) || stagedOnce(mma, v) != nil {
		return Raw{}, false
	}
	r.Load = v
	if op := v.Def(); roundedLoad(v) == nil && analysis.IsConversion(op) && op.Source().Def().IsLoad() && len(v.Uses()) == 1 && len(op.Source().Uses()) == 1 {
		r.Load, r.Convert = op.Source(), op
	}
	contiguous, ok := stagedDim(c, r.Load)
	if !ok {
		return Raw{}, false
	}
	transposes := instr.AlongK() && contiguous != 1-which
	t := ast.AsTile(r.Load.Type)
	if t.ElemNum().MemBits() < 8 {
		return Raw{}, false // two of them would share a byte
	}
	r.Shared = gpu.Shared{Shape: gpu.Shape(t), Elem: t.ElemNum(), Stages: 1, Contiguous: contiguous, Slices: 1}
	return r, (transposes || r.Convert != nil) && t.Shape[contiguous]*int64(gpu.ElemBytes(t.Elem)) >= gpu.CopyBytes
}

// stagedOnce returns the op that makes operand v of a product outside of the loops
// around that: staged there it need not be staged in each iteration. It is nil if
// there is none.
func stagedOnce(product *ast.Op, v *ast.Value) *ast.Op {
	def := v.Def()
	if def == nil || product.Has(gpu.AttrPart) || analysis.Rematerializable(v, 4) {
		return nil
	}
	at := product
	for at.Block() != def.Block() {
		at = at.Parent()
	}
	if analysis.IsLoop(at) {
		return def
	}
	return nil
}

// TransformedStages is how many stages a transformed tile has that is written while a
// product reads the one before.
const TransformedStages = 2
