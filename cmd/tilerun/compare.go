package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"tileir/launcher"
)

// checkAll runs the entry on the interpreter and compares every buffer.
func (s *session) checkAll(ctx context.Context) error {
	if !s.options.check {
		return nil
	}
	oracle := s.openExecutor(s.device.Info().Target != "")
	defer oracle.Close()
	want, err := s.interpret(ctx, oracle)
	if err != nil && strings.HasPrefix(err.Error(), "BUG:") {
		return err
	}
	if err != nil {
		return fmt.Errorf("--check: on the interpreter: %w", err)
	}
	if !slices.ContainsFunc(s.final, func(a *launcher.Array) bool { return a != nil }) {
		s.say("check: both ran; the entry has no buffers to compare\n")
	}
	return s.compareAll("check", func(i int) (*launcher.Array, error) { return want[i], nil })
}

// interpret returns the buffers as the interpreter leaves them.
func (s *session) interpret(ctx context.Context, oracle launcher.Device) ([]*launcher.Array, error) {
	loaded, err := oracle.Load(ctx, &launcher.Program{Module: s.module})
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	live, err := s.upload(ctx, oracle)
	if err != nil {
		return nil, err
	}
	defer live.free()
	launch := &launcher.Launch{Entry: s.entry.Name, Grid: s.options.grid, Args: live.args, Uses: live.uses()}
	if _, err := s.launch(ctx, loaded, launch); err != nil {
		return nil, err
	}
	return live.download(ctx, s.initial)
}

// expectAll compares buffers with what the user expects.
func (s *session) expectAll() error {
	expected := make(map[int]string)
	for _, e := range s.options.expect {
		i, err := s.bufferParam("--expect", e.param)
		if err != nil {
			return err
		}
		expected[i] = e.value
	}
	if len(expected) == 0 {
		return nil
	}
	return s.compareAll("expect", func(i int) (*launcher.Array, error) {
		value, ok := expected[i]
		if !ok {
			return nil, nil
		}
		spec, err := launcher.ParseSpec(value)
		if err != nil {
			return nil, err
		}
		return spec.Array(s.params[i].Elem, s.options.seed+uint64(i))
	})
}

// compareAll compares the buffers for which want returns an array. All are
// compared before the first that fails is reported.
func (s *session) compareAll(what string, want func(i int) (*launcher.Array, error)) error {
	var failed []string
	for i, got := range s.final {
		if got == nil {
			continue
		}
		name := s.bindings[i].Name()
		w, err := want(i)
		if err == nil && w == nil {
			continue
		}
		var c *launcher.Comparison
		if err == nil {
			c, err = launcher.Compare(got, w, s.tolerance(got))
		}
		if err != nil {
			return fmt.Errorf("--%s: parameter %s: %w", what, name, err)
		}
		verdict := "passed"
		if !c.OK() {
			verdict = "FAILED"
			failed = append(failed, name)
		}
		s.say("%s %s (%s): %s: %s\n", what, name, got.Type(), verdict, c)
		s.report.addComparison(what, name, c)
	}
	if failed != nil {
		return fmt.Errorf("--%s failed for %s", what, strings.Join(failed, ", "))
	}
	return nil
}

func (s *session) tolerance(a *launcher.Array) launcher.Tolerance {
	if s.options.tol != nil {
		return *s.options.tol
	}
	return launcher.DefaultTolerance(a.Elem)
}
