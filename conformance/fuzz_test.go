package conformance

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tileir/ast"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering/plan/hazard"
)

// TestFuzz makes random kernels (-fuzzkernels, from -fuzzseed on; if that is not
// given, one in four of the usual ones unless the run is thorough) and checks
// what can be checked without a GPU: they verify, print in both forms and read
// back as the same module, run without undefined behaviour, leave the same
// whatever the number of workers, and compile for sm_80 and sm_90a, with no
// barrier missing and none redundant, or are refused with a place. A kernel that fails is shrunk and written to a file.
func TestFuzz(t *testing.T) {
	one, four := interp.New(interp.Options{Workers: 1}), interp.New(interp.Options{Workers: 4})
	defer one.Close()
	defer four.Close()
	var y tally
	cases := fuzzCases()
	if len(cases) == usualKernels {
		cases = sample(cases, 4)
	}
	eachCase(t, cases, func(c *matrixCase) error {
		for _, check := range fuzzChecks(one, four, &y) {
			if err := check(t.Context(), c); err != nil {
				return shrunk(t, c, err, check)
			}
		}
		return nil
	})
	t.Log(y.String())
}

func fuzzCases() []*matrixCase {
	cases := make([]*matrixCase, *fuzzKernels)
	for i := range cases {
		cases[i] = fuzzKernel(*fuzzSeed + uint64(i))
	}
	return cases
}

// fuzzCheck looks for one kind of failure. Its context ends a kernel that does not
// end by itself.
type fuzzCheck func(ctx context.Context, c *matrixCase) error

func fuzzChecks(one, four launcher.Device, y *tally) []fuzzCheck {
	return []fuzzCheck{
		func(_ context.Context, c *matrixCase) error { return checkForms(c) },
		func(ctx context.Context, c *matrixCase) error {
			a, err := runOn(ctx, one, c)
			if err != nil {
				return err
			}
			b, err := runOn(ctx, four, c)
			if err != nil {
				return err
			}
			if text := c.compare(b, a, 0); text != "" {
				return errors.New("four workers against one: " + text)
			}
			return nil
		},
		func(ctx context.Context, c *matrixCase) error {
			for _, target := range []string{"sm_80", "sm_90a"} {
				compiled, refused, err := compileOne(ctx, target, c)
				if err != nil {
					return err
				}
				y.add(refused)
				if refused == "" {
					if err := checkBarriers(compiled.Plan); err != nil {
						return fmt.Errorf("barriers for %s: %w", target, err)
					}
				}
			}
			return nil
		},
	}
}

// checkBarriers finds barriers that are missing or redundant.
func checkBarriers(m *ast.Module) error {
	var found []string
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			found = append(found, hazard.Check(op)...)
		}
	})
	if len(found) > 0 {
		return errors.New(strings.Join(found, "\n"))
	}
	return nil
}

// checkForms prints the module in both forms and reads it back.
func checkForms(c *matrixCase) error {
	m, err := parseMatrix(c)
	if err != nil {
		return err
	}
	pretty := m.String()
	for _, generic := range []bool{false, true} {
		var b strings.Builder
		if err := m.Print(&b, ast.PrintOptions{Generic: generic}); err != nil {
			return err
		}
		again, err := grammar.Parse("printed.mlir", []byte(b.String()))
		if err != nil {
			return fmt.Errorf("generic=%v: what was printed does not parse: %w", generic, err)
		}
		if again.String() != pretty {
			return fmt.Errorf("generic=%v: what was printed reads back as another module", generic)
		}
	}
	return nil
}

func runOn(ctx context.Context, device launcher.Device, c *matrixCase) (*state, error) {
	m, err := parseMatrix(c)
	if err != nil {
		return nil, err
	}
	return runModule(ctx, device, c, m)
}

// How long the shrinker lets a kernel run, which may never end when it has lost
// an op, and how long it goes on in all. Both decide how small a kernel that has
// failed becomes, never whether one fails.
const (
	shrunkPatience = 5 * time.Second
	shrinkPatience = 2 * time.Minute
)

// shrunk makes a failing kernel small and says where it is.
func shrunk(t *testing.T, c *matrixCase, err error, check fuzzCheck) error {
	all, stop := context.WithTimeout(t.Context(), shrinkPatience)
	defer stop()
	last := err
	text := shrink(all, source(c), func(text string) bool {
		ctx, cancel := context.WithTimeout(all, shrunkPatience)
		defer cancel()
		now := check(ctx, c.withText(text))
		if ctx.Err() != nil || !sameFailure(err, now) {
			return false
		}
		last = now
		return true
	})
	file, writeErr := writeKernel(c, text)
	if writeErr != nil {
		return errors.Join(err, writeErr)
	}
	return fmt.Errorf("%w\nmade small in %s:\n%s", last, file, text)
}

// sameFailure tells whether a smaller kernel fails like the first: at least not
// because it is no kernel any more.
func sameFailure(first, now error) bool {
	if now == nil {
		return false
	}
	return failureKind(first) == failureKind(now)
}

// failureKind is the beginning of a message: enough to tell a compiler's panic,
// a difference and a fault apart.
func failureKind(err error) string {
	text := err.Error()
	var fault *interp.UBError
	switch {
	case errors.As(err, &fault):
		return "undefined behaviour"
	case strings.Contains(text, "elements: parameter"):
		return "difference"
	}
	return text[:min(len(text), 24)]
}

// writeKernel writes a kernel to the folder for temporary files.
func writeKernel(c *matrixCase, text string) (string, error) {
	dir := filepath.Join(os.TempDir(), "tileir-fuzz")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	file := filepath.Join(dir, strings.ReplaceAll(strings.TrimPrefix(c.name, "entry "), " ", "")+".mlir")
	return file, os.WriteFile(file, []byte(text), 0o600)
}

// TestFuzzGPU runs the kernels on the first GPU and on the interpreter; all must
// agree to the bit. Those that differ are shrunk.
func TestFuzzGPU(t *testing.T) { fuzzOnGPU(t, fuzzKernel) }

// TestFuzzLoopsGPU does so with sums of products over loops, and chains of two products in a loop.
func TestFuzzLoopsGPU(t *testing.T) {
	fuzzOnGPU(t, func(seed uint64) *matrixCase {
		c := loopKernel(seed)
		c.narrowSums = strings.Contains(source(c), "xf8E")
		return c
	})
}

// fuzzOnGPU runs the kernels of as many seeds.
func fuzzOnGPU(t *testing.T, kernel func(seed uint64) *matrixCase) {
	onGPU(t, *fuzzKernels, func(w *gpuWorker, from, to int) {
		var batch []int
		cases := map[int]*matrixCase{}
		for i := from; i < to; i++ {
			c := kernel(*fuzzSeed + uint64(i))
			c.cluster = *fuzzCluster
			_, refused, err := compileOne(w.ctx, w.gpu.Info().Target, c)
			switch {
			case err != nil:
				w.say(saidBad, i, c.name+": "+err.Error())
			case refused != "":
				w.say(saidRefused, i, refused)
			default:
				batch = append(batch, i)
				cases[i] = c
			}
			if len(batch) == casesAtOnce || i == to-1 {
				w.batch(batch, func(i int) *matrixCase { return cases[i] }, w.shrunkDifference)
				batch, cases = nil, map[int]*matrixCase{}
			}
		}
	})
}

// shrunkDifference makes a kernel small that differs between the devices.
func (w *gpuWorker) shrunkDifference(c *matrixCase, message string) string {
	all, stop := context.WithTimeout(w.ctx, shrinkPatience)
	defer stop()
	differs := func(text string) bool {
		d := c.withText(text)
		gpu, cpu, err := w.loadBoth([]*matrixCase{d})
		if err != nil {
			return false
		}
		defer gpu.Close()
		defer cpu.Close()
		ctx, cancel := context.WithTimeout(all, shrunkPatience)
		defer cancel()
		if _, err := d.run(ctx, w.cpu, cpu, symbol(0)); err != nil { // it may never end
			return false
		}
		return strings.Contains(w.matrixItem(d, symbol(0), gpu, cpu), "elements: parameter")
	}
	text := source(c)
	if strings.Contains(message, "elements: parameter") {
		text = shrink(all, text, differs)
	}
	file, err := writeKernel(c, text)
	if err != nil {
		return message + "\n" + err.Error()
	}
	return message + "\nmade small in " + file + ":\n" + text
}
