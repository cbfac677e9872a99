package launcher

import "fmt"

// The copy engine reads rows that begin at multiples of 16 bytes, and no others. Where a map
// realigns its tensor, whoever launches the kernel copies a tensor of other rows first: to memory of
// its own, row by row, each padded to such a multiple. The map is one of the copy then. That is done
// anew before each launch, behind all that was launched before.

// rowUnit is what rows of a copy begin at multiples of, in bytes: lines of the cache. The engine reads
// rows that lie across two lines at half the rate.
const rowUnit = 128

// mapUnit is what addresses and strides of a tensor map are multiples of, in bytes.
const mapUnit = 16

// mostCopied bounds the bytes of a copy: as strides of a map are.
const mostCopied = 1 << 40

// TensorCopy is a copy of a tensor, as a launcher makes it before a launch.
type TensorCopy struct {
	ElemBytes int
	From      uint64   // address
	Extents   []uint64 // in elements, the contiguous dimension first
	Strides   []uint64 // in bytes, of all dimensions but the first
	To        []uint64 // the same of the copy
}

// Bytes returns how much memory the copy takes, never nothing.
func (c *TensorCopy) Bytes() uint64 {
	n := len(c.To)
	return max(c.To[n-1]*c.Extents[n], mapUnit)
}

// RowBytes returns what is copied of each row.
func (c *TensorCopy) RowBytes() uint64 { return c.Extents[0] * uint64(c.ElemBytes) }

// Rows returns how many rows there are that have elements.
func (c *TensorCopy) Rows() uint64 {
	n := min(c.Extents[0], 1)
	for _, extent := range c.Extents[1:] {
		n *= extent
	}
	return n
}

// Row returns where a row begins, and where its copy does in the memory of that.
func (c *TensorCopy) Row(i uint64) (from, to uint64) {
	from = c.From
	for d, extent := range c.Extents[1:] {
		from += i % extent * c.Strides[d]
		to += i % extent * c.To[d]
		i /= extent
	}
	return from, to
}

// Copy returns the copy of its tensor that a map asks for, or nil if it asks for none: it does not
// realign, or what the arguments say is aligned.
func (m *TensorMap) Copy(args []uint64) (*TensorCopy, error) {
	v, elements, err := m.tensor(args)
	if err != nil || !m.Realigns || v.check() == nil || len(v.Strides) == 0 {
		return nil, err
	}
	return m.copyOf(&v, elements)
}

// copyOf describes the copy of a tensor.
func (m *TensorMap) copyOf(v *TensorMapValues, elements []uint64) (*TensorCopy, error) {
	size := m.Elem.MemBits() / 8
	c := &TensorCopy{ElemBytes: size, From: v.Base, Extents: elements, Strides: v.Strides}
	if size == 0 || v.Base%uint64(size) != 0 {
		return nil, fmt.Errorf("address %#x is not a multiple of %d, as elements of %s are", v.Base, size, m.Elem)
	}
	next := (max(c.RowBytes(), 1) + rowUnit - 1) / rowUnit * rowUnit
	for _, n := range v.Extents[1:] {
		c.To = append(c.To, next)
		if next > mostCopied/n {
			return nil, fmt.Errorf("a copy of a tensor of extents %v would take more than %d bytes", elements, int64(mostCopied))
		}
		next *= n
	}
	if c.Rows() > maxMapExtent {
		return nil, fmt.Errorf("a copy of a tensor of extents %v would have %d rows", elements, c.Rows())
	}
	return c, nil
}

// check says what of a map the copy engine cannot take.
func (v *TensorMapValues) check() error {
	if v.Base%mapUnit != 0 {
		return fmt.Errorf("address %#x is not a multiple of %d", v.Base, mapUnit)
	}
	for _, n := range v.Strides {
		if n%mapUnit != 0 || n >= 1<<40 {
			return fmt.Errorf("a stride of %d bytes is no multiple of %d below 2^40", n, mapUnit)
		}
	}
	return nil
}
