package schedule

import (
	"cmp"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Threads copy by cp.async, in the loop that multiplies, for iterations to come. So a
// load can be theirs if it stands in a for of which every iteration comes to its end,
// reads whole chunks of 16 bytes, from a place that can be computed ahead, and does not
// wait for what the loop does.

// copyByThreads chooses the loads that threads copy ahead, loop by loop.
func (c *chooser) copyByThreads() error {
	tiles := map[*ast.Block][]*StagedTile{} // by the loop's body, or the block that they are in otherwise
	for _, t := range c.tiles {
		body := outOfIfs(t.block)
		tiles[body] = append(tiles[body], t)
	}
	var err error
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpFor && err == nil {
			err = c.copyInLoop(op, tiles[op.Body(0)])
		}
	})
	if err != nil {
		return err
	}
	for _, t := range c.tiles {
		if CopyOf(t) == gpu.CopyThreads && t.Shared.Stages == 1 {
			return c.Wrong(t.Source(), "%s = %q, which takes a for around the load", gpu.AttrCopy, gpu.CopyThreads)
		}
	}
	if err := c.checkStages(); err != nil {
		return err
	}
	c.remarkLoops()
	return nil
}

// checkStages refuses stages of what is not copied ahead, unless the pass is left out that
// would.
func (c *chooser) checkStages() (err error) {
	if c.Disabled["roles"] || c.Disabled["pipeline"] {
		return nil
	}
	c.Walk(c.Op, func(op *ast.Op) {
		if err == nil && op.Has(gpu.AttrStages) && !op.Has(gpu.AttrCopy) {
			err = c.Wrong(op, "%s = %d, but nothing copies its tile ahead", gpu.AttrStages, op.Int(gpu.AttrStages, 0))
		}
	})
	return err
}

// outOfIfs is the block that the ifs around a block are in, or itself.
func outOfIfs(b *ast.Block) *ast.Block {
	for op := b.Parent(); op != nil && op.Opcode == ast.OpIf; op = b.Parent() {
		b = op.Block()
	}
	return b
}

// copyInLoop chooses what is copied ahead in one loop, of the tiles that are loaded there.
func (c *chooser) copyInLoop(loop *ast.Op, tiles []*StagedTile) error {
	asked := slices.IndexFunc(tiles, func(t *StagedTile) bool { return t.block == loop.Body(0) && CopyOf(t) == gpu.CopyThreads })
	if asked < 0 && c.Disabled["pipeline"] {
		return nil
	}
	no := PlainLoop(loop)
	if no == nil {
		var loads []*StagedLoad
		var err error
		if loads, no, err = c.findCopies(loop, tiles); err != nil {
			return err
		}
		if len(loads) > 0 {
			asked, err := c.askedOfThreads(loads)
			if err != nil {
				return err
			}
			no = c.stageCopies(loop, loads, asked)
			if no == nil {
				return nil
			}
		}
	}
	if asked >= 0 {
		return c.Impossible(tiles[asked].Source(), no)
	}
	c.nothingAhead(loop, no)
	return nil
}

// findCopies lists the loads of a loop that threads can copy ahead, and why the first
// of the others is none.
func (c *chooser) findCopies(loop *ast.Op, tiles []*StagedTile) (loads []*StagedLoad, first *pass.Refusal, err error) {
	ahead, tokens := analysis.LoopSlice{Loop: loop}, analysis.NewLoopTokens(loop)
	for _, t := range tiles {
		by := CopyOf(t)
		if t.transformed || by != "" && by != gpu.CopyThreads {
			continue
		}
		l, no := c.StagedLoad(&ahead, tokens, t)
		switch {
		case no == nil:
			loads = append(loads, l)
		case by == gpu.CopyThreads:
			return nil, no, c.Impossible(t.Source(), no)
		default:
			c.Say(no)
			first = cmp.Or(first, no)
		}
	}
	return loads, first, nil
}

// askedOfThreads is how many stages the loads of a loop ask for, 0 if none does: as many
// for all, and two at least.
func (c *chooser) askedOfThreads(loads []*StagedLoad) (asked int, err error) {
	for _, l := range loads {
		switch n := int(l.Load.Int(gpu.AttrStages, 0)); {
		case n == 1:
			return 0, c.Wrong(l.Load, "%s = %d, where what threads copy ahead has at least 2", gpu.AttrStages, n)
		case n > 0 && asked > 0 && n != asked:
			return 0, c.Wrong(l.Load, "%s = %d, where what is copied in its loop with it has %d", gpu.AttrStages, n, asked)
		default:
			asked = max(asked, n)
		}
	}
	return asked, nil
}

// stageCopies gives the loads of a loop their stages.
func (c *chooser) stageCopies(loop *ast.Op, loads []*StagedLoad, asked int) *pass.Refusal {
	bytes := 0
	for _, l := range loads {
		bytes += l.Shared.StageBytes()
	}
	n, no := c.threadStages(loop, loads, bytes, asked)
	if no != nil {
		return no
	}
	for _, l := range loads {
		l.Shared.Stages = n
		l.Load.SetAttr(gpu.AttrCopy, ast.StringAttr(gpu.CopyThreads))
		l.Load.SetAttr(gpu.AttrStages, gpu.Int(n))
	}
	return nil
}

// PlainLoop refuses a loop unless every iteration runs to the end of the body, with
// a 32-bit signed induction variable or a shorter one.
func PlainLoop(loop *ast.Op) (no *pass.Refusal) {
	if elem := ast.AsTile(loop.Get(ast.InLowerBound).Type).ElemNum(); loop.Has(ast.KeyUnsignedCmp) || elem > num.I32 {
		unsigned := ""
		if loop.Has(ast.KeyUnsignedCmp) {
			unsigned = ", unsigned"
		}
		return pass.Refuse(loop, remark.LoopIndex, "type", elem.String(), "unsigned", unsigned)
	}
	last, left := loop.Body(0).Last(), false
	// nests reports whether there is a loop in a block, and notes what leaves one.
	var nests func(b *ast.Block) bool
	nests = func(b *ast.Block) bool {
		for op := range b.Ops() {
			switch op.Opcode {
			case ast.OpFor, ast.OpLoop:
				return true
			case ast.OpReturn, ast.OpBreak, ast.OpContinue:
				left = left || op != last
			}
			for i := range op.Regions() {
				if body := op.Body(i); body != nil && nests(body) {
					return true
				}
			}
		}
		return false
	}
	switch {
	case nests(loop.Body(0)):
		return pass.Refuse(loop, remark.LoopNested) // the outer loops of a nest are left as they are
	case left:
		return pass.Refuse(loop, remark.LoopLeft)
	}
	return nil
}

// copyable refuses a staged tile unless threads can bring it by copies: of a weak
// load of whole 16-byte chunks that lie in memory as they do in shared memory, with
// nothing or zero for what is not read. Of a tile of a view dimensions of one element
// may be left out.
func (e *Schedule) copyable(t *StagedTile) *pass.Refusal {
	load, s := t.value.Def(), t.Shared
	uses, dims := t.uses, []int{0, 1}
	if load != nil && load.Opcode == ast.OpReshape && analysis.IsLoad(load.Source().Def()) {
		var same bool
		if dims, same = keptDims(load.Source().Def(), s); !same || uses != 1 {
			return pass.Refuse(load, remark.CopyReshaped)
		}
		load = load.Source().Def()
		uses = len(load.Get(ast.OutTile).Uses())
	}
	switch {
	case load == nil:
		return pass.Refuse(t.Readers[0], remark.CopyComputed, "by", "what the loop carries")
	case !analysis.IsLoad(load):
		return pass.Refuse(load, remark.CopyComputed, "by", load.ShortName())
	case !analysis.IsWeakLoad(load):
		order := ast.EnumMemoryOrdering.Info().Names[load.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)]
		return pass.Refuse(load, remark.CopyOrdered, "order", order)
	case uses != 1:
		return pass.Refuse(load, remark.CopyReaders, "readers", uses)
	}
	m, no := e.copied(load)
	chunk := int64(gpu.CopyBytes * 8 / s.Elem.MemBits())
	switch {
	case no != nil:
		return no
	case m.Contiguous != dims[s.Contiguous]:
		return pass.Refuse(load, remark.CopyContiguous)
	case m.Tile.Shape[m.Contiguous] < chunk:
		return pass.Refuse(load, remark.CopyRow, "bytes", m.Tile.Shape[m.Contiguous]*gpu.CopyBytes/chunk)
	case m.Bytes < gpu.CopyBytes:
		return e.Narrow(load, m, remark.CopyAligned)
	}
	return nil
}

// Addresses lists what says where a load reads: a view and an index, or pointers and a
// mask.
func Addresses(load *ast.Op) []*ast.Value {
	if load.Opcode == ast.OpLoadPtrTko {
		return slices.Concat(load.List(ast.InSource), load.List(ast.InMask))
	}
	return slices.Concat(load.List(ast.InView), load.List(ast.InIndex))
}

// keptDims returns the dimensions of what is loaded through a view that are those of a
// shared tile; ok is false if there are none such, or it is loaded through pointers.
func keptDims(load *ast.Op, s gpu.Shared) (dims []int, ok bool) {
	if load.Opcode != ast.OpLoadViewTko {
		return nil, false
	}
	view, ok := load.Get(ast.InView).Type.(*ast.PartitionViewType)
	if !ok {
		return nil, false
	}
	return gpu.ViewDims(view, s)
}

// copied describes what copies in place of a load would read.
func (e *Schedule) copied(load *ast.Op) (m analysis.Access, no *pass.Refusal) {
	tile := ast.AsTile(load.Loaded().Type)
	if load.Opcode == ast.OpLoadPtrTko {
		if p := load.Get(ast.InPaddingValue); p != nil {
			if bits, ok := analysis.SplatBits(p); !ok || bits != 0 {
				return m, pass.Refuse(load, remark.CopyPadding)
			}
		}
		if e.Cluster > 1 {
			return m, pass.Refuse(load, remark.CopyCluster) // its CTAs hold parts of the pointers
		}
		masks := load.List(ast.InMask)
		if _, ok := e.Limits(load); ok {
			masks = nil
		}
		return e.PointerAccess(tile, load.Get(ast.InSource), masks...), nil
	}
	view := load.Get(ast.InView)
	t, ok := view.Type.(*ast.PartitionViewType)
	if !ok {
		return m, pass.Refuse(load, remark.CopyView, "view", viewName(view.Type))
	}
	contiguous, ok := analysis.ViewContiguousDim(t)
	switch {
	case !ok:
		return analysis.Access{Tile: tile, Contiguous: -1}, nil
	case t.Padding != ast.PadNone && t.Padding != ast.PadZero:
		return m, pass.Refuse(load, remark.CopyPadding)
	}
	known := e.ViewAlignment(view, load.List(ast.InIndex), contiguous)
	return analysis.Access{Tile: tile, Contiguous: contiguous, Bytes: int(known.Bytes), Known: known}, nil
}

// viewName is what the language calls the type of a view.
func viewName(t ast.Type) string {
	name, _, _ := strings.Cut(t.String(), "<")
	return name
}

// Limits takes the mask of a load through pointers for bounds of its
// coordinates, where it may end in the middle of a chunk: that is then read in
// part. ok is false if it does not, or is no box; to test a mask is cheaper.
func (e *Schedule) Limits(load *ast.Op) (bounds []analysis.Bound, ok bool) {
	tile := ast.AsTile(load.Get(ast.OutResult).Type)
	mask := load.Get(ast.InMask)
	if mask == nil || e.PointerAccess(tile, load.Get(ast.InSource), mask).Bytes >= gpu.CopyBytes {
		return nil, false
	}
	return e.Bounds(mask)
}

// StagedLoad is a load that goes straight into shared memory.
type StagedLoad struct {
	*StagedTile
	Load *ast.Op
	From []*ast.Value // what is read: a view and the index, or pointers and what limits them
}

// StagedLoad recognizes a staged tile that copies of threads can bring, from a place
// that can be computed ahead. What computes it is added to the slice, what the copies
// have to wait for to the tokens.
func (e *Schedule) StagedLoad(ahead *analysis.LoopSlice, tokens *analysis.LoopTokens, t *StagedTile) (*StagedLoad, *pass.Refusal) {
	body := ahead.Loop.Body(0)
	if no := e.copyable(t); no != nil {
		return nil, no
	}
	load := t.Source()
	switch {
	case t.block != body:
		return nil, pass.Refuse(load, remark.CopyBranch)
	case load.Block() != body:
		return nil, pass.Refuse(load, remark.CopyOutside)
	}
	if token := gpu.TokenOperand(load); token != nil && !tokens.Add(token) {
		return nil, pass.Refuse(load, remark.CopyToken)
	}
	if by := ahead.Add(Addresses(load)); by != nil {
		return nil, pass.Refuse(load, remark.CopyIndex, "by", *by)
	}
	return &StagedLoad{StagedTile: t, Load: load}, nil
}
