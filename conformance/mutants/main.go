// Command mutants plants bugs, one at a time, and says which of them the tests
// see:
//
//	go run ./conformance/mutants                    # all of them, and docs/MUTANTS.md
//	go run ./conformance/mutants -only 'verify|ast' # those of the files whose path matches
//	go run ./conformance/mutants -check             # is each text of the list still there, once?
//
// The bugs stand in list.txt: a file, a sentence, a text that is in the file
// exactly once, and what a programmer could have written instead. The tree is
// left as it is: the go command takes the changed files through -overlay. A bug
// is caught if one of the tests that belong to its package (tests.go) fails,
// panics or hangs.
//
// With -results FILE the verdicts are kept, and a run that was cut off goes on
// where it was; -page then writes the page of what is known.
package main

import (
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

//go:embed list.txt
var list string

func main() {
	only := flag.String("only", "", "the mutants of the files whose path matches this regular expression")
	check := flag.Bool("check", false, "check the list and plant nothing")
	results := flag.String("results", "", "a file that keeps the verdicts of a run that is cut off")
	known := flag.Bool("page", false, "write docs/MUTANTS.md from -results, and plant nothing")
	flag.Parse()
	if *known {
		*only = "^$"
	}
	if err := run(*only, *check, *results, *known); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func run(only string, check bool, results string, pageOnly bool) error {
	mutants, err := parse(list)
	if err != nil {
		return err
	}
	if err := checkAll(mutants); err != nil || check {
		return err
	}
	wanted, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	known, err := readVerdicts(results)
	if err != nil {
		return err
	}
	b, err := newBench(mutants)
	if err != nil {
		return err
	}
	defer b.close()
	for i := range mutants {
		m := &mutants[i]
		if _, done := known[m.key()]; done || !wanted.MatchString(m.file) {
			continue
		}
		v, err := b.try(m)
		if err != nil { // a test fails without the bug, too: what it says of the bug is nothing
			fmt.Fprintln(os.Stderr, "mutants: not tried:", m.file+":", m.what+":", err)
			continue
		}
		fmt.Println(v)
		if err := keep(results, v); err != nil {
			return err
		}
		known[m.key()] = v
	}
	if only != "" && !pageOnly {
		return nil
	}
	return os.WriteFile("docs/MUTANTS.md", []byte(page(mutants, known)), 0o644)
}

// mutant is a bug that a programmer could have made.
type mutant struct {
	number     int // from 1 on
	file, what string
	from, to   string
	first      string // the test to try before those of its package; "": none
}

// parse reads the list: "FILE: SENTENCE", then "- TEXT" and "+ TEXT", each a
// part of one line, and "+" alone where the text is left out. "? TEST" behind them
// is a test that is likely to see the bug, as in tests.go.
func parse(text string) ([]mutant, error) {
	var list []mutant
	for i, line := range strings.Split(text, "\n") {
		rest, from := strings.CutPrefix(line, "- ")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case from && len(list) > 0:
			list[len(list)-1].from = rest
		case line[0] == '?' && len(list) > 0:
			list[len(list)-1].first = strings.TrimPrefix(line[1:], " ")
		case line[0] == '+' && len(list) > 0:
			list[len(list)-1].to = strings.TrimPrefix(line[1:], " ")
		default:
			file, what, ok := strings.Cut(line, ": ")
			if !ok {
				return nil, fmt.Errorf("list.txt:%d: expected FILE: SENTENCE, got %q", i+1, line)
			}
			list = append(list, mutant{number: len(list) + 1, file: file, what: what})
		}
	}
	return list, nil
}

// checkAll looks for the texts in the tree.
func checkAll(mutants []mutant) error {
	var bad []error
	for i := range mutants {
		bad = append(bad, mutants[i].check())
	}
	if err := errors.Join(bad...); err != nil {
		return err
	}
	_, err := plant(mutants)
	return err
}

func (m *mutant) check() error {
	text, err := os.ReadFile(m.file)
	if err != nil {
		return err
	}
	if n := strings.Count(string(text), m.from); n != 1 || m.from == m.to {
		return fmt.Errorf("%s: %q is there %d times, expected once: the list is stale", m.file, m.from, n)
	}
	return nil
}

// dir is the package that the bug is in.
func (m *mutant) dir() string { return filepath.ToSlash(filepath.Dir(m.file)) }

func (m *mutant) key() string { return m.file + ": " + m.from + " -> " + m.to }
