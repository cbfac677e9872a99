package launcher

import (
	"context"
	"errors"
	"fmt"
)

// Capturer is a Loaded whose launches can be captured, to be started together.
type Capturer interface {
	Loaded
	// Capture checks the launches and makes a graph of them, in which each waits for
	// the one before. Their Warmup, Iterations and PerGraph do not count.
	Capture(ctx context.Context, launches ...*Launch) (Graph, error)
}

// Graph is launches that were captured with their arguments. Buffers are meant as
// they were: what is in them may change between replays, but none may be freed.
type Graph interface {
	// Replay makes all launches, times times over, and waits for the end of the last.
	// Result.Times has one time for each replay, of all its launches together. What
	// is printed and asserted is that of the last replay.
	Replay(ctx context.Context, times int) (*Result, error)
	Close() error
}

// Capture makes a graph of launches of a program, or says that its device cannot do that.
func Capture(ctx context.Context, loaded Loaded, launches ...*Launch) (Graph, error) {
	c, ok := loaded.(Capturer)
	if !ok {
		return nil, fmt.Errorf("capturing launches: %w", errors.ErrUnsupported)
	}
	return c.Capture(ctx, launches...)
}
