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
	case HiddenGridX, HiddenGridY, HiddenGridZ:
		return gridBytes
	case HiddenPrintBuffer, HiddenWorkspace, HiddenSums, HiddenCounter:
		return addressBytes
	case HiddenTensorMap:
		return tensorMapBytes
	}
	return 0
}

// ParamBytes returns the bytes of each parameter of the kernel, in order, for a launch
// over a grid. args are the arguments as the kernel gets them, scalars and addresses;
// memory is the address of what was allocated for each hidden parameter, for tensor maps the
// copy that TensorMap.Copy asks for, 0 for those that are no memory; encode makes a tensor map,
// of that copy if there is one, as the device has it.
func (k *Kernel) ParamBytes(g Grid, args, memory []uint64, encode func(m *TensorMap, args []uint64, copied uint64) ([]byte, error)) ([][]byte, error) {
	if len(args) != len(k.Params) || len(memory) != len(k.Hidden) {
		return nil, fmt.Errorf("got %d arguments and %d addresses, expected %d and %d", len(args), len(memory), len(k.Params), len(k.Hidden))
	}
	var list [][]byte
	for i, p := range k.Params {
		list = append(list, littleEndian(args[i], p.Bytes()))
	}
	for i, h := range k.Hidden {
		switch h.Kind {
		case HiddenGridX, HiddenGridY, HiddenGridZ:
			list = append(list, littleEndian(g.Extent(h.Kind), gridBytes))
		case HiddenPrintBuffer, HiddenWorkspace, HiddenSums, HiddenCounter:
			list = append(list, littleEndian(memory[i], addressBytes))
		case HiddenTensorMap:
			if h.Map == nil {
				return nil, fmt.Errorf("hidden parameter %d is a tensor map that nothing describes", i)
			}
			b, err := encode(h.Map, args, memory[i])
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

// Extent returns what a hidden parameter that is an extent of the grid is.
func (g Grid) Extent(kind string) uint64 {
	switch kind {
	case HiddenGridX:
		return uint64(g.X)
	case HiddenGridY:
		return uint64(g.Y)
	case HiddenGridZ:
		return uint64(g.Z)
	}
	panic("BUG: launcher: " + kind + " is no extent of the grid")
}

// MergedGrid returns the grid of tile blocks that the kernel runs for one of the entry's: fewer,
// if one does the work of several.
func (k *Kernel) MergedGrid(g Grid) (Grid, error) {
	by := Grid{X: max(1, k.Merged[0]), Y: max(1, k.Merged[1]), Z: max(1, k.Merged[2])}
	if g.X%by.X != 0 || g.Y%by.Y != 0 || g.Z%by.Z != 0 {
		return Grid{}, fmt.Errorf("grid %s: expected a multiple of %s, for which the code was specialized: compile again for this grid, or without the pass merge", g, by)
	}
	if of := (Grid{X: k.OneGrid[0], Y: k.OneGrid[1], Z: k.OneGrid[2]}); of != (Grid{}) && g != of {
		return Grid{}, fmt.Errorf("grid %s: expected %s, for which the code was specialized: compile again for this grid, or without the pass merge", g, of)
	}
	return Grid{X: g.X / by.X, Y: g.Y / by.Y, Z: g.Z / by.Z}, nil
}

// Blocks returns the grid in thread blocks: a tile block is a cluster of them, or has so many Parts,
// or n tile blocks along x share one, at most BlocksPerCTA.
func (k *Kernel) Blocks(g Grid, n int) Grid {
	c := k.Cluster
	return Grid{X: (g.X + n - 1) / n * max(1, c[0]), Y: g.Y * max(1, c[1]), Z: g.Z * max(1, c[2]) * max(1, k.Parts)}
}

// Clusters returns the blocks of a cluster along each dimension: 1 where there are none.
func (k *Kernel) Clusters() [3]int {
	if k.InStep > 1 {
		return [3]int{k.InStep, 1, 1}
	}
	return [3]int{max(1, k.Cluster[0]), max(1, k.Cluster[1]), max(1, k.Cluster[2])}
}

// maxPersistentBlocks is how many tile blocks a persistent kernel counts, with as many more
// as there are thread blocks, in 31 bits.
const maxPersistentBlocks = 1 << 30

// PersistentBlocks returns the grid of a persistent kernel on a device with so many
// multiprocessors: no more thread blocks than they hold, unless the kernel says how many, and than
// there are tile blocks, unless they share those; of clusters, whole ones.
func (k *Kernel) PersistentBlocks(g Grid, sms int) (Grid, error) {
	if g.Blocks() > maxPersistentBlocks {
		return Grid{}, fmt.Errorf("grid %s: got %d tile blocks, expected at most %d for a kernel whose thread blocks run many each (--disable-pass=persist: one each)", g, g.Blocks(), maxPersistentBlocks)
	}
	n := max(1, k.BlocksPerSM*sms)
	if k.MostBlocks > 0 {
		n = k.MostBlocks
	}
	if k.Streams {
		return NewGrid(n), nil
	}
	step := max(1, k.InStep)
	return NewGrid(int(min(g.Blocks(), int64(max(n/step, 1)*step)))), nil
}
