package launcher

import (
	"strings"
	"testing"

	"tileir/ast/num"
)

// operandAt is an operand whose element (row, col) is byte 2·(row·across + col·along) of
// an argument.
func operandAt(elem num.Type, arg, rows, cols, across, along int) *Operand {
	o := &Operand{Elem: elem, Rows: rows, Cols: cols}
	for i := range rows * cols {
		o.From = append(o.From, OriginOf(arg, int64(2*(i/cols*across+i%cols*along))))
	}
	return o
}

// TestProducts holds products to one of 16×16 by 16×8 that a program is said to make.
func TestProducts(t *testing.T) {
	var p Products
	if p.Check(operandAt(num.F16, 0, 16, 16, 16, 1), operandAt(num.F16, 1, 16, 8, 8, 1)) != nil || p.Whole() {
		t.Error("nothing is known yet")
	}
	a, b := operandAt(num.F16, 0, 16, 16, 16, 1), operandAt(num.F16, 1, 16, 8, 8, 1)
	p.Add(a, b)
	unknown := operandAt(num.F16, 1, 16, 8, 8, 1)
	clear(unknown.From)
	for _, c := range []struct {
		name string
		a, b *Operand
		want string // "": it is the program's
	}{
		{"the same", a, b, ""},
		{"a part of it", operandAt(num.F16, 0, 8, 16, 16, 1), b, ""},
		{"rows and columns exchanged", operandAt(num.F16, 1, 8, 16, 1, 8), operandAt(num.F16, 0, 16, 16, 1, 16), ""},
		{"elements of unknown origin", a, unknown, ""},
		{"other memory", operandAt(num.F16, 2, 16, 16, 16, 1), b, ""},
		{"another type", operandAt(num.BF16, 0, 16, 16, 16, 1), operandAt(num.BF16, 1, 16, 8, 8, 1), "f16 bits are read as bf16: element (0, 0) of operand A is byte 0 of the buffer of 0"},
		{"blocks of B transposed", a, b.blocksTransposed(), "the 8×8 matrices of operand B are transposed: element (0, 0) of operand A is byte 0"},
		{"blocks of A transposed", a.blocksTransposed(), b, "the 8×8 matrices of operand A are transposed: element (1, 0)"},
		{"k off by one", a, operandAt(num.F16, 1, 16, 8, 8, 1).moved(8), "element (0, 0) of operand A is byte 0 of the buffer of 0, and element (0, 0) of operand B byte 16 of the buffer of 1: the program does not"},
	} {
		got := ""
		if m := p.Check(c.a, c.b); m != nil {
			got = m.Error()
		}
		if !strings.HasPrefix(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%s: got %q, expected %q", c.name, got, c.want)
		}
	}
	if !p.Whole() {
		t.Error("all of it is known")
	}
}

// moved is an operand of n elements later.
func (o *Operand) moved(n int) *Operand {
	for i := range o.From {
		o.From[i] += Origin(2 * n)
	}
	return o
}

// TestProductsBound demands that nothing is said of more products than are remembered.
func TestProductsBound(t *testing.T) {
	var p Products
	a, b := operandAt(num.F16, 0, 16, 16, 16, 1), operandAt(num.F16, 1, 16, 8, 8, 1)
	p.count = maxProductUses
	p.Add(a, b)
	if p.Whole() || p.Check(a, b.blocksTransposed()) != nil {
		t.Error("not all products are known")
	}
}
