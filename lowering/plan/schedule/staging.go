package schedule

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// What products read from shared memory is known before anything is staged there: the
// schedule says from it what is copied ahead, and the mma pass does it.

// Placement is where a product reads one of its operands.
type Placement struct {
	Value     *ast.Value // what is placed: the operand, or what its fragments are converted from
	Converted *ast.Op    // the conversion of the fragments, or nil
	Raw       *Raw       // what is staged first, as it lies in memory, or nil
	Registers bool       // it stays there, or comes there from what is staged first; else it goes to
	Shared    gpu.Shared // a tile in shared memory, of one stage,
	Behind    *ast.Op    // behind this op for all its readers; if nil, before the product
	Unsliced  string     // why each CTA of a cluster has all of it, where it would do with a part
	Across    bool       // the product reads it transposed, and another one as it lies
}

// Placement returns where a scheduled product reads an operand. Values that cost
// nothing to make stay in registers, and so does what a product before left as this
// one's instruction takes it.
func PlacementOf(c *pass.Context, product *ast.Op, which int) Placement {
	v := gpu.Factors(product)[which]
	instr, rows, cols := OfProduct(product)
	if !instr.ReadsShared() && analysis.Rematerializable(v, 4) || which == 0 && staysInRegisters(c, product, instr) {
		return Placement{Value: v, Registers: true}
	}
	if p, ok := readAcross(c, product, which); ok {
		return p
	}
	p := Placement{Value: v}
	if op := convertedLoad(v); op != nil && !instr.ReadsShared() {
		p.Value, p.Converted = op.Source(), op
	}
	t := ast.AsTile(p.Value.Type)
	p.Shared = gpu.Shared{Shape: gpu.Shape(t), Elem: t.ElemNum(), Stages: 1, Contiguous: which, Slices: 1}
	p.Unsliced = slice(c, &p.Shared, which, instr, rows, cols)
	if r, ok := rawOperand(c, product, v, which, instr); ok && !ByRole(analysis.LoadedBy(r.Load)) {
		p.Raw = &r
		p.Registers = which == 0 && comesByRegisters(instr, p.Raw)
	}
	switch contiguous, ok := stagedDim(c, p.Value); {
	case p.Raw != nil && !instr.AlongK():
		p.Shared.Contiguous = p.Raw.Shared.Contiguous
	case ok && !instr.AlongK():
		p.Shared.Contiguous = contiguous
	case !instr.ReadsShared() || instr.Beside():
		p.Shared.Contiguous = 1 - which // along k, as ldmatrix reads without transposing
	}
	p.Shared.InLanes = which == 1 && ordersByLanes(c, product)
	if instr.Beside() && p.Raw == nil {
		if p.Behind = stagedOnce(product, p.Value); p.Behind == nil {
			p.Behind = stagedForSeveral(product, p.Value, which)
		}
	}
	return p
}

// readAcross is where a product reads a left operand that is the transpose of what another product of its block
// has as its own: one tile serves both, where wgmma reads elements of 16 bits either way.
//
//	%t = load_view_tko %v[%i, %j]          tile (n, k)
//	%s = mmaf %t, %q, %zeros
//	%p = permute %t [1, 0]
//	%o = mmaf %p, %w, %acc
func readAcross(c *pass.Context, product *ast.Op, which int) (p Placement, ok bool) {
	instr, _, _ := OfProduct(product)
	permute := gpu.Factors(product)[which].Def()
	if which != 0 || permute == nil || permute.Opcode != ast.OpPermute || c.Cluster > 1 || !instr.Beside() || instr.AlongK() {
		return p, false
	}
	v := permute.Source()
	contiguous, known := stagedDim(c, v)
	if p.Behind = stagedForSeveral(product, v, which); p.Behind == nil || !known {
		return p, false
	}
	t := ast.AsTile(v.Type)
	p.Value, p.Across = v, true
	p.Shared = gpu.Shared{Shape: gpu.Shape(t), Elem: t.ElemNum(), Stages: 1, Contiguous: contiguous, Slices: 1}
	return p, true
}

// stagedForSeveral returns the op that makes what several products of its block have as the same operand,
// and nothing else reads: staged behind it, it is there for all of them. That is a load, or what is left of it without
// dimensions of one element where a product reads it transposed.
func stagedForSeveral(product *ast.Op, v *ast.Value, which int) *ast.Op {
	def, uses := v.Def(), v.Uses()
	if def == nil || len(uses) < 2 || product.Has(gpu.AttrPart) {
		return nil
	}
	across := false
	for _, u := range uses {
		reads := u
		if u.Op.Opcode == ast.OpPermute && which == 0 && len(u.Op.Value().Uses()) == 1 {
			reads, across = u.Op.Value().Uses()[0], true
		}
		op := reads.Op
		if gpu.Is(op, gpu.StoreShared) {
			continue // staged already, for those before
		}
		if !gpu.IsProduct(op) || op.Block() != def.Block() || reads.Index != which || gpu.Factors(op)[1-which] == v {
			return nil
		}
	}
	if !def.IsLoad() && !(across && analysis.LoadedBy(v) != nil) {
		return nil
	}
	return def
}

// comesByRegisters reports whether a product's first operand goes on in registers from where it
// is staged first. 8 bits do as they are read across k, by ldmatrix.trans, and where all of k
// is summed over at once.
func comesByRegisters(instr gpu.Instruction, r *Raw) bool {
	if !instr.AlongK() || !instr.TakesEither() || instr.A.MemBits() > 8 {
		return instr.AlongK() && instr.TakesEither()
	}
	return r.Convert == nil && r.Shared.Contiguous == 0 && (instr.MostK() == 0 || r.Shared.Shape[1] <= instr.MostK())
}

// StagedTile is a tile that products read from shared memory.
type StagedTile struct {
	value       *ast.Value // what is written there
	Shared      gpu.Shared // with the stages that are scheduled
	block       *ast.Block // in which it is written
	Readers     []*ast.Op  // the products, or what takes their place
	uses        int        // of value, when all tiles are staged
	direct      bool       // their instruction reads it where it lies
	transformed bool       // threads make it of another tile in shared memory
	batch       bool       // products of a batch write to its place as well
	placed      bool       // its place is counted with another tile
	Alloc       *ast.Op    // when it is staged: its place,
	Store       *ast.Op    // and what writes it
}

// stagedTiles lists the tiles that an entry's products will read from shared memory,
// in the order in which they are written.
func stagedTiles(c *pass.Context) []*StagedTile {
	l := &tileList{behind: map[string]*StagedTile{}, places: map[string]*StagedTile{}, less: map[*ast.Value]int{}}
	for _, product := range Products(c) {
		instr, _, _ := OfProduct(product)
		for which := range 2 {
			p := PlacementOf(c, product, which)
			if p.Raw != nil {
				l.add(&StagedTile{value: p.Raw.Load, Shared: p.Raw.Shared, block: product.Block(), Readers: []*ast.Op{product}})
			}
			if !p.Registers {
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
	tiles          []*StagedTile
	behind, places map[string]*StagedTile
	less           map[*ast.Value]int // uses that become the one of what stages the tile
}

func (l *tileList) add(t *StagedTile) { l.tiles = append(l.tiles, t) }

// place adds the tile in which a product finds an operand.
func (l *tileList) place(product *ast.Op, which int, p Placement, direct bool) {
	t := &StagedTile{value: p.Value, Shared: p.Shared, block: product.Block(), Readers: []*ast.Op{product}, direct: direct, transformed: p.Raw != nil}
	switch key := PlaceBehind(p.Value, p.Shared); {
	case p.Behind != nil && l.behind[key] != nil:
		other := l.behind[key]
		other.Readers = append(other.Readers, product)
		l.less[p.Value]++
		return
	case p.Behind != nil:
		t.block, l.behind[key] = p.Behind.Block(), t
	case product.Has(gpu.AttrPart):
		key := PlaceOfBatch(which, p.Shared)
		if other := l.places[key]; other != nil {
			t.placed, t.batch, other.batch = true, true, true
		} else {
			l.places[key] = t
		}
	}
	l.add(t)
}

// PlaceBehind names the place of a value that is staged once, placeOfBatch that of
// operand which of a batch's products.
func PlaceBehind(v *ast.Value, s gpu.Shared) string { return fmt.Sprintf("%p %v", v, s) }
func PlaceOfBatch(which int, s gpu.Shared) string   { return fmt.Sprint(which, s) }

// Staged describes the tile that a gpu.store_shared writes.
func Staged(store *ast.Op) *StagedTile {
	t := &StagedTile{value: gpu.Get(store, gpu.InTile), block: store.Block(), Alloc: gpu.Get(store, gpu.InSharedTile).Def(), Store: store}
	t.uses = len(t.value.Uses())
	var err error
	if t.Shared, err = gpu.SharedOf(t.Alloc); err != nil {
		panic("BUG: plan: " + err.Error())
	}
	for _, u := range t.Alloc.Value().Readers() {
		switch {
		case u.Op == store:
		case gpu.Is(u.Op, gpu.LoadShared) || gpu.Is(u.Op, gpu.Mma):
			t.Readers = append(t.Readers, u.Op)
			t.direct = gpu.Is(u.Op, gpu.Mma)
		default:
			t.batch = true
		}
	}
	return t
}

// CheckPlace refuses a tile that is scheduled to be copied ahead to a place of which the
// stages would be others' as well: what chooses schedules none of them.
func CheckPlace(c *pass.Context, t *StagedTile) error {
	load := t.Source()
	for _, r := range t.Readers {
		if gpu.Is(r, gpu.Mma) && len(r.Operands()) > 3 {
			return c.Wrong(load, "%s = %q, but the other operand of its product is copied in another way", gpu.AttrCopy, CopyOf(t))
		}
		if !analysis.Within(r, t.block) || CopyOf(t) == gpu.CopyThreads && r.Block() != t.block {
			return c.Wrong(load, "%s = %q, but %s reads its tile elsewhere", gpu.AttrCopy, CopyOf(t), r.ShortName())
		}
	}
	if t.batch {
		return c.Wrong(load, "%s = %q, but its place in shared memory holds other tiles too", gpu.AttrCopy, CopyOf(t))
	}
	return nil
}

// Source returns the load that a staged tile is of, as it was loaded, without
// dimensions of one element, or rounded by the copy; or nil.
func (t *StagedTile) Source() *ast.Op {
	if t.transformed {
		return nil
	}
	if load := roundedLoad(t.value); load != nil {
		return load
	}
	return analysis.LoadedBy(t.value)
}

// convertedLoad returns the op that makes v if it converts the elements of what was
// loaded for v alone. That is staged instead, so that it can be copied ahead of time, and
// the fragments are converted. Narrower elements are not: their fragments would be read
// from shared memory in pieces.
func convertedLoad(v *ast.Value) *ast.Op {
	op := v.Def()
	if op == nil || len(v.Uses()) != 1 {
		return nil
	}
	switch op.Opcode {
	case ast.OpFToF, ast.OpIToF, ast.OpExtI, ast.OpTruncI, ast.OpFToI:
		if from := op.Source(); from.Def().IsLoad() && len(from.Uses()) == 1 &&
			ast.AsTile(from.Type).ElemNum().MemBits() == ast.AsTile(v.Type).ElemNum().MemBits() {
			return op
		}
	}
	return nil
}

// CopyOf returns what a tile's load says, or has been chosen, of how it is copied.
func CopyOf(t *StagedTile) string {
	if load := t.Source(); load != nil {
		return load.Str(gpu.AttrCopy)
	}
	return ""
}

// sharesReader reports whether an instruction reads both tiles from shared memory, at one
// time.
func sharesReader(a, b *StagedTile) bool {
	return a.direct && b.direct && slices.ContainsFunc(a.Readers, func(r *ast.Op) bool { return slices.Contains(b.Readers, r) })
}
