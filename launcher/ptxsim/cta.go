package ptxsim

import (
	"fmt"
	"strings"

	"tileir/launcher/ptxsim/race"
)

// cta is a block of threads with its shared memory.
type cta struct {
	unit     *unit
	id       [3]uint32 // in the grid
	rank     int       // in the cluster
	shared   *sharedMemory
	warps    []*warp
	barriers [16]barrier
	mbarrier map[uint32]*mbarrier
	pool     *registerPool // nil until a warp sets its registers
	operands operands      // of its products
	drawn    int           // tile blocks, where those are dealt
}

// barrier is a named barrier of a CTA (PTX ISA, "bar, barrier"): warps arrive, and
// all go on when as many have as are expected.
type barrier struct {
	arrived    int
	parts      map[*warp]uint32 // lanes of warps of which not all have arrived
	generation int
	and, or    bool          // of the predicates of bar.red so far
	votes      int           // of bar.red.popc
	result     barrierResult // of the last round
	arriving   *race.History // of those that have arrived in this round
	released   *race.History // of the last round
}

type barrierResult struct {
	and, or bool
	count   int
}

// unit is what runs together: a cluster of CTAs, or one.
type unit struct {
	module  *module
	run     *run
	turn    int64 // among those that are executed
	index   int64 // in the grid
	ctas    []*cta
	cluster barrier // barrier.cluster
	async   []asyncOp
	order   *shuffler
	tally   *tally // nil: nobody asks for a profile
	races   *unitRaces
}

// asyncOp is work that the copy engine has been told to do. It is done as late as
// it can be, so that what does not wait for it sees that it is not done.
type asyncOp struct{ do func() }

// quantum is how many instructions a path executes before another one's turn.
const quantum = 4096

// advance runs the unit for about budget instructions and says whether it is at
// its end.
func (u *unit) advance(budget int) bool {
	for budget > 0 {
		n := u.round()
		budget -= n
		if u.done() {
			u.finish()
			return true
		}
		if n == 0 && !u.engine() {
			u.deadlock()
		}
	}
	return false
}

// round gives each path its turn and returns how many instructions were executed.
func (u *unit) round() int {
	n := 0
	for _, w := range u.order.warps(u) {
		for i := 0; i < len(w.paths); i++ {
			p := w.paths[i]
			if p.poll != nil && !p.resume() {
				continue
			}
			before := len(w.paths)
			n += max(1, p.run(u.order.quantum()))
			if len(w.paths) < before {
				i-- // it came to its end, or waits for others of its warp
			}
		}
	}
	return n
}

func (u *unit) done() bool {
	for _, c := range u.ctas {
		for _, w := range c.warps {
			if len(w.paths) > 0 {
				return false
			}
		}
	}
	return true
}

// engine does one piece of asynchronous work, if there is any.
func (u *unit) engine() bool {
	if len(u.async) == 0 {
		return false
	}
	i := u.order.pick(len(u.async))
	op := u.async[i]
	u.async = append(u.async[:i], u.async[i+1:]...)
	op.do()
	return true
}

// finish is the end of all threads: what is still under way may write where other
// CTAs lie by then.
func (u *unit) finish() {
	for u.engine() {
	}
	for _, c := range u.ctas {
		c.checkTurns()
		for _, w := range c.warps {
			w.finishStores()
			u.run.frames.Put(w.entry)
		}
	}
	u.run.merge(u)
}

// deadlock reports who waits for what.
func (u *unit) deadlock() {
	var who []string
	var first *path
	for _, c := range u.ctas {
		for _, w := range c.warps {
			for _, p := range w.paths {
				if first == nil {
					first = p
				}
				s := &p.frame.f.steps[p.pc]
				who = append(who, fmt.Sprintf("CTA (%d, %d, %d), warp %d waits for %s: PTX line %d", c.id[0], c.id[1], c.id[2], w.index, p.wants, s.line))
			}
		}
	}
	if len(who) > 12 {
		who = append(who[:12], fmt.Sprintf("and %d more", len(who)-12))
	}
	s := &first.frame.f.steps[first.pc]
	first.fail(s, 0, "deadlock: every thread waits for another:\n  %s", strings.Join(who, "\n  "))
}

// reach refuses the shared memory of another CTA of the cluster that has ended, and its memory with it.
func (c *cta) reach(rank int) error {
	if rank != c.rank && rank < len(c.unit.ctas) && c.unit.ctas[rank].expected() == 0 {
		return fmt.Errorf("the shared memory of CTA %d of the cluster, which has ended", rank)
	}
	return nil
}

// expected is how many warps a barrier of all threads waits for.
func (c *cta) expected() int {
	n := 0
	for _, w := range c.warps {
		if w.alive != 0 {
			n++
		}
	}
	return n
}
