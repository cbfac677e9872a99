package gpu

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// rules hold what a row cannot say of an op, by kind; nil where it says all.
var rules = [NumKinds]func(*checker, *ast.Op){
	AllocShared: (*checker).allocShared,
	StoreShared: (*checker).storeShared,
	LoadShared:  (*checker).loadShared,
	CopyAsync:   (*checker).copyAsync,
	Commit:      (*checker).commit,
	Wait:        (*checker).wait,
	Convert:     (*checker).convert,
	Mma:         (*checker).product,
	MmaWait:     (*checker).mmaWait,
	Print:       (*checker).print,

	Role:          (*checker).role,
	AllocMbarrier: (*checker).allocMbarrier,
	MbarrierInit:  (*checker).mbarrierInit,
	MbarrierWait:  (*checker).mbarrierOp,
	Barrier: func(c *checker, op *ast.Op) {
		if op.Has(KeyAcross) {
			c.acrossCTAs(op)
		}
	},
	MbarrierArrive: (*checker).mbarrierOp,
	MbarrierExpect: (*checker).mbarrierExpect,
	MbarrierTell:   mbarrierTell,
	MbarrierTold:   mbarrierTold,
	TensorMap:      (*checker).tensorMap,
	CopyTensor:     (*checker).copyTensor,

	TileBlocks: (*checker).tileBlocks,
	TileBlock:  (*checker).tileBlocks,

	DrawTileBlock: drawTileBlock,

	Team:     (*checker).team,
	TakeTurn: (*checker).turn,
	EndTurn:  (*checker).turn,

	AwaitTurn: alternating,
	PassTurn:  alternating,

	SplitPart:     (*checker).splitPart,
	SplitExchange: (*checker).splitExchange,
	SplitJoin:     (*checker).splitJoin,

	StreamPart: onStreams(streamChecker.part),
	StreamJoin: onStreams(streamChecker.join),

	TakeWorkspace: (*checker).takeWorkspace,
	FreeWorkspace: (*checker).freeWorkspace,

	LaunchWait: (*checker).launchWait,
	LaunchNext: (*checker).launchNext,
}

// maxUnrolled bounds how many iterations are written one behind the other, and so how much code a plan asks for.
const maxUnrolled = 64

// attrRules do the same for attributes that ops of the language take.
var attrRules = map[string]func(*checker, *ast.Op){
	AttrWarps:   (*checker).warpsOf,
	AttrCluster: (*checker).clusterOf,

	AttrOccupancy:  (*checker).occupancy,
	AttrRoleWarps:  (*checker).roleWarps,
	AttrRegisters:  (*checker).registers,
	AttrTeams:      (*checker).teams,
	AttrAbreast:    abreast,
	AttrAlternate:  alternate,
	AttrOrder:      (*checker).order,
	AttrBand:       without(AttrOrder, (*checker).order),
	AttrDescending: (*checker).descending,
	AttrMirrored:   (*checker).mirrored,
	AttrDynamic:    dynamic,
	AttrSection:    section,
	AttrTold:       told,
	AttrInOrder:    (*checker).inOrder,

	AttrPersistent: (*checker).persistent,
	AttrCTAs:       onStreams(streamChecker.launched),
	AttrStreamK:    onStreams(streamChecker.most),
	AttrDependent:  (*checker).dependent,

	AttrDivisor:   (*checker).divisorsOf,
	AttrMerge:     (*checker).mergeOf,
	AttrMerged:    (*checker).mergedOf,
	AttrSplitK:    (*checker).splitK,
	AttrSplitBy:   (*checker).splitBy,
	AttrMulticast: (*checker).multicast,
	AttrArguments: integersOf(AttrArguments),
	AttrFixed:     integersOf(AttrFixed),
	AttrPairs:     (*checker).pairsOf,
	AttrShared:    (*checker).sharedBytes,
	AttrScratch:   (*checker).scratchOf,

	AttrTeamScratch: (*checker).teamScratch,

	AttrRounds:  (*checker).roundsOf,
	AttrVector:  (*checker).vectorOf,
	AttrBatch:   (*checker).batchOf,
	AttrBatched: (*checker).batched,

	AttrInstruction: (*checker).scheduledProduct,
	AttrGrid:        without(AttrInstruction, (*checker).scheduledProduct),
	AttrOverlap:     (*checker).overlapOf,
	AttrUnlessOne:   (*checker).unlessOne,
	AttrUnrolled: func(c *checker, op *ast.Op) {
		if n := op.Int(AttrUnrolled, 1); n > maxUnrolled {
			c.fail(op, "expected %s of at most %d iterations, got %d", AttrUnrolled, maxUnrolled, n)
		}
	},
	AttrStages: func(c *checker, op *ast.Op) {
		if how := op.Str(AttrCopy); how == CopyNone {
			c.fail(op, "expected no %s where nothing is copied ahead", AttrStages)
		}
	},
	AttrRing: func(c *checker, op *ast.Op) {
		if how := op.Str(AttrCopy); how != CopyEngine {
			c.fail(op, "expected no %s without %s = %q", AttrRing, AttrCopy, CopyEngine)
		}
	},
	AttrTransformed: func(c *checker, op *ast.Op) {
		if n, how := op.Int(AttrTransformed, 0), op.Str(AttrCopy); n > 0 && how != "" && how != CopyEngine {
			c.fail(op, "expected no %s = %d where it is copied by %q", AttrTransformed, n, how)
		}
	},
	AttrBlocksPerCTA: func(c *checker, op *ast.Op) {
		if e := c.entry; e.warps > 1 || e.shared > 0 {
			c.fail(op, "expected one warp and no shared memory where tile blocks share a CTA, got %d warps and %d bytes", e.warps, e.shared)
		}
	},
}

// without is the rule of an attribute that the rule of another one checks with its own,
// where the op has both.
func without(other string, rule func(*checker, *ast.Op)) func(*checker, *ast.Op) {
	return func(c *checker, op *ast.Op) {
		if !op.Has(other) {
			rule(c, op)
		}
	}
}

// overlapOf checks that a product of which the instruction is known can be under way at all.
func (c *checker) overlapOf(op *ast.Op) {
	instr, ok := InstructionByName(op.Str(AttrInstruction))
	if how := op.Str(AttrOverlap); ok && !instr.Beside() && how != OverlapNone && !(how == OverlapPieces && !instr.ReadsShared()) {
		c.fail(op, "expected %s = %q with %s, which threads wait for where it stands, got %q", AttrOverlap, OverlapNone, instr.Name, how)
	}
}

// unlessOne checks that a number times one is that number, and that a thread holds it whole.
func (c *checker) unlessOne(op *ast.Op) {
	switch {
	case op.Has(ast.KeyFlushToZero):
		c.fail(op, "expected no %s with flush_to_zero, which changes what is multiplied by one, too", AttrUnlessOne)
	case op.Has(AttrBatched):
		c.fail(op, "expected no %s with %s, which makes registers one by one", AttrUnlessOne, AttrBatched)
	}
}

// copyChunk is what one asynchronous copy moves, in bytes.
const copyChunk = 16

// scratchAlign is the alignment of scratch, in bytes.
const scratchAlign = 16

func isPowerOfTwo(n int64) bool { return n > 0 && n&(n-1) == 0 }

// warpsOf checks the number of warps; the CTAs of a cluster share them.
func (c *checker) warpsOf(op *ast.Op) {
	e := c.entry
	switch {
	case !isPowerOfTwo(int64(e.warps)):
		c.fail(op, "expected %s to be a power of two, got %d", AttrWarps, e.warps)
	case e.warps > c.limits.Machine.WarpsPerCTA*e.cluster:
		c.fail(op, "expected at most %d warps in a CTA, got %d in %d", c.limits.Machine.WarpsPerCTA, e.warps, e.cluster)
	case e.warps < e.cluster:
		c.fail(op, "expected a warp at least for each of %d CTAs, got %d", e.cluster, e.warps)
	}
}

func (c *checker) clusterOf(op *ast.Op) {
	n := op.Int(AttrCluster, 1)
	switch {
	case n > 1 && !c.limits.Machine.Clusters:
		c.fail(op, "expected one CTA, got a cluster of %d: %s has no clusters", n, c.limits.Machine.Name)
	case !isPowerOfTwo(n) || n > int64(c.limits.Machine.ClusterMax):
		c.fail(op, "expected %s to be a power of two up to %d, got %d", AttrCluster, c.limits.Machine.ClusterMax, n)
	}
}

func (c *checker) divisorsOf(op *ast.Op) {
	list := op.Attr(AttrDivisor).(ast.DenseArrayAttr).Values
	if n := len(op.Body(0).Args); len(list) != n {
		c.fail(op, "expected %s to have a number for each of %d parameters, got %d", AttrDivisor, n, len(list))
		return
	}
	for i, d := range list {
		if !isPowerOfTwo(d) {
			c.fail(op, "expected number %d of %s to be a power of two, got %d", i, AttrDivisor, d)
		}
	}
}

// integersOf checks a list of arguments that are integers: the number of a parameter and a value each.
func integersOf(name string) func(*checker, *ast.Op) {
	return func(c *checker, op *ast.Op) {
		list, params := IntsOf(op, name), op.Body(0).Args
		if len(list)%2 != 0 {
			c.fail(op, "expected %s to have a parameter's number and a value each, got %d numbers", name, len(list))
			return
		}
		for i := 0; i < len(list); i += 2 {
			if n := list[i]; n < 0 || n >= len(params) || !ast.AsTile(params[n].Type).ElemNum().IsInt() {
				c.fail(op, "expected number %d of %s to be that of a parameter which is an integer, got %d", i, name, n)
			}
		}
	}
}

// pairsOf checks the distance between numbers of tile blocks.
func (c *checker) pairsOf(op *ast.Op) {
	if n := op.Int(AttrPairs, 1); !isPowerOfTwo(n) {
		c.fail(op, "expected %s to be a power of two, got %d", AttrPairs, n)
	}
}

// mergeOf checks that pairs are merged, along one dimension.
func (c *checker) mergeOf(op *ast.Op) {
	list := slices.Sorted(slices.Values(IntsOf(op, AttrMerge)))
	if !slices.Equal(list, []int{1, 1, 2}) {
		c.fail(op, "expected %s to have a 2 for one dimension of the grid and 1 for the others", AttrMerge)
	}
}

// mergedOf checks that what was merged is what is asked for.
func (c *checker) mergedOf(op *ast.Op) {
	if !slices.Equal(IntsOf(op, AttrMerge), IntsOf(op, AttrMerged)) {
		c.fail(op, "expected %s as it was when tile blocks were merged, %v, got %v", AttrMerge, IntsOf(op, AttrMerged), IntsOf(op, AttrMerge))
	}
}

func (c *checker) sharedBytes(op *ast.Op) {
	if n := op.Int(AttrShared, 0); n > int64(c.limits.Machine.SharedPerCTA) {
		c.fail(op, "expected at most %d bytes of shared memory, which a CTA of %s may have, got %d", c.limits.Machine.SharedPerCTA, c.limits.Machine.Name, n)
	}
}

func (c *checker) scratchOf(op *ast.Op) {
	if c.entry == nil {
		c.fail(op, "%s is for ops in an entry", AttrScratch)
		return
	}
	offset, bytes, _ := ScratchOf(op)
	switch {
	case offset < 0 || bytes <= 0:
		c.fail(op, "expected %s = array<i64: offset, bytes> with some bytes, got %d, %d", AttrScratch, offset, bytes)
	case offset%scratchAlign != 0:
		c.fail(op, "expected the scratch to begin at a multiple of %d bytes, got %d", scratchAlign, offset)
	default:
		c.within(op, "scratch", offset, bytes)
		c.ownScratch(op, offset, bytes)
	}
}

// within checks that bytes lie in the shared memory of the entry.
func (c *checker) within(op *ast.Op, what string, offset, bytes int) {
	if end := offset + bytes; end > c.entry.shared {
		c.fail(op, "expected the %s to end within the %d bytes of the entry's shared memory, got %d to %d", what, c.entry.shared, offset, end)
	}
}

func (c *checker) roundsOf(op *ast.Op) {
	if !op.Has(AttrScratch) {
		c.fail(op, "%s is for an op with %s", AttrRounds, AttrScratch)
	}
	if n := op.Int(AttrRounds, 0); n > 31 {
		c.fail(op, "expected %s, a logarithm, to be at most 31, got %d", AttrRounds, n)
	}
}

func (c *checker) vectorOf(op *ast.Op) {
	v := op.Attr(AttrVector).(ast.DenseArrayAttr).Values
	t := ast.AsTile(op.Moved().Type)
	switch {
	case !isPowerOfTwo(v[0]):
		c.fail(op, "expected %s to name a power of two of elements, got %d", AttrVector, v[0])
	case t == nil || v[1] < 0 || v[1] >= int64(t.Rank()):
		c.fail(op, "expected %s to name a dimension of the tile, got %d", AttrVector, v[1])
	}
}

// allocShared checks a tile in shared memory; its bytes must lie within the
// entry's once it has a place.
func (c *checker) allocShared(op *ast.Op) {
	s, err := SharedOf(op)
	if err != nil {
		c.fail(op, "%s", err)
		return
	}
	for _, n := range s.Shape {
		if !isPowerOfTwo(int64(n)) {
			c.fail(op, "expected extents that are powers of two, got shape = %v", s.Shape)
			return
		}
	}
	if s.Elem.MemBits() < 8 {
		c.fail(op, "expected elements of whole bytes, got %s", s.Elem)
		return
	}
	if s.InLanes {
		c.inLanes(op, s)
	}
	if want := sharedType(s); want != op.Value().Type.String() {
		c.fail(op, "expected the type %s, as the attributes say, got %s", want, op.Value().Type)
	}
	if s.Slices > c.entry.cluster || !isPowerOfTwo(int64(s.Slices)) {
		c.fail(op, "expected as many slices as a cluster of %d can have, got %d", c.entry.cluster, s.Slices)
	}
	if !op.Has(KeyOffset) {
		if c.entry.placed {
			c.fail(op, "expected offset: its place in shared memory")
		}
		return
	}
	if s.Offset%TileAlign != 0 || s.Offset < 0 {
		c.fail(op, "expected offset to be a multiple of %d bytes, for the swizzle, got %d", TileAlign, s.Offset)
	}
	c.within(op, "tile", s.Offset, s.Stages*s.StageStride())
}

// sharedOf returns the tile in shared memory that an operand is.
func (c *checker) sharedOf(op *ast.Op, v *ast.Value) (Shared, bool) {
	if !Is(v.Def(), AllocShared) {
		c.fail(op, "expected the shared tile to come from %s", AllocShared)
		return Shared{}, false
	}
	s, err := SharedOf(v.Def())
	return s, err == nil // it is reported where it is allocated
}

// holds checks that a tile is one that lies in shared memory.
func (c *checker) holds(op *ast.Op, s Shared, v *ast.Value) {
	t := ast.AsTile(v.Type)
	if t.ElemNum() != s.Elem || !slices.Equal(Shape(t), s.Shape) {
		c.fail(op, "expected a tile of %v elements of %s, as the shared tile holds, got %s", s.Shape, s.Elem, v.Type)
	}
}

func (c *checker) storeShared(op *ast.Op) {
	if s, ok := c.sharedOf(op, Get(op, InSharedTile)); ok {
		c.holds(op, s, Get(op, InTile))
		c.slot(op, "the shared tile", s, Get(op, InSlot))
		if c.entry.collective {
			c.filledByThreads(op)
		}
	}
}

func (c *checker) loadShared(op *ast.Op) {
	s, ok := c.sharedOf(op, Get(op, InSharedTile))
	if !ok {
		return
	}
	if op.Has(AttrPiece) {
		c.piece(op, s)
	} else {
		c.holds(op, s, op.Value())
	}
	var slot *ast.Value
	if len(op.Operands()) > 1 {
		slot = Get(op, InSlot)
	}
	c.slot(op, "the shared tile", s, slot)
	c.readStage(op, Get(op, InSharedTile).Def(), slot)
}

// slot checks that there is a slot where there are stages, and that it is one of
// them as far as that is to be seen.
func (c *checker) slot(op *ast.Op, what string, s Shared, slot *ast.Value) {
	switch n, known := constant(slot); {
	case slot == nil && s.Stages > 1:
		c.fail(op, "expected a slot: %s has %d stages", what, s.Stages)
	case known && (n < 0 || n >= int64(s.Stages)):
		c.fail(op, "expected a slot below %d, as many stages %s has, got %d", s.Stages, what, n)
	}
}

// constant returns the value of a scalar integer constant.
func constant(v *ast.Value) (int64, bool) {
	if v == nil || v.Def() == nil || v.Def().Opcode != ast.OpConstant {
		return 0, false
	}
	d, ok := v.Def().Attr(ast.KeyValue).(*ast.DenseAttr)
	if !ok || d.Type.NumElements() != 1 || !d.Type.ElemNum().IsInt() {
		return 0, false
	}
	return num.Signed(d.Type.ElemNum(), d.Elem(0)), true
}

// copyAsync checks that whole chunks can be copied: that the tile of the source
// is that of the shared one and its contiguous dimension too.
func (c *checker) copyAsync(op *ast.Op) {
	s, ok := c.sharedOf(op, Get(op, InSharedTile))
	if !ok {
		return
	}
	c.slot(op, "the shared tile", s, Get(op, InSlot))
	if chunk := copyChunk * 8 / s.Elem.MemBits(); s.Part()[s.Contiguous] < chunk {
		c.fail(op, "expected rows of %d bytes at least, which one copy moves, got %d elements of %s", copyChunk, s.Part()[s.Contiguous], s.Elem)
	}
	where := CopyPlace(op)
	if i := slices.IndexFunc(where, func(v *ast.Value) bool { return ast.AsTile(v.Type) == nil }); i >= 0 {
		c.fail(op, "expected one token at most, as the last operand, got %s before it", where[i].Type)
		return
	}
	if view, ok := Get(op, InSource).Type.(*ast.PartitionViewType); ok {
		c.copiedView(op, s, view, where)
	} else {
		c.copiedPointers(op, s, ast.AsTile(Get(op, InSource).Type), where)
	}
	c.closed(op)
}

func (c *checker) copiedView(op *ast.Op, s Shared, view *ast.PartitionViewType, index []*ast.Value) {
	dims, same := ViewDims(view, s)
	if view.View.Elem.String() != s.Elem.String() || !same {
		c.fail(op, "expected a view of tiles of %v elements of %s, as the shared tile holds, got %s", s.Shape, s.Elem, view)
		return
	}
	if d := int(view.DimMap[dims[s.Contiguous]]); view.View.Strides[d] != 1 {
		c.fail(op, "expected a view whose tiles are contiguous along dimension %d, as the shared tile is, got %s", s.Contiguous, view)
	}
	c.copiedElements(op, view, index)
}

// copiedElements checks what is read of a view, and at which index.
func (c *checker) copiedElements(op *ast.Op, view *ast.PartitionViewType, index []*ast.Value) {
	if view.Padding != ast.PadNone && view.Padding != ast.PadZero {
		c.fail(op, "expected a view padded by zeros, which is what a copy leaves, got %s", view)
	}
	if len(index) != len(view.Tile) {
		c.fail(op, "expected an index of %d coordinates, got %d", len(view.Tile), len(index))
	}
	for _, v := range index {
		if t := ast.AsTile(v.Type); t.Rank() > 0 || !t.ElemNum().IsInt() {
			c.fail(op, "expected coordinates that are integers, got %s", v.Type)
		}
	}
}

func (c *checker) copiedPointers(op *ast.Op, s Shared, t *ast.TileType, where []*ast.Value) {
	if t.Pointee() != s.Elem || !slices.Equal(Shape(t), s.Shape) {
		c.fail(op, "expected pointers to %v elements of %s, as the shared tile holds, got %s", s.Shape, s.Elem, t)
		return
	}
	switch {
	case len(where) == 0:
	case len(where) == 1 && ast.AsTile(where[0].Type).ElemNum() == num.I1:
		if !slices.Equal(ast.AsTile(where[0].Type).Shape, t.Shape) {
			c.fail(op, "expected a mask as large as the tile of pointers, got %s for %s", where[0].Type, t)
		}
	case len(where) != t.Rank():
		c.fail(op, "expected nothing, a mask or %d extents behind the guard, got %d values", t.Rank(), len(where))
	default:
		for _, v := range where {
			if e := ast.AsTile(v.Type); e.Rank() > 0 || !e.ElemNum().IsInt() {
				c.fail(op, "expected extents that are integers, got %s", v.Type)
			}
		}
	}
}

// product checks that the instruction multiplies such tiles, on this target, by
// so many warps, from where the operands are.
func (c *checker) product(op *ast.Op) {
	p, ok := c.productOf(op)
	if !ok {
		return
	}
	n := len(c.diags)
	c.productTypes(op, p)
	warps := IntsOf(op, KeyWarps)
	c.productWarps(op, p, warps[0], warps[1])
	c.sumsOver(op, p)
	if len(c.diags) > n {
		return
	}
	c.productOperand(op, p, 0, "a", KeySlotA)
	c.productOperand(op, p, 1, "b", KeySlotB)
	if len(op.Operands()) == 4 && !op.Has(KeySlotA) && !op.Has(KeySlotB) {
		c.fail(op, "expected slot_a or slot_b: the slot is for an operand that is staged")
	}
	if op.Has(KeySlotA) && op.Has(KeySlotB) && len(op.Operands()) == 4 {
		c.sameSlot(op)
	}
	if n := len(op.Operands()); n > 5 || n == 5 && !(op.Has(KeySlotA) && op.Has(KeySlotB)) {
		c.fail(op, "expected two slots at most, and slot_a and slot_b where there are two")
		return
	}
	if op.Has(AttrAnew) && !p.instr.Beside() {
		c.fail(op, "expected no %s but where a product runs beside the threads", AttrAnew)
	}
	for _, of := range [][2]string{{KeyHoistedA, KeySlotA}, {KeyHoistedB, KeySlotB}} {
		if hoisted, slot := of[0], of[1]; op.Has(hoisted) && (!p.instr.Beside() || !op.Has(slot)) {
			c.fail(op, "expected no %s but where a product reads the operand's stages by descriptors, with %s", hoisted, slot)
		}
	}
	if op.Has(KeyTransposedA) && (!p.instr.Beside() || p.instr.AlongK() || !isShared(Get(op, InA).Type)) {
		c.fail(op, "expected no %s but where %s reads elements of 16 bits from shared memory, either way", KeyTransposedA, "wgmma")
	}
	if p.instr.Beside() {
		c.pending(op)
	}
}

// sameSlot checks that one slot can be that of both operands: they have as many
// stages, and the same fill them.
func (c *checker) sameSlot(op *ast.Op) {
	a, b := Get(op, InA).Def(), Get(op, InB).Def()
	if a.Int(KeyStages, 1) != b.Int(KeyStages, 1) || IsRing(a) != IsRing(b) {
		c.fail(op, "expected one slot for operands that are staged together, got %d stages and %d", a.Int(KeyStages, 1), b.Int(KeyStages, 1))
	}
}

// productShape is a product as its types have it.
type productShape struct {
	instr   Instruction
	shapes  [2][]int
	elems   [2]num.Type
	acc     *ast.TileType
	m, n, k int
}

// instruction finds an instruction by its name, and checks that the target has it.
func (c *checker) instruction(op *ast.Op, name string) (Instruction, bool) {
	instr, ok := InstructionByName(name)
	if !ok {
		var names []string
		for _, i := range Instructions {
			names = append(names, i.Name)
		}
		c.fail(op, "there is no instruction %q%s", name, suggest(name, names))
		return instr, false
	}
	if !c.limits.Machine.Products.Has(instr.Family) {
		c.fail(op, "%s has no %s", c.limits.Machine.Name, instr.Name)
	}
	return instr, true
}

// productOf takes a product apart.
func (c *checker) productOf(op *ast.Op) (p productShape, ok bool) {
	if p.instr, ok = c.instruction(op, op.Str(KeyInstruction)); !ok {
		return p, false
	}
	for i := range 2 {
		v := op.Operand(i)
		if t := ast.AsTile(v.Type); t != nil {
			p.shapes[i], p.elems[i] = Shape(t), t.ElemNum()
			continue
		}
		s, ok := c.sharedOf(op, v)
		if !ok {
			return p, false
		}
		if i == 0 && op.Has(KeyTransposedA) {
			s = s.Transposed()
		}
		p.shapes[i], p.elems[i] = s.Shape, s.Elem
	}
	p.acc = ast.AsTile(Get(op, InAcc).Type)
	if len(p.shapes[0]) != 2 || len(p.shapes[1]) != 2 || p.acc.Rank() != 2 {
		c.fail(op, "expected matrices, got ranks %d, %d and %d", len(p.shapes[0]), len(p.shapes[1]), p.acc.Rank())
		return p, false
	}
	p.m, p.k, p.n = p.shapes[0][0], p.shapes[0][1], p.shapes[1][1]
	return p, true
}

func (c *checker) productTypes(op *ast.Op, p productShape) {
	i := p.instr
	if p.elems[0] != i.A || p.elems[1] != i.A {
		c.fail(op, "expected operands of %s, which %s multiplies, got %s and %s", i.A, i.Name, p.elems[0], p.elems[1])
	}
	if p.acc.ElemNum() != i.C {
		c.fail(op, "expected sums of %s, to which %s adds, got %s", i.C, i.Name, p.acc.ElemNum())
	}
	if got := op.Value().Type.String(); got != p.acc.String() {
		c.fail(op, "expected the result to be of the type of the sums, %s, got %s", p.acc, got)
	}
	if acc := Shape(p.acc); p.shapes[1][0] != p.k || acc[0] != p.m || acc[1] != p.n {
		c.fail(op, "expected tiles of m×k, k×n and m×n elements, got %v, %v and %v", p.shapes[0], p.shapes[1], acc)
	}
	if p.m < i.M || p.n < i.N || p.k < i.K {
		c.fail(op, "expected a product of %d×%d×%d at least, which is one %s, got %d×%d×%d", i.M, i.N, i.K, i.Name, p.m, p.n, p.k)
	}
	for _, s := range []string{ast.KeySignednessLHS, ast.KeySignednessRHS} {
		if op.Has(s) != (i.A == num.I8) {
			c.fail(op, "expected %s exactly for products of 8-bit integers", s)
		}
	}
}

// scheduledProduct checks what a schedule says of a product of the language.
func (c *checker) scheduledProduct(op *ast.Op) {
	p := productShape{acc: ast.AsTile(op.Value().Type)}
	a, b := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Get(ast.InRhs).Type)
	if a.Rank() != 2 {
		c.fail(op, "expected a schedule for products of matrices only, got tiles of rank %d", a.Rank())
		return
	}
	name, ok := op.Attr(AttrInstruction).(ast.StringAttr)
	if !ok {
		c.fail(op, "expected %s beside %s", AttrInstruction, AttrGrid)
		return
	}
	if p.instr, ok = c.instruction(op, string(name)); !ok {
		return
	}
	p.shapes, p.elems = [2][]int{Shape(a), Shape(b)}, [2]num.Type{a.ElemNum(), b.ElemNum()}
	p.m, p.k, p.n = p.shapes[0][0], p.shapes[0][1], p.shapes[1][1]
	c.productTypes(op, p)
	switch grid := IntsOf(op, AttrGrid); {
	case len(grid) != 2:
	case !c.entry.op.Has(AttrWarps):
		c.fail(op, "expected %s on the entry, where %s says how its warps share the result", AttrWarps, AttrGrid)
	default:
		c.productWarps(op, p, grid[0], grid[1])
	}
}

// productWarps checks how the result is distributed. Warpgroups lie one
// below the other; a warpgroup multiplies 64 rows by 8 to 256 columns at a time.
func (c *checker) productWarps(op *ast.Op, p productShape, rows, cols int) {
	if rows*cols != c.entry.warps || !isPowerOfTwo(int64(rows)) || !isPowerOfTwo(int64(cols)) {
		c.fail(op, "expected warps in rows and columns that make the entry's %d, got %d×%d", c.entry.warps, rows, cols)
		return
	}
	if p.instr.Team() == 1 {
		return
	}
	if n := c.entry.warps / c.entry.cluster; n < p.instr.Team() {
		c.fail(op, "expected the %d warps of a warpgroup in a CTA, which compute %s together, got %d", p.instr.Team(), p.instr.Name, n)
		return
	}
	if rows%p.instr.Team() != 0 {
		c.fail(op, "expected warpgroups below each other, which issue %s together, got %d rows", p.instr.Name, rows)
		return
	}
	if m, n := p.m*p.instr.Team()/rows, p.n/cols; m < warpgroupRows || n < leastWarpgroupCol || n > mostWarpgroupCols {
		c.fail(op, "expected a part of 64 rows at least and 8 to 256 columns for each warpgroup, got %d×%d", m, n)
	}
}

// sumsOver checks the part of what is summed over: whole steps of an instruction that
// finds them in shared memory.
func (c *checker) sumsOver(op *ast.Op, p productShape) {
	if !op.Has(AttrSumsOver) {
		return
	}
	first, count := SumsOver(op, p.k)
	switch {
	case !p.instr.Beside() || !isShared(Get(op, InA).Type):
		c.fail(op, "expected no %s but where wgmma reads both operands from shared memory", AttrSumsOver)
	case first < 0 || count < p.instr.K || first+count > p.k || first%p.instr.K != 0 || count%p.instr.K != 0:
		c.fail(op, "expected %s to be whole steps of %d within %d, got %d from %d on", AttrSumsOver, p.instr.K, p.k, count, first)
	}
}

// inLanes checks a tile that lies in the order in which lanes have a result's columns: threads alone write
// it, and a product that has its other operand in that order reads it.
func (c *checker) inLanes(op *ast.Op, s Shared) {
	if s.Shape[s.Contiguous] < 1<<len(inLanes) {
		c.fail(op, "expected %d elements at least along the contiguous dimension, for %s, got %d", 1<<len(inLanes), KeyInLanes, s.Shape[s.Contiguous])
	}
	for _, u := range op.Value().Uses() {
		byThreads := Is(u.Op, StoreShared) || Is(u.Op, LoadShared)
		multiplied := Is(u.Op, Mma) && u.Op.Operand(u.Index) == Get(u.Op, InB) && s.Elem.MemBits() == 8 && !isShared(Get(u.Op, InA).Type)
		if !byThreads && !multiplied {
			c.fail(op, "expected no %s but of 8 bits that threads write, and a product reads whose first operand is in registers, got %s", KeyInLanes, u.Op.ShortName())
			return
		}
	}
}

// minRow is the shortest row in shared memory that wgmma has a swizzle for, in
// bytes.
const minRow = 32

// productOperand checks where an operand is: in shared memory for instructions
// that read there, in registers for others.
func (c *checker) productOperand(op *ast.Op, p productShape, i int, name, slotAttr string) {
	v := op.Operand(i)
	if isShared(v.Type) != p.instr.ReadsShared() && (i > 0 || !p.instr.TakesEither()) {
		where := map[bool]string{true: "shared memory", false: "registers"}[p.instr.ReadsShared()]
		c.fail(op, "expected operand %s in %s, where %s reads it, got %s", name, where, p.instr.Name, v.Type)
		return
	}
	if !isShared(v.Type) {
		if op.Has(slotAttr) {
			c.fail(op, "expected no %s: operand %s is in registers", slotAttr, name)
		}
		return
	}
	s, _ := SharedOf(v.Def())
	var slot *ast.Value
	if op.Has(slotAttr) {
		if len(op.Operands()) < 4 {
			c.fail(op, "expected a slot, which %s is about", slotAttr)
			return
		}
		slot = SlotOf(op, i)
	} else if s.Stages > 1 {
		c.fail(op, "expected %s and a slot: operand %s has %d stages", slotAttr, name, s.Stages)
		return
	}
	c.slot(op, "operand "+name, s, slot)
	c.readStage(op, v.Def(), slot)
	if p.instr.Beside() {
		c.storedAsync(op, v, name)
	}
	if p.instr.AlongK() && s.Contiguous != 1-i {
		c.fail(op, "expected operand %s to be contiguous along dimension %d, which %s sums over, got %d", name, 1-i, p.instr.Name, s.Contiguous)
	}
	if s.RowBytes() < p.instr.LeastRow() {
		c.fail(op, "expected rows of %d bytes at least for operand %s, as %s reads them, got %d", p.instr.LeastRow(), name, p.instr.Name, s.RowBytes())
	}
}

// storedAsync checks that what threads write for a product that runs beside them is made
// visible to it.
func (c *checker) storedAsync(op *ast.Op, v *ast.Value, name string) {
	for _, u := range v.Uses() {
		if Is(u.Op, StoreShared) && !u.Op.Has(AttrAsync) {
			c.fail(op, "expected %s on the %s of operand %s, which the asynchronous proxy reads", AttrAsync, StoreShared, name)
			return
		}
	}
}

// pending checks that nobody reads the result of a product that runs beside the
// threads but who waits for it, in the same block or in the next iteration, or the next
// product that adds to it, which the loop carries it to.
func (c *checker) pending(op *ast.Op) {
	for _, u := range op.Value().Uses() {
		switch {
		case Is(u.Op, MmaWait) && u.Op.Block() == op.Block():
		case u.Op.Opcode == ast.OpContinue && u.Op.Block() == op.Block() && op.Parent().Opcode == ast.OpFor:
			c.carriedPending(op, op.Parent(), u.Index)
		case u.Op.Opcode == ast.OpYield && u.Op.Block() == op.Block() && op.Parent().Opcode == ast.OpIf:
			c.yieldedPending(op, op.Parent(), u.Index)
		default:
			c.fail(op, "expected its result to be read by %s, carried by the for of its block or yielded by the if of it only, until which the product is under way, got %s", MmaWait, u.Op.ShortName())
			return
		}
	}
	if len(op.Value().Uses()) == 0 {
		c.fail(op, "expected %s for its result", MmaWait)
	}
}

// carriedPending checks what a loop carries of a product under way as value i.
func (c *checker) carriedPending(op, loop *ast.Op, i int) {
	for _, u := range loop.Carried()[i].Uses() {
		if (!Is(u.Op, Mma) || u.Index != 2) && !Is(u.Op, MmaWait) || u.Op.Block() != op.Block() {
			c.fail(op, "expected what the loop carries of it to be waited for, or to be added to by the next product only, got %s", u.Op.ShortName())
			return
		}
	}
	uses := loop.Result(i).Uses()
	if len(uses) == 0 {
		c.fail(op, "expected %s behind the loop for what it carries of it", MmaWait)
	}
	for _, u := range uses {
		if !Is(u.Op, MmaWait) || u.Op.Block() != loop.Block() {
			c.fail(op, "expected the loop's result to be read by %s behind it only, got %s", MmaWait, u.Op.ShortName())
			return
		}
	}
}

// yieldedPending checks what becomes of a product under way that an if yields as value i:
// the other way yields one, too, of the same layout, and they are waited for behind.
func (c *checker) yieldedPending(op, branch *ast.Op, i int) {
	for _, end := range yieldsOf(branch) {
		if !isWarpgroupProduct(end.Operand(i).Def()) || end.Operand(i).Def().Block() != end.Block() {
			c.fail(op, "expected the if to yield a product under way, begun in its body, on each way, got %s", definedBy(end.Operand(i)))
			return
		}
	}
	uses := branch.Result(i).Uses()
	if len(uses) == 0 {
		c.fail(op, "expected %s behind the if for what it yields of it", MmaWait)
	}
	for _, u := range uses {
		if !Is(u.Op, MmaWait) || u.Op.Block() != branch.Block() {
			c.fail(op, "expected the result of the if to be read by %s behind it only, got %s", MmaWait, u.Op.ShortName())
			return
		}
	}
}

// mostUnderWay is how many products a wait can leave under way: what wgmma.wait_group takes.
const mostUnderWay = 7

// mmaWait checks that what is waited for is a product under way, and that it is not among
// those that may still be so then.
func (c *checker) mmaWait(op *ast.Op) {
	v := op.Source()
	if def := v.Def(); Is(def, Mma) {
		if i, ok := InstructionByName(def.Str(KeyInstruction)); ok && !i.Beside() {
			c.fail(op, "expected a product that runs beside the threads, got one by %s", i.Name)
		}
	} else if !InFlight(v) {
		c.fail(op, "expected the result of %s, got %s", Mma, definedBy(v))
		return
	}
	switch n, most := op.Int(KeyPending, 0), begunBehind(v, op); {
	case n > mostUnderWay:
		c.fail(op, "expected pending to be at most %d, as an instruction waits for, got %d", mostUnderWay, n)
	case n > most:
		c.fail(op, "expected no product to be under way but the %d begun behind the one waited for, got pending = %d", most, n)
	}
	if len(op.Results()) > 0 && op.Value().Type.String() != v.Type.String() {
		c.fail(op, "expected the result to be of the product's type %s, got %s", v.Type, op.Value().Type)
	}
}

// begunBehind counts the products that run beside the threads and are begun between one
// and the wait for it: in its block, or, of one that a loop carries, until the end of its
// iteration and from the beginning of the next one on.
func begunBehind(product *ast.Value, wait *ast.Op) int64 {
	def, body := product.Def(), wait.Block()
	switch {
	case Is(def, Mma) && def.Block() == body && def.IsBefore(wait):
		return begunUntil(def.Next(), wait)
	case def == nil && product.ArgOf() == body:
		if before := product.Next().Def(); before.Block() == body {
			return begunUntil(before.Next(), nil) + begunUntil(body.First(), wait)
		}
	}
	return 0
}

// begunUntil counts the products of a block that run beside the threads, from an op on to
// before another, or to the end.
func begunUntil(op, end *ast.Op) (n int64) {
	for ; op != end; op = op.Next() {
		if RunsBeside(op) {
			n++
		}
	}
	return n
}

func definedBy(v *ast.Value) string {
	if v.Def() == nil {
		return fmt.Sprintf("an argument of %s", v.ArgOf().Parent().ShortName())
	}
	return v.Def().ShortName()
}

func (c *checker) print(op *ast.Op) {
	args, err := PrintArgs(op)
	if err != nil {
		c.fail(op, "%s", err)
		return
	}
	for i, v := range op.Operands() {
		_, token := v.Type.(ast.TokenType)
		if token != (i >= len(args)) {
			c.fail(op, "expected %d tiles, as types has, and then tokens, got %s as operand %d", len(args), v.Type, i)
			return
		}
	}
}
