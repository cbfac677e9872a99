package conformance

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayImport says which packages of the module each package may import; the
// picture of it is in ARCHITECTURE.md and changes with it. A package below one
// listed here (internal, testdata generators) follows its parent's row. The
// commands and this package may import anything.
var mayImport = map[string][]string{
	".":                       {},
	"halt":                    {},
	"ast/num":                 {},
	"ast":                     {"ast/num", "halt"},
	"ast/opdoc":               {},
	"bytecode":                {"ast", "ast/num"},
	"family":                  {"ast", "ast/num"},
	"grammar":                 {"ast", "ast/num", "family", "grammar/internal/antlr"},
	"verify":                  {"ast", "ast/num", "halt"},
	"verify/expect":           {"ast"},
	"views":                   {"ast", "ast/num"},
	"lowering/layout":         {},
	"lowering/analysis":       {"ast", "ast/num", "halt", "views"},
	"lowering/opt":            {"ast", "ast/num", "halt"},
	"lowering/build":          {"ast", "ast/num", "lowering/analysis"},
	"lowering/machine":        {},
	"lowering/remark":         {"ast"},
	"lowering/model":          {"ast", "ast/num", "views", "lowering/analysis", "lowering/gpu", "lowering/machine"},
	"lowering/chunk":          {"ast", "ast/num", "halt", "views", "lowering/machine"},
	"lowering/gpu":            {"ast", "ast/num", "halt", "launcher", "lowering/layout", "lowering/machine"},
	"lowering/plan/pass":      {"ast", "halt", "lowering/analysis", "lowering/gpu", "lowering/machine", "lowering/remark"},
	"lowering/plan/dce":       {"ast", "halt", "lowering/analysis", "lowering/gpu", "lowering/plan/pass"},
	"lowering/plan/legalize":  {"ast", "ast/num", "halt", "views", "lowering/analysis", "lowering/build", "lowering/gpu", "lowering/model", "lowering/opt", "lowering/plan/dce", "lowering/plan/pass", "lowering/remark"},
	"lowering/plan/transfer":  {"ast", "ast/num", "lowering/analysis", "lowering/gpu", "lowering/layout", "lowering/plan/pass", "lowering/remark"},
	"lowering/plan/live":      {"ast", "halt", "lowering/analysis", "lowering/gpu"},
	"lowering/plan/smem":      {"ast", "lowering/gpu", "lowering/layout", "lowering/plan/live", "lowering/plan/pass", "lowering/plan/transfer", "lowering/remark"},
	"lowering/plan/barrier":   {"ast", "ast/num", "halt", "lowering/analysis", "lowering/gpu", "lowering/plan/live", "lowering/plan/pass", "lowering/plan/transfer"},
	"lowering/plan/batch":     {"ast", "halt", "lowering/analysis", "lowering/gpu", "lowering/plan/pass", "lowering/remark"},
	"lowering/plan/schedule":  {"ast", "ast/num", "halt", "lowering/analysis", "lowering/gpu", "lowering/layout", "lowering/machine", "lowering/model", "lowering/plan/pass", "lowering/remark"},
	"lowering/plan/expand":    {"ast", "ast/num", "halt", "lowering/analysis", "lowering/build", "lowering/gpu", "lowering/plan/dce", "lowering/plan/pass", "lowering/plan/schedule", "lowering/plan/transfer", "lowering/remark"},
	"lowering/plan/assign":    {"ast", "ast/num", "halt", "lowering/analysis", "lowering/gpu", "lowering/layout", "lowering/machine", "lowering/plan/pass", "lowering/plan/transfer", "lowering/remark"},
	"lowering/plan":           {"ast", "halt", "lowering/gpu", "lowering/machine", "lowering/plan/assign", "lowering/plan/barrier", "lowering/plan/batch", "lowering/plan/dce", "lowering/plan/expand", "lowering/plan/legalize", "lowering/plan/pass", "lowering/plan/schedule", "lowering/plan/smem", "lowering/plan/transfer", "lowering/remark"},
	"lowering/plan/hazard":    {"ast", "ast/num", "lowering/gpu"},
	"lowering/llvmgen":        {"ast", "ast/num", "halt", "views", "launcher", "lowering/gpu", "lowering/layout", "lowering/machine", "lowering/plan/transfer", "ptxgen/asm", "ptxgen/ptx"},
	"lowering/recipe":         {"ast", "ast/num", "family", "lowering/gpu", "lowering/machine"},
	"lowering":                {"ast", "halt", "launcher", "lowering/chunk", "lowering/gpu", "lowering/llvmgen", "lowering/machine", "lowering/model", "lowering/opt", "lowering/plan", "lowering/plan/schedule", "lowering/plan/smem", "lowering/recipe", "lowering/remark", "ptxgen", "verify"},
	"ptxgen":                  {"halt", "ptxgen/ptx"},
	"ptxgen/asm":              {"ptxgen/ptx"},
	"ptxgen/ptx":              {"halt"},
	"lsp":                     {"ast", "ast/num", "bytecode", "grammar", "lowering", "lowering/analysis", "lowering/remark", "verify"},
	"tune":                    {"ast", "family", "launcher", "lowering/model"},
	"launcher":                {"ast", "ast/num"},
	"launcher/picture":        {},
	"launcher/cuda":           {"launcher"},
	"launcher/interp":         {"launcher", "ast", "ast/num", "halt", "views"},
	"launcher/ptxsim":         {"launcher", "ast/num", "ptxgen/ptx", "launcher/ptxsim/profile", "launcher/ptxsim/race"},
	"launcher/ptxsim/profile": {},
	"launcher/ptxsim/race":    {},
}

const modulePath = "tileir/"

// TestImports reads the import lines of every file that is not a test.
func TestImports(t *testing.T) {
	seen := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() && (name == "testdata" || name == "bin" || strings.HasPrefix(name, ".") && name != "..") {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		rel, err := filepath.Rel("..", path)
		if err != nil {
			return err
		}
		pkg, allowed, free := row(filepath.ToSlash(filepath.Dir(rel)))
		seen[pkg] = true
		if free {
			return nil
		}
		if allowed == nil {
			t.Errorf("%s: package %s has no row in the import rules", path, pkg)
			return nil
		}
		return checkFile(t, path, pkg, allowed)
	})
	if err != nil {
		t.Fatal(err)
	}
	for pkg := range mayImport {
		if !seen[pkg] {
			t.Errorf("the import rules name package %s, which has no files", pkg)
		}
	}
}

// row finds the rule of the package in a folder: its own or its nearest
// parent's.
func row(dir string) (pkg string, allowed []string, free bool) {
	if first, _, _ := strings.Cut(dir, "/"); first == "cmd" || first == "conformance" {
		return dir, nil, true
	}
	for p := dir; ; p = filepath.ToSlash(filepath.Dir(p)) {
		if a, ok := mayImport[p]; ok && (p != "." || dir == ".") {
			return p, a, false
		}
		if p == "." {
			return dir, nil, false
		}
	}
}

func checkFile(t *testing.T, path, pkg string, allowed []string) error {
	f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	if err != nil {
		return err
	}
	for _, imp := range f.Imports {
		name, err := strconv.Unquote(imp.Path.Value)
		if err != nil {
			return err
		}
		own, ok := strings.CutPrefix(name, modulePath)
		if ok && own != pkg && !slices.Contains(allowed, own) {
			t.Errorf("%s imports %s: package %s may import only %v", path, own, pkg, allowed)
		}
		if strings.Contains(name, "antlr") && pkg != "grammar" {
			t.Errorf("%s imports %s: only grammar sees ANTLR", path, name)
		}
	}
	return nil
}
