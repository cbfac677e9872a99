package gpu

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
)

// What roles are for.
const (
	RoleProducer    = "producer"
	RoleTransformer = "transformer"
)

// A ring is a tile in shared memory in several stages that one role fills and
// the entry's warps empty. Two lists of mbarriers, one for each stage, keep them apart:
//
//	producer                          consumers
//	s = wait empty[slot], phase       s = wait full[slot], phase
//	f = expect full[s], bytes         read stage s
//	copy … → the stage of f           arrive empty[s]
//	slot, phase → next                slot, phase → next
//
// What a wait gives is the stage, free or full: nothing reads, fills or releases one that it
// has not from a wait, in its iteration or by the loops that carry it (stages.go).
//
// Copies are under way as the filling that they take, a phase of full[slot]. It is complete
// when its bytes have come, one of empty[slot]
// when every warp has arrived. The parity of the phase changes each time that the
// slot comes round. Consumers start with 0; the producer starts with 1, which is
// that of the phase before the first: empty slots need not be waited for.
//
// A transformer is a consumer of one ring and fills another, by its threads: to the stage that is
// empty it writes what it has read of the one that is full, and each of its warps arrives:
//
//	transformer
//	s = wait full[slot], phase          of what was copied
//	e = wait empty'[slot'], phase'
//	t = load_shared stage s
//	store_shared t → stage e
//	arrive empty[s]
//	arrive full'[e]
//
// There may be several producers, each with rings of its own. They may share the mbarriers:
// a phase of full[slot] is then complete when all of them have arrived and their bytes come.

// The types of the dialect that carry no extents of a tile.
const (
	mapType      = "!gpu.tensor_map"
	mbarrierType = "!gpu.mbarrier<"
	fillingType  = "!gpu.filling"
)

// MbarrierBytes is the size of an mbarrier.
const MbarrierBytes = 8

// NewAllocMbarrier builds a gpu.alloc_mbarrier op. Its offset is set by the smem pass.
func NewAllocMbarrier(at *ast.Op, stages, arrivals int) *ast.Op {
	op := New(at, AllocMbarrier, nil, &ast.OpaqueType{Text: fmt.Sprintf("%s%d>", mbarrierType, stages)})
	op.SetAttr(KeyStages, Int(stages))
	op.SetAttr(KeyArrivals, Int(arrivals))
	return op
}

// MbarriersBytes is the size of what a gpu.alloc_mbarrier makes: mbarriers, and behind them the words of each.
func MbarriersBytes(op *ast.Op) int {
	return int(op.Int(KeyStages, 1)) * (MbarrierBytes + wordBytes*WordsOf(op))
}

// wordBytes is the size of a number beside an mbarrier.
const wordBytes = 4

// WordsOf is how many numbers each mbarrier of a gpu.alloc_mbarrier has room for beside it.
func WordsOf(op *ast.Op) int { return int(op.Int(KeyWords, 0)) }

// WordOffset is where the words of the mbarrier of a slot lie, from the mbarriers on, and how many bytes further on those of the next slot.
func WordOffset(op *ast.Op) (first, next int) {
	return int(op.Int(KeyStages, 1)) * MbarrierBytes, wordBytes * WordsOf(op)
}

// NewMbarrierInit builds a gpu.mbarrier_init op.
func NewMbarrierInit(at *ast.Op, mbarriers []*ast.Value) *ast.Op {
	return New(at, MbarrierInit, mbarriers)
}

// NewMbarrierWait builds a gpu.mbarrier_wait op, which gives the stage of the slot.
func NewMbarrierWait(at *ast.Op, mbarriers, slot, phase *ast.Value) *ast.Op {
	return New(at, MbarrierWait, []*ast.Value{mbarriers, slot, phase}, slot.Type)
}

// NewExpect builds a gpu.mbarrier_expect op: copies that bring so many bytes take its filling.
func NewExpect(at *ast.Op, mbarriers, slot *ast.Value, bytes int) *ast.Op {
	op := New(at, MbarrierExpect, []*ast.Value{mbarriers, slot}, &ast.OpaqueType{Text: fillingType})
	op.SetAttr(KeyBytes, Int(bytes))
	return op
}

// NewTensorMap builds the gpu.tensor_map op for copies from a view to a shared tile, of which each of so many
// CTAs brings a part.
func NewTensorMap(at *ast.Op, tensor *ast.Value, view *ast.PartitionViewType, s Shared, ctas int) *ast.Op {
	op := New(at, TensorMap, []*ast.Value{tensor}, &ast.OpaqueType{Text: mapType})
	dims, box, swizzle := mapOf(view, s)
	op.SetAttr(KeyDims, Ints(dims...))
	op.SetAttr(KeyBox, Ints(partOfBox(box, s, ctas)...))
	op.SetAttr(KeySwizzle, Int(swizzle))
	if RoundsTo(view.View.Elem, s.Elem) {
		op.SetAttr(KeyRounds, ast.UnitAttr{})
	}
	return op
}

// RoundsTo reports whether the copy engine makes elements of a type of those that lie in
// memory: it rounds f32 to the nearest tf32, ties to even.
func RoundsTo(memory, to num.Type) bool { return memory == num.F32 && to == num.TF32 }

// mapOf returns the attributes of a map for copies from a view to a shared tile: a
// box is a panel.
func mapOf(view *ast.PartitionViewType, s Shared) (dims, box []int, swizzle int) {
	for i, d := range BoxOrder(view, s) {
		dims = append(dims, int(view.DimMap[d]))
		n := int(view.Tile[d])
		if i == 0 {
			n = min(n, s.RowBytes()*8/s.Elem.MemBits())
		}
		box = append(box, n)
	}
	if n := s.RowBytes(); n >= minRow {
		swizzle = n
	}
	return dims, box, swizzle
}

// ViewDims returns the dimensions of a view's tile that are those of a shared tile: all,
// or all but some of one element. ok is false if the tiles differ otherwise.
func ViewDims(view *ast.PartitionViewType, s Shared) (dims []int, ok bool) {
	for d, n := range view.Tile {
		if n != 1 || len(view.Tile) == len(s.Shape) {
			dims = append(dims, d)
		}
	}
	if len(dims) != len(s.Shape) {
		return nil, false
	}
	for i, d := range dims {
		if int(view.Tile[d]) != s.Shape[i] {
			return nil, false
		}
	}
	return dims, true
}

// TileShape is that of the tiles of a view.
func TileShape(view *ast.PartitionViewType) []int {
	shape := make([]int, len(view.Tile))
	for d, n := range view.Tile {
		shape[d] = int(n)
	}
	return shape
}

// BoxOrder lists the dimensions of a view's tile as they follow each other in a shared
// tile, the contiguous one first; those of one element, which that lacks, come last.
func BoxOrder(view *ast.PartitionViewType, s Shared) []int {
	dims, _ := ViewDims(view, s)
	order := []int{dims[s.Contiguous]}
	for d := len(dims) - 1; d >= 0; d-- {
		if d != s.Contiguous {
			order = append(order, dims[d])
		}
	}
	for d := range view.Tile {
		if !slices.Contains(dims, d) {
			order = append(order, d)
		}
	}
	return order
}

// Boxes returns how many boxes make up a stage of a shared tile, each a panel of
// it, and the bytes of one.
func Boxes(s Shared) (count, bytes int) {
	count = s.Shape[s.Contiguous] * s.Elem.MemBits() / 8 / s.RowBytes()
	return count, layout.Size(s.Shape) * s.Elem.MemBits() / 8 / count
}

// CopyOf takes a gpu.copy_tensor apart; mbarriers and slot are those of its filling.
func CopyOf(op *ast.Op) (view, tensorMap, shared, mbarriers, slot *ast.Value, index []*ast.Value) {
	expect := Get(op, InFilling).Def()
	return Get(op, InSource), Get(op, InMap), Get(op, InSharedTile), Get(expect, InMbarriers), Get(expect, InSlot),
		op.Operands()[operandIndex(op, InIndex):]
}

// IsRing reports whether a gpu.alloc_shared is filled by a role, of whose copies or stores
// mbarriers tell: its stages are kept apart by those and by no barrier.
func IsRing(alloc *ast.Op) bool {
	return slices.ContainsFunc(alloc.Value().Uses(), func(u ast.Use) bool { return Fills(u.Op, alloc) })
}

// Fills reports whether an op is one of a role that fills a stage of a tile in shared memory.
func Fills(op, alloc *ast.Op) bool {
	return Is(op, CopyTensor) || Is(op, StoreShared) && Get(op, InSharedTile) == alloc.Value() && inRole(op)
}

// FilledOf lists the rings that a role fills of what an op of it reads: those that it stores to in the
// op's block; none if the op is in no role.
func FilledOf(op *ast.Op) (list []*ast.Op) {
	if !inRole(op) {
		return nil
	}
	for o := range op.Block().Ops() {
		if Is(o, StoreShared) {
			list = append(list, Get(o, InSharedTile).Def())
		}
	}
	return list
}

// RunsInRole reports whether an op is a role's.
func RunsInRole(op *ast.Op) bool { return inRole(op) }

// ToldBy returns the mbarriers at which the threads of a role arrive that have filled a stage of a
// ring by a gpu.store_shared: behind it, with the same stage. It is nil if they do at none.
func ToldBy(store *ast.Op) *ast.Value {
	for op := store.Next(); op != nil; op = op.Next() {
		if Is(op, MbarrierArrive) && Get(op, InSlot) == Get(store, InSlot) {
			return Get(op, InMbarriers)
		}
	}
	return nil
}

// RolesOf lists the gpu.role ops of an entry, which stand one behind the other. The warps
// of each stand behind those of the one before, and all behind the entry's own.
func RolesOf(entry *ast.Op) (list []*ast.Op) {
	for op := range entry.Body(0).Ops() {
		switch {
		case Is(op, Role):
			list = append(list, op)
		case len(list) > 0:
			return list
		}
	}
	return list
}

// WarpsOfRole is how many warps a role has. One thread of the first does the work, unless the role is
// collective; the others are there where registers go from one warpgroup to another.
func WarpsOfRole(role *ast.Op) int {
	return int(role.Int(KeyWarps, role.Parent().Int(AttrRoleWarps, 1)))
}

// WarpsAt is how many warps run an op together: those of the collective role that it is in, or the entry's own.
func WarpsAt(op *ast.Op, own int) int {
	if role := roleAround(op); role != nil && role.Has(KeyCollective) {
		return WarpsOfRole(role)
	}
	return own
}

// RoleWarps is how many warps run the roles of an entry, beside the entry's own.
func RoleWarps(entry *ast.Op) (n int) {
	for _, role := range RolesOf(entry) {
		n += WarpsOfRole(role)
	}
	return n
}

// InFlight reports whether a value is the result of a product that may be under
// way still: of an instruction that runs beside the threads, or what a loop carries
// or an if yields of one.
func InFlight(v *ast.Value) bool {
	def := v.Def()
	if def == nil {
		loop := v.ArgOf().Parent()
		return loop != nil && loop.Opcode == ast.OpFor && v.Index() > 0 && carriedInFlight(loop, v.Index()-1)
	}
	switch def.Opcode {
	case ast.OpFor:
		return carriedInFlight(def, v.Index())
	case ast.OpIf:
		return slices.ContainsFunc(yieldsOf(def), func(end *ast.Op) bool { return isWarpgroupProduct(end.Operand(v.Index()).Def()) })
	}
	return isWarpgroupProduct(def)
}

// carriedInFlight reports whether what a for carries as value i comes from a
// product of its body.
func carriedInFlight(loop *ast.Op, i int) bool {
	last := loop.Body(0).Last()
	return last != nil && last.Opcode == ast.OpContinue && i < len(last.Operands()) && isWarpgroupProduct(last.Operand(i).Def())
}

func isWarpgroupProduct(op *ast.Op) bool {
	if !Is(op, Mma) {
		return false
	}
	i, ok := InstructionByName(op.Str(KeyInstruction))
	return ok && i.Beside()
}

// ProductOf returns the product whose layout a value in flight has, or nil.
func ProductOf(v *ast.Value) *ast.Op {
	if list := ProductsOf(v); len(list) > 0 {
		return list[0]
	}
	return nil
}

// ProductsOf lists the products that a value in flight may be the result of: two where ways
// meet.
func ProductsOf(v *ast.Value) (list []*ast.Op) {
	def := v.Def()
	switch {
	case def == nil && InFlight(v):
		return []*ast.Op{v.Next().Def()}
	case def == nil:
		return nil
	case def.Opcode == ast.OpFor && InFlight(v):
		return []*ast.Op{def.Body(0).Last().Operand(v.Index()).Def()}
	case def.Opcode == ast.OpIf && InFlight(v):
		for _, end := range yieldsOf(def) {
			list = append(list, end.Operand(v.Index()).Def())
		}
	case Is(def, Mma):
		return []*ast.Op{def}
	}
	return list
}
