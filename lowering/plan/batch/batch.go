// Package batch has large tiles loaded, computed and stored some registers at a time.
//
// The package must not know why threads wait where they do.
package batch

import (
	"cmp"
	"container/heap"
	"maps"
	"slices"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// batchRegisters is how many registers are stored at a time, enough for their loads to
// overlap. Tiles that have no more of a thread go as a whole.
const batchRegisters = 16

// Stores has stores of large tiles made some registers at a time, and what the tile is
// computed of with them: the ops move down to the store.
//
// What moves down passes others. Ops that compute may pass any. A load may pass other
// loads, and the store that it is for: a barrier stands between a load and a store that
// a token orders, unless each address is touched by one thread only, which loads a
// register before it stores it; and without a token the language leaves their order
// open. It passes no other store, and no op in which the threads wait.
func Stores(c *pass.Context) {
	var visit func(b *ast.Block)
	visit = func(b *ast.Block) {
		block(c, b)
		for op := range b.Ops() {
			for i := range op.Regions() {
				if body := op.Body(i); body != nil && !gpu.Is(op, gpu.Role) {
					visit(body)
				}
			}
		}
	}
	visit(c.Op.Body(0))
}

// block does so in a block, the last store first: what only that reads has then
// moved behind the others.
func block(c *pass.Context, b *ast.Block) {
	r := &batcher{Context: c, places: map[*ast.Op]place{}}
	var stores []*ast.Op
	at := place{}
	for op := range b.Ops() {
		halt.If(c.Ctx)
		if stops(op) {
			at.segment++
		}
		if stopsLoads(op) {
			at.loads++
		}
		r.ops, r.places[op] = append(r.ops, op), at
		at.number++
		if storesInBatches(c, op) {
			stores = append(stores, op)
		}
	}
	for _, store := range slices.Backward(stores) {
		halt.If(c.Ctx)
		r.gather(store)
	}
}

// batcher moves the ops of one block.
type batcher struct {
	*pass.Context
	ops    []*ast.Op // by number
	places map[*ast.Op]place
}

// place is where an op stands in its block: its number, and those of the parts of the
// block that ops and loads do not leave.
type place struct{ number, segment, loads int }

// stops reports whether no op of a batch passes op.
func stops(op *ast.Op) bool {
	if op.IsLoad() || op.IsStore() {
		return !op.IsWeak()
	}
	return !analysis.Repeatable(op) && op.Opcode != ast.OpAssume && !gpu.Is(op, gpu.AllocShared) && !gpu.Is(op, gpu.LoadShared)
}

// loads reports whether op reads memory, the global or the shared one.
func loads(op *ast.Op) bool { return op.IsLoad() || gpu.Is(op, gpu.LoadShared) }

// stopsLoads reports whether no load passes op but, if it is a store, those that it is
// made in batches with.
func stopsLoads(op *ast.Op) bool {
	_, _, waits := gpu.ScratchOf(op)
	stored, _ := gpu.StoredTile(op)
	return waits || stored != nil
}

// storesInBatches reports whether op is a store of more registers than go at a time, each
// thread its own.
func storesInBatches(c *pass.Context, op *ast.Op) bool {
	v, _ := gpu.StoredTile(op)
	if v == nil || stops(op) {
		return false
	}
	l, err := gpu.LayoutOf(v, c.Warps)
	if err != nil {
		panic("BUG: batch: " + err.Error())
	}
	lanes, warps := l.Copies()
	return l.NumRegs() > batchRegisters && lanes|warps == 0
}

// gather moves what a store is fed by to it, and marks it.
func (r *batcher) gather(store *ast.Op) {
	members, joins := r.feeding(store)
	if len(members) == 0 {
		r.remarkUnsplit(store)
		return
	}
	at := r.places[store]
	for _, op := range slices.Concat(inOrderOf(r.places, members), inOrderOf(r.places, joins)) {
		op.Unlink()
		ast.InsertBefore(store, op)
		r.places[op] = at
	}
	for op := range members {
		op.SetAttr(gpu.AttrBatched, ast.UnitAttr{})
	}
	store.SetAttr(gpu.AttrBatch, gpu.Int(batchRegisters))
}

// remarkUnsplit says why nothing moves down to a store: of what its tile is made of where
// that could be made some registers at a time. What comes out of a loop or a product is
// there as a whole in any case.
func (r *batcher) remarkUnsplit(store *ast.Op) {
	v, _ := gpu.StoredTile(store)
	op := v.Def()
	if !r.Listening() || op == nil || !gpu.Batchable(op) {
		return
	}
	at, to := r.places[op], r.places[store]
	why := "other ops read it before"
	switch {
	case op.Block() != store.Block():
		why = "it is made outside of the loop or the if that the store is in"
	case at.segment != to.segment || loads(op) && at.loads != to.loads-1:
		why = "threads wait, or memory is written, between " + op.ShortName() + " and the store"
	}
	l, _ := gpu.LayoutOf(v, r.Warps)
	r.Remark(store, remark.StoredWhole, "registers", l.NumRegs(), "why", why)
}

func inOrderOf(places map[*ast.Op]place, ops map[*ast.Op]bool) (list []*ast.Op) {
	for op := range ops {
		list = append(list, op)
	}
	slices.SortFunc(list, func(a, b *ast.Op) int { return cmp.Compare(places[a].number, places[b].number) })
	return list
}

// feeding finds the ops that make what a store writes, as far as they can move down to
// it, and those that join their tokens for it. An op can if all that read its result
// before the store move, too.
func (r *batcher) feeding(store *ast.Op) (members, joins map[*ast.Op]bool) {
	members, joins = map[*ast.Op]bool{}, map[*ast.Op]bool{}
	stored, index := gpu.StoredTile(store)
	c := &candidates{batcher: r, store: store, asked: map[*ast.Op]bool{}}
	reads := func(u ast.Use) bool {
		return u.Op == store && u.Index == index || members[u.Op] && !loads(u.Op)
	}
	c.ask(stored)
	for op := c.next(); op != nil; op = c.next() {
		followers := map[*ast.Op]bool{}
		if !r.moves(op, store, reads, followers) {
			continue
		}
		members[op] = true
		maps.Copy(joins, followers)
		if !loads(op) {
			for _, v := range op.Operands() {
				c.ask(v)
			}
		}
	}
	return members, joins
}

// candidates are ops that might move to a store. The last comes first: what reads its
// result before the store has had its turn then.
type candidates struct {
	*batcher
	store *ast.Op
	asked map[*ast.Op]bool
	queue numbers
}

// ask adds the op that makes v if nothing in between keeps it where it is.
func (c *candidates) ask(v *ast.Value) {
	op := v.Def()
	if op == nil || op.Block() != c.store.Block() || !analysis.IsTile(v) || !gpu.Batchable(op) || c.asked[op] {
		return
	}
	c.asked[op] = true
	at, to := c.places[op], c.places[c.store]
	if at.segment == to.segment && at.number < to.number && (!loads(op) || at.loads == to.loads-1) {
		heap.Push(&c.queue, at.number)
	}
}

func (c *candidates) next() *ast.Op {
	if len(c.queue) == 0 {
		return nil
	}
	return c.ops[heap.Pop(&c.queue).(int)]
}

// numbers is a heap, the greatest first.
type numbers []int

func (n numbers) Len() int           { return len(n) }
func (n numbers) Less(i, j int) bool { return n[i] > n[j] }
func (n numbers) Swap(i, j int)      { n[i], n[j] = n[j], n[i] }
func (n *numbers) Push(x any)        { *n = append(*n, x.(int)) }
func (n *numbers) Pop() any {
	last := len(*n) - 1
	x := (*n)[last]
	*n = (*n)[:last]
	return x
}

// moves reports whether nothing is left before the store that reads what op makes. What
// joins its token goes with it.
func (r *batcher) moves(op, store *ast.Op, reads func(ast.Use) bool, followers map[*ast.Op]bool) bool {
	for _, v := range op.Results() {
		_, token := v.Type.(ast.TokenType)
		for _, u := range v.Uses() {
			switch {
			case u.Op.Block() != store.Block() || r.places[u.Op].number > r.places[store].number: // behind it
			case token && u.Op == store:
			case token && u.Op.Opcode == ast.OpJoinTokens:
				if !followers[u.Op] {
					followers[u.Op] = true
					if !r.moves(u.Op, store, reads, followers) {
						return false
					}
				}
			case !token && reads(u):
			default:
				return false
			}
		}
	}
	return true
}
