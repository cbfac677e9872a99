package grammar

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tileir/ast"
	"tileir/ast/num"
)

// attrReader holds what the rules for attributes are reading.
type attrReader struct {
	attrStack []ast.Attr // items of open lists
	listMarks []int
	entries   []ast.NamedAttr // entries of open dictionaries
	entryAt   []token         // their keys
	dictKeys  []token         // the keys of the dictionary read last
	dictMarks []int
	number    token
	numTyp    ast.Type
	distincts map[uint64]string // what the distinct attributes are of, by their numbers
}

func (r *attrReader) reset() {
	r.attrStack, r.listMarks = r.attrStack[:0], r.listMarks[:0]
	r.entries, r.entryAt, r.dictMarks = r.entries[:0], r.entryAt[:0], r.dictMarks[:0]
}

// resetReaders forgets what rules were reading when an op failed.
func (b *builder) resetReaders() {
	if !b.unwinding {
		return
	}
	b.typeReader.reset()
	b.attrReader.reset()
	b.locReader.reset()
}

// readAttr reads an attribute for a caller outside the grammar's rules.
func (b *builder) readAttr() (ast.Attr, bool) {
	if b.unwinding {
		return nil, false
	}
	b.p.Attribute()
	return b.attr, !b.unwinding
}

// readDict reads {…}.
func (b *builder) readDict() ([]ast.NamedAttr, bool) {
	if b.unwinding {
		return nil, false
	}
	b.p.Dict()
	return b.dict, !b.unwinding
}

// ---- numbers and strings -------------------------------------------------

// Number starts a number.
func (b *builder) Number() { b.number, b.numTyp = *b.last(), nil }

// NumberType takes the type behind the colon.
func (b *builder) NumberType() { b.numTyp = b.typ }

// NumberDone makes the attribute. Without a type an integer is an i64 and a
// number with a point an f64.
func (b *builder) NumberDone() {
	if b.unwinding { // behind an error in the type there may be holes in it
		return
	}
	t := &b.number
	typ := b.numTyp
	if typ == nil {
		typ = ast.NumType(num.I64)
		if t.kind == kFloat {
			typ = ast.NumType(num.F64)
		}
	}
	n, ok := typ.(ast.NumType)
	if !ok {
		b.otherNumber(t, typ)
		return
	}
	if n.Num() == num.I1 { // true and false are the integers of one bit
		b.attr = ast.BoolAttr(b.intBits(t, num.I1)&1 != 0)
		return
	}
	if n.Num().IsInt() {
		b.attr = ast.IntAttr{Value: num.Signed(n.Num(), b.intBits(t, n.Num())), Type: typ}
		return
	}
	b.attr = ast.FloatAttr{Bits: b.floatBits(t, n.Num()), Type: n.Num()}
}

// otherNumber makes a number of a type of the builtin dialect that Tile IR does
// not have, such as index or f80.
func (b *builder) otherNumber(t *token, typ ast.Type) {
	other, ok := typ.(*ast.OpaqueType)
	if !ok || !plainBuiltin(other.Text) || other.Text == "none" {
		b.fail(t, codeNumber, "expected a number type, got "+typ.String())
		return
	}
	e := elementOf(other.Text)
	if e.isFloat() && t.kind == kInt || !e.isFloat() && t.kind == kFloat {
		b.fail(t, codeNumber, "expected a number of type "+other.Text+", got "+b.describe(t))
		return
	}
	v := b.numberBits(t, e)
	if b.unwinding || v == nil {
		return
	}
	text := string(e.appendNumber(nil, v))
	if n, err := strconv.ParseInt(text, 10, 64); err == nil && !e.isFloat() {
		b.attr = ast.IntAttr{Value: n, Type: typ}
		return
	}
	b.attr = typedOpaque(text, typ)
}

// int64 reads an integer of 64 bits, signed or unsigned.
func (b *builder) int64(t *token) int64 { return int64(b.intBits(t, num.I64)) }

// intBits reads an integer as the bit pattern of an integer type. Both the
// signed and the unsigned range of the type are admitted.
func (b *builder) intBits(t *token, typ num.Type) uint64 {
	s := b.str(t)
	neg := s[0] == '-'
	s = strings.TrimPrefix(s, "-")
	if t.kind == kFloat {
		b.fail(t, codeNumber, "expected an integer, got "+b.describe(t))
		return 0
	}
	v, err := strconv.ParseUint(s, 0, 64)
	if t.kind == kInt {
		v, err = strconv.ParseUint(s, 10, 64)
	}
	limit := num.Mask(typ)
	if neg {
		limit = num.MinSigned(typ)
	}
	if err != nil || v > limit {
		b.fail(t, codeRange, "expected a number that fits "+typ.String()+", got "+b.str(t))
		return 0
	}
	if neg {
		v = -v
	}
	return num.Wrap(typ, v)
}

// floatBits reads a number with a decimal point, or a bit pattern, as the bit
// pattern of a floating-point type.
func (b *builder) floatBits(t *token, typ num.Type) uint64 {
	s := b.str(t)
	switch t.kind {
	case kFloat:
		if s[0] == '-' && num.Unsigned(typ) {
			b.fail(t, codeRange, "expected a number that is not negative for "+typ.String()+", which has no sign, got "+s)
			return 0
		}
		v, err := num.ParseDecimal(typ, s)
		if err != nil {
			b.fail(t, codeNumber, "expected a number, got "+b.describe(t))
		}
		return v
	case kHex:
		v, err := strconv.ParseUint(strings.TrimPrefix(s, "0x"), 16, 64)
		if s[0] == '-' || err != nil || v > num.Mask(typ) {
			b.fail(t, codeRange, "expected a bit pattern of "+strconv.Itoa(typ.Bits())+" bits for "+typ.String()+", got "+s)
			return 0
		}
		if typ == num.TF32 {
			v <<= 13 // the text has the 19 bits of the number, package num the 32 of its place
		}
		return v
	}
	b.fail(t, codeNumber, "expected a number with a decimal point or a bit pattern for "+typ.String()+", got "+s+": write "+s+".0")
	return 0
}

// unquote resolves the escapes of a string token.
func (b *builder) unquote(t *token) (string, bool) {
	s := b.str(t)
	s = s[1 : len(s)-1]
	i := strings.IndexByte(s, '\\')
	if i < 0 {
		return s, true
	}
	out := append(make([]byte, 0, len(s)), s[:i]...)
	for i < len(s) {
		if s[i] != '\\' {
			out = append(out, s[i])
			i++
			continue
		}
		c := byte(0)
		if i+1 < len(s) {
			c = s[i+1]
		}
		i += 2
		switch c {
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		case '"', '\\':
			out = append(out, c)
		default:
			v, err := strconv.ParseUint(s[i-1:min(i+1, len(s))], 16, 8)
			if err != nil || i >= len(s) {
				b.fail(t, codeSyntax, `expected an escape \n, \t, \", \\ or two hexadecimal digits in the string, got \`+firstRune(s[i-1:]))
				return "", false
			}
			out = append(out, byte(v))
			i++
		}
	}
	return string(out), true
}

func firstRune(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return s[:n]
}

// String takes a string.
func (b *builder) String() {
	if s, ok := b.unquote(b.last()); ok {
		b.attr = ast.StringAttr(s)
	}
}

// StringType takes the type of a string, which Tile IR has no use for.
func (b *builder) StringType() {
	if s, ok := b.attr.(ast.StringAttr); ok && !b.unwinding && b.typ.String() != "none" {
		b.attr = typedOpaque(string(ast.AppendAttr(nil, s)), b.typ)
	}
}

// Symbol takes @a::@b.
func (b *builder) Symbol() { b.attr = b.symbol(b.last()) }

func (b *builder) symbol(t *token) ast.SymbolAttr {
	var sym ast.SymbolAttr
	rest := b.str(t)
	for first := true; rest != ""; first = false {
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, "::"), "@")
		end := len(rest)
		var name string
		if rest[0] == '"' {
			part := token{start: t.end - int32(len(rest)), kind: kString}
			l := lexer{text: b.text, pos: int(part.start)}
			part.end = int32(l.stringEnd(l.pos))
			name, _ = b.unquote(&part)
			end = int(part.end - part.start)
		} else {
			if i := strings.Index(rest, "::"); i >= 0 {
				end = i
			}
			name = rest[:end]
		}
		if first {
			sym.Root = name
		} else {
			sym.Nested = append(sym.Nested, name)
		}
		rest = rest[end:]
	}
	return sym
}

// ---- lists and dictionaries ----------------------------------------------

// OpenList starts […].
func (b *builder) OpenList() {
	b.Deeper()
	b.listMarks = append(b.listMarks, len(b.attrStack))
}

// ListItem takes an item.
func (b *builder) ListItem() { b.attrStack = append(b.attrStack, b.attr) }

// CloseList makes the list.
func (b *builder) CloseList() {
	n := len(b.listMarks) - 1
	start := b.listMarks[n]
	b.listMarks = b.listMarks[:n]
	b.attr = append(ast.ArrayAttr{}, b.attrStack[start:]...)
	b.attrStack = b.attrStack[:start]
	b.Shallower()
}

// OpenDict starts {…}.
func (b *builder) OpenDict() {
	b.Deeper()
	b.openBraces++
	b.dictMarks = append(b.dictMarks, len(b.entries))
}

// DictKey starts an entry: its key has been read.
func (b *builder) DictKey() {
	t := b.last()
	key := b.str(t)
	if t.kind == kString {
		key, _ = b.unquote(t)
	}
	for _, e := range b.entries[b.dictMarks[len(b.dictMarks)-1]:] {
		if e.Name == key {
			b.fail(t, codeAttribute, "expected attribute '"+key+"' once, got it twice")
			return
		}
	}
	b.entries = append(b.entries, ast.NamedAttr{Name: key})
	b.entryAt = append(b.entryAt, *t)
	b.attr = ast.UnitAttr{}
}

// DictEntry ends an entry. Without a value it is a unit.
func (b *builder) DictEntry() { b.entries[len(b.entries)-1].Value = b.attr }

// CloseDict makes the dictionary.
func (b *builder) CloseDict() {
	n := len(b.dictMarks) - 1
	start := b.dictMarks[n]
	b.dictMarks = b.dictMarks[:n]
	b.dict = append([]ast.NamedAttr(nil), b.entries[start:]...)
	b.entries = b.entries[:start]
	b.dictKeys = append(b.dictKeys[:0], b.entryAt[start:]...)
	b.entryAt = b.entryAt[:start]
	b.openBraces--
	b.Shallower()
}

// DictAttr takes a dictionary as an attribute.
func (b *builder) DictAttr() { b.attr = ast.DictAttr(b.dict) }

// LocationAttr takes a location as an attribute.
func (b *builder) LocationAttr() { b.attr = ast.LocAttr{Loc: b.loc} }

// TypeAttr takes a type as an attribute.
func (b *builder) TypeAttr() { b.attr = ast.TypeAttr{Type: b.typ} }

// DialectTypeAttr reads a type that starts with the !name just matched.
func (b *builder) DialectTypeAttr() { b.typeAttrAgain() }

// typeAttrAgain reads a type whose first token has been matched already.
func (b *builder) typeAttrAgain() {
	b.i--
	if t, ok := b.readType(); ok {
		b.attr = ast.TypeAttr{Type: t}
	}
}

// ---- attributes that start with a word ---------------------------------------

// WordAttr reads true, false, unit, array<…>, dense<…>, or a type.
func (b *builder) WordAttr() {
	t := b.last()
	switch b.str(t) {
	case "true":
		b.attr = ast.BoolAttr(true)
	case "false":
		b.attr = ast.BoolAttr(false)
	case "unit":
		b.attr = ast.UnitAttr{}
	case "array":
		b.denseArray()
	case "dense":
		b.denseAttr()
	default:
		if !b.builtinAttr(b.str(t)) {
			b.typeAttrAgain()
		}
	}
}

// denseArray reads array<i32: 1, 2>.
func (b *builder) denseArray() {
	typ, ok := b.angleType()
	if !ok {
		return
	}
	n, ok := typ.(ast.NumType)
	if !ok {
		b.otherArray(typ)
		return
	}
	if n.Num() == num.I4 {
		b.otherArray(typ)
		return
	}
	a := ast.DenseArrayAttr{Elem: n.Num()}
	if b.accept(kColon) {
		for {
			t := b.at(0)
			if n.Num() == num.I1 && t.kind != kWord {
				b.unexpected("true or false")
				return
			}
			v, ok := b.element(n.Num())
			if !ok {
				b.fail(t, codeNumber, "expected a number, got "+b.describe(t))
				return
			}
			if n.Num().IsInt() {
				v = uint64(num.Signed(n.Num(), v))
			}
			a.Values = append(a.Values, int64(v))
			if !b.accept(kComma) {
				break
			}
		}
	}
	if b.expect(kGreater) {
		b.attr = a
	}
}

// otherArray reads an array of numbers of a type that Tile IR does not have, whose
// type has been read.
func (b *builder) otherArray(typ ast.Type) {
	e := element{}
	if o, ok := typ.(*ast.OpaqueType); ok && o.Text != "index" {
		e = elementOf(o.Text)
	}
	if !e.isNumber() || e.pair || e.bits%8 != 0 {
		b.fail(b.last(), codeAttribute, "expected a number type of whole bytes for the elements of the array, got "+typ.String())
		return
	}
	text := append([]byte("array<"), e.name...)
	between := ": "
	if b.accept(kColon) {
		for {
			t := *b.at(0)
			if t.kind != kInt && t.kind != kHex && t.kind != kFloat {
				b.unexpected("a number")
				return
			}
			b.i++
			v := b.numberBits(&t, e)
			if b.unwinding || v == nil {
				return
			}
			text = e.appendNumber(append(text, between...), v)
			b.drop()
			if between = ", "; !b.accept(kComma) {
				break
			}
		}
	}
	if b.expect(kGreater) {
		b.attr = ast.OpaqueAttr{Text: string(append(text, '>'))}
	}
}

// angleType reads '<' type.
func (b *builder) angleType() (ast.Type, bool) {
	if !b.expect(kLess) {
		return nil, false
	}
	return b.readType()
}

// ---- attributes that start with # ------------------------------------------------

// HashAttr reads an alias, an attribute of the dialect, or one of another
// dialect; its #name has been read.
func (b *builder) HashAttr() {
	t := *b.last()
	name := b.str(&t)[1:]
	if short, ok := strings.CutPrefix(name, dialectPrefix); ok {
		b.dialectAttr(&t, short)
		return
	}
	if a, ok := b.attrAliases[name]; ok {
		if b.attr = a; a == nil {
			b.failQuietly()
		}
		return
	}
	if strings.Contains(name, ".") || b.at(0).kind == kLess {
		if !b.mayBeForeign(&t, "an attribute") || b.at(0).kind == kLess && !b.foreignBody(&t) {
			return
		}
		b.attr = ast.OpaqueAttr{Text: b.foreignText(t.start)}
		return
	}
	b.fail(&t, codeAlias, "expected an attribute, got the undefined alias #"+name)
}

// dialectAttr reads #cuda_tile.name<…>.
func (b *builder) dialectAttr(t *token, name string) {
	switch name {
	case "div_by", "same_elements", "bounded":
		b.attr = b.predicateBody(name)
		return
	case "optimization_hints":
		b.attr = b.hintsBody()
		return
	case "di_loc":
		b.diLoc()
		return
	case "di_file":
		b.diFile()
		return
	case "di_compile_unit", "di_lexical_block", "di_subprogram":
		b.diStruct(name)
		return
	}
	for k := ast.EnumKind(0); k < ast.NumEnums; k++ {
		if k.Info().Mnemonic == name && !k.Bare() {
			if b.expect(kLess) {
				if v, ok := b.enumWord(k, nil); ok && b.expect(kGreater) {
					b.attr = ast.EnumOf(k, v)
				}
			}
			return
		}
	}
	b.fail(t, codeAttribute, "expected an attribute of Tile IR, got '#"+dialectPrefix+name+"'")
}

// enumWord reads a word of an enumeration. With only, it must be one of those.
func (b *builder) enumWord(k ast.EnumKind, only []uint32) (uint32, bool) {
	t := b.at(0)
	word := b.str(t)
	v, ok := k.Info().Lookup(word)
	for i, o := range only {
		if o == v {
			break
		}
		ok = ok && i < len(only)-1
	}
	if t.kind != kWord || !ok {
		instead, sure := "", false
		if t.kind == kWord {
			instead, sure = wordInstead(k, only, word)
		}
		b.fail(t, codeEnum, "expected one of "+enumWords(k, only)+" ("+enumTitle(k)+"), got "+b.describe(t)+advise(instead, sure)).Fix = replace(t, instead)
		return 0, false
	}
	b.i++
	return v, true
}

// enumTitle says what an enumeration is about, in words.
func enumTitle(k ast.EnumKind) string { return strings.ReplaceAll(k.Info().Mnemonic, "_", " ") }

func enumWords(k ast.EnumKind, only []uint32) string {
	var words []string
	for v, w := range k.Info().Names {
		admitted := len(only) == 0
		for _, o := range only {
			admitted = admitted || int(o) == v
		}
		if w != "" && admitted {
			words = append(words, w)
		}
	}
	return strings.Join(words, ", ")
}

// predicateBody reads <…> of a predicate of assume.
func (b *builder) predicateBody(name string) ast.Attr {
	if !b.expect(kLess) {
		return nil
	}
	var a ast.Attr
	switch name {
	case "div_by":
		a = b.divBy()
	case "same_elements":
		vals, ok := b.intList()
		if !ok {
			return nil
		}
		a = ast.SameElementsAttr{Values: vals}
	default:
		lo, ok1 := b.bound()
		if !ok1 || !b.expect(kComma) {
			return nil
		}
		hi, ok2 := b.bound()
		if !ok2 {
			return nil
		}
		a = ast.BoundedAttr{Lo: lo, Hi: hi}
	}
	if b.unwinding || !b.expect(kGreater) {
		return nil
	}
	return a
}

// divBy reads 16 or 16, every 2 along 0.
func (b *builder) divBy() ast.Attr {
	d, ok := b.integer()
	if !ok {
		return nil
	}
	a := ast.DivByAttr{Divisor: uint64(d)}
	if b.accept(kComma) {
		a.Grouped = true
		if !b.expectWord("every") {
			return nil
		}
		if a.Every, ok = b.integer(); !ok || !b.expectWord("along") {
			return nil
		}
		if a.Along, ok = b.integer(); !ok {
			return nil
		}
	}
	return a
}

// bound reads a number or a question mark, which leaves the bound open.
func (b *builder) bound() (*int64, bool) {
	if b.accept(kQuestion) {
		return nil, true
	}
	v, ok := b.integer()
	return &v, ok
}

// intList reads [1, 2].
func (b *builder) intList() ([]int64, bool) {
	if !b.expect(kLSquare) {
		return nil, false
	}
	var out []int64
	if b.accept(kRSquare) {
		return out, true
	}
	for {
		v, ok := b.integer()
		if !ok {
			return nil, false
		}
		out = append(out, v)
		if !b.accept(kComma) {
			return out, b.expect(kRSquare)
		}
	}
}

// hintsBody reads <sm_90 = {…}, …>.
func (b *builder) hintsBody() ast.Attr {
	if !b.expect(kLess) {
		return nil
	}
	h := ast.HintsAttr{}
	if b.accept(kGreater) {
		return h
	}
	for {
		t := *b.at(0)
		key := b.str(&t)
		switch t.kind {
		case kWord:
		case kString:
			key, _ = b.unquote(&t)
		default:
			b.unexpected("a target such as sm_90, or default")
			return nil
		}
		b.i++
		if h.Targets.Get(key) != nil {
			b.fail(&t, codeAttribute, "expected target '"+key+"' once, got it twice")
			return nil
		}
		if !b.expect(kEqual) {
			return nil
		}
		if b.at(0).kind != kLBrace {
			b.fail(b.at(0), codeAttribute, "expected a dictionary of hints for '"+key+"', got "+b.describe(b.at(0)))
			return nil
		}
		d, ok := b.readDict()
		if !ok {
			return nil
		}
		h.Targets = append(h.Targets, ast.NamedAttr{Name: key, Value: ast.DictAttr(d)})
		if !b.accept(kComma) {
			break
		}
	}
	if !b.expect(kGreater) {
		return nil
	}
	return h
}

// diFile reads <"a.py" in "/dir">.
func (b *builder) diFile() {
	if !b.expect(kLess) {
		return
	}
	name, ok := b.stringAttr()
	if !ok || !b.expectWord("in") {
		return
	}
	dir, ok := b.stringAttr()
	if ok && b.expect(kGreater) {
		b.attr = &ast.DialectAttr{Name: "di_file", Params: []ast.NamedAttr{{Name: "name", Value: name}, {Name: "directory", Value: dir}}}
	}
}

func (b *builder) stringAttr() (ast.Attr, bool) {
	t := *b.at(0)
	if t.kind != kString {
		b.unexpected("a string")
		return nil, false
	}
	b.i++
	s, ok := b.unquote(&t)
	return ast.StringAttr(s), ok
}

// diParams are the parameters of the debug-information attributes; optional
// ones end in a question mark.
var diParams = map[string][]string{
	"di_compile_unit":  {"file"},
	"di_lexical_block": {"scope", "file", "line", "column?"},
	"di_subprogram":    {"file", "line", "name", "linkageName", "compileUnit", "scopeLine?"},
}

// diStruct reads <key = value, …>.
func (b *builder) diStruct(name string) {
	start := *b.last()
	if !b.expect(kLess) {
		return
	}
	a := &ast.DialectAttr{Name: name}
	for {
		t := *b.at(0)
		if t.kind != kWord {
			b.unexpected("a parameter name in struct") // as the public tools say it
			return
		}
		b.i++
		if !b.expect(kEqual) {
			return
		}
		v, ok := b.readAttr()
		if !ok || !b.checkParam(a, &t, v) {
			return
		}
		a.Params = append(a.Params, ast.NamedAttr{Name: b.str(&t), Value: v})
		if !b.accept(kComma) {
			break
		}
	}
	if !b.expect(kGreater) {
		return
	}
	if b.orderParams(a, &start) {
		b.attr = a
	}
}

// orderParams checks that no parameter is missing and puts them in the order in
// which they are printed, so that equal attributes are alike.
func (b *builder) orderParams(a *ast.DialectAttr, start *token) bool {
	given := ast.DictAttr(a.Params)
	ordered := make([]ast.NamedAttr, 0, len(given))
	for _, p := range diParams[a.Name] {
		name := strings.TrimSuffix(p, "?")
		if v := given.Get(name); v != nil {
			ordered = append(ordered, ast.NamedAttr{Name: name, Value: v})
		} else if name == p {
			b.fail(start, codeAttribute, "expected parameter '"+p+"' of "+a.Name+", got none: struct is missing required parameter: "+p)
			return false
		}
	}
	a.Params = ordered
	return true
}

// checkParam checks the name and the kind of one parameter.
func (b *builder) checkParam(a *ast.DialectAttr, t *token, v ast.Attr) bool {
	name := b.str(t)
	var words []string
	for _, p := range diParams[a.Name] {
		words = append(words, strings.TrimSuffix(p, "?"))
	}
	if !slices.Contains(words, name) {
		b.fail(t, codeAttribute, "expected a parameter of "+a.Name+" ("+strings.Join(words, ", ")+"), got '"+name+"'")
		return false
	}
	if ast.DictAttr(a.Params).Get(name) != nil {
		b.fail(t, codeAttribute, "expected parameter '"+name+"' once, got it twice")
		return false
	}
	want := paramForm(name, v)
	if want != "" {
		b.fail(t, codeAttribute, "expected parameter '"+name+"' of "+a.Name+" to be "+want+", got "+string(ast.AppendAttr(nil, v)))
	}
	return want == ""
}

// paramForm says what the parameter called name must be, or "" if v is that.
func paramForm(name string, v ast.Attr) string {
	ok, want := false, ""
	d, _ := v.(*ast.DialectAttr)
	switch name {
	case "line", "column", "scopeLine":
		n, isInt := v.(ast.IntAttr)
		ok = isInt && n.Type == ast.NumType(num.I64) && n.Value == int64(uint32(n.Value))
		want = "a number of 32 bits without a sign or a type"
	case "name", "linkageName":
		_, ok = v.(ast.StringAttr)
		want = "a string"
	case "file":
		ok, want = d != nil && d.Name == "di_file", "a di_file"
	case "compileUnit":
		ok, want = d != nil && d.Name == "di_compile_unit", "a di_compile_unit"
	case "scope":
		ok, want = d != nil && (d.Name == "di_lexical_block" || d.Name == "di_subprogram"), "a di_lexical_block or a di_subprogram"
	}
	if ok {
		return ""
	}
	return want
}
