package lsp

import (
	"slices"
	"sort"
	"strings"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"tileir/grammar"
)

// name is something that a text defines and refers to: a value, a symbol, a label, an
// alias of an attribute or of a type.
type name struct {
	kind grammar.TokenKind
	text string // with the sign before it
	defs []span
	uses []span
	def  int // of a value, its index in Defs; else -1
}

// span is a range of the text.
type span struct{ start, end int }

// nameAt returns what the name at an offset stands for, or nil.
func (r *reading) nameAt(offset int) *name {
	t := r.tokenAt(offset)
	if t == nil {
		return nil
	}
	switch t.Kind {
	case grammar.TokenValue:
		return r.value(t)
	case grammar.TokenSymbol, grammar.TokenHash, grammar.TokenExcl:
		return r.global(t)
	case grammar.TokenLabel:
		return r.label(t)
	}
	return nil
}

// value finds all places of a value.
func (r *reading) value(t *grammar.Token) *name {
	def, ok := r.defOf(t)
	if !ok {
		return nil
	}
	d := &r.Defs[def]
	n := &name{kind: t.Kind, text: "%" + d.Name, defs: []span{{d.Start, d.End}}, def: def}
	for i := range r.Tokens {
		use := &r.Tokens[i]
		if use.Kind != grammar.TokenValue || use.Start == d.Start || use.End-use.Start < len(n.text) {
			continue
		}
		if text := r.tokenText(use); valueText(text) != n.text {
			continue
		}
		if other, ok := r.defOf(use); ok && other == def {
			n.uses = append(n.uses, span{use.Start, use.Start + len(n.text)})
		}
	}
	return n
}

// valueText returns %x of %x#1.
func valueText(s string) string {
	if i := strings.LastIndexByte(s, '#'); i > 0 {
		return s[:i]
	}
	return s
}

// defOf returns the definition that a value's name is or refers to. In what could not
// be read it is the last one of that name in whose region it stands.
func (r *reading) defOf(t *grammar.Token) (int, bool) {
	if i := sort.Search(len(r.Defs), func(i int) bool { return r.Defs[i].Start >= t.Start }); i < len(r.Defs) && r.Defs[i].Start == t.Start {
		return i, true
	}
	if i := sort.Search(len(r.Uses), func(i int) bool { return r.Uses[i].Start >= t.Start }); i < len(r.Uses) && r.Uses[i].Start == t.Start {
		return r.Uses[i].Def, true
	}
	text := valueText(r.tokenText(t))
	last := -1
	for _, i := range r.defsNamed()[text[1:]] {
		if d := &r.Defs[i]; t.Start < d.ScopeEnd && (d.Start < t.Start || last < 0) {
			last = i
		}
	}
	return last, last >= 0
}

// defsNamed lists the definitions by name.
func (r *reading) defsNamed() map[string][]int {
	if r.byName == nil {
		r.byName = map[string][]int{}
		for i := range r.Defs {
			r.byName[r.Defs[i].Name] = append(r.byName[r.Defs[i].Name], i)
		}
	}
	return r.byName
}

// global finds all places of a symbol or an alias, whose names hold in all of the file.
// A type such as !cuda_tile.token is no alias.
func (r *reading) global(t *grammar.Token) *name {
	n := &name{kind: t.Kind, text: r.tokenText(t), def: -1}
	for i := range r.Tokens {
		other := &r.Tokens[i]
		if other.Kind != t.Kind || r.tokenText(other) != n.text {
			continue
		}
		at := span{other.Start, other.End}
		if r.defines(i) {
			n.defs = append(n.defs, at)
		} else {
			n.uses = append(n.uses, at)
		}
	}
	if len(n.defs) == 0 {
		return nil
	}
	return n
}

// defines reports whether the symbol or alias that is token i stands where it is defined:
// behind the op that has it, or before an equals sign at the start of a definition.
func (r *reading) defines(i int) bool {
	t := &r.Tokens[i]
	if t.Kind == grammar.TokenSymbol {
		return i > 0 && slices.Contains(symbolOps, strings.TrimPrefix(r.tokenText(&r.Tokens[i-1]), dialect))
	}
	return i+1 < len(r.Tokens) && r.tokenText(&r.Tokens[i+1]) == "=" && (t.Starts || i == 0 || startsLine(r, t))
}

func startsLine(r *reading, t *grammar.Token) bool {
	before := r.text.bytes[:t.Start]
	for len(before) > 0 && (before[len(before)-1] == ' ' || before[len(before)-1] == '\t') {
		before = before[:len(before)-1]
	}
	return len(before) == 0 || before[len(before)-1] == '\n'
}

const dialect = "cuda_tile."

// symbolOps are the ops with the name of what they define behind theirs.
var symbolOps = []string{"entry", "global", "module", "func"}

// label finds all places of a label within the braces around it.
func (r *reading) label(t *grammar.Token) *name {
	n := &name{kind: t.Kind, text: r.tokenText(t), def: -1}
	from, to := r.bracesAround(t)
	for i := from; i < to; i++ {
		other := &r.Tokens[i]
		if other.Kind != t.Kind || r.tokenText(other) != n.text {
			continue
		}
		at := span{other.Start, other.End}
		if i > 0 && slices.Contains([]string{"[", ","}, r.tokenText(&r.Tokens[i-1])) {
			n.uses = append(n.uses, at)
		} else {
			n.defs = append(n.defs, at)
		}
	}
	return n
}

// bracesAround returns the tokens between the braces around one.
func (r *reading) bracesAround(t *grammar.Token) (from, to int) {
	at := sort.Search(len(r.Tokens), func(i int) bool { return r.Tokens[i].Start >= t.Start })
	depth := 0
	for from = at; from > 0; from-- {
		switch r.text.bytes[r.Tokens[from-1].Start] {
		case '}':
			depth++
		case '{':
			depth--
		}
		if depth < 0 {
			break
		}
	}
	depth = 0
	for to = at; to < len(r.Tokens); to++ {
		switch r.text.bytes[r.Tokens[to].Start] {
		case '{':
			depth++
		case '}':
			depth--
		}
		if depth < 0 {
			break
		}
	}
	return from, to
}

// all lists all places of a name, in order.
func (n *name) all() []span {
	list := slices.Concat(n.defs, n.uses)
	slices.SortFunc(list, func(a, b span) int { return a.start - b.start })
	return list
}

// named finds what the editor points at.
func (s *server) named(p *protocol.TextDocumentPositionParams) (*document, *reading, *name, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, nil, nil, err
	}
	r := s.reading(d)
	return d, r, r.nameAt(r.text.offset(p.Position)), nil
}

func (s *server) definition(p *protocol.TextDocumentPositionParams) ([]protocol.Location, error) {
	d, r, n, err := s.named(p)
	if err != nil || n == nil {
		return nil, err
	}
	return r.locations(d.uri, n.defs), nil
}

func (s *server) references(p *protocol.ReferenceParams) ([]protocol.Location, error) {
	d, r, n, err := s.named(&p.TextDocumentPositionParams)
	if err != nil || n == nil {
		return nil, err
	}
	if p.Context.IncludeDeclaration {
		return r.locations(d.uri, n.all()), nil
	}
	return r.locations(d.uri, n.uses), nil
}

func (r *reading) locations(file uri.URI, spans []span) []protocol.Location {
	list := make([]protocol.Location, len(spans))
	for i, at := range spans {
		list[i] = protocol.Location{URI: file, Range: r.text.textRange(at.start, at.end)}
	}
	return list
}

func (s *server) highlight(p *protocol.TextDocumentPositionParams) ([]protocol.DocumentHighlight, error) {
	_, r, n, err := s.named(p)
	if err != nil || n == nil {
		return nil, err
	}
	var list []protocol.DocumentHighlight
	for _, at := range n.defs {
		list = append(list, protocol.DocumentHighlight{Range: r.text.textRange(at.start, at.end), Kind: protocol.DocumentHighlightKindWrite})
	}
	for _, at := range n.uses {
		list = append(list, protocol.DocumentHighlight{Range: r.text.textRange(at.start, at.end), Kind: protocol.DocumentHighlightKindRead})
	}
	return list, nil
}

func (s *server) prepareRename(p *protocol.TextDocumentPositionParams) (*protocol.Range, error) {
	_, r, n, err := s.named(p)
	if err != nil || n == nil {
		return nil, err
	}
	offset := r.text.offset(p.Position)
	for _, at := range n.all() {
		if at.start <= offset && offset <= at.end {
			found := r.text.textRange(at.start, at.end)
			return &found, nil
		}
	}
	return nil, nil
}

func (s *server) rename(p *protocol.RenameParams) (*protocol.WorkspaceEdit, error) {
	d, r, n, err := s.named(&p.TextDocumentPositionParams)
	if err != nil {
		return nil, err
	}
	if n == nil {
		return nil, jsonrpc2.NewError(codeRequestFailed, "there is no name here that the file defines")
	}
	to := n.text[:1] + strings.TrimLeft(p.NewName, n.text[:1])
	if err := r.mayBecome(n, to); err != nil {
		return nil, err
	}
	var edits []protocol.TextEdit
	for _, at := range n.all() {
		edits = append(edits, protocol.TextEdit{Range: r.text.textRange(at.start, at.end), NewText: to})
	}
	return d.changes(edits...), nil
}

// mayBecome reports why a name may not become another one: that is no name, or stands
// for something else where this one is used.
func (r *reading) mayBecome(n *name, to string) error {
	s := grammar.SurveyText("", []byte(to), grammar.Options{})
	if len(s.Tokens) != 1 || s.Tokens[0].Kind != n.kind || s.Tokens[0].End != len(to) || strings.Contains(to, "#") && to[0] != '#' {
		return jsonrpc2.NewError(codeRequestFailed, "expected a name such as "+n.text[:1]+"x, got "+to)
	}
	if n.def >= 0 {
		d := &r.Defs[n.def]
		for _, i := range r.defsNamed()[to[1:]] {
			if other := &r.Defs[i]; i != n.def && other.Start < d.ScopeEnd && d.Start < other.ScopeEnd {
				return jsonrpc2.NewError(codeRequestFailed, to+" is the name of another value here")
			}
		}
		return nil
	}
	for i := range r.Tokens {
		if t := &r.Tokens[i]; to != n.text && t.Kind == n.kind && r.tokenText(t) == to {
			return jsonrpc2.NewError(codeRequestFailed, to+" is used already")
		}
	}
	return nil
}
