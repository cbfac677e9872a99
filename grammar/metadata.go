package grammar

import (
	"encoding/binary"
	"encoding/hex"
	"strings"
)

// A file may end with data that attributes refer to by name:
//
//	{-#
//	  dialect_resources: {
//	    builtin: {
//	      blob: "0x040000000100000002000000"
//	    }
//	  }
//	#-}
//
// Between two tokens it may stand anywhere. It is read as MLIR's "file metadata
// dictionary", checked, and kept as text in the form in which MLIR prints it, all
// dictionaries of a file in one.

// span is a part of the source.
type span struct{ start, end int }

// passMetadata notes a {-# … #-}. What was passed before is passed again where an
// attribute is read a second time.
func (l *lexer) passMetadata(start, end int) {
	if n := len(l.metadata); n == 0 || l.metadata[n-1].start < start {
		l.metadata = append(l.metadata, span{start, end})
	}
}

// metadataKey is a key with what it stands for: a value, or further keys.
type metadataKey struct {
	name, value string // as they are written
	keys        []*metadataKey
	byName      map[string]*metadataKey
}

// under returns the key of a name among those of m, and makes it if it is missing.
func (m *metadataKey) under(name string) *metadataKey {
	k := m.byName[name]
	if k == nil {
		if m.byName == nil {
			m.byName = map[string]*metadataKey{}
		}
		k = &metadataKey{name: name}
		m.keys, m.byName[name] = append(m.keys, k), k
	}
	return k
}

// The sections of the dictionary.
const (
	dialectResources  = "dialect_resources"
	externalResources = "external_resources"
)

// fileMetadata reads the dictionaries that the lexer passed, and returns what they hold
// as one, or nothing.
func (b *builder) fileMetadata() string {
	all := &metadataKey{}
	for _, s := range b.metadata {
		r := &metadataReader{b: b, lexer: lexer{text: b.text[:s.end-len("#-}")], pos: s.start + len("{-#")}}
		r.next()
		if !r.sections(all) {
			break
		}
	}
	var text strings.Builder
	for _, section := range all.keys {
		if len(section.keys) == 0 {
			continue
		}
		if text.Len() == 0 {
			text.WriteString("{-#\n")
		} else {
			text.WriteString(",\n")
		}
		section.print(&text, "  ")
	}
	if text.Len() == 0 {
		return ""
	}
	return text.String() + "\n#-}"
}

// print writes a key and all that is under it.
func (m *metadataKey) print(text *strings.Builder, indent string) {
	text.WriteString(indent + m.name + ": ")
	if m.value != "" {
		text.WriteString(m.value)
		return
	}
	text.WriteString("{\n")
	for i, k := range m.keys {
		if i > 0 {
			text.WriteString(",\n")
		}
		k.print(text, indent+"  ")
	}
	text.WriteString("\n" + indent + "}")
}

// metadataReader reads one dictionary. Its methods return false once they have reported
// an error.
type metadataReader struct {
	b     *builder
	lexer lexer
	at    token
}

func (r *metadataReader) next() { r.at = r.lexer.next() }

func (r *metadataReader) text() string { return r.lexer.text[r.at.start:r.at.end] }

func (r *metadataReader) fail(expected string) bool {
	got := "the end of the dictionary"
	if r.at.kind != kEOF {
		got = r.b.describe(&r.at)
	}
	r.b.reportAt(pos(&r.at), codeSyntax, "expected "+expected+", got "+got)
	return false
}

// accept passes a token of a kind.
func (r *metadataReader) accept(kind int16, what string) bool {
	if r.at.kind != kind {
		return r.fail(what)
	}
	r.next()
	return true
}

// list reads entries with commas between them, up to the end.
func (r *metadataReader) list(end int16, entry func() bool) bool {
	if r.at.kind == end {
		return true
	}
	for {
		if !entry() {
			return false
		}
		if r.at.kind != kComma {
			return true
		}
		r.next()
	}
}

// braced reads a list in braces.
func (r *metadataReader) braced(entry func() bool) bool {
	return r.accept(kLBrace, "{") && r.list(kRBrace, entry) && r.accept(kRBrace, "} or a comma")
}

// key reads a key, in quotes or not, and its colon.
func (r *metadataReader) key(what string, quoted bool) (name string, ok bool) {
	if r.at.kind != kWord && !(quoted && r.at.kind == kString) {
		return "", r.fail(what)
	}
	name = r.text()
	r.next()
	return name, r.accept(kColon, "a colon")
}

// sections reads the whole dictionary.
func (r *metadataReader) sections(all *metadataKey) bool {
	ok := r.list(kEOF, func() bool {
		if name := r.text(); r.at.kind == kWord && name != dialectResources && name != externalResources {
			return r.fail(dialectResources + " or " + externalResources)
		}
		name, ok := r.key(dialectResources+" or "+externalResources, false)
		return ok && r.braced(func() bool { return r.group(all.under(name), name == dialectResources) })
	})
	return ok && r.accept(kEOF, "a comma or #-}")
}

// group reads the entries of a dialect, or of whoever else has resources.
func (r *metadataReader) group(section *metadataKey, dialect bool) bool {
	if dialect && r.at.kind == kWord && r.text() != "builtin" {
		return r.fail("builtin, the dialect whose resources are known")
	}
	name, ok := r.key("a name", false)
	if !ok {
		return false
	}
	return r.braced(func() bool {
		key, ok := r.key("a key", true)
		return ok && r.value(section.under(name), key, dialect)
	})
}

// value reads what a key stands for.
func (r *metadataReader) value(group *metadataKey, key string, blob bool) bool {
	text := r.text()
	truth := r.at.kind == kWord && (text == "true" || text == "false")
	switch {
	case blob && (r.at.kind != kString || !isBlob(text)):
		return r.fail(`a blob for ` + key + `: "0x" and two digits for each byte, the first four of which are its alignment, a power of two`)
	case !blob && r.at.kind != kString && !truth:
		return r.fail("a string, true or false for " + key)
	}
	group.under(key).value = text
	r.next()
	return true
}

// isBlob reports whether a string is one of bytes behind their alignment.
func isBlob(quoted string) bool {
	digits, ok := strings.CutPrefix(strings.Trim(quoted, `"`), "0x")
	raw, err := hex.DecodeString(digits)
	if !ok || err != nil || len(raw) < 4 {
		return false
	}
	align := binary.LittleEndian.Uint32(raw)
	return align != 0 && align&(align-1) == 0
}
