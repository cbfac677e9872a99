package ptx

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// instructionIn is a module with one instruction, on line 11, and registers of
// each type.
func instructionIn(version, target, text string) []byte {
	if strings.Contains(text, "%q") {
		text = ".reg .b128 %q<9>; " + text
	}
	return []byte(".version " + version + "\n.target " + target + `
.address_size 64
.global .b32 g[4];
.extern .shared .align 16 .b8 s[];
.func (.param .b32 r) callee(.param .b32 a, .param .b64 b) { ret; }
.visible .entry f(.param .u64 p, .param .align 64 .b8 map[128])
{
	.reg .pred %p<9>; .reg .b16 %rs<9>; .reg .b32 %r<99>; .reg .b64 %rd<9>; .reg .f32 %f<9>; .reg .f64 %fd<9>; .reg .u32 %u<9>;
	.param .b32 q0; .param .b32 q1; .param .b64 q2;
` + text + "\nL:\n\tret;\n}\n")
}

// stricter are the instructions that ptxas takes though the manual does not say
// so, and that are more likely a mistake.
var stricter = map[string]bool{
	"mov.b16 %rs1, g;":                            true,
	"mov.b32 %r1, {%rs1, _};":                     true,
	"selp.b32 %r1, !%r2, %r3, %p1;":               true,
	"cp.async.cg.shared.global [%r1], [%r2], 16;": true,
	"wgmma.wait_group.sync.aligned 8;":            true,
	".loc 7 1 1":                                  true,
}

// TestWrong verifies wrong instructions, which ptxas refuses too where there is
// one ($PTXAS): each line of testdata/wrong.txt is one,
// with its version and target where they matter, and after " ## " the error.
func TestWrong(t *testing.T) {
	const path = "testdata/wrong.txt"
	ptxas := os.Getenv("PTXAS")
	lines := strings.Split(strings.TrimSpace(string(readFile(t, path))), "\n")
	for i, line := range lines {
		text, want, _ := strings.Cut(line, " ## ")
		version, target, code := "8.0", "sm_90a", text
		if strings.HasPrefix(text, "(") {
			fmt.Sscanf(text, "(%s %s", &version, &target)
			target = strings.TrimSuffix(target, ")")
			_, code, _ = strings.Cut(text, ") ")
		}
		got := "accepted"
		module := instructionIn(version, target, code)
		if ptxas != "" && accepts(t, ptxas, target, module) {
			if !stricter[code] {
				t.Errorf("%s:%d: ptxas accepts %s", path, i+1, code)
			}
		}
		m, err := Parse("f", module)
		if err != nil {
			got = "not read: " + err.Error()
		} else if found := Verify(m); len(found) > 0 {
			got = strings.TrimPrefix(found[0].Error(), "f:")
			if len(found) > 1 {
				got += fmt.Sprintf(" (and %d more)", len(found)-1)
			}
		}
		if *update {
			lines[i] = text + " ## " + got
		} else if got != want {
			t.Errorf("%s:%d: %s\n got %s\nwant %s (-update writes the file)", path, i+1, text, got, want)
		}
	}
	if *update {
		if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// accepts reports whether ptxas assembles a module.
func accepts(t *testing.T, ptxas, target string, module []byte) bool {
	t.Helper()
	file := filepath.Join(t.TempDir(), "in.ptx")
	if err := os.WriteFile(file, module, 0o600); err != nil {
		t.Fatal(err)
	}
	return exec.CommandContext(t.Context(), ptxas, "-arch="+target, file, "-o", os.DevNull).Run() == nil
}

// TestVersionsNeeded verifies instructions at the versions that ptxas was found
// to accept them at, and at the versions before.
func TestVersionsNeeded(t *testing.T) {
	for _, line := range strings.Split(strings.TrimSpace(string(readFile(t, "testdata/versions.txt"))), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.SplitN(line, "\t", 3)
		if n := NewMnemonic(strings.Trim(strings.Fields(f[2])[0], ";")); formsOf(n.Opcode) == nil || strings.HasPrefix(f[2], "ldmatrix.sync.aligned.m16n16") {
			continue // of a generation that the table leaves out
		}
		for _, v := range []struct {
			text string
			ok   bool
		}{{f[1], true}, {before(f[1]), false}} {
			m, err := Parse("f", instructionIn(v.text, f[0], f[2]))
			if err != nil {
				t.Errorf("%s: %v", f[2], err)
				continue
			}
			found := Verify(m)
			if v.ok != (len(found) == 0) {
				t.Errorf("%s for %s and version %s: %v", f[2], f[0], v.text, found)
			}
		}
	}
}

// before returns the version before one.
func before(version string) string {
	v, _ := ParseVersion(version)
	if v.Minor == 0 {
		return fmt.Sprintf("%d.9", v.Major-1)
	}
	return fmt.Sprintf("%d.%d", v.Major, v.Minor-1)
}

// TestVerify verifies the modules that are at hand.
func TestVerify(t *testing.T) {
	for _, pattern := range []string{"testdata/*.ptx", "testdata/printed/*.ptx"} {
		for _, path := range files(t, pattern) {
			m, err := Parse(path, readFile(t, path))
			if err != nil {
				t.Error(err)
				continue
			}
			for _, e := range Verify(m) {
				t.Error(e)
			}
		}
	}
}

// TestTable checks that the rows say what can be read.
func TestTable(t *testing.T) {
	for opcode := range rowsOf() {
		for _, f := range formsOf(opcode) {
			text := opcode + " " + f.Mods + ": " + f.Args
			for i, s := range f.slots {
				if f.slotOf(s.name) != i {
					t.Errorf("%s: two slots %s", text, s.name)
				}
			}
			for _, list := range f.alternate() {
				for _, a := range list {
					if why := f.checkArg(&a); why != "" {
						t.Errorf("%s: %s: %s", text, a.text, why)
					}
				}
			}
		}
	}
}

// checkArg says what is wrong with an argument of a row.
func (f *Form) checkArg(a *arg) string {
	typed := a.kind == argScalar || a.kind == argPack
	if typed && a.fixed == NoType {
		if a.slot < 0 {
			return "no such type or slot"
		}
		for _, v := range strings.Split(f.slots[a.slot].values, "|") {
			if ParseType(v) == NoType {
				return "no such type " + v
			}
		}
		if f.slots[a.slot].optional {
			return "its type may be left out"
		}
	}
	if a.count != "" && f.slotOf(a.count) < 0 && strings.Trim(a.count, "0123456789") != "" {
		return "no such slot"
	}
	if a.kind == argFragment || a.kind == argDescriptor {
		if a.fixed == NoType && f.slotOf(string(a.fragment)) < 0 || f.slotOf("shape") < 0 {
			return "no slot for its type or its shape"
		}
	}
	return ""
}

// TestShapes: a row's "m64n*k16" stands for columns in steps of 8, at most 256.
func TestShapes(t *testing.T) {
	for shape, ok := range map[string]bool{
		"m64n8k16": true, "m64n72k16": true, "m64n256k16": true,
		"m64n0k16": false, "m64n12k16": false, "m64n264k16": false, "m64n08k16": false, "m64n+8k16": false, "m64nk16": false, "m64n8k8": false, "m64": false,
	} {
		if n := NewMnemonic("wgmma.mma_async.sync.aligned." + shape + ".f32.f16.f16"); (n.Err == nil) != ok {
			t.Errorf("%s: %v", shape, n.Err)
		}
	}
}

// TestRoles checks what instructions do with their operands.
func TestRoles(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"add.s32 %r1, %r2, 1;", "w r r"},
		{"ld.global.v2.b32 {%r1, %r2}, [%rd1];", "- w w r+R"},
		{"st.shared.b32 [%r1+4], %r2;", "r+W r"},
		{"atom.global.add.u32 %r1, [%rd1], %r2;", "w r+R+W r"},
		{"shfl.sync.idx.b32 %r1|%p1, %r2, 0, 31, -1;", "- w w r r r r"},
		{"mov.b32 {%rs1, _}, %r1;", "- w - r"},
		{"mov.b64 %rd1, {%r1, %r2};", "w - r r"},
		{"setp.lt.and.s32 %p1|%p2, %r1, %r2, !%p3;", "- w w r r r"},
		{"cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd2, {%r1, %r2}], [%r4];", "r+W - r+R - r r r+R+W"},
		{"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, %rd1, %rd2, %p1, 1, 1, 0, 0;", "- r+w r+w r+w r+w r r r r r r r"},
		{"mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4};", "- w w w w - r r r r - r r - r r r r"},
	} {
		m, err := Parse("f", instructionIn("8.0", "sm_90a", test.text))
		if err != nil {
			t.Error(err)
			continue
		}
		f := m.Func("f")
		for i := range f.Body {
			if in := &f.Body[i]; in.Line == 11 {
				if got := roleText(m.Roles(f, in, nil)); got != test.want {
					t.Errorf("%s: %s, want %s", test.text, got, test.want)
				}
			}
		}
	}
}

func roleText(roles []Role) string {
	var words []string
	for _, r := range roles {
		var parts []string
		for i, name := range []string{"r", "w", "R", "W"} {
			if r&(1<<i) != 0 {
				parts = append(parts, name)
			}
		}
		if parts == nil {
			parts = []string{"-"}
		}
		words = append(words, strings.Join(parts, "+"))
	}
	return strings.Join(words, " ")
}
