package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/launcher"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/ptxgen/asm"
)

// splitPart says which part of its tile block's sums the CTA adds up: its rank in the cluster, or,
// where CTAs share sums through memory, its place among neighbours along z. So all tile blocks of a
// plane begin with their first parts, and those beside each other read the same tiles.
func (g *gen) splitPart(op *ast.Op) error {
	if gpu.SplitsByMemory(g.entry) {
		return g.define(op.Value(), []value.Value{g.partAlongZ()})
	}
	return g.define(op.Value(), []value.Value{g.sreg("cluster.ctarank")})
}

// splitExchange writes the CTA's tile to its own shared memory, and reads its rows of the tiles
// of all. None goes on, to write there again or to end, before all have read. The warps of roles
// come to neither barrier: those wait for threads that have not ended, and a role ends when it
// has filled what the loop before reads.
func (g *gen) splitExchange(op *ast.Op) error {
	s, v := gpu.ExchangedTile(op), gpu.Get(op, gpu.InTile)
	base, sum := g.scratchOf(op), g.tile(v)
	l := s.Lead(sum.layout)
	from, _ := layout.RegisterMap(sum.layout, l)
	regs, led := g.regs(v), make([]value.Value, len(from))
	for r := range led {
		led[r] = regs[from[r]]
	}
	g.writeShared(base, led, l, s.Place(), sum.typ.Elem)
	g.clusterBarrier()
	own := g.warp
	g.warp, g.remote = g.warpOfPart(), true
	for rank, rows := range op.Results() {
		t, err := g.newTile(rows)
		if err != nil {
			return err
		}
		there := g.asm(asm.SharedOf(rank), types.I32, base)[0]
		t.regs = g.readShared(there, gpu.RowsWithin(op, t.layout), s.Place(), t.typ.Elem)
		g.tiles[rows] = t
	}
	g.warp, g.remote = own, false
	g.clusterBarrier()
	return nil
}

// warpOfPart is the number of the warp, above which stands that of the CTA's part.
func (g *gen) warpOfPart() value.Value {
	return g.top.NewOr(g.warp, g.top.NewShl(g.sreg("cluster.ctarank"), i32(int64(layout.Log2(g.warps)))))
}

// sums is the memory through which CTAs share what they add up, as launcher/sums.go has it.
type sums struct {
	memory  *ir.Param
	offsets []int64 // of each sum within those of a tile block
	bytes   int64   // of a tile block
}

// addSums asks for that memory. Each thread of each CTA has a place for each of its registers: those
// of the same thread are of the same elements.
func (g *gen) addSums(add func(*ir.Param, launcher.Hidden)) error {
	totals, parts := joinedIn(g.entry)
	if totals == nil {
		return nil
	}
	g.sums = &sums{memory: ir.NewParam("sums", pointerTo(types.I8, globalSpace))}
	for _, v := range totals {
		t, err := g.newTile(v)
		if err != nil {
			return err
		}
		g.sums.offsets = append(g.sums.offsets, g.sums.bytes)
		g.sums.bytes += int64(parts) * g.partBytes(t)
	}
	add(g.sums.memory, launcher.Hidden{Kind: launcher.HiddenSums, Bytes: g.sums.bytes})
	return nil
}

// joinedIn lists the sums that CTAs share through memory, none if there are none, and how many parts of
// each stand there side by side: those of a tile block, or, where each CTA has its own place, of one sum.
func joinedIn(entry *ast.Op) (totals []*ast.Value, parts int) {
	if join := gpu.JoinOf(entry); join != nil {
		_, totals = gpu.SumsOf(join)
		return totals, 1
	}
	for op := range entry.Body(0).Ops() {
		if gpu.Is(op, gpu.SplitJoin) {
			return op.Results(), gpu.SplitOf(entry)
		}
	}
	return nil, 0
}

// partBytes is how many bytes the threads of a CTA leave of a tile.
func (g *gen) partBytes(t *tile) int64 {
	return int64(32 * g.warps * t.layout.NumRegs() * gpu.ElemBytes(t.typ.Elem))
}

// partAlongZ is the number of a CTA's part.
func (g *gen) partAlongZ() value.Value {
	return g.top.NewAnd(g.sreg("ctaid.z"), i32(int64(gpu.SplitOf(g.entry)-1)))
}

// wholeTiles makes a number of CTAs along z one of tile blocks.
func (g *gen) wholeTiles(n value.Value) value.Value {
	if !gpu.SplitsByMemory(g.entry) {
		return n
	}
	return g.top.NewLShr(n, i32(int64(layout.Log2(gpu.SplitOf(g.entry)))))
}

// splitJoin leaves the CTA's sums in memory and counts that it has. Whichever finds that all others
// have adds up what all left, and makes the count zero again, for the next launch; the others end.
//
// What the threads of a CTA wrote the first one releases behind a barrier, and what it acquires they
// see behind another.
func (g *gen) splitJoin(op *ast.Op) error {
	number, tiles := g.tileNumber()
	base := g.b.NewPtrToInt(g.sums.memory, types.I64)
	header := g.b.NewAnd(g.b.NewAdd(g.b.NewShl(tiles, i64(2)), i64(launcher.SumsHeaderBytes(1)-1)), i64(-launcher.SumsHeaderBytes(1)))
	own := g.b.NewAdd(base, g.b.NewAdd(header, g.b.NewMul(number, i64(g.sums.bytes))))
	for i, v := range op.Operands() {
		part := g.b.NewMul(g.b.NewZExt(g.partAlongZ(), types.I64), i64(g.partBytes(g.tile(v))))
		g.leave(v, g.b.NewAdd(g.b.NewAdd(own, i64(g.sums.offsets[i])), part))
	}
	last := g.counted(op, g.b.NewAdd(base, g.b.NewShl(number, i64(2))), i32(1), i32(int64(gpu.SplitOf(g.entry)-1)))
	all, end := g.newBlock("last"), g.newBlock("notlast")
	g.b.NewCondBr(last, all, end)
	g.b = end
	if g.pool != nil {
		if err := g.freeWorkspace(op); err != nil {
			return err
		}
	}
	g.b.NewRet(nil)
	g.b = all
	for i, v := range op.Results() {
		if err := g.total(v, g.b.NewAdd(own, i64(g.sums.offsets[i]))); err != nil {
			return err
		}
	}
	return nil
}

// tileNumber numbers the CTA's tile block, as the hardware counts CTAs, and says how many there are.
func (g *gen) tileNumber() (number, tiles value.Value) {
	var id, n [3]value.Value
	for d, axis := range []string{"x", "y", "z"} {
		id[d], n[d] = g.sreg("ctaid."+axis), g.sreg("nctaid."+axis)
	}
	id[2], n[2] = g.wholeTiles(id[2]), g.wholeTiles(n[2])
	for d := range id {
		id[d], n[d] = g.b.NewZExt(id[d], types.I64), g.b.NewZExt(n[d], types.I64)
	}
	return g.b.NewAdd(id[0], g.b.NewMul(n[0], g.b.NewAdd(id[1], g.b.NewMul(n[1], id[2])))), g.b.NewMul(n[0], g.b.NewMul(n[1], n[2]))
}

// runOf is how many registers of a thread go in one access, and how far apart those of neighbours
// are then.
func (g *gen) runOf(t *tile) (n int, bytes int64) {
	n = min(t.layout.NumRegs(), accessBytes/gpu.ElemBytes(t.typ.Elem))
	return n, int64(n * gpu.ElemBytes(t.typ.Elem))
}

// accessBytes is the most that a thread loads or stores at once.
const accessBytes = 16

// placeOfThread is where a thread has its first registers of a part.
func (g *gen) placeOfThread(at value.Value, bytes int64) value.Value {
	thread := g.b.NewOr(g.b.NewShl(g.warp, i32(5)), g.lane)
	return g.b.NewAdd(at, g.b.NewMul(g.b.NewZExt(thread, types.I64), i64(bytes)))
}

// leave writes the CTA's part of a sum.
func (g *gen) leave(v *ast.Value, at value.Value) {
	t, regs := g.tile(v), g.regs(v)
	n, bytes := g.runOf(t)
	at = g.placeOfThread(at, bytes)
	mt := memType(t.typ.Elem)
	for r := 0; r < len(regs); r += n {
		g.plainStore(g.pointerAt(g.add(at, i64(int64(r/n*32*g.warps)*bytes)), mt), regs[r:r+n], mt, t.typ.Elem)
	}
}

// total adds up the parts of a sum, in their order.
func (g *gen) total(v *ast.Value, at value.Value) error {
	t, err := g.newTile(v)
	if err != nil {
		return err
	}
	n, bytes := g.runOf(t)
	at = g.placeOfThread(at, bytes)
	mt := memType(t.typ.Elem)
	for r := 0; r < t.layout.NumRegs(); r += n {
		var run []value.Value
		for part := range gpu.SplitOf(g.entry) {
			from := g.add(at, i64(int64(part)*g.partBytes(t)+int64(r/n*32*g.warps)*bytes))
			next := g.plainLoad(g.pointerAt(from, mt), n, mt, t.typ.Elem)
			for i := range run {
				next[i] = g.plus(run[i], next[i])
			}
			run = next
		}
		t.regs = append(t.regs, run...)
	}
	g.tiles[v] = t
	return nil
}

// plus is the sum of two numbers, rounded to nearest even.
func (g *gen) plus(x, y value.Value) value.Value {
	if types.IsInt(x.Type()) {
		return g.b.NewAdd(x, y)
	}
	return g.b.NewFAdd(x, y)
}

// counted has one thread add to a count when all have left what they have, and tell the others whether it was as
// much before as all CTAs but this one add. If so it is zero again then, for the next launch.
func (g *gen) counted(op *ast.Op, count, own, others value.Value) value.Value {
	word := g.sharedPointer(g.scratchOf(op), 0, types.I32)
	g.barrier()
	g.only(g.isThread0(), func() {
		at := g.pointerAt(count, types.I32)
		before := g.b.NewAtomicRMW(enum.AtomicOpAdd, at, own, enum.AtomicOrderingAcquireRelease)
		before.SyncScope = "device"
		last := g.icmp(enum.IPredEQ, before, others)
		g.only(last, func() {
			st := g.b.NewStore(i32(0), at)
			st.Align = 4
		})
		st := g.b.NewStore(g.b.NewZExt(last, types.I32), word)
		st.Align = 4
	})
	g.reconverge()
	g.barrier()
	ld := g.b.NewLoad(types.I32, word)
	ld.Align = 4
	return g.icmp(enum.IPredNE, ld, i32(0))
}
