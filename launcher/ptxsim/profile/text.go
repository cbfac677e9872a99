package profile

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Text writes what the launch cost: the estimate and what bounds it, instructions
// by class, memory, and the lines of the program that cost most, at most so many.
// lines is the text of the program, by file; what it lacks is left out.
func (p *Profile) Text(w io.Writer, most int, lines func(Place) string) error {
	b := bufio.NewWriter(w)
	p.summary(b)
	list, total := p.bySource(), p.Total()
	warps := p.warpsTogether()
	slices.SortStableFunc(list, func(a, c Line) int { return cmp.Compare(c.weight(warps), a.weight(warps)) })
	fmt.Fprintf(b, "\n%s  source, what costs most first\n", columnHead)
	for i := range list[:min(most, len(list))] {
		fmt.Fprintf(b, "%s  %s\n", list[i].columns(total.Total()), describe(list[i].Source, lines))
	}
	if len(list) > most {
		fmt.Fprintf(b, "and %d lines more\n", len(list)-most)
	}
	return b.Flush()
}

func describe(at Place, lines func(Place) string) string {
	if at == (Place{}) {
		return "(no line: the compiler's own)"
	}
	return strings.TrimSpace(fmt.Sprintf("%s:%d  %s", at.File, at.Line, strings.TrimSpace(lines(at))))
}

// warpsTogether is how many warps a multiprocessor has at a time.
func (p *Profile) warpsTogether() int64 {
	r := RatesOf(p.Target)
	ctas := max(1, min(p.resident(r), (p.CTAs+r.SMs-1)/r.SMs))
	return int64(ctas * max(1, p.CTAThreads/warpLanes))
}

// weight orders lines: what their instructions and conflicts cost in cycles of a
// multiprocessor's partition, and what its warps, together, stood still there.
func (l *Line) weight(warps int64) int64 {
	return l.Total() + partitions*l.Wavefronts + l.TensorCycles + l.Sectors + partitions*l.StallCycles/warps
}

// summary writes what is known of the whole launch.
func (p *Profile) summary(w io.Writer) {
	e, t := p.Estimate(), p.Total()
	fmt.Fprintf(w, "profile of entry %s on a simulated %s: counts of the PTX, times estimated for %s\n", p.Entry, p.Target, e.GPU)
	fmt.Fprintf(w, "  %d CTAs of %d threads, %d bytes of shared memory, about %d registers a thread; %d on a multiprocessor\n",
		p.CTAs, p.CTAThreads, p.SharedBytes, p.Registers, e.Resident)
	if p.Executed < p.CTAs {
		fmt.Fprintf(w, "  %d CTAs were executed; counts are those of all, as if the others did the same\n", p.Executed)
	}
	fmt.Fprintf(w, "  estimated time %.3g us: %.0f cycles, %d of them for the launch; bound by %s\n", e.Seconds*1e6, e.Cycles, launchCycles, e.Bounds[0].Name)
	for _, bound := range e.Bounds {
		if bound.Cycles > 0 {
			fmt.Fprintf(w, "    %-24s %12.0f cycles %4.0f %%\n", bound.Name, bound.Cycles, 100*bound.Cycles/e.Bounds[0].Cycles)
		}
	}
	fmt.Fprintf(w, "  instructions of warps: %d\n", t.Total())
	for c, n := range t.Instructions {
		if n > 0 {
			fmt.Fprintf(w, "    %-24s %12d        %4.1f %%\n", Class(c), n, 100*float64(n)/float64(t.Total()))
		}
	}
	fmt.Fprintf(w, "  compute to memory: %.2f instructions on floats and products an access, %.1f operations of products a byte\n", p.ComputeToMemory(), p.Intensity())
	if t.SharedAccesses > 0 {
		fmt.Fprintf(w, "  shared memory: %d accesses, %d wavefronts, %d by bank conflicts (%.2f an access)\n",
			t.SharedAccesses, t.Wavefronts, t.Conflicts(), float64(t.Conflicts())/float64(t.SharedAccesses))
	}
	if t.GlobalRequests > 0 {
		fmt.Fprintf(w, "  global memory: %d requests, %d sectors (%.1f a request, %d would do), %d bytes touched\n",
			t.GlobalRequests, t.Sectors, float64(t.Sectors)/float64(t.GlobalRequests), t.IdealSectors, p.TouchedSectors*SectorBytes)
	}
	if t.CopiedBytes > 0 {
		fmt.Fprintf(w, "  copy engine: %d bytes\n", t.CopiedBytes)
	}
	if t.Flop > 0 {
		fmt.Fprintf(w, "  products: %d operations, %d bytes of operands from shared memory\n", t.Flop, t.OperandBytes)
	}
	fmt.Fprintf(w, "  warps stand still for %d cycles by the model, all together", t.StallCycles)
	if t.Waits > 0 {
		fmt.Fprintf(w, ", %d of them in %d waits for others, copies or products", t.WaitCycles, t.Waits)
	}
	if t.InFlight > 0 {
		fmt.Fprintf(w, "; at most %d groups of copies or products of a warp under way", t.InFlight)
	}
	fmt.Fprintln(w)
}

// bySource adds up the lines of the PTX by those of the program.
func (p *Profile) bySource() []Line {
	var list []Line
	at := map[Place]int{}
	for i := range p.Lines {
		l := &p.Lines[i]
		k, ok := at[l.Source]
		if !ok {
			k = len(list)
			at[l.Source] = k
			list = append(list, Line{Source: l.Source})
		}
		list[k].Add(&l.Counts)
	}
	return list
}

const columnHead = "   instr      %   shared conflicts   global sectors   tensor    waits   stalls"

// columns are the numbers of a line.
func (l *Line) columns(total int64) string {
	n := func(v int64, width int) string {
		if v == 0 {
			return fmt.Sprintf("%*s", width, ".")
		}
		return fmt.Sprintf("%*d", width, v)
	}
	return n(l.Total(), 8) + fmt.Sprintf(" %6.1f", 100*float64(l.Total())/float64(max(1, total))) + n(l.SharedAccesses, 9) + n(l.Conflicts(), 10) +
		n(l.GlobalRequests, 9) + n(l.Sectors, 8) + n(l.Instructions[Tensor], 9) + n(l.Waits, 9) + n(l.StallCycles, 9)
}

// Annotate writes the text of a file of the program with what each line cost
// before it.
func (p *Profile) Annotate(w io.Writer, file string, text []byte) error {
	costs := map[int]*Line{}
	list := p.bySource()
	for i := range list {
		if list[i].Source.File == file {
			costs[list[i].Source.Line] = &list[i]
		}
	}
	return p.annotated(w, text, costs)
}

// AnnotatePTX writes the PTX with what each line cost before it.
func (p *Profile) AnnotatePTX(w io.Writer, text []byte) error {
	costs := map[int]*Line{}
	for i := range p.Lines {
		costs[p.Lines[i].PTX] = &p.Lines[i]
	}
	return p.annotated(w, text, costs)
}

func (p *Profile) annotated(w io.Writer, text []byte, costs map[int]*Line) error {
	b := bufio.NewWriter(w)
	total := p.Total()
	fmt.Fprintf(b, "%s |\n", columnHead)
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		numbers := ""
		if l := costs[i+1]; l != nil {
			numbers = l.columns(total.Total())
		}
		fmt.Fprintf(b, "%*s | %s\n", len(columnHead), numbers, line)
	}
	return b.Flush()
}
