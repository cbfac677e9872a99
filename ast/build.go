package ast

import "unsafe"

// Arena makes ops and values in slabs, for readers that make many. What it
// makes is like what NewOp makes. The zero Arena is ready for use.
type Arena struct {
	ops     []Op
	vals    []Value
	ptrs    []*Value
	named   []NamedAttr
	uses    []useList
	rare    []rareParts
	counts  []int32
	regions []regionRoom
	blocks  []blockRoom
}

// regionRoom is a region with the list that holds it if it is an op's only one;
// blockRoom is the like.
type (
	regionRoom struct {
		region Region
		list   [1]*Region
	}
	blockRoom struct {
		block Block
		list  [1]*Block
	}
)

// A slab is what an Arena allocates at once. The slabs start with room for a few
// things, so that small modules stay small, and grow to a size that the Go heap
// hands out without waste.
const (
	firstSlab = 16
	lastSlab  = 64 << 10 // bytes
)

// take returns room for n things, all zero, from a slab; it replaces the slab if
// too little of it is left.
func take[T any](slab *[]T, n int) []T {
	s := *slab
	if cap(s)-len(s) < n {
		var t T
		s = make([]T, 0, max(n, min(lastSlab/int(unsafe.Sizeof(t)), max(firstSlab, 2*cap(s)))))
	}
	start := len(s)
	s = s[:start+n]
	*slab = s
	return s[start : start+n : start+n]
}

// takeOne is take for one thing.
func takeOne[T any](slab *[]T) *T { return &take(slab, 1)[0] }

// NewOp makes an op without operands and results, in no block.
func (a *Arena) NewOp(code Opcode) *Op {
	op := takeOne(&a.ops)
	op.Opcode = code
	return op
}

// Pointers returns room for n values.
func (a *Arena) Pointers(n int) []*Value { return take(&a.ptrs, n) }

// Attrs returns an empty list with room for n attributes.
func (a *Arena) Attrs(n int) []NamedAttr { return take(&a.named, n)[:0] }

// AddAttr adds an attribute that op does not have yet.
func (a *Arena) AddAttr(op *Op, e NamedAttr) {
	op.Attrs = grow(&a.named, op.Attrs, 1)
	op.Attrs[len(op.Attrs)-1] = e
}

// AddArg appends an argument to b.
func (a *Arena) AddArg(b *Block, t Type) *Value {
	v := takeOne(&a.vals)
	v.Type = t
	b.own(v, len(b.Args))
	b.Args = grow(&a.ptrs, b.Args, 1)
	b.Args[len(b.Args)-1] = v
	return v
}

// Segments gives op, which has none, room for n segments and returns it.
func (a *Arena) Segments(op *Op, n int) []int32 {
	parts := a.parts(op)
	parts.segments = take(&a.counts, n)
	return parts.segments
}

// parts is Op.parts in the arena.
func (a *Arena) parts(op *Op) *rareParts {
	if op.rare == nil {
		op.rare = takeOne(&a.rare)
	}
	return op.rare
}

// SetOperands gives op, which has neither operands nor results, its operands.
// vals must be from Pointers.
func (a *Arena) SetOperands(op *Op, vals []*Value) {
	op.vals, op.reads = vals, uint32(len(vals))
	a.use(op)
}

// SetResults gives op, which has none, results of the types.
func (a *Arena) SetResults(op *Op, types []Type) {
	if len(types) == 0 {
		return
	}
	op.vals = grow(&a.ptrs, op.vals, len(types))
	a.define(op)
	for i, v := range op.Results() {
		v.Type = types[i]
	}
}

// SetValues gives op, which has none, its operands and results, and returns the
// results, whose types the caller sets. vals must be from Pointers; it starts with
// the operands.
func (a *Arena) SetValues(op *Op, vals []*Value, operands int) []*Value {
	op.vals, op.reads = vals, uint32(operands)
	a.use(op)
	a.define(op)
	return op.Results()
}

// use tells the operands of op that it reads them.
func (a *Arena) use(op *Op) {
	for i, v := range op.Operands() {
		if v.uses == nil && v.use[0].Op != nil {
			v.shareUses(takeOne(&a.uses), Use{op, i})
		} else {
			v.addUse(Use{op, i})
		}
	}
}

// define makes the values that are the results of op.
func (a *Arena) define(op *Op) {
	list := op.Results()
	vals := take(&a.vals, len(list))
	for i := range list {
		v := &vals[i]
		v.owner, v.index = unsafe.Pointer(op), int32(i)
		list[i] = v
	}
}

// grow returns a list from a slab with room for n more things. It copies nothing
// if the list is what the slab gave last. One that will be longer than slabs are gets
// a slab with as much room again, so that it is not copied each time that it grows.
func grow[T any](slab *[]T, list []T, n int) []T {
	end := len(*slab)
	if have := len(list); have > 0 && end > 0 && &list[have-1] == &(*slab)[end-1] && end+n <= cap(*slab) {
		*slab = (*slab)[:end+n]
		return (*slab)[end-have : end+n : end+n]
	}
	all := len(list) + n
	var t T
	if all > lastSlab/2/int(unsafe.Sizeof(t)) {
		*slab = make([]T, 0, 2*all)
	}
	return append(take(slab, all)[:0], list...)[:all]
}

// SetArgs gives b, which has none, n arguments, whose types the caller sets.
func (a *Arena) SetArgs(b *Block, n int) []*Value {
	b.Args = a.Pointers(n)
	vals := take(&a.vals, n)
	for i := range vals {
		v := &vals[i]
		b.own(v, i)
		b.Args[i] = v
	}
	return b.Args
}

// AddRegion gives op a region.
func (a *Arena) AddRegion(op *Op) *Region {
	room := takeOne(&a.regions)
	r := &room.region
	r.op = op
	parts := a.parts(op)
	if parts.regions == nil {
		parts.regions = room.list[:0]
	}
	parts.regions = append(parts.regions, r)
	return r
}

// AddBlock appends an empty block to r.
func (a *Arena) AddBlock(r *Region) *Block {
	room := takeOne(&a.blocks)
	b := &room.block
	b.region = r
	if r.Blocks == nil {
		r.Blocks = room.list[:0]
	}
	r.Blocks = append(r.Blocks, b)
	return b
}
