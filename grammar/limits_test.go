package grammar_test

import (
	"errors"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
)

// within runs f and fails if it takes much memory. How the time grows with such texts,
// conformance/growth says, which counts what is executed.
func within(t *testing.T, bytes uint64, f func()) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	if n := after.TotalAlloc - before.TotalAlloc; n > bytes {
		t.Errorf("allocated %d bytes, expected at most %d", n, bytes)
	}
}

// TestNesting nests everything that nests, far beyond the limit and just
// within it.
func TestNesting(t *testing.T) {
	inside := func(body string) string {
		return "cuda_tile.module @m { entry @k(%c: tile<i1>, %a: tile<i32>) {\n" + body + "\n} }\n"
	}
	cases := map[string]func(n int) string{
		"regions": func(n int) string { return inside(strings.Repeat("if %c {\n", n) + strings.Repeat("}\n", n)) },
		"generic": func(n int) string {
			return inside(strings.Repeat("\"a.b\"() ({\n", n) + strings.Repeat("}) : () -> ()\n", n))
		},
		"modules": func(n int) string { return strings.Repeat("cuda_tile.module @m {\n", n) + strings.Repeat("}\n", n) },
		"lists":   func(n int) string { return "#a = " + strings.Repeat("[", n) + strings.Repeat("]", n) + "\n" },
		"dicts":   func(n int) string { return "#a = " + strings.Repeat("{a = ", n) + "1" + strings.Repeat("}", n) + "\n" },
		"types": func(n int) string {
			return "!t = " + strings.Repeat("tile<", n) + "f32" + strings.Repeat(">", n) + "\n"
		},
		"functions": func(n int) string { return "!t = " + strings.Repeat("(", n) + strings.Repeat(") -> ()", n) + "\n" },
		"fused": func(n int) string {
			return "#l = loc(" + strings.Repeat("fused[", n) + "unknown" + strings.Repeat("]", n) + ")\n"
		},
		"locs": func(n int) string {
			return "#l = " + strings.Repeat("loc(", n) + "unknown" + strings.Repeat(")", n) + "\n"
		},
		"named": func(n int) string {
			return "#l = loc(" + strings.Repeat("\"n\"(", n) + "unknown" + strings.Repeat(")", n) + ")\n"
		},
		"constants": func(n int) string {
			return inside("%0 = constant <i32: " + strings.Repeat("[", n) + "1" + strings.Repeat("]", n) + "> : tile<1xi32>")
		},
		"dense": func(n int) string {
			return "#a = dense<" + strings.Repeat("[", n) + "1" + strings.Repeat("]", n) + "> : tile<1xi32>\n"
		},
		"opaque": func(n int) string {
			return "#a = #gpu.x" + strings.Repeat("<", n) + "1" + strings.Repeat(">", n) + "\n"
		},
		"unclosed":    func(n int) string { return inside(strings.Repeat("if %c {\n", n)) },
		"closed only": func(n int) string { return strings.Repeat("}\n", n) },
	}
	for _, name := range []string{"regions", "generic", "modules", "lists", "dicts", "fused", "locs", "named"} {
		if _, err := grammar.ParseWith("deep", []byte(cases[name](9900)), grammar.Options{AllowUnregistered: true}); err != nil {
			t.Errorf("%s, 9900 levels: %.300s", name, err)
		}
	}
	for name, text := range cases {
		t.Run(name, func(t *testing.T) {
			within(t, 1<<30, func() {
				if _, err := grammar.Parse("deep", []byte(text(100_000))); err == nil && name != "opaque" {
					t.Error("100000 levels are accepted")
				} else if err != nil {
					checkSmall(t, err)
				}
			})
		})
	}
}

// checkSmall makes sure that a message does not quote a whole source.
func checkSmall(t *testing.T, err error) {
	t.Helper()
	var ds ast.Diagnostics
	if !errors.As(err, &ds) {
		t.Fatalf("the error is %T", err)
	}
	if n := len(err.Error()); n > 200_000 {
		t.Errorf("the message has %d bytes", n)
	}
}

func TestLargeConstant(t *testing.T) {
	if testing.Short() {
		t.Skip("50 MB of text")
	}
	const n = 1 << 24
	var b strings.Builder
	b.WriteString("cuda_tile.module @m {\n global @g <i8: [")
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('0' + byte(i%10))
		b.WriteByte(' ')
	}
	b.WriteString("]> : tile<16777216xi8>\n}\n")
	src := []byte(b.String())
	within(t, uint64(len(src))*8, func() {
		m, err := grammar.Parse("large", src)
		if err != nil {
			t.Fatal(err)
		}
		d := m.Body.First().Body(0).First().Attr("value").(*ast.DenseAttr)
		if len(d.Data) != n || d.Data[n-1] != (n-1)%10 {
			t.Error("the constant is not what the text says")
		}
	})
}

// TestLongLine reads lines of 8 MB, or of as many as TILEIR_LONG_LINE says, up
// to 1023: good ones, and ones with an error at their end.
func TestLongLine(t *testing.T) {
	mb := 8
	if s := os.Getenv("TILEIR_LONG_LINE"); s != "" {
		var err error
		if mb, err = strconv.Atoi(s); err != nil {
			t.Fatal(err)
		}
	}
	n := mb << 20
	for name, parts := range map[string][3]string{
		"comment":    {"// ", "x", ""},
		"spaces":     {"cuda_tile.module @m {", " ", "}"},
		"string":     {"cuda_tile.module @m attributes {a = \"", "x", "\"} {}"},
		"name":       {"cuda_tile.module @", "x", " {}"},
		"constant":   {"cuda_tile.module @m { global @g <i8: [0", ",1", "]> : tile<8xi8> }"},
		"number":     {"#a = ", "9", ""},
		"extents":    {"!t = !cuda_tile.tile<", "2x", "f32>"},
		"not a word": {"cuda_tile.module @m { ", "%", "}"},
	} {
		src := []byte(parts[0] + strings.Repeat(parts[1], n/len(parts[1])) + parts[2])
		within(t, uint64(n)*16+1<<26, func() {
			if _, err := grammar.Parse(name, src); err != nil {
				checkSmall(t, err)
			} else if name == "number" || name == "constant" || name == "extents" || name == "not a word" {
				t.Errorf("%s is accepted", name)
			}
		})
	}
}

func TestNotText(t *testing.T) {
	for name, src := range map[string]string{
		"NUL":           "cuda_tile.module @m {\n\x00}\n",
		"UTF-8":         "cuda_tile.module @m { // \xff\xfe\n}\n",
		"cut UTF-8":     "// \xe2\x82",
		"open string":   "cuda_tile.module @m attributes {a = \"x\n} {}\n",
		"open metadata": "{-# x\n",
		"long name":     "cuda_tile.module @" + strings.Repeat("x", 1<<20) + " }",
		"long number":   "#a = " + strings.Repeat("9", 1<<20),
		"long extents":  "!t = tile<" + strings.Repeat("2x", 1<<20) + "f32> ; ",
		"one character": "%",
		"nothing good":  strings.Repeat("@#%!^&*()_+=-[]{};':\",./<>?\n", 10_000),
	} {
		_, err := grammar.Parse(name, []byte(src))
		if err == nil {
			t.Errorf("%s is accepted", name)
			continue
		}
		checkSmall(t, err)
	}
	for _, src := range []string{"", "\n\n", "// only a comment", "{-# dialect_resources: {} #-}\n"} {
		if m, err := grammar.Parse("empty", []byte(src)); err != nil || m.Body.Len() != 0 {
			t.Errorf("%q: %v", src, err)
		}
	}
}

// TestNoProgram: of what has no ops, no more than some is read. None of it takes
// memory or time beyond what its size asks for: what grew with the square of the
// size did not come to an end.
func TestNoProgram(t *testing.T) {
	const n = 3 << 20
	for name, text := range map[string]string{
		"words":            strings.Repeat("y\n", n),
		"words in a body":  "cuda_tile.module @m { entry @k() {\n" + strings.Repeat("y\n", n),
		"braces":           strings.Repeat("{", n),
		"values":           strings.Repeat("%0 ", n),
		"names of results": "x\n" + strings.Repeat("%0,\n", n),
		"resources":        strings.Repeat("{-# ", n),
		"strings":          strings.Repeat("\"a\"\n", n),
		"operands":         "\"a.b\"(" + strings.Repeat("%0,", n),
	} {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, err := grammar.Parse("x", []byte(text))
			runtime.ReadMemStats(&after)
			var found ast.Diagnostics
			if !errors.As(err, &found) || !strings.Contains(found[len(found)-1].Message, "the rest of the source is not read") {
				t.Errorf("got %v", err)
			}
			if got := after.TotalAlloc - before.TotalAlloc; got > uint64(len(text))+16<<20 {
				t.Errorf("allocated %d bytes for %d of text", got, len(text))
			}
		})
	}
	_, err := grammar.Parse("x", []byte(strings.Repeat("%0,\n", n)))
	if err == nil || !strings.Contains(err.Error(), "expected at most 65536 names of results") {
		t.Errorf("got %v", err)
	}
}

// After the last error that is reported nothing more of the text is read, also where
// the errors are in what ops say and not in how they are written.
func TestNothingReadAfterTheLastError(t *testing.T) {
	text := []byte("cuda_tile.module @m { entry @k() {\n" + strings.Repeat("%v = addi %u, %u : tile<i32>\n", 200_000) + "}}\n")
	within(t, 8<<20, func() {
		if _, err := grammar.Parse("twice.mlir", text); err == nil {
			t.Error("names may be defined twice")
		}
	})
}
