// Package assign gives every tile a layout: which thread holds which element.
//
// The package must not know why products and copies are as they are, or by what tiles go
// to other threads.
//
// # Natural layouts
//
// A value's natural layout is that of the product or the memory access that is nearest to
// it. It is looked for in a graph: the nodes are the values, and from each lead, in this
// order, edges to what it is made of (the operands of an elementwise op, what the branches
// of an if yield, what a loop carries on and begins with), and to what is made of it.
// Products, accesses and values that have a layout already are labelled. A search that
// goes depth first, along the edges in their order, ends at the first label. Loops and
// readers make cycles, and labels are added all the time: the ops are visited from the
// last to the first, and each value is labelled with what it was given.
//
// Searches that begin anew at every value take the square of their number, where there
// are no labels or where much lies on the way to one. The finder looks at every edge twice
// at most, whatever it is asked for and in whatever order. Say that a node is alive when a
// label can be reached from it, and dead when not.
//
//   - A search that has been in vain at a node has seen all that can be reached from it,
//     but for the nodes that it is still at. As in Tarjan's algorithm for strongly
//     connected components, each node knows the first of these that it leads to; a
//     component that leads to none, and has no label, is dead as a whole, and no search
//     enters it again.
//   - When a search arrives at a label, the nodes that it is at are alive, and get what comes
//     back along its path. Any other node that it entered and that is not dead leads, by
//     edges that it looked at, to one of these: going back along those edges gives each of
//     them what it comes to first. So every node that a search enters is labelled or dead
//     when the search ends.
//   - A label that is added makes those dead nodes alive that lead to it, and they are found
//     by going back along the edges on which they were looked at. Nothing makes a node dead
//     that was alive: labels stay, and where a reader is led to another value (that of a
//     conversion), that value is labelled.
//
// So a node is entered once while it is dead and once when it is alive, and each of its edges
// is looked at twice at most, and gone back along twice at most: time and memory are linear
// in values and operands.
package assign
