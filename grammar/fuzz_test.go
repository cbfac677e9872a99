package grammar_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tileir/ast"
	"tileir/grammar"
)

// FuzzParse reads anything: the result is diagnostics or a module that prints
// as text that reads as the same module.
//
// Left alone, go test -fuzz makes each interesting input small for a minute
// before it tries another, and needs that minute for a file as long as these:
// 158 inputs in the first minute. With -fuzzminimizetime=10x it is 100,000;
// conformance/fuzz.sh says so to all targets.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"testdata/*.mlir", "testdata/*/*.mlir"} {
		names, _ := filepath.Glob(pattern)
		for _, name := range names {
			src, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(src)
			for _, line := range bytes.SplitAfter(src, []byte("\n")) {
				if bytes.Contains(line, []byte("loc(")) || bytes.Contains(line, []byte("#")) {
					f.Add(line)
				}
			}
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if fuzzing() { // the fuzzer does not keep an input that hangs: this does
			defer time.AfterFunc(time.Minute, func() { panic(fmt.Sprintf("hangs: %q", src)) }).Stop()
		}
		m, err := grammar.ParseWith("fuzz", src, grammar.Options{AllowUnregistered: true})
		if err != nil {
			var ds ast.Diagnostics
			if !errors.As(err, &ds) || len(ds) == 0 {
				t.Fatalf("the error is %T", err)
			}
			_ = err.Error()
			return
		}
		for _, o := range []ast.PrintOptions{{}, {Generic: true}, {DebugInfo: true}} {
			text := print(t, m, o)
			again, err := grammar.ParseWith("printed", []byte(text), grammar.Options{AllowUnregistered: true})
			if err != nil {
				t.Fatalf("%+v: %v\n%s", o, err, text)
			}
			if got := print(t, again, o); got != text {
				t.Fatalf("%+v: prints as\n%s\nand then as\n%s", o, text, got)
			}
		}
	})
}

// fuzzing reports whether this process runs inputs that a fuzzer makes, not
// those that are known, which take as long as they take.
func fuzzing() bool {
	worker := flag.Lookup("test.fuzzworker")
	return worker != nil && worker.Value.String() == "true"
}
