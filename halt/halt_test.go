package halt_test

import (
	"context"
	"errors"
	"testing"

	"tileir/halt"
)

// TestIf: a context that has ended becomes the result of the function that
// catches it; one that has not changes nothing, and no other panic is kept back.
func TestIf(t *testing.T) {
	run := func(ctx context.Context, f func()) (err error) {
		defer halt.Catch(&err)
		halt.If(ctx)
		f()
		return errors.New("done")
	}
	ctx, cancel := context.WithCancel(t.Context())
	if err := run(ctx, func() {}); err == nil || err.Error() != "done" {
		t.Errorf("got %v from a context that has not ended", err)
	}
	cancel()
	if err := run(ctx, func() { t.Error("went on") }); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, expected the context's error", err)
	}
	defer func() {
		if r := recover(); r != "BUG: x" {
			t.Errorf("recovered %v, expected the panic as it was", r)
		}
	}()
	t.Error(run(t.Context(), func() { panic("BUG: x") }))
}
