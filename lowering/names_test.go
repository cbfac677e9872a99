package lowering_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
)

// literalKey is an attribute of an op that is read, written or described by a name spelled
// there.
var literalKey = regexp.MustCompile(`\.(?:Str|Int|Enum|Attr|Has|SetAttr|RemoveAttr)\("\w+"|\bIntsOf\(\w+, "\w+"|\{Name: "\w+", Kind: \w+Attr`)

// TestAttributeNames holds the packages to the constants for names of attributes: a name
// that is spelled wrong is found by the compiler.
func TestAttributeNames(t *testing.T) {
	eachLine(t, func(path string, n int, line string) {
		if s := literalKey.FindString(line); s != "" {
			t.Errorf("%s:%d: %s…: expected a constant of ast or gpu", path, n, s)
		}
	})
}

// numbered is an operand or a result that is asked for by a number, or by one and a sum.
var numbered = regexp.MustCompile(`\.(?:Operand|Result|Group|Opt|SetOperand)\([^)]*[0-9].*|\.(?:Operands|Results)\(\)\[[^]]*[0-9].*`)

// TestOperandNames holds the packages to the names of operands and results that the
// tables have. What is said of ops of several kinds, which call it differently, stands
// here.
func TestOperandNames(t *testing.T) {
	may := map[string]int{ // how many lines of a file
		"analysis/affine.go":        1, // sums: of addi, subi and offset
		"gpu/parts.go":              1, // factors: of the language's products and of the plan's
		"gpu/shared.go":             1, // the last operand, if that is a token
		"llvmgen/elementwise.go":    1, // the first operand of any elementwise op
		"opt/evaluate.go":           1, // likewise
		"opt/fold.go":               4, // both operands of any op with two
		"plan/assign/assign.go":     1, // rows: the tile of row numbers comes behind its view
		"plan/barrier/barrier.go":   1, // what pointers or views are made of
		"plan/expand/consumer.go":   1, // a slot and a phase are results one behind the other
		"plan/expand/rolewriter.go": 1, // likewise
		"plan/hazard/hazard.go":     1, // what pointers or views are made of
		"plan/legalize/prints.go":   1, // what a load or a conversion of it reads
		"plan/transfer/transfer.go": 1, // the tile that moves: of inserts, extracts, conversions
	}
	found := map[string]int{}
	eachLine(t, func(path string, n int, line string) {
		if s := numbered.FindString(line); s != "" {
			if found[path]++; found[path] > may[path] {
				t.Errorf("%s:%d: %s: expected the name of the operand or the result, as by Op.Get or gpu.Get", path, n, s)
			}
		}
	})
	for path, n := range may {
		if found[path] < n {
			t.Errorf("%s: expected %d lines with numbers, as is said here, got %d", path, n, found[path])
		}
	}
}

// memoryOps finds lines that name two of the ops that access memory.
var memoryOps = regexp.MustCompile(`ast\.Op(?:Load|Store|Atomic)\w+.*ast\.Op(?:Load|Store|Atomic)\w+`)

// TestMemoryOps: which ops access memory, and how, their rows of the table say alone, so
// that one more is a row and not one more case here and there.
func TestMemoryOps(t *testing.T) {
	eachLine(t, func(path string, n int, line string) {
		if s := memoryOps.FindString(line); s != "" {
			t.Errorf("%s:%d: %s: expected what the table says, as by Op.IsLoad or Op.ThroughView", path, n, s)
		}
	})
}

// ownWords are words that plans once had for what the field calls otherwise, in comments, in
// texts, or as names.
var ownWords = regexp.MustCompile(`(?i)\b(?:pulled|sites?|settled?|firsts|anchors?|dealt|notruth|speakers?|luck|turnstiles?|batons?|idle barriers?|goes many ways)\b`)

// TestTerms: what the field has a term for is called so; the glossary of ARCHITECTURE.md has
// those that are not known to everybody.
func TestTerms(t *testing.T) {
	eachLine(t, func(path string, n int, line string) {
		if s := ownWords.FindString(line); s != "" {
			t.Errorf("%s:%d: %s: expected a term of the field, as demand, materialize, leader, redundant barrier or warpgroup", path, n, s)
		}
	})
}

// eachLine calls f with each line of the packages but those of tests.
func eachLine(t *testing.T, f func(path string, n int, line string)) {
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for i, line := range strings.Split(string(text), "\n") {
			f(path, i+1, line)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestAttributeNamesOfTable holds the constants to the table of ops.
func TestAttributeNamesOfTable(t *testing.T) {
	text, err := os.ReadFile("../ast/attrkeys.go")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, info := range ast.Table {
		for _, a := range info.Attrs {
			known[a.Name] = true
		}
	}
	keys := regexp.MustCompile(`(?m)= "(\w+)"$`).FindAllSubmatch(text, -1)
	if len(keys) == 0 {
		t.Error("no constants found")
	}
	for _, m := range keys {
		if !known[string(m[1])] {
			t.Errorf("%q: no op of the table has such an attribute", m[1])
		}
	}
}
