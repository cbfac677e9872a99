package lsp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// Options is what the server is told by who starts it.
type Options struct {
	Version string                   // of the program, for the editor's log
	OpDoc   func(op string) string   // the documentation of an op, in Markdown; nil: none
	Explain func(code string) string // what a finding's code means, in Markdown; nil: none
}

// Serve answers the messages of in on out until the editor says exit, or in ends. The
// error is nil if the editor has said shutdown before.
func Serve(ctx context.Context, in io.Reader, out io.Writer, o Options) error {
	stream := newStream(in, out)
	s := newServer(stream, o)
	go s.inbox.fill(ctx, stream)
	return s.run(ctx)
}

// server is the state of one session. Only run and what it calls touch it.
type server struct {
	options  Options
	out      *writer
	inbox    *inbox
	docs     map[uri.URI]*document
	units    bool // positions count UTF-16 code units
	settings settings

	initialized, shutdown bool

	onPanic func(any) // for tests; nil: the request fails and the session goes on
	work    work
}

// work counts what has been done, for tests.
type work struct {
	surveys  int // texts that were read
	verified int
	plans    int
}

func newServer(out jsonrpc2.Stream, o Options) *server {
	return &server{options: o, out: &writer{stream: out}, inbox: newInbox(), docs: map[uri.URI]*document{}, units: true, settings: settings{Target: defaultTarget}}
}

// errExit ends the session.
var errExit = errors.New("exit")

// run handles messages in order, and while there are none does what has been left.
func (s *server) run(ctx context.Context) error {
	stop := context.AfterFunc(ctx, func() { s.inbox.close(ctx.Err()) })
	defer stop()
	defer s.stopPlans()
	for {
		m, err := s.inbox.take(!s.hasWork())
		switch {
		case errors.Is(err, errEmpty):
			s.doWork(ctx)
			continue
		case err != nil && s.shutdown:
			return nil
		case err != nil:
			return fmt.Errorf("the editor has left without saying shutdown: %w", err)
		}
		if err := s.handle(m); errors.Is(err, errExit) {
			if s.shutdown {
				return nil
			}
			return errors.New("the editor said exit without saying shutdown before")
		}
		if s.out.err != nil {
			return s.out.err
		}
	}
}

// handle does what one message asks for.
func (s *server) handle(m *message) error {
	if m.do != nil {
		m.do()
		return nil
	}
	if !m.call {
		return s.notification(m)
	}
	result, err := s.request(m)
	if known := (*jsonrpc2.Error)(nil); err != nil && !errors.As(err, &known) {
		err = jsonrpc2.NewError(codeRequestFailed, err.Error())
	}
	if err != nil {
		s.out.send(jsonrpc2.NewResponse(m.id, nil, err))
	} else {
		s.out.send(jsonrpc2.NewResponse(m.id, marshal(result), nil))
	}
	return nil
}

// request answers a request. A panic is our mistake: it is told, and the session goes on.
func (s *server) request(m *message) (result any, err error) {
	defer s.recover(&err)
	h, ok := requests[m.method]
	switch {
	case m.unread != nil:
		return nil, m.unread
	case s.inbox.isCancelled(m.id):
		return nil, protocol.ErrRequestCancelled
	case !ok:
		return nil, jsonrpc2.NewError(jsonrpc2.MethodNotFound, "no method "+m.method)
	case s.shutdown:
		return nil, jsonrpc2.NewError(jsonrpc2.InvalidRequest, "the session has been shut down")
	case !s.initialized && m.method != protocol.MethodInitialize:
		return nil, jsonrpc2.NewError(jsonrpc2.ServerNotInitialized, "expected initialize first, got "+m.method)
	}
	return h(s, m.params)
}

func (s *server) recover(err *error) {
	p := recover()
	if p == nil {
		return
	}
	if s.onPanic != nil {
		s.onPanic(p)
	}
	*err = jsonrpc2.NewError(jsonrpc2.InternalError, fmt.Sprintf("BUG: %v", p))
	s.out.notify(protocol.MethodWindowLogMessage, &protocol.LogMessageParams{
		Type: protocol.MessageTypeError, Message: fmt.Sprintf("BUG: %v\n%s", p, debug.Stack()),
	})
}

// notification does what one without an answer says. Those that are not known are
// passed over, as the protocol has it.
func (s *server) notification(m *message) (err error) {
	if m.method == protocol.MethodExit {
		return errExit
	}
	if h := notifications[m.method]; h != nil && s.initialized && !s.shutdown {
		defer s.recover(&err)
		h(s, m.params)
	}
	return nil
}

// requests and notifications are what the server knows.
var requests = map[string]func(*server, []byte) (any, error){
	"initialize":                       decoded((*server).initialize),
	"shutdown":                         func(s *server, _ []byte) (any, error) { s.shutdown = true; return nil, nil },
	"textDocument/hover":               decoded((*server).hover),
	"textDocument/completion":          decoded((*server).completion),
	"textDocument/signatureHelp":       decoded((*server).signatureHelp),
	"textDocument/definition":          decoded((*server).definition),
	"textDocument/references":          decoded((*server).references),
	"textDocument/documentHighlight":   decoded((*server).highlight),
	"textDocument/prepareRename":       decoded((*server).prepareRename),
	"textDocument/rename":              decoded((*server).rename),
	"textDocument/formatting":          decoded((*server).formatting),
	"textDocument/foldingRange":        decoded((*server).folding),
	"textDocument/documentSymbol":      decoded((*server).symbols),
	"textDocument/semanticTokens/full": decoded((*server).semanticTokens),
	"textDocument/inlayHint":           decoded((*server).inlayHints),
	"textDocument/codeAction":          decoded((*server).codeActions),
	"workspace/textDocumentContent":    decoded((*server).content),
}

var notifications = map[string]func(*server, []byte){
	"textDocument/didOpen":             told((*server).didOpen),
	"textDocument/didChange":           told((*server).didChange),
	"textDocument/didSave":             told((*server).didSave),
	"textDocument/didClose":            told((*server).didClose),
	"workspace/didChangeConfiguration": told((*server).configure),
}

// decoded makes a handler of a function with parameters of some type.
func decoded[P, R any](f func(*server, *P) (R, error)) func(*server, []byte) (any, error) {
	return func(s *server, raw []byte) (any, error) {
		params, err := decode[P](raw)
		if err != nil {
			return nil, jsonrpc2.NewError(jsonrpc2.InvalidParams, err.Error())
		}
		return f(s, params)
	}
}

func told[P any](f func(*server, *P)) func(*server, []byte) {
	return func(s *server, raw []byte) {
		if params, err := decode[P](raw); err == nil {
			f(s, params)
		}
	}
}

func decode[P any](raw []byte) (*P, error) {
	var params P
	if len(raw) == 0 {
		return &params, nil
	}
	return &params, protocol.Unmarshal(raw, &params)
}

// initialize tells the editor what the server can do.
func (s *server) initialize(p *protocol.InitializeParams) (*protocol.InitializeResult, error) {
	if s.initialized {
		return nil, jsonrpc2.NewError(jsonrpc2.InvalidRequest, "the session is initialized already")
	}
	s.initialized = true
	encoding := protocol.PositionEncodingKindUTF16
	if g := p.Capabilities.General; g != nil && slices.Contains(g.PositionEncodings, protocol.PositionEncodingKindUTF8) {
		encoding, s.units = protocol.PositionEncodingKindUTF8, false
	}
	if to, err := decode[settings](p.InitializationOptions); err == nil { // Lua writes an empty table as a list
		s.set(*to)
	}
	return &protocol.InitializeResult{
		ServerInfo:   protocol.ServerInfo{Name: "tileopt", Version: present(s.options.Version)},
		Capabilities: capabilities(encoding),
	}, nil
}

func capabilities(encoding protocol.PositionEncodingKind) protocol.ServerCapabilities {
	yes := protocol.Boolean(true)
	return protocol.ServerCapabilities{
		PositionEncoding: encoding,
		TextDocumentSync: &protocol.TextDocumentSyncOptions{
			OpenClose: new(true), Change: new(protocol.TextDocumentSyncKindIncremental), Save: yes,
		},
		HoverProvider:              yes,
		CompletionProvider:         &protocol.CompletionOptions{TriggerCharacters: []string{"%", "@", "#", "!", "^", "<"}},
		SignatureHelpProvider:      &protocol.SignatureHelpOptions{TriggerCharacters: []string{" ", ",", "%"}},
		DefinitionProvider:         yes,
		ReferencesProvider:         yes,
		DocumentHighlightProvider:  yes,
		RenameProvider:             &protocol.RenameOptions{PrepareProvider: new(true)},
		DocumentFormattingProvider: yes,
		FoldingRangeProvider:       yes,
		DocumentSymbolProvider:     yes,
		InlayHintProvider:          yes,
		CodeActionProvider: &protocol.CodeActionOptions{
			CodeActionKinds: []protocol.CodeActionKind{protocol.CodeActionKindQuickFix, protocol.CodeActionKindSourceFixAll},
		},
		SemanticTokensProvider: &protocol.SemanticTokensOptions{
			Full: yes, Legend: protocol.SemanticTokensLegend{TokenTypes: semanticTypes, TokenModifiers: semanticModifiers},
		},
		Workspace: &protocol.WorkspaceOptions{TextDocumentContent: &protocol.TextDocumentContentOptions{Schemes: []string{bytecodeScheme}}},
	}
}

func (s *server) configure(p *protocol.DidChangeConfigurationParams) {
	if to, err := decode[sections](p.Settings); err == nil {
		s.set(to.TileIR)
	}
}

// set takes what an editor sets; what it does not name stays.
func (s *server) set(to settings) {
	if to.Target != "" && to.Target != s.settings.Target {
		s.settings.Target = to.Target
		for _, d := range s.docs {
			d.wantsPlan = true
		}
	}
}
