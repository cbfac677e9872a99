// Package num is the arithmetic of Tile IR's element types: encodings,
// conversions and every rounding mode, exact to the bit.
//
// It is shared by constant folding, the interpreter and the simulator, so that
// the three can never disagree. It knows numbers only: no tiles, no ops, no
// attributes, no devices.
package num

// Type is an element type of a tile: what one element holds and how many bits
// it takes. Pointers and tokens are not numbers and are not listed here.
type Type uint8

// The element types, in the order of the specification. Integers have no sign
// of their own: signedness belongs to the operation.
const (
	Invalid Type = iota
	I1
	I4
	I8
	I16
	I32
	I64
	F16
	BF16
	F32
	TF32
	F64
	F8E4M3FN
	F8E5M2
	F8E8M0FNU
	F8E5M3FNU
	F4E2M1FN
	NumTypes
)

var typeInfo = [NumTypes]struct {
	name string
	bits int // width of the value
	mem  int // bits one element takes in a buffer (packed for 4-bit types)
}{
	Invalid:   {"invalid", 0, 0},
	I1:        {"i1", 1, 8},
	I4:        {"i4", 4, 4},
	I8:        {"i8", 8, 8},
	I16:       {"i16", 16, 16},
	I32:       {"i32", 32, 32},
	I64:       {"i64", 64, 64},
	F16:       {"f16", 16, 16},
	BF16:      {"bf16", 16, 16},
	F32:       {"f32", 32, 32},
	TF32:      {"tf32", 19, 32},
	F64:       {"f64", 64, 64},
	F8E4M3FN:  {"f8E4M3FN", 8, 8},
	F8E5M2:    {"f8E5M2", 8, 8},
	F8E8M0FNU: {"f8E8M0FNU", 8, 8},
	F8E5M3FNU: {"f8E5M3FNU", 8, 8},
	F4E2M1FN:  {"f4E2M1FN", 4, 4},
}

// String returns the spelling of the type in Tile IR text, such as "f16".
func (t Type) String() string {
	if t >= NumTypes {
		return "invalid"
	}
	return typeInfo[t].name
}

// Bits returns the width of a value of the type in bits. tf32 has 19.
func (t Type) Bits() int { return typeInfo[t].bits }

// MemBits returns the bits that one element takes in memory: i1 takes a byte,
// tf32 takes 32 bits, 4-bit types are packed two to a byte.
func (t Type) MemBits() int { return typeInfo[t].mem }

// IsInt reports whether t is i1, i4, i8, i16, i32 or i64.
func (t Type) IsInt() bool { return t >= I1 && t <= I64 }

// IsFloat reports whether t is any of the floating-point types.
func (t Type) IsFloat() bool { return t >= F16 && t < NumTypes }

// Unsigned reports whether t is a floating-point type without negative numbers.
func Unsigned(t Type) bool { return t == F8E8M0FNU || t == F8E5M3FNU }

// ParseType finds the type spelled s, such as "f8E4M3FN". The specification of
// 13.4 calls one type fnv8E5M3FNU, the release of its sources f8E5M3FNU; the
// second is like the other names and is what String returns.
func ParseType(s string) (Type, bool) {
	if s == "fnv8E5M3FNU" {
		return F8E5M3FNU, true
	}
	for t := I1; t < NumTypes; t++ {
		if typeInfo[t].name == s {
			return t, true
		}
	}
	return Invalid, false
}
