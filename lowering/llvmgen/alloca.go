package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
)

// The memory of alloca ops is global memory, so that all accesses are alike
// and other tile blocks can reach what is marked global. It lies in the
// workspace that the launcher passes: the layout of that is told in
// launcher/workspace.go. A tile block takes a part of it when it starts and gives
// it back when it ends.
//
// The search for a free part begins at a word of the multiprocessor's own, as far
// as there are enough words, so that tile blocks seldom meet.

const (
	workspaceLocks = 16      // where the words of locks begin
	maxWorkspace   = 1 << 40 // bytes of a tile block, more than any GPU has
)

// pool is a tile block's part of the workspace.
type pool struct {
	offsets   map[*ast.Op]int64 // within a part
	size      int64
	align     int64
	workspace *ir.Param
	lock      value.Value // the word that holds the tile block's bit
	bit       value.Value
	part      value.Value // address of the part, i64
}

// newPool gives each alloca op of the entry a place; it is nil if there is none.
func (g *gen) newPool() (*pool, error) {
	p := &pool{offsets: map[*ast.Op]int64{}, align: 16}
	var err error
	g.entry.Walk(func(op *ast.Op) {
		if op.Opcode != ast.OpAlloca || err != nil {
			return
		}
		n, a := op.Int(ast.KeyNumElem, 0), max(op.Int(ast.KeyAlignment, 1), 1)
		if n > maxWorkspace || a > maxWorkspace || p.size > maxWorkspace {
			err = g.unsupported(op, "more than %d bytes of memory for a tile block are beyond any GPU", int64(maxWorkspace))
			return
		}
		p.size = roundUp(p.size, a)
		p.offsets[op] = p.size
		elem := ast.AsTile(op.Value().Type).Pointee()
		p.size += (n*int64(elem.MemBits()) + 7) / 8
		p.align = max(p.align, a)
	})
	if err != nil || len(p.offsets) == 0 {
		return nil, err
	}
	p.size = max(roundUp(p.size, p.align), p.align)
	p.workspace = ir.NewParam("workspace", pointerTo(types.I8, globalSpace))
	return p, nil
}

func roundUp(n, to int64) int64 { return (n + to - 1) / to * to }

// takeWorkspace takes a part for the tile block.
func (g *gen) takeWorkspace(op *ast.Op) error {
	p := g.pool
	base := g.b.NewPtrToInt(p.workspace, types.I64)
	words := g.b.NewLoad(types.I32, g.b.NewBitCast(p.workspace, pointerTo(types.I32, globalSpace)))
	words.Align = 4
	slot := g.takePart(op, base, words)
	word := g.b.NewAdd(g.b.NewShl(g.b.NewZExt(g.b.NewLShr(slot, i32(5)), types.I64), i64(2)), i64(workspaceLocks))
	p.lock = g.b.NewIntToPtr(g.b.NewAdd(base, word), pointerTo(types.I32, globalSpace))
	p.bit = g.b.NewShl(i32(1), g.b.NewAnd(slot, i32(31)))
	end := g.b.NewAdd(base, g.b.NewShl(g.b.NewZExt(words, types.I64), i64(2)))
	first := g.b.NewAnd(g.b.NewAdd(end, i64(workspaceLocks+p.align-1)), i64(-p.align))
	p.part = g.b.NewAdd(first, g.b.NewMul(g.b.NewZExt(slot, types.I64), i64(p.size)))
	return nil
}

// takePart has thread 0 find a part, and tells all threads its number through
// a word of shared memory that is used for nothing else.
func (g *gen) takePart(op *ast.Op, base, words value.Value) value.Value {
	g.sreg("smid") // computed at the top
	f := g.searchFunction()
	word := g.sharedPointer(g.scratchOf(op), 0, types.I32)
	g.only(g.isThread0(), func() {
		st := g.b.NewStore(g.b.NewCall(f, base, g.sreg("smid"), words), word)
		st.Align = 4
	})
	g.reconverge()
	g.barrier()
	ld := g.b.NewLoad(types.I32, word)
	ld.Align = 4
	return ld
}

// searchFunction is the function of the module that takes the first free bit
// from a word on, and returns its number.
func (mg *moduleGen) searchFunction() *ir.Func {
	return mg.function("$take_part", types.I32, []types.Type{types.I64, types.I32, types.I32}, func(c *calc, x []value.Value) value.Value {
		start := c.b.NewURem(x[1], x[2])
		loop := c.newBlock()
		before := c.b
		c.b.NewBr(loop)
		index := loop.NewPhi(ir.NewIncoming(start, before))
		c.b = loop
		addr := c.b.NewAdd(x[0], c.b.NewZExt(c.b.NewShl(index, i32(2)), types.I64))
		word := c.b.NewIntToPtr(c.b.NewAdd(addr, i64(workspaceLocks)), pointerTo(types.I32, globalSpace))
		seen := c.b.NewLoad(types.I32, word)
		seen.Align, seen.Atomic, seen.Ordering, seen.SyncScope = 4, true, enum.AtomicOrderingMonotonic, "device"
		free := c.b.NewXor(seen, i32(-1))
		bit := c.and(free, c.b.NewSub(i32(0), free)) // the lowest, or none
		old := c.b.NewAtomicRMW(enum.AtomicOpOr, word, bit, enum.AtomicOrderingAcquire)
		old.SyncScope = "device"
		mine := c.b.NewICmp(enum.IPredNE, c.and(bit, c.b.NewXor(old, i32(-1))), i32(0))
		next := c.b.NewURem(c.b.NewAdd(index, i32(1)), x[2])
		index.Incs = append(index.Incs, ir.NewIncoming(next, loop))
		end := c.newBlock()
		loop.NewCondBr(mine, end, loop)
		c.b = end
		zeros := c.b.NewCall(c.intrinsic("llvm.cttz.i32", types.I32, types.I32, types.I1), bit, boolConst(true))
		return c.b.NewAdd(c.b.NewShl(index, i32(5)), zeros)
	})
}

// freeWorkspace has one thread give the part back.
func (g *gen) freeWorkspace(*ast.Op) error {
	p := g.pool
	g.only(g.isThread0(), func() {
		back := g.b.NewAtomicRMW(enum.AtomicOpAnd, p.lock, g.b.NewXor(p.bit, i32(-1)), enum.AtomicOrderingRelease)
		back.SyncScope = "device"
	})
	return nil
}

// alloca is a place in the tile block's part. Its lifetime ends with the block of code
// around it, so every iteration of a loop may have the same place.
func (g *gen) alloca(op *ast.Op) error {
	return g.define(op.Value(), []value.Value{g.add(g.pool.part, i64(g.pool.offsets[op]))})
}
