package lowering_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/plan/hazard"
	"tileir/verify"
)

// planMutants is how many plans are tried with a line gone, elsewhere, twice, or with
// another value.
const planMutants = 3000

// TestPlanMutants changes lines of plans at random: what comes of it is compiled, or
// refused at its place, and never a panic.
func TestPlanMutants(t *testing.T) {
	var texts []string
	for _, path := range files(t, "testdata/plans/pending.mlir", "testdata/plans/roles.mlir", "testdata/plans/several_roles.mlir", "testdata/plans/products.mlir", "testdata/byhand/two_producers.mlir") {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, strings.Split(string(text), "// -----\n")...)
	}
	for _, path := range files(t, "testdata/passes/tokens.mlir", "testdata/passes/roles.mlir", "testdata/passes/nested.mlir", "testdata/passes/transformed.mlir") {
		texts = append(texts, planned(t, parse(t, path), "sm_90a").String())
	}
	rng := rand.New(rand.NewPCG(14, 1))
	read := 0
	for range planMutants {
		text := mutated(rng, texts[rng.IntN(len(texts))])
		m, err := grammar.Parse("plan", []byte(text))
		if err == nil {
			err = verify.Module(m)
		}
		if err != nil {
			continue
		}
		read++
		checkMutant(t, m, text)
	}
	if read < planMutants/10 {
		t.Errorf("only %d of %d are modules", read, planMutants)
	}
}

// checkMutant compiles a module, and looks at the rings and barriers of what comes of it.
func checkMutant(t *testing.T, m *ast.Module, text string) {
	defer func() {
		if r := recover(); r != nil {
			t.Fatalf("%v, of\n%s", r, text)
		}
	}()
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: "sm_90a"})
	if ds := (ast.Diagnostics{}); err != nil && !errors.As(err, &ds) {
		t.Fatalf("%v, of\n%s", err, text)
	}
	if err == nil {
		for _, e := range entries(r.Plan) {
			hazard.Check(e) // which may find that it is wrong
		}
	}
}

var valueName = regexp.MustCompile(`%[\w#]+`)

// mutated changes a line or two of a plan.
func mutated(rng *rand.Rand, text string) string {
	lines, names := strings.Split(text, "\n"), valueName.FindAllString(text, -1)
	for range 1 + rng.IntN(2) {
		i, j := rng.IntN(len(lines)), rng.IntN(len(lines))
		for k := 0; k < 50 && !strings.Contains(lines[i], `"gpu.`); k++ {
			i = rng.IntN(len(lines))
		}
		switch rng.IntN(5) {
		case 0:
			lines[i] = ""
		case 1:
			lines[i], lines[j] = lines[j], lines[i]
		case 2:
			lines = append(lines[:j:j], append([]string{lines[i]}, lines[j:]...)...)
		default:
			if at := valueName.FindAllStringIndex(lines[i], -1); len(at) > 0 {
				place := at[rng.IntN(len(at))]
				lines[i] = lines[i][:place[0]] + names[rng.IntN(len(names))] + lines[i][place[1]:]
			}
		}
	}
	return strings.Join(lines, "\n")
}
