package lsp

import (
	"strconv"
	"strings"

	"go.lsp.dev/protocol"

	"tileir/ast"
	"tileir/grammar"
)

// signatureHelp shows the operands of the op at hand, and which of them comes next.
func (s *server) signatureHelp(p *protocol.TextDocumentPositionParams) (*protocol.SignatureHelp, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	offset := r.text.offset(p.Position)
	name, operands := r.opOnLine(offset)
	if name == nil {
		return nil, nil
	}
	if n := len(name.Operands); n > 0 {
		operands = min(operands, n-1)
	}
	help := &protocol.SignatureHelp{Signatures: []protocol.SignatureInformation{signatureOf(name)}, ActiveParameter: numbered(operands)}
	return help, nil
}

// opOnLine returns the op whose name stands before an offset on its line, and how many
// operands stand between them.
func (r *reading) opOnLine(offset int) (op *ast.OpInfo, operands int) {
	line := r.text.position(offset).Line
	from := r.text.lines[line]
	for i := range r.Tokens {
		t := &r.Tokens[i]
		switch {
		case t.Start < from:
		case t.Start >= offset:
			return op, operands
		case op == nil && t.Kind == grammar.TokenWord:
			op = opNamed(r.tokenText(t))
			if op != nil && offset <= t.End {
				return nil, 0
			}
		case op != nil && t.Kind == grammar.TokenValue && t.End < offset:
			operands++
		case op != nil && r.tokenText(t) == ":":
			return nil, 0 // types follow
		}
	}
	return op, operands
}

// numbered is a number that the protocol would also let be null. The library has no
// other way to make one than to read it.
func numbered(n int) (number protocol.Nullable[uint32]) {
	if err := protocol.Unmarshal([]byte(strconv.Itoa(n)), &number); err != nil {
		panic("BUG: lsp: " + err.Error())
	}
	return number
}

// signatureOf renders an op with its operands, attributes and results.
func signatureOf(op *ast.OpInfo) protocol.SignatureInformation {
	var b strings.Builder
	sig := protocol.SignatureInformation{Documentation: markdown(op.Summary), Parameters: []protocol.ParameterInformation{}}
	b.WriteString(op.Name)
	for i := range op.Operands {
		o := &op.Operands[i]
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte(' ')
		start := b.Len()
		b.WriteString("%" + o.Name)
		switch o.Arity {
		case ast.Optional:
			b.WriteByte('?')
		case ast.Variadic:
			b.WriteString(", …")
		}
		// Offsets in labels count UTF-16 code units: "…" is one of three bytes.
		end := b.Len() - 2*strings.Count(b.String()[start:], "…")
		shift := 2 * strings.Count(b.String()[:start], "…")
		sig.Parameters = append(sig.Parameters, protocol.ParameterInformation{
			Label:         protocol.ParameterInformationLabelTuple{uint32(start - shift), uint32(end - shift)},
			Documentation: markdown("`" + o.Type.String() + "`"),
		})
	}
	for i := range op.Results {
		if i == 0 {
			b.WriteString(" -> ")
		} else {
			b.WriteString(", ")
		}
		b.WriteString(op.Results[i].Name + ": " + op.Results[i].Type.String())
	}
	sig.Label = b.String()
	return sig
}
