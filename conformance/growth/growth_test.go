package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "count at large sizes and write docs/GROWTH.md; takes half an hour")

// counted are the packages whose blocks count: ours, those that we stand on, and what
// is searched, sorted and joined with.
var counted = []string{
	"tileir/...", "github.com/llir/llvm/...", "github.com/antlr4-go/antlr/v4/...",
	"slices", "maps", "sort", "strings", "bytes", "strconv",
}

// TestMain takes away what the tests built.
func TestMain(m *testing.M) {
	code := m.Run()
	if counting.dir != "" {
		os.RemoveAll(counting.dir)
	}
	os.Exit(code)
}

// counting is where the command is, once a test has asked for it.
var counting struct {
	once sync.Once
	dir  string
	err  error
}

// build makes the command with counters in it, which a test does not have, once for all.
func build(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("there is no go command to build with")
	}
	counting.once.Do(func() {
		if counting.dir, counting.err = os.MkdirTemp("", "tileir-growth-"); counting.err != nil {
			return
		}
		cmd := exec.Command("go", "build", "-cover", "-covermode=atomic", "-coverpkg="+strings.Join(counted, ","), "-o", counting.dir+string(filepath.Separator)+"growth.exe", ".")
		if out, err := cmd.CombinedOutput(); err != nil {
			counting.err = fmt.Errorf("%v: %w\n%s", cmd, err, out)
		}
	})
	if counting.err != nil {
		t.Fatal(counting.err)
	}
	return filepath.Join(counting.dir, "growth.exe")
}

// call runs the command and decodes what it writes.
func call[T any](t *testing.T, binary string, args ...string) (list []T) {
	t.Helper()
	cmd := exec.Command(binary, args...)
	cmd.Env = append(os.Environ(), "GOCOVERDIR="+t.TempDir())
	var errors bytes.Buffer
	cmd.Stderr = &errors
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %v\n%s", cmd, err, &errors)
	}
	for lines := json.NewDecoder(bytes.NewReader(out)); lines.More(); {
		var x T
		if err := lines.Decode(&x); err != nil {
			t.Fatalf("%v: %v", cmd, err)
		}
		list = append(list, x)
	}
	return list
}

// A step may take blocks and memory to at most these powers of the number of ops:
// 1 is linear, 2 quadratic, and n·log n is 1.09 at 10^5 ops. In a sample, where
// little is done, logarithms weigh more. Memory is doubled when it is full, so that
// what is linear makes up to 1.3 of it over two octaves.
const (
	limit       = 1.15
	sampleLimit = 1.25
	bytesLimit  = 1.4
)

// negligible is what a step may take however it grows: some ms.
const (
	negligible      = 1_000_000 // blocks
	negligibleBytes = 1 << 24
)

// power is the power of a size that a number grows with.
func power(a, b uint64, from, to int) float64 {
	if a == 0 || b == 0 {
		return 0
	}
	return math.Log(float64(b)/float64(a)) / math.Log(float64(to)/float64(from))
}

// growth is how a step grows.
type growth struct {
	step          string
	blocks, bytes float64 // powers
	last          cost
}

// compare returns how each step grows from one size to another: with the ops, and if it
// writes text, with that. The text of a nest is indented, and so its depth times as long.
func compare(few, many result) (list []growth) {
	for i, b := range many.Steps {
		a := few.Steps[i]
		step, from, to := b.Step, few.Ops, many.Ops
		if b.Text > 0 {
			step, from, to = b.Step+", by bytes", a.Text, b.Text
		}
		list = append(list, growth{step, power(a.Blocks, b.Blocks, from, to), power(a.Bytes, b.Bytes, from, to), b.cost})
	}
	return list
}

// tooSteep reports whether a step grows faster than it may.
func (g growth) tooSteep(limit float64) bool {
	return g.blocks > limit && g.last.Blocks > negligible || g.bytes > bytesLimit && g.last.Bytes > negligibleBytes
}

func (g growth) String() string {
	return fmt.Sprintf("%-36s %12d blocks, power %.2f; %12d bytes, power %.2f", g.step, g.last.Blocks, g.blocks, g.last.Bytes, g.bytes)
}

// TestGrowth compares what each step does for modules of each shape at two sizes, in
// basic blocks executed: no clock, and so no machine, has a say. -v shows the table. Without
// TILEIR_TESTS=all it takes every other shape.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a command of its own")
	}
	binary := build(t)
	for i, s := range slices.Concat(shapes, refused) {
		if i%2 > 0 && os.Getenv("TILEIR_TESTS") != "all" {
			continue
		}
		t.Run(s.name, func(t *testing.T) {
			sizes := "128,512"
			switch {
			case s.bad != nil:
				sizes = "20000,160000"
			case s.most > 0:
				sizes = "64,256"
			}
			r := call[result](t, binary, "-shape", s.name, "-exact", "-n", sizes)
			for _, g := range compare(r[0], r[1]) {
				t.Log(g)
				if g.tooSteep(sampleLimit) {
					t.Errorf("from %d to %d ops it grows too fast: %v", r[0].Ops, r[1].Ops, g)
				}
			}
		})
	}
}

// mostBetweenLooks is how many blocks may lie between a look of lowering.Compile at its
// context and the one after 64 more: about 10 ms.
const mostBetweenLooks = 5_000_000

// TestLooks: between two looks at the context lies little work, however large the
// module is.
func TestLooks(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a command of its own")
	}
	binary := build(t)
	for _, name := range []string{"chain", "large tiles", "conversions", "views", "nest with reductions"} {
		r := call[looks](t, binary, "-looks", "-shape", name, "-exact", "-n", "64,256")
		few, many := r[0], r[1]
		t.Logf("%s: %d looks, at most %d blocks; %d looks, at most %d blocks", name, few.Looks, few.Most, many.Looks, many.Most)
		if many.Most > mostBetweenLooks || many.Most > 2*few.Most && many.Most > negligible {
			t.Errorf("%s: of %d and %d repetitions, %d and %d blocks between looks", name, few.N, many.N, few.Most, many.Most)
		}
	}
}

const page = "../../docs/GROWTH.md"

// TestPage writes the page, with -update.
func TestPage(t *testing.T) {
	if !*update {
		t.Skip("writes docs/GROWTH.md with -update -timeout 2h")
	}
	writePage(t)
}

// intro begins the page.
const intro = `# Growth

What the compiler and the interpreter do grows with the module in proportion, or nearly so: in no step does it grow with more
than the power %.2f of the number of ops, or, in those that print, of the bytes of text: that of a nest is
indented, and so about its depth times as long. Counted is what no machine changes: the basic
blocks that are executed, of our own packages, of those that they stand on, and of Go's slices, maps, sort, strings,
bytes and strconv; and the bytes that are allocated. A program of its own, built with "-cover", reads its counters after
every step (conformance/growth). What is copied at a stretch, as memory, counts as one block.

	go test ./conformance/growth                                             # a sample, in CI
	go test ./conformance/growth -run TestPage -timeout 2h -update           # this page (%s)

Each shape is measured at four sizes, two small ones and two large ones, eight times as large each; compared are the two
of a pair. For each: what it is, the four sizes in ops, the blocks that all steps take together for an op of the
largest, and the step that grows fastest in either pair among those that take more than a million blocks, with its power (of
the bytes it writes, where it says so) and where it has that. The largest size is 10⁵ ops, but for nests, which are %d deep,
since a text of more than 10,000 regions in each other is refused, and for the loop that carries much, since an op has at most
65,536 results. For texts that are refused, the size is in bytes, and the two of a pair are one twice the other.

| shape | what it tries | ops | blocks for an op | steepest step | from | to | power of blocks | of bytes |
|---|---|---|---|---|---|---|---|---|
`

// TestPageShapes: the page has a row for each shape, and no other.
func TestPageShapes(t *testing.T) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for _, s := range slices.Concat(shapes, refused) {
		want = append(want, fmt.Sprintf("| %s | %s |", s.name, s.why))
	}
	_, rows, _ := strings.Cut(string(text), "|---|---|---|---|---|---|---|---|---|\n")
	for row := range strings.Lines(rows) {
		if cells := strings.SplitN(row, "|", 4); len(cells) == 4 {
			got = append(got, strings.Join(cells[:3], "|")+"|")
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s has rows for %q, and there are %q; -run TestPage -update writes it", page, got, want)
	}
}

func writePage(t *testing.T) {
	binary := build(t)
	list := slices.Concat(shapes, refused)
	rows := make([]string, len(list))
	measured := t.Run("shapes", func(t *testing.T) {
		for i, s := range list {
			t.Run(s.name, func(t *testing.T) {
				t.Parallel() // each is measured by a process of its own
				rows[i] = pageRow(t, binary, s)
			})
		}
	})
	if !measured {
		return
	}
	text := fmt.Sprintf(intro, limit, runtime.Version()+", sm_90a, "+time.Now().UTC().Format("2 January 2006"), deepest) + strings.Join(rows, "")
	if err := os.WriteFile(page, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// pageRow measures a shape at four sizes, and compares the two of a pair.
func pageRow(t *testing.T, binary string, s shape) string {
	r := call[result](t, binary, "-shape", s.name, "-exact", "-n", pageSizes(t, binary, s))
	var worst growth
	few, many := r[0], r[1]
	for _, pair := range [][2]result{{r[0], r[1]}, {r[2], r[3]}} {
		for _, g := range compare(pair[0], pair[1]) {
			if g.last.Blocks > negligible && g.blocks > worst.blocks {
				worst, few, many = g, pair[0], pair[1]
			}
			if g.tooSteep(limit) {
				t.Errorf("%s: from %d to %d ops it grows too fast: %v", s.name, pair[0].Ops, pair[1].Ops, g)
			}
		}
	}
	t.Logf("%s: up to %d ops: %v", s.name, r[3].Ops, worst)
	return fmt.Sprintf("| %s | %s | %d, %d, %d, %d | %d | %s | %d | %d | %.2f | %.2f |\n", s.name, s.why,
		r[0].Ops, r[1].Ops, r[2].Ops, r[3].Ops, r[3].blocks()/uint64(r[3].Ops), worst.step, few.Ops, many.Ops, worst.blocks, worst.bytes)
}

// mostOps is how large a module for the page is, if nothing limits its shape.
const mostOps = 100_000

// pageSizes lists the sizes at which a shape is measured for the page: the largest, an
// eighth of that, and a twelfth of both; of a text that is refused, for which it must be
// long, the largest, a half, a quarter and an eighth.
func pageSizes(t *testing.T, binary string, s shape) string {
	t.Helper()
	n := mostOps
	switch {
	case s.bad != nil:
		return fmt.Sprintf("%d,%d,%d,%d", n/8, n/4, n/2, n)
	case s.most > 0:
		n = s.most
	default:
		const a, b = 8, 40
		r := call[result](t, binary, "-shape", s.name, "-exact", "-n", fmt.Sprintf("%d,%d", a, b))
		each := (r[1].Ops - r[0].Ops) / (b - a)
		n = a + (mostOps-r[0].Ops+each-1)/each
	}
	return fmt.Sprintf("%d,%d,%d,%d", n/96, n/12, n/8, n)
}
