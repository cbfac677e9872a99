package tune

import (
	"context"
	"errors"
	"runtime"
	"strings"
	"sync"
	"time"
)

// A Bench compiles and measures candidates. Compile is called from several goroutines at a
// time, Measure from one, and while others compile.
type Bench interface {
	// Key says under what a candidate is kept.
	Key(c Candidate) Key
	// Compile makes what Measure runs.
	Compile(ctx context.Context, c Candidate) (Compiled, error)
	// Measure runs it, and returns how long a launch takes. An error is about the candidate:
	// it fails, or computes something else than the others.
	Measure(ctx context.Context, c Candidate, code Compiled) (seconds float64, err error)
}

// Compiled is what a Bench makes of a candidate.
type Compiled any

// Search is what to measure, and for how long.
type Search struct {
	Candidates []Ranked // as Rank returns them
	Bench      Bench
	Cache      *Cache
	Budget     time.Duration // after which nothing new is begun; 0: none
	All        bool          // measure those as well that the model holds to be slow
	Progress   func(Progress)
	Now        func() time.Time // time.Now but in tests
}

// Progress is how far a search is.
type Progress struct {
	Done, Total int
	Left        time.Duration // estimated from what was done; 0: nobody knows
	Best        Found         // so far; its Seconds are 0 if there is none
}

// Found is a candidate with what is known of it.
type Found struct {
	Ranked
	Record
	Cached bool // it was known before
	Pruned bool // it was left out, as its estimate is far behind
	Late   bool // it was left out, as the time was over
}

// keep is how far behind the best estimate one may be to be measured: the model was never
// further from the truth for the fastest kernel of a problem than for others.
const keep = 2.5

// Run measures what is not known yet, the best estimate first, and returns all candidates
// in that order. If the context ends it returns what it has, with the context's error.
func (s *Search) Run(ctx context.Context) ([]Found, error) {
	if s.Now == nil {
		s.Now = time.Now
	}
	list := make([]Found, len(s.Candidates))
	var todo []int
	for i, r := range s.Candidates {
		f := Found{Ranked: r}
		switch known, ok := s.Cache.Find(s.Bench.Key(r.Candidate)); {
		case r.Err != nil:
			f.Record.Error = r.Err.Error()
		case ok:
			f.Record, f.Cached = known, true
		case !s.All && r.Estimate.Seconds > keep*s.Candidates[0].Estimate.Seconds:
			f.Pruned = true
		default:
			todo = append(todo, i)
		}
		list[i] = f
	}
	err := s.measureAll(ctx, list, todo)
	return list, err
}

// compiling is a candidate on its way from a core to the GPU.
type compiling struct {
	code Compiled
	err  error
	done chan struct{}
}

// measureAll compiles candidates on all cores, a few ahead, and measures them in order.
func (s *Search) measureAll(ctx context.Context, list []Found, todo []int) error {
	ctx, cancel := context.WithCancel(ctx)
	var wait sync.WaitGroup
	defer wait.Wait()
	defer cancel()
	jobs := make([]compiling, len(todo))
	for i := range jobs {
		jobs[i].done = make(chan struct{})
	}
	ahead := make(chan struct{}, 2*runtime.GOMAXPROCS(0)+2) // so many lie in memory at most
	wait.Go(func() { s.compileAll(ctx, list, todo, jobs, ahead, &wait) })
	start := s.Now()
	for n, at := range todo {
		if s.Budget > 0 && s.Now().Sub(start) >= s.Budget {
			for _, rest := range todo[n:] {
				list[rest].Late = true
			}
			return nil
		}
		select {
		case <-jobs[n].done:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
		<-ahead
		if err := s.measure(ctx, &list[at], &jobs[n]); err != nil {
			return err
		}
		jobs[n].code = nil
		s.report(list, n+1, len(todo), s.Now().Sub(start))
	}
	return nil
}

// compileAll begins to compile candidates in order, as many at a time as there are cores.
func (s *Search) compileAll(ctx context.Context, list []Found, todo []int, jobs []compiling, ahead chan struct{}, wait *sync.WaitGroup) {
	cores := make(chan struct{}, runtime.GOMAXPROCS(0))
	for n, at := range todo {
		for _, room := range []chan struct{}{ahead, cores} {
			select {
			case room <- struct{}{}:
			case <-ctx.Done():
				return
			}
		}
		wait.Go(func() {
			defer close(jobs[n].done)
			jobs[n].code, jobs[n].err = s.Bench.Compile(ctx, list[at].Candidate)
			<-cores
		})
	}
}

// measure finds out how long one candidate takes, and keeps it. What is wrong with one is
// kept as well; what is wrong with all, or with us, ends the search.
func (s *Search) measure(ctx context.Context, f *Found, job *compiling) error {
	r := Record{Key: s.Bench.Key(f.Candidate), Estimated: f.Estimate.Seconds}
	err := job.err
	if err == nil {
		r.Seconds, err = s.Bench.Measure(ctx, f.Candidate, job.code)
	}
	var fatal *FatalError
	switch {
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case errors.As(err, &fatal), err != nil && strings.HasPrefix(err.Error(), "BUG:"):
		return err
	case err != nil:
		r.Seconds, r.Error = 0, err.Error()
	}
	f.Record = r
	return s.Cache.Add(r)
}

// FatalError is one of the device or of what all candidates have in common.
type FatalError struct{ Err error }

func (e *FatalError) Error() string { return e.Err.Error() }
func (e *FatalError) Unwrap() error { return e.Err }

// report says how far the search is.
func (s *Search) report(list []Found, done, total int, elapsed time.Duration) {
	if s.Progress == nil {
		return
	}
	p := Progress{Done: done, Total: total, Left: elapsed / time.Duration(done) * time.Duration(total-done)}
	if s.Budget > 0 {
		p.Left = min(p.Left, max(0, s.Budget-elapsed))
	}
	if best, ok := Best(list); ok {
		p.Best = best
	}
	s.Progress(p)
}

// Best returns the fastest of those that were measured.
func Best(list []Found) (best Found, ok bool) {
	for _, f := range list {
		if f.Seconds > 0 && (!ok || f.Seconds < best.Seconds) {
			best, ok = f, true
		}
	}
	return best, ok
}
