package conformance

import (
	"bytes"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
	"tileir/lowering"
)

// TestScheduleByHand changes the schedule of a product in the text that the schedule
// pass leaves, and runs the code that is made of it on the simulator: the result is
// the interpreter's, whatever a person writes there. That the plan says what was
// written is for the test of this name in lowering, and for TestReasons there. What no longer
// goes with an edit goes with it: products that threads wait for are not begun beside the
// next one, and a larger ring leaves room for one CTA.
func TestScheduleByHand(t *testing.T) {
	for _, kernel := range []struct {
		path, arguments string
		tolerance       launcher.Tolerance
		edits           []scheduleEdit
	}{
		{"../examples/gemm_views.mlir", "--grid 2,2 --arg A=rand:f16:72x200:5 --arg B=rand:f16:136x72:6 --arg C=zeros:f32:200x136 " +
			"--arg M=200 --arg N=136 --arg K=72 --arg stride_ak=200 --arg stride_bn=72 --arg stride_cm=136", sums, []scheduleEdit{
			{"as it is", nil},
			{"two stages", []string{"gpu.stages = 3", "gpu.stages = 2"}},
			{"four stages", []string{"gpu.stages = 3", "gpu.stages = 4", "gpu.occupancy = 2", "gpu.occupancy = 1"}},
			{"four warps", []string{"gpu.warps = 8", "gpu.warps = 4", "gpu.grid = array<i64: 8, 1>", "gpu.grid = array<i64: 4, 1>"}},
			{"another instruction", []string{"wgmma.m64k16.f32.f16", "mma.m16n8k16.f32.f16", "gpu.grid = array<i64: 8, 1>", "gpu.grid = array<i64: 2, 4>", `gpu.overlap = "next"`, `gpu.overlap = "none"`}},
			{"copies by the threads", []string{"cp.async.bulk.tensor", "cp.async", `gpu.overlap = "next"`, `gpu.overlap = "none"`}},
			{"no copies ahead", []string{"cp.async.bulk.tensor", "none", ", gpu.stages = 3 : i64", "", `gpu.overlap = "next"`, `gpu.overlap = "none"`}},
		}},
		{"kernels/cutile/gemm_wide.mlir", "--grid 1,1 --arg rand:f16:80x400:1 --arg 80 --arg 400 --arg 400 --arg 1 " +
			"--arg rand:f16:400x144:2 --arg 400 --arg 144 --arg 144 --arg 1 --arg zeros:f16:80x144 --arg 80 --arg 144 --arg 144 --arg 1", halfOfSums, []scheduleEdit{
			{"three stages as they are", nil},
			{"four stages for three", []string{"gpu.stages = 3", "gpu.stages = 4"}},
			{"four warps for eight", []string{"gpu.warps = 8", "gpu.warps = 4", "gpu.grid = array<i64: 8, 1>", "gpu.grid = array<i64: 4, 1>"}},
		}},
	} {
		runEdited(t, kernel.path, strings.Fields(kernel.arguments), kernel.tolerance, kernel.edits)
	}
}

// scheduleEdit is a change of what the schedule pass leaves: old, new, old, new …
type scheduleEdit struct {
	name string
	edit []string
}

// runEdited runs a program with each of some changes of its schedule, which give other code.
func runEdited(t *testing.T, path string, arguments []string, tolerance launcher.Tolerance, edits []scheduleEdit) {
	const target = "sm_90a"
	p := readProgram(t, path)
	s := parseSetup(t, arguments)
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	sim := openSim(t, ptxsim.Options{Target: target})
	want := p.run(t, cpu, s)
	var dump bytes.Buffer
	if _, err := lowering.Compile(t.Context(), p.module, lowering.Options{Target: target, Until: lowering.StagePlan, PrintAfter: []string{"schedule"}, Dump: &dump}); err != nil {
		t.Fatal(err)
	}
	made := map[string]string{}
	for _, c := range edits {
		t.Run(c.name, func(t *testing.T) {
			edited, err := grammar.Parse("edited.mlir", []byte(strings.NewReplacer(c.edit...).Replace(dump.String())))
			if err != nil {
				t.Fatal(err)
			}
			r, err := lowering.Compile(t.Context(), edited, lowering.Options{Target: target})
			if err != nil {
				t.Fatal(err)
			}
			if other, ok := made[string(r.Code.PTX)]; ok {
				t.Errorf("the same code as for %s", other)
			}
			made[string(r.Code.PTX)] = c.name
			compareBuffers(t, p.execute(t, sim, &launcher.Program{Module: p.module, Code: r.Code}, s), want, tolerance)
		})
	}
}

// halfOfSums is for sums that are rounded to f16 behind: to the neighbour, where they lie near the
// middle between two.
var halfOfSums = launcher.Tolerance{Rel: 0x1p-10, Abs: 1e-5}

// TestRolesByHand runs plans that a person wrote, with two roles that copy, on the
// simulator: the result is the interpreter's, on one multiprocessor and on several.
func TestRolesByHand(t *testing.T) {
	samePlans(t, "two_producers", "--grid 2 --arg rand:f16:128x512:1 --arg rand:f16:512x64:2 --arg zeros:f32:128x64")
}

// TestPendingByHand runs plans in which what is under way comes out of an if.
func TestPendingByHand(t *testing.T) {
	samePlans(t, "pending_if", "--grid 2 --arg rand:f16:128x64:1 --arg rand:f16:128x64:2 --arg zeros:f32:128x64")
}

// samePlans runs the entries of plans by hand on the simulator, and their source on the CPU.
func samePlans(t *testing.T, name, arguments string) {
	const target, folder = "sm_90a", "../lowering/testdata/byhand/"
	p := readProgram(t, folder+name+"_source.mlir")
	s := parseSetup(t, strings.Fields(arguments))
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	want := p.run(t, cpu, s)
	sim := openSim(t, ptxsim.Options{Target: target})
	plans := parseProgram(t, folder+name+".mlir")
	r, err := lowering.Compile(t.Context(), plans.module, lowering.Options{Target: target})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range launcher.Entries(plans.module) {
		t.Run(e.Name, func(t *testing.T) {
			plans.choose(t, e.Name)
			compareBuffers(t, plans.execute(t, sim, &launcher.Program{Module: plans.module, Code: r.Code}, s), want, sums)
		})
	}
}
