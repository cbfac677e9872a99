package lsp

import (
	"sort"

	"go.lsp.dev/protocol"

	"tileir/ast"
)

// inlayHints shows what a line does not say: the types of results behind their names,
// where there are several, as the op ends with the type of one; and what numbers and addresses divide by.
func (s *server) inlayHints(p *protocol.InlayHintParams) ([]protocol.InlayHint, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	from, to := r.text.offset(p.Range.Start), r.text.offset(p.Range.End)
	hints := []protocol.InlayHint{}
	start := sort.Search(len(r.Defs), func(i int) bool { return r.Defs[i].Start >= from })
	for i := start; i < len(r.Defs) && r.Defs[i].Start <= to; i++ {
		def := &r.Defs[i]
		if len(def.Values) == 0 {
			continue
		}
		if label := r.hint(def.Values[0]); label != "" {
			hints = append(hints, protocol.InlayHint{Position: r.text.position(def.End), Label: protocol.String(label), Kind: protocol.InlayHintKindType})
		}
	}
	return hints, nil
}

// hint returns what to show behind the definition of a value, or "".
func (r *reading) hint(v *ast.Value) string {
	if v.Type == nil {
		return ""
	}
	label := ""
	if op := v.Def(); op != nil && len(op.Results()) > 1 {
		label = ": " + v.Type.String()
	}
	if k, ok := r.known(v); ok && k.Divisor > 1 && !isConstant(v) {
		label += " ÷" + power(k.Divisor)
	}
	return label
}

func isConstant(v *ast.Value) bool { return v.Def() != nil && v.Def().Opcode == ast.OpConstant }
