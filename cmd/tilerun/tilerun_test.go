package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/family"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering/recipe"
	"tileir/lowering/remark"
)

// fakeDevice keeps buffers in memory; a launch adds 1 to each f32 of each
// buffer and prints "ran".
type fakeDevice struct {
	info   launcher.Info
	error  float32 // added to each element beside the 1
	prints string  // instead of "ran"; what is printed is kept only if this is set
	launch func(ctx context.Context, l *launcher.Launch) error
}

type fakeBuffer []byte

func (b fakeBuffer) Size() int64                               { return int64(len(b)) }
func (b fakeBuffer) Write(_ context.Context, src []byte) error { copy(b, src); return nil }
func (b fakeBuffer) Read(_ context.Context, dst []byte) error  { copy(dst, b); return nil }
func (b fakeBuffer) Address() uint64                           { return 1 << 20 }
func (b fakeBuffer) Free() error                               { return nil }
func (d *fakeDevice) Info() launcher.Info                      { return d.info }
func (d *fakeDevice) Close() error                             { return nil }
func (d *fakeDevice) Alloc(_ context.Context, n int64) (launcher.Buffer, error) {
	return make(fakeBuffer, n), nil
}

func (d *fakeDevice) Load(_ context.Context, p *launcher.Program) (launcher.Loaded, error) {
	if d.info.Target != "" && p.Code == nil {
		return nil, errors.New("no code")
	}
	return fakeLoaded{d}, nil
}

type fakeLoaded struct{ d *fakeDevice }

func (l fakeLoaded) Close() error { return nil }

func (l fakeLoaded) Launch(ctx context.Context, launch *launcher.Launch) (*launcher.Result, error) {
	if l.d.launch != nil {
		return &launcher.Result{}, l.d.launch(ctx, launch)
	}
	text := fmt.Sprintf("ran %s\n", launch.Grid)
	if l.d.prints != "" {
		text = l.d.prints
		launch.Prints.Add(launcher.Print{Format: text})
	}
	if launch.Output != nil {
		io.WriteString(launch.Output, text)
	}
	for _, a := range launch.Args {
		b, _ := a.Buffer().(fakeBuffer)
		for i := 0; i+4 <= len(b); i += 4 {
			x := math.Float32frombits(binary.LittleEndian.Uint32(b[i:])) + 1 + l.d.error
			binary.LittleEndian.PutUint32(b[i:], math.Float32bits(x))
		}
	}
	r := &launcher.Result{}
	for i := range launch.Iterations {
		r.Times = append(r.Times, time.Duration(i+1)*time.Millisecond)
	}
	return r, nil
}

// noGPU is the error of a machine without a driver.
type noGPU struct{}

func (noGPU) Error() string  { return "no CUDA device: none here; install one" }
func (noGPU) Reason() string { return "none here" }

// bench is what a test runs tilerun with.
type bench struct {
	cpu, gpu *fakeDevice
	targets  []string // compiled for
	without  []string // passes left out of the last compilation
	progress func(done, total int64)
}

func newBench() *bench {
	return &bench{cpu: &fakeDevice{info: launcher.Info{Name: "cpu", Description: "2 cores", Memory: 1 << 24}}}
}

func (b *bench) withGPU() *bench {
	b.gpu = &fakeDevice{info: launcher.Info{Name: "cuda:0", Description: "Fake GPU", Target: "sm_90a", Memory: 1 << 24, MaxGrid: [3]int64{0, 65535, 65535}}}
	return b
}

func (b *bench) tools() toolchain {
	return toolchain{
		parse: parse,
		compile: func(_ context.Context, m *ast.Module, target, entry string, _ known, _ bool, _ *recipe.Recipe, said *remark.List, without ...string) (*launcher.Code, error) {
			b.targets, b.without = append(b.targets, target), without
			m.Walk(func(op *ast.Op) {
				if op.Opcode == ast.OpEntry {
					said.Add(remark.Warps, m.Source, op.Str("sym_name"), op, "warps", 4, "why", "so")
				}
			})
			return &launcher.Code{Target: target}, nil
		},
		openCPU: func(o interp.Options) launcher.Device {
			b.progress = o.Progress
			return b.cpu
		},
		openCUDA: func(n int, _ bool) (launcher.Device, error) {
			if b.gpu == nil {
				return nil, noGPU{}
			}
			return b.gpu, nil
		},
	}
}

// run runs tilerun and returns the exit code and both outputs.
func (b *bench) run(stdin string, args ...string) (int, string, string) {
	var stdout, stderr bytes.Buffer
	code := newCommand(b.tools(), strings.NewReader(stdin), &stdout, &stderr).run(args)
	return code, stdout.String(), stderr.String()
}

// TestTensorMapFallback checks that arguments that the copy engine cannot take are run
// by code that does not use it.
func TestTensorMapFallback(t *testing.T) {
	b := newBench().withGPU()
	launches := 0
	b.gpu.launch = func(context.Context, *launcher.Launch) error {
		launches++
		if len(b.without) == 0 {
			return fmt.Errorf("entry k: %w", &launcher.TensorMapError{Err: errors.New("extent 4294967296 is above 2147483647")})
		}
		return nil
	}
	code, _, stderr := b.run(program, "--device", "cuda", "--arg", "arange:f32:4", "--arg", "zeros:f32:2x2", "--arg", "7", "-")
	if code != 0 || launches != 2 || len(b.without) != 1 || b.without[0] != "roles" {
		t.Errorf("exit code %d, %d launches, without %v: %s", code, launches, b.without, stderr)
	}
}

const program = `// tilerun: --device cpu --arg arange:f32:4 --arg zeros:f32:2x2 --arg 7 --print a
// tilerun[big]: --device cpu --arg zeros:f32:64 --arg zeros:f32:64 --arg 7 --grid 3,2
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %n: tile<i32>) {
    return
  }
}
`

const twoEntries = `cuda_tile.module @m {
  entry @first() { return }
  entry @second() { return }
}
`

// write puts a program into a file of its own folder.
func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestRuns(t *testing.T) {
	file := write(t, "k.mlir", program)
	for _, c := range []struct {
		args   []string
		stdout string
		stderr string
	}{
		{[]string{file}, "ran 1,1,1\na (f32:4):\n[1. 2. 3. 4.]\n", ""},
		{[]string{"--grid=2", file, "--print", "b"}, "ran 2,1,1\nb (f32:2x2):\n[[1. 1.]\n [1. 1.]]\n", ""},
		{[]string{file, "--arg", "b=ones:f32:3", "--print", "b"}, "ran 1,1,1\nb (f32:3):\n[2. 2. 2.]\n", ""},
		{[]string{file, "--arg", "ones:f32:3"}, "ran 1,1,1\na (f32:3):\n[2. 2. 2.]\n", ""},
		{[]string{file, "--run", "big"}, "ran 3,2,1\n", ""},
		{[]string{file, "--run", "big", "--bench=4", "--flop", "2*1e9", "--bytes=1e9"},
			"ran 3,2,1\nbench 4 launches: min 1 ms, median 2.5 ms, max 4 ms, 0.8 TFLOP/s, 400 GB/s\n", ""},
		{[]string{file, "--check"}, "ran 1,1,1\na (f32:4):\n[1. 2. 3. 4.]\n" +
			"check a (f32:4): passed: max abs 0, max rel 0 (rtol 0.001, atol 0.001)\n" +
			"check b (f32:2x2): passed: max abs 0, max rel 0 (rtol 0.001, atol 0.001)\n", ""},
		{[]string{file, "--device", "auto", "--run", "big"}, "ran 3,2,1\n", "tilerun: device cpu (2 cores): no GPU can be used: none here\n"},
	} {
		code, stdout, stderr := newBench().run("", c.args...)
		if code != 0 || stdout != c.stdout || stderr != c.stderr {
			t.Errorf("%q: exit %d\n%s%s\nexpected\n%s%s", c.args, code, stdout, stderr, c.stdout, c.stderr)
		}
	}
}

// TestBenchGraph: how launches were timed shows in what is printed.
func TestBenchGraph(t *testing.T) {
	file := write(t, "k.mlir", program)
	for _, c := range []struct {
		flags []string
		want  string
	}{
		{[]string{"--bench-graph"}, "bench 4 replays of a graph of 20 launches, for each launch: min 1 ms, median 2.5 ms, max 4 ms\n"},
		{[]string{"--bench-graph=7", "--json"}, "\"per_graph\": 7,\n"},
		{[]string{"--bench-cold"}, "bench 4 launches with a cold cache: min 1 ms, median 2.5 ms, max 4 ms\n"},
		{[]string{"--bench-cold", "--json"}, "\"cold\": true,\n"},
	} {
		args := append(c.flags, file, "--run", "big", "--bench=4", "--device=cuda")
		code, stdout, stderr := newBench().withGPU().run("", args...)
		if code != 0 || !strings.Contains(stdout, c.want) {
			t.Errorf("%q: exit %d\n%s%s", args, code, stdout, stderr)
		}
	}
}

func TestStandardInput(t *testing.T) {
	code, stdout, stderr := newBench().run(program, "-")
	if code != 0 || !strings.HasPrefix(stdout, "ran 1,1,1\n") {
		t.Errorf("exit %d\n%s%s", code, stdout, stderr)
	}
}

func TestUsage(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "expected one FILE (or - for standard input), got 0"},
		{[]string{"a", "b"}, "expected one FILE (or - for standard input), got 2"},
		{[]string{"--nonsense", "a"}, "unknown flag: --nonsense"},
		{[]string{"--grid", "a,b", "x"}, `"a" is no whole number`},
		{[]string{"--grid", "1,2,3,4", "x"}, "expected at most 3 numbers"},
		{[]string{"--bench=0", "x"}, "expected a number of launches from 1 to"},
		{[]string{"--bench-graph=0", "x"}, "expected how many launches make a graph, from 1 to"},
		{[]string{"--check=1", "x"}, "expected RTOL,ATOL"},
		{[]string{"--check=-1,0", "x"}, "expected RTOL,ATOL"},
		{[]string{"--device", "tpu", "x"}, "expected auto, cpu, cuda, cuda:N, sim or sim:sm_XX"},
		{[]string{"--device", "cpu:1", "x"}, "expected auto, cpu, cuda, cuda:N, sim or sim:sm_XX"},
		{[]string{"--target", "90", "x"}, `target "90": expected sm_XX`},
		{[]string{"--out", "a", "x"}, "expected PARAM=FILE"},
		{[]string{"--expect", "a", "x"}, "expected PARAM=@FILE or PARAM=VALUE for a buffer, or @FILE for what the kernel prints"},
		{[]string{"--expect", "@", "x"}, "expected the name of a file after @"},
		{[]string{"--expect", "@a", "--expect=@b", "x"}, "expected one file of what the kernel prints, got @a as well"},
		{[]string{"--flop", "many", "x"}, "expected a number or a product"},
		{[]string{"--timeout", "soon", "x"}, "expected a time with its unit"},
		{[]string{"--timeout", "-1s", "x"}, "--timeout -1s is negative"},
	} {
		code, _, stderr := newBench().run("", c.args...)
		if code != exitUsage || !strings.Contains(stderr, c.want) || !strings.HasSuffix(stderr, "Run tilerun --help for usage.\n") {
			t.Errorf("%q: exit %d, %s, expected %q", c.args, code, stderr, c.want)
		}
	}
}

func TestFailures(t *testing.T) {
	file := write(t, "k.mlir", program)
	two := write(t, "two.mlir", twoEntries)
	bad := write(t, "bad.mlir", "cuda_tile.module @m { entry @k() { nonsense } }\n")
	line := write(t, "line.mlir", "// tilerun: --grdi 2\n"+twoEntries)
	nested := write(t, "nested.mlir", "\n// tilerun: --run x\n"+twoEntries)
	writes := write(t, "writes.mlir", "// tilerun: --out a=stolen.bin\n"+program)
	traces := write(t, "traces.mlir", "// tilerun: --trace stolen.txt\n"+program)
	none := write(t, "none.mlir", "cuda_tile.module @m {\n}\n")
	npy := write(t, "x.npy", "not numpy")
	cpu := []string{"--device", "cpu"}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"no-such-file.mlir"}, "tilerun: there is no file no-such-file.mlir"},
		{[]string{bad}, "bad.mlir:1:36: error: "},
		{[]string{none}, "none.mlir: the program has no entry"},
		{[]string{two}, "two.mlir: the program has 2 entries, name one of: first, second"},
		{[]string{two, "--entry", "third"}, `no entry "third"; the program has: first, second`},
		{[]string{line}, "line.mlir: line 1: run line: unknown flag: --grdi"},
		{[]string{nested}, "nested.mlir: line 2: run line: --run is for the command line only"},
		{[]string{writes}, "writes.mlir: line 1: run line: --out is for the command line only"},
		{[]string{traces}, "traces.mlir: line 1: run line: --trace is for the command line only"},
		{[]string{file, "--run", "huge"}, `k.mlir: no run line "huge"; the file has: big`},
		{[]string{file, "--grid", "0"}, "entry k: grid 0,1,1: x is 0: expected at least 1 tile block"},
		{[]string{file, "--grid", "1,-1"}, "entry k: grid 1,-1,1: y is -1"},
		{[]string{file, "--grid", "99999999999999999999"}, "Tile IR allows at most 16777215"},
		{[]string{two, "--entry", "first", "--arg", "1"}, "entry first: got 1 arguments, expected 0: ()"},
		{[]string{file, "--arg", "n=zeros:i32:1"}, "entry k: parameter n (i32): expected a literal of type i32"},
		{[]string{file, "--arg", "a=1"}, "entry k: parameter a (ptr<f32>): expected a buffer such as zeros:f32:64x64 or @FILE.npy, got the literal 1"},
		{[]string{file, "--arg", "a=zeros:f16:4"}, "entry k: parameter a (ptr<f32>): expected elements of type f32, got zeros:f16:4"},
		{[]string{file, "--arg", "n=99999999999"}, "entry k: parameter n (i32): 99999999999 does not fit in i32"},
		{[]string{file, "--arg", "q=1"}, `entry k: argument q=1: no parameter "q"; the entry has (a: ptr<f32>, b: ptr<f32>, n: i32)`},
		{[]string{file, "--arg", "a=@" + npy}, "not an .npy file"},
		{[]string{file, "--arg", "a=zeros:f32:9999999"}, "entry k: parameter a (ptr<f32>): the buffers up to zeros:f32:9999999 take 39999996 bytes, cpu has 16777216"},
		{[]string{file, "--print", "n"}, "--print n: the parameter (i32) holds 7, expected a buffer"},
		{[]string{file, "--out", "a=x.txt"}, "expected a file name that ends in .npy or .bin"},
		{[]string{file, "--out", "z=x.npy"}, `--out z: no parameter "z"`},
		{[]string{file, "--expect", "a=zeros:f32:4"}, "--expect failed for a"},
		{[]string{file, "--expect", "a=zeros:f32:5"}, "--expect: parameter a: expected f32:5, got f32:4"},
		{[]string{file, "--target", "sm_90a"}, "--target sm_90a is for devices that run compiled code, cuda and sim; the device is cpu"},
		{[]string{file, "--device", "cuda"}, "no CUDA device: none here; install one"},
		{[]string{file, "--bench-graph"}, "--bench-graph is for --bench, which is not given"},
		{[]string{file, "--bench-graph", "--bench"}, "--bench-graph is for GPUs, --device cuda; the device is cpu"},
		{[]string{file, "--bench-cold"}, "--bench-cold is for --bench, which is not given"},
		{[]string{file, "--bench-cold", "--bench"}, "--bench-cold is for GPUs, --device cuda; the device is cpu"},
	} {
		args := c.args
		if len(args) == 1 {
			args = append(args, cpu...)
		}
		code, _, stderr := newBench().run("", args...)
		if code != 1 || !strings.Contains(stderr, c.want) {
			t.Errorf("%q: exit %d, %s, expected %q", c.args, code, stderr, c.want)
		}
	}
}

func TestGPU(t *testing.T) {
	file := write(t, "k.mlir", program)
	b := newBench().withGPU()
	if code, _, stderr := b.run("", file, "--device=cuda", "--bench", "--bench-graph", "--bench-cold"); code != 1 || !strings.Contains(stderr, "--bench-cold and --bench-graph: launches of a graph find in the cache") {
		t.Errorf("exit %d\n%s", code, stderr)
	}
	code, stdout, stderr := b.run("", file, "--device=auto", "--check", "--target", "sm_80")
	if code != 0 || stderr != "tilerun: device cuda:0 (Fake GPU): the first GPU found\n" || len(b.targets) != 1 || b.targets[0] != "sm_80" {
		t.Errorf("exit %d, %v\n%s%s", code, b.targets, stdout, stderr)
	}
	b.gpu.error = 0.5
	code, stdout, stderr = b.run("", file, "--device=cuda:0", "--check", "--run=big")
	if code != 1 || !strings.Contains(stdout, "check a (f32:64): FAILED: max abs 0.5, max rel 0.5 (rtol 0.001, atol 0.001); 64 of 64 elements differ, the first at [0]: got 1.5, expected 1.0") ||
		stderr != "tilerun: --check failed for a, b\n" {
		t.Errorf("exit %d\n%s%s", code, stdout, stderr)
	}
	if code, _, stderr = b.run("", file, "--device=cuda", "--check=0.5,0"); code != 0 {
		t.Errorf("within the tolerance: exit %d\n%s", code, stderr)
	}
	if code, _, stderr = b.run("", file, "--device=cuda", "--target=sm_100"); code != 1 || !strings.Contains(stderr, "--target sm_100: code for sm_100 cannot run on the device, which is sm_90a") {
		t.Errorf("exit %d\n%s", code, stderr)
	}
	if code, _, stderr = b.run("", file, "--device=cuda", "--grid=1,70000"); code != 1 || !strings.Contains(stderr, "the device allows at most 65535") {
		t.Errorf("exit %d\n%s", code, stderr)
	}
}

// What a kernel prints is compared, too.
func TestCheckPrinted(t *testing.T) {
	b := newBench().withGPU()
	b.cpu.prints, b.gpu.prints = "one\ntwo\n", "one\ntwo\n"
	const says = "check of what is printed: "
	code, stdout, stderr := b.run(program, "-", "--device=cuda", "--check")
	if code != 0 || !strings.Contains(stdout, says+"passed: the same in 1 tile block\n") {
		t.Errorf("exit %d\n%s%s", code, stdout, stderr)
	}
	b.gpu.prints = "one\n2\n"
	code, stdout, stderr = b.run(program, "-", "--device=cuda", "--check")
	want := `1 of 1 tile block differ, the first: tile block (0, 0, 0), line 2: got "2", expected "two"`
	if code != 1 || !strings.Contains(stdout, says+"FAILED: "+want+"\n") || stderr != "tilerun: --check failed for what is printed\n" {
		t.Errorf("exit %d\n%s%s", code, stdout, stderr)
	}
	code, stdout, _ = b.run(program, "-", "--device=cuda", "--check", "--json")
	if code != 1 || !strings.Contains(stdout, `"printed": {`) || !strings.Contains(stdout, `"got": "\"2\""`) || !strings.Contains(stdout, `"passed": false`) {
		t.Errorf("exit %d\n%s", code, stdout)
	}
	// Buffers that differ are told as well.
	b.gpu.error = 0.5
	if code, _, stderr = b.run(program, "-", "--device=cuda", "--check"); code != 1 || stderr != "tilerun: --check failed for a, b\n--check failed for what is printed\n" {
		t.Errorf("exit %d\n%s", code, stderr)
	}
}

// The interpreter's own prints, by flag and by run line.
func TestExpectPrinted(t *testing.T) {
	text, err := os.ReadFile(examples + "grid_hello.mlir")
	if err != nil {
		t.Fatal(err)
	}
	file := write(t, "k.mlir", string(text)+"// tilerun[held]: --grid 2,2 --expect @said.txt\n")
	said := filepath.Join(filepath.Dir(file), "said.txt")
	var stdout, stderr bytes.Buffer
	if code := run([]string{file, "--device=cpu", "--grid=2,2"}, nil, &stdout, &stderr); code != 0 {
		t.Fatal(stderr.String())
	}
	lines := strings.SplitAfter(stdout.String(), "\n")
	slices.Reverse(lines)
	for _, c := range []struct {
		said, want string
		code       int
	}{
		{strings.Join(lines, ""), "expect of what is printed: passed: the same in 4 lines\n", 0},
		{lines[1] + lines[2], "expect of what is printed: FAILED: 2 of 4 lines differ, the first: line 1: got ", 1},
	} {
		if err := os.WriteFile(said, []byte(c.said), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, flags := range []string{"--grid=2,2 --expect @" + said, "--run=held", "--run=held --schedule=random:3 --check"} {
			stdout.Reset()
			args := append(strings.Fields(flags), file, "--device=cpu")
			if code := run(args, nil, &stdout, &stderr); code != c.code || !strings.Contains(stdout.String(), c.want) {
				t.Errorf("%s: exit %d\n%s%s", flags, code, stdout.String(), stderr.String())
			}
		}
	}
	os.Remove(said)
	stderr.Reset()
	if code := run([]string{file, "--device=cpu", "--run=held"}, nil, &stdout, &stderr); code != 1 || !strings.Contains(stderr.String(), "--expect @"+said+": there is no file") {
		t.Errorf("exit %d\n%s", code, stderr.String())
	}
}

func TestOutAndExpect(t *testing.T) {
	file := write(t, "k.mlir", program)
	dir := filepath.Dir(file)
	out := filepath.Join(dir, "a.npy")
	if code, _, stderr := newBench().run("", file, "--out", "a="+out, "--out", "b="+filepath.Join(dir, "b.bin")); code != 0 {
		t.Fatal(stderr)
	}
	a, err := launcher.ReadNPYFile(out, num.F32)
	if err != nil || a.String() != "[1. 2. 3. 4.]" {
		t.Errorf("%v, %v", a, err)
	}
	if b, err := os.ReadFile(filepath.Join(dir, "b.bin")); err != nil || len(b) != 16 {
		t.Errorf("%v, %v", b, err)
	}
	code, stdout, stderr := newBench().run("", file, "--expect", "a=@"+out)
	if code != 0 || !strings.Contains(stdout, "expect a (f32:4): passed") {
		t.Errorf("exit %d\n%s%s", code, stdout, stderr)
	}
	// File names of a run line start at the file's folder.
	line := "// tilerun[x]: --device cpu --arg @a.npy --arg null --arg 1 --expect a=@a.npy\n"
	os.WriteFile(file, []byte(line+program), 0o644)
	code, stdout, stderr = newBench().run("", file, "--run=x")
	if code != 1 || !strings.Contains(stdout, "got 2.0, expected 1.0") {
		t.Errorf("exit %d\n%s%s", code, stdout, stderr)
	}
}

func TestJSON(t *testing.T) {
	file := write(t, "k.mlir", program)
	code, stdout, stderr := newBench().run("", file, "--json", "--check", "--bench=2")
	var r struct {
		Entry  string
		Grid   launcher.Grid
		Output string
		Args   []argReport
		Check  struct {
			Passed  bool
			Buffers map[string]map[string]any
		}
		Bench   benchReport
		Printed []printReport
	}
	if err := json.Unmarshal([]byte(stdout), &r); err != nil || code != 0 {
		t.Fatalf("exit %d, %v\n%s%s", code, err, stdout, stderr)
	}
	if r.Entry != "k" || r.Output != "ran 1,1,1\n" || !r.Check.Passed || len(r.Check.Buffers) != 2 || r.Bench.Iterations != 2 ||
		len(r.Args) != 3 || r.Args[1] != (argReport{"b", "ptr<f32>", "zeros:f32:2x2", "f32:2x2"}) || r.Printed[0].Text != "[1. 2. 3. 4.]" {
		t.Errorf("%+v\n%s", r, stdout)
	}
	// One that fails is not made good by the next.
	code, stdout, _ = newBench().run("", file, "--json", "--expect=a=zeros:f32:4", "--expect=b=zeros:f32:2x2")
	var failed struct{ Expect struct{ Passed bool } }
	if err := json.Unmarshal([]byte(stdout), &failed); err != nil || code != 1 || failed.Expect.Passed {
		t.Errorf("exit %d, %v\n%s", code, err, stdout)
	}
	code, stdout, _ = newBench().run("", file, "--json", "--grid=0")
	if code != 1 || !strings.Contains(stdout, `"message": "entry k: grid 0,1,1: x is 0`) {
		t.Errorf("exit %d\n%s", code, stdout)
	}
	// What is not known yet is left out.
	code, stdout, _ = newBench().run("cuda_tile.module @m {", "-", "--json")
	if code != 1 || !strings.Contains(stdout, `"error"`) || strings.Contains(stdout, `"grid"`) || strings.Contains(stdout, `"device"`) {
		t.Errorf("exit %d\n%s", code, stdout)
	}
}

func TestTimeout(t *testing.T) {
	b := newBench()
	b.cpu.launch = func(ctx context.Context, _ *launcher.Launch) error { <-ctx.Done(); return ctx.Err() }
	code, _, stderr := b.run(program, "-", "--timeout", "10ms")
	if code != 1 || !strings.HasSuffix(stderr, "not done within 10ms (--timeout)\n") {
		t.Errorf("exit %d\n%s", code, stderr)
	}
}

// TestTimeoutInText: a text that takes long to read does not keep the command.
func TestTimeoutInText(t *testing.T) {
	read := make(chan bool)
	defer close(read)
	tools := newBench().tools()
	tools.parse = func(string, []byte, []family.Define) (*ast.Module, error) { <-read; return nil, nil }
	var stdout, stderr bytes.Buffer
	code := newCommand(tools, strings.NewReader(program), &stdout, &stderr).run([]string{"-", "--timeout", "10ms"})
	if code != 1 || !strings.HasSuffix(stderr.String(), "not done within 10ms (--timeout)\n") {
		t.Errorf("exit %d\n%s", code, &stderr)
	}
}

// A run that goes on is not ended, however long it takes; it says at once that it
// takes long. One that does not go on is ended.
func TestLongRun(t *testing.T) {
	for _, c := range []struct {
		flags, stderr, err string
	}{
		{"--device=cpu", "this will take about 60 min on the CPU (1 launch); Ctrl-C ends it, --timeout bounds it", ""},
		{"--device=cpu --check --bench=100", "this will take about 4 days on the CPU (1 launch, 1 for --check, 100 for --bench); ", ""},
		{"--device=cuda --check", "this will take about 60 min on the CPU (1 for --check); ", ""},
		{"--device=cpu --timeout=10m", "", "not done within 10m0s (--timeout)"},
		{"--device=cpu --grid=2", "", "no progress within 1m0s; --timeout sets another limit, for the whole run"},
	} {
		synctest.Test(t, func(t *testing.T) {
			b := newBench().withGPU()
			b.gpu.launch = func(context.Context, *launcher.Launch) error { return nil }
			b.cpu.launch = func(ctx context.Context, l *launcher.Launch) error {
				step := time.Hour / time.Duration(l.Grid.X)
				for i := range int64(l.Grid.X) {
					b.progress(i, int64(l.Grid.X))
					select {
					case <-time.After(step):
					case <-ctx.Done():
						return context.Cause(ctx)
					}
				}
				return nil
			}
			options, err := parseCommandLine(append([]string{"-", "--grid=100"}, strings.Fields(c.flags)...))
			if err != nil {
				t.Fatal(err)
			}
			var stdout, stderr bytes.Buffer
			s := &session{command: newCommand(b.tools(), strings.NewReader(program), &stdout, &stderr), options: options, start: time.Now()}
			err = s.run(t.Context())
			if c.err != "" && (err == nil || err.Error() != c.err) || c.err == "" && err != nil && !strings.Contains(err.Error(), "--bench: the device reported no times") {
				t.Errorf("%s: got %v, expected %q", c.flags, err, c.err)
			}
			if !strings.Contains(stderr.String(), c.stderr) || strings.Count(stderr.String(), "this will take") > 1 {
				t.Errorf("%s: got %s, expected %q", c.flags, stderr.String(), c.stderr)
			}
		})
	}
}

func TestNotice(t *testing.T) {
	for _, c := range []struct {
		done, total int64
		elapsed     time.Duration
		all         launches
		want        string
	}{
		{10, 100, time.Second, launches{first: 1}, ""},
		{10, 100, 3 * time.Second, launches{first: 1}, "about 30 s on the CPU (1 launch);"},
		{10, 100, time.Second, launches{1, 1, 10}, "about 2 min on the CPU (1 launch, 1 for --check, 10 for --bench);"},
		{1, 1 << 62, time.Hour, launches{1, 1, 1_000_000}, " days on the CPU"},
	} {
		if got := noticeLine(c.done, c.total, c.elapsed, c.all); (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%d of %d in %s: got %q, expected %q", c.done, c.total, c.elapsed, got, c.want)
		}
	}
}

func TestInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a process cannot send itself Ctrl-C there")
	}
	b := newBench()
	b.cpu.launch = func(ctx context.Context, _ *launcher.Launch) error {
		self, err := os.FindProcess(os.Getpid())
		if err != nil {
			return err
		}
		if err := self.Signal(os.Interrupt); err != nil {
			return err
		}
		<-ctx.Done()
		return ctx.Err()
	}
	code, _, stderr := b.run(program, "-")
	if code != 130 || stderr != "tilerun: interrupted\n" {
		t.Errorf("exit %d\n%s", code, stderr)
	}
}

func TestAssertion(t *testing.T) {
	b := newBench()
	b.cpu.launch = func(context.Context, *launcher.Launch) error {
		return &launcher.AssertError{Location: "k.mlir:5:6", Message: "n is odd"}
	}
	code, _, stderr := b.run(program, "-")
	if code != 1 || stderr != "k.mlir:5:6: assertion failed in tile block (0, 0, 0): n is odd\n" {
		t.Errorf("exit %d\n%s", code, stderr)
	}
}

func TestBugReport(t *testing.T) {
	b := newBench()
	b.cpu.launch = func(context.Context, *launcher.Launch) error { panic("BUG: interp.launch: lost its way") }
	testBugReport(t, b)
	b.cpu.launch = func(context.Context, *launcher.Launch) error {
		return errors.New("BUG: interp.launch: lost its way\ngoroutine 1")
	}
	testBugReport(t, b)
}

func testBugReport(t *testing.T, b *bench) {
	code, _, stderr := b.run(program, "-")
	m := regexp.MustCompile(`with the file (\S+)\n`).FindStringSubmatch(stderr)
	if code != 1 || !strings.HasPrefix(stderr, "tilerun: BUG: interp.launch: lost its way\n") || m == nil {
		t.Fatalf("exit %d\n%s", code, stderr)
	}
	defer os.Remove(m[1])
	text, err := os.ReadFile(m[1])
	if err != nil || !strings.HasPrefix(string(text), "// | command line: tilerun -\n") || !strings.HasSuffix(string(text), program) {
		t.Errorf("%v\n%s", err, text)
	}
	if lines, err := launcher.ParseRunLines(text); err != nil || len(lines) != 2 {
		t.Errorf("run lines of the reproducer: %v, %v", lines, err)
	}
}

// full is standard output on a full disk.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestFullOutput(t *testing.T) {
	for _, args := range [][]string{
		{"-"}, {"-", "--json"}, {"-", "--run", "big", "--bench=2"}, {"-", "--run", "big", "--check"}, {"--help"},
	} {
		var stderr bytes.Buffer
		code := newCommand(newBench().tools(), strings.NewReader(program), full{}, &stderr).run(args)
		if code != exitFail || !strings.Contains(stderr.String(), "no space left") {
			t.Errorf("%v: exit %d, %s", args, code, stderr.String())
		}
	}
}

func TestHelp(t *testing.T) {
	code, stdout, _ := newBench().run("", "--help")
	if code != 0 {
		t.Errorf("exit %d", code)
	}
	for line := range strings.Lines(stdout) {
		if len(line) > 81 || strings.Contains(line, "\t") {
			t.Errorf("too wide: %s", line)
		}
	}
	// Each flag is on the page.
	fields := []string{"entry", "grid", "arg", "out", "print", "check", "expect", "bench", "flop", "bytes", "device", "target", "timeout", "seed", "json", "run"}
	for _, f := range fields {
		if !strings.Contains(stdout, "    --"+f) && !strings.Contains(stdout, "  --"+f) {
			t.Errorf("--%s is not explained", f)
		}
	}
}

// TestRemarks shows what the compiler says of the entry that runs, and of no other.
func TestRemarks(t *testing.T) {
	const two = "cuda_tile.module @m {\n  entry @k() {\n    return\n  }\n  entry @other() {\n    return\n  }\n}\n"
	args := []string{"-", "--entry", "k", "--device", "cuda"}
	code, _, errs := newBench().withGPU().run(two, append(args, "--remarks")...)
	if code != 0 || strings.Count(errs, "remark: warps to a tile block: 4, as so") != 1 || !strings.Contains(errs, "<stdin>:2:3: remark: ") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if code, _, errs := newBench().withGPU().run(two, append(args, "--remarks=missed")...); code != 0 || errs != "" {
		t.Errorf("exit %d: %s", code, errs)
	}
	code, out, errs := newBench().withGPU().run(two, append(args, "--remarks=analysis,schedule", "--json")...)
	var report struct {
		Remarks []struct {
			Code string
			Line int
		}
	}
	if err := json.Unmarshal([]byte(out), &report); code != 0 || err != nil || errs != "" || len(report.Remarks) != 1 || report.Remarks[0].Code != "TIR0620" || report.Remarks[0].Line != 2 {
		t.Errorf("exit %d, %v: %s%s", code, err, out, errs)
	}
	if code, _, errs := newBench().run(two, "-", "--entry", "k", "--device", "cpu", "--remarks"); code != 1 || !strings.Contains(errs, "--remarks is for cuda and sim devices") {
		t.Errorf("exit %d: %s", code, errs)
	}
	if code, _, errs := newBench().run(two, "-", "--remarks=some"); code != exitUsage || !strings.Contains(errs, `got "some"`) {
		t.Errorf("exit %d: %s", code, errs)
	}
}
