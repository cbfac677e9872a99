package llvmgen

import (
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"

	"tileir/ast"
)

// Every instruction carries the place of the op that it was written for, as
// !dbg metadata: DILocation, in a DISubprogram for each kernel, in a
// DICompileUnit whose kind asks for line directives and no DWARF.
//
// The rules of ops write instructions without a word about places. The
// generator knows which op is at hand, and whenever that changes, the
// instructions written since the last change get the place of the op before.
// They can be in any block that is not full yet: in the one at hand, at the
// top of the kernel, before a loop.

// debugInfo makes the metadata of a module, each node once.
type debugInfo struct {
	mod       *ir.Module
	unit      *metadata.DICompileUnit
	files     map[string]*metadata.DIFile
	callees   map[calleeKey]*metadata.DISubprogram
	scopes    map[scopeKey]metadata.Definition
	locations map[locationKey]*metadata.DILocation
	attached  map[*metadata.DILocation]ir.Metadata
}

// calleeKey is an inlined function.
type calleeKey struct {
	file *metadata.DIFile
	name string
}

// scopeKey is the part of a function that lies in another file.
type scopeKey struct {
	function *metadata.DISubprogram
	file     *metadata.DIFile
}

type locationKey struct {
	line, col int
	scope     metadata.Definition
	caller    *metadata.DILocation
}

func newDebugInfo(mod *ir.Module) *debugInfo {
	return &debugInfo{
		mod:       mod,
		files:     map[string]*metadata.DIFile{},
		callees:   map[calleeKey]*metadata.DISubprogram{},
		scopes:    map[scopeKey]metadata.Definition{},
		locations: map[locationKey]*metadata.DILocation{},
		attached:  map[*metadata.DILocation]ir.Metadata{},
	}
}

// define gives a node its number.
func (d *debugInfo) define(n metadata.Definition) {
	n.SetID(int64(len(d.mod.MetadataDefs)))
	d.mod.MetadataDefs = append(d.mod.MetadataDefs, n)
}

// name adds a node to a list that the module holds by name.
func (d *debugInfo) name(list string, n metadata.Node) {
	def := d.mod.NamedMetadataDefs[list]
	if def == nil {
		def = &metadata.NamedDef{Name: list}
		d.mod.NamedMetadataDefs[list] = def
	}
	def.Nodes = append(def.Nodes, n)
}

func (d *debugInfo) file(name string) *metadata.DIFile {
	f := d.files[name]
	if f == nil {
		f = &metadata.DIFile{Filename: name}
		d.define(f)
		d.files[name] = f
	}
	return f
}

// compileUnit makes the module's unit on first use, and with it the flag
// without which LLVM drops the rest.
func (d *debugInfo) compileUnit(file *metadata.DIFile) *metadata.DICompileUnit {
	if d.unit != nil {
		return d.unit
	}
	d.unit = &metadata.DICompileUnit{
		Distinct: true, Language: enum.DwarfLangC, File: file, IsOptimized: true,
		EmissionKind: enum.EmissionKindDebugDirectivesOnly,
	}
	d.define(d.unit)
	d.name("llvm.dbg.cu", d.unit)
	const warn, version = 2, 3 // how linking treats another version, and the version
	flag := &metadata.Tuple{Fields: []metadata.Field{i32(warn), &metadata.String{Value: "Debug Info Version"}, i32(version)}}
	d.define(flag)
	d.name("llvm.module.flags", flag)
	return d.unit
}

// function describes a function with a body.
func (d *debugInfo) function(name string, p origin) *metadata.DISubprogram {
	file := d.file(p.file)
	unit := d.compileUnit(file)
	signature := &metadata.DISubroutineType{Types: &metadata.Tuple{MetadataID: -1}}
	d.define(signature)
	f := &metadata.DISubprogram{
		Distinct: true, Name: name, Scope: file, File: file, Line: int64(p.line), ScopeLine: int64(p.line),
		Type: signature, SPFlags: enum.DISPFlagDefinition, Unit: unit,
	}
	d.define(f)
	return f
}

// callee describes the function that an inlined place lies in.
func (d *debugInfo) callee(p origin) *metadata.DISubprogram {
	key := calleeKey{d.file(p.file), p.function}
	if key.name == "" {
		key.name = "inlined"
	}
	f := d.callees[key]
	if f == nil {
		f = d.function(key.name, p)
		d.callees[key] = f
	}
	return f
}

// scope is a function, or the part of it that lies in the file.
func (d *debugInfo) scope(f *metadata.DISubprogram, file *metadata.DIFile) metadata.Definition {
	if f.File == file {
		return f
	}
	key := scopeKey{f, file}
	s := d.scopes[key]
	if s == nil {
		s = &metadata.DILexicalBlockFile{Scope: f, File: file}
		d.define(s)
		d.scopes[key] = s
	}
	return s
}

// location is a place within a function of the module, in one of those inlined
// into it if the place says so.
func (d *debugInfo) location(in *metadata.DISubprogram, p origin) *metadata.DILocation {
	var caller *metadata.DILocation
	if p.caller != nil {
		caller = d.location(in, *p.caller)
		in = d.callee(p)
	}
	key := locationKey{p.line, p.col, d.scope(in, d.file(p.file)), caller}
	l := d.locations[key]
	if l == nil {
		l = &metadata.DILocation{Line: int64(p.line), Column: int64(p.col), Scope: key.scope, InlinedAt: caller}
		d.define(l)
		d.locations[key] = l
	}
	return l
}

// attachment is what an instruction at a location carries. All share one list,
// full, so that whoever appends to it gets a list of their own.
func (d *debugInfo) attachment(l *metadata.DILocation) ir.Metadata {
	list := d.attached[l]
	if list == nil {
		list = ir.Metadata{{Name: "dbg", Node: l}}
		d.attached[l] = list
	}
	return list
}

// lines gives the instructions of one kernel their places.
type lines struct {
	info     *debugInfo
	source   *ast.Source
	function *metadata.DISubprogram
	here     ir.Metadata // of what is being written; nil for no place
	fn       *ir.Func
	seen     int                // blocks of fn that are in open, or full
	open     []openBlock        // blocks that may have got instructions since the last change
	late     map[*ir.Block]bool // blocks that get instructions after their terminator
	asleep   map[*ir.Block]openBlock
}

// openBlock is a block, the first of whose instructions have their place.
type openBlock struct {
	b      *ir.Block
	placed int
}

// newLines begins a kernel; it returns nil, which places nothing, if the entry
// has no place.
func newLines(info *debugInfo, entry *ast.Op, fn *ir.Func, src *ast.Source) *lines {
	p := originOf(entry, src)
	if info == nil || p.line == 0 {
		return nil
	}
	for p.caller != nil {
		p = *p.caller // the function called at last is no part of the kernel's name
	}
	l := &lines{info: info, source: src, fn: fn, late: map[*ir.Block]bool{}, asleep: map[*ir.Block]openBlock{}}
	l.function = info.function(fn.Name(), p)
	fn.Metadata = append(fn.Metadata, &metadata.Attachment{Name: "dbg", Node: l.function})
	l.here = info.attachment(info.location(l.function, p))
	return l
}

// enter begins an op. What it returns ends it: instructions belong to the op
// around it again.
func (l *lines) enter(op *ast.Op) (leave func()) {
	if l == nil {
		return func() {}
	}
	outer := l.here
	if p := originOf(op, l.source); p.line > 0 {
		l.moveTo(l.info.attachment(l.info.location(l.function, p)))
	}
	return func() { l.moveTo(outer) }
}

// resume makes f, which writes instructions later, write them for the op that
// is being written now.
func (l *lines) resume(f func(r int)) func(r int) {
	if l == nil {
		return f
	}
	here := l.here
	return func(r int) {
		outer := l.here
		l.moveTo(here)
		f(r)
		l.moveTo(outer)
	}
}

// keepOpen says that b gets instructions even after its terminator, until
// close.
func (l *lines) keepOpen(b *ir.Block) {
	if l != nil {
		l.late[b] = true
	}
}

func (l *lines) close(b *ir.Block) {
	if l != nil {
		delete(l.late, b)
	}
}

// sleep says that nothing is written to blocks until wake: however many loops and
// branches are open, few blocks are looked at when the place changes.
func (l *lines) sleep(blocks ...*ir.Block) {
	if l == nil {
		return
	}
	l.takeNew()
	for _, b := range blocks {
		i := slices.IndexFunc(l.open, func(o openBlock) bool { return o.b == b })
		if i < 0 {
			continue
		}
		o := l.open[i]
		l.place(&o)
		l.asleep[b] = o
		l.open = slices.Delete(l.open, i, i+1)
	}
}

// wake ends that, and reports whether there was something to end.
func (l *lines) wake(blocks ...*ir.Block) (woken bool) {
	if l == nil {
		return false
	}
	for _, b := range blocks {
		if o, ok := l.asleep[b]; ok {
			l.open = append(l.open, o)
			delete(l.asleep, b)
			woken = true
		}
	}
	return woken
}

// moveTo changes the place of what is written from now on.
func (l *lines) moveTo(here ir.Metadata) {
	if len(here) == len(l.here) && (len(here) == 0 || here[0] == l.here[0]) {
		return
	}
	l.mark()
	l.here = here
}

// mark gives its place to what was written since the last change, and forgets
// the blocks that are full.
func (l *lines) mark() {
	if l == nil {
		return
	}
	l.takeNew()
	rest := l.open[:0]
	for _, o := range l.open {
		l.place(&o)
		if o.b.Term == nil || l.late[o.b] {
			rest = append(rest, o)
		}
	}
	l.open = rest
}

// keep says that what b has keeps the places that it has.
func (l *lines) keep(b *ir.Block) {
	if l == nil {
		return
	}
	for i := range l.open {
		if l.open[i].b == b {
			l.open[i].placed = len(b.Insts)
		}
	}
}

// takeNew opens the blocks that were made since the last change.
func (l *lines) takeNew() {
	for ; l.seen < len(l.fn.Blocks); l.seen++ {
		l.open = append(l.open, openBlock{b: l.fn.Blocks[l.seen]})
	}
}

// place gives its place to what was written to a block since the last change.
func (l *lines) place(o *openBlock) {
	for _, inst := range o.b.Insts[o.placed:] {
		setMetadata(inst, l.here)
	}
	o.placed = len(o.b.Insts)
	if o.b.Term != nil {
		setTermMetadata(o.b.Term, l.here)
	}
}
