package conformance

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestGoreleaser: what a release is made by is right in itself.
func TestGoreleaser(t *testing.T) {
	tool, err := exec.LookPath("goreleaser")
	if err != nil {
		t.Skip("no goreleaser here: go install github.com/goreleaser/goreleaser/v2@v2.12.0 brings it")
	}
	cmd := exec.Command(tool, "check")
	cmd.Dir = ".."
	// Its exit status is 2 where the file is right and something in it is to go one day.
	said, err := cmd.CombinedOutput()
	if !bytes.Contains(said, []byte("1 configuration file(s) validated")) {
		t.Errorf("%v\n%s", err, said)
	}
}

// TestManualPages has groff set the pages of the commands without a warning.
func TestManualPages(t *testing.T) {
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("no groff here: Debian's package groff has it")
	}
	for _, name := range []string{"tileopt", "tilerun"} {
		page, err := exec.Command(command(t, name), "man").Output()
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.CommandContext(t.Context(), groff, "-man", "-ww", "-Tutf8", "-z")
		cmd.Stdin = bytes.NewReader(page)
		if said, err := cmd.CombinedOutput(); err != nil || len(page) < 1000 || len(said) > 0 {
			t.Errorf("%s: %v\n%s", name, err, said)
		}
	}
}

// TestRenameModule gives a copy of the module another path by the one command, and has
// every package of it listed, which reads all imports.
func TestRenameModule(t *testing.T) {
	for _, tool := range []string{"bash", "git", "perl"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("no %s here", tool)
		}
	}
	dir := t.TempDir()
	run := func(name string, args ...string) string {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "SKIP_BUILD=1")
		said, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %v: %v\n%s", name, args, err, said)
		}
		return string(said)
	}
	copyTracked(t, dir)
	run("git", "init", "-q")
	run("git", "add", "-A")
	const path = "example.com/you/tileir"
	run("bash", ".ci/rename-module", path)
	if list := run("go", "list", "-deps", "-f", "{{if .Module}}{{.ImportPath}}{{end}}", "./cmd/..."); !strings.Contains(list, path+"/lowering/plan") || strings.Contains(list, "\ntileir/") {
		t.Errorf("packages:\n%s", list)
	}
	if thorough() { // at another path nothing of it has been compiled before
		run("go", "vet", "./ast/num", "./halt", "./cmd/internal/version")
	}
}

// copyTracked copies the files of the module that git knows, or will, to a folder.
func copyTracked(t *testing.T, dir string) {
	t.Helper()
	list := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	list.Dir = ".."
	names, err := list.Output()
	if err != nil {
		t.Skip("this is no checkout of git")
	}
	for name := range strings.SplitSeq(strings.TrimRight(string(names), "\x00"), "\x00") {
		text, err := os.ReadFile(filepath.Join("..", name))
		if err != nil {
			continue // taken away, and git does not know yet
		}
		to := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
