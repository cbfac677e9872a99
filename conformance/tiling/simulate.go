package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"

	"tileir/launcher"
	"tileir/launcher/ptxsim"
	"tileir/launcher/ptxsim/profile"
	"tileir/lowering"
)

// bounds are columns behind that of the time: cycles by the simulator's model, as it names them.
var bounds = []string{"latency of a tile block", "shared memory", "tensor cores", "ALU pipe", "issue slots", "L1 and L2 requests", "L2 bandwidth", "DRAM bandwidth"}

// counted are those behind: what a profile says of a kernel.
var counted = []string{"block cycles", "resident", "registers", "shared bytes", "warps", "shared accesses", "bank conflicts", "compute to memory", "flop per byte"}

// fields is the columns of a profile, the time first.
func fields(p *profile.Profile) []string {
	e, t := p.Estimate(), p.Total()
	list := []string{fmt.Sprintf("%.3f", 1e6*e.Seconds)}
	for _, name := range bounds {
		i := slices.IndexFunc(e.Bounds, func(b profile.Bound) bool { return b.Name == name })
		list = append(list, fmt.Sprintf("%.0f", e.Bounds[i].Cycles))
	}
	for _, n := range []int64{p.PathCycles, int64(e.Resident), int64(p.Registers), int64(p.SharedBytes), int64(p.CTAThreads / 32), t.SharedAccesses, t.Conflicts()} {
		list = append(list, strconv.FormatInt(n, 10))
	}
	return append(list, fmt.Sprintf("%.2f", p.ComputeToMemory()), fmt.Sprintf("%.1f", p.Intensity()))
}

// simulate writes what the simulator of a target estimates for problems and their tiles to a
// table, behind what is there of an earlier run.
func simulate(ctx context.Context, s *simulator, problems []*problem, to string) error {
	known, err := readCSV(to)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f, err := os.OpenFile(to, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	out := csv.NewWriter(f)
	if known == nil {
		out.Write(slices.Concat(columns, bounds, counted))
	}
	for _, p := range problems {
		for _, t := range p.without(known) {
			made, err := s.estimate(ctx, p.size, t)
			if err != nil {
				return errors.Join(fmt.Errorf("%s with tiles of %s: %w", p, t, err), f.Close())
			}
			var row []string
			for _, n := range slices.Concat(p.size[:], t[:]) {
				row = append(row, strconv.Itoa(n))
			}
			out.Write(append(row, fields(made)...))
			out.Flush()
		}
	}
	return errors.Join(out.Error(), f.Close())
}

// without lists a problem's tiles of which a table says nothing.
func (p *problem) without(known []*problem) (list []tile) {
	for _, k := range p.kernels {
		if !slices.ContainsFunc(known, func(q *problem) bool {
			return q.size == p.size && slices.ContainsFunc(q.kernels, func(other kernel) bool { return other.tile == k.tile })
		}) {
			list = append(list, k.tile)
		}
	}
	return list
}

// simulator estimates members of the family. Where there is ptxas, registers are those that it
// gives a thread, and so many CTAs a multiprocessor has; else as many as the PTX has in use.
type simulator struct {
	path, target string
	text         []byte
	ptxas        string // "": there is none
}

func newSimulator(path, target string) (*simulator, error) {
	text, err := os.ReadFile(path)
	return &simulator{path, target, text, os.Getenv("PTXAS")}, err
}

// A product that sums over many goes on as it began: where they are more than longest, two
// products that sum over less, by numbers that end alike, say what the others take.
const (
	longest       = 1536
	short, longer = 768, 1280
	ends          = 128 // what tiles sum over divides it
)

// estimate is the profile of a product.
func (s *simulator) estimate(ctx context.Context, size [3]int, t tile) (*profile.Profile, error) {
	whole, err := s.compile(ctx, size, t)
	if err != nil {
		return nil, err
	}
	p, err := s.follow(ctx, whole, size, t)
	if err != nil || s.ptxas == "" {
		return p, err
	}
	p.Registers, err = s.registers(ctx, whole.PTX)
	return p, err
}

// follow is estimate but for registers.
func (s *simulator) follow(ctx context.Context, whole *launcher.Code, size [3]int, t tile) (*profile.Profile, error) {
	if size[2] <= longest {
		return s.run(ctx, whole, size, t)
	}
	var made [2]*profile.Profile
	for i, k := range []int{short, longer} {
		like := [3]int{size[0], size[1], k + size[2]%ends}
		code, err := s.compile(ctx, like, t)
		if err != nil {
			return nil, err
		}
		if code.Kernels[0].Threads != whole.Kernels[0].Threads || code.Kernels[0].SharedBytes != whole.Kernels[0].SharedBytes {
			return s.run(ctx, whole, size, t) // it has another schedule
		}
		if made[i], err = s.run(ctx, code, like, t); err != nil {
			return nil, err
		}
	}
	return along(made[0], made[1], size), nil
}

func (s *simulator) compile(ctx context.Context, size [3]int, t tile) (*launcher.Code, error) {
	m, err := parse(s.path, s.text, size, t)
	if err != nil {
		return nil, err
	}
	r, err := lowering.Compile(ctx, m, lowering.Options{Target: s.target, NoLineInfo: true})
	if err != nil {
		return nil, err
	}
	return r.Code, nil
}

// run executes a tile block in the middle and those at the edges, where tiles lie across them,
// and makes a profile of the whole grid of it.
func (s *simulator) run(ctx context.Context, code *launcher.Code, size [3]int, t tile) (made *profile.Profile, _ error) {
	device, err := ptxsim.New(ptxsim.Options{Target: s.target, Sample: 1, Races: ptxsim.RacesOff, Profile: func(p *profile.Profile) { made = p }})
	if err != nil {
		return nil, err
	}
	defer device.Close()
	loaded, err := device.Load(ctx, &launcher.Program{Code: code})
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	grid, alike := gridOf(size, t), int64(1)
	for d := range 2 {
		if size[d]%t[d] == 0 {
			grid[d], alike = 1, alike*grid[d]
		}
	}
	launch := &launcher.Launch{Entry: "gemm_family", Grid: launcher.NewGrid(int(grid[0]), int(grid[1]))}
	for _, bytes := range matrices(size) {
		b, err := device.Alloc(ctx, bytes)
		if err != nil {
			return nil, err
		}
		launch.Args = append(launch.Args, launcher.Pointer(b, 0))
	}
	if _, err = loaded.Launch(ctx, launch); err != nil {
		return nil, err
	}
	var all profile.Counts
	executed := made.Total()
	all.AddTimes(&executed, alike)
	made.CTAs *= int(alike)
	made.Lines = []profile.Line{{Counts: all}}
	made.TouchedSectors = touched(size)
	return made, nil
}

var usedRegisters = regexp.MustCompile(`Used (\d+) registers`)

// registers is how many a thread has, by ptxas.
func (s *simulator) registers(ctx context.Context, text []byte) (int, error) {
	command := exec.CommandContext(ctx, s.ptxas, "-v", "-arch="+s.target, "-o", os.DevNull, "-")
	command.Stdin = bytes.NewReader(text)
	said, err := command.CombinedOutput()
	m := usedRegisters.FindSubmatch(said)
	if err != nil || m == nil {
		return 0, fmt.Errorf("ptxas: %w: %s", err, said)
	}
	return strconv.Atoi(string(m[1]))
}

// matrices is the bytes of A, B and C.
func matrices(size [3]int) [3]int64 {
	m, n, k := int64(size[0]), int64(size[1]), int64(size[2])
	return [3]int64{2 * m * k, 2 * k * n, 4 * m * n}
}

// touched is how much of memory a product touches.
func touched(size [3]int) (sectors int64) {
	for _, bytes := range matrices(size) {
		sectors += (bytes + profile.SectorBytes - 1) / profile.SectorBytes
	}
	return sectors
}

// along is the profile of a product of a size on the line through those of short and longer
// ones.
func along(a, b *profile.Profile, size [3]int) *profile.Profile {
	part, of := int64(size[2]/ends*ends-short), int64(longer-short)
	goOn := func(from, to int64) int64 { return from + (to-from)*part/of }
	p, less, more := *a, a.Total(), b.Total()
	line := profile.Line{Counts: less}
	for i, class := range less.Instructions {
		line.Instructions[i] = goOn(class, more.Instructions[i])
	}
	for i, pipe := range less.PipeIssues {
		line.PipeIssues[i] = goOn(pipe, more.PipeIssues[i])
	}
	for _, n := range []struct{ to, from, until *int64 }{
		{&line.Threads, &less.Threads, &more.Threads},
		{&line.SharedAccesses, &less.SharedAccesses, &more.SharedAccesses},
		{&line.Wavefronts, &less.Wavefronts, &more.Wavefronts},
		{&line.IdealFronts, &less.IdealFronts, &more.IdealFronts},
		{&line.GlobalRequests, &less.GlobalRequests, &more.GlobalRequests},
		{&line.Sectors, &less.Sectors, &more.Sectors},
		{&line.IdealSectors, &less.IdealSectors, &more.IdealSectors},
		{&line.CopiedBytes, &less.CopiedBytes, &more.CopiedBytes},
		{&line.Flop, &less.Flop, &more.Flop},
		{&line.TensorCycles, &less.TensorCycles, &more.TensorCycles},
		{&line.OperandBytes, &less.OperandBytes, &more.OperandBytes},
		{&line.Waits, &less.Waits, &more.Waits},
		{&line.StallCycles, &less.StallCycles, &more.StallCycles},
		{&p.PathCycles, &a.PathCycles, &b.PathCycles},
	} {
		*n.to = goOn(*n.from, *n.until)
	}
	p.Lines, p.TouchedSectors = []profile.Line{line}, touched(size)
	return &p
}
