package ptxsim

import (
	"bytes"
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"

	"tileir/launcher"
	"tileir/launcher/ptxsim/profile"
)

// profileOf is what a kernel of one CTA cost.
func profileOf(t *testing.T, body string, threads, words int, o Options) *profile.Profile {
	t.Helper()
	var p *profile.Profile
	o.Profile = func(q *profile.Profile) { p = q }
	if _, err := runText(t, kernelText(body), threads, words, o); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestProfileCounts holds what is counted of single accesses to what their
// addresses say.
func TestProfileCounts(t *testing.T) {
	const at = "\tmov.b32 %r2, shared;\n\tmad.lo.s32 %r2, %r1, "
	for name, c := range map[string]struct {
		body string
		want profile.Counts
	}{
		"neighbours in shared memory": {at + "4, %r2;\n\tst.shared.b32 [%r2], %r1;", profile.Counts{SharedAccesses: 1, Wavefronts: 1, IdealFronts: 1}},
		"every second word":           {at + "8, %r2;\n\tst.shared.b32 [%r2], %r1;", profile.Counts{SharedAccesses: 1, Wavefronts: 2, IdealFronts: 1}},
		"one bank":                    {at + "128, %r2;\n\tst.shared.b32 [%r2], %r1;", profile.Counts{SharedAccesses: 1, Wavefronts: 32, IdealFronts: 1}},
		"padded rows":                 {at + "132, %r2;\n\tst.shared.b32 [%r2], %r1;", profile.Counts{SharedAccesses: 1, Wavefronts: 1, IdealFronts: 1}},
		"one word for all":            {at + "0, %r2;\n\tst.shared.b32 [%r2], 7;\n\tbar.warp.sync -1;\n\tld.shared.b32 %r3, [%r2];", profile.Counts{SharedAccesses: 2, Wavefronts: 2, IdealFronts: 2}},
		"16 bytes a lane":             {at + "16, %r2;\n\tst.shared.v4.b32 [%r2], {%r1, %r1, %r1, %r1};", profile.Counts{SharedAccesses: 1, Wavefronts: 4, IdealFronts: 4}},
		"16 bytes in rows of 128":     {at + "128, %r2;\n\tst.shared.v4.b32 [%r2], {%r1, %r1, %r1, %r1};", profile.Counts{SharedAccesses: 1, Wavefronts: 32, IdealFronts: 4}},
		"neighbours in global memory": {"\tst.global.b32 [%rd2], %r1;", profile.Counts{GlobalRequests: 1, Sectors: 4, IdealSectors: 4}},
		"a word of each sector":       {"\tmul.wide.u32 %rd2, %r1, 32;\n\tadd.s64 %rd2, %rd1, %rd2;\n\tst.global.b32 [%rd2], %r1;", profile.Counts{GlobalRequests: 1, Sectors: 32, IdealSectors: 4}},
		"a word for all":              {"\tld.global.b32 %r3, [%rd1];", profile.Counts{GlobalRequests: 1, Sectors: 1, IdealSectors: 1}},
		"one lane":                    {"\tsetp.eq.s32 %p1, %r1, 0;\n\t@%p1 st.global.b32 [%rd2], %r1;", profile.Counts{GlobalRequests: 1, Sectors: 1, IdealSectors: 1}},
		"rows of ldmatrix": {at + "16, %r2;\n\tst.shared.v4.b32 [%r2], {%r1, %r1, %r1, %r1};\n\tbar.warp.sync -1;\n\tldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r3, %r4, %r5, %r6}, [%r2];",
			profile.Counts{SharedAccesses: 2, Wavefronts: 8, IdealFronts: 8}},
		"copies of threads": {at + "16, %r2;\n\tmul.wide.u32 %rd2, %r1, 16;\n\tadd.s64 %rd2, %rd1, %rd2;\n\tcp.async.cg.shared.global [%r2], [%rd2], 16;\n\tcp.async.commit_group;\n\tcp.async.wait_group 0;",
			profile.Counts{SharedAccesses: 1, Wavefronts: 4, IdealFronts: 4, GlobalRequests: 1, Sectors: 16, IdealSectors: 16}},
	} {
		t.Run(name, func(t *testing.T) {
			got := profileOf(t, c.body, 32, 1024, Options{}).Total()
			for what, pair := range map[string][2]int64{
				"accesses of shared memory": {got.SharedAccesses, c.want.SharedAccesses}, "wavefronts": {got.Wavefronts, c.want.Wavefronts},
				"wavefronts without conflicts": {got.IdealFronts, c.want.IdealFronts}, "requests": {got.GlobalRequests - 1, c.want.GlobalRequests},
				"sectors": {got.Sectors, c.want.Sectors}, "sectors that would do": {got.IdealSectors, c.want.IdealSectors},
			} {
				if what == "requests" {
					pair[0]++ // the parameter is none
				}
				if pair[0] != pair[1] {
					t.Errorf("%s: got %d, want %d", what, pair[0], pair[1])
				}
			}
		})
	}
}

// waitingBody has a warp that waits for another one's long way, and copies that it
// waits for.
const waitingBody = `
	setp.lt.s32 %p1, %r1, 32;
	@%p1 bra $SHORT;
	mov.b32 %r3, 0;
$LOOP:
	mul.lo.s32 %r4, %r3, %r3;
	add.s32 %r3, %r3, 1;
	setp.lt.s32 %p2, %r3, 100;
	@%p2 bra $LOOP;
$SHORT:
	bar.sync 0;
	st.global.b32 [%rd2], %r1;`

// TestProfileWaits looks for the wait where it is, and holds the profile to be the
// same in any order of warps that changes no count.
func TestProfileWaits(t *testing.T) {
	p := profileOf(t, waitingBody, 64, 64, Options{})
	for i := range p.Lines {
		l := &p.Lines[i]
		if !strings.Contains(l.Text, "bar.sync") {
			continue
		}
		if l.Waits != 2 || l.StallCycles < 500 || l.Instructions[profile.Sync] != 2 {
			t.Errorf("got %d waits of %d cycles, want 2 and those of a loop of 100 rounds at least", l.Waits, l.StallCycles)
		}
	}
	if q := profileOf(t, waitingBody, 64, 64, Options{Seed: 3}); q.PathCycles != p.PathCycles {
		t.Errorf("a block takes %d cycles, %d in another order of warps", p.PathCycles, q.PathCycles)
	}
	if total := p.Total(); total.Threads != 32*(total.Total()-2) { // each warp has a branch that it does not take
		t.Errorf("got %d instructions of threads of %d of warps", total.Threads, total.Total())
	}
}

// TestProfileStalls looks for the stall of a load where its result is read, and for
// parameters among the moves.
func TestProfileStalls(t *testing.T) {
	p := profileOf(t, "\tld.global.b32 %r3, [%rd2];\n\tadd.s32 %r4, %r1, 1;\n\tadd.s32 %r4, %r3, %r4;\n\tst.global.b32 [%rd2], %r4;", 32, 32, Options{})
	for i := range p.Lines {
		l := &p.Lines[i]
		// One cycle each for the addition between and for itself, which also waits for that one.
		if want := int64(profile.LatencyGlobal - 2); strings.Contains(l.Text, "%r3, %r4") && (l.StallCycles != want || l.Waits != 0) {
			t.Errorf("%s: got %d cycles, want %d", l.Text, l.StallCycles, want)
		}
		if strings.Contains(l.Text, "ld.param") && (l.Instructions[profile.Move] != 1 || l.Total() != 1) {
			t.Errorf("%s: %v", l.Text, l.Instructions)
		}
	}
	if total := p.Total(); total.StallCycles < profile.LatencyGlobal || total.WaitCycles != 0 {
		t.Errorf("got %d cycles, %d of them in waits", total.StallCycles, total.WaitCycles)
	}
}

// TestProfileReports looks at the reports: each line that was executed is there,
// and the JSON says the same.
func TestProfileReports(t *testing.T) {
	p := profileOf(t, waitingBody, 64, 64, Options{})
	var table, ptx bytes.Buffer
	if err := p.Text(&table, 5, func(profile.Place) string { return "" }); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"estimated time", "bound by latency of a tile block", "instructions of warps", "stand still for", "no line: the compiler's own"} {
		if !strings.Contains(table.String(), want) {
			t.Errorf("no %q in\n%s", want, table.String())
		}
	}
	if err := p.AnnotatePTX(&ptx, kernelText(waitingBody)); err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(ptx.String(), "\n"); got != strings.Count(string(kernelText(waitingBody)), "\n")+1 {
		t.Errorf("got %d lines of annotated PTX", got)
	}
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var report struct {
		BoundBy string `json:"bound_by"`
		Total   struct{ Instructions map[string]int64 }
		Lines   []struct{ PTX string }
	}
	if err := json.Unmarshal(text, &report); err != nil {
		t.Fatal(err)
	}
	sum := int64(0)
	for _, n := range report.Total.Instructions {
		sum += n
	}
	if total := p.Total(); report.BoundBy == "" || sum != total.Total() || len(report.Lines) != len(p.Lines) {
		t.Errorf("the JSON has %d instructions and %d lines, want %d and %d", sum, len(report.Lines), total.Total(), len(p.Lines))
	}
}

// TestSampleOf: tile blocks of a sample stand for all of the grid together, each of them once
// where they are few, and the last along each dimension stands for itself.
func TestSampleOf(t *testing.T) {
	for _, g := range []launcher.Grid{launcher.NewGrid(1), launcher.NewGrid(7), launcher.NewGrid(64, 33), launcher.NewGrid(2, 9, 5)} {
		for _, along := range []int{1, 3, 100} {
			all, seen := int64(0), map[int64]bool{}
			list := sampleOf(g, along)
			for _, s := range list {
				all += s.stands
				if seen[s.block] || s.block < 0 || s.block >= g.Blocks() {
					t.Errorf("%v, %d along each: tile block %d twice, or not of the grid", g, along, s.block)
				}
				seen[s.block] = true
			}
			last := list[len(list)-1]
			if all != g.Blocks() || last.block != g.Blocks()-1 || last.stands != 1 {
				t.Errorf("%v, %d along each: they stand for %d, the last is %d for %d", g, along, all, last.block, last.stands)
			}
			if along == 100 && int64(len(list)) != g.Blocks() {
				t.Errorf("%v: %d tile blocks of %d", g, len(list), g.Blocks())
			}
		}
	}
}

// TestSample: where all tile blocks do the same, a sample says what all do, and only those
// of the sample write.
func TestSample(t *testing.T) {
	const body = "\tmov.u32 %r2, %ctaid.x;\n\tmul.wide.u32 %rd2, %r2, 128;\n\tadd.s64 %rd2, %rd1, %rd2;\n\tmul.wide.u32 %rd3, %r1, 4;\n\tadd.s64 %rd2, %rd2, %rd3;\n\tst.global.b32 [%rd2], 1;"
	const ctas, words = 10, 320
	var profiles []*profile.Profile
	for _, n := range []int{0, 2} {
		o := Options{Sample: n, Profile: func(p *profile.Profile) { profiles = append(profiles, p) }}
		out, err := runGrid(t, kernelText(body), ctas, 32, words, o)
		if err != nil {
			t.Fatal(err)
		}
		written := 0
		for _, w := range out {
			written += int(w)
		}
		if want := 32 * profiles[len(profiles)-1].Executed; written != want {
			t.Errorf("%d along each dimension: %d words are written, want %d", n, written, want)
		}
	}
	all, some := profiles[0], profiles[1]
	if all.Executed != ctas || some.Executed != 3 || some.CTAs != ctas {
		t.Fatalf("%d and %d CTAs were executed of %d", all.Executed, some.Executed, some.CTAs)
	}
	some.Executed = all.Executed
	if !reflect.DeepEqual(all, some) {
		t.Errorf("the sample says otherwise:\n%+v\n%+v", all, some)
	}
}

// TestSampleOfTurns: tile blocks that may wait for each other are all executed.
func TestSampleOfTurns(t *testing.T) {
	var p *profile.Profile
	o := Options{Sample: 1, Profile: func(q *profile.Profile) { p = q }}
	if _, err := runGrid(t, kernelText("\tatom.global.add.u32 %r2, [%rd1], 1;"), 10, 32, 320, o); err != nil {
		t.Fatal(err)
	}
	if p.Executed != 10 {
		t.Errorf("%d of 10 CTAs were executed", p.Executed)
	}
}

// TestDrawn: CTAs draw until there is nothing left, each number once and once more for each CTA; in a profile they do so in turn, so
// that a sample stands for the others.
func TestDrawn(t *testing.T) {
	// One lane draws from the first word, and stores 1 to the sector of what it has drawn, behind the first.
	const body = `	setp.ne.u32 %p1, %r1, 0;
	@%p1 bra done;
again:
	atom.relaxed.gpu.global.inc.u32 %r2, [%rd1], 39;
	setp.ge.u32 %p1, %r2, 30;
	@%p1 bra done;
	mul.wide.u32 %rd2, %r2, 32;
	add.s64 %rd2, %rd1, %rd2;
	st.global.b32 [%rd2+32], 1;
	bra again;
done:`
	var profiles []*profile.Profile
	report := func(p *profile.Profile) { profiles = append(profiles, p) }
	for _, o := range []Options{{}, {Profile: report}, {Profile: report, Sample: 2}} {
		out, err := runGrid(t, kernelText(body), 10, 32, 320, o)
		if err != nil {
			t.Fatal(err)
		}
		drawn := 0
		for _, w := range out[1:] {
			drawn += int(w)
		}
		if n := len(profiles); n < 2 && (drawn != 30 || out[0] != 0) || n == 2 && drawn != 9 {
			t.Errorf("%d numbers are drawn, and %d is left, in run %d", drawn, out[0], n)
		}
	}
	all, some := profiles[0], profiles[1]
	if all.Executed != 10 || some.Executed != 3 {
		t.Fatalf("%d and %d CTAs were executed", all.Executed, some.Executed)
	}
	some.Executed, some.TouchedSectors = all.Executed, all.TouchedSectors // one is the counter's, for all
	if !reflect.DeepEqual(all, some) {
		t.Errorf("the sample says otherwise:\n%+v\n%+v", all, some)
	}
}

// TestMostCTAs: an estimate is that of the multiprocessor that has most to do.
func TestMostCTAs(t *testing.T) {
	issue := func(ctas int) float64 {
		p := &profile.Profile{Target: "sm_80", CTAs: ctas, CTAThreads: 32, Lines: []profile.Line{{Counts: profile.Counts{Instructions: [profile.NumClasses]int64{profile.Integer: int64(1000 * ctas)}}}}}
		for _, b := range p.Estimate().Bounds {
			if b.Name == "issue slots" {
				return b.Cycles
			}
		}
		return 0
	}
	for ctas, want := range map[int]float64{1: 250, 108: 250, 109: 500, 216: 500, 217: 750} {
		if got := issue(ctas); math.Abs(got-want) > 1e-6 {
			t.Errorf("%d CTAs of 1000 instructions on 108 multiprocessors: got %v cycles, want %v", ctas, got, want)
		}
	}
}

// TestClustersAtOnce: of an H200's multiprocessors 120 take clusters of 8, so the sixteenth comes
// behind the others, or, where two CTAs fit, beside one.
func TestClustersAtOnce(t *testing.T) {
	bounds := func(clusters, shared int) (issue, latency float64) {
		ctas := 8 * clusters
		p := &profile.Profile{Target: "sm_90a", CTAs: ctas, CTAThreads: 32, Cluster: 8, SharedBytes: shared, PathCycles: 100,
			Lines: []profile.Line{{Counts: profile.Counts{Instructions: [profile.NumClasses]int64{profile.Integer: int64(1000 * ctas)}}}}}
		for _, b := range p.Estimate().Bounds {
			switch b.Name {
			case "issue slots":
				issue = b.Cycles
			case "latency of a tile block":
				latency = b.Cycles
			}
		}
		return issue, latency
	}
	for _, c := range []struct {
		clusters, shared int
		issue, latency   float64
	}{
		{15, 200 << 10, 250, 100}, {16, 200 << 10, 500, 200}, {16, 100 << 10, 500, 100}, {30, 100 << 10, 500, 100}, {31, 100 << 10, 750, 200},
	} {
		if issue, latency := bounds(c.clusters, c.shared); math.Abs(issue-c.issue)+math.Abs(latency-c.latency) > 1e-6 {
			t.Errorf("%d clusters, %d bytes: got %v and %v cycles, want %v and %v", c.clusters, c.shared, issue, latency, c.issue, c.latency)
		}
	}
}

// TestRegistersInUse counts by hand.
func TestRegistersInUse(t *testing.T) {
	p := profileOf(t, "\tadd.s32 %r2, %r1, 1;\n\tadd.s32 %r3, %r1, 2;\n\tadd.s32 %r4, %r2, %r3;\n\tst.global.b32 [%rd2], %r4;", 32, 32, Options{})
	if p.Registers != 5 { // two addresses of two registers each and the thread's number
		t.Errorf("got %d registers, want 5", p.Registers)
	}
}
