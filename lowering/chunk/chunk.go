package chunk

import (
	"context"
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/halt"
)

// Entry rewrites an entry if it goes beyond the limits, and reports whether it
// does, with the tiles that are kept in memory. An error is a located diagnostic where the source says something that
// cannot be done; if ctx ends, the entry is left half done.
func Entry(ctx context.Context, entry *ast.Op, src *ast.Source, l Limits) (kept []Kept, beyond bool, err error) {
	defer halt.Catch(&err)
	if planned(entry) || !l.exceeded(ctx, entry) {
		return nil, false, nil
	}
	p := newPlanner(ctx, l)
	p.block(entry.Body(0))
	w := &writer{
		planner: p, entry: entry, src: src,
		buffers: map[*ast.Value]*buffer{}, became: map[*ast.Value]*ast.Value{},
		follow: map[*ast.Op][]*ast.Value{}, waits: map[*ast.Value][]*ast.Value{}, moved: map[*ast.Op]bool{}, behind: map[*ast.Op]bool{}, carry: map[*ast.Value]*carry{}, mine: map[*ast.Value]bool{},
	}
	w.ops(entry.Body(0).First())
	if w.err != nil {
		return nil, true, w.err
	}
	for _, u := range w.late {
		u.Op.SetOperand(u.Index, w.became[u.Op.Operand(u.Index)])
	}
	w.clean(entry.Body(0))
	askForWarps(entry)
	return p.kept, true, nil
}

// planned reports whether an entry has ops that are not of the language: those
// of a plan, which is made for the tiles as they are.
func planned(entry *ast.Op) bool {
	found := false
	entry.Walk(func(op *ast.Op) { found = found || op.Info() == nil })
	return found
}

// writer carries out what the planner decided, in the order of the program. Ops
// that are replaced stay until the end: others fuse through them.
type writer struct {
	*planner
	entry *ast.Op
	src   *ast.Source
	err   error

	buffers map[*ast.Value]*buffer      // of values that are materialized, once they are
	became  map[*ast.Value]*ast.Value   // what takes the place of small tiles and of tokens
	follow  map[*ast.Op][]*ast.Value    // tokens after the chunks of a load that moved
	waits   map[*ast.Value][]*ast.Value // what is waited for instead of a token
	behind  map[*ast.Op]bool            // joins that lead from something replaced
	moved   map[*ast.Op]bool            // loads that run where their chunks are demanded
	carry   map[*ast.Value]*carry       // by argument of a loop
	mine    map[*ast.Value]bool         // tokens that took the place of tiles
	late    []ast.Use                   // operands that will be what they became
	gone    []*ast.Op                   // ops that were replaced
	fetches []*ast.Op                   // reads of buffers
}

// refuse notes that something cannot be compiled.
func (w *writer) refuse(op *ast.Op, format string, args ...any) {
	if w.err == nil {
		w.err = ast.Diagnostics{{
			Severity: ast.Error, Code: "TIR0501", Source: w.src, Pos: op.Pos,
			Message: fmt.Sprintf("%s cannot be compiled for a GPU: %s", op.ShortName(), fmt.Sprintf(format, args...)),
		}}
	}
}

// ops writes op and all that follow it in its block.
func (w *writer) ops(op *ast.Op) {
	for op != nil {
		halt.If(w.ctx)
		next := op.Next() // what is written before or after op is done
		w.op(op)
		op = next
	}
}

func (w *writer) op(op *ast.Op) {
	switch op.Opcode {
	case ast.OpFor, ast.OpLoop, ast.OpIf:
		w.region(op)
		return
	case ast.OpYield, ast.OpContinue, ast.OpBreak:
		w.leave(op)
		return
	case ast.OpJoinTokens:
		return // whoever waits for it looks behind it
	}
	if !w.hasLarge(op) {
		w.substitute(op)
		replaceInside(w.became, op)
		w.keepParts(op, op.Results())
		return
	}
	switch op.Opcode {
	case ast.OpPrintTko:
		w.print(op)
		return
	case ast.OpReduce:
		w.reduce(op)
	case ast.OpScan:
		w.scan(op)
	default:
		w.plain(op)
	}
	w.gone = append(w.gone, op)
}

// substitute makes an op that stays read what took the place of its operands:
// tiles only at the end, as others may still fuse through the op.
func (w *writer) substitute(op *ast.Op) {
	for i, v := range op.Operands() {
		if w.mine[v] {
			continue
		}
		if _, ok := v.Type.(ast.TokenType); ok {
			s := w.before(op)
			if t := s.after(w.wait(v)...); t != v {
				op.SetOperand(i, t)
			}
		} else if w.became[v] != nil {
			w.late = append(w.late, ast.Use{Op: op, Index: i})
		}
	}
}

// replaceInside does the same in the body of a fold, which may read scalars from
// outside.
func replaceInside(became map[*ast.Value]*ast.Value, fold *ast.Op) {
	fold.Walk(func(op *ast.Op) {
		for i, v := range op.Operands() {
			if n := became[v]; n != nil && op != fold {
				op.SetOperand(i, n)
			}
		}
	})
}

// after returns the builder behind op.
func (w *writer) after(op *ast.Op) *builder {
	s := w.before(op)
	s.mark = op.Next()
	return s
}

// keepParts stores small tiles of which parts are demanded, behind op.
func (w *writer) keepParts(op *ast.Op, values []*ast.Value) {
	for _, v := range values {
		if w.materialized[v] && !w.large(v) && w.buffers[v] == nil {
			w.keep(w.after(op), v, v)
		}
	}
}

// keep stores x, which v has become, for those who want parts of v.
func (w *writer) keep(s *builder, v, x *ast.Value) {
	t := w.tile(v)
	b := s.newBuffer(t)
	s.put(b, x, make([]index, t.Rank()), nil)
	b.ready = s.after(s.tokens()...)
	s.reads, s.turn = nil, turn{}
	w.buffers[v] = b
}

// finish ends what was made for an op: it returns the token after it, and has
// whoever waits for a load that moved wait for it.
func (s *builder) finish() *ast.Value {
	t := s.after(s.tokens()...)
	for _, r := range s.reads {
		if r.load != nil {
			s.w.follow[r.load] = append(s.w.follow[r.load], t)
			s.w.replaced(r.load.Get(ast.OutToken))
		}
	}
	s.reads, s.turn = nil, turn{}
	return t
}

// wait lists the tokens to wait for instead of t. What is known of a token is remembered
// until something is replaced.
func (w *writer) wait(t *ast.Value) []*ast.Value {
	if list, ok := w.waits[t]; ok {
		return list
	}
	halt.If(w.ctx)
	list := w.findWait(t)
	w.waits[t] = list
	return list
}

func (w *writer) findWait(t *ast.Value) (list []*ast.Value) {
	if n := w.became[t]; n != nil {
		return []*ast.Value{n}
	}
	op := t.Def()
	through := false
	switch {
	case op != nil && op.Opcode == ast.OpJoinTokens && w.behind[op]:
		through = true
	case op != nil && w.moved[op]:
		through = true
		list = append(list, w.follow[op]...)
	default:
		list = append(list, t)
		list = append(list, w.follow[op]...) // a small load of which parts were loaded later
	}
	if through {
		for _, o := range op.Operands() {
			if isToken(w.carried, o) {
				list = append(list, w.wait(o)...)
			}
		}
	}
	return distinct(list)
}

// distinct leaves out what stands in a list before.
func distinct(list []*ast.Value) []*ast.Value {
	seen := map[*ast.Value]bool{}
	return slices.DeleteFunc(list, func(v *ast.Value) bool {
		had := seen[v]
		seen[v] = true
		return had
	})
}

// replaced notes that what waits for a token is to wait for something else: it looks
// behind the joins that the token leads to.
func (w *writer) replaced(token *ast.Value) {
	if len(w.waits) > 0 {
		w.waits = map[*ast.Value][]*ast.Value{}
	}
	for _, u := range token.Uses() {
		if u.Op.Opcode == ast.OpJoinTokens && !w.behind[u.Op] {
			w.behind[u.Op] = true
			w.replaced(u.Op.Value())
		}
	}
}

// isToken reports whether v is a token of the program. A tile that a loop or a
// branch carries has the type of one, too, since its elements are in memory.
func isToken(carried map[*ast.Value]*ast.TileType, v *ast.Value) bool {
	_, ok := v.Type.(ast.TokenType)
	return ok && carried[v] == nil
}

// plain writes an op that works chunk by chunk.
func (w *writer) plain(op *ast.Op) {
	if r := op.FirstResult(); r != nil && w.tile(r) != nil {
		w.result(op)
		return
	}
	s := w.before(op)
	size := w.size(op, -1)
	s.eachChunk(w.tile(effectTile(op)).Shape, size, func(in *builder, at []index) { in.effect(op, at, size) })
	if t := s.finish(); len(op.Results()) > 0 {
		w.became[op.Value()] = t
		w.replaced(op.Value())
	}
}

// result writes an op that makes a tile: into a buffer, at once if the tile is
// small, or not at all if it is fused.
func (w *writer) result(op *ast.Op) {
	v := op.FirstResult()
	s := w.before(op)
	switch {
	case w.large(v) && fusable(op) && !w.materialized[v]:
		if op.IsLoad() {
			w.moved[op] = true
			w.replaced(op.Get(ast.OutToken))
		}
		return
	case op.Opcode == ast.OpConstant:
		w.buffers[v] = s.tableOf(op.Attr(ast.KeyValue).(*ast.DenseAttr))
		return
	case !w.large(v):
		size := w.tile(v).Shape
		x := s.chunk(op, make([]index, len(size)), size)
		x.Name = v.Name
		w.became[v] = x
		s.finish()
		if w.materialized[v] {
			w.keep(s, v, x)
		}
		return
	}
	b := s.newBuffer(w.tile(v))
	size := w.size(op, -1)
	s.eachChunk(b.tile.Shape, size, func(in *builder, at []index) { in.put(b, in.chunk(op, at, size), at, nil) })
	b.ready = s.finish()
	w.buffers[v] = b
	if len(op.Results()) > 1 { // the token of a load or an atomic
		w.became[op.Get(ast.OutToken)] = b.ready
		w.replaced(op.Get(ast.OutToken))
	}
}

// effect writes an op without a tile as result, for a chunk.
func (s *builder) effect(op *ast.Op, at []index, size []int64) {
	switch op.Opcode {
	case ast.OpAssert:
		s.like(op, nil, s.fuse(op.Get(ast.InCondition), at, size))
	case ast.OpStorePtrTko:
		ptr, v := s.fuse(op.Get(ast.InDestination), at, size), s.fuse(op.Get(ast.InValue), at, size)
		var mask *ast.Value
		if m := op.Get(ast.InMask); m != nil {
			mask = s.fuse(m, at, size)
		}
		out := s.grouped(op, []ast.Type{ast.TokenType{}}, one(ptr), one(v), one(mask), one(s.token(op)))
		s.reads = append(s.reads, read{token: out.Value()})
	default:
		s.viewEffect(op, at, size)
	}
}

// print needs its tiles as they are: each is loaded whole, right before, from a
// buffer. The plan has such a print copy the memory (plan/print.go).
func (w *writer) print(op *ast.Op) {
	s := w.before(op)
	from := map[*ast.Value]*buffer{}
	for i, v := range op.Operands() {
		switch {
		case !w.large(v) || from[v] != nil:
		case w.buffers[v] != nil:
			from[v] = w.buffers[v]
		default:
			b := s.newBuffer(w.tile(v))
			b.ready = w.fill(s, op, i, b, nil)
			from[v] = b
		}
	}
	for i, v := range op.Operands() {
		if b := from[v]; b != nil {
			op.SetOperand(i, s.get(b, make([]index, b.tile.Rank()), b.tile.Shape))
		}
	}
	w.substitute(op)
}

// clean erases what was replaced, and what only that had read.
func (w *writer) clean(b *ast.Block) {
	gone := map[*ast.Op]bool{}
	for _, op := range w.gone {
		gone[op] = true
	}
	fetched := map[*ast.Op]bool{}
	for _, op := range w.fetches {
		fetched[op] = true
	}
	var visit func(b *ast.Block)
	visit = func(b *ast.Block) {
		for op := b.Last(); op != nil; {
			halt.If(w.ctx)
			prev := op.Prev()
			dead := gone[op] || unused(op) && (fetched[op] || onlyResults(op))
			if !dead {
				for i := range op.Regions() {
					if body := op.Body(i); body != nil {
						visit(body)
					}
				}
			}
			if dead {
				op.Erase()
			}
			op = prev
		}
	}
	visit(b)
}

func unused(op *ast.Op) bool {
	for _, r := range op.Results() {
		if len(r.Uses()) > 0 {
			return false
		}
	}
	return true
}

// onlyResults reports whether op does nothing but make its results.
func onlyResults(op *ast.Op) bool {
	info := op.Info()
	return info != nil && info.Traits&(ast.Pure|ast.NoEffect) != 0 && !info.Is(ast.Terminator)
}
