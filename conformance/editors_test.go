package conformance

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/family"
)

// TestVSCode: what the extension's files name is there, and the library that VS Code's
// client is made of can speak to the language server.
func TestVSCode(t *testing.T) {
	const folder = "../editors/vscode"
	var manifest struct {
		Main        string
		Contributes struct {
			Languages []struct{ ID, Configuration string }
			Grammars  []struct{ Language, ScopeName, Path string }
		}
	}
	readJSON(t, filepath.Join(folder, "package.json"), &manifest)
	named := []string{manifest.Main}
	for _, l := range manifest.Contributes.Languages {
		named = append(named, l.Configuration)
		readJSON(t, filepath.Join(folder, l.Configuration), new(any))
	}
	for _, g := range manifest.Contributes.Grammars {
		named = append(named, g.Path)
		var grammar struct{ ScopeName string }
		if readJSON(t, filepath.Join(folder, g.Path), &grammar); grammar.ScopeName != g.ScopeName {
			t.Errorf("%s is of %s, package.json says %s", g.Path, grammar.ScopeName, g.ScopeName)
		}
	}
	for _, path := range named {
		if _, err := os.Stat(filepath.Join(folder, path)); err != nil {
			t.Errorf("package.json: %v", err)
		}
	}
	node, err := exec.LookPath("node")
	if _, none := os.Stat(filepath.Join(folder, "node_modules")); err != nil || none != nil {
		t.Skip("the client was not run: it needs node, and npm ci in editors/vscode")
	}
	tileopt := command(t, "tileopt")
	binary := filepath.Join(t.TempDir(), "k.tileirbc")
	if said, err := exec.Command(tileopt, "--mlir-to-cudatilebc", "../examples/vector_add.mlir", "-o", binary).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	cmd := exec.Command(node, "test/client.js")
	cmd.Dir, cmd.Env = folder, append(os.Environ(), "TILEOPT="+tileopt, "BYTECODE="+binary)
	if said, err := cmd.CombinedOutput(); err != nil || string(said) != "ok\n" {
		t.Errorf("%v\n%s", err, said)
	}
}

func readJSON(t *testing.T, path string, to any) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, to); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
}

// TestTreeSitterOps: the grammar for tree-sitter knows the ops of the table.
func TestTreeSitterOps(t *testing.T) {
	var names []string
	for code := ast.OpUnregistered + 1; code < ast.NumOps; code++ {
		if info := &ast.Table[code]; !info.Is(ast.TestOnly) {
			names = append(names, info.Name)
		}
	}
	slices.Sort(names)
	var b strings.Builder
	b.WriteString("// The ops of the language. go test ./conformance -run TestTreeSitterOps -update writes this file.\nmodule.exports = [\n")
	for _, name := range names {
		fmt.Fprintf(&b, "  %q,\n", name)
	}
	b.WriteString("];\n")
	const path = "../editors/tree-sitter-tileir/ops.js"
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != b.String() {
		t.Errorf("%s is not current (%v): go test ./conformance -run TestTreeSitterOps -update writes it", path, err)
	}
}

// member returns where a kernel stands as Tile IR: a family becomes a file of dir.
func member(t *testing.T, path, dir string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	src, findings := family.Expand(path, text, nil)
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	if src.Template != nil {
		path = filepath.Join(dir, filepath.Base(path))
		if err := os.WriteFile(path, src.Text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	full, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return full
}

// TestTreeSitter has tree-sitter make the parser, try it on its own texts, and read the
// kernels without an error.
func TestTreeSitter(t *testing.T) {
	tool, err := exec.LookPath("tree-sitter")
	if err != nil {
		t.Skip("no tree-sitter here: cargo install tree-sitter-cli brings it")
	}
	if _, err := exec.LookPath("cc"); err != nil {
		t.Skip("no C compiler here, which tree-sitter needs")
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../editors/tree-sitter-tileir")); err != nil {
		t.Fatal(err)
	}
	var kernels []string
	for _, folder := range []string{"../examples", "kernels"} {
		err := filepath.WalkDir(folder, func(path string, _ os.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, ".mlir") {
				kernels = append(kernels, member(t, path, dir))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"generate"}, {"test"}, append([]string{"parse", "-q"}, kernels...)} {
		cmd := exec.Command(tool, args...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "HOME="+dir, "XDG_CACHE_HOME="+dir)
		if said, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("tree-sitter %s: %v\n%s", args[0], err, said)
		}
	}
}
