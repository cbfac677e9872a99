package grammar

import (
	"strings"
	"unicode/utf8"
)

// lexer cuts the source into the tokens that the lexer rules of TileIR.g4
// define, by hand because the generated lexer is the slowest part of an ANTLR
// parser.
type lexer struct {
	text     string
	pos      int
	metadata []span // the {-# … #-} passed, see metadata.go
	unclosed bool   // a {-# has been seen that no #-} follows
}

// The classes of bytes.
const (
	cLetter  = 1 << iota // starts a word: a-z A-Z _
	cDigit               // 0-9
	cHex                 // 0-9 a-f A-F
	cWord                // continues a word: letters, digits, _ $ .
	cSuffix              // continues the name behind % # ! ^ @: also -
	cInitial             // starts such a name: letters $ . _
	cSpace
)

var classes = func() (c [256]uint8) {
	set := func(chars string, bits uint8) {
		for i := range len(chars) {
			c[chars[i]] |= bits
		}
	}
	const lower, upper, digits = "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"
	set(lower+upper+"_", cLetter|cWord|cSuffix|cInitial)
	set("$.", cWord|cSuffix|cInitial)
	set("-", cSuffix)
	set(digits, cDigit|cHex|cWord|cSuffix)
	set("abcdefABCDEF", cHex)
	set(" \t\r\n", cSpace)
	return c
}()

// byteAt returns the byte at i, or 0 beyond the end.
func (l *lexer) byteAt(i int) byte {
	if i < len(l.text) {
		return l.text[i]
	}
	return 0
}

// while returns the first position from i on whose byte is in none of the
// classes of mask.
func (l *lexer) while(i int, mask uint8) int {
	for i < len(l.text) && classes[l.text[i]]&mask != 0 {
		i++
	}
	return i
}

// next returns the next token.
func (l *lexer) next() token {
	newline := l.pos == 0
	newline = l.skip() || newline
	start := l.pos
	if start >= len(l.text) {
		return token{start: int32(start), end: int32(start), kind: kEOF, newline: true}
	}
	kind := l.token(l.text[start])
	return token{start: int32(start), end: int32(l.pos), kind: int16(kind), newline: newline}
}

// skip passes spaces, comments and metadata, and reports whether there was a
// line end among them.
func (l *lexer) skip() (newline bool) {
	i := l.pos
	for i < len(l.text) {
		switch c := l.text[i]; {
		case c == '\n':
			newline = true
			i++
		case classes[c]&cSpace != 0:
			i++
		case c == '/' && l.byteAt(i+1) == '/':
			n := strings.IndexAny(l.text[i:], "\r\n")
			if n < 0 {
				n = len(l.text) - i
			}
			i += n
		case c == '{' && !l.unclosed && strings.HasPrefix(l.text[i:], "{-#"):
			n := strings.Index(l.text[i+3:], "#-}")
			if n < 0 {
				l.unclosed = true
				l.pos = i
				return newline
			}
			l.passMetadata(i, i+n+6)
			i += n + 6
		default:
			l.pos = i
			return newline
		}
	}
	l.pos = i
	return newline
}

// token passes the token that starts with c and returns its kind.
func (l *lexer) token(c byte) int {
	switch {
	case classes[c]&cLetter != 0:
		start := l.pos
		l.pos = l.while(start+1, cWord)
		if l.text[start:l.pos] == "loc" {
			return kLoc
		}
		return kWord
	case classes[c]&cDigit != 0 || c == '?':
		return l.number(l.pos)
	}
	switch c {
	case '%':
		return l.name(kValue)
	case '#':
		return l.name(kHash)
	case '!':
		return l.name(kExcl)
	case '^':
		return l.name(kBlock)
	case '@':
		return l.symbol()
	case '"':
		return l.quoted()
	case '-':
		switch n := l.byteAt(l.pos + 1); {
		case n == '>':
			return l.punct(2, kArrow)
		case classes[n]&cDigit != 0:
			return l.negative()
		}
		return l.punct(1, kOther)
	case ':':
		if l.byteAt(l.pos+1) == ':' {
			return l.punct(2, kColons)
		}
		return l.punct(1, kColon)
	}
	if c >= utf8.RuneSelf { // a character is one token: between two, a print may have a space
		_, size := utf8.DecodeRuneInString(l.text[l.pos:])
		return l.punct(size, kOther)
	}
	return l.punct(1, punctuation[c])
}

var punctuation = func() (k [256]int) {
	for i := range k {
		k[i] = kOther
	}
	for c, kind := range map[byte]int{
		'=': kEqual, ',': kComma, '(': kLParen, ')': kRParen, '[': kLSquare, ']': kRSquare,
		'<': kLess, '>': kGreater, '{': kLBrace, '}': kRBrace,
	} {
		k[c] = kind
	}
	return k
}()

func (l *lexer) punct(n, kind int) int {
	l.pos += n
	return kind
}

// suffix returns the end of the name that starts at i: digits, or a word. It
// returns i if there is none.
func (l *lexer) suffix(i int) int {
	switch c := classes[l.byteAt(i)]; {
	case c&cDigit != 0:
		return l.while(i, cDigit)
	case c&cInitial != 0:
		return l.while(i+1, cSuffix)
	}
	return i
}

func (l *lexer) name(kind int) int {
	end := l.suffix(l.pos + 1)
	if end == l.pos+1 {
		return l.punct(1, kOther)
	}
	if kind == kValue && l.byteAt(end) == '#' && classes[l.byteAt(end+1)]&cDigit != 0 {
		end = l.while(end+1, cDigit)
	}
	l.pos = end
	return kind
}

// symbol passes @name, @"name" and chains of them joined by "::".
func (l *lexer) symbol() int {
	end := l.symbolName(l.pos)
	if end < 0 {
		return l.punct(1, kOther)
	}
	for strings.HasPrefix(l.text[end:], "::@") {
		next := l.symbolName(end + 2)
		if next < 0 {
			break
		}
		end = next
	}
	l.pos = end
	return kSymbol
}

// symbolName returns the end of the @name at i, or -1.
func (l *lexer) symbolName(i int) int {
	i++
	switch c := l.byteAt(i); {
	case c == '"':
		return l.stringEnd(i)
	case classes[c]&cLetter != 0:
		return l.while(i+1, cWord)
	}
	return -1
}

// quoted passes a string.
func (l *lexer) quoted() int {
	end := l.stringEnd(l.pos)
	if end < 0 {
		return l.punct(1, kOther)
	}
	l.pos = end
	return kString
}

// stringEnd returns the end of the string that starts at i, or -1 if its line
// ends first.
func (l *lexer) stringEnd(i int) int {
	for i++; i < len(l.text); i++ {
		switch l.text[i] {
		case '"':
			return i + 1
		case '\\':
			i++
		case '\n', '\r':
			return -1
		}
	}
	return -1
}

// number passes what starts with a digit or a question mark: the longest of
// the number and the dimension lists there.
func (l *lexer) number(start int) int {
	c := l.text[start]
	if c == '0' && l.byteAt(start+1) == 'x' && classes[l.byteAt(start+2)]&cHex != 0 {
		hexEnd := l.while(start+2, cHex)
		kind, end := l.dims(start)
		if end > hexEnd {
			l.pos = end
			return kind
		}
		l.pos = hexEnd
		return kHex
	}
	if kind, end := l.dims(start); kind != 0 {
		l.pos = end
		return kind
	}
	if c == '?' {
		return l.punct(1, kQuestion)
	}
	return l.decimal(start)
}

// dims returns the longest dimension list at i: "64x64x" or "64x64". The kind
// is 0 if there is none.
func (l *lexer) dims(i int) (kind, end int) {
	for first := true; ; first = false {
		j := i
		if l.byteAt(i) == '?' {
			j++
		} else {
			j = l.while(i, cDigit)
		}
		if j == i {
			return kind, end
		}
		if !first {
			kind, end = kDims, j
		}
		if l.byteAt(j) != 'x' {
			return kind, end
		}
		i = j + 1
		kind, end = kShape, i
	}
}

// decimal passes an integer or a number with a decimal point.
func (l *lexer) decimal(start int) int {
	i := l.while(start, cDigit)
	if l.byteAt(i) != '.' {
		l.pos = i
		return kInt
	}
	i = l.while(i+1, cDigit)
	if c := l.byteAt(i); c == 'e' || c == 'E' {
		j := i + 1
		if s := l.byteAt(j); s == '+' || s == '-' {
			j++
		}
		if classes[l.byteAt(j)]&cDigit != 0 {
			i = l.while(j, cDigit)
		}
	}
	l.pos = i
	return kFloat
}

// negative passes a number behind a minus sign.
func (l *lexer) negative() int {
	start := l.pos + 1
	if l.text[start] == '0' && l.byteAt(start+1) == 'x' && classes[l.byteAt(start+2)]&cHex != 0 {
		l.pos = l.while(start+2, cHex)
		return kHex
	}
	return l.decimal(start)
}
