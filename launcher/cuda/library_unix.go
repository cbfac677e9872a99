//go:build !windows

package cuda

import (
	"runtime"

	"github.com/ebitengine/purego"
)

// libraryName is what the NVIDIA driver installs for programs to load.
const libraryName = "libcuda.so.1"

// openLibrary loads a library; the system looks for it.
func openLibrary(name string) (uintptr, error) {
	runtime.LockOSThread() // the system remembers for each thread why it could not
	defer runtime.UnlockOSThread()
	return purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL)
}

// findSymbol returns the address of a function of a library.
func findSymbol(library uintptr, name string) (uintptr, error) {
	return purego.Dlsym(library, name)
}
