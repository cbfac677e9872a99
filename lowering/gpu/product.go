package gpu

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
	"tileir/lowering/machine"
)

// Instruction is a way to compute a product of tiles.
type Instruction struct {
	Name    string         // as the gpu.mma attribute names it
	Family  machine.Family // what a target must have for it
	A, C    num.Type       // element types of the operands and of the result
	M, N, K int            // shape of one instruction
}

// Instructions lists the ways to multiply, the better before the worse. wgmma
// takes any multiple of 8 up to 256 as n. The mma.sync shapes and types are those of the PTX ISA, "Multiply-and-Accumulate
// Instruction: mma". Tile IR's f32 stays f32: tensor cores would round it to
// tf32, so it is multiplied by fused multiply-adds.
var Instructions = []Instruction{
	{"wgmma.m64k16.f32.f16", machine.WGMMA, num.F16, num.F32, 64, 8, 16},
	{"wgmma.m64k16.f32.bf16", machine.WGMMA, num.BF16, num.F32, 64, 8, 16},
	{"wgmma.m64k16.f16.f16", machine.WGMMA, num.F16, num.F16, 64, 8, 16},
	{"wgmma.m64k8.f32.tf32", machine.WGMMA, num.TF32, num.F32, 64, 8, 8},
	{"wgmma.m64k32.s32.i8", machine.WGMMA, num.I8, num.I32, 64, 8, 32},
	{"wgmma.m64k32.f32.e4m3", machine.WGMMA, num.F8E4M3FN, num.F32, 64, 8, 32},
	{"wgmma.m64k32.f32.e5m2", machine.WGMMA, num.F8E5M2, num.F32, 64, 8, 32},
	{"mma.m16n8k16.f32.f16", machine.MMA, num.F16, num.F32, 16, 8, 16},
	{"mma.m16n8k16.f16.f16", machine.MMA, num.F16, num.F16, 16, 8, 16},
	{"mma.m16n8k16.f32.bf16", machine.MMA, num.BF16, num.F32, 16, 8, 16},
	{"mma.m16n8k8.f32.tf32", machine.MMA, num.TF32, num.F32, 16, 8, 8},
	{"mma.m16n8k8.f64.f64", machine.MMAF64, num.F64, num.F64, 16, 8, 8},
	{"mma.m16n8k16.f64.f64", machine.MMAF64, num.F64, num.F64, 16, 8, 16},
	{"mma.m8n8k4.f64.f64", machine.MMA, num.F64, num.F64, 8, 8, 4},
	{"mma.m16n8k32.s32.i8", machine.MMA, num.I8, num.I32, 16, 8, 32},
	{"mma.m16n8k32.f32.e4m3", machine.MMAF8, num.F8E4M3FN, num.F32, 16, 8, 32},
	{"mma.m16n8k32.f32.e5m2", machine.MMAF8, num.F8E5M2, num.F32, 16, 8, 32},
	{"fma.f32", machine.FMA, num.F32, num.F32, 1, 1, 1},
	{"fma.f64", machine.FMA, num.F64, num.F64, 1, 1, 1},
	{"fma.f32.f16", machine.FMA, num.F16, num.F32, 1, 1, 1},
	{"fma.f32.bf16", machine.FMA, num.BF16, num.F32, 1, 1, 1},
	{"fma.f16.f16", machine.FMA, num.F16, num.F16, 1, 1, 1},
	{"fma.f32.tf32", machine.FMA, num.TF32, num.F32, 1, 1, 1},
	{"fma.s32.i8", machine.FMA, num.I8, num.I32, 1, 1, 1},
}

// InstructionByName finds the instruction that a gpu.mma op names.
func InstructionByName(name string) (Instruction, bool) {
	for _, i := range Instructions {
		if i.Name == name {
			return i, true
		}
	}
	return Instruction{}, false
}

// MmaLayouts returns the layouts of the two operands, as far as they are
// fragments, and of the result of a gpu.mma op.
func MmaLayouts(op *ast.Op) (instr Instruction, a, b, c layout.Layout, err error) {
	instr, ok := InstructionByName(op.Str(KeyInstruction))
	warps, ok2 := op.Attr(KeyWarps).(ast.DenseArrayAttr)
	if !ok || !ok2 || len(warps.Values) != 2 || !fewWarps(warps.Values) {
		return instr, a, b, c, fmt.Errorf("%s: expected a known instruction and warps = array<i64: rows, columns>", Mma)
	}
	ct := ast.AsTile(op.Value().Type)
	d := Distributed{M: int(ct.Shape[0]), N: int(ct.Shape[1]), Rows: int(warps.Values[0]), Cols: int(warps.Values[1])}
	d.AlongK = [2]bool{alongK(op, 0), alongK(op, 1)}
	d.InLanes = inLanesOf(op)
	at, bt := ast.AsTile(Get(op, InA).Type), ast.AsTile(Get(op, InB).Type)
	if !instr.ReadsShared() && (at == nil || bt == nil) {
		return instr, a, b, c, fmt.Errorf("%s: %s takes its operands in registers", Mma, instr.Name)
	}
	if at != nil {
		d.K = int(at.Shape[1])
	}
	a, b, c = instr.Layouts(d)
	return instr, a, b, c, nil
}

// fewWarps reports whether rows and columns of warps are as many as a tile block may have,
// whatever the target: layouts have a column for each bit of their number.
func fewWarps(grid []int64) bool {
	for _, n := range grid {
		if !isPowerOfTwo(n) || n > mostWarps {
			return false
		}
	}
	return true
}

// mostWarps is more than any tile block has.
const mostWarps = 1024

// SumsOver returns what a gpu.mma op sums over, of the k that its operands have: from
// the first on, so many.
func SumsOver(op *ast.Op, k int) (first, count int) {
	if part := IntsOf(op, AttrSumsOver); len(part) == 2 {
		return part[0], part[1]
	}
	return 0, k
}

// OuterUnit is how many rows and columns one warp computes at least, by
// multiply-adds.
var OuterUnit = [2]int{16, 32}

// alongK reports whether an operand of a product lies in shared memory with its
// inner dimension contiguous.
func alongK(op *ast.Op, which int) bool {
	def := Factors(op)[which].Def()
	if !Is(def, AllocShared) {
		return false
	}
	s, err := SharedOf(def)
	return err == nil && s.Contiguous == 1-which
}

// inLanesOf reports whether what a product sums over is in the order in which lanes have columns of a
// result: its second operand lies so in shared memory.
func inLanesOf(op *ast.Op) bool {
	def := Factors(op)[1].Def()
	return Is(def, AllocShared) && def.Has(KeyInLanes)
}

// outerSide is how many rows and columns a thread's square of results has.
const outerSide = 4

// OuterProduct is the layout of a result computed by multiply-adds: squares of
// 4×4 per thread, so that eight operands serve sixteen products.
//
// A thread reads operands in vectors. Where those lie across the inner dimension,
// its four rows or columns are neighbours. Where they lie along it, they are not:
// its neighbours' are, whose swizzle keeps them out of each other's banks.
func OuterProduct(m, n, warpRows, warpCols int, rowsAlongK, colsAlongK bool) layout.Layout {
	f := layout.Fragment{Rows: min(OuterUnit[0], m), Cols: min(OuterUnit[1], n)}
	cols := distribute(f.Cols, colsAlongK)
	rows := distribute(f.Rows, rowsAlongK)
	for _, b := range cols.own {
		f.Reg = append(f.Reg, layout.Bit{Col: b})
	}
	for _, b := range rows.own {
		f.Reg = append(f.Reg, layout.Bit{Row: b})
	}
	for _, b := range cols.others {
		f.Lane = append(f.Lane, layout.Bit{Col: b})
	}
	for _, b := range rows.others {
		f.Lane = append(f.Lane, layout.Bit{Row: b})
	}
	for len(f.Lane) < layout.LaneBits {
		f.Lane = append(f.Lane, layout.Bit{})
	}
	return f.Spread(m, n, warpRows, warpCols)
}

// shares is which bits of a coordinate number a thread's own elements, and which
// the threads.
type shares struct{ own, others []int }

// distribute gives each thread outerSide of n elements, neighbours or far from each other.
func distribute(n int, apart bool) shares {
	var bits []int
	for b := 1; b < n; b *= 2 {
		bits = append(bits, b)
	}
	own := min(layout.Log2(outerSide), len(bits))
	if apart {
		k := len(bits) - own
		return shares{own: bits[k:], others: bits[:k]}
	}
	return shares{own: bits[:own], others: bits[own:]}
}

// IsProduct reports whether op is a product of the language.
func IsProduct(op *ast.Op) bool { return op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI }

// RunsBeside reports whether op is a product that runs beside the threads.
func RunsBeside(op *ast.Op) bool {
	name := ""
	switch {
	case Is(op, Mma):
		name = op.Str(KeyInstruction)
	case IsProduct(op):
		name = op.Str(AttrInstruction)
	}
	instr, ok := InstructionByName(name)
	return ok && instr.Beside()
}

// AddedByThreads reports whether a product's sum starts from zero and is added to others
// by the threads, as its instruction must keep it short.
func AddedByThreads(mma *ast.Op) bool {
	instr, ok := InstructionByName(mma.Str(KeyInstruction))
	acc := Get(mma, InAcc).Def()
	return ok && instr.MostK() > 0 && acc != nil && acc.Opcode == ast.OpConstant
}

// AddsProduct reports whether an op adds a product's sum to others, as that is kept short.
func AddsProduct(op *ast.Op) bool {
	if op.Opcode != ast.OpAddF || !Is(op.Get(ast.InRhs).Def(), MmaWait) {
		return false
	}
	product := ProductOf(op.Get(ast.InRhs).Def().Source())
	return AddedByThreads(product) || product.Has(AttrAnew)
}

// InstructionFor picks the first instruction that fits types, shape and
// target.
func InstructionFor(t machine.Machine, a, c num.Type, m, n, k int64) (Instruction, bool) {
	for _, i := range Instructions {
		if t.Products.Has(i.Family) && i.A == a && i.C == c && m >= int64(i.M) && n >= int64(i.N) && k >= int64(i.K) {
			return i, true
		}
	}
	return Instruction{}, false
}
