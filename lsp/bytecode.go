package lsp

import (
	"bytes"
	"net/url"
	"os"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"tileir/ast"
	"tileir/bytecode"
)

// bytecodeScheme is that of URIs whose contents are the text of a bytecode file:
// tileir-bytecode:/path/to/kernel.tileirbc.
const bytecodeScheme = "tileir-bytecode"

// maxBytecode bounds the files of which a text is made.
const maxBytecode = 64 << 20

// content returns a bytecode file as text.
func (s *server) content(p *protocol.TextDocumentContentParams) (*protocol.TextDocumentContentResult, error) {
	u, err := url.Parse(string(p.URI))
	if err != nil || u.Scheme != bytecodeScheme && u.Scheme != "file" || u.Path == "" {
		return nil, jsonrpc2.NewError(jsonrpc2.InvalidParams, "expected "+bytecodeScheme+":/path, got "+string(p.URI))
	}
	info, err := os.Stat(u.Path)
	switch {
	case err != nil:
		return nil, jsonrpc2.NewError(codeRequestFailed, err.Error())
	case !info.Mode().IsRegular() || info.Size() > maxBytecode:
		return nil, jsonrpc2.NewError(codeRequestFailed, "expected a file of bytecode: "+u.Path)
	}
	data, err := os.ReadFile(u.Path)
	if err != nil {
		return nil, jsonrpc2.NewError(codeRequestFailed, err.Error())
	}
	f, err := bytecode.Decode(data)
	if err != nil {
		return nil, jsonrpc2.NewError(codeRequestFailed, u.Path+": "+err.Error())
	}
	var text bytes.Buffer
	if err := f.Module.Print(&text, ast.PrintOptions{}); err != nil {
		return nil, jsonrpc2.NewError(codeRequestFailed, err.Error())
	}
	return &protocol.TextDocumentContentResult{Text: text.String()}, nil
}
