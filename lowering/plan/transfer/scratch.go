package transfer

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/pass"
)

// Scratch is shared memory that an op needs while it runs, to move data between
// threads: all write their part, all wait, all read. The smem pass says where it
// lies, in gpu.scratch.

// recordBytes is the scratch of a print: the threads share the address of the
// record that they write.
const recordBytes = 8

// ScratchBytes returns the bytes of scratch that op needs if it takes 2^rounds
// rounds, none if it cannot: for a conversion that
// goes through it, for an access that one thread makes for several
// that need the result, and for the other ops that move data.
func ScratchBytes(c *pass.Context, op *ast.Op, rounds int) int {
	if gpu.Is(op, gpu.Convert) && !gpu.TakesScratch(op) {
		return 0
	}
	n := 0
	for _, t := range Transfers(op, c.Warps, c.Cluster, rounds) {
		n = t.Offset + gpu.RoundUp(t.Bytes, 16)
	}
	if op.Opcode == ast.OpAssert && c.Cluster > 1 && analysis.IsTile(op.Get(ast.InCondition)) {
		return 4 * c.Cluster // what each CTA found
	}
	if gpu.Is(op, gpu.Print) {
		return recordBytes
	}
	if op.Opcode == ast.OpPrintTko {
		for _, v := range op.Operands() {
			if analysis.IsTile(v) {
				return recordBytes
			}
		}
	}
	return n
}

// ReduceWarps returns how many warps share dimension dim under a layout.
func ReduceWarps(l layout.Layout, dim int) int {
	n := 1
	for _, c := range l.Warp {
		if layout.DimPart(l.Shape, dim, c) != 0 {
			n *= 2
		}
	}
	return n
}

// NeedsBroadcast reports whether op is an access that must be made once per
// element, while several threads hold the result: an atomic, or a load that
// other tile blocks may write concurrently, whose result is used.
func NeedsBroadcast(op *ast.Op, warps int) bool {
	switch op.Opcode {
	case ast.OpAtomicCASTko, ast.OpAtomicRMWTko:
	case ast.OpLoadPtrTko, ast.OpLoadViewTko:
		if op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak) == ast.OrderWeak {
			return false
		}
	default:
		return false
	}
	if len(op.Loaded().Uses()) == 0 {
		return false
	}
	l, err := gpu.LayoutOf(op.Loaded(), warps)
	if err != nil {
		return false
	}
	lanes, w := l.Copies()
	return lanes|w != 0
}

// AssertWaits reports whether an assert makes all threads wait for each other:
// each has seen a part of the condition only. They all hold a single element.
func AssertWaits(op *ast.Op) bool { return analysis.IsTile(op.Get(ast.InCondition)) }
