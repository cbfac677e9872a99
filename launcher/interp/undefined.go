package interp

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// Undefined values.
//
// The specification lets some ops make values that are undefined, but not use
// them: an ftoi of a number that its type does not have, a load whose mask
// leaves elements out and that has no padding for them, a product with a
// negative scale. So such a value is followed to where it matters: where it is
// stored, printed or asserted, is an address, a mask or an index, decides which
// way a block of code goes, or divides.
//
// A tile knows of each element which op made it undefined. Let u(x) be that, and
// 0 if x is defined. Then for a result r
//
//	elementwise op       u(r) is one of the u of its operands that is not 0, if any
//	select c, x, y       u(c); else that of the one that is chosen
//	andi, ori, muli      0 if the other operand alone says what the result is
//	product              that of the row, the column or the accumulator
//	ops that move tiles  moves with the element
//	reduce, scan         what the body makes of it
//
// and values in loops and regions are tiles as any other. What a view leaves
// unspecified, elements beyond its tensor where it has no padding, is a value,
// only not one that a program can know: nothing is said of it. An offset that
// overflows leads nowhere, which is found when somebody goes there.
//
// Entries without an op that makes such values are compiled as if there were
// none; of the others, ops look whether an operand has some, and most never do.

// undef is the u of a tile's elements: the number of the op among the entry's
// makers, from 1 on. It is not changed once a tile has it, and tiles share it.
// nil is 0 for all.
type undef []uint32

// at returns the u of an element.
func (u undef) at(e int) uint32 {
	if u == nil {
		return 0
	}
	return u[e]
}

// orNone is u for n elements, written out.
func (u undef) orNone(n int) undef {
	if u == nil {
		return make(undef, n)
	}
	return u
}

// reread is the u of m elements that n are read as: of what lies in several, of
// one of them.
func (u undef) reread(n, m int) undef {
	if u == nil {
		return nil
	}
	d := make(undef, m)
	for k := range max(n, m) {
		d[k*m/max(n, m)] = either(d[k*m/max(n, m)], u[k*n/max(n, m)])
	}
	return d
}

// maker is an op that makes values undefined, and why it did.
type maker struct {
	op  *ast.Op
	why string
}

// makesUndefined reports whether an op may make undefined values of defined ones.
func makesUndefined(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpFToI:
		return !op.Has("saturating")
	case ast.OpLoadPtrTko:
		return op.Opt(1) != nil && op.Opt(2) == nil
	case ast.OpMmaFScaled:
		return ast.AsTile(op.Operand(3).Type).ElemNum() == num.F8E4M3FN
	}
	return false
}

// followsUndefined reports whether values of an entry are to be followed.
func (c *compiler) followsUndefined(entry *ast.Op) bool {
	found := false
	entry.Walk(func(op *ast.Op) { found = found || makesUndefined(op) })
	return found && !c.unchecked(CheckUndefined)
}

// maker numbers an op that makes values undefined; 0 if none are followed.
func (c *compiler) maker(op *ast.Op, why string) uint32 {
	if !c.current.follows {
		return 0
	}
	c.current.makers = append(c.current.makers, maker{op, why})
	return uint32(len(c.current.makers))
}

// undefOf makes the u of n elements; nil if all are defined.
func undefOf(n int, u func(e int) uint32) undef {
	var all undef
	for e := range n {
		if by := u(e); by != 0 {
			if all == nil {
				all = make(undef, n)
			}
			all[e] = by
		}
	}
	return all
}

// either is the u of what depends on two values.
func either(p, q uint32) uint32 {
	if p != 0 {
		return p
	}
	return q
}

// union is the u of elements that depend on those at their place in two tiles.
func union(a, b undef, n int) undef {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return undefOf(n, func(e int) uint32 { return either(a[e], b[e]) })
}

// rule computes the u of an op's result before the op is executed; an error if
// the op may not be with these operands.
type rule func(f *frame) (undef, error)

// rule returns that of an op whose step does not see to undefined values; nil
// for the others.
func (c *compiler) rule(op *ast.Op) rule {
	switch op.Opcode {
	case ast.OpFToI, ast.OpBitcast, ast.OpPtrToInt, ast.OpIntToPtr, ast.OpPtrToPtr:
		return nil
	case ast.OpSelect:
		return c.selected(op)
	case ast.OpAndI, ast.OpMulI:
		return c.absorbed(op, 0)
	case ast.OpOrI:
		return c.absorbed(op, num.Mask(c.info(op.Result(0)).elem))
	case ast.OpDivI, ast.OpRemI:
		return c.divided(op)
	case ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled:
		return c.multiplied(op)
	}
	if i := op.Info(); i == nil || !i.Is(ast.Elementwise) {
		return nil
	}
	n, ins := c.info(op.Result(0)).n, c.slotsOf(op.Operands())
	return func(f *frame) (undef, error) {
		var u undef
		for _, s := range ins {
			u = union(u, f.slots[s].undef, n)
		}
		return u, nil
	}
}

// carrying makes a step follow undefined values.
func (c *compiler) carrying(op *ast.Op, s step) step {
	if s == nil || !c.current.follows {
		return s
	}
	rule := c.rule(op)
	if rule == nil {
		return s
	}
	ins, r := c.slotsOf(op.Operands()), c.slot(op.Result(0))
	if checksOperands(op) {
		s = c.harmless(op, s)
	}
	always := makesUndefined(op)
	return func(f *frame) error {
		if !always && !slices.ContainsFunc(ins, func(in int32) bool { return f.slots[in].undef != nil }) {
			return s(f)
		}
		u, err := rule(f)
		if err == nil {
			err = s(f)
		}
		if err != nil {
			return err
		}
		if t := f.slots[r]; t.class != staticClass { // a static one is the operand, shared
			t.undef = u
		}
		return nil
	}
}

// checksOperands reports whether a step has operands that it refuses.
func checksOperands(op *ast.Op) bool {
	return divides(op) || op.Enum("overflow", ast.OverflowNone) != ast.OverflowNone
}

func divides(op *ast.Op) bool { return op.Opcode == ast.OpDivI || op.Opcode == ast.OpRemI }

// harmless executes a step with 0 in place of undefined elements, and of those
// that they meet: no overflow comes of that. A divisor is left as it is.
func (c *compiler) harmless(op *ast.Op, s step) step {
	i, all := c.info(op.Operand(0)), c.slotsOf(op.Operands())
	ins := all
	if divides(op) {
		ins = all[:1]
	}
	return func(f *frame) error {
		var u undef
		for _, in := range all {
			u = union(u, f.slots[in].undef, i.n)
		}
		var kept [2]*tile
		for k, in := range ins {
			kept[k] = f.slots[in]
			f.slots[in] = f.cleared(kept[k], i, u)
		}
		err := s(f)
		for k := len(ins) - 1; k >= 0; k-- { // backwards: both may be one slot
			f.drop(ins[k])
			f.slots[ins[k]] = kept[k]
		}
		return err
	}
}

// cleared returns a copy of a tile with 0 for the elements of u.
func (f *frame) cleared(t *tile, i info, u undef) *tile {
	d := f.get(i.words())
	copy(d.words, t.words[:i.words()])
	for e := range i.n {
		if u.at(e) != 0 {
			setElement(d, i.bytes, e, 0)
		}
	}
	return d
}

// selected is the rule of a select. An undefined condition does no harm between
// two elements that are the same.
func (c *compiler) selected(op *ast.Op) rule {
	i := c.info(op.Result(0))
	cond, a, b := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Operand(2))
	return func(f *frame) (undef, error) {
		k, x, y := f.slots[cond], f.slots[a], f.slots[b]
		return undefOf(i.n, func(e int) uint32 {
			p, q := x.undef.at(e), y.undef.at(e)
			switch by := k.undef.at(e); {
			case by != 0 && p == 0 && q == 0 && element(x, i.bytes, e) == element(y, i.bytes, e):
				return 0
			case by != 0:
				return by
			case element(k, 1, e) != 0:
				return p
			}
			return q
		}), nil
	}
}

// absorbed is the rule of an op whose result is an element if one operand is,
// whatever the other one may be.
func (c *compiler) absorbed(op *ast.Op, zero uint64) rule {
	i, a, b := c.info(op.Result(0)), c.slot(op.Operand(0)), c.slot(op.Operand(1))
	return func(f *frame) (undef, error) {
		x, y := f.slots[a], f.slots[b]
		return undefOf(i.n, func(e int) uint32 {
			p, q := x.undef.at(e), y.undef.at(e)
			if p == 0 && element(x, i.bytes, e) == zero || q == 0 && element(y, i.bytes, e) == zero {
				return 0
			}
			return either(p, q)
		}), nil
	}
}

// divided is the rule of a division, which may not be by an undefined number: it
// could be 0.
func (c *compiler) divided(op *ast.Op) rule {
	i, a, b := c.info(op.Result(0)), c.slot(op.Operand(0)), c.slot(op.Operand(1))
	return func(f *frame) (undef, error) {
		return f.slots[a].undef, f.defined(op, b, i, "the divisor")
	}
}

// multiplied is the rule of a product: an element is undefined with its row on
// the left, its column on the right, or its accumulator, and a row or column
// with one of its elements or scales.
func (c *compiler) multiplied(op *ast.Op) rule {
	p, slots := c.product(op), c.slotsOf(op.Operands())
	var scales []info
	var negative uint32
	if op.Opcode == ast.OpMmaFScaled {
		scales = []info{c.info(op.Operand(3)), c.info(op.Operand(4))}
		if makesUndefined(op) {
			negative = c.maker(op, "a scale of a product is negative")
		}
	}
	return func(f *frame) (undef, error) {
		rows, cols := make(undef, p.batch*p.m), make(undef, p.batch*p.n)
		p.markRows(rows, f.slots[slots[0]].undef)
		p.markCols(cols, f.slots[slots[1]].undef)
		for k, i := range scales {
			t := f.slots[slots[3+k]]
			u := undefOf(i.n, func(e int) uint32 {
				if v := element(t, 1, e); negative != 0 && v > 0x80 && v < 0xff { // not -0, not NaN
					return either(t.undef.at(e), negative)
				}
				return t.undef.at(e)
			})
			if k == 0 {
				p.markRows(rows, u)
			} else {
				p.markCols(cols, u)
			}
		}
		acc := f.slots[slots[2]].undef
		return undefOf(p.batch*p.m*p.n, func(e int) uint32 {
			row, col := e/p.n, e/(p.m*p.n)*p.n+e%p.n
			return either(acc.at(e), either(rows[row], cols[col]))
		}), nil
	}
}

// markRows marks the rows that have an undefined element; all rows of all
// batches have as many elements.
func (p product) markRows(rows, u undef) {
	for e, by := range u {
		if by != 0 {
			rows[e/(len(u)/len(rows))] = by
		}
	}
}

// markCols marks the columns that have an undefined element.
func (p product) markCols(cols, u undef) {
	for e, by := range u {
		if by != 0 {
			cols[e/(len(u)/p.batch)*p.n+e%p.n] = by
		}
	}
}

// defined reports the first element of a slot that is undefined.
func (f *frame) defined(op *ast.Op, slot int32, i info, what string) error {
	return f.definedWhere(op, f.slots[slot].undef, i, what, func(int) bool { return true })
}

// definedWhere reports the first undefined element that is used.
func (f *frame) definedWhere(op *ast.Op, u undef, i info, what string, used func(e int) bool) error {
	for e, by := range u {
		if by != 0 && used(e) {
			return f.undefinedUse(op, i.shape, e, by, what)
		}
	}
	return nil
}

// undefinedUse is the fault of an op that uses what another has left undefined.
func (f *frame) undefinedUse(op *ast.Op, shape []int64, e int, by uint32, what string) error {
	m := f.run.entry.makers[by-1]
	fault := f.fault(op, shape, e, "%s is undefined", what)
	fault.Notes = append(fault.Notes, &ast.Diagnostic{Severity: ast.Note, Source: f.run.program.source, Pos: m.op.Pos,
		Message: "it became undefined here: " + m.why})
	return fault
}
