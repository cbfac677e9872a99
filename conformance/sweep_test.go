package conformance

import (
	"os/exec"
	"testing"
)

// TestSweep runs what of the sweep over sizes needs no GPU: its file of times, its plots.
func TestSweep(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 in the path")
	}
	if out, err := exec.Command(python, "-B", "sweep_test.py").CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
