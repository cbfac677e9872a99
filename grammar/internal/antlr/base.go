// Package antlr holds the parser that ANTLR generates from TileIR.g4, and the
// two types that tie it to its user: Base, which the parser extends, and
// Builder, which its actions call.
//
// It must not know the IR: what a rule means is the Builder's business.
package antlr

// ANTLR_JAR is the path of the ANTLR tool 4.13 (Maven org.antlr:antlr4:4.13.2:complete).
//
//go:generate java -jar $ANTLR_JAR -Dlanguage=Go -package antlr -no-listener -no-visitor -Xexact-output-dir -o . ../../TileIR.g4
//go:generate gofmt -w tileir_parser.go tileir_lexer.go
//go:generate perl -0pi -e "s/(func New(\\w+)Context\\(parser .*\\n)\\tvar p = new\\((\\w+)\\)/\\1\\tvar p = reuse[\\3](parser, TileIRParserRULE_\\l\\2)/g" tileir_parser.go

import (
	"github.com/antlr4-go/antlr/v4"
)

// Base is what the generated parser embeds.
type Base struct {
	*antlr.BaseParser
	B Builder
	// free holds the contexts of rules that have ended, by rule. As no parse tree is
	// built, nobody else has them, and the next call of the rule takes one: there
	// would be ten for each op.
	free [][]antlr.ParserRuleContext
}

// NewParser returns a parser of tokens that decides by the next one alone. NewTileIRParser
// would make the automaton of the grammar as well, which takes longer than most kernels take
// to be read, and which Expected alone asks.
func NewParser(tokens antlr.TokenStream, b Builder) *TileIRParser {
	p := &TileIRParser{Base{BaseParser: antlr.NewBaseParser(tokens), B: b}}
	p.BuildParseTrees = false
	return p
}

// Expected returns the tokens that the rule at hand can go on with.
func (b *Base) Expected() *antlr.IntervalSet {
	p := NewTileIRParser(nil)
	p.SetState(b.GetState())
	// An empty context keeps ANTLR from looking at the callers, among which may be
	// CustomOp, unknown to it.
	p.SetParserRuleContext(antlr.NewBaseParserRuleContext(nil, -1))
	return p.GetExpectedTokens()
}

// ExitRule ends the rule at hand.
func (b *Base) ExitRule() {
	ended := b.GetParserRuleContext()
	b.BaseParser.ExitRule()
	rule := ended.GetRuleIndex()
	for len(b.free) <= rule {
		b.free = append(b.free, nil)
	}
	b.free[rule] = append(b.free[rule], ended)
}

// reuse returns a context of a rule that has ended, or a new one. The third
// command above makes the constructors of contexts call it.
func reuse[T any](parser antlr.Parser, rule int) *T {
	if free := parser.(*TileIRParser).free; rule < len(free) && len(free[rule]) > 0 {
		last := len(free[rule]) - 1
		context := free[rule][last]
		free[rule] = free[rule][:last]
		return any(context).(*T)
	}
	return new(T)
}

// Builder is called by the actions of the grammar, each time about the token
// matched last.
type Builder interface {
	structureBuilder
	typeBuilder
	attributeBuilder
	locationBuilder

	// Deeper and Shallower count nesting, to bound it.
	Deeper()
	Shallower()
}

type structureBuilder interface {
	AliasName()
	AttrAlias()
	TypeAlias()

	BeginOp()
	Result()
	ResultCount()
	CustomOp()
	GenericOp()
	OpLocation()
	FinishOp()
	// EndOp is called after an op, whether it was read or failed: it resumes
	// after a failure.
	EndOp()

	GenericOperand()
	Successor()
	Properties()
	GenericAttrs()
	GenericSignature()

	OpenRegion()
	CloseRegion()
	Label()
	OpenBlock()
	ArgName()
	ArgType()
	ArgAttrs()
	ArgLocation()
}

type typeBuilder interface {
	TypeName()
	TypeDone()
	TypeShape()
	TypeElem()
	TypeHex()
	TypeWord()
	TypeKey()
	TypeArgDone()
	TypeAttrName()
	TypeAttrValue()
	TypeDims()
	TypeDim()
	TypeValue()
	OpenTypes()
	AddType()
	FunctionIns()
	FunctionOuts()
}

type attributeBuilder interface {
	Number()
	NumberType()
	NumberDone()
	String()
	StringType()
	Symbol()
	OpenList()
	ListItem()
	CloseList()
	DictAttr()
	LocationAttr()
	WordAttr()
	HashAttr()
	DialectTypeAttr()
	TypeAttr()
	OpenDict()
	DictKey()
	DictEntry()
	CloseDict()
}

type locationBuilder interface {
	LocString()
	LocLine()
	LocColumn()
	LocOpen()
	LocAdd()
	LocNamed()
	LocHash()
	LocWord()
	LocMeta()
	LocCallSite()
	LocFused()
	LocAt()
	LocWordDone()
}
