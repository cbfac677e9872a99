package gpu

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/layout"
)

// layoutsOf checks the layouts of an op's results, and of what a loop carries:
// each is a list entry, a string for a tile and unit for any other value.
func (c *checker) layoutsOf(op *ast.Op) {
	if c.entry == nil || !c.entry.planned || op.Opcode == ast.OpEntry {
		return
	}
	values := op.Results()
	if isLoop(op) && op.Body(0) != nil {
		values = slices.Concat(values, op.Body(0).Args)
	}
	list, ok := op.Attr(AttrLayout).(ast.ArrayAttr)
	if !ok {
		if c.entry.layouts && slices.ContainsFunc(values, hasLayout) && op.Attr(AttrLayout) == nil {
			c.fail(op, "expected %s: once layouts are assigned every tile has one", AttrLayout)
		}
		return
	}
	if len(list) != len(values) {
		c.fail(op, "expected %s to have an entry for each of %d values, got %d", AttrLayout, len(values), len(list))
		return
	}
	n := len(c.diags)
	for i, v := range values {
		c.layout(op, i, v, list[i])
	}
	if len(c.diags) == n {
		c.agree(op)
	}
}

// hasLayout reports whether v is a tile of more than one element: those have a
// choice.
func hasLayout(v *ast.Value) bool {
	t := ast.AsTile(v.Type)
	return t != nil && t.NumElements() > 1
}

// layout checks one entry: that it is a map of the entry's threads onto all
// elements of the tile.
func (c *checker) layout(op *ast.Op, i int, v *ast.Value, a ast.Attr) {
	s, isString := a.(ast.StringAttr)
	t := ast.AsTile(v.Type)
	if !isString {
		if _, unit := a.(ast.UnitAttr); !unit || hasLayout(v) {
			c.fail(op, "expected entry %d of %s to be a layout of %s", i, AttrLayout, v.Type)
		}
		return
	}
	if t == nil {
		c.fail(op, "expected entry %d of %s to be unit: %s is no tile", i, AttrLayout, v.Type)
		return
	}
	warps := c.entry.warps
	if c.entry.collective {
		warps = WarpsAt(op, warps)
	}
	spelled := spelledLayout{s, t.NumElements(), warps}
	if c.entry.sound[spelled] {
		return
	}
	l, err := ParseLayout(string(s), Shape(t))
	switch {
	case err != nil:
		c.fail(op, "%s", err)
	case len(l.Warp) != layout.Log2(warps):
		c.fail(op, "layout %q: expected %d columns for %d warps, got %d", s, layout.Log2(warps), warps, len(l.Warp))
	case !l.Onto():
		c.fail(op, "layout %q: no thread holds some of the elements of %s", s, v.Type)
	default:
		c.entry.sound[spelled] = true
	}
}

// spelledLayout is all of a layout that says whether it is a sound one.
type spelledLayout struct {
	text     ast.StringAttr
	elements int64
	warps    int
}

// agree checks that the operands of an op are where it takes them from: an op
// moves nothing between threads but where that is what it is for.
func (c *checker) agree(op *ast.Op) {
	if !c.entry.layouts {
		return
	}
	info := op.Info()
	switch {
	case info == nil:
		c.agreeOfDialect(op)
	case info.Is(ast.Elementwise):
		for _, v := range op.Operands() {
			c.same(op, v, op.Value())
		}
	case isLoop(op):
		c.agreeLoop(op)
	case op.Opcode == ast.OpIf:
		for i := range op.Regions() {
			if b := op.Body(i); b != nil && b.Last() != nil && b.Last().Opcode == ast.OpYield {
				c.passes(b.Last(), op.Results())
			}
		}
	}
}

// accessed checks that of each coordinate of a tile that is accessed through a view registers
// have some bits and threads others: a thread computes one address, to which its registers add
// what is known. Rows that are named one by one have addresses of their own.
func (c *checker) accessed(op *ast.Op) {
	if c.entry == nil || !c.entry.planned || !c.entry.layouts || !op.ThroughView() {
		return
	}
	tile := op.Moved()
	if op.IsAtomic() {
		tile = op.Get(ast.InValue)
	}
	l, err := LayoutOf(tile, c.entry.warps)
	if err != nil {
		return // its layout's own check says so
	}
	apart := ^uint32(0)
	if v, ok := op.Get(ast.InView).Type.(*ast.GatherScatterViewType); ok {
		apart &^= rowBits(v)
	}
	var registers, threads uint32
	for _, col := range l.Reg {
		registers |= col
	}
	for _, col := range slices.Concat(l.Lane, l.Warp) {
		threads |= col
	}
	if registers&threads&apart != 0 {
		c.fail(op, "expected a layout of which no bit of a coordinate comes from registers and from threads, got %q", AppendLayout(nil, l))
	}
}

// rowBits are the bits of an element's number that say which row of a view it is in.
func rowBits(v *ast.GatherScatterViewType) uint32 {
	behind := 1
	for _, n := range v.Tile[v.SparseDim+1:] {
		behind *= int(n)
	}
	return uint32(behind * (int(v.Tile[v.SparseDim]) - 1))
}

// same checks that two tiles have one layout.
func (c *checker) same(op *ast.Op, v, as *ast.Value) {
	if !hasLayout(v) || !hasLayout(as) || layoutText(v) == layoutText(as) && slices.Equal(ast.AsTile(v.Type).Shape, ast.AsTile(as.Type).Shape) {
		return
	}
	got, err1 := LayoutOf(v, c.entry.warps)
	want, err2 := LayoutOf(as, c.entry.warps)
	if err1 == nil && err2 == nil && !got.Equal(want) {
		c.fail(op, "expected %s in the layout %q, got %q: %s would have to go between", v.Type, AppendLayout(nil, want), AppendLayout(nil, got), Convert)
	}
}

// passes checks that what a terminator passes on is laid out as what takes it.
func (c *checker) passes(end *ast.Op, to []*ast.Value) {
	for i, v := range end.Operands() {
		if i < len(to) {
			c.same(end, v, to[i])
		}
	}
}

func (c *checker) agreeLoop(op *ast.Op) {
	args, carried := op.Body(0).Args, op.Operands()
	if op.Opcode == ast.OpFor {
		args, carried = args[1:], carried[3:]
	}
	for i, v := range carried {
		c.same(op, v, args[i])
		if op.Opcode == ast.OpFor {
			c.same(op, op.Result(i), args[i])
		}
	}
	for _, end := range op.Terminators() {
		if end.Opcode == ast.OpContinue {
			c.passes(end, args)
		} else {
			c.passes(end, op.Results())
		}
	}
}

// agreeOfDialect checks that fragments lie as the instruction takes them, and that
// tiles can go the way that ops say.
func (c *checker) agreeOfDialect(op *ast.Op) {
	switch KindOf(op) {
	case Convert:
		c.agreeConversion(op)
	case LoadShared:
		c.agreeLoad(op)
	case Mma:
		c.agreeSteps(op)
		_, a, b, acc, err := MmaLayouts(op)
		if err != nil {
			return // the product's rule says so
		}
		c.lies(op, "a", Get(op, InA), a)
		c.lies(op, "b", Get(op, InB), b)
		c.lies(op, "acc", Get(op, InAcc), acc)
		c.lies(op, "result", op.Value(), acc)
	case MmaWait:
		if len(op.Results()) > 0 {
			c.same(op, op.Source(), op.Value())
		}
	}
}

func (c *checker) lies(op *ast.Op, name string, v *ast.Value, want layout.Layout) {
	if isShared(v.Type) || !hasLayout(v) {
		return
	}
	if got, err := LayoutOf(v, c.entry.warps); err == nil && !got.Equal(want) {
		c.fail(op, "expected %s in the layout of its fragments, %q, got %q", name, AppendLayout(nil, want), AppendLayout(nil, got))
	}
}
