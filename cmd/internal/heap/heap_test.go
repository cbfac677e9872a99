package heap

import (
	"runtime"
	"runtime/debug"
	"testing"
)

// TestStart: behind the first collection the percentage is what it was.
func TestStart(t *testing.T) {
	t.Setenv("GOGC", "")
	usual := debug.SetGCPercent(100)
	defer debug.SetGCPercent(usual)
	Start()
	for { // finalizers run some time after: the time limit of go test finds one that never does
		runtime.GC()
		now := debug.SetGCPercent(100)
		debug.SetGCPercent(now)
		if now == 100 {
			return
		}
		runtime.Gosched()
	}
}
