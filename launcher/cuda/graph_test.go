package cuda

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"tileir/launcher"
)

// add is a fake kernel that adds its second argument to where the first points.
func add(f *fakeDriver, _ *launchConfig, params []uint64) {
	f.at(devicePtr(params[0]), 1)[0] += byte(params[1])
}

// zeroed allocates n bytes of 0.
func zeroed(t *testing.T, d *Device, n int) launcher.Buffer {
	t.Helper()
	b, err := d.Alloc(t.Context(), int64(n))
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Write(t.Context(), make([]byte, n)); err != nil {
		t.Fatal(err)
	}
	return b
}

// TestGraph replays two launches, in their order and with the arguments that they had
// when they were captured.
func TestGraph(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams, f.busy = 2, 3
	var order []string
	f.kernel = func(f *fakeDriver, c *launchConfig, params []uint64) {
		order = append(order, fmt.Sprintf("%d×%d", c.gridX, params[1]))
		add(f, c, params)
	}
	loaded, err := d.Load(ctx, code(launcher.Kernel{Params: bufferParam}, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	b := zeroed(t, d, 4)
	args := []launcher.Arg{launcher.Pointer(b, 1), launcher.Scalar(3)}
	first := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(2), Args: args}
	second := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(5), Args: []launcher.Arg{args[0], launcher.Scalar(4)}}
	g, err := launcher.Capture(ctx, loaded, first, second)
	if err != nil {
		t.Fatal(err)
	}
	args[1] = launcher.Scalar(100)
	if f.launches != 0 {
		t.Errorf("capturing made %d launches", f.launches)
	}
	r, err := g.Replay(ctx, 3)
	if err != nil || len(r.Times) != 3 || r.Times[0] != 1500*time.Microsecond {
		t.Errorf("%+v, %v", r, err)
	}
	if got := strings.Join(order, " "); got != "2×3 5×4 2×3 5×4 2×3 5×4" {
		t.Error(got)
	}
	got := make([]byte, 4)
	if err := b.Read(ctx, got); err != nil || got[1] != 21 {
		t.Errorf("read %v, %v", got, err)
	}
	if _, err := g.Replay(ctx, 0); err == nil || err.Error() != "0 replays: expected at least 1" {
		t.Errorf("no replay: %v", err)
	}
	if err := errors.Join(g.Close(), g.Close()); err != nil {
		t.Error(err)
	}
	if _, err := g.Replay(ctx, 1); err == nil || err.Error() != "the graph is closed" {
		t.Errorf("after Close: %v", err)
	}
	if err := b.Free(); err != nil || len(f.memory) != 0 {
		t.Errorf("%v, %d allocations left", err, len(f.memory))
	}
}

// TestGraphErrors: whatever fails leaves neither memory nor graphs, nor a stream that
// only notes what it is given.
func TestGraphErrors(t *testing.T) {
	for _, c := range []struct{ fails, want string }{
		{"cuStreamBeginCapture", "cuStreamBeginCapture: "},
		{"cuLaunchKernelEx", "entry f, grid 2,1,1 of 128 threads"},
		{"cuStreamEndCapture", "cuStreamEndCapture: "},
		{"cuGraphInstantiate", "cuGraphInstantiate: "},
		{"", "got 1 arguments, expected 2"},
		{"nothing", "capturing launches: there is none"},
	} {
		f := newFake()
		d, ctx := openFake(t, f), t.Context()
		f.nparams, f.kernel = 2, add
		k := launcher.Kernel{Params: bufferParam, Hidden: []launcher.Hidden{{Kind: launcher.HiddenPrintBuffer}}}
		loaded, err := d.Load(ctx, code(k, "ptx"))
		if err != nil {
			t.Fatal(err)
		}
		b := zeroed(t, d, 4)
		f.fail[c.fails] = errOutOfMemory
		l := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(2), Args: []launcher.Arg{launcher.Pointer(b, 0), launcher.Scalar(1)}}
		launches := []*launcher.Launch{l, l}
		switch c.fails {
		case "":
			l.Args = l.Args[:1]
		case "nothing":
			launches = nil
		}
		g, err := launcher.Capture(ctx, loaded, launches...)
		if g != nil || err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, %v", c.fails, g, err)
		}
		clear(f.fail)
		if b.Free(); len(f.memory) != 0 || f.capturing && c.fails != "cuStreamBeginCapture" {
			t.Errorf("%s: %d allocations left, capturing %v", c.fails, len(f.memory), f.capturing)
		}
	}
}

// TestGraphMessages: what each launch of the last replay printed is printed once, in
// the order of the launches.
func TestGraphMessages(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 1
	f.kernel = func(f *fakeDriver, _ *launchConfig, p []uint64) {
		h := f.at(devicePtr(p[0]), 40)
		at := binary.LittleEndian.Uint32(h)
		if at != 0 && f.launches != 3 && f.launches != 4 { // of the second of three replays
			t.Errorf("launch %d: the buffer was not reset", f.launches)
		}
		binary.LittleEndian.PutUint32(h, 24)
		binary.LittleEndian.PutUint32(h[16:], 24)
	}
	k := launcher.Kernel{
		Hidden:   []launcher.Hidden{{Kind: launcher.HiddenPrintBuffer}},
		Messages: []launcher.Message{{Kind: launcher.MessagePrint, Format: "hello\n"}},
	}
	loaded, err := d.Load(ctx, code(k, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	var first, second bytes.Buffer
	launch := func(out *bytes.Buffer) *launcher.Launch {
		return &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1), Output: out}
	}
	g, err := launcher.Capture(ctx, loaded, launch(&first), launch(&second))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Replay(ctx, 3); err != nil || first.String() != "hello\n" || second.String() != "hello\n" {
		t.Errorf("%q, %q, %v", first.String(), second.String(), err)
	}
	if err := g.Close(); err != nil || len(f.memory) != 0 {
		t.Errorf("%v, %d allocations left", err, len(f.memory))
	}
}

// TestLaunchByGraph: a timed launch by graphs makes so many more launches, and its
// times are those of one.
func TestLaunchByGraph(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams, f.kernel = 2, add
	loaded, err := d.Load(ctx, code(launcher.Kernel{Params: bufferParam}, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	b := zeroed(t, d, 4)
	r, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(2),
		Args: []launcher.Arg{launcher.Pointer(b, 0), launcher.Scalar(1)}, Warmup: 2, Iterations: 70, PerGraph: 3})
	if err != nil || len(r.Times) != 70 || r.Times[69] != 500*time.Microsecond || f.launches != 3*72 {
		t.Errorf("%d launches, %+v, %v", f.launches, r, err)
	}
	if err := b.Free(); err != nil || len(f.memory) != 0 {
		t.Errorf("%v, %d allocations left", err, len(f.memory))
	}
}

func TestGraphOnGPU(t *testing.T) {
	d, ctx := gpu(t), t.Context()
	loaded, err := d.Load(ctx, testProgram())
	if err != nil {
		t.Fatal(err)
	}
	defer loaded.Close()
	a := launcher.FromFloats(append(make([]float32, 252), 1, 1, 1, 1), 256)
	b, err := a.Upload(ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Free()
	scale := func(by float32) *launcher.Launch {
		return &launcher.Launch{Entry: "scale", Grid: launcher.NewGrid(8), Args: []launcher.Arg{launcher.Pointer(b, 0), launcher.F32(by)}}
	}
	var out bytes.Buffer
	shout := &launcher.Launch{Entry: "shout", Grid: launcher.NewGrid(2), Output: &out}
	g, err := launcher.Capture(ctx, loaded, scale(2), shout, scale(4))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Replay(ctx, 3); err != nil {
		t.Fatal(err)
	}
	if err := b.Read(ctx, a.Data); err != nil || a.Float(255) != 512 || out.String() != "block 0\nblock 1\n" {
		t.Errorf("%v, %q, %v", a.Float(255), out.String(), err)
	}
	if err := g.Close(); err != nil {
		t.Error(err)
	}
	many := make([]*launcher.Launch, 1000)
	for i := range many {
		many[i] = scale(1)
	}
	if g, err = launcher.Capture(ctx, loaded, many...); err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	r, err := g.Replay(ctx, 20)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("1000 launches by graph: %v a launch", r.Times[19]/1000)
}
