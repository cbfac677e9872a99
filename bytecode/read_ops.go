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
	scratch   struct {
		types    []int // indices of the types of results and arguments
		operands []int // numbers of values
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
	for i, a := range r.arena.SetArgs(b, len(sig.Ins)) {
		a.Type = sig.Ins[i]
	}
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
//
// What the op has is read as numbers first and made pointers when all is known:
// to store a pointer costs much while the garbage collector runs.
func (r *reader) parts(c *cursor, op *ast.Op, e *encoding) {
	types := r.resultTypes(c, e)
	flags := r.sharedAttrs(c, op, e, types)
	operands := r.operands(c, op, e, flags)
	if !c.ok() {
		return
	}
	numbered := len(types)
	r.setValues(op, e, operands, types)
	if len(e.info.Regions) > 0 {
		r.regions(c, op, e)
	}
	if c.ok() {
		if r.trace != nil && numbered > 0 {
			r.trace.title("defines %s", numbers(len(r.values), numbered))
		}
		r.values = append(r.values, op.Results()[:numbered]...)
	}
}

// setValues gives the op its operands, by number, and its results, by index of
// their type. Results that are newer than the file are made all the same, but
// have no number in it.
func (r *reader) setValues(op *ast.Op, e *encoding, operands, types []int) {
	newer := e.info.Results[min(e.results, len(e.info.Results)):]
	vals := r.arena.Pointers(len(operands) + len(types) + len(newer))
	for i, n := range operands {
		vals[i] = r.values[n]
	}
	results := r.arena.SetValues(op, vals, len(operands))
	for i, t := range types {
		results[i].Type = r.types[t].typ
	}
	for i := range newer {
		results[len(types)+i].Type = defaultType(&newer[i])
	}
}

// numbers renders the numbers of n values, the first of which is given.
func numbers(first, n int) string {
	if n == 1 {
		return fmt.Sprintf("value %d", first)
	}
	return fmt.Sprintf("values %d to %d", first, first+n-1)
}

// resultTypes reads the indices of the types of the results that the file has.
func (r *reader) resultTypes(c *cursor, e *encoding) []int {
	start := c.at
	n := e.results
	infos := e.info.Results
	if e.countResults {
		n = c.count("result count", 1)
		variadic := len(infos) > 0 && infos[len(infos)-1].Arity == ast.Variadic
		if c.ok() && (n < e.results-1 || n != e.results && !variadic) {
			c.failAt(start, "expected %d results of %s, got %d", e.results, e.info.Name, n)
		}
	}
	return r.typeIndices(c, n, "result type")
}

// typeIndices reads the indices of n types. They are gone when the next are read.
func (r *reader) typeIndices(c *cursor, n int, what string) []int {
	types := slices.Grow(r.scratch.types[:0], n)
	for range n {
		types = append(types, r.typeIndex(c, what))
	}
	r.scratch.types = types
	return types
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
	typ   int // index of the type, of a constant
	flags uint64
	attrs []ast.NamedAttr
}

// maxRuns is how many runs of an opcode are kept; most ops of a file have one of
// a few lists of attributes.
const maxRuns = 16

// sharedAttrs reads the flags, which it returns, and the attributes. Ops of the
// same attributes share one list.
func (r *reader) sharedAttrs(c *cursor, op *ast.Op, e *encoding, results []int) (flags uint64) {
	if !c.ok() || !e.hasFlags && len(e.attrs) == 0 {
		return 0
	}
	typ := -1
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

func (r *reader) attrs(c *cursor, op *ast.Op, e *encoding, flags uint64, typ int) {
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
// is the index of the type of a constant.
func (r *reader) attr(c *cursor, a *attrField, typ int) ast.Attr {
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
		return r.dense(c, typ)
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

// operands reads the numbers of the operands. They are gone when the next are read.
func (r *reader) operands(c *cursor, op *ast.Op, e *encoding, flags uint64) []int {
	list := r.scratch.operands[:0]
	switch {
	case len(e.operands) == 0 || !c.ok():
		return nil
	case e.segmented:
		list = r.groups(c, op, e, flags, list)
	case e.countAll:
		start := c.at
		n := c.count("operand count", 1)
		if n < e.singles && c.ok() {
			c.failAt(start, "expected at least %d operands of %s, got %d", e.singles, e.info.Name, n)
		}
		list = slices.Grow(list, n)
		for range n {
			list = append(list, c.index("operand", len(r.values)))
		}
	default:
		for i := range e.operands {
			list = append(list, c.index(e.operands[i].Name, len(r.values)))
		}
	}
	r.scratch.operands = list
	return list
}

// groups reads operands that vary in number, group by group, and appends their
// numbers to list.
func (r *reader) groups(c *cursor, op *ast.Op, e *encoding, flags uint64, list []int) []int {
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
		list = slices.Grow(list, n)
		for range n {
			list = append(list, c.index(o.Name, len(r.values)))
		}
	}
	return list
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
	types := r.typeIndices(c, c.count("argument count", 1), "argument type")
	if !c.ok() {
		return
	}
	for i, a := range r.arena.SetArgs(b, len(types)) {
		a.Type = r.types[types[i]].typ
	}
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
