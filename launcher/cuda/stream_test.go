package cuda

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"tileir/launcher"
)

// openStream is a fake device with the kernel add, and a stream of it.
func openStream(t *testing.T, f *fakeDriver, k launcher.Kernel) (*Device, launcher.Loaded, launcher.Stream) {
	t.Helper()
	d, ctx := openFake(t, f), t.Context()
	loaded, err := d.Load(ctx, code(k, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := launcher.NewStream(ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	return d, loaded, s
}

// TestStream: copies and launches are queued on the stream, in their order, while the GPU is
// still at them; events are done when it is.
func TestStream(t *testing.T) {
	f := newFake()
	d, loaded, s := openStream(t, f, launcher.Kernel{Params: bufferParam})
	ctx := t.Context()
	on := map[streamHandle]int{}
	f.nparams = 2
	f.kernel = func(f *fakeDriver, c *launchConfig, params []uint64) {
		on[c.stream]++
		add(f, c, params)
	}
	b := zeroed(t, d, 4)
	host, err := launcher.NewHost(ctx, d, 4)
	if err != nil || len(host.Bytes()) != 4 {
		t.Fatalf("%v, %v", host, err)
	}
	copy(host.Bytes(), []byte{1, 2, 3, 4})
	f.busy = -1
	first, err := s.Record(ctx)
	if err != nil {
		t.Fatal(err)
	}
	launch := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(2), Args: []launcher.Arg{launcher.Pointer(b, 1), launcher.Scalar(3)}}
	back := make([]byte, 4)
	err = errors.Join(s.Write(ctx, b, host.Bytes()), launcher.Queue(ctx, s, loaded, launch),
		launcher.Queue(ctx, s, loaded, launch), s.Read(ctx, back, b))
	if err != nil {
		t.Fatal(err)
	}
	last, err := s.Record(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if done, err := last.Done(); done || err != nil {
		t.Errorf("a busy stream's event is done: %v, %v", done, err)
	}
	soon, cancel := context.WithTimeout(ctx, 10*time.Millisecond)
	defer cancel()
	if err := last.Sync(soon); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("waiting for a busy stream's event: %v", err)
	}
	f.busy = 0
	if r, err := s.Sync(ctx); err != nil || r.Dropped != 0 {
		t.Errorf("%+v, %v", r, err)
	}
	if !bytes.Equal(back, []byte{1, 8, 3, 4}) || on[3] != 2 {
		t.Errorf("read %v, launches by stream %v", back, on)
	}
	if done, err := last.Done(); !done || err != nil {
		t.Errorf("%v, %v", done, err)
	}
	if took, err := last.Since(first); took != 1500*time.Microsecond || err != nil {
		t.Errorf("%v, %v", took, err)
	}
	if err := s.Wait(ctx, last); err != nil || len(f.waited) != 1 || f.waited[0] != 3 {
		t.Errorf("%v, %v", f.waited, err)
	}
	if err := errors.Join(first.Close(), last.Close(), last.Close(), s.Close(), host.Free(), host.Free(), b.Free()); err != nil {
		t.Error(err)
	}
	if len(f.memory) != 0 || len(f.pinned) != 0 {
		t.Errorf("%d allocations left, %d of the host", len(f.memory), len(f.pinned))
	}
	if _, err := last.Done(); err == nil || err.Error() != "the event is closed" {
		t.Errorf("%v", err)
	}
	if err := s.Write(ctx, b, back); err == nil || err.Error() != "the stream is closed" {
		t.Errorf("%v", err)
	}
}

// TestStreamFull: when much is queued a call waits for room, and nothing is lost or left.
func TestStreamFull(t *testing.T) {
	f := newFake()
	d, loaded, s := openStream(t, f, launcher.Kernel{Params: bufferParam, Hidden: []launcher.Hidden{{Kind: launcher.HiddenPrintBuffer}}})
	ctx := t.Context()
	f.nparams, f.kernel = 3, add
	b := zeroed(t, d, 4)
	l := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1), Args: []launcher.Arg{launcher.Pointer(b, 0), launcher.Scalar(1)}}
	for i := range 3*batch + 5 {
		f.busy = 3
		if err := launcher.Queue(ctx, s, loaded, l); err != nil {
			t.Fatal(err)
		}
		if len(f.memory) > batch+1 {
			t.Fatalf("launch %d: %d allocations", i, len(f.memory))
		}
	}
	if _, err := s.Sync(ctx); err != nil || f.launches != 3*batch+5 || len(f.memory) != 1 {
		t.Errorf("%d launches, %d allocations, %v", f.launches, len(f.memory), err)
	}
}

// TestStreamMessages: what launches printed is printed by Sync, in their order, and the first
// failed assertion is its error; a second Sync has neither.
func TestStreamMessages(t *testing.T) {
	f := newFake()
	f.nparams = 1
	f.kernel = func(f *fakeDriver, c *launchConfig, p []uint64) {
		h := f.at(devicePtr(p[0]), 48)
		binary.LittleEndian.PutUint32(h, 24)
		binary.LittleEndian.PutUint32(h[16:], 24)
		binary.LittleEndian.PutUint32(h[20:], c.gridX-1)
	}
	_, loaded, s := openStream(t, f, launcher.Kernel{
		Hidden:   []launcher.Hidden{{Kind: launcher.HiddenPrintBuffer}},
		Messages: []launcher.Message{{Kind: launcher.MessagePrint, Format: "hello\n"}, {Kind: launcher.MessageAssert, Format: "no"}},
	})
	ctx := t.Context()
	var out bytes.Buffer
	for _, n := range []int{1, 2, 1} {
		if err := launcher.Queue(ctx, s, loaded, &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(n), Output: &out}); err != nil {
			t.Fatal(err)
		}
	}
	if out.Len() != 0 {
		t.Errorf("printed before Sync: %q", out.String())
	}
	r, err := s.Sync(ctx)
	if !errors.As(err, new(*launcher.AssertError)) || r == nil || out.String() != "hello\nhello\n" {
		t.Errorf("%+v, %v, %q", r, err, out.String())
	}
	if _, err := s.Sync(ctx); err != nil || len(f.memory) != 0 {
		t.Errorf("%v, %d allocations left", err, len(f.memory))
	}
}

// TestStreamErrors: what cannot be queued is refused at once, a write beyond a buffer is found
// by Sync, and a stream that never ends is abandoned with the device.
func TestStreamErrors(t *testing.T) {
	f := newFake()
	d, loaded, s := openStream(t, f, launcher.Kernel{Params: bufferParam})
	_, _, other := openStream(t, newFake(), launcher.Kernel{Params: bufferParam})
	ctx := t.Context()
	f.nparams = 2
	f.kernel = func(f *fakeDriver, _ *launchConfig, params []uint64) { f.at(devicePtr(params[0]), 8)[4] = 1 }
	b := zeroed(t, d, 4)
	l := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1), Args: []launcher.Arg{launcher.Pointer(b, 0), launcher.Scalar(1)}}
	there, err := other.Record(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer there.Close()
	for _, c := range []struct {
		got  error
		want string
	}{
		{launcher.Queue(ctx, other, loaded, l), "the stream is of another device than the program"},
		{other.Write(ctx, b, nil), "the buffer is of another device than cuda:0"},
		{s.Wait(ctx, there), "the event is of another device than the stream"},
		{s.Write(ctx, b, make([]byte, 5)), "cannot write 5 bytes to a buffer of 4"},
		{s.Read(ctx, make([]byte, 5), b), "cannot read 5 bytes from a buffer of 4"},
		{launcher.Queue(ctx, s, loaded, &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1)}), "got 0 arguments, expected 2"},
	} {
		if c.got == nil || !strings.Contains(c.got.Error(), c.want) {
			t.Errorf("got %v, want %s", c.got, c.want)
		}
	}
	if err := launcher.Queue(ctx, s, loaded, l); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Sync(ctx); err == nil || !strings.Contains(err.Error(), "wrote beyond the end of the buffer of 4 bytes") {
		t.Errorf("a write beyond the buffer: %v", err)
	}
	f.busy = -1
	soon, cancel := context.WithTimeout(ctx, 10*time.Millisecond)
	defer cancel()
	if _, err := s.Sync(soon); err == nil || !strings.Contains(err.Error(), "abandoned") {
		t.Errorf("a stream that never ends: %v", err)
	}
	if err := s.Write(ctx, b, make([]byte, 4)); err == nil || !strings.Contains(err.Error(), "takes no more work") {
		t.Errorf("after that: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Errorf("closing the stream of a lost device: %v", err)
	}
}

// TestStreamsOnGPU: two streams, one of which waits for an event of the other, with page-locked
// memory, and a cache whose buffers go from one to the other.
func TestStreamsOnGPU(t *testing.T) {
	d, ctx := gpu(t), t.Context()
	loaded, err := d.Load(ctx, testProgram())
	if err != nil {
		t.Fatal(err)
	}
	defer loaded.Close()
	var streams [2]launcher.Stream
	for i := range streams {
		if streams[i], err = launcher.NewStream(ctx, d); err != nil {
			t.Fatal(err)
		}
		defer streams[i].Close()
	}
	const n = 1 << 24
	host, err := launcher.NewHost(ctx, d, 4*n)
	if err != nil {
		t.Fatal(err)
	}
	defer host.Free()
	ones := make([]float32, n)
	for i := range ones {
		ones[i] = 1
	}
	copy(host.Bytes(), launcher.FromFloats(ones, n).Data)
	cache := launcher.NewCache(d)
	defer cache.Close()
	for round := range 3 {
		b, err := cache.AllocOn(ctx, streams[0], 4*n)
		if err != nil {
			t.Fatal(err)
		}
		scale := &launcher.Launch{Entry: "scale", Grid: launcher.NewGrid(n / 32), Args: []launcher.Arg{launcher.Pointer(b, 0), launcher.F32(3)}}
		begin, err := streams[0].Record(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(streams[0].Write(ctx, b, host.Bytes()), launcher.Queue(ctx, streams[0], loaded, scale)); err != nil {
			t.Fatal(err)
		}
		written, err := streams[0].Record(ctx)
		if err != nil {
			t.Fatal(err)
		}
		back, err := launcher.NewHost(ctx, d, 4*n)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(streams[1].Wait(ctx, written), launcher.Queue(ctx, streams[1], loaded, scale), streams[1].Read(ctx, back.Bytes(), b),
			cache.ReleaseOn(ctx, b, streams[1])); err != nil {
			t.Fatal(err)
		}
		if _, err := streams[1].Sync(ctx); err != nil {
			t.Fatal(err)
		}
		for _, i := range []int{0, 1, n / 2, n - 1} {
			if got := fmt.Sprintf("%x", back.Bytes()[4*i:4*i+4]); got != "00001041" { // 9
				t.Errorf("round %d, element %d: %s", round, i, got)
			}
		}
		took, err := written.Since(begin)
		t.Logf("64 MiB written and scaled in %v, %v", took, err)
		if err := errors.Join(begin.Close(), written.Close(), back.Free()); err != nil {
			t.Error(err)
		}
	}
	if s := cache.Stats(); s.Misses != 1 || s.Hits != 2 {
		t.Errorf("%+v", s)
	}
}
