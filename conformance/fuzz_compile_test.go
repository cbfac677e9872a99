package conformance

import (
	"bytes"
	"errors"
	"testing"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/verify"
)

// fuzzTargets are those that FuzzCompile compiles for, one at a time: each
// generation of instructions.
var fuzzTargets = []string{"sm_90a", "sm_80", "sm_100", "sm_120"}

// FuzzCompile changes programs (see mutateText) and takes those that are still
// valid through the whole compiler: it refuses them with a place, or makes the
// same PTX each time, without a barrier missing.
func FuzzCompile(f *testing.F) {
	for i, text := range fuzzSeeds(f) {
		f.Add(text, []byte{}, byte(i))
	}
	f.Fuzz(func(t *testing.T, text string, mutations []byte, target byte) {
		text = mutateText(text, mutations)
		defer mustEnd(text)()
		m, err := grammar.Parse("mutant", []byte(text))
		if err != nil || verify.Module(m) != nil {
			return
		}
		checkCompiles(t, m, fuzzTargets[int(target)%len(fuzzTargets)])
	})
}

// FuzzCompileBytecode changes bytes of programs in bytecode and takes what is
// still valid through the whole compiler.
func FuzzCompileBytecode(f *testing.F) {
	for i, text := range fuzzSeeds(f) {
		m, err := grammar.Parse("seed", []byte(text))
		if err != nil {
			f.Fatal(err)
		}
		if data, err := bytecode.Encode(m, bytecode.Options{}); err == nil {
			f.Add(data, byte(i))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte, target byte) {
		defer mustEnd(string(data))()
		file, err := bytecode.Decode(data)
		if err != nil || verify.Module(file.Module) != nil {
			return
		}
		checkCompiles(t, file.Module, fuzzTargets[int(target)%len(fuzzTargets)])
	})
}

// checkCompiles compiles a module twice, and leaves it as it is.
func checkCompiles(t *testing.T, m *ast.Module, target string) {
	t.Helper()
	before := m.String()
	first, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target})
	second, again := lowering.Compile(t.Context(), m, lowering.Options{Target: target})
	if (err == nil) != (again == nil) || err != nil && err.Error() != again.Error() {
		t.Fatalf("%s: the first time %v, the second time %v\n%s", target, err, again, before)
	}
	if after := m.String(); after != before {
		t.Fatalf("%s: compiling changes the module\n%s\nto\n%s", target, before, after)
	}
	if err != nil {
		var found ast.Diagnostics
		if !errors.As(err, &found) {
			t.Fatalf("%s: expected a diagnostic, got %v\n%s", target, err, before)
		}
		return
	}
	if !bytes.Equal(first.Code.PTX, second.Code.PTX) {
		t.Fatalf("%s: two compilations make different PTX of\n%s", target, before)
	}
	if err := checkBarriers(first.Plan); err != nil {
		t.Fatalf("%s: %v\n%s", target, err, before)
	}
}
