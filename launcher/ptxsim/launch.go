package ptxsim

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"time"

	"tileir/launcher"
	"tileir/launcher/ptxsim/profile"
	"tileir/launcher/ptxsim/race"
)

// Limits of a CTA (CUDA C++ Programming Guide, "Technical Specifications per
// Compute Capability").
const (
	maxThreads = 1024
	maxCluster = 16
)

// Launch implements launcher.Loaded. A *Fault ends it, a failed assertion comes
// back as *launcher.AssertError after the grid has run to its end.
func (p *program) Launch(ctx context.Context, l *launcher.Launch) (*launcher.Result, error) {
	k, f, err := p.kernel(l.Entry)
	if err != nil {
		return nil, err
	}
	if err := launcher.CheckArgs(k.Params, l.Args); err != nil {
		return nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	if err := l.Grid.Validate(maxGrid); err != nil {
		return nil, err
	}
	grid, err := k.MergedGrid(l.Grid)
	if err != nil {
		return nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	values, err := p.values(k, l)
	if err != nil {
		return nil, fmt.Errorf("entry %s: %w", l.Entry, err)
	}
	result := &launcher.Result{}
	runs := max(1, max(0, l.Warmup)+max(0, l.Iterations))
	for i := range runs {
		w, kept := l.Output, l.Prints
		if i < runs-1 {
			w, kept = nil, nil
		}
		start := time.Now()
		err = p.once(ctx, k, f, grid, values, w, kept, result)
		if i >= l.Warmup && l.Iterations > 0 {
			result.Times = append(result.Times, time.Since(start))
		}
		if err != nil && !errors.As(err, new(*launcher.AssertError)) {
			return nil, err
		}
	}
	return result, err
}

// kernel finds an entry with its code.
func (p *program) kernel(entry string) (*launcher.Kernel, *function, error) {
	k, err := p.code.Kernel(entry)
	if err != nil {
		return nil, nil, err
	}
	f := p.module.functions[k.Symbol]
	of := k.Clusters()
	cluster := of[0] * of[1] * of[2]
	switch {
	case f == nil || !f.kernel:
		return nil, nil, fmt.Errorf("entry %s: no symbol %s in the PTX", entry, k.Symbol)
	case k.Threads < 1 || k.Threads > maxThreads:
		return nil, nil, fmt.Errorf("entry %s: it needs %d threads in a block, the device allows %d", entry, k.Threads, maxThreads)
	case p.sharedBytes(k) > sharedBytes:
		return nil, nil, fmt.Errorf("entry %s: it needs %d bytes of shared memory, the device has %d for a block", entry, p.sharedBytes(k), sharedBytes)
	case cluster > maxCluster:
		return nil, nil, fmt.Errorf("entry %s: a cluster of %d blocks, the device allows %d", entry, cluster, maxCluster)
	}
	return k, f, nil
}

// sharedBytes is the shared memory of a CTA, static and dynamic.
func (p *program) sharedBytes(k *launcher.Kernel) int {
	if k.SharedBytes == 0 {
		return p.module.static
	}
	return p.module.dynamicBase() + k.SharedBytes
}

// values returns the 64 bits of each of the entry's own parameters.
func (p *program) values(k *launcher.Kernel, l *launcher.Launch) ([]uint64, error) {
	values := make([]uint64, len(l.Args))
	for i, a := range l.Args {
		values[i] = a.Bits()
		if a.Kind() != launcher.ArgPointer {
			continue
		}
		b, err := p.own(a.Buffer())
		if err != nil {
			return nil, fmt.Errorf("argument %d: %w", i, err)
		}
		b.allocation.name = "the buffer of " + launcher.ParamName(k.Params[i], i)
		values[i] = b.Address() + uint64(a.Offset())
	}
	for i, used := range l.Uses {
		if _, err := p.own(used); err != nil {
			return nil, fmt.Errorf("used buffer %d: %w", i, err)
		}
	}
	return values, launcher.CheckSpecialized(k.Params, values)
}

// own demands a buffer of this device that is not freed.
func (p *program) own(b launcher.Buffer) (*buffer, error) {
	own, ok := b.(*buffer)
	switch {
	case !ok || own.device != p.device:
		return nil, fmt.Errorf("the buffer is of another device than %s", p.device.Info().Name)
	case own.freed.Load():
		return nil, errFreed
	}
	return own, nil
}

// once runs the grid one time.
func (p *program) once(ctx context.Context, k *launcher.Kernel, f *function, g launcher.Grid, values []uint64, w io.Writer, kept *launcher.Prints, result *launcher.Result) error {
	blocks, err := p.blocks(k, g)
	if err != nil {
		return fmt.Errorf("entry %s: %w", k.Entry, err)
	}
	r := &run{
		program: p, function: f, kernel: k, grid: blocks, threads: k.Threads, shared: p.sharedBytes(k), params: make([]byte, f.paramBytes),
		places: map[uint64]*race.Place{}, ended: map[int64][]*race.Shadow{},
	}
	r.cluster = k.Clusters()
	r.ctas = [3]int{blocks.X * r.cluster[0], blocks.Y * r.cluster[1], blocks.Z * r.cluster[2]}
	hidden, messages, err := r.allocate(k, values)
	defer func() {
		for _, a := range hidden {
			p.device.memory.free(a)
		}
	}()
	if err == nil {
		err = r.parameters(k, g, values, hidden)
	}
	if err != nil {
		return fmt.Errorf("entry %s: %w", k.Entry, err)
	}
	r.global = p.device.memory.snapshot()
	report := p.device.options.Profile
	if report != nil {
		r.dealt = true // a profile is of a GPU, on which CTAs draw about as many each
		if n := p.device.options.Sample; n > 0 && !p.module.ordered {
			r.sample = sampleOf(r.grid, n)
		}
		r.counting = newCounting(r)
	}
	r.shadows = make([]*race.Shadow, len(r.global))
	r.expectStores(values, hidden)
	r.noteArguments(k, values)
	if err := r.execute(ctx); err != nil {
		return err
	}
	if err := r.checkCounts(k, hidden); err != nil {
		return fmt.Errorf("entry %s: %w", k.Entry, err)
	}
	if report != nil {
		report(r.profile(k.Entry))
	}
	if messages == nil {
		return nil
	}
	result.Dropped = int(launcher.GetMessageHeader(messages.data).Dropped)
	return launcher.ReportMessages(w, kept, messages.data, k.Messages)
}

// blocks returns the grid that runs: of clusters, of several tile blocks or one, of the parts of tile blocks, or of persistent CTAs, as one
// multiprocessor has, so that each runs several tile blocks of small grids as well. A
// profile is of as many as a GPU has.
func (p *program) blocks(k *launcher.Kernel, g launcher.Grid) (launcher.Grid, error) {
	g.Z *= max(1, k.Parts)
	if k.BlocksPerSM > 0 {
		sms := 1
		if p.device.options.Profile != nil {
			sms = profile.RatesOf(p.device.options.Target).SMs
		}
		var err error
		if g, err = k.PersistentBlocks(g, sms); err != nil {
			return g, err
		}
	}
	step := max(1, k.InStep)
	if g.X%step != 0 {
		return g, fmt.Errorf("grid %s of thread blocks: expected a multiple of %d along x, as a cluster has", g, step)
	}
	g.X /= step
	return g, nil
}

// allocate makes the memory that the compiler asked for: for each hidden
// parameter, nil where it is none.
func (r *run) allocate(k *launcher.Kernel, values []uint64) (list map[int]*allocation, messages *allocation, err error) {
	list = map[int]*allocation{}
	memory := &r.program.device.memory
	for i, h := range k.Hidden {
		switch h.Kind {
		case launcher.HiddenGridX, launcher.HiddenGridY, launcher.HiddenGridZ:
		case launcher.HiddenTensorMap:
			if list[i], err = memory.realigned(h.Map, values); err != nil {
				return list, nil, err
			}
			if list[i] == nil {
				delete(list, i)
			}
		case launcher.HiddenPrintBuffer:
			n := launcher.MessageCapacity(k.Messages)
			messages = memory.allocate("the message buffer", int64(launcher.MessageHeaderBytes+n))
			launcher.PutMessageHeader(messages.data, n)
			list[i] = messages
		case launcher.HiddenWorkspace:
			parts := int(min(r.grid.Blocks(), maxResident))
			list[i] = memory.allocate("the workspace", launcher.WorkspaceBytes(h, parts))
			copy(list[i].data, launcher.WorkspaceHeader(parts))
		case launcher.HiddenSums:
			list[i] = memory.allocate("the sums of parts", launcher.SumsBytes(h, r.sumsCounts(k)))
		case launcher.HiddenCounter:
			list[i] = memory.allocate("the counter of tile blocks", launcher.CounterBytes)
		default:
			return list, nil, fmt.Errorf("the compiled program asks for a hidden parameter %q, which this launcher does not know", h.Kind)
		}
	}
	return list, messages, nil
}

// checkCounts demands that a launch whose tile blocks all ran leaves zeros where the next one counts which thread blocks
// have come.
func (r *run) checkCounts(k *launcher.Kernel, hidden map[int]*allocation) error {
	if r.total() != r.grid.Blocks() {
		return nil
	}
	for i, h := range k.Hidden {
		if h.Kind == launcher.HiddenCounter {
			if n := binary.LittleEndian.Uint32(hidden[i].data); n != 0 {
				return fmt.Errorf("it leaves %d where it counts the tile blocks that have been drawn, expected 0", n)
			}
		}
		if h.Kind != launcher.HiddenSums {
			continue
		}
		for at, b := range hidden[i].data[:4*r.sumsCounts(k)] {
			if b != 0 {
				return fmt.Errorf("it leaves %d where it counts which thread blocks of tile block %d have come, expected 0", b, at/4)
			}
		}
	}
	return nil
}

// sumsCounts is how many counts of thread blocks that have come there are.
func (r *run) sumsCounts(k *launcher.Kernel) int64 {
	tiles := r.grid
	tiles.Z /= max(1, k.Parts)
	return k.SumsCounts(tiles, r.grid.Blocks())
}

// parameters lays the parameters out as the entry declares them, for a grid of tile blocks.
func (r *run) parameters(k *launcher.Kernel, tiles launcher.Grid, values []uint64, hidden map[int]*allocation) error {
	declared := r.function.source.Params
	if len(declared) != len(values)+len(k.Hidden) {
		return fmt.Errorf("the PTX declares %d parameters, the description of the kernel has %d", len(declared), len(values)+len(k.Hidden))
	}
	for i := range declared {
		at := r.params[r.function.paramAt[declared[i].Name]:][:declared[i].Size()]
		if i < len(values) {
			store(at, values[i])
			continue
		}
		h := &k.Hidden[i-len(values)]
		switch h.Kind {
		case launcher.HiddenGridX, launcher.HiddenGridY, launcher.HiddenGridZ:
			store(at, tiles.Extent(h.Kind))
		case launcher.HiddenTensorMap:
			if err := r.tensorMap(h.Map, values, hidden[i-len(values)], at); err != nil {
				return err
			}
		default:
			store(at, hidden[i-len(values)].base)
		}
	}
	return nil
}

// tensorMap makes a tensor map of the arguments, of a copy of the tensor if there is one.
func (r *run) tensorMap(m *launcher.TensorMap, values []uint64, copied *allocation, at []byte) error {
	if m == nil || len(at) != tensorMapBytes {
		return fmt.Errorf("the compiled program asks for a tensor map and does not describe it")
	}
	var base uint64
	if copied != nil {
		base = copied.base
	}
	v, err := m.Values(values, base)
	if err == nil {
		var t *tensorMap
		if t, err = newTensorMap(v, m.Swizzle); err == nil {
			putTensorMap(at, len(r.maps))
			r.maps = append(r.maps, t)
			return nil
		}
	}
	return &launcher.TensorMapError{Err: err}
}
