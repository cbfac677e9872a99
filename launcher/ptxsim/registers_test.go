package ptxsim

import (
	"strings"
	"testing"
)

// warpgroups is a kernel of two warpgroups, of which the first does one thing and the
// second another, that starts with 128 registers to a thread.
func warpgroups(first, second string) []byte {
	text := string(kernelText("\tsetp.lt.u32 %p1, %r1, 128;\n\t@%p1 bra $A;\n" + second + "\n\tret;\n$A:\n" + first + "\n\tst.global.b32 [%rd2], %r1;"))
	return []byte(strings.Replace(text, "k(.param .u64 k_param_0)", "k(.param .u64 k_param_0)\n.reqntid 256, 1, 1\n.minnctapersm 2", 1))
}

// TestRegistersMove has one warpgroup take what another gives away.
func TestRegistersMove(t *testing.T) {
	_, err := runText(t, warpgroups("\tsetmaxnreg.inc.sync.aligned.u32 216;", "\tsetmaxnreg.dec.sync.aligned.u32 40;"), 256, 256, Options{})
	if err != nil {
		t.Error(err)
	}
}

// TestRegistersFaults demands that mistakes in handing registers on are found.
func TestRegistersFaults(t *testing.T) {
	const dec = "\tsetmaxnreg.dec.sync.aligned.u32 40;"
	for want, c := range map[string]struct{ first, second string }{
		"waits for 96 registers for each of its lanes, of which the CTA's pool has 0": {"\tsetmaxnreg.inc.sync.aligned.u32 224;", dec},
		"setmaxnreg.inc.sync.aligned.u32: a thread has 128 registers":                 {"\tsetmaxnreg.inc.sync.aligned.u32 120;", dec},
		"setmaxnreg.dec.sync.aligned.u32: a thread has 128 registers":                 {"\tsetmaxnreg.dec.sync.aligned.u32 136;", dec},
		"another warp of its warpgroup is at the setmaxnreg of line":                  {dec, "\tsetp.lt.u32 %p2, %r1, 160;\n\t@%p2 bra $X;\n\tsetmaxnreg.dec.sync.aligned.u32 32;\n\tret;\n$X:\n\tsetmaxnreg.dec.sync.aligned.u32 64;"},
		"the warp has ended, and others of its warpgroup have executed it":            {dec, "\tsetp.lt.u32 %p2, %r1, 160;\n\t@%p2 bra $X;\n\tsetmaxnreg.dec.sync.aligned.u32 32;\n$X:"},
		"it is .aligned: all 32 threads of the warp must execute it together":         {dec, "\tsetp.lt.u32 %p2, %r1, 140;\n\t@%p2 setmaxnreg.dec.sync.aligned.u32 64;"},
	} {
		_, err := runText(t, warpgroups(c.first, c.second), 256, 256, Options{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, expected %s", err, want)
		}
	}
	_, err := runText(t, kernelText(dec), 128, 128, Options{})
	if want := "does not say how many registers its threads start with"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v, expected %s", err, want)
	}
	_, err = runText(t, warpgroups("\tsetmaxnreg.dec.sync.aligned.u32 42;", ""), 256, 256, Options{})
	if want := "expected a multiple of 8 registers, got 42"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v, expected %s", err, want)
	}
}
