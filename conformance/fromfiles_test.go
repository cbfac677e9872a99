package conformance

import (
	"context"
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/launcher"
	"tileir/launcher/ptxsim"
)

// fromFiles is a device that is given of a program what `tileopt --emit=ptx` writes and no more: the
// PTX, and what is read of the JSON beside it.
type fromFiles struct {
	launcher.Device
	seen map[string]bool // kinds of hidden parameters, and other parts of the recipe
}

func (d *fromFiles) Load(ctx context.Context, p *launcher.Program) (launcher.Loaded, error) {
	text, err := p.Code.JSON()
	if err != nil {
		return nil, err
	}
	code := &launcher.Code{}
	if err := json.Unmarshal(text, code); err != nil {
		return nil, err
	}
	code.PTX = p.Code.PTX
	for _, k := range code.Kernels {
		d.seen["persistent"] = d.seen["persistent"] || k.BlocksPerSM > 0
		d.seen["tile blocks that share a CTA"] = d.seen["tile blocks that share a CTA"] || k.BlocksPerCTA > 1
		d.seen["tile blocks that thread blocks share"] = d.seen["tile blocks that thread blocks share"] || k.Streams
		d.seen["cluster"] = d.seen["cluster"] || k.Cluster[0] > 1
		d.seen["dependent"] = d.seen["dependent"] || k.Dependent
		for _, h := range k.Hidden {
			d.seen[h.Kind] = true
		}
	}
	return d.Device.Load(ctx, &launcher.Program{Code: code})
}

// TestLaunchFromFiles runs programs by what is written of them: the grid, tensor maps as expressions
// of the arguments, workspaces and messages are in the JSON, and nothing else is asked for.
func TestLaunchFromFiles(t *testing.T) {
	collectSeldom(t)
	programs := []string{"testdata/alloca", "fixedbugs/assert_one_element", "fixedbugs/behind_entry", "testdata/persistent", "testdata/order", "testdata/gemm_nn", "fixedbugs/cluster_of_one_warp", "testdata/split_memory", "passes/dependents", "testdata/stream_k", "sm_90a/abreast"}
	d := &fromFiles{openSim(t, ptxsim.Options{Target: "sm_90a"}), map[string]bool{}}
	testPrograms(t, part{d, func(path string, line int) bool {
		name := strings.TrimSuffix(filepath.ToSlash(path), ".mlir")
		return slices.ContainsFunc(programs, func(p string) bool { return strings.HasSuffix(name, p) }) && (line == 0 || thorough())
	}})
	for _, kind := range []string{
		launcher.HiddenGridX, launcher.HiddenTensorMap, launcher.HiddenWorkspace, launcher.HiddenPrintBuffer, launcher.HiddenSums, launcher.HiddenCounter,
		"persistent", "tile blocks that share a CTA", "tile blocks that thread blocks share", "cluster", "dependent",
	} {
		if !d.seen[kind] {
			t.Errorf("no program takes %s", kind)
		}
	}
}
