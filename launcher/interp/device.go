// Package interp executes Tile IR on the CPU: the meaning of the language,
// against which every other device is checked.
//
// A program is compiled once, when it is loaded, into one closure per op over
// numbered slots; running a tile block walks those lists. Nothing is looked up
// by name while a kernel runs and, once warm, nothing is allocated: tile values
// live in buffers that a frame counts references to and hands out again.
//
//	device.go   the device, its options, buffers
//	memory.go   the simulated address space: allocations, red zones, lookup
//	load.go     from a module to code: slots, lifetimes, the op table's rows
//	rows.go     THE table: one row per op of the language
//	frame.go    what one tile block runs in: slots, buffers, blocks of code
//	launch.go   the grid: tile blocks over goroutines, cancellation, output
//	schedule.go the order of tile blocks when it is shaken
//	fault.go    undefined behaviour, found and located
//	clock.go    happens-before: its mathematics, histories
//	shadow.go   what is remembered of each location, cells.go of any one,
//	            tiling.go of all that a tile has
//	race.go     accesses that race, found
//	update.go   loads that need no note
//	origin.go   which memory needs no watch
//	pieces.go   an access, piece by piece
//	nibble.go   elements of 4 bits
//	poison.go   reads of memory that nobody has written
//	undefined.go
//	            values that ops leave undefined, followed to their use
//	products.go which elements of memory are multiplied
//	trace.go    what one tile block executes, in text
//	the rest    the ops, by group
//
// Memory is checked: each buffer is an allocation of its own far from all
// others, so an address beyond one hits none. What the specification leaves
// undefined stops the launch with a *UBError that says where.
//
// mmaf multiplies and accumulates in float64 and rounds once to the result's
// type. Everything else is exact to the bit as package num defines it.
//
// The package must not know how programs are parsed, optimized or lowered to
// a GPU, nor what a layout is.
package interp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"

	"tileir/launcher"
)

// Options sets up a device. The zero Options is a checking device that uses
// every core.
type Options struct {
	// Workers is how many tile blocks run at a time; 0 means one per core.
	Workers int
	// Unchecked are the checks that are left out.
	Unchecked Checks
	// Poison makes it a fault to read memory that nobody has written: parts of
	// a buffer that the host has not, and allocas.
	Poison bool
	// Schedule, if not nil, shakes the order of tile blocks: they start in a
	// random order, take turns on one core, and each gives way at random. What
	// happens is a function of the seed. The zero order is that of the grid.
	Schedule *Schedule
	// Trace, if not nil, is told what tile block TraceBlock executes: a line
	// for each op, with a summary of its results.
	Trace      io.Writer
	TraceBlock [3]uint32
	// Products, if not nil, is told which elements of memory are multiplied.
	Products *launcher.Products
	// Progress, if not nil, is told how many tile blocks of how many are done:
	// 0 when a launch begins, then from any goroutine, after each.
	Progress func(done, total int64)
}

// Schedule is a random order of execution.
type Schedule struct{ Seed uint64 }

// New returns the CPU as a device.
func New(o Options) launcher.Device {
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	return &device{options: o}
}

type device struct {
	options Options
	memory  memory
}

// Info describes the device. The grid has no limit but the language's own.
func (d *device) Info() launcher.Info {
	return launcher.Info{
		Name:        "cpu",
		Description: fmt.Sprintf("CPU interpreter, %d tile blocks at a time", d.options.Workers),
	}
}

// maxBuffer is the largest allocation: half of what one allocation's addresses
// span, so that the red zones are as large as it.
const maxBuffer = 1 << (offsetBits - 1)

// Alloc returns a buffer of the device.
func (d *device) Alloc(ctx context.Context, bytes int64) (launcher.Buffer, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if bytes < 0 || bytes >= maxBuffer {
		return nil, fmt.Errorf("buffer of %d bytes: expected 0 to %d", bytes, int64(maxBuffer-1))
	}
	a, err := d.memory.allocate(bytes, "buffer")
	if err != nil {
		return nil, err
	}
	if d.options.Poison {
		a.poison()
	}
	return &buffer{device: d, allocation: a}, nil
}

// Close frees the device. Its buffers and programs must not be used afterwards.
func (d *device) Close() error {
	d.memory.clear()
	return nil
}

// buffer is an allocation that a caller holds.
type buffer struct {
	device     *device
	allocation *allocation
	once       sync.Once
}

var errFreed = errors.New("the buffer was freed")

// Size returns the bytes that were asked for.
func (b *buffer) Size() int64 { return b.allocation.size }

// Address returns where the buffer starts in the interpreter's address space.
func (b *buffer) Address() uint64 { return b.allocation.base }

// Write copies src to the start of the buffer.
func (b *buffer) Write(ctx context.Context, src []byte) error {
	dst, err := b.bytes(ctx, len(src))
	copy(dst, src)
	if w := b.allocation.written; w != nil && err == nil {
		w.set(0, int64(len(src))*2)
	}
	return err
}

// Read copies from the start of the buffer to dst.
func (b *buffer) Read(ctx context.Context, dst []byte) error {
	src, err := b.bytes(ctx, len(dst))
	copy(dst, src)
	return err
}

// bytes returns the first n bytes of the buffer.
func (b *buffer) bytes(ctx context.Context, n int) ([]byte, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if b.allocation.freed.Load() {
		return nil, errFreed
	}
	if int64(n) > b.Size() {
		return nil, fmt.Errorf("%d bytes do not fit in a buffer of %d bytes", n, b.Size())
	}
	return b.allocation.bytes()[:n], nil
}

// Free gives the memory back; addresses of it are invalid from then on.
func (b *buffer) Free() error {
	b.once.Do(func() { b.device.memory.free(b.allocation) })
	return nil
}
