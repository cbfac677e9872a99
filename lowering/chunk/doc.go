// Package chunk rewrites entries whose tiles are too large for the registers
// of a tile block: every such tile is computed in chunks by loops, and what has
// to be there as a whole lies in memory. It maps Tile IR to Tile IR, in ops of
// the language alone, so that what it leaves can be printed, verified and
// interpreted like any program.
//
// A chunk of a tile of shape S is given by its extents s, where s[d] divides
// S[d], and its place b, with 0 ≤ b[d] < S[d]/s[d]: the elements x with
//
//	b[d]·s[d] ≤ x[d] < (b[d]+1)·s[d]     for every dimension d
//
// As all extents are powers of two, the coordinates in a chunk are the low bits
// of the coordinates in the tile and its place is the high ones. Most ops turn
// a chunk of their result into chunks of their operands (s' of extents s', at
// place b'):
//
//	op                      s'[d]                  b'[d]
//	elementwise, load_ptr   s[d]                   b[d]
//	broadcast               1 where the operand's extent is 1, there at 0
//	permute by p            s'[p[d]] = s[d]        b'[p[d]] = b[d]
//	extract at i, of t      s[d]                   b[d] + i[d]·t[d]/s[d]
//	reshape                 the same bits of the row-major index, if they are
//	                        the low bits of each dimension of the operand
//	cat, insert             a chunk lies on one side, told by its place
//	mmaf, mmai              rows of one operand, columns of the other, in a
//	                        loop over k
//	load_view               a load of the chunk itself by a view of its size
//
// So a chunk is fused: an op that must run where it stands — one that writes
// memory, a reduction, a scan, an op that hands values out of a region — loops
// over the chunks of its operands and computes each of them from what it is made
// of, in the same loop. A value is materialized instead, by a loop at its definition,
// in a buffer that is read by chunk, if its chunks cannot be fused (results of
// reductions, scans and atomics; what loops and ifs hand over; a reshape that
// splits chunks; a load that may not move, see mayMove), or if too many places
// would fuse it.
//
// A print takes its tiles whole, each in one load from its buffer right before:
// the language has no other way to say it, and nothing needs to be in registers
// for it.
//
// The buffers are alloca ops, of the workspace in global memory. A tile beyond
// the registers of a tile block is also beyond its shared memory, or nearly.
//
// Memory order. A buffer has a token that comes after its stores; every read
// takes it. A load of the program that is fused runs where its chunks are
// demanded: what a token orders after it is given the tokens of those loops.
//
// A tile that a loop carries has a buffer that the loop's iterations rewrite. If
// only its own next value reads it, element by element, it is rewritten in
// place; otherwise each iteration first copies it to a buffer of its own. In the
// ops, a token takes the place of the tile.
//
// The package must not know layouts, threads, or what an instruction can do.
package chunk
