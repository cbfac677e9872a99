package family

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Expressions are integers, "words" and names, what follows from them by
// + - * / %, == != < <= > >=, !, &&, ||, COND ? A : B, and functions.

// expr is a node of an expression.
type expr struct {
	at   int    // in the family
	op   string // an operator, "?", "()" for a call, "" for a value
	name string // of a name or function
	v    value  // of a literal
	args []*expr
}

// names adds the names that an expression uses to a list.
func (x *expr) names(list []string) []string {
	if x.op == "" && x.name != "" && !slices.Contains(list, x.name) {
		list = append(list, x.name)
	}
	for _, a := range x.args {
		list = a.names(list)
	}
	return list
}

// maxDepth bounds how expressions nest.
const maxDepth = 100

// parser reads one expression.
type parser struct {
	e     *expander
	text  string
	base  int // where text stands in the family
	pos   int
	depth int
	wrong bool
}

// parse reads an expression that stands at an offset; nil if it is wrong.
func (e *expander) parse(at int, text string) *expr {
	p := &parser{e: e, text: text, base: at}
	x := p.choice()
	if p.space(); !p.wrong && p.pos < len(p.text) {
		p.fail("expected the end of the expression, got %q", p.text[p.pos:])
	}
	if p.wrong {
		return nil
	}
	return x
}

// eval reads an expression and says what it stands for.
func (e *expander) eval(at int, text string) (value, bool) {
	x := e.parse(at, text)
	if x == nil {
		return value{}, false
	}
	return e.value(x)
}

func (e *expander) evalTruth(at int, text string) (is, ok bool) {
	x := e.parse(at, text)
	if x == nil {
		return false, false
	}
	return e.truth(x)
}

// truth evaluates a condition.
func (e *expander) truth(x *expr) (is, ok bool) {
	v, ok := e.of(x, truth)
	return v.n != 0, ok
}

func (p *parser) fail(format string, args ...any) *expr {
	if !p.wrong {
		p.e.fail(p.base+p.pos, codeExpression, format, args...)
	}
	p.wrong = true
	return &expr{at: p.base + p.pos}
}

func (p *parser) space() {
	for p.pos < len(p.text) && (p.text[p.pos] == ' ' || p.text[p.pos] == '\t') {
		p.pos++
	}
}

// levels are the operators with two operands, those that bind least first.
var levels = [][]string{{"||"}, {"&&"}, {"==", "!=", "<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}}

// operator takes one of a list if it comes next.
func (p *parser) operator(list []string) (op string, at int) {
	p.space()
	for _, op := range list {
		if strings.HasPrefix(p.text[p.pos:], op) {
			at = p.base + p.pos
			p.pos += len(op)
			return op, at
		}
	}
	return "", 0
}

// choice reads COND ? A : B, or what has no question mark.
func (p *parser) choice() *expr {
	if p.depth++; p.depth > maxDepth {
		return p.fail("expected an expression that nests less deep")
	}
	defer func() { p.depth-- }()
	x := p.binary(0)
	if op, at := p.operator([]string{"?"}); op != "" && !p.wrong {
		yes := p.choice()
		if colon, _ := p.operator([]string{":"}); colon == "" {
			return p.fail("expected : and what holds otherwise, got %s", p.rest())
		}
		x = &expr{at: at, op: "?", args: []*expr{x, yes, p.choice()}}
	}
	return x
}

// binary reads operators of a level and those that bind more.
func (p *parser) binary(level int) *expr {
	if level == len(levels) {
		return p.unary()
	}
	x := p.binary(level + 1)
	for !p.wrong {
		op, at := p.operator(levels[level])
		if op == "" {
			break
		}
		x = &expr{at: at, op: op, args: []*expr{x, p.binary(level + 1)}}
	}
	return x
}

func (p *parser) unary() *expr {
	if p.depth++; p.depth > maxDepth {
		return p.fail("expected an expression that nests less deep")
	}
	defer func() { p.depth-- }()
	op, at := p.operator([]string{"!", "-"})
	switch op {
	case "!":
		return &expr{at: at, op: "!", args: []*expr{p.unary()}}
	case "-":
		return &expr{at: at, op: "-", args: []*expr{{at: at, v: number(0)}, p.unary()}}
	}
	return p.primary()
}

// rest names what comes next, for messages.
func (p *parser) rest() string {
	if p.space(); p.pos >= len(p.text) {
		return "the end of the expression"
	}
	return strconv.Quote(p.text[p.pos:])
}

// primary reads a number, a "word", a name, a call or parentheses.
func (p *parser) primary() *expr {
	p.space()
	at, start := p.base+p.pos, p.pos
	switch c := p.peek(); {
	case c == '(':
		p.pos++
		x := p.choice()
		p.expect(")")
		return x
	case c == '"':
		end := strings.IndexByte(p.text[start+1:], '"')
		if end < 0 || !valuePattern().MatchString(p.text[start+1:start+1+end]) {
			return p.fail("expected a word in quotes, such as \"f16\"")
		}
		p.pos += end + 2
		return &expr{at: at, v: value{kind: word, text: p.text[start+1 : start+1+end]}}
	case '0' <= c && c <= '9':
		digits := p.take()
		n, err := strconv.ParseInt(digits, 10, 64)
		if err != nil {
			p.pos = start
			return p.fail("expected an integer below 2^63, got %s", digits)
		}
		return &expr{at: at, v: number(n)}
	case isLetter(c):
		name := p.take()
		if op, _ := p.operator([]string{"("}); op != "" {
			return p.call(at, start, name)
		}
		return &expr{at: at, name: name}
	}
	return p.fail("expected a value, got %s", p.rest())
}

func (p *parser) peek() byte {
	if p.pos < len(p.text) {
		return p.text[p.pos]
	}
	return 0
}

func isLetter(c byte) bool { return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

// take takes letters and digits.
func (p *parser) take() string {
	start := p.pos
	for c := p.peek(); isLetter(c) || '0' <= c && c <= '9'; c = p.peek() {
		p.pos++
	}
	return p.text[start:p.pos]
}

func (p *parser) expect(op string) {
	if got, _ := p.operator([]string{op}); got == "" {
		p.fail("expected %s, got %s", op, p.rest())
	}
}

// call reads the arguments of a function.
func (p *parser) call(at, start int, name string) *expr {
	f, is := functions[name]
	if !is {
		p.pos = start
		names := slices.Sorted(maps.Keys(functions))
		return p.fail("there is no function %s%s (%s)", name, meant(name, names), strings.Join(names, ", "))
	}
	x := &expr{at: at, op: "()", name: name}
	for i := range f.args {
		if i > 0 {
			p.expect(",")
		}
		x.args = append(x.args, p.choice())
		if p.wrong {
			return x
		}
	}
	p.expect(")")
	return x
}

var operations = map[string]operation{"+": add, "-": subtract, "*": multiply, "/": divide, "%": remainder}

var comparisons = map[string]func(a, b int64) bool{
	"<":  func(a, b int64) bool { return a < b },
	"<=": func(a, b int64) bool { return a <= b },
	">":  func(a, b int64) bool { return a > b },
	">=": func(a, b int64) bool { return a >= b },
}

// of evaluates an expression that has to be of a kind.
func (e *expander) of(x *expr, k kind) (value, bool) {
	v, ok := e.value(x)
	if ok && v.kind != k {
		e.fail(x.at, codeExpression, "expected %s, got %s, which is %s", k, v, v.kind)
		return v, false
	}
	return v, ok
}

// value evaluates an expression. What is wrong is reported.
func (e *expander) value(x *expr) (value, bool) {
	switch {
	case x.op == "" && x.name != "":
		return e.named(x)
	case x.op == "":
		return x.v, true
	case x.op == "()":
		return e.call(x)
	case x.op == "?":
		is, ok := e.truth(x.args[0])
		if !ok {
			return value{}, false
		}
		if is {
			return e.value(x.args[1])
		}
		return e.value(x.args[2])
	case x.op == "!":
		is, ok := e.truth(x.args[0])
		return condition(!is), ok
	case x.op == "&&" || x.op == "||":
		is, ok := e.truth(x.args[0])
		if !ok || is == (x.op == "||") {
			return condition(is), ok
		}
		is, ok = e.truth(x.args[1])
		return condition(is), ok
	case x.op == "==" || x.op == "!=":
		return e.equal(x)
	}
	a, ok1 := e.of(x.args[0], integer)
	b, ok2 := e.of(x.args[1], integer)
	if !ok1 || !ok2 {
		return value{}, false
	}
	if compare := comparisons[x.op]; compare != nil {
		return condition(compare(a.n, b.n)), true
	}
	n, why := operations[x.op](a.n, b.n)
	if why != "" {
		e.fail(x.at, codeArithmetic, "expected %s, got %d %s %d", why, a.n, x.op, b.n)
	}
	return number(n), why == ""
}

// named looks a name up.
func (e *expander) named(x *expr) (value, bool) {
	v, is := e.names[x.name]
	if !is {
		e.fail(x.at, codeUnknown, "there is no parameter or let %s before this line%s; a word stands in quotes: \"%[1]s\"", x.name, meant(x.name, e.known()))
	}
	return v, is && v.kind != unknown
}

// equal compares two values of one kind.
func (e *expander) equal(x *expr) (value, bool) {
	a, ok := e.value(x.args[0])
	if !ok {
		return value{}, false
	}
	b, ok := e.of(x.args[1], a.kind)
	return condition((a == b) == (x.op == "==")), ok
}

// call evaluates a function.
func (e *expander) call(x *expr) (value, bool) {
	f := functions[x.name]
	var args []value
	var shown []string
	for i, a := range x.args {
		v, ok := e.of(a, f.args[i])
		if !ok {
			return value{}, false
		}
		args, shown = append(args, v), append(shown, v.String())
	}
	v, why := f.eval(args)
	if why != "" {
		e.fail(x.at, codeArithmetic, "expected %s, got %s", why, fmt.Sprintf("%s(%s)", x.name, strings.Join(shown, ", ")))
	}
	return v, why == ""
}
