package outfile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// read returns the text of a file; "" if there is none.
func read(path string) string {
	text, _ := os.ReadFile(path)
	return string(text)
}

// left returns what there is in a folder beside the files named.
func left(t *testing.T, folder string, names ...string) []string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var more []string
next:
	for _, e := range entries {
		for _, n := range names {
			if e.Name() == n {
				continue next
			}
		}
		more = append(more, e.Name())
	}
	return more
}

func text(s string) func(io.Writer) error {
	return func(w io.Writer) error { _, err := io.WriteString(w, s); return err }
}

// TestTogether: nothing appears before all is written, and nothing at all if
// one of the files cannot be.
func TestTogether(t *testing.T) {
	dir := t.TempDir()
	a, b := filepath.Join(dir, "a"), filepath.Join(dir, "b")
	os.WriteFile(a, []byte("old"), 0o600)
	var s Set
	if err := s.Add(a, text("new")); err != nil || read(a) != "old" {
		t.Errorf("before Commit: %v, %q", err, read(a))
	}
	broken := errors.New("broken")
	half := func(w io.Writer) error { io.WriteString(w, "ha"); return broken }
	if err := s.Add(b, half); !errors.Is(err, broken) || !strings.HasPrefix(err.Error(), "writing "+b) {
		t.Errorf("got %v", err)
	}
	s.Abort()
	if more := left(t, dir, "a"); read(a) != "old" || more != nil {
		t.Errorf("after Abort: %q, and there is %v", read(a), more)
	}
	if err := errors.Join(s.Add(a, text("new")), s.Add(b, text("too")), s.Commit()); err != nil {
		t.Error(err)
	}
	if more := left(t, dir, "a", "b"); read(a) != "new" || read(b) != "too" || more != nil {
		t.Errorf("after Commit: %q, %q, and there is %v", read(a), read(b), more)
	}
	if info, _ := os.Stat(a); runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("the file had permissions 0600, and has %v", info.Mode())
	}
}

// TestKilled: a process that dies while it writes leaves the old file.
func TestKilled(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	if err := Write(path, []byte("old")); err != nil {
		t.Fatal(err)
	}
	var s Set
	defer s.Abort()
	s.Add(path, func(w io.Writer) error {
		io.WriteString(w, strings.Repeat("new", 1<<16))
		if read(path) != "old" {
			t.Error("the old file is torn while the new one is written")
		}
		return nil
	})
}

// TestLink: what a link points to is replaced, the link stays.
func TestLink(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	os.WriteFile(file, []byte("old"), 0o644)
	if err := os.Symlink("file", link); err != nil {
		t.Skip(err)
	}
	if err := Write(link, []byte("new")); err != nil || read(file) != "new" {
		t.Errorf("%v, %q", err, read(file))
	}
	if to, err := os.Readlink(link); err != nil || to != "file" {
		t.Errorf("the link points to %q: %v", to, err)
	}
	if !Same(file, link) || !Same(file, filepath.Join(dir, ".", "file")) || Same(file, filepath.Join(dir, "other")) {
		t.Error("Same")
	}
	if !Same(filepath.Join(dir, "new"), dir+"/./new") {
		t.Error("Same, of files that are not there")
	}
	if Same(filepath.Join(dir, "new"), filepath.Join(dir, "NEW")) != (runtime.GOOS == "windows") {
		t.Error("Same, of names that differ in case")
	}
	if Same(os.DevNull, os.DevNull) {
		t.Error("a device may be written twice")
	}
}

// TestErrors: each says which file or folder it is about, in no more words.
func TestErrors(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	os.WriteFile(file, nil, 0o644)
	missing := filepath.Join(dir, "no")
	for path, want := range map[string]string{
		filepath.Join(missing, "a"): "there is no folder " + missing,
		filepath.Join(file, "a"):    file + " is no folder",
		dir:                         "it is a folder, expected a file",
	} {
		if err := Write(path, nil); err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "writing "+path+": ") {
			t.Errorf("%s: %v, expected %q", path, err, want)
		}
	}
	if err := Write(os.DevNull, []byte("x")); err != nil {
		t.Error(err)
	}
	if more := left(t, dir, "file"); more != nil {
		t.Errorf("left behind: %v", more)
	}
}

// TestReadOnly: a file that may not be written is not replaced.
func TestReadOnly(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	os.WriteFile(path, []byte("old"), 0o444)
	if f, err := os.OpenFile(path, os.O_WRONLY, 0); err == nil {
		f.Close()
		t.Skip("this user may write anything")
	}
	if err := Write(path, []byte("new")); !errors.Is(err, os.ErrPermission) || read(path) != "old" {
		t.Errorf("%v, %q", err, read(path))
	}
}
