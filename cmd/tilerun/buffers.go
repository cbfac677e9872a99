package main

import (
	"fmt"

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
func (s *session) makeBuffers() error {
	if err := s.checkMemory(); err != nil {
		return err
	}
	s.initial = make([]*launcher.Array, len(s.bindings))
	for i, b := range s.bindings {
		s.report.addArg(b)
		if !b.Spec.IsBuffer() {
			continue
		}
		a, err := b.Array(s.options.seed)
		if err != nil {
			return err
		}
		s.initial[i], s.params[i].Elem = a, a.Elem
		s.report.Args[i].Buffer = a.Type()
	}
	return launcher.CheckOffsets(s.bindings, s.initial)
}
