package bytecode

import (
	"encoding/binary"

	"tileir/ast"
)

// debugTable is the debug section: for each function the indices of the debug
// attributes of its ops, and the table of those attributes.
type debugTable struct {
	starts  []uint32 // per function, where its indices start
	indices []byte   // 8 bytes each
	entries []debugEntry
}

// debugEntry is one attribute of the table: a location or a scope. It is read
// when it is first needed, because entries may refer to later ones.
type debugEntry struct {
	tag  uint64
	attr *ast.DialectAttr // a file, compile unit, block or subprogram
	loc  *ast.Location    // nil if unknown
	size int              // of the entry written out, as text is
	read bool
	busy bool
	data cursor
}

// Entries refer to each other, so that few bytes can stand for much text. What
// is deeper or larger than these bounds is refused.
const (
	maxDebugDepth = 500
	maxDebugSize  = 1 << 16
)

// locations hands out the locations of a function's ops, in their order.
type locations struct {
	known bool
	next  int
}

func (r *reader) readDebug(c *cursor) {
	base := c.at
	d := &r.debug
	n := c.count("function count", 4)
	c.pad(base, 4)
	if n > c.left()/4 {
		c.short("index offsets", 4*n)
		return
	}
	raw := c.bytes("index offsets", 4*n)
	for i := range n {
		d.starts = append(d.starts, binary.LittleEndian.Uint32(raw[4*i:]))
	}
	n = c.count("index count", 8)
	c.pad(base, 8)
	if n > c.left()/8 {
		c.short("indices", 8*n)
		return
	}
	d.indices = c.bytes("indices", 8*n)
	starts, data := c.offsets("debug attribute", 4, base)
	if !c.ok() || !data.rising("debug attribute", starts) {
		return
	}
	d.entries = make([]debugEntry, len(starts)-1)
	for i := range d.entries {
		d.entries[i].data = data.entry(starts, i)
	}
	for i := range d.entries {
		if r.debugAt(i, 0); !c.ok() {
			return
		}
	}
	r.layout.debug = make([][]byte, len(d.entries))
	for i := range d.entries {
		e := &d.entries[i].data
		r.layout.debug[i] = e.data[e.at:e.end]
	}
}

// debugAt reads entry i of the table.
func (r *reader) debugAt(i, depth int) *debugEntry {
	e := &r.debug.entries[i]
	if e.read {
		return e
	}
	c := e.data
	if e.busy || depth > maxDebugDepth {
		c.failAt(c.at, "expected a debug attribute that does not contain itself and nests to a depth of %d, got another", maxDebugDepth)
		return e
	}
	e.busy = true
	e.size = 1
	r.trace.openAt(1, c.at, "debug attribute %d", i+1)
	r.debugBody(&c, e, depth+1)
	r.trace.close()
	if c.ok() && e.size > maxDebugSize {
		c.failAt(e.data.at, "expected debug information of at most %d parts, got %d", maxDebugSize, e.size)
	}
	if e.tag != debugUnknown {
		c.done("the debug attribute")
	}
	e.busy, e.read = false, true
	return e
}

func (r *reader) debugBody(c *cursor, e *debugEntry, depth int) {
	start := c.at
	e.tag = c.varint("debug tag")
	d := debugReader{r, c, e, depth}
	switch e.tag {
	case debugUnknown:
	case debugCompileUnit:
		d.scope("di_compile_unit", d.ref("file", "di_file"))
	case debugFile:
		d.scope("di_file", d.str("name"), d.str("directory"))
	case debugLexicalBlock:
		d.scope("di_lexical_block", d.ref("scope", "di_subprogram", "di_lexical_block"), d.ref("file", "di_file"), d.num("line"), d.opt("column"))
	case debugSubprogram:
		d.scope("di_subprogram", d.ref("file", "di_file"), d.num("line"), d.str("name"), d.str("linkageName"),
			d.ref("compileUnit", "di_compile_unit"), d.opt("scopeLine"))
	case debugLoc:
		scope, _ := d.ref("scope", "di_subprogram", "di_lexical_block").Value.(*ast.DialectAttr)
		place := &ast.Location{Kind: ast.LocFile, Name: c.str("file name"), Line: d.place("line"), Col: d.place("column")}
		if c.ok() {
			e.loc = &ast.Location{Kind: ast.LocDialect, Subs: []*ast.Location{place}, Meta: scope}
			r.trace.title("%s", e.loc)
		}
	case debugCallSite:
		callee, caller := d.location("callee"), d.location("caller")
		e.loc = &ast.Location{Kind: ast.LocCallSite, Subs: []*ast.Location{callee, caller}}
	default:
		c.failAt(start, "expected the tag of a debug attribute, got %d", e.tag)
	}
}

// debugReader reads the parts of one entry.
type debugReader struct {
	r     *reader
	c     *cursor
	e     *debugEntry
	depth int
}

func (d debugReader) scope(name string, params ...ast.NamedAttr) {
	list := params[:0]
	for _, p := range params {
		if p.Value != nil {
			list = append(list, p)
		}
	}
	d.e.attr = &ast.DialectAttr{Name: name, Params: list}
	d.r.trace.title("%s", name)
}

func (d debugReader) str(what string) ast.NamedAttr {
	return ast.NamedAttr{Name: what, Value: ast.StringAttr(d.c.str(what))}
}

func (d debugReader) num(what string) ast.NamedAttr {
	return ast.NamedAttr{Name: what, Value: ast.IntAttr{Value: int64(d.place(what)), Type: i64}}
}

// opt is a number that the text leaves out if it is zero.
func (d debugReader) opt(what string) ast.NamedAttr {
	p := d.num(what)
	if p.Value.(ast.IntAttr).Value == 0 {
		p.Value = nil
	}
	return p
}

// place reads a line or a column.
func (d debugReader) place(what string) int {
	start := d.c.at
	n := d.c.varint(what)
	if n >= 1<<32 {
		d.c.failAt(start, "expected a %s below 2^32, got %d", what, n)
		return 0
	}
	return int(n)
}

// entry reads the index of another entry; it is nil for none.
func (d debugReader) entry(what string) *debugEntry {
	i := d.c.index(what, len(d.r.debug.entries)+1)
	if i <= 0 {
		return nil
	}
	e := d.r.debugAt(i-1, d.depth)
	d.e.size += e.size
	return e
}

// ref reads the index of a scope that is of one of the kinds.
func (d debugReader) ref(what string, kinds ...string) ast.NamedAttr {
	start := d.c.at
	e := d.entry(what)
	if e != nil && e.attr != nil {
		for _, k := range kinds {
			if e.attr.Name == k {
				return ast.NamedAttr{Name: what, Value: e.attr}
			}
		}
	}
	d.c.failAt(start, "expected %s for %s, got another debug attribute", kinds[0], what)
	return ast.NamedAttr{Name: what}
}

// location reads the index of a location.
func (d debugReader) location(what string) *ast.Location {
	start := d.c.at
	e := d.entry(what)
	switch {
	case e == nil || e.tag == debugUnknown:
		return &ast.Location{}
	case e.loc == nil:
		d.c.failAt(start, "expected a location for %s, got another debug attribute", what)
	}
	return e.loc
}

// functionLocations resolves which list of the debug section belongs to a
// function; zero is none.
func (r *reader) functionLocations(c cursor) locations {
	defer r.quiet()()
	n := c.index("debug index", len(r.debug.starts)+1)
	if n <= 0 {
		return locations{}
	}
	return locations{known: true, next: int(r.debug.starts[n-1])}
}

// location returns the location of the function or the op whose turn it is.
func (r *reader) location(c *cursor) *ast.Location {
	if !r.locs.known || !c.ok() {
		return nil
	}
	at := r.locs.next
	if at >= len(r.debug.indices)/8 {
		c.failAt(c.at, "expected debug information for every op of the function, got %d entries in all", len(r.debug.indices)/8)
		return nil
	}
	r.locs.next++
	i := binary.LittleEndian.Uint64(r.debug.indices[8*at:])
	switch {
	case i == 0:
		return nil
	case i > uint64(len(r.debug.entries)):
		c.failAt(c.at, "expected a debug attribute of at most %d, got %d", len(r.debug.entries), i)
		return nil
	}
	e := &r.debug.entries[i-1]
	if e.loc == nil && e.tag != debugUnknown {
		c.failAt(c.at, "expected a location as debug attribute %d, got %s", i, e.attr.Name)
	}
	return e.loc
}
