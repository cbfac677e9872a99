package cuda

import (
	"context"
	"fmt"
	"sync"
	"unsafe"

	"tileir/launcher"
)

// Host is page-locked memory. It implements launcher.Host.
type Host struct {
	d     *Device
	at    unsafe.Pointer // not the collector's
	bytes int64
	once  sync.Once
}

// NewHost implements launcher.Streamer.
func (d *Device) NewHost(ctx context.Context, bytes int64) (launcher.Host, error) {
	h := &Host{d: d, bytes: bytes}
	err := d.do(ctx, func() error {
		return d.call("cuMemHostAlloc", d.drv.cuMemHostAlloc(&h.at, uint64(max(bytes, 1)), 0))
	})
	if err != nil {
		return nil, fmt.Errorf("%d bytes of host memory: %w", bytes, err)
	}
	return h, nil
}

// Bytes implements launcher.Host.
func (h *Host) Bytes() []byte { return unsafe.Slice((*byte)(h.at), h.bytes) }

// Free implements launcher.Host.
func (h *Host) Free() (err error) {
	h.once.Do(func() {
		if h.d.usable() == nil {
			err = h.d.do(context.Background(), func() error {
				return h.d.call("cuMemFreeHost", h.d.drv.cuMemFreeHost(h.at))
			})
		}
	})
	return err
}
