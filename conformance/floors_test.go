package conformance

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// recursive names the files below lowering/plan that may use each other in a
// circle, with the reason; every other file of a package there stands above
// all that it uses.
var recursive = map[string]string{}

// TestImportsOfFiles holds the files of each package below lowering/plan to one
// direction: no file uses, by whatever other files, one that uses it.
func TestImportsOfFiles(t *testing.T) {
	house := newHouse()
	named := map[string]bool{}
	err := filepath.WalkDir(filepath.FromSlash("../lowering/plan"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if d.Name() == "testdata" {
			return filepath.SkipDir
		}
		uses, err := house.uses(filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator))))
		if err != nil {
			return err
		}
		for _, circle := range uses.circles() {
			key := strings.Join(circle, " ")
			named[key] = true
			if recursive[key] == "" {
				t.Errorf("files use each other in a circle:\n%s", uses.describe(circle))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for key := range recursive {
		if !named[key] {
			t.Errorf("%s are no circle any more: strike the exemption", key)
		}
	}
}

// TestImportCircles finds the circle of two files among four, and none without it.
func TestImportCircles(t *testing.T) {
	u := fileUses{}
	u.add("top", "a", "A")
	u.add("a", "b", "B")
	u.add("b", "ground", "G")
	if got := u.circles(); len(got) != 0 {
		t.Errorf("circles of a chain: %v", got)
	}
	u.add("b", "a", "A")
	if got := fmt.Sprint(u.circles()); got != "[[a b]]" {
		t.Errorf("circles: got %s, want [[a b]]", got)
	}
}

// fileUses is by which names a file uses what another declares.
type fileUses map[string]map[string]map[string]bool

func (u fileUses) add(from, to, name string) {
	if from == to {
		return
	}
	if u[from] == nil {
		u[from] = map[string]map[string]bool{}
	}
	if u[from][to] == nil {
		u[from][to] = map[string]bool{}
	}
	u[from][to][name] = true
}

// circles lists the sets of files each of which reaches all others of its set.
func (u fileUses) circles() [][]string {
	var out [][]string
	done := map[string]bool{}
	for _, file := range slices.Sorted(maps.Keys(u)) {
		if done[file] {
			continue
		}
		circle := []string{file}
		for _, other := range slices.Sorted(maps.Keys(u.reach(file))) {
			if other != file && u.reach(other)[file] {
				circle = append(circle, other)
				done[other] = true
			}
		}
		if len(circle) > 1 {
			out = append(out, circle)
		}
	}
	return out
}

// reach is what a file uses, straight or through others.
func (u fileUses) reach(file string) map[string]bool {
	seen := map[string]bool{}
	var visit func(string)
	visit = func(f string) {
		for to := range u[f] {
			if !seen[to] {
				seen[to] = true
				visit(to)
			}
		}
	}
	visit(file)
	return seen
}

// describe lists the arrows within a circle, with the names that make them.
func (u fileUses) describe(circle []string) string {
	var b strings.Builder
	for _, from := range circle {
		for _, to := range slices.Sorted(maps.Keys(u[from])) {
			if slices.Contains(circle, to) {
				fmt.Fprintf(&b, "  %s -> %s: %s\n", from, to, strings.Join(slices.Sorted(maps.Keys(u[from][to])), ", "))
			}
		}
	}
	return b.String()
}

// house type-checks packages of the module from their sources.
type house struct {
	fset    *token.FileSet
	library types.Importer
	checked map[string]*types.Package
}

func newHouse() *house {
	return &house{fset: token.NewFileSet(), library: importer.Default(), checked: map[string]*types.Package{}}
}

// Import makes what a package of the module declares, without its bodies.
func (h *house) Import(path string) (*types.Package, error) {
	dir, own := strings.CutPrefix(path, modulePath)
	if !own {
		return h.library.Import(path)
	}
	if h.checked[path] == nil {
		pkg, _, err := h.check(dir, nil)
		if err != nil {
			return nil, err
		}
		h.checked[path] = pkg
	}
	return h.checked[path], nil
}

// check type-checks the package in a folder; its bodies too, where info is
// to be filled.
func (h *house) check(dir string, info *types.Info) (*types.Package, []*ast.File, error) {
	paths, err := filepath.Glob(filepath.Join("..", filepath.FromSlash(dir), "*.go"))
	if err != nil {
		return nil, nil, err
	}
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(h.fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, nil, err
		}
		files = append(files, f)
	}
	conf := types.Config{Importer: h, IgnoreFuncBodies: info == nil}
	pkg, err := conf.Check(modulePath+dir, h.fset, files, info)
	return pkg, files, err
}

// uses finds which file of a package uses what of which other.
func (h *house) uses(dir string) (fileUses, error) {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	pkg, _, err := h.check(dir, info)
	if err != nil {
		return nil, err
	}
	out := fileUses{}
	for id, obj := range info.Uses {
		if obj.Pkg() == pkg {
			out.add(h.file(id.Pos()), h.file(obj.Pos()), obj.Name())
		}
	}
	return out, nil
}

// file is the path of the file of a place, from the root of the module.
func (h *house) file(pos token.Pos) string {
	path := filepath.ToSlash(h.fset.Position(pos).Filename)
	return strings.TrimPrefix(path, "../")
}
