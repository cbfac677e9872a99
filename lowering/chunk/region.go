package chunk

import (
	"tileir/ast"
)

// carry is where the next value of a large tile goes that a loop carries: into
// a buffer, after a token that comes after all who read the last one.
type carry struct {
	to    *buffer
	token *ast.Value
}

// region writes an op that large tiles are handed into or out of. The tiles
// become tokens: they lie in buffers outside, and each token comes after what
// put the tile there.
func (w *writer) region(op *ast.Op) {
	inits := w.initialize(op)
	w.substitute(op)
	for i, r := range op.Results() {
		if w.carried[r] == nil {
			continue
		}
		r.Type = ast.TokenType{}
		to := inits[r]
		if to == nil {
			to = w.before(op).newBuffer(w.carried[r])
		}
		w.buffers[r] = &buffer{base: to.base, tile: to.tile, ready: op.Result(i)}
	}
	for i := range op.Regions() {
		if body := op.Body(i); body != nil {
			first := body.First()
			w.enter(op, body, inits)
			w.ops(first)
		}
	}
	w.keepParts(op, op.Results())
}

// initialize puts the first values of the large tiles that a loop carries into
// buffers, and returns those by argument; by result too, for a for.
func (w *writer) initialize(op *ast.Op) map[*ast.Value]*buffer {
	buffers := map[*ast.Value]*buffer{}
	if op.Opcode == ast.OpIf {
		return buffers
	}
	args, first := op.Body(0).Args, 0
	if op.Opcode == ast.OpFor {
		args, first = args[1:], 3
	}
	for k, a := range args {
		if w.carried[a] == nil {
			continue
		}
		s := w.before(op)
		b := s.newBuffer(w.carried[a])
		w.passToken(op, first+k, w.fill(s, op, first+k, b, nil))
		buffers[a] = b
		if op.Opcode == ast.OpFor {
			buffers[op.Result(k)] = b
		}
	}
	return buffers
}

// fill stores operand i of op in a buffer and returns the token after that.
func (w *writer) fill(s *builder, op *ast.Op, i int, b *buffer, token *ast.Value) *ast.Value {
	v, size := op.Operand(i), w.size(op, i)
	s.eachChunk(b.tile.Shape, size, func(in *builder, at []index) {
		x := in.fuse(v, at, size)
		list := []*ast.Value{token}
		for _, r := range in.reads {
			if r.load == nil {
				list = append(list, r.token) // of the tile that is written over
			}
		}
		in.put(b, x, at, in.join(list...))
	})
	return s.finish()
}

// passToken makes a token an operand in the place of a tile.
func (w *writer) passToken(op *ast.Op, i int, token *ast.Value) {
	w.mine[token] = true
	op.SetOperand(i, token)
}

// enter turns the large arguments of a body into tokens and says where their
// values are: in the buffer itself, if they are read chunk by chunk before they
// are written over, else in a copy.
func (w *writer) enter(op *ast.Op, body *ast.Block, inits map[*ast.Value]*buffer) {
	first := body.First()
	for _, a := range body.Args {
		switch t := w.carried[a]; {
		case t != nil:
			a.Type = ast.TokenType{}
			held := &buffer{base: inits[a].base, tile: t, ready: a, shared: true}
			w.carry[a] = &carry{held, a}
			w.buffers[a] = held
			if len(w.places[a]) > 0 && !w.inPlace(op, a) {
				w.copyOut(w.before(first), a)
			}
		case w.materialized[a]:
			w.keep(w.before(first), a, a)
		}
	}
}

// copyOut gives an argument a buffer of the iteration's own.
func (w *writer) copyOut(s *builder, a *ast.Value) {
	held := w.carry[a].to
	size := sized(held.tile.Shape, w.limits.Chunk, shapeHint{})
	b := s.newBuffer(held.tile)
	s.eachChunk(held.tile.Shape, size, func(in *builder, at []index) { in.put(b, in.get(held, at, size), at, nil) })
	b.ready = s.finish()
	w.carry[a].token = b.ready
	w.buffers[a] = b
}

// leave hands large operands to what they become outside: the buffers of an
// if's or a loop's results, or those of the loop's next iteration.
func (w *writer) leave(op *ast.Op) {
	tokens := map[int]*ast.Value{}
	for i, v := range op.Operands() {
		if !w.large(v) {
			continue
		}
		s := w.before(op)
		switch op.Opcode {
		case ast.OpContinue:
			a := argOf(op, i)
			c := w.carry[a]
			if v == a {
				tokens[i] = c.token
			} else {
				tokens[i] = w.fill(s, op, i, c.to, c.token)
			}
		case ast.OpBreak:
			tokens[i] = w.fill(s, op, i, w.buffers[loopOf(op).Result(i)], nil)
		default:
			tokens[i] = w.fill(s, op, i, w.buffers[op.Parent().Result(i)], nil)
		}
	}
	for i, t := range tokens {
		w.passToken(op, i, t)
	}
	w.substitute(op)
}
