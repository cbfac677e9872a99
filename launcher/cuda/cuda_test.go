package cuda

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"tileir/ast/num"
	"tileir/launcher"
)

func TestMissingLibrary(t *testing.T) {
	_, err := loadDriver("libcuda-not-there.so.1")
	if !errors.Is(err, ErrNoDriver) {
		t.Fatalf("got %v", err)
	}
	for _, want := range []string{"cannot load libcuda-not-there.so.1", "install the NVIDIA driver (580 or later", "--gpus all", "--device cpu"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not say %q", err, want)
		}
	}
}

// TestWhyNotLoaded: the system's reason is there, whichever threads the caller moves between.
func TestWhyNotLoaded(t *testing.T) {
	var g sync.WaitGroup
	for range 64 {
		g.Go(func() {
			if _, err := openLibrary("libcuda-not-there.so.1"); err == nil || !strings.Contains(err.Error(), " ") {
				t.Errorf("got %q", err)
			}
		})
	}
	g.Wait()
}

func TestNoGPU(t *testing.T) {
	f := newFake()
	f.fail["cuInit"] = errNoDevice
	err := f.driver().init()
	if !errors.Is(err, ErrNoDriver) || !strings.Contains(err.Error(), "cuInit: CUDA_ERROR_NO_DEVICE (100): no CUDA-capable device is detected") {
		t.Errorf("got %v", err)
	}
	if _, err = open(newFake().driver(), 3); err == nil || err.Error() != "no device cuda:3: this machine has cuda:0 to cuda:0" {
		t.Errorf("got %v", err)
	}
}

// The layouts are those of cuda.h on 64-bit platforms.
func TestStructLayout(t *testing.T) {
	var c launchConfig
	var a launchAttribute
	for _, x := range []struct {
		what      string
		got, want uintptr
	}{
		{"sizeof CUlaunchConfig", unsafe.Sizeof(c), 56},
		{"sharedMemBytes", unsafe.Offsetof(c.sharedBytes), 24},
		{"hStream", unsafe.Offsetof(c.stream), 32},
		{"attrs", unsafe.Offsetof(c.attrs), 40},
		{"numAttrs", unsafe.Offsetof(c.numAttrs), 48},
		{"sizeof CUlaunchAttribute", unsafe.Sizeof(a), 72},
		{"value", unsafe.Offsetof(a.value), 8},
	} {
		if x.got != x.want {
			t.Errorf("%s: %d, expected %d", x.what, x.got, x.want)
		}
	}
}

// Every field of the function table has a symbol.
func TestSymbolsAreComplete(t *testing.T) {
	d := &driver{}
	if got, fields := len(d.symbols()), int(unsafe.Sizeof(*d)/unsafe.Sizeof(uintptr(0))); got != fields {
		t.Errorf("%d symbols for %d functions", got, fields)
	}
}

func openFake(t *testing.T, f *fakeDriver) *Device {
	t.Helper()
	d, err := open(f.driver(), 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		d.Close()
		if f.depth != 0 {
			t.Errorf("%d contexts left pushed", f.depth)
		}
		if f.events != 0 && d.lost == nil {
			t.Errorf("%d events left", f.events)
		}
		if f.graphs != 0 && d.lost == nil {
			t.Errorf("%d graphs left", f.graphs)
		}
	})
	return d
}

var bufferParam = []launcher.Param{{Name: "p", Elem: num.I8, Pointer: true}, {Name: "n", Elem: num.I32}}

func TestInfo(t *testing.T) {
	info := openFake(t, newFake()).Info()
	want := launcher.Info{Name: "cuda:0", Description: "Fake GPU, 4 SMs, 1.0 GiB", Target: "sm_90a", MaxGrid: [3]int64{1<<31 - 1, 65535, 65535}, Memory: 1 << 30}
	if info != want {
		t.Errorf("got %+v, expected %+v", info, want)
	}
	if got := targetName(10, 3); got != "sm_103" {
		t.Error(got)
	}
}

func TestLaunch(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 2
	f.busy = 3
	f.kernel = func(f *fakeDriver, c *launchConfig, params []uint64) {
		if c.gridX != 4 || c.gridY != 3 || c.gridZ != 1 || c.blockX != 128 || c.sharedBytes != 60000 || c.numAttrs != 2 {
			t.Errorf("config %+v", *c)
		}
		if a := (*launchAttribute)(c.attrs); a.id != 4 || a.value != [3]uint32{2, 1, 1} {
			t.Errorf("attribute %+v", *a)
		}
		if a := unsafe.Slice((*launchAttribute)(c.attrs), 2)[1]; a.id != 6 || a.value[0] != 1 {
			t.Errorf("second attribute %+v, expected that the launch may begin before others have ended", a)
		}
		f.at(devicePtr(params[0]), 8)[0] += byte(params[1])
	}
	loaded, err := d.Load(ctx, code(launcher.Kernel{Params: bufferParam, SharedBytes: 60000, Cluster: [3]int{2, 1, 1}, Dependent: true}, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := d.Alloc(ctx, 10)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Write(ctx, make([]byte, 10)); err != nil {
		t.Fatal(err)
	}
	l := &launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 2, Y: 3, Z: 1},
		Args: []launcher.Arg{launcher.Pointer(b, 2), launcher.Scalar(7)}, Warmup: 2, Iterations: 100}
	r, err := loaded.Launch(ctx, l)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Times) != 100 || r.Times[0] != 1500*time.Microsecond || f.launches != 102 {
		t.Errorf("%d times of %v, %d launches", len(r.Times), r.Times[0], f.launches)
	}
	got := make([]byte, 10)
	if err := b.Read(ctx, got); err != nil || got[2] != byte(102*7%256) {
		t.Errorf("read %v, %v", got, err)
	}
	if f.funcAttrs[funcMaxDynamicSharedBytes] != 60000 {
		t.Error("the shared memory was not asked for")
	}
	if err := errors.Join(b.Free(), loaded.Close()); err != nil || len(f.memory) != 0 {
		t.Errorf("%v, %d allocations left", err, len(f.memory))
	}
}

// TestCold: memory twice as large as the cache is written ahead of each timed launch and of no
// other, and given back.
func TestCold(t *testing.T) {
	f := newFake()
	f.cache = 1000
	d, ctx := openFake(t, f), t.Context()
	loaded, err := d.Load(ctx, code(launcher.Kernel{}, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	var before []int // writes ahead of each launch
	f.kernel = func(f *fakeDriver, _ *launchConfig, _ []uint64) { before = append(before, len(f.written)) }
	l := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1), Warmup: 2, Iterations: 3, Cold: true}
	if _, err := loaded.Launch(ctx, l); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(before, []int{0, 0, 1, 2, 3}) || !slices.Equal(f.written, []uint64{2000, 2000, 2000}) || len(f.memory) != 0 {
		t.Errorf("writes ahead of launches: %v, of bytes %v, %d allocations left", before, f.written, len(f.memory))
	}
	l.PerGraph = 2
	if _, err := loaded.Launch(ctx, l); err == nil || !strings.Contains(err.Error(), "expected Cold without PerGraph") {
		t.Errorf("launches of a graph: %v", err)
	}
	l.PerGraph, f.cache = 0, 0
	if _, err := loaded.Launch(ctx, l); err == nil || !strings.Contains(err.Error(), "does not say how much its cache holds") {
		t.Errorf("a cache of unknown size: %v", err)
	}
}

func TestLaunchErrors(t *testing.T) {
	good := launcher.Kernel{Params: bufferParam}
	grid := launcher.Grid{X: 1, Y: 1, Z: 1}
	for _, c := range []struct {
		what   string
		kernel launcher.Kernel
		launch launcher.Launch
		setup  func(f *fakeDriver)
		want   string
	}{
		{"entry", good, launcher.Launch{Entry: "g", Grid: grid}, nil, `no entry "g" in the compiled program; it has: f`},
		{"count", good, launcher.Launch{Entry: "f", Grid: grid, Args: []launcher.Arg{}}, nil, "entry f: got 0 arguments, expected 2: (p: ptr<i8>, n: i32)"},
		{"grid", good, launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 1, Y: 70000, Z: 1}}, nil, "the device allows at most 65535"},
		{"cluster", launcher.Kernel{Params: bufferParam, Cluster: [3]int{1, 2, 1}}, launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 1, Y: 40000, Z: 1}}, nil, "it is one of 1,80000,1 thread blocks, beyond"},
		{"shared", launcher.Kernel{Params: bufferParam, SharedBytes: 1 << 20}, launcher.Launch{Entry: "f", Grid: grid}, nil, "it needs 1048576 bytes of shared memory, cuda:0 has 232448"},
		{"threads", launcher.Kernel{Params: bufferParam, Threads: 2048}, launcher.Launch{Entry: "f", Grid: grid}, nil, "it needs 2048 threads in a block"},
		{"hidden", launcher.Kernel{Params: bufferParam, Hidden: []launcher.Hidden{{Kind: "magic"}}}, launcher.Launch{Entry: "f", Grid: grid}, nil, `hidden parameter "magic"`},
		{"launch", good, launcher.Launch{Entry: "f", Grid: grid}, func(f *fakeDriver) { f.fail["cuLaunchKernelEx"] = errOutOfMemory }, "entry f, grid 1,1,1 of 128 threads, 0 bytes of shared memory: cuLaunchKernelEx: CUDA_ERROR_OUT_OF_MEMORY (2): out of memory"},
		{"fault", good, launcher.Launch{Entry: "f", Grid: grid}, func(f *fakeDriver) {
			f.kernel = func(f *fakeDriver, _ *launchConfig, _ []uint64) { f.fail["cuStreamQuery"] = errIllegalAddress }
		}, "cuStreamQuery: CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered"},
		{"write before", good, launcher.Launch{Entry: "f", Grid: grid}, func(f *fakeDriver) {
			f.kernel = func(f *fakeDriver, _ *launchConfig, p []uint64) { f.at(devicePtr(p[0])-3, 1)[0] = 1 }
		}, "entry f, argument 0 (p): the kernel wrote before the start of the buffer of 10 bytes, first seen at byte -3"},
		{"write beyond", good, launcher.Launch{Entry: "f", Grid: grid}, func(f *fakeDriver) {
			f.kernel = func(f *fakeDriver, _ *launchConfig, p []uint64) { f.at(devicePtr(p[0])+10, 1)[0] = 1 }
		}, "the kernel wrote beyond the end of the buffer of 10 bytes, first seen at byte 10"},
	} {
		t.Run(c.what, func(t *testing.T) {
			f := newFake()
			f.nparams = 2
			d, ctx := openFake(t, f), t.Context()
			loaded, err := d.Load(ctx, code(c.kernel, "ptx"))
			if err != nil {
				t.Fatal(err)
			}
			b, err := d.Alloc(ctx, 10)
			if err != nil {
				t.Fatal(err)
			}
			if c.setup != nil {
				c.setup(f)
			}
			if c.launch.Args == nil {
				c.launch.Args = []launcher.Arg{launcher.Pointer(b, 0), launcher.Scalar(7)}
			}
			_, err = loaded.Launch(ctx, &c.launch)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, expected %q", err, c.want)
			}
		})
	}
}

func TestHangIsAbandoned(t *testing.T) {
	f := newFake()
	d := openFake(t, f)
	loaded, err := d.Load(t.Context(), code(launcher.Kernel{}, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	b, _ := d.Alloc(t.Context(), 8)
	f.kernel = func(f *fakeDriver, _ *launchConfig, _ []uint64) { f.busy = -1 }
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Millisecond)
	defer cancel()
	_, err = loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 1, Y: 1, Z: 1}})
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
	if err := b.Write(t.Context(), make([]byte, 8)); err == nil || !strings.Contains(err.Error(), "cuda:0 takes no more work: a launch that did not end was abandoned") {
		t.Errorf("got %v", err)
	}
	if err := errors.Join(b.Free(), loaded.Close(), d.Close(), d.Close()); err != nil {
		t.Errorf("closing a lost device: %v", err)
	}
}

func TestMessages(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 1
	f.kernel = func(f *fakeDriver, _ *launchConfig, p []uint64) {
		h := f.at(devicePtr(p[0]), 40)
		if binary.LittleEndian.Uint32(h) != 0 && f.launches != 2 {
			t.Error("the buffer was not reset")
		}
		if got := binary.LittleEndian.Uint32(h[4:]); got != uint32(launcher.MessageCapacity(nil)) {
			t.Errorf("capacity %d", got)
		}
		binary.LittleEndian.PutUint32(h, 24)
		binary.LittleEndian.PutUint32(h[12:], 5)
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
	var out bytes.Buffer
	r, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Output: &out})
	if err != nil || out.String() != "hello\n" || r.Dropped != 5 {
		t.Errorf("%q, %+v, %v", out.String(), r, err)
	}
	if len(f.memory) != 0 {
		t.Errorf("%d allocations left", len(f.memory))
	}
}

// Tile blocks that may share a thread block do once there are more than the
// device has room for.
func TestTogether(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 1
	k := launcher.Kernel{Threads: 32, BlocksPerCTA: 8, Hidden: []launcher.Hidden{{Kind: launcher.HiddenGridX}}}
	loaded, err := d.Load(ctx, code(k, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		grid            launcher.Grid
		blocks, threads uint32
	}{
		{launcher.Grid{X: 128, Y: 1, Z: 1}, 128, 32}, // 32 for each of four multiprocessors
		{launcher.Grid{X: 129, Y: 1, Z: 1}, 17, 256},
		{launcher.Grid{X: 5, Y: 100, Z: 1}, 1, 5 * 32},
		{launcher.Grid{X: 1, Y: 100, Z: 2}, 1, 32},
	} {
		f.kernel = func(f *fakeDriver, config *launchConfig, p []uint64) {
			if config.gridX != c.blocks || config.gridY != uint32(c.grid.Y) || config.blockX != c.threads || uint32(p[0]) != uint32(c.grid.X) {
				t.Errorf("%v: %d x %d blocks of %d threads, x is %d", c.grid, config.gridX, config.gridY, config.blockX, p[0])
			}
		}
		if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: c.grid}); err != nil {
			t.Error(err)
		}
	}
}

// TestPersistent: as many thread blocks are launched as the device holds, and know the grid.
func TestPersistent(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 3
	k := launcher.Kernel{Threads: 288, BlocksPerSM: 2, Hidden: []launcher.Hidden{{Kind: launcher.HiddenGridX}, {Kind: launcher.HiddenGridY}, {Kind: launcher.HiddenGridZ}}}
	loaded, err := d.Load(ctx, code(k, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		grid   launcher.Grid
		blocks uint32
	}{{launcher.NewGrid(7), 7}, {launcher.NewGrid(5, 100, 3), 8}} { // of four multiprocessors
		f.kernel = func(f *fakeDriver, config *launchConfig, p []uint64) {
			grid := launcher.NewGrid(int(uint32(p[0])), int(uint32(p[1])), int(uint32(p[2])))
			if config.gridX != c.blocks || config.gridY != 1 || config.gridZ != 1 || config.blockX != 288 || grid != c.grid {
				t.Errorf("%v: %d blocks of %d threads, the grid is %v", c.grid, config.gridX, config.blockX, grid)
			}
		}
		if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: c.grid}); err != nil {
			t.Error(err)
		}
	}
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1<<20, 1<<11)}); err == nil || !strings.Contains(err.Error(), "expected at most") {
		t.Errorf("a grid of 2^31 tile blocks: got %v", err)
	}
}

// The message buffer is as large as the largest record asks for, or as there is
// memory for.
func TestLargeMessages(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 1
	const elements = 1 << 22
	k := launcher.Kernel{
		Hidden:   []launcher.Hidden{{Kind: launcher.HiddenPrintBuffer}},
		Messages: []launcher.Message{{Kind: launcher.MessagePrint, Format: "%c", Args: []launcher.TileType{{Shape: []int64{elements}, Elem: num.I8}}}},
	}
	loaded, err := d.Load(ctx, code(k, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	const whole = 4 * (elements + launcher.MessageRecordBytes)
	for _, c := range []struct{ room, want uint64 }{{0, whole}, {whole, whole / 2}, {4<<20 + launcher.MessageHeaderBytes, 4 << 20}} {
		f.room = c.room
		f.kernel = func(f *fakeDriver, _ *launchConfig, p []uint64) {
			h := f.at(devicePtr(p[0]), launcher.MessageHeaderBytes+c.want)
			if got := uint64(binary.LittleEndian.Uint32(h[4:])); got != c.want {
				t.Errorf("room for %d: capacity %d, want %d", c.room, got, c.want)
			}
			if size := uint32(elements + launcher.MessageRecordBytes); uint64(size) <= c.want {
				binary.LittleEndian.PutUint32(h, size)
				binary.LittleEndian.PutUint32(h[16:], size)
				h[len(h)-1] = 1 // beyond the record
				h[launcher.MessageHeaderBytes+launcher.MessageRecordBytes] = 'x'
			}
		}
		var out bytes.Buffer
		if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Output: &out}); err != nil {
			t.Error(err)
		}
		if fits := c.want > elements; fits != strings.HasPrefix(out.String(), "[x, ") || fits != (out.Len() == 3*elements) {
			t.Errorf("room for %d: %d bytes printed", c.room, out.Len())
		}
	}
	f.room = 1 << 20
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 1, Y: 1, Z: 1}}); err == nil || !strings.Contains(err.Error(), "CUDA_ERROR_OUT_OF_MEMORY") {
		t.Errorf("got %v", err)
	}
	if len(f.memory) != 0 {
		t.Errorf("%d allocations left", len(f.memory))
	}
}

// A workspace has a part for each tile block, if the memory is there.
func TestWorkspace(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	f.nparams = 1
	h := launcher.Hidden{Kind: launcher.HiddenWorkspace, Bytes: 1 << 10, Align: 256}
	f.kernel = func(f *fakeDriver, _ *launchConfig, p []uint64) {
		want := launcher.WorkspaceHeader(3)
		if got := f.at(devicePtr(p[0]), uint64(launcher.WorkspaceBytes(h, 3)))[:len(want)]; !bytes.Equal(got, want) {
			t.Errorf("header %x, want %x", got, want)
		}
	}
	loaded, err := d.Load(ctx, code(launcher.Kernel{Hidden: []launcher.Hidden{h}}, "ptx"))
	if err != nil {
		t.Fatal(err)
	}
	launch := &launcher.Launch{Entry: "f", Grid: launcher.Grid{X: 3, Y: 1, Z: 1}}
	if _, err := loaded.Launch(ctx, launch); err != nil || f.launches != 1 {
		t.Errorf("%d launches, %v", f.launches, err)
	}
	if len(f.memory) != 0 {
		t.Errorf("%d allocations left", len(f.memory))
	}
	f.fail["cuMemAlloc"] = errOutOfMemory
	const want = "a tile block needs a workspace of 1024 bytes: cuda:0 has 1048576 of 1073741824 bytes free"
	if _, err := loaded.Launch(ctx, launch); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestLoadErrors(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	for _, c := range []struct {
		what    string
		program *launcher.Program
		st      status
		want    string
	}{
		{"no code", &launcher.Program{}, success, "cuda:0 runs compiled code, and the program has none: compile it for sm_90a"},
		{"target", &launcher.Program{Code: &launcher.Code{Target: "sm_100"}}, success, "code for sm_100 cannot run on the device, which is sm_90a"},
		{"PTX", code(launcher.Kernel{}, ".version 8.0\nadd.u33 %r1;\n"), errInvalidPTX, "CUDA_ERROR_INVALID_PTX (218): a PTX JIT compilation failed\nptxas application ptx input, line 2; error : Unexpected type '.u33'\n      2 | add.u33 %r1;"},
		{"version", code(launcher.Kernel{}, "x"), errUnsupportedPTX, "the driver, which supports CUDA 12.4, is too old for this PTX; install driver 580 or later"},
	} {
		f.fail["cuModuleLoadDataEx"] = c.st
		f.jitLog = "ptxas application ptx input, line 2; error : Unexpected type '.u33'\n"
		if _, err := d.Load(ctx, c.program); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, expected %q", c.what, err, c.want)
		}
	}
}

// TestUnguarded allocates what is asked for and not a byte more.
func TestUnguarded(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	d.guards = false
	for _, n := range []int64{0, 1, 256, 1000} {
		b, err := d.Alloc(ctx, n)
		if err != nil {
			t.Fatal(err)
		}
		m := f.memory[b.(*buffer).base]
		if int64(len(m)) != max(n, 1) || b.(*buffer).address() != b.(*buffer).base {
			t.Errorf("%d bytes: allocated %d", n, len(m))
		}
		b.Free()
	}
}

// TestLoadLineInfo asks the driver for lines where the code has some.
func TestLoadLineInfo(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	for _, want := range []bool{true, false} {
		p := code(launcher.Kernel{}, "x")
		p.Code.LineInfo = want
		m, err := d.Load(ctx, p)
		if err != nil {
			t.Fatal(err)
		}
		if f.lineInfo != want {
			t.Errorf("line information %v: the driver was asked for it: %v", want, f.lineInfo)
		}
		m.Close()
	}
}

// TestLoadLiteral asks the driver for code as it stands.
func TestLoadLiteral(t *testing.T) {
	f := newFake()
	d := openFake(t, f)
	for _, want := range []bool{true, false} {
		d.literal = want
		m, err := d.Load(t.Context(), code(launcher.Kernel{}, "x"))
		if err != nil {
			t.Fatal(err)
		}
		if f.literal != want {
			t.Errorf("code as it stands %v: the driver was asked for it: %v", want, f.literal)
		}
		m.Close()
	}
}

func TestAllocErrors(t *testing.T) {
	f := newFake()
	d, ctx := openFake(t, f), t.Context()
	if _, err := d.Alloc(ctx, 2<<30); err == nil || err.Error() != "cannot allocate 2147483648 bytes: cuda:0 has 1073741824" {
		t.Error(err)
	}
	f.fail["cuMemAlloc"] = errOutOfMemory
	if _, err := d.Alloc(ctx, 1<<20); err == nil || !strings.Contains(err.Error(), "cuda:0 has 1048576 of 1073741824 bytes free: cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY") {
		t.Error(err)
	}
}

// gpu opens the first GPU or skips the test.
func gpu(t *testing.T) launcher.Device {
	t.Helper()
	d, err := Open(0)
	if errors.Is(err, ErrNoDriver) {
		t.Skip("needs an NVIDIA GPU")
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}

// testPTX has three kernels: scale writes p[i] = p[i]*s over blocks of 32
// threads; shout writes one record of message 0 with its block's x; spin runs
// for about 3 s.
const testPTX = `
.version 7.0
.target sm_80
.address_size 64

.visible .entry scale(.param .u64 p, .param .f32 s)
{
	.reg .b32 %r<5>; .reg .b64 %d<4>; .reg .f32 %f<4>;
	ld.param.u64 %d1, [p];
	ld.param.f32 %f1, [s];
	mov.u32 %r1, %ctaid.x;
	mov.u32 %r2, %tid.x;
	mad.lo.u32 %r3, %r1, 32, %r2;
	mul.wide.u32 %d2, %r3, 4;
	add.u64 %d3, %d1, %d2;
	ld.global.f32 %f2, [%d3];
	mul.f32 %f3, %f2, %f1;
	st.global.f32 [%d3], %f3;
	ret;
}

.visible .entry shout(.param .u64 m)
{
	.reg .b32 %r<8>; .reg .b64 %d<5>; .reg .pred %p1;
	ld.param.u64 %d1, [m];
	mov.u32 %r1, %tid.x;
	setp.ne.u32 %p1, %r1, 0;
	@%p1 ret;
	atom.global.add.u32 %r2, [%d1], 32;
	cvt.u64.u32 %d2, %r2;
	add.u64 %d3, %d1, %d2;
	mov.u32 %r3, %ctaid.x;
	mov.u32 %r4, 0;
	mov.u32 %r5, 32;
	st.global.u32 [%d3+16], %r5;
	st.global.u32 [%d3+20], %r4;
	st.global.u32 [%d3+24], %r3;
	st.global.u32 [%d3+28], %r4;
	st.global.u32 [%d3+32], %r4;
	st.global.u32 [%d3+36], %r4;
	st.global.u32 [%d3+40], %r3;
	st.global.u32 [%d3+44], %r4;
	ret;
}

.visible .entry spin()
{
	.reg .b64 %d<4>; .reg .pred %p1;
	mov.u64 %d1, %globaltimer;
again:
	mov.u64 %d2, %globaltimer;
	sub.u64 %d3, %d2, %d1;
	setp.lt.u64 %p1, %d3, 3000000000;
	@%p1 bra again;
	ret;
}
`

func testProgram() *launcher.Program {
	return &launcher.Program{Code: &launcher.Code{Target: "sm_80", PTX: []byte(testPTX), Kernels: []launcher.Kernel{
		{Entry: "scale", Symbol: "scale", Threads: 32, Params: []launcher.Param{{Name: "p", Elem: num.F32, Pointer: true}, {Name: "s", Elem: num.F32}}},
		{Entry: "shout", Symbol: "shout", Threads: 32, Hidden: []launcher.Hidden{{Kind: launcher.HiddenPrintBuffer}},
			Messages: []launcher.Message{{Kind: launcher.MessagePrint, Format: "block %d\n", Args: []launcher.TileType{{Elem: num.I32}}}}},
		{Entry: "spin", Symbol: "spin", Threads: 1},
		{Entry: "large", Symbol: "scale", Threads: 32, SharedBytes: 100 << 10, Params: []launcher.Param{{Name: "p", Elem: num.F32, Pointer: true}, {Name: "s", Elem: num.F32}}},
		{Entry: "cluster", Symbol: "scale", Threads: 32, Cluster: [3]int{2, 1, 1}, Params: []launcher.Param{{Name: "p", Elem: num.F32, Pointer: true}, {Name: "s", Elem: num.F32}}},
	}}}
}

func TestOnGPU(t *testing.T) {
	d, ctx := gpu(t), t.Context()
	t.Log(d.Info())
	loaded, err := d.Load(ctx, testProgram())
	if err != nil {
		t.Fatal(err)
	}
	defer loaded.Close()
	a := launcher.FromFloats(make([]float32, 256), 256)
	for i := range 256 {
		a.SetBits(i, 0x3f800000) // 1.0
	}
	b, err := a.Upload(ctx, d)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Free()
	args := []launcher.Arg{launcher.Pointer(b, 0), launcher.Scalar(0x40000000)} // 2.0
	read := func() float64 {
		if err := b.Read(ctx, a.Data); err != nil {
			t.Fatal(err)
		}
		return a.Float(255)
	}
	one := launcher.Grid{X: 8, Y: 1, Z: 1}
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "scale", Grid: one, Args: args}); err != nil || read() != 2 {
		t.Fatalf("scale: %v, %v", read(), err)
	}
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "large", Grid: one, Args: args}); err != nil || read() != 4 {
		t.Errorf("with 100 KiB of shared memory: %v, %v", read(), err)
	}
	if d.Info().Target == "sm_90a" {
		if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "cluster", Grid: launcher.Grid{X: 4, Y: 1, Z: 1}, Args: args}); err != nil || read() != 8 {
			t.Errorf("with clusters: %v, %v", read(), err)
		}
	}
	r, err := loaded.Launch(ctx, &launcher.Launch{Entry: "scale", Grid: one, Args: args, Warmup: 2, Iterations: 100})
	if err != nil || len(r.Times) != 100 || r.Times[50] <= 0 {
		t.Errorf("timed: %v, %v", r, err)
	}
	t.Logf("median-ish of 100: %v", r.Times[50])
	var out bytes.Buffer
	if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: "shout", Grid: launcher.Grid{X: 3, Y: 1, Z: 1}, Output: &out}); err != nil || out.String() != "block 0\nblock 1\nblock 2\n" {
		t.Errorf("shout: %q, %v", out.String(), err)
	}
	res, err := loaded.(*Module).Resources("scale")
	if err != nil || res.Registers == 0 || res.BlocksPerSM == 0 {
		t.Errorf("resources %+v, %v", res, err)
	}
	_, err = loaded.Launch(ctx, &launcher.Launch{Entry: "scale", Grid: launcher.Grid{X: 9, Y: 1, Z: 1}, Args: args})
	if err == nil || !strings.Contains(err.Error(), "beyond the end of the buffer of 1024 bytes") {
		t.Errorf("a write beyond the end: %v", err)
	}
}

func TestJITErrorOnGPU(t *testing.T) {
	d := gpu(t)
	p := testProgram()
	p.Code.PTX = []byte(strings.Replace(testPTX, "mul.f32", "mul.f33", 1))
	_, err := d.Load(t.Context(), p)
	var jit *JITError
	if !errors.As(err, &jit) || !strings.Contains(err.Error(), "| 	mul.f33 %f3, %f2, %f1;") {
		t.Errorf("got %v", err)
	}
	t.Log(err)
}

func TestTimeoutOnGPU(t *testing.T) {
	d := gpu(t)
	loaded, err := d.Load(t.Context(), testProgram())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	_, err = loaded.Launch(ctx, &launcher.Launch{Entry: "spin", Grid: launcher.Grid{X: 1, Y: 1, Z: 1}})
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
	time.Sleep(3 * time.Second) // let it end before the next test uses the GPU
}
