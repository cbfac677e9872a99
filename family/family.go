// Package family reads families of kernels: texts with parameters, of which each
// choice of values makes a module.
//
// A family says in comments which parameters it has, and in ${…} where their
// values go:
//
//	// param: BM = 128 in 64, 128, 256: rows of a tile
//	// param: T = f16 in f16, bf16
//	// param: M = ?: rows of the matrix, to be given
//	// let: WARPS = BM / 32
//	// where: BM >= 2*BK
//	// if: T != "f32"
//	    … lines that are there for some values only …
//	// else:
//	// end:
//	%a = … tile<${BM}x${BM/2}x${T}>
//
// The text that comes of it has the lines of the family: a value takes the place
// of its ${…}, and a line that is not there becomes a comment. So a place in it is
// a place in the family, which its ast.Source knows. A text without a line
// // param: NAME = … is no family, and nothing in it is changed.
//
// The package must not know the language that the text is written in.
package family

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
)

// A Define gives a parameter a value in place of its default.
type Define struct{ Name, Value string }

// ParseDefine reads NAME=VALUE.
func ParseDefine(text string) (Define, error) {
	name, value, ok := strings.Cut(text, "=")
	if !ok || !namePattern().MatchString(name) || value == "" {
		return Define{}, fmt.Errorf("expected NAME=VALUE, such as BM=128")
	}
	if _, ok := parseValue(value); !ok {
		return Define{}, fmt.Errorf("expected an integer or a word as value, such as 128 or f16")
	}
	return Define{name, value}, nil
}

var (
	namePattern  = lazy(`^[A-Za-z_][A-Za-z0-9_]*$`)
	startPattern = lazy(`(?m)^[ \t]*//[ \t]*param:[ \t]*[A-Za-z_][A-Za-z0-9_]*[ \t]*=`)
	linePattern  = lazy(`^[ \t]*//[ \t]*(param|let|where|if|else|end):`)
)

// Is reports whether a text is a family.
func Is(text []byte) bool {
	return bytes.Contains(text, []byte("param:")) && startPattern().Match(text)
}

// Expand returns what a family becomes with the values of defines, of which the
// last counts for a name that has several, and defaults for the rest. A text that
// is no family is returned as it is. Either the text or the findings are nil.
func Expand(name string, text []byte, defines []Define) (*ast.Source, ast.Diagnostics) {
	src := &ast.Source{Name: name, Text: text}
	if !Is(text) {
		if len(defines) > 0 {
			return nil, ast.Diagnostics{{Severity: ast.Error, Code: codeUnknown, Source: src,
				Message: fmt.Sprintf("there is no parameter %s: expected a line such as // param: %[1]s = %s in the text", defines[0].Name, defines[0].Value)}}
		}
		return src, nil
	}
	e := &expander{src: src, names: map[string]value{}, out: make([]byte, 0, len(text))}
	e.parameters(defines)
	if len(e.diags) == 0 {
		e.lines()
	}
	if len(e.diags) > 0 {
		return nil, e.diags
	}
	return &ast.Source{Name: name, Text: e.out, Template: src, Pieces: e.pieces}, nil
}

// maxErrors is after how many findings the rest of a text is not looked at.
const maxErrors = 20

// expander turns one family into a text.
type expander struct {
	src    *ast.Source
	names  map[string]value // what parameters and lets stand for
	params []param
	diags  ast.Diagnostics

	out    []byte
	pieces []ast.Piece
	branch []branch // the ifs around the line at hand
}

// branch is an if that is open.
type branch struct {
	at       int  // where it stands
	taken    bool // whether lines are there now
	outer    bool // whether they are around it
	elseSeen bool
}

// fail reports a mistake at an offset of the family.
func (e *expander) fail(at int, code, format string, args ...any) {
	if len(e.diags) < maxErrors {
		e.diags = append(e.diags, &ast.Diagnostic{Severity: ast.Error, Code: code, Source: e.src, Pos: ast.Pos(at + 1), Message: fmt.Sprintf(format, args...)})
	}
}

// known lists the names that an expression may use.
func (e *expander) known() (names []string) {
	for n := range e.names {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

// meant returns what to say of a misspelt name.
func meant(name string, known []string) string {
	limit := 3
	if len(name) <= 3 {
		limit = 2
	}
	best := ""
	for _, k := range known {
		if d := ast.Distance(strings.ToLower(name), strings.ToLower(k), limit); d < limit {
			best, limit = k, d
		}
	}
	if best == "" {
		return ""
	}
	return "; did you mean " + best + "?"
}

// lines goes through the text, line by line.
func (e *expander) lines() {
	at := 0
	for line := range bytes.Lines(e.src.Text) {
		body := bytes.TrimRight(line, "\r\n")
		e.line(at, body)
		e.out = append(e.out, line[len(body):]...)
		at += len(line)
		if len(e.diags) >= maxErrors {
			return
		}
	}
	for _, b := range e.branch {
		e.fail(b.at, codeBranch, "expected a line // end: behind this if")
	}
}

// live reports whether the line at hand is there.
func (e *expander) live() bool {
	return len(e.branch) == 0 || e.branch[len(e.branch)-1].taken
}

// line adds one line, which begins at an offset.
func (e *expander) line(at int, body []byte) {
	if m := matchComment(linePattern(), body); m != nil {
		e.directive(at, body, string(body[m[2]:m[3]]), at+m[2], at+m[1])
		return
	}
	if !e.live() {
		e.disable(at, body)
		return
	}
	e.substitute(at, body)
}

// disable makes a comment of a line that is not there.
func (e *expander) disable(at int, body []byte) {
	text := bytes.TrimLeft(body, " \t")
	if len(text) == 0 {
		e.out = append(e.out, body...)
		return
	}
	indent := len(body) - len(text)
	text = bytes.TrimRight(text, " \t")
	e.out = append(e.out, body[:indent]...)
	e.replace(at+indent, len(text), "// "+string(text))
	e.out = append(e.out, body[indent+len(text):]...)
}

// replace puts a text in the place of so many bytes of the family.
func (e *expander) replace(from, n int, text string) {
	e.pieces = append(e.pieces, ast.Piece{At: len(e.out), Len: len(text), From: from, TemplateLen: n})
	e.out = append(e.out, text...)
}

// substitute adds a line with values in the places of ${…}; $${ stands for ${.
func (e *expander) substitute(at int, body []byte) {
	for {
		i := bytes.Index(body, []byte("${"))
		if i < 0 {
			e.out = append(e.out, body...)
			return
		}
		if i > 0 && body[i-1] == '$' {
			e.out = append(e.out, body[:i-1]...)
			e.replace(at+i-1, len("$${"), "${")
			at, body = at+i+2, body[i+2:]
			continue
		}
		end := bytes.IndexByte(body[i:], '}')
		if end < 0 {
			e.fail(at+i, codeExpression, "expected } on the line of this ${")
			return
		}
		e.out = append(e.out, body[:i]...)
		v, ok := e.eval(at+i+2, string(body[i+2:i+end]))
		switch {
		case ok && v.kind == truth:
			e.fail(at+i+2, codeExpression, "expected a number or a word in a text, got a truth value: COND ? A : B makes words of it")
		case ok:
			e.replace(at+i, end+1, v.String())
		}
		at, body = at+i+end+1, body[i+end+1:]
	}
}
