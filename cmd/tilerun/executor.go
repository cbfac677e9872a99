package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"tileir/launcher"
	"tileir/launcher/interp"
)

// executor is what the flags say that only the interpreter knows.
type executor struct {
	unchecked  interp.Checks
	poison     bool
	schedule   *interp.Schedule
	trace      string // file
	traceBlock [3]uint32
}

// setSchedule reads random:SEED.
func (e *executor) setSchedule(s string) error {
	seed, ok := strings.CutPrefix(s, "random:")
	n, err := strconv.ParseUint(seed, 10, 64)
	if !ok || err != nil {
		return errors.New("expected random:SEED, such as random:1")
	}
	e.schedule = &interp.Schedule{Seed: n}
	return nil
}

// setUnchecked reads names of checks, or true or false for all or none.
func (e *executor) setUnchecked(s string) (err error) {
	switch s {
	case "true":
		s = "all"
	case "false":
		e.unchecked = 0
		return nil
	}
	e.unchecked, err = interp.ParseChecks(s)
	return err
}

// setTraceBlock reads X[,Y[,Z]].
func (e *executor) setTraceBlock(s string) error {
	e.traceBlock = [3]uint32{}
	parts := strings.Split(s, ",")
	if len(parts) > 3 {
		return errors.New("expected at most 3 numbers")
	}
	for i, part := range parts {
		n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 32)
		if err != nil {
			return fmt.Errorf("%q is not the number of a tile block", part)
		}
		e.traceBlock[i] = uint32(n)
	}
	return nil
}

// openExecutor opens the interpreter as the flags say. Only the device that
// the entry is launched on traces; if that is no interpreter, the one that
// --check runs does.
func (s *session) openExecutor(traces bool) launcher.Device {
	e := &s.options.executor
	o := interp.Options{Unchecked: e.unchecked, Poison: e.poison, Schedule: e.schedule, TraceBlock: e.traceBlock, Progress: s.progress}
	if traces && s.trace != nil {
		o.Trace = s.trace
	}
	return s.tools.openCPU(o)
}

// checkExecutorFlags reports flags that no interpreter will obey.
func (s *session) checkExecutorFlags() error {
	e, g := &s.options.executor, s.options.grid
	sim := s.options.device == "sim"
	set := e.unchecked != 0 && !sim || e.schedule != nil && !sim || e.poison || e.trace != ""
	if set && s.device.Info().Target != "" && !s.options.check {
		return fmt.Errorf("--unchecked, --poison, --schedule and --trace are for the interpreter; the device is %s", s.device.Info().Name)
	}
	if sim && e.unchecked&^interp.CheckRaces != 0 && !s.options.check {
		return fmt.Errorf("of --unchecked the simulator has races only; the device is %s", s.device.Info().Name)
	}
	if b := e.traceBlock; e.trace != "" && (int64(b[0]) >= int64(g.X) || int64(b[1]) >= int64(g.Y) || int64(b[2]) >= int64(g.Z)) {
		return fmt.Errorf("--trace-block %d,%d,%d is outside the grid, which is %s", b[0], b[1], b[2], g)
	}
	return nil
}

// traceFile is where --trace writes. It takes no notice of what comes after its
// end: timed launches.
type traceFile struct {
	text *bufio.Writer
	file *os.File
}

func (t *traceFile) Write(p []byte) (int, error) {
	if t.file == nil {
		return len(p), nil
	}
	return t.text.Write(p)
}

// openTrace makes the file of --trace, if there is one.
func (s *session) openTrace() error {
	name := s.options.executor.trace
	if name == "" {
		return nil
	}
	f, err := os.Create(name)
	if err != nil {
		return fmt.Errorf("--trace: %w", err)
	}
	s.trace = &traceFile{text: bufio.NewWriter(f), file: f}
	return nil
}

// close writes what is left; a run that failed is what one traces for.
func (t *traceFile) close() error {
	if t == nil || t.file == nil {
		return nil
	}
	err := errors.Join(t.text.Flush(), t.file.Close())
	t.file = nil
	if err != nil {
		return fmt.Errorf("--trace: %w", err)
	}
	return nil
}
