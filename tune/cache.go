package tune

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
)

// A Key says what was measured: one kernel on one device, compiled by one version.
type Key struct {
	Kernel  string            `json:"kernel"` // HashOf its text
	Entry   string            `json:"entry"`
	Values  map[string]string `json:"values"`           // of all parameters
	Recipe  string            `json:"recipe,omitempty"` // HashOf its text; "": none
	Args    []string          `json:"args"`             // types and shapes of buffers, values of scalars
	Target  string            `json:"target"`
	Device  string            `json:"device"`
	Version string            `json:"version"` // of this program
}

// HashOf stands for a text.
func HashOf(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:16])
}

// id is the key as a string.
func (k Key) id() string {
	text, err := json.Marshal(k)
	if err != nil {
		panic("BUG: tune: a key has no JSON: " + err.Error())
	}
	return string(text)
}

// A Record is a line of a cache: how long a launch took, or why there is none.
type Record struct {
	Key
	Seconds   float64 `json:"seconds,omitempty"`    // the median of several launches
	Estimated float64 `json:"estimate_s,omitempty"` // by the model
	Error     string  `json:"error,omitempty"`
}

// Cache is what was measured before, with the file that it is written to.
type Cache struct {
	path    string
	records map[string]Record
	builds  map[string]Record // by the key without the version: the last of any build
}

// DefaultCache is the file where nobody names one: below the user's folder for caches.
func DefaultCache() (string, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("there is no folder for caches: %w: --tune-cache FILE names a file", err)
	}
	return filepath.Join(dir, "tileir", "tune.jsonl"), nil
}

// OpenCache reads a cache. A file that is not there is an empty one.
func OpenCache(path string) (*Cache, error) {
	c := &Cache{path: path, records: map[string]Record{}, builds: map[string]Record{}}
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return c, nil
	} else if err != nil {
		return nil, err
	}
	list, err := ReadRecords(path, text)
	if err != nil {
		return nil, err
	}
	for _, r := range list {
		c.keep(r)
	}
	return c, nil
}

// ReadRecords reads the lines of a cache, of which the name is for messages. A line that is
// cut off, as by a full disk, is passed over: it is measured again.
func ReadRecords(name string, text []byte) (list []Record, err error) {
	number := 0
	for line := range bytes.Lines(text) {
		number++
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		r, err := readRecord(line)
		if errors.Is(err, io.ErrUnexpectedEOF) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: error: expected what tilerun --tune measured, as one JSON object: %w", name, number, err)
		}
		list = append(list, r)
	}
	return list, nil
}

func readRecord(line []byte) (r Record, err error) {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&r); err != nil {
		return r, err
	}
	switch {
	case d.More():
		return r, errors.New("there is more behind it")
	case r.Kernel == "" || r.Target == "":
		return r, errors.New("it says not of which kernel and for which target")
	case r.Error == "" && !(r.Seconds > 0 && r.Seconds < math.MaxFloat64):
		return r, fmt.Errorf("it says not how long a launch took: seconds is %v", r.Seconds)
	}
	return r, nil
}

// keep makes a record known.
func (c *Cache) keep(r Record) {
	c.records[r.id()] = r
	c.builds[r.anyBuild().id()] = r
}

// anyBuild is a key whatever the version.
func (k Key) anyBuild() Key {
	k.Version = ""
	return k
}

// Find returns what is known of a key.
func (c *Cache) Find(k Key) (Record, bool) {
	r, ok := c.records[k.id()]
	return r, ok
}

// FindOfAny returns what is known last of a key by any version of this program: no time of the
// kernel that this one compiles, but a guide to which candidate to take.
func (c *Cache) FindOfAny(k Key) (Record, bool) {
	r, ok := c.builds[k.anyBuild().id()]
	return r, ok
}

// Add keeps a record, in the file as well: a line in one piece, so that several programs
// may write to the same file.
func (c *Cache) Add(r Record) error {
	c.keep(r)
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(c.path), 0o777); err != nil {
		return err
	}
	f, err := os.OpenFile(c.path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o666)
	if err != nil {
		return err
	}
	line = append(line, '\n')
	if cut, err := endsWithin(f); err != nil {
		return errors.Join(err, f.Close())
	} else if cut {
		line = append([]byte{'\n'}, line...)
	}
	_, err = f.Write(line)
	return errors.Join(err, f.Close())
}

// endsWithin reports whether the last line of a file is cut off.
func endsWithin(f *os.File) (bool, error) {
	info, err := f.Stat()
	if err != nil || info.Size() == 0 {
		return false, err
	}
	last := make([]byte, 1)
	_, err = f.ReadAt(last, info.Size()-1)
	return last[0] != '\n', err
}
