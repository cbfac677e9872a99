package bytecode

import (
	"tileir/ast"
	"tileir/ast/num"
)

// tables are the tables of a file while it grows. Each gives an entry the number
// of its first use.
type tables struct {
	strings    []string
	stringNums map[string]uint64

	types     []ast.Type
	typeOps   []*ast.Op           // what a type was first needed for; nil if a layout prescribes it
	typeNums  map[ast.Type]uint64 // by identity
	typeNames map[string]uint64   // by spelling
	lastType  ast.Type            // what was looked up last, and its number
	lastNum   uint64

	consts    [][]byte
	constNums map[constKey]uint64

	texts     []string // what debug information says; in the string table only at the end
	textNums  map[string]uint64
	lastText  string // what was looked up last, and its number
	lastTextN uint64
	debug     []debugItem
	debugNums map[debugItem]uint64
	scopes    map[*ast.DialectAttr]uint64 // entries by identity
	places    map[*ast.Location]uint64
	opLocs    [][]uint64 // per function with locations, the entry of each op
	lists     []uint64   // per function, one above its index in opLocs; zero for none
}

// constKey identifies a constant: equal bytes of different types are different
// constants.
type constKey struct {
	typ  uint64
	data string
}

// init fills the tables with what a layout prescribes.
func (t *tables) init(l *Layout) {
	t.stringNums = map[string]uint64{}
	t.typeNums = map[ast.Type]uint64{}
	t.typeNames = map[string]uint64{}
	t.constNums = map[constKey]uint64{}
	t.textNums = map[string]uint64{}
	t.debugNums = map[debugItem]uint64{}
	t.scopes = map[*ast.DialectAttr]uint64{}
	t.places = map[*ast.Location]uint64{}
	if l == nil {
		return
	}
	for _, s := range l.strings {
		first(t.stringNums, s, len(t.strings))
		t.strings = append(t.strings, s)
	}
	for _, typ := range l.types {
		first(t.typeNames, typ.String(), len(t.types))
		t.types = append(t.types, typ)
		t.typeOps = append(t.typeOps, nil)
	}
	t.consts = append(t.consts, l.consts...)
	for _, u := range l.uses {
		first(t.constNums, constKey{t.typeNames[u.attr.Type.String()], string(storedDense(u.attr))}, u.entry)
	}
	for _, raw := range l.debug {
		item := l.debugItem(t, raw)
		first(t.debugNums, item, len(t.debug))
		t.debug = append(t.debug, item)
	}
}

// first gives key a number unless it has one.
func first[K comparable](m map[K]uint64, key K, n int) {
	if _, ok := m[key]; !ok {
		m[key] = uint64(n)
	}
}

// str returns the number of a string.
func (t *tables) str(s string) uint64 {
	n, ok := t.stringNums[s]
	if !ok {
		n = uint64(len(t.strings))
		t.stringNums[s] = n
		t.strings = append(t.strings, s)
	}
	return n
}

// text returns the number of a string within debug information.
func (t *tables) text(s string) uint64 {
	if s == t.lastText && len(t.texts) > 0 {
		return t.lastTextN
	}
	n, ok := t.textNums[s]
	if !ok {
		n = uint64(len(t.texts))
		t.textNums[s] = n
		t.texts = append(t.texts, s)
	}
	t.lastText, t.lastTextN = s, n
	return n
}

// typ writes the number of a type.
func (w *writer) typ(t ast.Type) { w.varint(w.typeIndex(t)) }

// typeIndex returns the number of a type. The types that it is made of have
// lower numbers.
func (w *writer) typeIndex(t ast.Type) uint64 {
	if t == w.lastType {
		return w.lastNum
	}
	n, ok := w.typeNums[t]
	if !ok {
		n = w.newType(t)
	}
	w.lastType, w.lastNum = t, n
	return n
}

func (w *writer) newType(t ast.Type) uint64 {
	name := t.String()
	n, ok := w.typeNames[name]
	if !ok {
		for _, part := range typeParts(t) {
			w.typeIndex(part)
		}
		n = uint64(len(w.types))
		w.types = append(w.types, t)
		w.typeOps = append(w.typeOps, w.at)
		w.typeNames[name] = n
	}
	w.typeNums[t] = n
	return n
}

// typeParts returns the types that the encoding of t refers to.
func typeParts(t ast.Type) []ast.Type {
	switch t := t.(type) {
	case *ast.PtrType:
		return []ast.Type{ast.NumType(t.Elem)}
	case *ast.TileType:
		return []ast.Type{t.Elem}
	case *ast.TensorViewType:
		return []ast.Type{ast.NumType(t.Elem)}
	case ast.View:
		return []ast.Type{t.Tensor()}
	case *ast.FunctionType:
		return append(append([]ast.Type(nil), t.Ins...), t.Outs...)
	}
	return nil
}

// constant returns the number of a constant.
func (w *writer) constant(a *ast.DenseAttr) uint64 {
	stored := storedDense(a)
	key := constKey{w.typeIndex(a.Type), string(stored)}
	n, ok := w.constNums[key]
	if !ok {
		n = uint64(len(w.consts))
		w.constNums[key] = n
		w.consts = append(w.consts, stored)
	}
	return n
}

// storedDense returns the elements of a constant as files hold them: one if all
// are equal, i1 as bits (a byte of ones if all are), tf32 in three bytes.
func storedDense(a *ast.DenseAttr) []byte {
	elem, data := a.Type.ElemNum(), a.Data
	splat := a.Splat
	if !splat && allEqual(data, a.ElemBytes()) {
		splat, data = true, data[:a.ElemBytes()]
	}
	switch {
	case elem == num.I1 && splat:
		return []byte{-(data[0] & 1)}
	case elem == num.I1:
		out := make([]byte, (len(data)+7)/8)
		for i, b := range data {
			out[i/8] |= b & 1 << (i % 8)
		}
		return out
	case elem == num.TF32:
		out := make([]byte, 0, len(data)/4*3)
		for i := 0; i+4 <= len(data); i += 4 {
			v := (uint32(data[i]) | uint32(data[i+1])<<8 | uint32(data[i+2])<<16 | uint32(data[i+3])<<24) >> tf32Shift
			out = append(out, byte(v), byte(v>>8), byte(v>>16))
		}
		return out
	}
	return data
}

func (w *writer) writeStrings() {
	w.varint(uint64(len(w.strings)))
	w.pad(4)
	at := 0
	for _, s := range w.strings {
		w.u32(uint32(at))
		at += len(s)
	}
	for _, s := range w.strings {
		w.b = append(w.b, s...)
	}
}

func (w *writer) writeConstants() {
	if len(w.consts) == 0 && !w.layout.has(secConstant) {
		return
	}
	w.varint(uint64(len(w.consts)))
	w.pad(8)
	at, size := uint64(0), buf{}
	for _, c := range w.consts {
		w.u64(at)
		size.b = size.b[:0]
		size.varint(uint64(len(c)))
		at += uint64(len(size.b) + len(c))
	}
	for _, c := range w.consts {
		w.varint(uint64(len(c)))
		w.b = append(w.b, c...)
	}
}

func (w *writer) writeTypes() {
	var data buf
	starts := make([]int, 0, len(w.types))
	for i, t := range w.types {
		w.at = w.typeOps[i]
		starts = append(starts, len(data.b))
		w.encodeType(&data, t)
	}
	w.varint(uint64(len(starts)))
	w.pad(4)
	for _, s := range starts {
		w.u32(uint32(s))
	}
	w.b = append(w.b, data.b...)
}

// index writes the number of a type that has one.
func (w *writer) index(b *buf, t ast.Type) { b.varint(w.typeIndex(t)) }

func (w *writer) encodeType(b *buf, t ast.Type) {
	switch t := t.(type) {
	case ast.NumType:
		tag := &numTags[t.Num()]
		w.typeSince(tag.name, tag.since)
		b.varint(tag.tag)
	case ast.TokenType:
		b.varint(tagToken)
	case *ast.PtrType:
		b.varint(tagPointer)
		w.pointerFlags(b, t.Attr)
		w.index(b, ast.NumType(t.Elem))
		w.pointerAttr(b, t.Attr)
	case *ast.TileType:
		b.varint(tagTile)
		w.index(b, t.Elem)
		b.int64s(t.Shape)
	case *ast.TensorViewType:
		b.varint(tagTensorView)
		w.pointerFlags(b, t.Attr)
		w.index(b, ast.NumType(t.Elem))
		b.int64s(t.Shape)
		b.int64s(t.Strides)
		w.pointerAttr(b, t.Attr)
	case ast.View:
		w.encodeView(b, t)
	case *ast.FunctionType:
		b.varint(tagFunction)
		for _, list := range [][]ast.Type{t.Ins, t.Outs} {
			b.varint(uint64(len(list)))
			for _, p := range list {
				w.index(b, p)
			}
		}
	default:
		w.fail("unsupported type in bytecode writer: expected a type of the language, got %s", t)
	}
}

// typeSince refuses a type that the version does not have.
func (w *writer) typeSince(name string, since ast.Version) {
	if w.version.Less(since) {
		w.fail("type '%s' requires bytecode version %s+, targeting %s", name, since, w.version)
	}
}

// pointerFlags writes whether a pointer has an attribute, for which there is
// room since 13.4.
func (w *writer) pointerFlags(b *buf, a ast.PtrAttr) {
	switch {
	case a != ast.PtrPlain:
		w.typeSince("ptr_attr", v134)
		b.varint(1)
	case !w.version.Less(v134):
		b.varint(0)
	}
}

// pointerAttr writes the attribute of a pointer, if it has one.
func (w *writer) pointerAttr(b *buf, a ast.PtrAttr) {
	if a != ast.PtrPlain {
		b.varint(uint64(a - ast.PtrNone))
	}
}

func (w *writer) encodeView(b *buf, v ast.View) {
	pad := v.Pad()
	flags := uint64(0)
	if pad != ast.PadNone {
		flags = 1
	}
	legacy := false
	switch v := v.(type) {
	case *ast.PartitionViewType:
		b.varint(tagPartitionView)
		if legacy = w.version.Less(v133); !legacy {
			b.varint(flags)
		}
		b.int32s(v.Tile)
		w.index(b, v.View)
		b.int32s(v.DimMap)
	case *ast.StridedViewType:
		w.typeSince("StridedViewType", v133)
		b.varint(tagStridedView)
		b.varint(flags)
		b.int32s(v.Tile)
		b.int32s(v.Steps)
		w.index(b, v.View)
		b.int32s(v.DimMap)
	case *ast.GatherScatterViewType:
		w.typeSince("GatherScatterViewType", v133)
		b.varint(tagGatherScatterView)
		b.varint(flags)
		b.int32s(v.Tile)
		w.index(b, v.View)
		b.varint(uint64(v.SparseDim))
	}
	if legacy {
		b.u8(byte(flags))
	}
	if pad != ast.PadNone {
		value, _ := ast.EnumPadding.Info().Lookup(pad.String())
		b.varint(uint64(value))
	}
}
