// Package race finds accesses to memory that nothing orders, by happens-before.
//
// What accesses memory by itself is an agent: a warp, but also what a warp has
// begun and that goes on beside it, such as a product or a copy. Agents of one
// unit, the CTAs of a cluster, have numbers; those of other units are told apart by
// their unit. The n-th stretch of an agent between two of its releases has clock n.
// A history holds of each agent up to which clock its accesses have happened. It
// goes along with barriers, with phases of mbarriers, and with locations that are
// released to and acquired from (PTX ISA, "Memory Consistency Model").
//
// A history is two: what has happened, and what has happened and been followed by a
// fence between the proxies. The second is what accesses of the asynchronous proxy
// must come after, where those before are writes of the generic one.
//
// The lanes of a warp share a history: what one of them acquires, all know. A
// history may so be larger than it is, and a race go unseen; none is invented. But
// lanes are told apart where they access, and where one releases for itself.
//
// The package knows nothing of PTX: whoever executes it says what happens.
package race
