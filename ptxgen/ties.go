package ptxgen

import (
	"slices"

	"github.com/llir/llvm/ir"

	"tileir/halt"
)

// A constraint of inline assembly can tie an input to an output: both must be
// one register. A move from the one to the other would be correct, but a move
// of an accumulator between asynchronous matrix instructions makes ptxas
// serialize them. So an input that dies in the instruction gives its register
// to the output.
//
// The input may do so if it is not live after the instruction. Registers are
// shared between values (a bitcast, an addition of zero, a folded address), so
// the uses that count are those of the value and of everything that may share
// its register. Because a value's definition dominates its uses, two values
// that are coalesced this way can never be live together.

// tie names a tied operand: the node of the instruction, and the argument.
type tie struct {
	node int32
	arg  int
}

// ownRegister lists the operations whose results never share a register with
// an operand.
var ownRegister = [numNodeOps]bool{
	opFAdd: true, opFSub: true, opFMul: true, opFDiv: true, opFNeg: true, opICmp: true, opFCmp: true,
	opFPTrunc: true, opFPExt: true, opFPToSI: true, opFPToUI: true, opSIToFP: true, opUIToFP: true,
	opLoad: true, opStore: true, opCmpXchg: true, opAtomicRMW: true, opCall: true, opInlineAsm: true,
	opCondBr: true, opSwitch: true, opRet: true, opParam: true,
}

// tieFinder finds the ties of one function.
type tieFinder struct {
	g *funcGen
	// users[start[i]:start[i+1]] are the nodes that read node i.
	start, users []int32
	live         []int32 // stamps of blocks at whose end the value is live
	stamp        int32
}

// findTies decides for each tied operand whether its register may be given away.
func (g *funcGen) findTies() {
	g.ties = map[tie]struct{}{}
	var f *tieFinder
	for id := range g.nodes {
		halt.If(g.ctx)
		n := &g.nodes[id]
		if n.op != opInlineAsm || n.need == 0 && !g.isEffect(n) {
			continue
		}
		spec := g.asmSpec(n)
		for i, tied := range spec.tied {
			if tied < 0 || i >= len(n.args) || n.args[i].node < 0 {
				continue
			}
			if f == nil {
				f = newTieFinder(g)
			}
			if f.diesIn(n.args[i].node, int32(id)) {
				g.ties[tie{int32(id), i}] = struct{}{}
			}
		}
	}
}

func newTieFinder(g *funcGen) *tieFinder {
	f := &tieFinder{g: g, start: make([]int32, len(g.nodes)+1), live: make([]int32, len(g.order))}
	for i := range g.nodes {
		for _, a := range g.nodes[i].args {
			if a.node >= 0 {
				f.start[a.node+1]++
			}
		}
	}
	for i := range g.nodes {
		f.start[i+1] += f.start[i]
	}
	f.users = make([]int32, f.start[len(g.nodes)])
	next := slices.Clone(f.start)
	for i := range g.nodes {
		for _, a := range g.nodes[i].args {
			if a.node >= 0 {
				f.users[next[a.node]] = int32(i)
				next[a.node]++
			}
		}
	}
	return f
}

// diesIn reports whether no use of a value, or of what shares its register, can
// follow the instruction at.
func (f *tieFinder) diesIn(value, at int32) bool {
	if !f.isRoot(value) {
		return false
	}
	f.stamp++
	def := f.g.nodes[value].block
	seen := map[int32]bool{value: true}
	pending := []int32{value}
	readsHere := 0
	for len(pending) > 0 {
		v := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		halt.If(f.g.ctx)
		for _, u := range f.users[f.start[v]:f.start[v+1]] {
			if u == at {
				readsHere++
			}
			if readsHere > 1 || !f.noteUse(v, u, def, at) {
				return false
			}
			if f.sharesRegister(u) && !seen[u] {
				seen[u] = true
				pending = append(pending, u)
			}
		}
	}
	return true
}

// isRoot reports whether a node has a register of its own, or is a result of
// inline assembly that nobody else takes out.
func (f *tieFinder) isRoot(id int32) bool {
	n := &f.g.nodes[id]
	if n.kind == kNone || n.kind == kI1 || n.block < 0 {
		return false
	}
	if n.op == opPhi {
		return !f.g.isForwarded(n)
	}
	if n.op != opExtractValue {
		return ownRegister[n.op]
	}
	source := n.args[0].node
	if source < 0 || f.g.nodes[source].op != opInlineAsm {
		return false
	}
	// The result's registers are defined by the instruction; this node must be
	// in its block for the definition's place to be right.
	if f.g.nodes[source].block != n.block {
		return false
	}
	mine := n.inst.(*ir.InstExtractValue).Indices
	for _, u := range f.users[f.start[source]:f.start[source+1]] {
		other := &f.g.nodes[u]
		if other.op != opExtractValue {
			return false
		}
		if u != id && slices.Equal(mine, other.inst.(*ir.InstExtractValue).Indices) {
			return false
		}
	}
	return true
}

func (f *tieFinder) sharesRegister(id int32) bool {
	n := &f.g.nodes[id]
	if n.op == opPhi {
		return f.g.isForwarded(n)
	}
	return !ownRegister[n.op]
}

// noteUse records that user reads value, defined in block def, and reports
// false if that can happen after the instruction at.
func (f *tieFinder) noteUse(value, user, def, at int32) bool {
	u := &f.g.nodes[user]
	if u.op == opPhi {
		for i, a := range u.args {
			if a.node == value && !f.liveAtEnd(f.g.phiPreds[u][i], def, f.g.nodes[at].block) {
				return false
			}
		}
		return true
	}
	block := f.g.nodes[at].block
	if u.block == block && user > at {
		return false
	}
	return u.block == def || f.liveAtStart(u.block, def, block)
}

// liveAtStart spreads liveness to the predecessors of a block.
func (f *tieFinder) liveAtStart(block, def, stop int32) bool {
	for _, p := range f.g.preds[block] {
		if !f.liveAtEnd(p, def, stop) {
			return false
		}
	}
	return true
}

// liveAtEnd records that the value is live at the end of a block, and reports
// false if that block is stop.
func (f *tieFinder) liveAtEnd(block, def, stop int32) bool {
	work := []int32{block}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == stop {
			return false
		}
		if f.live[b] == f.stamp || b == def {
			continue
		}
		f.live[b] = f.stamp
		work = append(work, f.g.preds[b]...)
	}
	return true
}
