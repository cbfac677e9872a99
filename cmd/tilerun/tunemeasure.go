package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"tileir/launcher"
	"tileir/tune"
)

// How a candidate is measured: once for its result, and then so often that the launches
// take some time together, for the median.
const (
	tuneFirst  = 3
	tuneLeast  = 5
	tuneMost   = 200
	tuneFor    = 20 * time.Millisecond
	tuneWarmup = 20 // of short launches: a GPU that waited runs at a lower clock

	tuneShort    = 100 * time.Microsecond // launches that take less are timed by replays of a graph
	tunePerGraph = 20                     // of so many
)

// progressUnit is what the time left is rounded to.
const progressUnit = time.Second

// Measure runs a candidate, holds what it computes to what the others did, and times it.
func (t *tuner) Measure(ctx context.Context, c tune.Candidate, compiled tune.Compiled) (float64, error) {
	r := compiled.(*running)
	if err := t.upload(ctx); err != nil {
		return 0, &tune.FatalError{Err: err}
	}
	loaded, err := t.load(ctx, r)
	if err != nil {
		return 0, err
	}
	defer loaded.Close()
	t.first.report.Profile = nil
	launch := launcher.Launch{Entry: r.session.entry.Name, Grid: r.session.options.grid, Args: t.live.Args, Uses: t.live.Uses}
	t.changed = t.first.initial // whatever becomes of it
	if _, err := loaded.Launch(ctx, &launch); err != nil {
		return 0, t.faulty(err)
	}
	if err := t.compare(ctx, c, r.session); err != nil {
		return 0, err
	}
	if p := t.first.report.Profile; p != nil {
		return p.Estimate().Seconds, nil
	}
	return t.time(ctx, loaded, launch)
}

// load loads a candidate; where the driver does not take what ptxas made, as one that is older,
// it assembles the PTX itself.
func (t *tuner) load(ctx context.Context, r *running) (launcher.Loaded, error) {
	program := &launcher.Program{Module: r.session.module, Code: r.code}
	loaded, err := launcher.LoadWithFallback(ctx, t.device, program, r.fallback)
	if err != nil && r.code.Machine != nil {
		r.code.Machine = nil
		loaded, err = launcher.LoadWithFallback(ctx, t.device, program, r.fallback)
	}
	return loaded, err
}

// upload brings the arguments to the device: of the first candidate, and for each later one
// as they were.
func (t *tuner) upload(ctx context.Context) (err error) {
	if t.live != nil {
		return t.live.Rewrite(ctx, t.changed)
	}
	if err := t.first.makeBuffers(ctx); err != nil {
		return err
	}
	t.changed = t.first.initial
	t.live, err = launcher.UploadArguments(ctx, t.device, t.first.entry, t.first.bindings, t.first.initial)
	return err
}

// faulty is the error of a launch. After a fault a GPU runs nothing more of this process.
func (t *tuner) faulty(err error) error {
	if t.first.options.device == "sim" || errors.As(err, new(*launcher.AssertError)) {
		return err
	}
	if errors.As(err, new(*launcher.TensorMapError)) {
		return err
	}
	return &tune.FatalError{Err: err}
}

// compare holds what a candidate computed to what the first one did, or with --check, to what
// the interpreter does. Of some tile blocks there is no result.
func (t *tuner) compare(ctx context.Context, c tune.Candidate, s *session) error {
	if t.first.options.sample > 0 {
		return nil
	}
	got, err := t.live.Download(ctx, t.first.initial)
	if err != nil {
		return &tune.FatalError{Err: err}
	}
	t.keepChanged(got)
	if t.right == nil {
		t.right, t.rightBy = got, c
		if !s.options.check {
			return nil
		}
		if err := t.interpret(ctx); err != nil {
			return &tune.FatalError{Err: err}
		}
	}
	for i, want := range t.right {
		if want == nil {
			continue
		}
		cmp, err := launcher.Compare(got[i], want, s.tolerance(want))
		if err != nil {
			return err
		}
		if !cmp.OK() {
			return fmt.Errorf("wrong result: %s is not what %s makes: %s", t.first.bindings[i].Name(), t.rightName(s), cmp)
		}
	}
	return nil
}

// keepChanged keeps which buffers a launch wrote to, which are to be written anew.
func (t *tuner) keepChanged(got []*launcher.Array) {
	t.changed = slices.Clone(t.first.initial)
	for i, a := range t.changed {
		if a != nil && bytes.Equal(a.Data, got[i].Data) {
			t.changed[i] = nil
		}
	}
}

func (t *tuner) rightName(s *session) string {
	if s.options.check {
		return "the interpreter"
	}
	return t.rightBy.String()
}

// interpret makes what the interpreter computes the right result.
func (t *tuner) interpret(ctx context.Context) error {
	oracle := t.first.openExecutor(false)
	defer oracle.Close()
	t.first.device = t.device
	want, err := t.first.interpret(ctx, oracle, &launcher.Prints{})
	if err != nil {
		return fmt.Errorf("--check: on the interpreter: %w", err)
	}
	t.right = want
	return nil
}

// time returns the median of several launches, in seconds. Short ones follow each other in a
// graph: between events of their own they would be timed with what asking for one takes.
func (t *tuner) time(ctx context.Context, loaded launcher.Loaded, launch launcher.Launch) (float64, error) {
	launch.Warmup, launch.Iterations = 1, tuneFirst
	result, err := loaded.Launch(ctx, &launch)
	if err != nil {
		return 0, t.faulty(err)
	}
	once := max(median(result.Times), time.Microsecond)
	if _, ok := loaded.(launcher.Capturer); ok && once < tuneShort {
		launch.PerGraph = tunePerGraph
		once *= tunePerGraph
	}
	launch.Warmup, launch.Iterations = int(min(tuneWarmup, tuneFor/4/once)), int(min(tuneMost, max(tuneLeast, tuneFor/once)))
	if result, err = loaded.Launch(ctx, &launch); err != nil {
		return 0, t.faulty(err)
	}
	return median(result.Times).Seconds(), nil
}

func median(times []time.Duration) time.Duration {
	if len(times) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(times))
	return (sorted[(len(sorted)-1)/2] + sorted[len(sorted)/2]) / 2
}
