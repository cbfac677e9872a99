package conformance

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// documents are the pages that stand in the root and in docs.
func documents(t *testing.T) map[string]string {
	t.Helper()
	paths, err := filepath.Glob("../*.md")
	if err != nil {
		t.Fatal(err)
	}
	below, err := filepath.Glob("../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	pages := map[string]string{}
	for _, path := range append(paths, below...) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		pages[path] = string(text)
	}
	for _, want := range []string{"../README.md", "../ARCHITECTURE.md", "../CONTRIBUTING.md", supportPage} {
		if pages[want] == "" {
			t.Errorf("%s is missing", want)
		}
	}
	return pages
}

// TestImportTable holds the table in ARCHITECTURE.md to the rules above.
func TestImportTable(t *testing.T) {
	row := regexp.MustCompile("(?m)^\\| `([^`]+)` \\| ((?:`[^`]+`(?:, )?)*) ?\\| [^|]+ \\|$")
	_, table, found := strings.Cut(documents(t)["../ARCHITECTURE.md"], "| package | may import | must not know |\n")
	if !found {
		t.Fatal("ARCHITECTURE.md has no table of packages")
	}
	table, _, _ = strings.Cut(table, "\n\n")
	stated := map[string][]string{}
	for _, m := range row.FindAllStringSubmatch(table, -1) {
		stated[m[1]] = strings.FieldsFunc(m[2], func(r rune) bool { return r == '`' || r == ',' || r == ' ' })
	}
	for _, pkg := range slices.Sorted(maps.Keys(mayImport)) {
		got, ok := stated[pkg]
		want := slices.Clone(mayImport[pkg])
		slices.Sort(got)
		slices.Sort(want)
		if !ok || !slices.Equal(got, want) {
			t.Errorf("ARCHITECTURE.md says that %s may import %v (in the table: %v), imports_test.go says %v", pkg, got, ok, want)
		}
		delete(stated, pkg)
	}
	for pkg := range stated {
		t.Errorf("ARCHITECTURE.md has a row for %s, imports_test.go has none", pkg)
	}
}

var (
	linkPattern = regexp.MustCompile(`\]\(([^)#]+)[^)]*\)`)
	codePattern = regexp.MustCompile("`([^`\n]+)`")
	pathPattern = regexp.MustCompile(`^\.?[a-z_]+(/[A-Za-z0-9_.]+)+/?$|^[A-Za-z_]+\.(go|md|mlir|py)$`)
)

// TestPathsInDocuments looks for every file that a document links to or names.
func TestPathsInDocuments(t *testing.T) {
	for page, text := range documents(t) {
		for _, m := range linkPattern.FindAllStringSubmatch(text, -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(page), m[1])); err != nil {
				t.Errorf("%s links to %s: %v", page, m[1], err)
			}
		}
		for _, m := range codePattern.FindAllStringSubmatch(text, -1) {
			if !pathPattern.MatchString(m[1]) {
				continue
			}
			if _, err := os.Stat(filepath.Join("..", m[1])); err != nil {
				t.Errorf("%s names %s: %v", page, m[1], err)
			}
		}
	}
}

var placedFunction = regexp.MustCompile("`([a-z_/]+\\.go)`, function `([A-Za-z]+)`")

// TestFunctionsInDocuments looks for every function that a document says is in a
// file.
func TestFunctionsInDocuments(t *testing.T) {
	named := 0
	for page, text := range documents(t) {
		for _, m := range placedFunction.FindAllStringSubmatch(text, -1) {
			named++
			source, err := os.ReadFile(filepath.Join("..", m[1]))
			if err != nil {
				t.Errorf("%s: %v", page, err)
			} else if !regexp.MustCompile(`(?m)^func (\([^)]*\) )?` + m[2] + `\(`).Match(source) {
				t.Errorf("%s names the function %s of %s, which has none", page, m[2], m[1])
			}
		}
	}
	if named == 0 {
		t.Error("expected documents that name functions, got none")
	}
}

var consolePattern = regexp.MustCompile("(?s)```console\n\\$ ([^\n]+)\n(.*?)```")

// TestConsoles runs the commands that documents show and compares what they
// say. A block may stop after the first lines; -update writes it anew.
func TestConsoles(t *testing.T) {
	bin := commands(t)
	pages := documents(t)
	if !consolePattern.MatchString(pages["../README.md"]) {
		t.Error("README.md shows no command")
	}
	for path, text := range pages {
		runConsoles(t, bin, path, text)
	}
}

// runConsoles runs the commands of one page.
func runConsoles(t *testing.T, bin, path, page string) {
	blocks := consolePattern.FindAllStringSubmatch(page, -1)
	for _, block := range blocks {
		words := strings.Fields(block[1])
		cmd := exec.Command(filepath.Join(bin, words[0]), words[1:]...)
		cmd.Dir = ".."
		said, err := cmd.CombinedOutput()
		if _, failed := err.(*exec.ExitError); err != nil && !failed {
			t.Fatal(err)
		}
		got := strings.Join(firstLines(string(said), 24), "")
		if *update {
			page = strings.Replace(page, block[0], "```console\n$ "+block[1]+"\n"+got+"```", 1)
		} else if block[2] != got {
			t.Errorf("$ %s\n%s shows\n%s\nbut it says\n%s\nrun go generate ./conformance", block[1], path, block[2], got)
		}
	}
	if *update && len(blocks) > 0 {
		if err := os.WriteFile(path, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func firstLines(text string, n int) []string {
	lines := strings.SplitAfter(text, "\n")
	return lines[:min(n, len(lines))]
}

var goPattern = regexp.MustCompile("(?s)```go\n(.*?)```")

// TestProgramInREADME holds the program in README.md to the example that is
// tested, and that to its promise of fewer than 40 lines.
func TestProgramInREADME(t *testing.T) {
	source, err := os.ReadFile("../example_test.go")
	if err != nil {
		t.Fatal(err)
	}
	_, function, found := strings.Cut(string(source), "\n// scale multiplies")
	function = "// scale multiplies" + function
	if n := strings.Count(function, "\n"); !found || n >= 40 {
		t.Errorf("the program in example_test.go has %d lines, expected fewer than 40", n)
	}
	page := documents(t)["../README.md"]
	shown := goPattern.FindStringSubmatch(page)
	if shown == nil {
		t.Fatal("README.md shows no program")
	}
	if *update {
		page = strings.Replace(page, shown[0], "```go\n"+function+"```", 1)
		if err := os.WriteFile("../README.md", []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if shown[1] != function {
		t.Error("the program in README.md is not that of example_test.go: run go generate ./conformance")
	}
}

var (
	mlirPattern        = regexp.MustCompile("(?s)```mlir\n(.*?)```")
	exampleLinkPattern = regexp.MustCompile(`\]\(\.\./(examples/[a-z_/]+\.mlir)\)`)
)

// TestTutorialPieces holds each piece of a program in docs/TUTORIAL.md to the example
// that is named before it: its lines stand there, in this order.
func TestTutorialPieces(t *testing.T) {
	page := documents(t)["../docs/TUTORIAL.md"]
	pieces := mlirPattern.FindAllStringSubmatchIndex(page, -1)
	if len(pieces) == 0 {
		t.Fatal("the tutorial shows no program")
	}
	for _, at := range pieces {
		links := exampleLinkPattern.FindAllStringSubmatch(page[:at[0]], -1)
		file := links[len(links)-1][1]
		source, err := os.ReadFile(filepath.Join("..", file))
		if err != nil {
			t.Fatal(err)
		}
		rest := strings.Join(strings.Fields(string(source)), " ")
		for line := range strings.Lines(page[at[2]:at[3]]) {
			_, after, found := strings.Cut(rest, strings.Join(strings.Fields(line), " "))
			if !found {
				t.Errorf("%s does not have, after what the tutorial shows before, the line %s", file, line)
				continue
			}
			rest = after
		}
	}
}
