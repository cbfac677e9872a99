package llvmgen

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/ptxgen/asm"
)

var atomicOrderings = map[uint32]enum.AtomicOrdering{
	ast.OrderRelaxed: enum.AtomicOrderingMonotonic, ast.OrderAcquire: enum.AtomicOrderingAcquire,
	ast.OrderRelease: enum.AtomicOrderingRelease, ast.AcqRel: enum.AtomicOrderingAcquireRelease,
}

var syncScopes = map[uint32]string{ast.ScopeTileBlock: "block", ast.ScopeDevice: "device", ast.ScopeSystem: ""}

var atomicOps = map[uint32]enum.AtomicOp{
	ast.AtomicAnd: enum.AtomicOpAnd, ast.AtomicOr: enum.AtomicOpOr, ast.AtomicXor: enum.AtomicOpXor,
	ast.AtomicAdd: enum.AtomicOpAdd, ast.AtomicAddF: enum.AtomicOpFAdd, ast.AtomicMax: enum.AtomicOpMax,
	ast.AtomicMin: enum.AtomicOpMin, ast.AtomicUMax: enum.AtomicOpUMax, ast.AtomicUMin: enum.AtomicOpUMin,
	ast.AtomicXchg: enum.AtomicOpXChg,
}

// atomic writes atomic_cas_tko and atomic_rmw_tko: one thread for each element,
// which then tells those that hold copies of the result. An element that the
// mask leaves out yields what it was compared with, or zero.
func (g *gen) atomic(op *ast.Op) error {
	t, err := g.newTile(op.Get(ast.OutResult))
	if err != nil {
		return err
	}
	cas := op.Opcode == ast.OpAtomicCASTko
	addrs := g.regs(op.Get(ast.InPointers))
	var vals, news, mask []value.Value
	if cas {
		vals, news = g.regs(op.Get(ast.InCmp)), g.regs(op.Get(ast.InVal))
	} else {
		vals = g.regs(op.Get(ast.InArg))
	}
	if m := op.Get(ast.InMask); m != nil {
		mask = g.regs(m)
	}
	if n := gpu.VectorOf(op, t.layout); n > 1 {
		g.only(g.owner(t.layout), func() {
			for r := 0; r < len(vals); r += n {
				g.only(maskAt(mask, r), func() { g.reduceRun(op, addrs[r], vals[r:r+n], t.typ.Elem) })
			}
		})
		return nil // nobody reads the result
	}
	zero := g.constantBits(t.typ.Elem, 0)
	t.regs = make([]value.Value, t.layout.NumRegs())
	write := func() {
		for r := range t.regs {
			other := zero
			if cas {
				other = vals[r]
			}
			t.regs[r] = g.where(maskAt(mask, r), other, func() value.Value {
				if cas {
					return g.compareSwap(op, addrs[r], vals[r], news[r], t.typ.ElemNum())
				}
				return g.readModifyWrite(op, addrs[r], vals[r], t.typ.ElemNum())
			})
		}
	}
	if owner := g.owner(t.layout); owner == nil {
		write()
	} else {
		g.whereTile(owner, t, zero, write)
	}
	if g.retries(t.typ.ElemNum()) {
		g.reconverge()
	}
	g.tiles[op.Get(ast.OutResult)] = t
	return g.shareResult(op, t)
}

// atomicRedView combines each element that is inside the tensor into memory.
func (g *gen) atomicRedView(op *ast.Op) error {
	tile := op.Get(ast.InValue)
	l := g.tile(tile).layout
	w, err := g.newWindow(op, op.Get(ast.InView), op.List(ast.InIndex), l, nil)
	if err != nil {
		return err
	}
	regs := g.regs(tile)
	elem := w.m.Tensor.Elem
	n := gpu.VectorOf(op, l)
	g.only(g.owner(l), func() {
		for r := 0; r < len(regs); r += n {
			addr := g.addressOf(w.pointer(r, types.I8))
			g.only(w.inBounds(r, -1), func() {
				if n > 1 {
					g.reduceRun(op, addr, regs[r:r+n], ast.NumType(elem))
				} else {
					g.readModifyWrite(op, addr, regs[r], elem)
				}
			})
		}
	})
	if g.retries(elem) {
		g.reconverge()
	}
	return nil
}

// retries reports whether an atomic operation on such elements is a loop: an exchange
// that is tried again.
func (g *gen) retries(elem num.Type) bool { return elem == num.BF16 && !g.machine.AtomicAddBF16 }

// reduceRun adds several numbers to neighbours in memory by one instruction,
// which LLVM IR has not. Each addition is atomic, all of them together are not.
func (g *gen) reduceRun(op *ast.Op, addr value.Value, vals []value.Value, elem ast.Type) {
	mt := memType(elem)
	words, wt := wordsOf(len(vals), mt)
	args := append([]value.Value{addr}, g.joinWords(vals, words, wt, mt, elem)...)
	order := known(ptxOrders, op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderRelaxed))
	of := elem.(ast.NumType).Num()
	elements := known(ptxTypes, of)
	if mt.BitSize == 16 {
		elements = known(ptxPairs, of)
	}
	g.issue(asm.ReduceAdd{Order: order, Scope: g.scope(op), Elements: elements, Words: words}, args...)
}

// where computes a value for the threads that satisfy cond; the others get
// other.
func (g *gen) where(cond, other value.Value, f func() value.Value) value.Value {
	if cond == nil {
		return f()
	}
	from, then, join := g.b, g.newBlock("where"), g.newBlock("join")
	g.b.NewCondBr(cond, then, join)
	g.b = then
	v := f()
	end := g.b
	end.NewBr(join)
	g.b = join
	return join.NewPhi(ir.NewIncoming(v, end), ir.NewIncoming(other, from))
}

// whereTile does the same for all registers of a tile at once.
func (g *gen) whereTile(cond value.Value, t *tile, other value.Value, f func()) {
	from, then, join := g.b, g.newBlock("owner"), g.newBlock("join")
	g.b.NewCondBr(cond, then, join)
	g.b = then
	f()
	end := g.b
	end.NewBr(join)
	g.b = join
	for r, v := range t.regs {
		t.regs[r] = join.NewPhi(ir.NewIncoming(v, end), ir.NewIncoming(other, from))
	}
}

// compareSwap compares bits, as the language does for numbers of any type.
func (g *gen) compareSwap(op *ast.Op, addr, cmp, val value.Value, elem num.Type) value.Value {
	it := bitsType(elem.MemBits())
	order := atomicOrderings[op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderRelaxed)]
	x := g.b.NewCmpXchg(g.pointerAt(addr, it), g.reinterpret(cmp, it), g.reinterpret(val, it), order, failureOrdering(order))
	x.SyncScope = g.syncScope(op)
	return g.reinterpret(g.b.NewExtractValue(x, 0), numType(elem))
}

func (g *gen) readModifyWrite(op *ast.Op, addr, val value.Value, elem num.Type) value.Value {
	mode := op.Enum(ast.KeyMode, ast.AtomicAdd)
	order := atomicOrderings[op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderRelaxed)]
	scope := g.syncScope(op)
	if g.retries(elem) {
		return g.b.NewCall(g.addBfloat(order, scope), addr, val)
	}
	lt := numType(elem)
	at := lt
	if mode != ast.AtomicAddF {
		at = bitsType(elem.MemBits())
	}
	x := g.b.NewAtomicRMW(atomicOps[mode], g.pointerAt(addr, at), g.reinterpret(val, at), order)
	x.SyncScope = scope
	return g.reinterpret(x, lt)
}

// addBfloat is the function of the module that adds a bfloat where there is no
// instruction for it.
func (mg *moduleGen) addBfloat(order enum.AtomicOrdering, scope string) *ir.Func {
	name := fmt.Sprintf("$atomic_add_bf16_%s_%s", order, scope)
	return mg.function(name, bfloat, []types.Type{types.I64, bfloat}, func(c *calc, x []value.Value) value.Value {
		old := c.exchange(x[0], order, scope, func(old value.Value) value.Value {
			return c.b.NewBitCast(c.b.NewFAdd(c.b.NewBitCast(old, bfloat), x[1]), types.I16)
		})
		return c.b.NewBitCast(old, bfloat)
	})
}

// exchange replaces 16 bits at an address by what becomes of them, again until nobody
// else has written to them in between, and returns the old ones. It touches no byte
// beside them: there may be none.
func (c *calc) exchange(addr value.Value, order enum.AtomicOrdering, scope string, next func(old value.Value) value.Value) value.Value {
	p := c.b.NewIntToPtr(addr, pointerTo(types.I16, globalSpace))
	first := c.b.NewLoad(types.I16, p)
	first.Align, first.Atomic, first.Ordering, first.SyncScope = 2, true, enum.AtomicOrderingMonotonic, scope
	start, loop := c.b, c.newBlock()
	start.NewBr(loop)
	c.b = loop
	old := loop.NewPhi(ir.NewIncoming(first, start))
	swap := c.b.NewCmpXchg(p, old, next(old), order, failureOrdering(order))
	swap.SyncScope = scope
	old.Incs = append(old.Incs, ir.NewIncoming(c.b.NewExtractValue(swap, 0), loop))
	end := c.newBlock()
	loop.NewCondBr(c.b.NewExtractValue(swap, 1), end, loop)
	c.b = end
	return old
}

// failureOrdering is the strongest ordering that a comparison that fails may
// have.
func failureOrdering(order enum.AtomicOrdering) enum.AtomicOrdering {
	switch order {
	case enum.AtomicOrderingRelease:
		return enum.AtomicOrderingMonotonic
	case enum.AtomicOrderingAcquireRelease:
		return enum.AtomicOrderingAcquire
	}
	return order
}
