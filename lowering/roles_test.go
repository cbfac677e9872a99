package lowering_test

import (
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/hazard"
	"tileir/lowering/remark"
)

// ringFault is a mistake in how a ring is kept, planted in an op.
type ringFault struct {
	name  string
	kind  gpu.Kind
	plant func(op *ast.Op) (undo func())
}

// erased takes an op away.
func erased(op *ast.Op) func() {
	next := op.Next()
	op.Unlink()
	return func() { ast.InsertBefore(next, op) }
}

// changed sets an integer attribute.
func changed(name string, by int) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		old := op.Int(name, 0)
		op.SetAttr(name, gpu.Int(int(old)+by))
		return func() { op.SetAttr(name, gpu.Int(int(old))) }
	}
}

// fixed makes an operand a constant.
func fixed(i, n int) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		old := op.Operand(i)
		c := ast.NewOp(ast.OpConstant, nil, []ast.Type{ast.Tile(num.I32)})
		c.SetAttr("value", &ast.DenseAttr{Type: ast.Tile(num.I32), Splat: true, Data: []byte{byte(n), 0, 0, 0}})
		ast.InsertBefore(op, c)
		op.SetOperand(i, c.Result(0))
		return func() { op.SetOperand(i, old); c.Erase() }
	}
}

// otherParity has a wait take the phase of the other parity.
func otherParity(op *ast.Op) func() {
	old := op.Operand(2)
	one := ast.NewOp(ast.OpConstant, nil, []ast.Type{ast.Tile(num.I32)})
	one.SetAttr("value", &ast.DenseAttr{Type: ast.Tile(num.I32), Splat: true, Data: []byte{1, 0, 0, 0}})
	other := ast.NewOp(ast.OpSubI, []*ast.Value{one.Result(0), old}, []ast.Type{ast.Tile(num.I32)})
	ast.InsertBefore(op, one)
	ast.InsertBefore(op, other)
	op.SetOperand(2, other.Result(0))
	return func() { op.SetOperand(2, old); other.Erase(); one.Erase() }
}

// otherMbarriers has an op take those of the other side of its ring, which stand beside them.
func otherMbarriers(op *ast.Op) func() {
	old := op.Operand(0)
	other := old.Def().Next()
	if !gpu.Is(other, gpu.AllocMbarrier) || other.Int("stages", 0) != old.Def().Int("stages", 0) {
		other = old.Def().Prev()
	}
	op.SetOperand(0, other.Result(0))
	return func() { op.SetOperand(0, old) }
}

// later moves an op behind the next one of another kind.
func later(op *ast.Op) func() {
	next := op.Next()
	behind := next
	for gpu.KindOf(behind) == gpu.KindOf(op) {
		behind = behind.Next()
	}
	op.Unlink()
	ast.InsertAfter(behind, op)
	return func() { op.Unlink(); ast.InsertBefore(next, op) }
}

// unawaited plants a fault in a wait whose stage is named by its slot instead, so that what
// is wrong is not seen of the values alone.
func unawaited(plant func(*ast.Op) func()) func(*ast.Op) func() {
	return func(wait *ast.Op) func() {
		uses := slices.Clone(wait.Value().Uses())
		for _, u := range uses {
			u.Op.SetOperand(u.Index, wait.Operand(1))
		}
		undo := plant(wait)
		return func() {
			undo()
			for _, u := range uses {
				u.Op.SetOperand(u.Index, wait.Value())
			}
		}
	}
}

var ringFaults = []ringFault{
	{"no wait", gpu.MbarrierWait, unawaited(erased)},
	{"wait for the wrong parity: 0", gpu.MbarrierWait, fixed(2, 0)},
	{"wait for the wrong parity: 1", gpu.MbarrierWait, fixed(2, 1)},
	{"wait for the other parity", gpu.MbarrierWait, otherParity},
	{"wait for the wrong slot", gpu.MbarrierWait, unawaited(fixed(1, 0))},
	{"stages of the wrong slot", gpu.MbarrierWait, fixed(1, 0)},
	{"wait for the wrong slot: 1", gpu.MbarrierWait, unawaited(fixed(1, 1))},
	{"wait for the other side", gpu.MbarrierWait, otherMbarriers},
	{"release of the other side", gpu.MbarrierArrive, otherMbarriers},
	{"bytes of the other side", gpu.MbarrierExpect, otherMbarriers},
	{"wait after the product or the bytes", gpu.MbarrierWait, unawaited(later)},
	{"no release", gpu.MbarrierArrive, erased},
	{"release of the wrong slot", gpu.MbarrierArrive, fixed(1, 0)},
	{"no bytes expected", gpu.MbarrierExpect, erased},
	{"too many bytes expected", gpu.MbarrierExpect, changed("bytes", 16)},
	{"too few bytes expected", gpu.MbarrierExpect, changed("bytes", -16)},
	{"bytes of the wrong slot", gpu.MbarrierExpect, fixed(1, 0)},
	{"no copy", gpu.CopyTensor, erased},
	{"no wait for products", gpu.MmaWait, erased},
	{"products two behind", gpu.MmaWait, changed("pending", 1)},
	{"too many arrivals wanted", gpu.AllocMbarrier, changed("arrivals", 1)},
	{"too few arrivals wanted", gpu.AllocMbarrier, changed("arrivals", -1)},
}

// TestRingsFindFaults plants mistakes in how rings are kept and sees that the check
// finds each.
func TestRingsFindFaults(t *testing.T) {
	planted := 0
	for _, path := range []string{
		"../conformance/kernels/cutile_gemm.mlir", "../conformance/kernels/cutile/gemm_persistent.mlir", "../examples/gemm_views.mlir", "testdata/passes/roles.mlir",
		"testdata/rings.mlir", "testdata/byhand/two_producers.mlir",
	} {
		for _, e := range entries(planned(t, parse(t, path), "sm_90a")) {
			if len(gpu.RolesOf(e)) == 0 {
				continue
			}
			if bad := hazard.Check(e); len(bad) > 0 {
				t.Fatalf("%s: %s", path, strings.Join(bad, "\n"))
			}
			for _, f := range ringFaults {
				var ops []*ast.Op
				e.Walk(func(op *ast.Op) {
					if gpu.Is(op, f.kind) && (f.kind != gpu.MmaWait || len(op.Results()) == 0) {
						ops = append(ops, op)
					}
				})
				for _, op := range ops {
					undo := f.plant(op)
					if len(hazard.Check(e)) == 0 {
						t.Errorf("%s, entry %s: %s at %s: nothing found", path, e.Str("sym_name"), f.name, op.ShortName())
					}
					undo()
					planted++
				}
			}
		}
	}
	if planted < 400 {
		t.Errorf("only %d faults planted", planted)
	}
}

// TestFallback: code that leaves copies to the copy engine has other code that takes
// all arguments, and says no more of how that was made.
func TestFallback(t *testing.T) {
	m := parse(t, "../conformance/kernels/cutile/gemm.mlir")
	for target, want := range map[string]bool{"sm_90a": true, "sm_80": false} {
		var dump strings.Builder
		remarks := new(remark.List)
		r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target, PrintAfter: []string{"chunk"}, Dump: &dump, Remarks: remarks})
		if err != nil {
			t.Fatal(err)
		}
		if r.Code.AsksForMaps() != want || (r.Fallback != nil) != want {
			t.Errorf("%s: tensor maps %v, fallback %v", target, r.Code.AsksForMaps(), r.Fallback != nil)
		}
		if r.Fallback == nil {
			continue
		}
		said, shown := len(remarks.All()), dump.Len()
		code, err := r.Fallback(t.Context())
		if err != nil || code.AsksForMaps() || code.Target != target || len(code.PTX) == 0 {
			t.Errorf("%s: fallback %v, %v", target, code, err)
		}
		if len(remarks.All()) != said || dump.Len() != shown {
			t.Errorf("%s: the fallback made remarks or dumps", target)
		}
	}
}

// sooner moves an op before the one in front of it.
func sooner(op *ast.Op) func() {
	prev := op.Prev()
	op.Unlink()
	ast.InsertBefore(prev, op)
	return func() { op.Unlink(); ast.InsertAfter(prev, op) }
}

// toWait moves an op to the other side of the wait for a product in front of it.
func toWait(op *ast.Op) func() {
	next := op.Next()
	wait := op.Prev()
	for wait != nil && !gpu.Is(wait, gpu.MmaWait) {
		wait = wait.Prev()
	}
	if wait == nil {
		return sooner(op)
	}
	op.Unlink()
	ast.InsertBefore(wait, op)
	return func() { op.Unlink(); ast.InsertBefore(next, op) }
}

// TestTransformedFindFaults plants mistakes in how operands are transformed while a product is under
// way, and sees that the check finds each.
func TestTransformedFindFaults(t *testing.T) {
	planted := 0
	var list []*ast.Op
	for _, path := range []string{
		"testdata/passes/transformed.mlir", "testdata/products_tf32.mlir", "testdata/products_transposed.mlir",
		"../conformance/kernels/cutile/gemm_dequantized.mlir", "../conformance/kernels/cutile/gemm_tf32_tall.mlir", "../conformance/kernels/cutile/gemm_tf32.mlir",
	} {
		list = append(list, entries(planned(t, parse(t, path), "sm_90a"))...)
	}
	for _, e := range list {
		var stores, bars []*ast.Op
		e.Walk(func(op *ast.Op) {
			switch {
			case gpu.Is(op, gpu.StoreShared) && len(op.Operands()) > 2:
				stores = append(stores, op)
			case gpu.Is(op, gpu.Barrier) && gpu.Is(op.Next(), gpu.Mma):
				bars = append(bars, op)
			}
		})
		if len(stores) == 0 {
			continue
		}
		if len(bars) == 0 {
			t.Fatalf("entry %s: no barrier before its product", e.Str("sym_name"))
		}
		bar, store := bars[0], stores[0]
		product := bar.Next()
		for _, f := range []struct {
			name  string
			op    *ast.Op
			plant func(*ast.Op) func()
		}{
			{"no barrier", bar, erased},
			{"the barrier in front of the wait", bar, toWait},
			{"written to one stage only: 0", store, fixed(2, 0)},
			{"written to one stage only: 1", store, fixed(2, 1)},
			{"read from one stage only: 0", product, fixed(len(product.Operands())-1, 0)},
			{"read from one stage only: 1", product, fixed(len(product.Operands())-1, 1)},
			{"not written", store, erased},
		} {
			undo := f.plant(f.op)
			if len(hazard.Check(e)) == 0 {
				t.Errorf("entry %s: %s: nothing found", e.Str("sym_name"), f.name)
			}
			undo()
			planted++
		}
	}
	if planted < 24 {
		t.Errorf("only %d faults planted", planted)
	}
}

// TestPlansByHand holds plans that a person wrote to what is true of every program: two
// roles copy in them, with mbarriers of their own or together.
func TestPlansByHand(t *testing.T) {
	const path = "testdata/byhand/two_producers.mlir"
	c := compileWatched(t, path, parse(t, path), "sm_90a")
	for _, e := range entries(c.result.Plan) {
		if got := len(gpu.RolesOf(e)); got != 2 {
			t.Errorf("entry %s: %d roles, want 2", e.Str("sym_name"), got)
		}
	}
	for i, want := range []int{32 * (4 + 1 + 1), 32 * (4 + 4 + 8)} {
		if got := c.result.Code.Kernels[i].Threads; got != want {
			t.Errorf("kernel %d: %d threads, want %d", i, got, want)
		}
	}
	checkReads(t, c.result.Plan)
	c.checkBarriers(t)
	c.checkUnseen(t)
	c.checkResume(t)
}
