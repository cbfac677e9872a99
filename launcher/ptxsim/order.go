package ptxsim

import "math/rand/v2"

// shuffler decides in which order warps run. Without a seed they take turns in
// their own order; with one each round has another.
type shuffler struct {
	random *rand.Rand // nil: the plain order
	list   []*warp
}

// newShuffler returns the order of unit number i under a seed.
func newShuffler(seed, i uint64) *shuffler {
	if seed == 0 {
		return &shuffler{}
	}
	return &shuffler{random: rand.New(rand.NewPCG(seed, i))}
}

// warps returns all warps of a unit in the order of a round.
func (s *shuffler) warps(u *unit) []*warp {
	if s.list == nil {
		for _, c := range u.ctas {
			s.list = append(s.list, c.warps...)
		}
	}
	if s.random != nil {
		s.random.Shuffle(len(s.list), func(i, j int) { s.list[i], s.list[j] = s.list[j], s.list[i] })
	}
	return s.list
}

// quantum is how many instructions a path may execute in its turn.
func (s *shuffler) quantum() int {
	if s.random == nil {
		return quantum
	}
	return 1 + s.random.IntN(64)
}

// pick chooses one of n pieces of asynchronous work.
func (s *shuffler) pick(n int) int {
	if s.random == nil {
		return 0
	}
	return s.random.IntN(n)
}

// spurious says whether a try_wait gives up though it could wait.
func (s *shuffler) spurious() bool { return s.random != nil && s.random.IntN(4) == 0 }
