package shell

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// fakeTool answers as a command does that is asked what words may become: a flag, two
// values, or files. It is written to a folder of its own, with its scripts and files.
const fakeTool = `#!/bin/sh
for last; do :; done
case "$last" in
--em) printf -- '--emit=\tin which form\n' ;;
--emit=t) printf -- '--emit=text:1\tas text: one\n--emit=text:2\tas text: two\n' ;;
comp) printf ':files\t\ncompletion\ta script\n' ;;
*) printf ':files\t\n' ;;
esac
`

// shellTrial is what a shell makes of a line and a tab.
var shellTrial = []struct{ line, want string }{
	{"tool --em", "tool --emit="},
	{"tool --emit=t", "tool --emit=text:"},
	{"tool comp", "tool completion "},
	{"tool ker", "tool kernel.mlir "},
	{"tool --output=ker", "tool --output=kernel.mlir "},
	{"tool nothing", "tool nothing"},
}

// inFolder returns a folder with the tool, the script by which a shell completes its
// words, as name, and a file; and the command of a shell that runs there and finds the tool.
func inFolder(t *testing.T, shell, name string) (dir string, command func(args ...string) *exec.Cmd) {
	t.Helper()
	path, err := exec.LookPath(shell)
	if err != nil {
		t.Skipf("no %s here: Debian's package %s has it", shell, shell)
	}
	dir = t.TempDir()
	var script strings.Builder
	if err := newTool().WriteScript(&script, shell); err != nil {
		t.Fatal(err)
	}
	for file, text := range map[string]string{"tool": fakeTool, name: script.String(), "kernel.mlir": ""} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return dir, func(args ...string) *exec.Cmd {
		cmd := exec.CommandContext(t.Context(), path, args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "HOME="+dir, "ZDOTDIR="+dir, "XDG_CONFIG_HOME="+dir, "XDG_DATA_HOME="+dir, "TERM=dumb",
			"PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
		return cmd
	}
}

// typeInZsh types each line and a tab into an interactive zsh on a terminal, and prints
// what stands on the line then.
const typeInZsh = `
zmodload zsh/zpty
setup=$1; shift
zpty z zsh -f -i
zpty -w z "stty -echo; unsetopt LIST_BEEP; $setup"
zpty -w z 'report() { print -r -- "<<$BUFFER>>"; BUFFER= }; zle -N report; bindkey "^X^X" report; print READY""NOW'
zpty -r z shown '*READYNOW*'
for line; do
	zpty -w -n z "$line"$'\t\x18\x18'
	zpty -r z shown '*<<*>>*'
	shown=${shown##*<<}
	print -r -- "${shown%%>>*}|"
done
zpty -d z
`

// TestZsh has zsh complete words with the script, read as ~/.zshrc has it and found as a
// package installs it: there the first tab already has to do it.
func TestZsh(t *testing.T) {
	_, zsh := inFolder(t, "zsh", "_tool")
	for _, setup := range []string{
		"autoload -U compinit; compinit -u -D; source ./_tool",
		"fpath=($PWD $fpath); autoload -U compinit; compinit -u -D",
	} {
		args := []string{"-f", "-c", typeInZsh, "zsh", setup}
		var want strings.Builder
		for _, c := range shellTrial {
			args = append(args, c.line)
			want.WriteString(c.want + "|\n")
		}
		said, err := zsh(args...).CombinedOutput()
		if err != nil || string(said) != want.String() {
			t.Errorf("%s: %v, got\n%s\nwant\n%s", setup, err, said, want.String())
		}
	}
}

// TestFish has fish say what it offers for a line, by the script.
func TestFish(t *testing.T) {
	_, fish := inFolder(t, "fish", "tool.fish")
	for line, want := range map[string]string{
		"tool --em":         "--emit=\tin which form",
		"tool --emit=t":     "--emit=text:1\tas text: one\n--emit=text:2\tas text: two",
		"tool comp":         "completion\ta script",
		"tool ker":          "kernel.mlir",
		"tool --output=ker": "--output=kernel.mlir",
		"tool nothing":      "",
	} {
		said, err := fish("--no-config", "-c", "source ./tool.fish; complete -C "+"'"+line+"'").CombinedOutput()
		if got := strings.TrimSpace(string(said)); err != nil || got != want {
			t.Errorf("%q: got %q (%v), want %q", line, got, err, want)
		}
	}
}
