package grammar

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// typeReader holds what the rules for types are reading.
type typeReader struct {
	typeFrames []typeFrame
	typeLists  []typeList
	typeStack  []ast.Type
	known      map[string]ast.Type // types read before, by their text
}

// typeFrame is a type being read: name<args>.
type typeFrame struct {
	name string
	tok  token
	typeArgs
}

// typeArgs are the arguments of a type in angle brackets, as far as any type
// of the dialect takes them.
type typeArgs struct {
	shape   []int64
	elem    ast.Type
	keys    []typeKey
	ptrAttr ast.PtrAttr
	elemTok token
	elemAt  int // how many keys stand before elem
}

// typeKey is one key=value argument.
type typeKey struct {
	name string
	tok  token
	open int16 // the kind of the token that starts the value
	ints []int64
	word string
}

// typeList is a function type being read.
type typeList struct {
	start int // in typeStack
	ins   []ast.Type
}

func (r *typeReader) reset() {
	r.typeFrames = r.typeFrames[:0]
	r.typeLists = r.typeLists[:0]
	r.typeStack = r.typeStack[:0]
}

// readType reads a type for a caller outside the grammar's rules. Few
// spellings make up most of a source, so types are remembered by their text,
// and the parser sees each spelling once.
func (b *builder) readType() (ast.Type, bool) {
	if b.unwinding {
		return nil, false
	}
	n := b.typeExtent()
	if n > 0 {
		if t, ok := b.known[b.text[b.at(0).start:b.at(n-1).end]]; ok {
			b.i += n
			return t, true
		}
	}
	start := int(b.at(0).start)
	b.p.Type_()
	if b.unwinding {
		return nil, false
	}
	if n > 0 {
		b.known[b.text[start:b.last().end]] = b.typ
	}
	return b.typ, true
}

// typeExtent returns how many tokens the type ahead takes, or 0 if it has not
// the form word<…>.
func (b *builder) typeExtent() int {
	switch b.at(0).kind {
	case kWord, kExcl:
	default:
		return 0
	}
	if b.at(1).kind != kLess {
		return 1
	}
	depth := 0
	for n := 1; n < 64; n++ {
		switch b.at(n).kind {
		case kLess:
			depth++
		case kGreater:
			if depth--; depth == 0 {
				return n + 1
			}
		case kEOF:
			return 0
		}
	}
	return 0
}

// TypeName starts a type: its name has been read.
func (b *builder) TypeName() {
	t := b.last()
	name := b.str(t)
	if t.kind == kExcl {
		short, ok := strings.CutPrefix(name[1:], dialectPrefix)
		if !ok {
			b.otherType(t)
			return
		}
		name = short
	}
	f := typeFrame{name: name, tok: *t}
	if t.kind == kWord && paramBuiltin(name) && b.at(0).kind == kLess {
		typ, ok := b.builtinType(name)
		if !ok {
			return
		}
		f.name, f.elem = "!", typ
	}
	b.typeFrames = append(b.typeFrames, f)
}

// otherType starts !alias or !other.dialect<…>, which leave a type.
func (b *builder) otherType(t *token) {
	name := b.str(t)[1:]
	f := typeFrame{tok: *t}
	if alias, ok := b.typeAliases[name]; ok {
		if alias == nil {
			b.failQuietly()
			return
		}
		f.elem = alias
	} else if name+"." == dialectPrefix && b.at(0).kind == kLess {
		b.fail(t, codeTypeForm, "expected !"+dialectPrefix+"NAME, got !"+name+"<NAME>, a form that is not read")
		return
	} else if strings.Contains(name, ".") || b.at(0).kind == kLess {
		start := t.start
		if !b.mayBeForeign(t, "a type") {
			return
		}
		if b.at(0).kind == kLess && !b.foreignBody(t) {
			return
		}
		f.elem = &ast.OpaqueType{Text: b.foreignText(start)}
	} else {
		b.fail(t, codeAlias, "expected a type, got the undefined alias !"+name)
		return
	}
	if b.at(0).kind == kLess {
		b.fail(b.at(0), codeTypeForm, "expected no parameters behind !"+name+", got '<'")
		return
	}
	f.name = "!"
	b.typeFrames = append(b.typeFrames, f)
}

// mayBeForeign reports whether a type or attribute of another dialect is
// admitted here. Those of the planning passes always are.
func (b *builder) mayBeForeign(t *token, what string) bool {
	name := b.str(t)
	if b.o.AllowUnregistered || strings.HasPrefix(name[1:], "gpu.") {
		return true
	}
	b.fail(t, codeUnregister, "expected "+what+" of Tile IR, got '"+name+"' of another dialect")
	return false
}

// foreignBody passes the <…> behind a name of another dialect.
func (b *builder) foreignBody(name *token) bool {
	b.mark(name, markForeign)
	return b.skipBalanced()
}

// foreignText returns a type or attribute of another dialect as it stands: only
// that dialect knows which spaces mean something. The plan's are brought to one
// layout.
func (b *builder) foreignText(start int32) string {
	text := b.text[start:b.last().end]
	if strings.HasPrefix(text[1:], "gpu.") {
		return b.spelling(start)
	}
	dialect, body, _ := strings.Cut(text, "<")
	dialect = strings.TrimSpace(dialect)
	if inner := strings.TrimSuffix(body, ">"); !strings.Contains(dialect, ".") && isNameAndBody(inner) {
		return dialect + "." + inner
	}
	return text
}

// isNameAndBody reports whether what stands in #dialect<…> may as well stand behind
// a point, as it is printed: a name, or a name and <…>.
func isNameAndBody(s string) bool {
	rest := strings.TrimLeftFunc(s, func(r rune) bool {
		return r == '.' || r == '_' || r >= '0' && r <= '9' || r|0x20 >= 'a' && r|0x20 <= 'z'
	})
	if rest == s || s[0]|0x20 < 'a' || s[0]|0x20 > 'z' {
		return false
	}
	return rest == "" || rest[0] == '<' && rest[len(rest)-1] == '>'
}

// skipBalanced passes a bracket and all up to its partner. It serves the
// bodies of other dialects, whose syntax is not known.
func (b *builder) skipBalanced() bool {
	var open []int16 // the brackets that close what is open
	for {
		t := b.at(0)
		switch t.kind {
		case kLess, kLParen, kLSquare, kLBrace:
			open = append(open, t.kind+1) // each follows its partner in the grammar
		case kGreater, kRParen, kRSquare, kRBrace, kEOF:
			want := open[len(open)-1]
			if t.kind != want {
				b.unexpected(kindNames[int(want)])
				return false
			}
			open = open[:len(open)-1]
		case kOther:
			if b.text[t.start] == '"' { // where a string ends that does not end on its line is anyone's guess
				b.unexpected("a string that ends on its line")
				return false
			}
		}
		b.i++
		if len(open) == 0 {
			return true
		}
	}
}

// TypeDone makes the type.
func (b *builder) TypeDone() {
	n := len(b.typeFrames) - 1
	if n < 0 {
		return
	}
	f := &b.typeFrames[n]
	b.typ = b.makeType(f)
	b.checkType(f)
	b.typeFrames = b.typeFrames[:n]
}

// checkType reports a type that is spelled correctly and yet malformed. Reading
// goes on: the type is good enough to find further errors with.
func (b *builder) checkType(f *typeFrame) {
	switch b.typ.(type) {
	case nil, ast.NumType, ast.TokenType, *ast.OpaqueType, *ast.FunctionType:
		return
	}
	if f.name == "!" { // an alias: its definition has been checked
		return
	}
	if fault, _ := ast.TypeProblem(f.elem); f.elem != nil && fault != ast.FaultNone {
		return // reported where the type within stands
	}
	if fault, want := ast.TypeProblem(b.typ); fault != ast.FaultNone {
		b.report(&f.tok, fault.Code(), want+", got "+b.typ.String())
	}
}

// TypeWord starts an argument that is a type or a key.
func (b *builder) TypeWord() { b.TypeName() }

// TypeArgDone ends an argument that is a type.
func (b *builder) TypeArgDone() {
	b.TypeDone()
	b.TypeElem()
}

// TypeKey turns the argument begun by TypeWord into a key.
func (b *builder) TypeKey() {
	n := len(b.typeFrames) - 1
	f := b.typeFrames[n]
	b.typeFrames = b.typeFrames[:n]
	outer := &b.typeFrames[n-1]
	outer.keys = append(outer.keys, typeKey{name: f.name, tok: f.tok, open: b.at(0).kind})
}

// TypeElem takes the type that an argument is.
func (b *builder) TypeElem() {
	if b.unwinding || len(b.typeFrames) == 0 {
		return
	}
	f := &b.typeFrames[len(b.typeFrames)-1]
	if f.elem != nil {
		b.fail(b.last(), codeTypeForm, "expected one type within '"+f.name+"', got another")
		return
	}
	f.elem, f.elemTok, f.elemAt = b.typ, *b.last(), len(f.keys)
}

// TypeShape takes the extents 64x64x.
func (b *builder) TypeShape() {
	f := &b.typeFrames[len(b.typeFrames)-1]
	if f.elem != nil || f.shape != nil {
		b.fail(b.last(), codeTypeForm, "expected the extents first within '"+f.name+"', got them later")
		return
	}
	f.shape = b.dims(b.last())
}

// TypeHex splits 0xf32, which the lexer takes for a bit pattern.
func (b *builder) TypeHex() {
	t := b.last()
	f := &b.typeFrames[len(b.typeFrames)-1]
	elem, ok := num.ParseType(b.str(t)[2:])
	if !ok || f.elem != nil {
		b.fail(t, codeTypeForm, "expected extents and an element type, got "+b.describe(t))
		return
	}
	f.shape, f.elem = []int64{0}, ast.NumType(elem)
}

// dims reads the numbers of 64x?x or 64x32.
//
// No tile has more than 24 extents above one: maxDims is for tidy errors.
func (b *builder) dims(t *token) []int64 {
	text := strings.TrimSuffix(b.str(t), "x")
	if n := strings.Count(text, "x") + 1; n > maxDims {
		b.fail(t, codeRange, "expected at most "+strconv.Itoa(maxDims)+" extents, got "+strconv.Itoa(n))
		return nil
	}
	parts := strings.Split(text, "x")
	out := make([]int64, len(parts))
	for i, p := range parts {
		out[i] = ast.Dynamic
		if p == "?" {
			continue
		}
		n, err := strconv.ParseInt(p, 10, 64)
		if err != nil || n == ast.Dynamic {
			b.fail(t, codeRange, "expected an extent of at most 63 bits, got "+p)
			return nil
		}
		out[i] = n
	}
	return out
}

func (b *builder) key() *typeKey {
	f := &b.typeFrames[len(b.typeFrames)-1]
	return &f.keys[len(f.keys)-1]
}

// TypeDims takes (64x32).
func (b *builder) TypeDims() { b.key().ints = b.dims(b.last()) }

// TypeDim takes one number of [1,?].
func (b *builder) TypeDim() {
	k := b.key()
	if d := b.dims(b.last()); len(d) == 1 {
		k.ints = append(k.ints, d[0])
	}
}

// TypeValue takes the word or number after the equals sign.
func (b *builder) TypeValue() { b.key().word = b.str(b.last()) }

// OpenTypes starts a function type.
func (b *builder) OpenTypes() {
	b.Deeper()
	b.typeLists = append(b.typeLists, typeList{start: len(b.typeStack)})
}

// AddType takes one type of the list at hand.
func (b *builder) AddType() { b.typeStack = append(b.typeStack, b.typ) }

func (b *builder) takeTypes() []ast.Type {
	l := &b.typeLists[len(b.typeLists)-1]
	var out []ast.Type
	if n := len(b.typeStack) - l.start; n > 0 {
		out = make([]ast.Type, n)
		copy(out, b.typeStack[l.start:])
	}
	b.typeStack = b.typeStack[:l.start]
	return out
}

// FunctionIns ends the types before the arrow.
func (b *builder) FunctionIns() { b.typeLists[len(b.typeLists)-1].ins = b.takeTypes() }

// FunctionOuts ends the function type.
func (b *builder) FunctionOuts() {
	outs := b.takeTypes()
	n := len(b.typeLists) - 1
	b.typ = &ast.FunctionType{Ins: b.typeLists[n].ins, Outs: outs}
	b.typeLists = b.typeLists[:n]
	b.Shallower()
}

// makeType turns what stands in the frame into a type, the same one for the same
// text; nil after an error.
func (b *builder) makeType(f *typeFrame) ast.Type {
	if b.unwinding {
		return nil
	}
	if f.name == "!" {
		return f.elem
	}
	text := b.text[f.tok.start:b.last().end]
	t, ok := b.known[text]
	if !ok {
		if t = b.newType(f); t != nil && !b.unwinding {
			b.known[text] = t
		}
	}
	return t
}

// newType is makeType for a text that has not come before.
func (b *builder) newType(f *typeFrame) ast.Type {
	if b.plainType(f) && b.last().start != f.tok.start {
		b.fail(&f.tok, codeTypeForm, "expected '"+f.name+"' without parameters, got some")
		return nil
	}
	switch f.name {
	case "token":
		return ast.TokenType{}
	case "tile":
		return b.makeTile(f)
	case "ptr":
		return b.makePtr(f)
	case "tensor_view":
		return b.makeTensorView(f)
	case "partition_view", "strided_view", "gather_scatter_view":
		return b.makeTileView(f)
	}
	if n, ok := num.ParseType(f.name); ok && f.tok.kind == kWord {
		return ast.NumType(n)
	}
	if f.tok.kind == kWord && plainBuiltin(f.name) {
		return &ast.OpaqueType{Text: b.spelling(f.tok.start)}
	}
	instead, sure := typeInstead(f.name)
	b.fail(&f.tok, codeUnknownType, "expected a type, got '"+f.name+"'"+advise(instead, sure)).Fix = replace(&f.tok, instead)
	return nil
}

// plainType reports whether the type is one that takes no parameters.
func (b *builder) plainType(f *typeFrame) bool {
	if f.name == "token" {
		return true
	}
	_, number := num.ParseType(f.name)
	return f.tok.kind == kWord && (number || plainBuiltin(f.name))
}

// plainBuiltin reports whether a word is a type of the builtin dialect that
// Tile IR has no use for: it can be read, and is rejected later where it
// matters.
func plainBuiltin(s string) bool {
	switch s {
	case "index", "none", "f80", "f128",
		"f8E4M3", "f8E4M3FNUZ", "f8E5M2FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f6E2M3FN", "f6E3M2FN":
		return true
	}
	return integerName(s)
}

// paramBuiltin reports whether a word is such a type that takes parameters.
func paramBuiltin(s string) bool {
	switch s {
	case "tensor", "vector", "memref", "tuple", "complex":
		return true
	}
	return false
}

// spelling returns the tokens from the offset start to the last one in one
// layout, whatever the spaces and comments between them.
func (b *builder) spelling(start int32) string { return b.spellingTo(start, b.last().end) }

// spellingTo is spelling with another end.
func (b *builder) spellingTo(start, end int32) string {
	n := -1
	for b.at(n).start > start {
		n--
	}
	text := []byte(b.str(b.at(n)))
	for n++; n < 0 && b.at(n).end <= end; n++ {
		if spaced(b.at(n-1).kind, b.at(n).kind) {
			text = append(text, ' ')
		}
		text = append(text, b.str(b.at(n))...)
	}
	return string(text)
}

// spaced reports whether a space parts two tokens of such kinds in the layout
// of spelling.
func spaced(a, b int16) bool {
	switch {
	case a == kComma || a == kColon, a == kEqual || b == kEqual, a == kArrow || b == kArrow:
		return true
	case a == kShape: // its element type touches it
		return false
	}
	return isWordLike(a) && isWordLike(b)
}

func isWordLike(kind int16) bool {
	switch kind {
	case kWord, kLoc, kInt, kFloat, kHex, kShape, kDims, kValue, kSymbol, kHash, kExcl, kBlock, kString, kOther:
		return true
	}
	return false
}

// TypeAttrName starts #cuda_tile.ptr_attr<…>, the one attribute that types
// take.
func (b *builder) TypeAttrName() {
	t := b.last()
	f := &b.typeFrames[len(b.typeFrames)-1]
	switch {
	case b.str(t) != "#"+dialectPrefix+"ptr_attr" || f.name != "ptr" && f.name != "tensor_view":
		b.fail(t, codeTypeForm, "expected no "+b.describe(t)+" within '"+f.name+"'")
	case f.elem == nil:
		b.fail(t, codeTypeForm, "expected a number type first within '"+f.name+"', got "+b.describe(t))
	case f.ptrAttr != ast.PtrPlain:
		b.fail(t, codeTypeForm, "expected one attribute within '"+f.name+"', got another")
	}
}

// TypeAttrValue takes the word in angle brackets.
func (b *builder) TypeAttrValue() {
	a, ok := ast.ParsePtrAttr(b.str(b.last()))
	if !ok {
		b.fail(b.last(), codeEnum, "expected the attribute of a pointer (none), got "+b.describe(b.last()))
		return
	}
	b.typeFrames[len(b.typeFrames)-1].ptrAttr = a
}

// elemHere marks the place of the element type among the keys of a type.
const elemHere = ""

// only reports the first argument of a type that is not among the keys, or not
// in their order. The keys end in how their values start: name( or name[ or
// name=.
func (b *builder) only(f *typeFrame, keys ...string) bool {
	elem, next := slices.Index(keys, elemHere), 0
	for i := range f.keys {
		k := &f.keys[i]
		at := slices.IndexFunc(keys, func(s string) bool { return s != elemHere && s[:len(s)-1] == k.name })
		switch {
		case at < 0:
			b.fail(&k.tok, codeTypeForm, "expected no '"+k.name+"' within '"+f.name+"'")
		case slices.ContainsFunc(f.keys[:i], func(other typeKey) bool { return other.name == k.name }):
			b.fail(&k.tok, codeTypeForm, "expected '"+k.name+"' once, got it twice")
		case at < next || f.elem != nil && (at < elem) != (i < f.elemAt):
			b.fail(&k.tok, codeTypeForm, "expected the order "+orderText(keys)+" within '"+f.name+"', got '"+k.name+"' elsewhere")
		case !k.startsAs(keys[at][len(keys[at])-1]):
			b.fail(&k.tok, codeTypeForm, "expected "+keyForms[keys[at][len(keys[at])-1]]+" as '"+k.name+"', got another form")
		default:
			next = at + 1
			continue
		}
		return false
	}
	return true
}

// keyForms says what the value of a key looks like, by how it starts.
var keyForms = map[byte]string{'(': "extents such as (16x64)", '[': "a list such as [1, 2]", '=': "a word or a number"}

func (k *typeKey) startsAs(form byte) bool {
	switch form {
	case '(':
		return k.open == kLParen
	case '[':
		return k.open == kLSquare
	}
	return k.open != kLParen && k.open != kLSquare
}

// orderText lists the arguments of a type as they must follow each other.
func orderText(keys []string) string {
	var words []string
	for _, k := range keys {
		if k == elemHere {
			words = append(words, "the type")
		} else {
			words = append(words, k[:len(k)-1])
		}
	}
	return strings.Join(words, ", ")
}

func (f *typeFrame) find(key string) *typeKey {
	for i := range f.keys {
		if f.keys[i].name == key {
			return &f.keys[i]
		}
	}
	return nil
}

func (b *builder) makeTile(f *typeFrame) ast.Type {
	if !b.only(f) {
		return nil
	}
	for _, d := range f.shape {
		if d <= 0 {
			b.fail(&f.tok, codeTypeForm, "expected the extents of a tile to be numbers above zero, got "+ast.ShapeString(f.shape))
			return nil
		}
	}
	switch f.elem.(type) {
	case ast.NumType, *ast.PtrType:
		return &ast.TileType{Shape: f.shape, Elem: f.elem}
	}
	b.badElem(f, "a number type or ptr")
	return nil
}

func (b *builder) badElem(f *typeFrame, want string) {
	if f.elem == nil {
		b.fail(&f.tok, codeTypeForm, "expected "+want+" within '"+f.name+"', got nothing")
		return
	}
	b.fail(&f.elemTok, codeTypeForm, "expected "+want+" within '"+f.name+"', got '"+f.elem.String()+"'")
}

func (b *builder) makePtr(f *typeFrame) ast.Type {
	n, ok := f.elem.(ast.NumType)
	if !ok || f.shape != nil || !b.only(f) {
		b.badElem(f, "one number type")
		return nil
	}
	return &ast.PtrType{Elem: n.Num(), Attr: f.ptrAttr}
}

func (b *builder) makeTensorView(f *typeFrame) ast.Type {
	n, ok := f.elem.(ast.NumType)
	if !ok {
		b.badElem(f, "a number type")
		return nil
	}
	if !b.only(f, elemHere, "strides[") {
		return nil
	}
	for _, d := range f.shape {
		if d <= 0 && d != ast.Dynamic {
			b.fail(&f.tok, codeTypeForm, "expected extents above zero, got "+ast.ShapeString(f.shape))
			return nil
		}
	}
	v := &ast.TensorViewType{Elem: n.Num(), Shape: f.shape, Attr: f.ptrAttr}
	k := f.find("strides")
	switch {
	case k == nil && len(f.shape) > 0:
		b.fail(&f.tok, codeTypeForm, "expected 'strides' within 'tensor_view', got none")
		return nil
	case k != nil && len(f.shape) == 0:
		b.fail(&k.tok, codeTypeForm, "expected no 'strides' for a tensor_view of rank 0")
		return nil
	case k != nil:
		for _, s := range k.ints {
			if s <= 0 && s != ast.Dynamic {
				b.fail(&k.tok, codeTypeForm, "expected strides above zero, got "+strconv.FormatInt(s, 10))
				return nil
			}
		}
		v.Strides = k.ints
	}
	return v
}

// makeTileView makes the three types that are views of a tensor view.
func (b *builder) makeTileView(f *typeFrame) ast.Type {
	view, ok := f.elem.(*ast.TensorViewType)
	if !ok {
		b.badElem(f, "a tensor_view")
		return nil
	}
	tile := b.int32s(f, "tile")
	pad := b.padding(f)
	if b.unwinding {
		return nil
	}
	switch f.name {
	case "partition_view":
		if !b.only(f, "tile(", "padding_value=", elemHere, "dim_map[") {
			return nil
		}
		return &ast.PartitionViewType{Tile: tile, View: view, DimMap: b.dimMap(f, len(tile)), Padding: pad}
	case "strided_view":
		if !b.only(f, "tile(", "traversal_strides[", "padding_value=", elemHere, "dim_map[") {
			return nil
		}
		steps := b.int32s(f, "traversal_strides")
		return &ast.StridedViewType{Tile: tile, Steps: steps, View: view, DimMap: b.dimMap(f, len(tile)), Padding: pad}
	}
	if !b.only(f, "tile(", "padding_value=", elemHere, "sparse_dim=") {
		return nil
	}
	k := f.find("sparse_dim")
	if k == nil {
		b.fail(&f.tok, codeTypeForm, "expected 'sparse_dim' within 'gather_scatter_view', got none")
		return nil
	}
	dim, err := strconv.ParseInt(k.word, 10, 32)
	if err != nil || dim < 0 {
		b.fail(&k.tok, codeTypeForm, "expected 'sparse_dim' to be a dimension, got '"+k.word+"'")
		return nil
	}
	return &ast.GatherScatterViewType{Tile: tile, View: view, SparseDim: int32(dim), Padding: pad}
}

// int32s returns the list of the key, which must be there.
func (b *builder) int32s(f *typeFrame, key string) []int32 {
	k := f.find(key)
	if k == nil {
		b.fail(&f.tok, codeTypeForm, "expected '"+key+"' within '"+f.name+"', got none")
		return nil
	}
	out := make([]int32, len(k.ints))
	for i, n := range k.ints {
		if n > math.MaxInt32 || n < math.MinInt32 || key == "tile" && n <= 0 {
			b.fail(&k.tok, codeTypeForm, "expected '"+key+"' to hold numbers from 1 to 2147483647, got "+ast.ShapeString(k.ints))
			return nil
		}
		out[i] = int32(n)
	}
	return out
}

// dimMap returns the dimension map; the identity if none is given.
func (b *builder) dimMap(f *typeFrame, rank int) []int32 {
	if f.find("dim_map") != nil {
		return b.int32s(f, "dim_map")
	}
	out := make([]int32, rank)
	for i := range out {
		out[i] = int32(i)
	}
	return out
}

func (b *builder) padding(f *typeFrame) ast.Padding {
	k := f.find("padding_value")
	if k == nil {
		return ast.PadNone
	}
	p, ok := ast.ParsePadding(k.word)
	if !ok {
		b.fail(&k.tok, codeEnum, "expected a padding value (zero, neg_zero, nan, pos_inf, neg_inf), got '"+k.word+"'")
	}
	return p
}
