// Package conformance holds the tests that span packages: the import rules,
// the examples on every device, and the support table. It has no code of its
// own beside them.
package conformance
