package main

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"tileir/grammar"
)

// compare returns why the two tools differ on a module, or "" if they agree.
func compare(m module, our, other tool) string {
	a, b := our(m.text), other(m.text)
	switch {
	case b.none:
		return ""
	case a.ill:
		return "ours breaks: " + bare(a.error)
	case b.ill:
		return "the other breaks: " + bare(b.error)
	case a.taken && !b.taken:
		return "only ours takes it; the other says: " + bare(b.error)
	case !a.taken && b.taken:
		return "only the other takes it; ours says: " + bare(a.error)
	case !a.taken || b.print == "":
		return ""
	}
	return comparePrints(a.print, b.print)
}

// comparePrints compares the prints line by line. What the other prints must
// also mean to us what we print.
func comparePrints(our, other string) string {
	x, y := lines(our), lines(unwrapped(other))
	for i := range max(len(x), len(y)) {
		a, b := lineAt(x, i), lineAt(y, i)
		if a != b {
			kind := "another print"
			if again, err := grammar.ParseWith("print", []byte(other), grammar.Options{AllowUnregistered: true}); err != nil {
				kind = "a print that ours does not read"
			} else if again.String() == our {
				kind = "another print that means the same"
			}
			a, b = changed(a, b)
			return kind + ": ours " + bare(a) + "; the other " + bare(b)
		}
	}
	return ""
}

func lines(s string) []string { return strings.Split(strings.TrimSpace(s), "\n") }

func lineAt(list []string, i int) string {
	if i < len(list) {
		return strings.Join(strings.Fields(list[i]), " ")
	}
	return "nothing"
}

// unwrapped takes the module that a tool prints around every file away.
func unwrapped(s string) string {
	s = strings.TrimSpace(s)
	at := strings.Index("\n"+s, "\nmodule {\n")
	if at < 0 || !strings.HasSuffix(s, "\n}") {
		return s
	}
	return s[:at] + strings.TrimSuffix(s[at+len("module {\n"):], "}")
}

// changed cuts what two lines share at their start and end, up to whole words.
func changed(a, b string) (string, string) {
	x, y := strings.Fields(a), strings.Fields(b)
	for len(x) > 1 && len(y) > 1 && x[0] == y[0] {
		x, y = x[1:], y[1:]
	}
	for len(x) > 1 && len(y) > 1 && x[len(x)-1] == y[len(y)-1] {
		x, y = x[:len(x)-1], y[:len(y)-1]
	}
	return strings.Join(x, " "), strings.Join(y, " ")
}

var (
	names   = regexp.MustCompile(`[%@^#!]"?[\w$.-]+"?`)
	quoted  = regexp.MustCompile(`'[^']*'|"[^"]*"|\x60[^\x60]*\x60`)
	types   = regexp.MustCompile(`(!cuda_tile\.)?\w*(tile|ptr|_view)<[^ ]*`)
	numbers = regexp.MustCompile(`-?\b\d[\dx.e+-]*`)
)

// bare strips a message of what is of one module only, so that equal reasons are
// alike.
func bare(s string) string {
	s = quoted.ReplaceAllString(s, "'…'")
	s = types.ReplaceAllString(s, "T")
	s = names.ReplaceAllString(s, "%")
	s = numbers.ReplaceAllString(s, "N")
	if r := []rune(s); len(r) > 160 {
		s = string(r[:160]) + "…"
	}
	return s
}

// list counts the differences by their reason and keeps the smallest example of
// each.
type list struct {
	mu      sync.Mutex
	asked   int
	count   map[string]int
	example map[string]module
}

func newList() *list { return &list{count: map[string]int{}, example: map[string]module{}} }

func (l *list) add(m module, reason string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.asked++
	if reason == "" {
		return
	}
	l.count[reason]++
	old, ok := l.example[reason]
	if !ok || len(m.text) < len(old.text) || len(m.text) == len(old.text) && m.name < old.name {
		l.example[reason] = m
	}
}

// reasons returns the reasons, the most frequent first.
func (l *list) reasons() []string {
	var out []string
	for r := range l.count {
		out = append(out, r)
	}
	slices.SortFunc(out, func(a, b string) int { return cmp.Or(l.count[b]-l.count[a], cmp.Compare(a, b)) })
	return out
}

func (l *list) print(w io.Writer) error {
	total := 0
	for i, r := range l.reasons() {
		total += l.count[r]
		if _, err := fmt.Fprintf(w, "%6d  %03d  %s\n             %s\n", l.count[r], i, r, l.example[r].name); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%d modules, %d differences for %d reasons\n", l.asked, total, len(l.count))
	return err
}

// save writes the example of each reason, named by its place in the list.
func (l *list) save(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for i, r := range l.reasons() {
		text := "// " + r + "\n// " + l.example[r].name + "\n" + l.example[r].text
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%03d.mlir", i)), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}
