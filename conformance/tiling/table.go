package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"

	"tileir/lowering/model"
)

// table writes a row for each problem, and what came out of all.
func table(w io.Writer, problems []*problem) error {
	c := constants(problems)
	fmt.Fprintln(w, "| M×N×K | best | µs | TFLOP/s | the model's choice | µs | behind | average µs | worst | µs | |\n|---|---|---|---|---|---|---|---|---|---|---|")
	for _, p := range problems {
		best, pick, worst := p.best(), p.pick(c), p.worst()
		mean := 0.0
		for _, k := range p.kernels {
			mean += k.seconds / float64(len(p.kernels))
		}
		flop := 2 * float64(p.size[0]) * float64(p.size[1]) * float64(p.size[2])
		mark := "held out"
		if p.seen {
			mark = "fit"
		}
		_, err := fmt.Fprintf(w, "| %s | %s | %.1f | %.3g | %s | %.1f | %.1f %% | %.1f | %s | %.1f | %s |\n", p, best.tile, 1e6*best.seconds, flop/best.seconds*1e-12,
			pick.tile, 1e6*pick.seconds, 100*p.behind(c), 1e6*mean, worst.tile, 1e6*worst.seconds, mark)
		if err != nil {
			return err
		}
	}
	seen, held := halves(problems)
	_, err := fmt.Fprintf(w, "\nSeen by the fit: %s. Held out: %s. All: %s.\n", quality(c, seen), quality(c, held), quality(c, problems))
	return err
}

// fastestFirst finds a problem by its size, and its kernels, the fastest first.
func fastestFirst(problems []*problem, size string) (*problem, []kernel, error) {
	at := slices.IndexFunc(problems, func(p *problem) bool { return p.String() == size })
	if at < 0 {
		return nil, nil, fmt.Errorf("there is no problem %s", size)
	}
	list := slices.Clone(problems[at].kernels)
	slices.SortStableFunc(list, func(a, b kernel) int { return cmp.Compare(a.seconds, b.seconds) })
	return problems[at], list, nil
}

// analyses writes what explains the times of one problem's tiles, the fastest first.
func analyses(w io.Writer, problems []*problem, size string) error {
	p, list, err := fastestFirst(problems, size)
	if err != nil {
		return err
	}
	c := constants(problems)
	fmt.Fprintln(w, "| tile | µs | TFLOP/s | estimated µs | operations for a byte | CTAs on an SM | warps | stages | registers needed, had | waves | tensor cores µs | shared memory µs | L2 µs | DRAM µs | Tm = Tn | Tm, Tn ≥ 2·Tk |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|")
	flop := 2 * float64(p.size[0]) * float64(p.size[1]) * float64(p.size[2])
	for _, k := range list {
		e, t := k.work.Estimate(c), k.work.TilesOf()[0]
		_, err := fmt.Fprintf(w, "| %s | %.1f | %.0f | %.1f | %.0f | %d | %d | %d | %d, %d | %.2f | %.1f | %.1f | %.1f | %.1f | %s | %s |\n", k.tile, 1e6*k.seconds, flop/k.seconds*1e-12, 1e6*e.Seconds, e.FlopPerByte,
			e.Resident, e.Warps, e.Stages, e.Registers, e.Has, e.Waves, 1e6*e.Terms[model.Tensor], 1e6*e.Terms[model.SharedMem], 1e6*e.Terms[model.L2], 1e6*e.Terms[model.DRAM], yes(t.Square()), yes(t.Flat()))
		if err != nil {
			return err
		}
	}
	return nil
}

// simulated writes what explains the estimates of one problem's tiles, the fastest first, as the
// simulator counts it.
func simulated(w io.Writer, problems []*problem, size string) error {
	p, list, err := fastestFirst(problems, size)
	if err != nil {
		return err
	}
	c := constants(problems)
	fmt.Fprintln(w, "| tile | µs | TFLOP/s | the model's µs | bound by | computing instructions for one of memory | operations for a byte | bank conflicts an access | registers by ptxas, by the model | CTAs on an SM | warps on an SM, of 64 | stages | a tile block by itself, cycles | Tm = Tn | Tm, Tn ≥ 2·Tk |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|")
	flop := 2 * float64(p.size[0]) * float64(p.size[1]) * float64(p.size[2])
	for _, k := range list {
		e, t, n := k.work.Estimate(c), k.work.TilesOf()[0], k.counts
		_, err := fmt.Fprintf(w, "| %s | %.1f | %.0f | %.1f | %s | %s | %s | %.2f | %s, %d | %s | %.0f | %d | %s | %s | %s |\n", k.tile, 1e6*k.seconds, flop/k.seconds*1e-12, 1e6*e.Seconds, k.boundBy(),
			n["compute to memory"], n["flop per byte"], k.number("bank conflicts")/k.number("shared accesses"), n["registers"], e.Registers, n["resident"], k.number("resident")*k.number("warps"),
			e.Stages, n["block cycles"], yes(t.Square()), yes(t.Flat()))
		if err != nil {
			return err
		}
	}
	return nil
}

// number is one of the numbers that a table says of a kernel.
func (k *kernel) number(name string) float64 {
	x, _ := strconv.ParseFloat(k.counts[name], 64)
	return x
}

// boundBy is the longest bound.
func (k *kernel) boundBy() string {
	return slices.MaxFunc(bounds, func(a, b string) int { return cmp.Compare(k.number(a), k.number(b)) })
}

func yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}
