package gpu

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// role checks that a role stands where all threads come by, and holds what one
// thread can do, or its threads together.
func (c *checker) role(op *ast.Op) {
	switch {
	case op.Block() != c.entry.op.Body(0):
		c.fail(op, "expected roles in the block of the entry itself")
		return
	case !slices.Contains(RolesOf(c.entry.op), op):
		c.fail(op, "expected roles one behind the other, got %s between", op.Prev().ShortName())
		return
	case op.Body(0) == nil:
		c.fail(op, "expected what the role does, got an empty region")
		return
	}
	c.warpsOfRole(op, KeyWarps, WarpsOfRole(op), RoleWarps(c.entry.op))
	if c.entry.cluster > 1 {
		c.fail(op, "expected one CTA where there are roles, got a cluster of %d", c.entry.cluster)
	}
	op.Walk(func(o *ast.Op) {
		switch {
		case o == op || c.oneThread(o):
			if op.Has(KeyCollective) && (Is(o, CopyTensor) || Is(o, MbarrierExpect)) {
				c.fail(o, "expected what all threads of a role do, in one that is %s", KeyCollective)
			}
		case !op.Has(KeyCollective):
			c.fail(o, "expected what one thread does, in a role of one")
		case !together(o):
			c.fail(o, "expected what goes from one tile in shared memory to another, in a role that is %s", KeyCollective)
		}
		for _, v := range o.Operands() {
			if !madeBefore(v, o) {
				c.fail(o, "expected values that are there when it runs, got the result of %s behind it", v.Def().ShortName())
				return
			}
		}
	})
}

// madeBefore reports whether the op that makes v comes before op, which the language asks
// for in regions of its own ops only.
func madeBefore(v *ast.Value, op *ast.Op) bool {
	def := v.Def()
	if def == nil {
		return true
	}
	for op != nil && op.Block() != def.Block() {
		op = op.Parent()
	}
	return op == nil || def.IsBefore(op)
}

// oneThread reports whether one thread alone can run an op: it makes no tiles of
// several elements, and waits for no other but by mbarriers.
func (c *checker) oneThread(op *ast.Op) bool {
	switch KindOf(op) {
	case MbarrierWait, MbarrierExpect, MbarrierTell, CopyTensor, TileBlocks, TileBlock, DrawTileBlock, SplitPart, StreamPart:
		return true
	case None:
	default:
		return false
	}
	switch op.Opcode {
	case ast.OpFor, ast.OpLoop, ast.OpContinue, ast.OpIf, ast.OpBreak, ast.OpAssume, ast.OpGetTileBlockId, ast.OpGetNumTileBlocks:
		return true
	}
	info := op.Info()
	return info != nil && info.Traits&(ast.Pure|ast.NoEffect) != 0 &&
		!slices.ContainsFunc(op.Results(), func(v *ast.Value) bool {
			t := ast.AsTile(v.Type)
			return t != nil && t.NumElements() > 1
		})
}

// together reports whether the threads of a collective role can run an op: it reads a tile in shared
// memory, writes one, or tells of either.
func together(op *ast.Op) bool {
	return Is(op, LoadShared) || Is(op, StoreShared) || Is(op, MbarrierArrive)
}

// filledByThreads checks a gpu.store_shared of a role: it fills a stage of a ring that a wait has
// given, and its threads say so.
func (c *checker) filledByThreads(op *ast.Op) {
	switch slot := Get(op, InSlot); {
	case !inRole(op):
	case slot == nil:
		c.fail(op, "expected the stage that it fills, in a %s", Role)
	case ToldBy(op) == nil:
		c.fail(op, "expected a %s of the same stage behind it, which says that it is filled", MbarrierArrive)
	case !op.Has(AttrAsync):
		c.fail(op, "expected %s, as products read what a %s writes", AttrAsync, Role)
	default:
		c.fromWait(op, slot, nil)
	}
}

// inRole reports whether op is in a role.
func inRole(op *ast.Op) bool { return roleAround(op) != nil }

// roleAround returns the role that op is in, or nil.
func roleAround(op *ast.Op) *ast.Op {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if Is(p, Role) {
			return p
		}
	}
	return nil
}

// producersOf lists the roles in which a tile in shared memory is copied to, or mbarriers
// are told of bytes.
func producersOf(v *ast.Value) (list []*ast.Op) {
	for _, u := range v.Uses() {
		if Is(u.Op, MbarrierExpect) || Is(u.Op, CopyTensor) && Get(u.Op, InSharedTile) == v {
			if role := roleAround(u.Op); role != nil && !slices.Contains(list, role) {
				list = append(list, role)
			}
		}
	}
	return list
}

// mbarrierAlign is the alignment of an mbarrier, in bytes.
const mbarrierAlign = 8

func (c *checker) allocMbarrier(op *ast.Op) {
	if n := len(initsOf(op)); n != 1 {
		c.fail(op, "expected one %s that makes the mbarriers ready, got %d", MbarrierInit, n)
	}
	if !op.Has(KeyOffset) {
		if c.entry.placed {
			c.fail(op, "expected offset: its place in shared memory")
		}
		return
	}
	offset := int(op.Int(KeyOffset, 0))
	if offset%mbarrierAlign != 0 {
		c.fail(op, "expected offset to be a multiple of %d bytes, got %d", mbarrierAlign, offset)
	}
	c.within(op, "mbarriers", offset, MbarriersBytes(op))
}

// initsOf lists the ops that make mbarriers ready.
func initsOf(mbarriers *ast.Op) (list []*ast.Op) {
	for _, u := range mbarriers.Value().Uses() {
		if Is(u.Op, MbarrierInit) {
			list = append(list, u.Op)
		}
	}
	return list
}

// mbarrierInit checks that all threads come by, and before any role begins.
func (c *checker) mbarrierInit(op *ast.Op) {
	c.acrossCTAs(op)
	for _, v := range op.Operands() {
		if _, ok := c.mbarriersOf(op, v); !ok {
			return
		}
	}
	roles := RolesOf(c.entry.op)
	if len(roles) == 0 || op.Block() != roles[0].Block() || !op.IsBefore(roles[0]) {
		c.fail(op, "expected a %s behind it in the block of the entry, which begins when the mbarriers are ready", Role)
	}
}

// ready checks that mbarriers are ready where an op takes them.
func (c *checker) ready(op, mbarriers *ast.Op) {
	at := op
	for at.Parent() != c.entry.op {
		at = at.Parent()
	}
	for _, init := range initsOf(mbarriers) {
		if init.Block() == at.Block() && !init.IsBefore(at) {
			c.fail(op, "expected to stand behind the %s of its mbarriers", MbarrierInit)
		}
	}
}

// mbarriersOf returns the number of mbarriers that an operand is.
func (c *checker) mbarriersOf(op *ast.Op, v *ast.Value) (stages int64, ok bool) {
	if !Is(v.Def(), AllocMbarrier) {
		c.fail(op, "expected the mbarriers to come from %s", AllocMbarrier)
		return 0, false
	}
	return v.Def().Int(KeyStages, 1), true
}

// mbarrierOp checks an op on an mbarrier: the slot as far as it is to be seen, and
// who does it.
func (c *checker) mbarrierOp(op *ast.Op) {
	stages, ok := c.mbarriersOf(op, Get(op, InMbarriers))
	if !ok {
		return
	}
	c.ready(op, Get(op, InMbarriers).Def())
	if n, known := constant(Get(op, InSlot)); known && (n >= stages || n < 0 && !Is(op, MbarrierArrive)) {
		c.fail(op, "expected a slot below %d, as many mbarriers there are, got %d", stages, n)
	} else if !Is(op, MbarrierWait) {
		c.fromWait(op, Get(op, InSlot), nil)
	}
	if Is(op, MbarrierWait) {
		if n, known := constant(Get(op, InPhase)); known && n != 0 && n != 1 {
			c.fail(op, "expected a parity, 0 or 1, got %d", n)
		}
	}
	arrivals, producers := Get(op, InMbarriers).Def().Int(KeyArrivals, 1), len(producersOf(Get(op, InMbarriers)))
	arrive := WarpsAt(op, c.entry.warps) * MulticastOf(c.entry.op)
	if _, ok := AbreastOf(c.entry.op); ok && arrivals == int64(OwnWarps(c.entry.op)) {
		arrive = OwnWarps(c.entry.op) // of all teams
	}
	switch {
	case Is(op, MbarrierExpect) && !inRole(op):
		c.fail(op, "expected to stand in a %s, where one thread arrives", Role)
	case Is(op, MbarrierExpect) && arrivals != int64(producers):
		c.fail(op, "expected mbarriers whose phase is complete when each role has arrived that fills it: %d, got %d arrivals", producers, arrivals)
	case Is(op, MbarrierArrive) && arrivals != int64(arrive):
		c.fail(op, "expected mbarriers whose phase an arrival of each of %d warps completes, got %d", arrive, arrivals)
	case Is(op, MbarrierArrive) && c.entry.ordered && !op.Has(AttrAsync) && NeedsFence(op):
		c.fail(op, "expected %s, as threads have read by loads what the copy engine fills next", AttrAsync)
	case Is(op, MbarrierArrive):
		c.acrossCTAs(op)
	}
}

// mbarrierExpect checks besides that as many bytes come as are expected.
func (c *checker) mbarrierExpect(op *ast.Op) {
	n, come := len(c.diags), int64(0)
	if c.mbarrierOp(op); len(c.diags) > n {
		return
	}
	if len(op.Value().Uses()) == 0 {
		c.fail(op, "expected %s that takes its filling and brings the bytes", CopyTensor)
		return
	}
	for _, u := range op.Value().Uses() {
		if !Is(u.Op, CopyTensor) {
			c.fail(op, "expected its filling to be taken by %s only, got %s", CopyTensor, u.Op.ShortName())
			return
		}
		if tile := Get(u.Op, InSharedTile); tile != nil && Is(tile.Def(), AllocShared) {
			if s, err := SharedOf(tile.Def()); err == nil {
				come += int64(s.StageBytes())
			}
		}
	}
	if bytes := op.Int(KeyBytes, 0); bytes != come {
		c.fail(op, "expected bytes = %d, which the %d copies bring that take its filling, got %d", come, len(op.Value().Uses()), bytes)
	}
}

// tensorMap checks that the launcher can make the map.
func (c *checker) tensorMap(op *ast.Op) {
	if _, ok := HostTensorOf(c.entry.op, op.Source()); !ok {
		c.fail(op, "expected a tensor of which base, extents and strides are computed from the entry's arguments by additions and products, got %s", definedBy(op.Source()))
	}
	t := op.Source().Type.(*ast.TensorViewType)
	if op.Has(KeyRounds) && !RoundsTo(t.Elem, num.TF32) {
		c.fail(op, "expected a tensor of f32, which alone is rounded, got %s", t)
	}
	dims, box := op.Attr(KeyDims).(ast.DenseArrayAttr).Values, op.Attr(KeyBox).(ast.DenseArrayAttr).Values
	seen := map[int64]bool{}
	for _, d := range dims {
		if d < 0 || d >= int64(len(t.Shape)) || seen[d] {
			c.fail(op, "expected dims to name each dimension of %s once, got %v", t, dims)
			return
		}
		seen[d] = true
	}
	switch {
	case len(dims) != len(t.Shape) || len(dims) != len(box):
		c.fail(op, "expected dims and box of %d dimensions, as %s has, got %d and %d", len(t.Shape), t, len(dims), len(box))
	case len(dims) > MaxMapRank:
		c.fail(op, "expected at most %d dimensions, got %d", MaxMapRank, len(dims))
	case t.Strides[dims[0]] != 1:
		c.fail(op, "expected dimension %d of %s, the first of dims, to be contiguous", dims[0], t)
	case slices.ContainsFunc(box, func(n int64) bool { return n > MaxBox }):
		c.fail(op, "expected a box of at most %d elements along a dimension, got %v", MaxBox, box)
	}
	if n := op.Int(KeySwizzle, 0); n != 0 && n != 32 && n != 64 && n != 128 {
		c.fail(op, "expected swizzle to be 0, 32, 64 or 128, got %d", n)
	}
}

// The most dimensions of a tensor map, and the most elements of a box along one
// (CUDA driver API, cuTensorMapEncodeTiled).
const (
	MaxMapRank = 5
	MaxBox     = 256
)

func (c *checker) copyTensor(op *ast.Op) {
	if expect := Get(op, InFilling).Def(); !Is(expect, MbarrierExpect) || expect.Block() != op.Block() {
		c.fail(op, "expected the filling to come from a %s of its block, got %s", MbarrierExpect, definedBy(Get(op, InFilling)))
		return
	}
	view, tensorMap, shared, mbarriers, _, index := CopyOf(op)
	s, ok := c.sharedOf(op, shared)
	if !ok || mbarriers == nil { // which its gpu.mbarrier_expect lacks, where that is said
		return
	}
	if stages, ok := c.mbarriersOf(op, mbarriers); ok && stages != int64(s.Stages) {
		c.fail(op, "expected as many mbarriers as stages, got %d and %d", stages, s.Stages)
	}
	v, ok := view.Type.(*ast.PartitionViewType)
	if !ok {
		c.fail(op, "expected a partition_view, got %s", view.Type)
		return
	}
	if dims, ok := ViewDims(v, s); !ok {
		c.fail(op, "expected a view of tiles of %v elements, or with dimensions of one element besides, got %s", s.Shape, v)
		return
	} else if d := int(v.DimMap[dims[s.Contiguous]]); v.View.Strides[d] != 1 {
		c.fail(op, "expected a view whose tiles are contiguous along dimension %d, as the shared tile is, got %s", dims[s.Contiguous], v)
	}
	if v.View.Elem.String() != s.Elem.String() && !RoundsTo(v.View.Elem, s.Elem) {
		c.fail(op, "expected a view of elements of %s, as the shared tile holds, got %s", s.Elem, v)
	}
	c.copiedElements(op, v, index)
	switch m := tensorMap.Def(); {
	case !Is(m, TensorMap):
		c.fail(op, "expected the map to come from %s", TensorMap)
	case m.Block() != c.entry.op.Body(0):
		c.fail(op, "expected a map that is made in the block of the entry itself")
	default:
		c.mapFor(op, m, v, s)
	}
	if _, ok := PartOf(s, CTAsInStep); op.Has(KeyAcross) && (!ok || MulticastOf(c.entry.op) == 1) {
		c.fail(op, "expected no %s of a tile of %v: no CTA of a cluster brings another half of it, as %s says", KeyAcross, s.Shape, AttrMulticast)
	}
	switch producers := producersOf(shared); {
	case !inRole(op):
		c.fail(op, "expected to stand in a %s, where one thread copies", Role)
	case len(producers) > 1 && roleAround(op) != producers[0]:
		c.fail(op, "expected one role to fill a ring, got a copy by another: nothing keeps their copies in order")
	}
}

// mapFor checks that the boxes of a map are the panels of a shared tile.
func (c *checker) mapFor(op, m *ast.Op, view *ast.PartitionViewType, s Shared) {
	dims, box, swizzle := mapOf(view, s)
	if op.Has(KeyAcross) {
		box = partOfBox(box, s, CTAsInStep)
	}
	for _, a := range []struct {
		name string
		want []int
	}{{KeyDims, dims}, {KeyBox, box}} {
		if got := IntsOf(m, a.name); !slices.Equal(got, a.want) {
			c.fail(op, "expected a map with %s = %v, as the shared tile lies, got %v", a.name, a.want, got)
		}
	}
	if got, want := m.Has(KeyRounds), RoundsTo(view.View.Elem, s.Elem); got != want {
		c.fail(op, "expected a map with %s for a shared tile of tf32 of a view of f32, and for no other", KeyRounds)
	}
	if got := m.Int(KeySwizzle, 0); got != int64(swizzle) {
		c.fail(op, "expected a map with swizzle = %d, as the shared tile lies, got %d", swizzle, got)
	}
}
