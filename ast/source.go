package ast

import (
	"bytes"
	"fmt"
	"sort"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Pos is a byte offset into the source text plus one; zero means that there is
// no position.
type Pos int32

// Source is the text that a module was read from. Several goroutines may ask
// for positions in it.
type Source struct {
	Name    string // as the user named it; "<stdin>" for standard input
	Text    []byte
	Skipped int // lines of the file before Text, if Text is a part of it

	// Of a text that was made of another one, line by line: that one, in which
	// positions are said, and where the two differ, in order.
	Template *Source
	Pieces   []Piece

	once   sync.Once
	stones []milestone // one for each piece of Text, made on first use
}

// isText reports whether there is a text that positions lie in: bytecode has none.
func (s *Source) isText() bool { return s != nil && s.Text != nil }

// A milestone says which line the first byte of a piece of the text lies in, so
// that a position is found by looking through one piece, in a text of one line
// as in one of nothing but line ends. Lines are counted from zero here.
type milestone struct {
	line  int32 // ends of lines before the piece
	start int32 // where that line starts
}

// pieceBytes is the length of a piece of the text.
const pieceBytes = 1 << 12

// milestones returns the milestones; there is at least one.
func (s *Source) milestones() []milestone {
	s.once.Do(func() {
		at := milestone{}
		s.stones = make([]milestone, 0, len(s.Text)/pieceBytes+1)
		for from := 0; from == 0 || from < len(s.Text); from += pieceBytes {
			s.stones = append(s.stones, at)
			at = at.after(s.Text[from:min(from+pieceBytes, len(s.Text))], from)
		}
	})
	return s.stones
}

// after returns the milestone behind a text that begins at offset from.
func (m milestone) after(text []byte, from int) milestone {
	if last := bytes.LastIndexByte(text, '\n'); last >= 0 {
		return milestone{m.line + int32(bytes.Count(text, []byte{'\n'})), int32(from + last + 1)}
	}
	return m
}

// Position turns a position into a line and a column, both counted from one;
// the column counts bytes. The line is that of the file, after Skipped others.
func (s *Source) Position(p Pos) (line, col int) {
	if s == nil || p == 0 {
		return 0, 0
	}
	if s.Template != nil {
		line, col = s.Template.Position(Pos(s.ToTemplate(int(p-1)) + 1))
		return line + s.Skipped, col
	}
	off, stones := int(p-1), s.milestones()
	piece := min(off/pieceBytes, len(stones)-1)
	from := piece * pieceBytes
	at := stones[piece].after(s.Text[from:min(off, len(s.Text))], from)
	return int(at.line) + 1 + s.Skipped, off - int(at.start) + 1
}

// Line returns the text of line n of the file, counted from one, without its
// end.
func (s *Source) Line(n int) string {
	if s.Template != nil {
		return s.Template.Line(n - s.Skipped)
	}
	stones, line := s.milestones(), int32(n-s.Skipped-1)
	if line < 0 {
		return ""
	}
	// The line starts in the last piece whose first byte lies in an earlier one,
	// or at the very start of the text.
	piece := max(0, sort.Search(len(stones), func(i int) bool { return stones[i].line >= line })-1)
	at, text := stones[piece].line, s.Text[piece*pieceBytes:]
	for ; at < line; at++ {
		end := bytes.IndexByte(text, '\n')
		if end < 0 {
			return ""
		}
		text = text[end+1:]
	}
	if end := bytes.IndexByte(text, '\n'); end >= 0 {
		text = text[:end]
	}
	return strings.TrimSuffix(string(text), "\r")
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
	Fix      *Fix // what Message suggests; nil if that is no change of the text
}

// Fix is a change of the text that makes a finding go away: Text in place of so many
// bytes from Pos on.
type Fix struct {
	Pos  Pos
	Len  int
	Text string
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
	text := d.Alone()
	for _, n := range d.AllNotes() {
		text += "\n" + n.Error()
	}
	return text
}

// Alone renders the finding without its notes.
func (d *Diagnostic) Alone() string {
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
