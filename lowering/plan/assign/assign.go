package assign

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/transfer"
)

// Layouts gives every tile a layout.
//
// Layouts are fixed where it matters, at products and at memory, and flow from
// there to the operands: the ops are visited from the last to the first, each
// op when all readers of its results have said what they want. A result has
// one layout; readers that want another get a conversion, or, where the value
// costs next to nothing to make, a copy of the op that makes it. Values that
// loops carry get their layout before the loop's body is visited, from what
// their readers will want.
func Layouts(c *pass.Context) error {
	have := map[*ast.Value]layout.Layout{}
	if err := newAssigner(c, have).block(c.Op.Body(0)); err != nil {
		return err
	}
	if err := inRoles(c, have); err != nil {
		return err
	}
	write(c, have)
	remarkAccesses(c, have)
	return nil
}

func newAssigner(c *pass.Context, have map[*ast.Value]layout.Layout) *assigner {
	a := &assigner{naturals: &naturals{Context: c, have: have}, want: demands{}}
	a.near = newFinder(naturalStages, a.lookAt)
	return a
}

// inRoles gives the tiles of collective roles layouts, over the warps of each.
func inRoles(c *pass.Context, have map[*ast.Value]layout.Layout) error {
	for _, role := range gpu.RolesOf(c.Op) {
		if !role.Has(gpu.KeyCollective) {
			continue
		}
		of := *c
		of.Warps = gpu.WarpsOfRole(role)
		if err := newAssigner(&of, have).block(role.Body(0)); err != nil {
			return err
		}
	}
	return nil
}

// block visits the ops of a block from the last to the first.
func (a *assigner) block(b *ast.Block) error {
	for op := b.Last(); op != nil; op = op.Prev() {
		halt.If(a.Ctx)
		if err := a.op(op); err != nil {
			return err
		}
	}
	for _, arg := range b.Args {
		if analysis.IsTile(arg) {
			a.convertReaders(arg, b.First())
		}
	}
	return nil
}

// op assigns the layouts of op's results, then says what op wants of its
// operands.
func (a *assigner) op(op *ast.Op) error {
	switch op.Opcode {
	case ast.OpFor, ast.OpLoop:
		return a.loop(op)
	case ast.OpIf:
		return a.branch(op)
	}
	if gpu.Is(op, gpu.Role) {
		return nil // one thread runs it: it has no tiles; or others, see inRoles
	}
	for i := 0; i < len(op.Results()); i++ {
		if r := op.Result(i); analysis.IsTile(r) {
			l, err := a.choose(op, r)
			if err != nil {
				return err
			}
			a.give(r, l)
			a.serveReaders(r)
		}
	}
	return a.demand(op)
}

// choose picks the layout of a result.
func (a *assigner) choose(op *ast.Op, r *ast.Value) (layout.Layout, error) {
	wants := a.want.wants(r)
	switch {
	case gpu.Is(op, gpu.Mma):
		_, _, _, c, err := gpu.MmaLayouts(op)
		return c, err
	case gpu.AddsProduct(op): // and goes from there at once, not its two parts
		_, _, _, c, err := gpu.MmaLayouts(gpu.ProductOf(op.Get(ast.InRhs).Def().Source()))
		return c, err
	case gpu.Is(op, gpu.MmaWait):
		_, _, _, c, err := gpu.MmaLayouts(gpu.ProductOf(op.Source()))
		return c, err
	case gpu.Is(op, gpu.SplitJoin): // a thread adds up what it holds of each part
		return a.naturalOr(op.Operand(r.Index())), nil
	case gpu.Is(op, gpu.StreamJoin):
		return a.naturalOr(gpu.SumOf(op, r)), nil
	case op.Opcode == ast.OpReduce, op.Opcode == ast.OpScan, op.Opcode == ast.OpCat:
		return a.folded(op), nil
	case op.IsLoad():
		own := memoryLayout(a.Context, op)
		if len(wants) != 1 {
			return own, nil
		}
		w := wants[0]
		if m := access(a.Context, op); m.Contiguous >= 0 {
			w = w.Lead(m.Contiguous) // the reader renames its registers back
		}
		if segmentBytes(a.Context, op, w) >= min(32, segmentBytes(a.Context, op, own)) || loadsWhole(a.Context, op, own, w) {
			return w, nil
		}
		return own, nil
	case len(wants) > 0 && a.narrows(op, wants[0]):
		return *a.natural(op.Source()), nil
	case len(wants) > 0:
		return wants[0], nil
	}
	if l := a.natural(r); l != nil {
		return *l, nil
	}
	return blocked(a.Warps, r), nil
}

// narrows reports whether an op makes narrower elements of what lies otherwise than its
// reader wants it: they go there, and not the wider ones. A tile that is loaded for it lies
// as the reader wants it, and would have to come the other way.
func (a *assigner) narrows(op *ast.Op, want layout.Layout) bool {
	switch op.Opcode {
	case ast.OpFToF, ast.OpFToI, ast.OpIToF, ast.OpTruncI:
	default:
		return false
	}
	v := op.Source()
	if analysis.Rematerializable(v, 4) || gpu.ElemBytes(ast.AsTile(v.Type).Elem) <= gpu.ElemBytes(ast.AsTile(op.Value().Type).Elem) {
		return false
	}
	l := a.natural(v)
	if l == nil || l.Equal(want) {
		return false
	}
	_, renamed := layout.RegisterMap(*l, want) // a thread has it all, in other registers
	return !renamed && !computedOfLoad(v, apart(a.Op, op))
}

// loadSearch is how many values are looked at for a load that one is computed of.
const loadSearch = 64

// computedOfLoad reports whether a tile is computed, element by element, of one that is
// loaded. One that is broadcast, as a bias is, has few elements, which come the other way
// where warps are to stay apart.
func computedOfLoad(v *ast.Value, apart bool) bool {
	left := loadSearch
	var visit func(v *ast.Value) bool
	visit = func(v *ast.Value) bool {
		def := v.Def()
		if left--; left < 0 || def == nil {
			return false
		}
		if def.IsLoad() {
			return true
		}
		through := analysis.IsElementwise(def) || def.Opcode == ast.OpReshape || def.Opcode == ast.OpBroadcast && !apart
		return through && slices.ContainsFunc(def.Operands(), visit)
	}
	return visit(v)
}

// wants lists the different layouts that v's readers want, the most demanded first, and then
// that of the reader that stands first.
func (d demands) wants(v *ast.Value) []layout.Layout {
	list, count := d.demanded(v.Uses())
	if len(list) > 1 { // else no order decides anything
		list, count = d.demanded(v.Readers())
	}
	for i := range list {
		if count[i] > count[0] {
			list[0], list[i] = list[i], list[0]
			count[0], count[i] = count[i], count[0]
		}
	}
	return list
}

// demanded lists the different layouts that readers demand, and how many demand each.
func (d demands) demanded(readers []ast.Use) (list []layout.Layout, count []int) {
	for _, u := range readers {
		l, ok := d[u]
		if !ok {
			continue
		}
		i := slices.IndexFunc(list, l.Equal)
		if i < 0 {
			list, count = append(list, l), append(count, 0)
			i = len(list) - 1
		}
		count[i]++
	}
	return list, count
}

// serveReaders gives readers that want another layout than v has a value of
// their own, made right after v's op.
func (a *assigner) serveReaders(v *ast.Value) {
	op := v.Def()
	for _, l := range a.want.wants(v) {
		if l.Equal(a.have[v]) {
			continue
		}
		var made *ast.Op
		if analysis.Rematerializable(v, 4) {
			made = op.Clone(map[*ast.Value]*ast.Value{})
		} else {
			made = gpu.New(op, gpu.Convert, []*ast.Value{v}, v.Type)
			made.Value().Name = v.Name
		}
		ast.InsertAfter(lastWait(op), made)
		w := made.Value()
		a.give(w, l)
		a.want.redirect(v, w, l)
		if made.Opcode != ast.OpUnregistered {
			for _, o := range made.Operands() {
				a.near.revive(o) // it has a reader more
			}
			a.demand(made)
		} else {
			a.want[ast.Use{Op: made, Index: 0}] = a.have[v]
		}
	}
}

// lastWait returns the last op of op and the waits after it: once a loop's copies
// are waited for, what is made of its results may have their memory.
func lastWait(op *ast.Op) *ast.Op {
	for gpu.Is(op.Next(), gpu.Wait) {
		op = op.Next()
	}
	return op
}

// convertReaders does the same for a block argument.
func (a *assigner) convertReaders(v *ast.Value, first *ast.Op) {
	for _, l := range a.want.wants(v) {
		if l.Equal(a.have[v]) {
			continue
		}
		made := gpu.New(first, gpu.Convert, []*ast.Value{v}, v.Type)
		ast.InsertBefore(first, made)
		a.give(made.Value(), l)
		a.want.redirect(v, made.Value(), l)
	}
}

// redirect makes the readers of v that want l read w.
func (d demands) redirect(v, w *ast.Value, l layout.Layout) {
	for _, u := range slices.Clone(v.Uses()) {
		if m, ok := d[u]; ok && m.Equal(l) && u.Op != w.Def() {
			u.Op.SetOperand(u.Index, w)
		}
	}
}

// demand records what op wants of its operands, given its results' layouts.
func (a *assigner) demand(op *ast.Op) error {
	ask := func(i int, l layout.Layout) {
		if analysis.IsTile(op.Operand(i)) {
			a.want[ast.Use{Op: op, Index: i}] = l
		}
	}
	if op.Opcode == ast.OpUnregistered {
		return a.demandGPU(op, ask)
	}
	var l layout.Layout
	r := op.FirstResult()
	laid := r != nil && analysis.IsTile(r)
	if laid {
		l = a.have[r]
	}
	switch {
	case op.AccessesMemory():
		if !op.ReadsMemory() {
			l = a.storeLayout(op)
		}
		askAll(op, l, ask)
		askRows(op, l, ask)
	case laid && askMoved(op, l, ask):
	case a.askNatural(op, l, ask):
	case op.Opcode == ast.OpContinue, op.Opcode == ast.OpBreak, op.Opcode == ast.OpYield:
		// loop and branch have said already
	case laid:
		askAll(op, l, ask)
	}
	return nil
}

// asker takes what an op wants of an operand.
type asker func(operand int, l layout.Layout)

// askAll wants a layout of all operands of its shape.
func askAll(op *ast.Op, l layout.Layout, ask asker) {
	for i := range op.Operands() {
		if analysis.IsTile(op.Operand(i)) && slices.Equal(gpu.Shape(ast.AsTile(op.Operand(i).Type)), l.Shape) {
			ask(i, l)
		}
	}
}

// askMoved wants of the operand of an op that moves elements within a tile that they are
// in the registers and threads of the result already; false for other ops.
func askMoved(op *ast.Op, l layout.Layout, ask asker) bool {
	switch op.Opcode {
	case ast.OpReshape:
		ask(0, l.Reshape(gpu.Shape(ast.AsTile(op.Source().Type))))
	case ast.OpBroadcast:
		if analysis.IsTile(op.Source()) {
			n, _ := l.Narrow(gpu.Shape(ast.AsTile(op.Source().Type)))
			ask(0, n)
		}
	case ast.OpPermute:
		ask(0, l.Permute(layout.Inverse(analysis.Permutation(op))))
	default:
		return false
	}
	return true
}

// askNatural wants operands as they are made, where that is all the same to an op; false
// for ops to which it is not.
func (a *assigner) askNatural(op *ast.Op, l layout.Layout, ask asker) bool {
	switch op.Opcode {
	case ast.OpReduce, ast.OpScan:
		for i := range op.Operands() {
			ask(i, a.foldSource(op))
		}
	case ast.OpCat:
		half := a.naturalOr(op.Get(ast.InLhs))
		ask(0, half)
		ask(1, half)
	case ast.OpExtract, ast.OpPack, ast.OpUnpack:
		ask(0, a.naturalOr(op.Get(ast.InSource)))
	case ast.OpInsert:
		if analysis.IsTile(op.Value()) {
			ask(0, a.naturalOr(op.Get(ast.InSource)))
			ask(1, l)
		}
	case ast.OpPrintTko, ast.OpAssert:
		for i, v := range op.Operands() {
			if analysis.IsTile(v) {
				ask(i, a.naturalOr(v))
			}
		}
	default:
		return false
	}
	return true
}

// askRows asks for the tile of row numbers of an access through a
// gather_scatter_view in the layout that goes with the tile's.
func askRows(op *ast.Op, l layout.Layout, ask func(int, layout.Layout)) {
	for i, v := range op.Operands() {
		t, ok := v.Type.(*ast.GatherScatterViewType)
		if !ok || len(l.Shape) == 0 {
			continue
		}
		rows := op.Operand(i + 1 + int(t.SparseDim))
		if analysis.IsTile(rows) {
			ask(i+1+int(t.SparseDim), RowsLayout(l, int(t.SparseDim)))
		}
	}
}

// RowsLayout is the layout of the tile of row numbers along dimension dim that
// goes with layout l of the tile gathered or scattered.
func RowsLayout(l layout.Layout, dim int) layout.Layout {
	shape := make([]int, len(l.Shape))
	for d := range shape {
		shape[d] = 1
	}
	shape[dim] = l.Shape[dim]
	rows, _ := l.Narrow(shape)
	return rows.Reshape([]int{l.Shape[dim]})
}

// foldSource is the layout that a reduction or scan wants of its operands.
func (a *assigner) foldSource(op *ast.Op) layout.Layout {
	if op.Opcode == ast.OpScan {
		return scanned(a.Warps, op)
	}
	return reducedFrom(a.Warps, op, a.naturalOr(folds(op)))
}

// folded is the layout of the result of a reduce, scan or cat.
func (a *assigner) folded(op *ast.Op) layout.Layout {
	if op.Opcode == ast.OpScan {
		return scanned(a.Warps, op)
	}
	return foldedFrom(a.Warps, op, a.naturalOr(folds(op)))
}

// demandStaged asks for the tile that a gpu.store_shared writes as it is; as it goes
// best, if it comes from shared memory too; or, in a cluster, so that each CTA has its
// part.
func (a *assigner) demandStaged(op *ast.Op, ask func(int, layout.Layout)) error {
	if from, to, ok := transfer.TransformedFrom(op); ok {
		if l, ok := transformLayout(from, to, a.Warps); ok {
			ask(0, l)
			return nil
		}
	}
	if a.Cluster == 1 {
		ask(0, a.naturalOr(gpu.Get(op, gpu.InTile)))
		return nil
	}
	s, err := gpu.SharedOf(gpu.Get(op, gpu.InSharedTile).Def())
	if err != nil {
		return err
	}
	ask(0, gpu.CopyLayout(s, a.Warps, a.Cluster))
	return nil
}

// demandCopied asks for the pointers that a gpu.copy_async goes through, and for
// their mask, as the copies are distributed.
func demandCopied(c *pass.Context, op *ast.Op, ask func(int, layout.Layout)) error {
	s, err := gpu.SharedOf(gpu.Get(op, gpu.InSharedTile).Def())
	if err != nil {
		return err
	}
	for i, v := range op.Operands() {
		if ast.AsTile(v.Type) != nil { // or a view; scalars have no layout
			ask(i, gpu.CopyLayout(s, c.Warps, c.Cluster))
		}
	}
	return nil
}

func (a *assigner) demandGPU(op *ast.Op, ask func(int, layout.Layout)) error {
	switch gpu.KindOf(op) {
	case gpu.Mma:
		instr, la, lb, lc, err := gpu.MmaLayouts(op)
		if err != nil {
			return err
		}
		switch {
		case !instr.ReadsShared():
			ask(0, la)
			ask(1, lb)
		case analysis.IsTile(gpu.Get(op, gpu.InA)):
			ask(0, la)
		}
		ask(2, lc)
	case gpu.MmaWait:
		if len(op.Results()) > 0 {
			ask(0, a.have[op.Value()])
		}
	case gpu.SplitJoin:
		for i := range op.Operands() {
			ask(i, a.have[op.Result(i)])
		}
	case gpu.StreamJoin:
		sums, totals := gpu.SumsOf(op)
		for i, total := range totals {
			ask(len(op.Operands())-len(sums)+i, a.have[total])
		}
	case gpu.SplitExchange:
		ask(0, a.naturalOr(gpu.Get(op, gpu.InTile)))
	case gpu.Print:
		for i, v := range op.Operands() {
			if analysis.IsTile(v) {
				ask(i, a.naturalOr(v))
			}
		}
	case gpu.StoreShared:
		return a.demandStaged(op, ask)
	case gpu.CopyAsync:
		return demandCopied(a.Context, op, ask)
	}
	return nil
}

// loop fixes the layouts of what the loop carries, then visits its body.
func (a *assigner) loop(op *ast.Op) error {
	body, first, args := op.Body(0), op.At(ast.InInitValues), op.Carried()
	for i, arg := range args {
		if !analysis.IsTile(arg) {
			continue
		}
		l := a.multiplied(arg)
		if l == nil {
			natural := a.naturalOr(arg)
			l = &natural
		}
		a.give(arg, *l)
		a.want[ast.Use{Op: op, Index: first + i}] = *l
	}
	for i, r := range op.Results() {
		if !analysis.IsTile(r) {
			continue
		}
		// A for loop's results are its iteration values; a loop's are what
		// break carries.
		if op.Opcode == ast.OpFor {
			a.give(r, a.have[args[i]])
		} else {
			a.give(r, a.naturalOr(r))
		}
		a.serveReaders(r)
	}
	a.askTerminators(op, func(t *ast.Op, i int) *ast.Value {
		if t.Opcode == ast.OpContinue {
			return args[i]
		}
		return op.Result(i)
	})
	return a.block(body)
}

// multiplied is the layout of a tile that a loop carries for products alone to read it from registers: it is
// put there once, in the iteration before. nil for others.
func (a *assigner) multiplied(arg *ast.Value) (l *layout.Layout) {
	if gpu.ElemBytes(ast.AsTile(arg.Type).Elem) != 1 {
		return nil // a product reads it as it was made
	}
	for _, u := range arg.Uses() {
		if !gpu.Is(u.Op, gpu.Mma) || gpu.Get(u.Op, gpu.InA) != arg {
			return nil
		}
		_, left, _, _, err := gpu.MmaLayouts(u.Op)
		if err != nil || l != nil && !l.Equal(left) {
			return nil
		}
		l = &left
	}
	return l
}

// branch fixes the layouts of an if's results, then visits its regions.
func (a *assigner) branch(op *ast.Op) error {
	for _, r := range op.Results() {
		if analysis.IsTile(r) {
			if w := a.want.wants(r); len(w) > 0 {
				a.give(r, w[0])
			} else {
				a.give(r, a.naturalOr(r))
			}
			a.serveReaders(r)
		}
	}
	for i := range op.Regions() {
		b := op.Body(i)
		if b == nil {
			continue
		}
		if t := b.Last(); t != nil && t.Opcode == ast.OpYield {
			for k := range t.Operands() {
				if analysis.IsTile(t.Operand(k)) {
					a.want[ast.Use{Op: t, Index: k}] = a.have[op.Result(k)]
				}
			}
		}
		if err := a.block(b); err != nil {
			return err
		}
	}
	return nil
}

// askTerminators makes every continue and break of the loop want the layouts
// of the values that they pass on.
func (a *assigner) askTerminators(loop *ast.Op, target func(t *ast.Op, i int) *ast.Value) {
	for _, t := range a.Terminators(loop) {
		for i := range t.Operands() {
			if analysis.IsTile(t.Operand(i)) {
				a.want[ast.Use{Op: t, Index: i}] = a.have[target(t, i)]
			}
		}
	}
}

// write records the layouts as attributes.
func write(c *pass.Context, have map[*ast.Value]layout.Layout) {
	scalar := func(t *ast.TileType) layout.Layout { return layout.Scalar(gpu.Shape(t), c.Warps) }
	c.Walk(c.Op, func(op *ast.Op) {
		var list ast.ArrayAttr
		tiles := false
		for _, r := range op.Results() {
			t := ast.AsTile(r.Type)
			switch {
			case t == nil:
				list = append(list, ast.UnitAttr{})
			case analysis.IsTile(r):
				list = append(list, ast.StringAttr(gpu.AppendLayout(nil, have[r])))
				tiles = true
			default:
				list = append(list, ast.StringAttr(gpu.AppendLayout(nil, scalar(t))))
			}
		}
		if op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop {
			list, tiles = appendArgs(have, op, list, tiles)
		}
		if tiles {
			op.SetAttr(gpu.AttrLayout, list)
		}
		if vectorizable(op) {
			m := access(c, op)
			if n := m.Bytes / gpu.ElemBytes(m.Tile.Elem); n > 1 {
				op.SetAttr(gpu.AttrVector, ast.DenseArrayAttr{Elem: num.I64, Values: []int64{int64(n), int64(m.Contiguous)}})
			}
		}
	})
}

// appendArgs adds the layouts of the values that a loop carries: a loop whose
// break carries something else than its continue has two lists.
func appendArgs(have map[*ast.Value]layout.Layout, op *ast.Op, list ast.ArrayAttr, tiles bool) (ast.ArrayAttr, bool) {
	for _, arg := range op.Body(0).Args {
		if analysis.IsTile(arg) {
			list = append(list, ast.StringAttr(gpu.AppendLayout(nil, have[arg])))
			tiles = true
		} else {
			list = append(list, ast.UnitAttr{})
		}
	}
	return list, tiles
}
