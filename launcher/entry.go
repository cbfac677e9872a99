package launcher

import (
	"fmt"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// Program is what a device loads. A device that interprets needs Module; one
// that runs code needs Code.
type Program struct {
	Module *ast.Module
	Code   *Code
}

// Entry is a kernel of a module, as its user sees it.
type Entry struct {
	Name   string
	Params []Param
}

// Entries returns the entries of a verified module in the order of the text.
func Entries(m *ast.Module) []Entry {
	var entries []Entry
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			entries = append(entries, Entry{Name: op.Str("sym_name"), Params: entryParams(op)})
		}
	})
	return entries
}

func entryParams(op *ast.Op) []Param {
	body := op.Body(0)
	if body == nil {
		return nil
	}
	params := make([]Param, len(body.Args))
	for i, v := range body.Args {
		t := TileTypeOf(ast.AsTile(v.Type))
		params[i] = Param{Name: v.Name, Elem: t.Elem, Pointer: t.Pointer}
	}
	return params
}

// TileTypeOf returns the message form of an IR tile type; nil gives the zero
// TileType.
func TileTypeOf(t *ast.TileType) TileType {
	if t == nil {
		return TileType{}
	}
	if p := t.Pointee(); p != num.Invalid {
		return TileType{Shape: t.Shape, Elem: p, Pointer: true}
	}
	return TileType{Shape: t.Shape, Elem: t.ElemNum()}
}

// FindEntry returns the entry called name, or the only one if name is empty.
func FindEntry(entries []Entry, name string) (Entry, error) {
	if len(entries) == 0 {
		return Entry{}, fmt.Errorf("the program has no entry")
	}
	if name == "" && len(entries) == 1 {
		return entries[0], nil
	}
	names := make([]string, len(entries))
	for i, e := range entries {
		if e.Name == name {
			return e, nil
		}
		names[i] = e.Name
	}
	list := strings.Join(names, ", ")
	if name == "" {
		return Entry{}, fmt.Errorf("the program has %d entries, name one of: %s", len(entries), list)
	}
	return Entry{}, fmt.Errorf("no entry %q; the program has: %s", name, list)
}
