package launcher

import (
	"fmt"
	"strings"
)

// StoppedError says where a launch was when its context ended. A device that
// cannot tell returns the context's error alone.
type StoppedError struct {
	Location string // of the op that a tile block was at, "file:line:col"; "" if that is not known
	Op       string // its name
	Block    [3]uint32
	Done     int64 // tile blocks that had come to their end
	Total    int64 // of the grid
	Err      error // what ended the context
}

// Error starts with the place.
func (e *StoppedError) Error() string {
	var b strings.Builder
	if e.Location != "" {
		b.WriteString(e.Location + ": error: ")
	}
	fmt.Fprintf(&b, "stopped: %v; %d of %d tile blocks were done", e.Err, e.Done, e.Total)
	if e.Op != "" {
		fmt.Fprintf(&b, ", tile block (%d, %d, %d) was in %s", e.Block[0], e.Block[1], e.Block[2], e.Op)
	}
	return b.String()
}

// Unwrap returns what ended the context.
func (e *StoppedError) Unwrap() error { return e.Err }
