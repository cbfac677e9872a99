package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
)

const examples = "../../examples/"

// runExample runs an example on the interpreter and returns what it printed.
func runExample(t *testing.T, name string, flags ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	args := append([]string{examples + name + ".mlir", "--device=cpu"}, flags...)
	if code := run(args, strings.NewReader(""), &stdout, &stderr); code != 0 {
		t.Fatalf("%s: exit %d\n%s%s", name, code, stdout.String(), stderr.String())
	}
	return stdout.String()
}

// The expectations in testdata were made by NumPy (testdata/expectations.py).
func TestExamplesAgainstNumPy(t *testing.T) {
	for _, c := range []struct {
		name  string
		flags string
	}{
		{"vector_add", "--expect c=@testdata/vector_add.npy"},
		{"saxpy", "--grid 1,2 --arg rand:f32:5x260:1 --arg rand:f32:5x260:2 --arg 0.5 --arg 5 --arg 260 --print X --expect Y=@testdata/saxpy.npy"},
		{"gemm_block", "--expect c=@testdata/gemm_block.npy"},
		{"gemm_views", "--grid 2,2 --arg rand:f16:72x136:1 --arg rand:f16:144x72:2 --arg zeros:f32:136x144 --arg 136 --arg 144 --arg 72 " +
			"--arg 136 --arg 72 --arg 144 --expect C=@testdata/gemm_views.npy --check=1e-5,1e-5"},
	} {
		t.Run(c.name, func(t *testing.T) {
			out := runExample(t, c.name, strings.Fields(c.flags)...)
			if !strings.Contains(out, "expect ") {
				t.Errorf("nothing was compared:\n%s", out)
			}
		})
	}
}

// gemm_pointers has one size, 4096: one 64×64 block of it is compared.
func TestGemmPointersAgainstNumPy(t *testing.T) {
	if testing.Short() {
		t.Skip("makes 200 MB of matrices")
	}
	path := filepath.Join(t.TempDir(), "c.npy")
	runExample(t, "gemm_pointers", "--grid=1,2", "--print=c", "--out=c="+path)
	all, err := launcher.ReadNPYFile(path, num.F32)
	if err != nil {
		t.Fatal(err)
	}
	want, err := launcher.ReadNPYFile("testdata/gemm_pointers.npy", num.F32)
	if err != nil {
		t.Fatal(err)
	}
	got, err := launcher.NewArray(num.F32, 64, 64)
	if err != nil {
		t.Fatal(err)
	}
	for row := range 64 {
		copy(got.Data[row*64*4:(row+1)*64*4], all.Data[(row*4096+64)*4:])
	}
	c, err := launcher.Compare(got, want, launcher.DefaultTolerance(num.F32))
	if err != nil || !c.OK() {
		t.Errorf("%v, %v", c, err)
	}
}

func TestExamplesThatPrint(t *testing.T) {
	if got := runExample(t, "hello"); !strings.HasPrefix(got, "Hello") {
		t.Errorf("hello: %q", got)
	}
	got := runExample(t, "grid_hello", "--grid=2,1,2")
	if n := strings.Count(got, "\n"); n != 4 {
		t.Errorf("grid_hello: %d lines for 4 tile blocks\n%s", n, got)
	}
	got = runExample(t, "mutex", "--expect", "counter=full:16:i32:1")
	for i := range 16 {
		if !strings.Contains(got, fmt.Sprintf("number %d\n", i+1)) {
			t.Errorf("mutex: nobody came in as number %d\n%s", i+1, got)
		}
	}
}

// Each named run line must at least bind: its arguments fit the entry.
func TestLargeRunLinesBind(t *testing.T) {
	files, err := filepath.Glob(examples + "*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, err := parse(file, src, nil)
		if err != nil {
			t.Fatal(err)
		}
		lines, err := launcher.ParseRunLines(src)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range lines {
			o, err := parseRunLine(l)
			if err != nil {
				t.Errorf("%s:%d: %v", file, l.Line, err)
				continue
			}
			entry, err := launcher.FindEntry(launcher.Entries(m), o.entry)
			if err != nil {
				t.Fatal(err)
			}
			bindings, err := launcher.Bind(entry.Params, launcher.ArgGroup{Args: o.args})
			if err != nil {
				t.Errorf("%s:%d: %v", file, l.Line, err)
			}
			for _, b := range bindings {
				if _, err := b.Bytes(); err != nil {
					t.Errorf("%s:%d: %v", file, l.Line, err)
				}
			}
		}
	}
}
