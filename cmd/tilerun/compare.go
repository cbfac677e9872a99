package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"tileir/cmd/internal/source"
	"tileir/launcher"
)

// checkAll runs the entry on the interpreter and compares every buffer, and what
// was printed.
func (s *session) checkAll(ctx context.Context) error {
	if !s.options.check {
		return nil
	}
	oracle := s.openExecutor(s.device.Info().Target != "")
	defer oracle.Close()
	var prints launcher.Prints
	want, err := s.interpret(ctx, oracle, &prints)
	if err != nil && strings.HasPrefix(err.Error(), "BUG:") {
		return err
	}
	if err != nil {
		return fmt.Errorf("--check: on the interpreter: %w", err)
	}
	silent := s.prints.Empty() && prints.Empty()
	if silent && !slices.ContainsFunc(s.final, func(a *launcher.Array) bool { return a != nil }) {
		s.say("check: both ran; the entry has no buffers to compare and prints nothing\n")
	}
	err = s.compareAll("check", func(i int) (*launcher.Array, error) { return want[i], nil })
	if silent {
		return err
	}
	if lost := s.lost() + prints.Lost(); lost > 0 {
		return errors.Join(err, fmt.Errorf("--check: %d messages of the kernel were lost, so what it prints cannot be compared", lost))
	}
	return errors.Join(err, s.comparePrints("check", launcher.ComparePrints(&s.prints, &prints, s.options.tol)))
}

// lost returns how much of what the kernel printed is not in s.prints.
func (s *session) lost() int { return s.report.Dropped + s.prints.Lost() }

// comparePrints reports a comparison of what the kernel printed.
func (s *session) comparePrints(what string, c *launcher.PrintComparison) error {
	verdict := "passed"
	if !c.OK() {
		verdict = "FAILED"
	}
	s.say("%s of what is printed: %s: %s\n", what, verdict, c)
	s.report.addPrintComparison(what, c)
	if !c.OK() {
		return fmt.Errorf("--%s failed for what is printed", what)
	}
	return nil
}

// interpret returns the buffers as the interpreter leaves them, and adds what it
// prints to prints.
func (s *session) interpret(ctx context.Context, oracle launcher.Device, prints *launcher.Prints) ([]*launcher.Array, error) {
	loaded, err := oracle.Load(ctx, &launcher.Program{Module: s.module})
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	live, err := launcher.UploadArguments(ctx, oracle, s.entry, s.bindings, s.initial)
	if err != nil {
		return nil, err
	}
	defer live.Free()
	launch := &launcher.Launch{Entry: s.entry.Name, Grid: s.options.grid, Args: live.Args, Uses: live.Uses, Prints: prints}
	if _, err := s.launch(ctx, loaded, launch); err != nil {
		return nil, err
	}
	return live.Download(ctx, s.initial)
}

// expectAll compares buffers and what was printed with what the user expects.
func (s *session) expectAll(ctx context.Context) error {
	return errors.Join(s.expectBuffers(ctx), s.expectPrinted(ctx))
}

// expectPrinted compares what was printed with a text file.
func (s *session) expectPrinted(ctx context.Context) error {
	name := s.options.printed
	if name == "" {
		return nil
	}
	text, err := source.Read(ctx, name, nil, s.options.maxInput)
	if err != nil {
		return fmt.Errorf("--expect @%s: %w", name, err)
	}
	if lost := s.lost(); lost > 0 {
		return fmt.Errorf("--expect @%s: %d messages of the kernel were lost, so what it prints cannot be compared", name, lost)
	}
	return s.comparePrints("expect", launcher.CompareText(&s.prints, string(text), s.options.tol))
}

func (s *session) expectBuffers(ctx context.Context) error {
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
		return wait(ctx, func() (*launcher.Array, error) { return spec.Array(s.params[i].Elem, s.options.seed+uint64(i)) })
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
		s.differ = true
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
