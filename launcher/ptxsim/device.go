// Package ptxsim executes PTX on the CPU: the very code that runs on a GPU, warp
// by warp, without one.
//
// PTX is decoded once, when it is loaded, into one closure per instruction over
// numbered registers; an instruction that is not implemented is a *LoadError
// there, never skipped. A warp executes an instruction for its 32 lanes at once.
// What a GPU does beside its threads, copies and products, is done as late as the
// code permits, so that what does not wait for it sees that it is not done.
//
//	device.go   the device, its options, buffers, programs
//	launch.go   parameters, what the compiler asked for, messages
//	grid.go     CTAs and clusters over the cores, or in turns
//	order.go    the order of warps, by a seed
//	code.go     decoded modules; decode.go makes them, opcodes.go is THE table
//	flow.go     where the lanes of a warp meet again
//	warp.go     warps: paths that part and meet, registers, calls
//	cta.go      CTAs, barriers, whose turn it is, deadlock
//	fault.go    mistakes that were found, located in the PTX and in the Tile IR
//	memory.go   global memory; shared.go that of a CTA, local.go that
//	            of a thread
//	element.go  operations lane by lane; arith.go, bits.go, function.go,
//	            convert.go, move.go by group
//	access.go   loads and stores; atomic.go atomics; ordering.go their order
//	races.go    what is remembered of accesses; race the package that judges
//	stores.go   which buffers a kernel stores to
//	control.go  branches and calls; sync.go barriers, shuffles, votes
//	fragment.go matrices in registers; mma.go, ldmatrix.go, wgmma.go
//	origin.go   where elements come from; products.go what is multiplied
//	copy.go     cp.async; tensor.go tensor maps; mbarrier.go mbarriers
//	cost.go     what a profile asks of instructions; count.go counts them, clock.go
//	            estimates when they run, sample.go chooses tile blocks to stand for all
//
// Products are added in f64 and rounded once, approximations are rounded from f64:
// where the PTX ISA leaves results open, those of GPUs differ in the last digits.
// Everything else is exact.
//
// Sources: NVIDIA's PTX ISA manual, by section where it is followed. The package
// must not know how PTX is made: a mistake of the code generator cannot hide in
// both.
package ptxsim

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"tileir/launcher"
	"tileir/launcher/ptxsim/profile"
	"tileir/ptxgen/ptx"
)

// DefaultTarget is the GPU that a device is like unless told otherwise: the newest
// generation whose own instructions are executed.
const DefaultTarget = "sm_90a"

// Options sets up a device. The zero Options is an sm_90a that uses every core.
type Options struct {
	// Target is the GPU that the device is like, such as "sm_80"; "" is
	// DefaultTarget.
	Target string
	// Workers is how many CTAs, or clusters of them, run at a time; 0 means one per
	// core. Results do not depend on it.
	Workers int
	// Seed, if not 0, shakes the order in which warps run, how far each gets in its
	// turn, and when copies are done. What happens is a function of the seed.
	Seed uint64
	// Races says whether data races are looked for; the zero value is that they are.
	Races RaceChecks
	// Progress, if not nil, is told how many tile blocks of how many are done: 0
	// when a launch begins, then from any goroutine, after each.
	Progress func(done, total int64)
	// Products, if not nil, are what the program multiplies by its meaning: matrix
	// products of other elements of memory end the launch. It takes its time.
	Products *launcher.Products
	// Profile, if not nil, is told what each launch cost that came to its end.
	Profile func(*profile.Profile)
	// Sample, if not 0, has a profile made of some tile blocks only, so many along each
	// dimension of the grid and the last one along each, which stand for the others:
	// results of the others are not there. Where tile blocks may tell each other
	// something, all are executed.
	Sample int
}

// RaceChecks says whether data races are looked for.
type RaceChecks uint8

const (
	RacesOn  RaceChecks = iota // accesses that nothing orders end the launch
	RacesOff                   // they do not, and less memory is used
)

// device implements launcher.Device.
type device struct {
	options Options
	memory  memory
}

// New returns a simulated GPU. It fails if the target has no such name.
func New(o Options) (launcher.Device, error) {
	if o.Target == "" {
		o.Target = DefaultTarget
	}
	if _, err := launcher.ParseTarget(o.Target); err != nil {
		return nil, err
	}
	if o.Workers <= 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	return &device{options: o}, nil
}

// maxGrid is what CUDA devices take.
var maxGrid = [3]int64{1<<31 - 1, 65535, 65535}

// Info implements launcher.Device.
func (d *device) Info() launcher.Info {
	what := fmt.Sprintf("PTX simulator of an %s, %d CTAs at a time", d.options.Target, d.options.Workers)
	if n := d.options.Sample; n > 0 {
		what += fmt.Sprintf(", profiles of %d tile blocks along each dimension", n)
	}
	return launcher.Info{
		Name:        "sim:" + d.options.Target,
		Description: what,
		Target:      d.options.Target,
		MaxGrid:     maxGrid,
	}
}

// Alloc implements launcher.Device.
func (d *device) Alloc(ctx context.Context, bytes int64) (launcher.Buffer, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if bytes < 0 || bytes > maxBytes {
		return nil, fmt.Errorf("buffer of %d bytes: expected 0 to %d", bytes, int64(maxBytes))
	}
	return &buffer{device: d, allocation: d.memory.allocate("a buffer", bytes)}, nil
}

// Close implements launcher.Device.
func (d *device) Close() error {
	d.memory.clear()
	return nil
}

// buffer implements launcher.Buffer.
type buffer struct {
	device     *device
	allocation *allocation
	freed      atomic.Bool
	once       sync.Once
}

var errFreed = errors.New("the buffer was freed")

// Size implements launcher.Buffer.
func (b *buffer) Size() int64 { return int64(len(b.allocation.data)) }

// Address implements launcher.Buffer.
func (b *buffer) Address() uint64 { return b.allocation.base }

// Write implements launcher.Buffer.
func (b *buffer) Write(ctx context.Context, src []byte) error {
	dst, err := b.bytes(ctx, len(src))
	copy(dst, src)
	return err
}

// Read implements launcher.Buffer.
func (b *buffer) Read(ctx context.Context, dst []byte) error {
	src, err := b.bytes(ctx, len(dst))
	copy(dst, src)
	return err
}

// bytes returns the first n bytes of the buffer.
func (b *buffer) bytes(ctx context.Context, n int) ([]byte, error) {
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case b.freed.Load():
		return nil, errFreed
	case int64(n) > b.Size():
		return nil, fmt.Errorf("%d bytes do not fit in a buffer of %d bytes", n, b.Size())
	}
	return b.allocation.data[:n], nil
}

// Free implements launcher.Buffer.
func (b *buffer) Free() error {
	b.once.Do(func() {
		b.freed.Store(true)
		b.device.memory.free(b.allocation)
	})
	return nil
}

// program implements launcher.Loaded.
type program struct {
	device *device
	code   *launcher.Code
	module *module
}

// Load implements launcher.Device: it reads and decodes the program's PTX.
func (d *device) Load(ctx context.Context, p *launcher.Program) (launcher.Loaded, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if p.Code == nil {
		return nil, fmt.Errorf("%s runs compiled code, and the program has none: compile it for %s", d.Info().Name, d.options.Target)
	}
	if err := launcher.TargetRunsOn(p.Code.Target, d.options.Target); err != nil {
		return nil, err
	}
	src, err := ptx.Parse("PTX", p.Code.PTX)
	if err != nil {
		return nil, err
	}
	if wrong := ptx.VerifyNames(src); len(wrong) > 0 {
		return nil, wrong[0]
	}
	dependent := map[string]bool{}
	for i := range p.Code.Kernels {
		dependent[p.Code.Kernels[i].Symbol] = p.Code.Kernels[i].Dependent
	}
	m, err := decode(src, p.Code.PTX, &d.memory, d.options.Products != nil, dependent)
	if err != nil {
		return nil, err
	}
	return &program{device: d, code: p.Code, module: m}, nil
}

// Close implements launcher.Loaded.
func (p *program) Close() error {
	for _, a := range p.module.globals {
		p.device.memory.free(a)
	}
	return nil
}
