package barrier

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/live"
	"tileir/lowering/plan/pass"
)

// Place makes threads wait for each other where one may read or write
// what another wrote or read: bytes of shared memory, or an address in global
// memory, where a token orders two accesses of which one writes.
//
// What threads did since they last waited is pending. An op that conflicts with
// something pending gets a barrier right before it; so no barrier stands where
// another on the way does its work. A loop's body is looked at until what is
// pending at its end, which is pending at its start too, does not grow (flow.go). A
// barrier placed for the first iteration may be redundant once later iterations have
// brought others, so those of a loop are taken away one by one to see whether a
// conflict is left. Each barrier says what it is for, in its attribute why.
//
// A gpu.copy_async writes until a gpu.wait takes its group. The slots of a pipeline are
// kept apart by the barrier that the pipeline pass places.
//
// The CTAs of a cluster wait for each other when all have begun, and before any ends, if one
// reaches for the shared memory of another. Those that bring each other tiles have all begun when
// their mbarriers are ready.
func Place(c *pass.Context) error {
	bound(c)
	fenceHandbacks(c)
	time := live.Of(c.Ctx, c.Op)
	b := &barriers{
		Context: c, time: time, numbers: map[sharedAccess]int{}, roots: roots{},
		ages: &ages{time: time, warps: c.Warps, nodes: map[*agedNode]*accesses{}, moving: map[*ast.Op]int{}, classes: map[*ast.Op]int{}, kinds: map[kind]int{}},
	}
	c.Walk(c.Op, func(op *ast.Op) {
		hides := len(op.Regions()) > 0 && op.Opcode != ast.OpFor && op.Opcode != ast.OpLoop && op.Opcode != ast.OpIf && leads(op)
		b.all = b.all || op.Opcode == ast.OpAlloca || hides
	})
	f := b.newFlow(nil)
	body := c.Op.Body(0)
	f.from(body, body.First(), &pending{}, true)
	f.run()
	return nil
}

// bound has the CTAs of a cluster wait for each other at the beginning and the ends of an
// entry.
func bound(c *pass.Context) {
	across := gpu.MulticastOf(c.Op) > 1 && len(gpu.RolesOf(c.Op)) > 0
	if !gpu.ReachesAcross(c.Op) && !across {
		return
	}
	meet := func(before, at *ast.Op, why string) {
		bar := gpu.New(at, gpu.Barrier, nil)
		if across {
			bar.SetAttr(gpu.KeyAcross, ast.UnitAttr{})
		}
		bar.SetAttr(gpu.KeyWhy, ast.StringAttr(why))
		ast.InsertBefore(before, bar)
	}
	if !across {
		meet(c.Op.Body(0).First(), c.Op, "a CTA reaches for the shared memory of another, which must have begun")
	}
	for _, end := range gpu.ReturnsOf(c.Op) {
		before := end
		if gpu.Is(end.Prev(), gpu.FreeWorkspace) {
			before = end.Prev()
		}
		meet(before, end, "a CTA ends, for whose shared memory others may still reach")
	}
}
