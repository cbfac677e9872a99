package conformance

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"tileir/ast"
	"tileir/grammar"
	"tileir/verify"
)

// The programs that the fuzz targets start from: those of the tests that are
// short, one case of the matrix for each op, and some random kernels.

// maxSeed bounds the length of a program to start from: what is short is run
// often, and to make an input of n bytes small takes up to n² runs.
const maxSeed = 2500

// seedFiles are where programs stand.
var seedFiles = []string{
	"../examples/*.mlir", "kernels/*.mlir", "testdata/faults/*.mlir", "../lowering/testdata/*.mlir", "../lowering/testdata/fixedbugs/*.mlir",
	"../lowering/opt/testdata/*.mlir", "../launcher/interp/testdata/*.mlir", "../launcher/interp/testdata/fixedbugs/*.mlir",
	"../verify/testdata/*.mlir", "../grammar/testdata/*.mlir",
}

var fullLineComment = regexp.MustCompile(`(?m)^\s*//.*\n?|\s+//.*$`)

// fuzzSeeds returns the programs, which are valid: where nothing is fuzzed from them, one
// in four unless the run is thorough.
func fuzzSeeds(t testing.TB) []string {
	t.Helper()
	list, err := allSeeds()
	if err != nil {
		t.Fatal(err)
	}
	if f := flag.Lookup("test.fuzz"); f != nil && f.Value.String() != "" || fuzzing() {
		return list
	}
	return sample(list, 4)
}

var allSeeds = sync.OnceValues(func() (list []string, err error) {
	add := func(text string) {
		text = fullLineComment.ReplaceAllString(text, "")
		if len(text) > maxSeed {
			return
		}
		if m, err := grammar.Parse("seed", []byte(text)); err == nil && verify.Module(m) == nil {
			list = append(list, text)
		}
	}
	for _, pattern := range seedFiles {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			return nil, fmt.Errorf("%s: no programs (%w)", pattern, err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			for part := range strings.SplitSeq(string(text), "// -----\n") {
				add(part)
			}
		}
	}
	seen := map[ast.Opcode]bool{}
	for _, c := range matrix() {
		if !seen[c.op] && len(source(c)) <= maxSeed {
			seen[c.op] = true
			add(source(c))
		}
	}
	for seed := range uint64(40) {
		add(source(fuzzKernel(seed)))
	}
	return list, nil
})

// fuzzing reports whether this process runs inputs that a fuzzer makes, not
// those that are known.
func fuzzing() bool {
	worker := flag.Lookup("test.fuzzworker")
	return worker != nil && worker.Value.String() == "true"
}

// mustEnd ends a fuzzing process that hangs, with the input, which the fuzzer
// itself would not keep. The known inputs run as long as they take.
func mustEnd(text string) (done func() bool) {
	if !fuzzing() {
		return func() bool { return true }
	}
	return time.AfterFunc(2*time.Minute, func() { panic("hangs:\n" + text) }).Stop
}
