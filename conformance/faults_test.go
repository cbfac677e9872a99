package conformance

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/verify"
)

// The programs in testdata/faults each do one thing that the language leaves
// undefined, as a programmer might by mistake. A comment at the end of the line
// says what the interpreter must report there:
//
//	op … // expected-fault {{part of the message}}
//
// "// poison" on a line of its own turns the check for unwritten memory on.

// minFaults is how many there are at least.
const minFaults = 30

// notFound lists what the language leaves undefined and the interpreter does
// not report yet, and why.
var notFound = map[string]string{
	"an extent of -1, as i32 or i64":                      "extents are unsigned: as i32 it is 4294967295, and accesses beyond the buffer are found; as i64 it is refused",
	"a shift by the width or more":                        "the language does not say that it is undefined; the interpreter shifts everything out",
	"use of an element beyond a view without padding":     "the language calls the value unspecified, and so is the result, but not undefined",
	"an offset that wraps around the address space":       "the address that comes out is checked when it is used",
	"two entries launched at once on the same memory":     "a device runs one launch at a time",
	"a body of reduce or scan that is not associative":    "the order is open, not the program; the interpreter folds from the first element on",
	"identities that are not neutral to the body":         "the interpreter takes them as the first operand, as the formula of the language does",
	"a module that breaks an invariant of the verifier":   "the verifier reports it before anything runs",
	"optimization hints that the kernel does not live by": "hints have no meaning to the interpreter",
	"a race by way of a pointer to another buffer":        "an offset of terabytes leads there; the interpreter expects an address in the buffer of the pointer that it is made from",
	"an index beyond 64 bits in the arithmetic of a view": "no buffer is that large; the address is checked",
}

// TestFaults runs each program and looks for its fault in the right line.
func TestFaults(t *testing.T) {
	paths, err := filepath.Glob("testdata/faults/*.mlir")
	if err != nil || len(paths) < minFaults {
		t.Fatalf("expected %d programs or more, got %d (%v)", minFaults, len(paths), err)
	}
	for _, path := range paths {
		for _, workers := range []int{1, 3} {
			t.Run(fmt.Sprintf("%s %d", strings.TrimSuffix(filepath.Base(path), ".mlir"), workers), func(t *testing.T) {
				findFault(t, path, workers)
			})
		}
	}
	t.Logf("%d planted faults; %d kinds are known not to be reported:", len(paths), len(notFound))
	var lines []string
	for what, why := range notFound {
		lines = append(lines, what+": "+why)
	}
	slices.Sort(lines)
	for _, line := range lines {
		t.Log(line)
	}
}

func findFault(t *testing.T, path string, workers int) {
	source, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	line, text := expectedFault(t, string(source))
	module, err := grammar.Parse(filepath.Base(path), source)
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(module); err != nil {
		t.Fatal(err)
	}
	entry, err := launcher.FindEntry(launcher.Entries(module), "")
	if err != nil {
		t.Fatal(err)
	}
	p := &program{name: filepath.Base(path), source: source, module: module, entry: entry}
	device := interp.New(interp.Options{Workers: workers, Poison: strings.Contains(string(source), "\n// poison\n")})
	defer device.Close()
	err = p.launch(t, device, p.defaults(t))
	var fault *interp.UBError
	if !errors.As(err, &fault) {
		t.Fatalf("expected a fault, got %v", err)
	}
	got, _ := fault.Source.Position(fault.Pos)
	if got != line || !strings.Contains(fault.Error(), text) {
		t.Errorf("expected line %d, %q\ngot line %d: %v", line, text, got, err)
	}
}

// launch runs the program once on arguments of its own and returns what went
// wrong.
func (p *program) launch(t *testing.T, device launcher.Device, s setup) error {
	loaded, err := device.Load(t.Context(), &launcher.Program{Module: p.module})
	if err != nil {
		t.Fatal(err)
	}
	defer loaded.Close()
	bindings := p.bind(t, s)
	args, err := launcher.UploadArguments(t.Context(), device, p.entry, bindings, contents(t, bindings))
	if err != nil {
		t.Fatal(err)
	}
	defer args.Free()
	_, err = loaded.Launch(t.Context(), &launcher.Launch{Entry: p.entry.Name, Grid: s.grid, Args: args.Args, Uses: args.Uses})
	return err
}

// expectedFault finds the comment.
func expectedFault(t *testing.T, source string) (line int, text string) {
	for l := range strings.Lines(source) {
		line++
		if _, after, ok := strings.Cut(l, "// expected-fault {{"); ok {
			text, _, ok = strings.Cut(after, "}}")
			if !ok {
				t.Fatalf("line %d: expected }}", line)
			}
			return line, text
		}
	}
	t.Fatal("no expected-fault")
	return 0, ""
}

// TestNoFalseFaults runs every example in random orders with all checks on: none
// may be reported.
func TestNoFalseFaults(t *testing.T) {
	if testing.Short() {
		t.Skip("runs all examples")
	}
	for _, p := range examples(t) {
		if p.name == "gemm_pointers" {
			continue // 200 MB; TestExamples runs it, checked
		}
		for seed := range uint64(2) {
			t.Run(fmt.Sprintf("%s %d", p.name, seed), func(t *testing.T) {
				device := interp.New(interp.Options{Poison: true, Schedule: &interp.Schedule{Seed: seed}})
				defer device.Close()
				if err := p.launch(t, device, p.defaults(t)); err != nil {
					t.Error(err)
				}
			})
		}
	}
}
