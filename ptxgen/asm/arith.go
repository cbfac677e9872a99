package asm

import "tileir/ptxgen/ptx"

// Operation is arithmetic that rounds.
type Operation uint8

// The operations.
const (
	Add Operation = iota
	Sub
	Mul
	Div
	Fma
	Sqrt
)

// operations are the opcodes, and how many numbers they take.
var operations = [...]struct {
	opcode string
	inputs int
}{Add: {"add", 2}, Sub: {"sub", 2}, Mul: {"mul", 2}, Div: {"div", 2}, Fma: {"fma", 3}, Sqrt: {"sqrt", 1}}

// Compute is an operation on f32 or f64; flushed takes subnormal numbers of f32 for zeros. Inputs:
// the numbers.
func Compute(op Operation, r Rounding, flushed bool, t ptx.Type) *Code {
	w := newWriter()
	o := operations[op]
	args := append([]operands{w.out(t)}, w.ins(t, o.inputs)...)
	w.do([]string{o.opcode, roundingNames[r], word(flushed, "ftz"), name(t)}, args...)
	return w.finish()
}

// Extremum is the lesser of two numbers, or the greater.
type Extremum struct {
	Greater bool
	Flushed bool // subnormal numbers are zeros
	NaN     bool // NaN if one of the two is
	Type    ptx.Type
}

// Extreme is minimum or maximum. Inputs: the two numbers, or pairs of them.
func Extreme(e Extremum) *Code {
	w := newWriter()
	opcode := "min"
	if e.Greater {
		opcode = "max"
	}
	d, a, b := w.out(e.Type), w.in(e.Type), w.in(e.Type)
	w.do([]string{opcode, word(e.Flushed, "ftz"), word(e.NaN, "NaN"), name(e.Type)}, d, a, b)
	return w.finish()
}

// TanhApprox is tanh of an f32 by the hardware's approximation.
func TanhApprox() *Code {
	w := newWriter()
	d, a := w.out(ptx.F32), w.in(ptx.F32)
	w.do([]string{"tanh", roundingNames[Approx], name(ptx.F32)}, d, a)
	return w.finish()
}

// Convert rounds a floating-point number to a type of fewer bits. Input: the number.
func Convert(to, from ptx.Type, r Rounding) *Code {
	w := newWriter()
	d, a := w.out(to), w.in(from)
	w.do([]string{"cvt", roundingNames[r], name(to), name(from)}, d, a)
	return w.finish()
}

// ConvertPair rounds two f32 to a pair of 8 bits each; what is too large becomes the largest
// finite number. Inputs: the upper one and the lower one.
func ConvertPair(to ptx.Type) *Code {
	w := newWriter()
	d, upper, lower := w.out(to), w.in(ptx.F32), w.in(ptx.F32)
	w.do([]string{"cvt", roundingNames[Nearest], "satfinite", name(to), name(ptx.F32)}, d, upper, lower)
	return w.finish()
}

// WidenE4M3 turns the lower of a pair of e4m3 into f32, exactly, by way of f16. Input: the pair.
func WidenE4M3() *Code {
	w := newWriter()
	d, a := w.out(ptx.F32), w.in(ptx.E4M3x2)
	w.scope(func() {
		pair := w.locals(ptx.B32, "p")[0]
		halves := w.locals(ptx.B16, "l", "h")
		w.do([]string{"cvt", roundingNames[Nearest], name(ptx.F16x2), name(ptx.E4M3x2)}, pair, a)
		w.do([]string{"mov", "b32"}, vector(halves), pair)
		w.do([]string{"cvt", name(ptx.F32), name(ptx.F16)}, d, halves[0])
	})
	return w.finish()
}

// PermuteBytes makes a word of any four bytes of two words: byte i is the one whose number, from 0
// to 7 with those of the first word before those of the second, stands in bits 4i to 4i+3 of the
// selector. Inputs: the words.
func PermuteBytes(selector int) *Code { return permute(2, num(selector)) }

// PermuteBytesBy does so with a selector that is its third input.
func PermuteBytesBy() *Code { return permute(3, nil) }

func permute(inputs int, selector operands) *Code {
	w := newWriter()
	args := append([]operands{w.out(ptx.B32)}, w.ins(ptx.B32, inputs)...)
	w.do([]string{"prmt", "b32"}, append(args, selector)...)
	return w.finish()
}
