package schedule

import "tileir/lowering/plan/pass"

// Schedule is what the passes know of the kernel that they work on.
type Schedule struct{ *pass.Context }

// Of is the schedule of an entry, as far as it is written.
func Of(c *pass.Context) *Schedule { return &Schedule{c} }
