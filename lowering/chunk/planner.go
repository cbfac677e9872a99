package chunk

import (
	"context"
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/halt"
)

// A planner walks an entry backwards and decides which values are fused and
// which are materialized. An op comes after all that wants its results, but for what a
// loop hands on, which is always materialized.
type planner struct {
	*sizer
	ctx          context.Context
	materialized map[*ast.Value]bool
	kept         []Kept
	small        map[*ast.Value]bool // tiles that are small, and used as they are
	places       map[*ast.Value][]*place
	placed       map[demanded]bool // the same, to look up
	known        map[place]*place
	asked        map[string]bool
	sizes        map[place][]int64      // of the chunks of an op's operand, or of all it does (operand -1)
	waiting      map[*ast.Value]*ast.Op // see firstWaiting
}

// sizer knows which tiles are too large, and in chunks of which extents they are computed.
type sizer struct {
	limits  Limits
	carried map[*ast.Value]*ast.TileType // tiles that become tokens, with their types
	hints   map[*ast.Value]maybeHint
}

// demanded is a value that is demanded at a place.
type demanded struct {
	v *ast.Value
	x *place
}

// place is where a chunk is fused: by the loop that op makes for an operand,
// through a path of ops that do not work element by element. So two demands at
// one place are of the same chunk.
type place struct {
	op      *ast.Op
	operand int
	via     *place
	mover   *ast.Op
}

// maxPlaces is at how many places a value is computed anew before storing it
// is thought to be cheaper. It also bounds the size of the code.
const maxPlaces = 8

func newPlanner(ctx context.Context, l Limits) *planner {
	return &planner{
		sizer: &sizer{limits: l, carried: map[*ast.Value]*ast.TileType{}, hints: map[*ast.Value]maybeHint{}},
		ctx:   ctx, materialized: map[*ast.Value]bool{}, small: map[*ast.Value]bool{},
		places: map[*ast.Value][]*place{}, placed: map[demanded]bool{}, known: map[place]*place{}, asked: map[string]bool{},
		sizes: map[place][]int64{}, waiting: map[*ast.Value]*ast.Op{},
	}
}

// tile returns the tile that v is, or nil; a tile that has become a token too.
func (p *sizer) tile(v *ast.Value) *ast.TileType {
	if t := p.carried[v]; t != nil {
		return t
	}
	return ast.AsTile(v.Type)
}

// large reports whether v is too large to be computed at once.
func (p *sizer) large(v *ast.Value) bool {
	t := p.tile(v)
	return t != nil && t.NumElements() > p.limits.Chunk
}

// hasLarge reports whether op has anything to do with large tiles.
func (p *sizer) hasLarge(op *ast.Op) bool {
	return slices.ContainsFunc(op.Operands(), p.large) || slices.ContainsFunc(op.Results(), p.large)
}

// intern returns the one place that is equal to x.
func (p *planner) intern(x place) *place {
	if p.known[x] == nil {
		p.known[x] = &x
	}
	return p.known[x]
}

func (p *planner) sink(op *ast.Op, operand int) *place {
	return p.intern(place{op: op, operand: operand})
}

func (p *planner) through(x *place, mover *ast.Op) *place {
	return p.intern(place{op: x.op, operand: x.operand, via: x, mover: mover})
}

// size returns the extents of the chunks that a sink was given.
func (p *planner) size(op *ast.Op, operand int) []int64 {
	s := p.sizes[place{op: op, operand: operand}]
	if s == nil {
		panic("BUG: chunk: no size was chosen for " + op.FullName())
	}
	return s
}

func (p *planner) block(b *ast.Block) {
	for op := b.Last(); op != nil; op = op.Prev() {
		halt.If(p.ctx)
		p.op(op)
	}
}

func (p *planner) op(op *ast.Op) {
	switch op.Opcode {
	case ast.OpFor, ast.OpLoop, ast.OpIf:
		p.region(op)
		return
	case ast.OpYield, ast.OpContinue, ast.OpBreak:
		p.materializeOperands(op)
		return
	}
	if !p.hasLarge(op) {
		for _, v := range op.Operands() {
			p.small[v] = true
		}
		return
	}
	switch {
	case op.Opcode == ast.OpPrintTko:
		p.materializeOperands(op)
	case op.Opcode == ast.OpReduce, op.Opcode == ast.OpScan:
		p.fold(op)
	case op.IsLoad():
		if p.materialized[op.Loaded()] {
			p.demandAll(op, -1, p.sizeFor(op.Loaded()))
		}
	default:
		p.plain(op)
	}
}

// plain is an op that makes a chunk of its result from chunks of its operands,
// or has an effect for each chunk of its operands.
func (p *planner) plain(op *ast.Op) {
	lead := op.FirstResult() // the tile whose chunks are counted
	switch {
	case lead != nil && p.tile(lead) != nil:
		if p.large(lead) && fusable(op) && !p.materialized[lead] {
			return // whoever demands it fuses it
		}
	default:
		lead = effectTile(op)
	}
	p.demandAll(op, -1, p.sizeFor(lead))
}

// effectTile is the tile that an op without a tile as result works on.
func effectTile(op *ast.Op) *ast.Value {
	switch {
	case op.Opcode == ast.OpAssert:
		return op.Get(ast.InCondition)
	case op.ThroughView():
		return op.Stored()
	case op.IsStore():
		return op.Accessed()
	}
	panic("BUG: chunk: nothing is known of " + op.FullName())
}

// demandAll asks for what op needs for its chunks of a size.
func (p *planner) demandAll(op *ast.Op, operand int, size []int64) {
	x := p.sink(op, operand)
	p.sizes[*x] = size
	parts, ok := p.parts(op, size)
	if !ok {
		panic("BUG: chunk: no chunks of " + op.FullName())
	}
	for _, part := range parts {
		p.demandPart(op, part, x)
	}
}

func (p *planner) demandPart(op *ast.Op, part part, x *place) {
	if part.moved {
		x = p.through(x, op)
	}
	p.demand(part.v, part.size, x)
}

// region is an op with regions that values are handed into and out of.
func (p *planner) region(op *ast.Op) {
	carry := func(v *ast.Value) {
		if p.large(v) {
			p.carried[v] = p.tile(v)
			p.materialize(v, op.ShortName()+" hands it on")
		}
	}
	for _, r := range op.Results() {
		carry(r)
	}
	for i := len(op.Regions()) - 1; i >= 0; i-- {
		if body := op.Body(i); body != nil {
			for _, a := range body.Args {
				carry(a)
			}
			p.block(body)
		}
	}
	p.materializeOperands(op)
}

// materializeOperands stores the large operands of an op in the buffers of what they
// become, or from which they are printed.
func (p *planner) materializeOperands(op *ast.Op) {
	for i, v := range op.Operands() {
		if !p.large(v) {
			p.small[v] = true
			continue
		}
		x := p.sink(op, i)
		p.sizes[*x] = p.sizeFor(v)
		p.demand(v, p.sizes[*x], x)
	}
}

// demand notes that a chunk of v is demanded, and decides how it is made.
func (p *planner) demand(v *ast.Value, size []int64, x *place) {
	halt.If(p.ctx)
	t := p.tile(v)
	if t == nil {
		return
	}
	if !p.large(v) && slices.Equal(size, t.Shape) {
		p.small[v] = true
		return
	}
	if d := (demanded{v, x}); !p.placed[d] {
		p.placed[d] = true
		p.places[v] = append(p.places[v], x)
	}
	if p.materialized[v] {
		return
	}
	key := fmt.Sprintf("%p %p %v", v, x, size)
	if p.asked[key] {
		return
	}
	p.asked[key] = true
	op := v.Def()
	if why := p.whyNotFused(v, x); why != "" {
		p.materialize(v, why)
		return
	}
	parts, ok := p.parts(op, size)
	if !ok {
		p.materialize(v, "what its chunks are made of are no chunks")
		return
	}
	for _, part := range parts {
		p.demandPart(op, part, x)
	}
}

// Kept is a tile that is kept in memory, as it is not computed by chunk where it is read: by
// which op, and why.
type Kept struct {
	Op   *ast.Op
	Tile *ast.TileType
	Why  string
}

// materialize has v kept in memory, and notes why.
func (p *planner) materialize(v *ast.Value, why string) {
	if p.materialized[v] {
		return
	}
	p.materialized[v] = true
	op := v.Def()
	if op == nil {
		op = v.ArgOf().Parent()
	}
	p.kept = append(p.kept, Kept{op, p.tile(v), why})
}

// whyNotFused says why a chunk of v may not be computed at a place where it is read; empty if
// it may.
func (p *planner) whyNotFused(v *ast.Value, x *place) string {
	op := v.Def()
	switch {
	case op == nil:
		return "a loop hands it on"
	case op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop || op.Opcode == ast.OpIf:
		return op.ShortName() + " hands it on"
	case !fusable(op):
		return "it is there as a whole when " + op.ShortName() + " is done"
	case len(p.places[v]) > maxPlaces && len(op.Operands()) > 0:
		return fmt.Sprintf("it would be computed at more than %d places", maxPlaces)
	case op.IsLoad() && !mayMove(p.waiting, op, x):
		return "what it is loaded from may change before it is read"
	case !p.mayFuse(op, x):
		return "a product would be made twice"
	}
	return ""
}

// mayFuse reports whether a chunk of op's result may be computed at a place: what is not
// loaded, and not too dear to be computed twice.
func (p *planner) mayFuse(op *ast.Op, x *place) bool {
	switch op.Opcode {
	case ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled:
		// It is too dear to be done twice.
		for y := x; y != nil; y = y.via {
			if y.mover != nil && y.mover.Opcode == ast.OpBroadcast {
				return false
			}
		}
		return len(p.places[op.Value()]) == 1
	}
	return true
}

// inPlace reports whether the next value of a carried tile may be written over
// it: nothing reads it but the loop that computes that value, element by
// element.
func (p *planner) inPlace(loop *ast.Op, arg *ast.Value) bool {
	for _, x := range p.places[arg] {
		if x.via != nil || x.op.Opcode != ast.OpContinue || loopOf(x.op) != loop || argOf(x.op, x.operand) != arg {
			return false
		}
	}
	return true
}

// loopOf returns the loop that a continue or break belongs to.
func loopOf(op *ast.Op) *ast.Op {
	for op = op.Parent(); op.Opcode != ast.OpFor && op.Opcode != ast.OpLoop; {
		op = op.Parent()
	}
	return op
}

// argOf returns the argument of the loop that operand i of a continue becomes.
func argOf(op *ast.Op, i int) *ast.Value {
	loop := loopOf(op)
	if loop.Opcode == ast.OpFor {
		i++ // the first is the induction variable
	}
	return loop.Body(0).Args[i]
}
