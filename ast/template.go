package ast

import "sort"

// A Piece is a stretch of a text that is not as it stands in the template the
// text was made of. Outside of pieces the two have the same bytes.
type Piece struct {
	At, Len           int // in the text
	From, TemplateLen int // in the template
}

// ToTemplate returns where in the template an offset of the text comes from:
// in a piece, where that begins. Without a template it is the offset itself.
func (s *Source) ToTemplate(offset int) int {
	if s.Template == nil {
		return offset
	}
	i := sort.Search(len(s.Pieces), func(i int) bool { return s.Pieces[i].At > offset }) - 1
	if i < 0 {
		return offset
	}
	p := &s.Pieces[i]
	if offset < p.At+p.Len {
		return p.From
	}
	return p.From + p.TemplateLen + offset - p.At - p.Len
}

// ToTemplateEnd returns the offset of the template behind what the bytes before an
// offset of the text come from: of those in a piece, behind all of it.
func (s *Source) ToTemplateEnd(end int) int {
	last := s.ToTemplate(end - 1)
	i := sort.Search(len(s.Pieces), func(i int) bool { return s.Pieces[i].At > end-1 }) - 1
	if i >= 0 && end-1 < s.Pieces[i].At+s.Pieces[i].Len {
		return last + s.Pieces[i].TemplateLen
	}
	return last + 1
}

// FromTemplate returns where in the text an offset of the template has gone to:
// from within a piece, to where that begins.
func (s *Source) FromTemplate(offset int) int {
	if s.Template == nil {
		return offset
	}
	i := sort.Search(len(s.Pieces), func(i int) bool { return s.Pieces[i].From > offset }) - 1
	if i < 0 {
		return offset
	}
	p := &s.Pieces[i]
	if offset < p.From+p.TemplateLen {
		return p.At
	}
	return p.At + p.Len + offset - p.From - p.TemplateLen
}

// expanded returns a note with the line of the text that the template's line has
// become, or nil if there is no template or the line is the same in both.
func (d *Diagnostic) expanded() *Diagnostic {
	s := d.Source
	if s == nil || s.Template == nil || d.Pos == 0 || d.Severity > Warning {
		return nil
	}
	text := &Source{Name: s.Name + " (expanded)", Text: s.Text, Skipped: s.Skipped}
	line, _ := text.Position(d.Pos)
	if text.Line(line) == s.Line(line) {
		return nil
	}
	return &Diagnostic{Severity: Note, Source: text, Pos: d.Pos, Message: "what the parameters make of it"}
}

// AllNotes returns the notes of a finding, and behind them what a template's line
// has become where the finding is about that.
func (d *Diagnostic) AllNotes() []*Diagnostic {
	if n := d.expanded(); n != nil {
		return append(d.Notes[:len(d.Notes):len(d.Notes)], n)
	}
	return d.Notes
}
