package lsp

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
)

// message is a request (with an ID and a Method), a notification (without an ID), or an
// answer (without a Method) of JSON-RPC 2.0.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *Error          `json:"error,omitempty"`

	do func() // of the server's own: what another goroutine wants done
}

// Error is why a request has no result.
type Error struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *Error) Error() string { return e.Message }

// The codes of errors, of JSON-RPC and of the protocol.
const (
	codeParse          = -32700
	codeInvalidRequest = -32600
	codeNoMethod       = -32601
	codeInvalidParams  = -32602
	codeInternal       = -32603
	codeNotInitialized = -32002
	codeRequestFailed  = -32803
	codeCancelled      = -32800
)

// maxMessage bounds a message, in bytes.
const maxMessage = 1 << 28

// readMessage reads the next message behind its header.
func readMessage(r *bufio.Reader) ([]byte, error) {
	length := -1
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			if errors.Is(err, io.EOF) && line == "" && length < 0 {
				return nil, io.EOF
			}
			return nil, fmt.Errorf("reading the header of a message: %w", err)
		}
		line = strings.TrimRight(line, "\r\n")
		if line == "" {
			break
		}
		name, value, _ := strings.Cut(line, ":")
		if !strings.EqualFold(strings.TrimSpace(name), "Content-Length") {
			continue
		}
		if length, err = strconv.Atoi(strings.TrimSpace(value)); err != nil || length < 0 || length > maxMessage {
			return nil, fmt.Errorf("expected a length up to %d, got %q", maxMessage, value)
		}
	}
	if length < 0 {
		return nil, errors.New("expected a header with Content-Length, got one without")
	}
	body := make([]byte, length)
	if _, err := io.ReadFull(r, body); err != nil {
		return nil, fmt.Errorf("reading a message of %d bytes: %w", length, err)
	}
	return body, nil
}

// writer writes messages.
type writer struct {
	mu  sync.Mutex
	w   io.Writer
	err error // the first one
}

func (w *writer) send(m message) {
	m.Version = "2.0"
	body, err := json.Marshal(m)
	if err != nil {
		panic("BUG: lsp: a message that cannot be written: " + err.Error())
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		_, w.err = fmt.Fprintf(w.w, "Content-Length: %d\r\n\r\n%s", len(body), body)
	}
}

func (w *writer) notify(method string, params any) {
	w.send(message{Method: method, Params: marshal(params)})
}

// marshal makes JSON of a value of this package.
func marshal(v any) json.RawMessage {
	text, err := json.Marshal(v)
	if err != nil {
		panic("BUG: lsp: a value that is no JSON: " + err.Error())
	}
	return text
}
