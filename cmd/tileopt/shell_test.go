package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// What is misspelt is answered with what may have been meant.
func TestMisspelt(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"--formt", "unknown flag: --formt; did you mean --format?"},
		{"-split-input-fiel", "did you mean --split-input-file?"},
		{"--emit=lvm", "expected --emit=mlir|plan|llvm|ptx, got lvm; did you mean llvm?"},
		{"--emit=ptx --target=sm90a", "did you mean sm_90a?"},
		{"--emit=ptx --print-after=chunkk", "did you mean chunk?"},
		{"--emit=ptx --remarks=mised", "did you mean missed?"},
		{"--pass-pipeline=cze", "did you mean cse?"},
		{"--diagnostics=jsno", "did you mean json?"},
		{"--explain TIR010", "did you mean TIR0010?"},
		{"--explain=", "--explain: expected a value, got none"},
		{"completion zhs", "did you mean zsh?"},
		{"-bytecode-version=14", "tileopt: --bytecode-version: Invalid argument '14': expected a version such as 13.1; the supported ones are [13.1 - 13.3] and 13.4\n"},
		{"--target=sm90", "did you mean sm_90?"},
		{"--format --emit=ptx", "expected no --emit=ptx with it"},
	} {
		code, out, errs := tileopt(saxpy, strings.Fields(c.args)...)
		if code != 1 || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d, %q, want %q", c.args, code, errs, c.want)
		}
	}
}

// TestOntoItself: a file is not written over by what is made of it, which has none of its
// comments; laid out it may be.
func TestOntoItself(t *testing.T) {
	file := filepath.Join(t.TempDir(), "k.mlir")
	text := "// A comment.\ncuda_tile.module @m {\n}\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, flags := range [][]string{nil, {"-mlir-to-cudatilebc"}, {"--emit=ptx"}} {
		code, _, errs := tileopt("", append(flags, file, "-o", file)...)
		if code != exitUsage || !strings.Contains(errs, "is the file that is read") {
			t.Errorf("%s: exit %d, %s", flags, code, errs)
		}
	}
	if code, _, errs := tileopt("", "--format", file, "-o", file); code != exitOK {
		t.Errorf("--format: exit %d, %s", code, errs)
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != text {
		t.Errorf("%v, the file is now %q", err, got)
	}
}

// TestHelpNamesFlags: the page of help, of which completion and the manual page are
// made, names all flags and no others.
func TestHelpNamesFlags(t *testing.T) {
	flags := newOptions().shell().Flags
	named := map[string]bool{"help": true}
	for _, m := range regexp.MustCompile(`(?m)^ {4}(?:-\w, )?--([\w-]+)`).FindAllStringSubmatch(helpText, -1) {
		named[m[1]] = true
		if flags.Lookup(m[1]) == nil && m[1] != "help" {
			t.Errorf("--help names --%s, which is no flag", m[1])
		}
	}
	flags.VisitAll(func(f *pflag.Flag) {
		if !named[f.Name] {
			t.Errorf("--help does not name --%s", f.Name)
		}
	})
}

func TestCompletes(t *testing.T) {
	for _, c := range []struct {
		words []string
		want  string
	}{
		{[]string{"--emit=p"}, "--emit=plan\tlowered for a GPU, before code is generated\n--emit=ptx\tas PTX, and what a host needs to launch it as JSON next to it (OUT.ptx -> OUT.json)\n"},
		{[]string{"--target", "sm_12"}, "sm_120\t\nsm_120a\t\nsm_120f\t\nsm_121\t\nsm_121a\t\nsm_121f\t\n"},
		{[]string{"--time"}, "--time-passes\tsay how long each pass took, on standard error\n--timeout=\tgive up after that time\n"},
	} {
		code, out, errs := tileopt("", append([]string{"__complete"}, c.words...)...)
		if code != 0 || out != c.want || errs != "" {
			t.Errorf("%q: exit %d, %s\n%q\nwant\n%q", c.words, code, errs, out, c.want)
		}
	}
	for _, words := range [][]string{{"completion", "bash"}, {"completion", "zsh"}, {"completion", "fish"}, {"man"}} {
		if code, out, errs := tileopt("", words...); code != 0 || !strings.Contains(out, "tileopt") || errs != "" {
			t.Errorf("%q: exit %d, %s%s", words, code, out, errs)
		}
	}
}

func TestDiagnosticFormats(t *testing.T) {
	code, _, errs := tileopt(wrong, "--diagnostics=json")
	var f struct {
		Severity, Code, File string
		Line, Column         int
	}
	if err := json.Unmarshal([]byte(errs), &f); code != 1 || err != nil || f.Severity != "error" || f.Code != "TIR0226" || f.File != "<stdin>" || f.Line != 3 || f.Column != 10 {
		t.Errorf("exit %d, %v: %s", code, err, errs)
	}
	if code, _, errs = tileopt(wrong, "--diagnostics=github"); code != 1 || !strings.HasPrefix(errs, "::error file=<stdin>,line=3,col=10,title=TIR0226::iota: expected") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if code, _, errs = tileopt(wrong, "--diagnostics=sarif"); code != 1 || !json.Valid([]byte(errs)) || !strings.Contains(errs, `"ruleId": "TIR0226"`) {
		t.Errorf("exit %d: %s", code, errs)
	}
	// What is wrong with the command line has the same form.
	if code, _, errs = tileopt(wrong, "--diagnostics=json", "a", "b"); code != 1 || !json.Valid([]byte(errs)) {
		t.Errorf("exit %d: %s", code, errs)
	}
	if code, _, errs = tileopt(saxpy, "--diagnostics=sarif", "--emit=ptx", "--time-passes"); code != 1 || !strings.Contains(errs, "expected --diagnostics=text") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if code, _, errs = tileopt(wrong, "--color"); code != 1 || !strings.Contains(errs, "\x1b[1;31merror:\x1b[0m") {
		t.Errorf("exit %d: %q", code, errs)
	}
}

// A file may have the name of a word when its folder is named, too.
func TestFileCalledAsAWord(t *testing.T) {
	path := filepath.Join(t.TempDir(), "man")
	if err := os.WriteFile(path, []byte(saxpy), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if code := run([]string{path}, strings.NewReader(""), &out, io.Discard); code != 0 || !strings.Contains(out.String(), "entry @saxpy") {
		t.Errorf("exit %d: %s", code, out.String())
	}
}

// TestEditor speaks to the language server through the command.
func TestEditor(t *testing.T) {
	frame := func(body string) string { return "Content-Length: " + itoa(len(body)) + "\r\n\r\n" + body }
	text, _ := json.Marshal(saxpy)
	in := frame(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}`) +
		frame(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///k.mlir","version":1,"text":`+string(text)+`}}}`) +
		frame(`{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///k.mlir"},"position":{"line":2,"character":9}}}`) +
		frame(`{"jsonrpc":"2.0","id":3,"method":"shutdown"}`) + frame(`{"jsonrpc":"2.0","method":"exit"}`)
	code, out, errs := tileopt(in, "lsp", "--stdio")
	if code != 0 || errs != "" || !strings.Contains(out, "### iota") || !strings.Contains(out, `"id":3,"result":null`) {
		t.Errorf("exit %d, %s\n%s", code, errs, out)
	}
	if code, _, errs := tileopt("", "lsp"); code != 1 || !strings.Contains(errs, "the editor has left") {
		t.Errorf("exit %d: %s", code, errs)
	}
}
