package launcher_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"tileir/launcher"
)

// queue is a stream that is done with what was queued on it when told to be.
type queue struct {
	launcher.Stream
	done   bool
	waited int
	open   int // events
}

type place struct {
	*queue
	closed bool
}

func (q *queue) Record(context.Context) (launcher.Event, error) {
	q.open++
	return &place{queue: q}, nil
}

func (q *queue) Wait(context.Context, launcher.Event) error {
	q.waited++
	return nil
}

func (p *place) Done() (bool, error) { return p.done, nil }

func (p *place) Sync(ctx context.Context) error {
	if !p.done {
		<-ctx.Done()
		return ctx.Err()
	}
	return nil
}

func (p *place) Since(launcher.Event) (time.Duration, error) { return 0, nil }

func (p *place) Close() error {
	if p.closed {
		return errors.New("closed twice")
	}
	p.closed = true
	p.open--
	return nil
}

// TestCacheOnStreams: a buffer that a stream still uses is handed out when that is done with
// it, before that to the stream itself, and to others, which wait.
func TestCacheOnStreams(t *testing.T) {
	ctx := t.Context()
	d := &room{bytes: 4096}
	c := launcher.NewCache(d)
	s, other := &queue{}, &queue{}
	take := func(on launcher.Stream) launcher.Buffer {
		t.Helper()
		var b launcher.Buffer
		var err error
		if on == nil {
			b, err = c.Alloc(ctx, 1024)
		} else {
			b, err = c.AllocOn(ctx, on, 1000)
		}
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	give := func(b launcher.Buffer, on launcher.Stream) {
		t.Helper()
		if err := c.ReleaseOn(ctx, b, on); err != nil {
			t.Fatal(err)
		}
	}
	a := take(s)
	give(a, s)
	if b := take(nil); b == a {
		t.Error("a buffer in use is handed out")
	} else {
		give(b, other)
	}
	if got := c.Stats(); got.Busy != 2048 || got.Kept != 2048 || got.Misses != 2 {
		t.Errorf("%+v", got)
	}
	if b := take(s); b != a || s.waited != 0 {
		t.Errorf("the stream does not get its own buffer, or waits for itself: %d", s.waited)
	}
	if b := take(s); b == a || s.waited != 1 {
		t.Errorf("the stream does not wait for the other: %d", s.waited)
	} else {
		give(b, s)
	}
	give(a, s)
	if err := c.ReleaseOn(ctx, a, s); err == nil {
		t.Error("a buffer is released twice")
	}
	soon, cancel := context.WithTimeout(ctx, time.Millisecond)
	defer cancel()
	if _, err := c.Alloc(soon, 4096); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("no room while a stream uses all: %v", err)
	}
	if err := c.Trim(0); err != nil || d.alive != 2048 {
		t.Errorf("%v, %d bytes alive of those in use", err, d.alive)
	}
	s.done, other.done = true, true
	if b := take(nil); b != a && c.Stats().Misses != 2 {
		t.Errorf("what a stream is done with is not handed out: %+v", c.Stats())
	} else if err := c.Release(b); err != nil {
		t.Error(err)
	}
	b, err := c.Alloc(ctx, 4096)
	if err != nil || d.alive != 4096 {
		t.Errorf("%v, %d bytes alive", err, d.alive)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	give(b, s)
	if got := c.Stats(); got.Busy != 0 || got.Kept != 0 || got.Used != 0 || d.alive != 0 || d.freedTwice != 0 || s.open+other.open != 0 {
		t.Errorf("%+v, %d bytes alive, %d freed twice, %d events", got, d.alive, d.freedTwice, s.open+other.open)
	}
}
