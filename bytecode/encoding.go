package bytecode

import (
	"tileir/ast"
)

// encoding is how one op is laid out in one version. It follows from the op's
// row of the op table; an op reads
//
//	code  [results]  type…  [flags]  attribute…  [operands]  operand…  [regions]  region…
//
// where the counts in brackets are there if something varies, and the flags say
// which optional attributes and operands are there. The bits of the flags are
// assigned by version, so that a newer part never moves an older one; within
// a version attributes come before operands.
type encoding struct {
	info         *ast.OpInfo
	results      int  // how many results of the row the version has
	countResults bool // their number precedes them
	hasFlags     bool
	attrs        []attrField
	operands     []operandField
	segmented    bool // the operands are grouped, each group with its count if it varies
	countAll     bool // the number of all operands precedes them
	singles      int  // how many operands of the row are always there
}

// attrField is an attribute in an encoding.
type attrField struct {
	*ast.AttrInfo
	bit     uint64 // in the flags if it may be left out, else zero
	written bool   // the version has it
}

// operandField is an operand in an encoding.
type operandField struct {
	*ast.OperandInfo
	bit     uint64 // in the flags if it may be left out, else zero
	written bool
	count   string // what its number is called
}

// encodings makes the encodings of a version when they are first needed.
type encodings struct {
	version ast.Version
	of      [ast.NumOps]*encoding
}

func (e *encodings) get(code ast.Opcode) *encoding {
	if e.of[code] == nil {
		e.of[code] = newEncoding(code, e.version)
	}
	return e.of[code]
}

func newEncoding(code ast.Opcode, v ast.Version) *encoding {
	info := &ast.Table[code]
	has := func(since ast.Version) bool { return !v.Less(info.SinceOf(since)) }
	e := &encoding{info: info, segmented: info.Is(ast.SegmentedOperands)}
	for i := range info.Results {
		if has(info.Results[i].Since) {
			e.results++
		}
		e.countResults = e.countResults || info.Results[i].Arity == ast.Variadic
	}
	for i := range info.Attrs {
		a := &info.Attrs[i]
		e.attrs = append(e.attrs, attrField{AttrInfo: a, written: has(a.Since)})
	}
	for i := range info.Operands {
		o := &info.Operands[i]
		e.operands = append(e.operands, operandField{OperandInfo: o, written: has(o.Since), count: o.Name + " count"})
		e.countResults = e.countResults || o.Arity == ast.Variadic
		e.countAll = e.countAll || !e.segmented && o.Arity != ast.Single
		if o.Arity == ast.Single {
			e.singles++
		}
	}
	e.dealFlags()
	return e
}

// dealFlags gives every part that may be left out its bit. The flags are there
// if the version has at least one such part.
func (e *encoding) dealFlags() {
	next := uint64(1)
	assign := func(bit *uint64, written bool) {
		*bit = next
		next <<= 1
		e.hasFlags = e.hasFlags || written
	}
	for _, v := range Versions() {
		for i := range e.attrs {
			if a := &e.attrs[i]; (a.Optional || a.Kind == ast.AttrUnit) && e.info.SinceOf(a.Since) == v {
				assign(&a.bit, a.written)
			}
		}
		for i := range e.operands {
			if o := &e.operands[i]; e.segmented && o.Arity == ast.Optional && e.info.SinceOf(o.Since) == v {
				assign(&o.bit, o.written)
			}
		}
	}
}
