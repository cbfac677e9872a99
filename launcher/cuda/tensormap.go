package cuda

import (
	"fmt"
	"runtime"
	"unsafe"

	"tileir/launcher"
)

// encodedMap is CUtensorMap, which the driver wants at a multiple of 64: one lies at
// such an address in it.
type encodedMap [192]byte

// The values of CUtensorMapSwizzle by bytes.
var mapSwizzles = map[int]int32{0: 0, 32: 1, 64: 2, 128: 3}

// The values of CUtensorMapL2promotion for 128 and 256 bytes.
const (
	promoteL2To128 = 2
	promoteL2To256 = 3
)

// promotion is how much L2 reads where a box asks for less: two lines of its cache, where rows begin
// at multiples of that. Where they do not it would read lines that no box asks for: 4104³ of bf16
// makes 427 TFLOP/s on an H200 so, 498 with one line.
func promotion(v *launcher.TensorMapValues) int32 {
	const two = 256
	for _, n := range append([]uint64{v.Base}, v.Strides...) {
		if n%two != 0 {
			return promoteL2To128
		}
	}
	return promoteL2To256
}

// tensorMap makes a tensor map for the arguments of a launch, of a copy of the tensor if there is one.
func (m *Module) tensorMap(t *launcher.TensorMap, args []uint64, copied uint64) ([]byte, error) {
	swizzle, fits := mapSwizzles[t.Swizzle]
	v, err := t.Values(args, copied)
	switch {
	case err != nil:
		return nil, &launcher.TensorMapError{Err: err}
	case !fits || len(v.Extents) != len(v.Strides)+1:
		return nil, fmt.Errorf("there is no tensor map of %d dimensions and %d strides with a swizzle of %d bytes", len(v.Extents), len(v.Strides), t.Swizzle)
	}
	room := new(encodedMap)
	from := -uintptr(unsafe.Pointer(room)) % 64
	encoded := room[from : from+128]
	at := unsafe.Pointer(&encoded[0])
	steps := make([]uint32, len(v.Extents))
	for i := range steps {
		steps[i] = 1
	}
	v.Strides = append(v.Strides, 0) // so that there is one to point to
	st := m.d.drv.cuTensorMapEncodeTiled(at, v.Type, uint32(len(v.Extents)), devicePtr(v.Base), unsafe.Pointer(&v.Extents[0]),
		unsafe.Pointer(&v.Strides[0]), unsafe.Pointer(&v.Box[0]), unsafe.Pointer(&steps[0]), 0, swizzle, promotion(&v), 0)
	runtime.KeepAlive([]any{v, steps})
	if err := m.d.call("cuTensorMapEncodeTiled", st); err != nil {
		return nil, &launcher.TensorMapError{Err: fmt.Errorf("a tensor of extents %v, strides %v bytes, in boxes of %v: %w", v.Extents, v.Strides[:len(v.Strides)-1], v.Box, err)}
	}
	return encoded, nil
}
