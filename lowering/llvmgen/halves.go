package llvmgen

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// A thread has several rows of a product's result, as those of numbers r and r + 8, and folds each by itself. What
// it computes of one needs nothing of the others. Where a wait stands in the middle of that (gpu.mma_wait with halves) the
// first half of the rows is computed in front of it, and the other half behind it, from where lanes exchange what
// they have on: ptxas moves neither exchanges nor what depends on them over the wait.

// foldedRows is a fold: where lanes begin to exchange what they have of each of a thread's rows.
type foldedRows struct {
	in     *ir.Block
	begins []int // of each row, in its instructions
}

// begin begins the rows of a fold in a block. It is forgotten if there is an earlier one, or lanes exchange nothing.
func (f *foldedRows) begin(b *ir.Block, exchanged bool) {
	if f.in == nil && exchanged {
		f.in = b
	}
}

// beginRow begins one of them.
func (f *foldedRows) beginRow(b *ir.Block) {
	if f.in == b {
		f.begins = append(f.begins, len(b.Insts))
	}
}

// sink moves what is computed of the second half of the rows from there to the end of another block of the function.
func (f *foldedRows) sink(to *ir.Block, fn *ir.Func, lines *lines) {
	from := f.in
	n := len(f.begins)
	if from == nil || n < 2 {
		return
	}
	late := dependents(from.Insts, f.begins[n/2:])
	if slices.ContainsFunc(from.Insts, func(i ir.Instruction) bool { return late[i] && acts(i) }) || readElsewhere(late, from, fn) {
		return
	}
	lines.mark()
	var stay []ir.Instruction
	for _, i := range from.Insts {
		if late[i] {
			to.Insts = append(to.Insts, i)
		} else {
			stay = append(stay, i)
		}
	}
	from.Insts = stay
	lines.keep(to)
}

// dependents are the instructions of those numbers, and what depends on them.
func dependents(list []ir.Instruction, begins []int) map[ir.Instruction]bool {
	late := map[ir.Instruction]bool{}
	for n, i := range list[begins[0]:] {
		if slices.Contains(begins, begins[0]+n) {
			late[i] = true
		}
		for _, v := range i.Operands() {
			if def, ok := (*v).(ir.Instruction); ok && late[def] {
				late[i] = true
			}
		}
	}
	return late
}

// readElsewhere reports whether another block of the function than the one they are in reads what instructions compute.
func readElsewhere(late map[ir.Instruction]bool, in *ir.Block, fn *ir.Func) bool {
	read := func(vs []*value.Value) bool {
		return slices.ContainsFunc(vs, func(v *value.Value) bool {
			def, ok := (*v).(ir.Instruction)
			return ok && late[def]
		})
	}
	for _, b := range fn.Blocks {
		if b.Term != nil && read(b.Term.Operands()) {
			return true
		}
		if b != in && slices.ContainsFunc(b.Insts, func(i ir.Instruction) bool { return read(i.Operands()) }) {
			return true
		}
	}
	return false
}

// acts reports whether an instruction does more than to compute its result.
func acts(i ir.Instruction) bool {
	switch i := i.(type) {
	case *ir.InstStore, *ir.InstLoad, *ir.InstFence, *ir.InstAtomicRMW, *ir.InstCmpXchg:
		return true
	case *ir.InstCall:
		code, ok := i.Callee.(*ir.InlineAsm)
		return ok && code.SideEffect
	}
	return false
}
