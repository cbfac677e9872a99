package llvmgen

import (
	"slices"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/launcher"
	"tileir/lowering/gpu"
)

// streamJoin adds up the sums of a tile block of which several CTAs have a part. Each leaves its part in memory
// and counts, by how far they are apart, and whichever finds that all others have adds up all parts, in the order
// of the CTAs.
//
// What the threads of a CTA wrote the first one releases behind a barrier, and what it acquires they
// see behind another.
func (g *gen) streamJoin(op *ast.Op) error {
	sums, totals := gpu.SumsOf(op)
	j := &streamJoin{gen: g, op: op, sums: sums, done: g.newJoin("joined")}
	j.number, j.first = g.scalar(gpu.Get(op, gpu.InNumber)), g.scalar(gpu.Get(op, gpu.InFirst))
	j.own, j.last = g.scalar(gpu.Get(op, gpu.InOwn)), g.scalar(gpu.Get(op, gpu.InLast))
	j.apart = g.scalar(gpu.Get(op, gpu.InApart))
	yes, no := []value.Value{constant.True}, []value.Value{constant.False}
	all := g.newBlock("last")
	isFirst := g.icmp(enum.IPredEQ, j.own, j.first)
	j.locate()
	own := j.placeOf(j.own, g.b.NewZExt(isFirst, types.I32))
	for i, v := range sums {
		g.leave(v, g.b.NewAdd(own, i64(g.sums.offsets[i])))
	}
	last := g.counted(op, j.count, j.apart, g.b.NewSub(j.last, j.first))
	g.b.NewCondBr(last, all, j.done.block)
	g.enterFrom(j.done, g.b, append([][]value.Value{no}, j.parts()...))
	g.b = all
	j.addUp(isFirst, yes)
	g.b = j.done.block
	return j.bind(gpu.Out(op, gpu.OutWhole), totals)
}

// streamJoin is one under way.
type streamJoin struct {
	*gen
	op                       *ast.Op
	sums                     []*ast.Value
	number, first, own, last value.Value
	apart                    value.Value
	base, count              value.Value // the address of the CTAs' sums, and of how many have come
	done                     *join       // where it goes on, with whether it has the totals, and them
}

// parts lists the registers of the CTA's own sums.
func (j *streamJoin) parts() (own [][]value.Value) {
	for _, v := range j.sums {
		own = append(own, j.regs(v))
	}
	return own
}

// locate finds the memory: counts for two tile blocks of each CTA, and then what it leaves of two.
func (j *streamJoin) locate() {
	b := j.b
	at := b.NewPtrToInt(j.gen.sums.memory, types.I64)
	j.count = b.NewAdd(at, b.NewShl(b.NewZExt(j.number, types.I64), i64(2)))
	align := launcher.SumsHeaderBytes(1)
	ctas := b.NewZExt(j.sreg("nctaid.x"), types.I64)
	header := b.NewAnd(b.NewAdd(b.NewShl(ctas, i64(3)), i64(align-1)), i64(-align))
	j.base = b.NewAdd(at, header)
}

// placeOf is where a CTA leaves its sums: those of the tile block with whose first iterations it ends in
// the second place, others in the first.
func (j *streamJoin) placeOf(cta, begins value.Value) value.Value {
	place := j.b.NewAdd(j.b.NewShl(cta, i32(1)), begins)
	return j.b.NewAdd(j.base, j.b.NewMul(j.b.NewZExt(place, types.I64), i64(j.gen.sums.bytes)))
}

// addUp adds up all parts: that of the first CTA, which has it in registers where it is the one that does,
// and then those of the others.
func (j *streamJoin) addUp(isFirst value.Value, whole []value.Value) {
	begin, read := j.newJoin("addup"), j.newBlock("readfirst")
	j.b.NewCondBr(isFirst, begin.block, read)
	j.enterFrom(begin, j.b, j.parts())
	j.b = read
	j.enter(begin, j.left(j.placeOf(j.first, i32(1))))
	j.b = begin.block
	next := j.newJoin("addnext")
	second := j.b.NewAdd(j.first, j.apart)
	j.enter(next, append([][]value.Value{{second}}, begin.values()...))
	j.b = next.block
	has := next.values()
	cta := has[0][0]
	added := j.added(j.placeOf(cta, i32(0)), has[1:])
	following := j.b.NewAdd(cta, j.apart)
	more := j.icmp(enum.IPredSLE, following, j.last)
	j.enterFrom(next, j.b, append([][]value.Value{{following}}, added...))
	j.b.NewCondBr(more, next.block, j.done.block)
	j.enterFrom(j.done, j.b, append([][]value.Value{whole}, added...))
}

// left reads what a CTA has left of all sums.
func (j *streamJoin) left(at value.Value) (all [][]value.Value) {
	for i, v := range j.sums {
		var regs []value.Value
		for run := range j.runs(v) {
			regs = append(regs, j.run(v, at, i, run)...)
		}
		all = append(all, regs)
	}
	return all
}

// mostRuns is how many runs of registers are on their way at a time, beside those that they are added to.
const mostRuns = 16

// added reads them, some at a time, and adds them to others.
func (j *streamJoin) added(at value.Value, to [][]value.Value) (all [][]value.Value) {
	for i, v := range j.sums {
		regs := slices.Clone(to[i])
		n, _ := j.runOf(j.tile(v))
		each := min(mostRuns, max(1, j.runs(v)/2))
		for first := 0; first < j.runs(v); first += each {
			var some []value.Value
			for run := first; run < min(first+each, j.runs(v)); run++ {
				some = append(some, j.run(v, at, i, run)...)
			}
			for r, x := range some {
				regs[first*n+r] = j.plus(regs[first*n+r], x)
			}
		}
		all = append(all, regs)
	}
	return all
}

// runs is how many accesses a thread makes for a sum.
func (j *streamJoin) runs(v *ast.Value) int {
	n, _ := j.runOf(j.tile(v))
	return (j.tile(v).layout.NumRegs() + n - 1) / n
}

// run reads one of them, of sum i of those that lie at an address.
func (j *streamJoin) run(v *ast.Value, at value.Value, i, run int) []value.Value {
	t := j.tile(v)
	n, bytes := j.runOf(t)
	from := j.placeOfThread(j.b.NewAdd(at, i64(j.gen.sums.offsets[i])), bytes)
	mt := memType(t.typ.Elem)
	return j.plainLoad(j.pointerAt(j.add(from, i64(int64(run*32*j.warps)*bytes)), mt), n, mt, t.typ.Elem)
}

// bind gives the results their registers.
func (j *streamJoin) bind(whole *ast.Value, totals []*ast.Value) error {
	values := j.done.values()
	if err := j.define(whole, values[0]); err != nil {
		return err
	}
	for i, v := range totals {
		t, err := j.newTile(v)
		if err != nil {
			return err
		}
		t.regs = values[1+i]
		j.tiles[v] = t
	}
	return nil
}
