package lowering_test

import (
	"path/filepath"
	"testing"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/transfer"
)

// TestBankConflicts counts the turns of every access to scratch in every program
// that there is: none takes more than its bytes need. The exceptions are pack and
// unpack, where lanes of one side lie within an element of the other: they may take
// twice as many.
func TestBankConflicts(t *testing.T) {
	accesses := 0
	for _, path := range files(t, "testdata/*.mlir", "testdata/passes/*.mlir", "testdata/fixedbugs/*.mlir", "../examples/*.mlir", "../conformance/kernels/*.mlir") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			m := parse(t, path)
			for _, target := range []string{"sm_80", "sm_90a", "sm_120"} {
				for _, e := range entries(planned(t, m, target)) {
					e.Walk(func(op *ast.Op) {
						if _, _, ok := gpu.ScratchOf(op); !ok || op == e {
							return
						}
						for _, x := range transfer.Transfers(op, int(e.Int(gpu.AttrWarps, 1)), gpu.ClusterOf(e), transfer.RoundsOf(op)) {
							for _, a := range []layout.Access{x.Write, x.Read} {
								accesses++
								turns, ideal := a.Turns()
								if op.Opcode == ast.OpPack || op.Opcode == ast.OpUnpack {
									ideal *= 2
								}
								if turns > ideal {
									t.Errorf("%s: %s: %d turns for %d registers of %d bytes, where %d would do", target, op.ShortName(), turns, a.Width(), a.Size, ideal)
								}
							}
						}
					})
				}
			}
		})
	}
	if accesses < 100 {
		t.Errorf("only %d accesses looked at", accesses)
	}
}
