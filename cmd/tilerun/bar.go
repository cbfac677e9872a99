package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"tileir/cmd/internal/terminal"
)

// A progress bar says on a terminal how many tile blocks of a long launch are
// done, and about how long the rest will take.
const (
	barDelay = 2 * time.Second // shorter launches have none
	barEvery = 200 * time.Millisecond
	barWidth = 30
)

// bar draws on standard error. A nil bar draws nothing.
type bar struct {
	w           io.Writer
	done, total atomic.Int64
	launches    int64        // that are made under the bar
	begun       atomic.Int64 // of them

	mu    sync.Mutex
	shown bool
}

// newBar returns a bar if w is a terminal.
func newBar(w io.Writer) *bar {
	if !terminal.Is(w) {
		return nil
	}
	return &bar{w: w}
}

// progress takes what a device reports.
func (b *bar) progress(done, total int64) {
	if b == nil {
		return
	}
	if done == 0 {
		b.begun.Add(1)
	}
	// Reports of several goroutines may overtake each other; 0 begins a launch.
	if done > b.done.Load() || done == 0 {
		b.done.Store(done)
	}
	b.total.Store(total)
}

// during shows the bar while launches run.
func (b *bar) during(launches int, launch func()) {
	if b == nil {
		launch()
		return
	}
	b.done.Store(0)
	b.begun.Store(0)
	b.launches = int64(launches)
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		b.run(time.Now(), stop)
	}()
	launch()
	close(stop)
	<-stopped
}

func (b *bar) run(start time.Time, stop chan struct{}) {
	tick := time.NewTicker(barEvery)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			b.erase()
			return
		case now := <-tick.C:
			if elapsed := now.Sub(start); elapsed >= barDelay {
				b.draw(b.line(elapsed))
			}
		}
	}
}

// line is what the bar shows: of one launch its tile blocks, of several also which one
// runs. A GPU says nothing of its tile blocks.
func (b *bar) line(elapsed time.Duration) string {
	done, total := b.done.Load(), b.total.Load()
	if b.launches < 2 {
		return barLine(done, total, elapsed)
	}
	return launchesLine(b.begun.Load(), b.launches, done, total, elapsed)
}

// launchesLine is the bar of several launches as text.
func launchesLine(begun, launches, done, total int64, elapsed time.Duration) string {
	if total == 0 || begun == 0 {
		return fmt.Sprintf("%d launches, %s so far", launches, elapsed.Round(time.Second))
	}
	begun = min(begun, launches)
	part := (float64(begun-1) + float64(done)/float64(total)) / float64(launches)
	full := int(part * barWidth)
	line := fmt.Sprintf("[%s%s] launch %d of %d", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), begun, launches)
	if part == 0 {
		return line + fmt.Sprintf(", %s so far", elapsed.Round(time.Second))
	}
	left := time.Duration(float64(elapsed) * (1 - part) / part).Round(time.Second)
	return line + fmt.Sprintf(", about %s left", left)
}

// barLine is the bar of one launch as text; empty while nothing is known.
func barLine(done, total int64, elapsed time.Duration) string {
	if total == 0 {
		return ""
	}
	full := int(done * barWidth / total)
	line := fmt.Sprintf("[%s%s] %d of %d tile blocks", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), done, total)
	if done == 0 { // nobody knows how long one takes
		return line + fmt.Sprintf(", %s so far", elapsed.Round(time.Second))
	}
	left := time.Duration(float64(elapsed) / float64(done) * float64(total-done)).Round(time.Second)
	return line + fmt.Sprintf(", about %s left", left)
}

// eraseLine goes to the start of the line and clears it.
const eraseLine = "\r\x1b[K"

func (b *bar) draw(line string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if line != "" {
		io.WriteString(b.w, eraseLine+line)
		b.shown = true
	}
}

// say shows a line of another making, until the next.
func (b *bar) say(line string) {
	if b != nil {
		b.draw(line)
	}
}

func (b *bar) erase() {
	if b == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.shown {
		io.WriteString(b.w, eraseLine)
		b.shown = false
	}
}

// under returns a writer that takes the bar away before it writes to w.
func (b *bar) under(w io.Writer) io.Writer {
	if b == nil {
		return w
	}
	return barWriter{b, w}
}

type barWriter struct {
	bar *bar
	w   io.Writer
}

func (w barWriter) Write(p []byte) (int, error) {
	w.bar.erase()
	return w.w.Write(p)
}
