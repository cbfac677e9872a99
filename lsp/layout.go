package lsp

import (
	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"tileir/ast"
	"tileir/grammar"
)

// formatting lays the text out as tileopt --format does. What cannot be read is left as
// it is: the findings say why.
func (s *server) formatting(p *protocol.DocumentFormattingParams) ([]protocol.TextEdit, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	if s.reading(d).Diagnostics.Err() != nil {
		return nil, jsonrpc2.NewError(codeRequestFailed, "what cannot be read is not formatted: see the findings")
	}
	now, err := grammar.Format(d.name, d.text.bytes, grammar.Options{})
	if err != nil {
		return nil, jsonrpc2.NewError(codeRequestFailed, "what cannot be read is not formatted: see the findings")
	}
	return d.text.difference(now), nil
}

// difference returns the edit that makes another text of this one, as small as one edit
// of whole lines can be, so that an editor's marks stay where they are.
func (t *text) difference(now []byte) []protocol.TextEdit {
	other := newText(now, t.units)
	same := func(i, j int) bool {
		return i >= 0 && j >= 0 && i < len(t.lines) && j < len(other.lines) && string(t.whole(i)) == string(other.whole(j))
	}
	first := 0
	for same(first, first) {
		first++
	}
	if first == len(t.lines) && first == len(other.lines) {
		return []protocol.TextEdit{}
	}
	last, lastOther := len(t.lines), len(other.lines)
	for last > first && lastOther > first && same(last-1, lastOther-1) {
		last--
		lastOther--
	}
	return []protocol.TextEdit{{
		Range:   t.textRange(t.lineStart(first), t.lineStart(last)),
		NewText: string(now[other.lineStart(first):other.lineStart(lastOther)]),
	}}
}

// whole returns a line with its end.
func (t *text) whole(n int) []byte { return t.bytes[t.lines[n]:t.lineStart(n+1)] }

// lineStart returns where a line starts; behind the last one that is the end.
func (t *text) lineStart(n int) int {
	if n >= len(t.lines) {
		return len(t.bytes)
	}
	return t.lines[n]
}

// folding lists regions, and comments of several lines.
func (s *server) folding(p *protocol.FoldingRangeParams) ([]protocol.FoldingRange, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	list := []protocol.FoldingRange{}
	var open []uint32
	for i := range r.Tokens {
		t := &r.Tokens[i]
		switch r.text.bytes[t.Start] {
		case '{':
			open = append(open, r.text.position(t.Start).Line)
		case '}':
			if len(open) == 0 {
				continue
			}
			start, end := open[len(open)-1], r.text.position(t.Start).Line
			open = open[:len(open)-1]
			if end > start+1 {
				list = append(list, protocol.FoldingRange{StartLine: start, EndLine: end - 1})
			}
		}
	}
	return append(list, d.text.comments()...), nil
}

// comments lists runs of lines that are comments.
func (t *text) comments() (list []protocol.FoldingRange) {
	start := -1
	for n := 0; n <= len(t.lines); n++ {
		if n < len(t.lines) && isComment(t.line(n)) {
			if start < 0 {
				start = n
			}
			continue
		}
		if start >= 0 && n-1 > start {
			list = append(list, protocol.FoldingRange{StartLine: uint32(start), EndLine: uint32(n - 1), Kind: protocol.FoldingRangeKindComment})
		}
		start = -1
	}
	return list
}

func isComment(line []byte) bool {
	for len(line) > 0 && (line[0] == ' ' || line[0] == '\t') {
		line = line[1:]
	}
	return len(line) > 1 && line[0] == '/' && line[1] == '/'
}

// symbols lists modules with their entries and globals.
func (s *server) symbols(p *protocol.DocumentSymbolParams) ([]protocol.DocumentSymbol, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	r := s.reading(d)
	return append([]protocol.DocumentSymbol{}, r.symbolsIn(r.Module.Body)...), nil
}

func (r *reading) symbolsIn(block *ast.Block) (list []protocol.DocumentSymbol) {
	if block == nil {
		return nil
	}
	for op := range block.Ops() {
		name := op.Str("sym_name")
		kind := map[ast.Opcode]protocol.SymbolKind{ast.OpModule: protocol.SymbolKindModule, ast.OpEntry: protocol.SymbolKindFunction, ast.OpGlobal: protocol.SymbolKindVariable}[op.Opcode]
		var inside []protocol.DocumentSymbol
		if op.Opcode != ast.OpEntry {
			inside = r.symbolsIn(op.Body(0))
		}
		if kind == 0 || name == "" || op.Pos == 0 {
			list = append(list, inside...)
			continue
		}
		start, end := r.extent(int(op.Pos) - 1)
		at := r.rangeAt(op.Pos)
		list = append(list, protocol.DocumentSymbol{Name: name, Detail: new(op.ShortName()), Kind: kind, Range: r.text.textRange(start, end), SelectionRange: at, Children: inside})
	}
	return list
}

// extent returns where an op starts and ends, by the braces behind its name, or the end
// of its line if there are none.
func (r *reading) extent(start int) (from, to int) {
	line := r.text.position(start).Line
	depth := 0
	for i := range r.Tokens {
		t := &r.Tokens[i]
		if t.Start < start {
			continue
		}
		switch r.text.bytes[t.Start] {
		case '{':
			depth++
		case '}':
			if depth--; depth <= 0 {
				return start, t.End
			}
		}
		if depth == 0 && r.text.position(t.Start).Line > line {
			break
		}
	}
	return start, r.text.lineStart(int(line)) + len(r.text.line(int(line)))
}
