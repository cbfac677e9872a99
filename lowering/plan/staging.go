package plan

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
)

// What products read from shared memory is known before anything is staged there: the
// schedule says from it what is copied ahead, and the mma pass does it.

// placement is where a product reads one of its operands.
type placement struct {
	value     *ast.Value // what is placed: the operand, or what its fragments are converted from
	converted *ast.Op    // the conversion of the fragments, or nil
	raw       *raw       // what is staged first, as it lies in memory, or nil
	registers bool       // it stays there, or comes there from what is staged first; else it goes to
	shared    gpu.Shared // a tile in shared memory, of one stage,
	behind    *ast.Op    // behind this op for all its readers; if nil, before the product
}

// placement returns where a scheduled product reads an operand. Values that cost
// nothing to make stay in registers, and so does what a product before left as this
// one's instruction takes it.
func (e *entry) placement(product *ast.Op, which int) placement {
	v := product.Operand(which)
	instr, rows, cols := scheduledProduct(product)
	if !instr.ReadsShared() && analysis.Rematerializable(v, 4) || which == 0 && instr.TakesEither() && !instr.AlongK() && e.fromProduct(v) {
		return placement{value: v, registers: true}
	}
	p := placement{value: v}
	if op := e.convertedLoad(v); op != nil && !instr.ReadsShared() {
		p.value, p.converted = op.Operand(0), op
	}
	t := ast.AsTile(p.value.Type)
	p.shared = gpu.Shared{Shape: gpu.Shape(t), Elem: t.ElemNum(), Stages: 1, Fast: which, Slices: 1}
	e.slice(&p.shared, which, instr, rows, cols)
	if r, ok := e.rawOperand(product, v, which, instr); ok {
		p.raw = &r
		p.registers = which == 0 && instr.AlongK() && instr.TakesEither()
	}
	switch fast, ok := e.ContiguousDim(p.value); {
	case p.raw != nil && !instr.AlongK():
		p.shared.Fast = p.raw.shared.Fast
	case ok && !instr.AlongK():
		p.shared.Fast = fast
	case !instr.ReadsShared() || instr.Beside():
		p.shared.Fast = 1 - which // along k, as ldmatrix reads without transposing
	}
	if instr.Beside() && p.raw == nil {
		p.behind = e.stagedOnce(product, p.value)
	}
	return p
}

// stagedTile is a tile that products read from shared memory.
type stagedTile struct {
	value   *ast.Value // what is written there
	shared  gpu.Shared // with the stages that are scheduled
	block   *ast.Block // in which it is written
	readers []*ast.Op  // the products, or what takes their place
	uses    int        // of value, when all tiles are staged
	direct  bool       // their instruction reads it where it lies
	turned  bool       // threads make it of another tile in shared memory
	batch   bool       // products of a batch write to its place as well
	placed  bool       // its place is counted with another tile
	alloc   *ast.Op    // when it is staged: its place,
	store   *ast.Op    // and what writes it
}

// stagedTiles lists the tiles that an entry's products will read from shared memory,
// in the order in which they are written.
func (e *entry) stagedTiles() []*stagedTile {
	l := &tileList{behind: map[string]*stagedTile{}, places: map[string]*stagedTile{}, less: map[*ast.Value]int{}}
	for _, product := range e.products() {
		instr, _, _ := scheduledProduct(product)
		for which := range 2 {
			p := e.placement(product, which)
			if p.raw != nil {
				l.add(&stagedTile{value: p.raw.load, shared: p.raw.shared, block: product.Block(), readers: []*ast.Op{product}})
			}
			if !p.registers {
				l.place(product, which, p, instr.ReadsShared())
			}
		}
	}
	for _, t := range l.tiles {
		t.uses = len(t.value.Uses()) - l.less[t.value]
	}
	return l.tiles
}

// tileList collects staged tiles.
type tileList struct {
	tiles          []*stagedTile
	behind, places map[string]*stagedTile
	less           map[*ast.Value]int // uses that become the one of what stages the tile
}

func (l *tileList) add(t *stagedTile) { l.tiles = append(l.tiles, t) }

// place adds the tile in which a product finds an operand.
func (l *tileList) place(product *ast.Op, which int, p placement, direct bool) {
	t := &stagedTile{value: p.value, shared: p.shared, block: product.Block(), readers: []*ast.Op{product}, direct: direct, turned: p.raw != nil}
	switch key := placeBehind(p.value, p.shared); {
	case p.behind != nil && l.behind[key] != nil:
		other := l.behind[key]
		other.readers = append(other.readers, product)
		l.less[p.value]++
		return
	case p.behind != nil:
		t.block, l.behind[key] = p.behind.Block(), t
	case product.Has(gpu.AttrPart):
		key := placeOfBatch(which, p.shared)
		if other := l.places[key]; other != nil {
			t.placed, t.batch, other.batch = true, true, true
		} else {
			l.places[key] = t
		}
	}
	l.add(t)
}

// placeBehind names the place of a value that is staged once, placeOfBatch that of
// operand which of a batch's products.
func placeBehind(v *ast.Value, s gpu.Shared) string { return fmt.Sprintf("%p %v", v, s) }
func placeOfBatch(which int, s gpu.Shared) string   { return fmt.Sprint(which, s) }

// staged describes the tile that a gpu.store_shared writes.
func staged(store *ast.Op) *stagedTile {
	t := &stagedTile{value: store.Operand(0), block: store.Block(), alloc: store.Operand(1).Def(), store: store}
	t.uses = len(t.value.Uses())
	var err error
	if t.shared, err = gpu.SharedOf(t.alloc); err != nil {
		panic("BUG: plan: " + err.Error())
	}
	for _, u := range t.alloc.Result(0).Uses() {
		switch {
		case u.Op == store:
		case gpu.Is(u.Op, gpu.LoadShared) || gpu.Is(u.Op, gpu.Mma):
			t.readers = append(t.readers, u.Op)
			t.direct = gpu.Is(u.Op, gpu.Mma)
		default:
			t.batch = true
		}
	}
	return t
}

// checkPlace refuses a tile that is scheduled to be copied ahead to a place of which the
// stages would be others' as well: what chooses schedules none of them.
func (e *entry) checkPlace(t *stagedTile) error {
	load := t.source()
	for _, r := range t.readers {
		if gpu.Is(r, gpu.Mma) && len(r.Operands()) > 3 {
			return e.wrongSchedule(load, "%s = %q, but the other operand of its product is copied in another way", gpu.AttrCopy, copyOf(t))
		}
		if !analysis.Within(r, t.block) || copyOf(t) == gpu.CopyThreads && r.Block() != t.block {
			return e.wrongSchedule(load, "%s = %q, but %s reads its tile elsewhere", gpu.AttrCopy, copyOf(t), r.ShortName())
		}
	}
	if t.batch {
		return e.wrongSchedule(load, "%s = %q, but its place in shared memory holds other tiles too", gpu.AttrCopy, copyOf(t))
	}
	return nil
}

// source returns the load that a staged tile is of, as it was loaded or without
// dimensions of one element, or nil.
func (t *stagedTile) source() *ast.Op {
	if t.turned {
		return nil
	}
	return analysis.LoadedBy(t.value)
}

// convertedLoad returns the op that makes v if it converts the elements of what was
// loaded for v alone. That is staged instead, so that it can be copied ahead of time, and
// the fragments are converted. Narrower elements are not: their fragments would be read
// from shared memory in pieces.
func (e *entry) convertedLoad(v *ast.Value) *ast.Op {
	op := v.Def()
	if op == nil || len(v.Uses()) != 1 {
		return nil
	}
	switch op.Opcode {
	case ast.OpFToF, ast.OpIToF, ast.OpExtI, ast.OpTruncI, ast.OpFToI:
		if from := op.Operand(0); analysis.IsLoad(from.Def()) && len(from.Uses()) == 1 &&
			ast.AsTile(from.Type).ElemNum().MemBits() == ast.AsTile(v.Type).ElemNum().MemBits() {
			return op
		}
	}
	return nil
}

// productSearch is how many values are looked at for a product that one is computed of.
const productSearch = 64

// fromProduct reports whether a value is computed element by element of the result of a
// product that runs beside the threads, which lies as the next one reads it.
func (e *entry) fromProduct(v *ast.Value) bool {
	left := productSearch
	var visit func(v *ast.Value) bool
	visit = func(v *ast.Value) bool {
		def := v.Def()
		if left--; left < 0 || def == nil {
			return false
		}
		if gpu.Is(def, gpu.MmaWait) || gpu.RunsBeside(def) {
			return true
		}
		return analysis.IsElementwise(def) && slices.ContainsFunc(def.Operands(), visit)
	}
	return visit(v)
}

// stagedOnce returns the op that makes operand v of a product outside of the loops
// around that: staged there it need not be staged in each iteration. It is nil if
// there is none.
func (e *entry) stagedOnce(product *ast.Op, v *ast.Value) *ast.Op {
	def := v.Def()
	if def == nil || product.Has(gpu.AttrPart) || analysis.Rematerializable(v, 4) {
		return nil
	}
	at := product
	for at.Block() != def.Block() {
		at = at.Parent()
	}
	if analysis.IsLoop(at) {
		return def
	}
	return nil
}
