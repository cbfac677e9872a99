// Package remark holds what the compiler says of its decisions: each at its place
// in the source, with the reason, and where there is one, what to write instead.
//
// A row of Table is a thing to say; passes add remarks with its arguments to a
// List. A nil List takes nothing, so that who asks for none pays for none.
//
// The package must not know how anything is decided.
package remark

import (
	"fmt"
	"strings"

	"tileir/ast"
)

// Kind is the kind of a remark, as LLVM has them.
type Kind uint8

// The kinds.
const (
	Applied  Kind = iota // something was done to make the program fast
	Missed               // something was not done, or not as far as it might be
	Analysis             // what the compiler found, or reckons with
)

var kindNames = [...]string{"applied", "missed", "analysis"}

func (k Kind) String() string { return kindNames[k] }

// Row describes one thing to say. In Text and Instead, {name} stands for an argument.
type Row struct {
	Code    string // TIR0601; never given to another thing
	Name    string // for those who read remarks by program
	Pass    string // which says it
	Kind    Kind
	Text    string
	Instead string // what to write so that it is otherwise; empty if nothing is to be done
	Title   string
	Detail  string // why it is so, what it costs
}

// Remark is one decision.
type Remark struct {
	Reason Reason
	Entry  string // in which it was made
	Op     string
	About  *ast.Op // as long as there is one: passes replace ops
	Source *ast.Source
	Pos    ast.Pos
	Loc    *ast.Location
	Args   []Arg
}

// Arg is a number or a text that belongs to a remark.
type Arg struct {
	Name  string
	Value any // int or string
}

// Row returns what is described of the remark's reason.
func (r *Remark) Row() *Row { return &Table[r.Reason] }

// Message is the row's text with the arguments in it, and what to write instead.
func (r *Remark) Message() string {
	text := r.Statement()
	if instead := r.Instead(); instead != "" {
		text += "; instead: " + instead
	}
	return text
}

// Statement is the row's text with the arguments in it.
func (r *Remark) Statement() string { return r.fill(r.Row().Text) }

// Text is the message of a reason with the names and values of arguments in turn.
func Text(reason Reason, args ...any) string {
	r := newRemark(reason, args)
	return r.Message()
}

// Instead says what to write instead, or nothing.
func (r *Remark) Instead() string { return r.fill(r.Row().Instead) }

func (r *Remark) fill(text string) string {
	for _, a := range r.Args {
		text = strings.ReplaceAll(text, "{"+a.Name+"}", fmt.Sprint(a.Value))
	}
	return text
}

// Place is where the op stands: in the text, or, if it was read from bytecode,
// where its location says. The line is 0 if that is not known.
func (r *Remark) Place() (file string, line, col int) {
	if line, col = r.Source.Position(r.Pos); line > 0 {
		return r.Source.Name, line, col
	}
	if l := fileOf(r.Loc); l != nil {
		return l.Name, l.Line, l.Col
	}
	if r.Source != nil {
		file = r.Source.Name
	}
	return file, 0, 0
}

// fileOf returns the first place in a file that a location names, or nil.
func fileOf(l *ast.Location) *ast.Location {
	if l == nil || l.Kind == ast.LocFile {
		return l
	}
	for _, sub := range l.Subs {
		if f := fileOf(sub); f != nil {
			return f
		}
	}
	return nil
}

// List collects remarks. A nil one takes none.
type List struct{ all []Remark }

// Add adds a remark about op, of an entry, with the names and values of arguments
// in turn.
func (l *List) Add(reason Reason, src *ast.Source, entry string, op *ast.Op, args ...any) {
	if l == nil {
		return
	}
	r := newRemark(reason, args)
	r.Entry, r.Op, r.About, r.Source, r.Pos, r.Loc = entry, op.ShortName(), op, src, op.Pos, op.Loc
	l.all = append(l.all, r)
}

// newRemark is a remark without a place.
func newRemark(reason Reason, args []any) Remark {
	r := Remark{Reason: reason}
	for i := 0; i+1 < len(args); i += 2 {
		r.Args = append(r.Args, Arg{args[i].(string), args[i+1]})
	}
	return r
}

// All lists what was added, in order; what was said twice of one op, once.
func (l *List) All() []Remark {
	if l == nil {
		return nil
	}
	type said struct {
		pos     ast.Pos
		loc     *ast.Location
		message string
	}
	var list []Remark
	seen := map[said]bool{}
	for _, r := range l.all {
		s := said{r.Pos, r.Loc, r.Message()}
		if !seen[s] {
			seen[s] = true
			list = append(list, r)
		}
	}
	return list
}

// Mark is where a list ends now.
func (l *List) Mark() int {
	if l == nil {
		return 0
	}
	return len(l.all)
}

// Since lists what was added since a mark.
func (l *List) Since(mark int) []Remark {
	if l == nil {
		return nil
	}
	return l.all[mark:]
}

// Rewind forgets what was said since a mark: of a choice that is made anew.
func (l *List) Rewind(mark int) {
	if l != nil {
		l.all = l.all[:mark]
	}
}

// Reset forgets what was said: a compilation starts again.
func (l *List) Reset() {
	if l != nil {
		l.all = nil
	}
}
