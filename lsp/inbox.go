package lsp

import (
	"errors"
	"slices"
	"sync"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// inbox holds the messages that have come and are not handled yet.
type inbox struct {
	mu        sync.Mutex
	some      sync.Cond
	list      []*message
	cancelled map[jsonrpc2.ID]bool // requests that wait
	err       error                // why there will be no more
}

// errEmpty says that there is no message now.
var errEmpty = errors.New("no message")

func newInbox() *inbox {
	b := &inbox{cancelled: map[jsonrpc2.ID]bool{}}
	b.some.L = &b.mu
	return b
}

// put adds a message. A request that is cancelled while it waits will not be handled.
func (b *inbox) put(m *message) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if m.method == protocol.MethodCancelRequest {
		if id, ok := cancels(m); ok && b.waits(id) {
			b.cancelled[id] = true
		}
		return
	}
	b.list = append(b.list, m)
	b.some.Signal()
}

// cancels returns the request that a notification cancels.
func cancels(m *message) (id jsonrpc2.ID, ok bool) {
	var p protocol.CancelParams
	if protocol.Unmarshal(m.params, &p) != nil {
		return id, false
	}
	switch named := p.ID.(type) {
	case protocol.Integer:
		return jsonrpc2.NewNumberID(int64(named)), true
	case protocol.String:
		return jsonrpc2.NewStringID(string(named)), true
	}
	return id, false
}

func (b *inbox) waits(id jsonrpc2.ID) bool {
	return slices.ContainsFunc(b.list, func(m *message) bool { return m.call && m.id == id })
}

// isCancelled reports whether a request was cancelled, and forgets it.
func (b *inbox) isCancelled(id jsonrpc2.ID) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	defer delete(b.cancelled, id)
	return b.cancelled[id]
}

// close says that nothing more will come; what has come is still handled.
func (b *inbox) close(err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.err == nil {
		b.err = err
	}
	b.some.Signal()
}

// take returns the next message. If there is none it waits for one, or returns errEmpty.
func (b *inbox) take(wait bool) (*message, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for len(b.list) == 0 {
		switch {
		case b.err != nil:
			return nil, b.err
		case !wait:
			return nil, errEmpty
		}
		b.some.Wait()
	}
	m := b.list[0]
	b.list = b.list[1:]
	return m, nil
}
