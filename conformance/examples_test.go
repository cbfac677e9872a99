package conformance

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
)

// exampleCase is one run of an example. What NumPy expects of its buffers is in
// testdata/NAME.PARAM*.npy, see testdata/make.py.
type exampleCase struct {
	name    string // of the files
	program string
	line    string // "" for the program's own run line
	check   func(t *testing.T, printed string)

	// tolerance is for sums that are added up in another order than NumPy's;
	// zero is exact.
	tolerance launcher.Tolerance
}

// exampleCases holds each example by its own run line, and those that take any
// size at sizes that do not suit them.
var exampleCases = []exampleCase{
	{name: "hello", program: "hello", check: checkHello},
	{name: "grid_hello", program: "grid_hello", check: checkGridHello},
	{name: "vector_add", program: "vector_add"},
	{name: "saxpy", program: "saxpy"},
	{name: "saxpy_edges", program: "saxpy", line: "--grid 2,2 --arg rand:f32:131x259:3 --arg rand:f32:131x259:4 --arg -2 --arg 131 --arg 259"},
	{name: "gemm_block", program: "gemm_block", tolerance: sums},
	{name: "gemm_pointers", program: "gemm_pointers", tolerance: longSums},
	{name: "gemm_views", program: "gemm_views", tolerance: sums},
	{name: "gemm_views_odd", program: "gemm_views", tolerance: sums, line: "--grid 2,2 " +
		"--arg A=rand:f16:72x200:5 --arg B=rand:f16:136x72:6 --arg C=zeros:f32:200x136 " +
		"--arg M=200 --arg N=136 --arg K=72 --arg stride_ak=200 --arg stride_bn=72 --arg stride_cm=136"},
	{name: "gemm_views_edges", program: "gemm_views", line: "--grid 2,2 " +
		"--arg A=@testdata/gemm_views_edges.A.in.npy --arg B=@testdata/gemm_views_edges.B.in.npy --arg C=full:-7:f32:200x136 " +
		"--arg M=197 --arg N=131 --arg K=70 --arg stride_ak=200 --arg stride_bn=72 --arg stride_cm=136"},
	{name: "grouped_gemm", program: "grouped_gemm", tolerance: sums},
	{name: "mutex", program: "mutex", check: checkMutex},
}

// Sums of products of numbers below 1: a GPU rounds to f32 after every term,
// which is seen more the more terms there are.
var (
	sums     = launcher.Tolerance{Rel: 1e-5, Abs: 1e-5} // up to 512 terms
	longSums = launcher.Tolerance{Rel: 1e-5, Abs: 1e-3} // 4096 terms
)

func (c *exampleCase) setup(t *testing.T, p *program) setup {
	if c.line == "" {
		return p.defaults(t)
	}
	return parseSetup(t, strings.Fields(c.line))
}

// compare holds an outcome against the expectations.
func (c *exampleCase) compare(t *testing.T, got *outcome) {
	t.Helper()
	if c.check != nil {
		c.check(t, got.printed)
	} else if got.printed != "" {
		t.Errorf("printed %q, expected nothing", got.printed)
	}
	files, err := filepath.Glob("testdata/" + c.name + ".*.npy")
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, file := range files {
		parts := strings.Split(strings.TrimSuffix(filepath.Base(file), ".npy"), ".")
		if part := slices.Index([]string{"", "corner", "rows", "cols"}, strings.Join(parts[2:], ".")); part >= 0 {
			c.compareFile(t, file, got.buffers[parts[1]], parts[2:])
			compared++
		}
	}
	if compared == 0 && c.check == nil {
		t.Errorf("no expectations in testdata/%s.*.npy: run testdata/make.py", c.name)
	}
}

// compareFile compares a buffer, or the part of it that the file holds.
func (c *exampleCase) compareFile(t *testing.T, file string, buffer *launcher.Array, part []string) {
	t.Helper()
	if buffer == nil {
		t.Fatalf("%s names a parameter that %s does not have", file, c.program)
	}
	elem, tolerance := buffer.Elem, c.tolerance
	if len(part) > 0 {
		switch part[0] {
		case "corner":
			buffer = corner(buffer, 64, 64)
		case "rows":
			elem, buffer = num.F64, lineSums(buffer, 0)
		case "cols":
			elem, buffer = num.F64, lineSums(buffer, 1)
		}
		if elem == num.F64 && tolerance != (launcher.Tolerance{}) {
			tolerance = launcher.Tolerance{Rel: 1e-6, Abs: 100 * tolerance.Abs} // errors of single elements mostly cancel
		}
	}
	want, err := launcher.ReadNPYFile(file, elem)
	if err != nil {
		t.Fatal(err)
	}
	result, err := launcher.Compare(buffer, want, tolerance)
	if err != nil {
		t.Errorf("%s: %v", file, err)
	} else if !result.OK() {
		t.Errorf("%s: %s", file, result)
	}
}

// corner returns the first rows and columns of a matrix.
func corner(a *launcher.Array, rows, cols int) *launcher.Array {
	out := newArray(a.Elem, int64(rows), int64(cols))
	for r := range rows {
		for c := range cols {
			out.SetBits(r*cols+c, a.Bits(r*int(a.Shape[1])+c))
		}
	}
	return out
}

// lineSums returns the sum of each row (dim 0) or column (dim 1) of a matrix.
func lineSums(a *launcher.Array, dim int) *launcher.Array {
	rows, cols := int(a.Shape[0]), int(a.Shape[1])
	sum := make([]float64, a.Shape[dim])
	for r := range rows {
		for c := range cols {
			sum[[2]int{r, c}[dim]] += a.Float(r*cols + c)
		}
	}
	out := newArray(num.F64, a.Shape[dim])
	for i, x := range sum {
		out.SetBits(i, num.Encode(num.F64, x, num.NearestEven))
	}
	return out
}

func newArray(elem num.Type, shape ...int64) *launcher.Array {
	a, err := launcher.NewArray(elem, shape...)
	if err != nil {
		panic(err)
	}
	return a
}

// TestExamples runs every case on the CPU, in a shaken order and with poison where
// nobody has written: nothing is reported.
func TestExamples(t *testing.T) {
	device := interp.New(interp.Options{Schedule: &interp.Schedule{Seed: 1}, Poison: true})
	defer device.Close()
	for _, c := range exampleCases {
		t.Run(c.name, func(t *testing.T) {
			if testing.Short() && c.program == "gemm_pointers" {
				t.Skip("makes 200 MB of matrices")
			}
			p := readProgram(t, "../examples/"+c.program+".mlir")
			c.compare(t, p.run(t, device, c.setup(t, p)))
		})
	}
}

// TestEveryExampleHasACase keeps the table above complete.
func TestEveryExampleHasACase(t *testing.T) {
	for _, p := range examples(t) {
		if !slices.ContainsFunc(exampleCases, func(c exampleCase) bool { return c.name == p.name && c.line == "" }) {
			t.Errorf("examples/%s.mlir is not run by its own run line", p.name)
		}
	}
}

func checkHello(t *testing.T, printed string) {
	if printed != "Hello, world!\n" {
		t.Errorf("printed %q", printed)
	}
}

// checkGridHello wants one line from each tile block, in any order.
func checkGridHello(t *testing.T, printed string) {
	var want string
	for x := range 4 {
		for y := range 2 {
			want += fmt.Sprintf("tile block (%d, %d, 0) of a grid of (4, 2, 1)\n", x, y)
		}
	}
	if !slices.Equal(sortedLines(printed), sortedLines(want)) {
		t.Errorf("printed\n%s", printed)
	}
}

// checkMutex wants each tile block to come in once, under a number of its own.
func checkMutex(t *testing.T, printed string) {
	var blocks, numbers []int
	for line := range strings.Lines(printed) {
		var block, number int
		if _, err := fmt.Sscanf(line, "tile block %d came in as number %d\n", &block, &number); err != nil {
			t.Errorf("line %q: %v", line, err)
		}
		blocks, numbers = append(blocks, block), append(numbers, number-1)
	}
	slices.Sort(blocks)
	slices.Sort(numbers)
	want := make([]int, 16)
	for i := range want {
		want[i] = i
	}
	if !slices.Equal(blocks, want) || !slices.Equal(numbers, want) {
		t.Errorf("not every tile block came in once:\n%s", printed)
	}
}

// TestRoundTrip prints each example in both forms and reads it back.
func TestRoundTrip(t *testing.T) {
	for _, p := range examples(t) {
		for form, o := range map[string]ast.PrintOptions{
			"pretty": {}, "generic": {Generic: true}, "debuginfo": {DebugInfo: true}, "generic debuginfo": {Generic: true, DebugInfo: true},
		} {
			t.Run(p.name+" "+form, func(t *testing.T) {
				first := printed(t, p.module, o)
				again, err := grammar.Parse(form, []byte(first))
				if err != nil {
					t.Fatalf("%v\n%s", err, first)
				}
				if second := printed(t, again, o); second != first {
					t.Errorf("printed\n%s\nread back and printed again\n%s", first, second)
				}
				if !o.DebugInfo && printed(t, again, ast.PrintOptions{}) != printed(t, p.module, ast.PrintOptions{}) {
					t.Errorf("the %s form is another module", form)
				}
			})
		}
	}
}

func printed(t *testing.T, m *ast.Module, o ast.PrintOptions) string {
	t.Helper()
	var b strings.Builder
	if err := m.Print(&b, o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestPlansParse reads back what the planning passes write into each example.
func TestPlansParse(t *testing.T) {
	for _, p := range examples(t) {
		plan := printed(t, p.compile(t, "sm_90a", nil).Plan, ast.PrintOptions{})
		again, err := grammar.Parse(p.name+".plan", []byte(plan))
		if err != nil {
			t.Errorf("%v\n%s", err, plan)
		} else if second := printed(t, again, ast.PrintOptions{}); second != plan {
			t.Errorf("%s: the plan\n%s\nread back and printed again\n%s", p.name, plan, second)
		}
	}
}
