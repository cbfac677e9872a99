package llvmgen

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
)

// setMetadata gives an instruction its metadata. llir has a field of the same
// name in each kind of instruction, and no method that sets it.
func setMetadata(inst ir.Instruction, list ir.Metadata) {
	switch i := inst.(type) {
	case *ir.InstExtractValue:
		i.Metadata = list
	case *ir.InstInsertValue:
		i.Metadata = list
	case *ir.InstAdd:
		i.Metadata = list
	case *ir.InstFAdd:
		i.Metadata = list
	case *ir.InstSub:
		i.Metadata = list
	case *ir.InstFSub:
		i.Metadata = list
	case *ir.InstMul:
		i.Metadata = list
	case *ir.InstFMul:
		i.Metadata = list
	case *ir.InstUDiv:
		i.Metadata = list
	case *ir.InstSDiv:
		i.Metadata = list
	case *ir.InstFDiv:
		i.Metadata = list
	case *ir.InstURem:
		i.Metadata = list
	case *ir.InstSRem:
		i.Metadata = list
	case *ir.InstFRem:
		i.Metadata = list
	case *ir.InstShl:
		i.Metadata = list
	case *ir.InstLShr:
		i.Metadata = list
	case *ir.InstAShr:
		i.Metadata = list
	case *ir.InstAnd:
		i.Metadata = list
	case *ir.InstOr:
		i.Metadata = list
	case *ir.InstXor:
		i.Metadata = list
	case *ir.InstTrunc:
		i.Metadata = list
	case *ir.InstZExt:
		i.Metadata = list
	case *ir.InstSExt:
		i.Metadata = list
	case *ir.InstFPTrunc:
		i.Metadata = list
	case *ir.InstFPExt:
		i.Metadata = list
	case *ir.InstFPToUI:
		i.Metadata = list
	case *ir.InstFPToSI:
		i.Metadata = list
	case *ir.InstUIToFP:
		i.Metadata = list
	case *ir.InstSIToFP:
		i.Metadata = list
	case *ir.InstPtrToInt:
		i.Metadata = list
	case *ir.InstIntToPtr:
		i.Metadata = list
	case *ir.InstBitCast:
		i.Metadata = list
	case *ir.InstAddrSpaceCast:
		i.Metadata = list
	case *ir.InstAlloca:
		i.Metadata = list
	case *ir.InstLoad:
		i.Metadata = list
	case *ir.InstStore:
		i.Metadata = list
	case *ir.InstFence:
		i.Metadata = list
	case *ir.InstCmpXchg:
		i.Metadata = list
	case *ir.InstAtomicRMW:
		i.Metadata = list
	case *ir.InstGetElementPtr:
		i.Metadata = list
	case *ir.InstICmp:
		i.Metadata = list
	case *ir.InstFCmp:
		i.Metadata = list
	case *ir.InstPhi:
		i.Metadata = list
	case *ir.InstSelect:
		i.Metadata = list
	case *ir.InstFreeze:
		i.Metadata = list
	case *ir.InstCall:
		i.Metadata = list
	case *ir.InstFNeg:
		i.Metadata = list
	case *ir.InstExtractElement:
		i.Metadata = list
	case *ir.InstInsertElement:
		i.Metadata = list
	case *ir.InstShuffleVector:
		i.Metadata = list
	default:
		panic(fmt.Sprintf("BUG: llvmgen setMetadata: no case for %T", inst))
	}
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
