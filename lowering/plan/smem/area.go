package smem

import (
	"cmp"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/live"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/transfer"
)

// Tiles are aligned to eight rows of 128 bytes, so that the swizzle's banks are
// the hardware's; scratch is aligned to the banks.
const (
	tileAlign    = gpu.TileAlign
	scratchAlign = 128
)

// area is a number of bytes that are needed for a while.
type area struct {
	op     *ast.Op
	bytes  int
	align  int
	live   live.Interval
	shared int           // the op before which threads wait for its first write
	busy   live.Interval // live, and the rest after it
	offset int
	rounds int // log2 of the parts in which an op uses its scratch
}

// smallArea is how large an area may be that always rests.
const smallArea = 2048

// rest keeps areas busy until the threads wait for what another area is written:
// after that their own last reads are done.
func rest(areas []*area) {
	later := slices.Clone(areas)
	slices.SortFunc(later, func(a, b *area) int { return cmp.Compare(a.live.From, b.live.From) })
	first := make([]int, len(later)+1) // the least of shared from an area on
	first[len(later)] = -1
	for i := len(later) - 1; i >= 0; i-- {
		first[i] = later[i].shared
		if n := first[i+1]; n >= 0 {
			first[i] = min(first[i], n)
		}
	}
	for _, a := range areas {
		i, _ := slices.BinarySearchFunc(later, a.live.To+1, func(b *area, t int) int { return cmp.Compare(b.live.From, t) })
		a.busy = a.live
		a.busy.To = max(a.busy.To, first[i])
	}
}

// write records where the area lies.
func (a *area) write() {
	if gpu.Is(a.op, gpu.AllocShared) || gpu.Is(a.op, gpu.AllocMbarrier) {
		a.op.SetAttr(gpu.KeyOffset, gpu.Int(a.offset))
		return
	}
	a.op.SetAttr(gpu.AttrScratch, gpu.Ints(a.offset, a.bytes))
	if a.rounds > 0 {
		a.op.SetAttr(gpu.AttrRounds, gpu.Int(a.rounds))
	}
}

// findAreas lists what needs shared memory, and when.
func findAreas(c *pass.Context) (list []*area, err error) {
	t := live.Of(c.Ctx, c.Op)
	c.Walk(c.Op, func(op *ast.Op) {
		if gpu.Is(op, gpu.AllocShared) {
			s, bad := gpu.SharedOf(op)
			if bad != nil {
				err = bad
				return
			}
			if gpu.IsRing(op) {
				list = append(list, &area{op: op, bytes: s.StageStride() * s.Stages, align: tileAlign, live: t.Ring(op), shared: t.End})
			} else if live, read, ok := t.Tile(op); ok {
				if c.Cluster > 1 {
					// Scratch is written by other CTAs, which have not seen this one's
					// last reads: what a CTA copies to keeps its bytes.
					live.To = t.End
				}
				list = append(list, &area{op: op, bytes: s.StageStride() * s.Stages, align: tileAlign, live: live, shared: read})
			}
		}
		if gpu.Is(op, gpu.AllocMbarrier) {
			bytes := gpu.RoundUp(gpu.MbarriersBytes(op), 16)
			list = append(list, &area{op: op, bytes: bytes, align: scratchAlign, live: live.Interval{From: 0, To: t.End}, shared: t.End})
		}
		n := transfer.ScratchBytes(op, c.Warps, c.Cluster, 0)
		if n > 0 {
			busy := t.Spans[op]
			if gpu.Is(op, gpu.TakeWorkspace) {
				busy.To = t.End // nobody else writes there, so that none has to wait until all have read it
			}
			list = append(list, &area{op: op, bytes: gpu.RoundUp(n, 16), align: scratchAlign, live: busy, shared: busy.From})
		}
	})
	return list, err
}
