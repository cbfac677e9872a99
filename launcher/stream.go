package launcher

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

// Stream is a queue of copies and launches that a device does in their order, beside what it
// does for others: a call returns when its work is queued, or when there is room for it. Its
// methods may be called from several goroutines.
//
// What is queued uses buffers and host memory until Sync has returned, or an event behind it is
// done: until then they must neither be freed nor, but by the stream, be read or changed.
type Stream interface {
	// Write queues a copy of len(src) bytes, at most dst.Size, to the start of dst. From
	// memory of NewHost it is copied while the caller goes on.
	Write(ctx context.Context, dst Buffer, src []byte) error
	// Read queues a copy of len(dst) bytes, at most src.Size, from the start of src.
	Read(ctx context.Context, dst []byte, src Buffer) error
	// Record returns an event that is done when all that is queued now is.
	Record(ctx context.Context) (Event, error)
	// Wait has all that is queued from now on wait for an event of any stream of the device.
	Wait(ctx context.Context, e Event) error
	// Sync returns when all that was queued is done, and prints what it printed. Dropped is
	// of all launches since the last Sync, and an *AssertError of the first that failed. When
	// ctx ends before the work does, that is abandoned, as by Loaded.Launch.
	Sync(ctx context.Context) (*Result, error)
	// Close waits for what is queued, as Sync does, and frees the stream.
	Close() error
}

// Event is a place in the queue of a stream.
type Event interface {
	// Done says whether the device has come to it.
	Done() (bool, error)
	// Sync returns when it has. When ctx ends first, the work goes on.
	Sync(ctx context.Context) error
	// Since returns the time from an earlier event to this one, by the device's clock. Both
	// must be done.
	Since(earlier Event) (time.Duration, error)
	Close() error
}

// Host is memory of the host, its contents undefined, that a device reads and writes by itself.
type Host interface {
	Bytes() []byte
	// Free gives it back; Bytes must not be used afterwards.
	Free() error
}

// Streamer is a Device that has streams and such host memory of its own.
type Streamer interface {
	Device
	NewStream(ctx context.Context) (Stream, error)
	NewHost(ctx context.Context, bytes int64) (Host, error)
}

// Queuer is a Loaded that can queue launches.
type Queuer interface {
	Loaded
	Queue(ctx context.Context, s Stream, l *Launch) error
}

// NewStream returns a stream of a device. One that has none of its own does each thing at once.
func NewStream(ctx context.Context, d Device) (Stream, error) {
	if s, ok := d.(Streamer); ok {
		return s.NewStream(ctx)
	}
	return &inOrder{}, ctx.Err()
}

// NewHost returns memory that copies of a device's streams are fastest from and to: of a device
// that has none of its own, any memory.
func NewHost(ctx context.Context, d Device, bytes int64) (Host, error) {
	if bytes < 0 || bytes > maxCached {
		return nil, fmt.Errorf("host memory of %d bytes: expected 0 to %d", bytes, int64(maxCached))
	}
	if s, ok := d.(Streamer); ok {
		return s.NewHost(ctx, bytes)
	}
	return plainHost(make([]byte, bytes)), ctx.Err()
}

// Queue queues a launch of a program on a stream of its device. Its Warmup, Iterations and
// PerGraph do not count. What cannot be launched is an error of this call, a failed assertion
// one of the stream's Sync.
func Queue(ctx context.Context, s Stream, loaded Loaded, l *Launch) error {
	if q, ok := loaded.(Queuer); ok {
		return q.Queue(ctx, s, l)
	}
	at, ok := s.(*inOrder)
	if !ok {
		return errors.New("the stream is of another device than the program")
	}
	return at.launch(ctx, loaded, l)
}

// inOrder is a stream of a device that does each thing at once.
type inOrder struct {
	mu      sync.Mutex
	dropped int
	failed  *AssertError
}

func (s *inOrder) launch(ctx context.Context, loaded Loaded, l *Launch) error {
	once := *l
	once.Warmup, once.Iterations, once.PerGraph = 0, 0, 0
	s.mu.Lock()
	defer s.mu.Unlock()
	result, err := loaded.Launch(ctx, &once)
	if result != nil {
		s.dropped += result.Dropped
	}
	var failed *AssertError
	if !errors.As(err, &failed) {
		return err
	}
	if s.failed == nil {
		s.failed = failed
	}
	return nil
}

func (s *inOrder) Write(ctx context.Context, dst Buffer, src []byte) error {
	return dst.Write(ctx, src)
}

func (s *inOrder) Read(ctx context.Context, dst []byte, src Buffer) error { return src.Read(ctx, dst) }

func (s *inOrder) Record(ctx context.Context) (Event, error) {
	return moment(time.Now()), ctx.Err()
}

func (s *inOrder) Wait(ctx context.Context, e Event) error {
	if _, ok := e.(moment); !ok {
		return errors.New("the event is of another device than the stream")
	}
	return ctx.Err()
}

func (s *inOrder) Sync(ctx context.Context) (*Result, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	result, failed := &Result{Dropped: s.dropped}, s.failed
	s.dropped, s.failed = 0, nil
	if failed != nil {
		return result, failed
	}
	return result, ctx.Err()
}

func (s *inOrder) Close() error {
	_, err := s.Sync(context.Background())
	return err
}

// moment is an event of a device that does each thing at once.
type moment time.Time

func (m moment) Done() (bool, error)            { return true, nil }
func (m moment) Sync(ctx context.Context) error { return ctx.Err() }
func (m moment) Close() error                   { return nil }

func (m moment) Since(earlier Event) (time.Duration, error) {
	e, ok := earlier.(moment)
	if !ok {
		return 0, errors.New("the events are of different devices")
	}
	return time.Time(m).Sub(time.Time(e)), nil
}

type plainHost []byte

func (h plainHost) Bytes() []byte { return h }
func (h plainHost) Free() error   { return nil }
