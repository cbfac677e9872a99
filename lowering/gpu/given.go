package gpu

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tileir/ast"
)

// GivenOn lists the attributes of a schedule that may be given for ops of a place, in
// the order of the table: all but what the launch says, and schedules by target.
func GivenOn(p Place) (list []LangAttr) {
	for _, a := range Attrs {
		if ByHand(a.Name) && a.Name != AttrSchedule && slices.Contains(a.On, p) {
			list = append(list, a)
		}
	}
	return list
}

// ByHand reports whether an attribute is one of a schedule that a person, a recipe or a tuner
// may give.
func ByHand(name string) bool {
	a := langAttr(name)
	return a != nil && a.Given && name != AttrDivisor && name != AttrLaunch && name != AttrArguments && name != AttrWhy
}

// GivenFor reports whether an attribute is one of a schedule for ops of a place.
func GivenFor(name string, p Place) bool {
	a := langAttr(name)
	return a != nil && slices.Contains(a.On, p)
}

// IsOn reports whether an op of the language is one of a place.
func IsOn(p Place, op *ast.Op) bool { return stands(p, op, None) }

// CheckGiven says what is wrong with a value for an attribute of a schedule, wherever
// it stands and whatever the target; empty: nothing.
func CheckGiven(a *LangAttr, value ast.Attr) string { return a.refuse(value) }

// FormatGiven writes the value of an attribute of a schedule as a recipe has it.
func FormatGiven(v ast.Attr) string {
	switch v := v.(type) {
	case ast.IntAttr:
		return fmt.Sprint(v.Value)
	case ast.BoolAttr:
		return fmt.Sprint(bool(v))
	case ast.StringAttr:
		return strconv.Quote(string(v))
	case ast.DenseArrayAttr:
		return strings.ReplaceAll(fmt.Sprint(v.Values), " ", ", ")
	case ast.UnitAttr:
		return "true"
	}
	panic(fmt.Sprintf("BUG: gpu: no form for an attribute of type %T in a schedule", v))
}

// KeepWhy hands the reasons of what is scheduled for an op on to what is made of it.
func KeepWhy(to, from *ast.Op) {
	if why := from.Attr(AttrWhy); why != nil {
		to.SetAttr(AttrWhy, why)
	}
}
