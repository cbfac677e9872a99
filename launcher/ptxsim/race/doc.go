// Package race finds accesses to memory that nothing orders, by happens-before.
//
// It compares vector clocks (Lamport 1978; Flanagan, Freund: "FastTrack", 2009). An
// agent has a component of its own in them: a warp, but also what a warp has begun and
// that runs beside it, such as a product or a copy. Agents of one unit, the CTAs of a
// cluster, have numbers; those of other units are told apart by their unit. An agent's
// component grows with each of its releases; an access has its value at that time. A
// History is a vector clock: of each agent, up to which value its accesses happen before.
// It is joined at barriers, at phases of mbarriers, and at locations that are released
// to and acquired from (PTX ISA, "Memory Consistency Model").
//
// A history has two clocks: what has happened, and what has happened and was followed by
// a fence between the proxies. Accesses of the asynchronous proxy are held to the second
// where those before are writes of the generic one.
//
// The lanes of a warp share a history: what one of them acquires counts for all. So a
// race may be missed; none is reported that is not there. But lanes are told apart
// where they access, and where one releases for itself.
//
// The package knows nothing of PTX: whoever executes it says what happens.
package race
