package ptxgen

import (
	"strconv"

	"github.com/llir/llvm/ir/metadata"

	"tileir/ptxgen/ptx"
)

// Line information: an instruction's !dbg metadata becomes a .loc directive
// before the first PTX instruction made for it, unless the one in force says
// the same. What one LLVM instruction leaves to another, such as an offset
// folded into an address or a constant, belongs to the one that emits it. The
// moves into phis belong to the branch.
//
// A .loc that names a caller is accepted only if a .loc of that very caller
// stands before it, so the caller's comes first.

// noLoc is the location of an instruction without one.
const noLoc = ptx.NoLoc

// lineGen numbers the locations of a module.
type lineGen struct {
	files     map[string]int64
	functions map[string]string // labels of names
	locs      map[*metadata.DILocation]int32
	names     []string // of inlined functions
}

func newLineGen() lineGen {
	return lineGen{files: map[string]int64{}, functions: map[string]string{}, locs: map[*metadata.DILocation]int32{}}
}

// loc returns the number of a location, or noLoc for one that names no file.
func (g *moduleGen) loc(l *metadata.DILocation) int32 {
	if id, ok := g.lines.locs[l]; ok {
		return id
	}
	id := int32(noLoc)
	if file, function := scopeOf(l.Scope); file != nil {
		loc := ptx.Loc{File: g.fileNumber(file), Line: l.Line, Column: l.Column, Caller: noLoc}
		if l.InlinedAt != nil {
			if loc.Caller = g.loc(l.InlinedAt); loc.Caller != noLoc {
				g.require(Version{Major: 7, Minor: 2}, "inlined_at")
				loc.Function = g.functionLabel(function)
			}
		}
		id = int32(len(g.out.Locs))
		g.out.Locs = append(g.out.Locs, loc)
	}
	g.lines.locs[l] = id
	return id
}

// scopeOf returns the file of a scope and the name of the function that it is
// in.
func scopeOf(scope metadata.Field) (file *metadata.DIFile, function string) {
	for {
		var f *metadata.DIFile
		var outer metadata.Field
		switch s := scope.(type) {
		case *metadata.DISubprogram:
			if file == nil {
				file = s.File
			}
			return file, s.Name
		case *metadata.DILexicalBlockFile:
			f, outer = s.File, s.Scope
		case *metadata.DILexicalBlock:
			f, outer = s.File, s.Scope
		default:
			return file, ""
		}
		if file == nil {
			file = f
		}
		scope = outer
	}
}

// fileNumber returns the number of a file, from 1.
func (g *moduleGen) fileNumber(f *metadata.DIFile) int64 {
	name := f.Filename
	if f.Directory != "" && name != "" && name[0] != '/' {
		name = f.Directory + "/" + name
	}
	n, ok := g.lines.files[name]
	if !ok {
		n = int64(len(g.out.Files) + 1)
		g.out.Files = append(g.out.Files, ptx.File{Number: n, Name: fileText(name)})
		g.lines.files[name] = n
	}
	return n
}

// functionLabel returns the label of an inlined function's name.
func (g *moduleGen) functionLabel(name string) string {
	label, ok := g.lines.functions[name]
	if !ok {
		g.lines.names = append(g.lines.names, name)
		label = nameLabel + strconv.Itoa(len(g.lines.names))
		g.lines.functions[name] = label
	}
	return label
}

// dbg returns the location that an instruction carries, or nil.
func dbg(inst any) *metadata.DILocation {
	i, ok := inst.(interface {
		MDAttachments() []*metadata.Attachment
	})
	if !ok {
		return nil
	}
	for _, a := range i.MDAttachments() {
		if l, ok := a.Node.(*metadata.DILocation); ok && a.Name == "dbg" {
			return l
		}
	}
	return nil
}

// goTo says that what follows belongs to an instruction. One without a location
// is part of what precedes it.
func (g *funcGen) goTo(inst any) {
	l := dbg(inst)
	if l == nil || l == g.dbg {
		return
	}
	g.dbg = l
	if id := g.loc(l); id != noLoc {
		g.here = id
	}
}

// emitLoc appends a .loc if the location has changed since the last one.
func (g *funcGen) emitLoc() {
	if g.here == g.inForce {
		return
	}
	g.inForce = g.here
	g.insts = g.appendLoc(g.insts, g.here)
}

// appendLoc appends a .loc, after those of the callers that it is the first to
// name.
func (g *funcGen) appendLoc(list []ptx.Inst, id int32) []ptx.Inst {
	if c := g.moduleGen.out.Locs[id].Caller; c != noLoc && !g.named[c] {
		list = g.appendLoc(list, c)
	}
	if g.named == nil {
		g.named = map[int32]bool{}
	}
	g.named[id] = true
	return append(list, ptx.Inst{Op: ptx.OpLoc, Loc: id})
}

// functionLoc returns the .loc of the function's own line, for the prologue, or
// none if the function has no line.
func (g *funcGen) functionLoc() []ptx.Inst {
	for _, a := range g.f.Metadata {
		s, ok := a.Node.(*metadata.DISubprogram)
		if !ok || a.Name != "dbg" || s.File == nil || s.Line == 0 {
			continue
		}
		out := g.moduleGen.out
		out.Locs = append(out.Locs, ptx.Loc{File: g.fileNumber(s.File), Line: s.Line, Caller: noLoc})
		return []ptx.Inst{{Op: ptx.OpLoc, Loc: int32(len(out.Locs) - 1)}}
	}
	return nil
}
