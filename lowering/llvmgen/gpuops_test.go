package llvmgen

import (
	"testing"

	"tileir/lowering/gpu"
)

// TestGpuOps: every op that a plan may have, by its row of the dialect's table, has a rule here.
func TestGpuOps(t *testing.T) {
	for k := gpu.AllocShared; k < gpu.NumKinds; k++ {
		if gpuOps[k] == nil {
			t.Errorf("%s: no rule in gpuOps", k)
		}
	}
}
