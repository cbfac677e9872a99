package shell

import "strings"

// A page of help has this form, which completion and the manual page read:
//
//	tileopt reads a file and writes it.
//
//	    tileopt [flags] [FILE]
//
//	Text about the command.
//
//	A SECTION
//	    --flag VALUE   what it does, on this and the lines below
//	                   in the same column
//	  Text about the section.
//
// Lines that are indented as flags are and begin with no dash stand as they are.

// section is a part of the page below a line in capitals; the first has no title.
type section struct {
	title string
	parts []part
}

// part is a flag with its description, a paragraph, or lines that stand as they are.
type part struct {
	flag  string   // as the page has it: "--check[=RTOL,ATOL]"; "" for the other two
	text  []string // lines without their indentation
	fixed bool     // the lines stand as they are
}

const flagIndent = "    "

// parsePage cuts a page of help into sections.
func parsePage(help string) []section {
	sections := []section{{}}
	for line := range strings.Lines(help) {
		line = strings.TrimRight(line, "\n")
		s := &sections[len(sections)-1]
		if isTitle(line) {
			sections = append(sections, section{title: line})
			continue
		}
		s.add(line)
	}
	return sections
}

func isTitle(line string) bool {
	return line != "" && line[0] >= 'A' && line[0] <= 'Z' && line == strings.ToUpper(line)
}

// add puts one more line into the section.
func (s *section) add(line string) {
	text := strings.TrimLeft(line, " ")
	indent := len(line) - len(text)
	var last *part
	if n := len(s.parts); n > 0 {
		last = &s.parts[n-1]
	}
	switch {
	case text == "":
		s.parts = append(s.parts, part{})
	case indent == len(flagIndent) && text[0] == '-':
		flag, what := cutFlag(text)
		p := part{flag: flag}
		if what != "" {
			p.text = []string{what}
		}
		s.parts = append(s.parts, p)
	case indent >= len(flagIndent) && last != nil && last.flag != "" && indent > len(flagIndent):
		last.text = append(last.text, text)
	case indent >= len(flagIndent):
		s.append(line[len(flagIndent):], true)
	default:
		s.append(text, false)
	}
}

// append adds a line to the last part, if that is of the same kind.
func (s *section) append(text string, fixed bool) {
	if n := len(s.parts); n > 0 {
		if last := &s.parts[n-1]; last.flag == "" && last.fixed == fixed && len(last.text) > 0 {
			last.text = append(last.text, text)
			return
		}
	}
	s.parts = append(s.parts, part{text: []string{text}, fixed: fixed})
}

// cutFlag parts a flag from what stands behind two spaces at least. Two flags may
// share a line: "--flop N  --bytes N     the work".
func cutFlag(text string) (flag, what string) {
	for at := 0; ; {
		gap := strings.Index(text[at:], "  ")
		if gap < 0 {
			return text, ""
		}
		end := at + gap
		rest := strings.TrimLeft(text[end:], " ")
		if !strings.HasPrefix(rest, "-") {
			return text[:end], rest
		}
		at = len(text) - len(rest)
	}
}

// names returns the flags that a part describes, without dashes, each with the value
// that the page shows behind "=", if there is one.
func (p *part) names() (list [][2]string) {
	for word := range strings.FieldsSeq(p.flag) {
		if !strings.HasPrefix(word, "-") {
			continue
		}
		word = strings.TrimLeft(word, "-")
		name, value, _ := strings.Cut(word, "=")
		if open, _, optional := strings.Cut(word, "["); optional && len(open) < len(name) {
			name, value = open, ""
		}
		list = append(list, [2]string{strings.Trim(name, ","), value})
	}
	return list
}

// summary is what a flag does, up to the first end of a clause, on one line.
func (p *part) summary() string {
	text := strings.Join(p.text, " ")
	for _, end := range []string{";", ". ", ":"} {
		if at := strings.Index(text, end); at > 0 {
			text = text[:at]
		}
	}
	return text
}

// described returns what flags do, by name, and by name=value where the page has a
// line for a value.
func described(help string) map[string]string {
	what := map[string]string{}
	for _, s := range parsePage(help) {
		for i := range s.parts {
			for _, n := range s.parts[i].names() {
				summary := s.parts[i].summary()
				if n[1] != "" {
					what[n[0]+"="+n[1]] = summary
				}
				if what[n[0]] == "" {
					what[n[0]] = summary
				}
			}
		}
	}
	return what
}
