package lsp

import (
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"tileir/ast"
)

// codeActions lists the changes that findings suggest in a range, and one for all of
// them.
func (s *server) codeActions(p *protocol.CodeActionParams) ([]protocol.CodeAction, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	from, to := r.text.offset(p.Range.Start), r.text.offset(p.Range.End)
	actions := []protocol.CodeAction{}
	var all []protocol.TextEdit
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
			actions = append(actions, protocol.CodeAction{
				Title: title(f.Fix), Kind: new(protocol.CodeActionKindQuickFix), Diagnostics: []protocol.Diagnostic{about}, IsPreferred: new(true),
				Edit: d.changes(edit),
			})
		}
	}
	if len(all) > 1 {
		actions = append(actions, protocol.CodeAction{
			Title: "Make all suggested changes", Kind: new(protocol.CodeActionKindSourceFixAll), Edit: d.changes(all...),
		})
	}
	return actions, nil
}

// changes is what edits of one document are to an editor.
func (d *document) changes(edits ...protocol.TextEdit) *protocol.WorkspaceEdit {
	return &protocol.WorkspaceEdit{Changes: map[uri.URI][]protocol.TextEdit{d.uri: edits}}
}

func before(a, b protocol.Position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}

func (r *reading) edit(f *ast.Fix) protocol.TextEdit {
	start := int(f.Pos) - 1
	return protocol.TextEdit{Range: r.text.textRange(start, start+f.Len), NewText: f.Text}
}

func title(f *ast.Fix) string {
	if f.Len == 0 {
		return "Insert '" + strings.TrimSpace(f.Text) + "'"
	}
	return "Write '" + f.Text + "'"
}
