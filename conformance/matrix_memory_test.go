package conformance

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// pointerShapes are the tiles of pointers.
var pointerShapes = [][]int{{128}, {16, 8}, {}, {1}, {64, 2}, {32}, {2, 4, 8}, {512}}

var memoryElems = []num.Type{num.F32, num.F16, num.I8, num.I64, num.I1, num.I32, num.BF16, num.F64, num.I16, num.TF32, num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU}

// scatteredPlaces sends lane k of n to an element of its own.
func scatteredPlaces(n int) []uint64 {
	places := make([]uint64, n)
	for k := range places {
		places[k] = uint64((k*5 + 3) % n)
		if n%5 == 0 {
			places[k] = uint64(n - 1 - k)
		}
	}
	return places
}

// pointersTo loads a tile of places and makes pointers of it. Lanes that the
// mask leaves out point far outside.
func (c *matrixCase) pointersTo(ptr string, t num.Type, shape []int, places []uint64, elem num.Type) string {
	s := c.entry
	offsets := s.load(c.input(elem, places), elem, shape, 1)
	tile, p := s.pointerTile(ptr, t, shape), s.fresh()
	s.op("%s = offset %s, %s : %s, %s -> %s", p, tile, offsets, pointersOf(t, shape), tileOf(elem, shape), pointersOf(t, shape))
	return p
}

// maskOf leaves out about a third of n lanes.
func maskOf(n int) []uint64 {
	m := make([]uint64, n)
	for k := range m {
		m[k] = bit(k%3 != 1 && k%7 != 2)
	}
	return m
}

const farOutside = 1 << 29 // elements

func pointerCases() []*matrixCase {
	var cases []*matrixCase
	n := 0
	for _, t := range memoryElems {
		for _, masked := range []bool{false, true} {
			shape := pointerShapes[n%len(pointerShapes)]
			n++
			cases = append(cases, loadPointers(t, shape, masked, "weak"), storePointers(t, shape, masked, "weak"))
		}
	}
	for i, scope := range ast.EnumMemoryScope.Info().Names {
		shape := pointerShapes[i]
		for _, t := range []num.Type{num.I32, num.F16, num.I64} {
			cases = append(cases, loadPointers(t, shape, i == 0, "relaxed "+scope), loadPointers(t, shape, i == 1, "acquire "+scope),
				storePointers(t, shape, i == 0, "relaxed "+scope), storePointers(t, shape, i == 1, "release "+scope))
		}
	}
	cases = append(cases, offsetCases()...)
	return append(cases, addressCases()...)
}

// loadPointers gathers; what the mask leaves out is padded.
func loadPointers(t num.Type, shape []int, masked bool, order string) *matrixCase {
	n := extent(shape)
	c := newCase(ast.OpLoadPtrTko, 1, "%s %s %s masked=%v", order, t, shapeName(shape), masked)
	c.nanBits = true
	in, places, m := sampleColumns(61, []num.Type{t}, n)[0], scatteredPlaces(n), maskOf(n)
	for k := range places {
		if masked && m[k] == 0 {
			places[k] = farOutside + uint64(k)
		}
	}
	pad := specialsOf(t)[0]
	p := c.pointersTo(c.input(t, in), t, shape, places, num.I32)
	operands, types := "", ""
	if masked {
		operands = fmt.Sprintf(", %s, %s", c.entry.load(c.input(num.I1, m), num.I1, shape, 1), c.entry.constant(literal(t, pad), t, shape))
		types = fmt.Sprintf(", %s, %s", tileOf(num.I1, shape), tileOf(t, shape))
	}
	c.entry.op("%%r, %%k = load_ptr_tko %s %s%s : %s%s -> %s, token", order, p, operands, pointersOf(t, shape), types, tileOf(t, shape))
	c.entry.store("%r", c.output(t, n), t, shape, 1)
	c.model = func(mem [][]uint64) {
		for k := range n {
			if masked && m[k] == 0 {
				mem[len(mem)-1][k] = pad
			} else {
				mem[len(mem)-1][k] = in[places[k]]
			}
		}
	}
	return c
}

func storePointers(t num.Type, shape []int, masked bool, order string) *matrixCase {
	n := extent(shape)
	c := newCase(ast.OpStorePtrTko, 1, "%s %s %s masked=%v", order, t, shapeName(shape), masked)
	c.nanBits = true
	in, places, m := sampleColumns(62, []num.Type{t}, n)[0], scatteredPlaces(n), maskOf(n)
	for k := range places {
		if masked && m[k] == 0 {
			places[k] = farOutside + uint64(k)
		}
	}
	p := c.pointersTo(c.output(t, n), t, shape, places, num.I32)
	v := c.entry.load(c.input(t, in), t, shape, 1)
	operands, types := "", ""
	if masked {
		operands, types = ", "+c.entry.load(c.input(num.I1, m), num.I1, shape, 1), ", "+tileOf(num.I1, shape)
	}
	c.entry.op("%%k = store_ptr_tko %s %s, %s%s : %s, %s%s -> token", order, p, v, operands, pointersOf(t, shape), tileOf(t, shape), types)
	c.model = func(mem [][]uint64) {
		for k := range n {
			if !masked || m[k] == 1 {
				mem[0][places[k]] = in[k]
			}
		}
	}
	return c
}

// offsetCases: offsets are signed and count elements, whatever their width.
func offsetCases() []*matrixCase {
	var cases []*matrixCase
	for _, elem := range everyInt {
		for _, t := range []num.Type{num.F32, num.I8, num.F64, num.I16} {
			const n = 64
			c := newCase(ast.OpOffset, 1, "%s by %s", t, elem)
			c.nanBits = true
			in := sampleColumns(63, []num.Type{t}, 2*n)[0]
			places := make([]uint64, n)
			for k := range places {
				places[k] = wrapped(elem, big.NewInt(int64(k*3%n-n/2)))
			}
			ptr, middle, by := c.input(t, in), c.entry.fresh(), c.entry.constant(fmt.Sprint(n), num.I32, nil)
			c.entry.op("%s = offset %s, %s : tile<ptr<%s>>, tile<i32> -> tile<ptr<%s>>", middle, ptr, by, t, t)
			p := c.pointersTo(middle, t, []int{n}, places, elem)
			c.entry.op("%%r, %%k = load_ptr_tko weak %s : %s -> %s, token", p, pointersOf(t, []int{n}), tileOf(t, []int{n}))
			c.entry.store("%r", c.output(t, n), t, []int{n}, 1)
			c.model = func(mem [][]uint64) {
				for k := range n {
					mem[2][k] = in[n+int(value(elem, places[k], true).Int64())]
				}
			}
			cases = append(cases, c)
		}
	}
	return cases
}

// addressCases turn pointers into integers and back, and into pointers to
// another type.
func addressCases() []*matrixCase {
	var cases []*matrixCase
	for _, shape := range [][]int{{32}, {}, {8, 4}} {
		n := extent(shape)
		in := sampleColumns(64, []num.Type{num.F32}, n)[0]
		ptrs := pointersOf(num.F32, shape)
		load := func(c *matrixCase, body func(p string), t num.Type) {
			p := c.pointersTo(c.input(num.F32, in), num.F32, shape, scatteredPlaces(n), num.I64)
			body(p)
			c.entry.op("%%r, %%k = load_ptr_tko weak %%q : %s -> %s, token", pointersOf(t, shape), tileOf(t, shape))
			c.entry.store("%r", c.output(t, n), t, shape, 1)
			c.nanBits = true
			c.model = func(mem [][]uint64) {
				for k, at := range scatteredPlaces(n) {
					mem[2][k] = in[at]
				}
			}
			cases = append(cases, c)
		}
		there := newCase(ast.OpPtrToInt, 1, "there and back %s", shapeName(shape))
		load(there, func(p string) {
			there.entry.op("%%a = ptr_to_int %s : %s -> %s", p, ptrs, tileOf(num.I64, shape))
			there.entry.op("%%q = int_to_ptr %%a : %s -> %s", tileOf(num.I64, shape), ptrs)
		}, num.F32)
		back := *there
		back.op, back.name = ast.OpIntToPtr, "int_to_ptr there and back "+shapeName(shape)
		cases = append(cases, &back)
		bits := newCase(ast.OpPtrToPtr, 1, "f32 read as i32 %s", shapeName(shape))
		load(bits, func(p string) {
			bits.entry.op("%%q = ptr_to_ptr %s : %s -> %s", p, ptrs, pointersOf(num.I32, shape))
		}, num.I32)
	}
	// The distance between addresses counts bytes.
	c := newCase(ast.OpPtrToInt, 1, "distance")
	p := c.input(num.I16, make([]uint64, 16))
	seven := c.entry.constant("7", num.I32, nil)
	c.entry.op("%%q = offset %s, %s : tile<ptr<i16>>, tile<i32> -> tile<ptr<i16>>", p, seven)
	c.entry.op("%%a = ptr_to_int %s : tile<ptr<i16>> -> tile<i64>", p)
	c.entry.op("%%b = ptr_to_int %%q : tile<ptr<i16>> -> tile<i64>")
	c.entry.op("%%d = subi %%b, %%a : tile<i64>")
	c.entry.store("%d", c.output(num.I64, 1), num.I64, nil, 1)
	c.model = func(mem [][]uint64) { mem[1][0] = 14 }
	return append(cases, c)
}

// atomicMode is a mode of atomic_rmw_tko and what it makes of two elements.
type atomicMode struct {
	name  string
	elems []num.Type
	of    func(t num.Type, old, arg uint64) uint64
	red   bool // atomic_red_view_tko has it too
}

func atomicModes() []atomicMode {
	words := []num.Type{num.I32, num.I64}
	sums, signs, bits := overflowRows(), signedRows(), plainIntegerRows()
	return []atomicMode{
		{"and", words, viaRows(bits, "andi %a, %b"), true},
		{"or", words, viaRows(bits, "ori %a, %b"), true},
		{"xor", words, viaRows(bits, "xori %a, %b"), true},
		{"add", words, viaRows(sums, "addi %a, %b"), true},
		{"addf", plainFloats, func(t num.Type, a, b uint64) uint64 {
			return encode(t, sum(decode(t, a), decode(t, b), ast.RoundNearestEven), ast.RoundNearestEven)
		}, true},
		{"max", words, viaRows(signs, "maxi %a, %b signed"), true},
		{"min", words, viaRows(signs, "mini %a, %b signed"), true},
		{"umax", words, viaRows(signs, "maxi %a, %b unsigned"), true},
		{"umin", words, viaRows(signs, "mini %a, %b unsigned"), true},
		{"xchg", []num.Type{num.I32, num.I64, num.F32, num.F64}, func(_ num.Type, _, b uint64) uint64 { return b }, false},
	}
}

// normalElements draws elements that are their own flushed form: the
// specification notes that addf may flush what is subnormal.
func normalElements(t num.Type, n int, seed uint64) []uint64 {
	bits := sampleColumns(seed, []num.Type{t}, n)[0]
	if l, ok := layouts[t]; ok {
		for k, p := range bits {
			field := p >> l.frac & mask(l.exp)
			if low := uint64(l.bias) / 2; field < low || field > 3*low {
				bits[k] = p&^(mask(l.exp)<<l.frac) | (low+field%(2*low))<<l.frac
			}
		}
	}
	return bits
}

func atomicCases() []*matrixCase {
	var cases []*matrixCase
	orders := []string{"relaxed device", "acquire sys", "release tl_blk", "acq_rel device", "relaxed sys", "acq_rel tl_blk", "acquire device", "release sys"}
	n := 0
	for _, m := range atomicModes() {
		for _, t := range m.elems {
			for _, masked := range []bool{false, true} {
				cases = append(cases, rmwCase(m, t, pointerShapes[n%len(pointerShapes)], masked, orders[n%len(orders)]))
				n++
			}
			if t != num.F16 && t != num.BF16 && m.name != "xchg" {
				cases = append(cases, contendedCase(m, t))
			}
			if m.red {
				cases = append(cases, redViewCase(m, t, viewSpecs[2+n%3], n), redViewCase(m, t, viewSpecs[15], n))
			}
		}
	}
	for i, t := range []num.Type{num.I32, num.I64, num.F32, num.F64} {
		for j, masked := range []bool{false, true} {
			cases = append(cases, casCase(t, pointerShapes[2*i+j], masked, orders[2*i+j]))
		}
	}
	return cases
}

// maskedLanes: what an atomic yields for a lane that the mask leaves out is up
// to the implementation, so that such lanes are not stored.
func (c *matrixCase) storeLanes(v string, t num.Type, shape []int, m []uint64, maskName string) {
	out := c.output(t, extent(shape))
	if maskName == "" {
		c.entry.store(v, out, t, shape, 1)
		return
	}
	kept, zero := c.entry.fresh(), c.entry.constant(literal(t, 0), t, shape)
	c.entry.op("%s = select %s, %s, %s : %s, %s", kept, maskName, v, zero, tileOf(num.I1, shape), tileOf(t, shape))
	c.entry.store(kept, out, t, shape, 1)
}

func rmwCase(m atomicMode, t num.Type, shape []int, masked bool, order string) *matrixCase {
	n := extent(shape)
	c := newCase(ast.OpAtomicRMWTko, 1, "%s %s %s %s masked=%v", order, m.name, t, shapeName(shape), masked)
	old, arg, places, lanes := normalElements(t, n, 71), normalElements(t, n, 72), scatteredPlaces(n), maskOf(n)
	slices.Reverse(arg)
	p := c.pointersTo(c.input(t, old), t, shape, places, num.I32)
	a := c.entry.load(c.input(t, arg), t, shape, 1)
	operand, maskType, name := "", "", ""
	if masked {
		name = c.entry.load(c.input(num.I1, lanes), num.I1, shape, 1)
		operand, maskType = ", "+name, ", "+tileOf(num.I1, shape)
	}
	c.entry.op("%%r, %%k = atomic_rmw_tko %s %s, %s, %s%s : %s, %s%s -> %s, token", order, p, m.name, a, operand,
		pointersOf(t, shape), tileOf(t, shape), maskType, tileOf(t, shape))
	c.storeLanes("%r", t, shape, lanes, name)
	c.model = func(mem [][]uint64) {
		for k, at := range places {
			mem[len(mem)-1][k] = 0
			if !masked || lanes[k] == 1 {
				mem[len(mem)-1][k] = old[at]
				mem[0][at] = m.of(t, old[at], arg[k])
			}
		}
	}
	return c
}

// contendedCase has all lanes of several tile blocks change one element.
func contendedCase(m atomicMode, t num.Type) *matrixCase {
	const blocks, lanes = 8, 64
	c := newCase(ast.OpAtomicRMWTko, blocks, "contended %s %s", m.name, t)
	arg := sampleColumns(73, []num.Type{num.I64}, blocks*lanes)[0]
	for k := range arg {
		if arg[k] = wrapped(num.I32, value(num.I64, arg[k], true)); t.IsFloat() {
			arg[k] = smallWhole(t, arg[k]^uint64(k))
		}
	}
	start := []uint64{0}
	if m.name == "and" || m.name == "umin" || m.name == "min" {
		start[0] = mask(t.Bits()) >> 1
	}
	p := c.entry.pointerTile(c.input(t, start), t, []int{lanes})
	a := c.entry.load(c.input(t, arg), t, []int{lanes}, blocks)
	c.entry.op("%%r, %%k = atomic_rmw_tko relaxed device %s, %s, %s : %s, %s -> %s, token", p, m.name, a,
		pointersOf(t, []int{lanes}), tileOf(t, []int{lanes}), tileOf(t, []int{lanes}))
	c.model = func(mem [][]uint64) {
		for _, v := range arg {
			mem[0][0] = m.of(t, mem[0][0], v)
		}
	}
	return c
}

// redViewCase combines tiles into a view; where tiles overlap, several times.
func redViewCase(m atomicMode, t num.Type, spec viewSpec, seed int) *matrixCase {
	spec.pad = ""
	v := spec.fill()
	blocks, n := viewBlocks(v), extent(v.tile)
	order := []string{"relaxed device", "relaxed tl_blk"}[bit(!v.overlaps())]
	c := newCase(ast.OpAtomicRedViewTko, blocks, "%s %s %s %s", order, m.name, t, spec.name())
	old, arg := normalElements(t, v.elements(), 74), normalElements(t, blocks*n, 75)
	if t.IsFloat() && v.overlaps() {
		for k := range arg {
			arg[k] = smallWhole(t, arg[k]>>uint(layouts[t].frac-2)^uint64(k))
		}
		for k := range old {
			old[k] = smallWhole(t, uint64(k))
		}
	}
	a := c.entry.load(c.input(t, arg), t, v.tile, blocks)
	_, view, index := v.make(c, c.input(t, old), t, "")
	c.entry.op("%%k = atomic_red_view_tko %s %s[%s], %s, %s : %s, %s, %s -> token", order, view, index, m.name, a,
		tileOf(t, v.tile), v.viewType(t), v.indexTypes())
	c.model = func(mem [][]uint64) {
		for b := range blocks {
			for k := range n {
				if at := v.place(b, k, nil); at >= 0 {
					mem[1][at] = m.of(t, mem[1][at], arg[b*n+k])
				}
			}
		}
	}
	return c
}

// casCase: half of the lanes find what they compare with, bit for bit.
func casCase(t num.Type, shape []int, masked bool, order string) *matrixCase {
	n := extent(shape)
	c := newCase(ast.OpAtomicCASTko, 1, "%s %s %s masked=%v", order, t, shapeName(shape), masked)
	c.nanBits = true
	old, val, places, lanes := sampleColumns(76, []num.Type{t}, n)[0], sampleColumns(77, []num.Type{t}, n)[0], scatteredPlaces(n), maskOf(n)
	slices.Reverse(val)
	cmp := make([]uint64, n)
	for k, at := range places {
		if cmp[k] = old[at]; k%2 == 1 {
			cmp[k] ^= 1 << (t.Bits() - 1) // of the zeros too: the sign counts
		}
	}
	p := c.pointersTo(c.input(t, old), t, shape, places, num.I32)
	a, b := c.entry.load(c.input(t, cmp), t, shape, 1), c.entry.load(c.input(t, val), t, shape, 1)
	operand, maskType, name := "", "", ""
	if masked {
		name = c.entry.load(c.input(num.I1, lanes), num.I1, shape, 1)
		operand, maskType = ", "+name, ", "+tileOf(num.I1, shape)
	}
	c.entry.op("%%r, %%k = atomic_cas_tko %s %s, %s, %s%s : %s, %s%s -> %s, token", order, p, a, b, operand,
		pointersOf(t, shape), tileOf(t, shape), maskType, tileOf(t, shape))
	c.storeLanes("%r", t, shape, lanes, name)
	c.model = func(mem [][]uint64) {
		for k, at := range places {
			mem[len(mem)-1][k] = 0
			if !masked || lanes[k] == 1 {
				mem[len(mem)-1][k] = old[at]
				if old[at] == cmp[k] {
					mem[0][at] = val[k]
				}
			}
		}
	}
	return c
}

// otherCases are the ops that are neither arithmetic nor movement nor control.
func otherCases() []*matrixCase {
	cases := append(gridCases(), globalCases()...)
	cases = append(cases, assumeCases()...)
	return append(cases, messageCases()...)
}

func gridCases() []*matrixCase {
	var cases []*matrixCase
	grid := [3]int{3, 2, 4}
	for _, op := range []ast.Opcode{ast.OpGetTileBlockId, ast.OpGetNumTileBlocks} {
		c := newCase(op, 1, "grid %v", grid)
		c.grid.X, c.grid.Y, c.grid.Z = grid[0], grid[1], grid[2]
		s := c.entry
		s.op("%%nx, %%ny, %%nz = get_num_tile_blocks : tile<i32>")
		s.op("%%yz = muli %%bz, %%ny : tile<i32>")
		s.op("%%row = addi %%yz, %%by : tile<i32>")
		s.op("%%first = muli %%row, %%nx : tile<i32>")
		s.op("%%at = addi %%first, %%bx : tile<i32>")
		names := []string{"%bx", "%by", "%bz"}
		if op == ast.OpGetNumTileBlocks {
			names = []string{"%nx", "%ny", "%nz"}
		}
		n := grid[0] * grid[1] * grid[2]
		for d, v := range names {
			s.op("%%p%dat = offset %s, %%at : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>", d, c.output(num.I32, n))
			s.op("%%k%d = store_ptr_tko weak %%p%dat, %s : tile<ptr<i32>>, tile<i32> -> token", d, d, v)
		}
		c.model = func(mem [][]uint64) {
			for k := range n {
				id := [3]int{k % grid[0], k / grid[0] % grid[1], k / grid[0] / grid[1]}
				for d := range id {
					mem[d][k] = uint64(id[d])
					if op == ast.OpGetNumTileBlocks {
						mem[d][k] = uint64(grid[d])
					}
				}
			}
		}
		cases = append(cases, c)
	}
	return cases
}

// globalCases read globals of each type, and memory of alloca written before.
func globalCases() []*matrixCase {
	var cases []*matrixCase
	for i, t := range memoryElems {
		bits := make([]uint64, 8)
		var words []string
		for k := range bits {
			bits[k] = specialsOf(t)[k%len(specialsOf(t))]
			words = append(words, literal(t, bits[k]))
		}
		for _, op := range []ast.Opcode{ast.OpGlobal, ast.OpGetGlobal} {
			c := newCase(op, 1, "%s", t)
			c.nanBits = true
			name := fmt.Sprintf("g_%s_%s", ast.Table[op].Name, t)
			words := "[" + strings.Join(words, ", ") + "]"
			form := []string{"", "constant ", "private ", "private constant "}[i%4]
			align := []string{"", " alignment = 128"}[bit(op == ast.OpGlobal)]
			c.entry.globals = fmt.Sprintf("  global %s@%s%s <%s: %s> : %s\n", form, name, align, t, words, tileOf(t, []int{8}))
			c.entry.op("%%g = get_global @%s : tile<ptr<%s>>", name, t)
			c.entry.store(c.entry.load("%g", t, []int{8}, 1), c.output(t, 8), t, []int{8}, 1)
			c.model = func(mem [][]uint64) { copy(mem[0], bits) }
			cases = append(cases, c)
		}
		cases = append(cases, allocaCase(t, i))
	}
	return cases
}

// allocaCase stores to memory of the kernel's own and loads it again, turned.
func allocaCase(t num.Type, i int) *matrixCase {
	const blocks, n = 3, 32
	c := newCase(ast.OpAlloca, blocks, "%s %d", t, n)
	c.nanBits = true
	in := sampleColumns(81, []num.Type{t}, blocks*n)[0]
	s := c.entry
	v := s.load(c.input(t, in), t, []int{n}, blocks)
	global := []string{"", " global"}[i%2]
	s.op("%%m = alloca num_elem = %d, alignment = %d%s : tile<ptr<%s>>", n, []int{8, 16, 64}[i%3], global, t)
	p := s.pointerTile("%m", t, []int{n})
	s.op("%%i = iota : tile<%dxi32>", n)
	last := s.constant(fmt.Sprint(n-1), num.I32, []int{n})
	s.op("%%turned = subi %s, %%i : tile<%dxi32>", last, n)
	ptrs := pointersOf(t, []int{n})
	s.op("%%to = offset %s, %%i : %s, tile<%dxi32> -> %s", p, ptrs, n, ptrs)
	s.op("%%from = offset %s, %%turned : %s, tile<%dxi32> -> %s", p, ptrs, n, ptrs)
	s.op("%%stored = store_ptr_tko weak %%to, %s : %s, %s -> token", v, ptrs, tileOf(t, []int{n}))
	s.op("%%r, %%k = load_ptr_tko weak %%from token=%%stored : %s -> %s, token", ptrs, tileOf(t, []int{n}))
	s.store("%r", c.output(t, blocks*n), t, []int{n}, blocks)
	c.model = func(mem [][]uint64) {
		for k := range mem[1] {
			mem[1][k] = in[k/n*n+n-1-k%n]
		}
	}
	return c
}

// assumeCases make assumptions that hold and use the value.
func assumeCases() []*matrixCase {
	var cases []*matrixCase
	add := func(name string, t num.Type, shape []int, bits []uint64, predicate string) {
		c := newCase(ast.OpAssume, 1, "%s %s %s", name, t, shapeName(shape))
		v := c.entry.load(c.input(t, bits), t, shape, 1)
		c.entry.op("%%r = assume %s, %s : %s", predicate, v, tileOf(t, shape))
		c.entry.store("%r", c.output(t, len(bits)), t, shape, 1)
		c.model = func(mem [][]uint64) { copy(mem[1], bits) }
		cases = append(cases, c)
	}
	count := func(n int, f func(k int) int) []uint64 {
		bits := make([]uint64, n)
		for k := range bits {
			bits[k] = uint64(f(k))
		}
		return bits
	}
	for _, t := range []num.Type{num.I32, num.I64, num.I16, num.I8} {
		add("div_by", t, []int{16}, count(16, func(k int) int { return k * 4 % 128 }), "#cuda_tile.div_by<4>")
		add("div_by every along", t, []int{4, 8}, count(32, func(k int) int { return k%4 + k/4*8%64 }), "#cuda_tile.div_by<8, every 4 along 1>")
		add("same_elements", t, []int{4, 8}, count(32, func(k int) int { return k/16*5 + k%8/4 }), "#cuda_tile.same_elements<[2, 4]>")
		add("bounded", t, []int{16}, count(16, func(k int) int { return k + 3 }), "#cuda_tile.bounded<3, 18>")
		add("bounded below", t, nil, []uint64{7}, "#cuda_tile.bounded<0, ?>")
	}
	p := newCase(ast.OpAssume, 1, "div_by of a pointer")
	bits := count(8, func(k int) int { return k * k })
	p.entry.op("%%q = assume #cuda_tile.div_by<16>, %s : tile<ptr<i32>>", p.input(num.I32, bits))
	p.entry.store(p.entry.load("%q", num.I32, []int{8}, 1), p.output(num.I32, 8), num.I32, []int{8}, 1)
	p.model = func(mem [][]uint64) { copy(mem[1], bits) }
	return append(cases, p)
}

// messageCases print and assert. What print_tko makes of a conversion is
// written out by hand, after C.
func messageCases() []*matrixCase {
	var cases []*matrixCase
	print := func(name, format, want string, t num.Type, shape []int, bits ...uint64) {
		c := newCase(ast.OpPrintTko, 1, "%s", name)
		v := c.entry.load(c.input(t, bits), t, shape, 1)
		c.entry.op("%%k = print_tko \"%s\\0A\", %s : %s -> token", format, v, tileOf(t, shape))
		c.printed = want + "\n"
		cases = append(cases, c)
	}
	print("i32 %d", "x = %d.", "x = -5.", num.I32, nil, mask(32)-4)
	print("i8 %u", "%u", "251", num.I8, nil, 251)
	print("i64 %x", "%x", "ffffffffffffffff", num.I64, nil, mask(64))
	print("i16 %5d", "[%5d]", "[  -32]", num.I16, nil, mask(16)-31)
	print("f32 %f", "%f", "1.500000", num.F32, nil, 0x3fc00000)
	print("f64 %.3e", "%.3e", "-2.500e+10", num.F64, nil, encode(num.F64, dyadic(-25_000_000_000, 0), 0))
	print("f16 %g", "%g", "0.25", num.F16, nil, 0x3400)
	print("bf16 %g", "%g", "-2", num.BF16, nil, 0xc000)
	print("percent", "100%% of %d", "100% of 3", num.I32, nil, 3)
	print("tile", "%d", "[[1, 2], [3, 4]]", num.I32, []int{2, 2}, 1, 2, 3, 4)
	print("infinity", "%f", "inf", num.F32, nil, 0x7f800000)
	cases = append(cases, printedTiles()...)
	text := newCase(ast.OpPrintTko, 3, "no argument, three tile blocks")
	text.entry.op(`%%k = print_tko "here\0A" -> token`)
	text.printed = "here\nhere\nhere\n"
	cases = append(cases, text)
	for _, ok := range []bool{true, false} {
		c := newCase(ast.OpAssert, 1, "holds=%v", ok)
		lanes := slices.Repeat([]uint64{1}, 32)
		if !ok {
			lanes[17], c.asserts = 0, "lane 17"
		}
		v := c.entry.load(c.input(num.I1, lanes), num.I1, []int{32}, 1)
		c.entry.op(`assert %s, "lane 17" : tile<32xi1>`, v)
		cases = append(cases, c)
	}
	return cases
}

// printedTiles print tiles that chunks are cut from, by their bits: of all types,
// in one record with a scalar and a small tile, and of one that a loop carries.
func printedTiles() []*matrixCase {
	const n, blocks = 256, 3
	var cases []*matrixCase
	for _, t := range append(slices.Clone(everyFloat), intsWithI4...) {
		bits := make([]uint64, blocks*n)
		for i := range bits {
			bits[i] = uint64(i) * 0x9e3779b97f4a7c15 & mask(t.Bits())
			if t == num.TF32 {
				bits[i] &^= 1<<13 - 1
			}
		}
		c := newCase(ast.OpPrintTko, blocks, "%s tile of %d", t, n)
		memory := memoryOf(t, bits)
		v := c.entry.loadAny(c.input(memory.elem, memory.bits), t, []int{n}, blocks)
		c.entry.op(`%%k = print_tko "%%d: %%x\0A", %%bx, %s : tile<i32>, %s -> token`, v, tileOf(t, []int{n}))
		for b := range blocks {
			c.printed += fmt.Sprintf("%d: %s\n", b, hexList(bits[b*n:][:n]))
		}
		cases = append(cases, c)
	}
	return append(cases, printedPointers(n), printedTurns(n, 0), printedTurns(n, 2))
}

func printedPointers(n int) *matrixCase {
	bits := make([]uint64, n)
	for i := range bits {
		bits[i] = uint64(i) << 32
	}
	c := newCase(ast.OpPrintTko, 1, "pointer tile of %d", n)
	v := c.entry.load(c.input(num.I64, bits), num.I64, []int{n}, 1)
	c.entry.op("%%p = int_to_ptr %s : tile<%dxi64> -> tile<%dxptr<i32>>", v, n, n)
	c.entry.op(`%%k = print_tko "%%x\0A", %%p : tile<%dxptr<i32>> -> token`, n)
	c.printed = hexList(bits) + "\n"
	return c
}

// printedTurns doubles a tile in a loop that prints it twice over.
func printedTurns(n, cluster int) *matrixCase {
	bits := make([]uint64, n)
	for i := range bits {
		bits[i] = uint64(i)
	}
	c := newCase(ast.OpPrintTko, 1, "tile that a loop carries, cluster of %d", cluster)
	c.cluster = cluster
	v := c.entry.load(c.input(num.I16, bits), num.I16, []int{n / 16, 16}, 1)
	tile := tileOf(num.I16, []int{n / 16, 16})
	c.entry.op("%%from = constant <i32: 0> : tile<i32>")
	c.entry.op("%%one = constant <i32: 1> : tile<i32>")
	c.entry.op("%%turns = constant <i32: 3> : tile<i32>")
	c.entry.op("%%small = constant <i8: [4, 5]> : tile<2xi8>")
	c.entry.op("%%all = constant <i8: 7> : tile<%dxi8>", n)
	c.entry.op("%%first = make_token : token")
	c.entry.op("%%w, %%t = for %%i in (%%from to %%turns, step %%one) : tile<i32> iter_values(%%x = %s, %%a = %%first) -> (%s, token) {", v, tile)
	c.entry.op("  %%y = addi %%x, %%x : %s", tile)
	c.entry.op(`  %%b = print_tko "%%d %%x %%x %%x %%x\0A", %%i, %%x, %%small, %%y, %%all token = %%a : tile<i32>, %s, tile<2xi8>, %s, tile<%dxi8> -> token`, tile, tile, n)
	c.entry.op("  continue %%y, %%b : %s, token", tile)
	c.entry.op("}")
	c.entry.op(`%%k = print_tko "%%x\0A", %%w token = %%t : %s -> token`, tile)
	turn := func(k int) string {
		var rows []string
		for r := range n / 16 {
			row := make([]uint64, 16)
			for i := range row {
				row[i] = bits[16*r+i] << k & mask(16)
			}
			rows = append(rows, hexList(row))
		}
		return "[" + strings.Join(rows, ", ") + "]"
	}
	for k := range 3 {
		c.printed += fmt.Sprintf("%d %s [4, 5] %s %s\n", k, turn(k), turn(k+1), hexList(slices.Repeat([]uint64{7}, n)))
	}
	c.printed += turn(3) + "\n"
	return c
}

// hexList is how a tile of rank 1 is printed by %x.
func hexList(bits []uint64) string {
	var list []string
	for _, b := range bits {
		list = append(list, fmt.Sprintf("%x", b))
	}
	return "[" + strings.Join(list, ", ") + "]"
}
