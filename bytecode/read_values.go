package bytecode

import (
	"tileir/ast"
	"tileir/ast/num"
)

// constants is the table of constants. What is shared in the file is shared in
// the module: attributes by type and entry, unpacked data by entry and size.
type constants struct {
	raw      [][]byte
	at       []int // offset in the file
	attrs    map[[2]int]*ast.DenseAttr
	unpacked map[[2]int][]byte
}

func (r *reader) readConstants(c *cursor) {
	starts, data := c.offsets("constant", 8, c.at)
	if !c.ok() || !data.rising("constant", starts) {
		return
	}
	r.consts.attrs = map[[2]int]*ast.DenseAttr{}
	r.consts.unpacked = map[[2]int][]byte{}
	for i := range len(starts) - 1 {
		e := data.entry(starts, i)
		r.trace.open(e.at, "constant %d", i)
		n := e.count("size", 1)
		r.consts.at = append(r.consts.at, e.at)
		r.consts.raw = append(r.consts.raw, e.bytes("elements", n))
		r.trace.close()
		e.done("the constant")
	}
	r.layout.consts = r.consts.raw
}

// dense reads the index of a constant of the type with index typ.
func (r *reader) dense(c *cursor, typ int) ast.Attr {
	start := c.at
	i := c.index("constant", len(r.consts.raw))
	if i < 0 || typ < 0 {
		return nil
	}
	key := [2]int{typ, i}
	if a := r.consts.attrs[key]; a != nil {
		return a
	}
	tile := ast.AsTile(r.types[typ].typ)
	if tile == nil || tile.ElemNum() == num.Invalid {
		c.failAt(start, "expected a tile of numbers as the type of a constant, got %s", r.types[typ].typ)
		return nil
	}
	a := r.newDense(c, tile, i)
	if a == nil {
		return nil
	}
	r.consts.attrs[key] = a
	r.layout.uses = append(r.layout.uses, constUse{a, i})
	return a
}

// newDense reads the elements of constant i. Those of i1 come in two forms: as
// bits, which drivers take and cuTile Python writes, and a byte each, as public
// tools that are built with LLVM of 2026 write them. Where a byte can be both, it
// is bits.
func (r *reader) newDense(c *cursor, tile *ast.TileType, i int) *ast.DenseAttr {
	raw, at := r.consts.raw[i], r.consts.at[i]
	n, elem := tile.NumElements(), tile.ElemNum()
	size := storedBytes(elem)
	a := &ast.DenseAttr{Type: tile}
	switch {
	case elem == num.I1 && len(raw) == 1 && (raw[0] == 0 || raw[0] == 0xff):
		a.Splat, a.Data = true, []byte{raw[0] & 1}
		return a
	case elem == num.I1 && int64(len(raw)) == (n+7)/8:
		a.Data = r.unpack(i, int(n), func(out []byte) {
			for k := range out {
				out[k] = raw[k/8] >> (k % 8) & 1
			}
		})
	case elem == num.I1 && (len(raw) == 1 || int64(len(raw)) == n) && allBits(raw):
		a.Splat, a.Data = len(raw) == 1, raw
	case elem != num.I1 && len(raw) == size:
		a.Splat, n = true, 1
	case elem == num.I1 || int64(len(raw)) != n*int64(size):
		c.failAt(at, "expected %d or %d bytes for a constant of type %s, got %d: failed to validate buffer size and format",
			size, denseBytes(elem, n), tile, len(raw))
		return nil
	}
	switch elem {
	case num.I1:
	case num.TF32:
		a.Data = r.unpack(i, 4*int(n), func(out []byte) {
			for k := range int(n) {
				v := (uint32(raw[3*k]) | uint32(raw[3*k+1])<<8 | uint32(raw[3*k+2])<<16) << tf32Shift
				out[4*k], out[4*k+1], out[4*k+2], out[4*k+3] = byte(v), byte(v>>8), byte(v>>16), byte(v>>24)
			}
		})
	case num.I4, num.F4E2M1FN:
		for k, b := range raw {
			if b > 15 {
				c.failAt(at+k, "expected an element of 4 bits, got 0x%02x", b)
				return nil
			}
		}
		a.Data = raw
	default:
		a.Data = raw
	}
	if !a.Splat && allEqual(a.Data, a.ElemBytes()) {
		a.Splat, a.Data = true, a.Data[:a.ElemBytes()]
	}
	return a
}

// unpack makes the elements of constant i in the form of the IR, once for all
// types of the same size.
func (r *reader) unpack(i, size int, fill func([]byte)) []byte {
	key := [2]int{i, size}
	out, ok := r.consts.unpacked[key]
	if !ok {
		out = make([]byte, size)
		fill(out)
		r.consts.unpacked[key] = out
	}
	return out
}

// tf32Shift is how far the 19 bits of a stored tf32 lie from their place in an
// f32.
const tf32Shift = 13

// storedBytes returns how many bytes an element takes in a file; i1 is packed
// apart from this.
func storedBytes(t num.Type) int { return (t.Bits() + 7) / 8 }

// denseBytes returns how many bytes n elements take in a file.
func denseBytes(t num.Type, n int64) int64 {
	if t == num.I1 {
		return (n + 7) / 8
	}
	return n * int64(storedBytes(t))
}

// allBits reports whether every byte is 0 or 1.
func allBits(data []byte) bool {
	for _, b := range data {
		if b > 1 {
			return false
		}
	}
	return true
}

// allEqual reports whether all elements, of size bytes each, are the same.
func allEqual(data []byte, size int) bool {
	if len(data) == 0 {
		return false
	}
	for i := size; i < len(data); i++ {
		if data[i] != data[i-size] {
			return false
		}
	}
	return true
}
