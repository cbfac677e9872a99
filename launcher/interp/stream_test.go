package interp_test

import (
	"errors"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
)

// refuses is a kernel whose assertion fails, after what it prints.
const refuses = `cuda_tile.module @m {
  entry @f() {
    %no = constant <i1: 0> : tile<i1>
    %t = print_tko "here\0A" -> token
    assert %no, "no" : tile<i1>
    return
  }
}`

// TestStreamInOrder: a device without streams does what is queued at once, in its order, and
// has a failed assertion come from Sync, as a GPU does.
func TestStreamInOrder(t *testing.T) {
	ctx := t.Context()
	module, err := grammar.Parse("refuses.mlir", []byte(refuses))
	if err != nil {
		t.Fatal(err)
	}
	device := interp.New(interp.Options{})
	defer device.Close()
	program, err := device.Load(ctx, &launcher.Program{Module: module})
	if err != nil {
		t.Fatal(err)
	}
	defer program.Close()
	s, err := launcher.NewStream(ctx, device)
	if err != nil {
		t.Fatal(err)
	}
	host, err := launcher.NewHost(ctx, device, 4)
	if err != nil {
		t.Fatal(err)
	}
	copy(host.Bytes(), "abcd")
	b, err := device.Alloc(ctx, 4)
	if err != nil {
		t.Fatal(err)
	}
	first, err := s.Record(ctx)
	if err != nil {
		t.Fatal(err)
	}
	back := make([]byte, 4)
	var out strings.Builder
	launch := &launcher.Launch{Entry: "f", Grid: launcher.NewGrid(1), Output: &out, Iterations: 5}
	err = errors.Join(s.Write(ctx, b, host.Bytes()), s.Read(ctx, back, b), launcher.Queue(ctx, s, program, launch), s.Wait(ctx, first))
	if err != nil || string(back) != "abcd" || out.String() != "here\n" {
		t.Errorf("%v, read %q, printed %q", err, back, out.String())
	}
	last, err := s.Record(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if took, err := last.Since(first); took < 0 || err != nil {
		t.Errorf("%v, %v", took, err)
	}
	if done, err := last.Done(); !done || err != nil || last.Sync(ctx) != nil {
		t.Errorf("%v, %v", done, err)
	}
	if _, err := s.Sync(ctx); !errors.As(err, new(*launcher.AssertError)) {
		t.Errorf("the assertion: %v", err)
	}
	if _, err := s.Sync(ctx); err != nil {
		t.Errorf("the assertion again: %v", err)
	}
	if err := launcher.Queue(ctx, s, program, &launcher.Launch{Entry: "g", Grid: launcher.NewGrid(1)}); err == nil {
		t.Error("an entry that is not there is queued")
	}
	if err := errors.Join(s.Close(), host.Free(), first.Close(), last.Close(), b.Free()); err != nil {
		t.Error(err)
	}
}
