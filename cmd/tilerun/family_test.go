package main

import (
	"bytes"
	"strings"
	"testing"
)

const doubles = `// param: N = 8 in 8, 16
// tilerun: --arg zeros:i32:${N} --print x
// tilerun[wide]: --define N=16
// tilerun[wide]: --arg zeros:i32:${N} --print x
entry @count(%x: tile<ptr<i32>>) {
  %numbers = iota : tile<${N}xi32>
  %first = reshape %x : tile<ptr<i32>> -> tile<1xptr<i32>>
  %same = broadcast %first : tile<1xptr<i32>> -> tile<${N}xptr<i32>>
  %all = offset %same, %numbers : tile<${N}xptr<i32>>, tile<${N}xi32> -> tile<${N}xptr<i32>>
  %stored = store_ptr_tko weak %all, %numbers : tile<${N}xptr<i32>>, tile<${N}xi32> -> token
}
`

// A run line follows the parameters, and may give them values itself; those of the
// command line go before.
func TestDefine(t *testing.T) {
	for _, c := range []struct {
		flags string
		code  int
		want  string
	}{
		{"", 0, "x (i32:8):\n"},
		{"--define N=16", 0, "x (i32:16):\n"},
		{"--run wide", 0, "x (i32:16):\n"},
		{"--run wide --define N=8", 0, "x (i32:8):\n"},
		{"--define N=9", 1, "<stdin>:1:20: error: expected one of 8, 16 for N, got 9"},
		{"--define M=9", 1, "there is no parameter M; did you mean N?"},
		{"--arg zeros:i32:4", 1, "<stdin>:10:13: error: undefined behaviour in store_ptr_tko"},
	} {
		var stdout, stderr bytes.Buffer
		code := run(append([]string{"-", "--device=cpu"}, strings.Fields(c.flags)...), strings.NewReader(doubles), &stdout, &stderr)
		if code != c.code || !strings.Contains(stdout.String()+stderr.String(), c.want) {
			t.Errorf("%s: exit %d\n%s%s\nexpected\n%s", c.flags, code, &stdout, &stderr, c.want)
		}
	}
}

// Values for a text that has no parameters are an error, wherever they are given.
func TestDefineWithoutParameters(t *testing.T) {
	for text, flags := range map[string]string{"entry @f() {}\n": "--define N=8", "// tilerun: --define N=8\nentry @f() {}\n": ""} {
		var stdout, stderr bytes.Buffer
		code := run(append([]string{"-", "--device=cpu"}, strings.Fields(flags)...), strings.NewReader(text), &stdout, &stderr)
		if code != 1 || !strings.Contains(stderr.String(), "parameter") {
			t.Errorf("%q: exit %d\n%s", text, code, &stderr)
		}
	}
}
