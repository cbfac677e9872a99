package ptxgen

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// asmSpec is a parsed constraint string.
type asmSpec struct {
	outputs []byte // constraint letters
	inputs  []byte
	tied    []int // for each input the output it is tied to, or -1
	err     string
}

// asmClasses are the register classes of constraint letters.
var asmClasses = map[byte]Class{'h': B16, 'r': B32, 'f': B32, 'l': B64, 'd': B64}

// isImmediate reports whether a constraint letter asks for a constant.
func isImmediate(letter byte) bool { return letter == 'n' || letter == 'i' }

// asmSpec returns the parsed constraints of a call.
func (g *moduleGen) asmSpec(n *node) *asmSpec {
	text := n.inst.(*ir.InstCall).Callee.(*ir.InlineAsm).Constraint
	if s, ok := g.asmSpecs[text]; ok {
		return s
	}
	s := parseConstraints(text)
	g.asmSpecs[text] = s
	return s
}

// parseConstraints reads a constraint string such as "=f,=f,r,0,~{memory}".
func parseConstraints(text string) *asmSpec {
	s := &asmSpec{}
	if text == "" {
		return s
	}
	for _, c := range strings.Split(text, ",") {
		if !s.add(c) {
			s.err = fmt.Sprintf("unsupported constraint %q", c)
			return s
		}
	}
	return s
}

// add reads one constraint.
func (s *asmSpec) add(c string) bool {
	if strings.HasPrefix(c, "~{") {
		return true
	}
	if out, ok := strings.CutPrefix(c, "="); ok {
		out = strings.TrimPrefix(out, "&")
		if len(out) != 1 || len(s.inputs) > 0 {
			return false
		}
		_, known := asmClasses[out[0]]
		s.outputs = append(s.outputs, out[0])
		return known
	}
	if k, err := strconv.Atoi(c); err == nil {
		if k < 0 || k >= len(s.outputs) {
			return false
		}
		s.inputs = append(s.inputs, s.outputs[k])
		s.tied = append(s.tied, k)
		return true
	}
	if len(c) != 1 {
		return false
	}
	_, known := asmClasses[c[0]]
	s.inputs = append(s.inputs, c[0])
	s.tied = append(s.tied, -1)
	return known || isImmediate(c[0])
}

// lowerInlineAsm puts operands into a template.
func (g *funcGen) lowerInlineAsm(n *node) {
	spec := g.asmSpec(n)
	if spec.err != "" {
		g.fail(n, "%s", spec.err)
	}
	asm := n.inst.(*ir.InstCall).Callee.(*ir.InlineAsm)
	fields := resultFields(n.typ)
	if len(fields) != len(spec.outputs) || len(n.args) != len(spec.inputs) {
		g.fail(n, "%d results and %d arguments for %d output and %d input constraints",
			len(fields), len(n.args), len(spec.outputs), len(spec.inputs))
	}
	ops := make([]operand, len(spec.outputs)+len(spec.inputs))
	template := g.asmTemplate(n, asm.Asm, len(ops))
	outs, ins := ops[:len(spec.outputs)], ops[len(spec.outputs):]
	for i, a := range n.args {
		if spec.tied[i] < 0 {
			ins[i] = g.asmInput(n, spec.inputs[i], a)
		}
	}
	g.tiedInputs(n, spec, outs, ins)
	for i, letter := range spec.outputs {
		if outs[i].Kind == operandNone {
			outs[i] = g.newReg(asmClasses[letter])
		}
	}
	g.emitTemplate(n, template, ops)
	g.asmResults(n, fields, outs)
}

// resultFields returns the types of the results of inline assembly.
func resultFields(t types.Type) []types.Type {
	switch t := t.(type) {
	case *types.VoidType:
		return nil
	case *types.StructType:
		return t.Fields
	}
	return []types.Type{t}
}

// tiedInputs gives each tied output its register: the input's own if it dies
// here, and else a copy.
func (g *funcGen) tiedInputs(n *node, spec *asmSpec, outs, ins []operand) {
	overwrites := false
	dying := g.ties[g.curNode]
	for i, k := range spec.tied {
		if k < 0 {
			continue
		}
		class := asmClasses[spec.outputs[k]]
		dies := dying != nil && dying[i]
		switch {
		case outs[k].Kind != operandNone:
			g.fail(n, "two inputs tied to one output")
		case isUndef(n.args[i].v):
			outs[k] = g.newReg(class)
		default:
			x := g.asmBits(n, class, n.args[i])
			if dies && x.Kind == operandReg {
				outs[k], overwrites = x, true
			} else {
				outs[k] = g.compute(class, moveOpcodes[class], x)
			}
		}
		ins[i] = outs[k]
	}
	if overwrites {
		// What was computed from the old contents must not be read again.
		g.cache.reset()
	}
}

// asmInput returns an input operand.
func (g *funcGen) asmInput(n *node, letter byte, a arg) operand {
	if !isImmediate(letter) {
		class := asmClasses[letter]
		return g.inRegister(g.asmBits(n, class, a), class)
	}
	c, ok := a.v.(constant.Constant)
	if !ok {
		g.fail(n, "argument of an immediate constraint is no constant")
	}
	o, ok := literal(c, scalarKind(c.Type()))
	if !ok {
		g.fail(n, "argument of an immediate constraint is no number")
	}
	return o
}

// asmBits returns an argument as a register or immediate of a class.
func (g *funcGen) asmBits(n *node, class Class, a arg) operand {
	k := g.kindOf(a)
	if k == kNone {
		return g.asmVectorBits(n, class, a)
	}
	x := g.value(a)
	switch {
	case k.class() == class:
		return x
	case k == kPtr && class == B32:
		return g.truncate(kI64, kI32, x)
	case k == kPtr32 && class == B64:
		return g.extend(kI32, kI64, x, false)
	case k.isInt() && k.info().bits < 16*uint8(class):
		to := [numClasses]kind{B16: kI16, B32: kI32, B64: kI64}[class]
		return g.extend(k, to, x, false)
	}
	g.fail(n, "argument of type %s does not fit its constraint", g.typeOf(a))
	return operand{}
}

func (g *funcGen) asmVectorBits(n *node, class Class, a arg) operand {
	words := g.toWords(n, g.values(a), g.typeOf(a))
	switch {
	case class == B32 && len(words) == 1:
		return words[0]
	case class == B64 && len(words) == 2:
		return g.joinWords(words, kI64)
	}
	g.fail(n, "argument of type %s does not fit its constraint", g.typeOf(a))
	return operand{}
}

// asmResults makes the results from the output registers.
func (g *funcGen) asmResults(n *node, fields []types.Type, outs []operand) {
	if n.need == 0 {
		return
	}
	var slots []operand
	for i, t := range fields {
		slots = g.asmResult(n, slots, t, outs[i])
	}
	if n.kind != kNone {
		n.val = slots[0]
	} else {
		n.slots = slots
	}
}

// asmResult appends the scalars of one result.
func (g *funcGen) asmResult(n *node, slots []operand, t types.Type, out operand) []operand {
	k, class := scalarKind(t), out.Reg().Class()
	held := [numClasses]kind{B16: kI16, B32: kI32, B64: kI64}[class]
	switch {
	case k == kNone && class == B64:
		return append(slots, g.fromWords(n, g.scalarWords(n, nil, out, kI64), t)...)
	case k == kNone && class == B32:
		return append(slots, g.fromWords(n, []operand{out}, t)...)
	case k == kI8 || k == kI1:
		return append(slots, g.truncate(held, k, out))
	case k != kNone && k.class() == class:
		return append(slots, out)
	case k == kI16 && class == B32 || k == kPtr32 && class == B64:
		return append(slots, g.truncate(held, [numClasses]kind{B16: kI16, B32: kI32}[k.class()], out))
	case k == kPtr && class == B32:
		return append(slots, g.extend(kI32, kI64, out, false))
	}
	g.fail(n, "result of type %s does not fit its constraint", t)
	return nil
}
