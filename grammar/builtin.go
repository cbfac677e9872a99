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
		text, ok = b.elemType(name, text)
	default:
		var s extents
		if s, ok = b.builtinShape(name, &text); ok {
			text, ok = b.elemType(name, text)
		}
		switch {
		case !ok:
		case name == "tensor":
			text, ok = b.encoding(s, text)
		case name == "memref":
			text, ok = b.memrefParams(s, text)
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
		if text, ok = b.elemType("tuple", text); !ok {
			return nil, false
		}
	}
	return text, true
}

// elemType reads the type of the elements of a type of the builtin dialect.
func (b *builder) elemType(of string, text []byte) ([]byte, bool) {
	at := *b.at(0)
	t, ok := b.readType()
	if !ok {
		return nil, false
	}
	if !mayHold(of, t) {
		b.fail(&at, codeTypeForm, "expected "+elementWords[of]+" as the elements of '"+of+"', got "+t.String())
		return nil, false
	}
	return ast.AppendQualifiedType(text, t), true
}

// elementWords says what types of the builtin dialect are made of.
var elementWords = map[string]string{
	"complex": "integers or floating-point numbers",
	"vector":  "integers, index or floating-point numbers",
	"tensor":  "numbers, vectors or a dialect's own type",
	"memref":  "numbers, vectors, memrefs or a dialect's own type",
}

// mayHold reports whether a type of the builtin dialect has elements of type t.
// What other dialects' types may be elements of is theirs to say.
func mayHold(of string, t ast.Type) bool {
	var number, foreign, own bool
	name := ""
	switch t := t.(type) {
	case ast.NumType:
		number = true
	case *ast.OpaqueType:
		name, _, _ = strings.Cut(t.Text, "<")
		number, foreign = elementOf(name).isNumber(), t.Text[0] == '!'
	case *ast.FunctionType:
	default:
		own = true
	}
	switch of {
	case "complex":
		return number && name != "index"
	case "vector":
		return number || foreign
	case "tensor":
		return number || foreign || own || name == "complex" || name == "vector"
	case "memref":
		return number || foreign || name == "complex" || name == "vector" || name == "memref"
	}
	return true
}

// encoding reads what stands behind the element type of a tensor, if anything.
func (b *builder) encoding(s extents, text []byte) ([]byte, bool) {
	if !b.accept(kComma) {
		return text, true
	}
	if s.unranked {
		b.fail(b.last(), codeTypeForm, "expected no encoding of a tensor without a rank")
		return nil, false
	}
	a, ok := b.readAttr()
	if !ok {
		return nil, false
	}
	return ast.AppendAttr(append(text, ", "...), a), true
}

// memrefParams reads the layout and the memory space of a memref. Layouts that
// are the one without any, and memory space 0, are left out.
func (b *builder) memrefParams(s extents, text []byte) ([]byte, bool) {
	layout, space, spaced := "", []byte(nil), false
	for b.accept(kComma) {
		at := *b.at(0)
		a, ok := b.readAttr()
		if !ok {
			return nil, false
		}
		param := string(ast.AppendBareAttr(nil, a))
		dims, isLayout := layoutDims(param)
		switch {
		case spaced:
			b.fail(&at, codeTypeForm, "expected nothing behind the memory space, got "+param)
		case isLayout && s.unranked:
			b.fail(&at, codeTypeForm, "expected no layout of a memref without a rank")
		case isLayout && dims != s.rank:
			b.fail(&at, codeTypeForm, "expected a layout of "+plural(s.rank, "dimension")+" like the memref, got "+param)
		case isLayout:
			if layout = param; isIdentityMap(param) {
				layout = ""
			}
		case !isMemorySpace(a):
			b.fail(&at, codeTypeForm, "expected a layout or a memory space (an integer, a string or a dialect's own attribute), got "+param)
		default:
			spaced = true
			if n, isInt := a.(ast.IntAttr); !isInt || n.Value != 0 {
				space = append(space, param...)
			}
		}
		if b.unwinding {
			return nil, false
		}
	}
	for _, param := range []string{layout, string(space)} {
		if param != "" {
			text = append(append(text, ", "...), param...)
		}
	}
	return text, true
}

// layoutDims returns of how many dimensions a layout is.
func layoutDims(param string) (n int, ok bool) {
	list, isMap := strings.CutPrefix(param, "affine_map<(")
	end := ")"
	if !isMap {
		if list, ok = strings.CutPrefix(param, "strided<["); !ok {
			return 0, false
		}
		end = "]"
	}
	list, _, _ = strings.Cut(list, end)
	if list == "" {
		return 0, true
	}
	return strings.Count(list, ",") + 1, true
}

func isMemorySpace(a ast.Attr) bool {
	switch a := a.(type) {
	case ast.IntAttr, ast.StringAttr, ast.DictAttr:
		return true
	case ast.OpaqueAttr:
		return a.Text[0] == '#'
	}
	return false
}

// isIdentityMap reports whether a layout is an affine map from the dimensions to
// themselves.
func isIdentityMap(layout string) bool {
	body, isMap := strings.CutPrefix(layout, "affine_map<")
	from, to, _ := strings.Cut(strings.TrimSuffix(body, ">"), " -> ")
	return isMap && from == to
}

// extents is what is known of the shape of a type of the builtin dialect.
type extents struct {
	unranked bool
	rank     int
}

// builtinShape reads the extents of a tensor, vector or memref up to the element
// type: 4x?x, *x, or, of a vector that scales with the machine, 4x[4]x.
func (b *builder) builtinShape(name string, text *[]byte) (extents, bool) {
	s := extents{}
	if t := b.at(0); t.kind == kOther && b.str(t) == "*" && name != "vector" {
		b.i++
		*text = append(*text, "*x"...)
		s.unranked = true
		return s, b.behindX()
	}
	for {
		switch t := *b.at(0); {
		case t.kind == kShape:
			b.i++
			dims := b.dims(&t)
			if b.unwinding || !b.vectorExtents(name, &t, dims...) {
				return s, false
			}
			s.rank += len(dims)
			*text = append(*text, b.str(&t)...)
		case t.kind == kHex && strings.HasPrefix(b.str(&t), "0x"):
			if !b.vectorExtents(name, &t, 0) {
				return s, false
			}
			s.rank++
			*text = append(*text, "0x"...)
			b.relex(t.start + 2)
		case t.kind == kLSquare && name == "vector":
			b.i++
			at := *b.at(0)
			n, ok := b.integer()
			if !ok || !b.vectorExtents(name, &at, n) || !b.expect(kRSquare) || !b.behindX() {
				return s, false
			}
			s.rank++
			*text = append(strconv.AppendInt(append(*text, '['), n, 10), "]x"...)
		default:
			return s, true
		}
	}
}

// vectorExtents refuses the extents that no vector has.
func (b *builder) vectorExtents(name string, t *token, dims ...int64) bool {
	for _, n := range dims {
		if name == "vector" && n <= 0 {
			b.fail(t, codeTypeForm, "expected extents of 1 and more of a vector, got "+b.describe(t))
			return false
		}
	}
	return true
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
	switch word {
	case "affine_map", "affine_set":
		b.affineAttr(word)
	case "strided":
		b.strided()
	case "sparse":
		b.sparse()
	case "dense_resource":
		b.denseResource()
	case "distinct":
		b.distinct()
	default:
		return false
	}
	return true
}

// strided reads <[8, ?], offset: 3>; an offset of 0 is none.
func (b *builder) strided() {
	if !b.expect(kLess) || !b.expect(kLSquare) {
		return
	}
	text := []byte("strided<[")
	for n := 0; b.at(0).kind != kRSquare || n > 0; n++ {
		if n > 0 {
			text = append(text, ", "...)
		}
		var ok bool
		if text, ok = b.numberOrOpen(text); !ok {
			return
		}
		if !b.accept(kComma) {
			break
		}
	}
	if !b.expect(kRSquare) {
		return
	}
	text = append(text, ']')
	if b.accept(kComma) {
		if !b.expectWord("offset") || !b.expect(kColon) {
			return
		}
		offset, ok := b.numberOrOpen(nil)
		if !ok {
			return
		}
		if string(offset) != "0" {
			text = append(append(text, ", offset: "...), offset...)
		}
	}
	if b.expect(kGreater) {
		b.attr = ast.OpaqueAttr{Text: string(append(text, '>'))}
	}
}

// numberOrOpen reads a number of 64 bits or a question mark.
func (b *builder) numberOrOpen(text []byte) ([]byte, bool) {
	if b.accept(kQuestion) {
		return append(text, '?'), true
	}
	t := *b.at(0)
	if t.kind != kInt {
		b.unexpected("a number or '?'")
		return nil, false
	}
	n, err := strconv.ParseInt(b.str(&t), 10, 64)
	if err != nil || n == ast.Dynamic {
		b.fail(&t, codeRange, "expected a number of at most 63 bits, got "+b.str(&t))
		return nil, false
	}
	b.i++
	return strconv.AppendInt(text, n, 10), true
}

// denseResource reads <name> : type.
func (b *builder) denseResource() {
	if !b.expect(kLess) {
		return
	}
	name := *b.at(0)
	if name.kind != kWord && name.kind != kString {
		b.unexpected("the name of a resource")
		return
	}
	b.i++
	if !b.expect(kGreater) || !b.expect(kColon) {
		return
	}
	at := *b.at(0)
	t, ok := b.readType()
	if !ok {
		return
	}
	if _, ok := shapedOf(t); !ok && ast.AsTile(t) == nil {
		b.fail(&at, codeConstant, "expected a tensor or vector whose extents are known, got "+t.String())
		return
	}
	b.attr = typedOpaque("dense_resource<"+b.str(&name)+">", t)
}

func typedOpaque(text string, t ast.Type) ast.Attr {
	return ast.OpaqueAttr{Text: string(ast.AppendQualifiedType([]byte(text+" : "), t))}
}

// distinct reads [number]<attribute>; the attribute may be missing.
func (b *builder) distinct() {
	if !b.expect(kLSquare) {
		return
	}
	t := *b.at(0)
	n, ok := b.integer()
	if ok && b.str(&t)[0] == '-' {
		b.fail(&t, codeRange, "expected a number that is not negative, got "+b.str(&t))
	}
	if !ok || !b.expect(kRSquare) || !b.expect(kLess) {
		return
	}
	text := append(strconv.AppendUint([]byte("distinct["), uint64(n), 10), "]<"...)
	prefix := len(text)
	if b.at(0).kind != kGreater {
		a, ok := b.readAttr()
		if !ok {
			return
		}
		text = ast.AppendAttr(text, a)
	}
	if !b.expect(kGreater) {
		return
	}
	is := string(text[prefix:])
	if was, known := b.distincts[uint64(n)]; known && was != is {
		b.fail(&t, codeAttribute, "expected the attribute that distinct["+b.str(&t)+"] was before, '"+was+"', got '"+is+"'")
		return
	}
	if b.distincts == nil {
		b.distincts = map[uint64]string{}
	}
	b.distincts[uint64(n)] = is
	b.attr = ast.OpaqueAttr{Text: string(append(text, '>'))}
}
