package plan

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
)

// Target is what planning needs to know of a GPU.
type Target struct {
	SM          int  // 80, 90, …
	Arch        bool // architecture-specific features: sm_90a
	SharedBytes int  // most shared memory that one CTA may have
}

// sharedLimits is the most shared memory of a CTA in KiB, by compute
// capability (CUDA C++ Programming Guide, "Technical Specifications per
// Compute Capability").
var sharedLimits = map[int]int{80: 163, 86: 99, 87: 163, 89: 99, 90: 227, 100: 227, 103: 227, 110: 227, 120: 99, 121: 99}

// NewTarget describes sm_<sm>, with architecture-specific features if arch.
func NewTarget(sm int, arch bool) (Target, error) {
	kib, ok := sharedLimits[sm]
	if !ok {
		return Target{}, fmt.Errorf("plan: sm_%d is not a target that the planner knows", sm)
	}
	return Target{SM: sm, Arch: arch, SharedBytes: kib << 10}, nil
}

// vectorReductions lists the additions to memory that take several neighbours
// at once, each of which is atomic by itself (PTX ISA, "Parallel
// Synchronization and Communication Instructions: red").
var vectorReductions = []struct {
	elem         num.Type
	minSM, bytes int
}{
	{num.F32, 90, 16},
	{num.F16, 90, 16},
	{num.BF16, 90, 16},
	{num.F16, 80, 4},
}

// reductionBytes returns how many bytes of a tile one instruction combines into
// memory for an atomic op, 0 if it takes elements one by one: those that return
// what was there before do, and those that wait for others.
func (t Target) reductionBytes(op *ast.Op, tile *ast.TileType) int {
	if op.Enum("mode", ast.AtomicAdd) != ast.AtomicAddF || op.Opcode == ast.OpAtomicRMWTko && len(op.Result(0).Uses()) > 0 {
		return 0
	}
	switch op.Enum("memory_ordering_semantics", ast.OrderRelaxed) {
	case ast.OrderRelaxed, ast.OrderRelease:
	default:
		return 0
	}
	for _, r := range vectorReductions {
		if r.minSM <= t.SM && r.elem == tile.ElemNum() {
			return r.bytes
		}
	}
	return 0
}

// Instruction is a way to compute a product of tiles.
type Instruction struct {
	Name     string // as the gpu.mma attribute names it
	MinSM    int
	A, C     num.Type // element types of the operands and of the result
	M, N, K  int      // shape of one instruction
	FromSMEM bool     // operands are read from shared memory, not held as fragments
	Group    bool     // four warps issue it together, and it runs beside them: wgmma of sm_90a
}

// instructions lists the ways to multiply, the better before the worse. wgmma
// takes any multiple of 8 up to 256 as n. The mma.sync shapes and types are those of the PTX ISA, "Multiply-and-Accumulate
// Instruction: mma". Tile IR's f32 stays f32: tensor cores would round it to
// tf32, so it is multiplied by fused multiply-adds.
var instructions = []Instruction{
	{"wgmma.m64k16.f32.f16", 90, num.F16, num.F32, 64, 8, 16, true, true},
	{"wgmma.m64k16.f32.bf16", 90, num.BF16, num.F32, 64, 8, 16, true, true},
	{"wgmma.m64k16.f16.f16", 90, num.F16, num.F16, 64, 8, 16, true, true},
	{"mma.m16n8k16.f32.f16", 80, num.F16, num.F32, 16, 8, 16, false, false},
	{"mma.m16n8k16.f16.f16", 80, num.F16, num.F16, 16, 8, 16, false, false},
	{"mma.m16n8k16.f32.bf16", 80, num.BF16, num.F32, 16, 8, 16, false, false},
	{"mma.m16n8k8.f32.tf32", 80, num.TF32, num.F32, 16, 8, 8, false, false},
	{"mma.m8n8k4.f64.f64", 80, num.F64, num.F64, 8, 8, 4, false, false},
	{"mma.m16n8k32.s32.i8", 80, num.I8, num.I32, 16, 8, 32, false, false},
	{"mma.m16n8k32.f32.e4m3", 89, num.F8E4M3FN, num.F32, 16, 8, 32, false, false},
	{"mma.m16n8k32.f32.e5m2", 89, num.F8E5M2, num.F32, 16, 8, 32, false, false},
	{"fma.f32", 80, num.F32, num.F32, 1, 1, 1, true, false},
	{"fma.f64", 80, num.F64, num.F64, 1, 1, 1, true, false},
	{"fma.f32.f16", 80, num.F16, num.F32, 1, 1, 1, true, false},
	{"fma.f32.bf16", 80, num.BF16, num.F32, 1, 1, 1, true, false},
	{"fma.f16.f16", 80, num.F16, num.F16, 1, 1, 1, true, false},
	{"fma.f32.tf32", 80, num.TF32, num.F32, 1, 1, 1, true, false},
	{"fma.s32.i8", 80, num.I8, num.I32, 1, 1, 1, true, false},
}

// InstructionByName finds the instruction that a gpu.mma op names.
func InstructionByName(name string) (Instruction, bool) {
	for _, i := range instructions {
		if i.Name == name {
			return i, true
		}
	}
	return Instruction{}, false
}

// chooseInstruction picks the first instruction that fits types, shape and
// target.
func chooseInstruction(t Target, a, c num.Type, m, n, k int64) (Instruction, bool) {
	for _, i := range instructions {
		if i.Group && !(t.Arch && t.SM == 90) {
			continue
		}
		if i.A == a && i.C == c && i.MinSM <= t.SM && m >= int64(i.M) && n >= int64(i.N) && k >= int64(i.K) {
			return i, true
		}
	}
	return Instruction{}, false
}
