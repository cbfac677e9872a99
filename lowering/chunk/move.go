package chunk

import (
	"slices"

	"tileir/ast"
)

// mayMove reports whether a load may run where its chunks are demanded, at x,
// instead of where it stands. Only tokens order accesses, so it may if nothing
// that a token puts after it comes before that, and it may then run any number
// of times. The wanting op itself may come after it if it is a store to the very
// addresses, chunk by chunk.
func mayMove(waiting map[*ast.Value]*ast.Op, load *ast.Op, x *place) bool {
	if !load.IsWeak() {
		return false
	}
	token := load.Get(ast.OutToken)
	if len(token.Uses()) == 0 {
		return true
	}
	if x.op.Block() != load.Block() {
		return false // its tokens would have to leave the region
	}
	first := firstWaiting(waiting, token)
	return first == nil || x.op.IsBefore(first) || first == x.op && (!first.WritesMemory() || x.via == nil && samePlace(load, first))
}

// firstWaiting returns the first op of a token's block, with what is in its
// regions, that the token orders and that may not be moved in turn: joins and
// weak loads hand the question on to their own tokens. nil if there is none.
func firstWaiting(waiting map[*ast.Value]*ast.Op, token *ast.Value) *ast.Op {
	if op, ok := waiting[token]; ok {
		return op
	}
	var first *ast.Op
	block := token.Def().Block()
	for _, u := range token.Uses() {
		op := u.Op
		for op.Block() != block {
			op = op.Parent()
		}
		if op == u.Op && (op.Opcode == ast.OpJoinTokens || op.IsWeakLoad()) {
			op = firstWaiting(waiting, op.LastResult())
		}
		if op != nil && (first == nil || op.IsBefore(first)) {
			first = op
		}
	}
	waiting[token] = first
	return first
}

// samePlace reports whether a load and a store reach one address by the same
// element only.
func samePlace(load, store *ast.Op) bool {
	switch {
	case !load.IsLoad() || !store.IsStore() || load.ThroughView() != store.ThroughView():
		return false
	case !load.ThroughView():
		// Two elements of a store at one address are undefined.
		return load.Accessed() == store.Accessed() && load.Get(ast.InMask) == store.Get(ast.InMask)
	}
	_, partition := load.Get(ast.InView).Type.(*ast.PartitionViewType)
	return partition && load.Get(ast.InView) == store.Get(ast.InView) && slices.Equal(load.List(ast.InIndex), store.List(ast.InIndex))
}
