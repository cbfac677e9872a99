package cuda

import (
	"bytes"
	"fmt"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
	"tileir/launcher/ptxsim"
)

// realignShapes are tensors that are copied: strides in elements, behind a base that is off by so many.
var realignShapes = []struct {
	extents, strides []uint64
	off              uint64
}{
	{[]uint64{5, 7}, []uint64{5}, 0},
	{[]uint64{300, 9}, []uint64{301}, 1},
	{[]uint64{4097, 3}, []uint64{4097}, 3},
	{[]uint64{3, 2, 3, 2, 2}, []uint64{3, 6, 19, 39}, 1},
	{[]uint64{64, 6}, []uint64{0}, 1},
}

// TestRealignKernel runs the kernel that copies rows, in the simulator.
func TestRealignKernel(t *testing.T) {
	for _, bits := range []int{8, 16, 32, 64} {
		for _, s := range realignShapes {
			t.Run(fmt.Sprint(bits, s.extents), func(t *testing.T) {
				c := tensorCopy(bits, s.extents, s.strides, s.off)
				runRealign(t, c)
			})
		}
	}
}

// tensorCopy asks for the copy of a tensor at address 0.
func tensorCopy(bits int, extents, strides []uint64, off uint64) *launcher.TensorCopy {
	size := uint64(bits / 8)
	c := &launcher.TensorCopy{ElemBytes: bits / 8, From: off * size, Extents: extents}
	next := (extents[0]*size + 127) / 128 * 128
	for i, n := range extents[1:] {
		c.Strides, c.To = append(c.Strides, strides[i]*size), append(c.To, next)
		next *= n
	}
	return c
}

// runRealign makes the copy with the kernel, and compares each row.
func runRealign(t *testing.T, c *launcher.TensorCopy) {
	ctx, bits := t.Context(), 8*c.ElemBytes
	device, err := ptxsim.New(ptxsim.Options{Target: "sm_80"})
	if err != nil {
		t.Fatal(err)
	}
	last, _ := c.Row(c.Rows() - 1)
	from := make([]byte, last+c.RowBytes())
	for i := range from {
		from[i] = byte(i*7 + i>>8)
	}
	src, err := device.Alloc(ctx, int64(len(from)))
	if err == nil {
		err = src.Write(ctx, from)
	}
	if err != nil {
		t.Fatal(err)
	}
	dst, err := device.Alloc(ctx, int64(c.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	k := launcher.Kernel{Entry: "realign", Symbol: "realign", Threads: realignThreads}
	args := []launcher.Arg{launcher.Pointer(dst, 0), launcher.Pointer(src, int64(c.From))}
	for _, v := range realignValues(c, 0)[2:] {
		args = append(args, launcher.Scalar(v))
	}
	for i := range args {
		k.Params = append(k.Params, launcher.Param{Elem: num.I64, Pointer: i < 2})
	}
	loaded, err := device.Load(ctx, &launcher.Program{Code: &launcher.Code{Target: "sm_80", PTX: []byte(realignCode(bits)), Kernels: []launcher.Kernel{k}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "realign", Grid: launcher.NewGrid(2), Args: args}); err != nil {
		t.Fatal(err)
	}
	got := make([]byte, c.Bytes())
	if err := dst.Read(ctx, got); err != nil {
		t.Fatal(err)
	}
	for i := range c.Rows() {
		at, to := c.Row(i)
		if !bytes.Equal(got[to:to+c.RowBytes()], from[at:at+c.RowBytes()]) {
			t.Errorf("row %d differs", i)
		}
	}
}

// TestRealignedLaunch checks that a launch makes the copy that its map asks for first, each time and in
// a graph too, and that the map is one of the copy.
func TestRealignedLaunch(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 2
	arg := launcher.Expr{Op: launcher.ExprArg, Bits: 64}
	two := launcher.Expr{Op: launcher.ExprConst, Value: 2, Bits: 64}
	m := &launcher.TensorMap{
		Elem: num.BF16, Base: launcher.Expr{Op: launcher.ExprConst, Value: 0x4000, Bits: 64}, Extents: []launcher.Expr{arg, arg},
		Strides: []launcher.Expr{{Op: launcher.ExprMul, Bits: 64, Args: []launcher.Expr{arg, two}}}, Box: []int{64, 8}, Swizzle: 128, Realigns: true,
	}
	k := launcher.Kernel{Threads: 32, Params: []launcher.Param{{Elem: num.I64}}, Hidden: []launcher.Hidden{{Kind: launcher.HiddenTensorMap, Map: m}}}
	loaded, err := d.Load(ctx, code(k, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	var starts []uint32 // the threads of a block of each
	var base uint64
	on := map[streamHandle]int{}
	f.kernel = func(_ *fakeDriver, c *launchConfig, p []uint64) {
		on[c.stream]++
		if starts = append(starts, c.blockX); c.blockX == 32 {
			base = p[1] // the fake driver's map begins with the address
		}
	}
	l := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1), Args: []launcher.Arg{launcher.Scalar(65)}, Warmup: 1, Iterations: 1}
	if _, err := loaded.Launch(ctx, l); err != nil {
		t.Fatal(err)
	}
	if fmt.Sprint(starts) != "[256 32 256 32]" || base == 0x4000 {
		t.Errorf("got blocks of %d threads and a map of %#x, expected a copy before each launch, and a map of that", starts, base)
	}
	starts = nil
	g, err := launcher.Capture(ctx, loaded, &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1), Args: l.Args})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Replay(ctx, 1); err != nil || fmt.Sprint(starts) != "[256 32]" {
		t.Errorf("a graph: got blocks of %d threads, %v", starts, err)
	}
	if err := g.Close(); err != nil {
		t.Error(err)
	}
	clear(on)
	s, err := launcher.NewStream(ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	if err := launcher.Queue(ctx, s, loaded, l); err != nil || len(on) != 1 || on[d.stream] != 0 {
		t.Errorf("a stream: launches by stream %v, %v", on, err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	starts, l.Args = nil, []launcher.Arg{launcher.Scalar(64)}
	if _, err := loaded.Launch(ctx, l); err != nil || fmt.Sprint(starts) != "[32 32]" || base != 0x4000 {
		t.Errorf("aligned rows: got blocks of %d threads and a map of %#x, %v", starts, base, err)
	}
	if len(f.memory) != 0 {
		t.Errorf("%d allocations are left", len(f.memory))
	}
	f.room = 64
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1), Args: []launcher.Arg{launcher.Scalar(65)}}); err == nil {
		t.Error("expected an error without memory for the copy")
	}
}
