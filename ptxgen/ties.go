package ptxgen

import (
	"slices"

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
	shared       []int32 // stamps of nodes that may share the value's register
	stamp        int32
	taken        map[int32][]int32 // see partsOf
}

// findTies decides for each tied operand whether its register may be given away.
func (g *funcGen) findTies() {
	g.ties = map[int32][]bool{}
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
			if !f.diesIn(n.args[i].node, int32(id)) {
				continue
			}
			if g.ties[int32(id)] == nil {
				g.ties[int32(id)] = make([]bool, len(spec.tied))
			}
			g.ties[int32(id)][i] = true
		}
	}
}

func newTieFinder(g *funcGen) *tieFinder {
	f := &tieFinder{
		g: g, start: make([]int32, len(g.nodes)+1),
		live: make([]int32, len(g.order)), shared: make([]int32, len(g.nodes)), taken: map[int32][]int32{},
	}
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
	f.shared[value] = f.stamp
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
			if f.sharesRegister(u) && f.shared[u] != f.stamp {
				f.shared[u] = f.stamp
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
	taken := f.partsOf(source)
	first, count := f.g.extracted(n)
	return taken != nil && !slices.ContainsFunc(taken[first:first+count], func(readers int32) bool { return readers > 1 })
}

// partsOf returns for each scalar of a result of inline assembly how many nodes take it out,
// or nil if one reads the result as a whole.
func (f *tieFinder) partsOf(source int32) []int32 {
	if taken, ok := f.taken[source]; ok {
		return taken
	}
	var taken []int32
	if s := f.g.types.shape(f.g.nodes[source].typ); s != nil {
		taken = make([]int32, len(s.slots))
	}
	for _, u := range f.users[f.start[source]:f.start[source+1]] {
		n := &f.g.nodes[u]
		if n.op != opExtractValue || taken == nil {
			taken = nil
			break
		}
		first, count := f.g.extracted(n)
		for i := range count {
			taken[first+i]++
		}
	}
	f.taken[source] = taken
	return taken
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
		for _, a := range u.args {
			if a.node == value && !f.liveAtEnd(a.pred, def, f.g.nodes[at].block) {
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
