package family

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"tileir/ast"
)

// param is a parameter as its line declares it.
type param struct {
	name    string
	nameAt  int
	initial *value  // the default; nil: to be given
	values  []value // that it may have; nil: any
	ranges  [][2]int64
	listAt  int
}

// A directive is a comment that says something of parameters. Each begins with
// //, its word and a colon; what follows depends on the word.
func (e *expander) directive(at int, body []byte, word string, wordAt, restAt int) {
	rest := string(body[restAt-at:])
	switch {
	case word == "if" || word == "else" || word == "end":
		e.branching(word, wordAt, restAt, rest)
	case !e.live():
		if word == "param" {
			e.fail(wordAt, codeBranch, "expected a parameter outside of an if")
		}
		e.disable(at, body)
		return
	case word == "let":
		e.let(restAt, rest)
	case word == "where":
		e.where(restAt, rest)
	}
	if e.given(at, body, word, wordAt) {
		return
	}
	e.out = append(e.out, body...)
}

// given writes the line of a parameter or a let as what it stands for, so that the
// text is no family any more.
func (e *expander) given(at int, body []byte, word string, wordAt int) bool {
	if word != "param" && word != "let" {
		return false
	}
	name := declared(string(body[wordAt-at:]))
	v, ok := e.names[name]
	if !ok {
		return false
	}
	e.out = append(e.out, body[:wordAt-at]...)
	end := len(bytes.TrimRight(body, " \t"))
	e.replace(wordAt, at+end-wordAt, "given: "+name+" = "+v.String())
	e.out = append(e.out, body[end:]...)
	return true
}

// declared returns the name that a line param: or let: is about.
func declared(text string) string {
	_, text, _ = strings.Cut(text, ":")
	name, _, _ := strings.Cut(text, "=")
	return strings.TrimSpace(name)
}

// branching opens, turns or closes an if.
func (e *expander) branching(word string, wordAt, restAt int, rest string) {
	if word == "if" {
		outer := e.live()
		taken := false
		if outer {
			v, ok := e.evalTruth(restAt, rest)
			taken = ok && v
		}
		e.branch = append(e.branch, branch{at: wordAt, taken: taken, outer: outer})
		return
	}
	if text := strings.TrimSpace(rest); text != "" {
		e.fail(restAt+strings.Index(rest, text), codeDirective, "expected nothing behind %s:, got %s", word, text)
	}
	if len(e.branch) == 0 {
		e.fail(wordAt, codeBranch, "expected a line // if: before this %s", word)
		return
	}
	b := &e.branch[len(e.branch)-1]
	switch {
	case word == "end":
		e.branch = e.branch[:len(e.branch)-1]
	case b.elseSeen:
		e.fail(wordAt, codeBranch, "expected a line // end:, got a second else")
	default:
		b.elseSeen, b.taken = true, b.outer && !b.taken
	}
}

// let defines a name for the lines behind it.
func (e *expander) let(at int, rest string) {
	name, expr, ok := strings.Cut(rest, "=")
	trimmed := strings.TrimSpace(name)
	nameAt := at + strings.Index(rest, trimmed)
	switch {
	case !ok || !namePattern().MatchString(trimmed):
		e.fail(nameAt, codeDirective, "expected let: NAME = EXPRESSION")
	case e.taken(trimmed, nameAt):
	default:
		if v, ok := e.eval(at+len(name)+1, expr); ok {
			e.names[trimmed] = v
		} else {
			e.names[trimmed] = value{kind: unknown}
		}
	}
}

// taken reports a name that stands for something already.
func (e *expander) taken(name string, at int) bool {
	_, is := e.names[name]
	if is || functions[name].eval != nil {
		e.fail(at, codeDirective, "expected another name, %s is taken", name)
		return true
	}
	return false
}

// where holds the values to a condition.
func (e *expander) where(at int, rest string) {
	x := e.parse(at, rest)
	if x == nil {
		return
	}
	v, ok := e.truth(x)
	if !ok || v {
		return
	}
	var with []string
	names := x.names(nil)
	if len(names) == 0 {
		e.fail(x.at, codeWhere, "expected a condition about parameters, got one that never holds")
		return
	}
	for _, n := range names {
		with = append(with, n+" = "+e.names[n].String())
	}
	e.fail(at+strings.Index(rest, strings.TrimSpace(rest)), codeWhere, "expected %s, which is not so with %s", strings.TrimSpace(rest), strings.Join(with, ", "))
}

// declarations reads the lines param: of the whole text.
func (e *expander) declarations() {
	at := 0
	for line := range bytes.Lines(e.src.Text) {
		if m := matchComment(paramPattern(), line); m != nil {
			if p, ok := e.param(at+m[2], string(line[m[2]:m[3]])); ok {
				e.params = append(e.params, p)
				e.names[p.name] = value{kind: unknown}
			}
		}
		at += len(line)
	}
}

// matchComment matches a line with a pattern of comments, which no other line can.
func matchComment(pattern *regexp.Regexp, line []byte) []int {
	if !bytes.HasPrefix(bytes.TrimLeft(line, " \t"), []byte("//")) {
		return nil
	}
	return pattern.FindSubmatchIndex(line)
}

// parameters gives the parameters their values.
func (e *expander) parameters(defines []Define) {
	e.declarations()
	given := e.defined(defines)
	for i := range e.params {
		p := &e.params[i]
		if v, ok := given[p.name]; ok {
			e.names[p.name] = v
		} else if p.initial != nil {
			e.names[p.name] = *p.initial
		} else {
			e.fail(p.nameAt, codeValue, "expected a value for %s: --define %[1]s=…", p.name)
		}
	}
}

// The parts of a line param:.
var (
	paramPattern = lazy(`^[ \t]*//[ \t]*param:([^\r\n]*)`)
	declaration  = lazy(`^[ \t]*([A-Za-z_][A-Za-z0-9_]*)[ \t]*=[ \t]*([^\s:]+)[ \t]*(?:in[ \t]+([^:]*[^\s:])[ \t]*)?(?::.*)?$`)
	itemPattern  = lazy(`[^,]+`)
	valuePattern = lazy(`^[A-Za-z0-9_.+-]{1,64}$`)
)

// param reads what stands behind param:.
func (e *expander) param(at int, text string) (p param, ok bool) {
	m := declaration().FindStringSubmatchIndex(text)
	if m == nil {
		e.fail(at+len(text)-len(strings.TrimLeft(text, " \t")), codeDirective, "expected param: NAME = DEFAULT in VALUE, VALUE: WHAT IT IS, or ? for a value that must be given; the values and what it is may be left out")
		return p, false
	}
	p.name, p.nameAt = text[m[2]:m[3]], at+m[2]
	if e.taken(p.name, p.nameAt) {
		return p, false
	}
	if initial := text[m[4]:m[5]]; initial != "?" {
		v, isValue := parseValue(initial)
		if !isValue {
			e.fail(at+m[4], codeDirective, "expected an integer, a word or ?, got %s", initial)
			return p, false
		}
		p.initial = &v
	}
	if m[6] >= 0 && !e.list(&p, at+m[6], text[m[6]:m[7]]) {
		return p, false
	}
	if p.initial != nil && !p.allows(*p.initial) {
		e.fail(at+m[4], codeValue, "expected a default that is one of %s, got %s", p.choices(), p.initial)
		return p, false
	}
	return p, true
}

// list reads the values that a parameter may have: VALUE or LOW..HIGH, with commas
// between.
func (e *expander) list(p *param, at int, text string) bool {
	p.listAt = at
	for _, m := range itemPattern().FindAllStringIndex(text, -1) {
		item := text[m[0]:m[1]]
		word := strings.TrimSpace(item)
		itemAt := at + m[0] + strings.Index(item, word)
		if low, high, isRange := strings.Cut(word, ".."); isRange {
			a, err1 := strconv.ParseInt(strings.TrimSpace(low), 10, 64)
			b, err2 := strconv.ParseInt(strings.TrimSpace(high), 10, 64)
			if err1 != nil || err2 != nil || a > b {
				e.fail(itemAt, codeDirective, "expected a range such as 1..8, got %s", word)
				return false
			}
			p.ranges = append(p.ranges, [2]int64{a, b})
			continue
		}
		v, ok := parseValue(word)
		if !ok {
			e.fail(itemAt, codeDirective, "expected an integer, a word or a range such as 1..8, got %q", word)
			return false
		}
		p.values = append(p.values, v)
	}
	return true
}

// any reports whether a parameter takes whatever is of its kind.
func (p *param) any() bool { return len(p.values)+len(p.ranges) == 0 }

// kind returns what the parameter's values are; unknown if that is not said.
func (p *param) kind() kind {
	switch {
	case len(p.ranges) > 0:
		return integer
	case len(p.values) > 0:
		return p.values[0].kind
	case p.initial != nil:
		return p.initial.kind
	}
	return unknown
}

func (p *param) allows(v value) bool {
	for _, w := range p.values {
		if v == w {
			return true
		}
	}
	for _, r := range p.ranges {
		if v.kind == integer && r[0] <= v.n && v.n <= r[1] {
			return true
		}
	}
	return p.any()
}

// choices lists the values for a message.
func (p *param) choices() string {
	var list []string
	for _, v := range p.values {
		list = append(list, v.String())
	}
	for _, r := range p.ranges {
		list = append(list, fmt.Sprintf("%d..%d", r[0], r[1]))
	}
	return strings.Join(list, ", ")
}

// defined reads the values from outside, and holds them to the parameters.
func (e *expander) defined(defines []Define) map[string]value {
	given := map[string]value{}
	for _, d := range defines {
		p := e.find(d.Name)
		if p == nil {
			e.diags = append(e.diags, &ast.Diagnostic{Severity: ast.Error, Code: codeUnknown, Source: e.src,
				Message: fmt.Sprintf("there is no parameter %s%s (%s)", d.Name, meant(d.Name, e.known()), strings.Join(e.known(), ", "))})
			continue
		}
		v, _ := parseValue(d.Value)
		switch {
		case p.kind() == integer && v.kind == word:
			e.fail(p.nameAt, codeValue, "expected an integer for %s, got %s", p.name, v)
		case p.kind() == word && v.kind == integer:
			e.fail(p.nameAt, codeValue, "expected a word for %s, got %s", p.name, v)
		case !p.allows(v):
			e.fail(p.listAt, codeValue, "expected one of %s for %s, got %s%s", p.choices(), p.name, v, meant(v.String(), strings.Split(p.choices(), ", ")))
		default:
			given[p.name] = v
		}
	}
	return given
}

func (e *expander) find(name string) *param {
	for i := range e.params {
		if e.params[i].name == name {
			return &e.params[i]
		}
	}
	return nil
}
