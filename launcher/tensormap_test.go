package launcher_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tileir/ast/num"
	"tileir/launcher"
)

func arg(i int64, bits int) launcher.Expr {
	return launcher.Expr{Op: launcher.ExprArg, Value: i, Bits: bits}
}

func op(name string, bits int, args ...launcher.Expr) launcher.Expr {
	return launcher.Expr{Op: name, Bits: bits, Args: args}
}

// TestExpr checks that numbers wrap to their bits and are widened as they are read.
func TestExpr(t *testing.T) {
	args := []uint64{0x1_8000_0001, 3}
	for _, c := range []struct {
		x    launcher.Expr
		want uint64
	}{
		{arg(0, 64), 0x1_8000_0001},
		{arg(0, 32), 0x8000_0001},
		{op(launcher.ExprUnsigned, 64, arg(0, 32)), 0x8000_0001},
		{op(launcher.ExprSigned, 64, arg(0, 32)), 0xffff_ffff_8000_0001},
		{op(launcher.ExprAdd, 32, arg(0, 32), arg(0, 32)), 2},
		{op(launcher.ExprMul, 32, arg(0, 32), arg(1, 32)), 0x8000_0003},
		{op(launcher.ExprSub, 8, arg(1, 8), launcher.Expr{Op: launcher.ExprConst, Value: 4, Bits: 8}), 0xff},
	} {
		if got, err := c.x.Eval(args); err != nil || got != c.want {
			t.Errorf("%+v: got %#x, %v, expected %#x", c.x, got, err, c.want)
		}
	}
	for _, x := range []launcher.Expr{
		arg(2, 32), arg(-1, 32), {Op: "div", Bits: 32, Args: []launcher.Expr{arg(0, 32), arg(1, 32)}},
		op(launcher.ExprAdd, 32, arg(0, 32)), op(launcher.ExprAdd, 32, arg(0, 32), arg(0, 32), arg(0, 32)), arg(0, 0), arg(0, 65),
	} {
		if got, err := x.Eval(args); err == nil {
			t.Errorf("%+v: got %d, expected an error", x, got)
		}
	}
}

// TestTensorMap checks what a map is made of, and that what the copy engine cannot
// take is refused.
func TestTensorMap(t *testing.T) {
	m := &launcher.TensorMap{
		Elem: num.F16, Base: arg(0, 64), Extents: []launcher.Expr{arg(1, 32), arg(2, 32)},
		Strides: []launcher.Expr{op(launcher.ExprMul, 64, op(launcher.ExprUnsigned, 64, arg(3, 32)), launcher.Expr{Op: launcher.ExprConst, Value: 2, Bits: 64})},
		Box:     []int{64, 128}, Swizzle: 128,
	}
	got, err := m.Values([]uint64{0x1000, 100, 0, 104}, 0)
	want := launcher.TensorMapValues{Type: 6, Base: 0x1000, Extents: []uint64{100, 1}, Strides: []uint64{208}, Box: []uint32{64, 128}}
	if err != nil || !cmp.Equal(got, want) {
		t.Errorf("got %+v, %v, expected %+v", got, err, want)
	}
	for _, c := range []struct {
		args []uint64
		want string
	}{
		{[]uint64{0x1008, 100, 100, 104}, "is not a multiple of 16"},
		{[]uint64{0x1000, 100, 100, 100}, "a stride of 200 bytes"},
		{[]uint64{0x1000, 1 << 31, 100, 104}, "extent 2147483648"},
		{[]uint64{0x1000, 100}, "there is no argument 2"},
	} {
		if _, err := m.Values(c.args, 0); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: got %v, expected %q", c.args, err, c.want)
		}
	}
	m.Rounds = true
	if _, err := m.Values([]uint64{0x1000, 100, 0, 104}, 0); err == nil || !strings.Contains(err.Error(), "f16 does not round") {
		t.Errorf("f16 that is rounded: got %v, expected an error", err)
	}
	m.Elem = num.F32
	if got, err := m.Values([]uint64{0x1000, 100, 0, 104}, 0); err != nil || got.Type != 11 {
		t.Errorf("f32 that is rounded: got type %d, %v, expected 11, TFLOAT32", got.Type, err)
	}
	text, err := json.Marshal(m)
	var again launcher.TensorMap
	if err == nil {
		err = json.Unmarshal(text, &again)
	}
	if err != nil || !cmp.Equal(&again, m) {
		t.Errorf("%s: %v: read back as %+v", text, err, again)
	}
}
