package lsp

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"go.lsp.dev/protocol"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/grammar"
)

// completion lists what may stand at a place, by what stands before it: behind % a
// value, behind @, #, !, ^ a name of that kind, at the start of an op an op, behind the
// colon of an op a type, else the words that the op at hand has.
func (s *server) completion(p *protocol.TextDocumentPositionParams) (*protocol.CompletionList, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	offset := r.text.offset(p.Position)
	start := wordStart(r.text.bytes, offset)
	c := &completer{s: s, r: r, at: offset, edit: r.text.textRange(start, offset), word: string(r.text.bytes[start:offset])}
	c.complete(start)
	if c.items == nil {
		c.items = []protocol.CompletionItem{}
	}
	return &protocol.CompletionList{Items: c.items}, nil
}

// wordStart returns where the name or word begins that ends at an offset.
func wordStart(text []byte, offset int) int {
	at := offset
	for at > 0 && isWord(text[at-1]) {
		at--
	}
	if at > 0 && strings.IndexByte("%@#!^", text[at-1]) >= 0 {
		at--
	}
	return at
}

func isWord(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c == '.' || c == '$' || c == '-'
}

// completer collects items for one place.
type completer struct {
	s     *server
	r     *reading
	at    int
	word  string // what is there of the word
	edit  protocol.Range
	items []protocol.CompletionItem
}

func (c *completer) add(label string, kind protocol.CompletionItemKind, detail string) {
	c.items = append(c.items, protocol.CompletionItem{
		Label: label, Kind: kind, Detail: present(detail),
		SortText: present(fmt.Sprintf("%05d", len(c.items))), TextEdit: &protocol.TextEdit{Range: c.edit, NewText: label},
	})
}

func (c *completer) complete(start int) {
	sign := byte(0)
	if c.word != "" {
		sign = c.word[0]
	}
	switch sign {
	case '%':
		c.values()
		return
	case '@':
		c.globals(grammar.TokenSymbol)
		return
	case '#':
		c.globals(grammar.TokenHash)
		return
	case '^':
		c.globals(grammar.TokenLabel)
		return
	case '!':
		c.globals(grammar.TokenExcl)
		for _, t := range typeNames {
			c.add("!"+dialect+t, protocol.CompletionItemKindClass, "type")
		}
		return
	}
	op, before := c.opBefore(start)
	switch {
	case op == nil:
		c.ops()
	case slices.Contains([]string{":", "->", "<", "x", "tile<"}, before):
		c.enumOrType(op, before)
	default:
		c.words(op)
	}
}

// opBefore returns the row of the op that an offset stands in, as far as its line tells,
// and the token before the offset. Behind "=" and at the start of a line there is no op.
func (c *completer) opBefore(offset int) (*ast.OpInfo, string) {
	r := c.r
	at := sort.Search(len(r.Tokens), func(i int) bool { return r.Tokens[i].End > offset })
	before := ""
	if at > 0 {
		before = r.tokenText(&r.Tokens[at-1])
	}
	line := r.text.position(offset).Line
	for i := at - 1; i >= 0; i-- {
		t := &r.Tokens[i]
		if info := opNamed(r.tokenText(t)); t.Kind == grammar.TokenWord && info != nil {
			if r.text.position(t.Start).Line == line || t.OpName && !startsLineBehind(r, t.End, offset) {
				return info, before
			}
			return nil, before
		}
		if t.Starts || t.Opens || t.Closes || startsLine(r, t) && t.Kind == grammar.TokenValue {
			return nil, before // what stands here begins an op
		}
	}
	return nil, before
}

// startsLineBehind reports whether only spaces lie between an offset and the start of its
// line, so that something new begins there.
func startsLineBehind(r *reading, from, offset int) bool {
	between := string(r.text.bytes[from:offset])
	at := strings.LastIndexByte(between, '\n')
	return at >= 0 && strings.TrimSpace(between[at:]) == ""
}

// values lists the values that may be used, the latest first.
func (c *completer) values() {
	seen := map[string]bool{}
	own := c.opStart()
	for i := len(c.r.Defs) - 1; i >= 0; i-- {
		d := &c.r.Defs[i]
		if d.Start >= own || d.End >= c.at || c.at > d.ScopeEnd || seen[d.Name] {
			continue
		}
		seen[d.Name] = true
		detail := ""
		if len(d.Values) > 0 && d.Values[0].Type != nil {
			detail = d.Values[0].Type.String()
		}
		c.add("%"+d.Name, protocol.CompletionItemKindVariable, detail)
	}
}

// opStart returns where the op at hand begins, whose own results it cannot use.
func (c *completer) opStart() int {
	r := c.r
	for i := sort.Search(len(r.Tokens), func(i int) bool { return r.Tokens[i].Start >= c.at }) - 1; i >= 0; i-- {
		if r.Tokens[i].Starts {
			return r.Tokens[i].Start
		}
		if r.Tokens[i].Opens || r.Tokens[i].Closes {
			break
		}
	}
	return c.at
}

// globals lists the names of a kind that the file has.
func (c *completer) globals(kind grammar.TokenKind) {
	seen := map[string]bool{c.word: true}
	for i := range c.r.Tokens {
		t := &c.r.Tokens[i]
		if text := c.r.tokenText(t); t.Kind == kind && !seen[text] && !strings.HasPrefix(text, "!"+dialect) {
			seen[text] = true
			c.add(text, protocol.CompletionItemKindReference, "")
		}
	}
}

// ops lists the ops of the language.
func (c *completer) ops() {
	for code := ast.OpUnregistered + 1; code < ast.NumOps; code++ {
		info := &ast.Table[code]
		if info.Is(ast.TestOnly) {
			continue
		}
		label := info.Name
		if strings.HasPrefix(c.word, dialect) {
			label = dialect + label
		}
		c.add(label, protocol.CompletionItemKindFunction, info.Group)
		c.items[len(c.items)-1].Documentation = markdown(info.Summary)
	}
}

// typeNames are the types of the language.
var typeNames = []string{"tile", "ptr", "token", "tensor_view", "partition_view", "strided_view", "gather_scatter_view"}

// enumOrType lists types, or behind the word of an attribute and "<" its values.
func (c *completer) enumOrType(op *ast.OpInfo, before string) {
	if before == "<" {
		if list := c.enumBefore(op); list != nil {
			for _, v := range list {
				c.add(v, protocol.CompletionItemKindValue, "")
			}
			return
		}
	}
	for _, t := range typeNames {
		c.add(t, protocol.CompletionItemKindClass, "type")
	}
	for t := num.Invalid + 1; t < num.NumTypes; t++ {
		c.add(t.String(), protocol.CompletionItemKindClass, "element type")
	}
}

// enumBefore returns the values of the attribute whose name stands before the "<" at hand.
func (c *completer) enumBefore(op *ast.OpInfo) []string {
	r := c.r
	at := sort.Search(len(r.Tokens), func(i int) bool { return r.Tokens[i].End > c.at-len(c.word) })
	if at < 2 {
		return nil
	}
	word := r.tokenText(&r.Tokens[at-2])
	for i := range op.Attrs {
		if a := &op.Attrs[i]; a.Kind == ast.AttrEnum && (a.Name == word || a.Enum.Info().Mnemonic == word || strings.HasPrefix(a.Name, word+"_")) {
			return enumValues(a)
		}
	}
	return nil
}

// enumValues lists the values of an enumeration that an op takes.
func enumValues(a *ast.AttrInfo) (list []string) {
	names := a.Enum.Info().Names
	if a.Only == nil {
		return names
	}
	for _, v := range a.Only {
		list = append(list, names[v])
	}
	return list
}

// words lists the words of an op's own syntax and the values of its enumerations.
func (c *completer) words(op *ast.OpInfo) {
	seen := map[string]bool{}
	add := func(word, detail string, kind protocol.CompletionItemKind) {
		if word != "" && !seen[word] {
			seen[word] = true
			c.add(word, kind, detail)
		}
	}
	for i := range op.Attrs {
		a := &op.Attrs[i]
		if a.Kind == ast.AttrEnum {
			for _, v := range enumValues(a) {
				add(v, a.Name, protocol.CompletionItemKindValue)
			}
		}
		add(a.Name, "attribute of "+op.Name, protocol.CompletionItemKindKeyword)
	}
	for i := range op.Operands {
		if op.Operands[i].Arity != ast.Single {
			add(op.Operands[i].Name, "operand of "+op.Name, protocol.CompletionItemKindKeyword)
		}
	}
}
