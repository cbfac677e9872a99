package llvmgen

import (
	"maps"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// loopFrame is a loop that is being written.
type loopFrame struct {
	before *ir.Block // runs once before the loop
	cache  map[string]value.Value
	next   *join // where continue goes
	exit   *join // where break goes
}

// blocks lists those that the loop's body and what is in it may write to.
func (f *loopFrame) blocks() []*ir.Block { return []*ir.Block{f.before, f.next.block, f.exit.block} }

// join is a block that several blocks branch to with values for the same
// results, which become phis.
type join struct {
	block *ir.Block
	phis  [][]*ir.InstPhi // per value, per register
}

// newJoin makes a block with no way into it yet.
func (g *gen) newJoin(name string) *join { return &join{block: g.newBlock(name)} }

// enter branches from the current block to the join with values; nothing more
// can be written to the current block.
func (g *gen) enter(j *join, values [][]value.Value) {
	from := g.b
	from.NewBr(j.block)
	g.enterFrom(j, from, values)
	g.b = nil
}

// enterFrom adds the values that come with a branch written elsewhere.
func (g *gen) enterFrom(j *join, from *ir.Block, values [][]value.Value) {
	if j.phis == nil {
		j.phis = make([][]*ir.InstPhi, len(values))
		for i, regs := range values {
			j.phis[i] = make([]*ir.InstPhi, len(regs))
			for r, v := range regs {
				phi := j.block.NewPhi(append(make([]*ir.Incoming, 0, 2), ir.NewIncoming(v, from))...)
				phi.Type() // fixes the type from the first value
				j.phis[i][r] = phi
			}
		}
		return
	}
	for i, regs := range values {
		for r, v := range regs {
			j.phis[i][r].Incs = append(j.phis[i][r].Incs, ir.NewIncoming(v, from))
		}
	}
}

// values returns the join's phis.
func (j *join) values() [][]value.Value {
	out := make([][]value.Value, len(j.phis))
	for i, regs := range j.phis {
		out[i] = make([]value.Value, len(regs))
		for r, phi := range regs {
			out[i][r] = phi
		}
	}
	return out
}

// carried reads the registers of values that control flow passes on. Tokens
// and views have none: the former order nothing at run time, the latter are
// passed by reference and cannot change. Numbers of 16 and 8 bits go as words, two or four in
// each: a loop does not take them apart, and the sums of a product under way stay in the
// registers that the next one adds to.
func (g *gen) carried(vs []*ast.Value) [][]value.Value {
	out := make([][]value.Value, len(vs))
	for i, v := range vs {
		if ast.AsTile(v.Type) == nil {
			continue
		}
		if carriedInWords(g.tile(v)) {
			out[i] = g.words(v)
		} else {
			out[i] = g.regs(v)
		}
	}
	return out
}

func carriedInWords(t *tile) bool {
	n := t.layout.NumRegs()
	return isHalf(t.typ.ElemNum()) && n > 1 || t.typ.ElemNum().Bits() == 8 && n%4 == 0
}

// bind gives values that control flow passes on their registers.
func (g *gen) bind(vs []*ast.Value, regs [][]value.Value) error {
	for i, v := range vs {
		if ast.AsTile(v.Type) == nil {
			continue
		}
		t, err := g.newTile(v)
		if err != nil {
			return err
		}
		if carriedInWords(t) {
			t.words = regs[i]
		} else {
			t.regs = regs[i]
		}
		g.tiles[v] = t
	}
	return nil
}

// checkCarried refuses to pass views on, whose numbers would need phis.
func (g *gen) checkCarried(op *ast.Op, vs []*ast.Value) error {
	for _, v := range vs {
		if g.views[v] != nil {
			return g.unsupported(op, "a value of type %s is carried through control flow", v.Type)
		}
	}
	return nil
}

// forLoop counts from a lower bound. The test is at the bottom and asks
// whether the step still fits between the induction variable and the bound,
// which cannot overflow:
//
//	if lb < ub { iv = lb; do { body; left = ub - iv; iv += step } while (step < left) }
//
// with an unsigned comparison of step and left. Where the plan knows that lb < ub (gpu.nonempty), nothing is
// asked before. Several iterations may be written one behind the
// other (gpu.unrolled), each with the test at its end.
func (g *gen) forLoop(op *ast.Op) error {
	inits := op.List(ast.InInitValues)
	if err := g.checkCarried(op, inits); err != nil {
		return err
	}
	lb, ub, step := g.scalar(op.Get(ast.InLowerBound)), g.scalar(op.Get(ast.InUpperBound)), g.scalar(op.Get(ast.InStep))
	less := enum.IPredSLT
	if op.Has(ast.KeyUnsignedCmp) {
		less = enum.IPredULT
	}
	body := op.Body(0)
	first := g.carried(inits)
	f := &loopFrame{before: g.newBlock("before"), cache: map[string]value.Value{}, next: g.newJoin("next"), exit: g.newJoin("exit")}
	inFlight := slices.ContainsFunc(op.Results(), gpu.InFlight)
	if op.Has(gpu.AttrNonempty) {
		g.b.NewBr(f.before)
	} else {
		g.branchOut(g.icmp(less, lb, ub), f.before, f.exit, first, inFlight)
	}
	head := g.newJoin("head")
	f.before.NewBr(head.block)
	g.enterFrom(head, f.before, append([][]value.Value{{lb}}, first...))
	g.b = head.block
	args := head.values()
	for n := op.Int(gpu.AttrUnrolled, 1); n > 0; n-- {
		if err := g.bind(body.Args, args); err != nil {
			return err
		}
		if err := g.loopBody(f, body); err != nil {
			return err
		}
		if f.next.phis == nil {
			f.next.block.NewUnreachable()
			break
		}
		g.b = f.next.block
		iv := g.scalar(op.InductionVariable())
		next := f.next.values()
		left := g.b.NewSub(ub, iv)
		more := g.icmp(enum.IPredULT, step, left)
		args = append([][]value.Value{{g.b.NewAdd(iv, step)}}, next...)
		again := head.block
		if n > 1 {
			again = g.newBlock("again")
			f.next = g.newJoin("next")
		} else {
			g.enterFrom(head, g.b, args)
		}
		g.branchOut(more, again, f.exit, next, inFlight)
		g.b = again
	}
	g.b = f.exit.block
	return g.bind(op.Results(), f.exit.values())
}

// branchOut goes on in a loop, or leaves it with values. The plan's wait for products
// that leave it is written on the way out: until then nothing may touch their
// registers, as the phis behind the loop do.
func (g *gen) branchOut(more value.Value, on *ir.Block, exit *join, values [][]value.Value, inFlight bool) {
	if !inFlight {
		g.b.NewCondBr(more, on, exit.block)
		g.enterFrom(exit, g.b, values)
		return
	}
	drain := g.newBlock("drain")
	g.b.NewCondBr(more, on, drain)
	g.b = drain
	g.waitProducts(0)
	g.enter(exit, values)
}

// loopBody writes the body of a loop, during which code may be hoisted to the
// block before the loop.
func (g *gen) loopBody(f *loopFrame, body *ast.Block) error {
	g.lines.keepOpen(f.before)
	if n := len(g.loops); n > 0 {
		around := g.loops[n-1].blocks()
		g.lines.sleep(around...)
		defer g.lines.wake(around...)
	}
	parts, at, in := g.parts, g.partsAt, g.partsIn
	if g.entry.Has(gpu.AttrPlacesLate) {
		parts = maps.Clone(parts)
	}
	g.loops = append(g.loops, f)
	if err := g.block(body); err != nil {
		return err
	}
	g.loops = g.loops[:len(g.loops)-1]
	if g.partsAt != at { // behind a loop in the body, not behind it
		g.lines.close(g.partsAt)
		g.parts, g.partsAt, g.partsIn = parts, at, in
	}
	g.lines.close(f.before)
	return nil
}

// loop runs until a break.
func (g *gen) loop(op *ast.Op) error {
	inits := op.Operands()
	if err := g.checkCarried(op, inits); err != nil {
		return err
	}
	body := op.Body(0)
	head := g.newJoin("head")
	f := &loopFrame{before: g.newBlock("before"), cache: map[string]value.Value{}, next: head, exit: g.newJoin("exit")}
	g.b.NewBr(f.before)
	g.b = f.before
	g.enter(head, g.carried(inits))
	g.b = head.block
	if err := g.bind(body.Args, head.values()); err != nil {
		return err
	}
	if err := g.loopBody(f, body); err != nil {
		return err
	}
	g.b = f.exit.block
	if f.exit.phis == nil && !hasBreak(op) {
		// Nothing leaves the loop but a return.
		g.b.NewUnreachable()
		g.b = nil
		return nil
	}
	return g.bind(op.Results(), f.exit.values())
}

func (g *gen) continueLoop(op *ast.Op) error {
	f := g.loops[len(g.loops)-1]
	g.enter(f.next, g.carried(op.Operands()))
	return nil
}

func (g *gen) breakLoop(op *ast.Op) error {
	f := g.loops[len(g.loops)-1]
	g.enter(f.exit, g.carried(op.Operands()))
	return nil
}

func (g *gen) ret(*ast.Op) error {
	g.b.NewRet(nil)
	g.b = nil
	return nil
}

// ifElse branches on a scalar, which every thread holds, so that the threads
// of the CTA stay together.
func (g *gen) ifElse(op *ast.Op) error {
	merge := g.newJoin("endif")
	g.lines.sleep(merge.block)
	sides := []*ast.Block{op.Body(0), nil}
	if len(op.Regions()) > 1 {
		sides[1] = op.Body(1)
	}
	cond := g.scalar(op.Get(ast.InCondition))
	blocks := [2]*ir.Block{g.newBlock("then"), merge.block}
	if sides[1] != nil {
		blocks[1] = g.newBlock("else")
	}
	g.b.NewCondBr(cond, blocks[0], blocks[1])
	reached := sides[1] == nil
	for i, side := range sides {
		if side == nil {
			continue
		}
		g.b = blocks[i]
		if err := g.block(side); err != nil {
			return err
		}
		if g.b != nil { // it ended in a yield
			reached = true
			var values [][]value.Value
			if y := side.Last(); y != nil && y.Opcode == ast.OpYield {
				if err := g.checkCarried(op, y.Operands()); err != nil {
					return err
				}
				if slices.ContainsFunc(op.Results(), gpu.InFlight) {
					g.waitProducts(0) // as where a loop is left
				}
				values = g.carried(y.Operands())
			}
			g.lines.wake(merge.block)
			g.enter(merge, values)
			g.lines.sleep(merge.block)
		}
	}
	g.lines.wake(merge.block)
	if !reached {
		merge.block.NewUnreachable()
		g.b = nil
		return nil
	}
	g.b = merge.block
	return g.bind(op.Results(), merge.values())
}

// hasBreak reports whether a break leaves the loop.
func hasBreak(loop *ast.Op) bool {
	found := false
	var visit func(b *ast.Block)
	visit = func(b *ast.Block) {
		for op := range b.Ops() {
			switch op.Opcode {
			case ast.OpBreak:
				found = true
			case ast.OpIf:
				for i := range op.Regions() {
					if body := op.Body(i); body != nil {
						visit(body)
					}
				}
			}
		}
	}
	visit(loop.Body(0))
	return found
}
