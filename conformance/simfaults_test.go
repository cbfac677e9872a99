package conformance

import (
	"bytes"
	"strings"
	"testing"

	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
)

// plantedPTX are mistakes in generated PTX, each an edit of one place of it, that the
// simulator must show: by a report with these words, or by another result.
var plantedPTX = []struct {
	name, target string
	nth          int // which place, from 0
	from, to     string
	reports      string // "": the result differs
}{
	{"too few bytes are counted on", "sm_90a", 0, "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r", "mbarrier.arrive.shared::cta.b64 _, [%r", "mbarrier"},
	{"an mbarrier for one arrival more", "sm_90a", 0, "], 1;", "], 2;", "deadlock"},
	{"a group is never closed", "sm_90a", 0, "wgmma.commit_group.sync.aligned;", "", "while a wgmma has it"},
	{"a barrier that part of a warp comes to", "sm_80", 0, "bar.sync 0;", "setp.lt.u32 %p1, %r2, 3; @%p1 bar.sync 0;", "bar.sync"},
	{"a copy is not waited for", "sm_80", 0, "cp.async.wait_group 0;", "", "nothing has written it"},
	{"a wait for one group too few", "sm_80", 0, "cp.async.wait_group ", "cp.async.wait_group 1", "nothing has written it"},
	{"rows beyond the tile", "sm_80", 0, ", 16, %r", ", 16, 3200; // ", "3200 bytes are read for a copy of 16"},
	{"a matrix that is not turned", "sm_80", 0, ".trans.shared", ".shared", ""},
	{"another half of a fragment", "sm_80", 0, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%r", "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%r", ""},
}

// TestPlantedPTX edits the code of a product and demands that the simulator shows it.
func TestPlantedPTX(t *testing.T) {
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	p := readProgram(t, "../examples/gemm_views.mlir")
	var s setup
	for _, c := range exampleCases {
		if c.name == "gemm_views_odd" {
			s = c.setup(t, p)
		}
	}
	s.specialize = true
	want := p.run(t, cpu, s)
	for _, plant := range plantedPTX {
		t.Run(plant.name, func(t *testing.T) {
			sim := openSim(t, ptxsim.Options{Target: plant.target})
			code := p.compile(t, plant.target, p.divisors(t, s)).Code
			code.PTX = replaceNth(t, code.PTX, plant.from, plant.to, plant.nth)
			got, err := p.attempt(t, sim, &launcher.Program{Code: code}, s)
			switch {
			case err != nil && (plant.reports == "" || !strings.Contains(err.Error(), plant.reports)):
				t.Errorf("got %v, expected %q", err, plant.reports)
			case err == nil && plant.reports != "":
				t.Errorf("got no report, expected %q", plant.reports)
			case err == nil:
				c, err := launcher.Compare(got.buffers["C"], want.buffers["C"], launcher.DefaultTolerance(want.buffers["C"].Elem))
				if err != nil || c.OK() {
					t.Errorf("the results are the same (%v)", err)
				}
			}
		})
	}
}

// replaceNth edits the place number n of a text.
func replaceNth(t *testing.T, text []byte, from, to string, n int) []byte {
	t.Helper()
	parts := bytes.Split(text, []byte(from))
	if n > len(parts)-2 {
		t.Fatalf("%q is not in the PTX: choose another text", from)
	}
	return bytes.Join([][]byte{bytes.Join(parts[:n+1], []byte(from)), bytes.Join(parts[n+1:], []byte(from))}, []byte(to))
}
