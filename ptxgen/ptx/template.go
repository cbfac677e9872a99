package ptx

import (
	"fmt"
	"strconv"
	"strings"
)

// Template is a text of inline assembly: statements with holes for operands.
type Template struct {
	// Module has the mnemonics and symbols, Func the statements.
	Module *Module
	Func   *Func
	// Offsets are the holes that are offsets of addresses, by operand.
	Offsets map[uint32]uint32
}

// HoleOf returns the number of the hole that a register of a template stands
// for.
func HoleOf(r Reg) (number uint32, ok bool) {
	return r.Index(), r.Decl() == holeDecl
}

// holeDecl is the declaration of the registers that stand for holes.
const holeDecl = maxRegDecl

// hole begins a hole in the text that the lexer reads, and filler follows its
// number, so that what comes after it stays where it was.
const (
	hole   = '\x01'
	filler = '\x02'
)

// ParseTemplate reads inline assembly as LLVM writes it: $3, ${3} or ${3:x} are
// holes, of which there are as many as operands, and $$ is $. The error is an
// *Error with its place in the text.
func ParseTemplate(text string, operands int) (t *Template, err error) {
	source, err := markHoles(text, operands)
	if err != nil {
		return nil, err
	}
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *Error:
			t, err = nil, e
		default:
			panic(e)
		}
	}()
	p := newParser("inline assembly", source)
	p.holes = true
	b := newBody(p, &Func{})
	t = &Template{Module: p.m, Func: b.f}
	b.offsets = &t.Offsets
	p.advance()
	b.push(p.tok)
	for p.tok.kind != tokEOF {
		b.statement()
		if len(b.scopes) == 0 {
			b.failHere("an instruction")
		}
	}
	if len(b.scopes) > 1 {
		b.failHere("%q", "}")
	}
	b.pop()
	b.unknownLabels()
	return t, nil
}

// markHoles marks the holes, and ends the text with a
// semicolon if it lacks one.
func markHoles(text string, operands int) (string, error) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == hole || c == filler {
			return "", &Error{File: "inline assembly", Line: 1, Col: i + 1, Msg: fmt.Sprintf("unexpected character %q", c)}
		}
		if c != '$' {
			b.WriteByte(c)
			continue
		}
		if i+1 < len(text) && text[i+1] == '$' {
			b.WriteByte('$')
			i++
			continue
		}
		number, end, ok := holeAt(text, i)
		if !ok || number >= operands {
			return "", &Error{File: "inline assembly", Line: 1, Col: i + 1, Msg: "template refers to an operand that does not exist"}
		}
		digits := strconv.Itoa(number)
		b.WriteByte(hole)
		b.WriteString(digits)
		b.WriteString(strings.Repeat(string(filler), end-i-1-len(digits)))
		i = end - 1
	}
	source := strings.TrimRight(b.String(), " \t\n")
	if source != "" && !strings.ContainsAny(source[len(source)-1:], ";}:") {
		source += ";"
	}
	return source, nil
}

// holeAt reads a reference such as $3, ${3} or ${3:x} at position i, and returns
// the operand's number and the position after it.
func holeAt(text string, i int) (number, end int, ok bool) {
	j := i + 1
	braced := j < len(text) && text[j] == '{'
	if braced {
		j++
	}
	start := j
	for j < len(text) && isDigit(text[j]) {
		j++
	}
	number, err := strconv.Atoi(text[start:j])
	if err != nil || number > MaxRegIndex {
		return 0, 0, false
	}
	if braced {
		n := strings.IndexByte(text[j:], '}')
		if n < 0 {
			return 0, 0, false
		}
		j += n + 1
	}
	return number, j, true
}
