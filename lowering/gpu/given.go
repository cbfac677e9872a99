package gpu

import (
	"slices"

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
	return a != nil && a.Given && name != AttrDivisor && name != AttrLaunch && name != AttrArguments
}

// IsOn reports whether an op of the language is one of a place.
func IsOn(p Place, op *ast.Op) bool { return stands(p, op, None) }

// CheckGiven says what is wrong with a value for an attribute of a schedule, wherever
// it stands and whatever the target; empty: nothing.
func CheckGiven(a *LangAttr, value ast.Attr) string { return a.refuse(value) }
