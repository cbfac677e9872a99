package plan

import (
	"cmp"
	"slices"

	"tileir/ast"
)

// slice is what has to be computed for some values of a later iteration: pure
// ops of the body, in order, on values defined outside, on the induction variable
// and on values that the loop carries, with what computes their next ones.
type slice struct {
	loop    *ast.Op
	ops     []*ast.Op
	carried []*ast.Value // arguments of the body
}

// add extends the slice to compute vs. If that cannot be it leaves the slice as it
// is, and names what stands against it.
func (s *slice) add(vs []*ast.Value) (by *string) {
	more := slice{s.loop, slices.Clone(s.ops), slices.Clone(s.carried)}
	for _, v := range vs {
		if by := more.value(v); by != nil {
			return by
		}
	}
	*s = more
	return nil
}

func (s *slice) value(v *ast.Value) (by *string) {
	body := s.loop.Body(0)
	switch {
	case !definedIn(v, s.loop) || v == body.Args[0] || slices.Contains(s.carried, v):
		return nil
	case v.ArgOf() == body:
		s.carried = append(s.carried, v)
		return s.value(s.next(v))
	}
	def := v.Def()
	if def == nil || def.Block() != body || !repeatable(def) {
		name := "what an inner block carries"
		if def != nil {
			name = def.ShortName()
		}
		return &name
	}
	if slices.Contains(s.ops, def) {
		return nil
	}
	for _, o := range def.Operands() {
		if by := s.value(o); by != nil {
			return by
		}
	}
	s.ops = append(s.ops, def)
	return nil
}

// repeatable reports whether op may run ahead of its iteration, or for one that
// never comes: what it does where the language leaves its result undefined is,
// on a GPU, a number.
func repeatable(op *ast.Op) bool {
	info := op.Info()
	return info != nil && info.Traits&(ast.Pure|ast.NoEffect) != 0 && !info.Is(ast.Terminator) && len(op.Regions()) == 0
}

// next returns what the next iteration gets for an argument of the body, of
// which the only continue is at its end.
func (s *slice) next(arg *ast.Value) *ast.Value {
	return s.loop.Body(0).Last().Operand(arg.Index() - 1)
}

// first returns what the first iteration gets for an argument.
func (s *slice) first(arg *ast.Value) *ast.Value { return s.loop.Operand(2 + arg.Index()) }

// clone computes the slice before a mark, for other values of the arguments,
// and returns what stands for each value then.
func (s *slice) clone(mark *ast.Op, iv *ast.Value, carried []*ast.Value) map[*ast.Value]*ast.Value {
	now := map[*ast.Value]*ast.Value{s.loop.Body(0).Args[0]: iv}
	for i, arg := range s.carried {
		now[arg] = carried[i]
	}
	for _, op := range s.ops {
		ast.InsertBefore(mark, op.Clone(now))
	}
	return now
}

// advanced returns what the iteration after that of now gets for what is carried.
func (s *slice) advanced(now map[*ast.Value]*ast.Value) []*ast.Value {
	out := make([]*ast.Value, len(s.carried))
	for i, arg := range s.carried {
		v := s.next(arg)
		out[i] = cmp.Or(now[v], v)
	}
	return out
}

func definedIn(v *ast.Value, loop *ast.Op) bool { return false } // TEMPORARY
