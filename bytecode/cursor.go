package bytecode

import (
	"encoding/binary"
	"fmt"
)

// cursor reads a part of a file from left to right. The first failure stays in
// the reader; after it every read yields zero and the cursor is at its end.
// Each read names what it reads, for messages and for the annotated view.
type cursor struct {
	r       *reader
	data    []byte // the whole file
	at, end int
	sec     section
}

func (c *cursor) left() int { return c.end - c.at }

func (c *cursor) ok() bool { return c.r.err == nil }

// fail records an error at an offset.
func (c *cursor) failAt(offset int, format string, args ...any) {
	if c.r.err == nil {
		c.r.err = &Error{Offset: offset, Section: c.sec.String(), Msg: fmt.Sprintf(format, args...)}
	}
	c.at = c.end
}

func (c *cursor) short(what string, n int) {
	c.failAt(c.at, "expected %d bytes for %s, got %d", n, what, c.left())
}

// sub returns a cursor over the next n bytes, which must be there, and skips
// them.
func (c *cursor) sub(n int) cursor {
	s := cursor{r: c.r, data: c.data, at: c.at, end: c.at + n, sec: c.sec}
	c.at += n
	return s
}

// done checks that nothing is left over.
func (c *cursor) done(what string) {
	if c.ok() && c.at != c.end {
		c.failAt(c.at, "expected the end of %s, got %d bytes more", what, c.left())
	}
}

func (c *cursor) u8(what string) byte {
	if c.at >= c.end {
		c.short(what, 1)
		return 0
	}
	b := c.data[c.at]
	c.at++
	if c.r.trace != nil {
		c.r.trace.number(c.at-1, c.at, what, uint64(b))
	}
	return b
}

// varint reads an unsigned number of up to 64 bits, seven to a byte, lowest
// first.
func (c *cursor) varint(what string) uint64 {
	if c.at < c.end && c.data[c.at] < 0x80 && c.r.trace == nil {
		c.at++
		return uint64(c.data[c.at-1])
	}
	start := c.at
	v, high := c.longVarint(what)
	if high != 0 {
		c.failAt(start, "expected a number of at most 64 bits for %s, got more", what)
		return 0
	}
	if c.r.trace != nil && c.ok() {
		c.r.trace.number(start, c.at, what, v)
	}
	return v
}

// longVarint reads a number of up to 70 bits and returns the upper six apart.
func (c *cursor) longVarint(what string) (v uint64, high byte) {
	for shift := uint(0); shift < 70; shift += 7 {
		if c.at >= c.end {
			c.failAt(c.at, "expected a number for %s, got the end", what)
			return 0, 0
		}
		b := c.data[c.at]
		c.at++
		v |= uint64(b&0x7f) << shift
		if shift == 63 {
			high = b & 0x7f >> 1
		}
		if b < 0x80 {
			return v, high
		}
	}
	c.failAt(c.at, "expected a number of at most 10 bytes for %s, got more", what)
	return 0, 0
}

// signed reads a number whose lowest bit is the sign. A pattern of 64 bits may
// come in two forms: cuTile Python takes it for a positive number, which needs
// 65 bits in this encoding.
func (c *cursor) signed(what string) int64 {
	start := c.at
	v, high := c.longVarint(what)
	if high > 1 || high == 1 && v&1 != 0 {
		c.failAt(start, "expected a number of at most 64 bits for %s, got more", what)
		return 0
	}
	n := int64(v>>1|uint64(high)<<63) ^ -int64(v&1)
	if c.r.trace != nil && c.ok() {
		c.r.trace.signed(start, c.at, what, n)
	}
	return n
}

// count reads how many items follow, each of which takes at least size bytes.
func (c *cursor) count(what string, size int) int {
	start := c.at
	n := c.varint(what)
	if n > uint64(c.left()/size) {
		c.failAt(start, "expected at most %d for %s, which is what %d bytes hold, got %d", c.left()/size, what, c.left(), n)
		return 0
	}
	return int(n)
}

// index reads a number below limit.
func (c *cursor) index(what string, limit int) int {
	start := c.at
	n := c.varint(what)
	if n >= uint64(limit) {
		if c.ok() {
			c.failAt(start, "expected an index below %d for %s, got %d", limit, what, n)
		}
		return -1
	}
	return int(n)
}

// bytes returns the next n bytes of the file.
func (c *cursor) bytes(what string, n int) []byte {
	if n > c.left() {
		c.short(what, n)
		return nil
	}
	b := c.data[c.at : c.at+n : c.at+n]
	c.at += n
	if c.r.trace != nil {
		c.r.trace.raw(c.at-n, c.at, what)
	}
	return b
}

// pad skips padding up to a multiple of align bytes from the start of a section.
func (c *cursor) pad(start int, align int) {
	n := (align - (c.at-start)%align) % align
	if n > c.left() {
		c.short("padding", n)
		return
	}
	c.at += n
	if c.r.trace != nil && n > 0 {
		c.r.trace.raw(c.at-n, c.at, "padding")
	}
}

// int32s reads a counted list of 32-bit numbers. The greatest and the least of
// them mean something else inside of the public tools, which refuse them too.
func (c *cursor) int32s(what string) []int32 {
	n := c.count(what, 4)
	if n == 0 {
		return nil
	}
	out := make([]int32, n)
	for i := range out {
		out[i] = int32(binary.LittleEndian.Uint32(c.data[c.at+4*i:]))
		if out[i] == 0x7fffffff || out[i] == -0x80000000 {
			c.failAt(c.at+4*i, "array contains unsupported value %d: expected a smaller one for %s", out[i], what)
			return nil
		}
	}
	c.bytes(what, 4*n)
	return out
}

// int64s reads a counted list of 64-bit numbers.
func (c *cursor) int64s(what string) []int64 {
	n := c.count(what, 8)
	if n == 0 {
		return nil
	}
	out := make([]int64, n)
	for i := range out {
		out[i] = int64(binary.LittleEndian.Uint64(c.data[c.at+8*i:]))
	}
	c.bytes(what, 8*n)
	return out
}
