package ptx

import (
	"fmt"
	"slices"
)

// Verify compares a module with the instruction table and with itself, and
// returns what is wrong, in the order of the text. A module that was built has
// no lines: its errors have those of the statement, 0 where it has none.
func Verify(m *Module) []*Error {
	v := &verifier{m: m, symbols: map[string]symbolInfo{}, aged: make([]bool, int(numPseudoOps)+len(m.Ops))}
	v.module()
	return v.errors
}

// VerifyNames is Verify of the module's own symbols alone: each has one declaration, and
// a function one body.
func VerifyNames(m *Module) []*Error {
	v := &verifier{m: m, symbols: map[string]symbolInfo{}}
	v.names()
	return v.errors
}

// maxErrors is how many errors are reported of a module.
const maxErrors = 100

type verifier struct {
	m       *Module
	f       *Func
	symbols map[string]symbolInfo
	locals  map[string]symbolInfo
	aged    []bool // the mnemonics that are compared with version and target
	errors  []*Error
}

func (v *verifier) fail(line, col int32, format string, args ...any) {
	if len(v.errors) < maxErrors {
		v.errors = append(v.errors, &Error{File: v.m.Name, Line: int(line), Col: int(max(col, 1)), Msg: fmt.Sprintf(format, args...)})
	}
}

func (v *verifier) module() {
	switch oldest, ok := v.m.Target.Oldest(); {
	case !ok:
		// A target that the table lacks is compared by its number alone.
	case v.m.Version.Less(oldest):
		v.fail(1, 1, "target %s needs version %s, the module says %s", v.m.Target, oldest, v.m.Version)
	}
	v.names()
	for _, g := range v.m.Vars {
		v.refs(g)
	}
	for _, f := range v.m.Funcs {
		v.f = f
		v.function(f)
	}
}

// names declares the symbols of the module.
func (v *verifier) names() {
	for _, g := range v.m.Vars {
		v.declare(v.symbols, g.Name, symbolInfo{space: g.Space}, g.Line)
	}
	for _, f := range v.m.Funcs {
		v.declareFunc(f)
	}
}

func (v *verifier) declare(table map[string]symbolInfo, name string, s symbolInfo, line int32) {
	if _, ok := table[name]; ok {
		v.fail(line, 1, "%s is declared twice", name)
		return
	}
	table[name] = s
}

// declareFunc declares a function, which may have been declared before, but has
// one body.
func (v *verifier) declareFunc(f *Func) {
	old, ok := v.symbols[f.Name]
	if ok && (old.fn == nil || !f.Declared && !old.fn.Declared) {
		v.fail(f.Line, 1, "%s is declared twice", f.Name)
		return
	}
	if !ok || !f.Declared {
		v.symbols[f.Name] = symbolInfo{fn: f}
	}
}

// refs checks the addresses in a variable's content.
func (v *verifier) refs(g *Var) {
	for _, r := range g.Refs {
		if _, ok := v.symbols[r.Symbol]; !ok {
			v.fail(g.Line, 1, "%s is not declared", r.Symbol)
		}
	}
	if n := g.Size(); n != 0 && int64(len(g.Init)) > n {
		v.fail(g.Line, 1, "%d bytes of content for %s, which has %d", len(g.Init), g.Name, n)
	}
	if g.Init != nil && g.Space != GlobalSpace && g.Space != ConstSpace {
		v.fail(g.Line, 1, "%s has content: expected it in .global or .const, got %s", g.Name, g.Space)
	}
}

// find returns what a name stands for in the function at hand.
func (v *verifier) find(name string) (symbolInfo, bool) {
	if s, ok := v.locals[name]; ok {
		return s, true
	}
	s, ok := v.symbols[name]
	return s, ok
}

func (v *verifier) function(f *Func) {
	v.locals = map[string]symbolInfo{}
	for _, list := range [][]Param{f.Results, f.Params} {
		for i := range list {
			if p := &list[i]; p.Name != "_" {
				v.declare(v.locals, p.Name, symbolInfo{space: p.Space}, p.Line)
			}
		}
	}
	for _, d := range f.Directives {
		if !slices.Contains(directives, d.Name) {
			v.fail(f.Line, 1, "unknown directive %s", d.Name)
		}
	}
	for _, local := range f.Vars { // a scope may have one of the same name
		v.locals[local.Name] = symbolInfo{space: local.Space}
	}
	depth := 0
	for i := range f.Body {
		in := &f.Body[i]
		switch in.Op {
		case OpOpen:
			depth++
		case OpClose:
			depth--
		case OpLoc:
			v.loc(in)
		case OpLabel, OpReg, OpVar, OpPragma, OpTargets, OpProto:
		default:
			v.instruction(in)
		}
	}
	if depth != 0 {
		v.fail(f.Line, 1, "the braces of %s do not match", f.Name)
	}
	v.labels(f)
}

// directives are the performance directives of a function.
var directives = []string{
	".maxntid", ".reqntid", ".minnctapersm", ".maxnctapersm", ".maxnreg", ".noreturn", ".pragma",
	".explicitcluster", ".reqnctapercluster", ".maxclusterrank", ".blocksareclusters", ".unique",
}

func (v *verifier) loc(in *Inst) {
	if l := &v.m.Locs[in.Loc]; v.m.FileName(l.File) == "" {
		v.fail(in.Line, in.Col, "expected the number of a .file, got %d", l.File)
	}
}

// labels checks that what is branched to is there.
func (v *verifier) labels(f *Func) {
	for _, l := range f.Labels {
		if l.At < 0 || int(l.At) >= len(f.Body) || f.Body[l.At].Op != OpLabel {
			v.fail(f.Line, 1, "no statement of %s has the label %s", f.Name, l.Name)
		}
	}
}

// instruction compares an instruction with its row of the table.
func (v *verifier) instruction(in *Inst) {
	n := v.m.Mnemonic(in)
	if in.Guard != 0 && v.f.RegType(in.Guard) != Pred {
		v.fail(in.Line, in.Col, "expected a predicate before %s, got %s of type %s", n.Opcode, v.f.RegName(in.Guard), v.f.RegType(in.Guard))
	}
	if n.Form == nil {
		v.fail(in.Line, v.f.opCol(in)+int32(n.errAt), "%v", n.Err)
		return
	}
	v.age(in, n)
	v.scopeOfSem(in, n)
	if n.Opcode == "call" {
		v.call(in)
		return
	}
	k := matcher{m: v.m, f: v.f, n: n, ops: v.f.Flat(in), find: v.find}
	if at, why := k.best(); why != "" {
		line, col := v.f.place(in, at)
		v.fail(line, col, "%s: %s", n.Text, why)
	}
}

// best compares the operands with all alternatives of the form; where none fits, it says what
// is wrong, and with which operand, by that of which most fit.
func (k *matcher) best() (at int, why string) {
	at = -1
	for _, alternative := range k.n.Form.alternate() {
		if k.fits(alternative) {
			return 0, ""
		}
		if k.at > at {
			at, why = k.at, k.why
		}
	}
	return at, why
}

// Check compares one instruction with its row of the table, as Verify does, but for versions,
// targets, and what names stand for; the error says what is wrong with it.
func (m *Module) Check(f *Func, in *Inst) error {
	n := m.Mnemonic(in)
	if n.Form == nil {
		return n.Err
	}
	if in.Guard != 0 && f.RegType(in.Guard) != Pred {
		return fmt.Errorf("expected a predicate before %s, got %s of type %s", n.Text, f.RegName(in.Guard), f.RegType(in.Guard))
	}
	k := matcher{m: m, f: f, n: n, ops: f.Flat(in)}
	if _, why := k.best(); why != "" {
		return fmt.Errorf("%s: %s", n.Text, why)
	}
	return nil
}

// age checks that the module's version and target have an instruction.
func (v *verifier) age(in *Inst, n *Mnemonic) {
	if v.aged[in.Op] {
		return
	}
	v.aged[in.Op] = true
	version, target := n.Needs(v.m.Target.SM)
	if v.m.Version.Less(version) {
		v.fail(in.Line, v.f.opCol(in), "%s needs version %s, the module says %s", n.Text, version, v.m.Version)
	}
	if !v.m.Target.has(target) {
		v.fail(in.Line, v.f.opCol(in), "%s needs target %s, the module is for %s", n.Text, target, v.m.Target)
	}
}

// scopeOfSem checks what no slot says: a scope stands with an order of memory
// other than weak, and only there.
func (v *verifier) scopeOfSem(in *Inst, n *Mnemonic) {
	if n.Opcode == "mbarrier" && (n.Mod("sem") == "") != (n.Mod("scope") == "") && n.Mod("do") != "arrive" {
		v.fail(in.Line, v.f.opCol(in), "%s: a scope and an order of memory stand together", n.Text)
	}
}

// call checks what is called, and with how many arguments.
func (v *verifier) call(in *Inst) {
	args := v.f.Args(in)
	results := 0
	if len(args) > 0 && args[0].Kind == Tuple {
		results = len(args[0].Elems)
		args = args[1:]
	}
	if len(args) == 0 || args[0].Kind != Symbol && args[0].Kind != Register {
		v.fail(in.Line, in.Col, "call: expected a function")
		return
	}
	if args[0].Kind == Register {
		return // its type is a prototype's
	}
	name := v.m.Symbols[args[0].ID]
	s, ok := v.find(name)
	if !ok || s.fn == nil {
		v.fail(in.Line, in.Col, "call: expected a function, got %s", name)
		return
	}
	given := 0
	if len(args) > 1 {
		given = len(args[1].Elems)
	}
	if given != len(s.fn.Params) || results != len(s.fn.Results) {
		v.fail(in.Line, in.Col, "call: %s takes %d arguments and gives %d results, got %d and %d",
			name, len(s.fn.Params), len(s.fn.Results), given, results)
	}
}
