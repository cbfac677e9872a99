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

// TestAttributeGone takes attributes of the plans that passes leave away, one by one: what is
// left is refused at its place or compiled, and never a panic. It tries one in twenty, with
// TILEIR_TESTS=all each.
func TestAttributeGone(t *testing.T) {
	found, tried := 0, 0
	for _, path := range []string{"../examples/gemm_views.mlir", "../conformance/kernels/cutile/attention.mlir", "testdata/passes/transformed.mlir", "testdata/split_k.mlir", "testdata/cluster.mlir"} {
		c := compileWatched(t, path, parse(t, path), "sm_90a")
		for _, d := range c.dumps {
			m := readDump(t, d)
			m.Walk(func(op *ast.Op) {
				for _, a := range slices.Clone(op.Attrs) {
					if gpu.KindOf(op) == gpu.None && !strings.HasPrefix(a.Name, "gpu.") || a.Name == gpu.AttrWhy {
						continue
					}
					if found++; found%20 > 0 && !thorough() {
						continue
					}
					tried++
					op.RemoveAttr(a.Name)
					if err := triedAlone(t, m); err != nil {
						t.Errorf("%s, after %s: %s without %s: %v", path, d.pass, op.ShortName(), a.Name, err)
					}
					op.SetAttr(a.Name, a.Value)
				}
			})
		}
	}
	if tried < 300 {
		t.Errorf("only %d attributes tried", tried)
	}
}

// triedAlone compiles a plan and returns a panic, or an error without a place.
func triedAlone(t *testing.T, m *ast.Module) (err error) {
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
