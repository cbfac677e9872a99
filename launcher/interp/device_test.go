package interp_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tileir/ast"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
)

func load(t *testing.T, device launcher.Device, src string) launcher.Loaded {
	t.Helper()
	module, err := grammar.Parse("test.mlir", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := device.Load(context.Background(), &launcher.Program{Module: module})
	if err != nil {
		t.Fatal(err)
	}
	return loaded
}

const endless = `cuda_tile.module @m {
  entry @spin() {
    loop {
      continue
    }
    return
  }
}
`

// TestCancellation: a launch ends within the op at hand, not behind it, and says
// where that was.
func TestCancellation(t *testing.T) {
	for name, src := range map[string]string{"a loop": endless, "a product": longProduct, "a function": longFunction, "a print": longPrint} {
		for _, workers := range []int{1, 4} {
			device := interp.New(interp.Options{Workers: workers})
			loaded := load(t, device, src)
			ctx, cancel := context.WithTimeout(context.Background(), 30*time.Millisecond)
			_, err := loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: 100, Y: 1, Z: 1}})
			cancel()
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("%s, %d workers: got %v, want the deadline", name, workers, err)
			}
			var stopped *launcher.StoppedError
			if !errors.As(err, &stopped) || stopped.Done != 0 || stopped.Total != 100 {
				t.Errorf("%s, %d workers: got %v, want it to stop in the first tile block", name, workers, err)
			}
		}
	}
}

// looked is a context that ends at the given look.
type looked struct {
	context.Context
	left int
}

func (c *looked) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestCancelledLoad: loading looks at its context at every op, and leaves no global behind.
func TestCancelledLoad(t *testing.T) {
	const ops = 1000
	var b strings.Builder
	b.WriteString("cuda_tile.module @m { global @g <i32: 1> : tile<1xi32>\nentry @k(%v0: tile<i32>) {\n")
	for i := range ops {
		fmt.Fprintf(&b, "%%v%d = addi %%v%d, %%v%d : tile<i32>\n", i+1, i, i)
	}
	m, err := grammar.Parse("load.mlir", []byte(b.String()+"return\n} }"))
	if err != nil {
		t.Fatal(err)
	}
	device := interp.New(interp.Options{})
	for _, left := range []int{0, 1, ops / 2, ops} {
		if _, err := device.Load(&looked{t.Context(), left}, &launcher.Program{Module: m}); !errors.Is(err, context.Canceled) {
			t.Errorf("ended at look %d: got %v", left, err)
		}
	}
}

// TestStoppedPlace: the place is that of the innermost op. The launch is stopped
// when the loop is all that is left of the tile block.
func TestStoppedPlace(t *testing.T) {
	device := interp.New(interp.Options{Workers: 1})
	loaded := load(t, device, strings.Replace(endless, "    loop", "    print_tko \"here\\n\" -> token\n    loop", 1))
	ctx, cancel := context.WithCancel(t.Context())
	_, err := loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: 3, Y: 1, Z: 1}, Output: onWrite(cancel)})
	want := "test.mlir:4:5: error: stopped: context canceled; 0 of 3 tile blocks were done, tile block (0, 0, 0) was in loop"
	if err == nil || err.Error() != want {
		t.Errorf("got %v\nwant %s", err, want)
	}
}

// onWrite is a writer that calls a function.
type onWrite func()

func (f onWrite) Write(p []byte) (int, error) { f(); return len(p), nil }

// One op of these takes long: 2^33 products, 2^22 powers, 2^24 numbers in text.
const longPrint = `cuda_tile.module @m {
  entry @f() {
    %i = iota : tile<16777216xi32>
    %t = print_tko "%100i", %i : tile<16777216xi32> -> token
    return
  }
}
`

const longProduct = `cuda_tile.module @m {
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %v = itof %x signed : tile<i32> -> tile<f64>
    %v1 = reshape %v : tile<f64> -> tile<1x1xf64>
    %m = broadcast %v1 : tile<1x1xf64> -> tile<2048x2048xf64>
    %p = mmaf %m, %m, %m : tile<2048x2048xf64>, tile<2048x2048xf64>, tile<2048x2048xf64>
    return
  }
}
`

const longFunction = `cuda_tile.module @m {
  entry @f() {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %v = itof %x signed : tile<i32> -> tile<f64>
    %v1 = reshape %v : tile<f64> -> tile<1x1xf64>
    %m = broadcast %v1 : tile<1x1xf64> -> tile<2048x2048xf64>
    %p = pow %m, %m : tile<2048x2048xf64>
    return
  }
}
`

const square = `cuda_tile.module @m {
  entry @square(%a: tile<ptr<i32>>) {
    %v, %t = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token
    %w = muli %v, %v : tile<i32>
    %t1 = store_ptr_tko weak %a, %w token = %t : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
`

func TestLaunchErrors(t *testing.T) {
	ctx := context.Background()
	device := interp.New(interp.Options{})
	other := interp.New(interp.Options{})
	loaded := load(t, device, square)
	mine, _ := device.Alloc(ctx, 4)
	foreign, _ := other.Alloc(ctx, 4)
	freed, _ := device.Alloc(ctx, 4)
	if err := freed.Free(); err != nil {
		t.Fatal(err)
	}
	one := launcher.Grid{X: 1, Y: 1, Z: 1}
	for want, l := range map[string]*launcher.Launch{
		"grid":                      {Args: []launcher.Arg{launcher.Pointer(mine, 0)}},
		"no entry":                  {Grid: one, Entry: "cube", Args: []launcher.Arg{launcher.Pointer(mine, 0)}},
		"expected 1":                {Grid: one},
		"expected a pointer":        {Grid: one, Args: []launcher.Arg{launcher.Scalar(1)}},
		"belongs to another device": {Grid: one, Args: []launcher.Arg{launcher.Pointer(foreign, 0)}},
		"was freed":                 {Grid: one, Args: []launcher.Arg{launcher.Pointer(freed, 0)}},
	} {
		if _, err := loaded.Launch(ctx, l); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	if _, err := device.Alloc(ctx, -1); err == nil {
		t.Error("a negative size was accepted")
	}
	if err := mine.Write(ctx, make([]byte, 5)); err == nil {
		t.Error("5 bytes were written to a buffer of 4")
	}
	if err := freed.Read(ctx, make([]byte, 1)); err == nil {
		t.Error("a freed buffer was read")
	}
}

func TestUBErrorFields(t *testing.T) {
	ctx := context.Background()
	device := interp.New(interp.Options{})
	loaded := load(t, device, square)
	b, _ := device.Alloc(ctx, 4)
	_, err := loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Args: []launcher.Arg{launcher.Pointer(b, 4)}})
	var fault *interp.UBError
	if !errors.As(err, &fault) {
		t.Fatalf("got %v, want a fault", err)
	}
	if fault.Op.Opcode != ast.OpLoadPtrTko || fault.Buffer != "the buffer of parameter %a" || fault.Address == 0 {
		t.Errorf("got %+v", fault)
	}
	var diags ast.Diagnostics
	if !errors.As(err, &diags) {
		t.Error("the fault is no diagnostic")
	}
}

func TestTimedLaunches(t *testing.T) {
	ctx := context.Background()
	var last, begun atomic.Int64
	device := interp.New(interp.Options{Progress: func(done, total int64) {
		last.Store(total)
		if done == 0 {
			begun.Add(1)
		}
	}})
	loaded := load(t, device, square)
	b, _ := device.Alloc(ctx, 4)
	if err := b.Write(ctx, []byte{2, 0, 0, 0}); err != nil {
		t.Fatal(err)
	}
	r, err := loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Args: []launcher.Arg{launcher.Pointer(b, 0)}, Warmup: 1, Iterations: 2})
	if err != nil || len(r.Times) != 2 {
		t.Fatalf("got %v, %v", r, err)
	}
	var got [4]byte
	if err := b.Read(ctx, got[:]); err != nil || got != [4]byte{0, 1, 0, 0} {
		t.Errorf("2 squared three times: got %v, %v", got, err)
	}
	if last.Load() != 1 || begun.Load() != 3 {
		t.Errorf("progress was told of %d blocks in %d launches, want 1 in 3", last.Load(), begun.Load())
	}
}

func TestUnknownOp(t *testing.T) {
	op := ast.NewOp(ast.OpUnregistered, nil, nil)
	op.SetName("gpu.barrier")
	body := &ast.Block{}
	entry := ast.NewOp(ast.OpEntry, nil, nil)
	entry.SetAttr("sym_name", ast.StringAttr("e"))
	entry.AddRegion().AddBlock().Append(op)
	body.Append(entry)
	_, err := interp.New(interp.Options{}).Load(context.Background(), &launcher.Program{Module: &ast.Module{Source: &ast.Source{Name: "x.mlir"}, Body: body}})
	if err == nil || !strings.Contains(err.Error(), "gpu.barrier: cannot be executed: it is not an op of the language") {
		t.Errorf("got %v", err)
	}
}

// slots gives each tile block the next element of %o, as they come.
const slots = `cuda_tile.module @m {
  entry @slots(%n: tile<ptr<i32>>, %o: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %v, %t = atomic_rmw_tko relaxed device %n, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %p = offset %o, %v : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %k = store_ptr_tko weak %p, %x : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
`

// What a seed has shown it shows again, however many cores there are.
func TestScheduleRepeats(t *testing.T) {
	ctx := context.Background()
	const blocks = 200
	arrivals := func(seed uint64, workers int) string {
		device := interp.New(interp.Options{Workers: workers, Schedule: &interp.Schedule{Seed: seed}})
		loaded := load(t, device, slots)
		n, _ := device.Alloc(ctx, 4)
		o, _ := device.Alloc(ctx, 4*blocks)
		if err := n.Write(ctx, make([]byte, 4)); err != nil {
			t.Fatal(err)
		}
		_, err := loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: blocks, Y: 1, Z: 1}, Args: []launcher.Arg{launcher.Pointer(n, 0), launcher.Pointer(o, 0)}})
		if err != nil {
			t.Fatal(err)
		}
		got := make([]byte, 4*blocks)
		if err := o.Read(ctx, got); err != nil {
			t.Fatal(err)
		}
		return string(got)
	}
	first := arrivals(1, 1)
	for _, workers := range []int{1, 2, 8, 64} {
		if arrivals(1, workers) != first {
			t.Errorf("%d workers: seed 1 gives another order than with one", workers)
		}
	}
	if arrivals(2, 1) == first {
		t.Error("seeds 1 and 2 give one order")
	}
}

// A fault for what is undefined points at the op that made it, too; without the
// check, no value is followed.
func TestUndefinedNote(t *testing.T) {
	const src = `cuda_tile.module @m {
  entry @f(%x: tile<f32>, %p: tile<ptr<i8>>) {
    %n = ftoi %x signed : tile<f32> -> tile<i8>
    %m = negi %n : tile<i8>
    %t = store_ptr_tko weak %p, %m : tile<ptr<i8>>, tile<i8> -> token
    return
  }
}`
	const want = `m.mlir:5:10: error: undefined behaviour in store_ptr_tko: the value is undefined (tile block (0, 0, 0))
      %t = store_ptr_tko weak %p, %m : tile<ptr<i8>>, tile<i8> -> token
           ^
m.mlir:3:10: note: it became undefined here: i8 has no such number
      %n = ftoi %x signed : tile<f32> -> tile<i8>
           ^`
	args := []string{"1000.0", "zeros:i8:1"}
	if err := launchOne(t, interp.Options{}, src, args...); err == nil || err.Error() != want {
		t.Errorf("got %v\nwant %s", err, want)
	}
	if err := launchOne(t, interp.Options{Unchecked: interp.CheckUndefined}, src, args...); err != nil {
		t.Errorf("without the check: got %v", err)
	}
}

// launchOne runs the entry of a module for one tile block.
func launchOne(t *testing.T, options interp.Options, src string, args ...string) error {
	t.Helper()
	module, err := grammar.Parse("m.mlir", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	device := interp.New(options)
	defer device.Close()
	loaded, err := device.Load(t.Context(), &launcher.Program{Module: module})
	if err != nil {
		t.Fatal(err)
	}
	e := launcher.Entries(module)[0]
	bindings, err := launcher.Bind(e.Params, launcher.ArgGroup{Args: args})
	if err != nil {
		t.Fatal(err)
	}
	values, _, _ := makeArgs(t, t.Context(), device, bindings)
	_, err = loaded.Launch(t.Context(), &launcher.Launch{Entry: e.Name, Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Args: values})
	return err
}
