package interrupt

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"
)

func TestSignal(t *testing.T) {
	for _, c := range []struct {
		signal os.Signal
		text   string
		code   int
	}{
		{os.Interrupt, "interrupted", 130},
		{syscall.SIGTERM, "ended by a signal: terminated", 143},
	} {
		err := fmt.Errorf("reading x: %w", &Signal{c.signal})
		if got := (&Signal{c.signal}).Error(); got != c.text {
			t.Errorf("%v: %q, expected %q", c.signal, got, c.text)
		}
		if got := ExitCode(err, 1); got != c.code {
			t.Errorf("%v: exit code %d, expected %d", c.signal, got, c.code)
		}
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%v is no cancellation", c.signal)
		}
	}
	if got := ExitCode(errors.New("x"), 1); got != 1 {
		t.Errorf("exit code %d", got)
	}
}

// TestContext: a signal to the process ends the context.
func TestContext(t *testing.T) {
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := Context(t.Context())
	defer stop()
	if err := self.Signal(os.Interrupt); err != nil {
		t.Skip(err)
	}
	<-ctx.Done()
	if got := ExitCode(context.Cause(ctx), 1); got != 130 {
		t.Errorf("%v: exit code %d", context.Cause(ctx), got)
	}
}

// TestAfter: the cause says what the flag was, whatever error came out below.
func TestAfter(t *testing.T) {
	ctx, cancel := After(t.Context(), time.Now().Add(-2*time.Second), time.Second)
	defer cancel()
	<-ctx.Done()
	below := fmt.Errorf("launch: %w", ctx.Err())
	cause := Explain(ctx, below)
	if cause == nil || cause.Error() != "not done within 1s (--timeout)" || !errors.Is(cause, context.DeadlineExceeded) {
		t.Errorf("got %v", cause)
	}
	for _, err := range []error{nil, errors.New("another"), fmt.Errorf("reading x: %w", cause)} {
		if got := Explain(ctx, err); got != err {
			t.Errorf("%v was made of %v", got, err)
		}
	}
	ctx, cancel = After(t.Context(), time.Now(), 0)
	if got := Explain(ctx, below); got != below || ctx.Err() != nil {
		t.Errorf("a context without a time is over: %v", got)
	}
	cancel()
	if strings.Contains(cause.Error(), "context") {
		t.Errorf("%v speaks of Go", cause)
	}
}

// TestDo: work that never looks at its context is left alone once that ends; what
// it returns before counts.
func TestDo(t *testing.T) {
	if err := Do(t.Context(), func() error { return os.ErrExist }); err != os.ErrExist {
		t.Errorf("got %v", err)
	}
	ctx, cancel := After(t.Context(), time.Now(), time.Millisecond)
	defer cancel()
	forever := make(chan struct{})
	defer close(forever)
	err := Do(ctx, func() error { <-forever; return nil })
	if timeout := new(Timeout); !errors.As(err, &timeout) {
		t.Errorf("got %v, expected a timeout", err)
	}
}

// TestIdle: what goes on is not ended, what does not is.
func TestIdle(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		ctx, p, cancel := Idle(t.Context(), time.Minute)
		defer cancel()
		for range 100 {
			time.Sleep(50 * time.Second)
			p.Happened()
		}
		if ctx.Err() != nil {
			t.Fatal(context.Cause(ctx))
		}
		<-ctx.Done()
		if got, want := time.Since(start), 5060*time.Second; got != want {
			t.Errorf("ended after %s, expected %s", got, want)
		}
		if got := context.Cause(ctx).Error(); !strings.HasPrefix(got, "no progress within 1m0s") || !errors.Is(context.Cause(ctx), context.DeadlineExceeded) {
			t.Errorf("got %s", got)
		}
	})
}
