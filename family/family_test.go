package family_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/family"
)

// define makes defines of NAME=VALUE words.
func define(t *testing.T, words ...string) (list []family.Define) {
	t.Helper()
	for _, w := range words {
		d, err := family.ParseDefine(w)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, d)
	}
	return list
}

func TestExpand(t *testing.T) {
	const head = "// param: BM = 128 in 32, 64, 128, 200..210: rows\n// param: T = f16 in f16, i8\n"
	for _, c := range []struct{ text, defines, want string }{
		{"${BM}x${BM/2}x${T}", "", "128x64xf16"},
		{"${BM}x${BM / 2}x${T}", "BM=64 T=i8", "64x32xi8"},
		{"${BM}", "BM=64 BM=207", "207"},
		{"// tilerun: --grid ${ceildiv(500, BM)}", "", "// tilerun: --grid 4"},
		{"$${BM} $$ $x ${BM}", "", "${BM} $$ $x 128"},
		{"${T == \"i8\" ? \"mmai\" : \"mmaf\"}", "T=i8", "mmai"},
		{"${bits(T)*BM/8} ${log2(BM)} ${pow2(100)} ${min(BM, 3)} ${max(-1, -2)} ${7 % 4} ${1 - 2 - 3}", "", "256 7 128 3 -1 3 -4"},
		{"${!(BM < 64) && T != \"i8\" || 1/0 == 1 ? 1 : 2}", "", "1"},
		{"// let: HALF = BM/2\n${HALF}", "", "// given: HALF = 64\n64"},
		{"// where: BM >= 64\nx", "", "// where: BM >= 64\nx"},
		{"// if: BM > 64\n  a ${BM}\n// else:\n  b ${BM}\n// end:\nc", "", "// if: BM > 64\n  a 128\n// else:\n  // b ${BM}\n// end:\nc"},
		{"// if: BM > 64\na\n\n// else:\n// if: 1/0 == 1\nb\n// else:\nc\n// end:\n// let: X = Y\n// end:\nd", "", "// if: BM > 64\na\n\n// else:\n// if: 1/0 == 1\n// b\n// else:\n// c\n// end:\n// // let: X = Y\n// end:\nd"},
		{"a\r\n${BM}\r\n", "", "a\r\n128\r\n"},
	} {
		src, findings := family.Expand("f", []byte(head+c.text), define(t, strings.Fields(c.defines)...))
		if len(findings) > 0 {
			t.Errorf("%s with %q: %v", c.text, c.defines, findings)
			continue
		}
		_, rest, _ := strings.Cut(string(src.Text), "\n")
		_, rest, _ = strings.Cut(rest, "\n")
		if rest != c.want {
			t.Errorf("%s with %q:\n%s\nexpected\n%s", c.text, c.defines, rest, c.want)
		}
	}
}

// A text without parameters stays as it is, whatever else stands in it.
func TestNoFamily(t *testing.T) {
	text := []byte("// param: the parameter\n// if: x\n${BM} $${ // where: y\n")
	src, findings := family.Expand("f", text, nil)
	if len(findings) > 0 || src.Template != nil || !bytes.Equal(src.Text, text) {
		t.Errorf("%v %q", findings, src.Text)
	}
	if _, findings = family.Expand("f", text, define(t, "BM=1")); len(findings) != 1 || !strings.Contains(findings.Error(), "there is no parameter BM: expected a line such as // param: BM = 1") {
		t.Errorf("%v", findings)
	}
}

func TestMistakes(t *testing.T) {
	const head = "// param: BM = 128 in 64, 128\n// param: T = f16\n// param: N = 3\n"
	for _, c := range []struct{ text, defines, want string }{
		{"${BN}", "", "f:4:3: error: there is no parameter or let BN before this line; did you mean BM?"},
		{"ab ${BM/3}", "", "f:4:8: error: expected a division without a remainder (ceildiv rounds up, % is the remainder), got 128 / 3 [TIR0036]"},
		{"${BM/0}", "", "f:4:5: error: expected a divisor that is not 0, got 128 / 0"},
		{"${9223372036854775807 + N}", "", "f:4:23: error: expected a result that fits into 64 bits"},
		{"${3037000500*3037000500}", "", "f:4:13: error: expected a result that fits into 64 bits"},
		{"${-9223372036854775807 - N}", "", "expected a result that fits into 64 bits"},
		{"${9223372036854775808}", "", "f:4:3: error: expected an integer below 2^63"},
		{"${BM", "", "f:4:1: error: expected } on the line of this ${"},
		{"${}", "", "f:4:3: error: expected a value, got the end of the expression"},
		{"${BM +}", "", "f:4:7: error: expected a value"},
		{"${BM 3}", "", `f:4:6: error: expected the end of the expression, got "3"`},
		{"${BM ? 1 : 2}", "", "f:4:3: error: expected a truth value, got 128, which is an integer"},
		{"${BM == T}", "", "f:4:9: error: expected an integer, got f16, which is a word"},
		{"${BM < 3}", "", "f:4:3: error: expected a number or a word in a text, got a truth value"},
		{"${T + 1}", "", "f:4:3: error: expected an integer, got f16"},
		{"${cieldiv(BM, 2)}", "", "f:4:3: error: there is no function cieldiv; did you mean ceildiv?"},
		{"${min(BM)}", "", "f:4:9: error: expected ,"},
		{"${log2(100)}", "", "f:4:3: error: expected a power of two, got log2(100)"},
		{"${bits(\"f15\")}", "", "f:4:3: error: expected the name of an element type, such as f16, got bits(f15)"},
		{"${\"a b\"}", "", "f:4:3: error: expected a word in quotes"},
		{"// where: BM <= 64 && N > 1", "", "f:4:11: error: expected BM <= 64 && N > 1, which is not so with BM = 128, N = 3 [TIR0035]"},
		{"// where: 1 > 2", "", "f:4:13: error: expected a condition about parameters"},
		{"// if: N > 1", "", "f:4:4: error: expected a line // end: behind this if [TIR0037]"},
		{"// else:", "", "f:4:4: error: expected a line // if: before this else"},
		{"// if: N > 1\n// else:\n// else:\n// end:", "", "f:6:4: error: expected a line // end:, got a second else"},
		{"// if: N > 1\n// end: of it", "", "f:5:9: error: expected nothing behind end:, got of it"},
		{"// if: N > 3\n// param: X = 1\n// end:", "", "f:5:4: error: expected a parameter outside of an if"},
		{"// let: N = 4", "", "f:4:9: error: expected another name, N is taken"},
		{"// let: min = 4", "", "f:4:9: error: expected another name, min is taken"},
		{"// let: X", "", "f:4:9: error: expected let: NAME = EXPRESSION"},
		{"// let: X = BN\n${X}", "", "f:4:13: error: there is no parameter or let BN"},
		{"// param: X", "", "f:4:11: error: expected param: NAME = DEFAULT in VALUE"},
		{"// param: X = 1 in 2, 3", "", "f:4:15: error: expected a default that is one of 2, 3, got 1"},
		{"// param: X = 1 in 3..1", "", "f:4:20: error: expected a range such as 1..8, got 3..1"},
		{"// param: X = ? in 2, 3", "", "f:4:11: error: expected a value for X: --define X=… [TIR0034]"},
		{"", "BN=3", "f: error: there is no parameter BN; did you mean BM? (BM, N, T) [TIR0033]"},
		{"", "BM=129", "f:1:23: error: expected one of 64, 128 for BM, got 129"},
		{"", "N=f16", "f:3:11: error: expected an integer for N, got f16"},
		{"", "T=3", "f:2:11: error: expected a word for T, got 3"},
		{"${" + strings.Repeat("(", 300) + "1" + strings.Repeat(")", 300) + "}", "", "expected an expression that nests less deep"},
		{"${" + strings.Repeat("-", 300) + "1}", "", "expected an expression that nests less deep"},
	} {
		src, findings := family.Expand("f", []byte(head+c.text), define(t, strings.Fields(c.defines)...))
		if src != nil || len(findings) == 0 || !strings.Contains(findings.Error(), c.want) {
			t.Errorf("%s with %q:\n%v\nexpected\n%s", c.text, c.defines, findings, c.want)
		} else if len(findings) > 1 {
			t.Errorf("%s: more than one finding:\n%v", c.text, findings)
		}
	}
	for _, word := range []string{"BM", "=3", "BM=", "B M=3", "3=3", "BM=a b", "BM=${X}"} {
		if _, err := family.ParseDefine(word); err == nil {
			t.Errorf("%q is read as a define", word)
		}
	}
}

// Each byte outside of a piece knows where it comes from, and a place in a piece is
// where the piece begins.
func TestPlaces(t *testing.T) {
	src, findings := family.Expand("f", []byte("// param: BM = 1024\n  a ${BM} b ${BM/2} c\n"), nil)
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	for word, want := range map[string]int{"a": 3, "1024 b": 5, "024 b": 5, "b": 11, "512": 13, "c": 21} {
		line, col := src.Position(ast.Pos(bytes.Index(src.Text, []byte("  a"))+strings.Index("  a 1024 b 512 c", word)) + 1)
		if line != 2 || col != want {
			t.Errorf("%q is in %d:%d, expected 2:%d", word, line, col, want)
		}
	}
	d := &ast.Diagnostic{Severity: ast.Error, Source: src, Pos: ast.Pos(bytes.Index(src.Text, []byte("512")) + 1), Message: "wrong"}
	want := "f:2:13: error: wrong\n    a ${BM} b ${BM/2} c\n              ^\nf (expanded):2:12: note: what the parameters make of it\n    a 1024 b 512 c\n             ^"
	if d.Error() != want {
		t.Errorf("got\n%s\nexpected\n%s", d.Error(), want)
	}
}

func TestParameters(t *testing.T) {
	list, findings := family.Parameters("f", []byte("// param: A = 2 in 1, 2, 8..10: rows\n// param: B = ?\n"))
	if len(findings) > 0 || len(list) != 2 || list[0].Default != "2" || strings.Join(list[0].Values, " ") != "1 2 8 9 10" || list[1].Default != "" || list[1].Values != nil {
		t.Errorf("%v %v", list, findings)
	}
}

// TestCompanions: each of two texts has the values of its parameters, and one that both have is the
// first text's; a value that nobody has is the first text's to refuse.
func TestCompanions(t *testing.T) {
	text, companion := []byte("// param: A = 1\n// param: B = 2\n"), []byte("// param: B = 9\n// param: C = 3\n")
	defines := []family.Define{{"A", "5"}, {"C", "6"}, {"D", "7"}}
	if got := fmt.Sprint(family.Besides(text, companion, defines)); got != "[{A 5} {D 7}]" {
		t.Errorf("for the text: %s", got)
	}
	if got := fmt.Sprint(family.Along(companion, text, defines)); got != "[{B 2} {C 6}]" {
		t.Errorf("for the companion: %s", got)
	}
	if got := fmt.Sprint(family.Along(companion, text, append(defines, family.Define{"B", "8"}))); got != "[{B 2} {C 6} {B 8}]" {
		t.Errorf("for the companion: %s", got)
	}
	if got := fmt.Sprint(family.Besides(text, nil, defines), family.Along(nil, text, defines)); got != "[{A 5} {C 6} {D 7}] []" {
		t.Errorf("without one: %s", got)
	}
}

// FuzzExpand reads anything: what comes of it has as many lines, is no family any
// more, and knows where it comes from.
func FuzzExpand(f *testing.F) {
	names, _ := filepath.Glob("../examples/*/*_family.mlir")
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text, "BM=32 T=f32")
	}
	f.Add([]byte("// param: A = 2 in 1, 2, 8..10: x\n// param: B = ?\n// let: C = A*B\n// where: C > 1\n// if: A == 2\n${C}$${ ${A>1?\"a\":\"b\"}\n// else:\nx\n// end:\n"), "A=1 B=3")
	f.Fuzz(func(t *testing.T, text []byte, words string) {
		var defines []family.Define
		for _, w := range strings.Fields(words) {
			if d, err := family.ParseDefine(w); err == nil {
				defines = append(defines, d)
			}
		}
		src, findings := family.Expand("fuzz", text, defines)
		if (src == nil) == (len(findings) == 0) {
			t.Fatalf("%v and %v", src, findings)
		}
		if src == nil {
			_ = findings.Error()
			return
		}
		if bytes.Count(src.Text, []byte("\n")) != bytes.Count(text, []byte("\n")) {
			t.Fatalf("other lines:\n%s", src.Text)
		}
		if src.Template == nil {
			return
		}
		if family.Is(src.Text) {
			t.Fatalf("still a family:\n%s", src.Text)
		}
		inPiece := make([]bool, len(src.Text)+1)
		for _, p := range src.Pieces {
			for i := range p.Len {
				inPiece[p.At+i] = true
			}
		}
		for i, b := range src.Text {
			from := src.ToTemplate(i)
			if !inPiece[i] && (text[from] != b || src.FromTemplate(from) != i) {
				t.Fatalf("byte %d, %q, is said to come from %d", i, b, from)
			}
		}
		if got := family.Collapse(src, src.Text); !bytes.Equal(got, text) {
			t.Fatalf("collapses to\n%q\nfrom\n%q", got, text)
		}
	})
}
