package ast

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Aliases are names for attributes that are printed once and referred to from
// everywhere: locations, debug information, affine maps and sets, and distinct
// attributes. As in the public printer, one that only locations of ops refer to
// stands behind the module, and any other before it.
//
// They are collected by printing the module to nowhere: so they come in the order
// in which the print meets them.

// aliasTable holds the aliases of what is printed.
type aliasTable struct {
	defs      []*aliasDef
	bySpell   map[string]*aliasDef // by the spelling, with the names of the parts in it
	locs      map[*Location]*aliasDef
	attrs     map[*DialectAttr]*aliasDef
	files     map[filePlace]*aliasDef
	texts     map[string]*aliasDef // by the text of an OpaqueAttr
	unknown   *aliasDef
	distincts int
	bare      map[string]string // distinct attributes of nothing, which have no alias, as they are printed
	embeds    bool              // there are maps or sets, which the texts of types may hold
}

// filePlace is a place in a file, as most locations are.
type filePlace struct {
	name      string
	line, col int
}

// aliasDef is one alias.
type aliasDef struct {
	base  string // the name without its number
	name  string // while aliases are collected, one that no other has
	depth int    // 1 if it refers to no other, else one more than the greatest of those
	top   bool   // stands before the module
	parts []*aliasDef
	attr  Attr // what it stands for; an OpaqueAttr, a *DialectAttr or a LocAttr
}

// collectAliases names what is printed by an alias. The least deep come first,
// as the public printer has it, so that what an alias refers to stands before it.
func (p *printer) collectAliases(m *Module) {
	if !p.debug && !m.mayNeedAliases() {
		return
	}
	t := &aliasTable{
		bySpell: map[string]*aliasDef{}, locs: map[*Location]*aliasDef{}, attrs: map[*DialectAttr]*aliasDef{},
		files: map[filePlace]*aliasDef{}, texts: map[string]*aliasDef{}, bare: map[string]string{},
	}
	dry := *p
	dry.b, dry.w, dry.aliases, dry.collecting = nil, nil, t, true
	dry.file(m)
	slices.SortStableFunc(t.defs, func(a, b *aliasDef) int {
		return cmp.Or(cmp.Compare(a.depth, b.depth), cmp.Compare(a.base, b.base))
	})
	count := map[string]int{}
	for _, d := range t.defs {
		d.name = d.base
		if n := count[d.base]; n > 0 {
			d.name += strconv.Itoa(n)
		}
		count[d.base]++
	}
	p.aliases = t
}

// mayNeedAliases reports whether anything in the module is of a kind that may
// hold what has an alias. That spares most modules the search.
func (m *Module) mayNeedAliases() bool {
	return m.Around != nil && slices.ContainsFunc(m.Around.Attrs, entryMayNeed) || blockMayNeed(m.Body)
}

func blockMayNeed(b *Block) bool {
	if slices.ContainsFunc(b.Args, valueMayNeed) {
		return true
	}
	for op := b.first; op != nil; op = op.next {
		if op.Properties() != nil || slices.ContainsFunc(op.Attrs, entryMayNeed) || slices.ContainsFunc(op.Results(), valueMayNeed) {
			return true
		}
		for _, r := range op.Regions() {
			if slices.ContainsFunc(r.Blocks, blockMayNeed) {
				return true
			}
		}
	}
	return false
}

func valueMayNeed(v *Value) bool    { return typeMayNeed(v.Type) }
func entryMayNeed(e NamedAttr) bool { return attrMayNeed(e.Value) }

func attrMayNeed(a Attr) bool {
	switch a := a.(type) {
	case OpaqueAttr, LocAttr, *DialectAttr:
		return true
	case ArrayAttr:
		return slices.ContainsFunc(a, attrMayNeed)
	case DictAttr:
		return slices.ContainsFunc(a, entryMayNeed)
	case HintsAttr:
		return slices.ContainsFunc(a.Targets, entryMayNeed)
	case TypeAttr:
		return typeMayNeed(a.Type)
	}
	return false
}

func typeMayNeed(t Type) bool {
	switch t := t.(type) {
	case *OpaqueType:
		return true
	case *FunctionType:
		return slices.ContainsFunc(t.Ins, typeMayNeed) || slices.ContainsFunc(t.Outs, typeMayNeed)
	}
	return false
}

// add makes an alias of an attribute, if there is none yet of one spelled alike.
func (t *aliasTable) add(base string, a Attr, top bool, parts []*aliasDef) *aliasDef {
	p := printer{aliases: t}
	p.aliased(a)
	text := string(p.b)
	d := t.bySpell[text]
	if d == nil {
		d = &aliasDef{base: base, name: "\x01" + strconv.Itoa(len(t.defs)), depth: 1, parts: parts, attr: a}
		for _, part := range parts {
			d.depth = max(d.depth, part.depth+1)
		}
		t.bySpell[text] = d
		t.defs = append(t.defs, d)
	}
	return d.on(top)
}

// on makes the alias stand before the module, with all that it refers to, if top.
func (d *aliasDef) on(top bool) *aliasDef {
	if top && !d.top {
		d.top = true
		for _, part := range d.parts {
			part.on(true)
		}
	}
	return d
}

// location adds a location and its parts.
func (t *aliasTable) location(l *Location, top bool) *aliasDef {
	if d := t.ofLocation(l); d != nil {
		return d.on(top)
	}
	var parts []*aliasDef
	if meta := t.part(l.Meta, top); meta != nil && l.Kind != LocDialect {
		parts = append(parts, meta)
	}
	for _, s := range l.Subs {
		parts = append(parts, t.location(s, top))
	}
	if meta := t.part(l.Meta, top); meta != nil && l.Kind == LocDialect {
		parts = append(parts, meta)
	}
	d := t.add("loc", LocAttr{l}, top, parts)
	switch {
	case l.Kind == LocUnknown:
		t.unknown = d
	case l.Kind == LocFile && l.End == nil:
		t.files[filePlace{l.Name, l.Line, l.Col}] = d
	default:
		t.locs[l] = d
	}
	return d
}

// ofLocation returns the alias of a location, or nil.
func (t *aliasTable) ofLocation(l *Location) *aliasDef {
	switch {
	case t == nil:
		return nil
	case l.Kind == LocUnknown:
		return t.unknown
	case l.Kind == LocFile && l.End == nil:
		return t.files[filePlace{l.Name, l.Line, l.Col}]
	}
	return t.locs[l]
}

// part adds an attribute inside a location or an attribute, and returns its alias
// if it has one of its own.
func (t *aliasTable) part(a Attr, top bool) *aliasDef {
	switch a := a.(type) {
	case *DialectAttr:
		return t.debugAttr(a, top)
	case LocAttr:
		return t.location(a.Loc, top)
	case OpaqueAttr:
		return t.text(a.Text, top)
	}
	return nil
}

// debugAttr adds debug information and its parts.
func (t *aliasTable) debugAttr(a *DialectAttr, top bool) *aliasDef {
	if d := t.attrs[a]; d != nil {
		return d.on(top)
	}
	var parts []*aliasDef
	for _, e := range a.Params {
		if d := t.part(e.Value, top); d != nil {
			parts = append(parts, d)
		}
	}
	d := t.add(a.Name, a, top, parts)
	t.attrs[a] = d
	return d
}

// text adds an attribute that is kept as text, if it is of a kind that has an
// alias, and the maps and sets in it.
func (t *aliasTable) text(text string, top bool) *aliasDef {
	if d := t.texts[text]; d != nil {
		return d.on(top)
	}
	base := textBase(text)
	if base == "map" || base == "set" {
		t.embeds = true
		t.texts[text] = t.add(base, OpaqueAttr{text}, top, nil)
		return t.texts[text]
	}
	if base == "" {
		if !strings.HasPrefix(text, "distinct[") {
			t.embedded(text, top)
		}
		return nil
	}
	parts := t.embedded(text[len("distinct"):], top)
	full := t.numbered(text)
	t.texts[text] = t.add(base, OpaqueAttr{full}, top, parts)
	return t.texts[text]
}

// numbered is a distinct attribute with the next number: they are numbered as they
// come.
func (t *aliasTable) numbered(text string) string {
	text = "distinct[" + strconv.Itoa(t.distincts) + text[strings.IndexByte(text, ']'):]
	t.distincts++
	return text
}

// distinctNothing returns distinct[n]<> as it is printed.
func (t *aliasTable) distinctNothing(text string) string {
	if t.bare[text] == "" {
		t.bare[text] = t.numbered(text)
	}
	return t.bare[text]
}

// embedded adds the maps, sets and distinct attributes in the text of an attribute
// or a type.
func (t *aliasTable) embedded(text string, top bool) []*aliasDef {
	var parts []*aliasDef
	for _, at := range embeddedMaps(text) {
		if d := t.text(text[at[0]:at[1]], top); d != nil {
			parts = append(parts, d)
		}
	}
	return parts
}

// textBase returns the name of the aliases of an attribute of the builtin
// dialect that is kept as text, or "" if it has none.
func textBase(text string) string {
	switch {
	case strings.HasPrefix(text, "affine_map<"):
		return "map"
	case strings.HasPrefix(text, "affine_set<"):
		return "set"
	case strings.HasPrefix(text, "distinct[") && !strings.HasSuffix(text, "]<>"):
		return "distinct"
	}
	return ""
}

// appendText appends the text of an attribute or a type, with the aliases of what
// in it has some.
func (t *aliasTable) appendText(b []byte, text string) []byte {
	done := 0
	for _, at := range embeddedMaps(text) {
		if d := t.texts[text[at[0]:at[1]]]; d != nil {
			b = append(append(append(b, text[done:at[0]]...), '#'), d.name...)
			done = at[1]
		}
	}
	return append(b, text[done:]...)
}

// embeddedMaps returns where affine maps and sets and distinct attributes stand in
// the text of an attribute or a type of the builtin dialect. What other dialects write between
// their brackets is their own.
func embeddedMaps(text string) (found [][2]int) {
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == '"':
			i = stringEnd(text, i)
		case c == '#' || c == '!':
			i = wordEnd(text, i+1)
			if i < len(text) && text[i] == '<' {
				i = closingAngle(text, i)
			}
		case strings.HasPrefix(text[i:], "affine_map<"), strings.HasPrefix(text[i:], "affine_set<"), strings.HasPrefix(text[i:], "distinct["):
			end := closingAngle(text, i+strings.IndexByte(text[i:], '<'))
			found = append(found, [2]int{i, end})
			i = end
		default:
			i = max(i+1, wordEnd(text, i))
		}
	}
	return found
}

// wordEnd returns where the word at offset i ends.
func wordEnd(text string, i int) int {
	for i < len(text) && (text[i] == '_' || text[i] == '.' || text[i] == '$' || text[i] >= '0' && text[i] <= '9' || text[i]|0x20 >= 'a' && text[i]|0x20 <= 'z') {
		i++
	}
	return i
}

// stringEnd returns where the string at offset i ends.
func stringEnd(text string, i int) int {
	for i++; i < len(text) && text[i] != '"'; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(text))
}

// closingAngle returns the offset behind the bracket that closes the one at i. The
// signs "->" and ">=" are none.
func closingAngle(text string, i int) int {
	depth := 0
	for i < len(text) {
		switch c := text[i]; {
		case c == '"':
			i = stringEnd(text, i)
			continue
		case c == '<':
			depth++
		case c == '>' && text[i-1] != '-' && !strings.HasPrefix(text[i+1:], "="):
			depth--
		}
		i++
		if depth == 0 {
			break
		}
	}
	return i
}

// aliasDefs prints the definitions of the aliases that stand before the module,
// or of those behind it.
func (p *printer) aliasDefs(top bool) {
	if p.aliases == nil || p.collecting {
		return
	}
	for _, d := range p.aliases.defs {
		if d.top == top {
			p.byte('#')
			p.str(d.name)
			p.str(" = ")
			p.aliased(d.attr)
			p.byte('\n')
		}
	}
}

// aliased prints what an alias stands for, with the aliases of its parts.
func (p *printer) aliased(a Attr) {
	switch a := a.(type) {
	case LocAttr:
		if a.Loc.Kind == LocDialect {
			p.locationBody(a.Loc)
		} else {
			p.location(a.Loc)
		}
	case *DialectAttr:
		p.str("#" + dialectPrefix)
		p.debugAttr(a)
	case OpaqueAttr:
		if textBase(a.Text) == "distinct" {
			p.str("distinct")
			p.b = p.aliases.appendText(p.b, a.Text[len("distinct"):])
		} else {
			p.str(a.Text)
		}
	}
}
