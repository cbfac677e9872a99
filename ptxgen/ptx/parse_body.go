package ptx

import (
	"slices"
	"strings"
)

// body reads the statements of a function.
type body struct {
	*parser
	f      *Func
	scopes []scope
	// named are the single registers by name and type, and active those that
	// a scope around this place has declared.
	named  map[namedReg][]Reg
	single [numTypes]int // the declaration of a type's single registers, plus 1
	active map[Reg]bool
	ranges map[int]bool // declarations of ranges that are active
	// pending are operands that may name a label.
	pending []pendingLabel
	loc     int32
	here    token              // of the operand being read
	offsets *map[uint32]uint32 // of a template
}

type namedReg struct {
	name string
	typ  Type
}

// scope is what a pair of braces declares.
type scope struct {
	open    token
	regs    map[string]Reg // single registers
	ranges  map[string]int // the declaration of a range by its prefix
	labels  map[string]uint32
	pending int // the first of body.pending that is within
}

// pendingLabel is an operand that names something not known yet.
type pendingLabel struct {
	operand uint32
	tok     token
	branch  bool // it must be a label
}

func newBody(p *parser, f *Func) *body {
	return &body{parser: p, f: f, named: map[namedReg][]Reg{}, active: map[Reg]bool{}, ranges: map[int]bool{}, loc: NoLoc}
}

// read reads up to the brace that ends the function.
func (b *body) read() {
	b.push(b.tok)
	for !b.is("}") || len(b.scopes) > 1 {
		b.statement()
	}
	b.pop()
	b.unknownLabels()
	b.advance()
}

// unknownLabels reports the first name that must be a label and is none.
func (b *body) unknownLabels() {
	for _, l := range b.pending {
		if l.branch {
			b.failAt(l.tok, "expected a label, got %q: the function has no such label", l.tok.text)
		}
	}
}

// maxScopes bounds how deep braces may be nested.
const maxScopes = 1000

func (b *body) push(open token) {
	if len(b.scopes) == maxScopes {
		b.failAt(open, "more than %d scopes within each other", maxScopes)
	}
	b.scopes = append(b.scopes, scope{open: open, pending: len(b.pending)})
}

// pop ends a scope: names of labels within are known now.
func (b *body) pop() {
	s := &b.scopes[len(b.scopes)-1]
	kept := b.pending[:s.pending]
	for _, l := range b.pending[s.pending:] {
		id, ok := s.labels[l.tok.text]
		if !ok {
			kept = append(kept, l)
			continue
		}
		o := &b.f.Operands[l.operand]
		o.Kind, o.ID = LabelRef, id
	}
	b.pending = kept
	for _, r := range s.regs {
		delete(b.active, r)
	}
	for _, decl := range s.ranges {
		delete(b.ranges, decl)
	}
	b.scopes = b.scopes[:len(b.scopes)-1]
}

// add appends a statement that begins at a token.
func (b *body) add(t token, op Op, first int) *Inst {
	b.f.Body = append(b.f.Body, Inst{
		Op: op, First: uint32(first), Count: uint32(len(b.f.Operands) - first),
		Loc: b.loc, Line: t.line, Col: t.col, Joined: t.joined && len(b.f.Body) > 0,
	})
	return &b.f.Body[len(b.f.Body)-1]
}

// operand appends an operand, which stands where b.here says.
func (b *body) operand(o Operand) {
	b.f.Operands = append(b.f.Operands, o)
	b.f.Places = append(b.f.Places, Place{b.here.line, b.here.col})
}

// insert puts a group before the operands from at on.
func (b *body) insert(at int, o Operand) {
	b.f.Operands = slices.Insert(b.f.Operands, at, o)
	b.f.Places = slices.Insert(b.f.Places, at, b.f.Places[at])
}

// statement reads one statement.
func (b *body) statement() {
	t := b.tok
	switch t.kind {
	case tokIdent, tokPunct:
		switch t.text {
		case "{":
			b.advance()
			b.push(t)
			b.add(t, OpOpen, len(b.f.Operands))
		case "}":
			b.pop()
			b.advance()
			b.add(t, OpClose, len(b.f.Operands))
		case ";":
			b.advance()
		default:
			b.instruction()
		}
	case tokDot:
		b.directiveIn()
	default:
		b.failHere("an instruction")
	}
}

// directiveIn reads a directive of a body.
func (b *body) directiveIn() {
	t, first := b.tok, len(b.f.Operands)
	switch t.text {
	case ".reg":
		b.registers()
		b.add(t, OpReg, first)
	case ".local", ".shared", ".param", ".global", ".const":
		for _, v := range b.variables("") {
			first = len(b.f.Operands)
			b.f.Vars = append(b.f.Vars, v)
			b.operand(Operand{Kind: Variable, ID: uint32(len(b.f.Vars) - 1)})
			b.add(t, OpVar, first)
		}
	case ".loc":
		b.readLoc()
		b.add(t, OpLoc, first)
	case ".pragma":
		b.advance()
		b.operand(Operand{Kind: Symbol, ID: b.symbol(b.take(tokString, "a string").text)})
		b.expect(";")
		b.add(t, OpPragma, first)
	case ".branchtargets", ".calltargets":
		b.targets(t)
	case ".callprototype":
		b.prototype(t)
	default:
		b.failHere("an instruction")
	}
}

// targets reads the labels that a branch goes to, or functions of a call.
func (b *body) targets(t token) {
	first := len(b.f.Operands)
	b.advance()
	b.operand(Operand{Kind: Symbol, ID: b.symbol(t.text)})
	for {
		b.pendingName(b.take(tokIdent, "a label"), t.text == ".branchtargets")
		if !b.accept(",") {
			break
		}
	}
	b.expect(";")
	b.add(t, OpTargets, first)
}

// prototype reads the type of functions that are called by their address.
func (b *body) prototype(t token) {
	first := len(b.f.Operands)
	b.advance()
	f := &Func{Declared: true, Line: t.line}
	if b.is("(") {
		f.Results = b.params()
	}
	f.Name = b.name("_")
	f.Params = b.params()
	for b.tok.kind == tokDot {
		f.Directives = append(f.Directives, b.directive())
	}
	b.expect(";")
	b.f.Protos = append(b.f.Protos, f)
	b.operand(Operand{Kind: Proto, ID: uint32(len(b.f.Protos) - 1)})
	b.add(t, OpProto, first)
}

// readLoc reads a .loc, which ends without a semicolon.
func (b *body) readLoc() {
	b.advance()
	l := Loc{Caller: NoLoc}
	at := b.place()
	l.File, l.Line, l.Column = at.file, at.line, at.column
	if b.accept(",") {
		b.expect("function_name")
		l.Function = b.name("the label of a name")
		if b.accept("+") {
			l.Offset = b.integer("an offset")
		}
		b.expect(",")
		t := b.tok
		b.expect("inlined_at")
		caller, ok := b.callers[b.place()]
		if !ok {
			b.failAt(t, "expected a .loc of the place that inlined_at names before this one")
		}
		l.Caller = caller
	}
	b.loc = int32(len(b.m.Locs))
	b.callers[at] = b.loc
	b.m.Locs = append(b.m.Locs, l)
}

func (b *body) place() place {
	return place{b.natural("the number of a file"), b.natural("a line"), b.natural("a column")}
}

// registers reads a .reg directive.
func (b *body) registers() {
	b.advance()
	typ := b.typ("registers")
	for {
		t := b.take(tokIdent, "the name of a register")
		if b.accept("<") {
			b.declareRange(t, typ, b.natural("a number of registers"))
			b.expect(">")
		} else {
			b.declareReg(t, typ)
		}
		if !b.accept(",") {
			break
		}
	}
	b.expect(";")
}

// declaration appends to the register declarations.
func (b *body) declaration(t token, d RegDecl) int {
	if len(b.f.Regs) >= MaxRegDecls {
		b.failAt(t, "more than %d declarations of registers in a function", MaxRegDecls)
	}
	b.f.Regs = append(b.f.Regs, d)
	return len(b.f.Regs) - 1
}

func (b *body) declareRange(t token, typ Type, count int64) {
	if count == 0 || count > MaxRegIndex {
		b.failAt(t, "expected 1 to %d registers, got %d", MaxRegIndex, count)
	}
	s := &b.scopes[len(b.scopes)-1]
	if _, ok := s.ranges[t.text]; ok {
		b.failAt(t, "registers %s are declared twice", t.text)
	}
	decl := slices.IndexFunc(b.f.Regs, func(d RegDecl) bool {
		return d.Type == typ && d.Prefix == t.text && int64(d.Count) == count
	})
	if decl < 0 || b.ranges[decl] {
		decl = b.declaration(t, RegDecl{Type: typ, Prefix: t.text, Count: uint32(count)})
	}
	b.ranges[decl] = true
	if s.ranges == nil {
		s.ranges = map[string]int{}
	}
	s.ranges[t.text] = decl
	b.operand(Operand{Kind: RegRange, ID: uint32(decl)})
}

func (b *body) declareReg(t token, typ Type) {
	s := &b.scopes[len(b.scopes)-1]
	if _, ok := s.regs[t.text]; ok {
		b.failAt(t, "register %s is declared twice", t.text)
	}
	r := b.freeReg(t, typ)
	b.active[r] = true
	if s.regs == nil {
		s.regs = map[string]Reg{}
	}
	s.regs[t.text] = r
	b.operand(Operand{Kind: Register, ID: uint32(r)})
}

// freeReg returns a register of a name and type that no scope around this place
// has.
func (b *body) freeReg(t token, typ Type) Reg {
	key := namedReg{t.text, typ}
	for _, r := range b.named[key] {
		if !b.active[r] {
			return r
		}
	}
	if b.single[typ] == 0 {
		b.single[typ] = b.declaration(t, RegDecl{Type: typ}) + 1
	}
	decl := b.single[typ] - 1
	d := &b.f.Regs[decl]
	if len(d.Names) > MaxRegIndex {
		b.failAt(t, "more than %d registers", MaxRegIndex)
	}
	r := MakeReg(decl, uint32(len(d.Names)))
	d.Names = append(d.Names, strings.Clone(t.text))
	b.named[key] = append(b.named[key], r)
	return r
}

// register finds a register by its name, in the innermost scope that has it.
func (b *body) register(name string) (Reg, bool) {
	digits := len(name)
	for digits > 0 && isDigit(name[digits-1]) {
		digits--
	}
	for i := len(b.scopes) - 1; i >= 0; i-- {
		s := &b.scopes[i]
		if r, ok := s.regs[name]; ok {
			return r, true
		}
		if r, ok := b.numbered(s, name, digits); ok {
			return r, true
		}
	}
	return 0, false
}

// numbered finds a register of a range. Prefixes may end with digits: the
// longest number is tried first.
func (b *body) numbered(s *scope, name string, digits int) (Reg, bool) {
	if len(s.ranges) == 0 {
		return 0, false
	}
	for at := digits; at < len(name); at++ {
		if name[at] == '0' && at+1 < len(name) {
			continue
		}
		decl, ok := s.ranges[name[:at]]
		if !ok || len(name)-at > 9 {
			continue
		}
		n := uint32(0)
		for _, c := range []byte(name[at:]) {
			n = n*10 + uint32(c-'0')
		}
		if n < b.f.Regs[decl].Count {
			return MakeReg(decl, n), true
		}
	}
	return 0, false
}

// instruction reads an instruction or a label.
func (b *body) instruction() {
	t := b.tok
	guard, negated := Reg(0), false
	if b.accept("@") {
		negated = b.accept("!")
		guard = b.predicate()
	}
	if b.tok.kind != tokIdent {
		b.failHere("an instruction")
	}
	op := b.tok
	b.extend(&op)
	b.advance()
	if guard == 0 && b.is(":") {
		b.label(op)
		return
	}
	first := len(b.f.Operands)
	id := b.op(op)
	branch := b.m.Ops[id-numPseudoOps].Opcode == "bra"
	for !b.is(";") {
		if len(b.f.Operands) > first && !b.accept(",") {
			b.failHere("\",\" or \";\"")
		}
		b.argument(branch)
	}
	b.advance()
	in := b.add(t, id, first)
	in.Guard, in.GuardNeg = guard, negated
	if op.line == t.line {
		in.OpAt = uint8(min(op.col-t.col, 255))
	}
}

// label defines a label at what follows.
func (b *body) label(t token) {
	b.advance()
	if strings.Contains(t.text, ".") {
		b.failAt(t, "expected a label, got %q", t.text)
	}
	s := &b.scopes[len(b.scopes)-1]
	if _, ok := s.labels[t.text]; ok {
		b.failAt(t, "label %s is defined twice", t.text)
	}
	if s.labels == nil {
		s.labels = map[string]uint32{}
	}
	id := uint32(len(b.f.Labels))
	s.labels[t.text] = id
	b.f.Labels = append(b.f.Labels, Label{Name: t.text, At: int32(len(b.f.Body))})
	first := len(b.f.Operands)
	b.operand(Operand{Kind: LabelRef, ID: id})
	b.add(t, OpLabel, first)
}

// pendingName appends an operand that names a label, or a symbol.
func (b *body) pendingName(t token, branch bool) {
	b.pending = append(b.pending, pendingLabel{uint32(len(b.f.Operands)), t, branch})
	b.operand(Operand{Kind: Symbol, ID: b.symbol(t.text)})
}

// argument reads an operand.
func (b *body) argument(branch bool) {
	switch {
	case b.is("{"):
		b.group(Vector, "}")
	case b.is("("):
		b.group(Tuple, ")")
	case b.is("["):
		b.address()
	default:
		at := len(b.f.Operands)
		b.simple(branch)
		if b.accept("|") {
			b.insert(at, Operand{Kind: Pair, Val: 2})
			b.simple(false)
		}
	}
}

// group reads a vector or a tuple.
func (b *body) group(kind OperandKind, end string) {
	b.here = b.tok
	b.advance()
	at := len(b.f.Operands)
	b.operand(Operand{Kind: kind})
	for n := int64(0); ; n++ {
		if b.accept(end) {
			b.f.Operands[at].Val = n
			return
		}
		if n > 0 {
			b.expect(",")
		}
		b.simple(false)
	}
}

// simple reads an operand of one register, number or name.
func (b *body) simple(branch bool) {
	b.here = b.tok
	switch b.tok.kind {
	case tokIdent:
		b.reference(branch)
		return
	case tokHole:
		b.operand(Operand{Kind: Register, ID: uint32(b.hole())})
		return
	case tokPunct:
		if b.accept("!") {
			b.operand(Operand{Kind: Register, Neg: true, ID: uint32(b.predicate())})
			return
		}
	}
	b.literal()
}

// predicate reads the register of a guard, or one that is complemented.
func (b *body) predicate() Reg {
	if b.tok.kind == tokHole {
		return b.hole()
	}
	t := b.take(tokIdent, "a predicate")
	r, ok := b.register(t.text)
	if !ok {
		b.failAt(t, "expected a register, got %q: no such register is declared", t.text)
	}
	return r
}

// hole reads a hole as the register that stands for it.
func (b *body) hole() Reg {
	t := b.take(tokHole, "an operand")
	return MakeReg(holeDecl, uint32(t.val))
}

// literal reads a number.
func (b *body) literal() {
	negative := b.accept("-")
	t := b.tok
	o := Operand{Val: int64(t.val)}
	switch t.kind {
	case tokInt:
		o.Kind, o.Hex = Int, t.hex || o.Val < 0 && !negative
		if negative {
			o.Val = -o.Val
		}
	case tokFloat32:
		o.Kind = Float32
		if negative {
			o.Val ^= 1 << 31
		}
	case tokFloat64:
		o.Kind = Float64
		if negative {
			o.Val ^= -1 << 63
		}
	default:
		b.failHere("an operand")
	}
	b.advance()
	b.operand(o)
}

// reference reads an operand that is a name.
func (b *body) reference(branch bool) {
	t := b.tok
	if r, ok := b.register(t.text); ok {
		b.advance()
		b.operand(Operand{Kind: Register, ID: uint32(r)})
		return
	}
	if t.text == "_" {
		b.advance()
		b.operand(Operand{Kind: Sink})
		return
	}
	if t.text[0] == '%' || t.text == "WARP_SZ" {
		b.special()
		return
	}
	b.advance()
	b.pendingName(t, branch)
	if b.is("+") || b.is("-") {
		b.accept("+")
		b.pending = b.pending[:len(b.pending)-1]
		b.f.Operands[len(b.f.Operands)-1].Val = b.integer("an offset")
	}
}

// special reads a special register.
func (b *body) special() {
	t := b.tok
	b.extend(&t)
	id, ok := FindSpecial(t.text)
	if !ok {
		b.failAt(t, "expected a register, got %q: no such register is declared", t.text)
	}
	b.advance()
	b.operand(Operand{Kind: Special, ID: id})
}

// address reads what stands in brackets.
func (b *body) address() {
	b.here = b.tok
	b.advance()
	at := len(b.f.Operands)
	b.base()
	if b.accept("]") {
		return
	}
	// More than an address: a base, then what is within it.
	o := &b.f.Operands[at]
	switch {
	case o.Kind == Address && o.Val == 0 && !o.Plus:
		o.Kind = Register
	case o.Kind == SymAddress && o.Val == 0 && !o.Plus:
		o.Kind = Symbol
	default:
		b.failHere("%q", "]")
	}
	b.insert(at, Operand{Kind: Bracket})
	n := int64(1)
	for ; !b.is("]"); n++ {
		b.expect(",")
		if b.is("{") {
			b.group(Vector, "}")
		} else {
			b.simple(false)
		}
	}
	b.advance()
	b.f.Operands[at].Val = n
}

// base reads a register, a symbol or a number, and an offset.
func (b *body) base() {
	o := Operand{Kind: IntAddress}
	if b.tok.kind == tokIdent || b.tok.kind == tokHole {
		b.baseName(&o)
		if !b.is("+") && !b.is("-") {
			b.operand(o)
			return
		}
		b.accept("+")
	}
	if b.tok.kind == tokHole {
		b.offsetHole()
		b.operand(o)
		return
	}
	o.Hex = b.tok.hex
	o.Val = b.integer("an address")
	o.Plus = o.Val == 0 && o.Kind != IntAddress
	b.operand(o)
}

// baseName reads the register or the variable of an address.
func (b *body) baseName(o *Operand) {
	if b.tok.kind == tokHole {
		o.Kind, o.ID = Address, uint32(b.hole())
		return
	}
	t := b.take(tokIdent, "an address")
	if r, ok := b.register(t.text); ok {
		o.Kind, o.ID = Address, uint32(r)
		return
	}
	if t.text[0] == '%' {
		b.failAt(t, "expected a register, got %q: no such register is declared", t.text)
	}
	o.Kind, o.ID = SymAddress, b.symbol(t.text)
}

// offsetHole notes that the next operand's offset is a hole.
func (b *body) offsetHole() {
	if *b.offsets == nil {
		*b.offsets = map[uint32]uint32{}
	}
	(*b.offsets)[uint32(len(b.f.Operands))] = b.hole().Index()
}
