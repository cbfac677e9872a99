package heap

import (
	"testing"
	"unsafe"
)

// TestGrowStack: the stack of a goroutine that called it stays where it is as calls get deeper.
func TestGrowStack(t *testing.T) {
	moves := func(prepare func()) bool {
		moved := make(chan bool)
		go func() {
			var here byte
			prepare()
			before := uintptr(unsafe.Pointer(&here))
			deeper(stack / frame)
			moved <- uintptr(unsafe.Pointer(&here)) != before
		}()
		return <-moved
	}
	if !moves(func() {}) {
		t.Error("expected a stack as goroutines begin with to move")
	}
	if moves(GrowStack) {
		t.Error("expected the stack to have grown before")
	}
}

// frame is at most what a call of deeper takes, which has half of it and little else.
const frame = 1 << 10

//go:noinline
func deeper(n int) byte {
	var room [frame / 2]byte
	if n == 0 {
		return room[0]
	}
	room[n%len(room)] = deeper(n - 1)
	return room[0]
}
