package schedule

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// splitsRoles reports whether a machine has what a role is made for: a copy engine that
// takes tensor maps, and products that run beside the threads.
func splitsRoles(m machine.Machine) bool { return m.CopyTensor && m.Products.Has(machine.WGMMA) }

// hasProductBeside reports whether a product in a loop runs beside the threads.
func (s *Schedule) hasProductBeside() bool {
	found := false
	s.Op.Walk(func(op *ast.Op) { found = found || gpu.RunsBeside(op) && op.Parent() != s.Op })
	return found
}

// noRole says at the first product of an entry why none makes a role worthwhile: no product
// in a loop runs beside the threads. It is nil where the machine has no copy engine, or the
// entry no product that is in a loop or runs beside the threads.
func (s *Schedule) noRole() *pass.Refusal {
	products := s.Products()
	if !s.Machine.CopyTensor || len(products) == 0 {
		return nil
	}
	at := products[0]
	if i := slices.IndexFunc(products, func(p *ast.Op) bool { return p.Parent() != s.Op }); i >= 0 {
		at = products[i]
	}
	switch {
	case at.Parent() == s.Op && !gpu.RunsBeside(at):
		return nil // a role would have nothing to run ahead of, nor beside
	case at.Parent() == s.Op:
		return pass.Refuse(at, remark.RolesEntry, "why", "no product is in a loop that copies could run ahead of")
	case !splitsRoles(s.Machine):
		return pass.Refuse(at, remark.RolesEntry, "why", "on "+s.Machine.Name+" the threads multiply themselves, and a role that copies is made for products that run beside them")
	}
	return pass.Refuse(at, remark.RolesEntry, "why", "no product in a loop runs beside the threads")
}

// Straight refuses the entry unless it runs to its end on one CTA: no return leaves
// it before, and no memory of an alloca has to be waited for.
func (s *Schedule) Straight() (no *pass.Refusal) {
	if s.Cluster > 1 {
		return pass.Refuse(s.Op, remark.RolesEntry, "why", "its tile blocks run on clusters")
	}
	last := s.Op.Body(0).Last()
	s.Op.Walk(func(op *ast.Op) {
		if no == nil && (op.Opcode == ast.OpReturn && op != last || op.Opcode == ast.OpAlloca || op.Opcode == ast.OpAssert) {
			no = pass.Refuse(op, remark.RolesEntry, "why", op.ShortName()+" may end a tile block early, or has to be waited for")
		}
	})
	return no
}
