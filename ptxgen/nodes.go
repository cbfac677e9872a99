package ptxgen

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/halt"
)

// nodeOp is the operation of a node.
type nodeOp uint8

const (
	opInvalid nodeOp = iota
	opParam
	opAdd
	opSub
	opMul
	opUDiv
	opSDiv
	opURem
	opSRem
	opShl
	opLShr
	opAShr
	opAnd
	opOr
	opXor
	opFAdd
	opFSub
	opFMul
	opFDiv
	opFNeg
	opICmp
	opFCmp
	opSelect
	opTrunc
	opZExt
	opSExt
	opFPTrunc
	opFPExt
	opFPToUI
	opFPToSI
	opUIToFP
	opSIToFP
	opPtrToInt
	opIntToPtr
	opBitCast
	opAddrSpaceCast
	opFreeze
	opGEP
	opAlloca
	opLoad
	opStore
	opFence
	opCmpXchg
	opAtomicRMW
	opExtractElement
	opInsertElement
	opShuffleVector
	opExtractValue
	opInsertValue
	opPhi
	opCall
	opIntrinsic
	opInlineAsm
	opBr
	opCondBr
	opSwitch
	opRet
	opUnreachable
	numNodeOps
)

// need says in which forms a node's result is read.
type need uint8

const (
	needValue   need = 1 << iota // in a register
	needAddress                  // as register plus offset
)

// nodeFlags are the optimization flags that matter here.
type nodeFlags uint8

const (
	flagContract nodeFlags = 1 << iota // may be fused
	flagApprox                         // may be approximated
	flagNSW                            // no signed overflow
)

// arg is an operand of a node: a node of the same function, or a constant.
type arg struct {
	node int32 // index into funcGen.nodes, or -1
	pred int32 // of a phi: the block it comes from, as an index into funcGen.order
	v    value.Value
}

// node is one instruction, in a form in which all are alike.
type node struct {
	op    nodeOp
	kind  kind // of the result; kNone for none and for vectors and aggregates
	need  need
	flags nodeFlags
	block int32 // index into funcGen.order
	args  []arg
	typ   types.Type
	inst  ir.LLStringer

	// Filled in by lowering.

	val   operand   // a scalar result
	addr  operand   // the same as register plus offset, or symbol plus offset
	slots []operand // the scalars of a vector or aggregate result
	done  bool
}

// sideEffects are the operations that stay without a reader.
var sideEffects = [numNodeOps]bool{
	opStore: true, opFence: true, opCmpXchg: true, opAtomicRMW: true, opCall: true,
	opBr: true, opCondBr: true, opSwitch: true, opRet: true, opUnreachable: true,
}

// orderBlocks numbers the blocks reachable from the entry in reverse postorder.
func (g *funcGen) orderBlocks() {
	g.order = make([]*ir.Block, 0, len(g.f.Blocks))
	g.blockIndex = make(map[*ir.Block]int32, len(g.f.Blocks))
	type frame struct {
		b     *ir.Block
		succs []*ir.Block
	}
	seen := make(map[*ir.Block]bool, len(g.f.Blocks))
	entry := g.f.Blocks[0]
	seen[entry] = true
	stack := []frame{{entry, g.successors(entry)}}
	for len(stack) > 0 {
		halt.If(g.ctx)
		top := &stack[len(stack)-1]
		if len(top.succs) == 0 {
			g.order = append(g.order, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		// The last successor first, so that the order keeps the first one near.
		next := top.succs[len(top.succs)-1]
		top.succs = top.succs[:len(top.succs)-1]
		if !seen[next] {
			seen[next] = true
			stack = append(stack, frame{next, g.successors(next)})
		}
	}
	slices.Reverse(g.order)
	for i, b := range g.order {
		g.blockIndex[b] = int32(i)
	}
	g.findPredecessors()
}

// findPredecessors lists the predecessors of each block, each once.
func (g *funcGen) findPredecessors() {
	g.preds = make([][]int32, len(g.order))
	for i, b := range g.order {
		for _, s := range g.successors(b) {
			to := g.blockIndex[s]
			// The edges of one block come in a row, so that a repeated one is last.
			if list := g.preds[to]; len(list) == 0 || list[len(list)-1] != int32(i) {
				g.preds[to] = append(list, int32(i))
			}
		}
	}
}

// successors returns the targets of a block's terminator, in a fresh slice.
func (g *funcGen) successors(b *ir.Block) []*ir.Block {
	block := func(v value.Value) *ir.Block {
		t, ok := v.(*ir.Block)
		if !ok || t == g.f.Blocks[0] {
			g.failAt(b, b.Term, "branch to something that is no block of this function, or to its entry")
		}
		return t
	}
	switch t := b.Term.(type) {
	case *ir.TermBr:
		return []*ir.Block{block(t.Target)}
	case *ir.TermCondBr:
		return []*ir.Block{block(t.TargetTrue), block(t.TargetFalse)}
	case *ir.TermSwitch:
		list := make([]*ir.Block, 0, len(t.Cases)+1)
		list = append(list, block(t.TargetDefault))
		for _, c := range t.Cases {
			list = append(list, block(c.Target))
		}
		return list
	case *ir.TermRet, *ir.TermUnreachable:
		return nil
	case nil:
		g.failAt(b, nil, "block without terminator")
	default:
		g.failAt(b, t, "unsupported terminator")
	}
	return nil
}

// buildNodes makes the nodes of all reachable blocks: parameters first, then
// block after block, each with its terminator last.
func (g *funcGen) buildNodes() {
	total := len(g.f.Params)
	for _, b := range g.order {
		total += len(b.Insts) + 1
	}
	g.nodes = make([]node, total)
	g.ids = make(map[any]int32, total)
	g.first = make([]int32, len(g.order)+1)
	next := int32(0)
	for _, p := range g.f.Params {
		g.ids[p] = next
		g.nodes[next] = node{op: opParam, typ: p.Typ, kind: scalarKind(p.Typ), block: -1, inst: p}
		next++
	}
	for i, b := range g.order {
		g.first[i] = next
		for _, inst := range b.Insts {
			halt.If(g.ctx)
			g.nodes[next].block = int32(i)
			g.nodes[next].inst = inst
			g.ids[inst] = next
			next++
		}
		g.nodes[next].block = int32(i)
		g.nodes[next].inst = b.Term
		next++
	}
	g.first[len(g.order)] = next
	g.argPool = make([]arg, 0, 3*total)
	for i := len(g.f.Params); i < total; i++ {
		halt.If(g.ctx)
		g.decode(&g.nodes[i])
	}
}

// setArgs resolves the operands of a node.
func (g *funcGen) setArgs(n *node, vs ...value.Value) {
	start := len(g.argPool)
	for _, v := range vs {
		g.argPool = append(g.argPool, g.resolve(n, v))
	}
	n.args = g.argPool[start:len(g.argPool):len(g.argPool)]
}

func (g *funcGen) resolve(n *node, v value.Value) arg {
	if a, ok := v.(*ir.Arg); ok {
		v = a.Value
	}
	switch v.(type) {
	case nil:
		g.fail(n, "operand missing")
	case *constant.Int, *ir.InlineAsm:
		return arg{node: -1, v: v}
	}
	if id, ok := g.ids[v]; ok {
		return arg{node: id, v: v}
	}
	switch v.(type) {
	case constant.Constant:
	default:
		g.fail(n, "operand %s is neither a constant nor defined in a reachable block", v.Ident())
	}
	return arg{node: -1, v: v}
}

func (n *node) set(op nodeOp, t types.Type) {
	n.op, n.typ, n.kind = op, t, scalarKind(t)
}

func fastFlags(list []enum.FastMathFlag) (flags nodeFlags) {
	for _, f := range list {
		switch f {
		case enum.FastMathFlagFast:
			flags |= flagContract | flagApprox
		case enum.FastMathFlagContract:
			flags |= flagContract
		case enum.FastMathFlagAFn:
			flags |= flagApprox
		}
	}
	return flags
}

func overflowFlags(list []enum.OverflowFlag) (flags nodeFlags) {
	for _, f := range list {
		if f == enum.OverflowFlagNSW {
			flags |= flagNSW
		}
	}
	return flags
}

// binary fills in a node of two operands of the same type as the result.
func (g *funcGen) binary(n *node, op nodeOp, x, y value.Value, flags nodeFlags) {
	n.set(op, x.Type())
	n.flags = flags
	if y != nil {
		g.setArgs(n, x, y)
	} else {
		g.setArgs(n, x)
	}
}

func (g *funcGen) unary(n *node, op nodeOp, x value.Value, to types.Type) {
	n.set(op, to)
	g.setArgs(n, x)
}

// decode fills in a node from its instruction.
func (g *funcGen) decode(n *node) {
	switch i := n.inst.(type) {
	case *ir.InstAdd:
		g.binary(n, opAdd, i.X, i.Y, overflowFlags(i.OverflowFlags))
	case *ir.InstSub:
		g.binary(n, opSub, i.X, i.Y, overflowFlags(i.OverflowFlags))
	case *ir.InstMul:
		g.binary(n, opMul, i.X, i.Y, overflowFlags(i.OverflowFlags))
	case *ir.InstUDiv:
		g.binary(n, opUDiv, i.X, i.Y, 0)
	case *ir.InstSDiv:
		g.binary(n, opSDiv, i.X, i.Y, 0)
	case *ir.InstURem:
		g.binary(n, opURem, i.X, i.Y, 0)
	case *ir.InstSRem:
		g.binary(n, opSRem, i.X, i.Y, 0)
	case *ir.InstShl:
		g.binary(n, opShl, i.X, i.Y, overflowFlags(i.OverflowFlags))
	case *ir.InstLShr:
		g.binary(n, opLShr, i.X, i.Y, 0)
	case *ir.InstAShr:
		g.binary(n, opAShr, i.X, i.Y, 0)
	case *ir.InstAnd:
		g.binary(n, opAnd, i.X, i.Y, 0)
	case *ir.InstOr:
		g.binary(n, opOr, i.X, i.Y, 0)
	case *ir.InstXor:
		g.binary(n, opXor, i.X, i.Y, 0)
	case *ir.InstFAdd:
		g.binary(n, opFAdd, i.X, i.Y, fastFlags(i.FastMathFlags))
	case *ir.InstFSub:
		g.binary(n, opFSub, i.X, i.Y, fastFlags(i.FastMathFlags))
	case *ir.InstFMul:
		g.binary(n, opFMul, i.X, i.Y, fastFlags(i.FastMathFlags))
	case *ir.InstFDiv:
		g.binary(n, opFDiv, i.X, i.Y, fastFlags(i.FastMathFlags))
	case *ir.InstFNeg:
		g.binary(n, opFNeg, i.X, nil, 0)
	case *ir.InstFreeze:
		g.binary(n, opFreeze, i.X, nil, 0)
	case *ir.InstICmp:
		g.binary(n, opICmp, i.X, i.Y, 0)
		n.set(opICmp, boolLike(i.X.Type()))
	case *ir.InstFCmp:
		g.binary(n, opFCmp, i.X, i.Y, 0)
		n.set(opFCmp, boolLike(i.X.Type()))
	case *ir.InstSelect:
		n.set(opSelect, i.ValueTrue.Type())
		g.setArgs(n, i.Cond, i.ValueTrue, i.ValueFalse)
	default:
		if !g.decodeCast(n) && !g.decodeMemory(n) && !g.decodeVector(n) && !g.decodeControl(n) {
			g.fail(n, "unsupported instruction")
		}
	}
}

// boolLike returns the type of a comparison of values of type t.
func boolLike(t types.Type) types.Type {
	if v, ok := t.(*types.VectorType); ok {
		return types.NewVector(v.Len, types.I1)
	}
	return types.I1
}

func (g *funcGen) decodeCast(n *node) bool {
	switch i := n.inst.(type) {
	case *ir.InstTrunc:
		g.unary(n, opTrunc, i.From, i.To)
	case *ir.InstZExt:
		g.unary(n, opZExt, i.From, i.To)
	case *ir.InstSExt:
		g.unary(n, opSExt, i.From, i.To)
	case *ir.InstFPTrunc:
		g.unary(n, opFPTrunc, i.From, i.To)
	case *ir.InstFPExt:
		g.unary(n, opFPExt, i.From, i.To)
	case *ir.InstFPToUI:
		g.unary(n, opFPToUI, i.From, i.To)
	case *ir.InstFPToSI:
		g.unary(n, opFPToSI, i.From, i.To)
	case *ir.InstUIToFP:
		g.unary(n, opUIToFP, i.From, i.To)
	case *ir.InstSIToFP:
		g.unary(n, opSIToFP, i.From, i.To)
	case *ir.InstPtrToInt:
		g.unary(n, opPtrToInt, i.From, i.To)
	case *ir.InstIntToPtr:
		g.unary(n, opIntToPtr, i.From, i.To)
	case *ir.InstBitCast:
		g.unary(n, opBitCast, i.From, i.To)
	case *ir.InstAddrSpaceCast:
		g.unary(n, opAddrSpaceCast, i.From, i.To)
	default:
		return false
	}
	return true
}

func (g *funcGen) decodeMemory(n *node) bool {
	switch i := n.inst.(type) {
	case *ir.InstAlloca:
		n.set(opAlloca, i.Type())
	case *ir.InstLoad:
		g.unary(n, opLoad, i.Src, i.ElemType)
	case *ir.InstStore:
		n.set(opStore, types.Void)
		g.setArgs(n, i.Dst, i.Src)
	case *ir.InstFence:
		n.set(opFence, types.Void)
	case *ir.InstCmpXchg:
		// llir's parser calls the flag an i8.
		n.set(opCmpXchg, types.NewStruct(i.New.Type(), types.I1))
		g.setArgs(n, i.Ptr, i.Cmp, i.New)
	case *ir.InstAtomicRMW:
		n.set(opAtomicRMW, i.X.Type())
		g.setArgs(n, i.Dst, i.X)
	case *ir.InstGetElementPtr:
		p, ok := i.Src.Type().(*types.PointerType)
		if !ok {
			g.fail(n, "getelementptr of a vector of pointers")
		}
		// The element type does not matter any more; only the space does.
		n.set(opGEP, p)
		g.setArgs(n, append([]value.Value{i.Src}, i.Indices...)...)
	default:
		return false
	}
	return true
}

func (g *funcGen) decodeVector(n *node) bool {
	switch i := n.inst.(type) {
	case *ir.InstExtractElement:
		v, ok := i.X.Type().(*types.VectorType)
		if !ok {
			g.fail(n, "extractelement of a value that is no vector")
		}
		n.set(opExtractElement, v.ElemType)
		g.setArgs(n, i.X, i.Index)
	case *ir.InstInsertElement:
		n.set(opInsertElement, i.X.Type())
		g.setArgs(n, i.X, i.Elem, i.Index)
	case *ir.InstShuffleVector:
		n.set(opShuffleVector, i.Type())
		g.setArgs(n, i.X, i.Y)
	case *ir.InstExtractValue:
		g.setArgs(n, i.X)
		_, _, t, ok := g.types.slotRange(g.aggregateType(n.args[0]), i.Indices)
		if !ok {
			g.fail(n, "index out of range")
		}
		n.set(opExtractValue, t)
	case *ir.InstInsertValue:
		n.set(opInsertValue, i.X.Type())
		g.setArgs(n, i.X, i.Elem)
	default:
		return false
	}
	return true
}

// aggregateType returns the type of an operand whose node may not be decoded.
func (g *funcGen) aggregateType(a arg) types.Type {
	if n := g.nodeOf(a); n != nil && n.op != opInvalid {
		return n.typ
	}
	return a.v.Type()
}

func (g *funcGen) decodeControl(n *node) bool {
	switch i := n.inst.(type) {
	case *ir.InstPhi:
		g.decodePhi(n, i)
	case *ir.InstCall:
		g.decodeCall(n, i)
	case *ir.TermBr:
		n.set(opBr, nil)
	case *ir.TermCondBr:
		n.set(opCondBr, nil)
		g.setArgs(n, i.Cond)
	case *ir.TermSwitch:
		n.set(opSwitch, nil)
		g.setArgs(n, i.X)
	case *ir.TermRet:
		n.set(opRet, nil)
		if i.X != nil {
			g.setArgs(n, i.X)
		}
	case *ir.TermUnreachable:
		n.set(opUnreachable, nil)
	default:
		return false
	}
	return true
}

// decodePhi keeps the incoming values in the order of the instruction; those
// from unreachable blocks are dropped.
func (g *funcGen) decodePhi(n *node, phi *ir.InstPhi) {
	if phi.Typ == nil && len(phi.Incs) == 0 {
		g.fail(n, "phi without incoming values")
	}
	n.set(opPhi, phi.Type())
	start := len(g.argPool)
	for _, inc := range phi.Incs {
		b, ok := inc.Pred.(*ir.Block)
		if !ok {
			g.fail(n, "incoming block is no block")
		}
		if i, ok := g.blockIndex[b]; ok {
			a := g.resolve(n, inc.X)
			a.pred = i
			g.argPool = append(g.argPool, a)
		}
	}
	n.args = g.argPool[start:len(g.argPool):len(g.argPool)]
}

func (g *funcGen) decodeCall(n *node, call *ir.InstCall) {
	switch callee := call.Callee.(type) {
	case *ir.InlineAsm:
		n.set(opInlineAsm, asmResultType(callee))
	case *ir.Func:
		n.set(opCall, callee.Sig.RetType)
		if len(callee.Blocks) == 0 {
			n.op = opIntrinsic
		}
		if len(call.Args) != len(callee.Params) {
			g.fail(n, "call with %d arguments of a function with %d parameters", len(call.Args), len(callee.Params))
		}
	default:
		g.fail(n, "indirect call")
	}
	n.flags = fastFlags(call.FastMathFlags)
	g.setArgs(n, call.Args...)
}

// asmResultType returns the type of a call's result. llir holds the callee's
// type as a function type or as a pointer to one.
func asmResultType(a *ir.InlineAsm) types.Type {
	t := a.Typ
	if p, ok := t.(*types.PointerType); ok {
		t = p.ElemType
	}
	if f, ok := t.(*types.FuncType); ok {
		return f.RetType
	}
	return t
}
