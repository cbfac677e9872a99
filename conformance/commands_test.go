package conformance

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

// TestMain takes away what the tests built.
func TestMain(m *testing.M) {
	code := m.Run()
	if dir, err := built.dir, built.err; dir != "" {
		if err == nil {
			err = os.RemoveAll(dir)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
	}
	os.Exit(code)
}

// built is where the commands are, once a test has asked for them.
var built struct {
	once sync.Once
	dir  string
	err  error
}

// commands returns a folder with tileopt and tilerun, which are linked once for all tests.
func commands(t *testing.T) string {
	t.Helper()
	built.once.Do(func() {
		if built.dir, built.err = os.MkdirTemp("", "tileir-commands-"); built.err != nil {
			return
		}
		build := exec.Command("go", "build", "-o", built.dir+string(filepath.Separator), "./cmd/...")
		build.Dir = ".."
		if said, err := build.CombinedOutput(); err != nil {
			built.err = fmt.Errorf("%w\n%s", err, said)
		}
	})
	if built.err != nil {
		t.Fatal(built.err)
	}
	return built.dir
}

// command returns the path of one of them.
func command(t *testing.T, name string) string {
	t.Helper()
	return filepath.Join(commands(t), name)
}
