package conformance

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/verify"
)

// A mutation is five bytes: what to do, a place (two bytes) and what to do it
// with (two bytes). So a fuzzer that changes bytes changes programs, and an
// input that fails carries the whole of its program with it.
const (
	mutationBytes = 5
	maxMutations  = 8
)

// mutateText applies the mutations to the words and lines of a program. Most of
// what comes out still parses, and much still verifies.
func mutateText(text string, mutations []byte) string {
	for n := 0; n < maxMutations && len(mutations) >= mutationBytes; n++ {
		at := int(mutations[1])<<8 | int(mutations[2])
		with := int(mutations[3])<<8 | int(mutations[4])
		text = textMutations[int(mutations[0])%len(textMutations)](text, at, with)
		mutations = mutations[mutationBytes:]
	}
	return text
}

var textMutations = []func(text string, at, with int) string{
	exchangeWord, replaceWord, replaceEverywhere, exchangeLines, dropLine, repeatLine,
}

// mutableWord matches what is exchanged whole: values, types and numbers, and
// what stands in brackets.
var mutableWord = regexp.MustCompile(`%?[A-Za-z_][A-Za-z0-9_.]*|-?[0-9]+|<[^<>\n]*>|\([^()\n]*\)|\[[^\[\]\n]*\]`)

// newWords are what programs seldom say, or say elsewhere only.
var newWords = strings.Fields(`0 1 2 3 4 7 8 15 16 31 32 64 127 128 255 256 1024 4096 -1 -128 32767 65536 2147483647 -2147483648
	9223372036854775807 i1 i4 i8 i16 i32 i64 f16 bf16 f32 f64 tf32 f8E4M3FN f8E5M2 f8E8M0FNU f4E2M1FN 1xi32 2xf32 16x16xf16 ?
	signed unsigned less_than less_than_or_equal equal not_equal greater_than ordered unordered nearest_even zero negative_inf
	positive_inf approx full flush_to_zero weak relaxed acquire release acq_rel tl_blk device sys addi subi muli divi remi
	andi ori xori shli shri mini maxi addf subf mulf divf minf maxf sqrt exp exp2 log sin cos tanh negf absf itof ftoi ftof exti
	trunci bitcast broadcast reshape permute cat extract select cmpi cmpf iota constant assume mmaf mmai reduce scan for loop if
	masked padding_value = nan pos_inf neg_zero`)

// wordsLike are the words of a text that begin like w, in order, each once.
func wordsLike(text, w string) []string {
	var list []string
	for _, x := range mutableWord.FindAllString(text, -1) {
		if kindOfWord(x) == kindOfWord(w) && !slices.Contains(list, x) {
			list = append(list, x)
		}
	}
	return list
}

func kindOfWord(w string) byte {
	switch c := w[0]; {
	case c == '-' || c >= '0' && c <= '9':
		return '0'
	case strings.IndexByte("%<([", c) >= 0:
		return c
	}
	return 'a'
}

// wordAt returns where a word stands, or no place where there is none.
func wordAt(text string, at int) []int {
	places := mutableWord.FindAllStringIndex(text, -1)
	if len(places) == 0 {
		return nil
	}
	return places[at%len(places)]
}

// exchangeWord puts another word of the text in the place of one.
func exchangeWord(text string, at, with int) string {
	p := wordAt(text, at)
	if p == nil {
		return text
	}
	others := wordsLike(text, text[p[0]:p[1]])
	return text[:p[0]] + others[with%len(others)] + text[p[1]:]
}

// replaceWord puts a word there that the text need not have.
func replaceWord(text string, at, with int) string {
	p := wordAt(text, at)
	if p == nil {
		return text
	}
	return text[:p[0]] + newWords[with%len(newWords)] + text[p[1]:]
}

// replaceEverywhere replaces all that is equal to a word: a number by another
// one, an element type by another, a value by another.
func replaceEverywhere(text string, at, with int) string {
	p := wordAt(text, at)
	if p == nil {
		return text
	}
	old := text[p[0]:p[1]]
	if kindOfWord(old) == 'a' || kindOfWord(old) == '0' {
		return strings.ReplaceAll(text, old, newWords[with%len(newWords)])
	}
	others := wordsLike(text, old)
	return strings.ReplaceAll(text, old, others[with%len(others)])
}

func exchangeLines(text string, at, with int) string {
	lines := strings.Split(text, "\n")
	i, j := at%len(lines), with%len(lines)
	lines[i], lines[j] = lines[j], lines[i]
	return strings.Join(lines, "\n")
}

func dropLine(text string, at, _ int) string {
	lines := strings.Split(text, "\n")
	i := at % len(lines)
	return strings.Join(slices.Delete(lines, i, i+1), "\n")
}

// resultName matches the first result that a line defines.
var resultName = regexp.MustCompile(`^\s*(%[A-Za-z0-9_]+)\s*(,|=)`)

// repeatLine says a line twice, the second time with another name for its result.
func repeatLine(text string, at, with int) string {
	lines := strings.Split(text, "\n")
	i := at % len(lines)
	again := lines[i]
	if m := resultName.FindStringSubmatchIndex(again); m != nil {
		again = again[:m[3]] + "_again" + again[m[3]:]
	}
	return strings.Join(slices.Insert(lines, with%(len(lines)+1), again), "\n")
}

// TestMutateText: enough of what the mutations make is a program, or the fuzz
// targets test nothing but the parser.
func TestMutateText(t *testing.T) {
	tried, valid := 0, 0
	for k, text := range fuzzSeeds(t) {
		if k%4 > 0 {
			continue
		}
		for i := range 6 {
			mutations := []byte{byte(i), byte(k), byte(37*i + 11*k), byte(k >> 2), byte(5*k + i)}
			m, err := grammar.Parse("mutant", []byte(mutateText(text, mutations)))
			tried++
			if err == nil && verify.Module(m) == nil {
				valid++
			}
		}
	}
	if valid*8 < tried {
		t.Errorf("%d of %d mutants are programs, expected an eighth or more", valid, tried)
	}
	t.Logf("%d of %d mutants are programs", valid, tried)
}
