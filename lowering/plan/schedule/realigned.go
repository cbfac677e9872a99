package schedule

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// The copy engine reads rows that begin at multiples of 16 bytes. A tensor of other rows the
// launcher can copy before the launch, with room behind each row, and have the engine read the copy:
//
//	%a = load_view_tko … {gpu.copy = "cp.async.bulk.tensor", gpu.realigned = true}
//
// That reads and writes each element once, where a product of many tile blocks reads it in each
// row or column of those. Nobody sees the difference: what the engine brings is read at
// the entry's beginning at the earliest, and waits for nothing that the entry does.

// isTrue reports whether the schedule says so of a load.
func isTrue(load *ast.Op, attr string) bool {
	v, _ := load.Attr(attr).(ast.BoolAttr)
	return bool(v)
}

// whyNotRealigned refuses to have the launcher copy what a load reads; nil if it may.
func whyNotRealigned(c *pass.Context, load *ast.Op) *pass.Refusal {
	no := func(why string, args ...any) *pass.Refusal {
		return pass.Refuse(load, remark.RealignedNot, "why", fmt.Sprintf(why, args...))
	}
	grid := gpu.IntsOf(c.Op, gpu.AttrLaunch)
	switch {
	case isTrue(load, gpu.AttrRealigned):
		return nil
	case load.Has(gpu.AttrRealigned):
		return no("its schedule says so")
	case len(grid) != 3:
		return no("the grid is not known, so nothing says that enough tile blocks read it for that to be worth it")
	}
	if blocks := grid[0] * grid[1] * grid[2]; blocks < c.Machine.SMs {
		return no("%d tile blocks leave some of %d multiprocessors idle, and are done in the time that it takes", blocks, c.Machine.SMs)
	}
	return nil
}
