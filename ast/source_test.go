package ast

import (
	"strings"
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
