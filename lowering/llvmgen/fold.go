package llvmgen

import (
	"slices"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/transfer"
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
	return &fold{g: g, op: op, dim: int(op.Int(ast.KeyDim, 0)), body: op.Body(0), either: commutes(op.Combiner())}
}

// commutes reports whether an op gives the same bits whichever way round its operands are.
func commutes(op *ast.Op) bool {
	if op == nil {
		return false
	}
	switch op.Opcode {
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
			g.tiles[arg] = &tile{typ: t, layout: layout.Scalar(gpu.Shape(t), g.warps), regs: []value.Value{v}}
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
	src := g.tile(op.List(ast.InOperands)[0]).layout
	result, from := src.Slice(f.dim)
	acc := f.withinThread(from, result.NumRegs())
	f.acrossLanes(acc, src)
	if transfer.ReduceWarps(src, f.dim) > 1 {
		f.acrossWarps(acc, src, f.partOwner(src, result))
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

// withinThread folds what a thread has, of which register r belongs to result from[r], as registers follow each other; by halves,
// what belongs to the first half of the results in front of the rest, and of that each result in chains: an element goes to
// the one that has waited longest. It returns operands by result.
func (f *fold) withinThread(from []int, results int) [][]value.Value {
	early, chains := results, int(f.op.Int(gpu.AttrByHalves, 0))
	if chains > 0 {
		early = results / 2
	}
	regs, acc, late := f.operands(), make([][]value.Value, results), make([][][]value.Value, results)
	for r, k := range from {
		if k < early {
			acc[k] = f.add(pick(regs, r), acc[k])
		}
	}
	for r, k := range from {
		switch {
		case k < early:
		case len(late[k]) < chains:
			late[k] = append(late[k], pick(regs, r))
		default:
			late[k] = append(late[k][1:], f.combine(pick(regs, r), late[k][0]))
		}
	}
	for k, parts := range late {
		for _, v := range parts {
			acc[k] = f.add(v, acc[k])
		}
	}
	return acc
}

// add combines an element with what has been folded, if there is something.
func (f *fold) add(elem, acc []value.Value) []value.Value {
	if acc == nil {
		return elem
	}
	return f.combine(elem, acc)
}

// acrossLanes combines what the lanes of a warp have along the reduced dimension:
// by one instruction if all lanes reduce together and there is one, otherwise by
// exchanging with the lane that differs in each bit.
func (f *fold) acrossLanes(acc [][]value.Value, src layout.Layout) {
	var along []int
	for i, c := range src.Lane {
		if layout.DimPart(src.Shape, f.dim, c) != 0 {
			along = append(along, i)
		}
	}
	name := f.warpReduction()
	f.g.folded.begin(f.g.b, len(along) > 0)
	for r := range acc {
		f.g.folded.beginRow(f.g.b)
		if len(along) == layout.LaneBits && name != "" {
			redux := f.g.intrinsic("llvm.nvvm.redux.sync."+name, types.I32, types.I32, types.I32)
			acc[r] = []value.Value{f.g.b.NewCall(redux, acc[r][0], i32(-1))}
			continue
		}
		for _, i := range along {
			acc[r] = f.exchange(acc[r], i)
		}
	}
}

// warpReduction names the redux.sync (PTX ISA, from sm_80 on) that does what the
// body does with numbers of i32 of all lanes, or is "".
func (f *fold) warpReduction() string {
	op := f.op.Combiner()
	if op == nil || ast.AsTile(f.op.List(ast.InOperands)[0].Type).ElemNum() != num.I32 {
		return ""
	}
	switch op.Opcode {
	case ast.OpAddI:
		return "add"
	case ast.OpAndI:
		return "and"
	case ast.OpOrI:
		return "or"
	case ast.OpXOrI:
		return "xor"
	case ast.OpMinI:
		return signPrefix(op) + "min"
	case ast.OpMaxI:
		return signPrefix(op) + "max"
	}
	return ""
}

func signPrefix(op *ast.Op) string {
	if isSigned(op) {
		return ""
	}
	return "u"
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

// acrossWarps combines the partial results of the warps. They go through scratch
// as a tile with one more dimension, of which every warp reads all and combines it
// alike, see plan.Partials: so all threads come to the same bits.
func (f *fold) acrossWarps(acc [][]value.Value, src layout.Layout, owner value.Value) {
	g := f.g
	moves := make([]*move, len(f.op.Results()))
	for i, r := range f.op.Results() {
		elem := ast.AsTile(r.Type).Elem
		moves[i] = &move{regs: column(acc, i), from: elem, to: elem, owner: owner}
	}
	_, _, lanes := transfer.Partials(src, f.dim, g.cluster)
	read := g.exchange(f.op, moves...)
	for k := range acc {
		acc[k] = pick(read, k)
		for r := k + len(acc); r < len(read[0]); r += len(acc) {
			acc[k] = f.combine(pick(read, r), acc[k])
		}
		for _, lane := range lanes {
			acc[k] = f.exchange(acc[k], lane)
		}
	}
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

// scan folds along a dimension and keeps every step. The first element takes in
// the identity. Then, bit by bit of the index,
// from the lowest: in every block of 2^(b+1) elements the upper half takes in
// the last element of the lower half, whose index has zero in bit b and ones
// below it. A reverse scan mirrors this: the lower half takes in the first
// element of the upper one. Warps that share the dimension have parts of it, and
// then take in what the parts before theirs came to.
func (g *gen) scan(op *ast.Op) error {
	f := g.newFold(op)
	l := g.tile(op.List(ast.InOperands)[0]).layout
	reverse := op.Attr(ast.KeyReverse) == ast.BoolAttr(true)
	vals := f.operands()
	for i := range vals {
		vals[i] = append([]value.Value{}, vals[i]...)
	}
	f.takeIdentities(vals, l, reverse)
	var lowReg, lowLane int // bits of the place that hold lower bits of the index
	parts := transfer.ReduceWarps(l, f.dim)
	for b := range layout.Log2(l.Shape[f.dim] / parts) {
		bit := uint32(1) << (layout.DimShift(l.Shape, f.dim) + b)
		if i := indexOf(l.Reg, bit); i >= 0 {
			f.scanRegisters(vals, l, 1<<i, lowReg, lowLane, reverse)
			lowReg |= 1 << i
		} else if i := indexOf(l.Lane, bit); i >= 0 {
			f.scanLanes(vals, l, 1<<i, lowReg, lowLane, reverse)
			lowLane |= 1 << i
		} else {
			panic("BUG: llvmgen: the warps have no parts of the dimension of a scan")
		}
	}
	if parts > 1 {
		f.scanParts(vals, l, lowReg, lowLane, reverse)
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

// takeIdentities combines the first elements with the identities.
func (f *fold) takeIdentities(vals [][]value.Value, l layout.Layout, reverse bool) {
	g := f.g
	regs, lanes := f.along(l, l.Reg), f.along(l, l.Lane)
	parts := transfer.ReduceWarps(l, f.dim)
	atReg, atLane, atPart := 0, 0, 0
	if reverse {
		atReg, atLane, atPart = regs, lanes, parts-1
	}
	var first value.Value
	if lanes != 0 {
		first = g.icmp(enum.IPredEQ, g.b.NewAnd(g.lane, i32(int64(lanes))), i32(int64(atLane)))
	}
	if parts > 1 {
		first = g.both(first, g.icmp(enum.IPredEQ, f.partNumber(l), i32(int64(atPart))))
	}
	for r := range l.NumRegs() {
		if r&regs != atReg {
			continue
		}
		old := pick(vals, r)
		sum := f.combine(old, f.identities())
		for i := range sum {
			if first != nil {
				sum[i] = g.b.NewSelect(first, sum[i], old[i])
			}
		}
		f.put(vals, r, sum)
	}
}

// along is the set of the bits of a place that count along the dimension.
func (f *fold) along(l layout.Layout, cols []uint32) int {
	set := 0
	for i, c := range cols {
		if layout.DimPart(l.Shape, f.dim, c) != 0 {
			set |= 1 << i
		}
	}
	return set
}

// identities are the identities of all operands.
func (f *fold) identities() []value.Value {
	var list []value.Value
	for i, v := range f.op.Operands() {
		elem := ast.AsTile(v.Type).Elem
		list = append(list, f.g.constantBits(elem, f.op.Identity(i, elem.(ast.NumType).Num())))
	}
	return list
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

// scanParts takes what the parts of other warps came to into each warp's. They go
// through scratch, and every warp adds up those before its own: see plan.PartSums.
func (f *fold) scanParts(vals [][]value.Value, l layout.Layout, lowReg, lowLane int, reverse bool) {
	g := f.g
	result, row := l.Slice(f.dim)
	sums := make([][]value.Value, result.NumRegs())
	for r, k := range row {
		if r == edge(r, 0, lowReg, reverse) {
			sums[k] = f.fetch(vals, r, 0, lowLane, reverse)
		}
	}
	moves := make([]*move, len(vals))
	for i, r := range f.op.Results() {
		elem := ast.AsTile(r.Type).Elem
		moves[i] = &move{regs: column(sums, i), from: elem, to: elem, owner: f.partOwner(l, result)}
	}
	read := g.exchange(f.op, moves...)
	own := f.partNumber(l)
	first := 0
	if reverse {
		first = transfer.ReduceWarps(l, f.dim) - 1
	}
	before := make([][]value.Value, len(sums))
	for k := range sums {
		before[k] = f.sumBefore(read, k, len(sums), first, own)
	}
	isFirst := g.icmp(enum.IPredEQ, own, i32(int64(first)))
	for r, k := range row {
		old := pick(vals, r)
		sum := f.combine(old, before[k])
		for i := range sum {
			sum[i] = g.b.NewSelect(isFirst, old[i], sum[i])
		}
		f.put(vals, r, sum)
	}
}

// sumBefore adds up the parts of row k of rows from the first one on, and
// returns what the parts before the warp's own come to; for the first itself it
// is anything.
func (f *fold) sumBefore(read [][]value.Value, k, rows, first int, own value.Value) []value.Value {
	g := f.g
	sum := pick(read, k+first*rows)
	before := slices.Clone(sum)
	parts := len(read[0]) / rows
	for i := 1; i < parts-1; i++ {
		p := i
		if first > 0 {
			p = first - i
		}
		sum = f.combine(pick(read, k+p*rows), sum)
		beyond := g.icmp(enum.IPredSGT, own, i32(int64(p)))
		if first > 0 {
			beyond = g.icmp(enum.IPredSLT, own, i32(int64(p)))
		}
		for j := range before {
			before[j] = g.b.NewSelect(beyond, sum[j], before[j])
		}
	}
	return before
}

// partNumber is which part of the dimension the warp has.
func (f *fold) partNumber(l layout.Layout) value.Value {
	g := f.g
	var n value.Value = i32(0)
	part := int64(0)
	for i, c := range l.Warp {
		if layout.DimPart(l.Shape, f.dim, c) != 0 {
			bit := g.b.NewAnd(g.b.NewLShr(g.warp, i32(int64(i))), i32(1))
			n = g.b.NewOr(n, g.b.NewShl(bit, i32(part)))
			part++
		}
	}
	return n
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
	a, b := g.regs(op.Get(ast.InLhs)), g.regs(op.Get(ast.InRhs))
	joined := append(append([]value.Value{}, a...), b...)
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	half := g.tile(op.Get(ast.InLhs)).layout
	if from, ok := layout.RegisterMap(half.Double(int(op.Int(ast.KeyDim, 0))), t.layout); ok {
		t.regs = make([]value.Value, len(joined))
		for r := range t.regs {
			t.regs[r] = joined[from[r]]
		}
		g.tiles[op.Value()] = t
		return nil
	}
	return g.unsupported(op, "the plan gave its parts other threads than its result")
}

// extract reads one of the parts that a tile divides into, by numbers known at
// run time: the part goes through shared memory.
func (g *gen) extract(op *ast.Op) error {
	src := g.tile(op.Get(ast.InSource))
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	part := t.layout.Shape
	m := g.ownedMove(op.Get(ast.InSource), t.typ.Elem)
	m.part = &chosenPart{of: src.layout.Part(part), demanded: g.partNumber(src.layout.Shape, part, op.List(ast.InIndices))}
	t.regs = g.move1(op, m)
	g.tiles[op.Value()] = t
	return nil
}

// repack writes pack and unpack: the same bytes as elements of another type,
// through shared memory.
func (g *gen) repack(op *ast.Op) error {
	src := g.tile(op.Source())
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	g.tiles[op.Value()] = t
	if isPacked(src.typ.Elem) || isPacked(t.typ.Elem) {
		g.repackHalves(op, src, t, g.regs(op.Source()))
		return nil
	}
	t.regs = g.move1(op, g.ownedMove(op.Source(), t.typ.Elem))
	return nil
}
