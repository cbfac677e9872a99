// Package outfile writes the files of a command so that each appears whole or
// not at all, and several of them together: a file is written beside its place
// under another name, brought to the disk, and renamed when all are there.
//
// It must not know what is written.
package outfile

import (
	"bufio"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// Set is files that appear together. The zero Set is empty; Commit or Abort
// ends its use.
type Set struct {
	staged []staged
}

// staged is a file that is written, and waits to be renamed.
type staged struct {
	temporary, path string
}

// Write writes one file whole.
func Write(path string, data []byte) error {
	var s Set
	defer s.Abort()
	err := s.Add(path, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
	return errors.Join(err, s.Commit())
}

// Add writes what is to be the file at path. What is there and no regular file,
// such as /dev/null or a named pipe, is written in place at once.
func (s *Set) Add(path string, write func(io.Writer) error) error {
	place, err := target(path)
	if err != nil {
		return err
	}
	info, err := os.Stat(place)
	switch {
	case err == nil && info.IsDir():
		return fmt.Errorf("writing %s: it is a folder, expected a file", path)
	case err == nil && !info.Mode().IsRegular():
		return writing(path, writeInPlace(place, write))
	}
	temporary, err := create(place)
	if err != nil {
		return writing(path, err)
	}
	s.staged = append(s.staged, staged{temporary.Name(), place})
	return writing(path, fill(temporary, info, write))
}

// Commit puts every file in its place.
func (s *Set) Commit() error {
	for len(s.staged) > 0 {
		f := s.staged[0]
		if err := os.Rename(f.temporary, f.path); err != nil {
			return writing(f.path, err)
		}
		s.staged = s.staged[1:]
		syncFolder(filepath.Dir(f.path))
	}
	return nil
}

// Abort removes what was not committed.
func (s *Set) Abort() {
	for _, f := range s.staged {
		os.Remove(f.temporary)
	}
	s.staged = nil
}

// Same reports whether two paths are of one file, one that is there or one that
// would be made. A device is nobody's file.
func Same(a, b string) bool {
	placeA, errA := target(a)
	placeB, errB := target(b)
	if errA != nil || errB != nil {
		return false // writing them will say so
	}
	infoA, errA := os.Stat(placeA)
	infoB, errB := os.Stat(placeB)
	if errA == nil && errB == nil {
		return infoA.Mode().IsRegular() && os.SameFile(infoA, infoB)
	}
	if runtime.GOOS == "windows" {
		return strings.EqualFold(placeA, placeB)
	}
	return placeA == placeB
}

// target returns where a file lies or would lie: links are followed, so that
// they stay what they are. The folder must be there.
func target(path string) (string, error) {
	if place, err := filepath.EvalSymlinks(path); err == nil {
		return filepath.Abs(place)
	}
	if link, err := os.Readlink(path); err == nil {
		return "", fmt.Errorf("writing %s: it is a link to %s, which is not there", path, link)
	}
	folder := filepath.Dir(path)
	place, err := filepath.EvalSymlinks(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("writing %s: there is no folder %s", path, folder)
	} else if err != nil {
		return "", writing(path, err)
	}
	if info, err := os.Stat(place); err == nil && !info.IsDir() {
		return "", fmt.Errorf("writing %s: %s is no folder", path, folder)
	}
	return filepath.Abs(filepath.Join(place, filepath.Base(path)))
}

// maxBase bounds how much of a file's name the temporary one has: names of 255
// bytes are all that most file systems take.
const maxBase = 200

// create makes a new file beside path. It has the permissions that any new
// file gets. A file that may not be written is not replaced either.
func create(path string) (*os.File, error) {
	old, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		err = old.Close()
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	base := filepath.Base(path)
	name := "." + base[:min(len(base), maxBase)] + "." + rand.Text()[:8] + ".tmp"
	return os.OpenFile(filepath.Join(filepath.Dir(path), name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
}

// fill writes the contents, brings them to the disk and closes the file; old is
// that which it replaces, whose permissions it gets, or nil.
func fill(f *os.File, old fs.FileInfo, write func(io.Writer) error) error {
	w := bufio.NewWriterSize(f, 1<<16)
	err := write(w)
	if err == nil {
		err = w.Flush()
	}
	if err == nil && old != nil {
		err = f.Chmod(old.Mode().Perm())
	}
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

func writeInPlace(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	w := bufio.NewWriterSize(f, 1<<16)
	if err = write(w); err == nil {
		err = w.Flush()
	}
	return errors.Join(err, f.Close())
}

// syncFolder brings a renaming to the disk, where systems allow that; the file
// is whole without it, the new one or the old.
func syncFolder(path string) {
	if f, err := os.Open(path); err == nil {
		f.Sync()
		f.Close()
	}
}

// writing says of an error that it came while a file was written. The temporary
// name in it is nobody's business.
func writing(path string, err error) error {
	var inner *fs.PathError
	var link *os.LinkError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &inner):
		err = inner.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return fmt.Errorf("writing %s: %w", path, err)
}
