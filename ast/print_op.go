package ast

import "tileir/ast/num"

const num32 = num.I32

// Bare reports whether an enumeration is a bare word in the ops' own syntax,
// and a number in the generic form: memory orderings and scopes, and atomic
// modes. The others stand in angle brackets, and are attributes of the dialect
// in the generic form.
func (k EnumKind) Bare() bool {
	return k == EnumMemoryOrdering || k == EnumMemoryScope || k == EnumAtomicMode
}

// body prints what follows the name of an op in the op's own syntax.
func (p *printer) body(op *Op, f *Format) {
	w := writer{printer: p, op: op, info: op.Info(), f: f}
	if f.ByHand != "" {
		w.byHand(f.ByHand)
		return
	}
	w.directives(f.Directives)
}

// writer prints one op, walking its format.
type writer struct {
	*printer
	op   *Op
	info *OpInfo
	f    *Format
	// tight suppresses the space before what is printed next.
	tight bool
}

// space separates what is printed next from what stands before it.
func (w *writer) space() {
	if !w.tight {
		w.byte(' ')
	}
	w.tight = false
}

func (w *writer) directives(ds []Directive) {
	for i := range ds {
		w.directive(&ds[i])
	}
}

func (w *writer) directive(d *Directive) {
	if d.Tight {
		w.tight = true
	}
	switch d.Kind {
	case FormatLiteral:
		w.literal(d.Text)
	case FormatOperand:
		if g := w.op.Group(d.Index); len(g) > 0 {
			w.space()
			w.values(g)
		}
	case FormatAttr:
		w.attribute(d.Index)
	case FormatRegion:
		w.space()
		w.region(allRegions(w.op)[d.Index], false, false)
	case FormatOperandType:
		w.operandTypes(w.op.Group(d.Index))
	case FormatResultType:
		w.operandTypes(w.resultGroup(d.Index))
	case FormatAttrDict:
		w.attrDict("")
	case FormatAttrDictWithKeyword:
		w.attrDict("attributes ")
	case FormatGroup:
		if w.hasValue(&d.Body[d.Anchor]) {
			w.directives(d.Body)
		}
	case FormatOneOf:
		for i := range d.Body {
			w.directive(&d.Body[i])
		}
	case FormatCustom:
		w.custom(d)
	}
}

// literal prints a keyword or punctuation.
func (w *writer) literal(text string) {
	switch text {
	case ",", ")", "]", "}", ">", "[":
		w.tight = true
	}
	w.space()
	w.str(text)
	switch text {
	case "(", "[", "{", "<":
		w.tight = true
	}
}

// resultGroup returns the results that stand for result i of the table. At
// most one result of the table varies in number.
func (w *writer) resultGroup(i int) []*Value {
	if w.info.Results[i].Arity != Single {
		others := len(w.info.Results) - 1
		return w.op.Results()[i : len(w.op.Results())-(others-i)]
	}
	return w.op.Results()[i : i+1]
}

func (w *writer) operandTypes(vs []*Value) {
	if len(vs) == 0 {
		return
	}
	w.space()
	for i, v := range vs {
		w.comma(i)
		w.typ(v.Type)
	}
}

// hasValue reports whether the anchor of a group has a value.
func (w *writer) hasValue(d *Directive) bool {
	switch d.Kind {
	case FormatOperand, FormatOperandType:
		return len(w.op.Group(d.Index)) > 0
	case FormatResultType:
		return len(w.resultGroup(d.Index)) > 0
	case FormatAttr:
		a := &w.info.Attrs[d.Index]
		v := w.op.Attr(a.Name)
		return v != nil && (a.Default == nil || !SameAttr(v, a.Default))
	case FormatRegion:
		return w.op.Body(d.Index) != nil
	case FormatCustom:
		return w.hasValue(&d.Body[0])
	}
	return true
}

// attribute prints an attribute in the spelling that its kind has.
func (w *writer) attribute(index int) {
	info := &w.info.Attrs[index]
	v := w.op.Attr(info.Name)
	if v == nil {
		v = info.Default
	}
	if info.Kind == AttrUnit || v == nil {
		return
	}
	w.space()
	switch v := v.(type) {
	case IntAttr:
		w.int(v.Value)
	case StringAttr:
		if info.Kind == AttrSymbolName {
			w.symbolName(string(v))
		} else {
			w.quote(string(v))
		}
	case EnumAttr:
		if v.Enum.Bare() {
			w.str(v.String())
			return
		}
		w.byte('<')
		w.str(v.String())
		w.byte('>')
	case DenseArrayAttr:
		w.ints(v.Values)
	case HintsAttr:
		w.hints(v)
	default:
		w.attr(v)
	}
}

// attrDict prints the attributes that nothing else of the format prints.
func (w *writer) attrDict(keyword string) {
	var rest DictAttr
	for _, e := range w.op.Attrs {
		if i := w.info.AttrIndex(e.Name); i < 0 || !w.f.Names(i) && !w.isDefault(i, e.Value) {
			rest = append(rest, e)
		}
	}
	if len(rest) > 0 {
		w.space()
		w.str(keyword)
		w.dict(rest)
	}
}

func (w *writer) isDefault(i int, v Attr) bool {
	def := w.info.Attrs[i].Default
	return def != nil && SameAttr(def, v)
}

// custom prints a syntax that a format calls custom<…>.
func (w *writer) custom(d *Directive) {
	switch d.Text {
	case "Rounding":
		w.rounding(d.Body[0].Index)
	case "Keyword":
		w.space()
		w.str(w.enumWord(d.Body[0].Index))
	case "Visibility":
		if word := w.enumWord(d.Body[0].Index); word != "public" {
			w.space()
			w.str(word)
		}
	case "Predicate":
		w.space()
		w.predicate(w.op.Attr(w.info.Attrs[d.Body[0].Index].Name))
	case "Constant":
		w.constant(d)
	case "IfRegion":
		w.space()
		w.implicitRegion(d.Body[0].Index, OpYield, 0)
	case "ArgumentRegion":
		w.argumentRegion(d.Body[0].Index)
	default:
		panic("BUG: ast: no custom<" + d.Text + ">")
	}
}

func (w *writer) enumWord(index int) string {
	a := &w.info.Attrs[index]
	v, ok := w.op.Attr(a.Name).(EnumAttr)
	if !ok {
		v, _ = a.Default.(EnumAttr)
	}
	return v.String()
}

func (w *writer) rounding(index int) {
	a := &w.info.Attrs[index]
	v := w.op.Attr(a.Name)
	if v == nil || a.Default != nil && SameAttr(v, a.Default) {
		return
	}
	w.space()
	w.str("rounding<")
	w.str(w.enumWord(index))
	w.byte('>')
}

// constant prints <f32: 1.0> : tile<f32>.
func (w *writer) constant(d *Directive) {
	v, ok := w.op.Attr(w.info.Attrs[d.Body[0].Index].Name).(*DenseAttr)
	if !ok {
		panic("BUG: ast: constant without a value")
	}
	w.space()
	w.byte('<')
	w.str(v.Type.ElemNum().String())
	w.str(": ")
	w.elements(v)
	w.str("> : ")
	w.typ(v.Type)
}

// implicitRegion prints a region without its last op if that is the one that
// reading adds: it does where no values are to be handed on.
func (w *writer) implicitRegion(index int, terminator Opcode, values int) {
	r := w.op.Regions()[index]
	last := r.Blocks[0].last
	drop := values == 0 && last != nil && last.Opcode == terminator && len(last.Operands()) == 0 && len(last.Attrs) == 0
	w.region(r, false, drop)
}

// argumentRegion prints (%a: type, …) { … } on a line of its own.
func (w *writer) argumentRegion(index int) {
	w.newline()
	r := w.op.Regions()[index]
	w.names.enter(r)
	w.arguments(r.Blocks[0], nil)
	w.byte(' ')
	w.region(r, false, false)
}

// arguments prints (%a: type {attributes}, …). As in the public form nothing says
// where arguments stand, unless the text has said otherwise.
func (w *writer) arguments(b *Block, attrs ArrayAttr) {
	w.byte('(')
	for i, a := range b.Args {
		w.comma(i)
		w.value(a)
		w.str(": ")
		w.typ(a.Type)
		if i < len(attrs) {
			if d, ok := attrs[i].(DictAttr); ok && len(d) > 0 {
				w.byte(' ')
				w.dict(d)
			}
		}
		if l := b.ArgLoc(a); l != nil && w.debug {
			w.byte(' ')
			w.location(l)
		}
	}
	w.byte(')')
}
