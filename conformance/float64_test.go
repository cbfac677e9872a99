package conformance

import (
	"cmp"
	"os"
	"os/exec"
	"testing"
)

// TestFloat64 runs what of the comparison with float64 at full size needs no GPU: elements, parts, and what may be off.
func TestFloat64(t *testing.T) {
	python := cmp.Or(os.Getenv("CUTILE_PYTHON"), "python3")
	if err := exec.Command(python, "-c", "import numpy").Run(); err != nil {
		t.Skipf("%s has no NumPy (%v); set CUTILE_PYTHON to an interpreter that has", python, err)
	}
	if out, err := exec.Command(python, "-B", "float64_test.py").CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
