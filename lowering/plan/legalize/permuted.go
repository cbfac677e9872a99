package legalize

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// loadPermuted has the operands of products that are permuted tiles of a view loaded as
// tiles of a view whose dimensions are: nothing moves, and the load can be a copy.
//
//	%t = load_view_tko %v[%i, %j]          tile (n, k)
//	%p = permute %t [1, 0]
//
// becomes a load at [%j, %i] of a view of the same tensor with tiles (k, n) and the other
// dim_map. A reshape between them, which leaves out dimensions of one element, comes last.
//
// Where the copy engine brings tiles, one that another product takes as it is, too, comes twice: Q of
// attention's backward pass is multiplied both ways. Neither is copied ahead else. On an H200 backward_keys takes
// 742 µs so, 914 without, and backward_queries 442 and 558.
func loadPermuted(c *pass.Context) {
	var found []*ast.Op
	for _, product := range products(c) {
		for _, name := range []ast.Part{ast.InLhs, ast.InRhs} {
			def := product.Get(name).Def() // as what came before has left it
			if loadedTwice(c, def) {
				continue
			}
			if def := permuteFirst(def, c.Machine.Warpgroups()); permutesLoad(def) && !slices.Contains(found, def) {
				found = append(found, def)
			}
		}
	}
	for _, op := range found {
		loadAsPermuted(op)
	}
}

// products lists an entry's products of matrices.
func products(c *pass.Context) (list []*ast.Op) {
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpMmaF || op.Opcode == ast.OpMmaI {
			list = append(list, op)
		}
	})
	return list
}

// warpgroupRows is how many rows of a product wgmma makes at least.
const warpgroupRows = 64

// loadedTwice has a permute take what a load before it has loaded, where its own load reads the same again, and there is no
// room to have both tiles come ahead: two stages of each. Products read the one tile both ways then. It reports whether it did.
//
//	%a = load_view_tko %v[%i, %j]          mmaf %a, …
//	%b = load_view_tko %v[%i, %j]          mmaf (permute %b [1, 0]), …
func loadedTwice(c *pass.Context, permute *ast.Op) bool {
	if permute == nil || permute.Opcode != ast.OpPermute || !c.Machine.Warpgroups() {
		return false
	}
	again := permute.Source()
	t := ast.AsTile(again.Type)
	if t.Rank() != 2 || t.ElemNum().MemBits() != 16 || min(t.Shape[0], t.Shape[1]) < warpgroupRows || 4*gpu.TileBytes(again) <= c.Machine.SharedFor(1) {
		return false
	}
	if len(again.Uses()) != 1 || !multiplied(permute.Value(), permute.Block()) {
		return false
	}
	first := sameBefore(again)
	if first == nil {
		return false
	}
	c.Remark(analysis.LoadedBy(again), remark.ReadBothWays)
	permute.Set(ast.InSource, first)
	dce.Erase(again.Def())
	return true
}

// sameBefore returns what another load of the block has loaded before, and products have as their left operand, if it reads
// what v was loaded of, and neither waits for anything but what both wait for.
func sameBefore(v *ast.Value) *ast.Value {
	load := analysis.LoadedBy(v)
	if load == nil || load.Opcode != ast.OpLoadViewTko || !load.IsWeakLoad() || analysis.TensorOf(load) == nil || len(load.Get(ast.OutToken).Uses()) > 0 {
		return nil
	}
	for op := load.Prev(); op != nil; op = op.Prev() {
		if op.Opcode != ast.OpLoadViewTko || !op.IsWeakLoad() || !sameAddress(op, load) {
			continue
		}
		loaded := op.Loaded()
		if len(loaded.Uses()) == 1 && loaded.Uses()[0].Op.Opcode == ast.OpReshape {
			loaded = loaded.Uses()[0].Op.Value()
		}
		if ast.Same(loaded.Type, v.Type) && multiplied(loaded, op.Block()) {
			return loaded
		}
	}
	return nil
}

// multiplied reports whether a product of a block has v as its left operand, and nothing else reads it.
func multiplied(v *ast.Value, in *ast.Block) bool {
	uses := v.Uses()
	return len(uses) == 1 && uses[0].Index == 0 && gpu.IsProduct(uses[0].Op) && uses[0].Op.Block() == in
}

// sameAddress reports whether two loads read the same tile of views that are alike, and wait for the same.
func sameAddress(a, b *ast.Op) bool {
	return analysis.TensorOf(a) == analysis.TensorOf(b) && ast.Same(a.Get(ast.InView).Type, b.Get(ast.InView).Type) &&
		slices.Equal(a.List(ast.InIndex), b.List(ast.InIndex)) && gpu.TokenOperand(a) == gpu.TokenOperand(b)
}

// permuteFirst has a permute of what a reshape makes of a loaded tile come before that, if
// the reshape does no more than to leave out dimensions of one element. It returns the
// permute that feeds a product then, or op.
//
//	%r = reshape %t : (1, 1, n, k) -> (n, k)       %q = permute %t [0, 1, 3, 2]
//	%p = permute %r [1, 0]                         %p = reshape %q
func permuteFirst(op *ast.Op, apart bool) *ast.Op {
	if op == nil || op.Opcode != ast.OpPermute {
		return op
	}
	if apart {
		loadApart(op)
	}
	reshape := op.Source().Def()
	if reshape == nil || reshape.Opcode != ast.OpReshape || len(reshape.Value().Uses()) != 1 || len(reshape.Source().Uses()) != 1 || !reshape.Source().Def().IsLoad() {
		return op
	}
	loaded := reshape.Source()
	from, kept := ast.AsTile(loaded.Type), ast.AsTile(reshape.Value().Type)
	wide, narrow := longDims(from.Shape), longDims(kept.Shape)
	if len(wide) != len(narrow) || !slices.EqualFunc(wide, narrow, func(a, b int) bool { return from.Shape[a] == kept.Shape[b] }) {
		return op
	}
	perm := make([]int64, from.Rank())
	for d := range perm {
		perm[d] = int64(d)
	}
	at := 0
	for _, d := range analysis.Permutation(op) {
		if i := slices.Index(narrow, int(d)); i >= 0 {
			perm[wide[at]] = int64(wide[i])
			at++
		}
	}
	var shape []int64
	for _, d := range perm {
		shape = append(shape, from.Shape[d])
	}
	b := build.At{Mark: op}
	first := b.Op(ast.OpPermute, ast.Tile(from.ElemNum(), shape...), loaded)
	attr := op.Attr(ast.KeyPermutation).(ast.DenseArrayAttr)
	attr.Values = perm
	first.SetAttr(ast.KeyPermutation, attr)
	op.Value().ReplaceAllUses(b.Op(ast.OpReshape, op.Value().Type, first.Value()).Value())
	op.Erase()
	dce.Erase(reshape)
	return first
}

// loadApart gives a permute of what others read as well a load of its own.
func loadApart(op *ast.Op) {
	reshape := op.Source().Def()
	if reshape == nil || reshape.Opcode != ast.OpReshape || !reshape.Source().Def().IsLoad() {
		return
	}
	load := reshape.Source().Def()
	if len(reshape.Value().Uses()) == 1 && len(load.Loaded().Uses()) == 1 || len(load.Get(ast.OutToken).Uses()) > 0 {
		return
	}
	own := load.Clone(map[*ast.Value]*ast.Value{})
	ast.InsertAfter(load, own)
	again := reshape.Clone(map[*ast.Value]*ast.Value{load.Loaded(): own.Loaded()})
	ast.InsertBefore(op, again)
	op.Set(ast.InSource, again.Value())
}

// longDims lists the dimensions of more than one element.
func longDims(shape []int64) (dims []int) {
	for d, n := range shape {
		if n > 1 {
			dims = append(dims, d)
		}
	}
	return dims
}

// permutesLoad reports whether op is a permute of what a load through a partition view
// reads for it alone.
func permutesLoad(op *ast.Op) bool {
	if op == nil || op.Opcode != ast.OpPermute {
		return false
	}
	load := op.Source().Def()
	if load == nil || load.Opcode != ast.OpLoadViewTko || len(op.Source().Uses()) != 1 {
		return false
	}
	view := load.Get(ast.InView)
	_, ok := view.Type.(*ast.PartitionViewType)
	return ok && view.Def() != nil && view.Def().Opcode == ast.OpMakePartitionView
}

// loadAsPermuted does so for one permute.
func loadAsPermuted(op *ast.Op) {
	load, perm := op.Source().Def(), analysis.Permutation(op)
	from := load.Get(ast.InView).Type.(*ast.PartitionViewType)
	to := &ast.PartitionViewType{View: from.View, Padding: from.Padding}
	operands := []*ast.Value{build.At{Mark: load}.Op(ast.OpMakePartitionView, to, analysis.TensorOf(load)).Value()}
	var inside []int64
	for _, d := range perm {
		to.Tile = append(to.Tile, from.Tile[d])
		to.DimMap = append(to.DimMap, from.DimMap[d])
		operands = append(operands, load.List(ast.InIndex)[d])
		within := int64(0)
		if load.InBounds(d) {
			within = 1
		}
		inside = append(inside, within)
	}
	operands = append(operands, load.List(ast.InToken)...)
	n := ast.NewOp(ast.OpLoadViewTko, operands, []ast.Type{op.Value().Type, load.Get(ast.OutToken).Type})
	n.Pos, n.Loc = load.Pos, load.Loc
	n.SetSegments(load.Segments())
	for _, a := range load.Attrs {
		if list, ok := a.Value.(ast.DenseArrayAttr); ok && a.Name == "inbounds" {
			list.Values = inside
			a.Value = list
		}
		n.Attrs = append(n.Attrs, a)
	}
	ast.InsertBefore(load, n)
	op.Value().ReplaceAllUses(n.Get(ast.OutTile))
	load.Get(ast.OutToken).ReplaceAllUses(n.Get(ast.OutToken))
	op.Erase()
	view := load.Get(ast.InView).Def()
	load.Erase()
	dce.Erase(view)
}
