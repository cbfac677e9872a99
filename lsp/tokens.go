package lsp

import (
	"slices"
	"strings"

	"go.lsp.dev/protocol"

	"tileir/ast/num"
	"tileir/grammar"
)

// The kinds of tokens that editors colour; the numbers are places in the lists.
var (
	semanticTypes     = []string{"function", "variable", "parameter", "type", "keyword", "number", "string", "macro", "label", "property"}
	semanticModifiers = []string{"declaration"}
)

const (
	semFunction = iota
	semVariable
	semParameter
	semType
	semKeyword
	semNumber
	semString
	semMacro
	semLabel
	semProperty
)

// semanticTokens says what every token is: five numbers each, as the protocol has them.
func (s *server) semanticTokens(p *protocol.SemanticTokensParams) (*protocol.SemanticTokens, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	data := make([]uint32, 0, 5*len(r.Tokens))
	var last, lastEnd protocol.Position
	for i := range r.Tokens {
		t := &r.Tokens[i]
		kind, declares, ok := r.semantics(i)
		if !ok {
			continue
		}
		found := r.text.textRange(t.Start, t.End)
		at, end := found.Start, found.End
		if end.Line != at.Line || before(at, lastEnd) {
			continue // what is no token may have several lines, and one value be several tokens
		}
		column := at.Character
		if at.Line == last.Line {
			column -= last.Character
		}
		data = append(data, at.Line-last.Line, column, end.Character-at.Character, uint32(kind), uint32(declares))
		last, lastEnd = at, end
	}
	return &protocol.SemanticTokens{Data: data}, nil
}

// semantics returns what token i is, and 1 if it declares a name.
func (r *reading) semantics(i int) (kind, declares int, ok bool) {
	t := &r.Tokens[i]
	switch t.Kind {
	case grammar.TokenWord:
		return r.word(i), 0, true
	case grammar.TokenNumber:
		return semNumber, 0, true
	case grammar.TokenString:
		return semString, 0, true
	case grammar.TokenLabel:
		return semLabel, 0, true
	case grammar.TokenHash:
		return semMacro, 0, true
	case grammar.TokenExcl:
		return semType, 0, true
	case grammar.TokenSymbol:
		if r.defines(i) {
			declares = 1
		}
		return semFunction, declares, true
	case grammar.TokenValue:
		def, found := r.defOf(t)
		if !found {
			return semVariable, 0, true
		}
		d := &r.Defs[def]
		if d.Start == t.Start {
			declares = 1
		}
		if len(d.Values) > 0 && d.Values[0].Def() == nil && d.Values[0].ArgOf() != nil {
			return semParameter, declares, true
		}
		return semVariable, declares, true
	}
	return 0, 0, false
}

func (r *reading) word(i int) int {
	t := &r.Tokens[i]
	text := r.tokenText(t)
	if t.OpName {
		return semKeyword
	}
	if slices.Contains(typeNames, strings.TrimPrefix(text, dialect)) {
		return semType
	}
	if _, ok := num.ParseType(text); ok {
		return semType
	}
	return semProperty
}
