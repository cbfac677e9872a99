package ptxgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
)

// lowerFence orders memory accesses.
func (g *funcGen) lowerFence(n *node) {
	inst := n.inst.(*ir.InstFence)
	if inst.SyncScope == "singlethread" {
		return // orders the compiler only, and this one reorders nothing
	}
	scope := g.scope(n, inst.SyncScope)
	if inst.Ordering == enum.AtomicOrderingSequentiallyConsistent {
		g.emit("fence.sc" + scope)
		return
	}
	g.emit("fence.acq_rel" + scope)
}

// atomicOpcodes are the operation and type of an atomic by kind.
var atomicOpcodes = map[enum.AtomicOp][numKinds]string{
	enum.AtomicOpAdd:  {kI32: "add.u32", kI64: "add.u64"},
	enum.AtomicOpSub:  {kI32: "add.u32", kI64: "add.u64"},
	enum.AtomicOpAnd:  {kI32: "and.b32", kI64: "and.b64"},
	enum.AtomicOpOr:   {kI32: "or.b32", kI64: "or.b64"},
	enum.AtomicOpXor:  {kI32: "xor.b32", kI64: "xor.b64"},
	enum.AtomicOpMax:  {kI32: "max.s32", kI64: "max.s64"},
	enum.AtomicOpMin:  {kI32: "min.s32", kI64: "min.s64"},
	enum.AtomicOpUMax: {kI32: "max.u32", kI64: "max.u64"},
	enum.AtomicOpUMin: {kI32: "min.u32", kI64: "min.u64"},
	enum.AtomicOpXChg: {kI32: "exch.b32", kF32: "exch.b32", kPtr32: "exch.b32", kI64: "exch.b64", kF64: "exch.b64", kPtr: "exch.b64"},
	enum.AtomicOpFAdd: {kF16: "add.noftz.f16", kBF16: "add.noftz.bf16", kF32: "add.f32", kF64: "add.f64"},
	enum.AtomicOpFSub: {kF16: "add.noftz.f16", kBF16: "add.noftz.bf16", kF32: "add.f32", kF64: "add.f64"},
}

// atomicSemantics returns the qualifiers of a read-modify-write, after emitting
// the fence that sequential consistency puts before it.
func (g *funcGen) atomicSemantics(n *node, order enum.AtomicOrdering, syncScope string) string {
	scope := g.scope(n, syncScope)
	switch order {
	case enum.AtomicOrderingMonotonic, enum.AtomicOrderingUnordered:
		return ".relaxed" + scope
	case enum.AtomicOrderingAcquire:
		return ".acquire" + scope
	case enum.AtomicOrderingRelease:
		return ".release" + scope
	case enum.AtomicOrderingAcquireRelease:
		return ".acq_rel" + scope
	case enum.AtomicOrderingSequentiallyConsistent:
		g.emit("fence.sc" + scope)
		return ".acquire" + scope
	}
	g.fail(n, "unsupported memory ordering")
	return ""
}

// lowerAtomicRMW modifies memory; without a reader of the old value it is a
// reduction.
func (g *funcGen) lowerAtomicRMW(n *node) {
	inst := n.inst.(*ir.InstAtomicRMW)
	name := atomicOpcodes[inst.Op][n.kind]
	if name == "" {
		g.fail(n, "no such atomic operation on values of type %s", n.typ)
	}
	address, space := g.pointer(n, n.args[0])
	if space == spaceConst || space == spaceLocal {
		g.fail(n, "atomic operation in address space %d", space)
	}
	x := g.value(n.args[1])
	switch inst.Op {
	case enum.AtomicOpSub:
		x = g.intBinary(opSub, n.kind, intOp(0), x)
	case enum.AtomicOpFSub:
		x = g.negate(n, n.kind, x)
	}
	if n.kind.class() == B16 {
		x = g.inRegister(x, B16)
	}
	order := inst.Ordering
	reduction := n.need == 0 && inst.Op != enum.AtomicOpXChg &&
		(order == enum.AtomicOrderingMonotonic || order == enum.AtomicOrderingRelease)
	suffix := g.atomicSemantics(n, order, inst.SyncScope) + spaceNames[space] + "." + name
	if n.kind == kBF16 && !g.moduleGen.has("atom"+suffix) {
		g.fail(n, "%s has no atomic addition of bfloat", g.moduleGen.out.Target)
	}
	if reduction {
		g.emit("red"+suffix, address, x)
		return
	}
	n.val = g.compute(n.kind.class(), "atom"+suffix, address, x)
}

// strongest returns the ordering that covers success and failure.
func strongest(success, failure enum.AtomicOrdering) enum.AtomicOrdering {
	if failure == enum.AtomicOrderingSequentiallyConsistent {
		return failure
	}
	if failure == enum.AtomicOrderingAcquire {
		switch success {
		case enum.AtomicOrderingMonotonic:
			return failure
		case enum.AtomicOrderingRelease:
			return enum.AtomicOrderingAcquireRelease
		}
	}
	return success
}

// lowerCmpXchg compares and swaps.
func (g *funcGen) lowerCmpXchg(n *node) {
	inst := n.inst.(*ir.InstCmpXchg)
	k := g.kindOf(n.args[1])
	if k == kNone || k.isFloat() || k == kI1 || k == kI8 || g.kindOf(n.args[2]) != k {
		g.fail(n, "compare and exchange of values of this type")
	}
	address, space := g.pointer(n, n.args[0])
	cmp, x := g.value(n.args[1]), g.value(n.args[2])
	if k == kI16 {
		cmp, x = g.inRegister(cmp, B16), g.inRegister(x, B16)
	}
	order := strongest(inst.SuccessOrdering, inst.FailureOrdering)
	suffix := g.atomicSemantics(n, order, inst.SyncScope) + spaceNames[space] + ".cas." + k.info().b
	old := g.compute(k.class(), "atom"+suffix, address, cmp, x)
	n.slots = []operand{old, {}}
	if n.need != 0 {
		n.slots[1] = g.compute(Pred, "setp.eq."+k.info().b, old, cmp)
	}
}
