package lsp

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
)

// session is a client: it has a server handle messages one by one.
type session struct {
	t    testing.TB
	s    *server
	out  *bytes.Buffer
	next int64
	said []*jsonrpc2.Notification
}

func newSession(t testing.TB) *session {
	out := &bytes.Buffer{}
	c := &session{t: t, out: out, s: newServer(newStream(out, out), Options{
		Version: "test",
		OpDoc:   func(op string) string { return "doc of " + op },
		Explain: func(code string) string { return "explains " + code },
	})}
	c.s.onPanic = func(p any) { panic(p) }
	return c
}

// started returns a session that is initialized and has a file open.
func started(t testing.TB, text string) *session {
	c := newSession(t)
	c.call("initialize", map[string]any{"initializationOptions": map[string]any{"target": "none"}})
	c.open(text)
	return c
}

const fileURI = "file:///dir/k.mlir"

// ofFile is what requests about all of the file have.
var ofFile = protocol.DocumentSymbolParams{TextDocument: protocol.TextDocumentIdentifier{URI: fileURI}}

func (c *session) open(text string) {
	c.tell("textDocument/didOpen", &protocol.DidOpenTextDocumentParams{
		TextDocument: protocol.TextDocumentItem{URI: fileURI, LanguageID: "tileir", Version: 1, Text: text},
	})
}

// change replaces what stands between two columns of a line.
func (c *session) change(version, line, from, to int, text string) {
	c.tell("textDocument/didChange", &protocol.DidChangeTextDocumentParams{
		TextDocument:   protocol.VersionedTextDocumentIdentifier{TextDocumentIdentifier: ofFile.TextDocument, Version: int32(version)},
		ContentChanges: []protocol.TextDocumentContentChangeEvent{edited(protocol.Range{Start: place(line, from), End: place(line, to)}, text)},
	})
}

func edited(r protocol.Range, text string) protocol.TextDocumentContentChangeEvent {
	return &protocol.TextDocumentContentChangePartial{Range: r, Text: text}
}

func (c *session) tell(method string, params any) {
	c.t.Helper()
	if err := c.s.handle(&message{method: method, params: marshal(params)}); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

// call has a request answered.
func (c *session) call(method string, params any) *jsonrpc2.Response {
	c.t.Helper()
	c.next++
	id := jsonrpc2.NewNumberID(c.next)
	if err := c.s.handle(&message{call: true, id: id, method: method, params: marshal(params)}); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
	for _, m := range c.read() {
		if m.ID() == id {
			return m
		}
	}
	c.t.Fatalf("%s: no answer", method)
	return nil
}

// ask has a request answered and takes its result.
func ask[R any](c *session, method string, params any) R {
	c.t.Helper()
	m := c.call(method, params)
	if m.Err() != nil {
		c.t.Fatalf("%s: %v", method, m.Err())
	}
	var r R
	if err := protocol.Unmarshal(m.Result(), &r); err != nil {
		c.t.Fatalf("%s: %v in %s", method, err, m.Result())
	}
	return r
}

// read takes what the server has written, and returns its answers.
func (c *session) read() (list []*jsonrpc2.Response) {
	in := newStream(c.out, io.Discard)
	for {
		read, _, err := in.Read(context.Background())
		switch m := read.(type) {
		case *jsonrpc2.Response:
			list = append(list, m)
		case *jsonrpc2.Notification:
			c.said = append(c.said, jsonrpc2.NewNotification(strings.Clone(m.Method()), slices.Clone(m.Params())))
		}
		if err == io.EOF {
			return list
		}
		if err != nil {
			c.t.Fatalf("the server wrote no message: %v", err)
		}
	}
}

// idle lets the server do what is left, and returns the findings it published last.
func (c *session) idle() []protocol.Diagnostic {
	for c.s.hasWork() {
		c.s.doWork(context.Background())
	}
	c.read()
	for _, m := range slices.Backward(c.said) {
		if m.Method() == protocol.MethodTextDocumentPublishDiagnostics {
			var p protocol.PublishDiagnosticsParams
			if err := protocol.Unmarshal(m.Params(), &p); err != nil {
				c.t.Fatal(err)
			}
			return p.Diagnostics
		}
	}
	return nil
}

// at returns the position of the first place of a mark in a text, plus some bytes.
func at(text, mark string, plus int) protocol.TextDocumentPositionParams {
	offset := strings.Index(text, mark)
	if offset < 0 {
		panic("no " + mark)
	}
	return protocol.TextDocumentPositionParams{TextDocument: ofFile.TextDocument, Position: newText([]byte(text), true).position(offset + plus)}
}

const kernel = `#d = loc("a.py":1:2)
cuda_tile.module @m {
  global @g <f32: [1.0, 2.0]> : tile<2xf32>
  // One line
  // and another.
  entry @k(%n: tile<i32>, %p: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %size = constant <i32: 128> : tile<i32>
    %base = muli %x, %size : tile<i32>
    %q = assume div_by<16>, %p : tile<ptr<f32>>
    for %i in (%n to %base, step %size) : tile<i32> {
      %s = addi %i, %base : tile<i32> loc(#d)
    }
    %a = get_global @g : tile<ptr<f32>>
    return
  }
}
`

func TestKernelIsGood(t *testing.T) {
	if found := started(t, kernel).idle(); len(found) != 0 {
		t.Errorf("findings: %+v", found)
	}
}

// Diagnostics come as one types, each with the token it is about.
func TestDiagnostics(t *testing.T) {
	c := started(t, kernel)
	c.idle()
	c.change(2, 8, 12, 16, "mulli")
	found := c.idle()
	if len(found) != 1 || found[0].Code != protocol.String("TIR0003") || found[0].Range != (protocol.Range{Start: place(8, 12), End: place(8, 17)}) {
		t.Fatalf("got %+v", found)
	}
	fix := ask[[]protocol.CodeAction](c, "textDocument/codeAction", protocol.InlayHintParams{TextDocument: ofFile.TextDocument, Range: found[0].Range})
	if len(fix) != 1 || fix[0].Title != "Write 'muli'" || fix[0].Edit.Changes[fileURI][0] != (protocol.TextEdit{Range: found[0].Range, NewText: "muli"}) {
		t.Fatalf("got %+v", fix)
	}
	c.change(3, 8, 12, 17, "muli")
	if found = c.idle(); len(found) != 0 {
		t.Errorf("got %+v", found)
	}
	// What verifying finds has its other party.
	c.change(4, 8, 29, 38, "tile<2xi32>")
	if found = c.idle(); len(found) == 0 || found[0].Code != protocol.String("TIR0007") || len(found[0].RelatedInformation) != 1 {
		t.Errorf("got %+v", found)
	}
	c.tell("textDocument/didClose", map[string]any{"textDocument": ofFile.TextDocument})
	if found = c.idle(); len(found) != 0 {
		t.Errorf("findings of a file that is closed: %+v", found)
	}
}

func TestFixes(t *testing.T) {
	text := strings.NewReplacer("get_global @g :", "get_global @g", "addi %i", "iadd %i", "muli", "mulli").Replace(kernel)
	c := started(t, text)
	found := c.idle()
	actions := ask[[]protocol.CodeAction](c, "textDocument/codeAction", protocol.InlayHintParams{TextDocument: ofFile.TextDocument, Range: protocol.Range{End: place(99, 0)}})
	var titles []string
	for _, a := range actions {
		titles = append(titles, a.Title)
	}
	if got := strings.Join(titles, "; "); !strings.Contains(got, "Write 'muli'") || !strings.Contains(got, "Insert ':'") || !strings.Contains(got, "Make all suggested changes") {
		t.Errorf("%s for %+v", got, found)
	}
	if one := ask[[]protocol.CodeAction](c, "textDocument/codeAction", protocol.InlayHintParams{TextDocument: ofFile.TextDocument, Range: protocol.Range{}}); len(one) != 1 || *one[0].Kind != protocol.CodeActionKindSourceFixAll {
		t.Errorf("at the start of the file: %+v", one)
	}
}

func TestHover(t *testing.T) {
	c := started(t, kernel)
	for _, k := range []struct {
		mark string
		plus int
		want string
	}{
		{"%base = ", 1, "%base : tile<i32>"},
		{"%base = ", 1, "divisible by 128"},
		{"%size)", 1, "always 128"},
		{"muli", 1, "doc of muli"},
		{"%n to", 1, "argument of `entry`"},
		{"%x, %size", 1, "from 0 to 16777214"},
		{"#d)", 1, `#d = loc("a.py":1:2)`},
		{"@g :", 1, "global @g"},
		{"%q = ", 0, "divisible by 16"},
	} {
		h := ask[*protocol.Hover](c, "textDocument/hover", at(kernel, k.mark, k.plus))
		if h == nil || !strings.Contains(said(h.Contents), k.want) {
			t.Errorf("%s: got %+v, want %s", k.mark, h, k.want)
		}
	}
	if h := ask[*protocol.Hover](c, "textDocument/hover", at(kernel, "// One", 4)); h != nil {
		t.Errorf("over a comment: %+v", h)
	}
	c.change(2, 8, 12, 16, "mulli")
	if h := ask[*protocol.Hover](c, "textDocument/hover", protocol.TextDocumentPositionParams{TextDocument: ofFile.TextDocument, Position: place(8, 13)}); h == nil || !strings.Contains(said(h.Contents), "explains TIR0003") {
		t.Errorf("over a finding: %+v", h)
	}
}

// What the compiler decided is there once the file has been opened or saved.
func TestPlanned(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_block.mlir")
	if err != nil {
		t.Fatal(err)
	}
	c := newSession(t)
	c.call("initialize", map[string]any{})
	c.open(string(text))
	c.idle()
	m, err := c.s.inbox.take(true) // the plan
	if err != nil {
		t.Fatal(err)
	}
	c.s.handle(m)
	h := ask[*protocol.Hover](c, "textDocument/hover", at(string(text), "= mmaf ", 2))
	if h == nil || !strings.Contains(said(h.Contents), "Planned for sm_90a") || !strings.Contains(said(h.Contents), "gpu.") {
		t.Fatalf("got %+v", h)
	}
	// A change makes it stale.
	c.change(2, 0, 0, 0, "\n")
	if h = ask[*protocol.Hover](c, "textDocument/hover", at("\n"+string(text), "= mmaf ", 2)); h == nil || strings.Contains(said(h.Contents), "Planned") {
		t.Errorf("got %+v", h)
	}
}

func places(list []protocol.Location) string {
	var out []string
	for _, l := range list {
		out = append(out, fmt.Sprintf("%d:%d-%d", l.Range.Start.Line+1, l.Range.Start.Character+1, l.Range.End.Character+1))
	}
	return strings.Join(out, " ")
}

func TestNames(t *testing.T) {
	c := started(t, kernel)
	for _, k := range []struct {
		mark      string
		def, uses string
	}{
		{"%base, step", "9:5-10", "11:22-27 12:21-26"},
		{"%i,", "11:9-11", "12:17-19"},
		{"%n to", "6:12-14", "11:16-18"},
		{"@g :", "3:10-12", "14:21-23"},
		{"#d)", "1:1-3", "12:43-45"},
		{"@k", "6:9-11", ""},
	} {
		where := at(kernel, k.mark, 1)
		if got := places(ask[[]protocol.Location](c, "textDocument/definition", where)); got != k.def {
			t.Errorf("%s is defined at %s, want %s", k.mark, got, k.def)
		}
		if got := places(ask[[]protocol.Location](c, "textDocument/references", protocol.ReferenceParams{TextDocumentPositionParams: where})); got != k.uses {
			t.Errorf("%s is used at %s, want %s", k.mark, got, k.uses)
		}
	}
	if got := ask[[]protocol.Location](c, "textDocument/definition", at(kernel, "muli", 1)); len(got) != 0 {
		t.Errorf("an op is defined at %v", got)
	}
	// In an op that cannot be read names are found by what stands before.
	broken := strings.Replace(kernel, "addi %i, %base : tile<i32>", "addi %i, %base :", 1)
	c = started(t, broken)
	if got := places(ask[[]protocol.Location](c, "textDocument/definition", at(broken, "%base :", 1))); got != "9:5-10" {
		t.Errorf("got %s", got)
	}
	if list := ask[[]protocol.DocumentHighlight](c, "textDocument/documentHighlight", at(broken, "%base", 1)); len(list) != 3 {
		t.Errorf("got %v", list)
	}
}

func TestRename(t *testing.T) {
	c := started(t, kernel)
	for _, k := range []struct{ mark, to, want string }{
		{"%base", "first", "%first"},
		{"%i,", "%index", "%index"},
		{"@g :", "@table", "@table"},
		{"#d)", "here", "#here"},
	} {
		edit := ask[*protocol.WorkspaceEdit](c, "textDocument/rename", protocol.RenameParams{TextDocumentPositionParams: at(kernel, k.mark, 1), NewName: k.to})
		now := apply(kernel, edit.Changes[fileURI])
		old := strings.TrimRight(strings.Fields(k.mark)[0], ",)")
		if strings.Contains(now, old+" ") || !strings.Contains(now, k.want) {
			t.Errorf("%s: got\n%s", k.mark, now)
		}
		if _, err := grammar.Parse("k.mlir", []byte(now)); err != nil {
			t.Errorf("%s: %v", k.mark, err)
		}
	}
	for to, want := range map[string]string{"size": "another value", "a b": "expected a name", "x#1": "expected a name", "": "expected a name"} {
		m := c.call("textDocument/rename", protocol.RenameParams{TextDocumentPositionParams: at(kernel, "%base", 1), NewName: to})
		if m.Err() == nil || !strings.Contains(m.Err().Error(), want) {
			t.Errorf("%q: got %+v, want %s", to, m.Err(), want)
		}
	}
	// A name in a region that has ended is free.
	if m := c.call("textDocument/rename", protocol.RenameParams{TextDocumentPositionParams: at(kernel, "%a = ", 1), NewName: "s"}); m.Err() != nil {
		t.Errorf("got %+v", m.Err())
	}
	if r := ask[*protocol.Range](c, "textDocument/prepareRename", at(kernel, "%base", 3)); r == nil || *r != (protocol.Range{Start: place(8, 4), End: place(8, 9)}) {
		t.Errorf("got %+v", r)
	}
}

// apply makes edits, which must not overlap, last first.
func apply(source string, edits []protocol.TextEdit) string {
	edits = slices.Clone(edits)
	slices.SortFunc(edits, func(a, b protocol.TextEdit) int {
		return cmp.Or(cmp.Compare(b.Range.Start.Line, a.Range.Start.Line), cmp.Compare(b.Range.Start.Character, a.Range.Start.Character))
	})
	t := newText([]byte(source), true)
	for _, e := range edits {
		t = t.change(edited(e.Range, e.NewText))
	}
	return string(t.bytes)
}

func labels(list protocol.CompletionList) string {
	var out []string
	for _, i := range list.Items {
		out = append(out, i.Label)
	}
	return " " + strings.Join(out, " ") + " "
}

func TestCompletion(t *testing.T) {
	for _, k := range []struct{ before, after, want, not string }{
		{"muli %", "x, %size", " %size %z %y %x %p %n ", ""},
		{"addi %", "i, %base", " %i %q %base ", " %s "},
		{"%base = mul", "i", " mulf ", " %x "},
		{"get_global @", "g", " @g ", ""},
		{"loc(#", "d", " #d ", ""},
		{"muli %x, %size : ", "tile", " tile ", " muli "},
		{"muli %x, %size : tile<", "i32", " i32 ", " muli "},
		{"addi %i, %base ", ": t", " overflow ", ""},
	} {
		whole := k.before + k.after
		offset := strings.Index(kernel, whole)
		if offset < 0 {
			t.Fatalf("no %q", whole)
		}
		offset += len(k.before)
		text := kernel[:offset] + "\n" + kernel[strings.Index(kernel[offset:], "\n")+offset+1:]
		c := started(t, text)
		got := labels(ask[protocol.CompletionList](c, "textDocument/completion", protocol.TextDocumentPositionParams{TextDocument: ofFile.TextDocument, Position: newText([]byte(text), true).position(offset)}))
		if !strings.Contains(got, k.want) || k.not != "" && strings.Contains(got, k.not) {
			t.Errorf("%q: got %s, want %s and not %s", k.before, got, k.want, k.not)
		}
	}
	// On an empty line an op may begin.
	text := strings.Replace(kernel, "    return\n", "    \n    return\n", 1)
	c := started(t, text)
	got := labels(ask[protocol.CompletionList](c, "textDocument/completion", at(text, "    \n    return", 4)))
	if !strings.Contains(got, " addf ") || strings.Contains(got, " %") {
		t.Errorf("got %s", got)
	}
}

func TestSignatureHelp(t *testing.T) {
	c := started(t, kernel)
	h := ask[*protocol.SignatureHelp](c, "textDocument/signatureHelp", at(kernel, "muli %x, ", len("muli %x, ")))
	if h == nil || !strings.HasPrefix(h.Signatures[0].Label, "muli %lhs, %rhs -> ") || h.ActiveParameter != numbered(1) || len(h.Signatures[0].Parameters) != 2 {
		t.Fatalf("got %+v", h)
	}
	if p := h.Signatures[0].Parameters[1].Label.(protocol.ParameterInformationLabelTuple); h.Signatures[0].Label[p[0]:p[1]] != "%rhs" {
		t.Errorf("the second parameter is %q", h.Signatures[0].Label[p[0]:p[1]])
	}
	if h = ask[*protocol.SignatureHelp](c, "textDocument/signatureHelp", at(kernel, "%base = ", 2)); h != nil {
		t.Errorf("before an op: %+v", h)
	}
}

func TestFormatting(t *testing.T) {
	messy := strings.Replace(kernel, "    %base = muli %x,", "  %base=muli   %x ,", 1)
	c := started(t, messy)
	edits := ask[[]protocol.TextEdit](c, "textDocument/formatting", ofFile)
	if len(edits) != 1 || edits[0].Range.Start.Line != 8 || edits[0].Range.End.Line != 9 {
		t.Errorf("expected the one line to change, got %+v", edits)
	}
	if now := apply(messy, edits); now != kernel {
		t.Errorf("got\n%s", now)
	}
	if edits = ask[[]protocol.TextEdit](started(t, kernel), "textDocument/formatting", ofFile); len(edits) != 0 {
		t.Errorf("a file in the usual layout: %+v", edits)
	}
	if m := started(t, "cuda_tile.module").call("textDocument/formatting", ofFile); m.Err() == nil {
		t.Error("expected what cannot be read to be left alone")
	}
}

func TestFolding(t *testing.T) {
	var got []string
	for _, f := range ask[[]protocol.FoldingRange](started(t, kernel), "textDocument/foldingRange", ofFile) {
		got = append(got, fmt.Sprint(f.StartLine+1, "-", f.EndLine+1, f.Kind))
	}
	if want := "11-12 6-15 2-16 4-5comment"; strings.ReplaceAll(strings.Join(got, ","), " ", "") != strings.ReplaceAll(want, " ", ",") {
		t.Errorf("got %v, want %s", got, want)
	}
}

func TestSymbols(t *testing.T) {
	list := ask[[]protocol.DocumentSymbol](started(t, kernel), "textDocument/documentSymbol", ofFile)
	if len(list) != 1 || list[0].Name != "m" || len(list[0].Children) != 2 || list[0].Children[1].Name != "k" || list[0].Children[1].Range.End.Line != 15 {
		t.Errorf("got %+v", list)
	}
}

func TestSemanticTokens(t *testing.T) {
	c := started(t, "cuda_tile.module @m {\n  entry @k(%n: tile<i32>) {\n    %a = addi %n, %n : tile<i32>\n  }\n}\n")
	r := ask[protocol.SemanticTokens](c, "textDocument/semanticTokens/full", ofFile)
	line, column := uint32(0), uint32(0)
	var got []string
	for i := 0; i+5 <= len(r.Data); i += 5 {
		if r.Data[i] > 0 {
			column = 0
		}
		line += r.Data[i]
		column += r.Data[i+1]
		got = append(got, fmt.Sprintf("%d:%d+%d %s%d", line, column, r.Data[i+2], semanticTypes[r.Data[i+3]], r.Data[i+4]))
	}
	const want = "0:0+16 keyword0; 0:17+2 function1; 1:2+5 keyword0; 1:8+2 function1; 1:11+2 parameter1; 1:15+4 type0; 1:20+3 type0; " +
		"2:4+2 variable1; 2:9+4 keyword0; 2:14+2 parameter0; 2:18+2 parameter0; 2:23+4 type0; 2:28+3 type0"
	if strings.Join(got, "; ") != want {
		t.Errorf("got %s", strings.Join(got, "; "))
	}
}

func TestInlayHints(t *testing.T) {
	var got []string
	for _, h := range ask[[]protocol.InlayHint](started(t, kernel), "textDocument/inlayHint", protocol.InlayHintParams{TextDocument: ofFile.TextDocument, Range: protocol.Range{End: place(99, 0)}}) {
		got = append(got, fmt.Sprintf("%d%s", h.Position.Line+1, said(h.Label)))
	}
	if want := "7: tile<i32>; 7: tile<i32>; 7: tile<i32>; 9 ÷128; 10 ÷16"; strings.Join(got, "; ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, "; "), want)
	}
}

func TestBytecode(t *testing.T) {
	m, err := grammar.Parse("k.mlir", []byte(kernel))
	if err != nil {
		t.Fatal(err)
	}
	data, err := bytecode.Encode(m, bytecode.Options{Warn: func(*ast.Diagnostic) {}})
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "k.tileirbc")
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	c := started(t, string(data))
	if found := c.idle(); len(found) != 1 || !strings.Contains(said(found[0].Message), "got bytecode") {
		t.Errorf("findings: %+v", found)
	}
	text := ask[protocol.TextDocumentContentResult](c, "workspace/textDocumentContent", protocol.TextDocumentContentParams{URI: uri.URI(bytecodeScheme + ":" + filepath.ToSlash(path))})
	if !strings.Contains(text.Text, "entry @k(") {
		t.Errorf("got %v", text)
	}
	for _, bad := range []string{bytecodeScheme + ":/no/such/file", "http://x/y", ""} {
		if m := c.call("workspace/textDocumentContent", protocol.TextDocumentContentParams{URI: uri.URI(bad)}); m.Err() == nil {
			t.Errorf("%q: expected an error", bad)
		}
	}
}

// A burst of changes costs as much as its last one.
func TestBurst(t *testing.T) {
	c := started(t, kernel)
	c.idle()
	before := c.s.work.surveys
	for i := range 50 {
		c.change(2+i, 8, 4, 5, "%")
	}
	c.idle()
	if n := c.s.work.surveys - before; n != 1 {
		t.Errorf("50 changes in a burst made the text be read %d times", n)
	}
	ask[*protocol.Hover](c, "textDocument/hover", at(kernel, "muli", 1))
	ask[[]protocol.FoldingRange](c, "textDocument/foldingRange", ofFile)
	if n := c.s.work.surveys - before; n != 1 {
		t.Errorf("two questions made the text be read %d times", n)
	}
}

// Columns count as the editor says.
func TestEncodings(t *testing.T) {
	const text = "// \U0001f600é\n// x\n"
	for units, want := range map[bool]int{true: 6, false: 9} {
		if got := newText([]byte(text), units).position(strings.IndexByte(text, '\n')); got != (place(0, want)) {
			t.Errorf("units %v: %v, want column %d", units, got, want)
		}
		tt := newText([]byte(text), units)
		for offset := range text { // each character's start, there and back
			if got := tt.offset(tt.position(offset)); got != offset {
				t.Errorf("units %v: %d became %d", units, offset, got)
			}
		}
	}
	c := newSession(t)
	r := ask[protocol.InitializeResult](c, "initialize",
		map[string]any{"capabilities": map[string]any{"general": map[string]any{"positionEncodings": []string{"utf-16", "utf-8"}}}})
	if r.Capabilities.PositionEncoding != protocol.PositionEncodingKindUTF8 || c.s.units {
		t.Errorf("got %+v", r)
	}
}

// TestStream speaks to the server as an editor does.
func TestStream(t *testing.T) {
	frame := func(body string) string { return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(body), body) }
	for _, k := range []struct {
		in, want, err string
	}{
		{frame(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}`) + frame(`{"jsonrpc":"2.0","method":"initialized","params":{}}`) +
			frame(`{"jsonrpc":"2.0","id":"a","method":"shutdown"}`) + frame(`{"jsonrpc":"2.0","method":"exit"}`), `"id":"a","result":null`, ""},
		{frame(`{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}`), `"code":-32002`, "without saying shutdown"},
		{frame(`{"jsonrpc":"2.0","id":1,"method":"initialize"}`) + frame(`{"jsonrpc":"2.0","id":2,"method":"no/such"}`), `"code":-32601`, "without saying shutdown"},
		{frame(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"initializationOptions":[]}}`) + frame(`{"jsonrpc":"2.0","id":2,"method":"shutdown"}`),
			`"id":2,"result":null`, ""},
		{frame(`not json`), `"code":-32700`, "without saying shutdown"},
		{"no header\r\n\r\n", "", "invalid message header"},
		{"Content-Length: -1\r\n\r\n", "", "invalid message header"},
		{"Content-Length: 10\r\n\r\n{}", "", "unexpected EOF"},
		{frame(`{"jsonrpc":"2.0","method":"exit"}`), "", "exit without saying shutdown"},
	} {
		var out bytes.Buffer
		err := Serve(context.Background(), strings.NewReader(k.in), &out, Options{})
		if !strings.Contains(out.String(), k.want) || (err == nil) != (k.err == "") || err != nil && !strings.Contains(err.Error(), k.err) {
			t.Errorf("%q: %v\n%s", k.in, err, out.String())
		}
	}
}

// A request that is cancelled while it waits is not worked on.
func TestCancelled(t *testing.T) {
	c := started(t, kernel)
	c.idle()
	params := marshal(at(kernel, "muli", 1))
	for _, m := range []*message{
		{call: true, id: jsonrpc2.NewNumberID(7), method: "textDocument/hover", params: params},
		{call: true, id: jsonrpc2.NewNumberID(8), method: "textDocument/hover", params: params},
		{call: true, id: jsonrpc2.NewStringID("a"), method: "textDocument/hover", params: params},
		{method: "$/cancelRequest", params: []byte(`{"id":7}`)},
		{method: "$/cancelRequest", params: []byte(`{"id":"a"}`)},
		{method: "$/cancelRequest", params: []byte(`{"id":99}`)},
		{method: "$/cancelRequest", params: []byte(`{"id":[]}`)},
	} {
		c.s.inbox.put(m)
	}
	for {
		m, err := c.s.inbox.take(false)
		if err != nil {
			break
		}
		c.s.handle(m)
	}
	list := c.read()
	if len(list) != 3 || !errors.Is(list[0].Err(), protocol.ErrRequestCancelled) || list[1].Err() != nil || !errors.Is(list[2].Err(), protocol.ErrRequestCancelled) {
		t.Errorf("got %+v", list)
	}
	if len(c.s.inbox.cancelled) != 0 {
		t.Error("cancelled requests are kept")
	}
}

// said is the text of what may be text or Markdown.
func said(v any) string {
	if m, ok := v.(*protocol.MarkupContent); ok {
		return m.Value
	}
	return fmt.Sprint(v)
}
