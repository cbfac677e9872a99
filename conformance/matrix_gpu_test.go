package conformance

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"tileir/launcher"
	"tileir/launcher/cuda"
	"tileir/launcher/interp"
)

// Tests with many kernels on a GPU run them in processes of their own, several
// at a time: an address fault costs the kernel that made it and nothing else,
// and the driver assembles PTX on as many cores as there are. A child is the
// test binary with gpuPart set to the range of items that it is to do; it says
// on its standard output what came of each.
const gpuPart = "TILEIR_GPU_PART"

// The lines of a child begin with one of these.
const (
	saidStart   = "\x02start "   // item
	saidGood    = "\x02good "    // item
	saidBad     = "\x02bad "     // item message
	saidRefused = "\x02refused " // item reason
	saidDone    = "\x02done"
)

// gpuWorker is a child's end.
type gpuWorker struct {
	ctx      context.Context
	gpu, cpu launcher.Device
}

func (w *gpuWorker) say(kind string, item int, text string) {
	fmt.Println(kind + strconv.Itoa(item) + " " + strings.ReplaceAll(text, "\n", "\x1f"))
}

// onGPU does items 0 to n-1 of a test: work is called in children with ranges of
// them, and must report each.
func onGPU(t *testing.T, n int, work func(w *gpuWorker, from, to int)) {
	t.Helper()
	if part := os.Getenv(gpuPart); part != "" {
		child(t, part, work)
		return
	}
	gpu, err := cuda.Open(0)
	if err != nil {
		t.Skipf("no GPU: %v", err)
	}
	t.Logf("on %s", gpu.Info().Description)
	if err := gpu.Close(); err != nil {
		t.Fatal(err)
	}
	var y tally
	var wait sync.WaitGroup
	shards := max(1, min(8, runtime.NumCPU()/2, n/16))
	for i := range shards {
		wait.Go(func() { shard(t, &y, n*i/shards, n*(i+1)/shards) })
	}
	wait.Wait()
	t.Log(y.String())
}

func child(t *testing.T, part string, work func(w *gpuWorker, from, to int)) {
	var from, to int
	if _, err := fmt.Sscanf(part, "%d-%d", &from, &to); err != nil {
		t.Fatal(err)
	}
	gpu, err := cuda.Open(0)
	if err != nil {
		t.Fatal(err)
	}
	defer gpu.Close()
	cpu := interp.New(interp.Options{Workers: 2})
	defer cpu.Close()
	work(&gpuWorker{ctx: t.Context(), gpu: gpu, cpu: cpu}, from, to)
	fmt.Println(saidDone)
}

// shard does a range of items in one child after the other: a new one for each
// that came to grief.
func shard(t *testing.T, y *tally, from, to int) {
	for from < to {
		last, done, trouble := oneChild(t, y, from, to)
		if done {
			return
		}
		if last < from {
			t.Errorf("items %d to %d: %s", from, to-1, trouble)
			return
		}
		t.Errorf("item %d: the process ended: %s", last, trouble)
		from = last + 1
	}
}

// oneChild returns the last item that the child began and whether it did all.
func oneChild(t *testing.T, y *tally, from, to int) (last int, done bool, trouble string) {
	last = from - 1
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.timeout=10m")
	cmd.Args = append(cmd.Args, childArguments()...)
	cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%d-%d", gpuPart, from, to))
	out, err := cmd.StdoutPipe()
	if err != nil {
		return last, false, err.Error()
	}
	cmd.Stderr = cmd.Stdout
	if err := cmd.Start(); err != nil {
		return last, false, err.Error()
	}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := lines.Text()
		rest := line[strings.IndexByte(line, ' ')+1:]
		number, text, _ := strings.Cut(rest, " ")
		item, _ := strconv.Atoi(number)
		text = strings.ReplaceAll(text, "\x1f", "\n")
		switch {
		case strings.HasPrefix(line, saidStart):
			last = item
		case strings.HasPrefix(line, saidGood):
			y.add("")
		case strings.HasPrefix(line, saidRefused):
			y.add(text)
		case strings.HasPrefix(line, saidBad):
			t.Errorf("item %d: %s", item, text)
		case line == saidDone:
			done = true
		default:
			trouble += line + "\n"
		}
	}
	if err := cmd.Wait(); err != nil && !done {
		trouble += err.Error()
	}
	return last, done, trouble
}

// casesAtOnce is how many entries are compiled and assembled as one module.
const casesAtOnce = 32

// launchTimeout ends a kernel that does not end.
const launchTimeout = 20 * time.Second

// TestMatrixGPU runs every case that compiles for the first GPU there and on
// the interpreter: the results must be the same to the bit, or within the
// bounds that the case states. Cases that the compiler refuses are counted.
//
// On a machine without Go: go test -c -o conformance.test ./conformance here,
// conformance.test -test.run MatrixGPU -test.v there, in this folder.
func TestMatrixGPU(t *testing.T) {
	casesOnGPU(t, func(i int) *matrixCase { return matrix()[i] })
}

// TestClusterGPU does the same with each tile block spread over two, four or
// eight CTAs.
func TestClusterGPU(t *testing.T) {
	casesOnGPU(t, func(i int) *matrixCase {
		c := *matrix()[i]
		c.cluster = 2 << (i % 3)
		return &c
	})
}

func casesOnGPU(t *testing.T, caseOf func(i int) *matrixCase) {
	onGPU(t, len(matrix()), func(w *gpuWorker, from, to int) {
		var batch []int
		for i := from; i < to; i++ {
			c := caseOf(i)
			_, refused, err := compileOne(w.ctx, w.gpu.Info().Target, c)
			switch {
			case err != nil:
				w.say(saidBad, i, c.name+": "+err.Error())
			case refused != "":
				w.say(saidRefused, i, refused)
			default:
				batch = append(batch, i)
			}
			if len(batch) == casesAtOnce || i == to-1 {
				w.batch(batch, caseOf, func(_ *matrixCase, message string) string { return message })
				batch = nil
			}
		}
	})
}

// batch runs cases from one module; if it does not load, from two. Of a case
// that fails, explain makes the message longer.
func (w *gpuWorker) batch(items []int, caseOf func(i int) *matrixCase, explain func(c *matrixCase, message string) string) {
	if len(items) == 0 {
		return
	}
	cases := make([]*matrixCase, len(items))
	for k, i := range items {
		cases[k] = caseOf(i)
	}
	onGPU, onCPU, err := w.loadBoth(cases)
	if err != nil && len(items) > 1 {
		w.batch(items[:len(items)/2], caseOf, explain)
		w.batch(items[len(items)/2:], caseOf, explain)
		return
	}
	if err != nil {
		w.say(saidBad, items[0], cases[0].name+": "+explain(cases[0], err.Error()))
		return
	}
	defer onGPU.Close()
	defer onCPU.Close()
	for k, i := range items {
		w.say(saidStart, i, "")
		if text := w.matrixItem(cases[k], symbol(k), onGPU, onCPU); text != "" {
			w.say(saidBad, i, cases[k].name+": "+explain(cases[k], text))
		} else {
			w.say(saidGood, i, "")
		}
	}
}

func (w *gpuWorker) loadBoth(cases []*matrixCase) (gpu, cpu launcher.Loaded, err error) {
	result, refused, err := compileOne(w.ctx, w.gpu.Info().Target, cases...)
	if err == nil && refused != "" {
		err = errors.New(refused)
	}
	if err != nil {
		return nil, nil, err
	}
	if gpu, err = w.gpu.Load(w.ctx, &launcher.Program{Code: result.Code}); err != nil {
		return nil, nil, err
	}
	m, err := parseMatrix(cases...)
	if err == nil {
		cpu, err = w.cpu.Load(w.ctx, &launcher.Program{Module: m})
	}
	if err != nil {
		gpu.Close()
	}
	return gpu, cpu, err
}

func (w *gpuWorker) matrixItem(c *matrixCase, entry string, onGPU, onCPU launcher.Loaded) string {
	want, err := c.run(w.ctx, w.cpu, onCPU, entry)
	if err != nil {
		return "on the CPU: " + err.Error()
	}
	ctx, cancel := context.WithTimeout(w.ctx, launchTimeout)
	defer cancel()
	got, err := c.run(ctx, w.gpu, onGPU, entry)
	if err != nil {
		if _, err := w.gpu.Alloc(w.ctx, 4); err != nil { // the device is lost
			w.say("", 0, c.name+": "+err.Error())
			os.Exit(1)
		}
		return err.Error()
	}
	if c.flushesEarly {
		c.flushLeast(got.memory[len(got.memory)-1], want.memory[len(want.memory)-1])
	}
	return c.compare(got, want, max(c.onGPU, c.steps))
}

// flushLeast takes the zeros of got for the least normal numbers of want.
func (c *matrixCase) flushLeast(got, want *launcher.Array) {
	const least = 0x800000
	for k := range want.Len() {
		if w := want.Bits(k); w&mask(31) == least && got.Bits(k) == w&^mask(31) {
			want.SetBits(k, got.Bits(k))
		}
	}
}
