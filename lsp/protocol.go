package lsp

import "go.lsp.dev/protocol"

// settings is what an editor may set, as initializationOptions or by
// workspace/didChangeConfiguration below "tileir".
type settings struct {
	Target string `json:"target"` // for remarks and layouts; "none" for neither
}

// sections is what an editor sets for all servers.
type sections struct {
	TileIR settings `json:"tileir"`
}

func markdown(text string) *protocol.MarkupContent {
	return &protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: text}
}

// place is a position by line and column, both from zero.
func place(line, column int) protocol.Position {
	return protocol.Position{Line: uint32(line), Character: uint32(column)}
}

// present is a text that may be left out; "" is.
func present(text string) (o protocol.Optional[string]) {
	if text != "" {
		o.Set(text)
	}
	return o
}

// marshal makes JSON of a value of this package.
func marshal(v any) []byte {
	text, err := protocol.Marshal(v)
	if err != nil {
		panic("BUG: lsp: a value that is no JSON: " + err.Error())
	}
	return text
}
