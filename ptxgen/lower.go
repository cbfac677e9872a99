package ptxgen

import (
	"fmt"
	"strconv"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"

	"tileir/halt"
	"tileir/ptxgen/ptx"
)

// funcGen compiles one function.
type funcGen struct {
	*moduleGen
	f   *ir.Func
	out *ptx.Func

	regs       [numClasses]uint32 // how many there are of each class
	insts      []ptx.Inst
	blocks     []block
	labelOf    []uint32 // of a block that has one: its place in the labels
	returns    bool     // it returns a value of the class result
	result     Class
	frameSize  int64 // of allocas, in bytes
	frameAlign int64
	scoped     scopedRegs // of inline assembly

	order      []*ir.Block         // reachable blocks in reverse postorder
	blockIndex map[*ir.Block]int32 // positions in order
	preds      [][]int32           // of each block, each once
	nodes      []node
	ids        map[any]int32 // of instructions and parameters: their nodes
	first      []int32       // the first node of each block, and the end
	argPool    []arg
	singles    []operand               // see alone
	work       []int32                 // nodes whose demands are not yet passed on
	phiIndex   map[*node]map[int32]int // positions of predecessors in the arguments of phis with many
	ties       map[int32][]bool        // of inline assembly, by node: operands that may be overwritten

	curBlock  int32
	curNode   int32
	blockOf   []int          // the block of each position in order, or -1
	labelRefs []uint32       // operands that hold a position in order or an edge
	symRegs   map[symKey]Reg // addresses of symbols
	prologue  []ptx.Inst     // parameters and addresses, before the entry block
	cache     blockCache     // values computed before in this block
	edges     []edge         // blocks between a branch and a phi, to be emitted
	edgeOf    []int          // the block of each edge
	movePlan  moveScratch    // of parallel copies
	noUnroll  map[int32]bool // blocks whose loop must not be unrolled
	calls     int            // calls of device functions so far

	dbg     *metadata.DILocation // of the instruction at hand
	here    int32                // its number
	inForce int32                // that of the last .loc
	named   map[int32]bool       // those that there is a .loc of
}

// blockCache holds what was computed earlier in the same block and can be read
// again.
type blockCache struct {
	consts  map[constKey]Reg
	unpack  map[unpackKey]Reg
	pack    map[[2]operand]Reg
	address map[addressKey]Reg
}

type constKey struct {
	op    operand
	class Class
}

type unpackKey struct {
	word Reg
	sub  uint8
	bits uint8
}

// addressKey is base + index*scale.
type addressKey struct {
	base, index Reg
	scale       int64
	opcode      string
}

func (c *blockCache) reset() {
	if c.consts == nil {
		*c = blockCache{
			consts: map[constKey]Reg{}, unpack: map[unpackKey]Reg{},
			pack: map[[2]operand]Reg{}, address: map[addressKey]Reg{},
		}
	}
	clear(c.consts)
	clear(c.unpack)
	clear(c.pack)
	clear(c.address)
}

// newReg makes a fresh register.
func (g *funcGen) newReg(c Class) operand {
	g.regs[c]++
	if g.regs[c] > ptx.MaxRegIndex {
		panic(&Error{Func: g.f.Name(), Reason: fmt.Sprintf("more than %d registers of a class", ptx.MaxRegIndex)})
	}
	return regOp(makeReg(c, g.regs[c]))
}

// operands appends to the pool of operands.
func (g *funcGen) operands(ops []operand) (first, count uint32) {
	first = uint32(len(g.out.Operands))
	for _, o := range ops {
		if o.Kind == operandLabel {
			g.labelRefs = append(g.labelRefs, uint32(len(g.out.Operands)))
		}
		g.out.Operands = append(g.out.Operands, o.ptx())
	}
	return first, uint32(len(ops))
}

// emit appends an instruction to the current block.
func (g *funcGen) emit(opcode string, ops ...operand) {
	g.emitStatement(g.opcode(opcode), ops...)
}

// emitGuarded appends an instruction that depends on a predicate.
func (g *funcGen) emitGuarded(guard operand, negated bool, opcode string, ops ...operand) {
	g.emit(opcode, ops...)
	in := &g.insts[len(g.insts)-1]
	in.Guard, in.GuardNeg = ptx.Reg(guard.Reg()), negated
}

// emitStatement appends an instruction or another statement.
func (g *funcGen) emitStatement(op ptx.Op, ops ...operand) {
	g.emitLoc()
	first, count := g.operands(ops)
	g.insts = append(g.insts, ptx.Inst{Op: op, First: first, Count: count, Loc: g.inForce})
}

// emitPrologue appends an instruction to what precedes the entry block.
func (g *funcGen) emitPrologue(opcode string, ops ...operand) {
	first, count := g.operands(ops)
	g.prologue = append(g.prologue, ptx.Inst{Op: g.opcode(opcode), First: first, Count: count, Loc: noLoc})
}

// compute emits an instruction with a fresh register as its first operand.
func (g *funcGen) compute(c Class, opcode string, ops ...operand) operand {
	d := g.newReg(c)
	var buf [8]operand
	g.emit(opcode, append(append(buf[:0], d), ops...)...)
	return d
}

// lowerings has one entry per operation. Parameters precede all blocks, and
// lowerTerminator handles what ends them.
var lowerings = [numNodeOps]func(*funcGen, *node){
	opAdd:            (*funcGen).lowerBinary,
	opSub:            (*funcGen).lowerBinary,
	opMul:            (*funcGen).lowerBinary,
	opUDiv:           (*funcGen).lowerBinary,
	opSDiv:           (*funcGen).lowerBinary,
	opURem:           (*funcGen).lowerBinary,
	opSRem:           (*funcGen).lowerBinary,
	opShl:            (*funcGen).lowerBinary,
	opLShr:           (*funcGen).lowerBinary,
	opAShr:           (*funcGen).lowerBinary,
	opAnd:            (*funcGen).lowerBinary,
	opOr:             (*funcGen).lowerBinary,
	opXor:            (*funcGen).lowerBinary,
	opFAdd:           (*funcGen).lowerBinary,
	opFSub:           (*funcGen).lowerBinary,
	opFMul:           (*funcGen).lowerBinary,
	opFDiv:           (*funcGen).lowerBinary,
	opTrunc:          (*funcGen).lowerConversion,
	opZExt:           (*funcGen).lowerConversion,
	opSExt:           (*funcGen).lowerConversion,
	opFPTrunc:        (*funcGen).lowerConversion,
	opFPExt:          (*funcGen).lowerConversion,
	opFPToUI:         (*funcGen).lowerConversion,
	opFPToSI:         (*funcGen).lowerConversion,
	opUIToFP:         (*funcGen).lowerConversion,
	opSIToFP:         (*funcGen).lowerConversion,
	opFNeg:           (*funcGen).lowerFNeg,
	opICmp:           (*funcGen).lowerICmp,
	opFCmp:           (*funcGen).lowerFCmp,
	opSelect:         (*funcGen).lowerSelect,
	opPtrToInt:       (*funcGen).lowerPtrInt,
	opIntToPtr:       (*funcGen).lowerPtrInt,
	opBitCast:        (*funcGen).lowerBitCast,
	opAddrSpaceCast:  (*funcGen).lowerAddrSpaceCast,
	opFreeze:         (*funcGen).lowerFreeze,
	opGEP:            (*funcGen).lowerGEP,
	opAlloca:         (*funcGen).lowerAlloca,
	opLoad:           (*funcGen).lowerLoad,
	opStore:          (*funcGen).lowerStore,
	opFence:          (*funcGen).lowerFence,
	opCmpXchg:        (*funcGen).lowerCmpXchg,
	opAtomicRMW:      (*funcGen).lowerAtomicRMW,
	opExtractElement: (*funcGen).lowerExtractElement,
	opInsertElement:  (*funcGen).lowerInsertElement,
	opShuffleVector:  (*funcGen).lowerShuffleVector,
	opExtractValue:   (*funcGen).lowerExtractValue,
	opInsertValue:    (*funcGen).lowerInsertValue,
	opPhi:            (*funcGen).lowerPhi,
	opCall:           (*funcGen).lowerCall,
	opIntrinsic:      (*funcGen).lowerIntrinsic,
	opInlineAsm:      (*funcGen).lowerInlineAsm,
}

// lowerBlocks emits all blocks and puts the prologue before them.
func (g *funcGen) lowerBlocks() {
	g.insts = make([]ptx.Inst, 0, len(g.nodes)+len(g.nodes)/4)
	g.out.Operands = make([]ptx.Operand, 0, 4*len(g.nodes))
	g.lowerParams()
	g.blockOf = make([]int, len(g.order))
	g.blocks = make([]block, 1, len(g.order)+1)
	for i := range g.order {
		halt.If(g.ctx)
		g.lowerBlock(int32(i))
	}
	if len(g.prologue) > 0 {
		g.prologue = append(g.functionLoc(), g.prologue...)
	}
	start := len(g.insts)
	g.insts = append(g.insts, g.prologue...)
	g.blocks[0] = block{first: start, count: len(g.prologue)}
	g.resolveLabels()
}

// startBlock opens a block at the end of the instructions.
func (g *funcGen) startBlock() int {
	g.cache.reset()
	g.blocks = append(g.blocks, block{first: len(g.insts)})
	return len(g.blocks) - 1
}

func (g *funcGen) endBlock(b int) {
	g.blocks[b].count = len(g.insts) - g.blocks[b].first
}

func (g *funcGen) lowerBlock(i int32) {
	g.curBlock = i
	b := g.startBlock()
	g.blockOf[i] = b
	if g.isUnrollDisabled(i) {
		g.emitStatement(ptx.OpPragma, symbolOp(g.symbol("nounroll")))
	}
	last := g.first[i+1] - 1
	for id := g.first[i]; id < last; id++ {
		halt.If(g.ctx)
		n := &g.nodes[id]
		if n.need != 0 || g.isEffect(n) {
			g.curNode = id
			g.goTo(n.inst)
			lowerings[n.op](g, n)
			n.done = true
		}
	}
	g.goTo(g.nodes[last].inst)
	g.lowerTerminator(&g.nodes[last])
	g.endBlock(b)
	g.emitEdges()
}

// isEffect reports whether n must be lowered though nobody reads it.
func (g *funcGen) isEffect(n *node) bool {
	return sideEffects[n.op] || n.op == opInlineAsm && asmHasEffect(n) || n.op == opIntrinsic && g.intrinsicHasEffect(n)
}

// resolveLabels replaces positions in order, and edges, by the labels of blocks.
func (g *funcGen) resolveLabels() {
	g.labelOf = make([]uint32, len(g.blocks))
	for _, ref := range g.labelRefs {
		o := &g.out.Operands[ref]
		b := 0
		if o.Val >= 0 {
			b = g.blockOf[o.Val]
		} else {
			b = g.edgeOf[-o.Val-1]
		}
		if !g.blocks[b].label {
			g.blocks[b].label = true
			g.labelOf[b] = uint32(len(g.out.Labels))
			g.out.Labels = append(g.out.Labels, ptx.Label{Name: "$L_" + strconv.Itoa(b)})
		}
		o.ID, o.Val = g.labelOf[b], 0
	}
}

// lowerParams gives every needed parameter its register.
func (g *funcGen) lowerParams() {
	for i := range g.f.Params {
		n := &g.nodes[i]
		n.done = true
		if n.need == 0 {
			continue
		}
		p := &g.out.Params[i]
		name := symbolOp(g.symbol(p.Name))
		switch {
		case !g.out.Kernel:
			g.lowerDeviceParam(n, name)
		case p.Dims != nil:
			address := g.newReg(B64)
			g.emitPrologue("mov.b64", address, name)
			n.val = g.newReg(B64)
			g.emitPrologue("cvta.param.u64", n.val, address)
		default:
			g.loadParam(n, name)
		}
	}
}

func (g *funcGen) loadParam(n *node, name operand) {
	name.Kind = operandSymAddr
	switch n.kind {
	case kI1:
		byteReg := g.newReg(B16)
		g.emitPrologue("ld.param.b8", byteReg, name)
		bit := g.newReg(B16)
		g.emitPrologue("and.b16", bit, byteReg, intOp(1))
		n.val = g.newReg(Pred)
		g.emitPrologue("setp.ne.b16", n.val, bit, intOp(0))
	case kPtr32:
		wide := g.newReg(B64)
		g.emitPrologue("ld.param.b64", wide, name)
		n.val = g.newReg(B32)
		g.emitPrologue("cvt.u32.u64", n.val, wide)
	default:
		n.val = g.newReg(n.kind.class())
		g.emitPrologue("ld.param."+n.kind.info().loadStoreType, n.val, name)
	}
}

func (g *funcGen) lowerDeviceParam(n *node, name operand) {
	name.Kind = operandSymAddr
	class := max(n.kind.class(), B32)
	n.val = g.newReg(class)
	g.emitPrologue("ld.param"+regType[class].String(), n.val, name)
	switch n.kind.class() {
	case Pred:
		bits := n.val
		n.val = g.newReg(Pred)
		g.emitPrologue("setp.ne.b32", n.val, bits, intOp(0))
	case B16:
		bits := n.val
		n.val = g.newReg(B16)
		g.emitPrologue("cvt.u16.u32", n.val, bits)
	}
}
