package grammar

import (
	"strconv"

	"tileir/ast"
)

// custom reads a syntax that a format calls custom<…>; OpInfo.Format lists
// them.
func (b *builder) custom(d *ast.Directive) bool {
	switch d.Text {
	case "Rounding":
		return b.rounding(d.Body[0].Index)
	case "Keyword":
		return b.keyword(d.Body[0].Index)
	case "Visibility":
		return b.visibility(d.Body[0].Index)
	case "Predicate":
		return b.predicate(d.Body[0].Index)
	case "Constant":
		return b.constant(d)
	case "IfRegion":
		return b.implicitRegion(d.Body[0].Index, ast.OpYield, 0)
	case "ArgumentRegion":
		return b.argumentRegion()
	}
	panic("BUG: grammar: no custom<" + d.Text + ">")
}

// byHand reads an op whose whole format is one custom<F>().
func (b *builder) byHand(name string) {
	switch name {
	case "Entry":
		b.entry()
	case "For":
		b.forLoop()
	case "Loop":
		b.loop()
	case "MakeTensorView":
		b.makeTensorViewOp()
	case "MakeView":
		b.makeView()
	case "GetIndexSpaceShape", "GetTensorShape":
		b.getShape(name == "GetTensorShape")
	case "LoadView":
		b.loadView()
	case "StoreView":
		b.storeView()
	case "AtomicRedView":
		b.atomicRedView()
	default:
		panic("BUG: grammar: no custom<" + name + ">")
	}
}

// rounding reads the optional rounding<mode>.
func (b *builder) rounding(index int) bool {
	if !b.acceptWord("rounding") {
		return true
	}
	op := b.top().op
	info := &op.Info().Attrs[index]
	a, ok := b.enumAttr(info)
	if ok {
		b.setAttr(op, info.Name, a)
	}
	return ok
}

// keyword reads an enumeration as a bare word.
func (b *builder) keyword(index int) bool {
	op := b.top().op
	info := &op.Info().Attrs[index]
	v, ok := b.enumWord(info.Enum, nil)
	if ok {
		b.setAttr(op, info.Name, ast.EnumOf(info.Enum, v))
	}
	return ok
}

// visibility reads the optional word public or private.
func (b *builder) visibility(index int) bool {
	if b.atWord("public") || b.atWord("private") {
		return b.keyword(index)
	}
	return true
}

// predicate reads div_by<…>, with or without #cuda_tile. before it.
func (b *builder) predicate(index int) bool {
	t := b.at(0)
	var a ast.Attr
	switch {
	case t.kind == kHash:
		a, _ = b.readAttr()
	case b.atWord("div_by") || b.atWord("same_elements") || b.atWord("bounded"):
		b.i++
		a = b.predicateBody(b.str(t))
	default:
		b.unexpected("div_by, same_elements or bounded")
	}
	if b.unwinding {
		return false
	}
	op := b.top().op
	info := &op.Info().Attrs[index]
	if _, ok := coerceTo(info, a); !ok {
		b.fail(t, codeAttribute, "expected div_by, same_elements or bounded, got another attribute")
		return false
	}
	b.setAttr(op, info.Name, a)
	return true
}

// implicitRegion reads a region and adds the op that may be left out at its
// end, unless that has values to hand on. That an if yields, the verifier holds
// it to.
func (b *builder) implicitRegion(index int, terminator ast.Opcode, values int) bool {
	// A region that the text left out before this one still has its place.
	for len(b.top().op.Regions()) < index {
		b.top().op.AddRegion()
	}
	if b.at(0).kind != kLBrace {
		b.unexpected("'{'")
		return false
	}
	b.p.Region()
	if b.unwinding {
		return false
	}
	body := b.top().op.Body(index)
	if values > 0 && !terminated(body) {
		b.report(b.last(), codeOperands, "expected '"+ast.Table[terminator].Name+"' with "+plural(values, "value")+" at the end of '"+b.top().op.ShortName()+"', got '}'")
	}
	b.ensureTerminator(body, terminator)
	return true
}

func terminated(block *ast.Block) bool {
	last := block.Last()
	return last != nil && last.Info() != nil && last.Info().Is(ast.Terminator)
}

func (b *builder) ensureTerminator(block *ast.Block, code ast.Opcode) {
	if terminated(block) {
		return
	}
	op := b.arena.NewOp(code)
	op.Pos = block.Parent().Pos
	op.Loc = block.Parent().Loc
	block.Append(op)
}

// argumentRegion reads (%a: type, …) { … }.
func (b *builder) argumentRegion() bool {
	if !b.arguments() {
		return false
	}
	if b.at(0).kind != kLBrace {
		b.unexpected("'{'")
		return false
	}
	b.p.Region()
	return !b.unwinding
}

// arguments reads (%a: type, …) as the arguments of the region that follows.
func (b *builder) arguments() bool {
	b.args = b.args[:0]
	b.p.Arguments()
	if b.unwinding {
		return false
	}
	f := b.top()
	f.entry = append(f.entry[:0], b.args...)
	b.args = b.args[:0]
	return true
}

// entry reads @name(%a: type, …) [-> types] [optimization_hints=<…>] {…} [{…}].
func (b *builder) entry() {
	op := b.top().op
	t := *b.at(0)
	if !b.expect(kSymbol) {
		return
	}
	sym := b.symbol(&t)
	if sym.Nested != nil {
		b.fail(&t, codeSyntax, "expected a name such as @f, got "+b.describe(&t))
	}
	if b.unwinding || !b.arguments() {
		return
	}
	b.setAttr(op, "sym_name", ast.StringAttr(sym.Root))
	outs, ok := b.functionResults()
	if !ok {
		return
	}
	b.setSignature(op, b.top().entry, outs)
	if op.Info().AttrIndex("optimization_hints") >= 0 && b.acceptWord("optimization_hints") {
		if !b.expect(kEqual) {
			return
		}
		h, ok := b.hintsAttr()
		if !ok {
			return
		}
		b.setAttr(op, "optimization_hints", h)
	}
	normalize(op)
	if b.implicitRegion(0, ast.OpReturn, 0) {
		b.attrDict()
	}
}

// setSignature records the types and the attributes of arguments.
func (b *builder) setSignature(op *ast.Op, args []argument, outs []ast.Type) {
	ft := &ast.FunctionType{Ins: make([]ast.Type, len(args)), Outs: outs}
	any := false
	for i := range args {
		ft.Ins[i] = args[i].typ
		any = any || len(args[i].attrs) > 0
	}
	b.setAttr(op, "function_type", ast.TypeAttr{Type: ft})
	if !any {
		return
	}
	attrs := make(ast.ArrayAttr, len(args))
	for i := range args {
		attrs[i] = ast.DictAttr(args[i].attrs)
	}
	b.setAttr(op, "arg_attrs", attrs)
}

// functionResults reads -> type or -> (type, …).
func (b *builder) functionResults() ([]ast.Type, bool) {
	if !b.accept(kArrow) {
		return nil, true
	}
	if !b.accept(kLParen) {
		t, ok := b.readType()
		return []ast.Type{t}, ok
	}
	if b.accept(kRParen) {
		return nil, true
	}
	outs, ok := b.types()
	return outs, ok && b.expect(kRParen)
}

// types reads type, type, …
func (b *builder) types() ([]ast.Type, bool) {
	var out []ast.Type
	for {
		t, ok := b.readType()
		if !ok {
			return nil, false
		}
		out = append(out, t)
		if !b.accept(kComma) {
			return out, true
		}
	}
}

// forLoop reads
//
//	[unsigned] %i in (%lo to %hi, step %s) : type [iter_values(%a = %b, …) -> (types)] {…} [{…}]
func (b *builder) forLoop() {
	op := b.top().op
	if b.acceptWord("unsigned") {
		b.setAttr(op, "unsignedCmp", ast.UnitAttr{})
	}
	index := *b.at(0)
	if !b.expect(kValue) || !b.expectWord("in") || !b.expect(kLParen) || !b.operandList(0, false) ||
		!b.expectWord("to") || !b.operandList(1, false) || !b.expect(kComma) || !b.expectWord("step") ||
		!b.operandList(2, false) || !b.expect(kRParen) || !b.expect(kColon) {
		return
	}
	typ, ok := b.readType()
	if !ok {
		return
	}
	entry := []argument{{name: b.str(&index)[1:], pos: pos(&index), typ: typ}}
	f := b.top()
	for i := range b.operands[f.base:] {
		if !b.checkUse(&b.operands[f.base+i], typ) {
			return
		}
	}
	var types []ast.Type
	if b.acceptWord("iter_values") {
		inits, ok := b.assignments(3, &entry)
		if !ok || !b.expect(kArrow) || !b.expect(kLParen) {
			return
		}
		if types, ok = b.types(); !ok || !b.expect(kRParen) || !b.typeAssignments(inits, entry[1:], types) {
			return
		}
	}
	b.finishLoop(entry, types)
}

// finishLoop gives a loop its operands and results and reads its region.
func (b *builder) finishLoop(entry []argument, results []ast.Type) {
	f := b.top()
	b.setOperands(f.op, b.operands[f.base:])
	b.SetResults(f.op, results)
	f.entry = entry
	carried := len(entry)
	if f.op.Opcode == ast.OpFor {
		carried-- // the induction variable
	}
	if b.implicitRegion(0, ast.OpContinue, carried) {
		b.attrDict()
	}
}

// assignments reads (%a = %b, …): arguments of the region and their first
// values. It returns where the uses start.
func (b *builder) assignments(slot int, entry *[]argument) (int, bool) {
	start := len(b.operands)
	if !b.expect(kLParen) {
		return start, false
	}
	if b.accept(kRParen) {
		return start, true
	}
	for {
		t := *b.at(0)
		if !b.expect(kValue) || !b.expect(kEqual) || !b.operandList(slot, false) {
			return start, false
		}
		*entry = append(*entry, argument{name: b.str(&t)[1:], pos: pos(&t)})
		if !b.accept(kComma) {
			return start, b.expect(kRParen)
		}
	}
}

// typeAssignments gives the arguments and first values from start on their
// types.
func (b *builder) typeAssignments(start int, entry []argument, types []ast.Type) bool {
	if len(types) != len(entry) {
		b.fail(b.last(), codeOperands, "expected "+plural(len(entry), "type")+" for the iteration values, got "+strconv.Itoa(len(types)))
		return false
	}
	for i, t := range types {
		entry[i].typ = t
		if !b.checkUse(&b.operands[start+i], t) {
			return false
		}
	}
	return true
}

// loop reads [iter_values(%a = %b, …) : types [-> types] | : types] {…} [{…}].
func (b *builder) loop() {
	var entry []argument
	var results []ast.Type
	ok := true
	if b.acceptWord("iter_values") {
		inits, good := b.assignments(0, &entry)
		if !good || !b.expect(kColon) {
			return
		}
		types, good := b.types()
		if !good || !b.typeAssignments(inits, entry, types) {
			return
		}
		if b.accept(kArrow) {
			results, ok = b.types()
		}
	} else if b.accept(kColon) {
		results, ok = b.types()
	}
	if ok {
		b.finishLoop(entry, results)
	}
}
