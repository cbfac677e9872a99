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
	"tileir/ptxgen/asm"
)

// warpgroupMultiply computes a product with wgmma: four warps issue it together, it
// reads both operands from shared memory through descriptors, and it adds to
// registers beside the warps' own work, until they wait for it.
func (g *gen) warpgroupMultiply(op *ast.Op, instr gpu.Instruction, t *tile) error {
	sa, fromShared := g.allocs[gpu.Get(op, gpu.InA)]
	sb, ok2 := g.allocs[gpu.Get(op, gpu.InB)]
	warps, ok3 := op.Attr(gpu.KeyWarps).(ast.DenseArrayAttr)
	if !ok2 || !ok3 || !fromShared && !instr.TakesEither() {
		return g.unsupported(op, "%s reads its operands from shared memory", instr.Name)
	}
	slotA, slotB := g.operandSlots(op)
	rows, cols := int(warps.Values[0])/4, int(warps.Values[1])
	m := int(ast.AsTile(op.Value().Type).Shape[0])
	w := &warpgroupProduct{g: g, instr: instr, m: m / rows, n: sb.Shape[1] / cols, b: operand{s: sb, along: 1}}
	if fromShared {
		if op.Has(gpu.KeyTransposedA) {
			sa = sa.Transposed()
		}
		w.a = operand{s: sa, along: 0}
		_, done := g.hoist(descriptorDepth(op, len(g.loops)))
		w.a.start(g, slotA, w.m, rows, g.b.NewAnd(g.b.NewLShr(g.warp, i32(2)), i32(int64(rows-1))))
		done()
	} else {
		if t := g.tile(gpu.Get(op, gpu.InA)); instr.A.MemBits() == 8 && t.words != nil {
			w.fragments = t.words
		} else {
			w.fragments = g.fragmentsOf(g.unpacked(gpu.Get(op, gpu.InA)))
		}
		if instr.A.MemBits() == 8 && !sb.InLanes {
			w.fragments = g.pairedFragments(w.fragments)
		}
	}
	w.b.hoisted = op.Has(gpu.KeyHoistedB) && cols == 1
	w.b.start(g, slotB, w.n, cols, g.b.NewLShr(g.b.NewLShr(g.warp, i32(2)), i32(int64(layout.Log2(rows)))))
	w.run(op, t)
	return nil
}

// descriptorDepth is in how many of the loops around a product the descriptor of its left operand is made.
func descriptorDepth(op *ast.Op, loops int) int {
	if op.Has(gpu.KeyHoistedA) {
		return loopsAround(gpu.SlotOf(op, 0))
	}
	return loops
}

// pairedFragments makes the words of a first operand of 8 bits that wgmma takes of words that have pairs
// of rows (gpu.PairedWords).
func (g *gen) pairedFragments(words []value.Value) []value.Value {
	later := g.icmp(enum.IPredNE, g.b.NewAnd(g.lane, i32(2)), i32(0))
	out, code := make([]value.Value, len(words)), asm.PermuteBytesBy{}
	for row, selectors := range gpu.PairedWords {
		selector := g.b.NewSelect(later, i32(selectors[1]), i32(selectors[0]))
		for i := 0; i < len(words); i += 2 {
			out[i+row] = g.asm(code, types.I32, words[i], words[i+1], selector)[0]
		}
	}
	return out
}

// warpgroupProduct is the part of a product that one warpgroup computes: m×n.
type warpgroupProduct struct {
	g     *gen
	instr gpu.Instruction
	m, n  int
	a, b  operand

	fragments []value.Value // of A, where it is in registers: 4 words for 64 rows and 16 columns
}

// operand is a tile in shared memory that wgmma reads: A, whose rows lie along
// dimension 0, or B, whose columns lie along dimension 1.
type operand struct {
	s     gpu.Shared
	along int         // the dimension that is not multiplied out
	desc  value.Value // descriptor of the warpgroup's first element

	hoisted bool // that of stage 0 is computed in front of the loops
}

// The fields of a matrix descriptor (PTX ISA, "Matrix Descriptor Format"). The
// swizzle modes are those of rows of 128, 64 and 32 bytes.
const (
	descLeading = 16
	descStride  = 32
	descSwizzle = 62
)

var swizzleModes = map[int]uint64{128: 1, 64: 2, 32: 3}

// transposed reports whether the dimension that is not multiplied out is the
// contiguous one, which wgmma calls transposed.
func (o *operand) transposed() bool { return o.s.Contiguous == o.along }

// start makes the descriptor of the part that a warpgroup begins at: part index of
// count parts of the given size, of which a CTA has those of its slice.
func (o *operand) start(g *gen, slot value.Value, size, count int, index value.Value) {
	row := o.s.RowBytes()
	desc := swizzleModes[row]<<descSwizzle | uint64(8*row/16)<<descStride
	leading := 1 // not read where the multiplied dimension is contiguous
	if o.transposed() {
		leading = o.panel() / 16
	}
	desc |= uint64(leading) << descLeading
	if o.hoisted && slot != nil {
		o.startAtStage(g, slot, desc)
		return
	}
	addr := g.stageAddress(o.s, slot)
	for i := range layout.Log2(count / max(o.s.Slices, 1)) {
		bit := g.b.NewAnd(g.b.NewLShr(index, i32(int64(i))), i32(1))
		addr = g.add(addr, g.mul(bit, i32(int64(o.offset(size<<i)))))
	}
	o.desc = g.b.NewOr(g.b.NewZExt(encoded(g, addr), types.I64), i64(int64(desc)))
}

// startAtStage makes the descriptor of a stage of that of stage 0, of which desc has all but the address: that is all
// that a stage adds to, as shared memory ends before the field of it does.
func (o *operand) startAtStage(g *gen, slot value.Value, desc uint64) {
	_, done := g.hoist(0)
	first := g.b.NewOr(encoded(g, g.stageAddress(o.s, nil)), i32(int64(uint32(desc))))
	done()
	low := g.add(first, g.mul(slot, i32(int64(o.s.StageStride()/descUnit))))
	o.desc = g.b.NewOr(g.b.NewZExt(low, types.I64), i64(int64(desc>>32<<32)))
}

// descUnit is what addresses and distances count in, in bytes.
const descUnit = 16

// encoded is an address as a descriptor has it.
func encoded(g *gen, addr value.Value) value.Value {
	return g.b.NewLShr(g.b.NewAnd(addr, i32(0x3ffff)), i32(4))
}

// panel is the distance in bytes between panels of 128 bytes.
func (o *operand) panel() int { return o.s.RowBytes() * o.s.Part()[1-o.s.Contiguous] }

// offset is the distance in bytes to the element that lies n further along the
// dimension that is not multiplied out.
func (o *operand) offset(n int) int {
	if !o.transposed() {
		return n * o.s.RowBytes()
	}
	return o.alongRow(n)
}

// step is the same along the multiplied dimension.
func (o *operand) step(n int) int {
	if o.transposed() {
		return n * o.s.RowBytes()
	}
	return o.alongRow(n)
}

// alongRow is the distance to the element n further along the contiguous
// dimension: whole panels, and the rest within a row.
func (o *operand) alongRow(n int) int {
	bytes := n * o.s.Elem.MemBits() / 8
	return bytes/o.s.RowBytes()*o.panel() + bytes%o.s.RowBytes()
}

// at is the descriptor of the element at the given offset in bytes.
func (o *operand) at(g *gen, offset int) value.Value {
	return g.add(o.desc, i64(int64(offset/16)))
}

// waitProducts waits until at most n products are under way.
func (g *gen) waitProducts(n int64) {
	g.issue(asm.WaitProducts(int(n)))
}

// mmaWait waits for the products that were issued; their registers hold the
// results from here on. The wait for what comes out of a loop or an if under way is written
// where that is left (branchOut, ifElse).
func (g *gen) mmaWait(op *ast.Op) error {
	if !leavesBody(op.Source()) {
		g.waitProducts(op.Int(gpu.KeyPending, 0))
	}
	if len(op.Results()) == 0 {
		return nil
	}
	src := g.tile(op.Source())
	if op.Has(gpu.KeyHalves) {
		g.folded.sink(g.b, g.fn, g.lines)
	}
	g.folded = foldedRows{}
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	t.regs, t.words = src.regs, src.words
	g.tiles[op.Value()] = t
	return nil
}

// leavesBody reports whether a product comes out of a loop or an if.
func leavesBody(product *ast.Value) bool {
	def := product.Def()
	return def != nil && (def.Opcode == ast.OpFor || def.Opcode == ast.OpIf)
}

// run issues the instructions of all steps. Sums that start from zero need no registers
// set to that: the first step adds to nothing.
func (w *warpgroupProduct) run(op *ast.Op, t *tile) {
	g := w.g
	blocks := w.m / 64
	zeros, anew := isZeros(gpu.Get(op, gpu.InAcc)), op.Has(gpu.AttrAnew)
	var acc []value.Value
	per := w.sums()
	if zeros {
		acc = make([]value.Value, blocks*per)
	} else {
		acc = w.accumulators(gpu.Get(op, gpu.InAcc))
	}
	w.fence(acc, !zeros)
	from, count := gpu.SumsOver(op, w.b.s.Shape[0])
	ks := count / w.instr.K
	for k := range ks {
		for b := range blocks {
			part := acc[b*per : (b+1)*per]
			adds, given := k > 0 || !zeros && !anew, k > 0 || !zeros
			var args []value.Value
			if given {
				args = append(args, part...)
			}
			if w.fragments != nil {
				args = append(args, w.fragments[fragmentWords*(b*ks+k):][:fragmentWords]...)
			} else {
				args = append(args, w.a.at(g, w.a.offset(64*b)+w.a.step(from+k*w.instr.K)))
			}
			args = append(args, w.b.at(g, w.b.step(from+k*w.instr.K)))
			copy(part, g.asm(w.instruction(op, adds, given), w.sumType(), args...))
		}
	}
	g.issue(asm.CommitProducts{})
	if w.instr.C == num.F16 {
		t.words = acc
	} else {
		t.regs = acc
	}
}

// fence orders what the registers got before the instructions that have them. Sums that
// are given go through it, so that no copy of them comes between.
func (w *warpgroupProduct) fence(acc []value.Value, given bool) {
	if !given {
		w.g.issue(asm.WarpgroupFence{Type: known(ptxTypes, w.instr.C)})
		return
	}
	copy(acc, w.g.asm(asm.WarpgroupFence{Sums: len(acc), Type: known(ptxTypes, w.instr.C)}, w.sumType(), slices.Clone(acc)...))
}

// sums is how many registers of the result a thread has of 64 rows.
func (w *warpgroupProduct) sums() int { return w.n / 2 * w.instr.C.MemBits() / 32 }

// isZeros reports whether a tile is a constant of zeros, none of them negative.
func isZeros(v *ast.Value) bool {
	def := v.Def()
	if def == nil || def.Opcode != ast.OpConstant {
		return false
	}
	c, ok := def.Attr(ast.KeyValue).(*ast.DenseAttr)
	return ok && c.Splat && !slices.ContainsFunc(c.Data, func(b byte) bool { return b != 0 })
}

// accumulators returns the registers that the instruction adds to.
func (w *warpgroupProduct) accumulators(v *ast.Value) []value.Value {
	if w.instr.C == num.F16 {
		return append([]value.Value{}, w.g.words(v)...)
	}
	return append([]value.Value{}, w.g.regs(v)...)
}

// fragmentWords is the registers of A that a thread holds for one instruction.
const fragmentWords = 4

// instruction is wgmma, which adds to the result or not. If sums are given, each goes in and comes
// out in the same register.
func (w *warpgroupProduct) instruction(op *ast.Op, adds, given bool) asm.WarpgroupMMA {
	p := asm.WarpgroupMMA{Product: productOf(op, w.instr), Fragments: w.fragments != nil, Adds: adds, Given: given}
	p.M, p.N = 64, w.n
	if !w.instr.AlongK() {
		p.Transposed = [2]bool{w.fragments == nil && w.a.transposed(), w.b.transposed()}
	}
	return p
}

// sumType is the type of a register of the result.
func (w *warpgroupProduct) sumType() types.Type {
	if w.instr.C == num.F32 {
		return types.Float
	}
	return types.I32
}
