package gpu

import (
	"tileir/lowering/layout"
	"tileir/lowering/machine"
)

// A family is a way to compute products: what all its instructions ask of their operands
// and of the warps that issue them. Passes and code generation ask an instruction, and
// never which family it is of; one more family is an implementation of it, its rows in
// Instructions, and its text in llvmgen.
type family interface {
	// team is how many warps issue an instruction together.
	team() int
	// beside reports whether it runs beside the threads, until they wait for its result
	// (gpu.mma_wait), and reads shared memory by the asynchronous proxy.
	beside() bool
	// reads says where an instruction may find operand which, 0 or 1.
	reads(i Instruction, which int) Operands
	// alongK reports whether operands in shared memory must be contiguous along the
	// dimension that is summed over; else they may be along either.
	alongK(i Instruction) bool
	// leastRow is the shortest row of an operand in shared memory, in bytes; 0 for any.
	leastRow() int
	// mostK is how much may be summed over before the sum is added to others by the
	// threads; 0 for any number.
	mostK(i Instruction) int
	// unit is how many rows and columns of an m×n result one warp computes at least.
	unit(i Instruction, m, n int) (rows, cols int)
	// grid distributes an m×n result over warps in rows and columns; ok is false if there
	// are too many of them.
	grid(i Instruction, m, n, warps int) (rows, cols int, ok bool)
	// layouts are those of the operands, as far as they are in registers, and of the result.
	layouts(i Instruction, p Distributed) (a, b, c layout.Layout)
}

// families are the implementations, by what a target has; nil where there is none.
var families = map[machine.Family]family{
	machine.FMA:    fmaFamily{},
	machine.MMA:    mmaFamily{},
	machine.MMAF8:  mmaFamily{},
	machine.MMAF64: mmaFamily{},
	machine.WGMMA:  wgmmaFamily{},
}

// Operands is where an operand of a product may be.
type Operands uint8

// The places.
const (
	InRegisters Operands = 1 << iota
	InShared
)

// Distributed is a product of m×k by k×n, distributed over rows and columns of warps. AlongK says of
// operands in shared memory whether they are contiguous along k, InLanes of the second that it lies
// there in the order in which lanes have a result's columns.
type Distributed struct {
	M, N, K    int
	Rows, Cols int
	AlongK     [2]bool
	InLanes    bool
}

func (i Instruction) family() family { return families[i.Family] }

// Team is how many warps issue an instruction together.
func (i Instruction) Team() int { return i.family().team() }

// Beside reports whether an instruction runs beside the threads, until they wait for its
// result, and reads shared memory by the asynchronous proxy.
func (i Instruction) Beside() bool { return i.family().beside() }

// ReadsShared reports whether an instruction finds its operands in shared memory.
func (i Instruction) ReadsShared() bool { return i.family().reads(i, 1)&InShared != 0 }

// TakesEither reports whether an instruction finds its first operand in registers as well
// as in shared memory.
func (i Instruction) TakesEither() bool { return i.family().reads(i, 0) == InRegisters|InShared }

// AlongK reports whether an instruction wants operands in shared memory to be contiguous
// along the dimension that is summed over.
func (i Instruction) AlongK() bool { return i.family().alongK(i) }

// LeastRow is the shortest row in bytes of an operand in shared memory; 0 for any.
func (i Instruction) LeastRow() int { return i.family().leastRow() }

// MostK is how much may be summed over by an instruction before its sum is added to others
// by the threads; 0 for any number.
func (i Instruction) MostK() int { return i.family().mostK(i) }

// Unit is how many rows and columns of an m×n result one warp computes at least.
func (i Instruction) Unit(m, n int) (rows, cols int) { return i.family().unit(i, m, n) }

// Grid distributes an m×n result over warps in rows and columns; ok is false if there are too
// many of them.
func (i Instruction) Grid(m, n, warps int) (rows, cols int, ok bool) {
	return i.family().grid(i, m, n, warps)
}

// Layouts are those of a product's operands, as far as they are in registers, and of its
// result.
func (i Instruction) Layouts(p Distributed) (a, b, c layout.Layout) { return i.family().layouts(i, p) }
