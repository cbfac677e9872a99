package ptxgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"

	"tileir/halt"
)

// markNeeded finds which nodes are needed, and in which form, by a walk from
// the nodes with side effects. What it leaves unmarked is never lowered. It
// follows the same peelings as lowering does, so that a folded node stays
// unmarked unless somebody else reads it.
func (g *funcGen) markNeeded() {
	for i := len(g.nodes) - 1; i >= 0; i-- {
		halt.If(g.ctx)
		n := &g.nodes[i]
		if sideEffects[n.op] || n.op == opInlineAsm && asmHasEffect(n) || n.op == opIntrinsic && g.intrinsicHasEffect(n) {
			g.demandArgs(n)
		}
	}
	for len(g.work) > 0 {
		halt.If(g.ctx)
		id := g.work[len(g.work)-1]
		g.work = g.work[:len(g.work)-1]
		g.demandArgs(&g.nodes[id])
	}
}

// demand marks a as read in a form.
func (g *funcGen) demand(a arg, form need) {
	if a.node < 0 {
		return
	}
	n := &g.nodes[a.node]
	if n.need&form != 0 {
		return
	}
	n.need |= form
	g.work = append(g.work, a.node)
}

// demandArgs marks what n reads.
func (g *funcGen) demandArgs(n *node) {
	switch n.op {
	case opLoad, opStore, opAtomicRMW, opCmpXchg:
		p, _ := g.peelGeneric(n.args[0])
		g.demand(p, needAddress)
		g.demandValues(n.args[1:])
	case opGEP:
		g.demand(n.args[0], needAddress)
		for _, a := range n.args[1:] {
			g.demand(g.peelIndex(a, n.kind).arg, needValue)
		}
	case opBitCast:
		if g.isPtrCast(n) && n.need&needValue == 0 {
			g.demand(n.args[0], needAddress)
		} else {
			g.demandValues(n.args)
		}
	case opMul, opShl:
		if x, y, _, ok := g.wideOperands(n); ok {
			g.demand(x, needValue)
			g.demand(y, needValue)
		} else {
			g.demandValues(n.args)
		}
	case opCondBr:
		c, _ := g.peelNot(n.args[0])
		g.demand(c, needValue)
	case opSelect:
		c, _ := g.peelNot(n.args[0])
		g.demand(c, needValue)
		g.demandValues(n.args[1:])
	default:
		g.demandValues(n.args)
	}
}

func (g *funcGen) demandValues(args []arg) {
	for _, a := range args {
		g.demand(a, needValue)
	}
}

// isPtrCast reports whether n is a bitcast that leaves a pointer as it is.
func (g *funcGen) isPtrCast(n *node) bool {
	from, ok := g.typeOf(n.args[0]).(*types.PointerType)
	to, ok2 := n.typ.(*types.PointerType)
	return ok && ok2 && from.AddrSpace == to.AddrSpace
}

func asmHasEffect(n *node) bool {
	call := n.inst.(*ir.InstCall)
	return call.Callee.(*ir.InlineAsm).SideEffect || types.IsVoid(n.typ)
}

// nodeOf returns the node of an operand, or nil for a constant.
func (g *funcGen) nodeOf(a arg) *node {
	if a.node < 0 {
		return nil
	}
	return &g.nodes[a.node]
}

// typeOf returns the type of an operand; a getelementptr's pointee may be off.
func (g *funcGen) typeOf(a arg) types.Type {
	if n := g.nodeOf(a); n != nil {
		return n.typ
	}
	return a.v.Type()
}

// kindOf returns the kind of a scalar operand, or kNone.
func (g *funcGen) kindOf(a arg) kind {
	if n := g.nodeOf(a); n != nil {
		return n.kind
	}
	return scalarKind(a.v.Type())
}

// peelGeneric looks through a cast to the generic space: the access may name
// the specific space instead.
func (g *funcGen) peelGeneric(a arg) (arg, types.AddrSpace) {
	for {
		p, ok := g.typeOf(a).(*types.PointerType)
		if !ok {
			return a, 0
		}
		n := g.nodeOf(a)
		if n == nil || n.op != opAddrSpaceCast || p.AddrSpace != spaceGeneric {
			return a, p.AddrSpace
		}
		a = n.args[0]
	}
}

// peelNot looks through complements of a predicate.
func (g *funcGen) peelNot(a arg) (source arg, negated bool) {
	for {
		n := g.nodeOf(a)
		if n == nil || n.op != opXor || n.kind != kI1 {
			return a, negated
		}
		switch {
		case isConstInt(n.args[1], 1):
			a = n.args[0]
		case isConstInt(n.args[0], 1):
			a = n.args[1]
		default:
			return a, negated
		}
		negated = !negated
	}
}

// constInt returns the value of an integer constant operand.
func constInt(a arg) (int64, bool) {
	c, ok := a.v.(*constant.Int)
	if !ok || !c.X.IsInt64() && !c.X.IsUint64() {
		return 0, false
	}
	if c.Typ.BitSize == 1 {
		return int64(c.X.Bit(0)), true
	}
	if c.X.IsInt64() {
		return c.X.Int64(), true
	}
	return int64(c.X.Uint64()), true
}

func isConstInt(a arg, v int64) bool {
	c, ok := constInt(a)
	return ok && c == v
}

// peelWiden looks through an extension from i32 to i64.
func (g *funcGen) peelWiden(a arg) (source arg, signed, ok bool) {
	n := g.nodeOf(a)
	if n == nil || n.kind != kI64 || n.op != opSExt && n.op != opZExt {
		return a, false, false
	}
	if g.kindOf(n.args[0]) != kI32 {
		return a, false, false
	}
	return n.args[0], n.op == opSExt, true
}

// wideOperands finds a 64-bit product of 32-bit factors. A factor that is a
// constant is returned as it is; a shift becomes a product with shift set to
// its amount.
func (g *funcGen) wideOperands(n *node) (x, y arg, signed, ok bool) {
	if n.kind != kI64 {
		return x, y, false, false
	}
	x, signed, ok = g.peelWiden(n.args[0])
	if !ok {
		return x, y, false, false
	}
	if c, isConst := constInt(n.args[1]); isConst {
		switch {
		case n.op == opShl:
			return x, n.args[1], signed, c >= 0 && c < 31
		case signed:
			return x, n.args[1], signed, c == int64(int32(c))
		default:
			return x, n.args[1], signed, c == int64(uint32(c))
		}
	}
	if n.op == opShl {
		return x, y, false, false
	}
	y, ySigned, ok := g.peelWiden(n.args[1])
	return x, y, signed, ok && signed == ySigned
}

// index is a getelementptr index as source + add, where the source may be
// narrower than the address.
type index struct {
	arg
	narrow bool // the source is 32 bits wide where the address has 64
	signed bool // how a narrow source extends
	add    int64
}

// peelIndex looks through extensions and added constants of an index into an
// address of kind base.
func (g *funcGen) peelIndex(a arg, base kind) index {
	x := g.peelAdd(index{arg: a, signed: true}, base)
	if source, signed, ok := g.peelWiden(x.arg); ok {
		x.arg, x.signed = source, signed
		x = g.peelAdd(x, base)
	}
	x.narrow = base == kPtr && g.kindOf(x.arg) == kI32
	return x
}

// peelAdd looks through additions of constants that commute with the extension
// of the index to the width of the address: those of that width or more, and
// those of i32 that cannot overflow where a sign extension follows.
func (g *funcGen) peelAdd(x index, base kind) index {
	for {
		n := g.nodeOf(x.arg)
		if n == nil || n.op != opAdd {
			return x
		}
		wide := n.kind == kI64 || n.kind == kI32 && base == kPtr32
		if !wide && (n.kind != kI32 || n.flags&flagNSW == 0 || !x.signed) {
			return x
		}
		c, ok := constInt(n.args[1])
		if !ok || c != int64(int32(c)) {
			return x
		}
		x.arg = n.args[0]
		x.add += c
	}
}
