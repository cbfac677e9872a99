package launcher

import (
	"bytes"
	"fmt"
	"slices"
	"sort"
	"strings"
)

// RunLine is the flags that a file carries in comment lines for its own run:
//
//	// tilerun: --grid 32,32 --arg rand:f16:4096x4096
//	// tilerun[large]: --grid 128
//
// Lines of one name add up, in the order of the file.
type RunLine struct {
	Name  string // "" for the default
	Words []string
	Line  int // of the first of its lines, counted from 1
}

var runLinePattern = lazy(`^[ \t]*//[ \t]*tilerun(\[([^\]]*)\])?:(.*)$`)

// runNamePattern is what may stand in the brackets.
var runNamePattern = lazy(`^[A-Za-z0-9_.-]+$`)

// ParseRunLines finds the run lines of a source text. Words are split as a
// shell does: at spaces, with 'single' and "double" quotes and \ before a
// single character.
func ParseRunLines(src []byte) ([]RunLine, error) {
	var lines []RunLine
	number := 0
	for text := range bytes.Lines(src) {
		number++
		if !bytes.Contains(text, []byte("tilerun")) {
			continue
		}
		m := runLinePattern().FindSubmatch(bytes.TrimRight(text, "\r\n"))
		if m == nil {
			continue
		}
		name := string(m[2])
		if m[1] != nil && !runNamePattern().MatchString(name) {
			return nil, fmt.Errorf("line %d: the run line's name %q is not made of letters, digits, _ . -", number, name)
		}
		words, err := SplitWords(string(m[3]))
		if err != nil {
			return nil, fmt.Errorf("line %d: run line: %w", number, err)
		}
		i := slices.IndexFunc(lines, func(l RunLine) bool { return l.Name == name })
		if i < 0 {
			i = len(lines)
			lines = append(lines, RunLine{Name: name, Line: number})
		}
		lines[i].Words = append(lines[i].Words, words...)
	}
	return lines, nil
}

// FindRunLine returns the run line called name. "" asks for the default, which
// may be absent and is then empty.
func FindRunLine(lines []RunLine, name string) (RunLine, error) {
	var names []string
	for _, l := range lines {
		if l.Name == name {
			return l, nil
		}
		if l.Name != "" {
			names = append(names, l.Name)
		}
	}
	if name == "" {
		return RunLine{}, nil
	}
	if len(names) == 0 {
		return RunLine{}, fmt.Errorf("no run line %q: the file has no named run lines", name)
	}
	sort.Strings(names)
	return RunLine{}, fmt.Errorf("no run line %q; the file has: %s", name, strings.Join(names, ", "))
}

// Values returns what a flag has in the line, --NAME VALUE or --NAME=VALUE, each time that
// it stands there.
func (l RunLine) Values(flag string) (values []string) {
	for i, w := range l.Words {
		if v, ok := strings.CutPrefix(w, "--"+flag+"="); ok {
			values = append(values, v)
		} else if w == "--"+flag && i+1 < len(l.Words) {
			values = append(values, l.Words[i+1])
		}
	}
	return values
}

// SplitWords splits text as a shell splits a command line, without expanding
// anything.
func SplitWords(text string) ([]string, error) {
	var words []string
	var word []byte
	started, quote := false, byte(0)
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case quote == '\'' && c != '\'', quote == '"' && c != '"' && c != '\\':
			word = append(word, c)
		case quote != 0 && c == quote:
			quote = 0
		case c == '\\':
			if i+1 == len(text) {
				return nil, fmt.Errorf("a backslash ends the line")
			}
			i++
			word, started = append(word, text[i]), true
		case c == '\'' || c == '"':
			quote, started = c, true
		case c == ' ' || c == '\t':
			if started {
				words = append(words, string(word))
			}
			word, started = word[:0], false
		default:
			word, started = append(word, c), true
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("a %c quote is not closed", quote)
	}
	if started {
		words = append(words, string(word))
	}
	return words, nil
}
