package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const racing = `// tilerun: --grid 2 --arg zeros:i32:1
cuda_tile.module @m {
  entry @race(%a: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %m = alloca num_elem = 1, alignment = 4 : tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %m : tile<ptr<i32>> -> tile<i32>, token
    store_ptr_tko weak %a, %x : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
`

func runTool(t *testing.T, args ...string) (int, string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	code := run(args, strings.NewReader(racing), &stdout, &stderr)
	return code, stderr.String()
}

// What the interpreter looks for is a matter of its flags.
func TestExecutorFlags(t *testing.T) {
	for _, c := range []struct {
		flags, want string
		code        int
	}{
		{"", "<stdin>:7:5: error: undefined behaviour in store_ptr_tko: race at address", exitFail},
		{"--schedule=random:7", "store_ptr_tko: race at address", exitFail},
		{"--poison", "<stdin>:6:14: error: undefined behaviour in load_ptr_tko: read of address", exitFail},
		{"--unchecked", "", exitOK},
		{"--unchecked=races,twice,index", "", exitOK},
		{"--unchecked=race", "expected all, or some of races, twice", exitUsage},
		{"--unchecked --poison", "(byte 0 of alloca) that nobody has written", exitFail},
		{"--schedule=7", "expected random:SEED", exitUsage},
		{"--trace-block a", "is not the number of a tile block", exitUsage},
		{"--trace " + filepath.Join(t.TempDir(), "t") + " --trace-block 2", "--trace-block 2,0,0 is outside the grid, which is 2,1,1", exitFail},
		{"--trace " + filepath.Join(t.TempDir(), "no", "t"), "--trace: ", exitFail},
	} {
		args := append([]string{"-", "--device", "cpu"}, strings.Fields(c.flags)...)
		if code, stderr := runTool(t, args...); code != c.code || !strings.Contains(stderr, c.want) {
			t.Errorf("%s: got %d, %s\nwant %d, %s", c.flags, code, stderr, c.code, c.want)
		}
	}
}

// On a GPU these flags are for the run that --check compares with.
func TestExecutorFlagsNeedTheExecutor(t *testing.T) {
	b := newBench().withGPU()
	if code, _, stderr := b.run(racing, "-", "--device", "cuda", "--poison"); code != exitFail || !strings.Contains(stderr, "are for the interpreter") {
		t.Errorf("got %d, %s", code, stderr)
	}
}

// A trace is written even if the run fails, and timed launches are not in it.
func TestTraceFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "trace")
	if code, stderr := runTool(t, "-", "--device", "cpu", "--trace", name, "--trace-block", "1", "--grid", "2"); code != exitFail {
		t.Errorf("got %d, %s", code, stderr)
	}
	code, stderr := runTool(t, "-", "--device", "cpu", "--unchecked", "--trace", name, "--trace-block=1", "--bench=2")
	text, err := os.ReadFile(name)
	if code != exitOK || err != nil {
		t.Fatalf("got %d, %s, %v", code, stderr, err)
	}
	if n := strings.Count(string(text), "# entry @race, grid 2,1,1, tile block (1, 0, 0)\n"); n != 1 {
		t.Errorf("%d traces, want 1:\n%s", n, text)
	}
	if want := "<stdin>:7: store_ptr_tko: %a tile<ptr<i32>> 0x"; !strings.Contains(string(text), want) {
		t.Errorf("no %q in\n%s", want, text)
	}
}

func TestBar(t *testing.T) {
	for _, c := range []struct {
		done, total int64
		want        string
	}{
		{0, 0, ""},
		{0, 10, "[..............................] 0 of 10 tile blocks, 4s so far"},
		{3, 12, "[#######.......................] 3 of 12 tile blocks, about 12s left"},
		{12, 12, "[##############################] 12 of 12 tile blocks, about 0s left"},
	} {
		if got := barLine(c.done, c.total, 4*time.Second); got != c.want {
			t.Errorf("%d of %d: got %q, want %q", c.done, c.total, got, c.want)
		}
	}
	var out, errs bytes.Buffer
	b := &bar{w: &errs}
	b.progress(2, 2)
	b.progress(0, 2)
	b.progress(1, 2)
	if got := b.done.Load(); got != 1 {
		t.Errorf("in the second launch: got %d tile blocks done, want 1", got)
	}
	b.draw(barLine(1, 2, time.Second))
	b.under(&out).Write([]byte("text\n"))
	b.erase()
	if got := errs.String(); strings.Count(got, eraseLine) != 2 || !strings.HasSuffix(got, eraseLine) || out.String() != "text\n" {
		t.Errorf("got %q and %q", got, out.String())
	}
	if newBar(&errs) != nil {
		t.Error("a bar where there is no terminal")
	}
}

// The examples are sound under a shaken schedule and with poison: nothing is reported.
// conformance runs every program so.
func TestNoFalseReports(t *testing.T) {
	paths, err := filepath.Glob("../../examples/*.mlir")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, path := range paths {
		if filepath.Base(path) == "gemm_pointers.mlir" {
			continue // makes 200 MB of matrices
		}
		if code, stderr := runTool(t, path, "--device=cpu", "--schedule=random:1", "--poison"); code != exitOK {
			t.Errorf("%s: got %d, %s", path, code, stderr)
		}
	}
}
