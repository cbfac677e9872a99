package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"slices"
	"strings"
)

// Planting. All bugs are compiled at once: beside each function that has one
// stands a copy with the bug, and the function begins with
//
//	if mutantNow == 17 { return f__17(x, y) }
//
// mutantNow is the number in the environment variable MUTANT. So a test is built
// once, and run once for each bug.

// selector is the file that each package with a bug gets.
const selector = `package %s

import (
	"os"
	"strconv"
)

var mutantNow, _ = strconv.Atoi(os.Getenv(%q))
`

// variable chooses the bug of a process; no bug has number 0.
const variable = "MUTANT"

// plant returns the files that differ from those of the tree, by path.
func plant(mutants []mutant) (map[string]string, error) {
	byFile := map[string][]*mutant{}
	for i := range mutants {
		m := &mutants[i]
		byFile[m.file] = append(byFile[m.file], m)
	}
	out := map[string]string{}
	for file, list := range byFile {
		name, text, err := plantInFile(file, list)
		if err != nil {
			return nil, err
		}
		out[file] = text
		out[path.Join(path.Dir(file), "mutant_now.go")] = fmt.Sprintf(selector, name, variable)
	}
	return out, nil
}

// edit is text to be put in at a place.
type edit struct {
	at   int
	text string
}

// plantInFile returns a file with all of its bugs, and the name of its package.
func plantInFile(file string, list []*mutant) (name, text string, err error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return "", "", err
	}
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, file, src, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return "", "", err
	}
	offset := func(p token.Pos) int { return set.Position(p).Offset }
	var edits []edit
	copies := ""
	for _, m := range list {
		at := strings.Index(string(src), m.from)
		f := functionAt(parsed, offset, at)
		if f == nil {
			return "", "", fmt.Errorf("%s: %q stands in no function", file, m.from)
		}
		s, err := signatureOf(f, string(src), offset)
		if err != nil {
			return "", "", fmt.Errorf("%s: %s: %w", file, f.Name.Name, err)
		}
		from, to := offset(f.Body.Pos()), offset(f.Body.End())
		if at < from {
			return "", "", fmt.Errorf("%s: %q stands in the head of a function", file, m.from)
		}
		copies += "\n" + s.head(m.number) + string(src[from:at]) + m.to + string(src[at+len(m.from):to]) + "\n"
		edits = append(edits, edit{from + 1, "\n" + s.dispatch(m.number)})
	}
	return parsed.Name.Name, apply(string(src), edits) + copies, nil
}

// apply puts in the texts. One that several bugs of a function need is put in
// once.
func apply(src string, edits []edit) string {
	slices.SortStableFunc(edits, func(a, b edit) int { return b.at - a.at })
	edits = slices.Compact(edits)
	for _, e := range edits {
		src = src[:e.at] + e.text + src[e.at:]
	}
	return src
}

func functionAt(f *ast.File, offset func(token.Pos) int, at int) *ast.FuncDecl {
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil && offset(fn.Pos()) <= at && at < offset(fn.End()) {
			return fn
		}
	}
	return nil
}

// signature is the head of a function in parts.
type signature struct {
	name, before, after string // func (r *T) NAME[P any](x int) (y int)
	call                string // r.NAME… or NAME…, with a place for the number
	args                string // [P](x)
	results             bool
}

func signatureOf(f *ast.FuncDecl, src string, offset func(token.Pos) int) (*signature, error) {
	start, nameAt := offset(f.Type.Func), offset(f.Name.Pos())
	s := &signature{name: f.Name.Name, before: src[start:nameAt], after: src[offset(f.Name.End()):offset(f.Body.Pos())]}
	s.results = f.Type.Results.NumFields() > 0
	var args []string
	for _, p := range f.Type.Params.List {
		if len(p.Names) == 0 {
			return nil, fmt.Errorf("a parameter has no name")
		}
		for _, n := range p.Names {
			if n.Name == "_" {
				return nil, fmt.Errorf("a parameter has no name")
			}
			arg := n.Name
			if _, variadic := p.Type.(*ast.Ellipsis); variadic {
				arg += "..."
			}
			args = append(args, arg)
		}
	}
	s.args = "(" + strings.Join(args, ", ") + ")"
	if f.Type.TypeParams != nil {
		var types []string
		for _, p := range f.Type.TypeParams.List {
			for _, n := range p.Names {
				types = append(types, n.Name)
			}
		}
		s.args = "[" + strings.Join(types, ", ") + "]" + s.args
	}
	if f.Recv != nil {
		if r := f.Recv.List[0]; len(r.Names) > 0 {
			s.call = r.Names[0].Name + "."
		} else { // which it is makes no difference then
			s.call = fmt.Sprintf("(*new(%s)).", src[offset(r.Type.Pos()):offset(r.Type.End())])
		}
	}
	return s, nil
}

func (s *signature) copyName(number int) string { return fmt.Sprintf("%s__%d", s.name, number) }

func (s *signature) head(number int) string { return s.before + s.copyName(number) + s.after }

func (s *signature) dispatch(number int) string {
	call := s.call + s.copyName(number) + s.args
	if s.results {
		return fmt.Sprintf("if mutantNow == %d { return %s }\n", number, call)
	}
	return fmt.Sprintf("if mutantNow == %d { %s; return }\n", number, call)
}
