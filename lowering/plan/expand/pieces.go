package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// Products of f64 keep tensor cores busy for so long that what threads do between two of them
// shows: they wait for copies and for each other, and read operands, all warps of a
// multiprocessor at about one time. So they read operands in pieces along what is summed over, each under the
// product of the piece before, and the next iteration's first under that of the last
// (gpu.OverlapPieces):
//
//	before   for i < S: copy tile i into slot(i); commit
//	         wait until at most S-1 groups are pending; barrier
//	         read piece 0 of slot(0)
//	loop     for each piece but the last: read the next one of slot(i), multiply this one
//	         wait until at most S-2 groups are pending; barrier
//	         copy tile i+S into slot(i); commit
//	         read piece 0 of slot(i+1), multiply the last piece of slot(i)
//
// Every thread has read the last piece of slot(i) at the barrier, so the tile S iterations on may
// come there. Behind the last iteration slots hold zeros, which nobody multiplies.

// piecewise rewrites a loop so.
type piecewise struct {
	*pipeliner
	product *ast.Op
	reads   [2]*ast.Op // of its operands
	depth   int64      // how much of what is summed over is in a piece
	count   int        // of pieces
}

// piecesOf finds the product of a loop whose operands are read in pieces, nil if there is none.
// why says what stands against it.
func piecesOf(p *pipeliner) (w *piecewise, product *ast.Op, why string) {
	i := slices.IndexFunc(p.loads, func(l *schedule.StagedLoad) bool {
		product = productOf(l)
		return product != nil && product.Str(gpu.KeyOverlap) == gpu.OverlapPieces
	})
	if i < 0 {
		return nil, nil, ""
	}
	w = &piecewise{pipeliner: p, product: product}
	if len(p.loads) != 2 || product.Block() != p.loop.Body(0) || slices.ContainsFunc(p.loads, awaited) {
		return nil, product, "its loop copies more than its operands, or waits for them elsewhere"
	}
	for _, l := range p.loads {
		if productOf(l) != product {
			return nil, product, "its loop copies more than its operands"
		}
		w.reads[l.Readers[0].Value().Uses()[0].Index] = l.Readers[0]
	}
	instr, ok := gpu.InstructionByName(product.Str(gpu.KeyInstruction))
	k := ast.AsTile(gpu.Get(product, gpu.InA).Type).Shape[1]
	if !ok || w.reads[0] == nil || w.reads[1] == nil || k < 2*int64(instr.K) {
		return nil, product, "its instruction sums over all of its operands at once"
	}
	w.depth, w.count = int64(instr.K), int(k)/instr.K
	return w, product, ""
}

// productOf is the product for which alone threads read a tile, or nil.
func productOf(l *schedule.StagedLoad) *ast.Op {
	if len(l.Readers) != 1 || !gpu.Is(l.Readers[0], gpu.LoadShared) {
		return nil
	}
	if uses := l.Readers[0].Value().Uses(); len(uses) == 1 && gpu.Is(uses[0].Op, gpu.Mma) && uses[0].Index < 2 {
		return uses[0].Op
	}
	return nil
}

func (w *piecewise) run() {
	w.takePlaces()
	w.prologue(w.stages)
	before := build.At{Mark: w.loop}
	w.await(before, w.stages-1)
	next := w.read(before, before.Constant(num.I32, 0), 0)
	slot := w.addCounter(0)
	w.carryAll(w.cursors)
	w.carryAll(next[:])
	w.carryAll(w.groups)

	cursors, next, after := w.steadyState(slot, next)
	last := w.loop.Body(0).Last()
	last.AddOperands(after)
	last.AddOperands(cursors...)
	last.AddOperands(next[:]...)
	last.AddOperands(w.groups...)
	w.drain()
}

// steadyState rewrites the loop's body, and returns what the next iteration has for what is ahead:
// the slice's carried values, the first piece of each operand, and its slot.
func (w *piecewise) steadyState(slot *ast.Value, piece [2]*ast.Value) (cursors []*ast.Value, first [2]*ast.Value, next *ast.Value) {
	a := build.At{Mark: w.product}
	sum := gpu.Get(w.product, gpu.InAcc)
	for n := 1; n < w.count; n++ {
		ahead := w.read(a, slot, n)
		sum = w.multiply(piece, sum)
		piece = ahead
	}
	w.await(a, w.stages-2)
	iv, guard := w.ahead(a, w.loop.InductionVariable(), w.stages)
	cursors = w.copies(a, iv, guard, slot, w.cursors)
	next = w.after(a, slot)
	first = w.read(a, next, 0)
	sum = w.multiply(piece, sum)

	w.product.Value().ReplaceAllUses(sum)
	w.product.Erase()
	for _, l := range w.loads {
		l.Readers[0].Erase()
		eraseLoad(l)
	}
	return cursors, first, next
}

// await waits for the oldest copies under way, and has all threads do so.
func (w *piecewise) await(a build.At, pending int) {
	wait := gpu.New(a.Mark, gpu.Wait, w.groups[:1])
	wait.SetAttr(gpu.KeyPending, gpu.Int(pending))
	ast.InsertBefore(a.Mark, wait)
	top := gpu.NewLocalBarrier(a.Mark)
	top.SetAttr(gpu.KeyWhy, ast.StringAttr("the copies waited for are read, and what was read last is copied over"))
	ast.InsertBefore(a.Mark, top)
	w.groups = w.groups[1:]
}

// read reads a piece of both operands.
func (w *piecewise) read(a build.At, slot *ast.Value, piece int) (list [2]*ast.Value) {
	for which, whole := range w.reads {
		along := 1 - which
		t := ast.AsTile(whole.Value().Type)
		shape := slices.Clone(t.Shape)
		shape[along] = w.depth
		load := gpu.New(w.product, gpu.LoadShared, []*ast.Value{gpu.Get(whole, gpu.InSharedTile), slot}, &ast.TileType{Shape: shape, Elem: t.Elem})
		load.SetAttr(gpu.AttrPiece, gpu.Ints(along, piece))
		ast.InsertBefore(a.Mark, load)
		list[which] = load.Value()
	}
	return list
}

// multiply adds the product of two pieces to a sum.
func (w *piecewise) multiply(piece [2]*ast.Value, sum *ast.Value) *ast.Value {
	mma := gpu.New(w.product, gpu.Mma, []*ast.Value{piece[0], piece[1], sum}, sum.Type)
	mma.Attrs = slices.Clone(w.product.Attrs)
	mma.RemoveAttr(gpu.KeyOverlap)
	ast.InsertBefore(w.product, mma)
	return mma.Value()
}
