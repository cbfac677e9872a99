package conformance

import (
	"os"
	"runtime"
	"sync"
)

// thorough reports whether slow tests go through everything that they can: with
// TILEIR_TESTS=all, as CI has it. Without, they take a sample, so that go test
// ./... is over in a few minutes; what they leave out they say.
func thorough() bool { return os.Getenv("TILEIR_TESTS") == "all" }

// sample is a list, or one in so many of it unless the run is thorough.
func sample[T any](list []T, one int) []T {
	if thorough() {
		return list
	}
	var some []T
	for i := 0; i < len(list); i += one {
		some = append(some, list[i])
	}
	return some
}

// inParallel calls f for all of a list, on as many goroutines as there are cores.
func inParallel[T any](list []T, f func(T)) {
	work := make(chan T)
	var wait sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for x := range work {
				f(x)
			}
		})
	}
	for _, x := range list {
		work <- x
	}
	close(work)
	wait.Wait()
}
