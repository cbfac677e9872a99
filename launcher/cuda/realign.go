package cuda

import (
	_ "embed"
	"fmt"
	"math"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"unsafe"

	"tileir/launcher"
)

// realignPTX copies rows of elements of {BITS} bits: a warp goes from one piece of a row to the next of
// its own, and each of its threads moves {UNROLL} elements at a time.
//
//go:embed realign.ptx
var realignPTX string

const (
	realignThreads  = 256
	realignUnroll   = 16
	realignBlocks   = 4 // to a multiprocessor
	realignLanes    = 32
	realignPiece    = realignUnroll * realignLanes // elements
	realignDims     = 4                            // beside the contiguous one
	realignUnrolled = "//EACH "
)

// realignCode is the PTX for elements of so many bits. Lines that begin with //EACH stand for one
// for each element that a thread moves at a time.
func realignCode(bits int) string {
	var b strings.Builder
	for line := range strings.Lines(realignPTX) {
		each, unrolled := strings.CutPrefix(line, realignUnrolled)
		if !unrolled {
			b.WriteString(line)
			continue
		}
		for i := range realignUnroll {
			b.WriteString(strings.NewReplacer("{I}", strconv.Itoa(i), "{AHEAD}", strconv.Itoa(i*realignLanes), "{OFFSET}", strconv.Itoa(i*realignLanes*bits/8)).Replace(each))
		}
	}
	return strings.NewReplacer("{BITS}", strconv.Itoa(bits), "{LOG}", strconv.Itoa(map[int]int{8: 0, 16: 1, 32: 2, 64: 3}[bits]),
		"{REG}", strconv.Itoa(max(bits, 16)), "{UNROLL}", strconv.Itoa(realignUnroll), "{STEP}", strconv.Itoa(realignPiece)).Replace(b.String())
}

// rowCopies is the launch that makes an aligned copy of a tensor.
type rowCopies struct {
	function funcHandle
	config   *launchConfig
	values   []uint64
	params   []unsafe.Pointer
}

// roomForCopy allocates memory for the copy that a map asks for; 0 if it asks for none.
func (m *Module) roomForCopy(k *kernel, t *launcher.TensorMap, args []launcher.Arg) (p devicePtr, err error) {
	values, err := m.argValues(k, args)
	if err != nil || t == nil || !t.Realigns {
		return 0, err
	}
	c, err := t.Copy(values)
	switch {
	case err != nil:
		return 0, &launcher.TensorMapError{Err: err}
	case c == nil:
		return 0, nil
	}
	st := m.d.drv.cuMemAlloc(&p, c.Bytes())
	if st == errOutOfMemory {
		return 0, &launcher.TensorMapError{Err: fmt.Errorf("an aligned copy of a tensor takes %d bytes: %w", c.Bytes(), m.d.call("cuMemAlloc", st))}
	}
	return p, m.d.call("cuMemAlloc", st)
}

// realign lays out the copies that a launch reads; hidden has their memory.
func (r *run) realign(values []uint64, hidden []devicePtr) error {
	for i, h := range r.k.Hidden {
		if h.Kind != launcher.HiddenTensorMap || hidden[i] == 0 {
			continue
		}
		c, err := h.Map.Copy(values)
		if err != nil || c == nil || c.Rows() == 0 || c.RowBytes() == 0 {
			continue // a map of the tensor itself, or of nothing
		}
		copies, err := r.m.d.rowCopies(c, hidden[i])
		if err != nil {
			return err
		}
		copies.pin(&r.pin)
		r.copies = append(r.copies, copies)
	}
	return nil
}

// rowCopies lays out the launch that makes a copy at an address.
func (d *Device) rowCopies(c *launcher.TensorCopy, to devicePtr) (*rowCopies, error) {
	f, err := d.realigner(8 * c.ElemBytes)
	if err != nil {
		return nil, err
	}
	r := &rowCopies{function: f, values: realignValues(c, to)}
	for i := range r.values {
		r.params = append(r.params, unsafe.Pointer(&r.values[i]))
	}
	const warps = realignThreads / realignLanes
	parts := r.values[realignParts]
	if parts > math.MaxInt32 {
		return nil, &launcher.TensorMapError{Err: fmt.Errorf("an aligned copy of %d rows of %d elements is too large", c.Rows(), c.Extents[0])}
	}
	blocks := min((parts+warps-1)/warps, uint64(realignBlocks*d.sms))
	r.config = &launchConfig{gridX: uint32(blocks), gridY: 1, gridZ: 1, blockX: realignThreads, blockY: 1, blockZ: 1, stream: d.stream}
	return r, nil
}

// realignParts is which parameter says how many pieces of rows there are.
const realignParts = 3

// realignValues are the parameters of the kernel that makes a copy.
func realignValues(c *launcher.TensorCopy, to devicePtr) []uint64 {
	extents, strides, tos := [realignDims]uint64{1, 1, 1, 1}, [realignDims]uint64{}, [realignDims]uint64{}
	copy(extents[:], c.Extents[1:])
	copy(strides[:], c.Strides)
	copy(tos[:], c.To)
	pieces := (c.Extents[0] + realignPiece - 1) / realignPiece
	values := []uint64{uint64(to), c.From, c.Extents[0], c.Rows() * pieces, pieces}
	return slices.Concat(values, extents[:realignDims-1], strides[:], tos[:])
}

// pin keeps in place what the driver reads through pointers in Go memory.
func (r *rowCopies) pin(p *runtime.Pinner) {
	p.Pin(r.config)
	p.Pin(&r.values[0])
	p.Pin(&r.params[0])
}

// start queues the copy.
func (r *rowCopies) start(d *Device) error {
	return d.call("cuLaunchKernelEx", d.drv.cuLaunchKernelEx(r.config, r.function, unsafe.Pointer(&r.params[0]), nil))
}

// realigner returns the kernel that copies elements of so many bits, which the driver assembles when
// it is needed first.
func (d *Device) realigner(bits int) (funcHandle, error) {
	if f, ok := d.realigners[bits]; ok {
		return f, nil
	}
	image, name := []byte(realignCode(bits)+"\x00"), []byte("realign\x00")
	var handle moduleHandle
	var f funcHandle
	st := d.drv.cuModuleLoadDataEx(&handle, unsafe.Pointer(&image[0]), 0, nil, nil)
	runtime.KeepAlive(image)
	if err := d.call("cuModuleLoadDataEx", st); err != nil {
		return 0, fmt.Errorf("the kernel that copies rows: %w", err)
	}
	if err := d.call("cuModuleGetFunction", d.drv.cuModuleGetFunction(&f, handle, &name[0])); err != nil {
		return 0, fmt.Errorf("the kernel that copies rows: %w", err)
	}
	if d.realigners == nil {
		d.realigners = map[int]funcHandle{}
	}
	d.realigners[bits] = f
	d.own = append(d.own, handle)
	return f, nil
}
