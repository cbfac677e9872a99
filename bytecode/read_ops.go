package bytecode

import (
	"bytes"
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// opReader is what reading ops needs beyond the tables of the file.
type opReader struct {
	encodings encodings
	codes     []ast.Opcode // by their number in files; made on first use
	arena     ast.Arena
	runs      [ast.NumOps][]attrRun // by opcode
	oldest    [ast.NumOps]uint8     // of the runs, once they are maxRuns
	values    []*ast.Value          // of the function, as far as they are in scope
	locs      locations             // of the function
	depth     int                   // of regions
	loops     int                   // how many loop ops are around
	bounds    map[boundKey]ast.Attr // predicates that have been read, which modules have many of
	divisors  map[ast.DivByAttr]ast.Attr
	tiles     map[*ast.TileType]int // from the tile types of the table to their indices
	scratch   struct {
		types    []ast.Type
		operands []*ast.Value
	}
}

// opcode finds the op that has a number in files.
func (r *reader) opcode(n uint64) ast.Opcode {
	if r.codes == nil {
		for code := ast.OpUnregistered + 1; code < ast.NumOps; code++ {
			info := &ast.Table[code]
			if info.Is(ast.TestOnly) {
				continue
			}
			for len(r.codes) <= int(info.Code) {
				r.codes = append(r.codes, ast.OpUnregistered)
			}
			r.codes[info.Code] = code
		}
	}
	if n >= uint64(len(r.codes)) {
		return ast.OpUnregistered
	}
	return r.codes[n]
}

// functionBody reads ops up to the end of the body.
func (r *reader) functionBody(c *cursor, op *ast.Op, sig *ast.FunctionType, locs locations) {
	b := r.arena.AddBlock(r.arena.AddRegion(op))
	r.values = r.values[:0]
	r.arena.SetArgs(b, sig.Ins)
	r.values = append(r.values, b.Args...)
	r.locs = locs
	op.Loc = r.location(c)
	r.trace.open(c.at, "body")
	for c.ok() && c.left() > 0 {
		r.op(c, b)
	}
	r.trace.close()
}

// op reads one op and appends it to b.
func (r *reader) op(c *cursor, b *ast.Block) {
	start := c.at
	n := c.varint("opcode")
	code := r.opcode(n)
	if !c.ok() {
		return
	}
	if code == ast.OpUnregistered {
		c.failAt(start, "expected the number of an op, got %d: unsupported opcode %d for bytecode version %s", n, n, r.version)
		return
	}
	info := &ast.Table[code]
	switch {
	case r.version.Less(info.Since):
		c.failAt(start, "unsupported opcode %d for bytecode version %s: %s requires version %s+", n, r.version, info.Name, info.Since)
	case code == ast.OpModule || code == ast.OpEntry || code == ast.OpGlobal:
		c.failAt(start, "expected an op of a kernel's body, got %s", info.Name)
	}
	if !c.ok() {
		return
	}
	if r.trace != nil {
		r.trace.wrap(start, "%s", info.Name)
		defer r.trace.close()
	}
	op := r.arena.NewOp(code)
	op.Loc = r.location(c)
	r.parts(c, op, r.encodings.get(code))
	if c.ok() && (code == ast.OpFToF || code == ast.OpReturn) {
		if since, form := newerForm(op, r.loops > 0); r.version.Less(since) {
			c.failAt(start, "%s requires bytecode version %s+, file version is %s", form, since, r.version)
		}
	}
	if c.ok() {
		b.Append(op)
	}
}

// parts reads what follows the opcode, as the encoding says. The results get
// their numbers after all that the regions define is out of scope.
func (r *reader) parts(c *cursor, op *ast.Op, e *encoding) {
	types, numbered := r.resultTypes(c, e)
	flags := r.sharedAttrs(c, op, e, types)
	r.operands(c, op, e, flags)
	if c.ok() {
		r.arena.SetResults(op, types)
	}
	if len(e.info.Regions) > 0 && c.ok() {
		r.regions(c, op, e)
	}
	if c.ok() {
		if r.trace != nil && numbered > 0 {
			r.trace.title("defines %s", numbers(len(r.values), numbered))
		}
		r.values = append(r.values, op.Results()[:numbered]...)
	}
}

// numbers renders the numbers of n values, the first of which is given.
func numbers(first, n int) string {
	if n == 1 {
		return fmt.Sprintf("value %d", first)
	}
	return fmt.Sprintf("values %d to %d", first, first+n-1)
}

// resultTypes reads the types of the results, which are gone when the next are
// read, and returns how many there are in the file. Results that are newer are
// made all the same, but have no number in it.
func (r *reader) resultTypes(c *cursor, e *encoding) (types []ast.Type, n int) {
	start := c.at
	n = e.results
	infos := e.info.Results
	if e.countResults {
		n = c.count("result count", 1)
		variadic := len(infos) > 0 && infos[len(infos)-1].Arity == ast.Variadic
		if c.ok() && (n < e.results-1 || n != e.results && !variadic) {
			c.failAt(start, "expected %d results of %s, got %d", e.results, e.info.Name, n)
		}
	}
	types = r.scratch.types[:0]
	for range n {
		types = append(types, r.typ(c, "result type"))
	}
	for i := e.results; i < len(infos); i++ {
		types = append(types, defaultType(&infos[i]))
	}
	if cap(types) > cap(r.scratch.types) {
		r.scratch.types = types
	}
	return types, n
}

// defaultType is the type of a result that is newer than the file.
func defaultType(info *ast.OperandInfo) ast.Type {
	if info.Type.Kind != ast.AToken {
		panic("BUG: bytecode.defaultType: result " + info.Name + " came after its op and has no type of its own")
	}
	return ast.TokenType{}
}

// flags reads which parts are there and refuses bits that stand for none.
func (r *reader) flags(c *cursor, e *encoding) uint64 {
	start := c.at
	flags := c.varint("flags")
	known := uint64(0)
	for i := range e.attrs {
		if a := &e.attrs[i]; a.written {
			known |= a.bit
			r.flagNote(flags, a.bit, a.Name)
		}
	}
	for i := range e.operands {
		if o := &e.operands[i]; o.written {
			known |= o.bit
			r.flagNote(flags, o.bit, o.Name)
		}
	}
	if flags&^known != 0 {
		c.failAt(start, "malformed bytecode: expected flags within 0x%x for %s in version %s, got 0x%x", known, e.info.Name, r.version, flags)
	}
	return flags
}

func (r *reader) flagNote(flags, bit uint64, name string) {
	if r.trace != nil && flags&bit != 0 {
		r.trace.note("%s", name)
	}
}

// attrRun is a run of bytes that held the flags and attributes of an op, and what
// they were read as. How an op is read depends on nothing but its opcode, its
// bytes, the tables of the file and, for constants, the type of the result. So
// where the same bytes follow again, they say the same and end at the same place.
type attrRun struct {
	raw   []byte
	typ   ast.Type // of a constant
	flags uint64
	attrs []ast.NamedAttr
}

// maxRuns is how many runs of an opcode are kept; most ops of a file have one of
// a few lists of attributes.
const maxRuns = 16

// sharedAttrs reads the flags, which it returns, and the attributes. Ops of the
// same attributes share one list.
func (r *reader) sharedAttrs(c *cursor, op *ast.Op, e *encoding, results []ast.Type) (flags uint64) {
	if !c.ok() || !e.hasFlags && len(e.attrs) == 0 {
		return 0
	}
	var typ ast.Type
	if op.Opcode == ast.OpConstant {
		typ = results[0]
	}
	runs := r.runs[op.Opcode]
	rest := c.data[c.at:c.end]
	for i := range runs {
		if run := &runs[i]; run.typ == typ && bytes.HasPrefix(rest, run.raw) && r.trace == nil {
			c.at += len(run.raw)
			op.Attrs = run.attrs
			return run.flags
		}
	}
	if e.hasFlags {
		flags = r.flags(c, e)
	}
	r.attrs(c, op, e, flags, typ)
	if c.ok() {
		op.Attrs = slices.Clip(op.Attrs)
		r.keepRun(op.Opcode, attrRun{rest[:len(rest)-c.left()], typ, flags, op.Attrs})
	}
	return flags
}

// keepRun keeps a run, instead of the oldest if there are too many.
func (r *reader) keepRun(code ast.Opcode, run attrRun) {
	runs := r.runs[code]
	if len(runs) < maxRuns {
		r.runs[code] = append(runs, run)
		return
	}
	runs[r.oldest[code]%maxRuns] = run
	r.oldest[code]++
}

func (r *reader) attrs(c *cursor, op *ast.Op, e *encoding, flags uint64, typ ast.Type) {
	if len(e.attrs) == 0 {
		return
	}
	op.Attrs = r.arena.Attrs(len(e.attrs))
	for i := range e.attrs {
		a := &e.attrs[i]
		value := a.Default
		switch {
		case a.bit != 0 && flags&a.bit == 0:
			continue
		case a.Kind == ast.AttrUnit:
			value = ast.UnitAttr{}
		case a.written:
			value = r.attr(c, a, typ)
		}
		if !c.ok() {
			return
		}
		if value != nil {
			op.Attrs = append(op.Attrs, ast.NamedAttr{Name: a.Name, Value: value})
		}
	}
}

// attr reads an attribute in the form that its row of the op table implies; typ
// is the type of a constant.
func (r *reader) attr(c *cursor, a *attrField, typ ast.Type) ast.Attr {
	switch a.Kind {
	case ast.AttrEnum:
		return r.enum(c, a)
	case ast.AttrBool:
		return ast.BoolAttr(c.u8(a.Name) != 0)
	case ast.AttrI32:
		return r.integer(c, a.Name, num.I32)
	case ast.AttrI64:
		return r.integer(c, a.Name, num.I64)
	case ast.AttrString:
		return ast.StringAttr(c.str(a.Name))
	case ast.AttrSymbolRef:
		return ast.SymbolAttr{Root: c.name(a.Name)}
	case ast.AttrArray:
		return r.array(c, 0)
	case ast.AttrDenseI32:
		list := c.int32s(a.Name)
		values := make([]int64, len(list))
		for i, v := range list {
			values[i] = int64(v)
		}
		return ast.DenseArrayAttr{Elem: num.I32, Values: values}
	case ast.AttrIndexFlags:
		return r.indexFlags(c, a.Name)
	case ast.AttrDense:
		return r.constant(c, typ)
	case ast.AttrHints:
		return ast.HintsAttr{Targets: r.dictionary(c, 0)}
	case ast.AttrPredicate:
		start := c.at
		switch v := r.tagged(c, 0).(type) {
		case ast.DivByAttr, ast.SameElementsAttr, ast.BoundedAttr:
			return v
		}
		if c.ok() {
			c.failAt(start, "expected div_by, same_elements or bounded for %s, got another attribute", a.Name)
		}
		return nil
	}
	panic("BUG: bytecode.reader.attr: attribute " + a.Name + " has no encoding")
}

func (r *reader) enum(c *cursor, a *attrField) ast.Attr {
	start := c.at
	names := a.Enum.Info().Names
	v := c.varint(a.Name)
	if v >= uint64(len(names)) || names[v] == "" {
		if c.ok() {
			c.failAt(start, "invalid integer value for enum type: expected a value of %s below %d, got %d", a.Name, len(names), v)
		}
		return nil
	}
	if r.trace != nil {
		r.trace.note("%s", names[v])
	}
	return ast.EnumOf(a.Enum, uint32(v))
}

// constant reads the value of a constant of type t.
func (r *reader) constant(c *cursor, t ast.Type) ast.Attr {
	if !c.ok() {
		return nil
	}
	if i, ok := r.tileIndex(t); ok {
		return r.dense(c, i)
	}
	c.failAt(c.at, "expected a tile of numbers as the type of a constant, got %s", t)
	return nil
}

// tileIndex finds the index of a tile type that was read from the table.
func (r *reader) tileIndex(t ast.Type) (int, bool) {
	tile, ok := t.(*ast.TileType)
	if !ok {
		return 0, false
	}
	if r.tiles == nil {
		r.tiles = make(map[*ast.TileType]int, len(r.types))
		for i := range r.types {
			if tt, ok := r.types[i].typ.(*ast.TileType); ok {
				r.tiles[tt] = i
			}
		}
	}
	i, ok := r.tiles[tile]
	return i, ok
}

// indexFlags reads a byte for each index. Bytes that are all zero leave the
// attribute out.
func (r *reader) indexFlags(c *cursor, name string) ast.Attr {
	data := c.bytes(name, c.count(name, 1))
	values := make([]int64, len(data))
	any := false
	for i, b := range data {
		if b != 0 {
			values[i], any = 1, true
		}
	}
	if !any {
		return nil
	}
	return ast.DenseArrayAttr{Elem: num.I1, Values: values}
}

// operands reads the operands.
func (r *reader) operands(c *cursor, op *ast.Op, e *encoding, flags uint64) {
	if len(e.operands) == 0 || !c.ok() {
		return
	}
	var vals []*ast.Value
	if e.segmented {
		vals = r.groups(c, op, e, flags)
	} else {
		n := len(e.operands)
		if e.countAll {
			start := c.at
			n = c.count("operand count", 1)
			if n < e.singles && c.ok() {
				c.failAt(start, "expected at least %d operands of %s, got %d", e.singles, e.info.Name, n)
			}
		}
		vals = r.arena.Pointers(n)
		for i := range vals {
			what := "operand"
			if !e.countAll {
				what = e.operands[i].Name
			}
			if !r.operand(c, &vals[i], what) {
				return
			}
		}
	}
	if c.ok() {
		r.arena.SetOperands(op, vals)
	}
}

// groups reads operands that vary in number, group by group.
func (r *reader) groups(c *cursor, op *ast.Op, e *encoding, flags uint64) []*ast.Value {
	list := r.scratch.operands[:0]
	segments := r.arena.Segments(op, len(e.operands))
	for i := range e.operands {
		o := &e.operands[i]
		n := 1
		switch {
		case !o.written || o.bit != 0 && flags&o.bit == 0:
			n = 0
		case o.Arity == ast.Variadic:
			n = c.count(o.count, 1)
		}
		segments[i] = int32(n)
		for range n {
			var v *ast.Value
			if !r.operand(c, &v, o.Name) {
				return nil
			}
			list = append(list, v)
		}
	}
	if cap(list) > cap(r.scratch.operands) {
		r.scratch.operands = list
	}
	vals := r.arena.Pointers(len(list))
	copy(vals, list)
	return vals
}

// operand reads the number of a value.
func (r *reader) operand(c *cursor, to **ast.Value, what string) bool {
	i := c.index(what, len(r.values))
	if i < 0 {
		return false
	}
	*to = r.values[i]
	return true
}

// regions reads the op's regions.
func (r *reader) regions(c *cursor, op *ast.Op, e *encoding) {
	start := c.at
	if n := c.varint("region count"); n != uint64(len(e.info.Regions)) && c.ok() {
		c.failAt(start, "%s op expected %d regions, got %d", e.info.Name, len(e.info.Regions), n)
	}
	if op.Opcode == ast.OpLoop {
		r.loops++
		defer func() { r.loops-- }()
	}
	if r.depth++; r.depth > maxNesting {
		c.failAt(start, "expected regions to nest to a depth of %d, got more", maxNesting)
	}
	for i := range e.info.Regions {
		if !c.ok() {
			break
		}
		if r.trace != nil {
			r.trace.open(c.at, "region %s", e.info.Regions[i])
		}
		region := r.arena.AddRegion(op)
		for range c.count("block count", 2) {
			r.block(c, region)
		}
		r.trace.close()
	}
	r.depth--
}

func (r *reader) block(c *cursor, region *ast.Region) {
	if !c.ok() {
		return
	}
	start := c.at
	scope := len(r.values)
	b := r.arena.AddBlock(region)
	types := r.scratch.types[:0]
	for range c.count("argument count", 1) {
		types = append(types, r.typ(c, "argument type"))
	}
	if cap(types) > cap(r.scratch.types) {
		r.scratch.types = types
	}
	if !c.ok() {
		return
	}
	r.arena.SetArgs(b, types)
	r.values = append(r.values, b.Args...)
	for range c.count("op count", 1) {
		if !c.ok() {
			return
		}
		r.op(c, b)
	}
	if last := b.Last(); c.ok() && (last == nil || !last.Info().Is(ast.Terminator)) {
		c.failAt(start, "invalid block structure: expected a terminator as the last op of the block, got %s", lastName(last))
	}
	r.values = r.values[:scope]
}

func lastName(op *ast.Op) string {
	if op == nil {
		return "no op"
	}
	return op.ShortName()
}
