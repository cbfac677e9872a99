package conformance

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/llir/llvm/ir"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/lowering/llvmgen"
	"tileir/lowering/machine"
	"tileir/lowering/opt"
	"tileir/lowering/plan"
	"tileir/ptxgen"
	"tileir/verify"
)

// growthShape makes modules of any size.
type growthShape struct {
	name string
	unit int // n of the smallest module; the others have 10 and 100 times as much
	text func(b *strings.Builder, n int)
}

// growthShapes are straight lines, fans, chains of tokens, and nests: what a
// pass that looks around once per op would be slow on.
var growthShapes = []growthShape{
	{"chain", 30, func(b *strings.Builder, n int) {
		loadTile(b)
		fmt.Fprintf(b, "%%v0 = addf %%x, %%x : tile<128xf32>\n")
		for i := range n {
			fmt.Fprintf(b, "%%v%d = addf %%v%d, %%x : tile<128xf32>\n", i+1, i)
		}
		storeTile(b, fmt.Sprintf("%%v%d", n))
	}},
	{"fan-out", 30, func(b *strings.Builder, n int) {
		loadTile(b)
		for i := range n {
			fmt.Fprintf(b, "%%k%d = constant <f32: %d.5> : tile<128xf32>\n", i, i)
			fmt.Fprintf(b, "%%v%d = mulf %%x, %%k%d : tile<128xf32>\n", i, i)
			fmt.Fprintf(b, "store_ptr_tko weak %%p, %%v%d : tile<128xptr<f32>>, tile<128xf32> -> token\n", i)
		}
	}},
	{"one token chain", 20, func(b *strings.Builder, n int) {
		loadTile(b)
		b.WriteString("%s0 = make_token : token\n")
		for i := range n {
			fmt.Fprintf(b, "%%x%d, %%r%d = load_ptr_tko weak %%p token=%%s%d : tile<128xptr<f32>> -> tile<128xf32>, token\n", i, i, i)
			fmt.Fprintf(b, "%%s%d = store_ptr_tko weak %%q, %%x%d token=%%r%d : tile<128xptr<f32>>, tile<128xf32> -> token\n", i+1, i, i)
		}
	}},
	{"many tokens joined", 20, func(b *strings.Builder, n int) {
		loadTile(b)
		var all []string
		for i := range n {
			fmt.Fprintf(b, "%%x%d, %%r%d = load_ptr_tko weak %%p : tile<128xptr<f32>> -> tile<128xf32>, token\n", i, i)
			fmt.Fprintf(b, "%%s%d = store_ptr_tko weak %%q, %%x%d : tile<128xptr<f32>>, tile<128xf32> -> token\n", i, i)
			all = append(all, fmt.Sprintf("%%s%d", i))
		}
		fmt.Fprintf(b, "%%all = join_tokens %s : token\n", strings.Join(append(all, all[0]), ", "))
		b.WriteString("%y, %ry = load_ptr_tko weak %p token=%all : tile<128xptr<f32>> -> tile<128xf32>, token\n")
		storeTile(b, "%y")
	}},
	{"loops in a row", 10, func(b *strings.Builder, n int) {
		loadTile(b)
		b.WriteString("%v0 = addf %x, %x : tile<128xf32>\n")
		for i := range n {
			fmt.Fprintf(b, "%%v%d = for %%i%d in (%%zero to %%n, step %%one) : tile<i32> iter_values(%%in%d = %%v%d) -> (tile<128xf32>) {\n", i+1, i, i, i)
			fmt.Fprintf(b, "%%b%d = mulf %%in%d, %%x : tile<128xf32>\ncontinue %%b%d : tile<128xf32>\n}\n", i, i, i)
		}
		storeTile(b, fmt.Sprintf("%%v%d", n))
	}},
	{"loops in each other", 2, func(b *strings.Builder, n int) {
		loadTile(b)
		for i := range n {
			fmt.Fprintf(b, "for %%i%d in (%%zero to %%n, step %%one) : tile<i32> {\n", i)
		}
		storeTile(b, "%x")
		b.WriteString(strings.Repeat("}\n", n))
	}},
	{"branches", 10, func(b *strings.Builder, n int) {
		loadTile(b)
		b.WriteString("%v0 = addf %x, %x : tile<128xf32>\n")
		for i := range n {
			fmt.Fprintf(b, "%%k%d = constant <i32: %d> : tile<i32>\n", i, i+1)
			fmt.Fprintf(b, "%%c%d = cmpi less_than %%n, %%k%d, signed : tile<i32> -> tile<i1>\n", i, i)
			fmt.Fprintf(b, "%%v%d = if %%c%d -> (tile<128xf32>) {\n%%b%d = mulf %%v%d, %%x : tile<128xf32>\nyield %%b%d : tile<128xf32>\n} else {\nyield %%v%d : tile<128xf32>\n}\n", i+1, i, i, i, i, i)
		}
		storeTile(b, fmt.Sprintf("%%v%d", n))
	}},
	{"products in a loop", 2, func(b *strings.Builder, n int) {
		loadTile(b)
		b.WriteString("%m = constant <f16: 0.5> : tile<16x16xf16>\n%z = constant <f32: 0.0> : tile<16x16xf32>\n")
		b.WriteString("%sum = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%v0 = %z) -> (tile<16x16xf32>) {\n")
		for i := range n {
			fmt.Fprintf(b, "%%v%d = mmaf %%m, %%m, %%v%d : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>\n", i+1, i)
		}
		fmt.Fprintf(b, "continue %%v%d : tile<16x16xf32>\n}\n", n)
		b.WriteString("%flat = reshape %sum : tile<16x16xf32> -> tile<256xf32>\n%part = extract %flat[%zero] : tile<256xf32> -> tile<128xf32>\n")
		storeTile(b, "%part")
	}},
	{"conversions", 6, func(b *strings.Builder, n int) {
		loadTile(b)
		b.WriteString("%v0 = reshape %x : tile<128xf32> -> tile<8x16xf32>\n")
		for i := range n {
			fmt.Fprintf(b, "%%t%d = permute %%v%d [1, 0] : tile<8x16xf32> -> tile<16x8xf32>\n", i, i)
			fmt.Fprintf(b, "%%w%d = reshape %%t%d : tile<16x8xf32> -> tile<8x16xf32>\n", i, i)
			fmt.Fprintf(b, "%%v%d = addf %%w%d, %%v%d : tile<8x16xf32>\n", i+1, i, i)
		}
		fmt.Fprintf(b, "%%last = reshape %%v%d : tile<8x16xf32> -> tile<128xf32>\n", n)
		storeTile(b, "%last")
	}},
	{"views", 8, func(b *strings.Builder, n int) {
		loadTile(b)
		for i := range n {
			fmt.Fprintf(b, "%%t%d = make_tensor_view %%a, shape = [%%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>\n", i)
			fmt.Fprintf(b, "%%w%d = make_partition_view %%t%d : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>\n", i, i)
			fmt.Fprintf(b, "%%x%d, %%r%d = load_view_tko weak %%w%d[%%one] : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token\n", i, i, i)
			fmt.Fprintf(b, "store_view_tko weak %%x%d, %%w%d[%%zero] : tile<128xf32>, partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token\n", i, i)
		}
	}},
}

// loadTile begins a kernel's body: scalars %zero and %one, pointers %p and %q,
// a tile %x.
func loadTile(b *strings.Builder) {
	b.WriteString(`%zero = constant <i32: 0> : tile<i32>
%one = constant <i32: 1> : tile<i32>
%lane = iota : tile<128xi32>
%a1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
%as = broadcast %a1 : tile<1xptr<f32>> -> tile<128xptr<f32>>
%p = offset %as, %lane : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
%q = offset %p, %lane : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
%x, %rx = load_ptr_tko weak %p : tile<128xptr<f32>> -> tile<128xf32>, token
`)
}

func storeTile(b *strings.Builder, value string) {
	fmt.Fprintf(b, "store_ptr_tko weak %%p, %s : tile<128xptr<f32>>, tile<128xf32> -> token\n", value)
}

func (s growthShape) module(n int) string {
	var b strings.Builder
	b.WriteString("cuda_tile.module @m {\nentry @k(%a: tile<ptr<f32>>, %n: tile<i32>) {\n")
	s.text(&b, n)
	b.WriteString("return\n}\n}\n")
	return b.String()
}

// stageTimes is how long each stage took, in order.
type stageTimes struct {
	names []string
	times map[string]time.Duration
}

func (s *stageTimes) run(name string, f func() error) error {
	start := time.Now()
	err := f()
	if _, ok := s.times[name]; !ok {
		s.names = append(s.names, name)
	}
	s.times[name] += time.Since(start)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// measureStages takes a text through every stage there is.
func measureStages(text string) (*stageTimes, int, error) {
	// A small module is done before the collector starts, a large one is not.
	runtime.GC()
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	s := &stageTimes{times: map[string]time.Duration{}}
	var m *ast.Module
	err := s.run("parse", func() (err error) { m, err = grammar.Parse("growth.mlir", []byte(text)); return })
	if err != nil {
		return nil, 0, err
	}
	ops := 0
	m.Walk(func(*ast.Op) { ops++ })
	if err := s.run("verify", func() error { return verify.Module(m) }); err != nil {
		return nil, 0, err
	}
	if err := s.run("print", func() error { return m.Print(io.Discard, ast.PrintOptions{}) }); err != nil {
		return nil, 0, err
	}
	if err := s.throughBytecode(m); err != nil {
		return nil, 0, err
	}
	for _, p := range opt.Passes {
		c := m.Clone()
		if err := s.run(p.Name, func() error { p.Run(c, p.Value); return nil }); err != nil {
			return nil, 0, err
		}
	}
	return s, ops, s.lower(m)
}

func (s *stageTimes) throughBytecode(m *ast.Module) error {
	var file []byte
	err := s.run("encode", func() (err error) { file, err = bytecode.Encode(m, bytecode.Options{}); return })
	if err != nil {
		return err
	}
	return s.run("decode", func() error { _, err := bytecode.Decode(file); return err })
}

// lower takes a copy of the module down to PTX.
func (s *stageTimes) lower(m *ast.Module) error {
	target, ok := machine.Of("sm_90a")
	if !ok {
		return errors.New("no machine for sm_90a")
	}
	var c *ast.Module
	if err := s.run("clone", func() error { c = m.Clone(); return nil }); err != nil {
		return err
	}
	var entry *ast.Op
	c.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			entry = op
		}
	})
	for _, p := range plan.Passes {
		if err := s.run("plan "+p.Name, func() error { return p.Run(context.Background(), entry, c.Source, target, nil) }); err != nil {
			return err
		}
	}
	var llvm *ir.Module
	err := s.run("llvmgen", func() (err error) {
		llvm, _, err = llvmgen.Generate(context.Background(), c, target, llvmgen.Options{LineInfo: true})
		return
	})
	if err != nil {
		return err
	}
	t, err := ptxgen.ParseTarget("sm_90a")
	if err != nil {
		return err
	}
	var ptx *ptxgen.Module
	if err := s.run("ptxgen", func() (err error) { ptx, err = ptxgen.Compile(context.Background(), llvm, t); return }); err != nil {
		return err
	}
	return s.run("print PTX", func() error { _, err := ptx.WriteTo(io.Discard); return err })
}

// least is the least time of each stage over all measurements of one module: the
// one that was disturbed least.
type least struct {
	text  string
	ops   int
	names []string
	times map[string]time.Duration
}

func (l *least) measure(t testing.TB, times int) {
	t.Helper()
	for range times {
		s, n, err := measureStages(l.text)
		if err != nil {
			t.Fatal(err)
		}
		l.ops, l.names = n, s.names
		for name, d := range s.times {
			if old, ok := l.times[name]; !ok || d < old {
				l.times[name] = d
			}
		}
	}
}

// growthLimit is the steepest growth that is let pass, as the power of the
// number of ops: 1 is linear, 2 quadratic. What is linear comes out at up to 1.5
// on an idle machine, since large modules leave the caches, and at up to 1.75 on
// a busy one, which interrupts the longer of two measurements more often.
const growthLimit = 1.9

// steeper admits growth beyond the limit, and says why.
var steeper = map[[2]string]string{
	{"loops in each other", "verify"}:        "a value of the kernel's top is looked for in each block around its reader; text nests to a depth of 1000",
	{"loops in each other", "plan barriers"}: "the body of a loop is looked at again for each loop around it; 0.2 s at a depth of 200",
}

// negligible is what a stage may take on the largest module however it grows:
// less than can be told from noise.
const negligible = 4 * time.Millisecond

// TestGrowth compares, for each stage and shape of module, ten times as many
// ops with a hundred times as many. -v shows the table.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	for _, shape := range growthShapes {
		t.Run(shape.name, func(t *testing.T) {
			few := &least{text: shape.module(10 * shape.unit), times: map[string]time.Duration{}}
			many := &least{text: shape.module(100 * shape.unit), times: map[string]time.Duration{}}
			var table, steep []string
			for range 8 { // what is too steep stays so, however often it is measured
				few.measure(t, 5)
				many.measure(t, 3)
				if table, steep = compareGrowth(shape.name, few, many); len(steep) == 0 {
					break
				}
			}
			t.Log("\n" + strings.Join(table, "\n"))
			if len(steep) > 0 {
				t.Error("grow too fast:\n" + strings.Join(steep, "\n"))
			}
		})
	}
}

// compareGrowth returns a line for each stage, and those of stages that grow too
// fast.
func compareGrowth(shape string, few, many *least) (table, steep []string) {
	for _, name := range many.names {
		a, b := few.times[name], many.times[name]
		power := math.Log(float64(b)/float64(a)) / math.Log(float64(many.ops)/float64(few.ops))
		line := fmt.Sprintf("%-28s %6d ops %9.1f µs, %7.1f ns an op; %6d ops %9.1f µs, %7.1f ns an op: power %.2f",
			name, few.ops, micros(a), 1000*micros(a)/float64(few.ops), many.ops, micros(b), 1000*micros(b)/float64(many.ops), power)
		table = append(table, line)
		if power > growthLimit && b > negligible && steeper[[2]string{shape, name}] == "" {
			steep = append(steep, line)
		}
	}
	return table, steep
}

func micros(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1e3 }

// BenchmarkGrowth is the way from text to PTX for each shape and size.
func BenchmarkGrowth(b *testing.B) {
	for _, shape := range growthShapes {
		for _, times := range []int{1, 10, 100} {
			text := shape.module(times * shape.unit)
			b.Run(fmt.Sprintf("%s/%dx", strings.ReplaceAll(shape.name, " ", "-"), times), func(b *testing.B) {
				ops := 0
				for b.Loop() {
					_, n, err := measureStages(text)
					if err != nil {
						b.Fatal(err)
					}
					ops = n
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(ops), "ns/op-of-IR")
			})
		}
	}
}
