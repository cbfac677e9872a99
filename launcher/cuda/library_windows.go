package cuda

import (
	"syscall"
	"unsafe"
)

// libraryName is what the NVIDIA driver installs for programs to load.
const libraryName = "nvcuda.dll"

// searchSystem32 makes LoadLibraryEx look in the system's folder alone, where the
// driver puts its library: one that lies in the working folder is not it.
const searchSystem32 = 0x800

// openLibrary loads a library of the system.
func openLibrary(name string) (uintptr, error) {
	text, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return 0, err
	}
	load := syscall.NewLazyDLL("kernel32.dll").NewProc("LoadLibraryExW")
	if err := load.Find(); err != nil {
		return 0, err
	}
	library, _, err := load.Call(uintptr(unsafe.Pointer(text)), 0, searchSystem32)
	if library == 0 {
		return 0, err
	}
	return library, nil
}

// findSymbol returns the address of a function of a library.
func findSymbol(library uintptr, name string) (uintptr, error) {
	return syscall.GetProcAddress(syscall.Handle(library), name)
}
