package lowering_test

import (
	"testing"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/transfer"
)

// checkBanks counts the wavefronts of every access to scratch: none takes more than its
// bytes need. The exceptions are pack and unpack, where lanes of one side lie within
// an element of the other: they may take twice as many.
func (c *watched) checkBanks(t *testing.T, counts *counted) {
	t.Helper()
	for _, e := range entries(c.result.Plan) {
		e.Walk(func(op *ast.Op) {
			if _, _, ok := gpu.ScratchOf(op); !ok || op == e {
				return
			}
			for _, x := range transfer.Transfers(op, int(e.Int(gpu.AttrWarps, 1)), gpu.ClusterOf(e), transfer.RoundsOf(op)) {
				for _, a := range []layout.Access{x.Write, x.Read} {
					counts.accesses++
					wavefronts, ideal := a.Wavefronts()
					if op.Opcode == ast.OpPack || op.Opcode == ast.OpUnpack {
						ideal *= 2
					}
					if wavefronts > ideal {
						t.Errorf("%s: %s: %d wavefronts for %d registers of %d bytes, where %d would do", c.target, op.ShortName(), wavefronts, a.Width(), a.Size, ideal)
					}
				}
			}
		})
	}
}
