package ptxsim

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"tileir/launcher"
	"tileir/launcher/ptxsim/race"
)

// run is one run of an entry over a grid.
type run struct {
	program  *program
	function *function
	kernel   *launcher.Kernel
	grid     launcher.Grid
	sample   []sampled // the tile blocks that are executed; nil: all
	dealt    bool      // CTAs that draw tile blocks do so in turn, whichever of them are executed, and when
	threads  int
	shared   int    // bytes of a CTA
	cluster  [3]int // CTAs
	ctas     [3]int // of the grid
	params   []byte
	global   globalMemory
	maps     []*tensorMap
	counting *counting              // nil: nobody asks for a profile
	args     []int                  // by region: the number of the first argument whose buffer it is, +1
	stored   []bool                 // by region: the code stores to it
	places   map[uint64]*race.Place // in global memory
	spare    sync.Pool              // of shadows of shared memory
	frames   sync.Pool              // of the entry

	stop atomic.Bool
	next atomic.Int64
	done atomic.Int64

	mu     sync.Mutex
	fault  error // of the first unit that has one
	faulty int64
	at     *Fault // where a unit was when the launch was stopped

	shadows []*race.Shadow           // of global memory, by region: of all units, or of those that are merged
	merged  int64                    // units
	ended   map[int64][]*race.Shadow // units that wait for others to be merged
}

// maxResident is how many units take turns where tile blocks may wait for each
// other.
const maxResident = 64

// A unit gets turnBudget instructions in its turn where units take turns, and
// looks at the context after lookBudget where they do not.
const (
	turnBudget = 1 << 15
	lookBudget = 1 << 16
)

// total is how many units are executed.
func (r *run) total() int64 {
	if r.sample != nil {
		return int64(len(r.sample))
	}
	return r.grid.Blocks()
}

// ordered reports whether units may tell each other something.
func (r *run) ordered() bool { return r.program.module.ordered || r.program.module.draws && !r.dealt }

// execute runs the grid.
func (r *run) execute(ctx context.Context) error {
	defer context.AfterFunc(ctx, func() { r.stop.Store(true) })()
	r.faulty = r.total()
	r.progress(0)
	if r.ordered() {
		r.inTurns()
	} else {
		r.inParallel()
	}
	switch {
	case r.fault != nil:
		return r.fault
	case ctx.Err() != nil && r.done.Load() < r.total():
		return r.stopped(context.Cause(ctx))
	}
	return nil
}

// inParallel runs units on all cores: none can learn anything of another.
func (r *run) inParallel() {
	var wait sync.WaitGroup
	for range min(int64(r.program.device.options.Workers), r.total()) {
		wait.Go(func() {
			for !r.stop.Load() {
				i := r.next.Add(1) - 1
				if i >= r.before() {
					return
				}
				for u := r.unit(i); !r.stop.Load() && !r.advance(u, i, lookBudget); {
				}
			}
		})
	}
	wait.Wait()
}

// before is the unit before which all must run: those after one with a fault need
// not.
func (r *run) before() int64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.faulty
}

// inTurns runs units one after the other for a while each, so that what they tell
// each other does not depend on the number of cores.
func (r *run) inTurns() {
	type resident struct {
		unit  *unit
		index int64
	}
	var list []resident
	for {
		if i := r.next.Load(); i < r.before() && len(list) < maxResident {
			list = append(list, resident{r.unit(i), i})
			r.next.Add(1)
		}
		if len(list) == 0 {
			return
		}
		kept := list[:0]
		for _, u := range list {
			if r.stop.Load() || r.before() < r.total() {
				return
			}
			if !r.advance(u.unit, u.index, turnBudget) {
				kept = append(kept, u)
			}
		}
		list = kept
	}
}

// unit makes the unit whose turn is i: its CTAs and their warps.
func (r *run) unit(turn int64) *unit {
	c, i, stands := r.cluster, turn, int64(1)
	if r.sample != nil {
		i, stands = r.sample[turn].block, r.sample[turn].stands
	}
	u := &unit{module: r.program.module, run: r, turn: turn, index: i, tally: r.takeTally(stands), order: newShuffler(r.program.device.options.Seed, uint64(i))}
	for rank := range c[0] * c[1] * c[2] {
		a := &cta{unit: u, rank: rank, id: r.ctaOf(i, rank), shared: newSharedMemory(r.shared, rank), mbarrier: map[uint32]*mbarrier{}}
		if r.program.module.follows {
			a.shared.origins = make([]launcher.Origin, r.shared)
		}
		for w := range (r.threads + warpLanes - 1) / warpLanes {
			a.warps = append(a.warps, newWarp(a, w, r.threads, r.function))
		}
		u.ctas = append(u.ctas, a)
	}
	r.watch(u)
	return u
}

// ctaOf is a CTA's place in the grid.
func (r *run) ctaOf(unit int64, rank int) (id [3]uint32) {
	g, c := r.grid, r.cluster
	block := [3]int64{unit % int64(g.X), unit / int64(g.X) % int64(g.Y), unit / int64(g.X) / int64(g.Y)}
	at := [3]int{rank % c[0], rank / c[0] % c[1], rank / c[0] / c[1]}
	for d := range id {
		id[d] = uint32(block[d]*int64(c[d]) + int64(at[d]))
	}
	return id
}

// advance runs a unit for a while and says whether it is at its end.
func (r *run) advance(u *unit, i int64, budget int) (ended bool) {
	defer func() {
		if x := recover(); x != nil {
			r.fail(i, x)
			ended = true
		}
	}()
	if !u.advance(budget) {
		if r.stop.Load() {
			r.stoppedIn(u)
		}
		return false
	}
	r.giveTally(u)
	r.progress(r.done.Add(1))
	return true
}

// fail keeps the fault of the first unit that has one.
func (r *run) fail(i int64, x any) {
	err, ok := x.(*Fault)
	r.mu.Lock()
	defer r.mu.Unlock()
	if i >= r.faulty {
		return
	}
	r.faulty = i
	if r.fault = err; !ok {
		r.fault = fmt.Errorf("BUG: ptxsim: %v\n%s", x, debug.Stack())
	}
}

func (r *run) progress(done int64) {
	if p := r.program.device.options.Progress; p != nil {
		p(done, r.total())
	}
}

// stoppedIn notes where a unit was when the launch was stopped.
func (r *run) stoppedIn(u *unit) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, c := range u.ctas {
		for _, w := range c.warps {
			if r.at == nil && len(w.paths) > 0 {
				p := w.paths[0]
				r.at = p.fault(&p.frame.f.steps[p.pc], -1, "")
			}
		}
	}
}

// stopped says where the launch was when its context ended.
func (r *run) stopped(cause error) error {
	err := &launcher.StoppedError{Err: cause, Done: r.done.Load(), Total: r.total()}
	if r.at != nil {
		err.Location, err.Op = r.at.Location, r.at.op
		for d := range err.Block {
			err.Block[d] = r.at.CTA[d] / uint32(r.cluster[d])
		}
	}
	return err
}
