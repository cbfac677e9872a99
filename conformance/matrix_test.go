package conformance

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/verify"
)

// matrix generates every case.
var matrix = sync.OnceValue(func() []*matrixCase {
	cases := rowCases()
	for _, list := range [][]*matrixCase{shapeCases(), foldCases(), productCases(), viewCases(), pointerCases(), atomicCases(), controlCases(), otherCases()} {
		cases = append(cases, list...)
	}
	uniqueNames(cases)
	return cases
})

// source returns cases as one module, the entry of case i called e<i>.
func source(cases ...*matrixCase) string {
	if len(cases) == 1 && cases[0].text != "" {
		return cases[0].text
	}
	var b strings.Builder
	b.WriteString("cuda_tile.module @matrix {\n")
	for _, c := range cases {
		b.WriteString(c.entry.globals)
	}
	for i, c := range cases {
		b.WriteString(c.entry.text(symbol(i)))
	}
	b.WriteString("}\n")
	return b.String()
}

func symbol(i int) string { return fmt.Sprintf("e%d", i) }

func parseMatrix(cases ...*matrixCase) (*ast.Module, error) {
	text := source(cases...)
	m, err := grammar.Parse("matrix.mlir", []byte(text))
	if err == nil {
		err = verify.Module(m)
	}
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, text)
	}
	return m, nil
}

// state is what a run of a case leaves.
type state struct {
	memory  []*launcher.Array
	printed string
	failed  *launcher.AssertError
}

// run executes the entry once on fresh memory.
func (c *matrixCase) run(ctx context.Context, device launcher.Device, loaded launcher.Loaded, entry string) (*state, error) {
	s := &state{}
	args := make([]launcher.Arg, len(c.memory))
	buffers := make([]launcher.Buffer, len(c.memory))
	defer func() {
		for _, b := range buffers {
			if b != nil {
				b.Free()
			}
		}
	}()
	for i, m := range c.memory {
		if m.scalar {
			args[i] = launcher.Scalar(m.bits[0])
			s.memory = append(s.memory, nil)
			continue
		}
		a := m.array()
		b, err := a.Upload(ctx, device)
		if err != nil {
			return nil, err
		}
		args[i], buffers[i] = launcher.Pointer(b, 0), b
		s.memory = append(s.memory, a)
	}
	var printed bytes.Buffer
	_, err := loaded.Launch(ctx, &launcher.Launch{Entry: entry, Grid: c.grid, Args: args, Output: &printed})
	if err != nil && !errors.As(err, &s.failed) {
		return nil, err
	}
	s.printed = printed.String()
	for i, b := range buffers {
		if b == nil {
			continue
		}
		if err := b.Read(ctx, s.memory[i].Data); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// expected runs the model.
func (c *matrixCase) expected() *state {
	mem := make([][]uint64, len(c.memory))
	for i, m := range c.memory {
		mem[i] = slices.Clone(m.bits)
	}
	if c.model != nil {
		c.model(mem)
	}
	s := &state{printed: c.printed}
	for i, m := range c.memory {
		if m.scalar {
			s.memory = append(s.memory, nil)
			continue
		}
		s.memory = append(s.memory, column{elem: m.elem, bits: mem[i]}.array())
	}
	if c.asserts != "" {
		s.failed = &launcher.AssertError{Message: c.asserts}
	}
	return s
}

// compare returns what differs between two states, "" if nothing.
func (c *matrixCase) compare(got, want *state, bound uint64) string {
	if !slices.Equal(sortedLines(got.printed), sortedLines(want.printed)) {
		return fmt.Sprintf("printed %q, expected %q", got.printed, want.printed)
	}
	if (got.failed == nil) != (want.failed == nil) || got.failed != nil && got.failed.Message != want.failed.Message {
		return fmt.Sprintf("assertion %v, expected %v", got.failed, want.failed)
	}
	for i := range c.memory {
		if want.memory[i] == nil || bytes.Equal(got.memory[i].Data, want.memory[i].Data) {
			continue
		}
		if text := c.compareColumn(i, got.memory[i], want.memory[i], bound); text != "" {
			return text
		}
	}
	return ""
}

// narrowSteps is how many numbers of f32 two have in common of which one has 13 bits.
const narrowSteps = 1 << (24 - 13)

// besideBias reports whether two numbers differ by no more than the sums that a bias was added to may: little can be
// left of such a sum, and all of its error.
func (c *matrixCase) besideBias(got, want float64) bool {
	return c.bias > 0 && math.Abs(got-want) <= (math.Abs(want)+c.bias)*narrowSteps/(1<<24)
}

func (c *matrixCase) compareColumn(i int, got, want *launcher.Array, bound uint64) string {
	t := got.Elem
	switch {
	case c.narrowSums && t == num.F32:
		bound = max(bound, narrowSteps)
	case c.narrowSums && t.IsFloat():
		bound = max(bound, 1) // rounded from such sums
	}
	wrong, first := 0, ""
	for k := range want.Len() {
		g, w := got.Bits(k), want.Bits(k)
		if g == w || t.IsFloat() && !c.nanBits && steps(t, g, w) <= bound {
			continue
		}
		if c.narrowSums && t.IsFloat() && c.besideBias(num.Decode(t, g), num.Decode(t, w)) {
			continue
		}
		if wrong++; wrong == 1 {
			first = fmt.Sprintf("parameter %d, element %d: got %#x, expected %#x", i, k, g, w)
			if t.IsFloat() {
				first += fmt.Sprintf(" (%g, %g)", num.Decode(t, g), num.Decode(t, w))
			}
			first += c.operandsAt(i, k, want.Len())
		}
	}
	if wrong == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d elements: %s", wrong, want.Len(), first)
}

// operandsAt shows the elements of the other parameters at the same place.
func (c *matrixCase) operandsAt(i, k, n int) string {
	var b strings.Builder
	for j, m := range c.memory {
		if j != i && len(m.bits) == n {
			fmt.Fprintf(&b, ", parameter %d: %#x", j, m.bits[k])
			if m.elem.IsFloat() {
				fmt.Fprintf(&b, " (%g)", num.Decode(m.elem, m.bits[k]))
			}
		}
	}
	return b.String()
}

// eachCase calls f for every case, on as many goroutines as there are cores.
func eachCase(t *testing.T, cases []*matrixCase, f func(c *matrixCase) error) {
	t.Helper()
	inParallel(cases, func(c *matrixCase) {
		if err := f(c); err != nil {
			t.Errorf("%s: %v%s", c.name, err, dump(c))
		}
	})
}

// dump writes a case that failed to the folder $TILEIR_MATRIX_DUMP, if set, and
// names the file.
func dump(c *matrixCase) string {
	dir := os.Getenv("TILEIR_MATRIX_DUMP")
	if dir == "" {
		return ""
	}
	name := strings.NewReplacer(" ", "_", "/", "_", "<", "", ">", "").Replace(c.name) + ".mlir"
	if err := os.WriteFile(filepath.Join(dir, name), []byte(source(c)), 0o600); err != nil {
		return " (" + err.Error() + ")"
	}
	return " (" + name + ")"
}

// TestMatrix runs every case on the CPU against its model.
//
// TILEIR_MATRIX=full takes a hundred thousand elements of each form instead of
// a thousand, and every pattern of the 16-bit types: some minutes.
func TestMatrix(t *testing.T) {
	device := interp.New(interp.Options{Workers: 2})
	defer device.Close()
	eachCase(t, matrix(), func(c *matrixCase) error {
		m, err := parseMatrix(c)
		if err != nil {
			return err
		}
		loaded, err := device.Load(t.Context(), &launcher.Program{Module: m})
		if err != nil {
			return err
		}
		defer loaded.Close()
		got, err := c.run(t.Context(), device, loaded, symbol(0))
		if err != nil {
			return err
		}
		if text := c.compare(got, c.expected(), c.steps); text != "" {
			return errors.New(text)
		}
		return nil
	})
	t.Logf("%d cases", len(matrix()))
}
