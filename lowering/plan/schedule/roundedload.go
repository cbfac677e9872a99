package schedule

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// The copy engine rounds f32 to tf32 on the way to shared memory, where a tensor map says
// so: to nearest, ties to even, as ftof does that does not say otherwise. What is loaded for
// such an ftof alone then lies there as products read it, and nothing converts it:
//
//	%t = load_view_tko … {gpu.rounded = true}
//	%r = ftof %t : tile<128x32xf32> -> tile<128x32xtf32>
//	mmaf %r, …
//
// The ftof stays until the copy is made, so that a plan in which threads load the tile
// after all is right as well.

// roundedLoad returns the load of which a value is the rounded tile, if the schedule has the
// copy engine round it, or nil.
func roundedLoad(v *ast.Value) *ast.Op {
	if load := loadToRound(v); load != nil && isRounded(load) {
		return load
	}
	return nil
}

// isRounded reports whether the schedule has the copy engine round what an op loads.
func isRounded(op *ast.Op) bool { return isTrue(op, gpu.AttrRounded) }

// loadToRound returns the load of a tile, or of what is left of it without dimensions of one
// element, that only the ftof reads that v is the result of, if that rounds as the engine
// does; or nil.
func loadToRound(v *ast.Value) *ast.Op {
	op := v.Def()
	if op == nil || op.Opcode != ast.OpFToF || op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven) != ast.RoundNearestEven {
		return nil
	}
	from := op.Source()
	if !gpu.RoundsTo(ast.AsTile(from.Type).ElemNum(), ast.AsTile(v.Type).ElemNum()) || len(v.Uses()) != 1 || len(from.Uses()) != 1 {
		return nil
	}
	if load := analysis.LoadedBy(from); load != nil && load.Opcode == ast.OpLoadViewTko && len(load.Get(ast.OutTile).Uses()) == 1 {
		return load
	}
	return nil
}

// stagedDim is the dimension along which the elements of a staged tile lie in memory.
func stagedDim(c *pass.Context, v *ast.Value) (int, bool) {
	if roundedLoad(v) != nil {
		v = v.Def().Source()
	}
	return c.ContiguousDim(v)
}
