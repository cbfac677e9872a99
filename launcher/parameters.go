package launcher

import (
	"encoding/binary"
	"fmt"

	"tileir/ast/num"
)

// The sizes in bytes of parameters that are not numbers.
const (
	addressBytes   = 8
	gridBytes      = 4
	tensorMapBytes = 128
)

// Bytes returns how many bytes the parameter takes: a number those it takes in
// memory, little-endian, a pointer 8.
func (p Param) Bytes() int { return paramBytes(p.Elem, p.Pointer) }

func paramBytes(elem num.Type, pointer bool) int {
	if pointer {
		return addressBytes
	}
	return max(1, elem.MemBits()/8)
}

// ParamBytes returns how many bytes the parameter takes; 0 for a kind that there is
// not.
func (h Hidden) ParamBytes() int {
	switch h.Kind {
	case HiddenGridX:
		return gridBytes
	case HiddenPrintBuffer, HiddenWorkspace:
		return addressBytes
	case HiddenTensorMap:
		return tensorMapBytes
	}
	return 0
}

// ParamBytes returns the bytes of each parameter of the kernel, in order, for a launch
// over a grid. args are the arguments as the kernel gets them, scalars and addresses;
// memory is the address of what was allocated for each hidden parameter, 0 for those
// that are no memory; encode makes a tensor map as the device has it.
func (k *Kernel) ParamBytes(g Grid, args, memory []uint64, encode func(m *TensorMap, args []uint64) ([]byte, error)) ([][]byte, error) {
	if len(args) != len(k.Params) || len(memory) != len(k.Hidden) {
		return nil, fmt.Errorf("got %d arguments and %d addresses, expected %d and %d", len(args), len(memory), len(k.Params), len(k.Hidden))
	}
	var list [][]byte
	for i, p := range k.Params {
		list = append(list, littleEndian(args[i], p.Bytes()))
	}
	for i, h := range k.Hidden {
		switch h.Kind {
		case HiddenGridX:
			list = append(list, littleEndian(uint64(g.X), gridBytes))
		case HiddenPrintBuffer, HiddenWorkspace:
			list = append(list, littleEndian(memory[i], addressBytes))
		case HiddenTensorMap:
			if h.Map == nil {
				return nil, fmt.Errorf("hidden parameter %d is a tensor map that nothing describes", i)
			}
			b, err := encode(h.Map, args)
			if err != nil {
				return nil, err
			}
			list = append(list, b)
		default:
			return nil, fmt.Errorf("the compiled program asks for a hidden parameter %q, which this launcher does not know", h.Kind)
		}
	}
	return list, nil
}

// littleEndian returns the low bytes of a number, in 8 bytes of memory: drivers read
// words.
func littleEndian(v uint64, size int) []byte {
	return binary.LittleEndian.AppendUint64(make([]byte, 0, 8), v)[:size]
}

// Blocks returns the grid in thread blocks: a tile block is a cluster of them, or n
// tile blocks along x share one, at most BlocksPerCTA.
func (k *Kernel) Blocks(g Grid, n int) Grid {
	c := k.Cluster
	return Grid{X: (g.X + n - 1) / n * max(1, c[0]), Y: g.Y * max(1, c[1]), Z: g.Z * max(1, c[2])}
}
