package ptxgen

import (
	"iter"

	"github.com/llir/llvm/ir/types"
)

// kind is the type of a scalar value.
type kind uint8

const (
	kNone kind = iota
	kI1
	kI8 // in a 16-bit register whose upper byte is zero
	kI16
	kI32
	kI64
	kF16
	kBF16
	kF32
	kF64
	kPtr   // 64-bit pointer
	kPtr32 // pointer to shared memory
	numKinds
)

// kindInfo describes a kind: its register class, its bits and bytes in memory,
// and the suffixes that PTX's instruction types use.
type kindInfo struct {
	class         Class
	bits          uint8
	size          int64
	b, u, s       string
	float         bool
	integer       bool
	loadStoreType string
}

var kindInfos = [numKinds]kindInfo{
	kI1:    {class: Pred, bits: 1, size: 1, b: "pred", integer: true, loadStoreType: "b8"},
	kI8:    {class: B16, bits: 8, size: 1, b: "b16", u: "u16", s: "s16", integer: true, loadStoreType: "b8"},
	kI16:   {class: B16, bits: 16, size: 2, b: "b16", u: "u16", s: "s16", integer: true, loadStoreType: "b16"},
	kI32:   {class: B32, bits: 32, size: 4, b: "b32", u: "u32", s: "s32", integer: true, loadStoreType: "b32"},
	kI64:   {class: B64, bits: 64, size: 8, b: "b64", u: "u64", s: "s64", integer: true, loadStoreType: "b64"},
	kF16:   {class: B16, bits: 16, size: 2, b: "b16", s: "f16", float: true, loadStoreType: "b16"},
	kBF16:  {class: B16, bits: 16, size: 2, b: "b16", s: "bf16", float: true, loadStoreType: "b16"},
	kF32:   {class: B32, bits: 32, size: 4, b: "b32", s: "f32", float: true, loadStoreType: "b32"},
	kF64:   {class: B64, bits: 64, size: 8, b: "b64", s: "f64", float: true, loadStoreType: "b64"},
	kPtr:   {class: B64, bits: 64, size: 8, b: "b64", u: "u64", s: "s64", loadStoreType: "b64"},
	kPtr32: {class: B32, bits: 32, size: 8, b: "b32", u: "u32", s: "s32", loadStoreType: "b64"},
}

func (k kind) info() *kindInfo { return &kindInfos[k] }
func (k kind) class() Class    { return kindInfos[k].class }
func (k kind) isFloat() bool   { return kindInfos[k].float }
func (k kind) isInt() bool     { return kindInfos[k].integer }
func (k kind) isPtr() bool     { return k == kPtr || k == kPtr32 }

// The address spaces.
const (
	spaceGeneric = 0
	spaceGlobal  = 1
	spaceShared  = 3
	spaceConst   = 4
	spaceLocal   = 5
	spaceCluster = 7 // the shared memory of all blocks of a cluster
)

// spaceNames are the state spaces as suffixes of opcodes.
var spaceNames = map[types.AddrSpace]string{
	spaceGeneric: "",
	spaceGlobal:  ".global",
	spaceShared:  ".shared",
	spaceConst:   ".const",
	spaceLocal:   ".local",
	spaceCluster: ".shared::cluster",
}

// shortSpace reports whether addresses in a space take 32 bits.
func shortSpace(s types.AddrSpace) bool { return s == spaceShared || s == spaceCluster }

// scalarKind returns the kind of a scalar type, or kNone for any other.
func scalarKind(t types.Type) kind {
	switch t := t.(type) {
	case *types.IntType:
		switch t.BitSize {
		case 1:
			return kI1
		case 8:
			return kI8
		case 16:
			return kI16
		case 32:
			return kI32
		case 64:
			return kI64
		}
		return kNone
	case *types.FloatType:
		switch t.Kind {
		case types.FloatKindHalf:
			return kF16
		case types.FloatKindFloat:
			return kF32
		case types.FloatKindDouble:
			return kF64
		}
		return kNone
	case *types.PointerType:
		if shortSpace(t.AddrSpace) {
			return kPtr32
		}
		return kPtr
	case nil, *types.VoidType, *types.VectorType, *types.StructType, *types.ArrayType,
		*types.LabelType, *types.MetadataType, *types.FuncType, *types.TokenType, *types.MMXType:
		return kNone
	}
	if t.LLString() == "bfloat" {
		return kBF16
	}
	return kNone
}

// slot is one scalar of an aggregate or vector.
type slot struct {
	kind   kind
	offset int64 // in memory, in bytes
}

// shape is the layout of a vector, struct or array value: a flat list of
// scalars.
type shape struct {
	slots []slot
	// packed is the number of elements in each 32-bit register when the value
	// is a vector of 8- or 16-bit elements that fills whole registers, else 0.
	packed int
	vector bool
	fields []int // of a struct: how many scalars precede each field
}

// maxSlots bounds the scalars of one value; larger ones are no register values.
const maxSlots = 1024

// typeTable answers questions of layout for one module.
type typeTable struct {
	shapes map[types.Type]*shape
	// last is the type that was asked for last, and lastShape its shape: the parts of
	// a result are taken out one after the other.
	last      types.Type
	lastShape *shape
	// sharedPtrSize is the size of a pointer to shared memory in memory.
	sharedPtrSize int64
}

// sizeAlign returns the size and ABI alignment of t in bytes, and false for a
// type without one.
func (tt *typeTable) sizeAlign(t types.Type) (size, align int64, ok bool) {
	return tt.sizeAlignDepth(t, 0)
}

// maxTypeDepth bounds recursion into named types that hold themselves.
const maxTypeDepth = 64

// maxTypeSize keeps layout arithmetic away from overflow.
const maxTypeSize = 1 << 48

func (tt *typeTable) sizeAlignDepth(t types.Type, depth int) (size, align int64, ok bool) {
	if k := scalarKind(t); k != kNone {
		size = k.info().size
		if k == kPtr32 {
			size = tt.sharedPtrSize
		}
		return size, size, true
	}
	if depth > maxTypeDepth {
		return 0, 0, false
	}
	switch t := t.(type) {
	case *types.VectorType:
		return tt.vectorSize(t)
	case *types.ArrayType:
		size, align, ok = tt.sizeAlignDepth(t.ElemType, depth+1)
		if !ok || t.Len > maxTypeSize || size > 0 && int64(t.Len) > maxTypeSize/size {
			return 0, 0, false
		}
		return size * int64(t.Len), align, true
	case *types.StructType:
		return tt.structSize(t, depth)
	}
	return 0, 0, false
}

func (tt *typeTable) vectorSize(t *types.VectorType) (size, align int64, ok bool) {
	k := scalarKind(t.ElemType)
	if k == kNone || t.Scalable || t.Len == 0 || t.Len > maxSlots {
		return 0, 0, false
	}
	bits := int64(k.info().bits)
	if k == kPtr32 {
		bits = tt.sharedPtrSize * 8
	}
	align = 1
	for align*8 < bits*int64(t.Len) {
		align *= 2
	}
	return align, align, true
}

func (tt *typeTable) structSize(t *types.StructType, depth int) (size, align int64, ok bool) {
	align = 1
	for _, f := range t.Fields {
		s, a, ok := tt.sizeAlignDepth(f, depth+1)
		if !ok {
			return 0, 0, false
		}
		if !t.Packed {
			size = roundUp(size, a)
			align = max(align, a)
		}
		size += s
		if size > maxTypeSize {
			return 0, 0, false
		}
	}
	return roundUp(size, align), align, !t.Opaque
}

// fieldOffset returns the offset of a struct's field in bytes.
func (tt *typeTable) fieldOffset(t *types.StructType, field int) (int64, bool) {
	for i, offset := range tt.fieldOffsets(t) {
		if i == field {
			return offset, true
		}
	}
	return 0, false
}

// fieldOffsets yields the offsets of a struct's fields in bytes, up to a field without a size.
func (tt *typeTable) fieldOffsets(t *types.StructType) iter.Seq2[int, int64] {
	return func(yield func(int, int64) bool) {
		offset := int64(0)
		for i, f := range t.Fields {
			size, align, ok := tt.sizeAlign(f)
			if !ok {
				return
			}
			if !t.Packed {
				offset = roundUp(offset, align)
			}
			if !yield(i, offset) {
				return
			}
			offset += size
		}
	}
}

func roundUp(n, align int64) int64 {
	if align <= 1 {
		return n
	}
	return (n + align - 1) / align * align
}

// shape returns the layout of a vector or aggregate, or nil when values of
// type t cannot be held in registers.
func (tt *typeTable) shape(t types.Type) *shape {
	if t == tt.last {
		return tt.lastShape
	}
	s, ok := tt.shapes[t]
	if !ok {
		s = tt.newShape(t)
		tt.shapes[t] = s
	}
	tt.last, tt.lastShape = t, s
	return s
}

func (tt *typeTable) newShape(t types.Type) *shape {
	s := &shape{}
	if _, _, ok := tt.sizeAlign(t); !ok || !tt.flatten(t, 0, s) || len(s.slots) == 0 {
		s = nil
	}
	if v, ok := t.(*types.VectorType); ok && s != nil {
		s.vector = true
		bits := int(s.slots[0].kind.info().bits)
		if bits == 8 || bits == 16 {
			if int(v.Len)*bits%32 == 0 {
				s.packed = 32 / bits
			}
		}
	}
	if st, ok := t.(*types.StructType); ok && s != nil {
		s.fields = tt.firstSlots(st)
	}
	return s
}

// firstSlots counts the scalars that precede each field of a struct.
func (tt *typeTable) firstSlots(t *types.StructType) []int {
	first, next := make([]int, len(t.Fields)), 0
	for i, f := range t.Fields {
		first[i] = next
		next += tt.slotCount(f)
	}
	return first
}

// flatten appends the scalars of t, which starts at the offset, to s.
func (tt *typeTable) flatten(t types.Type, offset int64, s *shape) bool {
	if k := scalarKind(t); k != kNone {
		s.slots = append(s.slots, slot{k, offset})
		return len(s.slots) <= maxSlots
	}
	switch t := t.(type) {
	case *types.VectorType:
		k := scalarKind(t.ElemType)
		for i := range int64(t.Len) {
			s.slots = append(s.slots, slot{k, offset + i*k.info().size})
		}
		return len(s.slots) <= maxSlots
	case *types.ArrayType:
		size, _, _ := tt.sizeAlign(t.ElemType)
		for i := range int64(t.Len) {
			if !tt.flatten(t.ElemType, offset+i*size, s) {
				return false
			}
		}
		return true
	case *types.StructType:
		done := 0
		for i, at := range tt.fieldOffsets(t) {
			if !tt.flatten(t.Fields[i], offset+at, s) {
				return false
			}
			done++
		}
		return done == len(t.Fields)
	}
	return false
}

// slotRange returns the slots that a path of indices selects within an
// aggregate of type t: the first, their number, and the type found there.
func (tt *typeTable) slotRange(t types.Type, path []uint64) (first, count int, found types.Type, ok bool) {
	for _, index := range path {
		switch agg := t.(type) {
		case *types.StructType:
			if index >= uint64(len(agg.Fields)) {
				return 0, 0, nil, false
			}
			if s := tt.shape(agg); s != nil {
				first += s.fields[index]
			}
			t = agg.Fields[index]
		case *types.ArrayType:
			if index >= agg.Len {
				return 0, 0, nil, false
			}
			first += int(index) * tt.slotCount(agg.ElemType)
			t = agg.ElemType
		default:
			return 0, 0, nil, false
		}
	}
	return first, tt.slotCount(t), t, true
}

func (tt *typeTable) slotCount(t types.Type) int {
	if scalarKind(t) != kNone {
		return 1
	}
	if s := tt.shape(t); s != nil {
		return len(s.slots)
	}
	return 0
}
