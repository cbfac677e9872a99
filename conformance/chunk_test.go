package conformance

import (
	"errors"
	"fmt"
	"testing"

	"tileir/ast"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering/chunk"
	"tileir/verify"
)

// TestChunksKeepMeaning runs random kernels and the matrix on the interpreter
// as they are and with their tiles cut into chunks of a few elements, which
// makes nearly every tile a large one. Both must leave the same; folds of
// floating-point numbers, which add up in another order, as nearly as a GPU.
func TestChunksKeepMeaning(t *testing.T) {
	device := interp.New(interp.Options{Workers: 1})
	defer device.Close()
	cases := append(fuzzCases(), matrix()...)
	if testing.Short() {
		cases = cases[:min(len(cases), 200)]
	}
	eachCase(t, cases, func(c *matrixCase) error {
		want, err := runOn(t, device, c)
		if err != nil {
			return err
		}
		for _, elements := range []int64{8, 64} {
			if err := chunksKeep(t, device, c, elements, want); err != nil {
				return fmt.Errorf("chunks of %d elements: %w", elements, err)
			}
		}
		return nil
	})
}

func chunksKeep(t *testing.T, device launcher.Device, c *matrixCase, elements int64, want *state) error {
	m, err := parseMatrix(c)
	if err != nil {
		return err
	}
	if err := chunkModule(m, chunk.Limits{Chunk: elements}); err != nil {
		return err
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
	if text := c.compare(got, want, max(c.onGPU, c.steps)); text != "" {
		return errors.New(text + "\n" + m.String())
	}
	return nil
}

// chunkModule rewrites every entry of a module.
func chunkModule(m *ast.Module, l chunk.Limits) error {
	var err error
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry && err == nil {
			err = chunk.Entry(op, m.Source, l)
		}
	})
	return err
}
