package llvmgen

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
)

// setMetadata gives an instruction metadata beside what it has. llir has a field of the same
// name in each kind of instruction, and no method that sets it.
func setMetadata(inst ir.Instruction, list ir.Metadata) {
	for _, of := range [...]func(ir.Instruction) *ir.Metadata{arithmeticMetadata, conversionMetadata, memoryMetadata, otherMetadata} {
		if field := of(inst); field != nil {
			*field = append(slices.Clip(list), *field...)
			return
		}
	}
	panic(fmt.Sprintf("BUG: llvmgen setMetadata: no case for %T", inst))
}

func arithmeticMetadata(inst ir.Instruction) *ir.Metadata {
	switch i := inst.(type) {
	case *ir.InstAdd:
		return &i.Metadata
	case *ir.InstFAdd:
		return &i.Metadata
	case *ir.InstSub:
		return &i.Metadata
	case *ir.InstFSub:
		return &i.Metadata
	case *ir.InstMul:
		return &i.Metadata
	case *ir.InstFMul:
		return &i.Metadata
	case *ir.InstUDiv:
		return &i.Metadata
	case *ir.InstSDiv:
		return &i.Metadata
	case *ir.InstFDiv:
		return &i.Metadata
	case *ir.InstURem:
		return &i.Metadata
	case *ir.InstSRem:
		return &i.Metadata
	case *ir.InstFRem:
		return &i.Metadata
	case *ir.InstShl:
		return &i.Metadata
	case *ir.InstLShr:
		return &i.Metadata
	case *ir.InstAShr:
		return &i.Metadata
	case *ir.InstAnd:
		return &i.Metadata
	case *ir.InstOr:
		return &i.Metadata
	case *ir.InstXor:
		return &i.Metadata
	case *ir.InstICmp:
		return &i.Metadata
	case *ir.InstFCmp:
		return &i.Metadata
	case *ir.InstFNeg:
		return &i.Metadata
	}
	return nil
}

func conversionMetadata(inst ir.Instruction) *ir.Metadata {
	switch i := inst.(type) {
	case *ir.InstTrunc:
		return &i.Metadata
	case *ir.InstZExt:
		return &i.Metadata
	case *ir.InstSExt:
		return &i.Metadata
	case *ir.InstFPTrunc:
		return &i.Metadata
	case *ir.InstFPExt:
		return &i.Metadata
	case *ir.InstFPToUI:
		return &i.Metadata
	case *ir.InstFPToSI:
		return &i.Metadata
	case *ir.InstUIToFP:
		return &i.Metadata
	case *ir.InstSIToFP:
		return &i.Metadata
	case *ir.InstPtrToInt:
		return &i.Metadata
	case *ir.InstIntToPtr:
		return &i.Metadata
	case *ir.InstBitCast:
		return &i.Metadata
	case *ir.InstAddrSpaceCast:
		return &i.Metadata
	}
	return nil
}

func memoryMetadata(inst ir.Instruction) *ir.Metadata {
	switch i := inst.(type) {
	case *ir.InstAlloca:
		return &i.Metadata
	case *ir.InstLoad:
		return &i.Metadata
	case *ir.InstStore:
		return &i.Metadata
	case *ir.InstFence:
		return &i.Metadata
	case *ir.InstCmpXchg:
		return &i.Metadata
	case *ir.InstAtomicRMW:
		return &i.Metadata
	case *ir.InstGetElementPtr:
		return &i.Metadata
	}
	return nil
}

func otherMetadata(inst ir.Instruction) *ir.Metadata {
	switch i := inst.(type) {
	case *ir.InstExtractValue:
		return &i.Metadata
	case *ir.InstInsertValue:
		return &i.Metadata
	case *ir.InstPhi:
		return &i.Metadata
	case *ir.InstSelect:
		return &i.Metadata
	case *ir.InstFreeze:
		return &i.Metadata
	case *ir.InstCall:
		return &i.Metadata
	case *ir.InstExtractElement:
		return &i.Metadata
	case *ir.InstInsertElement:
		return &i.Metadata
	case *ir.InstShuffleVector:
		return &i.Metadata
	}
	return nil
}

// setTermMetadata gives a terminator its metadata unless it has some.
func setTermMetadata(term ir.Terminator, list ir.Metadata) {
	if t, ok := term.(interface{ MDAttachments() []*metadata.Attachment }); ok && len(t.MDAttachments()) > 0 {
		return
	}
	switch t := term.(type) {
	case *ir.TermRet:
		t.Metadata = list
	case *ir.TermBr:
		t.Metadata = list
	case *ir.TermCondBr:
		t.Metadata = list
	case *ir.TermSwitch:
		t.Metadata = list
	case *ir.TermUnreachable:
		t.Metadata = list
	default:
		panic(fmt.Sprintf("BUG: llvmgen setTermMetadata: no case for %T", term))
	}
}
