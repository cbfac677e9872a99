package verify

import "fmt"

// Code is the stable number of a kind of finding. Numbers are never reused.
type Code uint16

// String renders the code as users see it, such as "TIR0123".
func (c Code) String() string { return fmt.Sprintf("TIR%04d", uint16(c)) }

// Codes below 100 belong to the reader of the text.
const (
	codeUnknownOp       Code = 100
	codeOperandCount    Code = 101
	codeResultCount     Code = 102
	codeRegionCount     Code = 103
	codeBlockArgs       Code = 104
	codeNoTerminator    Code = 105
	codeAfterTerminator Code = 106
	codeParent          Code = 107
	codeDominance       Code = 108
	codeIsolation       Code = 109
	codeRedefined       Code = 110
	codeNoGlobal        Code = 111
	codeSegments        Code = 112
	codeModuleAttr      Code = 113
	codeEntryBlock      Code = 114
)

const (
	codeOperandType Code = 120 + iota
	codeResultType
	codeSameType
	codeSameShape
	codeSameElem
	codeSameRank
	codeAttrMissing
	codeAttrKind
	codeAttrVariant
	codeAttrRange
)

const (
	codeElementType Code = 140 + iota
	codeExtents
	codePowerOfTwo
	codeTooLarge
	codeOddF4
	codePointee
	codeStrideCount
	codeTensorExtents
	codeViewRank
	codeDimMap
	codePadding
	codeSteps
	codeSparseDim
	codePacked
)

const (
	codeFlush Code = 200 + iota
	codeApprox
	codeNegOverflow
	codeDivRounding
	codeWidth
	codeBitcast
	codeNoOp
	codeConvertRounding
	codeNoConversion
	codePack
)

const (
	codeBroadcast Code = 220 + iota
	codeDim
	codeCat
	codeConstant
	codeExtract
	codeExtractRange
	codeIotaRank
	codeIotaRange
	codePermute
	codeReshape
	codeSelectF4
)

const (
	codeMmaRank Code = 240 + iota
	codeMmaExtents
	codeMmaTypes
	codeScale
)

const (
	codeNotInLoop Code = 260 + iota
	codeCarried
	codeReturnPlace
	codeReturned
	codeNoElse
	codeYield
	codeCarriedView
	codeInduction
	codeIterValues
	codeAggregate
	codeIdentities
	codeAggregateResult
	codeAggregateArgs
	codeImpure
)

const (
	codeWeakScope Code = 280 + iota
	codeScopeMissing
	codeElementPointee
	codeIndexCount
	codeIndexType
	codeTileOfView
	codeAtomicView
	codeAtomicType
	codeAlignment
	codeJoin
	codeDynamicCount
	codeDynamicTypes
	codeViewTensor
	codeShapeResults
	codePrintFormat
	codePrintArgs
	codeInbounds
	codePtrAttr
)

const (
	codeParameters Code = 300 + iota
	codeEntryResults
	codeEntryParameter
	codeGlobalRank
	codeDivBy
	codeAssumeType
	codeSameElements
	codeBounded
	codeHintForm
	codeHint
	codeDebugFunction
	codeDebugName
	codeDebugGlobal
	codeDebugNoScope
	codeDebugOtherScope
)

const (
	codeStep Code = 340 + iota
	codeZeroDivisor
	codeNotInteger
	codeShapeRange
	codeBrokenAssume
)
