// Package source reads what a command is to work on: a file or standard input,
// bounded in size and in time, and told what it is if it is none of ours.
//
// It must not know what is done with the input.
package source

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"
)

// DefaultLimit is how many bytes of input are read unless a flag says otherwise.
const DefaultLimit Limit = 64 << 20

// StdinName is what messages call standard input.
const StdinName = "<stdin>"

// chunkBytes is how much is read at a time.
const chunkBytes = 1 << 20

// Name returns what messages call a file of the command line.
func Name(file string) string {
	if file == "-" {
		return StdinName
	}
	return file
}

// Read returns the contents of a file, or of stdin if the file is "-". What
// has more bytes than the limit is an error, and no more than that is read or
// kept. A read that waits, as of a named pipe, ends with the context: the
// error is then its cause, and the reader is left behind.
func Read(ctx context.Context, file string, stdin io.Reader, limit Limit) ([]byte, error) {
	type result struct {
		text []byte
		err  error
	}
	done := make(chan result, 1)
	go func() {
		text, err := read(ctx, file, stdin, limit)
		done <- result{text, err}
	}()
	select {
	case r := <-done:
		return r.text, r.err
	case <-ctx.Done():
		return nil, fmt.Errorf("reading %s: %w", Name(file), context.Cause(ctx))
	}
}

func read(ctx context.Context, file string, stdin io.Reader, limit Limit) ([]byte, error) {
	if file == "-" {
		text, err := readAll(ctx, stdin, limit)
		if err != nil && !errors.As(err, new(*tooLarge)) {
			err = fmt.Errorf("reading standard input: %w", err)
		}
		return text, named(err, StdinName)
	}
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no file %s", file)
	} else if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, fmt.Errorf("%s is a folder, expected a file", file)
	case info.Mode().IsRegular() && limit.exceeded(info.Size()):
		return nil, &tooLarge{name: file, size: info.Size(), limit: limit}
	}
	text, err := readKnown(ctx, f, info, limit)
	return text, named(err, file)
}

// readKnown reads a file into one piece of memory if it is as large as the system
// says, which it is not if it is no regular file or is being written.
func readKnown(ctx context.Context, f *os.File, info fs.FileInfo, limit Limit) ([]byte, error) {
	if !info.Mode().IsRegular() {
		return readAll(ctx, f, limit)
	}
	text := make([]byte, info.Size())
	for done := 0; done < len(text); {
		n, err := io.ReadFull(f, text[done:min(len(text), done+chunkBytes)])
		done += n
		switch {
		case err == io.EOF, errors.Is(err, io.ErrUnexpectedEOF):
			return text[:done], nil
		case err != nil:
			return nil, err
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		}
	}
	rest, err := readAll(ctx, f, limit)
	if err != nil || len(rest) == 0 {
		return text, err
	}
	text = append(text, rest...)
	if limit.exceeded(int64(len(text))) {
		return nil, &tooLarge{limit: limit}
	}
	return text, nil
}

// readAll reads in chunks, which are put together when all are there: what
// is too large has taken no more memory than the limit then.
func readAll(ctx context.Context, r io.Reader, limit Limit) ([]byte, error) {
	var chunks [][]byte
	total := int64(0)
	for {
		chunk := make([]byte, chunkBytes)
		n, err := io.ReadFull(r, chunk)
		chunks, total = append(chunks, chunk[:n]), total+int64(n)
		switch {
		case limit.exceeded(total):
			return nil, &tooLarge{limit: limit}
		case err == io.EOF, errors.Is(err, io.ErrUnexpectedEOF):
			return bytes.Join(chunks, nil), nil
		case err != nil:
			return nil, err
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		}
	}
}

// tooLarge is the error for input beyond the limit.
type tooLarge struct {
	name  string
	size  int64 // 0: not known
	limit Limit
}

func (e *tooLarge) Error() string {
	has := "more"
	if e.size > 0 {
		has = strconv.FormatInt(e.size, 10) + " bytes"
	}
	return fmt.Sprintf("%s: expected at most %s of input, got %s; --max-input sets the limit", e.name, e.limit, has)
}

// named puts the input's name into an error that lacks it.
func named(err error, name string) error {
	var large *tooLarge
	if errors.As(err, &large) {
		large.name = name
	}
	return err
}

// Limit is a number of bytes, a flag.Value written as 4096, 64K, 128M or 2G; 0
// is none.
type Limit int64

// units are the suffixes of a limit, the largest first.
var units = []struct {
	suffix string
	bytes  int64
}{{"G", 1 << 30}, {"M", 1 << 20}, {"K", 1 << 10}}

// exceeded reports whether n bytes are beyond the limit.
func (l Limit) exceeded(n int64) bool { return l > 0 && n > int64(l) }

// String implements flag.Value.
func (l Limit) String() string {
	for _, u := range units {
		if l > 0 && int64(l)%u.bytes == 0 {
			return strconv.FormatInt(int64(l)/u.bytes, 10) + u.suffix
		}
	}
	return strconv.FormatInt(int64(l), 10)
}

// Type implements the Value of pflag.
func (*Limit) Type() string { return "SIZE" }

// Set implements flag.Value.
func (l *Limit) Set(s string) error {
	digits, factor := strings.ToUpper(s), int64(1)
	for _, u := range units {
		if d, ok := strings.CutSuffix(digits, u.suffix); ok {
			digits, factor = d, u.bytes
			break
		}
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || n < 0 || n > maxLimit/factor {
		return fmt.Errorf("expected a number of bytes up to %s, such as 4096, 64K or 512M; 0 for no limit", Limit(maxLimit))
	}
	*l = Limit(n * factor)
	return nil
}

// maxLimit is the largest limit that can be named.
const maxLimit = 1 << 40
