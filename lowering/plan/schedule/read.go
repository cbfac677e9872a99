package schedule

import "tileir/lowering/plan/pass"

// Pass is the name of the pass that makes a schedule, or holds a given one to what is
// possible.
const Pass = "schedule"

// Schedule is what the passes know of the kernel that they work on.
type Schedule struct{ *pass.Context }

// Of is the schedule of an entry, as far as it is written.
func Of(c *pass.Context) *Schedule { return &Schedule{c} }
