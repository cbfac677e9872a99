package transfer

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
)

// Scratch is shared memory that an op needs while it runs, to move data between
// threads: all write their part, all wait, all read. The smem pass says where it
// lies, in gpu.scratch.

// recordBytes is the scratch of a print: the threads share the address of the
// record that they write.
const recordBytes = 8

// partBytes is the scratch of gpu.take_workspace, the number of the part for all threads, and of
// gpu.split_join, how many CTAs came before.
const partBytes = 4

// ScratchBytes returns the bytes of scratch that op needs, in an entry of so many warps and CTAs,
// if it takes 2^rounds rounds, none if it cannot: for a conversion that
// goes through it, for an access that one thread makes for several
// that need the result, and for the other ops that move data.
func ScratchBytes(op *ast.Op, warps, cluster, rounds int) int {
	if gpu.Is(op, gpu.Convert) && !gpu.TakesScratch(op) {
		return 0
	}
	n := 0
	for _, t := range Transfers(op, warps, cluster, rounds) {
		n = t.Offset + gpu.RoundUp(t.Bytes, 16)
	}
	if op.Opcode == ast.OpAssert && cluster > 1 && analysis.IsTile(op.Get(ast.InCondition)) {
		return 4 * cluster // what each CTA found
	}
	if gpu.Is(op, gpu.SplitExchange) && rounds == 0 {
		return gpu.ExchangedTile(op).StageBytes()
	}
	if gpu.Is(op, gpu.Print) {
		return recordBytes
	}
	if gpu.Is(op, gpu.TakeWorkspace) || gpu.Is(op, gpu.SplitJoin) || gpu.Is(op, gpu.StreamJoin) {
		return partBytes
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
