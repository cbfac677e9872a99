package launcher

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"tileir/ast/num"
)

// NPY files, versions 1 to 3 (NEP 1, numpy.lib.format). NumPy has no names for
// Tile IR's small floats, so what a dtype holds depends on what is expected.
// Written are the dtypes that ml_dtypes writes; read are these:
//
//	b1       i1                     f2       f16
//	i1 u1    i8, i4, any 8-bit      f4       f32, tf32
//	         or 4-bit float         f8       f64
//	i2 u2    i16, bf16              V1 f1    i4, any 8-bit or 4-bit float
//	i4 u4    i32                    V2       bf16
//	i8 u8    i64
//
// 4-bit elements take a byte each in a file. Both byte orders and both element
// orders (fortran_order) are read; written is little-endian, C order.

// npyDtypes maps kind and bytes to the element types that may be meant, the
// likeliest first.
var npyDtypes = map[string][]num.Type{
	"b1": {num.I1},
	"i1": {num.I8, num.I4, num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU, num.F4E2M1FN},
	"u1": {num.I8, num.I4, num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU, num.F4E2M1FN},
	"V1": {num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU, num.F4E2M1FN, num.I4},
	"f1": {num.F8E5M2, num.F8E4M3FN, num.F8E8M0FNU, num.F8E5M3FNU, num.F4E2M1FN},
	"i2": {num.I16, num.BF16},
	"u2": {num.I16, num.BF16},
	"V2": {num.BF16},
	"f2": {num.F16},
	"i4": {num.I32},
	"u4": {num.I32},
	"f4": {num.F32, num.TF32},
	"i8": {num.I64},
	"u8": {num.I64},
	"f8": {num.F64},
}

// npyWritten is the dtype that each element type is written as.
var npyWritten = [num.NumTypes]string{
	num.I1: "|b1", num.I4: "<V1", num.I8: "|i1", num.I16: "<i2", num.I32: "<i4", num.I64: "<i8",
	num.F16: "<f2", num.BF16: "<V2", num.F32: "<f4", num.TF32: "<f4", num.F64: "<f8",
	num.F8E4M3FN: "<V1", num.F8E5M2: "<f1", num.F8E8M0FNU: "<V1", num.F8E5M3FNU: "<V1", num.F4E2M1FN: "<V1",
}

const npyMagic = "\x93NUMPY"

// maxNPYHeader bounds the header: numpy itself needs a few hundred bytes.
const maxNPYHeader = 1 << 16

// npyHeader is the decoded dictionary of a file.
type npyHeader struct {
	descr   string
	fortran bool
	shape   []int64
}

// ReadNPYFile reads an .npy file as elements of type elem; num.Invalid takes
// the likeliest type.
func ReadNPYFile(path string, elem num.Type) (*Array, error) {
	f, err := openElements(path, maxStreamBytes)
	if err != nil {
		return nil, err
	}
	defer f.close()
	a, err := ReadNPY(bufio.NewReaderSize(f.all(), 1<<16), f.size, elem)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return a, nil
}

// ReadNPY reads an .npy stream of size bytes in all. A header that claims
// other than what the size allows is an error before any memory is taken.
func ReadNPY(r io.Reader, size int64, elem num.Type) (*Array, error) {
	h, headerBytes, err := readNPYHeader(r, size)
	if err != nil {
		return nil, err
	}
	elem, err = h.elem(elem)
	if err != nil {
		return nil, err
	}
	width := max(8, elem.MemBits()) / 8
	n, err := ArrayBytes(num.I8, h.shape)
	if err != nil {
		return nil, err
	}
	if n > (size-headerBytes)/int64(width) || n*int64(width) != size-headerBytes {
		return nil, fmt.Errorf("shape %s of %s (%q) takes %d bytes, the file has %d after its header", shapeText(h.shape), elem, h.descr, n*int64(width), size-headerBytes)
	}
	data := make([]byte, n*int64(width))
	if _, err := io.ReadFull(r, data); err != nil {
		return nil, fmt.Errorf("reading %d bytes of elements: %w", len(data), err)
	}
	if h.descr[0] == '>' {
		swapBytes(data, width)
	}
	if h.fortran {
		data = fromFortran(data, h.shape, width)
	}
	return arrayFromBytes(elem, h.shape, data), nil
}

// arrayFromBytes takes elements of a byte or more each and packs 4-bit types.
func arrayFromBytes(elem num.Type, shape []int64, data []byte) *Array {
	a := &Array{Elem: elem, Shape: shape, Data: data}
	if elem.MemBits() == 4 {
		a.Data = make([]byte, (len(data)+1)/2)
		for i, b := range data {
			a.SetBits(i, uint64(b))
		}
	}
	a.normalize()
	return a
}

// normalize makes the bytes of i1 elements 0 or 1.
func (a *Array) normalize() {
	if a.Elem != num.I1 {
		return
	}
	for i, b := range a.Data {
		a.Data[i] = min(b, 1)
	}
}

func readNPYHeader(r io.Reader, size int64) (npyHeader, int64, error) {
	var h npyHeader
	prefix := make([]byte, len(npyMagic)+2)
	if _, err := io.ReadFull(r, prefix); err != nil || string(prefix[:len(npyMagic)]) != npyMagic {
		return h, 0, fmt.Errorf("not an .npy file: it does not start with \\x93NUMPY")
	}
	version := prefix[len(npyMagic)]
	field := make([]byte, 2)
	if version > 1 {
		field = make([]byte, 4)
	}
	if version < 1 || version > 3 {
		return h, 0, fmt.Errorf(".npy version %d: expected 1, 2 or 3", version)
	}
	if _, err := io.ReadFull(r, field); err != nil {
		return h, 0, fmt.Errorf("the .npy header is cut off")
	}
	length := int64(binary.LittleEndian.Uint16(field))
	if version > 1 {
		length = int64(binary.LittleEndian.Uint32(field))
	}
	start := int64(len(prefix) + len(field))
	if length > maxNPYHeader || length > size-start {
		return h, 0, fmt.Errorf("the .npy header claims %d bytes, the file has %d", length, size)
	}
	text := make([]byte, length)
	if _, err := io.ReadFull(r, text); err != nil {
		return h, 0, fmt.Errorf("the .npy header is cut off")
	}
	h, err := parseNPYHeader(string(text))
	return h, start + length, err
}

// parseNPYHeader reads the Python dictionary
// {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }.
func parseNPYHeader(text string) (npyHeader, error) {
	var h npyHeader
	s := strings.TrimSpace(text)
	body, opened := strings.CutPrefix(s, "{")
	body, closed := strings.CutSuffix(body, "}")
	if !opened || !closed {
		return h, fmt.Errorf("the .npy header is no dictionary: %.80q", s)
	}
	seen := 0
	for body = strings.TrimLeft(body, " ,"); body != ""; body = strings.TrimLeft(body, " ,") {
		key, value, rest, err := npyItem(body)
		if err != nil {
			return h, err
		}
		switch key {
		case "descr":
			h.descr, seen = strings.Trim(value, `'"`), seen|1
		case "fortran_order":
			if value != "True" && value != "False" {
				return h, fmt.Errorf("the .npy header: fortran_order is %.40q, expected True or False", value)
			}
			h.fortran, seen = value == "True", seen|2
		case "shape":
			h.shape, err = npyShape(value)
			if err != nil {
				return h, err
			}
			seen |= 4
		default:
			return h, fmt.Errorf("the .npy header has an unknown key %.40q", key)
		}
		body = rest
	}
	if seen != 7 {
		return h, fmt.Errorf("the .npy header needs descr, fortran_order and shape: %.80q", s)
	}
	return h, nil
}

// npyItem splits "'key': value, rest".
func npyItem(body string) (key, value, rest string, err error) {
	key, rest, ok := strings.Cut(body, ":")
	if !ok {
		return "", "", "", fmt.Errorf("the .npy header: expected 'key': value, got %.40q", body)
	}
	key = strings.Trim(strings.TrimSpace(key), `'"`)
	rest = strings.TrimLeft(rest, " ")
	switch {
	case strings.HasPrefix(rest, "("):
		value, rest, ok = strings.Cut(rest, ")")
		value += ")"
	case strings.HasPrefix(rest, "["):
		return "", "", "", fmt.Errorf("the .npy file holds records, expected plain elements")
	default:
		value, rest, _ = strings.Cut(rest, ",")
		ok = value != ""
	}
	if !ok {
		return "", "", "", fmt.Errorf("the .npy header: %s has no value", key)
	}
	return key, strings.TrimSpace(value), rest, nil
}

// npyShape reads "(3, 4)", "(3,)" or "()".
func npyShape(value string) ([]int64, error) {
	inner, opened := strings.CutPrefix(value, "(")
	inner, closed := strings.CutSuffix(inner, ")")
	if !opened || !closed {
		return nil, fmt.Errorf("the .npy header: shape is %.40q, expected a tuple", value)
	}
	shape := []int64{}
	for dim := range strings.SplitSeq(inner, ",") {
		if dim = strings.TrimSpace(dim); dim == "" {
			continue
		}
		n, err := strconv.ParseInt(strings.TrimSuffix(dim, "L"), 10, 64)
		if err != nil {
			return nil, fmt.Errorf("the .npy header: shape is %.40q, expected integers", value)
		}
		shape = append(shape, n)
	}
	return shape, nil
}

// elem returns the element type that the file holds, given the expected type.
func (h npyHeader) elem(want num.Type) (num.Type, error) {
	if len(h.descr) < 2 || !strings.Contains("<>|=", h.descr[:1]) {
		return 0, fmt.Errorf("the .npy file has dtype %.40q, expected one such as '<f4'", h.descr)
	}
	types := npyDtypes[h.descr[1:]]
	switch {
	case types == nil:
		return 0, fmt.Errorf("the .npy file has dtype %.40q, which is no element type of Tile IR", h.descr)
	case want == num.Invalid:
		return types[0], nil
	case !slices.Contains(types, want):
		return 0, fmt.Errorf("expected elements of type %s, the .npy file holds %s (%q)", want, types[0], h.descr)
	}
	return want, nil
}

// swapBytes turns the byte order of elements of width bytes.
func swapBytes(data []byte, width int) {
	for i := 0; i+width <= len(data); i += width {
		slices.Reverse(data[i : i+width])
	}
}

// fromFortran reorders elements from first index fastest to last index fastest.
func fromFortran(data []byte, shape []int64, width int) []byte {
	out := make([]byte, len(data))
	index := make([]int64, len(shape))
	strides := make([]int64, len(shape))
	step := int64(width)
	for d := range shape {
		strides[d] = step
		step *= shape[d]
	}
	from := int64(0)
	for to := 0; to < len(out); to += width {
		copy(out[to:to+width], data[from:])
		for d := len(shape) - 1; d >= 0; d-- {
			index[d]++
			from += strides[d]
			if index[d] < shape[d] {
				break
			}
			from -= strides[d] * shape[d]
			index[d] = 0
		}
	}
	return out
}

// WriteNPY writes the array as an .npy stream of version 1.
func WriteNPY(w io.Writer, a *Array) error {
	var dims strings.Builder
	for i, d := range a.Shape {
		if i > 0 {
			dims.WriteString(", ")
		}
		dims.WriteString(strconv.FormatInt(d, 10))
	}
	if len(a.Shape) == 1 {
		dims.WriteByte(',')
	}
	header := fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%s), }", npyWritten[a.Elem], dims.String())
	const align = 64
	total := (len(npyMagic)+4+len(header)+1+align-1)/align*align - len(npyMagic) - 4
	header += strings.Repeat(" ", total-1-len(header)) + "\n"
	var b bytes.Buffer
	b.WriteString(npyMagic + "\x01\x00")
	binary.Write(&b, binary.LittleEndian, uint16(len(header)))
	b.WriteString(header)
	if _, err := w.Write(b.Bytes()); err != nil {
		return err
	}
	_, err := w.Write(a.bytePerElement())
	return err
}

// bytePerElement returns the data with 4-bit elements unpacked, i4 with its
// sign extended.
func (a *Array) bytePerElement() []byte {
	if a.Elem.MemBits() >= 8 {
		return a.Data
	}
	out := make([]byte, a.Len())
	for i := range out {
		out[i] = byte(a.Bits(i))
		if a.Elem == num.I4 {
			out[i] = byte(a.Int(i))
		}
	}
	return out
}
