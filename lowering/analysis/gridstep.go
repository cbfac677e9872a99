package analysis

import "tileir/ast"

// GridStep is by how much an integer grows with a tile block's number along a dimension of the grid, where all
// else that it depends on makes less of a difference than that: tile blocks with other numbers there have another
// integer, in whichever iterations of their loops. It is 0 where that is not known. No sum is taken to wrap: what is
// asked is who shares what, for speed alone.
func (f *ranges) GridStep(v *ast.Value, dim int) int64 {
	def := v.Def()
	if def == nil {
		return 0
	}
	switch def.Opcode {
	case ast.OpGetTileBlockId:
		if v.Index() == dim {
			return 1
		}
	case ast.OpAssume, ast.OpExtI:
		return f.GridStep(def.Source(), dim)
	case ast.OpMulI:
		lhs, rhs := def.Get(ast.InLhs), def.Get(ast.InRhs)
		return max(times(f.GridStep(lhs, dim), rhs), times(f.GridStep(rhs, dim), lhs))
	case ast.OpDivI:
		if n, known := SplatValue(def.Get(ast.InRhs)); known && n > 0 {
			if step := f.GridStep(def.Get(ast.InLhs), dim); step%n == 0 {
				return step / n
			}
		}
	case ast.OpAddI:
		lhs, rhs := def.Get(ast.InLhs), def.Get(ast.InRhs)
		return max(f.beside(f.GridStep(lhs, dim), rhs), f.beside(f.GridStep(rhs, dim), lhs))
	}
	return 0
}

// times is a step times a positive number, 0 if that is not known.
func times(step int64, v *ast.Value) int64 {
	n, known := SplatValue(v)
	if !known || n <= 0 || n > maxGrid || step > maxGrid {
		return 0
	}
	return step * n
}

// beside is a step if a number is nowhere as much as that, or else 0.
func (f *ranges) beside(step int64, v *ast.Value) int64 {
	if r := f.Range(v); step == 0 || r.lo < 0 || r.hi >= step {
		return 0
	}
	return step
}
