//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
)

// A named pipe into which nobody writes ends with --timeout; one into which
// somebody does is read to its end.
func TestPipe(t *testing.T) {
	pipe := func(name string) string {
		path := filepath.Join(t.TempDir(), name)
		if err := syscall.Mkfifo(path, 0o644); err != nil {
			t.Skip(err)
		}
		return path
	}
	for _, flags := range []string{"--arg a=@" + pipe("x.npy"), "--arg a=@" + pipe("x") + ":f32:4", "--expect a=@" + pipe("x.npy")} {
		code, _, stderr := newBench().run(program, append(strings.Fields(flags), "-", "--timeout=50ms")...)
		if code != 1 || !strings.HasSuffix(stderr, "not done within 50ms (--timeout)\n") {
			t.Errorf("%s: exit %d, %s", flags, code, stderr)
		}
	}
	want, err := launcher.NewArray(num.F32, 4)
	if err != nil {
		t.Fatal(err)
	}
	for name, write := range map[string]func(f *os.File) error{
		"@" + pipe("x.npy"):        func(f *os.File) error { return launcher.WriteNPY(f, want) },
		"@" + pipe("x") + ":f32:4": func(f *os.File) error { _, err := f.Write(want.Data); return err },
	} {
		go func() {
			path, _, _ := strings.Cut(name[1:], ":")
			f, err := os.OpenFile(path, os.O_WRONLY, 0)
			if err == nil {
				err = write(f)
				f.Close()
			}
			if err != nil {
				t.Error(err)
			}
		}()
		code, stdout, stderr := newBench().run(program, "-", "--arg", "a="+name, "--print=a")
		if code != 0 || !strings.Contains(stdout, "a (f32:4):\n[1. 1. 1. 1.]\n") {
			t.Errorf("%s: exit %d\n%s%s", name, code, stdout, stderr)
		}
	}
}

// What never ends is not read to its end.
func TestEndlessFile(t *testing.T) {
	if _, err := os.Stat("/dev/zero"); err != nil {
		t.Skip(err)
	}
	code, _, stderr := newBench().run(program, "-", "--arg", "a=@/dev/zero:f32:4")
	if code != 1 || !strings.Contains(stderr, "/dev/zero: expected at most 16 bytes of a stream, got more") {
		t.Errorf("exit %d, %s", code, stderr)
	}
}
