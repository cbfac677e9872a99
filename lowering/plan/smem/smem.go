package smem

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/transfer"
)

// NoRoom says that an entry needs more shared memory than there is. With
// smaller tiles it would need less.
type NoRoom struct {
	error
	Entry, Op *ast.Op // in which, and what the last of it is for
	Why       string
	Over      int // bytes that are too many,
	Beside    int // those that are none of tiles for products,
	Ahead     int // and those of tiles that are copied ahead
	Most      int // bytes that there are
}

// Unwrap returns the located diagnostic.
func (e NoRoom) Unwrap() error { return e.error }

// Allocate gives every tile in shared memory and the scratch of every op
// its place. Two of them may have the same bytes if they are not live at the
// same time. Places are found by first fit, the largest first (Pisarchyk and
// Lee, "Efficient Memory Management for Deep Neural Net Inference", greedy by
// size): each goes to the lowest address at which nothing lies that lives when
// it does. Tiles go before scratch.
//
// Bytes that change hands right away cost a barrier, which the barriers pass
// places. So where memory allows, an area rests after its use until threads have
// waited for each other for another reason: see rest. Memory allows as much as is
// the CTA's share, by its threads, of a multiprocessor full of them.
func Allocate(c *pass.Context) error {
	takeWorkspace(c)
	areas, err := findAreas(c)
	if err != nil {
		return err
	}
	slices.SortStableFunc(areas, byAlignment)
	rest(areas)
	allocate := placement(c)
	total, last := allocate(areas)
	if total > c.Machine.SharedPerCTA*c.Warps/(pass.MaxWarps*c.Cluster) {
		for _, a := range areas {
			if a.bytes > smallArea {
				a.busy = a.live
			}
		}
		total, last = allocate(areas)
	}
	for total > roomFor(c) && splitLargest(c, areas) {
		total, last = allocate(areas)
	}
	if total > c.Machine.SharedPerCTA {
		return noRoom(c, areas, total, last)
	}
	for _, a := range areas {
		a.write()
	}
	writeTeamScratch(c, areas)
	writeWaits(c)
	c.Op.SetAttr(gpu.AttrShared, gpu.Int(gpu.RoundUp(total, 16)))
	if err := fewerCTAs(c, gpu.RoundUp(total, 16)); err != nil {
		return err
	}
	remarkShared(c, areas, gpu.RoundUp(total, 16))
	return nil
}

// noRoom is the error for areas that take more than there is.
func noRoom(c *pass.Context, areas []*area, total int, last *area) NoRoom {
	e := NoRoom{Entry: c.Op, Op: last.op, Over: total - c.Machine.SharedPerCTA, Beside: total, Most: c.Machine.SharedPerCTA}
	for _, a := range areas {
		if !gpu.Is(a.op, gpu.AllocShared) {
			continue
		}
		e.Beside -= a.bytes
		if a.op.Int(gpu.KeyStages, 1) > 1 {
			e.Ahead += a.bytes
		}
	}
	e.Why = fmt.Sprintf("it needs %d bytes of shared memory, and a tile block has at most %d on %s", total, c.Machine.SharedPerCTA, c.Machine.Generation)
	copied := ""
	if e.Ahead > 0 {
		copied = fmt.Sprintf("; %d of them are for the stages of tiles that are copied ahead", e.Ahead)
	}
	e.error = c.Unsupported(last.op, "%s%s", e.Why, copied)
	return e
}

// roomFor is how much memory a CTA should do with, if scratch in more rounds is enough. As
// many persistent CTAs are launched as the schedule counts on; those that found no room
// would begin when others have run all tile blocks. Where the source asks for so many, so
// many have to fit.
func roomFor(c *pass.Context) int {
	if gpu.IsPersistent(c.Op) || c.CTAsGiven {
		return c.Machine.SharedFor(max(1, int(c.Op.Int(gpu.AttrOccupancy, 1))))
	}
	return c.Machine.SharedPerCTA
}

// splitLargest lets the op with the largest scratch take twice as many rounds, if
// it can: then half of it is enough.
func splitLargest(c *pass.Context, areas []*area) bool {
	var largest *area
	for _, a := range areas {
		if a.align == scratchAlign && transfer.ScratchBytes(a.op, c.Warps, c.Cluster, a.rounds+1) > 0 && (largest == nil || a.bytes > largest.bytes) {
			largest = a
		}
	}
	if largest == nil || largest.bytes <= smallArea {
		return false
	}
	largest.rounds++
	largest.bytes = gpu.RoundUp(transfer.ScratchBytes(largest.op, c.Warps, c.Cluster, largest.rounds), 16)
	return true
}
