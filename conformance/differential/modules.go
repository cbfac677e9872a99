package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"math/rand"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
)

// module is one text that both sides read.
type module struct {
	name string
	text string
}

// readSeeds returns the modules of a folder: its texts, cut where they say so,
// and its bytecode as text.
func readSeeds(folder string) ([]module, error) {
	var out []module
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		switch {
		case err != nil:
			return err
		case bytecode.IsBytecode(data):
			if f, err := bytecode.Decode(data); err == nil {
				out = append(out, module{path, f.Module.String()})
			}
		case strings.HasSuffix(path, ".mlir"):
			for i, part := range regexp.MustCompile(`(?m)^\s*// -----.*$`).Split(string(data), -1) {
				out = append(out, module{fmt.Sprintf("%s#%d", path, i), part})
			}
		}
		return nil
	})
	if err == nil && len(out) == 0 {
		err = fmt.Errorf("expected modules in %s, as .mlir or as bytecode, got none", folder)
	}
	return out, err
}

// each calls f for every seed and its mutants, on several goroutines.
func (c *config) each(seeds []module, f func(module)) {
	work := make(chan module)
	var wg sync.WaitGroup
	for range max(1, c.workers) {
		wg.Go(func() {
			for m := range work {
				f(m)
			}
		})
	}
	end := time.Now().Add(c.limit)
	for i, s := range seeds {
		if time.Now().After(end) {
			break
		}
		work <- s
		rng := rand.New(rand.NewSource(c.seed + int64(i)))
		forms := []string{withoutComments(s.text)}
		if m, err := grammar.ParseWith(s.name, []byte(s.text), grammar.Options{AllowUnregistered: true}); err == nil && c.generic {
			var b bytes.Buffer
			m.Print(&b, ast.PrintOptions{Generic: true})
			forms = append(forms, b.String())
		}
		for k := range c.mutants {
			work <- module{fmt.Sprintf("%s, mutant %d", s.name, k), mutate(rng, forms[k%len(forms)])}
		}
	}
	close(work)
	wg.Wait()
}

var comment = regexp.MustCompile(`(?m)^\s*//.*\n|\s+//[^"\n]*$`)

func withoutComments(text string) string { return comment.ReplaceAllString(text, "") }

var token = regexp.MustCompile(`"(?:[^"\\\n]|\\.)*"|[%@#!^]?[A-Za-z_][A-Za-z0-9_.$]*|[%^#!]?-?[0-9][0-9.x]*|->|::|[^\sA-Za-z0-9_]`)

// unusual are tokens that stand where the limits of the language are.
var unusual = []string{"0", "1", "-1", "3", "2147483648", "-9223372036854775808", "18446744073709551615", "1.0", "0x7F", `""`, "true",
	"unit", "i1", "i32", "i64", "f16", "f8E4M3FN", "index", "tile<4xi32>", "!cuda_tile.tile<4xi32>", "{}", "[]", "({})", "<{}>", "?", "@x", "%x", "#x", "^bb0"}

// mutate changes one to three tokens of a text: it drops, doubles, exchanges or
// replaces them, by other tokens of the text or by unusual ones.
func mutate(rng *rand.Rand, text string) string {
	for range 1 + rng.Intn(3) {
		spots := token.FindAllStringIndex(text, -1)
		if len(spots) == 0 {
			return text
		}
		a, b := spots[rng.Intn(len(spots))], spots[rng.Intn(len(spots))]
		old, new := text[a[0]:a[1]], text[b[0]:b[1]]
		switch rng.Intn(6) {
		case 0:
			new = ""
		case 1:
			new = old + " " + old
		case 2:
			new = unusual[rng.Intn(len(unusual))]
		case 3:
			new = likeness(rng, text, spots, old)
		case 4:
			text = moveLine(rng, text)
			continue
		}
		text = text[:a[0]] + new + text[a[1]:]
	}
	return text
}

// likeness returns a token of the text that starts as old does, so that what
// comes of it is more often well formed.
func likeness(rng *rand.Rand, text string, spots [][]int, old string) string {
	for range 20 {
		s := spots[rng.Intn(len(spots))]
		if t := text[s[0]:s[1]]; t != old && t[0] == old[0] {
			return t
		}
	}
	return old
}

// moveLine drops, doubles or moves a line.
func moveLine(rng *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	i, j := rng.Intn(len(lines)), rng.Intn(len(lines))
	switch rng.Intn(3) {
	case 0:
		lines[i] = ""
	case 1:
		lines[i] += lines[i]
	default:
		lines[i], lines[j] = lines[j], lines[i]
	}
	return strings.Join(lines, "")
}
