package bytecode

import "tileir/ast"

// startLocations makes the list of a function's locations if it has one. As in
// the public tools, a function whose own location is unknown has none, and then
// those of its ops are lost.
func (w *writer) startLocations(op *ast.Op) {
	w.checkLocation(op.Loc)
	if isUnknown(op.Loc) && !(w.layout != nil && w.layout.indexed[op.Str("sym_name")]) {
		w.lists = append(w.lists, 0)
		return
	}
	w.opLocs = append(w.opLocs, []uint64{w.locationEntry(op.Loc)})
	w.lists = append(w.lists, uint64(len(w.opLocs)))
}

// useLocations makes the list of function i the one that ops are added to, and
// returns what the function says about it.
func (w *writer) useLocations(i int) uint64 {
	n := w.lists[i]
	w.locs = nil
	if n > 0 {
		w.locs = &w.opLocs[n-1]
	}
	return n
}

// location adds the location of an op to the list of its function.
func (w *writer) location(op *ast.Op) {
	if op.Loc != nil {
		w.checkLocation(op.Loc)
	}
	if w.locs != nil {
		*w.locs = append(*w.locs, w.locationEntry(op.Loc))
	}
}

// isUnknown reports whether a location has no place in files: a place without a
// scope is as good as none.
func isUnknown(l *ast.Location) bool {
	return l == nil || l.Kind == ast.LocUnknown || l.Kind == ast.LocFile
}

var locationNames = [...]string{
	ast.LocUnknown: "UnknownLoc", ast.LocFile: "FileLineColLoc", ast.LocName: "NameLoc", ast.LocCallSite: "CallSiteLoc",
	ast.LocFused: "FusedLoc", ast.LocDialect: "DILocAttr",
}

// checkLocation refuses locations that have no form in files.
func (w *writer) checkLocation(l *ast.Location) {
	if isUnknown(l) {
		return
	}
	switch l.Kind {
	case ast.LocDialect:
		return
	case ast.LocCallSite:
		for _, part := range l.Subs {
			w.checkLocation(part)
		}
	default:
		w.fail("unsupported location, got %s, expected DILocAttr or CallSiteLoc", locationNames[l.Kind])
	}
}

// locationEntry returns the number of a location in the table, counted from one;
// zero is unknown.
func (w *writer) locationEntry(l *ast.Location) uint64 {
	if isUnknown(l) || w.err != nil {
		return 0
	}
	if n := w.places[l]; n != 0 {
		return n
	}
	var n uint64
	switch {
	case l.Kind == ast.LocDialect && len(l.Subs) == 1:
		scope, _ := l.Meta.(*ast.DialectAttr)
		place := l.Subs[0]
		n = w.item(debugLoc, w.scopeEntry(scope), w.text(place.Name), uint64(place.Line), uint64(place.Col))
	case l.Kind == ast.LocCallSite && len(l.Subs) == 2:
		callee := w.locationEntry(l.Subs[0])
		n = w.item(debugCallSite, callee, w.locationEntry(l.Subs[1]))
	default:
		w.fail("expected a location with its parts, got %s without", locationNames[l.Kind])
	}
	w.places[l] = n
	return n
}

// item returns the number of an entry with these fields, counted from one.
func (w *writer) item(tag uint64, fields ...uint64) uint64 {
	d := debugItem{tag: tag}
	copy(d.fields[:], fields)
	n, ok := w.debugNums[d]
	if !ok {
		n = uint64(len(w.tables.debug))
		w.debugNums[d] = n
		w.tables.debug = append(w.tables.debug, d)
	}
	return n + 1
}

// scopeEntry returns the number of a file, compile unit, block or subprogram in
// the table, counted from one. What it refers to has lower numbers.
func (w *writer) scopeEntry(a *ast.DialectAttr) uint64 {
	if a == nil {
		w.fail("expected debug information to name its scope and file, got none")
		return 0
	}
	if n := w.scopes[a]; n != 0 {
		return n
	}
	p := ast.DictAttr(a.Params)
	ref := func(name string) uint64 {
		d, _ := p.Get(name).(*ast.DialectAttr)
		return w.scopeEntry(d)
	}
	str := func(name string) uint64 {
		s, _ := p.Get(name).(ast.StringAttr)
		return w.text(string(s))
	}
	num := func(name string) uint64 {
		n, _ := p.Get(name).(ast.IntAttr)
		return uint64(n.Value)
	}
	var n uint64
	switch a.Name {
	case "di_file":
		n = w.item(debugFile, str("name"), str("directory"))
	case "di_compile_unit":
		n = w.item(debugCompileUnit, ref("file"))
	case "di_lexical_block":
		n = w.item(debugLexicalBlock, ref("scope"), ref("file"), num("line"), num("column"))
	case "di_subprogram":
		n = w.item(debugSubprogram, ref("file"), num("line"), str("name"), str("linkageName"), ref("compileUnit"), num("scopeLine"))
	default:
		w.fail("expected debug information that bytecode has a form for, got %s", a.Name)
	}
	w.scopes[a] = n
	return n
}

// writeDebug writes the debug section, unless there is nothing to say.
func (w *writer) writeDebug() {
	if len(w.opLocs) == 0 && len(w.tables.debug) == 0 && !w.layout.has(secDebug) {
		return
	}
	w.varint(uint64(len(w.opLocs)))
	w.pad(4)
	total := 0
	for _, list := range w.opLocs {
		w.u32(uint32(total))
		total += len(list)
	}
	w.varint(uint64(total))
	w.pad(8)
	for _, list := range w.opLocs {
		for _, n := range list {
			w.u64(n)
		}
	}
	w.debugItems()
}

func (w *writer) debugItems() {
	items := w.tables.debug
	w.varint(uint64(len(items)))
	w.pad(4)
	var data buf
	for i := range items {
		w.u32(uint32(len(data.b)))
		data.varint(items[i].tag)
		for k, kind := range debugShapes[items[i].tag] {
			if kind == 's' {
				data.varint(w.str(w.texts[items[i].fields[k]]))
			} else {
				data.varint(items[i].fields[k])
			}
		}
	}
	w.b = append(w.b, data.b...)
}
