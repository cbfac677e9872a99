package llvmgen

import (
	"slices"
	"testing"
)

// A multiply-add has a factor in common with the one before it, and none is left out, also where
// registers hold the same element twice.
func TestBackAndForth(t *testing.T) {
	for _, c := range []struct{ rows, cols, want []int }{
		{[]int{0, 0, 1, 1, 2, 2}, []int{0, 1, 0, 1, 0, 1}, []int{0, 1, 3, 2, 4, 5}},
		{[]int{0, 1, 0, 1}, []int{0, 0, 1, 1}, []int{0, 2, 3, 1}},
		{[]int{0, 0, 0}, []int{0, 0, 1}, []int{0, 1, 2}},
	} {
		if got := backAndForth(c.rows, c.cols); !slices.Equal(got, c.want) {
			t.Errorf("rows %v, columns %v: got %v, expected %v", c.rows, c.cols, got, c.want)
		}
	}
}
