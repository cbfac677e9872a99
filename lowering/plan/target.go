package plan

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
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

// Admits reports whether the target has an instruction.
func (t Target) Admits(i gpu.Instruction) bool {
	return i.MinSM <= t.SM && (!i.Group || t.Arch && t.SM == 90)
}

// HasClusters reports whether the CTAs of the target can form clusters.
func (t Target) HasClusters() bool { return t.SM >= firstClusters }

// chooseInstruction picks the first instruction that fits types, shape and
// target.
func chooseInstruction(t Target, a, c num.Type, m, n, k int64) (gpu.Instruction, bool) {
	for _, i := range gpu.Instructions {
		if t.Admits(i) && i.A == a && i.C == c && m >= int64(i.M) && n >= int64(i.N) && k >= int64(i.K) {
			return i, true
		}
	}
	return gpu.Instruction{}, false
}
