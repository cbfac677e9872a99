package launcher

import "encoding/binary"

// The workspace is global memory that tile blocks use while they run, for alloca
// ops and for tiles too large for registers. It is cut into parts, of which a
// tile block takes a free one when it starts and gives it back when it ends.
// The launcher allocates it; with fewer parts than tile blocks that could run at
// a time, some wait for others.
//
//	u32 words         how many words of locks there are
//	u32 zero, 3 times
//	u32 locks[words]  bit i%32 of word i/32 is set while part i is taken, or if
//	                  there is no part i
//	parts             from the next multiple of Hidden.Align on, of Hidden.Bytes
//	                  each
const workspaceHeader = 16

func workspaceWords(parts int) int { return (parts + 31) / 32 }

// WorkspaceBytes returns the size of a workspace of as many parts, whatever
// address it is at.
func WorkspaceBytes(h Hidden, parts int) int64 {
	return int64(workspaceHeader+4*workspaceWords(parts)) + h.Align + h.Bytes*int64(parts)
}

// WorkspaceHeader returns what a workspace of as many parts, all free, starts
// with.
func WorkspaceHeader(parts int) []byte {
	words := workspaceWords(parts)
	b := make([]byte, workspaceHeader+4*words)
	binary.LittleEndian.PutUint32(b, uint32(words))
	if rest := parts % 32; rest > 0 {
		binary.LittleEndian.PutUint32(b[len(b)-4:], ^uint32(0)<<rest)
	}
	return b
}
