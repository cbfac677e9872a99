package launcher

import (
	"encoding/binary"
	"fmt"
	"io"
	"sort"
	"strings"

	"tileir/ast/num"
)

// The message buffer carries print_tko and assert from a kernel to the host.
// The launcher owns it; the compiler's code fills it; nothing of it goes
// through the driver's printf.
//
// A header of 16 bytes, four little-endian u32:
//
//	[0] cursor    bytes reserved in the record area, advanced by atomic compare
//	              and swap where the record fits, so never beyond the capacity
//	[1] capacity  bytes of the record area, which follows the header
//	[2] failures  number of failed assertions
//	[3] dropped   records that did not fit and were not written
//
// A record starts at a multiple of 8 bytes:
//
//	u32 size      of the record in bytes, a multiple of 8; 0 ends the records
//	u32 message   index into Kernel.Messages
//	u32 x, y, z   the tile block
//	u32 zero
//	arguments     elements row-major, MemBits/8 bytes each (i1 and 4-bit types
//	              one byte each, pointers 8), each argument padded to 8 bytes
//
// The arguments of an assertion, if any, are rank-0 integers: the index of the
// failing element within the condition tile.
const (
	MessageHeaderBytes = 16
	MessageRecordBytes = 24 // of a record without arguments
)

// The record area is as large as the messages of the kernel ask for: a few of
// the largest record fit, as one tile may take 128 MiB. Beyond the bound records
// are dropped, and counted.
const (
	minMessageArea = 4 << 20
	maxMessageArea = 1 << 30
	largestRecords = 4 // of the largest record that fit
)

// MessageCapacity returns the bytes that the record area of a kernel with the
// given messages should have.
func MessageCapacity(messages []Message) int {
	largest := 0
	for i := range messages {
		largest = max(largest, messages[i].recordBytes())
	}
	return max(minMessageArea, min(largestRecords*largest, maxMessageArea))
}

// recordBytes returns the size of a record of the message.
func (m *Message) recordBytes() int {
	n := MessageRecordBytes
	for _, t := range m.Args {
		n += paddedBytes(t)
	}
	return n
}

// paddedBytes is the room that an argument takes in a record.
func paddedBytes(t TileType) int { return (t.Elements()*messageElemBytes(t) + 7) &^ 7 }

// MessageHeader is the decoded header of a message buffer.
type MessageHeader struct {
	Cursor, Capacity, Failures, Dropped uint32
}

// PutMessageHeader writes the header of an empty buffer whose record area has
// the given capacity in bytes.
func PutMessageHeader(dst []byte, capacity int) {
	clear(dst[:MessageHeaderBytes])
	binary.LittleEndian.PutUint32(dst[4:], uint32(capacity))
}

// GetMessageHeader reads a header.
func GetMessageHeader(src []byte) MessageHeader {
	u := func(i int) uint32 { return binary.LittleEndian.Uint32(src[4*i:]) }
	return MessageHeader{u(0), u(1), u(2), u(3)}
}

// TileValue is a tile as a message carries it. Elem holds the encoding of each
// element in the low bits, row-major.
type TileValue struct {
	TileType
	Bits []uint64
}

// Record is one decoded record of a message buffer.
type Record struct {
	Message *Message
	Block   [3]uint32
	Args    []TileValue
}

// DecodeMessages reads the records of a message buffer, header and record area
// as copied from the device. Records come back ordered by tile block (z, then
// y, then x), those of one tile block in the order in which they were written,
// so that output does not depend on how tile blocks were scheduled.
func DecodeMessages(buffer []byte, messages []Message) ([]Record, error) {
	if len(buffer) < MessageHeaderBytes {
		return nil, fmt.Errorf("message buffer has %d bytes, its header alone takes %d", len(buffer), MessageHeaderBytes)
	}
	h := GetMessageHeader(buffer)
	area := buffer[MessageHeaderBytes:]
	area = area[:min(int64(len(area)), int64(h.Capacity), int64(h.Cursor))]
	var records []Record
	for at := 0; at+MessageRecordBytes <= len(area); {
		size := int(binary.LittleEndian.Uint32(area[at:]))
		if size == 0 {
			break
		}
		if size < MessageRecordBytes || size%8 != 0 || size > len(area)-at {
			return records, fmt.Errorf("message buffer is damaged: record at byte %d has size %d, %d bytes are left", at, size, len(area)-at)
		}
		r, err := decodeRecord(area[at:at+size], messages)
		if err != nil {
			return records, fmt.Errorf("message buffer is damaged: record at byte %d: %w", at, err)
		}
		records = append(records, r)
		at += size
	}
	sort.SliceStable(records, func(i, j int) bool {
		a, b := records[i].Block, records[j].Block
		for d := 2; d >= 0; d-- {
			if a[d] != b[d] {
				return a[d] < b[d]
			}
		}
		return false
	})
	return records, nil
}

func decodeRecord(src []byte, messages []Message) (Record, error) {
	u := func(i int) uint32 { return binary.LittleEndian.Uint32(src[4*i:]) }
	if int64(u(1)) >= int64(len(messages)) {
		return Record{}, fmt.Errorf("message %d of %d", u(1), len(messages))
	}
	r := Record{Message: &messages[u(1)], Block: [3]uint32{u(2), u(3), u(4)}}
	src = src[MessageRecordBytes:]
	for i, t := range r.Message.Args {
		v, rest, err := decodeTile(src, t)
		if err != nil {
			return r, fmt.Errorf("argument %d: %w", i, err)
		}
		r.Args, src = append(r.Args, v), rest
	}
	return r, nil
}

// decodeTile reads one argument and its padding.
func decodeTile(src []byte, t TileType) (TileValue, []byte, error) {
	width, n := messageElemBytes(t), t.Elements()
	padded := paddedBytes(t)
	if padded > len(src) {
		return TileValue{}, nil, fmt.Errorf("%s takes %d bytes, %d are left", t, padded, len(src))
	}
	v := TileValue{TileType: t, Bits: make([]uint64, n)}
	for i := range v.Bits {
		for b := width - 1; b >= 0; b-- {
			v.Bits[i] = v.Bits[i]<<8 | uint64(src[i*width+b])
		}
		if bits := t.Elem.Bits(); !t.Pointer && bits < 8 {
			v.Bits[i] &= 1<<bits - 1
		}
	}
	return v, src[padded:], nil
}

// messageElemBytes returns the bytes of one element in a record.
func messageElemBytes(t TileType) int {
	if t.Pointer {
		return 8
	}
	return max(1, t.Elem.MemBits()/8)
}

// WriteRecords formats the prints among the records to w (nil: nowhere), keeps
// them in kept, and returns the first failed assertion as *AssertError.
func WriteRecords(w io.Writer, kept *Prints, records []Record) error {
	var failed error
	for _, r := range records {
		if r.Message.Kind == MessageAssert {
			if failed == nil {
				failed = newAssertError(r)
			}
			continue
		}
		kept.Add(Print{r.Block, r.Message.Format, r.Args})
		if w == nil {
			continue
		}
		if err := WriteMessage(w, r.Message.Format, r.Args); err != nil {
			return fmt.Errorf("writing the kernel's output: %w", err)
		}
	}
	return failed
}

// AssertError is a failed assertion of a kernel.
type AssertError struct {
	Block    [3]uint32 // the tile block, x, y, z
	Message  string
	Location string  // file:line:col; "" when unknown
	Index    []int64 // of the failing element; nil when unknown or rank 0
	More     int     // further assertions that failed in the same launch
	Lost     bool    // the record did not fit: only More is known
}

// Error returns, for instance,
// "gemm.mlir:4:5: assertion failed in tile block (0, 1, 0) at element [3]: n is odd".
func (e *AssertError) Error() string {
	if e.Lost {
		return fmt.Sprintf("%d assertions failed; their messages did not fit in the message buffer", e.More+1)
	}
	var b strings.Builder
	if e.Location != "" {
		b.WriteString(e.Location + ": ")
	}
	fmt.Fprintf(&b, "assertion failed in tile block (%d, %d, %d)", e.Block[0], e.Block[1], e.Block[2])
	if len(e.Index) > 0 {
		b.WriteString(" at element " + strings.ReplaceAll(fmt.Sprint(e.Index), " ", ", "))
	}
	b.WriteString(": " + e.Message)
	if e.More > 0 {
		fmt.Fprintf(&b, " (and %d more)", e.More)
	}
	return b.String()
}

func newAssertError(r Record) *AssertError {
	e := &AssertError{Block: r.Block, Message: r.Message.Format, Location: r.Message.Location}
	for _, a := range r.Args {
		if a.Elem.IsInt() && len(a.Bits) == 1 {
			e.Index = append(e.Index, signed(a.Bits[0], a.Elem))
		}
	}
	return e
}

// signed reads the bits of an integer as two's complement; i1 is 0 or 1.
func signed(bits uint64, t num.Type) int64 {
	if t == num.I1 {
		return int64(bits & 1)
	}
	shift := 64 - t.Bits()
	return int64(bits<<shift) >> shift
}

// ReportMessages decodes a message buffer, writes its prints to w, keeps them in
// kept (either may be nil) and returns an *AssertError if the kernel counted a failed assertion, even one whose
// record did not fit.
func ReportMessages(w io.Writer, kept *Prints, buffer []byte, messages []Message) error {
	records, err := DecodeMessages(buffer, messages)
	if err != nil {
		return err
	}
	err = WriteRecords(w, kept, records)
	failures := int(GetMessageHeader(buffer).Failures)
	if failures == 0 {
		return err
	}
	if err == nil {
		return &AssertError{Lost: true, More: failures - 1}
	}
	if failed, ok := err.(*AssertError); ok {
		failed.More = failures - 1
	}
	return err
}
