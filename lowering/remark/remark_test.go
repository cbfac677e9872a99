package remark

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
)

// TestTable holds the rows to their form: each with codes in order, names of
// their own, and arguments that are names.
func TestTable(t *testing.T) {
	codes, names, last := regexp.MustCompile(`^TIR0[67][0-9]{2}$`), map[string]bool{}, ""
	for i, row := range Table {
		if !codes.MatchString(row.Code) || row.Code <= last {
			t.Errorf("row %d has code %q behind %q", i, row.Code, last)
		}
		last = row.Code
		if row.Name == "" || names[row.Name] || row.Pass == "" || row.Title == "" || !strings.HasSuffix(row.Detail, ".") {
			t.Errorf("%s: something is missing or said twice: %+v", row.Code, row)
		}
		names[row.Name] = true
	}
}

// TestQuestions: each remark answers one question, and none is without a remark that says what
// was missed.
func TestQuestions(t *testing.T) {
	asked := map[Reason]string{}
	for _, q := range Questions {
		if len(q.Reasons) == 0 {
			t.Errorf("%s: nothing is said", q.Text)
		}
		kinds := map[Kind]bool{}
		for _, r := range q.Reasons {
			if asked[r] != "" {
				t.Errorf("%s answers %s and %s", Table[r].Name, asked[r], q.Text)
			}
			asked[r] = q.Text
			kinds[Table[r].Kind] = true
		}
		if !kinds[Missed] {
			t.Errorf("%s: nothing says what was missed", q.Text)
		}
	}
	for r := range numReasons {
		if asked[r] == "" {
			t.Errorf("%s: who asks for that?", Table[r].Name)
		}
	}
}

func TestFilter(t *testing.T) {
	list := []Remark{{Reason: Ahead}, {Reason: NothingAhead}, {Reason: Converted}, {Reason: AccessNarrow}}
	for text, want := range map[string]string{
		"all":                         "Ahead NothingAhead Converted AccessNarrow",
		"missed":                      "NothingAhead AccessNarrow",
		"applied":                     "Ahead",
		"missed,schedule":             "NothingAhead",
		"schedule":                    "Ahead NothingAhead",
		"assign,schedule":             "Ahead NothingAhead AccessNarrow",
		"analysis,applied":            "Ahead Converted",
		"schedule,applied,missed":     "Ahead NothingAhead",
		"analysis,schedule":           "",
		"applied,all,assign,schedule": "Ahead NothingAhead AccessNarrow",
	} {
		f, err := ParseFilter(text)
		var got []string
		for _, r := range f.Of(list) {
			got = append(got, r.Row().Name)
		}
		if err != nil || strings.Join(got, " ") != want {
			t.Errorf("%s: got %v (%v), want %s", text, got, err, want)
		}
	}
	for _, text := range []string{"", "mis", "missed,", "SCHEDULE", "pipeline"} {
		if _, err := ParseFilter(text); err == nil || !strings.Contains(err.Error(), "expected missed, applied, analysis, all or a pass, one of chunk, boxes, ") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestForms(t *testing.T) {
	src := &ast.Source{Name: "it's.mlir", Text: []byte("one\ntwo three\n")}
	op := ast.NewOp(ast.OpMmaF, nil, nil)
	op.Pos = 9
	var l *List
	l.Add(Warps, src, "k", op)
	if l.All() != nil {
		t.Error("a nil list has remarks")
	}
	l = &List{}
	for range 2 {
		l.Add(MultiplyShape, src, "k", op, "instruction", "wgmma", "least", "64x8x16", "shape", "16x8x16", "n", 3)
	}
	all := l.All()
	if len(all) != 1 {
		t.Fatalf("%d remarks, want one: it was the same twice", len(all))
	}
	want := "it's.mlir:2:5: remark: not multiplied by wgmma, which takes 64x8x16 at least: the product is 16x8x16; instead: larger tiles [TIR0627]\n  two three\n      ^"
	if got := all[0].Diagnostic().Error(); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	yaml := `--- !Missed
Pass:            schedule
Name:            MultiplyShape
DebugLoc:        { File: 'it''s.mlir', Line: 2, Column: 5 }
Function:        'k'
Args:
  - String:          'not multiplied by '
  - Instruction:     'wgmma'
  - String:          ', which takes '
  - Least:           '64x8x16'
  - String:          ' at least: the product is '
  - Shape:           '16x8x16'
  - Instead:         'larger tiles'
  - Op:              'mmaf'
  - Code:            'TIR0627'
...
`
	if got := string(YAML(all)); got != yaml {
		t.Errorf("got\n%s\nwant\n%s", got, yaml)
	}
	text, err := JSON(all)
	var back []record
	if err == nil {
		err = json.Unmarshal(text, &back)
	}
	if err != nil || len(back) != 1 || back[0].Line != 2 || back[0].Kind != "missed" || back[0].Args["n"] != 3.0 || back[0].Instead != "larger tiles" {
		t.Errorf("%s (%v)", text, err)
	}
	l.Reset()
	if text, err := JSON(l.All()); err != nil || string(text) != "[]\n" {
		t.Errorf("of nothing: %s (%v)", text, err)
	}
}

// TestBytecodePlace: what has no place in a text is where its location says.
func TestBytecodePlace(t *testing.T) {
	op := ast.NewOp(ast.OpFor, nil, nil)
	op.Loc = &ast.Location{Kind: ast.LocCallSite, Subs: []*ast.Location{{Kind: ast.LocFile, Name: "k.py", Line: 7, Col: 3}, {Kind: ast.LocUnknown}}}
	l := &List{}
	l.Add(Warps, &ast.Source{Name: "k.bc"}, "k", op, "warps", 4, "why", "so")
	r := l.All()[0]
	if file, line, col := r.Place(); file != "k.py" || line != 7 || col != 3 {
		t.Errorf("%s:%d:%d", file, line, col)
	}
	if got := r.Diagnostic().Error(); !strings.Contains(got, "k.bc: remark: warps to a tile block: 4, as so") || !strings.Contains(got, "(k.py:7:3)") {
		t.Error(got)
	}
}
