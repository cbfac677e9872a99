package ast

import (
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
)

// TestExcerpt: the caret stands under the character, whatever stands before it.
func TestExcerpt(t *testing.T) {
	long := strings.Repeat("é", 200)
	for _, c := range []struct{ before, shown, pad string }{
		{"abc", "abc", "   "},
		{"\ta\t", "\ta\t", "\t \t"},
		{"é", "é", " "},
		{"世界", "世界", "    "},
		{"e\u0301", "e\u0301", " "},
		{"\xff\xfe", "??", "  "},
		{"\x1b[31m\x07", "?[31m?", "      "},
		{"é\xff世", "é?世", "    "},
		{long, strings.Repeat("é", 39), strings.Repeat(" ", 39)},
	} {
		src := &Source{Name: "x", Text: []byte("first\n" + c.before + "HERE\r\nlast")}
		d := &Diagnostic{Source: src, Pos: Pos(len("first\n"+c.before) + 1), Message: "m"}
		lines := strings.Split(d.Error(), "\n")
		if want := "  " + c.shown + "HERE"; lines[1] != want {
			t.Errorf("%q: shown as %q, expected %q", c.before, lines[1], want)
		}
		if want := "  " + c.pad + "^"; lines[2] != want {
			t.Errorf("%q: caret %q, expected %q", c.before, lines[2], want)
		}
	}
}

// TestPosition: positions and lines are what counting line ends one by one
// gives, whatever the lengths of the lines.
func TestPosition(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	texts := []string{"", "\n", "one", "one\n", "a\r\nb", strings.Repeat("\n", 3*pieceBytes), strings.Repeat("x", 3*pieceBytes),
		strings.Repeat("x", pieceBytes-1) + "\n" + strings.Repeat("y", pieceBytes-1) + "\nz"}
	for range 20 {
		var b strings.Builder
		for range r.IntN(40) {
			b.WriteString(strings.Repeat("x", r.IntN(600)) + "\n")
		}
		texts = append(texts, b.String())
	}
	for k, text := range texts {
		src := &Source{Text: []byte(text), Skipped: k % 3}
		lines := strings.Split(text, "\n")
		line, col := 0, 0
		for at := 0; at <= len(text); at++ {
			if l, c := src.Position(Pos(at + 1)); l != line+1+src.Skipped || c != col+1 {
				t.Fatalf("text %d, offset %d: %d:%d, expected %d:%d", k, at, l, c, line+1+src.Skipped, col+1)
			}
			if col == 0 {
				if got, want := src.Line(line+1+src.Skipped), strings.TrimSuffix(lines[line], "\r"); got != want {
					t.Fatalf("text %d, line %d: %q, expected %q", k, line+1, got, want)
				}
			}
			if col++; at < len(text) && text[at] == '\n' {
				line, col = line+1, 0
			}
		}
		if got := src.Line(len(lines)+1+src.Skipped) + src.Line(src.Skipped) + src.Line(-5); got != "" {
			t.Errorf("text %d: %q in lines that there are not", k, got)
		}
	}
}

// TestPositionTogether: goroutines that ask at once get the same.
func TestPositionTogether(t *testing.T) {
	src := &Source{Text: []byte(strings.Repeat("line\n", 1000))}
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			if line, col := src.Position(Pos(5*700 + 2)); line != 701 || col != 2 || src.Line(701) != "line" {
				t.Errorf("%d:%d", line, col)
			}
		})
	}
	wait.Wait()
}
