package conformance

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// shapeBlocks is the grid of cases that only move elements.
const shapeBlocks = 2

// movement is an op that moves elements of its operands: element k of the
// result is element from(k) of the operands, one after the other.
type movement struct {
	op     ast.Opcode
	text   string // with %a, %b as operands and types of $a, $r
	name   string
	ins    [][]int // shapes
	out    []int
	from   func(k int) int
	extras []uint64 // i32 scalars, called %x0, %x1, … in the text
}

func (m movement) matrixCase(t num.Type) *matrixCase {
	c := newCase(m.op, shapeBlocks, "%s %s", m.name, t)
	c.nanBits = true
	s := c.entry
	text := strings.ReplaceAll(m.text, "$r", tileOf(t, m.out))
	per := 0
	var columns [][]uint64
	for i, shape := range m.ins {
		bits := sampleColumns(uint64(i)+77, []num.Type{t}, shapeBlocks*extent(shape))[0]
		columns = append(columns, bits)
		letter := string(rune('a' + i))
		text = strings.ReplaceAll(text, "%"+letter, s.load(c.input(t, bits), t, shape, shapeBlocks))
		text = strings.ReplaceAll(text, "$"+letter, tileOf(t, shape))
		per += extent(shape)
	}
	for i, x := range m.extras {
		text = strings.ReplaceAll(text, fmt.Sprintf("%%x%d", i), c.number(num.I32, x))
	}
	s.op("%%r = %s", text)
	s.store("%r", c.output(t, shapeBlocks*extent(m.out)), t, m.out, shapeBlocks)
	c.model = func(mem [][]uint64) {
		n := extent(m.out)
		for b := range shapeBlocks {
			all := make([]uint64, 0, per)
			for i, shape := range m.ins {
				all = append(all, columns[i][b*extent(shape):][:extent(shape)]...)
			}
			for k := range n {
				mem[len(mem)-1][b*n+k] = all[m.from(k)]
			}
		}
	}
	return c
}

// coordinates turns a place in a tile into an index, and flat back.
func coordinates(k int, shape []int) []int {
	index := make([]int, len(shape))
	for d := len(shape) - 1; d >= 0; d-- {
		index[d], k = k%shape[d], k/shape[d]
	}
	return index
}

func flat(index, shape []int) int {
	k := 0
	for d := range shape {
		k = k*shape[d] + index[d]
	}
	return k
}

func movements() []movement {
	var list []movement
	list = append(list, reshapes()...)
	list = append(list, permutes()...)
	list = append(list, broadcasts()...)
	list = append(list, cats()...)
	return append(append(list, extracts()...), inserts()...)
}

func reshapes() []movement {
	var list []movement
	for _, p := range [][2][]int{{{64}, {8, 8}}, {{8, 8}, {64}}, {{16, 8}, {8, 16}}, {{2, 2, 2, 2}, {16}}, {{}, {1}}, {{1}, {1, 1}},
		{{1, 1}, {}}, {{64, 64}, {4096}}, {{128, 2}, {2, 128}}, {{32}, {1, 32, 1}}, {{4, 8, 16}, {32, 16}}, {{2, 256}, {2, 16, 16}}} {
		list = append(list, movement{op: ast.OpReshape, name: shapeName(p[0]) + " to " + shapeName(p[1]), text: "reshape %a : $a -> $r",
			ins: p[:1], out: p[1], from: func(k int) int { return k }})
	}
	return list
}

func permutes() []movement {
	var list []movement
	add := func(shape []int, perm ...int) {
		out := make([]int, len(shape))
		for d, p := range perm {
			out[d] = shape[p]
		}
		list = append(list, movement{op: ast.OpPermute, name: fmt.Sprintf("%s %v", shapeName(shape), perm),
			text: fmt.Sprintf("permute %%a [%s] : $a -> $r", dims(perm, ", ")), ins: [][]int{shape}, out: out,
			from: func(k int) int {
				index := coordinates(k, out)
				source := make([]int, len(shape))
				for d, p := range perm {
					source[p] = index[d]
				}
				return flat(source, shape)
			}})
	}
	for _, shape := range [][]int{{8, 16}, {64, 64}, {128, 2}, {1, 32}, {2, 256}, {16, 8}} {
		add(shape, 1, 0)
	}
	for _, p := range [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		add([]int{4, 8, 16}, p...)
	}
	add([]int{2, 4, 8, 2}, 3, 1, 0, 2)
	return list
}

func broadcasts() []movement {
	var list []movement
	for _, p := range [][2][]int{{{1, 16}, {8, 16}}, {{16, 1}, {16, 8}}, {{1}, {128}}, {{1, 1}, {64, 64}}, {{1, 8, 1}, {4, 8, 16}}, {{128, 1}, {128, 2}}, {{4, 8}, {4, 8}}} {
		shape, out := p[0], p[1]
		list = append(list, movement{op: ast.OpBroadcast, name: shapeName(shape) + " to " + shapeName(out), text: "broadcast %a : $a -> $r",
			ins: [][]int{shape}, out: out, from: func(k int) int {
				index := coordinates(k, out)
				for d, n := range shape {
					if n == 1 {
						index[d] = 0
					}
				}
				return flat(index, shape)
			}})
	}
	return list
}

func cats() []movement {
	var list []movement
	add := func(shape []int, dim int) {
		out := slices.Clone(shape)
		out[dim] *= 2
		list = append(list, movement{op: ast.OpCat, name: fmt.Sprintf("%s dim %d", shapeName(shape), dim),
			text: fmt.Sprintf("cat %%a, %%b dim = %d : $a, $b -> $r", dim), ins: [][]int{shape, shape}, out: out,
			from: func(k int) int {
				index := coordinates(k, out)
				side := index[dim] / shape[dim]
				index[dim] %= shape[dim]
				return side*extent(shape) + flat(index, shape)
			}})
	}
	add([]int{32}, 0)
	add([]int{1}, 0)
	for dim := range 2 {
		add([]int{8, 16}, dim)
		add([]int{64, 32}, dim)
		add([]int{1, 1}, dim)
	}
	for dim := range 3 {
		add([]int{4, 8, 2}, dim)
	}
	return list
}

func extracts() []movement {
	var list []movement
	add := func(shape, out []int, at ...int) {
		var names []string
		var extras []uint64
		for d, i := range at {
			names, extras = append(names, fmt.Sprintf("%%x%d", d)), append(extras, uint64(i))
		}
		list = append(list, movement{op: ast.OpExtract, name: fmt.Sprintf("%s of %s at %v", shapeName(out), shapeName(shape), at), extras: extras,
			text: fmt.Sprintf("extract %%a[%s] : $a -> $r", strings.Join(names, ", ")), ins: [][]int{shape}, out: out,
			from: func(k int) int {
				index := coordinates(k, out)
				for d := range index {
					index[d] += at[d] * out[d]
				}
				return flat(index, shape)
			}})
	}
	add([]int{64}, []int{16}, 3)
	add([]int{32, 64}, []int{16, 16}, 1, 2)
	add([]int{128, 2}, []int{128, 1}, 0, 1)
	add([]int{4, 8, 16}, []int{2, 8, 4}, 1, 0, 3)
	add([]int{64, 64}, []int{1, 64}, 41, 0)
	add([]int{16}, []int{16}, 0)
	return list
}

func inserts() []movement {
	var list []movement
	add := func(part, shape []int, at ...int) {
		var names []string
		var extras []uint64
		for d, i := range at {
			names, extras = append(names, fmt.Sprintf("%%x%d", d)), append(extras, uint64(i))
		}
		list = append(list, movement{op: ast.OpInsert, name: fmt.Sprintf("%s into %s at %v", shapeName(part), shapeName(shape), at), extras: extras,
			text: fmt.Sprintf("insert %%a, %%b[%s] : $a, $r", strings.Join(names, ", ")), ins: [][]int{part, shape}, out: shape,
			from: func(k int) int {
				index := coordinates(k, shape)
				for d := range index {
					if index[d]/part[d] != at[d] {
						return extent(part) + k
					}
					index[d] %= part[d]
				}
				return flat(index, part)
			}})
	}
	add([]int{16}, []int{64}, 3)
	add([]int{16, 16}, []int{32, 64}, 1, 2)
	add([]int{128, 1}, []int{128, 2}, 0, 1)
	add([]int{2, 8, 4}, []int{4, 8, 16}, 1, 0, 3)
	add([]int{16}, []int{16}, 0)
	return list
}

// shapeElems are the element types in which movements are tried.
var shapeElems = []num.Type{num.I8, num.F16, num.F32, num.I64, num.I1}

func shapeCases() []*matrixCase {
	var cases []*matrixCase
	for i, m := range movements() {
		for j, t := range shapeElems {
			if fullMatrix() || (i+j)%2 == 0 || t == num.F32 {
				cases = append(cases, m.matrixCase(t))
			}
		}
	}
	// The other types, each by one op of each kind.
	for i, t := range []num.Type{num.I16, num.I32, num.BF16, num.F64, num.TF32, num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU, num.F4E2M1FN} {
		all := movements()
		for _, op := range []ast.Opcode{ast.OpReshape, ast.OpPermute, ast.OpBroadcast, ast.OpCat, ast.OpExtract, ast.OpInsert} {
			of := slices.DeleteFunc(slices.Clone(all), func(m movement) bool {
				return m.op != op || len(m.out) == 0 || len(m.ins[0]) == 0 || m.ins[0][len(m.ins[0])-1]%2 != 0 || m.out[len(m.out)-1]%2 != 0
			})
			cases = append(cases, of[i%len(of)].matrixCase(t))
		}
	}
	cases = append(cases, packCases()...)
	cases = append(cases, iotaCases()...)
	return append(cases, constantCases()...)
}

// packCases: a tile of numbers and its bytes are one row of bits, the first
// element lowest.
func packCases() []*matrixCase {
	var cases []*matrixCase
	for i, t := range []num.Type{num.I16, num.I32, num.I64, num.I4, num.F16, num.BF16, num.F32, num.F64, num.TF32, num.F4E2M1FN} {
		width := t.MemBits()
		n := []int{64, 32, 256}[i%3]
		bytes := sampleColumns(uint64(i), []num.Type{num.I8}, shapeBlocks*n*width/8)[0]
		if t == num.TF32 {
			for k := range bytes { // the 13 low bits of each word belong to no element
				bytes[k] &= []uint64{0, 0xe0, 0xff, 0xff}[k%4]
			}
		}
		wide, narrow := []int{n}, []int{n * width / 8}
		u := newCase(ast.OpUnpack, shapeBlocks, "i8 to %s", t)
		v := u.entry.load(u.input(num.I8, bytes), num.I8, narrow, shapeBlocks)
		u.entry.op("%%u = unpack %s : %s -> %s", v, tileOf(num.I8, narrow), tileOf(t, wide))
		u.nanBits = true
		if t == num.I4 { // which memory does not hold: one to a byte
			u.entry.op("%%w = exti %%u unsigned : %s -> %s", tileOf(t, wide), tileOf(num.I8, wide))
			u.entry.store("%w", u.output(num.I8, shapeBlocks*n), num.I8, wide, shapeBlocks)
		} else {
			u.entry.store("%u", u.output(t, shapeBlocks*n), t, wide, shapeBlocks)
		}
		u.model = func(mem [][]uint64) { copy(mem[1], regroup(bytes, 8, width)) }
		cases = append(cases, u)
		if t == num.I4 {
			continue // packed by every case with i4 results
		}
		p := newCase(ast.OpPack, shapeBlocks, "%s to i8", t)
		v = p.entry.load(p.input(t, regroup(bytes, 8, width)), t, wide, shapeBlocks)
		p.entry.op("%%u = pack %s : %s -> %s", v, tileOf(t, wide), tileOf(num.I8, narrow))
		p.entry.store("%u", p.output(num.I8, len(bytes)), num.I8, narrow, shapeBlocks)
		p.model = func(mem [][]uint64) { copy(mem[1], bytes) }
		cases = append(cases, p)
	}
	return cases
}

// regroup reads a row of bits in other portions.
func regroup(bits []uint64, from, to int) []uint64 {
	out := make([]uint64, len(bits)*from/to)
	for i := range len(bits) * from {
		out[i/to] |= bits[i/from] >> (i % from) & 1 << (i % to)
	}
	return out
}

func iotaCases() []*matrixCase {
	var cases []*matrixCase
	for _, p := range []struct {
		t num.Type
		n int
	}{{num.I1, 2}, {num.I1, 1}, {num.I8, 256}, {num.I8, 32}, {num.I16, 1024}, {num.I32, 128}, {num.I32, 1}, {num.I32, 4096}, {num.I64, 64}} {
		c := newCase(ast.OpIota, shapeBlocks, "%s %d", p.t, p.n)
		c.entry.op("%%i = iota : %s", tileOf(p.t, []int{p.n}))
		c.entry.store("%i", c.output(p.t, shapeBlocks*p.n), p.t, []int{p.n}, shapeBlocks)
		c.model = func(mem [][]uint64) {
			for k := range mem[0] {
				mem[0][k] = uint64(k % p.n)
			}
		}
		cases = append(cases, c)
	}
	return cases
}

// constantCases write the specials of a type as patterns, and one as a splat.
func constantCases() []*matrixCase {
	var cases []*matrixCase
	for _, t := range append(everyInt, everyFloat...) {
		specials := specialsOf(t)
		n := 1
		for n < len(specials) {
			n *= 2
		}
		var words []string
		bits := make([]uint64, n)
		for k := range bits {
			bits[k] = specials[k%len(specials)]
			words = append(words, literal(t, bits[k]))
		}
		for _, splat := range []bool{false, true} {
			c := newCase(ast.OpConstant, 1, "%s splat=%v", t, splat)
			c.nanBits = true
			text := "[" + strings.Join(words, ", ") + "]"
			if splat {
				text = words[len(words)-1]
			}
			c.entry.op("%%c = constant <%s: %s> : %s", t, text, tileOf(t, []int{n}))
			c.entry.store("%c", c.output(t, n), t, []int{n}, 1)
			c.model = func(mem [][]uint64) {
				for k := range mem[0] {
					mem[0][k] = bits[k]
					if splat {
						mem[0][k] = bits[n-1]
					}
				}
			}
			cases = append(cases, c)
		}
	}
	return cases
}

// literal writes an element of a constant as its pattern.
func literal(t num.Type, p uint64) string {
	switch {
	case t == num.I1:
		return fmt.Sprint(p == 1)
	case t.IsInt():
		return value(t, p, true).String()
	case t == num.TF32:
		p >>= 13
	}
	return fmt.Sprintf("0x%0*X", (t.Bits()+3)/4, p)
}
