package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/bytecode"
)

const example = "../../examples/gemm_views.mlir"

// TestBytecode writes bytecode and reads it back, from a file and from standard
// input, with and without the flag that demands it.
func TestBytecode(t *testing.T) {
	file := filepath.Join(t.TempDir(), "gemm.tileirbc")
	if code, _, stderr := tileopt("", "-mlir-to-cudatilebc", example, "-o", file); code != exitOK {
		t.Fatal(stderr)
	}
	code, want, stderr := tileopt("", "-test-cudatile-roundtrip", example)
	if code != exitOK || !strings.Contains(want, "cuda_tile.module @kernels") {
		t.Fatalf("exit %d\n%s%s", code, want, stderr)
	}
	code, data, stderr := tileopt("", "-mlir-to-cudatilebc", example)
	if code != exitOK || !bytecode.IsBytecode([]byte(data)) {
		t.Fatalf("exit %d: expected bytecode, got %q\n%s", code, data, stderr)
	}
	for _, args := range [][]string{{file}, {"-cudatilebc-to-mlir", file}, {"-"}, {"-cudatilebc-to-mlir"}} {
		if code, got, stderr := tileopt(data, args...); code != exitOK || got != want {
			t.Errorf("%s: exit %d, got\n%s%s\nwant\n%s", args, code, got, stderr, want)
		}
	}
}

func TestBytecodeErrors(t *testing.T) {
	for _, c := range []struct {
		args []string
		in   string
		code int
		want string
	}{
		{[]string{"-cudatilebc-to-mlir"}, "cuda_tile.module @m { }", exitFail, "<stdin>: error: byte 0 (0x0), header section: invalid magic number"},
		{[]string{"-"}, bytecode.Magic + "\x12\x00\x00\x00", exitFail, "unsupported Tile version 18.0.0"},
		{[]string{"--dump-bytecode"}, bytecode.Magic + "\x0d\x03\x00\x00\x7f", exitFail, "unknown section ID: 127"},
		{[]string{"-mlir-to-cudatilebc", "-bytecode-version=12.0"}, "", exitUsage, "Invalid argument '12.0': the supported versions are [13.1 - 13.3]"},
		{[]string{"-mlir-to-cudatilebc", "-bytecode-version=13.1"}, "cuda_tile.module @m {\n  global constant @g <f32: [1.0]> : tile<1xf32>\n}", exitFail,
			"<stdin>:2:3: error: constant global `g` cannot be encoded"},
		{[]string{"-mlir-to-cudatilebc", "-cudatilebc-to-mlir"}, "", exitUsage, "expected one of"},
		{[]string{"-mlir-to-cudatilebc", "--emit=ptx"}, "", exitUsage, "expected neither --emit nor --format"},
		{[]string{"--dump-bytecode", "--format"}, "", exitUsage, "expected neither --emit nor --format"},
		{[]string{"-bytecode-version=13.1"}, "", exitUsage, "--bytecode-version is about writing bytecode"},
		{[]string{"-mlir-to-cudatilebc", "-split-input-file"}, "cuda_tile.module @m { }\n// -----\ncuda_tile.module @n { }", exitFail, "made 2 modules"},
	} {
		code, _, stderr := tileopt(c.in, c.args...)
		if code != c.code || !strings.Contains(stderr, c.want) {
			t.Errorf("%s: exit %d, got %q, want exit %d and %q", c.args, code, stderr, c.code, c.want)
		}
	}
}

func TestListVersions(t *testing.T) {
	if code, out, _ := tileopt("", "--list-versions"); code != exitOK || out != "13.1\n13.2\n13.3\n13.4\n" {
		t.Errorf("exit %d, got %q", code, out)
	}
}

// TestDumpBytecode: the view of what a text would be written as is that of the
// bytes themselves.
func TestDumpBytecode(t *testing.T) {
	_, data, _ := tileopt("", "-mlir-to-cudatilebc", example)
	code, want, stderr := tileopt(data, "--dump-bytecode")
	if code != exitOK || !strings.Contains(want, "mmaf  ; defines value") {
		t.Fatalf("exit %d\n%s%s", code, want, stderr)
	}
	if code, got, stderr := tileopt("", "--dump-bytecode", example); code != exitOK || got != want {
		t.Errorf("exit %d, got\n%s%s", code, got, stderr)
	}
}

// TestExpectBytecode: what stands in the way of bytecode is held against the
// comments like all else that is found.
func TestExpectBytecode(t *testing.T) {
	const src = `// expected-error @unknown {{type 'Float4E2M1FN' requires bytecode version 13.3+, targeting 13.1}}
cuda_tile.module @m { entry @k() { %0 = constant <f4E2M1FN: 1.0> : tile<2xf4E2M1FN> } }
// -----
cuda_tile.module @m {
  // expected-error @below {{requires bytecode 13.3+}}
  global constant @g <f32: [1.0]> : tile<1xf32>
}
`
	args := []string{"-mlir-to-cudatilebc", "-bytecode-version=13.1", "-split-input-file", "-verify-diagnostics"}
	if code, out, stderr := tileopt(src, args...); code != exitOK || out != "" {
		t.Errorf("exit %d, got %q\n%s", code, out, stderr)
	}
	code, _, stderr := tileopt(strings.ReplaceAll(src, "expected-error", "none"), args...)
	if code != exitFail || strings.Count(stderr, "unexpected error") != 2 || !strings.Contains(stderr, "line 6: unexpected error: constant global") {
		t.Errorf("exit %d, got\n%s", code, stderr)
	}
}

// TestLeftOut writes a module with the attributes that tell passes when to cut a
// loop: they are left out, and that is said.
func TestLeftOut(t *testing.T) {
	const src = `cuda_tile.module @m {
  // expected-warning @below {{entry: 'cuda_tile.loop_split' is left out: bytecode has no place for it}}
  entry @k(%n: tile<i32>) {
    // expected-warning @below {{for: 'cuda_tile.loop_split' is left out}}
    for %i in (%n to %n, step %n) : tile<i32> {
    } {cuda_tile.loop_split = 0 : i32}
  } {cuda_tile.loop_split = 1 : i32}
}
`
	if code, out, stderr := tileopt(src, "-mlir-to-cudatilebc", "-verify-diagnostics"); code != exitOK {
		t.Errorf("exit %d, got %q\n%s", code, out, stderr)
	}
	code, out, stderr := tileopt(src, "-test-cudatile-roundtrip")
	if code != exitOK || strings.Contains(out, "loop_split") || !strings.Contains(stderr, "<stdin>:5:5: warning: for: ") {
		t.Errorf("exit %d, got %q\n%s", code, out, stderr)
	}
}

// TestTerminal: bytecode is written to files and pipes only.
func TestTerminal(t *testing.T) {
	terminal, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip(err)
	}
	defer terminal.Close()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	var stderr strings.Builder
	args := []string{"-mlir-to-cudatilebc", example}
	if code := run(args, nil, terminal, &stderr); code != exitFail || !strings.Contains(stderr.String(), "got a terminal") {
		t.Errorf("exit %d, got %q", code, stderr.String())
	}
	if code := run(args, nil, null, &stderr); code != exitOK {
		t.Errorf("exit %d, got %q", code, stderr.String())
	}
}

// TestDumpDamaged writes the view of what was understood where -o says.
func TestDumpDamaged(t *testing.T) {
	_, data, _ := tileopt("", "-mlir-to-cudatilebc", example)
	view := filepath.Join(t.TempDir(), "view")
	code, out, stderr := tileopt(data[:len(data)-1], "--dump-bytecode", "-o", view)
	if code != exitFail || out != "" || !strings.Contains(stderr, "expected 1 bytes for section, got 0") {
		t.Errorf("exit %d, got %q\n%s", code, out, stderr)
	}
	if text, err := os.ReadFile(view); err != nil || !strings.HasPrefix(string(text), "00000000  7f 54 69 6c 65 49 52 00  magic number\n") {
		t.Errorf("got %q (%v)", text, err)
	}
}

// The formatter lays out text; bytecode is named as what it is.
func TestFormatBytecode(t *testing.T) {
	_, data, _ := tileopt(saxpy, "--mlir-to-cudatilebc")
	if code, out, errs := tileopt(data, "--format"); code != 1 || out != "" || !strings.Contains(errs, "expected text to format, got bytecode in <stdin>") {
		t.Errorf("exit %d, %q, %q", code, out, errs)
	}
}
