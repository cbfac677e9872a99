package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/plan"
)

// The message buffer is the launcher's: it zeroes it, passes its address as the
// last parameter, and formats what it finds in it after the launch.
//
//	byte 0   bytes reserved for records so far
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
		found = found || op.Opcode == ast.OpPrintTko || op.Opcode == ast.OpAssert
	})
	return found
}

// messageID adds a message to those of the kernel.
func (g *gen) messageID(op *ast.Op, m Message) int64 {
	if g.source != nil {
		line, col := g.source.Position(op.Pos)
		m.Location = (&ast.Location{Kind: ast.LocFile, Name: g.source.Name, Line: line, Col: col}).String()
	}
	g.kernelT.Messages = append(g.kernelT.Messages, m)
	return int64(len(g.kernelT.Messages) - 1)
}

// argBytes is the room that an argument takes in a record.
func argBytes(t *ast.TileType) int64 {
	return (t.NumElements()*int64(elemBytes(t.Elem)) + 7) / 8 * 8
}

func (g *gen) print(op *ast.Op) error {
	args := op.Group(0)
	m := Message{Format: op.Str("str")}
	size := int64(recordHeader)
	shared := false
	for _, a := range args {
		t := ast.AsTile(a.Type)
		m.Args = append(m.Args, t)
		size += argBytes(t)
		shared = shared || t.NumElements() > 1
	}
	id := g.messageID(op, m)
	if !shared {
		g.only(g.isThread0(), func() {
			g.whenRoom(g.reserve(id, size), func(rec value.Value) { g.writeArgs(rec, args) })
		})
		return nil
	}
	g.printTiles(op, id, size)
	return nil
}

// printTiles writes a record that all threads take part in: thread 0 reserves
// it and passes its address through shared memory.
func (g *gen) printTiles(op *ast.Op, id, size int64) {
	at := g.scratchOf(op)
	g.only(g.isThread0(), func() {
		rec := g.reserve(id, size)
		g.b.NewStore(rec, g.sharedPointer(at, 0, types.I64))
	})
	g.barrier()
	rec := g.b.NewLoad(types.I64, g.sharedPointer(at, 0, types.I64))
	g.whenRoom(rec, func(rec value.Value) { g.writeArgs(rec, op.Group(0)) })
}

func (g *gen) isThread0() value.Value {
	return g.icmp(enum.IPredEQ, g.b.NewOr(g.lane, g.warp), i32(0))
}

// reserve takes room for a record, writes its header, and returns its address,
// or 0 if the buffer is full. A full buffer is not added to, so that the
// counter cannot wrap.
func (g *gen) reserve(id, size int64) value.Value {
	capacity := g.b.NewLoad(types.I32, g.field(bufferCapacity))
	capacity.Align = 4
	seen := g.b.NewLoad(types.I32, g.field(0))
	seen.Volatile, seen.Align = true, 4
	full := g.icmp(enum.IPredUGT, seen, capacity)
	old := g.where(g.b.NewXor(full, boolConst(true)), i32(-1), func() value.Value {
		return g.b.NewAtomicRMW(enum.AtomicOpAdd, g.field(0), i32(size), enum.AtomicOrderingMonotonic)
	})
	fits := g.both(g.icmp(enum.IPredULE, old, capacity),
		g.icmp(enum.IPredUGE, g.b.NewSub(capacity, old), i32(size)))
	yes, no, join := g.newBlock("record"), g.newBlock("full"), g.newBlock("join")
	g.b.NewCondBr(fits, yes, no)
	no.NewAtomicRMW(enum.AtomicOpAdd, g.fieldIn(no, bufferDropped), i32(1), enum.AtomicOrderingMonotonic)
	no.NewBr(join)
	g.b = yes
	rec := g.b.NewAdd(g.b.NewPtrToInt(g.message, types.I64), g.b.NewAdd(g.b.NewZExt(old, types.I64), i64(bufferRecords)))
	header := []value.Value{i32(size), i32(id), g.blockCoord("ctaid.x"), g.sreg("ctaid.y"), g.sreg("ctaid.z"), i32(0)}
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
func (g *gen) writeArgs(rec value.Value, args []*ast.Value) {
	offset := int64(recordHeader)
	for _, a := range args {
		t := g.tile(a)
		regs := g.regs(a)
		size := uint32(elemBytes(t.typ.Elem))
		mt := memType(t.typ.Elem)
		place := mapLayout(t.layout, func(e uint32) uint32 { return e * size })
		write := func() {
			for r, v := range regs {
				base, off := g.at(place, r)
				addr := g.add(g.add(rec, g.b.NewZExt(base, types.I64)), i64(offset+off))
				st := g.b.NewStore(g.toMem(v, t.typ.Elem), g.pointerAt(addr, mt))
				st.Align = ir.Align(size)
			}
		}
		if t.typ.NumElements() == 1 {
			g.only(g.isThread0(), write)
		} else {
			g.only(g.owner(t.layout), write)
		}
		offset += argBytes(t.typ)
	}
}

// assert ends the tile block if an element of its condition is false. The
// threads agree on that with a reducing barrier, so that all of them leave.
func (g *gen) assert(op *ast.Op) error {
	id := g.messageID(op, Message{Assert: true, Format: op.Str("message")})
	regs := g.regs(op.Operand(0))
	holds := regs[0]
	for _, r := range regs[1:] {
		holds = g.b.NewAnd(holds, r)
	}
	if plan.AssertWaits(op) {
		word := g.asm(types.I32, "{ .reg .pred p, q; setp.ne.u32 p, $1, 0; bar.red.and.pred q, 0, p; selp.u32 $0, 1, 0, q; }",
			"=r,r,~{memory}", true, g.b.NewZExt(holds, types.I32))
		holds = g.icmp(enum.IPredNE, word, i32(0))
		if g.cluster > 1 {
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
	g.leave()
	g.b = ok
	return nil
}
