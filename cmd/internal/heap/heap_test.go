package heap

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// TestStart: behind the first collection the percentage is what it was.
func TestStart(t *testing.T) {
	t.Setenv("GOGC", "")
	usual := debug.SetGCPercent(100)
	defer debug.SetGCPercent(usual)
	Start()
	for range 100 { // finalizers run some time after
		runtime.GC()
		now := debug.SetGCPercent(100)
		debug.SetGCPercent(now)
		if now == 100 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("collections are delayed for good")
}
