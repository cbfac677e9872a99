package conformance

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/launcher"
)

// matrixCase is one cell of the operation matrix: an entry that executes an op
// in one form, the memory it starts from, and a model of what it leaves there.
type matrixCase struct {
	op    ast.Opcode // the op that the case is about
	name  string     // "addf f32 rounding<zero> 16x8"
	entry *sketch
	grid  launcher.Grid
	text  string // the module, if it is not made from entry

	cluster int   // CTAs that each tile block shall have on a GPU; 0 does not say
	chunk   int64 // elements of a chunk, if its tiles are to be cut before they are compiled

	// memory is what each parameter starts from: the elements of a buffer, or
	// the one value of a scalar.
	memory []column

	// model does to memory what the entry must do. It computes on integers of
	// any size, on exact numbers (matrix_exact_test.go) or by moving elements;
	// where it is not independent of the toolchain, borrowed says so.
	model    func(mem [][]uint64)
	borrowed string

	steps   uint64 // how many numbers of its type a result may be away
	onGPU   uint64 // the same for a GPU against the interpreter, if more
	nanBits bool   // NaN must keep its bits

	// narrowSums admits on a GPU for f32 what it loses of sums of 8-bit floats, of which it keeps 13 bits behind the greatest.
	narrowSums bool
	bias       float64 // the greatest magnitude of what is added to such sums afterwards; 0: nothing is

	// flushesEarly admits zero on a GPU for the least normal number of f32.
	flushesEarly bool

	printed string // what it prints, if anything
	asserts string // the message of the assertion that must fail
}

// along is a grid of tile blocks in a row.
func along(blocks int) launcher.Grid { return launcher.Grid{X: blocks, Y: 1, Z: 1} }

// column is the elements of one parameter.
type column struct {
	elem   num.Type
	bits   []uint64
	scalar bool
}

// sketch writes the text of an entry.
type sketch struct {
	globals string // ops beside the entry; their names must be the case's own
	hints   string // of the entry, with a space before it
	params  []string
	body    strings.Builder
	next    int
}

// fresh returns a new name for a value.
func (s *sketch) fresh() string {
	s.next++
	return fmt.Sprintf("%%v%d", s.next)
}

// op adds a line.
func (s *sketch) op(format string, args ...any) {
	s.body.WriteString("    ")
	fmt.Fprintf(&s.body, format, args...)
	s.body.WriteByte('\n')
}

// input adds a parameter for a buffer that starts from the given elements.
func (c *matrixCase) input(t num.Type, bits []uint64) string {
	c.memory = append(c.memory, column{elem: t, bits: bits})
	return c.entry.pointer(t)
}

// output adds a parameter for a buffer of n elements that starts from ones in
// every bit, so that what is not written shows.
func (c *matrixCase) output(t num.Type, n int) string {
	bits := make([]uint64, n)
	for i := range bits {
		bits[i] = unwritten(t)
	}
	return c.input(t, bits)
}

func unwritten(t num.Type) uint64 {
	switch t {
	case num.I1:
		return 1
	case num.TF32:
		return mask(32) &^ mask(13)
	}
	return mask(t.Bits())
}

// number adds a parameter for one number.
func (c *matrixCase) number(t num.Type, bits uint64) string {
	c.memory = append(c.memory, column{elem: t, bits: []uint64{bits}, scalar: true})
	return c.entry.scalar(t)
}

// newCase starts a case whose entry has the prelude.
func newCase(op ast.Opcode, blocks int, name string, args ...any) *matrixCase {
	c := &matrixCase{op: op, name: ast.Table[op].Name + " " + fmt.Sprintf(name, args...), grid: along(blocks), entry: &sketch{}}
	c.entry.prelude()
	return c
}

// pointer adds a parameter for a buffer and returns its name.
func (s *sketch) pointer(t num.Type) string {
	name := fmt.Sprintf("%%p%d", len(s.params))
	s.params = append(s.params, fmt.Sprintf("%s: tile<ptr<%s>>", name, t))
	return name
}

// scalar adds a parameter for a number.
func (s *sketch) scalar(t num.Type) string {
	name := fmt.Sprintf("%%p%d", len(s.params))
	s.params = append(s.params, fmt.Sprintf("%s: tile<%s>", name, t))
	return name
}

// constant writes a scalar or splat constant.
func (s *sketch) constant(value string, t num.Type, shape []int) string {
	name := s.fresh()
	s.op("%s = constant <%s: %s> : %s", name, t, value, tileOf(t, shape))
	return name
}

// text returns the entry under a name.
func (s *sketch) text(symbol string) string {
	return fmt.Sprintf("  entry @%s(%s)%s {\n%s    return\n  }\n", symbol, strings.Join(s.params, ", "), s.hints, s.body.String())
}

// prelude defines the tile block's place and zero, which loads and stores use.
func (s *sketch) prelude() {
	s.op("%%bx, %%by, %%bz = get_tile_block_id : tile<i32>")
	s.op("%%zero = constant <i32: 0> : tile<i32>")
}

func dims(shape []int, sep string) string {
	words := make([]string, len(shape))
	for i, n := range shape {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, sep)
}

// tileOf spells a tile type.
func tileOf(t num.Type, shape []int) string {
	if len(shape) == 0 {
		return fmt.Sprintf("tile<%s>", t)
	}
	return fmt.Sprintf("tile<%sx%s>", dims(shape, "x"), t)
}

func pointersOf(t num.Type, shape []int) string {
	if len(shape) == 0 {
		return fmt.Sprintf("tile<ptr<%s>>", t)
	}
	return fmt.Sprintf("tile<%sxptr<%s>>", dims(shape, "x"), t)
}

func extent(shape []int) int {
	n := 1
	for _, d := range shape {
		n *= d
	}
	return n
}

// rowMajorStrides returns the strides of a dense tensor.
func rowMajorStrides(shape []int) []int {
	strides := make([]int, len(shape))
	n := 1
	for d := len(shape) - 1; d >= 0; d-- {
		strides[d] = n
		n *= shape[d]
	}
	return strides
}

// denseView makes a partition view of a dense buffer of blocks tiles that lie
// one after the other, and returns its name, type and index.
func (s *sketch) denseView(ptr string, t num.Type, shape []int, blocks int) (view, viewType, index string) {
	tensor := slices.Clone(shape)
	tensor[0] *= blocks
	strides := dims(rowMajorStrides(tensor), ",")
	tv := fmt.Sprintf("tensor_view<%sx%s, strides=[%s]>", dims(tensor, "x"), t, strides)
	tensorName, view := s.fresh(), s.fresh()
	s.op("%s = make_tensor_view %s, shape = [%s], strides = [%s] : %s", tensorName, ptr, dims(tensor, ", "), strides, tv)
	viewType = fmt.Sprintf("partition_view<tile=(%s), %s>", dims(shape, "x"), tv)
	s.op("%s = make_partition_view %s : %s", view, tensorName, viewType)
	return view, viewType, "%bx" + strings.Repeat(", %zero", len(shape)-1)
}

// load reads this block's tile of a buffer.
func (s *sketch) load(ptr string, t num.Type, shape []int, blocks int) string {
	v, k := s.fresh(), s.fresh()
	if len(shape) == 0 {
		at := s.fresh()
		s.op("%s = offset %s, %%bx : tile<ptr<%s>>, tile<i32> -> tile<ptr<%s>>", at, ptr, t, t)
		s.op("%s, %s = load_ptr_tko weak %s : tile<ptr<%s>> -> tile<%s>, token", v, k, at, t, t)
		return v
	}
	view, viewType, index := s.denseView(ptr, t, shape, blocks)
	s.op("%s, %s = load_view_tko weak %s[%s] : %s, tile<i32> -> %s, token", v, k, view, index, viewType, tileOf(t, shape))
	return v
}

// store writes this block's tile of a buffer.
func (s *sketch) store(v, ptr string, t num.Type, shape []int, blocks int) {
	k := s.fresh()
	if len(shape) == 0 {
		at := s.fresh()
		s.op("%s = offset %s, %%bx : tile<ptr<%s>>, tile<i32> -> tile<ptr<%s>>", at, ptr, t, t)
		s.op("%s = store_ptr_tko weak %s, %s : tile<ptr<%s>>, tile<%s> -> token", k, at, v, t, t)
		return
	}
	view, viewType, index := s.denseView(ptr, t, shape, blocks)
	s.op("%s = store_view_tko weak %s, %s[%s] : %s, %s, tile<i32> -> token", k, v, view, index, tileOf(t, shape), viewType)
}

// pointerTile makes a tile of one pointer, repeated.
func (s *sketch) pointerTile(ptr string, t num.Type, shape []int) string {
	if len(shape) == 0 {
		return ptr
	}
	ones := slices.Repeat([]int{1}, len(shape))
	r, b := s.fresh(), s.fresh()
	s.op("%s = reshape %s : tile<ptr<%s>> -> %s", r, ptr, t, pointersOf(t, ones))
	s.op("%s = broadcast %s : %s -> %s", b, r, pointersOf(t, ones), pointersOf(t, shape))
	return b
}

// Sizes. A quick run takes each form on about a thousand elements; with
// TILEIR_MATRIX=full it is a hundred thousand, all patterns of the 16-bit types
// for ops of one operand, and every target.
const (
	quickElements = 1024
	fullElements  = 100_000
)

func fullMatrix() bool { return os.Getenv("TILEIR_MATRIX") == "full" }

func elementCount() int {
	if fullMatrix() {
		return fullElements
	}
	return quickElements
}

// matrixShapes provoke layouts: less than a warp, a warp, a thread block, long
// and short rows, more elements than threads, many dimensions, none.
var matrixShapes = [][]int{{128}, {16, 8}, {1}, {64, 64}, {}, {32}, {128, 2}, {2, 2, 2, 2}, {1, 256}, {4, 1, 32}, {512}, {2}, {8, 16, 4}, {2, 128}, {1024}}

// shapeFor takes the shapes in turn; packed elements need two side by side.
func shapeFor(n int, types ...num.Type) []int {
	for ; ; n++ {
		shape := matrixShapes[n%len(matrixShapes)]
		if !slices.Contains(types, num.F4E2M1FN) || len(shape) > 0 && shape[len(shape)-1]%2 == 0 {
			return shape
		}
	}
}

// specialsByType are lists that were asked for once: they are asked for often.
var specialsByType sync.Map

// specialsOf lists the patterns of a type where rounding and ranges change.
func specialsOf(t num.Type) []uint64 {
	list, ok := specialsByType.Load(t)
	if !ok {
		list, _ = specialsByType.LoadOrStore(t, slices.Clip(listSpecials(t)))
	}
	return list.([]uint64)
}

func listSpecials(t num.Type) []uint64 {
	if t.IsInt() {
		w := t.Bits()
		all := mask(w)
		list := []uint64{0, 1, all, all >> 1, all>>1 + 1, 2 & all, all - 1, 3 & all, 7 & all, all / 3, 1 << (w / 2)}
		slices.Sort(list)
		return slices.Compact(list)
	}
	if t == num.F8E8M0FNU {
		return []uint64{0, 1, 126, 127, 128, 253, 254, 255}
	}
	l := layouts[t]
	one, top := uint64(l.bias)<<l.frac, l.largest()
	magnitudes := []uint64{0, 1, mask(l.frac), 1 << l.frac, 1<<l.frac + 1, one - 1, one, one + 1, one + 1<<l.frac, one | 1<<(l.frac-1), one - 1<<l.frac, top - 1, top}
	switch l.top {
	case topIEEE:
		magnitudes = append(magnitudes, top+1, l.quietNaN()>>l.low)
	case topNaN:
		magnitudes = append(magnitudes, top+1)
	}
	var list []uint64
	for _, m := range magnitudes {
		if m <= mask(l.exp+l.frac) {
			list = append(list, l.pattern(m, false), l.pattern(m, true))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// drawn returns a pattern: any bits, a number near 1, or a special.
func drawn(rng *rand.Rand, t num.Type, specials []uint64) uint64 {
	w := t.Bits()
	any := rng.Uint64() & mask(w)
	if t == num.TF32 {
		any = any << 13 & mask(32)
	}
	switch rng.IntN(4) {
	case 0:
		return specials[rng.IntN(len(specials))]
	case 1:
		if t.IsInt() {
			return uint64(rng.IntN(17)-8) & mask(w)
		}
		if l, ok := layouts[t]; ok && l.exp > 4 {
			// An exponent around that of 1.
			p := any >> l.low
			field := uint64(l.bias + rng.IntN(13) - 6)
			return (p&l.signBit() | field<<l.frac | p&mask(l.frac)) << l.low
		}
	}
	return any
}

// sampleColumns draws n rows of operands: first every combination of specials
// (of a few of them for three operands), then random ones.
func sampleColumns(seed uint64, types []num.Type, n int) [][]uint64 {
	rng := rand.New(rand.NewPCG(seed, 1))
	specials := make([][]uint64, len(types))
	for i, t := range types {
		specials[i] = specialsOf(t)
		for len(types) > 2 && len(specials[i]) > 8 {
			specials[i] = append(specials[i][:3:3], specials[i][4:]...)
		}
	}
	columns := make([][]uint64, len(types))
	for i := range columns {
		columns[i] = make([]uint64, n)
	}
	for k := range n {
		rest := k
		for i := range types {
			columns[i][k] = specials[i][rest%len(specials[i])]
			rest /= len(specials[i])
		}
		for i, t := range types {
			if rest > 0 {
				columns[i][k] = drawn(rng, t, specialsOf(t))
			}
		}
	}
	return columns
}

// allPatterns lists every pattern of a type of up to 16 bits.
func allPatterns(t num.Type) []uint64 {
	list := make([]uint64, 1<<t.Bits())
	for i := range list {
		list[i] = uint64(i)
	}
	return list
}

// rowwise is an op that maps elements to elements, alike at every place.
type rowwise struct {
	op     ast.Opcode
	text   string // what follows "%r = ", with %a %b %c as operands and the types left out
	types  string // the type list: $a, $b, $r stand for tiles
	ins    []num.Type
	out    num.Type
	eval   func(v []uint64) uint64
	fix    func(v []uint64) // moves operands to where the op is defined
	steps  uint64
	onGPU  uint64
	nans   bool
	borrow string

	flushesEarly bool
}

// cases numbers the rows and turns each into a case.
func (r rowwise) matrixCase(n int) *matrixCase {
	all := append(slices.Clone(r.ins), r.out)
	shape := shapeFor(n, all...)
	if slices.Contains(all, num.I4) { // reached by unpack only, which takes rank 1
		shape = [][]int{{128}, {32}, {2}}[n%3]
	}
	count := elementCount()
	exhaustive := len(r.ins) == 1 && (r.ins[0].Bits() <= 8 || r.ins[0].Bits() == 16 && fullMatrix())
	if exhaustive {
		count = max(1<<r.ins[0].Bits(), extent(shape))
	}
	blocks := (count + extent(shape) - 1) / extent(shape)
	columns := sampleColumns(uint64(n), r.ins, blocks*extent(shape))
	if exhaustive {
		list := allPatterns(r.ins[0])
		for k := range columns[0] {
			columns[0][k] = list[k%len(list)]
		}
	}
	r.makeDefined(columns)
	c := &matrixCase{op: r.op, grid: along(blocks), steps: r.steps, onGPU: max(r.steps, r.onGPU), nanBits: r.nans, borrowed: r.borrow, flushesEarly: r.flushesEarly, entry: &sketch{}}
	c.name = strings.TrimSpace(fmt.Sprintf("%s %s", strings.NewReplacer("%a", "", "%b", "", "%c", "", " ,", "", ",", "").Replace(r.text), typeNames(all)))
	c.name = strings.Join(strings.Fields(c.name), " ") + " " + shapeName(shape)
	r.sketch(c.entry, shape, blocks)
	for i, t := range r.ins {
		c.memory = append(c.memory, memoryOf(t, columns[i]))
	}
	c.memory = append(c.memory, memoryOf(r.out, make([]uint64, len(columns[0]))))
	c.model = func(mem [][]uint64) { r.model(columns, mem) }
	return c
}

func typeNames(types []num.Type) string {
	var words []string
	for _, t := range types {
		if len(words) == 0 || words[len(words)-1] != t.String() {
			words = append(words, t.String())
		}
	}
	return strings.Join(words, " ")
}

func shapeName(shape []int) string {
	if len(shape) == 0 {
		return "scalar"
	}
	return dims(shape, "x")
}

func (r rowwise) makeDefined(columns [][]uint64) {
	if r.fix == nil {
		return
	}
	v := make([]uint64, len(columns))
	for k := range columns[0] {
		for i := range v {
			v[i] = columns[i][k]
		}
		r.fix(v)
		for i := range v {
			columns[i][k] = v[i]
		}
	}
}

// sketch writes the entry: load, the op, store.
func (r rowwise) sketch(s *sketch, shape []int, blocks int) {
	s.prelude()
	text, types := r.text, strings.ReplaceAll(r.types, "$r", tileOf(r.out, shape))
	for i, t := range r.ins {
		letter := string(rune('a' + i))
		text = strings.ReplaceAll(text, "%"+letter, s.loadAny(s.pointer(memoryType(t)), t, shape, blocks))
		types = strings.ReplaceAll(types, "$"+letter, tileOf(t, shape))
	}
	s.op("%%r = %s : %s", text, types)
	s.storeAny("%r", s.pointer(memoryType(r.out)), r.out, shape, blocks)
}

// memoryType is i8 for i4, which no memory holds: it goes in and out packed.
func memoryType(t num.Type) num.Type {
	if t == num.I4 {
		return num.I8
	}
	return t
}

func (s *sketch) loadAny(ptr string, t num.Type, shape []int, blocks int) string {
	if t != num.I4 {
		return s.load(ptr, t, shape, blocks)
	}
	bytes := []int{shape[0] / 2}
	v, u := s.load(ptr, num.I8, bytes, blocks), s.fresh()
	s.op("%s = unpack %s : %s -> %s", u, v, tileOf(num.I8, bytes), tileOf(num.I4, shape))
	return u
}

func (s *sketch) storeAny(v, ptr string, t num.Type, shape []int, blocks int) {
	if t != num.I4 {
		s.store(v, ptr, t, shape, blocks)
		return
	}
	bytes := []int{shape[0] / 2}
	p := s.fresh()
	s.op("%s = pack %s : %s -> %s", p, v, tileOf(num.I4, shape), tileOf(num.I8, bytes))
	s.store(p, ptr, num.I8, bytes, blocks)
}

// memoryOf lays elements out for a buffer: i4 packed into bytes.
func memoryOf(t num.Type, bits []uint64) column {
	if t != num.I4 {
		return column{elem: t, bits: bits}
	}
	return column{elem: num.I8, bits: packNibbles(bits)}
}

func packNibbles(bits []uint64) []uint64 {
	packed := make([]uint64, len(bits)/2)
	for i := range packed {
		packed[i] = bits[2*i]&15 | bits[2*i+1]&15<<4
	}
	return packed
}

func (r rowwise) model(columns, mem [][]uint64) {
	v := make([]uint64, len(columns))
	results := make([]uint64, len(columns[0]))
	for k := range results {
		for i := range v {
			v[i] = columns[i][k]
		}
		results[k] = r.eval(v)
	}
	copy(mem[len(mem)-1], memoryOf(r.out, results).bits)
}

// array lays a column out as a buffer.
func (c column) array() *launcher.Array {
	a := newArray(c.elem, int64(len(c.bits)))
	for i, v := range c.bits {
		a.SetBits(i, v)
	}
	return a
}
