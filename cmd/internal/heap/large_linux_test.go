package heap

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"unsafe"
)

// TestLarge: what is allocated next lies where large pages were asked for.
func TestLarge(t *testing.T) {
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); err != nil {
		t.Skip("this Linux has no large pages: ", err)
	}
	const alone = "HEAP_TEST_ALONE"
	if os.Getenv(alone) == "" { // in a process whose heap has not grown yet
		again := exec.Command(os.Args[0], "-test.run=^TestLarge$", "-test.v")
		again.Env = append(os.Environ(), alone+"=yes", "GOGC=", "GODEBUG=")
		if out, err := again.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	Start()
	for n := range chunks - 1 {
		object := make([]byte, chunk)
		at := uintptr(unsafe.Pointer(&object[0]))
		if flags := mapping(t, at); !strings.Contains(flags, " hg") {
			t.Errorf("expected large pages to be asked for at %#x, %d MiB on, got the flags%s", at, n*chunk>>20, flags)
		}
	}
}

// mapping returns the flags of the memory at an address, as Linux has them.
func mapping(t *testing.T, at uintptr) string {
	f, err := os.Open("/proc/self/smaps")
	if err != nil {
		t.Skip("this Linux does not say how memory is mapped: ", err)
	}
	defer f.Close()
	var begin, end uintptr
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fmt.Sscanf(lines.Text(), "%x-%x ", &begin, &end)
		if flags, ok := strings.CutPrefix(lines.Text(), "VmFlags:"); ok && begin <= at && at < end {
			return flags
		}
	}
	t.Fatalf("%#x is not mapped", at)
	return ""
}
