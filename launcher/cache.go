package launcher

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"sync"
)

// Cache hands out buffers of a device and keeps those that are given back, so that asking
// for one of about the same size costs less than 2 µs and no call of the driver. Buffers
// come in sizes of four steps to each power of two, so at most a quarter of one is unused.
//
// A buffer is the device's own, for launches as any other; its Size is that of its step. It
// goes back by Release and never by its Free. What it held it still holds when it is handed
// out again. As launches end before Launch returns, whoever releases a buffer has ended
// using it; one that a stream still uses goes back by ReleaseOn, and is handed out when the
// stream is done with it, or by AllocOn before that to a stream, which waits for it. The
// methods may be called from several goroutines.
type Cache struct {
	device Device

	mu     sync.Mutex
	free   map[int64][]Buffer // by size
	busy   map[int64][]busy   // that streams may still use, by size
	used   map[Buffer]int64   // handed out, with what was asked for
	stats  CacheStats
	closed bool
}

// CacheStats says what a cache has done and holds. Sizes are in bytes.
type CacheStats struct {
	Hits, Misses int64 // buffers that were there, and those that the device made
	Asked        int64 // what those that are handed out were asked for
	Used         int64 // their sizes
	Kept         int64 // of those that wait to be handed out
	Busy         int64 // of Kept, those that streams may still use, for all that is known
	Most         int64 // the most that Used and Kept were together
}

// NewCache returns an empty cache of a device, which Close leaves open.
func NewCache(d Device) *Cache {
	return &Cache{device: d, free: map[int64][]Buffer{}, busy: map[int64][]busy{}, used: map[Buffer]int64{}}
}

const leastStep = 256 // bytes

// step rounds a size up to one that buffers have: 4, 5, 6 or 7 times a power of two.
func step(bytes int64) int64 {
	if bytes <= leastStep {
		return leastStep
	}
	unit := int64(1) << max(0, bits.Len64(uint64(bytes-1))-3)
	return (bytes + unit - 1) / unit * unit
}

// maxCached is the largest buffer that a cache is asked for; sizes beyond would overflow.
const maxCached = 1 << 60

func checkCached(ctx context.Context, bytes int64) error {
	if bytes < 0 || bytes > maxCached {
		return fmt.Errorf("buffer of %d bytes: expected 0 to %d", bytes, int64(maxCached))
	}
	return ctx.Err()
}

// Alloc returns a buffer of at least so many bytes. If the device has no room left, what is
// kept is given back to it before it is asked once more.
func (c *Cache) Alloc(ctx context.Context, bytes int64) (Buffer, error) {
	if err := checkCached(ctx, bytes); err != nil {
		return nil, err
	}
	size := step(bytes)
	if b, err := c.take(size, bytes); b != nil || err != nil {
		return b, err
	}
	return c.make(ctx, size, bytes)
}

// make has the device make a buffer.
func (c *Cache) make(ctx context.Context, size, bytes int64) (Buffer, error) {
	b, err := c.device.Alloc(ctx, size)
	if err != nil && ctx.Err() == nil && c.Stats().Kept > 0 {
		if trimmed := errors.Join(c.awaitBusy(ctx), c.Trim(0)); trimmed != nil {
			return nil, errors.Join(err, trimmed)
		}
		b, err = c.device.Alloc(ctx, size)
	}
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return nil, errors.Join(errCacheClosed, b.Free())
	}
	c.stats.Misses++
	c.handOut(b, size, bytes)
	return b, nil
}

var errCacheClosed = errors.New("the cache is closed")

// take hands out a buffer that is kept; nil if there is none of its size.
func (c *Cache) take(size, bytes int64) (Buffer, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return nil, errCacheClosed
	}
	if len(c.free[size]) == 0 {
		if err := c.collect(size); err != nil {
			return nil, err
		}
	}
	list := c.free[size]
	if len(list) == 0 {
		return nil, nil
	}
	b := list[len(list)-1]
	list[len(list)-1] = nil
	c.free[size] = list[:len(list)-1]
	c.stats.Hits++
	c.stats.Kept -= size
	c.handOut(b, size, bytes)
	return b, nil
}

func (c *Cache) handOut(b Buffer, size, bytes int64) {
	c.used[b] = bytes
	c.stats.Used += size
	c.stats.Asked += bytes
	c.stats.Most = max(c.stats.Most, c.stats.Used+c.stats.Kept)
}

// Release takes a buffer back. One that the cache has not handed out, or that has been
// released before, is an error. After Close it is freed.
func (c *Cache) Release(b Buffer) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	size, err := c.takeBack(b)
	if err != nil {
		return err
	}
	if c.closed {
		return b.Free()
	}
	c.free[size] = append(c.free[size], b)
	c.stats.Kept += size
	return nil
}

// takeBack notes that a buffer is no longer handed out.
func (c *Cache) takeBack(b Buffer) (size int64, err error) {
	bytes, ok := c.used[b]
	if !ok {
		return 0, errors.New("a buffer is released that the cache has not handed out, or twice")
	}
	size = step(bytes)
	delete(c.used, b)
	c.stats.Used -= size
	c.stats.Asked -= bytes
	return size, nil
}

// Trim gives buffers that are kept back to the device, the largest first, until at most so
// many bytes are, but those that streams still use.
func (c *Cache) Trim(keep int64) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return errors.Join(c.collectAll(), c.trim(keep))
}

func (c *Cache) trim(keep int64) (err error) {
	var sizes []int64
	for size := range c.free {
		sizes = append(sizes, size)
	}
	slices.Sort(sizes)
	for _, size := range slices.Backward(sizes) {
		list := c.free[size]
		for len(list) > 0 && c.stats.Kept > keep {
			err = errors.Join(err, list[len(list)-1].Free())
			list = list[:len(list)-1]
			c.stats.Kept -= size
		}
		if c.free[size] = slices.Clip(list); len(list) == 0 {
			delete(c.free, size)
		}
	}
	return err
}

// Stats returns what the cache has done and holds now.
func (c *Cache) Stats() CacheStats {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.stats
}

// Close gives back to the device what is kept, when streams are done with it. Buffers that are
// handed out stay as they are until they are released.
func (c *Cache) Close() error {
	err := c.awaitBusy(context.Background())
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closed = true
	return errors.Join(err, c.collectAll(), c.trim(0))
}
