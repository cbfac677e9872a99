package verify

import (
	"fmt"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

const (
	i1  = ast.NumType(num.I1)
	i32 = ast.NumType(num.I32)
	i64 = ast.NumType(num.I64)
	f16 = ast.NumType(num.F16)

	bf16 = ast.NumType(num.BF16)
)

// spell renders a type for a message.
func spell(t ast.Type) string {
	if t == nil {
		return "no type"
	}
	if tile := ast.AsTile(t); tile != nil && tile.Elem == nil {
		return "a tile of nothing"
	}
	return t.String()
}

// spellAll renders a list of types as "(a, b)".
func spellAll(ts []ast.Type) string {
	var b strings.Builder
	b.WriteByte('(')
	for i, t := range ts {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(spell(t))
	}
	return b.String() + ")"
}

// typesOf returns the types of values, for a message.
func typesOf(vs []*ast.Value) []ast.Type {
	ts := make([]ast.Type, len(vs))
	for i, v := range vs {
		ts[i] = v.Type
	}
	return ts
}

// valueName renders a value as the source names it.
func valueName(v *ast.Value) string {
	if v.Name == "" {
		return "the value"
	}
	return "%" + v.Name
}

func countText(least, most int, noun string) string {
	switch {
	case most < 0 && least == 0:
		return "any number of " + noun + "s"
	case most < 0:
		return fmt.Sprintf("%d or more %s", least, plural(noun, 2))
	case least == most:
		return fmt.Sprintf("%d %s", least, plural(noun, least))
	}
	return fmt.Sprintf("%d to %d %s", least, most, plural(noun, most))
}

// named is "result tile"; where the name says no more, "the result".
func named(what, name string) string {
	if name == what || name == what+"s" {
		return "the " + what
	}
	return what + " " + name
}

// counted is "1 index", "2 indices".
func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

func plural(noun string, n int) string {
	if n == 1 {
		return noun
	}
	return noun + "s"
}

// list joins words as "a, b or c".
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// variants lists the values of an enumeration that an attribute may have.
func variants(a *ast.AttrInfo) string {
	words := make([]string, len(a.Only))
	for i, v := range a.Only {
		words[i] = a.Enum.Info().Names[v]
	}
	return list(words)
}

// attrText names an attribute's form, for messages about a wrong one.
func attrText(v ast.Attr) string {
	switch v := v.(type) {
	case ast.UnitAttr:
		return "a unit"
	case ast.BoolAttr:
		return fmt.Sprint(bool(v))
	case ast.IntAttr:
		return fmt.Sprintf("%d : %s", v.Value, spell(v.Type))
	case ast.FloatAttr:
		return "a number of type " + v.Type.String()
	case ast.StringAttr:
		return fmt.Sprintf("%q", string(v))
	case ast.SymbolAttr:
		return "@" + v.Root
	case ast.TypeAttr:
		return "the type " + spell(v.Type)
	case ast.ArrayAttr:
		return fmt.Sprintf("an array of %d", len(v))
	case ast.DictAttr:
		return "a dictionary"
	case ast.DenseArrayAttr:
		return "an array of " + v.Elem.String()
	case *ast.DenseAttr:
		return "the elements of a tile"
	case ast.EnumAttr:
		if names := v.Enum.Info().Names; int(v.Value) >= len(names) {
			return fmt.Sprintf("%s number %d", v.Enum.Info().Mnemonic, v.Value)
		}
		return v.Enum.Info().Mnemonic + "<" + v.String() + ">"
	case ast.HintsAttr:
		return "optimization_hints"
	case *ast.DialectAttr:
		return "#cuda_tile." + v.Name
	case ast.OpaqueAttr:
		return v.Text
	}
	return "another kind of attribute"
}
