package llvmgen

import (
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/gpu"
)

// Large tiles do not fit into a thread's registers all at once, and need not:
// in a chain from loads over elementwise ops to a store, each register can go
// all the way before the next one starts. So loads and elementwise ops on large
// tiles are deferred: they say how to write a register, and the store that
// needs them has them written a batch at a time. A batch is large enough for
// its loads to overlap.
//
// A deferred register must still be written where its op could stand. Pure ops
// can move down within their block. A load can move down past other loads and
// past the store it feeds: the plan puts a barrier between a load and a store
// that a token orders unless each address is touched by one thread only, and
// without a token the language leaves their order open. Threads may also have
// waited inside an op that moves a tile between them: loads that a token puts
// before something are made before that. Everything else, and the end of the
// block, settles what is deferred first.

// deferFrom is how many registers a tile must have to be deferred, and also
// how many make a batch.
const deferFrom = 16

// deferred gives t its registers by write, at once if there are few.
func (g *gen) deferred(t *tile, memory bool, write func(r int)) {
	n := t.layout.NumRegs()
	t.regs = make([]value.Value, n)
	if n <= deferFrom {
		for r := range n {
			if t.regs[r] == nil {
				write(r)
			}
		}
		return
	}
	t.later, t.memory = g.lines.resume(write), memory
	g.pending = append(g.pending, t)
}

// reg returns register r of a tile.
func (g *gen) reg(t *tile, r int) value.Value {
	if t.regs[r] == nil && t.later != nil {
		halt.If(g.ctx)
		t.later(r)
	}
	return t.regs[r]
}

// whole returns v's tile with registers, not words.
func (g *gen) whole(v *ast.Value) *tile {
	t := g.tile(v)
	if t.words != nil && t.regs == nil {
		return &tile{typ: t.typ, layout: t.layout, regs: g.unpack(t)}
	}
	return t
}

// force writes what is left of a deferred tile.
func (g *gen) force(t *tile) {
	for r := range t.regs {
		g.reg(t, r)
	}
	t.later = nil
}

// settle writes deferred tiles that must not stay so while op is written.
func (g *gen) settle(op *ast.Op) {
	if len(g.pending) == 0 {
		return
	}
	if _, _, waits := gpu.ScratchOf(op); waits {
		g.settleLoads()
	}
	switch {
	case op.Opcode == ast.OpStoreViewTko, op.Opcode == ast.OpStorePtrTko:
		if op.Enum("memory_ordering_semantics", ast.OrderWeak) == ast.OrderWeak {
			return // the store settles what it does not take along
		}
	case op.Opcode != ast.OpUnregistered && len(op.Regions()) == 0 && op.Info().Is(ast.Pure) && !op.Info().Is(ast.Terminator):
		return
	case op.Opcode == ast.OpLoadViewTko, op.Opcode == ast.OpLoadPtrTko:
		if op.Enum("memory_ordering_semantics", ast.OrderWeak) == ast.OrderWeak {
			return
		}
	case op.Opcode == ast.OpMakeTensorView, op.Opcode == ast.OpGetIndexSpaceShape, op.Opcode == ast.OpGetTensorShape,
		op.Opcode == ast.OpAssume, gpu.Is(op, gpu.AllocShared):
		return
	}
	g.settleAll(nil)
}

// settleLoads writes the deferred loads that a token puts before something: the
// plan places no barrier where threads wait for each other in between, inside an
// op.
func (g *gen) settleLoads() {
	keep := map[*tile]bool{}
	for _, t := range g.pending {
		keep[t] = !t.ordered
	}
	g.settleAll(keep)
}

// settleAll writes all deferred tiles but those that keep holds.
func (g *gen) settleAll(keep map[*tile]bool) {
	rest := g.pending[:0]
	for _, t := range g.pending {
		if keep[t] {
			rest = append(rest, t)
			continue
		}
		g.force(t)
	}
	g.pending = rest
}

// feeds returns the deferred tiles that a value is computed from within its
// block, the value's own among them.
func (g *gen) feeds(v *ast.Value) map[*tile]bool {
	found := map[*tile]bool{}
	var visit func(v *ast.Value)
	visit = func(v *ast.Value) {
		t := g.tiles[v]
		if t == nil || t.later == nil || found[t] {
			return
		}
		found[t] = true
		if def := v.Def(); def != nil {
			for _, o := range def.Operands() {
				visit(o)
			}
		}
	}
	visit(v)
	return found
}

// inBatches runs body for registers from … to-1 of a value that is about to be
// stored, with those registers written. Deferred loads that do not feed the
// value are written first: they come before the store.
func (g *gen) inBatches(v *ast.Value, step int, body func(from, to int, regs []value.Value)) {
	t := g.whole(v)
	if t.later != nil {
		keep := g.feeds(v)
		for _, p := range g.pending {
			keep[p] = keep[p] || !p.memory
		}
		g.settleAll(keep)
	} else {
		keep := map[*tile]bool{}
		for _, p := range g.pending {
			keep[p] = !p.memory
		}
		g.settleAll(keep)
	}
	batch := max(deferFrom, step)
	for from := 0; from < len(t.regs); from += batch {
		to := min(from+batch, len(t.regs))
		for r := from; r < to; r++ {
			g.reg(t, r)
		}
		body(from, to, t.regs)
	}
}
