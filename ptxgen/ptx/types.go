package ptx

// Type is the type of a register, of a variable or in an instruction.
type Type uint8

// The types.
const (
	NoType Type = iota
	Pred
	B8
	B16
	B32
	B64
	B128
	U8
	U16
	U32
	U64
	S8
	S16
	S32
	S64
	F16
	F16x2
	BF16
	BF16x2
	TF32
	F32
	F32x2
	F64
	E4M3
	E5M2
	E4M3x2
	E5M2x2
	E2M1x2
	UE8M0x2
	Texref
	Surfref
	Samplerref
	numTypes
)

// TypeKind says how the bits of a type are read.
type TypeKind uint8

// The kinds of types.
const (
	Untyped TypeKind = iota // any bits
	Unsigned
	Signed
	Float
	Predicate
	Opaque
)

var typeInfos = [numTypes]struct {
	name string
	bits int
	kind TypeKind
}{
	Pred: {".pred", 1, Predicate},
	B8:   {".b8", 8, Untyped}, B16: {".b16", 16, Untyped}, B32: {".b32", 32, Untyped}, B64: {".b64", 64, Untyped}, B128: {".b128", 128, Untyped},
	U8: {".u8", 8, Unsigned}, U16: {".u16", 16, Unsigned}, U32: {".u32", 32, Unsigned}, U64: {".u64", 64, Unsigned},
	S8: {".s8", 8, Signed}, S16: {".s16", 16, Signed}, S32: {".s32", 32, Signed}, S64: {".s64", 64, Signed},
	F16: {".f16", 16, Float}, F16x2: {".f16x2", 32, Float}, BF16: {".bf16", 16, Float}, BF16x2: {".bf16x2", 32, Float},
	TF32: {".tf32", 32, Float}, F32: {".f32", 32, Float}, F32x2: {".f32x2", 64, Float}, F64: {".f64", 64, Float},
	E4M3: {".e4m3", 8, Float}, E5M2: {".e5m2", 8, Float}, E4M3x2: {".e4m3x2", 16, Float}, E5M2x2: {".e5m2x2", 16, Float},
	E2M1x2: {".e2m1x2", 8, Float}, UE8M0x2: {".ue8m0x2", 16, Float},
	Texref: {".texref", 64, Opaque}, Surfref: {".surfref", 64, Opaque}, Samplerref: {".samplerref", 64, Opaque},
}

// String returns the type as PTX writes it, with its dot.
func (t Type) String() string { return typeInfos[t].name }

// Bits returns the width of a type.
func (t Type) Bits() int { return typeInfos[t].bits }

// Bytes returns the number of bytes that a value takes in memory.
func (t Type) Bytes() int64 { return int64(typeInfos[t].bits+7) / 8 }

// Kind returns how the bits of a type are read.
func (t Type) Kind() TypeKind { return typeInfos[t].kind }

// ParseType returns the type with a name, written with its dot or without, or
// NoType.
func ParseType(name string) Type {
	if name != "" && name[0] == '.' {
		name = name[1:]
	}
	for t := Pred; t < numTypes; t++ {
		if typeInfos[t].name[1:] == name {
			return t
		}
	}
	return NoType
}

// Space is a state space.
type Space uint8

// The state spaces of variables.
const (
	NoSpace Space = iota
	RegSpace
	GlobalSpace
	SharedSpace
	ConstSpace
	LocalSpace
	ParamSpace
	TexSpace
	numSpaces
)

var spaceNames = [numSpaces]string{
	RegSpace: ".reg", GlobalSpace: ".global", SharedSpace: ".shared", ConstSpace: ".const",
	LocalSpace: ".local", ParamSpace: ".param", TexSpace: ".tex",
}

// String returns the space as PTX writes it, with its dot.
func (s Space) String() string { return spaceNames[s] }

// ParseSpace returns the space of a directive such as ".shared", or NoSpace.
func ParseSpace(name string) Space {
	for s := RegSpace; s < numSpaces; s++ {
		if spaceNames[s] == name {
			return s
		}
	}
	return NoSpace
}
