package plan

import "tileir/lowering/plan/pass"

// entry is what the passes know of the kernel that they work on.
type entry struct{ *pass.Context }
