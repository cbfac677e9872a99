package tune

import (
	"strings"
	"testing"

	"tileir/family"
)

const someFamily = `// param: BM = 64 in 32, 64
// param: BN = 64 in 32, 64, 128
// param: T = f16 in f16, bf16
// param: M = 100
// where: BM*BN <= 4096
// tilerun: --grid ${ceildiv(M, BM)}
`

// split is a recipe that goes by a parameter of the kernel's, and admits less the larger that is.
var split = Recipe{Name: "s.recipe", Text: []byte("// param: BN = 32\n// param: S = 2 in 2, 4, 8\n// where: S*BN <= 256\nentry * { split_k = ${S} }\n")}

func names(list []Candidate) string {
	var words []string
	for _, c := range list {
		words = append(words, c.String())
	}
	return strings.Join(words, "; ")
}

func defines(t *testing.T, words string) (list []family.Define) {
	for _, w := range strings.Fields(words) {
		d, err := family.ParseDefine(w)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, d)
	}
	return list
}

// TestSpace: what varies are the integers that have values to choose from, but for those
// that are given; a run line's values fix none of these; ranges that are given stand for all;
// what the family excludes is left out.
func TestSpace(t *testing.T) {
	for _, c := range []struct {
		line, fixed, ranges string
		recipes             []Recipe
		want                string
	}{
		{"", "", "", nil, "BM=32 BN=32; BM=32 BN=64; BM=32 BN=128; BM=64 BN=32; BM=64 BN=64"},
		{"", "BM=64", "", nil, "BN=32; BN=64"},
		{"", "BN=64", "BM=32,64", nil, "BM=32; BM=64"},
		{"", "", "M=1..3", nil, "M=1; M=2; M=3"},
		{"", "BM=64 BN=64", "", []Recipe{{Name: "a.recipe"}}, "as it is; a.recipe"},
		{"", "BM=64 BN=64", "", []Recipe{split}, "as it is; S=2 s.recipe; S=4 s.recipe"},
		{"", "BM=64 S=8", "", []Recipe{split}, "BN=32; BN=32 s.recipe; BN=64"},
		{"", "BM=64", "BN=32,64 S=4,8", []Recipe{split}, "BN=32; BN=32 S=4 s.recipe; BN=32 S=8 s.recipe; BN=64; BN=64 S=4 s.recipe"},
		{"BM=64 M=50", "", "", nil, "BM=32 BN=32; BM=32 BN=64; BM=32 BN=128; BM=64 BN=32; BM=64 BN=64"},
		{"BM=64", "BM=32", "", nil, "BN=32; BN=64; BN=128"},
		{"BM=64 BN=128 S=4", "", "", []Recipe{split}, "BM=32 BN=32; BM=32 BN=32 S=2 s.recipe; BM=32 BN=32 S=4 s.recipe; BM=32 BN=32 S=8 s.recipe; BM=32 BN=64; BM=32 BN=64 S=2 s.recipe; BM=32 BN=64 S=4 s.recipe; BM=32 BN=128; BM=32 BN=128 S=2 s.recipe; BM=64 BN=32; BM=64 BN=32 S=2 s.recipe; BM=64 BN=32 S=4 s.recipe; BM=64 BN=32 S=8 s.recipe; BM=64 BN=64; BM=64 BN=64 S=2 s.recipe; BM=64 BN=64 S=4 s.recipe"},
		{"BM=64", "", "BN=32,64", nil, "BN=32; BN=64"},
		{"", "", "T=f16,bf16", nil, "T=f16; T=bf16"},
	} {
		var ranges []family.Range
		for _, w := range strings.Fields(c.ranges) {
			r, err := family.ParseRange(w)
			if err != nil {
				t.Fatal(err)
			}
			ranges = append(ranges, r)
		}
		s, err := NewSpace("f.mlir", []byte(someFamily), defines(t, c.line), defines(t, c.fixed), ranges, Recipe{}, c.recipes...)
		if err != nil {
			t.Errorf("%s, %s %s: %v", c.line, c.fixed, c.ranges, err)
			continue
		}
		if got := names(s.Listed); got != c.want {
			t.Errorf("%s, %s %s: got %s, want %s", c.line, c.fixed, c.ranges, got, c.want)
		}
	}
}

// TestNoSpace: each mistake is told, at its place if it has one.
func TestNoSpace(t *testing.T) {
	for _, c := range []struct{ text, ranges, want string }{
		{someFamily, "BX=1,2", "there is no parameter BX"},
		{someFamily, "BM=32,48", "f.mlir:1:22: error: expected one of 32, 64 for BM, got 48"},
		{someFamily + "// where: BM > 64\n", "", "none of"},
		{someFamily + "// param: X = 1 in 0..1023\n// param: Y = 1 in 0..1023\n", "", "expected at most 16384 candidates"},
		{"// param: BM = [\n// param: BM = 1\n", "", "f.mlir:1:"},
	} {
		var ranges []family.Range
		if c.ranges != "" {
			r, err := family.ParseRange(c.ranges)
			if err != nil {
				t.Fatal(err)
			}
			ranges = append(ranges, r)
		}
		if _, err := NewSpace("f.mlir", []byte(c.text), nil, nil, ranges, Recipe{}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
}

// TestPlainText is no family: there is one candidate.
func TestPlainText(t *testing.T) {
	s, err := NewSpace("f.mlir", []byte("cuda_tile.module @m {}\n"), nil, nil, nil, Recipe{})
	if err != nil || len(s.Listed) != 1 || s.Listed[0].String() != "as it is" {
		t.Errorf("got %v, %v", s, err)
	}
}

// TestShards: the shares of a list are all of it, each once.
func TestShards(t *testing.T) {
	list := make([]Ranked, 11)
	for i := range list {
		list[i].Recipe = string(rune('a' + i))
	}
	for count := 1; count < 13; count++ {
		seen := map[string]int{}
		for index := 1; index <= count; index++ {
			for _, r := range (Shard{index, count}).Of(list) {
				seen[r.Recipe]++
			}
		}
		if len(seen) != len(list) {
			t.Errorf("%d shares have %d of %d", count, len(seen), len(list))
		}
		for r, n := range seen {
			if n != 1 {
				t.Errorf("%d shares have %s %d times", count, r, n)
			}
		}
	}
	for _, bad := range []string{"", "1", "0/2", "3/2", "1/0", "a/b", "-1/2"} {
		if _, err := ParseShard(bad); err == nil {
			t.Errorf("%q was taken for a share", bad)
		}
	}
}
