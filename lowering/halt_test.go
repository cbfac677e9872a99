package lowering_test

import (
	"context"
	"errors"
	"io"
	"testing"

	"tileir/lowering"
)

// countdown is a context that ends when it has been looked at so many times, and
// counts how often it is looked at after that.
type countdown struct {
	context.Context
	left, after int
}

func (c *countdown) Err() error {
	if c.left > 0 {
		c.left--
		return nil
	}
	c.after++
	return context.Canceled
}

// fewLooks is how often an ended context may be looked at on the way out.
const fewLooks = 4

// TestCompileHalts ends the context at places all over the pipeline: each time the
// compilation must end right there, with the context's error. That the places lie
// close is what conformance/growth holds, which counts the work between them.
func TestCompileHalts(t *testing.T) {
	for _, name := range []string{"gemm_pointers_masked", "cluster", "large_carried", "large_softmax"} {
		m := parse(t, "testdata/"+name+".mlir")
		o := lowering.Options{Target: "sm_90a", PrintAfter: []string{"all"}, Dump: io.Discard}
		const all = 1 << 30
		whole := &countdown{t.Context(), all, 0}
		if _, err := lowering.Compile(whole, m, o); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		looks := all - whole.left
		t.Logf("%s: %d looks", name, looks)
		for n := 0; n < looks; n += max(looks/24, 1) {
			ctx := &countdown{t.Context(), n, 0}
			r, err := lowering.Compile(ctx, m, o)
			if r != nil || !errors.Is(err, context.Canceled) || err.Error() != "compile: context canceled" {
				t.Errorf("%s: ended at look %d of %d: got %v", name, n, looks, err)
			}
			if ctx.after > fewLooks {
				t.Errorf("%s: ended at look %d of %d, and looked at %d times after that", name, n, looks, ctx.after)
			}
		}
	}
}
