package interp_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
)

// A test is a program in testdata with comments that say what it does:
//
//	// tilerun: --grid 2 --arg zeros:f32:4    how to run it
//	// out: TEXT                              a line that it prints, in order
//	// want PARAM: 1 2 3.5                    a buffer afterwards
//	op ... // fault: TEXT                     the undefined behaviour found in this line
//	op ... // assert: TEXT                    the assertion that fails in this line
//	op ... // load: TEXT                      the op that cannot be loaded
//
// A file may hold several programs, separated by lines "// -----".
func TestFiles(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	fixed, err := filepath.Glob("testdata/fixedbugs/*.mlir")
	if err != nil {
		t.Fatal(err)
	}
	paths = append(paths, fixed...)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		line := 0
		for part := range strings.SplitSeq(string(text), "// -----\n") {
			// Blank lines keep the line numbers of the file.
			src := strings.Repeat("\n", line) + part
			line += strings.Count(part, "\n") + 1
			t.Run(fmt.Sprintf("%s:%d", filepath.Base(path), line-strings.Count(part, "\n")), func(t *testing.T) {
				for _, options := range []interp.Options{
					{Workers: 1},
					{Workers: 3},
					{Workers: 1, Schedule: &interp.Schedule{Seed: 1}},
					{Workers: 2, Schedule: &interp.Schedule{Seed: uint64(line)}},
				} {
					runFile(t, path, []byte(src), options)
				}
			})
		}
	}
}

// expectations are the comments of a program.
type expectations struct {
	grid   launcher.Grid
	args   []string
	poison bool
	out    string
	want   map[string][]string
	bad    map[string]string // fault, assert, load: text
	line   map[string]int    // … and the line that it stands in
}

func readExpectations(t *testing.T, src []byte) *expectations {
	e := &expectations{grid: launcher.Grid{X: 1, Y: 1, Z: 1}, want: map[string][]string{}, bad: map[string]string{}, line: map[string]int{}}
	lines, err := launcher.ParseRunLines(src)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range lines {
		for i, word := range l.Words {
			switch word {
			case "--grid":
				fmt.Sscanf(l.Words[i+1]+",1,1", "%d,%d,%d", &e.grid.X, &e.grid.Y, &e.grid.Z)
			case "--arg":
				e.args = append(e.args, l.Words[i+1])
			case "--poison":
				e.poison = true
			}
		}
	}
	number := 0
	for line := range strings.Lines(string(src)) {
		number++
		_, comment, ok := strings.Cut(strings.TrimRight(line, "\n"), "// ")
		if !ok {
			continue
		}
		key, value, _ := strings.Cut(comment, ": ")
		switch {
		case key == "out":
			e.out += value + "\n"
		case key == "fault" || key == "assert" || key == "load":
			e.bad[key], e.line[key] = value, number
		case strings.HasPrefix(key, "want "):
			e.want[key[5:]] = append(e.want[key[5:]], strings.Fields(value)...)
		}
	}
	return e
}

func runFile(t *testing.T, path string, src []byte, options interp.Options) {
	t.Helper()
	want := readExpectations(t, src)
	module, err := grammar.Parse(filepath.Base(path), src)
	if err != nil {
		t.Fatal(err)
	}
	ctx := t.Context()
	options.Poison = want.poison
	device := interp.New(options)
	defer device.Close()
	loaded, err := device.Load(ctx, &launcher.Program{Module: module})
	if want.bad["load"] != "" {
		checkError(t, err, want, "load")
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	entries := launcher.Entries(module)
	bindings, err := launcher.Bind(entries[0].Params, launcher.ArgGroup{Args: want.args, Dir: "testdata"})
	if err != nil {
		t.Fatal(err)
	}
	args, arrays, buffers := makeArgs(t, ctx, device, bindings)
	var out bytes.Buffer
	_, err = loaded.Launch(ctx, &launcher.Launch{Entry: entries[0].Name, Grid: want.grid, Args: args, Output: &out})
	switch {
	case want.bad["fault"] != "":
		checkError(t, err, want, "fault")
	case want.bad["assert"] != "":
		checkError(t, err, want, "assert")
	case err != nil:
		t.Fatal(err)
	}
	if out.String() != want.out {
		t.Errorf("printed\n%swant\n%s", out.String(), want.out)
	}
	for name, values := range want.want {
		i, err := launcher.FindParam(entries[0].Params, name)
		if err != nil {
			t.Fatal(err)
		}
		if err := buffers[i].Read(ctx, arrays[i].Data); err != nil {
			t.Fatal(err)
		}
		checkArray(t, name, arrays[i], values)
	}
}

func makeArgs(t testing.TB, ctx context.Context, device launcher.Device, bindings []launcher.Binding) ([]launcher.Arg, []*launcher.Array, []launcher.Buffer) {
	t.Helper()
	args := make([]launcher.Arg, len(bindings))
	arrays := make([]*launcher.Array, len(bindings))
	buffers := make([]launcher.Buffer, len(bindings))
	for i, b := range bindings {
		if !b.Param.Pointer {
			bits, err := b.Spec.Scalar(b.Param.Elem)
			if err != nil {
				t.Fatal(err)
			}
			args[i] = launcher.Scalar(bits)
			continue
		}
		if b.Spec.Text == "null" {
			continue
		}
		a, err := b.Array(1)
		if err != nil {
			t.Fatal(err)
		}
		buffer, err := device.Alloc(ctx, int64(len(a.Data)))
		if err != nil {
			t.Fatal(err)
		}
		if err := buffer.Write(ctx, a.Data); err != nil {
			t.Fatal(err)
		}
		args[i], arrays[i], buffers[i] = launcher.Pointer(buffer, 0), a, buffer
	}
	return args, arrays, buffers
}

// checkError compares an error with the comment that announces it.
func checkError(t *testing.T, err error, want *expectations, key string) {
	t.Helper()
	text, line := want.bad[key], want.line[key]
	if err == nil || !strings.Contains(err.Error(), text) {
		t.Errorf("got error %v, want %q", err, text)
		return
	}
	got := 0
	var fault *interp.UBError
	var assert *launcher.AssertError
	var diags ast.Diagnostics
	switch {
	case errors.As(err, &fault):
		got, _ = fault.Source.Position(fault.Pos)
	case errors.As(err, &assert):
		got, _ = strconv.Atoi(strings.Split(assert.Location, ":")[1])
	case errors.As(err, &diags):
		got, _ = diags[0].Source.Position(diags[0].Pos)
	}
	if got != line {
		t.Errorf("error in line %d, want line %d: %v", got, line, err)
	}
}

func checkArray(t *testing.T, name string, a *launcher.Array, values []string) {
	t.Helper()
	n := 1
	for _, d := range a.Shape {
		n *= int(d)
	}
	if n != len(values) {
		t.Errorf("%s has %d elements, want %d", name, n, len(values))
		return
	}
	for i, v := range values {
		got := a.Bits(i)
		var text string
		switch {
		case strings.HasPrefix(v, "0x"):
			text = fmt.Sprintf("%#x", got)
		case a.Elem.IsFloat():
			text = strconv.FormatFloat(num.Decode(a.Elem, got), 'g', -1, 64)
		default:
			text = fmt.Sprint(num.Signed(a.Elem, got))
		}
		if text != v {
			t.Errorf("%s[%d]: got %s, want %s", name, i, text, v)
		}
	}
}
