package cuda

import "unsafe"

// Types and numbers of the driver's C interface (cuda.h), 64-bit platforms.
type (
	status        int32   // CUresult
	deviceOrdinal int32   // CUdevice
	contextHandle uintptr // CUcontext
	moduleHandle  uintptr // CUmodule
	funcHandle    uintptr // CUfunction
	streamHandle  uintptr // CUstream
	eventHandle   uintptr // CUevent
	graphHandle   uintptr // CUgraph
	replayHandle  uintptr // CUgraphExec
	devicePtr     uint64  // CUdeviceptr
)

// The results that are told apart; the others are reported as they come.
const (
	success               status = 0
	errOutOfMemory        status = 2
	errNoDevice           status = 100
	errInvalidDevice      status = 101
	errNoBinaryForGPU     status = 209
	errUnsupportedPTX     status = 222
	errInvalidPTX         status = 218
	errNotReady           status = 600
	errIllegalAddress     status = 700
	errLaunchTimeout      status = 702
	errHardwareStackError status = 714
	errLaunchFailed       status = 719
)

// CUdevice_attribute.
const (
	attrMaxGridDimX              = 5
	attrMaxGridDimY              = 6
	attrMaxGridDimZ              = 7
	attrMultiprocessorCount      = 16
	attrComputeCapabilityMajor   = 75
	attrComputeCapabilityMinor   = 76
	attrMaxSharedPerBlockOptin   = 97
	funcMaxThreadsPerBlock       = 0 // CUfunction_attribute from here on
	funcSharedSizeBytes          = 1
	funcLocalSizeBytes           = 3
	funcNumRegs                  = 4
	funcMaxDynamicSharedBytes    = 8
	funcNonPortableClusterSize   = 14
	attrL2CacheSize              = 38
	launchAttrClusterDimension   = 4     // CUlaunchAttributeID
	launchAttrStreamOverlap      = 6     // CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
	overlapsInGraphs             = 12030 // the first driver that captures such launches
	streamNonBlocking            = 1
	eventDefault                 = 0
	captureOfThread              = 1 // CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
	jitInfoLogBuffer             = 3 // CUjit_option
	jitInfoLogBufferSizeBytes    = 4
	jitErrorLogBuffer            = 5
	jitErrorLogBufferSizeBytes   = 6
	jitOptimizationLevel         = 7
	jitGenerateLineInfo          = 13
	portableClusterBlocks        = 8 // blocks of a cluster that every device takes
	sharedBytesWithoutAttribute  = 48 << 10
	minimumDriverForCUDA13Series = 580
)

// launchConfig is CUlaunchConfig.
type launchConfig struct {
	gridX, gridY, gridZ    uint32
	blockX, blockY, blockZ uint32
	sharedBytes            uint32
	_                      uint32
	stream                 streamHandle
	attrs                  unsafe.Pointer // *launchAttribute
	numAttrs               uint32
	_                      uint32
}

// launchAttribute is CUlaunchAttribute: an id and a union of 64 bytes, of
// which the cluster's extents take the first 12, and whether a launch is dependent the first 4.
type launchAttribute struct {
	id    uint32
	_     uint32
	value [3]uint32
	_     [52]byte
}

// driver is the functions of libcuda that this package calls.
type driver struct {
	cuInit                     func(flags uint32) status
	cuDriverGetVersion         func(version *int32) status
	cuGetErrorName             func(code status, text *uintptr) status
	cuGetErrorString           func(code status, text *uintptr) status
	cuDeviceGetCount           func(count *int32) status
	cuDeviceGet                func(device *deviceOrdinal, ordinal int32) status
	cuDeviceGetName            func(name *byte, length int32, device deviceOrdinal) status
	cuDeviceTotalMem           func(bytes *uint64, device deviceOrdinal) status
	cuDeviceGetAttribute       func(value *int32, attribute int32, device deviceOrdinal) status
	cuDevicePrimaryCtxRetain   func(ctx *contextHandle, device deviceOrdinal) status
	cuDevicePrimaryCtxRelease  func(device deviceOrdinal) status
	cuCtxPushCurrent           func(ctx contextHandle) status
	cuCtxPopCurrent            func(ctx *contextHandle) status
	cuMemGetInfo               func(free, total *uint64) status
	cuMemAlloc                 func(ptr *devicePtr, bytes uint64) status
	cuMemFree                  func(ptr devicePtr) status
	cuMemcpyHtoDAsync          func(dst devicePtr, src unsafe.Pointer, bytes uint64, stream streamHandle) status
	cuMemcpyDtoHAsync          func(dst unsafe.Pointer, src devicePtr, bytes uint64, stream streamHandle) status
	cuMemsetD8Async            func(dst devicePtr, value uint8, bytes uint64, stream streamHandle) status
	cuStreamCreate             func(stream *streamHandle, flags uint32) status
	cuStreamDestroy            func(stream streamHandle) status
	cuStreamQuery              func(stream streamHandle) status
	cuEventCreate              func(event *eventHandle, flags uint32) status
	cuEventDestroy             func(event eventHandle) status
	cuEventRecord              func(event eventHandle, stream streamHandle) status
	cuEventElapsedTime         func(milliseconds *float32, start, end eventHandle) status
	cuStreamWaitEvent          func(stream streamHandle, event eventHandle, flags uint32) status
	cuEventQuery               func(event eventHandle) status
	cuMemHostAlloc             func(p *unsafe.Pointer, bytes uint64, flags uint32) status
	cuMemFreeHost              func(p unsafe.Pointer) status
	cuStreamBeginCapture       func(stream streamHandle, mode int32) status
	cuStreamEndCapture         func(stream streamHandle, graph *graphHandle) status
	cuGraphInstantiate         func(replay *replayHandle, graph graphHandle, flags uint64) status
	cuGraphDestroy             func(graph graphHandle) status
	cuGraphExecDestroy         func(replay replayHandle) status
	cuGraphLaunch              func(replay replayHandle, stream streamHandle) status
	cuModuleLoadDataEx         func(module *moduleHandle, image unsafe.Pointer, n uint32, options, values unsafe.Pointer) status
	cuModuleUnload             func(module moduleHandle) status
	cuModuleGetFunction        func(function *funcHandle, module moduleHandle, name *byte) status
	cuFuncGetAttribute         func(value *int32, attribute int32, function funcHandle) status
	cuFuncSetAttribute         func(function funcHandle, attribute, value int32) status
	cuLaunchKernelEx           func(config *launchConfig, function funcHandle, params, extra unsafe.Pointer) status
	cuTensorMapEncodeTiled     func(tensorMap unsafe.Pointer, elem int32, rank uint32, base devicePtr, extents, strides, box, elementStrides unsafe.Pointer, interleave, swizzle, promotion, fill int32) status
	cuOccupancyMaxActiveBlocks func(blocks *int32, function funcHandle, threads int32, sharedBytes uint64) status
}

// symbol is one function of the library and where its address goes.
type symbol struct {
	name string
	fn   any // pointer to a field of driver
}

// symbols lists the names under which libcuda exports the functions.
func (d *driver) symbols() []symbol {
	return []symbol{
		{"cuInit", &d.cuInit},
		{"cuDriverGetVersion", &d.cuDriverGetVersion},
		{"cuGetErrorName", &d.cuGetErrorName},
		{"cuGetErrorString", &d.cuGetErrorString},
		{"cuDeviceGetCount", &d.cuDeviceGetCount},
		{"cuDeviceGet", &d.cuDeviceGet},
		{"cuDeviceGetName", &d.cuDeviceGetName},
		{"cuDeviceTotalMem_v2", &d.cuDeviceTotalMem},
		{"cuDeviceGetAttribute", &d.cuDeviceGetAttribute},
		{"cuDevicePrimaryCtxRetain", &d.cuDevicePrimaryCtxRetain},
		{"cuDevicePrimaryCtxRelease_v2", &d.cuDevicePrimaryCtxRelease},
		{"cuCtxPushCurrent_v2", &d.cuCtxPushCurrent},
		{"cuCtxPopCurrent_v2", &d.cuCtxPopCurrent},
		{"cuMemGetInfo_v2", &d.cuMemGetInfo},
		{"cuMemAlloc_v2", &d.cuMemAlloc},
		{"cuMemFree_v2", &d.cuMemFree},
		{"cuMemcpyHtoDAsync_v2", &d.cuMemcpyHtoDAsync},
		{"cuMemcpyDtoHAsync_v2", &d.cuMemcpyDtoHAsync},
		{"cuMemsetD8Async", &d.cuMemsetD8Async},
		{"cuStreamCreate", &d.cuStreamCreate},
		{"cuStreamDestroy_v2", &d.cuStreamDestroy},
		{"cuStreamQuery", &d.cuStreamQuery},
		{"cuEventCreate", &d.cuEventCreate},
		{"cuEventDestroy_v2", &d.cuEventDestroy},
		{"cuEventRecord", &d.cuEventRecord},
		{"cuEventElapsedTime", &d.cuEventElapsedTime},
		{"cuStreamWaitEvent", &d.cuStreamWaitEvent},
		{"cuEventQuery", &d.cuEventQuery},
		{"cuMemHostAlloc", &d.cuMemHostAlloc},
		{"cuMemFreeHost", &d.cuMemFreeHost},
		{"cuStreamBeginCapture_v2", &d.cuStreamBeginCapture},
		{"cuStreamEndCapture", &d.cuStreamEndCapture},
		{"cuGraphInstantiateWithFlags", &d.cuGraphInstantiate},
		{"cuGraphDestroy", &d.cuGraphDestroy},
		{"cuGraphExecDestroy", &d.cuGraphExecDestroy},
		{"cuGraphLaunch", &d.cuGraphLaunch},
		{"cuModuleLoadDataEx", &d.cuModuleLoadDataEx},
		{"cuModuleUnload", &d.cuModuleUnload},
		{"cuModuleGetFunction", &d.cuModuleGetFunction},
		{"cuFuncGetAttribute", &d.cuFuncGetAttribute},
		{"cuFuncSetAttribute", &d.cuFuncSetAttribute},
		{"cuLaunchKernelEx", &d.cuLaunchKernelEx},
		{"cuTensorMapEncodeTiled", &d.cuTensorMapEncodeTiled},
		{"cuOccupancyMaxActiveBlocksPerMultiprocessor", &d.cuOccupancyMaxActiveBlocks},
	}
}
