package analysis

import "testing"

// TestAxisSums checks the arithmetic of affine tiles.
func TestAxisSums(t *testing.T) {
	row := &axis{base: 16, steps: []axisStep{{true, 0}, {true, 1}}}
	pitch := &axis{base: 8, steps: []axisStep{{false, 8}, {true, 0}}}
	sum := sumAxes(row, pitch, 1, false)
	if sum.base != 8 || sum.steps[0] != (axisStep{false, 8}) || sum.steps[1] != (axisStep{true, 1}) {
		t.Errorf("sum = %+v", sum)
	}
	ptr := sumAxes(uniform(256, 2), row, 4, false)
	if ptr.base != 64 || ptr.steps[1] != (axisStep{true, 4}) {
		t.Errorf("pointers = %+v", ptr)
	}
	if back := sumAxes(row, row, 1, true); !constantAxis(back) {
		t.Errorf("difference = %+v", back)
	}
	if sumAxes(nil, row, 1, false) != nil {
		t.Error("something is known of a sum with an unknown")
	}
}
