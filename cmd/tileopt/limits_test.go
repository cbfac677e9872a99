package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// yes is what the program of that name writes.
type yes struct{}

func (yes) Read(p []byte) (int, error) {
	return copy(p, bytes.Repeat([]byte("y\n"), len(p)/2+1)), nil
}

// TestInputWithoutEnd: what does not end, or is too large, is refused in words
// that name the flag.
func TestInputWithoutEnd(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "tileopt: <stdin>: expected at most 64M of input, got more; --max-input sets the limit\n"},
		{[]string{"--max-input=64K"}, "tileopt: <stdin>: expected at most 64K of input, got more; --max-input sets the limit\n"},
		{[]string{"--max-input", "many"}, "expected a number of bytes up to 1024G, such as 4096, 64K or 512M; 0 for no limit"},
	} {
		var out, errs bytes.Buffer
		if code := run(c.args, yes{}, &out, &errs); code == 0 || out.Len() > 0 || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%v: exit %d: %s\n%s", c.args, code, out.Bytes(), errs.Bytes())
		}
	}
	if code, _, errs := tileopt(strings.Repeat("y\n", 1<<20)); code != 1 || !strings.HasPrefix(errs, "<stdin>:1:1: error: ") {
		t.Errorf("exit %d: %.200s", code, errs)
	}
}

// TestTimeout: a read that waits obeys --timeout.
func TestTimeout(t *testing.T) {
	r, w := io.Pipe()
	defer w.Close()
	var out, errs bytes.Buffer
	want := "tileopt: reading <stdin>: not done within 1ms (--timeout)\n"
	if code := run([]string{"--timeout=1ms"}, r, &out, &errs); code != 1 || errs.String() != want {
		t.Errorf("exit %d: %s", code, errs.Bytes())
	}
	// 2^19 ops take more than a millisecond, whichever step they are in by then.
	long := "cuda_tile.module @m {\n  entry @k() {\n" + strings.Repeat("    %c = constant <i32: 1> : tile<i32>\n", 1<<19) + "  }\n}\n"
	if code, out, errs := tileopt(long, "--timeout=1ms"); code != 1 || out != "" || !strings.Contains(errs, "not done within 1ms (--timeout)") {
		t.Errorf("exit %d: %.200s", code, errs)
	}
	if code, _, errs := tileopt(saxpy, "--timeout=-1s"); code != exitUsage || !strings.Contains(errs, "--timeout -1s is negative") {
		t.Errorf("exit %d: %s", code, errs)
	}
}

// TestDeep takes regions that nest deep through bytecode and back. Deeper ones are
// read, too, but their text is nothing but indentation.
func TestDeep(t *testing.T) {
	const n = 4200
	text := "cuda_tile.module @m {\n entry @k(%c: tile<i1>) {\n" + strings.Repeat("if %c {\n", n) + strings.Repeat("}\n", n) + "return\n}\n}\n"
	code, want, errs := tileopt(text)
	if code != 0 || strings.Count(want, "if %arg0") != n {
		t.Fatalf("exit %d: %.200s", code, errs)
	}
	code, out, errs := tileopt(text, "--test-cudatile-roundtrip")
	if out = strings.Replace(out, "@kernels", "@m", 1); code != 0 || out != want { // bytecode has no names of modules
		t.Errorf("through bytecode: exit %d: %.200s", code, errs)
	}
	if code, out, errs := tileopt(text, "--dump-bytecode"); code != 0 || len(out) > 16<<20 {
		t.Errorf("a dump of %d bytes, exit %d: %.200s", len(out), code, errs)
	}
}

// TestOtherInput: what is no Tile IR is named as what it is.
func TestOtherInput(t *testing.T) {
	_, ptx, _ := tileopt(saxpy, "--emit=ptx")
	for text, want := range map[string]string{
		ptx:                                  "<stdin> is PTX",
		"import cuda.tile\n":                 "<stdin> is Python",
		"\x7fELF" + string(make([]byte, 60)): "<stdin> is an ELF file",
	} {
		if code, out, errs := tileopt(text); code != 1 || out != "" || !strings.HasPrefix(errs, "tileopt: "+want) {
			t.Errorf("%.20q: exit %d: %s", text, code, errs)
		}
	}
}

// TestOutputPlaces: errors name the file and the folder that is not there, and
// nothing is written to one file twice.
func TestOutputPlaces(t *testing.T) {
	dir := t.TempDir()
	missing := filepath.Join(dir, "no")
	path := filepath.Join(missing, "out.ptx")
	want := "tileopt: writing " + path + ": there is no folder " + missing + "\n"
	for _, form := range []string{"mlir", "plan"} {
		if code, _, errs := tileopt(saxpy, "--emit="+form, "-o", path); code != 1 || errs != want {
			t.Errorf("exit %d: %s", code, errs)
		}
	}
	if code, _, errs := tileopt(saxpy, "--emit=ptx", "-o", filepath.Join(dir, "k.json")); code != exitUsage || !strings.Contains(errs, "expected another one, such as") {
		t.Errorf("exit %d: %s", code, errs)
	}
	// The file beside the PTX cannot be made: then there is no PTX either.
	os.Mkdir(filepath.Join(dir, "k.json"), 0o755)
	ptx := filepath.Join(dir, "k.ptx")
	if code, _, errs := tileopt(saxpy, "--emit=ptx", "-o", ptx); code != 1 || !strings.Contains(errs, "k.json: it is a folder") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if _, err := os.Stat(ptx); err == nil {
		t.Error("PTX was written without what it takes to launch it")
	}
}

func TestVersion(t *testing.T) {
	if code, out, errs := tileopt("", "--version"); code != 0 || errs != "" || !strings.HasPrefix(out, "tileopt ") || !strings.Contains(out, "commit") {
		t.Errorf("exit %d: %q %q", code, out, errs)
	}
}
