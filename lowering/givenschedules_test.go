package lowering_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/hazard"
)

// scheduledPrograms have products of all kinds whose operands come in all ways.
var scheduledPrograms = []string{
	"testdata/rings.mlir", "testdata/rotated.mlir", "testdata/roles_shapes.mlir", "testdata/gemm_persistent.mlir",
	"testdata/products_tf32.mlir", "testdata/products_transposed.mlir", "testdata/products.mlir", "testdata/gemm_pointers_masked.mlir",
	"../examples/gemm_views.mlir", "../examples/gemm_block.mlir", "../conformance/kernels/cutile/attention.mlir",
	"../conformance/kernels/cutile/attention_causal.mlir", "../conformance/kernels/cutile/gemm_dequantized.mlir", "../conformance/kernels/cutile/gemm_e4m3.mlir",
	"../conformance/kernels/cutile/gemm_batched.mlir", "../conformance/kernels/cutile/experts.mlir",
}

// TestGivenSchedules gives programs schedules at random, some of them behind the pass that
// holds schedules to what is possible: each is kept, in a plan without faults, or refused
// at its place. What that pass lets by, those behind it carry out: they panic where they
// cannot.
func TestGivenSchedules(t *testing.T) {
	tries, kept, refused := 8, 0, 0
	if thorough() {
		tries = 60
	}
	for n, path := range scheduledPrograms {
		m := parse(t, path)
		for try := range tries {
			r := rand.New(rand.NewPCG(uint64(n), uint64(try)))
			target := []string{"sm_90a", "sm_90a", "sm_86"}[try%3]
			given := m.Clone()
			if try%4 == 3 {
				given = parseText(t, planAfterOn(t, given, target, "mma"))
			}
			text := giveSchedule(r, given)
			plan, err := planGiven(t, given, target)
			var located ast.Diagnostics
			switch {
			case errors.As(err, &located):
				refused++
			case err != nil:
				t.Errorf("%s for %s, %s: %v", path, target, text, err)
			default:
				kept++
				for _, e := range entries(plan) {
					for _, fault := range hazard.Check(e) {
						t.Errorf("%s for %s, %s: entry %s: %s", path, target, text, e.Str("sym_name"), fault)
					}
				}
			}
		}
	}
	t.Logf("%d schedules are kept, %d refused", kept, refused)
	if kept < tries || refused < tries {
		t.Errorf("%d schedules are kept and %d refused: expected at least %d of each", kept, refused, tries)
	}
}

// planGiven plans a module; a panic is an error that is none of the user's.
func planGiven(t *testing.T, m *ast.Module, target string) (plan *ast.Module, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target, Until: lowering.StagePlan})
	if err != nil {
		return nil, err
	}
	return r.Plan, nil
}

// planAfterOn returns what a pass leaves of a module for a target.
func planAfterOn(t *testing.T, m *ast.Module, target, pass string) []byte {
	t.Helper()
	var dump bytes.Buffer
	o := lowering.Options{Target: target, Until: lowering.StagePlan, PrintAfter: []string{pass}, Dump: &dump}
	if _, err := lowering.Compile(t.Context(), m, o); err != nil {
		t.Fatal(err)
	}
	return dump.Bytes()
}

func parseText(t *testing.T, text []byte) *ast.Module {
	t.Helper()
	m, err := grammar.Parse("edited.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// giveSchedule writes some attributes into the loads, products and the entry of one entry of
// a module, and returns what it wrote.
func giveSchedule(r *rand.Rand, m *ast.Module) (text string) {
	list := entries(m)
	entry := list[r.IntN(len(list))]
	often := 1 + r.IntN(6)
	give := func(op *ast.Op, name string, value ast.Attr) {
		if r.IntN(often) == 0 {
			op.SetAttr(name, value)
			text += fmt.Sprintf(" %s at byte %d: %s = %v", op.ShortName(), op.Pos, name, value)
		}
	}
	stages := 2 + r.IntN(4)
	copies := []string{gpu.CopyNone, gpu.CopyThreads, gpu.CopyEngine, gpu.CopyEngine}
	entry.Walk(func(op *ast.Op) {
		switch op.Opcode {
		case ast.OpEntry:
			give(op, gpu.AttrOccupancy, gpu.Int(1+r.IntN(3)))
			give(op, gpu.AttrWarps, gpu.Int(4<<r.IntN(3)))
		case ast.OpLoadViewTko, ast.OpLoadPtrTko:
			if op.Result(0).Type.(*ast.TileType).Rank() < 2 {
				return
			}
			give(op, gpu.AttrCopy, ast.StringAttr(copies[r.IntN(len(copies))]))
			if op.Str(gpu.AttrCopy) != gpu.CopyNone {
				give(op, gpu.AttrStages, gpu.Int(stages))
			}
			if op.Str(gpu.AttrCopy) == gpu.CopyEngine {
				give(op, gpu.AttrRing, gpu.Int(r.IntN(2)))
			}
		case ast.OpMmaF, ast.OpMmaI:
			give(op, gpu.AttrOverlap, ast.StringAttr(gpu.Overlaps[r.IntN(len(gpu.Overlaps))]))
		}
		if gpu.Is(op, gpu.Mma) {
			give(op, gpu.KeyOverlap, ast.StringAttr(gpu.Overlaps[r.IntN(len(gpu.Overlaps))]))
		}
	})
	return text
}
