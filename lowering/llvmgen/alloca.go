package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
)

// The memory of alloca ops is global memory, so that all accesses are alike
// and other tile blocks can reach what is marked global. As many parts of it
// exist as CTAs can run at a time; a CTA takes one when it starts and gives it
// back when it ends:
//
//	locks[poolWords]   one bit per part, set while a CTA has it
//	parts              poolWords · partsPerWord of them
//
// A CTA looks for a free bit from the word of its multiprocessor on. That word
// has a bit for each CTA that a multiprocessor can hold, so the search ends at
// once; where multiprocessors share a word it still ends when some CTA does.

const (
	poolWords    = 256     // at least as many as a GPU has multiprocessors
	maxThreads   = 2048    // of a multiprocessor
	maxPoolBytes = 1 << 30 // beyond that an alloca is refused
)

// pool is a kernel's share of this.
type pool struct {
	offsets map[*ast.Op]int64 // within a part
	lock    value.Value       // the word that holds the CTA's bit
	bit     value.Value
	part    value.Value // address of the CTA's part, i64
}

// preparePool takes a part for the CTA if the kernel has alloca ops.
func (g *gen) preparePool() error {
	p := &pool{offsets: map[*ast.Op]int64{}}
	var size, align int64 = 0, 16
	var last *ast.Op
	g.entry.Walk(func(op *ast.Op) {
		if op.Opcode != ast.OpAlloca {
			return
		}
		a := max(op.Int("alignment", 1), 1)
		size = (size + a - 1) / a * a
		p.offsets[op] = size
		elem := ast.AsTile(op.Result(0).Type).Pointee()
		size += (op.Int("num_elem", 0)*int64(elem.MemBits()) + 7) / 8
		align, last = max(align, a), op
	})
	if last == nil {
		return nil
	}
	size = (size + align - 1) / align * align
	parts := int64(min(maxThreads*g.cluster/(32*g.warps), 32))
	if size > maxPoolBytes/(poolWords*parts) {
		return g.unsupported(last, "a tile block asks for %d bytes, and at most %d can be had", size, maxPoolBytes/(poolWords*parts))
	}
	locks := g.bytesOf("locks."+g.kernelT.Symbol, 4*poolWords, 4)
	memory := g.bytesOf("parts."+g.kernelT.Symbol, size*poolWords*parts, align)
	g.pool = p
	slot := g.takePart(locks, parts)
	p.part = g.b.NewAdd(g.b.NewPtrToInt(memory, types.I64), g.b.NewMul(g.b.NewZExt(slot, types.I64), i64(size)))
	return nil
}

// bytesOf makes a variable of zeros in global memory.
func (g *gen) bytesOf(name string, size, align int64) *ir.Global {
	v := g.mod.NewGlobalDef("$"+name, constant.NewZeroInitializer(types.NewArray(uint64(size), types.I8)))
	v.AddrSpace = globalSpace
	v.Typ = pointerTo(v.ContentType, globalSpace)
	v.Linkage = enum.LinkageInternal
	v.Align = ir.Align(align)
	return v
}

// takePart has thread 0 find a part, and tells all threads its number through
// a word of shared memory that is used for nothing else.
func (g *gen) takePart(locks *ir.Global, parts int64) value.Value {
	g.sreg("smid") // computed at the top
	f := g.searchFunction(parts)
	word := g.sharedPointer(g.scratchOf(g.entry), 0, types.I32)
	base := g.b.NewPtrToInt(locks, types.I64)
	g.only(g.isThread0(), func() {
		st := g.b.NewStore(g.b.NewCall(f, base, g.sreg("smid")), word)
		st.Align = 4
	})
	g.barrier()
	ld := g.b.NewLoad(types.I32, word)
	ld.Align = 4
	index := g.b.NewUDiv(ld, i32(parts))
	g.pool.lock = g.b.NewIntToPtr(g.b.NewAdd(base, g.b.NewZExt(g.b.NewShl(index, i32(2)), types.I64)), pointerTo(types.I32, globalSpace))
	g.pool.bit = g.b.NewShl(i32(1), g.b.NewURem(ld, i32(parts)))
	return ld
}

// searchFunction is the function of the module that takes the first free bit
// from a word on, and returns its number.
func (mg *moduleGen) searchFunction(parts int64) *ir.Func {
	name := "$take_part_" + i32(parts).Ident()
	return mg.function(name, types.I32, []types.Type{types.I64, types.I32}, func(c *calc, x []value.Value) value.Value {
		loop := c.newBlock()
		c.b.NewBr(loop)
		index := loop.NewPhi(ir.NewIncoming(c.b.NewAnd(x[1], i32(poolWords-1)), c.b))
		c.b = loop
		addr := c.b.NewAdd(x[0], c.b.NewZExt(c.b.NewShl(index, i32(2)), types.I64))
		word := c.b.NewIntToPtr(addr, pointerTo(types.I32, globalSpace))
		seen := c.b.NewLoad(types.I32, word)
		seen.Align, seen.Atomic, seen.Ordering, seen.SyncScope = 4, true, enum.AtomicOrderingMonotonic, "device"
		free := c.and(c.b.NewXor(seen, i32(-1)), i32(signExtend(1<<parts-1, 32)))
		bit := c.and(free, c.b.NewSub(i32(0), free)) // the lowest, or none
		old := c.b.NewAtomicRMW(enum.AtomicOpOr, word, bit, enum.AtomicOrderingAcquire)
		old.SyncScope = "device"
		mine := c.b.NewICmp(enum.IPredNE, c.and(bit, c.b.NewXor(old, i32(-1))), i32(0))
		next := c.and(c.b.NewAdd(index, i32(1)), i32(poolWords-1))
		index.Incs = append(index.Incs, ir.NewIncoming(next, loop))
		end := c.newBlock()
		loop.NewCondBr(mine, end, loop)
		c.b = end
		zeros := c.b.NewCall(c.intrinsic("llvm.cttz.i32", types.I32, types.I32, types.I1), bit, boolConst(true))
		return c.b.NewAdd(c.b.NewMul(index, i32(parts)), zeros)
	})
}

// leave ends the kernel; all threads do so together.
func (g *gen) leave() {
	if g.pool != nil || g.cluster > 1 {
		g.barrier() // nobody reaches for the memory of a CTA that has left
	}
	if p := g.pool; p != nil {
		g.only(g.isThread0(), func() {
			back := g.b.NewAtomicRMW(enum.AtomicOpAnd, p.lock, g.b.NewXor(p.bit, i32(-1)), enum.AtomicOrderingRelease)
			back.SyncScope = "device"
		})
	}
	g.b.NewRet(nil)
}

// alloca is a place in the CTA's part. Its lifetime ends with the block of code
// around it, so every iteration of a loop may have the same place.
func (g *gen) alloca(op *ast.Op) error {
	return g.define(op.Result(0), []value.Value{g.add(g.pool.part, i64(g.pool.offsets[op]))})
}
