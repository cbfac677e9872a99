package lowering_test

import (
	"context"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/hazard"
)

// checkBarriers checks that no barrier is missing and none is redundant.
func (c *watched) checkBarriers(t *testing.T) {
	t.Helper()
	for _, e := range entries(c.result.Plan) {
		for _, text := range hazard.Check(e) {
			t.Errorf("%s, entry %s: %s", c.target, e.Str("sym_name"), text)
		}
	}
}

func planned(t *testing.T, m *ast.Module, target string) *ast.Module {
	t.Helper()
	r, err := lowering.Compile(context.Background(), m, lowering.Options{Target: target, Until: lowering.StagePlan})
	if err != nil {
		t.Fatal(err)
	}
	return r.Plan
}

func entries(m *ast.Module) (list []*ast.Op) {
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			list = append(list, op)
		}
	})
	return list
}

// TestBarriersFindFaults takes barriers away, and adds one, to see that the
// check finds it.
func TestBarriersFindFaults(t *testing.T) {
	found := 0
	for _, path := range files(t, "testdata/gemm_*.mlir", "testdata/passes/*.mlir", "../examples/gemm*.mlir") {
		m := parse(t, path)
		for _, e := range entries(planned(t, m, "sm_80")) {
			var bars []*ast.Op
			e.Walk(func(op *ast.Op) {
				if gpu.Is(op, gpu.Barrier) {
					bars = append(bars, op)
				}
			})
			for _, bar := range bars {
				next := bar.Next()
				bar.Unlink()
				if text := strings.Join(hazard.Check(e), "\n"); !strings.HasPrefix(text, "missing: ") {
					t.Errorf("%s: without the barrier that stands because %s: got %q", path, bar.Str("why"), text)
				}
				ast.InsertBefore(next, bar)
				twice := ast.NewOp(ast.OpUnregistered, nil, nil)
				twice.SetName(gpu.Barrier.String())
				ast.InsertBefore(bar, twice)
				if len(hazard.Check(e)) == 0 {
					t.Errorf("%s: two barriers in a row: nothing found", path)
				}
				twice.Erase()
				found++
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d barriers tried", found)
	}
}

// TestWaitsFindFaults has ops wait once less often than they have to, takes away the barriers
// at the beginning and the ends of clusters, and those before a workspace is given back: the
// check finds each.
func TestWaitsFindFaults(t *testing.T) {
	tried := map[string]int{}
	for _, path := range files(t, "testdata/rounds.mlir", "testdata/cluster.mlir", "testdata/passes/cluster.mlir", "testdata/passes/print.mlir", "testdata/split_k.mlir", "testdata/stream_k.mlir", "testdata/large_print_cluster.mlir", "testdata/large_shape.mlir", "testdata/large_insert_pair.mlir", "testdata/reduce_runs.mlir", "testdata/convert.mlir", "testdata/scan_parts.mlir") {
		for _, e := range entries(planned(t, parse(t, path), "sm_90a")) {
			missing := func(fault, at string) {
				if text := strings.Join(hazard.Check(e), "\n"); !strings.HasPrefix(text, "missing: ") {
					t.Errorf("%s, entry %s: %s of %s: got %q", path, e.Str("sym_name"), fault, at, text)
				}
				tried[fault]++
			}
			e.Walk(func(op *ast.Op) {
				waits := op.Attr(gpu.AttrWaits)
				_, _, scratch := gpu.ScratchOf(op)
				switch {
				case waits != nil && scratch && op.Opcode != ast.OpAssert:
					op.RemoveAttr(gpu.AttrWaits)
					missing("no wait", op.ShortName())
					op.SetAttr(gpu.AttrWaits, waits)
				case gpu.Is(op, gpu.Barrier) && (gpu.Is(op.Next(), gpu.FreeWorkspace) || op.Next().Opcode == ast.OpReturn || op == e.Body(0).First()):
					next := op.Next()
					op.Unlink()
					missing("no barrier at an end", next.ShortName())
					ast.InsertBefore(next, op)
				}
			})
		}
	}
	if tried["no wait"] < 40 || tried["no barrier at an end"] < 10 {
		t.Errorf("only %v tried", tried)
	}
}

// TestBatchedLoads: a load which a token puts before a store that may write what it
// reads, in other threads, is made before the threads wait, also if they wait inside an
// op; moved behind that, or made in batches with the store, it is found.
func TestBatchedLoads(t *testing.T) {
	for _, target := range []string{"sm_80", "sm_90a"} {
		for _, c := range []struct {
			fault string
			plant func(load, store *ast.Op)
			want  string
		}{
			{"none", func(load, store *ast.Op) {}, ""},
			{"behind the wait", func(load, store *ast.Op) {
				load.Unlink()
				ast.InsertBefore(store, load)
			}, "missing: "},
			{"in batches", func(load, store *ast.Op) {
				load.SetAttr(gpu.AttrBatched, ast.UnitAttr{})
				store.SetAttr(gpu.AttrBatch, gpu.Int(16))
			}, "missing: "},
		} {
			e := entries(planned(t, parse(t, "testdata/fixedbugs/deferred_load.mlir"), target))[0]
			var load, store *ast.Op
			for op := range e.Body(0).Ops() {
				if op.Opcode == ast.OpStorePtrTko {
					store, load = op, op.Group(1)[0].Def()
				}
			}
			c.plant(load, store)
			if text := strings.Join(hazard.Check(e), "\n"); !strings.HasPrefix(text, c.want) || c.want == "" && text != "" {
				t.Errorf("%s, fault %s: expected %q, got %q", target, c.fault, c.want, text)
			}
		}
	}
}
