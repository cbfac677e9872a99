package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/bytecode"
	"tileir/grammar"
)

// TestBytecode runs a kernel from bytecode, known by its first bytes.
func TestBytecode(t *testing.T) {
	src, err := os.ReadFile("../../examples/hello.mlir")
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse("hello.mlir", src)
	if err != nil {
		t.Fatal(err)
	}
	data, err := bytecode.Encode(m, bytecode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "hello.tileirbc")
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, in := range []struct{ file, stdin string }{{file, ""}, {"-", string(data)}} {
		var out, errs bytes.Buffer
		if code := run([]string{"--device", "cpu", in.file}, strings.NewReader(in.stdin), &out, &errs); code != exitOK || !strings.Contains(out.String(), "Hello, world!") {
			t.Errorf("%s: exit %d, got %s%s", in.file, code, out.String(), errs.String())
		}
	}
	var out, errs bytes.Buffer
	if code := run([]string{"--device", "cpu", "-"}, bytes.NewReader(data[:len(data)-9]), &out, &errs); code != exitFail || !strings.Contains(errs.String(), "section: expected") {
		t.Errorf("cut off: exit %d, got %s", code, errs.String())
	}
}
