package schedule

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering/machine"
	"tileir/lowering/plan/pass"
)

// TestPressure holds the estimates of testdata/pressure.mlir.
func TestPressure(t *testing.T) {
	const path = "testdata/pressure.mlir"
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	said := regexp.MustCompile(`(?m)^// (registers|ptxas): (.*)$`)
	sm90, _ := machine.Of("sm_90a")
	for _, part := range strings.Split(string(text), "// -----\n") {
		expected := map[string]string{}
		for _, m := range said.FindAllStringSubmatch(part, -1) {
			expected[m[1]] = m[2]
		}
		m, err := grammar.Parse(path, []byte("cuda_tile.module @m {\n"+part+"}\n"))
		if err != nil {
			t.Fatal(err)
		}
		m.Walk(func(entry *ast.Op) {
			if entry.Opcode != ast.OpEntry {
				return
			}
			p := measurePressure(pass.New(t.Context(), entry, sm90))
			var got []string
			for warps := 1; warps <= pass.MaxWarps; warps *= 2 {
				got = append(got, fmt.Sprint(p.registers(warps)))
			}
			if got := strings.Join(got, " "); got != expected["registers"] {
				t.Errorf("%s: %s registers, want %s (ptxas takes %s)", entry.Str(ast.KeySymName), got, expected["registers"], expected["ptxas"])
			}
		})
	}
}
