package conformance

import (
	"regexp"
	"strings"
	"testing"

	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
)

// plantedPrograms are whose code mistakes are planted in: a product in a ring of copies,
// by mma.sync and by wgmma, tiles that change threads, tile blocks that wait for each
// other, stores of half bytes, and a tile block on a cluster.
var plantedPrograms = map[string]plantedProgram{
	"product": {"../examples/gemm_views.mlir", "--grid 1,1 --arg A=rand:f16:392x104:5 --arg B=rand:f16:72x392:6 --arg C=zeros:f32:100x72 " +
		"--arg M=100 --arg N=72 --arg K=392 --arg stride_ak=104 --arg stride_bn=392 --arg stride_cm=72"},
	"turn":    {"testdata/planted/turn.mlir", ""},
	"message": {"testdata/planted/message.mlir", ""},
	"halves":  {"../lowering/testdata/fixedbugs/halves_one_by_one.mlir", ""},
	"cluster": {"../lowering/testdata/cluster.mlir", "--grid 2 --arg a=randint:-4:4:f16:128x4096:1 --arg c=zeros:f32:300x128 --arg n=zeros:i32:64 --arg k=5"},
}

// planted is a mistake in generated PTX: an edit of one place of it, by a regular
// expression, that the simulator must show, by a report with these words.
type planted struct {
	name, program, target string
	nth                   int // which place, from 0
	from, to              string
	reports               string
}

const (
	tryWait  = `mbarrier\.try_wait\.parity\.shared::cta\.b64 p, `
	boxCopy  = `cp\.async\.bulk\.tensor\.2d\.shared::cluster\.global\.mbarrier::complete_tx::bytes `
	swizzled = `or\.b64 (%rd\d+), (%rd\d+), 46116862933053603\d\d;` // makes a descriptor of rows of 128 bytes
)

var plantedPTX = []planted{
	// Barriers.
	{"no barrier before a tile is read", "turn", "sm_80", 1, `bar\.sync 0;`, "", "nothing has written it"},
	{"no barrier before a tile is written again", "turn", "sm_80", 0, `bar\.sync 0;`, "", "race at byte"},
	{"no barrier between partial sums", "turn", "sm_90a", 2, `bar\.sync 0;`, "", "race at byte"},
	{"a barrier that part of a warp comes to", "product", "sm_80", 0, `bar\.sync 0;`, "{ .reg .pred q; .reg .b32 t; mov.u32 t, %laneid; setp.lt.u32 q, t, 3; @q bar.sync 0; }", "bar.sync: it is .aligned"},
	{"another barrier for half of the warps", "turn", "sm_80", 1, `bar\.sync 0;`, "{ .reg .pred q; .reg .b32 t; mov.u32 t, %tid.x; setp.lt.u32 q, t, 64; @q bar.sync 1, 64; @!q bar.sync 2, 64; }", "nothing has written it"},
	{"a barrier that one warp leaves out", "turn", "sm_80", 1, `bar\.sync 0;`, "{ .reg .pred q; .reg .b32 t; mov.u32 t, %tid.x; setp.lt.u32 q, t, 96; @q bar.sync 0; }", "nothing has written it"},
	{"a barrier for more threads than there are", "turn", "sm_80", 1, `bar\.sync 0;`, "bar.sync 3, 160;", "deadlock"},
	{"a barrier for threads that are no warps", "turn", "sm_80", 1, `bar\.sync 0;`, "bar.sync 3, 100;", "which is not a multiple of 32"},
	{"a barrier of a warp that a loop left in parts", "halves", "sm_90a", 0, `bar\.warp\.sync 0xffffffff;`, "", "bar.sync: it is .aligned, and the threads of the warp may have been apart"},
	{"a wait that is no wait", "turn", "sm_80", 1, `bar\.sync 0;`, "bar.arrive 3, 128;", "nothing has written it"},

	// Addresses, registers, predicates.
	{"rows beyond the edge are written", "product", "sm_80", 31, `@p st\.global\.v2`, "st.global.v2", "outside of every allocation"},
	{"rows beyond the edge are written behind wgmma", "product", "sm_90a", 31, `@p st\.global\.v2`, "st.global.v2", "race at byte"},
	{"an address off by two bytes", "turn", "sm_80", 0, `st\.shared\.b32 \[(%r\d+)\]`, "st.shared.b32 [$1+2]", "is not a multiple of 4"},
	{"an address beyond shared memory", "turn", "sm_80", 0, `ld\.shared\.v4\.b32 (.*) \[(%r\d+)\]`, "ld.shared.v4.b32 $1 [$2+65536]", "outside of the CTA's"},
	{"a part of a tile that nobody writes", "turn", "sm_80", 0, `st\.shared\.b32 \[.*;`, "", "nothing has written it"},
	{"a register that nothing writes", "product", "sm_90a", 0, `mov\.b32 %r\d+, 1;`, "", "is read, and nothing has written it"},
	{"a row beyond what is copied", "product", "sm_80", 0, `, 16, (%r\d+);`, ", 16, 3200;", "3200 bytes are read for a copy of 16"},
	{"a copy beyond the edge", "product", "sm_80", 7, `, 16, (%r\d+);`, ", 16, 16;", "outside of every allocation"},

	// cp.async.
	{"a copy is not waited for", "product", "sm_80", 0, `cp\.async\.wait_group 0;`, "", "cp.async.wait_group"},
	{"a wait for one group too few", "product", "sm_80", 0, `cp\.async\.wait_group 0;`, "cp.async.wait_group 1;", "by a copy, and no cp.async.wait_group"},
	{"a wait for one group too few of three", "cluster", "sm_90a", 0, `cp\.async\.wait_group 2;`, "cp.async.wait_group 3;", "race at byte"},
	{"copies of two stages in one group", "product", "sm_80", 0, `cp\.async\.commit_group;`, "", "race at byte"},
	{"no barrier behind a wait", "product", "sm_80", 0, `(cp\.async\.wait_group 0;\s+(?:\.loc.*\s+)?)bar\.sync 0;`, "$1", "byte 0x"},

	// mbarriers and the copy engine.
	{"no mbarrier", "product", "sm_90a", 0, `mbarrier\.init\.shared::cta\.b64 \[(%r\d+)\], 8;`, "", "there is no mbarrier"},
	{"an mbarrier for one arrival more", "product", "sm_90a", 0, `(mbarrier\.init.*), 1;`, "$1, 2;", "deadlock"},
	{"an mbarrier for one warp less", "product", "sm_90a", 0, `(mbarrier\.init.*), 8;`, "$1, 7;", "mbarrier"},
	{"an mbarrier for one warp more", "product", "sm_90a", 0, `(mbarrier\.init.*), 8;`, "$1, 9;", "deadlock"},
	{"mbarriers that not all know of", "product", "sm_90a", 0, `bar\.sync 0;`, "", "mbarrier"},
	{"mbarriers that the copy engine does not know of", "product", "sm_90a", 0, `fence\.mbarrier_init\.release\.cluster;\s+(?:\.loc.*\s+)?fence\.proxy\.async\.shared::cta;`, "", "no fence.proxy.async"},
	{"no bytes are counted on", "product", "sm_90a", 0, `mbarrier\.arrive\.expect_tx\.shared::cta\.b64 (.*), \d+;`, "mbarrier.arrive.shared::cta.b64 $1;", "mbarrier"},
	{"too few bytes are counted on", "product", "sm_90a", 0, `(mbarrier\.arrive\.expect_tx.*), \d+;`, "$1, 16384;", "mbarrier"},
	{"too many bytes are counted on", "product", "sm_90a", 0, `(mbarrier\.arrive\.expect_tx.*), \d+;`, "$1, 32784;", "deadlock"},
	{"the wrong phase at the beginning, of who copies", "product", "sm_90a", 0, `mov\.b32 (%r\d+), 1;`, "mov.b32 $1, 0;", "deadlock"},
	{"the phase of who copies never changes", "product", "sm_90a", 0, `sub\.s32 (%r\d+), 1, (%r\d+);`, "mov.b32 $1, $2;", "mbarrier"},
	{"the phase of who multiplies never changes", "product", "sm_90a", 1, `sub\.s32 (%r\d+), 1, (%r\d+);`, "mov.b32 $1, $2;", "race at byte"},
	{"who multiplies does not wait", "product", "sm_90a", 1, tryWait + `(.*), (%r\d+);`, "setp.eq.u32 p, 0, 0;", "operand A"},
	{"who copies does not wait", "product", "sm_90a", 0, tryWait + `(.*), (%r\d+);`, "setp.eq.u32 p, 0, 0;", "1 arrivals at an mbarrier that expects 0 more"},
	{"a stage is given back before it is read", "product", "sm_90a", 0, `wgmma\.wait_group\.sync\.aligned 1;`, "wgmma.wait_group.sync.aligned 2;", "by a wgmma, and no wgmma.wait_group"},
	{"two lanes copy", "product", "sm_90a", 0, `(bar\.sync 0;(?s:.*?)setp\.)eq\.b32( %p\d+, %r\d+, )0;`, "${1}le.u32${2}1;", "mbarrier"},
	{"a box in the place of the one beside it", "product", "sm_90a", 0, `add\.s32 (%r\d+), (%r\d+), 8192;`, "mov.b32 $1, $2;", "race at byte"},
	{"a box that is not aligned", "product", "sm_90a", 0, `(` + boxCopy + `\[%r\d+)\]`, "$1+64]", "is not a multiple of 128"},
	{"a box beyond shared memory", "product", "sm_90a", 0, `(` + boxCopy + `\[%r\d+)\]`, "$1+131072]", "outside of the CTA's"},
	{"a box of another tensor map", "product", "sm_90a", 0, `(` + boxCopy + `\[%r\d+\], \[)%rd\d+`, "$1%rd1", "there is no tensor map"},
	{"stages half as far from each other", "product", "sm_90a", 3, `shl\.b32 (%r\d+), (%r\d+), 14;`, "shl.b32 $1, $2, 13;", "race at byte"},
	{"a phase of another slot is waited for", "product", "sm_90a", 1, `(` + tryWait + `)\[(%r\d+)(\+\d+)\], (%r\d+);`, "{ .reg .b32 b; sub.s32 b, $2, 8; $1[b$3], $4; }", "mbarrier"},

	// wgmma.
	{"no wgmma.fence", "product", "sm_90a", 0, `wgmma\.fence\.sync\.aligned;`, "", "no wgmma.fence"},
	{"a group is never closed", "product", "sm_90a", 0, `wgmma\.commit_group\.sync\.aligned;`, "", "by a wgmma, and no wgmma.wait_group"},
	{"a sum is stored before it is there", "product", "sm_90a", -1, `wgmma\.wait_group\.sync\.aligned 0;`, "", "while a wgmma has it"},
	{"another swizzle than the box's", "product", "sm_90a", 0, swizzled, "or.b64 $1, $2, 9223372041163735040;", "swizzle"},
	{"a descriptor off by one", "product", "sm_90a", 0, `add\.s64 (%rd\d+), (%rd\d+), 6;`, "add.s64 $1, $2, 7;", "race at byte"},
	{"a descriptor that differs between lanes", "product", "sm_90a", 0, swizzled, "{ .reg .b64 t; .reg .b32 u; mov.u32 u, %laneid; cvt.u64.u32 t, u; or.b64 $1, $2, t; }", "its descriptor is"},
	{"what threads copied is read without a fence", "cluster", "sm_90a", 0, `fence\.proxy\.async\.shared::cta;`, "", "no fence.proxy.async"},
	{"a matrix that is not transposed", "product", "sm_80", 0, `\.trans\.shared`, ".shared", "the 8×8 matrices of operand A are transposed"},
	{"another element type", "product", "sm_80", 0, `m16n8k16\.row\.col\.f32\.f16\.f16\.f32`, "m16n8k16.row.col.f32.bf16.bf16.f32", "f16 bits are read as bf16"},

	// Between tile blocks, and in a cluster.
	{"a release that releases nothing", "message", "sm_80", 0, `atom\.release\.gpu`, "atom.relaxed.gpu", "by another tile block, and nothing orders the two"},
	{"an acquire that acquires nothing", "message", "sm_90a", 0, `atom\.acquire\.gpu`, "atom.relaxed.gpu", "by another tile block, and nothing orders the two"},
	{"a release for the own CTA", "message", "sm_80", 0, `atom\.release\.gpu`, "atom.release.cta", "race at byte"},
	{"an acquire for the own CTA", "message", "sm_80", 0, `atom\.acquire\.gpu`, "atom.acquire.cta", "race at byte"},
	{"no barrier before a release", "message", "sm_80", 0, `bar\.sync 0;`, "", "by another tile block, and nothing orders the two"},
	{"no barrier behind an acquire", "message", "sm_80", 2, `bar\.sync 0;`, "", "nothing has written it"},
	{"a flag that is no atomic", "message", "sm_80", 0, `atom\.release\.gpu\.global\.exch\.b32 %r\d+, (.*);`, "st.global.b32 $1;", "race at byte 0 of the buffer of flag"},
	{"no wait for the cluster", "cluster", "sm_90a", 1, `barrier\.cluster\.arrive\.aligned;(\s+(?:\.loc.*\s+)?)barrier\.cluster\.wait\.aligned;`, "", "shared memory"},
	{"no wait for the cluster before its memory is used again", "cluster", "sm_90a", 4, `barrier\.cluster\.arrive\.aligned;(\s+(?:\.loc.*\s+)?)barrier\.cluster\.wait\.aligned;`, "", "race at byte"},
	{"an arrival of the cluster that releases nothing", "cluster", "sm_90a", 1, `barrier\.cluster\.arrive\.aligned`, "barrier.cluster.arrive.relaxed.aligned", "race at byte"},
	{"memory of a CTA that the cluster has not", "cluster", "sm_90a", 0, `mapa\.shared::cluster\.u32 (%r\d+), (%r\d+), 0;`, "mapa.shared::cluster.u32 $1, $2, 4;", "of CTA 4 of a cluster of 4"},
	{"memory of one's own CTA for that of the first", "cluster", "sm_90a", 0, `mapa\.shared::cluster\.u32 (%r\d+), (%r\d+), 0;`, "mov.b32 $1, $2;", "nothing has written it"},
}

// TestPlantedPTX edits the code of programs and demands that the simulator shows each
// mistake and names it.
func TestPlantedPTX(t *testing.T) {
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	for _, plant := range plantedPTX {
		t.Run(plant.name, func(t *testing.T) { plant.check(t, cpu) })
	}
	if len(plantedPTX) < 40 {
		t.Errorf("%d mistakes, expected 40 or more", len(plantedPTX))
	}
}

// TestPlantedPrograms demands that the simulator finds nothing in the programs as they
// are, with warps in several orders.
func TestPlantedPrograms(t *testing.T) {
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	for name, from := range plantedPrograms {
		p, s := from.read(t)
		want := p.run(t, cpu, s)
		for _, target := range simTargets {
			for seed := range uint64(3) {
				got := p.run(t, openSim(t, ptxsim.Options{Target: target, Seed: seed}), s)
				if !sameBuffers(t, got, want) {
					t.Errorf("%s on %s with seed %d: other results than the interpreter's", name, target, seed)
				}
			}
		}
	}
}

// plantedProgram is a program and the launch of it.
type plantedProgram struct{ path, line string }

func (from plantedProgram) read(t *testing.T) (*program, setup) {
	t.Helper()
	p := readProgram(t, from.path)
	s := p.defaults(t)
	if from.line != "" {
		s = parseSetup(t, strings.Fields(from.line))
	}
	s.specialize = true
	return p, s
}

func (plant *planted) check(t *testing.T, cpu launcher.Device) {
	p, s := plantedPrograms[plant.program].read(t)
	sim := openSim(t, ptxsim.Options{Target: plant.target})
	code := p.compile(t, plant.target, p.divisors(t, s)).Code
	code.PTX = plant.edit(t, code.PTX)
	got, err := p.attempt(t, sim, &launcher.Program{Code: code}, s)
	if err == nil && !sameBuffers(t, got, p.run(t, cpu, s)) {
		err = differentProduct(t, p, s, code)
	}
	if err == nil || !strings.Contains(err.Error(), plant.reports) {
		t.Errorf("got %v, expected %q", err, plant.reports)
	}
}

// differentProduct runs code whose results differ from the interpreter's once more, held
// to what the program multiplies, as --check does.
func differentProduct(t *testing.T, p *program, s setup, code *launcher.Code) error {
	t.Helper()
	products := new(launcher.Products)
	cpu := interp.New(interp.Options{Products: products})
	defer cpu.Close()
	p.run(t, cpu, s)
	if !products.Whole() {
		t.Error("the interpreter told no products")
	}
	_, err := p.attempt(t, openSim(t, ptxsim.Options{Target: code.Target, Products: products}), &launcher.Program{Code: code}, s)
	return err
}

// sameBuffers reports whether all buffers agree as far as sums of products do.
func sameBuffers(t *testing.T, got, want *outcome) bool {
	for name, b := range want.buffers {
		c, err := launcher.Compare(got.buffers[name], b, launcher.DefaultTolerance(b.Elem))
		if err != nil {
			t.Fatal(err)
		}
		if !c.OK() {
			return false
		}
	}
	return true
}

// edit edits a text in one place, or in all if nth is negative.
func (plant *planted) edit(t *testing.T, text []byte) []byte {
	t.Helper()
	re := regexp.MustCompile(plant.from)
	if plant.nth < 0 {
		if !re.Match(text) {
			t.Fatalf("%s is not in the PTX: choose another text", plant.from)
		}
		return re.ReplaceAll(text, []byte(plant.to))
	}
	places := re.FindAllSubmatchIndex(text, -1)
	if plant.nth >= len(places) {
		t.Fatalf("%s is in %d places of the PTX: choose another text", plant.from, len(places))
	}
	at := places[plant.nth]
	out := append([]byte(nil), text[:at[0]]...)
	out = re.Expand(out, []byte(plant.to), text, at)
	return append(out, text[at[1]:]...)
}
