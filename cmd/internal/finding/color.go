package finding

import (
	"strings"

	"tileir/ast"
)

// The colours, as numbers of SGR sequences.
const (
	bold    = "1"
	red     = "1;31"
	green   = "1;32"
	blue    = "1;34"
	magenta = "1;35"
	cyan    = "1;36"
)

var severityColors = map[string]string{"error": red, "warning": magenta, "remark": blue, "note": cyan}

// in returns a text in a colour, if there are colours.
func (p *Printer) in(color, text string) string {
	if !p.color {
		return text
	}
	return "\x1b[" + color + "m" + text + "\x1b[0m"
}

// paint renders a finding, as Error does.
func (p *Printer) paint(d *ast.Diagnostic) string {
	if !p.color {
		return d.Error()
	}
	text := p.paintText(d.Alone())
	for _, n := range d.AllNotes() {
		text += "\n" + p.paint(n)
	}
	return text
}

// head is the first line of a finding.
var head = lazy(`^((?:[^\n]*?:\d+:\d+:|[^\n:]+:) )(error|warning|remark|note): ([^\n]*)`)

// paintText puts colours into the text of a finding: the place, the severity, the
// message, and the caret, if it ends with one.
func (p *Printer) paintText(text string) string {
	m := head().FindStringSubmatch(text)
	if !p.color || m == nil {
		return text
	}
	rest := text[len(m[0]):]
	if at := strings.LastIndexByte(rest, '\n'); at >= 0 && strings.TrimSpace(rest[at:]) == "^" {
		rest = strings.TrimSuffix(rest, "^") + p.in(green, "^")
	}
	return p.in(bold, m[1]) + p.in(severityColors[m[2]], m[2]+":") + " " + p.in(bold, m[3]) + rest
}
