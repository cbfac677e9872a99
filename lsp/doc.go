// Package lsp is a language server: what editors ask about a Tile IR text, answered
// over the Language Server Protocol (version 3.18).
//
// The protocol's types and the form of messages are go.lsp.dev's; stream.go reads and
// writes them. server.go holds the loop: one goroutine reads messages into an inbox,
// another handles them in order, so that handlers share all state without locks. A change
// of a text only marks it; it is read again when somebody asks about it, or when nothing
// else is to be done, and then its findings are published. So of a burst of key strokes
// only the last one costs anything. The other files answer one kind of question each, from
// what grammar.SurveyText, verify and the compiler's remarks say.
//
// It must not know how texts are read, checked or planned.
package lsp
