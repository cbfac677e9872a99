package grammar

import (
	"bytes"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/antlr4-go/antlr/v4"

	"tileir/ast"
	"tileir/family"
	tir "tileir/grammar/internal/antlr"
)

// Options changes what is read.
type Options struct {
	// AllowUnregistered admits ops of other dialects, in the generic form, at
	// the top level too. Inside modules they are always admitted.
	AllowUnregistered bool

	// Defines are values for the parameters of a text that is a family of kernels
	// (package family).
	Defines []family.Define
}

// The limits of what is read.
const (
	maxSize   = 1 << 30 // bytes of a source; positions are 32 bits wide
	maxDepth  = 10_000  // of regions, attributes, types, locations
	maxDims   = 100     // of a shape
	maxErrors = 100

	maxResults = 1 << 16 // names of an op's results, and results of one name
)

// Parse reads a module from text. The name is for diagnostics. The error is
// ast.Diagnostics; the module is nil then. src must not be changed afterwards:
// the module's Source keeps it.
func Parse(name string, src []byte) (*ast.Module, error) {
	return ParseWith(name, src, Options{})
}

// ParseWith is Parse with options.
func ParseWith(name string, src []byte, o Options) (*ast.Module, error) {
	src = bytes.TrimPrefix(src, []byte(byteOrderMark))
	b := newBuilder(name, src, o)
	if b.checkText() {
		b.parse()
	}
	slices.SortStableFunc(b.diags, func(x, y *ast.Diagnostic) int { return int(x.Pos) - int(y.Pos) })
	if err := b.diags.Err(); err != nil {
		return nil, err
	}
	return b.module, nil
}

// byteOrderMark may stand at the start of a text in UTF-8.
const byteOrderMark = "\ufeff"

// checkText rejects what is no text before the lexer sees it.
func (b *builder) checkText() bool {
	src := b.src.Text
	if len(b.diags) > 0 {
		return false // a family has not become a text
	}
	if len(src) > maxSize {
		b.reportAt(0, codeText, "expected a source of at most "+strconv.Itoa(maxSize)+" bytes, got "+strconv.Itoa(len(src)))
		return false
	}
	if i := bytes.IndexByte(src, 0); i >= 0 {
		b.reportAt(ast.Pos(i+1), codeText, "expected text, got a NUL byte")
		return false
	}
	if !utf8.Valid(src) {
		b.reportAt(ast.Pos(invalidAt(src)+1), codeText, "expected UTF-8, got a byte that is not part of any character")
		return false
	}
	return true
}

// invalidAt returns the offset of the first byte that is not UTF-8.
func invalidAt(src []byte) int {
	for i := 0; i < len(src); {
		r, n := utf8.DecodeRune(src[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return len(src)
}

// parse runs the parser over the whole source. The rule module ends early at a
// token that starts nothing; the loop passes that token and goes on.
func (b *builder) parse() {
	b.p = tir.NewParser(&b.stream, b)
	b.p.RemoveErrorListeners()
	b.p.SetErrorHandler(&strategy{antlr.NewDefaultErrorStrategy(), b})
	for {
		b.p.SetParserRuleContext(nil)
		b.p.Module()
		if b.errors >= maxErrors || b.at(0).kind == kEOF {
			break
		}
		b.stream.unwinding = false
		b.i++
		b.resume()
	}
	b.finishAliases()
	b.finishPromises()
	takeAround(b.module)
	b.module.Resources = b.fileMetadata()
}

// strategy is how the parser treats errors: it reports the first one and lets
// every rule end until an op has ended; see builder.fail.
type strategy struct {
	*antlr.DefaultErrorStrategy
	b *builder
}

// mismatch is the error that the parser carries while it unwinds.
type mismatch struct{}

func (mismatch) GetOffendingToken() antlr.Token           { return &nothing }
func (mismatch) GetMessage() string                       { return "" }
func (mismatch) GetInputStream() antlr.IntStream          { return nil }
func (s *strategy) Sync(antlr.Parser)                     {}
func (s *strategy) ReportMatch(antlr.Parser)              {}
func (s *strategy) InErrorRecoveryMode(antlr.Parser) bool { return false }

// RecoverInline is called where a token is not the one that the rule asks for.
func (s *strategy) RecoverInline(p antlr.Parser) antlr.Token {
	s.b.unexpectedInRule()
	p.SetError(mismatch{})
	return nil
}

// ReportError is called when a rule ends by an error: one that RecoverInline
// has reported, or a decision that no alternative starts with.
func (s *strategy) ReportError(antlr.Parser, antlr.RecognitionException) { s.b.unexpectedInRule() }

// Recover is called after ReportError.
func (s *strategy) Recover(antlr.Parser, antlr.RecognitionException) {}

// unexpectedInRule reports that the next token is none of those that the rule
// at hand can go on with.
func (b *builder) unexpectedInRule() {
	if b.unwinding || b.extentsByComma() || b.extentsOfView() {
		return
	}
	var kinds []int
	for _, iv := range b.p.Expected().GetIntervals() {
		for k := iv.Start; k < iv.Stop; k++ {
			if k > 0 {
				kinds = append(kinds, k)
			}
		}
	}
	b.unexpected(describeKinds(kinds))
}
