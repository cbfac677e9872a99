package grammar

import (
	"bytes"
	"cmp"
	"slices"

	"tileir/ast"
)

// Survey is what an editor wants to know of a text, be it whole or half written.
type Survey struct {
	Source      *ast.Source
	Diagnostics ast.Diagnostics
	Module      *ast.Module // whole if Diagnostics hold no error; else what could be read
	Tokens      []Token     // in order, without the end of the text
	Defs        []Def       // of values, in order
	Uses        []Use       // of values, in order; those of ops that could not be read are missing
}

// TokenKind says what a token is, as its form shows.
type TokenKind uint8

// The kinds of tokens.
const (
	TokenPunct  TokenKind = iota
	TokenWord             // addf, tile, for
	TokenNumber           // 1, 0x1F, 0.5, and extents such as 64x64x
	TokenString           // "text"
	TokenValue            // %x, %x#1
	TokenSymbol           // @f
	TokenLabel            // ^bb0
	TokenHash             // #loc
	TokenExcl             // !t, !cuda_tile.tile
)

// Token is a token with its range of the text and what the parser saw in it. Tokens of
// what could not be read have no role.
type Token struct {
	Start, End int
	Kind       TokenKind
	Starts     bool // an op or the definition of an alias
	OpName     bool
	Opens      bool // a region
	Closes     bool // a region
}

// Def is a definition of a value by its name, or of several results by one name.
type Def struct {
	Start, End int
	Name       string       // without %
	Values     []*ast.Value // empty if the op could not be read
	ScopeEnd   int          // where the region ends whose ops may use it
}

// Use is where a value is read.
type Use struct {
	Start, End int
	Def        int // its index in Defs
}

// recorder takes down definitions and uses of values while the parser runs.
type recorder struct {
	defs  []Def
	byPos map[ast.Pos]int // of defs
	uses  map[int32]Use   // by start: attributes may be read twice
	open  []int           // of defs, whose scope has not ended
	marks []int           // how many were open when each open region was opened
}

// SurveyText reads a text as far as it can be read. src must not be changed
// afterwards. Unlike Parse it keeps what stands before and behind an error, and wants
// no byte order mark.
func SurveyText(name string, src []byte, o Options) *Survey {
	b := newBuilder(name, src, o)
	b.marks = map[int32]role{}
	b.record = &recorder{byPos: map[ast.Pos]int{}, uses: map[int32]Use{}}
	if b.checkText() {
		b.parse()
	}
	slices.SortStableFunc(b.diags, func(x, y *ast.Diagnostic) int { return int(x.Pos) - int(y.Pos) })
	s := &Survey{Source: b.src, Diagnostics: b.diags, Module: b.module}
	s.Tokens = tokensOf(b)
	s.takeNames(b.record, len(b.src.Text))
	return s
}

var surveyKinds = map[int16]TokenKind{
	kLoc: TokenWord, kWord: TokenWord, kHex: TokenNumber, kShape: TokenNumber, kDims: TokenNumber, kFloat: TokenNumber,
	kInt: TokenNumber, kString: TokenString, kValue: TokenValue, kSymbol: TokenSymbol, kBlock: TokenLabel,
	kHash: TokenHash, kExcl: TokenExcl,
}

// tokensOf cuts the text into tokens with the roles that the parser noted.
func tokensOf(b *builder) []Token {
	if bytes.IndexByte(b.src.Text, 0) >= 0 || len(b.text) > maxSize {
		return nil // it is no text
	}
	l := lexer{text: b.text}
	list := make([]Token, 0, len(b.text)/5)
	for {
		t := l.next()
		if t.kind == kEOF {
			return list
		}
		is := b.marks[t.start]
		list = append(list, Token{
			Start: int(t.start), End: int(t.end), Kind: surveyKinds[t.kind],
			Starts: is&markStart != 0, OpName: is&markName != 0, Opens: is&markOpen != 0, Closes: is&markClose != 0,
		})
	}
}

// takeNames takes what the recorder has, in the order of the text.
func (s *Survey) takeNames(r *recorder, end int) {
	for _, i := range r.open {
		r.defs[i].ScopeEnd = end
	}
	s.Defs = r.defs
	order := make([]int, len(r.defs))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(r.defs[a].Start, r.defs[b].Start) })
	s.Defs, s.Uses = make([]Def, len(order)), make([]Use, 0, len(r.uses))
	now := make([]int, len(order))
	for k, i := range order {
		s.Defs[k], now[i] = r.defs[i], k
	}
	for _, u := range r.uses {
		u.Def = now[u.Def]
		s.Uses = append(s.Uses, u)
	}
	slices.SortFunc(s.Uses, func(a, b Use) int { return cmp.Compare(a.Start, b.Start) })
}

// define takes down a definition. One that is reported as a second one of its name has
// a place of its own.
func (r *recorder) define(name string, p ast.Pos, vals []*ast.Value) {
	if r == nil || p == 0 {
		return
	}
	start := int(p) - 1
	if i, ok := r.byPos[p]; ok {
		r.defs[i].Values = vals
		return
	}
	r.byPos[p] = len(r.defs)
	r.open = append(r.open, len(r.defs))
	r.defs = append(r.defs, Def{Start: start, End: start + 1 + len(name), Name: name, Values: vals})
}

// use takes down a use of what is defined at a place.
func (r *recorder) use(t *token, def ast.Pos) {
	if r == nil {
		return
	}
	if i, ok := r.byPos[def]; ok {
		r.uses[t.start] = Use{Start: int(t.start), End: int(t.end), Def: i}
	}
}

// openRegion and closeRegion follow the scopes of names.
func (r *recorder) openRegion() {
	if r != nil {
		r.marks = append(r.marks, len(r.open))
	}
}

func (r *recorder) closeRegion(end int32) {
	if r == nil || len(r.marks) == 0 {
		return
	}
	n := r.marks[len(r.marks)-1]
	r.marks = r.marks[:len(r.marks)-1]
	for _, i := range r.open[n:] {
		r.defs[i].ScopeEnd = int(end)
	}
	r.open = r.open[:n]
}
