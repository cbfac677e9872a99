package verify

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
)

// Every op has a rule or a reason why it has none.
func TestEveryOpHasARule(t *testing.T) {
	for op := ast.Opcode(0); op < ast.NumOps; op++ {
		if r := rules[op]; (r.check == nil) == (r.none == "") {
			t.Errorf("%s: want either a rule or a reason", ast.Table[op].Name)
		}
	}
}

// The catalogue is in order, complete, and lists each code of the source once.
func TestCatalogue(t *testing.T) {
	for i, e := range Codes {
		if e.Title == "" || e.Detail == "" {
			t.Errorf("%s: nothing is said", e.Code)
		}
		if i > 0 && Codes[i-1].Code >= e.Code {
			t.Errorf("%s stands after %s", e.Code, Codes[i-1].Code)
		}
	}
	declared := map[string]bool{}
	text, err := os.ReadFile("code.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`(?m)^\t(code[A-Z]\w*)`).FindAllStringSubmatch(string(text), -1) {
		declared[m[1]] = true
	}
	files, _ := filepath.Glob("*.go")
	used := map[string]bool{}
	listed := map[string]bool{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\bcode[A-Z]\w*`).FindAllString(string(text), -1) {
			switch {
			case f == "codes.go":
				listed[m] = true
			case f != "code.go" && !strings.HasSuffix(f, "_test.go"):
				used[m] = true
			}
		}
	}
	for name := range declared {
		if !used[name] || !listed[name] {
			t.Errorf("%s: used %v, in the catalogue %v", name, used[name], listed[name])
		}
	}
}

// A fault of a type has one code, whoever reports it.
func TestFaultCodes(t *testing.T) {
	for f := ast.FaultNone + 1; int(f) < len(faultCodes); f++ {
		if f.Code() != faultCodes[f].String() {
			t.Errorf("fault %d: %s in ast, %s here", f, f.Code(), faultCodes[f])
		}
	}
}
