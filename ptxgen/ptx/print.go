package ptx

import (
	"context"
	"encoding/binary"
	"io"
	"strconv"

	"tileir/halt"
)

// WriteTo writes the module as PTX text.
func (m *Module) WriteTo(w io.Writer) (int64, error) {
	n, err := w.Write(m.Bytes())
	return int64(n), err
}

// String returns the module as PTX text.
func (m *Module) String() string { return string(m.Bytes()) }

// Bytes returns the module as PTX text.
func (m *Module) Bytes() []byte {
	text, _ := m.Print(context.Background())
	return text
}

// Print returns the module as PTX text, or the error of ctx.
func (m *Module) Print(ctx context.Context) (text []byte, err error) {
	defer halt.Catch(&err)
	size := 512
	for _, f := range m.Funcs {
		size += 512 + 40*len(f.Body)
	}
	p := printer{ctx: ctx, m: m, b: make([]byte, 0, size)}
	p.module()
	return p.b, nil
}

// Statements returns the body of a function as text, all on one line.
func (m *Module) Statements(f *Func) string {
	p := printer{m: m, f: f}
	for i := range f.Body {
		if i > 0 {
			p.b = append(p.b, ' ')
		}
		p.statement(&f.Body[i])
	}
	return string(p.b)
}

type printer struct {
	ctx context.Context
	m   *Module
	f   *Func
	b   []byte
}

func (p *printer) str(s ...string) {
	for _, part := range s {
		p.b = append(p.b, part...)
	}
}

func (p *printer) int(v int64) { p.b = strconv.AppendInt(p.b, v, 10) }

func (p *printer) module() {
	p.str(".version ", p.m.Version.String(), "\n.target ", p.m.Target.String())
	for _, o := range p.m.Options {
		p.str(", ", o)
	}
	p.b = append(p.b, '\n')
	if p.m.AddressSize != 0 {
		p.str(".address_size ")
		p.int(int64(p.m.AddressSize))
		p.b = append(p.b, '\n')
	}
	for _, it := range p.m.Items {
		p.item(it)
	}
}

func (p *printer) item(it Item) {
	switch it.Kind {
	case ItemFile:
		p.file(&p.m.Files[it.Index])
	case ItemVar:
		p.b = append(p.b, '\n')
		p.variable(p.m.Vars[it.Index])
		p.b = append(p.b, '\n')
	case ItemFunc:
		p.function(p.m.Funcs[it.Index])
	case ItemSection:
		p.section(p.m.Sections[it.Index])
	case ItemPragma:
		p.str(".pragma \"", p.m.Pragmas[it.Index], "\";\n")
	case ItemAlias:
		a := p.m.Aliases[it.Index]
		p.str(".alias ", a.Name, ", ", a.Of, ";\n")
	}
}

func (p *printer) file(f *File) {
	p.str(".file ")
	p.int(f.Number)
	p.str(" \"", f.Name, "\"")
	for _, n := range f.Stamp {
		p.str(", ")
		p.int(n)
	}
	p.b = append(p.b, '\n')
}

func (p *printer) section(s *Section) {
	p.str("\n.section ", s.Name, "\n{\n")
	for i := range s.Lines {
		l := &s.Lines[i]
		if l.Label != "" {
			p.str(l.Label, ":\n")
			continue
		}
		p.str("\t", l.Type.String(), " ")
		for k, v := range l.Data {
			if k > 0 {
				p.str(", ")
			}
			p.sectionValue(v)
		}
		p.b = append(p.b, '\n')
	}
	p.str("}\n")
}

func (p *printer) sectionValue(v SectionValue) {
	switch {
	case v.Symbol == "":
		p.int(v.Val)
	case v.Minus != "":
		p.str(v.Symbol, "-", v.Minus)
	default:
		p.str(v.Symbol)
		p.offset(v.Val, false, false)
	}
}

// variable prints a declaration up to its semicolon.
func (p *printer) variable(v *Var) {
	if v.Linkage != "" {
		p.str(v.Linkage, " ")
	}
	p.str(v.Space.String(), " ")
	if v.Align != 0 {
		p.str(".align ")
		p.int(v.Align)
		p.b = append(p.b, ' ')
	}
	if v.Vector != 0 {
		p.str(".v")
		p.int(int64(v.Vector))
		p.b = append(p.b, ' ')
	}
	p.str(v.Type.String(), " ", v.Name)
	p.dims(v.Dims)
	if v.Init != nil {
		p.str(" = ")
		p.initial(v)
	}
	p.b = append(p.b, ';')
}

func (p *printer) dims(list []int64) {
	for _, n := range list {
		p.b = append(p.b, '[')
		if n != 0 {
			p.int(n)
		}
		p.b = append(p.b, ']')
	}
}

// initial prints content as a list of elements.
func (p *printer) initial(v *Var) {
	size := v.Type.Bytes()
	refs := v.Refs
	list := v.Dims != nil || v.Vector != 0
	if list {
		p.b = append(p.b, '{')
	}
	for at := int64(0); at+size <= int64(len(v.Init)); at += size {
		if at > 0 {
			p.str(", ")
		}
		if len(refs) > 0 && refs[0].Offset == at {
			p.ref(refs[0])
			refs = refs[1:]
			continue
		}
		var word [16]byte
		copy(word[:], v.Init[at:at+size])
		p.element(v.Type, binary.LittleEndian.Uint64(word[:]))
	}
	if list {
		p.b = append(p.b, '}')
	}
}

// element prints one element of a variable's content.
func (p *printer) element(t Type, bits uint64) {
	switch {
	case t == F32:
		p.float32(uint32(bits))
	case t == F64:
		p.float64(bits)
	case t.Kind() == Signed:
		shift := 64 - t.Bits()
		p.int(int64(bits) << shift >> shift)
	default:
		p.b = strconv.AppendUint(p.b, bits, 10)
	}
}

func (p *printer) ref(r VarRef) {
	if r.Generic {
		p.str("generic(", r.Symbol, ")")
	} else {
		p.str(r.Symbol)
	}
	p.offset(r.Addend, false, false)
}

// signature prints a function up to its directives.
func (p *printer) signature(f *Func) {
	p.b = append(p.b, '\n')
	if f.Linkage != "" {
		p.str(f.Linkage, " ")
	}
	if f.Kernel {
		p.str(".entry ")
	} else {
		p.str(".func ")
	}
	if len(f.Results) > 0 {
		p.paramsInLine(f.Results)
		p.b = append(p.b, ' ')
	}
	p.str(f.Name, "(")
	for i := range f.Params {
		if i > 0 {
			p.b = append(p.b, ',')
		}
		p.str("\n\t")
		p.param(&f.Params[i])
	}
	if len(f.Params) > 0 {
		p.b = append(p.b, '\n')
	}
	p.b = append(p.b, ')')
}

func (p *printer) paramsInLine(list []Param) {
	p.b = append(p.b, '(')
	for i := range list {
		if i > 0 {
			p.str(", ")
		}
		p.param(&list[i])
	}
	p.b = append(p.b, ')')
}

func (p *printer) param(a *Param) {
	p.str(a.Space.String(), " ")
	if a.Align != 0 {
		p.str(".align ")
		p.int(a.Align)
		p.b = append(p.b, ' ')
	}
	p.str(a.Type.String(), " ")
	if a.Ptr {
		p.str(".ptr ")
		if a.PtrSpace != NoSpace {
			p.str(a.PtrSpace.String(), " ")
		}
		if a.PtrAlign != 0 {
			p.str(".align ")
			p.int(a.PtrAlign)
			p.b = append(p.b, ' ')
		}
	}
	p.str(a.Name)
	p.dims(a.Dims)
}

// directive prints a performance directive, which ends a line.
func (p *printer) directive(d *Directive) {
	p.str(d.Name)
	if d.Name == ".pragma" {
		p.str(" \"", d.Text, "\";")
	}
	for i, n := range d.Args {
		if i > 0 {
			p.b = append(p.b, ',')
		}
		p.b = append(p.b, ' ')
		p.int(n)
	}
}

func (p *printer) function(f *Func) {
	p.f = f
	p.signature(f)
	if f.Declared && len(f.Directives) == 0 {
		p.str(";\n")
		return
	}
	p.b = append(p.b, '\n')
	for i := range f.Directives {
		p.directive(&f.Directives[i])
		p.b = append(p.b, '\n')
	}
	if f.Declared {
		p.str(";\n")
		return
	}
	p.str("{\n")
	for i := range f.Body {
		halt.If(p.ctx)
		in := &f.Body[i]
		if i > 0 {
			p.separate(in)
		}
		p.statement(in)
	}
	if len(f.Body) > 0 {
		p.b = append(p.b, '\n')
	}
	p.str("}\n")
}

// separate ends the statement before one.
func (p *printer) separate(in *Inst) {
	if in.Joined {
		p.b = append(p.b, ' ')
	} else {
		p.b = append(p.b, '\n')
	}
}

func (p *printer) statement(in *Inst) {
	ops := p.f.Flat(in)
	if in.Op == OpLabel {
		p.str(p.f.Labels[ops[0].ID].Name, ":")
		return
	}
	if n := len(p.b); n > 0 && p.b[n-1] == '\n' {
		p.b = append(p.b, '\t')
	}
	switch in.Op {
	case OpOpen:
		p.b = append(p.b, '{')
	case OpClose:
		p.b = append(p.b, '}')
	case OpLoc:
		p.loc(&p.m.Locs[in.Loc])
	case OpReg:
		p.registers(ops)
	case OpVar:
		p.variable(p.f.Vars[ops[0].ID])
	case OpPragma:
		p.str(".pragma \"", p.m.Symbols[ops[0].ID], "\";")
	case OpTargets:
		p.str(p.m.Symbols[ops[0].ID])
		p.operands(ops[1:])
		p.b = append(p.b, ';')
	case OpProto:
		p.proto(p.f.Protos[ops[0].ID])
	default:
		p.instruction(in, ops)
	}
}

func (p *printer) instruction(in *Inst, ops []Operand) {
	if in.Guard != 0 {
		p.b = append(p.b, '@')
		if in.GuardNeg {
			p.b = append(p.b, '!')
		}
		p.b = appendReg(p.b, p.f, in.Guard)
		p.b = append(p.b, ' ')
	}
	p.str(p.m.Mnemonic(in).Text)
	p.operands(ops)
	p.b = append(p.b, ';')
}

func (p *printer) proto(f *Func) {
	p.str(".callprototype ")
	if len(f.Results) > 0 {
		p.paramsInLine(f.Results)
		p.b = append(p.b, ' ')
	}
	p.str(f.Name, " ")
	p.paramsInLine(f.Params)
	for i := range f.Directives {
		p.b = append(p.b, ' ')
		p.directive(&f.Directives[i])
	}
	p.b = append(p.b, ';')
}

// registers prints a .reg directive.
func (p *printer) registers(ops []Operand) {
	typ := NoType
	if len(ops) > 0 {
		decl := int(ops[0].ID)
		if ops[0].Kind == Register {
			decl = ops[0].Reg().Decl()
		}
		typ = p.f.Regs[decl].Type
	}
	p.str(".reg ", typ.String())
	for i, o := range ops {
		if i > 0 {
			p.b = append(p.b, ',')
		}
		p.b = append(p.b, ' ')
		if o.Kind == Register {
			p.b = appendReg(p.b, p.f, o.Reg())
			continue
		}
		p.str(p.f.Regs[o.ID].Prefix, "<")
		p.int(int64(p.f.Regs[o.ID].Count))
		p.b = append(p.b, '>')
	}
	p.b = append(p.b, ';')
}

// loc prints a .loc directive.
func (p *printer) loc(l *Loc) {
	p.str(".loc ")
	p.place(l)
	if l.Caller != NoLoc {
		p.str(", function_name ", l.Function)
		p.offset(l.Offset, false, false)
		p.str(", inlined_at ")
		p.place(&p.m.Locs[l.Caller])
	}
}

func (p *printer) place(l *Loc) {
	p.int(l.File)
	p.b = append(p.b, ' ')
	p.int(l.Line)
	p.b = append(p.b, ' ')
	p.int(l.Column)
}

func appendReg(b []byte, f *Func, r Reg) []byte {
	d := &f.Regs[r.Decl()]
	if d.Prefix == "" {
		return append(b, d.Names[r.Index()]...)
	}
	b = append(b, d.Prefix...)
	return strconv.AppendUint(b, uint64(r.Index()), 10)
}

// operands prints operands after a mnemonic.
func (p *printer) operands(ops []Operand) {
	for i := 0; len(ops) > 0; i++ {
		if i > 0 {
			p.b = append(p.b, ',')
		}
		p.b = append(p.b, ' ')
		ops = p.operand(ops)
	}
}

// groupSigns are what is before, between and after the elements of a group.
var groupSigns = [numOperands][3]string{
	Vector: {"{", ", ", "}"}, Tuple: {"(", ", ", ")"}, Pair: {"", "|", ""}, Bracket: {"[", ", ", "]"},
}

// operand prints the first operand of a list and returns the others.
func (p *printer) operand(ops []Operand) []Operand {
	o := &ops[0]
	ops = ops[1:]
	if !o.IsGroup() {
		p.single(o)
		return ops
	}
	signs := &groupSigns[o.Kind]
	p.str(signs[0])
	for n := int64(0); n < o.Val; n++ {
		if n > 0 {
			p.str(signs[1])
		}
		ops = p.operand(ops)
	}
	p.str(signs[2])
	return ops
}

// single prints an operand that is no group.
func (p *printer) single(o *Operand) {
	switch o.Kind {
	case Register:
		if o.Neg {
			p.b = append(p.b, '!')
		}
		p.b = appendReg(p.b, p.f, o.Reg())
	case Special:
		p.str(Specials()[o.ID].Name)
	case Int:
		p.integer(o.Val, o.Hex)
	case Float32:
		p.float32(uint32(o.Val))
	case Float64:
		p.float64(uint64(o.Val))
	case Symbol:
		p.str(p.m.Symbols[o.ID])
		p.offset(o.Val, o.Plus, o.Hex)
	case Address:
		p.b = append(p.b, '[')
		p.b = appendReg(p.b, p.f, o.Reg())
		p.offset(o.Val, o.Plus, o.Hex)
		p.b = append(p.b, ']')
	case SymAddress:
		p.str("[", p.m.Symbols[o.ID])
		p.offset(o.Val, o.Plus, o.Hex)
		p.b = append(p.b, ']')
	case IntAddress:
		p.b = append(p.b, '[')
		p.integer(o.Val, o.Hex)
		p.b = append(p.b, ']')
	case LabelRef:
		p.str(p.f.Labels[o.ID].Name)
	case Sink:
		p.b = append(p.b, '_')
	default:
		panic("BUG: ptx print: operand of a kind that stands only in declarations")
	}
}

// integer prints a number; base 16 takes it as unsigned.
func (p *printer) integer(v int64, hex bool) {
	if hex {
		p.str("0x")
		p.b = strconv.AppendUint(p.b, uint64(v), 16)
		return
	}
	p.int(v)
}

// offset prints what follows a base; a negative one keeps the plus sign.
func (p *printer) offset(v int64, always, hex bool) {
	if v != 0 || always {
		p.b = append(p.b, '+')
		p.integer(v, hex && v > 0)
	}
}

const hexDigits = "0123456789ABCDEF"

func (p *printer) float32(v uint32) {
	p.str("0f")
	p.hex(uint64(v), 8)
}

func (p *printer) float64(v uint64) {
	p.str("0d")
	p.hex(v, 16)
}

func (p *printer) hex(v uint64, digits int) {
	for i := digits - 1; i >= 0; i-- {
		p.b = append(p.b, hexDigits[v>>(4*i)&15])
	}
}
