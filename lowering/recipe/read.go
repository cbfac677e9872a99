package recipe

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/family"
	"tileir/lowering/gpu"
	"tileir/lowering/machine"
)

// Code is that of all findings about recipes: what is said there is a schedule.
const Code = gpu.Code

// Read reads a recipe, which may be a family, with values for its parameters. The name is for
// messages; the error is an ast.Diagnostics.
func Read(name string, text []byte, values ...family.Define) (*Recipe, error) {
	if !utf8.Valid(text) || bytes.IndexByte(text, 0) >= 0 {
		src := &ast.Source{Name: name, Text: text}
		return nil, ast.Diagnostics{{Severity: ast.Error, Code: Code, Source: src, Pos: 1, Message: "expected a recipe as text in UTF-8"}}
	}
	src, findings := family.Expand(name, text, values)
	if len(findings) > 0 {
		return nil, findings
	}
	p := &reader{src: src, steps: map[string]*step{}}
	r := &Recipe{src: p.src}
	for p.next(); p.kind != end && p.wrong == nil; {
		switch {
		case p.take("step"):
			p.step()
		case p.take("entry"):
			r.rules = append(r.rules, p.rule())
		default:
			p.expected("entry or step")
		}
	}
	if p.wrong != nil {
		return nil, ast.Diagnostics{p.wrong}
	}
	return r, nil
}

// kind is what a token is.
type kind uint8

const (
	end    kind = iota
	word        // letters, digits and _ . * ? -
	quoted      // "text"
	punct       // one character
)

// reader reads a recipe, token by token.
type reader struct {
	src   *ast.Source
	steps map[string]*step
	wrong *ast.Diagnostic // the first mistake, behind which nothing is read

	kind kind
	text string // of the token, of a quoted one what is in the quotes
	at   int    // where it stands
	pos  int    // behind it
}

// step is settings under a name.
type step struct {
	place gpu.Place
	body  []item
}

func (p *reader) fail(at int, format string, args ...any) {
	if p.wrong == nil {
		p.wrong = &ast.Diagnostic{Severity: ast.Error, Code: Code, Source: p.src, Pos: ast.Pos(at + 1), Message: fmt.Sprintf(format, args...)}
	}
	p.kind, p.text = end, ""
}

// expected reports that the token at hand is not what should stand there.
func (p *reader) expected(what string) {
	got := p.text
	switch p.kind {
	case end:
		got = "the end of the recipe"
	case quoted:
		got = strconv.Quote(got)
	}
	p.fail(p.at, "expected %s, got %s", what, got)
}

func isWordByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("_.*?-", c) >= 0
}

// next goes to the next token.
func (p *reader) next() {
	if p.wrong != nil {
		return
	}
	text := p.src.Text
	for p.pos < len(text) {
		switch c := text[p.pos]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			p.pos++
			continue
		case c == '/' && p.pos+1 < len(text) && text[p.pos+1] == '/':
			for p.pos < len(text) && text[p.pos] != '\n' {
				p.pos++
			}
			continue
		}
		break
	}
	p.at = p.pos
	switch {
	case p.pos == len(text):
		p.kind, p.text = end, ""
	case isWordByte(text[p.pos]):
		for p.pos < len(text) && isWordByte(text[p.pos]) {
			p.pos++
		}
		p.kind, p.text = word, string(text[p.at:p.pos])
	case text[p.pos] == '"':
		p.quotes()
	default:
		_, n := utf8.DecodeRune(text[p.pos:])
		p.pos += n
		p.kind, p.text = punct, string(text[p.at:p.pos])
	}
}

// quotes takes what stands in quotes, as in Go.
func (p *reader) quotes() {
	inside, err := strconv.QuotedPrefix(string(p.src.Text[p.pos:]))
	if err != nil {
		p.fail(p.at, "expected a second \" on the line")
		return
	}
	p.pos += len(inside)
	p.kind = quoted
	p.text, _ = strconv.Unquote(inside)
}

// take goes on if the token is this word or character.
func (p *reader) take(text string) bool {
	if p.kind != word && p.kind != punct || p.text != text {
		return false
	}
	p.next()
	return true
}

func (p *reader) demand(text string) {
	if !p.take(text) {
		p.expected(text)
	}
}

// name takes a word.
func (p *reader) name(what string) (string, int) {
	text, at := p.text, p.at
	if p.kind != word {
		p.expected(what)
		return "", at
	}
	p.next()
	return text, at
}

// The places that settings are for, by their words.
var placeWords = map[string]gpu.Place{"entry": gpu.OnEntry, "product": gpu.OnProduct, "load": gpu.OnLoad}

// step reads NAME for PLACE { settings }.
func (p *reader) step() {
	name, at := p.name("the name of the step")
	if p.steps[name] != nil {
		p.fail(at, "expected another name, %s is a step already", name)
	}
	p.demand("for")
	place, ok := placeWords[p.text]
	if !ok {
		p.expected("entry, product or load")
	}
	p.next()
	s := &step{place: place}
	s.body = p.body(place, false)
	p.steps[name] = s
}

// rule reads PATTERN on TARGET, TARGET { settings }.
func (p *reader) rule() *rule {
	r := &rule{exact: p.kind == quoted, at: p.at, entry: p.text}
	if r.exact {
		p.next()
	} else {
		r.entry, _ = p.name("the name of an entry, in which * stands for any letters")
	}
	if !r.exact && strings.Contains(r.entry, "?") {
		p.fail(r.at, "expected the name of an entry, in which * stands for any letters, got %s", r.entry)
	}
	if p.take("on") {
		for first := true; p.wrong == nil && (first || p.take(",")); first = false {
			target, at := p.name("a target")
			if _, known := machine.Of(target); !known && p.wrong == nil {
				p.fail(at, "expected a target, got %s (%s)", target, strings.Join(machine.Names(), ", "))
			}
			r.targets = append(r.targets, target)
		}
	}
	r.body = p.body(gpu.OnEntry, true)
	return r
}

// body reads settings in braces, in a rule with those of ops among them.
func (p *reader) body(place gpu.Place, rule bool) (items []item) {
	p.demand("{")
	for p.wrong == nil && !p.take("}") {
		switch {
		case p.take("use"):
			items = append(items, p.use(place)...)
		case rule && (p.text == "product" || p.text == "load") && p.kind == word:
			items = append(items, p.selection())
		default:
			items = append(items, p.setting(place))
		}
	}
	return items
}

// use puts the settings of a step in its place.
func (p *reader) use(place gpu.Place) []item {
	name, at := p.name("the name of a step")
	s := p.steps[name]
	switch {
	case p.wrong != nil:
	case s == nil:
		p.fail(at, "there is no step %s before%s", name, meant(name, slices.Sorted(maps.Keys(p.steps))))
	case s.place != place:
		p.fail(at, "expected a step for %s, %s is for %s", place, name, s.place)
	default:
		return s.body
	}
	return nil
}

// selection reads product or load, which of them, and settings.
func (p *reader) selection() item {
	it := item{at: p.at, ops: &selection{place: placeWords[p.text]}}
	s := it.ops
	p.next()
	if p.kind == word && isDigit(p.text[0]) {
		for first := true; p.wrong == nil && (first || p.take(",")); first = false {
			at := p.at
			n, err := strconv.Atoi(p.text)
			if p.kind != word || err != nil || n < 0 {
				p.expected("a number, from 0 on")
			}
			s.numbers = append(s.numbers, number{at, n})
			p.next()
		}
	}
	if p.take("of") {
		s.of = p.shape()
	}
	if s.place == gpu.OnProduct && p.take("from") {
		s.from = p.shape()
	}
	s.body = p.body(s.place, false)
	return it
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func (p *reader) shape() *shape {
	text, at := p.name("the type of a tile, such as 128x?xf16")
	if p.wrong != nil {
		return nil
	}
	s, err := parseShape(text)
	if err != nil {
		p.fail(at, "%v", err)
	}
	return s
}

// setting reads NAME = VALUE.
func (p *reader) setting(place gpu.Place) item {
	name, at := p.name("a setting, use, product, load or }")
	if p.wrong != nil {
		return item{}
	}
	it := item{at: at}
	var names []string
	for _, a := range gpu.GivenOn(place) {
		names = append(names, setting(&a))
		if setting(&a) == name {
			it.attr = &a
		}
	}
	if it.attr == nil {
		p.fail(at, "there is no setting %s for %s%s (%s)", name, place, meant(name, names), strings.Join(names, ", "))
		return it
	}
	p.demand("=")
	at = p.at
	it.value = p.value(it.attr.Kind)
	if p.wrong == nil {
		if why := gpu.CheckGiven(it.attr, it.value); why != "" {
			p.fail(at, "%s", why)
		}
	}
	return it
}

// value reads what an attribute takes.
func (p *reader) value(k gpu.AttrKind) ast.Attr {
	switch k {
	case gpu.IntAttr:
		return gpu.Int(p.integer())
	case gpu.BoolAttr:
		is := p.text == "true"
		if !is && p.text != "false" || p.kind != word {
			p.expected("true or false")
		}
		p.next()
		return ast.BoolAttr(is)
	case gpu.StringAttr:
		text := p.text
		if p.kind != quoted {
			p.expected("a string in quotes")
		}
		p.next()
		return ast.StringAttr(text)
	case gpu.IntsAttr:
		list := ast.DenseArrayAttr{Elem: num.I64}
		p.demand("[")
		for first := true; p.wrong == nil && (first || p.take(",")); first = false {
			list.Values = append(list.Values, int64(p.integer()))
		}
		p.demand("]")
		return list
	}
	panic("BUG: recipe: no value is read for an attribute that is " + k.String())
}

// integer takes a number that fits into 32 bits.
func (p *reader) integer() int {
	n, err := strconv.ParseInt(p.text, 10, 32)
	if p.kind != word || err != nil {
		p.expected("a number")
	}
	p.next()
	return int(n)
}

// meant returns what to say of a misspelt name.
func meant(name string, known []string) string {
	near := ast.Nearest(name, known)
	if near == "" {
		return ""
	}
	return "; did you mean " + near + "?"
}
