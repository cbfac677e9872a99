package ptxgen

import (
	"strconv"
	"strings"

	"tileir/ptxgen/ptx"
)

// localDepot names the frame of allocas, and resultName the parameter that
// returns a device function's value.
const (
	localDepot = "__local_depot"
	resultName = "func_retval0"
)

// build puts the statements of a function together: declarations, then blocks
// in their order.
func (g *funcGen) build() {
	f := g.out
	f.Body = make([]ptx.Inst, 0, len(g.insts)+len(g.blocks)+int(numClasses)+1)
	g.declarations()
	for i := range g.blocks {
		b := &g.blocks[i]
		if b.label {
			g.statement(ptx.OpLabel, ptx.Operand{Kind: ptx.LabelRef, ID: g.labelOf[i]})
		}
		f.Body = append(f.Body, g.insts[b.first:b.first+b.count]...)
	}
	for i := range f.Body {
		if in := &f.Body[i]; in.Op == ptx.OpLabel {
			f.Labels[f.Operands[in.First].ID].At = int32(i)
		}
	}
}

// statement appends a statement of the body with one operand.
func (g *funcGen) statement(op ptx.Op, o ptx.Operand) {
	g.out.Operands = append(g.out.Operands, o)
	g.out.Body = append(g.out.Body, ptx.Inst{Op: op, First: uint32(len(g.out.Operands) - 1), Count: 1, Loc: ptx.NoLoc})
}

// declarations appends the frame and the registers of each class.
func (g *funcGen) declarations() {
	f := g.out
	if g.frameSize > 0 {
		g.statement(ptx.OpVar, g.variable(&ptx.Var{
			Name: localDepot, Space: ptx.LocalSpace, Align: g.frameAlign, Type: ptx.B8, Dims: []int64{g.frameSize}}))
	}
	for c, n := range g.regs {
		if n > 0 {
			f.Regs[c].Count = n + 1
			g.statement(ptx.OpReg, ptx.Operand{Kind: ptx.RegRange, ID: uint32(c)})
		}
	}
}

// variable adds a variable of the function, and returns what declares it.
func (g *funcGen) variable(v *ptx.Var) ptx.Operand {
	g.out.Vars = append(g.out.Vars, v)
	return ptx.Operand{Kind: ptx.Variable, ID: uint32(len(g.out.Vars) - 1)}
}

// items lists what the module consists of, in the order of the text: files,
// declarations of device functions, variables, functions, names.
func (g *moduleGen) items() {
	m := g.out
	add := func(kind ptx.ItemKind, count int) {
		for i := range count {
			m.Items = append(m.Items, ptx.Item{Kind: kind, Index: int32(i)})
		}
	}
	add(ptx.ItemFile, len(m.Files))
	defined := len(m.Funcs)
	for _, f := range m.Funcs[:defined] {
		if !f.Kernel {
			m.Items = append(m.Items, ptx.Item{Kind: ptx.ItemFunc, Index: int32(len(m.Funcs))})
			m.Funcs = append(m.Funcs, &ptx.Func{Name: f.Name, Results: f.Results, Params: f.Params, Declared: true})
		}
	}
	add(ptx.ItemVar, len(m.Vars))
	add(ptx.ItemFunc, defined)
	g.functionNames()
}

// nameLabel begins the labels of the names of inlined functions.
const nameLabel = "$L__name"

// functionNames adds the names that .loc directives refer to.
func (g *moduleGen) functionNames() {
	if len(g.lines.names) == 0 {
		return
	}
	s := &ptx.Section{Name: ".debug_str"}
	for i, name := range g.lines.names {
		data := make([]ptx.SectionValue, len(name)+1)
		for k := range len(name) {
			data[k].Val = int64(name[k])
		}
		s.Lines = append(s.Lines, ptx.SectionLine{Label: nameLabel + strconv.Itoa(i+1)}, ptx.SectionLine{Type: ptx.B8, Data: data})
	}
	g.out.Sections = append(g.out.Sections, s)
	g.out.Items = append(g.out.Items, ptx.Item{Kind: ptx.ItemSection})
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
