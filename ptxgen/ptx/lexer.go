package ptx

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Error is a fault of a PTX text, at its place.
type Error struct {
	File      string
	Line, Col int // from 1, Col in bytes
	Msg       string
}

// Error returns the message with its place before it.
func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d:%d: error: %s", e.File, e.Line, e.Col, e.Msg)
}

// tokenKind is the kind of a token.
type tokenKind uint8

const (
	tokEOF     tokenKind = iota
	tokIdent             // a name, an opcode without its modifiers
	tokDot               // a directive or a modifier, with its dot
	tokInt               // val
	tokFloat32           // bits in val
	tokFloat64           // bits in val
	tokString            // text without the quotes
	tokPunct             // one character, in text
	tokHole              // in a template: the operand val
)

var tokenNames = [...]string{
	tokEOF: "the end", tokIdent: "a name", tokDot: "a directive", tokInt: "an integer", tokFloat32: "a number",
	tokFloat64: "a number", tokString: "a string", tokPunct: "a sign", tokHole: "an operand",
}

// token is a token of a text.
type token struct {
	kind   tokenKind
	hex    bool // an integer in base 16
	joined bool // on the line where the token before ended
	text   string
	val    uint64
	line   int32
	col    int32
}

// lexer reads tokens one by one.
type lexer struct {
	file  string
	src   string
	pos   int
	line  int32
	start int  // of the line
	holes bool // the text is a template
}

func (l *lexer) fail(line, col int32, format string, args ...any) {
	panic(&Error{File: l.file, Line: int(line), Col: int(col), Msg: fmt.Sprintf(format, args...)})
}

func isNameStart(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c == '$' || c == '%'
}

func isNamePart(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c == '$'
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// peek returns the character n places on, or 0.
func (l *lexer) peek(n int) byte {
	if l.pos+n < len(l.src) {
		return l.src[l.pos+n]
	}
	return 0
}

// blanks skips blanks, comments and lines of a preprocessor.
func (l *lexer) blanks() {
	for l.pos < len(l.src) {
		switch c := l.src[l.pos]; {
		case c == '\n':
			l.pos++
			l.line++
			l.start = l.pos
		case c == ' ' || c == '\t' || c == '\r':
			l.pos++
		case c == '/' && l.peek(1) == '/', c == '#' && l.pos == l.start:
			for l.pos < len(l.src) && l.src[l.pos] != '\n' {
				l.pos++
			}
		case c == '/' && l.peek(1) == '*':
			l.comment()
		default:
			return
		}
	}
}

// comment skips a comment of several lines.
func (l *lexer) comment() {
	line, col := l.line, int32(l.pos-l.start+1)
	n := strings.Index(l.src[l.pos+2:], "*/")
	if n < 0 {
		l.fail(line, col, "comment without an end")
	}
	text := l.src[l.pos : l.pos+n+4]
	l.pos += len(text)
	if k := strings.LastIndexByte(text, '\n'); k >= 0 {
		l.line += int32(strings.Count(text, "\n"))
		l.start = l.pos - len(text) + k + 1
	}
}

// next reads a token.
func (l *lexer) next() token {
	before := l.line
	l.blanks()
	t := token{line: l.line, col: int32(l.pos - l.start + 1), joined: l.line == before}
	if l.pos == len(l.src) {
		return t
	}
	start := l.pos
	c := l.src[start]
	switch {
	case isNameStart(c):
		t.kind = tokIdent
		l.pos++
		l.skipName()
	case c == '.' && isNameStart(l.peek(1)):
		t.kind = tokDot
		l.pos++
		l.skipWord()
	case isDigit(c), c == '.' && isDigit(l.peek(1)):
		l.number(&t)
	case c == '"':
		l.quoted(&t)
		return t
	case c == hole && l.holes:
		l.hole(&t)
	case c <= ' ' || c > '~':
		l.fail(t.line, t.col, "unexpected character %q", c)
	default:
		t.kind = tokPunct
		l.pos++
	}
	t.text = l.src[start:l.pos]
	return t
}

func (l *lexer) skipName() {
	for l.pos < len(l.src) && isNamePart(l.src[l.pos]) {
		l.pos++
	}
}

// skipWord skips a modifier, which may have parts joined by "::".
func (l *lexer) skipWord() {
	for {
		l.skipName()
		if l.peek(0) != ':' || l.peek(1) != ':' || !isNamePart(l.peek(2)) {
			return
		}
		l.pos += 2
	}
}

// extend makes a token that was just read longer by the modifiers that follow
// it without a blank.
func (l *lexer) extend(t *token) {
	start := l.pos - len(t.text)
	for l.peek(0) == '.' && isNamePart(l.peek(1)) {
		l.pos++
		l.skipWord()
	}
	t.text = l.src[start:l.pos]
}

// quoted reads a string, which knows no escapes and ends on its line.
func (l *lexer) quoted(t *token) {
	n := strings.IndexAny(l.src[l.pos+1:], "\"\n")
	if n < 0 || l.src[l.pos+1+n] == '\n' {
		l.fail(t.line, t.col, "string without an end")
	}
	t.kind = tokString
	t.text = l.src[l.pos+1 : l.pos+1+n]
	l.pos += n + 2
}

// hole reads the number of a hole, and what fills it up.
func (l *lexer) hole(t *token) {
	t.kind = tokHole
	for l.pos++; isDigit(l.peek(0)); l.pos++ {
		t.val = 10*t.val + uint64(l.peek(0)-'0')
	}
	for l.peek(0) == filler {
		l.pos++
	}
}

// number reads a number.
func (l *lexer) number(t *token) {
	start := l.pos
	if l.src[start] == '0' {
		switch l.peek(1) {
		case 'f', 'F':
			l.bits(t, tokFloat32, 8)
			return
		case 'd', 'D':
			l.bits(t, tokFloat64, 16)
			return
		}
	}
	l.skipName() // digits in any base, an exponent without a sign, a U
	if l.isDecimalFloat(start) {
		l.decimal(t, start)
		return
	}
	t.kind = tokInt
	text := strings.TrimSuffix(l.src[start:l.pos], "U")
	base, digits := 10, text
	switch {
	case strings.HasPrefix(text, "0x"), strings.HasPrefix(text, "0X"):
		base, digits, t.hex = 16, text[2:], true
	case strings.HasPrefix(text, "0b"), strings.HasPrefix(text, "0B"):
		base, digits = 2, text[2:]
	case len(text) > 1 && text[0] == '0':
		base, digits = 8, text[1:]
	}
	v, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		l.fail(t.line, t.col, "%q is no number of 64 bits", text)
	}
	t.val = v
}

// isDecimalFloat reports whether what was read is the beginning of a decimal
// number with a point or an exponent.
func (l *lexer) isDecimalFloat(start int) bool {
	text := l.src[start:l.pos]
	if strings.HasPrefix(text, "0x") || strings.HasPrefix(text, "0X") {
		return false
	}
	return l.peek(0) == '.' && !isNameStart(l.peek(1)) || strings.ContainsAny(text, "eE")
}

// decimal reads a number with a point or an exponent: a double.
func (l *lexer) decimal(t *token, start int) {
	if l.peek(0) == '.' {
		l.pos++
		l.skipName()
	}
	if e := l.src[l.pos-1]; (e == 'e' || e == 'E') && (l.peek(0) == '-' || l.peek(0) == '+') {
		l.pos++
		l.skipName()
	}
	v, err := strconv.ParseFloat(l.src[start:l.pos], 64)
	if err != nil {
		l.fail(t.line, t.col, "%q is no number", l.src[start:l.pos])
	}
	t.kind, t.val = tokFloat64, math.Float64bits(v)
}

// bits reads the bits of a floating-point number, as many digits as its type
// has.
func (l *lexer) bits(t *token, kind tokenKind, digits int) {
	start := l.pos
	l.skipName()
	text := l.src[start:l.pos]
	v, err := strconv.ParseUint(text[2:], 16, 64)
	if err != nil || len(text) != digits+2 {
		l.fail(t.line, t.col, "%q is no number: expected %s and %d hexadecimal digits", text, text[:2], digits)
	}
	t.kind, t.val = kind, v
}
