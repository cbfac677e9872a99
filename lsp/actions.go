package lsp

import (
	"strings"

	"tileir/ast"
)

// codeActions lists the changes that findings suggest in a range, and one for all of
// them.
func (s *server) codeActions(p *codeActionParams) ([]codeAction, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	from, to := r.text.offset(p.Range.Start), r.text.offset(p.Range.End)
	actions := []codeAction{}
	var all []textEdit
	for _, f := range r.diags {
		if f.Fix == nil {
			continue
		}
		edit := r.edit(f.Fix)
		if n := len(all); n == 0 || before(all[n-1].Range.End, edit.Range.Start) {
			all = append(all, edit)
		}
		about := r.diagnostic(d.uri, f)
		if start, end := r.text.offset(about.Range.Start), r.text.offset(about.Range.End); start <= to && from <= end {
			actions = append(actions, codeAction{
				Title: title(f.Fix), Kind: "quickfix", Diagnostics: []diagnostic{about}, IsPreferred: true,
				Edit: &workspaceEdit{map[string][]textEdit{d.uri: {edit}}},
			})
		}
	}
	if len(all) > 1 {
		actions = append(actions, codeAction{Title: "Make all suggested changes", Kind: "source.fixAll", Edit: &workspaceEdit{map[string][]textEdit{d.uri: all}}})
	}
	return actions, nil
}

func before(a, b position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}

func (r *reading) edit(f *ast.Fix) textEdit {
	start := int(f.Pos) - 1
	return textEdit{r.text.textRange(start, start+f.Len), f.Text}
}

func title(f *ast.Fix) string {
	if f.Len == 0 {
		return "Insert '" + strings.TrimSpace(f.Text) + "'"
	}
	return "Write '" + f.Text + "'"
}
