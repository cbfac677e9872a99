package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/family"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/remark"
	"tileir/verify"
)

const saxpy = `cuda_tile.module @m {
  entry @saxpy(%x: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<8xi32>
    %p = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q = broadcast %p : tile<1xptr<f32>> -> tile<8xptr<f32>>
    %r = offset %q, %i : tile<8xptr<f32>>, tile<8xi32> -> tile<8xptr<f32>>
    %v, %t = load_ptr_tko weak %r : tile<8xptr<f32>> -> tile<8xf32>, token
    %w = addf %v, %v : tile<8xf32>
    %u = store_ptr_tko weak %r, %w token = %t : tile<8xptr<f32>>, tile<8xf32> -> token
    return
  }
}
`

const wrong = `cuda_tile.module @m {
  entry @f() {
    %i = iota : tile<4x4xi32>
    return
  }
}
`

// tileopt runs the command over stdin.
func tileopt(stdin string, args ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = run(args, strings.NewReader(stdin), &out, &errs)
	return code, out.String(), errs.String()
}

func TestPrintIsAFixedPoint(t *testing.T) {
	for _, form := range [][]string{nil, {"-mlir-print-op-generic"}, {"--mlir-print-debuginfo"}} {
		code, once, errs := tileopt(saxpy, form...)
		if code != 0 || errs != "" {
			t.Fatalf("%v: exit %d\n%s", form, code, errs)
		}
		code, twice, errs := tileopt(once, append(form, "-")...)
		if code != 0 || twice != once {
			t.Errorf("%v: exit %d, %s; printed\n%s\nand then\n%s", form, code, errs, once, twice)
		}
	}
}

// TestLocations holds the text with locations to what the public tools print: where
// each op stands in the input, unless that says something else.
func TestLocations(t *testing.T) {
	const in = `cuda_tile.module @m {
  entry @k(%a: tile<i32>) {
    %x = addi %a, %a : tile<i32>
    %y = muli %a, %x : tile<i32> loc("a.py":3:4)
    return }
}
// -----
module {
  cuda_tile.module @n {}
}
// -----
cuda_tile.module @o {}
`
	const want = `module {
  cuda_tile.module @m {
    entry @k(%arg0: tile<i32>) {
      %0 = addi %arg0, %arg0 : tile<i32> loc(#loc3)
      %1 = muli %arg0, %0 : tile<i32> loc(#loc4)
      return loc(#loc5)
    } loc(#loc2)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":1:1)
#loc2 = loc("<stdin>":2:3)
#loc3 = loc("<stdin>":3:10)
#loc4 = loc("a.py":3:4)
#loc5 = loc("<stdin>":5:5)
// -----
module {
  cuda_tile.module @n {
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":8:1)
#loc1 = loc("<stdin>":9:3)
// -----
module {
  cuda_tile.module @o {
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":11:9)
#loc1 = loc("<stdin>":12:1)
`
	code, got, errs := tileopt(in, "--mlir-print-debuginfo", "--split-input-file")
	if code != 0 || got != want {
		t.Errorf("exit %d, %s; got\n%s\nwant\n%s", code, errs, got, want)
	}
}

// TestLocationsOfBytecode says that places in a text are not written to bytecode, as
// with the public tools: the same bytes come of a module with them and without.
func TestLocationsOfBytecode(t *testing.T) {
	_, located, _ := tileopt(saxpy, "--mlir-print-debuginfo")
	var files [2]string
	for i, text := range []string{saxpy, located} {
		code, out, errs := tileopt(text, "--mlir-to-cudatilebc")
		if code != 0 {
			t.Fatalf("exit %d, %s", code, errs)
		}
		files[i] = out
	}
	if files[0] != files[1] {
		t.Error("bytecode differs")
	}
	if _, text, _ := tileopt(files[0], "--mlir-print-debuginfo"); !strings.HasSuffix(text, "\n#loc = loc(unknown)\n") || strings.HasPrefix(text, "module") {
		t.Errorf("bytecode prints as\n%s", text)
	}
}

func TestFindings(t *testing.T) {
	code, out, errs := tileopt(wrong)
	want := "<stdin>:3:10: error: iota: expected a tile of rank 1, got tile<4x4xi32> [TIR0226]\n      %i = iota : tile<4x4xi32>\n           ^\n"
	if code != 1 || out != "" || errs != want {
		t.Errorf("exit %d, %q, want\n%s\ngot\n%s", code, out, want, errs)
	}
}

func TestSplitInput(t *testing.T) {
	code, out, errs := tileopt(saxpy+"// -----\n"+wrong+"// -----\n"+saxpy, "--split-input-file")
	if code != 1 || strings.Count(out, "entry @saxpy") != 2 || strings.Count(out, splitMark) != 1 {
		t.Errorf("exit %d, want the two good modules, got\n%s", code, out)
	}
	if line := strings.Count(saxpy, "\n") + 4; !strings.HasPrefix(errs, "<stdin>:"+itoa(line)+":10:") {
		t.Errorf("want an error on line %d of the file, got %s", line, errs)
	}
}

func itoa(n int) string { b, _ := json.Marshal(n); return string(b) }

func TestVerifyDiagnostics(t *testing.T) {
	stated := strings.Replace(wrong, "    %i", "    // expected-error @below {{rank 1}}\n    %i", 1)
	if code, out, errs := tileopt(saxpy+"// -----\n"+stated, "-split-input-file", "-verify-diagnostics"); code != 0 || out != "" || errs != "" {
		t.Errorf("exit %d: %q %q", code, out, errs)
	}
	code, _, errs := tileopt(wrong, "-verify-diagnostics")
	if code != 1 || !strings.Contains(errs, "<stdin>: line 3: unexpected error: iota:") {
		t.Errorf("exit %d: %q", code, errs)
	}
}

// A failed run leaves the output file as it was; a good one replaces it whole.
func TestOutputFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "out.mlir")
	os.WriteFile(path, []byte("before"), 0o600)
	if code, _, _ := tileopt(wrong, "-o", path); code != 1 {
		t.Errorf("exit %d", code)
	}
	if text, _ := os.ReadFile(path); string(text) != "before" {
		t.Errorf("a failed run wrote %q", text)
	}
	code, out, errs := tileopt(saxpy, "-o", path)
	text, _ := os.ReadFile(path)
	if code != 0 || out != "" || errs != "" || !strings.Contains(string(text), "entry @saxpy") {
		t.Errorf("exit %d: %q %q %q", code, out, errs, text)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
	if code, _, errs := tileopt(saxpy, "-o", filepath.Join(dir, "no", "out.mlir")); code != 1 || errs == "" {
		t.Errorf("missing folder: exit %d, %q", code, errs)
	}
	if code, _, errs := tileopt("", filepath.Join(dir, "none.mlir")); code != 1 || !strings.Contains(errs, "there is no file") {
		t.Errorf("missing file: exit %d, %q", code, errs)
	}
}

func TestLowering(t *testing.T) {
	for _, emit := range []string{"plan", "llvm", "ptx"} {
		code, out, errs := tileopt(saxpy, "--emit="+emit, "--target=sm_80", "--print-before=fold,boxes", "--print-after=all", "--time-passes")
		if code != 0 || out == "" || !strings.Contains(errs, " after ") || strings.Count(errs, "// before ") != 2 || !strings.Contains(errs, "total") {
			t.Errorf("%s: exit %d\n%s\n%s", emit, code, out, errs)
		}
	}
	path := filepath.Join(t.TempDir(), "k.ptx")
	if code, _, errs := tileopt(saxpy, "--emit=ptx", "-o", path); code != 0 {
		t.Fatalf("exit %d: %s", code, errs)
	}
	text, _ := os.ReadFile(strings.TrimSuffix(path, "ptx") + "json")
	var info struct {
		Target  string
		Kernels []any
	}
	if err := json.Unmarshal(text, &info); err != nil || info.Target != "sm_90a" || len(info.Kernels) != 1 {
		t.Errorf("launch information %s: %v", text, err)
	}
}

// TestDumpOfTheLastPlan dumps an entry that is scheduled twice, since the first time leaves too
// little shared memory: what is written is the plan that came of it, to go on from.
func TestDumpOfTheLastPlan(t *testing.T) {
	text, err := os.ReadFile("../../lowering/testdata/remarks/pipeline.mlir")
	if err != nil {
		t.Fatal(err)
	}
	for part := range strings.SplitSeq(string(text), "// -----\n") {
		if !strings.Contains(part, "scheduled again") {
			continue
		}
		code, want, dump := tileopt(part, "--emit=ptx", "--target=sm_120", "--line-info=false", "--print-after=mma")
		if code != 0 || strings.Count(dump, "// after mma") != 1 {
			t.Fatalf("exit %d, expected one dump, got %d", code, strings.Count(dump, "// after mma"))
		}
		if code, got, errs := tileopt(dump, "--emit=ptx", "--target=sm_120", "--line-info=false"); code != 0 || got != want {
			t.Errorf("exit %d, going on from the dump gives other code: %s", code, errs)
		}
		return
	}
	t.Fatal("there is no entry that is scheduled again")
}

func TestUsage(t *testing.T) {
	for _, args := range [][]string{
		{"--nothing"}, {"a.mlir", "b.mlir"}, {"--emit=elf"}, {"-o", ""}, {"--list-ops=xml"},
		{"--print-after=all"}, {"--print-before=all"}, {"--emit=ptx", "--split-input-file"},
	} {
		if code, out, errs := tileopt(saxpy, args...); code != exitUsage || out != "" || !strings.Contains(errs, "--help") {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, errs)
		}
	}
	for _, args := range [][]string{{"--help"}, {"-help"}, {"-h"}} {
		if code, out, _ := tileopt("", args...); code != 0 || out != helpText {
			t.Errorf("%v: exit %d, %q", args, code, out)
		}
	}
	for _, line := range strings.Split(helpText, "\n") {
		if len(line) > 81 {
			t.Errorf("help line too wide: %s", line)
		}
	}
}

func TestBadTargetAndPass(t *testing.T) {
	for _, args := range [][]string{{"--target=sm_1"}, {"--disable-pass=nothing"}, {"--print-after=nothing"}, {"--print-before=chunk,nothing"}} {
		if code, out, errs := tileopt(saxpy, append(args, "--emit=ptx")...); code != 1 || out != "" || !strings.HasPrefix(errs, "tileopt: ") {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, errs)
		}
	}
}

func TestListOps(t *testing.T) {
	code, out, _ := tileopt("", "--list-ops=json")
	var list []opEntry
	if err := json.Unmarshal([]byte(out), &list); code != 0 || err != nil || len(list) != int(ast.NumOps)-2 {
		t.Errorf("exit %d, %d ops, %v", code, len(list), err)
	}
	if code, out, _ := tileopt("", "--list-ops"); code != 0 || !strings.Contains(out, "atomic_rmw_tko  (Atomics, since 13.1)") {
		t.Errorf("exit %d\n%s", code, out)
	}
}

// Every code has a page, and no two findings share one.
func TestExplain(t *testing.T) {
	seen := map[string]bool{}
	var codes []string
	for _, e := range grammar.Codes {
		codes = append(codes, e.Code)
	}
	for _, e := range family.Codes {
		codes = append(codes, e.Code)
		if code, _, errs := tileopt(e.Example); code != 1 || !strings.Contains(errs, "["+e.Code+"]") {
			t.Errorf("the example of %s: exit %d, %s", e.Code, code, errs)
		}
	}
	for _, e := range verify.Codes {
		codes = append(codes, e.Code.String())
	}
	for _, e := range lowering.Codes {
		codes = append(codes, e.Code)
		if code, _, errs := tileopt(e.Example, "--emit=ptx"); code != 1 || !strings.Contains(errs, "["+e.Code+"]") {
			t.Errorf("the example of %s: exit %d, %s", e.Code, code, errs)
		}
	}
	for i := range remark.Table {
		codes = append(codes, remark.Table[i].Code)
	}
	for _, c := range codes {
		if seen[c] {
			t.Errorf("%s is used twice", c)
		}
		seen[c] = true
		if code, out, errs := tileopt("", "--explain", strings.ToLower(c)); code != 0 || !strings.HasPrefix(out, c+": ") || errs != "" {
			t.Errorf("%s: exit %d, %q %q", c, code, out, errs)
		}
	}
	if code, _, errs := tileopt("", "--explain", "TIR9999"); code != 1 || !strings.Contains(errs, "TIR9999") {
		t.Errorf("exit %d, %q", code, errs)
	}
}

// A panic ends in a message and a file that reproduces it.
func TestReportBug(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	var errs bytes.Buffer
	c := &command{options: &options{}, args: []string{"x.mlir"}, source: []byte(saxpy), stderr: &errs}
	c.reportBug("index out of range")
	at := strings.LastIndex(errs.String(), " ")
	text, err := os.ReadFile(strings.TrimSpace(errs.String()[at:]))
	if err != nil || !strings.HasPrefix(errs.String(), "tileopt: BUG: index out of range\n") {
		t.Fatalf("%v\n%s", err, errs.String())
	}
	if code, out, _ := tileopt(string(text)); code != 0 || !strings.Contains(out, "@saxpy") {
		t.Errorf("the reproducer does not read: exit %d", code)
	}
}

// The formatter keeps names, comments and the marks between modules.
func TestFormat(t *testing.T) {
	const messy = "// head\ncuda_tile.module @m{entry @f( %x :tile<i32>){%y=addi %x,%x:tile<i32> // sum\nreturn}}\n// ----- next\n"
	const neat = `// head
cuda_tile.module @m {
  entry @f(%x: tile<i32>) {
    %y = addi %x, %x : tile<i32> // sum
    return
  }
}
// ----- next
`
	if code, out, errs := tileopt(messy+saxpy, "--format", "--split-input-file"); code != 0 || errs != "" || out != neat+strings.Replace(saxpy, "token = %t", "token=%t", 1) {
		t.Errorf("exit %d, %q\n%s", code, errs, out)
	}
	if code, out, errs := tileopt("// -----\n%x = \n", "--format", "--split-input-file"); code != 1 || out != "" || !strings.HasPrefix(errs, "<stdin>:3:") {
		t.Errorf("exit %d, %q, %q", code, out, errs)
	}
}

// Passes run in the order of the command line.
func TestPasses(t *testing.T) {
	for _, args := range [][]string{{"-canonicalize", "-cse", "-dce"}, {"--pass-pipeline=builtin.module(canonicalize,cse,dce)"}, {"-loop-split=split-threshold=3"}} {
		if code, out, errs := tileopt(saxpy, args...); code != 0 || errs != "" || !strings.Contains(out, "addf") {
			t.Errorf("%v: exit %d, %q\n%s", args, code, errs, out)
		}
	}
	if code, _, errs := tileopt(saxpy, "-cse=x=1"); code != exitUsage || !strings.Contains(errs, "no options of cse") {
		t.Errorf("exit %d, %q", code, errs)
	}
}
