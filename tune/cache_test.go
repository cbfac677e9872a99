package tune

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func someKey(bm string) Key {
	return Key{Kernel: HashOf([]byte("text")), Entry: "e", Values: map[string]string{"BM": bm}, Args: []string{"f16:8x8"}, Target: "sm_90a", Device: "a GPU", Version: "v1"}
}

// TestCache: what was added is found, by whoever reads the file later, too; another version,
// target or argument is another kernel.
func TestCache(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "cache.jsonl")
	c, err := OpenCache(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []Record{{Key: someKey("64"), Seconds: 2e-6}, {Key: someKey("32"), Error: "wrong result"}, {Key: someKey("64"), Seconds: 1e-6}} {
		if err := c.Add(r); err != nil {
			t.Fatal(err)
		}
	}
	again, err := OpenCache(path)
	if err != nil {
		t.Fatal(err)
	}
	if r, ok := again.Find(someKey("64")); !ok || r.Seconds != 1e-6 {
		t.Errorf("got %v %v, want what was added last", r, ok)
	}
	if r, ok := again.Find(someKey("32")); !ok || r.Error != "wrong result" {
		t.Errorf("got %v %v", r, ok)
	}
	for _, change := range []func(*Key){
		func(k *Key) { k.Version = "v2" }, func(k *Key) { k.Target = "sm_80" }, func(k *Key) { k.Args = nil },
		func(k *Key) { k.Device = "another" }, func(k *Key) { k.Recipe = "r" }, func(k *Key) { k.Kernel = "k" },
	} {
		k := someKey("64")
		change(&k)
		if _, ok := again.Find(k); ok {
			t.Errorf("found %v", k)
		}
	}
}

// TestMergedCaches: files one behind the other are a cache, and a line that is cut off costs
// no other.
func TestMergedCaches(t *testing.T) {
	dir := t.TempDir()
	var all []byte
	for _, bm := range []string{"16", "32"} {
		path := filepath.Join(dir, bm)
		c, _ := OpenCache(path)
		if err := c.Add(Record{Key: someKey(bm), Seconds: 1}); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, text...)
	}
	path := filepath.Join(dir, "all")
	if err := os.WriteFile(path, append(all, all[:40]...), 0o666); err != nil {
		t.Fatal(err)
	}
	c, err := OpenCache(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Add(Record{Key: someKey("64"), Seconds: 1}); err != nil {
		t.Fatal(err)
	}
	if c, err = OpenCache(path); err != nil {
		t.Fatal(err)
	}
	for _, bm := range []string{"16", "32", "64"} {
		if _, ok := c.Find(someKey(bm)); !ok {
			t.Errorf("BM=%s is lost", bm)
		}
	}
}

// TestBadCaches: what is no cache is said to be none, with the line.
func TestBadCaches(t *testing.T) {
	for text, want := range map[string]string{
		"hello\n":                                   "c:1: error: expected what tilerun --tune measured",
		"\n{\"kernel\": 1}\n":                       "c:2: error",
		"{\"kernel\":\"k\"}\n":                      "for which target",
		"{\"nonsense\":\"k\"}\n":                    "unknown field",
		"{\"kernel\":\"k\",\"target\":\"sm_80\"}\n": "how long a launch took",
		"{\"kernel\":\"k\",\"target\":\"sm_80\",\"seconds\":-1}\n":          "how long a launch took",
		"{\"kernel\":\"k\",\"target\":\"sm_80\",\"seconds\":1} {\"a\":1}\n": "more behind it",
		"[]\n": "error",
	} {
		if _, err := ReadRecords("c", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}

// FuzzReadRecords: any bytes are a cache or an error, and what was read reads the same once
// it is written.
func FuzzReadRecords(f *testing.F) {
	f.Add([]byte("{\"kernel\":\"k\",\"target\":\"sm_80\",\"seconds\":1}\n"))
	f.Add([]byte("{\"kernel\":\"k\",\"target\":\"sm_80\",\"error\":\"e\",\"values\":{\"a\":\"b\"}}\n{\"kernel"))
	f.Add([]byte("{\n}"))
	f.Fuzz(func(t *testing.T, text []byte) {
		list, err := ReadRecords("c", text)
		if err != nil {
			return
		}
		path := filepath.Join(t.TempDir(), "c")
		c, err := OpenCache(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range list {
			if err := c.Add(r); err != nil {
				t.Fatal(err)
			}
		}
		written, _ := os.ReadFile(path)
		if n := bytes.Count(written, []byte("\n")); n != len(list) {
			t.Fatalf("%d records are %d lines", len(list), n)
		}
		again, err := ReadRecords("c", written)
		if err != nil || len(again) != len(list) {
			t.Fatalf("%d records, read again %d: %v", len(list), len(again), err)
		}
	})
}
