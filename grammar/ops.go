package grammar

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"tileir/ast"
	"tileir/ast/num"
)

// This file matches the bodies of ops against the assembly formats of the op
// table. custom.go holds the syntaxes that formats call custom<…>.

type arena = ast.Arena

// bodyReader holds what bodies have read: stacks, because bodies nest.
type bodyReader struct {
	operands []operandUse
	stated   []statedType
	scratch  []ast.Type
}

// statedType is a type that the text gives to an operand or a result.
type statedType struct {
	typ    ast.Type
	pos    ast.Pos
	index  int
	result bool
}

// newOp makes the op of the frame at hand.
func (b *builder) newOp() *ast.Op { return b.arena.NewOp(ast.OpUnregistered) }

// body reads an op in its own syntax; its name has been read.
func (b *builder) body(code ast.Opcode) {
	f := ast.FormatOf(code)
	switch {
	case f == nil:
		t := b.last()
		b.fail(t, codeNoFormat, "expected \""+dialectPrefix+b.str(t)+"\" in the generic form: the op has no syntax of its own")
		return
	case f.ByHand != "":
		b.byHand(f.ByHand)
	default:
		base := len(b.stated)
		if b.directives(f.Directives) {
			b.settleEither(f, base)
			b.finishBody(code, base)
		}
		b.stated = b.stated[:base]
	}
	if !b.unwinding {
		op := b.top().op
		for len(op.Regions()) < len(op.Info().Regions) {
			op.AddRegion()
		}
		b.addDefaults(op, true)
	}
}

// ---- tokens ----------------------------------------------------------------

// accept passes a token of the kind if it is next.
func (b *builder) accept(kind int16) bool {
	if b.unwinding || b.at(0).kind != kind {
		return false
	}
	b.i++
	return true
}

// expect passes a token of the kind or fails.
func (b *builder) expect(kind int16) bool {
	if b.unwinding {
		return false
	}
	if b.at(0).kind != kind {
		b.unexpected(kindNames[int(kind)])
		return false
	}
	b.i++
	return true
}

func (b *builder) atWord(w string) bool {
	t := b.at(0)
	return t.kind == kWord && b.str(t) == w
}

func (b *builder) acceptWord(w string) bool {
	if b.unwinding || !b.atWord(w) {
		return false
	}
	b.i++
	return true
}

func (b *builder) expectWord(w string) bool {
	if b.acceptWord(w) {
		return true
	}
	b.unexpected("'" + w + "'")
	return false
}

// integer reads an integer of 64 bits.
func (b *builder) integer() (int64, bool) {
	t := b.at(0)
	if t.kind != kInt && t.kind != kHex {
		b.unexpected("an integer")
		return 0, false
	}
	b.i++
	v := b.int64(t)
	return v, !b.unwinding
}

// ---- directives ----------------------------------------------------------------

// directives reads a list of directives.
func (b *builder) directives(ds []ast.Directive) bool {
	for i := range ds {
		if ds[i].Kind == ast.FormatLiteral && b.str(b.at(0)) != ds[i].Text {
			b.notLiteral(ds[:i], ds[i:])
			return false
		}
		if !b.directive(&ds[i]) {
			return false
		}
	}
	return true
}

// notLiteral fails where a literal is expected: there may stand a misspelt clause of
// those that may come before it.
func (b *builder) notLiteral(before, ds []ast.Directive) {
	if t := b.at(0); t.kind == kWord && !b.unwinding {
		if now := clauseInstead(before, b.str(t)); now != "" {
			b.fail(t, codeSyntax, "expected "+b.literalTitle(ds)+", got "+b.describe(t)+advise(now, false)).Fix = replace(t, now)
			return
		}
	}
	b.unexpected(b.literalTitle(ds))
}

// literalTitle names a literal, with what must follow it if that is one word or
// a choice of few: ', token', ', unsigned or , signed'.
func (b *builder) literalTitle(ds []ast.Directive) string {
	text := ds[0].Text
	if len(ds) == 1 {
		return "'" + text + "'"
	}
	info := b.top().op.Info()
	switch d := &ds[1]; {
	case d.Kind == ast.FormatResultType && info.Results[d.Index].Type.Kind == ast.AToken:
		return "'" + text + " token'"
	case d.Kind == ast.FormatCustom && d.Text == "Keyword":
		a := &info.Attrs[d.Body[0].Index]
		return "'" + text + "' and one of " + enumWords(a.Enum, nil) + " (" + enumTitle(a.Enum) + ")"
	}
	return "'" + text + "'"
}

func (b *builder) directive(d *ast.Directive) bool {
	switch d.Kind {
	case ast.FormatLiteral:
		b.i++
		return true
	case ast.FormatOperand:
		return b.operandDirective(d.Index)
	case ast.FormatAttr:
		return b.attrDirective(d.Index)
	case ast.FormatRegion:
		b.p.Region()
		return !b.unwinding
	case ast.FormatOperandType, ast.FormatResultType:
		return b.typeDirective(d.Index, d.Kind == ast.FormatResultType)
	case ast.FormatAttrDict:
		return b.attrDict()
	case ast.FormatAttrDictWithKeyword:
		return !b.acceptWord("attributes") || b.requiredDict()
	case ast.FormatGroup:
		return b.group(d)
	case ast.FormatOneOf:
		return b.oneOf(d)
	}
	return b.custom(d)
}

// operandDirective reads %a, or %a, %b for a variadic operand.
func (b *builder) operandDirective(slot int) bool {
	arity := b.top().op.Info().Operands[slot].Arity
	if arity != ast.Single && !b.atOperand() {
		return true
	}
	return b.operandList(slot, arity == ast.Variadic)
}

// atOperand reports whether the next token is an operand and not, on a line of
// its own, the result of the next op.
func (b *builder) atOperand() bool {
	t := b.at(0)
	return t.kind == kValue && !(t.newline && b.resultsAhead())
}

func (b *builder) operandList(slot int, many bool) bool {
	for {
		t := b.at(0)
		if t.kind != kValue {
			b.unexpected(kindNames[kValue])
			return false
		}
		b.i++
		if !b.use(t, slot) {
			return false
		}
		if !many || b.at(0).kind != kComma || b.at(1).kind != kValue {
			return true
		}
		b.i++
	}
}

// typeDirective reads the type of a value, or the types of a variadic one.
func (b *builder) typeDirective(index int, result bool) bool {
	info := b.top().op.Info()
	arity := ast.Single
	if result {
		arity = info.Results[index].Arity
	} else {
		arity = info.Operands[index].Arity
	}
	if arity != ast.Single && !b.atType() {
		return true
	}
	for {
		at := pos(b.at(0))
		t, ok := b.readType()
		if !ok {
			return false
		}
		b.stated = append(b.stated, statedType{t, at, index, result})
		if arity != ast.Variadic || !b.accept(kComma) {
			return true
		}
	}
}

// atType reports whether the next token is a type, other than that of a
// function.
func (b *builder) atType() bool {
	k := b.at(0).kind
	return k == kWord || k == kExcl
}

// attrDict reads the optional {…} with the attributes that have no place of
// their own.
func (b *builder) attrDict() bool { return b.at(0).kind != kLBrace || b.requiredDict() }

func (b *builder) requiredDict() bool {
	start := *b.at(0)
	d, ok := b.readDict()
	if !ok {
		return false
	}
	op := b.top().op
	for _, a := range d {
		if op.Has(a.Name) {
			b.fail(&start, codeAttribute, "expected attribute '"+a.Name+"' once, got it twice")
			return false
		}
		v, ok := b.coerce(op, &start, a.Name, a.Value)
		if !ok {
			return false
		}
		b.setAttr(op, a.Name, v)
	}
	return true
}

// setAttr adds an attribute that the op has not yet.
func (b *builder) setAttr(op *ast.Op, name string, a ast.Attr) {
	b.arena.AddAttr(op, ast.NamedAttr{Name: name, Value: a})
}

// present reports whether an optional group is there, by its first directive.
func (b *builder) present(d *ast.Directive) bool {
	t := b.at(0)
	switch d.Kind {
	case ast.FormatLiteral:
		return b.str(t) == d.Text
	case ast.FormatOperand:
		return b.atOperand()
	case ast.FormatRegion:
		return t.kind == kLBrace
	case ast.FormatOperandType, ast.FormatResultType:
		return t.kind == kWord || t.kind == kExcl
	case ast.FormatAttr:
		switch b.top().op.Info().Attrs[d.Index].Kind {
		case ast.AttrString:
			return t.kind == kString
		case ast.AttrSymbolName, ast.AttrSymbolRef:
			return t.kind == kSymbol
		}
		return t.kind == kWord
	}
	return t.kind == kWord || t.kind == kLBrace
}

func (b *builder) group(d *ast.Directive) bool {
	if !b.present(&d.Body[0]) {
		return true
	}
	return b.directives(d.Body)
}

// oneOf reads optional groups in any order, each at most once.
func (b *builder) oneOf(d *ast.Directive) bool {
	seen := uint64(0)
	for {
		found := -1
		for i := range d.Body {
			if seen>>i&1 == 0 && b.present(&d.Body[i].Body[0]) {
				found = i
				break
			}
		}
		if found < 0 {
			return true
		}
		seen |= 1 << found
		if !b.group(&d.Body[found]) {
			return false
		}
	}
}

// attrDirective reads an attribute in the spelling that its kind has.
func (b *builder) attrDirective(index int) bool {
	op := b.top().op
	info := &op.Info().Attrs[index]
	a, ok := b.attrOfKind(info)
	if ok {
		b.setAttr(op, info.Name, a)
	}
	return ok
}

func (b *builder) attrOfKind(info *ast.AttrInfo) (ast.Attr, bool) {
	t := *b.at(0)
	switch info.Kind {
	case ast.AttrUnit:
		return ast.UnitAttr{}, true
	case ast.AttrBool:
		if b.atWord("true") || b.atWord("false") {
			b.i++
			return ast.BoolAttr(b.str(&t) == "true"), true
		}
		b.unexpected("'true' or 'false'")
	case ast.AttrI32, ast.AttrI64:
		return b.typedInt(info.Kind)
	case ast.AttrString:
		return b.stringAttr()
	case ast.AttrSymbolName, ast.AttrSymbolRef:
		if !b.expect(kSymbol) {
			return nil, false
		}
		sym := b.symbol(&t)
		if info.Kind == ast.AttrSymbolRef {
			return sym, !b.unwinding
		}
		if sym.Nested != nil {
			b.fail(&t, codeSyntax, "expected a name such as @f, got "+b.describe(&t))
		}
		return ast.StringAttr(sym.Root), !b.unwinding
	case ast.AttrDenseI32:
		return b.denseI32()
	case ast.AttrEnum:
		return b.enumAttr(info)
	case ast.AttrHints:
		return b.hintsAttr()
	default:
		return b.readAttr()
	}
	return nil, false
}

func (b *builder) typedInt(kind ast.AttrKind) (ast.Attr, bool) {
	t := *b.at(0)
	if t.kind != kInt && t.kind != kHex {
		b.unexpected("an integer")
		return nil, false
	}
	b.i++
	typ := num.I64
	if kind == ast.AttrI32 {
		typ = num.I32
	}
	v := num.Signed(typ, b.intBits(&t, typ))
	return ast.IntAttr{Value: v, Type: ast.NumType(typ)}, !b.unwinding
}

func (b *builder) denseI32() (ast.Attr, bool) {
	if b.atWord("array") {
		return b.readAttr()
	}
	t := *b.at(0)
	vals, ok := b.intList()
	for _, v := range vals {
		if v != int64(int32(v)) {
			b.fail(&t, codeRange, "expected integers of 32 bits, got "+strconv.FormatInt(v, 10))
			return nil, false
		}
	}
	return ast.DenseArrayAttr{Elem: num.I32, Values: vals}, ok
}

func (b *builder) enumAttr(info *ast.AttrInfo) (ast.Attr, bool) {
	if info.Enum.Bare() {
		v, ok := b.enumWord(info.Enum, nil)
		return ast.EnumOf(info.Enum, v), ok
	}
	if !b.expect(kLess) {
		return nil, false
	}
	v, ok := b.enumWord(info.Enum, nil)
	return ast.EnumOf(info.Enum, v), ok && b.expect(kGreater)
}

// hintsAttr reads <…> or #cuda_tile.optimization_hints<…>.
func (b *builder) hintsAttr() (ast.Attr, bool) {
	if t := b.at(0); t.kind == kHash {
		a, ok := b.readAttr()
		if _, isHints := a.(ast.HintsAttr); ok && !isHints {
			b.fail(t, codeAttribute, "expected optimization_hints<…>, got another attribute")
		}
		return a, !b.unwinding
	}
	a := b.hintsBody()
	return a, !b.unwinding
}

// ---- types of operands and results ---------------------------------------------

// origin says where the type of an operand or result comes from.
type origin struct {
	kind  originKind
	index int
	fixed ast.Type
}

type originKind uint8

const (
	fromNowhere       originKind = iota // nothing says it
	fromText                            // the format states it
	fromStatedOperand                   // the same as what the format states for an operand
	fromStatedResult                    // … for a result
	fromOperand                         // the type of the value that is the operand
	fromConstraint                      // only one type is possible
)

// plan says for each operand and result of an op where its type comes from,
// and which attributes have defaults.
type plan struct {
	once              sync.Once
	operands, results []origin
	defaults          []int
}

var plans [ast.NumOps]plan

func planOf(code ast.Opcode) *plan {
	p := &plans[code]
	p.once.Do(func() { p.make(&ast.Table[code], ast.FormatOf(code)) })
	return p
}

func (p *plan) make(info *ast.OpInfo, f *ast.Format) {
	for i := range info.Attrs {
		if info.Attrs[i].Default != nil {
			p.defaults = append(p.defaults, i)
		}
	}
	stated := map[string]bool{}
	if f != nil {
		collectStated(info, f.Directives, stated)
	}
	for i := range info.Operands {
		p.operands = append(p.operands, originOf(info, info.Operands[i], stated, false))
	}
	for i := range info.Results {
		p.results = append(p.results, originOf(info, info.Results[i], stated, true))
	}
}

func collectStated(info *ast.OpInfo, ds []ast.Directive, stated map[string]bool) {
	for i := range ds {
		switch d := &ds[i]; d.Kind {
		case ast.FormatOperandType:
			stated[info.Operands[d.Index].Name] = true
		case ast.FormatResultType:
			stated[info.Results[d.Index].Name] = true
		default:
			collectStated(info, d.Body, stated)
		}
	}
}

func originOf(info *ast.OpInfo, v ast.OperandInfo, stated map[string]bool, result bool) origin {
	if stated[v.Name] {
		return origin{kind: fromText}
	}
	for _, names := range info.SameTypes {
		if !slices.Contains(names, v.Name) {
			continue
		}
		for _, n := range names {
			if i := info.OperandIndex(n); i >= 0 && stated[n] {
				return origin{kind: fromStatedOperand, index: i}
			}
			if i := info.ResultIndex(n); i >= 0 && stated[n] {
				return origin{kind: fromStatedResult, index: i}
			}
		}
		for _, n := range names {
			if i := info.OperandIndex(n); i >= 0 && result {
				return origin{kind: fromOperand, index: i}
			}
		}
	}
	if t := onlyType(v.Type); t != nil {
		return origin{kind: fromConstraint, fixed: t}
	}
	return origin{}
}

// onlyType returns the type that a constraint leaves no choice about, or nil.
func onlyType(c ast.Constraint) ast.Type {
	if c.Kind == ast.AToken {
		return ast.TokenType{}
	}
	if c.Kind == ast.TileOfNumbers && c.Scalar && c.Elems&(c.Elems-1) == 0 {
		for t := num.I1; t < num.NumTypes; t++ {
			if c.Elems.Has(t) {
				return ast.Tile(t)
			}
		}
	}
	return nil
}

// statedFor returns the types that the text states for an operand or result.
// They are appended to b.scratch, which the caller resets.
func (b *builder) statedFor(base, index int, result bool) []ast.Type {
	start := len(b.scratch)
	for _, s := range b.stated[base:] {
		if s.index == index && s.result == result {
			b.scratch = append(b.scratch, s.typ)
		}
	}
	return b.scratch[start:]
}

func (b *builder) firstStated(base, index int, result bool) ast.Type {
	for i := range b.stated[base:] {
		if s := &b.stated[base+i]; s.index == index && s.result == result {
			return s.typ
		}
	}
	return nil
}

// finishBody checks the uses against the stated types, and gives the op its
// operands and results.
func (b *builder) finishBody(code ast.Opcode, base int) {
	p := planOf(code)
	f := b.top()
	uses := b.operands[f.base:]
	defer func() { b.scratch = b.scratch[:0] }()
	for slot := range p.operands {
		if !b.checkSlot(uses, slot, &p.operands[slot], base) {
			return
		}
	}
	b.setOperands(f.op, uses)
	if b.unwinding {
		return
	}
	b.scratch = b.scratch[:0]
	for i := range p.results {
		switch o := &p.results[i]; o.kind {
		case fromText:
			b.statedFor(base, i, true)
		case fromStatedOperand:
			b.scratch = append(b.scratch, b.firstStated(base, o.index, false))
		case fromStatedResult:
			b.scratch = append(b.scratch, b.firstStated(base, o.index, true))
		case fromOperand:
			b.scratch = append(b.scratch, f.op.Group(o.index)[0].Type)
		case fromConstraint:
			b.scratch = append(b.scratch, o.fixed)
		default:
			panic("BUG: grammar: nothing gives the type of result " + ast.Table[code].Results[i].Name + " of " + ast.Table[code].Name)
		}
	}
	b.SetResults(f.op, b.scratch)
}

// settleEither finds out which of two optional operands is there where the
// text has one, which has been read as the first; see ast.Format.Either.
func (b *builder) settleEither(f *ast.Format, base int) {
	info := b.top().op.Info()
	for _, p := range f.Either {
		t := b.firstStated(base, p.First, false)
		if t == nil || b.firstStated(base, p.Second, false) != nil ||
			info.Operands[p.First].Type.Admits(t) || !b.mayHaveType(p.Second, t, base) {
			continue
		}
		for i := range b.operands[b.top().base:] {
			if u := &b.operands[b.top().base+i]; u.slot == p.First {
				u.slot = p.Second
			}
		}
		for i := range b.stated[base:] {
			if s := &b.stated[base+i]; s.index == p.First && !s.result {
				s.index = p.Second
			}
		}
	}
}

// mayHaveType reports whether a type is one of those of an operand, and the same
// as what the text states for the results that must have it too.
func (b *builder) mayHaveType(slot int, t ast.Type, base int) bool {
	info := b.top().op.Info()
	operand := &info.Operands[slot]
	for _, names := range info.SameTypes {
		if !slices.Contains(names, operand.Name) {
			continue
		}
		for _, n := range names {
			if i := info.ResultIndex(n); i >= 0 {
				if r := b.firstStated(base, i, true); r != nil && !ast.Same(r, t) {
					return false
				}
			}
		}
	}
	return operand.Type.Admits(t)
}

// checkSlot checks the types of the uses that stand for one operand of the
// table.
func (b *builder) checkSlot(uses []operandUse, slot int, o *origin, base int) bool {
	var want ast.Type
	switch o.kind {
	case fromText:
		return b.checkStated(uses, slot, base)
	case fromStatedOperand:
		want = b.firstStated(base, o.index, false)
	case fromStatedResult:
		want = b.firstStated(base, o.index, true)
	case fromConstraint:
		want = o.fixed
	}
	for i := range uses {
		if uses[i].slot == slot && !b.checkUse(&uses[i], want) {
			return false
		}
	}
	return true
}

// checkStated checks uses whose types the text lists one by one.
func (b *builder) checkStated(uses []operandUse, slot, base int) bool {
	k, at := base, b.top().op.Pos
	next := func() ast.Type {
		for ; k < len(b.stated); k++ {
			if s := &b.stated[k]; s.index == slot && !s.result {
				k++
				at = s.pos
				return s.typ
			}
		}
		return nil
	}
	for i := range uses {
		if uses[i].slot != slot {
			continue
		}
		want := next()
		if want == nil {
			b.failAt(at, codeOperands, "expected a type for each operand, got too few")
			return false
		}
		if !b.checkUse(&uses[i], want) {
			return false
		}
	}
	if next() != nil {
		b.failAt(at, codeOperands, "expected a type for each operand, got too many")
		return false
	}
	return true
}

// setOperands gives the op its operands in the order of the table.
func (b *builder) setOperands(op *ast.Op, uses []operandUse) {
	info := op.Info()
	for i := range uses {
		if uses[i].val.Type == nil { // promised, and nothing says its type
			b.failAt(uses[i].pos, codeUndefined, "expected a defined value, got %"+uses[i].val.Name)
			return
		}
	}
	vals := b.Pointers(len(uses))
	if info == nil || len(info.Operands) == 0 {
		for i := range uses {
			vals[i] = uses[i].val
		}
		b.SetOperands(op, vals)
		return
	}
	var segments []int32
	if info.Is(ast.SegmentedOperands) {
		segments = b.Segments(op, len(info.Operands))
	}
	n := 0
	for slot := range info.Operands {
		start := n
		for i := range uses {
			if uses[i].slot == slot {
				vals[n] = uses[i].val
				n++
			}
		}
		if segments != nil {
			segments[slot] = int32(n - start)
		}
	}
	b.SetOperands(op, vals)
}

// addDefaults adds the attributes that the text leaves to their defaults. Some
// may be left out in the ops' own syntax only.
func (b *builder) addDefaults(op *ast.Op, pretty bool) {
	info := op.Info()
	for _, i := range planOf(op.Opcode).defaults {
		if a := &info.Attrs[i]; !op.Has(a.Name) && (pretty || !a.PrettyOnly) {
			b.setAttr(op, a.Name, a.Default)
		}
	}
}

// similarOp suggests an op whose name is close.
func similarOp(name string) string {
	if strings.Contains(name, ".") {
		return "" // of another dialect
	}
	best, at := 3, ast.OpUnregistered
	for code := ast.OpUnregistered + 1; code < ast.NumOps; code++ {
		if d := ast.Distance(name, ast.Table[code].Name, best); d < best {
			best, at = d, code
		}
	}
	if at == ast.OpUnregistered {
		return ""
	}
	return ast.Table[at].Name
}

// typeInstead returns the type that an unknown one stands for, or may stand for.
func typeInstead(name string) (instead string, sure bool) {
	if now := formerTypes[name]; now != "" {
		return now, true
	}
	if now := extentsFirst(name); now != "" {
		return now, true
	}
	return similarType(name), false
}

// similarType suggests a type whose name is close.
func similarType(name string) string {
	for _, t := range []string{"tile", "ptr", "token", "tensor_view", "partition_view", "strided_view", "gather_scatter_view"} {
		if ast.Distance(name, t, 3) < 3 {
			return t
		}
	}
	return ""
}
