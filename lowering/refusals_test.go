package lowering_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/lowering/remark"
)

// TestNoSilentElse holds what the passes decide to its word: testdata/refusals.txt says of
// each of their functions that answers yes or no which remarks are made where it says no, or
// why that refuses nothing, and no refusal that a function returns is dropped. TestRemarks
// has a program for each remark.
func TestNoSilentElse(t *testing.T) {
	ledger := refusalLedger(t)
	for _, dir := range []string{"plan", "plan/schedule", "plan/legalize", "plan/transfer", "plan/batch", "plan/assign", "chunk"} {
		files := parseGo(t, dir)
		refusing := map[string]int{} // functions that return a refusal: which of their results
		for _, f := range files {
			for _, fn := range functionsOf(f) {
				at := filepath.Base(dir) + "." + fn.Name.Name
				if resultOf(fn, "bool") >= 0 && !ledger[at] {
					t.Errorf("%s answers yes or no: say in testdata/refusals.txt which remarks are made where it says no, or why that refuses nothing", at)
				} else if resultOf(fn, "bool") >= 0 {
					delete(ledger, at)
				}
				if i := resultOf(fn, "*pass.Refusal"); i >= 0 {
					refusing[fn.Name.Name] = i
				}
			}
		}
		for _, f := range files {
			for _, dropped := range droppedRefusals(f, refusing) {
				if at := filepath.Base(dir) + "." + dropped; !ledger[at] {
					t.Errorf("%s: a refusal is asked for and not said: say it, or say in testdata/refusals.txt who does", at)
				} else {
					delete(ledger, at)
				}
			}
		}
	}
	for _, at := range slices.Sorted(maps.Keys(ledger)) {
		t.Errorf("testdata/refusals.txt speaks of %s, which answers nothing", at)
	}
}

// refusalLedger reads testdata/refusals.txt: a line for each function, with the names of
// remarks behind a colon, or a sentence in brackets.
func refusalLedger(t *testing.T) map[string]bool {
	t.Helper()
	text, err := os.ReadFile("testdata/refusals.txt")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, row := range remark.Table {
		names[row.Name] = true
	}
	ledger := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		at, said, ok := strings.Cut(line, ": ")
		if !ok || ledger[at] {
			t.Errorf("testdata/refusals.txt: expected a function, a colon and what is said, once, got %q", line)
		}
		ledger[at] = true
		if strings.HasPrefix(said, "(") {
			continue
		}
		for name := range strings.FieldsSeq(said) {
			if !names[name] {
				t.Errorf("testdata/refusals.txt: %s: there is no remark %s", at, name)
			}
		}
	}
	return ledger
}

// parseGo parses the files of a package but its tests.
func parseGo(t *testing.T, dir string) (files []*ast.File) {
	t.Helper()
	paths, err := filepath.Glob(dir + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

func functionsOf(f *ast.File) (list []*ast.FuncDecl) {
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok {
			list = append(list, fn)
		}
	}
	return list
}

// resultOf is which result of a function has a type, or -1.
func resultOf(fn *ast.FuncDecl, want string) int {
	at := 0
	if fn.Type.Results == nil {
		return -1
	}
	for _, field := range fn.Type.Results.List {
		if typeName(field.Type) == want {
			return at
		}
		at += max(1, len(field.Names))
	}
	return -1
}

// typeName is how the type of a result is written, as far as resultOf asks.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.StarExpr:
		return "*" + typeName(e.X)
	case *ast.SelectorExpr:
		return typeName(e.X) + "." + e.Sel.Name
	}
	return ""
}

// droppedRefusals lists the calls in a file that ask for a refusal and leave it: as a
// statement, as a blank, or compared with nil at once.
func droppedRefusals(f *ast.File, refusing map[string]int) (list []string) {
	for _, fn := range functionsOf(f) {
		drop := func(e ast.Expr, which int) {
			if name, i := calledRefusing(e, refusing); name != "" && (which < 0 || which == i) {
				list = append(list, fmt.Sprintf("%s drops %s", fn.Name.Name, name))
			}
		}
		ast.Inspect(fn, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ExprStmt:
				drop(n.X, -1)
			case *ast.BinaryExpr:
				drop(n.X, -1)
			case *ast.AssignStmt:
				for i, l := range n.Lhs {
					if id, ok := l.(*ast.Ident); ok && id.Name == "_" && len(n.Rhs) == 1 {
						drop(n.Rhs[0], i)
					}
				}
			}
			return true
		})
	}
	return list
}

// calledRefusing returns the function that an expression calls and which of its results is a
// refusal, if one is.
func calledRefusing(e ast.Expr, refusing map[string]int) (name string, result int) {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return "", 0
	}
	switch f := call.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
	}
	result, ok = refusing[name]
	if !ok {
		return "", 0
	}
	return name, result
}
