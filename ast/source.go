package ast

import (
	"bytes"
	"fmt"
	"sort"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Pos is a byte offset into the source text plus one; zero means that there is
// no position.
type Pos int32

// Source is the text that a module was read from.
type Source struct {
	Name    string // as the user named it; "<stdin>" for standard input
	Text    []byte
	Skipped int     // lines of the file before Text, if Text is a part of it
	lines   []int32 // offset of the start of each line, made on first use
}

// Position turns a position into a line and a column, both counted from one;
// the column counts bytes. The line is that of the file, after Skipped others.
func (s *Source) Position(p Pos) (line, col int) {
	if s == nil || p == 0 {
		return 0, 0
	}
	if s.lines == nil {
		s.lines = append(s.lines, 0)
		for i, c := range s.Text {
			if c == '\n' {
				s.lines = append(s.lines, int32(i+1))
			}
		}
	}
	off := int32(p - 1)
	line = sort.Search(len(s.lines), func(i int) bool { return s.lines[i] > off })
	return line + s.Skipped, int(off-s.lines[line-1]) + 1
}

// Line returns the text of line n of the file, counted from one, without its
// end.
func (s *Source) Line(n int) string {
	s.Position(1)
	n -= s.Skipped
	if n < 1 || n > len(s.lines) {
		return ""
	}
	t := s.Text[s.lines[n-1]:]
	if i := bytes.IndexByte(t, '\n'); i >= 0 {
		t = t[:i]
	}
	return strings.TrimSuffix(string(t), "\r")
}

// Severity grades a diagnostic.
type Severity uint8

// The severities.
const (
	Error Severity = iota
	Warning
	Remark
	Note
)

var severityNames = [...]string{"error", "warning", "remark", "note"}

func (s Severity) String() string { return severityNames[s] }

// Diagnostic is one finding about a source: where, what, and which other
// places take part in it.
type Diagnostic struct {
	Severity Severity
	Code     string // stable, "TIR0123"; empty for notes
	Source   *Source
	Pos      Pos
	Message  string // "expected X, got Y"
	Notes    []*Diagnostic
}

// Diagnostics is a list of findings; it is an error if it is not empty.
type Diagnostics []*Diagnostic

// Error renders every finding with its place, source line and caret.
func (ds Diagnostics) Error() string {
	var b strings.Builder
	for i, d := range ds {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(d.Error())
	}
	return b.String()
}

// Err returns ds as an error, or nil if it holds none of severity Error.
func (ds Diagnostics) Err() error {
	for _, d := range ds {
		if d.Severity == Error {
			return ds
		}
	}
	return nil
}

// maxExcerpt bounds how much of a source line a diagnostic quotes, in bytes.
const maxExcerpt = 160

// Error renders the finding as
//
//	file:line:col: error: message [code]
//	  source line
//	       ^
//
// with its notes below.
func (d *Diagnostic) Error() string {
	var b strings.Builder
	line, col := d.Source.Position(d.Pos)
	if d.Source != nil {
		b.WriteString(d.Source.Name)
		b.WriteByte(':')
	}
	if line > 0 {
		fmt.Fprintf(&b, "%d:%d:", line, col)
	}
	if b.Len() > 0 {
		b.WriteByte(' ')
	}
	b.WriteString(d.Severity.String())
	b.WriteString(": ")
	b.WriteString(d.Message)
	if d.Code != "" {
		b.WriteString(" [" + d.Code + "]")
	}
	if line > 0 {
		excerpt(&b, d.Source.Line(line), col)
	}
	for _, n := range d.Notes {
		b.WriteByte('\n')
		b.WriteString(n.Error())
	}
	return b.String()
}

// excerpt quotes the line around col with a caret below. Tabs are kept so that
// the caret lines up; what would upset a terminal is shown as a question mark.
func excerpt(b *strings.Builder, text string, col int) {
	start := 0
	if col > maxExcerpt/2 && len(text) > maxExcerpt {
		start = col - maxExcerpt/2
	}
	for start < len(text) && !utf8.RuneStart(text[start]) {
		start++
	}
	end := min(len(text), start+maxExcerpt)
	for end < len(text) && end > start && !utf8.RuneStart(text[end]) {
		end--
	}
	var shown, pad strings.Builder
	for at := start; at < end; {
		r, n := utf8.DecodeRuneInString(text[at:])
		if r == utf8.RuneError && n == 1 || r != '\t' && unicode.IsControl(r) {
			r = '?'
		}
		shown.WriteRune(r)
		if at < col-1 {
			pad.WriteString(blank(r))
		}
		at += n
	}
	b.WriteString("\n  ")
	b.WriteString(shown.String())
	b.WriteString("\n  ")
	b.WriteString(pad.String())
	b.WriteByte('^')
}

// blank returns the space that a character takes on a terminal.
func blank(r rune) string {
	switch {
	case r == '\t':
		return "\t"
	case unicode.Is(unicode.Mn, r):
		return ""
	case unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana) || r >= 0xff01 && r <= 0xff60 || r >= 0x1f300 && r <= 0x1faff:
		return "  "
	}
	return " "
}

// Location is where an op says that it comes from: loc(…) in the text.
type Location struct {
	Kind LocKind
	Name string      // file name, or the name of a named location
	Line int         // LocFile
	Col  int         // LocFile
	End  *[2]int     // LocFile: line and column of the end, if the text says them
	Subs []*Location // child of a name; callee and caller; parts of a fusion
	Meta Attr        // fused<meta>[…], or the parameters of a dialect location
	Pos  Pos         // where the text says so
}

// LocKind tells the kinds of locations apart.
type LocKind uint8

// The kinds of locations.
const (
	LocUnknown  LocKind = iota
	LocFile             // "a.py":3:4, "a.py":3:4 to :9, "a.py":3:4 to 5:6
	LocName             // "name" or "name"(child)
	LocCallSite         // callsite(callee at caller)
	LocFused            // fused[a, b], fused<meta>[a, b]
	LocDialect          // #cuda_tile.di_loc<loc in scope>: Subs[0] and Meta
)

// String renders a short form for messages, such as "a.py:3:4".
func (l *Location) String() string {
	switch {
	case l == nil || l.Kind == LocUnknown:
		return "unknown"
	case l.Kind == LocFile:
		return l.Name + ":" + strconv.Itoa(l.Line) + ":" + strconv.Itoa(l.Col)
	case len(l.Subs) > 0:
		return l.Subs[0].String()
	}
	return l.Name
}
