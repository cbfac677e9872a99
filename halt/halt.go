// Package halt ends work that is many calls deep when its context has ended.
//
// Loops over ops, values and instructions call If, which unwinds to where the
// package's exported function has deferred Catch; that returns the context's
// error. So what lies between needs neither a context in each signature nor an
// error in each result, and no panic leaves the package. Between two calls of If
// lies the work for one op, or less.
//
// The package must not know what the work is.
package halt

import "context"

// ended is what If panics with.
type ended struct{ err error }

// If unwinds to Catch if ctx has ended.
func If(ctx context.Context) {
	if err := ctx.Err(); err != nil {
		panic(ended{err})
	}
}

// Catch, deferred, makes the error of a context that has ended the result of the
// function. All other panics go on.
func Catch(err *error) {
	switch r := recover().(type) {
	case nil:
	case ended:
		*err = r.err
	default:
		panic(r)
	}
}
