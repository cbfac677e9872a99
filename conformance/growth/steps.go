package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering"
	"tileir/lowering/opt"
	"tileir/lowering/plan"
	"tileir/verify"
)

// stepCost is what a step took. It is to grow as the module does, or, if it writes text,
// as that does, of which it has so many bytes.
type stepCost struct {
	Step string
	cost
	Text int
}

// result is what a module of a shape took.
type result struct {
	Shape string
	N     int
	Ops   int
	Steps []stepCost
}

// blocks is what all steps took together.
func (r result) blocks() (sum uint64) {
	for _, s := range r.Steps {
		sum += s.Blocks
	}
	return sum
}

// runner takes a module through every step that there is.
type runner struct {
	ctx    context.Context
	result result
	err    error // the first one; nothing runs after it
}

// step runs one step and notes what it took.
func (r *runner) step(name string, f func() error) {
	if r.err != nil {
		return
	}
	c, err := measure(f)
	if err != nil {
		r.err = fmt.Errorf("%s, n = %d: %s: %w", r.result.Shape, r.result.N, name, err)
		return
	}
	r.result.Steps = append(r.result.Steps, stepCost{Step: name, cost: c})
}

// writes runs a step that writes text, whose bytes are counted.
func (r *runner) writes(name string, f func(w io.Writer) error) {
	var w counter
	r.step(name, func() error { return f(&w) })
	if r.err == nil {
		r.result.Steps[len(r.result.Steps)-1].Text = int(w)
	}
}

// counter counts the bytes that are written to it.
type counter int

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}

// run takes shape s of size n through all steps.
func run(ctx context.Context, s shape, n int) (result, error) {
	r := &runner{ctx: ctx, result: result{Shape: s.name, N: n}}
	if s.bad != nil {
		r.refuse([]byte(s.bad(n)))
		return r.result, r.err
	}
	text := []byte(s.module(n))
	var m *ast.Module
	r.step("parse", func() (err error) { m, err = grammar.Parse("growth.mlir", text); return })
	r.step("verify", func() error { return verify.Module(m) })
	if r.err != nil {
		return r.result, r.err
	}
	m.Walk(func(*ast.Op) { r.result.Ops++ })
	r.writes("print", func(w io.Writer) error { return m.Print(w, ast.PrintOptions{}) })
	r.bytecode(m)
	for _, p := range opt.Passes {
		c := m.Clone()
		r.step("opt: "+p.Name, func() error { p.Run(c, p.Value); return nil })
	}
	r.execute(m)
	r.lower(m)
	return r.result, r.err
}

// refuse reads a text that has errors. Its size is that of the text.
func (r *runner) refuse(text []byte) {
	r.result.Ops = len(text)
	r.step("parse", func() error {
		if _, err := grammar.Parse("growth.mlir", text); err == nil {
			return errors.New("the text is not refused")
		}
		return nil
	})
}

func (r *runner) bytecode(m *ast.Module) {
	var file []byte
	r.step("encode", func() (err error) { file, err = bytecode.Encode(m, bytecode.Options{}); return })
	r.step("decode", func() error { _, err := bytecode.Decode(file); return err })
}

// execute runs the first entry on the CPU, in one tile block.
func (r *runner) execute(m *ast.Module) {
	device := interp.New(interp.Options{Workers: 1})
	defer device.Close()
	buffer, err := device.Alloc(r.ctx, 1<<26) // as far as shapes compute pointers
	if err != nil {
		r.err = err
		return
	}
	var loaded launcher.Loaded
	r.step("load for the CPU", func() (err error) {
		loaded, err = device.Load(r.ctx, &launcher.Program{Module: m})
		return
	})
	r.step("run on the CPU", func() error {
		e := launcher.Entries(m)[0]
		args := []launcher.Arg{launcher.Pointer(buffer, 0), launcher.I32(256), launcher.I32(1)}
		_, err := loaded.Launch(r.ctx, &launcher.Launch{Entry: e.Name, Grid: launcher.NewGrid(1), Args: args[:len(e.Params)]})
		return err
	})
}

// target is what is compiled for.
const target = "sm_90a"

// lower compiles a copy of the module, step by step of the pipeline, but for those that would
// leave less of it to the others. Of a step that runs several times the last one counts.
func (r *runner) lower(m *ast.Module) {
	r.step("clone", func() error { m.Clone(); return nil })
	if r.err != nil {
		return
	}
	done := len(r.result.Steps)
	_, err := lowering.Compile(r.ctx, m, lowering.Options{Target: target, Disable: opt.Compiling, Measure: func(name string, run func() error) error {
		if slices.ContainsFunc(plan.Passes, func(p plan.Pass) bool { return p.Name == name }) {
			name = "plan: " + name
		}
		r.step(name, run)
		if r.err == nil {
			r.replace(done)
		}
		return r.err
	}})
	if r.err == nil {
		r.err = err
	}
}

// replace puts the last step in the place of the one of its name behind the first n, if
// there is one.
func (r *runner) replace(n int) {
	last := len(r.result.Steps) - 1
	newest := r.result.Steps[last]
	i := slices.IndexFunc(r.result.Steps[n:last], func(s stepCost) bool { return s.Step == newest.Step })
	if i >= 0 {
		r.result.Steps[n+i] = newest
		r.result.Steps = r.result.Steps[:last]
	}
}
