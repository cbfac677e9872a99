package ast_test

import (
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/grammar"
)

// Attributes no two of which are the same, as text: neighbours differ in one
// thing.
var differentAttrs = []string{
	`1 : i32`, `2 : i32`, `1 : i64`, `1.0 : f32`, `1.0 : f64`, `true`, `false`, `unit`,
	`"a"`, `"b"`, `@a`, `@b`, `@a::@b`, `i32`, `i64`,
	`[]`, `[1 : i32]`, `[1 : i32, 2 : i32]`, `[2 : i32, 1 : i32]`,
	`{}`, `{a = 1 : i32}`, `{b = 1 : i32}`, `{a = 2 : i32}`, `{a = 1 : i32, b = 2 : i32}`, `{a = 1 : i32, b = 3 : i32}`,
	`array<i64: 1, 2>`, `array<i64: 1, 3>`, `array<i64: 1>`, `array<i32: 1, 2>`,
	`dense<1> : !cuda_tile.tile<2xi32>`, `dense<2> : !cuda_tile.tile<2xi32>`, `dense<[1, 2]> : !cuda_tile.tile<2xi32>`,
	`dense<[1, 3]> : !cuda_tile.tile<2xi32>`, `dense<1> : !cuda_tile.tile<4xi32>`, `dense<1> : !cuda_tile.tile<2xi64>`,
	`#cuda_tile.div_by<2>`, `#cuda_tile.div_by<4>`, `#cuda_tile.div_by<2, every 2 along 0>`, `#cuda_tile.div_by<2, every 4 along 0>`,
	`#cuda_tile.div_by<2, every 2 along 1>`, `#cuda_tile.same_elements<[2]>`, `#cuda_tile.same_elements<[4]>`, `#cuda_tile.same_elements<[2, 2]>`,
	`#cuda_tile.bounded<0, 8>`, `#cuda_tile.bounded<0, 9>`, `#cuda_tile.bounded<1, 8>`, `#cuda_tile.bounded<?, 8>`, `#cuda_tile.bounded<0, ?>`, `#cuda_tile.bounded<?, ?>`,
}

// Types no two of which are the same.
var differentTypes = []string{
	`i32`, `f32`, `!cuda_tile.token`, `!other.type<1>`, `!other.type<2>`,
	`!cuda_tile.ptr<i32>`, `!cuda_tile.ptr<f32>`, `!cuda_tile.tile<i32>`, `!cuda_tile.tile<ptr<i32>>`, `!cuda_tile.tile<ptr<i64>>`,
	`!cuda_tile.tile<2xi32>`, `!cuda_tile.tile<2xi64>`, `!cuda_tile.tile<4xi32>`, `!cuda_tile.tile<2x1xi32>`,
	`!cuda_tile.tensor_view<8xf32, strides=[1]>`, `!cuda_tile.tensor_view<?xf32, strides=[1]>`, `!cuda_tile.tensor_view<8xf32, strides=[2]>`, `!cuda_tile.tensor_view<8xf16, strides=[1]>`,
	`!cuda_tile.partition_view<tile=(2x2), tensor_view<8x8xf32, strides=[8,1]>>`,
	`!cuda_tile.partition_view<tile=(2x4), tensor_view<8x8xf32, strides=[8,1]>>`,
	`!cuda_tile.partition_view<tile=(2x2), tensor_view<8x8xf32, strides=[8,1]>, dim_map=[1, 0]>`,
	`!cuda_tile.partition_view<tile=(2x2), padding_value = zero, tensor_view<8x8xf32, strides=[8,1]>>`,
	`!cuda_tile.partition_view<tile=(2x2), padding_value = nan, tensor_view<8x8xf32, strides=[8,1]>>`,
	`!cuda_tile.partition_view<tile=(2x2), tensor_view<8x9xf32, strides=[8,1]>>`,
	`!cuda_tile.strided_view<tile=(2x2), traversal_strides=[1,1], tensor_view<8x8xf32, strides=[8,1]>>`,
	`!cuda_tile.strided_view<tile=(2x2), traversal_strides=[1,2], tensor_view<8x8xf32, strides=[8,1]>>`,
	`!cuda_tile.strided_view<tile=(2x2), traversal_strides=[1,1], padding_value = zero, tensor_view<8x8xf32, strides=[8,1]>>`,
	`!cuda_tile.gather_scatter_view<tile=(2x2), tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>`,
	`!cuda_tile.gather_scatter_view<tile=(2x2), tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=1>`,
	`!cuda_tile.gather_scatter_view<tile=(2x2), padding_value = zero, tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>`,
	`!cuda_tile.gather_scatter_view<tile=(4x2), tensor_view<8x8xf32, strides=[8,1]>, sparse_dim=0>`,
	`!cuda_tile.gather_scatter_view<tile=(2x2), tensor_view<8x8xf64, strides=[8,1]>, sparse_dim=0>`,
}

func TestSame(t *testing.T) {
	attr := func(text string) ast.Attr { return valueOf(t, `"test.op"() {a = `+text+`} : () -> i32`).Attr("a") }
	typ := func(text string) ast.Type { return valueOf(t, `"test.op"() : () -> `+text).Result(0).Type }
	everyPair(t, differentAttrs, attr, ast.SameAttr)
	everyPair(t, differentTypes, typ, ast.Same)
	if !ast.SameAttr(attr(`{a = 1 : i32, b = 2 : i32}`), attr(`{b = 2 : i32, a = 1 : i32}`)) {
		t.Error("the order of a dictionary's entries does not matter")
	}
}

// Text has no extents and strides that are not positive; files and programs that
// make types may.
func TestTensorViewProblem(t *testing.T) {
	for _, c := range []struct {
		extent, stride int64
		want           ast.TypeFault
	}{
		{1, 1, ast.FaultNone}, {ast.Dynamic, ast.Dynamic, ast.FaultNone},
		{0, 1, ast.FaultTensorExtents}, {-1, 1, ast.FaultTensorExtents}, {8, 0, ast.FaultTensorExtents}, {8, -1, ast.FaultTensorExtents},
	} {
		view := &ast.TensorViewType{Elem: num.F32, Shape: []int64{8, c.extent}, Strides: []int64{1, c.stride}}
		if got, _ := ast.TypeProblem(view); got != c.want {
			t.Errorf("%s: got fault %d, want %d", view, got, c.want)
		}
	}
}

// everyPair reads each text twice and compares all with all.
func everyPair[T any](t *testing.T, texts []string, read func(string) T, same func(a, b T) bool) {
	t.Helper()
	for i, a := range texts {
		for j, b := range texts {
			if got := same(read(a), read(b)); got != (i == j) {
				t.Errorf("%s and %s are the same: got %v", a, b, got)
			}
		}
	}
}

// valueOf reads an op of another dialect.
func valueOf(t *testing.T, text string) *ast.Op {
	t.Helper()
	m, err := grammar.ParseWith("test", []byte("cuda_tile.module @m {\n%0 = "+text+"\n}"), grammar.Options{AllowUnregistered: true})
	if err != nil {
		t.Fatal(err)
	}
	var found *ast.Op
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpUnregistered {
			found = op
		}
	})
	return found
}
