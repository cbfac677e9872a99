package grammar_test

import (
	"io"
	"os"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
)

// benchModule is about size bytes of kernels, each under a name of its own.
func benchModule(tb testing.TB, size int) []byte {
	src, err := os.ReadFile("testdata/kernels.mlir")
	if err != nil {
		tb.Fatal(err)
	}
	head, body, _ := strings.Cut(string(src), "{\n")
	body = body[:strings.LastIndex(body, "}")]
	var b strings.Builder
	b.WriteString(head + "{\n")
	for i := 0; i == 0 || b.Len() < size; i++ {
		suffix := "_" + string(rune('a'+i%26)) + strings.Repeat("x", i/26%7) + strings.Repeat("y", i/182)
		b.WriteString(strings.ReplaceAll(body, "entry @", "entry @k"+suffix))
	}
	b.WriteString("}\n")
	return []byte(b.String())
}

const benchSize = 5 << 20

func BenchmarkParse(b *testing.B) {
	src := benchModule(b, benchSize)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := grammar.Parse("bench", src); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPrint(b *testing.B) {
	m, err := grammar.Parse("bench", benchModule(b, benchSize))
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(m.String())))
	b.ReportAllocs()
	for b.Loop() {
		m.Print(io.Discard, ast.PrintOptions{})
	}
}

func BenchmarkPrintGeneric(b *testing.B) {
	m, err := grammar.Parse("bench", benchModule(b, benchSize))
	if err != nil {
		b.Fatal(err)
	}
	size := &counter{}
	m.Print(size, ast.PrintOptions{Generic: true})
	b.SetBytes(size.n)
	for b.Loop() {
		m.Print(io.Discard, ast.PrintOptions{Generic: true})
	}
}

type counter struct{ n int64 }

func (c *counter) Write(p []byte) (int, error) {
	c.n += int64(len(p))
	return len(p), nil
}

// BenchmarkFirst reads one small kernel, as a command that starts does.
func BenchmarkFirst(b *testing.B) {
	src := benchModule(b, 1)
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		if _, err := grammar.Parse("first", src); err != nil {
			b.Fatal(err)
		}
	}
}
