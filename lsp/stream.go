package lsp

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// message is what has come, or what another goroutine of the server wants done.
type message struct {
	call   bool // it is to be answered
	id     jsonrpc2.ID
	method string
	params []byte
	unread *jsonrpc2.Error // why it cannot be read; it is answered all the same

	do func()
}

// codeRequestFailed is that of requests that are in order and have no result.
const codeRequestFailed = jsonrpc2.Code(protocol.LSPErrorCodesRequestFailed)

func newStream(in io.Reader, out io.Writer) jsonrpc2.Stream {
	return jsonrpc2.NewStream(struct {
		io.Reader
		io.Writer
		io.Closer
	}{in, out, io.NopCloser(in)})
}

// fill puts what a stream holds into the inbox until it ends.
func (b *inbox) fill(ctx context.Context, in jsonrpc2.Stream) {
	for {
		m, err := receive(ctx, in)
		if err != nil {
			b.close(err)
			return
		}
		if m != nil {
			b.put(m)
		}
	}
}

// receive reads the next message; nil if it is an answer, as the server asks nothing.
// The library's messages lie in its buffer until the next one is read.
func receive(ctx context.Context, in jsonrpc2.Stream) (*message, error) {
	read, _, err := in.Read(ctx)
	if unread := (*jsonrpc2.Error)(nil); errors.As(err, &unread) {
		return &message{call: true, unread: unread}, nil
	}
	switch m := read.(type) {
	case *jsonrpc2.Call:
		return &message{call: true, id: m.ID(), method: strings.Clone(m.Method()), params: slices.Clone(m.Params())}, err
	case *jsonrpc2.Notification:
		return &message{method: strings.Clone(m.Method()), params: slices.Clone(m.Params())}, err
	}
	return nil, err
}

// writer writes messages.
type writer struct {
	stream jsonrpc2.Stream
	err    error // the first one
}

func (w *writer) send(m jsonrpc2.Message) {
	if w.err == nil {
		_, w.err = w.stream.Write(context.Background(), m)
	}
}

func (w *writer) notify(method string, params any) {
	w.send(jsonrpc2.NewNotification(method, marshal(params)))
}
