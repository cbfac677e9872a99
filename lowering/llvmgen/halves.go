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

// beginRows begins the rows of a fold. It is forgotten if there is an earlier one, or lanes exchange nothing.
func (g *gen) beginRows(exchanged bool) {
	if g.folded.in == nil && exchanged {
		g.folded.in = g.b
	}
}

// beginRow begins one of them.
func (g *gen) beginRow() {
	if g.folded.in == g.b {
		g.folded.begins = append(g.folded.begins, len(g.b.Insts))
	}
}

// sinkRows moves what is computed of the second half of the rows that were folded last from there to where
// instructions go now.
func (g *gen) sinkRows() {
	from := g.folded.in
	n := len(g.folded.begins)
	if from == nil || n < 2 {
		return
	}
	late := dependents(from.Insts, g.folded.begins[n/2:])
	if slices.ContainsFunc(from.Insts, func(i ir.Instruction) bool { return late[i] && acts(i) }) || g.readElsewhere(late, from) {
		return
	}
	g.lines.mark()
	var stay []ir.Instruction
	for _, i := range from.Insts {
		if late[i] {
			g.b.Insts = append(g.b.Insts, i)
		} else {
			stay = append(stay, i)
		}
	}
	from.Insts = stay
	g.lines.keep(g.b)
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

// readElsewhere reports whether another block than the one they are in reads what instructions compute.
func (g *gen) readElsewhere(late map[ir.Instruction]bool, in *ir.Block) bool {
	read := func(vs []*value.Value) bool {
		return slices.ContainsFunc(vs, func(v *value.Value) bool {
			def, ok := (*v).(ir.Instruction)
			return ok && late[def]
		})
	}
	for _, b := range g.fn.Blocks {
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
