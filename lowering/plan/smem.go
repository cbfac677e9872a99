package plan

import (
	"tileir/ast"
)

// sharedAlign aligns tiles in shared memory: to eight rows of 128 bytes, so
// that the swizzle's banks are the hardware's.
const sharedAlign = 1024

// allocateShared gives every tile in shared memory its place, one after the
// other, with the scratch area last.
func (e *entry) allocateShared() error {
	offset, scratch := 0, 0
	var largest *ast.Op
	var err error
	e.op.Walk(func(op *ast.Op) {
		if Is(op, AllocShared) {
			s, bad := SharedOf(op)
			if bad != nil {
				err = bad
				return
			}
			op.SetAttr("offset", intAttr(offset))
			offset += roundUp(s.StageBytes(), sharedAlign) * s.Stages
		}
		n := e.scratchBytes(op)
		if op.Opcode == ast.OpAlloca {
			n = 4 // where its memory is, told to all threads at the start
		}
		if n > scratch {
			scratch, largest = n, op
		}
	})
	if err != nil {
		return err
	}
	total := offset + roundUp(scratch, 16)
	if total > e.target.SharedBytes {
		at := largest
		if at == nil {
			at = e.op
		}
		return e.unsupported(at, "it needs %d bytes of shared memory, and a tile block has at most %d on sm_%d", total, e.target.SharedBytes, e.target.SM)
	}
	e.op.SetAttr(AttrScratch, intAttr(offset))
	e.op.SetAttr(AttrShared, intAttr(total))
	return nil
}

// StageStride returns the bytes between the stages of a tile.
func (s Shared) StageStride() int { return roundUp(s.StageBytes(), sharedAlign) }

func roundUp(n, to int) int { return (n + to - 1) / to * to }
