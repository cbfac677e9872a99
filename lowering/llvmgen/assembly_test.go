package llvmgen

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tileir/ptxgen/ptx"
)

// asmTexts are strings that only inline assembly has: holes, constraints of registers and of
// memory, directives.
var asmTexts = regexp.MustCompile(`\$[0-9{]|~\{|^=&?[a-z](,|$)|^,?[hrlfdn](,[hrlfdn])+$|\.reg\b|@%?!?p\b`)

// dotted are words such as mnemonics.
var dotted = regexp.MustCompile(`\b[a-z0-9_]+\.[A-Za-z0-9_.:]*`)

// spellsPTX reports what of a text is PTX: a mnemonic of the instruction table, or what stands
// beside one in inline assembly.
func spellsPTX(text string) string {
	if found := asmTexts.FindString(text); found != "" {
		return found
	}
	for _, word := range dotted.FindAllString(text, -1) {
		opcode, _, _ := strings.Cut(word, ".")
		for _, f := range ptx.Forms() {
			if f.Opcode == opcode {
				return word
			}
		}
	}
	return ""
}

// TestNoPTXText looks through the strings of the package: none spells an instruction of PTX. And
// inline assembly is made in one place, of what package asm wrote.
func TestNoPTXText(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	made := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		fset := token.NewFileSet()
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		parsed, err := parser.ParseFile(fset, file, source, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING && spellsPTX(text) != "" {
					t.Errorf("%s: %q is PTX: expected an instruction of ptxgen/asm", fset.Position(n.Pos()), spellsPTX(text))
				}
			case *ast.CallExpr:
				s, ok := n.Fun.(*ast.SelectorExpr)
				if !ok || s.Sel.Name != "NewInlineAsm" {
					return true
				}
				made++
				call := string(source[fset.Position(n.Pos()).Offset:fset.Position(n.End()).Offset])
				if !strings.HasSuffix(call, "code.Text(), code.Constraints())") {
					t.Errorf("%s: expected the text and constraints of a code of ptxgen/asm, got %s", fset.Position(n.Pos()), call)
				}
			}
			return true
		})
	}
	if made != 1 {
		t.Errorf("expected inline assembly to be made in one place, got %d", made)
	}
}

// TestSpellsPTX tells texts of inline assembly from those that LLVM IR and messages have.
func TestSpellsPTX(t *testing.T) {
	for text, want := range map[string]string{
		"fence.acq_rel.":   "fence.acq_rel.",
		"ld.global":        "ld.global",
		"st.global%s.b%d":  "st.global",
		"prmt.b32 $0, $1":  "$0",
		"cvt.":             "cvt.",
		"=r,r,~{memory}":   "=r,",
		"r,l,r":            "r,l,r",
		"{ .reg .pred p;":  ".reg",
		"x = 0; .reg":      ".reg",
		"llvm.fma.f32":     "",
		"cluster.ctarank":  "",
		"tid.x":            "",
		"wgmma.mma_async.": "wgmma.mma_async.",
	} {
		if got := spellsPTX(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
