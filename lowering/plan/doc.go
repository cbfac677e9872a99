// Package plan decides how a tile kernel runs on a CTA, and writes each
// decision into the IR: which warps and mma instruction compute a product,
// which loads are copied ahead of time and through how many stages, which
// thread holds which element, where shared memory is, where threads must wait
// for each other.
//
// Accesses through pointers that are affine in the coordinates, with a mask that
// is a box, are first written as accesses through a view, in the language itself
// (see rewriteBoxes); whatever follows knows one kind of access to blocks.
//
// Decisions are attributes called gpu.* on ops of the language, and ops called
// gpu.* beside them; both print and parse as any other IR, so that every dump
// can be read back. Nothing is decided later: the code generator follows.
//
// The attributes:
//
//	gpu.warps     on an entry: how many warps a tile block has
//	gpu.cluster   on an entry: how many CTAs share them, if not one
//	gpu.occupancy on an entry: how many CTAs a multiprocessor should hold
//	gpu.together  on an entry: how many tile blocks may share a CTA, a warp for each
//	gpu.divisors  on an entry: what divides its arguments, if it is specialized
//	gpu.shared    on an entry: bytes of shared memory
//	gpu.scratch   on an op that moves data between threads: where in shared memory
//	              it may do so, array<i64: offset, bytes>
//	gpu.rounds    on such an op: log2 of the number of parts in which it does so
//	gpu.layout    on an op: the layout of each result, see AppendLayout
//	gpu.vector    on a memory op: elements that one access may move, and along
//	              which dimension
//
// The ops:
//
//	gpu.alloc_shared                a tile in shared memory, see Shared
//	gpu.store_shared %tile, %s      a tile from registers to shared memory
//	gpu.load_shared %s[, %slot]     the reverse
//	gpu.copy_async %view, %s, %slot, %guard, %index…
//	                                global to shared memory, in the background;
//	                                inbounds as on the load that it stands for
//	gpu.copy_async %pointers, %s, %slot, %guard[, %mask | , %extent…]
//	                                the same, a chunk from the pointer of its
//	                                first element, where the mask is true or the
//	                                coordinates are below the extents
//	gpu.commit, gpu.wait {pending}  close a group of copies; wait for groups
//	gpu.barrier {why}               all threads of the CTA wait for each other
//	gpu.convert_layout %tile {by}   the same tile, held by other threads: by renaming
//	                                registers, by shuffles or through scratch
//	gpu.mma %a, %b, %acc[, %slot]   one mmaf or mmai by the instruction named;
//	                                slot_a, slot_b say which operand is staged
//	gpu.print %arg…[, %token…] {str, types}
//	                                print_tko of tiles of the types; an argument that
//	                                is a pointer instead says where the tile lies, in
//	                                row-major order: pointers as i64, i4 as i8, f4 as
//	                                f8E4M3FN. Threads wait for each other before they
//	                                read it and after
//	gpu.mma_wait %product           the result of a product that runs beside the
//	                                threads, once it is there
//
// The package must not know LLVM or PTX text: it names instructions, it does
// not write them.
package plan
