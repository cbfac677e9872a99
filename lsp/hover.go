package lsp

import (
	"fmt"
	"math/bits"
	"strings"

	"go.lsp.dev/protocol"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering/analysis"
)

// hover says what stands at a place: of a value its type and what is known of it, of an
// op its documentation and what the compiler decided, of an alias its definition.
func (s *server) hover(p *protocol.TextDocumentPositionParams) (*protocol.Hover, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	t := r.tokenAt(r.text.offset(p.Position))
	if t == nil {
		return nil, nil
	}
	var about string
	switch {
	case t.Kind == grammar.TokenValue:
		about = r.aboutValue(t)
	case t.OpName || t.Kind == grammar.TokenWord && opNamed(r.tokenText(t)) != nil && !r.isKnownWord(t):
		about = s.aboutOp(d, r, t)
	case t.Kind == grammar.TokenHash || t.Kind == grammar.TokenExcl || t.Kind == grammar.TokenSymbol:
		about = r.aboutGlobal(t)
	}
	if f := r.findingAt(t); f != nil && f.Code != "" && s.options.Explain != nil {
		if text := s.options.Explain(f.Code); text != "" {
			about = strings.TrimPrefix(about+"\n\n---\n\n"+text, "\n\n---\n\n")
		}
	}
	if about == "" {
		return nil, nil
	}
	return &protocol.Hover{Contents: markdown(about), Range: new(r.text.textRange(t.Start, t.End))}, nil
}

// isKnownWord reports whether a word is inside an op that was read, where it is no op.
func (r *reading) isKnownWord(t *grammar.Token) bool { return !t.OpName && r.whole }

// opNamed returns the row of an op by its name as written, with its dialect or without,
// or quoted; nil if there is none.
func opNamed(name string) *ast.OpInfo {
	code, ok := ast.Lookup(strings.TrimPrefix(strings.Trim(name, `"`), dialect))
	if !ok || ast.Table[code].Is(ast.TestOnly) {
		return nil
	}
	return &ast.Table[code]
}

func (s *server) aboutOp(d *document, r *reading, t *grammar.Token) string {
	var b strings.Builder
	info := opNamed(r.tokenText(t))
	switch {
	case info != nil && s.options.OpDoc != nil:
		b.WriteString(s.options.OpDoc(info.Name))
	case info != nil:
		fmt.Fprintf(&b, "**%s** — %s", info.Name, info.Summary)
	}
	if d.plan == nil || d.planOf != d.version {
		return b.String()
	}
	if text := d.plan.describe(ast.Pos(t.Start + 1)); text != "" {
		b.WriteString("\n\n---\n\n" + text)
	}
	return b.String()
}

// aboutValue says what type a value has, where it comes from, and what is known of it.
func (r *reading) aboutValue(t *grammar.Token) string {
	def, ok := r.defOf(t)
	if !ok || len(r.Defs[def].Values) == 0 {
		return ""
	}
	d := &r.Defs[def]
	var b strings.Builder
	b.WriteString("```tileir\n")
	for i, v := range d.Values {
		if v.Type == nil {
			return ""
		}
		name := "%" + d.Name
		if len(d.Values) > 1 {
			name += fmt.Sprintf("#%d", i)
		}
		fmt.Fprintf(&b, "%s : %s\n", name, v.Type)
	}
	b.WriteString("```\n")
	v := d.Values[0]
	if op := v.Def(); op != nil {
		fmt.Fprintf(&b, "result of `%s`", op.ShortName())
	} else if block := v.ArgOf(); block != nil && block.Parent() != nil {
		fmt.Fprintf(&b, "argument of `%s`", block.Parent().ShortName())
	}
	if k, ok := r.known(v); ok {
		b.WriteString(facts(k))
	}
	return b.String()
}

// facts says what is known of a value, where that is more than its type says.
func facts(k analysis.Known) string {
	var list []string
	if k.Divisor > 1 {
		list = append(list, "divisible by "+power(k.Divisor))
	}
	switch {
	case k.Bounded && k.Lo == k.Hi:
		list = append(list, fmt.Sprintf("always %d", k.Lo))
	case k.Bounded:
		list = append(list, fmt.Sprintf("from %d to %d", k.Lo, k.Hi))
	}
	if len(list) == 0 {
		return ""
	}
	return "; " + strings.Join(list, ", ")
}

// power writes a power of two; large ones as such.
func power(n uint64) string {
	if n < 1<<16 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("2^%d", bits.TrailingZeros64(n))
}

// aboutGlobal shows the line that defines a symbol or an alias.
func (r *reading) aboutGlobal(t *grammar.Token) string {
	n := r.global(t)
	if n == nil {
		return ""
	}
	line := r.text.line(int(r.text.position(n.defs[0].start).Line))
	return "```tileir\n" + strings.TrimSpace(string(line)) + "\n```"
}

// findingAt returns the first finding at a token, or nil.
func (r *reading) findingAt(t *grammar.Token) *ast.Diagnostic {
	for _, f := range r.diags {
		if f.Pos > 0 && int(f.Pos)-1 == t.Start {
			return f
		}
	}
	return nil
}
