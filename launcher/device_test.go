package launcher

import (
	"slices"
	"strings"
	"testing"

	"tileir/ast/num"
)

func TestDivisors(t *testing.T) {
	params := []Param{{Name: "p", Elem: num.F32, Pointer: true}, {Name: "n", Elem: num.I32}, {Name: "x", Elem: num.F32}}
	cases := []struct {
		args []Arg
		want []uint64
	}{
		{[]Arg{Null(), Scalar(1000), Scalar(8)}, []uint64{16, 8, 1}},
		{[]Arg{{kind: ArgPointer, offset: 4}, Scalar(0), Scalar(0)}, []uint64{4, 16, 1}},
		{[]Arg{{kind: ArgPointer, offset: 64}, Scalar(7), Scalar(0)}, []uint64{16, 1, 1}},
	}
	for _, c := range cases {
		if got := Divisors(params, c.args); !slices.Equal(got, c.want) {
			t.Errorf("Divisors(%v) = %v, want %v", c.args, got, c.want)
		}
	}
	params[1].Divisor = 8
	if err := CheckSpecialized(params, []uint64{3, 16, 5}); err != nil {
		t.Error(err)
	}
	err := CheckSpecialized(params, []uint64{3, 12, 5})
	if err == nil || !strings.Contains(err.Error(), "argument 1 (n: i32): 12 is not divisible by 8") {
		t.Errorf("got %v", err)
	}
}

func TestShorthands(t *testing.T) {
	if g := NewGrid(3); g != (Grid{3, 1, 1}) {
		t.Errorf("NewGrid(3) = %v", g)
	}
	if g := NewGrid(3, 4, 5); g != (Grid{3, 4, 5}) {
		t.Errorf("NewGrid(3, 4, 5) = %v", g)
	}
	for _, c := range []struct {
		arg  Arg
		want uint64
	}{{F32(1), 0x3f800000}, {I32(-1), 0xffffffff}, {I64(-1), 1<<64 - 1}} {
		if c.arg.Kind() != ArgScalar || c.arg.Bits() != c.want {
			t.Errorf("got %#x, want %#x", c.arg.Bits(), c.want)
		}
	}
}
