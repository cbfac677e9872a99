package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/model"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Products run beside the threads until those wait for them. What the threads, or other
// products, do meanwhile is part of the schedule: gpu.overlap. The roles pass carries it
// out.

// overlaps chooses what products are under way under, by where they read their operands: tiles,
// some in rings of the copy engine.
type overlaps struct {
	*pass.Context
	tiles []*StagedTile
	rings []*Ring
}

// chooseOverlaps says of each product in a loop what it is under way under. What is asked
// for by hand and cannot be is an error, unless the pass is left out that would carry it out.
func (o overlaps) chooseOverlaps() error {
	var transformed []*ast.Op
	role := hasRole(o.Context)
	for _, p := range Products(o.Context) {
		given := p.Str(gpu.AttrOverlap)
		instr, _, _ := OfProduct(p)
		if why := o.whyNotGiven(p, given); why != "" && (!o.Disabled["roles"] || !instr.Beside()) {
			return o.Wrong(p, "%s = %q, which is not possible: %s", gpu.AttrOverlap, given, why)
		}
		switch {
		case given == "" && instr.Family == machine.MMAF64 && o.whyNotPieces(p) == "":
			p.SetAttr(gpu.AttrOverlap, ast.StringAttr(gpu.OverlapPieces))
			o.Remark(p, remark.ReadInPieces, "pieces", pieces(p))
		case given != "" || !gpu.RunsBeside(p) || p.Parent() == o.Op:
		case !role:
			o.Remark(p, remark.WaitedFor, "why", "no role copies for its loop, so threads go on with that when it is done")
		case p.Parent().Opcode != ast.OpFor:
			o.Remark(p, remark.WaitedFor, "why", "it is not in a for alone, but in "+p.Parent().ShortName())
		case o.whyNotNext(p) == "":
			p.SetAttr(gpu.AttrOverlap, ast.StringAttr(gpu.OverlapNext))
			o.Remark(p, remark.UnderWay, "until", "the next iteration's has begun", "why", "the copy engine brings its operands, and its instruction adds it up")
		case o.whyNotTransformed(p) == "":
			transformed = append(transformed, p)
		case fromProduct(p.Get(ast.InLhs)):
			o.chooseLater(p)
		default:
			o.chooseBeside(p)
		}
	}
	o.chooseTransformed(transformed)
	return nil
}

// whyNotGiven says what stands against what is said of a product by hand.
func (o overlaps) whyNotGiven(p *ast.Op, given string) string {
	if instr, _, _ := OfProduct(p); given != "" && given != gpu.OverlapNone && given != gpu.OverlapPieces && !instr.Beside() {
		return "threads wait for " + instr.Name + " where it stands"
	}
	switch given {
	case gpu.OverlapNext:
		return o.whyNotNext(p)
	case gpu.OverlapTransformed:
		return o.whyNotTransformed(p)
	case gpu.OverlapHeld:
		switch {
		case PlacementOf(o.Context, p, 1).Raw != nil:
			return "threads transpose its right operand, and wait for it as soon as they have folded what comes beside it"
		case addedByThreads(p):
			return "threads add up what it makes, and wait for it as soon as they have folded what comes beside it"
		}
		return o.whyNotLater(p)
	case gpu.OverlapLater:
		return o.whyNotLater(p)
	case gpu.OverlapScaled:
		why := whyNotScaled(p)
		switch {
		case PlacementOf(o.Context, p, 1).Raw != nil:
			return "threads transpose its right operand, and wait for it as soon as they have folded what comes beside it"
		case why != "":
			return why
		}
		return o.whyNotLater(p)
	case gpu.OverlapPaired:
		return o.whyNotPaired(p)
	case gpu.OverlapAhead:
		return o.whyNotAhead(p)
	case gpu.OverlapPieces:
		return o.whyNotPieces(p)
	}
	return ""
}

// pieces is how many there are of a product's operands, along what it sums over, as its
// instruction takes them.
func pieces(p *ast.Op) int {
	instr, _, _ := OfProduct(p)
	return int(ast.AsTile(p.Get(ast.InLhs).Type).Shape[1]) / instr.K
}

// whyNotPieces says what stands against threads reading a product's operands in pieces, each
// under the product of the piece before.
func (o overlaps) whyNotPieces(p *ast.Op) string {
	instr, _, _ := OfProduct(p)
	loop := p.Parent()
	switch {
	case instr.ReadsShared():
		return instr.Name + " reads its operands where they lie"
	case loop.Opcode != ast.OpFor || p.Block() != loop.Body(0) || len(productsIn(loop)) != 1:
		return "it is not the one product of a for"
	case pieces(p) < 2:
		return "its instruction sums over all of its operands at once"
	case o.Disabled["pipeline"]:
		return "the pass pipeline is left out"
	}
	copied := 0
	for _, t := range o.tiles {
		switch {
		case t.block != p.Block():
		case CopyOf(t) != gpu.CopyThreads || len(t.Readers) != 1 || t.Readers[0] != p || len(t.Source().Get(ast.OutToken).Uses()) > 0:
			return "its loop stages more than its operands, or something waits for them"
		default:
			copied++
		}
	}
	if copied != 2 {
		return "threads do not copy both of its operands ahead"
	}
	return ""
}

// whyNotNext says what stands against a product being under way until the next iteration's
// has begun: both operands are in rings, the loop does nothing but add it up, and so it is with
// all products of the loop, which have an operand in common with it.
func (o overlaps) whyNotNext(p *ast.Op) string {
	for _, q := range productsIn(p.Parent()) {
		if q == p {
			continue
		}
		waits := q.Has(gpu.AttrOverlap) && q.Str(gpu.AttrOverlap) != gpu.OverlapNext
		if waits || q.Block() != p.Block() || !o.shareRing(p, q) || o.whyNotOneBehind(q) != "" {
			return "its loop has another product"
		}
	}
	return o.whyNotOneBehind(p)
}

// whyNotOneBehind says what stands against that in the product itself.
func (o overlaps) whyNotOneBehind(p *ast.Op) string {
	if why := whyNotSummed(o.Op, p); why != "" {
		return why
	}
	if addedByThreads(p) {
		return "threads add up what it makes, as its instruction keeps sums short"
	}
	beside := false
	for which := range 2 {
		t := o.ringOf(p, which)
		if t == nil {
			return "an operand does not come by the copy engine, as its instruction reads it"
		}
		beside = beside || t.block == p.Block() && len(t.Readers) == 1
	}
	if !beside {
		return "no operand comes in the loop and for it alone"
	}
	return ""
}

// whyNotTransformed says what stands against a product being under way while threads
// transpose or convert the next one's operands.
func (o overlaps) whyNotTransformed(p *ast.Op) string {
	if why := whyNotAddedUp(o.Op, p); why != "" {
		return why
	}
	if parts(p) != 1 {
		return "it is made in pieces, as its instruction keeps sums short, and threads add them up"
	}
	transformed := false
	for which := range 2 {
		at := PlacementOf(o.Context, p, which)
		switch {
		case at.Raw != nil:
			transformed = transformed || !at.Registers
		case o.ringOf(p, which) == nil:
			return "an operand is neither transformed nor does it come by the copy engine"
		}
	}
	if !transformed {
		return "no operand is transformed"
	}
	return ""
}

// whyNotAddedUp says why a product is not the only one in a for, which runs to its end and
// carries the product's sum and does nothing else with it; empty if it is.
func whyNotAddedUp(entry, p *ast.Op) string {
	if why := whyNotSummed(entry, p); why != "" {
		return why
	}
	if len(productsIn(p.Parent())) > 1 {
		return "its loop has another product"
	}
	return ""
}

// productsIn lists the products of a loop.
func productsIn(loop *ast.Op) (list []*ast.Op) {
	loop.Walk(func(op *ast.Op) {
		if gpu.IsProduct(op) {
			list = append(list, op)
		}
	})
	return list
}

// shareRing reports whether two products read a tile together that comes by the copy engine.
func (o overlaps) shareRing(p, q *ast.Op) bool {
	for which := range 2 {
		if t := o.ringOf(p, which); t != nil && slices.Contains(t.Readers, q) && t.block == p.Block() {
			return true
		}
	}
	return false
}

// whyNotSummed says why a product is not one in a for, which runs to its end and carries the
// product's sum and does nothing else with it; empty if it is.
func whyNotSummed(entry, p *ast.Op) string {
	loop, acc := p.Parent(), p.Get(ast.InAcc)
	if _, ok := LoopsAround(entry, p); !ok || loop.Opcode != ast.OpFor || !gpu.RunsBeside(p) {
		return "it is not one that runs beside the threads in a for that runs to its end, in such loops alone"
	}
	uses := p.Value().Uses()
	switch {
	case acc.ArgOf() != loop.Body(0) || len(acc.Uses()) != 1:
		return "what it adds to is not what its loop carries, as it is and for it alone"
	case len(uses) != 1 || uses[0].Op != loop.Body(0).Last() || uses[0].Index != acc.Index()-1:
		return "its loop does more with the sum than to carry it"
	}
	return ""
}

// ringOf returns the tile of a ring in which a product finds an operand, or nil.
func (o overlaps) ringOf(p *ast.Op, which int) *StagedTile {
	at := PlacementOf(o.Context, p, which)
	if at.Registers || at.Raw != nil || p.Has(gpu.AttrPart) {
		return nil
	}
	for _, t := range o.tiles {
		if t.value == at.Value && slices.Contains(t.Readers, p) && fmt.Sprint(t.Shared.Shape, t.Shared.Contiguous) == fmt.Sprint(at.Shared.Shape, at.Shared.Contiguous) && CopyOf(t) == gpu.CopyEngine {
			return t
		}
	}
	return nil
}

// chooseTransformed has products be under way while operands are transformed where one CTA has a
// multiprocessor for itself, and there is room. Where there are several, others multiply
// while one transforms its own. Where registers are short, ptxas has products wait for each other as
// soon as one is under way over an iteration.
func (o overlaps) chooseTransformed(list []*ast.Op) {
	why := o.whyNoRoom(list)
	for _, p := range list {
		if why != "" {
			o.Remark(p.Parent(), remark.TransformAlone, "why", why)
			continue
		}
		p.SetAttr(gpu.AttrOverlap, ast.StringAttr(gpu.OverlapTransformed))
		o.Remark(p.Parent(), remark.TransformOverlapped)
	}
}

// whyNoRoom says what stands against it; nothing if it can be.
func (o overlaps) whyNoRoom(list []*ast.Op) string {
	if ctas := o.Op.Int(gpu.AttrOccupancy, 1); ctas > 1 {
		return fmt.Sprintf("%d CTAs share a multiprocessor", ctas)
	}
	bytes, has := MbarrierBytes+o.KeptFree, ThreadRegisters(o.Context)
	for _, t := range o.tiles {
		if !t.placed {
			bytes += t.Shared.StageStride()
		}
	}
	for _, r := range o.rings {
		bytes += (r.Stages - 1) * r.Bytes()
	}
	for _, p := range list {
		if n := registersUnder(o.Context, p); n > has {
			return fmt.Sprintf("a thread needs about %d registers, and has %d", n, has)
		}
		for which := range 2 {
			if at := PlacementOf(o.Context, p, which); at.Raw != nil && !at.Registers {
				bytes += (TransformedStages - 1) * at.Shared.StageStride()
			}
		}
	}
	if room := o.Machine.SharedFor(1); bytes > room {
		return fmt.Sprintf("it takes %d bytes of shared memory, and there are %d", bytes, room)
	}
	return ""
}

// registersUnder estimates the registers of a thread while a product is under way.
func registersUnder(c *pass.Context, p *ast.Op) int {
	threads := 32 * c.Warps
	n := gpu.TileBytes(p.Value()) / 4 / threads
	if addedByThreads(p) {
		n *= 2 // what it is added to has registers of its own
	}
	if PlacementOf(c, p, 0).Registers {
		n += gpu.TileBytes(p.Get(ast.InLhs))/4/threads + model.BetweenRegisters
	}
	return n + model.FewRegisters
}

// chooseLater has a product run an iteration later, if it can and there are registers.
func (o overlaps) chooseLater(p *ast.Op) {
	why := o.whyNotLater(p)
	if need, has := registers(o.Context).Held, ThreadRegisters(o.Context); why == "" && need > has {
		why = fmt.Sprintf("a thread needs about %d registers, and has %d", need, has)
	}
	if why != "" {
		o.Remark(p, remark.LaterNot, "why", why)
		return
	}
	overlap, where := gpu.OverlapLater, "under it or behind the wait for it, as the assembler has it"
	if PlacementOf(o.Context, p, 1).Raw != nil || addedByThreads(p) {
		where = "up to what is folded first, behind which threads wait for it"
	} else if o.Op.Int(gpu.AttrOccupancy, 1) == 1 && !o.takeTurns() && whyNotScaled(p) == "" && fewScaled(p) {
		overlap, where = gpu.OverlapScaled, "a half in front of the wait for it, and the other behind, where what the next one adds to is scaled"
	} else if o.worthHolding() {
		overlap, where = gpu.OverlapHeld, "in front of the wait for it, in one of two iterations that are written one behind the other"
	}
	p.SetAttr(gpu.AttrOverlap, ast.StringAttr(overlap))
	o.Remark(p, remark.Later, "where", where)
}

// takeTurns reports whether teams run neighbours abreast that iterate alike: they begin products one after the other, and threads that
// keep where they are in that lack registers to scale the sum early. Attention of 64 features, by 64 queries and 128 keys, spills 60
// bytes so, and takes 783 thousand cycles of 662 (3×16 heads of 4224 positions). Under a causal mask they take none, and 390 where it takes
// 400 without: 395 of 411 on the slowest multiprocessor (one H200, 29 November 2026).
func (o overlaps) takeTurns() bool {
	dim, abreast := gpu.AbreastOf(o.Op)
	return abreast && iterateAlike(o.Context, dim)
}

// worthHolding reports whether what a loop computes while a product is under way is kept in front of the
// wait for it. The assembler moves most of it behind that, as it counts on others to multiply; so it is
// worth it where a CTA has a multiprocessor for itself, and a thread registers for all that is under
// way at a time. Attention of 128 features makes 521 to 632 TFLOP/s on an H200 so, for lengths of 1024 to
// 16384, where it made 504 to 601; one of 64 features, which lacks 8 registers, 377, where it made 383. Beside teams abreast others
// do multiply: three take 687 thousand cycles so, and 662 without.
func (o overlaps) worthHolding() bool {
	return o.Op.Int(gpu.AttrOccupancy, 1) == 1 && teamsAbreast(o.Op) == 1 && registers(o.Context).Total() <= ThreadRegisters(o.Context)
}

// whyNotLater says what stands against a product being begun an iteration later. It asks
// of the program what rotationOf asks of the plan that is made of it.
func (o overlaps) whyNotLater(p *ast.Op) string {
	loop := p.Parent()
	if loop.Opcode != ast.OpFor || !gpu.RunsBeside(p) || !runsThrough(loop) {
		return "it is not one that runs beside the threads in a for that runs to its end"
	}
	if !o.laterOperands(p) {
		return LaterOperands
	}
	if why := o.whyNoStage(p); why != "" {
		return why
	}
	if besides(p) != nil {
		return "its loop has a product that it is not computed of"
	}
	if threadsCopyIn(o.tiles, loop) {
		return "threads copy an operand ahead in its loop"
	}
	r := NewRotation(loop, p)
	r.Late[p] = true
	r.Close()
	return r.WhyNot(func(op *ast.Op) bool { return gpu.IsProduct(op) && gpu.RunsBeside(op) })
}

// threadsCopyIn reports whether threads copy ahead in a loop: they count its iterations.
func threadsCopyIn(tiles []*StagedTile, loop *ast.Op) bool {
	return slices.ContainsFunc(tiles, func(t *StagedTile) bool { return t.block == loop.Body(0) && CopyOf(t) == gpu.CopyThreads })
}

// besides returns a product in the body of a product's loop that its left operand is not
// computed of, or nil.
func besides(p *ast.Op) *ast.Op {
	body, feeds := p.Block(), map[*ast.Op]bool{}
	var visit func(v *ast.Value)
	visit = func(v *ast.Value) {
		if def := v.Def(); def != nil && def.Block() == body && !feeds[def] {
			feeds[def] = true
			Reads(def, visit)
		}
	}
	visit(p.Get(ast.InLhs))
	for op := range body.Ops() {
		if gpu.IsProduct(op) && op != p && !feeds[op] {
			return op
		}
	}
	return nil
}

// LaterOperands is what stands against a product whose operands do not come as they must.
const LaterOperands = "its right operand does not come by the copy engine, in the loop and for it alone, or its left one is not a product's result in registers"

// whyNoStage says why there is no room for the second stage of what threads transpose for a product, which they
// do for the next one while this one reads. Loops one behind the other have their tiles in one place.
func (o overlaps) whyNoStage(p *ast.Op) string {
	if PlacementOf(o.Context, p, 1).Raw == nil {
		return ""
	}
	bytes, loops, most := MbarrierBytes+o.KeptFree, map[*ast.Block]int{}, map[*ast.Block]int{}
	for _, r := range o.rings {
		bytes += r.Stages * r.Bytes()
	}
	for _, t := range o.tiles {
		switch {
		case t.placed || slices.ContainsFunc(o.rings, func(r *Ring) bool { return r.holds(t) }):
		case t.transformed:
			around := t.block.Parent().Block()
			loops[t.block] += TransformedStages * t.Shared.StageStride()
			bytes += max(loops[t.block]-most[around], 0)
			most[around] = max(most[around], loops[t.block])
		default:
			bytes += t.Shared.StageStride() * t.Shared.Stages
		}
	}
	if room := o.Machine.SharedFor(1); bytes > room {
		return fmt.Sprintf("it takes %d bytes of shared memory, and there are %d", bytes, room)
	}
	return ""
}

// laterOperands reports whether a product finds its left operand in registers, and its
// right one in a ring that is filled beside it, and for nothing else, or made of one there.
func (o overlaps) laterOperands(p *ast.Op) bool {
	left, right := PlacementOf(o.Context, p, 0), PlacementOf(o.Context, p, 1)
	if p.Has(gpu.AttrPart) || !left.Registers || left.Raw != nil || !analysis.IsTile(left.Value) {
		return false
	}
	from := right.Value
	if right.Raw != nil {
		if right.Registers || right.Raw.Convert != nil {
			return false
		}
		from = right.Raw.Load
	}
	for _, t := range o.tiles {
		if t.value == from && CopyOf(t) == gpu.CopyEngine && t.block == p.Block() && len(t.Readers) == 1 && t.Readers[0] == p {
			return true
		}
	}
	return false
}

// chooseBeside has a product that threads prepare or add up be under way while they do so, if
// that can be and there are registers: while they add up another (expand/paired.go), or while
// they read the next one's left operand (expand/readahead.go).
func (o overlaps) chooseBeside(p *ast.Op) {
	why := o.whyNotNext(p)
	if addedByThreads(p) {
		why = o.whyNotPaired(p)
		if need, has := registersPaired(o.Context, p), ThreadRegisters(o.Context); why == "" && need > has {
			why = fmt.Sprintf("threads add up what it makes, and for two of them a thread needs about %d registers, and has %d", need, has)
		}
		if why == "" {
			p.SetAttr(gpu.AttrOverlap, ast.StringAttr(gpu.OverlapPaired))
			o.Remark(p, remark.UnderWay, "until", "the next iteration's has begun", "why", "threads add up what it makes, and do so under the other")
			return
		}
	}
	if o.whyNotAhead(p) == "" && gainsAhead(o.Context, p) {
		p.SetAttr(gpu.AttrOverlap, ast.StringAttr(gpu.OverlapAhead))
		o.Remark(p, remark.ReadAhead)
		return
	}
	o.Remark(p, remark.WaitedFor, "why", why)
}

// whyNotAhead says what stands against threads reading a product's left operand an iteration
// ahead: it comes from a ring to their registers, and the right one from a ring as it is.
func (o overlaps) whyNotAhead(p *ast.Op) string {
	if why := whyNotAddedUp(o.Op, p); why != "" {
		return why
	}
	if parts(p) != 1 {
		return "it is made in pieces, which threads add up"
	}
	if PlacementOf(o.Context, p, 0).Raw == nil {
		return "its left operand is not one that threads bring to registers"
	}
	return o.whyNotRings(p)
}

// gainsAhead reports whether nothing else is multiplied while threads read a left operand, which
// takes time, as that of bytes does: one CTA has a multiprocessor for itself, and a thread has
// registers for two of them. On an H200 8-bit integers make 1.19 times as much for it, e4m3 1.02
// times, tf32 three thousandths less with two warpgroups; one by itself waits longer: 130×1500×400
// by 64×64×32 takes 4.98 µs, and 5.46 without.
func gainsAhead(c *pass.Context, p *ast.Op) bool {
	t := ast.AsTile(p.Get(ast.InLhs).Type).ElemNum()
	instr, _ := gpu.InstructionByName(p.Str(gpu.AttrInstruction))
	takesTime := t.MemBits() == 8 || t == num.TF32 && c.Warps <= instr.Team()
	return takesTime && c.Op.Int(gpu.AttrOccupancy, 1) == 1 && registersAhead(c, p) <= ThreadRegisters(c)
}

// registersAhead estimates the registers of a thread: the sum, a product that threads add to it,
// and the left operands of two.
func registersAhead(c *pass.Context, p *ast.Op) int {
	threads := 32 * c.Warps
	n := gpu.TileBytes(p.Value()) / 4 / threads
	if addedByThreads(p) {
		n *= 2
	}
	return n + 2*gpu.TileBytes(p.Get(ast.InLhs))/4/threads + model.FewRegisters
}

// whyNotPaired says what stands against it: both operands come from rings, the right one as
// it is, and the loop counts iterations and adds up the product.
func (o overlaps) whyNotPaired(p *ast.Op) string {
	if why := whyNotAddedUp(o.Op, p); why != "" {
		return why
	}
	switch {
	case !addedByThreads(p):
		return "its instruction adds it up"
	case parts(p) != 1:
		return "it is made in pieces, which threads add up"
	case !CountsUp(p.Parent()):
		return "its loop does not count up from zero by one"
	}
	return o.whyNotRings(p)
}

// whyNotRings says what stands against two iterations' operands being read at a time: each comes
// from a ring of several stages, in the loop and for the product alone.
func (o overlaps) whyNotRings(p *ast.Op) string {
	for which := range 2 {
		t := o.pairedFrom(p, which)
		if t == nil || t.block != p.Block() {
			return "an operand does not come by the copy engine, in the loop and for it alone"
		}
		if slices.ContainsFunc(o.rings, func(r *Ring) bool { return r.Stages < 2 && r.holds(t) }) {
			return "an operand has one stage"
		}
	}
	return ""
}

// pairedFrom returns the tile of a ring that an operand of a product comes from, as it is or
// by the threads' registers, or nil.
func (o overlaps) pairedFrom(p *ast.Op, which int) *StagedTile {
	at := PlacementOf(o.Context, p, which)
	if at.Raw == nil {
		return o.ringOf(p, which)
	}
	for _, t := range o.tiles {
		if at.Registers && t.value == at.Raw.Load && len(t.Readers) == 1 && CopyOf(t) == gpu.CopyEngine {
			return t
		}
	}
	return nil
}

// holds reports whether a tile is one of a ring's.
func (r *Ring) holds(t *StagedTile) bool {
	return slices.ContainsFunc(r.Fillings, func(f *Filling) bool {
		return slices.ContainsFunc(f.Loads, func(l *RingLoad) bool { return l.StagedTile == t })
	})
}

// registersPaired estimates the registers of a thread: the sum, and two products and what
// they read of registers.
func registersPaired(c *pass.Context, p *ast.Op) int {
	threads := 32 * c.Warps
	n := 3 * gpu.TileBytes(p.Value()) / 4 / threads
	if PlacementOf(c, p, 0).Registers {
		n += 2 * gpu.TileBytes(p.Get(ast.InLhs)) / 4 / threads
	}
	return n + model.FewRegisters
}
