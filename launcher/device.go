// Package launcher says what it takes to run a tile kernel: devices, buffers,
// arguments, grids, results, and the values a command line can name.
//
// A Device is anything that can run a tile grid: the interpreter on the CPU
// (launcher/interp), an NVIDIA GPU (launcher/cuda). A caller allocates
// buffers, loads a program, launches an entry over a grid and reads the
// buffers back:
//
//	device, err := cuda.Open(0)
//	buffer, err := device.Alloc(ctx, 4096)
//	loaded, err := launcher.LoadWithFallback(ctx, device, &launcher.Program{Module: module, Code: compiled.Code}, compiled.Fallback)
//	result, err := loaded.Launch(ctx, &launcher.Launch{
//		Entry: "saxpy",
//		Grid:  launcher.Grid{X: 8, Y: 1, Z: 1},
//		Args:  []launcher.Arg{launcher.Pointer(buffer, 0), launcher.Scalar(64)},
//	})
//
// The package must not know how any device works, how a program is parsed or
// how it is compiled: it imports the IR and its element types only. There is
// no global state; every call that can wait takes a context.
package launcher

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/bits"
	"strconv"
	"strings"
	"time"

	"tileir/ast/num"
)

// Grid is the number of tile blocks in each dimension. A dimension that a
// kernel does not use is 1.
type Grid struct {
	X int `json:"x"`
	Y int `json:"y"`
	Z int `json:"z"`
}

// NewGrid returns a grid of one dimension, x tile blocks long, or of two or
// three if more extents are given. Extents beyond the third are an error that
// Validate reports, as Grid{} is invalid.
func NewGrid(x int, yz ...int) Grid {
	switch len(yz) {
	case 0:
		return Grid{x, 1, 1}
	case 1:
		return Grid{x, yz[0], 1}
	case 2:
		return Grid{x, yz[0], yz[1]}
	}
	return Grid{}
}

// ParseGrid reads X[,Y[,Z]]. Whether the numbers suit a device Validate says.
func ParseGrid(s string) (Grid, error) {
	g := [3]int{1, 1, 1}
	parts := strings.Split(s, ",")
	if len(parts) > 3 {
		return Grid{}, fmt.Errorf("expected at most 3 numbers")
	}
	for i, part := range parts {
		n, err := strconv.ParseInt(strings.TrimSpace(part), 10, 64)
		if err != nil && !errors.Is(err, strconv.ErrRange) {
			if strings.Contains(part, "x") {
				return Grid{}, fmt.Errorf("%q is no whole number; did you mean %s?", part, strings.ReplaceAll(s, "x", ","))
			}
			return Grid{}, fmt.Errorf("%q is no whole number", part)
		}
		g[i] = int(n)
	}
	return Grid{X: g[0], Y: g[1], Z: g[2]}, nil
}

// MaxGridExtent is the largest number of tile blocks in one dimension that
// Tile IR allows on any device: get_tile_block_id is limited to 2^24-1.
const MaxGridExtent = 1<<24 - 1

// Blocks returns the number of tile blocks in the grid.
func (g Grid) Blocks() int64 { return int64(g.X) * int64(g.Y) * int64(g.Z) }

// String returns the grid as --grid takes it, such as "32,32,1".
func (g Grid) String() string { return fmt.Sprintf("%d,%d,%d", g.X, g.Y, g.Z) }

// Validate reports an error when a dimension is not positive, or is over the
// device's limit for that dimension (0 there: no limit but Tile IR's own).
func (g Grid) Validate(limits [3]int64) error {
	for i, n := range [3]int{g.X, g.Y, g.Z} {
		name := "xyz"[i : i+1]
		if n <= 0 {
			return fmt.Errorf("grid %s: %s is %d: expected at least 1 tile block in each dimension", g, name, n)
		}
		if n > MaxGridExtent {
			return fmt.Errorf("grid %s: %s is %d: Tile IR allows at most %d tile blocks in a dimension", g, name, n, MaxGridExtent)
		}
		if limits[i] > 0 && int64(n) > limits[i] {
			return fmt.Errorf("grid %s: %s is %d: the device allows at most %d tile blocks there", g, name, n, limits[i])
		}
	}
	if int64(g.X)*int64(g.Y) > math.MaxInt64/int64(g.Z) {
		return fmt.Errorf("grid %s: expected at most %d tile blocks in all", g, int64(math.MaxInt64))
	}
	return nil
}

// ArgKind tells the forms of an Arg apart.
type ArgKind uint8

// The forms of an argument.
const (
	ArgNull    ArgKind = iota // the null pointer
	ArgScalar                 // the bits of a number
	ArgPointer                // an address within a buffer
)

// Arg is one argument of a launch. The zero Arg is the null pointer.
type Arg struct {
	kind   ArgKind
	bits   uint64
	buffer Buffer
	offset int64
}

// Scalar returns the argument for a scalar parameter: the element's encoding
// in the low bits.
func Scalar(bits uint64) Arg { return Arg{kind: ArgScalar, bits: bits} }

// F32 returns the argument for an f32 parameter.
func F32(x float32) Arg { return Scalar(uint64(math.Float32bits(x))) }

// I32 returns the argument for an i32 parameter, signed or unsigned.
func I32(n int32) Arg { return Scalar(uint64(uint32(n))) }

// I64 returns the argument for an i64 parameter, signed or unsigned.
func I64(n int64) Arg { return Scalar(uint64(n)) }

// Pointer returns the argument for a pointer parameter: the address offset
// bytes into the buffer.
func Pointer(b Buffer, offset int64) Arg {
	return Arg{kind: ArgPointer, buffer: b, offset: offset}
}

// Null returns the null pointer.
func Null() Arg { return Arg{} }

// Kind returns the form of the argument.
func (a Arg) Kind() ArgKind { return a.kind }

// Bits returns the encoding of a scalar argument, 0 for the others.
func (a Arg) Bits() uint64 { return a.bits }

// Buffer returns the buffer that a pointer argument points into, else nil.
func (a Arg) Buffer() Buffer { return a.buffer }

// Offset returns the distance in bytes of a pointer argument from the start
// of its buffer.
func (a Arg) Offset() int64 { return a.offset }

// Buffer is memory of one device. Its contents are undefined until written.
type Buffer interface {
	// Size returns the bytes that were asked for.
	Size() int64
	// Address returns where the buffer starts in the memory of its device, as a
	// kernel sees it. A kernel may find it in another buffer, as in a list of
	// arrays, and make a pointer of it; such buffers belong in Launch.Uses.
	Address() uint64
	// Write copies len(src) bytes, at most Size, to the start of the buffer.
	Write(ctx context.Context, src []byte) error
	// Read copies len(dst) bytes, at most Size, from the start of the buffer.
	Read(ctx context.Context, dst []byte) error
	// Free gives the memory back. The buffer must not be used afterwards.
	Free() error
}

// Device is a machine that runs tile kernels. Its methods may be called from
// several goroutines.
type Device interface {
	Info() Info
	// Alloc returns a buffer of the device; bytes may be 0.
	Alloc(ctx context.Context, bytes int64) (Buffer, error)
	// Load makes the entries of a program ready to launch. A device that
	// interprets needs Program.Module, one that runs code Program.Code.
	Load(ctx context.Context, p *Program) (Loaded, error)
	// Close frees the device with all that still hangs on it.
	Close() error
}

// Loaded is a program on a device.
type Loaded interface {
	// Launch runs one entry and waits for its end. A failed assertion of the
	// kernel is returned as *AssertError, together with a Result.
	Launch(ctx context.Context, l *Launch) (*Result, error)
	Close() error
}

// Info describes a device.
type Info struct {
	Name        string   `json:"name"`              // "cpu", "cuda:0"
	Description string   `json:"description"`       // "NVIDIA H200, 132 SMs, 139.8 GiB"
	Target      string   `json:"target,omitempty"`  // what to compile for, such as "sm_90a"; "" when the device interprets
	MaxGrid     [3]int64 `json:"max_grid,omitzero"` // tile blocks per dimension; 0: no limit of the device
	Memory      int64    `json:"memory,omitzero"`   // bytes; 0: unknown
}

// Launch is one run of an entry, or a series of timed ones.
type Launch struct {
	Entry string
	Grid  Grid
	Args  []Arg

	// Uses are the buffers that are no arguments and that the kernel reaches
	// through addresses in memory. A device looks after them as after those of
	// Args.
	Uses []Buffer

	// Output takes the text of print_tko; nil drops it.
	Output io.Writer

	// Prints keeps what is printed, beside Output; nil keeps nothing.
	Prints *Prints

	// Iterations > 0 asks for that many timed launches after Warmup untimed
	// ones. What is printed and asserted is that of the last launch.
	Warmup, Iterations int

	// PerGraph > 0 has each timed launch be so many, which the device starts as one
	// (Capturer); a time is that of one of them. So launches are timed that take less
	// time than it takes to ask for one.
	PerGraph int

	// Cold has each timed launch find nothing in the caches of what was there before: a
	// device that has some writes to memory of its own ahead of it, twice as much as they
	// hold, which is not timed. Not together with PerGraph, whose launches follow each other.
	Cold bool
}

// Result is what a launch reports beside the contents of the buffers.
type Result struct {
	Times   []time.Duration // one for each timed launch, by the device's own clock; of a graph, one for each replay
	Dropped int             // messages lost because the message buffer was full
}

// Param is one parameter of an entry: a scalar of Elem, or a pointer to Elem.
type Param struct {
	Name    string // the SSA name without %; "" when the program has none
	Elem    num.Type
	Pointer bool
	// Divisor is what the code was specialized for: every argument, of a pointer
	// its address in bytes, must be divisible by it. 0 and 1 demand nothing.
	Divisor uint64
	// Value is the only one for which the code was specialized, an integer's; nil for all.
	Value *int64
}

// MaxDivisor is the largest divisor that Divisors reports: the width in bytes
// of the widest memory access. Devices align every buffer to it at least.
const MaxDivisor = 16

// Divisors returns for each argument the largest power of two, up to
// MaxDivisor, that divides its value: what a compiler may specialize code for.
// It counts on buffers being aligned; a launch checks what was counted on.
func Divisors(params []Param, args []Arg) []uint64 {
	out := make([]uint64, len(args))
	for i, a := range args {
		v := a.bits
		if a.kind == ArgPointer {
			v = uint64(a.offset)
		}
		out[i] = 1
		if i < len(params) && (params[i].Pointer || params[i].Elem.IsInt()) {
			out[i] = uint64(1) << bits.TrailingZeros64(v|MaxDivisor)
		}
	}
	return out
}

// CheckSpecialized reports an error when values do not meet the divisors or are not the values
// that the code was specialized for. values are the arguments as the kernel gets them.
func CheckSpecialized(params []Param, values []uint64) error {
	for i, p := range params {
		if p.Divisor > 1 && i < len(values) && values[i]%p.Divisor != 0 {
			return fmt.Errorf("argument %d (%s: %s): %d is not divisible by %d, for which the code was specialized: compile again for these arguments",
				i, ParamName(p, i), p.Type(), values[i], p.Divisor)
		}
		if p.Value != nil && i < len(values) && num.Wrap(p.Elem, values[i]) != num.Wrap(p.Elem, uint64(*p.Value)) {
			return fmt.Errorf("argument %d (%s: %s): %d is not %d, for which the code was specialized: compile again for these arguments",
				i, ParamName(p, i), p.Type(), num.Signed(p.Elem, values[i]), *p.Value)
		}
	}
	return nil
}

// Type returns the parameter's type in Tile IR text, such as "ptr<f16>".
func (p Param) Type() string {
	if p.Pointer {
		return "ptr<" + p.Elem.String() + ">"
	}
	return p.Elem.String()
}

// CheckArgs reports an error when args do not fit params: their count, a
// pointer for a scalar, a scalar for a pointer, bits beyond the element type,
// an address outside its buffer. Devices call it at each launch.
func CheckArgs(params []Param, args []Arg) error {
	if len(args) != len(params) {
		return fmt.Errorf("got %d arguments, expected %d: %s", len(args), len(params), Signature(params))
	}
	for i, p := range params {
		if err := checkArg(p, args[i]); err != nil {
			return fmt.Errorf("argument %d (%s: %s): %w", i, ParamName(p, i), p.Type(), err)
		}
	}
	return nil
}

func checkArg(p Param, a Arg) error {
	switch {
	case p.Pointer && a.kind == ArgScalar:
		return fmt.Errorf("got a scalar, expected a pointer to %s", p.Elem)
	case !p.Pointer && a.kind != ArgScalar:
		return fmt.Errorf("got a pointer, expected a scalar of type %s", p.Elem)
	case a.kind == ArgScalar && p.Elem.Bits() < 64 && a.bits>>p.Elem.Bits() != 0 && p.Elem != num.TF32:
		return fmt.Errorf("bits %#x do not fit in %s", a.bits, p.Elem)
	case a.kind == ArgPointer && a.buffer == nil:
		return fmt.Errorf("the pointer has no buffer")
	case a.kind == ArgPointer && (a.offset < 0 || a.offset > a.buffer.Size()):
		return fmt.Errorf("offset %d is outside the buffer of %d bytes", a.offset, a.buffer.Size())
	}
	return nil
}

// Signature returns parameters as text, such as "(a: ptr<f16>, n: i32)".
func Signature(params []Param) string {
	s := "("
	for i, p := range params {
		if i > 0 {
			s += ", "
		}
		s += ParamName(p, i) + ": " + p.Type()
	}
	return s + ")"
}

// ParamName returns what messages and command lines call parameter i: its name,
// or what the printer calls it where it has none, as in bytecode without names.
func ParamName(p Param, i int) string {
	if p.Name == "" {
		return fmt.Sprintf("arg%d", i)
	}
	return p.Name
}

// Resources is what one kernel takes on a device that runs code. Devices that
// know it implement Loaded with a method Resources(entry) (Resources, error).
type Resources struct {
	Registers   int `json:"registers"`     // per thread
	LocalBytes  int `json:"local_bytes"`   // per thread, spilled registers among them
	SharedBytes int `json:"shared_bytes"`  // per block, static and dynamic
	Threads     int `json:"threads"`       // per block
	BlocksPerSM int `json:"blocks_per_sm"` // that fit at a time
}
