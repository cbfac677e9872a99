package llvmgen

import (
	"fmt"

	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/gpu"
)

// The ops of a batch say how to write a register, and the store that they are for has
// them written, some at a time: see gpu.AttrBatch. What moves there is the plan's to
// say; everything else is written where it stands.

// make gives t, the result of op, its registers by write, which may write the neighbours
// of register r: at once, or as the batches ask for them.
func (g *gen) make(op *ast.Op, t *tile, write func(r int)) {
	t.regs = make([]value.Value, t.layout.NumRegs())
	t.later = g.lines.resume(write)
	if op.Has(gpu.AttrBatched) {
		g.batched = append(g.batched, t)
		return
	}
	g.force(t)
}

// reg returns register r of a tile.
func (g *gen) reg(t *tile, r int) value.Value {
	if t.regs[r] == nil && t.later != nil {
		halt.If(g.ctx)
		t.later(r)
	}
	return t.regs[r]
}

// unpacked returns v's tile with registers, not words.
func (g *gen) unpacked(v *ast.Value) *tile {
	t := g.tile(v)
	if t.words != nil && t.regs == nil {
		return &tile{typ: t.typ, layout: t.layout, regs: g.unpack(t)}
	}
	return t
}

// force writes what is left of a tile.
func (g *gen) force(t *tile) {
	for r := range t.regs {
		g.reg(t, r)
	}
	t.later = nil
}

// inBatches runs body for registers from … to-1 of a value that op is about to store,
// step of them at least, with those registers written.
func (g *gen) inBatches(op *ast.Op, v *ast.Value, step int, body func(from, to int, regs []value.Value)) {
	t := g.unpacked(v)
	batch := max(int(op.Int(gpu.AttrBatch, int64(len(t.regs)))), step)
	for from := 0; from < len(t.regs); from += batch {
		to := min(from+batch, len(t.regs))
		for r := from; r < to; r++ {
			g.reg(t, r)
		}
		body(from, to, t.regs)
	}
	for _, b := range g.batched {
		g.force(b) // nothing is left, unless by hand
	}
	g.batched = nil
}

// betweenBatched panics if an op stands among those of a batch that is none of them.
func (g *gen) betweenBatched(op *ast.Op) {
	if len(g.batched) > 0 && !op.Has(gpu.AttrBatched) && !op.Has(gpu.AttrBatch) && op.Opcode != ast.OpJoinTokens {
		panic(fmt.Sprintf("BUG: llvmgen: %s stands among the ops of a batch", op.ShortName()))
	}
}
