package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
)

// Online softmax scales its sum by a factor of each row before it adds a product to it. With
// the product an iteration later (rotate.go) the factor is known when the next one's rows are folded, and the
// sum is there when the product has been waited for:
//
//	for i from the second {
//	  S = q·k(i) begins;  O = O' + P·v(i-1) begins
//	  S has come; most(i); exponentials of the first half of each thread's rows
//	  O has come
//	  exponentials of the other half;  O' = O·factor(i);  P = what they are rounded to
//	}
//
// So the loop carries O', and neither a wait nor a branch stands between the two products. What is computed
// under them has one part in front of the wait, which the products take their time for, and the other, with
// the scaling, behind it, where P has the registers of the P before.
//
// Nothing but the sum of a row's exponentials is left at the end of an iteration's chain of dependences: what
// each lane has of it. That of all lanes is added up in the next iteration, while S is under way.

// scaleEarly has the sum be scaled in the iteration that computes the factor. false if the product does not add
// to the sum that its loop carries, times what the earlier part computes.
func (r *rotation) scaleEarly() bool {
	op := gpu.Get(r.Product, gpu.InAcc).Def()
	if op == nil || op.Opcode != ast.OpMulF || op.Block() != r.Body || len(op.Value().Uses()) != 1 {
		return false
	}
	sum := op.Get(ast.InLhs)
	if !r.Args[sum] || len(sum.Uses()) != 1 || r.IsLate(op.Get(ast.InRhs)) {
		return false
	}
	r.scale = op
	delete(r.Late, op)
	return true
}

// sum is the argument of the body that is scaled.
func (r *rotation) sum() *ast.Value { return r.scale.Get(ast.InLhs) }

// carried is what the rotated loop carries for an argument of the body that the later part computes: the sum
// as the product adds to it.
func (r *rotation) carried(arg *ast.Value) *ast.Value {
	if r.scale != nil && arg == r.sum() {
		return r.scale.Value()
	}
	return arg
}

// behindWait lists those of the earlier part's ops that come behind the wait for the product: what is scaled, what
// the product's left operand is rounded to, folds but the first, and all that depends on them.
func (r *rotation) behindWait(early []*ast.Op) map[*ast.Op]bool {
	behind := map[*ast.Op]bool{gpu.Get(r.Product, gpu.InA).Def(): true}
	if r.scale != nil {
		behind[r.scale] = true
	}
	first := true
	for _, op := range early {
		if op.Opcode == ast.OpReduce || op.Opcode == ast.OpScan {
			behind[op], first = !first, false
		}
		for _, v := range op.Operands() {
			behind[op] = behind[op] || v.Def() != nil && behind[v.Def()]
		}
	}
	return behind
}

// parted reports whether the wait for the product stands in the middle of what is computed meanwhile: where what it
// adds to is scaled behind it, and where threads add it up, which have registers for the sum and both products, but
// in a loop under a mask for no more besides.
func (r *rotation) parted() bool {
	return r.scale != nil || r.full != nil && !r.ahead && gpu.AddedByThreads(r.Product) && !r.goesOn()
}

// aroundWait writes the rest of the earlier part of an iteration, and the later one of the iteration before, which
// waits for its product in the middle.
func (w *rotated) aroundWait(now renaming, last *rotation, before renaming, early, later []*ast.Op) {
	behind := w.behindWait(early)
	w.write(now, slices.DeleteFunc(slices.Clone(early), func(op *ast.Op) bool { return behind[op] }))
	w.waitAgain(last.full, before)
	w.write(before, later)
	wait := gpu.LastRead(last.Product)
	build.Renamed(wait.Value(), before).Def().SetAttr(gpu.KeyHalves, ast.UnitAttr{})
	if w.scale != nil {
		now[w.sum()] = build.Renamed(last.Next(last.sum()), before)
	}
	w.write(now, slices.DeleteFunc(slices.Clone(early), func(op *ast.Op) bool { return !behind[op] }))
	if w.keeps || gpu.AddedByThreads(last.Product) {
		w.foldByHalves(now, early)
	}
}

// foldByHalves has what threads fold of their rows be written as the wait parts it: of the first half, and then of the rest. So it
// is where threads keep what they are asked for later, or add up the product. Of the rest, which begins behind the wait, a maximum
// is folded in two chains where they do both: it ends so soon that the assembler computes it in front of the wait, beside that of
// the first half.
//
// Attention of 128 features, 16384 positions of 16 heads, thousands of cycles as it was, by halves, and by two chains besides
// (Nsight Compute, 30 November 2026, each three on one H200). Of 8 bits, as cuTile emits it 4,345, 4,314 and 4,203; under a mask,
// where a role tells places, 2,157, 2,146 and 2,184; in one loop, behind which places are computed, 4,420, 4,413 and 4,586. Of
// f16 4,970, 4,938 and 4,947, by hand 4,981, 4,936 and 4,973, of bf16 5,003, 4,956 and 4,994; under a mask, where a role tells
// places, 2,393, 2,397 and 2,422.
func (w *rotated) foldByHalves(now renaming, ops []*ast.Op) {
	for _, op := range ops {
		if op.Opcode != ast.OpReduce || len(op.Results()) != 1 {
			continue
		}
		chains := 1
		if w.keeps && gpu.AddedByThreads(w.Product) && isMost(op) {
			chains = 2
		}
		build.Renamed(op.Value(), now).Def().SetAttr(gpu.AttrByHalves, gpu.Int(chains))
	}
}

// isMost reports whether a fold is a maximum or minimum, of elements in whatever order.
func isMost(fold *ast.Op) bool {
	switch by := fold.Combiner(); {
	case by == nil:
		return false
	case by.Opcode == ast.OpMaxF, by.Opcode == ast.OpMinF, by.Opcode == ast.OpMaxI, by.Opcode == ast.OpMinI:
		return true
	}
	return false
}

// sumLater has what each row adds up to, and nothing else reads, be added up in the later part but for what each
// lane has: of the sum over a row of a product's result that is the last step, a tile of a number for each lane.
func (r *rotation) sumLater() {
	for _, arg := range r.Loop.Carried() {
		ops := r.onlyFor(arg)
		if r.Args[arg] || ops == nil {
			continue
		}
		late := slices.Clone(ops)
		for _, op := range ops {
			for _, v := range op.Operands() {
				if fold := r.foldBehind(v); fold != nil {
					late = append(late, foldLanes(fold)...)
				}
			}
		}
		for _, op := range late {
			r.Late[op] = true
		}
		r.Args[arg] = true
	}
}

// onlyFor lists the ops of the body that read an argument, or what they make of it, where all of that is for the
// argument's next value alone; nil where it is not, or nothing reads it.
func (r *rotation) onlyFor(arg *ast.Value) (ops []*ast.Op) {
	var follow func(v *ast.Value) bool
	follow = func(v *ast.Value) bool {
		for _, u := range v.Uses() {
			switch {
			case u.Op == r.Body.Last() && v == r.Next(arg) && len(v.Uses()) == 1:
			case u.Op.Block() != r.Body || u.Op == r.Body.Last() || !analysis.Repeatable(u.Op) || len(u.Op.Results()) != 1:
				return false
			case !slices.Contains(ops, u.Op):
				ops = append(ops, u.Op)
				if !follow(u.Op.Value()) {
					return false
				}
			}
		}
		return true
	}
	if !follow(arg) {
		return nil
	}
	return ops
}

// foldBehind is the sum over rows that a value is, as it is or reshaped, and nothing else reads, or nil.
func (r *rotation) foldBehind(v *ast.Value) *ast.Op {
	op := v.Def()
	for op != nil && op.Block() == r.Body && len(op.Value().Uses()) == 1 {
		switch {
		case r.Late[op]:
			return nil
		case op.Opcode == ast.OpReshape:
			op = op.Get(ast.InSource).Def()
		case op.Opcode == ast.OpReduce && len(op.Operands()) == 1 && len(op.Results()) == 1:
			return op
		default:
			return nil
		}
	}
	return nil
}

// Of a product's result a lane has two columns of each eight (PTX ISA, "Register Fragments for
// wgmma.mma_async.m64nNk16").
const (
	laneColumns = 2
	columnLanes = 4
)

// foldLanes writes a fold of the rows of a product's result in two steps: what each of a row's lanes has, and, as
// another op, what all of them have. It returns that op and what is made of it, up to where it was read.
func foldLanes(fold *ast.Op) []*ast.Op {
	x := fold.List(ast.InOperands)[0]
	t := ast.AsTile(x.Type)
	if len(t.Shape) != 2 || fold.Int(ast.KeyDim, 0) != 1 || t.Shape[1]%(laneColumns*columnLanes) != 0 {
		return nil
	}
	rows, elem := t.Shape[0], t.Elem
	at := build.At{Mark: fold}
	x = at.Op(ast.OpReshape, &ast.TileType{Shape: []int64{rows, t.Shape[1] / (laneColumns * columnLanes), columnLanes, laneColumns}, Elem: elem}, x).Value()
	for _, dim := range []int{1, 2} {
		x = foldedAlong(fold, x, dim)
	}
	fold.SetOperands(x)
	late := []*ast.Op{fold}
	for op := fold; len(op.Value().Uses()) == 1 && op.Value().Uses()[0].Op.Opcode == ast.OpReshape; {
		op = op.Value().Uses()[0].Op
		late = append(late, op)
	}
	return late
}

// foldedAlong writes what a fold does along another dimension of another tile.
func foldedAlong(fold *ast.Op, x *ast.Value, dim int) *ast.Value {
	t := ast.AsTile(x.Type)
	shape := slices.Delete(slices.Clone(t.Shape), dim, dim+1)
	step := fold.Clone(map[*ast.Value]*ast.Value{})
	step.SetOperands(x)
	step.Value().Type = &ast.TileType{Shape: shape, Elem: t.Elem}
	step.SetAttr(ast.KeyDim, ast.IntAttr{Value: int64(dim), Type: ast.NumType(num.I32)})
	ast.InsertBefore(fold, step)
	return step.Value()
}
