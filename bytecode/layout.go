package bytecode

import (
	"encoding/binary"

	"tileir/ast"
)

// Layout is how a file arranges what it holds where the format leaves a choice:
// the order of its sections and of the entries of its tables, and entries that
// nothing uses. Writing a module back with the layout of its file keeps all
// that, so that the bytes are the same where the module is.
type Layout struct {
	sections []section
	strings  []string
	types    []ast.Type
	consts   [][]byte
	uses     []constUse
	debug    [][]byte        // the entries, which have been read without error
	indexed  map[string]bool // functions with a list of locations, known or not
	unpadded bool            // the function section ends where its functions end
	bools    bool            // truth values have the tag that is theirs
	unsorted bool            // some dictionary is not in the order of its keys
}

// constUse says which entry of the constants an attribute is.
type constUse struct {
	attr  *ast.DenseAttr
	entry int
}

// debugItem is one entry of the debug table as it is written: the tag, and the
// fields, each a number or, by the shape of the tag, the number of a text.
type debugItem struct {
	tag    uint64
	fields [maxDebugFields]uint64
}

const maxDebugFields = 6

// debugShapes says for each tag which fields are numbers and which strings.
var debugShapes = [...]string{
	debugUnknown: "", debugCompileUnit: "n", debugFile: "ss", debugLexicalBlock: "nnnn", debugLoc: "nsnn",
	debugSubprogram: "nnssnn", debugCallSite: "nn",
}

// debugItem decodes an entry of the debug table of the file.
func (l *Layout) debugItem(t *tables, raw []byte) debugItem {
	var item debugItem
	next := func() uint64 {
		v, n := binary.Uvarint(raw)
		raw = raw[max(n, 0):]
		return v
	}
	item.tag = next()
	for i, kind := range debugShapes[item.tag] {
		item.fields[i] = next()
		if kind == 's' {
			item.fields[i] = t.text(l.strings[item.fields[i]])
		}
	}
	return item
}

// order returns the sections in the order in which they are to be written: that
// of the layout, and then what it lacks.
func (l *Layout) order() []section {
	standard := []section{secGlobal, secFunc, secConstant, secDebug, secType, secProducer, secString}
	if l == nil {
		return standard
	}
	out := append([]section(nil), l.sections...)
	for _, s := range standard {
		if !l.has(s) {
			out = append(out, s)
		}
	}
	return out
}

func (l *Layout) has(s section) bool {
	if l != nil {
		for _, o := range l.sections {
			if o == s {
				return true
			}
		}
	}
	return false
}
