package transfer

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Choose says of every conversion between layouts, and of every load from shared
// memory, by what the tile goes, and of products how much of their operands threads read
// there at a time. What says so already is left as it is.
func Choose(c *pass.Context) {
	c.Walk(c.Op, func(op *ast.Op) {
		switch {
		case op.Has(gpu.AttrBy), op.Has(gpu.AttrSteps):
		case gpu.Is(op, gpu.Convert):
			op.SetAttr(gpu.AttrBy, ast.StringAttr(conversion(c, op)))
		case gpu.Is(op, gpu.LoadShared):
			by := sharedLoad(c, op)
			op.SetAttr(gpu.AttrBy, ast.StringAttr(by))
			if by == gpu.ByLoads {
				remarkLoad(c, op)
			}
		case gpu.Is(op, gpu.Mma) && gpu.MultipliesShared(op):
			op.SetAttr(gpu.AttrSteps, gpu.Ints(steps(op, 0), steps(op, 1)))
		}
	})
	remarkConversions(c)
}

// conversion is what takes a tile to other threads: other names for registers where
// they have it, shuffles if it can be and that costs less than the way through shared
// memory. There each warp stays by itself if it can: then it waits for no other.
func conversion(c *pass.Context, op *ast.Op) string {
	src, dst := layoutOf(c, op.Source()), layoutOf(c, op.Value())
	if _, same := layout.RegisterMap(src, dst); same {
		return gpu.ByRegisters
	}
	elem := ast.AsTile(op.Value().Type).Elem
	s, ok := ShuffleOf(src, dst, elem)
	through := Transfers(op, c.Warps, c.Cluster, 0)
	if ok && (len(through) == 0 || s.Cost(gpu.ElemBytes(elem)) <= through[0].Cost()) {
		return gpu.ByShuffles
	}
	if c.Cluster == 1 && layout.KeepsWarps(src, dst) {
		return gpu.ByWarps
	}
	return gpu.ByScratch
}

// sharedLoad is the instruction that reads a tile from shared memory: ldmatrix where
// the machine has it and layout and place are of its form.
func sharedLoad(c *pass.Context, op *ast.Op) string {
	s, err := gpu.SharedOf(gpu.Get(op, gpu.InSharedTile).Def())
	if err != nil {
		panic("BUG: transfers: " + err.Error())
	}
	for _, by := range []string{gpu.ByMatrices, gpu.ByTransposed} {
		if op.Has(gpu.AttrPiece) {
			break
		}
		if _, ok := gpu.MatrixLoadOf(layoutOf(c, op.Value()), s, by); ok && c.Machine.LoadMatrix {
			return by
		}
	}
	return gpu.ByLoads
}

// remarkLoad says of an operand of a product that threads read from shared memory word by
// word why ldmatrix does not. It reads no elements of more than 4 bytes for any.
func remarkLoad(c *pass.Context, op *ast.Op) {
	s, err := gpu.SharedOf(gpu.Get(op, gpu.InSharedTile).Def())
	which, ok := operandOf(op.Value())
	if !c.Listening() || !c.Machine.LoadMatrix || !ok || err != nil || s.Elem.MemBits() > 32 {
		return
	}
	why := "its elements of " + s.Elem.String() + " lie across what is summed over, and ldmatrix transposes those of 16 bits"
	if s.Contiguous == 1-which || s.Elem.MemBits() == 16 {
		why = "the tile is too small for matrices of 8 rows of 16 bytes"
	}
	c.Remark(op, remark.LoadedByWords, "operand", []string{"left", "right"}[which], "why", why)
}

// operandOf returns which operand of a product a tile is, as it is or converted.
func operandOf(v *ast.Value) (which int, ok bool) {
	for _, u := range v.Uses() {
		if gpu.Is(u.Op, gpu.Mma) && u.Index < 2 {
			return u.Index, true
		}
		if analysis.IsConversion(u.Op) {
			return operandOf(u.Op.Value())
		}
	}
	return 0, false
}

// maxSteps is how many neighbours threads read of an operand at a time: more take too
// many registers.
const maxSteps = 4

// steps is how many neighbours of an operand threads read at a time.
func steps(product *ast.Op, which int) int {
	s, err := gpu.SharedOf(gpu.Factors(product)[which].Def())
	if err != nil {
		panic("BUG: transfers: " + err.Error())
	}
	return min(gpu.StepsOf(s, which), maxSteps)
}

// layoutOf returns the layout that a tile was given.
func layoutOf(c *pass.Context, v *ast.Value) layout.Layout {
	l, err := gpu.LayoutOf(v, c.Warps)
	if err != nil {
		panic("BUG: transfers: " + err.Error())
	}
	return l
}

// remarkConversions says which tiles go to other threads, and what that costs.
func remarkConversions(c *pass.Context) {
	if !c.Listening() {
		return
	}
	c.Op.Walk(func(op *ast.Op) {
		if by := op.Str(gpu.AttrBy); gpu.Is(op, gpu.Convert) && by != gpu.ByRegisters {
			c.Remark(op, remark.Converted, "tile", op.Value().Type.String(), "by", cost(c, op, by))
		}
	})
}

// cost says by what a conversion is made, and how much of it.
func cost(c *pass.Context, op *ast.Op, by string) string {
	elem := ast.AsTile(op.Value().Type).Elem
	if through := Transfers(op, c.Warps, c.Cluster, 0); gpu.TakesScratch(op) && len(through) > 0 {
		return fmt.Sprintf("%d bytes of shared memory, about %d instruction slots of each warp", through[0].Bytes, through[0].Cost())
	}
	s, ok := ShuffleOf(layoutOf(c, op.Source()), layoutOf(c, op.Value()), elem)
	if !ok {
		return by
	}
	return fmt.Sprintf("shuffles, about %d instruction slots of each warp", s.Cost(gpu.ElemBytes(elem)))
}
