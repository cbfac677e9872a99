package conformance

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestNeovim edits a kernel in a real editor without a screen, with the settings that
// docs/EDITORS.md names and the language server of the command.
func TestNeovim(t *testing.T) {
	nvim, err := exec.LookPath("nvim")
	if err != nil {
		t.Skip("no nvim here: Debian's package neovim has it")
	}
	dir := t.TempDir()
	run := func(name string, args ...string) {
		t.Helper()
		cmd := exec.Command(name, args...)
		if said, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, said)
		}
	}
	tileopt := command(t, "tileopt")
	source, err := os.ReadFile("../examples/vector_add.mlir")
	if err != nil {
		t.Fatal(err)
	}
	kernel, binary, result := filepath.Join(dir, "k.mlir"), filepath.Join(dir, "k.tileirbc"), filepath.Join(dir, "result")
	if err := os.WriteFile(kernel, source, 0o644); err != nil {
		t.Fatal(err)
	}
	run(tileopt, "--mlir-to-cudatilebc", kernel, "-o", binary)

	settings, err := filepath.Abs("../editors/nvim")
	if err != nil {
		t.Fatal(err)
	}
	client, err := filepath.Abs("testdata/editor/client.lua")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(nvim, "--headless", "-n", "-i", "NONE", "-u", "NONE",
		"--cmd", "lua package.path = "+luaString(settings+"/?.lua;")+" .. package.path", "-c", "luafile "+client)
	cmd.Env = append(os.Environ(), "TILEOPT="+tileopt, "KERNEL="+kernel, "BYTECODE="+binary, "RESULT="+result, "XDG_STATE_HOME="+dir, "XDG_CACHE_HOME="+dir)
	said, err := cmd.CombinedOutput()
	got, readErr := os.ReadFile(result)
	if err != nil || readErr != nil {
		t.Fatalf("%v, %v\n%s", err, readErr, said)
	}
	const want = `filetype tileir
colour of %size = tileirValue
colour of muli tileirOp
colour of tile<i32> tileirType
colour of 128> tileirNumber
colour of //  tileirComment
findings 14:13 TIR0003
action Write 'muli'
mended %base = muli %x, %size : tile<i32>
hover muli
value %base : tile<i32>
signature addi %lhs, %rhs -> result: a tile of i1, i8, i16, i32 or i64
definition 16
references 2
completion true true and no values
renamed 2
formatted true
bytecode tileir true
`
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s%s", got, want, said)
	}
}

// luaString quotes a text for Lua.
func luaString(s string) string { return "[==[" + s + "]==]" }
