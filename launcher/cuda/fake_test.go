package cuda

import (
	"slices"
	"unsafe"

	"tileir/launcher"
)

// fakeDriver is a driver without a GPU: memory is host memory at made-up
// addresses, a kernel is a Go function.
type fakeDriver struct {
	memory  map[devicePtr][]byte
	next    devicePtr
	kernel  func(f *fakeDriver, config *launchConfig, params []uint64)
	nparams int

	launches  int
	busy      int // polls that the stream stays busy for; negative: for ever
	fail      map[string]status
	room      uint64 // the largest allocation; 0: any
	jitLog    string
	lineInfo  bool // the last module was to be loaded with it
	literal   bool // the last module was to be assembled without optimization
	funcAttrs map[int32]int32
	depth     int            // contexts pushed
	events    int            // alive
	streams   int            // made
	waited    []streamHandle // for events
	cache     int32          // bytes of L2
	written   []uint64       // bytes, by what was queued to write one value
	pinned    map[*byte][]byte
	graphs    int // alive, of both kinds
	capturing bool
	captured  []func() status // launches, since the capture began
}

func newFake() *fakeDriver {
	return &fakeDriver{memory: map[devicePtr][]byte{}, next: 0x10000, fail: map[string]status{}, funcAttrs: map[int32]int32{}, pinned: map[*byte][]byte{}}
}

// at returns the memory from an address on.
func (f *fakeDriver) at(p devicePtr, n uint64) []byte {
	for base, m := range f.memory {
		if p >= base && uint64(p-base)+n <= uint64(len(m)) {
			return m[p-base:][:n]
		}
	}
	panic("fake driver: address outside of every allocation")
}

// texts holds NUL-terminated strings for the error calls.
var texts = map[status][2][]byte{
	errOutOfMemory:    {[]byte("CUDA_ERROR_OUT_OF_MEMORY\x00"), []byte("out of memory\x00")},
	errIllegalAddress: {[]byte("CUDA_ERROR_ILLEGAL_ADDRESS\x00"), []byte("an illegal memory access was encountered\x00")},
	errInvalidPTX:     {[]byte("CUDA_ERROR_INVALID_PTX\x00"), []byte("a PTX JIT compilation failed\x00")},
	errUnsupportedPTX: {[]byte("CUDA_ERROR_UNSUPPORTED_PTX_VERSION\x00"), []byte("unsupported\x00")},
	errNoDevice:       {[]byte("CUDA_ERROR_NO_DEVICE\x00"), []byte("no CUDA-capable device is detected\x00")},
}

func (f *fakeDriver) text(which int) func(status, *uintptr) status {
	return func(st status, p *uintptr) status {
		t, ok := texts[st]
		if !ok {
			return 1
		}
		*p = uintptr(unsafe.Pointer(&t[which][0]))
		return success
	}
}

func (f *fakeDriver) driver() *driver {
	d := &driver{}
	d.cuInit = func(uint32) status { return f.fail["cuInit"] }
	d.cuDriverGetVersion = func(v *int32) status { *v = 12040; return success }
	d.cuGetErrorName, d.cuGetErrorString = f.text(0), f.text(1)
	f.deviceCalls(d)
	f.memoryCalls(d)
	f.graphCalls(d)
	f.moduleCalls(d)
	return d
}

func (f *fakeDriver) deviceCalls(d *driver) {
	d.cuDeviceGetCount = func(n *int32) status { *n = 1; return f.fail["cuDeviceGetCount"] }
	d.cuDeviceGet = func(dev *deviceOrdinal, n int32) status { *dev = deviceOrdinal(n); return success }
	d.cuDeviceGetName = func(name *byte, n int32, _ deviceOrdinal) status {
		copy(unsafe.Slice(name, n), "Fake GPU\x00")
		return success
	}
	d.cuDeviceTotalMem = func(b *uint64, _ deviceOrdinal) status { *b = 1 << 30; return success }
	d.cuDeviceGetAttribute = func(v *int32, attribute int32, _ deviceOrdinal) status {
		*v = map[int32]int32{
			attrMaxGridDimX: 1<<31 - 1, attrMaxGridDimY: 65535, attrMaxGridDimZ: 65535, attrMultiprocessorCount: 4,
			attrComputeCapabilityMajor: 9, attrComputeCapabilityMinor: 0, attrMaxSharedPerBlockOptin: 227 << 10, attrL2CacheSize: f.cache,
		}[attribute]
		return success
	}
	d.cuDevicePrimaryCtxRetain = func(c *contextHandle, _ deviceOrdinal) status { *c = 1; return success }
	d.cuDevicePrimaryCtxRelease = func(deviceOrdinal) status { return success }
	d.cuCtxPushCurrent = func(contextHandle) status { f.depth++; return success }
	d.cuCtxPopCurrent = func(*contextHandle) status { f.depth--; return success }
	d.cuStreamCreate = func(s *streamHandle, _ uint32) status {
		f.streams++
		*s = streamHandle(1 + f.streams)
		return f.fail["cuStreamCreate"]
	}
	d.cuStreamWaitEvent = func(s streamHandle, _ eventHandle, _ uint32) status {
		f.waited = append(f.waited, s)
		return success
	}
	d.cuEventQuery = func(eventHandle) status {
		if f.busy != 0 {
			return errNotReady
		}
		return f.fail["cuEventQuery"]
	}
	d.cuStreamDestroy = func(streamHandle) status { return success }
	d.cuStreamQuery = func(streamHandle) status {
		if f.busy != 0 {
			f.busy--
			return errNotReady
		}
		return f.fail["cuStreamQuery"]
	}
	d.cuEventCreate = func(e *eventHandle, _ uint32) status { f.events++; *e = eventHandle(f.events); return success }
	d.cuEventDestroy = func(eventHandle) status { f.events--; return success }
	d.cuEventRecord = func(eventHandle, streamHandle) status { return success }
	d.cuEventElapsedTime = func(ms *float32, _, _ eventHandle) status { *ms = 1.5; return success }
}

func (f *fakeDriver) graphCalls(d *driver) {
	d.cuStreamBeginCapture = func(_ streamHandle, mode int32) status {
		f.capturing, f.captured = mode == captureOfThread, nil
		return f.fail["cuStreamBeginCapture"]
	}
	d.cuStreamEndCapture = func(_ streamHandle, g *graphHandle) status {
		f.capturing = false
		f.graphs++
		*g = 5
		return f.fail["cuStreamEndCapture"]
	}
	d.cuGraphInstantiate = func(r *replayHandle, g graphHandle, _ uint64) status {
		if st := f.fail["cuGraphInstantiate"]; st != success {
			return st
		}
		f.graphs++
		*r = 6
		return success
	}
	d.cuGraphDestroy = func(graphHandle) status { f.graphs--; return success }
	d.cuGraphExecDestroy = func(replayHandle) status { f.graphs--; return success }
	d.cuGraphLaunch = func(replayHandle, streamHandle) status {
		for _, launch := range f.captured {
			if st := launch(); st != success {
				return st
			}
		}
		return f.fail["cuGraphLaunch"]
	}
}

func (f *fakeDriver) memoryCalls(d *driver) {
	d.cuMemGetInfo = func(free, total *uint64) status { *free, *total = 1<<20, 1<<30; return success }
	d.cuMemAlloc = func(p *devicePtr, n uint64) status {
		if f.capturing {
			return errNotReady
		}
		if st := f.fail["cuMemAlloc"]; st != success {
			return st
		}
		if f.room > 0 && n > f.room {
			return errOutOfMemory
		}
		*p = f.next
		f.memory[f.next] = make([]byte, n)
		f.next += devicePtr(n+511) &^ 255
		return success
	}
	d.cuMemHostAlloc = func(p *unsafe.Pointer, n uint64, _ uint32) status {
		m := make([]byte, n)
		f.pinned[&m[0]] = m
		*p = unsafe.Pointer(&m[0])
		return f.fail["cuMemHostAlloc"]
	}
	d.cuMemFreeHost = func(p unsafe.Pointer) status { delete(f.pinned, (*byte)(p)); return success }
	d.cuMemFree = func(p devicePtr) status { delete(f.memory, p); return success }
	d.cuMemcpyHtoDAsync = func(dst devicePtr, src unsafe.Pointer, n uint64, _ streamHandle) status {
		copy(f.at(dst, n), unsafe.Slice((*byte)(src), n))
		return success
	}
	d.cuMemcpyDtoHAsync = func(dst unsafe.Pointer, src devicePtr, n uint64, _ streamHandle) status {
		copy(unsafe.Slice((*byte)(dst), n), f.at(src, n))
		return success
	}
	d.cuMemsetD8Async = func(p devicePtr, v uint8, n uint64, _ streamHandle) status {
		m := f.at(p, n)
		f.written = append(f.written, n)
		for i := range m {
			m[i] = v
		}
		return success
	}
}

func (f *fakeDriver) moduleCalls(d *driver) {
	d.cuModuleLoadDataEx = func(m *moduleHandle, _ unsafe.Pointer, n uint32, options, values unsafe.Pointer) status {
		opts := unsafe.Slice((*int32)(options), n)
		vals := unsafe.Slice((*unsafe.Pointer)(values), n)
		f.lineInfo = slices.Contains(opts, jitGenerateLineInfo)
		f.literal = false
		for i, o := range opts {
			if o == jitOptimizationLevel {
				f.literal = vals[i] == nil
			}
			if o == jitErrorLogBuffer {
				copy(unsafe.Slice((*byte)(vals[i]), jitLogBytes), f.jitLog+"\x00")
			}
		}
		*m = 3
		return f.fail["cuModuleLoadDataEx"]
	}
	d.cuModuleUnload = func(moduleHandle) status { return success }
	d.cuModuleGetFunction = func(fn *funcHandle, _ moduleHandle, _ *byte) status { *fn = 4; return success }
	d.cuFuncGetAttribute = func(v *int32, attribute int32, _ funcHandle) status {
		*v = 1024
		return success
	}
	d.cuFuncSetAttribute = func(_ funcHandle, attribute, value int32) status {
		f.funcAttrs[attribute] = value
		return success
	}
	d.cuTensorMapEncodeTiled = func(m unsafe.Pointer, elem int32, rank uint32, base devicePtr, extents, _, _, _ unsafe.Pointer, _, swizzle, _, _ int32) status {
		if st := f.fail["cuTensorMapEncodeTiled"]; st != success {
			return st
		}
		if uintptr(m)%64 != 0 {
			return 1
		}
		text := unsafe.Slice((*uint64)(m), 16)
		text[0], text[1], text[2], text[3] = uint64(base), uint64(elem), uint64(rank)<<8|uint64(swizzle), *(*uint64)(extents)
		return success
	}
	d.cuOccupancyMaxActiveBlocks = func(n *int32, _ funcHandle, _ int32, _ uint64) status { *n = 2; return success }
	d.cuLaunchKernelEx = func(c *launchConfig, _ funcHandle, params, _ unsafe.Pointer) status {
		if st := f.fail["cuLaunchKernelEx"]; st != success {
			return st
		}
		var values []uint64
		if params != nil {
			for _, p := range unsafe.Slice((*unsafe.Pointer)(params), f.nparams) {
				values = append(values, *(*uint64)(p))
			}
		}
		config := *c
		launch := func() status {
			f.launches++
			if f.kernel != nil {
				f.kernel(f, &config, values)
			}
			return success
		}
		if f.capturing {
			f.captured = append(f.captured, launch)
			return success
		}
		return launch()
	}
}

// code is a program of one kernel.
func code(k launcher.Kernel, ptx string) *launcher.Program {
	k.Entry, k.Symbol = "f", "f"
	if k.Threads == 0 {
		k.Threads = 128
	}
	return &launcher.Program{Code: &launcher.Code{Target: "sm_90a", PTX: []byte(ptx), Kernels: []launcher.Kernel{k}}}
}
