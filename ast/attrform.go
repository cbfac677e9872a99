package ast

import "tileir/ast/num"

// Takes reports whether v has the form that the attribute must have: of an enumeration, that
// it is one of its values; which of them an op takes, and in which range a number is, is
// another question.
func (a *AttrInfo) Takes(v Attr) (ok bool) {
	switch a.Kind {
	case AttrUnit:
		_, ok = v.(UnitAttr)
	case AttrBool:
		_, ok = v.(BoolAttr)
	case AttrI32:
		ok = isInt(v, num.I32)
	case AttrI64:
		ok = isInt(v, num.I64)
	case AttrString, AttrSymbolName:
		_, ok = v.(StringAttr)
	case AttrSymbolRef:
		s, is := v.(SymbolAttr)
		ok = is && len(s.Nested) == 0
	case AttrFunctionType:
		if t, is := v.(TypeAttr); is {
			_, ok = t.Type.(*FunctionType)
		}
	case AttrArray:
		_, ok = v.(ArrayAttr)
	case AttrDictArray:
		ok = isDictArray(v)
	case AttrDense:
		_, ok = v.(*DenseAttr)
	case AttrDenseI32:
		ok = isDenseArray(v, num.I32)
	case AttrIndexFlags:
		ok = isDenseArray(v, num.I1)
	case AttrEnum:
		e, is := v.(EnumAttr)
		ok = is && e.Enum == a.Enum && int(e.Value) < len(e.Enum.Info().Names) && e.String() != ""
	case AttrHints:
		_, ok = v.(HintsAttr)
	case AttrPredicate:
		switch v.(type) {
		case DivByAttr, SameElementsAttr, BoundedAttr:
			ok = true
		}
	}
	return ok
}

func isInt(v Attr, t num.Type) bool {
	n, ok := v.(IntAttr)
	return ok && n.Type == NumType(t)
}

func isDenseArray(v Attr, elem num.Type) bool {
	d, ok := v.(DenseArrayAttr)
	return ok && d.Elem == elem
}

func isDictArray(v Attr) bool {
	list, ok := v.(ArrayAttr)
	for _, e := range list {
		if _, dict := e.(DictAttr); !dict {
			return false
		}
	}
	return ok
}

// Form says which form the attribute must have, as "an array of i32".
func (a *AttrInfo) Form() string {
	switch a.Kind {
	case AttrUnit:
		return "a unit"
	case AttrBool:
		return "true or false"
	case AttrI32:
		return "an integer of type i32"
	case AttrI64:
		return "an integer of type i64"
	case AttrString, AttrSymbolName:
		return "a string"
	case AttrSymbolRef:
		return "a symbol such as @name"
	case AttrFunctionType:
		return "a function type"
	case AttrArray:
		return "an array"
	case AttrDictArray:
		return "an array of dictionaries"
	case AttrDense:
		return "the elements of a tile"
	case AttrDenseI32:
		return "an array of i32"
	case AttrIndexFlags:
		return "an array of i1"
	case AttrHints:
		return "optimization_hints"
	case AttrPredicate:
		return "div_by, same_elements or bounded"
	}
	return "one of the values of " + a.Enum.Info().Mnemonic
}
