package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
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
// which then tells those that hold copies of the result.
func (g *gen) atomic(op *ast.Op) error {
	t, err := g.newTile(op.Results[0])
	if err != nil {
		return err
	}
	elem := t.typ.ElemNum()
	if elem.MemBits() < 32 && !(elem == num.F16 && op.Enum("mode", ast.AtomicAdd) == ast.AtomicAddF) {
		return g.unsupported(op, "atomics on %s", elem)
	}
	cas := op.Opcode == ast.OpAtomicCASTko
	first, maskAt := 1, 2
	if cas {
		maskAt = 3
	}
	addrs := g.regs(op.Group(0)[0])
	vals := g.regs(op.Group(first)[0])
	var news, mask []value.Value
	if cas {
		news = g.regs(op.Group(2)[0])
	}
	if m := op.Opt(maskAt); m != nil {
		mask = g.regs(m)
	}
	undef := g.constantBits(t.typ.Elem, 0)
	t.regs = make([]value.Value, t.layout.NumRegs())
	write := func() {
		for r := range t.regs {
			r := r
			var cond value.Value
			if mask != nil {
				cond = mask[r]
			}
			t.regs[r] = g.where(cond, undef, func() value.Value {
				if cas {
					return g.compareSwap(op, addrs[r], vals[r], news[r], elem)
				}
				return g.readModifyWrite(op, addrs[r], vals[r], elem)
			})
		}
	}
	owner := g.owner(t.layout)
	if owner == nil {
		write()
	} else {
		g.whereTile(owner, t, undef, write)
	}
	g.tiles[op.Results[0]] = t
	return g.shareResult(op, t)
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
	order := op.Enum("memory_ordering_semantics", ast.OrderRelaxed)
	failure := order
	switch order {
	case ast.OrderRelease:
		failure = ast.OrderRelaxed
	case ast.AcqRel:
		failure = ast.OrderAcquire
	}
	x := g.b.NewCmpXchg(g.pointerAt(addr, it), g.reinterpret(cmp, it), g.reinterpret(val, it),
		atomicOrderings[order], atomicOrderings[failure])
	x.SyncScope = syncScopes[op.Enum("memory_scope", ast.ScopeSystem)]
	return g.reinterpret(g.b.NewExtractValue(x, 0), numType(elem))
}

func (g *gen) readModifyWrite(op *ast.Op, addr, val value.Value, elem num.Type) value.Value {
	mode := op.Enum("mode", ast.AtomicAdd)
	lt := numType(elem)
	at := lt
	if mode != ast.AtomicAddF {
		at = bitsType(elem.MemBits())
	}
	x := g.b.NewAtomicRMW(atomicOps[mode], g.pointerAt(addr, at), g.reinterpret(val, at),
		atomicOrderings[op.Enum("memory_ordering_semantics", ast.OrderRelaxed)])
	x.SyncScope = syncScopes[op.Enum("memory_scope", ast.ScopeSystem)]
	return g.reinterpret(x, lt)
}
