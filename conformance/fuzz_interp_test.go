package conformance

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering/chunk"
	"tileir/lowering/opt"
	"tileir/verify"
)

// FuzzInterpret runs programs that were changed (see mutateText) on the
// interpreter: they end in results, or in a fault with a place. With three
// tile blocks at a time they leave what they leave with one.
func FuzzInterpret(f *testing.F) {
	for i, text := range fuzzSeeds(f) {
		f.Add(text, []byte{}, byte(i))
	}
	f.Fuzz(func(t *testing.T, text string, mutations []byte, grid byte) {
		text = mutateText(text, mutations)
		defer mustEnd(text)()
		m := validMutant(text)
		if m == nil {
			return
		}
		g := launcher.NewGrid(1+int(grid%4), 1+int(grid>>2%2))
		one := interpret(t, m, g, 1)
		if one.err != nil || !ordered(m) {
			return
		}
		three := interpret(t, m, g, 3)
		if errors.Is(three.err, context.DeadlineExceeded) {
			return
		}
		if diff := one.differs(three); diff != "" {
			t.Fatalf("three tile blocks at a time: %s\n%s", diff, text)
		}
	})
}

// FuzzMeaning runs such programs before and after each pass over Tile IR, and
// cut into chunks: what ends well before leaves the same bits after.
func FuzzMeaning(f *testing.F) {
	for _, text := range fuzzSeeds(f) {
		f.Add(text, []byte{})
	}
	f.Fuzz(func(t *testing.T, text string, mutations []byte) {
		text = mutateText(text, mutations)
		defer mustEnd(text)()
		m := validMutant(text)
		if m == nil || !ordered(m) {
			return
		}
		g := launcher.NewGrid(2)
		want := interpret(t, m, g, 1)
		if want.err != nil {
			return
		}
		for _, r := range rewritings {
			if r.rounds && roundsSums(m) {
				continue
			}
			after := m.Clone()
			if err := r.run(after); err != nil {
				continue // refused
			}
			if err := verify.Module(after); err != nil {
				t.Fatalf("%s of\n%s\nmakes\n%s\n%v", r.name, m, after, err)
			}
			got := interpret(t, after, g, 1)
			if errors.Is(got.err, context.DeadlineExceeded) {
				continue
			}
			if diff := want.differs(got); diff != "" {
				t.Fatalf("%s of\n%s\nmakes\n%s\n%s", r.name, m, after, diff)
			}
		}
	})
}

// rewriting is what leaves a program's meaning.
type rewriting struct {
	name   string
	rounds bool // sums of floating-point numbers in another order
	run    func(m *ast.Module) error
}

var rewritings = []rewriting{
	{"canonicalize", false, pass("canonicalize")},
	{"cse", false, pass("cse")},
	{"dce", false, pass("dce")},
	{"fold", false, pass("fold")},
	{"licm", false, pass("licm")},
	{"loop-split", false, pass("loop-split")},
	{"chunks of 8", true, func(m *ast.Module) error { return chunkModule(m, chunk.Limits{Chunk: 8}) }},
	{"chunks of 64", true, func(m *ast.Module) error { return chunkModule(m, chunk.Limits{Chunk: 64}) }},
}

func pass(name string) func(m *ast.Module) error {
	p := opt.Named(name)
	return func(m *ast.Module) error { p.Run(m, p.Value); return nil }
}

// The bounds of a program that is worth its time.
const (
	mutantElements = 1 << 16 // of its largest tile
	mutantBuffer   = 1 << 16 // bytes of each buffer that it is given
	mutantPatience = 300 * time.Millisecond
)

// validMutant reads a program of one entry that is small enough to be run, or
// returns nil.
func validMutant(text string) *ast.Module {
	m, err := grammar.Parse("mutant", []byte(text))
	if err != nil || verify.Module(m) != nil || len(launcher.Entries(m)) != 1 {
		return nil
	}
	small := true
	m.Walk(func(op *ast.Op) {
		for _, r := range op.Results() {
			if tile := ast.AsTile(r.Type); tile != nil && tile.NumElements() > mutantElements {
				small = false
			}
		}
	})
	if !small {
		return nil
	}
	return m
}

// ordered reports whether what the program leaves is the same whatever the
// order of its tile blocks: nothing but weak accesses, and no number of threads
// that are ahead of it.
func ordered(m *ast.Module) bool {
	ok := true
	m.Walk(func(op *ast.Op) {
		if strings.Contains(op.ShortName(), "atomic") || strings.Contains(op.ShortName(), "alloca") ||
			op.Has("memory_ordering_semantics") && op.Enum("memory_ordering_semantics", 0) != ast.OrderWeak {
			ok = false
		}
	})
	return ok
}

// roundsSums reports whether the program folds or multiplies floating-point
// numbers.
func roundsSums(m *ast.Module) bool {
	found := false
	m.Walk(func(op *ast.Op) {
		switch op.Opcode {
		case ast.OpReduce, ast.OpScan, ast.OpMmaF, ast.OpMmaFScaled:
			found = true
		}
	})
	return found
}

// interpreted is what a run leaves.
type interpreted struct {
	printed string
	buffers [][]byte
	err     error // a fault, a failed assertion, a refusal, or the end of patience
}

func (a *interpreted) differs(b *interpreted) string {
	switch {
	case b.err != nil:
		return fmt.Sprintf("expected no error, got %v", b.err)
	case a.printed != b.printed && strings.Count(a.printed, "\n") < 2:
		return fmt.Sprintf("prints %q, expected %q", b.printed, a.printed)
	}
	for i, x := range a.buffers {
		if !bytes.Equal(x, b.buffers[i]) {
			k := 0
			for x[k] == b.buffers[i][k] {
				k++
			}
			return fmt.Sprintf("parameter %d, byte %d: got %#x, expected %#x", i, k, b.buffers[i][k], x[k])
		}
	}
	return ""
}

// interpret runs the only entry of a module on buffers of small numbers, for as
// long as patience lasts: a mutant may never end.
func interpret(t *testing.T, m *ast.Module, g launcher.Grid, workers int) *interpreted {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), mutantPatience)
	defer cancel()
	device := interp.New(interp.Options{Workers: workers})
	defer device.Close()
	loaded, err := device.Load(ctx, &launcher.Program{Module: m})
	if err != nil {
		return &interpreted{err: err}
	}
	defer loaded.Close()
	entry := launcher.Entries(m)[0]
	var printed bytes.Buffer
	l := &launcher.Launch{Entry: entry.Name, Grid: g, Output: &printed}
	var buffers []launcher.Buffer
	for i, p := range entry.Params {
		if !p.Pointer {
			l.Args = append(l.Args, launcher.Scalar(quarters(p.Elem, i+3)))
			continue
		}
		b, err := numbersBuffer(t.Context(), device, p.Elem, i)
		if err != nil {
			t.Fatal(err)
		}
		buffers = append(buffers, b)
		l.Args = append(l.Args, launcher.Pointer(b, 0))
	}
	out := &interpreted{}
	_, out.err = loaded.Launch(ctx, l)
	out.printed = printed.String()
	for _, b := range buffers {
		data := make([]byte, mutantBuffer)
		if err := b.Read(t.Context(), data); err != nil {
			t.Fatal(err)
		}
		out.buffers = append(out.buffers, data)
	}
	return out
}

// numbersBuffer makes a buffer of numbers, other ones for each parameter.
func numbersBuffer(ctx context.Context, device launcher.Device, elem num.Type, param int) (launcher.Buffer, error) {
	b, err := device.Alloc(ctx, mutantBuffer)
	if err != nil {
		return nil, err
	}
	data := make([]byte, 0, mutantBuffer+8)
	for i := 0; len(data) < mutantBuffer; i++ {
		var x [8]byte
		binary.LittleEndian.PutUint64(x[:], quarters(elem, (i*7+param)%61))
		data = append(data, x[:max(1, elem.Bits()/8)]...)
	}
	return b, b.Write(ctx, data[:mutantBuffer])
}

// quarters returns the encoding of an integer n, or of n quarters, as an element.
func quarters(elem num.Type, n int) uint64 {
	if elem.IsInt() {
		return uint64(n) & (1<<elem.Bits() - 1)
	}
	return num.Encode(elem, float64(n)/4, num.NearestEven)
}
