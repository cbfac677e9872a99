package expand

import (
	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
	"tileir/lowering/remark"
)

// Mma replaces mmaf and mmai by gpu.mma with the instruction scheduled, and
// brings their operands to where the instruction reads them: every operand
// that has to be loaded or computed is staged in shared memory.
func Mma(c *pass.Context) {
	s := &stager{Context: c, shared: map[string]*ast.Op{}}
	for _, op := range schedule.Products(c) {
		halt.If(c.Ctx)
		s.lowerMma(op)
	}
}

// stager brings the operands of an entry's products to where they are read.
type stager struct {
	*pass.Context
	shared map[string]*ast.Op // places that several products read
}

func (s *stager) lowerMma(op *ast.Op) {
	a, b, acc := op.Get(ast.InLhs), op.Get(ast.InRhs), op.Get(ast.InAcc)
	instr, rows, cols := schedule.OfProduct(op)
	p := product{op: op, instr: instr, rows: rows, cols: cols}
	p.across = schedule.PlacementOf(s.Context, op, 0).Across
	p.a, p.b = s.stageBoth(op)
	result := p.sum(acc, int(ast.AsTile(a.Type).Shape[1]))
	result.Name = op.Value().Name
	op.Value().ReplaceAllUses(result)
	op.Erase()
	dce.Erase(acc.Def())
	dce.Erase(a.Def()) // what was converted is read before now
	dce.Erase(b.Def())
}

// stageBoth stages the operands of a product. What goes from one tile in shared memory to
// another does so before the left operand comes to registers, where the product before may
// have to be waited for.
func (s *stager) stageBoth(product *ast.Op) (a, b *ast.Value) {
	if p := schedule.PlacementOf(s.Context, product, 0); p.Registers && p.Raw != nil {
		b = s.stage(product, 1)
		return s.stage(product, 0), b
	}
	a = s.stage(product, 0)
	return a, s.stage(product, 1)
}

// stage brings an operand of a product to where its instruction reads it: through
// shared memory as the fragments it takes, or to a place in shared memory that it
// reads itself. See placement for what stays in registers.
func (s *stager) stage(product *ast.Op, which int) *ast.Value {
	p := schedule.PlacementOf(s.Context, product, which)
	v := p.Value
	if p.Raw != nil {
		v = s.stageRaw(product, p.Raw)
		s.remarkTransformed(product, which, p)
	}
	if !p.Registers {
		v = s.stageTile(product, which, v, p)
	}
	if p.Converted != nil {
		c := p.Converted.Clone(map[*ast.Value]*ast.Value{p.Value: v})
		ast.InsertBefore(product, c)
		v = c.Value()
	}
	return v
}

// stageTile writes a tile to shared memory, and reads it back if the instruction takes
// its operands in registers.
func (s *stager) stageTile(product *ast.Op, which int, v *ast.Value, p schedule.Placement) *ast.Value {
	if p.Behind != nil {
		return s.stageBehind(p.Behind, v, p.Shared)
	}
	instr, _, _ := schedule.OfProduct(product)
	alloc := s.stagingPlace(product, which, p.Shared)
	store := gpu.New(product, gpu.StoreShared, []*ast.Value{v, alloc.Value()})
	if instr.Beside() {
		store.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
	}
	ast.InsertBefore(product, store)
	if instr.ReadsShared() {
		return alloc.Value()
	}
	load := gpu.New(product, gpu.LoadShared, []*ast.Value{alloc.Value()}, v.Type)
	ast.InsertBefore(product, load)
	return load.Value()
}

// stageBehind stages a value behind the op that makes it, once for all products that
// read it from the same arrangement.
func (s *stager) stageBehind(def *ast.Op, v *ast.Value, tile gpu.Shared) *ast.Value {
	key := schedule.PlaceBehind(v, tile)
	if alloc := s.shared[key]; alloc != nil {
		return alloc.Value()
	}
	alloc := gpu.NewAllocShared(def, tile)
	ast.InsertBefore(s.Op.Body(0).First(), alloc)
	store := gpu.New(def, gpu.StoreShared, []*ast.Value{v, alloc.Value()})
	store.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
	ast.InsertAfter(def, store)
	s.shared[key] = alloc
	return alloc.Value()
}

// stagingPlace makes a place for operand which of a product. Products of a
// batch share theirs: barriers keep them apart.
func (s *stager) stagingPlace(mma *ast.Op, which int, tile gpu.Shared) *ast.Op {
	key := schedule.PlaceOfBatch(which, tile)
	if alloc := s.shared[key]; alloc != nil && mma.Has(gpu.AttrPart) {
		return alloc
	}
	alloc := gpu.NewAllocShared(mma, tile)
	ast.InsertBefore(s.Op.Body(0).First(), alloc)
	if mma.Has(gpu.AttrPart) {
		s.shared[key] = alloc
	}
	return alloc
}

// stageRaw stages what is loaded, and reads and converts it before the product.
func (s *stager) stageRaw(mma *ast.Op, r *schedule.Raw) *ast.Value {
	alloc := gpu.NewAllocShared(mma, r.Shared)
	ast.InsertBefore(s.Op.Body(0).First(), alloc)
	ast.InsertBefore(mma, gpu.New(mma, gpu.StoreShared, []*ast.Value{r.Load, alloc.Value()}))
	load := gpu.New(mma, gpu.LoadShared, []*ast.Value{alloc.Value()}, r.Load.Type)
	ast.InsertBefore(mma, load)
	if r.Convert == nil {
		return load.Value()
	}
	c := r.Convert.Clone(map[*ast.Value]*ast.Value{r.Load: load.Value()})
	ast.InsertBefore(mma, c)
	return c.Value()
}

// remarkTransformed says that an operand takes a way through registers.
func (s *stager) remarkTransformed(product *ast.Op, which int, p schedule.Placement) {
	if !s.Listening() {
		return
	}
	instr, _, _ := schedule.OfProduct(product)
	how, where := "convert", "shared memory"
	if transposes := instr.AlongK() && p.Raw.Shared.Contiguous != 1-which; transposes && p.Raw.Convert != nil {
		how = "convert and transpose"
	} else if transposes {
		how = "transpose"
	}
	if p.Registers {
		where = "registers"
	}
	s.Remark(product, remark.Transformed, "operand", []string{"left", "right"}[which], "how", how, "where", where, "instruction", instr.Name)
}
