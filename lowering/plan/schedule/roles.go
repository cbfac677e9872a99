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
func hasProductBeside(entry *ast.Op) bool {
	found := false
	entry.Walk(func(op *ast.Op) { found = found || gpu.RunsBeside(op) && op.Parent() != entry })
	return found
}

// noRole says at the first product of an entry why none makes a role worthwhile: no product
// in a loop runs beside the threads. It is nil where the machine has no copy engine, or the
// entry no product that is in a loop or runs beside the threads.
func noRole(c *pass.Context) *pass.Refusal {
	products := Products(c)
	if !c.Machine.CopyTensor || len(products) == 0 {
		return nil
	}
	at := products[0]
	if i := slices.IndexFunc(products, func(p *ast.Op) bool { return p.Parent() != c.Op }); i >= 0 {
		at = products[i]
	}
	switch {
	case at.Parent() == c.Op && !gpu.RunsBeside(at):
		return nil // a role would have nothing to run ahead of, nor beside
	case at.Parent() == c.Op:
		return pass.Refuse(at, remark.RolesEntry, "why", "no product is in a loop that copies could run ahead of")
	case !splitsRoles(c.Machine):
		return pass.Refuse(at, remark.RolesEntry, "why", "on "+c.Machine.Name+" the threads multiply themselves, and a role that copies is made for products that run beside them")
	}
	return pass.Refuse(at, remark.RolesEntry, "why", "no product in a loop runs beside the threads")
}

// Straight refuses the entry unless it runs to its end on one CTA: no return leaves
// it before, and no memory of an alloca has to be waited for.
func Straight(c *pass.Context) (no *pass.Refusal) {
	if c.Cluster > 1 {
		return pass.Refuse(c.Op, remark.RolesEntry, "why", "its tile blocks run on clusters")
	}
	last := c.Op.Body(0).Last()
	c.Op.Walk(func(op *ast.Op) {
		if no == nil && (op.Opcode == ast.OpReturn && op != last || op.Opcode == ast.OpAlloca || op.Opcode == ast.OpAssert) {
			no = pass.Refuse(op, remark.RolesEntry, "why", op.ShortName()+" may end a tile block early, or has to be waited for")
		}
	})
	return no
}
