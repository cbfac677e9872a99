package lsp

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// pieces are what a fuzzed edit may put in.
var pieces = []string{"", "%", "@", "#", "!", "^", "{", "}", "\n", " ", "%x = addi %x, ", "tile<", "muli", ":", "\"", "// ", "é\U0001f600", "\x00", "\xff", "cuda_tile.", "for %i in ("}

// FuzzSession has a file open, and changes it and asks about it in any order and at any
// place: nothing may end in a panic, every request is answered, and what is answered
// lies in the text.
func FuzzSession(f *testing.F) {
	all := make([]byte, 0, 4*len(requests))
	for i := range 40 {
		all = append(all, byte(i), byte(i*7), byte(i*13), byte(i))
	}
	f.Add(kernel, all)
	f.Add("cuda_tile.module @m {\n  entry @k(%n: tile<i32>) {\n    %a = addi %n, ", []byte{0, 2, 14, 3, 5, 2, 14, 0})
	f.Add("\ufeff%a:2 = \"x\"() ({^b(%c: i32):}) : () -> ()", []byte{1, 0, 9, 1, 20, 0, 3, 3})
	methods := make([]string, 0, len(requests))
	for m := range requests {
		if m != "initialize" && m != "shutdown" && m != "workspace/textDocumentContent" {
			methods = append(methods, m)
		}
	}
	slices.Sort(methods)
	f.Fuzz(func(t *testing.T, text string, script []byte) {
		if len(text) > 1<<14 || len(script) > 1<<9 {
			t.Skip()
		}
		c := started(t, text)
		for i := 0; i+4 <= len(script); i += 4 {
			what, line, column := int(script[i]), int(script[i+1]), int(script[i+2])
			where := place(line, column)
			at := protocol.TextDocumentPositionParams{TextDocument: ofFile.TextDocument, Position: where}
			switch {
			case what%3 == 0:
				c.change(i, line, column, column+int(script[i+3])%16, pieces[what/3%len(pieces)])
			case what == 1:
				c.idle()
			case what == 2:
				c.s.inbox.put(&message{method: "$/cancelRequest", params: []byte(`{"id":1}`)})
			case what == 4:
				c.s.handle(&message{method: "textDocument/didOpen", params: []byte(`{"textDocument":7}`)})
			default:
				method := methods[what%len(methods)]
				var params any = at
				if slices.Contains([]string{"textDocument/codeAction", "textDocument/inlayHint"}, method) {
					params = protocol.InlayHintParams{TextDocument: ofFile.TextDocument, Range: protocol.Range{Start: where, End: place(line+3, 0)}}
				} else if method == "textDocument/rename" {
					params = protocol.RenameParams{TextDocumentPositionParams: at, NewName: pieces[int(script[i+3])%len(pieces)]}
				}
				m := c.call(method, params)
				checkAnswer(t, c, method, m)
			}
		}
		c.idle()
	})
}

// checkAnswer demands that all positions of an answer lie in the text.
func checkAnswer(t *testing.T, c *session, method string, m *jsonrpc2.Response) {
	if err := m.Err(); err != nil {
		if errors.Is(err, jsonrpc2.ErrInternal) || strings.Contains(err.Error(), "BUG") {
			t.Fatalf("%s: %v", method, err)
		}
		return
	}
	var answer any
	if err := json.Unmarshal(m.Result(), &answer); err != nil {
		t.Fatalf("%s: %v", method, err)
	}
	lines := len(c.s.docs[fileURI].text.lines)
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, x := range v {
				walk(x)
			}
		case map[string]any:
			for key, x := range v {
				if n, ok := x.(float64); ok && (n < 0 || key == "line" && int(n) >= lines) {
					t.Fatalf("%s: %s %v in %d lines", method, key, n, lines)
				}
				walk(x)
			}
		}
	}
	walk(answer)
}
