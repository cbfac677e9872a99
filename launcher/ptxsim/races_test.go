package ptxsim

import (
	"errors"
	"strings"
	"testing"
)

// turn exchanges words between warps: %r4 is the address of the thread's own word in
// shared memory, %r5 that of one of another warp.
const turn = `
	shl.b32 %r2, %r1, 2;
	mov.b32 %r3, shared;
	add.s32 %r4, %r3, %r2;
	xor.b32 %r5, %r2, 128;
	add.s32 %r5, %r3, %r5;
`

// mbarriers makes an mbarrier for one arrival of each warp, at %r3 behind 4096 bytes.
const mbarriers = turn + `
	setp.eq.u32 %p1, %r1, 0;
	@%p1 mbarrier.init.shared::cta.b64 [%r3+4096], 2;
	bar.sync 0;
	and.b32 %r6, %r1, 31;
	setp.eq.u32 %p2, %r6, 0;
`

// flag is a message from the first CTA to the second: a word, and one that says that
// it is there. %p1 is the first thread of the first, %p2 that of the second.
const flag = `
	mov.u32 %r2, %ctaid.x;
	or.b32 %r3, %r1, %r2;
	setp.eq.u32 %p1, %r3, 0;
	setp.eq.u32 %p2, %r2, 1;
	setp.eq.and.u32 %p2, %r1, 0, %p2;
`

// What reports of races say.
const (
	byWarp  = "by another warp, and no barrier, nor a release that is acquired, comes between"
	byLane  = "by another lane of the warp, and no bar.warp.sync or barrier comes between"
	byBlock = "by another tile block, and nothing orders the two"
)

// races are kernels, and what the report says of each, if there is to be one.
var races = map[string]struct{ body, want string }{
	"a barrier":                          {turn + "st.shared.b32 [%r4], 1; bar.sync 0; ld.shared.b32 %r6, [%r5];", ""},
	"no barrier between write and read":  {turn + "st.shared.b32 [%r4], 1; bar.sync 0; st.shared.b32 [%r4], 2; ld.shared.b32 %r6, [%r5];", byWarp},
	"no barrier between read and write":  {turn + "st.shared.b32 [%r4], 1; bar.sync 0; ld.shared.b32 %r6, [%r5]; st.shared.b32 [%r4], 2;", byWarp},
	"a barrier for another pair":         {turn + "st.shared.b32 [%r4], 1; bar.sync 0; st.shared.b32 [%r4], 2; setp.lt.u32 %p1, %r1, 32; @%p1 bra $A; bar.sync 1, 32; bra $B; $A: bar.sync 2, 32; $B: ld.shared.b32 %r6, [%r5];", byWarp},
	"a barrier that half arrives at":     {turn + "setp.lt.u32 %p1, %r1, 32; @%p1 bra $A; bar.sync 1, 64; ld.shared.b32 %r6, [%r5]; bra $B; $A: st.shared.b32 [%r4], 1; bar.arrive 1, 64; $B:", ""},
	"lanes that do not meet":             {turn + "xor.b32 %r6, %r4, 4; st.shared.b32 [%r4], 1; ld.shared.b32 %r7, [%r6];", byLane},
	"lanes that meet":                    {turn + "xor.b32 %r6, %r4, 4; st.shared.b32 [%r4], 1; bar.warp.sync -1; ld.shared.b32 %r7, [%r6];", ""},
	"lanes that go down":                 {down + "st.shared.b32 [%r5], 1; bar.warp.sync -1; ld.shared.b32 %r7, [%r4]; bar.sync 0; ld.shared.b32 %r7, [%r6];", ""},
	"lanes that go down and do not meet": {down + "st.shared.b32 [%r4], 1; ld.shared.b32 %r7, [%r5];", "lane 0; PTX line"},
	"lanes that go down to another warp": {down + "st.shared.b32 [%r4], 1; bar.sync 0; st.shared.b32 [%r4], 2; ld.shared.b32 %r7, [%r6];", byWarp},
	"lanes that write downwards":         {down + "st.shared.b32 [%r4], 1; bar.sync 0; ld.shared.b32 %r7, [%r4]; st.shared.b32 [%r6], 2;", byWarp},
	"lanes that write downwards first":   {down + "st.shared.b32 [%r5], 1; ld.shared.b32 %r7, [%r4];", byLane},
	"lanes that go down the same way":    {down + "st.shared.b32 [%r5], 1; ld.shared.b32 %r7, [%r5];", ""},
	"lanes that store the same":          {"st.shared.b32 [shared], 1;", ""},
	"lanes that store something else":    {"st.shared.b32 [shared], %r1;", "another lane stores something else to the same place"},
	"bytes of a word":                    {turn + "add.s32 %r6, %r3, %r1; st.shared.b8 [%r6], 1;", ""},

	"an mbarrier": {mbarriers + `
	st.shared.b32 [%r4], 1;
	bar.warp.sync -1;
	@%p2 mbarrier.arrive.shared::cta.b64 _, [%r3+4096];
$W:
	mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r3+4096], 0;
	@!%p3 bra $W;
	ld.shared.b32 %r7, [%r5];`, ""},
	"one lane arrives, and the others may be behind": {mbarriers + `
	st.shared.b32 [%r4], 1;
	@%p2 mbarrier.arrive.shared::cta.b64 _, [%r3+4096];
$W:
	mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r3+4096], 0;
	@!%p3 bra $W;
	ld.shared.b32 %r7, [%r5];`, byWarp},
	"an arrival that releases nothing": {mbarriers + `
	st.shared.b32 [%r4], 1;
	bar.warp.sync -1;
	@%p2 mbarrier.arrive.relaxed.cta.shared::cta.b64 _, [%r3+4096];
$W:
	mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r3+4096], 0;
	@!%p3 bra $W;
	ld.shared.b32 %r7, [%r5];`, byWarp},
	"one lane waits": {mbarriers + `
	st.shared.b32 [%r4], 1;
	bar.warp.sync -1;
	@%p2 mbarrier.arrive.shared::cta.b64 _, [%r3+4096];
	@!%p2 bra $N;
$W:
	mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r3+4096], 0;
	@!%p3 bra $W;
$N:
	nanosleep.u32 100;
	ld.shared.b32 %r7, [%r5];`, byWarp},
	"one lane waits for all": {mbarriers + `
	st.shared.b32 [%r4], 1;
	bar.warp.sync -1;
	@%p2 mbarrier.arrive.shared::cta.b64 _, [%r3+4096];
	@!%p2 bra $N;
$W:
	mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r3+4096], 0;
	@!%p3 bra $W;
$N:
	bar.warp.sync -1;
	ld.shared.b32 %r7, [%r5];`, ""},
	"an mbarrier that not all know of": {turn + `
	setp.eq.u32 %p1, %r1, 0;
	@%p1 mbarrier.init.shared::cta.b64 [%r3+4096], 64;
	bar.warp.sync -1;
	nanosleep.u32 100;
	mbarrier.arrive.shared::cta.b64 _, [%r3+4096];`, "mbarrier"},

	"a copy that is waited for": {turn + `
	cp.async.ca.shared.global [%r4], [%rd2], 4;
	cp.async.commit_group;
	cp.async.wait_group 0;
	bar.sync 0;
	ld.shared.b32 %r6, [%r5];`, ""},
	"a copy that its thread has waited for": {turn + `
	st.shared.b32 [%r4], 1;
	bar.sync 0;
	cp.async.ca.shared.global [%r4], [%rd2], 4;
	cp.async.commit_group;
	cp.async.wait_group 0;
	ld.shared.b32 %r6, [%r5];`, "by another"},
	"a copy of a group too few": {turn + `
	st.shared.b32 [%r4], 1;
	bar.sync 0;
	cp.async.ca.shared.global [%r4], [%rd2], 4;
	cp.async.commit_group;
	cp.async.wait_group 1;
	bar.sync 0;
	ld.shared.b32 %r6, [%r5];`, "by a copy, and no cp.async.wait_group"},
	"a copy over what is being read": {turn + `
	st.shared.b32 [%r4], 1;
	bar.sync 0;
	ld.shared.b32 %r6, [%r5];
	cp.async.ca.shared.global [%r4], [%rd2], 4;
	cp.async.wait_all;`, "race at byte"},

	"blocks that write the same word":      {"st.global.b32 [%rd2], 1;", byBlock},
	"blocks that read what others write":   {flag + "@%p1 st.global.b32 [%rd1], 1; @%p2 ld.global.b32 %r4, [%rd1];", byBlock},
	"blocks that count":                    {"red.global.add.u32 [%rd1], 1;", ""},
	"a count that is read beside":          {flag + "red.global.add.u32 [%rd1], 1; @%p2 ld.global.b32 %r4, [%rd1];", "race at byte 0 of the buffer of x"},
	"a count for one's own CTA":            {flag + "@%p1 red.relaxed.cta.global.add.u32 [%rd1], 1; @%p2 red.global.add.u32 [%rd1], 1;", byBlock},
	"a neighbour of what cas changes":      {flag + "@%p1 atom.relaxed.gpu.global.cas.b16 %rs1, [%rd1], 0, 256; @%p2 ld.global.b8 %rs2, [%rd1];", ""},
	"what cas changes":                     {flag + "@%p1 atom.relaxed.gpu.global.cas.b16 %rs1, [%rd1], 0, 256; @%p2 ld.global.b8 %rs2, [%rd1+1];", byBlock},
	"what cas finds otherwise":             {flag + "@%p1 atom.relaxed.gpu.global.cas.b32 %r5, [%rd1], 1, 2; @%p2 ld.global.b32 %r4, [%rd1];", ""},
	"a neighbour that cas has read":        {flag + "@%p1 atom.relaxed.gpu.global.cas.b16 %rs1, [%rd1], 0, 256; @%p2 st.global.b8 [%rd1], 1;", "race at byte 0"},
	"a message":                            {flag + "@%p1 st.global.b32 [%rd1], 7; @%p1 st.release.gpu.global.b32 [%rd1+4], 1; @!%p2 bra $E; $W: ld.acquire.gpu.global.b32 %r4, [%rd1+4]; setp.eq.u32 %p3, %r4, 0; @%p3 bra $W; ld.global.b32 %r5, [%rd1]; $E:", ""},
	"a message by fences":                  {flag + "@%p1 st.global.b32 [%rd1], 7; fence.acq_rel.gpu; @%p1 st.relaxed.gpu.global.b32 [%rd1+4], 1; @!%p2 bra $E; $W: ld.relaxed.gpu.global.b32 %r4, [%rd1+4]; setp.eq.u32 %p3, %r4, 0; @%p3 bra $W; fence.acq_rel.gpu; ld.global.b32 %r5, [%rd1]; $E:", ""},
	"a message without a release":          {flag + "@%p1 st.global.b32 [%rd1], 7; @%p1 st.relaxed.gpu.global.b32 [%rd1+4], 1; @!%p2 bra $E; $W: ld.acquire.gpu.global.b32 %r4, [%rd1+4]; setp.eq.u32 %p3, %r4, 0; @%p3 bra $W; ld.global.b32 %r5, [%rd1]; $E:", byBlock},
	"a message without an acquire":         {flag + "@%p1 st.global.b32 [%rd1], 7; @%p1 st.release.gpu.global.b32 [%rd1+4], 1; @!%p2 bra $E; $W: ld.relaxed.gpu.global.b32 %r4, [%rd1+4]; setp.eq.u32 %p3, %r4, 0; @%p3 bra $W; ld.global.b32 %r5, [%rd1]; $E:", byBlock},
	"a message by a fence for one's CTA":   {flag + "@%p1 st.global.b32 [%rd1], 7; fence.acq_rel.cta; @%p1 st.relaxed.gpu.global.b32 [%rd1+4], 1; @!%p2 bra $E; $W: ld.acquire.gpu.global.b32 %r4, [%rd1+4]; setp.eq.u32 %p3, %r4, 0; @%p3 bra $W; ld.global.b32 %r5, [%rd1]; $E:", byBlock},
	"a message that an update passes on":   {flag + "@%p1 st.global.b32 [%rd1], 7; @%p1 atom.release.gpu.global.add.u32 %r6, [%rd1+4], 1; @%p2 red.relaxed.gpu.global.add.u32 [%rd1+4], 16; @!%p2 bra $E; $W: ld.acquire.gpu.global.b32 %r4, [%rd1+4]; setp.lt.u32 %p3, %r4, 17; @%p3 bra $W; ld.global.b32 %r5, [%rd1]; $E:", ""},
	"a message to a barrier of the others": {flag + "@%p1 st.global.b32 [%rd1], 7; @%p1 st.release.gpu.global.b32 [%rd1+4], 1; setp.eq.u32 %p4, %r2, 0; @%p4 bra $E; @!%p2 bra $S; $W: ld.acquire.gpu.global.b32 %r4, [%rd1+4]; setp.eq.u32 %p3, %r4, 0; @%p3 bra $W; $S: bar.sync 0; ld.global.b32 %r5, [%rd1]; $E:", ""},
}

// TestRaces runs kernels of two CTAs of two warps in which something orders the
// accesses, or nothing does, with several orders of warps: want is what the report
// says, "" that there is none.
func TestRaces(t *testing.T) {
	for name, c := range races {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(3) {
				_, err := runGrid(t, kernelText(strings.ReplaceAll(c.body, "; ", ";\n\t")), 2, 64, 64, Options{Seed: seed})
				var fault *Fault
				switch {
				case c.want == "" && err != nil:
					t.Fatalf("seed %d: %v", seed, err)
				case c.want != "" && (!errors.As(err, &fault) || !strings.Contains(err.Error(), c.want)):
					t.Fatalf("seed %d: got %v, expected %q", seed, err, c.want)
				case c.want != "" && strings.Contains(fault.Message, "race at") && !strings.Contains(fault.Before, "PTX line"):
					t.Fatalf("the report does not say what came before: %v", err)
				}
			}
		})
	}
}

// TestRacesOfBlocks demands the same report of a race between tile blocks however many
// cores there are.
func TestRacesOfBlocks(t *testing.T) {
	// CTA i writes word 3i and reads word 24: the first that finds another's there is 8, or
	// those before have read what 8 writes.
	text := kernelText(`
	mov.u32 %r2, %ctaid.x;
	mad.lo.s32 %r3, %r2, 12, 0;
	cvt.u64.u32 %rd3, %r3;
	add.s64 %rd3, %rd1, %rd3;
	st.global.b32 [%rd3], 1;
	ld.global.b32 %r4, [%rd1+96];`)
	first := ""
	for _, workers := range []int{1, 2, 3, 8} {
		for range 4 {
			_, err := runGrid(t, text, 32, 32, 128, Options{Workers: workers})
			var fault *Fault
			if !errors.As(err, &fault) || fault.CTA != [3]uint32{8} {
				t.Fatalf("%d workers: got %v", workers, err)
			}
			if first == "" {
				first = err.Error()
			}
			if err.Error() != first {
				t.Errorf("%d workers: got %v, before %s", workers, err, first)
			}
		}
	}
}
