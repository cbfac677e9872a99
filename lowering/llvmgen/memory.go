package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/transfer"
	"tileir/ptxgen/asm"
)

// memory is how the accesses of one op reach global memory.
type memory struct {
	order asm.Order
	scope asm.Scope // not of weak ones
}

// memoryOf says how op reaches memory.
func (g *gen) memoryOf(op *ast.Op) memory {
	order := op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)
	if order == ast.OrderWeak {
		return memory{}
	}
	return memory{known(ptxOrders, order), g.scope(op)}
}

// strong writes the accesses that op makes of a thread's n elements, which are
// not weak, by body.
//
// A lone one acquires or releases by itself. Several are relaxed, and one fence
// stands for them all, behind loads and before stores: a load that acquires lets
// none behind it begin, and a store that releases waits for all before it, so
// that each would wait for the one before. By PTX's memory model a fence and
// relaxed accesses synchronize with whatever the others would. It also keeps many
// ld.acquire out of one block, beside which ptxas (12.9 to 13.5 at least) can read
// registers that it never wrote.
func (g *gen) strong(op *ast.Op, n int, body func(mem memory)) {
	mem := g.memoryOf(op)
	order := op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)
	if n < 2 || order != ast.OrderAcquire && order != ast.OrderRelease {
		body(mem)
		return
	}
	mem.order = asm.Relaxed
	if order == ast.OrderRelease {
		g.fence(op)
	}
	body(mem)
	if order == ast.OrderAcquire {
		g.fence(op)
	}
}

// fence acquires and releases, within op's scope. LLVM 19 has it for no order but
// sequential consistency.
func (g *gen) fence(op *ast.Op) {
	g.issue(asm.Fence(g.scope(op)))
}

// loadInto gives t its registers by read, which reads register r of t and may
// read its neighbours.
func (g *gen) loadInto(op *ast.Op, t *tile, read func(mem memory, r int)) error {
	g.tiles[op.Loaded()] = t
	if op.IsWeak() {
		g.make(op, t, func(r int) { read(memory{}, r) })
		return nil
	}
	t.regs = make([]value.Value, t.layout.NumRegs())
	all := func() {
		g.strong(op, len(t.regs), func(mem memory) {
			for r := range t.regs {
				if t.regs[r] == nil {
					read(mem, r)
				}
			}
		})
	}
	if !transfer.NeedsBroadcast(op, g.warps) {
		all()
		return nil
	}
	// What other tile blocks can change is read once: the threads that hold copies
	// are told.
	g.whereTile(g.owner(t.layout), t, g.constantBits(t.typ.Elem, 0), all)
	return g.shareResult(op, t)
}

// storeFrom stores a value n registers at a time. Threads that hold copies of
// others' elements stay out: each element is written once.
func (g *gen) storeFrom(op *ast.Op, v *ast.Value, n int, write func(mem memory, r int, regs []value.Value)) error {
	l := g.tile(v).layout
	g.only(g.owner(l), func() {
		g.strong(op, l.NumRegs()/n, func(mem memory) {
			g.inBatches(op, v, n, func(from, to int, regs []value.Value) {
				for r := from; r < to; r += n {
					write(mem, r, regs[r:r+n])
				}
			})
		})
	})
	return nil
}

// only writes what body writes for the threads that satisfy cond. No value that
// body defines may be used after it: see where and whereTile.
func (g *gen) only(cond value.Value, body func()) {
	if cond == nil {
		body()
		return
	}
	then, join := g.newBlock("owner"), g.newBlock("join")
	g.b.NewCondBr(cond, then, join)
	g.b = then
	body()
	g.b.NewBr(join)
	g.b = join
}

// reconverge brings the threads of each warp together again behind a loop that ends for
// one after the other: one that tries an atomic exchange again until it succeeds. The
// assembler lets such a loop yield, so that lanes which wait for the others behind it
// may go on without them; a barrier or a shuffle would then find a part of the warp.
// All threads of the warp must come here.
func (g *gen) reconverge() { g.warpBarrier() }

// load reads n consecutive elements at p. Where cond is false it yields pad
// and touches no memory.
func (g *gen) load(mem memory, p value.Value, cond value.Value, n int, elem ast.Type, pad value.Value) []value.Value {
	mt := memType(elem)
	if cond == nil && mem.order == asm.Weak {
		return g.plainLoad(p, n, mt, elem)
	}
	words, wt := wordsOf(n, mt)
	args := []value.Value{g.addressOf(p)}
	if cond != nil {
		args = append(args, g.b.NewZExt(cond, types.I32))
		for range words {
			args = append(args, g.padWord(pad, elem, wt, mt))
		}
	}
	return g.splitWords(g.asm(asm.Load(mem.access(words, wt, cond)), wt, args...), wt, mt, n, elem)
}

// access is one of words, where cond holds unless that is nil.
func (mem memory) access(words int, wt *types.IntType, cond value.Value) asm.Access {
	return asm.Access{Order: mem.order, Scope: mem.scope, Word: known(ptxWords, wt.BitSize), Words: words, Where: cond != nil}
}

// plainLoad is a load without condition, as LLVM's own instruction.
func (g *gen) plainLoad(p value.Value, n int, mt *types.IntType, elem ast.Type) []value.Value {
	return g.plainLoadOf(p, n, mt, elem, false)
}

// plainLoadOf is plainLoad, volatile or not.
func (g *gen) plainLoadOf(p value.Value, n int, mt *types.IntType, elem ast.Type, volatile bool) []value.Value {
	bytes := n * int(mt.BitSize) / 8
	if n == 1 {
		ld := g.b.NewLoad(mt, p)
		ld.Align, ld.Volatile = ir.Align(bytes), volatile
		return []value.Value{g.fromMem(ld, elem)}
	}
	vt := types.NewVector(uint64(n), mt)
	ld := g.b.NewLoad(vt, g.b.NewBitCast(p, pointerTo(vt, p.Type().(*types.PointerType).AddrSpace)))
	ld.Align, ld.Volatile = ir.Align(bytes), volatile
	out := make([]value.Value, n)
	for i := range out {
		out[i] = g.fromMem(g.b.NewExtractElement(ld, i32(int64(i))), elem)
	}
	return out
}

// store writes n consecutive elements at p where cond holds.
func (g *gen) store(mem memory, p value.Value, cond value.Value, regs []value.Value, elem ast.Type) {
	mt := memType(elem)
	n := len(regs)
	if cond == nil && mem.order == asm.Weak {
		g.plainStore(p, regs, mt, elem)
		return
	}
	words, wt := wordsOf(n, mt)
	args := append([]value.Value{g.addressOf(p)}, g.joinWords(regs, words, wt, mt, elem)...)
	if cond != nil {
		args = append(args, g.b.NewZExt(cond, types.I32))
	}
	g.issue(asm.Store(mem.access(words, wt, cond)), args...)
}

func (g *gen) plainStore(p value.Value, regs []value.Value, mt *types.IntType, elem ast.Type) {
	n := len(regs)
	bytes := n * int(mt.BitSize) / 8
	if n == 1 {
		st := g.b.NewStore(g.toMem(regs[0], elem), p)
		st.Align = ir.Align(bytes)
		return
	}
	vt := types.NewVector(uint64(n), mt)
	var vec value.Value = constant.NewUndef(vt)
	for i, r := range regs {
		vec = g.b.NewInsertElement(vec, g.toMem(r, elem), i32(int64(i)))
	}
	st := g.b.NewStore(vec, g.b.NewBitCast(p, pointerTo(vt, p.Type().(*types.PointerType).AddrSpace)))
	st.Align = ir.Align(bytes)
}

// wordsOf says how n elements travel in one access: as that many words of a
// type that PTX's vector accesses take.
func wordsOf(n int, mt *types.IntType) (int, *types.IntType) {
	bits := n * int(mt.BitSize)
	switch {
	case n == 1:
		return 1, mt
	case mt.BitSize >= 32:
		return n, mt
	case bits >= 32:
		return bits / 32, types.I32
	}
	return 1, types.I16
}

// padWord repeats the padding value through a word.
func (g *gen) padWord(pad value.Value, elem ast.Type, wt, mt *types.IntType) value.Value {
	bits := g.toMem(pad, elem)
	if wt.BitSize == mt.BitSize {
		return bits
	}
	var w value.Value = g.b.NewZExt(bits, wt)
	for s := mt.BitSize; s < wt.BitSize; s *= 2 {
		w = g.b.NewOr(w, g.b.NewShl(w, constant.NewInt(wt, int64(s))))
	}
	return w
}

// splitWords takes the words of an access apart into elements.
func (g *gen) splitWords(ws []value.Value, wt, mt *types.IntType, n int, elem ast.Type) []value.Value {
	out := make([]value.Value, 0, n)
	per := int(wt.BitSize / mt.BitSize)
	for _, w := range ws {
		if per == 1 {
			out = append(out, g.fromMem(w, elem))
			continue
		}
		if wt.BitSize < 32 { // vectors fill whole registers
			for i := range per {
				byte := g.b.NewTrunc(g.b.NewLShr(w, constant.NewInt(wt, int64(i)*int64(mt.BitSize))), mt)
				out = append(out, g.fromMem(byte, elem))
			}
			continue
		}
		vec := g.b.NewBitCast(w, types.NewVector(uint64(per), mt))
		for i := range per {
			out = append(out, g.fromMem(g.b.NewExtractElement(vec, i32(int64(i))), elem))
		}
	}
	return out
}

// joinWords is the reverse of splitWords.
func (g *gen) joinWords(regs []value.Value, words int, wt, mt *types.IntType, elem ast.Type) []value.Value {
	per := int(wt.BitSize / mt.BitSize)
	out := make([]value.Value, words)
	for i := range out {
		if per == 1 {
			out[i] = g.toMem(regs[i], elem)
			continue
		}
		if wt.BitSize < 32 {
			var word value.Value = g.b.NewZExt(g.toMem(regs[i*per], elem), wt)
			for k := 1; k < per; k++ {
				byte := g.b.NewZExt(g.toMem(regs[i*per+k], elem), wt)
				word = g.b.NewOr(word, g.b.NewShl(byte, constant.NewInt(wt, int64(k)*int64(mt.BitSize))))
			}
			out[i] = word
			continue
		}
		vt := types.NewVector(uint64(per), mt)
		var vec value.Value = constant.NewUndef(vt)
		for k := range per {
			vec = g.b.NewInsertElement(vec, g.toMem(regs[i*per+k], elem), i32(int64(k)))
		}
		out[i] = g.b.NewBitCast(vec, wt)
	}
	return out
}

// addressOf is the address of a pointer as an integer.
func (g *gen) addressOf(p value.Value) value.Value { return g.b.NewPtrToInt(p, types.I64) }

func (g *gen) pointerAt(addr value.Value, t types.Type) value.Value {
	return g.b.NewIntToPtr(addr, pointerTo(t, globalSpace))
}

func (g *gen) loadPtr(op *ast.Op) error {
	t, err := g.newTile(op.Get(ast.OutResult))
	if err != nil {
		return err
	}
	elem := t.typ.Elem
	addrs := g.regs(op.Get(ast.InSource))
	var mask, padding []value.Value
	if m := op.Get(ast.InMask); m != nil {
		mask = g.regs(m)
	}
	if p := op.Get(ast.InPaddingValue); p != nil {
		padding = g.regs(p)
	}
	n := gpu.VectorOf(op, t.layout)
	return g.loadInto(op, t, func(mem memory, r int) {
		r &^= n - 1
		cond, pad := maskAt(mask, r), g.constantBits(elem, 0)
		if padding != nil {
			pad = padding[r]
		}
		if isPacked(elem) {
			t.regs[r] = g.loadLowHalf(mem, addrs[r], cond, pad)
			return
		}
		copy(t.regs[r:], g.clean(g.load(mem, g.pointerAt(addrs[r], memType(elem)), cond, n, elem, pad), elem))
	})
}

func memBits(t ast.Type) int {
	if n, ok := t.(ast.NumType); ok {
		return n.Num().MemBits()
	}
	return 64
}

// maskAt is the mask of register r, or nil where there is none.
func maskAt(mask []value.Value, r int) value.Value {
	if mask == nil {
		return nil
	}
	return mask[r]
}

func (g *gen) storePtr(op *ast.Op) error {
	val := op.Get(ast.InValue)
	t := g.tile(val)
	elem := t.typ.Elem
	addrs := g.regs(op.Get(ast.InDestination))
	var mask []value.Value
	if m := op.Get(ast.InMask); m != nil {
		mask = g.regs(m)
	}
	if isPacked(elem) {
		return g.storeHalves(op, val, func(r int) (h, cond value.Value) {
			return g.b.NewShl(addrs[r], i64(1)), maskAt(mask, r)
		})
	}
	return g.storeFrom(op, val, gpu.VectorOf(op, t.layout), func(mem memory, r int, regs []value.Value) {
		g.store(mem, g.pointerAt(addrs[r], memType(elem)), maskAt(mask, r), regs, elem)
	})
}

// shareResult passes the result of an access that one thread made to the
// threads that hold copies, through shared memory.
func (g *gen) shareResult(op *ast.Op, t *tile) error {
	if !transfer.NeedsBroadcast(op, g.warps) {
		return nil
	}
	t.regs = g.move1(op, &move{regs: t.regs, from: t.typ.Elem, to: t.typ.Elem, owner: g.owner(t.layout)})
	return nil
}
