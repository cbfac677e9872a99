package grammar

import (
	"regexp"
	"testing"

	"tileir/ast"
)

// TestOthersNames holds what is advised in place of names of other languages to the
// tables of ops and enumerations.
func TestOthersNames(t *testing.T) {
	for name, advice := range opsOfOthers {
		if _, known := ast.Lookup(name); known {
			t.Errorf("%s is an op of this language", name)
		}
		for _, quoted := range regexp.MustCompile(`'(\w+)'`).FindAllStringSubmatch(advice, -1) {
			if _, known := ast.Lookup(quoted[1]); !known {
				t.Errorf("for %s, %s is advised, which is no op", name, quoted[1])
			}
		}
	}
	for k, words := range wordsOfOthers {
		for word, now := range words {
			if _, known := ast.EnumKind(k).Info().Lookup(word); known {
				t.Errorf("%s is a word of %s", word, enumTitle(ast.EnumKind(k)))
			}
			if _, known := ast.EnumKind(k).Info().Lookup(now); !known {
				t.Errorf("for %s, %s is advised, which is no word of %s", word, now, enumTitle(ast.EnumKind(k)))
			}
		}
	}
}
