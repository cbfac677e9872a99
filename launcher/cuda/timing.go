package cuda

import (
	"context"
	"time"
)

// batch is how much is queued at a time: far less than fills the driver's
// queue, where a launch would block beyond the reach of a context.
const batch = 64

// times starts something n times, each between two events, and returns what lies
// between those; beforeLast is called ahead of the last. It must run within do.
func (d *Device) times(ctx context.Context, n int, start, beforeLast func() error) ([]time.Duration, error) {
	var times []time.Duration
	for left := n; left > 0; left -= batch {
		before := beforeLast
		if left > batch {
			before = nil
		}
		some, err := d.timesOfBatch(ctx, min(left, batch), start, before)
		if err != nil {
			return nil, err
		}
		times = append(times, some...)
	}
	return times, nil
}

// timesOfBatch is times for as much as is queued at a time.
func (d *Device) timesOfBatch(ctx context.Context, n int, start, beforeLast func() error) ([]time.Duration, error) {
	events, err := d.events(2 * n)
	defer d.destroyEvents(events)
	if err != nil {
		return nil, err
	}
	for i := range n {
		if beforeLast != nil && i == n-1 {
			if err := beforeLast(); err != nil {
				return nil, err
			}
		}
		if err := d.call("cuEventRecord", d.drv.cuEventRecord(events[2*i], d.stream)); err != nil {
			return nil, err
		}
		if err := start(); err != nil {
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
