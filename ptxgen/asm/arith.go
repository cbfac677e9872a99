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

// Compute is an operation on f32 or f64. Inputs: the numbers.
type Compute struct {
	Op       Operation
	Rounding Rounding
	Flushed  bool // subnormal numbers of f32 are zeros
	Type     ptx.Type
}

func (c Compute) write(w *writer) {
	o := operations[c.Op]
	args := append([]operands{w.out(c.Type)}, w.ins(c.Type, o.inputs)...)
	w.do([]string{o.opcode, roundingNames[c.Rounding], word(c.Flushed, "ftz"), name(c.Type)}, args...)
}

// Extreme is the lesser of two numbers, or the greater. Inputs: the two, or pairs of them.
type Extreme struct {
	Greater bool
	Flushed bool // subnormal numbers are zeros
	NaN     bool // NaN if one of the two is
	Type    ptx.Type
}

func (e Extreme) write(w *writer) {
	opcode := "min"
	if e.Greater {
		opcode = "max"
	}
	d, a, b := w.out(e.Type), w.in(e.Type), w.in(e.Type)
	w.do([]string{opcode, word(e.Flushed, "ftz"), word(e.NaN, "NaN"), name(e.Type)}, d, a, b)
}

// TanhApprox is tanh of an f32 by the hardware's approximation.
type TanhApprox struct{}

func (TanhApprox) write(w *writer) {
	d, a := w.out(ptx.F32), w.in(ptx.F32)
	w.do([]string{"tanh", roundingNames[Approx], name(ptx.F32)}, d, a)
}

// Convert rounds a floating-point number to a type of fewer bits. Input: the number.
type Convert struct {
	To, From ptx.Type
	Rounding Rounding
}

func (c Convert) write(w *writer) {
	d, a := w.out(c.To), w.in(c.From)
	w.do([]string{"cvt", roundingNames[c.Rounding], name(c.To), name(c.From)}, d, a)
}

// ConvertPair rounds two f32 to a pair of 8 bits each, of a type; what is too large becomes the
// largest finite number. Inputs: the upper one and the lower one.
type ConvertPair ptx.Type

func (to ConvertPair) write(w *writer) {
	pair := ptx.Type(to)
	d, upper, lower := w.out(pair), w.in(ptx.F32), w.in(ptx.F32)
	w.do([]string{"cvt", roundingNames[Nearest], "satfinite", name(pair), name(ptx.F32)}, d, upper, lower)
}

// WidenE4M3 turns the lower of a pair of e4m3 into f32, exactly, by way of f16. Input: the pair.
type WidenE4M3 struct{}

func (WidenE4M3) write(w *writer) {
	d, a := w.out(ptx.F32), w.in(ptx.E4M3x2)
	w.scope(func() {
		pair := w.locals(ptx.B32, "p")[0]
		halves := w.locals(ptx.B16, "l", "h")
		w.do([]string{"cvt", roundingNames[Nearest], name(ptx.F16x2), name(ptx.E4M3x2)}, pair, a)
		w.do([]string{"mov", "b32"}, vector(halves), pair)
		w.do([]string{"cvt", name(ptx.F32), name(ptx.F16)}, d, halves[0])
	})
}

// OrThree is the bits that are set in any of three words, which the assembler makes of two ors in some places only. Inputs: the words.
type OrThree struct{}

func (OrThree) write(w *writer) {
	d, a, b, c := w.out(ptx.B32), w.in(ptx.B32), w.in(ptx.B32), w.in(ptx.B32)
	w.do([]string{"lop3", "b32"}, d, a, b, c, num(0xfe))
}

// PermuteBytes makes a word of any four bytes of two words: byte i is the one whose number, from 0
// to 7 with those of the first word before those of the second, stands in bits 4i to 4i+3 of the
// selector. Inputs: the words.
type PermuteBytes int

func (selector PermuteBytes) write(w *writer) { w.permute(2, num(int(selector))) }

// PermuteBytesBy does so with a selector that is its third input.
type PermuteBytesBy struct{}

func (PermuteBytesBy) write(w *writer) { w.permute(3, nil) }

func (w *writer) permute(inputs int, selector operands) {
	args := append([]operands{w.out(ptx.B32)}, w.ins(ptx.B32, inputs)...)
	w.do([]string{"prmt", "b32"}, append(args, selector)...)
}
