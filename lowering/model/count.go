package model

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/views"
)

// A Launch is what an entry is estimated for.
type Launch struct {
	Grid    [3]int64
	Scalars map[int]int64 // by parameter: the arguments that are integers
}

// Blocks is how many tile blocks there are.
func (l *Launch) Blocks() int64 { return l.Grid[0] * l.Grid[1] * l.Grid[2] }

// UsualTrips is how often a loop is taken to run whose bounds are not known.
const UsualTrips = 16

// trips is how often a loop runs; known is false if that is a guess. What depends on the
// number of the tile block is taken for the middle of the grid.
func (l *Launch) trips(loop *ast.Op) (n float64, known bool) {
	if loop.Opcode != ast.OpFor {
		return UsualTrips, false
	}
	bounds := loop.Bounds()
	from, ok1 := l.number(bounds[0])
	to, ok2 := l.number(bounds[1])
	step, ok3 := l.number(bounds[2])
	if !ok1 || !ok2 || !ok3 || step <= 0 {
		return UsualTrips, false
	}
	return float64(max(0, (to-from+step-1)/step)), true
}

// number is the value of an integer, as far as the launch says it.
func (l *Launch) number(v *ast.Value) (int64, bool) {
	if n, ok := analysis.SplatValue(v); ok {
		return n, true
	}
	def := v.Def()
	if def == nil {
		return l.argument(v)
	}
	switch def.Opcode {
	case ast.OpAssume, ast.OpExtI, ast.OpTruncI:
		return l.number(def.Source())
	case ast.OpGetNumTileBlocks:
		return l.Grid[v.Index()], true
	case ast.OpGetTileBlockId:
		return l.Grid[v.Index()] / 2, true
	case ast.OpGetIndexSpaceShape:
		return l.indexSpace(def.Source(), v.Index())
	}
	if gpu.Is(def, gpu.SplitPart) {
		return 0, true // whose part is the longest
	}
	if gpu.Is(def, gpu.StreamPart) { // a tile block's, of which each CTA has a share
		if v == gpu.Out(def, gpu.OutFrom) {
			return 0, true
		}
		return l.number(gpu.Get(def, gpu.InTrips))
	}
	compute := arithmetic[def.Opcode]
	if compute == nil {
		return 0, false
	}
	a, ok1 := l.number(def.Get(ast.InLhs))
	b, ok2 := l.number(def.Get(ast.InRhs))
	if !ok1 || !ok2 {
		return 0, false
	}
	return compute(def, a, b)
}

// arithmetic is what loops' bounds are computed by.
var arithmetic = [ast.NumOps]func(op *ast.Op, a, b int64) (int64, bool){
	ast.OpAddI: func(_ *ast.Op, a, b int64) (int64, bool) { return a + b, true },
	ast.OpSubI: func(_ *ast.Op, a, b int64) (int64, bool) { return a - b, true },
	ast.OpMulI: func(_ *ast.Op, a, b int64) (int64, bool) { return a * b, true },
	ast.OpAndI: func(_ *ast.Op, a, b int64) (int64, bool) { return a & b, true },
	ast.OpShRI: func(_ *ast.Op, a, b int64) (int64, bool) { return a >> b, 0 <= b && b < 64 },
	ast.OpMinI: func(_ *ast.Op, a, b int64) (int64, bool) { return min(a, b), true },
	ast.OpMaxI: func(_ *ast.Op, a, b int64) (int64, bool) { return max(a, b), true },
	ast.OpRemI: func(_ *ast.Op, a, b int64) (int64, bool) {
		if b <= 0 {
			return 0, false
		}
		return a % b, true
	},
	ast.OpDivI: divide,
}

// divide divides numbers that are not negative, rounding as the op says.
func divide(op *ast.Op, a, b int64) (int64, bool) {
	if a < 0 || b <= 0 {
		return 0, false
	}
	if op.Enum(ast.KeyRounding, ast.RoundZero) == ast.RoundPosInf {
		a += b - 1
	}
	return a / b, true
}

// argument is the value of a parameter of the entry; that of a loop is not one number.
func (l *Launch) argument(v *ast.Value) (int64, bool) {
	if v.ArgOf().Parent().Opcode != ast.OpEntry {
		return 0, false
	}
	n, ok := l.Scalars[v.Index()]
	return n, ok
}

// indexSpace is an extent of the index space of a view.
func (l *Launch) indexSpace(view *ast.Value, dim int) (int64, bool) {
	t, ok := view.Type.(ast.View)
	if !ok || view.Def() == nil {
		return 0, false
	}
	m := views.Of(t)
	extents, ok := l.extents(view)
	if !ok {
		return 0, false
	}
	out := make([]int64, m.Rank())
	m.IndexSpace(extents, out)
	return out[dim], true
}

// extents are those of the tensor that a view is of.
func (l *Launch) extents(view *ast.Value) ([]int64, bool) {
	tensor := view.Type.(ast.View).Tensor()
	made := view.Def().Source().Def()
	if made == nil || made.Opcode != ast.OpMakeTensorView {
		return nil, false
	}
	dynamic, next := made.List(ast.InExtents), 0
	var list []int64
	for _, n := range tensor.Shape {
		if n == ast.Dynamic {
			var ok bool
			if n, ok = l.number(dynamic[next]); !ok {
				return nil, false
			}
			next++
		}
		list = append(list, n)
	}
	return list, true
}
