package interp

import (
	"errors"
	"fmt"
	"strings"

	"tileir/ast"
)

// errStopped ends a tile block because the launch is over.
var errStopped = errors.New("stopped")

// UBError is undefined behaviour that a launch ran into: what the
// specification forbids, and where.
type UBError struct {
	*ast.Diagnostic
	Op      *ast.Op
	Block   [3]uint32 // the tile block, x, y, z
	Index   []int64   // of the element within the tile; nil for rank 0 or the whole tile
	Address uint64    // of an access; 0 for other faults
	Buffer  string    // the buffer that an address belongs to or strayed from; ""
}

// Error renders the diagnostic with its place in the source.
func (e *UBError) Error() string { return e.Diagnostic.Error() }

// Unwrap gives access to the diagnostic.
func (e *UBError) Unwrap() error { return ast.Diagnostics{e.Diagnostic} }

// fault reports undefined behaviour of an op. element is the flat index of the
// element within a tile of the given shape, or -1.
func (f *frame) fault(op *ast.Op, shape []int64, element int, format string, args ...any) *UBError {
	return f.faultIn(f.block, op, shape, element, format, args...)
}

// faultIn is fault for a tile block of which this need not be the frame.
func (f *frame) faultIn(block [3]uint32, op *ast.Op, shape []int64, element int, format string, args ...any) *UBError {
	e := &UBError{Op: op, Block: block}
	where := blockName(block)
	if element >= 0 && len(shape) > 0 {
		e.Index = unflatten(element, shape)
		where += ", element " + strings.ReplaceAll(fmt.Sprint(e.Index), " ", ", ")
	}
	e.Diagnostic = f.run.program.diagnostic(op, "undefined behaviour in %s: %s (%s)", op.ShortName(), fmt.Sprintf(format, args...), where)
	if op.Loc != nil && op.Loc.Kind != ast.LocUnknown {
		e.Notes = append(e.Notes, &ast.Diagnostic{Severity: ast.Note, Message: "the op comes from " + op.Loc.String()})
	}
	return e
}

func unflatten(i int, shape []int64) []int64 {
	out := make([]int64, len(shape))
	for d := len(shape) - 1; d >= 0; d-- {
		out[d] = int64(i) % shape[d]
		i /= int(shape[d])
	}
	return out
}

// badAddress reports an access of size bytes that memory cannot serve.
func (f *frame) badAddress(op *ast.Op, shape []int64, element int, address uint64, size int64) *UBError {
	a := f.run.memory.find(address)
	name, what := "", ""
	switch {
	case address == 0:
		what = "the null pointer"
	case a == nil:
		what = "no buffer is near it"
	default:
		name = f.run.bufferName(a)
		switch off := int64(address - a.base); {
		case off < 0:
			what = fmt.Sprintf("%d bytes before the start of %s, which has %d bytes", -off, name, a.size)
		case off >= a.size:
			what = fmt.Sprintf("%d bytes beyond the end of %s, which has %d bytes", off-a.size, name, a.size)
		default:
			what = fmt.Sprintf("byte %d of %s, which has only %d bytes", off, name, a.size)
		}
	}
	e := f.fault(op, shape, element, "access of %d bytes at address %#x: %s", size, address, what)
	e.Address, e.Buffer = address, name
	return e
}

// misaligned reports an access at an address that is not a multiple of its
// size.
func (f *frame) misaligned(op *ast.Op, shape []int64, element int, address uint64, size int64) *UBError {
	e := f.fault(op, shape, element, "address %#x of an access of %d bytes is not a multiple of %d", address, size, size)
	e.Address = address
	if a := f.run.memory.find(address); a != nil {
		e.Buffer = f.run.bufferName(a)
	}
	return e
}

// readOnly reports a write to a constant global.
func (f *frame) readOnly(op *ast.Op, address uint64, a *allocation) *UBError {
	e := f.fault(op, nil, -1, "write at address %#x to %s, which is constant", address, a.label)
	e.Address, e.Buffer = address, a.label
	return e
}

func blockName(b [3]uint32) string {
	return fmt.Sprintf("tile block (%d, %d, %d)", b[0], b[1], b[2])
}
