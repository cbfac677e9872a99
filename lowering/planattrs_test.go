package lowering_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/lowering"
	"tileir/lowering/gpu"
)

// TestPlanAttributes takes attributes of the plans that passes leave away, one by one, and gives
// them other values, near and far: what is left is refused at its place or compiled, and never a
// panic. It tries a few hundred, with TILEIR_TESTS=all ten thousand of 69,000.
func TestPlanAttributes(t *testing.T) {
	gone, other := 20, 181 // one in so many
	if thorough() {
		gone, other = 1, 20
	}
	left, tried := 0, 0
	for _, path := range []string{"../examples/gemm_views.mlir", "../conformance/kernels/cutile/attention.mlir", "testdata/passes/transformed.mlir", "testdata/split_k.mlir", "testdata/passes/stream_k.mlir", "testdata/cluster.mlir"} {
		c := compileWatched(t, path, parse(t, path), "sm_90a")
		for _, d := range c.dumps {
			m := readDump(t, d)
			m.Walk(func(op *ast.Op) {
				for _, a := range slices.Clone(op.Attrs) {
					if gpu.KindOf(op) == gpu.None && !strings.HasPrefix(a.Name, "gpu.") || a.Name == gpu.AttrWhy {
						continue
					}
					try := func(v ast.Attr, every int) {
						if left++; left%every > 0 {
							return
						}
						tried++
						if op.RemoveAttr(a.Name); v != nil {
							op.SetAttr(a.Name, v)
						}
						if err := compiles(t, m); err != nil {
							t.Errorf("%s, after %s: %s with %s = %v for %v: %v", path, d.pass, op.ShortName(), a.Name, v, a.Value, err)
						}
						op.SetAttr(a.Name, a.Value)
					}
					try(nil, gone)
					for _, v := range otherValues(a.Value) {
						try(v, other)
					}
				}
			})
		}
	}
	if tried < 500 {
		t.Errorf("only %d plans tried", tried)
	}
	t.Logf("%d plans tried", tried)
}

// compiles compiles a plan and returns a panic, or an error without a place.
func compiles(t *testing.T, m *ast.Module) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	_, err = lowering.Compile(t.Context(), m, lowering.Options{Target: "sm_90a", Until: lowering.StageLLVM})
	if ds := (ast.Diagnostics{}); errors.As(err, &ds) {
		return nil
	}
	return err
}

// otherValues are values near the one that an attribute has, far from it, and of other kinds.
func otherValues(a ast.Attr) (list []ast.Attr) {
	switch v := a.(type) {
	case ast.IntAttr:
		for _, n := range []int64{-1, 0, 1, v.Value - 1, v.Value + 1, 2 * v.Value, 1 << 40} {
			list = append(list, ast.IntAttr{Value: n, Type: v.Type})
		}
	case ast.DenseArrayAttr:
		list = append(list, ast.DenseArrayAttr{Elem: v.Elem})
		for i := range v.Values {
			for _, n := range []int64{-1, 0, v.Values[i] + 1, 2 * v.Values[i], 1 << 40} {
				w := ast.DenseArrayAttr{Elem: v.Elem, Values: slices.Clone(v.Values)}
				w.Values[i] = n
				list = append(list, w)
			}
		}
	case ast.StringAttr:
		for _, s := range []string{"", string(v) + "x", strings.Replace(string(v), "1", "2", 1), strings.Replace(string(v), "64", "32", 1)} {
			list = append(list, ast.StringAttr(s))
		}
	case ast.ArrayAttr:
		list = append(list, ast.ArrayAttr(nil))
		for i := range v {
			for _, o := range otherValues(v[i]) {
				w := slices.Clone(v)
				w[i] = o
				list = append(list, w)
			}
		}
	case ast.BoolAttr:
		list = append(list, !v)
	}
	return append(list, ast.UnitAttr{})
}
