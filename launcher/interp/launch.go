package interp

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"tileir/ast"
	"tileir/launcher"
)

// Tile blocks start in the order of the grid, x fastest. A goroutine, called a
// runner here, executes one block after another; there are as many as workers.
//
// A block that waits for another one must not keep it from starting. So a
// block that goes round a loop often gives way to the other goroutines, and
// starts one more runner each time, until every block of the grid runs or
// maxLive do. Hence a block may wait for any block among the first maxLive and
// for any that has started before it, with one worker as with many. A runner
// beyond the number of workers ends with its block.
const (
	maxLive     = 4096
	spinsToTick = 16 // turns of a loop between two looks around
)

// launch is one run of an entry over a grid.
type launch struct {
	program   *program
	memory    *memory
	entry     *entry
	grid      launcher.Grid
	args      []launcher.Arg
	checked   bool // memory remembers accesses
	unchecked Checks
	poison    bool
	shadows   []*shadow // by number of the allocation
	height    uint      // of the trees in histories
	order     order
	scheduler *scheduler // of a shaken order
	workers   int64
	trace     io.Writer // nil: none
	products  *products // nil: nobody asks for them

	total int64
	next  atomic.Int64
	done  atomic.Int64
	live  atomic.Int64
	stop  atomic.Bool
	wg    sync.WaitGroup

	out  outputs
	kept *launcher.Prints // nil: prints are not kept

	mu         sync.Mutex
	err        error
	errBlock   int64
	assert     *launcher.AssertError
	assertFrom int64
	stoppedAt  *ast.Op // of the first tile block that was stopped
	stopped    int64
	frames     []*frame
}

// Launch runs an entry over a grid. Undefined behaviour ends it with a
// *UBError, a failed assertion with *launcher.AssertError after the grid has
// run to its end.
func (l *program) Launch(ctx context.Context, in *launcher.Launch) (*launcher.Result, error) {
	found, err := launcher.FindEntry(l.list, in.Entry)
	if err != nil {
		return nil, err
	}
	e := l.entries[found.Name]
	if err := in.Grid.Validate(l.device.Info().MaxGrid); err != nil {
		return nil, err
	}
	if err := launcher.CheckArgs(e.params, in.Args); err != nil {
		return nil, fmt.Errorf("entry %s: %w", e.name, err)
	}
	for i, a := range in.Args {
		if b, ok := a.Buffer().(*buffer); a.Buffer() != nil && (!ok || b.device != l.device) {
			return nil, fmt.Errorf("entry %s: argument %d: the buffer belongs to another device", e.name, i)
		} else if ok && b.allocation.freed.Load() {
			return nil, fmt.Errorf("entry %s: argument %d: %w", e.name, i, errFreed)
		}
	}
	for i, used := range in.Uses {
		if b, ok := used.(*buffer); !ok || b.device != l.device {
			return nil, fmt.Errorf("entry %s: used buffer %d belongs to another device", e.name, i)
		} else if b.allocation.freed.Load() {
			return nil, fmt.Errorf("entry %s: used buffer %d: %w", e.name, i, errFreed)
		}
	}
	result := &launcher.Result{}
	runs := max(1, in.Warmup+in.Iterations)
	for i := range runs {
		w, kept, trace := in.Output, in.Prints, l.device.options.Trace
		if i < runs-1 {
			w, kept, trace = nil, nil, nil
		}
		start := time.Now()
		err = l.launchOnce(ctx, e, in, w, kept, trace)
		if i >= in.Warmup && in.Iterations > 0 {
			result.Times = append(result.Times, time.Since(start))
		}
		if _, failed := err.(*launcher.AssertError); err != nil && !failed {
			return result, err
		}
	}
	return result, err
}

func (l *program) launchOnce(ctx context.Context, e *entry, in *launcher.Launch, w io.Writer, kept *launcher.Prints, trace io.Writer) error {
	o := &l.device.options
	r := &launch{
		program: l, memory: &l.device.memory, entry: e, grid: in.Grid, args: in.Args,
		checked: o.Unchecked&noted != noted, unchecked: o.Unchecked, poison: o.Poison, total: in.Grid.Blocks(), out: outputs{w: w}, kept: kept, trace: trace,
	}
	r.products = r.newProducts(o.Products)
	r.order, r.workers = o.schedule(r.total)
	r.scheduler = newScheduler(r.order)
	if r.checked {
		r.shadows, r.height = r.watch(), heightFor(r.total)
	}
	defer context.AfterFunc(ctx, func() { r.stop.Store(true) })()
	r.live.Store(r.workers)
	r.progress(0)
	r.wg.Add(int(r.workers))
	for range r.workers {
		go r.runner(r.scheduler.join())
	}
	r.scheduler.leave()
	r.wg.Wait()
	if r.err == nil {
		l.pools.give(r.frames, int(r.workers))
	}
	r.out.flush()
	switch {
	case r.err != nil:
		return r.err
	case ctx.Err() != nil && r.done.Load() < r.total:
		return r.stoppedError(context.Cause(ctx))
	case r.out.err != nil:
		return fmt.Errorf("writing the kernel's output: %w", r.out.err)
	case r.assert != nil:
		return r.assert
	}
	return nil
}

// runner executes tile blocks until none is left, whenever it is its turn if
// they take turns.
func (r *launch) runner(turn chan struct{}) {
	defer r.wg.Done()
	if turn != nil {
		<-turn
		defer r.scheduler.leave()
	}
	f := r.takeFrame()
	f.wake = turn
	for !r.stop.Load() {
		i := r.next.Add(1) - 1
		if i >= r.total {
			break
		}
		i = r.order.block(i)
		if err := f.runBlock(i); err != nil {
			r.fail(i, err, f.stoppedAt)
			break
		}
		r.progress(r.done.Add(1))
		if r.surplus() {
			break
		}
	}
	r.mu.Lock()
	r.frames = append(r.frames, f)
	r.mu.Unlock()
}

// progress says how many tile blocks are done.
func (r *launch) progress(done int64) {
	if p := r.program.device.options.Progress; p != nil {
		p(done, r.total)
	}
}

// surplus reports whether the calling runner is one too many; it is then no
// longer counted. The others see that, so that enough of them stay.
func (r *launch) surplus() bool {
	for {
		n := r.live.Load()
		if n <= r.workers {
			return false
		}
		if r.live.CompareAndSwap(n, n-1) {
			return true
		}
	}
}

func (r *launch) takeFrame() *frame {
	r.mu.Lock()
	defer r.mu.Unlock()
	if n := len(r.frames); n > 0 {
		f := r.frames[n-1]
		r.frames = r.frames[:n-1]
		return f
	}
	return newFrame(r.entry, r, r.program.pools.take())
}

// runBlock executes tile block i of the grid.
func (f *frame) runBlock(i int64) (err error) {
	r := f.run
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("BUG: interp: entry %s, tile block %v: %v\n%s", r.entry.name, f.block, p, debug.Stack())
		}
	}()
	f.index, f.block, f.stoppedAt = i, r.coordinates(i), nil
	clear(f.counts)
	f.yields = r.order.yields(i)
	if f.tracing = r.traces(f.block); f.tracing {
		f.traceHead()
	}
	for k, s := range r.entry.code.args {
		t := f.get(1)
		t.words[0] = r.argument(k)
		f.set(s, t)
	}
	_, err = f.exec(r.entry.code)
	f.discard()
	r.out.close(i)
	return err
}

// coordinates returns where tile block i stands in the grid.
func (r *launch) coordinates(i int64) [3]uint32 {
	x, y := int64(r.grid.X), int64(r.grid.Y)
	return [3]uint32{uint32(i % x), uint32(i / x % y), uint32(i / x / y)}
}

// argument returns argument k as the element of a scalar tile.
func (r *launch) argument(k int) uint64 {
	a := r.args[k]
	switch a.Kind() {
	case launcher.ArgScalar:
		return a.Bits()
	case launcher.ArgPointer:
		return a.Buffer().(*buffer).allocation.base + uint64(a.Offset())
	}
	return 0
}

// fail ends the launch; of several failures the one of the first block is kept,
// and of blocks that were stopped where the first one was.
func (r *launch) fail(block int64, err error, at *ast.Op) {
	r.stop.Store(true)
	r.mu.Lock()
	defer r.mu.Unlock()
	if err == errStopped {
		if r.stoppedAt == nil || block < r.stopped {
			r.stoppedAt, r.stopped = at, block
		}
		return
	}
	if r.err == nil || block < r.errBlock {
		r.err, r.errBlock = err, block
	}
}

// stoppedError says where the launch was when its context ended.
func (r *launch) stoppedError(cause error) error {
	e := &launcher.StoppedError{Done: r.done.Load(), Total: r.total, Err: cause}
	if op := r.stoppedAt; op != nil {
		e.Op, e.Block = op.ShortName(), r.coordinates(r.stopped)
		if line, col := r.program.source.Position(op.Pos); line > 0 {
			e.Location = fmt.Sprintf("%s:%d:%d", r.program.source.Name, line, col)
		}
	}
	return e
}

// failAssert notes a failed assertion of block i; the first block's first one
// is reported, with the number of others.
func (r *launch) failAssert(i int64, e *launcher.AssertError) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.assert == nil {
		r.assert, r.assertFrom = e, i
		return
	}
	e.More = r.assert.More + 1
	if i < r.assertFrom {
		r.assert, r.assertFrom = e, i
	} else {
		r.assert.More = e.More
	}
}

// turn is called at each turn of a loop: it lets waiting goroutines run and,
// as the block may be waiting for one that has not started, starts one more.
func (f *frame) turn() error {
	r := f.run
	if r.stop.Load() {
		return errStopped
	}
	if f.ticks++; f.ticks%spinsToTick != 0 {
		return nil
	}
	if r.next.Load() < r.total && f.ticks%(16*spinsToTick) == 0 {
		if r.live.Add(1) <= maxLive {
			r.wg.Add(1)
			go r.runner(r.scheduler.join())
		} else {
			r.live.Add(-1)
		}
	}
	if f.wake != nil {
		r.scheduler.yield(f.wake)
	} else {
		runtime.Gosched()
	}
	return nil
}

// bufferName is what messages call an allocation: the parameter it was passed
// for, if any.
func (r *launch) bufferName(a *allocation) string {
	for i, arg := range r.args {
		if b, ok := arg.Buffer().(*buffer); ok && b.allocation == a {
			return "the buffer of parameter %" + launcher.ParamName(r.entry.params[i], i)
		}
	}
	return a.label
}

// outputs collects what tile blocks print and writes it in the order of the
// grid: at once for the first block that is not done, later for those ahead of
// it. Whole records are written.
type outputs struct {
	mu      sync.Mutex
	w       io.Writer
	err     error
	head    int64
	pending map[int64]*bytes.Buffer
	closed  map[int64]bool
}

// print adds a record to the output of a block.
func (o *outputs) print(block int64, text []byte) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.w == nil {
		return
	}
	if block == o.head {
		o.write(text)
		return
	}
	if o.pending == nil {
		o.pending = map[int64]*bytes.Buffer{}
	}
	b := o.pending[block]
	if b == nil {
		b = new(bytes.Buffer)
		o.pending[block] = b
	}
	b.Write(text)
}

func (o *outputs) write(text []byte) {
	if o.err == nil {
		_, o.err = o.w.Write(text)
	}
}

// close says that a block prints no more.
func (o *outputs) close(block int64) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.w == nil {
		return
	}
	if block != o.head {
		if o.closed == nil {
			o.closed = map[int64]bool{}
		}
		o.closed[block] = true
		return
	}
	o.advance()
	for o.closed[o.head] {
		delete(o.closed, o.head)
		o.advance()
	}
}

// advance makes the next block the head and writes what it has printed.
func (o *outputs) advance() {
	o.head++
	if b := o.pending[o.head]; b != nil {
		o.write(b.Bytes())
		delete(o.pending, o.head)
	}
}

// flush writes what is left after a launch that did not reach its end.
func (o *outputs) flush() {
	o.mu.Lock()
	defer o.mu.Unlock()
	for len(o.pending) > 0 {
		o.advance()
	}
}
