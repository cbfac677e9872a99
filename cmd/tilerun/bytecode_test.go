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
	checkCutOff(t, data)
}

// TestUnnamedParameters gives values to the parameters of bytecode that has no
// names for them, by the names that tileopt prints.
func TestUnnamedParameters(t *testing.T) {
	m, err := grammar.Parse("k.mlir", []byte(`entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
  %t = store_ptr_tko weak %p, %n : tile<ptr<i32>>, tile<i32> -> token
}`))
	if err != nil {
		t.Fatal(err)
	}
	data, err := bytecode.Encode(m, bytecode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"--arg", "arg1=7", "--arg", "%arg0=zeros:i32:1", "--print", "arg0"}, {"--arg", "1=7", "--arg", "0=zeros:i32:1", "--print", "0"}} {
		var out, errs bytes.Buffer
		if code := run(append(args, "--device", "cpu", "-"), bytes.NewReader(data), &out, &errs); code != exitOK || !strings.Contains(out.String(), "7") {
			t.Errorf("%v: exit %d, got %s%s", args, code, out.String(), errs.String())
		}
	}
	var out, errs bytes.Buffer
	if code := run([]string{"--device", "cpu", "--arg", "n=7", "-"}, bytes.NewReader(data), &out, &errs); code != exitUsage && code != exitFail || !strings.Contains(errs.String(), "arg0: ") {
		t.Errorf("a wrong name: exit %d, got %s", code, errs.String())
	}
}

// checkCutOff runs bytecode without its end.
func checkCutOff(t *testing.T, data []byte) {
	var out, errs bytes.Buffer
	if code := run([]string{"--device", "cpu", "-"}, bytes.NewReader(data[:len(data)-9]), &out, &errs); code != exitFail || !strings.Contains(errs.String(), "section: expected") {
		t.Errorf("cut off: exit %d, got %s", code, errs.String())
	}
}
