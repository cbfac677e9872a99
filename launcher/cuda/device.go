package cuda

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"time"

	"tileir/launcher"
)

// Device is one GPU. It implements launcher.Device.
type Device struct {
	drv      *driver
	handle   deviceOrdinal
	ctx      contextHandle
	stream   streamHandle
	guards   bool // buffers lie between guard zones
	literal  bool // code is assembled instruction by instruction
	info     launcher.Info
	sms      int              // multiprocessors
	overlaps bool             // the driver knows launches that begin before others have ended, in graphs too
	maxSMem  int              // dynamic shared memory of a block, at most
	turn     chan struct{}    // holds a token while the device is free
	streams  map[*Stream]bool // that are open, for whoever has the turn

	realigners map[int]funcHandle // the kernels that copy rows, by the bits of an element, as far as needed
	own        []moduleHandle     // their modules

	mu     sync.Mutex
	lost   error // why the device takes no more work
	closed bool
	kept   [][]byte // host memory that an abandoned copy may still use
}

// Open opens GPU number ordinal, counted from 0 as the driver does. An error
// that wraps ErrNoDriver says that there is no driver or no GPU at all.
func Open(ordinal int) (launcher.Device, error) {
	return openAs(ordinal, func(*Device) {})
}

// OpenUnguarded is Open for a GPU whose buffers have nothing around them. It
// finds no write beyond a buffer, and lets a tool that watches the driver's
// allocations, such as compute-sanitizer, find them all.
func OpenUnguarded(ordinal int) (launcher.Device, error) {
	return openAs(ordinal, func(d *Device) { d.guards = false })
}

// OpenLiteral is Open for a GPU whose code the driver assembles as it stands, without
// computing what is constant: what that changes shows beside one that Open opens.
func OpenLiteral(ordinal int) (launcher.Device, error) {
	return openAs(ordinal, func(d *Device) { d.literal = true })
}

// openAs opens a GPU of the system's driver, and sets it up.
func openAs(ordinal int, set func(*Device)) (launcher.Device, error) {
	drv, err := loadDriver(libraryName)
	if err != nil {
		return nil, err
	}
	d, err := open(drv, ordinal)
	if err != nil {
		return nil, err
	}
	set(d)
	return d, nil
}

// Devices describes the GPUs of this machine, in the order of Open's ordinals.
func Devices() ([]launcher.Info, error) {
	drv, err := loadDriver(libraryName)
	if err != nil {
		return nil, err
	}
	n, err := drv.count()
	if err != nil {
		return nil, err
	}
	infos := make([]launcher.Info, n)
	for i := range infos {
		d := &Device{drv: drv}
		if err := d.describe(i); err != nil {
			return nil, err
		}
		infos[i] = d.info
	}
	return infos, nil
}

// count returns the number of GPUs, at least 1.
func (d *driver) count() (int, error) {
	var n int32
	if st := d.cuDeviceGetCount(&n); st != success {
		return 0, d.check("cuDeviceGetCount", st)
	}
	if n == 0 {
		return 0, &noDriver{"the driver reports no GPU"}
	}
	return int(n), nil
}

func open(drv *driver, ordinal int) (*Device, error) {
	n, err := drv.count()
	if err != nil {
		return nil, err
	}
	if ordinal < 0 || ordinal >= n {
		return nil, fmt.Errorf("no device cuda:%d: this machine has cuda:0 to cuda:%d", ordinal, n-1)
	}
	d := &Device{drv: drv, guards: true, turn: make(chan struct{}, 1), streams: map[*Stream]bool{}}
	d.turn <- struct{}{}
	if err := d.describe(ordinal); err != nil {
		return nil, err
	}
	if st := drv.cuDevicePrimaryCtxRetain(&d.ctx, d.handle); st != success {
		return nil, fmt.Errorf("opening %s: %w", d.info.Name, drv.check("cuDevicePrimaryCtxRetain", st))
	}
	err = d.do(context.Background(), func() error {
		return drv.check("cuStreamCreate", drv.cuStreamCreate(&d.stream, streamNonBlocking))
	})
	if err != nil {
		drv.cuDevicePrimaryCtxRelease(d.handle)
		return nil, fmt.Errorf("opening %s: %w", d.info.Name, err)
	}
	return d, nil
}

// describe fills in what is known about the GPU without a context.
func (d *Device) describe(ordinal int) error {
	drv := d.drv
	if st := drv.cuDeviceGet(&d.handle, int32(ordinal)); st != success {
		return drv.check("cuDeviceGet", st)
	}
	name := make([]byte, 256)
	if st := drv.cuDeviceGetName(&name[0], int32(len(name)), d.handle); st != success {
		return drv.check("cuDeviceGetName", st)
	}
	var memory uint64
	if st := drv.cuDeviceTotalMem(&memory, d.handle); st != success {
		return drv.check("cuDeviceTotalMem", st)
	}
	var values [7]int32
	for i, attribute := range []int32{attrMaxGridDimX, attrMaxGridDimY, attrMaxGridDimZ, attrMultiprocessorCount,
		attrComputeCapabilityMajor, attrComputeCapabilityMinor, attrMaxSharedPerBlockOptin} {
		if st := drv.cuDeviceGetAttribute(&values[i], attribute, d.handle); st != success {
			return drv.check("cuDeviceGetAttribute", st)
		}
	}
	text, _, _ := bytes.Cut(name, []byte{0})
	d.info = launcher.Info{
		Name:        fmt.Sprintf("cuda:%d", ordinal),
		Description: fmt.Sprintf("%s, %d SMs, %.1f GiB", text, values[3], float64(memory)/(1<<30)),
		Target:      targetName(int(values[4]), int(values[5])),
		MaxGrid:     [3]int64{int64(values[0]), int64(values[1]), int64(values[2])},
		Memory:      int64(memory),
	}
	d.sms, d.maxSMem = int(values[3]), int(values[6])
	var version int32
	d.overlaps = drv.cuDriverGetVersion(&version) == success && version >= overlapsInGraphs
	return nil
}

// targetName names what to compile for. Only compute capability 9.0 gets the
// generation's own features: wgmma has no form outside sm_90a.
func targetName(major, minor int) string {
	if major == 9 && minor == 0 {
		return "sm_90a"
	}
	return fmt.Sprintf("sm_%d%d", major, minor)
}

// Info implements launcher.Device.
func (d *Device) Info() launcher.Info { return d.info }

// Close gives the context back. What a lost device holds is left to the
// driver: freeing it would wait for the kernel that never ends.
func (d *Device) Close() error {
	d.mu.Lock()
	closed, lost := d.closed, d.lost
	d.mu.Unlock()
	if closed {
		return nil
	}
	defer func() {
		d.mu.Lock()
		d.closed = true
		d.mu.Unlock()
	}()
	if lost != nil {
		return nil
	}
	err := d.do(context.Background(), func() error {
		var errs []error
		for _, m := range d.own {
			errs = append(errs, d.drv.check("cuModuleUnload", d.drv.cuModuleUnload(m)))
		}
		for s := range d.streams {
			errs = append(errs, s.destroy())
		}
		return errors.Join(append(errs, d.drv.check("cuStreamDestroy", d.drv.cuStreamDestroy(d.stream)))...)
	})
	return errors.Join(err, d.drv.check("cuDevicePrimaryCtxRelease", d.drv.cuDevicePrimaryCtxRelease(d.handle)))
}

// do runs f alone on the device, on a thread whose current context is the
// device's.
func (d *Device) do(ctx context.Context, f func() error) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-d.turn:
	}
	defer func() { d.turn <- struct{}{} }()
	if err := d.usable(); err != nil {
		return err
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if st := d.drv.cuCtxPushCurrent(d.ctx); st != success {
		return d.drv.check("cuCtxPushCurrent", st)
	}
	defer func() {
		var popped contextHandle
		d.drv.cuCtxPopCurrent(&popped)
	}()
	return f()
}

func (d *Device) usable() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		return fmt.Errorf("%s is closed", d.info.Name)
	}
	if d.lost != nil {
		return fmt.Errorf("%s takes no more work: %w", d.info.Name, d.lost)
	}
	return nil
}

// lose marks the device unusable.
func (d *Device) lose(why error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.lost == nil {
		d.lost = why
	}
}

// call checks a driver call made within do. After an error that destroys the
// context the device is lost.
func (d *Device) call(name string, st status) error {
	err := d.drv.check(name, st)
	if st >= errIllegalAddress && st <= errLaunchFailed {
		d.lose(err)
	}
	return err
}

// Waiting starts with asking again at once, for short kernels, and then
// sleeps for longer and longer.
const (
	spinTime = 200 * time.Microsecond
	maxSleep = time.Millisecond
)

// wait returns when the device's own stream has nothing left to do. When ctx ends first, it
// abandons the work and loses the device. It must run within do.
func (d *Device) wait(ctx context.Context) error {
	err := poll(ctx, func() (bool, error) {
		st := d.drv.cuStreamQuery(d.stream)
		if st == errNotReady {
			return false, nil
		}
		return true, d.call("cuStreamQuery", st)
	})
	if err != nil && err == ctx.Err() {
		err = fmt.Errorf("a launch that did not end was abandoned: %w", err)
		d.lose(err)
	}
	return err
}

// poll asks until it is told that something is ready, or ctx ends.
func poll(ctx context.Context, ready func() (bool, error)) error {
	start, sleep := time.Now(), 10*time.Microsecond
	for {
		if is, err := ready(); is || err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if time.Since(start) < spinTime {
			runtime.Gosched()
			continue
		}
		time.Sleep(sleep)
		sleep = min(2*sleep, maxSleep)
	}
}
