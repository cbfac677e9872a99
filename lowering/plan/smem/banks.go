package smem

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/transfer"
	"tileir/lowering/remark"
)

// remarkScratch says how many more wavefronts than its bytes take a transfer needs.
func remarkScratch(c *pass.Context, op *ast.Op, t transfer.Transfer) {
	remarkBanks(c, op, "writes to scratch", t.Write)
	remarkBanks(c, op, "reads of scratch", t.Read)
}

func remarkBanks(c *pass.Context, op *ast.Op, access string, a interface{ Wavefronts() (n, ideal int) }) {
	if wavefronts, least := a.Wavefronts(); wavefronts > least {
		c.Remark(op, remark.BankConflicts, "access", access, "wavefronts", wavefronts, "least", least)
	}
}

// remarkTiles says the same of the accesses of threads to shared tiles. Those of the copy
// engine, of copies and of products that run beside the threads are as the swizzle has them.
func remarkTiles(c *pass.Context) {
	c.Walk(c.Op, func(op *ast.Op) {
		switch {
		case gpu.Is(op, gpu.StoreShared):
			remarkStore(c, op)
		case gpu.Is(op, gpu.LoadShared):
			remarkLoad(c, op)
		case gpu.Is(op, gpu.Mma) && gpu.MultipliesShared(op):
			remarkOperands(c, op)
		}
	})
}

func remarkStore(c *pass.Context, op *ast.Op) {
	s, l := sharedTile(gpu.Get(op, gpu.InSharedTile)), layoutOf(c, gpu.Get(op, gpu.InTile))
	remarkBanks(c, op, "writes to the shared tile", inRuns(s.Lead(l), s))
}

func remarkLoad(c *pass.Context, op *ast.Op) {
	s, l := sharedTile(gpu.Get(op, gpu.InSharedTile)), layoutOf(c, op.Value())
	by := op.Str(gpu.AttrBy)
	if by == gpu.ByLoads {
		whole, _ := gpu.LoadLayout(op, s, l)
		whole.Reg = whole.Reg[:len(l.Reg)]
		remarkBanks(c, op, "reads of the shared tile", inRuns(whole, s))
		return
	}
	if f, ok := gpu.MatrixLoadOf(l, s, by); ok {
		remarkBanks(c, op, "reads of the shared tile by "+by, f.Access())
	}
}

// remarkOperands is about a product by multiply-adds, of which threads read the operands
// step by step.
func remarkOperands(c *pass.Context, op *ast.Op) {
	result := layoutOf(c, op.Value())
	steps := gpu.IntsOf(op, gpu.AttrSteps)
	for which, name := range []string{"left", "right"} {
		s := sharedTile(op.Operand(which))
		remarkBanks(c, op, "reads of the "+name+" operand", gpu.StepAccess(result, s, which, steps[which]))
	}
}

// inRuns is how a warp accesses a shared tile that it has by a layout: as many neighbours
// at a time as lie together.
func inRuns(l layout.Layout, s gpu.Shared) layout.WarpAccess {
	size := max(s.Elem.MemBits()/8, 1)
	m := l.Bytes(1).Then(s.Place())
	return layout.WarpAccess{Lane: m.Lane, Lanes: 1 << layout.LaneBits, Width: size * m.Run(size)}
}

func sharedTile(v *ast.Value) gpu.Shared {
	s, err := gpu.SharedOf(v.Def())
	if err != nil {
		panic("BUG: smem: " + err.Error())
	}
	return s
}

func layoutOf(c *pass.Context, v *ast.Value) layout.Layout {
	l, err := gpu.LayoutOf(v, c.Warps)
	if err != nil {
		panic("BUG: smem: " + err.Error())
	}
	return l
}
