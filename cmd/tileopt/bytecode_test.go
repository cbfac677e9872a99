package main

import (
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
