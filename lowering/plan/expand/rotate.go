package expand

import (
	"maps"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
	"tileir/lowering/plan/transfer"
)

// rotationOf finds the parts of a loop around a product that is to begin later, in a plan
// in which rings are read. why says what stands against it.
func rotationOf(c *pass.Context, rings []*schedule.Ring, loop, product *ast.Op, until string) (r *rotation, why string) {
	r = &rotation{Rotation: schedule.NewRotation(loop, product), keeps: !c.Op.Has(gpu.AttrPlacesLate) && !gpu.TellsBlocks(c.Op)}
	if loop.Opcode != ast.OpFor || !addProduct(rings, r) {
		return nil, schedule.LaterOperands
	}
	r.Close()
	if until == gpu.OverlapScaled && !r.scaleEarly() {
		return nil, schedule.NotScaled
	}
	if why := r.WhyNot(func(op *ast.Op) bool {
		return gpu.Is(op, gpu.Mma) && gpu.RunsBeside(op) && gpu.LastRead(op).Block() == r.Body
	}); why != "" {
		return nil, why
	}
	for op := range r.Body.Ops() {
		if !r.Late[op] && gpu.Is(op, gpu.MmaWait) && len(op.Results()) > 0 {
			r.awaited = op
		}
	}
	if r.store != nil {
		stageTransformed(c.Op, &overlap{loop: loop, product: product, stores: []*ast.Op{r.store}})
	}
	r.takeCursors()
	if r.scale != nil || gpu.AddedByThreads(product) {
		r.sumLater()
	}
	r.sink()
	r.cross()
	return r, ""
}

// addProduct adds the product, the waits for its operand and for itself, and the release
// of what it has read.
func addProduct(rings []*schedule.Ring, r *rotation) bool {
	f := fillingOf(rings, r.Product)
	wait := gpu.LastRead(r.Product)
	if !analysis.IsTile(gpu.Get(r.Product, gpu.InA)) || wait == r.Product || wait.Block() != r.Body {
		return false
	}
	if f == nil {
		r.Late[r.Product], r.Late[wait] = true, true
		return r.transposesEarly()
	}
	if len(f.Readers()) != 1 {
		return false
	}
	return r.beginLate(wait, f.Ring)
}

// transposesEarly reports whether threads transpose the product's right operand in the body, for it alone.
func (r *rotation) transposesEarly() bool {
	b := gpu.Get(r.Product, gpu.InB)
	r.store = transfer.TransformingStore(b.Def())
	return r.store != nil && r.store.Block() == r.Body && len(b.Uses()) == 2
}

// beginLate has the later part begin with the product, the wait for it, and what reads its
// right operand's ring: it waits for that to be full and frees it. false if nothing waits for
// it in the body.
func (r *rotation) beginLate(wait *ast.Op, ring *schedule.Ring) bool {
	r.Late[r.Product], r.Late[wait] = true, true
	for op := range r.Body.Ops() {
		switch {
		case gpu.Is(op, gpu.MbarrierWait) && gpu.Get(op, gpu.InMbarriers) == ring.Full:
			r.full, r.Late[op] = op, true
		case gpu.Is(op, gpu.MbarrierArrive) && gpu.Get(op, gpu.InMbarriers) == ring.Empty:
			r.Late[op] = true
		}
	}
	return r.full != nil
}

// fillingOf is where the ring is filled of which a product reads its right operand, if it
// is filled beside the product.
func fillingOf(rings []*schedule.Ring, product *ast.Op) *schedule.Filling {
	for _, r := range rings {
		for _, f := range r.Fillings {
			if f.Staged() && slices.Contains(f.Loads[0].Readers, product) && f.Loads[0].Alloc.Value() == gpu.Get(product, gpu.InB) {
				return f
			}
		}
	}
	return nil
}

// inBody is the op of the loop's body that an op is, or is in.
func (r *rotation) inBody(op *ast.Op) *ast.Op {
	for op.Block() != r.Body {
		op = op.Parent()
	}
	return op
}

// takeCursors adds what the loop counts for the later part alone: values that it carries,
// and pure ops on them, which nothing else reads.
func (r *rotation) takeCursors() {
	ops, args := map[*ast.Op]bool{}, map[*ast.Value]bool{}
	for op := range r.Body.Ops() {
		if !r.Late[op] && analysis.Repeatable(op) && len(op.Results()) == 1 {
			ops[op] = true
		}
	}
	for _, arg := range r.Loop.Carried() {
		if !r.Args[arg] {
			args[arg] = true
		}
	}
	// read reports whether nothing but the later part, and what may become it, reads v.
	read := func(v *ast.Value) bool {
		for _, u := range v.Uses() {
			at := r.inBody(u.Op)
			if at == r.Body.Last() && !args[r.Loop.Carried()[u.Index]] || at != r.Body.Last() && !r.Late[at] && !ops[at] {
				return false
			}
		}
		return true
	}
	known := func(v *ast.Value) bool { return !definedBy(v, r.Body) || ops[v.Def()] || args[v] }
	for changed := true; changed; {
		changed = false
		for op := range ops {
			if !read(op.Value()) || slices.ContainsFunc(op.Operands(), func(v *ast.Value) bool { return !known(v) }) {
				delete(ops, op)
				changed = true
			}
		}
		for arg := range args {
			if !read(arg) || !known(r.Next(arg)) {
				delete(args, arg)
				changed = true
			}
		}
	}
	for op := range ops {
		r.Late[op] = true
	}
	for arg := range args {
		r.Args[arg] = true
	}
}

// definedBy reports whether a block's op or argument is v.
func definedBy(v *ast.Value, b *ast.Block) bool {
	return v.ArgOf() == b || v.Def() != nil && v.Def().Block() == b
}

// sink adds ops that make more of what they read, as broadcasts do, for the later part
// alone: less is carried then.
func (r *rotation) sink() {
	for op := r.Body.Last().Prev(); op != nil; op = op.Prev() {
		if r.Late[op] || !analysis.Repeatable(op) || len(op.Results()) != 1 || len(op.Value().Uses()) == 0 {
			continue
		}
		bytes := 0
		for _, v := range op.Operands() {
			if definedBy(v, r.Body) && analysis.IsTile(v) {
				bytes += gpu.TileBytes(v)
			}
		}
		only := !slices.ContainsFunc(op.Value().Uses(), func(u ast.Use) bool { return !r.Late[r.inBody(u.Op)] })
		if only && analysis.IsTile(op.Value()) && bytes < gpu.TileBytes(op.Value()) {
			r.Late[op] = true
		}
	}
}

// cross lists what the later part reads of the earlier one.
func (r *rotation) cross() {
	for op := range r.Body.Ops() {
		if !r.Late[op] {
			continue
		}
		schedule.Reads(op, func(v *ast.Value) {
			if definedBy(v, r.Body) && !r.IsLate(v) && (r.scale == nil || v != r.scale.Value()) && !slices.Contains(r.between, v) {
				r.between = append(r.between, v)
			}
		})
	}
}

// rotate writes a loop so that its later part runs beside the next iteration.
func (r *rotation) rotate() {
	loop := r.Loop
	branch := r.newBranch(r.runs())
	ast.InsertBefore(loop, branch)
	w := r.writer(branch.AddRegion().AddBlock())
	w.yield(w.to, w.iterations())
	w.yield(branch.AddRegion().AddBlock(), loop.List(ast.InInitValues))
	for i, v := range loop.Results() {
		v.ReplaceAllUses(branch.Result(i))
	}
	loop.Erase()
}

// runs computes, in front of the loop, whether it has an iteration.
func (r *rotation) runs() *ast.Value {
	less := build.At{Mark: r.Loop}.Compare(ast.CmpLess, r.Loop.Get(ast.InLowerBound), r.Loop.Get(ast.InUpperBound))
	if u := r.Loop.Attr(ast.KeyUnsignedCmp); u != nil {
		less.Def().SetAttr(ast.KeySignedness, ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Unsigned})
	}
	return less
}

// newBranch makes a branch with the loop's results.
func (r *rotation) newBranch(condition *ast.Value) *ast.Op {
	var types []ast.Type
	for _, v := range r.Loop.Results() {
		types = append(types, v.Type)
	}
	branch := ast.NewOp(ast.OpIf, []*ast.Value{condition}, types)
	branch.Pos, branch.Loc = r.Loop.Pos, r.Loop.Loc
	return branch
}

// begin writes the earlier part of the first iteration, and says what its values are.
func (w *rotated) begin() renaming {
	first := w.firstOf()
	w.write(first, w.early())
	return first
}

// firstOf says what the earlier part of the first iteration reads.
func (w *rotated) firstOf() renaming {
	first := renaming{w.Loop.InductionVariable(): w.Loop.Get(ast.InLowerBound)}
	for i, arg := range w.Loop.Carried() {
		if !w.Args[arg] || w.carried(arg) != arg {
			first[arg] = w.inits[i]
		}
	}
	return first
}

// iterations writes all of them, and returns what the loop carried in the end.
func (w *rotated) iterations() []*ast.Value {
	first := w.begin()
	if w.scale != nil || w.ahead && gpu.AddedByThreads(w.Product) {
		return w.oneOrMore(first)
	}
	from, to := w.rest()
	return w.others(w.steady(first, from, to))
}

// oneOrMore writes what follows the first iteration's earlier part where threads scale the sum or add the products up: a
// branch, and the later part on each of its sides. The sums behind a loop that may not run at all would be what it makes, or what
// was before it, and the assembler moves all of them at each iteration's end to where both can be.
func (w *rotated) oneOrMore(first renaming) []*ast.Value {
	second, more := w.second()
	branch := w.newBranch(more)
	w.to.Append(branch)

	several := w.in(branch)
	steady := several.steady(first, second, w.Loop.Get(ast.InUpperBound))
	steady.SetAttr(gpu.AttrNonempty, ast.UnitAttr{})
	several.yield(several.to, several.others(steady))

	one := w.in(branch)
	one.yield(one.to, one.only(first))
	return branch.Results()
}

// in writes to another side of a branch.
func (w *rotated) in(branch *ast.Op) rotated {
	return rotated{w.rotation, branch.AddRegion().AddBlock(), w.inits}
}

// only writes the later part of the only iteration, and returns what the loop carries behind it.
func (w *rotated) only(first renaming) (results []*ast.Value) {
	last := maps.Clone(first)
	for i, arg := range w.Loop.Carried() {
		if w.carried(arg) == arg {
			last[arg] = w.inits[i]
		}
	}
	w.write(last, w.later())
	for _, arg := range w.Loop.Carried() {
		results = append(results, build.Renamed(w.Next(arg), last))
	}
	return results
}

// others writes the later part of the last iteration, behind the loop of those between.
func (w *rotated) others(steady *ast.Op) []*ast.Value {
	last := w.behind(steady)
	w.write(last, w.later())
	results := slices.Clone(steady.Results()[:len(w.Loop.Results())])
	for i, arg := range w.Loop.Carried() {
		if w.Args[arg] {
			results[i] = build.Renamed(w.Next(arg), last)
		}
	}
	return results
}

// behind says what the later part of the last iteration reads, behind the loop of those between.
func (w *rotated) behind(steady *ast.Op) renaming {
	last := renaming{}
	for i, arg := range w.Loop.Carried() {
		if w.Args[arg] {
			last[w.carried(arg)] = steady.Result(i)
		}
	}
	for i, v := range w.between {
		last[v] = steady.Result(len(w.Loop.Results()) + i)
	}
	return last
}

// steady writes the loop of the iterations from one number to another: first is what the one before has made.
func (w *rotated) steady(first renaming, from, to *ast.Value) *ast.Op {
	loop := w.Loop
	operands := []*ast.Value{from, to, loop.Get(ast.InStep)}
	for i, arg := range w.Loop.Carried() {
		if v := w.inits[i]; w.Args[arg] && w.carried(arg) == arg {
			operands = append(operands, v)
		} else if w.Args[arg] {
			operands = append(operands, build.Renamed(w.carried(arg), first))
		} else {
			operands = append(operands, build.Renamed(w.Next(arg), first))
		}
	}
	operands = append(operands, first.of(w.between)...)
	var types []ast.Type
	for _, v := range operands[3:] {
		types = append(types, v.Type)
	}
	steady := ast.NewOp(ast.OpFor, operands, types)
	steady.Pos, steady.Loc = loop.Pos, loop.Loc
	if u := loop.Attr(ast.KeyUnsignedCmp); u != nil {
		steady.SetAttr(ast.KeyUnsignedCmp, u)
	}
	if w.twice && !w.goesOn() {
		// What the product reads of registers is under way where the next is computed: each of two iterations
		// computes it where the other does not read.
		steady.SetAttr(gpu.AttrUnrolled, gpu.Int(2))
	}
	w.to.Append(steady)
	body := steady.AddRegion().AddBlock()
	(&rotated{w.rotation, body, w.inits}).beside(body)
	return steady
}

// beside writes the body of that loop: the later part of the iteration before begins when
// the last product of the earlier part has, at once if that has none, and ends behind that part. Where
// threads transpose the product's right operand, or add it up, they wait for it behind what they fold first, and transpose the
// next one's later: they have no registers for both products and the sum, to which they add this one, and for what
// they compute from there on.
func (w *rotated) beside(body *ast.Block) {
	now, before := renaming{w.Loop.InductionVariable(): body.AddArg(w.Loop.InductionVariable().Type)}, renaming{}
	for _, arg := range w.Loop.Carried() {
		if v := body.AddArg(arg.Type); w.Args[arg] {
			before[w.carried(arg)] = v
		} else {
			now[arg] = v
		}
	}
	for _, v := range w.between {
		before[v] = body.AddArg(v.Type)
	}
	w.together(now, w.rotation, before)
	var next []*ast.Value
	for _, arg := range w.Loop.Carried() {
		if c := w.carried(arg); c != arg {
			next = append(next, build.Renamed(c, now))
		} else if w.Args[arg] {
			next = append(next, build.Renamed(w.Next(arg), before))
		} else {
			next = append(next, build.Renamed(w.Next(arg), now))
		}
	}
	end := ast.NewOp(ast.OpContinue, append(next, now.of(w.between)...), nil)
	end.Pos, end.Loc = w.Loop.Pos, w.Loop.Loc
	body.Append(end)
}

// together writes the earlier part of an iteration, and the later one of the iteration before, of the same loop or of the
// one that goes before it.
func (w *rotated) together(now renaming, last *rotation, before renaming) {
	early, later := w.early(), last.later()
	begun, issued := max(0, slices.Index(early, w.awaited)), last.issued(later)
	w.inTurn(early[:begun], func(early []*ast.Op) {
		w.write(now, early)
		w.write(before, later[:issued])
	}, now)
	if !w.held {
		hoistStages(early[:begun], now)
		hoistStages(later[:issued], before)
	}
	early, later = early[begun:], later[issued:]
	switch {
	case w.parted():
		w.aroundWait(now, last, before, early, later)
		early, later = nil, nil
	case w.store != nil || gpu.AddedByThreads(w.Product):
		n := behindFold(early)
		w.write(now, early[:n])
		w.write(before, later)
		early, later = early[n:], nil
	}
	w.write(now, early)
	if w.awaited != nil {
		build.Renamed(w.awaited.Value(), now).Def().SetAttr(gpu.KeyPending, gpu.Int(1))
	}
	if w.held {
		w.waitAgain(last.full, before)
	}
	w.write(before, later)
}

// behindFold is the place behind the first op that folds a tile, or the end.
func behindFold(ops []*ast.Op) int {
	i := slices.IndexFunc(ops, func(op *ast.Op) bool { return op.Opcode == ast.OpReduce || op.Opcode == ast.OpScan })
	if i < 0 {
		return len(ops)
	}
	return i + 1
}

// rest returns the bounds of the loop from the second iteration on. What the first bound
// would be past the last number is not computed with.
func (w *rotated) rest() (from, to *ast.Value) {
	second, more := w.second()
	to = w.at(func(a build.At) *ast.Value {
		upper := w.Loop.Get(ast.InUpperBound)
		return a.Op(ast.OpSelect, upper.Type, more, upper, second).Value()
	})
	return second, to
}

// second returns the number of the second iteration, and whether there is one.
func (w *rotated) second() (second, more *ast.Value) {
	lower, upper, step := w.Loop.Get(ast.InLowerBound), w.Loop.Get(ast.InUpperBound), w.Loop.Get(ast.InStep)
	more = w.at(func(a build.At) *ast.Value {
		second = a.Binary(ast.OpAddI, lower, step)
		return a.Compare(ast.CmpGreater, a.Binary(ast.OpSubI, upper, lower), step)
	})
	more.Def().SetAttr(ast.KeySignedness, ast.EnumAttr{Enum: ast.EnumSignedness, Value: ast.Unsigned})
	return second, more
}

// at computes something at the end of what is written.
func (w *rotated) at(compute func(a build.At) *ast.Value) (v *ast.Value) {
	build.AtEnd(w.to, w.Loop, func(a build.At) { v = compute(a) })
	return v
}
