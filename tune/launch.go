package tune

import (
	"tileir/launcher"
	"tileir/lowering/model"
)

// LaunchOf is what a launch tells the model: the grid, and the arguments that are integers.
func LaunchOf(params []launcher.Param, grid launcher.Grid, bindings []launcher.Binding) model.Launch {
	l := model.Launch{Grid: [3]int64{int64(grid.X), int64(grid.Y), int64(grid.Z)}, Scalars: map[int]int64{}}
	for i, b := range bindings[:len(params)] {
		if p := params[i]; !p.Pointer && p.Elem.IsInt() {
			if bits, err := b.Spec.Scalar(p.Elem); err == nil {
				s := 64 - uint(p.Elem.Bits())
				l.Scalars[i] = int64(bits<<s) >> s
			}
		}
	}
	return l
}
