package lsp

import (
	"bytes"
	"context"
	"path"
	"sort"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/lowering/analysis"
	"tileir/verify"
)

// document is a file that an editor has open.
type document struct {
	uri     uri.URI
	name    string // for findings
	version int32
	text    *text

	read      *reading // of text; nil if it has changed since
	published bool     // the findings of this version
	wantsPlan bool     // the plan is to be made anew
	stopPlan  context.CancelFunc
	plan      *plan // of planOf; nil: none yet
	planOf    int32 // the version
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
func (s *server) open(name uri.URI) (*document, error) {
	if d := s.docs[name]; d != nil {
		return d, nil
	}
	return nil, jsonrpc2.NewError(jsonrpc2.InvalidParams, "the file is not open: "+string(name))
}

func (s *server) didOpen(p *protocol.DidOpenTextDocumentParams) {
	t := &p.TextDocument
	s.close(t.URI)
	s.docs[t.URI] = &document{uri: t.URI, name: nameOf(t.URI), version: t.Version, text: newText([]byte(t.Text), s.units), wantsPlan: true}
}

func (s *server) didChange(p *protocol.DidChangeTextDocumentParams) {
	d := s.docs[p.TextDocument.URI]
	if d == nil {
		return
	}
	for _, c := range p.ContentChanges {
		d.text = d.text.change(c)
	}
	d.version = p.TextDocument.Version
	d.read, d.published = nil, false
	d.endPlan()
}

func (s *server) didSave(p *protocol.DidSaveTextDocumentParams) {
	if d := s.docs[p.TextDocument.URI]; d != nil {
		d.wantsPlan = true
	}
}

func (s *server) didClose(p *protocol.DidCloseTextDocumentParams) {
	if s.close(p.TextDocument.URI) {
		s.out.notify(protocol.MethodTextDocumentPublishDiagnostics, &protocol.PublishDiagnosticsParams{URI: p.TextDocument.URI, Diagnostics: []protocol.Diagnostic{}})
	}
}

// close forgets a document and reports whether it was there.
func (s *server) close(name uri.URI) bool {
	d := s.docs[name]
	if d == nil {
		return false
	}
	d.endPlan()
	delete(s.docs, name)
	return true
}

// nameOf returns the name by which findings call a file.
func nameOf(file uri.URI) string {
	if file.Path() == "" {
		return string(file)
	}
	return path.Base(file.Path())
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
		list := make([]protocol.Diagnostic, 0, len(r.diags))
		for _, f := range r.diags {
			list = append(list, r.diagnostic(d.uri, f))
		}
		s.out.notify(protocol.MethodTextDocumentPublishDiagnostics, &protocol.PublishDiagnosticsParams{
			URI: d.uri, Version: protocol.NewOptional(d.version), Diagnostics: list,
		})
	}()
}

var severities = map[ast.Severity]protocol.DiagnosticSeverity{
	ast.Error: protocol.DiagnosticSeverityError, ast.Warning: protocol.DiagnosticSeverityWarning,
	ast.Remark: protocol.DiagnosticSeverityInformation, ast.Note: protocol.DiagnosticSeverityInformation,
}

func (r *reading) diagnostic(file uri.URI, f *ast.Diagnostic) protocol.Diagnostic {
	d := protocol.Diagnostic{
		Range: r.rangeAt(f.Pos), Severity: severities[f.Severity], Source: protocol.NewOptional("tileir"), Message: protocol.String(f.Message),
	}
	if f.Code != "" {
		d.Code = protocol.String(f.Code)
	}
	for _, n := range f.Notes {
		d.RelatedInformation = append(d.RelatedInformation, protocol.DiagnosticRelatedInformation{
			Location: protocol.Location{URI: file, Range: r.rangeAt(n.Pos)}, Message: n.Message,
		})
	}
	return d
}

// rangeAt returns the range of the token at a place, or of one character.
func (r *reading) rangeAt(p ast.Pos) protocol.Range {
	if p == 0 {
		return protocol.Range{}
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
