package grammar

import (
	"strconv"
	"strings"
	"unsafe"

	"tileir/ast"
	"tileir/family"
	tir "tileir/grammar/internal/antlr"
)

const dialectPrefix = "cuda_tile."

// builder builds the module while the parser runs: it implements antlr.Builder.
// Its files are build.go (ops, regions, values), types.go, attrs.go,
// location.go, and ops.go, custom.go, constant.go for the syntax of single ops.
type builder struct {
	stream
	p         *tir.TileIRParser
	o         Options
	src       *ast.Source
	module    *ast.Module
	diags     ast.Diagnostics
	errors    int
	lastError ast.Pos
	passed    int   // tokens, in search of ops
	noResults int32 // offset before which no op with results starts
	depth     int   // of nesting

	impliedModule *ast.Block // of the entries outside modules; nil if there are none

	frames     []frame      // the ops being read, outermost first
	blocks     []*ast.Block // the blocks being filled, innermost last
	names      scope
	promises   promises
	branches   []branch
	openBraces int // of dictionaries, and of regions of an op that has failed

	// What rules leave for their callers.
	typ  ast.Type
	attr ast.Attr
	dict []ast.NamedAttr
	loc  *ast.Location
	// The arguments that the rule arguments has read.
	args []argument

	// marks notes the role of tokens by where they start, for Format; nil for
	// all other readers.
	marks map[int32]role
	// record takes down names of values, for SurveyText; nil for all other readers.
	record *recorder

	aliases
	typeReader
	attrReader
	locReader
	bodyReader
	arena
}

// frame is an op being read.
type frame struct {
	op      *ast.Op
	results []resultName
	base    int // where its operands start in builder.operands
	depth   int // nesting, open blocks and open scopes at its start
	blocks  int
	scopes  int
	entry   []argument // the arguments of the region that comes next
	bare    bool       // an entry or global outside modules, without its prefix
	done    bool
	generic bool // in the generic form
	builtin bool // names without a dialect are of the builtin dialect here

	properties bool // <{…}> has been read

	labels map[string]bool // of the blocks of the region at hand
}

// resultName is one name before the equals sign: %name or %name:count.
type resultName struct {
	name  string
	pos   ast.Pos
	count int
}

// argument is one argument of a block or a function.
type argument struct {
	name  string
	pos   ast.Pos
	typ   ast.Type
	attrs []ast.NamedAttr
	loc   *ast.Location
}

func newBuilder(name string, src []byte, o Options) *builder {
	b := &builder{o: o}
	if b.src, b.diags = family.Expand(name, src, o.Defines); b.src == nil {
		b.src = &ast.Source{Name: name, Text: src}
	}
	src = b.src.Text
	b.text = unsafe.String(unsafe.SliceData(src), len(src)) // src is not changed any more; see Parse
	b.module = &ast.Module{Source: b.src, Body: &ast.Block{}}
	b.names.init()
	b.known = map[string]ast.Type{}
	return b
}

// pos returns where a token starts.
func pos(t *token) ast.Pos { return ast.Pos(t.start + 1) }

// str returns the text of a token. It shares the memory of the source.
func (b *builder) str(t *token) string { return b.text[t.start:t.end] }

// valueName cuts %name#2 into name and 2; the number is -1 if there is none.
func valueName(s string) (name string, number int) {
	if i := strings.LastIndexByte(s, '#'); i > 0 {
		n, err := strconv.Atoi(s[i+1:])
		if err != nil {
			n = 1 << 30
		}
		return s[1:i], n
	}
	return s[1:], -1
}

// Deeper counts one level of nesting more.
func (b *builder) Deeper() {
	b.depth++
	if b.depth > maxDepth {
		b.fail(b.last(), codeDepth, "expected at most "+strconv.Itoa(maxDepth)+" levels of nesting, got more")
	}
}

// Shallower counts one level less.
func (b *builder) Shallower() { b.depth-- }

func (b *builder) top() *frame { return &b.frames[len(b.frames)-1] }

// block returns the block that ops go to.
func (b *builder) block() *ast.Block {
	if len(b.blocks) == 0 {
		return b.module.Body
	}
	return b.blocks[len(b.blocks)-1]
}

// ---- ops -----------------------------------------------------------------

// BeginOp starts an op.
func (b *builder) BeginOp() {
	b.drop()
	b.mark(b.at(0), markStart)
	n := len(b.frames)
	if n < cap(b.frames) {
		b.frames = b.frames[:n+1]
		f := &b.frames[n]
		*f = frame{results: f.results[:0], entry: f.entry[:0]}
	} else {
		b.frames = append(b.frames, frame{})
	}
	f := &b.frames[n]
	f.builtin = n == 0 || b.frames[n-1].namesBuiltin()
	f.base, f.depth, f.blocks, f.scopes = len(b.operands), b.depth, len(b.blocks), len(b.names.marks)
}

// namesBuiltin reports whether names without a dialect are of the builtin
// dialect in the regions of the op: those of its modules. The generic form leaves
// that as it is around the op.
func (f *frame) namesBuiltin() bool {
	if f.generic || f.op == nil {
		return f.builtin
	}
	return f.op.IsBuiltinModule()
}

// Result names a result: %name.
func (b *builder) Result() {
	t := b.last()
	name, number := valueName(b.str(t))
	if number >= 0 {
		b.fail(t, codeSyntax, "expected the name of a result, got "+b.describe(t))
		return
	}
	f := b.top()
	if len(f.results) == maxResults {
		b.fail(t, codeResultCount, "expected at most "+strconv.Itoa(maxResults)+" names of results, got more")
		return
	}
	f.results = append(f.results, resultName{name, pos(t), 1})
}

// ResultCount reads the 2 of %name:2.
func (b *builder) ResultCount() {
	t := b.last()
	n, err := strconv.Atoi(b.str(t))
	if err != nil || n < 1 || n > maxResults {
		b.fail(t, codeResultCount, "expected a number of results from 1 to "+strconv.Itoa(maxResults)+", got "+b.describe(t))
		return
	}
	f := b.top()
	f.results[len(f.results)-1].count = n
}

// CustomOp reads the rest of an op whose name has been read.
func (b *builder) CustomOp() {
	t := b.last()
	b.mark(t, markName)
	name := b.str(t)
	code, ok := b.lookupOp(name)
	if !ok {
		b.unknownOp(t, name)
		return
	}
	f := b.top()
	if code == opBuiltinModule {
		b.builtinModule()
		return
	}
	f.bare = len(b.blocks) == 0 && !strings.HasPrefix(name, dialectPrefix)
	f.op = b.newOp()
	f.op.Opcode, f.op.Pos = code, pos(t)
	b.body(code)
}

// opBuiltinModule stands for the module of the builtin dialect.
const opBuiltinModule = ast.NumOps

// lookupOp finds an op by its name as written. Inside the dialect's ops the
// prefix may be left out.
func (b *builder) lookupOp(name string) (ast.Opcode, bool) {
	if short, ok := strings.CutPrefix(name, dialectPrefix); ok {
		return ast.Lookup(short)
	}
	builtin := b.top().builtin
	if name == ast.BuiltinModule || builtin && name == "module" {
		return opBuiltinModule, true
	}
	if len(b.blocks) == 0 && (name == "entry" || name == "global") {
		return ast.Lookup(name) // as disassemblers print them; see implied
	}
	if builtin {
		return 0, false
	}
	return ast.Lookup(name)
}

func (b *builder) unknownOp(t *token, name string) {
	_, known := ast.Lookup(name)
	switch {
	case known:
		b.fail(t, codeUnknownOp, "expected an op with its dialect, got '"+name+"': write '"+dialectPrefix+name+"' outside modules").Fix = replace(t, dialectPrefix+name)
	case strings.Contains(name, ".") && !strings.HasPrefix(name, dialectPrefix):
		b.fail(t, codeNoFormat, "expected \""+name+"\" in the generic form, got an op of another dialect in its own syntax")
	case b.at(0).kind == kEqual:
		b.fail(t, codeUnknownOp, "expected an op, got '"+name+"': write '%"+name+"' if it is a value").Fix = replace(t, "%"+name)
	case opsOfOthers[name] != "":
		b.fail(t, codeUnknownOp, "expected an op, got '"+name+"': write "+opsOfOthers[name])
	default:
		instead, sure := opInstead(name)
		b.fail(t, codeUnknownOp, "expected an op, got '"+name+"'"+advise(instead, sure)).Fix = replace(t, instead)
	}
}

// opInstead returns the op that an unknown one stands for, or may stand for.
func opInstead(name string) (instead string, sure bool) {
	if now := currentOp(name); now != "" {
		return now, true
	}
	return similarOp(name), false
}

// OpLocation takes the trailing loc(…).
func (b *builder) OpLocation() {
	if op := b.top().op; op != nil && !b.unwinding {
		op.Loc = b.loc
	}
}

// FinishOp puts the op that has been read into its block.
func (b *builder) FinishOp() {
	f := b.top()
	if b.unwinding {
		return
	}
	if f.op == nil {
		f.done = true
		return
	}
	if !b.nameResults(f) {
		return
	}
	if f.bare {
		b.implied().Append(f.op)
	} else {
		b.block().Append(f.op)
	}
	f.done = true
}

// implied returns the body of the module that holds the entries and globals
// written outside any module: NVIDIA's disassembler leaves the module out.
func (b *builder) implied() *ast.Block {
	if b.impliedModule == nil {
		op := b.arena.NewOp(ast.OpModule)
		op.Pos = b.top().op.Pos
		b.setAttr(op, "sym_name", ast.StringAttr(ast.UnnamedModule))
		b.impliedModule = op.AddRegion().AddBlock()
		b.module.Body.Append(op)
	}
	return b.impliedModule
}

// nameResults checks the names before the equals sign and defines them.
func (b *builder) nameResults(f *frame) bool {
	if len(f.results) == 0 {
		return true
	}
	want := 0
	for i := range f.results {
		want += f.results[i].count
	}
	if got := len(f.op.Results()); got != want {
		b.reportAt(f.results[0].pos, codeResultCount,
			"expected "+plural(got, "name")+" for the results of '"+f.op.ShortName()+"', got "+strconv.Itoa(want))
		b.failQuietly()
		return false
	}
	i := 0
	for _, r := range f.results {
		vals := f.op.Results()[i : i+r.count]
		for _, v := range vals {
			v.Name, v.Pos = r.name, r.pos
		}
		b.define(r.name, r.pos, vals)
		i += r.count
	}
	return true
}

// EndOp closes the op that was read last or failed, and makes sure that the
// next token may start an op or end the region.
func (b *builder) EndOp() {
	if n := len(b.frames); n > 0 {
		b.endFrame(&b.frames[n-1])
		b.frames = b.frames[:n-1]
	}
	if b.unwinding {
		b.resume()
	}
	b.openBraces = 0
	b.skipStray()
}

// endFrame drops what an op has left behind where it failed.
func (b *builder) endFrame(f *frame) {
	b.depth = f.depth
	b.operands = b.operands[:f.base]
	for len(b.names.marks) > f.scopes {
		b.closeNames()
	}
	b.openBraces += len(b.blocks) - f.blocks // of regions that the failure has left open
	b.blocks = b.blocks[:f.blocks]
	b.resetReaders()
	if !f.done {
		b.breakResults(f)
	}
	f.op = nil
}

func (b *builder) mayFollowOp() bool {
	switch b.at(0).kind {
	case kWord, kValue, kString, kEOF:
		return true
	case kRBrace, kBlock:
		return len(b.blocks) > 0
	case kHash, kExcl:
		return len(b.blocks) == 0
	}
	return false
}

func (b *builder) orEndOfRegion() string {
	if len(b.blocks) > 0 {
		return " or '}'"
	}
	return ""
}

// breakResults defines the results of a failed op as broken, so that their
// uses fail without a further message.
func (b *builder) breakResults(f *frame) {
	for _, r := range f.results {
		b.names.define(r.name, binding{pos: r.pos})
		b.record.define(r.name, r.pos, nil)
		b.meet(r.name, nil)
	}
}

// ---- the generic form ------------------------------------------------------

// GenericOp starts an op in the generic form: its quoted name has been read.
func (b *builder) GenericOp() {
	t := b.last()
	b.mark(t, markName)
	name, ok := b.unquote(t)
	if !ok {
		return
	}
	if name == "" || strings.Contains(name, "\x00") {
		b.fail(t, codeUnknownOp, "expected the name of an op, got "+b.describe(t))
		return
	}
	op := b.newOp()
	op.Pos = pos(t)
	b.top().op, b.top().generic = op, true
	if short, ok := strings.CutPrefix(name, dialectPrefix); ok {
		if op.Opcode, ok = ast.Lookup(short); !ok {
			instead, sure := opInstead(short)
			b.fail(t, codeUnknownOp, "expected an op of Tile IR, got '"+name+"'"+advise(instead, sure)).Fix = replace(t, quoted(instead))
		}
		return
	}
	op.SetName(name)
	if len(b.blocks) == 0 && !b.o.AllowUnregistered && name != ast.BuiltinModule {
		b.fail(t, codeUnregister, "expected an op of Tile IR, got '"+name+"' of another dialect")
	}
}

// GenericOperand takes one %value of the operand list.
func (b *builder) GenericOperand() { b.use(b.last(), 0) }

// Properties takes <{…}>: the attributes that the op is defined with, and none
// else. What they are for an op outside the table nobody knows.
func (b *builder) Properties() {
	f := b.top()
	if b.unwinding {
		return
	}
	f.properties = true
	dict, isDict := b.attr.(ast.DictAttr)
	switch info := f.op.Info(); {
	case info == nil && !f.op.IsBuiltinModule():
		f.op.SetProperties(b.attr)
		return
	case !isDict:
		b.fail(b.last(), codeAttribute, "expected a dictionary of properties, got "+string(ast.AppendAttr(nil, b.attr)))
	case info == nil:
		b.addAttrs(dict)
	case len(info.Attrs) == 0 && !info.Is(ast.SegmentedOperands):
		b.fail(b.last(), codeAttribute, "expected no properties of '"+info.Name+"', which is defined without any, got some")
	default:
		for i, a := range dict {
			if !f.op.Owns(a.Name) && !(a.Name == segmentsName && info.Is(ast.SegmentedOperands)) {
				b.fail(b.dictKey(i), codeAttribute, "expected a property of '"+info.Name+"', got '"+a.Name+"'")
				return
			}
		}
		b.addAttrs(dict)
	}
}

// dictKey returns the key of entry i of the dictionary that has just been read,
// or the last token if that was an alias for one.
func (b *builder) dictKey(i int) *token {
	if i < len(b.dictKeys) {
		return &b.dictKeys[i]
	}
	return b.last()
}

// GenericAttrs takes {…}.
func (b *builder) GenericAttrs() { b.addAttrs(b.dict) }

// addAttrs adds the entries of the dictionary that has just been read.
func (b *builder) addAttrs(attrs []ast.NamedAttr) {
	op := b.top().op
	if b.unwinding {
		return
	}
	for i, a := range attrs {
		if op.Has(a.Name) {
			b.fail(b.dictKey(i), codeAttribute, "expected attribute '"+a.Name+"' once, got it twice")
			return
		}
		op.Attrs = append(op.Attrs, a)
	}
}

// GenericSignature takes the types of the operands and results.
func (b *builder) GenericSignature() {
	f := b.top()
	sig, ok := b.typ.(*ast.FunctionType)
	if !ok || b.unwinding {
		return
	}
	uses := b.operands[f.base:]
	if len(uses) != len(sig.Ins) {
		b.fail(b.last(), codeOperands, "expected "+plural(len(uses), "operand type")+", got "+strconv.Itoa(len(sig.Ins)))
		return
	}
	for i := range uses {
		if !b.checkUse(&uses[i], sig.Ins[i]) {
			return
		}
	}
	b.setOperands(f.op, uses)
	b.SetResults(f.op, sig.Outs)
	if f.op.Opcode != ast.OpUnregistered {
		b.finishGeneric(f)
	}
}

// ---- regions and blocks --------------------------------------------------

// OpenRegion starts a region of the op at hand, with the arguments that the
// op's own syntax has given for its first block.
func (b *builder) OpenRegion() {
	b.mark(b.last(), markOpen)
	b.Deeper()
	f := b.top()
	if f.op == nil || b.unwinding {
		return
	}
	b.openNames()
	f.labels = nil
	block := b.arena.AddBlock(b.arena.AddRegion(f.op))
	b.blocks = append(b.blocks, block)
	for _, a := range f.entry {
		b.addArgument(block, a)
	}
	f.entry = f.entry[:0]
	b.skipStray()
}

// CloseRegion ends a region. In the generic form one that holds nothing, not even
// a label, has no block.
func (b *builder) CloseRegion() {
	b.mark(b.last(), markClose)
	f := b.top()
	if f.op == nil {
		b.Shallower()
		return
	}
	b.closeNames()
	if block := b.block(); f.generic && block.First() == nil && block.Label == "" && len(block.Args) == 0 {
		block.Region().Blocks = nil
	}
	b.takeBranches(b.block().Region())
	b.blocks = b.blocks[:len(b.blocks)-1]
	b.Shallower()
}

// Label starts a block: ^name.
func (b *builder) Label() {
	b.mark(b.last(), markLabel)
	b.args = b.args[:0]
	b.label = b.str(b.last())[1:]
}

// OpenBlock takes the arguments of a block. A label right at the start of a
// region names its first block.
func (b *builder) OpenBlock() {
	if len(b.blocks) == 0 {
		b.fail(b.last(), codeScope, "expected an op, got a label outside any region")
		return
	}
	block := b.block()
	if block.First() != nil || len(block.Args) > 0 || block.Label != "" {
		if op := block.Parent(); op.Info() != nil {
			// Reading goes on in the block at hand.
			b.report(b.last(), codeScope, "expected one block in '"+op.ShortName()+"', got another")
		} else {
			block = block.Region().AddBlock()
			b.blocks[len(b.blocks)-1] = block
		}
	}
	block.Label = b.label
	b.newLabel(b.label)
	for _, a := range b.args {
		b.addArgument(block, a)
	}
	b.args = b.args[:0]
	b.skipStray()
}

func (b *builder) addArgument(block *ast.Block, a argument) {
	v := b.arena.AddArg(block, a.typ)
	v.Name, v.Pos = a.name, a.pos
	if a.loc != nil {
		block.SetArgLoc(v, a.loc)
	}
	b.define(a.name, a.pos, block.Args[len(block.Args)-1:])
}

// ArgName starts an argument: %name.
func (b *builder) ArgName() {
	t := b.last()
	name, number := valueName(b.str(t))
	if number >= 0 {
		b.fail(t, codeSyntax, "expected the name of an argument, got "+b.describe(t))
		return
	}
	b.args = append(b.args, argument{name: name, pos: pos(t)})
}

// ArgType takes the type of an argument.
func (b *builder) ArgType() { b.args[len(b.args)-1].typ = b.typ }

// ArgAttrs takes the attributes of an argument.
func (b *builder) ArgAttrs() { b.args[len(b.args)-1].attrs = b.dict }

// ArgLocation takes the location of an argument.
func (b *builder) ArgLocation() { b.args[len(b.args)-1].loc = b.loc }

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// ---- modules of the builtin dialect ------------------------------------------

// builtinModule reads module [@name] [attributes {…}] {…} of the builtin
// dialect.
func (b *builder) builtinModule() {
	op := b.newOp()
	op.Pos = pos(b.last())
	op.SetName(ast.BuiltinModule)
	b.top().op = op
	if t := *b.at(0); b.accept(kSymbol) {
		sym := b.symbol(&t)
		if sym.Nested != nil {
			b.fail(&t, codeSyntax, "expected a name such as @m, got "+b.describe(&t))
			return
		}
		op.SetAttr("sym_name", ast.StringAttr(sym.Root))
	}
	if b.acceptWord("attributes") {
		d, ok := b.readDict()
		if !ok {
			return
		}
		b.addAttrs(d)
	}
	if b.unwinding {
		return
	}
	if b.at(0).kind != kLBrace {
		b.unexpected("'{'")
		return
	}
	b.p.Region()
}

// takeAround makes the module of the builtin dialect that holds all of a file
// the one around the file.
func takeAround(m *ast.Module) {
	op := m.Body.First()
	if op == nil || op.Next() != nil || !op.IsBuiltinModule() || len(op.Operands())+len(op.Results()) > 0 {
		return
	}
	body := op.Body(0)
	if len(op.Regions()) != 1 || len(op.Regions()[0].Blocks) != 1 || len(body.Args) > 0 {
		return
	}
	op.Unlink()
	m.Around = ast.NewAround(op.Pos, op.Loc, op.Attrs)
	for inner := range body.Ops() {
		inner.Unlink()
		m.Body.Append(inner)
	}
}
