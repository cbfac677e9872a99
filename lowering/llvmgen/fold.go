package llvmgen

import (
	"slices"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/layout"
	"tileir/lowering/plan"
)

// fold is a reduce or scan op: a function of pairs, written where it is used.
type fold struct {
	g      *gen
	op     *ast.Op
	dim    int
	body   *ast.Block
	either bool // the function does not mind which argument comes first
	err    error
}

func (g *gen) newFold(op *ast.Op) *fold {
	return &fold{g: g, op: op, dim: int(op.Int("dim", 0)), body: op.Body(0), either: commutes(op.Body(0))}
}

// commutes reports whether a body is one op that gives the same bits whichever
// way round its operands are.
func commutes(b *ast.Block) bool {
	if b.Len() != 2 {
		return false
	}
	switch b.First().Opcode {
	case ast.OpAddF, ast.OpMulF, ast.OpMaxF, ast.OpMinF, ast.OpAddI, ast.OpMulI, ast.OpMaxI, ast.OpMinI,
		ast.OpAndI, ast.OpOrI, ast.OpXOrI:
		return true
	}
	return false
}

// combine writes the body with elements and accumulators as arguments, one of
// each per operand, and returns what it yields.
func (f *fold) combine(elem, acc []value.Value) []value.Value {
	g := f.g
	for i := range elem {
		for k, v := range []value.Value{elem[i], acc[i]} {
			arg := f.body.Args[2*i+k]
			t := ast.AsTile(arg.Type)
			g.tiles[arg] = &tile{typ: t, layout: layout.Scalar(plan.Shape(t), g.warps), regs: []value.Value{v}}
		}
	}
	if err := g.block(f.body); err != nil {
		f.err = err
		return acc
	}
	var out []value.Value
	for _, v := range f.body.Last().Operands() {
		out = append(out, g.scalar(v))
	}
	return out
}

// operands returns the registers of the op's operands, by operand.
func (f *fold) operands() [][]value.Value {
	var out [][]value.Value
	for _, v := range f.op.Operands() {
		out = append(out, f.g.regs(v))
	}
	return out
}

// pick takes register r of every operand.
func pick(regs [][]value.Value, r int) []value.Value {
	out := make([]value.Value, len(regs))
	for i := range regs {
		out[i] = regs[i][r]
	}
	return out
}

// reduce folds within each thread, then between lanes by exchanging with the
// lane that differs in one bit, then between warps through its scratch.
// Afterwards every thread that had a part of a row has the row's result.
func (g *gen) reduce(op *ast.Op) error {
	f := g.newFold(op)
	src := g.tile(op.Operand(0)).layout
	result, from := src.Slice(f.dim)
	regs := f.operands()
	acc := make([][]value.Value, result.NumRegs()) // per register of the result, per operand
	for r := range src.NumRegs() {
		v := pick(regs, r)
		if acc[from[r]] == nil {
			acc[from[r]] = v
		} else {
			acc[from[r]] = f.combine(v, acc[from[r]])
		}
	}
	for i, c := range src.Lane {
		if layout.DimPart(src.Shape, f.dim, c) != 0 {
			for r := range acc {
				acc[r] = f.exchange(acc[r], i)
			}
		}
	}
	if n := plan.ReduceWarps(src, f.dim); n > 1 {
		f.acrossWarps(acc, src, result, n)
	}
	if f.err != nil {
		return f.err
	}
	for i, r := range op.Results() {
		out := make([]value.Value, len(acc))
		for k := range acc {
			out[k] = acc[k][i]
		}
		if err := g.define(r, out); err != nil {
			return err
		}
	}
	return nil
}

// exchange combines with the lane that differs in bit i. Both lanes must come
// to the same bits, so unless the function commutes, the lower lane's value is
// the accumulator in both.
func (f *fold) exchange(v []value.Value, i int) []value.Value {
	g := f.g
	other := make([]value.Value, len(v))
	for k := range v {
		other[k] = g.shuffle("bfly", v[k], i32(1<<i))
	}
	if f.either {
		return f.combine(other, v)
	}
	upper := g.icmp(enum.IPredNE, g.b.NewAnd(g.lane, i32(1<<i)), i32(0))
	elem, acc := make([]value.Value, len(v)), make([]value.Value, len(v))
	for k := range v {
		elem[k] = g.b.NewSelect(upper, v[k], other[k])
		acc[k] = g.b.NewSelect(upper, other[k], v[k])
	}
	return f.combine(elem, acc)
}

// acrossWarps combines the partial results of n warps. Every warp reads all of
// them and combines them alike, so that all threads come to the same bits.
func (f *fold) acrossWarps(acc [][]value.Value, src, result layout.Layout, n int) {
	g := f.g
	// The partial results as a tile with one more dimension: which of the
	// warps along the reduced one.
	size := layout.Size(result.Shape)
	part := layout.Layout{Shape: append([]int{n}, result.Shape...), Reg: result.Reg, Lane: result.Lane}
	next := uint32(size)
	for i, c := range src.Warp {
		if layout.DimPart(src.Shape, f.dim, c) != 0 {
			part.Warp = append(part.Warp, next)
			next *= 2
		} else {
			part.Warp = append(part.Warp, result.Warp[i])
		}
	}
	addr := g.scratchOf(f.op)
	g.only(f.partOwner(src, result), func() {
		f.eachPart(addr, n*size, func(i int, at value.Value, elem ast.Type) {
			g.writeShared(at, column(acc, i), part, rowMajorPlace(elem, n*size), elem)
		})
	})
	g.barrier()
	read, lanes := f.dealParts(part.Shape, result, n)
	var regs [][]value.Value
	f.eachPart(addr, n*size, func(_ int, at value.Value, elem ast.Type) {
		regs = append(regs, g.readShared(at, read, rowMajorPlace(elem, n*size), elem))
	})
	for k := range acc {
		acc[k] = pick(regs, k)
		for r := k + len(acc); r < read.NumRegs(); r += len(acc) {
			acc[k] = f.combine(pick(regs, r), acc[k])
		}
		for _, lane := range lanes {
			acc[k] = f.exchange(acc[k], lane)
		}
	}
}

// eachPart calls do with the address of each result's n elements of scratch.
func (f *fold) eachPart(addr value.Value, n int, do func(i int, at value.Value, elem ast.Type)) {
	for i, r := range f.op.Results() {
		elem := ast.AsTile(r.Type).Elem
		do(i, addr, elem)
		addr = f.g.add(addr, i32(int64((elemBytes(elem)*n+15)/16*16)))
	}
}

// dealParts is the layout under which threads read n partial results of each
// element of a result: the first few as further registers, and what is left
// dealt to lanes that hold copies of the result, whose bits it returns, so that
// a thread does not have to read them all. The shared memory of another CTA is
// so far away that lanes get all they can take.
func (f *fold) dealParts(shape []int, result layout.Layout, n int) (read layout.Layout, lanes []int) {
	read = layout.Layout{Shape: shape, Reg: slices.Clone(result.Reg), Lane: slices.Clone(result.Lane), Warp: result.Warp}
	own := 4
	if f.g.cluster > 1 {
		own = 1
	}
	size := layout.Size(result.Shape)
	for part := 1; part < n; part *= 2 {
		lane := slices.Index(read.Lane, 0)
		if part < own || lane < 0 {
			read.Reg = append(read.Reg, uint32(part*size))
		} else {
			read.Lane[lane] = uint32(part * size)
			lanes = append(lanes, lane)
		}
	}
	return read, lanes
}

// partOwner is the condition that a thread writes its warp's partial results:
// lanes that hold copies, because they reduced together or always did, stay
// out.
func (f *fold) partOwner(src, result layout.Layout) value.Value {
	own := layout.Layout{Shape: result.Shape, Lane: result.Lane}
	for i, c := range result.Warp {
		if layout.DimPart(src.Shape, f.dim, src.Warp[i]) != 0 {
			c = 1 // not a copy: each of these warps has a partial result
		}
		own.Warp = append(own.Warp, c)
	}
	return f.g.owner(own)
}

// column takes operand i of every register.
func column(acc [][]value.Value, i int) []value.Value {
	out := make([]value.Value, len(acc))
	for k := range acc {
		out[k] = acc[k][i]
	}
	return out
}

// rowMajorPlace is the place of n elements that lie one after the other.
func rowMajorPlace(elem ast.Type, n int) []uint32 {
	place := make([]uint32, layout.Log2(n))
	for i := range place {
		place[i] = uint32(elemBytes(elem)) << i
	}
	return place
}

// shuffle reads a register of another lane: mode "bfly" of the lane that
// differs in the bits of arg, mode "idx" of lane arg.
func (g *gen) shuffle(mode string, v, arg value.Value) value.Value {
	t := v.Type()
	word := func(w value.Value) value.Value {
		f := g.intrinsic("llvm.nvvm.shfl.sync."+mode+".i32", types.I32, types.I32, types.I32, types.I32, types.I32)
		return g.b.NewCall(f, i32(-1), w, arg, i32(31))
	}
	switch n := bitWidth(t); {
	case n == 64:
		b := g.reinterpret(v, types.I64)
		lo := word(g.b.NewTrunc(b, types.I32))
		hi := word(g.b.NewTrunc(g.b.NewLShr(b, i64(32)), types.I32))
		b = g.b.NewOr(g.b.NewZExt(lo, types.I64), g.b.NewShl(g.b.NewZExt(hi, types.I64), i64(32)))
		return g.reinterpret(b, t)
	case n == 32:
		return g.reinterpret(word(g.reinterpret(v, types.I32)), t)
	default:
		it := types.NewInt(uint64(n))
		w := word(g.b.NewZExt(g.reinterpret(v, it), types.I32))
		return g.reinterpret(g.b.NewTrunc(w, it), t)
	}
}

func bitWidth(t types.Type) int {
	switch t := t.(type) {
	case *types.IntType:
		return int(t.BitSize)
	case *types.FloatType:
		switch t.Kind {
		case types.FloatKindDouble:
			return 64
		case types.FloatKindFloat:
			return 32
		}
	}
	return 16
}

// scan folds along a dimension and keeps every step. Bit by bit of the index,
// from the lowest: in every block of 2^(b+1) elements the upper half takes in
// the last element of the lower half, whose index has zero in bit b and ones
// below it. A reverse scan mirrors this: the lower half takes in the first
// element of the upper one.
func (g *gen) scan(op *ast.Op) error {
	f := g.newFold(op)
	l := g.tile(op.Operand(0)).layout
	reverse := op.Attr("reverse") == ast.BoolAttr(true)
	vals := f.operands()
	for i := range vals {
		vals[i] = append([]value.Value{}, vals[i]...)
	}
	var lowReg, lowLane int // bits of the place that hold lower bits of the index
	for b := range layout.Log2(l.Shape[f.dim]) {
		bit := uint32(1) << (layout.DimShift(l.Shape, f.dim) + b)
		if i := indexOf(l.Reg, bit); i >= 0 {
			f.scanRegisters(vals, l, 1<<i, lowReg, lowLane, reverse)
			lowReg |= 1 << i
		} else if i := indexOf(l.Lane, bit); i >= 0 {
			f.scanLanes(vals, l, 1<<i, lowReg, lowLane, reverse)
			lowLane |= 1 << i
		} else {
			return g.unsupported(op, "the dimension is spread over warps")
		}
	}
	if f.err != nil {
		return f.err
	}
	for i, r := range op.Results() {
		if err := g.define(r, vals[i]); err != nil {
			return err
		}
	}
	return nil
}

func indexOf(cols []uint32, c uint32) int {
	for i, x := range cols {
		if x == c {
			return i
		}
	}
	return -1
}

// edge returns the register that holds the end of the half that is taken in.
func edge(r, bit, low int, reverse bool) int {
	if reverse {
		return r&^low | bit
	}
	return (r | low) &^ bit
}

// scanRegisters makes a step along a bit that registers hold.
func (f *fold) scanRegisters(vals [][]value.Value, l layout.Layout, bit, lowReg, lowLane int, reverse bool) {
	before := snapshot(vals)
	for r := range l.NumRegs() {
		if (r&bit != 0) == reverse {
			continue
		}
		acc := f.fetch(before, edge(r, bit, lowReg, reverse), 0, lowLane, reverse)
		f.put(vals, r, f.combine(pick(before, r), acc))
	}
}

// scanLanes makes a step along a bit that lanes hold: all lanes combine, half
// of them keep the result.
func (f *fold) scanLanes(vals [][]value.Value, l layout.Layout, bit, lowReg, lowLane int, reverse bool) {
	g := f.g
	before := snapshot(vals)
	takes := enum.IPredNE
	if reverse {
		takes = enum.IPredEQ
	}
	cond := g.icmp(takes, g.b.NewAnd(g.lane, i32(int64(bit))), i32(0))
	for r := range l.NumRegs() {
		acc := f.fetch(before, edge(r, 0, lowReg, reverse), bit, lowLane, reverse)
		old := pick(before, r)
		sum := f.combine(old, acc)
		for i := range sum {
			sum[i] = g.b.NewSelect(cond, sum[i], old[i])
		}
		f.put(vals, r, sum)
	}
}

// fetch reads register r of the lane at the end of the half that is taken in:
// the thread's own lane with the low bits set (or cleared) and bit chosen.
func (f *fold) fetch(vals [][]value.Value, r, bit, low int, reverse bool) []value.Value {
	g := f.g
	v := pick(vals, r)
	if bit == 0 && low == 0 {
		return v
	}
	lane := g.lane
	if reverse {
		lane = g.b.NewOr(g.b.NewAnd(lane, i32(int64(31&^low))), i32(int64(bit)))
	} else {
		lane = g.b.NewAnd(g.b.NewOr(lane, i32(int64(low))), i32(int64(31&^bit)))
	}
	for i := range v {
		v[i] = g.shuffle("idx", v[i], lane)
	}
	return v
}

func (f *fold) put(vals [][]value.Value, r int, v []value.Value) {
	for i := range vals {
		vals[i][r] = v[i]
	}
}

func snapshot(vals [][]value.Value) [][]value.Value {
	out := make([][]value.Value, len(vals))
	for i := range vals {
		out[i] = append([]value.Value{}, vals[i]...)
	}
	return out
}

// cat joins two tiles: the upper registers are the second one's.
func (g *gen) cat(op *ast.Op) error {
	a, b := g.regs(op.Operand(0)), g.regs(op.Operand(1))
	joined := append(append([]value.Value{}, a...), b...)
	t, err := g.newTile(op.Result(0))
	if err != nil {
		return err
	}
	half := g.tile(op.Operand(0)).layout
	if from, ok := layout.RegisterMap(half.Double(int(op.Int("dim", 0))), t.layout); ok {
		t.regs = make([]value.Value, len(joined))
		for r := range t.regs {
			t.regs[r] = joined[from[r]]
		}
		g.tiles[op.Result(0)] = t
		return nil
	}
	return g.unsupported(op, "the plan gave its parts other threads than its result")
}

// extract reads one of the parts that a tile divides into, by numbers known at
// run time: the tile goes through shared memory.
func (g *gen) extract(op *ast.Op) error {
	src := g.tile(op.Group(0)[0])
	t, err := g.newTile(op.Result(0))
	if err != nil {
		return err
	}
	elem := t.typ.Elem
	place := rowMajorPlace(elem, layout.Size(src.layout.Shape))
	addr := g.scratchOf(op)
	regs := g.regs(op.Group(0)[0])
	g.only(g.owner(src.layout), func() { g.writeShared(addr, regs, src.layout, place, elem) })
	g.barrier()
	// Dimension d of the part steps through the bits of dimension d of the
	// tile; its number chooses the bits above.
	var part []uint32
	for d := len(t.layout.Shape) - 1; d >= 0; d-- {
		shift := layout.DimShift(src.layout.Shape, d)
		part = append(part, place[shift:shift+layout.Log2(t.layout.Shape[d])]...)
		step := int64(elemBytes(elem)) * int64(t.layout.Shape[d]) << shift
		addr = g.add(addr, g.mul(g.scalar(op.Group(1)[d]), i32(step)))
	}
	t.regs = g.readShared(addr, t.layout, part, elem)
	g.tiles[op.Result(0)] = t
	return nil
}

// repack writes pack and unpack: the same bytes as elements of another type,
// through shared memory.
func (g *gen) repack(op *ast.Op) error {
	src := g.tile(op.Operand(0))
	t, err := g.newTile(op.Result(0))
	if err != nil {
		return err
	}
	g.tiles[op.Result(0)] = t
	if isPacked(src.typ.Elem) || isPacked(t.typ.Elem) {
		g.repackHalves(op, src, t, g.regs(op.Operand(0)))
		return nil
	}
	addr := g.scratchOf(op)
	regs := g.regs(op.Operand(0))
	g.only(g.owner(src.layout), func() {
		g.writeShared(addr, regs, src.layout, rowMajorPlace(src.typ.Elem, layout.Size(src.layout.Shape)), src.typ.Elem)
	})
	g.barrier()
	t.regs = g.readShared(addr, t.layout, rowMajorPlace(t.typ.Elem, layout.Size(t.layout.Shape)), t.typ.Elem)
	g.tiles[op.Result(0)] = t
	return nil
}
