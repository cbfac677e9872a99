package expand

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
)

// Threads that add up what a product makes wait for it in its iteration, and multiply nothing
// while they add. Two iterations made one have two products under way, in registers of their
// own, and one of them is added up under the other:
//
//	for %i in (0 to %n - %n % 2, step 2) iter_values(%sum) {
//	  wait for a stage, %p = gpu.mma …             what comes before the sum, of iteration %i
//	  wait for a stage, %q = gpu.mma …             and of %i + 1
//	  %1 = gpu.mma_wait %p {pending = 1}, free its stage, %2 = addf %sum, %1
//	  %3 = gpu.mma_wait %q, free its stage, %4 = addf %2, %3
//	  continue %4
//	}
//	for %i in (%n - %n % 2 to %n, step 1) …        the loop as it was: the last of an odd number
//
// The sums are those of the loop as it was, in the same order.
type paired struct {
	*schedule.Rotation
	wait *ast.Op // for the product
}

// pairLoops has two iterations' products under way together where that is scheduled.
func pairLoops(c *pass.Context) error {
	list, err := underWay(c, gpu.OverlapPaired, pairedOf)
	for _, p := range list {
		p.pair()
	}
	return err
}

// doesMore is what stands against a product of which a part of the loop is done ahead.
const doesMore = "its loop does more than to bring operands and to add up what they make"

// pairedOf takes the loop of a product apart: what waits for the product comes late, with all
// that frees what it has read and takes its result. why says what stands against it: nothing else
// may be done ahead.
func pairedOf(product *ast.Op) (p *paired, why string) {
	loop, wait := product.Parent(), gpu.LastRead(product)
	if !schedule.CountsUp(loop) || wait == product || wait.Block() != loop.Body(0) || !gpu.AddedByThreads(product) {
		return nil, doesMore
	}
	p = &paired{Rotation: schedule.NewRotation(loop, product), wait: wait}
	p.Late[wait] = true
	for op := wait.Next(); op != nil; op = op.Next() {
		if gpu.Is(op, gpu.MbarrierArrive) {
			p.Late[op] = true
		}
	}
	p.Close()
	for op := range p.Body.Ops() {
		if !p.Late[op] && op != p.Body.Last() && !mayRunAhead(op) {
			return nil, doesMore
		}
	}
	if p.Late[product] {
		return nil, doesMore
	}
	return p, ""
}

// mayRunAhead reports whether an op may be done before the iteration before is done with its
// product.
func mayRunAhead(op *ast.Op) bool {
	switch gpu.KindOf(op) {
	case gpu.Mma, gpu.MbarrierWait, gpu.MbarrierArrive, gpu.LoadShared:
		return true
	}
	return analysis.Repeatable(op)
}

// pair writes a loop over pairs before the loop, which is left with the last iteration of an
// odd number.
func (p *paired) pair() {
	loop := p.Loop
	a := build.At{Mark: loop}
	n := loop.Get(ast.InUpperBound)
	width := ast.AsTile(n.Type).ElemNum()
	rest := a.Binary(ast.OpRemI, n, a.Constant(width, 2))
	rest.Def().SetAttr(ast.KeySignedness, ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Signed})
	even := a.Binary(ast.OpSubI, n, rest)
	operands := append([]*ast.Value{loop.Get(ast.InLowerBound), even, a.Constant(width, 2)}, loop.List(ast.InInitValues)...)
	var types []ast.Type
	for _, v := range loop.Results() {
		types = append(types, v.Type)
	}
	pairs := ast.NewOp(ast.OpFor, operands, types)
	pairs.Pos, pairs.Loc = loop.Pos, loop.Loc
	ast.InsertBefore(loop, pairs)
	p.iterations(pairs, width)
	first := loop.At(ast.InInitValues)
	for i, v := range pairs.Results() {
		loop.SetOperand(first+i, v)
	}
	loop.SetOperand(loop.At(ast.InLowerBound), even)
	p.Product.RemoveAttr(gpu.KeyOverlap)
}

// iterations writes two of them as the body of the loop over pairs.
func (p *paired) iterations(pairs *ast.Op, width num.Type) {
	to := pairs.AddRegion().AddBlock()
	iv := p.Loop.InductionVariable()
	one, two := renaming{iv: to.AddArg(iv.Type)}, renaming{}
	for _, arg := range p.Loop.Carried() {
		one[arg] = to.AddArg(arg.Type)
	}
	w := (&rotation{Rotation: p.Rotation}).writer(to)
	w.write(one, w.part(false))
	build.AtEnd(to, p.Loop, func(a build.At) { two[iv] = a.Binary(ast.OpAddI, one[iv], a.Constant(width, 1)) })
	for _, arg := range p.Loop.Carried() {
		if !p.Args[arg] {
			two[arg] = build.Renamed(p.Next(arg), one)
		}
	}
	w.write(two, w.part(false))
	w.write(one, w.part(true))
	first := build.Renamed(p.wait.Value(), one).Def()
	first.SetAttr(gpu.KeyPending, gpu.Int(1))
	for _, arg := range p.Loop.Carried() {
		if p.Args[arg] {
			two[arg] = build.Renamed(p.Next(arg), one)
		}
	}
	w.write(two, w.part(true))
	var next []*ast.Value
	for _, arg := range p.Loop.Carried() {
		next = append(next, build.Renamed(p.Next(arg), two))
	}
	end := ast.NewOp(ast.OpContinue, next, nil)
	end.Pos, end.Loc = p.Loop.Pos, p.Loop.Loc
	to.Append(end)
}
