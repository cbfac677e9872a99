package cuda

import (
	"context"
	"fmt"
	"time"
)

// batch is how much is queued at a time: far less than fills the driver's
// queue, where a launch would block beyond the reach of a context.
const batch = 64

// series is what is timed: start, between two events. What stands ahead of the first of them is
// not timed: before, if it is not nil, and beforeLast where that is the last one.
type series struct {
	start, before, beforeLast func() error
}

// times starts something n times and returns what lies between the events. It must run within do.
func (d *Device) times(ctx context.Context, n int, s series) ([]time.Duration, error) {
	var times []time.Duration
	for left := n; left > 0; left -= batch {
		some, err := d.timesOfBatch(ctx, min(left, batch), left <= batch, s)
		if err != nil {
			return nil, err
		}
		times = append(times, some...)
	}
	return times, nil
}

// timesOfBatch is times for as much as is queued at a time; last: there is no more.
func (d *Device) timesOfBatch(ctx context.Context, n int, last bool, s series) ([]time.Duration, error) {
	events, err := d.events(2 * n)
	defer d.destroyEvents(events)
	if err != nil {
		return nil, err
	}
	for i := range n {
		if s.beforeLast != nil && last && i == n-1 {
			if err := s.beforeLast(); err != nil {
				return nil, err
			}
		}
		if s.before != nil {
			if err := s.before(); err != nil {
				return nil, err
			}
		}
		if err := d.call("cuEventRecord", d.drv.cuEventRecord(events[2*i], d.stream)); err != nil {
			return nil, err
		}
		if err := s.start(); err != nil {
			return nil, err
		}
		if err := d.call("cuEventRecord", d.drv.cuEventRecord(events[2*i+1], d.stream)); err != nil {
			return nil, err
		}
	}
	if err := d.wait(ctx); err != nil {
		return nil, err
	}
	times := make([]time.Duration, n)
	for i := range times {
		var ms float32
		if err := d.call("cuEventElapsedTime", d.drv.cuEventElapsedTime(&ms, events[2*i], events[2*i+1])); err != nil {
			return nil, err
		}
		times[i] = time.Duration(float64(ms) * float64(time.Millisecond))
	}
	return times, nil
}

// events creates n events. What it returns with an error is still to be destroyed.
func (d *Device) events(n int) ([]eventHandle, error) {
	events := make([]eventHandle, n)
	for i := range events {
		if err := d.call("cuEventCreate", d.drv.cuEventCreate(&events[i], eventDefault)); err != nil {
			return events[:i], err
		}
	}
	return events, nil
}

func (d *Device) destroyEvents(events []eventHandle) {
	for _, e := range events {
		if d.usable() == nil {
			d.drv.cuEventDestroy(e)
		}
	}
}

// eviction is memory that a device writes to so that its cache holds nothing else.
type eviction struct {
	d     *Device
	at    devicePtr
	bytes uint64
}

// evictedTimes is how many times as much is written as the cache holds: it is not known which
// lines are replaced first.
const evictedTimes = 2

// eviction allocates the memory that evicts; it must run within do.
func (d *Device) eviction() (*eviction, error) {
	var held int32
	if err := d.call("cuDeviceGetAttribute", d.drv.cuDeviceGetAttribute(&held, attrL2CacheSize, d.handle)); err != nil {
		return nil, err
	}
	if held <= 0 {
		return nil, fmt.Errorf("%s does not say how much its cache holds, so nothing is known to evict it", d.info.Name)
	}
	e := &eviction{d: d, bytes: evictedTimes * uint64(held)}
	return e, d.call("cuMemAlloc", d.drv.cuMemAlloc(&e.at, e.bytes))
}

// run queues the write.
func (e *eviction) run() error {
	return e.d.call("cuMemsetD8Async", e.d.drv.cuMemsetD8Async(e.at, 0, e.bytes, e.d.stream))
}

// free gives the memory back.
func (e *eviction) free() {
	if e.at != 0 && e.d.usable() == nil {
		e.d.drv.cuMemFree(e.at)
	}
}
