// Package cuda is the launcher device for NVIDIA GPUs. It talks to the driver
// API of libcuda.so.1, or nvcuda.dll on Windows, found at run time: no cgo, no
// CUDA toolkit.
//
// A device holds the GPU's primary context and one stream of its own. Each operation
// takes the device for itself, runs on one locked OS thread with the context
// pushed, and waits by polling, so that a context's end abandons even a kernel
// that never returns; the device is then lost and says so ever after. Streams
// that a caller asks for take the device for as long as something is queued or
// asked, never while they wait.
//
// The package must not know Tile IR, how PTX is made, or what a kernel
// computes: it gets PTX with a launcher.Kernel for each entry.
package cuda

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/ebitengine/purego"
)

// ErrNoDriver says that this machine has no NVIDIA driver, or one that is too
// old, or no GPU that it can reach. The error that wraps it says what to do.
var ErrNoDriver = errors.New("no usable NVIDIA driver")

const advice = `install the NVIDIA driver (580 or later, for CUDA 13) on the host; in a container, pass the GPU through (docker run --gpus all); or run on the CPU with --device cpu`

// noDriver is an error of kind ErrNoDriver.
type noDriver struct{ reason string }

// Reason returns what is missing, without the advice.
func (e *noDriver) Reason() string { return e.reason }

func (e *noDriver) Error() string { return "no CUDA device: " + e.reason + "; " + advice }
func (e *noDriver) Unwrap() error { return ErrNoDriver }

// Error is a driver call that failed.
type Error struct {
	Call string // such as "cuMemAlloc_v2"
	Code int
	Name string // such as "CUDA_ERROR_OUT_OF_MEMORY"
	Text string // the driver's own words
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s: %s (%d): %s", e.Call, e.Name, e.Code, e.Text)
}

// loadDriver opens the library and initializes it.
func loadDriver(library string) (*driver, error) {
	lib, err := openLibrary(library)
	if err != nil {
		return nil, &noDriver{fmt.Sprintf("cannot load %s (%v)", library, err)}
	}
	d := &driver{}
	for _, s := range d.symbols() {
		address, err := findSymbol(lib, s.name)
		if err != nil {
			return nil, &noDriver{fmt.Sprintf("%s has no %s: the driver is too old", library, s.name)}
		}
		purego.RegisterFunc(s.fn, address)
	}
	return d, d.init()
}

// init starts the driver; that fails where there is a library but no GPU.
func (d *driver) init() error {
	if st := d.cuInit(0); st != success {
		return &noDriver{fmt.Sprintf("the driver does not start (%v)", d.check("cuInit", st))}
	}
	return nil
}

// check turns a failed call into an *Error.
func (d *driver) check(call string, st status) error {
	if st == success {
		return nil
	}
	e := &Error{Call: call, Code: int(st), Name: "CUDA_ERROR", Text: "unknown error"}
	var text uintptr
	if d.cuGetErrorName(st, &text) == success && text != 0 {
		e.Name = cString(text)
	}
	if d.cuGetErrorString(st, &text) == success && text != 0 {
		e.Text = cString(text)
	}
	return e
}

// maxCString bounds the texts taken from the driver.
const maxCString = 1 << 12

// cString copies a NUL-terminated string of the driver.
func cString(address uintptr) string {
	// The address is the driver's static memory, which the collector does not
	// know: reading the pointer out of the variable keeps it opaque to vet.
	p := *(*unsafe.Pointer)(unsafe.Pointer(&address))
	var text []byte
	for i := range maxCString {
		c := *(*byte)(unsafe.Add(p, i))
		if c == 0 {
			break
		}
		text = append(text, c)
	}
	return string(text)
}

// version returns the newest CUDA version the driver supports, such as "13.0".
func (d *driver) version() string {
	var v int32
	if d.cuDriverGetVersion(&v) != success {
		return "unknown"
	}
	return fmt.Sprintf("%d.%d", v/1000, v%1000/10)
}
