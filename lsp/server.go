package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
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
	s := newServer(out, o)
	go s.inbox.fill(in)
	return s.run(ctx)
}

// server is the state of one session. Only run and what it calls touch it.
type server struct {
	options  Options
	out      *writer
	inbox    *inbox
	docs     map[string]*document
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

func newServer(out io.Writer, o Options) *server {
	return &server{options: o, out: &writer{w: out}, inbox: newInbox(), docs: map[string]*document{}, units: true, settings: settings{Target: defaultTarget}}
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
	if m.ID == nil {
		return s.notification(m)
	}
	if m.Method == "" {
		return nil // an answer: the server asks nothing
	}
	result, err := s.request(m)
	answer := message{ID: m.ID}
	if err != nil {
		var known *Error
		if !errors.As(err, &known) {
			known = &Error{codeRequestFailed, err.Error()}
		}
		answer.Error = known
	} else {
		answer.Result = marshal(result)
	}
	s.out.send(answer)
	return nil
}

// request answers a request. A panic is our mistake: it is told, and the session goes on.
func (s *server) request(m *message) (result any, err error) {
	defer s.recover(&err)
	h, ok := requests[m.Method]
	switch {
	case s.inbox.isCancelled(m.ID):
		return nil, &Error{codeCancelled, "cancelled"}
	case m.Method == unreadable:
		return nil, &Error{codeParse, "expected a JSON object"}
	case !ok:
		return nil, &Error{codeNoMethod, "no method " + m.Method}
	case s.shutdown:
		return nil, &Error{codeInvalidRequest, "the session has been shut down"}
	case !s.initialized && m.Method != "initialize":
		return nil, &Error{codeNotInitialized, "expected initialize first, got " + m.Method}
	}
	return h(s, m.Params)
}

func (s *server) recover(err *error) {
	p := recover()
	if p == nil {
		return
	}
	if s.onPanic != nil {
		s.onPanic(p)
	}
	*err = &Error{codeInternal, fmt.Sprintf("BUG: %v", p)}
	s.out.notify("window/logMessage", map[string]any{"type": 1, "message": fmt.Sprintf("BUG: %v\n%s", p, debug.Stack())})
}

// notification does what one without an answer says. Those that are not known are
// passed over, as the protocol has it.
func (s *server) notification(m *message) (err error) {
	if m.Method == "exit" {
		return errExit
	}
	if h := notifications[m.Method]; h != nil && s.initialized && !s.shutdown {
		defer s.recover(&err)
		h(s, m.Params)
	}
	return nil
}

// requests and notifications are what the server knows.
var requests = map[string]func(*server, json.RawMessage) (any, error){
	"initialize":                       decoded((*server).initialize),
	"shutdown":                         func(s *server, _ json.RawMessage) (any, error) { s.shutdown = true; return nil, nil },
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

var notifications = map[string]func(*server, json.RawMessage){
	"textDocument/didOpen":             told((*server).didOpen),
	"textDocument/didChange":           told((*server).didChange),
	"textDocument/didSave":             told((*server).didSave),
	"textDocument/didClose":            told((*server).didClose),
	"workspace/didChangeConfiguration": told((*server).configure),
}

// decoded makes a handler of a function with parameters of some type.
func decoded[P, R any](f func(*server, *P) (R, error)) func(*server, json.RawMessage) (any, error) {
	return func(s *server, raw json.RawMessage) (any, error) {
		params, err := decode[P](raw)
		if err != nil {
			return nil, &Error{codeInvalidParams, err.Error()}
		}
		return f(s, params)
	}
}

func told[P any](f func(*server, *P)) func(*server, json.RawMessage) {
	return func(s *server, raw json.RawMessage) {
		if params, err := decode[P](raw); err == nil {
			f(s, params)
		}
	}
}

func decode[P any](raw json.RawMessage) (*P, error) {
	var params P
	if len(raw) == 0 {
		return &params, nil
	}
	return &params, json.Unmarshal(raw, &params)
}

// initialize tells the editor what the server can do.
func (s *server) initialize(p *initializeParams) (any, error) {
	if s.initialized {
		return nil, &Error{codeInvalidRequest, "the session is initialized already"}
	}
	s.initialized = true
	encoding := "utf-16"
	if slices.Contains(p.Capabilities.General.PositionEncodings, "utf-8") {
		encoding, s.units = "utf-8", false
	}
	if to, err := decode[settings](p.InitializationOptions); err == nil {
		s.set(*to)
	}
	return map[string]any{
		"serverInfo": map[string]string{"name": "tileopt", "version": s.options.Version},
		"capabilities": map[string]any{
			"positionEncoding":           encoding,
			"textDocumentSync":           map[string]any{"openClose": true, "change": 2, "save": true},
			"hoverProvider":              true,
			"completionProvider":         map[string]any{"triggerCharacters": []string{"%", "@", "#", "!", "^", "<"}},
			"signatureHelpProvider":      map[string]any{"triggerCharacters": []string{" ", ",", "%"}},
			"definitionProvider":         true,
			"referencesProvider":         true,
			"documentHighlightProvider":  true,
			"renameProvider":             map[string]any{"prepareProvider": true},
			"documentFormattingProvider": true,
			"foldingRangeProvider":       true,
			"documentSymbolProvider":     true,
			"inlayHintProvider":          true,
			"codeActionProvider":         map[string]any{"codeActionKinds": []string{"quickfix", "source.fixAll"}},
			"semanticTokensProvider": map[string]any{
				"full": true, "legend": map[string]any{"tokenTypes": semanticTypes, "tokenModifiers": semanticModifiers},
			},
			"workspace": map[string]any{"textDocumentContent": map[string]any{"schemes": []string{bytecodeScheme}}},
		},
	}, nil
}

func (s *server) configure(p *configurationParams) { s.set(p.Settings.TileIR) }

// set takes what an editor sets; what it does not name stays.
func (s *server) set(to settings) {
	if to.Target != "" && to.Target != s.settings.Target {
		s.settings.Target = to.Target
		for _, d := range s.docs {
			d.wantsPlan = true
		}
	}
}

// unreadable is the method of what stands for a message that is no JSON.
const unreadable = "$/unreadable"
