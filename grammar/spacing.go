package grammar

import "strings"

// spacer decides where the formatter puts a space between two tokens.
type spacer struct {
	brackets []bracket
	op       string // the name of the op at hand, without the dialect
	regions  []opInRegion
	opened   bool // the last token opened a region
	label    bool // the line is a label
	results  bool // before the equals sign behind results
	tight    bool // no space behind the last token
}

// bracket is an open bracket.
type bracket struct {
	kind   int16
	commas bool // no space behind commas: strides=[8,1], or in a complex number
}

// opInRegion is what is known of an op while a region of it is read.
type opInRegion struct {
	op       string
	brackets []bracket
}

func (s *spacer) depth() int { return len(s.brackets) }

func (s *spacer) in(kind int16) bool {
	return len(s.brackets) > 0 && s.brackets[len(s.brackets)-1].kind == kind
}

// startLine begins an op, an alias definition or a label.
func (s *spacer) startLine(is role) {
	s.op, s.brackets, s.tight = "", nil, false
	s.label, s.results = is&markLabel != 0, is&markStart != 0
}

func (s *spacer) openRegion() {
	s.opened = true
	s.regions = append(s.regions, opInRegion{s.op, s.brackets})
	s.op, s.brackets = "", nil
}

func (s *spacer) closeRegion() {
	last := s.regions[len(s.regions)-1]
	s.regions = s.regions[:len(s.regions)-1]
	s.op, s.brackets, s.results = last.op, last.brackets, false
}

// next reports whether a space belongs before token i, and takes note of it.
func (s *spacer) next(f *formatter, i int) bool {
	t := &f.toks[i]
	is := f.marks[t.start]
	if is&markClose != 0 {
		s.closeRegion()
		s.tight = false
		return false
	}
	space := i > 0 && s.before(f, i)
	s.tight = false
	switch t.kind {
	case kLParen, kLSquare, kLess:
		s.brackets = append(s.brackets, bracket{t.kind, t.kind == kLSquare && s.keyOf(f, i) == "strides" || isComplex(f, i)})
		s.tight = true
	case kLBrace:
		if is&markOpen == 0 {
			s.brackets = append(s.brackets, bracket{kind: kLBrace})
			s.tight = true
		}
	case kRParen, kRSquare, kGreater, kRBrace:
		if len(s.brackets) > 0 {
			s.brackets = s.brackets[:len(s.brackets)-1]
		}
	case kShape, kColons:
		s.tight = true
	case kEqual:
		s.tight = !space
		s.results = false
	case kColon:
		s.tight = s.results || isPlace(f, i)
	case kComma:
		s.tight = len(s.brackets) > 0 && s.brackets[len(s.brackets)-1].commas
	}
	if is&markName != 0 {
		s.op = strings.TrimPrefix(f.text[t.start:t.end], dialectPrefix)
		s.results = false
	}
	return space
}

// isComplex reports whether the parenthesis i starts a complex number of a
// constant.
func isComplex(f *formatter, i int) bool {
	if f.kind(i) != kLParen || f.kind(i+2) != kComma {
		return false
	}
	switch f.kind(i - 1) {
	case kLess, kLSquare, kComma:
	default:
		return false
	}
	switch f.kind(i + 1) {
	case kInt, kFloat, kHex:
		return true
	}
	return f.word(i+1) == "true" || f.word(i+1) == "false"
}

// keyOf returns "strides" for the bracket i of strides=[…] and
// traversal_strides=[…] in a type.
func (s *spacer) keyOf(f *formatter, i int) string {
	if i > 1 && s.in(kLess) && f.toks[i-1].kind == kEqual && strings.HasSuffix(f.word(i-2), "strides") {
		return "strides"
	}
	return ""
}

// word returns the text of token i, if there is one.
func (f *formatter) word(i int) string {
	if i < 0 || i >= len(f.toks) {
		return ""
	}
	return f.text[f.toks[i].start:f.toks[i].end]
}

func (f *formatter) kind(i int) int16 {
	if i < 0 || i >= len(f.toks) {
		return kEOF
	}
	return f.toks[i].kind
}

// isPlace reports whether the colon i is one of those in "file":3:4 to 5:6.
func isPlace(f *formatter, i int) bool {
	if f.kind(i+1) == kInt && (f.word(i-1) == "to" || f.kind(i-1) == kInt && f.word(i-2) == "to") {
		return true
	}
	first := f.kind(i-1) == kString && f.kind(i+1) == kInt && f.kind(i+2) == kColon && f.kind(i+3) == kInt
	return first || i > 1 && f.kind(i-1) == kInt && f.kind(i-2) == kColon && f.kind(i-3) == kString
}

// before reports whether a space belongs between tokens i-1 and i.
func (s *spacer) before(f *formatter, i int) bool {
	t, prev := &f.toks[i], &f.toks[i-1]
	switch {
	case t.kind == kOther || prev.kind == kOther:
		return t.start > prev.end // a token of no rule: as it is
	case s.tight, s.in(kLess) && t.start == prev.end && scalable(f, i):
		return false
	}
	switch t.kind {
	case kComma, kRParen, kRSquare, kGreater, kColons:
		return false
	case kRBrace:
		return f.marks[t.start]&markClose != 0
	case kEqual:
		return s.results || !s.tightKey(f.word(i-1))
	case kColon:
		return s.spacedColon(f, i)
	case kLParen:
		return spacedParen(f, i)
	case kLSquare:
		return f.kind(i+1) != kBlock && prev.kind != kValue && f.word(i-1) != "fused" && f.word(i-1) != "distinct" && prev.kind != kGreater || s.op == "permute" && s.depth() == 0
	case kLess:
		return f.marks[prev.start]&markName != 0 || !isName(prev.kind) && prev.kind != kRSquare
	}
	return true
}

// scalable reports whether tokens i-1 and i are of the extents of a vector that
// scales with the machine, [4]x[2]xf32.
func scalable(f *formatter, i int) bool {
	if f.kind(i) == kLSquare {
		return f.word(i-1) == "x"
	}
	return f.kind(i-1) == kRSquare && strings.HasPrefix(f.word(i), "x")
}

func isName(kind int16) bool { return kind == kWord || kind == kHash || kind == kExcl }

func spacedParen(f *formatter, i int) bool {
	switch f.kind(i - 1) {
	case kString, kSymbol, kBlock, kLoc:
		return false
	case kWord:
		w := f.word(i - 1)
		return w != "iter_values" && w != "callsite"
	}
	return true
}

// startsArguments reports whether token i opens the arguments of the region of a
// reduce or scan, which stand on a line of their own. It is the last token that
// next has seen.
func (s *spacer) startsArguments(f *formatter, i int) bool {
	return (s.op == "reduce" || s.op == "scan") && f.kind(i) == kLParen && f.kind(i-1) != kLoc && s.depth() == 1
}

// spacedColon reports whether the colon i has a space before it. One that gives
// the type of a name has not.
func (s *spacer) spacedColon(f *formatter, i int) bool {
	switch prev := f.kind(i - 1); {
	case f.word(i-1) == "to":
		return true
	case s.results, isPlace(f, i), s.label && len(s.brackets) == 0:
		return false
	case s.in(kLParen) && prev == kValue:
		return false
	case s.in(kLess) && prev == kWord:
		return false
	}
	return true
}

// tightKey reports whether the equals sign behind a word stands without spaces,
// as the printer has it.
func (s *spacer) tightKey(word string) bool {
	if s.in(kLess) {
		switch word {
		case "tile", "strides", "traversal_strides", "dim_map", "sparse_dim":
			return true
		}
		return false
	}
	if len(s.brackets) > 0 {
		return false
	}
	switch word {
	case "token":
		return s.op != "load_view_tko" && s.op != "store_view_tko" && s.op != "atomic_red_view_tko"
	case "dim":
		return s.op != "cat"
	case "optimization_hints":
		return s.op == "entry"
	case "reverse", "identities":
		return true
	}
	return false
}
