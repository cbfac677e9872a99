package finding

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"tileir/ast"
	"tileir/cmd/internal/terminal"
)

// Formats are the values of --diagnostics.
var Formats = []string{"text", "json", "sarif", "github"}

// Options is what the command line says of how findings look.
type Options struct {
	Format string // one of Formats
	Color  string // one of terminal.ColorModes
}

// Default is what holds if nothing is said.
func Default() Options { return Options{Format: "text", Color: "auto"} }

// Flags adds the flags that set o.
func (o *Options) Flags(f *pflag.FlagSet) {
	f.Var(choice{&o.Format, Formats}, "diagnostics", "")
	f.Var(choice{&o.Color, terminal.ColorModes}, "color", "")
	f.Lookup("color").NoOptDefVal = "always"
}

// Values lists what the flags take, by name.
func Values() map[string][]string {
	return map[string][]string{"diagnostics": Formats, "color": terminal.ColorModes}
}

// choice is a flag with one value of a list.
type choice struct {
	value *string
	of    []string
}

func (c choice) String() string { return *c.value }
func (c choice) Type() string   { return strings.Join(c.of, "|") }

func (c choice) Set(s string) error {
	if !slices.Contains(c.of, s) {
		return fmt.Errorf("expected %s", strings.Join(c.of, ", "))
	}
	*c.value = s
	return nil
}

// Printer writes findings of one command to a stream, usually standard error.
type Printer struct {
	w       io.Writer
	command string
	options Options
	color   bool
	title   func(code string) string // what a code stands for
	kept    []Finding                // for SARIF, which is one object
}

// New returns a printer of a command's findings. The title of a code, or "", is for
// forms that list codes.
func New(w io.Writer, command string, o Options, getenv func(string) string, title func(code string) string) *Printer {
	return &Printer{w: w, command: command, options: o, color: terminal.Colors(w, o.Color, getenv), title: title}
}

// IsText reports whether people are to read what is printed.
func (p *Printer) IsText() bool { return p.options.Format == "text" }

// Diagnostics prints findings about the source.
func (p *Printer) Diagnostics(ds ...*ast.Diagnostic) {
	if !p.IsText() {
		for _, d := range ds {
			p.put(OfDiagnostic(d))
		}
		return
	}
	for _, d := range ds {
		fmt.Fprintln(p.w, p.paint(d))
	}
}

// Error prints why the command failed. Text has the command's name before it, unless
// the error says where it is.
func (p *Printer) Error(err error, saysWhere bool) {
	switch {
	case !p.IsText():
		for _, f := range OfError(err) {
			p.put(f)
		}
	case saysWhere:
		fmt.Fprintln(p.w, p.paintText(err.Error()))
	default:
		fmt.Fprintf(p.w, "%s %v\n", p.in(bold, p.command+":"), err)
	}
}

// Usage prints what is wrong with the command line.
func (p *Printer) Usage(err error) {
	p.Error(err, false)
	if p.IsText() {
		fmt.Fprintf(p.w, "Run %s --help for usage.\n", p.command)
	}
}

// Say prints what a user should know and need not act on.
func (p *Printer) Say(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !p.IsText() {
		p.put(Finding{Severity: ast.Note.String(), Message: text})
		return
	}
	fmt.Fprintf(p.w, "%s %s\n", p.in(bold, p.command+":"), text)
}

// put writes a finding in a form for programs, or keeps it for Close.
func (p *Printer) put(f Finding) {
	switch p.options.Format {
	case "json":
		e := json.NewEncoder(p.w)
		e.SetEscapeHTML(false)
		e.Encode(f)
	case "github":
		io.WriteString(p.w, github(&f))
	default:
		p.kept = append(p.kept, f)
	}
}

// Close writes what could not be written before all was known.
func (p *Printer) Close() {
	if p.options.Format == "sarif" {
		writeSARIF(p.w, p.command, p.kept, p.title)
	}
}
