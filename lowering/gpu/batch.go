package gpu

import (
	"slices"

	"tileir/ast"
)

// Large tiles do not fit into a thread's registers all at once, and need not: on the
// way from loads over elementwise ops to a store, some registers can go all the way
// before the next ones start. A store with gpu.batch is made so many registers at a
// time; the ops right before it that are marked gpu.batched make each batch of theirs
// as it asks for it.
//
//	%x, %t = load_view_tko … {gpu.batched}       registers 0…15 of %x, %y, stored,
//	%y = mulf %x, %c {gpu.batched}               then registers 16…31, …
//	store_view_tko %y, … {gpu.batch = 16 : i64}
//
// Behind the store all registers of %x and %y are made. In between stand at most ops
// that join tokens, which are nothing at run time.

// The attributes of batches.
const (
	AttrBatch   = "gpu.batch"
	AttrBatched = "gpu.batched"
)

// Batchable reports whether an op can make its registers a batch at a time: a weak
// load, one from shared memory by threads' own loads, or an op of which each register of
// the result depends on the same ones of its operands.
func Batchable(op *ast.Op) bool {
	switch {
	case op.IsLoad():
		return op.IsWeak()
	case Is(op, LoadShared):
		return op.Str(AttrBy) == ByLoads
	case op.Opcode == ast.OpAssume, op.Opcode == ast.OpReshape:
		return hasLayout(op.Value())
	}
	info := op.Info()
	return info != nil && info.Is(ast.Elementwise) && len(op.Results()) == 1
}

// StoredTile returns the tile that a store writes, and which operand it is; nil for other
// ops.
func StoredTile(op *ast.Op) (v *ast.Value, index int) {
	if !op.IsStore() {
		return nil, 0
	}
	v = op.Stored()
	return v, slices.Index(op.Operands(), v)
}

// batchOf checks a store that is made in batches.
func (c *checker) batchOf(op *ast.Op) {
	if !op.IsWeak() {
		c.fail(op, "expected a weak store, of which nothing says when the parts are made")
		return
	}
	v, _ := StoredTile(op)
	l, err := LayoutOf(v, c.entry.warps)
	if err != nil {
		return // it is reported where the tile is made
	}
	n := int(op.Int(AttrBatch, 0))
	if lanes, warps := l.Copies(); lanes|warps != 0 {
		c.fail(op, "expected a tile of which no two threads hold the same element: those that do not store would lack the batches")
	}
	if one := VectorOf(op, l); n%one != 0 || !isPowerOfTwo(int64(n)) {
		c.fail(op, "expected %s to be a power of two and whole accesses of %d elements, got %d", AttrBatch, one, n)
	}
}

// batched checks an op that makes its registers a batch at a time: for the store behind
// it.
func (c *checker) batched(op *ast.Op) {
	if !Batchable(op) {
		c.fail(op, "expected a load or an elementwise op, each register of which is made on its own")
		return
	}
	store := op.Next()
	for store != nil && (store.Has(AttrBatched) || store.Opcode == ast.OpJoinTokens) {
		store = store.Next()
	}
	if store == nil || !store.Has(AttrBatch) {
		got := "the end of the block"
		if store != nil {
			got = store.ShortName()
		}
		c.fail(op, "expected a store with %s behind it and the other ops of its batches, got %s", AttrBatch, got)
		return
	}
	if !c.feeds(op, store) {
		c.fail(op, "expected its registers to be asked for by the next op of the batches that computes or stores them")
	}
}

// feeds reports whether a batch of what op makes is read by a batch of what comes
// behind it up to the store.
func (c *checker) feeds(op, store *ast.Op) bool {
	for _, u := range op.FirstResult().Uses() {
		_, index := StoredTile(store)
		switch {
		case u.Op == store && u.Index == index:
			return true
		case u.Op.Block() == op.Block() && u.Op.Has(AttrBatched) && !u.Op.AccessesMemory() && op.IsBefore(u.Op) && u.Op.IsBefore(store):
			return true
		}
	}
	return false
}
