package conformance

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// viewSpec is a view over a tensor: what the model knows of it. Element c of
// the tile at index i lies at x[dim[d]] = i[d]·step[d] + c[d]; along the sparse
// dimension at the row that the index tile names. The index of a gather is where
// the tile starts: i[d]·step[d], the last one beyond the tensor.
type viewSpec struct {
	op      ast.Opcode // which view
	tensor  []int
	strides []int // nil: dense
	tile    []int
	step    []int // nil: tile
	dim     []int // nil: in order
	sparse  int   // gather_scatter_view
	pad     string
	dynamic bool // extents and strides come as parameters
	promise bool // accesses say in which dimensions every tile is inside
	index   num.Type
	counts  num.Type // of extents and strides that come as parameters

	// far is how many tiles lie before the first one that there is memory for:
	// the tensor's extents and all indices are greater by that, and its base
	// lies before the buffer.
	far []int
}

func (v viewSpec) fill() viewSpec {
	if v.strides == nil {
		v.strides = rowMajorStrides(v.tensor)
	}
	if v.step == nil {
		v.step = v.tile
	}
	if v.dim == nil {
		for d := range v.tile {
			v.dim = append(v.dim, d)
		}
	}
	if v.op != ast.OpMakeGatherScatterView {
		v.sparse = -1
	}
	if v.index == num.Invalid {
		v.index = num.I32
	}
	if v.counts == num.Invalid {
		v.counts = num.I64
	}
	if v.far == nil {
		v.far = make([]int, len(v.tile))
	}
	return v
}

func (v viewSpec) name() string {
	s := fmt.Sprintf("%s of %s", shapeName(v.tile), shapeName(v.tensor))
	if v.strides != nil {
		s += fmt.Sprintf(" strides %v", v.strides)
	}
	if v.step != nil {
		s += fmt.Sprintf(" every %v", v.step)
	}
	if v.dim != nil {
		s += fmt.Sprintf(" dim_map %v", v.dim)
	}
	if v.op == ast.OpMakeGatherScatterView {
		s += fmt.Sprintf(" sparse %d", v.sparse)
	}
	if v.pad != "" {
		s += " " + v.pad
	}
	if v.dynamic {
		s += " dynamic"
	}
	if v.promise {
		s += " inbounds"
	}
	if v.counts != num.Invalid {
		s += " " + v.counts.String()
	}
	if v.far != nil {
		s += fmt.Sprintf(" from %s %v", v.index, v.far)
	}
	return s
}

// promises is the clause that says which dimensions reach no tile beyond the
// tensor.
func (v viewSpec) promises() string {
	if !v.promise {
		return ""
	}
	var words []string
	for d, n := range v.space() {
		inside := d != v.sparse && (n-1)*v.step[d]+v.tile[d] <= v.tensor[v.dim[d]]
		words = append(words, fmt.Sprint(inside))
	}
	return " inbounds = [" + strings.Join(words, ", ") + "]"
}

// space is the shape of the index space, and of the tiles that are accessed.
func (v viewSpec) space() []int {
	n := make([]int, len(v.tile))
	for d := range n {
		n[d] = (v.tensor[v.dim[d]] + v.step[d] - 1) / v.step[d]
		switch {
		case d == v.sparse:
			n[d] = 1
		case v.sparse >= 0 && !v.promise:
			n[d]++
		}
	}
	return n
}

// wholeTensor is the tensor's extents, with what lies before the buffer.
func (v viewSpec) wholeTensor() []int {
	whole := slices.Clone(v.tensor)
	for d, t := range v.dim {
		whole[t] += v.far[d] * v.step[d]
	}
	return whole
}

// wholeSpace is the shape of the index space, with what lies before the buffer. In
// that of a gather every element is an index.
func (v viewSpec) wholeSpace() []int {
	if v.sparse >= 0 {
		return v.wholeTensor()
	}
	whole := v.space()
	for d := range whole {
		whole[d] += v.far[d]
	}
	return whole
}

// before is how many elements the tensor's base lies before the buffer.
func (v viewSpec) before() int {
	n := 0
	for d, t := range v.dim {
		n += v.far[d] * v.step[d] * v.strides[t]
	}
	return n
}

// elements is how long the buffer must be.
func (v viewSpec) elements() int {
	n := 1
	for d := range v.tensor {
		n += (v.tensor[d] - 1) * v.strides[d]
	}
	return n
}

// place returns where element k of the tile of block b lies, -1 if outside.
func (v viewSpec) place(b, k int, rows []uint64) int {
	index, c := coordinates(b, v.space()), coordinates(k, v.tile)
	at := 0
	for d, t := range v.dim {
		x := index[d]*v.step[d] + c[d]
		if d == v.sparse {
			x = int(rows[b*v.tile[d]+c[d]])
		}
		if x >= v.tensor[t] {
			return -1
		}
		at += x * v.strides[t]
	}
	return at
}

func (v viewSpec) tensorType(t num.Type) string {
	shape, strides := dims(v.wholeTensor(), "x"), dims(v.strides, ",")
	if v.dynamic {
		shape, strides = strings.Repeat("?x", len(v.tensor)-1)+"?", strings.Repeat("?,", len(v.tensor)-1)+"?"
	}
	return fmt.Sprintf("tensor_view<%sx%s, strides=[%s]>", shape, t, strides)
}

func (v viewSpec) viewType(t num.Type) string {
	var name, more, tail string
	switch v.op {
	case ast.OpMakePartitionView:
		name = "partition_view"
	case ast.OpMakeStridedView:
		name, more = "strided_view", fmt.Sprintf(", traversal_strides=[%s]", dims(v.step, ","))
	default:
		name, tail = "gather_scatter_view", fmt.Sprintf(", sparse_dim=%d", v.sparse)
	}
	if v.pad != "" {
		more += ", padding_value = " + v.pad
	}
	if !slices.IsSorted(v.dim) {
		tail = fmt.Sprintf(", dim_map=[%s]", dims(v.dim, ", "))
	}
	return fmt.Sprintf("%s<tile=(%s)%s, %s%s>", name, dims(v.tile, "x"), more, v.tensorType(t), tail)
}

// views writes the tensor view and the view.
func (v viewSpec) views(c *matrixCase, ptr string, t num.Type) (tensorView, view string) {
	s := c.entry
	tensor := v.tensorType(t)
	tensorView, view = s.fresh(), s.fresh()
	if n := v.before(); n != 0 {
		base := s.fresh()
		s.op("%s = offset %s, %s : %s, tile<i64> -> %s", base, ptr, s.constant(fmt.Sprint(-n), num.I64, nil), pointersOf(t, nil), pointersOf(t, nil))
		ptr = base
	}
	extents := v.wholeTensor()
	if v.dynamic {
		var shape, strides []string
		for d := range extents {
			shape = append(shape, c.number(v.counts, uint64(extents[d])))
			strides = append(strides, c.number(v.counts, uint64(v.strides[d])))
		}
		s.op("%s = make_tensor_view %s, shape = [%s], strides = [%s] : %s -> %s", tensorView, ptr, strings.Join(shape, ", "), strings.Join(strides, ", "), tileOf(v.counts, nil), tensor)
	} else {
		s.op("%s = make_tensor_view %s, shape = [%s], strides = [%s] : %s", tensorView, ptr, dims(extents, ", "), dims(v.strides, ", "), tensor)
	}
	s.op("%s = %s %s : %s", view, ast.Table[v.op].Name, tensorView, v.viewType(t))
	return tensorView, view
}

// make writes the tensor view and the view, and the index of each block: the
// index space is numbered along the grid.
func (v viewSpec) make(c *matrixCase, ptr string, t num.Type, rows string) (tensorView, view, index string) {
	s := c.entry
	tensorView, view = v.views(c, ptr, t)
	var names []string
	rest := "%bx"
	for d := len(v.tile) - 1; d >= 0; d-- {
		if d == v.sparse {
			names = append(names, rows)
			continue
		}
		n := s.constant(fmt.Sprint(v.space()[d]), num.I32, nil)
		i, next := s.fresh(), s.fresh()
		s.op("%s = remi %s, %s unsigned : tile<i32>", i, rest, n)
		s.op("%s = divi %s, %s unsigned : tile<i32>", next, rest, n)
		rest = next
		if v.sparse >= 0 {
			start := s.fresh()
			s.op("%s = muli %s, %s : tile<i32>", start, i, s.constant(fmt.Sprint(v.step[d]), num.I32, nil))
			i = start
		}
		names = append(names, v.indexFrom(s, i, d))
	}
	slices.Reverse(names)
	return tensorView, view, strings.Join(names, ", ")
}

// indexFrom makes an index along dimension d of that, an i32, which it would be if
// the tensor began with the buffer.
func (v viewSpec) indexFrom(s *sketch, i string, d int) string {
	t := tileOf(v.index, nil)
	if w := s.fresh(); v.index.Bits() > 32 {
		s.op("%s = exti %s unsigned : tile<i32> -> %s", w, i, t)
		i = w
	} else if v.index.Bits() < 32 {
		s.op("%s = trunci %s : tile<i32> -> %s", w, i, t)
		i = w
	}
	if v.far[d] == 0 {
		return i
	}
	far := v.far[d]
	if v.sparse >= 0 {
		far *= v.step[d]
	}
	first, sum := s.constant(fmt.Sprint(num.Signed(v.index, uint64(far))), v.index, nil), s.fresh()
	s.op("%s = addi %s, %s : %s", sum, i, first, t)
	return sum
}

// indexTypes is what stands after the view's type in an access.
func (v viewSpec) indexTypes() string {
	scalar := tileOf(v.index, nil)
	if v.sparse < 0 {
		return scalar
	}
	list := slices.Repeat([]string{scalar}, len(v.tile))
	list[v.sparse] = tileOf(num.I32, []int{v.tile[v.sparse]})
	return strings.Join(list, ", ")
}

// rowsOf draws the rows of a gather or scatter, some beyond the tensor; a
// scatter gets no row twice.
func (v viewSpec) rowsOf(blocks int, distinct bool) []uint64 {
	extent, n := v.tensor[v.sparse], v.tile[v.sparse]
	rows := make([]uint64, blocks*n)
	for k := range rows {
		row := (k*7 + 3) % (extent + 3)
		if distinct {
			row = (k%n*5 + 1) % max(32, 2*n)
		}
		rows[k] = uint64(row)
	}
	return rows
}

var viewSpecs = []viewSpec{
	{op: ast.OpMakePartitionView, tensor: []int{64}, tile: []int{16}},
	{op: ast.OpMakePartitionView, tensor: []int{61}, tile: []int{16}, pad: "zero"},
	{op: ast.OpMakePartitionView, tensor: []int{37, 53}, tile: []int{16, 16}, pad: "zero"},
	{op: ast.OpMakePartitionView, tensor: []int{37, 53}, tile: []int{8, 32}, pad: "zero", dynamic: true},
	{op: ast.OpMakePartitionView, tensor: []int{20, 36}, tile: []int{16, 8}, dim: []int{1, 0}, pad: "zero"},
	{op: ast.OpMakePartitionView, tensor: []int{5, 6, 7}, tile: []int{2, 4, 4}, dim: []int{2, 0, 1}, pad: "zero", index: num.I64},
	{op: ast.OpMakePartitionView, tensor: []int{5, 9}, strides: []int{24, 2}, tile: []int{4, 8}, pad: "zero"},
	{op: ast.OpMakePartitionView, tensor: []int{8, 64}, strides: []int{1, 8}, tile: []int{8, 16}},
	{op: ast.OpMakePartitionView, tensor: []int{1, 100}, tile: []int{1, 128}, pad: "zero", dynamic: true},
	{op: ast.OpMakePartitionView, tensor: []int{3}, tile: []int{1}},
	{op: ast.OpMakePartitionView, tensor: []int{130, 3}, tile: []int{128, 2}, pad: "zero"},
	{op: ast.OpMakeStridedView, tensor: []int{64}, tile: []int{16}, step: []int{16}},
	{op: ast.OpMakeStridedView, tensor: []int{61}, tile: []int{8}, step: []int{13}, pad: "zero"},
	{op: ast.OpMakeStridedView, tensor: []int{19, 33}, tile: []int{4, 16}, step: []int{5, 17}, pad: "zero", index: num.I64},
	{op: ast.OpMakeStridedView, tensor: []int{12, 20}, tile: []int{8, 4}, step: []int{9, 5}, dim: []int{1, 0}, pad: "zero", dynamic: true},
	{op: ast.OpMakeStridedView, tensor: []int{19, 33}, tile: []int{4, 16}, step: []int{3, 7}, pad: "zero"}, // tiles overlap
	{op: ast.OpMakeGatherScatterView, tensor: []int{32, 24}, tile: []int{8, 16}, sparse: 0, pad: "zero"},
	{op: ast.OpMakeGatherScatterView, tensor: []int{24, 32}, tile: []int{8, 16}, sparse: 1, pad: "zero", dynamic: true},
	{op: ast.OpMakeGatherScatterView, tensor: []int{4, 32, 8}, tile: []int{2, 16, 8}, sparse: 1, pad: "zero", index: num.I64},
	{op: ast.OpMakeGatherScatterView, tensor: []int{40}, tile: []int{32}, sparse: 0, pad: "zero"},
	{op: ast.OpMakeGatherScatterView, tensor: []int{32, 45}, tile: []int{8, 16}, step: []int{8, 5}, sparse: 0, pad: "zero"},
	{op: ast.OpMakeGatherScatterView, tensor: []int{37, 24}, tile: []int{16, 8}, step: []int{18, 8}, sparse: 1, pad: "zero", dynamic: true, index: num.I64},
	{op: ast.OpMakeGatherScatterView, tensor: []int{9, 16}, tile: []int{1, 8}, step: []int{3, 8}, sparse: 1, pad: "zero"},
	{op: ast.OpMakeGatherScatterView, tensor: []int{16, 64}, tile: []int{8, 16}, step: []int{8, 20}, sparse: 0, pad: "zero"},
	{op: ast.OpMakePartitionView, tensor: []int{48, 53}, tile: []int{16, 16}, pad: "zero", dynamic: true, promise: true},
	{op: ast.OpMakePartitionView, tensor: []int{37, 64}, tile: []int{8, 32}, pad: "zero", dynamic: true, promise: true},
	{op: ast.OpMakePartitionView, tensor: []int{36, 16}, tile: []int{8, 4}, dim: []int{1, 0}, dynamic: true, promise: true},
	{op: ast.OpMakeStridedView, tensor: []int{61}, tile: []int{8}, step: []int{13}, promise: true},
	{op: ast.OpMakeStridedView, tensor: []int{13, 41}, tile: []int{4, 8}, step: []int{4, 11}, pad: "zero", dynamic: true, promise: true},
	{op: ast.OpMakeGatherScatterView, tensor: []int{32, 48}, tile: []int{8, 16}, sparse: 0, pad: "zero", dynamic: true, promise: true},
}

// upperSpecs have extents, strides and indices of every integer type that would
// be less than zero if they were signed numbers.
var upperSpecs = []viewSpec{
	{op: ast.OpMakePartitionView, tensor: []int{1, 1}, tile: []int{1, 1}, dynamic: true, counts: num.I1},
	{op: ast.OpMakePartitionView, tensor: []int{2, 8}, tile: []int{1, 4}, index: num.I1},
	{op: ast.OpMakePartitionView, tensor: []int{200}, tile: []int{16}, pad: "zero", dynamic: true, counts: num.I8},
	{op: ast.OpMakePartitionView, tensor: []int{3, 60}, strides: []int{200, 2}, tile: []int{2, 32}, pad: "zero", dynamic: true, counts: num.I8},
	{op: ast.OpMakePartitionView, tensor: []int{61}, tile: []int{4}, pad: "zero", far: []int{200}, index: num.I8},
	{op: ast.OpMakePartitionView, tensor: []int{5, 30}, tile: []int{2, 8}, pad: "zero", dynamic: true, counts: num.I16, far: []int{130, 250}, index: num.I8},
	{op: ast.OpMakeStridedView, tensor: []int{19, 33}, tile: []int{4, 16}, step: []int{5, 17}, pad: "zero", dynamic: true, counts: num.I16, far: []int{7000, 2000}, index: num.I16},
	{op: ast.OpMakeStridedView, tensor: []int{12, 20}, tile: []int{8, 4}, step: []int{9, 5}, dim: []int{1, 0}, pad: "zero", far: []int{40000, 0}, index: num.I16},
	{op: ast.OpMakePartitionView, tensor: []int{2, 60}, strides: []int{40000, 1}, tile: []int{2, 32}, pad: "zero", dynamic: true, counts: num.I16},
	{op: ast.OpMakePartitionView, tensor: []int{1, 60}, strides: []int{3 << 30, 1}, tile: []int{1, 32}, far: []int{3, 0}, pad: "zero", dynamic: true, counts: num.I32},
	{op: ast.OpMakePartitionView, tensor: []int{61}, tile: []int{16}, pad: "zero", dynamic: true, counts: num.I32, far: []int{3 << 26}},
	{op: ast.OpMakePartitionView, tensor: []int{3}, tile: []int{1}, dynamic: true, counts: num.I32, far: []int{1<<32 - 8}},
	{op: ast.OpMakePartitionView, tensor: []int{37, 53}, tile: []int{8, 32}, pad: "zero", dynamic: true, far: []int{0, 3 << 30}},
	{op: ast.OpMakePartitionView, tensor: []int{37, 53}, tile: []int{8, 32}, pad: "zero", dynamic: true, far: []int{1 << 36, 1 << 33}, index: num.I64},
	{op: ast.OpMakeStridedView, tensor: []int{61}, tile: []int{8}, step: []int{13}, far: []int{3 << 30}, promise: true},
	{op: ast.OpMakeGatherScatterView, tensor: []int{24, 128}, tile: []int{8, 16}, sparse: 1, pad: "zero", dynamic: true, counts: num.I8, far: []int{17, 0}, index: num.I8},
}

// overlaps reports whether tiles share elements: storing them would race.
func (v viewSpec) overlaps() bool {
	for d := range v.step {
		if v.step[d] < v.tile[d] {
			return true
		}
	}
	return false
}

var viewElems = []num.Type{num.F32, num.F16, num.I8, num.F64, num.I1, num.I32, num.BF16, num.I64, num.I16, num.TF32, num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU}

func viewCases() []*matrixCase {
	var cases []*matrixCase
	for i, spec := range slices.Concat(viewSpecs, upperSpecs) {
		v := spec.fill()
		for j := range 3 {
			t := viewElems[(i*3+j)%len(viewElems)]
			cases = append(cases, loadViewCase(spec.name(), v, t, "weak", ""))
			if !v.overlaps() {
				cases = append(cases, storeViewCase(spec.name(), v, t, "weak"))
			}
		}
	}
	for _, t := range everyFloat {
		for pad := ast.PadNone + 1; pad <= ast.PadNegInf; pad++ {
			spec := viewSpec{op: ast.OpMakePartitionView, tensor: []int{6, 10}, tile: []int{4, 8}, pad: pad.String()}
			cases = append(cases, loadViewCase(spec.name(), spec.fill(), t, "weak", ""))
		}
	}
	for _, scope := range ast.EnumMemoryScope.Info().Names {
		v := viewSpecs[2].fill()
		cases = append(cases, loadViewCase(viewSpecs[2].name(), v, num.F32, "relaxed "+scope, ""), loadViewCase(viewSpecs[2].name(), v, num.I32, "acquire "+scope, ""),
			storeViewCase(viewSpecs[2].name(), v, num.F32, "relaxed "+scope), storeViewCase(viewSpecs[2].name(), v, num.I32, "release "+scope))
	}
	cases = append(cases, loadViewCase("with hints", viewSpecs[2].fill(), num.F32, "weak", " optimization_hints = <sm_90 = {latency = 3, allow_tma = false}>"))
	cases = append(cases, packedViews()...)
	return append(cases, extentCases()...)
}

// packedViews are views of 4-bit elements, two to a byte.
func packedViews() []*matrixCase {
	var cases []*matrixCase
	for _, v := range []viewSpec{
		{op: ast.OpMakePartitionView, tensor: []int{64}, tile: []int{16}},
		{op: ast.OpMakePartitionView, tensor: []int{5, 34}, tile: []int{4, 8}, pad: "zero"},
		{op: ast.OpMakePartitionView, tensor: []int{16, 8}, tile: []int{8, 16}, dim: []int{1, 0}},
		{op: ast.OpMakeGatherScatterView, tensor: []int{16, 34}, tile: []int{4, 8}, step: []int{4, 9}, sparse: 0, pad: "zero"},
	} {
		cases = append(cases, loadViewCase(v.name(), v.fill(), num.F4E2M1FN, "weak", ""), storeViewCase(v.name(), v.fill(), num.F4E2M1FN, "weak"))
	}
	return cases
}

// padding is the element that a padding value stands for.
func padding(name string, t num.Type) uint64 {
	if t == num.F8E8M0FNU {
		return map[string]uint64{"nan": 0xff, "pos_inf": 0xff, "neg_inf": 0xff}[name] // its least number for the zeros
	}
	l := layouts[t]
	switch name {
	case "neg_zero":
		return l.pattern(0, true)
	case "nan":
		return l.quietNaN()
	case "pos_inf":
		return l.beyond(false)
	case "neg_inf":
		return l.beyond(true)
	}
	return 0
}

// paddingNote is said of types that lack the padding value.
const paddingNote = "the language does not say what stands for a zero, an infinity or NaN that the type lacks: the nearest number, or NaN"

func viewBlocks(v viewSpec) int { return extent(v.space()) }

func (c *matrixCase) rowsInput(v viewSpec, blocks int, distinct bool) (rows []uint64, name string) {
	if v.sparse < 0 {
		return nil, ""
	}
	rows = v.rowsOf(blocks, distinct)
	shape := []int{v.tile[v.sparse]}
	return rows, c.entry.load(c.input(num.I32, rows), num.I32, shape, blocks)
}

func loadViewCase(name string, v viewSpec, t num.Type, order, hints string) *matrixCase {
	blocks, n := viewBlocks(v), extent(v.tile)
	c := newCase(ast.OpLoadViewTko, blocks, "%s %s %s %s", order, strings.TrimPrefix(ast.Table[v.op].Name, "make_"), name, t)
	c.nanBits = v.pad != "nan"
	if l, ok := layouts[t]; v.pad != "zero" && v.pad != "" && (!ok || l.top != topIEEE) {
		c.borrowed = paddingNote
	}
	size := v.elements()
	if t == num.F4E2M1FN {
		size += size % 2
	}
	in := sampleColumns(51, []num.Type{t}, size)[0]
	rows, rowsName := c.rowsInput(v, blocks, false)
	_, view, index := v.make(c, c.input(t, in), t, rowsName)
	from := len(c.memory)
	c.entry.op("%%r, %%k = load_view_tko %s %s[%s]%s : %s, %s -> %s, token", order, view, index, hints+v.promises(), v.viewType(t), v.indexTypes(), tileOf(t, v.tile))
	c.entry.store("%r", c.output(t, blocks*n), t, v.tile, blocks)
	c.model = func(mem [][]uint64) {
		for b := range blocks {
			for k := range n {
				mem[from][b*n+k] = padding(v.pad, t)
				if at := v.place(b, k, rows); at >= 0 {
					mem[from][b*n+k] = in[at]
				}
			}
		}
	}
	return c
}

func storeViewCase(name string, v viewSpec, t num.Type, order string) *matrixCase {
	v.pad = ""
	blocks, n := viewBlocks(v), extent(v.tile)
	c := newCase(ast.OpStoreViewTko, blocks, "%s %s %s %s", order, strings.TrimPrefix(ast.Table[v.op].Name, "make_"), name, t)
	c.nanBits = true
	in := sampleColumns(52, []num.Type{t}, blocks*n)[0]
	rows, rowsName := c.rowsInput(v, blocks, true)
	value := c.entry.load(c.input(t, in), t, v.tile, blocks)
	size := v.elements()
	if t == num.F4E2M1FN {
		size += size % 2
	}
	to := len(c.memory)
	_, view, index := v.make(c, c.output(t, size), t, rowsName)
	c.entry.op("%%k = store_view_tko %s %s, %s[%s]%s : %s, %s, %s -> token", order, value, view, index, v.promises(), tileOf(t, v.tile), v.viewType(t), v.indexTypes())
	c.model = func(mem [][]uint64) {
		for b := range blocks {
			for k := range n {
				if at := v.place(b, k, rows); at >= 0 {
					mem[to][at] = in[b*n+k]
				}
			}
		}
	}
	return c
}

// extentCases ask views and tensors for their extents, in a type of their own or
// in the smallest that holds them.
func extentCases() []*matrixCase {
	var cases []*matrixCase
	for i, spec := range viewSpecs {
		t := []num.Type{num.I32, num.I64, num.I16}[i%3]
		cases = append(cases, spaceCase(spec, t), tensorShapeCase(spec, t))
	}
	for _, spec := range upperSpecs {
		v := spec.fill()
		cases = append(cases, spaceCase(spec, tightest(v.wholeSpace())), tensorShapeCase(spec, tightest(v.wholeTensor())))
	}
	return cases
}

// tightest is the narrowest integer type that holds all numbers.
func tightest(numbers []int) num.Type {
	for _, t := range []num.Type{num.I1, num.I8, num.I16, num.I32} {
		if uint64(slices.Max(numbers)) <= mask(t.Bits()) {
			return t
		}
	}
	return num.I64
}

func spaceCase(spec viewSpec, t num.Type) *matrixCase {
	v := spec.fill()
	return extentCase(ast.OpGetIndexSpaceShape, spec, t, v.wholeSpace(), func(_, view string) (of, typ string) { return view, v.viewType(num.F32) })
}

func tensorShapeCase(spec viewSpec, t num.Type) *matrixCase {
	v := spec.fill()
	return extentCase(ast.OpGetTensorShape, spec, t, v.wholeTensor(), func(tensor, _ string) (of, typ string) { return tensor, v.tensorType(num.F32) })
}

// extentCase asks one of the two views for its extents.
func extentCase(op ast.Opcode, spec viewSpec, t num.Type, want []int, which func(tensor, view string) (of, typ string)) *matrixCase {
	v := spec.fill()
	c := newCase(op, 1, "%s %s %s", strings.TrimPrefix(ast.Table[v.op].Name, "make_"), spec.name(), t)
	tensor, view := v.views(c, c.input(num.F32, make([]uint64, v.elements())), num.F32)
	of, typ := which(tensor, view)
	c.entry.op("%%n:%d = %s %s : %s -> %s", len(want), ast.Table[op].Name, of, typ, tileOf(t, nil))
	var outs []int
	for d := range want {
		outs = append(outs, len(c.memory))
		c.entry.store(fmt.Sprintf("%%n#%d", d), c.output(t, 1), t, nil, 1)
	}
	c.model = func(mem [][]uint64) {
		for d, n := range want {
			mem[outs[d]][0] = uint64(n)
		}
	}
	return c
}
