package tune

import (
	"cmp"
	"context"
	"runtime"
	"slices"
	"sync"

	"tileir/lowering/model"
)

// Ranked is a candidate with its estimate, or with why there is none.
type Ranked struct {
	Candidate
	Work     *model.Work
	Estimate *model.Estimate
	Err      error
}

// Rank estimates candidates, on all cores, and puts the fastest first; those that cannot be
// planned last, in their order. It ends with the context's error if that ends.
func Rank(ctx context.Context, list []Candidate, plan func(context.Context, Candidate) (*model.Work, error)) ([]Ranked, error) {
	ranked := make([]Ranked, len(list))
	parallel(len(list), func(i int) {
		r := Ranked{Candidate: list[i]}
		if r.Err = ctx.Err(); r.Err == nil {
			r.Work, r.Err = plan(ctx, list[i])
		}
		if r.Err == nil {
			r.Estimate = r.Work.Estimate(model.ConstantsOf(r.Work.Machine))
		}
		ranked[i] = r
	})
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	slices.SortStableFunc(ranked, func(a, b Ranked) int {
		switch {
		case a.Err != nil && b.Err != nil:
			return 0
		case a.Err != nil:
			return 1
		case b.Err != nil:
			return -1
		}
		return cmp.Compare(a.Estimate.Seconds, b.Estimate.Seconds)
	})
	return ranked, nil
}

// parallel calls f for 0 to n-1 on all cores.
func parallel(n int, f func(i int)) {
	var wait sync.WaitGroup
	next := make(chan int)
	for range min(n, runtime.GOMAXPROCS(0)) {
		wait.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wait.Wait()
}
