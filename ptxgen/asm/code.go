package asm

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tileir/ptxgen/ptx"
)

// Instruction is one that LLVM IR lacks, or a few that belong together, as a value: what may differ
// are its fields, and two that are equal have the same code. What comes out of it and goes into it
// its type says, as outputs and inputs.
type Instruction interface {
	write(w *writer)
}

// CodeOf puts the code of an instruction together.
func CodeOf(i Instruction) *Code {
	w := &writer{m: &ptx.Module{}, f: &ptx.Func{}, code: &Code{}}
	i.write(w)
	return w.finish()
}

// Code is inline assembly: some instructions with holes for operands. The holes are those that
// are written, then those that are read, each in the order that the Instruction says.
type Code struct {
	text        string
	constraints string
	effects     bool
	outputs     []register
	inputs      []register
}

// register is a hole and what fills it.
type register struct {
	typ   ptx.Type
	tied  int  // of an input: the output whose register it comes in, or -1
	early bool // of an output: it is written before the last input is read
}

// Text returns the instructions, their operands as $0, $1, ….
func (c *Code) Text() string { return c.text }

// Effects reports whether the code does more than write its outputs from its inputs: whether it
// touches memory, waits, or orders what stands around it. One without outputs is there for
// nothing else.
func (c *Code) Effects() bool { return c.effects }

// Outputs returns how many registers the code writes.
func (c *Code) Outputs() int { return len(c.outputs) }

// Inputs returns how many operands the code reads.
func (c *Code) Inputs() int { return len(c.inputs) }

// Output returns the type of the register that output i is written to: bits, or floating point.
func (c *Code) Output(i int) ptx.Type { return c.outputs[i].typ }

// Input returns the type of the register that input i is read from.
func (c *Code) Input(i int) ptx.Type { return c.inputs[i].typ }

// letters are LLVM's constraints for registers of a type.
var letters = map[ptx.Type]string{ptx.B16: "h", ptx.B32: "r", ptx.B64: "l", ptx.F32: "f", ptx.F64: "d"}

// Constraints returns LLVM's constraint string: a letter for each output and input, the number
// of the output for an input that comes in its register, and that memory changes.
func (c *Code) Constraints() string { return c.constraints }

// constrain writes the constraint string.
func (c *Code) constrain() {
	list := make([]string, 0, len(c.outputs)+len(c.inputs)+1)
	for _, r := range c.outputs {
		mark := "="
		if r.early {
			mark = "=&"
		}
		list = append(list, mark+letters[r.typ])
	}
	for _, r := range c.inputs {
		if r.tied >= 0 {
			list = append(list, strconv.Itoa(r.tied))
		} else {
			list = append(list, letters[r.typ])
		}
	}
	if c.effects {
		list = append(list, "~{memory}")
	}
	c.constraints = strings.Join(list, ",")
}

// held returns the type of the register that holds a value of a type: the two floating-point
// types that LLVM has registers for, and bits of at least 16 for all others.
func held(t ptx.Type) ptx.Type {
	switch {
	case t == ptx.F32 || t == ptx.F64:
		return t
	case t.Bits() <= 16:
		return ptx.B16
	case t.Bits() <= 32:
		return ptx.B32
	}
	return ptx.B64
}

// operands are one operand of an instruction, with what is within it, or several.
type operands []ptx.Operand

// writer puts a code together: first its holes, outputs before inputs, then its instructions.
type writer struct {
	m     *ptx.Module
	f     *ptx.Func
	code  *Code
	guard ptx.Reg // what the next instruction depends on, or 0
}

// expect makes room for n holes.
func (w *writer) expect(list *[]register, n int) {
	*list = slices.Grow(*list, n)
	w.f.Regs = slices.Grow(w.f.Regs, n)
}

// hole declares the register of the next hole.
func (w *writer) hole(list *[]register, r register) operands {
	number := len(w.code.outputs) + len(w.code.inputs)
	*list = append(*list, r)
	return w.declare(r.typ, "$"+strconv.Itoa(number))
}

// declare adds a register of the function.
func (w *writer) declare(t ptx.Type, name string) operands {
	w.f.Regs = append(w.f.Regs, ptx.RegDecl{Type: t, Names: []string{name}})
	r := ptx.MakeReg(len(w.f.Regs)-1, 0)
	return operands{{Kind: ptx.Register, ID: uint32(r)}}
}

// out is a hole for a value of a type that is written.
func (w *writer) out(t ptx.Type) operands {
	if len(w.code.inputs) > 0 {
		panic("BUG: asm: an output behind an input")
	}
	return w.hole(&w.code.outputs, register{typ: held(t), tied: -1})
}

// outs are n holes that are written.
func (w *writer) outs(t ptx.Type, n int) []operands {
	w.expect(&w.code.outputs, n)
	return times(n, func() operands { return w.out(t) })
}

// in is a hole for a value of a type that is read.
func (w *writer) in(t ptx.Type) operands {
	return w.hole(&w.code.inputs, register{typ: held(t), tied: -1})
}

// ins are n holes that are read.
func (w *writer) ins(t ptx.Type, n int) []operands {
	w.expect(&w.code.inputs, n)
	return times(n, func() operands { return w.in(t) })
}

// tie are holes in which all outputs come in with what their registers held before.
func (w *writer) tie() []operands {
	w.expect(&w.code.inputs, len(w.code.outputs))
	list := make([]operands, 0, len(w.code.outputs))
	for i, r := range w.code.outputs {
		list = append(list, w.hole(&w.code.inputs, register{typ: r.typ, tied: i}))
	}
	return list
}

func times(n int, one func() operands) []operands {
	list := make([]operands, n)
	for i := range list {
		list[i] = one()
	}
	return list
}

// num is a number that is known.
func num(n int) operands { return operands{{Kind: ptx.Int, Val: int64(n)}} }

// sink takes a result that nobody reads.
func sink() operands { return operands{{Kind: ptx.Sink}} }

// vector is {a, b, …}.
func vector(elems []operands) operands {
	return append(operands{{Kind: ptx.Vector, Val: int64(len(elems))}}, slices.Concat(elems...)...)
}

// words is what an instruction for one or more words takes: one alone is no vector.
func words(elems []operands) operands {
	if len(elems) == 1 {
		return elems[0]
	}
	return vector(elems)
}

// at is [base].
func at(base operands) operands { return operands{{Kind: ptx.Address, ID: base[0].ID}} }

// atOffset is [base+offset].
func atOffset(base operands, offset int) operands {
	return operands{{Kind: ptx.Address, ID: base[0].ID, Val: int64(offset), Plus: true}}
}

// statement appends a statement, its operands behind those of the others.
func (w *writer) statement(op ptx.Op, list operands) *ptx.Inst {
	in := ptx.Inst{Op: op, First: uint32(len(w.f.Operands)), Count: uint32(len(list)), Loc: ptx.NoLoc, Guard: w.guard}
	w.guard = 0
	w.f.Operands = append(w.f.Operands, list...)
	w.f.Body = append(w.f.Body, in)
	return &w.f.Body[len(w.f.Body)-1]
}

// do writes an instruction: its opcode and modifiers, of which empty ones are left out, and its
// operands.
func (w *writer) do(mnemonic []string, args ...operands) {
	text := strings.Join(slices.DeleteFunc(mnemonic, func(s string) bool { return s == "" }), ".")
	in := w.statement(w.m.AddOp(ptx.NewMnemonic(text)), slices.Concat(args...))
	if err := w.m.Check(w.f, in); err != nil {
		panic(fmt.Sprintf("BUG: asm: %s: %v", text, err))
	}
}

// where has the next instruction execute only where a predicate holds.
func (w *writer) where(p operands) *writer {
	w.guard = p[0].Reg()
	return w
}

// scope encloses instructions and the registers that they have for themselves.
func (w *writer) scope(body func()) {
	w.statement(ptx.OpOpen, nil)
	body()
	w.statement(ptx.OpClose, nil)
}

// locals declares registers of a scope.
func (w *writer) locals(t ptx.Type, names ...string) []operands {
	list := make([]operands, len(names))
	for i, name := range names {
		list[i] = w.declare(t, name)
	}
	w.statement(ptx.OpReg, slices.Concat(list...))
	return list
}

// predicate declares one, which holds where a word is not zero.
func (w *writer) predicate(word operands) operands {
	p := w.locals(ptx.Pred, "p")[0]
	w.do([]string{"setp", "ne", "u32"}, p, word, num(0))
	return p
}

// finish returns what was written.
func (w *writer) finish() *Code {
	c := w.code
	c.text = w.m.Statements(w.f)
	c.effects = len(c.outputs) == 0
	first, last := make([]int, len(c.outputs)), 0
	for i := range w.f.Body {
		if in := &w.f.Body[i]; in.IsInst() {
			last = max(last, w.note(i, in, first))
		}
	}
	for i := range c.outputs {
		c.outputs[i].early = first[i] < last
	}
	c.constrain()
	return c
}

// unseen are the effects that what stands around a code does not see: those on other lanes, which
// stand at the same place.
const unseen = ptx.Warp | ptx.Hints

// note takes up what statement i does: where outputs are written first, counted from 1; it
// returns i if an input is read, else 0.
func (w *writer) note(i int, in *ptx.Inst, first []int) (read int) {
	if w.m.Mnemonic(in).Form.Effects&^unseen != 0 {
		w.code.effects = true
	}
	list := w.f.Flat(in)
	for k, role := range w.m.Roles(w.f, in, nil) {
		if role&(ptx.ReadsMemory|ptx.WritesMemory) != 0 {
			w.code.effects = true
		}
		if list[k].Kind != ptx.Register && list[k].Kind != ptx.Address {
			continue
		}
		hole, out := list[k].Reg().Decl(), len(first)
		switch {
		case hole < out && role&ptx.Writes != 0 && first[hole] == 0:
			first[hole] = i + 1
		case hole >= out && hole < out+len(w.code.inputs) && role&ptx.Reads != 0:
			read = i + 1
		}
	}
	return read
}
