// Package interrupt ends a command early, at a signal or after a time, and says
// in plain words which of them it was and what exit code that gives.
//
// It must not know what the command was doing.
package interrupt

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"
)

// Signal is the cause of a context that a signal ended.
type Signal struct{ signal os.Signal }

func (s *Signal) Error() string {
	if s.signal == os.Interrupt {
		return "interrupted"
	}
	return fmt.Sprintf("ended by a signal: %v", s.signal)
}

// Is makes a signal a cancellation.
func (s *Signal) Is(target error) bool { return target == context.Canceled }

// signalled is where shells have the exit codes of programs that signals end.
const signalled = 128

// ExitCode returns what shells report of a program that the signal ended: 130
// for Ctrl-C.
func (s *Signal) ExitCode() int {
	if number, ok := s.signal.(syscall.Signal); ok {
		return signalled + int(number)
	}
	return signalled + int(syscall.SIGINT)
}

// Timeout is the cause of a context whose time is over.
type Timeout struct {
	After time.Duration
	Idle  bool // counted from the last progress on
}

func (t *Timeout) Error() string {
	if t.Idle {
		return fmt.Sprintf("no progress within %s; --timeout sets another limit, for the whole run", t.After)
	}
	return fmt.Sprintf("not done within %s (--timeout)", t.After)
}

// Is makes a timeout an exceeded deadline.
func (t *Timeout) Is(target error) bool { return target == context.DeadlineExceeded }

// Context returns a context that Ctrl-C and SIGTERM end, with a *Signal as its
// cause. A second one ends the process at once.
func Context(parent context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(parent)
	arrived := make(chan os.Signal, 1)
	signal.Notify(arrived, os.Interrupt, syscall.SIGTERM)
	go func() {
		select {
		case s := <-arrived:
			signal.Stop(arrived)
			cancel(&Signal{s})
		case <-ctx.Done():
			signal.Stop(arrived)
		}
	}()
	return ctx, func() { cancel(nil) }
}

// After returns a context that ends when the time since start is d, with a
// *Timeout as its cause; never if d is 0.
func After(parent context.Context, start time.Time, d time.Duration) (context.Context, context.CancelFunc) {
	if d == 0 {
		return context.WithCancel(parent)
	}
	return context.WithDeadlineCause(parent, start.Add(d), &Timeout{After: d})
}

// Progress is a context that ends when nothing has happened for some time.
type Progress struct{ last atomic.Int64 } // when something did, in nanoseconds since 1970

// Happened says that the work goes on. It may be called often, from several
// goroutines.
func (p *Progress) Happened() { p.last.Store(time.Now().UnixNano()) }

// Idle returns a context that ends when nothing has happened for d, with a
// *Timeout as its cause.
func Idle(parent context.Context, d time.Duration) (context.Context, *Progress, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(parent)
	p := new(Progress)
	p.Happened()
	var look func()
	look = func() {
		left := d - time.Since(time.Unix(0, p.last.Load()))
		switch {
		case ctx.Err() != nil:
		case left <= 0:
			cancel(&Timeout{After: d, Idle: true})
		default:
			time.AfterFunc(left, look)
		}
	}
	time.AfterFunc(d, look)
	return ctx, p, func() { cancel(nil) }
}

// patience is how long work has to come to a place where it sees that its context
// has ended: there it leaves nothing behind and says what it was doing.
const patience = 50 * time.Millisecond

// Do runs f, which returns early where it sees that ctx has ended, and returns its
// error. If f does not see it, Do returns the cause of ctx's end and leaves f
// running: the process is to end then, and f with it.
func Do(ctx context.Context, f func() error) error {
	done := make(chan error, 1)
	go func() { done <- f() }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	select {
	case err := <-done:
		return err
	case <-time.After(patience):
		return context.Cause(ctx)
	}
}

// Explain returns the error to show for err: where it comes from the end of ctx
// and does not say why that ended, the cause. The packages below know no more
// than that it did.
func Explain(ctx context.Context, err error) error {
	ended := errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)
	if !ended || ctx.Err() == nil || errors.As(err, new(*Signal)) || errors.As(err, new(*Timeout)) {
		return err
	}
	return context.Cause(ctx)
}

// ExitCode returns the exit code for an error: that of a signal, else otherwise.
func ExitCode(err error, otherwise int) int {
	var s *Signal
	if errors.As(err, &s) {
		return s.ExitCode()
	}
	return otherwise
}
