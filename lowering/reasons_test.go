package lowering_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// checkReasons holds the schedule to its word: beside each thing that is chosen stands why,
// and what.
func (c *watched) checkReasons(t *testing.T, counts *counted) {
	t.Helper()
	i := slices.IndexFunc(c.dumps, func(d passDump) bool { return d.pass == schedule.Pass })
	if i < 0 {
		return // planned already
	}
	readDump(t, c.dumps[i]).Walk(func(op *ast.Op) {
		why, _ := op.Attr(gpu.AttrWhy).(ast.DictAttr)
		for _, a := range op.Attrs {
			name := schedule.ChoiceOf(a.Name)
			if name == "" {
				continue
			}
			counts.reasons++
			reason, _ := why.Get(name).(ast.StringAttr)
			if value := strings.Trim(gpu.FormatGiven(a.Value), `"`); !strings.Contains(string(reason), value) || !strings.Contains(string(reason), ": ") {
				t.Errorf("%s: %s: no reason for %s = %s in %v", c.target, op.ShortName(), a.Name, value, why)
			}
		}
	})
}

// TestReasons changes schedules that say why they are so: the dump says what was changed,
// and of the rest the reasons that it had.
func TestReasons(t *testing.T) {
	const stages = "gpu.stages = 3"
	text, err := os.ReadFile("../conformance/kernels/cutile/gemm_wide.mlir")
	if err != nil {
		t.Fatal(err)
	}
	dump := scheduleOf(t, text)
	if again := scheduleOf(t, []byte(dump)); again != dump {
		t.Errorf("what was read back is another schedule: %s", firstDifference([]byte(again), []byte(dump)))
	}
	for _, c := range []struct {
		name  string
		edit  []string // old, new, old, new …
		given int      // how many choices are said to be
		want  []string
	}{
		{"four stages", []string{stages, "gpu.stages = 4"}, 2, []string{
			`gpu.stages = 4 : i64, gpu.why = {gpu.copy = "cp.async.bulk.tensor, 4: given, where there was cp.async.bulk.tensor, 3: `,
			`gpu.instruction = "wgmma.m64k16.f32.f16, [8, 1]: multiplied by`, `gpu.overlap = "next: under way beside the threads`}},
		{"four warps", []string{"gpu.warps = 8", "gpu.warps = 4", "gpu.grid = array<i64: 8, 1>", "gpu.grid = array<i64: 4, 1>"}, 2, []string{
			`gpu.warps = "4: given, where there was 8: warps to a tile block: 8, as its products ask for as many"`,
			`gpu.instruction = "wgmma.m64k16.f32.f16, [4, 1]: given, where there was wgmma.m64k16.f32.f16, [8, 1]: multiplied by`}},
		{"another instruction", []string{`gpu.instruction = "wgmma.m64k16.f32.f16",`, `gpu.instruction = "mma.m16n8k16.f32.f16",`,
			"gpu.grid = array<i64: 8, 1>", "gpu.grid = array<i64: 2, 4>", `gpu.overlap = "next",`, `gpu.overlap = "none",`}, 2, []string{
			`gpu.instruction = "mma.m16n8k16.f32.f16, [2, 4]: given, where there was wgmma.m64k16.f32.f16, [8, 1]: multiplied by`,
			`gpu.overlap = "none: given, where there was next: under way`, `gpu.copy = "cp.async.bulk.tensor, 3: `}},
		{"without a reason", []string{"gpu.persistent = true,", "gpu.persistent = false,", "gpu.persistent = \"true: ", "gpu.cluster = \""}, 1, []string{
			`gpu.persistent = "false: given"`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := scheduleOf(t, []byte(strings.NewReplacer(c.edit...).Replace(dump)))
			for _, want := range c.want {
				if !strings.Contains(got, want) {
					t.Errorf("the schedule lacks %s:\n%s", want, got)
				}
			}
			if n := strings.Count(got, ": given"); n != c.given {
				t.Errorf("%d choices are said to be given, want %d:\n%s", n, c.given, got)
			}
		})
	}
}

// scheduleOf is a schedule with its reasons.
func scheduleOf(t *testing.T, text []byte) string {
	t.Helper()
	var b bytes.Buffer
	if _, err := lowering.Compile(t.Context(), parseText(t, text), lowering.Options{Target: "sm_90a", Until: lowering.StagePlan, Reasons: true, PrintAfter: []string{"schedule"}, Dump: &b}); err != nil {
		t.Fatal(err)
	}
	_, dump, _ := strings.Cut(b.String(), "\n")
	return dump
}
