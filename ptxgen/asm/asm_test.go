package asm

import (
	"flag"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"tileir/ptxgen/ptx"
)

var update = flag.Bool("update", false, "write testdata/codes.txt anew")

// instructions are some of every type, with what may differ.
func instructions() []Instruction {
	list := []Instruction{
		Load{Word: ptx.B32, Words: 1, Where: true},
		Load{Word: ptx.B8, Words: 1, Where: true},
		Load{Word: ptx.B64, Words: 2, Where: true},
		Load{Order: Relaxed, Scope: System, Word: ptx.B32, Words: 4},
		Load{Order: Acquire, Scope: GPU, Word: ptx.B16, Words: 1, Where: true},
		Store{Word: ptx.B32, Words: 4, Where: true},
		Store{Order: Release, Scope: CTA, Word: ptx.B64, Words: 1},
		Store{Order: Relaxed, Scope: Cluster, Word: ptx.B8, Words: 1, Where: true},
		ReduceAdd{Relaxed, GPU, ptx.F32, 4},
		ReduceAdd{Release, System, ptx.F16x2, 1},
		ReduceAdd{Relaxed, CTA, ptx.BF16x2, 4}, CountAround{},
		CopyAsync{}, CommitCopies{}, WaitCopies(2),
		CopyTensor{Rank: 1}, CopyTensor{Rank: 5}, CopyTensor{Rank: 2, Multicast: true}, CopyTensor{Rank: 3, Policy: true}, CopyTensor{Rank: 2, Multicast: true, Policy: true}, EvictFirst{},
		LoadMatrices{1, false, 0}, LoadMatrices{4, true, 1024},
		SharedOf(0),
		Fence(GPU), FenceAlias{}, FenceAsync{}, FenceMbarriers{},
		LaunchDependents{}, WaitForGrids{},
		SyncWarp{}, Sync{1, 256}, SyncTeam{128}, AllHold{}, SetRegisters{24, false}, SetRegisters{240, true},
		InitMbarrier(4), TryWait{}, TryWait{512}, Arrive{}, Arrive{512}, ArriveAcross{}, ArriveExpecting(32768),
		Compute{Add, Zero, false, ptx.F32}, Compute{Sub, Down, true, ptx.F32}, Compute{Mul, Up, false, ptx.F64}, Compute{Fma, Nearest, true, ptx.F32},
		Compute{Div, Approx, true, ptx.F32}, Compute{Div, Full, false, ptx.F32}, Compute{Sqrt, Approx, false, ptx.F32}, Compute{Sqrt, Zero, false, ptx.F64},
		Extreme{Type: ptx.F32}, Extreme{Greater: true, NaN: true, Type: ptx.BF16},
		Extreme{Greater: true, Flushed: true, NaN: true, Type: ptx.F16x2},
		TanhApprox{},
		Convert{ptx.F16, ptx.F32, Down}, Convert{ptx.F32, ptx.F64, Up}, Convert{ptx.TF32, ptx.F32, Nearest},
		ConvertPair(ptx.E4M3x2), ConvertPair(ptx.E5M2x2), WidenE4M3{},
		PermuteBytes(0x5410), PermuteBytesBy{}, OrThree{},
		MMA{Product{16, 8, 16, ptx.F32, ptx.BF16, ptx.BF16}, 4, 2, 4},
		MMA{Product{16, 8, 16, ptx.F16, ptx.F16, ptx.F16}, 4, 2, 2},
		MMA{Product{8, 8, 4, ptx.F64, ptx.F64, ptx.F64}, 1, 1, 2},
		MMA{Product{16, 8, 32, ptx.S32, ptx.S8, ptx.U8}, 4, 2, 4},
		ArriveAt{256}, ArriveIf{2, 256}, CommitProducts{}, WaitProducts(7), WarpgroupFence{0, ptx.F32}, WarpgroupFence{4, ptx.F16},
	}
	bf16 := Product{64, 8, 16, ptx.F32, ptx.BF16, ptx.BF16}
	return append(list,
		WarpgroupMMA{Product: bf16},
		WarpgroupMMA{Product: bf16, Transposed: [2]bool{true, false}, Given: true, Adds: true},
		WarpgroupMMA{Product: bf16, Fragments: true, Transposed: [2]bool{false, true}, Given: true},
		WarpgroupMMA{Product: Product{64, 16, 32, ptx.F16, ptx.E4M3, ptx.E5M2}, Given: true, Adds: true},
		WarpgroupMMA{Product: Product{64, 8, 32, ptx.S32, ptx.U8, ptx.S8}, Fragments: true},
		WarpgroupMMA{Product: Product{64, 8, 8, ptx.F32, ptx.TF32, ptx.TF32}, Given: true, Adds: true},
	)
}

// TestCodes holds text, constraints and effects to a golden file.
func TestCodes(t *testing.T) {
	const file = "testdata/codes.txt"
	var b strings.Builder
	for _, i := range instructions() {
		c, effects := CodeOf(i), ""
		if c.Effects() {
			effects = "sideeffect "
		}
		fmt.Fprintf(&b, "%s\n\t%s%q\n", c.Text(), effects, c.Constraints())
	}
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("other codes than in %s; go test ./ptxgen/asm -update writes it:\n%s", file, b.String())
	}
}

// TestReadBack reads each code as the back end does: it is one by the table there, too, and the
// table knows for each of its operands what is done with it.
func TestReadBack(t *testing.T) {
	for _, i := range instructions() {
		c := CodeOf(i)
		read, err := ptx.ParseTemplate(c.Text(), c.Outputs()+c.Inputs())
		if err != nil {
			t.Errorf("%s: %v", c.Text(), err)
			continue
		}
		for i := range read.Func.Body {
			if in := &read.Func.Body[i]; in.IsInst() && read.Module.Mnemonic(in).Err != nil {
				t.Errorf("%s: %v", c.Text(), read.Module.Mnemonic(in).Err)
			}
		}
	}
}

// TestInstructions names all types of instructions: each has a code among those that are tried.
func TestInstructions(t *testing.T) {
	tried := map[string]bool{}
	for _, i := range instructions() {
		tried[reflect.TypeOf(i).Name()] = true
	}
	for _, file := range []string{"arith.go", "memory.go", "product.go", "sync.go"} {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^func \((?:\w+ )?(\w+)\) write\(`).FindAllStringSubmatch(string(source), -1) {
			if !tried[m[1]] {
				t.Errorf("%s: no code of %s is tried", file, m[1])
			}
			delete(tried, m[1])
		}
	}
	if len(tried) > 0 {
		t.Errorf("instructions that none of the files has: %v", tried)
	}
}

// TestRefused makes codes that PTX does not have: each is a panic that says why.
func TestRefused(t *testing.T) {
	for _, c := range []struct {
		why         string
		instruction Instruction
	}{
		{`BUG: asm: ld.global.release.gpu.b32: ld has no modifier .release`, Load{Order: Release, Scope: GPU, Word: ptx.B32, Words: 1}},
		{`BUG: asm: st.global.v3.b32: st has no modifier .v3`, Store{Word: ptx.B32, Words: 3}},
		{`BUG: asm: red.acq_rel.gpu.global.add.f32: red has no modifier .acq_rel`, ReduceAdd{AcqRel, GPU, ptx.F32, 1}},
		{`BUG: asm: add.approx.f32: add has no modifier .approx`, Compute{Add, Approx, false, ptx.F32}},
		{`BUG: asm: max.ftz.f64: max: unexpected modifier .f64`, Extreme{Greater: true, Flushed: true, Type: ptx.F64}},
		{`BUG: asm: wgmma.wait_group.sync.aligned: wgmma.wait_group.sync.aligned: expected a number from 0 to 7, got 8`, WaitProducts(8)},
		{`BUG: asm: setmaxnreg.inc.sync.aligned.u32: setmaxnreg.inc.sync.aligned.u32: expected a number from 24 to 256, got 264`, SetRegisters{264, true}},
		{`BUG: asm: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32: expected a vector of 4 of type .b32, got a vector of 2`, MMA{Product{16, 8, 16, ptx.F32, ptx.F16, ptx.F16}, 2, 2, 4}},
		{`BUG: asm: mma.sync.aligned.m16n8k8.row.col.s32.s8.s8.s32: mma: unexpected modifier .s32`, MMA{Product{16, 8, 8, ptx.S32, ptx.S8, ptx.S8}, 4, 2, 4}},
		{`BUG: asm: ldmatrix.sync.aligned.m8n8.x3.shared.b16: ldmatrix has no modifier .x3`, LoadMatrices{3, false, 0}},
		{`BUG: asm: cp.async.bulk.tensor.6d.shared::cluster.global.mbarrier::complete_tx::bytes: cp has no modifier .6d`, CopyTensor{Rank: 6}},
	} {
		func() {
			defer func() {
				if got := fmt.Sprint(recover()); got != c.why {
					t.Errorf("got %s\nwant %s", got, c.why)
				}
			}()
			CodeOf(c.instruction)
		}()
	}
}
