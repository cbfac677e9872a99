package verify

import "tileir/ast"

// scopeState is what debug information says of the function around an op.
type scopeState struct {
	fn         *ast.Op          // nil outside functions
	subprogram *ast.DialectAttr // of fn's location, or nil
}

// enterScope makes op the function around if it is one, and returns what was
// before.
func (c *checker) enterScope(op *ast.Op) scopeState {
	before := c.scope
	if isFunction(op) {
		c.scope = scopeState{fn: op, subprogram: subprogramOf(scopeOf(op.Loc))}
	}
	return before
}

func isFunction(op *ast.Op) bool { return op.Opcode == ast.OpEntry || op.Opcode == ast.OpTestFunc }

// debugInfo checks the location of op. The wording follows the public tools,
// whose users search for it.
func (c *checker) debugInfo(op *ast.Op) {
	switch p := op.Parent(); {
	case isFunction(op):
		c.functionScope(op)
	case p != nil && p.Opcode == ast.OpModule:
		if s := scopeOf(op.Loc); s != nil {
			c.fail(op, codeDebugGlobal, "invalid operation debug info scope, got %s. Global variables must not have scope", attrText(s))
		}
	case c.scope.fn != nil:
		c.operationScope(op)
	}
}

func (c *checker) functionScope(op *ast.Op) {
	if op.Loc.Kind == ast.LocCallSite {
		c.fail(op, codeDebugFunction, "invalid function debug info location, got a callsite: expected the place of the function itself")
		return
	}
	s := scopeOf(op.Loc)
	if s == nil {
		return
	}
	if s.Name != "di_subprogram" {
		c.fail(op, codeDebugFunction, "invalid function debug info scope, got %s. Function location must have cuda_tile.di_subprogram debug info scope", attrText(s))
		return
	}
	name, _ := ast.DictAttr(s.Params).Get("linkageName").(ast.StringAttr)
	if string(name) != op.Str("sym_name") {
		c.fail(op, codeDebugName, "invalid function debug info scope. Function name %q does not match subprogram scope linkage name %q", op.Str("sym_name"), string(name))
	}
}

func (c *checker) operationScope(op *ast.Op) {
	s := subprogramOf(scopeOf(op.Loc))
	if s == nil {
		return
	}
	fn := c.scope.fn
	switch {
	case c.scope.subprogram == nil:
		c.fail(op, codeDebugNoScope, "invalid operation debug info scope. Operation has debug info scope, but function debug info scope is undefined").
			note(fn.Pos, "@%s has no di_loc", fn.Str("sym_name"))
	case !sameDebugAttr(s, c.scope.subprogram):
		c.fail(op, codeDebugOtherScope, "invalid operation debug info scope. Operation debug info scope does not match function debug info scope").
			note(fn.Pos, "@%s is here", fn.Str("sym_name"))
	}
}

// scopeOf returns the debug-information scope that a location names: its own,
// that of the caller, of the first part that has one, or of the child.
func scopeOf(l *ast.Location) *ast.DialectAttr {
	if l == nil {
		return nil
	}
	switch l.Kind {
	case ast.LocDialect:
		s, _ := l.Meta.(*ast.DialectAttr)
		return s
	case ast.LocCallSite:
		if len(l.Subs) == 2 {
			return scopeOf(l.Subs[1])
		}
	case ast.LocFused:
		for _, part := range l.Subs {
			if s := scopeOf(part); s != nil {
				return s
			}
		}
	case ast.LocName:
		if len(l.Subs) > 0 {
			return scopeOf(l.Subs[0])
		}
	}
	return nil
}

// subprogramOf returns the subprogram that a scope lies in.
func subprogramOf(s *ast.DialectAttr) *ast.DialectAttr {
	for s != nil && s.Name == "di_lexical_block" {
		s, _ = ast.DictAttr(s.Params).Get("scope").(*ast.DialectAttr)
	}
	if s != nil && s.Name == "di_subprogram" {
		return s
	}
	return nil
}

// sameDebugAttr compares debug-information attributes by content.
func sameDebugAttr(a, b ast.Attr) bool {
	x, ok := a.(*ast.DialectAttr)
	if !ok {
		return sameScalar(a, b)
	}
	y, ok := b.(*ast.DialectAttr)
	if x == y {
		return ok
	}
	if !ok || x.Name != y.Name || len(x.Params) != len(y.Params) {
		return false
	}
	for i := range x.Params {
		if x.Params[i].Name != y.Params[i].Name || !sameDebugAttr(x.Params[i].Value, y.Params[i].Value) {
			return false
		}
	}
	return true
}

// sameScalar compares the numbers and strings that debug information is made
// of; anything else counts as different.
func sameScalar(a, b ast.Attr) bool {
	switch a := a.(type) {
	case ast.StringAttr, ast.IntAttr, ast.BoolAttr:
		return a == b
	}
	return false
}
