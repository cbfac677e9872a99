package ptx

// Module is a PTX module.
type Module struct {
	Name        string // what errors call it
	Version     Version
	Target      Target
	Options     []string // what .target names beside the target, such as "debug"
	AddressSize int      // 64, or 0 where the module does not say

	// Items are the module's declarations in the order of the text.
	Items    []Item
	Files    []File
	Vars     []*Var
	Funcs    []*Func
	Sections []*Section
	Pragmas  []string
	Aliases  []Alias

	// Ops are the mnemonics, by what Inst.Op calls them less numPseudoOps.
	Ops []Mnemonic
	// Symbols are the names and texts that operands index.
	Symbols []string
	// Locs are the places in source files that statements index.
	Locs []Loc
}

// NewModule returns an empty module.
func NewModule(v Version, t Target) *Module {
	return &Module{Version: v, Target: t, AddressSize: 64, Ops: make([]Mnemonic, 0, 64)}
}

// MaxOps is how many mnemonics a module can have.
const MaxOps = 1<<16 - int(numPseudoOps)

// AddOp adds a mnemonic, and returns what Inst.Op calls it.
func (m *Module) AddOp(n Mnemonic) Op {
	m.Ops = append(m.Ops, n)
	return numPseudoOps + Op(len(m.Ops)-1)
}

// ItemKind says which list of the module an Item is in.
type ItemKind uint8

// The kinds of items.
const (
	ItemFile ItemKind = iota
	ItemVar
	ItemFunc
	ItemSection
	ItemPragma
	ItemAlias
)

// Item is a declaration at the module's scope.
type Item struct {
	Kind  ItemKind
	Index int32
}

// File is a .file directive.
type File struct {
	Number int64
	Name   string
	// Stamp are the time and size that some compilers add, or nil.
	Stamp []int64
}

// Alias is an .alias directive.
type Alias struct{ Name, Of string }

// Loc is a .loc directive: a place in a source file.
type Loc struct {
	File         int64
	Line, Column int64
	// Caller is the place that the function was inlined at, in Module.Locs, or
	// NoLoc.
	Caller int32
	// Function is the label of the inlined function's name in the section
	// .debug_str, and Offset what is added to it.
	Function string
	Offset   int64
}

// NoLoc is the Caller of a Loc that was not inlined, and the Loc of an
// instruction before all .loc.
const NoLoc = -1

// Var is a variable, at the module's scope or in a function.
type Var struct {
	Name    string
	Linkage string // ".visible", ".extern", ".weak", ".common" or empty
	Space   Space
	Align   int64 // as written, or 0
	Type    Type
	Vector  int // elements of the type .v2 or .v4, or 0
	// Dims are an array's extents, the first 0 if it is left out; nil is a
	// scalar.
	Dims []int64
	// Init is the initial content as it lies in memory, as far as it is
	// written out, or nil.
	Init []byte
	// Refs are addresses within Init, in ascending order of offset.
	Refs []VarRef
	Line int32 // in the text, from 1
}

// Size returns the number of bytes; 0 is an array of unknown extent.
func (v *Var) Size() int64 {
	n := v.Type.Bytes() * int64(max(v.Vector, 1))
	for _, d := range v.Dims {
		n *= d
	}
	return n
}

// Alignment returns the alignment in bytes, the type's own where none is
// written.
func (v *Var) Alignment() int64 {
	if v.Align != 0 {
		return v.Align
	}
	return max(1, v.Type.Bytes()*int64(max(v.Vector, 1)))
}

// VarRef is an address stored in the initial content of a Var.
type VarRef struct {
	Offset int64
	Symbol string
	Addend int64
	// Generic asks for the generic address instead of the one in the
	// symbol's state space.
	Generic bool
}

// Param is a parameter or a result of a function.
type Param struct {
	Name  string
	Type  Type
	Space Space // ParamSpace, or RegSpace
	Align int64 // as written, or 0
	// Dims are an array's extents, the first 0 if it is left out; nil is a
	// scalar.
	Dims []int64
	// Ptr says that the parameter is declared a pointer, into PtrSpace unless
	// that is NoSpace, to what is aligned to PtrAlign unless that is 0.
	Ptr      bool
	PtrSpace Space
	PtrAlign int64
	Line     int32
}

// Size returns the number of bytes.
func (p *Param) Size() int64 {
	n := p.Type.Bytes()
	for _, d := range p.Dims {
		n *= d
	}
	return n
}

// Alignment returns the alignment in bytes.
func (p *Param) Alignment() int64 { return max(1, p.Align, p.Type.Bytes()) }

// Directive is a performance directive of a function.
type Directive struct {
	Name string  // such as ".reqntid"
	Args []int64 // its numbers
	Text string  // what .pragma quotes
}

// Func is a kernel or a device function.
type Func struct {
	Name    string
	Kernel  bool
	Linkage string // ".visible", ".extern", ".weak" or empty
	Results []Param
	Params  []Param
	// Directives are in the order of the text.
	Directives []Directive
	// Declared says that the function has no body here.
	Declared bool
	Line     int32

	// Regs are the register declarations that Reg names.
	Regs []RegDecl
	// Labels are what operands of the kind Label index.
	Labels []Label
	// Vars are the variables declared in the body.
	Vars []*Var
	// Protos are the function types declared in the body.
	Protos []*Func
	// Body are the statements in the order of the text.
	Body []Inst
	// Operands are the operands of all statements.
	Operands []Operand
	// Places are where the operands stand in the text, or nil if the function
	// was not read from one.
	Places []Place
}

// Place is a place in the text, counted from 1.
type Place struct{ Line, Col int32 }

// place returns where operand i of a statement stands, or the statement if it
// has none.
func (f *Func) place(in *Inst, i int) (line, col int32) {
	if at := int(in.First) + i; i >= 0 && i < int(in.Count) && at < len(f.Places) {
		return f.Places[at].Line, f.Places[at].Col
	}
	return in.Line, f.opCol(in)
}

// opCol returns the column of an instruction's opcode.
func (f *Func) opCol(in *Inst) int32 { return in.Col + int32(in.OpAt) }

// Directive returns the numbers of a directive, or nil.
func (f *Func) Directive(name string) []int64 {
	for _, d := range f.Directives {
		if d.Name == name {
			return d.Args
		}
	}
	return nil
}

// RegDecl declares registers of one type: a range "%r<n>", or single names.
type RegDecl struct {
	Type Type
	// Prefix and Count are those of a range, of which register i has the name
	// Prefix followed by i.
	Prefix string
	Count  uint32
	// Names are the single registers, whatever scopes they are in. Scopes of
	// which none is within the other share a register of the same name.
	Names []string
}

// Len returns the number of registers.
func (d *RegDecl) Len() uint32 { return d.Count + uint32(len(d.Names)) }

// Reg is a register of a function: register Index of its declaration Decl. The
// zero Reg is none.
type Reg uint32

const (
	regDeclBits = 10
	maxRegDecl  = 1<<regDeclBits - 1
	// MaxRegDecls is how many declarations of registers a function can have.
	MaxRegDecls = maxRegDecl
	// MaxRegIndex is the largest index of a register in its declaration.
	MaxRegIndex = 1<<(32-regDeclBits) - 2
)

// MakeReg returns register index of declaration decl.
func MakeReg(decl int, index uint32) Reg { return Reg((index+1)<<regDeclBits | uint32(decl)) }

// Decl returns the place of the declaration in Func.Regs.
func (r Reg) Decl() int { return int(r & maxRegDecl) }

// Index returns the register's place in its declaration.
func (r Reg) Index() uint32 { return uint32(r>>regDeclBits) - 1 }

// RegType returns the type that a register is declared with.
func (f *Func) RegType(r Reg) Type { return f.Regs[r.Decl()].Type }

// RegName returns the name of a register.
func (f *Func) RegName(r Reg) string { return string(appendReg(nil, f, r)) }

// Label is a label of a function.
type Label struct {
	Name string
	// At is the statement that defines it, in Func.Body, or -1 if nothing does.
	At int32
}

// OperandKind says how an Operand's fields are read.
type OperandKind uint8

// The kinds of operands.
const (
	NoOperand  OperandKind = iota
	Register               // the register Reg()
	Special                // the special register Specials[ID]
	Int                    // the integer Val
	Float32                // an f32, its bits in Val
	Float64                // an f64, its bits in Val
	Symbol                 // Module.Symbols[ID], plus Val: the address of a variable, or a function
	Address                // [Reg() + Val]
	SymAddress             // [Module.Symbols[ID] + Val]
	IntAddress             // [Val]
	LabelRef               // Func.Labels[ID]
	Sink                   // _, which takes a result that nobody reads
	Vector                 // {the next Val operands}
	Tuple                  // (the next Val operands)
	Pair                   // the next two operands, as in p|q
	Bracket                // [the next Val operands], as of a tensor map
	RegRange               // in a declaration: all registers of Func.Regs[ID]
	Variable               // in a declaration: Func.Vars[ID]
	Proto                  // in a declaration: Func.Protos[ID]
	numOperands
)

// Operand is one operand of an instruction. What is within a vector, tuple,
// pair or bracket follows it in the list, as often nested as that is.
type Operand struct {
	Kind OperandKind
	// Neg complements a predicate.
	Neg bool
	// Hex prints an Int in base 16.
	Hex bool
	// Plus prints the offset of an address though it is 0.
	Plus bool
	// ID is a Reg, or a place in the list that the kind names.
	ID  uint32
	Val int64
}

// Reg returns the register of a Register or an Address.
func (o Operand) Reg() Reg { return Reg(o.ID) }

// IsGroup reports whether operands that follow belong to o.
func (o Operand) IsGroup() bool { return o.Kind >= Vector && o.Kind <= Bracket }

// Op is what a statement is: one of those that are no instruction, or a mnemonic.
type Op uint16

// The statements that are no instruction.
const (
	OpLabel   Op = iota // NAME: for its operand, a LabelRef
	OpLoc               // .loc, Module.Locs[Inst.Loc]
	OpReg               // .reg, its operands are what is declared: Register or RegRange
	OpVar               // the declaration of a Variable
	OpOpen              // { of a scope
	OpClose             // }
	OpPragma            // .pragma, its operands are texts: Symbol
	OpTargets           // .branchtargets, or .calltargets: its operands, after the label
	OpProto             // .callprototype, after the label
	numPseudoOps
)

// Inst is a statement of a function.
type Inst struct {
	Op Op
	// GuardNeg executes the instruction where Guard is false.
	GuardNeg bool
	// Joined prints the statement on the line of the one before.
	Joined bool
	// OpAt is the opcode's distance from Col, in bytes: what a guard takes.
	OpAt uint8
	// Count and First say that the operands are Func.Operands[First:][:Count].
	Count uint32
	First uint32
	Guard Reg   // the predicate that the instruction depends on, or 0
	Loc   int32 // the .loc in force, in Module.Locs, or NoLoc
	Line  int32 // in the text, from 1, or 0
	Col   int32 // in the line, from 1, in bytes
}

// IsInst reports whether the statement is an instruction.
func (in *Inst) IsInst() bool { return in.Op >= numPseudoOps }

// Flat returns the operands of a statement as they lie in the list.
func (f *Func) Flat(in *Inst) []Operand { return f.Operands[in.First : in.First+in.Count] }

// Arg is an operand with what is within it.
type Arg struct {
	Operand
	Elems []Arg
}

// Args returns the operands of a statement, those within groups as their Elems.
func (f *Func) Args(in *Inst) []Arg {
	args, _ := args(f.Flat(in), -1)
	return args
}

// args takes count operands, or all if count is negative, and returns the rest.
func args(flat []Operand, count int64) (list []Arg, rest []Operand) {
	for len(flat) > 0 && count != 0 {
		a := Arg{Operand: flat[0]}
		flat = flat[1:]
		switch {
		case a.Kind == Pair:
			a.Elems, flat = args(flat, 2)
		case a.IsGroup():
			a.Elems, flat = args(flat, a.Val)
		}
		list = append(list, a)
		count--
	}
	return list, flat
}

// Func returns the function or kernel with a name that has a body, or else one
// that is declared, or nil.
func (m *Module) Func(name string) *Func {
	var declared *Func
	for _, f := range m.Funcs {
		if f.Name == name {
			if !f.Declared {
				return f
			}
			declared = f
		}
	}
	return declared
}

// FileName returns the name of a file by its number, or "".
func (m *Module) FileName(number int64) string {
	for _, f := range m.Files {
		if f.Number == number {
			return f.Name
		}
	}
	return ""
}

// Section is a .section directive with debugging information.
type Section struct {
	Name  string
	Lines []SectionLine
}

// SectionLine is a label, or data, of a section.
type SectionLine struct {
	Label string // defined here, or empty
	Type  Type
	Data  []SectionValue
}

// SectionValue is a number, or Symbol + Val, or Symbol - Minus.
type SectionValue struct {
	Symbol, Minus string
	Val           int64
}
