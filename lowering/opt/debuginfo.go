package opt

import (
	"path"

	"tileir/ast"
	"tileir/ast/num"
)

// synthesizeScopes gives entries without debug information what line tables
// need: a compile unit for the module, a subprogram for the entry, and that as
// the scope of every location in it. An op whose text gives no location has its
// place in the source.
func synthesizeScopes(s scope) {
	for op := range s.block.Ops() {
		if op.Opcode == ast.OpModule {
			synthesizeModule(op, s.source)
		}
	}
}

func synthesizeModule(module *ast.Op, src *ast.Source) {
	file := fileOf(fileLocation(locationOf(module, src)))
	unit := debugAttr("di_compile_unit", ast.NamedAttr{Name: "file", Value: file})
	if body := module.Body(0); body != nil {
		for op := range body.Ops() {
			if op.Opcode == ast.OpEntry || op.Opcode == ast.OpTestFunc {
				synthesizeFunction(op, unit, file, src)
			}
		}
	}
}

// synthesizeFunction gives fn and the ops in it their scope.
func synthesizeFunction(fn *ast.Op, unit, file *ast.DialectAttr, src *ast.Source) {
	if hasScope(fn.Loc) {
		return
	}
	place := fileLocation(locationOf(fn, src))
	if place != nil {
		file = fileOf(place)
	} else {
		name, _ := ast.DictAttr(file.Params).Get("name").(ast.StringAttr)
		place = &ast.Location{Kind: ast.LocFile, Name: string(name), Line: 1, Col: 1}
	}
	line := ast.IntAttr{Value: int64(place.Line), Type: ast.NumType(num.I64)}
	name := ast.StringAttr(fn.Str(ast.KeySymName))
	scope := debugAttr("di_subprogram",
		ast.NamedAttr{Name: "file", Value: file}, ast.NamedAttr{Name: "line", Value: line},
		ast.NamedAttr{Name: "name", Value: name}, ast.NamedAttr{Name: "linkageName", Value: name},
		ast.NamedAttr{Name: "compileUnit", Value: unit}, ast.NamedAttr{Name: "scopeLine", Value: line})
	fn.Walk(func(op *ast.Op) {
		at := fileLocation(locationOf(op, src))
		if at == nil {
			at = place
		}
		op.Loc = &ast.Location{Kind: ast.LocDialect, Subs: []*ast.Location{at}, Meta: scope}
	})
}

func debugAttr(name string, params ...ast.NamedAttr) *ast.DialectAttr {
	return &ast.DialectAttr{Name: name, Params: params}
}

// fileOf is the file that a location names; nil names none.
func fileOf(l *ast.Location) *ast.DialectAttr {
	name, dir := "<unknown>", ""
	if l != nil {
		name = path.Base(l.Name)
		if dir = path.Dir(l.Name); dir == "." {
			dir = ""
		}
	}
	return debugAttr("di_file", ast.NamedAttr{Name: "name", Value: ast.StringAttr(name)},
		ast.NamedAttr{Name: "directory", Value: ast.StringAttr(dir)})
}

// locationOf returns the location of op, or its place in the source if its text
// says nothing of a location.
func locationOf(op *ast.Op, src *ast.Source) *ast.Location {
	if op.Loc != nil || src == nil || op.Pos == 0 {
		return op.Loc
	}
	line, col := src.Position(op.Pos)
	return &ast.Location{Kind: ast.LocFile, Name: src.Name, Line: line, Col: col}
}

// fileLocation returns the place in a file that a location means, or nil: of a
// call the caller, of a fusion the first that is one.
func fileLocation(l *ast.Location) *ast.Location {
	if l == nil {
		return nil
	}
	switch l.Kind {
	case ast.LocFile:
		return l
	case ast.LocName:
		if len(l.Subs) > 0 {
			return fileLocation(l.Subs[0])
		}
	case ast.LocCallSite:
		return fileLocation(l.Subs[1])
	case ast.LocFused:
		for _, s := range l.Subs {
			if s.Kind == ast.LocFile {
				return s
			}
		}
	}
	return nil
}

// hasScope reports whether a location says its scope anywhere.
func hasScope(l *ast.Location) bool {
	if l == nil {
		return false
	}
	for _, s := range l.Subs {
		if hasScope(s) {
			return true
		}
	}
	return l.Kind == ast.LocDialect
}
