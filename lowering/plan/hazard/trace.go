package hazard

import (
	"fmt"
	"maps"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// tracer writes down what one role, or the entry's warps, do with rings.
type tracer struct {
	*walk
	times func() int
	steps []step
	last  map[*ast.Op]turn          // that was waited for, by gpu.alloc_mbarrier
	tiles map[*ast.Op]int           // copied so far, by gpu.alloc_shared, or waited for, by gpu.alloc_mbarrier
	first []first                   // of the ifs around, the outermost first
	asked map[*ast.Value]int        // how often the loop iterates that a comparison asks for, by its result, until it is made again
	means map[*ast.Value]*ast.Value // what an if that was gone through has yielded, by its result
	pairs map[*ast.Value]int        // by where a loop over pairs ends: how often it and the loop behind it iterate
	bad   string

	role   bool
	copied map[*ast.Op]int // by gpu.alloc_mbarrier of full stages, the tiles that a role has copied so far
	team   team            // of an entry that has several
	inTurn bool            // the team has its turn
	draws  int             // how many tile blocks it has drawn
	tells  told            // what a role tells
}

// turn is a phase of a ring's mbarriers.
type turn struct{ slot, parity int }

// first is the first iteration of a loop, which stands before the others if there are any.
type first struct {
	lower, upper *ast.Value // the loop's bounds
	times        int        // how often it iterates in all
}

// trace lists the steps of a block. Loops that use no ring are gone through once;
// the others take their numbers of iterations in order.
func trace(entry *ast.Op, b *ast.Block, times func() int, of team) *tracer {
	w := &walk{entry: entry, values: values{}, made: map[*ast.Value]int{}, warps: int(entry.Int(gpu.AttrWarps, 1)), cluster: 1}
	if role := b.Parent(); gpu.Is(role, gpu.Role) && role.Has(gpu.KeyCollective) {
		w.warps = gpu.WarpsOfRole(role)
	}
	t := &tracer{walk: w, times: times, last: map[*ast.Op]turn{}, tiles: map[*ast.Op]int{}, pairs: map[*ast.Value]int{}, asked: map[*ast.Value]int{}, means: map[*ast.Value]*ast.Value{},
		role: gpu.Is(b.Parent(), gpu.Role), copied: map[*ast.Op]int{}, tells: told{}, team: of}
	switch {
	case of.abreast != nil:
		t.team.blocks = of.abreast.blocks
	case of.of > 1:
		t.drawBounds(b)
	}
	if t.role { // it reads what is computed before it
		for op := b.Parent().Block().First(); op != b.Parent(); op = op.Next() {
			t.compute(op)
		}
	}
	t.block(b)
	return t
}

// compute computes what is known of an op's result, unless that has been drawn.
func (t *tracer) compute(op *ast.Op) {
	switch {
	case gpu.Is(op, gpu.Team):
		t.values[op.Value()] = value{known: true, n: int64(t.team.number)}
		return
	case gpu.Is(op, gpu.DrawTileBlock):
		t.draws++ // there is one CTA, which begins with number 0
		t.values[op.Value()] = value{known: true, n: int64(t.draws)}
		return
	case gpu.Is(op, gpu.MbarrierTold):
		readTold(t, op)
		return
	}
	if t.team.abreast != nil {
		t.computeAbreast(op)
		return
	}
	t.walk.compute(op)
	for _, v := range op.Results() {
		delete(t.asked, v)
		if n, drawn := t.team.bounds[v]; drawn {
			t.values[v] = value{known: true, n: int64(n)}
		}
	}
}

func (t *tracer) block(b *ast.Block) []value {
	for op := range b.Ops() {
		switch {
		case t.bad != "" || gpu.Is(op, gpu.Role):
		case op.Opcode == ast.OpContinue || op.Opcode == ast.OpYield || op.Opcode == ast.OpBreak:
			return t.values.all(op.Operands())
		case op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop && isOverBlocks(op):
			t.loop(op)
		case op.Opcode == ast.OpIf && usesRing(op):
			t.branch(op)
		case len(op.Regions()) > 0 && !usesRing(op):
		case len(op.Regions()) > 0:
			t.bad = fmt.Sprintf("ring: %s around mbarriers, which not everybody comes by", op.ShortName())
		default:
			t.op(op)
			t.compute(op)
		}
	}
	return nil
}

func (t *tracer) loop(op *ast.Op) {
	if (t.team.of > 1 || op.Opcode == ast.OpLoop) && isOverBlocks(op) {
		t.overBlocks(op)
		return
	}
	carried := t.values.all(op.List(ast.InInitValues))
	if usesRing(op) {
		n := t.iterations(op)
		if n == 0 && op.Has(gpu.AttrNonempty) {
			t.bad = "ring: a loop that is entered unasked has no iteration"
			return
		}
		for i := 0; i < n && t.bad == ""; i++ {
			t.bind(op.Carried(), carried)
			carried = t.block(op.Body(0))
		}
	}
	t.bind(op.Results(), carried)
}

// branch goes through an if that asks whether a loop has an iteration: if its first bound
// is less than the other. The loop itself, from the second iteration on, stands in it, perhaps
// in an if that asks for that one. The answer may be what another if has yielded.
func (t *tracer) branch(op *ast.Op) {
	condition := op.Get(ast.InCondition)
	for t.means[condition] != nil {
		condition = t.means[condition]
	}
	outer := t.first
	runs, ok := t.runs(condition)
	if len(op.Regions()) < 2 || !ok {
		t.bad = aroundMbarriers
		return
	}
	side := op.Body(0)
	if !runs {
		side = op.Body(1)
	}
	t.bind(op.Results(), t.block(side))
	if t.bad != "" {
		return
	}
	for i, v := range side.Last().Operands() {
		t.means[op.Result(i)] = v
	}
	t.first = outer
}

// runs reports whether a condition holds: that a loop has an iteration, or a second one, or what is written there.
func (t *tracer) runs(condition *ast.Value) (holds, ok bool) {
	def := condition.Def()
	switch {
	case t.team.abreast != nil:
		return t.values[condition].n != 0, t.values[condition].known
	case def == nil:
		return false, false
	case def.Opcode == ast.OpConstant:
		return def.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0) != 0, true
	case def.Opcode != ast.OpCmpI:
		return false, false
	case compares(def, ast.CmpLess):
		n, asked := t.asked[condition]
		if !asked {
			n = t.times()
			t.asked[condition] = n
		}
		t.first = append(slices.Clone(t.first), first{def.Get(ast.InLhs), def.Get(ast.InRhs), n})
		return n > 0, true
	}
	f := t.asksSecond(def)
	return f != nil && f.times > 1, f != nil
}

const aroundMbarriers = "ring: an if around mbarriers, which not everybody comes by"

// compares reports whether a comparison is one for a relation.
func compares(op *ast.Op, relation uint32) bool {
	return op.Enum(ast.KeyComparisonPredicate, 0) == relation
}

// asksSecond is the loop of which a condition asks whether a second iteration follows the first one before it, or nil: that more
// numbers than the step are left from the first bound on.
func (t *tracer) asksSecond(condition *ast.Op) *first {
	left := condition.Get(ast.InLhs).Def()
	if !compares(condition, ast.CmpGreater) || left == nil || left.Opcode != ast.OpSubI {
		return nil
	}
	return t.firstOf(left.Get(ast.InRhs), left.Get(ast.InLhs))
}

// firstOf is the first iteration, of those that stand before what is gone through, of the loop with two bounds, or, of a loop whose other
// bound is computed anew, of the innermost with the first one; nil if there is none.
func (t *tracer) firstOf(lower, upper *ast.Value) (found *first) {
	for i := range t.first {
		if f := &t.first[i]; f.lower == lower && (found == nil || f.upper == upper || found.upper != upper) {
			found = f
		}
	}
	return found
}

// iterations is how often a loop iterates: once less if the first stands before it, half as
// often if it is over pairs, and once at most behind such a loop.
func (t *tracer) iterations(loop *ast.Op) int {
	if t.team.of > 1 {
		return t.iterationsBound(loop)
	}
	if n, ok := t.pairs[loop.Get(ast.InLowerBound)]; ok {
		return n % 2
	}
	if end := loop.Get(ast.InUpperBound); t.isEven(end) && t.isTwo(loop.Get(ast.InStep)) {
		t.pairs[end] = t.times()
		return t.pairs[end] / 2
	}
	if lower := loop.Get(ast.InLowerBound).Def(); lower != nil && lower.Opcode == ast.OpAddI && lower.Get(ast.InRhs) == loop.Get(ast.InStep) {
		if f := t.firstOf(lower.Get(ast.InLhs), loop.Get(ast.InUpperBound)); f != nil {
			return f.times - 1
		}
	}
	return t.times()
}

// isEven reports whether a value is n - n % 2.
func (t *tracer) isEven(v *ast.Value) bool {
	less := v.Def()
	if less == nil || less.Opcode != ast.OpSubI {
		return false
	}
	rest := less.Get(ast.InRhs).Def()
	return rest != nil && rest.Opcode == ast.OpRemI && rest.Get(ast.InLhs) == less.Get(ast.InLhs) && t.isTwo(rest.Get(ast.InRhs))
}

// isTwo reports whether a value is 2.
func (t *tracer) isTwo(v *ast.Value) bool { return t.values[v].known && t.values[v].n == 2 }

// usesRing reports whether an op or one in it is about a ring.
func usesRing(op *ast.Op) bool {
	found := false
	op.Walk(func(o *ast.Op) {
		switch gpu.KindOf(o) {
		case gpu.MbarrierWait, gpu.MbarrierArrive, gpu.MbarrierExpect, gpu.CopyTensor:
			found = true
		}
	})
	return found
}

// number is the value of a slot or a parity.
func (t *tracer) number(v *ast.Value) int {
	if !t.values[v].known {
		t.bad = "ring: a slot or a parity that is not counted"
	}
	return int(t.values[v].n)
}

func (t *tracer) op(op *ast.Op) {
	s := step{op: op, kind: gpu.KindOf(op), across: op.Has(gpu.KeyAcross)}
	switch s.kind {
	case gpu.MbarrierWait, gpu.MbarrierArrive, gpu.MbarrierExpect:
		s.bar, s.slot = gpu.Get(op, gpu.InMbarriers).Def(), t.number(gpu.Get(op, gpu.InSlot))
		s.bytes, s.warps = int(op.Int(gpu.KeyBytes, 0)), t.warps
		if s.kind == gpu.MbarrierWait {
			s.parity = t.number(gpu.Get(op, gpu.InPhase))
		}
		if s.slot < 0 {
			return
		}
		if s.kind == gpu.MbarrierWait {
			t.wait(op, s)
		}
	case gpu.CopyTensor:
		_, _, shared, bar, slot, _ := gpu.CopyOf(op)
		d, _ := gpu.SharedOf(shared.Def())
		s.bar, s.slot, s.bytes = bar.Def(), t.number(slot), d.StageBytes()
		s.tiles = []stage{{alloc: shared.Def(), slot: s.slot}}
		s.rounds = []int{t.tiles[shared.Def()]}
		t.tiles[shared.Def()]++
		t.copied[bar.Def()] = t.tiles[shared.Def()]
	case gpu.StoreShared:
		alloc := gpu.Get(op, gpu.InSharedTile).Def()
		if !gpu.Fills(op, alloc) {
			return
		}
		told := gpu.ToldBy(op)
		if told == nil || !op.Has(gpu.AttrAsync) {
			t.bad = fmt.Sprintf("ring: %s of which nobody tells, or behind which there is no fence", op.ShortName())
			return
		}
		s.bar, s.slot, s.warps = told.Def(), t.number(gpu.Get(op, gpu.InSlot)), t.warps
		s.tiles, s.rounds = []stage{{alloc: alloc, slot: s.slot}}, []int{t.tiles[alloc]}
		t.tiles[alloc]++
		t.copied[s.bar] = t.tiles[alloc]
	case gpu.LoadShared:
		if alloc := gpu.Get(op, gpu.InSharedTile).Def(); gpu.IsRing(alloc) {
			s.tiles = []stage{{alloc: alloc, slot: t.slotOf(op, 1)}}
			s.rounds = []int{t.turn(alloc)}
		}
	case gpu.MbarrierTell:
		t.tell(op, s)
		return
	case gpu.MbarrierTold:
		bars := gpu.Get(op, gpu.InMbarriers).Def()
		s.kind, s.slot = gpu.LoadShared, t.number(gpu.Get(op, gpu.InSlot))
		s.tiles, s.rounds = []stage{{alloc: bars, slot: s.slot}}, []int{t.tiles[bars] - 1}
	case gpu.Mma:
		t.product(op, &s)
	case gpu.TakeTurn, gpu.EndTurn:
		t.turnStep(op, &s)
	case gpu.MmaWait:
		s.pending = int(op.Int(gpu.KeyPending, 0))
	default:
		return
	}
	t.steps = append(t.steps, s)
	if n := t.team.abreast; n != nil && len(t.steps) > n.steps {
		t.bad = tooLong
	}
}

// wait counts a wait for a ring's next tile: another than the last, unless it says that it is that.
func (t *tracer) wait(op *ast.Op, s step) {
	now := turn{s.slot, s.parity}
	if t.team.of > 1 && t.team.abreast == nil && !t.role && !t.inTurn {
		t.bad = fmt.Sprintf("ring: %s, where a team has not its turn", op.ShortName())
	}
	switch last, waited := t.last[s.bar]; {
	case !op.Has(gpu.KeyAgain):
		t.tiles[s.bar]++
	case !waited || last != now:
		t.bad = fmt.Sprintf("ring: %s again, for another phase than the last", op.ShortName())
	}
	t.last[s.bar] = now
}

func (t *tracer) slotOf(op *ast.Op, i int) int {
	if i < len(op.Operands()) {
		return t.number(op.Operand(i))
	}
	return 0
}

// turn is the number of the tile of a ring that was waited for last, from 0.
func (t *tracer) turn(alloc *ast.Op) int {
	for _, u := range alloc.Value().Uses() {
		switch {
		case gpu.Is(u.Op, gpu.CopyTensor):
			_, _, _, bar, _, _ := gpu.CopyOf(u.Op)
			return t.tiles[bar.Def()] - 1
		case gpu.Fills(u.Op, alloc) && gpu.ToldBy(u.Op) != nil:
			return t.tiles[gpu.ToldBy(u.Op).Def()] - 1
		}
	}
	return -1
}

func (t *tracer) product(op *ast.Op, s *step) {
	i, _ := gpu.InstructionByName(op.Str(gpu.KeyInstruction))
	s.beside = i.Beside()
	for k := range 2 {
		if alloc := op.Operand(k).Def(); gpu.Is(alloc, gpu.AllocShared) && gpu.IsRing(alloc) {
			at := 0
			if slot := gpu.SlotOf(op, k); slot != nil {
				at = t.number(slot)
			}
			s.tiles = append(s.tiles, stage{alloc: alloc, slot: at})
			s.rounds = append(s.rounds, t.turn(alloc))
		}
	}
}

// drawBounds draws how many tile blocks there are, and the numbers that bound the loops over rings
// in them.
func (t *tracer) drawBounds(b *ast.Block) {
	t.team.blocks, t.team.bounds = t.times(), map[*ast.Value]int{}
	for op := range b.Ops() {
		if op.Opcode != ast.OpFor || !isOverBlocks(op) {
			continue
		}
		for inner := range op.Body(0).Ops() {
			if inner.Opcode == ast.OpFor && usesRing(inner) {
				t.drawLoop(inner)
			}
		}
	}
	for v, n := range t.team.bounds {
		t.values[v] = value{known: true, n: int64(n)}
	}
}

// drawLoop draws the bounds of a loop that are not known, so that it iterates as often as is drawn: the
// last step may end behind the upper bound, and that may be less than the lower one.
func (t *tracer) drawLoop(loop *ast.Op) {
	draw := func(v *ast.Value, n int) int {
		if c := v.Def(); c != nil && c.Opcode == ast.OpConstant {
			return int(int32(c.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0)))
		}
		if _, drawn := t.team.bounds[v]; !drawn {
			t.team.bounds[v] = n
		}
		return t.team.bounds[v]
	}
	b := loop.Bounds()
	times, rest := t.times(), t.times()
	from, step := draw(b[0], rest), draw(b[2], 1+rest%3)
	end := from + times*step
	if times > 0 {
		end -= rest % step
	} else {
		end -= rest
	}
	draw(b[1], end)
}

// iterationsBound is how often a loop between numbers that are known iterates.
func (t *tracer) iterationsBound(loop *ast.Op) int {
	if t.team.abreast != nil {
		t.drawArguments(loop.Bounds())
	}
	b := t.values.all(loop.Bounds())
	if !b[0].known || !b[1].known || !b[2].known || b[2].n <= 0 {
		t.bad = "ring: a loop of a tile block of which teams do not know how often it iterates"
		return 0
	}
	return int(max(0, (b[1].n-b[0].n+b[2].n-1)/b[2].n))
}

// overBlocks goes through the tile blocks of a team, or of a role, which are all.
func (t *tracer) overBlocks(op *ast.Op) {
	carried := t.values.all(op.List(ast.InInitValues))
	first, step := t.team.number, t.team.of
	if t.role || t.team.abreast != nil {
		first, step = 0, 1
	}
	if t.team.of == 1 {
		t.team.blocks = t.times()
	}
	for n := first; n < t.team.blocks && t.bad == ""; n += step {
		switch {
		case t.role:
			t.team.starts = append(t.team.starts, maps.Clone(t.copied))
		case t.team.abreast != nil:
			t.beginAbreast(n)
		case t.team.of > 1:
			maps.Copy(t.tiles, t.team.starts[n])
		}
		t.bind(op.Carried(), carried)
		if number := numberIn(op); op.Opcode == ast.OpFor {
			t.values[number] = value{known: true, n: int64(n)}
		} else if v := t.values[number]; t.team.abreast != nil && (!v.known || v.n != int64(n)) {
			t.bad = fmt.Sprintf("ring: tile block %d is taken for number %d", n, v.n)
		}
		carried = t.block(op.Body(0))
	}
	if op.Opcode == ast.OpLoop {
		t.bind(op.Carried(), carried)
		carried = t.values.all(leftWith(op))
	}
	t.bind(op.Results(), carried)
}

// readTold takes what a role has told this time.
func readTold(t *tracer, op *ast.Op) {
	bars := gpu.Get(op, gpu.InMbarriers).Def()
	at, all := t.tiles[bars]-1, t.team.told[bars]
	if at < 0 || at >= len(all) {
		t.bad = fmt.Sprintf("ring: %s of what nobody tells", op.ShortName())
		return
	}
	t.bind(op.Results(), all[at])
}

// tell writes down what a role tells: numbers beside an mbarrier, as if they were a tile, at which it arrives then.
func (t *tracer) tell(op *ast.Op, s step) {
	bars := gpu.Get(op, gpu.InMbarriers).Def()
	t.tells[bars] = append(t.tells[bars], t.values.all(gpu.NumbersOf(op)))
	s.kind, s.slot = gpu.StoreShared, t.number(gpu.Get(op, gpu.InSlot))
	s.tiles, s.rounds = []stage{{alloc: bars, slot: s.slot}}, []int{t.copied[bars]}
	t.copied[bars]++
	arrives := step{op: op, kind: gpu.MbarrierArrive, bar: bars, slot: s.slot, warps: 1}
	t.steps = append(t.steps, s, arrives)
}

// turnStep makes a step of an op by which teams take turns, one after the other.
func (t *tracer) turnStep(op *ast.Op, s *step) {
	takes := gpu.Is(op, gpu.TakeTurn)
	if takes == t.inTurn {
		t.bad = fmt.Sprintf("ring: %s where a team has its turn, or gives one that it has not", op.ShortName())
	}
	t.inTurn = takes
	s.bar, s.warps = gpu.Get(op, gpu.InMbarriers).Def(), t.warps
	if takes {
		s.kind, s.slot, s.parity = gpu.MbarrierWait, t.team.number, t.number(gpu.Get(op, gpu.InPhase))
		return
	}
	s.kind, s.slot = gpu.MbarrierArrive, (t.team.number+1)%t.team.of
}

// beginAbreast says with which tile of each ring a team begins a tile block: with the role's, or its own of as many as there
// are teams.
func (t *tracer) beginAbreast(n int) {
	for full := range t.entry.Body(0).Ops() {
		if !gpu.Is(full, gpu.AllocMbarrier) {
			continue
		}
		tiles := t.team.starts[n][full]
		switch empty := emptyOf(full); {
		case empty == nil:
		case empty.Int(gpu.KeyArrivals, 1) == t.entry.Int(gpu.AttrWarps, 1): // its stages are each one team's
			t.tiles[full] = tiles + t.team.number
		case t.tiles[full] != tiles:
			t.bad = fmt.Sprintf("ring: a team has read %d tiles before a tile block, and the role has brought %d", t.tiles[full], tiles)
		}
	}
}

// emptyOf are the mbarriers at which it is told that stages may be filled of which others say that they are full; nil if those
// say something else.
func emptyOf(full *ast.Op) *ast.Op {
	for _, u := range full.Value().Uses() {
		if !gpu.Is(u.Op, gpu.MbarrierExpect) {
			continue
		}
		if wait := gpu.Get(u.Op, gpu.InSlot).Def(); gpu.Is(wait, gpu.MbarrierWait) {
			return gpu.Get(wait, gpu.InMbarriers).Def()
		}
	}
	return nil
}

// computeAbreast computes an op's results, or draws them.
func (t *tracer) computeAbreast(op *ast.Op) {
	n := t.team.abreast
	if at, ok := n.place(op, t.values, t.team.of); ok {
		for d, v := range op.Results() {
			t.values[v] = value{known: true, n: at[d]}
		}
		return
	}
	t.drawArguments(op.Operands())
	t.walk.compute(op)
	var in []int64
	for _, v := range t.values.all(op.Operands()) {
		in = append(in, v.n)
	}
	for i, v := range op.Results() {
		r, ok := int64(0), false
		if isInteger(v) {
			r, ok = calculate(op, in)
		}
		switch {
		case ok:
			t.values[v] = value{known: true, n: r}
		case isInteger(v) && !t.values[v].known:
			t.values[v] = value{known: true, n: n.draw(fmt.Sprint(op.Opcode, i, in))}
		}
	}
}

// drawArguments draws those of some values that are arguments of the entry, unless they have been.
func (t *tracer) drawArguments(vs []*ast.Value) {
	for _, v := range vs {
		if v.ArgOf() != t.entry.Body(0) || !isInteger(v) || t.values[v].known {
			continue
		}
		n := t.team.abreast.draw(fmt.Sprint("argument", v.Index()))
		if isStep(v) {
			n = 1 + n%3
		}
		t.values[v] = value{known: true, n: n}
	}
}
