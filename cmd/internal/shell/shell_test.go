package shell

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

const help = `tool reads a file.

    tool [flags] FILE

FILE is a file.

WHAT TO DO
    -o FILE                where to; default: standard output
    --emit=text            the file as text
    --emit=tree            as a tree
    --grid X[,Y[,Z]]       how many
    --check[=RTOL,ATOL]
                           compare: nothing else
    --flop N  --bytes N    work of one launch
  A sentence below.

EXAMPLES
    tool a.txt 'it' | .b
`

func newTool() *Command {
	f := pflag.NewFlagSet("tool", pflag.ContinueOnError)
	f.Usage = func() {}
	f.StringP("output", "o", "", "")
	f.Var(&FlagFunc{Form: "FORM", Func: func(s string) error {
		if s != "text" && s != "tree" {
			return errors.New("expected text or tree")
		}
		return nil
	}}, "emit", "")
	f.String("grid", "", "")
	f.String("check", "", "")
	f.Lookup("check").NoOptDefVal = "yes"
	f.String("flop", "", "")
	f.String("bytes", "", "")
	f.Bool("mlir-print", false, "")
	return &Command{Name: "tool", Help: help, Flags: f, Words: OwnWords(),
		Values: map[string]func() []string{"emit": func() []string { return []string{"text", "tree"} }}}
}

func TestMisspelt(t *testing.T) {
	for _, c := range []struct{ word, want string }{
		{"--gird", "unknown flag: --gird; did you mean --grid?"},
		{"--chek=1", "unknown flag: --chek; did you mean --check?"},
		{"-grid=3", "unknown shorthand flag: 'g' in -grid=3; did you mean --grid?"},
		{"--nothing-like-it", "unknown flag: --nothing-like-it"},
		{"--emit=tre", `invalid argument "tre" for "--emit" flag: expected text or tree; did you mean tree?`},
		{"--emit=elf", `invalid argument "elf" for "--emit" flag: expected text or tree`},
	} {
		if _, err := newTool().Parse([]string{c.word}); err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", c.word, err, c.want)
		}
	}
}

func TestNearest(t *testing.T) {
	known := []string{"sm_80", "sm_90a", "sm_100", "chunk", "cse"}
	for name, want := range map[string]string{
		"sm90a": "sm_90a", "sm_9a": "sm_90a", "sm_88": "", "chukn": "chunk", "cze": "cse", "ces": "cse", "abc": "", "": "",
	} {
		if got := Nearest(name, known); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
	if got := Meant("chunk,cze", known); got != "cse" {
		t.Errorf("chunk,cze: got %q", got)
	}
}

// Long flags may have one dash where LLVM's tools have it so; values keep theirs.
func TestOneDash(t *testing.T) {
	c := newTool()
	c.OneDash = true
	words, err := c.Parse([]string{"-mlir-print", "-grid", "-3", "a", "-o=x", "-emit=tree", "-", "-check", "b", "--", "-flop"})
	if err != nil || !slices.Equal(words, []string{"a", "-", "b", "-flop"}) {
		t.Fatalf("%q, %v", words, err)
	}
	for flag, want := range map[string]string{"grid": "-3", "output": "x", "mlir-print": "true", "check": "yes"} {
		if got := c.Flags.Lookup(flag).Value.String(); got != want {
			t.Errorf("%s: got %q, want %q", flag, got, want)
		}
	}
	if _, err := c.Parse([]string{"-oFILE"}); err == nil {
		t.Error("expected -oFILE to be refused: it would hide misspelt flags")
	}
}

func TestCandidates(t *testing.T) {
	for _, c := range []struct {
		words []string
		want  string
	}{
		{[]string{""}, ":files completion man"},
		{[]string{"x", ""}, ":files"},
		{[]string{"comp"}, ":files completion"},
		{[]string{"completion", "b"}, "bash"},
		{[]string{"--em"}, "--emit="},
		{[]string{"--check"}, "--check"},
		{[]string{"-"}, "--bytes= --check --emit= --flop= --grid= --mlir-print --output="},
		{[]string{"--emit", ""}, "text tree"},
		{[]string{"--emit=tr"}, "--emit=tree"},
		{[]string{"--emit=text,t"}, "--emit=text,text --emit=text,tree"},
		{[]string{"-o", "x"}, ":files"},
		{[]string{"--check", ""}, ":files"},
		{nil, ":files completion man"},
	} {
		var got []string
		for _, k := range newTool().candidates(c.words) {
			got = append(got, k.Text)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%q: got %q, want %s", c.words, got, c.want)
		}
	}
	for flag, want := range map[string]string{"--emit=": "the file as text", "--check": "compare", "--output=": "where to", "--bytes=": "work of one launch"} {
		if list := newTool().candidates([]string{strings.TrimSuffix(flag, "=")}); len(list) != 1 || list[0].What != want {
			t.Errorf("%s: got %v, want %q", flag, list, want)
		}
	}
}

// TestBash has Bash complete words with the script.
func TestBash(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash here")
	}
	dir := t.TempDir()
	var script strings.Builder
	if err := newTool().WriteScript(&script, "bash"); err != nil {
		t.Fatal(err)
	}
	// The command that is asked echoes what it is asked, as candidates.
	tool := "#!" + bash + "\nshift\nlast=\"${@: -1}\"\nprintf '%s\\tmeaning\\n' \"${last}1\" \"${last}2\"\n"
	if err := os.WriteFile(filepath.Join(dir, "tool"), []byte(tool), 0o755); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"tool --em":         "--em1 --em2",
		"tool --emit=t":     "t1 t2",
		"tool --d sim:sm_8": "sm_81 sm_82",
		"tool ":             "1 2",
	} {
		cmd := exec.Command(bash, "--norc", "-c", script.String()+`
COMP_LINE="$1" COMP_POINT=${#1}
_tool_complete
echo "${COMPREPLY[*]}"`, "bash", line)
		cmd.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
		said, err := cmd.CombinedOutput()
		if got := strings.TrimSpace(string(said)); err != nil || got != want {
			t.Errorf("%q: got %q (%v), want %q", line, got, err, want)
		}
	}
}

func TestScripts(t *testing.T) {
	for _, shell := range Shells {
		var b strings.Builder
		if err := newTool().WriteScript(&b, shell); err != nil || strings.Contains(b.String(), "NAME") || !strings.Contains(b.String(), CompleteWord) {
			t.Errorf("%s: %v\n%s", shell, err, b.String())
		}
	}
	if err := newTool().WriteScript(new(strings.Builder), "zhs"); err == nil || !strings.Contains(err.Error(), "did you mean zsh?") {
		t.Errorf("zhs: %v", err)
	}
}

func TestMan(t *testing.T) {
	const want = `.\" made by: tool man
.TH TOOL 1 "" "tileir" "User Commands"
.SH NAME
tool \- reads a file
.SH SYNOPSIS
.EX
tool [flags] FILE
.EE
.SH DESCRIPTION
FILE is a file.
.SH WHAT TO DO
.TP
\fB\-o FILE\fR
where to; default: standard output
.TP
\fB\-\-emit=text\fR
the file as text
.TP
\fB\-\-emit=tree\fR
as a tree
.TP
\fB\-\-grid X[,Y[,Z]]\fR
how many
.TP
\fB\-\-check[=RTOL,ATOL]\fR
compare: nothing else
.TP
\fB\-\-flop N  \-\-bytes N\fR
work of one launch
.PP
A sentence below.
.SH EXAMPLES
.EX
tool a.txt \(aqit\(aq | .b
.EE
`
	var b strings.Builder
	if err := newTool().WriteMan(&b); err != nil || b.String() != want {
		t.Errorf("%v\ngot\n%s\nwant\n%s", err, b.String(), want)
	}
}
