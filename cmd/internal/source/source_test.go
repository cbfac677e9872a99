package source

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// endless is input without an end; it counts what was taken of it.
type endless struct{ taken int64 }

func (e *endless) Read(p []byte) (int, error) {
	e.taken += int64(len(p))
	for i := range p {
		p[i] = 'y'
	}
	return len(p), nil
}

func TestRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "f")
	long := bytes.Repeat([]byte("0123456789"), chunkBytes/4)
	os.WriteFile(file, long, 0o644)
	for _, limit := range []Limit{0, Limit(len(long)), DefaultLimit} {
		if text, err := Read(t.Context(), file, nil, limit); err != nil || !bytes.Equal(text, long) {
			t.Errorf("limit %s: %d bytes, %v", limit, len(text), err)
		}
		if text, err := Read(t.Context(), "-", bytes.NewReader(long), limit); err != nil || !bytes.Equal(text, long) {
			t.Errorf("standard input, limit %s: %d bytes, %v", limit, len(text), err)
		}
	}
	broken := errors.New("broken")
	if _, err := Read(t.Context(), "-", io.MultiReader(strings.NewReader("half"), errorReader{broken}), 0); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
	if _, err := Read(t.Context(), file+"x", nil, 0); err == nil || err.Error() != "there is no file "+file+"x" {
		t.Errorf("got %v", err)
	}
	if _, err := Read(t.Context(), filepath.Dir(file), nil, 0); err == nil || !strings.HasSuffix(err.Error(), "is a folder, expected a file") {
		t.Errorf("got %v", err)
	}
}

type errorReader struct{ err error }

func (r errorReader) Read([]byte) (int, error) { return 0, r.err }

// TestLimit: no more is read than the limit and what tells that there is more.
func TestLimit(t *testing.T) {
	const limit = 3*chunkBytes + 5
	in := &endless{}
	_, err := Read(t.Context(), "-", in, limit)
	if want := "<stdin>: expected at most 3145733 of input, got more; --max-input sets the limit"; err == nil || err.Error() != want {
		t.Errorf("got %v, expected %s", err, want)
	}
	if in.taken > limit+chunkBytes {
		t.Errorf("%d bytes were read, the limit is %d", in.taken, limit)
	}
	if _, err := os.Stat("/dev/zero"); err == nil {
		if _, err := Read(t.Context(), "/dev/zero", nil, 1<<20); err == nil || !strings.Contains(err.Error(), "/dev/zero: expected at most 1M of input, got more") {
			t.Errorf("got %v", err)
		}
	}
	// A file's size is known before it is read; this one takes no room.
	large := filepath.Join(t.TempDir(), "large")
	os.WriteFile(large, nil, 0o644)
	if err := os.Truncate(large, 2<<30); err != nil {
		t.Skip(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err = Read(t.Context(), large, nil, DefaultLimit)
	runtime.ReadMemStats(&after)
	if want := large + ": expected at most 64M of input, got 2147483648 bytes; --max-input sets the limit"; err == nil || err.Error() != want {
		t.Errorf("got %v, expected %s", err, want)
	}
	if taken := after.TotalAlloc - before.TotalAlloc; taken > 1<<20 {
		t.Errorf("%d bytes were allocated", taken)
	}
}

// TestWaiting: a read that waits ends with the context.
func TestWaiting(t *testing.T) {
	r, w := io.Pipe()
	defer w.Close()
	ctx, cancel := context.WithCancelCause(t.Context())
	enough := errors.New("enough")
	go func() {
		io.WriteString(w, "half a module") // returns when it was read
		cancel(enough)
	}()
	if _, err := Read(ctx, "-", r, 0); !errors.Is(err, enough) || !strings.HasPrefix(err.Error(), "reading <stdin>: ") {
		t.Errorf("got %v", err)
	}
}

func TestLimitFlag(t *testing.T) {
	for text, want := range map[string]Limit{"0": 0, "4096": 4096, "64K": 64 << 10, "128m": 128 << 20, "2G": 2 << 30, "1024G": maxLimit} {
		var l Limit
		if err := l.Set(text); err != nil || l != want {
			t.Errorf("%s: %d, %v", text, l, err)
		}
		var again Limit
		if err := again.Set(want.String()); err != nil || again != want {
			t.Errorf("%s is written %s and read as %d: %v", text, want, again, err)
		}
	}
	for _, text := range []string{"", "M", "-1", "1.5G", "1T", "1025G", "99999999999999999999", "9223372036854775807K"} {
		l := Limit(7)
		if err := l.Set(text); err == nil || l != 7 {
			t.Errorf("%q: %d", text, l)
		}
	}
}

// TestKinds: what is no Tile IR is named; what is, in any spelling, is not.
func TestKinds(t *testing.T) {
	elf := "\x7fELF" + strings.Repeat("\x00", 14)
	for text, want := range map[string]string{
		elf + "\x3e\x00":                          "an ELF file",
		elf + "\xbe\x00":                          "a cubin",
		"\x50\xed\x55\xba\x01":                    "a fat binary",
		"//\n// Made\n\n.version 8.8\n.target x":  "PTX",
		"; ModuleID = 'x'\nsource_filename = 'x'": "LLVM IR",
		"BC\xc0\xde":                              "LLVM bitcode",
		"ML\xefR\x06":                             "bytecode of MLIR",
		"import cuda.tile as ct\n":                "Python",
		"# x\n\nfrom a.b import c\n":              "Python",
		"#!/usr/bin/env python3\nx = 1\n":         "Python",
		"\"\"\"Text.\"\"\"\nimport torch\n":       "Python",
		"@ct.kernel\ndef f(x):\n":                 "Python",
		"def f(x):\n":                             "Python",
		"\x1f\x8b\x08":                            "an archive",
		"\x93NUMPY\x01\x00":                       "a NumPy file",
		"\xff\xfem\x00":                           "text in UTF-16",
	} {
		err := CheckKind("k", []byte(text))
		if err == nil || !strings.HasPrefix(err.Error(), "k is "+want) {
			t.Errorf("%q: %v, expected %s", text, err, want)
		}
	}
	for _, text := range []string{
		"", "\n", "cuda_tile.module @m {}", "// import x\nmodule {}", "#loc = loc(\"a.py\":1:1)\nmodule {}",
		"\"builtin.module\"() ({}) : () -> ()", "entry @f() {}", "!t = !cuda_tile.tile<i32>\n", "\x7fTileIR\x00", "class", "importer",
	} {
		if err := CheckKind("k", []byte(text)); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}
