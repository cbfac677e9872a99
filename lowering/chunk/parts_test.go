package chunk

import (
	"slices"
	"testing"
)

func TestReshapedSize(t *testing.T) {
	for _, c := range []struct{ to, from, size, want []int64 }{
		{[]int64{8, 4}, []int64{32}, []int64{2, 4}, []int64{8}},
		{[]int64{8, 4}, []int64{32}, []int64{4, 2}, nil},
		{[]int64{8, 4}, []int64{2, 4, 2, 2}, []int64{4, 2}, []int64{1, 4, 1, 2}},
		{[]int64{8, 4}, []int64{2, 4, 4}, []int64{4, 2}, []int64{1, 4, 2}},
		{[]int64{32}, []int64{4, 8}, []int64{16}, []int64{2, 8}},
		{[]int64{32}, []int64{1, 32, 1}, []int64{4}, []int64{1, 4, 1}},
		{[]int64{4, 8}, []int64{8, 4}, []int64{1, 8}, []int64{2, 4}},
	} {
		if got := reshapedSize(c.to, c.from, c.size); !slices.Equal(got, c.want) {
			t.Errorf("%v of %v, from %v: got %v, want %v", c.size, c.to, c.from, got, c.want)
		}
	}
}

func TestSized(t *testing.T) {
	for _, c := range []struct {
		shape []int64
		n     int64
		hint  shapeHint
		want  []int64
	}{
		{[]int64{256, 8192}, 8192, shapeHint{}, []int64{1, 8192}},
		{[]int64{4096, 64}, 8192, shapeHint{}, []int64{128, 64}},
		{[]int64{4096, 4096}, 8192, shapeHint{square: true, a: 1, b: 0}, []int64{128, 64}},
		{[]int64{8, 4, 4096}, 1024, shapeHint{square: true, a: 2, b: 0}, []int64{8, 1, 128}},
		{[]int64{1024, 1024}, 8192, shapeHint{product: true}, []int64{128, 128}},
		{[]int64{1024, 32}, 8192, shapeHint{product: true}, []int64{512, 32}},
	} {
		if got := sized(c.shape, c.n, c.hint); !slices.Equal(got, c.want) {
			t.Errorf("%v in chunks of %d, %+v: got %v, want %v", c.shape, c.n, c.hint, got, c.want)
		}
	}
}
