package interp_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"tileir/launcher"
	"tileir/launcher/interp"
)

const looped = `cuda_tile.module @m {
  entry @f(%n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %i = iota : tile<8xi32>
    %h = itof %i signed : tile<8xi32> -> tile<8xf32>
    for %k in (%zero to %n, step %one) : tile<i32> {
      %c = cmpi equal %k, %x, signed : tile<i32> -> tile<i1>
      if %c {
        %m = muli %k, %n : tile<i32>
      }
    }
    return
  }
}
`

// A trace shows one tile block: every op with its line and what it yields.
func TestTrace(t *testing.T) {
	var trace bytes.Buffer
	device := interp.New(interp.Options{Trace: &trace, TraceBlock: [3]uint32{1, 0, 0}})
	loaded := load(t, device, looped)
	launch := &launcher.Launch{Grid: launcher.Grid{X: 3, Y: 1, Z: 1}, Args: []launcher.Arg{launcher.Scalar(2)}}
	if _, err := loaded.Launch(context.Background(), launch); err != nil {
		t.Fatal(err)
	}
	want := `# entry @f, grid 3,1,1, tile block (1, 0, 0)
test.mlir:2: with: tile<i32> 2
test.mlir:3: %x, %y, %z = get_tile_block_id: %x tile<i32> 1; %y tile<i32> 0; %z tile<i32> 0
test.mlir:4: %zero = constant: tile<i32> 0
test.mlir:5: %one = constant: tile<i32> 1
test.mlir:6: %i = iota: tile<8xi32> min 0 max 7 mean 3.5 [0, 1, 2, 3, ...]
test.mlir:7: %h = itof: tile<8xf32> min 0 max 7 mean 3.5 [0, 1, 2, 3, ...]
test.mlir:8: begin for: %zero tile<i32> 0; %n tile<i32> 2; %one tile<i32> 1
test.mlir:8:   with: tile<i32> 0
test.mlir:9:   %c = cmpi: tile<i1> 0
test.mlir:10:   begin if: tile<i1> 0
test.mlir:10:   end if
test.mlir:8:   continue
test.mlir:8:   with: tile<i32> 1
test.mlir:9:   %c = cmpi: tile<i1> 1
test.mlir:10:   begin if: tile<i1> 1
test.mlir:11:     %m = muli: tile<i32> 2
test.mlir:10:     yield
test.mlir:10:   end if
test.mlir:8:   continue
test.mlir:8: end for
test.mlir:14: return
`
	if got := trace.String(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// A fresh buffer is poison until the host or a kernel writes it.
func TestPoisonedBuffer(t *testing.T) {
	ctx := context.Background()
	device := interp.New(interp.Options{Poison: true})
	loaded := load(t, device, square)
	b, _ := device.Alloc(ctx, 8)
	launch := func(offset int64) error {
		_, err := loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Args: []launcher.Arg{launcher.Pointer(b, offset)}})
		return err
	}
	if err := launch(0); err == nil || !strings.Contains(err.Error(), "(byte 0 of the buffer of parameter %a) that nobody has written") {
		t.Errorf("got %v", err)
	}
	if err := b.Write(ctx, make([]byte, 4)); err != nil {
		t.Fatal(err)
	}
	if err := launch(0); err != nil {
		t.Error(err)
	}
	if err := launch(4); err == nil || !strings.Contains(err.Error(), "byte 4") {
		t.Errorf("got %v", err)
	}
}

// Without checks, a race passes unseen.
func TestUnchecked(t *testing.T) {
	ctx := context.Background()
	for _, unchecked := range []interp.Checks{0, interp.AllChecks &^ interp.CheckRaces, interp.CheckRaces, interp.AllChecks} {
		device := interp.New(interp.Options{Unchecked: unchecked})
		loaded := load(t, device, square)
		b, _ := device.Alloc(ctx, 4)
		_, err := loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: 2, Y: 1, Z: 1}, Args: []launcher.Arg{launcher.Pointer(b, 0)}})
		if (err == nil) != (unchecked&interp.CheckRaces != 0) {
			t.Errorf("unchecked %v: got %v", unchecked, err)
		}
	}
}

// An op that writes an address twice is a fault of its own, which may be left out
// without the others.
func TestUncheckedTwice(t *testing.T) {
	const twice = `cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>) {
    %one = constant <i32: 1> : tile<4xi32>
    %zero = constant <i32: 0> : tile<4xi32>
    %n = constant <i32: 7> : tile<i32>
    %p = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %q = broadcast %p : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %r = offset %q, %zero : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %t = store_ptr_tko weak %r, %one : tile<4xptr<i32>>, tile<4xi32> -> token
    %v = make_tensor_view %a, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %w = make_partition_view %v : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>
    %x, %k = load_view_tko weak %w[%n] token = %t : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
  }
}`
	ctx := context.Background()
	for _, c := range []struct{ names, want string }{
		{"races", "even if they are equal"},
		{"twice", "outside the index space"},
		{"twice,index", ""},
		{"all", ""},
	} {
		checks, err := interp.ParseChecks(c.names)
		if err != nil {
			t.Fatal(err)
		}
		device := interp.New(interp.Options{Unchecked: checks})
		loaded := load(t, device, twice)
		b, _ := device.Alloc(ctx, 16)
		_, err = loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Args: []launcher.Arg{launcher.Pointer(b, 0)}})
		if err == nil && c.want != "" || err != nil && (c.want == "" || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("without %s: got %v, want %q", c.names, err, c.want)
		}
	}
	if _, err := interp.ParseChecks("race"); err == nil || err.Error() != `expected all, or some of races, twice, assume, overflow, index, undefined, got "race"` {
		t.Errorf("got %v", err)
	}
}
