package main

import (
	"context"
	"fmt"
	"runtime/debug"
	"strings"

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
		a, err := wait(ctx, func() (*launcher.Array, error) {
			if s.made != nil && s.made[i] != nil {
				return s.made[i], nil
			}
			return b.Array(s.options.seed)
		})
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

// wait returns what f makes, or an error when the context ends before: then f, which does
// not see that, is left behind. A named pipe may let one wait, and a large text. A panic in
// f becomes an error, as one in a device does.
func wait[T any](ctx context.Context, f func() (T, error)) (result T, err error) {
	made := make(chan T, 1)
	err = interrupt.Do(ctx, func() (err error) {
		defer func() {
			if p := recover(); p != nil {
				err = fmt.Errorf("BUG: %s\n%s", strings.TrimPrefix(fmt.Sprint(p), "BUG: "), debug.Stack())
			}
		}()
		x, err := f()
		made <- x
		return err
	})
	if err != nil {
		return result, err
	}
	return <-made, nil
}
