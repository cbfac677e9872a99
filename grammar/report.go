package grammar

import (
	"strconv"
	"strings"

	"tileir/ast"
)

// report adds an error at a token.
func (b *builder) report(t *token, code, message string) *ast.Diagnostic {
	return b.reportAt(pos(t), code, message)
}

func (b *builder) reportAt(p ast.Pos, code, message string) *ast.Diagnostic {
	d := &ast.Diagnostic{Severity: ast.Error, Code: code, Source: b.src, Pos: p, Message: shorten(message, maxMessage)}
	if p > 0 && p == b.lastError {
		return d // one error at a place is enough
	}
	b.lastError = p
	b.errors++
	switch {
	case b.errors < maxErrors:
		b.diags = append(b.diags, d)
	case b.errors == maxErrors:
		b.diags = append(b.diags, d, &ast.Diagnostic{
			Severity: ast.Error, Code: codeLimit, Source: b.src, Pos: p,
			Message: "expected fewer errors: the rest of the source is not read",
		})
		b.giveUp()
	}
	return d
}

// maxMessage bounds a message, which may quote types and names.
const maxMessage = 500

// shorten cuts the middle out of a long text.
func shorten(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.ToValidUTF8(s[:n/2], "") + "…" + strings.ToValidUTF8(s[len(s)-n/2:], "")
}

// note adds the other party to an error.
func (b *builder) note(d *ast.Diagnostic, p ast.Pos, message string) {
	d.Notes = append(d.Notes, &ast.Diagnostic{Severity: ast.Note, Source: b.src, Pos: p, Message: shorten(message, maxMessage)})
}

// fail reports an error at a token and gives up the op at hand: from here the
// parser sees no tokens, so that every rule ends, until EndOp resumes behind
// the op.
func (b *builder) fail(t *token, code, message string) *ast.Diagnostic {
	return b.failAt(pos(t), code, message)
}

func (b *builder) failAt(p ast.Pos, code, message string) *ast.Diagnostic {
	if b.unwinding {
		return &ast.Diagnostic{}
	}
	d := b.reportAt(p, code, message)
	b.unwinding = true
	return d
}

// failQuietly gives up the op at hand because of an error reported before.
func (b *builder) failQuietly() { b.unwinding = true }

// unexpected fails at the next token. If that is on a line of its own, what is
// missing belongs behind the token before it, unless that announces more.
func (b *builder) unexpected(expected string) {
	t := b.at(0)
	at := pos(t)
	if t.newline && b.i > 0 {
		switch b.last().kind {
		case kComma, kColon, kArrow, kEqual, kLParen, kLSquare, kLess, kLBrace:
		default:
			at = ast.Pos(b.last().end + 1)
		}
	}
	b.unexpectedAt(at, expected)
}

func (b *builder) unexpectedAt(at ast.Pos, expected string) {
	if b.unwinding {
		return
	}
	t := b.at(0)
	code := codeSyntax
	if t.kind == kOther {
		code = codeCharacter
	}
	b.failAt(at, code, "expected "+expected+", got "+b.describe(t)+b.aside(expected)).Fix = missing(at, expected)
}

// describe names a token as a message does.
func (b *builder) describe(t *token) string {
	text := shorten(b.str(t), 60)
	switch t.kind {
	case kEOF:
		return "the end of the source"
	case kOther:
		if text == "\"" {
			return "a string that does not end on its line"
		}
		return "the character " + strconv.Quote(text)
	case kString:
		return "the string " + text
	case kValue:
		return "the value " + text
	case kInt, kHex, kFloat:
		return "the number " + text
	}
	return "'" + text + "'"
}

// kindNames are the tokens as "expected" names them.
var kindNames = map[int]string{
	kEqual: "'='", kColon: "':'", kComma: "','", kLParen: "'('", kRParen: "')'", kLSquare: "'['", kRSquare: "']'",
	kLess: "'<'", kGreater: "'>'", kLBrace: "'{'", kRBrace: "'}'", kArrow: "'->'", kQuestion: "'?'",
	kLoc: "'loc'", kHex: "a bit pattern", kShape: "extents", kDims: "extents", kFloat: "a number", kInt: "an integer",
	kValue: "a value such as %x", kSymbol: "a symbol such as @f", kBlock: "a label", kHash: "an attribute alias",
	kExcl: "a type such as !cuda_tile.token", kWord: "a word", kString: "a string",
}

// describeKinds names a set of tokens: "','", "',' or ')'".
func describeKinds(kinds []int) string {
	var names []string
	seen := map[string]bool{}
	for _, k := range kinds {
		if n := kindNames[k]; n != "" && !seen[n] {
			seen[n] = true
			names = append(names, n)
		}
	}
	switch {
	case len(names) == 0: // at the top level, where all but the end is an op
		return "an op or the definition of an alias"
	case len(names) == 1:
		return names[0]
	}
	return strings.Join(names[:len(names)-1], ", ") + " or " + names[len(names)-1]
}

// maxPassed bounds how many tokens are passed in search of ops, all searches
// together: what has none for that long is no program.
const maxPassed = 1 << 20

// giveUp has the parser see the end of the source next.
func (b *builder) giveUp() { b.relex(int32(len(b.text))) }

// resume ends the unwinding after a failed op: it passes tokens to where the
// next op may start, which is a word, a value or a string that is first on its
// line and not inside brackets, or to the end of the region.
func (b *builder) resume() {
	b.unwinding = false
	if b.errors >= maxErrors {
		b.giveUp()
	}
	braces, others := b.openBraces, 0
	b.openBraces = 0
	for ; ; b.passed++ {
		t := b.at(0)
		if b.passed == maxPassed {
			b.report(t, codeLimit, "expected an op within the "+strconv.Itoa(maxPassed)+" tokens that were passed in search of one: the rest of the source is not read")
			b.errors = maxErrors
			b.giveUp()
			t = b.at(0)
		}
		switch t.kind {
		case kEOF:
			return
		case kLBrace:
			braces++
		case kRBrace:
			if braces == 0 && len(b.blocks) > 0 {
				return
			}
			braces = max(braces-1, 0)
			others = 0
		case kLParen, kLSquare:
			others++
		case kRParen, kRSquare:
			others = max(others-1, 0)
		case kWord, kValue, kString, kHash, kExcl, kBlock:
			if braces == 0 && others == 0 && t.newline && b.startsOp() {
				return
			}
		}
		b.i++
		b.drop()
	}
}

// skipStray reports tokens that neither start an op nor end the region, and
// passes them.
func (b *builder) skipStray() {
	for !b.unwinding && !b.mayFollowOp() {
		b.unexpectedAt(pos(b.at(0)), "an op"+b.orEndOfRegion())
		b.i++
		b.resume()
	}
}

// startsOp reports whether the tokens ahead look like the start of an op.
func (b *builder) startsOp() bool {
	switch t := b.at(0); t.kind {
	case kValue:
		return b.resultsAhead()
	case kString:
		return b.at(1).kind == kLParen
	case kBlock:
		return len(b.blocks) > 0
	case kHash, kExcl:
		return len(b.blocks) == 0 && b.at(1).kind == kEqual
	default:
		name := b.str(t)
		if strings.HasPrefix(name, dialectPrefix) {
			return true
		}
		_, ok := ast.Lookup(name)
		return ok || currentOp(name) != ""
	}
}

// resultsAhead reports whether the names of results and an equals sign come
// next: %a, %b:2 =. Where names end without one, no name before them starts an op
// either.
func (b *builder) resultsAhead() bool {
	if b.at(0).start < b.noResults {
		return false
	}
	n := 0
	for b.at(n).kind == kValue && n < maxAhead {
		n++
		if b.at(n).kind == kColon && b.at(n+1).kind == kInt {
			n += 2
		}
		switch b.at(n).kind {
		case kEqual:
			return true
		case kComma:
			n++
			continue
		}
		break
	}
	b.noResults = b.at(n).start
	return false
}

// maxAhead bounds how many tokens are looked at for the results of an op.
const maxAhead = 1 << 16
