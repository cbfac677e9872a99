package gpu

import (
	"tileir/ast"
)

// Effect is what an op does with the memory that an operand stands for. Ops that
// take scratch write it, wait, and read it besides, see ScratchOf.
type Effect struct {
	Operand string
	Slot    string // the operand that names the stage of a shared tile, if there is one
	If      string // the attribute with which it does; empty if it always does
	Writes  bool   // or reads
	Global  bool   // global memory, or shared
	Async   bool   // by the asynchronous proxy, or as threads do
	Done    Completion
}

// Completion says when what an op does with memory is done, and what another op
// waits for.
type Completion uint8

// The completions.
const (
	AtOnce     Completion = iota // when the op has run
	ByGroup                      // when gpu.wait has waited for its group, which gpu.commit closes
	ByProduct                    // when gpu.mma_wait has waited for the product
	ByMbarrier                   // when the phase of an mbarrier is complete
)

// completions say what is waited for, and by which op.
var completions = [...]string{
	ByGroup: "groups of copies (gpu.wait)", ByProduct: "products (gpu.mma_wait)", ByMbarrier: "phases of mbarriers (gpu.mbarrier_wait)",
}

func (c Completion) String() string { return completions[c] }

// String says what the effect is, as "writes shared memory, as threads do".
func (x Effect) String() string {
	does, space, proxy, done := "reads", "shared memory", "as threads do", ""
	if x.Writes {
		does = "writes"
	}
	if x.Global {
		space = "global memory"
	}
	if x.Async {
		proxy = "by the asynchronous proxy"
	}
	if x.Done != AtOnce {
		done = "; done with " + x.Done.String()
	}
	return does + " " + space + ", " + proxy + done
}

// WaitsFor returns what kind of things op waits for; AtOnce if none.
func WaitsFor(op *ast.Op) Completion { return Table[KindOf(op)].WaitsFor }

// SharedEffect is an effect of an op on a tile in shared memory.
type SharedEffect struct {
	Tile   *ast.Op    // its gpu.alloc_shared
	Slot   *ast.Value // which stage; nil for all
	Writes bool
	Async  bool
	Done   Completion
}

// SharedEffects lists what op does with tiles in shared memory.
func SharedEffects(op *ast.Op) (list []SharedEffect) {
	k := KindOf(op)
	for _, x := range Table[k].Effects {
		v := Get(op, ast.Part(x.Operand))
		if x.Global || v == nil || !Is(v.Def(), AllocShared) {
			continue
		}
		out := SharedEffect{Tile: v.Def(), Writes: x.Writes, Async: x.Async, Done: x.Done}
		if x.Slot != "" && (x.If == "" || op.Has(x.If)) {
			out.Slot = Get(op, ast.Part(x.Slot))
			switch {
			case k == Mma && x.Operand == "b":
				out.Slot = SlotOf(op, 1)
			case k == CopyTensor && out.Slot != nil && Is(out.Slot.Def(), MbarrierExpect):
				out.Slot = Get(out.Slot.Def(), InSlot)
			}
		}
		if k == Mma && !isWarpgroupProduct(op) { // its threads read the operands themselves
			out.Async, out.Done = false, AtOnce
		}
		list = append(list, out)
	}
	return list
}

// SlotOf returns the stage of operand which of a gpu.mma; nil if it has one only.
func SlotOf(mma *ast.Op, which int) *ast.Value {
	switch operands := mma.Operands(); {
	case !mma.Has([]string{KeySlotA, KeySlotB}[which]) || len(operands) < 4:
		return nil
	case which == 1 && len(operands) > 4:
		return operands[4]
	default:
		return operands[3]
	}
}

// Reads and WritesTo report whether op does so with a tile in shared memory.
func Reads(op, tile *ast.Op) bool    { return does(op, tile, false) }
func WritesTo(op, tile *ast.Op) bool { return does(op, tile, true) }

func does(op, tile *ast.Op, writes bool) bool {
	for _, x := range SharedEffects(op) {
		if x.Tile == tile && x.Writes == writes {
			return true
		}
	}
	return false
}

// TokenOperand returns the token that op waits for, or nil.
func TokenOperand(op *ast.Op) *ast.Value {
	if !AccessesMemory(op) || Is(op, Wait) { // which takes groups of copies
		return nil
	}
	for _, v := range op.Operands() {
		if _, ok := v.Type.(ast.TokenType); ok {
			return v
		}
	}
	return nil
}

// AccessesMemory reports whether op reads or writes global memory, as far as tokens
// order it. Copies begin to read at the gpu.copy_async, which comes after its token,
// and have read at the gpu.wait, before what comes after that one's.
func AccessesMemory(op *ast.Op) bool {
	return op.AccessesMemory() || Is(op, CopyAsync) && CopyToken(op) != nil || Is(op, Wait) && len(op.Results()) > 0
}

// LastRead is the op with which a reader's reads are done.
func LastRead(reader *ast.Op) *ast.Op {
	if Is(reader, Mma) {
		for _, u := range reader.Value().Uses() {
			if Is(u.Op, MmaWait) {
				return u.Op
			}
		}
	}
	return reader
}
