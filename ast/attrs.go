package ast

import (
	"slices"

	"tileir/ast/num"
)

// Attr is a compile-time constant attached to an op. Attributes are immutable
// once built; compare them with SameAttr.
type Attr interface{ isAttr() }

// NamedAttr is one entry of an attribute dictionary.
type NamedAttr struct {
	Name  string
	Value Attr
}

type (
	// UnitAttr says something by being there.
	UnitAttr struct{}
	// BoolAttr is true or false.
	BoolAttr bool
	// IntAttr is an integer of a type, sign-extended to 64 bits. Type
	// NumType(num.I64) is the default in text.
	IntAttr struct {
		Value int64
		Type  Type
	}
	// FloatAttr is a number of type Type as its bit pattern.
	FloatAttr struct {
		Bits uint64
		Type num.Type
	}
	// StringAttr is a string, escapes resolved.
	StringAttr string
	// SymbolAttr is @name, or @a::@b for a nested reference.
	SymbolAttr struct {
		Root   string
		Nested []string
	}
	// TypeAttr is a type used as an attribute.
	TypeAttr struct{ Type Type }
	// ArrayAttr is [a, b, …].
	ArrayAttr []Attr
	// DictAttr is {a = …, b}; entries keep the order of the text.
	DictAttr []NamedAttr
	// DenseArrayAttr is array<i32: 1, 0>. Values of a floating-point type are bit
	// patterns.
	DenseArrayAttr struct {
		Elem   num.Type
		Values []int64
	}
	// DenseAttr is the value of a constant tile. Data holds the elements
	// row-major, little-endian, each in Type's MemBits (4-bit elements in one
	// byte each); a splat holds one element.
	DenseAttr struct {
		Type  *TileType
		Splat bool
		Data  []byte
	}
	// EnumAttr is one of the enumerations of the language, such as
	// rounding<zero>.
	EnumAttr struct {
		Enum  EnumKind
		Value uint32
	}
	// DivByAttr is the assumption that every value is divisible by Divisor:
	// all of them, or the first of each run of Every elements along dimension
	// Along.
	DivByAttr struct {
		Divisor uint64
		Grouped bool // Every and Along are given
		Every   int64
		Along   int64
	}
	// SameElementsAttr is the assumption that runs of Values[d] elements along
	// dimension d are equal.
	SameElementsAttr struct{ Values []int64 }
	// BoundedAttr is the assumption Lo ≤ value ≤ Hi; a nil bound is open.
	BoundedAttr struct{ Lo, Hi *int64 }
	// HintsAttr is optimization_hints<…>: per target a dictionary of hints.
	HintsAttr struct{ Targets DictAttr }
	// DialectAttr is any other parametrized attribute of the dialect, such as
	// #cuda_tile.di_file<"a.py" in "/tmp">: debug information.
	DialectAttr struct {
		Name   string // without the prefix, "di_file"
		Params []NamedAttr
	}
	// OpaqueAttr is an attribute of another dialect, kept as it was written.
	OpaqueAttr struct{ Text string }
	// LocAttr is a location used as an attribute.
	LocAttr struct{ Loc *Location }
)

func (UnitAttr) isAttr()          {}
func (BoolAttr) isAttr()          {}
func (IntAttr) isAttr()           {}
func (FloatAttr) isAttr()         {}
func (StringAttr) isAttr()        {}
func (SymbolAttr) isAttr()        {}
func (TypeAttr) isAttr()          {}
func (ArrayAttr) isAttr()         {}
func (DictAttr) isAttr()          {}
func (DenseArrayAttr) isAttr()    {}
func (*DenseAttr) isAttr()        {}
func (EnumAttr) isAttr()          {}
func (DivByAttr) isAttr()         {}
func (SameElementsAttr) isAttr()  {}
func (BoundedAttr) isAttr()       {}
func (HintsAttr) isAttr()         {}
func (*DialectAttr) isAttr()      {}
func (OpaqueAttr) isAttr()        {}
func (LocAttr) isAttr()           {}
func (e EnumAttr) String() string { return e.Enum.Info().Names[e.Value] }

// Get returns the entry called name, or nil.
func (d DictAttr) Get(name string) Attr {
	for i := range d {
		if d[i].Name == name {
			return d[i].Value
		}
	}
	return nil
}

// InBounds reports whether an access to a view promises that the tile stays
// inside the tensor along dimension d of the index.
func (op *Op) InBounds(d int) bool {
	a, ok := op.Attr("inbounds").(DenseArrayAttr)
	return ok && d < len(a.Values) && a.Values[d] != 0
}

// Unassumed returns the value that v is but for assumptions. A module that is not
// verified may have them in a circle: then it is one of them.
func Unassumed(v *Value) *Value {
	behind := v
	for step := 0; v.Def() != nil && v.Def().Opcode == OpAssume; step++ {
		v = v.Def().Operand(0)
		if step%2 == 1 {
			behind = behind.Def().Operand(0)
		}
		if v == behind {
			break
		}
	}
	return v
}

// AssumesConstant reports whether op, an assume, is about a constant. Then there
// is nothing to assume, and if the constant refutes the assumption, nothing is
// made of it: frontends write such ones of strides that no access ever uses.
func (op *Op) AssumesConstant() bool {
	def := Unassumed(op.Operand(0)).Def()
	return def != nil && def.Opcode == OpConstant
}

// MakesTruth reports whether op, an ftoi, makes truth values: whether a number is
// not zero. The specification says of all integer types that the number is
// rounded towards zero and undefined beyond their range. But frontends convert to
// truth values by ftoi to i1, unsigned and without saturating, and the tests of
// cuTile Python want true of fractions, of negative and of large numbers. Nobody
// asks for that of the signed and of the saturating form: they are as the
// specification has them.
func (op *Op) MakesTruth() bool {
	t := AsTile(op.Result(0).Type)
	return t != nil && t.ElemNum() == num.I1 && op.Enum("signedness", Signed) == Unsigned && !op.Has("saturating")
}

// Identity returns the encoding of the identity of operand i of a reduce or scan,
// whose elements are of type t.
func (op *Op) Identity(i int, t num.Type) uint64 {
	list, _ := op.Attr("identities").(ArrayAttr)
	if i >= len(list) {
		return 0
	}
	switch a := list[i].(type) {
	case FloatAttr:
		if a.Type != t {
			return num.FToF(a.Type, t, a.Bits, num.NearestEven)
		}
		return a.Bits
	case IntAttr:
		return num.Wrap(t, uint64(a.Value))
	case BoolAttr:
		if a {
			return 1
		}
	}
	return 0
}

// AllClear reports whether an AttrIndexFlags says nothing.
func AllClear(a Attr) bool {
	flags, ok := a.(DenseArrayAttr)
	return a == nil || ok && !slices.ContainsFunc(flags.Values, func(v int64) bool { return v != 0 })
}

// Elem returns element i of the constant as its bit pattern.
func (d *DenseAttr) Elem(i int) uint64 {
	w := d.ElemBytes()
	if d.Splat {
		i = 0
	}
	var v uint64
	for k := w - 1; k >= 0; k-- {
		v = v<<8 | uint64(d.Data[i*w+k])
	}
	return v
}

// ElemBytes returns how many bytes of Data one element takes.
func (d *DenseAttr) ElemBytes() int { return (d.Type.ElemNum().MemBits() + 7) / 8 }

// EnumKind names one enumeration of the language.
type EnumKind uint8

// The enumerations.
const (
	EnumSignedness EnumKind = iota
	EnumOverflow
	EnumRounding
	EnumCmpOrdering
	EnumCmpPredicate
	EnumAtomicMode
	EnumMemoryScope
	EnumMemoryOrdering
	EnumPadding
	EnumVisibility
	numEnums
)

// EnumInfo is the spelling of an enumeration. Names are indexed by the value
// that the bytecode stores; an empty name is a hole.
type EnumInfo struct {
	Mnemonic string // the spelling of the attribute, "rounding"
	Names    []string
}

var enums = [numEnums]EnumInfo{
	EnumSignedness:     {"signedness", []string{"unsigned", "signed"}},
	EnumOverflow:       {"overflow", []string{"none", "no_signed_wrap", "no_unsigned_wrap", "no_wrap"}},
	EnumRounding:       {"rounding", []string{"nearest_even", "zero", "negative_inf", "positive_inf", "approx", "full", "nearest_int_to_zero", "nearest_away"}},
	EnumCmpOrdering:    {"comparison_ordering", []string{"unordered", "ordered"}},
	EnumCmpPredicate:   {"comparison_predicate", []string{"equal", "not_equal", "less_than", "less_than_or_equal", "greater_than", "greater_than_or_equal"}},
	EnumAtomicMode:     {"atomic_rmw_mode", []string{"and", "or", "xor", "add", "addf", "max", "min", "umax", "umin", "xchg"}},
	EnumMemoryScope:    {"memory_scope", []string{"tl_blk", "device", "sys"}},
	EnumMemoryOrdering: {"memory_ordering_semantics", []string{"weak", "relaxed", "acquire", "release", "acq_rel"}},
	EnumPadding:        {"padding_value", []string{"zero", "neg_zero", "nan", "pos_inf", "neg_inf"}},
	EnumVisibility:     {"symbol_visibility", []string{"public", "private"}},
}

// Info returns the spelling of the enumeration.
func (k EnumKind) Info() *EnumInfo { return &enums[k] }

// Lookup finds the value spelled name.
func (i *EnumInfo) Lookup(name string) (uint32, bool) {
	for v, n := range i.Names {
		if n == name && n != "" {
			return uint32(v), true
		}
	}
	return 0, false
}

// The values of the enumerations, as the bytecode numbers them.
const (
	Unsigned, Signed = 0, 1

	Public, Private = 0, 1

	OverflowNone, NoSignedWrap, NoUnsignedWrap, NoWrap = 0, 1, 2, 3

	RoundNearestEven, RoundZero, RoundNegInf, RoundPosInf = 0, 1, 2, 3
	RoundApprox, RoundFull, RoundNearestIntToZero         = 4, 5, 6
	RoundNearestAway                                      = 7

	CmpUnordered, CmpOrdered = 0, 1

	CmpEqual, CmpNotEqual, CmpLess, CmpLessEqual, CmpGreater, CmpGreaterEqual = 0, 1, 2, 3, 4, 5

	AtomicAnd, AtomicOr, AtomicXor, AtomicAdd, AtomicAddF       = 0, 1, 2, 3, 4
	AtomicMax, AtomicMin, AtomicUMax, AtomicUMin, AtomicXchg    = 5, 6, 7, 8, 9
	ScopeTileBlock, ScopeDevice, ScopeSystem                    = 0, 1, 2
	OrderWeak, OrderRelaxed, OrderAcquire, OrderRelease, AcqRel = 0, 1, 2, 3, 4
)

// NumEnums is the number of enumerations.
const NumEnums = numEnums

// maxEnumValue bounds the values of all enumerations.
const maxEnumValue = 10

// boxed holds every enumeration attribute once, so that making one does not
// allocate.
var boxed = func() (t [numEnums][maxEnumValue]Attr) {
	for k := range t {
		for v := range t[k] {
			t[k][v] = EnumAttr{EnumKind(k), uint32(v)}
		}
	}
	return t
}()

// EnumOf returns the attribute for value v of an enumeration.
func EnumOf(k EnumKind, v uint32) Attr {
	if v < maxEnumValue {
		return boxed[k][v]
	}
	return EnumAttr{k, v}
}

// Sorted returns the entries in the order of their names, the order in which
// they are printed and written.
func (d DictAttr) Sorted() DictAttr { return sortedByName(d) }

// LoopSplitHint is the attribute of an entry, a for or an if that says how many
// ops an if must hold for a loop to be cut because of it; 0 is never. The
// innermost one counts. It is for passes: bytecode has no place for it.
const LoopSplitHint = "cuda_tile.loop_split"
