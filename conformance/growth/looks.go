package main

import (
	"context"
	"fmt"
	"runtime/coverage"

	"tileir/grammar"
	"tileir/lowering"
	"tileir/verify"
)

// looks is how often a compilation looked at its context, and the most work that
// lay between two looks.
type looks struct {
	Shape string
	N     int
	Looks int
	Most  uint64 // basic blocks executed between a look and the one stride looks on
}

// stride is after how many looks the counters are read: that takes a thousand times
// what the look takes.
const stride = 64

// watched is a context that never ends and counts who looks at it.
type watched struct {
	context.Context
	looks
	err error
}

func (w *watched) Err() error {
	if w.Looks++; w.Looks%stride == 0 {
		n, err := executed()
		w.Most = max(w.Most, n)
		w.note(err)
		w.note(coverage.ClearCounters())
	}
	return nil
}

func (w *watched) note(err error) {
	if w.err == nil {
		w.err = err
	}
}

// countLooks compiles a shape of size n.
func countLooks(ctx context.Context, s shape, n int) (looks, error) {
	m, err := grammar.Parse("growth.mlir", []byte(s.module(n)))
	if err == nil {
		err = verify.Module(m)
	}
	if err != nil {
		return looks{}, fmt.Errorf("%s, n = %d: %w", s.name, n, err)
	}
	w := &watched{Context: ctx, looks: looks{Shape: s.name, N: n}}
	w.note(coverage.ClearCounters())
	_, err = lowering.Compile(w, m, lowering.Options{Target: target})
	w.note(err)
	return w.looks, w.err
}
