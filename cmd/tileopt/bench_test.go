package main

import (
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// kernels is a module of about size bytes of real kernels.
func kernels(tb testing.TB, size int) string {
	src, err := os.ReadFile("../../grammar/testdata/kernels.mlir")
	if err != nil {
		tb.Fatal(err)
	}
	head, body, _ := strings.Cut(string(src), "{\n")
	body = body[:strings.LastIndex(body, "}")]
	var b strings.Builder
	b.WriteString(head + "{\n")
	for i := 0; b.Len() < size; i++ {
		b.WriteString(strings.ReplaceAll(body, "entry @", "entry @k"+strconv.Itoa(i)+"_"))
	}
	b.WriteString("}\n")
	return b.String()
}

// BenchmarkCommand measures the whole command on 5 MB of kernels, from text to
// verified IR to text. heap-B/B is the memory that the heap has taken from the
// system per byte of input.
func BenchmarkCommand(b *testing.B) {
	src := kernels(b, 5<<20)
	for name, args := range map[string][]string{
		"print": nil, "canonicalize": {"-canonicalize"}, "cse": {"-cse"}, "format": {"--format"},
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(src)))
			for b.Loop() {
				if code := run(args, strings.NewReader(src), io.Discard, os.Stderr); code != 0 {
					b.Fatal(code)
				}
			}
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			b.ReportMetric(float64(m.HeapSys)/float64(len(src)), "heap-B/B")
		})
	}
}

// BenchmarkVerified measures text to verified IR.
func BenchmarkVerified(b *testing.B) {
	src := kernels(b, 5<<20)
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		c := &command{options: &options{}, name: "bench"}
		if _, ds := c.check(part{text: []byte(src)}); len(ds) > 0 {
			b.Fatal(ds)
		}
	}
}
