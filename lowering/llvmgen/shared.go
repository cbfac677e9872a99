package llvmgen

import (
	"fmt"

	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/transfer"
	"tileir/ptxgen/asm"
	"tileir/views"
)

func (g *gen) allocShared(op *ast.Op) error {
	s, err := gpu.SharedOf(op)
	if err != nil {
		return g.unsupported(op, "%v", err)
	}
	g.allocs[op.Value()] = s
	return nil
}

// stageAddress is the address of a stage of a tile in shared memory; slot may
// be nil for the first.
func (g *gen) stageAddress(s gpu.Shared, slot value.Value) value.Value {
	addr := g.add(g.sharedBase(), i32(int64(s.Offset)))
	if slot == nil {
		return addr
	}
	return g.add(addr, g.mul(slot, i32(int64(s.StageStride()))))
}

func (g *gen) storeShared(op *ast.Op) error {
	s := g.allocs[gpu.Get(op, gpu.InSharedTile)]
	t := g.tile(gpu.Get(op, gpu.InTile))
	l := s.Lead(t.layout)
	from, _ := layout.RegisterMap(t.layout, l)
	var slot value.Value
	if v := gpu.Get(op, gpu.InSlot); v != nil {
		slot = g.scalar(v)
	}
	addr := g.stageAddress(s, slot)
	if t.words != nil {
		bytes := byteRegisters(t, from)
		if g.writeWords(addr, bytes, l, s) {
			g.fenceAsync(op)
			return nil
		}
		bytes.readFor(0, len(from))
	}
	regs := g.regs(gpu.Get(op, gpu.InTile))
	led := make([]value.Value, len(from))
	for r := range led {
		led[r] = regs[from[r]]
	}
	g.writeShared(addr, led, l, s.Place(), t.typ.Elem)
	g.fenceAsync(op)
	return nil
}

// fenceAsync orders what the thread read and wrote in shared memory before what wgmma reads and copy engines
// write there, beside the threads' own accesses; a barrier follows.
func (g *gen) fenceAsync(op *ast.Op) {
	if op.Has(gpu.AttrAsync) {
		g.issue(asm.FenceAsync{})
	}
}

// accessRun returns how many registers one access to shared memory moves.
func accessRun(m linear, elemBytes int) int {
	return layout.Map{Reg: m.reg, Lane: m.lane, Warp: m.warp}.Run(elemBytes)
}

// writeShared stores registers at the places that a linear map gives them.
func (g *gen) writeShared(addr value.Value, regs []value.Value, l layout.Layout, place []uint32, elem ast.Type) {
	m := placeIn(l, place)
	n := accessRun(m, elemBytes(elem))
	mt := memType(elem)
	for r := 0; r < len(regs); r += n {
		base, off := g.at(m, r)
		g.plainStore(g.sharedPointer(g.add(addr, base), off, mt), regs[r:r+n], mt, elem)
	}
}

// readShared is the reverse of writeShared.
func (g *gen) readShared(addr value.Value, l layout.Layout, place []uint32, elem ast.Type) []value.Value {
	m := placeIn(l, place)
	n := accessRun(m, elemBytes(elem))
	regs := make([]value.Value, 0, l.NumRegs())
	for r := 0; r < l.NumRegs(); r += n {
		regs = append(regs, g.readRun(addr, m, r, n, elem)...)
	}
	return regs
}

// readRun reads n registers from r on, which lie one behind the other.
func (g *gen) readRun(addr value.Value, m linear, r, n int, elem ast.Type) []value.Value {
	base, off := g.at(m, r)
	mt := memType(elem)
	return g.plainLoad(g.sharedPointer(g.add(addr, base), off, mt), n, mt, elem)
}

// loadShared reads a tile from shared memory by the instruction that the op names.
func (g *gen) loadShared(op *ast.Op) error {
	s := g.allocs[gpu.Get(op, gpu.InSharedTile)]
	var slot value.Value
	if len(op.Operands()) > 1 {
		slot = g.scalar(gpu.Get(op, gpu.InSlot))
	}
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	addr := g.stageAddress(s, slot)
	g.tiles[op.Value()] = t
	by := op.Str(gpu.AttrBy)
	if by == gpu.ByLoads {
		whole, first := gpu.LoadLayout(op, s, t.layout)
		m := placeIn(whole, s.Place())
		n := min(accessRun(m, elemBytes(t.typ.Elem)), t.layout.NumRegs())
		g.make(op, t, func(r int) {
			from := r / n * n
			copy(t.regs[from:], g.readRun(addr, m, first+from, n, t.typ.Elem))
		})
		return nil
	}
	f, ok := gpu.MatrixLoadOf(t.layout, s, by)
	if !ok {
		panic(fmt.Sprintf("BUG: llvmgen: %s cannot be by %q", op.ShortName(), by))
	}
	words := make([]value.Value, f.Words)
	read := g.lines.resume(func(i int) { copy(words[i/f.Count*f.Count:], g.ldmatrix(addr, f, by, i/f.Count)) })
	if t.words = words; writtenNext(op) {
		t.later = read
		return nil
	}
	for i := 0; i < len(words); i += f.Count {
		read(i)
	}
	if elemBytes(t.typ.Elem) >= 4 {
		t.words, t.regs = nil, g.fromWords(words, t.typ.Elem)
	}
	return nil
}

// writtenNext reports whether a role reads bytes that the next op writes, and nothing else takes: each is
// read when its turn comes, since a role's threads have registers for some of them only.
func writtenNext(op *ast.Op) bool {
	uses := op.Value().Uses()
	return gpu.WarpsAt(op, 0) > 0 && len(uses) == 1 && uses[0].Op == op.Next() && gpu.Is(op.Next(), gpu.StoreShared) && elemBytes(ast.AsTile(op.Value().Type).Elem) == 1
}

// ldmatrix makes the r-th instruction of those that read the words of a tile, as gpu.MatrixLoad says.
func (g *gen) ldmatrix(addr value.Value, f gpu.MatrixLoad, by string, r int) []value.Value {
	base, off := g.at(linearOf(f.Rows), r)
	code := asm.LoadMatrices{Count: f.Count, Transposed: by == gpu.ByTransposed, Offset: int(off)}
	return g.asm(code, types.I32, g.add(addr, base))
}

// copyAsync copies one tile to a stage in shared memory, 16 bytes to a thread at
// a time, without waiting. What is not to be read, beyond the tensor's edge or
// where a mask is false, becomes zero: cp.async fills up what it is told to leave.
func (g *gen) copyAsync(op *ast.Op) error {
	s := g.allocs[gpu.Get(op, gpu.InSharedTile)]
	slot := g.scalar(gpu.Get(op, gpu.InSlot))
	l := gpu.CopyLayout(s, g.warps, g.cluster)
	contiguous := s.Contiguous
	if view, ok := gpu.Get(op, gpu.InSource).Type.(*ast.PartitionViewType); ok {
		dims, _ := gpu.ViewDims(view, s)
		contiguous = dims[s.Contiguous]
	}
	from, err := g.copySource(op, l)
	if err != nil {
		return err
	}
	addr := g.stageAddress(s, slot)
	m := placeIn(l, s.Place())
	chunk := 16 / (s.Elem.MemBits() / 8)
	lanes, warps := l.Copies()
	body := func() {
		for r := 0; r < l.NumRegs(); r += chunk {
			base, off := g.at(m, r)
			dst := g.sharedPointer(g.add(addr, base), off, types.I8)
			g.issue(asm.CopyAsync{}, g.b.NewPtrToInt(dst, types.I32), from.chunkAddress(r), from.chunkBytes(r, contiguous, chunk))
		}
	}
	if lanes|warps != 0 {
		g.only(g.ownerInCTA(l), body)
	} else {
		body()
	}
	return nil
}

// chunkSource is where chunks of 16 bytes are copied from.
type chunkSource interface {
	chunkAddress(r int) value.Value                  // of the chunk that register r is the first of
	chunkBytes(r, contiguous, chunk int) value.Value // how many of its bytes are read
}

func (g *gen) copySource(op *ast.Op, l layout.Layout) (chunkSource, error) {
	from, guard := gpu.Get(op, gpu.InSource), g.scalar(gpu.Get(op, gpu.InGuard))
	if view, ok := from.Type.(*ast.PartitionViewType); ok {
		l.Shape = gpu.TileShape(view) // which has more dimensions of one element than the shared tile may have
		return g.newWindow(op, from, gpu.CopyPlace(op), l, guard)
	}
	p := pointerChunks{g, g.unpacked(from)}
	if !p.pointers.layout.Equal(l) {
		return nil, g.unsupported(op, "its pointers are not where the copies are made")
	}
	switch limits := gpu.CopyPlace(op); {
	case len(limits) == 0:
		return &maskedChunks{p, guard, nil}, nil
	case ast.AsTile(limits[0].Type).Rank() == 0:
		return g.boxedChunks(p, limits, l, guard), nil
	default:
		mask := g.unpacked(limits[0])
		if !mask.layout.Equal(l) {
			return nil, g.unsupported(op, "its mask is not where the copies are made")
		}
		return &maskedChunks{p, guard, mask}, nil
	}
}

// pointerChunks is a tile of pointers that run along chunks.
type pointerChunks struct {
	g        *gen
	pointers *tile
}

func (p *pointerChunks) chunkAddress(r int) value.Value { return p.g.reg(p.pointers, r) }

// maskedChunks are read where guard and mask, nil for true, are true. The mask
// is the same for all elements of a chunk.
type maskedChunks struct {
	pointerChunks
	guard value.Value
	mask  *tile
}

func (m *maskedChunks) chunkBytes(r, _, _ int) value.Value {
	cond := m.guard
	if m.mask != nil {
		cond = m.g.both(cond, m.g.reg(m.mask, r))
	}
	return m.g.b.NewSelect(cond, i32(16), i32(0))
}

// boxedChunks are read as far as their coordinates are below the extents, as
// those of the tile of a view at index zero are.
type boxedChunks struct {
	pointerChunks
	window *window
}

func (b *boxedChunks) chunkBytes(r, contiguous, chunk int) value.Value {
	return b.window.chunkBytes(r, contiguous, chunk)
}

func (g *gen) boxedChunks(p pointerChunks, extents []*ast.Value, l layout.Layout, guard value.Value) *boxedChunks {
	w := &window{g: g, m: &views.Map{Sparse: -1}, l: l, checks: map[spot]value.Value{}}
	for d, n := range l.Shape {
		w.m.Tile = append(w.m.Tile, int64(n))
		w.maps = append(w.maps, coordinate(l, d))
		if d > 0 {
			guard = nil
		}
		w.limits = append(w.limits, g.clampExtent(g.scalar(extents[d]), int64(n), guard))
	}
	return &boxedChunks{p, w}
}

func (w *window) chunkAddress(r int) value.Value { return w.g.addressOf(w.pointer(r, types.I8)) }

// chunkBytes is how many of the 16 bytes from register r on lie in the tensor.
func (w *window) chunkBytes(r, contiguous, chunk int) value.Value {
	g := w.g
	var size value.Value = i32(16)
	if limit := w.limits[contiguous]; limit != nil {
		key := spot{dim: contiguous, at: layout.Combine(w.maps[contiguous].reg, r), size: true}
		if c := w.checks[key]; c != nil {
			size = c
		} else {
			left := g.b.NewSub(limit, g.value(w.maps[contiguous], r))
			size = g.clamp(left, int64(chunk))
			size = g.mul(size, i32(int64(16/chunk)))
			w.checks[key] = size
		}
	}
	if cond := w.inBounds(r, contiguous); cond != nil {
		size = g.b.NewSelect(cond, size, i32(0))
	}
	return size
}

// clamp bounds a signed number to [0, hi].
func (g *gen) clamp(v value.Value, hi int64) value.Value {
	lo := g.b.NewCall(g.intrinsic("llvm.smax.i32", types.I32, types.I32, types.I32), v, i32(0))
	return g.b.NewCall(g.intrinsic("llvm.smin.i32", types.I32, types.I32, types.I32), lo, i32(hi))
}

func (g *gen) commit(*ast.Op) error {
	g.issue(asm.CommitCopies{})
	return nil
}

func (g *gen) wait(op *ast.Op) error {
	g.issue(asm.WaitCopies(int(op.Int(gpu.KeyPending, 0))))
	g.fenceAsync(op)
	return nil
}

// convertLayout moves a tile to other threads by what the op says.
func (g *gen) convertLayout(op *ast.Op) error {
	src := g.tile(op.Source())
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	regs := g.regs(op.Source())
	ok := true
	switch op.Str(gpu.AttrBy) {
	case gpu.ByRegisters:
		var from []int
		from, ok = layout.RegisterMap(src.layout, t.layout)
		for _, r := range from {
			t.regs = append(t.regs, regs[r])
		}
	case gpu.ByShuffles:
		var s layout.Shuffle
		if s, ok = transfer.ShuffleOf(src.layout, t.layout, t.typ.Elem); ok {
			t.regs = g.shuffled(s, regs, t.typ.Elem)
		}
	case gpu.ByScratch, gpu.ByWarps:
		t.regs = g.move1(op, g.ownedMove(op.Source(), t.typ.Elem))
	default:
		ok = false
	}
	if !ok {
		panic(fmt.Sprintf("BUG: llvmgen: %s cannot be by %q", op.ShortName(), op.Str(gpu.AttrBy)))
	}
	g.tiles[op.Value()] = t
	return nil
}
