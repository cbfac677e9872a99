package launcher

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"tileir/ast/num"
)

// maxStreamBytes bounds what is read of a file that has no size, such as a named
// pipe.
const maxStreamBytes = 1 << 30

// statFile returns what there is at path; what is neither a file nor a stream is
// an error.
func statFile(path string) (fs.FileInfo, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("there is no file %s", path)
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, fmt.Errorf("%s is a folder, expected a file", path)
	}
	return info, nil
}

// elementFile is a file of elements that is open: its own bytes, or those that a
// stream had until its end.
type elementFile struct {
	io.ReaderAt
	size  int64
	close func() error
}

// openElements opens a file of elements. Of a stream it reads up to the limit.
func openElements(path string, limit int64) (*elementFile, error) {
	info, err := statFile(path)
	if err != nil {
		return nil, err
	}
	f, err := os.Open(path) // of a named pipe, this waits for who writes into it
	if err != nil {
		return nil, err
	}
	if info.Mode().IsRegular() {
		return &elementFile{f, info.Size(), f.Close}, nil
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(data)) > limit {
		err = fmt.Errorf("%s: expected at most %d bytes of a stream, got more", path, limit)
	}
	if err != nil {
		return nil, err
	}
	return &elementFile{bytes.NewReader(data), int64(len(data)), func() error { return nil }}, nil
}

// all returns a reader of the whole file.
func (f *elementFile) all() io.Reader { return io.NewSectionReader(f, 0, f.size) }

// readRawFile reads a file that holds the elements and nothing else, laid out
// as in a device's memory.
func readRawFile(path string, elem num.Type, shape []int64) (*Array, error) {
	want, err := ArrayBytes(elem, shape)
	if err != nil {
		return nil, err
	}
	f, err := openElements(path, want)
	if err != nil {
		return nil, err
	}
	defer f.close()
	if f.size != want {
		return nil, fmt.Errorf("%s has %d bytes, %s of %s takes %d", path, f.size, shapeText(shape), elem, want)
	}
	a := &Array{Elem: elem, Shape: shape, Data: make([]byte, want)}
	if _, err := io.ReadFull(f.all(), a.Data); errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, fmt.Errorf("%s changed while it was read", path)
	} else if err != nil && want > 0 {
		return nil, err
	}
	a.normalize()
	return a, nil
}
