package grammar

import (
	"github.com/antlr4-go/antlr/v4"

	tir "tileir/grammar/internal/antlr"
)

// The kinds of tokens, numbered as the grammar numbers them.
const (
	kEOF     = antlr.TokenEOF
	kNothing = 0 // what the parser sees after an error, until the op has ended

	kEqual    = tir.TileIRParserT__0
	kColon    = tir.TileIRParserT__1
	kComma    = tir.TileIRParserT__2
	kLParen   = tir.TileIRParserT__3
	kRParen   = tir.TileIRParserT__4
	kLSquare  = tir.TileIRParserT__5
	kRSquare  = tir.TileIRParserT__6
	kLess     = tir.TileIRParserT__7
	kGreater  = tir.TileIRParserT__8
	kLBrace   = tir.TileIRParserT__9
	kRBrace   = tir.TileIRParserT__10
	kArrow    = tir.TileIRParserT__11
	kQuestion = tir.TileIRParserT__12

	kLoc      = tir.TileIRParserLOC
	kHex      = tir.TileIRParserHEX
	kShape    = tir.TileIRParserSHAPE
	kDims     = tir.TileIRParserDIMS
	kFloat    = tir.TileIRParserFLOAT
	kInt      = tir.TileIRParserINT
	kValue    = tir.TileIRParserVALUE
	kSymbol   = tir.TileIRParserSYMBOL
	kBlock    = tir.TileIRParserBLOCK_ID
	kHash     = tir.TileIRParserHASH_ID
	kExcl     = tir.TileIRParserEXCL_ID
	kWord     = tir.TileIRParserBARE_ID
	kString   = tir.TileIRParserSTRING
	kColons   = tir.TileIRParserCOLONS
	kOther    = tir.TileIRParserOTHER
	kMetadata = tir.TileIRParserMETADATA // skipped
)

// token is one token: a kind and a range of the source. It implements
// antlr.Token as far as the parser asks; the rest answers nothing.
type token struct {
	start, end int32
	kind       int16
	newline    bool // the first on its line
}

func (t *token) GetTokenType() int                           { return int(t.kind) }
func (t *token) GetStart() int                               { return int(t.start) }
func (t *token) GetStop() int                                { return int(t.end) - 1 }
func (t *token) GetSource() *antlr.TokenSourceCharStreamPair { return nil }
func (t *token) GetChannel() int                             { return antlr.TokenDefaultChannel }
func (t *token) GetLine() int                                { return 0 }
func (t *token) GetColumn() int                              { return 0 }
func (t *token) GetText() string                             { return "" }
func (t *token) SetText(string)                              {}
func (t *token) GetTokenIndex() int                          { return 0 }
func (t *token) SetTokenIndex(int)                           {}
func (t *token) GetTokenSource() antlr.TokenSource           { return nil }
func (t *token) GetInputStream() antlr.CharStream            { return nil }
func (t *token) String() string                              { return "" }

// nothing is the token that the parser sees while an error unwinds it: no rule
// takes it, so every rule ends.
var nothing = token{kind: kNothing}

// window is how many tokens stay in memory behind the parser before they are
// dropped.
const window = 4096

// stream hands the tokens of a source to the parser, lexing as it goes. It
// implements antlr.TokenStream.
type stream struct {
	lexer
	toks []token
	i    int // the next token
	// unwinding hides the tokens from the parser; see builder.fail.
	unwinding bool
}

// fill lexes until k tokens lie ahead.
func (s *stream) fill(k int) {
	for len(s.toks)-s.i < k {
		s.toks = append(s.toks, s.lexer.next())
	}
}

// relex cuts the tokens ahead afresh, from an offset on.
func (s *stream) relex(at int32) {
	s.toks = s.toks[:s.i]
	s.lexer.pos = int(at)
}

// drop forgets the tokens behind the parser, but for the last one.
func (s *stream) drop() {
	if s.i > window {
		n := copy(s.toks, s.toks[s.i-1:])
		s.toks = s.toks[:n]
		s.i = 1
	}
}

// at returns the k-th token ahead; 0 is the next one.
func (s *stream) at(k int) *token {
	if len(s.toks)-s.i <= k {
		s.fill(k + 1)
	}
	return &s.toks[s.i+k]
}

// last returns the token matched last.
func (s *stream) last() *token { return &s.toks[s.i-1] }

// LA implements antlr.IntStream.
func (s *stream) LA(k int) int {
	if s.unwinding {
		return kNothing
	}
	return int(s.at(k - 1).kind)
}

// LT implements antlr.TokenStream.
func (s *stream) LT(k int) antlr.Token {
	switch {
	case k < 0:
		if s.i+k < 0 {
			return &nothing
		}
		return &s.toks[s.i+k]
	case s.unwinding:
		return &nothing
	}
	return s.at(k - 1)
}

// Consume implements antlr.IntStream.
func (s *stream) Consume() { s.i++ }

// The parser asks for what follows only when it simulates the ATN, which this
// grammar never makes it do.

func (s *stream) Mark() int                                             { return 0 }
func (s *stream) Release(int)                                           {}
func (s *stream) Index() int                                            { return s.i }
func (s *stream) Seek(i int)                                            { s.i = i }
func (s *stream) Size() int                                             { return len(s.toks) }
func (s *stream) GetSourceName() string                                 { return "" }
func (s *stream) Reset()                                                {}
func (s *stream) Get(i int) antlr.Token                                 { return &s.toks[i] }
func (s *stream) GetTokenSource() antlr.TokenSource                     { return nil }
func (s *stream) SetTokenSource(antlr.TokenSource)                      {}
func (s *stream) GetAllText() string                                    { return "" }
func (s *stream) GetTextFromInterval(antlr.Interval) string             { return "" }
func (s *stream) GetTextFromRuleContext(antlr.RuleContext) string       { return "" }
func (s *stream) GetTextFromTokens(_ antlr.Token, _ antlr.Token) string { return "" }
