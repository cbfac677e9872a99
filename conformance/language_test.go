package conformance

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/ast/opdoc"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/verify"
)

const languagePage = "../docs/LANGUAGE.md"

// languagePattern finds a program of docs/LANGUAGE.md, how it ends, and what it says.
var languagePattern = regexp.MustCompile("(?s)```mlir\n([^`]*)```\n\n(prints|stops)\n\n```text\n([^`]*)```")

// TestLanguagePrograms runs the programs of docs/LANGUAGE.md and compares what they print,
// and where they stop.
func TestLanguagePrograms(t *testing.T) {
	page := readPage(t, languagePage)
	blocks := languagePattern.FindAllStringSubmatch(page, -1)
	if n := strings.Count(page, "```mlir"); len(blocks) != n {
		t.Errorf("%d of %d programs say what they print", len(blocks), n)
	}
	for _, b := range blocks {
		said, err := runText(t, opdoc.Doc{Example: b[1]}.Program())
		if (err != nil) != (b[2] == "stops") {
			t.Errorf("%s\nexpected that it %s, got %v", b[1], b[2], err)
		}
		if err != nil {
			said += err.Error() + "\n"
		}
		if *update {
			page = strings.Replace(page, b[0], strings.TrimSuffix(b[0], b[3]+"```")+said+"```", 1)
		} else if said != b[3] {
			t.Errorf("%s\nsays\n%s\nthe page shows\n%s", b[1], said, b[3])
		}
	}
	if *update {
		writePage(t, languagePage, page)
	}
}

// runText does the same with the text of a module.
func runText(t *testing.T, text string) (string, error) {
	t.Helper()
	return runOnce(t, parseValid(t, text))
}

// parseValid reads a module that the language allows.
func parseValid(t *testing.T, text string) *ast.Module {
	t.Helper()
	m, err := grammar.Parse("example.mlir", []byte(text))
	if err == nil {
		err = verify.Module(m)
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return m
}

// runOnce runs the entry @example once, on the interpreter with all checks, and returns
// what it prints.
func runOnce(t *testing.T, m *ast.Module) (string, error) {
	t.Helper()
	device := interp.New(interp.Options{Poison: true})
	defer device.Close()
	loaded, err := device.Load(t.Context(), &launcher.Program{Module: m})
	if err != nil {
		t.Fatal(err)
	}
	defer loaded.Close()
	var printed bytes.Buffer
	_, err = loaded.Launch(t.Context(), &launcher.Launch{Entry: "example", Grid: launcher.NewGrid(1), Output: &printed})
	return printed.String(), err
}

// languageTables are the parts of docs/LANGUAGE.md that are made from the code.
var languageTables = map[string]func() string{"types": typesTable, "rounding": roundingTable, "versions": versionsTable, "hints": hintsTable}

var tablePattern = regexp.MustCompile(`(?s)<!-- table: (\w+) -->\n(.*?)<!-- end -->`)

// TestLanguageTables holds the tables of docs/LANGUAGE.md to those of the code.
func TestLanguageTables(t *testing.T) {
	page, found := readPage(t, languagePage), 0
	page = tablePattern.ReplaceAllStringFunc(page, func(block string) string {
		m := tablePattern.FindStringSubmatch(block)
		table := languageTables[m[1]]
		if table == nil {
			t.Errorf("there is no table %s", m[1])
			return block
		}
		found++
		if !*update && table() != m[2] {
			t.Errorf("the table %s of %s is out of date: run go generate ./conformance", m[1], languagePage)
		}
		return strings.Replace(block, m[2]+"<!-- end", table()+"<!-- end", 1)
	})
	if found != len(languageTables) {
		t.Errorf("%d of %d tables are there", found, len(languageTables))
	}
	if *update {
		writePage(t, languagePage, page)
	}
}

// typesTable says what the numbers of each type are.
func typesTable() string {
	var b strings.Builder
	b.WriteString("| type | bits | in memory | greatest | least above zero | infinity | NaN |\n|---|---|---|---|---|---|---|\n")
	for e := num.I1; e < num.NumTypes; e++ {
		if e.IsInt() {
			fmt.Fprintf(&b, "| `%s` | %d | %d | | | | |\n", e, e.Bits(), e.MemBits())
			continue
		}
		inf, nan := num.Inf(e, false), num.NaN(e)
		least := uint64(1)
		if e == num.TF32 {
			least <<= 13 // its low bits are not its own
		}
		if e == num.F8E8M0FNU {
			least = 0 // it has no zero
		}
		fmt.Fprintf(&b, "| `%s` | %d | %d | %.4g | %.4g | %s | %s |\n", e, e.Bits(), e.MemBits(),
			num.Decode(e, num.MaxFinite(e)), num.Decode(e, least), encoding(inf, inf != nan && inf != num.MaxFinite(e)), encoding(nan, num.IsNaN(e, nan)))
	}
	return b.String()
}

// encoding is a bit pattern, if the type has what it is of.
func encoding(bits uint64, there bool) string {
	if !there {
		return "no"
	}
	return fmt.Sprintf("0x%X", bits)
}

// roundingTable says which ops take which rounding mode.
func roundingTable() string {
	takers := map[string][]string{}
	names := ast.EnumRounding.Info().Names
	for op := ast.OpUnregistered + 1; op < ast.NumOps; op++ {
		info := &ast.Table[op]
		for _, a := range info.Attrs {
			if a.Kind != ast.AttrEnum || a.Enum != ast.EnumRounding || info.Is(ast.TestOnly) {
				continue
			}
			for v, name := range names {
				if len(a.Only) == 0 || slices.Contains(a.Only, uint32(v)) {
					takers[name] = append(takers[name], "`"+info.Name+"`")
				}
			}
		}
	}
	meaning := map[string]string{
		"nearest_even": "to the nearest, of two equally near to the even one", "nearest_away": "to the nearest, of two equally near away from zero",
		"zero": "towards zero", "negative_inf": "down", "positive_inf": "up", "nearest_int_to_zero": "to an integer, towards zero",
		"approx": "a fast form of GPUs, see below", "full": "a fast form with a bound, see below",
	}
	var b strings.Builder
	b.WriteString("| mode | rounds | taken by |\n|---|---|---|\n")
	for _, name := range names {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", name, meaning[name], strings.Join(takers[name], ", "))
	}
	return b.String()
}

// hintsTable says which hints there are.
func hintsTable() string {
	var b strings.Builder
	b.WriteString("| hint | on | values | asks for |\n|---|---|---|---|\n")
	for _, h := range verify.Hints() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", h.Name, h.On, h.Values, h.Asks)
	}
	return b.String()
}

// versionsTable says which ops, and which parts of older ones, each version brought.
func versionsTable() string {
	var versions []ast.Version
	ops, parts := map[ast.Version]int{}, map[ast.Version][]string{}
	note := func(v ast.Version, what string) {
		if !slices.Contains(versions, v) {
			versions = append(versions, v)
		}
		parts[v] = append(parts[v], what)
	}
	for op := ast.OpUnregistered + 1; op < ast.NumOps; op++ {
		info := &ast.Table[op]
		if info.Is(ast.TestOnly) {
			continue
		}
		ops[info.Since]++
		note(info.Since, "`"+info.Name+"`")
		part := func(v ast.Version, name string) {
			if v := info.SinceOf(v); v != info.Since {
				note(v, "`"+name+"` of `"+info.Name+"`")
			}
		}
		for _, o := range slices.Concat(info.Operands, info.Results) {
			part(o.Since, o.Name)
		}
		for _, a := range info.Attrs {
			part(a.Since, a.Name)
		}
	}
	slices.SortFunc(versions, func(a, b ast.Version) int { return strings.Compare(a.String(), b.String()) })
	var b strings.Builder
	b.WriteString("| version | brought |\n|---|---|\n")
	for i, v := range versions {
		what := strings.Join(parts[v], ", ")
		if i == 0 {
			what = fmt.Sprintf("%d ops, all that is not below", ops[v])
		}
		fmt.Fprintf(&b, "| %s | %s |\n", v, what)
	}
	return b.String()
}

func readPage(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func writePage(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
