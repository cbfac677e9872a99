package bytecode

import (
	"fmt"

	"tileir/ast"
)

// Error says what is wrong with a file and where.
type Error struct {
	Offset  int    // bytes from the start of the file
	Section string // "type", "function", …; "header" outside sections
	Msg     string // "expected X, got Y"
}

// Error renders the error with its place.
func (e *Error) Error() string {
	return fmt.Sprintf("byte %d (0x%x), %s section: %s", e.Offset, e.Offset, e.Section, e.Msg)
}

// refusal makes the error of a module that cannot be written, at the op that
// cannot.
func refusal(m *ast.Module, op *ast.Op, format string, args ...any) error {
	d := &ast.Diagnostic{Severity: ast.Error, Source: m.Source, Message: fmt.Sprintf(format, args...)}
	if op != nil {
		d.Pos = op.Pos
	}
	return ast.Diagnostics{d}
}
