package lowering_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"tileir/grammar"
	"tileir/lowering"
)

// testTargets are those of the design; their variants differ in no op's rule.
var testTargets = []string{"sm_80", "sm_86", "sm_89", "sm_90a", "sm_100", "sm_103", "sm_110", "sm_120", "sm_121"}

// TestTestdata compiles each file of testdata for one target in three, with
// TILEIR_TESTS=all for each, and then assembles what comes out where there is a
// ptxas: $PTXAS, or one on the path. That the
// programs compute what the interpreter does is for a GPU to say: tilerun
// --device cuda --check FILE, with --run NAME for each named run line.
func TestTestdata(t *testing.T) {
	thorough := os.Getenv("TILEIR_TESTS") == "all"
	ptxas := os.Getenv("PTXAS")
	if ptxas == "" {
		ptxas, _ = exec.LookPath("ptxas")
	}
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in testdata: %v", err)
	}
	dir := t.TempDir()
	for i, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for k, target := range testTargets {
			if !thorough && (i+k)%3 != 0 {
				continue
			}
			t.Run(filepath.Base(file)+"/"+target, func(t *testing.T) {
				t.Parallel()
				m, err := grammar.Parse(file, src)
				if err != nil {
					t.Fatal(err)
				}
				r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target})
				if err != nil {
					t.Fatal(err)
				}
				if ptxas == "" || !thorough {
					return
				}
				name := filepath.Join(dir, fmt.Sprintf("%d_%s.ptx", i, target))
				if err := os.WriteFile(name, r.Code.PTX, 0o600); err != nil {
					t.Fatal(err)
				}
				if said, err := exec.CommandContext(t.Context(), ptxas, "-O0", "-arch="+target, name, "-o", os.DevNull).CombinedOutput(); err != nil {
					t.Errorf("ptxas: %v\n%s", err, said)
				}
			})
		}
	}
}
