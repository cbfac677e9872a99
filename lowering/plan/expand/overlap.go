package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
	"tileir/lowering/plan/transfer"
)

// A product of which threads transform an operand (schedule/transform.go) is under way while
// they transform the next one's. The transformed tile has two stages then, and the product
// is waited for in the next iteration, behind what is transformed there:
//
//	%t = gpu.load_shared %raw, …
//	gpu.store_shared %t, %transformed, %slot
//	%s = gpu.mma_wait %before                  the loop carries the product
//	gpu.mbarrier_arrive %empty, %last          what it read is free from here on
//	gpu.barrier                                the barriers pass puts it here
//	%p = gpu.mma …, %transformed, %s, …, %slot
//	continue %p, …
//
// One barrier in an iteration is enough: a stage is written again two products on. Who
// writes it has come by the barrier of the last product, and all threads have waited for
// the one before that in front of it.
//
// A sum that threads add up is carried beside its product, which starts anew in the same
// registers:
//
//	%w = gpu.mma_wait %before
//	%s = addf %sum, %w
//	%p = gpu.mma …, %w, … {anew}
//	continue %s, %p, …

// overlap is a product that can be under way while operands are transformed.
type overlap struct {
	loop, product, wait *ast.Op
	stores              []*ast.Op  // that write transformed tiles, in order
	sum                 *ast.Value // what the loop carries of the sum
	add                 *ast.Op    // that adds the product to it, or nil if that does so itself
}

// findOverlaps lists the products that are scheduled to be under way while operands are
// transformed.
func findOverlaps(c *pass.Context, loads []*schedule.RingLoad) (list []*overlap, err error) {
	return underWay(c, gpu.OverlapTransformed, func(product *ast.Op) (o *overlap, why string) {
		if o = overlapOf(c, loads, product.Parent(), product); o == nil {
			why = "its loop does more than to transform operands and to add it up"
		}
		return o, why
	})
}

// overlapOf returns how a product overlaps what its loop does besides, or nil if it
// cannot.
func overlapOf(c *pass.Context, loads []*schedule.RingLoad, loop, product *ast.Op) *overlap {
	o := &overlap{loop: loop, product: product, wait: gpu.LastRead(product)}
	if o.wait == product || o.wait.Block() != loop.Body(0) || !o.carriesSum() {
		return nil
	}
	if _, ok := schedule.LoopsAround(c.Op, product); !ok {
		return nil
	}
	for _, v := range gpu.Factors(product) {
		if store := transfer.TransformingStore(v.Def()); store != nil && store.Block() == loop.Body(0) && len(v.Uses()) == 2 {
			o.stores = append(o.stores, store)
		}
	}
	o.stores = inOrder(o.stores)
	if len(o.stores) == 0 || !othersFollow(loads, o) {
		return nil
	}
	return o
}

// carriesSum reports whether the loop carries the product, or what it is added to, and
// does nothing else with either.
func (o *overlap) carriesSum() bool {
	next := func(v, sum *ast.Value) bool { // v is the sum's next value, and nothing else
		uses := v.Uses()
		return len(uses) == 1 && uses[0].Op == o.loop.Body(0).Last() && sum.ArgOf() == o.loop.Body(0) && uses[0].Index == sum.Index()-1
	}
	acc, w := gpu.Get(o.product, gpu.InAcc), o.wait.Value()
	if acc.ArgOf() != nil {
		o.sum = acc
		return len(acc.Uses()) == 1 && next(w, acc)
	}
	if !gpu.AddedByThreads(o.product) || len(w.Uses()) != 1 {
		return false
	}
	o.add = w.Uses()[0].Op
	if o.add.Opcode != ast.OpAddF || o.add.Get(ast.InRhs) != w || o.add.Block() != o.loop.Body(0) {
		return false
	}
	o.sum = o.add.Get(ast.InLhs)
	return len(o.sum.Uses()) == 1 && next(o.add.Value(), o.sum)
}

// inRing reports whether a value is a ring of the role.
func inRing(loads []*schedule.RingLoad, v *ast.Value) bool {
	return slices.ContainsFunc(loads, func(l *schedule.RingLoad) bool { return l.Alloc.Value() == v })
}

// othersFollow reports whether the product's other operand is a ring, or is read to
// registers behind what is transformed: where the product that read those last is waited for.
func othersFollow(loads []*schedule.RingLoad, o *overlap) bool {
	last := o.stores[len(o.stores)-1]
	for _, v := range gpu.Factors(o.product) {
		switch {
		case transfer.IsTransformed(v.Def()) || inRing(loads, v):
		case analysis.IsTile(v) && rawBehind(v, last):
		default:
			return false
		}
	}
	return true
}

// rawBehind reports whether a tile is read from shared memory behind an op, and converted
// at most.
func rawBehind(v *ast.Value, op *ast.Op) bool {
	def := v.Def()
	if analysis.IsConversion(def) {
		def = def.Source().Def()
	}
	return gpu.Is(def, gpu.LoadShared) && def.Block() == op.Block() && op.IsBefore(def)
}

// overlap has a product under way while the next one's operands are transformed.
func (s *roleSplitter) overlap(o *overlap) {
	stageTransformed(s.Op, o)
	behind := o.stores[len(o.stores)-1]
	arrives := o.arrives()
	carry := carryProduct
	if o.add != nil {
		carry = carryBeside
	}
	behind, done := carry(o, behind)
	for _, a := range arrives {
		before := carryThrough(o.loop, build.At{Mark: o.loop}.Constant(num.I32, -1))
		o.loop.Body(0).Last().AddOperands(gpu.Get(a, gpu.InSlot))
		ast.InsertAfter(behind, gpu.New(a, gpu.MbarrierArrive, []*ast.Value{gpu.Get(a, gpu.InMbarriers), before}))
		if filledBehind(s.rings, o.loop, gpu.Get(a, gpu.InMbarriers)) {
			last := o.loop.LastResult()
			ast.InsertAfter(done, gpu.New(a, gpu.MbarrierArrive, []*ast.Value{gpu.Get(a, gpu.InMbarriers), last}))
		}
		a.Erase()
	}
}

// filledBehind reports whether a ring, of which the mbarriers for empty stages are given,
// is filled again behind a loop.
func filledBehind(rings []*schedule.Ring, loop *ast.Op, empty *ast.Value) bool {
	for _, r := range rings {
		for _, f := range r.Fillings {
			if r.Empty == empty && f.Loops[len(f.Loops)-1] == loop {
				return f.GoesOn()
			}
		}
	}
	panic("BUG: roles: no ring is filled in a loop that frees its stages")
}

// stageTransformed gives the transformed tiles their stages, which the loops around count.
func stageTransformed(entry *ast.Op, o *overlap) {
	loops, _ := schedule.LoopsAround(entry, o.product)
	slot := build.At{Mark: loops[0]}.Constant(num.I32, 0)
	for _, loop := range loops {
		slot = carryThrough(loop, slot)
	}
	a := build.At{Mark: o.loop.Body(0).Last()}
	next := a.Binary(ast.OpSubI, a.Constant(num.I32, schedule.TransformedStages-1), slot)
	for _, loop := range slices.Backward(loops) {
		loop.Body(0).Last().AddOperands(next)
		next = loop.LastResult()
	}
	for _, store := range o.stores {
		alloc := gpu.Get(store, gpu.InSharedTile).Def()
		shared, err := gpu.SharedOf(alloc)
		if err != nil {
			panic("BUG: roles: " + err.Error())
		}
		shared.Stages = schedule.TransformedStages
		staged := gpu.NewAllocShared(alloc, shared)
		ast.InsertBefore(alloc, staged)
		alloc.Value().ReplaceAllUses(staged.Value())
		alloc.Erase()
		store.AddOperands(slot)
		setTransformedSlot(o.product, staged.Value(), slot)
	}
}

// setTransformedSlot makes a product read a transformed operand at a slot, which may be another
// than that of the other operand.
func setTransformedSlot(mma *ast.Op, transformed, slot *ast.Value) {
	operands := slices.Clone(mma.Operands())
	switch {
	case len(operands) == 4 && operands[3] == slot: // both are transformed
	case len(operands) == 4 && operands[0] == transformed:
		operands = slices.Insert(operands, 3, slot)
	default:
		operands = append(operands, slot)
	}
	mma.SetOperands(operands...)
	for i, name := range []string{"slot_a", "slot_b"} {
		if operands[i] == transformed {
			mma.SetAttr(name, ast.UnitAttr{})
		}
	}
}

// arrives lists the ops that free what the product read.
func (o *overlap) arrives() (list []*ast.Op) {
	for op := o.wait.Next(); op != nil; op = op.Next() {
		if gpu.Is(op, gpu.MbarrierArrive) {
			list = append(list, op)
		}
	}
	return list
}

// waitFor writes a wait for a product behind an op.
func waitFor(behind *ast.Op, product *ast.Value) *ast.Op {
	w := gpu.New(behind, gpu.MmaWait, []*ast.Value{product}, product.Type)
	ast.InsertAfter(behind, w)
	return w
}

// carryProduct has the loop carry the product, which adds to the one before. It returns
// the wait for that and the one behind the loop.
func carryProduct(o *overlap, behind *ast.Op) (waited, done *ast.Op) {
	w := waitFor(behind, o.sum)
	gpu.Set(o.product, gpu.InAcc, w.Value())
	o.wait.Value().ReplaceAllUses(o.product.Value())
	o.wait.Erase()
	result := o.loop.Result(o.sum.CarriedIndex())
	readers := slices.Clone(result.Uses())
	done = waitFor(o.loop, result)
	for _, u := range readers {
		u.Op.SetOperand(u.Index, done.Value())
	}
	return w, done
}

// carryBeside has the loop carry the product beside the sum that threads add it to. It
// returns the op that does so in the loop and the one that does it behind.
func carryBeside(o *overlap, behind *ast.Op) (added, done *ast.Op) {
	zeros := build.At{Mark: o.loop}.Zeros(ast.AsTile(o.sum.Type))
	before := carryThrough(o.loop, zeros)
	o.loop.Body(0).Last().AddOperands(o.product.Value())
	w := waitFor(behind, before)
	added = o.add.Clone(map[*ast.Value]*ast.Value{o.wait.Value(): w.Value()})
	ast.InsertAfter(w, added)
	gpu.Set(o.product, gpu.InAcc, w.Value())
	o.product.SetAttr(gpu.AttrAnew, ast.UnitAttr{})

	sum := o.loop.Result(o.sum.CarriedIndex())
	readers := slices.Clone(sum.Uses())
	last := waitFor(o.loop, o.loop.LastResult())
	done = o.add.Clone(map[*ast.Value]*ast.Value{o.wait.Value(): last.Value(), o.sum: sum})
	ast.InsertAfter(last, done)
	for _, u := range readers {
		u.Op.SetOperand(u.Index, done.Value())
	}
	o.add.Value().ReplaceAllUses(added.Value())
	o.add.Erase()
	o.wait.Erase()
	return added, done
}
