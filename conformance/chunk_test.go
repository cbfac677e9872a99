package conformance

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"tileir/ast"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering"
	"tileir/lowering/chunk"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
)

// TestChunksKeepMeaning runs random kernels and the matrix on the interpreter
// as they are and with their tiles cut into chunks of a few elements, which
// makes nearly every tile a large one. Both must leave the same; folds of
// floating-point numbers, which add up in another order, as nearly as a GPU.
func TestChunksKeepMeaning(t *testing.T) {
	device := interp.New(interp.Options{Workers: 1})
	defer device.Close()
	cases := sample(append(fuzzCases(), matrix()...), 20)
	t.Logf("%d cases", len(cases))
	var changed atomic.Int64
	eachCase(t, cases, func(c *matrixCase) error {
		m, err := parseMatrix(c)
		if err != nil {
			return err
		}
		k := &keeper{device: device, c: c, m: m, bound: max(c.onGPU, c.steps), tried: map[string]bool{m.String(): true}}
		for _, elements := range []int64{8, 64} {
			if err := k.keep(t.Context(), func(m *ast.Module) error { return chunkModule(m, chunk.Limits{Chunk: elements}) }); err != nil {
				return fmt.Errorf("chunks of %d elements: %w", elements, err)
			}
		}
		if len(k.tried) > 1 {
			changed.Add(1)
		}
		return nil
	})
	t.Logf("%d of them have tiles that are cut", changed.Load())
	if changed.Load()*3 < int64(len(cases)) {
		t.Errorf("%d of %d cases have tiles that are cut, expected a third or more", changed.Load(), len(cases))
	}
}

// TestLargeTiles runs the programs with tiles up to the language's limit on the
// interpreter, as they are and as they are compiled. The PTX is short: loops,
// not elements.
func TestLargeTiles(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a minute")
	}
	files, err := filepath.Glob("../lowering/testdata/large_*.mlir")
	if err != nil || len(files) < 8 {
		t.Fatalf("expected eight programs or more, got %d (%v)", len(files), err)
	}
	if !thorough() {
		files = slices.DeleteFunc(files, func(file string) bool { return slices.Contains(longLarge, filepath.Base(file)) })
		t.Logf("not %q, which go through millions of tiles", longLarge)
	}
	target, _ := machine.Of("sm_90a")
	device := interp.New(interp.Options{Workers: 2})
	defer device.Close()
	shaken := interp.New(interp.Options{Schedule: &interp.Schedule{Seed: 7}, Poison: true})
	defer shaken.Close()
	for _, file := range files {
		p := readProgram(t, file)
		t.Run(p.name, func(t *testing.T) {
			s := p.defaults(t)
			want := p.run(t, device, s)
			p.checkExpected(t, want, s)
			if err := chunkModule(p.module, chunk.ForTarget(target, 1)); err != nil {
				t.Fatal(err)
			}
			got := p.run(t, shaken, s)
			if got.printed != want.printed {
				t.Errorf("prints %d bytes, expected %d others", len(got.printed), len(want.printed))
			}
			for name, w := range want.buffers {
				c, err := launcher.Compare(got.buffers[name], w, launcher.DefaultTolerance(w.Elem))
				if err != nil || !c.OK() {
					t.Errorf("%s: %v %v", name, c, err)
				}
			}
			p = readProgram(t, file)
			if n := bytes.Count(p.compile(t, "sm_90a", nil).Code.PTX, []byte("\n")); n > maxPTXLines {
				t.Errorf("%d lines of PTX, expected at most %d", n, maxPTXLines)
			}
		})
	}
}

// longLarge are those of the programs that take nine parts in ten of the time.
var longLarge = []string{"large_atomics.mlir", "large_elementwise.mlir", "large_insert_pair.mlir", "large_reduce.mlir"}

// maxPTXLines is more than any of these programs needs when tiles are in loops,
// and less than the elements of a large tile need for a thread each.
const maxPTXLines = 8000

// TestPrintedChunksCompile compiles the cases that print with every tile of more
// than a few elements in chunks: tiles are printed from memory, and no barrier is
// missing or redundant.
func TestPrintedChunksCompile(t *testing.T) {
	ptxas, dir := findPTXAS(), t.TempDir()
	targets := lowering.Targets()
	n := 0
	for _, c := range matrix() {
		if c.op != ast.OpPrintTko {
			continue
		}
		d := *c
		d.chunk = 16
		target := targets[n%len(targets)]
		n++
		result, refused, err := compileOne(t.Context(), target, &d)
		if err != nil || refused != "" {
			t.Errorf("%s: %s%v", c.name, refused, err)
			continue
		}
		if large := strings.Contains(c.name, "tile of") || strings.Contains(c.name, "tile that"); large != strings.Contains(result.Plan.String(), gpu.Print.String()) {
			t.Errorf("%s: expected %s where a tile is large, got\n%s", c.name, gpu.Print, result.Plan)
		}
		if err := checkBarriers(result.Plan); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if ptxas != "" {
			if err := assemblePTX(t.Context(), ptxas, target, filepath.Join(dir, fmt.Sprintf("%d.ptx", n)), result.Code.PTX); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
		}
	}
	if n < 20 {
		t.Errorf("%d cases", n)
	}
}

// TestChunkGPU does what TestMatrixGPU does, with every tile of more than a few
// elements in chunks.
func TestChunkGPU(t *testing.T) {
	casesOnGPU(t, func(i int) *matrixCase {
		c := *matrix()[i]
		c.chunk = 16 << (i % 4)
		return &c
	})
}

// cutIntoChunks rewrites the entries of cases that ask for it.
func cutIntoChunks(m *ast.Module, cases []*matrixCase) error {
	k := 0
	var err error
	m.Walk(func(op *ast.Op) {
		if op.Opcode != ast.OpEntry || err != nil {
			return
		}
		if n := cases[k].chunk; n > 0 {
			_, _, err = chunk.Entry(context.Background(), op, m.Source, chunk.Limits{Chunk: n})
		}
		k++
	})
	return err
}

// chunkModule rewrites every entry of a module.
func chunkModule(m *ast.Module, l chunk.Limits) error {
	var err error
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry && err == nil {
			_, _, err = chunk.Entry(context.Background(), op, m.Source, l)
		}
	})
	return err
}
