package cuda

import (
	"context"
	"fmt"
	"runtime"
	"unsafe"

	"tileir/launcher"
)

// Each buffer lies between two guard zones filled with a pattern. After a
// launch the zones of its arguments are read back: a kernel that wrote just
// outside of a buffer is reported instead of destroying a neighbour. The driver
// takes zones and buffer for one allocation, and so does whoever watches it: a
// device without guards leaves bad accesses to such a tool.
const (
	guardBytes = 256 // before the buffer, and at least this after it
	guardByte  = 0xa5
)

// copyBytes is how much is copied between two looks at the context.
const copyBytes = 64 << 20

// buffer implements launcher.Buffer.
type buffer struct {
	d             *Device
	base          devicePtr // of the first guard zone
	size          int64
	before, after int64 // bytes of the guard zones
}

// address returns where the buffer itself starts, a multiple of 256.
func (b *buffer) address() devicePtr { return b.base + devicePtr(b.before) }

// Alloc implements launcher.Device.
func (d *Device) Alloc(ctx context.Context, bytes int64) (launcher.Buffer, error) {
	if bytes < 0 {
		return nil, fmt.Errorf("cannot allocate %d bytes", bytes)
	}
	if bytes > d.info.Memory {
		return nil, fmt.Errorf("cannot allocate %d bytes: %s has %d", bytes, d.info.Name, d.info.Memory)
	}
	b := &buffer{d: d, size: bytes}
	if d.guards {
		b.before, b.after = guardBytes, 2*guardBytes-bytes%guardBytes
	}
	err := d.do(ctx, func() error {
		total := uint64(max(b.before+bytes+b.after, 1))
		if st := d.drv.cuMemAlloc(&b.base, total); st == errOutOfMemory {
			var free, all uint64
			d.drv.cuMemGetInfo(&free, &all)
			return fmt.Errorf("cannot allocate %d bytes: %s has %d of %d bytes free: %w",
				bytes, d.info.Name, free, all, d.call("cuMemAlloc", st))
		} else if st != success {
			return d.call("cuMemAlloc", st)
		}
		if err := b.fillGuards(ctx); err != nil {
			d.drv.cuMemFree(b.base)
			return err
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return b, nil
}

// guards returns the zones: where each starts and its bytes.
func (b *buffer) guards() [2]struct {
	at    devicePtr
	bytes int64
} {
	return [2]struct {
		at    devicePtr
		bytes int64
	}{
		{b.base, b.before},
		{b.address() + devicePtr(b.size), b.after},
	}
}

func (b *buffer) fillGuards(ctx context.Context) error {
	if !b.d.guards {
		return nil
	}
	for _, g := range b.guards() {
		if err := b.d.call("cuMemsetD8Async", b.d.drv.cuMemsetD8Async(g.at, guardByte, uint64(g.bytes), b.d.stream)); err != nil {
			return err
		}
	}
	return b.d.wait(ctx)
}

// checkGuards reports an error when a kernel wrote into a guard zone. It must
// run within do.
func (b *buffer) checkGuards(ctx context.Context) error {
	if !b.d.guards {
		return nil
	}
	for i, g := range b.guards() {
		zone := make([]byte, g.bytes)
		if err := b.d.fromDevice(ctx, zone, g.at); err != nil {
			return err
		}
		for k, c := range zone {
			if c == guardByte {
				continue
			}
			if i == 0 {
				return fmt.Errorf("the kernel wrote before the start of the buffer of %d bytes, first seen at byte -%d", b.size, b.before-int64(k))
			}
			return fmt.Errorf("the kernel wrote beyond the end of the buffer of %d bytes, first seen at byte %d", b.size, b.size+int64(k))
		}
	}
	return nil
}

// toDevice copies src and waits. It must run within do.
func (d *Device) toDevice(ctx context.Context, dst devicePtr, src []byte) error {
	return d.inPieces(ctx, src, func(at int, piece []byte) error {
		return d.call("cuMemcpyHtoDAsync", d.drv.cuMemcpyHtoDAsync(dst+devicePtr(at), unsafe.Pointer(&piece[0]), uint64(len(piece)), d.stream))
	})
}

// fromDevice copies to dst and waits. It must run within do.
func (d *Device) fromDevice(ctx context.Context, dst []byte, src devicePtr) error {
	return d.inPieces(ctx, dst, func(at int, piece []byte) error {
		return d.call("cuMemcpyDtoHAsync", d.drv.cuMemcpyDtoHAsync(unsafe.Pointer(&piece[0]), src+devicePtr(at), uint64(len(piece)), d.stream))
	})
}

// inPieces copies host memory piece by piece. The memory stays where it is
// until the copy is over; if that is abandoned, for good.
func (d *Device) inPieces(ctx context.Context, host []byte, issue func(at int, piece []byte) error) error {
	if len(host) == 0 {
		return nil
	}
	var pin runtime.Pinner
	pin.Pin(&host[0])
	defer pin.Unpin()
	for at := 0; at < len(host); at += copyBytes {
		if err := issue(at, host[at:min(at+copyBytes, len(host))]); err != nil {
			return err
		}
		if err := d.wait(ctx); err != nil {
			d.mu.Lock()
			d.kept = append(d.kept, host)
			d.mu.Unlock()
			return err
		}
	}
	return nil
}

// Size implements launcher.Buffer.
func (b *buffer) Size() int64 { return b.size }

// Address implements launcher.Buffer.
func (b *buffer) Address() uint64 { return uint64(b.address()) }

// Write implements launcher.Buffer.
func (b *buffer) Write(ctx context.Context, src []byte) error {
	if int64(len(src)) > b.size {
		return fmt.Errorf("cannot write %d bytes to a buffer of %d", len(src), b.size)
	}
	return b.d.do(ctx, func() error { return b.d.toDevice(ctx, b.address(), src) })
}

// Read implements launcher.Buffer.
func (b *buffer) Read(ctx context.Context, dst []byte) error {
	if int64(len(dst)) > b.size {
		return fmt.Errorf("cannot read %d bytes from a buffer of %d", len(dst), b.size)
	}
	return b.d.do(ctx, func() error { return b.d.fromDevice(ctx, dst, b.address()) })
}

// Free implements launcher.Buffer. The memory of a lost or closed device is
// the driver's to free.
func (b *buffer) Free() error {
	if b.d.usable() != nil {
		return nil
	}
	return b.d.do(context.Background(), func() error {
		return b.d.call("cuMemFree", b.d.drv.cuMemFree(b.base))
	})
}
