package smem

import (
	"fmt"
	"math"

	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/transfer"
	"tileir/lowering/remark"
)

// fewerCTAs has no more CTAs share the registers of a multiprocessor than share its shared
// memory. What a role hands on is counted for as many as there should be. As many as the
// source asks for there have to be.
func fewerCTAs(c *pass.Context, shared int) error {
	fit := max(1, c.Machine.SharedPerSM/(shared+c.Machine.SharedReserved))
	switch asked := c.Op.Int(gpu.AttrOccupancy, 1); {
	case asked <= int64(fit):
	case c.CTAsGiven:
		return c.Wrong(c.Op, "%s = %d, where shared memory is enough for %d: a CTA takes %d of the %d bytes that a multiprocessor has", gpu.AttrOccupancy, asked, fit,
			shared+c.Machine.SharedReserved, c.Machine.SharedPerSM)
	case !c.Op.Has(gpu.AttrRegisters):
		c.Op.SetAttr(gpu.AttrOccupancy, gpu.Int(fit))
	}
	return nil
}

// remarkShared says what goes through shared memory, and what a CTA takes in all.
func remarkShared(c *pass.Context, areas []*area, shared int) {
	if !c.Listening() {
		return
	}
	for _, a := range areas {
		if a.rounds > 0 {
			c.Remark(a.op, remark.SharedRounds, "rounds", 1<<a.rounds, "bytes", a.bytes)
		}
		for _, t := range transfer.Transfers(a.op, c.Warps, c.Cluster, a.rounds) {
			remarkScratch(c, a.op, t)
		}
	}
	remarkTiles(c)
	remarkResources(c, shared)
}

// remarkResources says what a CTA takes, and how many fit on a multiprocessor then.
func remarkResources(c *pass.Context, shared int) {
	m := c.Machine
	warps := gpu.OwnWarps(c.Op) + gpu.RoleWarps(c.Op)
	asked := max(1, int(c.Op.Int(gpu.AttrOccupancy, 1)))
	registers := fmt.Sprint(m.RegistersFor(warps * asked))
	if own, roles, ok := gpu.RegistersOf(c.Op); ok {
		registers = fmt.Sprintf("%d, and then %d of those that multiply and %s,", m.RegistersFor(warps*asked), own, ofRoles(roles))
	}
	ctas, by := math.MaxInt, ""
	for _, b := range []struct {
		most int
		by   string
	}{
		{m.CTAsPerSM, "no more at all"},
		{m.WarpsPerSM / warps, "by warps"},
		{m.SharedPerSM / (shared + m.SharedReserved), "by shared memory"},
	} {
		if b.most < ctas {
			ctas, by = b.most, b.by
		}
	}
	c.Remark(c.Op, remark.Resources, "threads", 32*warps, "registers", registers, "shared", shared, "target", m.Name,
		"ctas", fmt.Sprintf("%d of them, %s", ctas, by))
}

// ofRoles says how many registers the threads of each role have.
func ofRoles(registers []int) string {
	if len(registers) == 1 {
		return fmt.Sprintf("%d of the role", registers[0])
	}
	return fmt.Sprintf("%v of the roles", registers)
}
