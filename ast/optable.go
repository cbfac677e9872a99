package ast

// Opcode identifies an op of the table. It numbers the rows of Table and is
// not the number that the bytecode uses (OpInfo.Code).
type Opcode uint8

// Version is a version of the language, such as 13.2.
type Version struct{ Major, Minor uint8 }

// Arity tells how many values an operand or result of the table stands for.
type Arity uint8

// The arities.
const (
	Single Arity = iota
	Optional
	Variadic
)

// OperandInfo describes an operand or a result.
type OperandInfo struct {
	Name  string
	Type  Constraint
	Arity Arity
	Since Version
}

// AttrKind is the form that an attribute must have.
type AttrKind uint8

// The kinds of attributes.
const (
	AttrUnit AttrKind = iota
	AttrBool
	AttrI32
	AttrI64
	AttrString
	AttrSymbolName
	AttrSymbolRef
	AttrFunctionType
	AttrArray
	AttrDictArray
	AttrDense
	AttrDenseI32
	AttrEnum
	AttrHints
	AttrPredicate // div_by, same_elements, bounded
)

// AttrInfo describes an attribute of an op.
type AttrInfo struct {
	Name     string
	Kind     AttrKind
	Enum     EnumKind // of an AttrEnum
	Only     []uint32 // the values of the enumeration that this op takes; nil for all
	Optional bool     // may be left out and then has no value
	Default  Attr     // value if left out; nil if there is none
	Since    Version
}

// Traits are facts about an op that need no further data.
type Traits uint16

// The traits.
const (
	Pure     Traits = 1 << iota // no effect, no undefined behaviour: may be removed, moved, repeated
	NoEffect                    // no effect on memory, but may be undefined for some operands
	Terminator
	IsolatedFromAbove
	SegmentedOperands // several operands vary in number: Op.Segments is set
	SingleBlock
	SymbolTable
	Symbol
	TestOnly // known to the public tests, not part of the language
	Elementwise
)

// OpInfo is a row of the op table: all that is known of an op but its
// behaviour.
type OpInfo struct {
	Name      string // without the dialect
	Group     string // section of the specification, "Floating Point"
	Summary   string // one line, our words
	Code      uint16 // opcode in the bytecode
	Since     Version
	Operands  []OperandInfo
	Results   []OperandInfo
	Attrs     []AttrInfo
	Regions   []string // their names; the last may be empty where RegionsOptional
	Traits    Traits
	SameTypes [][]string // operands and results that must have one type
	SameShape [][]string // … one shape
	SameElem  [][]string // … one element type
	SameRank  [][]string // … one rank
	Parents   []Opcode   // ops that may hold this one; nil for any
	Format    string     // assembly format, in the language described below; empty if the generic form is the only one
}

// Is reports whether the op has all traits of t.
func (i *OpInfo) Is(t Traits) bool { return i.Traits&t == t }

// TypeKind is the family of types that a Constraint admits.
type TypeKind uint8

// The families of types.
const (
	AnyType       TypeKind = iota // anything
	AnyTileIR                     // any type of the dialect
	TileOfNumbers                 // a tile whose elements are in Constraint.Elems
	TileOfPtrs                    // a tile of pointers
	AnyTile                       // a tile of numbers or pointers
	AnyTensorView
	AnyView // partition_view, strided_view or gather_scatter_view
	APartitionView
	AStridedView
	AGatherScatterView
	AToken
)

// Elems is a set of element types, bit num.Type each.
type Elems uint32

// Constraint says which types an operand or result may have.
type Constraint struct {
	Kind   TypeKind
	Elems  Elems // of TileOfNumbers
	Scalar bool  // rank 0 only
}

// The language of OpInfo.Format: a list of directives, separated by spaces,
// that parser and printer both walk from left to right.
//
//	'text'          the literal text, a keyword or punctuation
//	$name           the operand(s), attribute or region of that name; a
//	                variadic operand is a comma-separated list
//	type($name)     the type(s) of the operand(s) or result(s), short spelling
//	attr-dict       an optional {…} with the attributes that nothing else names
//	( a b $c^ d )?  the group is there exactly if the anchor c has a value
//	oneof( a | b )  optional groups in any order
//	custom<F>($x)   syntax F, which parser and printer each implement by hand
//
// A unit attribute as an anchor has no spelling of its own. An operand whose
// type no directive names takes it from the SameTypes, SameShape and SameElem
// rules of its row.
