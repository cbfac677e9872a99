//go:build !linux

package heap

const untouched = 0

// growLarge does nothing where large pages are not asked for by address.
func growLarge() {}
