package ptxsim

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// productQueue is the wgmma.mma_async of a warp that nobody has waited for, in
// groups, the oldest first. A product is computed when a wait asks for it, and no
// sooner. Each warp computes the 16 rows that its lanes hold of a result of 64.
type productQueue struct {
	open   []*warpgroupProduct
	groups [][]*warpgroupProduct
	fenced bool                        // a wgmma.fence has come
	held   map[heldRegister]heldResult // registers that will hold results
	read   map[heldRegister]int        // registers that products read A from
	done   uint32                      // groups that are
}

type heldRegister struct {
	frame *frame
	reg   int32
}

// heldResult is a register of the result of a product under way.
type heldResult struct {
	product *warpgroupProduct
	index   int
}

// holds reports whether a register waits for the result of a product.
func (q *productQueue) holds(f *frame, r int32) bool {
	return len(q.held) > 0 && q.held[heldRegister{f, r}].product != nil
}

// checkWrites demands that no product has a register that an instruction writes,
// unless what it will hold has been moved to another one.
func (q *productQueue) checkWrites(p *path, s *step, m uint32) {
	if len(q.held) == 0 && len(q.read) == 0 {
		return
	}
	for _, r := range s.writes {
		key := heldRegister{p.frame, r}
		result := q.held[key]
		if result.product != nil && result.product.holders[result.index] == 1 || q.read[key] > 0 {
			p.fail(s, m, "register %s is written while a wgmma has it: a wgmma.wait_group must come first", p.frame.f.registerName(r))
		}
		q.forget(key)
	}
}

// forget says that a register no longer waits for a result.
func (q *productQueue) forget(key heldRegister) {
	if result := q.held[key]; result.product != nil {
		result.product.holders[result.index]--
		delete(q.held, key)
	}
}

// rename is a mov of a register that waits for a result: the other one then waits
// for it as well. Compilers for GPUs take such a copy for another name.
func (q *productQueue) rename(p *path, s *step, m uint32) bool {
	if len(q.held) == 0 || m != p.warp.alive {
		return false
	}
	from, to := heldRegister{p.frame, s.reads[0]}, heldRegister{p.frame, s.writes[0]}
	result := q.held[from]
	if result.product == nil {
		return false
	}
	q.checkWrites(p, s, m)
	q.hold(to, result)
	return true
}

// hold makes a register wait for a result.
func (q *productQueue) hold(key heldRegister, result heldResult) {
	q.forget(key)
	q.held[key] = result
	result.product.holders[result.index]++
	key.frame.written[key.reg] = 0
}

// wgmma is the instructions of warpgroup products.
func (d *decoder) wgmma() {
	kind := d.takeOne("fence", "commit_group", "wait_group", "mma_async")
	d.take("sync")
	d.s.aligned = d.take("aligned")
	switch kind {
	case "fence":
		d.s.exec = func(p *path, _ uint32) { p.fenceProducts() }
	case "commit_group":
		d.s.cost.group = commitsProducts
		d.s.exec = func(p *path, _ uint32) {
			q := &p.warp.products
			q.groups, q.open = append(q.groups, q.open), nil
		}
	case "wait_group":
		if len(d.args) != 1 || d.args[0].Kind != ptx.Int {
			d.fail("expected a number of groups")
			return
		}
		n := int(d.args[0].Val)
		d.s.cost.group, d.s.cost.pending = waitsForProducts, n
		d.s.exec = func(p *path, _ uint32) { p.waitProducts(n) }
	case "mma_async":
		d.warpgroupProduct()
	default:
		d.fail("the instruction is not implemented by the simulator")
	}
}

// waitProducts computes products until at most n groups are under way.
func (p *path) waitProducts(n int) {
	q := &p.warp.products
	for len(q.groups) > n {
		for _, g := range q.groups[0] {
			if err := g.compute(p.warp); err != nil {
				panic(p.fault(g.step, -1, err.Error()))
			}
			for i := range g.fragment {
				if key := (heldRegister{g.frame, g.fragment[i].reg}); q.read[key] > 0 {
					q.read[key]--
				}
			}
		}
		for _, g := range q.groups[0] {
			q.give(g)
		}
		q.groups = q.groups[1:]
		q.done++
	}
	if w := p.warp; w.races != nil {
		w.races.Reach(w.cta.unit.productsOf(w), q.done)
	}
}

// give puts the result of a product into the registers that wait for it.
func (q *productQueue) give(g *warpgroupProduct) {
	for key, result := range q.held {
		if result.product == g {
			key.frame.regs[key.reg] = g.acc[result.index]
			key.frame.written[key.reg] = allLanes
			delete(q.held, key)
		}
	}
}

// groupForm is what an instruction wgmma.mma_async says.
type groupForm struct {
	n, k             int
	a, b, c          numbers
	ints             bool
	elem             num.Type // of A and B
	result           []int32
	fragment         []source // of A; nil where a descriptor gives it
	fragmentA        fragment // of the warp's 16 rows
	resultC          fragment
	descA, descB     source
	scaleD           source
	negA, negB       bool
	transA, transB   bool
	perWord, operand int // elements of the result in a register; bytes of an element of A and B
}

// warpgroupProduct is a product under way.
type warpgroupProduct struct {
	*groupForm
	frame        *frame
	step         *step
	descA, descB descriptor
	add          bool
	words        []vec        // of A in registers
	acc          []vec        // registers of the result: before, and then after
	from         []heldResult // what of acc is a product's result that was under way
	holders      []int        // how many registers wait for each
	origins      []vecOrigins // of A in registers, if origins are followed
}

// warpgroupProduct decodes wgmma.mma_async (PTX ISA, "wgmma.mma_async").
func (d *decoder) warpgroupProduct() {
	if len(d.mods) != 4 || len(d.args) < 4 {
		d.fail("the instruction is not implemented by the simulator")
		return
	}
	g := &groupForm{}
	types := [3]ptx.Type{ptx.ParseType(d.mods[1]), ptx.ParseType(d.mods[2]), ptx.ParseType(d.mods[3])}
	var ok [3]bool
	for i, n := range []*numbers{&g.c, &g.a, &g.b} {
		*n, ok[i] = numbersOf(types[i])
	}
	if !ok[0] || !ok[1] || !ok[2] || !g.shape(d.mods[0]) || g.c.encode == nil {
		d.fail("the simulator has no product of this shape and these types")
		return
	}
	d.mods = nil
	g.elem = elementOf(types[1])
	g.ints, g.operand, g.perWord = types[0] == ptx.S32, g.a.bits/8, max(1, 32/g.c.bits)
	if g.k*g.operand != 32 {
		d.fail("a product of k = %d elements of %d bytes: expected 32 bytes", g.k, g.operand)
		return
	}
	g.result = d.results(0)
	d.f.markOperands(g.result)
	for _, r := range g.result {
		d.s.writes = slices.DeleteFunc(d.s.writes, func(w int32) bool { return w == r })
	}
	if len(g.result) != g.n/2/g.perWord {
		d.fail("the result has %d registers, expected %d", len(g.result), g.n/2/g.perWord)
		return
	}
	if d.args[1].Kind == ptx.Vector {
		g.fragment = d.sources(1, ptx.B32)
		for _, s := range g.fragment {
			d.f.markOperands([]int32{s.reg})
		}
		if len(g.fragment) != 4 {
			d.fail("A has %d registers, expected 4", len(g.fragment))
		}
	} else {
		g.descA = d.src(1, ptx.B64)
	}
	g.descB, g.scaleD = d.src(2, ptx.B64), d.src(3, ptx.Pred)
	d.groupFlags(g)
	g.layout()
	d.s.cost.product = g.cost()
	s := len(d.f.steps) - 1
	d.s.exec = func(p *path, m uint32) { p.issue(g, &p.frame.f.steps[s], m) }
}

// shape reads m64nNkK.
func (g *groupForm) shape(text string) bool {
	rest, ok := strings.CutPrefix(text, "m64n")
	n, k, ok2 := strings.Cut(rest, "k")
	var err, err2 error
	g.n, err = strconv.Atoi(n)
	g.k, err2 = strconv.Atoi(k)
	return ok && ok2 && err == nil && err2 == nil && g.n >= 8 && g.n <= 256 && g.n%8 == 0
}

// layout lays the warp's rows of the result and of A out over its lanes. Their
// registers are numbered by their places in a product.
func (g *groupForm) layout() {
	g.resultC = fragment{numbers: g.c, place: groupResult, rows: 16, cols: g.n}
	for i := range g.result {
		g.resultC.src = append(g.resultC.src, source{reg: int32(i)})
		g.resultC.regs = append(g.resultC.regs, int32(i))
	}
	g.resultC.index()
	if g.fragment == nil {
		return
	}
	shape := map[int]string{1: "m16n8k32", 2: "m16n8k16", 4: "m16n8k8"}[g.operand]
	g.fragmentA = fragment{numbers: g.a, rows: 16, cols: g.k, place: shapes[shape][g.a.bits].a}
	for i := range g.fragment {
		g.fragmentA.src = append(g.fragmentA.src, source{reg: int32(i)})
	}
	g.fragmentA.index()
}

// groupFlags reads the constants after scale-d: signs of A and B for floats, and
// for 16 bits whether their rows and columns are exchanged.
func (d *decoder) groupFlags(g *groupForm) {
	var flags []int64
	for _, a := range d.args[4:] {
		if a.Kind != ptx.Int {
			d.fail("expected a constant")
		}
		flags = append(flags, a.Val)
	}
	want := 2
	if g.operand == 2 {
		want = 4
		if g.fragment != nil {
			want = 3
		}
	}
	if g.ints {
		want = 0
	}
	if len(flags) != want {
		d.fail("expected %d constants, got %d", want, len(flags))
		return
	}
	if want == 0 {
		return
	}
	g.negA, g.negB = flags[0] == -1, flags[1] == -1
	switch want {
	case 3:
		g.transB = flags[2] == 1
	case 4:
		g.transA, g.transB = flags[2] == 1, flags[3] == 1
	}
}

// issue puts a product into the queue, which has its registers from then on.
func (p *path) issue(g *groupForm, s *step, m uint32) {
	q, regs, n := &p.warp.products, p.frame.regs, len(g.result)
	job := &warpgroupProduct{
		groupForm: g, frame: p.frame, step: s, add: g.scaleD.of(regs)[0] != 0,
		acc: make([]vec, n), from: make([]heldResult, n), holders: make([]int, n),
	}
	job.descB = descriptor(p.uniform(g.descB, s))
	if g.fragment == nil {
		job.descA = descriptor(p.uniform(g.descA, s))
	}
	if q.held == nil {
		q.held, q.read = map[heldRegister]heldResult{}, map[heldRegister]int{}
	}
	for i, r := range g.result {
		key := heldRegister{p.frame, r}
		if job.from[i] = q.held[key]; job.add && job.from[i].product == nil {
			p.checkWritten(s, r, m)
			job.acc[i] = regs[r]
		}
		q.hold(key, heldResult{job, i})
		p.frame.forget(r, m)
	}
	for i := range g.fragment {
		job.words = append(job.words, *g.fragment[i].of(regs))
		q.read[heldRegister{p.frame, g.fragment[i].reg}]++
		if p.frame.origins != nil {
			job.origins = append(job.origins, p.frame.originsOf(&g.fragment[i]))
		}
	}
	p.checkFenced(job)
	job.touch(p)
	q.open = append(q.open, job)
}

// markOperands notes registers that products have or change.
func (f *function) markOperands(list []int32) {
	if f.operands == nil {
		f.operands = map[int32]bool{}
	}
	for _, r := range list {
		if r >= 0 {
			f.operands[r] = true
		}
	}
}

// fenceProducts lets the products that come see what is in the registers.
func (p *path) fenceProducts() {
	p.warp.products.fenced = true
	clear(p.frame.unfenced)
}

// checkFenced demands a wgmma.fence before the first product, and between what writes
// a register and the product that has it (PTX ISA, "wgmma.fence").
func (p *path) checkFenced(g *warpgroupProduct) {
	if !p.warp.products.fenced {
		p.fail(g.step, 0, "no wgmma.fence comes before the first product")
	}
	if len(p.frame.unfenced) == 0 {
		return
	}
	for _, r := range g.result {
		p.checkRegisterFenced(g, r)
	}
	for i := range g.fragment {
		p.checkRegisterFenced(g, g.fragment[i].reg)
	}
}

func (p *path) checkRegisterFenced(g *warpgroupProduct, r int32) {
	if p.frame.unfenced[r] {
		p.fail(g.step, 0, "register %s has been written, and no wgmma.fence comes between", p.frame.f.registerName(r))
	}
}

// touch remembers what a product reads of shared memory, until it is waited for.
func (g *warpgroupProduct) touch(p *path) {
	q, w := &p.warp.products, p.warp
	if w.races == nil {
		return
	}
	a := w.races.Begun(g.step.site, 0, w.cta.unit.productsOf(w), q.done+uint32(len(q.groups))+1, true)
	touch := func(off, _, _ int) { p.touchSharedBy(w.cta, off, unitBytes, &a, false) }
	if g.fragment == nil {
		g.descA.units(g.transA, g.k, g.operand, w.index%4*16, 16, touch)
	}
	g.descB.units(g.transB, g.k, g.operand, 0, g.n, touch)
}

// unitBytes is what a matrix is made of at the least: elements that lie together.
const unitBytes = 16

// units calls do with each unit of count rows or columns, from first on: where it lies,
// and its first element.
func (d descriptor) units(mnMajor bool, k, size, first, count int, do func(off, x, k int)) {
	eachUnit(mnMajor, k, size, first, count, func(x, i int) {
		do(swizzled(d.start()+d.offset(x, i, size, mnMajor), d.swizzle()), x, i)
	})
}

// eachUnit calls do with the first element of each unit.
func eachUnit(mnMajor bool, k, size, first, count int, do func(x, k int)) {
	stepX, stepK := 1, unitBytes/size
	if mnMajor {
		stepX, stepK = stepK, stepX
	}
	for x := first; x < first+count; x += stepX {
		for i := 0; i < k; i += stepK {
			do(x, i)
		}
	}
}

// uniform is a value that all lanes must agree on.
func (p *path) uniform(s source, at *step) uint64 {
	v := s.of(p.frame.regs)
	for lane := range v {
		if v[lane] != v[0] {
			p.fail(at, 1<<lane, "its descriptor is %#x, and %#x in lane 0", v[lane], v[0])
		}
	}
	return v[0]
}

// compute multiplies the warp's 16 rows.
func (g *warpgroupProduct) compute(w *warp) error {
	r := &w.cta.operands
	a, err := r.readA(g, w)
	if err != nil {
		return fmt.Errorf("operand A: %w", err)
	}
	b, err := r.readB(g, w.cta.shared)
	if err != nil {
		return fmt.Errorf("operand B: %w", err)
	}
	if err := g.check(w); err != nil {
		return err
	}
	if g.negA != g.negB {
		for i := range a {
			a[i] = -a[i]
		}
	}
	c := numbersIn(&r.c, 16*g.n)
	clear(c)
	if g.add {
		for i, from := range g.from {
			if from.product != nil {
				g.acc[i] = from.product.acc[from.index]
			}
		}
		g.resultC.read(g.acc, c)
	}
	if g.ints {
		wrapping(a, b, c, 16, g.n, g.k)
	} else {
		multiply(a, b, c, 16, g.n, g.k)
	}
	g.from = nil // so that products before this one can be forgotten
	g.resultC.write(g.acc, c)
	return nil
}

// groupResult is the place of element i of a lane in its warp's 16 rows of a
// result of wgmma (PTX ISA, "Register Fragments" of wgmma.mma_async).
func groupResult(group, in, i int) (int, int) { return group + 8*(i/2%2), 8*(i/4) + 2*in + i%2 }

// descriptor is a matrix descriptor of wgmma (PTX ISA, "Matrix Descriptor
// Format"). Distances are in units of 16 bytes.
//
//	bits  0 to 13  start address
//	bits 16 to 29  leading dimension byte offset
//	bits 32 to 45  stride dimension byte offset
//	bits 49 to 51  base offset
//	bits 62 to 63  swizzle: 0 none, 1 of 128 bytes, 2 of 64, 3 of 32
type descriptor uint64

func (d descriptor) start() int   { return int(d&0x3fff) * 16 }
func (d descriptor) leading() int { return int(d>>16&0x3fff) * 16 }
func (d descriptor) stride() int  { return int(d>>32&0x3fff) * 16 }
func (d descriptor) base() int    { return int(d >> 49 & 7) }
func (d descriptor) swizzle() int { return [4]int{0, 128, 64, 32}[d>>62] }

// offset is where element (x, k) of a matrix lies, x along the dimension that is
// not multiplied out, without the swizzle. The matrix is made of core matrices of
// 8 rows of as many bytes as the swizzle spans, 16 without one (PTX ISA,
// "Asynchronous Warpgroup Level Matrix Shared Memory Layout", "Strides").
//
//	K-major: rows are x, along k; stride is from 8 rows to the next; leading, without
//	swizzle only, is from 16 bytes to the next along k
//	MN-major: rows are k, along x. With swizzle, leading is from a row's span to the
//	next along x, stride from 8 rows of k to the next; without, the other way round
func (d descriptor) offset(x, k, size int, mnMajor bool) int {
	along, row := k, x
	if mnMajor {
		along, row = x, k
	}
	span := max(d.swizzle(), 16)
	per := span / size
	spans, rows := d.leading(), d.stride()
	if mnMajor && d.swizzle() == 0 {
		spans, rows = rows, spans
	}
	return along/per*spans + along%per*size + row/8*rows + row%8*span
}

// check demands that what lies along a span stays within it. A span is as many bytes as
// the swizzle exchanges units of.
func (d descriptor) check(k, size int, mnMajor bool) error {
	if at := d.start() % max(d.swizzle(), unitBytes); d.swizzle() > 0 && !mnMajor && at+k*size > d.swizzle() {
		return fmt.Errorf("the descriptor %#x begins at byte %d of a span of %d: %d bytes along k do not fit", uint64(d), at, d.swizzle(), k*size)
	}
	return nil
}
