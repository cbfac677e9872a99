// Package legalize writes an entry in the ops that planning has an instruction or a
// copy for: products that no instruction computes as ones that one does, accesses
// through pointers as accesses through views, prints of what lies in memory as copies
// from there. What comes out is Tile IR, but for gpu.print.
//
// The package must not know layouts, warps or shared memory, nor what is scheduled, but for Addends, which runs behind that.
package legalize
