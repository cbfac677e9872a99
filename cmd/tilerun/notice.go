package main

import (
	"fmt"
	"strings"
	"sync/atomic"
	"time"
)

// A run on the interpreter that will take long says so as soon as that shows.
const (
	noticeAfter = time.Second      // the first tile blocks tell little
	noticeOf    = 30 * time.Second // shorter runs go without
)

// launches is how many launches of a run the interpreter makes, by what they are
// for.
type launches struct{ first, check, bench int }

func (n launches) total() int { return n.first + n.check + n.bench }

// String returns, for instance, "1 launch, 1 for --check, 100 for --bench".
func (n launches) String() string {
	var parts []string
	if n.first > 0 {
		parts = append(parts, "1 launch")
	}
	if n.check > 0 {
		parts = append(parts, "1 for --check")
	}
	if n.bench > 0 {
		parts = append(parts, fmt.Sprintf("%d for --bench", n.bench))
	}
	return strings.Join(parts, ", ")
}

// notice says once how long a run will take.
type notice struct {
	start time.Time // of the launch that runs
	said  atomic.Bool
}

// progress returns the line to show when so many tile blocks of a launch are done;
// "" most of the time. Only the first launch that takes some time is looked at.
func (n *notice) progress(done, total int64, all launches) string {
	if done == 0 || n.said.Load() {
		return ""
	}
	elapsed := time.Since(n.start)
	if elapsed < noticeAfter || !n.said.CompareAndSwap(false, true) {
		return ""
	}
	return noticeLine(done, total, elapsed, all)
}

// noticeLine is the line as text; empty for a run that is short.
func noticeLine(done, total int64, elapsed time.Duration, all launches) string {
	estimate := elapsed.Seconds() / float64(done) * float64(total) * float64(all.total())
	if estimate < noticeOf.Seconds() {
		return ""
	}
	return fmt.Sprintf("this will take about %s on the CPU (%s); Ctrl-C ends it, --timeout bounds it", roughly(estimate), all)
}

// roughly returns a time in seconds as people say it: "40 s", "12 min", "3.5 h".
func roughly(seconds float64) string {
	const minute, hour, day = 60, 3600, 86400
	switch {
	case seconds < 100:
		return fmt.Sprintf("%.0f s", seconds)
	case seconds < 100*minute:
		return fmt.Sprintf("%.0f min", seconds/minute)
	case seconds < 100*hour:
		return fmt.Sprintf("%.1f h", seconds/hour)
	}
	return fmt.Sprintf("%.0f days", seconds/day)
}
