package conformance

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// fakeTests stands for the test binary: what it says depends on the tests that it is asked
// for, and on what happens to them.
const fakeTests = `#!/usr/bin/env bash
case "$HAPPENS $*" in
*-test.list*) printf '%s\n' TestChunkGPU TestGPU TestMatrixGPU TestProgramsGPU TestFuzzSimGPU TestSimGPU TestLLVMGPU ;;
*-simjobs*) printf '%s\n' 'TestSimGPU$/^a.b$/^(0|1)$' 'TestSimGPU$/^c.d$/^(2)$' >"${@: -1}" ;;
"no GPU"*) printf '    gpu_test.go:22: no GPU: none at all\n--- SKIP: TestGPU (0.00s)\n' ;;
mistakes*TestMatrixGPU*) printf -- '--- FAIL: TestMatrixGPU\n    --- PASS: a\n    --- FAIL: b\n'; exit 1 ;;
mistakes*TestChunkGPU*) exec sleep 100 ;;
mistakes*'^[l]'*) printf -- '--- PASS: TestProgramsGPU\ntesting: warning: no tests to run\nPASS\n' ;;
mistakes*'^[h-k]'*) printf -- '--- SKIP: TestProgramsGPU\n' ;;
*c.d*) printf -- '    x_test.go:9: out: the simulator against the GPU: max abs 1\n--- PASS: TestSimGPU\n' ;;
*) printf -- '--- PASS: Test\n    --- PASS: Test/a\n' ;;
esac
`

// TestGPUSuite runs the script that runs the tests of a GPU, on tests that do as they are told.
func TestGPUSuite(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	for _, folder := range []string{"conformance", "launcher/cuda", "bin"} {
		if err := os.MkdirAll(filepath.Join(dir, folder), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	script, err := os.ReadFile("gpusuite.sh")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"conformance/gpusuite.sh": string(script), "bin/conformance.test": fakeTests, "bin/cuda.test": fakeTests} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct {
		happens, stop string
		code          int
		want          []string
	}{
		{"nothing", "100", 0, []string{
			"25 processes: 25 passed, 0 failed, 0 late, 0 ran nothing, 0 skipped, 0 not begun",
			"tests: 49 passed, 0 failed, 0 skipped", "or not: 1 lines",
		}},
		{"mistakes", "100", 1, []string{
			"25 processes: 21 passed, 1 failed, 1 late, 1 ran nothing, 1 skipped, 0 not begun",
			"tests: 43 passed, 2 failed, 1 skipped", "TestMatrixGPU", "late", "TestChunkGPU", "empty", "programs_l", "programs_h-k",
		}},
		{"nothing", "0", 1, []string{"25 processes: 0 passed, 0 failed, 0 late, 0 ran nothing, 0 skipped, 25 not begun"}},
		{"no GPU", "100", 3, []string{"nothing was tested: no GPU: none at all"}},
	} {
		run := exec.CommandContext(t.Context(), "bash", filepath.Join(dir, "conformance/gpusuite.sh"), filepath.Join(dir, "out"))
		run.Env = append(os.Environ(), "HAPPENS="+test.happens, "STOP="+test.stop, "LIMIT=1", "KERNELS=48", "SIM_PROCESSES=3", "SEED=5")
		said, _ := run.CombinedOutput()
		if code := run.ProcessState.ExitCode(); code != test.code {
			t.Errorf("%s: exit %d, expected %d:\n%s", test.happens, code, test.code, said)
		}
		for _, want := range test.want {
			if !strings.Contains(string(said), want) {
				t.Errorf("%s: no %q in\n%s", test.happens, want, said)
			}
		}
	}
}
