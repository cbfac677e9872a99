package interp

import (
	"math/bits"
	"math/rand/v2"
	"slices"
)

// A shaken schedule starts the tile blocks of a grid in a random order, keeps
// several under way, and lets each give way to another at random before it
// accesses memory. Programs without races and without reliance on order yield
// the same under every seed. Of those that are under way one moves at a time:
// the scheduler says which. So all that happens is a function of the seed, and what
// a seed has shown once it shows again, on any machine.

// shakenBlocks are under way at a time when the schedule is shaken.
const shakenBlocks = 16

// scheduler says who moves. Only who moves may call its methods; a nil one lets
// all move.
type scheduler struct {
	rand    *rand.Rand
	waiting []chan struct{} // of the runners that do not move
}

// newScheduler returns the scheduler of an order; nil if nobody needs one.
func newScheduler(o order) *scheduler {
	if !o.shaken {
		return nil
	}
	return &scheduler{rand: rand.New(rand.NewPCG(o.seed, o.total))}
}

// join lets another runner wait, in the channel returned.
func (s *scheduler) join() chan struct{} {
	if s == nil {
		return nil
	}
	turn := make(chan struct{}, 1)
	s.waiting = append(s.waiting, turn)
	return turn
}

// yield has another runner move and waits until it is this one's turn again.
func (s *scheduler) yield(mine chan struct{}) {
	if len(s.waiting) == 0 {
		return
	}
	k := s.rand.IntN(len(s.waiting))
	next := s.waiting[k]
	s.waiting[k] = mine
	next <- struct{}{}
	<-mine
}

// leave has another runner move for good.
func (s *scheduler) leave() {
	if s == nil || len(s.waiting) == 0 {
		return
	}
	k := s.rand.IntN(len(s.waiting))
	next := s.waiting[k]
	s.waiting = slices.Delete(s.waiting, k, k+1)
	next <- struct{}{}
}

// order is a permutation of the tile blocks: that of the grid, or a Feistel
// network over the numbers of 2·half bits, walked until it is back below total.
type order struct {
	shaken bool
	seed   uint64
	total  uint64
	half   uint
}

// schedule returns the order of a grid and how many tile blocks run at a time.
func (o *Options) schedule(total int64) (order, int64) {
	workers := int64(o.Workers)
	if o.Schedule == nil {
		return order{}, min(workers, total)
	}
	half := uint(bits.Len64(uint64(max(total-1, 1)))+1) / 2
	return order{shaken: true, seed: o.Schedule.Seed, total: uint64(total), half: half}, min(shakenBlocks, total)
}

// block returns the tile block that starts as number i.
func (o order) block(i int64) int64 {
	if !o.shaken {
		return i
	}
	x := uint64(i)
	for {
		if x = o.permute(x); x < o.total {
			return int64(x)
		}
	}
}

// permute is four rounds of the network.
func (o order) permute(x uint64) uint64 {
	mask := uint64(1)<<o.half - 1
	left, right := x>>o.half, x&mask
	for round := range uint64(4) {
		mixed := rand.NewPCG(o.seed+round, right).Uint64()
		left, right = right, left^mixed&mask
	}
	return left<<o.half | right
}

// yields is the generator that says when a tile block gives way; nil if it does so only when it
// must.
func (o order) yields(block int64) *rand.Rand {
	if !o.shaken {
		return nil
	}
	return rand.New(rand.NewPCG(o.seed, uint64(block)))
}

// shake is called before each memory op.
func (f *frame) shake() {
	if f.yields == nil {
		return
	}
	for f.yields.IntN(2) == 0 {
		f.run.scheduler.yield(f.wake)
	}
}
