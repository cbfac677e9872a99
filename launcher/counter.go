package launcher

// The thread blocks of a persistent kernel may draw the tile blocks that they run from a counter in global memory. The launcher
// allocates it:
//
//	u32 drawn   how many tile blocks have been drawn; 0 before a launch and behind it

// CounterBytes is the size of a HiddenCounter's memory, which is zero before the launch.
const CounterBytes = 4
