package conformance

import (
	"errors"
	"fmt"
	"testing"

	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering/opt"
	"tileir/verify"
)

// TestPassesKeepMeaning runs random kernels and the matrix on the interpreter
// before and after each pass over tile IR, and all that compiling starts with. Both
// must leave the same, to the bit, but for fuse-fma, which rounds once where the
// program rounds twice.
func TestPassesKeepMeaning(t *testing.T) {
	device := interp.New(interp.Options{Workers: 1})
	defer device.Close()
	cases := sample(append(fuzzCases(), matrix()...), 5)
	t.Logf("%d cases", len(cases))
	eachCase(t, cases, func(c *matrixCase) error {
		if c.asserts != "" {
			return nil // the assertion is what it leaves
		}
		want, err := runOn(t.Context(), device, c)
		if err != nil {
			return err
		}
		for i := range opt.Passes {
			if p := &opt.Passes[i]; p.Name != "fuse-fma" {
				if err := passesKeep(t, device, c, want, p); err != nil {
					return fmt.Errorf("%s: %w", p.Name, err)
				}
			}
		}
		var all []*opt.Pass
		for _, name := range opt.Compiling {
			all = append(all, opt.Named(name))
		}
		return passesKeep(t, device, c, want, all...)
	})
}

func passesKeep(t *testing.T, device launcher.Device, c *matrixCase, want *state, passes ...*opt.Pass) error {
	m, err := parseMatrix(c)
	if err != nil {
		return err
	}
	for _, p := range passes {
		p.Run(m, p.Value)
	}
	if err := verify.Module(m); err != nil {
		return fmt.Errorf("%w\n%s", err, m)
	}
	loaded, err := device.Load(t.Context(), &launcher.Program{Module: m})
	if err != nil {
		return err
	}
	defer loaded.Close()
	got, err := c.run(t.Context(), device, loaded, symbol(0))
	if err != nil {
		return fmt.Errorf("%w\n%s", err, m)
	}
	if text := c.compare(got, want, 0); text != "" {
		return errors.New(text + "\n" + m.String())
	}
	return nil
}
