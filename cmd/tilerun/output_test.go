package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tileir/cmd/internal/interrupt"
	"tileir/launcher"
)

// TestOutputsOfTheirOwn: no file is written twice, and that shows before the run.
func TestOutputsOfTheirOwn(t *testing.T) {
	dir := t.TempDir()
	x, other := filepath.Join(dir, "x.npy"), filepath.Join(dir, ".", "sub", "..", "x.npy")
	os.Mkdir(filepath.Join(dir, "sub"), 0o755)
	b := newBench()
	b.cpu.launch = func(context.Context, *launcher.Launch) error { t.Error("it ran"); return nil }
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--out", "a=" + x, "--out", "b=" + x}, "--out b=" + x + ": expected a file of its own, got that of --out a=" + x},
		{[]string{"--out", "a=" + x, "--out", "b=" + other}, "expected a file of its own"},
		{[]string{"--trace", x, "--out", "b=" + x}, "expected a file of its own, got that of --trace " + x},
		{[]string{"--out", "a=" + dir}, "expected a file name that ends in .npy or .bin"},
	} {
		if code, _, stderr := b.run(program, append(c.args, "-")...); code != 1 || !strings.Contains(stderr, c.want) {
			t.Errorf("%v: exit %d: %s", c.args, code, stderr)
		}
	}
}

// TestOutputsTogether: if one file cannot be written, none is, and what was
// there is as it was.
func TestOutputsTogether(t *testing.T) {
	dir := t.TempDir()
	x, missing := filepath.Join(dir, "x.npy"), filepath.Join(dir, "no", "y.npy")
	os.WriteFile(x, []byte("before"), 0o644)
	code, _, stderr := newBench().run(program, "--out", "a="+x, "--out", "b="+missing, "-")
	if code != 1 || !strings.Contains(stderr, "--out b: writing "+missing+": there is no folder "+filepath.Dir(missing)) {
		t.Errorf("exit %d: %s", code, stderr)
	}
	if text, _ := os.ReadFile(x); string(text) != "before" {
		t.Errorf("a failed run wrote %q", text)
	}
	if code, _, stderr := newBench().run(program, "--out", "a="+x, "-"); code != 0 {
		t.Errorf("exit %d: %s", code, stderr)
	}
	if files, _ := os.ReadDir(dir); len(files) != 1 {
		t.Errorf("left behind: %v", files)
	}
}

// TestInput: what does not end, waits, or is no Tile IR is an error that says so.
func TestInput(t *testing.T) {
	r, w := io.Pipe()
	defer w.Close()
	for _, c := range []struct {
		stdin io.Reader
		args  []string
		want  string
	}{
		{r, []string{"--timeout=1ms", "-"}, "tilerun: reading <stdin>: not done within 1ms (--timeout)\n"},
		{strings.NewReader(program), []string{"--max-input=64", "-"}, "tilerun: <stdin>: expected at most 64 of input, got more; --max-input sets the limit\n"},
		{strings.NewReader("import torch\n"), []string{"-"}, "tilerun: <stdin> is Python: "},
		{strings.NewReader("// tilerun: --max-input=1\n"), []string{"-"}, "--max-input is for the command line only"},
		{strings.NewReader(program), []string{"--max-input=-1", "-"}, "expected a number of bytes up to"},
	} {
		var out, errs bytes.Buffer
		if code := newCommand(newBench().tools(), c.stdin, &out, &errs).run(c.args); code == 0 || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%v: exit %d: %s", c.args, code, errs.Bytes())
		}
	}
}

// TestStopped: the place where tile blocks were comes first, in no words of Go.
func TestStopped(t *testing.T) {
	b := newBench()
	b.cpu.launch = func(context.Context, *launcher.Launch) error {
		return &launcher.StoppedError{Location: "k.mlir:3:4", Op: "loop", Done: 1, Total: 6, Err: &interrupt.Timeout{After: time.Minute}}
	}
	want := "k.mlir:3:4: error: stopped: not done within 1m0s (--timeout); 1 of 6 tile blocks were done, tile block (0, 0, 0) was in loop\n"
	if code, _, stderr := b.run(program, "-"); code != 1 || stderr != want {
		t.Errorf("exit %d: %swant %s", code, stderr, want)
	}
}

func TestVersion(t *testing.T) {
	if code, stdout, stderr := newBench().run("", "--version"); code != 0 || stderr != "" || !strings.HasPrefix(stdout, "tilerun ") {
		t.Errorf("exit %d: %q %q", code, stdout, stderr)
	}
}

// TestUnknownIsLeftOut: a device that does not know its limits reports none.
func TestUnknownIsLeftOut(t *testing.T) {
	b := newBench()
	b.cpu.info.Memory = 0
	code, stdout, stderr := b.run(program, "-", "--json")
	if code != 0 || strings.Contains(stdout, "max_grid") || strings.Contains(stdout, "memory") {
		t.Errorf("exit %d: %s%s", code, stdout, stderr)
	}
}

// TestContainers: several buffers go to one file that has names for them, and come back.
func TestContainers(t *testing.T) {
	dir := t.TempDir()
	file := write(t, "k.mlir", program)
	npz, tensors, png := filepath.Join(dir, "all.npz"), filepath.Join(dir, "all.safetensors"), filepath.Join(dir, "a.png")
	code, _, stderr := newBench().run("", file, "--device=cpu", "--out", "a="+npz, "--out", "b="+npz, "--out", "b="+tensors, "--out", "a="+tensors, "--plot", "b="+png)
	if code != 0 {
		t.Fatalf("exit %d: %s", code, stderr)
	}
	for _, path := range []string{npz, tensors, png} {
		if info, err := os.Stat(path); err != nil || info.Size() < 100 {
			t.Errorf("%s: %v", path, err)
		}
	}
	a, err := launcher.ReadSafetensorsFile(tensors, "a", 0)
	if err != nil || a.Type() != "f32:4" {
		t.Errorf("%v, %v", a, err)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--out", "a=" + npz, "--out", "a=" + npz}, "expected a file of its own"},
		{[]string{"--plot", "a=" + filepath.Join(dir, "a.jpg")}, "expected a file name that ends in .png"},
		{[]string{"--plot", "a=" + png, "--plot", "b=" + png}, "expected a file of its own, got that of --plot a=" + png},
		{[]string{"--plot", "n=" + png}, "--plot n: the parameter (i32) holds 7, expected a buffer"},
	} {
		if code, _, stderr := newBench().run("", append(c.args, "--device=cpu", file)...); code != 1 || !strings.Contains(stderr, c.want) {
			t.Errorf("%v: exit %d: %s", c.args, code, stderr)
		}
	}
}

// TestLaunchesLine: the bar of a benchmark says which launch runs.
func TestLaunchesLine(t *testing.T) {
	for _, c := range []struct {
		begun, done, total int64
		want               string
	}{
		{0, 0, 0, "20 launches, 4s so far"},
		{1, 0, 8, "[..............................] launch 1 of 20, 4s so far"},
		{11, 0, 8, "[###############...............] launch 11 of 20, about 4s left"},
		{20, 8, 8, "[##############################] launch 20 of 20, about 0s left"},
	} {
		if got := launchesLine(c.begun, 20, c.done, c.total, 4*time.Second); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}
