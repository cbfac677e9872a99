package main

import (
	"strings"
	"testing"
)

// small is a family; its mistakes depend on N.
const small = `// param: N = 64 in 64, 100, 128
// param: T = i32
// let: HALF = N/2
entry @small(%x: tile<ptr<${T}>>) {
  %numbers = iota :   tile<${N}xi32>
  // if: N == 128
  %halves = iota : tile<${HALF}xi32>
  // end:
}
`

func TestDefine(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		want string // of either stream
	}{
		{nil, 0, "iota : tile<64xi32>"},
		{[]string{"--define", "N=128"}, 0, "iota : tile<128xi32>\n    %1 = iota : tile<64xi32>"},
		{[]string{"--define=N=128", "--define=T=f32"}, 0, "tile<ptr<f32>>"},
		{[]string{"--define", "N=128", "--emit=ptx", "--remarks"}, 0, "<stdin>:4:1: remark: "},
		{[]string{"--define", "N=100"}, 1, "<stdin>:5:23: error: "},
		{[]string{"--define", "N=100"}, 1, "<stdin> (expanded):5:23: note: what the parameters make of it\n    %numbers = iota :   tile<100xi32>\n"},
		{[]string{"--define", "N=100", "--diagnostics=json"}, 1, `"file":"\u003cstdin\u003e","line":5`},
		{[]string{"--define", "M=100"}, 1, "<stdin>: error: there is no parameter M; did you mean N? (N, T) [TIR0033]"},
		{[]string{"--define", "N=i8"}, 1, "<stdin>:1:11: error: expected an integer for N, got i8 [TIR0034]"},
		{[]string{"--define", "N"}, 1, "expected NAME=VALUE, such as BM=128"},
		{[]string{"--expand", "--define=N=128"}, 0, "// given: N = 128\n// given: T = i32\n// given: HALF = 64\nentry @small(%x: tile<ptr<i32>>) {\n  %numbers = iota :   tile<128xi32>\n  // if: N == 128\n  %halves = iota : tile<64xi32>\n"},
		{[]string{"--expand", "--emit=ptx"}, 1, "--expand writes the text itself"},
		{[]string{"--format"}, 0, strings.Replace(small, ":   tile", ": tile", 1)},
		{[]string{"--format", "--define=N=128"}, 1, "expected no --define with it"},
	} {
		code, out, errs := tileopt(small, c.args...)
		if got := strings.ReplaceAll(out+errs, `"<stdin>"`, `"\u003cstdin\u003e"`); code != c.code || !strings.Contains(got, c.want) {
			t.Errorf("%q: exit %d\n%s%s\nexpected\n%s", c.args, code, out, errs, c.want)
		}
	}
	if code, out, errs := tileopt("entry @f() {}", "--define", "N=3"); code != 1 || !strings.Contains(errs, "expected a line such as // param: N = 3 in the text") {
		t.Errorf("exit %d, %s%s", code, out, errs)
	}
}

// What comes of a family is no family any more, and the same module.
func TestExpandAgain(t *testing.T) {
	_, text, _ := tileopt(small, "--expand", "--define=N=128")
	_, direct, _ := tileopt(small, "--define=N=128")
	if code, again, errs := tileopt(text); code != 0 || again != direct {
		t.Errorf("exit %d\n%s%s\nexpected\n%s", code, again, errs, direct)
	}
	if _, again, _ := tileopt(text, "--expand"); again != text {
		t.Errorf("expands again to\n%s", again)
	}
}

// The parts of an input are families of their own, with lines of the file.
func TestFamiliesInParts(t *testing.T) {
	code, _, errs := tileopt(small+"// -----\n"+small, "--split-input-file", "--define=N=100")
	if code != 1 || !strings.Contains(errs, "<stdin>:5:23: error") || !strings.Contains(errs, "<stdin>:15:23: error") || !strings.Contains(errs, "<stdin> (expanded):15:23: note") {
		t.Errorf("exit %d\n%s", code, errs)
	}
}
