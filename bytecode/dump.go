package bytecode

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Dump writes an annotated hex view of a file: every byte with its offset and
// what it means, section by section and op by op, in the order of the file. Of
// a malformed file it shows what was understood and returns the *Error.
func Dump(w io.Writer, data []byte) error {
	t := &trace{}
	_, decodeErr := decode(data, t)
	out := bufio.NewWriter(w)
	t.write(out, data)
	if err := out.Flush(); err != nil {
		return err
	}
	return decodeErr
}

// trace records what the reader reads, as lines of the view. The methods of a
// nil trace do nothing.
type trace struct {
	lines []traceLine
	depth int
	saved []int // depths to go back to
	heads []int // indices into lines of the titles that are open
}

// traceLine is some bytes with what they mean, or the title of what follows.
type traceLine struct {
	from, to int
	depth    int
	what     string
	notes    []string
}

func (t *trace) add(from, to int, what string) {
	t.lines = append(t.lines, traceLine{from: from, to: to, depth: t.depth, what: what})
}

func (t *trace) number(from, to int, what string, v uint64) {
	t.add(from, to, what+" = "+strconv.FormatUint(v, 10))
}

func (t *trace) signed(from, to int, what string, v int64) {
	t.add(from, to, what+" = "+strconv.FormatInt(v, 10))
}

func (t *trace) raw(from, to int, what string) { t.add(from, to, what) }

func (t *trace) text(from, to, i int, s string) {
	t.add(from, to, "string "+strconv.Itoa(i)+" = "+strconv.Quote(s))
}

// last is the number of the newest line, for noteAt.
func (t *trace) last() int {
	if t == nil {
		return 0
	}
	return len(t.lines) - 1
}

// note says more about what was read last.
func (t *trace) note(format string, args ...any) {
	if t != nil {
		t.noteAt(t.last(), format, args...)
	}
}

func (t *trace) noteAt(line int, format string, args ...any) {
	if t != nil && line >= 0 && line < len(t.lines) {
		t.lines[line].notes = append(t.lines[line].notes, fmt.Sprintf(format, args...))
	}
}

// open starts a group under a title.
func (t *trace) open(at int, format string, args ...any) { t.openAt(-1, at, format, args...) }

// openAt starts a group at a depth, whatever is being read; -1 is the current
// depth.
func (t *trace) openAt(depth, at int, format string, args ...any) {
	if t == nil {
		return
	}
	t.saved = append(t.saved, t.depth)
	if depth >= 0 {
		t.depth = depth
	}
	t.heads = append(t.heads, len(t.lines))
	t.add(at, at, fmt.Sprintf(format, args...))
	t.depth++
}

// wrap starts a group that began with the line read last.
func (t *trace) wrap(at int, format string, args ...any) {
	if t == nil {
		return
	}
	first := t.lines[len(t.lines)-1]
	t.lines = t.lines[:len(t.lines)-1]
	t.open(at, format, args...)
	first.depth = t.depth
	t.lines = append(t.lines, first)
}

// title says more about the group that is open.
func (t *trace) title(format string, args ...any) {
	if t != nil {
		t.noteAt(t.heads[len(t.heads)-1], format, args...)
	}
}

// close ends the group that was opened last.
func (t *trace) close() {
	if t == nil {
		return
	}
	last := len(t.saved) - 1
	t.depth = t.saved[last]
	t.saved, t.heads = t.saved[:last], t.heads[:last]
}

// The shape of the view: so many bytes on a line, so many lines at most. What nests
// thousands of levels deep would be nothing but indentation.
const (
	dumpWidth  = 8
	dumpLines  = 8
	dumpIndent = 40 // levels of nesting that are shown by indentation
)

// write puts the lines into the order of the file, with the bytes that nothing
// has read in between.
func (t *trace) write(w *bufio.Writer, data []byte) {
	slices.SortStableFunc(t.lines, func(a, b traceLine) int { return a.from - b.from })
	at := 0
	for i := range t.lines {
		l := &t.lines[i]
		if l.from > at {
			writeBytes(w, data, traceLine{from: at, to: l.from, what: "(not read)"})
		}
		writeBytes(w, data, *l)
		at = max(at, l.to)
	}
	if at < len(data) {
		writeBytes(w, data, traceLine{from: at, to: len(data), what: "(not read)"})
	}
}

func writeBytes(w *bufio.Writer, data []byte, l traceLine) {
	what := strings.Repeat("  ", min(l.depth, dumpIndent)) + l.what
	if len(l.notes) > 0 {
		what += "  ; " + strings.Join(l.notes, ", ")
	}
	if l.from == l.to {
		fmt.Fprintf(w, "%08x  %*s  %s\n", l.from, 3*dumpWidth-1, "", what)
		return
	}
	for at, n := l.from, 0; at < l.to; at, n = at+dumpWidth, n+1 {
		if n == dumpLines {
			fmt.Fprintf(w, "%8s  … %d bytes more\n", "", l.to-at)
			return
		}
		part := data[at:min(at+dumpWidth, l.to)]
		line := fmt.Sprintf("%08x  %-*s  %s", at, 3*dumpWidth-1, fmt.Sprintf("% x", part), what)
		fmt.Fprintln(w, strings.TrimRight(line, " "))
		what = ""
	}
}
