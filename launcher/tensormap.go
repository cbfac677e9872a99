package launcher

import (
	"encoding/json"
	"fmt"

	"tileir/ast/num"
)

// HiddenTensorMap is a parameter of 128 bytes, aligned to 64: a CUtensorMap made of
// Hidden.Map and the arguments (CUDA driver API, "Tensor Map Object Management").
const HiddenTensorMap = "tensor_map"

// TensorMap describes a tensor, and the boxes of it that a kernel copies to shared
// memory, by the arguments of the entry. Elements outside the tensor are zeros there.
type TensorMap struct {
	Elem    num.Type `json:"elem"`
	Rounds  bool     `json:"rounds,omitempty"` // f32 comes to shared memory as tf32, rounded to nearest even
	Base    Expr     `json:"base"`             // address, a multiple of 16
	Extents []Expr   `json:"extents"`          // in elements, the contiguous dimension first
	Strides []Expr   `json:"strides"`          // in bytes, of all dimensions but the first; multiples of 16
	Box     []int    `json:"box"`              // extents of a box, in the same order
	Swizzle int      `json:"swizzle"`          // 0, 32, 64 or 128 bytes

	// Realigns says that a tensor whose base or strides are none such multiples is copied
	// before the launch (Copy), and that the map is one of the copy then.
	Realigns bool `json:"realigns,omitempty"`
}

// jsonMap is the form of a TensorMap in JSON, with the name of the type.
type jsonMap struct {
	Elem TileType `json:"elem"`
	*mapFields
}

type mapFields TensorMap

// MarshalJSON writes the map with the name of its type, such as "f16".
func (m TensorMap) MarshalJSON() ([]byte, error) {
	return plainJSON(jsonMap{TileType{Elem: m.Elem}, (*mapFields)(&m)})
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (m *TensorMap) UnmarshalJSON(data []byte) error {
	j := jsonMap{mapFields: (*mapFields)(m)}
	if err := json.Unmarshal(data, &j); err != nil {
		return err
	}
	if len(j.Elem.Shape) != 0 || j.Elem.Pointer {
		return fmt.Errorf("tensor map: expected the type of an element, got %s", j.Elem)
	}
	m.Elem = j.Elem.Elem
	return nil
}

// Expr is an integer computed from the arguments of an entry.
type Expr struct {
	Op    string `json:"op"`              // see the constants
	Value int64  `json:"value,omitempty"` // of a constant; the number of the parameter of an argument; left out for 0
	Bits  int    `json:"bits"`            // of the result: it wraps to so many
	Args  []Expr `json:"args,omitempty"`
}

// What an Expr computes.
const (
	ExprConst    = "const"
	ExprArg      = "arg" // the low bits of an argument
	ExprAdd      = "add"
	ExprSub      = "sub"
	ExprMul      = "mul"
	ExprSigned   = "signed"   // widens a signed integer
	ExprUnsigned = "unsigned" // widens an unsigned integer
)

// Eval computes the expression for the 64 bits of each argument. The result has no
// bits beyond Bits.
func (x Expr) Eval(args []uint64) (uint64, error) {
	var of [2]uint64
	for i, a := range x.Args {
		if i == len(of) {
			return 0, fmt.Errorf("%q has %d operands", x.Op, len(x.Args))
		}
		var err error
		if of[i], err = a.Eval(args); err != nil {
			return 0, err
		}
	}
	want := map[string]int{ExprConst: 0, ExprArg: 0, ExprAdd: 2, ExprSub: 2, ExprMul: 2, ExprSigned: 1, ExprUnsigned: 1}
	if n, ok := want[x.Op]; !ok || n != len(x.Args) || x.Bits < 1 || x.Bits > 64 {
		return 0, fmt.Errorf("expected an expression, got %q of %d operands and %d bits", x.Op, len(x.Args), x.Bits)
	}
	var v uint64
	switch x.Op {
	case ExprConst:
		v = uint64(x.Value)
	case ExprArg:
		if x.Value < 0 || x.Value >= int64(len(args)) {
			return 0, fmt.Errorf("there is no argument %d", x.Value)
		}
		v = args[x.Value]
	case ExprAdd:
		v = of[0] + of[1]
	case ExprSub:
		v = of[0] - of[1]
	case ExprMul:
		v = of[0] * of[1]
	case ExprSigned:
		shift := 64 - x.Args[0].Bits
		v = uint64(int64(of[0]<<shift) >> shift)
	case ExprUnsigned:
		v = of[0]
	}
	return v << (64 - x.Bits) >> (64 - x.Bits), nil
}

// TensorMapValues is what a driver makes a tensor map of.
type TensorMapValues struct {
	Type    int32 // CUtensorMapDataType
	Base    uint64
	Extents []uint64
	Strides []uint64 // in bytes, of all dimensions but the first
	Box     []uint32
}

// TensorMapError says that the copy engine cannot take the arguments of a launch. The
// same entry compiled without the pass "roles" takes them; nothing was launched.
// LoadWithFallback sees to that.
type TensorMapError struct{ Err error }

func (e *TensorMapError) Error() string {
	return fmt.Sprintf("the tensor map of an argument: %v; compile without the pass roles for such arguments", e.Err)
}

// Unwrap returns what cannot be taken.
func (e *TensorMapError) Unwrap() error { return e.Err }

// maxMapExtent bounds the extents of a tensor map: coordinates are signed integers
// of 32 bits.
const maxMapExtent = 1<<31 - 1

// mapTypes are the values of CUtensorMapDataType. Eight bits are copied as they are.
var mapTypes = map[num.Type]int32{
	num.I8: 0, num.F8E4M3FN: 0, num.F8E5M2: 0, num.F8E8M0FNU: 0, num.F8E5M3FNU: 0, num.I1: 0,
	num.I16: 1, num.I32: 3, num.I64: 5, num.F16: 6, num.F32: 7, num.TF32: 7, num.F64: 8, num.BF16: 9,
}

// roundingType is CU_TENSOR_MAP_DATA_TYPE_TFLOAT32: f32 in memory, tf32 once it is copied.
const roundingType = 11

// Values computes the map for the arguments of a launch. The error says what of them
// the copy engine cannot take.
//
// A tensor of no elements has nothing that may be copied, but a map has no extent of
// zero; it gets one. copied is the address of the copy that Copy asks for; 0 if it asks for none.
func (m *TensorMap) Values(args []uint64, copied uint64) (v TensorMapValues, err error) {
	v, elements, err := m.tensor(args)
	if err != nil {
		return v, err
	}
	if copied != 0 {
		c, err := m.copyOf(&v, elements)
		if err != nil {
			return v, err
		}
		v.Base, v.Strides = copied, c.To
	}
	return v, v.check()
}

// tensor computes what a map is of, whatever the copy engine takes, and the extents as they are, 0
// among them.
func (m *TensorMap) tensor(args []uint64) (v TensorMapValues, elements []uint64, err error) {
	var known bool
	if v.Type, known = mapTypes[m.Elem]; !known || len(m.Box) != len(m.Extents) {
		return v, nil, fmt.Errorf("there is no map of %s with boxes of %d dimensions for a tensor of %d", m.Elem, len(m.Box), len(m.Extents))
	}
	if m.Rounds {
		if m.Elem != num.F32 {
			return v, nil, fmt.Errorf("a map of %s does not round", m.Elem)
		}
		v.Type = roundingType
	}
	if v.Base, err = m.Base.Eval(args); err != nil {
		return v, nil, err
	}
	for i, x := range m.Extents {
		n, err := x.Eval(args)
		if err != nil {
			return v, nil, err
		}
		if n > maxMapExtent {
			return v, nil, fmt.Errorf("extent %d is above %d", n, maxMapExtent)
		}
		elements = append(elements, n)
		v.Extents = append(v.Extents, max(n, 1))
		v.Box = append(v.Box, uint32(m.Box[i]))
	}
	for _, x := range m.Strides {
		n, err := x.Eval(args)
		if err != nil {
			return v, nil, err
		}
		v.Strides = append(v.Strides, n)
	}
	return v, elements, nil
}
