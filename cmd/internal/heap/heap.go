// Package heap prepares a command's memory: the garbage collector waits until there is
// something to collect, as most runs of a command end before; Linux hands out memory in
// large pages, as most of their time in the kernel goes into small ones; and a stack has at
// once the size that compiling takes.
package heap

import (
	"os"
	"runtime"
	"runtime/debug"
)

// first is how many bytes a command allocates before the first collection. The runtime
// would begin at 4 MiB, and collect half a dozen times while it compiles a kernel, most of
// which is still in use.
const first = 48 << 20

// runtimeFirst is what the runtime takes for it at 100 per cent.
const runtimeFirst = 4 << 20

// Start prepares the heap: large pages for what a kernel takes, and the first collection
// late. From then on they come as they do in every program, so that large inputs take no
// more memory. What GOGC says goes before.
func Start() {
	if os.Getenv("GOGC") != "" {
		return
	}
	usual := debug.SetGCPercent(100 * (first + untouched) / runtimeFirst)
	growLarge()
	sentinel := new([16]byte)
	runtime.SetFinalizer(sentinel, func(*[16]byte) { debug.SetGCPercent(usual) })
}
