package ast

// Arena makes ops and values in slabs, for readers that make many. What it
// makes is like what NewOp makes. The zero Arena is ready for use.
type Arena struct {
	ops   []Op
	vals  []Value
	ptrs  []*Value
	named []NamedAttr
	uses  []Use

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

// slab is how many ops or values an Arena allocates at once. The slabs start
// small, so that small modules stay small.
const (
	firstSlab = 16
	lastSlab  = 512
)

func grow[T any](s []T, n int) []T {
	if cap(s)-len(s) >= n {
		return s
	}
	return make([]T, 0, max(n, min(lastSlab, max(firstSlab, 2*cap(s)))))
}

// NewOp makes an op without operands and results, in no block.
func (a *Arena) NewOp(code Opcode) *Op {
	a.ops = grow(a.ops, 1)
	a.ops = a.ops[:len(a.ops)+1]
	op := &a.ops[len(a.ops)-1]
	op.Opcode = code
	return op
}

// values returns n new values, all zero.
func (a *Arena) values(n int) []Value {
	a.vals = grow(a.vals, n)
	start := len(a.vals)
	a.vals = a.vals[:start+n]
	return a.vals[start:]
}

// Pointers returns room for n values.
func (a *Arena) Pointers(n int) []*Value {
	a.ptrs = grow(a.ptrs, n)
	start := len(a.ptrs)
	a.ptrs = a.ptrs[:start+n]
	return a.ptrs[start : start+n : start+n]
}

// Attrs returns an empty list with room for n attributes.
func (a *Arena) Attrs(n int) []NamedAttr {
	a.named = grow(a.named, n)
	start := len(a.named)
	a.named = a.named[:start+n]
	return a.named[start : start : start+n]
}

// SetOperands gives op, which has none, its operands. vals must be from
// Pointers.
func (a *Arena) SetOperands(op *Op, vals []*Value) {
	op.operands = vals
	for i, v := range vals {
		if v.uses == nil {
			a.uses = grow(a.uses, 2)
			start := len(a.uses)
			a.uses = a.uses[:start+2]
			v.uses = a.uses[start : start : start+2]
		}
		v.uses = append(v.uses, Use{op, i})
	}
}

// SetResults gives op, which has none, results of the types.
func (a *Arena) SetResults(op *Op, types []Type) {
	if len(types) == 0 {
		return
	}
	op.Results = a.Pointers(len(types))
	vals := a.values(len(types))
	for i, t := range types {
		v := &vals[i]
		v.Type, v.def, v.index = t, op, i
		op.Results[i] = v
	}
}

// SetArgs gives b, which has none, arguments of the types.
func (a *Arena) SetArgs(b *Block, types []Type) {
	if len(types) == 0 {
		return
	}
	b.Args = a.Pointers(len(types))
	vals := a.values(len(types))
	for i, t := range types {
		v := &vals[i]
		v.Type, v.block, v.index = t, b, i
		b.Args[i] = v
	}
}

// AddRegion gives op a region.
func (a *Arena) AddRegion(op *Op) *Region {
	a.regions = grow(a.regions, 1)
	a.regions = a.regions[:len(a.regions)+1]
	room := &a.regions[len(a.regions)-1]
	r := &room.region
	r.op = op
	if op.Regions == nil {
		op.Regions = room.list[:0]
	}
	op.Regions = append(op.Regions, r)
	return r
}

// AddBlock appends an empty block to r.
func (a *Arena) AddBlock(r *Region) *Block {
	a.blocks = grow(a.blocks, 1)
	a.blocks = a.blocks[:len(a.blocks)+1]
	room := &a.blocks[len(a.blocks)-1]
	b := &room.block
	b.region = r
	if r.Blocks == nil {
		r.Blocks = room.list[:0]
	}
	r.Blocks = append(r.Blocks, b)
	return b
}
