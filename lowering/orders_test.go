package lowering_test

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/lowering"
)

// ptxOf compiles a program for a target.
func ptxOf(t *testing.T, target, text string) string {
	t.Helper()
	m, err := grammar.Parse("orders.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	result, err := lowering.Compile(context.Background(), m, lowering.Options{Target: target})
	if err != nil {
		t.Fatal(err)
	}
	return string(result.Code.PTX)
}

// orderedAccess is an instruction, or a fence, that orders memory.
var orderedAccess = regexp.MustCompile(`(?m)^\t(?:@\S+ )?(fence\.\S+|(?:ld|st|atom|red)\.(?:global\.)?(?:relaxed|acquire|release|acq_rel)\.\S+)`)

// ordersIn lists what orders memory, runs of the same once, without types.
func ordersIn(text string) string {
	var list []string
	for _, m := range orderedAccess.FindAllStringSubmatch(text, -1) {
		words := strings.Split(strings.TrimSuffix(m[1], ";"), ".")
		name := ""
		for _, w := range words {
			if w != "global" && !strings.ContainsAny(w, "0123456789") {
				name += "." + w
			}
		}
		if name = name[1:]; len(list) == 0 || list[len(list)-1] != name {
			list = append(list, name)
		}
	}
	return strings.Join(list, " ")
}

// TestMemoryOrders holds what reaches the GPU of each memory order and scope to the
// words of the PTX ISA: the simulator, which runs all threads in one order, sees no
// fence that is missing.
func TestMemoryOrders(t *testing.T) {
	const some = `%i = iota : tile<512xi32>
    %r = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %b = broadcast %r : tile<1xptr<i32>> -> tile<512xptr<i32>>
    %a = offset %b, %i : tile<512xptr<i32>>, tile<512xi32> -> tile<512xptr<i32>>
    `
	scopes := map[string]string{"tl_blk": "cta", "device": "gpu", "sys": "sys"}
	for scope, s := range scopes {
		for op, want := range map[string]string{
			"%v, %t = load_ptr_tko relaxed SCOPE %p : tile<ptr<i32>> -> tile<i32>, token":                        "ld.relaxed.S",
			"%v, %t = load_ptr_tko acquire SCOPE %p : tile<ptr<i32>> -> tile<i32>, token":                        "ld.acquire.S",
			"%v, %t = load_ptr_tko relaxed SCOPE %a : tile<512xptr<i32>> -> tile<512xi32>, token":                "ld.relaxed.S",
			"%v, %t = load_ptr_tko acquire SCOPE %a : tile<512xptr<i32>> -> tile<512xi32>, token":                "ld.relaxed.S fence.acq_rel.S",
			"%t = store_ptr_tko relaxed SCOPE %p, %n : tile<ptr<i32>>, tile<i32> -> token":                       "st.relaxed.S",
			"%t = store_ptr_tko release SCOPE %p, %n : tile<ptr<i32>>, tile<i32> -> token":                       "st.release.S",
			"%t = store_ptr_tko relaxed SCOPE %a, %i : tile<512xptr<i32>>, tile<512xi32> -> token":               "st.relaxed.S",
			"%t = store_ptr_tko release SCOPE %a, %i : tile<512xptr<i32>>, tile<512xi32> -> token":               "fence.acq_rel.S st.relaxed.S",
			"%v, %t = atomic_rmw_tko relaxed SCOPE %p, add, %n : tile<ptr<i32>>, tile<i32> -> tile<i32>, token":  "red.relaxed.S.add",
			"%v, %t = atomic_rmw_tko acq_rel SCOPE %p, xchg, %n : tile<ptr<i32>>, tile<i32> -> tile<i32>, token": "atom.acq_rel.S.exch",
			"%v, %t = atomic_cas_tko acquire SCOPE %p, %n, %n : tile<ptr<i32>>, tile<i32> -> tile<i32>, token":   "atom.acquire.S.cas",
			"%v, %t = atomic_cas_tko release SCOPE %p, %n, %n : tile<ptr<i32>>, tile<i32> -> tile<i32>, token":   "atom.release.S.cas",
		} {
			text := fmt.Sprintf("cuda_tile.module @m {\n  entry @k(%%p: tile<ptr<i32>>, %%n: tile<i32>) {\n    %s%s\n    return\n  }\n}\n", some, strings.ReplaceAll(op, "SCOPE", scope))
			want := strings.ReplaceAll(want, ".S", "."+s)
			if got := ordersIn(ptxOf(t, "sm_90a", text)); got != want {
				t.Errorf("%s: got %q, want %q", strings.ReplaceAll(op, "SCOPE", scope), got, want)
			}
		}
	}
}
