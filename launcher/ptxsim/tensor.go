package ptxsim

import (
	"encoding/binary"
	"fmt"

	"tileir/ast/num"
	"tileir/launcher"
)

// tensorMap is what a CUtensorMap of the tiled mode says (CUDA driver API, "Tensor
// Map Object Management"). The simulator's object holds its number in a launch.
type tensorMap struct {
	elem    int // bytes
	base    uint64
	extents []int64
	strides []int64 // in bytes, of all dimensions
	box     []int64
	swizzle int              // 0, 32, 64 or 128 bytes
	round   func(row []byte) // what the engine makes of elements on their way, or nil
}

const (
	tensorMapBytes = 128
	tensorMapMagic = 0x70616d726f736e65 // no address, no small number
	tensorMapAlign = 64
)

// mapElemBytes are the element sizes of CUtensorMapDataType.
var mapElemBytes = map[int32]int{0: 1, 1: 2, 2: 4, 3: 4, 4: 8, 5: 8, 6: 2, 7: 4, 8: 8, 9: 2, 10: 4, 11: 4, 12: 4}

// mapTF32 is CU_TENSOR_MAP_DATA_TYPE_TFLOAT32.
const mapTF32 = 11

// newTensorMap checks what the driver checks when it encodes a map (CUDA driver
// API, cuTensorMapEncodeTiled).
func newTensorMap(v launcher.TensorMapValues, swizzle int) (*tensorMap, error) {
	t := &tensorMap{elem: mapElemBytes[v.Type], base: v.Base, swizzle: swizzle, strides: []int64{int64(mapElemBytes[v.Type])}}
	if v.Type == mapTF32 {
		t.round = roundTF32
	}
	if t.elem == 0 || len(v.Extents) < 1 || len(v.Extents) > 5 || len(v.Strides) != len(v.Extents)-1 || len(v.Box) != len(v.Extents) {
		return nil, fmt.Errorf("there is no tensor map of type %d with %d dimensions, %d strides and a box of %d", v.Type, len(v.Extents), len(v.Strides), len(v.Box))
	}
	if v.Base%16 != 0 {
		return nil, fmt.Errorf("address %#x is not a multiple of 16", v.Base)
	}
	for i, n := range v.Extents {
		if n < 1 || n > 1<<32 {
			return nil, fmt.Errorf("extent %d of dimension %d: expected 1 to 2^32", n, i)
		}
		if b := v.Box[i]; b < 1 || b > 256 {
			return nil, fmt.Errorf("a box of %d elements in dimension %d: expected 1 to 256", b, i)
		}
		t.extents, t.box = append(t.extents, int64(n)), append(t.box, int64(v.Box[i]))
	}
	for _, n := range v.Strides {
		if n%16 != 0 || n >= 1<<40 {
			return nil, fmt.Errorf("a stride of %d bytes is no multiple of 16 below 2^40", n)
		}
		t.strides = append(t.strides, int64(n))
	}
	inner := int(t.box[0]) * t.elem
	switch {
	case inner%16 != 0:
		return nil, fmt.Errorf("rows of a box have %d bytes, which is not a multiple of 16", inner)
	case swizzle != 0 && inner > swizzle:
		return nil, fmt.Errorf("rows of a box have %d bytes, more than the swizzle's %d", inner, swizzle)
	}
	return t, nil
}

// putTensorMap writes the object for map number i.
func putTensorMap(dst []byte, i int) {
	binary.LittleEndian.PutUint64(dst, tensorMapMagic)
	binary.LittleEndian.PutUint64(dst[8:], uint64(i))
}

// tensorMap finds the map that a generic address points to.
func (u *unit) tensorMap(addr uint64) (*tensorMap, error) {
	var object []byte
	if params, off := u.run.params, addr-paramWindow; addr >= paramWindow && off+16 <= uint64(len(params)) {
		object = params[off:]
	}
	if addr%tensorMapAlign != 0 || object == nil || binary.LittleEndian.Uint64(object) != tensorMapMagic {
		return nil, fmt.Errorf("there is no tensor map at %#x", addr)
	}
	return u.run.maps[binary.LittleEndian.Uint64(object[8:])], nil
}

// bytes is how much a box takes in shared memory.
func (t *tensorMap) bytes() int {
	n := t.elem
	for _, b := range t.box {
		n *= int(b)
	}
	return n
}

// boxUnit is what boxes begin at multiples of along the contiguous dimension, in bytes.
const boxUnit = 16

// boxAlign is how shared memory that the copy engine writes must be aligned.
const boxAlign = 128

// read returns the elements of a box, dimension 0 the fastest, with zeros for
// those outside of the tensor.
func (t *tensorMap) read(g globalMemory, at []int64) (out []byte, err error) {
	out = make([]byte, t.bytes())
	t.rows(at, func(place int, addr uint64, n int) {
		from, wrong := g.bytes(addr, n)
		if wrong != nil && err == nil {
			err = fmt.Errorf("a box of the tensor map: %w", wrong)
		}
		copy(out[place:], from)
		if t.round != nil {
			t.round(out[place : place+len(from)])
		}
	})
	return out, err
}

// roundTF32 rounds elements of f32 in place, as a map of type TFLOAT32 asks for.
func roundTF32(row []byte) {
	for i := 0; i+4 <= len(row); i += 4 {
		binary.LittleEndian.PutUint32(row[i:], uint32(tf32Register(binary.LittleEndian.Uint32(row[i:]), num.NearestEven)))
	}
}

// rows calls f for each row of a box that has elements in the tensor: where they lie
// in the box, and their address and number in bytes.
func (t *tensorMap) rows(at []int64, f func(place int, addr uint64, n int)) {
	row := int(t.box[0]) * t.elem
	low, high := max(0, -at[0]), min(t.box[0], t.extents[0]-at[0])
	index := make([]int64, len(t.box))
	for start := 0; start < t.bytes(); start += row {
		addr, inside := t.base, low < high
		for d := 1; d < len(t.box); d++ {
			x := at[d] + index[d]
			inside = inside && x >= 0 && x < t.extents[d]
			addr += uint64(x * t.strides[d])
		}
		if inside {
			f(start+int(low)*t.elem, addr+uint64((at[0]+low)*int64(t.elem)), int(high-low)*t.elem)
		}
		for d := 1; d < len(t.box); d++ {
			if index[d]++; index[d] < t.box[d] {
				break
			}
			index[d] = 0
		}
	}
}

// placeBox writes a box to shared memory, swizzled.
func placeBox(s *sharedMemory, off, swizzle int, box []byte, origins []launcher.Origin) {
	for i := 0; i < len(box); i += 16 {
		at := swizzled(off+i, swizzle)
		s.boxes[at/swizzleRow] = uint8(max(swizzle/16, 1))
		copy(s.data[at:at+16], box[i:])
		s.mark(at, 16)
		if origins != nil {
			copy(s.origins[at:at+16], origins[i:])
		}
	}
}

// swizzleRow is the bytes of which a swizzle exchanges units.
const swizzleRow = 128

// swizzled is where a byte lies whose place without swizzle is off: of rows of 128
// bytes, the 16-byte units are exchanged by the number of the row, modulo as many
// as a span of the swizzle has (PTX ISA, "Swizzling Modes").
//
//	 32 bytes: bit 4 by bit 7
//	 64 bytes: bits 4 and 5 by bits 7 and 8
//	128 bytes: bits 4 to 6 by bits 7 to 9
func swizzled(off, swizzle int) int {
	units := swizzle / 16
	if units < 2 {
		return off
	}
	return off ^ (off>>7&(units-1))<<4
}
