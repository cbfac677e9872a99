package bytecode

import (
	"tileir/ast"
	"tileir/ast/num"
)

// functionBody writes the ops of a kernel.
func (w *writer) functionBody(op *ast.Op) {
	if w.numbers == nil {
		w.numbers = map[*ast.Value]uint64{}
	}
	clear(w.numbers)
	w.next = 0
	for _, r := range op.Regions() {
		for _, b := range r.Blocks {
			for _, a := range b.Args {
				w.number(a)
			}
			for o := b.First(); o != nil && w.err == nil; o = o.Next() {
				w.writeOp(o)
			}
		}
	}
}

func (w *writer) number(v *ast.Value) {
	w.numbers[v] = w.next
	w.next++
}

// writeOp writes one op as its encoding says.
func (w *writer) writeOp(op *ast.Op) {
	w.at = op
	e := w.encodings.get(op.Opcode)
	switch {
	case op.Opcode == ast.OpUnregistered || e.info.Is(ast.TestOnly):
		// A file names an op by its number in the dialect: it has no room for a name.
		// What belongs to another dialect, as ops of a plan do, has no such number;
		// testing$func has one that files of no released version hold.
		w.fail("expected an op that has a number in bytecode, got %s", op.FullName())
		return
	case w.version.Less(e.info.Since):
		w.fail("operation '%s' is not available in bytecode version %s: it requires %s+", op.FullName(), w.version, e.info.Since)
		return
	}
	if since, form := newerForm(op, w.loops > 0); w.version.Less(since) {
		w.fail("%s requires bytecode version %s+, targeting %s", form, since, w.version)
	}
	w.varint(uint64(e.info.Code))
	w.location(op)
	written := w.results(op, e)
	if e.hasFlags || len(op.Attrs) > 0 || len(e.attrs) > 0 {
		w.flags(op, e)
		w.attrs(op, e)
	}
	w.operands(op, e)
	if n := len(e.info.Regions); n > 0 {
		if op.Opcode == ast.OpLoop {
			w.loops++
		}
		w.regions(op, n)
		if op.Opcode == ast.OpLoop {
			w.loops--
		}
	}
	for _, v := range op.Results()[:written] {
		w.number(v)
	}
}

// newerForm names a form of op that is newer than the op and that neither an
// attribute nor a type of its own shows; the version is zero if there is none.
// Whether the op is inside a loop its op does not know while it is read.
func newerForm(op *ast.Op, inLoop bool) (since ast.Version, form string) {
	switch op.Opcode {
	case ast.OpFToF:
		mode := op.Enum("rounding_mode", ast.RoundNearestEven)
		to := ast.AsTile(op.Result(0).Type)
		if mode != ast.RoundNearestEven && (to == nil || to.ElemNum() != num.F8E8M0FNU) {
			return v134, "rounding<" + ast.EnumRounding.Info().Names[mode] + "> of this conversion"
		}
	case ast.OpReturn:
		if inLoop {
			return v134, "return from a loop"
		}
	}
	return ast.Version{}, ""
}

// results writes the types of the results and returns how many have a number.
func (w *writer) results(op *ast.Op, e *encoding) int {
	n := len(op.Results())
	if i := e.results; i < len(e.info.Results) && i < len(op.Results()) {
		info := &e.info.Results[i]
		if len(op.Result(i).Uses()) > 0 {
			w.fail("result '%s' of %s requires bytecode version %s, but is being used and targeting %s", info.Name, e.info.Name, info.Since, w.version)
		}
		n = i
	}
	if e.countResults {
		w.varint(uint64(n))
	}
	for _, v := range op.Results()[:n] {
		w.typ(v.Type)
	}
	return n
}

// flags writes which optional parts are there.
func (w *writer) flags(op *ast.Op, e *encoding) {
	flags := uint64(0)
	for i := range e.attrs {
		a := &e.attrs[i]
		if a.bit == 0 || !op.Has(a.Name) {
			continue
		}
		flags |= a.bit
		if !a.written {
			w.fail("optional attribute '%s' of %s is provided but requires bytecode version %s, targeting %s", a.Name, e.info.Name, a.Since, w.version)
		}
	}
	for i := range e.operands {
		o := &e.operands[i]
		if o.bit == 0 || len(op.Group(i)) == 0 {
			continue
		}
		flags |= o.bit
		if !o.written {
			w.fail("optional operand '%s' of %s is provided but requires bytecode version %s, targeting %s", o.Name, e.info.Name, o.Since, w.version)
		}
	}
	if e.hasFlags {
		w.varint(flags)
	}
}

// attrs writes the attributes in the order of the row. An op whose attributes
// are all of its row has no others.
func (w *writer) attrs(op *ast.Op, e *encoding) {
	known := 0
	for i := range e.attrs {
		a := &e.attrs[i]
		value := op.Attr(a.Name)
		if value != nil {
			known++
		} else {
			value = a.Default
		}
		switch {
		case a.Kind == ast.AttrUnit || a.Optional && value == nil:
		case a.Kind == ast.AttrIndexFlags:
			w.indexFlags(op, a, value)
		case value == nil:
			w.fail("expected attribute '%s' of %s, got none", a.Name, e.info.Name)
		case a.written:
			w.attr(a, value)
		case !ast.SameAttr(value, a.Default):
			w.fail("attribute '%s' requires bytecode version %s+, but targeting %s", a.Name, a.Since, w.version)
		}
	}
	if known != len(op.Attrs) {
		w.leaveOutUnknown(op)
	}
}

// indexFlags writes a byte for each index, where the version has room for them.
func (w *writer) indexFlags(op *ast.Op, a *attrField, value ast.Attr) {
	if !a.written {
		if !ast.AllClear(value) {
			w.fail("attribute '%s' requires bytecode version %s+, but targeting %s", a.Name, a.Since, w.version)
		}
		return
	}
	n := len(op.Group(op.Info().OperandIndex("index")))
	flags, _ := value.(ast.DenseArrayAttr)
	if value != nil && len(flags.Values) != n {
		w.fail("expected attribute '%s' to have one value per index, got %d for %d", a.Name, len(flags.Values), n)
		return
	}
	w.varint(uint64(n))
	for d := range n {
		w.bool(value != nil && flags.Values[d] != 0)
	}
}

// attr writes an attribute in the form that its row of the op table implies.
func (w *writer) attr(a *attrField, value ast.Attr) {
	switch v := value.(type) {
	case ast.EnumAttr:
		if a.Kind == ast.AttrEnum {
			w.varint(uint64(v.Value))
			return
		}
	case ast.BoolAttr:
		if a.Kind == ast.AttrBool {
			w.bool(bool(v))
			return
		}
	case ast.IntAttr:
		switch a.Kind {
		case ast.AttrI32:
			w.varint(uint64(uint32(v.Value)))
			return
		case ast.AttrI64:
			w.varint(uint64(v.Value))
			return
		}
	case ast.StringAttr:
		if a.Kind == ast.AttrString {
			w.varint(w.str(string(v)))
			return
		}
	case ast.SymbolAttr:
		if a.Kind == ast.AttrSymbolRef && len(v.Nested) == 0 {
			w.varint(w.str(v.Root))
			return
		}
	case ast.ArrayAttr:
		if a.Kind == ast.AttrArray {
			w.array(v)
			return
		}
	case ast.DenseArrayAttr:
		if a.Kind == ast.AttrDenseI32 {
			w.varint(uint64(len(v.Values)))
			for _, x := range v.Values {
				w.u32(uint32(x))
			}
			return
		}
	case *ast.DenseAttr:
		if a.Kind == ast.AttrDense {
			w.varint(w.constant(v))
			return
		}
	case ast.HintsAttr:
		if a.Kind == ast.AttrHints {
			w.dictionary(v.Targets)
			return
		}
	case ast.DivByAttr, ast.SameElementsAttr, ast.BoundedAttr:
		if a.Kind == ast.AttrPredicate {
			w.tagged(v)
			return
		}
	}
	w.fail("expected attribute '%s' to be of the kind %s, got another", a.Name, a.Kind)
}

func (w *writer) bool(v bool) {
	b := byte(0)
	if v {
		b = 1
	}
	w.u8(b)
}

// tagged writes a self-contained attribute.
func (w *writer) tagged(value ast.Attr) {
	switch v := value.(type) {
	case ast.IntAttr:
		t, ok := v.Type.(ast.NumType)
		if !ok || !t.Num().IsInt() {
			w.fail("expected an integer of a type of the language, got one of %s", v.Type)
			return
		}
		w.varint(attrInteger)
		w.typ(v.Type)
		w.varint(uint64(v.Value) & (1<<t.Num().Bits() - 1))
	case ast.FloatAttr:
		w.varint(attrFloat)
		w.typ(ast.NumType(v.Type))
		w.float(v)
	case ast.BoolAttr:
		w.taggedBool(v)
	case ast.TypeAttr:
		w.varint(attrType)
		w.typ(v.Type)
	case ast.StringAttr:
		w.varint(attrString)
		w.varint(w.str(string(v)))
	case ast.ArrayAttr:
		w.varint(attrArray)
		w.array(v)
	case *ast.DenseAttr:
		w.varint(attrDense)
		w.typ(v.Type)
		w.varint(w.constant(v))
	case ast.DivByAttr, ast.SameElementsAttr, ast.BoundedAttr:
		w.predicate(v)
	case ast.DictAttr:
		w.varint(attrDictionary)
		w.dictionary(v)
	case ast.HintsAttr:
		w.varint(attrOptimizationHints)
		w.dictionary(v.Targets)
	default:
		w.fail("expected an attribute that bytecode has a form for, got another")
	}
}

// taggedBool writes a truth value as an integer of type i1, as the public writer
// does; the format has a tag for it, too.
func (w *writer) taggedBool(v ast.BoolAttr) {
	if w.layout != nil && w.layout.bools {
		w.varint(attrBool)
	} else {
		w.varint(attrInteger)
		w.typ(ast.NumType(num.I1))
	}
	w.bool(bool(v))
}

func (w *writer) float(v ast.FloatAttr) {
	bits := v.Bits
	if v.Type == num.TF32 {
		bits >>= tf32Shift
	}
	if v.Type.Bits() <= 8 {
		w.u8(byte(bits))
	} else {
		w.signed(int64(bits))
	}
}

func (w *writer) array(list ast.ArrayAttr) {
	w.varint(uint64(len(list)))
	for _, a := range list {
		w.tagged(a)
	}
}

// dictionary writes entries in the order of their keys.
func (w *writer) dictionary(d ast.DictAttr) {
	if w.layout == nil || !w.layout.unsorted {
		d = d.Sorted()
	}
	w.varint(uint64(len(d)))
	for _, e := range d {
		w.varint(w.str(e.Name))
		w.tagged(e.Value)
	}
}

func (w *writer) predicate(a ast.Attr) {
	switch a := a.(type) {
	case ast.DivByAttr:
		w.varint(attrDivBy)
		w.varint(a.Divisor)
		if !a.Grouped {
			w.u8(0)
			return
		}
		w.u8(3)
		w.signed(a.Every)
		w.signed(a.Along)
	case ast.SameElementsAttr:
		w.varint(attrSameElements)
		w.int64s(a.Values)
	case ast.BoundedAttr:
		w.varint(attrBounded)
		flags := byte(0)
		if a.Lo != nil {
			flags |= 1
		}
		if a.Hi != nil {
			flags |= 2
		}
		w.u8(flags)
		for _, bound := range []*int64{a.Lo, a.Hi} {
			if bound != nil {
				w.signed(*bound)
			}
		}
	}
}

// operands writes the operands, group by group.
func (w *writer) operands(op *ast.Op, e *encoding) {
	if e.segmented {
		for i := range e.operands {
			group := op.Group(i)
			if e.operands[i].Arity == ast.Variadic {
				w.varint(uint64(len(group)))
			}
			w.operandList(group)
		}
		return
	}
	if e.countAll {
		w.varint(uint64(len(op.Operands())))
	}
	w.operandList(op.Operands())
}

func (w *writer) operandList(list []*ast.Value) {
	for _, v := range list {
		n, ok := w.numbers[v]
		if !ok {
			w.fail("expected every operand to be defined before its use, got one that is not")
		}
		w.varint(n)
	}
}

// regions writes the op's regions; n is how many its row has.
func (w *writer) regions(op *ast.Op, n int) {
	w.varint(uint64(n))
	for i := range n {
		if i >= len(op.Regions()) {
			w.varint(0)
			continue
		}
		blocks := op.Regions()[i].Blocks
		w.varint(uint64(len(blocks)))
		for _, b := range blocks {
			w.block(b)
		}
	}
}

// block writes a block; the numbers of what it defines are used again after it.
func (w *writer) block(b *ast.Block) {
	first := w.next
	w.varint(uint64(len(b.Args)))
	for _, a := range b.Args {
		w.typ(a.Type)
		w.number(a)
	}
	w.varint(uint64(b.Len()))
	for o := b.First(); o != nil && w.err == nil; o = o.Next() {
		w.writeOp(o)
	}
	w.next = first
}
