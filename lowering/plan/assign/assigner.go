package assign

import (
	"tileir/ast"
	"tileir/lowering/layout"
	"tileir/lowering/plan/pass"
)

// assigner gives the values of an entry their layouts.
type assigner struct {
	*naturals
	want demands
}

// demands is what the readers of operands want.
type demands map[ast.Use]layout.Layout

// naturals knows the layouts that values were given, and finds those that others should have.
type naturals struct {
	*pass.Context
	have map[*ast.Value]layout.Layout
	near *finder[*ast.Value, layout.Layout]
}
