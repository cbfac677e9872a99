package bytecode

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// Magic is how every file starts.
const Magic = "\x7fTileIR\x00"

// IsBytecode reports whether data is bytecode, by its magic number.
func IsBytecode(data []byte) bool { return bytes.HasPrefix(data, []byte(Magic)) }

// The versions that change the format itself.
var (
	v131 = ast.Version{Major: 13, Minor: 1}
	v133 = ast.Version{Major: 13, Minor: 3}
	v134 = ast.Version{Major: 13, Minor: 4}
)

// Current is the version that is written unless another is asked for. It is not
// the newest: what a module does not need, no driver should have to know.
var Current = v133

// versionRange is how messages name what is supported: in brackets, what the
// public tests know.
const versionRange = "[13.1 - 13.3] and 13.4"

// Versions lists the versions that are read and written, oldest first.
func Versions() []ast.Version {
	return []ast.Version{v131, {Major: 13, Minor: 2}, v133, v134}
}

func isSupported(v ast.Version) bool { return !v.Less(v131) && !v134.Less(v) }

// refused begins what is said of a version as the public tools begin it, with a capital.
const refused = "Invalid argument"

// ParseVersion reads a version such as "13.2" and checks that it is supported.
func ParseVersion(s string) (ast.Version, error) {
	major, minor, ok := strings.Cut(s, ".")
	a, err1 := strconv.ParseUint(major, 10, 8)
	b, err2 := strconv.ParseUint(minor, 10, 8)
	if !ok || err1 != nil || err2 != nil {
		return ast.Version{}, fmt.Errorf("%s '%s': expected a version such as 13.1; the supported ones are %s", refused, s, versionRange)
	}
	v := ast.Version{Major: uint8(a), Minor: uint8(b)}
	if !isSupported(v) {
		return v, fmt.Errorf("%s '%s': the supported versions are %s", refused, s, versionRange)
	}
	return v, nil
}

// section numbers a section of a file.
type section uint8

const (
	secEnd section = iota
	secString
	secFunc
	secDebug
	secConstant
	secType
	secGlobal
	secProducer
	numSections
	secHeader // not in files: what stands before the sections and between them
)

var sectionNames = [...]string{
	secEnd: "end", secString: "string", secFunc: "function", secDebug: "debug", secConstant: "constant",
	secType: "type", secGlobal: "global", secProducer: "producer", secHeader: "header",
}

func (s section) String() string { return sectionNames[s] }

// alignments is what each section must be aligned to; one if it need not be.
var alignments = [numSections]uint64{
	secEnd: 1, secString: 4, secFunc: 8, secDebug: 8, secConstant: 8, secType: 4, secGlobal: 1, secProducer: 1,
}

const (
	alignedFlag = 0x80 // in the byte that starts a section: an alignment follows
	padByte     = 0xCB
)

// The tags of types that have parameters; those of numbers are in numTags.
const (
	tagPointer           = 12
	tagTile              = 13
	tagTensorView        = 14
	tagPartitionView     = 15
	tagFunction          = 16
	tagToken             = 17
	tagGatherScatterView = 20
	tagStridedView       = 21
)

// numTag is the tag of a number type, its name in messages and the version that
// brought it.
type numTag struct {
	tag   uint64
	name  string
	since ast.Version
}

var numTags = [num.NumTypes]numTag{
	num.I1:        {0, "Int1", v131},
	num.I8:        {1, "Int8", v131},
	num.I16:       {2, "Int16", v131},
	num.I32:       {3, "Int32", v131},
	num.I64:       {4, "Int64", v131},
	num.F16:       {5, "Float16", v131},
	num.BF16:      {6, "BFloat16", v131},
	num.F32:       {7, "Float32", v131},
	num.TF32:      {8, "TFloat32", v131},
	num.F64:       {9, "Float64", v131},
	num.F8E4M3FN:  {10, "Float8E4M3FN", v131},
	num.F8E5M2:    {11, "Float8E5M2", v131},
	num.F8E8M0FNU: {18, "Float8E8M0FNU", ast.Version{Major: 13, Minor: 2}},
	num.F8E5M3FNU: {130, "Float8E5M3FNU", v134},
	num.F4E2M1FN:  {19, "Float4E2M1FN", v133},
	num.I4:        {22, "Int4", v133},
}

// The tags of self-contained attributes.
const (
	attrInteger           = 1
	attrFloat             = 2
	attrBool              = 3
	attrType              = 4
	attrString            = 5
	attrArray             = 6
	attrDense             = 7
	attrDivBy             = 8
	attrSameElements      = 9
	attrDictionary        = 10
	attrOptimizationHints = 11
	attrBounded           = 12
)

// The tags of debug information. Index 0 stands for no information, so the
// entries of the table are counted from one.
const (
	debugUnknown      = 0
	debugCompileUnit  = 1
	debugFile         = 2
	debugLexicalBlock = 3
	debugLoc          = 4
	debugSubprogram   = 5
	debugCallSite     = 6
)

// The flags of a function. 1 says that it is private, which no entry is.
const (
	funcKernel   = 2
	funcHasHints = 4
)

// maxNesting bounds how deep regions and attributes nest, as in the text.
const maxNesting = 10_000
