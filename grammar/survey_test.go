package grammar

import (
	"fmt"
	"strings"
	"testing"

	"tileir/ast"
)

// names renders definitions and uses as line:name, and what uses refer to.
func names(s *Survey) string {
	var out []string
	for _, d := range s.Defs {
		line, _ := s.Source.Position(posAt(d.Start))
		end, _ := s.Source.Position(posAt(d.ScopeEnd - 1))
		typ := "?"
		if len(d.Values) > 0 && d.Values[0].Type != nil {
			typ = d.Values[0].Type.String()
		}
		out = append(out, fmt.Sprintf("%d:%s to %d %s", line, d.Name, end, typ))
	}
	for _, u := range s.Uses {
		line, _ := s.Source.Position(posAt(u.Start))
		from, _ := s.Source.Position(posAt(s.Defs[u.Def].Start))
		out = append(out, fmt.Sprintf("%d:%s of %d", line, s.Source.Text[u.Start:u.End], from))
	}
	return strings.Join(out, "\n") + "\n"
}

func TestSurvey(t *testing.T) {
	const text = `cuda_tile.module @m {
  entry @k(%n: tile<i32>) {
    %a:2 = "test.two"(%n) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %b = adi %a#1, %n : tile<i32>
    for %i in (%n to %n, step %n) : tile<i32> {
      %c = addi %i, %a#0 : tile<i32>
    }
    %c = addi %b, %q : tile<i32>
    return
  }
}
`
	s := SurveyText("k.mlir", []byte(text), Options{})
	const want = `2:n to 10 tile<i32>
3:a to 10 tile<i32>
4:b to 10 ?
5:i to 7 tile<i32>
6:c to 7 tile<i32>
8:c to 10 ?
3:%n of 2
5:%n of 2
5:%n of 2
5:%n of 2
6:%i of 5
6:%a#0 of 3
8:%b of 4
`
	if got := names(s); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if len(s.Diagnostics) != 1 || !strings.Contains(s.Diagnostics[0].Message, "'adi'") {
		t.Errorf("findings: %v", s.Diagnostics)
	}
	opens, closes, starts := 0, 0, 0
	for _, tok := range s.Tokens {
		if tok.Opens {
			opens++
		}
		if tok.Closes {
			closes++
		}
		if tok.OpName {
			starts++
		}
	}
	if opens != 3 || closes != 3 || starts != 8 {
		t.Errorf("%d regions open, %d close, %d ops", opens, closes, starts)
	}
}

// FuzzSurvey: what is half written is read without a panic, and ranges lie in the text
// and refer to names that stand there.
func FuzzSurvey(f *testing.F) {
	f.Add("cuda_tile.module @m { entry @k(%n: tile<i32>) { %a = addi %n, ")
	f.Add("#loc = loc(\"a\":1:2)\nmodule { cuda_tile.module @m {} loc(#loc) }")
	f.Add("%a:2 = \"x\"() ({ ^bb(%c: i32): %a = \"y\"() }) : () -> ()")
	f.Fuzz(func(t *testing.T, text string) {
		s := SurveyText("f.mlir", []byte(text), Options{})
		last := 0
		for _, tok := range s.Tokens {
			if tok.Start < last || tok.End < tok.Start || tok.End > len(text) {
				t.Fatalf("token %+v behind %d of %d bytes", tok, last, len(text))
			}
			last = tok.End
		}
		for _, d := range s.Defs {
			if d.Start < 0 || d.End > len(text) || text[d.Start+1:d.End] != d.Name || d.ScopeEnd < d.End || d.ScopeEnd > len(text) {
				t.Fatalf("definition %+v in %d bytes", d, len(text))
			}
		}
		for _, u := range s.Uses {
			d := s.Defs[u.Def]
			if name, _ := valueName(text[u.Start:u.End]); name != d.Name {
				t.Fatalf("use %q of %q", text[u.Start:u.End], d.Name)
			}
		}
		m, err := Parse("f.mlir", []byte(text))
		if (err == nil) != (s.Diagnostics.Err() == nil) && !strings.HasPrefix(text, byteOrderMark) {
			t.Fatalf("parsed %v with %v, surveyed with %v", m != nil, err, s.Diagnostics)
		}
	})
}

func posAt(offset int) ast.Pos { return ast.Pos(offset + 1) }
