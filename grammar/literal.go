package grammar

import (
	"encoding/hex"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"tileir/ast"
)

// dense<…> and sparse<…> of the builtin dialect's tensors, vectors and memrefs.
// They are kept as the text that MLIR prints: one element where all are equal, and
// more than maxPrinted of different numbers as a string of their bytes.

const maxPrinted = 100

// shaped is a tensor, vector or memref whose extents are known.
type shaped struct {
	shape []int64
	elem  element
}

// shapedOf takes a type of the builtin dialect apart, as its text has it.
func shapedOf(t ast.Type) (s shaped, ok bool) {
	opaque, isOpaque := t.(*ast.OpaqueType)
	if !isOpaque {
		return s, false
	}
	name, rest, _ := strings.Cut(opaque.Text, "<")
	if rest == "" || name != "tensor" && name != "vector" && name != "memref" {
		return s, false
	}
	for {
		extent, after, found := strings.Cut(rest, "x")
		n, err := strconv.ParseInt(strings.Trim(extent, "[]"), 10, 64)
		if !found || err != nil {
			break
		}
		s.shape, rest = append(s.shape, n), after
	}
	if rest[0] == '*' || rest[0] == '?' {
		return s, false
	}
	s.elem = elementOf(rest[:elementEnd(rest)])
	return s, true
}

// elementEnd returns where the type of the elements ends in the text behind the
// extents: at a comma or a bracket of the type around it.
func elementEnd(text string) int {
	depth := 0
	for i := range len(text) {
		switch c := text[i]; {
		case c == '<':
			depth++
		case depth == 0 && (c == ',' || c == '>'):
			return i
		case c == '>':
			depth--
		}
	}
	return len(text)
}

// count is how many elements there are.
func (s shaped) count() *big.Int {
	n := big.NewInt(1)
	for _, extent := range s.shape {
		n.Mul(n, big.NewInt(extent))
	}
	return n
}

// text is a literal of such a type: the text of the elements, in order, or of the
// one that all are.
func (b *builder) shapedText(lit *denseLiteral, s shaped, at *token) (string, bool) {
	if lit.empty || lit.n == 0 {
		if s.count().Sign() != 0 || len(lit.shape) > 0 && !slices.Equal(lit.shape, s.shape) {
			b.fail(at, codeConstant, "expected a literal of shape ["+extentList(s.shape)+"] like the type, got one without elements")
			return "", false
		}
		return "", true
	}
	if lit.shape != nil && !slices.Equal(lit.shape, s.shape) {
		b.fail(at, codeConstant, "expected a literal of shape ["+extentList(s.shape)+"] like the type, got ["+extentList(lit.shape)+"]")
		return "", false
	}
	if !s.elem.isNumber() {
		return b.stringsText(lit, s)
	}
	raw := b.rawElements(lit, s.elem)
	if raw == nil {
		return "", false
	}
	return s.rawText(raw, lit.shape == nil), true
}

// rawElements reads the elements of a literal as bytes, little-endian.
func (b *builder) rawElements(lit *denseLiteral, e element) []byte {
	size := e.bytes()
	raw := make([]byte, 0, len(lit.tokens)*size)
	for i := range lit.tokens {
		t := &lit.tokens[i]
		if lit.pairs != e.pair || t.kind == kString {
			want, got := "a number", b.describe(t)
			if e.pair {
				want = "a complex number, (re, im),"
			} else if lit.pairs {
				got = "a complex one"
			}
			b.fail(t, codeConstant, "expected "+want+" for "+e.name+", got "+got)
			return nil
		}
		v := b.numberBits(t, e)
		if b.unwinding || v == nil {
			return nil
		}
		start := len(raw)
		raw = append(raw, make([]byte, size)...)
		v.FillBytes(raw[start:])
		slices.Reverse(raw[start:])
	}
	return raw
}

// rawText writes elements given as bytes; all are the one that there is if splat.
func (s shaped) rawText(raw []byte, splat bool) string {
	size := s.elem.bytes() * s.elem.parts()
	if splat = splat || equalParts(raw, size); splat {
		return string(s.appendElement(nil, raw[:size]))
	}
	if len(raw)/size > maxPrinted {
		return s.hexText(raw)
	}
	return string(s.nested(nil, s.shape, &raw))
}

func equalParts(raw []byte, size int) bool {
	for i := size; i < len(raw); i++ {
		if raw[i] != raw[i-size] {
			return false
		}
	}
	return true
}

// hexText writes elements as a string of bytes; truth values take a bit each.
func (s shaped) hexText(raw []byte) string {
	if s.elem.bits == 1 && !s.elem.pair {
		packed := make([]byte, (len(raw)+7)/8)
		for i, v := range raw {
			packed[i/8] |= v << (i % 8)
		}
		raw = packed
	}
	return `"0x` + strings.ToUpper(hex.EncodeToString(raw)) + `"`
}

// nested writes elements in the brackets of a shape, and passes them.
func (s shaped) nested(b []byte, shape []int64, raw *[]byte) []byte {
	if len(shape) == 0 {
		size := s.elem.bytes() * s.elem.parts()
		b = s.appendElement(b, (*raw)[:size])
		*raw = (*raw)[size:]
		return b
	}
	b = append(b, '[')
	for i := range shape[0] {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = s.nested(b, shape[1:], raw)
	}
	return append(b, ']')
}

func (s shaped) appendElement(b, raw []byte) []byte {
	if !s.elem.pair {
		return s.elem.appendNumber(b, littleEndian(raw))
	}
	half := len(raw) / 2
	b = s.elem.appendNumber(append(b, '('), littleEndian(raw[:half]))
	b = s.elem.appendNumber(append(b, ','), littleEndian(raw[half:]))
	return append(b, ')')
}

func littleEndian(raw []byte) *big.Int {
	big1 := slices.Clone(raw)
	slices.Reverse(big1)
	return new(big.Int).SetBytes(big1)
}

// stringsText writes elements that are no numbers.
func (b *builder) stringsText(lit *denseLiteral, s shaped) (string, bool) {
	all := make([]string, len(lit.tokens))
	equal := true
	for i := range lit.tokens {
		t := &lit.tokens[i]
		if t.kind != kString {
			b.fail(t, codeConstant, "expected a string for an element of type "+s.elem.name+", got "+b.describe(t))
			return "", false
		}
		text, ok := b.unquote(t)
		if !ok {
			return "", false
		}
		all[i] = string(ast.AppendAttr(nil, ast.StringAttr(text)))
		equal = equal && all[i] == all[0]
	}
	if lit.shape == nil || equal {
		return all[0], true
	}
	return string(nestedStrings(nil, s.shape, &all)), true
}

func nestedStrings(b []byte, shape []int64, all *[]string) []byte {
	if len(shape) == 0 {
		b = append(b, (*all)[0]...)
		*all = (*all)[1:]
		return b
	}
	b = append(b, '[')
	for i := range shape[0] {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = nestedStrings(b, shape[1:], all)
	}
	return append(b, ']')
}

// bytesText writes the elements that "0x…" gives, or the one that all are.
func (b *builder) bytesText(t *token, s shaped) (string, bool) {
	digits, ok := strings.CutPrefix(strings.Trim(b.str(t), "\""), "0x")
	raw, err := hex.DecodeString(digits)
	if !ok || err != nil || len(raw) == 0 {
		b.fail(t, codeConstant, "expected a string of bytes in hexadecimal, such as \"0x0000803F\", got "+b.describe(t))
		return "", false
	}
	size, n := int64(s.elem.bytes()*s.elem.parts()), s.count()
	if s.elem.bits == 1 && !s.elem.pair {
		raw, size = unpacked(raw, n), 1
	}
	splat := int64(len(raw)) == size
	if all := new(big.Int).Mul(n, big.NewInt(size)); !splat && all.Cmp(big.NewInt(int64(len(raw)))) != 0 {
		b.fail(t, codeConstant, "expected "+n.String()+" elements or one in the string, got "+plural(len(raw), "byte"))
		return "", false
	}
	return s.rawText(raw, splat), true
}

// unpacked takes n truth values out of bytes, or the one that all of a byte of
// ones or zeros are; nothing if they are not as many.
func unpacked(raw []byte, n *big.Int) []byte {
	if len(raw) == 1 && (raw[0] == 0xFF || raw[0] == 0) {
		return []byte{raw[0] & 1}
	}
	if !n.IsInt64() || int64(len(raw)) != (n.Int64()+7)/8 {
		return nil
	}
	bits := make([]byte, n.Int64())
	for i := range bits {
		bits[i] = raw[i/8] >> (i % 8) & 1
	}
	return bits
}

// sparse reads <indices, values> : type, of which the word has been read, or <> :
// type. It keeps the indices as a matrix.
func (b *builder) sparse() {
	at := *b.last()
	if !b.expect(kLess) {
		return
	}
	indices, values := denseLiteral{}, denseLiteral{}
	none := b.at(0).kind == kGreater
	if !none {
		if !b.literalValue(&indices, &indices.shape, 0) || !b.expect(kComma) || !b.literalValue(&values, &values.shape, 0) {
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
	s, ok := shapedOf(typ)
	if !ok {
		b.fail(&t, codeConstant, "expected a tensor or vector whose extents are known, got "+typ.String())
		return
	}
	if none {
		b.attr = typedOpaque("sparse<>", typ)
		return
	}
	if places, ok := b.sparseIndices(&indices, s, &at); ok {
		s.shape = places.shape[:1] // as many values as rows
		if values.shape == nil && len(indices.tokens) == 1 {
			s.shape = nil
		}
		if text, ok := b.shapedText(&values, s, &at); ok {
			b.attr = typedOpaque("sparse<"+places.text()+", "+text+">", typ)
		}
	}
}

// indexMatrix is where the elements of a sparse literal stand: a row for each.
type indexMatrix struct {
	shaped
	raw []byte
}

// text is the indices as MLIR prints them; but for several equal rows, of which it
// prints one number, and does not read that as the same again.
func (m indexMatrix) text() string {
	if m.shape[0] > 1 {
		return string(m.nested(nil, m.shape, &m.raw))
	}
	return m.rawText(m.raw, false)
}

// sparseIndices checks that indices are within the extents. One number is a matrix
// of one row, or all that one has.
func (b *builder) sparseIndices(lit *denseLiteral, s shaped, at *token) (indexMatrix, bool) {
	rank := int64(len(s.shape))
	m := indexMatrix{shaped: shaped{shape: lit.shape, elem: elementOf("i64")}}
	if len(lit.shape) == 0 {
		m.shape = []int64{1, rank}
	}
	if column := len(m.shape) == 1 && rank == 1; !column && (len(m.shape) != 2 || m.shape[1] != rank) {
		b.fail(at, codeConstant, "expected indices of shape [n, "+strconv.FormatInt(rank, 10)+"] for the type, got ["+extentList(lit.shape)+"]")
		return m, false
	}
	m.raw = b.rawElements(lit, m.elem)
	if m.raw == nil {
		return m, false
	}
	for i := range lit.tokens {
		v := littleEndian(m.raw[8*i : 8*i+8])
		if !v.IsInt64() || v.Int64() >= s.shape[i%len(s.shape)] {
			b.fail(&lit.tokens[i], codeConstant, "expected an index within the extents ["+extentList(s.shape)+"], got "+b.str(&lit.tokens[i]))
			return m, false
		}
	}
	return m, true
}
