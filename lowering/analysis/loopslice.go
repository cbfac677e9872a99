package analysis

import (
	"cmp"
	"slices"

	"tileir/ast"
)

// LoopSlice is what has to be computed for some values of a later iteration: pure
// ops of the body, in order, on values defined outside, on the induction variable
// and on values that the loop carries, with what computes their next ones.
type LoopSlice struct {
	Loop    *ast.Op
	ops     []*ast.Op
	Carried []*ast.Value // arguments of the body
}

// Add extends the slice to compute vs. If that cannot be it leaves the slice as it
// is, and names what stands against it.
func (s *LoopSlice) Add(vs []*ast.Value) (by *string) {
	more := LoopSlice{s.Loop, slices.Clone(s.ops), slices.Clone(s.Carried)}
	for _, v := range vs {
		if by := more.value(v); by != nil {
			return by
		}
	}
	*s = more
	return nil
}

func (s *LoopSlice) value(v *ast.Value) (by *string) {
	body := s.Loop.Body(0)
	switch {
	case !DefinedIn(v, s.Loop) || v == s.Loop.InductionVariable() || slices.Contains(s.Carried, v):
		return nil
	case v.ArgOf() == body:
		s.Carried = append(s.Carried, v)
		return s.value(v.Next())
	}
	def := v.Def()
	if def == nil || def.Block() != body || !Repeatable(def) {
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

// Repeatable reports whether op may run ahead of its iteration, or for one that
// never comes: what it does where the language leaves its result undefined is,
// on a GPU, a number.
func Repeatable(op *ast.Op) bool {
	info := op.Info()
	return info != nil && info.Traits&(ast.Pure|ast.NoEffect) != 0 && !info.Is(ast.Terminator) && len(op.Regions()) == 0
}

// Clone computes the slice before a mark, for other values of the arguments,
// and returns what stands for each value then.
func (s *LoopSlice) Clone(mark *ast.Op, iv *ast.Value, carried []*ast.Value) map[*ast.Value]*ast.Value {
	now := map[*ast.Value]*ast.Value{s.Loop.InductionVariable(): iv}
	for i, arg := range s.Carried {
		now[arg] = carried[i]
	}
	for _, op := range s.ops {
		ast.InsertBefore(mark, op.Clone(now))
	}
	return now
}

// Advanced returns what the iteration after that of now gets for what is carried.
func (s *LoopSlice) Advanced(now map[*ast.Value]*ast.Value) []*ast.Value {
	out := make([]*ast.Value, len(s.Carried))
	for i, arg := range s.Carried {
		v := arg.Next()
		out[i] = cmp.Or(now[v], v)
	}
	return out
}
