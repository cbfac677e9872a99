package analysis

import (
	"slices"

	"tileir/ast"
)

// ProgramSlice is what of an entry has to be run to compute some of its values:
// pure ops, and the loops around them with what those carry.
type ProgramSlice struct {
	entry   *ast.Op
	also    func(*ast.Op) bool // ops besides that say the same wherever they stand
	Ops     map[*ast.Op]bool
	Loops   map[*ast.Op]bool
	carried map[*ast.Value]bool // arguments of the loops' bodies
}

// NewProgramSlice has nothing to compute yet. Beside the ops of the language that say the
// same wherever they stand in the entry it may take those that also names.
func NewProgramSlice(entry *ast.Op, also func(*ast.Op) bool) *ProgramSlice {
	return &ProgramSlice{entry, also, map[*ast.Op]bool{}, map[*ast.Op]bool{}, map[*ast.Value]bool{}}
}

// Add extends the slice to run loops and compute values inside, or leaves it as it
// is if that cannot be.
func (s *ProgramSlice) Add(loops []*ast.Op, values []*ast.Value) bool {
	w := sliceWalk{ProgramSlice: s}
	for _, loop := range loops {
		w.mark(s.Loops, loop)
		for _, v := range loop.Bounds() {
			if !w.value(v) {
				w.undo()
				return false
			}
		}
	}
	for _, v := range values {
		if !w.value(v) {
			w.undo()
			return false
		}
	}
	return true
}

// sliceWalk is an extension of a slice under way, which may be taken back.
type sliceWalk struct {
	*ProgramSlice
	ops, args []func()
}

func (w *sliceWalk) mark(in map[*ast.Op]bool, op *ast.Op) {
	if !in[op] {
		in[op] = true
		w.ops = append(w.ops, func() { delete(in, op) })
	}
}

func (w *sliceWalk) undo() {
	for _, f := range slices.Concat(w.ops, w.args) {
		f()
	}
}

// value adds what a value is computed of.
func (w *sliceWalk) value(v *ast.Value) bool {
	if b := v.ArgOf(); b != nil {
		return b == w.entry.Body(0) || w.argument(v, b.Parent())
	}
	def := v.Def()
	if !Repeatable(def) && !sameForAll(def) && !w.also(def) {
		return false
	}
	if w.ProgramSlice.Ops[def] {
		return true
	}
	w.mark(w.ProgramSlice.Ops, def)
	for _, o := range def.Operands() {
		if !w.value(o) {
			return false
		}
	}
	return true
}

// sameForAll reports whether op says the same wherever it stands in the entry.
func sameForAll(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpAssume, ast.OpGetTileBlockId, ast.OpGetNumTileBlocks:
		return true
	}
	return false
}

// argument adds what a loop of the slice carries.
func (w *sliceWalk) argument(v *ast.Value, loop *ast.Op) bool {
	if !w.Loops[loop] {
		return false
	}
	if v.Index() == 0 || w.carried[v] {
		return true
	}
	w.carried[v] = true
	w.args = append(w.args, func() { delete(w.carried, v) })
	return w.value(v.Initial()) && w.value(v.Next())
}

// CarriedBy lists which of the values that a loop carries the slice needs.
func (s *ProgramSlice) CarriedBy(loop *ast.Op) (list []int) {
	for i, arg := range loop.Carried() {
		if s.carried[arg] {
			list = append(list, i)
		}
	}
	return list
}

// CloneBefore computes a slice without loops once more before a mark, and returns
// what stands for each value there.
func (s *ProgramSlice) CloneBefore(mark *ast.Op) map[*ast.Value]*ast.Value {
	now := map[*ast.Value]*ast.Value{}
	var ops []*ast.Op
	s.entry.Walk(func(op *ast.Op) {
		if s.Ops[op] {
			ops = append(ops, op)
		}
	})
	for _, op := range ops {
		ast.InsertBefore(mark, op.Clone(now))
	}
	return now
}
