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

// promoteL2To128 is the value of CUtensorMapL2promotion for a line of L2. With two lines it reads ahead of boxes that come
// anyway, and looks each line up twice: attention of one position reads 4.15 TB/s on an H200 so, 4.33 with one, and 4104³ of
// bf16, whose rows do not begin at multiples of two lines, makes 427 TFLOP/s, 498 with one.
const promoteL2To128 = 2

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
		unsafe.Pointer(&v.Strides[0]), unsafe.Pointer(&v.Box[0]), unsafe.Pointer(&steps[0]), 0, swizzle, promoteL2To128, 0)
	runtime.KeepAlive([]any{v, steps})
	if err := m.d.call("cuTensorMapEncodeTiled", st); err != nil {
		return nil, &launcher.TensorMapError{Err: fmt.Errorf("a tensor of extents %v, strides %v bytes, in boxes of %v: %w", v.Extents, v.Strides[:len(v.Strides)-1], v.Box, err)}
	}
	return encoded, nil
}
