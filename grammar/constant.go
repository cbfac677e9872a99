package grammar

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// This file reads constants: <f32: [1.0, 2.0]> : tile<2xf32>, and the general
// form dense<[1.0, 2.0]> : tile<2xf32>.

// denseLiteral is a constant being read: its elements, and the shape that their
// nesting gives.
type denseLiteral struct {
	elem  num.Type
	data  []byte
	n     int // elements
	shape []int64
	// tokens keeps the elements of a general form, whose type comes after them.
	tokens []token
	pairs  bool // they are complex numbers: two tokens to an element
	empty  bool // a list without elements is among them
}

// constant reads custom<Constant>($value, type($result)).
func (b *builder) constant(d *ast.Directive) bool {
	op := b.top().op
	open := *b.at(0)
	if open.kind != kLess {
		b.unexpected("'<' of a constant such as <i32: 5>")
		return false
	}
	typ, ok := b.angleType()
	if !ok {
		return false
	}
	n, isNum := typ.(ast.NumType)
	if !isNum || n.Num() == num.I4 {
		b.fail(&open, codeConstant, "expected an element type for the constant, got "+typ.String())
		return false
	}
	if !b.expect(kColon) {
		return false
	}
	lit := denseLiteral{elem: n.Num()}
	bytes := *b.at(0) // "0x…", as the public tools print many elements
	if !b.accept(kString) && !b.literalValue(&lit, &lit.shape, 0) || !b.expect(kGreater) || !b.expect(kColon) {
		return false
	}
	t := *b.at(0)
	typ, ok = b.readType()
	if !ok {
		return false
	}
	if tile := ast.AsTile(typ); tile != nil && tile.ElemNum() == lit.elem && bytes.kind == kString {
		b.hexString(&lit, &bytes, tile)
	}
	if b.unwinding {
		return false
	}
	a, ok := b.makeDense(&lit, &t, typ)
	if !ok {
		return false
	}
	b.setAttr(op, op.Info().Attrs[d.Body[0].Index].Name, a)
	if len(d.Body) > 1 {
		b.stated = append(b.stated, statedType{typ, pos(&t), d.Body[1].Index, true})
	}
	return true
}

// literalValue reads a number, or a list of values in brackets. It sets shape
// to that of the value.
func (b *builder) literalValue(lit *denseLiteral, shape *[]int64, depth int) bool {
	if !b.accept(kLSquare) {
		return b.literalNumber(lit)
	}
	if depth >= maxDepth {
		b.fail(b.last(), codeDepth, "expected at most "+strconv.Itoa(maxDepth)+" levels of nesting, got more")
		return false
	}
	if b.at(0).kind == kRSquare {
		if lit.elem != num.Invalid {
			b.fail(b.at(0), codeConstant, "expected a number, got an empty list")
			return false
		}
		lit.empty, *shape = true, append(*shape, 0)
		return b.expect(kRSquare)
	}
	var first, other []int64
	n := int64(0)
	for {
		at := *b.at(0)
		inner := &other
		if n == 0 {
			inner = &first
		}
		other = other[:0]
		if !b.literalValue(lit, inner, depth+1) {
			return false
		}
		if n > 0 && !slices.Equal(first, other) {
			b.fail(&at, codeConstant, "expected a value of shape ["+extentList(first)+"] like the first of the list, got ["+extentList(other)+"]")
			return false
		}
		n++
		if !b.accept(kComma) {
			break
		}
	}
	*shape = append(append(*shape, n), first...)
	return b.expect(kRSquare)
}

func extentList(shape []int64) string {
	parts := make([]string, len(shape))
	for i, d := range shape {
		parts[i] = strconv.FormatInt(d, 10)
	}
	return strings.Join(parts, ", ")
}

// literalNumber reads one element.
func (b *builder) literalNumber(lit *denseLiteral) bool {
	if lit.elem == num.Invalid {
		return b.literalElement(lit)
	}
	v, ok := b.element(lit.elem)
	if !ok {
		return false
	}
	lit.add(v)
	b.drop()
	return true
}

// literalElement reads one element whose type is not known yet: a number, a truth
// value, a string, or the two numbers of a complex one.
func (b *builder) literalElement(lit *denseLiteral) bool {
	if b.at(0).kind == kLParen && (lit.n == 0 || lit.pairs) {
		lit.pairs = true
		lit.n++
		b.i++
		return b.literalToken(lit) && b.expect(kComma) && b.literalToken(lit) && b.expect(kRParen)
	}
	if lit.pairs {
		b.unexpected("a complex number like the others")
		return false
	}
	lit.n++
	if t := *b.at(0); t.kind == kString {
		b.i++
		lit.tokens = append(lit.tokens, t)
		return true
	}
	return b.literalToken(lit)
}

// literalToken keeps the token of a number.
func (b *builder) literalToken(lit *denseLiteral) bool {
	t := *b.at(0)
	switch {
	case t.kind == kInt, t.kind == kHex, t.kind == kFloat, b.atWord("true"), b.atWord("false"):
		b.i++
		lit.tokens = append(lit.tokens, t)
		b.drop()
		return true
	}
	b.unexpected("a number")
	return false
}

// element reads a number or a truth value as the bit pattern of a type.
func (b *builder) element(typ num.Type) (uint64, bool) {
	t := *b.at(0)
	switch t.kind {
	case kInt, kHex, kFloat:
	case kWord:
		if typ == num.I1 && (b.atWord("true") || b.atWord("false")) {
			b.i++
			return uint64(len("false") - len(b.str(&t))), true
		}
		fallthrough
	default:
		b.unexpected(b.missingNumber(typ))
		return 0, false
	}
	b.i++
	v := b.bitsOf(&t, typ)
	return v, !b.unwinding
}

// numberTitle says what an element of a type may be.
func numberTitle(typ num.Type) string {
	switch {
	case typ == num.I1:
		return "true, false or an integer"
	case typ.IsInt():
		return "an integer"
	}
	return "a number"
}

// missingNumber says what an element may be where something else stands; where that is
// a word such as -inf or nan, also how what it means is written.
func (b *builder) missingNumber(typ num.Type) string {
	title := numberTitle(typ)
	t := b.at(0)
	negative := b.str(t) == "-"
	if negative {
		t = b.at(1)
	}
	switch nan := num.NaN(typ); {
	case t.kind != kWord || typ.IsInt():
		return title
	case strings.EqualFold(b.str(t), "nan") && num.IsNaN(typ, nan):
		return fmt.Sprintf("%s, NaN by its encoding 0x%X", title, nan)
	case num.Inf(typ, false) != nan:
		return fmt.Sprintf("%s, an infinity by its encoding 0x%X", title, num.Inf(typ, negative))
	}
	return title
}

// bitsOf reads a token as the bit pattern of a type.
func (b *builder) bitsOf(t *token, typ num.Type) uint64 {
	switch {
	case t.kind == kWord:
		if typ != num.I1 {
			b.fail(t, codeNumber, "expected "+numberTitle(typ)+", got "+b.describe(t))
		}
		return uint64(len("false") - len(b.str(t)))
	case !typ.IsInt():
		return b.floatBits(t, typ)
	case typ == num.I1:
		v := b.int64(t)
		if !b.unwinding && (v < -1 || v > 1) {
			b.fail(t, codeRange, "expected a number that fits i1, got "+b.str(t))
		}
		return uint64(v & 1)
	}
	return b.intBits(t, typ)
}

func (l *denseLiteral) add(v uint64) {
	for w := elemBytes(l.elem); w > 0; w-- {
		l.data = append(l.data, byte(v))
		v >>= 8
	}
	l.n++
}

// elemBytes returns how many bytes one element takes in ast.DenseAttr.Data.
func elemBytes(t num.Type) int { return (t.MemBits() + 7) / 8 }

// makeDense checks the literal against the type of the tile. Equal elements
// become a splat.
func (b *builder) makeDense(lit *denseLiteral, t *token, typ ast.Type) (*ast.DenseAttr, bool) {
	tile := ast.AsTile(typ)
	if tile == nil || tile.ElemNum() == num.Invalid {
		b.fail(t, codeConstant, "expected a tile of numbers as the type of the constant, got "+typ.String())
		return nil, false
	}
	if tile.ElemNum() != lit.elem {
		b.fail(t, codeConstant, "expected a tile of "+lit.elem.String()+" like the elements, got "+typ.String())
		return nil, false
	}
	if lit.shape != nil && !slices.Equal(lit.shape, tile.Shape) {
		b.fail(t, codeConstant, "expected a tile of shape ["+extentList(lit.shape)+"] like the literal, got ["+extentList(tile.Shape)+"]")
		return nil, false
	}
	return newDense(tile, lit.data), true
}

// newDense makes the attribute from the elements; one, or equal ones, are a
// splat.
func newDense(tile *ast.TileType, data []byte) *ast.DenseAttr {
	w := elemBytes(tile.ElemNum())
	splat := true
	for i := w; i < len(data) && splat; i++ {
		splat = data[i] == data[i-w]
	}
	if splat {
		data = slices.Clone(data[:w])
	}
	return &ast.DenseAttr{Type: tile, Splat: splat, Data: data}
}

// denseAttr reads dense<value> : type; the word has been read. The type gives
// the meaning of the numbers and comes last.
func (b *builder) denseAttr() {
	at := *b.last()
	if !b.expect(kLess) {
		return
	}
	lit := denseLiteral{}
	str := token{}
	switch b.at(0).kind {
	case kString:
		str = *b.at(0)
		b.i++
	case kGreater:
	default:
		if !b.literalValue(&lit, &lit.shape, 0) {
			return
		}
	}
	if !b.expect(kGreater) || !b.expect(kColon) {
		return
	}
	t := *b.at(0)
	typ, ok := b.readType()
	if !ok {
		return
	}
	tile := ast.AsTile(typ)
	if tile == nil || tile.ElemNum() == num.Invalid {
		b.shapedAttr(&lit, &str, &at, &t, typ)
		return
	}
	lit.elem = tile.ElemNum()
	if str.kind == kString {
		b.hexString(&lit, &str, tile)
	}
	for i := range lit.tokens {
		if t := &lit.tokens[i]; lit.pairs || t.kind == kString {
			b.fail(t, codeConstant, "expected "+numberTitle(lit.elem)+", got "+b.describe(t))
			return
		}
		v := b.bitsOf(&lit.tokens[i], lit.elem)
		if b.unwinding {
			return
		}
		lit.n--
		lit.add(v)
	}
	if b.unwinding {
		return
	}
	if len(lit.data) == 0 {
		b.fail(&t, codeConstant, "expected a constant with elements, got none")
		return
	}
	if a, ok := b.makeDense(&lit, &t, typ); ok {
		b.attr = a
	}
}

// shapedAttr makes the attribute for a type of the builtin dialect.
func (b *builder) shapedAttr(lit *denseLiteral, str, at, typeAt *token, typ ast.Type) {
	s, ok := shapedOf(typ)
	if !ok {
		b.fail(typeAt, codeConstant, "expected a tile of numbers, or a tensor or vector whose extents are known, as the type of the constant, got "+typ.String())
		return
	}
	var text string
	switch {
	case str.kind == kString && s.elem.isNumber():
		text, ok = b.bytesText(str, s)
	case str.kind == kString:
		lit.tokens, lit.n = append(lit.tokens, *str), 1
		fallthrough
	default:
		text, ok = b.shapedText(lit, s, at)
	}
	if ok {
		b.attr = typedOpaque("dense<"+text+">", typ)
	}
}

// hexString reads the elements from "0x…", little-endian bytes; i1 has 8
// elements to the byte.
func (b *builder) hexString(lit *denseLiteral, t *token, tile *ast.TileType) {
	s := strings.Trim(b.str(t), "\"")
	digits, ok := strings.CutPrefix(s, "0x")
	raw := make([]byte, len(digits)/2)
	for i := range raw {
		v, err := strconv.ParseUint(digits[2*i:2*i+2], 16, 8)
		ok = ok && err == nil
		raw[i] = byte(v)
	}
	if !ok || len(digits)%2 != 0 || len(raw) == 0 {
		b.fail(t, codeConstant, "expected a string of bytes in hexadecimal, such as \"0x0000803F\", got "+b.describe(t))
		return
	}
	n, w := tile.NumElements(), elemBytes(lit.elem)
	switch {
	case lit.elem == num.I1 && len(raw) == 1 && (raw[0] == 0xFF || raw[0] == 0) && n != 8:
		lit.data = []byte{raw[0] & 1}
	case lit.elem == num.I1 && int64(len(raw)) == (n+7)/8:
		for i := range n {
			lit.data = append(lit.data, raw[i/8]>>(i%8)&1)
		}
	case lit.elem != num.I1 && (int64(len(raw)) == n*int64(w) || len(raw) == w):
		lit.data = raw
	default:
		b.fail(t, codeConstant, "expected "+strconv.FormatInt(n, 10)+" elements or one in the string, got "+plural(len(raw), "byte"))
	}
}
