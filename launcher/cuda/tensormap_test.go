package cuda

import (
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
)

// TestTensorMapParam checks that the driver makes a map for the arguments of each
// launch, and that what it makes is a parameter.
func TestTensorMapParam(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 2
	arg := launcher.Expr{Op: launcher.ExprArg, Bits: 64}
	two := launcher.Expr{Op: launcher.ExprConst, Value: 2, Bits: 64}
	m := &launcher.TensorMap{
		Elem: num.BF16, Base: launcher.Expr{Op: launcher.ExprConst, Value: 0x4000, Bits: 64}, Extents: []launcher.Expr{arg, arg},
		Strides: []launcher.Expr{{Op: launcher.ExprMul, Bits: 64, Args: []launcher.Expr{arg, two}}}, Box: []int{64, 8}, Swizzle: 128,
	}
	k := launcher.Kernel{Threads: 32, Params: []launcher.Param{{Elem: num.I64}}, Hidden: []launcher.Hidden{{Kind: launcher.HiddenTensorMap, Map: m}}}
	loaded, err := d.Load(ctx, code(k, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	launch := func(n int64) error {
		_, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Args: []launcher.Arg{launcher.Scalar(uint64(n))}})
		return err
	}
	for _, n := range []int64{64, 72} {
		f.kernel = func(f *fakeDriver, _ *launchConfig, p []uint64) {
			if p[0] != uint64(n) || p[1] != 0x4000 { // the fake driver's map begins with the address
				t.Errorf("got the parameters %#x", p)
			}
		}
		if err := launch(n); err != nil {
			t.Error(err)
		}
	}
	if err := launch(60); err == nil || !strings.Contains(err.Error(), "a stride of 120 bytes") {
		t.Errorf("got %v, expected an error about the stride", err)
	}
	f.fail["cuTensorMapEncodeTiled"] = 1
	if err := launch(64); err == nil || !strings.Contains(err.Error(), "extents [64 64], strides [128] bytes") {
		t.Errorf("got %v, expected an error about the map", err)
	}
}
