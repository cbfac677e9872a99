package cuda

import (
	"context"
	"errors"
	"fmt"
	"time"
	"unsafe"

	"tileir/launcher"
)

// Stream is a queue of the driver. It implements launcher.Stream. What stands in it belongs to
// whoever has the device for itself.
type Stream struct {
	d       *Device
	handle  streamHandle
	pending []queued // in their order
	settled int      // how many were taken out of pending before
	dropped int      // messages, since the last Sync
	failed  *launcher.AssertError
	closed  bool
}

// queued is a copy or a launch that was started, and what is left to do when it is done. The
// collector does not move host memory, and as long as the device knows the stream, keeps it.
type queued struct {
	host  []byte
	after func(ctx context.Context, checked map[*buffer]bool) error // nil after a copy
}

// NewStream implements launcher.Streamer.
func (d *Device) NewStream(ctx context.Context) (launcher.Stream, error) {
	s := &Stream{d: d}
	err := d.do(ctx, func() error {
		if err := d.call("cuStreamCreate", d.drv.cuStreamCreate(&s.handle, streamNonBlocking)); err != nil {
			return err
		}
		d.streams[s] = true
		return nil
	})
	if err != nil {
		return nil, err
	}
	return s, nil
}

// do runs f alone on the device when there is room in the stream's queue: a full one would block
// the driver beyond the reach of a context.
func (s *Stream) do(ctx context.Context, f func() error) error {
	for {
		full := false
		err := s.d.do(ctx, func() error {
			if s.closed {
				return errors.New("the stream is closed")
			}
			if full = len(s.pending) >= batch; full {
				return nil
			}
			return f()
		})
		if err != nil || !full {
			return err
		}
		if err := s.settle(ctx); err != nil {
			return err
		}
	}
}

// settle waits for all that is queued now, and looks after it.
func (s *Stream) settle(ctx context.Context) error {
	until := 0
	err := s.d.do(ctx, func() error {
		until = s.settled + len(s.pending)
		return nil
	})
	if err != nil {
		return err
	}
	if err := s.d.waitFor(ctx, "cuStreamQuery", func() status { return s.d.drv.cuStreamQuery(s.handle) }); err != nil {
		if ctx.Err() != nil && s.d.usable() == nil {
			err = fmt.Errorf("a launch that did not end was abandoned: %w", err)
			s.d.lose(err)
		}
		return err
	}
	return s.d.do(ctx, func() error { return s.lookAfter(ctx, until) })
}

// lookAfter ends what is done: all that was queued before number until. It must run within do.
func (s *Stream) lookAfter(ctx context.Context, until int) error {
	var errs []error
	checked := map[*buffer]bool{}
	for s.settled < until && len(s.pending) > 0 {
		q := s.pending[0]
		s.pending[0] = queued{}
		s.pending = s.pending[1:]
		s.settled++
		if q.after == nil {
			continue
		}
		err := q.after(ctx, checked)
		var failed *launcher.AssertError
		switch {
		case !errors.As(err, &failed):
			errs = append(errs, err)
		case s.failed == nil:
			s.failed = failed
		}
	}
	return errors.Join(errs...)
}

// waitFor returns when a query no longer says that something is not ready; between two of them
// the device is anyone's.
func (d *Device) waitFor(ctx context.Context, call string, query func() status) error {
	return poll(ctx, func() (ready bool, err error) {
		err = d.do(ctx, func() error {
			st := query()
			if ready = st != errNotReady; ready {
				return d.call(call, st)
			}
			return nil
		})
		return ready, err
	})
}

// Sync implements launcher.Stream.
func (s *Stream) Sync(ctx context.Context) (*launcher.Result, error) {
	if err := s.settle(ctx); err != nil {
		return nil, err
	}
	result, failed := &launcher.Result{}, error(nil)
	err := s.d.do(ctx, func() error {
		result.Dropped = s.dropped
		if s.failed != nil {
			failed = s.failed
		}
		s.dropped, s.failed = 0, nil
		return nil
	})
	if err != nil {
		return nil, err
	}
	return result, failed
}

// Close implements launcher.Stream.
func (s *Stream) Close() error {
	if s.d.usable() != nil {
		return nil
	}
	_, err := s.Sync(context.Background())
	if s.d.usable() != nil {
		return err
	}
	return errors.Join(err, s.d.do(context.Background(), s.destroy))
}

// destroy frees the stream, once. It must run within do.
func (s *Stream) destroy() error {
	if s.closed {
		return nil
	}
	s.closed = true
	delete(s.d.streams, s)
	return s.d.call("cuStreamDestroy", s.d.drv.cuStreamDestroy(s.handle))
}

// Write implements launcher.Stream.
func (s *Stream) Write(ctx context.Context, dst launcher.Buffer, src []byte) error {
	b, err := s.buffer(dst)
	if err != nil {
		return err
	}
	if int64(len(src)) > b.size {
		return fmt.Errorf("cannot write %d bytes to a buffer of %d", len(src), b.size)
	}
	return s.copies(ctx, src, "cuMemcpyHtoDAsync", func(at int, piece []byte) status {
		return s.d.drv.cuMemcpyHtoDAsync(b.address()+devicePtr(at), unsafe.Pointer(&piece[0]), uint64(len(piece)), s.handle)
	})
}

// Read implements launcher.Stream.
func (s *Stream) Read(ctx context.Context, dst []byte, src launcher.Buffer) error {
	b, err := s.buffer(src)
	if err != nil {
		return err
	}
	if int64(len(dst)) > b.size {
		return fmt.Errorf("cannot read %d bytes from a buffer of %d", len(dst), b.size)
	}
	return s.copies(ctx, dst, "cuMemcpyDtoHAsync", func(at int, piece []byte) status {
		return s.d.drv.cuMemcpyDtoHAsync(unsafe.Pointer(&piece[0]), b.address()+devicePtr(at), uint64(len(piece)), s.handle)
	})
}

func (s *Stream) buffer(of launcher.Buffer) (*buffer, error) {
	b, ok := of.(*buffer)
	if !ok || b.d != s.d {
		return nil, fmt.Errorf("the buffer is of another device than %s", s.d.info.Name)
	}
	return b, nil
}

// copies queues the copy of host memory, piece by piece.
func (s *Stream) copies(ctx context.Context, host []byte, call string, issue func(at int, piece []byte) status) error {
	for at := 0; at < len(host); at += copyBytes {
		piece := host[at:min(at+copyBytes, len(host))]
		err := s.do(ctx, func() error {
			if err := s.d.call(call, issue(at, piece)); err != nil {
				return err
			}
			s.pending = append(s.pending, queued{host: piece})
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Queue implements launcher.Queuer.
func (m *Module) Queue(ctx context.Context, at launcher.Stream, l *launcher.Launch) error {
	s, ok := at.(*Stream)
	if !ok || s.d != m.d {
		return errors.New("the stream is of another device than the program")
	}
	return s.do(ctx, func() error { return s.launch(ctx, m, l) })
}

// launch starts a launch. It must run within do.
func (s *Stream) launch(ctx context.Context, m *Module, l *launcher.Launch) error {
	k, l, err := m.launched(l)
	if err != nil {
		return err
	}
	hidden, messages, err := m.allocateHidden(ctx, k, l)
	if err != nil {
		m.freeHidden(hidden)
		return fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	if err := s.start(ctx, m, k, l, hidden, messages); err != nil {
		m.freeHidden(hidden)
		return err
	}
	s.pending = append(s.pending, queued{after: func(ctx context.Context, checked map[*buffer]bool) error {
		defer m.freeHidden(hidden)
		if err := m.checkBuffers(ctx, k, l, checked); err != nil {
			return err
		}
		result := &launcher.Result{}
		err := m.report(ctx, k, l, messages, result)
		s.dropped += result.Dropped
		return err
	}})
	return nil
}

// start hands a launch to the driver, which copies its parameters.
func (s *Stream) start(ctx context.Context, m *Module, k *kernel, l *launcher.Launch, hidden []devicePtr, messages messageBuffer) error {
	run, err := m.ready(k, l, hidden, messages)
	if err != nil {
		return err
	}
	defer run.pin.Unpin()
	run.moveTo(s.handle)
	if err := run.resetMessages(ctx); err != nil {
		return err
	}
	return run.start()
}

// Event is an event of the driver. It implements launcher.Event.
type Event struct {
	d      *Device
	handle eventHandle
	closed bool
}

// Record implements launcher.Stream.
func (s *Stream) Record(ctx context.Context) (launcher.Event, error) {
	var e *Event
	err := s.do(ctx, func() error {
		events, err := s.d.events(1)
		if err == nil {
			err = s.d.call("cuEventRecord", s.d.drv.cuEventRecord(events[0], s.handle))
		}
		if err != nil {
			s.d.destroyEvents(events)
			return err
		}
		e = &Event{d: s.d, handle: events[0]}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return e, nil
}

// Wait implements launcher.Stream.
func (s *Stream) Wait(ctx context.Context, of launcher.Event) error {
	e, ok := of.(*Event)
	if !ok || e.d != s.d {
		return errors.New("the event is of another device than the stream")
	}
	return s.do(ctx, func() error {
		if err := e.open(); err != nil {
			return err
		}
		return s.d.call("cuStreamWaitEvent", s.d.drv.cuStreamWaitEvent(s.handle, e.handle, 0))
	})
}

func (e *Event) open() error {
	if e.closed {
		return errors.New("the event is closed")
	}
	return nil
}

// Done implements launcher.Event.
func (e *Event) Done() (done bool, err error) {
	err = e.d.do(context.Background(), func() error {
		if err := e.open(); err != nil {
			return err
		}
		st := e.d.drv.cuEventQuery(e.handle)
		if done = st == success; done || st == errNotReady {
			return nil
		}
		return e.d.call("cuEventQuery", st)
	})
	return done, err
}

// Sync implements launcher.Event.
func (e *Event) Sync(ctx context.Context) error { return poll(ctx, e.Done) }

// Since implements launcher.Event.
func (e *Event) Since(earlier launcher.Event) (time.Duration, error) {
	from, ok := earlier.(*Event)
	if !ok || from.d != e.d {
		return 0, errors.New("the events are of different devices")
	}
	var ms float32
	err := e.d.do(context.Background(), func() error {
		if err := errors.Join(e.open(), from.open()); err != nil {
			return err
		}
		st := e.d.drv.cuEventElapsedTime(&ms, from.handle, e.handle)
		if st == errNotReady {
			return errors.New("the events are not done: there is no time between them yet")
		}
		return e.d.call("cuEventElapsedTime", st)
	})
	return time.Duration(float64(ms) * float64(time.Millisecond)), err
}

// Close implements launcher.Event.
func (e *Event) Close() error {
	if e.d.usable() != nil {
		return nil
	}
	return e.d.do(context.Background(), func() error {
		if e.closed {
			return nil
		}
		e.closed = true
		return e.d.call("cuEventDestroy", e.d.drv.cuEventDestroy(e.handle))
	})
}
