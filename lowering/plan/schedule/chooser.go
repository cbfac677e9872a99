package schedule

import (
	"tileir/ast"
	"tileir/lowering/plan/pass"
)

// chooser chooses what is copied ahead for the products of an entry, by the copy engine or by
// threads, and hands on what the choices behind it go by.
type chooser struct {
	residency
	tiles   []*StagedTile
	rings   []*Ring                   // of the copy engine, once they are chosen
	refused map[*ast.Op]*pass.Refusal // loads that the engine does not copy
	free    bool                      // nothing of the schedule is written by hand
}
