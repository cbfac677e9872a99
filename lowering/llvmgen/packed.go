package llvmgen

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/views"
)

// Elements of 4 bits lie two to a byte in memory, the first in the lower half.
// A window on them counts addresses in halves of bytes; everything else of it
// is as usual. Where the plan says that an access moves two elements or more, whole
// bytes are moved; else each element is fetched from its byte, and put there by an
// atomic exchange, since other threads may be writing its neighbours.

// isPacked reports whether elements share bytes.
func isPacked(t ast.Type) bool { return memBits(t) < 8 }

// half is the address of register r, counted in halves of bytes.
func (w *window) half(r int) value.Value { return w.g.addressOf(w.pointer(r, types.I8)) }

// byteAt is the address of the byte that half number h is in.
func (g *gen) byteAt(h value.Value) value.Value {
	return g.pointerAt(g.b.NewLShr(h, i64(1)), types.I8)
}

// loadPacked is loadView for elements of 4 bits.
func (g *gen) loadPacked(op *ast.Op, t *tile, w *window) error {
	elem := ast.NumType(w.m.Tensor.Elem)
	pad := g.constantBits(elem, views.PadBits(w.m.Pad, elem.Num()))
	byteType := ast.NumType(num.I8)
	fetch := func(mem memory, r, n int) (bytes []value.Value, h, cond value.Value) {
		h, cond = w.half(r), w.inBounds(r, -1)
		return g.load(mem, g.byteAt(h), cond, n, byteType, constant.NewInt(types.I8, 0)), h, cond
	}
	padded := func(cond, v value.Value) value.Value {
		if cond == nil {
			return v
		}
		return g.b.NewSelect(cond, v, pad)
	}
	low, four := constant.NewInt(types.I8, 15), constant.NewInt(types.I8, 4)
	if n := gpu.VectorOf(op, w.l); n > 1 {
		return g.loadInto(op, t, func(mem memory, r int) {
			r &^= n - 1
			bytes, _, cond := fetch(mem, r, n/2)
			for i, b := range bytes {
				t.regs[r+2*i] = padded(cond, g.b.NewAnd(b, low))
				t.regs[r+2*i+1] = padded(cond, g.b.NewLShr(b, four))
			}
		})
	}
	return g.loadInto(op, t, func(mem memory, r int) {
		bytes, h, cond := fetch(mem, r, 1)
		shift := g.b.NewShl(g.b.NewAnd(g.b.NewTrunc(h, types.I8), constant.NewInt(types.I8, 1)), constant.NewInt(types.I8, 2))
		t.regs[r] = padded(cond, g.b.NewAnd(g.b.NewLShr(bytes[0], shift), low))
	})
}

// loadLowHalf reads the element that a pointer points to, the lower half of a
// byte, or yields pad.
func (g *gen) loadLowHalf(mem memory, addr, cond, pad value.Value) value.Value {
	b := g.load(mem, g.pointerAt(addr, types.I8), cond, 1, ast.NumType(num.I8), pad)[0]
	return g.b.NewAnd(b, constant.NewInt(types.I8, 15))
}

// storePacked is storeView for elements of 4 bits.
func (g *gen) storePacked(op *ast.Op, stored *ast.Value, w *window) error {
	if n := gpu.VectorOf(op, w.l); n > 1 {
		four := constant.NewInt(types.I8, 4)
		return g.storeFrom(op, stored, n, func(mem memory, r int, regs []value.Value) {
			bytes := make([]value.Value, n/2)
			for i := range bytes {
				bytes[i] = g.b.NewOr(regs[2*i], g.b.NewShl(regs[2*i+1], four))
			}
			g.store(mem, g.byteAt(w.half(r)), w.inBounds(r, -1), bytes, ast.NumType(num.I8))
		})
	}
	return g.storeHalves(op, stored, func(r int) (h, cond value.Value) { return w.half(r), w.inBounds(r, -1) })
}

// storeHalves stores elements of 4 bits one by one: at says the half byte that register
// r is stored to and the condition, or nil.
func (g *gen) storeHalves(op *ast.Op, stored *ast.Value, at func(r int) (h, cond value.Value)) error {
	err := g.storeFrom(op, stored, 1, func(_ memory, r int, regs []value.Value) {
		h, cond := at(r)
		g.only(cond, func() { g.storeHalf(op, h, regs[0]) })
	})
	g.reconverge()
	return err
}

// storeHalf sets half a byte. What lies beside it stays: the least that can be exchanged
// atomically is the 16 bits around it, of which one byte may be beyond the end of a
// buffer of an odd number of bytes.
func (g *gen) storeHalf(op *ast.Op, h, v value.Value) {
	order, scope := enum.AtomicOrderingMonotonic, "device"
	if !op.IsWeak() {
		order, scope = atomicOrderings[op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)], g.syncScope(op)
	}
	g.b.NewCall(g.setHalf(order, scope), h, v)
}

// setHalf is the function of the module that sets half a byte and returns what was in
// the 16 bits around it.
func (mg *moduleGen) setHalf(order enum.AtomicOrdering, scope string) *ir.Func {
	name := fmt.Sprintf("$set_half_%s_%s", order, scope)
	return mg.function(name, types.I16, []types.Type{types.I64, types.I8}, func(c *calc, x []value.Value) value.Value {
		shift := c.b.NewShl(c.b.NewAnd(c.b.NewTrunc(x[0], types.I16), constant.NewInt(types.I16, 3)), constant.NewInt(types.I16, 2))
		keep := c.b.NewXor(c.b.NewShl(constant.NewInt(types.I16, 15), shift), constant.NewInt(types.I16, -1))
		set := c.b.NewShl(c.b.NewZExt(x[1], types.I16), shift)
		addr := c.b.NewAnd(c.b.NewLShr(x[0], i64(1)), i64(-2))
		return c.exchange(addr, order, scope, func(old value.Value) value.Value { return c.b.NewOr(c.b.NewAnd(old, keep), set) })
	})
}

// repackHalves writes pack of 4-bit elements and unpack to them. In shared
// memory such an element takes a byte, so a byte of the other side is a pair.
func (g *gen) repackHalves(op *ast.Op, src, t *tile, regs []value.Value) {
	pair := ast.NumType(num.I16)
	m := g.ownedMove(op.Source(), t.typ.Elem)
	if isPacked(src.typ.Elem) {
		m.to = pair
		t.regs = g.move1(op, m)
		for r, v := range t.regs {
			high := g.b.NewLShr(v, constant.NewInt(types.I16, 4)) // the second byte's low half
			t.regs[r] = g.b.NewTrunc(g.b.NewOr(v, high), types.I8)
		}
		return
	}
	m.from = pair
	for r, v := range regs {
		w := g.b.NewZExt(v, types.I16)
		both := g.b.NewOr(w, g.b.NewShl(w, constant.NewInt(types.I16, 4)))
		m.regs[r] = g.b.NewAnd(both, constant.NewInt(types.I16, 0x0f0f))
	}
	t.regs = g.move1(op, m)
}
