package ptxgen

import (
	"context"
	"io"
	"strconv"
	"strings"

	"tileir/halt"
)

// localDepot names the frame of allocas.
const localDepot = "__local_depot"

// regPrefix and regType print a register of each class.
var (
	regPrefix = [numClasses]string{Pred: "%p", B16: "%rs", B32: "%r", B64: "%rd"}
	regType   = [numClasses]string{Pred: ".pred", B16: ".b16", B32: ".b32", B64: ".b64"}
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
		size += 512 + 40*len(f.Insts)
	}
	p := printer{ctx: ctx, m: m, b: make([]byte, 0, size)}
	p.module()
	return p.b, nil
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
	p.str(".version ", p.m.Version.String(), "\n.target ", p.m.Target.String(), "\n.address_size 64\n")
	for i, name := range p.m.Files {
		p.str(".file ")
		p.int(int64(i + 1))
		p.str(" \"", fileText(name), "\"\n")
	}
	for _, f := range p.m.Funcs {
		if !f.Kernel {
			p.signature(f)
			p.str(";\n")
		}
	}
	for i := range p.m.Globals {
		p.global(&p.m.Globals[i])
	}
	for _, f := range p.m.Funcs {
		p.function(f)
	}
	p.functionNames()
}

// fileText replaces what ptxas takes in no string: it knows no escapes, and
// ASCII only.
func fileText(name string) string {
	return strings.Map(func(c rune) rune {
		if c < ' ' || c > '~' || c == '"' {
			return '?'
		}
		return c
	}, name)
}

// nameLabel begins the labels of the names of inlined functions.
const nameLabel = "$L__name"

// functionNames prints the names that .loc directives refer to.
func (p *printer) functionNames() {
	if len(p.m.Functions) == 0 {
		return
	}
	p.str("\n.section .debug_str\n{\n")
	for i, name := range p.m.Functions {
		p.str(nameLabel)
		p.int(int64(i + 1))
		p.str(":\n\t.b8 ")
		for k := range len(name) {
			p.int(int64(name[k]))
			p.str(", ")
		}
		p.str("0\n")
	}
	p.str("}\n")
}

// loc prints a .loc directive.
func (p *printer) loc(l *Loc) {
	p.str("\t.loc ")
	p.point(l)
	if l.Caller != noLoc {
		p.str(", function_name ", nameLabel)
		p.int(l.Function)
		p.str(", inlined_at ")
		p.point(&p.m.Locs[l.Caller])
	}
	p.b = append(p.b, '\n')
}

func (p *printer) point(l *Loc) {
	p.int(l.File)
	p.b = append(p.b, ' ')
	p.int(l.Line)
	p.b = append(p.b, ' ')
	p.int(l.Column)
}

func (p *printer) global(g *Global) {
	p.b = append(p.b, '\n')
	if g.Linkage != "" {
		p.str(g.Linkage, " ")
	}
	p.str(g.Space, " .align ")
	p.int(g.Align)
	if len(g.Refs) > 0 {
		p.str(" .u64 ", g.Name, "[")
		p.int(g.Size / 8)
		p.str("] = {")
		p.addressInit(g)
		p.str("};\n")
		return
	}
	p.str(" .b8 ", g.Name, "[")
	if g.Size > 0 {
		p.int(g.Size)
	}
	p.b = append(p.b, ']')
	if g.Init != nil {
		p.str(" = {")
		for i, v := range g.Init {
			if i > 0 {
				p.b = append(p.b, ',', ' ')
			}
			p.int(int64(v))
		}
		p.b = append(p.b, '}')
	}
	p.str(";\n")
}

// addressInit prints content that holds addresses, as 8-byte words.
func (p *printer) addressInit(g *Global) {
	refs := g.Refs
	for off := int64(0); off < g.Size; off += 8 {
		if off > 0 {
			p.str(", ")
		}
		if len(refs) > 0 && refs[0].Offset == off {
			p.ref(refs[0])
			refs = refs[1:]
			continue
		}
		var word uint64
		for i := int64(7); i >= 0; i-- {
			word = word<<8 | uint64(g.Init[off+i])
		}
		p.b = strconv.AppendUint(p.b, word, 10)
	}
}

func (p *printer) ref(r GlobalRef) {
	if r.Generic {
		p.str("generic(", r.Symbol, ")")
	} else {
		p.str(r.Symbol)
	}
	if r.Addend != 0 {
		p.b = append(p.b, '+')
		p.int(r.Addend)
	}
}

// signature prints a function up to its directives.
func (p *printer) signature(f *Func) {
	if f.Kernel {
		p.str("\n.visible .entry ", f.Name, "(")
	} else {
		p.str("\n.func ")
		if f.Returns {
			p.str("(.param ", regType[f.Result], " ", ResultName, ") ")
		}
		p.str(f.Name, "(")
	}
	for i := range f.Params {
		if i > 0 {
			p.b = append(p.b, ',')
		}
		p.str("\n\t")
		p.param(&f.Params[i], f.Kernel)
	}
	if len(f.Params) > 0 {
		p.b = append(p.b, '\n')
	}
	p.b = append(p.b, ')')
}

func (p *printer) param(a *Param, kernel bool) {
	switch {
	case !kernel:
		p.str(".param ", regType[a.Class], " ", a.Name)
	case a.Size > 0:
		p.str(".param .align ")
		p.int(a.Align)
		p.str(" .b8 ", a.Name, "[")
		p.int(a.Size)
		p.b = append(p.b, ']')
	case a.Space != "":
		p.str(".param ", a.Type, " .ptr ", a.Space, " .align ")
		p.int(max(a.Align, 1))
		p.str(" ", a.Name)
	default:
		p.str(".param ", a.Type, " ", a.Name)
	}
}

func (p *printer) function(f *Func) {
	p.f = f
	p.signature(f)
	p.b = append(p.b, '\n')
	for _, d := range f.Directives {
		p.str(d, "\n")
	}
	p.str("{\n")
	p.declarations(f)
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if b.Label {
			p.label(int64(i))
			p.str(":\n")
		}
		for j := b.First; j < b.First+b.Count; j++ {
			halt.If(p.ctx)
			p.inst(&f.Insts[j])
		}
	}
	p.str("}\n")
}

func (p *printer) declarations(f *Func) {
	if f.LocalSize > 0 {
		p.str("\t.local .align ")
		p.int(f.LocalAlign)
		p.str(" .b8 ", localDepot, "[")
		p.int(f.LocalSize)
		p.str("];\n")
	}
	for c, n := range f.Regs {
		if n == 0 {
			continue
		}
		p.str("\t.reg ", regType[c], " ", regPrefix[c], "<")
		p.int(int64(n) + 1)
		p.str(">;\n")
	}
}

func (p *printer) label(block int64) {
	p.str("$L_")
	p.int(block)
}

func (p *printer) reg(r Reg) {
	p.str(regPrefix[r.Class()])
	p.b = strconv.AppendUint(p.b, uint64(r.Number()), 10)
}

func (p *printer) inst(in *Inst) {
	if in.Op == OpLoc {
		p.loc(&p.m.Locs[in.First])
		return
	}
	ops := p.f.Operands[in.First : in.First+uint32(in.Count)]
	switch in.Op {
	case OpAsm:
		p.asm(p.m.Symbols[ops[0].ID], ops[1:])
		return
	case OpPragma:
		p.str("\t.pragma \"", p.m.Symbols[ops[0].ID], "\";\n")
		return
	}
	p.b = append(p.b, '\t')
	if in.Guard != 0 {
		p.b = append(p.b, '@')
		if in.GuardNeg {
			p.b = append(p.b, '!')
		}
		p.reg(in.Guard)
		p.b = append(p.b, ' ')
	}
	p.str(p.m.Opcodes[in.Op])
	p.operands(ops)
	p.b = append(p.b, ';', '\n')
}

// operands prints a flattened operand list, nesting vectors and tuples.
func (p *printer) operands(ops []Operand) {
	first := true
	for i := 0; i < len(ops); i++ {
		if first {
			p.b = append(p.b, ' ')
		} else {
			p.b = append(p.b, ',', ' ')
		}
		first = false
		o := &ops[i]
		if o.Kind != OperandVector && o.Kind != OperandTuple {
			p.operand(o)
			continue
		}
		open, end := byte('{'), byte('}')
		if o.Kind == OperandTuple {
			open, end = '(', ')'
		}
		p.b = append(p.b, open)
		for n := 0; n < int(o.Val); n++ {
			if n > 0 {
				p.b = append(p.b, ',', ' ')
			}
			i++
			p.operand(&ops[i])
		}
		p.b = append(p.b, end)
	}
}

const hexDigits = "0123456789ABCDEF"

func (p *printer) hex(v uint64, digits int) {
	for i := digits - 1; i >= 0; i-- {
		p.b = append(p.b, hexDigits[v>>(4*i)&15])
	}
}

func (p *printer) operand(o *Operand) {
	switch o.Kind {
	case OperandReg:
		if o.Neg {
			p.b = append(p.b, '!')
		}
		p.reg(o.Reg())
	case OperandInt:
		p.int(o.Val)
	case OperandF32:
		p.str("0f")
		p.hex(uint64(o.Val), 8)
	case OperandF64:
		p.str("0d")
		p.hex(uint64(o.Val), 16)
	case OperandSymbol:
		p.str(p.m.Symbols[o.ID])
		p.offset(o.Val)
	case OperandAddr:
		p.b = append(p.b, '[')
		p.reg(o.Reg())
		p.offset(o.Val)
		p.b = append(p.b, ']')
	case OperandSymAddr:
		p.str("[", p.m.Symbols[o.ID])
		p.offset(o.Val)
		p.b = append(p.b, ']')
	case OperandLabel:
		p.label(o.Val)
	default:
		panic("BUG: ptxgen print: operand of a form that only lowering knows")
	}
}

// offset prints what follows a base; a negative one keeps the plus sign.
func (p *printer) offset(v int64) {
	if v != 0 {
		p.b = append(p.b, '+')
		p.int(v)
	}
}

// asm prints a template of inline assembly with its operands put in. The
// template was checked when the call was lowered.
func (p *printer) asm(template string, ops []Operand) {
	p.b = append(p.b, '\t')
	for i := 0; i < len(template); i++ {
		c := template[i]
		if c != '$' {
			p.b = append(p.b, c)
			continue
		}
		if template[i+1] == '$' {
			p.b = append(p.b, '$')
			i++
			continue
		}
		n, end, _ := asmReference(template, i)
		p.operand(&ops[n])
		i = end - 1
	}
	p.b = append(p.b, '\n')
}
