package launcher

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

// LoadWithFallback loads a program, and other code of the same module for launches
// with arguments that the program's code cannot take (TensorMapError): compile makes
// it when it is needed first, and it is loaded then. lowering.Result.Fallback is such
// a function. With nil this is d.Load.
func LoadWithFallback(ctx context.Context, d Device, p *Program, compile func(context.Context) (*Code, error)) (Loaded, error) {
	loaded, err := d.Load(ctx, p)
	if err != nil || compile == nil {
		return loaded, err
	}
	return &withFallback{device: d, program: p, compile: compile, loaded: loaded, last: loaded}, nil
}

// withFallback is a program and what stands in for it.
type withFallback struct {
	device  Device
	program *Program
	compile func(context.Context) (*Code, error)
	loaded  Loaded

	mu    sync.Mutex
	other Loaded // nil until it is needed
	last  Loaded // whichever was launched last
}

// Launch implements Loaded.
func (l *withFallback) Launch(ctx context.Context, launch *Launch) (*Result, error) {
	result, err := l.loaded.Launch(ctx, launch)
	if !errors.As(err, new(*TensorMapError)) {
		l.launched(l.loaded)
		return result, err
	}
	other, bad := l.fallback(ctx)
	if bad != nil {
		return nil, fmt.Errorf("%w: %w", err, bad)
	}
	l.launched(other)
	return other.Launch(ctx, launch)
}

// Capture implements Capturer.
func (l *withFallback) Capture(ctx context.Context, launches ...*Launch) (Graph, error) {
	g, err := Capture(ctx, l.loaded, launches...)
	if !errors.As(err, new(*TensorMapError)) {
		l.launched(l.loaded)
		return g, err
	}
	other, bad := l.fallback(ctx)
	if bad != nil {
		return nil, fmt.Errorf("%w: %w", err, bad)
	}
	l.launched(other)
	return Capture(ctx, other, launches...)
}

// Queue implements Queuer.
func (l *withFallback) Queue(ctx context.Context, s Stream, launch *Launch) error {
	err := Queue(ctx, s, l.loaded, launch)
	if !errors.As(err, new(*TensorMapError)) {
		l.launched(l.loaded)
		return err
	}
	other, bad := l.fallback(ctx)
	if bad != nil {
		return fmt.Errorf("%w: %w", err, bad)
	}
	l.launched(other)
	return Queue(ctx, s, other, launch)
}

func (l *withFallback) launched(by Loaded) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.last = by
}

// fallback compiles and loads what stands in, once.
func (l *withFallback) fallback(ctx context.Context) (Loaded, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.other != nil {
		return l.other, nil
	}
	code, err := l.compile(ctx)
	if err != nil {
		return nil, err
	}
	l.other, err = l.device.Load(ctx, &Program{Module: l.program.Module, Code: code})
	return l.other, err
}

// Resources returns what an entry takes in the code that was launched last.
func (l *withFallback) Resources(entry string) (Resources, error) {
	l.mu.Lock()
	last := l.last
	l.mu.Unlock()
	r, ok := last.(interface {
		Resources(entry string) (Resources, error)
	})
	if !ok {
		return Resources{}, fmt.Errorf("resources of entry %s: %w", entry, errors.ErrUnsupported)
	}
	return r.Resources(entry)
}

// Close implements Loaded.
func (l *withFallback) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	err := l.loaded.Close()
	if l.other != nil {
		err = errors.Join(err, l.other.Close())
	}
	return err
}
