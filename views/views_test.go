package views

import (
	"math"
	"reflect"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
)

func tensor(shape, strides []int64) *ast.TensorViewType {
	return &ast.TensorViewType{Elem: num.F32, Shape: shape, Strides: strides}
}

func space(v ast.View, extents ...int64) []int64 {
	m := Of(v)
	out := make([]int64, m.Rank())
	m.IndexSpace(extents, out)
	return out
}

// The examples of the specification's type section.
func TestIndexSpace(t *testing.T) {
	big := tensor([]int64{64, 16}, []int64{16, 1})
	for _, c := range []struct {
		name    string
		view    ast.View
		extents []int64
		want    []int64
	}{
		{"partition", &ast.PartitionViewType{Tile: []int32{4, 2}, View: big, DimMap: []int32{0, 1}}, big.Shape, []int64{16, 8}},
		{"transposed", &ast.PartitionViewType{Tile: []int32{4, 2}, View: big, DimMap: []int32{1, 0}}, big.Shape, []int64{4, 32}},
		{"gaps", &ast.StridedViewType{Tile: []int32{2}, Steps: []int32{3}, View: tensor([]int64{16}, []int64{1}), DimMap: []int32{0}}, []int64{16}, []int64{6}},
		{"overlap", &ast.StridedViewType{Tile: []int32{2}, Steps: []int32{1}, View: tensor([]int64{8}, []int64{1}), DimMap: []int32{0}}, []int64{8}, []int64{8}},
		{"strided", &ast.StridedViewType{Tile: []int32{4, 2}, Steps: []int32{4, 3}, View: big, DimMap: []int32{0, 1}}, big.Shape, []int64{16, 6}},
		{"gather", &ast.GatherScatterViewType{Tile: []int32{8, 4}, View: big, SparseDim: 0}, big.Shape, []int64{64, 16}},
		{"ragged", &ast.PartitionViewType{Tile: []int32{4, 2}, View: big, DimMap: []int32{0, 1}}, []int64{5, 7}, []int64{2, 4}},
		{"empty", &ast.PartitionViewType{Tile: []int32{4, 2}, View: big, DimMap: []int32{0, 1}}, []int64{0, 7}, []int64{0, 4}},
	} {
		if got := space(c.view, c.extents...); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

// Every window agrees, element by element, with the equation for x.
func TestPlaceByDefinition(t *testing.T) {
	extents, strides := []int64{5, 7, 3}, []int64{100, 9, 2}
	v := &ast.StridedViewType{Tile: []int32{2, 4, 2}, Steps: []int32{3, 2, 2}, View: tensor(extents, strides), DimMap: []int32{2, 0, 1}}
	m := Of(v)
	w := m.NewWindow()
	shape := space(v, extents...)
	each(shape, func(i []int64) {
		m.Place(w, i, extents, strides)
		each(m.Tile, func(c []int64) {
			at, in, wantIn := w.Base, true, true
			var want int64
			for d := range c {
				at += c[d] * w.Stride[d]
				in = in && c[d] < w.Limit[d]
				x := i[d]*int64(v.Steps[d]) + c[d]
				want += x * strides[v.DimMap[d]]
				wantIn = wantIn && x < extents[v.DimMap[d]]
			}
			if at != want || in != wantIn {
				t.Fatalf("index %v element %v: got %d %v, want %d %v", i, c, at, in, want, wantIn)
			}
		})
	})
}

func each(shape []int64, f func([]int64)) {
	x := make([]int64, len(shape))
	for {
		f(x)
		d := len(shape) - 1
		for ; d >= 0; d-- {
			if x[d]++; x[d] < shape[d] {
				break
			}
			x[d] = 0
		}
		if d < 0 {
			return
		}
	}
}

func TestWorkedExample(t *testing.T) {
	v := tensor([]int64{5, 7}, []int64{7, 1})
	m := Of(&ast.PartitionViewType{Tile: []int32{4, 2}, View: v, DimMap: []int32{0, 1}})
	w := m.NewWindow()
	m.Place(w, []int64{1, 3}, v.Shape, v.Strides)
	if want := (&Window{34, []int64{7, 1}, []int64{1, 1}}); !reflect.DeepEqual(w, want) {
		t.Errorf("got %v, want %v", w, want)
	}
	m = Of(&ast.PartitionViewType{Tile: []int32{4, 2}, View: v, DimMap: []int32{1, 0}})
	m.Place(w, []int64{1, 2}, v.Shape, v.Strides)
	if want := (&Window{32, []int64{1, 7}, []int64{3, 1}}); !reflect.DeepEqual(w, want) {
		t.Errorf("got %v, want %v", w, want)
	}
}

func TestResolveAndPad(t *testing.T) {
	out := make([]int64, 3)
	Resolve([]int64{ast.Dynamic, 4, ast.Dynamic}, []int64{7, 9}, out)
	if !reflect.DeepEqual(out, []int64{7, 4, 9}) {
		t.Errorf("got %v", out)
	}
	for p, want := range map[ast.Padding]float64{ast.PadZero: 0, ast.PadNegZero: math.Copysign(0, -1), ast.PadPosInf: math.Inf(1), ast.PadNegInf: math.Inf(-1)} {
		if got := num.Decode(num.F16, PadBits(p, num.F16)); math.Float64bits(got) != math.Float64bits(want) {
			t.Errorf("%v: got %v", p, got)
		}
	}
	if !num.IsNaN(num.BF16, PadBits(ast.PadNaN, num.BF16)) {
		t.Error("padding nan is not NaN")
	}
}
