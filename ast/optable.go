package ast

import (
	"strconv"
	"strings"

	"tileir/ast/num"
)

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
	Since Version // zero if it came with the op; see OpInfo.SinceOf
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
	AttrPredicate  // div_by, same_elements, bounded
	AttrIndexFlags // true or false for each operand "index"; left out if all are false
)

// AttrInfo describes an attribute of an op. An attribute that is neither a
// unit, nor flags, nor Optional must be there once the op is built; where it has a Default,
// the reader of the pretty form adds that if the text leaves it out, and so
// does the reader of the generic form unless the default is PrettyOnly.
type AttrInfo struct {
	Name       string
	Kind       AttrKind
	Enum       EnumKind // of an AttrEnum
	Only       []uint32 // the values of the enumeration that this op takes; nil for all
	Optional   bool     // may be left out and then has no value
	Default    Attr     // value if left out; nil if there is none
	PrettyOnly bool     // the pretty form alone may leave it out
	Min        int64    // least value of an AttrI32 or AttrI64 if Bounded
	Bounded    bool
	Since      Version // zero if it came with the op; see OpInfo.SinceOf
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
	TestOnly         // known to the public tests, not part of the language
	Elementwise      // every element of the result depends on the elements at its place only
	RecursiveEffects // has exactly the effects of the ops in its regions
	OptionalRegion   // the last region may have no block
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
	Regions   []string // their names; the last may be empty where OptionalRegion
	Traits    Traits
	Access    Access     // what it does with memory that a view or pointers name
	SameTypes [][]string // operands and results that must have one type; those left out do not count
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
	AnyView   // partition_view, strided_view or gather_scatter_view
	DenseView // partition_view or strided_view
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
//	~               no space is printed here
//	$name           the operand(s), attribute or region of that name; a
//	                variadic operand is a comma-separated list
//	type($name)     the type(s) of the operand(s) or result(s), short spelling
//	attr-dict       an optional {…} with the attributes that nothing else names
//	attr-dict-with-keyword
//	                the same after the word "attributes"
//	( a b $c^ d )?  the group is there exactly if the anchor c has a value; the
//	                anchor may be a type($c)^ or a custom<F>($c)^
//	oneof( a | b )  optional groups in any order
//	custom<F>($x)   syntax F, which parser and printer each implement by hand
//
// A unit attribute as an anchor has no spelling of its own. An optional
// attribute or operand that is not there and an attribute equal to its default
// have no value. An operand whose type no directive names takes it from the
// SameTypes, SameShape and SameElem rules of its row.
//
// Attributes are spelled without their type, which the row gives: integers and
// booleans bare, strings quoted, symbols with @, i32 arrays in brackets. The
// memory orderings, memory scopes and atomic modes are bare words (and i32
// integers in the generic form); the other enumerations stand in angle
// brackets: 'overflow' ~ $overflow reads overflow<no_wrap>.
//
// Printing puts one space between two directives, except: none before the
// first; none after an opening and before a closing bracket or a comma, none
// before an opening square bracket; none where ~ stands.
//
// The custom syntaxes that several rows share:
//
//	Rounding($a)          rounding<mode>, absent if the mode is the row's default
//	Keyword($a)           an enumeration as a bare word
//	Visibility($a)        the word public or private; public is never printed
//	Predicate($a)         div_by<…>, same_elements<…> or bounded<…>, the prefix #cuda_tile. optional
//	Constant($a, type($r)) <f32: 1.0> : tile<f32>, which gives the type of $r too
//	Constant($a)          the same where nothing else has that type
//	IfRegion($r)          a region whose last op is left out if it is a yield without operands
//	ArgumentRegion($r)    (%a: type, …) { … }
//
// A row whose whole format is one custom<F>() is read and printed by hand:
// Entry, For, Loop, the Make…View ops, GetIndexSpaceShape, GetTensorShape,
// LoadView, StoreView, AtomicRedView.

// OperandIndex returns which operand is called name, or -1.
func (i *OpInfo) OperandIndex(name string) int { return indexOf(i.Operands, name) }

// ResultIndex returns which result is called name, or -1.
func (i *OpInfo) ResultIndex(name string) int { return indexOf(i.Results, name) }

// AttrIndex returns which attribute is called name, or -1.
func (i *OpInfo) AttrIndex(name string) int {
	for k := range i.Attrs {
		if i.Attrs[k].Name == name {
			return k
		}
	}
	return -1
}

// RegionIndex returns which region is called name, or -1.
func (i *OpInfo) RegionIndex(name string) int {
	for k := range i.Regions {
		if i.Regions[k] == name {
			return k
		}
	}
	return -1
}

func indexOf(infos []OperandInfo, name string) int {
	for k := range infos {
		if infos[k].Name == name {
			return k
		}
	}
	return -1
}

// SinceOf returns the version that introduced a part of the op: its own, or
// the op's if it has none.
func (i *OpInfo) SinceOf(part Version) Version {
	if part == (Version{}) {
		return i.Since
	}
	return part
}

// Less reports whether v came before w.
func (v Version) Less(w Version) bool {
	return v.Major < w.Major || v.Major == w.Major && v.Minor < w.Minor
}

// String returns the usual spelling, such as "13.2".
func (v Version) String() string {
	return strconv.Itoa(int(v.Major)) + "." + strconv.Itoa(int(v.Minor))
}

// Has reports whether t is in the set.
func (e Elems) Has(t num.Type) bool { return e>>t&1 != 0 }

// Lookup finds the op called name, without the dialect's prefix. The table is
// in the order of the names, so it is searched by halving.
func Lookup(name string) (Opcode, bool) {
	lo, hi := OpUnregistered+1, NumOps
	for lo < hi {
		mid := (lo + hi) / 2
		switch n := Table[mid].Name; {
		case n == name:
			return mid, true
		case n < name:
			lo = mid + 1
		default:
			hi = mid
		}
	}
	return OpUnregistered, false
}

// Admits reports whether t is one of the types of the constraint.
func (c Constraint) Admits(t Type) bool {
	switch c.Kind {
	case AnyType:
		return true
	case TileOfNumbers:
		tile, ok := t.(*TileType)
		if !ok || c.Scalar && len(tile.Shape) != 0 {
			return false
		}
		n, ok := tile.Elem.(NumType)
		return ok && c.Elems.Has(num.Type(n))
	case TileOfPtrs:
		tile, ok := t.(*TileType)
		if !ok || c.Scalar && len(tile.Shape) != 0 {
			return false
		}
		_, ok = tile.Elem.(*PtrType)
		return ok
	case AnyTile:
		_, ok := t.(*TileType)
		return ok
	case AnyTensorView:
		_, ok := t.(*TensorViewType)
		return ok
	case AnyView:
		_, ok := t.(View)
		return ok
	case DenseView:
		_, sparse := t.(*GatherScatterViewType)
		_, ok := t.(View)
		return ok && !sparse
	case APartitionView:
		_, ok := t.(*PartitionViewType)
		return ok
	case AStridedView:
		_, ok := t.(*StridedViewType)
		return ok
	case AGatherScatterView:
		_, ok := t.(*GatherScatterViewType)
		return ok
	case AToken:
		_, ok := t.(TokenType)
		return ok
	case AnyTileIR:
		switch t.(type) {
		case *OpaqueType, *FunctionType:
			return false
		}
		return true
	}
	return false
}

// String says which types the constraint admits, as "a tile of i1 or i8".
func (c Constraint) String() string {
	scalar := ""
	if c.Scalar {
		scalar = "scalar "
	}
	switch c.Kind {
	case TileOfNumbers:
		var names []string
		for t := num.I1; t < num.NumTypes; t++ {
			if c.Elems.Has(t) {
				names = append(names, t.String())
			}
		}
		return "a " + scalar + "tile of " + wordList(names)
	case TileOfPtrs:
		return "a " + scalar + "tile of pointers"
	case AnyTile:
		return "a tile"
	case AnyTensorView:
		return "a tensor_view"
	case AnyView:
		return "a partition_view, strided_view or gather_scatter_view"
	case DenseView:
		return "a partition_view or strided_view"
	case APartitionView:
		return "a partition_view"
	case AStridedView:
		return "a strided_view"
	case AGatherScatterView:
		return "a gather_scatter_view"
	case AToken:
		return "a token"
	case AnyTileIR:
		return "a type of Tile IR"
	}
	return "any type"
}

// wordList joins words as "a, b or c".
func wordList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// MarshalText writes the version as String does.
func (v Version) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

var arityNames = [...]string{Single: "single", Optional: "optional", Variadic: "variadic"}

// String returns "single", "optional" or "variadic".
func (a Arity) String() string { return arityNames[a] }

var attrKindNames = [...]string{
	AttrUnit:         "unit",
	AttrBool:         "bool",
	AttrI32:          "i32",
	AttrI64:          "i64",
	AttrString:       "string",
	AttrSymbolName:   "symbol name",
	AttrSymbolRef:    "symbol reference",
	AttrFunctionType: "function type",
	AttrArray:        "array",
	AttrDictArray:    "array of dictionaries",
	AttrDense:        "elements of a tile",
	AttrDenseI32:     "array of i32",
	AttrEnum:         "enumeration",
	AttrHints:        "optimization_hints",
	AttrPredicate:    "div_by, same_elements or bounded",
	AttrIndexFlags:   "array of i1, one per index",
}

// LeftOut reports whether an op may go without the attribute and then needs no
// default.
func (a *AttrInfo) LeftOut() bool {
	return a.Kind == AttrUnit || a.Kind == AttrIndexFlags || a.Optional
}

// String names the kind.
func (k AttrKind) String() string { return attrKindNames[k] }

var traitNames = [...]string{"Pure", "NoEffect", "Terminator", "IsolatedFromAbove", "SegmentedOperands", "SingleBlock",
	"SymbolTable", "Symbol", "TestOnly", "Elementwise", "RecursiveEffects", "OptionalRegion"}

// Names lists the traits that are set.
func (t Traits) Names() []string {
	var out []string
	for i, name := range traitNames {
		if t>>i&1 != 0 {
			out = append(out, name)
		}
	}
	return out
}
