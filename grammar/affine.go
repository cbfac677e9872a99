package grammar

import (
	"strconv"

	"tileir/ast"
)

// affineNames are the dimensions and symbols of the map or set being read.
type affineNames map[string]*affine

// affineAttr reads <(d0, d1)[s0] -> (…)> of a map or <(d0, d1)[s0] : (…)> of a
// set, whose word has been read.
func (b *builder) affineAttr(word string) {
	text := append([]byte(word), "<("...)
	names := affineNames{}
	if !b.expect(kLess) || !b.expect(kLParen) {
		return
	}
	text, ok := b.affineNames(names, affineDim, text, kRParen)
	if ok && b.accept(kLSquare) {
		start := len(text)
		if text, ok = b.affineNames(names, affineSymbol, append(text, '['), kRSquare); len(text) == start+2 {
			text = text[:start] // [] says nothing
		}
	}
	if !ok {
		return
	}
	expr := b.affineConstraint
	if word == "affine_map" {
		text, ok, expr = append(text, " -> ("...), b.expect(kArrow), b.affineResult
	} else {
		text, ok = append(text, " : ("...), b.expect(kColon)
	}
	if !ok || !b.expect(kLParen) {
		return
	}
	if text, ok = b.affineList(names, text, expr); !ok || !b.expect(kGreater) {
		return
	}
	if word == "affine_set" && text[len(text)-1] == '(' {
		text = append(text, "0 == 0"...) // what no constraint is
	}
	b.attr = ast.OpaqueAttr{Text: string(append(text, ")>"...))}
}

// affineNames reads the names of dimensions or symbols up to a bracket, and
// writes theirs.
func (b *builder) affineNames(names affineNames, op affineOp, text []byte, end int16) ([]byte, bool) {
	prefix, n := byte('d'), int64(0)
	if op == affineSymbol {
		prefix = 's'
	}
	for b.at(0).kind != end || n > 0 {
		t := *b.at(0)
		name := b.str(&t)
		switch {
		case t.kind != kWord || affineWords[name] != 0:
			b.unexpected("a name")
			return nil, false
		case names[name] != nil:
			b.fail(&t, codeAttribute, "expected a name that is not taken, got "+b.describe(&t))
			return nil, false
		}
		b.i++
		names[name] = &affine{op: op, n: n, symbolic: op == affineSymbol, divisor: 1}
		if n > 0 {
			text = append(text, ", "...)
		}
		text = strconv.AppendInt(append(text, prefix), n, 10)
		n++
		if !b.accept(kComma) {
			break
		}
	}
	if !b.expect(end) {
		return nil, false
	}
	return append(text, b.str(b.last())...), true
}

// affineList reads what expr reads up to a parenthesis.
func (b *builder) affineList(names affineNames, text []byte, expr func(affineNames, []byte) ([]byte, bool)) ([]byte, bool) {
	if b.accept(kRParen) {
		return text, true
	}
	for ok := true; ; text = append(text, ", "...) {
		if text, ok = expr(names, text); !ok {
			return nil, false
		}
		b.drop()
		if !b.accept(kComma) {
			return text, b.expect(kRParen)
		}
	}
}

func (b *builder) affineResult(names affineNames, text []byte) ([]byte, bool) {
	e := b.affineSumOf(names)
	if e == nil {
		return nil, false
	}
	return e.text(text, false), true
}

// affineConstraint reads x == y, x >= y or x <= y. It keeps the difference and
// how it is to 0.
func (b *builder) affineConstraint(names affineNames, text []byte) ([]byte, bool) {
	l := b.affineSumOf(names)
	if l == nil {
		return nil, false
	}
	sign := *b.at(0)
	second := b.at(1)
	if (sign.kind != kEqual && sign.kind != kGreater && sign.kind != kLess) || second.kind != kEqual || second.start != sign.end {
		b.unexpected("'==', '>=' or '<='")
		return nil, false
	}
	b.i += 2
	r := b.affineSumOf(names)
	if r == nil {
		return nil, false
	}
	if sign.kind == kLess {
		l, r = r, l
	}
	relation := " >= 0"
	if sign.kind == kEqual {
		relation = " == 0"
	}
	return append(affineMinus(l, r).text(text, false), relation...), true
}

func affineMinus(l, r *affine) *affine {
	return affineBinary(affineAdd, l, affineBinary(affineMul, r, affineInt(-1)))
}

// affineSumOf reads products with + and - between them; nil after an error.
func (b *builder) affineSumOf(names affineNames) *affine {
	b.Deeper()
	defer b.Shallower()
	e := b.affineProductOf(names)
	for e != nil {
		minus := b.affineMinusSign()
		if !minus && !b.acceptCharacter("+") {
			break
		}
		r := b.affineProductOf(names)
		switch {
		case r == nil:
			return nil
		case minus:
			e = affineMinus(e, r)
		default:
			e = affineBinary(affineAdd, e, r)
		}
		b.drop()
	}
	return e
}

// affineMinusSign passes a minus sign, which the lexer may have taken for that of
// the number behind it.
func (b *builder) affineMinusSign() bool {
	if t := b.at(0); (t.kind == kInt || t.kind == kHex) && b.str(t)[0] == '-' {
		b.relex(t.start + 1)
		return true
	}
	return b.acceptCharacter("-")
}

// acceptCharacter passes a character that starts no token.
func (b *builder) acceptCharacter(c string) bool {
	if t := b.at(0); b.unwinding || t.kind != kOther || b.str(t) != c {
		return false
	}
	b.i++
	return true
}

var affineWords = map[string]affineOp{"mod": affineMod, "floordiv": affineFloorDiv, "ceildiv": affineCeilDiv}

// affineProductOf reads operands with *, mod, floordiv and ceildiv between them.
func (b *builder) affineProductOf(names affineNames) *affine {
	e := b.affineOperand(names)
	for e != nil {
		t := *b.at(0)
		op := affineWords[b.str(&t)]
		if b.acceptCharacter("*") {
			op = affineMul
		} else if t.kind == kWord && op != 0 {
			b.i++
		} else {
			break
		}
		r := b.affineOperand(names)
		if r == nil {
			return nil
		}
		if !r.symbolic && (op != affineMul || !e.symbolic) {
			b.fail(&t, codeAttribute, "expected a number or an expression of symbols as one operand of '*', as the right one of "+
				"'mod', 'floordiv' and 'ceildiv', got dimensions: the expression is not affine")
			return nil
		}
		e = affineBinary(op, e, r)
		b.drop()
	}
	return e
}

// affineOperand reads a name, a number, a negative operand or an expression in
// parentheses.
func (b *builder) affineOperand(names affineNames) *affine {
	if b.unwinding {
		return nil
	}
	t := *b.at(0)
	switch {
	case t.kind == kWord:
		e := names[b.str(&t)]
		if e == nil {
			b.unexpected("a dimension or symbol of the list")
			return nil
		}
		b.i++
		return e
	case t.kind == kInt || t.kind == kHex && b.str(&t)[0] != '-':
		n, ok := b.integer()
		if ok && n < 0 && b.str(&t)[0] != '-' {
			b.fail(&t, codeRange, "expected a number of at most 63 bits, got "+b.str(&t))
			return nil
		}
		return affineInt(n)
	case b.affineMinusSign():
		b.Deeper()
		e := b.affineOperand(names)
		b.Shallower()
		if e == nil {
			return nil
		}
		return affineBinary(affineMul, affineInt(-1), e)
	case b.accept(kLParen):
		e := b.affineSumOf(names)
		if e == nil || !b.expect(kRParen) {
			return nil
		}
		return e
	}
	b.unexpected("an affine expression")
	return nil
}
