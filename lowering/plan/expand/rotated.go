package expand

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// rotation is a loop that is rotated, in a plan in which rings are read.
type rotation struct {
	*schedule.Rotation
	awaited  *ast.Op      // the last wait for a product of the same iteration before it, or nil
	full     *ast.Op      // the wait for the product's right operand to be there, if that is in a ring
	store    *ast.Op      // by which threads, who transpose it in the earlier part, write that operand, or nil
	held     bool         // what the earlier part computes stays in front of the wait for the product
	ahead    bool         // the earlier part brings the product's left operand to registers, and multiplies nothing
	handback *ast.Op      // the arrival that hands back the stage of that operand, or nil
	scale    *ast.Op      // that makes of the sum what the product adds to, in the iteration that computes the factor, or nil
	turns    bool         // warpgroups begin the products of an iteration one after the other
	twice    bool         // two iterations are written one behind the other
	keeps    bool         // what threads are asked for behind the loops they keep: it is not computed there, and no role tells it
	between  []*ast.Value // what the later part reads of the earlier one
}

// rotated writes the iterations of a rotated loop, of which there is one at least.
type rotated struct {
	*rotation
	to    *ast.Block   // in which is written
	inits []*ast.Value // what the loop carries first
}

// writer writes them to a block.
func (r *rotation) writer(to *ast.Block) rotated {
	return rotated{r, to, r.Loop.List(ast.InInitValues)}
}

// renaming says what stands for values of the loop's body in a copy of a part of it.
type renaming map[*ast.Value]*ast.Value

func (n renaming) of(vs []*ast.Value) (list []*ast.Value) {
	for _, v := range vs {
		list = append(list, build.Renamed(v, n))
	}
	return list
}

// goesOn reports whether the product's loop adds to sums that were begun before it: it runs what another loop
// leaves, as the iterations that a mask touches, which are few.
func (r *rotation) goesOn() bool {
	sum := r.Product.Value().Type
	return slices.ContainsFunc(r.Loop.List(ast.InInitValues), func(v *ast.Value) bool {
		return ast.Same(v.Type, sum) && (v.Def() == nil || v.Def().Opcode != ast.OpConstant)
	})
}

// early lists the ops of the earlier part, in order.
func (r *rotation) early() []*ast.Op { return r.part(false) }

// later lists those of the later one. The wait for the product's operand comes first: what
// is computed for the product is then not put between the instructions of the one before. What the warps have read ahead
// is handed back behind the product, under which they wait for their loads, and for the fence between the proxies.
func (r *rotation) later() []*ast.Op {
	list := r.part(true)
	if r.full != nil {
		list = slices.DeleteFunc(list, func(op *ast.Op) bool { return op == r.full })
		list = slices.Insert(list, 0, r.full)
	}
	if r.handback != nil {
		list = slices.DeleteFunc(list, func(op *ast.Op) bool { return op == r.handback })
		list = slices.Insert(list, slices.Index(list, r.Product)+1, r.handback)
	}
	if r.full != nil && gpu.AddedByThreads(r.Product) {
		return unneededFirst(list, r.Product)
	}
	return list
}

// unneededFirst moves to the front what stands before a product and it does not need, as what rows add up to: lanes tell each other
// of that in front of the wait for the operand then, not between that and the product. Attention of 8 bits takes 2 to 3 % less
// so. It takes as long as before where that stands behind the product, from where the assembler moves it behind the wait for that
// (one H200, 29 November 2026).
func unneededFirst(list []*ast.Op, product *ast.Op) []*ast.Op {
	at := slices.Index(list, product)
	needed := map[*ast.Op]bool{product: true}
	for _, op := range slices.Backward(list[:at+1]) {
		if needed[op] || !analysis.Repeatable(op) && op.Opcode != ast.OpReduce {
			needed[op] = true
			schedule.Reads(op, func(v *ast.Value) { needed[v.Def()] = true })
		}
	}
	var first, rest []*ast.Op
	for _, op := range list[:at] {
		stays := needed[op]
		schedule.Reads(op, func(v *ast.Value) { stays = stays || slices.Contains(rest, v.Def()) })
		if stays {
			rest = append(rest, op)
		} else {
			first = append(first, op)
		}
	}
	return slices.Concat(first, rest, list[at:])
}

// issued is how many ops of the later part there are up to the product's issue, and what goes on at once.
func (r *rotation) issued(later []*ast.Op) int {
	last := r.Product
	if r.handback != nil {
		last = r.handback
	}
	return slices.Index(later, last) + 1
}

func (r *rotation) part(late bool) (list []*ast.Op) {
	for op := range r.Body.Ops() {
		if op != r.Body.Last() && r.Late[op] == late {
			list = append(list, op)
		}
	}
	return list
}

// write copies ops of the body.
func (w *rotated) write(now renaming, ops []*ast.Op) {
	for _, op := range ops {
		w.to.Append(op.Clone(now))
	}
}

// yield ends a side of the branch.
func (w *rotated) yield(side *ast.Block, values []*ast.Value) {
	end := ast.NewOp(ast.OpYield, values, nil)
	end.Pos, end.Loc = w.Loop.Pos, w.Loop.Loc
	side.Append(end)
}

// waitAgain waits once more for the product's right operand, which is there: a loop of its own, behind
// which the assembler does not move what the earlier part computes, as it would behind the wait
// for the product alone.
func (w *rotated) waitAgain(full *ast.Op, before renaming) {
	slot, phase := gpu.Get(full, gpu.InSlot), gpu.Get(full, gpu.InPhase)
	wait := gpu.NewMbarrierWait(full, gpu.Get(full, gpu.InMbarriers), build.Renamed(slot, before), build.Renamed(phase, before))
	wait.SetAttr(gpu.KeyAgain, ast.UnitAttr{})
	w.to.Append(wait)
}
