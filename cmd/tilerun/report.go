package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"tileir/cmd/internal/finding"
	"tileir/launcher"
	"tileir/launcher/ptxsim/profile"
	"tileir/tune"
)

// report is the JSON object of --json.
type report struct {
	File    string            `json:"file"`
	Entry   string            `json:"entry,omitempty"`
	Grid    launcher.Grid     `json:"grid,omitzero"`
	Device  launcher.Info     `json:"device,omitzero"`
	Target  string            `json:"target,omitempty"`  // compiled for
	Remarks json.RawMessage   `json:"remarks,omitempty"` // of the compiler, about its decisions
	Args    []argReport       `json:"args"`
	Output  string            `json:"output"`            // what the kernel printed
	Dropped int               `json:"dropped,omitempty"` // messages lost
	Printed []printReport     `json:"printed,omitempty"`
	Written []writeReport     `json:"written,omitempty"`
	Check   *comparisonReport `json:"check,omitempty"`
	Expect  *comparisonReport `json:"expect,omitempty"`
	Bench   *benchReport      `json:"bench,omitempty"`
	Profile *profile.Profile  `json:"profile,omitempty"`
	Tune    *tune.Summary     `json:"tune,omitempty"`
	Error   *errorReport      `json:"error,omitempty"`
}

// errorReport says why a run failed: in the words of standard error, and each thing by
// itself, with its place and code.
type errorReport struct {
	Message  string            `json:"message"`
	Findings []finding.Finding `json:"findings"`
}

type argReport struct {
	Name   string `json:"name"`
	Type   string `json:"type"`
	Value  string `json:"value"`            // as --arg says it
	Buffer string `json:"buffer,omitempty"` // element type and shape
}

type printReport struct {
	Param string `json:"param"`
	Text  string `json:"text"`
}

type writeReport struct {
	Param string `json:"param"`
	File  string `json:"file"`
}

type comparisonReport struct {
	Passed  bool                            `json:"passed"`
	Buffers map[string]*launcher.Comparison `json:"buffers"`
	Printed *launcher.PrintComparison       `json:"printed,omitempty"`
}

// benchReport has times in seconds.
type benchReport struct {
	Iterations int                 `json:"iterations"`
	PerGraph   int                 `json:"per_graph,omitempty"` // launches of a graph whose replay was timed, as so many
	Cold       bool                `json:"cold,omitempty"`      // the cache held nothing of the buffers
	Min        float64             `json:"min_s"`
	Median     float64             `json:"median_s"`
	Max        float64             `json:"max_s"`
	TFLOPS     float64             `json:"tflops,omitempty"` // by the median
	GBPS       float64             `json:"gb_per_s,omitempty"`
	Resources  *launcher.Resources `json:"resources,omitempty"`
}

func (r *report) addArg(b launcher.Binding) {
	r.Args = append(r.Args, argReport{Name: b.Name(), Type: b.Param.Type(), Value: b.Spec.Text})
}

func (r *report) addComparison(what, name string, c *launcher.Comparison) {
	slot := r.comparison(what)
	slot.Buffers[name] = c
	slot.Passed = slot.Passed && c.OK()
}

func (r *report) addPrintComparison(what string, c *launcher.PrintComparison) {
	slot := r.comparison(what)
	slot.Printed = c
	slot.Passed = slot.Passed && c.OK()
}

// comparison returns the report of --check or --expect.
func (r *report) comparison(what string) *comparisonReport {
	slot := &r.Check
	if what == "expect" {
		slot = &r.Expect
	}
	if *slot == nil {
		*slot = &comparisonReport{Passed: true, Buffers: map[string]*launcher.Comparison{}}
	}
	return *slot
}

func (r *report) writeJSON(w io.Writer) error {
	if r.Args == nil {
		r.Args = []argReport{}
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(r)
}

// newBenchReport sums up the times of launches.
func newBenchReport(times []time.Duration, flop, bytes float64) (*benchReport, error) {
	if len(times) == 0 {
		return nil, errors.New("--bench: the device reported no times")
	}
	sorted := slices.Sorted(slices.Values(times))
	middle := (sorted[(len(sorted)-1)/2] + sorted[len(sorted)/2]) / 2
	b := &benchReport{
		Iterations: len(times),
		Min:        sorted[0].Seconds(),
		Median:     middle.Seconds(),
		Max:        sorted[len(sorted)-1].Seconds(),
	}
	if b.Median > 0 {
		b.TFLOPS, b.GBPS = flop/b.Median/1e12, bytes/b.Median/1e9
	}
	return b, nil
}

// String returns one line for people.
func (b *benchReport) String() string {
	what := "launches"
	if b.PerGraph > 0 {
		what = fmt.Sprintf("replays of a graph of %d launches, for each launch", b.PerGraph)
	}
	if b.Cold {
		what += " with a cold cache"
	}
	s := fmt.Sprintf("bench %d %s: min %s, median %s, max %s", b.Iterations, what, seconds(b.Min), seconds(b.Median), seconds(b.Max))
	if b.TFLOPS > 0 {
		s += fmt.Sprintf(", %.4g TFLOP/s", b.TFLOPS)
	}
	if b.GBPS > 0 {
		s += fmt.Sprintf(", %.4g GB/s", b.GBPS)
	}
	if r := b.Resources; r != nil {
		s += fmt.Sprintf("\n  %d threads, %d registers, %d bytes of shared memory, %d bytes of local memory, %d blocks per SM",
			r.Threads, r.Registers, r.SharedBytes, r.LocalBytes, r.BlocksPerSM)
	}
	return s
}

// seconds prints a time with four digits in a unit that suits it.
func seconds(t float64) string {
	switch {
	case t < 1e-3:
		return fmt.Sprintf("%.4g us", t*1e6)
	case t < 1:
		return fmt.Sprintf("%.4g ms", t*1e3)
	}
	return fmt.Sprintf("%.4g s", t)
}
