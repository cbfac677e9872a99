package heap

// stack is how deep compiling gets, and more than what the runtime begins with, 8 KiB.
const stack = 48 << 10

// GrowStack gives the goroutine that calls it a stack that compiling fits on. It would double
// three times as calls get deeper, and each time the runtime has to find the pointers of all
// calls that there are, in tables that are not read otherwise: 0.3 ms of compiling a small
// kernel.
//
//go:noinline
func GrowStack() {
	var room [stack]byte
	touch(&room)
}

//go:noinline
func touch(room *[stack]byte) { room[0] = 1 }
