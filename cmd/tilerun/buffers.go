package main

import (
	"context"
	"fmt"

	"tileir/cmd/internal/interrupt"
	"tileir/launcher"
)

// bindBuffers puts the buffers of --buffer behind the parameters.
func (s *session) bindBuffers() (err error) {
	for _, o := range s.options.buffers {
		if s.bindings, err = launcher.BindBuffer(s.bindings, o.param, o.value, s.bufferDir); err != nil {
			return fmt.Errorf("--buffer %s: %w", o.param, err)
		}
	}
	for _, b := range s.bindings {
		s.params = append(s.params, b.Param)
	}
	return nil
}

// bufferParam finds the parameter or buffer that a flag names. One that shares
// another's buffer stands for that.
func (s *session) bufferParam(flag, name string) (int, error) {
	i, err := launcher.FindParam(s.params, name)
	if err != nil {
		return 0, fmt.Errorf("%s %s: %w", flag, name, err)
	}
	if ref, ok := s.bindings[i].Spec.At(); ok {
		return ref.Of(s.bindings), nil
	}
	if b := s.bindings[i]; !b.Spec.IsBuffer() {
		return 0, fmt.Errorf("%s %s: the parameter (%s) holds %s, expected a buffer", flag, name, b.Param.Type(), b.Spec.Text)
	}
	return i, nil
}

// makeBuffers makes the contents of all buffers.
func (s *session) makeBuffers(ctx context.Context) error {
	if err := s.checkMemory(); err != nil {
		return err
	}
	s.initial = make([]*launcher.Array, len(s.bindings))
	for i, b := range s.bindings {
		s.report.addArg(b)
		if !b.Spec.IsBuffer() {
			continue
		}
		a, err := readArray(ctx, func() (*launcher.Array, error) { return b.Array(s.options.seed) })
		if err != nil && ctx.Err() != nil {
			return fmt.Errorf("parameter %s: reading %s: %w", b.Name(), b.Spec.Text, err)
		} else if err != nil {
			return err
		}
		s.happened()
		s.initial[i], s.params[i].Elem = a, a.Elem
		s.report.Args[i].Buffer = a.Type()
	}
	return launcher.CheckOffsets(s.bindings, s.initial)
}

// readArray makes an array. A file that is a named pipe may let one wait: that ends
// with the context, and what reads is left behind.
func readArray(ctx context.Context, read func() (*launcher.Array, error)) (a *launcher.Array, err error) {
	made := make(chan *launcher.Array, 1)
	err = interrupt.Do(ctx, func() error {
		a, err := read()
		made <- a
		return err
	})
	if err != nil {
		return nil, err
	}
	return <-made, nil
}
