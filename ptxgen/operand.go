package ptxgen

import "tileir/ptxgen/ptx"

// Class is a class of virtual registers. Registers are untyped bits: the
// instruction says how to read them, so that a bitcast needs no move. It is the
// place of the class in a function's register declarations.
type Class uint8

// The register classes.
const (
	Pred Class = iota // %p, one bit
	B16               // %rs
	B32               // %r
	B64               // %rd
	numClasses
)

// regPrefix and regType declare the registers of each class.
var (
	regPrefix = [numClasses]string{Pred: "%p", B16: "%rs", B32: "%r", B64: "%rd"}
	regType   = [numClasses]ptx.Type{Pred: ptx.Pred, B16: ptx.B16, B32: ptx.B32, B64: ptx.B64}
)

// Reg is a virtual register of a class, a [ptx.Reg]; the zero Reg is none.
type Reg ptx.Reg

func makeReg(c Class, number uint32) Reg { return Reg(ptx.MakeReg(int(c), number)) }

// Class returns the register's class.
func (r Reg) Class() Class { return Class(ptx.Reg(r).Decl()) }

// The kinds of operands that instructions are made of, and forms that live only
// during lowering.
const (
	operandNone    = ptx.NoOperand
	operandReg     = ptx.Register
	operandSpecial = ptx.Special
	operandInt     = ptx.Int
	operandF32     = ptx.Float32
	operandF64     = ptx.Float64
	operandSymbol  = ptx.Symbol // plus Val when it is an address
	operandAddr    = ptx.Address
	operandSymAddr = ptx.SymAddress
	operandLabel   = ptx.LabelRef // a block's place in the order, or below 0 an edge
	operandVector  = ptx.Vector
	operandTuple   = ptx.Tuple

	operandSub  ptx.OperandKind = iota + 0x80 // element sub of the word in ID: a half or a byte of it
	operandLazy                               // register + Val, not yet added
)

// operand is a value during lowering, or an operand of an instruction.
type operand struct {
	Kind ptx.OperandKind
	// Neg marks the generic address of a symbol.
	Neg bool
	sub uint8
	// bits is the width of an operandSub's element.
	bits uint8
	// ID is a Reg, or what the kind of a ptx.Operand says.
	ID  uint32
	Val int64
}

// Reg returns the register of an operandReg or operandAddr.
func (o operand) Reg() Reg { return Reg(o.ID) }

func regOp(r Reg) operand        { return operand{Kind: operandReg, ID: uint32(r)} }
func intOp(v int64) operand      { return operand{Kind: operandInt, Val: v} }
func vectorOp(n int) operand     { return operand{Kind: operandVector, Val: int64(n)} }
func tupleOp(n int) operand      { return operand{Kind: operandTuple, Val: int64(n)} }
func labelOp(block int) operand  { return operand{Kind: operandLabel, Val: int64(block)} }
func symbolOp(id uint32) operand { return operand{Kind: operandSymbol, ID: id} }

func (o operand) isImm() bool {
	return o.Kind == operandInt || o.Kind == operandF32 || o.Kind == operandF64
}

// isInt reports whether o is the integer immediate v.
func (o operand) isInt(v int64) bool { return o.Kind == operandInt && o.Val == v }

// ptx returns the operand of an instruction.
func (o operand) ptx() ptx.Operand {
	if o.Kind >= operandSub {
		panic("BUG: ptxgen operand: a form that only lowering knows")
	}
	return ptx.Operand{Kind: o.Kind, ID: o.ID, Val: o.Val}
}

// block is a run of instructions that may carry a label. Control leaves it by
// its branches or falls into the block that follows.
type block struct {
	first, count int  // funcGen.insts[first : first+count]
	label        bool // some branch names this block
}
