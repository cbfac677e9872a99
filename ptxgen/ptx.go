package ptxgen

// Class is a class of virtual registers. Registers are untyped bits: the
// instruction says how to read them, so that a bitcast needs no move.
type Class uint8

// The register classes.
const (
	Pred Class = iota // %p, one bit
	B16               // %rs
	B32               // %r
	B64               // %rd
	numClasses
)

// Reg is a virtual register of a function; the zero Reg is none.
type Reg uint32

func makeReg(c Class, number uint32) Reg { return Reg(number<<2 | uint32(c)) }

// Class returns the register's class.
func (r Reg) Class() Class { return Class(r & 3) }

// Number returns the register's number within its class, from 1.
func (r Reg) Number() uint32 { return uint32(r >> 2) }

// OperandKind says how an Operand's fields are read.
type OperandKind uint8

// The kinds of operands.
const (
	OperandNone    OperandKind = iota
	OperandReg                 // a register
	OperandInt                 // an integer immediate, Val
	OperandF32                 // an f32 immediate, bits in Val
	OperandF64                 // an f64 immediate, bits in Val
	OperandSymbol              // the name of a symbol, plus Val when it is an address
	OperandAddr                // [register + Val]
	OperandSymAddr             // [symbol + Val]
	OperandLabel               // a block, number in Val
	OperandVector              // the next Val operands, in braces
	OperandTuple               // the next Val operands, in parentheses

	// Forms that live only during lowering.

	operandSub  // element Sub of the word in ID: a half or a byte of it
	operandLazy // register + Val, not yet added
)

// Operand is one operand of an instruction.
type Operand struct {
	Kind OperandKind
	// Neg complements a predicate register. During lowering it marks the
	// generic address of a symbol.
	Neg bool
	sub uint8
	// bits is the width of an operandSub's element.
	bits uint8
	// ID is a Reg or an index into Module.Symbols.
	ID  uint32
	Val int64
}

// Reg returns the register of an OperandReg or OperandAddr.
func (o Operand) Reg() Reg { return Reg(o.ID) }

func regOp(r Reg) Operand        { return Operand{Kind: OperandReg, ID: uint32(r)} }
func intOp(v int64) Operand      { return Operand{Kind: OperandInt, Val: v} }
func vectorOp(n int) Operand     { return Operand{Kind: OperandVector, Val: int64(n)} }
func tupleOp(n int) Operand      { return Operand{Kind: OperandTuple, Val: int64(n)} }
func labelOp(block int) Operand  { return Operand{Kind: OperandLabel, Val: int64(block)} }
func symbolOp(id uint32) Operand { return Operand{Kind: OperandSymbol, ID: id} }

func (o Operand) isImm() bool {
	return o.Kind == OperandInt || o.Kind == OperandF32 || o.Kind == OperandF64
}

// isInt reports whether o is the integer immediate v.
func (o Operand) isInt(v int64) bool { return o.Kind == OperandInt && o.Val == v }

// Opcode indexes Module.Opcodes, the full mnemonics with their modifiers.
type Opcode uint16

// The opcodes that are no instruction; their names in Module.Opcodes are not
// mnemonics.
const (
	// OpAsm is a piece of inline assembly: its first operand is the symbol
	// that holds the template, the others replace $0, $1 and so on.
	OpAsm Opcode = iota
	// OpPragma is a .pragma directive with its text as a symbol.
	OpPragma
	// OpLoc is a .loc directive for Module.Locs[First].
	OpLoc
	numPseudoOpcodes
)

// Inst is one instruction. Its operands, in the order of printing, are
// Func.Operands[First : First+Count]; a vector's elements follow it.
type Inst struct {
	Op       Opcode
	Count    uint16
	First    uint32
	Guard    Reg  // the predicate the instruction depends on, or 0
	GuardNeg bool // execute when the predicate is false
}

// Block is a run of instructions that may carry a label. Control leaves it by
// its branches or falls into the block that follows.
type Block struct {
	First, Count int  // Func.Insts[First : First+Count]
	Label        bool // some branch names this block
}

// Param is a parameter of a function.
type Param struct {
	Name string
	// Type is a PTX type suffix, such as ".u64", or ".b8" for a blob.
	Type string
	// Size is the number of bytes of a blob, or 0.
	Size int64
	// Align is the alignment of a blob, or of what a pointer points to; 0
	// means unspecified.
	Align int64
	// Space is the state space a kernel's pointer points into, such as
	// ".global", or empty.
	Space string
	// Class is the register class that holds a device function's parameter.
	Class Class
}

// Func is a kernel or a device function.
type Func struct {
	Name   string
	Kernel bool
	Params []Param
	// Returns says that a device function returns a value, in the parameter
	// ResultName, of the class Result.
	Returns bool
	Result  Class
	// Directives are the performance directives of a kernel, such as
	// ".reqntid 128, 1, 1".
	Directives []string
	// LocalSize and LocalAlign describe the frame of allocas, in bytes.
	LocalSize, LocalAlign int64
	// Regs counts the registers of each class.
	Regs [numClasses]uint32

	// Blocks are in the order of printing.
	Blocks   []Block
	Insts    []Inst
	Operands []Operand
}

// ResultName names the parameter that returns a device function's value.
const ResultName = "func_retval0"

// Global is a module-scope variable.
type Global struct {
	Name string
	// Linkage is ".visible", ".extern" or empty.
	Linkage string
	// Space is the state space, such as ".shared".
	Space string
	Align int64
	// Size is the number of bytes; 0 is an array of unknown size.
	Size int64
	// Init is the initial content, or nil for zeros.
	Init []byte
	// Refs are addresses within Init, in ascending order of offset.
	Refs []GlobalRef
}

// GlobalRef is an 8-byte address stored in the initial content of a Global.
type GlobalRef struct {
	Offset int64
	Symbol string
	Addend int64
	// Generic asks for the generic address instead of the one in the
	// symbol's state space.
	Generic bool
}

// Module is a PTX module.
type Module struct {
	Version Version
	Target  Target
	Globals []Global
	Funcs   []*Func
	// Opcodes are the mnemonics that Inst.Op indexes.
	Opcodes []string
	// Symbols are the names and texts that operands index.
	Symbols []string

	// Line information. Files and Functions are counted from 1 where a Loc
	// names them.

	Files     []string
	Functions []string
	Locs      []Loc
}

// Loc is a place in a source file.
type Loc struct {
	File         int64
	Line, Column int64
	// Caller is the place of the call, in Module.Locs, that Function was
	// inlined at, or -1.
	Caller   int32
	Function int64
}
