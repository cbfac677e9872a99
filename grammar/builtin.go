package grammar

import (
	"strconv"
	"strings"

	"tileir/ast"
)

// The types and attributes of the builtin dialect that Tile IR has no use for.
// Ops and attributes of other dialects carry them, so they are read as MLIR
// reads them and kept as text in one layout, with aliases put in.

// builtinType reads the <…> of a type of the builtin dialect, whose name has
// been read.
func (b *builder) builtinType(name string) (ast.Type, bool) {
	b.Deeper()
	defer b.Shallower()
	if !b.expect(kLess) {
		return nil, false
	}
	text := append([]byte(name), '<')
	ok := false
	switch name {
	case "tuple":
		text, ok = b.tupleBody(text)
	case "complex":
		text, ok = b.elemType(text)
	default:
		if text, ok = b.builtinShape(name, text); ok {
			text, ok = b.elemType(text)
		}
		shape := len(text)
		for ok && name != "vector" && b.accept(kComma) {
			if text, ok = b.typeParam(text); ok && name == "memref" && isIdentityMap(string(text[shape:])) {
				text = text[:shape] // the layout that a memref has without one
			}
		}
	}
	if !ok || !b.expect(kGreater) {
		return nil, false
	}
	return &ast.OpaqueType{Text: string(append(text, '>'))}, true
}

func (b *builder) tupleBody(text []byte) ([]byte, bool) {
	for first := true; b.at(0).kind != kGreater; first = false {
		if !first {
			if !b.expect(kComma) {
				return nil, false
			}
			text = append(text, ", "...)
		}
		var ok bool
		if text, ok = b.elemType(text); !ok {
			return nil, false
		}
	}
	return text, true
}

func (b *builder) elemType(text []byte) ([]byte, bool) {
	t, ok := b.readType()
	if !ok {
		return nil, false
	}
	return ast.AppendQualifiedType(text, t), true
}

// typeParam reads the encoding of a tensor, or the layout or memory space of a
// memref.
func (b *builder) typeParam(text []byte) ([]byte, bool) {
	a, ok := b.readAttr()
	if !ok {
		return nil, false
	}
	return ast.AppendBareAttr(append(text, ", "...), a), true
}

// isIdentityMap reports whether a parameter is an affine map from some dimensions
// to themselves.
func isIdentityMap(param string) bool {
	body, isMap := strings.CutPrefix(param, ", affine_map<")
	from, to, _ := strings.Cut(strings.TrimSuffix(body, ">"), " -> ")
	return isMap && from == to && !strings.ContainsAny(from, "[+*-")
}

// builtinShape reads the extents of a tensor, vector or memref up to the element
// type: 4x?x, *x, or, of a vector that scales with the machine, 4x[4]x.
func (b *builder) builtinShape(name string, text []byte) ([]byte, bool) {
	if t := b.at(0); t.kind == kOther && b.str(t) == "*" && name != "vector" {
		b.i++
		return append(text, "*x"...), b.behindX()
	}
	for {
		switch t := *b.at(0); {
		case t.kind == kShape:
			b.i++
			text = append(text, b.str(&t)...)
		case t.kind == kHex && strings.HasPrefix(b.str(&t), "0x"):
			text = append(text, "0x"...)
			b.relex(t.start + 2)
		case t.kind == kLSquare && name == "vector":
			b.i++
			n, ok := b.integer()
			if !ok || !b.expect(kRSquare) || !b.behindX() {
				return nil, false
			}
			text = append(strconv.AppendInt(append(text, '['), n, 10), "]x"...)
		default:
			return text, true
		}
	}
}

// behindX passes the x that parts an extent from what follows it, which the
// lexer has taken for the start of a word.
func (b *builder) behindX() bool {
	t := *b.at(0)
	if t.kind != kWord || b.str(&t)[0] != 'x' {
		b.unexpected("'x'")
		return false
	}
	b.relex(t.start + 1)
	return true
}

// builtinAttr reads an attribute of the builtin dialect that is kept as text; the
// word that it starts with has been read. It reports whether there is such a word.
func (b *builder) builtinAttr(word string) bool {
	start := b.last().start
	switch word {
	case "affine_map", "affine_set":
		if text, ok := b.affineText(); ok {
			b.attr = ast.OpaqueAttr{Text: word + text}
		}
	case "strided":
		if b.at(0).kind != kLess {
			b.unexpected("'<'")
		} else if b.skipBalanced() {
			b.attr = ast.OpaqueAttr{Text: b.spelling(start)}
		}
	case "dense_resource", "sparse":
		b.typedText(start)
	case "distinct":
		b.distinct()
	default:
		return false
	}
	return true
}

// typedText reads <…> : type, of what starts at the offset start.
func (b *builder) typedText(start int32) {
	if b.at(0).kind != kLess {
		b.unexpected("'<'")
		return
	}
	if !b.skipBalanced() {
		return
	}
	text := b.spelling(start)
	if !b.expect(kColon) {
		return
	}
	if t, ok := b.readType(); ok {
		b.attr = typedOpaque(text, t)
	}
}

func typedOpaque(text string, t ast.Type) ast.Attr {
	return ast.OpaqueAttr{Text: string(ast.AppendQualifiedType([]byte(text+" : "), t))}
}

// distinct reads [number]<attribute>; the attribute may be missing.
func (b *builder) distinct() {
	if !b.expect(kLSquare) {
		return
	}
	n, ok := b.integer()
	if !ok || !b.expect(kRSquare) || !b.expect(kLess) {
		return
	}
	text := append(strconv.AppendInt([]byte("distinct["), n, 10), "]<"...)
	if b.at(0).kind != kGreater {
		a, ok := b.readAttr()
		if !ok {
			return
		}
		text = ast.AppendAttr(text, a)
	}
	if b.expect(kGreater) {
		b.attr = ast.OpaqueAttr{Text: string(append(text, '>'))}
	}
}

// affineText reads <…> of a map or set and lays it out. A '>' may be part of
// ">=" there, inside parentheses.
func (b *builder) affineText() (string, bool) {
	if !b.expect(kLess) {
		return "", false
	}
	var words []string
	depth := 0
	for {
		t := *b.at(0)
		word := b.str(&t)
		switch t.kind {
		case kLParen, kLSquare:
			depth++
		case kRParen, kRSquare:
			depth--
		case kEOF, kLBrace, kRBrace, kString:
			b.unexpected("an affine expression")
			return "", false
		}
		b.i++
		if t.kind == kGreater && depth <= 0 {
			return "<" + affineLayout(words) + ">", true
		}
		if next := b.at(0); (t.kind == kGreater || t.kind == kEqual) && next.kind == kEqual && next.start == t.end {
			word += "="
			b.i++
		}
		words = append(words, word)
	}
}

// affineLayout puts one space where MLIR prints one.
func affineLayout(words []string) string {
	var text strings.Builder
	for i, w := range words {
		if i > 0 && affineSpace(words[:i], w) {
			text.WriteByte(' ')
		}
		text.WriteString(w)
	}
	return text.String()
}

func affineSpace(before []string, next string) bool {
	n := len(before) - 1
	last := before[n]
	switch {
	case strings.ContainsAny(next, ")],"), strings.ContainsAny(last, "(["):
		return false
	case next == "(" || next == "[":
		return last != ")" && last != "]"
	case last == "-": // of one operand, not two
		return n > 0 && !strings.ContainsAny(before[n-1], "([,+*=->:")
	}
	return true
}
