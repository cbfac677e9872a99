package llvmgen

import (
	"path"

	"tileir/ast"
)

// origin is a point of a source file. Lines and columns count from one; line 0
// is no place.
type origin struct {
	file      string
	line, col int
	function  string  // the function it lies in, where debug information names one
	caller    *origin // where that function was called, if it was inlined
}

// What debuggers and DWARF take: a line of 31 bits, a column of 16.
const (
	maxLine   = 1<<31 - 1
	maxColumn = 1<<16 - 1
)

// originOf returns where an op comes from: what its location says, if that names
// a file, because whoever wrote the location meant the user to see that file
// and not this one; else where the op stands in the text. An op with neither,
// of bytecode without debug information, has no place.
func originOf(op *ast.Op, src *ast.Source) origin {
	if p := originAt(op.Loc); p.line > 0 {
		return p
	}
	if src == nil || src.Name == "" {
		return origin{}
	}
	line, col := src.Position(op.Pos)
	return newOrigin(src.Name, line, col)
}

func newOrigin(file string, line, col int) origin {
	if file == "" || line <= 0 || line > maxLine {
		return origin{}
	}
	if col < 0 || col > maxColumn {
		col = 0
	}
	return origin{file: file, line: line, col: col}
}

// originAt returns the place that a location means: of a name what it names, of
// a fusion the first part that means one, of an inlined call the place in the
// callee together with that of the call.
func originAt(l *ast.Location) origin {
	if l == nil {
		return origin{}
	}
	switch l.Kind {
	case ast.LocFile:
		return newOrigin(l.Name, l.Line, l.Col)
	case ast.LocCallSite:
		return originOfCall(originAt(l.Subs[0]), originAt(l.Subs[1]))
	case ast.LocDialect:
		return originInScope(originAt(l.Subs[0]), l.Meta)
	}
	for _, s := range l.Subs {
		if p := originAt(s); p.line > 0 {
			return p
		}
	}
	return origin{}
}

// originOfCall joins the place in a callee with that of the call, which stands
// at the end of the callee's own chain of calls.
func originOfCall(callee, caller origin) origin {
	switch {
	case callee.line == 0:
		return caller
	case caller.line == 0:
		return callee
	}
	if callee.caller != nil {
		caller = originOfCall(*callee.caller, caller)
	}
	callee.caller = &caller
	return callee
}

// originInScope adds to a place what the scope of its debug information says:
// the function and, for a file name without directory, the directory.
func originInScope(p origin, scope ast.Attr) origin {
	if p.line == 0 {
		return p
	}
	a, _ := scope.(*ast.DialectAttr)
	if a == nil {
		return p
	}
	p.file = inDirectory(p.file, ast.DictAttr(a.Params).Get("file"))
	for a != nil && a.Name != "di_subprogram" {
		a, _ = ast.DictAttr(a.Params).Get("scope").(*ast.DialectAttr)
	}
	if a != nil {
		name, _ := ast.DictAttr(a.Params).Get("name").(ast.StringAttr)
		p.function = string(name)
	}
	return p
}

// inDirectory completes the name of a file that di_file gives with its
// directory.
func inDirectory(name string, file ast.Attr) string {
	a, _ := file.(*ast.DialectAttr)
	if a == nil {
		return name
	}
	params := ast.DictAttr(a.Params)
	known, _ := params.Get("name").(ast.StringAttr)
	dir, _ := params.Get("directory").(ast.StringAttr)
	if string(known) != name || dir == "" || path.IsAbs(name) {
		return name
	}
	return path.Join(string(dir), name)
}
