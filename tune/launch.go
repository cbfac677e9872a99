package tune

import (
	"tileir/launcher"
	"tileir/lowering/model"
)

// LaunchOf is what a launch tells the model: the grid, and the arguments that are integers.
func LaunchOf(params []launcher.Param, grid launcher.Grid, bindings []launcher.Binding) model.Launch {
	return model.Launch{Grid: [3]int64{int64(grid.X), int64(grid.Y), int64(grid.Z)}, Scalars: launcher.IntegersOf(params, bindings)}
}
