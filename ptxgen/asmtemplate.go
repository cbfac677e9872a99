package ptxgen

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"

	"tileir/ptxgen/ptx"
)

// A template of inline assembly is read once, by the parser of PTX, into
// statements with holes. For a call they are copied, and the holes filled with
// its operands.

// asmKey is what a template is known by.
type asmKey struct {
	text     string
	operands int
}

// asmTemplate is a template in a module.
type asmTemplate struct {
	*ptx.Template
	ops     []ptx.Op // of each statement, in the module
	symbols []uint32 // of the template's, in the module
}

// asmTemplate reads a template, and raises the module's version to what its
// instructions need.
func (g *funcGen) asmTemplate(n *node, text string, operands int) *asmTemplate {
	key := asmKey{text, operands}
	if t, ok := g.asmTemplates[key]; ok {
		return t
	}
	read, err := ptx.ParseTemplate(text, operands)
	if err != nil {
		g.fail(n, "%v", err)
	}
	t := &asmTemplate{Template: read}
	for i := range read.Func.Body {
		t.ops = append(t.ops, g.asmOp(n, read, &read.Func.Body[i]))
	}
	for i := range read.Func.Operands {
		g.asmOperand(n, read, i)
	}
	for _, name := range read.Module.Symbols {
		t.symbols = append(t.symbols, g.symbol(name))
	}
	g.asmTemplates[key] = t
	return t
}

// asmOp returns what a statement of a template is in the module.
func (g *funcGen) asmOp(n *node, t *ptx.Template, in *ptx.Inst) ptx.Op {
	switch {
	case in.IsInst():
		m := t.Module.Mnemonic(in)
		if m.Err != nil {
			g.fail(n, "inline assembly:%d:%d: %v", in.Line, in.Col, m.Err)
		}
		if op, ok := g.opcodes[m.Text]; ok {
			return op
		}
		return g.newOpcode(*m)
	case in.Op == ptx.OpLoc, in.Op == ptx.OpTargets, in.Op == ptx.OpProto, in.Op == ptx.OpPragma:
		g.fail(n, "inline assembly:%d:%d: a directive that is not supported there", in.Line, in.Col)
	}
	return in.Op
}

// asmOperand checks what an operand of a template names.
func (g *funcGen) asmOperand(n *node, t *ptx.Template, i int) {
	o, at := t.Func.Operands[i], t.Func.Places[i]
	switch o.Kind {
	case ptx.Special:
		name := ptx.Specials()[o.ID].Name
		g.require(ptx.SpecialVersion(name, g.moduleGen.out.Target.SM), name)
	case ptx.Symbol, ptx.SymAddress:
		name := t.Module.Symbols[o.ID]
		local := slices.ContainsFunc(t.Func.Vars, func(v *ptx.Var) bool { return v.Name == name })
		if !local && g.globals[name] == nil && !g.isFunction(name) {
			g.fail(n, "inline assembly:%d:%d: expected a register or a variable, got %q", at.Line, at.Col, name)
		}
	}
}

// isFunction reports whether the module has a function of a name.
func (g *moduleGen) isFunction(name string) bool {
	return slices.ContainsFunc(g.in.Funcs, func(f *ir.Func) bool { return ptxName(f.Name()) == name })
}

// scopedRegs are the registers that templates declare in a function. Scopes that
// follow each other share those of one name and type.
type scopedRegs struct {
	templates map[*asmTemplate][][]ptx.Reg // by declaration and index of the template
	named     map[scopedName][]ptx.Reg
	single    map[ptx.Type]int // the declaration of single registers of a type
}

type scopedName struct {
	name string
	typ  ptx.Type
}

// templateRegs returns the function's registers for those of a template.
func (g *funcGen) templateRegs(t *asmTemplate) [][]ptx.Reg {
	s := &g.scoped
	if regs, ok := s.templates[t]; ok {
		return regs
	}
	if s.templates == nil {
		s.templates, s.named, s.single = map[*asmTemplate][][]ptx.Reg{}, map[scopedName][]ptx.Reg{}, map[ptx.Type]int{}
	}
	taken := map[scopedName]int{}
	var all [][]ptx.Reg
	for _, d := range t.Func.Regs {
		var regs []ptx.Reg
		for _, name := range d.Names {
			key := scopedName{name, d.Type}
			regs = append(regs, g.scopedReg(key, taken[key]))
			taken[key]++
		}
		if d.Prefix != "" {
			regs = g.scopedRange(d)
		}
		all = append(all, regs)
	}
	s.templates[t] = all
	return all
}

// scopedReg returns the function's register for the one of a name and type that
// a template declares after so many others of that name.
func (g *funcGen) scopedReg(key scopedName, before int) ptx.Reg {
	s := &g.scoped
	if known := s.named[key]; before < len(known) {
		return known[before]
	}
	decl, ok := s.single[key.typ]
	if !ok {
		decl = g.declaration(ptx.RegDecl{Type: key.typ})
		s.single[key.typ] = decl
	}
	d := &g.out.Regs[decl]
	r := ptx.MakeReg(decl, uint32(len(d.Names)))
	d.Names = append(d.Names, key.name)
	s.named[key] = append(s.named[key], r)
	return r
}

// scopedRange declares a range of registers for a template.
func (g *funcGen) scopedRange(d ptx.RegDecl) []ptx.Reg {
	decl := g.declaration(d)
	regs := make([]ptx.Reg, d.Count)
	for i := range regs {
		regs[i] = ptx.MakeReg(decl, uint32(i))
	}
	return regs
}

// declaration declares registers in the function.
func (g *funcGen) declaration(d ptx.RegDecl) int {
	if len(g.out.Regs) == ptx.MaxRegDecls {
		panic(&Error{Func: g.f.Name(), Reason: fmt.Sprintf("more than %d declarations of registers", ptx.MaxRegDecls)})
	}
	g.out.Regs = append(g.out.Regs, d)
	return len(g.out.Regs) - 1
}

// emitTemplate appends the statements of a template, its holes filled.
func (g *funcGen) emitTemplate(n *node, t *asmTemplate, ops []operand) {
	g.emitLoc()
	f := filler{g: g, n: n, t: t, ops: ops, regs: g.templateRegs(t), labels: uint32(len(g.out.Labels))}
	g.out.Labels = append(g.out.Labels, t.Func.Labels...)
	for i, in := range t.Func.Body {
		first := uint32(len(g.out.Operands))
		for k := range in.Count {
			g.out.Operands = append(g.out.Operands, f.operand(in.First+k))
		}
		guard := ptx.Reg(0)
		if in.Guard != 0 {
			guard = f.register(in.Guard)
		}
		g.insts = append(g.insts, ptx.Inst{
			Op: t.ops[i], First: first, Count: in.Count, Guard: guard, GuardNeg: in.GuardNeg,
			Joined: in.Joined && i > 0, Loc: g.inForce,
		})
	}
}

// filler fills the holes of a template for a call.
type filler struct {
	g      *funcGen
	n      *node
	t      *asmTemplate
	ops    []operand
	regs   [][]ptx.Reg
	labels uint32 // the first of the template's labels in the function
}

// operand returns operand i of the template, filled.
func (f *filler) operand(i uint32) ptx.Operand {
	o := f.t.Func.Operands[i]
	switch o.Kind {
	case ptx.Register:
		if hole, ok := ptx.HoleOf(o.Reg()); ok {
			filled := f.ops[hole].ptx()
			filled.Neg = o.Neg
			return filled
		}
		o.ID = uint32(f.register(o.Reg()))
	case ptx.Address:
		o.ID = uint32(f.register(o.Reg()))
		f.offset(i, &o)
	case ptx.SymAddress:
		o.ID = f.t.symbols[o.ID]
		f.offset(i, &o)
	case ptx.Symbol:
		o.ID = f.t.symbols[o.ID]
	case ptx.LabelRef:
		o.ID += f.labels
	case ptx.RegRange:
		o.ID = uint32(f.regs[o.ID][0].Decl())
	case ptx.Variable:
		return f.g.variable(f.t.Func.Vars[o.ID])
	}
	return o
}

// offset fills a hole that is an address's offset.
func (f *filler) offset(i uint32, o *ptx.Operand) {
	hole, ok := f.t.Offsets[i]
	if !ok {
		return
	}
	filled := f.ops[hole]
	if filled.Kind != operandInt {
		f.g.fail(f.n, "inline assembly: expected a number as the offset of an address")
	}
	o.Val, o.Plus = filled.Val, true
}

// register returns the register for one of the template, or that which fills a
// hole.
func (f *filler) register(r ptx.Reg) ptx.Reg {
	hole, ok := ptx.HoleOf(r)
	if !ok {
		return f.regs[r.Decl()][r.Index()]
	}
	if f.ops[hole].Kind != operandReg {
		f.g.fail(f.n, "inline assembly: expected a register as operand %d", hole)
	}
	return ptx.Reg(f.ops[hole].Reg())
}
