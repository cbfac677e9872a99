package ptxgen

import (
	"os"
	"strings"
	"testing"
)

// TestVersions compares the version table with what ptxas was found to accept.
func TestVersions(t *testing.T) {
	text, err := os.ReadFile("ptx/testdata/versions.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.SplitN(line, "\t", 3)
		target := mustTarget(t, f[0])
		got, _ := target.Oldest()
		if v := asmVersion(f[2], target.SM); got.Less(v) {
			got = v
		}
		if got.String() != f[1] {
			t.Errorf("%s: %s needs %s, table says %s", f[0], f[2], f[1], got)
		}
	}
}

// TestTableTotal checks that every operation of a block's inside is lowered.
func TestTableTotal(t *testing.T) {
	notInside := map[nodeOp]bool{
		opInvalid: true, opParam: true, opBr: true, opCondBr: true, opSwitch: true, opRet: true, opUnreachable: true,
	}
	for op := range numNodeOps {
		if (lowerings[op] == nil) != notInside[op] {
			t.Errorf("operation %d: lowering present: %v", op, lowerings[op] != nil)
		}
	}
}
