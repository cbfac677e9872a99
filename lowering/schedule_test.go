package lowering_test

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/gpu"
)

// TestScheduleByHand changes the schedule of a product in the text that the schedule
// pass leaves: what was changed is in the plan that is made of it.
func TestScheduleByHand(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	dump := planAfter(t, text, "schedule")
	for _, c := range []struct {
		name string
		edit []string // old, new, old, new …
		want []string
	}{
		{"as it is", nil, []string{"stages = 3", "wgmma.m64k16.f32.f16", "warps = array<i64: 8, 1>", "gpu.copy_tensor"}},
		{"stages", []string{"gpu.stages = 3", "gpu.stages = 2"}, []string{"stages = 2", "gpu.copy_tensor"}},
		{"warps", []string{"gpu.warps = 8", "gpu.warps = 4", "gpu.grid = array<i64: 8, 1>", "gpu.grid = array<i64: 4, 1>"},
			[]string{"gpu.warps = 4", "warps = array<i64: 4, 1>", "arrivals = 4"}},
		{"instruction", []string{"wgmma.m64k16.f32.f16", "mma.m16n8k16.f32.f16", "gpu.grid = array<i64: 8, 1>", "gpu.grid = array<i64: 2, 4>", `, gpu.overlap = "next"`, ""},
			[]string{`instruction = "mma.m16n8k16.f32.f16"`, "warps = array<i64: 2, 4>", "gpu.copy_tensor"}},
		{"copies", []string{"cp.async.bulk.tensor", "cp.async", `, gpu.overlap = "next"`, ""}, []string{"gpu.copy_async", "stages = 3"}},
		{"registers", []string{"gpu.occupancy = 2", "gpu.occupancy = 1 : i64, gpu.registers = array<i64: 216, 24>, gpu.role_warps = 4"},
			[]string{"gpu.registers = array<i64: 216, 24>", "gpu.role_warps = 4", "gpu.copy_tensor"}},
		{"none", []string{"cp.async.bulk.tensor", "none", ", gpu.stages = 3 : i64", "", `, gpu.overlap = "next"`, ""}, []string{"gpu.store_shared", "stages = 1"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			plan := planAfter(t, []byte(strings.NewReplacer(c.edit...).Replace(string(dump))), "blocks-per-cta")
			for _, want := range c.want {
				if !bytes.Contains(plan, []byte(want)) {
					t.Errorf("the plan lacks %s:\n%s", want, plan)
				}
			}
		})
	}
}

// TestFewTileBlocks: a grid of fewer tile blocks than multiprocessors would hold has stages in
// place of CTAs that nobody runs, whoever copies ahead; one that is larger, and one of which
// nothing is known, has not.
func TestFewTileBlocks(t *testing.T) {
	engine, threads := "BM=64 BN=64 BK=128 K=4096 ", "BM=32 BN=128 BK=128 K=4096 "
	for _, c := range []struct {
		values           string
		known            bool
		resident, stages int
	}{
		{engine + "M=512 N=512", true, 1, 7},
		{engine + "M=512 N=512", false, 2, 3},
		{engine + "M=1024 N=1024", true, 2, 3},
		{threads + "M=512 N=512", true, 1, 4},
		{threads + "M=512 N=512", false, 2, 2},
		{threads + "M=2048 N=2048", true, 2, 2},
	} {
		w := familyWork(t, "sm_90a", c.values, c.known)
		if got := w.Accesses[0].Stages; w.Resident != c.resident || got != c.stages {
			t.Errorf("%s, grid known: %v: %d CTAs with %d stages, want %d with %d", c.values, c.known, w.Resident, got, c.resident, c.stages)
		}
	}
}

// TestRingByHand: the loops of an entry fill one ring, and one each where its number is
// another for each.
func TestRingByHand(t *testing.T) {
	text, err := os.ReadFile("testdata/rings.mlir")
	if err != nil {
		t.Fatal(err)
	}
	dump := planAfter(t, text, "schedule")
	loads := 0
	apart := regexp.MustCompile(`gpu\.ring = 0`).ReplaceAllFunc(dump, func([]byte) []byte {
		loads++ // two of each loop
		return fmt.Appendf(nil, "gpu.ring = %d", (loads-1)/2)
	})
	apart = regexp.MustCompile(`gpu\.occupancy = \d+ : i64, `).ReplaceAll(apart, nil) // more rings leave room for fewer CTAs
	for rings, text := range map[int][]byte{4: dump, 7: apart} {
		plan := planAfter(t, text, "roles")
		if got := bytes.Count(plan, []byte(`"gpu.alloc_mbarrier"`)); got != 2*rings {
			t.Errorf("%d lists of mbarriers, want two for each of %d rings:\n%s", got, rings, plan)
		}
	}
}

// TestOverlapByHand: a product is under way while the next begins, or waited for at once.
func TestOverlapByHand(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	dump := planAfter(t, text, "schedule")
	for overlap, behind := range map[string]int{"next": 1, "none": 0} {
		plan := planAfter(t, bytes.ReplaceAll(dump, []byte(`gpu.overlap = "next"`), []byte(`gpu.overlap = "`+overlap+`"`)), "roles")
		if got := bytes.Count(plan, []byte(`) {pending = 1`)); got != behind {
			t.Errorf("%s: %d waits leave a product under way, want %d:\n%s", overlap, got, behind, plan)
		}
	}
}

// TestFoldsByHalves: into how many chains the folds between an iteration's products are written behind the first row's, as they were
// measured to be computed soonest. Where a role tells places, those of 16 bits are as they were.
func TestFoldsByHalves(t *testing.T) {
	for entry, want := range map[string][]string{
		"attention_128": {"1"}, "attention_96": {"1"}, "attention_causal": nil, "attention_causal_64": nil,
		"attention_e4m3": {"1", "2"}, "attention_causal_e4m3": {"1"},
	} {
		plan := planAfterOn(t, parse(t, "../conformance/kernels/cutile/"+entry+".mlir"), "sm_90a", "roles")
		var got []string
		for _, m := range regexp.MustCompile(`gpu\.by_halves = (\d+)`).FindAllSubmatch(plan, -1) {
			got = append(got, string(m[1]))
		}
		slices.Sort(got)
		if got = slices.Compact(got); !slices.Equal(got, want) {
			t.Errorf("%s: folds by halves in %q chains, want %q", entry, got, want)
		}
	}
}

// TestRegistersWithoutRole compiles a dump whose warps would hand each other registers
// without the pass that makes a role: nobody does then.
func TestRegistersWithoutRole(t *testing.T) {
	text, err := os.ReadFile("testdata/remarks/registers.mlir")
	if err != nil {
		t.Fatal(err)
	}
	first, _, _ := bytes.Cut(text, []byte("// -----\n"))
	dump := planAfter(t, first, "schedule")
	if !bytes.Contains(dump, []byte("gpu.registers")) {
		t.Fatalf("the schedule has no registers:\n%s", dump)
	}
	for _, disabled := range [][]string{nil, {"roles"}} {
		m, err := grammar.Parse("dump.mlir", dump)
		if err != nil {
			t.Fatal(err)
		}
		r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: "sm_90a", Disable: disabled})
		if err != nil {
			t.Fatal(err)
		}
		if has := bytes.Contains(r.Code.PTX, []byte("setmaxnreg")); has != (disabled == nil) {
			t.Errorf("without %v: setmaxnreg is there: %t", disabled, has)
		}
	}
}

// TestFallbackOfGiven: what is given for the warps beside a role and for products under way
// does not keep the code from being made that does without the copy engine.
func TestFallbackOfGiven(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	m := parseText(t, text)
	m.Walk(func(op *ast.Op) {
		switch op.Opcode {
		case ast.OpEntry:
			op.SetAttr(gpu.AttrWarps, gpu.Int(8))
			op.SetAttr(gpu.AttrRoleWarps, gpu.Int(4))
			op.SetAttr(gpu.AttrOccupancy, gpu.Int(1))
			op.SetAttr(gpu.AttrRegisters, gpu.Ints(216, 24))
		case ast.OpMmaF:
			op.SetAttr(gpu.AttrOverlap, ast.StringAttr(gpu.OverlapNext))
		case ast.OpLoadViewTko:
			op.SetAttr(gpu.AttrStages, gpu.Int(3))
		}
	})
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: "sm_90a"})
	if err != nil {
		t.Fatal(err)
	}
	if r.Fallback == nil || !bytes.Contains(r.Code.PTX, []byte("setmaxnreg")) {
		t.Fatal("the schedule is not kept")
	}
	code, err := r.Fallback(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(code.PTX, []byte("cp.async.cg")) || bytes.Contains(code.PTX, []byte("cp.async.bulk")) {
		t.Error("threads do not copy in the code that does without the copy engine")
	}
}

// planAfter returns what a pass leaves of a module for sm_90a.
func planAfter(t *testing.T, text []byte, pass string) []byte {
	t.Helper()
	return planAfterOn(t, parseText(t, text), "sm_90a", pass)
}
