package ptx

// Slots that many rows share.
const (
	rounding  = "rnd=rn|rz|rm|rp"
	integral  = "rnd=rni|rzi|rmi|rpi"
	ints      = "u16|u32|u64|s16|s32|s64"
	bytesInts = "u8|u16|u32|u64|s8|s16|s32|s64"
	words     = "b16|b32|b64"
	memTypes  = "b8|b16|b32|b64|u8|u16|u32|u64|s8|s16|s32|s64|f32|f64"
	allTypes  = "b16|b32|b64|u16|u32|u64|s16|s32|s64|f32|f64"
	compares  = "cmp=eq|ne|lt|le|gt|ge|lo|ls|hi|hs|equ|neu|ltu|leu|gtu|geu|num|nan"
	scopes    = "scope=cta|cluster|gpu|sys"
	anyShared = "shared|shared::cta|shared::cluster"
	ldSpaces  = "space=global|local|const|param|param::entry|param::func|" + anyShared
	stSpaces  = "space=global|local|param|param::func|" + anyShared
	atSpaces  = "space=global|" + anyShared
	barSpaces = "space=" + anyShared
	caching   = "cop=ca|cg|cs|cv|lu|wb|wt? " +
		"L1=L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate? " +
		"L2=L2::evict_normal|L2::evict_first|L2::evict_last? L2::cache_hint? prefetch=L2::64B|L2::128B|L2::256B?"
	dims = "dim=1d|2d|3d|4d|5d"

	// Of wmma: 16 bits and bytes have three shapes, tf32 and f64 one each.
	wmmaShapes = "shape=m16n16k16|m8n32k16|m32n8k16"
	wmmaTF32   = "shape=m16n16k8"
	wmmaF64    = "shape=m8n8k4"
	wmmaMemory = "space=global|shared|shared::cta?"
	wmmaMul    = "do=mma sync aligned rows=row|col cols=row|col "
)

// wmma in steps: load and store of the fragment of a matrix.
const (
	wmmaLoadA  = "do=load a sync aligned layout=row|col "
	wmmaLoadB  = "do=load b sync aligned layout=row|col "
	wmmaLoadC  = "do=load c sync aligned layout=row|col "
	wmmaStoreD = "do=store d sync aligned layout=row|col "
)

// The targets that rows demand; the zero Target is any.
var (
	sm20  = Target{SM: 20}
	sm30  = Target{SM: 30}
	sm32  = Target{SM: 32}
	sm53  = Target{SM: 53}
	sm60  = Target{SM: 60}
	sm61  = Target{SM: 61}
	sm70  = Target{SM: 70}
	sm72  = Target{SM: 72}
	sm75  = Target{SM: 75}
	sm80  = Target{SM: 80}
	sm90  = Target{SM: 90}
	sm90a = Target{SM: 90, Feature: 'a'}
	sm100 = Target{SM: 100}
)

// formRows is the instruction table: what the code generator emits, and what
// other compilers emit for the same work. Not in it: textures and surfaces,
// video instructions, and what only one generation after sm_90 has. Versions
// and targets are those of the plain form; modifiers demand more by the tables
// of versions.go.
var formRows = []Form{
	// Integers.
	{Opcode: "add", Mods: "T=" + ints, Args: "=T T T"},
	{Opcode: "add", Mods: "sat s32", Args: "=s32 s32 s32"},
	{Opcode: "add", Mods: "T=u16x2|s16x2", Args: "=b32 b32 b32", Version: Version{8, 0}, Target: sm90},
	{Opcode: "add", Mods: "cc T=u32|s32|u64|s64", Args: "=T T T"},
	{Opcode: "addc", Mods: "cc? T=u32|s32|u64|s64", Args: "=T T T"},
	{Opcode: "sub", Mods: "T=" + ints, Args: "=T T T"},
	{Opcode: "sub", Mods: "sat s32", Args: "=s32 s32 s32"},
	{Opcode: "sub", Mods: "cc T=u32|s32|u64|s64", Args: "=T T T"},
	{Opcode: "subc", Mods: "cc? T=u32|s32|u64|s64", Args: "=T T T"},
	{Opcode: "mul", Mods: "part=lo|hi T=" + ints, Args: "=T T T"},
	{Opcode: "mul", Mods: "wide T=u16|u32|s16|s32", Args: "=2T T T"},
	{Opcode: "mul24", Mods: "part=lo|hi T=u32|s32", Args: "=T T T"},
	{Opcode: "mad", Mods: "part=lo|hi T=" + ints, Args: "=T T T T"},
	{Opcode: "mad", Mods: "hi sat s32", Args: "=s32 s32 s32 s32"},
	{Opcode: "mad", Mods: "wide T=u16|u32|s16|s32", Args: "=2T T T 2T"},
	{Opcode: "mad", Mods: "part=lo|hi cc T=u32|s32|u64|s64", Args: "=T T T T", Version: Version{3, 0}, Target: sm20},
	{Opcode: "madc", Mods: "part=lo|hi cc? T=u32|s32|u64|s64", Args: "=T T T T", Version: Version{3, 0}, Target: sm20},
	{Opcode: "div", Mods: "T=" + ints, Args: "=T T T"},
	{Opcode: "rem", Mods: "T=" + ints, Args: "=T T T"},
	{Opcode: "sad", Mods: "T=" + ints, Args: "=T T T T"},
	{Opcode: "abs", Mods: "T=s16|s32|s64", Args: "=T T"},
	{Opcode: "neg", Mods: "T=s16|s32|s64", Args: "=T T"},
	{Opcode: "min", Mods: "T=" + ints, Args: "=T T T"},
	{Opcode: "max", Mods: "T=" + ints, Args: "=T T T"},
	{Opcode: "min", Mods: "relu? T=s32", Args: "=T T T", Version: Version{8, 0}, Target: sm90},
	{Opcode: "max", Mods: "relu? T=s32", Args: "=T T T", Version: Version{8, 0}, Target: sm90},
	{Opcode: "min", Mods: "relu? T=u16x2|s16x2", Args: "=b32 b32 b32", Version: Version{8, 0}, Target: sm90},
	{Opcode: "max", Mods: "relu? T=u16x2|s16x2", Args: "=b32 b32 b32", Version: Version{8, 0}, Target: sm90},
	{Opcode: "popc", Mods: "T=b32|b64", Args: "=u32 T", Version: Version{2, 0}, Target: sm20},
	{Opcode: "clz", Mods: "T=b32|b64", Args: "=u32 T", Version: Version{2, 0}, Target: sm20},
	{Opcode: "bfind", Mods: "shiftamt? T=u32|u64|s32|s64", Args: "=u32 T", Version: Version{2, 0}, Target: sm20},
	{Opcode: "brev", Mods: "T=b32|b64", Args: "=T T", Version: Version{2, 0}, Target: sm20},
	{Opcode: "bfe", Mods: "T=u32|u64|s32|s64", Args: "=T T u32 u32", Version: Version{2, 0}, Target: sm20},
	{Opcode: "bfi", Mods: "T=b32|b64", Args: "=T T T u32 u32", Version: Version{2, 0}, Target: sm20},
	{Opcode: "bmsk", Mods: "mode=clamp|wrap b32", Args: "=b32 u32 u32", Version: Version{7, 6}, Target: sm70},
	{Opcode: "szext", Mods: "mode=clamp|wrap T=u32|s32", Args: "=T T u32", Version: Version{7, 6}, Target: sm70},
	{Opcode: "fns", Mods: "b32", Args: "=b32 b32 b32 s32", Version: Version{6, 0}, Target: sm30},
	{Opcode: "dp4a", Mods: "A=u32|s32 B=u32|s32", Args: "=b32 b32 b32 b32", Version: Version{5, 0}, Target: sm61},
	{Opcode: "dp2a", Mods: "part=lo|hi A=u32|s32 B=u32|s32", Args: "=b32 b32 b32 b32", Version: Version{5, 0}, Target: sm61},

	// Bits.
	{Opcode: "and", Mods: "T=pred|" + words, Args: "=T T T"},
	{Opcode: "or", Mods: "T=pred|" + words, Args: "=T T T"},
	{Opcode: "xor", Mods: "T=pred|" + words, Args: "=T T T"},
	{Opcode: "not", Mods: "T=pred|" + words, Args: "=T T"},
	{Opcode: "cnot", Mods: "T=" + words, Args: "=T T"},
	{Opcode: "lop3", Mods: "b32", Args: "=b32 b32 b32 b32 0..255#", Version: Version{4, 3}, Target: Target{SM: 50}},
	{Opcode: "shl", Mods: "T=" + words, Args: "=T T u32"},
	{Opcode: "shr", Mods: "T=" + words + "|" + ints, Args: "=T T u32"},
	{Opcode: "shf", Mods: "to=l|r mode=clamp|wrap b32", Args: "=b32 b32 b32 u32", Version: Version{3, 1}, Target: sm32},
	{Opcode: "prmt", Mods: "b32 mode=f4e|b4e|rc8|ecl|ecr|rc16?", Args: "=b32 b32 b32 b32", Version: Version{2, 0}, Target: sm20},

	// Floating point.
	{Opcode: "add", Mods: rounding + "? ftz? sat? T=f32", Args: "=T T T"},
	{Opcode: "add", Mods: rounding + "? T=f64", Args: "=T T T"},
	{Opcode: "add", Mods: "rnd=rn? ftz? sat? T=f16|f16x2", Args: "=T T T", Version: Version{4, 2}, Target: sm53},
	{Opcode: "add", Mods: "rnd=rn? T=bf16|bf16x2", Args: "=T T T", Version: Version{7, 8}, Target: sm90},
	{Opcode: "add", Mods: rounding + "? ftz? T=f32x2", Args: "=T T T", Version: Version{8, 6}, Target: sm100},
	{Opcode: "sub", Mods: rounding + "? ftz? sat? T=f32", Args: "=T T T"},
	{Opcode: "sub", Mods: rounding + "? T=f64", Args: "=T T T"},
	{Opcode: "sub", Mods: "rnd=rn? ftz? sat? T=f16|f16x2", Args: "=T T T", Version: Version{4, 2}, Target: sm53},
	{Opcode: "sub", Mods: "rnd=rn? T=bf16|bf16x2", Args: "=T T T", Version: Version{7, 8}, Target: sm90},
	{Opcode: "mul", Mods: rounding + "? ftz? sat? T=f32", Args: "=T T T"},
	{Opcode: "mul", Mods: rounding + "? T=f64", Args: "=T T T"},
	{Opcode: "mul", Mods: "rnd=rn? ftz? sat? T=f16|f16x2", Args: "=T T T", Version: Version{4, 2}, Target: sm53},
	{Opcode: "mul", Mods: "rnd=rn? T=bf16|bf16x2", Args: "=T T T", Version: Version{7, 8}, Target: sm90},
	{Opcode: "mul", Mods: rounding + "? ftz? T=f32x2", Args: "=T T T", Version: Version{8, 6}, Target: sm100},
	{Opcode: "fma", Mods: rounding + " ftz? sat? T=f32", Args: "=T T T T", Target: sm20},
	{Opcode: "fma", Mods: rounding + " T=f64", Args: "=T T T T"},
	{Opcode: "fma", Mods: "rnd=rn ftz? sat? T=f16|f16x2", Args: "=T T T T", Version: Version{4, 2}, Target: sm53},
	{Opcode: "fma", Mods: "rnd=rn ftz? relu T=f16|f16x2", Args: "=T T T T", Version: Version{7, 0}, Target: sm80},
	{Opcode: "fma", Mods: "rnd=rn relu? T=bf16|bf16x2", Args: "=T T T T", Version: Version{7, 0}, Target: sm80},
	{Opcode: "fma", Mods: rounding + " ftz? T=f32x2", Args: "=T T T T", Version: Version{8, 6}, Target: sm100},
	{Opcode: "mad", Mods: rounding + " ftz? sat? T=f32", Args: "=T T T T"},
	{Opcode: "mad", Mods: rounding + " T=f64", Args: "=T T T T"},
	{Opcode: "div", Mods: "how=approx|full ftz? T=f32", Args: "=T T T"},
	{Opcode: "div", Mods: rounding + " ftz? T=f32", Args: "=T T T", Target: sm20},
	{Opcode: "div", Mods: rounding + " T=f64", Args: "=T T T"},
	{Opcode: "abs", Mods: "ftz? T=f32", Args: "=T T"},
	{Opcode: "abs", Mods: "T=f64", Args: "=T T"},
	{Opcode: "abs", Mods: "ftz? T=f16|f16x2", Args: "=T T", Version: Version{6, 5}, Target: sm53},
	{Opcode: "abs", Mods: "T=bf16|bf16x2", Args: "=T T", Version: Version{7, 0}, Target: sm80},
	{Opcode: "neg", Mods: "ftz? T=f32", Args: "=T T"},
	{Opcode: "neg", Mods: "T=f64", Args: "=T T"},
	{Opcode: "neg", Mods: "ftz? T=f16|f16x2", Args: "=T T", Version: Version{6, 0}, Target: sm53},
	{Opcode: "neg", Mods: "T=bf16|bf16x2", Args: "=T T", Version: Version{7, 0}, Target: sm80},
	{Opcode: "min", Mods: "ftz? NaN? xorsign? abs? T=f32", Args: "=T T T"},
	{Opcode: "min", Mods: "T=f64", Args: "=T T T"},
	{Opcode: "min", Mods: "ftz? NaN? xorsign? abs? T=f16|f16x2", Args: "=T T T", Version: Version{7, 0}, Target: sm80},
	{Opcode: "min", Mods: "NaN? xorsign? abs? T=bf16|bf16x2", Args: "=T T T", Version: Version{7, 0}, Target: sm80},
	{Opcode: "max", Mods: "ftz? NaN? xorsign? abs? T=f32", Args: "=T T T"},
	{Opcode: "max", Mods: "T=f64", Args: "=T T T"},
	{Opcode: "max", Mods: "ftz? NaN? xorsign? abs? T=f16|f16x2", Args: "=T T T", Version: Version{7, 0}, Target: sm80},
	{Opcode: "max", Mods: "NaN? xorsign? abs? T=bf16|bf16x2", Args: "=T T T", Version: Version{7, 0}, Target: sm80},
	{Opcode: "copysign", Mods: "T=f32|f64", Args: "=T T T", Version: Version{2, 0}, Target: sm20},
	{Opcode: "testp", Mods: "is=finite|infinite|number|notanumber|normal|subnormal T=f32|f64", Args: "=pred T", Version: Version{2, 0}, Target: sm20},
	{Opcode: "rcp", Mods: "how=approx ftz? T=f32", Args: "=T T"},
	{Opcode: "rcp", Mods: rounding + " ftz? T=f32", Args: "=T T", Target: sm20},
	{Opcode: "rcp", Mods: rounding + " T=f64", Args: "=T T"},
	{Opcode: "rcp", Mods: "how=approx ftz T=f64", Args: "=T T", Version: Version{2, 1}, Target: sm20},
	{Opcode: "sqrt", Mods: "how=approx ftz? T=f32", Args: "=T T"},
	{Opcode: "sqrt", Mods: rounding + " ftz? T=f32", Args: "=T T", Target: sm20},
	{Opcode: "sqrt", Mods: rounding + " T=f64", Args: "=T T"},
	{Opcode: "rsqrt", Mods: "how=approx ftz? T=f32", Args: "=T T"},
	{Opcode: "rsqrt", Mods: "how=approx ftz? T=f64", Args: "=T T"},
	{Opcode: "sin", Mods: "how=approx ftz? T=f32", Args: "=T T"},
	{Opcode: "cos", Mods: "how=approx ftz? T=f32", Args: "=T T"},
	{Opcode: "lg2", Mods: "how=approx ftz? T=f32", Args: "=T T"},
	{Opcode: "ex2", Mods: "how=approx ftz? T=f32", Args: "=T T"},
	{Opcode: "ex2", Mods: "how=approx T=f16|f16x2", Args: "=T T", Version: Version{7, 0}, Target: sm75},
	{Opcode: "ex2", Mods: "how=approx ftz T=bf16|bf16x2", Args: "=T T", Version: Version{7, 8}, Target: sm90},
	{Opcode: "tanh", Mods: "how=approx T=f32|f16|f16x2", Args: "=T T", Version: Version{7, 0}, Target: sm75},
	{Opcode: "tanh", Mods: "how=approx T=bf16|bf16x2", Args: "=T T", Version: Version{7, 8}, Target: sm90},

	// Comparisons and choices.
	{Opcode: "setp", Mods: compares + " ftz? T=" + allTypes, Args: "=pred|pred T T"},
	{Opcode: "setp", Mods: compares + " bool=and|or|xor ftz? T=" + allTypes, Args: "=pred|pred T T pred"},
	{Opcode: "setp", Mods: compares + " ftz? T=f16", Args: "=pred|pred T T", Version: Version{4, 2}, Target: sm53},
	{Opcode: "setp", Mods: compares + " bool=and|or|xor ftz? T=f16", Args: "=pred|pred T T pred", Version: Version{4, 2}, Target: sm53},
	{Opcode: "setp", Mods: compares + " ftz? T=f16x2", Args: "=pred|pred T T", Version: Version{4, 2}, Target: sm53},
	{Opcode: "setp", Mods: compares + " bool=and|or|xor ftz? T=f16x2", Args: "=pred|pred T T pred", Version: Version{4, 2}, Target: sm53},
	{Opcode: "setp", Mods: compares + " T=bf16|bf16x2", Args: "=pred|pred T T", Version: Version{7, 8}, Target: sm90},
	{Opcode: "setp", Mods: compares + " bool=and|or|xor T=bf16|bf16x2", Args: "=pred|pred T T pred", Version: Version{7, 8}, Target: sm90},
	{Opcode: "set", Mods: compares + " ftz? D=u32|s32|f32|u16|s16|f16|bf16 T=" + allTypes + "|f16|bf16", Args: "=D T T"},
	{Opcode: "set", Mods: compares + " bool=and|or|xor ftz? D=u32|s32|f32|u16|s16|f16|bf16 T=" + allTypes + "|f16|bf16", Args: "=D T T pred"},
	{Opcode: "set", Mods: compares + " ftz? D=f16x2|bf16x2|u32|s32 T=f16x2|bf16x2", Args: "=D T T", Version: Version{4, 2}, Target: sm53},
	{Opcode: "set", Mods: compares + " bool=and|or|xor ftz? D=f16x2|bf16x2|u32|s32 T=f16x2|bf16x2", Args: "=D T T pred", Version: Version{4, 2}, Target: sm53},
	{Opcode: "selp", Mods: "T=" + allTypes, Args: "=T T T pred"},
	{Opcode: "slct", Mods: "T=" + allTypes + " S=s32", Args: "=T T T S"},
	{Opcode: "slct", Mods: "ftz? T=" + allTypes + " S=f32", Args: "=T T T S"},

	// Moves and conversions.
	{Opcode: "mov", Mods: "T=pred|b128|" + allTypes, Args: "=T sym:T / =T pack:T / =pack:T T"},
	{Opcode: "cvt", Mods: "sat? D=" + bytesInts + " S=" + bytesInts, Args: "=~D ~S"},
	{Opcode: "cvt", Mods: integral + " ftz? sat? D=" + bytesInts + " S=f16|bf16|f32|f64", Args: "=~D ~S"},
	{Opcode: "cvt", Mods: rounding + " ftz? sat? D=f16|bf16|f32|f64 S=" + bytesInts, Args: "=~D ~S"},
	{Opcode: "cvt", Mods: "rnd=rn|rz|rm|rp|rni|rzi|rmi|rpi? relu? ftz? sat? satfinite? D=f16|bf16|f32|f64 S=f16|bf16|f32|f64", Args: "=D S"},
	{Opcode: "cvt", Mods: "rnd=rn|rz relu? satfinite? D=f16x2|bf16x2 S=f32", Args: "=D S S", Version: Version{7, 0}, Target: sm80},
	{Opcode: "cvt", Mods: "rnd=rna|rn|rz relu? satfinite? D=tf32 S=f32", Args: "=D S", Version: Version{7, 0}, Target: sm80},
	{Opcode: "cvt", Mods: "rnd=rn satfinite relu? D=e4m3x2|e5m2x2 S=f32", Args: "=D S S", Version: Version{7, 8}, Target: Target{SM: 89}},
	{Opcode: "cvt", Mods: "rnd=rn satfinite relu? D=e4m3x2|e5m2x2 S=f16x2", Args: "=D S", Version: Version{7, 8}, Target: Target{SM: 89}},
	{Opcode: "cvt", Mods: "rnd=rn relu? D=f16x2 S=e4m3x2|e5m2x2", Args: "=D S", Version: Version{7, 8}, Target: Target{SM: 89}},
	{Opcode: "cvt", Mods: "rnd=rz|rp satfinite? D=ue8m0x2 S=f32", Args: "=D S S", Version: Version{8, 6}, Target: Target{SM: 100, Feature: 'a'}},
	{Opcode: "cvt", Mods: "rnd=rn satfinite relu? D=e2m1x2 S=f32", Args: "=D S S", Version: Version{8, 6}, Target: Target{SM: 100, Feature: 'a'}},
	{Opcode: "cvt", Mods: "rnd=rn relu? D=f16x2 S=e2m1x2", Args: "=D S", Version: Version{8, 6}, Target: Target{SM: 100, Feature: 'a'}},
	{Opcode: "cvta", Mods: "space=global|const|local|" + anyShared + " T=u32|u64", Args: "=T sym:T"},
	{Opcode: "cvta", Mods: "space=param T=u64", Args: "=T sym:T", Version: Version{7, 7}, Target: sm70},
	{Opcode: "cvta", Mods: "to space=global|const|local|param|" + anyShared + " T=u32|u64", Args: "=T sym:T"},
	{Opcode: "isspacep", Mods: "space=global|const|local|param|" + anyShared, Args: "=pred u64", Version: Version{2, 0}, Target: sm20},
	{Opcode: "mapa", Mods: "space=shared::cluster T=u32|u64", Args: "=T sym:T u32", Version: Version{7, 8}, Target: sm90},
	{Opcode: "mapa", Mods: "T=u32|u64", Args: "=T T u32", Version: Version{7, 8}, Target: sm90},
	{Opcode: "getctarank", Mods: "space=shared::cluster? T=u32|u64", Args: "=u32 sym:T", Version: Version{7, 8}, Target: sm90},

	// Memory.
	{Opcode: "ld", Mods: "~ sem=weak|volatile? " + ldSpaces + "? " + caching + " vec=v2|v4|v8? T=b128|" + memTypes, Args: "=vec*~T [r] b64?"},
	{Opcode: "ld", Mods: "~ sem=relaxed|acquire " + scopes + " " + ldSpaces + "? " + caching + " vec=v2|v4|v8? T=b128|" + memTypes, Args: "=vec*~T [r] b64?", Version: Version{6, 0}, Target: sm70},
	{Opcode: "ld", Mods: "~ mmio sem=relaxed scope=sys space=global? vec=v2|v4? T=" + memTypes, Args: "=vec*~T [r]", Version: Version{8, 2}, Target: sm70},
	{Opcode: "ld", Mods: "~ space=global " + caching + " nc vec=v2|v4|v8? T=b128|" + memTypes, Args: "=vec*~T [r] b64?", Version: Version{3, 1}, Target: sm32},
	{Opcode: "ldu", Mods: "space=global? vec=v2|v4? T=" + memTypes, Args: "=vec*~T [r]", Version: Version{2, 0}, Target: sm20},
	{Opcode: "st", Mods: "~ sem=weak|volatile? " + stSpaces + "? " + caching + " vec=v2|v4|v8? T=b128|" + memTypes, Args: "[w] vec*~T b64?"},
	{Opcode: "st", Mods: "~ sem=relaxed|release " + scopes + " " + stSpaces + "? " + caching + " vec=v2|v4|v8? T=b128|" + memTypes, Args: "[w] vec*~T b64?", Version: Version{6, 0}, Target: sm70},
	{Opcode: "st", Mods: "~ mmio sem=relaxed scope=sys space=global? vec=v2|v4? T=" + memTypes, Args: "[w] vec*~T", Version: Version{8, 2}, Target: sm70},
	{Opcode: "st", Mods: "async weak? mbarrier=shared::cluster mbarrier::complete_tx::bytes vec=v2|v4? T=b32|b64|u32|u64|s32|s64|f32|f64", Args: "[shared::cluster:w] vec*T [shared::cluster:rw]", Version: Version{8, 1}, Target: sm90, Effects: Starts},
	{Opcode: "prefetch", Mods: "space=global|local? level=L1|L2", Args: "[p]", Version: Version{2, 0}, Target: sm20, Effects: Hints},
	{Opcode: "prefetch", Mods: "space=const|param? tensormap", Args: "[p]", Version: Version{8, 0}, Target: sm90, Effects: Hints},
	{Opcode: "prefetchu", Mods: "L1", Args: "[p]", Version: Version{2, 0}, Target: sm20, Effects: Hints},
	{Opcode: "discard", Mods: "space=global? L2", Args: "[w] 128..128#", Version: Version{7, 4}, Target: sm80},
	{Opcode: "applypriority", Mods: "space=global? L2::evict_normal", Args: "[p] 128..128#", Version: Version{7, 4}, Target: sm80, Effects: Hints},
	{Opcode: "createpolicy", Mods: "fractional primary=L2::evict_last|L2::evict_normal|L2::evict_first|L2::evict_unchanged secondary=L2::evict_first|L2::evict_unchanged? b64", Args: "=b64 f32?", Version: Version{7, 4}, Target: sm80},

	// Atomics.
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=add L2::cache_hint? T=u32|s32|u64|f32", Args: "=T_ [rw] T b64?", Target: sm20, Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=add L2::cache_hint? T=f64", Args: "=T_ [rw] T b64?", Version: Version{5, 0}, Target: sm60, Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=add noftz L2::cache_hint? T=f16|f16x2", Args: "=T_ [rw] T b64?", Version: Version{6, 3}, Target: sm70, Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=add noftz L2::cache_hint? T=bf16|bf16x2", Args: "=T_ [rw] T b64?", Version: Version{7, 8}, Target: sm90, Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=min|max L2::cache_hint? T=u32|s32|u64|s64", Args: "=T_ [rw] T b64?", Target: sm20, Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=inc|dec L2::cache_hint? T=u32", Args: "=T_ [rw] T b64?", Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=and|or|xor L2::cache_hint? T=b32|b64", Args: "=T_ [rw] T b64?", Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=exch L2::cache_hint? T=b32|b64|b128", Args: "=T_ [rw] T b64?", Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=cas L2::cache_hint? T=b32|b64|b128", Args: "=T_ [rw] T T b64?", Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? " + atSpaces + "? op=cas T=b16", Args: "=T_ [rw] T T", Version: Version{6, 3}, Target: sm70, Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? space=global? op=add L2::cache_hint? vec=v2|v4 T=f32", Args: "=vec*T [rw] vec*T b64?", Version: Version{8, 1}, Target: sm90, Effects: Atomic},
	{Opcode: "atom", Mods: "~ sem=relaxed|acquire|release|acq_rel? " + scopes + "? space=global? op=add|min|max noftz L2::cache_hint? vec=v2|v4|v8 T=f16|bf16|f16x2|bf16x2", Args: "=vec*T [rw] vec*T b64?", Version: Version{8, 1}, Target: sm90, Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? " + atSpaces + "? op=add L2::cache_hint? T=u32|s32|u64|f32", Args: "[rw] T b64?", Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? " + atSpaces + "? op=add L2::cache_hint? T=f64", Args: "[rw] T b64?", Version: Version{5, 0}, Target: sm60, Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? " + atSpaces + "? op=add noftz L2::cache_hint? T=f16|f16x2", Args: "[rw] T b64?", Version: Version{6, 2}, Target: sm60, Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? " + atSpaces + "? op=add noftz L2::cache_hint? T=bf16|bf16x2", Args: "[rw] T b64?", Version: Version{7, 8}, Target: sm90, Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? " + atSpaces + "? op=min|max L2::cache_hint? T=u32|s32|u64|s64", Args: "[rw] T b64?", Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? " + atSpaces + "? op=inc|dec L2::cache_hint? T=u32", Args: "[rw] T b64?", Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? " + atSpaces + "? op=and|or|xor L2::cache_hint? T=b32|b64", Args: "[rw] T b64?", Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? space=global? op=add L2::cache_hint? vec=v2|v4 T=f32", Args: "[rw] vec*T b64?", Version: Version{8, 1}, Target: sm90, Effects: Atomic},
	{Opcode: "red", Mods: "~ sem=relaxed|release? " + scopes + "? space=global? op=add|min|max noftz L2::cache_hint? vec=v2|v4|v8 T=f16|bf16|f16x2|bf16x2", Args: "[rw] vec*T b64?", Version: Version{8, 1}, Target: sm90, Effects: Atomic},
	{Opcode: "multimem", Mods: "how=ld_reduce sem=weak|relaxed|acquire? " + scopes + "? space=global? op=add|min|max|and|or|xor T=b32|b64|u32|u64|s32|s64|f32|f64", Args: "=T [r]", Version: Version{8, 1}, Target: sm90},

	// Order.
	{Opcode: "membar", Mods: "level=cta|gl|sys", Effects: Fence},
	{Opcode: "fence", Mods: "sem=sc|acq_rel? " + scopes, Version: Version{6, 0}, Target: sm70, Effects: Fence},
	{Opcode: "fence", Mods: "sem=acquire|release " + scopes, Version: Version{8, 6}, Target: sm90, Effects: Fence},
	{Opcode: "fence", Mods: "sem=acquire sync_restrict::shared::cluster scope=cluster", Version: Version{8, 6}, Target: sm90, Effects: Fence},
	{Opcode: "fence", Mods: "sem=release sync_restrict::shared::cta scope=cluster", Version: Version{8, 6}, Target: sm90, Effects: Fence},
	{Opcode: "fence", Mods: "mbarrier_init sem=release scope=cluster", Version: Version{8, 0}, Target: sm90, Effects: Fence},
	{Opcode: "fence", Mods: "proxy kind=alias", Version: Version{7, 5}, Target: sm70, Effects: Fence},
	{Opcode: "fence", Mods: "proxy kind=async space=global|shared::cta|shared::cluster?", Version: Version{8, 0}, Target: sm90, Effects: Fence},
	{Opcode: "fence", Mods: "proxy kind=tensormap::generic sem=release " + scopes, Version: Version{8, 3}, Target: sm90, Effects: Fence},
	{Opcode: "fence", Mods: "proxy kind=tensormap::generic sem=acquire " + scopes, Args: "[p] 128..128#", Version: Version{8, 3}, Target: sm90, Effects: Fence},

	// Barriers of a CTA and of a cluster.
	{Opcode: "bar", Mods: "cta? do=sync", Args: "u32 / u32 u32", Effects: Barrier},
	{Opcode: "bar", Mods: "cta? do=arrive", Args: "u32 u32", Version: Version{2, 0}, Target: sm20, Effects: Barrier},
	{Opcode: "bar", Mods: "cta? do=red op=popc u32", Args: "=u32 u32 pred / =u32 u32 u32 pred", Version: Version{2, 0}, Target: sm20, Effects: Barrier},
	{Opcode: "bar", Mods: "cta? do=red op=and|or pred", Args: "=pred u32 pred / =pred u32 u32 pred", Version: Version{2, 0}, Target: sm20, Effects: Barrier},
	{Opcode: "bar", Mods: "warp do=sync", Args: "b32", Version: Version{6, 0}, Target: sm30, Effects: Warp | Fence},
	{Opcode: "barrier", Mods: "cta? do=sync aligned?", Args: "u32 / u32 u32", Version: Version{6, 0}, Target: sm30, Effects: Barrier},
	{Opcode: "barrier", Mods: "cta? do=arrive aligned?", Args: "u32 u32", Version: Version{6, 0}, Target: sm30, Effects: Barrier},
	{Opcode: "barrier", Mods: "cta? do=red op=popc aligned? u32", Args: "=u32 u32 pred / =u32 u32 u32 pred", Version: Version{6, 0}, Target: sm30, Effects: Barrier},
	{Opcode: "barrier", Mods: "cta? do=red op=and|or aligned? pred", Args: "=pred u32 pred / =pred u32 u32 pred", Version: Version{6, 0}, Target: sm30, Effects: Barrier},
	{Opcode: "barrier", Mods: "cluster do=arrive sem=release|relaxed? aligned?", Version: Version{7, 8}, Target: sm90, Effects: Barrier},
	{Opcode: "barrier", Mods: "cluster do=wait sem=acquire? aligned?", Version: Version{7, 8}, Target: sm90, Effects: Barrier | Waits},

	// mbarrier objects.
	{Opcode: "mbarrier", Mods: "do=init " + barSpaces + "? b64", Args: "[w] u32", Version: Version{7, 0}, Target: sm80, Effects: Barrier},
	{Opcode: "mbarrier", Mods: "do=inval " + barSpaces + "? b64", Args: "[w]", Version: Version{7, 0}, Target: sm80, Effects: Barrier},
	{Opcode: "mbarrier", Mods: "do=arrive|arrive_drop sem=release|relaxed? scope=cta|cluster? " + barSpaces + "? b64", Args: "=b64_ [rw] u32?", Version: Version{7, 0}, Target: sm80, Effects: Barrier | Atomic},
	{Opcode: "mbarrier", Mods: "do=arrive|arrive_drop expect_tx sem=release|relaxed? scope=cta|cluster? " + barSpaces + "? b64", Args: "=b64_ [rw] u32", Version: Version{8, 0}, Target: sm90, Effects: Barrier | Atomic},
	{Opcode: "mbarrier", Mods: "do=arrive|arrive_drop noComplete sem=release? scope=cta? " + barSpaces + "? b64", Args: "=b64 [rw] u32", Version: Version{7, 0}, Target: sm80, Effects: Barrier | Atomic},
	{Opcode: "mbarrier", Mods: "do=expect_tx|complete_tx sem=relaxed? scope=cta|cluster? " + barSpaces + "? b64", Args: "[rw] u32", Version: Version{8, 0}, Target: sm90, Effects: Barrier | Atomic},
	{Opcode: "mbarrier", Mods: "do=test_wait sem=acquire|relaxed? scope=cta|cluster? " + barSpaces + "? b64", Args: "=pred [r] b64", Version: Version{7, 0}, Target: sm80, Effects: Barrier},
	{Opcode: "mbarrier", Mods: "do=test_wait parity sem=acquire|relaxed? scope=cta|cluster? " + barSpaces + "? b64", Args: "=pred [r] u32", Version: Version{7, 1}, Target: sm80, Effects: Barrier},
	{Opcode: "mbarrier", Mods: "do=try_wait sem=acquire|relaxed? scope=cta|cluster? " + barSpaces + "? b64", Args: "=pred [r] b64 u32?", Version: Version{7, 8}, Target: sm90, Effects: Barrier | Waits},
	{Opcode: "mbarrier", Mods: "do=try_wait parity sem=acquire|relaxed? scope=cta|cluster? " + barSpaces + "? b64", Args: "=pred [r] u32 u32?", Version: Version{7, 8}, Target: sm90, Effects: Barrier | Waits},
	{Opcode: "mbarrier", Mods: "do=pending_count b64", Args: "=u32 b64", Version: Version{7, 0}, Target: sm80},

	// Copies that run beside the threads.
	{Opcode: "cp", Mods: "async cop=ca|cg dst=shared|shared::cta src=global L2::cache_hint? prefetch=L2::64B|L2::128B|L2::256B?", Args: "[dst:w] [src:r] # b32? b64?", Version: Version{7, 0}, Target: sm80, Effects: Starts},
	{Opcode: "cp", Mods: "async do=commit_group", Version: Version{7, 0}, Target: sm80, Effects: Starts},
	{Opcode: "cp", Mods: "async do=wait_group", Args: "#", Version: Version{7, 0}, Target: sm80, Effects: Waits},
	{Opcode: "cp", Mods: "async do=wait_all", Version: Version{7, 0}, Target: sm80, Effects: Waits},
	{Opcode: "cp", Mods: "async mbarrier do=arrive noinc? space=shared|shared::cta? b64", Args: "[rw]", Version: Version{7, 0}, Target: sm80, Effects: Starts | Barrier},
	{Opcode: "cp", Mods: "async bulk dst=shared::cluster|shared::cta src=global mbarrier::complete_tx::bytes L2::cache_hint?", Args: "[dst:w] [src:r] u32 [shared:rw] b64?", Version: Version{8, 0}, Target: sm90, Effects: Starts},
	{Opcode: "cp", Mods: "async bulk dst=shared::cluster|shared::cta src=global mbarrier::complete_tx::bytes multicast::cluster L2::cache_hint?", Args: "[dst:w] [src:r] u32 [shared:rw] b16 b64?", Version: Version{8, 0}, Target: sm90, Effects: Starts},
	{Opcode: "cp", Mods: "async bulk dst=shared::cluster src=shared::cta mbarrier::complete_tx::bytes", Args: "[dst:w] [src:r] u32 [shared::cluster:rw]", Version: Version{8, 0}, Target: sm90, Effects: Starts},
	{Opcode: "cp", Mods: "async bulk dst=global src=shared::cta bulk_group L2::cache_hint?", Args: "[dst:w] [src:r] u32 b64?", Version: Version{8, 0}, Target: sm90, Effects: Starts},
	{Opcode: "cp", Mods: "async bulk do=commit_group", Version: Version{8, 0}, Target: sm90, Effects: Starts},
	{Opcode: "cp", Mods: "async bulk do=wait_group read?", Args: "#", Version: Version{8, 0}, Target: sm90, Effects: Waits},
	{Opcode: "cp", Mods: "async bulk prefetch L2 src=global L2::cache_hint?", Args: "[p] u32 b64?", Version: Version{8, 0}, Target: sm90, Effects: Hints},
	{Opcode: "cp", Mods: "async bulk tensor " + dims + " dst=shared::cluster|shared::cta src=global mode=tile? mbarrier::complete_tx::bytes L2::cache_hint?", Args: "[dst:w] tensor:r [shared:rw] b64?", Version: Version{8, 0}, Target: sm90, Effects: Starts},
	{Opcode: "cp", Mods: "async bulk tensor " + dims + " dst=shared::cluster|shared::cta src=global mode=tile? mbarrier::complete_tx::bytes multicast::cluster L2::cache_hint?", Args: "[dst:w] tensor:r [shared:rw] b16 b64?", Version: Version{8, 0}, Target: sm90, Effects: Starts},
	{Opcode: "cp", Mods: "async bulk tensor " + dims + " dst=global src=shared::cta mode=tile? bulk_group L2::cache_hint?", Args: "tensor:w [src:r] b64?", Version: Version{8, 0}, Target: sm90, Effects: Starts},
	{Opcode: "cp", Mods: "async bulk prefetch tensor " + dims + " L2 src=global mode=tile? L2::cache_hint?", Args: "tensor:p b64?", Version: Version{8, 0}, Target: sm90, Effects: Hints},
	{Opcode: "cp", Mods: "reduce async bulk tensor " + dims + " dst=global src=shared::cta op=add|min|max|inc|dec|and|or|xor mode=tile? bulk_group L2::cache_hint?", Args: "tensor:rw [src:r] b64?", Version: Version{8, 0}, Target: sm90, Effects: Starts},

	// Exchange within a warp.
	{Opcode: "shfl", Mods: "sync mode=up|down|bfly|idx b32", Args: "=b32|pred b32 b32 b32 b32", Version: Version{6, 0}, Target: sm30, Effects: Warp},
	{Opcode: "vote", Mods: "sync op=all|any|uni pred", Args: "=pred pred b32", Version: Version{6, 0}, Target: sm30, Effects: Warp},
	{Opcode: "vote", Mods: "sync op=ballot b32", Args: "=b32 pred b32", Version: Version{6, 0}, Target: sm30, Effects: Warp},
	{Opcode: "vote", Mods: "op=ballot sync b32", Args: "=b32 pred b32", Version: Version{6, 0}, Target: sm30, Effects: Warp}, // so written in CUB
	{Opcode: "match", Mods: "op=any sync T=b32|b64", Args: "=b32 T b32", Version: Version{6, 0}, Target: sm70, Effects: Warp},
	{Opcode: "match", Mods: "op=all sync T=b32|b64", Args: "=b32|pred T b32", Version: Version{6, 0}, Target: sm70, Effects: Warp},
	{Opcode: "redux", Mods: "sync op=add|min|max T=u32|s32", Args: "=T T b32", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "redux", Mods: "sync op=and|or|xor T=b32", Args: "=T T b32", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "redux", Mods: "sync op=min|max abs? NaN? T=f32", Args: "=T T b32", Version: Version{8, 6}, Target: Target{SM: 100, Feature: 'a'}, Effects: Warp},
	{Opcode: "activemask", Mods: "b32", Args: "=b32", Version: Version{6, 2}, Target: sm30, Effects: Clock},
	{Opcode: "elect", Mods: "sync", Args: "=b32|pred b32", Version: Version{8, 0}, Target: sm90, Effects: Warp},

	// Matrices.
	{Opcode: "ldmatrix", Mods: "sync aligned shape=m8n8 num=x1|x2|x4 trans? space=shared|shared::cta? b16", Args: "=num*b32 [r]", Version: Version{6, 5}, Target: sm75, Effects: Warp},
	{Opcode: "stmatrix", Mods: "sync aligned shape=m8n8 num=x1|x2|x4 trans? space=shared|shared::cta? b16", Args: "[w] num*b32", Version: Version{7, 8}, Target: sm90, Effects: Warp},
	{Opcode: "movmatrix", Mods: "sync aligned shape=m8n8 trans b16", Args: "=b32 b32", Version: Version{7, 8}, Target: sm75, Effects: Warp},
	{Opcode: "mma", Mods: "sync aligned shape=m16n8k8|m16n8k16 row col D=f16|f32 A=f16 B=f16 C=f16|f32", Args: "=frag:D frag:A frag:B frag:C", Version: Version{6, 5}, Target: sm75, Effects: Warp},
	{Opcode: "mma", Mods: "sync aligned shape=m16n8k8|m16n8k16 row col D=f32 A=bf16 B=bf16 C=f32", Args: "=frag:D frag:A frag:B frag:C", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "mma", Mods: "sync aligned shape=m16n8k4|m16n8k8 row col D=f32 A=tf32 B=tf32 C=f32", Args: "=frag:D frag:A frag:B frag:C", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "mma", Mods: "sync aligned shape=m8n8k4 row col D=f64 A=f64 B=f64 C=f64", Args: "=frag:D frag:A frag:B frag:C", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "mma", Mods: "sync aligned shape=m16n8k4|m16n8k8|m16n8k16 row col D=f64 A=f64 B=f64 C=f64", Args: "=frag:D frag:A frag:B frag:C", Version: Version{7, 8}, Target: sm90, Effects: Warp},
	{Opcode: "mma", Mods: "sync aligned shape=m8n8k16|m16n8k16|m16n8k32 row col satfinite? D=s32 A=s8|u8 B=s8|u8 C=s32", Args: "=frag:D frag:A frag:B frag:C", Version: Version{6, 5}, Target: sm75, Effects: Warp},
	{Opcode: "mma", Mods: "sync aligned shape=m16n8k16|m16n8k32 row col D=f16|f32 A=e4m3|e5m2 B=e4m3|e5m2 C=f16|f32", Args: "=frag:D frag:A frag:B frag:C", Version: Version{8, 4}, Target: Target{SM: 89}, Effects: Warp},
	{Opcode: "mma", Mods: "sync aligned shape=m16n8k16|m16n8k32 row col kind::f8f6f4 D=f16|f32 A=e4m3|e5m2 B=e4m3|e5m2 C=f16|f32", Args: "=frag:D frag:A frag:B frag:C", Version: Version{8, 7}, Target: Target{SM: 120, Feature: 'a'}, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadA + wmmaShapes + " " + wmmaMemory + " A=f16", Args: "=frag:A [r] b32?", Version: Version{6, 3}, Target: sm70, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadA + wmmaShapes + " " + wmmaMemory + " A=s8|u8", Args: "=frag:A [r] b32?", Version: Version{6, 3}, Target: sm72, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadA + wmmaShapes + " " + wmmaMemory + " A=bf16", Args: "=frag:A [r] b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadA + wmmaTF32 + " " + wmmaMemory + " A=tf32", Args: "=frag:A [r] b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadA + wmmaF64 + " " + wmmaMemory + " A=f64", Args: "=frag:A [r] b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadB + wmmaShapes + " " + wmmaMemory + " B=f16", Args: "=frag:B [r] b32?", Version: Version{6, 3}, Target: sm70, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadB + wmmaShapes + " " + wmmaMemory + " B=s8|u8", Args: "=frag:B [r] b32?", Version: Version{6, 3}, Target: sm72, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadB + wmmaShapes + " " + wmmaMemory + " B=bf16", Args: "=frag:B [r] b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadB + wmmaTF32 + " " + wmmaMemory + " B=tf32", Args: "=frag:B [r] b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadB + wmmaF64 + " " + wmmaMemory + " B=f64", Args: "=frag:B [r] b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadC + wmmaShapes + " " + wmmaMemory + " C=f16|f32", Args: "=frag:C [r] b32?", Version: Version{6, 3}, Target: sm70, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadC + wmmaShapes + " " + wmmaMemory + " C=s32", Args: "=frag:C [r] b32?", Version: Version{6, 3}, Target: sm72, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadC + wmmaTF32 + " " + wmmaMemory + " C=f32", Args: "=frag:C [r] b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaLoadC + wmmaF64 + " " + wmmaMemory + " C=f64", Args: "=frag:C [r] b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaStoreD + wmmaShapes + " " + wmmaMemory + " D=f16|f32", Args: "[w] frag:D b32?", Version: Version{6, 3}, Target: sm70, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaStoreD + wmmaShapes + " " + wmmaMemory + " D=s32", Args: "[w] frag:D b32?", Version: Version{6, 3}, Target: sm72, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaStoreD + wmmaTF32 + " " + wmmaMemory + " D=f32", Args: "[w] frag:D b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaStoreD + wmmaF64 + " " + wmmaMemory + " D=f64", Args: "[w] frag:D b32?", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaMul + wmmaShapes + " D=f16|f32 C=f16|f32", Args: "=frag:D frag:A=f16 frag:B=f16 frag:C", Version: Version{6, 3}, Target: sm70, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaMul + wmmaShapes + " D=s32 A=s8 B=s8 C=s32 satfinite?", Args: "=frag:D frag:A frag:B frag:C", Version: Version{6, 3}, Target: sm72, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaMul + wmmaShapes + " D=s32 A=u8 B=u8 C=s32 satfinite?", Args: "=frag:D frag:A frag:B frag:C", Version: Version{6, 3}, Target: sm72, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaMul + wmmaShapes + " D=f32 A=bf16 B=bf16 C=f32", Args: "=frag:D frag:A frag:B frag:C", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaMul + wmmaTF32 + " D=f32 A=tf32 B=tf32 C=f32", Args: "=frag:D frag:A frag:B frag:C", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wmma", Mods: wmmaMul + wmmaF64 + " " + rounding + "? D=f64 A=f64 B=f64 C=f64", Args: "=frag:D frag:A frag:B frag:C", Version: Version{7, 0}, Target: sm80, Effects: Warp},
	{Opcode: "wgmma", Mods: "do=fence sync aligned", Version: Version{8, 0}, Target: sm90a, Effects: Fence},
	{Opcode: "wgmma", Mods: "do=commit_group sync aligned", Version: Version{8, 0}, Target: sm90a, Effects: Starts},
	{Opcode: "wgmma", Mods: "do=wait_group sync aligned", Args: "0..7#", Version: Version{8, 0}, Target: sm90a, Effects: Waits},
	{Opcode: "wgmma", Mods: "do=mma_async sync aligned shape=m64n*k16 D=f16|f32 A=f16 B=f16", Args: "+frag:D desc:A b64 pred -1..1# -1..1# 0..1# / +frag:D desc:A b64 pred -1..1# -1..1# 0..1# 0..1#", Version: Version{8, 0}, Target: sm90a, Effects: Starts},
	{Opcode: "wgmma", Mods: "do=mma_async sync aligned shape=m64n*k16 D=f32 A=bf16 B=bf16", Args: "+frag:D desc:A b64 pred -1..1# -1..1# 0..1# / +frag:D desc:A b64 pred -1..1# -1..1# 0..1# 0..1#", Version: Version{8, 0}, Target: sm90a, Effects: Starts},
	{Opcode: "wgmma", Mods: "do=mma_async sync aligned shape=m64n*k8 D=f32 A=tf32 B=tf32", Args: "+frag:D desc:A b64 pred -1..1# -1..1#", Version: Version{8, 0}, Target: sm90a, Effects: Starts},
	{Opcode: "wgmma", Mods: "do=mma_async sync aligned shape=m64n*k32 D=f16|f32 A=e4m3|e5m2 B=e4m3|e5m2", Args: "+frag:D desc:A b64 pred -1..1# -1..1#", Version: Version{8, 0}, Target: sm90a, Effects: Starts},
	{Opcode: "wgmma", Mods: "do=mma_async sync aligned shape=m64n*k32 satfinite? D=s32 A=s8|u8 B=s8|u8", Args: "+frag:D desc:A b64 pred", Version: Version{8, 0}, Target: sm90a, Effects: Starts},

	// Control.
	{Opcode: "bra", Mods: "uni?", Args: "label", Effects: Branches},
	{Opcode: "brx", Mods: "idx uni?", Args: "u32 targets", Version: Version{6, 0}, Target: sm30, Effects: Branches},
	{Opcode: "call", Mods: "uni?", Effects: Calls},
	{Opcode: "ret", Mods: "uni?", Effects: Ends},
	{Opcode: "exit", Effects: Ends},
	{Opcode: "trap", Effects: Ends},
	{Opcode: "brkpt", Effects: Hints},
	{Opcode: "pmevent", Mods: "mask?", Args: "#", Effects: Hints},
	{Opcode: "nanosleep", Mods: "u32", Args: "u32", Version: Version{6, 3}, Target: sm70, Effects: Hints},
	{Opcode: "griddepcontrol", Mods: "do=launch_dependents|wait", Version: Version{7, 8}, Target: sm90, Effects: Fence},
	{Opcode: "setmaxnreg", Mods: "do=inc|dec sync aligned u32", Args: "24..256#", Version: Version{8, 0}, Target: sm90a, Effects: Warp},
}
