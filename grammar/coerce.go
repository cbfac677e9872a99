package grammar

import (
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
	b.fail(t, codeAttribute, "expected attribute '"+name+"' of '"+op.ShortName()+"' to be "+kindTitle(a)+", got another kind")
	return nil, false
}

func coerceTo(a *ast.AttrInfo, v ast.Attr) (ast.Attr, bool) {
	ok := false
	switch a.Kind {
	case ast.AttrUnit:
		_, ok = v.(ast.UnitAttr)
	case ast.AttrBool:
		_, ok = v.(ast.BoolAttr)
	case ast.AttrI32:
		n, isInt := v.(ast.IntAttr)
		ok = isInt && n.Type == ast.NumType(num.I32)
	case ast.AttrI64:
		n, isInt := v.(ast.IntAttr)
		ok = isInt && n.Type == ast.NumType(num.I64)
	case ast.AttrString, ast.AttrSymbolName:
		_, ok = v.(ast.StringAttr)
	case ast.AttrSymbolRef:
		_, ok = v.(ast.SymbolAttr)
	case ast.AttrFunctionType:
		ty, isType := v.(ast.TypeAttr)
		if isType {
			_, ok = ty.Type.(*ast.FunctionType)
		}
	case ast.AttrArray, ast.AttrDictArray:
		_, ok = v.(ast.ArrayAttr)
	case ast.AttrDense:
		_, ok = v.(*ast.DenseAttr)
	case ast.AttrDenseI32:
		d, isArray := v.(ast.DenseArrayAttr)
		ok = isArray && d.Elem == num.I32
	case ast.AttrIndexFlags:
		d, isArray := v.(ast.DenseArrayAttr)
		ok = isArray && d.Elem == num.I1
	case ast.AttrHints:
		_, ok = v.(ast.HintsAttr)
	case ast.AttrPredicate:
		switch v.(type) {
		case ast.DivByAttr, ast.SameElementsAttr, ast.BoundedAttr:
			ok = true
		}
	case ast.AttrEnum:
		return coerceEnum(a, v)
	}
	return v, ok
}

// coerceEnum takes the number that the generic form writes for enumerations
// without an attribute of their own.
func coerceEnum(a *ast.AttrInfo, v ast.Attr) (ast.Attr, bool) {
	switch v := v.(type) {
	case ast.EnumAttr:
		return v, v.Enum == a.Enum
	case ast.IntAttr:
		names := a.Enum.Info().Names
		if a.Enum.Bare() && v.Type == ast.NumType(num.I32) && v.Value >= 0 && v.Value < int64(len(names)) && names[v.Value] != "" {
			return ast.EnumOf(a.Enum, uint32(v.Value)), true
		}
	}
	return nil, false
}

// kindTitle says what an attribute must be.
func kindTitle(a *ast.AttrInfo) string {
	switch a.Kind {
	case ast.AttrUnit:
		return "a unit"
	case ast.AttrBool:
		return "true or false"
	case ast.AttrI32:
		return "an i32"
	case ast.AttrI64:
		return "an i64"
	case ast.AttrString, ast.AttrSymbolName:
		return "a string"
	case ast.AttrSymbolRef:
		return "a symbol"
	case ast.AttrFunctionType:
		return "a function type"
	case ast.AttrArray, ast.AttrDictArray:
		return "a list"
	case ast.AttrDense:
		return "a constant"
	case ast.AttrDenseI32:
		return "an array of i32"
	case ast.AttrIndexFlags:
		return "an array of i1"
	case ast.AttrHints:
		return "optimization hints"
	case ast.AttrPredicate:
		return "div_by, same_elements or bounded"
	}
	if a.Enum.Bare() {
		return "the number of a " + a.Enum.Info().Mnemonic + " as an i32"
	}
	return "#" + dialectPrefix + a.Enum.Info().Mnemonic + "<…>"
}
