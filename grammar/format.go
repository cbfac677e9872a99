package grammar

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"tileir/ast"
	"tileir/family"
)

// This file and spacing.go are the formatter. It lays out the tokens of a
// source afresh and changes nothing else: names, comments, the form of numbers,
// aliases and prefixes stay. The parser marks where ops, labels and regions
// start, which says what stands on a line of its own.
//
// The layout is that of the printer, so what is printed needs no formatting.
// Lines that are too long are broken behind commas, or before a colon or arrow.

// role is what a token does in the layout.
type role uint8

const (
	markStart   role = 1 << iota // the first of an op or an alias definition
	markName                     // the name of an op
	markLabel                    // the name of a block
	markOpen                     // the brace that opens a region
	markClose                    // the brace that closes one
	markForeign                  // the name of a type or attribute of another dialect with a body
)

// mark notes what role a token plays.
func (b *builder) mark(t *token, r role) {
	if b.marks != nil {
		b.marks[t.start] |= r
	}
}

const (
	lineWidth    = 120 // in characters
	indentation  = 2   // of a region
	continuation = 4   // of the further lines of an op
)

// Format returns src laid out in the usual way. The error is ast.Diagnostics:
// only what can be read is formatted. The name is for them.
func Format(name string, src []byte, o Options) ([]byte, error) {
	src = bytes.TrimPrefix(src, []byte(byteOrderMark))
	b := newBuilder(name, src, o)
	b.marks = map[int32]role{}
	if b.checkText() {
		b.parse()
	}
	if err := b.diags.Err(); err != nil {
		slices.SortStableFunc(b.diags, func(x, y *ast.Diagnostic) int { return int(x.Pos) - int(y.Pos) })
		return nil, err
	}
	f := &formatter{text: b.text, marks: b.marks}
	f.tokens()
	f.run()
	return family.Collapse(b.src, f.out), nil
}

// formatter lays out one source.
type formatter struct {
	text  string
	toks  []token
	marks map[int32]role
	out   []byte

	line   []piece
	indent int   // of the op at hand
	outer  []int // indents of the ops around it
	blank  bool  // an empty line is due before the next line
	spacer
}

// piece is a token or comment of the line being put together.
type piece struct {
	text  string
	space bool // before it, if it does not start a line
	depth int  // of brackets; lines are broken where it is least
	may   bool // a line may be broken before it
	must  bool // a line must be broken before it
	flat  bool // and the rest is indented like the op, not as its continuation
}

// tokens cuts the source into tokens. A type or attribute of another dialect,
// whose spelling is kept by the IR, becomes one token.
func (f *formatter) tokens() {
	l := lexer{text: f.text}
	for {
		t := l.next()
		if f.marks[t.start]&markForeign != 0 {
			l.pos = bodyEnd(f.text, l.pos)
			t.end = int32(l.pos)
		}
		if word := f.text[t.start:t.end]; (word == "affine_map" || word == "affine_set") && l.byteAt(l.pos) == '<' {
			l.pos = affineEnd(f.text, l.pos)
			t.end = int32(l.pos)
		}
		f.toks = append(f.toks, t)
		if t.kind == kEOF {
			return
		}
	}
}

// bodyEnd returns the end of the <…> at i. The parser has read it, so brackets
// match.
func bodyEnd(text string, i int) int {
	l := lexer{text: text, pos: i}
	depth := 0
	for {
		switch t := l.next(); t.kind {
		case kLess, kLParen, kLSquare, kLBrace:
			depth++
		case kGreater, kRParen, kRSquare, kRBrace:
			if depth--; depth == 0 {
				return int(t.end)
			}
		case kEOF:
			return int(t.end)
		}
	}
}

// affineEnd returns the end of the <…> of a map or set, where a '>' inside
// parentheses compares.
func affineEnd(text string, i int) int {
	for depth := 0; i < len(text); i++ {
		switch text[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case '-':
			if i+1 < len(text) && text[i+1] == '>' {
				i++
			}
		case '>':
			if depth == 0 {
				return i + 1
			}
		}
	}
	return i
}

// run lays out all tokens.
func (f *formatter) run() {
	end := int32(0)
	for i := range f.toks {
		t := &f.toks[i]
		is := f.marks[t.start]
		if t.kind == kEOF {
			is = markStart
		}
		f.gap(f.text[end:t.start], is)
		end = t.end
		switch {
		case t.kind == kEOF:
			f.flush()
		case is&markClose != 0:
			f.flush()
			f.indent = f.outer[len(f.outer)-1]
			f.outer = f.outer[:len(f.outer)-1]
			f.blank = false
			f.add(i)
		case is&(markStart|markLabel) != 0:
			f.flush()
			f.spacer.startLine(is)
			f.add(i)
		default:
			f.add(i)
		}
		if is&markOpen != 0 {
			f.outer = append(f.outer, f.indent)
			f.indent += indentation
			f.spacer.openRegion()
		}
	}
}

// add puts token i at the end of the line.
func (f *formatter) add(i int) {
	t := &f.toks[i]
	p := piece{text: f.text[t.start:t.end]}
	if n := len(f.line); n > 0 {
		last := &f.line[n-1]
		p.must = strings.HasPrefix(last.text, "//") // the comment took the rest of the line
	}
	p.space = f.spacer.next(f, i)
	p.depth = f.spacer.depth()
	p.may = i > 0 && (f.toks[i-1].kind == kComma || p.depth == 0 && (t.kind == kColon && p.space || t.kind == kArrow))
	if f.spacer.startsArguments(f, i) {
		p.must, p.flat = true, true
	}
	// The rows of a constant stay on lines of their own.
	if i > 0 && t.kind == kLSquare && f.toks[i-1].kind == kComma && t.newline {
		p.must = true
	}
	f.line = append(f.line, p)
}

// gap handles what stands between two tokens: comments and empty lines. is
// belongs to the token behind.
func (f *formatter) gap(text string, is role) {
	if start, end := resourcesIn(text); start >= 0 { // as they are
		f.gap(text[:start], markStart)
		f.line = append(f.line, piece{text: text[start:end]})
		f.flush()
		f.gap(text[end:], is)
		return
	}
	ends := is&(markStart|markLabel|markClose) != 0 || f.spacer.opened
	lines := strings.Split(text, "\n")
	if s := strings.TrimSpace(lines[0]); s != "" { // behind a token, on its line
		if ends && f.spacer.label {
			s = " " + s // as the printer has it behind labels
		}
		f.line = append(f.line, piece{text: s, space: true})
	}
	if ends {
		f.flush()
	}
	for k, s := range lines[1:] {
		s = strings.TrimSpace(s)
		switch {
		case s == "":
			f.blank = f.blank || ends && len(f.out) > 0 && k < len(lines)-2
		case ends:
			f.line = append(f.line, piece{text: s})
			f.flush()
		default:
			f.line = append(f.line, piece{text: s, must: true})
		}
	}
}

// resourcesIn finds {-# … #-} in what stands between two tokens, outside
// comments; start is -1 if there is none.
func resourcesIn(text string) (start, end int) {
	for i := 0; i < len(text); i++ {
		switch {
		case strings.HasPrefix(text[i:], "//"):
			n := strings.IndexAny(text[i:], "\r\n")
			if n < 0 {
				return -1, 0
			}
			i += n
		case strings.HasPrefix(text[i:], "{-#"):
			if n := strings.Index(text[i+3:], "#-}"); n >= 0 {
				return i, i + n + 6
			}
			return -1, 0
		}
	}
	return -1, 0
}

// flush writes the line that has been put together.
func (f *formatter) flush() {
	if len(f.line) == 0 {
		return
	}
	if f.blank && !strings.HasSuffix(string(f.out[max(0, len(f.out)-2):]), "{\n") {
		f.out = append(f.out, '\n')
	}
	f.blank = false
	indent := f.indent
	if f.spacer.opened && len(f.outer) > 0 {
		indent = f.outer[len(f.outer)-1]
	}
	if f.spacer.label {
		indent = max(0, indent-indentation)
	}
	at := indent
	for rest := f.line; len(rest) > 0; at = indent + continuation {
		if rest[0].flat {
			at = indent
		}
		n := fitting(rest, at)
		f.write(rest[:n], at)
		rest = rest[n:]
	}
	f.line = f.line[:0]
	f.spacer.opened, f.spacer.label = false, false
}

// fitting returns how many pieces go on the next line. Behind an indentation that
// is too wide by itself nothing fits, and breaking lines would only make more of it.
func fitting(line []piece, indent int) int {
	width, best := indent, 0
	for i := range line {
		p := &line[i]
		if i > 0 && p.must {
			return i
		}
		if i > 0 && p.may && (best == 0 || p.depth <= line[best].depth) {
			best = i
		}
		width += utf8.RuneCountInString(p.text)
		if p.space && i > 0 {
			width++
		}
		if width > lineWidth && indent < lineWidth && best > 0 && !strings.HasPrefix(p.text, "//") {
			return best
		}
	}
	return len(line)
}

// write puts pieces on a line of their own.
func (f *formatter) write(line []piece, indent int) {
	for range indent {
		f.out = append(f.out, ' ')
	}
	for i, p := range line {
		if i > 0 && p.space {
			f.out = append(f.out, ' ')
		}
		f.out = append(f.out, p.text...)
	}
	f.out = append(f.out, '\n')
}
