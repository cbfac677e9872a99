package gpu_test

import (
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
)

// TestSharedEffects: what ops do with a tile of two stages, by which proxy, and when
// they are done.
func TestSharedEffects(t *testing.T) {
	entry := ast.NewOp(ast.OpEntry, nil, nil)
	body := entry.AddRegion().AddBlock()
	put := func(op *ast.Op) *ast.Op {
		body.Append(op)
		return op
	}
	tile := put(gpu.NewAllocShared(entry, gpu.Shared{Shape: []int{64, 64}, Elem: num.F16, Stages: 2})).Result(0)
	slot := body.AddArg(ast.Tile(num.I32))
	guard := body.AddArg(ast.Tile(num.I1))
	source := body.AddArg(&ast.OpaqueType{Text: "view"})
	acc := body.AddArg(ast.Tile(num.F32, 64, 64))
	product := func(instruction string) *ast.Op {
		op := put(gpu.New(entry, gpu.Mma, []*ast.Value{tile, tile, acc, slot}, acc.Type))
		op.SetAttr("instruction", ast.StringAttr(instruction))
		op.SetAttr("slot_b", ast.UnitAttr{})
		return op
	}
	for _, c := range []struct {
		name string
		op   *ast.Op
		want []gpu.SharedEffect
	}{
		{"store", gpu.New(entry, gpu.StoreShared, []*ast.Value{acc, tile}), []gpu.SharedEffect{{Writes: true}}},
		{"load", gpu.New(entry, gpu.LoadShared, []*ast.Value{tile, slot}, acc.Type), []gpu.SharedEffect{{Slot: slot}}},
		{"load of all", gpu.New(entry, gpu.LoadShared, []*ast.Value{tile}, acc.Type), []gpu.SharedEffect{{}}},
		{"copy", gpu.New(entry, gpu.CopyAsync, []*ast.Value{source, tile, slot, guard}), []gpu.SharedEffect{{Slot: slot, Writes: true, Done: gpu.ByGroup}}},
		{"engine", gpu.New(entry, gpu.CopyTensor, []*ast.Value{source, source, tile, gpu.NewExpect(entry, source, slot, 8192).Value()}), []gpu.SharedEffect{{Slot: slot, Writes: true, Async: true, Done: gpu.ByMbarrier}}},
		{"wgmma", product("wgmma.m64k16.f32.f16"), []gpu.SharedEffect{{Async: true, Done: gpu.ByProduct}, {Slot: slot, Async: true, Done: gpu.ByProduct}}},
		{"fma", product("fma.f32.f16"), []gpu.SharedEffect{{}, {Slot: slot}}},
		{"wait", gpu.New(entry, gpu.Wait, nil), nil},
		{"of the language", ast.NewOp(ast.OpAddI, []*ast.Value{slot, slot}, []ast.Type{slot.Type}), nil},
	} {
		var got []gpu.SharedEffect
		for _, x := range gpu.SharedEffects(c.op) {
			if x.Tile != tile.Def() {
				t.Errorf("%s: another tile", c.name)
			}
			x.Tile = nil
			got = append(got, x)
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: %d effects, want %d", c.name, len(got), len(c.want))
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: effect %d is %+v, want %+v", c.name, i, got[i], c.want[i])
			}
		}
		writes := len(c.want) > 0 && c.want[0].Writes
		if gpu.WritesTo(c.op, tile.Def()) != writes || gpu.Reads(c.op, tile.Def()) != (len(c.want) > 0 && !writes) {
			t.Errorf("%s: Reads or WritesTo says something else", c.name)
		}
	}
}
