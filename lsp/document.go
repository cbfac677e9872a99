package lsp

import (
	"bytes"
	"context"
	"net/url"
	"path"
	"sort"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/lowering/analysis"
	"tileir/verify"
)

// document is a file that an editor has open.
type document struct {
	uri     string
	name    string // for findings
	version int
	text    *text

	read      *reading // of text; nil if it has changed since
	published bool     // the findings of this version
	wantsPlan bool     // the plan is to be made anew
	stopPlan  context.CancelFunc
	plan      *plan // of planOf; nil: none yet
	planOf    int   // the version
}

// reading is what a text says.
type reading struct {
	*grammar.Survey
	text  *text
	diags ast.Diagnostics
	whole bool // there are no errors, so that the module can be looked into further

	facts  map[*ast.Op]*analysis.Facts // by entry
	byName map[string][]int            // definitions of values
}

// open returns a document by its URI; the error is for the editor.
func (s *server) open(uri string) (*document, error) {
	if d := s.docs[uri]; d != nil {
		return d, nil
	}
	return nil, &Error{codeInvalidParams, "the file is not open: " + uri}
}

func (s *server) didOpen(p *didOpenParams) {
	t := &p.TextDocument
	s.close(t.URI)
	s.docs[t.URI] = &document{uri: t.URI, name: nameOf(t.URI), version: t.Version, text: newText([]byte(t.Text), s.units), wantsPlan: true}
}

func (s *server) didChange(p *didChangeParams) {
	d := s.docs[p.TextDocument.URI]
	if d == nil {
		return
	}
	for _, c := range p.ContentChanges {
		d.text = d.text.change(c)
	}
	if p.TextDocument.Version != nil {
		d.version = *p.TextDocument.Version
	} else {
		d.version++
	}
	d.read, d.published = nil, false
	d.endPlan()
}

func (s *server) didSave(p *documentParams) {
	if d := s.docs[p.TextDocument.URI]; d != nil {
		d.wantsPlan = true
	}
}

func (s *server) didClose(p *documentParams) {
	if s.close(p.TextDocument.URI) {
		s.out.notify("textDocument/publishDiagnostics", publishParams{URI: p.TextDocument.URI, Diagnostics: []diagnostic{}})
	}
}

// close forgets a document and reports whether it was there.
func (s *server) close(uri string) bool {
	d := s.docs[uri]
	if d == nil {
		return false
	}
	d.endPlan()
	delete(s.docs, uri)
	return true
}

// nameOf returns the name by which findings call a file.
func nameOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Path == "" {
		return uri
	}
	return path.Base(u.Path)
}

// reading reads the text of a document, if that has not been done.
func (s *server) reading(d *document) *reading {
	if d.read == nil {
		s.work.surveys++
		d.read = read(d.name, d.text)
		if d.read.whole {
			s.work.verified++
		}
	}
	return d.read
}

// read reads and verifies a text.
func read(name string, t *text) *reading {
	source := t.bytes
	if bytes.HasPrefix(source, []byte(byteOrderMark)) {
		source = append([]byte("   "), source[len(byteOrderMark):]...) // so that offsets stay
	}
	r := &reading{Survey: grammar.SurveyText(name, source, grammar.Options{}), text: t, facts: map[*ast.Op]*analysis.Facts{}}
	r.text = t.become(r.Source)
	r.diags = r.Diagnostics
	if bytecode.IsBytecode(source) {
		r.diags = ast.Diagnostics{{Severity: ast.Error, Source: r.Source, Pos: 1, Message: "expected text, got bytecode: tileopt --cudatilebc-to-mlir turns it into text"}}
		return r
	}
	if r.diags.Err() == nil {
		r.diags = append(r.diags[:len(r.diags):len(r.diags)], verify.Check(r.Module, verify.Options{WarnHints: true})...)
		r.whole = r.diags.Err() == nil
	}
	return r
}

const byteOrderMark = "\ufeff"

// hasWork reports whether something is left to be done while there are no messages.
func (s *server) hasWork() bool {
	for _, d := range s.docs {
		if !d.published || d.wantsPlan {
			return true
		}
	}
	return false
}

// doWork does one thing that is left, so that messages need not wait for more: findings
// come before plans.
func (s *server) doWork(ctx context.Context) {
	for _, d := range s.docs {
		if !d.published {
			s.publish(d)
			return
		}
	}
	for _, d := range s.docs {
		if d.wantsPlan {
			s.startPlan(ctx, d)
			return
		}
	}
}

// publish tells the editor what is found in a document.
func (s *server) publish(d *document) {
	d.published = true
	var failed error
	func() {
		defer s.recover(&failed)
		r := s.reading(d)
		list := make([]diagnostic, 0, len(r.diags))
		for _, f := range r.diags {
			list = append(list, r.diagnostic(d.uri, f))
		}
		s.out.notify("textDocument/publishDiagnostics", publishParams{URI: d.uri, Version: d.version, Diagnostics: list})
	}()
}

var severities = map[ast.Severity]int{ast.Error: 1, ast.Warning: 2, ast.Remark: 3, ast.Note: 3}

func (r *reading) diagnostic(uri string, f *ast.Diagnostic) diagnostic {
	d := diagnostic{Range: r.rangeAt(f.Pos), Severity: severities[f.Severity], Code: f.Code, Source: "tileir", Message: f.Message}
	for _, n := range f.Notes {
		d.Related = append(d.Related, relatedInformation{location{uri, r.rangeAt(n.Pos)}, n.Message})
	}
	return d
}

// rangeAt returns the range of the token at a place, or of one character.
func (r *reading) rangeAt(p ast.Pos) textRange {
	if p == 0 {
		return textRange{}
	}
	start := int(p) - 1
	if t := r.tokenAt(start); t != nil && t.Start == start {
		return r.text.textRange(t.Start, t.End)
	}
	return r.text.textRange(start, start+1)
}

// tokenAt returns the token at an offset, or the one that ends there; nil if there is none.
func (r *reading) tokenAt(offset int) *grammar.Token {
	i := sort.Search(len(r.Tokens), func(i int) bool { return r.Tokens[i].End > offset })
	if i < len(r.Tokens) && r.Tokens[i].Start <= offset {
		return &r.Tokens[i]
	}
	if i > 0 && r.Tokens[i-1].End == offset {
		return &r.Tokens[i-1]
	}
	return nil
}

// tokenText returns a token as it is written.
func (r *reading) tokenText(t *grammar.Token) string { return string(r.text.bytes[t.Start:t.End]) }

// known returns what is known of a value, if its module is whole.
func (r *reading) known(v *ast.Value) (analysis.Known, bool) {
	if !r.whole || v.Type == nil {
		return analysis.Known{}, false
	}
	entry := entryOf(v)
	if entry == nil || entry.Body(0) == nil {
		return analysis.Known{}, false
	}
	facts := r.facts[entry]
	if facts == nil {
		nothing := func(int) uint64 { return 1 }
		facts = analysis.NewFacts(context.Background(), entry, 16, nothing)
		r.facts[entry] = facts
	}
	return facts.Known(v)
}

// entryOf returns the entry that a value belongs to, or nil.
func entryOf(v *ast.Value) *ast.Op {
	op := v.Def()
	if op == nil {
		if block := v.ArgOf(); block != nil {
			op = block.Parent()
		}
	}
	for op != nil && op.Opcode != ast.OpEntry {
		op = op.Parent()
	}
	return op
}
