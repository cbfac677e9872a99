package schedule

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Where the last tile blocks take longest, they run when most multiprocessors have nothing
// left to do. Under a causal mask tile block i of queries has i + 1 blocks of keys, so those of
// the end begin first. With 128 tile blocks in a row causal attention of 128 features makes 627
// TFLOP/s on an H200 so, where it made 589; with 32 of them 529, where it made 522.

// Nobody takes over a persistent CTA's tile blocks. Two of them from either end of a row are as long
// as any other two, so a CTA runs such two, one after the other: so causal attention of 128 features
// makes 422, 528, 570, 596, 606 TFLOP/s for rows of 8 to 128 tile blocks, and by CTAs that begin with
// the longest 397, 496, 540, 573, 612. With the same places of each row they made 410 to 503.

// chooseDescending has tile blocks follow each other from the last to the first along a
// dimension of the grid with which the iterations of loops with products grow, or from both ends.
func chooseDescending(c *pass.Context) {
	if c.Op.Has(gpu.AttrDescending) || c.Op.Has(gpu.AttrMirrored) || c.Op.Has(gpu.AttrDynamic) || gpu.CTAsOf(c.Op) > 1 {
		return
	}
	for d, name := range gridDims {
		if !iterationsGrow(c, d) {
			continue
		}
		if why, instead := whyAscending(c); why != "" {
			c.Remark(c.Op, remark.AscendingKept, "why", why, "instead", instead)
			return
		}
		if order, band, _ := gpu.OrderOf(c.Op); gpu.IsPersistent(c.Op) && order[0] == d && band == 0 {
			chooseDynamic(c, d)
			return
		}
		c.Op.SetAttr(gpu.AttrDescending, gpu.Int(d))
		c.Remark(c.Op, remark.Descending, "dim", name)
		return
	}
}

// whyAscending says what stands against another order, and what would admit it. Where several
// CTAs share a multiprocessor, those that are left in the end have it for themselves: the
// backward pass of queries, of which there are three, makes 305 TFLOP/s in the other order, and
// 313 in the hardware's.
func whyAscending(c *pass.Context) (why, instead string) {
	if told := toldByOthers(c); told != nil {
		return "by " + told.ShortName() + " they may tell each other something", "weak loads and stores"
	}
	if n := c.Op.Int(gpu.AttrOccupancy, usualOccupancy); n > 1 {
		return fmt.Sprintf("%d CTAs share a multiprocessor, which those that are left have for themselves", n), ""
	}
	return "", ""
}

// iterationsGrow reports whether a loop with products has more iterations the larger a tile
// block's number along d is, and none has fewer. It is asked for speed alone.
func iterationsGrow(c *pass.Context, d int) bool {
	grow := false
	for _, p := range Products(c) {
		loop := p.Parent()
		if loop.Opcode != ast.OpFor {
			continue
		}
		t := trends{dim: d, of: map[*ast.Value]trend{}}
		switch t.visit(loop.Get(ast.InUpperBound)).minus(t.visit(loop.Get(ast.InLowerBound))) {
		case rising:
			grow = true
		case falling:
			return false
		}
	}
	return grow
}

// trend is how an integer changes as another grows.
type trend uint8

const (
	steady trend = iota
	rising
	falling
	unclear
)

// minus is the trend of a difference.
func (t trend) minus(u trend) trend { return t.plus(u.negated()) }

// plus is the trend of a sum, and of a minimum or maximum.
func (t trend) plus(u trend) trend {
	switch {
	case t == u || u == steady:
		return t
	case t == steady:
		return u
	}
	return unclear
}

func (t trend) negated() trend {
	switch t {
	case rising:
		return falling
	case falling:
		return rising
	}
	return t
}

// trends finds how scalars change with a tile block's number along dim.
type trends struct {
	dim int
	of  map[*ast.Value]trend
}

func (t trends) visit(v *ast.Value) trend {
	known, seen := t.of[v]
	if !seen {
		known = t.find(v)
		t.of[v] = known
	}
	return known
}

func (t trends) find(v *ast.Value) trend {
	def := v.Def()
	if def == nil {
		if v.ArgOf().Parent().Opcode == ast.OpEntry {
			return steady
		}
		return unclear
	}
	switch def.Opcode {
	case ast.OpConstant, ast.OpGetNumTileBlocks, ast.OpGetIndexSpaceShape, ast.OpGetTensorShape:
		return steady
	case ast.OpGetTileBlockId:
		if v.Index() == t.dim {
			return rising
		}
		return steady
	case ast.OpAssume:
		return t.visit(def.Source())
	case ast.OpAddI, ast.OpMinI, ast.OpMaxI:
		return t.visit(def.Get(ast.InLhs)).plus(t.visit(def.Get(ast.InRhs)))
	case ast.OpSubI:
		return t.visit(def.Get(ast.InLhs)).minus(t.visit(def.Get(ast.InRhs)))
	case ast.OpMulI, ast.OpDivI:
		return t.scaled(def)
	}
	return t.others(def)
}

// scaled is the trend of a product or a quotient: that of the left operand, where the right
// one is a positive constant.
func (t trends) scaled(op *ast.Op) trend {
	if n, ok := analysis.SplatValue(op.Get(ast.InRhs)); ok && n > 0 {
		return t.visit(op.Get(ast.InLhs))
	}
	return t.others(op)
}

// others is the trend of what may change in any way with its operands.
func (t trends) others(op *ast.Op) trend {
	if len(op.Regions()) > 0 {
		return unclear
	}
	for _, v := range op.Operands() {
		if t.visit(v) != steady {
			return unclear
		}
	}
	return steady
}
