package main

import (
	"bytes"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"tileir/ast/num"
)

const familyPath = "../kernels/gemm_sizes.mlir"

func ask(t *testing.T, lines ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	err := run(t.Context(), "sim", []string{familyPath}, strings.NewReader(strings.Join(lines, "\n")+"\n"), &out)
	return out.String(), err
}

// TestTimes compiles members for the simulator, which runs their PTX: both sums, with and
// without a recipe's and a pass's part, and graphs.
func TestTimes(t *testing.T) {
	got, err := ask(t,
		"SUM=f32 BM=64 BN=64 BK=32 M=128 N=64 K=96",
		"SUM=f16 BM=64 BN=128 BK=64 M=64 N=128 K=128 without=merge,roles",
		"BM=64 BN=64 BK=32 M=64 N=64 K=64 without=assign",
		"BM=64 BN=64 BK=32 M=64 N=64 K=64 recipe=testdata/no.recipe",
		"",
		"0 1 0", "1 2 20", "2 1 0", "3 1 0", "4 1 0", "x")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		`compiled`, `0\.\d+|\d.*e-\d+`, `0\.\d+|\d.*e-\d+`, `error: pass "assign" cannot be disabled.*`,
		`error: open testdata/no\.recipe: .*`, `error: expected the index of one of 4 members.*got "4 1 0"`, `error: .*got "x"`,
	}
	lines := strings.Split(strings.TrimSpace(got), "\n")
	if len(lines) != len(want) {
		t.Fatalf("got %d lines, expected %d:\n%s", len(lines), len(want), got)
	}
	for i, line := range lines {
		if !regexp.MustCompile("^(" + want[i] + ")$").MatchString(line) {
			t.Errorf("line %d: got %q, expected %s", i+1, line, want[i])
		}
	}
}

// TestMembers: a line that is none is told, with its number.
func TestMembers(t *testing.T) {
	const good = "BM=64 BN=64 BK=32 M=64 N=64 K=64"
	for line, want := range map[string]string{
		"BM":                             `line 2: expected NAME=VALUE, got "BM"`,
		"BM=64 BN=64 BK=32 M=64 N=64":    "line 2: expected a positive number for K",
		"BM=64 BN=0 BK=32 M=64 N=64 K=1": "line 2: expected a positive number for BN",
	} {
		if _, err := ask(t, good, line, ""); err == nil || err.Error() != want {
			t.Errorf("%q: got %v, expected %s", line, err, want)
		}
	}
	if err := run(t.Context(), "cuda:1", []string{familyPath}, strings.NewReader(""), io.Discard); err == nil {
		t.Error("there is no device cuda:1")
	}
}

// TestCheck: with one number of A other than it was, some element is not what was computed.
func TestCheck(t *testing.T) {
	device, err := open("sim")
	if err != nil {
		t.Fatal(err)
	}
	defer device.Close()
	m, err := parseMember("BM=64 BN=64 BK=32 M=64 N=64 K=64")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(familyPath)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.compile(t.Context(), familyPath, text, device.Info().Target); err != nil {
		t.Fatal(err)
	}
	b := &bench{device: device, members: []*member{m}}
	if err := b.fill(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := b.try(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	b.right.elements, b.right.size = nil, [3]int{}
	b.a.SetBits(5, num.Encode(num.F16, 8, num.NearestEven))
	if err := b.check(t.Context(), m); err == nil || !strings.HasPrefix(err.Error(), "c[0,") {
		t.Errorf("got %v, expected an element of row 0", err)
	}
}
