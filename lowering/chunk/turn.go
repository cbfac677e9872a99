package chunk

import (
	"slices"

	"tileir/ast"
	"tileir/halt"
)

// A turn is the order of the accesses that a builder made for loads of the program. What
// is known of one token is put together from what is known of those that make it, so that
// a load that comes after n others is ordered by one join, not by n tokens.
type turn struct {
	loads  map[*ast.Op][]*ast.Value  // tokens of the accesses made here, by their load
	behind map[*ast.Value]*ast.Value // by token of the program: one after all accesses that lead to it, nil for none
}

// remember notes an access, and of which load it is a part.
func (s *builder) remember(r read) {
	s.reads = append(s.reads, r)
	if r.load == nil {
		return
	}
	if s.turn.loads == nil {
		s.turn = turn{loads: map[*ast.Op][]*ast.Value{}, behind: map[*ast.Value]*ast.Value{}}
	}
	s.turn.loads[r.load] = append(s.turn.loads[r.load], r.token)
	if _, asked := s.turn.behind[r.load.Get(ast.OutToken)]; asked {
		s.turn.behind = map[*ast.Value]*ast.Value{} // this access is missing in it
	}
}

// token returns what an access of the program waits for: its token, and those
// accesses of loads before it that moved to the same turn of the loop.
func (s *builder) token(op *ast.Op) *ast.Value {
	i := slices.IndexFunc(op.Operands(), func(v *ast.Value) bool { return isToken(s.w.carried, v) })
	if i < 0 {
		return nil
	}
	t := op.Operand(i)
	return s.join(s.root().join(s.w.wait(t)...), s.inTurn(t))
}

// inTurn returns a token that comes after those accesses of the builder from whose loads
// token t leads, through joins and weak loads; nil if there are none.
func (s *builder) inTurn(t *ast.Value) *ast.Value {
	if len(s.turn.loads) == 0 {
		return nil
	}
	if after, ok := s.turn.behind[t]; ok {
		return after
	}
	halt.If(s.w.ctx)
	op := t.Def()
	list := slices.Clone(s.turn.loads[op])
	if op != nil && (op.Opcode == ast.OpJoinTokens || op.IsWeakLoad()) {
		for _, o := range op.Operands() {
			if isToken(s.w.carried, o) {
				list = append(list, s.inTurn(o))
			}
		}
	}
	s.turn.behind[t] = s.join(list...)
	return s.turn.behind[t]
}
