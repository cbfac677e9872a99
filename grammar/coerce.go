package grammar

import (
	"math"
	"strconv"

	"tileir/ast"
	"tileir/ast/num"
)

// Attributes of an op that are written in a dictionary, as the generic form
// writes all of them, have general forms; the op table says which form each
// must take in the IR.

const segmentsName = "operandSegmentSizes"

// finishGeneric turns the attributes of an op of the table from their general
// forms into their own, and finds out which operands are there.
func (b *builder) finishGeneric(f *frame) {
	op := f.op
	t := token{start: int32(op.Pos - 1), end: int32(op.Pos)}
	given := false // the numbers of operands
	for i := 0; i < len(op.Attrs); i++ {
		a := &op.Attrs[i]
		if a.Name == segmentsName && op.Info().Is(ast.SegmentedOperands) {
			if !b.takeSegments(op, a.Value, &t) {
				return
			}
			op.RemoveAttr(segmentsName)
			given = true
			i--
			continue
		}
		v, ok := b.coerce(op, &t, a.Name, a.Value)
		if !ok {
			return
		}
		a.Value = v
	}
	if !given && !b.checkSegments(f, &t) || !b.checkOperandCount(op, &t) || !b.checkRegionCount(op, &t) {
		return
	}
	normalize(op)
	b.addDefaults(op, false)
}

// normalize drops the attributes of a function that say nothing, which its own
// syntax does not spell.
func normalize(op *ast.Op) {
	if op.Opcode != ast.OpEntry && op.Opcode != ast.OpTestFunc {
		return
	}
	for _, name := range []string{"arg_attrs", "res_attrs"} {
		list, ok := op.Attr(name).(ast.ArrayAttr)
		for _, a := range list {
			d, isDict := a.(ast.DictAttr)
			ok = ok && isDict && len(d) == 0
		}
		if ok {
			op.RemoveAttr(name)
		}
	}
}

// takeSegments reads how many operands stand for each operand of the table.
func (b *builder) takeSegments(op *ast.Op, v ast.Attr, t *token) bool {
	a, ok := v.(ast.DenseArrayAttr)
	info := op.Info()
	if !ok || a.Elem != num.I32 || len(a.Values) != len(info.Operands) {
		b.fail(t, codeOperands, "expected "+segmentsName+" to be an array of "+plural(len(info.Operands), "i32")+" for '"+op.ShortName()+"'")
		return false
	}
	segments := b.Segments(op, len(a.Values))
	sum := int64(0)
	for i, n := range a.Values {
		if n < 0 || n > 1<<30 {
			b.fail(t, codeOperands, "expected "+segmentsName+" not to be negative")
			return false
		}
		segments[i] = int32(n)
		sum += n
	}
	if sum != int64(len(op.Operands())) {
		b.fail(t, codeOperands, "expected "+segmentsName+" to add up to "+strconv.Itoa(len(op.Operands()))+", got "+strconv.FormatInt(sum, 10))
		return false
	}
	return true
}

// checkSegments makes sure that an op with several operands that vary in number
// says how many of each there are. Only where it has neither operands nor
// properties it need not; here it does not.
func (b *builder) checkSegments(f *frame, t *token) bool {
	op, info := f.op, f.op.Info()
	if info.Is(ast.SegmentedOperands) && (f.properties || len(op.Operands()) > 0) {
		b.fail(t, codeOperands, "expected "+segmentsName+" for '"+op.ShortName()+"', got none")
		return false
	}
	return true
}

// checkOperandCount makes sure that Op.Group works.
func (b *builder) checkOperandCount(op *ast.Op, t *token) bool {
	info := op.Info()
	least, most := 0, 0
	for i := range info.Operands {
		switch info.Operands[i].Arity {
		case ast.Single:
			least++
			most++
		case ast.Optional:
			most++
		case ast.Variadic:
			most = 1 << 30
		}
	}
	n := len(op.Operands())
	if n < least || n > most {
		b.fail(t, codeOperands, "expected "+plural(least, "operand")+" of '"+op.ShortName()+"', got "+strconv.Itoa(n))
		return false
	}
	for i, s := range op.Segments() {
		if a := info.Operands[i].Arity; a == ast.Single && s != 1 || a == ast.Optional && s > 1 {
			b.fail(t, codeOperands, "expected one operand '"+info.Operands[i].Name+"' of '"+op.ShortName()+"', got "+strconv.Itoa(int(s)))
			return false
		}
	}
	return b.checkResultCount(op, t)
}

func (b *builder) checkResultCount(op *ast.Op, t *token) bool {
	info := op.Info()
	least, many := 0, false
	for i := range info.Results {
		if info.Results[i].Arity == ast.Single {
			least++
		} else {
			many = true
		}
	}
	if n := len(op.Results()); n < least || n > least && !many {
		b.fail(t, codeResultCount, "expected "+plural(least, "result")+" of '"+op.ShortName()+"', got "+strconv.Itoa(n))
		return false
	}
	return true
}

// checkRegionCount makes sure that the op has its regions.
func (b *builder) checkRegionCount(op *ast.Op, t *token) bool {
	info := op.Info()
	if len(op.Regions()) != len(info.Regions) {
		b.fail(t, codeSyntax, "expected "+plural(len(info.Regions), "region")+" of '"+op.ShortName()+"', got "+strconv.Itoa(len(op.Regions())))
		return false
	}
	return true
}

// coerce turns an attribute from a dictionary into the form that the op table
// asks for. Attributes that the table does not know stay as they are.
func (b *builder) coerce(op *ast.Op, t *token, name string, v ast.Attr) (ast.Attr, bool) {
	info := op.Info()
	if info == nil {
		return v, true
	}
	i := info.AttrIndex(name)
	if i < 0 {
		return v, true
	}
	a := &info.Attrs[i]
	if out, ok := coerceTo(a, v); ok {
		return out, true
	}
	b.fail(t, codeAttribute, "expected attribute '"+name+"' of '"+op.ShortName()+"' to be "+formOf(a)+", got another kind")
	return nil, false
}

// coerceTo takes, of enumerations without an attribute of their own, the number that the
// generic form writes.
func coerceTo(a *ast.AttrInfo, v ast.Attr) (ast.Attr, bool) {
	if n, is := v.(ast.IntAttr); is && a.Kind == ast.AttrEnum && a.Enum.Bare() && n.Type == ast.NumType(num.I32) && n.Value >= 0 && n.Value <= math.MaxUint32 {
		v = ast.EnumOf(a.Enum, uint32(n.Value))
	}
	return v, a.Takes(v)
}

// formOf says which form an attribute has in a dictionary.
func formOf(a *ast.AttrInfo) string {
	switch {
	case a.Kind != ast.AttrEnum:
		return a.Form()
	case a.Enum.Bare():
		return "the number of a " + a.Enum.Info().Mnemonic + " as an i32"
	}
	return "#" + dialectPrefix + a.Enum.Info().Mnemonic + "<…>"
}
