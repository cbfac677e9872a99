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

// literalKey is an attribute of an op that is read or written by a name spelled there.
var literalKey = regexp.MustCompile(`\.(?:Str|Int|Attr|Has|SetAttr|RemoveAttr)\("\w+"`)

// TestAttributeNames holds the packages to the constants for names of attributes: a name
// that is spelled wrong is found by the compiler. Package gpu has the tables.
func TestAttributeNames(t *testing.T) {
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path == "gpu":
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for i, line := range strings.Split(string(text), "\n") {
			if s := literalKey.FindString(line); s != "" {
				t.Errorf("%s:%d: %s…: expected a constant of ast or gpu", path, i+1, s)
			}
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
