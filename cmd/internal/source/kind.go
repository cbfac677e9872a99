package source

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
)

// A kind is something that is given by mistake.
type kind struct {
	what string
	hint string // what to do instead
	is   func(head []byte) bool
}

// headBytes is how much of the input tells what it is.
const headBytes = 1 << 12

// kinds is what is recognized, tried in order.
var kinds = []kind{
	{"a cubin, machine code for a GPU (ELF)", "expected the Tile IR that it was made from", isCubin},
	{"an ELF file, a program or library", "expected Tile IR as text or bytecode", hasPrefix("\x7fELF")},
	{"a fat binary of GPU code", "expected the Tile IR that it was made from", hasPrefix("\x50\xed\x55\xba")},
	{"PTX, which comes out of tileopt --emit=ptx and does not go in", "expected the Tile IR that it was made from", matches(`(?m)\A(\s|//[^\n]*\n)*\.version\s+\d`, "//", ".version")},
	{"LLVM bitcode", "expected Tile IR as text or bytecode", hasPrefix("BC\xc0\xde")},
	{"LLVM IR", "expected Tile IR as text or bytecode", matches(`(?m)\A(\s|;[^\n]*\n)*(source_filename|target (datalayout|triple))\s*=`, ";", "source_filename", "target ")},
	{"bytecode of MLIR, not of Tile IR", "expected what tileopt --mlir-to-cudatilebc writes", hasPrefix("ML\xefR")},
	{"Python", "expected Tile IR; conformance/cutile/export.py makes bytecode of cuTile kernels", matches(`(?m)\A(\s*(#[^\n]*)?\n)*("""|'''|#!.*python|import \w|from [\w.]+ import |def \w+\(|class \w+.*:$|@\w+(\.\w+)*(\(.*\))?$)`,
		"#", `"""`, "'''", "#!", "import ", "from ", "def ", "class ", "@")},
	{"an archive or compressed file", "expected it unpacked", isPacked},
	{"a NumPy file", "expected Tile IR; tilerun takes the file as --arg @FILE.npy", hasPrefix("\x93NUMPY")},
	{"text in UTF-16", "expected UTF-8", isUTF16},
}

func hasPrefix(magic string) func([]byte) bool {
	return func(head []byte) bool { return bytes.HasPrefix(head, []byte(magic)) }
}

// matches tells by a pattern. It is made only for an input that, behind blanks and comments, begins
// with one of some words: for most there is no need.
func matches(pattern, comment string, words ...string) func([]byte) bool {
	return func(head []byte) bool {
		rest := bytes.TrimSpace(head)
		for !slices.ContainsFunc(words, func(w string) bool { return hasPrefix(w)(rest) }) {
			if !hasPrefix(comment)(rest) {
				return false
			}
			_, rest, _ = bytes.Cut(rest, []byte("\n"))
			rest = bytes.TrimSpace(rest)
		}
		return regexp.MustCompile(pattern).Match(head)
	}
}

// isCubin reports whether head is that of an ELF file for machine 190, which is
// CUDA's.
func isCubin(head []byte) bool {
	const machineAt, cuda = 18, 190
	return hasPrefix("\x7fELF")(head) && len(head) > machineAt && head[machineAt] == cuda
}

func isPacked(head []byte) bool {
	for _, magic := range []string{"PK\x03\x04", "\x1f\x8b", "!<arch>\n", "\x28\xb5\x2f\xfd", "BZh", "\xfd7zXZ\x00"} {
		if hasPrefix(magic)(head) {
			return true
		}
	}
	return false
}

func isUTF16(head []byte) bool {
	return hasPrefix("\xff\xfe")(head) || hasPrefix("\xfe\xff")(head)
}

// CheckKind reports an error that says what the input is if that is neither Tile
// IR nor anything that a parser could say more about.
func CheckKind(name string, text []byte) error {
	head := text[:min(len(text), headBytes)]
	for _, k := range kinds {
		if k.is(head) {
			return fmt.Errorf("%s is %s: %s", name, k.what, k.hint)
		}
	}
	return nil
}
