package main

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// What is misspelt is answered with what may have been meant.
func TestMisspelt(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"--gird 3 x", "tilerun: unknown flag: --gird; did you mean --grid?\n"},
		{"-grid 3 x", "did you mean --grid?"},
		{"--device cupda x", "did you mean cuda?"},
		{"--device gpu x", "did you mean cuda?"},
		{"--unchecked=race x", "did you mean races?"},
		{"--profile=line x", "did you mean lines?"},
		{"--color=allways x", "did you mean always?"},
		{"--argument a=1 x", "unknown flag: --argument; did you mean --arg?"},
		{"--bench 3 x.mlir", "got 2: 3 and x.mlir; did you mean --bench=3?"},
		{"a.mlir b.mlir", "got 2: a.mlir and b.mlir\n"},
		{"--grid 4x4 x", `"4x4" is no whole number; did you mean 4,4?`},
		{"--timeout 5 x", `invalid argument "5" for "--timeout" flag: expected a time with its unit, such as 5s`},
		{"--seed five x", `invalid argument "five" for "--seed" flag: expected a whole number`},
		{"--recipe= x", "--recipe: expected a value, got none"},
	} {
		code, out, errs := newBench().run("", strings.Fields(c.args)...)
		if code != 1 || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d, %q, want %q", c.args, code, errs, c.want)
		}
	}
}

// TestHelpNamesFlags: the page of help, of which completion and the manual page are
// made, names all flags and no others.
func TestHelpNamesFlags(t *testing.T) {
	o := defaultOptions()
	flags := o.shell().Flags
	named := map[string]bool{"help": true}
	for _, m := range regexp.MustCompile(`(?m)^ {4}(?:-\w, )?--([\w-]+)(?:.*  --([\w-]+) N )?`).FindAllStringSubmatch(helpText, -1) {
		for _, name := range m[1:] {
			named[name] = true
			if name != "" && name != "help" && flags.Lookup(name) == nil {
				t.Errorf("--help names --%s, which is no flag", name)
			}
		}
	}
	flags.VisitAll(func(f *pflag.Flag) {
		if !named[f.Name] {
			t.Errorf("--help does not name --%s", f.Name)
		}
	})
}

// TestErrorObject: the report of --json holds an error with its findings.
func TestErrorObject(t *testing.T) {
	bad := write(t, "bad.mlir", "cuda_tile.module @m {\n  entry @k() { nonsense }\n}\n")
	_, out, errs := newBench().run("", bad, "--json", "--diagnostics=json", "--device=cpu")
	var r report
	if err := json.Unmarshal([]byte(out), &r); err != nil || r.Error == nil || len(r.Error.Findings) != 1 {
		t.Fatalf("%v: %s%s", err, out, errs)
	}
	f := r.Error.Findings[0]
	if f.Severity != "error" || f.Code != "TIR0003" || f.File != bad || f.Line != 2 || f.Column != 16 || !strings.HasPrefix(r.Error.Message, bad+":2:16: error: ") {
		t.Errorf("got %+v", r.Error)
	}
	var said struct{ Code string }
	if err := json.Unmarshal([]byte(errs), &said); err != nil || said.Code != f.Code {
		t.Errorf("%v: %s", err, errs)
	}
}

// Who reads findings by program gets nothing else on standard error.
func TestNoticesAreFindings(t *testing.T) {
	file := write(t, "k.mlir", program)
	_, _, errs := newBench().run("", file, "--device=auto", "--diagnostics=json")
	var said struct{ Severity, Message string }
	if err := json.Unmarshal([]byte(errs), &said); err != nil || said.Severity != "note" || !strings.HasPrefix(said.Message, "device cpu") {
		t.Errorf("%v: %s", err, errs)
	}
}
