package conformance

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"

	"tileir/ast"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering/opt"
	"tileir/verify"
)

// TestPassesKeepMeaning runs random kernels and the matrix on the interpreter
// before and after each pass over tile IR, and all that compiling starts with. Both
// must leave the same, to the bit, but for fuse-fma, which rounds once where the
// program rounds twice. What no pass changes need not run, and what several passes
// make the same runs once.
func TestPassesKeepMeaning(t *testing.T) {
	device := interp.New(interp.Options{Workers: 1})
	defer device.Close()
	cases := sample(append(fuzzCases(), matrix()...), 10)
	t.Logf("%d cases", len(cases))
	var compiling []*opt.Pass
	for _, name := range opt.Compiling {
		compiling = append(compiling, opt.Named(name))
	}
	var changed atomic.Int64
	eachCase(t, cases, func(c *matrixCase) error {
		if c.asserts != "" {
			return nil // the assertion is what it leaves
		}
		m, err := parseMatrix(c)
		if err != nil {
			return err
		}
		k := &keeper{device: device, c: c, m: m, tried: map[string]bool{m.String(): true}}
		for i := range opt.Passes {
			if p := &opt.Passes[i]; p.Name != "fuse-fma" {
				if err := k.keep(t.Context(), run(p)); err != nil {
					return fmt.Errorf("%s: %w", p.Name, err)
				}
			}
		}
		err = k.keep(t.Context(), run(compiling...))
		if len(k.tried) > 1 {
			changed.Add(1)
		}
		return err
	})
	t.Logf("%d of them are changed by a pass", changed.Load())
	if changed.Load()*10 < int64(len(cases)) {
		t.Errorf("%d of %d cases are changed by a pass, expected one in ten or more", changed.Load(), len(cases))
	}
}

// run returns what runs passes.
func run(passes ...*opt.Pass) func(m *ast.Module) error {
	return func(m *ast.Module) error {
		for _, p := range passes {
			p.Run(m, p.Value)
		}
		return nil
	}
}

// keeper holds changes of a case to what the case leaves.
type keeper struct {
	device launcher.Device
	c      *matrixCase
	m      *ast.Module
	bound  uint64          // steps that a number may be away
	want   *state          // what it leaves; nil until a pass changes it
	tried  map[string]bool // texts that leave that
}

// keep changes a copy of the case, and runs it if no other change made the same.
func (k *keeper) keep(ctx context.Context, change func(m *ast.Module) error) error {
	m, err := k.m.CloneContext(ctx)
	if err != nil {
		return err
	}
	if err := change(m); err != nil {
		return err
	}
	if err := verify.Module(m); err != nil {
		return fmt.Errorf("%w\n%s", err, m)
	}
	text := m.String()
	if k.tried[text] {
		return nil
	}
	k.tried[text] = true
	if k.want == nil {
		if k.want, err = runModule(ctx, k.device, k.c, k.m); err != nil {
			return err
		}
	}
	got, err := runModule(ctx, k.device, k.c, m)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, m)
	}
	if text := k.c.compare(got, k.want, k.bound); text != "" {
		return errors.New(text + "\n" + m.String())
	}
	return nil
}
