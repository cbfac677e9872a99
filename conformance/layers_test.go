package conformance

import (
	"os/exec"
	"testing"
)

// TestLayers runs what of the times of real models' layers needs no GPU: the file of runs,
// their comparison, tables and plots.
func TestLayers(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 in the path")
	}
	if out, err := exec.Command(python, "-B", "layers_test.py").CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
