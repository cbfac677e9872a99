package bytecode

import (
	"strconv"

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
	debug    []debugItem
	indexed  map[string]bool // functions with a list of locations, known or not
	unpadded bool            // the function section ends where its functions end
}

// constUse says which entry of the constants an attribute is.
type constUse struct {
	attr  *ast.DenseAttr
	entry int
}

// debugItem is one entry of the debug table as it is written: the tag, and the
// fields, each a number or a string.
type debugItem struct {
	tag    uint64
	fields []debugField
}

// debugField is a number, or a string of the string table if text is set.
type debugField struct {
	number uint64
	str    string
	text   bool
}

// key identifies an item by its content.
func (d *debugItem) key() string {
	b := strconv.AppendUint(nil, d.tag, 10)
	for _, f := range d.fields {
		if f.text {
			b = strconv.AppendQuote(append(b, ' '), f.str)
		} else {
			b = strconv.AppendUint(append(b, ' '), f.number, 10)
		}
	}
	return string(b)
}

// debugShapes says for each tag which fields are strings.
var debugShapes = [...]string{
	debugUnknown: "", debugCompileUnit: "n", debugFile: "ss", debugLexicalBlock: "nnnn", debugLoc: "nsnn",
	debugSubprogram: "nnssnn", debugCallSite: "nn",
}

// layoutDebug records the entries of the debug table as they stand.
func (r *reader) layoutDebug() {
	defer r.quiet()()
	for i := range r.debug.entries {
		c := r.debug.entries[i].data
		item := debugItem{tag: c.varint("debug tag")}
		for _, kind := range debugShapes[item.tag] {
			v := c.varint("field")
			if kind == 's' && v < uint64(len(r.strings)) {
				item.fields = append(item.fields, debugField{str: r.strings[v], text: true})
			} else {
				item.fields = append(item.fields, debugField{number: v})
			}
		}
		r.layout.debug = append(r.layout.debug, item)
	}
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
