package lsp

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"sync"
)

// inbox holds the messages that have come and are not handled yet.
type inbox struct {
	mu        sync.Mutex
	some      sync.Cond
	list      []*message
	cancelled map[string]bool // requests that wait, by ID
	err       error           // why there will be no more
}

// errEmpty says that there is no message now.
var errEmpty = errors.New("no message")

func newInbox() *inbox {
	b := &inbox{cancelled: map[string]bool{}}
	b.some.L = &b.mu
	return b
}

// fill puts what a stream holds into the inbox until it ends.
func (b *inbox) fill(in io.Reader) {
	r := bufio.NewReader(in)
	for {
		body, err := readMessage(r)
		if err != nil {
			b.close(err)
			return
		}
		m := &message{}
		if err := json.Unmarshal(body, m); err != nil {
			m = &message{ID: json.RawMessage("null"), Method: unreadable}
		}
		b.put(m)
	}
}

// put adds a message. A request that is cancelled while it waits will not be handled.
func (b *inbox) put(m *message) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if m.Method == "$/cancelRequest" {
		var p cancelParams
		if json.Unmarshal(m.Params, &p) == nil && b.waits(p.ID) {
			b.cancelled[string(p.ID)] = true
		}
		return
	}
	b.list = append(b.list, m)
	b.some.Signal()
}

func (b *inbox) waits(id json.RawMessage) bool {
	for _, m := range b.list {
		if m.Method != "" && string(m.ID) == string(id) {
			return true
		}
	}
	return false
}

// isCancelled reports whether a request was cancelled, and forgets it.
func (b *inbox) isCancelled(id json.RawMessage) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	defer delete(b.cancelled, string(id))
	return b.cancelled[string(id)]
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
