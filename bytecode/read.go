package bytecode

import (
	"encoding/binary"
	"fmt"
	"io"

	"tileir/ast"
)

// File is a decoded file: the module, and what of the file the module does not
// say.
type File struct {
	Module  *ast.Module
	Version ast.Version
	Layout  *Layout
}

// Read reads a module. The error is an *Error unless r failed.
func Read(r io.Reader) (*ast.Module, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	f, err := Decode(data)
	if err != nil {
		return nil, err
	}
	return f.Module, nil
}

// Decode reads a file that is in memory. The module refers to data, which must
// not change any more. The error is an *Error.
func Decode(data []byte) (*File, error) { return decode(data, nil) }

func decode(data []byte, t *trace) (*File, error) {
	r := &reader{data: data, trace: t, layout: &Layout{indexed: map[string]bool{}}}
	r.read()
	if r.err != nil {
		return nil, r.err
	}
	return &File{Module: r.module, Version: r.version, Layout: r.layout}, nil
}

// reader holds the state of one file.
type reader struct {
	data     []byte
	version  ast.Version
	err      *Error // the first
	trace    *trace // nil unless the file is to be shown
	module   *ast.Module
	layout   *Layout
	sections [numSections]cursor
	present  [numSections]bool

	strings   []string
	broken    map[int]bool // strings whose place in the table makes no sense
	types     []typeEntry
	typeDepth int
	consts    constants
	debug     debugTable
	top       *ast.Op    // the module op
	body      *ast.Block // of it
	opReader
}

// The sections stand in any order and are read in the order in which they need
// each other. The debug section comes before the functions, whose ops have
// locations.
func (r *reader) read() {
	c := cursor{r: r, data: r.data, end: len(r.data), sec: secHeader}
	r.header(&c)
	for c.ok() && r.section(&c) {
	}
	if c.ok() && !r.present[secString] {
		c.failAt(len(r.data), "expected a string section, got none: the string section is mandatory")
	}
	if c.ok() && !r.present[secFunc] {
		c.failAt(len(r.data), "expected a function section, got none: the function section is mandatory")
	}
	if r.trace != nil {
		r.trace.depth = 1
	}
	for _, s := range []struct {
		sec  section
		read func(*cursor)
	}{
		{secString, r.readStrings}, {secType, r.readTypes}, {secConstant, r.readConstants}, {secDebug, r.readDebug},
		{secProducer, r.readProducer}, {secGlobal, r.readGlobals}, {secFunc, r.readFunctions},
	} {
		if s.sec == secProducer {
			r.newModule()
		}
		if c.ok() && r.present[s.sec] {
			s.read(&r.sections[s.sec])
		}
	}
}

func (r *reader) header(c *cursor) {
	for i := range len(Magic) {
		if i >= len(c.data) || c.data[i] != Magic[i] {
			c.failAt(i, "invalid magic number at position %d: expected 0x%02x, got %s", i, Magic[i], byteAt(c.data, i))
			return
		}
	}
	c.bytes("magic number", len(Magic))
	major, minor := c.u8("major version"), c.u8("minor version")
	tag := c.bytes("version tag", 2)
	if !c.ok() {
		return
	}
	r.version = ast.Version{Major: major, Minor: minor}
	if n := binary.LittleEndian.Uint16(tag); !isSupported(r.version) || n != 0 {
		c.failAt(len(Magic), "unsupported Tile version %d.%d.%d, this reader supports versions %s", major, minor, n, versionRange)
	}
	r.encodings.version = r.version
}

// section finds the next section; it returns false after the last one.
func (r *reader) section(c *cursor) bool {
	start := c.at
	first := c.u8("section")
	sec := section(first &^ alignedFlag)
	aligned := first&alignedFlag != 0
	if c.ok() && sec < numSections {
		r.trace.wrap(start, "%s section", sec)
		defer r.trace.close()
	}
	switch {
	case !c.ok():
		return false
	case sec == secEnd:
		if aligned {
			c.failAt(start, "end section should not have alignment flag set: expected 0x00, got 0x80")
		} else if c.left() > 0 {
			c.failAt(c.at, "end section is not the last section: expected the end of the file, got %d bytes more", c.left())
		}
		return false
	case sec >= numSections:
		c.failAt(start, "unknown section ID: %d", sec)
	case r.present[sec]:
		c.failAt(start, "expected one %s section, got another", sec)
	}
	n := c.count("section length", 1)
	align := uint64(1)
	if aligned {
		at := c.at
		align = c.varint("section alignment")
		if c.ok() && (align == 0 || align&(align-1) != 0 || align > 1<<30) {
			c.failAt(at, "invalid alignment value: expected a power of two, got %d", align)
		}
	}
	if c.ok() && align%alignments[sec] != 0 {
		c.failAt(start, "expected the %s section to be aligned to %d bytes, got %d", sec, alignments[sec], align)
	}
	if !c.ok() {
		return false
	}
	c.pad(0, int(align))
	if n > c.left() {
		c.failAt(start, "expected a section of at most %d bytes, got %d", c.left(), n)
		return false
	}
	r.sections[sec] = c.sub(n)
	r.sections[sec].sec = sec
	r.present[sec] = true
	r.layout.sections = append(r.layout.sections, sec)
	return c.ok()
}

// offsets reads a table of counted offsets into the data that follows it, of
// size bytes each: entry i reaches to the start of the next. The alignment of
// the table counts from base.
func (c *cursor) offsets(what string, size, base int) (starts []int, data cursor) {
	at := c.at
	n := c.count(what+" count", size)
	c.pad(base, size)
	if n > c.left()/size {
		c.failAt(at, "expected at most %d for %s count, which is what %d bytes hold, got %d", c.left()/size, what, c.left(), n)
	}
	if !c.ok() {
		return nil, *c
	}
	raw := c.bytes(what+" offsets", n*size)
	data = *c
	starts = make([]int, n+1)
	for i := range n {
		var v uint64
		if size == 4 {
			v = uint64(binary.LittleEndian.Uint32(raw[4*i:]))
		} else {
			v = binary.LittleEndian.Uint64(raw[8*i:])
		}
		starts[i] = int(min(v, uint64(data.left())+1))
	}
	starts[n] = data.left()
	return starts, data
}

// rising checks that no entry of a table overlaps another, so that all entries
// together are no more than the data.
func (c *cursor) rising(what string, starts []int) bool {
	for i := 1; i < len(starts) && c.ok(); i++ {
		if starts[i-1] > starts[i] {
			c.failAt(c.at, "expected %s %d to start at %d or before, got %d", what, i-1, starts[i], starts[i-1])
		}
	}
	return c.ok()
}

// entry returns a cursor over entry i of a table.
func (c *cursor) entry(starts []int, i int) cursor {
	return cursor{r: c.r, data: c.data, at: c.at + starts[i], end: c.at + starts[i+1], sec: c.sec}
}

// readStrings reads the table of strings. What is wrong with a string is found
// when it is used.
func (r *reader) readStrings(c *cursor) {
	starts, data := c.offsets("string", 4, c.at)
	if !c.ok() {
		return
	}
	all := string(data.data[data.at:data.end])
	r.strings = make([]string, len(starts)-1)
	for i := range r.strings {
		if starts[i] > starts[i+1] || starts[i+1] > len(all) {
			if r.broken == nil {
				r.broken = map[int]bool{}
			}
			r.broken[i] = true
			continue
		}
		r.strings[i] = all[starts[i]:starts[i+1]]
		if r.trace != nil {
			r.trace.text(data.at+starts[i], data.at+starts[i+1], i, r.strings[i])
		}
	}
	r.layout.strings = r.strings
}

// str reads the index of a string and returns the string.
func (c *cursor) str(what string) string {
	i := c.index(what, len(c.r.strings))
	if i < 0 {
		return ""
	}
	if c.r.trace != nil {
		c.r.trace.note("%q", c.r.strings[i])
	}
	if c.r.broken[i] {
		c.failAt(c.at, "expected string %d to end after its start for %s, got offsets that do not", i, what)
	}
	return c.r.strings[i]
}

// name reads the index of a string that must not be empty.
func (c *cursor) name(what string) string {
	start := c.at
	s := c.str(what)
	if s == "" && c.ok() {
		c.failAt(start, "expected a name for %s, got an empty string", what)
	}
	return s
}

func (r *reader) newModule() {
	r.module = &ast.Module{Source: &ast.Source{}, Body: &ast.Block{}}
	op := ast.NewOp(ast.OpModule, nil, nil)
	op.SetAttr("sym_name", ast.StringAttr(ast.UnnamedModule))
	r.body = op.AddRegion().AddBlock()
	r.module.Body.Append(op)
	r.top = op
}

func (r *reader) readProducer(c *cursor) {
	if r.version.Less(v133) {
		c.failAt(c.at, "expected no producer section before version 13.3, got one in %s", r.version)
		return
	}
	r.top.SetAttr("producer", ast.StringAttr(c.str("producer")))
	c.done("the producer section")
}

func (r *reader) readGlobals(c *cursor) {
	size := 4
	if !r.version.Less(v133) {
		size = 6
	}
	n := c.count("global count", size)
	for range n {
		r.global(c)
	}
	c.done("the global section")
}

// global reads one variable: name, type, value, alignment; visibility and the
// flag for constants since 13.3.
func (r *reader) global(c *cursor) {
	start := c.at
	name := c.name("name of a global")
	value := r.dense(c, r.typeIndex(c, "type of a global"))
	align := c.varint("alignment")
	visibility, constant := uint64(ast.Public), uint64(0)
	if !r.version.Less(v133) {
		visibility, constant = c.varint("visibility"), c.varint("constant flag")
	}
	if c.ok() && visibility > ast.Private {
		c.failAt(start, "invalid symbol visibility value: expected 0 or 1, got %d", visibility)
	}
	if !c.ok() {
		return
	}
	op := ast.NewOp(ast.OpGlobal, nil, nil)
	op.Attrs = append(op.Attrs, ast.NamedAttr{Name: "sym_name", Value: ast.StringAttr(name)},
		ast.NamedAttr{Name: "value", Value: value}, ast.NamedAttr{Name: "alignment", Value: ast.IntAttr{Value: int64(align), Type: i64}})
	if constant != 0 {
		op.SetAttr("constant", ast.UnitAttr{})
	}
	op.SetAttr("symbol_visibility", ast.EnumOf(ast.EnumVisibility, uint32(visibility)))
	r.body.Append(op)
}

func (r *reader) readFunctions(c *cursor) {
	start := c.at
	n := c.count("function count", 5)
	for range n {
		if !c.ok() {
			return
		}
		r.function(c)
	}
	align := int(alignments[secFunc])
	r.layout.unpadded = (c.end-start)%align != 0
	if c.left() >= align {
		c.failAt(c.at, "expected the end of the function section or padding of less than %d bytes, got %d bytes more", align, c.left())
	}
	if c.left() > 0 {
		c.bytes("padding", c.left())
	}
}

// function reads one kernel.
func (r *reader) function(c *cursor) {
	start := *c
	r.trace.open(c.at, "function")
	defer r.trace.close()
	c.index("name of a function", len(r.strings))
	at := c.at
	sig, ok := r.typ(c, "type of a function").(*ast.FunctionType)
	if !ok && c.ok() {
		c.failAt(at, "expected a function type as the type of a function, got another type")
	}
	flags := c.u8("function flags")
	index := *c
	c.varint("debug index")
	if c.ok() && flags&funcKernel == 0 {
		c.failAt(start.at, "expected functions to be kernels, got one that is not: un-expected non-entry function")
	}
	var hints ast.Attr
	if flags&funcHasHints != 0 {
		at = c.at
		if hints, ok = r.tagged(c, 0).(ast.HintsAttr); !ok && c.ok() {
			c.failAt(at, "expected optimization hints of a function, got another attribute")
		}
	}
	body := c.sub(c.count("length of the body", 1))
	name, locs := r.functionName(start), r.functionLocations(index)
	if !c.ok() {
		return
	}
	if r.trace != nil {
		r.trace.title("@%s", name)
	}
	if locs.known {
		r.layout.indexed[name] = true
	}
	op := r.arena.NewOp(ast.OpEntry)
	op.Attrs = append(r.arena.Attrs(3), ast.NamedAttr{Name: "sym_name", Value: ast.StringAttr(name)},
		ast.NamedAttr{Name: "function_type", Value: ast.TypeAttr{Type: sig}})
	if hints != nil {
		op.SetAttr("optimization_hints", hints)
	}
	r.body.Append(op)
	r.functionBody(&body, op, sig, locs)
}

// functionName resolves the name of a function, which is read before and checked
// after what follows it.
func (r *reader) functionName(c cursor) string {
	if c.ok() {
		defer r.quiet()()
	}
	return c.name("name of a function")
}

// quiet stops tracing until the function that it returns is called.
func (r *reader) quiet() func() {
	t := r.trace
	r.trace = nil
	return func() { r.trace = t }
}

// byteAt renders one byte of a file, for messages.
func byteAt(data []byte, i int) string {
	if i >= len(data) {
		return "the end"
	}
	return fmt.Sprintf("0x%02x", data[i])
}
