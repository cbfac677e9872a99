package conformance

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// mostMethods is how many methods a type below lowering may have without a reason.
const mostMethods = 25

// methodsBound is how the comment of a type says that it has more, before the reason: "Its methods,
// up to 280, are …".
var methodsBound = regexp.MustCompile(`Its methods, up to (\d+), are `)

// methodsOf are a type's methods in a package.
type methodsOf struct {
	count int
	doc   string
	at    token.Position
}

// TestMethodsPerType holds the types below lowering to one job each: one with more than 25 methods
// says in its comment how many it may have, and why they are not divided. The bound is near
// to what there are, so that a type which was divided does not grow back.
func TestMethodsPerType(t *testing.T) {
	types := 0
	err := filepath.WalkDir(filepath.FromSlash("../lowering"), func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		for name, m := range methodsIn(t, dir) {
			types++
			most := mostMethods
			if bound := methodsBound.FindStringSubmatch(strings.Join(strings.Fields(m.doc), " ")); bound != nil {
				most, _ = strconv.Atoi(bound[1])
				if m.count <= most-20 || m.count <= mostMethods {
					t.Errorf("%s: %s has %d methods, and its comment speaks of up to %d", m.at, name, m.count, most)
				}
			}
			if m.count > most {
				t.Errorf("%s: %s has %d methods, more than %d: expected a type for each job, or in its comment \"Its methods, up to N, are …\" with the reason", m.at, name, m.count, most)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if types < 100 {
		t.Errorf("found %d types", types)
	}
}

// methodsIn counts the methods of the types that a folder's files declare, but for tests.
func methodsIn(t *testing.T, dir string) map[string]*methodsOf {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	set, list := token.NewFileSet(), map[string]*methodsOf{}
	of := func(name string) *methodsOf {
		if list[name] == nil {
			list[name] = &methodsOf{}
		}
		return list[name]
	}
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv != nil {
					of(receiver(d.Recv.List[0].Type)).count++
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if s, ok := s.(*ast.TypeSpec); ok {
						m := of(s.Name.Name)
						m.at, m.doc = set.Position(s.Pos()), d.Doc.Text()+s.Doc.Text()
					}
				}
			}
		}
	}
	return list
}

// receiver is the name of a method's type.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}
