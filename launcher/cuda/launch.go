package cuda

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"time"
	"unsafe"

	"tileir/launcher"
)

// messageBuffer is the message buffer of a launch; at is 0 if it has none.
type messageBuffer struct {
	at       devicePtr
	capacity int // of its record area
}

// Launch implements launcher.Loaded.
func (m *Module) Launch(ctx context.Context, l *launcher.Launch) (*launcher.Result, error) {
	result := &launcher.Result{}
	err := m.d.do(ctx, func() error {
		if l.PerGraph > 0 && l.Iterations > 0 {
			if l.Cold {
				return errors.New("launches of a graph find in the cache what those before them left: expected Cold without PerGraph")
			}
			return m.launchByGraph(ctx, l, result)
		}
		k, l, err := m.launched(l)
		if err != nil {
			return err
		}
		return m.launch(ctx, k, l, result)
	})
	if err != nil && !errors.As(err, new(*launcher.AssertError)) {
		return nil, err
	}
	return result, err
}

// launched returns the kernel of a launch, whose arguments and grid suit it, and the launch as
// it is of that kernel: over fewer tile blocks where some are merged.
func (m *Module) launched(l *launcher.Launch) (*kernel, *launcher.Launch, error) {
	k, err := m.kernel(l.Entry)
	if err != nil {
		return nil, nil, err
	}
	if err := launcher.CheckArgs(k.Params, l.Args); err != nil {
		return nil, nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	if err := m.checkGrid(k, l.Grid); err != nil {
		return nil, nil, err
	}
	of := *l
	if of.Grid, err = k.MergedGrid(l.Grid); err != nil {
		return nil, nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	return k, &of, nil
}

// residentBlocks is the thread blocks that a multiprocessor holds at a time.
const residentBlocks = 32

// blocksPerCTA chooses how many tile blocks share a thread block: one as long as the
// device has room for a block each, so that they spread over it.
func (m *Module) blocksPerCTA(k *kernel, g launcher.Grid) int {
	if g.Blocks() <= int64(residentBlocks*m.d.sms) {
		return 1
	}
	return max(1, min(k.BlocksPerCTA, g.X))
}

// blocks returns the grid in thread blocks, and how many tile blocks share one.
func (m *Module) blocks(k *kernel, g launcher.Grid) (blocks launcher.Grid, perCTA int, err error) {
	if k.BlocksPerSM > 0 {
		blocks, err = k.PersistentBlocks(g, m.d.sms)
		return blocks, 1, err
	}
	perCTA = m.blocksPerCTA(k, g)
	return k.Blocks(g, perCTA), perCTA, nil
}

func (m *Module) checkGrid(k *kernel, g launcher.Grid) error {
	if err := g.Validate(m.d.info.MaxGrid); err != nil {
		return err
	}
	if blocks := k.Blocks(g, 1); blocks != g {
		limits := m.d.info.MaxGrid
		if int64(blocks.X) > limits[0] || int64(blocks.Y) > limits[1] || int64(blocks.Z) > limits[2] {
			return fmt.Errorf("grid %s: it is one of %s thread blocks, beyond the device's %v", g, blocks, limits)
		}
	}
	return nil
}

func (m *Module) launch(ctx context.Context, k *kernel, l *launcher.Launch, result *launcher.Result) error {
	hidden, messages, err := m.allocateHidden(ctx, k, l)
	defer m.freeHidden(hidden)
	if err != nil {
		return fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	run, err := m.ready(k, l, hidden, messages)
	if err != nil {
		return err
	}
	defer run.pin.Unpin()
	if result.Times, err = run.all(ctx, l); err != nil {
		return err
	}
	if err := m.checkBuffers(ctx, k, l, map[*buffer]bool{}); err != nil {
		return err
	}
	return m.report(ctx, k, l, messages, result)
}

// ready checks the arguments of a launch and lays it out for the driver. What it
// pins is still to be unpinned.
func (m *Module) ready(k *kernel, l *launcher.Launch, hidden []devicePtr, messages messageBuffer) (*run, error) {
	values, err := m.argValues(k, l.Args)
	if err != nil {
		return nil, err
	}
	if _, err := m.usedBuffers(l); err != nil {
		return nil, err
	}
	if err := launcher.CheckSpecialized(k.Params, values); err != nil {
		return nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	params, err := m.params(k, l.Grid, values, hidden)
	if err != nil {
		return nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	run := &run{m: m, k: k, messages: messages}
	if err := run.realign(values, hidden); err != nil {
		return nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	if err := run.encode(l.Grid, params); err != nil {
		return nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	return run, nil
}

// argValues returns the 64 bits of each of the entry's own parameters; the
// driver takes the low bytes of those that are narrower.
func (m *Module) argValues(k *kernel, args []launcher.Arg) ([]uint64, error) {
	values := make([]uint64, 0, len(args)+len(k.Hidden))
	for i, a := range args {
		switch a.Kind() {
		case launcher.ArgPointer:
			b, ok := a.Buffer().(*buffer)
			if !ok || b.d != m.d {
				return nil, fmt.Errorf("argument %d: the buffer is of another device than %s", i, m.d.info.Name)
			}
			values = append(values, uint64(b.address())+uint64(a.Offset()))
		default:
			values = append(values, a.Bits())
		}
	}
	return values, nil
}

// params lists where the bytes of all parameters are.
func (m *Module) params(k *kernel, g launcher.Grid, values []uint64, hidden []devicePtr) ([]unsafe.Pointer, error) {
	memory := make([]uint64, len(hidden))
	for i, p := range hidden {
		memory[i] = uint64(p)
	}
	encoded, err := k.ParamBytes(g, values, memory, m.tensorMap)
	if err != nil {
		return nil, err
	}
	list := make([]unsafe.Pointer, len(encoded))
	for i, b := range encoded {
		list[i] = unsafe.Pointer(unsafe.SliceData(b))
	}
	return list, nil
}

// allocateHidden allocates what the compiler asked for beside the parameters; 0
// for what is no memory. What it returns with an error is still to be freed.
func (m *Module) allocateHidden(ctx context.Context, k *kernel, l *launcher.Launch) (list []devicePtr, messages messageBuffer, err error) {
	for _, h := range k.Hidden {
		var p devicePtr
		switch h.Kind {
		case launcher.HiddenGridX, launcher.HiddenGridY, launcher.HiddenGridZ:
		case launcher.HiddenTensorMap:
			p, err = m.roomForCopy(k, h.Map, l.Args)
		case launcher.HiddenPrintBuffer:
			messages, err = m.messageBuffer(k)
			p = messages.at
		case launcher.HiddenWorkspace:
			p, err = m.workspace(ctx, k, h, l.Grid)
		case launcher.HiddenSums:
			p, err = m.sums(ctx, k, h, l.Grid)
		case launcher.HiddenCounter:
			p, err = m.counter(ctx)
		default:
			err = fmt.Errorf("the compiled program asks for a hidden parameter %q, which this launcher does not know", h.Kind)
		}
		if err != nil {
			return list, messages, err
		}
		list = append(list, p)
	}
	return list, messages, nil
}

// messageBuffer allocates what the kernel's messages ask for. Where there is less
// memory the buffer is smaller, and what does not fit is counted as dropped.
func (m *Module) messageBuffer(k *kernel) (messageBuffer, error) {
	b := messageBuffer{capacity: launcher.MessageCapacity(k.Messages)}
	least := launcher.MessageCapacity(nil)
	for {
		st := m.d.drv.cuMemAlloc(&b.at, uint64(launcher.MessageHeaderBytes+b.capacity))
		if st != errOutOfMemory || b.capacity == least {
			return b, m.d.call("cuMemAlloc", st)
		}
		b.capacity = max(least, b.capacity/2&^7)
	}
}

func (m *Module) freeHidden(list []devicePtr) {
	for _, p := range list {
		if p != 0 && m.d.usable() == nil {
			m.d.drv.cuMemFree(p)
		}
	}
}

// workspace allocates memory for as many tile blocks as there are or can run at
// a time. If there is less, fewer tile blocks run at a time.
func (m *Module) workspace(ctx context.Context, k *kernel, h launcher.Hidden, g launcher.Grid) (devicePtr, error) {
	var perSM int32
	st := m.d.drv.cuOccupancyMaxActiveBlocks(&perSM, k.function, int32(k.Threads), uint64(k.SharedBytes))
	if err := m.d.call("cuOccupancyMaxActiveBlocksPerMultiprocessor", st); err != nil {
		return 0, err
	}
	cluster := max(1, k.Cluster[0]) * max(1, k.Cluster[1]) * max(1, k.Cluster[2])
	parts := max(1, min(g.X*g.Y*g.Z*max(1, k.Parts), m.d.sms*int(perSM)/cluster))
	var p devicePtr
	for {
		st = m.d.drv.cuMemAlloc(&p, uint64(launcher.WorkspaceBytes(h, parts)))
		if st != errOutOfMemory || parts == 1 {
			break
		}
		parts /= 2
	}
	if st == errOutOfMemory {
		var free, all uint64
		m.d.drv.cuMemGetInfo(&free, &all)
		return 0, fmt.Errorf("a tile block needs a workspace of %d bytes: %s has %d of %d bytes free: %w",
			h.Bytes, m.d.info.Name, free, all, m.d.call("cuMemAlloc", st))
	}
	if err := m.d.call("cuMemAlloc", st); err != nil {
		return 0, err
	}
	return m.filled(ctx, p, launcher.WorkspaceHeader(parts))
}

// filled copies what memory that has just been allocated begins with, and frees it if that fails.
func (m *Module) filled(ctx context.Context, p devicePtr, data []byte) (devicePtr, error) {
	if err := m.d.toDevice(ctx, p, data); err != nil {
		m.freeHidden([]devicePtr{p})
		return 0, err
	}
	return p, nil
}

// sums allocates memory for what the thread blocks of each tile block add up.
func (m *Module) sums(ctx context.Context, k *kernel, h launcher.Hidden, g launcher.Grid) (p devicePtr, err error) {
	blocks, _, err := m.blocks(k, g)
	if err != nil {
		return 0, err
	}
	counts := k.SumsCounts(g, blocks.Blocks())
	bytes := launcher.SumsBytes(h, counts)
	switch st := m.d.drv.cuMemAlloc(&p, uint64(bytes)); {
	case st == errOutOfMemory:
		return 0, fmt.Errorf("grid %s: what its thread blocks share takes %d bytes of memory: %w", g, bytes, m.d.call("cuMemAlloc", st))
	case st != 0:
		return 0, m.d.call("cuMemAlloc", st)
	}
	return m.filled(ctx, p, make([]byte, launcher.SumsHeaderBytes(counts)))
}

// counter allocates the counter that the thread blocks of a launch draw tile blocks from.
func (m *Module) counter(ctx context.Context) (p devicePtr, err error) {
	if err := m.d.call("cuMemAlloc", m.d.drv.cuMemAlloc(&p, launcher.CounterBytes)); err != nil {
		return 0, err
	}
	return m.filled(ctx, p, make([]byte, launcher.CounterBytes))
}

// run is one call of Launch under way.
type run struct {
	m        *Module
	k        *kernel
	messages messageBuffer
	config   *launchConfig
	params   unsafe.Pointer // array of pointers to the values
	copies   []*rowCopies   // that are made before each launch
	pin      runtime.Pinner
}

// encode lays the launch out as the driver takes it. All of it is pinned: the
// driver reads Go memory through pointers in Go memory.
func (r *run) encode(g launcher.Grid, params []unsafe.Pointer) error {
	blocks, perCTA, err := r.m.blocks(r.k, g)
	if err != nil {
		return err
	}
	r.config = &launchConfig{
		gridX: uint32(blocks.X), gridY: uint32(blocks.Y), gridZ: uint32(blocks.Z),
		blockX: uint32(perCTA * r.k.Threads), blockY: 1, blockZ: 1,
		sharedBytes: uint32(r.k.SharedBytes),
		stream:      r.m.d.stream,
	}
	r.pin.Pin(r.config)
	if attrs := r.attributes(); len(attrs) > 0 {
		r.pin.Pin(&attrs[0])
		r.config.attrs, r.config.numAttrs = unsafe.Pointer(&attrs[0]), uint32(len(attrs))
	}
	if len(params) == 0 {
		return nil
	}
	for _, p := range params {
		r.pin.Pin(p)
	}
	r.pin.Pin(&params[0])
	r.params = unsafe.Pointer(&params[0])
	return nil
}

// attributes lists what is special of a launch.
func (r *run) attributes() (list []launchAttribute) {
	if c := r.k.Clusters(); c[0]*c[1]*c[2] > 1 {
		list = append(list, launchAttribute{id: launchAttrClusterDimension, value: [3]uint32{uint32(c[0]), uint32(c[1]), uint32(c[2])}})
	}
	if r.k.Dependent && r.m.d.overlaps {
		list = append(list, launchAttribute{id: launchAttrStreamOverlap, value: [3]uint32{1}})
	}
	return list
}

// all makes the launches and returns the times of the timed ones.
func (r *run) all(ctx context.Context, l *launcher.Launch) ([]time.Duration, error) {
	untimed := max(l.Warmup, 0)
	if l.Iterations <= 0 {
		untimed = 1
	}
	if err := r.resetMessages(ctx); err != nil {
		return nil, err
	}
	for i := range untimed {
		if err := r.start(); err != nil {
			return nil, err
		}
		if i%batch == batch-1 || i == untimed-1 {
			if err := r.m.d.wait(ctx); err != nil {
				return nil, err
			}
		}
	}
	s := series{start: r.start, beforeLast: func() error { return r.resetMessages(ctx) }}
	if l.Cold && l.Iterations > 0 {
		e, err := r.m.d.eviction()
		if err != nil {
			return nil, err
		}
		defer e.free()
		s.before = e.run
	}
	return r.m.d.times(ctx, l.Iterations, s)
}

// start queues one launch, behind the copies that it reads.
func (r *run) start() error {
	d := r.m.d
	for _, c := range r.copies {
		if err := c.start(d); err != nil {
			return err
		}
	}
	st := d.drv.cuLaunchKernelEx(r.config, r.k.function, r.params, nil)
	if err := d.call("cuLaunchKernelEx", st); err != nil {
		c := r.config
		return fmt.Errorf("entry %s, grid %d,%d,%d of %d threads, %d bytes of shared memory: %w",
			r.k.Entry, c.gridX, c.gridY, c.gridZ, c.blockX, c.sharedBytes, err)
	}
	return nil
}

// moveTo has the launch, and the copies before it, be of another stream than the device's own.
func (r *run) moveTo(s streamHandle) {
	r.config.stream = s
	for _, c := range r.copies {
		c.config.stream = s
	}
}

// resetMessages empties the message buffer.
func (r *run) resetMessages(ctx context.Context) error {
	if r.messages.at == 0 {
		return nil
	}
	d := r.m.d
	total := uint64(launcher.MessageHeaderBytes + r.messages.capacity)
	if err := d.call("cuMemsetD8Async", d.drv.cuMemsetD8Async(r.messages.at, 0, total, d.stream)); err != nil {
		return err
	}
	header := make([]byte, launcher.MessageHeaderBytes)
	launcher.PutMessageHeader(header, r.messages.capacity)
	return d.toDevice(ctx, r.messages.at, header)
}

// usedBuffers returns the buffers that the kernel reaches through memory.
func (m *Module) usedBuffers(l *launcher.Launch) ([]*buffer, error) {
	var list []*buffer
	for i, used := range l.Uses {
		b, ok := used.(*buffer)
		if !ok || b.d != m.d {
			return nil, fmt.Errorf("used buffer %d is of another device than %s", i, m.d.info.Name)
		}
		list = append(list, b)
	}
	return list, nil
}

// checkBuffers looks at the guard zones of all buffers that the kernel may reach,
// but those that were checked.
func (m *Module) checkBuffers(ctx context.Context, k *kernel, l *launcher.Launch, checked map[*buffer]bool) error {
	check := func(b *buffer) error {
		if checked[b] {
			return nil
		}
		checked[b] = true
		return b.checkGuards(ctx)
	}
	used, err := m.usedBuffers(l)
	if err != nil {
		return err
	}
	for i, b := range used {
		if err := check(b); err != nil {
			return fmt.Errorf("entry %s, used buffer %d: %w", k.Entry, i, err)
		}
	}
	for i, a := range l.Args {
		b, ok := a.Buffer().(*buffer)
		if !ok {
			continue
		}
		if err := check(b); err != nil {
			return fmt.Errorf("entry %s, argument %d (%s): %w", k.Entry, i, k.Params[i].Name, err)
		}
	}
	return nil
}

// report prints what the last launch wrote to the message buffer; a failed
// assertion comes back as *launcher.AssertError.
func (m *Module) report(ctx context.Context, k *kernel, l *launcher.Launch, messages messageBuffer, result *launcher.Result) error {
	if messages.at == 0 {
		return nil
	}
	text := make([]byte, launcher.MessageHeaderBytes)
	if err := m.d.fromDevice(ctx, text, messages.at); err != nil {
		return err
	}
	h := launcher.GetMessageHeader(text)
	result.Dropped = int(h.Dropped)
	text = append(text, make([]byte, min(int(h.Cursor), messages.capacity))...)
	if err := m.d.fromDevice(ctx, text[launcher.MessageHeaderBytes:], messages.at+launcher.MessageHeaderBytes); err != nil {
		return err
	}
	return launcher.ReportMessages(l.Output, l.Prints, text, k.Messages)
}
