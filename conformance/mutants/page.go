package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
)

// readVerdicts reads what an earlier run found: one JSON object a line.
func readVerdicts(file string) (map[string]verdict, error) {
	known := map[string]verdict{}
	if file == "" {
		return known, nil
	}
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return known, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for d := json.NewDecoder(f); ; {
		var v verdict
		if err := d.Decode(&v); errors.Is(err, io.EOF) {
			return known, nil
		} else if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		known[v.Key] = v
	}
}

// keep adds a verdict to the file.
func keep(file string, v verdict) error {
	if file == "" {
		return nil
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	return json.NewEncoder(f).Encode(v)
}

// counts is a row of the table.
type counts struct{ planted, caught, untried int }

// page is docs/MUTANTS.md.
func page(mutants []mutant, known map[string]verdict) string {
	rows := map[string]*counts{}
	var packages []string
	var elsewhere, generators counts
	var escaped []string
	for i := range mutants {
		m := &mutants[i]
		dir := m.dir()
		if rows[dir] == nil {
			rows[dir] = &counts{}
			packages = append(packages, dir)
		}
		v, tried := known[m.key()]
		rows[dir].add(v, tried)
		if slices.ContainsFunc(generated, func(g string) bool { return dir == g || strings.HasPrefix(dir, g+"/") }) {
			generators.add(v, tried)
		} else {
			elsewhere.add(v, tried)
		}
		if tried && v.Caught == "" {
			escaped = append(escaped, fmt.Sprintf("- `%s`: %s\n", m.file, m.what))
		}
	}
	var b strings.Builder
	b.WriteString(pageHead)
	for _, dir := range packages {
		r := rows[dir]
		fmt.Fprintf(&b, "| `%s/` | %d | %d | %d | %d |\n", dir, r.planted, r.caught, r.planted-r.caught, r.untried)
	}
	fmt.Fprintf(&b, "\nOf the code generators (`%s/`), whose code the simulator executes: %s. Elsewhere: %s.\n",
		strings.Join(generated, "/`, `"), generators, elsewhere)
	if len(escaped) > 0 {
		b.WriteString("\n## Escaped\n\n" + strings.Join(escaped, ""))
	}
	return b.String()
}

// String says how many escaped.
func (c counts) String() string {
	escaped := c.planted - c.caught
	return fmt.Sprintf("%d of %d escaped, %.1f %%", escaped, c.planted, 100*float64(escaped)/float64(max(1, c.planted)))
}

func (c *counts) add(v verdict, tried bool) {
	switch {
	case !tried:
		c.untried++
	case v.Caught != "":
		c.planted, c.caught = c.planted+1, c.caught+1
	default:
		c.planted++
	}
}

const pageHead = `# Planted bugs

` + "`go run ./conformance/mutants`" + ` makes this page. It plants the bugs of ` + "`conformance/mutants/list.txt`" + `, one at a
time, each a line that a programmer could have written, and runs the tests that should see it. Those not tried wait
for the next run.

| package | planted | caught | escaped | not tried |
|---|---|---|---|---|
`
