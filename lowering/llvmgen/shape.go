package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// constant writes a constant: one immediate if all elements are equal, else a
// table in constant memory that every thread reads its elements from.
func (g *gen) constant(op *ast.Op) error {
	c := op.Attr(ast.KeyValue).(*ast.DenseAttr)
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	t.regs = make([]value.Value, t.layout.NumRegs())
	if c.Splat || len(c.Data) == c.ElemBytes() {
		v := g.constantBits(t.typ.Elem, c.Elem(0))
		for r := range t.regs {
			t.regs[r] = v
		}
	} else {
		g.tableLookup(t, c)
	}
	g.tiles[op.Value()] = t
	return nil
}

// tableLookup reads the registers of a constant from a table.
func (g *gen) tableLookup(t *tile, c *ast.DenseAttr) {
	n := int(c.Type.NumElements())
	var data []byte
	for i := range n {
		data = appendElem(data, c, i)
	}
	table := g.mod.NewGlobalDef(symbol("table."+g.kernelT.Symbol+"."+g.nextID()), constant.NewCharArray(data))
	table.Immutable = true
	table.AddrSpace = globalSpace
	table.Typ = pointerTo(table.ContentType, globalSpace)
	table.Align = 16
	mt := memType(t.typ.Elem)
	index := mapLayout(t.layout, func(e uint32) uint32 { return e * uint32(c.ElemBytes()) })
	for r := range t.regs {
		base, off := g.at(index, r)
		p := g.b.NewGetElementPtr(table.ContentType, table, i32(0), g.b.NewZExt(g.add(base, i32(off)), types.I64))
		v := g.b.NewLoad(mt, g.b.NewBitCast(p, pointerTo(mt, globalSpace)))
		v.Align = ir.Align(c.ElemBytes())
		g.neverChanges(v)
		t.regs[r] = g.fromMem(v, t.typ.Elem)
	}
}

// neverChanges says of a load that nobody writes what it reads.
func (mg *moduleGen) neverChanges(load *ir.InstLoad) {
	if mg.invariant == nil {
		mg.invariant = &metadata.Tuple{MetadataID: metadata.MetadataID(len(mg.mod.MetadataDefs))}
		mg.mod.MetadataDefs = append(mg.mod.MetadataDefs, mg.invariant)
	}
	load.Metadata = append(load.Metadata, &metadata.Attachment{Name: "invariant.load", Node: mg.invariant})
}

func (g *gen) nextID() string {
	g.blocks++
	return constant.NewInt(types.I32, int64(g.blocks)).Ident()
}

// iota counts along the only dimension: each register is its own index.
func (g *gen) iota(op *ast.Op) error {
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	index := coordinate(t.layout, 0)
	lt := numType(t.typ.ElemNum()).(*types.IntType)
	t.regs = make([]value.Value, t.layout.NumRegs())
	for r := range t.regs {
		v := g.value(index, r)
		switch {
		case lt.BitSize < 32:
			v = g.b.NewTrunc(v, lt)
		case lt.BitSize > 32:
			v = g.b.NewZExt(v, lt)
		}
		t.regs[r] = v
	}
	g.tiles[op.Value()] = t
	return nil
}

// reshape and permute rename elements; registers stay.
func (g *gen) reshape(op *ast.Op) error {
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	g.tiles[op.Value()] = t
	src := g.unpacked(op.Source())
	g.make(op, t, func(r int) { t.regs[r] = g.reg(src, r) })
	return nil
}

// broadcast copies registers.
func (g *gen) broadcast(op *ast.Op) error {
	t, err := g.newTile(op.Value())
	if err != nil {
		return err
	}
	src := g.regs(op.Source())
	_, from := t.layout.Narrow(gpu.Shape(ast.AsTile(op.Source().Type)))
	t.regs = make([]value.Value, t.layout.NumRegs())
	for r := range t.regs {
		t.regs[r] = src[from[r]]
	}
	g.tiles[op.Value()] = t
	return nil
}

// blockID reads the coordinates of the tile block, or the grid's extents.
func (g *gen) blockID(op *ast.Op) error {
	name := "ctaid."
	if op.Opcode == ast.OpGetNumTileBlocks {
		name = "nctaid."
	}
	for i, r := range op.Results() {
		if err := g.define(r, []value.Value{g.blockCoord(name + "xyz"[i:i+1])}); err != nil {
			return err
		}
	}
	return nil
}

// getGlobal is the address of a global variable.
func (g *gen) getGlobal(op *ast.Op) error {
	ref, _ := op.Attr(ast.KeyName).(ast.SymbolAttr)
	v := g.variable(ref.Root)
	if v == nil {
		return g.unsupported(op, "there is no global @%s in the module", ref.Root)
	}
	return g.define(op.Value(), []value.Value{g.b.NewPtrToInt(v, types.I64)})
}

// variable returns the global variable of the entry's module that has a name.
func (g *gen) variable(name string) *ir.Global {
	return g.variables[variable{g.entry.Parent(), name}]
}
