package lowering_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/hazard"
)

// What a fault is a mistake in.
const (
	ofValues = "completion values"
	ofPhases = "phases of mbarriers"
	ofProxy  = "proxies and fences"
	ofRoles  = "roles interleaved"
	ofStages = "stages in shared memory"
)

// fault is a mistake in how memory is shared, planted in an op. Where it cannot be planted,
// or changes nothing, plant does nothing and returns nil.
type fault struct {
	of, name string
	kind     gpu.Kind
	plant    func(op *ast.Op) (undo func())
}

// faultSuite plants faults in programs.
type faultSuite struct {
	name     string
	programs []string
	targets  []string                      // sm_90a alone where there are none
	ops      func(entry *ast.Op) []*ast.Op // in which ops; nil: in all
	faults   []fault
	fewest   int // how many are planted in all, at least
}

var faultSuites = []faultSuite{
	{
		name: "copies by threads",
		programs: []string{
			"../conformance/kernels/cutile_gemm.mlir", "../examples/gemm_views.mlir", "../examples/gemm_pointers.mlir",
			"testdata/passes/pipeline.mlir", "testdata/passes/pointer_copies.mlir", "testdata/gemm_nn.mlir",
		},
		targets: []string{"sm_80", "sm_90a", "sm_120"}, faults: copyFaults, fewest: 150,
	}, {
		name: "rings",
		programs: []string{
			"../conformance/kernels/cutile_gemm.mlir", "../conformance/kernels/cutile/gemm_persistent.mlir", "../examples/gemm_views.mlir", "testdata/passes/roles.mlir",
			"testdata/rings.mlir", "testdata/byhand/two_producers.mlir",
		},
		ops: inRings, faults: ringFaults, fewest: 600,
	}, {
		name: "teams", programs: []string{"testdata/sm_90a/teams.mlir"}, ops: inRings, faults: teamFaults, fewest: 70,
	}, {
		name: "teams abreast", programs: []string{"testdata/sm_90a/abreast.mlir"}, ops: inRings, faults: abreastFaults, fewest: 150,
	}, {
		name: "tile blocks told", programs: []string{"testdata/sm_90a/dynamic.mlir"}, ops: inRings, faults: toldFaults, fewest: 60,
	}, {
		name: "across CTAs", programs: []string{"testdata/multicast.mlir"}, ops: inRings, faults: acrossFaults, fewest: 60,
	}, {
		name: "rotated loops", programs: []string{"testdata/rotated.mlir"}, ops: steadyOps, faults: rotatedFaults, fewest: 60,
	}, {
		name: "waits again", programs: []string{"testdata/passes/held.mlir"}, ops: waitsAgain, faults: heldFaults, fewest: 3,
	}, {
		name: "transformed operands",
		programs: []string{
			"testdata/passes/transformed.mlir", "testdata/products_tf32.mlir", "testdata/products_transposed.mlir",
			"../conformance/kernels/cutile/gemm_dequantized.mlir", "../conformance/kernels/cutile/gemm_tf32_tall.mlir", "../conformance/kernels/cutile/gemm_tf32.mlir",
		},
		ops: transformingOps, faults: transformFaults, fewest: 36,
	}, {
		name: "transformed by a role", programs: []string{"testdata/passes/transformed_by_role.mlir"}, ops: transformerOps, faults: transformerFaults, fewest: 100,
	}, {
		name: "read by threads", programs: []string{"testdata/fixedbugs/refilled_under_loads.mlir", "testdata/passes/one_or_more.mlir", "../conformance/kernels/cutile/gemm_int8.mlir"},
		ops: inRings, faults: handbackFaults, fewest: 5,
	}, {
		name: "out of an if", programs: []string{pendingIf}, ops: outOfIf, faults: branchFaults, fewest: 14,
	},
}

// TestFaults plants mistakes in how memory is shared, each wherever it can be, and sees that
// the check finds every one. Of each kind there are several, and more than forty in all.
func TestFaults(t *testing.T) {
	names := map[string]map[string]bool{} // by kind
	ran := 0
	for _, s := range faultSuites {
		t.Run(s.name, func(t *testing.T) {
			ran++
			planted := map[string]int{} // by name
			for _, e := range s.entries(t) {
				s.plant(t, e, planted)
			}
			total := 0
			for _, f := range s.faults {
				if planted[f.name] == 0 {
					t.Errorf("%s: planted nowhere", f.name)
				}
				total += planted[f.name]
				if names[f.of] == nil {
					names[f.of] = map[string]bool{}
				}
				names[f.of][f.name] = true
			}
			t.Logf("%d faults planted", total)
			if total < s.fewest {
				t.Errorf("expected %d at least", s.fewest)
			}
		})
	}
	different := 0
	for _, of := range slices.Sorted(maps.Keys(names)) {
		t.Logf("%s: %d: %s", of, len(names[of]), strings.Join(slices.Sorted(maps.Keys(names[of])), "; "))
		if different += len(names[of]); len(names[of]) < 6 && ran == len(faultSuites) {
			t.Errorf("only %d different faults of %s", len(names[of]), of)
		}
	}
	if different < 40 && ran == len(faultSuites) {
		t.Errorf("only %d different faults", different)
	}
}

// entries lists the entries of the suite's plans, in which nothing is wrong.
func (s *faultSuite) entries(t *testing.T) (list []*ast.Op) {
	t.Helper()
	targets := s.targets
	if targets == nil {
		targets = []string{"sm_90a"}
	}
	for _, path := range s.programs {
		for _, target := range targets {
			for _, e := range entries(planned(t, parse(t, path), target)) {
				if bad := hazard.Check(e); len(bad) > 0 {
					t.Fatalf("%s, %s: %s", path, target, strings.Join(bad, "\n"))
				}
				list = append(list, e)
			}
		}
	}
	return list
}

// plant makes each mistake at each of the ops that it is for, and sees that the check finds
// it. It counts them by name.
func (s *faultSuite) plant(t *testing.T, e *ast.Op, planted map[string]int) {
	t.Helper()
	all := s.ops
	if all == nil {
		all = plannedOps
	}
	ops := all(e)
	for _, f := range s.faults {
		for _, op := range ops {
			if !gpu.Is(op, f.kind) {
				continue
			}
			undo := f.plant(op)
			if undo == nil {
				continue
			}
			if len(hazard.Check(e)) == 0 {
				t.Errorf("entry %s: %s at %s: nothing found", e.Str("sym_name"), f.name, op.ShortName())
			}
			undo()
			planted[f.name]++
		}
	}
}

// copyFaults are mistakes in how the threads copy to shared memory, or store there. The last
// wait is for copies that nobody reads.
var copyFaults = []fault{
	{ofValues, "no wait", gpu.Wait, inLoop(erased)},
	{ofValues, "one group too many under way", gpu.Wait, inLoop(changed("pending", 1))},
	{ofValues, "a wait for a younger group", gpu.Wait, youngerGroup},
	{ofValues, "groups handed on in the wrong order", gpu.Wait, handedOnTwice},
	{ofValues, "a copy left out of its group", gpu.Commit, leftOut},
	{ofValues, "no group closed", gpu.Commit, erased},
	{ofValues, "no copy", gpu.CopyAsync, erased},
	{ofStages, "a copy to the wrong slot", gpu.CopyAsync, inLoop(fixed(2, 0))}, // before the loop it is the first
	{ofStages, "a product of the wrong slot", gpu.Mma, productOf(0)},
	{ofProxy, "no fence after copies", gpu.Wait, inLoop(without(gpu.AttrAsync))},
	{ofProxy, "no fence after a store", gpu.StoreShared, without(gpu.AttrAsync)},
	{ofProxy, "a store behind the fence", gpu.StoreShared, storedAgain},
	{ofProxy, "an instruction of the other proxy", gpu.Mma, otherProxy},
	{ofStages, "nothing stored", gpu.StoreShared, erased},
}

// ringFaults are mistakes in how rings are kept.
var ringFaults = []fault{
	{ofPhases, "no wait", gpu.MbarrierWait, unawaited(erased)},
	{ofPhases, "wait for the wrong parity: 0", gpu.MbarrierWait, fixed(2, 0)},
	{ofPhases, "wait for the wrong parity: 1", gpu.MbarrierWait, fixed(2, 1)},
	{ofPhases, "wait for the other parity", gpu.MbarrierWait, otherParity},
	{ofPhases, "wait for the wrong slot: 0", gpu.MbarrierWait, unawaited(fixed(1, 0))},
	{ofPhases, "wait for the wrong slot: 1", gpu.MbarrierWait, unawaited(fixed(1, 1))},
	{ofPhases, "stages of the wrong slot", gpu.MbarrierWait, fixed(1, 0)},
	{ofPhases, "wait for the other side", gpu.MbarrierWait, otherMbarriers},
	{ofPhases, "release of the other side", gpu.MbarrierArrive, otherMbarriers},
	{ofPhases, "bytes of the other side", gpu.MbarrierExpect, otherMbarriers},
	{ofPhases, "no release", gpu.MbarrierArrive, erased},
	{ofPhases, "released twice", gpu.MbarrierArrive, twice},
	{ofPhases, "release of the wrong slot", gpu.MbarrierArrive, fixed(1, 0)},
	{ofPhases, "no bytes expected", gpu.MbarrierExpect, erased},
	{ofPhases, "bytes expected twice", gpu.MbarrierExpect, twice},
	{ofPhases, "too many bytes expected", gpu.MbarrierExpect, changed("bytes", 16)},
	{ofPhases, "too few bytes expected", gpu.MbarrierExpect, changed("bytes", -16)},
	{ofPhases, "bytes of the wrong slot", gpu.MbarrierExpect, fixed(1, 0)},
	{ofPhases, "bytes that nobody copies", gpu.CopyTensor, erased},
	{ofPhases, "too many arrivals wanted", gpu.AllocMbarrier, changed("arrivals", 1)},
	{ofPhases, "too few arrivals wanted", gpu.AllocMbarrier, changed("arrivals", -1)},
	{ofRoles, "a copy made twice", gpu.CopyTensor, twice},
	{ofRoles, "a copy to the other operand's stages", gpu.CopyTensor, otherTile},
	{ofRoles, "a wait behind what it is for", gpu.MbarrierWait, unawaited(later)},
	{ofRoles, "a stage released under its product", gpu.MbarrierArrive, toWait},
	{ofRoles, "a role that begins in the wrong phase", gpu.Role, beginsWith(1, 0)},
	{ofRoles, "a role that begins in the wrong slot", gpu.Role, beginsWith(0, 1)},
	{ofRoles, "a role that comes round too soon", gpu.Role, comesRound(-1)},
	{ofRoles, "a role that comes round too late", gpu.Role, comesRound(1)},
	{ofValues, "no wait for products", gpu.MmaWait, withoutResult(erased)},
	{ofValues, "products two behind", gpu.MmaWait, withoutResult(changed("pending", 1))},
	{ofValues, "a wait for the product that has just begun", gpu.MmaWait, youngerProduct},
}

// teamFaults are mistakes in how teams take turns, and go on behind what others have read.
var teamFaults = []fault{
	{ofPhases, "no turn taken", gpu.TakeTurn, erased},
	{ofPhases, "no turn given", gpu.EndTurn, erased},
	{ofPhases, "a turn given twice", gpu.EndTurn, twice},
	{ofPhases, "a turn taken twice", gpu.TakeTurn, twice},
	{ofPhases, "a turn of the wrong parity: 0", gpu.TakeTurn, fixed(1, 0)},
	{ofPhases, "a turn of the wrong parity: 1", gpu.TakeTurn, fixed(1, 1)},
	{ofPhases, "a turn given before it is over", gpu.EndTurn, beforeLoops},
	{ofPhases, "every team takes itself for the first", gpu.Team, takenFor(0)},
	{ofPhases, "every team takes itself for the second", gpu.Team, takenFor(1)},
	{ofPhases, "too many arrivals wanted", gpu.AllocMbarrier, changed("arrivals", 1)},
	{ofPhases, "too few arrivals wanted", gpu.AllocMbarrier, changed("arrivals", -1)},
	{ofPhases, "wait for the other parity", gpu.MbarrierWait, otherParity},
	{ofPhases, "no release", gpu.MbarrierArrive, erased},
	{ofPhases, "no wait", gpu.MbarrierWait, unawaited(erased)},
}

// abreastFaults are mistakes in how teams share rings, and follow the one that iterates most.
var abreastFaults = []fault{
	{ofPhases, "every team begins as the first", gpu.Team, beforeBlocks(takenFor(0))},
	{ofPhases, "every team begins as the second", gpu.Team, beforeBlocks(takenFor(1))},
	{ofPhases, "what others read further is not let go", gpu.MbarrierArrive, unfollowed},
	{ofPhases, "too many arrivals wanted", gpu.AllocMbarrier, changed("arrivals", 1)},
	{ofPhases, "too few arrivals wanted", gpu.AllocMbarrier, changed("arrivals", -1)},
	{ofPhases, "wait for the other parity", gpu.MbarrierWait, otherParity},
	{ofPhases, "no release", gpu.MbarrierArrive, erased},
	{ofPhases, "released twice", gpu.MbarrierArrive, twice},
	{ofPhases, "no wait", gpu.MbarrierWait, unawaited(erased)},
	{ofRoles, "a copy made twice", gpu.CopyTensor, twice},
	{ofRoles, "a tile block drawn and not run", gpu.DrawTileBlock, twice},
	{ofRoles, "the next tile block not told", gpu.MbarrierTell, erased},
	{ofRoles, "the next tile block told twice", gpu.MbarrierTell, twice},
	{ofRoles, "its number taken for its place", gpu.MbarrierTell, exchanged(2, 3)},
	{ofRoles, "its place along one dimension taken for that along another", gpu.MbarrierTell, exchanged(3, 4)},
}

// toldFaults are mistakes in how a role tells which tile block is the next.
var toldFaults = []fault{
	{ofRoles, "the next tile block not told", gpu.MbarrierTell, erased},
	{ofRoles, "the next tile block told twice", gpu.MbarrierTell, twice},
	{ofPhases, "no release", gpu.MbarrierArrive, erased},
	{ofPhases, "released twice", gpu.MbarrierArrive, twice},
	{ofPhases, "no wait", gpu.MbarrierWait, unawaited(erased)},
	{ofPhases, "wait for the other parity", gpu.MbarrierWait, otherParity},
	{ofPhases, "too many arrivals wanted", gpu.AllocMbarrier, changed("arrivals", 1)},
}

// exchanged has an op read two operands in each other's place.
func exchanged(i, j int) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		if j >= len(op.Operands()) {
			return nil
		}
		exchange := func() {
			x, y := op.Operand(i), op.Operand(j)
			op.SetOperand(i, y)
			op.SetOperand(j, x)
		}
		exchange()
		return exchange
	}
}

// beforeBlocks plants a mistake in what is computed in front of the loop over tile blocks.
func beforeBlocks(plant func(*ast.Op) func()) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		if op.Parent().Opcode != ast.OpEntry {
			return nil
		}
		return plant(op)
	}
}

// unfollowed takes the loop around an arrival away in which a team lets go what it does not read.
func unfollowed(arrive *ast.Op) func() {
	loop := arrive.Parent()
	if loop.Opcode != ast.OpFor || !loop.Has(ast.KeyUnsignedCmp) {
		return nil
	}
	inits := loop.List(ast.InInitValues)
	var uses [][]ast.Use
	for i, v := range loop.Results() {
		uses = append(uses, slices.Clone(v.Uses()))
		v.ReplaceAllUses(inits[i])
	}
	next := loop.Next()
	loop.Unlink()
	return func() {
		ast.InsertBefore(next, loop)
		for i, list := range uses {
			for _, u := range list {
				u.Op.SetOperand(u.Index, loop.Result(i))
			}
		}
	}
}

// acrossFaults are mistakes in how CTAs bring each other tiles.
var acrossFaults = []fault{
	{ofPhases, "a stage released for the own CTA alone", gpu.MbarrierArrive, without(gpu.KeyAcross)},
	{ofPhases, "as many arrivals wanted as one CTA has", gpu.AllocMbarrier, ofOneCTA},
	{ofPhases, "too many arrivals wanted", gpu.AllocMbarrier, changed("arrivals", 1)},
	{ofPhases, "too few bytes expected", gpu.MbarrierExpect, changed("bytes", -16)},
	{ofPhases, "no release", gpu.MbarrierArrive, erased},
	{ofPhases, "released twice", gpu.MbarrierArrive, twice},
	{ofPhases, "no wait", gpu.MbarrierWait, unawaited(erased)},
	{ofPhases, "wait for the other parity", gpu.MbarrierWait, otherParity},
	{ofRoles, "a stage released under its product", gpu.MbarrierArrive, toWait},
	{ofRoles, "a copy made twice", gpu.CopyTensor, twice},
	{ofValues, "products two behind", gpu.MmaWait, withoutResult(changed("pending", 1))},
}

// ofOneCTA has a stage of a ring wait for half of those that release it.
func ofOneCTA(op *ast.Op) func() {
	n := op.Int(gpu.KeyArrivals, 1)
	if n == 1 {
		return nil
	}
	return changed("arrivals", int(-n/2))(op)
}

// rotatedFaults are mistakes in loops of which a product runs an iteration later.
var rotatedFaults = []fault{
	{ofPhases, "no wait", gpu.MbarrierWait, unawaited(erased)},
	{ofPhases, "wait for the wrong parity: 0", gpu.MbarrierWait, fixed(2, 0)},
	{ofPhases, "wait for the wrong parity: 1", gpu.MbarrierWait, fixed(2, 1)},
	{ofPhases, "wait for the wrong slot: 0", gpu.MbarrierWait, unawaited(fixed(1, 0))},
	{ofPhases, "no release", gpu.MbarrierArrive, erased},
	{ofPhases, "release of the wrong slot", gpu.MbarrierArrive, fixed(1, 0)},
	{ofRoles, "a stage released under its product", gpu.MbarrierArrive, toWait},
	{ofValues, "products two behind", gpu.MmaWait, changed("pending", 1)},
}

// heldFaults are mistakes in what is waited for once more.
var heldFaults = []fault{
	{ofPhases, "a wait again for another slot", gpu.MbarrierWait, fixed(1, 0)},
	{ofPhases, "a wait again for another parity: 0", gpu.MbarrierWait, fixed(2, 0)},
	{ofPhases, "a wait again for another parity: 1", gpu.MbarrierWait, fixed(2, 1)},
}

// transformFaults are mistakes in how operands are transformed while a product is under way.
var transformFaults = []fault{
	{ofProxy, "no barrier behind the fence", gpu.Barrier, erased},
	{ofProxy, "the barrier in front of the wait", gpu.Barrier, sooner},
	{ofProxy, "no fence after a transformation", gpu.StoreShared, without(gpu.AttrAsync)},
	{ofProxy, "a store behind the fence", gpu.StoreShared, storedAgain},
	{ofStages, "written to one stage only: 0", gpu.StoreShared, fixed(2, 0)},
	{ofStages, "written to one stage only: 1", gpu.StoreShared, fixed(2, 1)},
	{ofStages, "read from one stage only: 0", gpu.Mma, productOf(0)},
	{ofStages, "read from one stage only: 1", gpu.Mma, productOf(1)},
	{ofStages, "not written", gpu.StoreShared, erased},
}

// handbackFaults are mistakes in how threads hand back what they have read by loads.
var handbackFaults = []fault{
	{ofProxy, "no fence before a stage is filled again", gpu.MbarrierArrive, without(gpu.AttrAsync)},
}

// transformerFaults are mistakes in how a role transforms what copies bring.
var transformerFaults = []fault{
	{ofStages, "not written", gpu.StoreShared, erased},
	{ofStages, "written to one stage only: 0", gpu.StoreShared, severalStages(fixed(2, 0))},
	{ofStages, "written to one stage only: 1", gpu.StoreShared, severalStages(fixed(2, 1))},
	{ofStages, "read from one stage only: 0", gpu.LoadShared, fixed(1, 0)},
	{ofStages, "read from one stage only: 1", gpu.LoadShared, fixed(1, 1)},
	{ofProxy, "no fence after a transformation", gpu.StoreShared, without(gpu.AttrAsync)},
	{ofPhases, "no wait", gpu.MbarrierWait, unawaited(erased)},
	{ofPhases, "wait for the other parity", gpu.MbarrierWait, otherParity},
	{ofPhases, "no release", gpu.MbarrierArrive, erased},
	{ofPhases, "released twice", gpu.MbarrierArrive, twice},
	{ofRoles, "told before it is done", gpu.StoreShared, behindArrivals},
	{ofRoles, "a role that begins in the wrong phase", gpu.Role, beginsWith(1, 0)},
	{ofRoles, "a role that comes round too soon", gpu.Role, comesRound(-1)},
	{ofRoles, "a role that comes round too late", gpu.Role, comesRound(1)},
}

// transformerOps lists the ops of collective roles.
func transformerOps(e *ast.Op) (list []*ast.Op) {
	for _, role := range gpu.RolesOf(e) {
		if role.Has(gpu.KeyCollective) {
			list = append(list, role)
			list = append(list, plannedOps(role)...)
		}
	}
	return list
}

// severalStages plants a mistake where a tile has several stages.
func severalStages(plant func(*ast.Op) func()) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		if gpu.Get(op, gpu.InSharedTile).Def().Int(gpu.KeyStages, 1) == 1 {
			return nil
		}
		return plant(op)
	}
}

// behindArrivals moves a store behind the arrivals that tell of it.
func behindArrivals(op *ast.Op) func() {
	last := op
	for gpu.Is(last.Next(), gpu.MbarrierArrive) {
		last = last.Next()
	}
	before := op.Prev()
	op.Unlink()
	ast.InsertAfter(last, op)
	return func() {
		op.Unlink()
		ast.InsertAfter(before, op)
	}
}

// branchFaults are mistakes in how what comes out of an if is waited for.
var branchFaults = []fault{
	{ofValues, "no wait for copies out of an if", gpu.Wait, erased},
	{ofValues, "a group more under way out of an if", gpu.Wait, changed("pending", 1)},
	{ofValues, "a product more under way out of an if", gpu.MmaWait, changed("pending", 1)},
	{ofProxy, "no fence after copies out of an if", gpu.Wait, without(gpu.AttrAsync)},
}

// plannedOps lists the ops of the plan in an entry.
func plannedOps(e *ast.Op) (list []*ast.Op) {
	e.Walk(func(op *ast.Op) {
		if gpu.KindOf(op) != gpu.None {
			list = append(list, op)
		}
	})
	return list
}

// inRings lists them for an entry that has roles.
func inRings(e *ast.Op) []*ast.Op {
	if len(gpu.RolesOf(e)) == 0 {
		return nil
	}
	return plannedOps(e)
}

// steadyOps lists the ops that keep rings and wait for products in the rotated loops of an
// entry: those in a for in an if.
func steadyOps(e *ast.Op) []*ast.Op {
	return slices.DeleteFunc(plannedOps(e), func(op *ast.Op) bool {
		loop := op.Parent()
		return loop.Opcode != ast.OpFor || loop.Parent().Opcode != ast.OpIf
	})
}

// waitsAgain lists the waits for what is there already.
func waitsAgain(e *ast.Op) []*ast.Op {
	return slices.DeleteFunc(plannedOps(e), func(op *ast.Op) bool { return !op.Has(gpu.KeyAgain) })
}

// transformingOps are the first store of a transformed operand to one of several stages, the
// barrier before its product, and that.
func transformingOps(e *ast.Op) []*ast.Op {
	all := plannedOps(e)
	store := slices.IndexFunc(all, func(op *ast.Op) bool { return gpu.Is(op, gpu.StoreShared) && len(op.Operands()) > 2 })
	bar := slices.IndexFunc(all, func(op *ast.Op) bool { return gpu.Is(op, gpu.Barrier) && gpu.Is(op.Next(), gpu.Mma) })
	if store < 0 || bar < 0 {
		return nil
	}
	return []*ast.Op{all[store], all[bar], all[bar].Next()}
}

// outOfIf lists the ops of the plan in an entry but the waits for products that come out of
// none of its ifs.
func outOfIf(e *ast.Op) []*ast.Op {
	return slices.DeleteFunc(plannedOps(e), func(op *ast.Op) bool { return gpu.Is(op, gpu.MmaWait) && op.Source().Def().Opcode != ast.OpIf })
}

// inLoop plants a fault in what stands in a loop, and has no result.
func inLoop(plant func(*ast.Op) func()) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		if op.Parent().Opcode != ast.OpFor || gpu.Is(op, gpu.Wait) && len(op.Results()) > 0 {
			return nil
		}
		return plant(op)
	}
}

// withoutResult plants a fault in a wait behind which nothing is read but what it is for.
func withoutResult(plant func(*ast.Op) func()) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		if len(op.Results()) > 0 {
			return nil
		}
		return plant(op)
	}
}

// beforeLoops has a turn given where it is taken.
func beforeLoops(op *ast.Op) func() {
	next, take := op.Next(), op.Block().First()
	for !gpu.Is(take, gpu.TakeTurn) {
		take = take.Next()
	}
	op.Unlink()
	ast.InsertAfter(take, op)
	return func() {
		op.Unlink()
		ast.InsertBefore(next, op)
	}
}

// takenFor has all teams compute as the one of a number does.
func takenFor(number int64) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		n := build.At{Mark: op}.Constant(num.I32, number)
		uses := slices.Clone(op.Value().Uses())
		op.Value().ReplaceAllUses(n)
		return func() {
			for _, u := range uses {
				u.Op.SetOperand(u.Index, op.Value())
			}
			n.Def().Erase()
		}
	}
}

// erased takes an op away.
func erased(op *ast.Op) func() {
	next := op.Next()
	op.Unlink()
	return func() { ast.InsertBefore(next, op) }
}

// twice has an op stand there again.
func twice(op *ast.Op) func() {
	again := op.Clone(map[*ast.Value]*ast.Value{})
	ast.InsertAfter(op, again)
	return again.Erase
}

// without takes an attribute away.
func without(name string) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		old := op.Attr(name)
		if old == nil {
			return nil
		}
		op.RemoveAttr(name)
		return func() { op.SetAttr(name, old) }
	}
}

// changed sets an integer attribute.
func changed(name string, by int) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		old := op.Int(name, 0)
		op.SetAttr(name, gpu.Int(int(old)+by))
		return func() { op.SetAttr(name, gpu.Int(int(old))) }
	}
}

// numberBefore makes a number before an op.
func numberBefore(before *ast.Op, n int) *ast.Op {
	c := ast.NewOp(ast.OpConstant, nil, []ast.Type{ast.Tile(num.I32)})
	c.SetAttr(ast.KeyValue, &ast.DenseAttr{Type: ast.Tile(num.I32), Splat: true, Data: []byte{byte(n), 0, 0, 0}})
	ast.InsertBefore(before, c)
	return c
}

// isConstant reports whether a value is a number.
func isConstant(v *ast.Value, n int) bool {
	c := v.Def()
	if c == nil || c.Opcode != ast.OpConstant || !ast.Same(v.Type, ast.Tile(num.I32)) {
		return false
	}
	return c.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0) == uint64(n)
}

// fixed makes an operand a constant.
func fixed(i, n int) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		old := op.Operand(i)
		c := numberBefore(op, n)
		op.SetOperand(i, c.Result(0))
		return func() { op.SetOperand(i, old); c.Erase() }
	}
}

// productOf has a product read one stage of its last operand that has several.
func productOf(stage int) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		if len(op.Operands()) < 4 {
			return nil
		}
		return fixed(len(op.Operands())-1, stage)(op)
	}
}

// otherParity has a wait take the phase of the other parity.
func otherParity(op *ast.Op) func() {
	old := op.Operand(2)
	one := numberBefore(op, 1)
	other := ast.NewOp(ast.OpSubI, []*ast.Value{one.Result(0), old}, []ast.Type{ast.Tile(num.I32)})
	ast.InsertBefore(op, other)
	op.SetOperand(2, other.Result(0))
	return func() { op.SetOperand(2, old); other.Erase(); one.Erase() }
}

// otherMbarriers has an op take those of the other side of its ring, which stand beside them.
func otherMbarriers(op *ast.Op) func() {
	old := op.Operand(0)
	other := old.Def().Next()
	if !gpu.Is(other, gpu.AllocMbarrier) || other.Int("stages", 0) != old.Def().Int("stages", 0) {
		other = old.Def().Prev()
	}
	op.SetOperand(0, other.Result(0))
	return func() { op.SetOperand(0, old) }
}

// otherTile has a copy go to another ring of the same tiles.
func otherTile(op *ast.Op) func() {
	at := slices.Index(op.Operands(), gpu.Get(op, gpu.InSharedTile))
	old := op.Operand(at)
	for other := old.Def().Block().First(); other != nil; other = other.Next() {
		if other != old.Def() && gpu.Is(other, gpu.AllocShared) && ast.Same(other.Value().Type, old.Type) {
			op.SetOperand(at, other.Value())
			return func() { op.SetOperand(at, old) }
		}
	}
	return nil
}

// beginsWith has what the loops of a role count begin with another number.
func beginsWith(old, n int) func(*ast.Op) func() {
	return func(role *ast.Op) (undo func()) {
		role.Walk(func(loop *ast.Op) {
			if loop.Opcode != ast.OpFor || undo != nil {
				return
			}
			for i, v := range loop.List(ast.InInitValues) {
				if isConstant(v, old) {
					undo = fixed(loop.At(ast.InInitValues)+i, n)(loop)
					return
				}
			}
		})
		return undo
	}
}

// comesRound has a role take its ring for one of so many stages more.
func comesRound(more int) func(*ast.Op) func() {
	return func(role *ast.Op) (undo func()) {
		role.Walk(func(op *ast.Op) {
			if op.Opcode != ast.OpCmpI || undo != nil || op.Enum(ast.KeyComparisonPredicate, 0) != ast.CmpEqual {
				return
			}
			for stages := 2; stages < 16; stages++ {
				if isConstant(op.Get(ast.InRhs), stages) {
					undo = fixed(op.At(ast.InRhs), stages+more)(op)
				}
			}
		})
		return undo
	}
}

// later moves an op behind the next one of another kind.
func later(op *ast.Op) func() {
	next := op.Next()
	behind := next
	for gpu.KindOf(behind) == gpu.KindOf(op) {
		behind = behind.Next()
	}
	op.Unlink()
	ast.InsertAfter(behind, op)
	return func() { op.Unlink(); ast.InsertBefore(next, op) }
}

// toWait moves an op to the other side of the wait for a product in front of it.
func toWait(op *ast.Op) func() {
	next := op.Next()
	wait := op.Prev()
	for wait != nil && !gpu.Is(wait, gpu.MmaWait) {
		wait = wait.Prev()
	}
	if wait == nil {
		return nil
	}
	op.Unlink()
	ast.InsertBefore(wait, op)
	return func() { op.Unlink(); ast.InsertBefore(next, op) }
}

// sooner moves an op in front of the wait for a product before it, or, if there is none, of the
// op before it.
func sooner(op *ast.Op) func() {
	if undo := toWait(op); undo != nil {
		return undo
	}
	prev := op.Prev()
	op.Unlink()
	ast.InsertBefore(prev, op)
	return func() { op.Unlink(); ast.InsertAfter(prev, op) }
}

// unawaited plants a fault in a wait whose stage is named by its slot instead, so that what
// is wrong is not seen of the values alone.
func unawaited(plant func(*ast.Op) func()) func(*ast.Op) func() {
	return func(wait *ast.Op) func() {
		if wait.Has(gpu.KeyAgain) {
			return nil
		}
		uses := slices.Clone(wait.Value().Uses())
		for _, u := range uses {
			u.Op.SetOperand(u.Index, wait.Operand(1))
		}
		undo := plant(wait)
		return func() {
			undo()
			for _, u := range uses {
				u.Op.SetOperand(u.Index, wait.Value())
			}
		}
	}
}

// groupsOf lists the groups of copies that the loop around a wait carries, the oldest
// first; none if it carries one, or the wait is in no loop.
func groupsOf(wait *ast.Op) []*ast.Value {
	loop := wait.Parent()
	if loop.Opcode != ast.OpFor {
		return nil
	}
	if list := loop.Carried()[wait.Operand(0).CarriedIndex():]; len(list) > 1 {
		return list
	}
	return nil
}

// youngerGroup has a wait take the group behind the one that it takes.
func youngerGroup(wait *ast.Op) func() {
	groups := groupsOf(wait)
	if groups == nil {
		return nil
	}
	wait.SetOperand(0, groups[1])
	return func() { wait.SetOperand(0, groups[0]) }
}

// youngerProduct has a wait take the product that adds to the one that it takes.
func youngerProduct(wait *ast.Op) func() {
	old := wait.Operand(0)
	for _, u := range old.Uses() {
		if gpu.Is(u.Op, gpu.Mma) && u.Op.Block() == wait.Block() && wait.Int("pending", 0) > 0 {
			wait.SetOperand(0, u.Op.Value())
			return func() { wait.SetOperand(0, old) }
		}
	}
	return nil
}

// handedOnTwice has a loop hand a group on to itself in place of the one behind it.
func handedOnTwice(wait *ast.Op) func() {
	groups := groupsOf(wait)
	if groups == nil {
		return nil
	}
	end, i := groups[0].ArgOf().Last(), groups[0].CarriedIndex()
	end.SetOperand(i, groups[0])
	return func() { end.SetOperand(i, groups[1]) }
}

// leftOut has a group lack the first of its copies.
func leftOut(commit *ast.Op) func() {
	all := slices.Clone(commit.Operands())
	commit.SetOperands(all[1:]...)
	return func() { commit.SetOperands(all...) }
}

// storedAgain has the same stored behind what is stored with a fence, and without one.
func storedAgain(store *ast.Op) func() {
	if !store.Has(gpu.AttrAsync) {
		return nil
	}
	undo := twice(store)
	store.Next().RemoveAttr(gpu.AttrAsync)
	return undo
}

// otherProxy has a product of what threads stored in shared memory read it by the
// asynchronous proxy, for which nobody went through a fence.
func otherProxy(product *ast.Op) func() {
	name, stored := product.Str("instruction"), false
	for _, x := range gpu.SharedEffects(product) {
		for _, u := range x.Tile.Value().Uses() {
			stored = stored || gpu.Is(u.Op, gpu.StoreShared) && !u.Op.Has(gpu.AttrAsync)
		}
	}
	if !stored || strings.HasPrefix(name, "wgmma") {
		return nil
	}
	product.SetAttr("instruction", ast.StringAttr("wgmma.m64k16.f32.f16"))
	return func() { product.SetAttr("instruction", ast.StringAttr(name)) }
}
