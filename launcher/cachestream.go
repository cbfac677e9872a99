package launcher

import (
	"context"
	"errors"
	"slices"
)

// busy is a buffer that was released before a stream was done with it.
type busy struct {
	buffer Buffer
	stream Stream
	until  Event
}

// ReleaseOn takes a buffer back that a stream may still use by what is queued on it now. Where
// several streams use one, the last of them waits for the others. After Close the buffer is
// freed when the stream is done.
func (c *Cache) ReleaseOn(ctx context.Context, b Buffer, s Stream) error {
	until, err := s.Record(ctx)
	if err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	size, err := c.takeBack(b)
	if err != nil {
		return errors.Join(err, until.Close())
	}
	if c.closed {
		return errors.Join(until.Sync(ctx), until.Close(), b.Free())
	}
	c.busy[size] = append(c.busy[size], busy{b, s, until})
	c.stats.Kept += size
	c.stats.Busy += size
	return nil
}

// AllocOn is Alloc for what is queued on a stream from now on: the buffer may be one that
// another stream still uses, for which this one then waits, or that this one has released.
func (c *Cache) AllocOn(ctx context.Context, s Stream, bytes int64) (Buffer, error) {
	if err := checkCached(ctx, bytes); err != nil {
		return nil, err
	}
	size := step(bytes)
	b, err := c.take(size, bytes)
	if b != nil || err != nil {
		return b, err
	}
	if b, err = c.takeBusy(ctx, s, size, bytes); b != nil || err != nil {
		return b, err
	}
	return c.make(ctx, size, bytes)
}

// takeBusy hands out a buffer that a stream still uses, at best the one that asks, and else that
// which was released first; nil if there is none of its size.
func (c *Cache) takeBusy(ctx context.Context, s Stream, size, bytes int64) (Buffer, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	list := c.busy[size]
	if len(list) == 0 {
		return nil, nil
	}
	at := max(0, slices.IndexFunc(list, func(b busy) bool { return b.stream == s }))
	taken := list[at]
	if taken.stream != s {
		if err := s.Wait(ctx, taken.until); err != nil {
			return nil, err
		}
	}
	c.busy[size] = slices.Delete(list, at, at+1)
	c.stats.Hits++
	c.stats.Kept -= size
	c.stats.Busy -= size
	c.handOut(taken.buffer, size, bytes)
	return taken.buffer, taken.until.Close()
}

// collect finds buffers of a size that streams are done with.
func (c *Cache) collect(size int64) (err error) {
	c.busy[size] = slices.DeleteFunc(c.busy[size], func(b busy) bool {
		done, failed := b.until.Done()
		err = errors.Join(err, failed)
		if done {
			err = errors.Join(err, b.until.Close())
			c.free[size] = append(c.free[size], b.buffer)
			c.stats.Busy -= size
		}
		return done
	})
	return err
}

func (c *Cache) collectAll() (err error) {
	for size := range c.busy {
		err = errors.Join(err, c.collect(size))
	}
	return err
}

// awaitBusy waits until streams are done with what they still use now. It does not hold the
// cache meanwhile; an event that another goroutine closes is one of a buffer that it took.
func (c *Cache) awaitBusy(ctx context.Context) error {
	for {
		c.mu.Lock()
		err := c.collectAll()
		var next Event
		for _, list := range c.busy {
			if len(list) > 0 {
				next = list[0].until
			}
		}
		c.mu.Unlock()
		if next == nil || err != nil {
			return err
		}
		if err := next.Sync(ctx); err != nil && ctx.Err() != nil {
			return ctx.Err()
		}
	}
}
