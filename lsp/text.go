package lsp

import (
	"bytes"
	"slices"
	"sort"
	"unicode/utf16"
	"unicode/utf8"

	"go.lsp.dev/protocol"

	"tileir/ast"
)

// text is the contents of a file with the starts of its lines.
type text struct {
	bytes []byte // not changed any more: findings hold it
	lines []int  // where each line starts
	units bool   // positions count UTF-16 code units, else bytes

	// What a family of kernels becomes has the family's positions.
	family *text       // nil: the text is none
	source *ast.Source // it knows where its bytes come from
}

// become returns what a family has become, if it is one.
func (t *text) become(src *ast.Source) *text {
	if src.Template == nil {
		return t
	}
	made := newText(src.Text, t.units)
	made.family, made.source = t, src
	return made
}

func newText(contents []byte, units bool) *text {
	t := &text{bytes: contents, lines: make([]int, 1, 1+len(contents)/32), units: units}
	for at := 0; ; {
		end := bytes.IndexByte(contents[at:], '\n')
		if end < 0 {
			return t
		}
		at += end + 1
		t.lines = append(t.lines, at)
	}
}

// line returns the text of a line without its end.
func (t *text) line(n int) []byte {
	end := len(t.bytes)
	if n+1 < len(t.lines) {
		end = t.lines[n+1] - 1
	}
	return bytes.TrimSuffix(t.bytes[t.lines[n]:end], []byte("\r"))
}

// offset returns the byte at a position; one outside the text becomes the nearest one
// in it, as the protocol has it.
func (t *text) offset(p protocol.Position) int {
	if t.family != nil {
		return t.source.FromTemplate(t.family.offset(p))
	}
	row, column := int(p.Line), int(p.Character)
	if row >= len(t.lines) {
		return len(t.bytes)
	}
	line, start := t.line(row), t.lines[row]
	if !t.units {
		return start + min(column, len(line))
	}
	at := 0
	for units := 0; at < len(line) && units < column; {
		r, n := utf8.DecodeRune(line[at:])
		units += max(1, utf16.RuneLen(r))
		at += n
	}
	return start + at
}

// position returns where a byte stands.
func (t *text) position(offset int) protocol.Position {
	if t.family != nil {
		return t.family.position(t.source.ToTemplate(offset))
	}
	offset = max(0, min(offset, len(t.bytes)))
	n := sort.Search(len(t.lines), func(i int) bool { return t.lines[i] > offset }) - 1
	before := t.bytes[t.lines[n]:offset]
	if !t.units {
		return place(n, len(before))
	}
	units := 0
	for len(before) > 0 {
		r, size := utf8.DecodeRune(before)
		units += max(1, utf16.RuneLen(r))
		before = before[size:]
	}
	return place(n, units)
}

func (t *text) textRange(start, end int) protocol.Range {
	if t.family != nil && end > start {
		return t.family.textRange(t.source.ToTemplate(start), t.source.ToTemplateEnd(end))
	}
	return protocol.Range{Start: t.position(start), End: t.position(end)}
}

// change returns the text after an edit.
func (t *text) change(c protocol.TextDocumentContentChangeEvent) *text {
	switch c := c.(type) {
	case *protocol.TextDocumentContentChangeWholeDocument:
		return newText([]byte(c.Text), t.units)
	case *protocol.TextDocumentContentChangePartial:
		start, end := t.offset(c.Range.Start), t.offset(c.Range.End)
		if end < start {
			start, end = end, start
		}
		return newText(slices.Concat(t.bytes[:start], []byte(c.Text), t.bytes[end:]), t.units)
	}
	return t
}
