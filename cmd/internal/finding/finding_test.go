package finding

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tileir/ast"
)

// a finding with a note, behind a character of two UTF-16 code units and four bytes.
func sample() ast.Diagnostics {
	source := &ast.Source{Name: "dir/k e.mlir", Text: []byte("first\n\U0001f600 bad\n")}
	return ast.Diagnostics{{
		Severity: ast.Error, Code: "TIR0007", Source: source, Pos: 12, Message: "expected x, got 50%\nof y",
		Notes: []*ast.Diagnostic{{Severity: ast.Note, Source: source, Pos: 1, Message: "it is here"}},
	}}
}

func printed(o Options, print func(*Printer)) string {
	var b strings.Builder
	p := New(&b, "tool", o, func(string) string { return "" }, func(code string) string { return "title of " + code })
	print(p)
	p.Close()
	return b.String()
}

func TestFormats(t *testing.T) {
	for format, want := range map[string]string{
		"json": `{"severity":"error","code":"TIR0007","message":"expected x, got 50%\nof y","file":"dir/k e.mlir","line":2,"column":6,` +
			`"notes":[{"severity":"note","message":"it is here","file":"dir/k e.mlir","line":1,"column":1}]}` + "\n" +
			`{"severity":"error","message":"no file"}` + "\n",
		"github": "::error file=dir/k e.mlir,line=2,col=6,title=TIR0007::expected x, got 50%25%0Aof y%0Adir/k e.mlir:1:1: it is here\n::error::no file\n",
		"text":   sample().Error() + "\ntool: no file\n",
	} {
		got := printed(Options{Format: format}, func(p *Printer) {
			p.Diagnostics(sample()...)
			p.Error(errors.New("no file"), false)
		})
		if got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", format, got, want)
		}
	}
}

func TestSARIF(t *testing.T) {
	text := printed(Options{Format: "sarif"}, func(p *Printer) {
		p.Diagnostics(sample()...)
		p.Say("a thing")
	})
	var log sarifLog
	if err := json.Unmarshal([]byte(text), &log); err != nil || log.Version != "2.1.0" || len(log.Runs) != 1 {
		t.Fatalf("%v\n%s", err, text)
	}
	run := log.Runs[0]
	if d := run.Tool.Driver; d.Name != "tool" || len(d.Rules) != 1 || d.Rules[0].ID != "TIR0007" || d.Rules[0].Short.Text != "title of TIR0007" {
		t.Errorf("driver %+v", d)
	}
	if len(run.Results) != 2 || run.Results[1].Level != "note" || run.Results[1].Message.Text != "a thing" {
		t.Fatalf("results %+v", run.Results)
	}
	r := run.Results[0]
	place := r.Locations[0].Physical
	if r.Level != "error" || place.Artifact.URI != "dir/k%20e.mlir" || *place.Region != (sarifRegion{2, 4}) || len(r.Related) != 1 {
		t.Errorf("got %+v at %+v", r, place)
	}
	if empty := printed(Options{Format: "sarif"}, func(*Printer) {}); !strings.Contains(empty, `"results": []`) {
		t.Errorf("without findings there is a log all the same, got %s", empty)
	}
}

func TestOfError(t *testing.T) {
	fault := fmt.Errorf("k.mlir:3:4: error: undefined behaviour\n    %%x = op\n      ^")
	for _, c := range []struct {
		err  error
		want string
	}{
		{sample(), "dir/k e.mlir 2 6 expected x, got 50%\nof y"},
		{errors.Join(sample(), errors.New("and more")), "dir/k e.mlir 2 6 expected x, got 50%\nof y;  0 0 and more"},
		{fault, "k.mlir 3 4 undefined behaviour"},
		{errors.New("there is no file k.mlir"), " 0 0 there is no file k.mlir"},
	} {
		var got []string
		for _, f := range OfError(c.err) {
			got = append(got, fmt.Sprintf("%s %d %d %s", f.File, f.Line, f.Column, f.Message))
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// Colours add nothing but themselves.
func TestColors(t *testing.T) {
	plain := printed(Options{Format: "text", Color: "never"}, func(p *Printer) { p.Diagnostics(sample()...) })
	colored := printed(Options{Format: "text", Color: "always"}, func(p *Printer) { p.Diagnostics(sample()...) })
	for _, want := range []string{"\x1b[1;31merror:\x1b[0m", "\x1b[1;36mnote:\x1b[0m", "\x1b[1;32m^\x1b[0m"} {
		if !strings.Contains(colored, want) {
			t.Errorf("expected %q in %q", want, colored)
		}
	}
	var stripped strings.Builder
	for i, piece := range strings.Split(colored, "\x1b[") {
		if i > 0 {
			_, piece, _ = strings.Cut(piece, "m")
		}
		stripped.WriteString(piece)
	}
	if stripped.String() != plain {
		t.Errorf("without colours %q, want %q", stripped.String(), plain)
	}
}
