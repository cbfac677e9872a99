package ptxgen

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// isForwarded reports whether a phi has one predecessor only, so that it names
// the incoming value.
func (g *funcGen) isForwarded(n *node) bool {
	preds := g.preds[n.block]
	return len(preds) == 1 && preds[0] < n.block && len(n.args) > 0 && n.args[0].pred == preds[0]
}

// lowerPhi gives a phi its registers. The moves are at the ends of the
// predecessors.
func (g *funcGen) lowerPhi(n *node) {
	if g.isForwarded(n) {
		g.lowerFreeze(n)
		return
	}
	g.phiRegisters(n)
}

// phiRegisters returns the registers of a phi: one for a scalar, and else one
// for each word or scalar.
func (g *funcGen) phiRegisters(n *node) []operand {
	if n.kind != kNone {
		if n.val.Kind == operandNone {
			n.val = g.newReg(n.kind.class())
		}
		return g.alone(n.val)
	}
	s := g.shapeOf(n, n.typ)
	if n.slots == nil {
		n.slots = g.freshSlots(s)
	}
	if s.packed > 0 {
		return g.packWords(n.slots, s)
	}
	return n.slots
}

func (g *funcGen) freshSlots(s *shape) []operand {
	if s.packed == 0 {
		slots := make([]operand, len(s.slots))
		for i := range slots {
			slots[i] = g.newReg(s.slots[i].kind.class())
		}
		return slots
	}
	words := make([]operand, len(s.slots)/s.packed)
	for i := range words {
		words[i] = g.newReg(B32)
	}
	return unpackedSlots(words, s)
}

// move is one of the parallel copies on an edge.
type move struct {
	dst Reg
	src operand
}

// moveScratch is reused between edges.
type moveScratch struct {
	moves   []move
	readers map[Reg]int // pending moves that read a register
	ready   []int
	writer  map[Reg]int // the pending move that writes a register
}

// edgeMoves collects the copies on the edge from one block to another.
func (g *funcGen) edgeMoves(from, to int32) []move {
	moves := g.movePlan.moves[:0]
	for id := g.first[to]; id < g.first[to+1]; id++ {
		n := &g.nodes[id]
		if n.op != opPhi {
			break
		}
		if n.need == 0 || g.isForwarded(n) {
			continue
		}
		moves = g.phiMoves(moves, n, from)
	}
	g.movePlan.moves = moves
	return moves
}

// incoming returns which value of a phi comes from a block, or -1. Where many ways
// meet, their numbers are looked up.
func (g *funcGen) incoming(n *node, from int32) int {
	const few = 16
	if len(n.args) <= few {
		return slices.IndexFunc(n.args, func(a arg) bool { return a.pred == from })
	}
	index := g.phiIndex[n]
	if index == nil {
		index = map[int32]int{}
		for i, a := range slices.Backward(n.args) { // the first counts
			index[a.pred] = i
		}
		g.phiIndex[n] = index
	}
	if i, ok := index[from]; ok {
		return i
	}
	return -1
}

// phiMoves appends the copies into one phi.
func (g *funcGen) phiMoves(moves []move, n *node, from int32) []move {
	incoming := g.incoming(n, from)
	if incoming < 0 {
		g.fail(n, "phi lacks a value for predecessor %s", g.order[from].Ident())
	}
	a := n.args[incoming]
	if isUndef(a.v) {
		return moves
	}
	src := g.values(a)
	if n.kind == kNone {
		if s := g.shapeOf(n, n.typ); s.packed > 0 && len(src) == len(s.slots) {
			src = g.packWords(src, s)
		}
	}
	dst := g.phiRegisters(n)
	if len(src) != len(dst) {
		g.fail(n, "incoming value of another type")
	}
	for i := range dst {
		s := g.unpacked(src[i])
		if s.Kind == operandReg && s.Reg().Class() != dst[i].Reg().Class() {
			g.fail(n, "incoming value of another type")
		}
		if s != dst[i] {
			moves = append(moves, move{dst[i].Reg(), s})
		}
	}
	return moves
}

// isUndef reports whether any bits will do for a value.
func isUndef(v value.Value) bool {
	switch v.(type) {
	case *constant.Undef, *constant.Poison:
		return true
	}
	return false
}

// emitMoves emits parallel copies as a sequence: a register is written once
// nobody waits to read it, and a cycle is broken by saving one of its registers.
func (g *funcGen) emitMoves(moves []move) {
	p := &g.movePlan
	if p.readers == nil {
		p.readers, p.writer = map[Reg]int{}, map[Reg]int{}
	}
	clear(p.readers)
	clear(p.writer)
	p.ready = p.ready[:0]
	for i, m := range moves {
		p.writer[m.dst] = i
		if m.src.Kind == operandReg {
			p.readers[m.src.Reg()]++
		}
	}
	for i, m := range moves {
		if p.readers[m.dst] == 0 {
			p.ready = append(p.ready, i)
		}
	}
	g.drainMoves(moves)
	for i := range moves {
		m := &moves[i]
		if _, pending := p.writer[m.dst]; !pending {
			continue
		}
		// Only cycles are left. Save the destination for its single reader.
		saved := g.compute(m.dst.Class(), moveOpcodes[m.dst.Class()], regOp(m.dst))
		for j := range moves {
			if _, pending := p.writer[moves[j].dst]; pending && moves[j].src == regOp(m.dst) {
				moves[j].src = saved
			}
		}
		p.readers[m.dst] = 0
		p.ready = append(p.ready, i)
		g.drainMoves(moves)
	}
}

// drainMoves emits the moves that are ready, and those that become so.
func (g *funcGen) drainMoves(moves []move) {
	p := &g.movePlan
	for len(p.ready) > 0 {
		i := p.ready[len(p.ready)-1]
		p.ready = p.ready[:len(p.ready)-1]
		m := moves[i]
		delete(p.writer, m.dst)
		g.emit(moveOpcodes[m.dst.Class()], regOp(m.dst), m.src)
		if m.src.Kind != operandReg {
			continue
		}
		r := m.src.Reg()
		if p.readers[r]--; p.readers[r] == 0 {
			if j, ok := p.writer[r]; ok {
				p.ready = append(p.ready, j)
			}
		}
	}
}

// hasMoves reports whether the edge needs copies, without emitting what they
// read.
func (g *funcGen) hasMoves(from, to int32) bool {
	for id := g.first[to]; id < g.first[to+1]; id++ {
		n := &g.nodes[id]
		if n.op != opPhi {
			break
		}
		if n.need == 0 || g.isForwarded(n) {
			continue
		}
		// A value that is missing counts: collecting the moves reports it.
		if i := g.incoming(n, from); i < 0 || !g.holdsAlready(n, n.args[i]) {
			return true
		}
	}
	return false
}

// holdsAlready reports whether a phi's register has the incoming value anyway.
func (g *funcGen) holdsAlready(n *node, a arg) bool {
	if isUndef(a.v) {
		return true
	}
	src := g.nodeOf(a)
	return src != nil && n.kind != kNone && src.val == n.val && n.val.Kind == operandReg
}

// edge is a block that lies between a branch and its target.
type edge struct{ from, to int32 }

// branchTarget returns the operand of a branch over an edge: the target, or a
// block of moves that leads there.
func (g *funcGen) branchTarget(from, to int32) operand {
	if !g.hasMoves(from, to) {
		return labelOp(int(to))
	}
	g.edges = append(g.edges, edge{from, to})
	return labelOp(-(len(g.edgeOf) + len(g.edges)))
}

// emitEdges emits the blocks that the terminator asked for.
func (g *funcGen) emitEdges() {
	for i, e := range g.edges {
		b := g.startBlock()
		g.edgeOf = append(g.edgeOf, b)
		g.emitMoves(g.edgeMoves(e.from, e.to))
		if i < len(g.edges)-1 || e.to != e.from+1 {
			g.emit("bra", labelOp(int(e.to)))
		}
		g.endBlock(b)
	}
	g.edges = g.edges[:0]
}

// jump ends a block with the moves to the target and, unless it follows, a
// branch.
func (g *funcGen) jump(from, to int32) {
	g.emitMoves(g.edgeMoves(from, to))
	if to != from+1 || len(g.edges) > 0 {
		g.emit("bra", labelOp(int(to)))
	}
}

// lowerTerminator ends a block.
func (g *funcGen) lowerTerminator(n *node) {
	switch t := n.inst.(type) {
	case *ir.TermBr:
		g.jump(n.block, g.blockIndex[t.Target.(*ir.Block)])
	case *ir.TermCondBr:
		g.lowerCondBr(n, g.blockIndex[t.TargetTrue.(*ir.Block)], g.blockIndex[t.TargetFalse.(*ir.Block)])
	case *ir.TermSwitch:
		g.lowerSwitch(n, t)
	case *ir.TermRet:
		g.lowerRet(n)
	case *ir.TermUnreachable:
		g.emit("trap")
		g.emit("exit")
	}
}

// lowerCondBr ends a block with two successors. The one that follows, or else
// one that needs moves, is fallen into.
func (g *funcGen) lowerCondBr(n *node, onTrue, onFalse int32) {
	condArg, negated := g.peelNot(n.args[0])
	if g.kindOf(condArg) != kI1 {
		g.fail(n, "condition is no i1")
	}
	cond := g.value(condArg)
	if negated {
		onTrue, onFalse = onFalse, onTrue
	}
	if cond.isImm() {
		if cond.Val == 0 {
			onTrue = onFalse
		}
		g.jump(n.block, onTrue)
		return
	}
	if onTrue == onFalse {
		g.jump(n.block, onTrue)
		return
	}
	trueMoves := g.hasMoves(n.block, onTrue)
	falseMoves := g.hasMoves(n.block, onFalse)
	invert := trueMoves && !falseMoves || trueMoves == falseMoves && onTrue == n.block+1
	if invert {
		onTrue, onFalse = onFalse, onTrue
	}
	target := g.branchTarget(n.block, onTrue)
	g.emitGuarded(cond, invert, "bra", target)
	g.jump(n.block, onFalse)
}

// lowerSwitch compares with one case after another.
func (g *funcGen) lowerSwitch(n *node, t *ir.TermSwitch) {
	k := g.kindOf(n.args[0])
	if !k.isInt() || k == kI1 {
		g.fail(n, "switch on something that is no integer")
	}
	x := g.register(n.args[0])
	targets := map[int32]operand{}
	for _, c := range t.Cases {
		v, ok := c.X.(constant.Constant)
		if !ok {
			g.fail(n, "case is no constant")
		}
		o, ok := literal(v, k)
		if !ok {
			g.fail(n, "case is no constant")
		}
		to := g.blockIndex[c.Target.(*ir.Block)]
		if _, ok := targets[to]; !ok {
			targets[to] = g.branchTarget(n.block, to)
		}
		hit := g.compute(Pred, "setp.eq."+k.info().b, x, o)
		g.emitGuarded(hit, false, "bra", targets[to])
	}
	g.jump(n.block, g.blockIndex[t.TargetDefault.(*ir.Block)])
}

// lowerRet returns.
func (g *funcGen) lowerRet(n *node) {
	if len(n.args) > 0 != g.returns {
		g.fail(n, "return does not match the function's type")
	}
	if g.returns {
		k := g.kindOf(n.args[0])
		if k != scalarKind(g.f.Sig.RetType) {
			g.fail(n, "return does not match the function's type")
		}
		x := g.callValue(g.value(n.args[0]), k)
		g.emit("st.param"+regType[g.result].String(), g.paramAddress(resultName), x)
	}
	g.emit("ret")
}

// isUnrollDisabled reports whether a branch back to the block carries the
// metadata that forbids unrolling.
func (g *funcGen) isUnrollDisabled(block int32) bool {
	return g.noUnroll[block]
}

// findUnrollPragmas looks at the branches that go back.
func (g *funcGen) findUnrollPragmas() {
	g.noUnroll = make(map[int32]bool)
	for i, b := range g.order {
		var list []*metadata.Attachment
		switch t := b.Term.(type) {
		case *ir.TermBr:
			list = t.Metadata
		case *ir.TermCondBr:
			list = t.Metadata
		}
		if !forbidsUnrolling(list) {
			continue
		}
		for _, s := range g.successors(b) {
			if to := g.blockIndex[s]; to <= int32(i) {
				g.noUnroll[to] = true
			}
		}
	}
}

func forbidsUnrolling(list []*metadata.Attachment) bool {
	for _, a := range list {
		loop, ok := a.Node.(*metadata.Tuple)
		if a.Name != "llvm.loop" || !ok {
			continue
		}
		for _, f := range loop.Fields {
			if hint, ok := f.(*metadata.Tuple); ok && len(hint.Fields) > 0 {
				if s, ok := hint.Fields[0].(*metadata.String); ok && s.Value == "llvm.loop.unroll.disable" {
					return true
				}
			}
		}
	}
	return false
}
