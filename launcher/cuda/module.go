package cuda

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"unsafe"

	"tileir/launcher"
)

// Module is compiled code on a device. It implements launcher.Loaded.
type Module struct {
	d       *Device
	handle  moduleHandle
	code    *launcher.Code
	kernels map[string]*kernel // by entry, as far as launched
}

// kernel is one entry, ready to launch.
type kernel struct {
	*launcher.Kernel
	function funcHandle
}

// Load implements launcher.Device: the driver assembles the program's PTX,
// which takes its time whatever becomes of the context meanwhile.
func (d *Device) Load(ctx context.Context, p *launcher.Program) (launcher.Loaded, error) {
	if p.Code == nil {
		return nil, fmt.Errorf("%s runs compiled code, and the program has none: compile it for %s", d.info.Name, d.info.Target)
	}
	if err := launcher.TargetRunsOn(p.Code.Target, d.info.Target); err != nil {
		return nil, err
	}
	m := &Module{d: d, code: p.Code, kernels: map[string]*kernel{}}
	err := d.do(ctx, func() error { return m.load(p.Code) })
	if err != nil {
		return nil, err
	}
	return m, nil
}

// jitLogBytes is the size of each of the driver's two logs.
const jitLogBytes = 16 << 10

func (m *Module) load(code *launcher.Code) error {
	ptx := code.PTX
	image := code.Machine
	if image == nil {
		image = append(append([]byte{}, ptx...), 0)
	}
	logs := make([]byte, 2*jitLogBytes)
	options := []int32{jitInfoLogBuffer, jitInfoLogBufferSizeBytes, jitErrorLogBuffer, jitErrorLogBufferSizeBytes}
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(&logs[0])
	values := []uintptr{
		uintptr(unsafe.Pointer(&logs[0])), jitLogBytes,
		uintptr(unsafe.Pointer(&logs[jitLogBytes])), jitLogBytes,
	}
	if code.LineInfo {
		options, values = append(options, jitGenerateLineInfo), append(values, 1)
	}
	switch level := code.PtxasLevel(); {
	case m.d.literal:
		options, values = append(options, jitOptimizationLevel), append(values, 0)
	case level > 0:
		options, values = append(options, jitOptimizationLevel), append(values, uintptr(level))
	}
	drv := m.d.drv
	st := drv.cuModuleLoadDataEx(&m.handle, unsafe.Pointer(&image[0]), uint32(len(options)), unsafe.Pointer(&options[0]), unsafe.Pointer(&values[0]))
	runtime.KeepAlive([]any{image, options, values})
	if st == success {
		return nil
	}
	err := m.d.call("cuModuleLoadDataEx", st)
	switch st {
	case errUnsupportedPTX:
		return fmt.Errorf("the driver, which supports CUDA %s, is too old for this PTX; install driver %d or later: %w", drv.version(), minimumDriverForCUDA13Series, err)
	case errNoBinaryForGPU:
		return fmt.Errorf("the PTX for %s does not run on %s: %w", m.code.Target, m.d.info.Description, err)
	}
	log, _, _ := strings.Cut(string(logs[jitLogBytes:]), "\x00")
	return &JITError{Log: quotePTX(strings.TrimSpace(log), ptx), Err: err}
}

// JITError is PTX that the driver does not assemble.
type JITError struct {
	Log string // the driver's, with the PTX lines that it names
	Err error
}

func (e *JITError) Error() string {
	if e.Log == "" {
		return fmt.Sprintf("the driver does not assemble the PTX: %v", e.Err)
	}
	return fmt.Sprintf("the driver does not assemble the PTX: %v\n%s", e.Err, e.Log)
}

// Unwrap returns the failed call.
func (e *JITError) Unwrap() error { return e.Err }

var jitLine = regexp.MustCompile(`\bline (\d+)`)

// quotePTX puts below each line of the log the PTX line that it names.
func quotePTX(log string, ptx []byte) string {
	if log == "" {
		return ""
	}
	lines := strings.Split(string(ptx), "\n")
	var b strings.Builder
	for text := range strings.SplitSeq(log, "\n") {
		b.WriteString(text + "\n")
		if m := jitLine.FindStringSubmatch(text); m != nil {
			if n, err := strconv.Atoi(m[1]); err == nil && n >= 1 && n <= len(lines) {
				fmt.Fprintf(&b, "  %5d | %s\n", n, lines[n-1])
			}
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

// Close implements launcher.Loaded.
func (m *Module) Close() error {
	if m.d.usable() != nil {
		return nil
	}
	return m.d.do(context.Background(), func() error {
		return m.d.call("cuModuleUnload", m.d.drv.cuModuleUnload(m.handle))
	})
}

// kernel finds an entry and makes it ready. It must run within do.
func (m *Module) kernel(entry string) (*kernel, error) {
	if k := m.kernels[entry]; k != nil {
		return k, nil
	}
	meta, err := m.code.Kernel(entry)
	if err != nil {
		return nil, err
	}
	k := &kernel{Kernel: meta}
	name := append([]byte(meta.Symbol), 0)
	if err := m.d.call("cuModuleGetFunction", m.d.drv.cuModuleGetFunction(&k.function, m.handle, &name[0])); err != nil {
		return nil, fmt.Errorf("entry %s: no symbol %s in the PTX: %w", entry, meta.Symbol, err)
	}
	if err := m.prepare(k); err != nil {
		return nil, fmt.Errorf("entry %s: %w", entry, err)
	}
	m.kernels[entry] = k
	return k, nil
}

// prepare checks what the kernel needs against the device and asks for what
// has to be asked for.
func (m *Module) prepare(k *kernel) error {
	drv := m.d.drv
	limit, err := m.attribute(k, funcMaxThreadsPerBlock)
	if err != nil {
		return err
	}
	if k.Threads < 1 || k.Threads > limit {
		return fmt.Errorf("it needs %d threads in a block, the device allows %d for it", k.Threads, limit)
	}
	if k.SharedBytes > m.d.maxSMem {
		return fmt.Errorf("it needs %d bytes of shared memory, %s has %d for a block", k.SharedBytes, m.d.info.Name, m.d.maxSMem)
	}
	if k.SharedBytes > sharedBytesWithoutAttribute {
		st := drv.cuFuncSetAttribute(k.function, funcMaxDynamicSharedBytes, int32(k.SharedBytes))
		if err := m.d.call("cuFuncSetAttribute", st); err != nil {
			return fmt.Errorf("%d bytes of shared memory: %w", k.SharedBytes, err)
		}
	}
	if c := k.Cluster; c[0]*c[1]*c[2] > portableClusterBlocks {
		if err := m.d.call("cuFuncSetAttribute", drv.cuFuncSetAttribute(k.function, funcNonPortableClusterSize, 1)); err != nil {
			return fmt.Errorf("a cluster of %d×%d×%d blocks: %w", c[0], c[1], c[2], err)
		}
	}
	return nil
}

func (m *Module) attribute(k *kernel, attribute int32) (int, error) {
	var value int32
	err := m.d.call("cuFuncGetAttribute", m.d.drv.cuFuncGetAttribute(&value, attribute, k.function))
	return int(value), err
}

// Resources returns what the entry takes on the device.
func (m *Module) Resources(entry string) (launcher.Resources, error) {
	var r launcher.Resources
	err := m.d.do(context.Background(), func() error {
		k, err := m.kernel(entry)
		if err != nil {
			return err
		}
		var errs [3]error
		r.Threads = k.Threads
		r.Registers, errs[0] = m.attribute(k, funcNumRegs)
		r.LocalBytes, errs[1] = m.attribute(k, funcLocalSizeBytes)
		r.SharedBytes, errs[2] = m.attribute(k, funcSharedSizeBytes)
		r.SharedBytes += k.SharedBytes
		var blocks int32
		st := m.d.drv.cuOccupancyMaxActiveBlocks(&blocks, k.function, int32(k.Threads), uint64(k.SharedBytes))
		r.BlocksPerSM = int(blocks)
		return errors.Join(errs[0], errs[1], errs[2], m.d.call("cuOccupancyMaxActiveBlocksPerMultiprocessor", st))
	})
	return r, err
}
