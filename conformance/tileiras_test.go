package conformance

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tileir/bytecode"
)

// tileirasTarget is a GPU that tileiras of CUDA 13.4 knows and whose types are
// all of those in bytecode/testdata.
const tileirasTarget = "sm_107"

// TestTileiras hands what is written in every version, every op among it, to
// NVIDIA's compiler of bytecode, which must take it: $TILEIRAS, or tileiras on
// the path. It comes with pip install 'cuda-tile[tileiras]' and needs no GPU.
func TestTileiras(t *testing.T) {
	tileiras := os.Getenv("TILEIRAS")
	if tileiras == "" {
		path, err := exec.LookPath("tileiras")
		if err != nil {
			t.Skip("no tileiras in $TILEIRAS or on the path")
		}
		tileiras = path
	}
	if said, err := exec.Command(tileiras, "--list-versions").Output(); err != nil || !strings.Contains(string(said), "13.4") {
		t.Skipf("%s does not take bytecode 13.4 (%v): expected that of CUDA 13.4", tileiras, err)
	}
	dir, taken := t.TempDir(), 0
	for _, path := range append(glob(t, "../bytecode/testdata/*.mlir"), glob(t, "../examples/*.mlir")...) {
		for _, version := range bytecode.Versions() {
			data, err := bytecode.Encode(parseProgram(t, path).module, bytecode.Options{Version: version})
			if err != nil {
				continue // newer than the version: the tests of bytecode say which
			}
			file := filepath.Join(dir, "module.tileirbc")
			if err := os.WriteFile(file, data, 0o644); err != nil {
				t.Fatal(err)
			}
			compile := exec.Command(tileiras, "-O0", "--gpu-name="+tileirasTarget, file, "-o", filepath.Join(dir, "module.cubin"))
			if said, err := compile.CombinedOutput(); err != nil {
				t.Errorf("%s in %s: %v\n%s", path, version, err, said)
			}
			taken++
		}
	}
	if taken < 48 {
		t.Errorf("expected at least 48 files of bytecode, got %d", taken)
	}
}

func glob(t *testing.T, pattern string) []string {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files %s (%v)", pattern, err)
	}
	return paths
}
