package plan

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/remark"
)

// Operands that wgmma cannot read as they are copied, since they lie across what is
// summed over or are of another type, go from one tile in shared memory to another: the
// entry's warps read the first, convert it, and write the second as wgmma wants it.
//
//	%raw = gpu.store_shared %tile               a copy ahead, in a loop
//	%t = gpu.load_shared %raw
//	%c = ftof %t                                if it is converted
//	gpu.store_shared %c, %turned {gpu.async}
//	gpu.mma …, %turned, …

// raw is a load that is staged as it lies in memory, and the op that converts it, if there
// is one, before it is staged as a product wants it.
type raw struct {
	load    *ast.Value
	convert *ast.Op
	shared  gpu.Shared
}

// rawOperand reports whether an operand of a product goes from one tile in shared memory
// to another, and what is staged first.
func (e *entry) rawOperand(mma *ast.Op, v *ast.Value, which int, instr gpu.Instruction) (r raw, ok bool) {
	if !instr.Beside() || e.Cluster > 1 || mma.Has(gpu.AttrPart) || e.stagedOnce(mma, v) != nil {
		return raw{}, false
	}
	r.load = v
	if op := v.Def(); analysis.IsConversion(op) && analysis.IsLoad(op.Operand(0).Def()) && len(v.Uses()) == 1 && len(op.Operand(0).Uses()) == 1 {
		r.load, r.convert = op.Operand(0), op
	}
	fast, ok := e.ContiguousDim(r.load)
	if !ok {
		return raw{}, false
	}
	turns := instr.AlongK() && fast != 1-which
	t := ast.AsTile(r.load.Type)
	r.shared = gpu.Shared{Shape: gpu.Shape(t), Elem: t.ElemNum(), Stages: 1, Fast: fast, Slices: 1}
	return r, (turns || r.convert != nil) && t.Shape[fast]*int64(gpu.ElemBytes(t.Elem)) >= gpu.CopyBytes
}

// stageRaw stages what is loaded, and reads and converts it before the product.
func (s *stager) stageRaw(mma *ast.Op, r *raw) *ast.Value {
	alloc := gpu.NewAllocShared(mma, r.shared)
	ast.InsertBefore(s.Op.Body(0).First(), alloc)
	ast.InsertBefore(mma, gpu.New(mma, gpu.StoreShared, []*ast.Value{r.load, alloc.Result(0)}))
	load := gpu.New(mma, gpu.LoadShared, []*ast.Value{alloc.Result(0)}, r.load.Type)
	ast.InsertBefore(mma, load)
	if r.convert == nil {
		return load.Result(0)
	}
	c := r.convert.Clone(map[*ast.Value]*ast.Value{r.load: load.Result(0)})
	ast.InsertBefore(mma, c)
	return c.Result(0)
}

// remarkTurned says that an operand takes a way through registers.
func (s *stager) remarkTurned(product *ast.Op, which int, p placement) {
	if !s.Listening() {
		return
	}
	instr, _, _ := scheduledProduct(product)
	how, where := "convert", "shared memory"
	if turns := instr.AlongK() && p.raw.shared.Fast != 1-which; turns && p.raw.convert != nil {
		how = "convert and turn"
	} else if turns {
		how = "turn"
	}
	if p.registers {
		where = "registers"
	}
	s.Remark(product, remark.Turned, "operand", []string{"left", "right"}[which], "how", how, "where", where, "instruction", instr.Name)
}

// turnLayout deals a tile out to threads on its way from one tile in shared memory to
// another, so that both are accessed in vectors and without bank conflicts; ok is false
// if it is too small for that.
func turnLayout(from, to gpu.Shared, warps int) (l layout.Layout, ok bool) {
	room := layout.Log2(layout.Size(from.Shape)) - layout.LaneBits - layout.Log2(warps)
	along := func(d, n int) (cols []uint32) {
		for b := 1; b < n; b *= 2 {
			cols = append(cols, uint32(b)<<layout.DimShift(from.Shape, d))
		}
		return cols
	}
	size, toSize := from.Elem.MemBits()/8, to.Elem.MemBits()/8
	reads := layout.Log2(min(gpu.CopyBytes/size, from.Shape[from.Fast]))
	writes := layout.Log2(min(gpu.CopyBytes/toSize, to.Shape[to.Fast]))
	var lanes [layout.LaneBits]*uint32
	if from.Fast == to.Fast {
		n := min(max(reads, writes), room)
		reg := along(from.Fast, 1<<n)
		return layout.Turn(from.Shape, reg, lanes, warps, layout.NewSide(from.Place(), min(size<<n, gpu.CopyBytes)), layout.NewSide(to.Place(), min(toSize<<n, gpu.CopyBytes)))
	}
	if size == 1 && from.Shape[from.Fast] >= 16 && to.Shape[to.Fast] >= 16 && room > 2 {
		// ldmatrix.trans: pairs of bytes along one dimension, two of them along the other.
		n := min(writes, room-1)
		pair := along(from.Fast, 16)
		reg := append(pair[:1:1], along(to.Fast, 1<<n)...)
		for i := range 3 {
			lanes[2+i] = &pair[1+i]
		}
		rows := layout.Side{Place: from.Place(), Bytes: gpu.CopyBytes, Lanes: 2, With: reg[1:2]}
		return layout.Turn(from.Shape, reg, lanes, warps, rows, layout.NewSide(to.Place(), toSize<<n))
	}
	for reads+writes > room && reads+writes > 0 {
		if reads > writes {
			reads--
		} else {
			writes--
		}
	}
	reg := append(along(from.Fast, 1<<reads), along(to.Fast, 1<<writes)...)
	return layout.Turn(from.Shape, reg, lanes, warps, layout.NewSide(from.Place(), size<<reads), layout.NewSide(to.Place(), toSize<<writes))
}
