// Package codes knows what every code of a finding stands for, whichever package
// finds it.
package codes

import (
	"fmt"

	"tileir/family"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/remark"
	"tileir/verify"
)

// Explanation is what there is to say about a code.
type Explanation struct {
	Code, Title, Detail string
	Example             string // a module that draws the finding; "" if there is none
}

// All lists the codes: of reading, of verifying, of compiling, and of remarks.
func All() (list []Explanation) {
	for _, e := range grammar.Codes {
		list = append(list, Explanation{e.Code, e.Title, e.Detail, e.Example})
	}
	for _, e := range family.Codes {
		list = append(list, Explanation{e.Code, e.Title, e.Detail, e.Example})
	}
	for _, e := range verify.Codes {
		list = append(list, Explanation{e.Code.String(), e.Title, e.Detail, e.Example})
	}
	for _, e := range lowering.Codes {
		list = append(list, Explanation{e.Code, e.Title, e.Detail, e.Example})
	}
	for i := range remark.Table {
		e := &remark.Table[i]
		list = append(list, Explanation{e.Code, e.Title, ofRemark(e), ""})
	}
	return list
}

// ofRemark says what kind of a remark there is, and when.
func ofRemark(e *remark.Row) string {
	text := fmt.Sprintf("A remark of pass %s (%s):\n\n    %s\n\n%s", e.Pass, e.Kind, e.Text, e.Detail)
	if e.Instead != "" {
		text += "\n\nInstead: " + e.Instead + "."
	}
	return text
}

// Of returns what there is to say about a code, and whether there is such a code.
func Of(code string) (Explanation, bool) {
	for _, e := range All() {
		if e.Code == code {
			return e, true
		}
	}
	return Explanation{}, false
}

// Names lists the codes alone.
func Names() (names []string) {
	for _, e := range All() {
		names = append(names, e.Code)
	}
	return names
}

// Title returns what a code stands for in a few words, or "".
func Title(code string) string {
	e, _ := Of(code)
	return e.Title
}
