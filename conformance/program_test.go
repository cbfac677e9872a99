package conformance

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering"
	"tileir/verify"
)

// program is an example: its text and the module in it.
type program struct {
	name   string
	dir    string // where file names of its run lines start
	source []byte
	module *ast.Module
	entry  launcher.Entry
}

// examples reads all of them.
func examples(t *testing.T) []*program {
	t.Helper()
	paths, err := filepath.Glob("../examples/*.mlir")
	if err != nil || len(paths) < 8 {
		t.Fatalf("expected eight examples or more, got %d (%v)", len(paths), err)
	}
	list := make([]*program, len(paths))
	for i, path := range paths {
		list[i] = readProgram(t, path)
	}
	return list
}

// readProgram reads a program with one entry.
func readProgram(t *testing.T, path string) *program {
	t.Helper()
	p := parseProgram(t, path)
	p.choose(t, "")
	return p
}

// choose sets the entry to run: the one called name, or the only one.
func (p *program) choose(t *testing.T, name string) {
	t.Helper()
	entry, err := launcher.FindEntry(launcher.Entries(p.module), name)
	if err != nil {
		t.Fatalf("%s: %v", p.name, err)
	}
	p.entry = entry
}

// parseProgram reads a program of any number of entries.
func parseProgram(t *testing.T, path string) *program {
	t.Helper()
	source, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	module, err := grammar.Parse(filepath.Base(path), source)
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(module); err != nil {
		t.Fatal(err)
	}
	return &program{name: strings.TrimSuffix(filepath.Base(path), ".mlir"), dir: filepath.Dir(path), source: source, module: module}
}

// compile lowers the entry that is chosen, or all if none is, for a target; see divisors for the last argument.
func (p *program) compile(t *testing.T, target string, divisors map[string][]uint64) *lowering.Result {
	t.Helper()
	result, err := lowering.Compile(t.Context(), p.module, lowering.Options{Target: target, Entry: p.entry.Name, Divisors: divisors})
	if err != nil {
		t.Fatalf("%s: %v", target, err)
	}
	return result
}

// setup is how to run a program: a grid and the values of --arg.
type setup struct {
	entry      string
	dir        string // where relative file names in args, buffers and expected start; "" for this folder
	grid       launcher.Grid
	args       []string
	buffers    []string          // that are no arguments, NAME=VALUE
	expected   map[string]string // what buffers hold afterwards, by parameter
	says       string            // file with what is printed; "": nothing is expected
	specialize bool              // compile for what divides the arguments, as tilerun does
}

// runLines returns the run lines of the program, of a family with the values that its
// parameters have if none are given.
func (p *program) runLines(t *testing.T) []launcher.RunLine {
	t.Helper()
	lines, err := launcher.ParseRunLines(p.module.Source.Text)
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

// defaults returns what the program's own run line says.
func (p *program) defaults(t *testing.T) setup {
	t.Helper()
	line, err := launcher.FindRunLine(p.runLines(t), "")
	if err != nil || line.Words == nil {
		t.Fatalf("%s has no run line: %v", p.name, err)
	}
	s := parseSetup(t, line.Words)
	s.dir = p.dir
	return s
}

// parseSetup picks the grid and the arguments out of a command line; what is
// said there about printing and timing does not matter here.
func parseSetup(t *testing.T, words []string) setup {
	t.Helper()
	s := setup{grid: launcher.Grid{X: 1, Y: 1, Z: 1}, expected: map[string]string{}}
	for i := 0; i < len(words); i++ {
		flag, value, joined := strings.Cut(words[i], "=")
		if !joined {
			if i++; i == len(words) {
				t.Fatalf("%s has no value", flag)
			}
			value = words[i]
		}
		switch flag {
		case "--grid":
			if _, err := fmt.Sscanf(value+",1,1", "%d,%d,%d", &s.grid.X, &s.grid.Y, &s.grid.Z); err != nil {
				t.Fatalf("--grid %s: %v", value, err)
			}
		case "--entry":
			s.entry = value
		case "--arg":
			s.args = append(s.args, value)
		case "--buffer":
			s.buffers = append(s.buffers, value)
		case "--expect":
			if file, ok := strings.CutPrefix(value, "@"); ok {
				s.says = file
				continue
			}
			name, spec, _ := strings.Cut(value, "=")
			s.expected[name] = spec
		case "--print", "--flop", "--bytes":
		default:
			t.Fatalf("%s: this test does not know the flag", flag)
		}
	}
	return s
}

func (p *program) bind(t *testing.T, s setup) []launcher.Binding {
	t.Helper()
	bindings, err := launcher.Bind(p.entry.Params, launcher.ArgGroup{Args: s.args, Dir: s.dir})
	for _, text := range s.buffers {
		if err == nil {
			name, value, _ := strings.Cut(text, "=")
			bindings, err = launcher.BindBuffer(bindings, name, value, s.dir)
		}
	}
	if err == nil {
		err = launcher.CheckAddresses(bindings)
	}
	if err != nil {
		t.Fatal(err)
	}
	return bindings
}

// divisors returns what divides the arguments of a run.
func (p *program) divisors(t *testing.T, s setup) map[string][]uint64 {
	t.Helper()
	args := make([]launcher.Arg, len(p.entry.Params))
	for i, b := range p.bind(t, s)[:len(args)] {
		if b.Param.Pointer {
			continue // a null pointer is as well aligned as any buffer
		}
		bits, err := b.Spec.Scalar(b.Param.Elem)
		if err != nil {
			t.Fatal(err)
		}
		args[i] = launcher.Scalar(bits)
	}
	return map[string][]uint64{p.entry.Name: launcher.Divisors(p.entry.Params, args)}
}

// outcome is what a run leaves.
type outcome struct {
	printed string
	prints  launcher.Prints
	buffers map[string]*launcher.Array // by parameter
}

// run launches the program's entry once and reads all buffers back.
func (p *program) run(t *testing.T, device launcher.Device, s setup) *outcome {
	t.Helper()
	return p.execute(t, device, p.loadable(t, device, s), s)
}

// loadable is the program as a device loads it.
func (p *program) loadable(t *testing.T, device launcher.Device, s setup) *launcher.Program {
	t.Helper()
	loadable := &launcher.Program{Module: p.module}
	if target := device.Info().Target; target != "" {
		var divisors map[string][]uint64
		if s.specialize {
			divisors = p.divisors(t, s)
		}
		loadable.Code = p.compile(t, target, divisors).Code
	}
	return loadable
}

// execute does the same with code that is there.
func (p *program) execute(t *testing.T, device launcher.Device, loadable *launcher.Program, s setup) *outcome {
	t.Helper()
	out, err := p.attempt(t, device, loadable, s)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// attempt is execute for code that the device may refuse or fail at.
func (p *program) attempt(t *testing.T, device launcher.Device, loadable *launcher.Program, s setup) (*outcome, error) {
	t.Helper()
	loaded, err := device.Load(t.Context(), loadable)
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	return p.onLoaded(t, device, loaded, s)
}

// onLoaded is attempt for what the device has loaded.
func (p *program) onLoaded(t *testing.T, device launcher.Device, loaded launcher.Loaded, s setup) (*outcome, error) {
	t.Helper()
	ctx := t.Context()
	bindings := p.bind(t, s)
	initial := contents(t, bindings)
	args, err := launcher.UploadArguments(ctx, device, p.entry, bindings, initial)
	if err != nil {
		t.Fatal(err)
	}
	defer args.Free()
	var printed bytes.Buffer
	out := &outcome{buffers: map[string]*launcher.Array{}}
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: p.entry.Name, Grid: s.grid, Args: args.Args, Uses: args.Uses, Output: &printed, Prints: &out.prints}); err != nil {
		return nil, err
	}
	out.printed = printed.String()
	final, err := args.Download(ctx, initial)
	if err != nil {
		t.Fatal(err)
	}
	for i, a := range final {
		if a != nil {
			out.buffers[bindings[i].Name()] = a
		}
	}
	return out, nil
}

// contents returns the first contents of all buffers.
func contents(t *testing.T, bindings []launcher.Binding) []*launcher.Array {
	t.Helper()
	arrays := make([]*launcher.Array, len(bindings))
	for i, b := range bindings {
		if !b.Spec.IsBuffer() {
			continue
		}
		var err error
		if arrays[i], err = b.Array(0); err != nil {
			t.Fatal(err)
		}
	}
	if err := launcher.CheckOffsets(bindings, arrays); err != nil {
		t.Fatal(err)
	}
	return arrays
}

// sortedLines is a text whose lines may come in any order.
func sortedLines(s string) []string {
	lines := strings.SplitAfter(s, "\n")
	slices.Sort(lines)
	return lines
}
