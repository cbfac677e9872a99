package lowering_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"os"
	"tileir/ast"
	"tileir/family"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering"
	"tileir/lowering/model"
	"tileir/verify"
)

// familyMember returns the product of a family that values make, and the grid that it runs over.
func familyMember(t *testing.T, values string) (*ast.Module, launcher.Grid) {
	t.Helper()
	const path = "../examples/gemm/gemm_family.mlir"
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var defines []family.Define
	for _, w := range strings.Fields(values) {
		d, err := family.ParseDefine(w)
		if err != nil {
			t.Fatal(err)
		}
		defines = append(defines, d)
	}
	m, err := grammar.ParseWith(path, text, grammar.Options{Defines: defines})
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(m); err != nil {
		t.Fatal(err)
	}
	lines, err := launcher.ParseRunLines(m.Source.Text)
	if err != nil {
		t.Fatal(err)
	}
	line, err := launcher.FindRunLine(lines, "any")
	if err != nil {
		t.Fatal(err)
	}
	grid, err := launcher.ParseGrid(line.Values("grid")[0])
	if err != nil {
		t.Fatal(err)
	}
	return m, grid
}

// familyWork plans the family of products for sm_90a or another target, where the grid is known
// or not.
func familyWork(t *testing.T, target, values string, known bool) *model.Work {
	t.Helper()
	m, grid := familyMember(t, values)
	o := lowering.Options{Target: target}
	if known {
		o.Grids = map[string]launcher.Grid{"gemm_family": grid}
	}
	w, err := lowering.WorkOf(t.Context(), m, "gemm_family", model.Launch{Grid: [3]int64{int64(grid.X), int64(grid.Y), 1}}, o)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// TestWork: what a tile block of a product does is read from its plan.
func TestWork(t *testing.T) {
	w := familyWork(t, "sm_90a", "M=4096 N=4096 K=4096 BM=128 BN=256 BK=64", false)
	if len(w.Products) != 1 || w.Products[0].Times != 64 || w.Products[0].Flop() != 2*128*256*64 || w.Guessed {
		t.Errorf("products: %+v", w.Products)
	}
	a := slices.IndexFunc(w.Accesses, func(a model.Access) bool { return a.Bytes == 128*64*2 })
	b := slices.IndexFunc(w.Accesses, func(a model.Access) bool { return a.Bytes == 64*256*2 })
	c := slices.IndexFunc(w.Accesses, func(a model.Access) bool { return a.Store && a.Bytes == 128*256*4 && a.Times == 1 })
	if len(w.Accesses) != 3 || a < 0 || b < 0 || c < 0 {
		t.Fatalf("accesses: %+v", w.Accesses)
	}
	if d := w.Accesses[a].Dims; d != [3]bool{true, false, false} {
		t.Errorf("A depends on %v", d)
	}
	if d := w.Accesses[b].Dims; d != [3]bool{false, true, false} {
		t.Errorf("B depends on %v", d)
	}
	if got := w.TilesOf(); len(got) != 1 || got[0] != (model.Tile{M: 128, N: 256, K: 64, Bytes: 2}) || got[0].Square() || !got[0].Flat() || !got[0].Fits(4, 4*48<<10) || got[0].Fits(5, 4*48<<10) {
		t.Errorf("tiles: %v", got)
	}
}

// TestEstimate holds each term to what it says.
func TestEstimate(t *testing.T) {
	at := func(target, values string) *model.Estimate {
		return familyWork(t, target, values, false).Estimate(model.Usual)
	}
	large := at("sm_90a", "M=4096 N=4096 K=4096 BM=128 BN=256 BK=64")
	if want := 2 * math.Pow(4096, 3) / (132 * 4096 * 1.755e9 * model.Usual.TensorShare); math.Abs(large.Terms[model.Tensor]-want) > 1e-9 {
		t.Errorf("tensor cores: %g, want %g", large.Terms[model.Tensor], want)
	}
	if large.Flop != 2*4096*4096*4096 {
		t.Errorf("flop: %g", large.Flop)
	}
	for _, c := range []struct {
		what, target, less, more string
		term                     string // "": the time
	}{
		{"larger tiles load less", "sm_90a", "M=4096 N=4096 K=4096 BM=128 BN=256 BK=64", "M=4096 N=4096 K=4096 BM=64 BN=64 BK=64", model.L2},
		{"larger tiles are faster", "sm_90a", "M=4096 N=4096 K=4096 BM=128 BN=256 BK=64", "M=4096 N=4096 K=4096 BM=64 BN=64 BK=64", ""},
		{"small matrices want small tiles", "sm_90a", "M=512 N=512 K=512 BM=64 BN=64 BK=64", "M=512 N=512 K=512 BM=128 BN=256 BK=64", ""},
		{"deeper tiles take fewer steps", "sm_90a", "M=4096 N=4096 K=4096 BM=128 BN=128 BK=64", "M=4096 N=4096 K=4096 BM=128 BN=128 BK=16", model.Loop},
		{"tiles beyond the edges are computed", "sm_90a", "M=512 N=512 K=512 BM=128 BN=128", "M=512 N=520 K=512 BM=128 BN=128", model.Tensor},
		{"fewer tiles than multiprocessors leave some idle", "sm_90a", "M=1024 N=2112 K=512 BM=128 BN=128", "M=512 N=512 K=512 BM=128 BN=128", model.Idle},
		{"what lies beyond the edges takes longer", "sm_90a", "M=64 N=4096 K=4096 BM=64 BN=64 BK=64", "M=64 N=4096 K=4096 BM=128 BN=64 BK=64", model.L2},
		{"so do rows of half a line", "sm_90a", "M=4096 N=4096 K=4096 BM=128 BN=128 BK=64", "M=4096 N=4096 K=4096 BM=128 BN=128 BK=32", model.L2},
		{"L2 holds small operands from launch to launch", "sm_90a", "M=1024 N=1024 K=8192 BM=128 BN=128 BK=64", "M=1024 N=1024 K=32768 BM=128 BN=128 BK=64", model.DRAM},
		{"threads wait for what they load themselves", "sm_90a", "M=512 N=504 K=512 BM=64 BN=64 BK=64", "M=512 N=508 K=512 BM=64 BN=64 BK=64", ""},
		{"on sm_80 as well", "sm_80", "M=4096 N=4096 K=4096 BM=128 BN=128 BK=32", "M=4096 N=4096 K=4096 BM=32 BN=32 BK=32", ""},
	} {
		less, more := at(c.target, c.less), at(c.target, c.more)
		a, b := less.Seconds, more.Seconds
		if c.term != "" {
			a, b = less.Terms[c.term], more.Terms[c.term]
		}
		if a >= b {
			t.Errorf("%s: %g, and %g", c.what, a, b)
		}
	}
}

// TestAligning: what the launcher copies to aligned rows first is part of the estimate.
func TestAligning(t *testing.T) {
	for size, copies := range map[string]float64{"1500": 2, "1504": 0} {
		w := familyWork(t, "sm_90a", "M=1500 N="+size+" K="+size+" BM=64 BN=128 BK=64", true)
		k := model.Usual
		n := 1500.0
		want := copies*k.Align + 2*copies*2*n*n/(4.8e12*k.AlignShare)
		if got := w.Estimate(k).Terms[model.Aligning]; math.Abs(got-want) > 1e-12 {
			t.Errorf("rows of %s: %g, want %g", size, got, want)
		}
	}
}

// TestByWarps: what warps do besides, that multiply by mma.sync, is in estimates of GPUs on which
// they do, and in no other.
func TestByWarps(t *testing.T) {
	at := func(target, values string) *model.Estimate {
		w := familyWork(t, target, values, false)
		return w.Estimate(model.ConstantsOf(w.Machine))
	}
	const even, odd = "M=4096 N=4096 K=4096", "M=4096 N=4095 K=4095"
	if e := at("sm_90a", even+" BM=32 BN=64 BK=32"); e.Terms[model.Integers] != 0 {
		t.Errorf("sm_90a: integers take %g", e.Terms[model.Integers])
	}
	small, large := at("sm_80", even+" BM=32 BN=32 BK=32"), at("sm_80", even+" BM=128 BN=128 BK=32")
	if a, b := small.Terms[model.Integers], large.Terms[model.Integers]; b <= 0 || a < 3*b {
		t.Errorf("sm_80: integers take %g with tiles of 32x32, %g with those of 128x128", a, b)
	}
	apart := at("sm_80", odd+" BM=128 BN=128 BK=32")
	if a, b := apart.Terms[model.Integers], large.Terms[model.Integers]; a < 2*b || apart.Seconds < 1.5*large.Seconds {
		t.Errorf("sm_80, rows that begin anywhere: integers take %g and %g, all %g and %g", a, b, apart.Seconds, large.Seconds)
	}
	if a, b := at("sm_80", odd+" BM=128 BN=64 BK=64").Registers, at("sm_80", even+" BM=128 BN=64 BK=64").Registers; a <= b { // the first operand is there as a whole
		t.Errorf("sm_80, rows that begin anywhere: %d registers, else %d", a, b)
	}
	for values, registers := range map[string]int{"BM=32 BN=32 BK=32": 48, "BM=64 BN=64 BK=64": 90, "BM=64 BN=128 BK=64": 140, "BM=128 BN=128 BK=32": 133} { // by ptxas 13.0
		if e := at("sm_80", even+" "+values); math.Abs(float64(e.Registers-registers)) > 8 {
			t.Errorf("sm_80, %s: %d registers, ptxas takes %d", values, e.Registers, registers)
		}
	}
}

// TestWorkOfMerged: tile blocks that do the work of two are half as many.
func TestWorkOfMerged(t *testing.T) {
	m := parse(t, "testdata/merged.mlir")
	w, err := lowering.WorkOf(t.Context(), m, "merged", model.Launch{Grid: [3]int64{32, 32, 1}}, lowering.Options{Target: "sm_90a"})
	if err != nil {
		t.Fatal(err)
	}
	if got := w.Launch.Grid; got != [3]int64{32, 16, 1} {
		t.Errorf("a grid of 32x32 whose neighbours along y are merged: got %v", got)
	}
}

// TestTrips: how often loops run is known of arguments and the grid, or said to be a guess.
func TestTrips(t *testing.T) {
	m := parse(t, "../examples/gemm_views.mlir")
	o := lowering.Options{Target: "sm_90a"}
	grid := [3]int64{4, 4, 1}
	w, err := lowering.WorkOf(t.Context(), m, "gemm_views", model.Launch{Grid: grid, Scalars: map[int]int64{3: 512, 4: 512, 5: 1000}}, o)
	if err != nil || w.Guessed || w.Products[0].Times != 16 {
		t.Errorf("1000 in steps of 64: %+v, %v", w, err)
	}
	w, err = lowering.WorkOf(t.Context(), m, "gemm_views", model.Launch{Grid: grid}, o)
	if err != nil || !w.Guessed || w.Products[0].Times != model.UsualTrips {
		t.Errorf("nothing known: %+v, %v", w, err)
	}
}

// TestAllEstimates: every example and kernel has an estimate that is a time.
func TestAllEstimates(t *testing.T) {
	for n, path := range scheduledPrograms {
		m := parse(t, path)
		for _, e := range launcher.Entries(m) {
			for _, target := range []string{"sm_90a", "sm_80"}[n%2:][:1] {
				w, err := lowering.WorkOf(t.Context(), m, e.Name, model.Launch{Grid: [3]int64{64, 2, 1}}, lowering.Options{Target: target})
				if err != nil {
					continue // it is not for that target
				}
				got := w.Estimate(model.Usual)
				if !(got.Seconds > 0) || math.IsInf(got.Seconds, 0) {
					t.Errorf("%s, %s: %g s", path, target, got.Seconds)
				}
				for _, name := range model.TermNames() {
					if x := got.Terms[name]; !(x >= 0) || math.IsInf(x, 0) {
						t.Errorf("%s, %s: %s is %g", path, target, name, x)
					}
				}
			}
		}
	}
}

// TestWorkOfLoopsThatEndElsewhere: under a causal mask all tile blocks of a head read the same keys, some more of them than others; teams
// that run tile blocks side by side have keys and values brought once, and queries for each.
func TestWorkOfLoopsThatEndElsewhere(t *testing.T) {
	for _, c := range []struct {
		entry   string
		abreast int
	}{{"attention", 3}, {"attention_causal", 1}} {
		m := parse(t, "../conformance/kernels/cutile/"+c.entry+".mlir")
		w, err := lowering.WorkOf(t.Context(), m, c.entry, model.Launch{Grid: [3]int64{64, 16, 4}}, lowering.Options{Target: "sm_90a"})
		if err != nil {
			t.Fatal(err)
		}
		once := func(a model.Access) bool { return !a.Store && a.For == 1 && a.Dims == [3]bool{true, true, true} }
		keys := func(a model.Access) bool {
			return !a.Store && a.For == c.abreast && a.Dims == [3]bool{false, true, true}
		}
		if w.Abreast != c.abreast || !slices.ContainsFunc(w.Accesses, once) || !slices.ContainsFunc(w.Accesses, keys) {
			t.Errorf("%s: %d tile blocks side by side, accesses %+v", c.entry, w.Abreast, w.Accesses)
		}
	}
}
