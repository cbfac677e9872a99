package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/launcher"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/ptxgen/asm"
)

// The message buffer is the launcher's: it zeroes it, passes its address as the
// last parameter, and formats what it finds in it after the launch.
//
//	byte 0   bytes reserved for records so far, never more than there are
//	     4   bytes that there are for records
//	     8   assertions that failed
//	    12   records that did not fit
//	    16   records
//
// A record holds u32 size, u32 message, u32 x, y, z of the tile block, u32 0,
// and the arguments: the elements in row-major order, each argument padded to
// 8 bytes.
const (
	bufferCapacity = 4
	bufferFailed   = 8
	bufferDropped  = 12
	bufferRecords  = 16
	recordHeader   = 24
)

// hasMessages reports whether an entry prints or asserts.
func hasMessages(entry *ast.Op) bool {
	found := false
	entry.Walk(func(op *ast.Op) {
		found = found || op.Opcode == ast.OpPrintTko || gpu.Is(op, gpu.Print) || op.Opcode == ast.OpAssert
	})
	return found
}

// messageID adds a message to those of the kernel.
func (g *gen) messageID(op *ast.Op, m launcher.Message) int64 {
	if g.source != nil {
		line, col := g.source.Position(op.Pos)
		m.Location = (&ast.Location{Kind: ast.LocFile, Name: g.source.Name, Line: line, Col: col}).String()
	}
	g.kernelT.Messages = append(g.kernelT.Messages, m)
	return int64(len(g.kernelT.Messages) - 1)
}

// messageType is the type of what is printed, as the launcher has it.
func messageType(t *ast.TileType) launcher.TileType {
	out := launcher.TileType{Shape: t.Shape, Elem: t.ElemNum()}
	if p, ok := t.Elem.(*ast.PtrType); ok {
		out.Elem, out.Pointer = p.Elem, true
	}
	return out
}

// argBytes is the room that an argument takes in a record.
func argBytes(t *ast.TileType) int64 {
	return (t.NumElements()*int64(elemBytes(t.Elem)) + 7) / 8 * 8
}

func (g *gen) print(op *ast.Op) error {
	args, err := gpu.PrintArgs(op)
	if err != nil {
		return g.errorAt(op.Pos, "the plan is wrong: %v", err)
	}
	m := launcher.Message{Kind: launcher.MessagePrint, Format: op.Str(ast.KeyFormat)}
	size := int64(recordHeader)
	for _, a := range args {
		m.Args = append(m.Args, messageType(a.Type))
		size += argBytes(a.Type)
	}
	id := g.messageID(op, m)
	if !op.Has(gpu.AttrScratch) {
		g.only(g.isThread0(), func() {
			g.whenRoom(g.reserve(id, size), func(rec value.Value) { g.writeArgs(rec, args) })
		})
		g.reconverge()
		return nil
	}
	g.printTiles(op, args, id, size)
	return nil
}

// printTiles writes a record that all threads take part in: thread 0 reserves
// it and passes its address through shared memory. Nobody writes to memory that
// is printed before all have read it.
func (g *gen) printTiles(op *ast.Op, args []gpu.PrintArg, id, size int64) {
	at := g.scratchOf(op)
	g.only(g.isThread0(), func() {
		rec := g.reserve(id, size)
		g.b.NewStore(rec, g.sharedPointer(at, 0, types.I64))
	})
	g.reconverge()
	g.barrier()
	rec := g.b.NewLoad(types.I64, g.sharedPointer(at, 0, types.I64))
	g.whenRoom(rec, func(rec value.Value) { g.writeArgs(rec, args) })
	if gpu.WaitsLast(op) {
		g.barrier()
	}
}

func (g *gen) isThread0() value.Value {
	return g.icmp(enum.IPredEQ, g.b.NewOr(g.lane, g.warp), i32(0))
}

// maxRecord is the size that stands for all larger ones: no buffer has room for
// it, as the bytes of one are counted in 32 bits.
const maxRecord = 1<<32 - 8

// reserve takes room for a record, writes its header, and returns its address,
// or 0 if there is not enough. What is reserved never goes beyond the buffer:
// the number of tile blocks that find it full may be large, as their records are,
// and 32 bits count what is reserved.
func (g *gen) reserve(id, size int64) value.Value {
	size = int64(int32(uint32(min(size, maxRecord))))
	capacity := g.b.NewLoad(types.I32, g.field(bufferCapacity))
	capacity.Align = 4
	first := g.b.NewLoad(types.I32, g.field(0))
	first.Volatile, first.Align = true, 4
	try, take, yes, no, join := g.newBlock("reserve"), g.newBlock("take"), g.newBlock("record"), g.newBlock("full"), g.newBlock("join")
	old := try.NewPhi(ir.NewIncoming(first, g.b))
	g.b.NewBr(try)
	try.NewCondBr(try.NewICmp(enum.IPredUGE, try.NewSub(capacity, old), i32(size)), take, no)
	g.b = take
	swap := g.b.NewCmpXchg(g.field(0), old, g.b.NewAdd(old, i32(size)), enum.AtomicOrderingMonotonic, enum.AtomicOrderingMonotonic)
	seen := g.b.NewExtractValue(swap, 0)
	g.b.NewCondBr(g.icmp(enum.IPredEQ, seen, old), yes, try)
	old.Incs = append(old.Incs, ir.NewIncoming(seen, take))
	no.NewAtomicRMW(enum.AtomicOpAdd, g.fieldIn(no, bufferDropped), i32(1), enum.AtomicOrderingMonotonic)
	no.NewBr(join)
	g.b = yes
	rec := g.b.NewAdd(g.b.NewPtrToInt(g.message, types.I64), g.b.NewAdd(g.b.NewZExt(old, types.I64), i64(bufferRecords)))
	header := []value.Value{i32(size), i32(id), g.blockCoord("ctaid.x"), g.blockCoord("ctaid.y"), g.blockCoord("ctaid.z"), i32(0)}
	for i, h := range header {
		st := g.b.NewStore(h, g.pointerAt(g.add(rec, i64(int64(4*i))), types.I32))
		st.Align = 4
	}
	g.b.NewBr(join)
	g.b = join
	return join.NewPhi(ir.NewIncoming(rec, yes), ir.NewIncoming(i64(0), no))
}

func (g *gen) field(offset int64) value.Value { return g.fieldIn(g.b, offset) }

func (g *gen) fieldIn(b *ir.Block, offset int64) value.Value {
	p := b.NewGetElementPtr(types.I8, g.message, i64(offset))
	return b.NewBitCast(p, pointerTo(types.I32, globalSpace))
}

// whenRoom runs body if a record was reserved.
func (g *gen) whenRoom(rec value.Value, body func(rec value.Value)) {
	g.only(g.icmp(enum.IPredNE, rec, i64(0)), func() { body(rec) })
}

// writeArgs writes the arguments of a record, each element by the thread that
// owns it.
func (g *gen) writeArgs(rec value.Value, args []gpu.PrintArg) {
	offset := int64(recordHeader)
	for _, a := range args {
		to := g.add(rec, i64(offset))
		offset += argBytes(a.Type)
		switch {
		case a.Memory:
			g.copyTile(to, a)
		case a.Type.NumElements() == 1:
			g.only(g.isThread0(), func() { g.writeTile(to, a.Value) })
		default:
			g.only(g.owner(g.tile(a.Value).layout), func() { g.writeTile(to, a.Value) })
		}
	}
}

// writeTile writes the elements that the thread has in registers.
func (g *gen) writeTile(to value.Value, v *ast.Value) {
	t := g.tile(v)
	size := uint32(elemBytes(t.typ.Elem))
	mt := memType(t.typ.Elem)
	place := mapLayout(t.layout, func(e uint32) uint32 { return e * size })
	for r, v := range g.regs(v) {
		base, off := g.at(place, r)
		addr := g.add(g.add(to, g.b.NewZExt(base, types.I64)), i64(off))
		st := g.b.NewStore(g.toMem(v, t.typ.Elem), g.pointerAt(addr, mt))
		st.Align = ir.Align(size)
	}
}

// copyTile copies elements from memory, each in its turn as they lie there: of n
// threads, thread t copies elements t, t+n, t+2n, …
func (g *gen) copyTile(to value.Value, a gpu.PrintArg) {
	elem := ast.NumType(ast.AsTile(a.Value.Type).Pointee())
	mt := memType(elem)
	from := g.scalar(a.Value)
	thread := g.b.NewOr(g.b.NewShl(g.warp, i32(layout.LaneBits)), g.lane)
	n := i32(a.Type.NumElements())
	before, loop, done := g.b, g.newBlock("copy"), g.newBlock("copied")
	before.NewCondBr(g.icmp(enum.IPredULT, thread, n), loop, done)
	g.b = loop
	e := loop.NewPhi(ir.NewIncoming(thread, before))
	off := g.mul(g.b.NewZExt(e, types.I64), i64(int64(elemBytes(elem))))
	x := g.clean(g.plainLoad(g.pointerAt(g.add(from, off), mt), 1, mt, elem), elem)[0]
	if as := a.Type.ElemNum(); as == num.F4E2M1FN {
		x = g.inline(func(c *calc) value.Value { return c.convertFloat(x, elem.Num(), as, ast.RoundNearestEven) })
	}
	g.plainStore(g.pointerAt(g.add(to, off), mt), []value.Value{x}, mt, elem)
	next := g.b.NewAdd(e, i32(int64(g.warps)<<layout.LaneBits))
	e.Incs = append(e.Incs, ir.NewIncoming(next, g.b))
	g.b.NewCondBr(g.icmp(enum.IPredULT, next, n), loop, done)
	g.b = done
}

// assert ends the tile block if an element of its condition is false. The
// threads agree on that with a reducing barrier, so that all of them leave.
func (g *gen) assert(op *ast.Op) error {
	id := g.messageID(op, launcher.Message{Kind: launcher.MessageAssert, Format: op.Str(ast.KeyMessage)})
	regs := g.regs(op.Get(ast.InCondition))
	holds := regs[0]
	for _, r := range regs[1:] {
		holds = g.b.NewAnd(holds, r)
	}
	if op.Has(gpu.AttrWaits) {
		g.meet()
		word := g.asm(asm.AllHold{}, types.I32, g.b.NewZExt(holds, types.I32))[0]
		holds = g.icmp(enum.IPredNE, word, i32(0))
		if op.Has(gpu.AttrScratch) {
			holds = g.agree(op, holds)
		}
	}
	fail, ok := g.newBlock("fail"), g.newBlock("holds")
	g.b.NewCondBr(holds, ok, fail)
	g.b = fail
	g.only(g.isThread0(), func() {
		g.reserve(id, recordHeader)
		g.b.NewAtomicRMW(enum.AtomicOpAdd, g.field(bufferFailed), i32(1), enum.AtomicOrderingMonotonic)
	})
	g.reconverge()
	for g.waits = int(op.Int(gpu.AttrFailing, 0)); g.waits > 0; {
		g.barrier()
	}
	if g.pool != nil {
		if err := g.freeWorkspace(op); err != nil {
			return err
		}
	}
	g.b.NewRet(nil)
	g.b = ok
	return nil
}
