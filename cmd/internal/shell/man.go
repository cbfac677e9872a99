package shell

import (
	"fmt"
	"io"
	"strings"
)

// WriteMan writes the page of help as a manual page, in the macros of man(7).
func (c *Command) WriteMan(w io.Writer) error {
	var b strings.Builder
	name := strings.ToUpper(c.Name)
	fmt.Fprintf(&b, ".\\\" made by: %s man\n.TH %s 1 \"\" \"tileir\" \"User Commands\"\n", c.Name, name)
	for i, s := range parsePage(c.Help) {
		if i == 0 {
			c.writeTop(&b, s)
			continue
		}
		fmt.Fprintf(&b, ".SH %s\n", roff(s.title))
		writeParts(&b, s.parts)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// writeTop writes what stands before the first title: a sentence about the command,
// how it is called, and text.
func (c *Command) writeTop(b *strings.Builder, s section) {
	parts := s.parts
	sentence := strings.Join(parts[0].text, " ")
	fmt.Fprintf(b, ".SH NAME\n%s \\- %s\n", c.Name, roff(strings.TrimSuffix(strings.TrimPrefix(sentence, c.Name+" "), ".")))
	parts = parts[1:]
	for len(parts) > 0 && len(parts[0].text) == 0 {
		parts = parts[1:]
	}
	fmt.Fprint(b, ".SH SYNOPSIS\n")
	writeParts(b, parts[:1])
	fmt.Fprint(b, ".SH DESCRIPTION\n")
	writeParts(b, parts[1:])
}

// writeParts writes what stands below a title, behind which no paragraph is begun anew.
func writeParts(b *strings.Builder, parts []part) {
	paragraph := ""
	for i := range parts {
		switch p := &parts[i]; {
		case p.flag != "":
			fmt.Fprintf(b, ".TP\n\\fB%s\\fR\n%s\n", roff(p.flag), roffLines(p.text))
		case p.fixed:
			fmt.Fprintf(b, "%s.EX\n%s\n.EE\n", paragraph, roffLines(p.text))
		case len(p.text) > 0:
			fmt.Fprintf(b, "%s%s\n", paragraph, roffLines(p.text))
		default:
			continue
		}
		paragraph = ".PP\n"
	}
}

func roffLines(lines []string) string {
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = roff(l)
	}
	return strings.Join(out, "\n")
}

// roff escapes what means something to the formatter.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`, "…", "...").Replace(s)
	if strings.HasPrefix(s, ".") {
		s = `\&` + s
	}
	return s
}
