package main

import (
	"strings"

	"tileir/ast"
)

// syntaxOf renders the assembly format of an op for a reader, such as
// "%result = addi %lhs, %rhs [overflow<overflow>] [{…}] : type(result)".
func syntaxOf(info *ast.OpInfo) string {
	code, _ := ast.Lookup(info.Name)
	s := &syntax{info: info}
	s.results()
	s.word(info.Name)
	switch f := ast.FormatOf(code); {
	case f == nil:
		s.word("(generic form only)")
	case f.ByHand != "":
		s.word(handSyntax(info, f.ByHand))
	default:
		s.list(f.Directives)
	}
	return s.b.String()
}

// syntax collects the words of one line; tight suppresses the next space.
type syntax struct {
	info  *ast.OpInfo
	b     strings.Builder
	tight bool
}

// word adds a word with the space that belongs before it.
func (s *syntax) word(w string) {
	opens := strings.HasSuffix(s.b.String(), "(") || strings.HasSuffix(s.b.String(), " [")
	closes := w == "," || w == ")" || w == "]"
	if s.b.Len() > 0 && !s.tight && !opens && !closes {
		s.b.WriteByte(' ')
	}
	s.tight = false
	s.b.WriteString(w)
}

func (s *syntax) results() {
	for i, r := range s.info.Results {
		if i > 0 {
			s.word(",")
		}
		s.word("%" + r.Name)
		if r.Arity == ast.Variadic {
			s.b.WriteString(", …")
		}
	}
	if len(s.info.Results) > 0 {
		s.word("=")
	}
}

func (s *syntax) list(ds []ast.Directive) {
	for i := range ds {
		s.tight = s.tight || ds[i].Tight
		s.directive(&ds[i])
	}
}

// group adds what may be left out, as [ … ]?.
func (s *syntax) group(d *ast.Directive) {
	inner := &syntax{info: s.info}
	inner.list(d.Body)
	s.word("[" + inner.b.String() + "]?")
}

func (s *syntax) directive(d *ast.Directive) {
	switch d.Kind {
	case ast.FormatLiteral:
		s.word(d.Text)
	case ast.FormatOperand:
		s.word(valueSyntax(&s.info.Operands[d.Index]))
	case ast.FormatAttr:
		s.attr(&s.info.Attrs[d.Index])
	case ast.FormatRegion:
		s.word("{ " + s.info.Regions[d.Index] + " }")
	case ast.FormatOperandType:
		s.word(typeSyntax(&s.info.Operands[d.Index]))
	case ast.FormatResultType:
		s.word(typeSyntax(&s.info.Results[d.Index]))
	case ast.FormatAttrDict:
		s.word("[{…}]?")
	case ast.FormatAttrDictWithKeyword:
		s.word("[attributes {…}]?")
	case ast.FormatGroup:
		s.group(d)
	case ast.FormatOneOf:
		for i := range d.Body {
			s.group(&d.Body[i])
		}
	case ast.FormatCustom:
		s.custom(d)
	}
}

func valueSyntax(o *ast.OperandInfo) string {
	if o.Arity == ast.Variadic {
		return "%" + o.Name + ", …"
	}
	return "%" + o.Name
}

func typeSyntax(o *ast.OperandInfo) string {
	if o.Arity == ast.Variadic {
		return "type(" + o.Name + "), …"
	}
	return "type(" + o.Name + ")"
}

func (s *syntax) attr(a *ast.AttrInfo) {
	switch {
	case a.Kind == ast.AttrUnit: // its keyword says all
	case a.Kind == ast.AttrEnum && !a.Enum.Bare():
		s.b.WriteString("<" + a.Name + ">")
	case a.Kind == ast.AttrSymbolName || a.Kind == ast.AttrSymbolRef:
		s.word("@" + a.Name)
	case a.Kind == ast.AttrString:
		s.word("\"" + a.Name + "\"")
	default:
		s.word(a.Name)
	}
}

func (s *syntax) custom(d *ast.Directive) {
	name := func() string { return s.info.Attrs[d.Body[0].Index].Name }
	switch d.Text {
	case "Rounding":
		s.word("[rounding<" + name() + ">]?")
	case "Keyword":
		s.word(name())
	case "Visibility":
		s.word("[public|private]?")
	case "Predicate":
		s.word("div_by<…>|same_elements<…>|bounded<…>")
	case "Constant":
		s.word("<elem: " + name() + "> : type")
	case "IfRegion":
		s.word("{ " + s.info.Regions[d.Body[0].Index] + " }")
	case "ArgumentRegion":
		s.word("(%arg: type, …) { " + s.info.Regions[d.Body[0].Index] + " }")
	default:
		panic("BUG: tileopt: no words for custom<" + d.Text + ">")
	}
}

// handSyntax spells what parser and printer do by hand.
func handSyntax(info *ast.OpInfo, custom string) string {
	switch custom {
	case "Entry":
		return "@sym_name(%arg: type, …) [optimization_hints=<…>]? { body }"
	case "For":
		return "[unsigned]? %iv in (%lowerBound to %upperBound, step %step) : type " +
			"[iter_values(%arg = %init, …) -> (type, …)]? { region }"
	case "Loop":
		return "[iter_values(%arg = %init, …)]? [: type(init), …]? [-> type(result), …]? { region }"
	case "MakeTensorView":
		return "%base, shape = [extent, …], strides = [stride, …] [{…}]? : [type(base),]? [type(extent) ->]? type(result)"
	case "MakeView":
		return "%" + info.Operands[0].Name + " [{…}]? : type(result)"
	case "GetIndexSpaceShape", "GetTensorShape":
		return "%src [{…}]? : type(src) -> type(result)"
	case "LoadView":
		return "memory_ordering_semantics [memory_scope]? %view[%index, …] [token = %token]? " +
			"[optimization_hints = <…>]? [inbounds = [bool, …]]? [attributes {…}]? : type(view), type(index), … -> type(tile), token"
	case "StoreView":
		return "memory_ordering_semantics [memory_scope]? %tile, %view[%index, …] [token = %token]? " +
			"[optimization_hints = <…>]? [inbounds = [bool, …]]? [attributes {…}]? : type(tile), type(view), type(index), … -> token"
	case "AtomicRedView":
		return "relaxed memory_scope %view[%index, …], mode, %value [token = %token]? [attributes {…}]? " +
			": type(value), type(view), type(index), … -> token"
	}
	panic("BUG: tileopt: no words for custom<" + custom + ">")
}
