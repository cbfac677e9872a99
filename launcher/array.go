package launcher

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"

	"tileir/ast/num"
)

// Array is a typed array on the host, laid out as in a device's memory:
// row-major, little-endian, MemBits per element; 4-bit elements are packed two
// to a byte, the first in the low half.
type Array struct {
	Elem  num.Type
	Shape []int64 // no shape is a single element
	Data  []byte
}

// maxArrayBytes bounds the size of an array, far above what a device has.
const maxArrayBytes = int64(1) << 46

// ArrayBytes returns the bytes that an array takes, or an error when an extent
// is not positive or the size is beyond any memory.
func ArrayBytes(elem num.Type, shape []int64) (int64, error) {
	n := int64(1)
	for _, d := range shape {
		if d <= 0 {
			return 0, fmt.Errorf("shape %s: extent %d is not positive", shapeText(shape), d)
		}
		if d > maxArrayBytes/n {
			return 0, fmt.Errorf("shape %s of %s is too large for any memory", shapeText(shape), elem)
		}
		n *= d
	}
	bits := int64(elem.MemBits())
	if bits == 0 {
		return 0, fmt.Errorf("element type %s has no size", elem)
	}
	if n > maxArrayBytes/max(1, bits/8) {
		return 0, fmt.Errorf("shape %s of %s is too large for any memory", shapeText(shape), elem)
	}
	return (n*bits + 7) / 8, nil
}

// NewArray returns an array of zeros.
func NewArray(elem num.Type, shape ...int64) (*Array, error) {
	n, err := ArrayBytes(elem, shape)
	if err != nil {
		return nil, err
	}
	return &Array{Elem: elem, Shape: shape, Data: make([]byte, n)}, nil
}

// FromFloats returns an f32 array of the given shape. It panics if the number
// of values does not fit the shape.
func FromFloats(values []float32, shape ...int64) *Array {
	a := mustArray(num.F32, len(values), shape)
	for i, x := range values {
		a.SetBits(i, uint64(math.Float32bits(x)))
	}
	return a
}

// FromInts returns an i32 array of the given shape. It panics if the number of
// values does not fit the shape.
func FromInts(values []int32, shape ...int64) *Array {
	a := mustArray(num.I32, len(values), shape)
	for i, x := range values {
		a.SetBits(i, uint64(uint32(x)))
	}
	return a
}

func mustArray(elem num.Type, n int, shape []int64) *Array {
	a, err := NewArray(elem, shape...)
	if err != nil || a.Len() != n {
		panic(fmt.Sprintf("launcher: %d values do not fill shape %s", n, shapeText(shape)))
	}
	return a
}

// Len returns the number of elements.
func (a *Array) Len() int {
	n := int64(1)
	for _, d := range a.Shape {
		n *= d
	}
	return int(n)
}

// Bits returns the encoding of element i, counted row-major.
func (a *Array) Bits(i int) uint64 {
	switch a.Elem.MemBits() {
	case 4:
		return uint64(a.Data[i/2]>>(4*(i&1))) & 15
	case 8:
		return uint64(a.Data[i])
	case 16:
		return uint64(binary.LittleEndian.Uint16(a.Data[2*i:]))
	case 32:
		return uint64(binary.LittleEndian.Uint32(a.Data[4*i:]))
	}
	return binary.LittleEndian.Uint64(a.Data[8*i:])
}

// SetBits stores the encoding of element i.
func (a *Array) SetBits(i int, v uint64) {
	switch a.Elem.MemBits() {
	case 4:
		shift := 4 * (i & 1)
		a.Data[i/2] = a.Data[i/2]&^(15<<shift) | byte(v&15)<<shift
	case 8:
		a.Data[i] = byte(v)
	case 16:
		binary.LittleEndian.PutUint16(a.Data[2*i:], uint16(v))
	case 32:
		binary.LittleEndian.PutUint32(a.Data[4*i:], uint32(v))
	default:
		binary.LittleEndian.PutUint64(a.Data[8*i:], v)
	}
}

// Float returns element i as a number, integers as signed ones; i64 beyond
// 2^53 is rounded.
func (a *Array) Float(i int) float64 {
	if a.Elem.IsInt() {
		return float64(a.Int(i))
	}
	return num.Decode(a.Elem, a.Bits(i))
}

// Int returns element i of an integer array, signed; i1 is 0 or 1.
func (a *Array) Int(i int) int64 {
	if a.Elem == num.I1 {
		if a.Data[i] != 0 {
			return 1
		}
		return 0
	}
	return signed(a.Bits(i), a.Elem)
}

// Upload allocates a buffer of the array's size and fills it.
func (a *Array) Upload(ctx context.Context, d Device) (Buffer, error) {
	b, err := d.Alloc(ctx, int64(len(a.Data)))
	if err != nil {
		return nil, err
	}
	if err := b.Write(ctx, a.Data); err != nil {
		b.Free()
		return nil, err
	}
	return b, nil
}

// Download replaces the array's elements by those of a buffer of its size.
func (a *Array) Download(ctx context.Context, b Buffer) error { return b.Read(ctx, a.Data) }

// Type returns the array's type as VALUE writes it, such as "f16:64x64".
func (a *Array) Type() string { return a.Elem.String() + ":" + shapeText(a.Shape) }

// shapeText returns "64x64"; a single element is "1".
func shapeText(shape []int64) string {
	if len(shape) == 0 {
		return "1"
	}
	var b strings.Builder
	for i, d := range shape {
		if i > 0 {
			b.WriteByte('x')
		}
		b.WriteString(strconv.FormatInt(d, 10))
	}
	return b.String()
}
