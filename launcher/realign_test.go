package launcher_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tileir/ast/num"
	"tileir/launcher"
)

// TestRealigned checks which copies a map asks for, and that it is one of the copy then.
func TestRealigned(t *testing.T) {
	bytes := func(i int64) launcher.Expr {
		return op(launcher.ExprMul, 64, arg(i, 64), launcher.Expr{Op: launcher.ExprConst, Value: 2, Bits: 64})
	}
	m := &launcher.TensorMap{
		Elem: num.F16, Base: arg(0, 64), Extents: []launcher.Expr{arg(1, 64), arg(2, 64), arg(3, 64)},
		Strides: []launcher.Expr{bytes(4), bytes(5)}, Box: []int{64, 8, 1}, Swizzle: 128, Realigns: true,
	}
	for _, c := range []struct {
		args []uint64
		to   []uint64 // strides of the copy; nil: there is none
		rows uint64
	}{
		{[]uint64{0x1000, 64, 5, 3, 72, 360}, nil, 0},
		{[]uint64{0x1000, 64, 5, 3, 65, 325}, []uint64{128, 640}, 15},
		{[]uint64{0x1002, 64, 5, 3, 72, 360}, []uint64{128, 640}, 15},
		{[]uint64{0x1000, 65, 5, 3, 65, 325}, []uint64{256, 1280}, 15},
		{[]uint64{0x1000, 65, 0, 3, 65, 0}, []uint64{256, 256}, 0},
		{[]uint64{0x1000, 0, 5, 3, 7, 35}, []uint64{128, 640}, 0},
	} {
		got, err := m.Copy(c.args)
		if err != nil || (got != nil) != (c.to != nil) {
			t.Errorf("%v: got %+v, %v", c.args, got, err)
			continue
		}
		if got == nil {
			continue
		}
		if !cmp.Equal(got.To, c.to) || got.Rows() != c.rows || got.Bytes() == 0 {
			t.Errorf("%v: got strides %v and %d rows in %d bytes, expected %v and %d", c.args, got.To, got.Rows(), got.Bytes(), c.to, c.rows)
		}
		if v, err := m.Values(c.args, 0x8000); err != nil || v.Base != 0x8000 || !cmp.Equal(v.Strides, c.to) || v.Extents[0] != max(c.args[1], 1) {
			t.Errorf("%v: got %+v, %v, expected a map of the copy", c.args, v, err)
		}
		if _, err := m.Values(c.args, 0); err == nil {
			t.Errorf("%v: expected an error without a copy", c.args)
		}
	}
	c, err := m.Copy([]uint64{0x1000, 65, 5, 3, 65, 700})
	if err != nil {
		t.Fatal(err)
	}
	if from, to := c.Row(7); from != 0x1000+2*130+1400 || to != 2*256+1280 {
		t.Errorf("row 7: got %#x and %#x", from, to)
	}
	for _, w := range []struct {
		args []uint64
		want string
	}{
		{[]uint64{0x1001, 64, 5, 3, 65, 325}, "is not a multiple of 2"},
		{[]uint64{0x1000, 1 << 30, 1 << 20, 3, 65, 325}, "would take"},
		{[]uint64{0x1000, 0, 1<<31 - 1, 1<<31 - 1, 7, 35}, "would take"},
		{[]uint64{0x1000, 1 << 30, 2, 1<<31 - 1, 65, 325}, "would take"},
		{[]uint64{0x1000, 8, 1 << 30, 4, 9, 0}, "would have 4294967296 rows"},
	} {
		if _, err := m.Copy(w.args); err == nil || !strings.Contains(err.Error(), w.want) {
			t.Errorf("%v: got %v, expected %q", w.args, err, w.want)
		}
	}
	m.Realigns = false
	if c, err := m.Copy([]uint64{0x1000, 64, 5, 3, 65, 325}); c != nil || err != nil {
		t.Errorf("a map that does not realign: got %+v, %v", c, err)
	}
}
