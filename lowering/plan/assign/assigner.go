package assign

import (
	"tileir/ast"
	"tileir/lowering/layout"
	"tileir/lowering/plan/pass"
)

// assigner gives the values of an entry their layouts.
type assigner struct {
	*pass.Context
	want map[ast.Use]layout.Layout          // what the reader of an operand wants
	have map[*ast.Value]layout.Layout       // what a value was given
	near *finder[*ast.Value, layout.Layout] // natural layouts
}
