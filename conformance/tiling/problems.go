package main

import (
	"cmp"
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strconv"
	"sync"

	"tileir/ast"
	"tileir/family"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering"
	"tileir/lowering/model"
	"tileir/tune"
	"tileir/verify"
)

// tile is BM, BN, BK.
type tile [3]int

func (t tile) String() string { return fmt.Sprintf("%d×%d×%d", t[0], t[1], t[2]) }

// kernel is one tile's, with how long it took and what it does.
type kernel struct {
	tile
	seconds float64
	counts  map[string]string // what a table says of it beside its time
	work    *model.Work
}

// problem is M, N, K, with a kernel for each tile.
type problem struct {
	size    [3]int
	seen    bool // by the fit of the constants
	kernels []kernel
}

func (p *problem) String() string { return fmt.Sprintf("%d×%d×%d", p.size[0], p.size[1], p.size[2]) }

// best is the fastest kernel, worst the slowest.
func (p *problem) best() *kernel  { return p.extreme(func(k *kernel) float64 { return k.seconds }) }
func (p *problem) worst() *kernel { return p.extreme(func(k *kernel) float64 { return -k.seconds }) }

// pick is the model's choice.
func (p *problem) pick(c model.Constants) *kernel {
	return p.extreme(func(k *kernel) float64 { return k.work.Estimate(c).Seconds })
}

func (p *problem) extreme(of func(*kernel) float64) *kernel {
	least, at := of(&p.kernels[0]), 0
	for i := range p.kernels {
		if x := of(&p.kernels[i]); x < least {
			least, at = x, i
		}
	}
	return &p.kernels[at]
}

// constants is what the model's estimates of problems are made with.
func constants(problems []*problem) model.Constants {
	return model.ConstantsOf(problems[0].kernels[0].work.Machine)
}

// behind is by how much the model's choice is slower than the best.
func (p *problem) behind(c model.Constants) float64 { return p.pick(c).seconds/p.best().seconds - 1 }

var columns = []string{"m", "n", "k", "bm", "bn", "bk", "microseconds"}

// readCSV reads a table of times, and puts problems in the order of their work.
func readCSV(path string) ([]*problem, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if len(rows) < 2 || len(rows[0]) < len(columns) || !slices.Equal(rows[0][:len(columns)], columns) {
		return nil, fmt.Errorf("%s:1: expected columns %v and times below", path, columns)
	}
	by := map[[3]int]*problem{}
	var list []*problem
	for line, row := range rows[1:] {
		var n [6]int
		for i := range n {
			if n[i], err = strconv.Atoi(row[i]); err != nil {
				return nil, fmt.Errorf("%s:%d: %s: expected a number, got %q", path, line+2, columns[i], row[i])
			}
		}
		us, err := strconv.ParseFloat(row[6], 64)
		if err != nil || !(us > 0) {
			return nil, fmt.Errorf("%s:%d: expected a time in microseconds, got %q", path, line+2, row[6])
		}
		size := [3]int{n[0], n[1], n[2]}
		if by[size] == nil {
			by[size] = &problem{size: size}
			list = append(list, by[size])
		}
		k := kernel{tile: tile{n[3], n[4], n[5]}, seconds: us * 1e-6, counts: map[string]string{}}
		for i := len(columns); i < len(row); i++ {
			k.counts[rows[0][i]] = row[i]
		}
		by[size].kernels = append(by[size].kernels, k)
	}
	slices.SortStableFunc(list, func(a, b *problem) int {
		return cmp.Compare(a.size[0]*a.size[1]*a.size[2], b.size[0]*b.size[1]*b.size[2])
	})
	return list, nil
}

// writeCSV writes what a cache has of the family as a table.
func writeCSV(w io.Writer, cache string) error {
	text, err := os.ReadFile(cache)
	if err != nil {
		return err
	}
	records, err := tune.ReadRecords(cache, text)
	if err != nil {
		return err
	}
	out := csv.NewWriter(w)
	out.Write(columns)
	for _, r := range records {
		if r.Error == "" {
			v := r.Values
			out.Write([]string{v["M"], v["N"], v["K"], v["BM"], v["BN"], v["BK"], fmt.Sprintf("%.3f", 1e6*r.Seconds)})
		}
	}
	out.Flush()
	return out.Error()
}

// plan finds out what all kernels do, on all cores.
func plan(ctx context.Context, path, target string, problems []*problem) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	for i, p := range problems {
		p.seen = seenBy(target, i, p.size)
	}
	room := make(chan struct{}, runtime.GOMAXPROCS(0))
	var wait sync.WaitGroup
	failed := make(chan error, 1)
	for _, p := range problems {
		for i := range p.kernels {
			room <- struct{}{}
			wait.Go(func() {
				defer func() { <-room }()
				k := &p.kernels[i]
				if err := k.plan(ctx, path, text, target, p.size); err != nil {
					select {
					case failed <- fmt.Errorf("%s with tiles of %s: %w", p, k.tile, err):
					default:
					}
				}
			})
		}
	}
	wait.Wait()
	select {
	case err := <-failed:
		return err
	default:
		return nil
	}
}

func (k *kernel) plan(ctx context.Context, path string, text []byte, target string, size [3]int) error {
	m, err := parse(path, text, size, k.tile)
	if err != nil {
		return err
	}
	launch := model.Launch{Grid: gridOf(size, k.tile)}
	known := map[string]launcher.Grid{"gemm_family": {X: int(launch.Grid[0]), Y: int(launch.Grid[1]), Z: 1}}
	k.work, err = lowering.WorkOf(ctx, m, "gemm_family", launch, lowering.Options{Target: target, Grids: known})
	return err
}

// parse reads the family's member for a problem and a tile.
func parse(path string, text []byte, size [3]int, t tile) (*ast.Module, error) {
	var defines []family.Define
	for i, name := range []string{"M", "N", "K"} {
		defines = append(defines, family.Define{Name: name, Value: strconv.Itoa(size[i])},
			family.Define{Name: "B" + name, Value: strconv.Itoa(t[i])})
	}
	m, err := grammar.ParseWith(path, text, grammar.Options{Defines: defines})
	if err != nil {
		return nil, err
	}
	return m, verify.Module(m)
}

// gridOf is how many tiles there are along each dimension.
func gridOf(size [3]int, t tile) [3]int64 {
	pieces := func(i int) int64 { return int64((size[i] + t[i] - 1) / t[i]) }
	return [3]int64{pieces(0), pieces(1), 1}
}
