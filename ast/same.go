package ast

import (
	"bytes"
	"slices"
)

// SameAttr reports whether a and b are the same attribute. Dictionaries are
// the same whatever the order of their entries.
func SameAttr(a, b Attr) bool {
	switch a := a.(type) {
	case nil:
		return b == nil
	case IntAttr:
		b, ok := b.(IntAttr)
		return ok && a.Value == b.Value && Same(a.Type, b.Type)
	case SymbolAttr:
		b, ok := b.(SymbolAttr)
		return ok && a.Root == b.Root && slices.Equal(a.Nested, b.Nested)
	case TypeAttr:
		b, ok := b.(TypeAttr)
		return ok && Same(a.Type, b.Type)
	case ArrayAttr:
		b, ok := b.(ArrayAttr)
		return ok && slices.EqualFunc(a, b, SameAttr)
	case DictAttr:
		b, ok := b.(DictAttr)
		return ok && sameEntries(a, b)
	case DenseArrayAttr:
		b, ok := b.(DenseArrayAttr)
		return ok && a.Elem == b.Elem && slices.Equal(a.Values, b.Values)
	case *DenseAttr:
		b, ok := b.(*DenseAttr)
		return ok && a.Splat == b.Splat && bytes.Equal(a.Data, b.Data) && Same(a.Type, b.Type)
	case SameElementsAttr:
		b, ok := b.(SameElementsAttr)
		return ok && slices.Equal(a.Values, b.Values)
	case BoundedAttr:
		b, ok := b.(BoundedAttr)
		return ok && sameBound(a.Lo, b.Lo) && sameBound(a.Hi, b.Hi)
	case HintsAttr:
		b, ok := b.(HintsAttr)
		return ok && sameEntries(a.Targets, b.Targets)
	case *DialectAttr:
		b, ok := b.(*DialectAttr)
		return ok && a.Name == b.Name && sameEntries(a.Params, b.Params)
	case LocAttr:
		b, ok := b.(LocAttr)
		return ok && SameLocation(a.Loc, b.Loc)
	}
	switch b.(type) {
	case SymbolAttr, ArrayAttr, DictAttr, DenseArrayAttr, SameElementsAttr, HintsAttr:
		return false
	}
	return a == b
}

func sameEntries(a, b DictAttr) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if other := b.Get(a[i].Name); other == nil || !SameAttr(a[i].Value, other) {
			return false
		}
	}
	return true
}

func sameBound(a, b *int64) bool {
	if a == nil || b == nil {
		return a == b
	}
	return *a == *b
}

// SameLocation reports whether a and b are the same location; nil is unknown.
func SameLocation(a, b *Location) bool {
	if a == nil || b == nil {
		return (a == nil || a.Kind == LocUnknown) && (b == nil || b.Kind == LocUnknown)
	}
	return a.Kind == b.Kind && a.Name == b.Name && a.Line == b.Line && a.Col == b.Col &&
		(a.End == nil) == (b.End == nil) && (a.End == nil || *a.End == *b.End) &&
		slices.EqualFunc(a.Subs, b.Subs, SameLocation) && SameAttr(a.Meta, b.Meta)
}
