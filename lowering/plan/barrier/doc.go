// Package barrier makes threads wait for each other where one may read or write what
// another wrote or read, and says why at each place.
//
// The package must not know why memory is used as it is: it follows the effects of ops
// and their tokens.
package barrier
