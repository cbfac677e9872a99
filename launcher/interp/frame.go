package interp

import (
	"math/bits"
	"math/rand/v2"
	"sync"
	"unsafe"

	"tileir/ast"
	"tileir/launcher"
	"tileir/views"
)

// tile is the storage of one tile value, row-major. An element takes 1, 2, 4
// or 8 bytes: i1, i4 and the narrow floats one, tf32 four, pointers eight.
type tile struct {
	words []uint64
	refs  int32  // slots and lists that hold it
	class int8   // of the pool; staticClass for constants, which are shared
	token *token // of which this is the storage; nil in tiles of numbers
	undef undef
	from  []launcher.Origin // of each element, if the device is asked for products
}

const staticClass = -1

// elems reads the storage as n elements of T.
func elems[T any](t *tile, n int) []T {
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(t.words))), n)
}

// pool hands out storage in sizes that are powers of two.
type pool struct {
	free [48][]*tile
}

func (p *pool) get(words int) *tile {
	c := bits.Len(uint(words - 1))
	if n := len(p.free[c]); n > 0 {
		t := p.free[c][n-1]
		p.free[c] = p.free[c][:n-1]
		t.refs = 1
		return t
	}
	return &tile{words: make([]uint64, 1<<c), refs: 1, class: int8(c)}
}

func (p *pool) release(t *tile) {
	if t == nil || t.class == staticClass {
		return
	}
	if t.refs--; t.refs == 0 {
		t.undef, t.from = nil, nil
		p.free[t.class] = append(p.free[t.class], t)
	}
}

// pools keep the storage of one launch for the next: tiles of megabytes are then neither
// cleared nor asked of the operating system anew. A pool belongs to one frame at a time.
type pools struct {
	mu   sync.Mutex
	free []*pool
}

// take returns a pool that nobody uses.
func (p *pools) take() *pool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.free); n > 0 {
		last := p.free[n-1]
		p.free = p.free[:n-1]
		return last
	}
	return new(pool)
}

// give takes pools back, of which so many are kept that the next launch can begin with
// them. What a tile block held that was stopped is not in them, and is not missed.
func (p *pools) give(frames []*frame, most int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, f := range frames {
		if len(p.free) >= most {
			return
		}
		p.free = append(p.free, f.pool)
	}
}

func (t *tile) retain() *tile {
	if t != nil && t.class != staticClass {
		t.refs++
	}
	return t
}

// newStatic returns storage that is never released and may be read by several
// frames.
func newStatic(words int) *tile {
	return &tile{words: make([]uint64, max(words, 1)), refs: 1, class: staticClass}
}

// tensorView is the run-time part of a view.
type tensorView struct {
	base             uint64
	extents, strides []int64
}

// frame is what one tile block runs in. It serves one tile block after another.
type frame struct {
	*pool
	slots     []*tile
	views     []tensorView
	moved     []*tile // what the last terminator passes on
	scratch   [3][]float64
	ints      []int64
	run       *launch
	block     [3]uint32
	index     int64   // of the tile block in the grid
	stoppedAt *ast.Op // where the tile block was when the launch was stopped
	ticks     uint32
	local     [][]*allocation // live allocas, per open block of code
	event     event           // of the memory op at hand
	pieces    pieces          // of its access
	counts    []uint32        // executions of each memory op by this tile block
	yields    *rand.Rand      // when to give way; nil: never without need
	wake      chan struct{}   // where the runner waits for its turn, if there is a scheduler
	tracing   bool
	depth     int // of the regions that are open, in a trace

	// The tile of a view that is being loaded or stored.
	window views.Window
	box    box
	reach  [2 * maxRank]int64 // strides and limits of the window
}

func newFrame(e *entry, run *launch, p *pool) *frame {
	f := &frame{pool: p, slots: make([]*tile, e.slots), counts: make([]uint32, len(e.sites)), views: make([]tensorView, len(e.viewRanks)), run: run}
	for i, rank := range e.viewRanks {
		both := make([]int64, 2*rank)
		f.views[i] = tensorView{extents: both[:rank:rank], strides: both[rank:]}
	}
	for _, s := range e.statics {
		f.slots[s.slot] = s.tile
	}
	return f
}

// set makes t, of which the caller holds a reference, the value of a slot.
func (f *frame) set(slot int32, t *tile) { f.slots[slot] = t }

// drop empties a slot.
func (f *frame) drop(slot int32) {
	if t := f.slots[slot]; t != nil {
		f.release(t)
		f.slots[slot] = nil
	}
}

// result gives slot r fresh storage.
func (f *frame) result(r out) *tile {
	t := f.get(r.words)
	f.slots[r.slot] = t
	return t
}

// resultOver gives slot r storage for an elementwise op: that of an operand
// which nobody reads afterwards, if there is one of the same size.
func (f *frame) resultOver(r out, ins ...in) *tile {
	for _, a := range ins {
		if t := f.slots[a.slot]; a.dies && t.refs == 1 && t.class != staticClass && len(t.words) >= r.words && len(t.words) < 2*r.words {
			f.slots[r.slot] = t.retain()
			t.from = nil
			return t
		}
	}
	return f.result(r)
}

// floats returns scratch space k for n numbers.
func (f *frame) floats(k, n int) []float64 {
	if cap(f.scratch[k]) < n {
		f.scratch[k] = make([]float64, n)
	}
	return f.scratch[k][:n]
}

// longs returns scratch space for n integers.
func (f *frame) longs(n int) []int64 {
	if cap(f.ints) < n {
		f.ints = make([]int64, n)
	}
	return f.ints[:n]
}

// in is an operand: its slot, and whether the op is its last reader.
type in struct {
	slot int32
	dies bool
}

// out is a result: its slot and the size of its storage.
type out struct {
	slot  int32
	words int
}

// step executes one op.
type step func(f *frame) error

// control executes an op with regions, which may leave the block around it.
type control func(f *frame) (signal, error)

// signal says how a block of code ended.
type signal uint8

const (
	sigNext signal = iota // ran to its end without a terminator
	sigYield
	sigContinue
	sigBreak
	sigReturn
)

// inst is one op of compiled code.
type inst struct {
	step    step
	control control // instead of step
	free    []int32 // slots that nobody reads after this op
	op      *ast.Op
	trace   *traced // nil if the device does not trace
}

// code is a compiled block.
type code struct {
	insts   []inst
	end     signal
	passes  []int32 // operands of the terminator
	args    []int32 // slots of the block's arguments
	defs    []int32 // slots that belong to the block, arguments included
	allocas bool
	last    *ast.Op // the terminator, if there is one in the text
	trace   *traced // of the arguments
}

// exec runs a block of code. What its terminator passes on is in f.moved, held
// by one reference each; the block's own slots are empty again.
func (f *frame) exec(c *code) (signal, error) {
	if c.allocas {
		f.local = append(f.local, nil)
		defer f.freeLocals()
	}
	depth := f.depth
	if f.tracing {
		f.traceArgs(c)
	}
	for i := range c.insts {
		in := &c.insts[i]
		if f.run.stop.Load() {
			f.sweep(c)
			return sigNext, f.leaving(in.op, errStopped)
		}
		if in.control != nil {
			if f.tracing {
				f.traceEnter(in)
			}
			sig, err := in.control(f)
			f.depth = depth
			if sig != sigNext || err != nil {
				f.sweep(c)
				return sig, f.leaving(in.op, err)
			}
		} else if err := in.step(f); err != nil {
			if f.tracing {
				f.traceLine(in.trace.where, in.op.ShortName()+" stops the launch", nil)
			}
			f.sweep(c)
			return sigNext, f.leaving(in.op, err)
		}
		if f.tracing {
			f.traceOp(in)
		}
		for _, s := range in.free {
			f.drop(s)
		}
	}
	if f.tracing {
		f.traceEnd(c)
	}
	f.moved = f.moved[:0]
	for _, s := range c.passes {
		f.moved = append(f.moved, f.slots[s].retain())
	}
	f.sweep(c)
	return c.end, nil
}

// leaving notes at which op a tile block was when its launch was stopped: of
// ops within ops the innermost.
func (f *frame) leaving(op *ast.Op, err error) error {
	if err == errStopped && f.stoppedAt == nil {
		f.stoppedAt = op
	}
	return err
}

// sweep empties the slots of a block that is left.
func (f *frame) sweep(c *code) {
	for _, s := range c.defs {
		f.drop(s)
	}
}

// land moves what a terminator passed on into slots.
func (f *frame) land(slots []int32) {
	for i, s := range slots {
		f.drop(s)
		f.slots[s] = f.moved[i]
	}
	f.moved = f.moved[:0]
}

// discard drops what a terminator passed on.
func (f *frame) discard() {
	for _, t := range f.moved {
		f.release(t)
	}
	f.moved = f.moved[:0]
}

// freeLocals ends the lifetime of the allocas of the innermost block.
func (f *frame) freeLocals() {
	n := len(f.local) - 1
	for _, a := range f.local[n] {
		f.run.memory.free(a)
	}
	f.local = f.local[:n]
}
