package launcher_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"

	"tileir/launcher"
)

// room is a device that counts its buffers and has room for so many bytes.
type room struct {
	launcher.Device
	mu           sync.Mutex
	bytes, alive int64
	freedTwice   int
}

type roomBuffer struct {
	launcher.Buffer
	room  *room
	size  int64
	freed bool
}

var errFull = errors.New("full")

func (r *room) Alloc(ctx context.Context, bytes int64) (launcher.Buffer, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.alive+bytes > r.bytes {
		return nil, errFull
	}
	r.alive += bytes
	return &roomBuffer{room: r, size: bytes}, nil
}

func (b *roomBuffer) Size() int64 { return b.size }

func (b *roomBuffer) Free() error {
	b.room.mu.Lock()
	defer b.room.mu.Unlock()
	if b.freed {
		b.room.freedTwice++
	}
	b.freed = true
	b.room.alive -= b.size
	return nil
}

// TestCacheSizes: a buffer is large enough, by a quarter too large at most, and one that is
// released serves every size that would have made it.
func TestCacheSizes(t *testing.T) {
	c := launcher.NewCache(&room{bytes: 1 << 62})
	last := int64(0)
	for bytes := int64(0); bytes < 1<<40; bytes = bytes*9/8 + 1 {
		b, err := c.Alloc(t.Context(), bytes)
		if err != nil {
			t.Fatal(err)
		}
		if b.Size() < bytes || bytes > 256 && b.Size() > bytes+bytes/4 || b.Size() < last {
			t.Errorf("%d bytes: the buffer has %d, the one before %d", bytes, b.Size(), last)
		}
		last = b.Size()
		if err := c.Release(b); err != nil {
			t.Fatal(err)
		}
		if again, err := c.Alloc(t.Context(), b.Size()); err != nil || again != b {
			t.Errorf("%d bytes: the buffer is not handed out again (%v)", bytes, err)
		}
	}
	for _, bytes := range []int64{-1, 1<<60 + 1} {
		if _, err := c.Alloc(t.Context(), bytes); err == nil {
			t.Errorf("%d bytes are handed out", bytes)
		}
	}
}

func TestCacheCounts(t *testing.T) {
	d := &room{bytes: 1 << 30}
	c := launcher.NewCache(d)
	a, _ := c.Alloc(t.Context(), 1000)
	b, _ := c.Alloc(t.Context(), 5000)
	if err := errors.Join(c.Release(a), c.Release(b)); err != nil {
		t.Fatal(err)
	}
	if again, _ := c.Alloc(t.Context(), 900); again != a {
		t.Error("900 bytes are not those of 1000")
	}
	want := launcher.CacheStats{Hits: 1, Misses: 2, Asked: 900, Used: 1024, Kept: 5120, Most: 6144}
	if got := c.Stats(); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if err := c.Trim(5119); err != nil || d.alive != 1024 || c.Stats().Kept != 0 {
		t.Errorf("trimmed (%v): %d bytes of the device are in use, %+v", err, d.alive, c.Stats())
	}
	if err := c.Release(b); err == nil {
		t.Error("a buffer is released twice")
	}
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Alloc(t.Context(), 1); err == nil {
		t.Error("a closed cache hands out")
	}
	if err := c.Release(a); err != nil || d.alive != 0 || d.freedTwice != 0 {
		t.Errorf("at the end (%v) %d bytes are left, %d were freed twice", err, d.alive, d.freedTwice)
	}
}

// TestCacheMakesRoom: what is kept in one size does not stand in the way of another.
func TestCacheMakesRoom(t *testing.T) {
	d := &room{bytes: 4096}
	c := launcher.NewCache(d)
	for range 4 {
		b, err := c.Alloc(t.Context(), 2048)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Release(b); err != nil {
			t.Fatal(err)
		}
		large, err := c.Alloc(t.Context(), 4096)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := c.Alloc(t.Context(), 1); !errors.Is(err, errFull) {
			t.Errorf("got %v, want that the device is full", err)
		}
		if err := c.Release(large); err != nil {
			t.Fatal(err)
		}
	}
}

// TestCacheTogether hands out to several goroutines at once: no buffer to two of them.
func TestCacheTogether(t *testing.T) {
	d := &room{bytes: 1 << 40}
	c := launcher.NewCache(d)
	var owners sync.Map
	var all sync.WaitGroup
	for seed := range uint64(8) {
		all.Add(1)
		go func() {
			defer all.Done()
			random := rand.New(rand.NewPCG(seed, 0))
			for range 500 {
				b, err := c.Alloc(context.Background(), random.Int64N(1<<14))
				if err != nil {
					t.Error(err)
					return
				}
				if _, taken := owners.LoadOrStore(b, seed); taken {
					t.Error("a buffer is handed out twice")
				}
				if random.IntN(50) == 0 {
					_ = c.Trim(1 << 13)
				}
				owners.Delete(b)
				if err := c.Release(b); err != nil {
					t.Error(err)
				}
			}
		}()
	}
	all.Wait()
	if err := c.Close(); err != nil || d.alive != 0 || d.freedTwice != 0 {
		t.Errorf("at the end (%v) %d bytes are left, %d were freed twice", err, d.alive, d.freedTwice)
	}
}

func BenchmarkCache(b *testing.B) {
	c := launcher.NewCache(&room{bytes: 1 << 40})
	var held []launcher.Buffer
	for k := range 200 { // a program that holds many
		one, _ := c.Alloc(b.Context(), int64(1000*k))
		held = append(held, one)
	}
	b.ReportAllocs()
	for b.Loop() {
		one, err := c.Alloc(b.Context(), 1<<20)
		if err != nil {
			b.Fatal(err)
		}
		if err := c.Release(one); err != nil {
			b.Fatal(err)
		}
	}
	_ = held
}
