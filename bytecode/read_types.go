package bytecode

import (
	"tileir/ast"
	"tileir/ast/num"
)

var i64 = ast.Type(ast.NumType(num.I64))

// typeEntry is one type of the table; it is read when it is first needed,
// because types may refer to later ones.
type typeEntry struct {
	typ  ast.Type
	busy bool // being read: referring to it again would be a cycle
	data cursor
}

// maxTypeDepth bounds how deep types nest; a function of tiles of pointers to
// numbers has four levels.
const maxTypeDepth = 8

func (r *reader) readTypes(c *cursor) {
	starts, data := c.offsets("type", 4, c.at)
	if !c.ok() || !data.rising("type", starts) {
		return
	}
	r.types = make([]typeEntry, len(starts)-1)
	for i := range r.types {
		r.types[i].data = data.entry(starts, i)
	}
	r.layout.types = make([]ast.Type, len(r.types))
	for i := range r.types {
		if !c.ok() {
			return
		}
		r.layout.types[i] = r.typeAt(i)
	}
}

// typ reads the index of a type and returns the type.
func (r *reader) typ(c *cursor, what string) ast.Type {
	i := r.typeIndex(c, what)
	if i < 0 {
		return nil
	}
	return r.types[i].typ
}

// typeIndex reads the index of a type that can be read; it is -1 on failure.
func (r *reader) typeIndex(c *cursor, what string) int {
	start := c.at
	i := c.index(what, len(r.types))
	if i < 0 {
		return -1
	}
	line := r.trace.last()
	if r.types[i].typ == nil {
		if r.types[i].busy {
			c.failAt(start, "expected a type that does not contain itself for %s, got type %d", what, i)
			return -1
		}
		if r.typeAt(i) == nil {
			return -1
		}
	}
	if r.trace != nil {
		r.trace.noteAt(line, "%s", r.types[i].typ)
	}
	return i
}

func (r *reader) typeAt(i int) ast.Type {
	e := &r.types[i]
	if e.typ != nil {
		return e.typ
	}
	e.busy = true
	c := e.data
	if r.typeDepth++; r.typeDepth > maxTypeDepth {
		c.failAt(c.at, "expected types to nest to a depth of %d, got more", maxTypeDepth)
	}
	r.trace.openAt(1, c.at, "type %d", i)
	t := r.readType(&c)
	if t != nil {
		r.trace.title("%s", t)
	}
	r.trace.close()
	e.busy = false
	r.typeDepth--
	if t == nil {
		return nil
	}
	c.done("the type")
	if _, problem := ast.TypeProblem(t); problem != "" {
		c.failAt(e.data.at, "malformed type %s: %s", t, problem)
	}
	if !c.ok() {
		return nil
	}
	e.typ = t
	return t
}

func (r *reader) readType(c *cursor) ast.Type {
	start := c.at
	tag := c.varint("type tag")
	if !c.ok() {
		return nil
	}
	for t := range numTags {
		if n := &numTags[t]; n.name != "" && n.tag == tag {
			if !r.typeSince(c, start, n.name, n.since) {
				return nil
			}
			return ast.NumType(t)
		}
	}
	var t ast.Type
	switch tag {
	case tagToken:
		t = ast.TokenType{}
	case tagPointer:
		has := r.pointerFlags(c)
		t = &ast.PtrType{Elem: r.number(c, "pointee"), Attr: r.pointerAttr(c, has)}
	case tagTile:
		t = r.tile(c)
	case tagTensorView:
		has := r.pointerFlags(c)
		t = &ast.TensorViewType{Elem: r.number(c, "element type"), Shape: c.int64s("shape"), Strides: c.int64s("strides"),
			Attr: r.pointerAttr(c, has)}
	case tagPartitionView:
		t = r.partitionView(c)
	case tagStridedView:
		if r.typeSince(c, start, "StridedViewType", v133) {
			t = r.stridedView(c)
		}
	case tagGatherScatterView:
		if r.typeSince(c, start, "GatherScatterViewType", v133) {
			t = r.gatherScatterView(c)
		}
	case tagFunction:
		t = &ast.FunctionType{Ins: r.typeList(c, "parameter"), Outs: r.typeList(c, "result")}
	default:
		c.failAt(start, "expected the tag of a type, got %d", tag)
	}
	if !c.ok() {
		return nil
	}
	return t
}

// typeSince checks that the version of the file has a type.
func (r *reader) typeSince(c *cursor, at int, name string, since ast.Version) bool {
	if r.version.Less(since) {
		c.failAt(at, "type '%s' requires bytecode version %s+, file version is %s", name, since, r.version)
		return false
	}
	return true
}

// pointerFlags reads whether a pointer has an attribute, which none has before
// 13.4.
func (r *reader) pointerFlags(c *cursor) bool {
	return !r.version.Less(v134) && r.attrFlag(c)
}

// pointerAttr reads the attribute of a pointer.
func (r *reader) pointerAttr(c *cursor, has bool) ast.PtrAttr {
	if !has {
		return ast.PtrPlain
	}
	return ast.PtrNone + ast.PtrAttr(max(0, c.index("ptr_attr", ast.NumPtrAttrs)))
}

// number reads the index of a number type.
func (r *reader) number(c *cursor, what string) num.Type {
	start := c.at
	t := r.typ(c, what)
	if n, ok := t.(ast.NumType); ok {
		return n.Num()
	}
	if c.ok() {
		c.failAt(start, "expected a number type for %s, got %s", what, t)
	}
	return num.Invalid
}

func (r *reader) tile(c *cursor) ast.Type {
	start := c.at
	elem := r.typ(c, "element type")
	switch elem.(type) {
	case ast.NumType, *ast.PtrType:
	default:
		if c.ok() {
			c.failAt(start, "expected a tile of numbers or pointers, got one of %s", elem)
		}
	}
	return &ast.TileType{Elem: elem, Shape: c.int64s("shape")}
}

func (r *reader) tensorView(c *cursor) *ast.TensorViewType {
	start := c.at
	t := r.typ(c, "tensor_view")
	v, ok := t.(*ast.TensorViewType)
	if !ok && c.ok() {
		c.failAt(start, "expected a tensor_view, got %s", t)
	}
	return v
}

// partitionView reads a view whose padding value has a flag in front since
// 13.3, and a byte that says whether it is there before that.
func (r *reader) partitionView(c *cursor) ast.Type {
	t := &ast.PartitionViewType{}
	unified := !r.version.Less(v133)
	has := unified && r.attrFlag(c)
	t.Tile, t.View, t.DimMap = c.int32s("tile"), r.tensorView(c), c.int32s("dim_map")
	if !unified {
		has = c.u8("padding value follows") != 0
	}
	t.Padding = r.padding(c, has)
	return t
}

func (r *reader) stridedView(c *cursor) ast.Type {
	has := r.attrFlag(c)
	t := &ast.StridedViewType{Tile: c.int32s("tile"), Steps: c.int32s("traversal_strides"), View: r.tensorView(c), DimMap: c.int32s("dim_map")}
	t.Padding = r.padding(c, has)
	return t
}

func (r *reader) gatherScatterView(c *cursor) ast.Type {
	has := r.attrFlag(c)
	t := &ast.GatherScatterViewType{Tile: c.int32s("tile"), View: r.tensorView(c)}
	t.SparseDim = int32(c.index("sparse_dim", 1<<31-1))
	t.Padding = r.padding(c, has)
	return t
}

// attrFlag reads whether the one optional part of a type follows.
func (r *reader) attrFlag(c *cursor) bool {
	start := c.at
	f := c.varint("flags")
	if f > 1 {
		c.failAt(start, "expected flags 0 or 1, got %d", f)
	}
	return f != 0
}

func (r *reader) padding(c *cursor, has bool) ast.Padding {
	if !has {
		return ast.PadNone
	}
	names := ast.EnumPadding.Info().Names
	i := c.index("padding_value", len(names))
	if i < 0 {
		return ast.PadNone
	}
	p, _ := ast.ParsePadding(names[i])
	return p
}

func (r *reader) typeList(c *cursor, what string) []ast.Type {
	n := c.count(what+" count", 1)
	if n == 0 {
		return nil
	}
	out := make([]ast.Type, n)
	for i := range out {
		start := c.at
		out[i] = r.typ(c, what)
		if _, nested := out[i].(*ast.FunctionType); nested {
			c.failAt(start, "expected the type of a value for %s, got a function type", what)
		}
		if !c.ok() {
			return nil
		}
	}
	return out
}
